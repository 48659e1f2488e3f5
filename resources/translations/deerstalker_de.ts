<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Cards</name>
    <message>
        <source>Axe</source>
        <translation>Axt</translation>
    </message>
    <message>
        <source>Ballroom</source>
        <translation>Musikzimmer</translation>
    </message>
    <message>
        <source>Bat</source>
        <translation>Schläger</translation>
    </message>
    <message>
        <source>Billiard Room</source>
        <translation>Billardzimmer</translation>
    </message>
    <message>
        <source>Candlestick</source>
        <translation>Leuchter</translation>
    </message>
    <message>
        <source>Carriage House</source>
        <translation>Remise</translation>
    </message>
    <message>
        <source>Chef White</source>
        <translation>Küchenchefin Weiß</translation>
    </message>
    <message>
        <source>Colonel Mustard</source>
        <translation>Oberst von Gatow</translation>
    </message>
    <message>
        <source>Conservatory</source>
        <translation>Wintergarten</translation>
    </message>
    <message>
        <source>Courtyard</source>
        <translation>Innenhof</translation>
    </message>
    <message>
        <source>Dagger</source>
        <translation>Dolch</translation>
    </message>
    <message>
        <source>Diane White</source>
        <translation>Diane White</translation>
    </message>
    <message>
        <source>Dining Room</source>
        <translation>Speisezimmer</translation>
    </message>
    <message>
        <source>Dr. Orchid</source>
        <translation>Dr. Orchidee</translation>
    </message>
    <message>
        <source>Drawing Room</source>
        <translation>Salon</translation>
    </message>
    <message>
        <source>Dumbbell</source>
        <translation>Hantel</translation>
    </message>
    <message>
        <source>Eleanor Peacock</source>
        <translation>Eleanor Peacock</translation>
    </message>
    <message>
        <source>Fountain</source>
        <translation>Brunnen</translation>
    </message>
    <message>
        <source>Gazebo</source>
        <translation>Pavillon</translation>
    </message>
    <message>
        <source>Guest House</source>
        <translation>Gästehaus</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Halle</translation>
    </message>
    <message>
        <source>Horseshoe</source>
        <translation>Hufeisen</translation>
    </message>
    <message>
        <source>Jack Mustard</source>
        <translation>Jack Mustard</translation>
    </message>
    <message>
        <source>Jacob Green</source>
        <translation>Jacob Green</translation>
    </message>
    <message>
        <source>Kassandra Scarlet</source>
        <translation>Kassandra Scarlet</translation>
    </message>
    <message>
        <source>Kitchen</source>
        <translation>Küche</translation>
    </message>
    <message>
        <source>Knife</source>
        <translation>Messer</translation>
    </message>
    <message>
        <source>Lead Pipe</source>
        <translation>Heizungsrohr</translation>
    </message>
    <message>
        <source>Lead Piping</source>
        <translation>Heizungsrohr</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Living Room</source>
        <translation>Wohnzimmer</translation>
    </message>
    <message>
        <source>Lounge</source>
        <translation>Salon</translation>
    </message>
    <message>
        <source>Madame Rose</source>
        <translation>Madame Rose</translation>
    </message>
    <message>
        <source>Mayor Green</source>
        <translation>Bürgermeister Grün</translation>
    </message>
    <message>
        <source>Miss Peach</source>
        <translation>Fräulein Pfirsich</translation>
    </message>
    <message>
        <source>Miss Scarlet</source>
        <translation>Fräulein Gloria</translation>
    </message>
    <message>
        <source>Miss Scarlett</source>
        <translation>Fräulein Gloria</translation>
    </message>
    <message>
        <source>Monsieur Brunette</source>
        <translation>Monsieur Brunette</translation>
    </message>
    <message>
        <source>Mr. Green</source>
        <translation>Reverend Grün</translation>
    </message>
    <message>
        <source>Mrs Peacock</source>
        <translation>Baronin von Porz</translation>
    </message>
    <message>
        <source>Mrs White</source>
        <translation>Frau Weiß</translation>
    </message>
    <message>
        <source>Mrs. Peacock</source>
        <translation>Baronin von Porz</translation>
    </message>
    <message>
        <source>Mrs. White</source>
        <translation>Frau Weiß</translation>
    </message>
    <message>
        <source>Observatory</source>
        <translation>Observatorium</translation>
    </message>
    <message>
        <source>Patio</source>
        <translation>Terrasse</translation>
    </message>
    <message>
        <source>Pistol</source>
        <translation>Pistole</translation>
    </message>
    <message>
        <source>Poison</source>
        <translation>Gift</translation>
    </message>
    <message>
        <source>Professor Plum</source>
        <translation>Professor Bloom</translation>
    </message>
    <message>
        <source>Reverend Green</source>
        <translation>Reverend Grün</translation>
    </message>
    <message>
        <source>Revolver</source>
        <translation>Pistole</translation>
    </message>
    <message>
        <source>Rope</source>
        <translation>Seil</translation>
    </message>
    <message>
        <source>Sergeant Gray</source>
        <translation>Sergeant Grau</translation>
    </message>
    <message>
        <source>Solicitor Peacock</source>
        <translation>Anwältin von Porz</translation>
    </message>
    <message>
        <source>Spa</source>
        <translation>Spa</translation>
    </message>
    <message>
        <source>Spanner</source>
        <translation>Rohrzange</translation>
    </message>
    <message>
        <source>Studio</source>
        <translation>Atelier</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Arbeitszimmer</translation>
    </message>
    <message>
        <source>Theatre</source>
        <translation>Theater</translation>
    </message>
    <message>
        <source>Trophy</source>
        <translation>Pokal</translation>
    </message>
    <message>
        <source>Trophy Room</source>
        <translation>Trophäenzimmer</translation>
    </message>
    <message>
        <source>Victor Plum</source>
        <translation>Victor Plum</translation>
    </message>
    <message>
        <source>Wrench</source>
        <translation>Rohrzange</translation>
    </message>
    <message>
        <source>the Axe</source>
        <translation>Axt</translation>
    </message>
    <message>
        <source>the Ballroom</source>
        <translation>Musikzimmer</translation>
    </message>
    <message>
        <source>the Bat</source>
        <translation>Schläger</translation>
    </message>
    <message>
        <source>the Billiard Room</source>
        <translation>Billardzimmer</translation>
    </message>
    <message>
        <source>the Candlestick</source>
        <translation>Leuchter</translation>
    </message>
    <message>
        <source>the Carriage House</source>
        <translation>Remise</translation>
    </message>
    <message>
        <source>the Chef White</source>
        <translation>Küchenchefin Weiß</translation>
    </message>
    <message>
        <source>the Colonel Mustard</source>
        <translation>Oberst von Gatow</translation>
    </message>
    <message>
        <source>the Conservatory</source>
        <translation>Wintergarten</translation>
    </message>
    <message>
        <source>the Courtyard</source>
        <translation>Innenhof</translation>
    </message>
    <message>
        <source>the Dagger</source>
        <translation>Dolch</translation>
    </message>
    <message>
        <source>the Diane White</source>
        <translation>Diane White</translation>
    </message>
    <message>
        <source>the Dining Room</source>
        <translation>Speisezimmer</translation>
    </message>
    <message>
        <source>the Dr. Orchid</source>
        <translation>Dr. Orchidee</translation>
    </message>
    <message>
        <source>the Drawing Room</source>
        <translation>Salon</translation>
    </message>
    <message>
        <source>the Dumbbell</source>
        <translation>Hantel</translation>
    </message>
    <message>
        <source>the Eleanor Peacock</source>
        <translation>Eleanor Peacock</translation>
    </message>
    <message>
        <source>the Fountain</source>
        <translation>Brunnen</translation>
    </message>
    <message>
        <source>the Gazebo</source>
        <translation>Pavillon</translation>
    </message>
    <message>
        <source>the Guest House</source>
        <translation>Gästehaus</translation>
    </message>
    <message>
        <source>the Hall</source>
        <translation>Halle</translation>
    </message>
    <message>
        <source>the Horseshoe</source>
        <translation>Hufeisen</translation>
    </message>
    <message>
        <source>the Jack Mustard</source>
        <translation>Jack Mustard</translation>
    </message>
    <message>
        <source>the Jacob Green</source>
        <translation>Jacob Green</translation>
    </message>
    <message>
        <source>the Kassandra Scarlet</source>
        <translation>Kassandra Scarlet</translation>
    </message>
    <message>
        <source>the Kitchen</source>
        <translation>Küche</translation>
    </message>
    <message>
        <source>the Knife</source>
        <translation>Messer</translation>
    </message>
    <message>
        <source>the Lead Pipe</source>
        <translation>Heizungsrohr</translation>
    </message>
    <message>
        <source>the Lead Piping</source>
        <translation>Heizungsrohr</translation>
    </message>
    <message>
        <source>the Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>the Living Room</source>
        <translation>Wohnzimmer</translation>
    </message>
    <message>
        <source>the Lounge</source>
        <translation>Salon</translation>
    </message>
    <message>
        <source>the Madame Rose</source>
        <translation>Madame Rose</translation>
    </message>
    <message>
        <source>the Mayor Green</source>
        <translation>Bürgermeister Grün</translation>
    </message>
    <message>
        <source>the Miss Peach</source>
        <translation>Fräulein Pfirsich</translation>
    </message>
    <message>
        <source>the Miss Scarlet</source>
        <translation>Fräulein Gloria</translation>
    </message>
    <message>
        <source>the Miss Scarlett</source>
        <translation>Fräulein Gloria</translation>
    </message>
    <message>
        <source>the Monsieur Brunette</source>
        <translation>Monsieur Brunette</translation>
    </message>
    <message>
        <source>the Mr. Green</source>
        <translation>Reverend Grün</translation>
    </message>
    <message>
        <source>the Mrs Peacock</source>
        <translation>Baronin von Porz</translation>
    </message>
    <message>
        <source>the Mrs White</source>
        <translation>Frau Weiß</translation>
    </message>
    <message>
        <source>the Mrs. Peacock</source>
        <translation>Baronin von Porz</translation>
    </message>
    <message>
        <source>the Mrs. White</source>
        <translation>Frau Weiß</translation>
    </message>
    <message>
        <source>the Observatory</source>
        <translation>Observatorium</translation>
    </message>
    <message>
        <source>the Patio</source>
        <translation>Terrasse</translation>
    </message>
    <message>
        <source>the Pistol</source>
        <translation>Pistole</translation>
    </message>
    <message>
        <source>the Poison</source>
        <translation>Gift</translation>
    </message>
    <message>
        <source>the Professor Plum</source>
        <translation>Professor Bloom</translation>
    </message>
    <message>
        <source>the Reverend Green</source>
        <translation>Reverend Grün</translation>
    </message>
    <message>
        <source>the Revolver</source>
        <translation>Pistole</translation>
    </message>
    <message>
        <source>the Rope</source>
        <translation>Seil</translation>
    </message>
    <message>
        <source>the Sergeant Gray</source>
        <translation>Sergeant Grau</translation>
    </message>
    <message>
        <source>the Solicitor Peacock</source>
        <translation>Anwältin von Porz</translation>
    </message>
    <message>
        <source>the Spa</source>
        <translation>Spa</translation>
    </message>
    <message>
        <source>the Spanner</source>
        <translation>Rohrzange</translation>
    </message>
    <message>
        <source>the Studio</source>
        <translation>Atelier</translation>
    </message>
    <message>
        <source>the Study</source>
        <translation>Arbeitszimmer</translation>
    </message>
    <message>
        <source>the Theatre</source>
        <translation>Theater</translation>
    </message>
    <message>
        <source>the Trophy</source>
        <translation>Pokal</translation>
    </message>
    <message>
        <source>the Trophy Room</source>
        <translation>Trophäenzimmer</translation>
    </message>
    <message>
        <source>the Victor Plum</source>
        <translation>Victor Plum</translation>
    </message>
    <message>
        <source>the Wrench</source>
        <translation>Rohrzange</translation>
    </message>
</context>
<context>
    <name>Deerstalker</name>
    <message numerus="yes">
        <source>%n card(s) lay open ({entries}), but the hand has {size}</source>
        <translation>
            <numerusform>%n Karte lag offen ({entries}), aber das Blatt hat {size}</numerusform>
            <numerusform>%n Karten lagen offen ({entries}), aber das Blatt hat {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) lay open ({entries}), but the pool has {size}</source>
        <translation>
            <numerusform>%n Karte lag offen ({entries}), aber im Pool sind {size}</numerusform>
            <numerusform>%n Karten lagen offen ({entries}), aber im Pool sind {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) too many</source>
        <comment>in an open hand</comment>
        <translation>
            <numerusform>%n Karte zu viel</numerusform>
            <numerusform>%n Karten zu viel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n certain cell(s) missed.</source>
        <translation>
            <numerusform>%n sicheres Kästchen übersehen.</numerusform>
            <numerusform>%n sichere Kästchen übersehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries keep the passes you entered.</source>
        <translation>
            <numerusform>Bei %n Eintrag bleibt, wer laut dir gepasst hat.</numerusform>
            <numerusform>Bei %n Einträgen bleibt, wer laut dir gepasst hat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished game(s)</source>
        <translation>
            <numerusform>%n beendetes Spiel</numerusform>
            <numerusform>%n beendete Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) exported.</source>
        <translation>
            <numerusform>%n Spiel exportiert.</numerusform>
            <numerusform>%n Spiele exportiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) removed from the library.</source>
        <translation>
            <numerusform>%n Spiel aus der Sammlung entfernt.</numerusform>
            <numerusform>%n Spiele aus der Sammlung entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <comment>of a file</comment>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s), not checked.</source>
        <translation>
            <numerusform>%n Markierung, nicht geprüft.</numerusform>
            <numerusform>%n Markierungen, nicht geprüft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s)</source>
        <comment>to name of an open hand</comment>
        <translation>
            <numerusform>Noch %n Karte</numerusform>
            <numerusform>Noch %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more…</source>
        <comment>changes of an entry</comment>
        <translation>
            <numerusform>%n weiterer…</numerusform>
            <numerusform>%n weitere…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <comment>marks: may be true, do not follow</comment>
        <translation>
            <numerusform>%n offen</numerusform>
            <numerusform>%n offen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n proved</source>
        <comment>marks</comment>
        <translation>
            <numerusform>%n bewiesen</numerusform>
            <numerusform>%n bewiesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) left</source>
        <translation>
            <numerusform>%n Lösung übrig</numerusform>
            <numerusform>%n Lösungen übrig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) from {room:the}’s door</source>
        <translation>
            <numerusform>%n Schritt vor der Tür von „{room}“</numerusform>
            <numerusform>%n Schritte vor der Tür von „{room}“</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) from {room:the}’s door</source>
        <comment>on the board: on your turn, …</comment>
        <translation>
            <numerusform>%n Schritt vor der Tür von „{room}“</numerusform>
            <numerusform>%n Schritte vor der Tür von „{room}“</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s), beyond a roll of {roll}</source>
        <translation>
            <numerusform>%n Schritt, weiter als ein Wurf von {roll}</numerusform>
            <numerusform>%n Schritte, weiter als ein Wurf von {roll}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns are missing.</source>
        <translation>
            <numerusform>Es fehlt %n Zug.</numerusform>
            <numerusform>Es fehlen %n Züge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong</source>
        <comment>marks</comment>
        <translation>
            <numerusform>%n falsch</numerusform>
            <numerusform>%n falsch</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>Ü&amp;ber das Programm</translation>
    </message>
    <message>
        <source>&amp;Advice</source>
        <translation>&amp;Rat</translation>
    </message>
    <message>
        <source>&amp;As people play, not only as the cards say</source>
        <translation>&amp;Nach Spielweise, nicht nur nach den Karten</translation>
    </message>
    <message>
        <source>&amp;Best moves (1 is best)</source>
        <translation>Beste &amp;Züge (1 ist am besten)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Spielplan</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Close game</source>
        <translation>Spiel sch&amp;ließen</translation>
    </message>
    <message>
        <source>&amp;Compare engines</source>
        <translation>&amp;Verfahren vergleichen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Copy as table</source>
        <translation>Als Tabelle &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Draws</source>
        <translation>Zi&amp;eht</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Example game</source>
        <translation>&amp;Beispielspiel</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>&amp;Fill in</source>
        <translation>Übe&amp;rnehmen</translation>
    </message>
    <message>
        <source>&amp;Fix…</source>
        <comment>a contradiction between entries</comment>
        <translation>B&amp;eheben…</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>S&amp;piele</translation>
    </message>
    <message>
        <source>&amp;Hands of</source>
        <comment>a player follows</comment>
        <translation>Hände v&amp;on</translation>
    </message>
    <message>
        <source>&amp;Hands of the players</source>
        <translation>&amp;Hände der Spieler</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Hide everyone’s cards</source>
        <translation>Alle Karten &amp;verbergen</translation>
    </message>
    <message>
        <source>&amp;Just save it</source>
        <translation>Nur &amp;speichern</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Größerer Text</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>Sa&amp;mmlung…</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Lizenzen…</translation>
    </message>
    <message>
        <source>&amp;Likeliest solutions</source>
        <translation>&amp;Wahrscheinlichste Lösungen</translation>
    </message>
    <message>
        <source>&amp;Match system ({language})</source>
        <translation>Wie das &amp;System ({language})</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>Noch&amp;mal spielen</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>Spie&amp;ler</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>En&amp;tfernen</translation>
    </message>
    <message>
        <source>&amp;Remove all cells</source>
        <translation>Alle Kästchen &amp;entfernen</translation>
    </message>
    <message>
        <source>&amp;Reset text size</source>
        <translation>Textgröße &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Rückblick</translation>
    </message>
    <message>
        <source>&amp;Review the game</source>
        <translation>Auf das Spiel &amp;zurückblicken</translation>
    </message>
    <message>
        <source>&amp;Same deal again</source>
        <translation>&amp;Gleiche Karten nochmal</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Save the report…</source>
        <translation>Bericht &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Scheme</source>
        <translation>&amp;Schema</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Kleinerer Text</translation>
    </message>
    <message>
        <source>&amp;Takes at most</source>
        <translation>&amp;Braucht höchstens</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>Te&amp;xtgröße</translation>
    </message>
    <message>
        <source>&amp;Timeline of the game</source>
        <translation>Ver&amp;lauf des Spiels</translation>
    </message>
    <message>
        <source>&amp;Type an entry</source>
        <translation>Eintrag &amp;tippen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;What if?</source>
        <translation>&amp;Was wäre, wenn?</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>&amp;Warum</translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1 Eintrag</translation>
    </message>
    <message>
        <source>1 entry keeps the passes you entered.</source>
        <translation>Bei 1 Eintrag bleibt, wer laut dir gepasst hat.</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1 Sekunde</translation>
    </message>
    <message>
        <source>&lt;1%</source>
        <translation>&lt;1&#x202f;%</translation>
    </message>
    <message>
        <source>&lt;{number}%</source>
        <translation>&lt;{number}&#x202f;%</translation>
    </message>
    <message>
        <source>&gt;99%</source>
        <translation>&gt;99&#x202f;%</translation>
    </message>
    <message>
        <source>&gt;{number}%</source>
        <translation>&gt;{number}&#x202f;%</translation>
    </message>
    <message>
        <source>A card shown to me</source>
        <translation>Eine mir gezeigte Karte</translation>
    </message>
    <message>
        <source>A card shown to you says that this player holds it, and nothing about the others that you named.</source>
        <translation>Eine dir gezeigte Karte sagt, dass dieser Spieler sie hat, und nichts über die anderen, die du genannt hast.</translation>
    </message>
    <message>
        <source>A detective’s sheet for Cluedo and Clue: enter what happens at the table, and see what is certain and how likely the rest is.</source>
        <translation>Ein Detektivblatt für Cluedo: Trage ein, was am Tisch geschieht, und sieh, was sicher ist und wie wahrscheinlich der Rest ist.</translation>
    </message>
    <message>
        <source>A detective’s sheet with exact probabilities.

Cluedo and Clue are trade marks of Hasbro, which has nothing to do with this program. No artwork of theirs is used.</source>
        <translation>Ein Detektivblatt mit genauen Wahrscheinlichkeiten.

Cluedo und Clue sind Marken von Hasbro, das mit diesem Programm nichts zu tun hat. Von deren Bildmaterial wird nichts verwendet.</translation>
    </message>
    <message>
        <source>A dummy hand, an absent friend, “the computer”: holds cards, and is asked last</source>
        <translation>Ein Strohmann, ein abwesender Freund, „der Computer“: hat Karten und wird zuletzt gefragt</translation>
    </message>
    <message>
        <source>A good compromise.</source>
        <translation>Ein guter Mittelweg.</translation>
    </message>
    <message>
        <source>A hand laid open, several cards, a card that somebody saw, who is out or back</source>
        <translation>Eine offene Hand, mehrere Karten, eine Karte, die jemand sah, wer ausscheidet oder zurückkommt</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>A new game with the same players</source>
        <translation>Eine neue Partie mit denselben Spielern</translation>
    </message>
    <message>
        <source>A newer version of the program wrote your preferences. Reset to their defaults here: {names}.</source>
        <translation>Eine neuere Version des Programms hat deine Einstellungen geschrieben. Hier auf den Standard zurückgesetzt: {names}.</translation>
    </message>
    <message>
        <source>A note</source>
        <translation>Eine Notiz</translation>
    </message>
    <message>
        <source>A number is the chance that a card is there. Click one to see what it means.</source>
        <translation>Eine Zahl sagt, wie wahrscheinlich die Karte dort ist. Klick darauf, um zu sehen, was sie bedeutet.</translation>
    </message>
    <message>
        <source>A part of the program is missing: {file}. Install the program again.</source>
        <translation>Ein Teil des Programms fehlt: {file}. Installiere das Programm neu.</translation>
    </message>
    <message>
        <source>A picture of the game that shows nobody’s cards</source>
        <translation>Ein Bild der Partie, das niemandes Karten zeigt</translation>
    </message>
    <message>
        <source>A quarter of the usual error; takes sixteen times as long.</source>
        <translation>Ein Viertel des üblichen Fehlers; dauert sechzehnmal so lange.</translation>
    </message>
    <message>
        <source>A quick estimate without a known error: the analytic centre of what is possible.</source>
        <translation>Eine schnelle Schätzung mit unbekanntem Fehler: das analytische Zentrum des Möglichen.</translation>
    </message>
    <message>
        <source>A spectator has nothing to decide.</source>
        <translation>Ein Zuschauer hat nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>A tick, a cross, a question mark, no mark</source>
        <translation>Haken, Kreuz, Fragezeichen, keine Markierung</translation>
    </message>
    <message>
        <source>A&amp;ppearance</source>
        <translation>&amp;Aussehen</translation>
    </message>
    <message>
        <source>About as many well-chosen yes-or-no questions would give the solution</source>
        <translation>Etwa so viele gut gewählte Ja-oder-Nein-Fragen würden die Lösung ergeben</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>Über dieses Programm</translation>
    </message>
    <message>
        <source>About {number} solutions left; right if they accused now: {share}</source>
        <translation>Etwa {number} Lösungen übrig; richtig bei sofortiger Anklage: {share}</translation>
    </message>
    <message>
        <source>Accept the completion</source>
        <translation>Die Ergänzung übernehmen</translation>
    </message>
    <message>
        <source>Accusation</source>
        <translation>Anklage</translation>
    </message>
    <message>
        <source>Accuse</source>
        <translation>Anklagen</translation>
    </message>
    <message>
        <source>Accuse now</source>
        <comment>a row with the chance to win</comment>
        <translation>Jetzt anklagen</translation>
    </message>
    <message>
        <source>Accuse: {cards}</source>
        <comment>cards: Mrs White with the Rope in the Study</comment>
        <translation>Klage an: {cards}</translation>
    </message>
    <message>
        <source>Accuse?</source>
        <translation>Anklagen?</translation>
    </message>
    <message>
        <source>Accuse…</source>
        <translation>Anklagen…</translation>
    </message>
    <message>
        <source>Accusing</source>
        <translation>Anklagen</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Add an entry before this one (Ins)</source>
        <translation>Einen Eintrag vor diesem einfügen (Einfg)</translation>
    </message>
    <message>
        <source>Add it…</source>
        <translation>Nachtragen…</translation>
    </message>
    <message>
        <source>Add the cell to its chart, or remove it</source>
        <translation>Das Kästchen zu seinem Diagramm hinzufügen oder entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Add the remaining %n card(s)</source>
        <translation>
            <numerusform>Die restliche %n Karte hinzufügen</numerusform>
            <numerusform>Die restlichen %n Karten hinzufügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Rat</translation>
    </message>
    <message>
        <source>Advice: what to do next</source>
        <translation>Rat: was als Nächstes zu tun ist</translation>
    </message>
    <message>
        <source>After a wrong accusation</source>
        <translation>Nach falscher Anklage</translation>
    </message>
    <message>
        <source>After entry {number}</source>
        <translation>Nach Eintrag {number}</translation>
    </message>
    <message>
        <source>After entry {number} of {total}</source>
        <translation>Nach Eintrag {number} von {total}</translation>
    </message>
    <message>
        <source>After the first card, another player shows one too, and one passes</source>
        <translation>Nach der ersten zeigt noch jemand eine Karte, und jemand passt</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Against {rivals}</source>
        <translation>Gegen {rivals}</translation>
    </message>
    <message>
        <source>All</source>
        <comment>a button: show all of a chart again</comment>
        <translation>Alles</translation>
    </message>
    <message>
        <source>All</source>
        <comment>suggestions</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All almost equally likely</source>
        <comment>solutions</comment>
        <translation>Alle etwa gleich wahrscheinlich</translation>
    </message>
    <message>
        <source>All entries</source>
        <translation>Alle Einträge</translation>
    </message>
    <message>
        <source>All equally likely</source>
        <comment>solutions</comment>
        <translation>Alle gleich wahrscheinlich</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alle Hände</translation>
    </message>
    <message>
        <source>All hands…</source>
        <translation>Alle Hände…</translation>
    </message>
    <message>
        <source>All keys on one page</source>
        <translation>Alle Tasten auf einer Seite</translation>
    </message>
    <message>
        <source>All suggestions</source>
        <translation>Alle Verdächtigungen</translation>
    </message>
    <message>
        <source>An accusation</source>
        <translation>Eine Anklage</translation>
    </message>
    <message>
        <source>An estimate from random possible deals, with a known error. Choose how many deals in the preferences.</source>
        <translation>Eine Schätzung aus zufälligen möglichen Verteilungen, mit bekanntem Fehler. Wie viele, wählst du in den Einstellungen.</translation>
    </message>
    <message>
        <source>Ani&amp;mate changes</source>
        <translation>Änderungen ani&amp;mieren</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>Another game with the same rivals, and other cards</source>
        <translation>Noch eine Partie mit denselben Gegnern und anderen Karten</translation>
    </message>
    <message>
        <source>Another window has opened or discarded it.</source>
        <translation>Ein anderes Fenster hat es geöffnet oder verworfen.</translation>
    </message>
    <message>
        <source>Answering</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Any card</source>
        <comment>how the others choose which card to show</comment>
        <translation>Irgendeine Karte</translation>
    </message>
    <message>
        <source>Anyone watching could have known the solution {moment}.</source>
        <translation>Wer nur zusah, konnte die Lösung {moment} wissen.</translation>
    </message>
    <message>
        <source>Anything you learned another way: a dropped card, a look at the pool</source>
        <translation>Was du aus anderer Quelle weißt: eine heruntergefallene Karte, ein Blick in den Pool</translation>
    </message>
    <message>
        <source>Appearance and engines</source>
        <translation>Aussehen und Verfahren</translation>
    </message>
    <message>
        <source>As little as possible</source>
        <comment>how the others choose which card to show</comment>
        <translation>So wenig wie möglich</translation>
    </message>
    <message>
        <source>As people play</source>
        <translation>Nach Spielweise</translation>
    </message>
    <message>
        <source>As people play, the solution was about as likely as the cards say.</source>
        <translation>Nach Spielweise war die Lösung etwa so wahrscheinlich wie nach den Karten.</translation>
    </message>
    <message numerus="yes">
        <source>As people play, the solution was likelier before {times} of your %n turn(s): on average {played} instead of {plain}.</source>
        <translation>
            <numerusform>Nach Spielweise war die Lösung vor {times} von %n Zug wahrscheinlicher: im Mittel {played} statt {plain}.</numerusform>
            <numerusform>Nach Spielweise war die Lösung vor {times} deiner %n Züge wahrscheinlicher: im Mittel {played} statt {plain}.</numerusform>
        </translation>
    </message>
    <message>
        <source>As people play, up to ±{error}</source>
        <translation>Nach Spielweise, bis zu ±{error}</translation>
    </message>
    <message>
        <source>As people play: what the others suggest counts, and earlier games of {players}.</source>
        <translation>Nach Spielweise: Die Verdächtigungen der anderen zählen mit und auch frühere Spiele von {players}.</translation>
    </message>
    <message>
        <source>As people play: what the others suggest counts.</source>
        <translation>Nach Spielweise: Die Verdächtigungen der anderen zählen mit.</translation>
    </message>
    <message>
        <source>Ask about a mark that was checked: click it while this is down, or press ? on it</source>
        <translation>Nach einer geprüften Markierung fragen: klicke sie an, solange dies gedrückt ist, oder drücke dort ?</translation>
    </message>
    <message>
        <source>Ask me even if there’s only one card to show</source>
        <translation>Auch fragen, wenn ich nur eine Karte zeigen kann</translation>
    </message>
    <message>
        <source>At the table</source>
        <comment>games among people</comment>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>which engine answers</comment>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Avoids showing a player the same card again: {times} of {occasions} ({expected} expected)</source>
        <translation>Vermeidet es, jemandem dieselbe Karte noch einmal zu zeigen: {times} von {occasions} Mal (erwartet: {expected})</translation>
    </message>
    <message>
        <source>Avoids showing {kind}: {times} of {occasions} ({expected} expected)</source>
        <translation>Zeigt ungern {kind}: {times} von {occasions} Mal (erwartet: {expected})</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <source>Back to &amp;now</source>
        <translation>&amp;Zurück zum aktuellen Stand</translation>
    </message>
    <message>
        <source>Back to now (Esc)</source>
        <translation>Zum aktuellen Stand (Esc)</translation>
    </message>
    <message>
        <source>Back to the entry</source>
        <translation>Zurück zum Eintrag</translation>
    </message>
    <message>
        <source>Back to the sheet</source>
        <translation>Zurück zum Blatt</translation>
    </message>
    <message>
        <source>Back to the start screen; an unsaved game is kept there</source>
        <translation>Zurück zum Startbildschirm; ein nicht gespeichertes Spiel bleibt dort erhalten</translation>
    </message>
    <message>
        <source>Before entry 1</source>
        <translation>Vor Eintrag 1</translation>
    </message>
    <message>
        <source>Before the first entry</source>
        <translation>Vor dem ersten Eintrag</translation>
    </message>
    <message>
        <source>Before the first entry. {open}</source>
        <translation>Vor dem ersten Eintrag. {open}</translation>
    </message>
    <message>
        <source>Beginner</source>
        <comment>a rival in a practice game</comment>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Being computed…</source>
        <translation>Wird berechnet…</translation>
    </message>
    <message>
        <source>Being updated…</source>
        <translation>Wird aktualisiert…</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Ideal</translation>
    </message>
    <message>
        <source>Best chances missed: what they would have ruled out</source>
        <translation>Größte verpasste Chancen: was sie ausgeschlossen hätten</translation>
    </message>
    <message>
        <source>Best moves are marked for your own token. Choose it to see them.</source>
        <translation>Beste Züge werden für deine eigene Figur markiert. Wähle sie, um sie zu sehen.</translation>
    </message>
    <message>
        <source>Best per room</source>
        <translation>Je Raum die beste</translation>
    </message>
    <message>
        <source>Better moves would have saved you about {value:.1f} turns.</source>
        <translation>Bessere Züge hätten dir etwa {value:.1f} Runden gespart.</translation>
    </message>
    <message>
        <source>Better suggestions would have told you {value:.1f} bits more.</source>
        <translation>Bessere Verdächtigungen hätten dir {value:.1f} Bit mehr verraten.</translation>
    </message>
    <message>
        <source>Better: {cards}</source>
        <translation>Besser: {cards}</translation>
    </message>
    <message>
        <source>Bits open</source>
        <translation>Bit offen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Browse finished games and players</source>
        <translation>Beendete Spiele und Spieler durchsehen</translation>
    </message>
    <message>
        <source>Buttons and choices</source>
        <translation>Knöpfe und Auswahl</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>By</source>
        <comment>a caption: who accuses</comment>
        <translation>Von</translation>
    </message>
    <message>
        <source>By</source>
        <comment>a caption: who asks</comment>
        <translation>Von</translation>
    </message>
    <message>
        <source>By</source>
        <comment>who asked, below a scale</comment>
        <translation>Von</translation>
    </message>
    <message>
        <source>By the passage to: {place}</source>
        <translation>Durch den Geheimgang: {place}</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Sch&amp;ließen</translation>
    </message>
    <message>
        <source>C&amp;opy result</source>
        <translation>Ergebnis k&amp;opieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cannot work out what it depends on: {reason}.</source>
        <translation>Wovon es abhängt, lässt sich nicht ermitteln: {reason}.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Card</source>
        <comment>a caption: the card that was shown</comment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Cards face down</source>
        <translation>Verdeckte Karten</translation>
    </message>
    <message>
        <source>Cards in the &amp;envelope</source>
        <translation>Karten im &amp;Umschlag</translation>
    </message>
    <message>
        <source>Cards of player {number}</source>
        <translation>Karten von Spieler {number}</translation>
    </message>
    <message>
        <source>Cards shown to you</source>
        <translation>Karten, die man dir zeigt</translation>
    </message>
    <message>
        <source>Casual</source>
        <comment>a policy: who advises</comment>
        <translation>Locker</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Kästchen</translation>
    </message>
    <message>
        <source>Cells with the same letter: the player showed one of these cards. A folded corner stands for a tag that has no room. Click a cell to see what is known about it.</source>
        <translation>Kästchen mit demselben Buchstaben: Der Spieler hat eine dieser Karten gezeigt. Eine geknickte Ecke steht für ein Schildchen, das keinen Platz hat. Klicke auf ein Kästchen, um zu sehen, was man darüber weiß.</translation>
    </message>
    <message>
        <source>Centre</source>
        <comment>an engine: the analytic centre</comment>
        <translation>Zentrum</translation>
    </message>
    <message>
        <source>Centre</source>
        <comment>short: an engine, the analytic centre</comment>
        <translation>Zentrum</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>Sicher</translation>
    </message>
    <message>
        <source>Certain because of {entries}.</source>
        <comment>entries: entries 3 and 7; the set-up</comment>
        <translation>Bestätigt ({entries}).</translation>
    </message>
    <message>
        <source>Certain for {who}: {cards}</source>
        <translation>{who} hat sicher: {cards}</translation>
    </message>
    <message>
        <source>Certain, one way or the other.</source>
        <translation>Sicher, so oder so.</translation>
    </message>
    <message>
        <source>Certain: {cards}</source>
        <translation>Sicher: {cards}</translation>
    </message>
    <message>
        <source>Certain: {cards}.</source>
        <translation>Sicher: {cards}.</translation>
    </message>
    <message>
        <source>Ch&amp;oose a suggestion</source>
        <translation>V&amp;erdacht wählen</translation>
    </message>
    <message>
        <source>Change the seats</source>
        <translation>Die Plätze ändern</translation>
    </message>
    <message>
        <source>Change the set-up</source>
        <translation>Den Aufbau ändern</translation>
    </message>
    <message>
        <source>Change to</source>
        <comment>what may have happened instead</comment>
        <translation>Ändern in</translation>
    </message>
    <message>
        <source>Change to {players}</source>
        <translation>Ändern in {players}</translation>
    </message>
    <message>
        <source>Changing this entry alone does not resolve the contradiction.</source>
        <translation>Diesen Eintrag allein zu ändern löst den Widerspruch nicht auf.</translation>
    </message>
    <message>
        <source>Chart&amp;s</source>
        <translation>&amp;Diagramme</translation>
    </message>
    <message>
        <source>Chart: {title}</source>
        <translation>Diagramm: {title}</translation>
    </message>
    <message>
        <source>Charts</source>
        <comment>a button of the tool bar</comment>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Check your marks, then ask about one of them.</source>
        <translation>Lass deine Markierungen prüfen und frage dann nach einer davon.</translation>
    </message>
    <message>
        <source>Choice ignored</source>
        <comment>how players choose a card to show</comment>
        <translation>Wahl egal</translation>
    </message>
    <message>
        <source>Choose a cell with the arrow keys and see the reason for it</source>
        <translation>Mit den Pfeiltasten ein Kästchen wählen und sehen, warum es so ist</translation>
    </message>
    <message>
        <source>Choose a place and move the token there</source>
        <translation>Zu einem Ort gehen und die Figur dorthin ziehen</translation>
    </message>
    <message>
        <source>Choose a suspect, a weapon and a room.</source>
        <translation>Wähle eine Person, eine Waffe und einen Raum.</translation>
    </message>
    <message>
        <source>Choose how the numbers are computed</source>
        <translation>Wählen, wie die Zahlen berechnet werden</translation>
    </message>
    <message>
        <source>Choose your edition, the players in turn order and the cards in your hand.</source>
        <translation>Wähle deine Ausgabe, die Spieler in der Reihenfolge ihrer Züge und die Karten auf deiner Hand.</translation>
    </message>
    <message>
        <source>Chosen because {reason}.</source>
        <translation>Grund für die Wahl: {reason}.</translation>
    </message>
    <message>
        <source>Classic, UK names</source>
        <translation>Klassisch, britische Namen</translation>
    </message>
    <message>
        <source>Classic, US names</source>
        <translation>Klassisch, US-Namen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Clear the roll (Backspace)</source>
        <translation>Wurf löschen (Rücktaste)</translation>
    </message>
    <message>
        <source>Clear these</source>
        <translation>Diese leeren</translation>
    </message>
    <message>
        <source>Click a cell of the sheet, or go there with the arrow keys, to see what is known and why.</source>
        <translation>Klicke auf ein Kästchen des Blatts, oder geh mit den Pfeiltasten hin, um zu sehen, was man weiß und warum.</translation>
    </message>
    <message>
        <source>Click to add it; right click if there was none.</source>
        <translation>Klick trägt ihn nach; Rechtsklick, falls es keinen gab.</translation>
    </message>
    <message>
        <source>Click to put the name into the entry; right click for the likely hands, or to say who leaves or is back.</source>
        <translation>Klick setzt den Namen in den Eintrag; Rechtsklick zeigt die wahrscheinlichen Hände und sagt, wer geht oder zurück ist.</translation>
    </message>
    <message>
        <source>Click to remove all hunches.</source>
        <translation>Klicke, um alle Vermutungen zu entfernen.</translation>
    </message>
    <message>
        <source>Click where you go, or choose with the arrow keys.</source>
        <translation>Klicke an, wohin du gehst, oder wähle mit den Pfeiltasten.</translation>
    </message>
    <message>
        <source>Click where you go.</source>
        <translation>Klicke an, wohin du gehst.</translation>
    </message>
    <message>
        <source>Click where {player} goes.</source>
        <translation>Klicke an, wohin {player} geht.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the window; an unsaved game is offered again at the next start</source>
        <translation>Das Fenster schließen; ein nicht gespeichertes Spiel wird beim nächsten Start wieder angeboten</translation>
    </message>
    <message>
        <source>Close this hint (Esc)</source>
        <translation>Diesen Hinweis schließen (Esc)</translation>
    </message>
    <message>
        <source>Close this panel and return to the entry (Esc)</source>
        <translation>Diesen Bereich schließen und zum Eintrag zurückkehren (Esc)</translation>
    </message>
    <message>
        <source>Close {panel}</source>
        <translation>{panel} schließen</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Combinations of suspect, weapon and room that can still be in the envelope</source>
        <translation>Kombinationen aus Person, Waffe und Raum, die noch im Umschlag sein können</translation>
    </message>
    <message>
        <source>Compare the numbers of all engines</source>
        <translation>Die Zahlen aller Verfahren vergleichen</translation>
    </message>
    <message>
        <source>Compare with m&amp;y paper</source>
        <translation>Mit meinem Papierb&amp;latt vergleichen</translation>
    </message>
    <message>
        <source>Compare your decisions with the best ones</source>
        <translation>Deine Entscheidungen mit den besten vergleichen</translation>
    </message>
    <message>
        <source>Computing the first numbers…</source>
        <translation>Die ersten Zahlen werden berechnet…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weitermachen</translation>
    </message>
    <message>
        <source>Continue the last game</source>
        <translation>Letztes Spiel fortsetzen</translation>
    </message>
    <message>
        <source>Continue with changes</source>
        <translation>Mit Änderungen weitermachen</translation>
    </message>
    <message>
        <source>Continue with them, or open the file as last saved? They are kept either way.</source>
        <translation>Damit weitermachen oder die Datei öffnen, wie sie zuletzt gespeichert wurde? Sie bleiben so oder so erhalten.</translation>
    </message>
    <message>
        <source>Contradiction {number} of {total}.</source>
        <translation>Widerspruch {number} von {total}.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copied as a table.</source>
        <translation>Als Tabelle kopiert.</translation>
    </message>
    <message>
        <source>Copied as text.</source>
        <translation>Als Text kopiert.</translation>
    </message>
    <message>
        <source>Copied to the clipboard.</source>
        <translation>In die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>Copy all of this as text (Ctrl+C)</source>
        <translation>All dies als Text kopieren (Strg+C)</translation>
    </message>
    <message>
        <source>Copy as a table</source>
        <translation>Als Tabelle kopieren</translation>
    </message>
    <message>
        <source>Copy how the game ended as text that names no card, to share it</source>
        <translation>Kopiert den Ausgang als Text, der keine Karte nennt, zum Teilen</translation>
    </message>
    <message>
        <source>Copy of {file}</source>
        <translation>Kopie von {file}</translation>
    </message>
    <message>
        <source>Copy or save this chart</source>
        <translation>Dieses Diagramm kopieren oder speichern</translation>
    </message>
    <message>
        <source>Copy the marks of your paper sheet; each is checked at once</source>
        <translation>Übertrage die Markierungen deines Papierblatts; jede wird sofort geprüft</translation>
    </message>
    <message>
        <source>Copy your paper: each mark is checked at once.</source>
        <translation>Übertrage dein Papierblatt: Jede Markierung wird sofort geprüft.</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Korrigieren</translation>
    </message>
    <message>
        <source>Correct entry {number}</source>
        <comment>a button</comment>
        <translation>Eintrag {number} korrigieren</translation>
    </message>
    <message>
        <source>Correct entry {number}: click where {player} went. Esc leaves it as it is.</source>
        <translation>Eintrag {number} korrigieren: Klicke an, wohin {player} gegangen ist. Esc lässt alles, wie es ist.</translation>
    </message>
    <message>
        <source>Correct entry {number}: {words}</source>
        <translation>Eintrag {number} korrigieren: {words}</translation>
    </message>
    <message>
        <source>Correct it…</source>
        <translation>Korrigieren…</translation>
    </message>
    <message>
        <source>Correct players, cards and rules of this game</source>
        <translation>Spieler, Karten und Regeln dieses Spiels korrigieren</translation>
    </message>
    <message>
        <source>Correct the set-up to see numbers again.</source>
        <translation>Korrigiere den Aufbau, um wieder Zahlen zu sehen.</translation>
    </message>
    <message>
        <source>Correct the set-up…</source>
        <translation>Den Aufbau korrigieren…</translation>
    </message>
    <message>
        <source>Correct this entry (Enter or double-click)</source>
        <translation>Diesen Eintrag korrigieren (Enter oder Doppelklick)</translation>
    </message>
    <message>
        <source>Corrections could not be found: {error}</source>
        <translation>Korrekturen ließen sich nicht finden: {error}</translation>
    </message>
    <message>
        <source>Could not work out which card to show: {error}.</source>
        <translation>Welche Karte du zeigen solltest, ließ sich nicht ermitteln: {error}.</translation>
    </message>
    <message>
        <source>Count again</source>
        <translation>Wieder zählen</translation>
    </message>
    <message>
        <source>Counts every possible deal. Its numbers are exact, but it gives up where there are too many deals.</source>
        <translation>Zählt jede mögliche Verteilung. Die Zahlen sind genau; bei zu vielen Verteilungen gibt es auf.</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Ctrl+Plus and Ctrl+Minus work anywhere; Ctrl+0 resets.</source>
        <translation>Strg+Plus und Strg+Minus gelten überall; Strg+0 setzt zurück.</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Strg+Klick</translation>
    </message>
    <message>
        <source>Ctrl+click cells of the sheet to see how likely they became.</source>
        <translation>Strg+Klick auf Kästchen des Blatts zeigt, wie wahrscheinlich sie wurden.</translation>
    </message>
    <message>
        <source>Daily game, {day}</source>
        <translation>Spiel des Tages, {day}</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Dark text on a light background.</source>
        <translation>Dunkler Text auf hellem Grund.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Deal evenly</source>
        <translation>Gleich verteilen</translation>
    </message>
    <message>
        <source>Deerstalker crashed last time. Your games are safe.</source>
        <translation>Deerstalker ist letztes Mal abgestürzt. Deine Spiele sind sicher.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete this entry (Del)</source>
        <translation>Diesen Eintrag löschen (Entf)</translation>
    </message>
    <message>
        <source>Detach or reattach {panel}</source>
        <translation>{panel} abtrennen oder andocken</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Einzelheiten…</translation>
    </message>
    <message>
        <source>Detective’s sheet</source>
        <translation>Detektivblatt</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Differences in standard errors</source>
        <translation>Abweichungen in Standardfehlern</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Discard this practice game?</source>
        <translation>Dieses Übungsspiel verwerfen?</translation>
    </message>
    <message>
        <source>Discover the Secrets (2008)</source>
        <translation>Discover the Secrets (2008)</translation>
    </message>
    <message>
        <source>Done: choose my hand</source>
        <translation>Fertig: meine Hand wählen</translation>
    </message>
    <message>
        <source>Don’t accuse yet.</source>
        <translation>Noch nicht anklagen.</translation>
    </message>
    <message>
        <source>Doors of the board</source>
        <translation>Türen des Spielplans</translation>
    </message>
    <message>
        <source>Drag or click to change the order (or Alt+Up, Alt+Down in the name)</source>
        <translation>Ziehen oder klicken, um die Reihenfolge zu ändern (oder Alt+Hoch, Alt+Herunter im Namen)</translation>
    </message>
    <message>
        <source>Draws all deals: the same position always gives the same numbers.</source>
        <translation>Es werden alle Verteilungen gezogen: Derselbe Stand ergibt immer dieselben Zahlen.</translation>
    </message>
    <message>
        <source>Draws deals at random. Four times as many halve the error.</source>
        <translation>Zieht zufällige Verteilungen. Viermal so viele halbieren den Fehler.</translation>
    </message>
    <message>
        <source>Draws fewer deals if time runs out.</source>
        <translation>Weniger Verteilungen, wenn die Zeit nicht für alle reicht.</translation>
    </message>
    <message>
        <source>E&amp;ngines</source>
        <translation>&amp;Verfahren</translation>
    </message>
    <message>
        <source>E&amp;xplain a cell</source>
        <translation>&amp;Kästchen erklären</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>a rival in a practice game</comment>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Edit card names</source>
        <translation>Kartennamen ändern</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Edition of the game</source>
        <translation>Ausgabe des Spiels</translation>
    </message>
    <message>
        <source>Effective samples</source>
        <translation>Wirksame Stichproben</translation>
    </message>
    <message>
        <source>En&amp;gines compared</source>
        <translation>Ver&amp;fahren im Vergleich</translation>
    </message>
    <message>
        <source>End my turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>End your turn, or accuse?</source>
        <translation>Zug beenden oder anklagen?</translation>
    </message>
    <message>
        <source>Engin&amp;e</source>
        <translation>Ver&amp;fahren</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Engines compared</source>
        <translation>Verfahren im Vergleich</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a button: enters what was said</comment>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Enter accusation</source>
        <comment>a button</comment>
        <translation>Anklage eintragen</translation>
    </message>
    <message>
        <source>Enter each suggestion here: who suggests, the three cards, and who shows one.</source>
        <translation>Trage hier jeden Verdacht ein: wer ihn äußert, die drei Karten und wer eine zeigt.</translation>
    </message>
    <message>
        <source>Enter it</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Enter note</source>
        <comment>a button</comment>
        <translation>Notiz eintragen</translation>
    </message>
    <message>
        <source>Enter suggestion</source>
        <comment>a button</comment>
        <translation>Verdacht eintragen</translation>
    </message>
    <message>
        <source>Enter this</source>
        <comment>a button</comment>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Enter what everyone held, for a complete review</source>
        <translation>Eingeben, was jeder hatte: für einen vollständigen Rückblick</translation>
    </message>
    <message>
        <source>Enter what happens</source>
        <translation>Trage ein, was geschieht</translation>
    </message>
    <message>
        <source>Enter, or show what’s missing</source>
        <translation>Eintragen oder sehen, was fehlt</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>Entries appear here. Select one to see the sheet as it was then.</source>
        <translation>Hier erscheinen die Einträge. Wähle einen, um das Blatt von damals zu sehen.</translation>
    </message>
    <message>
        <source>Entries it depends on (all are needed)</source>
        <translation>Einträge, von denen es abhängt (alle sind nötig)</translation>
    </message>
    <message>
        <source>Entries {numbers} go to places that are not on this board.</source>
        <translation>Die Einträge {numbers} führen an Orte, die dieser Spielplan nicht hat.</translation>
    </message>
    <message>
        <source>Entries, oldest first</source>
        <translation>Einträge, älteste zuerst</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Entry</source>
        <comment>below the numbers of entries</comment>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Entry</source>
        <comment>the numbers of entries, below a scale</comment>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Entry it depends on</source>
        <translation>Eintrag, von dem es abhängt</translation>
    </message>
    <message>
        <source>Entry {entry}</source>
        <translation>Eintrag {entry}</translation>
    </message>
    <message>
        <source>Entry {entry} · Accusation</source>
        <translation>Eintrag {entry} · Anklage</translation>
    </message>
    <message>
        <source>Entry {entry} · Card shown to {player}</source>
        <translation>Eintrag {entry} · Karte für {player}</translation>
    </message>
    <message>
        <source>Entry {entry} · Move</source>
        <translation>Eintrag {entry} · Zug</translation>
    </message>
    <message>
        <source>Entry {entry} · Suggestion</source>
        <translation>Eintrag {entry} · Verdacht</translation>
    </message>
    <message>
        <source>Entry {entry}: {line}</source>
        <translation>Eintrag {entry}: {line}</translation>
    </message>
    <message>
        <source>Entry {number}</source>
        <translation>Eintrag {number}</translation>
    </message>
    <message>
        <source>Entry {number} goes to a place that is not on this board.</source>
        <translation>Eintrag {number} führt an einen Ort, den dieser Spielplan nicht hat.</translation>
    </message>
    <message>
        <source>Entry {number} no longer fits: {problem}</source>
        <translation>Eintrag {number} passt nicht mehr: {problem}</translation>
    </message>
    <message>
        <source>Entry {number} of the journal cannot be used ({why}), nor can the 1 entry after it.</source>
        <translation>Eintrag {number} des Protokolls ist nicht verwendbar ({why}), und damit auch der Eintrag dahinter.</translation>
    </message>
    <message>
        <source>Entry {number} of the journal cannot be used ({why}), nor can the {behind} entries after it.</source>
        <translation>Eintrag {number} des Protokolls ist nicht verwendbar ({why}), und damit auch die {behind} Einträge dahinter.</translation>
    </message>
    <message>
        <source>Entry {number} of the journal cannot be used ({why}).</source>
        <translation>Eintrag {number} des Protokolls ist nicht verwendbar ({why}).</translation>
    </message>
    <message>
        <source>Entry {number} of the journal, the last one, was only partly written.</source>
        <translation>Eintrag {number} des Protokolls, der letzte, wurde nicht zu Ende geschrieben.</translation>
    </message>
    <message>
        <source>Entry {number}, by {who}. {open}</source>
        <translation>Eintrag {number}, von {who}. {open}</translation>
    </message>
    <message>
        <source>Entry {number}. {open}</source>
        <translation>Eintrag {number}. {open}</translation>
    </message>
    <message>
        <source>Entry {number}: entered.</source>
        <translation>Eintrag {number}: eingetragen.</translation>
    </message>
    <message>
        <source>Entry {number}: nothing new about the envelope.</source>
        <translation>Eintrag {number}: nichts Neues über den Umschlag.</translation>
    </message>
    <message>
        <source>Entry {number}: nothing new.</source>
        <translation>Eintrag {number}: nichts Neues.</translation>
    </message>
    <message>
        <source>Entry {number}: the favourites moved closer together.</source>
        <translation>Eintrag {number}: Die Favoriten rückten näher zusammen.</translation>
    </message>
    <message>
        <source>Entry {number}: the favourites stand out a little more.</source>
        <translation>Eintrag {number}: Die Favoriten heben sich etwas mehr ab.</translation>
    </message>
    <message>
        <source>Entry {number}: {before} to {after} solutions, about {share} ruled out.</source>
        <translation>Eintrag {number}: von {before} auf {after} Lösungen, etwa {share} ausgeschlossen.</translation>
    </message>
    <message>
        <source>Entry {number}: {before} to {after} solutions.</source>
        <translation>Eintrag {number}: von {before} auf {after} Lösungen.</translation>
    </message>
    <message>
        <source>Entry {number}: {line}</source>
        <translation>Eintrag {number}: {line}</translation>
    </message>
    <message>
        <source>Entry {number}: {line}{notes}.</source>
        <comment>notes: nothing, or some in brackets</comment>
        <translation>Eintrag {number}: {line}{notes}.</translation>
    </message>
    <message>
        <source>Entry {number}: {text}</source>
        <translation>Eintrag {number}: {text}</translation>
    </message>
    <message>
        <source>Entry {number}: {what}.</source>
        <comment>what: Dot is out</comment>
        <translation>Eintrag {number}: {what}.</translation>
    </message>
    <message>
        <source>Envelope</source>
        <translation>Umschlag</translation>
    </message>
    <message>
        <source>Envelope</source>
        <comment>what heads a column</comment>
        <translation>Umschlag</translation>
    </message>
    <message>
        <source>Envelope: {cards}</source>
        <comment>cards that are there, as a note in few words</comment>
        <translation>Umschlag: {cards}</translation>
    </message>
    <message>
        <source>Error report</source>
        <translation>Fehlerbericht</translation>
    </message>
    <message>
        <source>Estimated from the hands they might hold.</source>
        <translation>Geschätzt aus den Händen, die sie haben könnten.</translation>
    </message>
    <message>
        <source>Estimated from {deals} drawn deals, with {hands} different hands. There may be more.</source>
        <translation>Eine Schätzung aus {deals} gezogenen Verteilungen mit {hands} verschiedenen Händen. Es kann mehr geben.</translation>
    </message>
    <message>
        <source>Estimated from {deals} drawn deals, with {hands} different hands; these {shown} came up most. There may be more.</source>
        <translation>Eine Schätzung aus {deals} gezogenen Verteilungen mit {hands} verschiedenen Händen; hier sind die {shown}, die am häufigsten vorkamen. Es kann mehr geben.</translation>
    </message>
    <message>
        <source>Estimated. The lines at the ends show the standard error.</source>
        <translation>Geschätzt. Die Striche an den Enden zeigen den Standardfehler.</translation>
    </message>
    <message>
        <source>Everything grows with the text.</source>
        <translation>Alles wächst mit dem Text.</translation>
    </message>
    <message>
        <source>Exact</source>
        <comment>an engine</comment>
        <translation>Genau</translation>
    </message>
    <message>
        <source>Exact numbers are being computed and will replace these if possible.</source>
        <translation>Die genauen Zahlen werden berechnet und ersetzen diese, wenn möglich.</translation>
    </message>
    <message>
        <source>Exact numbers are not available: {why}.</source>
        <translation>Genaue Zahlen gibt es nicht: {why}.</translation>
    </message>
    <message>
        <source>Exact numbers where they can be had in time; otherwise an estimate first, replaced by exact numbers when they are ready.</source>
        <translation>Genaue Zahlen, wo die Zeit reicht; sonst zuerst eine Schätzung, die von den genauen Zahlen abgelöst wird, sobald sie fertig sind.</translation>
    </message>
    <message>
        <source>Exact whenever possible. If that takes longer, an estimate is shown first, then replaced.</source>
        <translation>Genau, wo immer es geht. Dauert das länger, siehst du erst eine Schätzung, die dann ersetzt wird.</translation>
    </message>
    <message>
        <source>Exact, ignored</source>
        <comment>short: an engine, which ignores the choice</comment>
        <translation>Genau, egal</translation>
    </message>
    <message>
        <source>Example game</source>
        <translation>Beispielspiel</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export the review</source>
        <translation>Rückblick exportieren</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Face up</source>
        <comment>cards that lie open on the table; heads a column</comment>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Face up on the table</source>
        <translation>Offen auf dem Tisch</translation>
    </message>
    <message>
        <source>Face up: {cards}</source>
        <comment>cards that are there, as a note in few words</comment>
        <translation>Offen: {cards}</translation>
    </message>
    <message>
        <source>Face up: {number} chosen</source>
        <translation>Offen: {number} gewählt</translation>
    </message>
    <message>
        <source>Face-up cards</source>
        <translation>Karten, die offen liegen</translation>
    </message>
    <message>
        <source>Fair</source>
        <comment>a suggestion: what it tells, beside the best</comment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Fast; the errors are twice as large as usual.</source>
        <translation>Schnell; die Fehler sind doppelt so groß wie üblich.</translation>
    </message>
    <message>
        <source>Fill in this one</source>
        <translation>Diesen übernehmen</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Finished games they won</source>
        <translation>Gewonnene unter den beendeten Spielen</translation>
    </message>
    <message>
        <source>Finished games, without the example</source>
        <translation>Beendete Spiele, ohne das Beispiel</translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>Beheben…</translation>
    </message>
    <message>
        <source>Follows the system setting.</source>
        <translation>Folgt der Einstellung des Systems.</translation>
    </message>
    <message>
        <source>For example: {line}</source>
        <translation>Zum Beispiel: {line}</translation>
    </message>
    <message>
        <source>From about {before} solutions to {after}, on average</source>
        <translation>Im Mittel von etwa {before} Lösungen auf {after}</translation>
    </message>
    <message>
        <source>Game library</source>
        <translation>Spielesammlung</translation>
    </message>
    <message>
        <source>Game library</source>
        <comment>a button</comment>
        <translation>Spielesammlung</translation>
    </message>
    <message>
        <source>Game number</source>
        <translation>Nummer des Spiels</translation>
    </message>
    <message>
        <source>Game over: your accusation was correct. It was {cards}.</source>
        <translation>Das Spiel ist vorbei: Deine Anklage war richtig. Es war {cards}.</translation>
    </message>
    <message>
        <source>Game over: {who} accused correctly. It was {cards}.</source>
        <translation>Das Spiel ist vorbei: {who} hat richtig angeklagt. Es war {cards}.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Games and players</source>
        <translation>Spiele und Spieler</translation>
    </message>
    <message>
        <source>Gives a lot away.</source>
        <comment>a suggestion, to the others</comment>
        <translation>Verrät viel.</translation>
    </message>
    <message>
        <source>Gives little away.</source>
        <comment>a suggestion, to the others</comment>
        <translation>Verrät wenig.</translation>
    </message>
    <message>
        <source>Gives something away.</source>
        <comment>a suggestion, to the others</comment>
        <translation>Verrät einiges.</translation>
    </message>
    <message>
        <source>Go back a field and clear it</source>
        <translation>Ein Feld zurückgehen und es leeren</translation>
    </message>
    <message>
        <source>Go from cell to cell</source>
        <translation>Von Kästchen zu Kästchen gehen</translation>
    </message>
    <message>
        <source>Go from point to point</source>
        <translation>Von Punkt zu Punkt gehen</translation>
    </message>
    <message>
        <source>Go on with the entry</source>
        <translation>Den Eintrag fortsetzen</translation>
    </message>
    <message>
        <source>Go to an option and choose it</source>
        <translation>Zu einer Möglichkeit gehen und sie wählen</translation>
    </message>
    <message>
        <source>Go to the advice with the keyboard</source>
        <translation>Mit der Tastatur zum Rat gehen</translation>
    </message>
    <message>
        <source>Go to the next field</source>
        <translation>Zum nächsten Feld gehen</translation>
    </message>
    <message>
        <source>Go to: {place}</source>
        <translation>Betreten: {place}</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>a suggestion: what it tells, beside the best</comment>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Greedy</source>
        <comment>a policy: who advises</comment>
        <translation>Gierig</translation>
    </message>
    <message>
        <source>Habits known: {players}</source>
        <translation>Schon bekannt: {players}</translation>
    </message>
    <message>
        <source>Habits of the &amp;players…</source>
        <translation>&amp;Gewohnheiten der Spieler…</translation>
    </message>
    <message>
        <source>Habits of the players</source>
        <translation>Gewohnheiten der Spieler</translation>
    </message>
    <message>
        <source>Half the usual error; takes four times as long.</source>
        <translation>Der halbe übliche Fehler; dauert viermal so lange.</translation>
    </message>
    <message>
        <source>Han&amp;ds…</source>
        <translation>Hän&amp;de…</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>Hands, the likeliest first</source>
        <translation>Hände, die wahrscheinlichsten zuerst</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>a rival in a practice game</comment>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Has it or not</source>
        <translation>Hat sie oder nicht</translation>
    </message>
    <message>
        <source>Has it?</source>
        <comment>a caption: has it or not</comment>
        <translation>Hat sie?</translation>
    </message>
    <message>
        <source>Has left.</source>
        <translation>Ist gegangen.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>Hollow points are estimates.</source>
        <translation>Hohle Punkte sind Schätzungen.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>House rules and more</source>
        <translation>Hausregeln und mehr</translation>
    </message>
    <message>
        <source>How advice is given</source>
        <translation>Wie der Rat zustande kommt</translation>
    </message>
    <message>
        <source>How close</source>
        <translation>Wie nah dran</translation>
    </message>
    <message>
        <source>How close are the others?</source>
        <comment>the other players</comment>
        <translation>Wie nah sind die anderen dran?</translation>
    </message>
    <message>
        <source>How close are the others? (estimated)</source>
        <comment>the other players</comment>
        <translation>Wie nah sind die anderen dran? (geschätzt)</translation>
    </message>
    <message>
        <source>How close the &amp;others are</source>
        <translation>Wie weit die &amp;anderen sind</translation>
    </message>
    <message>
        <source>How close the others are</source>
        <translation>Wie weit die anderen sind</translation>
    </message>
    <message>
        <source>How large text is</source>
        <translation>Wie groß Text ist</translation>
    </message>
    <message>
        <source>How likely</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>How likely cells &amp;became</source>
        <translation>Wie wahrscheinlich &amp;Kästchen wurden</translation>
    </message>
    <message>
        <source>How likely cells became</source>
        <translation>Wie wahrscheinlich Kästchen wurden</translation>
    </message>
    <message>
        <source>How long Automatic waits for exact numbers</source>
        <translation>Wie lange „Automatisch“ auf genaue Zahlen wartet</translation>
    </message>
    <message>
        <source>How long Monte Carlo may take</source>
        <translation>Wie lange Monte Carlo brauchen darf</translation>
    </message>
    <message>
        <source>How many cards this player has</source>
        <translation>Wie viele Karten dieser Spieler hat</translation>
    </message>
    <message>
        <source>How many certain cells are missed; then which entry, which cell, and why</source>
        <translation>Wie viele sichere Kästchen du übersehen hast; dann welcher Eintrag, welches Kästchen und warum</translation>
    </message>
    <message>
        <source>How many deals Monte Carlo draws</source>
        <translation>Wie viele Verteilungen Monte Carlo zieht</translation>
    </message>
    <message>
        <source>How many of their accusations were correct</source>
        <translation>Wie viele ihrer Anklagen richtig waren</translation>
    </message>
    <message>
        <source>How many rivals</source>
        <translation>Wie viele Gegner</translation>
    </message>
    <message>
        <source>How much each player could know before the accusation that ended the game</source>
        <translation>Wie viel jeder Spieler vor der Anklage, die das Spiel beendete, wissen konnte</translation>
    </message>
    <message>
        <source>How much of the envelope was open, from the first entry to the last</source>
        <translation>Wie viel vom Umschlag offen war, vom ersten Eintrag bis zum letzten</translation>
    </message>
    <message>
        <source>How should the advice play?</source>
        <translation>Wie soll der Rat spielen?</translation>
    </message>
    <message>
        <source>How the game ended</source>
        <translation>Wie das Spiel ausging</translation>
    </message>
    <message>
        <source>How the others choose</source>
        <translation>Wie die anderen wählen</translation>
    </message>
    <message>
        <source>How you play</source>
        <translation>Wie du spielst</translation>
    </message>
    <message>
        <source>Hunch: {belief}</source>
        <comment>belief: I think so (75%)</comment>
        <translation>Vermutung: {belief}</translation>
    </message>
    <message>
        <source>Hunches included: {n}</source>
        <comment>in the numbers</comment>
        <translation>Vermutungen eingerechnet: {n}</translation>
    </message>
    <message>
        <source>Hunches left out: {n}</source>
        <comment>of the numbers</comment>
        <translation>Vermutungen nicht eingerechnet: {n}</translation>
    </message>
    <message>
        <source>I am player {number}</source>
        <translation>Ich bin Spieler {number}</translation>
    </message>
    <message>
        <source>I happened to see the card</source>
        <translation>Ich habe die Karte zufällig gesehen</translation>
    </message>
    <message>
        <source>I saw</source>
        <comment>a caption: a leftover card</comment>
        <translation>Ich sah</translation>
    </message>
    <message>
        <source>I saw it…</source>
        <comment>a card that was not meant for my eyes</comment>
        <translation>Ich sah sie…</translation>
    </message>
    <message>
        <source>I think so ({p})</source>
        <translation>Ich glaube schon ({p})</translation>
    </message>
    <message numerus="yes">
        <source>I won with %n suggestion(s).</source>
        <translation>
            <numerusform>Ich habe mit %n Verdacht gewonnen.</numerusform>
            <numerusform>Ich habe mit %n Verdächtigungen gewonnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you roll</source>
        <translation>Wenn du würfelst</translation>
    </message>
    <message>
        <source>If you suggest {cards}</source>
        <comment>{cards}: three names with commas between them</comment>
        <translation>Wenn du {cards} verdächtigst</translation>
    </message>
    <message>
        <source>If {clause}:</source>
        <translation>Angenommen, {clause}:</translation>
    </message>
    <message>
        <source>In a chart</source>
        <translation>In einem Diagramm</translation>
    </message>
    <message>
        <source>In the entry</source>
        <translation>Im Eintrag</translation>
    </message>
    <message>
        <source>In the envelope</source>
        <translation>Im Umschlag</translation>
    </message>
    <message>
        <source>In the envelope: {cards}</source>
        <translation>Im Umschlag: {cards}</translation>
    </message>
    <message>
        <source>In the other deal it is here.</source>
        <comment>a deal that fits all entries, too</comment>
        <translation>In der anderen Verteilung ist sie hier.</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Im Fenster</translation>
    </message>
    <message>
        <source>Include the &amp;game: players, cards and entries</source>
        <translation>Das S&amp;piel beifügen: Spieler, Karten und Einträge</translation>
    </message>
    <message>
        <source>Insert before</source>
        <translation>Davor einfügen</translation>
    </message>
    <message>
        <source>Insert before entry {number}</source>
        <comment>a button</comment>
        <translation>Vor Eintrag {number} einfügen</translation>
    </message>
    <message>
        <source>Into</source>
        <comment>a caption: rooms that can be reached</comment>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Is it your turn? Advice tells you what to do next, and why.</source>
        <translation>Bist du am Zug? Der Rat sagt dir, was du als Nächstes tun solltest und warum.</translation>
    </message>
    <message>
        <source>Is {card:the} {where}?</source>
        <comment>where: with Bob, in the envelope …</comment>
        <translation>Ist {card} {where}?</translation>
    </message>
    <message>
        <source>It cannot be brought back.</source>
        <translation>Es lässt sich nicht zurückholen.</translation>
    </message>
    <message>
        <source>It ignores how players choose which card to show, unlike the rules of this game.</source>
        <translation>Es lässt außer Acht, wie Spieler die gezeigte Karte wählen; die Regeln dieses Spiels sagen etwas anderes.</translation>
    </message>
    <message>
        <source>It may be open on another computer ({host}).</source>
        <translation>Vielleicht ist es auf einem anderen Computer geöffnet ({host}).</translation>
    </message>
    <message numerus="yes">
        <source>It moves %n number(s) by more than 5 points:</source>
        <translation>
            <numerusform>Das verschiebt %n Zahl um mehr als 5 Punkte:</numerusform>
            <numerusform>Das verschiebt %n Zahlen um mehr als 5 Punkte:</numerusform>
        </translation>
    </message>
    <message>
        <source>It moves no number by more than 5 points yet.</source>
        <translation>Noch verschiebt das keine Zahl um mehr als 5 Punkte.</translation>
    </message>
    <message>
        <source>It ruled nothing out; the favourites moved closer together ({bits}).</source>
        <translation>Das schloss nichts aus; die Favoriten rückten näher zusammen ({bits}).</translation>
    </message>
    <message>
        <source>It ruled out {share} of what was possible ({bits}).</source>
        <comment>share: 20%</comment>
        <translation>Das schloss {share} von dem aus, was möglich war ({bits}).</translation>
    </message>
    <message>
        <source>It stopped at the time limit of the preferences: more time, smaller errors.</source>
        <translation>Die Zeitgrenze der Einstellungen hat es beendet: mehr Zeit, kleinere Fehler.</translation>
    </message>
    <message>
        <source>It tells {each} bits.</source>
        <comment>each: Bob about 0.25 and Cid about 0.10</comment>
        <translation>Das verrät (in Bit): {each}.</translation>
    </message>
    <message>
        <source>It tells {who} as little as {card}, and more players have seen it already.</source>
        <translation>Sie verrät {who} so wenig wie {card}, und mehr Spieler haben sie schon gesehen.</translation>
    </message>
    <message>
        <source>It tells {who} as little as {card}.</source>
        <translation>Sie verrät {who} so wenig wie {card}.</translation>
    </message>
    <message>
        <source>It tells {who} less than {card} would.</source>
        <comment>a card to show, and another</comment>
        <translation>Sie verrät {who} weniger als {card}.</translation>
    </message>
    <message>
        <source>It told you nothing about the envelope.</source>
        <translation>Das verriet nichts über den Umschlag.</translation>
    </message>
    <message>
        <source>It was</source>
        <comment>a caption: right or wrong</comment>
        <translation>Sie war</translation>
    </message>
    <message>
        <source>It was here when the cards were laid open.</source>
        <translation>Hier war sie: Die Karten wurden aufgedeckt.</translation>
    </message>
    <message>
        <source>It was {who}</source>
        <translation>Es war {who}</translation>
    </message>
    <message>
        <source>It’s the only one you hold.</source>
        <comment>a card to show</comment>
        <translation>Es ist die einzige, die du hast.</translation>
    </message>
    <message>
        <source>I’m almost sure ({p})</source>
        <translation>Ich bin fast sicher ({p})</translation>
    </message>
    <message>
        <source>I’m only watching</source>
        <translation>Ich sehe nur zu</translation>
    </message>
    <message>
        <source>Judged by what you knew at that moment. A suggestion “rules out” the share of the possible solutions that its answer would rule out on average.</source>
        <translation>Beurteilt nach dem, was du in diesem Moment wusstest. „Schließt aus“ nennt den Anteil der möglichen Lösungen, den die Antwort im Mittel ausschließen würde.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Keep this entry in the list without counting it, or count it again (Space)</source>
        <translation>Diesen Eintrag in der Liste lassen, ohne ihn zu zählen, oder wieder zählen (Leertaste)</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Known to</source>
        <comment>a caption: who knows what is entered</comment>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Knows it now</source>
        <translation>Weiß es jetzt</translation>
    </message>
    <message>
        <source>Knows it on the next turn</source>
        <translation>Weiß es im nächsten Zug</translation>
    </message>
    <message>
        <source>Knows the solution now</source>
        <translation>Kennt die Lösung jetzt</translation>
    </message>
    <message>
        <source>Laid open ({entries}).</source>
        <comment>a card; entries: entry 12</comment>
        <translation>Offen hingelegt ({entries}).</translation>
    </message>
    <message>
        <source>Largest difference</source>
        <translation>Größte Abweichung</translation>
    </message>
    <message>
        <source>Left: about {envelope} solutions (suspects {suspect}, weapons {weapon}, rooms {room}).</source>
        <translation>Übrig: etwa {envelope} Lösungen (Personen {suspect}, Waffen {weapon}, Räume {room}).</translation>
    </message>
    <message>
        <source>Left: suspects {suspect}, weapons {weapon}, rooms {room}.</source>
        <translation>Übrig: Personen {suspect}, Waffen {weapon}, Räume {room}.</translation>
    </message>
    <message>
        <source>Leftover cards: none</source>
        <translation>Übrige Karten: keine</translation>
    </message>
    <message>
        <source>Leftover cards: {number}</source>
        <translation>Übrige Karten: {number}</translation>
    </message>
    <message>
        <source>Let them follow, too</source>
        <translation>Auch sie anpassen</translation>
    </message>
    <message>
        <source>Let what the others suggest count, too, not only what the cards say</source>
        <translation>Auch die Verdächtigungen der anderen zählen lassen, nicht nur die Karten</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Light or dark colours</source>
        <translation>Helle oder dunkle Farben</translation>
    </message>
    <message>
        <source>Light text on a dark background.</source>
        <translation>Heller Text auf dunklem Grund.</translation>
    </message>
    <message>
        <source>Likely &amp;hands…</source>
        <translation>Wahrscheinliche &amp;Hände…</translation>
    </message>
    <message>
        <source>Likely (50% or more)</source>
        <translation>Wahrscheinlich (ab 50&#x202f;%)</translation>
    </message>
    <message>
        <source>Likely for {who}: {cards}</source>
        <translation>{who} hat wahrscheinlich: {cards}</translation>
    </message>
    <message>
        <source>Likely hands</source>
        <translation>Wahrscheinliche Hände</translation>
    </message>
    <message>
        <source>Likely hands of the pool…</source>
        <translation>Wahrscheinliche Hände des Pools…</translation>
    </message>
    <message>
        <source>Likely hands of {player}…</source>
        <translation>Wahrscheinliche Hände von {player}…</translation>
    </message>
    <message>
        <source>Likely: {cards}</source>
        <translation>Wahrscheinlich: {cards}</translation>
    </message>
    <message>
        <source>Likes to show a player the same card again: {times} of {occasions} ({expected} expected)</source>
        <translation>Neigt dazu, jemandem dieselbe Karte noch einmal zu zeigen: {times} von {occasions} Mal (erwartet: {expected})</translation>
    </message>
    <message>
        <source>Likes to show {kind}: {times} of {occasions} ({expected} expected)</source>
        <translation>Zeigt gern {kind}: {times} von {occasions} Mal (erwartet: {expected})</translation>
    </message>
    <message>
        <source>Look at the cards lying face up.</source>
        <translation>Sieh dir die offenen Karten an.</translation>
    </message>
    <message>
        <source>Look at the number of cards that each holder has.</source>
        <translation>Achte darauf, wie viele Karten jeder hat.</translation>
    </message>
    <message>
        <source>Look at your own cards.</source>
        <translation>Sieh dir deine eigenen Karten an.</translation>
    </message>
    <message>
        <source>Look at {entry}.</source>
        <translation>Sieh dir {entry} an.</translation>
    </message>
    <message>
        <source>Look closer, or see more</source>
        <translation>Näher heran oder weiter weg</translation>
    </message>
    <message>
        <source>Looking for corrections…</source>
        <translation>Korrekturen werden gesucht…</translation>
    </message>
    <message>
        <source>Looking it up…</source>
        <translation>Wird nachgesehen…</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Glück und Können</translation>
    </message>
    <message>
        <source>Lucky answers: they told you {value:.1f} bits more than you could expect.</source>
        <translation>Glück mit den Antworten: Sie haben dir {value:.1f} Bit mehr verraten, als zu erwarten war.</translation>
    </message>
    <message>
        <source>Lucky dice: they saved you about {value:.1f} turns.</source>
        <translation>Glück mit den Würfeln: Sie haben dir etwa {value:.1f} Runden gespart.</translation>
    </message>
    <message>
        <source>Make everything large enough for a finger</source>
        <translation>Alles groß genug für einen Finger machen</translation>
    </message>
    <message>
        <source>Make that mark again (on the sheet also Ctrl+Y)</source>
        <translation>Diese Markierung wieder setzen (auf dem Blatt auch Strg+Y)</translation>
    </message>
    <message>
        <source>Make this entry (Enter)</source>
        <translation>So eintragen (Enter)</translation>
    </message>
    <message>
        <source>Make your own marks on an empty sheet, and have them checked; numbers are hidden</source>
        <translation>Auf einem leeren Blatt selbst markieren und das prüfen lassen; Zahlen sind verborgen</translation>
    </message>
    <message>
        <source>Makes your accusation surest.</source>
        <translation>Macht deine Anklage am sichersten.</translation>
    </message>
    <message>
        <source>Mark the best places for you to go; others at the table may see the screen</source>
        <translation>Die besten Ziele für dich markieren; andere am Tisch sehen vielleicht den Bildschirm</translation>
    </message>
    <message>
        <source>Mark the card that tells the least</source>
        <translation>Die Karte markieren, die am wenigsten verrät</translation>
    </message>
    <message>
        <source>Marks of another game are not shown. They are in {file}.</source>
        <translation>Markierungen eines anderen Spiels werden nicht gezeigt. Sie liegen in {file}.</translation>
    </message>
    <message>
        <source>Master</source>
        <comment>a rival in a practice game</comment>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Master Detective</source>
        <translation>Master Detective</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Me</source>
        <comment>the name of the first player, whose sheet this is</comment>
        <translation>Ich</translation>
    </message>
    <message>
        <source>Me</source>
        <comment>who of the players I am</comment>
        <translation>Ich</translation>
    </message>
    <message>
        <source>Mean difference</source>
        <translation>Mittlere Abweichung</translation>
    </message>
    <message>
        <source>Middle</source>
        <comment>a rival in a practice game</comment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Verpasst</translation>
    </message>
    <message>
        <source>Modern (2016)</source>
        <translation>Modern (2016)</translation>
    </message>
    <message>
        <source>Modern (2023)</source>
        <translation>Modern (2023)</translation>
    </message>
    <message>
        <source>Monte Carlo</source>
        <translation>Monte Carlo</translation>
    </message>
    <message>
        <source>Monte Carlo</source>
        <comment>an engine</comment>
        <translation>Monte Carlo</translation>
    </message>
    <message>
        <source>Monte Carlo</source>
        <comment>an engine: the method of drawing at random</comment>
        <translation>Monte Carlo</translation>
    </message>
    <message>
        <source>More answers…</source>
        <translation>Weitere Antworten…</translation>
    </message>
    <message>
        <source>Most likely</source>
        <translation>Am ehesten</translation>
    </message>
    <message>
        <source>Most likely, as people play</source>
        <translation>Am ehesten, nach Spielweise</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Move player {number}</source>
        <translation>Spieler {number} verschieben</translation>
    </message>
    <message>
        <source>Move this entry down (Alt+Down, or drag it)</source>
        <translation>Diesen Eintrag nach unten schieben (Alt+Herunter, oder ziehen)</translation>
    </message>
    <message>
        <source>Move this entry up (Alt+Up, or drag it)</source>
        <translation>Diesen Eintrag nach oben schieben (Alt+Hoch, oder ziehen)</translation>
    </message>
    <message>
        <source>Move this token (Page Down on the board)</source>
        <translation>Diese Figur ziehen (Bild ab auf dem Spielplan)</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Moves are corrected on the board, but this game has none. You can delete the entry.</source>
        <translation>Züge korrigierst du auf dem Spielplan, aber dieses Spiel hat keinen. Du kannst den Eintrag löschen.</translation>
    </message>
    <message>
        <source>My hand</source>
        <translation>Meine Hand</translation>
    </message>
    <message>
        <source>My hand: {number} of {size} chosen</source>
        <translation>Meine Hand: {number} von {size} gewählt</translation>
    </message>
    <message>
        <source>My own cards…</source>
        <translation>Eigene Karten…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Name von Spieler {number}</translation>
    </message>
    <message>
        <source>Names that differ only in case or accents count as one</source>
        <translation>Namen, die sich nur in Groß- und Kleinschreibung oder Akzenten unterscheiden, zählen als einer</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>&amp;Nächster</translation>
    </message>
    <message>
        <source>Never below {number}%</source>
        <comment>when to accuse: a chance of being right</comment>
        <translation>Nie unter {number} %</translation>
    </message>
    <message>
        <source>New</source>
        <comment>how many cells became certain, below a scale</comment>
        <translation>Neu</translation>
    </message>
    <message>
        <source>New certain cells</source>
        <translation>Neue sichere Kästchen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>New: {marks}</source>
        <comment>cells of the sheet</comment>
        <translation>Neu: {marks}</translation>
    </message>
    <message>
        <source>Next contradiction</source>
        <translation>Nächster Widerspruch</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>No advice while entries contradict each other.</source>
        <translation>Solange Einträge sich widersprechen, gibt es keinen Rat.</translation>
    </message>
    <message>
        <source>No advice: {reason}.</source>
        <translation>Es gibt keinen Rat: {reason}.</translation>
    </message>
    <message>
        <source>No answer. {reason}</source>
        <comment>reason: a clause that begins with a capital</comment>
        <translation>Keine Antwort. {reason}</translation>
    </message>
    <message>
        <source>No card is called “{text}”.</source>
        <translation>Keine Karte heißt „{text}“.</translation>
    </message>
    <message>
        <source>No card is certain.</source>
        <translation>Keine Karte ist sicher.</translation>
    </message>
    <message>
        <source>No certain cell is missed.</source>
        <translation>Kein sicheres Kästchen übersehen.</translation>
    </message>
    <message>
        <source>No deal fits all of them. There is no short proof.</source>
        <translation>Keine Verteilung passt zu allen. Einen kurzen Beweis gibt es nicht.</translation>
    </message>
    <message>
        <source>No earlier games</source>
        <translation>Keine früheren Spiele</translation>
    </message>
    <message>
        <source>No entries</source>
        <translation>Keine Einträge</translation>
    </message>
    <message>
        <source>No entries yet. This chart shows what each entry tells you.</source>
        <translation>Noch keine Einträge. Dieses Diagramm zeigt, was jeder Eintrag dir verrät.</translation>
    </message>
    <message>
        <source>No game is open.</source>
        <translation>Es ist kein Spiel geöffnet.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Noch keine Spiele</translation>
    </message>
    <message>
        <source>No games yet. A game is added when you close it or record its result.</source>
        <translation>Noch keine Spiele. Ein Spiel kommt hinzu, wenn du es schließt oder sein Ergebnis einträgst.</translation>
    </message>
    <message>
        <source>No hand stands out: hardly any two of the {deals} deals drawn gave this player the same hand.</source>
        <translation>Keine Hand sticht hervor: Von {deals} gezogenen Verteilungen gaben kaum zwei diesem Spieler dieselbe Hand.</translation>
    </message>
    <message>
        <source>No mark</source>
        <translation>Keine Markierung</translation>
    </message>
    <message>
        <source>No match for “{sought}”.</source>
        <translation>Nichts gefunden zu „{sought}“.</translation>
    </message>
    <message>
        <source>No numbers while the set-up contradicts itself.</source>
        <translation>Solange der Aufbau sich selbst widerspricht, gibt es keine Zahlen.</translation>
    </message>
    <message>
        <source>No one</source>
        <comment>shows a card</comment>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>No one could have known from public information alone.</source>
        <translation>Allein aus dem, was alle sahen, konnte es niemand wissen.</translation>
    </message>
    <message>
        <source>No one is left to move.</source>
        <translation>Niemand kann mehr ziehen.</translation>
    </message>
    <message numerus="yes">
        <source>No one won; I made %n suggestion(s).</source>
        <translation>
            <numerusform>Niemand hat gewonnen; ich hatte %n Verdacht.</numerusform>
            <numerusform>Niemand hat gewonnen; ich hatte %n Verdächtigungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No one; you look at a leftover card</source>
        <translation>Keiner; du siehst dir eine übrige Karte an</translation>
    </message>
    <message>
        <source>No other hand is possible.</source>
        <translation>Keine andere Hand ist möglich.</translation>
    </message>
    <message>
        <source>No other moves would have saved you time.</source>
        <translation>Andere Züge hätten dir keine Zeit gespart.</translation>
    </message>
    <message>
        <source>No other player can still accuse.</source>
        <translation>Kein anderer Spieler kann mehr anklagen.</translation>
    </message>
    <message>
        <source>No other solution is possible.</source>
        <translation>Andere Lösungen sind nicht möglich.</translation>
    </message>
    <message>
        <source>No other suggestions would have told you more.</source>
        <translation>Andere Verdächtigungen hätten dir nicht mehr verraten.</translation>
    </message>
    <message>
        <source>No room in reach is worth stopping for.</source>
        <translation>Kein erreichbarer Raum lohnt einen Halt.</translation>
    </message>
    <message>
        <source>No single suggestion is likely to.</source>
        <comment>below: What would settle it</comment>
        <translation>Wahrscheinlich kein einzelner Verdacht.</translation>
    </message>
    <message>
        <source>No suggestion</source>
        <translation>Kein Verdacht</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>who won</comment>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Nobody can show a card.</source>
        <translation>Keiner kann eine Karte zeigen.</translation>
    </message>
    <message>
        <source>Nobody shows a card</source>
        <translation>Keiner zeigt eine Karte</translation>
    </message>
    <message>
        <source>Nobody wins. It was {cards}.</source>
        <translation>Niemand gewinnt. Es war {cards}.</translation>
    </message>
    <message>
        <source>Nobody wins: a game ends after {turns} turns. It was {cards}.</source>
        <translation>Niemand gewinnt: Nach {turns} Zügen endet ein Spiel. Es war {cards}.</translation>
    </message>
    <message>
        <source>Nobody: you look at a leftover card. Which one is it?</source>
        <translation>Keiner: Du siehst dir eine übrige Karte an. Welche ist es?</translation>
    </message>
    <message numerus="yes">
        <source>None of %n card(s) is likely</source>
        <translation>
            <numerusform>Die %n Karte ist nicht wahrscheinlich</numerusform>
            <numerusform>Keine von %n Karten ist wahrscheinlich</numerusform>
        </translation>
    </message>
    <message>
        <source>Normal: a second or two</source>
        <translation>Normal: ein, zwei Sekunden</translation>
    </message>
    <message>
        <source>Not all of your marks could be read. The file as it was is kept as {file}.</source>
        <translation>Nicht alle deine Markierungen waren lesbar. Die Datei, wie sie war, liegt unter {file}.</translation>
    </message>
    <message>
        <source>Not certain yet.</source>
        <translation>Noch nicht sicher.</translation>
    </message>
    <message>
        <source>Not exported: {reason}.</source>
        <translation>Nicht exportiert: {reason}.</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>Not here. {why}</source>
        <comment>whether to accuse, and a sentence that says why</comment>
        <translation>Hier nicht. {why}</translation>
    </message>
    <message>
        <source>Not known yet: does {who} have {card}?</source>
        <translation>Noch nicht bekannt: Hat {who} {card}?</translation>
    </message>
    <message>
        <source>Not known yet: is {card} face up?</source>
        <translation>Noch nicht bekannt: Liegt {card} offen?</translation>
    </message>
    <message>
        <source>Not known yet: is {card} in the envelope?</source>
        <translation>Noch nicht bekannt: Ist {card} im Umschlag?</translation>
    </message>
    <message>
        <source>Not known yet: is {card} in the pool?</source>
        <translation>Noch nicht bekannt: Ist {card} im Pool?</translation>
    </message>
    <message>
        <source>Not noted for {who}. Click if {who} passed</source>
        <translation>Für {who} nichts notiert. Klicke, wenn {who} gepasst hat</translation>
    </message>
    <message>
        <source>Not printed: cannot write to the printer or file.</source>
        <translation>Nicht gedruckt: Auf den Drucker oder in die Datei lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>Not printed: {reason}.</source>
        <translation>Nicht gedruckt: {reason}.</translation>
    </message>
    <message>
        <source>Not saved: {error}. Try another folder.</source>
        <translation>Nicht gespeichert: {error}. Versuche es mit einem anderen Ordner.</translation>
    </message>
    <message>
        <source>Not saved: {reason}.</source>
        <translation>Nicht gespeichert: {reason}.</translation>
    </message>
    <message>
        <source>Not saved: {reason}. Nothing is lost; save the game to another file.</source>
        <translation>Nicht gespeichert: {reason}. Nichts ist verloren; speichere das Spiel in einer anderen Datei.</translation>
    </message>
    <message>
        <source>Not yet. {why}</source>
        <comment>whether to accuse, and a sentence that says why</comment>
        <translation>Noch nicht. {why}</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>something known from elsewhere</comment>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>what an engine says of its answer</comment>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>Note: {who} does not have {card}</source>
        <translation>Notiz: {who} hat {card} nicht</translation>
    </message>
    <message>
        <source>Note: {who} has at least one of {cards}</source>
        <comment>cards: Rope, Hall</comment>
        <translation>Notiz: {who} hat mindestens eine von {cards}</translation>
    </message>
    <message>
        <source>Note: {who} has at least {number} of {cards}</source>
        <comment>cards: Rope, Hall, Study</comment>
        <translation>Notiz: {who} hat mindestens {number} von {cards}</translation>
    </message>
    <message>
        <source>Note: {who} has none of {cards}</source>
        <comment>cards: Rope, Hall</comment>
        <translation>Notiz: {who} hat keine von {cards}</translation>
    </message>
    <message>
        <source>Note: {who} has {cards}</source>
        <comment>cards: Rope, Hall</comment>
        <translation>Notiz: {who} hat {cards}</translation>
    </message>
    <message>
        <source>Note: {who} has {card}</source>
        <translation>Notiz: {who} hat {card}</translation>
    </message>
    <message>
        <source>Nothing happened</source>
        <translation>Da war nichts</translation>
    </message>
    <message>
        <source>Nothing has been asked yet. Who begins?</source>
        <translation>Es wurde noch nichts gefragt. Wer beginnt?</translation>
    </message>
    <message>
        <source>Nothing new is certain.</source>
        <translation>Nichts Neues ist sicher.</translation>
    </message>
    <message>
        <source>Nothing to count: the hand was never revealed, or there was nothing to choose</source>
        <translation>Nichts zu zählen: Die Hand wurde nie aufgedeckt, oder es gab nichts zu wählen</translation>
    </message>
    <message>
        <source>Now certain: {sentences}</source>
        <translation>Jetzt sicher: {sentences}</translation>
    </message>
    <message>
        <source>Number of entries</source>
        <translation>Anzahl der Einträge</translation>
    </message>
    <message>
        <source>Numbers are hidden.</source>
        <translation>Die Zahlen sind ausgeblendet.</translation>
    </message>
    <message>
        <source>Numbers are hidden. Click a cell to mark it.</source>
        <translation>Die Zahlen sind verborgen. Klicke auf ein Kästchen, um es zu markieren.</translation>
    </message>
    <message>
        <source>Numbers are hidden. Switch your own sheet off to review or print this game.</source>
        <translation>Die Zahlen sind verborgen. Schalte dein eigenes Blatt aus, um auf dieses Spiel zurückzublicken oder es zu drucken.</translation>
    </message>
    <message>
        <source>Numbers by</source>
        <translation>Berechnung der Zahlen</translation>
    </message>
    <message>
        <source>Of</source>
        <comment>a caption: whose card was seen</comment>
        <translation>Von</translation>
    </message>
    <message>
        <source>Of this page</source>
        <translation>Auf dieser Seite</translation>
    </message>
    <message>
        <source>Offer cards the sheet rules out, too</source>
        <translation>Auch Karten anbieten, die das Blatt ausschließt</translation>
    </message>
    <message>
        <source>Often suggests {own}: {times} of {occasions} ({expected} expected)</source>
        <translation>Nennt oft {own}: {times} von {occasions} Mal (erwartet: {expected})</translation>
    </message>
    <message>
        <source>On my own</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Auf dem Spielplan</translation>
    </message>
    <message>
        <source>On the next turn</source>
        <translation>Im nächsten Zug</translation>
    </message>
    <message>
        <source>On the sheet</source>
        <translation>Auf dem Blatt</translation>
    </message>
    <message>
        <source>On to my turn</source>
        <translation>Weiter zu meinem Zug</translation>
    </message>
    <message>
        <source>On to the end</source>
        <translation>Weiter zum Ende</translation>
    </message>
    <message>
        <source>On to the end…</source>
        <translation>Weiter zum Ende…</translation>
    </message>
    <message>
        <source>On to your turn…</source>
        <translation>Weiter zu deinem Zug…</translation>
    </message>
    <message>
        <source>On your own sheet</source>
        <translation>Auf dem eigenen Blatt</translation>
    </message>
    <message numerus="yes">
        <source>One of %n almost equally likely</source>
        <translation>
            <numerusform>Eine etwa gleich wahrscheinliche</numerusform>
            <numerusform>Eine von %n etwa gleich wahrscheinlichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of %n equally likely</source>
        <translation>
            <numerusform>Eine gleich wahrscheinliche</numerusform>
            <numerusform>Eine von %n gleich wahrscheinlichen</numerusform>
        </translation>
    </message>
    <message>
        <source>One of several</source>
        <translation>Eine von mehreren</translation>
    </message>
    <message>
        <source>One unreadable preference was reset to its default: {names}.</source>
        <translation>Eine unlesbare Einstellung wurde auf den Standard zurückgesetzt: {names}.</translation>
    </message>
    <message>
        <source>Only what everyone has seen. No one’s cards are shown.</source>
        <translation>Nur was alle gesehen haben; die Karten der Spieler bleiben verborgen.</translation>
    </message>
    <message>
        <source>Only when certain</source>
        <comment>when to accuse</comment>
        <translation>Nur wenn sicher</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Zuletzt &amp;geöffnet</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Eine Kopie öffnen</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ein Spiel öffnen</translation>
    </message>
    <message>
        <source>Open a game from a file</source>
        <translation>Ein Spiel aus einer Datei öffnen</translation>
    </message>
    <message>
        <source>Open a game in progress to look around</source>
        <translation>Ein laufendes Spiel öffnen und sich umsehen</translation>
    </message>
    <message>
        <source>Open as last saved</source>
        <translation>Wie gespeichert öffnen</translation>
    </message>
    <message>
        <source>Open: it may be true, but does not follow.</source>
        <translation>Offen: Es kann stimmen, folgt aber nicht.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Other</source>
        <comment>what happened: something unusual</comment>
        <translation>Anderes</translation>
    </message>
    <message>
        <source>Other card…</source>
        <translation>Andere Karte…</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Others answered after the first card</source>
        <translation>Nach der ersten Karte haben noch andere geantwortet</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <comment>what else can be done</comment>
        <translation>Sonst</translation>
    </message>
    <message>
        <source>Out of habit</source>
        <comment>how the others choose which card to show</comment>
        <translation>Aus Gewohnheit</translation>
    </message>
    <message>
        <source>Out, but still answers.</source>
        <translation>Ausgeschieden, antwortet aber noch.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Own cards</source>
        <translation>Eigene Karten</translation>
    </message>
    <message>
        <source>Own cards</source>
        <comment>the edition of a game</comment>
        <translation>Eigene Karten</translation>
    </message>
    <message>
        <source>Own sheet</source>
        <translation>Eigenes Blatt</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF-Dokumente (*.pdf)</translation>
    </message>
    <message>
        <source>PDF p&amp;aper size</source>
        <translation>P&amp;apierformat für PDF</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG-Bilder (*.png)</translation>
    </message>
    <message>
        <source>Page {number}</source>
        <translation>Seite {number}</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Seiten der Hilfe</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Parts of the game</source>
        <translation>Teile des Spiels</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Bestandteile des Programms</translation>
    </message>
    <message>
        <source>Passed</source>
        <comment>a caption: who passed</comment>
        <translation>Gepasst</translation>
    </message>
    <message>
        <source>Patient: about ten seconds</source>
        <translation>Geduldig: etwa zehn Sekunden</translation>
    </message>
    <message>
        <source>Pause after each step</source>
        <translation>Pause nach jedem Schritt</translation>
    </message>
    <message>
        <source>Picked at random</source>
        <comment>how players choose a card to show</comment>
        <translation>Zufällig gewählt</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Pin a hunch on the cell, strengthen it, remove it</source>
        <translation>Dem Kästchen eine Vermutung anheften, eine stärkere, keine</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play a game against the program</source>
        <translation>Eine Partie gegen das Programm spielen</translation>
    </message>
    <message>
        <source>Play to win</source>
        <comment>when to accuse</comment>
        <translation>Auf Sieg spielen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <comment>the name of a player</comment>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Players in turn order</source>
        <translation>Spieler in Zugfolge</translation>
    </message>
    <message>
        <source>Players who can choose which card to show pick one at random. A card shown to you makes the others that you named a little less likely in that hand.</source>
        <translation>Wer wählen kann, welche Karte er zeigt, nimmt eine zufällig. Eine dir gezeigte Karte macht die anderen, die du genannt hast, auf dieser Hand etwas unwahrscheinlicher.</translation>
    </message>
    <message>
        <source>Players, in turn order</source>
        <translation>Spieler, in Zugfolge</translation>
    </message>
    <message>
        <source>Plays like {who}</source>
        <translation>Spielt wie {who}</translation>
    </message>
    <message>
        <source>Point at the chart, or use the arrow keys, for exact numbers.</source>
        <translation>Zeige auf das Diagramm oder nimm die Pfeiltasten, um genaue Zahlen zu sehen.</translation>
    </message>
    <message>
        <source>Policy: {policy}. The others show: {response}. Accuse: {limit}.</source>
        <translation>Strategie: {policy}. Die anderen zeigen: {response}. Anklagen: {limit}.</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>Pool</source>
        <comment>of cards that nobody holds; heads a column</comment>
        <translation>Pool</translation>
    </message>
    <message>
        <source>Pool: {cards}</source>
        <comment>cards that are there, as a note in few words</comment>
        <translation>Pool: {cards}</translation>
    </message>
    <message>
        <source>Poor</source>
        <comment>a suggestion: what it tells, beside the best</comment>
        <translation>Schwach</translation>
    </message>
    <message>
        <source>Possibilities</source>
        <comment>how many are left, beside a scale</comment>
        <translation>Möglichkeiten</translation>
    </message>
    <message>
        <source>Possibilities left after each entry</source>
        <translation>Übrige Möglichkeiten nach jedem Eintrag</translation>
    </message>
    <message>
        <source>Possible deals: {number}</source>
        <translation>Mögliche Verteilungen: {number}</translation>
    </message>
    <message>
        <source>Possible solutions</source>
        <translation>Mögliche Lösungen</translation>
    </message>
    <message>
        <source>Pract&amp;ice…</source>
        <translation>Übungss&amp;piel…</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übungsspiel</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>games against the program</comment>
        <translation>Übungsspiele</translation>
    </message>
    <message>
        <source>Practice game {number}</source>
        <translation>Übungsspiel {number}</translation>
    </message>
    <message>
        <source>Practice games</source>
        <translation>Übungsspiele</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>E&amp;instellungen…</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Preparing the pages…</source>
        <translation>Die Seiten werden vorbereitet…</translation>
    </message>
    <message>
        <source>Press Enter to enter it.</source>
        <translation>Enter trägt es ein.</translation>
    </message>
    <message>
        <source>Press F1 for help and all keys.</source>
        <translation>F1 zeigt die Hilfe und alle Tasten.</translation>
    </message>
    <message>
        <source>Preview the sheet with this entry</source>
        <translation>Das Blatt mit diesem Eintrag ansehen</translation>
    </message>
    <message>
        <source>Print the game</source>
        <translation>Das Spiel drucken</translation>
    </message>
    <message>
        <source>Print the sheet, the entries and the charts, or save them as PDF</source>
        <translation>Blatt, Einträge und Diagramme drucken oder als PDF speichern</translation>
    </message>
    <message>
        <source>Printed on {date}</source>
        <translation>Gedruckt am {date}</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Fortschritt des Rückblicks</translation>
    </message>
    <message>
        <source>Proved.</source>
        <translation>Bewiesen.</translation>
    </message>
    <message>
        <source>Put this into the entry</source>
        <translation>Dies in den Eintrag übernehmen</translation>
    </message>
    <message>
        <source>Put this suggestion into the entry (Enter in the list)</source>
        <translation>Diesen Verdacht in den Eintrag übernehmen (Enter in der Liste)</translation>
    </message>
    <message>
        <source>Put {name} into the entry</source>
        <comment>{name}: of a card or a player</comment>
        <translation>{name} in den Eintrag übernehmen</translation>
    </message>
    <message>
        <source>Question mark</source>
        <translation>Fragezeichen</translation>
    </message>
    <message>
        <source>Quick: a moment</source>
        <translation>Schnell: ein Augenblick</translation>
    </message>
    <message>
        <source>Race</source>
        <comment>a policy: who advises</comment>
        <translation>Wettlauf</translation>
    </message>
    <message>
        <source>Random</source>
        <comment>a policy: who advises</comment>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Rarely suggests {own}: {times} of {occasions} ({expected} expected)</source>
        <translation>Nennt selten {own}: {times} von {occasions} Mal (erwartet: {expected})</translation>
    </message>
    <message>
        <source>Re&amp;view the game…</source>
        <translation>Rückbli&amp;ck auf das Spiel…</translation>
    </message>
    <message>
        <source>Read the sheet</source>
        <translation>Lies das Blatt</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Letzte Spiele</translation>
    </message>
    <message>
        <source>Record the resul&amp;t…</source>
        <translation>Ergebnis ein&amp;tragen…</translation>
    </message>
    <message>
        <source>Record the result</source>
        <translation>Ergebnis eintragen</translation>
    </message>
    <message>
        <source>Red&amp;o mark</source>
        <translation>Markierung wieder&amp;herstellen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Redo: {step}</source>
        <comment>step: Ann&apos;s suggestion; delete Ann&apos;s suggestion</comment>
        <translation>Wiederholen: {step}</translation>
    </message>
    <message>
        <source>Refuted by {entries}.</source>
        <comment>entries: entries 3 and 7; the set-up</comment>
        <translation>Widerlegt ({entries}).</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Remove it and entries {numbers}</source>
        <translation>Ihn und die Einträge {numbers} löschen</translation>
    </message>
    <message>
        <source>Remove it and entry {numbers}</source>
        <translation>Ihn und Eintrag {numbers} löschen</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation>Spieler {number} entfernen</translation>
    </message>
    <message>
        <source>Remove these games from the library (Del)</source>
        <translation>Diese Spiele aus der Sammlung entfernen (Entf)</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Diesen Spieler entfernen</translation>
    </message>
    <message>
        <source>Repeat suggestions in the same room</source>
        <translation>Mehrmals im selben Raum verdächtigen</translation>
    </message>
    <message>
        <source>Reset the hand sizes to an even deal</source>
        <translation>Die Karten wieder gleichmäßig verteilen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Returning to where you left off…</source>
        <translation>Zurück zu der Stelle, an der du aufgehört hast…</translation>
    </message>
    <message>
        <source>Reveals</source>
        <comment>heads a column of percentages; there is room for 7 letters</comment>
        <translation>Verrät</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Review of the game</source>
        <translation>Rückblick auf das Spiel</translation>
    </message>
    <message>
        <source>Review the game first to include the review</source>
        <translation>Öffne zuerst den Rückblick, um ihn mitzudrucken</translation>
    </message>
    <message>
        <source>Reviewing the game…</source>
        <translation>Rückblick wird erstellt…</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>of an accusation</comment>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Right accusations</source>
        <translation>Richtige Anklagen</translation>
    </message>
    <message>
        <source>Right if they accused now</source>
        <translation>Richtig bei sofortiger Anklage</translation>
    </message>
    <message>
        <source>Right or wrong</source>
        <translation>Richtig oder falsch</translation>
    </message>
    <message>
        <source>Rival {number}</source>
        <translation>Gegner {number}</translation>
    </message>
    <message>
        <source>Rivals</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Roll</source>
        <comment>what the dice show</comment>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Roll {number}</source>
        <comment>what the dice show</comment>
        <translation>Wurf {number}</translation>
    </message>
    <message>
        <source>Rolled {roll} (type it on the board; letters go to the entry)</source>
        <translation>{roll} gewürfelt (auf dem Spielplan tippen; Buchstaben gehen in den Eintrag)</translation>
    </message>
    <message>
        <source>Rolled {roll}, went to: {place}</source>
        <translation>{roll} gewürfelt, Ziel: {place}</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Raum</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Räume</translation>
    </message>
    <message>
        <source>Rules out</source>
        <comment>heads a column of percentages; there is room for 12 letters</comment>
        <translation>Schließt aus</translation>
    </message>
    <message>
        <source>SVG images (*.svg)</source>
        <translation>SVG-Bilder (*.svg)</translation>
    </message>
    <message>
        <source>Same, or equally good</source>
        <translation>Genau das oder genauso gut</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Als &amp;PDF speichern…</translation>
    </message>
    <message>
        <source>Save as &amp;PNG…</source>
        <translation>Als &amp;PNG speichern…</translation>
    </message>
    <message>
        <source>Save as &amp;SVG…</source>
        <translation>Als &amp;SVG speichern…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Als &amp;PDF speichern…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Save as p&amp;icture (PNG)…</source>
        <translation>Als B&amp;ild speichern (PNG)…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Das Diagramm speichern</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Das Spiel speichern</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Den Bericht speichern</translation>
    </message>
    <message>
        <source>Save this game to another file</source>
        <translation>Dieses Spiel in einer anderen Datei speichern</translation>
    </message>
    <message>
        <source>Save this game to its file</source>
        <translation>Dieses Spiel in seiner Datei speichern</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>Saved as {path}.</source>
        <translation>Gespeichert als {path}.</translation>
    </message>
    <message>
        <source>Saving would overwrite those changes. You can save to another file instead.</source>
        <translation>Beim Speichern gingen diese Änderungen verloren. Du kannst stattdessen eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>Say of each mark whether it is proved, open or wrong, and how many are missed</source>
        <translation>Sagt von jeder Markierung, ob sie bewiesen, offen oder falsch ist, und wie viele fehlen</translation>
    </message>
    <message>
        <source>Say what was in the envelope, and who won</source>
        <translation>Eintragen, was im Umschlag war und wer gewonnen hat</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search players, dates, results</source>
        <translation>Spieler, Daten, Ergebnisse suchen</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Hilfe durchsuchen</translation>
    </message>
    <message>
        <source>Secret passage to {room}</source>
        <translation>Geheimgang: {room}</translation>
    </message>
    <message>
        <source>See each player’s likeliest complete hands</source>
        <translation>Die wahrscheinlichsten vollständigen Hände aller Spieler sehen</translation>
    </message>
    <message>
        <source>See how each player seems to play, and what it changes</source>
        <translation>Sehen, wie jeder Spieler zu spielen scheint und was das ändert</translation>
    </message>
    <message>
        <source>See where everyone stands, and enter moves</source>
        <translation>Sehen, wo alle stehen, und Züge eintragen</translation>
    </message>
    <message>
        <source>Seen by {player}, who held {cards}</source>
        <translation>Gesehen von {player}, mit dieser Hand: {cards}</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>An den Drucker geschickt.</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Beiseitelegen</translation>
    </message>
    <message>
        <source>Set it and entries {numbers} aside</source>
        <translation>Ihn und die Einträge {numbers} beiseitelegen</translation>
    </message>
    <message>
        <source>Set it and entry {numbers} aside</source>
        <translation>Ihn und Eintrag {numbers} beiseitelegen</translation>
    </message>
    <message>
        <source>Set it aside</source>
        <comment>an entry, which then does not count</comment>
        <translation>Beiseitelegen</translation>
    </message>
    <message>
        <source>Set up the game</source>
        <translation>Richte das Spiel ein</translation>
    </message>
    <message>
        <source>Set-&amp;up…</source>
        <translation>&amp;Aufbau…</translation>
    </message>
    <message>
        <source>Share of their own cards among those they suggested, in games where their hand is known</source>
        <translation>Anteil eigener Karten an denen, die sie verdächtigten, in Spielen mit bekannter Hand</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Teilen…</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Sheet: cards down, holders across</source>
        <translation>Blatt: Karten nach unten, Besitzer nach rechts</translation>
    </message>
    <message>
        <source>Show &amp;everything</source>
        <translation>&amp;Alles zeigen</translation>
    </message>
    <message>
        <source>Show another completion</source>
        <translation>Eine andere Ergänzung zeigen</translation>
    </message>
    <message>
        <source>Show everything again</source>
        <translation>Wieder alles zeigen</translation>
    </message>
    <message>
        <source>Show everything again (0)</source>
        <translation>Wieder alles zeigen (0)</translation>
    </message>
    <message>
        <source>Show in the chart of cells</source>
        <translation>Im Diagramm der Kästchen zeigen</translation>
    </message>
    <message>
        <source>Show larger squares; scroll to see the rest</source>
        <translation>Größere Felder zeigen; scrolle, um den Rest zu sehen</translation>
    </message>
    <message>
        <source>Show numbers again</source>
        <translation>Wieder Zahlen zeigen</translation>
    </message>
    <message>
        <source>Show only what everyone at the table may see</source>
        <translation>Nur zeigen, was alle am Tisch sehen dürfen</translation>
    </message>
    <message>
        <source>Show only what everyone has seen, so that you can share the review</source>
        <translation>Nur zeigen, was alle gesehen haben, damit du den Rückblick teilen kannst</translation>
    </message>
    <message>
        <source>Show or hide &amp;charts</source>
        <translation>&amp;Diagramme zeigen oder ausblenden</translation>
    </message>
    <message>
        <source>Show the charts used last, or hide them all</source>
        <translation>Die zuletzt benutzten Diagramme zeigen oder alle ausblenden</translation>
    </message>
    <message>
        <source>Show the game after that entry</source>
        <translation>Das Spiel nach diesem Eintrag zeigen</translation>
    </message>
    <message>
        <source>Show the game as it is</source>
        <translation>Das Spiel zeigen, wie es ist</translation>
    </message>
    <message>
        <source>Show the game as it is now</source>
        <translation>Das Spiel zeigen, wie es jetzt ist</translation>
    </message>
    <message>
        <source>Show this entry in the list</source>
        <translation>Diesen Eintrag in der Liste zeigen</translation>
    </message>
    <message>
        <source>Shown to {who} ({entries}).</source>
        <comment>a card; entries: entries 4 and 9</comment>
        <translation>{who} gezeigt ({entries}).</translation>
    </message>
    <message>
        <source>Shows</source>
        <comment>a caption: who shows a card</comment>
        <translation>Zeigt</translation>
    </message>
    <message>
        <source>Shows a player the same card again about as often as expected: {times} of {occasions} ({expected} expected)</source>
        <translation>Zeigt jemandem dieselbe Karte etwa so oft noch einmal wie erwartet: {times} von {occasions} Mal (erwartet: {expected})</translation>
    </message>
    <message>
        <source>Shows no preference among suspects, weapons and rooms</source>
        <translation>Zeigt keine Vorliebe für Personen, Waffen oder Räume</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>Solutions left at the end: {each}</source>
        <translation>Am Ende übrige Lösungen: {each}</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Some cards shown to {player} are unknown, so {player} may or may not have been certain.</source>
        <translation>Einige Karten, die {player} gesehen hat, sind unbekannt; ob {player} sicher sein konnte, bleibt offen.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. You can continue.</source>
        <translation>Im Programm ist ein Fehler aufgetreten. Du kannst weitermachen.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. Your game is safe, and you can continue.</source>
        <translation>Im Programm ist ein Fehler aufgetreten. Dein Spiel ist sicher, und du kannst weitermachen.</translation>
    </message>
    <message>
        <source>Sort</source>
        <comment>the cards of a chart</comment>
        <translation>Sortieren</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Standardfehler</translation>
    </message>
    <message>
        <source>Standard error of a cell: up to {error}. Two numbers in three are within one standard error of the truth, 19 in 20 within two.</source>
        <translation>Der Standardfehler eines Kästchens ist höchstens {error}: Zwei von drei Zahlen sind näher an der Wahrheit als ihr Standardfehler, neunzehn von zwanzig näher als das Doppelte.</translation>
    </message>
    <message>
        <source>Start a new game</source>
        <translation>Ein neues Spiel beginnen</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Von vorn beginnen</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Spiel beginnen</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Hierbleiben</translation>
    </message>
    <message>
        <source>Stay in {room}</source>
        <translation>Hierbleiben ({room})</translation>
    </message>
    <message>
        <source>Stayed where you were called to: {place}</source>
        <translation>Geblieben, wohin du gerufen wurdest: {place}</translation>
    </message>
    <message>
        <source>Still needed: where</source>
        <translation>Es fehlt noch: wohin</translation>
    </message>
    <message>
        <source>Still needed: {fields}</source>
        <comment>fields: suspect, weapon, who shows</comment>
        <translation>Es fehlt noch: {fields}</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Verdächtigen</translation>
    </message>
    <message>
        <source>Suggest</source>
        <comment>heads a column of cards</comment>
        <translation>Verdacht</translation>
    </message>
    <message>
        <source>Suggest corrections</source>
        <translation>Korrekturen vorschlagen</translation>
    </message>
    <message>
        <source>Suggest {cards}</source>
        <translation>Verdacht: {cards}</translation>
    </message>
    <message>
        <source>Suggest {cards} (or {rooms})</source>
        <translation>Verdacht: {cards} (oder {rooms})</translation>
    </message>
    <message>
        <source>Suggestion</source>
        <translation>Verdacht</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Verdächtigungen</translation>
    </message>
    <message>
        <source>Suggestions per game, on average</source>
        <translation>Verdächtigungen je Spiel, im Mittel</translation>
    </message>
    <message>
        <source>Suggestions, the best first</source>
        <translation>Verdächtigungen, die besten zuerst</translation>
    </message>
    <message>
        <source>Suggests {own} a little less often: {times} of {occasions} ({expected} expected)</source>
        <translation>Nennt {own} etwas seltener: {times} von {occasions} Mal (erwartet: {expected})</translation>
    </message>
    <message>
        <source>Suggests {own} about as often as expected: {times} of {occasions} ({expected} expected)</source>
        <translation>Nennt {own} etwa so oft wie erwartet: {times} von {occasions} Mal (erwartet: {expected})</translation>
    </message>
    <message>
        <source>Suggests {own} fairly often: {times} of {occasions} ({expected} expected)</source>
        <translation>Nennt {own} ziemlich oft: {times} von {occasions} Mal (erwartet: {expected})</translation>
    </message>
    <message>
        <source>Suspect</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Suspects</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Table &amp;mode</source>
        <translation>&amp;Tischmodus</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Take back a mark, make it again</source>
        <translation>Eine Markierung zurücknehmen, wieder setzen</translation>
    </message>
    <message>
        <source>Take back the last</source>
        <translation>Letztes zurücknehmen</translation>
    </message>
    <message>
        <source>Take back your last mark (on the sheet also Ctrl+Z)</source>
        <translation>Deine letzte Markierung zurücknehmen (auf dem Blatt auch Strg+Z)</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Take that back</source>
        <translation>Das zurücknehmen</translation>
    </message>
    <message>
        <source>Takes no turns</source>
        <translation>Ohne eigene Züge</translation>
    </message>
    <message>
        <source>Takes no turns.</source>
        <translation>Ohne eigene Züge.</translation>
    </message>
    <message>
        <source>Tends not to show a player the same card again: {times} of {occasions} ({expected} expected)</source>
        <translation>Vermeidet es eher, jemandem dieselbe Karte noch einmal zu zeigen: {times} von {occasions} Mal (erwartet: {expected})</translation>
    </message>
    <message>
        <source>Tends not to show {kind}: {times} of {occasions} ({expected} expected)</source>
        <translation>Zeigt eher ungern {kind}: {times} von {occasions} Mal (erwartet: {expected})</translation>
    </message>
    <message>
        <source>Tends to show a player the same card again: {times} of {occasions} ({expected} expected)</source>
        <translation>Neigt ein wenig dazu, jemandem dieselbe Karte noch einmal zu zeigen: {times} von {occasions} Mal (erwartet: {expected})</translation>
    </message>
    <message>
        <source>Tends to show {kind}: {times} of {occasions} ({expected} expected)</source>
        <translation>Zeigt eher gern {kind}: {times} von {occasions} Mal (erwartet: {expected})</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>That cannot be entered.</source>
        <translation>Das lässt sich nicht eintragen.</translation>
    </message>
    <message>
        <source>The &amp;entries</source>
        <translation>Die Ein&amp;träge</translation>
    </message>
    <message>
        <source>The &amp;review</source>
        <translation>Den &amp;Rückblick</translation>
    </message>
    <message>
        <source>The &amp;sheet</source>
        <translation>Das &amp;Blatt</translation>
    </message>
    <message>
        <source>The accusation is right.</source>
        <translation>Die Anklage ist richtig.</translation>
    </message>
    <message>
        <source>The accusation is wrong.</source>
        <translation>Die Anklage ist falsch.</translation>
    </message>
    <message>
        <source>The accusation was right.</source>
        <translation>Die Anklage war richtig.</translation>
    </message>
    <message>
        <source>The accusation was wrong.</source>
        <translation>Die Anklage war falsch.</translation>
    </message>
    <message>
        <source>The analytic centre cannot weigh hunches. Other engines can.</source>
        <translation>Das analytische Zentrum kann Vermutungen nicht einrechnen. Andere Verfahren können es.</translation>
    </message>
    <message>
        <source>The answer ruled nothing out; the favourites moved closer together.</source>
        <translation>Die Antwort schloss nichts aus; die Favoriten rückten näher zusammen.</translation>
    </message>
    <message>
        <source>The answer ruled out {share}.</source>
        <comment>share: 35%</comment>
        <translation>Die Antwort schloss {share} aus.</translation>
    </message>
    <message>
        <source>The answer told you nothing about the envelope.</source>
        <translation>Die Antwort verriet dir nichts über den Umschlag.</translation>
    </message>
    <message>
        <source>The answers told you about as much as you could expect.</source>
        <translation>Die Antworten haben dir etwa so viel verraten, wie zu erwarten war.</translation>
    </message>
    <message>
        <source>The asker looks at one if nobody shows</source>
        <comment>at a card that lies face down</comment>
        <translation>Wer fragt, sieht sich eine an, wenn keiner zeigt</translation>
    </message>
    <message>
        <source>The best suggestion in each room</source>
        <translation>Der beste Verdacht in jedem Raum</translation>
    </message>
    <message>
        <source>The best suggestion in each room you can reach this turn</source>
        <translation>Der beste Verdacht in jedem Raum, den du in diesem Zug erreichen kannst</translation>
    </message>
    <message>
        <source>The board of this game cannot be used.</source>
        <translation>Der Spielplan dieses Spiels ist nicht verwendbar.</translation>
    </message>
    <message>
        <source>The c&amp;harts</source>
        <translation>Die Dia&amp;gramme</translation>
    </message>
    <message>
        <source>The card shown</source>
        <translation>Die gezeigte Karte</translation>
    </message>
    <message>
        <source>The card whose letter is underlined</source>
        <translation>Die Karte mit dem unterstrichenen Buchstaben</translation>
    </message>
    <message>
        <source>The contradictions could not be found: {error}</source>
        <translation>Die Widersprüche ließen sich nicht finden: {error}</translation>
    </message>
    <message>
        <source>The dice were neither lucky nor unlucky.</source>
        <translation>Mit den Würfeln hattest du weder Glück noch Pech.</translation>
    </message>
    <message>
        <source>The edition</source>
        <translation>Die Ausgabe</translation>
    </message>
    <message>
        <source>The engine failed: {error}</source>
        <translation>Das Verfahren ist fehlgeschlagen: {error}</translation>
    </message>
    <message>
        <source>The engine failed: {error}. The entries are safe.</source>
        <translation>Das Verfahren ist fehlgeschlagen: {error}. Die Einträge sind sicher.</translation>
    </message>
    <message>
        <source>The engines cannot be loaded: {error}</source>
        <translation>Die Verfahren lassen sich nicht laden: {error}</translation>
    </message>
    <message>
        <source>The entries, and what share of the possible solutions each ruled out</source>
        <translation>Die Einträge und welchen Anteil der möglichen Lösungen jeder ausschloss</translation>
    </message>
    <message>
        <source>The envelope</source>
        <translation>Der Umschlag</translation>
    </message>
    <message>
        <source>The envelope: one card of each category</source>
        <translation>Der Umschlag: eine Karte jeder Art</translation>
    </message>
    <message>
        <source>The favourites would move closer together</source>
        <translation>Die Favoriten würden näher zusammenrücken</translation>
    </message>
    <message>
        <source>The favourites would stand out a little more</source>
        <translation>Die Favoriten würden etwas deutlicher</translation>
    </message>
    <message>
        <source>The file {finding}.</source>
        <comment>finding: is damaged or not a Deerstalker game (line 2, column 6)</comment>
        <translation>Die Datei {finding}.</translation>
    </message>
    <message>
        <source>The game as everyone saw it</source>
        <translation>Das Spiel, wie es alle sahen</translation>
    </message>
    <message>
        <source>The game cannot go on: {reason}. It is kept as it was.</source>
        <translation>Das Spiel kann nicht weitergehen: {reason}. Es bleibt erhalten, wie es war.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist aus</translation>
    </message>
    <message>
        <source>The game is over: {cards}</source>
        <translation>Die Partie ist aus: {cards}</translation>
    </message>
    <message>
        <source>The hand</source>
        <comment>of a player</comment>
        <translation>Die Hand</translation>
    </message>
    <message>
        <source>The last entries could not be recovered.</source>
        <translation>Die letzten Einträge ließen sich nicht wiederherstellen.</translation>
    </message>
    <message>
        <source>The leftover card I saw</source>
        <translation>Die übrige Karte, die ich sah</translation>
    </message>
    <message>
        <source>The leftover card you looked at ruled out {share}.</source>
        <comment>share: 50%</comment>
        <translation>Die übrige Karte, die du dir angesehen hast, schloss {share} aus.</translation>
    </message>
    <message>
        <source>The library failed: {reason}</source>
        <translation>Fehler in der Sammlung: {reason}</translation>
    </message>
    <message>
        <source>The library is not available: {reason}.</source>
        <translation>Die Sammlung ist gerade nicht verfügbar: {reason}.</translation>
    </message>
    <message>
        <source>The library knows how {players} played before. Click to see or use it.</source>
        <translation>Die Sammlung weiß, wie {players} früher gespielt haben. Klicke, um es zu sehen oder zu nutzen.</translation>
    </message>
    <message>
        <source>The library was damaged. It was renamed to {file}, and a new one started.</source>
        <translation>Die Sammlung war beschädigt. Sie wurde in {file} umbenannt und eine neue angelegt.</translation>
    </message>
    <message>
        <source>The library was made by a newer Deerstalker and is left unchanged. Install the newer version to open it and to add games to it.</source>
        <translation>Die Sammlung stammt von einem neueren Deerstalker und bleibt unverändert. Installiere die neuere Version, um sie zu öffnen und Spiele hinzuzufügen.</translation>
    </message>
    <message>
        <source>The likeliest cards of each category first</source>
        <translation>Die wahrscheinlichsten Karten jeder Art zuerst</translation>
    </message>
    <message>
        <source>The likeliest solutions</source>
        <translation>Die wahrscheinlichsten Lösungen</translation>
    </message>
    <message>
        <source>The likely whole hands of this player (F9)</source>
        <translation>Die wahrscheinlichen ganzen Hände dieses Spielers (F9)</translation>
    </message>
    <message>
        <source>The name</source>
        <comment>of a player</comment>
        <translation>Der Name</translation>
    </message>
    <message>
        <source>The next and the previous token</source>
        <translation>Die nächste und die vorige Figur</translation>
    </message>
    <message>
        <source>The next mark: tick, cross, question mark, none</source>
        <translation>Die nächste Markierung: Haken, Kreuz, Fragezeichen, keine</translation>
    </message>
    <message>
        <source>The number above includes your hunches; the rest does not.</source>
        <translation>In der Zahl oben sind deine Vermutungen eingerechnet, im Rest nicht.</translation>
    </message>
    <message>
        <source>The numbers are as the cards say: {why}.</source>
        <translation>Die Zahlen gehen nur nach den Karten: {why}.</translation>
    </message>
    <message>
        <source>The other cards</source>
        <translation>Die anderen Karten</translation>
    </message>
    <message>
        <source>The past</source>
        <translation>Früherer Stand</translation>
    </message>
    <message>
        <source>The planner failed: {error}.</source>
        <translation>Beim Planen ist ein Fehler aufgetreten: {error}.</translation>
    </message>
    <message>
        <source>The planner failed: {error}. The entries are safe.</source>
        <translation>Beim Planen ist ein Fehler aufgetreten: {error}. Die Einträge sind sicher.</translation>
    </message>
    <message>
        <source>The player in turn asks, nobody shows</source>
        <translation>Wer dran ist, fragt, und keiner zeigt</translation>
    </message>
    <message>
        <source>The player of that number</source>
        <translation>Der Spieler mit dieser Nummer</translation>
    </message>
    <message>
        <source>The pool</source>
        <translation>Der Pool</translation>
    </message>
    <message>
        <source>The pool lies open: {cards}</source>
        <translation>Der Pool liegt offen: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>The pool: %n card(s), face down</source>
        <translation>
            <numerusform>Der Pool: %n Karte, verdeckt</numerusform>
            <numerusform>Der Pool: %n Karten, verdeckt</numerusform>
        </translation>
    </message>
    <message>
        <source>The quickest way to win.</source>
        <translation>Der schnellste Weg zum Sieg.</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Der Bericht</translation>
    </message>
    <message>
        <source>The review</source>
        <translation>Der Rückblick</translation>
    </message>
    <message>
        <source>The review covers {n} of {all} entries.</source>
        <translation>Der Rückblick umfasst {n} von {all} Einträgen.</translation>
    </message>
    <message>
        <source>The roll</source>
        <translation>Der Wurf</translation>
    </message>
    <message>
        <source>The room, the suspect and the weapon, and how this compares with the first</source>
        <translation>Raum, Person und Waffe, und der Vergleich mit dem ersten</translation>
    </message>
    <message>
        <source>The same cards and dice for everyone, against three rivals</source>
        <translation>Dieselben Karten und Würfe für alle, gegen drei Gegner</translation>
    </message>
    <message>
        <source>The same game from the beginning: the same cards, dice and rivals</source>
        <translation>Dasselbe Spiel von Anfang an: dieselben Karten, Würfe und Gegner</translation>
    </message>
    <message>
        <source>The same number gives the same cards and dice</source>
        <translation>Dieselbe Nummer gibt dieselben Karten und Würfe</translation>
    </message>
    <message>
        <source>The set-up alone is enough.</source>
        <translation>Schon der Aufbau allein sagt es.</translation>
    </message>
    <message>
        <source>The sheet</source>
        <translation>Das Blatt</translation>
    </message>
    <message>
        <source>The sheet has numbers, and advice and reasons are there if you want them.</source>
        <translation>Das Blatt hat Zahlen, und wenn du willst, gibt es Rat und Erklärungen.</translation>
    </message>
    <message>
        <source>The sheet shows the game after entry {number}.</source>
        <translation>Das Blatt zeigt das Spiel nach Eintrag {number}.</translation>
    </message>
    <message>
        <source>The sheet shows the game before the first entry.</source>
        <translation>Das Blatt zeigt das Spiel vor dem ersten Eintrag.</translation>
    </message>
    <message>
        <source>The steps, and the entries</source>
        <translation>Die Schritte und die Einträge</translation>
    </message>
    <message>
        <source>The suggestions, what each answer would mean, whether to accuse, and the others</source>
        <translation>Die Verdächtigungen, was jede Antwort bedeuten würde, ob du anklagen solltest, und die anderen</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>The turns go round in another order than the seats. Change the seats?</source>
        <translation>Die Züge gehen in einer anderen Reihenfolge herum als die Plätze. Die Plätze ändern?</translation>
    </message>
    <message>
        <source>Then</source>
        <comment>a caption: who answers after the first card</comment>
        <translation>Danach</translation>
    </message>
    <message>
        <source>There is no printer; save the game as PDF.</source>
        <translation>Es gibt keinen Drucker; speichere das Spiel als PDF.</translation>
    </message>
    <message>
        <source>These are as the cards say, not as people play.</source>
        <translation>Berechnet nach den Karten, nicht nach Spielweise.</translation>
    </message>
    <message>
        <source>These are estimates with an unknown error.</source>
        <translation>Das sind Schätzungen mit unbekanntem Fehler.</translation>
    </message>
    <message>
        <source>These hands cannot be estimated: {reason}.</source>
        <translation>Diese Hände lassen sich nicht schätzen: {reason}.</translation>
    </message>
    <message>
        <source>They are worth {number} independent draws (the effective sample size).</source>
        <translation>Sie sind so viel wert wie {number} unabhängige Ziehungen (die effektive Stichprobengröße).</translation>
    </message>
    <message>
        <source>They stay unseen</source>
        <comment>cards face down</comment>
        <translation>Sie bleiben ungesehen</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Rechnet…</translation>
    </message>
    <message>
        <source>This cannot be true</source>
        <translation>Das kann nicht stimmen</translation>
    </message>
    <message>
        <source>This contradicts entries {entries}: one of them is wrong, or this is.</source>
        <translation>Das widerspricht den Einträgen {entries}: Einer davon ist falsch, oder dies hier.</translation>
    </message>
    <message>
        <source>This contradicts entries {others}</source>
        <comment>numbers, and perhaps parts of the set-up</comment>
        <translation>Das widerspricht den Einträgen {others}</translation>
    </message>
    <message>
        <source>This contradicts entry {entries}: one of the two is wrong.</source>
        <translation>Das widerspricht Eintrag {entries}: Eins von beiden ist falsch.</translation>
    </message>
    <message>
        <source>This contradicts entry {others}</source>
        <comment>its number, and perhaps parts of the set-up</comment>
        <translation>Das widerspricht Eintrag {others}</translation>
    </message>
    <message>
        <source>This contradicts the set-up: your hand, the hand sizes or the face-up cards.</source>
        <translation>Das widerspricht dem Aufbau: deiner Hand, den Kartenzahlen oder den offenen Karten.</translation>
    </message>
    <message>
        <source>This contradicts {parts}</source>
        <comment>parts of the set-up</comment>
        <translation>Das widerspricht: {parts}</translation>
    </message>
    <message>
        <source>This deal fits every entry, too, and in it: {sentence}.</source>
        <comment>Bob has the Rope</comment>
        <translation>Auch diese Verteilung passt zu jedem Eintrag, und in ihr gilt: {sentence}.</translation>
    </message>
    <message>
        <source>This engine computes single cards only, not whole solutions. Choose another engine.</source>
        <translation>Dieses Verfahren berechnet nur einzelne Karten, keine ganzen Lösungen. Wähle ein anderes.</translation>
    </message>
    <message>
        <source>This engine doesn’t count them.</source>
        <translation>Dieses Verfahren zählt sie nicht.</translation>
    </message>
    <message>
        <source>This entry could not be checked: {error}</source>
        <translation>Dieser Eintrag ließ sich nicht prüfen: {error}</translation>
    </message>
    <message>
        <source>This game cannot be read: {reason}</source>
        <translation>Dieses Spiel lässt sich nicht lesen: {reason}</translation>
    </message>
    <message>
        <source>This game cannot be reviewed: {reason}.</source>
        <translation>Zu diesem Spiel gibt es keinen Rückblick: {reason}.</translation>
    </message>
    <message>
        <source>This game cannot be saved ({reason}). Closed now, it would be lost.</source>
        <translation>Dieses Spiel kann nicht gespeichert werden ({reason}). Wird es jetzt geschlossen, ist es verloren.</translation>
    </message>
    <message>
        <source>This game cannot be saved automatically ({reason}). Save it to a file from time to time.</source>
        <translation>Dieses Spiel lässt sich nicht automatisch sichern ({reason}). Speichere es ab und zu in einer Datei.</translation>
    </message>
    <message>
        <source>This game has no board. Everything else works without one. You can draw your own as a text file next to the saved game, and name it there.</source>
        <translation>Dieses Spiel hat keinen Spielplan. Alles andere geht auch ohne. Du kannst einen eigenen als Textdatei neben dem gespeicherten Spiel zeichnen und ihn darin nennen.</translation>
    </message>
    <message>
        <source>This game is no longer available</source>
        <translation>Dieses Spiel gibt es nicht mehr</translation>
    </message>
    <message>
        <source>This game is no longer in the library.</source>
        <translation>Dieses Spiel ist nicht mehr in der Sammlung.</translation>
    </message>
    <message>
        <source>This game is too large to be checked: {reason}.</source>
        <translation>Dieses Spiel ist zu groß zum Prüfen: {reason}.</translation>
    </message>
    <message>
        <source>This is an earlier moment. Return to now to continue.</source>
        <translation>Du siehst einen früheren Stand. Kehre zum aktuellen zurück, um weiterzumachen.</translation>
    </message>
    <message>
        <source>This is me (Up/Down: previous/next player)</source>
        <translation>Das bin ich (Hoch/Herunter: voriger/nächster Spieler)</translation>
    </message>
    <message>
        <source>This puts you out. Press Enter to enter it.</source>
        <translation>Damit scheidest du aus. Enter trägt es ein.</translation>
    </message>
    <message>
        <source>This roll reaches no room.</source>
        <translation>Mit diesem Wurf erreichst du keinen Raum.</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Dieser Zug</translation>
    </message>
    <message>
        <source>This would tell you nothing about the envelope</source>
        <translation>Das würde dir nichts über den Umschlag verraten</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Haken</translation>
    </message>
    <message>
        <source>Tick: certain. Cross: ruled out. Percentages: how likely it was (estimated).</source>
        <translation>Haken: sicher. Kreuz: ausgeschlossen. Prozente: wie wahrscheinlich es war (geschätzt).</translation>
    </message>
    <message>
        <source>Tick: certain. Cross: ruled out. Percentages: how likely it was.</source>
        <translation>Haken: sicher. Kreuz: ausgeschlossen. Prozente: wie wahrscheinlich es war.</translation>
    </message>
    <message>
        <source>Ticks and crosses are certain; numbers show how likely the rest is. Click a cell to see why.</source>
        <translation>Haken und Kreuze sind sicher; Zahlen zeigen, wie wahrscheinlich der Rest ist. Klicke auf ein Kästchen, um zu sehen, warum.</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Zeit (ms)</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Timeline</source>
        <comment>heads a column</comment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>To deal all {total} cards, {changes}.</source>
        <comment>changes: Bob gets 5 instead of 4, Cid …</comment>
        <translation>Damit alle {total} Karten verteilt sind: {changes}.</translation>
    </message>
    <message>
        <source>To&amp;uch mode</source>
        <translation>Touch&amp;modus</translation>
    </message>
    <message>
        <source>Today’s game</source>
        <translation>Spiel des Tages</translation>
    </message>
    <message>
        <source>Together {share} (estimated).</source>
        <translation>Zusammen {share} (geschätzt).</translation>
    </message>
    <message numerus="yes">
        <source>Together {share}, of %n possible solution(s).</source>
        <translation>
            <numerusform>Zusammen {share}, von %n möglichen Lösung.</numerusform>
            <numerusform>Zusammen {share}, von %n möglichen Lösungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>Token of player {number}</source>
        <translation>Figur von Spieler {number}</translation>
    </message>
    <message>
        <source>Tokens: which suspect each player moves</source>
        <translation>Figuren: welche Person jeder Spieler zieht</translation>
    </message>
    <message>
        <source>Too much for every engine ({why}).</source>
        <translation>Das ist für jedes Verfahren zu viel ({why}).</translation>
    </message>
    <message>
        <source>Too much for {engine} ({why}). Automatic uses another engine.</source>
        <translation>Das ist zu viel für {engine} ({why}). „Automatisch“ nimmt ein anderes Verfahren.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Towards</source>
        <comment>a caption: rooms out of reach</comment>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>True in every possible deal.</source>
        <translation>Gilt in jeder möglichen Verteilung.</translation>
    </message>
    <message>
        <source>Turning points: what they ruled out</source>
        <translation>Wendepunkte: was sie ausschlossen</translation>
    </message>
    <message>
        <source>Two windows cannot write to the same file. You can open a copy here.</source>
        <translation>Zwei Fenster können nicht in dieselbe Datei schreiben. Du kannst hier eine Kopie öffnen.</translation>
    </message>
    <message>
        <source>Type a card, then Enter</source>
        <translation>Karte tippen, dann Enter</translation>
    </message>
    <message>
        <source>Type it (/)</source>
        <translation>Tippen (/)</translation>
    </message>
    <message>
        <source>Type the roll, or click where you go.</source>
        <translation>Tippe den Wurf ein oder klicke an, wohin du gehst.</translation>
    </message>
    <message>
        <source>Type the roll, or click where {player} goes.</source>
        <translation>Tippe den Wurf ein oder klicke an, wohin {player} geht.</translation>
    </message>
    <message>
        <source>Type what happened, in a few words</source>
        <translation>In wenigen Worten tippen, was geschehen ist</translation>
    </message>
    <message>
        <source>Typed after /</source>
        <translation>Getippt nach /</translation>
    </message>
    <message>
        <source>U&amp;ndo mark</source>
        <translation>Markierung zurück&amp;nehmen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo back to before it (takes back entries {numbers})</source>
        <translation>Zurück bis davor (nimmt die Einträge {numbers} zurück)</translation>
    </message>
    <message>
        <source>Undo back to before it (takes back entry {numbers})</source>
        <translation>Zurück bis davor (nimmt Eintrag {numbers} zurück)</translation>
    </message>
    <message>
        <source>Undo: {step}</source>
        <comment>step: Ann&apos;s suggestion; delete Ann&apos;s suggestion</comment>
        <translation>Rückgängig: {step}</translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <translation>Rückgängig gemacht: {step}</translation>
    </message>
    <message>
        <source>Unexpected error: {error}.</source>
        <translation>Unerwarteter Fehler: {error}.</translation>
    </message>
    <message>
        <source>Unlikely</source>
        <translation>Unwahrscheinlich</translation>
    </message>
    <message>
        <source>Unlikely for {who}: {cards}</source>
        <translation>Unwahrscheinlich bei {who}: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Unlikely for {who}: {cards}, or one of %n other(s)</source>
        <translation>
            <numerusform>Unwahrscheinlich bei {who}: {cards} oder %n andere</numerusform>
            <numerusform>Unwahrscheinlich bei {who}: {cards} oder eine von %n anderen</numerusform>
        </translation>
    </message>
    <message>
        <source>Unlucky answers: they told you {value:.1f} bits less than you could expect.</source>
        <translation>Pech mit den Antworten: Sie haben dir {value:.1f} Bit weniger verraten, als zu erwarten war.</translation>
    </message>
    <message>
        <source>Unlucky dice: they cost you about {value:.1f} turns.</source>
        <translation>Pech mit den Würfeln: Sie haben dich etwa {value:.1f} Runden gekostet.</translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation>Ungespeichertes Spiel</translation>
    </message>
    <message>
        <source>Unsaved games</source>
        <translation>Nicht gespeicherte Spiele</translation>
    </message>
    <message>
        <source>Up to {count} counting steps. If the exact numbers take more, an estimate is shown until they are ready.</source>
        <translation>Bis zu {count} Zählschritte. Brauchen die genauen Zahlen mehr, siehst du bis dahin eine Schätzung.</translation>
    </message>
    <message>
        <source>Up to {number} players</source>
        <translation>Bis zu {number} Spieler</translation>
    </message>
    <message>
        <source>Updating…</source>
        <translation>Wird aktualisiert…</translation>
    </message>
    <message>
        <source>Use Automatic</source>
        <comment>the engine</comment>
        <translation>Automatisch nehmen</translation>
    </message>
    <message>
        <source>Use Automatic instead</source>
        <translation>Automatisch nehmen</translation>
    </message>
    <message>
        <source>Velma</source>
        <comment>a policy, named after a detective</comment>
        <translation>Velma</translation>
    </message>
    <message>
        <source>Violet marks are yours; the others come from your cards and the face-up ones. Click a cell for a tick, a cross, a question mark, and empty again. Checked marks: on blue, proved; in a dashed frame, open: it may be true, but does not follow; with a warning sign, wrong.</source>
        <translation>Violette Markierungen sind deine; die anderen kommen von deinen Karten und den offenen. Klicke auf ein Kästchen für Haken, Kreuz, Fragezeichen und wieder leer. Geprüfte Markierungen: auf Blau bewiesen; gestrichelt umrahmt offen: Es kann stimmen, folgt aber nicht; mit Warnzeichen falsch.</translation>
    </message>
    <message>
        <source>Wait: even the likeliest solution had a chance of {chance}</source>
        <translation>Warten: Selbst die wahrscheinlichste Lösung lag bei {chance}</translation>
    </message>
    <message>
        <source>Wait: {why}</source>
        <comment>a row with the chance to win; why: … will probably be first (79%)</comment>
        <translation>Warten: {why}</translation>
    </message>
    <message>
        <source>Waits for &amp;exact</source>
        <translation>Wartet auf &amp;genaue Zahlen</translation>
    </message>
    <message>
        <source>Was</source>
        <comment>a caption: the accusation was right or wrong</comment>
        <translation>War</translation>
    </message>
    <message numerus="yes">
        <source>Was right in {right} of %n accusation(s)</source>
        <translation>
            <numerusform>Hatte mit {right} von %n Anklage recht</numerusform>
            <numerusform>Hatte mit {right} von %n Anklagen recht</numerusform>
        </translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>What</source>
        <comment>a caption: a suggestion or an accusation</comment>
        <translation>Was</translation>
    </message>
    <message>
        <source>What changed it most</source>
        <translation>Was am meisten ausmachte</translation>
    </message>
    <message>
        <source>What changed it most, as the cards say</source>
        <translation>Was am meisten ausmachte, nach den Karten</translation>
    </message>
    <message>
        <source>What does it depend on?</source>
        <translation>Wovon hängt es ab?</translation>
    </message>
    <message>
        <source>What each entry told could not be worked out: {error}. Your entries are safe.</source>
        <translation>Was jeder Eintrag verriet, ließ sich nicht berechnen: {error}. Deine Einträge sind sicher.</translation>
    </message>
    <message>
        <source>What each player holds</source>
        <translation>Was jeder Spieler hat</translation>
    </message>
    <message>
        <source>What each player’s turns ruled out: {each}.</source>
        <translation>Was die Züge der Einzelnen ausschlossen: {each}.</translation>
    </message>
    <message>
        <source>What else happened</source>
        <translation>Was sonst geschah</translation>
    </message>
    <message>
        <source>What everyone has seen</source>
        <translation>Was alle gesehen haben</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschehen ist</translation>
    </message>
    <message>
        <source>What happened, in a few words</source>
        <translation>Was geschehen ist, in wenigen Worten</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre, wenn</translation>
    </message>
    <message>
        <source>What is known of a cell, and why</source>
        <translation>Was man über ein Kästchen weiß und warum</translation>
    </message>
    <message>
        <source>What share it rules out for each of the others, on average (an estimate)</source>
        <translation>Welchen Anteil er jedem der anderen ausschließt, im Mittel (geschätzt)</translation>
    </message>
    <message>
        <source>What share more the best suggestions would have ruled out, on average, in reviewed games</source>
        <translation>Welchen Anteil die besten Verdächtigungen zusätzlich ausgeschlossen hätten, im Mittel, in Spielen mit Rückblick</translation>
    </message>
    <message>
        <source>What share of the possible solutions the answer rules out, on average</source>
        <translation>Welchen Anteil der möglichen Lösungen die Antwort ausschließt, im Mittel</translation>
    </message>
    <message>
        <source>What share of the solutions, by their chances, each entry ruled out</source>
        <translation>Welchen Anteil der Lösungen, nach ihrer Wahrscheinlichkeit, jeder Eintrag ausschloss</translation>
    </message>
    <message>
        <source>What the others suggest says something about their cards. How they play shows in this game and, for players who are ticked, in your finished games. Ticks, crosses and reasons never depend on it, and it is not saved in game files.</source>
        <translation>Die Verdächtigungen der anderen verraten etwas über ihre Karten. Wie sie spielen, zeigt sich in diesem Spiel und bei angekreuzten Spielern auch in deinen beendeten Spielen. Haken, Kreuze und Erklärungen hängen nie davon ab, und in Spieldateien wird es nicht gespeichert.</translation>
    </message>
    <message>
        <source>What the others’ turns ruled out for you: {each}.</source>
        <translation>Was die Züge der anderen für dich ausschlossen: {each}.</translation>
    </message>
    <message>
        <source>What to do next</source>
        <translation>Was du als Nächstes tun solltest</translation>
    </message>
    <message>
        <source>What was in the envelope?</source>
        <translation>Was war im Umschlag?</translation>
    </message>
    <message>
        <source>What would settle it</source>
        <translation>Was es klären würde</translation>
    </message>
    <message>
        <source>When on, charts move smoothly to new numbers.</source>
        <translation>Diagramme gleiten sanft zu neuen Zahlen.</translation>
    </message>
    <message>
        <source>When players can show several cards: do they pick one at random (then a card that I see says a little about the others), or should nothing be concluded from their choice?</source>
        <translation>Wenn Spieler mehrere Karten zeigen können: Wählen sie eine zufällig (dann sagt eine Karte, die ich sehe, etwas über die anderen), oder soll aus ihrer Wahl nichts gefolgert werden?</translation>
    </message>
    <message>
        <source>When the game was added</source>
        <translation>Wann das Spiel hinzukam</translation>
    </message>
    <message>
        <source>When to accuse</source>
        <translation>Wann anklagen</translation>
    </message>
    <message>
        <source>When {player} could have known is unclear: that hand contradicts the entries.</source>
        <translation>Wann {player} es wissen konnte, ist unklar: Diese Hand widerspricht den Einträgen.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Where a clicked card goes</source>
        <translation>Wohin eine angeklickte Karte kommt</translation>
    </message>
    <message>
        <source>Where every card was</source>
        <translation>Wo jede Karte war</translation>
    </message>
    <message>
        <source>Where is {card}?</source>
        <translation>Wo ist {card}?</translation>
    </message>
    <message>
        <source>Whether the others still answer after a card is shown</source>
        <translation>Ob die anderen noch antworten, wenn eine Karte gezeigt wurde</translation>
    </message>
    <message>
        <source>Which card did you show {whom}? (Enter: leave it out)</source>
        <translation>Welche Karte hast du {whom} gezeigt? (Enter: weglassen)</translation>
    </message>
    <message>
        <source>Which card did {who} show you?</source>
        <translation>Welche Karte hat {who} dir gezeigt?</translation>
    </message>
    <message>
        <source>Which card did {who} show you? Press Enter again to leave it out.</source>
        <translation>Welche Karte hat {who} dir gezeigt? Noch einmal Enter lässt sie weg.</translation>
    </message>
    <message>
        <source>Which card did {who} show {whom}? (Enter: leave it out)</source>
        <translation>Welche Karte hat {who} {whom} gezeigt? (Enter: weglassen)</translation>
    </message>
    <message>
        <source>Which cards did {player} hold?</source>
        <translation>Welche Karten hatte {player}?</translation>
    </message>
    <message>
        <source>Which cards lay in the pool?</source>
        <translation>Welche Karten lagen im Pool?</translation>
    </message>
    <message>
        <source>Which games are listed</source>
        <translation>Welche Spiele aufgelistet sind</translation>
    </message>
    <message>
        <source>Which leftover card did you see? Press Enter again to leave it out.</source>
        <translation>Welche übrige Karte hast du gesehen? Noch einmal Enter lässt sie weg.</translation>
    </message>
    <message>
        <source>Which one: {cards}?</source>
        <translation>Welche: {cards}?</translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>Welche?</translation>
    </message>
    <message>
        <source>Which suggestions are listed</source>
        <translation>Welche Verdächtigungen aufgelistet sind</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>a caption: who asks or accuses</comment>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>who has a card</comment>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Who accuses</source>
        <translation>Wer anklagt</translation>
    </message>
    <message>
        <source>Who asks</source>
        <translation>Wer fragt</translation>
    </message>
    <message>
        <source>Who asks, three cards, who shows: first letters, in any order</source>
        <translation>Wer fragt, drei Karten, wer zeigt: Anfangsbuchstaben, in beliebiger Reihenfolge</translation>
    </message>
    <message>
        <source>Who could have known</source>
        <translation>Wer es wissen konnte</translation>
    </message>
    <message>
        <source>Who has {card}?</source>
        <translation>Wer hat {card}?</translation>
    </message>
    <message>
        <source>Who is asked</source>
        <translation>Gefragt werden</translation>
    </message>
    <message>
        <source>Who knows it</source>
        <translation>Wer es weiß</translation>
    </message>
    <message>
        <source>Who passed is worked out anew for these entries, too, from who is asked before who showed</source>
        <translation>Auch bei diesen Einträgen ergibt sich neu, wer gepasst hat: alle, die vor dem gefragt werden, der zeigte</translation>
    </message>
    <message>
        <source>Who shows a card</source>
        <translation>Wer eine Karte zeigt</translation>
    </message>
    <message>
        <source>Who suggests</source>
        <translation>Wer verdächtigt</translation>
    </message>
    <message>
        <source>Who suggests which three cards, who passes, who shows one: a few clicks or keys.</source>
        <translation>Wer welche drei Karten verdächtigt, wer passt, wer eine zeigt: ein paar Klicks oder Tasten.</translation>
    </message>
    <message>
        <source>Who won</source>
        <translation>Wer gewonnen hat</translation>
    </message>
    <message>
        <source>Who won?</source>
        <translation>Wer hat gewonnen?</translation>
    </message>
    <message>
        <source>Whose card</source>
        <translation>Wessen Karte</translation>
    </message>
    <message>
        <source>Whose cards are entered</source>
        <translation>Wessen Karten eingetragen werden</translation>
    </message>
    <message>
        <source>Whose hands are shown</source>
        <translation>Wessen Hände gezeigt werden</translation>
    </message>
    <message>
        <source>Whose token moves</source>
        <translation>Wessen Figur zieht</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Why a cell has its tick, cross or number</source>
        <translation>Warum ein Kästchen seinen Haken, sein Kreuz oder seine Zahl hat</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Why? (explains the cell)</source>
        <translation>Warum? (erklärt das Kästchen)</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Mit Hilfe</translation>
    </message>
    <message>
        <source>With the board</source>
        <translation>Mit dem Spielplan</translation>
    </message>
    <message>
        <source>With the card that was shown</source>
        <translation>Auch die gezeigte Karte</translation>
    </message>
    <message>
        <source>Without a pause after each step</source>
        <translation>Ohne Pause nach jedem Schritt</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Won by {player}</source>
        <translation>Gewonnen von {player}</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Wird berechnet…</translation>
    </message>
    <message>
        <source>Working out what it depends on…</source>
        <translation>Es wird ermittelt, wovon es abhängt…</translation>
    </message>
    <message>
        <source>Working out what the others can know…</source>
        <translation>Es wird berechnet, was die anderen wissen können…</translation>
    </message>
    <message>
        <source>Wrong</source>
        <comment>of an accusation</comment>
        <translation>Falsch</translation>
    </message>
    <message>
        <source>Wrong: no deal fits it.</source>
        <translation>Falsch: Keine Verteilung passt dazu.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>You are back</source>
        <translation>Du bist wieder dabei</translation>
    </message>
    <message>
        <source>You are in the corridor.</source>
        <translation>Du bist im Flur.</translation>
    </message>
    <message>
        <source>You are in {room}.</source>
        <translation>Du bist hier: {room}.</translation>
    </message>
    <message>
        <source>You are looking at another moment of the game, so tokens cannot be moved.</source>
        <translation>Du siehst einen anderen Zeitpunkt des Spiels, darum lassen sich keine Figuren ziehen.</translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>Du bist ausgeschieden</translation>
    </message>
    <message>
        <source>You are out. You still answer.</source>
        <translation>Du bist ausgeschieden. Du antwortest noch.</translation>
    </message>
    <message>
        <source>You can close this window and continue. This report helps the developers fix the problem: save it here and send it to them yourself. The program never sends anything.</source>
        <translation>Du kannst dieses Fenster schließen und weitermachen. Dieser Bericht hilft den Entwicklern, den Fehler zu beheben: Speichere ihn hier und schicke ihn selbst an sie. Das Programm verschickt nie etwas.</translation>
    </message>
    <message>
        <source>You can enter it anyway.</source>
        <translation>Du kannst es trotzdem eintragen.</translation>
    </message>
    <message>
        <source>You could be certain of the solution {moment}.</source>
        <translation>Du konntest dir der Lösung {moment} sicher sein.</translation>
    </message>
    <message>
        <source>You could have given away a little less</source>
        <translation>Du hättest etwas weniger verraten können</translation>
    </message>
    <message>
        <source>You could have given away much less</source>
        <translation>Du hättest viel weniger verraten können</translation>
    </message>
    <message>
        <source>You could have given away {value:.1f} bits less when you showed cards.</source>
        <translation>Beim Zeigen von Karten hättest du {value:.1f} Bit weniger verraten können.</translation>
    </message>
    <message>
        <source>You could not be certain of the solution.</source>
        <translation>Du konntest dir der Lösung nicht sicher sein.</translation>
    </message>
    <message>
        <source>You have left</source>
        <translation>Du bist gegangen</translation>
    </message>
    <message>
        <source>You have left.</source>
        <translation>Du bist gegangen.</translation>
    </message>
    <message>
        <source>You have shown</source>
        <translation>Von dir gezeigt</translation>
    </message>
    <message>
        <source>You have shown it to {who} before, so it reveals nothing new.</source>
        <translation>Du hast sie {who} schon gezeigt, also verrät sie nichts Neues.</translation>
    </message>
    <message>
        <source>You look at a leftover card: {card}.</source>
        <translation>Du siehst dir eine übrige Karte an: {card}.</translation>
    </message>
    <message>
        <source>You made no suggestions in this game.</source>
        <translation>Du hast in diesem Spiel keinen Verdacht geäußert.</translation>
    </message>
    <message numerus="yes">
        <source>You missed nothing in %n suggestion(s).</source>
        <translation>
            <numerusform>Du hast bei %n Verdacht nichts verpasst.</numerusform>
            <numerusform>Du hast bei %n Verdächtigungen nichts verpasst.</numerusform>
        </translation>
    </message>
    <message>
        <source>You rolled {number}. Where do you go?</source>
        <translation>{number} gewürfelt. Wohin gehst du?</translation>
    </message>
    <message>
        <source>You rolled {roll}: click where you go, or choose with the arrow keys.</source>
        <translation>{roll} gewürfelt: Klicke an, wohin du gehst, oder wähle mit den Pfeiltasten.</translation>
    </message>
    <message>
        <source>You say that {fact}.</source>
        <translation>Du sagst: {fact}.</translation>
    </message>
    <message>
        <source>You showed the cards that give the least away.</source>
        <translation>Du hast die Karten gezeigt, die am wenigsten verraten.</translation>
    </message>
    <message>
        <source>You showed {who} {card}.</source>
        <translation>Du hast {who} {card} gezeigt.</translation>
    </message>
    <message>
        <source>You take turns. Untick {who} under House rules: Takes no turns</source>
        <translation>Du bist selbst am Zug. Nimm {who} unter Hausregeln bei „Ohne eigene Züge“ heraus</translation>
    </message>
    <message>
        <source>You tick and cross your own sheet: no numbers, and no advice.</source>
        <translation>Du führst dein eigenes Blatt: keine Zahlen und kein Rat.</translation>
    </message>
    <message>
        <source>You watched this game.</source>
        <translation>Du hast diesem Spiel zugesehen.</translation>
    </message>
    <message>
        <source>You win! It was {cards}.</source>
        <translation>Du gewinnst! Es war {cards}.</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Du hast gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>Your %n suggestion(s) told you {share} of what the best ones would have ({told} of {most} bits).</source>
        <translation>
            <numerusform>Dein %n Verdacht verriet dir {share} von dem, was der beste verraten hätte ({told} von {most} Bit).</numerusform>
            <numerusform>Deine %n Verdächtigungen verrieten dir {share} von dem, was die besten verraten hätten ({told} von {most} Bit).</numerusform>
        </translation>
    </message>
    <message>
        <source>Your accusation was wrong.</source>
        <translation>Deine Anklage war falsch.</translation>
    </message>
    <message>
        <source>Your accusation was wrong: you are out, and only answer questions from now on.</source>
        <translation>Deine Anklage war falsch: Du bist raus und beantwortest nur noch Fragen.</translation>
    </message>
    <message>
        <source>Your accusation: if it is wrong, you are out</source>
        <translation>Deine Anklage: Ist sie falsch, bist du raus</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Deine Karten</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Deine Entscheidungen</translation>
    </message>
    <message numerus="yes">
        <source>Your hand has %n card(s): take {number} back</source>
        <translation>
            <numerusform>Deine Hand hat %n Karte: Nimm {number} zurück</numerusform>
            <numerusform>Deine Hand hat %n Karten: Nimm {number} zurück</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand: choose %n more card(s)</source>
        <translation>
            <numerusform>Deine Hand: Wähle noch %n Karte</numerusform>
            <numerusform>Deine Hand: Wähle noch %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hunch: {belief}.</source>
        <translation>Deine Vermutung: {belief}.</translation>
    </message>
    <message>
        <source>Your marks are left as they are, and new ones are not kept: {why}.</source>
        <translation>Deine Markierungen bleiben, wie sie sind, und neue werden nicht aufbewahrt: {why}.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Your own sheet</source>
        <translation>Dein eigenes Blatt</translation>
    </message>
    <message>
        <source>Your own sheet: cards down, holders across</source>
        <translation>Dein eigenes Blatt: Karten nach unten, Besitzer nach rechts</translation>
    </message>
    <message>
        <source>Your position is unknown.</source>
        <translation>Wo du stehst, ist unbekannt.</translation>
    </message>
    <message>
        <source>Your preferences file cannot be read; all preferences have their defaults.</source>
        <translation>Die Datei mit deinen Einstellungen lässt sich nicht lesen: Alle stehen auf dem Standard.</translation>
    </message>
    <message>
        <source>Your preferences file cannot be written; your changes are lost when you quit.</source>
        <translation>Die Datei mit deinen Einstellungen lässt sich nicht schreiben: Änderungen gehen beim Beenden verloren.</translation>
    </message>
    <message>
        <source>Your preferences file was damaged; unreadable settings were reset to their defaults.</source>
        <translation>Die Datei mit deinen Einstellungen war beschädigt; was nicht lesbar war, steht wieder auf dem Standard.</translation>
    </message>
    <message>
        <source>Your preferences file was damaged; unreadable settings were reset to their defaults. A copy is kept as {name}.</source>
        <translation>Die Datei mit deinen Einstellungen war beschädigt; was nicht lesbar war, steht wieder auf dem Standard. Eine Kopie liegt unter {name}.</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Dein Platz</translation>
    </message>
    <message>
        <source>Your suggestion</source>
        <translation>Dein Verdacht</translation>
    </message>
    <message>
        <source>Your suggestion in {room}</source>
        <translation>Dein Verdacht ({room})</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>Your turn, after your suggestion</source>
        <translation>Du bist dran, nach deinem Verdacht</translation>
    </message>
    <message>
        <source>Your turn, {place}</source>
        <comment>place: from the Lounge</comment>
        <translation>Du bist dran, {place}</translation>
    </message>
    <message>
        <source>You’re only watching: no hand</source>
        <translation>Du siehst nur zu: keine Handkarten</translation>
    </message>
    <message>
        <source>You’re watching this game, so there’s no advice. If you play, say in the set-up which player you are.</source>
        <translation>Du siehst bei diesem Spiel zu, darum gibt es keinen Rat. Spielst du mit, gib im Aufbau an, wer du bist.</translation>
    </message>
    <message>
        <source>a card can’t be called {name}: that word stands for an unseen card</source>
        <translation>keine Karte darf {name} heißen: Das steht für eine Karte, die niemand gesehen hat</translation>
    </message>
    <message>
        <source>a card they have shown you before if possible, otherwise any</source>
        <translation>wenn möglich eine Karte, die sie dir schon gezeigt haben, sonst irgendeine</translation>
    </message>
    <message>
        <source>a fifth</source>
        <translation>ein Fünftel</translation>
    </message>
    <message>
        <source>a list</source>
        <comment>what stands in a file</comment>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a little less to learn</source>
        <translation>etwas weniger zu erfahren</translation>
    </message>
    <message>
        <source>a little more to learn</source>
        <translation>etwas mehr zu erfahren</translation>
    </message>
    <message>
        <source>a name is empty; separate names with one | each, as in: room K Kitchen | Cuisine</source>
        <translation>ein Name ist leer; zwischen Namen steht je ein |, etwa: room K Küche | Kitchen</translation>
    </message>
    <message>
        <source>a number of {digits} digits</source>
        <translation>eine Zahl mit {digits} Stellen</translation>
    </message>
    <message>
        <source>a passage from {room} to {room} leads nowhere; name two different rooms</source>
        <translation>ein Geheimgang von {room} nach {room} führt nirgendwohin; nenne zwei verschiedene Räume</translation>
    </message>
    <message>
        <source>a passage is written: passage ROOM ROOM, as in: passage K S; or with “step” behind it</source>
        <translation>einen Geheimgang schreibt man so: passage RAUM RAUM, etwa: passage K S; oder mit „step“ dahinter</translation>
    </message>
    <message>
        <source>a player can’t be called {name}: that is a place for cards; choose another name</source>
        <translation>kein Spieler darf {name} heißen: Dort können Karten sein; wähle einen anderen Namen</translation>
    </message>
    <message>
        <source>a player can’t be called {name}: that word stands for no player</source>
        <translation>kein Spieler darf {name} heißen: Das steht für niemanden</translation>
    </message>
    <message>
        <source>a quarter</source>
        <translation>ein Viertel</translation>
    </message>
    <message>
        <source>a roll of {roll} does not lead there: {answer}</source>
        <translation>ein Wurf von {roll} führt nicht dorthin: {answer}</translation>
    </message>
    <message numerus="yes">
        <source>a square %n step(s) from {room:the}’s door</source>
        <translation>
            <numerusform>%n Schritt vor der Tür von „{room}“</numerusform>
            <numerusform>%n Schritte vor der Tür von „{room}“</numerusform>
        </translation>
    </message>
    <message>
        <source>a tenth</source>
        <translation>ein Zehntel</translation>
    </message>
    <message>
        <source>a third</source>
        <translation>ein Drittel</translation>
    </message>
    <message>
        <source>about {bits:.1f} bits</source>
        <translation>etwa {bits:.1f} Bit</translation>
    </message>
    <message>
        <source>about {percent}</source>
        <translation>etwa {percent}</translation>
    </message>
    <message>
        <source>about {percent} likely to be the murder room</source>
        <translation>zu etwa {percent} der Tatort</translation>
    </message>
    <message>
        <source>about {percent}, give or take {error}</source>
        <translation>etwa {percent}, plus oder minus {error}</translation>
    </message>
    <message>
        <source>accuse {cards}</source>
        <comment>cards: Mrs White with the Rope in the Study</comment>
        <translation>anklagen: {cards}</translation>
    </message>
    <message>
        <source>accused wrongly</source>
        <translation>falsch angeklagt</translation>
    </message>
    <message>
        <source>accuses accuse</source>
        <comment>words to type, with spaces between: it is an accusation</comment>
        <translation>anklage klagt</translation>
    </message>
    <message>
        <source>accuses when that is more likely to win than waiting (recommended)</source>
        <translation>klagt an, wenn das eher gewinnt als Warten (empfohlen)</translation>
    </message>
    <message>
        <source>after entry {entry}</source>
        <translation>nach Eintrag {entry}</translation>
    </message>
    <message>
        <source>after the next turn</source>
        <translation>nach dem nächsten Zug</translation>
    </message>
    <message>
        <source>against the turn</source>
        <comment>who is asked</comment>
        <translation>alle gegen die Zugfolge</translation>
    </message>
    <message numerus="yes">
        <source>all of the pool’s %n card(s) are known, so {so}</source>
        <translation>
            <numerusform>die %n Karte des Pools ist bekannt, also: {so}</numerusform>
            <numerusform>alle %n Karten des Pools sind bekannt, also: {so}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all of your %n card(s) are known, so {so}</source>
        <translation>
            <numerusform>deine %n Karte ist bekannt, also: {so}</numerusform>
            <numerusform>alle deine %n Karten sind bekannt, also: {so}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all of {who}’s %n card(s) are known, so {so}</source>
        <translation>
            <numerusform>die %n Karte von {who} ist bekannt, also: {so}</numerusform>
            <numerusform>alle %n Karten von {who} sind bekannt, also: {so}</numerusform>
        </translation>
    </message>
    <message>
        <source>all {n:,} deals</source>
        <translation>alle {n:,} Verteilungen</translation>
    </message>
    <message>
        <source>almost always settles it</source>
        <translation>klärt es fast immer</translation>
    </message>
    <message>
        <source>also calls {who} to that room</source>
        <comment>who may then suggest there</comment>
        <translation>ruft auch {who} in diesen Raum</translation>
    </message>
    <message>
        <source>also the likeliest room ({percent})</source>
        <translation>zugleich der wahrscheinlichste Raum ({percent})</translation>
    </message>
    <message>
        <source>an entry before it is missing</source>
        <translation>ein Eintrag davor fehlt</translation>
    </message>
    <message>
        <source>an object</source>
        <comment>what stands in a file</comment>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>analytic centre by {solver}, ignoring the show model; solutions by the product of their cards</source>
        <translation>analytisches Zentrum durch {solver}, ohne Rücksicht auf die Wahl der gezeigten Karten; Lösungen als Produkt ihrer Karten</translation>
    </message>
    <message>
        <source>and</source>
        <comment>words to type, with spaces between: Bob has the Rope and the Hall</comment>
        <translation>und</translation>
    </message>
    <message>
        <source>anywhere</source>
        <comment>accusing</comment>
        <translation>überall</translation>
    </message>
    <message>
        <source>appears twice in one object; give it once</source>
        <translation>steht zweimal in einem Objekt; gib es einmal an</translation>
    </message>
    <message>
        <source>are of several categories; a note on the envelope is on one of them</source>
        <translation>gehören zu mehreren Kategorien; eine Notiz zum Umschlag betrifft nur eine davon</translation>
    </message>
    <message>
        <source>arrows</source>
        <comment>the four arrow keys</comment>
        <translation>Pfeile</translation>
    </message>
    <message numerus="yes">
        <source>as counted in %n game(s)</source>
        <translation>
            <numerusform>wie in %n Spiel gezählt</numerusform>
            <numerusform>wie in %n Spielen gezählt</numerusform>
        </translation>
    </message>
    <message>
        <source>as number {place}</source>
        <translation>als Nummer {place}</translation>
    </message>
    <message>
        <source>as people play</source>
        <translation>nach Spielweise</translation>
    </message>
    <message>
        <source>as people play to follow…</source>
        <translation>Spielweise folgt…</translation>
    </message>
    <message>
        <source>as the cards say</source>
        <translation>nach den Karten</translation>
    </message>
    <message>
        <source>aside</source>
        <comment>an entry that was set aside</comment>
        <translation>beiseite</translation>
    </message>
    <message>
        <source>asks shows suggests with in the it does is of at least card cards hand</source>
        <comment>words to type, with spaces between, that tell nothing: Ann asks ... with the ..., Bob shows</comment>
        <translation>fragt zeigt verdächtigt mit nach im in es der die das dem den ist von vom aus mindestens karte karten hand legt</translation>
    </message>
    <message numerus="yes">
        <source>at least %n of {cards} is in the envelope</source>
        <translation>
            <numerusform>mindestens %n von {cards} ist im Umschlag</numerusform>
            <numerusform>mindestens %n von {cards} sind im Umschlag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n of {cards} is in the pool</source>
        <translation>
            <numerusform>mindestens %n von {cards} ist im Pool</numerusform>
            <numerusform>mindestens %n von {cards} sind im Pool</numerusform>
        </translation>
    </message>
    <message>
        <source>back returns</source>
        <comment>words to type, with spaces between: Cid is back in the game</comment>
        <translation>zurück wieder</translation>
    </message>
    <message>
        <source>before the first entry</source>
        <translation>vor dem ersten Eintrag</translation>
    </message>
    <message>
        <source>below your limit of {percent}</source>
        <comment>the chance that an accusation is right</comment>
        <translation>unter deiner Grenze von {percent}</translation>
    </message>
    <message>
        <source>best for you ({score} {unit})</source>
        <comment>a place to go to, its score, and in what that is counted</comment>
        <translation>für dich am besten ({score} {unit})</translation>
    </message>
    <message>
        <source>best suggestion</source>
        <translation>bester Verdacht</translation>
    </message>
    <message>
        <source>bits open</source>
        <translation>Bit offen</translation>
    </message>
    <message>
        <source>but {clause}, as stated above: a contradiction</source>
        <translation>aber oben steht: {clause} – ein Widerspruch</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>ausgelost</translation>
    </message>
    <message>
        <source>by the passage</source>
        <comment>a move in the list</comment>
        <translation>durch den Geheimgang</translation>
    </message>
    <message>
        <source>by the secret passage</source>
        <translation>durch den Geheimgang</translation>
    </message>
    <message>
        <source>called in</source>
        <comment>a move in the list: by the suggestion of another</comment>
        <translation>hereingerufen</translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation>lässt sich nicht lesen: {reason}</translation>
    </message>
    <message>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>card by card</source>
        <comment>how an engine counts</comment>
        <translation>Karte für Karte</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>certain after entry {entry}</source>
        <translation>sicher nach Eintrag {entry}</translation>
    </message>
    <message>
        <source>certain from the start</source>
        <translation>von Anfang an sicher</translation>
    </message>
    <message>
        <source>certain: no</source>
        <translation>sicher: nein</translation>
    </message>
    <message>
        <source>certain: no, because of entry {number}</source>
        <comment>the entry says so</comment>
        <translation>sicher: nein, wegen Eintrag {number}</translation>
    </message>
    <message>
        <source>certain: no, because of the set-up</source>
        <translation>sicher: nein, wegen des Aufbaus</translation>
    </message>
    <message>
        <source>certain: yes</source>
        <translation>sicher: ja</translation>
    </message>
    <message>
        <source>certain: yes, because of entry {number}</source>
        <comment>the entry says so</comment>
        <translation>sicher: ja, wegen Eintrag {number}</translation>
    </message>
    <message>
        <source>certain: yes, because of the set-up</source>
        <translation>sicher: ja, wegen des Aufbaus</translation>
    </message>
    <message>
        <source>chance</source>
        <comment>how likely a roll is</comment>
        <translation>Chance</translation>
    </message>
    <message>
        <source>chance</source>
        <comment>how likely an answer is</comment>
        <translation>Chance</translation>
    </message>
    <message>
        <source>chance to win</source>
        <translation>Gewinnchance</translation>
    </message>
    <message>
        <source>change the set-up</source>
        <translation>Aufbau ändern</translation>
    </message>
    <message>
        <source>choices ignored</source>
        <translation>Wahl egal</translation>
    </message>
    <message>
        <source>classic</source>
        <comment>the doors of a board</comment>
        <translation>klassisch</translation>
    </message>
    <message>
        <source>consider accusing {cards}</source>
        <comment>cards: Mrs White with the Rope in the Study</comment>
        <translation>anklagen erwägen: {cards}</translation>
    </message>
    <message>
        <source>contradicts other entries</source>
        <translation>widerspricht anderen Einträgen</translation>
    </message>
    <message>
        <source>count again {event}</source>
        <comment>event: Ann&apos;s suggestion</comment>
        <translation>{event} wieder zählen</translation>
    </message>
    <message>
        <source>cut short</source>
        <translation>abgekürzt</translation>
    </message>
    <message>
        <source>deals that fit are too rare to be found by chance (most populations of {number} died out); the exact engine may find them</source>
        <translation>passende Verteilungen sind zu selten, um sie zufällig zu finden (die meisten Populationen von {number} starben aus); das genaue Verfahren findet sie vielleicht</translation>
    </message>
    <message>
        <source>delete {event}</source>
        <comment>event: Ann&apos;s suggestion</comment>
        <translation>{event} löschen</translation>
    </message>
    <message>
        <source>doesn’t have it</source>
        <translation>hat sie nicht</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>ausgelost</translation>
    </message>
    <message>
        <source>easier to reach ({percent})</source>
        <translation>leichter erreichbar ({percent})</translation>
    </message>
    <message>
        <source>edit {event}</source>
        <comment>event: Ann&apos;s suggestion</comment>
        <translation>{event} korrigieren</translation>
    </message>
    <message>
        <source>either {clauses}</source>
        <translation>entweder {clauses}</translation>
    </message>
    <message>
        <source>either {clauses} ({entries})</source>
        <translation>entweder {clauses} ({entries})</translation>
    </message>
    <message>
        <source>ends with the first card</source>
        <comment>answering</comment>
        <translation>endet mit der ersten Karte</translation>
    </message>
    <message>
        <source>entries {names} cannot all be true</source>
        <translation>die Einträge {names} können nicht alle stimmen</translation>
    </message>
    <message>
        <source>entries {names} cannot both be true</source>
        <translation>die Einträge {names} können nicht beide stimmen</translation>
    </message>
    <message>
        <source>entries {numbers}</source>
        <translation>Einträge {numbers}</translation>
    </message>
    <message>
        <source>entry {names} cannot all be true</source>
        <comment>an entry and parts of the set-up: entry 3, … and …</comment>
        <translation>Eintrag {names} können nicht alle stimmen</translation>
    </message>
    <message>
        <source>entry {names} cannot be true</source>
        <translation>Eintrag {names} kann nicht stimmen</translation>
    </message>
    <message>
        <source>entry {names} cannot both be true</source>
        <comment>an entry and a part of the set-up: entry 3 and …</comment>
        <translation>Eintrag {names} können nicht beide stimmen</translation>
    </message>
    <message>
        <source>entry {number}</source>
        <translation>Eintrag {number}</translation>
    </message>
    <message>
        <source>envelope</source>
        <comment>after a comma</comment>
        <translation>Umschlag</translation>
    </message>
    <message>
        <source>envelope</source>
        <comment>of the three cards that are sought</comment>
        <translation>Umschlag</translation>
    </message>
    <message>
        <source>equally good</source>
        <comment>a suggestion</comment>
        <translation>genauso gut</translation>
    </message>
    <message>
        <source>equally good: {cards}</source>
        <comment>cards: Bob with the Rope</comment>
        <translation>genauso gut: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>equally good: {cards} and %n more</source>
        <comment>cards: Bob with the Rope, Cid with …</comment>
        <translation>
            <numerusform>genauso gut: {cards} und %n weiterer</numerusform>
            <numerusform>genauso gut: {cards} und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>estimate, error unknown</source>
        <translation>Schätzung, Fehler unbekannt</translation>
    </message>
    <message>
        <source>every deal</source>
        <comment>an engine saw each of them</comment>
        <translation>jede Verteilung</translation>
    </message>
    <message>
        <source>every other room is elsewhere, so {so}</source>
        <translation>jeder andere Raum ist anderswo, also: {so}</translation>
    </message>
    <message>
        <source>every other suspect is elsewhere, so {so}</source>
        <translation>jede andere Person ist anderswo, also: {so}</translation>
    </message>
    <message>
        <source>every other weapon is elsewhere, so {so}</source>
        <translation>jede andere Waffe ist anderswo, also: {so}</translation>
    </message>
    <message>
        <source>everyone</source>
        <comment>who knows it</comment>
        <translation>alle</translation>
    </message>
    <message>
        <source>everyone everybody</source>
        <comment>words to type, with spaces between: Bob has the Rope, and everyone has seen it</comment>
        <translation>alle jeder</translation>
    </message>
    <message>
        <source>everything follows from the evidence</source>
        <translation>alles folgt aus den Hinweisen</translation>
    </message>
    <message>
        <source>exact counting would need over {size:g} GB of memory, its limit</source>
        <translation>genaues Zählen bräuchte über {size:g} GB Speicher, so viel ist erlaubt</translation>
    </message>
    <message>
        <source>exact counting would need over {steps:,} steps, its limit here</source>
        <translation>genaues Zählen bräuchte über {steps:,} Schritte, so viele sind hier erlaubt</translation>
    </message>
    <message>
        <source>exact to follow…</source>
        <translation>genaue Zahlen folgen…</translation>
    </message>
    <message>
        <source>expected a colon</source>
        <translation>erwartet wird ein Doppelpunkt</translation>
    </message>
    <message>
        <source>expected a comma</source>
        <translation>erwartet wird ein Komma</translation>
    </message>
    <message>
        <source>expected a name in quotes</source>
        <translation>erwartet wird ein Name in Anführungszeichen</translation>
    </message>
    <message>
        <source>expected a value</source>
        <translation>erwartet wird ein Wert</translation>
    </message>
    <message>
        <source>expected the end of the file</source>
        <translation>erwartet wird das Ende der Datei</translation>
    </message>
    <message>
        <source>expected turns to win</source>
        <comment>what a score of a place counts</comment>
        <translation>erwartete Züge bis zum Sieg</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>offen auf dem Tisch</translation>
    </message>
    <message>
        <source>face up</source>
        <comment>after a comma</comment>
        <translation>offen</translation>
    </message>
    <message>
        <source>face up</source>
        <comment>where a card is</comment>
        <translation>offen auf dem Tisch</translation>
    </message>
    <message>
        <source>face up</source>
        <comment>where a card is, after its name</comment>
        <translation>offen</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>eingeklappt</translation>
    </message>
    <message>
        <source>from about {before:.1f}% to about {after:.1f}%</source>
        <translation>von etwa {before:.1f}&#x202f;% auf etwa {after:.1f}&#x202f;%</translation>
    </message>
    <message>
        <source>from your starting square</source>
        <comment>on the board: on your turn, …</comment>
        <translation>von deinem Startfeld aus</translation>
    </message>
    <message>
        <source>from {before:.1f}% to {after:.1f}%</source>
        <translation>von {before:.1f}&#x202f;% auf {after:.1f}&#x202f;%</translation>
    </message>
    <message>
        <source>from {room:the}</source>
        <comment>on the board: on your turn, …</comment>
        <translation>vom Raum {room} aus</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>das Spiel ist vorbei</translation>
    </message>
    <message>
        <source>game over: an accusation was correct</source>
        <translation>das Spiel ist vorbei: Eine Anklage war richtig</translation>
    </message>
    <message>
        <source>games are played here only with the others asked in the order of turns, and whoever accuses wrongly answering on (asked: {asked}, after_wrong: {after_wrong})</source>
        <translation>hier wird nur gespielt, wenn reihum gefragt wird und weiter antwortet, wer falsch anklagt (asked: {asked}, after_wrong: {after_wrong})</translation>
    </message>
    <message>
        <source>give a suspect, a weapon and a room, in this order, not {answer}</source>
        <translation>gib eine Person, eine Waffe und einen Raum an, in dieser Reihenfolge, nicht {answer}</translation>
    </message>
    <message>
        <source>give three cards, not {answer}</source>
        <translation>gib drei Karten an, nicht {answer}</translation>
    </message>
    <message>
        <source>go to {place:the}</source>
        <translation>{place} betreten</translation>
    </message>
    <message>
        <source>goes on: everyone answers</source>
        <comment>answering</comment>
        <translation>geht weiter: alle antworten</translation>
    </message>
    <message>
        <source>half</source>
        <translation>die Hälfte</translation>
    </message>
    <message>
        <source>harder to reach ({percent})</source>
        <translation>schwerer erreichbar ({percent})</translation>
    </message>
    <message>
        <source>hardly ever settles it</source>
        <translation>klärt es fast nie</translation>
    </message>
    <message numerus="yes">
        <source>has %n card(s) where me is null; a spectator has no hand</source>
        <translation>
            <numerusform>hat %n Karte, obwohl me null ist; ein Zuschauer hat keine Hand</numerusform>
            <numerusform>hat %n Karten, obwohl me null ist; ein Zuschauer hat keine Hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n card(s), but {who} holds {size}; give exactly those</source>
        <translation>
            <numerusform>hat %n Karte, aber {who} hat {size}; gib genau diese an</numerusform>
            <numerusform>hat %n Karten, aber {who} hat {size}; gib genau diese an</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n card(s); a note is on {fewest} to {most} cards, or names one as card</source>
        <translation>
            <numerusform>hat %n Karte; eine Notiz betrifft {fewest} bis {most} Karten, oder nennt eine als card</numerusform>
            <numerusform>hat %n Karten; eine Notiz betrifft {fewest} bis {most} Karten, oder nennt eine als card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n of</source>
        <comment>at least so many of several cards</comment>
        <translation>
            <numerusform>hat %n</numerusform>
            <numerusform>hat %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n player(s); a game has {fewest} to {most}</source>
        <translation>
            <numerusform>hat %n Spieler; ein Spiel hat {fewest} bis {most}</numerusform>
            <numerusform>hat %n Spieler; ein Spiel hat {fewest} bis {most}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n word(s); it must be {kind}, a player, a suspect, a weapon, a room, the player who answered (or {nobody}) and the card shown (or {unseen})</source>
        <translation>
            <numerusform>hat %n Wort; nötig sind {kind}, ein Spieler, eine Person, eine Waffe, ein Raum, der Spieler, der geantwortet hat (oder {nobody}), und die gezeigte Karte (oder {unseen})</numerusform>
            <numerusform>hat %n Wörter; nötig sind {kind}, ein Spieler, eine Person, eine Waffe, ein Raum, der Spieler, der geantwortet hat (oder {nobody}), und die gezeigte Karte (oder {unseen})</numerusform>
        </translation>
    </message>
    <message>
        <source>has all</source>
        <comment>several cards</comment>
        <translation>hat alle</translation>
    </message>
    <message>
        <source>has answers, but no one showed a card; give refuted_by, or list those who couldn’t answer in passed</source>
        <translation>hat Antworten, aber niemand zeigte eine Karte; gib refuted_by an oder nenne in passed, wer nicht antworten konnte</translation>
    </message>
    <message>
        <source>has at least one of</source>
        <comment>several cards</comment>
        <translation>hat eine von</translation>
    </message>
    <message>
        <source>has have holds</source>
        <comment>words to type, with spaces between: Bob has the Rope</comment>
        <translation>hat habe hast haben</translation>
    </message>
    <message>
        <source>has it</source>
        <translation>hat sie</translation>
    </message>
    <message>
        <source>has it or not</source>
        <translation>hat sie oder nicht</translation>
    </message>
    <message>
        <source>has left</source>
        <comment>a player: is out, and not asked either</comment>
        <translation>ist weg</translation>
    </message>
    <message>
        <source>has no card; at least one room is needed</source>
        <translation>hat keine Karte; mindestens ein Raum ist nötig</translation>
    </message>
    <message>
        <source>has no card; at least one suspect is needed</source>
        <translation>hat keine Karte; mindestens eine Person ist nötig</translation>
    </message>
    <message>
        <source>has no card; at least one weapon is needed</source>
        <translation>hat keine Karte; mindestens eine Waffe ist nötig</translation>
    </message>
    <message>
        <source>has no cards; name what was overlooked</source>
        <translation>hat keine Karten; nenne, was übersehen wurde</translation>
    </message>
    <message>
        <source>has none</source>
        <comment>of several cards</comment>
        <translation>hat keine</translation>
    </message>
    <message numerus="yes">
        <source>has only %n player(s) to take turns; at least {fewest} must</source>
        <translation>
            <numerusform>hat nur %n Spieler, der an die Reihe kommt; es müssen mindestens {fewest} sein</numerusform>
            <numerusform>hat nur %n Spieler, die an die Reihe kommen; es müssen mindestens {fewest} sein</numerusform>
        </translation>
    </message>
    <message>
        <source>has {number} cards; the deck has {deck}</source>
        <translation>hat {number} Karten; der Kartensatz hat {deck}</translation>
    </message>
    <message>
        <source>has {number} events; a case has at most {most}</source>
        <translation>hat {number} Ereignisse; ein Fall hat höchstens {most}</translation>
    </message>
    <message>
        <source>has {number} marks; this game has {cells} cells</source>
        <translation>hat {number} Markierungen; dieses Spiel hat {cells} Kästchen</translation>
    </message>
    <message>
        <source>has {number} names; give one suspect, one weapon and one room</source>
        <translation>hat {number} Namen; gib eine Person, eine Waffe und einen Raum an</translation>
    </message>
    <message>
        <source>head for {place:the}</source>
        <comment>which may be too far for this turn</comment>
        <translation>{place} ansteuern</translation>
    </message>
    <message>
        <source>how people play can be weighed only where the numbers are exact</source>
        <translation>die Spielweise lässt sich nur bei genauen Zahlen einrechnen</translation>
    </message>
    <message>
        <source>how the game ended</source>
        <translation>wie das Spiel ausging</translation>
    </message>
    <message>
        <source>how {who} plays is not clear yet, but what they suggest already counts</source>
        <translation>wie {who} spielt, ist noch nicht klar, doch die Verdächtigungen zählen schon mit</translation>
    </message>
    <message>
        <source>hunch</source>
        <translation>Vermutung</translation>
    </message>
    <message>
        <source>if no one shows a card</source>
        <translation>wenn niemand eine Karte zeigt</translation>
    </message>
    <message>
        <source>if you pass</source>
        <translation>wenn du passt</translation>
    </message>
    <message>
        <source>if you show a card</source>
        <translation>wenn du eine Karte zeigst</translation>
    </message>
    <message>
        <source>if you show {card:the}</source>
        <translation>wenn du {card} zeigst</translation>
    </message>
    <message>
        <source>if {players} pass</source>
        <translation>wenn {players} passen</translation>
    </message>
    <message>
        <source>if {players} pass</source>
        <comment>one of the players is you</comment>
        <translation>wenn {players} passt</translation>
    </message>
    <message>
        <source>if {players} shows a card</source>
        <translation>wenn {players} eine Karte zeigt</translation>
    </message>
    <message>
        <source>if {players} shows {card:the}</source>
        <translation>wenn {players} {card} zeigt</translation>
    </message>
    <message>
        <source>if {who} passes</source>
        <translation>wenn {who} passt</translation>
    </message>
    <message>
        <source>if {who} shows a card</source>
        <translation>wenn {who} eine Karte zeigt</translation>
    </message>
    <message>
        <source>if {who} shows {card:the}</source>
        <translation>wenn {who} {card} zeigt</translation>
    </message>
    <message>
        <source>in all {deals:,} deals that fit these entries, {clause}</source>
        <translation>in allen {deals:,} Verteilungen, die zu diesen Einträgen passen, gilt: {clause}</translation>
    </message>
    <message>
        <source>in any room</source>
        <comment>accusing</comment>
        <translation>in jedem Raum</translation>
    </message>
    <message>
        <source>in every deal that fits these entries, {clause}</source>
        <translation>in jeder Verteilung, die zu diesen Einträgen passt, gilt: {clause}</translation>
    </message>
    <message>
        <source>in the envelope</source>
        <comment>where a card is</comment>
        <translation>im Umschlag</translation>
    </message>
    <message>
        <source>in the pool</source>
        <comment>where a card is</comment>
        <translation>im Pool</translation>
    </message>
    <message>
        <source>in the room named</source>
        <comment>accusing</comment>
        <translation>im genannten Raum</translation>
    </message>
    <message>
        <source>in turn</source>
        <comment>who is asked</comment>
        <translation>alle in Zugfolge</translation>
    </message>
    <message>
        <source>in {room:the} you can suggest that room only, not {other:the}</source>
        <translation>im Raum {room} kannst du nur diesen Raum nennen, nicht {other}</translation>
    </message>
    <message>
        <source>insert {event}</source>
        <comment>event: Ann&apos;s suggestion</comment>
        <translation>{event} einfügen</translation>
    </message>
    <message>
        <source>is an empty name; a card needs a name</source>
        <translation>ist ein leerer Name; eine Karte braucht einen Namen</translation>
    </message>
    <message>
        <source>is back</source>
        <translation>ist zurück</translation>
    </message>
    <message>
        <source>is damaged or not a Deerstalker game ({place}: {reason})</source>
        <translation>ist beschädigt oder kein Deerstalker-Spiel ({place}: {reason})</translation>
    </message>
    <message>
        <source>is damaged or not a file of habits ({place}: {reason})</source>
        <translation>ist beschädigt oder keine Datei mit Gewohnheiten ({place}: {reason})</translation>
    </message>
    <message>
        <source>is damaged or not a file of marks ({place}: {reason})</source>
        <translation>ist beschädigt oder keine Datei mit Markierungen ({place}: {reason})</translation>
    </message>
    <message>
        <source>is damaged or not a saved practice game ({place}: {reason})</source>
        <translation>ist beschädigt oder kein gespeichertes Übungsspiel ({place}: {reason})</translation>
    </message>
    <message>
        <source>is empty; a case must be a JSON object</source>
        <translation>ist leer; ein Fall ist ein JSON-Objekt</translation>
    </message>
    <message>
        <source>is empty; a player needs a name</source>
        <translation>ist leer; ein Spieler braucht einen Namen</translation>
    </message>
    <message>
        <source>is empty; an edition needs a title</source>
        <translation>ist leer; eine Ausgabe braucht einen Titel</translation>
    </message>
    <message>
        <source>is false for me; whoever wrote the case takes turns</source>
        <translation>ist für mich false; wer den Fall aufschreibt, kommt an die Reihe</translation>
    </message>
    <message>
        <source>is for several cards; give them as cards</source>
        <translation>gilt für mehrere Karten; gib sie als cards an</translation>
    </message>
    <message>
        <source>is given together with cards; give only one of the two</source>
        <translation>ist zusammen mit cards angegeben; gib nur eines von beiden an</translation>
    </message>
    <message>
        <source>is given together with the edition {edition}; give only one of the two</source>
        <translation>steht neben der Ausgabe {edition}; gib eins von beiden an</translation>
    </message>
    <message>
        <source>is given where holds is false, which means none of the cards; leave it out</source>
        <translation>ist angegeben, obwohl holds false ist, also keine der Karten; lass es weg</translation>
    </message>
    <message>
        <source>is larger than {size} MB, the limit for a case</source>
        <translation>ist größer als {size} MB, die Grenze für einen Fall</translation>
    </message>
    <message>
        <source>is me; write a note on the card seen</source>
        <translation>bin ich; schreibe eine Notiz zur gesehenen Karte</translation>
    </message>
    <message>
        <source>is missing; a saved game needs its options</source>
        <translation>fehlt; ein gespeichertes Spiel braucht seine Optionen</translation>
    </message>
    <message>
        <source>is missing; give a room, or a square as [row, column]</source>
        <translation>fehlt; gib einen Raum oder ein Feld als [Zeile, Spalte] an</translation>
    </message>
    <message>
        <source>is missing; give all cards of the hand</source>
        <translation>fehlt; gib alle Karten der Hand an</translation>
    </message>
    <message>
        <source>is missing; give one suspect, one weapon and one room</source>
        <translation>fehlt; gib eine Person, eine Waffe und einen Raum an</translation>
    </message>
    <message>
        <source>is missing; it must be a list of marks</source>
        <translation>fehlt; nötig ist eine Liste von Markierungen</translation>
    </message>
    <message>
        <source>is missing; it must be a whole number</source>
        <translation>fehlt; nötig ist eine ganze Zahl</translation>
    </message>
    <message>
        <source>is missing; it must be text</source>
        <translation>fehlt; nötig ist ein Text</translation>
    </message>
    <message>
        <source>is missing; it must be true or false</source>
        <translation>fehlt; nötig ist true oder false</translation>
    </message>
    <message>
        <source>is missing; name an edition, or give the cards of a deck</source>
        <translation>fehlt; nenne eine Ausgabe oder gib die Karten eines Kartensatzes an</translation>
    </message>
    <message>
        <source>is nested more than {depth} levels deep; a case needs at most 5</source>
        <translation>ist mehr als {depth} Ebenen tief verschachtelt; ein Fall braucht nicht mehr als 5</translation>
    </message>
    <message>
        <source>is not UTF-8 text: byte {place} is {byte}; save it as UTF-8</source>
        <translation>ist kein UTF-8-Text: Byte {place} ist {byte}; speichere es als UTF-8</translation>
    </message>
    <message>
        <source>is not a date, as in 2026-11-25</source>
        <translation>ist kein Datum wie 2026-11-25</translation>
    </message>
    <message>
        <source>is not a field here; the nearest is {nearest}</source>
        <translation>ist hier kein Feld; am ähnlichsten ist {nearest}</translation>
    </message>
    <message>
        <source>is not a journal of this program</source>
        <translation>ist kein Protokoll dieses Programms</translation>
    </message>
    <message>
        <source>is null, but the accusation is correct; give its three cards</source>
        <translation>ist null, aber die Anklage ist richtig; gib ihre drei Karten an</translation>
    </message>
    <message>
        <source>is null; it must be a whole number</source>
        <translation>ist null; nötig ist eine ganze Zahl</translation>
    </message>
    <message>
        <source>is null; it must be text</source>
        <translation>ist null; nötig ist ein Text</translation>
    </message>
    <message>
        <source>is null; it must be true or false</source>
        <translation>ist null; nötig ist true oder false</translation>
    </message>
    <message>
        <source>is out</source>
        <translation>ist raus</translation>
    </message>
    <message>
        <source>is the envelope, which is no hand; give a player, or the pool</source>
        <translation>ist der Umschlag, der keine Hand ist; gib einen Spieler oder den Pool an</translation>
    </message>
    <message>
        <source>is the envelope; give a player, or the pool</source>
        <translation>ist der Umschlag; gib einen Spieler oder den Pool an</translation>
    </message>
    <message>
        <source>is the pool, but this game has none; give a player, or the envelope</source>
        <translation>ist der Pool, aber dieses Spiel hat keinen; gib einen Spieler oder den Umschlag an</translation>
    </message>
    <message>
        <source>is the square [{row}, {column}], but this game has no board; give a room</source>
        <translation>ist das Feld [{row}, {column}], aber dieses Spiel hat keinen Spielplan; gib einen Raum an</translation>
    </message>
    <message>
        <source>is {card} where shows is false; it must be null then</source>
        <translation>ist {card}, obwohl shows false ist; dann muss es null sein</translation>
    </message>
    <message>
        <source>is {card}, but no one showed a card; give refuted_by, or leave the card out</source>
        <translation>ist {card}, aber niemand zeigte eine Karte; gib refuted_by an oder lass die Karte weg</translation>
    </message>
    <message>
        <source>is {dice}; it must be 1 or 2</source>
        <translation>ist {dice}; nötig ist 1 oder 2</translation>
    </message>
    <message>
        <source>is {name}; it must be the name of the file</source>
        <translation>ist {name}; nötig ist der Name der Datei</translation>
    </message>
    <message>
        <source>is {number} characters long; a name has at most {most}</source>
        <translation>ist {number} Zeichen lang; ein Name hat höchstens {most}</translation>
    </message>
    <message>
        <source>is {number}; a hand has 0 cards or more</source>
        <translation>ist {number}; eine Hand hat 0 Karten oder mehr</translation>
    </message>
    <message>
        <source>is {number}; it must be 1 to {most}, the number of cards</source>
        <translation>ist {number}; es muss 1 bis {most} sein, die Zahl der Karten</translation>
    </message>
    <message>
        <source>is {number}; the pool has 0 cards or more</source>
        <translation>ist {number}; der Pool hat 0 Karten oder mehr</translation>
    </message>
    <message>
        <source>is {roll}; it must be a number that the dice can show</source>
        <translation>ist {roll}; nötig ist eine Zahl, die die Würfel zeigen können</translation>
    </message>
    <message numerus="yes">
        <source>is {seat}; with %n rival(s) it is from 1 to {last}</source>
        <translation>
            <numerusform>ist {seat}; bei %n Gegner geht es von 1 bis {last}</numerusform>
            <numerusform>ist {seat}; bei %n Gegnern geht es von 1 bis {last}</numerusform>
        </translation>
    </message>
    <message>
        <source>is {value}; it must be 0 or more</source>
        <translation>ist {value}; nötig ist 0 oder mehr</translation>
    </message>
    <message>
        <source>is {value}; it must be a list</source>
        <translation>ist {value}; nötig ist eine Liste</translation>
    </message>
    <message>
        <source>is {value}; it must be a room, or a square as [row, column]</source>
        <translation>ist {value}; nötig ist ein Raum oder ein Feld als [Zeile, Spalte]</translation>
    </message>
    <message>
        <source>is {value}; it must be a whole number (as in 6)</source>
        <translation>ist {value}; nötig ist eine ganze Zahl (etwa 6)</translation>
    </message>
    <message>
        <source>is {value}; it must be an object</source>
        <translation>ist {value}; nötig ist ein Objekt</translation>
    </message>
    <message>
        <source>is {value}; it must be text</source>
        <translation>ist {value}; nötig ist ein Text</translation>
    </message>
    <message>
        <source>is {value}; it must be text, or a list of texts</source>
        <translation>ist {value}; nötig ist ein Text oder eine Liste von Texten</translation>
    </message>
    <message>
        <source>is {value}; it must be true or false</source>
        <translation>ist {value}; nötig ist true oder false</translation>
    </message>
    <message>
        <source>is {value}; it must be “me”, “everyone”, or a list of players</source>
        <translation>ist {value}; es muss „me“, „everyone“ oder eine Liste von Spielern sein</translation>
    </message>
    <message>
        <source>is {version}; this program reads version {known}</source>
        <translation>ist {version}; dieses Programm liest Version {known}</translation>
    </message>
    <message>
        <source>is {who}, who has no cards</source>
        <translation>ist {who}, ohne Karten</translation>
    </message>
    <message>
        <source>is {who}, who looks; give another player, or the pool</source>
        <translation>ist {who}, wer selbst schaut; gib einen anderen Spieler oder den Pool an</translation>
    </message>
    <message>
        <source>it changes nothing</source>
        <translation>er ändert nichts</translation>
    </message>
    <message>
        <source>it describes the game in an unknown way</source>
        <translation>er beschreibt das Spiel auf unbekannte Weise</translation>
    </message>
    <message>
        <source>it is behind</source>
        <comment>the journal</comment>
        <translation>es ist im Rückstand</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>er ist kein gültiges JSON</translation>
    </message>
    <message>
        <source>it makes several changes, one of an unknown kind</source>
        <translation>er ändert mehreres, darunter etwas von unbekannter Art</translation>
    </message>
    <message>
        <source>it names an unknown kind of card: {kind}</source>
        <translation>er nennt eine Kartenart, die es nicht gibt: {kind}</translation>
    </message>
    <message>
        <source>it renames a card in an unknown way</source>
        <translation>er benennt eine Karte auf unbekannte Weise um</translation>
    </message>
    <message>
        <source>it renames a player in an unknown way</source>
        <translation>er benennt einen Spieler auf unbekannte Weise um</translation>
    </message>
    <message>
        <source>it was right</source>
        <comment>an accusation</comment>
        <translation>sie war richtig</translation>
    </message>
    <message>
        <source>it was wrong</source>
        <comment>an accusation</comment>
        <translation>sie war falsch</translation>
    </message>
    <message>
        <source>its checksum is wrong</source>
        <translation>seine Prüfsumme ist falsch</translation>
    </message>
    <message>
        <source>its first entry, the case as it was opened, is damaged: {why}</source>
        <translation>sein erster Eintrag, der Fall beim Öffnen, ist beschädigt: {why}</translation>
    </message>
    <message>
        <source>its first entry, the case as it was opened, is missing</source>
        <translation>sein erster Eintrag, der Fall beim Öffnen, ist nicht da</translation>
    </message>
    <message>
        <source>its kind is unknown</source>
        <translation>er ist von unbekannter Art</translation>
    </message>
    <message>
        <source>keeps answering</source>
        <comment>after a wrong accusation</comment>
        <translation>antwortet weiter</translation>
    </message>
    <message>
        <source>knows it now</source>
        <translation>weiß es jetzt</translation>
    </message>
    <message>
        <source>learns as much as possible this turn</source>
        <translation>erfährt in diesem Zug so viel wie möglich</translation>
    </message>
    <message>
        <source>leaves the game</source>
        <comment>after a wrong accusation</comment>
        <translation>verlässt das Spiel</translation>
    </message>
    <message>
        <source>leaves {number} solutions</source>
        <comment>to another player, beside a card shown</comment>
        <translation>lässt {number} Lösungen</translation>
    </message>
    <message>
        <source>left</source>
        <comment>below the name of a player who has left; little room</comment>
        <translation>weg</translation>
    </message>
    <message>
        <source>left leaves gone goes went home</source>
        <comment>words to type, with spaces between: Cid has left the table</comment>
        <translation>weg geht gegangen verlässt verlassen heim hause</translation>
    </message>
    <message>
        <source>less clear</source>
        <comment>the envelope; below the heading: ruled out</comment>
        <translation>unklarer</translation>
    </message>
    <message>
        <source>less than {number} percent</source>
        <translation>weniger als {number} Prozent</translation>
    </message>
    <message>
        <source>less to learn</source>
        <translation>weniger zu erfahren</translation>
    </message>
    <message>
        <source>letter</source>
        <translation>Buchstabe</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>Zeile {number}</translation>
    </message>
    <message>
        <source>made by a newer Deerstalker (format {version}; this one reads up to {known}); install the newer version to open it</source>
        <translation>von einem neueren Deerstalker (Format {version}; dieser liest bis {known}); installiere die neuere Version, um sie zu öffnen</translation>
    </message>
    <message>
        <source>marks the same cell as {where}; mark each cell once</source>
        <translation>markiert dasselbe Kästchen wie {where}; markiere jedes Kästchen einmal</translation>
    </message>
    <message>
        <source>me</source>
        <comment>this player is me</comment>
        <translation>ich</translation>
    </message>
    <message>
        <source>measured against “{engine}”</source>
        <translation>gemessen an „{engine}“</translation>
    </message>
    <message>
        <source>modern</source>
        <comment>the doors of a board</comment>
        <translation>modern</translation>
    </message>
    <message numerus="yes">
        <source>more than %n step(s) away</source>
        <translation>
            <numerusform>mehr als %n Schritt entfernt</numerusform>
            <numerusform>mehr als %n Schritte entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>more than {number} percent</source>
        <translation>mehr als {number} Prozent</translation>
    </message>
    <message>
        <source>more to learn</source>
        <translation>mehr zu erfahren</translation>
    </message>
    <message>
        <source>most likely {answers} ({percent})</source>
        <translation>am ehesten: {answers} ({percent})</translation>
    </message>
    <message>
        <source>most likely {who} shows {card:the} ({percent})</source>
        <translation>am ehesten zeigt {who} {card} ({percent})</translation>
    </message>
    <message>
        <source>move {event}</source>
        <comment>in the list; event: Ann&apos;s suggestion</comment>
        <translation>{event} verschieben</translation>
    </message>
    <message>
        <source>much less to learn</source>
        <translation>viel weniger zu erfahren</translation>
    </message>
    <message>
        <source>must be a player and the number of cards, as in: Ann 6</source>
        <translation>muss ein Spieler und die Zahl der Karten sein, etwa: Ann 6</translation>
    </message>
    <message>
        <source>must be the number of players, as in 3</source>
        <translation>muss die Zahl der Spieler sein, etwa 3</translation>
    </message>
    <message>
        <source>nats left plus turns</source>
        <comment>what a score of a place counts</comment>
        <translation>übrige Nat plus Züge</translation>
    </message>
    <message>
        <source>neither {cards} is face up</source>
        <translation>weder {cards} liegt offen</translation>
    </message>
    <message>
        <source>neither {cards} is in the envelope</source>
        <translation>weder {cards} ist im Umschlag</translation>
    </message>
    <message>
        <source>neither {cards} is in the pool</source>
        <translation>weder {cards} ist im Pool</translation>
    </message>
    <message>
        <source>never risks being wrong</source>
        <translation>riskiert nie, falsch zu liegen</translation>
    </message>
    <message>
        <source>never, if only the next player is asked</source>
        <translation>nie, wenn nur der nächste Spieler gefragt wird</translation>
    </message>
    <message>
        <source>nine tenths</source>
        <translation>neun Zehntel</translation>
    </message>
    <message>
        <source>no board</source>
        <translation>kein Spielplan</translation>
    </message>
    <message>
        <source>no board is called {name}, and no file beside the case has that name; the nearest is {nearest}</source>
        <translation>kein Spielplan heißt {name}, und keine Datei dieses Namens liegt neben dem Fall; am ähnlichsten ist {nearest}</translation>
    </message>
    <message>
        <source>no card can be there, so {so}</source>
        <translation>keine Karte kann dort sein, also: {so}</translation>
    </message>
    <message>
        <source>no card is called {name}; the nearest is {nearest}</source>
        <translation>keine Karte heißt {name}; am ähnlichsten ist {nearest}</translation>
    </message>
    <message>
        <source>no cell is open</source>
        <translation>kein Kästchen ist offen</translation>
    </message>
    <message>
        <source>no door or passage leads to this room; give it one</source>
        <translation>keine Tür und kein Geheimgang führt in diesen Raum; gib ihm etwas davon</translation>
    </message>
    <message>
        <source>no edition is called {name}; the nearest is {nearest}</source>
        <translation>keine Ausgabe heißt {name}; am ähnlichsten ist {nearest}</translation>
    </message>
    <message>
        <source>no exact answer to compare with</source>
        <translation>keine genaue Antwort zum Vergleichen</translation>
    </message>
    <message>
        <source>no faster</source>
        <comment>more to learn, but no faster</comment>
        <translation>nicht schneller</translation>
    </message>
    <message>
        <source>no holder is called {name}; the nearest is {nearest}</source>
        <translation>kein Besitzer heißt {name}; am ähnlichsten ist {nearest}</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>no mark yet</source>
        <translation>noch keine Markierung</translation>
    </message>
    <message>
        <source>no one can show a card</source>
        <translation>niemand kann eine Karte zeigen</translation>
    </message>
    <message>
        <source>no one else has suggested anything yet</source>
        <translation>noch hat niemand sonst einen Verdacht geäußert</translation>
    </message>
    <message>
        <source>no one has seen it</source>
        <comment>a card</comment>
        <translation>niemand hat sie gesehen</translation>
    </message>
    <message>
        <source>no one holds {cards}</source>
        <comment>cards of a suggestion</comment>
        <translation>niemand hat {cards}</translation>
    </message>
    <message>
        <source>no other solution is possible</source>
        <translation>keine andere Lösung ist möglich</translation>
    </message>
    <message>
        <source>no other solution is possible; you may accuse only in a room</source>
        <translation>keine andere Lösung ist möglich; anklagen darfst du nur in einem Raum</translation>
    </message>
    <message>
        <source>no other solution is possible; you may accuse only in {room:the}</source>
        <translation>keine andere Lösung ist möglich; anklagen darfst du nur hier: {room}</translation>
    </message>
    <message>
        <source>no passage and no door of the set {set} leads to this room; give it one</source>
        <translation>keine Tür des Satzes {set} und kein Geheimgang führt in diesen Raum; gib ihm etwas davon</translation>
    </message>
    <message>
        <source>no pause</source>
        <translation>keine Pause</translation>
    </message>
    <message>
        <source>no player is called {name}; the nearest is {nearest}</source>
        <translation>kein Spieler heißt {name}; am ähnlichsten ist {nearest}</translation>
    </message>
    <message>
        <source>no room has the letter {letter}</source>
        <translation>kein Raum hat den Buchstaben {letter}</translation>
    </message>
    <message>
        <source>no room is called {name}; the nearest is {nearest}</source>
        <translation>kein Raum heißt {name}; am ähnlichsten ist {nearest}</translation>
    </message>
    <message>
        <source>no room of the board is called {name}; the nearest is {nearest}</source>
        <translation>kein Raum des Spielplans heißt {name}; am ähnlichsten ist {nearest}</translation>
    </message>
    <message>
        <source>no suggestion is possible there</source>
        <translation>dort ist kein Verdacht möglich</translation>
    </message>
    <message>
        <source>no token</source>
        <translation>keine Figur</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>nobody shows a card</comment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>nobody none</source>
        <comment>words to type, with spaces between: nobody shows a card</comment>
        <translation>niemand keiner</translation>
    </message>
    <message>
        <source>nobody saw which card you showed</source>
        <translation>niemand hat gesehen, welche Karte du gezeigt hast</translation>
    </message>
    <message>
        <source>nobody saw which card {who} showed</source>
        <translation>niemand hat gesehen, welche Karte {who} gezeigt hat</translation>
    </message>
    <message>
        <source>nobody showed a card</source>
        <translation>niemand hat eine Karte gezeigt</translation>
    </message>
    <message>
        <source>nobody shows</source>
        <translation>keiner zeigt</translation>
    </message>
    <message>
        <source>nobody shows a card</source>
        <translation>keiner zeigt eine Karte</translation>
    </message>
    <message>
        <source>nobody; you look at a leftover card</source>
        <translation>keiner; du siehst dir eine übrige Karte an</translation>
    </message>
    <message>
        <source>none: click cards on the right</source>
        <translation>keine: klicke rechts Karten an</translation>
    </message>
    <message>
        <source>not asked</source>
        <comment>a player who is not asked for a card</comment>
        <translation>nicht gefragt</translation>
    </message>
    <message>
        <source>not certain</source>
        <translation>nicht sicher</translation>
    </message>
    <message>
        <source>not face up: {cards}</source>
        <translation>nicht offen: {cards}</translation>
    </message>
    <message>
        <source>not hasn’t doesn’t</source>
        <comment>words to type, with spaces between: Bob doesn’t have the Rope</comment>
        <translation>nicht kein keine</translation>
    </message>
    <message>
        <source>not in the deck: {answer}</source>
        <translation>nicht im Kartensatz: {answer}</translation>
    </message>
    <message>
        <source>not in the envelope: {cards}</source>
        <translation>nicht im Umschlag: {cards}</translation>
    </message>
    <message>
        <source>not in the pool: {cards}</source>
        <translation>nicht im Pool: {cards}</translation>
    </message>
    <message>
        <source>not this policy’s choice</source>
        <comment>more to learn, but not this policy’s choice</comment>
        <translation>nicht die Wahl dieser Strategie</translation>
    </message>
    <message>
        <source>not {who}: {cards}</source>
        <comment>cards that somebody has not, as a note in few words</comment>
        <translation>nicht {who}: {cards}</translation>
    </message>
    <message>
        <source>note on envelope</source>
        <translation>Notiz zum Umschlag</translation>
    </message>
    <message>
        <source>note on pool</source>
        <translation>Notiz zum Pool</translation>
    </message>
    <message>
        <source>note on {who}</source>
        <translation>Notiz zu {who}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>is ruled out</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>nothing may follow {word}; leave it out</source>
        <translation>nach {word} darf nichts stehen; lass es weg</translation>
    </message>
    <message>
        <source>nothing to learn</source>
        <translation>nichts zu erfahren</translation>
    </message>
    <message>
        <source>nothing to learn there, but it brings you nearer to {room:the}</source>
        <comment>a room on the way</comment>
        <translation>dort gibt es nichts zu erfahren, aber du kommst näher an: {room}</translation>
    </message>
    <message>
        <source>on my own</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>on your next turn: {what}</source>
        <comment>what: roll, and …</comment>
        <translation>in deinem nächsten Zug: {what}</translation>
    </message>
    <message>
        <source>on {cards} ({entries})</source>
        <comment>where a player passed</comment>
        <translation>bei {cards} ({entries})</translation>
    </message>
    <message>
        <source>one</source>
        <comment>words to type, with spaces between: Bob has one of the Rope, the Hall</comment>
        <translation>eine einer eins</translation>
    </message>
    <message>
        <source>one</source>
        <comment>of dice</comment>
        <translation>einer</translation>
    </message>
    <message numerus="yes">
        <source>one of %n room(s)</source>
        <translation>
            <numerusform>einer von %n Raum</numerusform>
            <numerusform>einer von %n Räumen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n suspect(s)</source>
        <translation>
            <numerusform>eine von %n Person</numerusform>
            <numerusform>eine von %n Personen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n weapon(s)</source>
        <translation>
            <numerusform>eine von %n Waffe</numerusform>
            <numerusform>eine von %n Waffen</numerusform>
        </translation>
    </message>
    <message>
        <source>one of several</source>
        <comment>beside a letter: the player has one of the cards with it</comment>
        <translation>eine von mehreren</translation>
    </message>
    <message>
        <source>one other player has seen it</source>
        <comment>a card</comment>
        <translation>ein anderer Spieler hat sie gesehen</translation>
    </message>
    <message>
        <source>only me</source>
        <comment>who knows it</comment>
        <translation>nur ich</translation>
    </message>
    <message>
        <source>only the next player</source>
        <comment>who is asked</comment>
        <translation>nur der nächste Spieler</translation>
    </message>
    <message>
        <source>only {cards} can still be {places}, where all of them are needed, so {so}</source>
        <translation>nur {cards} können noch {places} sein, wo sie alle gebraucht werden, also: {so}</translation>
    </message>
    <message>
        <source>only {card} can still be {places}, where all of them are needed, so {so}</source>
        <translation>nur {card} kann noch {places} sein, wo alle davon gebraucht werden, also: {so}</translation>
    </message>
    <message>
        <source>only {now} likely to be right; {later} after your next suggestion</source>
        <comment>of an accusation</comment>
        <translation>nur zu {now} richtig; nach deinem nächsten Verdacht zu {later}</translation>
    </message>
    <message>
        <source>open</source>
        <comment>words to type, with spaces between: Cid lays his hand open</comment>
        <translation>offen aufgedeckt</translation>
    </message>
    <message>
        <source>open hand</source>
        <comment>somebody lays the hand open</comment>
        <translation>offene Hand</translation>
    </message>
    <message>
        <source>open pool</source>
        <translation>offener Pool</translation>
    </message>
    <message>
        <source>or</source>
        <comment>words to type, with spaces between: Bob has the Rope or the Hall</comment>
        <translation>oder</translation>
    </message>
    <message>
        <source>or the set-up is wrong: {parts}</source>
        <comment>after other things that may be wrong</comment>
        <translation>oder der Aufbau ist falsch: {parts}</translation>
    </message>
    <message>
        <source>out</source>
        <comment>a player who takes no turns any more</comment>
        <translation>raus</translation>
    </message>
    <message>
        <source>out</source>
        <comment>words to type, with spaces between: Cid is out of the game</comment>
        <translation>raus ausgeschieden</translation>
    </message>
    <message>
        <source>out</source>
        <comment>below the name of a player who takes no turns any more</comment>
        <translation>raus</translation>
    </message>
    <message>
        <source>part of the explanation</source>
        <translation>Teil der Erklärung</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>has none of the three cards</comment>
        <translation>passt</translation>
    </message>
    <message>
        <source>plans ahead to win in the fewest turns (recommended)</source>
        <translation>plant voraus, um schnell zu gewinnen (empfohlen)</translation>
    </message>
    <message>
        <source>player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>players who can show several cards pick one at random</source>
        <translation>wer mehrere Karten zeigen kann, wählt zufällig eine</translation>
    </message>
    <message>
        <source>plays carefully, and keeps a tidy sheet</source>
        <translation>spielt sorgfältig und führt ein ordentliches Blatt</translation>
    </message>
    <message>
        <source>plays carelessly, and forgets more than half of what they see</source>
        <translation>spielt unbedacht und vergisst mehr als die Hälfte</translation>
    </message>
    <message>
        <source>plays for fun, and forgets a third of what they see</source>
        <translation>spielt zum Spaß und vergisst ein Drittel</translation>
    </message>
    <message>
        <source>plays like a good player with pencil and paper</source>
        <translation>spielt wie ein guter Spieler mit Stift und Papier</translation>
    </message>
    <message>
        <source>plays relentlessly, and always plans ahead</source>
        <translation>spielt unerbittlich und plant immer voraus</translation>
    </message>
    <message>
        <source>plays shrewdly, and now and then plans ahead</source>
        <translation>spielt geschickt und plant ab und zu voraus</translation>
    </message>
    <message>
        <source>plays uniformly at random</source>
        <translation>spielt völlig zufällig</translation>
    </message>
    <message>
        <source>points: all places are equally good</source>
        <comment>what a score of a place counts</comment>
        <translation>Punkte: alle Orte sind gleich gut</translation>
    </message>
    <message>
        <source>pool</source>
        <comment>after a comma</comment>
        <translation>Pool</translation>
    </message>
    <message>
        <source>pool</source>
        <comment>of cards that nobody holds</comment>
        <translation>Pool</translation>
    </message>
    <message>
        <source>position {at} is not in this list of {n}, which is numbered from 0</source>
        <translation>in dieser Liste von {n} gibt es keinen Platz {at}; gezählt wird ab 0</translation>
    </message>
    <message>
        <source>probably {answers} ({percent})</source>
        <translation>wahrscheinlich: {answers} ({percent})</translation>
    </message>
    <message>
        <source>propagation</source>
        <translation>Propagation</translation>
    </message>
    <message>
        <source>recommended</source>
        <comment>a suggestion</comment>
        <translation>empfohlen</translation>
    </message>
    <message>
        <source>remove it</source>
        <translation>lösche ihn</translation>
    </message>
    <message>
        <source>remove it, and entries {numbers} as well</source>
        <translation>lösche ihn und auch die Einträge {numbers}</translation>
    </message>
    <message>
        <source>remove it, and entry {numbers} as well</source>
        <translation>lösche ihn und auch Eintrag {numbers}</translation>
    </message>
    <message>
        <source>right</source>
        <comment>the accusation was right</comment>
        <translation>richtig</translation>
    </message>
    <message>
        <source>right correct</source>
        <comment>words to type, with spaces between: it was right</comment>
        <translation>richtig stimmt</translation>
    </message>
    <message>
        <source>right or wrong</source>
        <translation>richtig oder falsch</translation>
    </message>
    <message>
        <source>roll, and {going}</source>
        <comment>going: head for the Hall</comment>
        <translation>würfeln und {going}</translation>
    </message>
    <message>
        <source>roll; with {rolls} {going}</source>
        <comment>rolls: 4 to 6 or 9; going: go to the Hall and suggest …</comment>
        <translation>würfeln; bei {rolls}: {going}</translation>
    </message>
    <message>
        <source>rolled {roll}</source>
        <comment>a move in the list</comment>
        <translation>Wurf {roll}</translation>
    </message>
    <message>
        <source>room</source>
        <translation>Raum</translation>
    </message>
    <message>
        <source>rooms</source>
        <comment>somebody likes to show</comment>
        <translation>Räume</translation>
    </message>
    <message>
        <source>rough estimate</source>
        <translation>grobe Schätzung</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>Zeile {row}, Spalte {column}</translation>
    </message>
    <message>
        <source>ruled out</source>
        <comment>heads percentages</comment>
        <translation>ausgeschlossen</translation>
    </message>
    <message>
        <source>rules out</source>
        <comment>heads what share an answer rules out</comment>
        <translation>schließt aus</translation>
    </message>
    <message>
        <source>rules out about {share} of what’s left</source>
        <comment>a third; the answer to a suggestion, on average</comment>
        <translation>schließt etwa {share} von dem aus, was noch möglich ist</translation>
    </message>
    <message>
        <source>rules out {share}</source>
        <comment>beside a suggestion; share: 35%</comment>
        <translation>schließt {share} aus</translation>
    </message>
    <message>
        <source>saw a card</source>
        <translation>sah Karte</translation>
    </message>
    <message>
        <source>saw sees</source>
        <comment>words to type, with spaces between: Bob saw a card of the pool</comment>
        <translation>sah sieht gesehen</translation>
    </message>
    <message numerus="yes">
        <source>says %n player(s), but only {lines} follow</source>
        <translation>
            <numerusform>nennt %n Spieler, aber nur {lines} folgen</numerusform>
            <numerusform>nennt %n Spieler, aber nur {lines} folgen</numerusform>
        </translation>
    </message>
    <message>
        <source>second best for you ({score} {unit})</source>
        <comment>a place to go to</comment>
        <translation>für dich am zweitbesten ({score} {unit})</translation>
    </message>
    <message>
        <source>seen by everyone</source>
        <translation>von allen gesehen</translation>
    </message>
    <message>
        <source>seen by {players}</source>
        <translation>gesehen von {players}</translation>
    </message>
    <message>
        <source>seen only by you</source>
        <translation>nur von dir gesehen</translation>
    </message>
    <message>
        <source>set aside {event}</source>
        <comment>event: Ann&apos;s suggestion</comment>
        <translation>{event} beiseitelegen</translation>
    </message>
    <message>
        <source>set aside: doesn’t count</source>
        <translation>beiseitegelegt: zählt nicht</translation>
    </message>
    <message>
        <source>settles it</source>
        <comment>an answer after which the solution is certain</comment>
        <translation>klärt alles</translation>
    </message>
    <message>
        <source>settles it about half the time</source>
        <translation>klärt es etwa jedes zweite Mal</translation>
    </message>
    <message>
        <source>settles it about {percent} of the time</source>
        <translation>klärt es in etwa {percent} der Fälle</translation>
    </message>
    <message>
        <source>show {card:the} to {who}</source>
        <translation>{who} zeigen: {card}</translation>
    </message>
    <message>
        <source>shows</source>
        <comment>shows one of the three cards</comment>
        <translation>zeigt</translation>
    </message>
    <message>
        <source>so {clause}</source>
        <translation>also: {clause}</translation>
    </message>
    <message>
        <source>solution left</source>
        <translation>Lösung übrig</translation>
    </message>
    <message>
        <source>solutions left</source>
        <translation>Lösungen übrig</translation>
    </message>
    <message>
        <source>solutions left</source>
        <comment>to the asker</comment>
        <translation>Lösungen übrig</translation>
    </message>
    <message>
        <source>someone else will probably win first ({danger})</source>
        <comment>if you do not accuse now</comment>
        <translation>wahrscheinlich gewinnt vorher jemand anders ({danger})</translation>
    </message>
    <message>
        <source>something of type {kind}</source>
        <translation>etwas vom Typ {kind}</translation>
    </message>
    <message>
        <source>square {place}</source>
        <translation>Feld {place}</translation>
    </message>
    <message>
        <source>stay in {place:the}</source>
        <translation>hierbleiben ({place})</translation>
    </message>
    <message>
        <source>stay where you are</source>
        <comment>the best move after a roll</comment>
        <translation>bleib, wo du bist</translation>
    </message>
    <message>
        <source>suggest first, then decide</source>
        <comment>whether to accuse</comment>
        <translation>erst verdächtigen, dann entscheiden</translation>
    </message>
    <message>
        <source>suggest {cards}</source>
        <translation>{cards} verdächtigen</translation>
    </message>
    <message>
        <source>suggest {cards}</source>
        <comment>cards: Mrs White with the Rope in the Study</comment>
        <translation>verdächtigen: {cards}</translation>
    </message>
    <message>
        <source>suppose that {so}</source>
        <translation>angenommen, {so}</translation>
    </message>
    <message>
        <source>suspect</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>suspects</source>
        <comment>somebody likes to show</comment>
        <translation>Personen</translation>
    </message>
    <message>
        <source>take the passage to {place:the}</source>
        <translation>{place} durch den Geheimgang betreten</translation>
    </message>
    <message>
        <source>takes no turns</source>
        <comment>a player</comment>
        <translation>ohne eigene Züge</translation>
    </message>
    <message>
        <source>tells nothing else</source>
        <comment>a card shown to me</comment>
        <translation>sagt nur etwas über sich</translation>
    </message>
    <message numerus="yes">
        <source>the %n card(s) outside the envelope are too few for {players} players, with {face_up} face up and {pool} in the pool</source>
        <translation>
            <numerusform>%n Karte außerhalb des Umschlags ist zu wenig für {players} Spieler, mit {face_up} offenen und {pool} im Pool</numerusform>
            <numerusform>%n Karten außerhalb des Umschlags sind zu wenige für {players} Spieler, mit {face_up} offenen und {pool} im Pool</numerusform>
        </translation>
    </message>
    <message>
        <source>the Monte Carlo engine cannot find out whether any deal fits; the exact engine may be able to</source>
        <translation>ob eine Verteilung passt, ist für das Verfahren Monte Carlo zu schwer zu sagen; das genaue kann es vielleicht</translation>
    </message>
    <message>
        <source>the accusation was right ({entries}): {fact}</source>
        <translation>die Anklage war richtig ({entries}): {fact}</translation>
    </message>
    <message>
        <source>the card shown</source>
        <translation>die gezeigte Karte</translation>
    </message>
    <message>
        <source>the card that tells you least</source>
        <translation>die Karte, die dir am wenigsten verrät</translation>
    </message>
    <message>
        <source>the card {who} shows</source>
        <translation>die Karte, die {who} zeigt</translation>
    </message>
    <message>
        <source>the cards are not those of {edition}; give them as a deck, without an edition</source>
        <translation>die Karten sind nicht die von {edition}; gib sie als Kartensatz an, ohne Ausgabe</translation>
    </message>
    <message>
        <source>the case in it cannot be used: {why}</source>
        <translation>der Fall darin ist nicht verwendbar: {why}</translation>
    </message>
    <message>
        <source>the closing quote is missing</source>
        <translation>das schließende Anführungszeichen fehlt</translation>
    </message>
    <message>
        <source>the corridor</source>
        <translation>in den Flur</translation>
    </message>
    <message numerus="yes">
        <source>the deck has %n room(s), the board {rooms}; name a board that has the deck’s rooms</source>
        <translation>
            <numerusform>der Kartensatz hat %n Raum, der Spielplan {rooms}; nenne einen Spielplan mit den Räumen des Kartensatzes</numerusform>
            <numerusform>der Kartensatz hat %n Räume, der Spielplan {rooms}; nenne einen Spielplan mit den Räumen des Kartensatzes</numerusform>
        </translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the envelope</source>
        <translation>der Umschlag</translation>
    </message>
    <message>
        <source>the evidence about single hands is too entangled for the Monte Carlo engine</source>
        <translation>die Hinweise auf einzelne Hände sind für das Verfahren Monte Carlo zu verwickelt</translation>
    </message>
    <message>
        <source>the exact engine needs {steps:,} steps, within the budget of {budget:,}</source>
        <translation>das genaue Verfahren braucht {steps:,} von {budget:,} erlaubten Schritten</translation>
    </message>
    <message>
        <source>the exact engine would need too much memory for this case</source>
        <translation>das genaue Verfahren bräuchte für diesen Fall zu viel Speicher</translation>
    </message>
    <message>
        <source>the face-up cards</source>
        <translation>die offenen Karten</translation>
    </message>
    <message>
        <source>the file ends where the number of players should be</source>
        <translation>die Datei endet, wo die Zahl der Spieler stehen sollte</translation>
    </message>
    <message>
        <source>the file ends where the rooms should be</source>
        <translation>die Datei endet, wo die Räume stehen sollten</translation>
    </message>
    <message>
        <source>the file ends where the suspects should be</source>
        <translation>die Datei endet, wo die Personen stehen sollten</translation>
    </message>
    <message>
        <source>the file ends where the weapons should be</source>
        <translation>die Datei endet, wo die Waffen stehen sollten</translation>
    </message>
    <message>
        <source>the file ends without a grid; draw one between “grid” and “end”</source>
        <translation>die Datei endet ohne Raster; zeichne eines zwischen „grid“ und „end“</translation>
    </message>
    <message>
        <source>the file ends without a room, as in: room K Kitchen</source>
        <translation>die Datei endet ohne Raum, etwa: room K Küche</translation>
    </message>
    <message>
        <source>the file is read-only</source>
        <translation>die Datei ist schreibgeschützt</translation>
    </message>
    <message>
        <source>the grid has no end; put a line “end” under its last row</source>
        <translation>das Raster hat kein Ende; setze eine Zeile „end“ unter seine letzte Zeile</translation>
    </message>
    <message>
        <source>the grid has {number} rows; at most {most} are allowed</source>
        <translation>das Raster hat {number} Zeilen; höchstens {most} sind erlaubt</translation>
    </message>
    <message>
        <source>the hand laid open shows that {fact} ({entries})</source>
        <translation>die offene Hand zeigt: {fact} ({entries})</translation>
    </message>
    <message numerus="yes">
        <source>the hands have %n card(s) together ({sizes}), the deck has {deck}: {envelope} for the envelope, {face_up} face up, {pool} in the pool; so the hands need {left}</source>
        <translation>
            <numerusform>die Hände haben zusammen %n Karte ({sizes}), der Kartensatz hat {deck}: {envelope} für den Umschlag, {face_up} offen, {pool} im Pool; also brauchen die Hände {left}</numerusform>
            <numerusform>die Hände haben zusammen %n Karten ({sizes}), der Kartensatz hat {deck}: {envelope} für den Umschlag, {face_up} offen, {pool} im Pool; also brauchen die Hände {left}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the hands have %n card(s) together ({sizes}), the deck has {deck}: {envelope} for the envelope, {face_up} face up, {pool} in the pool; that is already too many</source>
        <translation>
            <numerusform>die Hände haben zusammen %n Karte ({sizes}), der Kartensatz hat {deck}: {envelope} für den Umschlag, {face_up} offen, {pool} im Pool; das sind schon zu viele</numerusform>
            <numerusform>die Hände haben zusammen %n Karten ({sizes}), der Kartensatz hat {deck}: {envelope} für den Umschlag, {face_up} offen, {pool} im Pool; das sind schon zu viele</numerusform>
        </translation>
    </message>
    <message>
        <source>the journal is closed</source>
        <translation>das Protokoll ist geschlossen</translation>
    </message>
    <message>
        <source>the leftover card</source>
        <translation>die übrige Karte</translation>
    </message>
    <message>
        <source>the murder room</source>
        <translation>Tatort</translation>
    </message>
    <message>
        <source>the name of this field contains half a surrogate pair, which is not a character</source>
        <translation>der Name dieses Felds enthält ein halbes Surrogatpaar, das kein Zeichen ist</translation>
    </message>
    <message>
        <source>the note was about {card:the}, not {old:the}</source>
        <translation>die Notiz betraf {card}, nicht {old}</translation>
    </message>
    <message>
        <source>the note was about {holder}, not {old}</source>
        <comment>holder, old: Bob, you, the envelope, …</comment>
        <translation>die Notiz galt: {holder}, nicht {old}</translation>
    </message>
    <message>
        <source>the pool</source>
        <translation>der Pool</translation>
    </message>
    <message numerus="yes">
        <source>the pool has %n card(s), and only {cards} can be among them, so {so}</source>
        <translation>
            <numerusform>der Pool hat %n Karte, und nur {cards} kann es sein, also: {so}</numerusform>
            <numerusform>der Pool hat %n Karten, und nur {cards} können dabei sein, also: {so}</numerusform>
        </translation>
    </message>
    <message>
        <source>the room {letter} ({name}) has no square in the grid; draw it</source>
        <translation>der Raum {letter} ({name}) hat kein Feld im Raster; zeichne ihn</translation>
    </message>
    <message numerus="yes">
        <source>the row has %n square(s); the first row has {width}, and all must have as many</source>
        <translation>
            <numerusform>die Zeile hat %n Feld; die erste Zeile hat {width}, und alle müssen gleich viele haben</numerusform>
            <numerusform>die Zeile hat %n Felder; die erste Zeile hat {width}, und alle müssen gleich viele haben</numerusform>
        </translation>
    </message>
    <message>
        <source>the row has {number} squares; at most {most} are allowed</source>
        <translation>die Zeile hat {number} Felder; höchstens {most} sind erlaubt</translation>
    </message>
    <message>
        <source>the rules do not allow this accusation here: {answer}</source>
        <translation>die Regeln erlauben diese Anklage hier nicht: {answer}</translation>
    </message>
    <message>
        <source>the set-up</source>
        <translation>der Aufbau</translation>
    </message>
    <message>
        <source>the set-up contradicts itself</source>
        <translation>der Aufbau widerspricht sich selbst</translation>
    </message>
    <message>
        <source>the set-up is wrong: {parts}</source>
        <translation>der Aufbau ist falsch: {parts}</translation>
    </message>
    <message>
        <source>the sizes of the hands</source>
        <translation>die Kartenzahlen der Hände</translation>
    </message>
    <message>
        <source>the square [{row}, {column}] is not a corridor square of this board</source>
        <translation>das Feld [{row}, {column}] ist kein Flur dieses Spielplans</translation>
    </message>
    <message>
        <source>the start {start} appears twice (first at {place}); draw it once</source>
        <translation>das Startfeld {start} gibt es zweimal (zuerst hier: {place}); zeichne es einmal</translation>
    </message>
    <message>
        <source>the start {start} has no start {before} before it; number them from 1</source>
        <translation>es gibt ein Startfeld {start}, aber kein Startfeld {before}; nummeriere sie ab 1</translation>
    </message>
    <message>
        <source>their own cards</source>
        <comment>somebody suggests; their: of one player, man or woman</comment>
        <translation>eigene Karten</translation>
    </message>
    <message>
        <source>their own rooms</source>
        <comment>somebody suggests; their: of one player, man or woman</comment>
        <translation>eigene Räume</translation>
    </message>
    <message>
        <source>their own suspects</source>
        <comment>somebody suggests; their: of one player, man or woman</comment>
        <translation>eigene Personen</translation>
    </message>
    <message>
        <source>their own weapons</source>
        <comment>somebody suggests; their: of one player, man or woman</comment>
        <translation>eigene Waffen</translation>
    </message>
    <message>
        <source>then you look at a leftover card</source>
        <translation>dann siehst du dir eine übrige Karte an</translation>
    </message>
    <message>
        <source>there is nothing to redo</source>
        <translation>es gibt nichts zu wiederholen</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>es gibt nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>third best for you ({score} {unit})</source>
        <comment>a place to go to</comment>
        <translation>für dich am drittbesten ({score} {unit})</translation>
    </message>
    <message>
        <source>this deck is for {fewest} to {most} players here, not {number}</source>
        <translation>dieser Kartensatz ist hier für {fewest} bis {most} Spieler, nicht {number}</translation>
    </message>
    <message>
        <source>this entry</source>
        <translation>dieser Eintrag</translation>
    </message>
    <message>
        <source>this is a second grid; a board has only one, which begins at {place}</source>
        <translation>ein zweites Raster; ein Spielplan hat eines, und das beginnt hier: {place}</translation>
    </message>
    <message>
        <source>this policy waits until it is surer</source>
        <translation>diese Strategie wartet, bis sie sicherer ist</translation>
    </message>
    <message>
        <source>three</source>
        <comment>words to type, with spaces between: Bob has three of these</comment>
        <translation>drei</translation>
    </message>
    <message>
        <source>three quarters</source>
        <translation>drei Viertel</translation>
    </message>
    <message>
        <source>today {time}</source>
        <comment>when a game was last changed</comment>
        <translation>heute {time}</translation>
    </message>
    <message>
        <source>too far for this turn</source>
        <translation>zu weit für diesen Zug</translation>
    </message>
    <message numerus="yes">
        <source>too far for this turn, about {turns:.1f} turns away</source>
        <translation>
            <numerusform>zu weit für diesen Zug, etwa {turns:.1f} Züge entfernt</numerusform>
            <numerusform>zu weit für diesen Zug, etwa {turns:.1f} Züge entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>towards {room}</source>
        <translation>Richtung {room}</translation>
    </message>
    <message>
        <source>turns to a room still in question</source>
        <comment>what a score of a place counts</comment>
        <translation>Züge bis zu einem noch ungeklärten Raum</translation>
    </message>
    <message>
        <source>turns, minus the bits learned</source>
        <comment>what a score of a place counts</comment>
        <translation>Züge, minus Bit</translation>
    </message>
    <message>
        <source>two</source>
        <comment>words to type, with spaces between: Bob has two of the Rope, the Hall, the Study</comment>
        <translation>zwei</translation>
    </message>
    <message>
        <source>two</source>
        <comment>of dice</comment>
        <translation>zwei</translation>
    </message>
    <message>
        <source>two players are called {name}; rename one of them</source>
        <translation>zwei Spieler heißen {name}; benenne einen von ihnen um</translation>
    </message>
    <message>
        <source>two rooms are called {name} (first at {place})</source>
        <translation>zwei Räume heißen {name} (zuerst hier: {place})</translation>
    </message>
    <message>
        <source>two rooms have the letter {letter} (first at {place})</source>
        <translation>zwei Räume haben den Buchstaben {letter} (zuerst hier: {place})</translation>
    </message>
    <message>
        <source>two thirds</source>
        <translation>zwei Drittel</translation>
    </message>
    <message>
        <source>unfolded</source>
        <translation>ausgeklappt</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>a cell of the sheet</comment>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>waits until an accusation is at least that likely to be right</source>
        <translation>wartet, bis eine Anklage mindestens so wahrscheinlich richtig ist</translation>
    </message>
    <message>
        <source>walk to {place}</source>
        <comment>place: a square 5 steps from the Study’s door</comment>
        <translation>bis {place} gehen</translation>
    </message>
    <message>
        <source>was picked at random</source>
        <comment>a card shown to me</comment>
        <translation>war zufällig gewählt</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>weapons</source>
        <comment>somebody likes to show</comment>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>weighs what stays unknown against the way to the likely rooms</source>
        <translation>wägt ab, was unbekannt bleibt und wie weit die wahrscheinlichen Räume sind</translation>
    </message>
    <message>
        <source>what happened</source>
        <translation>was geschah</translation>
    </message>
    <message>
        <source>who accuses</source>
        <translation>wer anklagt</translation>
    </message>
    <message>
        <source>who shows</source>
        <translation>wer zeigt</translation>
    </message>
    <message>
        <source>who shows what</source>
        <translation>wer was zeigt</translation>
    </message>
    <message>
        <source>who suggests</source>
        <translation>wer verdächtigt</translation>
    </message>
    <message>
        <source>whose card</source>
        <translation>wessen Karte</translation>
    </message>
    <message>
        <source>with a board each player needs a token, and this deck has only one suspect</source>
        <translation>mit Spielplan braucht jeder Spieler eine Figur, und dieser Kartensatz hat nur eine Person</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>mit Hilfe</translation>
    </message>
    <message>
        <source>with you</source>
        <comment>where a card is</comment>
        <translation>bei dir</translation>
    </message>
    <message>
        <source>with {who}</source>
        <comment>where a card is</comment>
        <translation>bei {who}</translation>
    </message>
    <message>
        <source>write a door as: door ROOM ROW COLUMN DIRECTION SET ..., as in: door K 7 4 N classic</source>
        <translation>eine Tür schreibt man so: door RAUM ZEILE SPALTE RICHTUNG SATZ ..., etwa: door K 7 4 N classic</translation>
    </message>
    <message>
        <source>write a room as: room LETTER NAME, as in: room K Kitchen</source>
        <translation>einen Raum schreibt man so: room BUCHSTABE NAME, etwa: room K Küche</translation>
    </message>
    <message>
        <source>wrong</source>
        <comment>the accusation was wrong</comment>
        <translation>falsch</translation>
    </message>
    <message>
        <source>wrong false</source>
        <comment>words to type, with spaces between: it was wrong</comment>
        <translation>falsch</translation>
    </message>
    <message>
        <source>wrong, cards not heard</source>
        <translation>falsch; Karten nicht gehört</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>you</source>
        <comment>below my own name</comment>
        <translation>du</translation>
    </message>
    <message>
        <source>you</source>
        <comment>who has a card</comment>
        <translation>du</translation>
    </message>
    <message>
        <source>you are out</source>
        <comment>below my own name</comment>
        <translation>du bist raus</translation>
    </message>
    <message>
        <source>you cannot go there without a roll: {answer}</source>
        <translation>ohne Wurf kannst du nicht dorthin: {answer}</translation>
    </message>
    <message>
        <source>you did not pass</source>
        <translation>du hast nicht gepasst</translation>
    </message>
    <message>
        <source>you did not show a card</source>
        <translation>du hast keine Karte gezeigt</translation>
    </message>
    <message>
        <source>you do not have {cards}</source>
        <translation>du hast weder {cards}</translation>
    </message>
    <message>
        <source>you do not have {card}</source>
        <translation>du hast {card} nicht</translation>
    </message>
    <message>
        <source>you do not hold {cards}</source>
        <translation>du hast weder {cards}</translation>
    </message>
    <message>
        <source>you do not hold {card}</source>
        <translation>du hast {card} nicht</translation>
    </message>
    <message numerus="yes">
        <source>you have %n card(s), and only {cards} can be among them, so {so}</source>
        <translation>
            <numerusform>du hast %n Karte, und nur {cards} kann es sein, also: {so}</numerusform>
            <numerusform>du hast %n Karten, und nur {cards} können dabei sein, also: {so}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have at least %n of {cards}</source>
        <translation>
            <numerusform>du hast mindestens %n von {cards}</numerusform>
            <numerusform>du hast mindestens %n von {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>you have left</source>
        <comment>below my own name</comment>
        <translation>du bist weg</translation>
    </message>
    <message>
        <source>you have nothing to decide now, so {answer} is no answer</source>
        <translation>du hast jetzt nichts zu entscheiden, also ist {answer} keine Antwort</translation>
    </message>
    <message>
        <source>you have to leave the room first</source>
        <translation>du musst den Raum erst verlassen</translation>
    </message>
    <message>
        <source>you have {cards}</source>
        <translation>du hast {cards}</translation>
    </message>
    <message>
        <source>you have {card}</source>
        <translation>du hast {card}</translation>
    </message>
    <message>
        <source>you hold {cards}</source>
        <translation>du hast {cards}</translation>
    </message>
    <message>
        <source>you hold {cards} yourself</source>
        <comment>cards: one card, or a list</comment>
        <translation>du hast {cards} selbst</translation>
    </message>
    <message>
        <source>you noted that {fact} ({entries})</source>
        <translation>du hast notiert: {fact} ({entries})</translation>
    </message>
    <message>
        <source>you noted that {fact} ({entries}), so {so}</source>
        <translation>du hast notiert: {fact} ({entries}), also: {so}</translation>
    </message>
    <message>
        <source>you overlooked {cards} ({entries})</source>
        <translation>du hast {cards} übersehen ({entries})</translation>
    </message>
    <message>
        <source>you passed</source>
        <translation>du hast gepasst</translation>
    </message>
    <message>
        <source>you passed {passes}</source>
        <comment>you passed on the Rope and the Hall (entry 3) and on …</comment>
        <translation>du hast {passes} gepasst</translation>
    </message>
    <message>
        <source>you see {card}</source>
        <comment>a leftover card</comment>
        <translation>du siehst {card}</translation>
    </message>
    <message>
        <source>you showed a card</source>
        <translation>du hast eine Karte gezeigt</translation>
    </message>
    <message>
        <source>you showed a card in {entries}, and all your other cards are known, so {so}</source>
        <translation>du hast eine Karte gezeigt ({entries}), und mehr unbekannte Karten hast du nicht, also: {so}</translation>
    </message>
    <message>
        <source>you showed a card, not {other}</source>
        <translation>du hast eine Karte gezeigt, nicht {other}</translation>
    </message>
    <message>
        <source>you showed a different card in each of entries {numbers}, and all your other cards are known, so {so}</source>
        <translation>was du in den Einträgen {numbers} gezeigt hast, war jedes Mal eine andere Karte, und mehr unbekannte Karten hast du nicht, also: {so}</translation>
    </message>
    <message>
        <source>you showed {card:the}, not {old:the}</source>
        <translation>du hast {card} gezeigt, nicht {old}</translation>
    </message>
    <message>
        <source>you showed {cards} ({entries})</source>
        <translation>du hast {cards} gezeigt ({entries})</translation>
    </message>
    <message>
        <source>you showed {cards} ({entries}), and it was not {others}, so {so}</source>
        <translation>du hast {cards} gezeigt ({entries}), und es war nicht {others}, also: {so}</translation>
    </message>
    <message>
        <source>you suggested it, not {other}</source>
        <translation>du hast verdächtigt, nicht {other}</translation>
    </message>
    <message>
        <source>you will be {later} sure after your next suggestion</source>
        <comment>if you do not accuse now</comment>
        <translation>nach deinem nächsten Verdacht bist du zu {later} sicher</translation>
    </message>
    <message>
        <source>you would learn nothing new</source>
        <comment>from a suggestion</comment>
        <translation>du würdest nichts Neues erfahren</translation>
    </message>
    <message>
        <source>your accusation was right ({entries}): {fact}</source>
        <translation>deine Anklage war richtig ({entries}): {fact}</translation>
    </message>
    <message>
        <source>your cross</source>
        <translation>dein Kreuz</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>deine Hand</translation>
    </message>
    <message>
        <source>your marks</source>
        <comment>beside a tick: a mark on one&apos;s own sheet</comment>
        <translation>deine Markierungen</translation>
    </message>
    <message>
        <source>your position on the board is unknown</source>
        <translation>wo du auf dem Spielplan stehst, ist unbekannt</translation>
    </message>
    <message>
        <source>your question mark</source>
        <translation>dein Fragezeichen</translation>
    </message>
    <message>
        <source>your tick</source>
        <translation>dein Haken</translation>
    </message>
    <message>
        <source>you’re out. Just answer when asked</source>
        <translation>du bist ausgeschieden. Antworte nur noch, wenn man dich fragt</translation>
    </message>
    <message>
        <source>{advantage}, but {drawbacks}</source>
        <comment>more to learn, but too far for this turn</comment>
        <translation>{advantage}, aber {drawbacks}</translation>
    </message>
    <message>
        <source>{after} solutions left</source>
        <translation>{after} Lösungen</translation>
    </message>
    <message>
        <source>{answers}</source>
        <comment>what every player shows: Bob shows the Rope and Cid shows the Hall</comment>
        <translation>{answers}</translation>
    </message>
    <message>
        <source>{answer} cannot be shown, only {cards}</source>
        <translation>{answer} kann nicht gezeigt werden, nur {cards}</translation>
    </message>
    <message>
        <source>{answer} is not one of {choices}</source>
        <translation>{answer} kommt nicht vor in: {choices}</translation>
    </message>
    <message>
        <source>{before} → {after} solutions left</source>
        <translation>{before} → {after} Lösungen</translation>
    </message>
    <message>
        <source>{best}, not {mine}</source>
        <comment>shares that suggestions rule out: 59%, not 17%</comment>
        <translation>{best} statt {mine}</translation>
    </message>
    <message>
        <source>{bits:.2f} bits</source>
        <translation>{bits:.2f} Bit</translation>
    </message>
    <message>
        <source>{bits} bits of information on average; {left} stay open</source>
        <translation>{bits} Bit Information im Mittel; {left} bleiben offen</translation>
    </message>
    <message>
        <source>{bits} bits open: about as many well-chosen yes-or-no questions would do</source>
        <translation>{bits} Bit offen: Etwa so viele gut gewählte Ja-oder-Nein-Fragen würden genügen</translation>
    </message>
    <message>
        <source>{bits} {error} bits of information on average; {left} stay open</source>
        <comment>error: ± 0.002</comment>
        <translation>{bits} {error} Bit Information im Mittel; {left} bleiben offen</translation>
    </message>
    <message>
        <source>{caption}: {value}</source>
        <translation>{caption}: {value}</translation>
    </message>
    <message>
        <source>{card:the}</source>
        <comment>a card in a list of cards within a sentence</comment>
        <translation>{card}</translation>
    </message>
    <message>
        <source>{card:the} ({percent})</source>
        <comment>a card, and how likely it is to be in the envelope</comment>
        <translation>{card:the} ({percent})</translation>
    </message>
    <message>
        <source>{card:the} was named, not {old:the}</source>
        <translation>{card} wurde genannt, nicht {old}</translation>
    </message>
    <message>
        <source>{card:the}: leaves {who} {bits:.2f} bits of the envelope open</source>
        <translation>{card}: für {who} bleiben {bits:.2f} Bit des Umschlags offen</translation>
    </message>
    <message>
        <source>{card:the}: leaves {who} {bits:.2f} bits of the envelope open; one other player has seen it</source>
        <translation>{card}: für {who} bleiben {bits:.2f} Bit des Umschlags offen; ein anderer Spieler hat sie gesehen</translation>
    </message>
    <message>
        <source>{card:the}: leaves {who} {bits:.2f} bits of the envelope open; {number} other players have seen it</source>
        <translation>{card}: für {who} bleiben {bits:.2f} Bit des Umschlags offen; {number} andere Spieler haben sie gesehen</translation>
    </message>
    <message>
        <source>{card:the}: you have shown it to {who} before</source>
        <translation>{card}: die hast du {who} schon gezeigt</translation>
    </message>
    <message>
        <source>{cards} are face up</source>
        <translation>{cards} liegen offen</translation>
    </message>
    <message>
        <source>{cards} are in the envelope</source>
        <translation>{cards} sind im Umschlag</translation>
    </message>
    <message>
        <source>{cards} are in the pool</source>
        <translation>{cards} sind im Pool</translation>
    </message>
    <message>
        <source>{cards} are not the solution ({entries}), and {premise}, so {so}</source>
        <translation>{cards} sind nicht die Lösung ({entries}), und {premise}, also: {so}</translation>
    </message>
    <message>
        <source>{cards} can only be {places}, and leave no room for others, so {so}</source>
        <translation>{cards} können nur {places} sein, wo für mehr kein Platz ist, also: {so}</translation>
    </message>
    <message>
        <source>{cards} may be in the envelope</source>
        <comment>cards: the Rope (12%) and the Hall (49%)</comment>
        <translation>vielleicht im Umschlag: {cards}</translation>
    </message>
    <message>
        <source>{cards}: {percent}</source>
        <comment>a hand, and how likely it is</comment>
        <translation>{cards}: {percent}</translation>
    </message>
    <message>
        <source>{cards}: {why}</source>
        <comment>of an accusation of these cards</comment>
        <translation>{cards}: {why}</translation>
    </message>
    <message>
        <source>{card} ({times} times)</source>
        <translation>{card} ({times}-mal)</translation>
    </message>
    <message>
        <source>{card} appears twice; give one suspect, one weapon and one room</source>
        <translation>{card} kommt zweimal vor; nötig sind eine Person, eine Waffe und ein Raum</translation>
    </message>
    <message>
        <source>{card} appears twice; name it once</source>
        <translation>{card} kommt zweimal vor; nenne die Karte nur einmal</translation>
    </message>
    <message>
        <source>{card} can be nowhere else, so {so}</source>
        <translation>{card} kann sonst nirgends sein, also: {so}</translation>
    </message>
    <message>
        <source>{card} is a room, and so is {other}; give one suspect, one weapon and one room</source>
        <translation>{card} ist ein Raum, und {other} auch; nötig sind eine Person, eine Waffe und ein Raum</translation>
    </message>
    <message>
        <source>{card} is a room; a token must be a suspect</source>
        <translation>{card} ist ein Raum; eine Figur ist eine Person</translation>
    </message>
    <message>
        <source>{card} is a suspect, and so is {other}; give one suspect, one weapon and one room</source>
        <translation>{card} ist eine Person, und {other} auch; nötig sind eine Person, eine Waffe und ein Raum</translation>
    </message>
    <message>
        <source>{card} is a suspect; a move leads to a room</source>
        <translation>{card} ist eine Person; man zieht in einen Raum</translation>
    </message>
    <message>
        <source>{card} is a weapon, and so is {other}; give one suspect, one weapon and one room</source>
        <translation>{card} ist eine Waffe, und {other} auch; nötig sind eine Person, eine Waffe und ein Raum</translation>
    </message>
    <message>
        <source>{card} is a weapon; a move leads to a room</source>
        <translation>{card} ist eine Waffe; man zieht in einen Raum</translation>
    </message>
    <message>
        <source>{card} is a weapon; a token must be a suspect</source>
        <translation>{card} ist eine Waffe; eine Figur ist eine Person</translation>
    </message>
    <message>
        <source>{card} is also face up; a card can only be in one place</source>
        <translation>{card} liegt auch offen; eine Karte ist nur an einem Ort</translation>
    </message>
    <message>
        <source>{card} is certainly face up. Click to see why.</source>
        <translation>{card} liegt sicher offen. Klicke hier, um zu sehen, warum.</translation>
    </message>
    <message>
        <source>{card} is certainly in the envelope. Click to see why.</source>
        <translation>{card} ist sicher im Umschlag. Klicke hier, um zu sehen, warum.</translation>
    </message>
    <message>
        <source>{card} is certainly in the pool. Click to see why.</source>
        <translation>{card} ist sicher im Pool. Klicke hier, um zu sehen, warum.</translation>
    </message>
    <message>
        <source>{card} is certainly not face up. Click to see why.</source>
        <translation>{card} liegt sicher nicht offen. Klicke hier, um zu sehen, warum.</translation>
    </message>
    <message>
        <source>{card} is certainly not in the envelope. Click to see why.</source>
        <translation>{card} ist sicher nicht im Umschlag. Klicke hier, um zu sehen, warum.</translation>
    </message>
    <message>
        <source>{card} is certainly not in the pool. Click to see why.</source>
        <translation>{card} ist sicher nicht im Pool. Klicke hier, um zu sehen, warum.</translation>
    </message>
    <message>
        <source>{card} is face up</source>
        <translation>{card} liegt offen</translation>
    </message>
    <message>
        <source>{card} is face up: {percent}. Click to see what is known.</source>
        <translation>{card} liegt offen: {percent}. Klicke hier, um zu sehen, was man weiß.</translation>
    </message>
    <message>
        <source>{card} is in the envelope</source>
        <translation>{card} ist im Umschlag</translation>
    </message>
    <message>
        <source>{card} is in the envelope: {percent}. Click to see what is known.</source>
        <translation>{card} ist im Umschlag: {percent}. Klicke hier, um zu sehen, was man weiß.</translation>
    </message>
    <message>
        <source>{card} is in the other pile</source>
        <translation>{card} ist im anderen Stapel</translation>
    </message>
    <message>
        <source>{card} is in the pool</source>
        <translation>{card} ist im Pool</translation>
    </message>
    <message>
        <source>{card} is in the pool: {percent}. Click to see what is known.</source>
        <translation>{card} ist im Pool: {percent}. Klicke hier, um zu sehen, was man weiß.</translation>
    </message>
    <message>
        <source>{card} is in your hand</source>
        <translation>{card} ist in deiner Hand</translation>
    </message>
    <message>
        <source>{card} is not face up</source>
        <translation>{card} liegt nicht offen</translation>
    </message>
    <message>
        <source>{card} is not in the envelope</source>
        <translation>{card} ist nicht im Umschlag</translation>
    </message>
    <message>
        <source>{card} is not in the pool</source>
        <translation>{card} ist nicht im Pool</translation>
    </message>
    <message>
        <source>{card} is not one of the three cards of the suggestion ({cards})</source>
        <translation>{card} ist keine der drei Karten des Verdachts ({cards})</translation>
    </message>
    <message>
        <source>{card} is the token of two players; give each their own</source>
        <translation>{card} wird von zwei Spielern gezogen; jeder braucht eine eigene Figur</translation>
    </message>
    <message>
        <source>{card} tells the least.</source>
        <translation>{card} verrät am wenigsten.</translation>
    </message>
    <message>
        <source>{card} was moved here from {pile}.</source>
        <translation>{card} wurde hierher verschoben (vorher: {pile}).</translation>
    </message>
    <message>
        <source>{card} would reveal less</source>
        <translation>{card} würde weniger verraten</translation>
    </message>
    <message>
        <source>{card} {share}</source>
        <comment>a card, and how likely it is</comment>
        <translation>{card} {share}</translation>
    </message>
    <message>
        <source>{card} · {place}</source>
        <translation>{card} · {place}</translation>
    </message>
    <message>
        <source>{card}, {holder}: {said}</source>
        <comment>a cell of the sheet, for a screen reader</comment>
        <translation>{card}, {holder}: {said}</translation>
    </message>
    <message>
        <source>{card}, {who}</source>
        <comment>a cell of the sheet</comment>
        <translation>{card}, {who}</translation>
    </message>
    <message>
        <source>{card}: certainly in the envelope</source>
        <translation>{card}: sicher im Umschlag</translation>
    </message>
    <message>
        <source>{card}: certainly not in the envelope</source>
        <translation>{card}: sicher nicht im Umschlag</translation>
    </message>
    <message>
        <source>{card}: {pile}</source>
        <comment>where a card is</comment>
        <translation>{card}: {pile}</translation>
    </message>
    <message>
        <source>{card}: {share} in the envelope</source>
        <translation>{card}: zu {share} im Umschlag</translation>
    </message>
    <message>
        <source>{card}: {share} in the envelope, with a standard error of {error}</source>
        <translation>{card}: zu {share} im Umschlag, mit einem Standardfehler von {error}</translation>
    </message>
    <message>
        <source>{card}: {told}</source>
        <comment>told: whether somebody has seen the card</comment>
        <translation>{card}: {told}</translation>
    </message>
    <message>
        <source>{category}, one per line</source>
        <comment>{category}: Suspects, Weapons or Rooms</comment>
        <translation>{category}, je Zeile eine</translation>
    </message>
    <message>
        <source>{cell}: {answer}</source>
        <comment>cell: a card, a holder and an engine</comment>
        <translation>{cell}: {answer}</translation>
    </message>
    <message>
        <source>{cell}: {share} after entry {number}</source>
        <translation>{cell}: {share} nach Eintrag {number}</translation>
    </message>
    <message>
        <source>{cell}: {share} before the first entry</source>
        <translation>{cell}: {share} vor dem ersten Eintrag</translation>
    </message>
    <message>
        <source>{change}.
Entry {number} would be
{line}</source>
        <translation>{change}.
Eintrag {number} wäre dann
{line}</translation>
    </message>
    <message>
        <source>{choice}: {what}</source>
        <comment>a choice, and what it does</comment>
        <translation>{choice}: {what}</translation>
    </message>
    <message>
        <source>{claim}: {after} rather than {before}, by {entries}</source>
        <translation>{claim}: {after} statt {before} ({entries})</translation>
    </message>
    <message>
        <source>{clause:capital}.</source>
        <translation>{clause:capital}.</translation>
    </message>
    <message>
        <source>{clause} in entry {number}</source>
        <comment>clause: Bob showed the Rope</comment>
        <translation>Eintrag {number}: {clause}</translation>
    </message>
    <message>
        <source>{conditions}, or {another}</source>
        <comment>if Bob passes, or if …</comment>
        <translation>{conditions}, oder {another}</translation>
    </message>
    <message>
        <source>{conditions}, {so}</source>
        <comment>conditions: if Bob passes, or if Cid shows a card</comment>
        <translation>{conditions}: {so}</translation>
    </message>
    <message>
        <source>{contradiction} Correct that first.</source>
        <comment>contradiction: a sentence</comment>
        <translation>{contradiction} Behebe das zuerst.</translation>
    </message>
    <message>
        <source>{contradiction} No deal fits, so there is nothing to compare.</source>
        <comment>contradiction: a sentence</comment>
        <translation>{contradiction} Keine Verteilung passt, also gibt es nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>{contradiction} So no hand is possible.</source>
        <comment>contradiction: a sentence</comment>
        <translation>{contradiction} Also ist keine Hand möglich.</translation>
    </message>
    <message>
        <source>{contradiction} So nothing can be explained.</source>
        <comment>contradiction: a sentence</comment>
        <translation>{contradiction} Also lässt sich nichts erklären.</translation>
    </message>
    <message>
        <source>{contradiction}. Press Enter to enter it anyway.</source>
        <translation>{contradiction}. Enter trägt es trotzdem ein.</translation>
    </message>
    <message>
        <source>{contradiction}. {moment}</source>
        <comment>moment: a sentence, as of which moment the sheet is</comment>
        <translation>{contradiction}. {moment}</translation>
    </message>
    <message>
        <source>{counts}. {missed}</source>
        <comment>3 proved, 1 open. 5 certain cells missed.</comment>
        <translation>{counts}. {missed}</translation>
    </message>
    <message>
        <source>{count} deals</source>
        <translation>{count} Verteilungen</translation>
    </message>
    <message>
        <source>{count} seconds</source>
        <translation>{count} Sekunden</translation>
    </message>
    <message>
        <source>{count} steps</source>
        <translation>{count} Schritte</translation>
    </message>
    <message>
        <source>{danger} chance that someone else wins first</source>
        <comment>if you do not accuse now</comment>
        <translation>{danger} Risiko, dass vorher jemand anders gewinnt</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation>{date}, {time}</translation>
    </message>
    <message>
        <source>{deals} (usual)</source>
        <translation>{deals} (üblich)</translation>
    </message>
    <message>
        <source>{engine} is still computing.</source>
        <translation>{engine} rechnet noch.</translation>
    </message>
    <message>
        <source>{engine} is still computing. These are the previous numbers.</source>
        <translation>{engine} rechnet noch. Das sind die vorigen Zahlen.</translation>
    </message>
    <message>
        <source>{engine}, up to ±{error}</source>
        <translation>{engine}, bis zu ±{error}</translation>
    </message>
    <message>
        <source>{engine}: {method}. It took {ms} ms.</source>
        <translation>{engine}: {method}. Das dauerte {ms} ms.</translation>
    </message>
    <message>
        <source>{entry} (set aside)</source>
        <translation>{entry} (beiseitegelegt)</translation>
    </message>
    <message>
        <source>{face_up} cards face up and {pool} in the pool: neither number can be negative</source>
        <translation>{face_up} Karten offen und {pool} im Pool: Keine der Zahlen darf negativ sein</translation>
    </message>
    <message>
        <source>{fact}, but {other}</source>
        <translation>{fact}, aber {other}</translation>
    </message>
    <message>
        <source>{file} cannot be opened</source>
        <translation>{file} lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>{file} has changes that were not saved</source>
        <translation>{file} hat Änderungen, die nicht gespeichert wurden</translation>
    </message>
    <message>
        <source>{file} is open in another window</source>
        <translation>{file} ist in einem anderen Fenster geöffnet</translation>
    </message>
    <message>
        <source>{file} may be open on another computer ({host})</source>
        <translation>{file} ist vielleicht auf einem anderen Computer geöffnet ({host})</translation>
    </message>
    <message>
        <source>{file} was changed by another program</source>
        <translation>{file} wurde von einem anderen Programm geändert</translation>
    </message>
    <message>
        <source>{file}: {where}</source>
        <translation>{file}: {where}</translation>
    </message>
    <message numerus="yes">
        <source>{first} and %n more</source>
        <comment>first: delete Ann&apos;s suggestion</comment>
        <translation>
            <numerusform>{first} und %n weiteres</numerusform>
            <numerusform>{first} und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>rolls of dice</comment>
        <translation>{first} bis {last}</translation>
    </message>
    <message numerus="yes">
        <source>{found} of %n game(s)</source>
        <translation>
            <numerusform>{found} von %n Spiel</numerusform>
            <numerusform>{found} von %n Spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} – kept automatically – Deerstalker</source>
        <translation>{game} – automatisch gesichert – Deerstalker</translation>
    </message>
    <message>
        <source>{going} and suggest {cards}</source>
        <comment>going: go to the Hall; cards: Mrs White with the Rope</comment>
        <translation>{going} und {cards} verdächtigen</translation>
    </message>
    <message>
        <source>{going} to accuse {cards}</source>
        <comment>going: go to the Hall; cards: Mrs White with the Rope …</comment>
        <translation>{going}, um anzuklagen: {cards}</translation>
    </message>
    <message>
        <source>{going} to suggest {cards}</source>
        <comment>going: head for the Hall; cards: Mrs White with the Rope</comment>
        <translation>{going}, um {cards} zu verdächtigen</translation>
    </message>
    <message>
        <source>{going}, on the way to {room:the}</source>
        <comment>going: take the passage to the Lounge</comment>
        <translation>{going}, auf dem Weg dorthin: {room}</translation>
    </message>
    <message>
        <source>{hands} hands are possible, none likelier than {percent}.</source>
        <translation>{hands} Hände sind möglich, keine davon wahrscheinlicher als {percent}.</translation>
    </message>
    <message>
        <source>{hands} hands are possible, none likelier than {percent}; here are the {shown} likeliest.</source>
        <translation>{hands} Hände sind möglich, keine davon wahrscheinlicher als {percent}; hier sind die {shown} wahrscheinlichsten.</translation>
    </message>
    <message>
        <source>{hands} hands are possible.</source>
        <translation>{hands} Hände sind möglich.</translation>
    </message>
    <message>
        <source>{hands} hands are possible; here are the {shown} likeliest.</source>
        <translation>{hands} Hände sind möglich; hier sind die {shown} wahrscheinlichsten.</translation>
    </message>
    <message>
        <source>{heading}. You: {mine}. Best: {best}.</source>
        <translation>{heading}. Du: {mine}. Ideal: {best}.</translation>
    </message>
    <message>
        <source>{hint} – or type on: {word}</source>
        <translation>{hint} – oder tippe weiter: {word}</translation>
    </message>
    <message>
        <source>{holder}: {cards}</source>
        <translation>{holder}: {cards}</translation>
    </message>
    <message>
        <source>{hunches} – remove</source>
        <comment>hunches: Hunches included: 2, refuted: 1</comment>
        <translation>{hunches} – entfernen</translation>
    </message>
    <message>
        <source>{hunches}, refuted: {n}</source>
        <comment>hunches: Hunches included: 2</comment>
        <translation>{hunches}, widerlegt: {n}</translation>
    </message>
    <message>
        <source>{known} of {size}</source>
        <comment>cards of a hand that are known</comment>
        <translation>{known} von {size}</translation>
    </message>
    <message>
        <source>{legend} Frame: where the card turned out to be.</source>
        <translation>{legend} Rahmen: wo die Karte wirklich war.</translation>
    </message>
    <message>
        <source>{letter} can’t stand for a room; use one letter, but not {centre} (the centre)</source>
        <translation>{letter} kann nicht für einen Raum stehen; gib einen Buchstaben an, aber nicht {centre} (die Mitte)</translation>
    </message>
    <message>
        <source>{letter}: {who} showed {cards} ({entries}).</source>
        <comment>cards: the Rope or the Hall</comment>
        <translation>{letter}: {who} hat {cards} gezeigt ({entries}).</translation>
    </message>
    <message>
        <source>{loss} Everything before it is here.</source>
        <translation>{loss} Alles davor ist hier.</translation>
    </message>
    <message>
        <source>{mark}, open</source>
        <comment>a mark on one&apos;s own sheet: may be true, does not follow</comment>
        <translation>{mark}, offen</translation>
    </message>
    <message>
        <source>{mark}, proved</source>
        <comment>a mark on one&apos;s own sheet</comment>
        <translation>{mark}, bewiesen</translation>
    </message>
    <message>
        <source>{mark}, wrong</source>
        <comment>a mark on one&apos;s own sheet</comment>
        <translation>{mark}, falsch</translation>
    </message>
    <message>
        <source>{milliseconds} ms</source>
        <translation>{milliseconds} ms</translation>
    </message>
    <message>
        <source>{move} ({notes})</source>
        <comment>a move in the list</comment>
        <translation>{move} ({notes})</translation>
    </message>
    <message>
        <source>{n:,} deals drawn in {populations} populations</source>
        <translation>{n:,} Verteilungen, gezogen in {populations} Populationen</translation>
    </message>
    <message>
        <source>{n:.3g} deals are too many to list</source>
        <translation>{n:.3g} Verteilungen sind zu viele, um sie aufzuzählen</translation>
    </message>
    <message>
        <source>{names} are here</source>
        <translation>{names} sind hier</translation>
    </message>
    <message>
        <source>{names} is here</source>
        <translation>{names} ist hier</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (du)</translation>
    </message>
    <message>
        <source>{name} appears twice (first at {where}); name it once</source>
        <translation>{name} kommt zweimal vor (zuerst hier: {where}); nenne den Namen nur einmal</translation>
    </message>
    <message>
        <source>{name} can’t be a board; name one that comes with the program, or a file beside the case</source>
        <translation>{name} kann kein Spielplan sein; nenne einen mitgelieferten oder eine Datei neben dem Fall</translation>
    </message>
    <message>
        <source>{name} is too similar to {other}, another player; names must differ by a letter</source>
        <translation>{name} ähnelt dem Namen eines anderen Spielers zu sehr ({other}); Namen müssen sich in mindestens einem Buchstaben unterscheiden</translation>
    </message>
    <message>
        <source>{now} chance of being right; if wrong, you’re out</source>
        <comment>of an accusation</comment>
        <translation>zu {now} richtig; ist es falsch, scheidest du aus</translation>
    </message>
    <message>
        <source>{now} to win if you accuse now, {waiting} if you wait: {why}</source>
        <comment>why: …, as you will know …</comment>
        <translation>{now} Gewinnchance, wenn du jetzt anklagst, {waiting}, wenn du wartest: {why}</translation>
    </message>
    <message>
        <source>{now}, then {then}</source>
        <comment>probabilities, now and later</comment>
        <translation>{now}, dann {then}</translation>
    </message>
    <message>
        <source>{number:.0f}%</source>
        <translation>{number:.0f}&#x202f;%</translation>
    </message>
    <message>
        <source>{number} decillion</source>
        <comment>10 to the power of 33</comment>
        <translation>{number} Quintilliarden</translation>
    </message>
    <message>
        <source>{number} more</source>
        <translation>{number} weitere</translation>
    </message>
    <message>
        <source>{number} nonillion</source>
        <comment>10 to the power of 30</comment>
        <translation>{number} Quintillionen</translation>
    </message>
    <message>
        <source>{number} octillion</source>
        <comment>10 to the power of 27</comment>
        <translation>{number} Quadrilliarden</translation>
    </message>
    <message>
        <source>{number} other answers</source>
        <comment>to a suggestion</comment>
        <translation>{number} andere Antworten</translation>
    </message>
    <message>
        <source>{number} other players have seen it</source>
        <comment>a card</comment>
        <translation>{number} andere Spieler haben sie gesehen</translation>
    </message>
    <message>
        <source>{number} percent</source>
        <translation>{number} Prozent</translation>
    </message>
    <message>
        <source>{number} quadrillion</source>
        <comment>10 to the power of 15</comment>
        <translation>{number} Billiarden</translation>
    </message>
    <message>
        <source>{number} quintillion</source>
        <comment>10 to the power of 18</comment>
        <translation>{number} Trillionen</translation>
    </message>
    <message>
        <source>{number} septillion</source>
        <comment>10 to the power of 24</comment>
        <translation>{number} Quadrillionen</translation>
    </message>
    <message>
        <source>{number} sextillion</source>
        <comment>10 to the power of 21</comment>
        <translation>{number} Trilliarden</translation>
    </message>
    <message>
        <source>{number} trillion</source>
        <comment>10 to the power of 12</comment>
        <translation>{number} Billionen</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#x202f;%</translation>
    </message>
    <message>
        <source>{n} hands are too many to list</source>
        <translation>{n} Hände sind zu viele, um sie aufzuzählen</translation>
    </message>
    <message>
        <source>{n} unreadable preferences were reset to their defaults: {names}.</source>
        <translation>{n} unlesbare Einstellungen wurden auf den Standard zurückgesetzt: {names}.</translation>
    </message>
    <message>
        <source>{one} and {other} both name the room {letter} of the board; name a board that has both</source>
        <translation>{one} und {other} benennen beide den Raum {letter} des Spielplans; nenne einen Spielplan, der beide hat</translation>
    </message>
    <message>
        <source>{path}: cannot be written: {reason}</source>
        <translation>{path}: lässt sich nicht schreiben: {reason}</translation>
    </message>
    <message>
        <source>{path}: {reason}</source>
        <translation>{path}: {reason}</translation>
    </message>
    <message>
        <source>{percent} (estimate, error unknown)</source>
        <translation>{percent} (geschätzt, Fehler unbekannt)</translation>
    </message>
    <message>
        <source>{percent} (standard error {error})</source>
        <translation>{percent} (Standardfehler {error})</translation>
    </message>
    <message>
        <source>{percent} as the cards say; moved by {entries}.</source>
        <comment>entries: entries 3 and 5</comment>
        <translation>{percent} nach den Karten; verschoben durch {entries}.</translation>
    </message>
    <message>
        <source>{percent} chance that no one can show a card</source>
        <translation>zu {percent} kann niemand eine Karte zeigen</translation>
    </message>
    <message>
        <source>{percent} chance to get there this turn</source>
        <translation>mit {percent} in diesem Zug erreichbar</translation>
    </message>
    <message>
        <source>{percent} each</source>
        <translation>je {percent}</translation>
    </message>
    <message>
        <source>{percent} likely to be the murder room</source>
        <translation>zu {percent} der Tatort</translation>
    </message>
    <message>
        <source>{percent}, being updated</source>
        <translation>{percent}, wird aktualisiert</translation>
    </message>
    <message numerus="yes">
        <source>{pile} already has %n card(s). Remove one first.</source>
        <translation>
            <numerusform>{pile} hat schon %n Karte. Nimm sie zuerst weg.</numerusform>
            <numerusform>{pile} hat schon %n Karten. Nimm zuerst eine weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>{pile} {there}/{size}</source>
        <comment>how full a pile of cards is</comment>
        <translation>{pile} {there}/{size}</translation>
    </message>
    <message>
        <source>{place}: {finding}</source>
        <comment>place: Weapons, line 3; finding: what is wrong there</comment>
        <translation>{place}: {finding}</translation>
    </message>
    <message>
        <source>{place}: {why}</source>
        <translation>{place}: {why}</translation>
    </message>
    <message>
        <source>{plain} as the cards say, {played} as people play, because of how they played:</source>
        <translation>{plain} nach den Karten, {played} nach Spielweise, wegen dieser Einträge:</translation>
    </message>
    <message>
        <source>{players} showed one each of {cards} ({entries}), so {so}</source>
        <translation>{players} haben je eine davon gezeigt: {cards} ({entries}), also: {so}</translation>
    </message>
    <message>
        <source>{players} showed one each of {cards} ({entries}), so {so}</source>
        <comment>one of the players is you</comment>
        <translation>{players} habt je eine davon gezeigt: {cards} ({entries}), also: {so}</translation>
    </message>
    <message>
        <source>{player} (like {known})</source>
        <translation>{player} (wie {known})</translation>
    </message>
    <message>
        <source>{player} (you)</source>
        <translation>{player} (du)</translation>
    </message>
    <message>
        <source>{player} ({plays})</source>
        <comment>plays: how good a rival is</comment>
        <translation>{player} ({plays})</translation>
    </message>
    <message>
        <source>{player} begins</source>
        <translation>{player} fängt an</translation>
    </message>
    <message>
        <source>{player} could be certain of it {moment} at the latest.</source>
        <translation>{player} konnte spätestens {moment} Gewissheit haben.</translation>
    </message>
    <message>
        <source>{player} could be certain of it {moment}.</source>
        <translation>{player} konnte {moment} Gewissheit haben.</translation>
    </message>
    <message>
        <source>{player} could not be certain of it.</source>
        <translation>{player} konnte keine Gewissheit haben.</translation>
    </message>
    <message>
        <source>{player} doesn’t have {card}</source>
        <translation>{player} hat {card} nicht</translation>
    </message>
    <message>
        <source>{player} has {card}</source>
        <translation>{player} hat {card}</translation>
    </message>
    <message>
        <source>{player} is in the corridor.</source>
        <translation>{player} ist im Flur.</translation>
    </message>
    <message>
        <source>{player} is in {room}.</source>
        <translation>{player} ist hier: {room}.</translation>
    </message>
    <message>
        <source>{player} moves into the corridor</source>
        <translation>{player} zieht in den Flur</translation>
    </message>
    <message>
        <source>{player} moves to {place}</source>
        <translation>{player} zieht: {place}</translation>
    </message>
    <message>
        <source>{player} stands here</source>
        <translation>{player} steht hier</translation>
    </message>
    <message>
        <source>{player} won</source>
        <translation>{player} hat gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>{player} won; I made %n suggestion(s).</source>
        <translation>
            <numerusform>{player} hat gewonnen; ich hatte %n Verdacht.</numerusform>
            <numerusform>{player} hat gewonnen; ich hatte %n Verdächtigungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} {share}</source>
        <comment>what share of the solutions a player’s turns ruled out</comment>
        <translation>{player} {share}</translation>
    </message>
    <message>
        <source>{player}’s position is unknown.</source>
        <translation>Wo {player} steht, ist unbekannt.</translation>
    </message>
    <message>
        <source>{player}’s turns ruled nothing out.</source>
        <translation>Die Züge von {player} schlossen nichts aus.</translation>
    </message>
    <message>
        <source>{points} points from exact</source>
        <translation>{points} Punkte Abweichung</translation>
    </message>
    <message>
        <source>{premise}, so {so}</source>
        <translation>{premise}, also: {so}</translation>
    </message>
    <message>
        <source>{question} {holder}: about {percent}</source>
        <translation>{question} {holder}: etwa {percent}</translation>
    </message>
    <message>
        <source>{question} {holder}: unknown</source>
        <translation>{question} {holder}: unbekannt</translation>
    </message>
    <message>
        <source>{question} {holder}: {percent}</source>
        <translation>{question} {holder}: {percent}</translation>
    </message>
    <message>
        <source>{question}: {often}.</source>
        <comment>often: settles it about half the time</comment>
        <translation>{question}: {often}.</translation>
    </message>
    <message>
        <source>{quoted} has no meaning here; a square is {corridor} (corridor), {outside} (outside), {centre} (centre), a start’s digit</source>
        <translation>{quoted} bedeutet hier nichts; ein Feld ist {corridor} (Flur), {outside} (außerhalb), {centre} (Mitte) oder die Ziffer eines Startfelds</translation>
    </message>
    <message>
        <source>{quoted} has no meaning here; a square is {corridor} (corridor), {outside} (outside), {centre} (centre), a start’s digit, or a room’s letter ({letters})</source>
        <translation>{quoted} bedeutet hier nichts; ein Feld ist {corridor} (Flur), {outside} (außerhalb), {centre} (Mitte), die Ziffer eines Startfelds oder der Buchstabe eines Raums ({letters})</translation>
    </message>
    <message>
        <source>{quoted} has no meaning yet; name the room on a line of its own, as in: room {character} NAME</source>
        <translation>{quoted} bedeutet noch nichts; gib dem Raum in einer eigenen Zeile einen Namen, etwa: room {character} NAME</translation>
    </message>
    <message>
        <source>{rank}: {cards}, rules out about {share}. {why}</source>
        <translation>{rank}: {cards}, schließt etwa {share} aus. {why}</translation>
    </message>
    <message>
        <source>{rank}: {cards}, rules out {share}. {why}</source>
        <comment>share: 36%, or nothing</comment>
        <translation>{rank}: {cards}, schließt {share} aus. {why}</translation>
    </message>
    <message>
        <source>{reasons}</source>
        <comment>less to learn</comment>
        <translation>{reasons}</translation>
    </message>
    <message>
        <source>{rest} and {last}</source>
        <translation>{rest} und {last}</translation>
    </message>
    <message>
        <source>{rest} nor {last}</source>
        <comment>of neither … nor</comment>
        <translation>{rest} noch {last}</translation>
    </message>
    <message>
        <source>{rest} or {last}</source>
        <translation>{rest} oder {last}</translation>
    </message>
    <message>
        <source>{rest} or {last}</source>
        <comment>after a negation: you do not have the Rope or the Hall</comment>
        <translation>{rest} noch {last}</translation>
    </message>
    <message>
        <source>{rest} {last}</source>
        <comment>two sentences, one after the other</comment>
        <translation>{rest} {last}</translation>
    </message>
    <message>
        <source>{rest}, {last}</source>
        <translation>{rest}, {last}</translation>
    </message>
    <message>
        <source>{rest}; {last}</source>
        <translation>{rest}; {last}</translation>
    </message>
    <message>
        <source>{result}. Saved in the library.</source>
        <translation>{result}. In der Sammlung gespeichert.</translation>
    </message>
    <message>
        <source>{room}
{cards}</source>
        <comment>the cards to suggest there</comment>
        <translation>{room}
{cards}</translation>
    </message>
    <message>
        <source>{room} by the passage</source>
        <translation>{room} durch den Geheimgang</translation>
    </message>
    <message>
        <source>{room} doesn’t lie to the {way} of {square}; it lies to the {ways}</source>
        <comment>ways: N, S, E, W</comment>
        <translation>{room} liegt nicht in Richtung {way} von {square}; die Richtung ist: {ways}</translation>
    </message>
    <message>
        <source>{room} doesn’t lie to the {way} of {square}; that room isn’t beside this square</source>
        <translation>{room} liegt nicht in Richtung {way} von {square}; dieser Raum liegt nicht neben diesem Feld</translation>
    </message>
    <message>
        <source>{said} Click to see or change it.</source>
        <translation>{said} Klicke, um es zu sehen oder zu ändern.</translation>
    </message>
    <message>
        <source>{said}, not {old:the}</source>
        <comment>said: Bob has a card; old: another card</comment>
        <translation>{said}, nicht {old}</translation>
    </message>
    <message>
        <source>{said}, not {old}</source>
        <comment>said: Ann has a card; old: Bob, you, the envelope, the pool</comment>
        <translation>{said}, nicht {old}</translation>
    </message>
    <message>
        <source>{said}, not {old}</source>
        <comment>said: a card is in the envelope; old: with Bob, in the pool</comment>
        <translation>{said}, nicht {old}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{sentence}?</source>
        <translation>{sentence}?</translation>
    </message>
    <message>
        <source>{share} ruled out</source>
        <comment>share: 75%, of what is still possible</comment>
        <translation>{share} ausgeschlossen</translation>
    </message>
    <message>
        <source>{solution}: certain</source>
        <translation>{solution}: sicher</translation>
    </message>
    <message>
        <source>{solution}: {share}</source>
        <translation>{solution}: {share}</translation>
    </message>
    <message>
        <source>{solution}: {share}, with a standard error of {error}</source>
        <translation>{solution}: {share}, mit einem Standardfehler von {error}</translation>
    </message>
    <message>
        <source>{solvers} found no analytic centre; the exact engine needs none</source>
        <translation>{solvers} fand kein analytisches Zentrum; das genaue Verfahren braucht keines</translation>
    </message>
    <message>
        <source>{some} of {every}</source>
        <translation>{some} von {every}</translation>
    </message>
    <message>
        <source>{so}: it is face up</source>
        <translation>{so}; die Karte liegt offen</translation>
    </message>
    <message>
        <source>{so}: it is in the envelope</source>
        <translation>{so}; die Karte ist im Umschlag</translation>
    </message>
    <message>
        <source>{so}: it is in the pool</source>
        <translation>{so}; die Karte ist im Pool</translation>
    </message>
    <message>
        <source>{so}: it is with you</source>
        <translation>{so}; die Karte ist bei dir</translation>
    </message>
    <message>
        <source>{so}: it is with {who}</source>
        <translation>{so}; die Karte ist bei {who}</translation>
    </message>
    <message>
        <source>{square} is {mark}; a door opens from a corridor square</source>
        <translation>{square} ist {mark}; eine Tür geht von einem Flurfeld ab</translation>
    </message>
    <message>
        <source>{subject} {finding}</source>
        <comment>subject: The name; finding: is empty; …</comment>
        <translation>{subject} {finding}</translation>
    </message>
    <message>
        <source>{suspect:the} with {weapon:the}</source>
        <translation>{suspect} mit {weapon}</translation>
    </message>
    <message>
        <source>{suspect:the} with {weapon:the} in {room:the}</source>
        <translation>{suspect} mit {weapon} ({room})</translation>
    </message>
    <message>
        <source>{suspect}: not played</source>
        <translation>{suspect}: nicht im Spiel</translation>
    </message>
    <message>
        <source>{suspect}: {player}</source>
        <comment>a token, and who plays it</comment>
        <translation>{suspect}: {player}</translation>
    </message>
    <message>
        <source>{suspect}: {player} (you)</source>
        <translation>{suspect}: {player} (du)</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <comment>a tool tip, and its key</comment>
        <translation>{tip} ({key})</translation>
    </message>
    <message>
        <source>{title} ({moment})</source>
        <translation>{title} ({moment})</translation>
    </message>
    <message>
        <source>{title}, line {number}</source>
        <comment>of a list</comment>
        <translation>{title}, Zeile {number}</translation>
    </message>
    <message>
        <source>{title}:</source>
        <comment>lines follow</comment>
        <translation>{title}:</translation>
    </message>
    <message>
        <source>{title}: {explanation}</source>
        <translation>{title}: {explanation}</translation>
    </message>
    <message>
        <source>{token}, in the corridor.</source>
        <translation>{token}, im Flur.</translation>
    </message>
    <message>
        <source>{token}, in {room}.</source>
        <translation>{token}, Raum: {room}.</translation>
    </message>
    <message>
        <source>{token}. Position unknown.</source>
        <translation>{token}. Ort unbekannt.</translation>
    </message>
    <message numerus="yes">
        <source>{turns:.1f} turns slower</source>
        <translation>
            <numerusform>{turns:.1f} Züge langsamer</numerusform>
            <numerusform>{turns:.1f} Züge langsamer</numerusform>
        </translation>
    </message>
    <message>
        <source>{turns} turns lost</source>
        <comment>a move cost so many expected turns</comment>
        <translation>{turns} Züge verloren</translation>
    </message>
    <message>
        <source>{unknown} (a copy of the board’s file can name it)</source>
        <translation>{unknown} (eine Kopie der Spielplandatei kann ihn benennen)</translation>
    </message>
    <message>
        <source>{unknown}, and no file can lie beside a case that is in no file</source>
        <translation>{unknown}, und neben einem Fall, der in keiner Datei ist, kann keine Datei liegen</translation>
    </message>
    <message>
        <source>{value} contains half a surrogate pair, which is not a character</source>
        <translation>{value} enthält ein halbes Surrogatpaar, das kein Zeichen ist</translation>
    </message>
    <message>
        <source>{value} is not a valid JSON number</source>
        <translation>{value} ist keine gültige JSON-Zahl</translation>
    </message>
    <message>
        <source>{value} is not one of {choices}</source>
        <translation>{value} ist nicht unter diesen: {choices}</translation>
    </message>
    <message>
        <source>{value} is not one of {choices}; the nearest is {nearest}</source>
        <translation>{value} ist nicht unter diesen: {choices}; am ähnlichsten ist {nearest}</translation>
    </message>
    <message>
        <source>{what} (bits)</source>
        <translation>{what} (Bit)</translation>
    </message>
    <message>
        <source>{what} (key {key})</source>
        <comment>what a key chooses</comment>
        <translation>{what} (Taste {key})</translation>
    </message>
    <message>
        <source>{what}: {why}</source>
        <translation>{what}: {why}</translation>
    </message>
    <message>
        <source>{where}: {what}</source>
        <comment>a problem and its place in a file</comment>
        <translation>{where}: {what}</translation>
    </message>
    <message>
        <source>{who}</source>
        <translation>{who}</translation>
    </message>
    <message numerus="yes">
        <source>{who} (you): %n card(s).</source>
        <translation>
            <numerusform>{who} (du): %n Karte.</numerusform>
            <numerusform>{who} (du): %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} about {bits}</source>
        <comment>bits that a suggestion tells; see: It tells … bits.</comment>
        <translation>{who} etwa {bits}</translation>
    </message>
    <message>
        <source>{who} accuses wrongly (cards not heard)</source>
        <translation>{who} klagt falsch an (Karten nicht gehört)</translation>
    </message>
    <message>
        <source>{who} accuses, cards not heard: wrong</source>
        <translation>{who} klagt an, Karten nicht gehört – falsch</translation>
    </message>
    <message>
        <source>{who} accuses: {cards}: {verdict}</source>
        <translation>{who} klagt an: {cards} – {verdict}</translation>
    </message>
    <message>
        <source>{who} accuses: {cards}; right</source>
        <translation>{who} klagt an: {cards}; richtig</translation>
    </message>
    <message>
        <source>{who} accuses: {cards}; wrong</source>
        <translation>{who} klagt an: {cards}; falsch</translation>
    </message>
    <message>
        <source>{who} answers</source>
        <translation>{who} antwortet</translation>
    </message>
    <message>
        <source>{who} asked; only the other players answer</source>
        <translation>{who} hat gefragt; nur die anderen antworten</translation>
    </message>
    <message>
        <source>{who} asks you</source>
        <translation>{who} fragt dich</translation>
    </message>
    <message>
        <source>{who} cannot answer here</source>
        <translation>{who} kann hier nicht antworten</translation>
    </message>
    <message>
        <source>{who} certainly does not have {card}. Click to see why.</source>
        <translation>{card} ist sicher nicht bei {who}. Klicke hier, um zu sehen, warum.</translation>
    </message>
    <message>
        <source>{who} certainly has {card}. Click to see why.</source>
        <translation>{card} ist sicher bei {who}. Klicke hier, um zu sehen, warum.</translation>
    </message>
    <message>
        <source>{who} did not pass</source>
        <translation>{who} hat nicht gepasst</translation>
    </message>
    <message>
        <source>{who} did not show a card</source>
        <translation>{who} hat keine Karte gezeigt</translation>
    </message>
    <message>
        <source>{who} does not have {cards}</source>
        <translation>{who} hat weder {cards}</translation>
    </message>
    <message>
        <source>{who} does not have {card}</source>
        <translation>{who} hat {card} nicht</translation>
    </message>
    <message>
        <source>{who} doesn’t have {card}</source>
        <translation>{who} hat {card} nicht</translation>
    </message>
    <message>
        <source>{who} gets {new} instead of {old}</source>
        <comment>cards</comment>
        <translation>{who} bekommt {new} statt {old}</translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n card(s), and only {cards} can be among them, so {so}</source>
        <translation>
            <numerusform>{who} hat %n Karte, und nur {cards} kann es sein, also: {so}</numerusform>
            <numerusform>{who} hat %n Karten, und nur {cards} können dabei sein, also: {so}</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} has already answered ({where}); each player answers once</source>
        <translation>{who} hat schon geantwortet ({where}); jeder antwortet einmal</translation>
    </message>
    <message numerus="yes">
        <source>{who} has at least %n of {cards}</source>
        <translation>
            <numerusform>{who} hat mindestens %n von {cards}</numerusform>
            <numerusform>{who} hat mindestens %n von {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has at least %n of: {cards}</source>
        <comment>cards</comment>
        <translation>
            <numerusform>{who} hat mindestens %n von: {cards}</numerusform>
            <numerusform>{who} hat mindestens %n von: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} has at least one of: {cards}</source>
        <translation>{who} hat mindestens eine von: {cards}</translation>
    </message>
    <message>
        <source>{who} has left</source>
        <translation>{who} ist gegangen</translation>
    </message>
    <message>
        <source>{who} has none of: {cards}</source>
        <translation>{who} hat keine von: {cards}</translation>
    </message>
    <message>
        <source>{who} has seen it</source>
        <comment>a card</comment>
        <translation>{who} hat sie gesehen</translation>
    </message>
    <message>
        <source>{who} has {cards}</source>
        <comment>several cards</comment>
        <translation>{who} hat {cards}</translation>
    </message>
    <message>
        <source>{who} has {cards}</source>
        <translation>{who} hat {cards}</translation>
    </message>
    <message>
        <source>{who} has {card}</source>
        <translation>{who} hat {card}</translation>
    </message>
    <message>
        <source>{who} has {card}: {percent}. Click to see what is known.</source>
        <translation>{who} hat {card}: {percent}. Klicke hier, um zu sehen, was man weiß.</translation>
    </message>
    <message>
        <source>{who} is back</source>
        <translation>{who} ist zurück</translation>
    </message>
    <message>
        <source>{who} is named twice; name each player once</source>
        <translation>{who} ist zweimal genannt; nenne jeden Spieler einmal</translation>
    </message>
    <message>
        <source>{who} is next. On your turn, {place}:</source>
        <comment>place: from the Lounge</comment>
        <translation>{who} ist als Nächstes dran. In deinem Zug, {place}:</translation>
    </message>
    <message>
        <source>{who} is next. On your turn:</source>
        <comment>the advice follows</comment>
        <translation>{who} ist als Nächstes dran. In deinem Zug:</translation>
    </message>
    <message>
        <source>{who} is out</source>
        <translation>{who} ist raus</translation>
    </message>
    <message>
        <source>{who} is thinking…</source>
        <translation>{who} überlegt…</translation>
    </message>
    <message>
        <source>{who} isn’t asked here: only {next} is.</source>
        <translation>{who} wird hier nicht gefragt, nur {next}.</translation>
    </message>
    <message>
        <source>{who} knows the solution now: {share}</source>
        <translation>{who} kennt die Lösung jetzt: {share}</translation>
    </message>
    <message>
        <source>{who} knows the solution on the next turn: {share}</source>
        <translation>{who} kennt die Lösung im nächsten Zug: {share}</translation>
    </message>
    <message>
        <source>{who} lays the hand open: {cards}</source>
        <translation>{who} legt die Hand offen: {cards}</translation>
    </message>
    <message>
        <source>{who} moves to …</source>
        <translation>{who} zieht nach …</translation>
    </message>
    <message>
        <source>{who} overlooked {cards}</source>
        <translation>{who} hat {cards} übersehen</translation>
    </message>
    <message>
        <source>{who} overlooked {cards} ({entries})</source>
        <translation>{who} hat {cards} übersehen ({entries})</translation>
    </message>
    <message>
        <source>{who} passed</source>
        <translation>{who} hat gepasst</translation>
    </message>
    <message>
        <source>{who} passed {passes}</source>
        <comment>… passed on the Rope and the Hall (entry 3) and on …</comment>
        <translation>{who} hat {passes} gepasst</translation>
    </message>
    <message>
        <source>{who} passed. Click if you’re not sure</source>
        <translation>{who} hat gepasst. Klicke, wenn du nicht sicher bist</translation>
    </message>
    <message>
        <source>{who} passes</source>
        <translation>{who} passt</translation>
    </message>
    <message>
        <source>{who} passes.</source>
        <translation>{who} passt.</translation>
    </message>
    <message>
        <source>{who} saw a card of the pool</source>
        <translation>{who} sah eine Karte aus dem Pool</translation>
    </message>
    <message>
        <source>{who} saw a card of {whom}</source>
        <comment>of another player</comment>
        <translation>{who} sah eine Karte von {whom}</translation>
    </message>
    <message>
        <source>{who} seems to name cards whatever they know of them ({share} likely)</source>
        <translation>{who} nennt Karten anscheinend, egal was über sie bekannt ist (zu {share} wahrscheinlich)</translation>
    </message>
    <message>
        <source>{who} seems to name their own cards as readily as others ({share} likely)</source>
        <translation>{who} nennt eigene Karten anscheinend so gern wie andere (zu {share} wahrscheinlich)</translation>
    </message>
    <message>
        <source>{who} seems to suggest mostly cards they are still looking for ({share} likely)</source>
        <translation>{who} nennt anscheinend meist Karten, die noch zu finden sind (zu {share} wahrscheinlich)</translation>
    </message>
    <message>
        <source>{who} showed a card</source>
        <translation>{who} hat eine Karte gezeigt</translation>
    </message>
    <message>
        <source>{who} showed a card here; only who says that he has none can have overlooked one</source>
        <translation>{who} hat hier eine Karte gezeigt; nur wer sagt, keine zu haben, kann eine übersehen haben</translation>
    </message>
    <message>
        <source>{who} showed a card in {entries}, and all of {who}’s other cards are known, so {so}</source>
        <translation>{who} hat eine Karte gezeigt ({entries}), und mehr unbekannte Karten hat {who} nicht, also: {so}</translation>
    </message>
    <message>
        <source>{who} showed a card, not you</source>
        <translation>{who} hat eine Karte gezeigt, nicht du</translation>
    </message>
    <message>
        <source>{who} showed a card, not {other}</source>
        <translation>{who} hat eine Karte gezeigt, nicht {other}</translation>
    </message>
    <message>
        <source>{who} showed a different card in each of entries {numbers}, and all of {who}’s other cards are known, so {so}</source>
        <translation>was {who} in den Einträgen {numbers} gezeigt hat, war jedes Mal eine andere Karte, und mehr unbekannte Karten hat {who} nicht, also: {so}</translation>
    </message>
    <message>
        <source>{who} showed you {cards} ({entries})</source>
        <translation>{who} hat dir {cards} gezeigt ({entries})</translation>
    </message>
    <message>
        <source>{who} showed you {cards}.</source>
        <comment>cards: the Rope or the Hall</comment>
        <translation>{who} hat dir {cards} gezeigt.</translation>
    </message>
    <message>
        <source>{who} showed {card:the}</source>
        <translation>{who} hat {card} gezeigt</translation>
    </message>
    <message>
        <source>{who} showed {card:the}, not {old:the}</source>
        <translation>{who} hat {card} gezeigt, nicht {old}</translation>
    </message>
    <message>
        <source>{who} showed {cards} ({entries})</source>
        <translation>{who} hat {cards} gezeigt ({entries})</translation>
    </message>
    <message>
        <source>{who} showed {cards} ({entries}), and it was not {others}, so {so}</source>
        <translation>{who} hat {cards} gezeigt ({entries}), und es war nicht {others}, also: {so}</translation>
    </message>
    <message>
        <source>{who} showed {cards} to {asker}.</source>
        <comment>cards: the Rope or the Hall</comment>
        <translation>{who} hat {asker} {cards} gezeigt.</translation>
    </message>
    <message>
        <source>{who} shows</source>
        <comment>a card that one does not see</comment>
        <translation>{who} zeigt</translation>
    </message>
    <message>
        <source>{who} shows a card</source>
        <translation>{who} zeigt eine Karte</translation>
    </message>
    <message>
        <source>{who} shows you {card}.</source>
        <translation>{who} zeigt dir {card}.</translation>
    </message>
    <message>
        <source>{who} shows {card:the}</source>
        <translation>{who} zeigt {card}</translation>
    </message>
    <message>
        <source>{who} shows {card}</source>
        <translation>{who} zeigt {card}</translation>
    </message>
    <message>
        <source>{who} suggested it, not you</source>
        <translation>{who} hat verdächtigt, nicht du</translation>
    </message>
    <message>
        <source>{who} suggested it, not {other}</source>
        <translation>{who} hat verdächtigt, nicht {other}</translation>
    </message>
    <message>
        <source>{who} suggests {cards}</source>
        <translation>{who} verdächtigt {cards}</translation>
    </message>
    <message>
        <source>{who} suggests {cards} (or {rooms})</source>
        <translation>{who} verdächtigt {cards} (oder {rooms})</translation>
    </message>
    <message>
        <source>{who} suggests {cards}. Which card do you show?</source>
        <translation>{who} verdächtigt {cards}. Welche Karte zeigst du?</translation>
    </message>
    <message>
        <source>{who} suggests {cards}; {answers}. Which card do you show?</source>
        <translation>{who} verdächtigt {cards}; {answers}. Welche Karte zeigst du?</translation>
    </message>
    <message>
        <source>{who} takes no turns</source>
        <translation>{who} ist nie am Zug</translation>
    </message>
    <message>
        <source>{who} was not asked here, and can’t have overlooked a card; leave it out</source>
        <translation>{who} wurde hier nicht gefragt und kann keine Karte übersehen haben; lass es weg</translation>
    </message>
    <message>
        <source>{who} will probably show {card:the} ({percent})</source>
        <translation>{who} zeigt wahrscheinlich {card} ({percent})</translation>
    </message>
    <message>
        <source>{who} will show {card:the}</source>
        <translation>{who} zeigt {card}</translation>
    </message>
    <message>
        <source>{who} wins. It was {cards}.</source>
        <translation>{who} gewinnt. Es war {cards}.</translation>
    </message>
    <message>
        <source>{who} {verb} {card}</source>
        <comment>a note; the verb, has or has not, is still missing</comment>
        <translation>{who} {verb} {card}</translation>
    </message>
    <message>
        <source>{who}, {absent}</source>
        <comment>a player who is out, or is not asked</comment>
        <translation>{who}, {absent}</translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n card(s).</source>
        <translation>
            <numerusform>{who}: %n Karte.</numerusform>
            <numerusform>{who}: %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: about {bits} bits</source>
        <comment>what a suggestion reveals to a player</comment>
        <translation>{who}: etwa {bits} Bit</translation>
    </message>
    <message>
        <source>{who}: about {bits} bits open</source>
        <comment>to another player, who knows the rest</comment>
        <translation>{who}: etwa {bits} Bit offen</translation>
    </message>
    <message>
        <source>{who}: not noted</source>
        <translation>{who}: nicht notiert</translation>
    </message>
    <message>
        <source>{who}: {cards}</source>
        <comment>cards that I have shown to somebody</comment>
        <translation>{who}: {cards}</translation>
    </message>
    <message>
        <source>{who}: {cards}</source>
        <comment>cards that somebody has, as a note in few words</comment>
        <translation>{who}: {cards}</translation>
    </message>
    <message>
        <source>{who}: {cards}</source>
        <comment>who suggests what</comment>
        <translation>{who}: {cards}</translation>
    </message>
    <message>
        <source>{who}: {cards}; {answers}</source>
        <comment>a suggestion</comment>
        <translation>{who}: {cards}; {answers}</translation>
    </message>
    <message>
        <source>{who}: {cards}; {answers}</source>
        <comment>a suggestion in the list</comment>
        <translation>{who}: {cards}; {answers}</translation>
    </message>
    <message>
        <source>{who}: {card}</source>
        <comment>a card that somebody shows</comment>
        <translation>{who}: {card}</translation>
    </message>
    <message>
        <source>{who}?</source>
        <comment>in the list, where a player’s turn is missing</comment>
        <translation>{who}?</translation>
    </message>
    <message>
        <source>{who}’s accusation</source>
        <translation>Anklage von {who}</translation>
    </message>
    <message>
        <source>{who}’s accusation was right ({entries}): {fact}</source>
        <translation>die Anklage von {who} war richtig ({entries}): {fact}</translation>
    </message>
    <message>
        <source>{who}’s look at a card</source>
        <translation>Blick von {who} auf eine Karte</translation>
    </message>
    <message>
        <source>{who}’s move</source>
        <translation>Zug von {who}</translation>
    </message>
    <message>
        <source>{who}’s open hand</source>
        <translation>offene Hand von {who}</translation>
    </message>
    <message>
        <source>{who}’s suggestion</source>
        <translation>Verdacht von {who}</translation>
    </message>
    <message>
        <source>{who}’s turn is missing.</source>
        <translation>Es fehlt der Zug von {who}.</translation>
    </message>
    <message>
        <source>{won}: {cards}</source>
        <comment>won: Ann won</comment>
        <translation>{won}: {cards}</translation>
    </message>
    <message>
        <source>{word} is not a column of the grid; columns go from 0 to {last}</source>
        <translation>{word} ist keine Spalte des Rasters; sie gehen von 0 bis {last}</translation>
    </message>
    <message>
        <source>{word} is not a row of the grid; rows go from 0 to {last}</source>
        <translation>{word} ist keine Zeile des Rasters; sie gehen von 0 bis {last}</translation>
    </message>
    <message>
        <source>© The Deerstalker authors: free software under the MIT licence. It runs on Python {python} and Qt {qt}, which is used under the GNU Lesser General Public License.</source>
        <translation>© The Deerstalker authors: freie Software unter der MIT-Lizenz. Sie läuft mit Python {python} und Qt {qt}, das unter der GNU Lesser General Public License benutzt wird.</translation>
    </message>
    <message>
        <source>“Me”</source>
        <translation>„Ich“</translation>
    </message>
    <message>
        <source>“end” without a “grid” before it</source>
        <translation>„end“ steht hier ohne ein „grid“ davor</translation>
    </message>
    <message>
        <source>“{name}” doesn’t fit here</source>
        <translation>„{name}“ passt hier nicht</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <comment>a name in quotation marks</comment>
        <translation>„{text}“</translation>
    </message>
    <message>
        <source>“{word}” could be: {names}</source>
        <translation>„{word}“ könnte sein: {names}</translation>
    </message>
    <message>
        <source>“{word}” is not a player or card in this game</source>
        <translation>„{word}“ ist in diesem Spiel weder Spieler noch Karte</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <comment>numbers that are moved</comment>
        <translation>
            <numerusform>… und %n weitere</numerusform>
            <numerusform>… und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <comment>problems</comment>
        <translation>
            <numerusform>… und %n weiteres</numerusform>
            <numerusform>… und %n weitere</numerusform>
        </translation>
    </message>
</context>
</TS>
