<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>Cards</name>
    <message>
        <source>Axe</source>
        <translation>Ascia</translation>
    </message>
    <message>
        <source>Ballroom</source>
        <translation>Sala da ballo</translation>
    </message>
    <message>
        <source>Bat</source>
        <translation>Mazza</translation>
    </message>
    <message>
        <source>Billiard Room</source>
        <translation>Sala del biliardo</translation>
    </message>
    <message>
        <source>Candlestick</source>
        <translation>Candeliere</translation>
    </message>
    <message>
        <source>Carriage House</source>
        <translation>Rimessa</translation>
    </message>
    <message>
        <source>Chef White</source>
        <translation>Chef Bianchi</translation>
    </message>
    <message>
        <source>Colonel Mustard</source>
        <translation>Colonnello Mustard</translation>
    </message>
    <message>
        <source>Conservatory</source>
        <translation>Veranda</translation>
    </message>
    <message>
        <source>Courtyard</source>
        <translation>Cortile</translation>
    </message>
    <message>
        <source>Dagger</source>
        <translation>Pugnale</translation>
    </message>
    <message>
        <source>Diane White</source>
        <translation>Diane White</translation>
    </message>
    <message>
        <source>Dining Room</source>
        <translation>Sala da pranzo</translation>
    </message>
    <message>
        <source>Dr. Orchid</source>
        <translation>Dottoressa Orchidea</translation>
    </message>
    <message>
        <source>Drawing Room</source>
        <translation>Salone</translation>
    </message>
    <message>
        <source>Dumbbell</source>
        <translation>Manubrio</translation>
    </message>
    <message>
        <source>Eleanor Peacock</source>
        <translation>Eleanor Peacock</translation>
    </message>
    <message>
        <source>Fountain</source>
        <translation>Fontana</translation>
    </message>
    <message>
        <source>Gazebo</source>
        <translation>Gazebo</translation>
    </message>
    <message>
        <source>Guest House</source>
        <translation>Casa degli ospiti</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Anticamera</translation>
    </message>
    <message>
        <source>Horseshoe</source>
        <translation>Ferro di cavallo</translation>
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
        <translation>Cucina</translation>
    </message>
    <message>
        <source>Knife</source>
        <translation>Pugnale</translation>
    </message>
    <message>
        <source>Lead Pipe</source>
        <translation>Spranga</translation>
    </message>
    <message>
        <source>Lead Piping</source>
        <translation>Spranga</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Living Room</source>
        <translation>Soggiorno</translation>
    </message>
    <message>
        <source>Lounge</source>
        <translation>Salotto</translation>
    </message>
    <message>
        <source>Madame Rose</source>
        <translation>Madame Rose</translation>
    </message>
    <message>
        <source>Mayor Green</source>
        <translation>Sindaco Verde</translation>
    </message>
    <message>
        <source>Miss Peach</source>
        <translation>Miss Peach</translation>
    </message>
    <message>
        <source>Miss Scarlet</source>
        <translation>Miss Scarlett</translation>
    </message>
    <message>
        <source>Miss Scarlett</source>
        <translation>Miss Scarlett</translation>
    </message>
    <message>
        <source>Monsieur Brunette</source>
        <translation>Monsieur Brunette</translation>
    </message>
    <message>
        <source>Mr. Green</source>
        <translation>Dottor Verde</translation>
    </message>
    <message>
        <source>Mrs Peacock</source>
        <translation>Signora Pavone</translation>
    </message>
    <message>
        <source>Mrs White</source>
        <translation>Signora Bianchi</translation>
    </message>
    <message>
        <source>Mrs. Peacock</source>
        <translation>Signora Pavone</translation>
    </message>
    <message>
        <source>Mrs. White</source>
        <translation>Signora Bianchi</translation>
    </message>
    <message>
        <source>Observatory</source>
        <translation>Osservatorio</translation>
    </message>
    <message>
        <source>Patio</source>
        <translation>Patio</translation>
    </message>
    <message>
        <source>Pistol</source>
        <translation>Pistola</translation>
    </message>
    <message>
        <source>Poison</source>
        <translation>Veleno</translation>
    </message>
    <message>
        <source>Professor Plum</source>
        <translation>Professor Plum</translation>
    </message>
    <message>
        <source>Reverend Green</source>
        <translation>Dottor Verde</translation>
    </message>
    <message>
        <source>Revolver</source>
        <translation>Rivoltella</translation>
    </message>
    <message>
        <source>Rope</source>
        <translation>Corda</translation>
    </message>
    <message>
        <source>Sergeant Gray</source>
        <translation>Sergente Gray</translation>
    </message>
    <message>
        <source>Solicitor Peacock</source>
        <translation>Avvocata Pavone</translation>
    </message>
    <message>
        <source>Spa</source>
        <translation>Spa</translation>
    </message>
    <message>
        <source>Spanner</source>
        <translation>Chiave inglese</translation>
    </message>
    <message>
        <source>Studio</source>
        <translation>Atelier</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studio</translation>
    </message>
    <message>
        <source>Theatre</source>
        <translation>Teatro</translation>
    </message>
    <message>
        <source>Trophy</source>
        <translation>Trofeo</translation>
    </message>
    <message>
        <source>Trophy Room</source>
        <translation>Sala dei trofei</translation>
    </message>
    <message>
        <source>Victor Plum</source>
        <translation>Victor Plum</translation>
    </message>
    <message>
        <source>Wrench</source>
        <translation>Chiave inglese</translation>
    </message>
    <message>
        <source>the Axe</source>
        <translation>l’Ascia</translation>
    </message>
    <message>
        <source>the Ballroom</source>
        <translation>la Sala da ballo</translation>
    </message>
    <message>
        <source>the Bat</source>
        <translation>la Mazza</translation>
    </message>
    <message>
        <source>the Billiard Room</source>
        <translation>la Sala del biliardo</translation>
    </message>
    <message>
        <source>the Candlestick</source>
        <translation>il Candeliere</translation>
    </message>
    <message>
        <source>the Carriage House</source>
        <translation>la Rimessa</translation>
    </message>
    <message>
        <source>the Chef White</source>
        <translation>la Chef Bianchi</translation>
    </message>
    <message>
        <source>the Colonel Mustard</source>
        <translation>il Colonnello Mustard</translation>
    </message>
    <message>
        <source>the Conservatory</source>
        <translation>la Veranda</translation>
    </message>
    <message>
        <source>the Courtyard</source>
        <translation>il Cortile</translation>
    </message>
    <message>
        <source>the Dagger</source>
        <translation>il Pugnale</translation>
    </message>
    <message>
        <source>the Diane White</source>
        <translation>Diane White</translation>
    </message>
    <message>
        <source>the Dining Room</source>
        <translation>la Sala da pranzo</translation>
    </message>
    <message>
        <source>the Dr. Orchid</source>
        <translation>la Dottoressa Orchidea</translation>
    </message>
    <message>
        <source>the Drawing Room</source>
        <translation>il Salone</translation>
    </message>
    <message>
        <source>the Dumbbell</source>
        <translation>il Manubrio</translation>
    </message>
    <message>
        <source>the Eleanor Peacock</source>
        <translation>Eleanor Peacock</translation>
    </message>
    <message>
        <source>the Fountain</source>
        <translation>la Fontana</translation>
    </message>
    <message>
        <source>the Gazebo</source>
        <translation>il Gazebo</translation>
    </message>
    <message>
        <source>the Guest House</source>
        <translation>la Casa degli ospiti</translation>
    </message>
    <message>
        <source>the Hall</source>
        <translation>l’Anticamera</translation>
    </message>
    <message>
        <source>the Horseshoe</source>
        <translation>il Ferro di cavallo</translation>
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
        <translation>la Cucina</translation>
    </message>
    <message>
        <source>the Knife</source>
        <translation>il Pugnale</translation>
    </message>
    <message>
        <source>the Lead Pipe</source>
        <translation>la Spranga</translation>
    </message>
    <message>
        <source>the Lead Piping</source>
        <translation>la Spranga</translation>
    </message>
    <message>
        <source>the Library</source>
        <translation>la Biblioteca</translation>
    </message>
    <message>
        <source>the Living Room</source>
        <translation>il Soggiorno</translation>
    </message>
    <message>
        <source>the Lounge</source>
        <translation>il Salotto</translation>
    </message>
    <message>
        <source>the Madame Rose</source>
        <translation>Madame Rose</translation>
    </message>
    <message>
        <source>the Mayor Green</source>
        <translation>il Sindaco Verde</translation>
    </message>
    <message>
        <source>the Miss Peach</source>
        <translation>Miss Peach</translation>
    </message>
    <message>
        <source>the Miss Scarlet</source>
        <translation>Miss Scarlett</translation>
    </message>
    <message>
        <source>the Miss Scarlett</source>
        <translation>Miss Scarlett</translation>
    </message>
    <message>
        <source>the Monsieur Brunette</source>
        <translation>Monsieur Brunette</translation>
    </message>
    <message>
        <source>the Mr. Green</source>
        <translation>il Dottor Verde</translation>
    </message>
    <message>
        <source>the Mrs Peacock</source>
        <translation>la Signora Pavone</translation>
    </message>
    <message>
        <source>the Mrs White</source>
        <translation>la Signora Bianchi</translation>
    </message>
    <message>
        <source>the Mrs. Peacock</source>
        <translation>la Signora Pavone</translation>
    </message>
    <message>
        <source>the Mrs. White</source>
        <translation>la Signora Bianchi</translation>
    </message>
    <message>
        <source>the Observatory</source>
        <translation>l’Osservatorio</translation>
    </message>
    <message>
        <source>the Patio</source>
        <translation>il Patio</translation>
    </message>
    <message>
        <source>the Pistol</source>
        <translation>la Pistola</translation>
    </message>
    <message>
        <source>the Poison</source>
        <translation>il Veleno</translation>
    </message>
    <message>
        <source>the Professor Plum</source>
        <translation>il Professor Plum</translation>
    </message>
    <message>
        <source>the Reverend Green</source>
        <translation>il Dottor Verde</translation>
    </message>
    <message>
        <source>the Revolver</source>
        <translation>la Rivoltella</translation>
    </message>
    <message>
        <source>the Rope</source>
        <translation>la Corda</translation>
    </message>
    <message>
        <source>the Sergeant Gray</source>
        <translation>il Sergente Gray</translation>
    </message>
    <message>
        <source>the Solicitor Peacock</source>
        <translation>l’Avvocata Pavone</translation>
    </message>
    <message>
        <source>the Spa</source>
        <translation>la Spa</translation>
    </message>
    <message>
        <source>the Spanner</source>
        <translation>la Chiave inglese</translation>
    </message>
    <message>
        <source>the Studio</source>
        <translation>l’Atelier</translation>
    </message>
    <message>
        <source>the Study</source>
        <translation>lo Studio</translation>
    </message>
    <message>
        <source>the Theatre</source>
        <translation>il Teatro</translation>
    </message>
    <message>
        <source>the Trophy</source>
        <translation>il Trofeo</translation>
    </message>
    <message>
        <source>the Trophy Room</source>
        <translation>la Sala dei trofei</translation>
    </message>
    <message>
        <source>the Victor Plum</source>
        <translation>Victor Plum</translation>
    </message>
    <message>
        <source>the Wrench</source>
        <translation>la Chiave inglese</translation>
    </message>
</context>
<context>
    <name>Deerstalker</name>
    <message numerus="yes">
        <source>%n card(s) lay open ({entries}), but the hand has {size}</source>
        <translation>
            <numerusform>%n carta era scoperta ({entries}), ma la mano ne ha {size}</numerusform>
            <numerusform>%n carte erano scoperte ({entries}), ma la mano ne ha {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) lay open ({entries}), but the pool has {size}</source>
        <translation>
            <numerusform>%n carta era scoperta ({entries}), ma la riserva ne ha {size}</numerusform>
            <numerusform>%n carte erano scoperte ({entries}), ma la riserva ne ha {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) too many</source>
        <comment>in an open hand</comment>
        <translation>
            <numerusform>%n carta di troppo</numerusform>
            <numerusform>%n carte di troppo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n certain cell(s) missed.</source>
        <translation>
            <numerusform>Ti manca %n cella certa.</numerusform>
            <numerusform>Ti mancano %n celle certe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n voce</numerusform>
            <numerusform>%n voci</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries keep the passes you entered.</source>
        <translation>
            <numerusform>%n voce conserva i passi che hai inserito.</numerusform>
            <numerusform>%n voci conservano i passi che hai inserito.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished game(s)</source>
        <translation>
            <numerusform>%n partita finita</numerusform>
            <numerusform>%n partite finite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) exported.</source>
        <translation>
            <numerusform>%n partita esportata.</numerusform>
            <numerusform>%n partite esportate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) removed from the library.</source>
        <translation>
            <numerusform>%n partita rimossa dall’archivio.</numerusform>
            <numerusform>%n partite rimosse dall’archivio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <comment>of a file</comment>
        <translation>
            <numerusform>%n riga</numerusform>
            <numerusform>%n righe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s), not checked.</source>
        <translation>
            <numerusform>%n segno, non verificato.</numerusform>
            <numerusform>%n segni, non verificati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s)</source>
        <comment>to name of an open hand</comment>
        <translation>
            <numerusform>Ancora %n carta</numerusform>
            <numerusform>Ancora %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more…</source>
        <comment>changes of an entry</comment>
        <translation>
            <numerusform>Un’altra…</numerusform>
            <numerusform>Altre %n…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <comment>marks: may be true, do not follow</comment>
        <translation>
            <numerusform>%n aperto</numerusform>
            <numerusform>%n aperti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n proved</source>
        <comment>marks</comment>
        <translation>
            <numerusform>%n dimostrato</numerusform>
            <numerusform>%n dimostrati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n secondo</numerusform>
            <numerusform>%n secondi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) left</source>
        <translation>
            <numerusform>%n soluzione rimasta</numerusform>
            <numerusform>%n soluzioni rimaste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n passo</numerusform>
            <numerusform>%n passi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) from {room:the}’s door</source>
        <translation>
            <numerusform>a %n passo dalla porta di «{room}»</numerusform>
            <numerusform>a %n passi dalla porta di «{room}»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) from {room:the}’s door</source>
        <comment>on the board: on your turn, …</comment>
        <translation>
            <numerusform>a %n passo dalla porta di «{room}»</numerusform>
            <numerusform>a %n passi dalla porta di «{room}»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s), beyond a roll of {roll}</source>
        <translation>
            <numerusform>%n passo, oltre un tiro di {roll}</numerusform>
            <numerusform>%n passi, oltre un tiro di {roll}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns are missing.</source>
        <translation>
            <numerusform>Manca %n turno.</numerusform>
            <numerusform>Mancano %n turni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong</source>
        <comment>marks</comment>
        <translation>
            <numerusform>%n sbagliato</numerusform>
            <numerusform>%n sbagliati</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;Informazioni</translation>
    </message>
    <message>
        <source>&amp;Advice</source>
        <translation>&amp;Consiglio</translation>
    </message>
    <message>
        <source>&amp;As people play, not only as the cards say</source>
        <translation>&amp;Secondo come si gioca, non solo secondo le carte</translation>
    </message>
    <message>
        <source>&amp;Best moves (1 is best)</source>
        <translation>Mosse mi&amp;gliori (1 è la migliore)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tabellone</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>&amp;Close game</source>
        <translation>C&amp;hiudi la partita</translation>
    </message>
    <message>
        <source>&amp;Compare engines</source>
        <translation>Con&amp;fronta i motori</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>&amp;Copy as table</source>
        <translation>&amp;Copia come tabella</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Copia come testo</translation>
    </message>
    <message>
        <source>&amp;Draws</source>
        <translation>&amp;Estrae</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;Example game</source>
        <translation>Partita d’&amp;esempio</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Esporta</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Esporta…</translation>
    </message>
    <message>
        <source>&amp;Fill in</source>
        <translation>Comp&amp;ila</translation>
    </message>
    <message>
        <source>&amp;Fix…</source>
        <comment>a contradiction between entries</comment>
        <translation>&amp;Rimedia…</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Partite</translation>
    </message>
    <message>
        <source>&amp;Hands of</source>
        <comment>a player follows</comment>
        <translation>&amp;Mani di</translation>
    </message>
    <message>
        <source>&amp;Hands of the players</source>
        <translation>&amp;Mani dei giocatori</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Hide everyone’s cards</source>
        <translation>&amp;Nascondi le carte di tutti</translation>
    </message>
    <message>
        <source>&amp;Just save it</source>
        <translation>&amp;Salva soltanto</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasti</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Testo più &amp;grande</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>Archi&amp;vio…</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Licenze…</translation>
    </message>
    <message>
        <source>&amp;Likeliest solutions</source>
        <translation>&amp;Soluzioni più probabili</translation>
    </message>
    <message>
        <source>&amp;Match system ({language})</source>
        <translation>Come il &amp;sistema ({language})</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Apri</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>Gioca &amp;ancora</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Giocatori</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Stam&amp;pa…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Esc&amp;i</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Rimuovi</translation>
    </message>
    <message>
        <source>&amp;Remove all cells</source>
        <translation>&amp;Rimuovi tutte le celle</translation>
    </message>
    <message>
        <source>&amp;Reset text size</source>
        <translation>&amp;Ripristina dimensione testo</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>&amp;Ripristina i valori predefiniti</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>Anali&amp;zza</translation>
    </message>
    <message>
        <source>&amp;Review the game</source>
        <translation>&amp;Analizza la partita</translation>
    </message>
    <message>
        <source>&amp;Same deal again</source>
        <translation>&amp;Stessa distribuzione</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>&amp;Save the report…</source>
        <translation>&amp;Salva il rapporto…</translation>
    </message>
    <message>
        <source>&amp;Scheme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Testo più &amp;piccolo</translation>
    </message>
    <message>
        <source>&amp;Takes at most</source>
        <translation>Ci &amp;mette al massimo</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>Dimensione del t&amp;esto</translation>
    </message>
    <message>
        <source>&amp;Timeline of the game</source>
        <translation>An&amp;damento della partita</translation>
    </message>
    <message>
        <source>&amp;Type an entry</source>
        <translation>&amp;Digita una voce</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>&amp;What if?</source>
        <translation>&amp;E se…?</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>&amp;Perché</translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1 voce</translation>
    </message>
    <message>
        <source>1 entry keeps the passes you entered.</source>
        <translation>1 voce conserva i passi che hai inserito.</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1 secondo</translation>
    </message>
    <message>
        <source>&lt;1%</source>
        <translation>&lt;1%</translation>
    </message>
    <message>
        <source>&lt;{number}%</source>
        <translation>&lt;{number}%</translation>
    </message>
    <message>
        <source>&gt;99%</source>
        <translation>&gt;99%</translation>
    </message>
    <message>
        <source>&gt;{number}%</source>
        <translation>&gt;{number}%</translation>
    </message>
    <message>
        <source>A card shown to me</source>
        <translation>Una carta mostrata a me</translation>
    </message>
    <message>
        <source>A card shown to you says that this player holds it, and nothing about the others that you named.</source>
        <translation>Una carta mostrata a te dice che quel giocatore ce l’ha, e niente delle altre che hai nominato.</translation>
    </message>
    <message>
        <source>A detective’s sheet for Cluedo and Clue: enter what happens at the table, and see what is certain and how likely the rest is.</source>
        <translation>Un foglio da detective per Cluedo: inserisci ciò che accade al tavolo e vedi che cosa è certo e quanto è probabile il resto.</translation>
    </message>
    <message>
        <source>A detective’s sheet with exact probabilities.

Cluedo and Clue are trade marks of Hasbro, which has nothing to do with this program. No artwork of theirs is used.</source>
        <translation>Un foglio da detective con probabilità esatte.

Cluedo e Clue sono marchi di Hasbro, che non ha niente a che fare con questo programma. Non si usa nessuna sua immagine.</translation>
    </message>
    <message>
        <source>A dummy hand, an absent friend, “the computer”: holds cards, and is asked last</source>
        <translation>Un morto, un amico assente, «il computer»: ha carte e gli si chiede per ultimo</translation>
    </message>
    <message>
        <source>A good compromise.</source>
        <translation>Un buon compromesso.</translation>
    </message>
    <message>
        <source>A hand laid open, several cards, a card that somebody saw, who is out or back</source>
        <translation>Una mano scoperta, più carte, una carta che qualcuno ha visto, chi esce o rientra</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>Una mossa</translation>
    </message>
    <message>
        <source>A new game with the same players</source>
        <translation>Una nuova partita con gli stessi giocatori</translation>
    </message>
    <message>
        <source>A newer version of the program wrote your preferences. Reset to their defaults here: {names}.</source>
        <translation>Una versione più recente del programma ha scritto le tue preferenze. Qui tornano ai valori predefiniti: {names}.</translation>
    </message>
    <message>
        <source>A note</source>
        <translation>Una nota</translation>
    </message>
    <message>
        <source>A number is the chance that a card is there. Click one to see what it means.</source>
        <translation>Un numero è la probabilità che la carta sia lì. Fai clic su un numero per vedere che cosa significa.</translation>
    </message>
    <message>
        <source>A part of the program is missing: {file}. Install the program again.</source>
        <translation>Manca una parte del programma: {file}. Installa di nuovo il programma.</translation>
    </message>
    <message>
        <source>A picture of the game that shows nobody’s cards</source>
        <translation>Un’immagine della partita che non mostra le carte di nessuno</translation>
    </message>
    <message>
        <source>A quarter of the usual error; takes sixteen times as long.</source>
        <translation>Un quarto dell’errore consueto; ci mette sedici volte di più.</translation>
    </message>
    <message>
        <source>A quick estimate without a known error: the analytic centre of what is possible.</source>
        <translation>Una stima rapida dall’errore ignoto: il centro analitico di ciò che è possibile.</translation>
    </message>
    <message>
        <source>A spectator has nothing to decide.</source>
        <translation>Chi guarda soltanto non ha niente da decidere.</translation>
    </message>
    <message>
        <source>A tick, a cross, a question mark, no mark</source>
        <translation>Una spunta, una croce, un punto interrogativo, nessun segno</translation>
    </message>
    <message>
        <source>A&amp;ppearance</source>
        <translation>As&amp;petto</translation>
    </message>
    <message>
        <source>About as many well-chosen yes-or-no questions would give the solution</source>
        <translation>Circa altrettante domande da sì o no ben scelte darebbero la soluzione</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>Informazioni sul programma</translation>
    </message>
    <message>
        <source>About {number} solutions left; right if they accused now: {share}</source>
        <translation>Circa {number} soluzioni rimaste; giusto, accusando ora: {share}</translation>
    </message>
    <message>
        <source>Accept the completion</source>
        <translation>Accetta il completamento</translation>
    </message>
    <message>
        <source>Accusation</source>
        <translation>Accusa</translation>
    </message>
    <message>
        <source>Accuse</source>
        <translation>Accusa</translation>
    </message>
    <message>
        <source>Accuse now</source>
        <comment>a row with the chance to win</comment>
        <translation>Accusare ora</translation>
    </message>
    <message>
        <source>Accuse: {cards}</source>
        <comment>cards: Mrs White with the Rope in the Study</comment>
        <translation>Accusa {cards}</translation>
    </message>
    <message>
        <source>Accuse?</source>
        <translation>Accusare?</translation>
    </message>
    <message>
        <source>Accuse…</source>
        <translation>Accusa…</translation>
    </message>
    <message>
        <source>Accusing</source>
        <translation>Accuse</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Aggiungi un giocatore</translation>
    </message>
    <message>
        <source>Add an entry before this one (Ins)</source>
        <translation>Aggiungi una voce prima di questa (Ins)</translation>
    </message>
    <message>
        <source>Add it…</source>
        <translation>Aggiungilo…</translation>
    </message>
    <message>
        <source>Add the cell to its chart, or remove it</source>
        <translation>Aggiungi la cella al suo grafico, o rimuovila</translation>
    </message>
    <message numerus="yes">
        <source>Add the remaining %n card(s)</source>
        <translation>
            <numerusform>Aggiungi la carta rimanente</numerusform>
            <numerusform>Aggiungi le %n carte rimanenti</numerusform>
        </translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>Advice: what to do next</source>
        <translation>Consiglio: che cosa fare adesso</translation>
    </message>
    <message>
        <source>After a wrong accusation</source>
        <translation>Dopo un’accusa sbagliata</translation>
    </message>
    <message>
        <source>After entry {number}</source>
        <translation>Dopo la voce {number}</translation>
    </message>
    <message>
        <source>After entry {number} of {total}</source>
        <translation>Dopo la voce {number} di {total}</translation>
    </message>
    <message>
        <source>After the first card, another player shows one too, and one passes</source>
        <translation>Dopo la prima carta ne mostra una anche un altro, e uno passa</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Ancora</translation>
    </message>
    <message>
        <source>Against {rivals}</source>
        <translation>Contro {rivals}</translation>
    </message>
    <message>
        <source>All</source>
        <comment>a button: show all of a chart again</comment>
        <translation>Tutto</translation>
    </message>
    <message>
        <source>All</source>
        <comment>suggestions</comment>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>All almost equally likely</source>
        <comment>solutions</comment>
        <translation>Tutte quasi ugualmente probabili</translation>
    </message>
    <message>
        <source>All entries</source>
        <translation>Tutte le voci</translation>
    </message>
    <message>
        <source>All equally likely</source>
        <comment>solutions</comment>
        <translation>Tutte ugualmente probabili</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tutti i file</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Tutte le mani</translation>
    </message>
    <message>
        <source>All hands…</source>
        <translation>Tutte le mani…</translation>
    </message>
    <message>
        <source>All keys on one page</source>
        <translation>Tutti i tasti in una pagina</translation>
    </message>
    <message>
        <source>All suggestions</source>
        <translation>Tutte le ipotesi</translation>
    </message>
    <message>
        <source>An accusation</source>
        <translation>Un’accusa</translation>
    </message>
    <message>
        <source>An estimate from random possible deals, with a known error. Choose how many deals in the preferences.</source>
        <translation>Una stima da distribuzioni possibili a caso, con un errore noto. Quante, si sceglie nelle preferenze.</translation>
    </message>
    <message>
        <source>Ani&amp;mate changes</source>
        <translation>Ani&amp;ma i cambiamenti</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animazioni</translation>
    </message>
    <message>
        <source>Another game with the same rivals, and other cards</source>
        <translation>Un’altra partita con gli stessi avversari e altre carte</translation>
    </message>
    <message>
        <source>Another window has opened or discarded it.</source>
        <translation>Un’altra finestra l’ha già aperta o scartata.</translation>
    </message>
    <message>
        <source>Answering</source>
        <translation>Risposte</translation>
    </message>
    <message>
        <source>Any card</source>
        <comment>how the others choose which card to show</comment>
        <translation>Una qualsiasi</translation>
    </message>
    <message>
        <source>Anyone watching could have known the solution {moment}.</source>
        <translation>Anche chi guardava soltanto avrebbe potuto sapere la soluzione {moment}.</translation>
    </message>
    <message>
        <source>Anything you learned another way: a dropped card, a look at the pool</source>
        <translation>Ciò che sai da altre fonti: una carta caduta, un’occhiata alla riserva</translation>
    </message>
    <message>
        <source>Appearance and engines</source>
        <translation>Aspetto e motori</translation>
    </message>
    <message>
        <source>As little as possible</source>
        <comment>how the others choose which card to show</comment>
        <translation>Il meno possibile</translation>
    </message>
    <message>
        <source>As people play</source>
        <translation>Secondo come si gioca</translation>
    </message>
    <message>
        <source>As people play, the solution was about as likely as the cards say.</source>
        <translation>Secondo come si gioca, la soluzione era probabile più o meno quanto secondo le carte.</translation>
    </message>
    <message numerus="yes">
        <source>As people play, the solution was likelier before {times} of your %n turn(s): on average {played} instead of {plain}.</source>
        <translation>
            <numerusform>Secondo come si gioca, la soluzione era più probabile prima di {times} turno su %n: in media {played} invece di {plain}.</numerusform>
            <numerusform>Secondo come si gioca, la soluzione era più probabile prima di {times} dei tuoi %n turni: in media {played} invece di {plain}.</numerusform>
        </translation>
    </message>
    <message>
        <source>As people play, up to ±{error}</source>
        <translation>Secondo come si gioca, fino a ±{error}</translation>
    </message>
    <message>
        <source>As people play: what the others suggest counts, and earlier games of {players}.</source>
        <translation>Secondo come si gioca: contano le ipotesi degli altri e le partite precedenti di {players}.</translation>
    </message>
    <message>
        <source>As people play: what the others suggest counts.</source>
        <translation>Secondo come si gioca: contano le ipotesi degli altri.</translation>
    </message>
    <message>
        <source>Ask about a mark that was checked: click it while this is down, or press ? on it</source>
        <translation>Chiedi di un segno verificato: facci clic sopra mentre questo è premuto, o premici sopra ?</translation>
    </message>
    <message>
        <source>Ask me even if there’s only one card to show</source>
        <translation>Chiedimi anche se c’è una sola carta da mostrare</translation>
    </message>
    <message>
        <source>At the table</source>
        <comment>games among people</comment>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatico</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>which engine answers</comment>
        <translation>Automatico</translation>
    </message>
    <message>
        <source>Avoids showing a player the same card again: {times} of {occasions} ({expected} expected)</source>
        <translation>Evita di mostrare di nuovo la stessa carta a un giocatore: {times} su {occasions} (previsto: {expected})</translation>
    </message>
    <message>
        <source>Avoids showing {kind}: {times} of {occasions} ({expected} expected)</source>
        <translation>Evita di mostrare {kind}: {times} su {occasions} (previsto: {expected})</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Indietro (Esc)</translation>
    </message>
    <message>
        <source>Back to &amp;now</source>
        <translation>Tor&amp;na al presente</translation>
    </message>
    <message>
        <source>Back to now (Esc)</source>
        <translation>Torna al presente (Esc)</translation>
    </message>
    <message>
        <source>Back to the entry</source>
        <translation>Torna alla voce</translation>
    </message>
    <message>
        <source>Back to the sheet</source>
        <translation>Torna al foglio</translation>
    </message>
    <message>
        <source>Back to the start screen; an unsaved game is kept there</source>
        <translation>Torna alla schermata iniziale; una partita non salvata resta lì</translation>
    </message>
    <message>
        <source>Before entry 1</source>
        <translation>Prima della voce 1</translation>
    </message>
    <message>
        <source>Before the first entry</source>
        <translation>Prima della prima voce</translation>
    </message>
    <message>
        <source>Before the first entry. {open}</source>
        <translation>Prima della prima voce. {open}</translation>
    </message>
    <message>
        <source>Beginner</source>
        <comment>a rival in a practice game</comment>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Being computed…</source>
        <translation>Sto calcolando…</translation>
    </message>
    <message>
        <source>Being updated…</source>
        <translation>In aggiornamento…</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Migliore</translation>
    </message>
    <message>
        <source>Best chances missed: what they would have ruled out</source>
        <translation>Migliori occasioni mancate: che cosa avrebbero escluso</translation>
    </message>
    <message>
        <source>Best moves are marked for your own token. Choose it to see them.</source>
        <translation>Le mosse migliori si segnano per la tua pedina. Sceglila per vederle.</translation>
    </message>
    <message>
        <source>Best per room</source>
        <translation>La migliore per stanza</translation>
    </message>
    <message>
        <source>Better moves would have saved you about {value:.1f} turns.</source>
        <translation>Mosse migliori ti avrebbero fatto risparmiare circa {value:.1f} turni.</translation>
    </message>
    <message>
        <source>Better suggestions would have told you {value:.1f} bits more.</source>
        <translation>Ipotesi migliori ti avrebbero detto {value:.1f} bit in più.</translation>
    </message>
    <message>
        <source>Better: {cards}</source>
        <translation>Meglio: {cards}</translation>
    </message>
    <message>
        <source>Bits open</source>
        <translation>Bit aperti</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>Browse finished games and players</source>
        <translation>Sfoglia le partite finite e i giocatori</translation>
    </message>
    <message>
        <source>Buttons and choices</source>
        <translation>Pulsanti e scelte</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Di</translation>
    </message>
    <message>
        <source>By</source>
        <comment>a caption: who accuses</comment>
        <translation>Di</translation>
    </message>
    <message>
        <source>By</source>
        <comment>a caption: who asks</comment>
        <translation>Di</translation>
    </message>
    <message>
        <source>By</source>
        <comment>who asked, below a scale</comment>
        <translation>Di</translation>
    </message>
    <message>
        <source>By the passage to: {place}</source>
        <translation>Con il passaggio: {place}</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;hiudi</translation>
    </message>
    <message>
        <source>C&amp;opy result</source>
        <translation>C&amp;opia il risultato</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Cannot work out what it depends on: {reason}.</source>
        <translation>Non si può calcolare da che cosa dipende: {reason}.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Card</source>
        <comment>a caption: the card that was shown</comment>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Cards face down</source>
        <translation>Carte coperte</translation>
    </message>
    <message>
        <source>Cards in the &amp;envelope</source>
        <translation>Carte nella &amp;busta</translation>
    </message>
    <message>
        <source>Cards of player {number}</source>
        <translation>Carte del giocatore {number}</translation>
    </message>
    <message>
        <source>Cards shown to you</source>
        <translation>Carte mostrate a te</translation>
    </message>
    <message>
        <source>Casual</source>
        <comment>a policy: who advises</comment>
        <translation>Tranquilla</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Celle</translation>
    </message>
    <message>
        <source>Cells with the same letter: the player showed one of these cards. A folded corner stands for a tag that has no room. Click a cell to see what is known about it.</source>
        <translation>Celle con la stessa lettera: il giocatore ha mostrato una di queste carte. Un angolo piegato è un’etichetta che non ci sta. Fai clic su una cella per vedere che cosa se ne sa.</translation>
    </message>
    <message>
        <source>Centre</source>
        <comment>an engine: the analytic centre</comment>
        <translation>Centro</translation>
    </message>
    <message>
        <source>Centre</source>
        <comment>short: an engine, the analytic centre</comment>
        <translation>Centro</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>Certe</translation>
    </message>
    <message>
        <source>Certain because of {entries}.</source>
        <comment>entries: entries 3 and 7; the set-up</comment>
        <translation>Certa ({entries}).</translation>
    </message>
    <message>
        <source>Certain for {who}: {cards}</source>
        <translation>{who} ha di sicuro: {cards}</translation>
    </message>
    <message>
        <source>Certain, one way or the other.</source>
        <translation>Certo, in un senso o nell’altro.</translation>
    </message>
    <message>
        <source>Certain: {cards}</source>
        <translation>Certe: {cards}</translation>
    </message>
    <message>
        <source>Certain: {cards}.</source>
        <translation>Di sicuro: {cards}.</translation>
    </message>
    <message>
        <source>Ch&amp;oose a suggestion</source>
        <translation>Scegli un’&amp;ipotesi</translation>
    </message>
    <message>
        <source>Change the seats</source>
        <translation>Cambia i posti</translation>
    </message>
    <message>
        <source>Change the set-up</source>
        <translation>Cambia la preparazione</translation>
    </message>
    <message>
        <source>Change to</source>
        <comment>what may have happened instead</comment>
        <translation>Correggi in</translation>
    </message>
    <message>
        <source>Change to {players}</source>
        <translation>Cambia in {players}</translation>
    </message>
    <message>
        <source>Changing this entry alone does not resolve the contradiction.</source>
        <translation>Cambiare solo questa voce non risolve la contraddizione.</translation>
    </message>
    <message>
        <source>Chart&amp;s</source>
        <translation>&amp;Grafici</translation>
    </message>
    <message>
        <source>Chart: {title}</source>
        <translation>Grafico: {title}</translation>
    </message>
    <message>
        <source>Charts</source>
        <comment>a button of the tool bar</comment>
        <translation>Grafici</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verifica</translation>
    </message>
    <message>
        <source>Check your marks, then ask about one of them.</source>
        <translation>Verifica i tuoi segni, poi chiedi di uno di loro.</translation>
    </message>
    <message>
        <source>Choice ignored</source>
        <comment>how players choose a card to show</comment>
        <translation>Scelta ignorata</translation>
    </message>
    <message>
        <source>Choose a cell with the arrow keys and see the reason for it</source>
        <translation>Scegli una cella con le frecce e vedi perché è così</translation>
    </message>
    <message>
        <source>Choose a place and move the token there</source>
        <translation>Scegli un posto e spostaci la pedina</translation>
    </message>
    <message>
        <source>Choose a suspect, a weapon and a room.</source>
        <translation>Scegli un sospettato, un’arma e una stanza.</translation>
    </message>
    <message>
        <source>Choose how the numbers are computed</source>
        <translation>Scegli come si calcolano i numeri</translation>
    </message>
    <message>
        <source>Choose your edition, the players in turn order and the cards in your hand.</source>
        <translation>Scegli l’edizione, i giocatori in ordine di turno e le carte che hai in mano.</translation>
    </message>
    <message>
        <source>Chosen because {reason}.</source>
        <translation>Scelto perché {reason}.</translation>
    </message>
    <message>
        <source>Classic, UK names</source>
        <translation>Classica, nomi inglesi</translation>
    </message>
    <message>
        <source>Classic, US names</source>
        <translation>Classica, nomi americani</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Svuota</translation>
    </message>
    <message>
        <source>Clear the roll (Backspace)</source>
        <translation>Cancella il tiro (Backspace)</translation>
    </message>
    <message>
        <source>Clear these</source>
        <translation>Svuota queste</translation>
    </message>
    <message>
        <source>Click a cell of the sheet, or go there with the arrow keys, to see what is known and why.</source>
        <translation>Fai clic su una cella del foglio, o raggiungila con le frecce, per vedere che cosa si sa e perché.</translation>
    </message>
    <message>
        <source>Click to add it; right click if there was none.</source>
        <translation>Clic per aggiungerlo; clic destro se non c’è stato.</translation>
    </message>
    <message>
        <source>Click to put the name into the entry; right click for the likely hands, or to say who leaves or is back.</source>
        <translation>Fai clic per mettere il nome nella voce; clic destro per le mani probabili, o per dire chi se ne va o è di nuovo in gioco.</translation>
    </message>
    <message>
        <source>Click to remove all hunches.</source>
        <translation>Fai clic per rimuovere tutte le intuizioni.</translation>
    </message>
    <message>
        <source>Click where you go, or choose with the arrow keys.</source>
        <translation>Fai clic dove vai, o scegli con le frecce.</translation>
    </message>
    <message>
        <source>Click where you go.</source>
        <translation>Fai clic dove vai.</translation>
    </message>
    <message>
        <source>Click where {player} goes.</source>
        <translation>Fai clic dove va {player}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Close the window; an unsaved game is offered again at the next start</source>
        <translation>Chiudi la finestra; una partita non salvata viene riproposta al prossimo avvio</translation>
    </message>
    <message>
        <source>Close this hint (Esc)</source>
        <translation>Chiudi questo suggerimento (Esc)</translation>
    </message>
    <message>
        <source>Close this panel and return to the entry (Esc)</source>
        <translation>Chiudi questo pannello e torna alla voce (Esc)</translation>
    </message>
    <message>
        <source>Close {panel}</source>
        <translation>Chiudi: {panel}</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colori</translation>
    </message>
    <message>
        <source>Combinations of suspect, weapon and room that can still be in the envelope</source>
        <translation>Combinazioni di sospettato, arma e stanza che possono ancora essere nella busta</translation>
    </message>
    <message>
        <source>Compare the numbers of all engines</source>
        <translation>Confronta i numeri di tutti i motori</translation>
    </message>
    <message>
        <source>Compare with m&amp;y paper</source>
        <translation>Confronta con il foglio &amp;di carta</translation>
    </message>
    <message>
        <source>Compare your decisions with the best ones</source>
        <translation>Confronta le tue decisioni con le migliori</translation>
    </message>
    <message>
        <source>Computing the first numbers…</source>
        <translation>Calcolo dei primi numeri…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Continue the last game</source>
        <translation>Continua l’ultima partita</translation>
    </message>
    <message>
        <source>Continue with changes</source>
        <translation>Continua con le modifiche</translation>
    </message>
    <message>
        <source>Continue with them, or open the file as last saved? They are kept either way.</source>
        <translation>Continuare con queste modifiche o aprire il file com’era salvato? In ogni caso le modifiche restano conservate.</translation>
    </message>
    <message>
        <source>Contradiction {number} of {total}.</source>
        <translation>Contraddizione {number} di {total}.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>Copied as a table.</source>
        <translation>Copiato come tabella.</translation>
    </message>
    <message>
        <source>Copied as text.</source>
        <translation>Copiato come testo.</translation>
    </message>
    <message>
        <source>Copied to the clipboard.</source>
        <translation>Copiato negli appunti.</translation>
    </message>
    <message>
        <source>Copy all of this as text (Ctrl+C)</source>
        <translation>Copia tutto questo come testo (Ctrl+C)</translation>
    </message>
    <message>
        <source>Copy as a table</source>
        <translation>Copia come tabella</translation>
    </message>
    <message>
        <source>Copy how the game ended as text that names no card, to share it</source>
        <translation>Copia com’è finita la partita come testo che non nomina nessuna carta, per condividerlo</translation>
    </message>
    <message>
        <source>Copy of {file}</source>
        <translation>Copia di {file}</translation>
    </message>
    <message>
        <source>Copy or save this chart</source>
        <translation>Copia o salva questo grafico</translation>
    </message>
    <message>
        <source>Copy the marks of your paper sheet; each is checked at once</source>
        <translation>Copia i segni del tuo foglio di carta; ognuno è verificato subito</translation>
    </message>
    <message>
        <source>Copy your paper: each mark is checked at once.</source>
        <translation>Copia il foglio di carta: ogni segno è verificato subito.</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Correggi</translation>
    </message>
    <message>
        <source>Correct entry {number}</source>
        <comment>a button</comment>
        <translation>Correggi la voce {number}</translation>
    </message>
    <message>
        <source>Correct entry {number}: click where {player} went. Esc leaves it as it is.</source>
        <translation>Correggi la voce {number}: fai clic dove è andato il giocatore ({player}). Esc la lascia com’è.</translation>
    </message>
    <message>
        <source>Correct entry {number}: {words}</source>
        <translation>Correggi la voce {number}: {words}</translation>
    </message>
    <message>
        <source>Correct it…</source>
        <translation>Correggila…</translation>
    </message>
    <message>
        <source>Correct players, cards and rules of this game</source>
        <translation>Correggi giocatori, carte e regole di questa partita</translation>
    </message>
    <message>
        <source>Correct the set-up to see numbers again.</source>
        <translation>Correggi la preparazione per rivedere i numeri.</translation>
    </message>
    <message>
        <source>Correct the set-up…</source>
        <translation>Correggi la preparazione…</translation>
    </message>
    <message>
        <source>Correct this entry (Enter or double-click)</source>
        <translation>Correggi questa voce (Invio o doppio clic)</translation>
    </message>
    <message>
        <source>Corrections could not be found: {error}</source>
        <translation>Non è stato possibile trovare correzioni: {error}</translation>
    </message>
    <message>
        <source>Could not work out which card to show: {error}.</source>
        <translation>Impossibile stabilire quale carta mostrare: {error}.</translation>
    </message>
    <message>
        <source>Count again</source>
        <translation>Conta di nuovo</translation>
    </message>
    <message>
        <source>Counts every possible deal. Its numbers are exact, but it gives up where there are too many deals.</source>
        <translation>Conta tutte le distribuzioni possibili. I numeri sono esatti, ma rinuncia se le distribuzioni sono troppe.</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Croce</translation>
    </message>
    <message>
        <source>Ctrl+Plus and Ctrl+Minus work anywhere; Ctrl+0 resets.</source>
        <translation>Ctrl+Più e Ctrl+Meno funzionano ovunque; Ctrl+0 ripristina.</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Ctrl+clic</translation>
    </message>
    <message>
        <source>Ctrl+click cells of the sheet to see how likely they became.</source>
        <translation>Ctrl+clic sulle celle del foglio mostra come è cambiata la loro probabilità.</translation>
    </message>
    <message>
        <source>Daily game, {day}</source>
        <translation>Partita del giorno, {day}</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Dark text on a light background.</source>
        <translation>Testo scuro su sfondo chiaro.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Deal evenly</source>
        <translation>Dividi equamente</translation>
    </message>
    <message>
        <source>Deerstalker crashed last time. Your games are safe.</source>
        <translation>L’ultima volta Deerstalker si è bloccato. Le tue partite sono al sicuro.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Delete this entry (Del)</source>
        <translation>Elimina questa voce (Canc)</translation>
    </message>
    <message>
        <source>Detach or reattach {panel}</source>
        <translation>Stacca o riaggancia: {panel}</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Dettagli…</translation>
    </message>
    <message>
        <source>Detective’s sheet</source>
        <translation>Foglio da detective</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>Differences in standard errors</source>
        <translation>Differenze in errori standard</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Discard this practice game?</source>
        <translation>Scartare questa partita d’allenamento?</translation>
    </message>
    <message>
        <source>Discover the Secrets (2008)</source>
        <translation>Scopri i segreti (2008)</translation>
    </message>
    <message>
        <source>Done: choose my hand</source>
        <translation>Fatto: scegli la mia mano</translation>
    </message>
    <message>
        <source>Don’t accuse yet.</source>
        <translation>Non accusare ancora.</translation>
    </message>
    <message>
        <source>Doors of the board</source>
        <translation>Porte del tabellone</translation>
    </message>
    <message>
        <source>Drag or click to change the order (or Alt+Up, Alt+Down in the name)</source>
        <translation>Trascina o fai clic per cambiare l’ordine (o Alt+Su, Alt+Giù nel nome)</translation>
    </message>
    <message>
        <source>Draws all deals: the same position always gives the same numbers.</source>
        <translation>Estrae tutte le distribuzioni previste: la stessa posizione dà sempre gli stessi numeri.</translation>
    </message>
    <message>
        <source>Draws deals at random. Four times as many halve the error.</source>
        <translation>Estrae distribuzioni a caso. Con il quadruplo l’errore si dimezza.</translation>
    </message>
    <message>
        <source>Draws fewer deals if time runs out.</source>
        <translation>Estrae meno distribuzioni se il tempo non basta.</translation>
    </message>
    <message>
        <source>E&amp;ngines</source>
        <translation>M&amp;otori</translation>
    </message>
    <message>
        <source>E&amp;xplain a cell</source>
        <translation>&amp;Spiega una cella</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>a rival in a practice game</comment>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Edit card names</source>
        <translation>Modifica i nomi delle carte</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edizione</translation>
    </message>
    <message>
        <source>Edition of the game</source>
        <translation>Edizione del gioco</translation>
    </message>
    <message>
        <source>Effective samples</source>
        <translation>Campioni efficaci</translation>
    </message>
    <message>
        <source>En&amp;gines compared</source>
        <translation>Mot&amp;ori a confronto</translation>
    </message>
    <message>
        <source>End my turn</source>
        <translation>Finisci il turno</translation>
    </message>
    <message>
        <source>End your turn, or accuse?</source>
        <translation>Finisci il turno o accusi?</translation>
    </message>
    <message>
        <source>Engin&amp;e</source>
        <translation>Moto&amp;re</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motore</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Motori</translation>
    </message>
    <message>
        <source>Engines compared</source>
        <translation>Motori a confronto</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>Ingrandisci</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a button: enters what was said</comment>
        <translation>Inserisci</translation>
    </message>
    <message>
        <source>Enter accusation</source>
        <comment>a button</comment>
        <translation>Inserisci l’accusa</translation>
    </message>
    <message>
        <source>Enter each suggestion here: who suggests, the three cards, and who shows one.</source>
        <translation>Inserisci qui ogni ipotesi: chi la fa, le tre carte e chi ne mostra una.</translation>
    </message>
    <message>
        <source>Enter it</source>
        <translation>Inserisci</translation>
    </message>
    <message>
        <source>Enter note</source>
        <comment>a button</comment>
        <translation>Inserisci la nota</translation>
    </message>
    <message>
        <source>Enter suggestion</source>
        <comment>a button</comment>
        <translation>Inserisci l’ipotesi</translation>
    </message>
    <message>
        <source>Enter this</source>
        <comment>a button</comment>
        <translation>Inserisci</translation>
    </message>
    <message>
        <source>Enter what everyone held, for a complete review</source>
        <translation>Inserisci che cosa aveva ognuno, per un’analisi completa</translation>
    </message>
    <message>
        <source>Enter what happens</source>
        <translation>Inserisci ciò che succede</translation>
    </message>
    <message>
        <source>Enter, or show what’s missing</source>
        <translation>Inserisci, o vedi che cosa manca</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Voci</translation>
    </message>
    <message>
        <source>Entries appear here. Select one to see the sheet as it was then.</source>
        <translation>Qui compaiono le voci. Scegline una per rivedere il foglio di allora.</translation>
    </message>
    <message>
        <source>Entries it depends on (all are needed)</source>
        <translation>Voci da cui dipende (servono tutte)</translation>
    </message>
    <message>
        <source>Entries {numbers} go to places that are not on this board.</source>
        <translation>Le voci {numbers} portano in posti che non sono su questo tabellone.</translation>
    </message>
    <message>
        <source>Entries, oldest first</source>
        <translation>Voci, dalla più vecchia</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Voce</translation>
    </message>
    <message>
        <source>Entry</source>
        <comment>below the numbers of entries</comment>
        <translation>Voce</translation>
    </message>
    <message>
        <source>Entry</source>
        <comment>the numbers of entries, below a scale</comment>
        <translation>Voce</translation>
    </message>
    <message>
        <source>Entry it depends on</source>
        <translation>Voce da cui dipende</translation>
    </message>
    <message>
        <source>Entry {entry}</source>
        <translation>Voce {entry}</translation>
    </message>
    <message>
        <source>Entry {entry} · Accusation</source>
        <translation>Voce {entry} · Accusa</translation>
    </message>
    <message>
        <source>Entry {entry} · Card shown to {player}</source>
        <translation>Voce {entry} · Carta mostrata a {player}</translation>
    </message>
    <message>
        <source>Entry {entry} · Move</source>
        <translation>Voce {entry} · Mossa</translation>
    </message>
    <message>
        <source>Entry {entry} · Suggestion</source>
        <translation>Voce {entry} · Ipotesi</translation>
    </message>
    <message>
        <source>Entry {entry}: {line}</source>
        <translation>Voce {entry}: {line}</translation>
    </message>
    <message>
        <source>Entry {number}</source>
        <translation>Voce {number}</translation>
    </message>
    <message>
        <source>Entry {number} goes to a place that is not on this board.</source>
        <translation>La voce {number} porta in un posto che non è su questo tabellone.</translation>
    </message>
    <message>
        <source>Entry {number} no longer fits: {problem}</source>
        <translation>La voce {number} non è più compatibile: {problem}</translation>
    </message>
    <message>
        <source>Entry {number} of the journal cannot be used ({why}), nor can the 1 entry after it.</source>
        <translation>La voce {number} del diario non si può usare ({why}), e con lei la voce che la segue.</translation>
    </message>
    <message>
        <source>Entry {number} of the journal cannot be used ({why}), nor can the {behind} entries after it.</source>
        <translation>La voce {number} del diario non si può usare ({why}), e con lei le {behind} voci che la seguono.</translation>
    </message>
    <message>
        <source>Entry {number} of the journal cannot be used ({why}).</source>
        <translation>La voce {number} del diario non si può usare ({why}).</translation>
    </message>
    <message>
        <source>Entry {number} of the journal, the last one, was only partly written.</source>
        <translation>La voce {number} del diario, l’ultima, non è stata scritta fino in fondo.</translation>
    </message>
    <message>
        <source>Entry {number}, by {who}. {open}</source>
        <translation>Voce {number}, di {who}. {open}</translation>
    </message>
    <message>
        <source>Entry {number}. {open}</source>
        <translation>Voce {number}. {open}</translation>
    </message>
    <message>
        <source>Entry {number}: entered.</source>
        <translation>Voce {number}: inserita.</translation>
    </message>
    <message>
        <source>Entry {number}: nothing new about the envelope.</source>
        <translation>Voce {number}: niente di nuovo sulla busta.</translation>
    </message>
    <message>
        <source>Entry {number}: nothing new.</source>
        <translation>Voce {number}: niente di nuovo.</translation>
    </message>
    <message>
        <source>Entry {number}: the favourites moved closer together.</source>
        <translation>Voce {number}: i favoriti si sono avvicinati.</translation>
    </message>
    <message>
        <source>Entry {number}: the favourites stand out a little more.</source>
        <translation>Voce {number}: i favoriti si staccano un po’ di più.</translation>
    </message>
    <message>
        <source>Entry {number}: {before} to {after} solutions, about {share} ruled out.</source>
        <translation>Voce {number}: da {before} a {after} soluzioni, circa {share} in meno.</translation>
    </message>
    <message>
        <source>Entry {number}: {before} to {after} solutions.</source>
        <translation>Voce {number}: da {before} a {after} soluzioni.</translation>
    </message>
    <message>
        <source>Entry {number}: {line}</source>
        <translation>Voce {number}: {line}</translation>
    </message>
    <message>
        <source>Entry {number}: {line}{notes}.</source>
        <comment>notes: nothing, or some in brackets</comment>
        <translation>Voce {number}: {line}{notes}.</translation>
    </message>
    <message>
        <source>Entry {number}: {text}</source>
        <translation>Voce {number}: {text}</translation>
    </message>
    <message>
        <source>Entry {number}: {what}.</source>
        <comment>what: Dot is out</comment>
        <translation>Voce {number}: {what}.</translation>
    </message>
    <message>
        <source>Envelope</source>
        <translation>Busta</translation>
    </message>
    <message>
        <source>Envelope</source>
        <comment>what heads a column</comment>
        <translation>Busta</translation>
    </message>
    <message>
        <source>Envelope: {cards}</source>
        <comment>cards that are there, as a note in few words</comment>
        <translation>Busta: {cards}</translation>
    </message>
    <message>
        <source>Error report</source>
        <translation>Rapporto di errore</translation>
    </message>
    <message>
        <source>Estimated from the hands they might hold.</source>
        <translation>Stimato dalle mani che potrebbero avere.</translation>
    </message>
    <message>
        <source>Estimated from {deals} drawn deals, with {hands} different hands. There may be more.</source>
        <translation>Stima da {deals} distribuzioni estratte, con {hands} mani diverse. Potrebbero essercene altre.</translation>
    </message>
    <message>
        <source>Estimated from {deals} drawn deals, with {hands} different hands; these {shown} came up most. There may be more.</source>
        <translation>Stima da {deals} distribuzioni estratte, con {hands} mani diverse; ecco le {shown} più frequenti. Potrebbero essercene altre.</translation>
    </message>
    <message>
        <source>Estimated. The lines at the ends show the standard error.</source>
        <translation>Stima. I trattini alle estremità indicano l’errore standard.</translation>
    </message>
    <message>
        <source>Everything grows with the text.</source>
        <translation>Tutto cresce con il testo.</translation>
    </message>
    <message>
        <source>Exact</source>
        <comment>an engine</comment>
        <translation>Esatto</translation>
    </message>
    <message>
        <source>Exact numbers are being computed and will replace these if possible.</source>
        <translation>I numeri esatti sono in calcolo e, se possibile, sostituiranno questi.</translation>
    </message>
    <message>
        <source>Exact numbers are not available: {why}.</source>
        <translation>I numeri esatti non sono disponibili: {why}.</translation>
    </message>
    <message>
        <source>Exact numbers where they can be had in time; otherwise an estimate first, replaced by exact numbers when they are ready.</source>
        <translation>Numeri esatti dove c’è il tempo; altrimenti prima una stima, sostituita dai numeri esatti quando sono pronti.</translation>
    </message>
    <message>
        <source>Exact whenever possible. If that takes longer, an estimate is shown first, then replaced.</source>
        <translation>Esatto ogni volta che è possibile. Se ci vuole più tempo, mostra prima una stima e poi la sostituisce.</translation>
    </message>
    <message>
        <source>Exact, ignored</source>
        <comment>short: an engine, which ignores the choice</comment>
        <translation>Esatto, ign.</translation>
    </message>
    <message>
        <source>Example game</source>
        <translation>Partita d’esempio</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Export the review</source>
        <translation>Esporta l’analisi</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Coperte</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Scoperte</translation>
    </message>
    <message>
        <source>Face up</source>
        <comment>cards that lie open on the table; heads a column</comment>
        <translation>Scoperte</translation>
    </message>
    <message>
        <source>Face up on the table</source>
        <translation>Scoperte sul tavolo</translation>
    </message>
    <message>
        <source>Face up: {cards}</source>
        <comment>cards that are there, as a note in few words</comment>
        <translation>Scoperte: {cards}</translation>
    </message>
    <message>
        <source>Face up: {number} chosen</source>
        <translation>Scoperte: {number} scelte</translation>
    </message>
    <message>
        <source>Face-up cards</source>
        <translation>Carte scoperte</translation>
    </message>
    <message>
        <source>Fair</source>
        <comment>a suggestion: what it tells, beside the best</comment>
        <translation>Discreta</translation>
    </message>
    <message>
        <source>Fast; the errors are twice as large as usual.</source>
        <translation>Rapido; gli errori sono il doppio del consueto.</translation>
    </message>
    <message>
        <source>Fill in this one</source>
        <translation>Compila con questa</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Finita</translation>
    </message>
    <message>
        <source>Finished games they won</source>
        <translation>Partite finite che hanno vinto</translation>
    </message>
    <message>
        <source>Finished games, without the example</source>
        <translation>Partite finite, senza l’esempio</translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>Rimedia…</translation>
    </message>
    <message>
        <source>Follows the system setting.</source>
        <translation>Segue l’impostazione del sistema.</translation>
    </message>
    <message>
        <source>For example: {line}</source>
        <translation>Per esempio: {line}</translation>
    </message>
    <message>
        <source>From about {before} solutions to {after}, on average</source>
        <translation>Da circa {before} soluzioni a {after}, in media</translation>
    </message>
    <message>
        <source>Game library</source>
        <translation>Archivio delle partite</translation>
    </message>
    <message>
        <source>Game library</source>
        <comment>a button</comment>
        <translation>Archivio</translation>
    </message>
    <message>
        <source>Game number</source>
        <translation>Numero della partita</translation>
    </message>
    <message>
        <source>Game over: your accusation was correct. It was {cards}.</source>
        <translation>Partita finita: la tua accusa era giusta. Era {cards}.</translation>
    </message>
    <message>
        <source>Game over: {who} accused correctly. It was {cards}.</source>
        <translation>Partita finita: accusa giusta di {who}. Era {cards}.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Games and players</source>
        <translation>Partite e giocatori</translation>
    </message>
    <message>
        <source>Gives a lot away.</source>
        <comment>a suggestion, to the others</comment>
        <translation>Rivela molto.</translation>
    </message>
    <message>
        <source>Gives little away.</source>
        <comment>a suggestion, to the others</comment>
        <translation>Rivela poco.</translation>
    </message>
    <message>
        <source>Gives something away.</source>
        <comment>a suggestion, to the others</comment>
        <translation>Rivela qualcosa.</translation>
    </message>
    <message>
        <source>Go back a field and clear it</source>
        <translation>Torna indietro di un campo e svuotalo</translation>
    </message>
    <message>
        <source>Go from cell to cell</source>
        <translation>Passa da una cella all’altra</translation>
    </message>
    <message>
        <source>Go from point to point</source>
        <translation>Passa da un punto all’altro</translation>
    </message>
    <message>
        <source>Go on with the entry</source>
        <translation>Continua con la voce</translation>
    </message>
    <message>
        <source>Go to an option and choose it</source>
        <translation>Vai a un’opzione e sceglila</translation>
    </message>
    <message>
        <source>Go to the advice with the keyboard</source>
        <translation>Vai al consiglio con la tastiera</translation>
    </message>
    <message>
        <source>Go to the next field</source>
        <translation>Vai al campo successivo</translation>
    </message>
    <message>
        <source>Go to: {place}</source>
        <translation>Vai: {place}</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>a suggestion: what it tells, beside the best</comment>
        <translation>Buona</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Ho capito</translation>
    </message>
    <message>
        <source>Greedy</source>
        <comment>a policy: who advises</comment>
        <translation>Avida</translation>
    </message>
    <message>
        <source>Habits known: {players}</source>
        <translation>Abitudini note: {players}</translation>
    </message>
    <message>
        <source>Habits of the &amp;players…</source>
        <translation>&amp;Abitudini dei giocatori…</translation>
    </message>
    <message>
        <source>Habits of the players</source>
        <translation>Abitudini dei giocatori</translation>
    </message>
    <message>
        <source>Half the usual error; takes four times as long.</source>
        <translation>La metà dell’errore consueto; ci mette quattro volte di più.</translation>
    </message>
    <message>
        <source>Han&amp;ds…</source>
        <translation>Man&amp;i…</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mani</translation>
    </message>
    <message>
        <source>Hands, the likeliest first</source>
        <translation>Mani, dalla più probabile</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>a rival in a practice game</comment>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Has it or not</source>
        <translation>Ce l’ha o no</translation>
    </message>
    <message>
        <source>Has it?</source>
        <comment>a caption: has it or not</comment>
        <translation>Ce l’ha?</translation>
    </message>
    <message>
        <source>Has left.</source>
        <translation>Se n’è andato.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Guida</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indizio</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>Possessori</translation>
    </message>
    <message>
        <source>Hollow points are estimates.</source>
        <translation>I punti vuoti sono stime.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regole della casa</translation>
    </message>
    <message>
        <source>House rules and more</source>
        <translation>Regole della casa e altro</translation>
    </message>
    <message>
        <source>How advice is given</source>
        <translation>Come si consiglia</translation>
    </message>
    <message>
        <source>How close</source>
        <translation>Quanto vicino</translation>
    </message>
    <message>
        <source>How close are the others?</source>
        <comment>the other players</comment>
        <translation>Quanto sono vicini gli altri?</translation>
    </message>
    <message>
        <source>How close are the others? (estimated)</source>
        <comment>the other players</comment>
        <translation>Quanto sono vicini gli altri? (stima)</translation>
    </message>
    <message>
        <source>How close the &amp;others are</source>
        <translation>A che punto sono gli &amp;altri</translation>
    </message>
    <message>
        <source>How close the others are</source>
        <translation>A che punto sono gli altri</translation>
    </message>
    <message>
        <source>How large text is</source>
        <translation>Dimensione del testo</translation>
    </message>
    <message>
        <source>How likely</source>
        <translation>Probabilità</translation>
    </message>
    <message>
        <source>How likely cells &amp;became</source>
        <translation>Come è cambiata la probabilità delle &amp;celle</translation>
    </message>
    <message>
        <source>How likely cells became</source>
        <translation>Come è cambiata la probabilità delle celle</translation>
    </message>
    <message>
        <source>How long Automatic waits for exact numbers</source>
        <translation>Quanto tempo Automatico aspetta i numeri esatti</translation>
    </message>
    <message>
        <source>How long Monte Carlo may take</source>
        <translation>Quanto tempo può metterci Monte Carlo</translation>
    </message>
    <message>
        <source>How many cards this player has</source>
        <translation>Quante carte ha questo giocatore</translation>
    </message>
    <message>
        <source>How many certain cells are missed; then which entry, which cell, and why</source>
        <translation>Quante celle certe mancano; poi quale voce, quale cella, e perché</translation>
    </message>
    <message>
        <source>How many deals Monte Carlo draws</source>
        <translation>Quante distribuzioni estrae Monte Carlo</translation>
    </message>
    <message>
        <source>How many of their accusations were correct</source>
        <translation>Quante delle loro accuse erano giuste</translation>
    </message>
    <message>
        <source>How many rivals</source>
        <translation>Quanti avversari</translation>
    </message>
    <message>
        <source>How much each player could know before the accusation that ended the game</source>
        <translation>Quanto poteva sapere ciascuno prima dell’accusa che ha chiuso la partita</translation>
    </message>
    <message>
        <source>How much of the envelope was open, from the first entry to the last</source>
        <translation>Quanto della busta restava aperto, dalla prima voce all’ultima</translation>
    </message>
    <message>
        <source>How should the advice play?</source>
        <translation>Come deve giocare il consiglio?</translation>
    </message>
    <message>
        <source>How the game ended</source>
        <translation>Come è finita la partita</translation>
    </message>
    <message>
        <source>How the others choose</source>
        <translation>Come scelgono gli altri</translation>
    </message>
    <message>
        <source>How you play</source>
        <translation>Come giochi</translation>
    </message>
    <message>
        <source>Hunch: {belief}</source>
        <comment>belief: I think so (75%)</comment>
        <translation>Intuizione: {belief}</translation>
    </message>
    <message>
        <source>Hunches included: {n}</source>
        <comment>in the numbers</comment>
        <translation>Intuizioni incluse: {n}</translation>
    </message>
    <message>
        <source>Hunches left out: {n}</source>
        <comment>of the numbers</comment>
        <translation>Intuizioni non incluse: {n}</translation>
    </message>
    <message>
        <source>I am player {number}</source>
        <translation>Io sono il giocatore {number}</translation>
    </message>
    <message>
        <source>I happened to see the card</source>
        <translation>Ho visto la carta per caso</translation>
    </message>
    <message>
        <source>I saw</source>
        <comment>a caption: a leftover card</comment>
        <translation>Ho visto</translation>
    </message>
    <message>
        <source>I saw it…</source>
        <comment>a card that was not meant for my eyes</comment>
        <translation>L’ho vista…</translation>
    </message>
    <message>
        <source>I think so ({p})</source>
        <translation>credo di sì ({p})</translation>
    </message>
    <message numerus="yes">
        <source>I won with %n suggestion(s).</source>
        <translation>
            <numerusform>Ho vinto con %n ipotesi.</numerusform>
            <numerusform>Ho vinto con %n ipotesi.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you roll</source>
        <translation>Se tiri</translation>
    </message>
    <message>
        <source>If you suggest {cards}</source>
        <comment>{cards}: three names with commas between them</comment>
        <translation>Se ipotizzi {cards}</translation>
    </message>
    <message>
        <source>If {clause}:</source>
        <translation>Se {clause}:</translation>
    </message>
    <message>
        <source>In a chart</source>
        <translation>In un grafico</translation>
    </message>
    <message>
        <source>In the entry</source>
        <translation>Nella voce</translation>
    </message>
    <message>
        <source>In the envelope</source>
        <translation>Nella busta</translation>
    </message>
    <message>
        <source>In the envelope: {cards}</source>
        <translation>Nella busta: {cards}</translation>
    </message>
    <message>
        <source>In the other deal it is here.</source>
        <comment>a deal that fits all entries, too</comment>
        <translation>Nell’altra distribuzione è qui.</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Nella finestra</translation>
    </message>
    <message>
        <source>Include the &amp;game: players, cards and entries</source>
        <translation>Includi la &amp;partita: giocatori, carte e voci</translation>
    </message>
    <message>
        <source>Insert before</source>
        <translation>Inserisci prima</translation>
    </message>
    <message>
        <source>Insert before entry {number}</source>
        <comment>a button</comment>
        <translation>Inserisci prima della voce {number}</translation>
    </message>
    <message>
        <source>Into</source>
        <comment>a caption: rooms that can be reached</comment>
        <translation>Entra</translation>
    </message>
    <message>
        <source>Is it your turn? Advice tells you what to do next, and why.</source>
        <translation>È il tuo turno? Il consiglio ti dice che cosa fare adesso e perché.</translation>
    </message>
    <message>
        <source>Is {card:the} {where}?</source>
        <comment>where: with Bob, in the envelope …</comment>
        <translation>È {where} {card:the}?</translation>
    </message>
    <message>
        <source>It cannot be brought back.</source>
        <translation>Non si può recuperare.</translation>
    </message>
    <message>
        <source>It ignores how players choose which card to show, unlike the rules of this game.</source>
        <translation>Ignora come i giocatori scelgono la carta da mostrare, diversamente dalle regole di questa partita.</translation>
    </message>
    <message>
        <source>It may be open on another computer ({host}).</source>
        <translation>Forse è aperta su un altro computer ({host}).</translation>
    </message>
    <message numerus="yes">
        <source>It moves %n number(s) by more than 5 points:</source>
        <translation>
            <numerusform>Cambia %n numero di più di 5 punti:</numerusform>
            <numerusform>Cambia %n numeri di più di 5 punti:</numerusform>
        </translation>
    </message>
    <message>
        <source>It moves no number by more than 5 points yet.</source>
        <translation>Per ora non cambia nessun numero di più di 5 punti.</translation>
    </message>
    <message>
        <source>It ruled nothing out; the favourites moved closer together ({bits}).</source>
        <translation>Non ha escluso nulla; i favoriti si sono avvicinati ({bits}).</translation>
    </message>
    <message>
        <source>It ruled out {share} of what was possible ({bits}).</source>
        <comment>share: 20%</comment>
        <translation>Ha escluso il {share} di ciò che era possibile ({bits}).</translation>
    </message>
    <message>
        <source>It stopped at the time limit of the preferences: more time, smaller errors.</source>
        <translation>Si è fermata al limite di tempo delle preferenze: più tempo, errori minori.</translation>
    </message>
    <message>
        <source>It tells {each} bits.</source>
        <comment>each: Bob about 0.25 and Cid about 0.10</comment>
        <translation>Dice (in bit): {each}.</translation>
    </message>
    <message>
        <source>It tells {who} as little as {card}, and more players have seen it already.</source>
        <translation>Dice a {who} tanto poco quanto {card}, e più giocatori l’hanno già vista.</translation>
    </message>
    <message>
        <source>It tells {who} as little as {card}.</source>
        <translation>Dice a {who} tanto poco quanto {card}.</translation>
    </message>
    <message>
        <source>It tells {who} less than {card} would.</source>
        <comment>a card to show, and another</comment>
        <translation>Dice a {who} meno di questa: {card}.</translation>
    </message>
    <message>
        <source>It told you nothing about the envelope.</source>
        <translation>Non ha detto niente sulla busta.</translation>
    </message>
    <message>
        <source>It was</source>
        <comment>a caption: right or wrong</comment>
        <translation>Era</translation>
    </message>
    <message>
        <source>It was here when the cards were laid open.</source>
        <translation>Era qui: le carte sono state scoperte.</translation>
    </message>
    <message>
        <source>It was {who}</source>
        <translation>Era {who}</translation>
    </message>
    <message>
        <source>It’s the only one you hold.</source>
        <comment>a card to show</comment>
        <translation>È l’unica che hai.</translation>
    </message>
    <message>
        <source>I’m almost sure ({p})</source>
        <translation>quasi certamente ({p})</translation>
    </message>
    <message>
        <source>I’m only watching</source>
        <translation>Guardo soltanto</translation>
    </message>
    <message>
        <source>Judged by what you knew at that moment. A suggestion “rules out” the share of the possible solutions that its answer would rule out on average.</source>
        <translation>Giudicato da ciò che sapevi in quel momento. Un’ipotesi «esclude» la parte delle soluzioni possibili che la sua risposta escluderebbe in media.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>Keep this entry in the list without counting it, or count it again (Space)</source>
        <translation>Tieni questa voce nell’elenco senza contarla, o contala di nuovo (Spazio)</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Known to</source>
        <comment>a caption: who knows what is entered</comment>
        <translation>Sanno</translation>
    </message>
    <message>
        <source>Knows it now</source>
        <translation>La conosce ora</translation>
    </message>
    <message>
        <source>Knows it on the next turn</source>
        <translation>La conosce al prossimo turno</translation>
    </message>
    <message>
        <source>Knows the solution now</source>
        <translation>Conosce la soluzione ora</translation>
    </message>
    <message>
        <source>Laid open ({entries}).</source>
        <comment>a card; entries: entry 12</comment>
        <translation>Scoperta ({entries}).</translation>
    </message>
    <message>
        <source>Largest difference</source>
        <translation>Differenza massima</translation>
    </message>
    <message>
        <source>Left: about {envelope} solutions (suspects {suspect}, weapons {weapon}, rooms {room}).</source>
        <translation>Restano circa {envelope} soluzioni (sospettati {suspect}, armi {weapon}, stanze {room}).</translation>
    </message>
    <message>
        <source>Left: suspects {suspect}, weapons {weapon}, rooms {room}.</source>
        <translation>Restano: sospettati {suspect}, armi {weapon}, stanze {room}.</translation>
    </message>
    <message>
        <source>Leftover cards: none</source>
        <translation>Carte avanzate: nessuna</translation>
    </message>
    <message>
        <source>Leftover cards: {number}</source>
        <translation>Carte avanzate: {number}</translation>
    </message>
    <message>
        <source>Let them follow, too</source>
        <translation>Adattali anche</translation>
    </message>
    <message>
        <source>Let what the others suggest count, too, not only what the cards say</source>
        <translation>Tieni conto anche delle ipotesi degli altri, non solo di ciò che dicono le carte</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licenza</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Light or dark colours</source>
        <translation>Colori chiari o scuri</translation>
    </message>
    <message>
        <source>Light text on a dark background.</source>
        <translation>Testo chiaro su sfondo scuro.</translation>
    </message>
    <message>
        <source>Likely &amp;hands…</source>
        <translation>&amp;Mani probabili…</translation>
    </message>
    <message>
        <source>Likely (50% or more)</source>
        <translation>Probabili (50% o più)</translation>
    </message>
    <message>
        <source>Likely for {who}: {cards}</source>
        <translation>È probabile che {who} abbia: {cards}</translation>
    </message>
    <message>
        <source>Likely hands</source>
        <translation>Mani probabili</translation>
    </message>
    <message>
        <source>Likely hands of the pool…</source>
        <translation>Mani probabili della riserva…</translation>
    </message>
    <message>
        <source>Likely hands of {player}…</source>
        <translation>Mani probabili di {player}…</translation>
    </message>
    <message>
        <source>Likely: {cards}</source>
        <translation>Probabili: {cards}</translation>
    </message>
    <message>
        <source>Likes to show a player the same card again: {times} of {occasions} ({expected} expected)</source>
        <translation>Tende a mostrare di nuovo la stessa carta a un giocatore: {times} su {occasions} (previsto: {expected})</translation>
    </message>
    <message>
        <source>Likes to show {kind}: {times} of {occasions} ({expected} expected)</source>
        <translation>Mostra volentieri {kind}: {times} su {occasions} (previsto: {expected})</translation>
    </message>
    <message>
        <source>Look at the cards lying face up.</source>
        <translation>Guarda le carte scoperte.</translation>
    </message>
    <message>
        <source>Look at the number of cards that each holder has.</source>
        <translation>Guarda quante carte ha ogni possessore.</translation>
    </message>
    <message>
        <source>Look at your own cards.</source>
        <translation>Guarda le tue carte.</translation>
    </message>
    <message>
        <source>Look at {entry}.</source>
        <translation>Guarda la {entry}.</translation>
    </message>
    <message>
        <source>Look closer, or see more</source>
        <translation>Guarda più da vicino, o più da lontano</translation>
    </message>
    <message>
        <source>Looking for corrections…</source>
        <translation>Cerco correzioni…</translation>
    </message>
    <message>
        <source>Looking it up…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Fortuna e abilità</translation>
    </message>
    <message>
        <source>Lucky answers: they told you {value:.1f} bits more than you could expect.</source>
        <translation>Fortuna con le risposte: ti hanno detto {value:.1f} bit in più di quanto potevi aspettarti.</translation>
    </message>
    <message>
        <source>Lucky dice: they saved you about {value:.1f} turns.</source>
        <translation>Fortuna con i dadi: ti hanno fatto risparmiare circa {value:.1f} turni.</translation>
    </message>
    <message>
        <source>Make everything large enough for a finger</source>
        <translation>Rendi tutto abbastanza grande per le dita</translation>
    </message>
    <message>
        <source>Make that mark again (on the sheet also Ctrl+Y)</source>
        <translation>Ripeti quel segno (sul foglio anche Ctrl+Y)</translation>
    </message>
    <message>
        <source>Make this entry (Enter)</source>
        <translation>Inserisci questa voce (Invio)</translation>
    </message>
    <message>
        <source>Make your own marks on an empty sheet, and have them checked; numbers are hidden</source>
        <translation>Fai i tuoi segni su un foglio vuoto e falli verificare; i numeri sono nascosti</translation>
    </message>
    <message>
        <source>Makes your accusation surest.</source>
        <translation>Rende più sicura la tua accusa.</translation>
    </message>
    <message>
        <source>Mark the best places for you to go; others at the table may see the screen</source>
        <translation>Segna i posti migliori dove andare; gli altri al tavolo possono vedere lo schermo</translation>
    </message>
    <message>
        <source>Mark the card that tells the least</source>
        <translation>Segna la carta che dice di meno</translation>
    </message>
    <message>
        <source>Marks of another game are not shown. They are in {file}.</source>
        <translation>I segni di un’altra partita non sono mostrati. Sono in {file}.</translation>
    </message>
    <message>
        <source>Master</source>
        <comment>a rival in a practice game</comment>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Master Detective</source>
        <translation>Master Detective</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Me</source>
        <comment>the name of the first player, whose sheet this is</comment>
        <translation>Io</translation>
    </message>
    <message>
        <source>Me</source>
        <comment>who of the players I am</comment>
        <translation>Io</translation>
    </message>
    <message>
        <source>Mean difference</source>
        <translation>Differenza media</translation>
    </message>
    <message>
        <source>Middle</source>
        <comment>a rival in a practice game</comment>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Persi</translation>
    </message>
    <message>
        <source>Modern (2016)</source>
        <translation>Moderna (2016)</translation>
    </message>
    <message>
        <source>Modern (2023)</source>
        <translation>Moderna (2023)</translation>
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
        <translation>Altre risposte…</translation>
    </message>
    <message>
        <source>Most likely</source>
        <translation>La più probabile</translation>
    </message>
    <message>
        <source>Most likely, as people play</source>
        <translation>La più probabile, secondo come si gioca</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Sposta in &amp;giù</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Sposta in &amp;su</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Sposta giù</translation>
    </message>
    <message>
        <source>Move player {number}</source>
        <translation>Sposta il giocatore {number}</translation>
    </message>
    <message>
        <source>Move this entry down (Alt+Down, or drag it)</source>
        <translation>Sposta giù questa voce (Alt+Giù, o trascinala)</translation>
    </message>
    <message>
        <source>Move this entry up (Alt+Up, or drag it)</source>
        <translation>Sposta su questa voce (Alt+Su, o trascinala)</translation>
    </message>
    <message>
        <source>Move this token (Page Down on the board)</source>
        <translation>Muovi questa pedina (Pag giù sul tabellone)</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Sposta su</translation>
    </message>
    <message>
        <source>Moves are corrected on the board, but this game has none. You can delete the entry.</source>
        <translation>Le mosse si correggono sul tabellone, ma questa partita non ne ha. Puoi eliminare la voce.</translation>
    </message>
    <message>
        <source>My hand</source>
        <translation>La mia mano</translation>
    </message>
    <message>
        <source>My hand: {number} of {size} chosen</source>
        <translation>La mia mano: {number} su {size} scelte</translation>
    </message>
    <message>
        <source>My own cards…</source>
        <translation>Carte personalizzate…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Nome del giocatore {number}</translation>
    </message>
    <message>
        <source>Names that differ only in case or accents count as one</source>
        <translation>I nomi che differiscono solo per maiuscole o accenti contano come uno</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>Pro&amp;ssima</translation>
    </message>
    <message>
        <source>Never below {number}%</source>
        <comment>when to accuse: a chance of being right</comment>
        <translation>Mai sotto il {number}%</translation>
    </message>
    <message>
        <source>New</source>
        <comment>how many cells became certain, below a scale</comment>
        <translation>Nuove</translation>
    </message>
    <message>
        <source>New certain cells</source>
        <translation>Nuove celle certe</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>New: {marks}</source>
        <comment>cells of the sheet</comment>
        <translation>Nuove: {marks}</translation>
    </message>
    <message>
        <source>Next contradiction</source>
        <translation>Prossima contraddizione</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>No advice while entries contradict each other.</source>
        <translation>Finché le voci si contraddicono non ci sono consigli.</translation>
    </message>
    <message>
        <source>No advice: {reason}.</source>
        <translation>Non c’è nessun consiglio: {reason}.</translation>
    </message>
    <message>
        <source>No answer. {reason}</source>
        <comment>reason: a clause that begins with a capital</comment>
        <translation>Nessuna risposta. {reason}</translation>
    </message>
    <message>
        <source>No card is called “{text}”.</source>
        <translation>Nessuna carta si chiama «{text}».</translation>
    </message>
    <message>
        <source>No card is certain.</source>
        <translation>Nessuna carta è certa.</translation>
    </message>
    <message>
        <source>No certain cell is missed.</source>
        <translation>Non ti manca nessuna cella certa.</translation>
    </message>
    <message>
        <source>No deal fits all of them. There is no short proof.</source>
        <translation>Nessuna distribuzione le soddisfa tutte. Non c’è una prova breve.</translation>
    </message>
    <message>
        <source>No earlier games</source>
        <translation>Nessuna partita precedente</translation>
    </message>
    <message>
        <source>No entries</source>
        <translation>Nessuna voce</translation>
    </message>
    <message>
        <source>No entries yet. This chart shows what each entry tells you.</source>
        <translation>Ancora nessuna voce. Questo grafico mostra che cosa ti dice ogni voce.</translation>
    </message>
    <message>
        <source>No game is open.</source>
        <translation>Nessuna partita aperta.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Ancora nessuna partita</translation>
    </message>
    <message>
        <source>No games yet. A game is added when you close it or record its result.</source>
        <translation>Ancora nessuna partita. Una partita si aggiunge quando la chiudi o ne registri il risultato.</translation>
    </message>
    <message>
        <source>No hand stands out: hardly any two of the {deals} deals drawn gave this player the same hand.</source>
        <translation>Nessuna mano spicca: delle {deals} distribuzioni estratte, quasi mai due davano a questo giocatore la stessa mano.</translation>
    </message>
    <message>
        <source>No mark</source>
        <translation>Nessun segno</translation>
    </message>
    <message>
        <source>No match for “{sought}”.</source>
        <translation>Nessun risultato per «{sought}».</translation>
    </message>
    <message>
        <source>No numbers while the set-up contradicts itself.</source>
        <translation>Finché la preparazione si contraddice non ci sono numeri.</translation>
    </message>
    <message>
        <source>No one</source>
        <comment>shows a card</comment>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>No one could have known from public information alone.</source>
        <translation>Nessuno avrebbe potuto saperlo solo da ciò che tutti hanno visto.</translation>
    </message>
    <message>
        <source>No one is left to move.</source>
        <translation>Non c’è più nessuno da muovere.</translation>
    </message>
    <message numerus="yes">
        <source>No one won; I made %n suggestion(s).</source>
        <translation>
            <numerusform>Non ha vinto nessuno; ho fatto %n ipotesi.</numerusform>
            <numerusform>Non ha vinto nessuno; ho fatto %n ipotesi.</numerusform>
        </translation>
    </message>
    <message>
        <source>No one; you look at a leftover card</source>
        <translation>Nessuno; guardi una carta avanzata</translation>
    </message>
    <message>
        <source>No other hand is possible.</source>
        <translation>Nessun’altra mano è possibile.</translation>
    </message>
    <message>
        <source>No other moves would have saved you time.</source>
        <translation>Nessun’altra mossa ti avrebbe fatto risparmiare tempo.</translation>
    </message>
    <message>
        <source>No other player can still accuse.</source>
        <translation>Nessun altro giocatore può ancora accusare.</translation>
    </message>
    <message>
        <source>No other solution is possible.</source>
        <translation>Nessun’altra soluzione è possibile.</translation>
    </message>
    <message>
        <source>No other suggestions would have told you more.</source>
        <translation>Nessun’altra ipotesi ti avrebbe detto di più.</translation>
    </message>
    <message>
        <source>No room in reach is worth stopping for.</source>
        <translation>Nessuna stanza raggiungibile merita una sosta.</translation>
    </message>
    <message>
        <source>No single suggestion is likely to.</source>
        <comment>below: What would settle it</comment>
        <translation>Probabilmente nessuna singola ipotesi.</translation>
    </message>
    <message>
        <source>No suggestion</source>
        <translation>Nessuna ipotesi</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>who won</comment>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Nobody can show a card.</source>
        <translation>Nessuno può mostrare una carta.</translation>
    </message>
    <message>
        <source>Nobody shows a card</source>
        <translation>Nessuno mostra una carta</translation>
    </message>
    <message>
        <source>Nobody wins. It was {cards}.</source>
        <translation>Non vince nessuno. Era {cards}.</translation>
    </message>
    <message>
        <source>Nobody wins: a game ends after {turns} turns. It was {cards}.</source>
        <translation>Non vince nessuno: una partita finisce dopo {turns} turni. Era {cards}.</translation>
    </message>
    <message>
        <source>Nobody: you look at a leftover card. Which one is it?</source>
        <translation>Nessuno: guardi una carta avanzata. Qual è?</translation>
    </message>
    <message numerus="yes">
        <source>None of %n card(s) is likely</source>
        <translation>
            <numerusform>L’unica carta non è probabile</numerusform>
            <numerusform>Nessuna delle %n carte è probabile</numerusform>
        </translation>
    </message>
    <message>
        <source>Normal: a second or two</source>
        <translation>Normale: un secondo o due</translation>
    </message>
    <message>
        <source>Not all of your marks could be read. The file as it was is kept as {file}.</source>
        <translation>Non tutti i tuoi segni erano leggibili. Il file originale è conservato come {file}.</translation>
    </message>
    <message>
        <source>Not certain yet.</source>
        <translation>Non ancora certo.</translation>
    </message>
    <message>
        <source>Not exported: {reason}.</source>
        <translation>Non esportato: {reason}.</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Non finita</translation>
    </message>
    <message>
        <source>Not here. {why}</source>
        <comment>whether to accuse, and a sentence that says why</comment>
        <translation>Non qui. {why}</translation>
    </message>
    <message>
        <source>Not known yet: does {who} have {card}?</source>
        <translation>Non si sa ancora se {card} sia in mano a {who}.</translation>
    </message>
    <message>
        <source>Not known yet: is {card} face up?</source>
        <translation>Non si sa ancora se {card} sia fra le carte scoperte.</translation>
    </message>
    <message>
        <source>Not known yet: is {card} in the envelope?</source>
        <translation>Non si sa ancora se {card} sia nella busta.</translation>
    </message>
    <message>
        <source>Not known yet: is {card} in the pool?</source>
        <translation>Non si sa ancora se {card} sia nella riserva.</translation>
    </message>
    <message>
        <source>Not noted for {who}. Click if {who} passed</source>
        <translation>Per {who} niente è annotato. Fai clic se {who} ha passato</translation>
    </message>
    <message>
        <source>Not printed: cannot write to the printer or file.</source>
        <translation>Non stampato: impossibile scrivere sulla stampante o nel file.</translation>
    </message>
    <message>
        <source>Not printed: {reason}.</source>
        <translation>Non stampato: {reason}.</translation>
    </message>
    <message>
        <source>Not saved: {error}. Try another folder.</source>
        <translation>Non salvato: {error}. Prova con un’altra cartella.</translation>
    </message>
    <message>
        <source>Not saved: {reason}.</source>
        <translation>Non salvato: {reason}.</translation>
    </message>
    <message>
        <source>Not saved: {reason}. Nothing is lost; save the game to another file.</source>
        <translation>Non salvato: {reason}. Niente è perduto; salva la partita in un altro file.</translation>
    </message>
    <message>
        <source>Not yet. {why}</source>
        <comment>whether to accuse, and a sentence that says why</comment>
        <translation>Non ancora. {why}</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>something known from elsewhere</comment>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>what an engine says of its answer</comment>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Note: {who} does not have {card}</source>
        <translation>Nota: {who} non ha {card}</translation>
    </message>
    <message>
        <source>Note: {who} has at least one of {cards}</source>
        <comment>cards: Rope, Hall</comment>
        <translation>Nota: {who} ha almeno una fra {cards}</translation>
    </message>
    <message>
        <source>Note: {who} has at least {number} of {cards}</source>
        <comment>cards: Rope, Hall, Study</comment>
        <translation>Nota: {who} ha almeno {number} fra {cards}</translation>
    </message>
    <message>
        <source>Note: {who} has none of {cards}</source>
        <comment>cards: Rope, Hall</comment>
        <translation>Nota: {who} non ha nessuna fra {cards}</translation>
    </message>
    <message>
        <source>Note: {who} has {cards}</source>
        <comment>cards: Rope, Hall</comment>
        <translation>Nota: {who} ha {cards}</translation>
    </message>
    <message>
        <source>Note: {who} has {card}</source>
        <translation>Nota: {who} ha {card}</translation>
    </message>
    <message>
        <source>Nothing happened</source>
        <translation>Non è successo niente</translation>
    </message>
    <message>
        <source>Nothing has been asked yet. Who begins?</source>
        <translation>Nessuno ha ancora chiesto. Chi comincia?</translation>
    </message>
    <message>
        <source>Nothing new is certain.</source>
        <translation>Niente di nuovo è certo.</translation>
    </message>
    <message>
        <source>Nothing to count: the hand was never revealed, or there was nothing to choose</source>
        <translation>Niente da contare: la mano non è mai stata rivelata, o non c’era niente da scegliere</translation>
    </message>
    <message>
        <source>Now certain: {sentences}</source>
        <translation>Ora è certo: {sentences}</translation>
    </message>
    <message>
        <source>Number of entries</source>
        <translation>Numero di voci</translation>
    </message>
    <message>
        <source>Numbers are hidden.</source>
        <translation>I numeri sono nascosti.</translation>
    </message>
    <message>
        <source>Numbers are hidden. Click a cell to mark it.</source>
        <translation>I numeri sono nascosti. Fai clic su una cella per segnarla.</translation>
    </message>
    <message>
        <source>Numbers are hidden. Switch your own sheet off to review or print this game.</source>
        <translation>I numeri sono nascosti. Disattiva il tuo foglio per analizzare o stampare questa partita.</translation>
    </message>
    <message>
        <source>Numbers by</source>
        <translation>Calcolo dei numeri</translation>
    </message>
    <message>
        <source>Of</source>
        <comment>a caption: whose card was seen</comment>
        <translation>Di</translation>
    </message>
    <message>
        <source>Of this page</source>
        <translation>Di questa pagina</translation>
    </message>
    <message>
        <source>Offer cards the sheet rules out, too</source>
        <translation>Offri anche le carte escluse dal foglio</translation>
    </message>
    <message>
        <source>Often suggests {own}: {times} of {occasions} ({expected} expected)</source>
        <translation>Chiede spesso {own}: {times} su {occasions} (previsto: {expected})</translation>
    </message>
    <message>
        <source>On my own</source>
        <translation>Senza aiuto</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sul tabellone</translation>
    </message>
    <message>
        <source>On the next turn</source>
        <translation>Al prossimo turno</translation>
    </message>
    <message>
        <source>On the sheet</source>
        <translation>Sul foglio</translation>
    </message>
    <message>
        <source>On to my turn</source>
        <translation>Vai al mio turno</translation>
    </message>
    <message>
        <source>On to the end</source>
        <translation>Vai alla fine</translation>
    </message>
    <message>
        <source>On to the end…</source>
        <translation>Fino alla fine…</translation>
    </message>
    <message>
        <source>On to your turn…</source>
        <translation>Fino al tuo turno…</translation>
    </message>
    <message>
        <source>On your own sheet</source>
        <translation>Sul tuo foglio</translation>
    </message>
    <message numerus="yes">
        <source>One of %n almost equally likely</source>
        <translation>
            <numerusform>L’unica possibile</numerusform>
            <numerusform>Una delle %n quasi ugualmente probabili</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of %n equally likely</source>
        <translation>
            <numerusform>L’unica possibile</numerusform>
            <numerusform>Una delle %n ugualmente probabili</numerusform>
        </translation>
    </message>
    <message>
        <source>One of several</source>
        <translation>Una fra più</translation>
    </message>
    <message>
        <source>One unreadable preference was reset to its default: {names}.</source>
        <translation>Una preferenza illeggibile è tornata al valore predefinito: {names}.</translation>
    </message>
    <message>
        <source>Only what everyone has seen. No one’s cards are shown.</source>
        <translation>Solo ciò che tutti hanno visto. Non si vedono le carte di nessuno.</translation>
    </message>
    <message>
        <source>Only when certain</source>
        <comment>when to accuse</comment>
        <translation>Solo con certezza</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Apri &amp;recenti</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Apri una copia</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>Open a game from a file</source>
        <translation>Apri una partita da un file</translation>
    </message>
    <message>
        <source>Open a game in progress to look around</source>
        <translation>Apri una partita in corso per dare un’occhiata</translation>
    </message>
    <message>
        <source>Open as last saved</source>
        <translation>Apri com’era salvato</translation>
    </message>
    <message>
        <source>Open: it may be true, but does not follow.</source>
        <translation>Aperto: può essere vero, ma non si può dedurre.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Apri…</translation>
    </message>
    <message>
        <source>Other</source>
        <comment>what happened: something unusual</comment>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Other card…</source>
        <translation>Altra carta…</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Altri</translation>
    </message>
    <message>
        <source>Others answered after the first card</source>
        <translation>Altri hanno risposto dopo la prima carta</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <comment>what else can be done</comment>
        <translation>Altrimenti</translation>
    </message>
    <message>
        <source>Out of habit</source>
        <comment>how the others choose which card to show</comment>
        <translation>Per abitudine</translation>
    </message>
    <message>
        <source>Out, but still answers.</source>
        <translation>Fuori gioco, ma risponde ancora.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Sovrascrivi</translation>
    </message>
    <message>
        <source>Own cards</source>
        <translation>Proprie carte</translation>
    </message>
    <message>
        <source>Own cards</source>
        <comment>the edition of a game</comment>
        <translation>Carte personalizzate</translation>
    </message>
    <message>
        <source>Own sheet</source>
        <translation>Il mio foglio</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documenti PDF (*.pdf)</translation>
    </message>
    <message>
        <source>PDF p&amp;aper size</source>
        <translation>Formato di ca&amp;rta del PDF</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>Immagini PNG (*.png)</translation>
    </message>
    <message>
        <source>Page {number}</source>
        <translation>Pagina {number}</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Pagine della guida</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Pannelli</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Parts of the game</source>
        <translation>Parti della partita</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Parti del programma</translation>
    </message>
    <message>
        <source>Passed</source>
        <comment>a caption: who passed</comment>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Patient: about ten seconds</source>
        <translation>Paziente: circa dieci secondi</translation>
    </message>
    <message>
        <source>Pause after each step</source>
        <translation>Pausa dopo ogni passo</translation>
    </message>
    <message>
        <source>Picked at random</source>
        <comment>how players choose a card to show</comment>
        <translation>Scelta a caso</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Immagini (*.png)</translation>
    </message>
    <message>
        <source>Pin a hunch on the cell, strengthen it, remove it</source>
        <translation>Segna un’intuizione sulla cella, rafforzala, rimuovila</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Play a game against the program</source>
        <translation>Gioca una partita contro il programma</translation>
    </message>
    <message>
        <source>Play to win</source>
        <comment>when to accuse</comment>
        <translation>Giocare per vincere</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <comment>the name of a player</comment>
        <translation>Giocatore {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Players in turn order</source>
        <translation>Giocatori in ordine di turno</translation>
    </message>
    <message>
        <source>Players who can choose which card to show pick one at random. A card shown to you makes the others that you named a little less likely in that hand.</source>
        <translation>Chi può scegliere quale carta mostrare ne prende una a caso. Una carta mostrata a te rende un po’ meno probabili in quella mano le altre che hai nominato.</translation>
    </message>
    <message>
        <source>Players, in turn order</source>
        <translation>Giocatori, in ordine di turno</translation>
    </message>
    <message>
        <source>Plays like {who}</source>
        <translation>Gioca come {who}</translation>
    </message>
    <message>
        <source>Point at the chart, or use the arrow keys, for exact numbers.</source>
        <translation>Punta sul grafico, o usa le frecce, per i numeri esatti.</translation>
    </message>
    <message>
        <source>Policy: {policy}. The others show: {response}. Accuse: {limit}.</source>
        <translation>Strategia: {policy}. Gli altri mostrano: {response}. Accusare: {limit}.</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Riserva</translation>
    </message>
    <message>
        <source>Pool</source>
        <comment>of cards that nobody holds; heads a column</comment>
        <translation>Riserva</translation>
    </message>
    <message>
        <source>Pool: {cards}</source>
        <comment>cards that are there, as a note in few words</comment>
        <translation>Riserva: {cards}</translation>
    </message>
    <message>
        <source>Poor</source>
        <comment>a suggestion: what it tells, beside the best</comment>
        <translation>Scarsa</translation>
    </message>
    <message>
        <source>Possibilities</source>
        <comment>how many are left, beside a scale</comment>
        <translation>Possibilità</translation>
    </message>
    <message>
        <source>Possibilities left after each entry</source>
        <translation>Possibilità rimaste dopo ogni voce</translation>
    </message>
    <message>
        <source>Possible deals: {number}</source>
        <translation>Distribuzioni possibili: {number}</translation>
    </message>
    <message>
        <source>Possible solutions</source>
        <translation>Soluzioni possibili</translation>
    </message>
    <message>
        <source>Pract&amp;ice…</source>
        <translation>Allena&amp;mento…</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Allenamento</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>games against the program</comment>
        <translation>Allenamento</translation>
    </message>
    <message>
        <source>Practice game {number}</source>
        <translation>Partita d’allenamento {number}</translation>
    </message>
    <message>
        <source>Practice games</source>
        <translation>Partite d’allenamento</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pre&amp;ferenze…</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>Preparing the pages…</source>
        <translation>Preparazione delle pagine…</translation>
    </message>
    <message>
        <source>Press Enter to enter it.</source>
        <translation>Premi Invio per inserirla.</translation>
    </message>
    <message>
        <source>Press F1 for help and all keys.</source>
        <translation>Premi F1 per la guida e tutti i tasti.</translation>
    </message>
    <message>
        <source>Preview the sheet with this entry</source>
        <translation>Vedi il foglio con questa voce</translation>
    </message>
    <message>
        <source>Print the game</source>
        <translation>Stampa la partita</translation>
    </message>
    <message>
        <source>Print the sheet, the entries and the charts, or save them as PDF</source>
        <translation>Stampa il foglio, le voci e i grafici, o salvali in PDF</translation>
    </message>
    <message>
        <source>Printed on {date}</source>
        <translation>Stampato il {date}</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Probabilità</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Avanzamento dell’analisi</translation>
    </message>
    <message>
        <source>Proved.</source>
        <translation>Dimostrato.</translation>
    </message>
    <message>
        <source>Put this into the entry</source>
        <translation>Metti questo nella voce</translation>
    </message>
    <message>
        <source>Put this suggestion into the entry (Enter in the list)</source>
        <translation>Metti questa ipotesi nella voce (Invio nell’elenco)</translation>
    </message>
    <message>
        <source>Put {name} into the entry</source>
        <comment>{name}: of a card or a player</comment>
        <translation>Metti {name} nella voce</translation>
    </message>
    <message>
        <source>Question mark</source>
        <translation>Punto interrogativo</translation>
    </message>
    <message>
        <source>Quick: a moment</source>
        <translation>Rapido: un attimo</translation>
    </message>
    <message>
        <source>Race</source>
        <comment>a policy: who advises</comment>
        <translation>Gara</translation>
    </message>
    <message>
        <source>Random</source>
        <comment>a policy: who advises</comment>
        <translation>Casuale</translation>
    </message>
    <message>
        <source>Rarely suggests {own}: {times} of {occasions} ({expected} expected)</source>
        <translation>Chiede di rado {own}: {times} su {occasions} (previsto: {expected})</translation>
    </message>
    <message>
        <source>Re&amp;view the game…</source>
        <translation>Anali&amp;zza la partita…</translation>
    </message>
    <message>
        <source>Read the sheet</source>
        <translation>Leggi il foglio</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Partite recenti</translation>
    </message>
    <message>
        <source>Record the resul&amp;t…</source>
        <translation>Registra i&amp;l risultato…</translation>
    </message>
    <message>
        <source>Record the result</source>
        <translation>Registra il risultato</translation>
    </message>
    <message>
        <source>Red&amp;o mark</source>
        <translation>Ripe&amp;ti segno</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Redo: {step}</source>
        <comment>step: Ann&apos;s suggestion; delete Ann&apos;s suggestion</comment>
        <translation>Ripeti: {step}</translation>
    </message>
    <message>
        <source>Refuted by {entries}.</source>
        <comment>entries: entries 3 and 7; the set-up</comment>
        <translation>Smentita ({entries}).</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Eliminala</translation>
    </message>
    <message>
        <source>Remove it and entries {numbers}</source>
        <translation>Elimina questa e le voci {numbers}</translation>
    </message>
    <message>
        <source>Remove it and entry {numbers}</source>
        <translation>Elimina questa e la voce {numbers}</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation>Rimuovi il giocatore {number}</translation>
    </message>
    <message>
        <source>Remove these games from the library (Del)</source>
        <translation>Rimuovi queste partite dall’archivio (Canc)</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Rimuovi questo giocatore</translation>
    </message>
    <message>
        <source>Repeat suggestions in the same room</source>
        <translation>Più ipotesi di seguito nella stessa stanza</translation>
    </message>
    <message>
        <source>Reset the hand sizes to an even deal</source>
        <translation>Torna a una distribuzione equa</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Returning to where you left off…</source>
        <translation>Si riprende da dove hai lasciato…</translation>
    </message>
    <message>
        <source>Reveals</source>
        <comment>heads a column of percentages; there is room for 7 letters</comment>
        <translation>Rivela</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Review of the game</source>
        <translation>Analisi della partita</translation>
    </message>
    <message>
        <source>Review the game first to include the review</source>
        <translation>Analizza prima la partita per includere l’analisi</translation>
    </message>
    <message>
        <source>Reviewing the game…</source>
        <translation>Analisi della partita…</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>of an accusation</comment>
        <translation>Giusta</translation>
    </message>
    <message>
        <source>Right accusations</source>
        <translation>Accuse giuste</translation>
    </message>
    <message>
        <source>Right if they accused now</source>
        <translation>Giusto, accusando ora</translation>
    </message>
    <message>
        <source>Right or wrong</source>
        <translation>Giusta o sbagliata</translation>
    </message>
    <message>
        <source>Rival {number}</source>
        <translation>Avversario {number}</translation>
    </message>
    <message>
        <source>Rivals</source>
        <translation>Avversari</translation>
    </message>
    <message>
        <source>Roll</source>
        <comment>what the dice show</comment>
        <translation>Tiro</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Tira i dadi</translation>
    </message>
    <message>
        <source>Roll {number}</source>
        <comment>what the dice show</comment>
        <translation>Tiro {number}</translation>
    </message>
    <message>
        <source>Rolled {roll} (type it on the board; letters go to the entry)</source>
        <translation>È uscito {roll} (digitalo sul tabellone; le lettere vanno alla voce)</translation>
    </message>
    <message>
        <source>Rolled {roll}, went to: {place}</source>
        <translation>Tiro {roll}, arrivo: {place}</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Stanza</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Stanze</translation>
    </message>
    <message>
        <source>Rules out</source>
        <comment>heads a column of percentages; there is room for 12 letters</comment>
        <translation>Esclude</translation>
    </message>
    <message>
        <source>SVG images (*.svg)</source>
        <translation>Immagini SVG (*.svg)</translation>
    </message>
    <message>
        <source>Same, or equally good</source>
        <translation>La stessa cosa, o altrettanto buona</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salva &amp;con nome…</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Salva come &amp;PDF…</translation>
    </message>
    <message>
        <source>Save as &amp;PNG…</source>
        <translation>Salva come &amp;PNG…</translation>
    </message>
    <message>
        <source>Save as &amp;SVG…</source>
        <translation>Salva come &amp;SVG…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Salva come P&amp;DF…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Salva come PDF</translation>
    </message>
    <message>
        <source>Save as p&amp;icture (PNG)…</source>
        <translation>Salva come &amp;immagine (PNG)…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salva con nome…</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Salva il grafico</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Salva il rapporto</translation>
    </message>
    <message>
        <source>Save this game to another file</source>
        <translation>Salva questa partita in un altro file</translation>
    </message>
    <message>
        <source>Save this game to its file</source>
        <translation>Salva questa partita nel suo file</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvato come {file}.</translation>
    </message>
    <message>
        <source>Saved as {path}.</source>
        <translation>Salvato come {path}.</translation>
    </message>
    <message>
        <source>Saving would overwrite those changes. You can save to another file instead.</source>
        <translation>Salvando, quelle modifiche andrebbero perse. Puoi salvare in un altro file.</translation>
    </message>
    <message>
        <source>Say of each mark whether it is proved, open or wrong, and how many are missed</source>
        <translation>Di’ di ogni segno se è dimostrato, aperto o sbagliato, e quanti ne mancano</translation>
    </message>
    <message>
        <source>Say what was in the envelope, and who won</source>
        <translation>Indica che cosa c’era nella busta e chi ha vinto</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Search players, dates, results</source>
        <translation>Cerca giocatori, date, risultati</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Cerca nella guida</translation>
    </message>
    <message>
        <source>Secret passage to {room}</source>
        <translation>Passaggio segreto verso {room}</translation>
    </message>
    <message>
        <source>See each player’s likeliest complete hands</source>
        <translation>Vedi le mani complete più probabili di ciascuno</translation>
    </message>
    <message>
        <source>See how each player seems to play, and what it changes</source>
        <translation>Vedi come sembra giocare ciascuno, e che cosa cambia</translation>
    </message>
    <message>
        <source>See where everyone stands, and enter moves</source>
        <translation>Vedi dove sono tutti e inserisci le mosse</translation>
    </message>
    <message>
        <source>Seen by {player}, who held {cards}</source>
        <translation>Vista da {player}, che aveva {cards}</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Inviato alla stampante.</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Metti da parte</translation>
    </message>
    <message>
        <source>Set it and entries {numbers} aside</source>
        <translation>Metti da parte questa e le voci {numbers}</translation>
    </message>
    <message>
        <source>Set it and entry {numbers} aside</source>
        <translation>Metti da parte questa e la voce {numbers}</translation>
    </message>
    <message>
        <source>Set it aside</source>
        <comment>an entry, which then does not count</comment>
        <translation>Mettila da parte</translation>
    </message>
    <message>
        <source>Set up the game</source>
        <translation>Prepara la partita</translation>
    </message>
    <message>
        <source>Set-&amp;up…</source>
        <translation>&amp;Preparazione…</translation>
    </message>
    <message>
        <source>Share of their own cards among those they suggested, in games where their hand is known</source>
        <translation>Quota di carte proprie tra quelle ipotizzate, nelle partite in cui la mano è nota</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Condividi…</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Foglio</translation>
    </message>
    <message>
        <source>Sheet: cards down, holders across</source>
        <translation>Foglio: carte nelle righe, possessori nelle colonne</translation>
    </message>
    <message>
        <source>Show &amp;everything</source>
        <translation>Mostra &amp;tutto</translation>
    </message>
    <message>
        <source>Show another completion</source>
        <translation>Mostra un altro completamento</translation>
    </message>
    <message>
        <source>Show everything again</source>
        <translation>Mostra di nuovo tutto</translation>
    </message>
    <message>
        <source>Show everything again (0)</source>
        <translation>Mostra di nuovo tutto (0)</translation>
    </message>
    <message>
        <source>Show in the chart of cells</source>
        <translation>Mostra nel grafico delle celle</translation>
    </message>
    <message>
        <source>Show larger squares; scroll to see the rest</source>
        <translation>Mostra caselle più grandi; scorri per vedere il resto</translation>
    </message>
    <message>
        <source>Show numbers again</source>
        <translation>Mostra di nuovo i numeri</translation>
    </message>
    <message>
        <source>Show only what everyone at the table may see</source>
        <translation>Mostra soltanto ciò che tutti al tavolo possono vedere</translation>
    </message>
    <message>
        <source>Show only what everyone has seen, so that you can share the review</source>
        <translation>Mostra solo ciò che tutti hanno visto, per poter condividere l’analisi</translation>
    </message>
    <message>
        <source>Show or hide &amp;charts</source>
        <translation>Mostra o &amp;nascondi i grafici</translation>
    </message>
    <message>
        <source>Show the charts used last, or hide them all</source>
        <translation>Mostra i grafici usati per ultimi o nascondili tutti</translation>
    </message>
    <message>
        <source>Show the game after that entry</source>
        <translation>Mostra la partita dopo quella voce</translation>
    </message>
    <message>
        <source>Show the game as it is</source>
        <translation>Mostra la partita com’è</translation>
    </message>
    <message>
        <source>Show the game as it is now</source>
        <translation>Mostra la partita com’è ora</translation>
    </message>
    <message>
        <source>Show this entry in the list</source>
        <translation>Mostra questa voce nell’elenco</translation>
    </message>
    <message>
        <source>Shown to {who} ({entries}).</source>
        <comment>a card; entries: entries 4 and 9</comment>
        <translation>Mostrata a {who} ({entries}).</translation>
    </message>
    <message>
        <source>Shows</source>
        <comment>a caption: who shows a card</comment>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Shows a player the same card again about as often as expected: {times} of {occasions} ({expected} expected)</source>
        <translation>Mostra di nuovo la stessa carta a un giocatore più o meno quanto previsto: {times} su {occasions} (previsto: {expected})</translation>
    </message>
    <message>
        <source>Shows no preference among suspects, weapons and rooms</source>
        <translation>Non mostra preferenze tra sospettati, armi e stanze</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Dimensione</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Soluzione</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluzioni</translation>
    </message>
    <message>
        <source>Solutions left at the end: {each}</source>
        <translation>Soluzioni rimaste alla fine: {each}</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Risolto</translation>
    </message>
    <message>
        <source>Some cards shown to {player} are unknown, so {player} may or may not have been certain.</source>
        <translation>Alcune carte mostrate a {player} sono ignote: {player} poteva averne la certezza, oppure no.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. You can continue.</source>
        <translation>Si è verificato un errore nel programma. Puoi continuare.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. Your game is safe, and you can continue.</source>
        <translation>Si è verificato un errore nel programma. La tua partita è al sicuro e puoi continuare.</translation>
    </message>
    <message>
        <source>Sort</source>
        <comment>the cards of a chart</comment>
        <translation>Ordina</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Errore standard</translation>
    </message>
    <message>
        <source>Standard error of a cell: up to {error}. Two numbers in three are within one standard error of the truth, 19 in 20 within two.</source>
        <translation>Errore standard di una cella: fino a {error}. Due numeri su tre distano dal valore vero meno di un errore standard, 19 su 20 meno di due.</translation>
    </message>
    <message>
        <source>Start a new game</source>
        <translation>Inizia una nuova partita</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Ricomincia</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Inizia la partita</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Resta qui</translation>
    </message>
    <message>
        <source>Stay in {room}</source>
        <translation>Resta dove sei ({room})</translation>
    </message>
    <message>
        <source>Stayed where you were called to: {place}</source>
        <translation>Resti dove ti hanno chiamato: {place}</translation>
    </message>
    <message>
        <source>Still needed: where</source>
        <translation>Manca ancora: dove</translation>
    </message>
    <message>
        <source>Still needed: {fields}</source>
        <comment>fields: suspect, weapon, who shows</comment>
        <translation>Manca ancora: {fields}</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Ipotizza</translation>
    </message>
    <message>
        <source>Suggest</source>
        <comment>heads a column of cards</comment>
        <translation>Ipotesi</translation>
    </message>
    <message>
        <source>Suggest corrections</source>
        <translation>Proponi correzioni</translation>
    </message>
    <message>
        <source>Suggest {cards}</source>
        <translation>Ipotizza {cards}</translation>
    </message>
    <message>
        <source>Suggest {cards} (or {rooms})</source>
        <translation>Ipotizza {cards} (o {rooms})</translation>
    </message>
    <message>
        <source>Suggestion</source>
        <translation>Ipotesi</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Ipotesi</translation>
    </message>
    <message>
        <source>Suggestions per game, on average</source>
        <translation>Ipotesi per partita, in media</translation>
    </message>
    <message>
        <source>Suggestions, the best first</source>
        <translation>Ipotesi, dalla migliore</translation>
    </message>
    <message>
        <source>Suggests {own} a little less often: {times} of {occasions} ({expected} expected)</source>
        <translation>Chiede {own} un po’ meno spesso: {times} su {occasions} (previsto: {expected})</translation>
    </message>
    <message>
        <source>Suggests {own} about as often as expected: {times} of {occasions} ({expected} expected)</source>
        <translation>Chiede {own} più o meno quanto previsto: {times} su {occasions} (previsto: {expected})</translation>
    </message>
    <message>
        <source>Suggests {own} fairly often: {times} of {occasions} ({expected} expected)</source>
        <translation>Chiede piuttosto spesso {own}: {times} su {occasions} (previsto: {expected})</translation>
    </message>
    <message>
        <source>Suspect</source>
        <translation>Sospettato</translation>
    </message>
    <message>
        <source>Suspects</source>
        <translation>Sospettati</translation>
    </message>
    <message>
        <source>Table &amp;mode</source>
        <translation>Modalità ta&amp;volo</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ritira</translation>
    </message>
    <message>
        <source>Take back a mark, make it again</source>
        <translation>Annulla un segno, ripetilo</translation>
    </message>
    <message>
        <source>Take back the last</source>
        <translation>Annulla l’ultima</translation>
    </message>
    <message>
        <source>Take back your last mark (on the sheet also Ctrl+Z)</source>
        <translation>Annulla il tuo ultimo segno (sul foglio anche Ctrl+Z)</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Riprendi qui</translation>
    </message>
    <message>
        <source>Take that back</source>
        <translation>Annulla questo</translation>
    </message>
    <message>
        <source>Takes no turns</source>
        <translation>Non gioca turni</translation>
    </message>
    <message>
        <source>Takes no turns.</source>
        <translation>Non ha turni.</translation>
    </message>
    <message>
        <source>Tends not to show a player the same card again: {times} of {occasions} ({expected} expected)</source>
        <translation>Tende a non mostrare di nuovo la stessa carta a un giocatore: {times} su {occasions} (previsto: {expected})</translation>
    </message>
    <message>
        <source>Tends not to show {kind}: {times} of {occasions} ({expected} expected)</source>
        <translation>Tende a non mostrare {kind}: {times} su {occasions} (previsto: {expected})</translation>
    </message>
    <message>
        <source>Tends to show a player the same card again: {times} of {occasions} ({expected} expected)</source>
        <translation>Tende un po’ a mostrare di nuovo la stessa carta a un giocatore: {times} su {occasions} (previsto: {expected})</translation>
    </message>
    <message>
        <source>Tends to show {kind}: {times} of {occasions} ({expected} expected)</source>
        <translation>Mostra piuttosto volentieri {kind}: {times} su {occasions} (previsto: {expected})</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>Testi (*.txt)</translation>
    </message>
    <message>
        <source>That cannot be entered.</source>
        <translation>Non si può inserire.</translation>
    </message>
    <message>
        <source>The &amp;entries</source>
        <translation>Le &amp;voci</translation>
    </message>
    <message>
        <source>The &amp;review</source>
        <translation>L’&amp;analisi</translation>
    </message>
    <message>
        <source>The &amp;sheet</source>
        <translation>Il &amp;foglio</translation>
    </message>
    <message>
        <source>The accusation is right.</source>
        <translation>L’accusa è giusta.</translation>
    </message>
    <message>
        <source>The accusation is wrong.</source>
        <translation>L’accusa è sbagliata.</translation>
    </message>
    <message>
        <source>The accusation was right.</source>
        <translation>L’accusa era giusta.</translation>
    </message>
    <message>
        <source>The accusation was wrong.</source>
        <translation>L’accusa era sbagliata.</translation>
    </message>
    <message>
        <source>The analytic centre cannot weigh hunches. Other engines can.</source>
        <translation>Il centro analitico non può tenere conto delle intuizioni. Gli altri motori sì.</translation>
    </message>
    <message>
        <source>The answer ruled nothing out; the favourites moved closer together.</source>
        <translation>La risposta non ha escluso nulla; i favoriti si sono avvicinati.</translation>
    </message>
    <message>
        <source>The answer ruled out {share}.</source>
        <comment>share: 35%</comment>
        <translation>La risposta ha escluso il {share}.</translation>
    </message>
    <message>
        <source>The answer told you nothing about the envelope.</source>
        <translation>La risposta non ti ha detto niente sulla busta.</translation>
    </message>
    <message>
        <source>The answers told you about as much as you could expect.</source>
        <translation>Le risposte ti hanno detto più o meno quanto potevi aspettarti.</translation>
    </message>
    <message>
        <source>The asker looks at one if nobody shows</source>
        <comment>at a card that lies face down</comment>
        <translation>Chi chiede ne guarda una se nessuno mostra</translation>
    </message>
    <message>
        <source>The best suggestion in each room</source>
        <translation>La migliore ipotesi in ogni stanza</translation>
    </message>
    <message>
        <source>The best suggestion in each room you can reach this turn</source>
        <translation>La migliore ipotesi in ogni stanza che puoi raggiungere in questo turno</translation>
    </message>
    <message>
        <source>The board of this game cannot be used.</source>
        <translation>Il tabellone di questa partita non è utilizzabile.</translation>
    </message>
    <message>
        <source>The c&amp;harts</source>
        <translation>I &amp;grafici</translation>
    </message>
    <message>
        <source>The card shown</source>
        <translation>La carta mostrata</translation>
    </message>
    <message>
        <source>The card whose letter is underlined</source>
        <translation>La carta con quella lettera sottolineata</translation>
    </message>
    <message>
        <source>The contradictions could not be found: {error}</source>
        <translation>Non è stato possibile trovare le contraddizioni: {error}</translation>
    </message>
    <message>
        <source>The dice were neither lucky nor unlucky.</source>
        <translation>I dadi non ti hanno portato né fortuna né sfortuna.</translation>
    </message>
    <message>
        <source>The edition</source>
        <translation>L’edizione</translation>
    </message>
    <message>
        <source>The engine failed: {error}</source>
        <translation>Errore del motore: {error}</translation>
    </message>
    <message>
        <source>The engine failed: {error}. The entries are safe.</source>
        <translation>Errore del motore: {error}. Le voci sono al sicuro.</translation>
    </message>
    <message>
        <source>The engines cannot be loaded: {error}</source>
        <translation>I motori non si possono caricare: {error}</translation>
    </message>
    <message>
        <source>The entries, and what share of the possible solutions each ruled out</source>
        <translation>Le voci, e la parte delle soluzioni possibili che ognuna ha escluso</translation>
    </message>
    <message>
        <source>The envelope</source>
        <translation>La busta</translation>
    </message>
    <message>
        <source>The envelope: one card of each category</source>
        <translation>La busta: una carta di ogni categoria</translation>
    </message>
    <message>
        <source>The favourites would move closer together</source>
        <translation>I favoriti si avvicinerebbero</translation>
    </message>
    <message>
        <source>The favourites would stand out a little more</source>
        <translation>I favoriti si staccherebbero un po’ di più</translation>
    </message>
    <message>
        <source>The file {finding}.</source>
        <comment>finding: is damaged or not a Deerstalker game (line 2, column 6)</comment>
        <translation>Il file {finding}.</translation>
    </message>
    <message>
        <source>The game as everyone saw it</source>
        <translation>La partita come l’hanno vista tutti</translation>
    </message>
    <message>
        <source>The game cannot go on: {reason}. It is kept as it was.</source>
        <translation>La partita non può continuare: {reason}. Resta com’era.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>The game is over: {cards}</source>
        <translation>La partita è finita: {cards}</translation>
    </message>
    <message>
        <source>The hand</source>
        <comment>of a player</comment>
        <translation>La mano</translation>
    </message>
    <message>
        <source>The last entries could not be recovered.</source>
        <translation>Non è stato possibile recuperare le ultime voci.</translation>
    </message>
    <message>
        <source>The leftover card I saw</source>
        <translation>La carta avanzata che ho visto</translation>
    </message>
    <message>
        <source>The leftover card you looked at ruled out {share}.</source>
        <comment>share: 50%</comment>
        <translation>La carta avanzata che hai guardato ha escluso il {share}.</translation>
    </message>
    <message>
        <source>The library failed: {reason}</source>
        <translation>Errore dell’archivio: {reason}</translation>
    </message>
    <message>
        <source>The library is not available: {reason}.</source>
        <translation>L’archivio non è disponibile: {reason}.</translation>
    </message>
    <message>
        <source>The library knows how {players} played before. Click to see or use it.</source>
        <translation>L’archivio conosce le partite precedenti di {players}. Fai clic per vederle o usarle.</translation>
    </message>
    <message>
        <source>The library was damaged. It was renamed to {file}, and a new one started.</source>
        <translation>L’archivio era danneggiato. È stato rinominato {file} e ne è stato creato uno nuovo.</translation>
    </message>
    <message>
        <source>The library was made by a newer Deerstalker and is left unchanged. Install the newer version to open it and to add games to it.</source>
        <translation>L’archivio è stato creato da un Deerstalker più recente e resta invariato. Installa la versione più recente per aprirlo e aggiungervi partite.</translation>
    </message>
    <message>
        <source>The likeliest cards of each category first</source>
        <translation>Prima le carte più probabili di ogni categoria</translation>
    </message>
    <message>
        <source>The likeliest solutions</source>
        <translation>Le soluzioni più probabili</translation>
    </message>
    <message>
        <source>The likely whole hands of this player (F9)</source>
        <translation>Le mani intere probabili di questo giocatore (F9)</translation>
    </message>
    <message>
        <source>The name</source>
        <comment>of a player</comment>
        <translation>Il nome</translation>
    </message>
    <message>
        <source>The next and the previous token</source>
        <translation>La pedina successiva e la precedente</translation>
    </message>
    <message>
        <source>The next mark: tick, cross, question mark, none</source>
        <translation>Il segno successivo: spunta, croce, punto interrogativo, niente</translation>
    </message>
    <message>
        <source>The number above includes your hunches; the rest does not.</source>
        <translation>Il numero qui sopra include le tue intuizioni; il resto no.</translation>
    </message>
    <message>
        <source>The numbers are as the cards say: {why}.</source>
        <translation>I numeri sono secondo le carte: {why}.</translation>
    </message>
    <message>
        <source>The other cards</source>
        <translation>Le altre carte</translation>
    </message>
    <message>
        <source>The past</source>
        <translation>Il passato</translation>
    </message>
    <message>
        <source>The planner failed: {error}.</source>
        <translation>Il calcolo del consiglio non è riuscito: {error}.</translation>
    </message>
    <message>
        <source>The planner failed: {error}. The entries are safe.</source>
        <translation>Il calcolo del consiglio non è riuscito: {error}. Le voci sono al sicuro.</translation>
    </message>
    <message>
        <source>The player in turn asks, nobody shows</source>
        <translation>Chiede chi è di turno, nessuno mostra</translation>
    </message>
    <message>
        <source>The player of that number</source>
        <translation>Il giocatore con quel numero</translation>
    </message>
    <message>
        <source>The pool</source>
        <translation>La riserva</translation>
    </message>
    <message>
        <source>The pool lies open: {cards}</source>
        <translation>La riserva è scoperta: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>The pool: %n card(s), face down</source>
        <translation>
            <numerusform>La riserva: %n carta coperta</numerusform>
            <numerusform>La riserva: %n carte coperte</numerusform>
        </translation>
    </message>
    <message>
        <source>The quickest way to win.</source>
        <translation>La via più rapida per vincere.</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Il rapporto</translation>
    </message>
    <message>
        <source>The review</source>
        <translation>L’analisi</translation>
    </message>
    <message>
        <source>The review covers {n} of {all} entries.</source>
        <translation>L’analisi copre {n} voci su {all}.</translation>
    </message>
    <message>
        <source>The roll</source>
        <translation>Il risultato dei dadi</translation>
    </message>
    <message>
        <source>The room, the suspect and the weapon, and how this compares with the first</source>
        <translation>La stanza, il sospettato e l’arma, e il confronto con la prima</translation>
    </message>
    <message>
        <source>The same cards and dice for everyone, against three rivals</source>
        <translation>Le stesse carte e gli stessi dadi per tutti, contro tre avversari</translation>
    </message>
    <message>
        <source>The same game from the beginning: the same cards, dice and rivals</source>
        <translation>La stessa partita dall’inizio: stesse carte, stessi dadi e stessi avversari</translation>
    </message>
    <message>
        <source>The same number gives the same cards and dice</source>
        <translation>Lo stesso numero dà le stesse carte e gli stessi dadi</translation>
    </message>
    <message>
        <source>The set-up alone is enough.</source>
        <translation>Lo dice già la preparazione.</translation>
    </message>
    <message>
        <source>The sheet</source>
        <translation>Il foglio</translation>
    </message>
    <message>
        <source>The sheet has numbers, and advice and reasons are there if you want them.</source>
        <translation>Il foglio ha i numeri, e se vuoi ci sono consigli e spiegazioni.</translation>
    </message>
    <message>
        <source>The sheet shows the game after entry {number}.</source>
        <translation>Il foglio mostra la partita dopo la voce {number}.</translation>
    </message>
    <message>
        <source>The sheet shows the game before the first entry.</source>
        <translation>Il foglio mostra la partita prima della prima voce.</translation>
    </message>
    <message>
        <source>The steps, and the entries</source>
        <translation>I passi e le voci</translation>
    </message>
    <message>
        <source>The suggestions, what each answer would mean, whether to accuse, and the others</source>
        <translation>Le ipotesi, che cosa direbbe ogni risposta, se accusare, e gli altri</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Il tavolo</translation>
    </message>
    <message>
        <source>The turns go round in another order than the seats. Change the seats?</source>
        <translation>I turni girano in un ordine diverso dai posti. Cambiare i posti?</translation>
    </message>
    <message>
        <source>Then</source>
        <comment>a caption: who answers after the first card</comment>
        <translation>Poi</translation>
    </message>
    <message>
        <source>There is no printer; save the game as PDF.</source>
        <translation>Non c’è nessuna stampante; salva la partita come PDF.</translation>
    </message>
    <message>
        <source>These are as the cards say, not as people play.</source>
        <translation>Sono secondo le carte, non secondo come si gioca.</translation>
    </message>
    <message>
        <source>These are estimates with an unknown error.</source>
        <translation>Sono stime con errore ignoto.</translation>
    </message>
    <message>
        <source>These hands cannot be estimated: {reason}.</source>
        <translation>Queste mani non si possono stimare: {reason}.</translation>
    </message>
    <message>
        <source>They are worth {number} independent draws (the effective sample size).</source>
        <translation>Valgono quanto {number} estrazioni indipendenti (la dimensione efficace del campione).</translation>
    </message>
    <message>
        <source>They stay unseen</source>
        <comment>cards face down</comment>
        <translation>Restano coperte</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Sto pensando…</translation>
    </message>
    <message>
        <source>This cannot be true</source>
        <translation>Questo non può essere vero</translation>
    </message>
    <message>
        <source>This contradicts entries {entries}: one of them is wrong, or this is.</source>
        <translation>Questo contraddice le voci {entries}: una di esse è sbagliata, oppure lo è questo.</translation>
    </message>
    <message>
        <source>This contradicts entries {others}</source>
        <comment>numbers, and perhaps parts of the set-up</comment>
        <translation>Questo contraddice le voci {others}</translation>
    </message>
    <message>
        <source>This contradicts entry {entries}: one of the two is wrong.</source>
        <translation>Questo contraddice la voce {entries}: uno dei due è sbagliato.</translation>
    </message>
    <message>
        <source>This contradicts entry {others}</source>
        <comment>its number, and perhaps parts of the set-up</comment>
        <translation>Questo contraddice la voce {others}</translation>
    </message>
    <message>
        <source>This contradicts the set-up: your hand, the hand sizes or the face-up cards.</source>
        <translation>Questo contraddice la preparazione: la tua mano, il numero di carte delle mani o le carte scoperte.</translation>
    </message>
    <message>
        <source>This contradicts {parts}</source>
        <comment>parts of the set-up</comment>
        <translation>Questo contraddice {parts}</translation>
    </message>
    <message>
        <source>This deal fits every entry, too, and in it: {sentence}.</source>
        <comment>Bob has the Rope</comment>
        <translation>Anche questa distribuzione è compatibile con tutte le voci, e qui: {sentence}.</translation>
    </message>
    <message>
        <source>This engine computes single cards only, not whole solutions. Choose another engine.</source>
        <translation>Questo motore calcola solo le singole carte, non le soluzioni intere. Scegline un altro.</translation>
    </message>
    <message>
        <source>This engine doesn’t count them.</source>
        <translation>Questo motore non le conta.</translation>
    </message>
    <message>
        <source>This entry could not be checked: {error}</source>
        <translation>Non è stato possibile controllare questa voce: {error}</translation>
    </message>
    <message>
        <source>This game cannot be read: {reason}</source>
        <translation>Questa partita non si può leggere: {reason}</translation>
    </message>
    <message>
        <source>This game cannot be reviewed: {reason}.</source>
        <translation>Questa partita non si può analizzare: {reason}.</translation>
    </message>
    <message>
        <source>This game cannot be saved ({reason}). Closed now, it would be lost.</source>
        <translation>Questa partita non si può salvare ({reason}). Se la chiudi ora, va persa.</translation>
    </message>
    <message>
        <source>This game cannot be saved automatically ({reason}). Save it to a file from time to time.</source>
        <translation>Questa partita non si può salvare automaticamente ({reason}). Salvala in un file di tanto in tanto.</translation>
    </message>
    <message>
        <source>This game has no board. Everything else works without one. You can draw your own as a text file next to the saved game, and name it there.</source>
        <translation>Questa partita non ha un tabellone. Tutto il resto funziona senza. Puoi disegnarne uno in un file di testo accanto alla partita salvata e indicarlo lì.</translation>
    </message>
    <message>
        <source>This game is no longer available</source>
        <translation>Questa partita non è più disponibile</translation>
    </message>
    <message>
        <source>This game is no longer in the library.</source>
        <translation>Questa partita non è più nell’archivio.</translation>
    </message>
    <message>
        <source>This game is too large to be checked: {reason}.</source>
        <translation>Questa partita è troppo grande per essere verificata: {reason}.</translation>
    </message>
    <message>
        <source>This is an earlier moment. Return to now to continue.</source>
        <translation>Stai guardando un momento precedente. Torna al presente per continuare.</translation>
    </message>
    <message>
        <source>This is me (Up/Down: previous/next player)</source>
        <translation>Sono io (su/giù: giocatore precedente/successivo)</translation>
    </message>
    <message>
        <source>This puts you out. Press Enter to enter it.</source>
        <translation>Così sei fuori. Premi Invio per inserirla.</translation>
    </message>
    <message>
        <source>This roll reaches no room.</source>
        <translation>Questo tiro non raggiunge nessuna stanza.</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Questo turno</translation>
    </message>
    <message>
        <source>This would tell you nothing about the envelope</source>
        <translation>Questo non ti direbbe nulla della busta</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Spunta</translation>
    </message>
    <message>
        <source>Tick: certain. Cross: ruled out. Percentages: how likely it was (estimated).</source>
        <translation>Spunta: certo. Croce: escluso. Percentuali: quanto era probabile (stima).</translation>
    </message>
    <message>
        <source>Tick: certain. Cross: ruled out. Percentages: how likely it was.</source>
        <translation>Spunta: certo. Croce: escluso. Percentuali: quanto era probabile.</translation>
    </message>
    <message>
        <source>Ticks and crosses are certain; numbers show how likely the rest is. Click a cell to see why.</source>
        <translation>Le spunte e le croci sono certe; i numeri dicono quanto è probabile il resto. Fai clic su una cella per vedere perché.</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Tempo (ms)</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Andamento</translation>
    </message>
    <message>
        <source>Timeline</source>
        <comment>heads a column</comment>
        <translation>Andamento</translation>
    </message>
    <message>
        <source>To deal all {total} cards, {changes}.</source>
        <comment>changes: Bob gets 5 instead of 4, Cid …</comment>
        <translation>Per distribuire tutte le {total} carte: {changes}.</translation>
    </message>
    <message>
        <source>To&amp;uch mode</source>
        <translation>Modalità tocc&amp;o</translation>
    </message>
    <message>
        <source>Today’s game</source>
        <translation>Partita di oggi</translation>
    </message>
    <message>
        <source>Together {share} (estimated).</source>
        <translation>Insieme {share} (stima).</translation>
    </message>
    <message numerus="yes">
        <source>Together {share}, of %n possible solution(s).</source>
        <translation>
            <numerusform>Insieme {share}, di %n soluzione possibile.</numerusform>
            <numerusform>Insieme {share}, di %n soluzioni possibili.</numerusform>
        </translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Pedina</translation>
    </message>
    <message>
        <source>Token of player {number}</source>
        <translation>Pedina del giocatore {number}</translation>
    </message>
    <message>
        <source>Tokens: which suspect each player moves</source>
        <translation>Pedine: quale sospettato muove ogni giocatore</translation>
    </message>
    <message>
        <source>Too much for every engine ({why}).</source>
        <translation>Troppo per tutti i motori ({why}).</translation>
    </message>
    <message>
        <source>Too much for {engine} ({why}). Automatic uses another engine.</source>
        <translation>Troppo per {engine} ({why}). Automatico usa un altro motore.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Strumenti</translation>
    </message>
    <message>
        <source>Towards</source>
        <comment>a caption: rooms out of reach</comment>
        <translation>Verso</translation>
    </message>
    <message>
        <source>True in every possible deal.</source>
        <translation>Vero in ogni distribuzione possibile.</translation>
    </message>
    <message>
        <source>Turning points: what they ruled out</source>
        <translation>Svolte: che cosa hanno escluso</translation>
    </message>
    <message>
        <source>Two windows cannot write to the same file. You can open a copy here.</source>
        <translation>Due finestre non possono scrivere nello stesso file. Puoi aprirne qui una copia.</translation>
    </message>
    <message>
        <source>Type a card, then Enter</source>
        <translation>Digita una carta, poi Invio</translation>
    </message>
    <message>
        <source>Type it (/)</source>
        <translation>Scrivi (/)</translation>
    </message>
    <message>
        <source>Type the roll, or click where you go.</source>
        <translation>Scrivi il tiro, o fai clic dove vai.</translation>
    </message>
    <message>
        <source>Type the roll, or click where {player} goes.</source>
        <translation>Scrivi il tiro, o fai clic dove va {player}.</translation>
    </message>
    <message>
        <source>Type what happened, in a few words</source>
        <translation>Digita che cosa è successo, in poche parole</translation>
    </message>
    <message>
        <source>Typed after /</source>
        <translation>Digitato dopo /</translation>
    </message>
    <message>
        <source>U&amp;ndo mark</source>
        <translation>Annulla se&amp;gno</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Undo back to before it (takes back entries {numbers})</source>
        <translation>Annulla fino a prima di questa (toglie le voci {numbers})</translation>
    </message>
    <message>
        <source>Undo back to before it (takes back entry {numbers})</source>
        <translation>Annulla fino a prima di questa (toglie la voce {numbers})</translation>
    </message>
    <message>
        <source>Undo: {step}</source>
        <comment>step: Ann&apos;s suggestion; delete Ann&apos;s suggestion</comment>
        <translation>Annulla: {step}</translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <translation>Annullato: {step}</translation>
    </message>
    <message>
        <source>Unexpected error: {error}.</source>
        <translation>Errore imprevisto: {error}.</translation>
    </message>
    <message>
        <source>Unlikely</source>
        <translation>Improbabili</translation>
    </message>
    <message>
        <source>Unlikely for {who}: {cards}</source>
        <translation>È improbabile che {who} abbia: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Unlikely for {who}: {cards}, or one of %n other(s)</source>
        <translation>
            <numerusform>È improbabile che {who} abbia: {cards}, o un’altra carta</numerusform>
            <numerusform>È improbabile che {who} abbia: {cards}, o una di altre %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Unlucky answers: they told you {value:.1f} bits less than you could expect.</source>
        <translation>Sfortuna con le risposte: ti hanno detto {value:.1f} bit in meno di quanto potevi aspettarti.</translation>
    </message>
    <message>
        <source>Unlucky dice: they cost you about {value:.1f} turns.</source>
        <translation>Sfortuna con i dadi: ti sono costati circa {value:.1f} turni.</translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation>Partita non salvata</translation>
    </message>
    <message>
        <source>Unsaved games</source>
        <translation>Partite non salvate</translation>
    </message>
    <message>
        <source>Up to {count} counting steps. If the exact numbers take more, an estimate is shown until they are ready.</source>
        <translation>Fino a {count} passi di conteggio. Se i numeri esatti ne richiedono di più, si mostra una stima finché non sono pronti.</translation>
    </message>
    <message>
        <source>Up to {number} players</source>
        <translation>Fino a {number} giocatori</translation>
    </message>
    <message>
        <source>Updating…</source>
        <translation>Aggiornamento…</translation>
    </message>
    <message>
        <source>Use Automatic</source>
        <comment>the engine</comment>
        <translation>Usa Automatico</translation>
    </message>
    <message>
        <source>Use Automatic instead</source>
        <translation>Usa Automatico</translation>
    </message>
    <message>
        <source>Velma</source>
        <comment>a policy, named after a detective</comment>
        <translation>Velma</translation>
    </message>
    <message>
        <source>Violet marks are yours; the others come from your cards and the face-up ones. Click a cell for a tick, a cross, a question mark, and empty again. Checked marks: on blue, proved; in a dashed frame, open: it may be true, but does not follow; with a warning sign, wrong.</source>
        <translation>I segni viola sono tuoi; gli altri vengono dalle tue carte e da quelle scoperte. Fai clic su una cella per una spunta, una croce, un punto interrogativo e di nuovo vuota. Segni verificati: su blu, dimostrato; in un riquadro tratteggiato, aperto: può essere vero, ma non si può dedurre; con un segnale di avviso, sbagliato.</translation>
    </message>
    <message>
        <source>Wait: even the likeliest solution had a chance of {chance}</source>
        <translation>Aspettare: anche la soluzione più probabile era al {chance}</translation>
    </message>
    <message>
        <source>Wait: {why}</source>
        <comment>a row with the chance to win; why: … will probably be first (79%)</comment>
        <translation>Aspettare: {why}</translation>
    </message>
    <message>
        <source>Waits for &amp;exact</source>
        <translation>&amp;Aspetta l’esatto</translation>
    </message>
    <message>
        <source>Was</source>
        <comment>a caption: the accusation was right or wrong</comment>
        <translation>Era</translation>
    </message>
    <message numerus="yes">
        <source>Was right in {right} of %n accusation(s)</source>
        <translation>
            <numerusform>Accuse giuste: {right} su %n</numerusform>
            <numerusform>Accuse giuste: {right} su %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arma</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Armi</translation>
    </message>
    <message>
        <source>What</source>
        <comment>a caption: a suggestion or an accusation</comment>
        <translation>Che cosa</translation>
    </message>
    <message>
        <source>What changed it most</source>
        <translation>Che cosa l’ha cambiato di più</translation>
    </message>
    <message>
        <source>What changed it most, as the cards say</source>
        <translation>Che cosa l’ha cambiato di più, secondo le carte</translation>
    </message>
    <message>
        <source>What does it depend on?</source>
        <translation>Da che cosa dipende?</translation>
    </message>
    <message>
        <source>What each entry told could not be worked out: {error}. Your entries are safe.</source>
        <translation>Non è stato possibile calcolare che cosa ha detto ogni voce: {error}. Le tue voci sono al sicuro.</translation>
    </message>
    <message>
        <source>What each player holds</source>
        <translation>Che cosa ha ogni giocatore</translation>
    </message>
    <message>
        <source>What each player’s turns ruled out: {each}.</source>
        <translation>Che cosa hanno escluso i turni di ciascuno: {each}.</translation>
    </message>
    <message>
        <source>What else happened</source>
        <translation>Che altro è successo</translation>
    </message>
    <message>
        <source>What everyone has seen</source>
        <translation>Che cosa hanno visto tutti</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Che cosa è successo</translation>
    </message>
    <message>
        <source>What happened, in a few words</source>
        <translation>Che cosa è successo, in poche parole</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Che cosa succede</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>E se</translation>
    </message>
    <message>
        <source>What is known of a cell, and why</source>
        <translation>Che cosa si sa di una cella, e perché</translation>
    </message>
    <message>
        <source>What share it rules out for each of the others, on average (an estimate)</source>
        <translation>Quale parte esclude per ciascuno degli altri, in media (una stima)</translation>
    </message>
    <message>
        <source>What share more the best suggestions would have ruled out, on average, in reviewed games</source>
        <translation>Quale parte in più avrebbero escluso le ipotesi migliori, in media, nelle partite analizzate</translation>
    </message>
    <message>
        <source>What share of the possible solutions the answer rules out, on average</source>
        <translation>Quale parte delle soluzioni possibili la risposta esclude, in media</translation>
    </message>
    <message>
        <source>What share of the solutions, by their chances, each entry ruled out</source>
        <translation>Quale parte delle soluzioni, secondo le loro probabilità, ha escluso ogni voce</translation>
    </message>
    <message>
        <source>What the others suggest says something about their cards. How they play shows in this game and, for players who are ticked, in your finished games. Ticks, crosses and reasons never depend on it, and it is not saved in game files.</source>
        <translation>Le ipotesi degli altri dicono qualcosa delle loro carte. Il loro modo di giocare si vede in questa partita e, per i giocatori spuntati, nelle tue partite finite. Spunte, croci e spiegazioni non ne dipendono mai, e nei file delle partite non se ne salva niente.</translation>
    </message>
    <message>
        <source>What the others’ turns ruled out for you: {each}.</source>
        <translation>Che cosa hanno escluso per te i turni degli altri: {each}.</translation>
    </message>
    <message>
        <source>What to do next</source>
        <translation>Che cosa fare adesso</translation>
    </message>
    <message>
        <source>What was in the envelope?</source>
        <translation>Che cosa c’era nella busta?</translation>
    </message>
    <message>
        <source>What would settle it</source>
        <translation>Che cosa lo deciderebbe</translation>
    </message>
    <message>
        <source>When on, charts move smoothly to new numbers.</source>
        <translation>I grafici passano in modo graduale ai nuovi numeri.</translation>
    </message>
    <message>
        <source>When players can show several cards: do they pick one at random (then a card that I see says a little about the others), or should nothing be concluded from their choice?</source>
        <translation>Quando un giocatore può mostrare più carte, ne sceglie una a caso (allora una carta che vedo dice un po’ anche delle altre), o non si deve dedurre niente dalla sua scelta?</translation>
    </message>
    <message>
        <source>When the game was added</source>
        <translation>Quando la partita è stata aggiunta</translation>
    </message>
    <message>
        <source>When to accuse</source>
        <translation>Quando accusare</translation>
    </message>
    <message>
        <source>When {player} could have known is unclear: that hand contradicts the entries.</source>
        <translation>Non è chiaro quando {player} avrebbe potuto saperlo: quella mano contraddice le voci.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dove</translation>
    </message>
    <message>
        <source>Where a clicked card goes</source>
        <translation>Dove va la carta su cui fai clic</translation>
    </message>
    <message>
        <source>Where every card was</source>
        <translation>Dov’era ogni carta</translation>
    </message>
    <message>
        <source>Where is {card}?</source>
        <translation>Dov’è {card}?</translation>
    </message>
    <message>
        <source>Whether the others still answer after a card is shown</source>
        <translation>Se gli altri rispondono ancora dopo che una carta è stata mostrata</translation>
    </message>
    <message>
        <source>Which card did you show {whom}? (Enter: leave it out)</source>
        <translation>Quale carta hai mostrato a {whom}? (Invio: ometterla)</translation>
    </message>
    <message>
        <source>Which card did {who} show you?</source>
        <translation>Quale carta ti ha mostrato {who}?</translation>
    </message>
    <message>
        <source>Which card did {who} show you? Press Enter again to leave it out.</source>
        <translation>Quale carta ti ha mostrato {who}? Premi di nuovo Invio per ometterla.</translation>
    </message>
    <message>
        <source>Which card did {who} show {whom}? (Enter: leave it out)</source>
        <translation>Quale carta ha mostrato {who} a {whom}? (Invio: ometterla)</translation>
    </message>
    <message>
        <source>Which cards did {player} hold?</source>
        <translation>Quali carte aveva {player}?</translation>
    </message>
    <message>
        <source>Which cards lay in the pool?</source>
        <translation>Quali carte c’erano nella riserva?</translation>
    </message>
    <message>
        <source>Which games are listed</source>
        <translation>Quali partite sono elencate</translation>
    </message>
    <message>
        <source>Which leftover card did you see? Press Enter again to leave it out.</source>
        <translation>Quale carta avanzata hai visto? Premi di nuovo Invio per ometterla.</translation>
    </message>
    <message>
        <source>Which one: {cards}?</source>
        <translation>Quale: {cards}?</translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>Quale?</translation>
    </message>
    <message>
        <source>Which suggestions are listed</source>
        <translation>Quali ipotesi sono elencate</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>a caption: who asks or accuses</comment>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>who has a card</comment>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Who accuses</source>
        <translation>Chi accusa</translation>
    </message>
    <message>
        <source>Who asks</source>
        <translation>Chi chiede</translation>
    </message>
    <message>
        <source>Who asks, three cards, who shows: first letters, in any order</source>
        <translation>Chi chiede, tre carte, chi mostra: le prime lettere, in qualsiasi ordine</translation>
    </message>
    <message>
        <source>Who could have known</source>
        <translation>Chi avrebbe potuto saperlo</translation>
    </message>
    <message>
        <source>Who has {card}?</source>
        <translation>Chi ha {card}?</translation>
    </message>
    <message>
        <source>Who is asked</source>
        <translation>A chi si chiede</translation>
    </message>
    <message>
        <source>Who knows it</source>
        <translation>Chi lo sa</translation>
    </message>
    <message>
        <source>Who passed is worked out anew for these entries, too, from who is asked before who showed</source>
        <translation>Anche per queste voci si ricava di nuovo chi ha passato: quelli a cui si chiede prima di chi ha mostrato</translation>
    </message>
    <message>
        <source>Who shows a card</source>
        <translation>Chi mostra una carta</translation>
    </message>
    <message>
        <source>Who suggests</source>
        <translation>Chi fa l’ipotesi</translation>
    </message>
    <message>
        <source>Who suggests which three cards, who passes, who shows one: a few clicks or keys.</source>
        <translation>Chi fa l’ipotesi e con quali tre carte, chi passa, chi ne mostra una: bastano pochi clic o tasti.</translation>
    </message>
    <message>
        <source>Who won</source>
        <translation>Chi ha vinto</translation>
    </message>
    <message>
        <source>Who won?</source>
        <translation>Chi ha vinto?</translation>
    </message>
    <message>
        <source>Whose card</source>
        <translation>Di chi è la carta</translation>
    </message>
    <message>
        <source>Whose cards are entered</source>
        <translation>Di chi sono le carte inserite</translation>
    </message>
    <message>
        <source>Whose hands are shown</source>
        <translation>Di chi sono le mani mostrate</translation>
    </message>
    <message>
        <source>Whose token moves</source>
        <translation>Di chi è la pedina che si muove</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Perché</translation>
    </message>
    <message>
        <source>Why a cell has its tick, cross or number</source>
        <translation>Perché una cella ha la sua spunta, la sua croce o il suo numero</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>Why? (explains the cell)</source>
        <translation>Perché? (spiega la cella)</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Con aiuto</translation>
    </message>
    <message>
        <source>With the board</source>
        <translation>Con il tabellone</translation>
    </message>
    <message>
        <source>With the card that was shown</source>
        <translation>Anche la carta mostrata</translation>
    </message>
    <message>
        <source>Without a pause after each step</source>
        <translation>Senza una pausa dopo ogni passo</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Won by {player}</source>
        <translation>Vinta da {player}</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Calcolo in corso…</translation>
    </message>
    <message>
        <source>Working out what it depends on…</source>
        <translation>Cerco da che cosa dipende…</translation>
    </message>
    <message>
        <source>Working out what the others can know…</source>
        <translation>Calcolo che cosa possono sapere gli altri…</translation>
    </message>
    <message>
        <source>Wrong</source>
        <comment>of an accusation</comment>
        <translation>Sbagliata</translation>
    </message>
    <message>
        <source>Wrong: no deal fits it.</source>
        <translation>Sbagliato: nessuna distribuzione è compatibile.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>You are back</source>
        <translation>Sei rientrato nel gioco</translation>
    </message>
    <message>
        <source>You are in the corridor.</source>
        <translation>Sei nel corridoio.</translation>
    </message>
    <message>
        <source>You are in {room}.</source>
        <translation>Sei qui: {room}.</translation>
    </message>
    <message>
        <source>You are looking at another moment of the game, so tokens cannot be moved.</source>
        <translation>Stai guardando un altro momento della partita: le pedine non si possono muovere.</translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>Sei fuori gioco</translation>
    </message>
    <message>
        <source>You are out. You still answer.</source>
        <translation>Sei fuori gioco. Rispondi ancora.</translation>
    </message>
    <message>
        <source>You can close this window and continue. This report helps the developers fix the problem: save it here and send it to them yourself. The program never sends anything.</source>
        <translation>Puoi chiudere questa finestra e continuare. Questo rapporto aiuta gli sviluppatori a risolvere il problema: salvalo qui e inviaglielo tu. Il programma non invia mai niente.</translation>
    </message>
    <message>
        <source>You can enter it anyway.</source>
        <translation>Puoi inserirla comunque.</translation>
    </message>
    <message>
        <source>You could be certain of the solution {moment}.</source>
        <translation>Potevi avere la certezza della soluzione {moment}.</translation>
    </message>
    <message>
        <source>You could have given away a little less</source>
        <translation>Avresti potuto rivelare un po’ meno</translation>
    </message>
    <message>
        <source>You could have given away much less</source>
        <translation>Avresti potuto rivelare molto meno</translation>
    </message>
    <message>
        <source>You could have given away {value:.1f} bits less when you showed cards.</source>
        <translation>Mostrando le carte avresti potuto rivelare {value:.1f} bit in meno.</translation>
    </message>
    <message>
        <source>You could not be certain of the solution.</source>
        <translation>Non potevi avere la certezza della soluzione.</translation>
    </message>
    <message>
        <source>You have left</source>
        <translation>Te ne sei andato</translation>
    </message>
    <message>
        <source>You have left.</source>
        <translation>Te ne sei andato.</translation>
    </message>
    <message>
        <source>You have shown</source>
        <translation>Hai mostrato</translation>
    </message>
    <message>
        <source>You have shown it to {who} before, so it reveals nothing new.</source>
        <translation>L’hai già mostrata a {who}, quindi non rivela niente di nuovo.</translation>
    </message>
    <message>
        <source>You look at a leftover card: {card}.</source>
        <translation>Guardi una carta avanzata: {card}.</translation>
    </message>
    <message>
        <source>You made no suggestions in this game.</source>
        <translation>Non hai fatto ipotesi in questa partita.</translation>
    </message>
    <message numerus="yes">
        <source>You missed nothing in %n suggestion(s).</source>
        <translation>
            <numerusform>Non hai perso nulla in %n ipotesi.</numerusform>
            <numerusform>Non hai perso nulla in %n ipotesi.</numerusform>
        </translation>
    </message>
    <message>
        <source>You rolled {number}. Where do you go?</source>
        <translation>Hai tirato {number}. Dove vai?</translation>
    </message>
    <message>
        <source>You rolled {roll}: click where you go, or choose with the arrow keys.</source>
        <translation>Hai tirato {roll}: fai clic dove vai, o scegli con le frecce.</translation>
    </message>
    <message>
        <source>You say that {fact}.</source>
        <translation>Dici che {fact}.</translation>
    </message>
    <message>
        <source>You showed the cards that give the least away.</source>
        <translation>Hai mostrato le carte che rivelano di meno.</translation>
    </message>
    <message>
        <source>You showed {who} {card}.</source>
        <translation>Hai mostrato {card} a {who}.</translation>
    </message>
    <message>
        <source>You take turns. Untick {who} under House rules: Takes no turns</source>
        <translation>Tu giochi i turni. Togli {who} in Regole della casa: Non gioca turni</translation>
    </message>
    <message>
        <source>You tick and cross your own sheet: no numbers, and no advice.</source>
        <translation>Metti tu spunte e croci sul tuo foglio: niente numeri e niente consigli.</translation>
    </message>
    <message>
        <source>You watched this game.</source>
        <translation>Hai guardato questa partita.</translation>
    </message>
    <message>
        <source>You win! It was {cards}.</source>
        <translation>Hai vinto! Era {cards}.</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Hai vinto</translation>
    </message>
    <message numerus="yes">
        <source>Your %n suggestion(s) told you {share} of what the best ones would have ({told} of {most} bits).</source>
        <translation>
            <numerusform>La tua %n ipotesi ti ha detto il {share} di ciò che avrebbe detto la migliore ({told} di {most} bit).</numerusform>
            <numerusform>Le tue %n ipotesi ti hanno detto il {share} di ciò che avrebbero detto le migliori ({told} di {most} bit).</numerusform>
        </translation>
    </message>
    <message>
        <source>Your accusation was wrong.</source>
        <translation>La tua accusa era sbagliata.</translation>
    </message>
    <message>
        <source>Your accusation was wrong: you are out, and only answer questions from now on.</source>
        <translation>La tua accusa era sbagliata: sei fuori gioco, e d’ora in poi rispondi soltanto alle domande.</translation>
    </message>
    <message>
        <source>Your accusation: if it is wrong, you are out</source>
        <translation>La tua accusa: se è sbagliata, sei fuori gioco</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Le tue carte</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Le tue decisioni</translation>
    </message>
    <message numerus="yes">
        <source>Your hand has %n card(s): take {number} back</source>
        <translation>
            <numerusform>La tua mano ha %n carta: togline {number}</numerusform>
            <numerusform>La tua mano ha %n carte: togline {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand: choose %n more card(s)</source>
        <translation>
            <numerusform>La tua mano: scegli ancora %n carta</numerusform>
            <numerusform>La tua mano: scegli ancora %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hunch: {belief}.</source>
        <translation>La tua intuizione: {belief}.</translation>
    </message>
    <message>
        <source>Your marks are left as they are, and new ones are not kept: {why}.</source>
        <translation>I tuoi segni restano come sono e quelli nuovi non vengono conservati: {why}.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>La tua mossa</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Il tuo nome</translation>
    </message>
    <message>
        <source>Your own sheet</source>
        <translation>Il tuo foglio</translation>
    </message>
    <message>
        <source>Your own sheet: cards down, holders across</source>
        <translation>Il tuo foglio: carte nelle righe, possessori nelle colonne</translation>
    </message>
    <message>
        <source>Your position is unknown.</source>
        <translation>La tua posizione non è nota.</translation>
    </message>
    <message>
        <source>Your preferences file cannot be read; all preferences have their defaults.</source>
        <translation>Il file delle tue preferenze non si può leggere: tutte hanno il valore predefinito.</translation>
    </message>
    <message>
        <source>Your preferences file cannot be written; your changes are lost when you quit.</source>
        <translation>Il file delle tue preferenze non si può scrivere: i cambiamenti vanno persi all’uscita.</translation>
    </message>
    <message>
        <source>Your preferences file was damaged; unreadable settings were reset to their defaults.</source>
        <translation>Il file delle tue preferenze era danneggiato; le impostazioni illeggibili sono tornate ai valori predefiniti.</translation>
    </message>
    <message>
        <source>Your preferences file was damaged; unreadable settings were reset to their defaults. A copy is kept as {name}.</source>
        <translation>Il file delle tue preferenze era danneggiato; le impostazioni illeggibili sono tornate ai valori predefiniti. Una copia è conservata come {name}.</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Il tuo posto</translation>
    </message>
    <message>
        <source>Your suggestion</source>
        <translation>La tua ipotesi</translation>
    </message>
    <message>
        <source>Your suggestion in {room}</source>
        <translation>La tua ipotesi ({room})</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>Your turn, after your suggestion</source>
        <translation>Tocca a te, dopo la tua ipotesi</translation>
    </message>
    <message>
        <source>Your turn, {place}</source>
        <comment>place: from the Lounge</comment>
        <translation>Tocca a te, {place}</translation>
    </message>
    <message>
        <source>You’re only watching: no hand</source>
        <translation>Guardi soltanto: nessuna mano</translation>
    </message>
    <message>
        <source>You’re watching this game, so there’s no advice. If you play, say in the set-up which player you are.</source>
        <translation>Stai guardando questa partita, quindi non ci sono consigli. Se giochi, indica nella preparazione chi sei.</translation>
    </message>
    <message>
        <source>a card can’t be called {name}: that word stands for an unseen card</source>
        <translation>nessuna carta può chiamarsi {name}: quella parola indica una carta non vista</translation>
    </message>
    <message>
        <source>a card they have shown you before if possible, otherwise any</source>
        <translation>se possono, una carta che ti hanno già mostrato; altrimenti una qualsiasi</translation>
    </message>
    <message>
        <source>a fifth</source>
        <translation>un quinto</translation>
    </message>
    <message>
        <source>a list</source>
        <comment>what stands in a file</comment>
        <translation>una lista</translation>
    </message>
    <message>
        <source>a little less to learn</source>
        <translation>un po’ meno da scoprire</translation>
    </message>
    <message>
        <source>a little more to learn</source>
        <translation>un po’ di più da scoprire</translation>
    </message>
    <message>
        <source>a name is empty; separate names with one | each, as in: room K Kitchen | Cuisine</source>
        <translation>un nome è vuoto; i nomi si separano con un | ciascuno, come in: room K Kitchen | Cuisine</translation>
    </message>
    <message>
        <source>a number of {digits} digits</source>
        <translation>un numero di {digits} cifre</translation>
    </message>
    <message>
        <source>a passage from {room} to {room} leads nowhere; name two different rooms</source>
        <translation>un passaggio fra una stanza e sé stessa ({room} e {room}) non porta da nessuna parte; indica due stanze</translation>
    </message>
    <message>
        <source>a passage is written: passage ROOM ROOM, as in: passage K S; or with “step” behind it</source>
        <translation>un passaggio si scrive: passage STANZA STANZA, come in: passage K S; oppure con «step» in fondo</translation>
    </message>
    <message>
        <source>a player can’t be called {name}: that is a place for cards; choose another name</source>
        <translation>nessun giocatore può chiamarsi {name}: è un posto per le carte; scegli un altro nome</translation>
    </message>
    <message>
        <source>a player can’t be called {name}: that word stands for no player</source>
        <translation>nessun giocatore può chiamarsi {name}: quella parola indica nessun giocatore</translation>
    </message>
    <message>
        <source>a quarter</source>
        <translation>un quarto</translation>
    </message>
    <message>
        <source>a roll of {roll} does not lead there: {answer}</source>
        <translation>un tiro di {roll} non porta lì: {answer}</translation>
    </message>
    <message numerus="yes">
        <source>a square %n step(s) from {room:the}’s door</source>
        <translation>
            <numerusform>a %n passo dalla porta di «{room}»</numerusform>
            <numerusform>a %n passi dalla porta di «{room}»</numerusform>
        </translation>
    </message>
    <message>
        <source>a tenth</source>
        <translation>un decimo</translation>
    </message>
    <message>
        <source>a third</source>
        <translation>un terzo</translation>
    </message>
    <message>
        <source>about {bits:.1f} bits</source>
        <translation>circa {bits:.1f} bit</translation>
    </message>
    <message>
        <source>about {percent}</source>
        <translation>circa {percent}</translation>
    </message>
    <message>
        <source>about {percent} likely to be the murder room</source>
        <translation>circa {percent} di probabilità che sia la stanza del delitto</translation>
    </message>
    <message>
        <source>about {percent}, give or take {error}</source>
        <translation>circa {percent}, con uno scarto di {error}</translation>
    </message>
    <message>
        <source>accuse {cards}</source>
        <comment>cards: Mrs White with the Rope in the Study</comment>
        <translation>accusa {cards}</translation>
    </message>
    <message>
        <source>accused wrongly</source>
        <translation>accusa sbagliata</translation>
    </message>
    <message>
        <source>accuses accuse</source>
        <comment>words to type, with spaces between: it is an accusation</comment>
        <translation>accusa accusare</translation>
    </message>
    <message>
        <source>accuses when that is more likely to win than waiting (recommended)</source>
        <translation>accusa quando così è più facile vincere che aspettando (consigliato)</translation>
    </message>
    <message>
        <source>after entry {entry}</source>
        <translation>dopo la voce {entry}</translation>
    </message>
    <message>
        <source>after the next turn</source>
        <translation>dopo il prossimo turno</translation>
    </message>
    <message>
        <source>against the turn</source>
        <comment>who is asked</comment>
        <translation>a tutti, in ordine inverso</translation>
    </message>
    <message numerus="yes">
        <source>all of the pool’s %n card(s) are known, so {so}</source>
        <translation>
            <numerusform>l’unica carta della riserva è nota, quindi {so}</numerusform>
            <numerusform>tutte le %n carte della riserva sono note, quindi {so}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all of your %n card(s) are known, so {so}</source>
        <translation>
            <numerusform>la tua unica carta è nota, quindi {so}</numerusform>
            <numerusform>tutte le tue %n carte sono note, quindi {so}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all of {who}’s %n card(s) are known, so {so}</source>
        <translation>
            <numerusform>l’unica carta di {who} è nota, quindi {so}</numerusform>
            <numerusform>tutte le %n carte di {who} sono note, quindi {so}</numerusform>
        </translation>
    </message>
    <message>
        <source>all {n:,} deals</source>
        <translation>tutte le {n:,} distribuzioni</translation>
    </message>
    <message>
        <source>almost always settles it</source>
        <translation>lo decide quasi sempre</translation>
    </message>
    <message>
        <source>also calls {who} to that room</source>
        <comment>who may then suggest there</comment>
        <translation>chiama anche {who} in quella stanza</translation>
    </message>
    <message>
        <source>also the likeliest room ({percent})</source>
        <translation>è anche la stanza più probabile ({percent})</translation>
    </message>
    <message>
        <source>an entry before it is missing</source>
        <translation>manca una voce precedente</translation>
    </message>
    <message>
        <source>an object</source>
        <comment>what stands in a file</comment>
        <translation>un oggetto</translation>
    </message>
    <message>
        <source>analytic centre by {solver}, ignoring the show model; solutions by the product of their cards</source>
        <translation>centro analitico con {solver}, senza tener conto del modello di scelta; soluzioni dal prodotto delle loro carte</translation>
    </message>
    <message>
        <source>and</source>
        <comment>words to type, with spaces between: Bob has the Rope and the Hall</comment>
        <translation>ed and</translation>
    </message>
    <message>
        <source>anywhere</source>
        <comment>accusing</comment>
        <translation>ovunque</translation>
    </message>
    <message>
        <source>appears twice in one object; give it once</source>
        <translation>c’è due volte in un oggetto; indicalo una volta</translation>
    </message>
    <message>
        <source>are of several categories; a note on the envelope is on one of them</source>
        <translation>sono di più categorie; una nota sulla busta ne riguarda una sola</translation>
    </message>
    <message>
        <source>arrows</source>
        <comment>the four arrow keys</comment>
        <translation>frecce</translation>
    </message>
    <message numerus="yes">
        <source>as counted in %n game(s)</source>
        <translation>
            <numerusform>contato in %n partita</numerusform>
            <numerusform>contato in %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>as number {place}</source>
        <translation>come numero {place}</translation>
    </message>
    <message>
        <source>as people play</source>
        <translation>secondo come si gioca</translation>
    </message>
    <message>
        <source>as people play to follow…</source>
        <translation>secondo come si gioca: in arrivo…</translation>
    </message>
    <message>
        <source>as the cards say</source>
        <translation>secondo le carte</translation>
    </message>
    <message>
        <source>aside</source>
        <comment>an entry that was set aside</comment>
        <translation>da parte</translation>
    </message>
    <message>
        <source>asks shows suggests with in the it does is of at least card cards hand</source>
        <comment>words to type, with spaces between, that tell nothing: Ann asks ... with the ..., Bob shows</comment>
        <translation>chiede mostra ipotizza con in nel nella è di della almeno carta carte mano sua</translation>
    </message>
    <message numerus="yes">
        <source>at least %n of {cards} is in the envelope</source>
        <translation>
            <numerusform>almeno %n fra {cards} è nella busta</numerusform>
            <numerusform>almeno %n fra {cards} sono nella busta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n of {cards} is in the pool</source>
        <translation>
            <numerusform>almeno %n fra {cards} è nella riserva</numerusform>
            <numerusform>almeno %n fra {cards} sono nella riserva</numerusform>
        </translation>
    </message>
    <message>
        <source>back returns</source>
        <comment>words to type, with spaces between: Cid is back in the game</comment>
        <translation>rientra ritorna</translation>
    </message>
    <message>
        <source>before the first entry</source>
        <translation>prima della prima voce</translation>
    </message>
    <message>
        <source>below your limit of {percent}</source>
        <comment>the chance that an accusation is right</comment>
        <translation>sotto il tuo limite del {percent}</translation>
    </message>
    <message>
        <source>best for you ({score} {unit})</source>
        <comment>a place to go to, its score, and in what that is counted</comment>
        <translation>il posto migliore per te ({score} {unit})</translation>
    </message>
    <message>
        <source>best suggestion</source>
        <translation>ipotesi migliore</translation>
    </message>
    <message>
        <source>bits open</source>
        <translation>bit aperti</translation>
    </message>
    <message>
        <source>but {clause}, as stated above: a contradiction</source>
        <translation>ma {clause}, come detto sopra: una contraddizione</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>a sorte</translation>
    </message>
    <message>
        <source>by the passage</source>
        <comment>a move in the list</comment>
        <translation>con il passaggio</translation>
    </message>
    <message>
        <source>by the secret passage</source>
        <translation>attraverso il passaggio segreto</translation>
    </message>
    <message>
        <source>called in</source>
        <comment>a move in the list: by the suggestion of another</comment>
        <translation>su chiamata</translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation>non si può leggere: {reason}</translation>
    </message>
    <message>
        <source>card</source>
        <translation>carta</translation>
    </message>
    <message>
        <source>card by card</source>
        <comment>how an engine counts</comment>
        <translation>carta per carta</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>certain after entry {entry}</source>
        <translation>certezza dopo la voce {entry}</translation>
    </message>
    <message>
        <source>certain from the start</source>
        <translation>certezza dall’inizio</translation>
    </message>
    <message>
        <source>certain: no</source>
        <translation>certo: no</translation>
    </message>
    <message>
        <source>certain: no, because of entry {number}</source>
        <comment>the entry says so</comment>
        <translation>certo: no, per la voce {number}</translation>
    </message>
    <message>
        <source>certain: no, because of the set-up</source>
        <translation>certo: no, per la preparazione</translation>
    </message>
    <message>
        <source>certain: yes</source>
        <translation>certo: sì</translation>
    </message>
    <message>
        <source>certain: yes, because of entry {number}</source>
        <comment>the entry says so</comment>
        <translation>certo: sì, per la voce {number}</translation>
    </message>
    <message>
        <source>certain: yes, because of the set-up</source>
        <translation>certo: sì, per la preparazione</translation>
    </message>
    <message>
        <source>chance</source>
        <comment>how likely a roll is</comment>
        <translation>prob.</translation>
    </message>
    <message>
        <source>chance</source>
        <comment>how likely an answer is</comment>
        <translation>prob.</translation>
    </message>
    <message>
        <source>chance to win</source>
        <translation>prob. di vincere</translation>
    </message>
    <message>
        <source>change the set-up</source>
        <translation>cambia la preparazione</translation>
    </message>
    <message>
        <source>choices ignored</source>
        <translation>scelte ignorate</translation>
    </message>
    <message>
        <source>classic</source>
        <comment>the doors of a board</comment>
        <translation>classiche</translation>
    </message>
    <message>
        <source>consider accusing {cards}</source>
        <comment>cards: Mrs White with the Rope in the Study</comment>
        <translation>valuta se accusare {cards}</translation>
    </message>
    <message>
        <source>contradicts other entries</source>
        <translation>contraddice altre voci</translation>
    </message>
    <message>
        <source>count again {event}</source>
        <comment>event: Ann&apos;s suggestion</comment>
        <translation>conta di nuovo {event}</translation>
    </message>
    <message>
        <source>cut short</source>
        <translation>abbreviata</translation>
    </message>
    <message>
        <source>deals that fit are too rare to be found by chance (most populations of {number} died out); the exact engine may find them</source>
        <translation>le distribuzioni possibili sono troppo rare per trovarle a caso (quasi tutte le popolazioni di {number} si sono estinte); il motore esatto forse le trova</translation>
    </message>
    <message>
        <source>delete {event}</source>
        <comment>event: Ann&apos;s suggestion</comment>
        <translation>elimina {event}</translation>
    </message>
    <message>
        <source>doesn’t have it</source>
        <translation>non ce l’ha</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>a sorte</translation>
    </message>
    <message>
        <source>easier to reach ({percent})</source>
        <translation>più raggiungibile ({percent})</translation>
    </message>
    <message>
        <source>edit {event}</source>
        <comment>event: Ann&apos;s suggestion</comment>
        <translation>correggi {event}</translation>
    </message>
    <message>
        <source>either {clauses}</source>
        <translation>o {clauses}</translation>
    </message>
    <message>
        <source>either {clauses} ({entries})</source>
        <translation>o {clauses} ({entries})</translation>
    </message>
    <message>
        <source>ends with the first card</source>
        <comment>answering</comment>
        <translation>finiscono con la prima carta</translation>
    </message>
    <message>
        <source>entries {names} cannot all be true</source>
        <translation>le voci {names} non possono essere tutte vere</translation>
    </message>
    <message>
        <source>entries {names} cannot both be true</source>
        <translation>le voci {names} non possono essere vere entrambe</translation>
    </message>
    <message>
        <source>entries {numbers}</source>
        <translation>voci {numbers}</translation>
    </message>
    <message>
        <source>entry {names} cannot all be true</source>
        <comment>an entry and parts of the set-up: entry 3, … and …</comment>
        <translation>la voce {names}: non possono essere tutte vere insieme</translation>
    </message>
    <message>
        <source>entry {names} cannot be true</source>
        <translation>la voce {names} non può essere vera</translation>
    </message>
    <message>
        <source>entry {names} cannot both be true</source>
        <comment>an entry and a part of the set-up: entry 3 and …</comment>
        <translation>la voce {names}: non possono essere vere insieme</translation>
    </message>
    <message>
        <source>entry {number}</source>
        <translation>voce {number}</translation>
    </message>
    <message>
        <source>envelope</source>
        <comment>after a comma</comment>
        <translation>busta</translation>
    </message>
    <message>
        <source>envelope</source>
        <comment>of the three cards that are sought</comment>
        <translation>busta</translation>
    </message>
    <message>
        <source>equally good</source>
        <comment>a suggestion</comment>
        <translation>altrettanto buona</translation>
    </message>
    <message>
        <source>equally good: {cards}</source>
        <comment>cards: Bob with the Rope</comment>
        <translation>altrettanto buone: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>equally good: {cards} and %n more</source>
        <comment>cards: Bob with the Rope, Cid with …</comment>
        <translation>
            <numerusform>altrettanto buone: {cards} e %n altra</numerusform>
            <numerusform>altrettanto buone: {cards} e altre %n</numerusform>
        </translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>stima</translation>
    </message>
    <message>
        <source>estimate, error unknown</source>
        <translation>stima, errore ignoto</translation>
    </message>
    <message>
        <source>every deal</source>
        <comment>an engine saw each of them</comment>
        <translation>tutte le distribuzioni</translation>
    </message>
    <message>
        <source>every other room is elsewhere, so {so}</source>
        <translation>tutte le altre stanze sono altrove, quindi {so}</translation>
    </message>
    <message>
        <source>every other suspect is elsewhere, so {so}</source>
        <translation>tutti gli altri sospettati sono altrove, quindi {so}</translation>
    </message>
    <message>
        <source>every other weapon is elsewhere, so {so}</source>
        <translation>tutte le altre armi sono altrove, quindi {so}</translation>
    </message>
    <message>
        <source>everyone</source>
        <comment>who knows it</comment>
        <translation>tutti</translation>
    </message>
    <message>
        <source>everyone everybody</source>
        <comment>words to type, with spaces between: Bob has the Rope, and everyone has seen it</comment>
        <translation>tutti</translation>
    </message>
    <message>
        <source>everything follows from the evidence</source>
        <translation>tutto segue dagli indizi</translation>
    </message>
    <message>
        <source>exact counting would need over {size:g} GB of memory, its limit</source>
        <translation>il conteggio esatto richiederebbe oltre {size:g} GB di memoria, il suo limite</translation>
    </message>
    <message>
        <source>exact counting would need over {steps:,} steps, its limit here</source>
        <translation>il conteggio esatto richiederebbe oltre {steps:,} passi, il suo limite qui</translation>
    </message>
    <message>
        <source>exact to follow…</source>
        <translation>esatti in arrivo…</translation>
    </message>
    <message>
        <source>expected a colon</source>
        <translation>sono attesi i due punti</translation>
    </message>
    <message>
        <source>expected a comma</source>
        <translation>è attesa una virgola</translation>
    </message>
    <message>
        <source>expected a name in quotes</source>
        <translation>è atteso un nome tra virgolette</translation>
    </message>
    <message>
        <source>expected a value</source>
        <translation>è atteso un valore</translation>
    </message>
    <message>
        <source>expected the end of the file</source>
        <translation>è attesa la fine del file</translation>
    </message>
    <message>
        <source>expected turns to win</source>
        <comment>what a score of a place counts</comment>
        <translation>turni attesi per vincere</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>le carte scoperte</translation>
    </message>
    <message>
        <source>face up</source>
        <comment>after a comma</comment>
        <translation>scoperta</translation>
    </message>
    <message>
        <source>face up</source>
        <comment>where a card is</comment>
        <translation>fra le carte scoperte</translation>
    </message>
    <message>
        <source>face up</source>
        <comment>where a card is, after its name</comment>
        <translation>scoperta</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>chiuso</translation>
    </message>
    <message>
        <source>from about {before:.1f}% to about {after:.1f}%</source>
        <translation>da circa {before:.1f}% a circa {after:.1f}%</translation>
    </message>
    <message>
        <source>from your starting square</source>
        <comment>on the board: on your turn, …</comment>
        <translation>dalla tua casella di partenza</translation>
    </message>
    <message>
        <source>from {before:.1f}% to {after:.1f}%</source>
        <translation>da {before:.1f}% a {after:.1f}%</translation>
    </message>
    <message>
        <source>from {room:the}</source>
        <comment>on the board: on your turn, …</comment>
        <translation>dalla stanza «{room}»</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>partita finita</translation>
    </message>
    <message>
        <source>game over: an accusation was correct</source>
        <translation>partita finita: un’accusa era giusta</translation>
    </message>
    <message>
        <source>games are played here only with the others asked in the order of turns, and whoever accuses wrongly answering on (asked: {asked}, after_wrong: {after_wrong})</source>
        <translation>qui si gioca solo se gli altri vengono interpellati in ordine di turno e chi accusa male continua a rispondere (asked: {asked}, after_wrong: {after_wrong})</translation>
    </message>
    <message>
        <source>give a suspect, a weapon and a room, in this order, not {answer}</source>
        <translation>indica un sospettato, un’arma e una stanza, in quest’ordine, non {answer}</translation>
    </message>
    <message>
        <source>give three cards, not {answer}</source>
        <translation>indica tre carte, non {answer}</translation>
    </message>
    <message>
        <source>go to {place:the}</source>
        <translation>raggiungi {place:the}</translation>
    </message>
    <message>
        <source>goes on: everyone answers</source>
        <comment>answering</comment>
        <translation>continuano: rispondono tutti</translation>
    </message>
    <message>
        <source>half</source>
        <translation>la metà</translation>
    </message>
    <message>
        <source>harder to reach ({percent})</source>
        <translation>meno raggiungibile ({percent})</translation>
    </message>
    <message>
        <source>hardly ever settles it</source>
        <translation>non lo decide quasi mai</translation>
    </message>
    <message numerus="yes">
        <source>has %n card(s) where me is null; a spectator has no hand</source>
        <translation>
            <numerusform>ha %n carta dove me è null; chi guarda soltanto non ha una mano</numerusform>
            <numerusform>ha %n carte dove me è null; chi guarda soltanto non ha una mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n card(s), but {who} holds {size}; give exactly those</source>
        <translation>
            <numerusform>ha %n carta, ma {who} ne ha {size}; indica esattamente quelle</numerusform>
            <numerusform>ha %n carte, ma {who} ne ha {size}; indica esattamente quelle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n card(s); a note is on {fewest} to {most} cards, or names one as card</source>
        <translation>
            <numerusform>ha %n carta; una nota riguarda da {fewest} a {most} carte, oppure ne nomina una come card</numerusform>
            <numerusform>ha %n carte; una nota riguarda da {fewest} a {most} carte, oppure ne nomina una come card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n of</source>
        <comment>at least so many of several cards</comment>
        <translation>
            <numerusform>ne ha %n</numerusform>
            <numerusform>ne ha %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n player(s); a game has {fewest} to {most}</source>
        <translation>
            <numerusform>ha %n giocatore; una partita ne ha da {fewest} a {most}</numerusform>
            <numerusform>ha %n giocatori; una partita ne ha da {fewest} a {most}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n word(s); it must be {kind}, a player, a suspect, a weapon, a room, the player who answered (or {nobody}) and the card shown (or {unseen})</source>
        <translation>
            <numerusform>ha %n parola; deve essere {kind}, un giocatore, un sospettato, un’arma, una stanza, il giocatore che ha risposto (o {nobody}) e la carta mostrata (o {unseen})</numerusform>
            <numerusform>ha %n parole; deve essere {kind}, un giocatore, un sospettato, un’arma, una stanza, il giocatore che ha risposto (o {nobody}) e la carta mostrata (o {unseen})</numerusform>
        </translation>
    </message>
    <message>
        <source>has all</source>
        <comment>several cards</comment>
        <translation>le ha tutte</translation>
    </message>
    <message>
        <source>has answers, but no one showed a card; give refuted_by, or list those who couldn’t answer in passed</source>
        <translation>ha risposte, ma nessuno ha mostrato una carta; indica refuted_by, o metti in passed chi non poteva rispondere</translation>
    </message>
    <message>
        <source>has at least one of</source>
        <comment>several cards</comment>
        <translation>ne ha una</translation>
    </message>
    <message>
        <source>has have holds</source>
        <comment>words to type, with spaces between: Bob has the Rope</comment>
        <translation>ha possiede tiene</translation>
    </message>
    <message>
        <source>has it</source>
        <translation>ce l’ha</translation>
    </message>
    <message>
        <source>has it or not</source>
        <translation>ce l’ha o no</translation>
    </message>
    <message>
        <source>has left</source>
        <comment>a player: is out, and not asked either</comment>
        <translation>è via</translation>
    </message>
    <message>
        <source>has no card; at least one room is needed</source>
        <translation>non ha carte; serve almeno una stanza</translation>
    </message>
    <message>
        <source>has no card; at least one suspect is needed</source>
        <translation>non ha carte; serve almeno un sospettato</translation>
    </message>
    <message>
        <source>has no card; at least one weapon is needed</source>
        <translation>non ha carte; serve almeno un’arma</translation>
    </message>
    <message>
        <source>has no cards; name what was overlooked</source>
        <translation>non ha carte; indica che cosa è sfuggito</translation>
    </message>
    <message>
        <source>has none</source>
        <comment>of several cards</comment>
        <translation>nessuna</translation>
    </message>
    <message numerus="yes">
        <source>has only %n player(s) to take turns; at least {fewest} must</source>
        <translation>
            <numerusform>ha solo %n giocatore con un turno; devono essere almeno {fewest}</numerusform>
            <numerusform>ha solo %n giocatori con un turno; devono essere almeno {fewest}</numerusform>
        </translation>
    </message>
    <message>
        <source>has {number} cards; the deck has {deck}</source>
        <translation>ha {number} carte; il mazzo ne ha {deck}</translation>
    </message>
    <message>
        <source>has {number} events; a case has at most {most}</source>
        <translation>ha {number} eventi; una partita ne ha al massimo {most}</translation>
    </message>
    <message>
        <source>has {number} marks; this game has {cells} cells</source>
        <translation>ha {number} segni; questa partita ha {cells} celle</translation>
    </message>
    <message>
        <source>has {number} names; give one suspect, one weapon and one room</source>
        <translation>ha {number} nomi; indica un sospettato, un’arma e una stanza</translation>
    </message>
    <message>
        <source>head for {place:the}</source>
        <comment>which may be too far for this turn</comment>
        <translation>vai verso {place:the}</translation>
    </message>
    <message>
        <source>how people play can be weighed only where the numbers are exact</source>
        <translation>di come si gioca si può tener conto solo dove i numeri sono esatti</translation>
    </message>
    <message>
        <source>how the game ended</source>
        <translation>come è finita la partita</translation>
    </message>
    <message>
        <source>how {who} plays is not clear yet, but what they suggest already counts</source>
        <translation>come gioca {who} non è ancora chiaro, ma le sue ipotesi contano già</translation>
    </message>
    <message>
        <source>hunch</source>
        <translation>l’intuizione</translation>
    </message>
    <message>
        <source>if no one shows a card</source>
        <translation>se nessuno mostra una carta</translation>
    </message>
    <message>
        <source>if you pass</source>
        <translation>se passi</translation>
    </message>
    <message>
        <source>if you show a card</source>
        <translation>se mostri una carta</translation>
    </message>
    <message>
        <source>if you show {card:the}</source>
        <translation>se mostri {card:the}</translation>
    </message>
    <message>
        <source>if {players} pass</source>
        <translation>se {players} passano</translation>
    </message>
    <message>
        <source>if {players} pass</source>
        <comment>one of the players is you</comment>
        <translation>se {players} passate</translation>
    </message>
    <message>
        <source>if {players} shows a card</source>
        <translation>se {players} mostra una carta</translation>
    </message>
    <message>
        <source>if {players} shows {card:the}</source>
        <translation>se {players} mostra {card:the}</translation>
    </message>
    <message>
        <source>if {who} passes</source>
        <translation>se {who} passa</translation>
    </message>
    <message>
        <source>if {who} shows a card</source>
        <translation>se {who} mostra una carta</translation>
    </message>
    <message>
        <source>if {who} shows {card:the}</source>
        <translation>se {who} mostra {card:the}</translation>
    </message>
    <message>
        <source>in all {deals:,} deals that fit these entries, {clause}</source>
        <translation>in tutte le {deals:,} distribuzioni compatibili con queste voci, {clause}</translation>
    </message>
    <message>
        <source>in any room</source>
        <comment>accusing</comment>
        <translation>in qualsiasi stanza</translation>
    </message>
    <message>
        <source>in every deal that fits these entries, {clause}</source>
        <translation>in ogni distribuzione compatibile con queste voci, {clause}</translation>
    </message>
    <message>
        <source>in the envelope</source>
        <comment>where a card is</comment>
        <translation>nella busta</translation>
    </message>
    <message>
        <source>in the pool</source>
        <comment>where a card is</comment>
        <translation>nella riserva</translation>
    </message>
    <message>
        <source>in the room named</source>
        <comment>accusing</comment>
        <translation>nella stanza nominata</translation>
    </message>
    <message>
        <source>in turn</source>
        <comment>who is asked</comment>
        <translation>a tutti, in ordine di turno</translation>
    </message>
    <message>
        <source>in {room:the} you can suggest that room only, not {other:the}</source>
        <translation>nella stanza «{room}» puoi ipotizzare soltanto quella, non «{other}»</translation>
    </message>
    <message>
        <source>insert {event}</source>
        <comment>event: Ann&apos;s suggestion</comment>
        <translation>inserisci {event}</translation>
    </message>
    <message>
        <source>is an empty name; a card needs a name</source>
        <translation>è un nome vuoto; una carta ha bisogno di un nome</translation>
    </message>
    <message>
        <source>is back</source>
        <translation>rientra</translation>
    </message>
    <message>
        <source>is damaged or not a Deerstalker game ({place}: {reason})</source>
        <translation>è danneggiato o non è una partita di Deerstalker ({place}: {reason})</translation>
    </message>
    <message>
        <source>is damaged or not a file of habits ({place}: {reason})</source>
        <translation>è danneggiato o non è un file di abitudini ({place}: {reason})</translation>
    </message>
    <message>
        <source>is damaged or not a file of marks ({place}: {reason})</source>
        <translation>è danneggiato o non è un file di segni ({place}: {reason})</translation>
    </message>
    <message>
        <source>is damaged or not a saved practice game ({place}: {reason})</source>
        <translation>è danneggiato o non è una partita d’allenamento salvata ({place}: {reason})</translation>
    </message>
    <message>
        <source>is empty; a case must be a JSON object</source>
        <translation>è vuoto; una partita deve essere un oggetto JSON</translation>
    </message>
    <message>
        <source>is empty; a player needs a name</source>
        <translation>è vuoto; un giocatore ha bisogno di un nome</translation>
    </message>
    <message>
        <source>is empty; an edition needs a title</source>
        <translation>è vuoto; un’edizione ha bisogno di un titolo</translation>
    </message>
    <message>
        <source>is false for me; whoever wrote the case takes turns</source>
        <translation>è false per me; chi ha scritto il caso ha i suoi turni</translation>
    </message>
    <message>
        <source>is for several cards; give them as cards</source>
        <translation>vale per più carte; indicale come cards</translation>
    </message>
    <message>
        <source>is given together with cards; give only one of the two</source>
        <translation>è indicato insieme a cards; indica solo uno dei due</translation>
    </message>
    <message>
        <source>is given together with the edition {edition}; give only one of the two</source>
        <translation>è indicato insieme all’edizione {edition}; indica solo uno dei due</translation>
    </message>
    <message>
        <source>is given where holds is false, which means none of the cards; leave it out</source>
        <translation>è indicato benché holds sia false, cioè nessuna delle carte; toglilo</translation>
    </message>
    <message>
        <source>is larger than {size} MB, the limit for a case</source>
        <translation>supera {size} MB, il limite per una partita</translation>
    </message>
    <message>
        <source>is me; write a note on the card seen</source>
        <translation>sono io; scrivi una nota sulla carta vista</translation>
    </message>
    <message>
        <source>is missing; a saved game needs its options</source>
        <translation>manca; una partita salvata ha bisogno delle sue opzioni</translation>
    </message>
    <message>
        <source>is missing; give a room, or a square as [row, column]</source>
        <translation>manca; indica una stanza, o una casella come [riga, colonna]</translation>
    </message>
    <message>
        <source>is missing; give all cards of the hand</source>
        <translation>manca; indica tutte le carte della mano</translation>
    </message>
    <message>
        <source>is missing; give one suspect, one weapon and one room</source>
        <translation>manca; indica un sospettato, un’arma e una stanza</translation>
    </message>
    <message>
        <source>is missing; it must be a list of marks</source>
        <translation>manca; deve essere una lista di segni</translation>
    </message>
    <message>
        <source>is missing; it must be a whole number</source>
        <translation>manca; deve essere un numero intero</translation>
    </message>
    <message>
        <source>is missing; it must be text</source>
        <translation>manca; deve essere un testo</translation>
    </message>
    <message>
        <source>is missing; it must be true or false</source>
        <translation>manca; deve essere true o false</translation>
    </message>
    <message>
        <source>is missing; name an edition, or give the cards of a deck</source>
        <translation>manca; indica un’edizione, o le carte di un mazzo</translation>
    </message>
    <message>
        <source>is nested more than {depth} levels deep; a case needs at most 5</source>
        <translation>ha più di {depth} livelli annidati; a una partita ne bastano 5</translation>
    </message>
    <message>
        <source>is not UTF-8 text: byte {place} is {byte}; save it as UTF-8</source>
        <translation>non è testo UTF-8: il byte {place} è {byte}; salvalo come UTF-8</translation>
    </message>
    <message>
        <source>is not a date, as in 2026-11-25</source>
        <translation>non è una data, come 2026-11-25</translation>
    </message>
    <message>
        <source>is not a field here; the nearest is {nearest}</source>
        <translation>non è un campo noto qui; il più vicino è {nearest}</translation>
    </message>
    <message>
        <source>is not a journal of this program</source>
        <translation>non è un diario di questo programma</translation>
    </message>
    <message>
        <source>is null, but the accusation is correct; give its three cards</source>
        <translation>è null, ma l’accusa è giusta; indica le sue tre carte</translation>
    </message>
    <message>
        <source>is null; it must be a whole number</source>
        <translation>è null; deve essere un numero intero</translation>
    </message>
    <message>
        <source>is null; it must be text</source>
        <translation>è null; deve essere un testo</translation>
    </message>
    <message>
        <source>is null; it must be true or false</source>
        <translation>è null; deve essere true o false</translation>
    </message>
    <message>
        <source>is out</source>
        <translation>è fuori</translation>
    </message>
    <message>
        <source>is the envelope, which is no hand; give a player, or the pool</source>
        <translation>è la busta, che non è una mano; indica un giocatore o la riserva</translation>
    </message>
    <message>
        <source>is the envelope; give a player, or the pool</source>
        <translation>è la busta; indica un giocatore o la riserva</translation>
    </message>
    <message>
        <source>is the pool, but this game has none; give a player, or the envelope</source>
        <translation>è la riserva, ma questa partita non ne ha una; indica un giocatore, o la busta</translation>
    </message>
    <message>
        <source>is the square [{row}, {column}], but this game has no board; give a room</source>
        <translation>è la casella [{row}, {column}], ma questa partita non ha un tabellone; indica una stanza</translation>
    </message>
    <message>
        <source>is {card} where shows is false; it must be null then</source>
        <translation>è {card} dove shows è false; allora deve essere null</translation>
    </message>
    <message>
        <source>is {card}, but no one showed a card; give refuted_by, or leave the card out</source>
        <translation>è {card}, ma nessuno ha mostrato una carta; indica refuted_by, o togli la carta</translation>
    </message>
    <message>
        <source>is {dice}; it must be 1 or 2</source>
        <translation>è {dice}; deve essere 1 o 2</translation>
    </message>
    <message>
        <source>is {name}; it must be the name of the file</source>
        <translation>è {name}; deve essere il nome del file</translation>
    </message>
    <message>
        <source>is {number} characters long; a name has at most {most}</source>
        <translation>è lungo {number} caratteri; un nome ne ha al massimo {most}</translation>
    </message>
    <message>
        <source>is {number}; a hand has 0 cards or more</source>
        <translation>è {number}; una mano ha 0 carte o più</translation>
    </message>
    <message>
        <source>is {number}; it must be 1 to {most}, the number of cards</source>
        <translation>è {number}; deve essere da 1 a {most}, il numero di carte</translation>
    </message>
    <message>
        <source>is {number}; the pool has 0 cards or more</source>
        <translation>è {number}; la riserva ha 0 carte o più</translation>
    </message>
    <message>
        <source>is {roll}; it must be a number that the dice can show</source>
        <translation>è {roll}; deve essere un numero che i dadi possono dare</translation>
    </message>
    <message numerus="yes">
        <source>is {seat}; with %n rival(s) it is from 1 to {last}</source>
        <translation>
            <numerusform>è {seat}; con %n avversario va da 1 a {last}</numerusform>
            <numerusform>è {seat}; con %n avversari va da 1 a {last}</numerusform>
        </translation>
    </message>
    <message>
        <source>is {value}; it must be 0 or more</source>
        <translation>è {value}; deve essere 0 o più</translation>
    </message>
    <message>
        <source>is {value}; it must be a list</source>
        <translation>è {value}; deve essere una lista</translation>
    </message>
    <message>
        <source>is {value}; it must be a room, or a square as [row, column]</source>
        <translation>è {value}; deve essere una stanza, o una casella come [riga, colonna]</translation>
    </message>
    <message>
        <source>is {value}; it must be a whole number (as in 6)</source>
        <translation>è {value}; deve essere un numero intero (per esempio 6)</translation>
    </message>
    <message>
        <source>is {value}; it must be an object</source>
        <translation>è {value}; deve essere un oggetto</translation>
    </message>
    <message>
        <source>is {value}; it must be text</source>
        <translation>è {value}; deve essere un testo</translation>
    </message>
    <message>
        <source>is {value}; it must be text, or a list of texts</source>
        <translation>è {value}; deve essere un testo, o una lista di testi</translation>
    </message>
    <message>
        <source>is {value}; it must be true or false</source>
        <translation>è {value}; deve essere true o false</translation>
    </message>
    <message>
        <source>is {value}; it must be “me”, “everyone”, or a list of players</source>
        <translation>è {value}; deve essere «me», «everyone» o un elenco di giocatori</translation>
    </message>
    <message>
        <source>is {version}; this program reads version {known}</source>
        <translation>è {version}; questo programma legge la versione {known}</translation>
    </message>
    <message>
        <source>is {who}, who has no cards</source>
        <translation>è {who}, che non ha carte</translation>
    </message>
    <message>
        <source>is {who}, who looks; give another player, or the pool</source>
        <translation>è {who}, che guarda; indica un altro giocatore o la riserva</translation>
    </message>
    <message>
        <source>it changes nothing</source>
        <translation>non cambia niente</translation>
    </message>
    <message>
        <source>it describes the game in an unknown way</source>
        <translation>descrive la partita in un modo sconosciuto</translation>
    </message>
    <message>
        <source>it is behind</source>
        <comment>the journal</comment>
        <translation>è rimasto indietro</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>non è JSON valido</translation>
    </message>
    <message>
        <source>it makes several changes, one of an unknown kind</source>
        <translation>fa più modifiche, una delle quali di tipo sconosciuto</translation>
    </message>
    <message>
        <source>it names an unknown kind of card: {kind}</source>
        <translation>indica un tipo di carta che non esiste: {kind}</translation>
    </message>
    <message>
        <source>it renames a card in an unknown way</source>
        <translation>rinomina una carta in un modo sconosciuto</translation>
    </message>
    <message>
        <source>it renames a player in an unknown way</source>
        <translation>rinomina un giocatore in un modo sconosciuto</translation>
    </message>
    <message>
        <source>it was right</source>
        <comment>an accusation</comment>
        <translation>era giusta</translation>
    </message>
    <message>
        <source>it was wrong</source>
        <comment>an accusation</comment>
        <translation>era sbagliata</translation>
    </message>
    <message>
        <source>its checksum is wrong</source>
        <translation>la sua somma di controllo è sbagliata</translation>
    </message>
    <message>
        <source>its first entry, the case as it was opened, is damaged: {why}</source>
        <translation>la sua prima voce, la partita com’era all’apertura, è danneggiata: {why}</translation>
    </message>
    <message>
        <source>its first entry, the case as it was opened, is missing</source>
        <translation>la sua prima voce, la partita com’era all’apertura, non c’è</translation>
    </message>
    <message>
        <source>its kind is unknown</source>
        <translation>è di un tipo sconosciuto</translation>
    </message>
    <message>
        <source>keeps answering</source>
        <comment>after a wrong accusation</comment>
        <translation>continua a rispondere</translation>
    </message>
    <message>
        <source>knows it now</source>
        <translation>lo sa già</translation>
    </message>
    <message>
        <source>learns as much as possible this turn</source>
        <translation>scopre il più possibile in questo turno</translation>
    </message>
    <message>
        <source>leaves the game</source>
        <comment>after a wrong accusation</comment>
        <translation>lascia la partita</translation>
    </message>
    <message>
        <source>leaves {number} solutions</source>
        <comment>to another player, beside a card shown</comment>
        <translation>lascia {number} soluzioni</translation>
    </message>
    <message>
        <source>left</source>
        <comment>below the name of a player who has left; little room</comment>
        <translation>via</translation>
    </message>
    <message>
        <source>left leaves gone goes went home</source>
        <comment>words to type, with spaces between: Cid has left the table</comment>
        <translation>andato uscito esce lascia parte via casa</translation>
    </message>
    <message>
        <source>less clear</source>
        <comment>the envelope; below the heading: ruled out</comment>
        <translation>meno chiaro</translation>
    </message>
    <message>
        <source>less than {number} percent</source>
        <translation>meno del {number} per cento</translation>
    </message>
    <message>
        <source>less to learn</source>
        <translation>meno da scoprire</translation>
    </message>
    <message>
        <source>letter</source>
        <translation>lettera</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>riga {line}, colonna {column}</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>riga {number}</translation>
    </message>
    <message>
        <source>made by a newer Deerstalker (format {version}; this one reads up to {known}); install the newer version to open it</source>
        <translation>creato da un Deerstalker più recente (formato {version}; questo legge fino al {known}); installa la versione più recente per aprirlo</translation>
    </message>
    <message>
        <source>marks the same cell as {where}; mark each cell once</source>
        <translation>segna la stessa cella di {where}; segna ogni cella una volta</translation>
    </message>
    <message>
        <source>me</source>
        <comment>this player is me</comment>
        <translation>io</translation>
    </message>
    <message>
        <source>measured against “{engine}”</source>
        <translation>rispetto al motore «{engine}»</translation>
    </message>
    <message>
        <source>modern</source>
        <comment>the doors of a board</comment>
        <translation>moderne</translation>
    </message>
    <message numerus="yes">
        <source>more than %n step(s) away</source>
        <translation>
            <numerusform>a più di %n passo</numerusform>
            <numerusform>a più di %n passi</numerusform>
        </translation>
    </message>
    <message>
        <source>more than {number} percent</source>
        <translation>più del {number} per cento</translation>
    </message>
    <message>
        <source>more to learn</source>
        <translation>di più da scoprire</translation>
    </message>
    <message>
        <source>most likely {answers} ({percent})</source>
        <translation>esito più probabile: {answers} ({percent})</translation>
    </message>
    <message>
        <source>most likely {who} shows {card:the} ({percent})</source>
        <translation>è più probabile che {who} mostri {card:the} ({percent})</translation>
    </message>
    <message>
        <source>move {event}</source>
        <comment>in the list; event: Ann&apos;s suggestion</comment>
        <translation>sposta {event}</translation>
    </message>
    <message>
        <source>much less to learn</source>
        <translation>molto meno da scoprire</translation>
    </message>
    <message>
        <source>must be a player and the number of cards, as in: Ann 6</source>
        <translation>deve essere un giocatore e il numero di carte, per esempio: Ann 6</translation>
    </message>
    <message>
        <source>must be the number of players, as in 3</source>
        <translation>deve essere il numero di giocatori, per esempio 3</translation>
    </message>
    <message>
        <source>nats left plus turns</source>
        <comment>what a score of a place counts</comment>
        <translation>nat rimasti più turni</translation>
    </message>
    <message>
        <source>neither {cards} is face up</source>
        <translation>né {cards} sono fra le carte scoperte</translation>
    </message>
    <message>
        <source>neither {cards} is in the envelope</source>
        <translation>né {cards} sono nella busta</translation>
    </message>
    <message>
        <source>neither {cards} is in the pool</source>
        <translation>né {cards} sono nella riserva</translation>
    </message>
    <message>
        <source>never risks being wrong</source>
        <translation>non rischia mai di sbagliare</translation>
    </message>
    <message>
        <source>never, if only the next player is asked</source>
        <translation>mai, se si chiede solo al giocatore seguente</translation>
    </message>
    <message>
        <source>nine tenths</source>
        <translation>nove decimi</translation>
    </message>
    <message>
        <source>no board</source>
        <translation>nessun tabellone</translation>
    </message>
    <message>
        <source>no board is called {name}, and no file beside the case has that name; the nearest is {nearest}</source>
        <translation>nessun tabellone si chiama {name}, e nessun file con quel nome sta accanto alla partita; il più vicino è {nearest}</translation>
    </message>
    <message>
        <source>no card can be there, so {so}</source>
        <translation>nessuna carta può essere lì, quindi {so}</translation>
    </message>
    <message>
        <source>no card is called {name}; the nearest is {nearest}</source>
        <translation>nessuna carta si chiama {name}; la più vicina è {nearest}</translation>
    </message>
    <message>
        <source>no cell is open</source>
        <translation>nessuna cella aperta</translation>
    </message>
    <message>
        <source>no door or passage leads to this room; give it one</source>
        <translation>a questa stanza non porta nessuna porta e nessun passaggio; aggiungine uno</translation>
    </message>
    <message>
        <source>no edition is called {name}; the nearest is {nearest}</source>
        <translation>nessuna edizione si chiama {name}; la più vicina è {nearest}</translation>
    </message>
    <message>
        <source>no exact answer to compare with</source>
        <translation>nessuna risposta esatta con cui confrontare</translation>
    </message>
    <message>
        <source>no faster</source>
        <comment>more to learn, but no faster</comment>
        <translation>non più veloce</translation>
    </message>
    <message>
        <source>no holder is called {name}; the nearest is {nearest}</source>
        <translation>nessun possessore si chiama {name}; il più vicino è {nearest}</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>nessun limite</translation>
    </message>
    <message>
        <source>no mark yet</source>
        <translation>ancora nessun segno</translation>
    </message>
    <message>
        <source>no one can show a card</source>
        <translation>nessuno può mostrare una carta</translation>
    </message>
    <message>
        <source>no one else has suggested anything yet</source>
        <translation>nessun altro ha ancora fatto un’ipotesi</translation>
    </message>
    <message>
        <source>no one has seen it</source>
        <comment>a card</comment>
        <translation>non l’ha vista nessuno</translation>
    </message>
    <message>
        <source>no one holds {cards}</source>
        <comment>cards of a suggestion</comment>
        <translation>nessuno ha {cards}</translation>
    </message>
    <message>
        <source>no other solution is possible</source>
        <translation>nessun’altra soluzione è possibile</translation>
    </message>
    <message>
        <source>no other solution is possible; you may accuse only in a room</source>
        <translation>nessun’altra soluzione è possibile; puoi accusare solo in una stanza</translation>
    </message>
    <message>
        <source>no other solution is possible; you may accuse only in {room:the}</source>
        <translation>nessun’altra soluzione è possibile; puoi accusare solo qui: {room}</translation>
    </message>
    <message>
        <source>no passage and no door of the set {set} leads to this room; give it one</source>
        <translation>a questa stanza non porta nessuna porta della serie {set} e nessun passaggio; aggiungine uno</translation>
    </message>
    <message>
        <source>no pause</source>
        <translation>nessuna pausa</translation>
    </message>
    <message>
        <source>no player is called {name}; the nearest is {nearest}</source>
        <translation>nessun giocatore si chiama {name}; il più vicino è {nearest}</translation>
    </message>
    <message>
        <source>no room has the letter {letter}</source>
        <translation>nessuna stanza ha la lettera {letter}</translation>
    </message>
    <message>
        <source>no room is called {name}; the nearest is {nearest}</source>
        <translation>nessuna stanza si chiama {name}; la più vicina è {nearest}</translation>
    </message>
    <message>
        <source>no room of the board is called {name}; the nearest is {nearest}</source>
        <translation>nessuna stanza del tabellone si chiama {name}; la più vicina è {nearest}</translation>
    </message>
    <message>
        <source>no suggestion is possible there</source>
        <translation>lì non si possono fare ipotesi</translation>
    </message>
    <message>
        <source>no token</source>
        <translation>nessuna pedina</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>nobody shows a card</comment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>nobody none</source>
        <comment>words to type, with spaces between: nobody shows a card</comment>
        <translation>nessuno niente</translation>
    </message>
    <message>
        <source>nobody saw which card you showed</source>
        <translation>nessuno ha visto quale carta hai mostrato</translation>
    </message>
    <message>
        <source>nobody saw which card {who} showed</source>
        <translation>nessuno ha visto quale carta ha mostrato {who}</translation>
    </message>
    <message>
        <source>nobody showed a card</source>
        <translation>nessuno ha mostrato una carta</translation>
    </message>
    <message>
        <source>nobody shows</source>
        <translation>nessuno mostra</translation>
    </message>
    <message>
        <source>nobody shows a card</source>
        <translation>nessuno mostra una carta</translation>
    </message>
    <message>
        <source>nobody; you look at a leftover card</source>
        <translation>nessuno; guardi una carta avanzata</translation>
    </message>
    <message>
        <source>none: click cards on the right</source>
        <translation>nessuna: fai clic sulle carte a destra</translation>
    </message>
    <message>
        <source>not asked</source>
        <comment>a player who is not asked for a card</comment>
        <translation>non interpellato</translation>
    </message>
    <message>
        <source>not certain</source>
        <translation>nessuna certezza</translation>
    </message>
    <message>
        <source>not face up: {cards}</source>
        <translation>non scoperte: {cards}</translation>
    </message>
    <message>
        <source>not hasn’t doesn’t</source>
        <comment>words to type, with spaces between: Bob doesn’t have the Rope</comment>
        <translation>non senza</translation>
    </message>
    <message>
        <source>not in the deck: {answer}</source>
        <translation>non è nel mazzo: {answer}</translation>
    </message>
    <message>
        <source>not in the envelope: {cards}</source>
        <translation>non nella busta: {cards}</translation>
    </message>
    <message>
        <source>not in the pool: {cards}</source>
        <translation>non nella riserva: {cards}</translation>
    </message>
    <message>
        <source>not this policy’s choice</source>
        <comment>more to learn, but not this policy’s choice</comment>
        <translation>non è la scelta di questa strategia</translation>
    </message>
    <message>
        <source>not {who}: {cards}</source>
        <comment>cards that somebody has not, as a note in few words</comment>
        <translation>non {who}: {cards}</translation>
    </message>
    <message>
        <source>note on envelope</source>
        <translation>la nota sulla busta</translation>
    </message>
    <message>
        <source>note on pool</source>
        <translation>la nota sulla riserva</translation>
    </message>
    <message>
        <source>note on {who}</source>
        <translation>la nota su {who}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>is ruled out</comment>
        <translation>nulla</translation>
    </message>
    <message>
        <source>nothing may follow {word}; leave it out</source>
        <translation>dopo {word} non può seguire niente; toglilo</translation>
    </message>
    <message>
        <source>nothing to learn</source>
        <translation>niente da scoprire</translation>
    </message>
    <message>
        <source>nothing to learn there, but it brings you nearer to {room:the}</source>
        <comment>a room on the way</comment>
        <translation>lì non c’è nulla da scoprire, ma ti avvicina alla stanza «{room}»</translation>
    </message>
    <message>
        <source>on my own</source>
        <translation>senza aiuto</translation>
    </message>
    <message>
        <source>on your next turn: {what}</source>
        <comment>what: roll, and …</comment>
        <translation>al tuo prossimo turno: {what}</translation>
    </message>
    <message>
        <source>on {cards} ({entries})</source>
        <comment>where a player passed</comment>
        <translation>quando qualcuno ha chiesto {cards} ({entries})</translation>
    </message>
    <message>
        <source>one</source>
        <comment>words to type, with spaces between: Bob has one of the Rope, the Hall</comment>
        <translation>una</translation>
    </message>
    <message>
        <source>one</source>
        <comment>of dice</comment>
        <translation>uno</translation>
    </message>
    <message numerus="yes">
        <source>one of %n room(s)</source>
        <translation>
            <numerusform>l’unica stanza</numerusform>
            <numerusform>una di %n stanze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n suspect(s)</source>
        <translation>
            <numerusform>l’unico sospettato</numerusform>
            <numerusform>uno di %n sospettati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n weapon(s)</source>
        <translation>
            <numerusform>l’unica arma</numerusform>
            <numerusform>una di %n armi</numerusform>
        </translation>
    </message>
    <message>
        <source>one of several</source>
        <comment>beside a letter: the player has one of the cards with it</comment>
        <translation>una fra diverse</translation>
    </message>
    <message>
        <source>one other player has seen it</source>
        <comment>a card</comment>
        <translation>l’ha vista un altro giocatore</translation>
    </message>
    <message>
        <source>only me</source>
        <comment>who knows it</comment>
        <translation>solo io</translation>
    </message>
    <message>
        <source>only the next player</source>
        <comment>who is asked</comment>
        <translation>solo al giocatore seguente</translation>
    </message>
    <message>
        <source>only {cards} can still be {places}, where all of them are needed, so {so}</source>
        <translation>soltanto {cards} possono ancora essere {places}, dove servono tutte, quindi {so}</translation>
    </message>
    <message>
        <source>only {card} can still be {places}, where all of them are needed, so {so}</source>
        <translation>soltanto {card} può ancora essere {places}, dove serve, quindi {so}</translation>
    </message>
    <message>
        <source>only {now} likely to be right; {later} after your next suggestion</source>
        <comment>of an accusation</comment>
        <translation>giusta solo al {now}; al {later} dopo la tua prossima ipotesi</translation>
    </message>
    <message>
        <source>open</source>
        <comment>words to type, with spaces between: Cid lays his hand open</comment>
        <translation>scoperta aperta scopre</translation>
    </message>
    <message>
        <source>open hand</source>
        <comment>somebody lays the hand open</comment>
        <translation>mano scoperta</translation>
    </message>
    <message>
        <source>open pool</source>
        <translation>la riserva scoperta</translation>
    </message>
    <message>
        <source>or</source>
        <comment>words to type, with spaces between: Bob has the Rope or the Hall</comment>
        <translation>o oppure</translation>
    </message>
    <message>
        <source>or the set-up is wrong: {parts}</source>
        <comment>after other things that may be wrong</comment>
        <translation>o è sbagliata la preparazione: {parts}</translation>
    </message>
    <message>
        <source>out</source>
        <comment>a player who takes no turns any more</comment>
        <translation>fuori gioco</translation>
    </message>
    <message>
        <source>out</source>
        <comment>words to type, with spaces between: Cid is out of the game</comment>
        <translation>fuori eliminato</translation>
    </message>
    <message>
        <source>out</source>
        <comment>below the name of a player who takes no turns any more</comment>
        <translation>fuori</translation>
    </message>
    <message>
        <source>part of the explanation</source>
        <translation>parte della spiegazione</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>has none of the three cards</comment>
        <translation>passa</translation>
    </message>
    <message>
        <source>plans ahead to win in the fewest turns (recommended)</source>
        <translation>pianifica per vincere nel minor numero di turni (consigliata)</translation>
    </message>
    <message>
        <source>player</source>
        <translation>giocatore</translation>
    </message>
    <message>
        <source>players who can show several cards pick one at random</source>
        <translation>chi può mostrare più carte ne sceglie una a caso</translation>
    </message>
    <message>
        <source>plays carefully, and keeps a tidy sheet</source>
        <translation>gioca con cura e tiene il foglio in ordine</translation>
    </message>
    <message>
        <source>plays carelessly, and forgets more than half of what they see</source>
        <translation>gioca senza attenzione e dimentica più di metà di ciò che vede</translation>
    </message>
    <message>
        <source>plays for fun, and forgets a third of what they see</source>
        <translation>gioca per divertirsi e dimentica un terzo di ciò che vede</translation>
    </message>
    <message>
        <source>plays like a good player with pencil and paper</source>
        <translation>gioca come un bravo giocatore con carta e matita</translation>
    </message>
    <message>
        <source>plays relentlessly, and always plans ahead</source>
        <translation>gioca senza pietà e pianifica sempre</translation>
    </message>
    <message>
        <source>plays shrewdly, and now and then plans ahead</source>
        <translation>gioca con astuzia e ogni tanto pianifica</translation>
    </message>
    <message>
        <source>plays uniformly at random</source>
        <translation>gioca del tutto a caso</translation>
    </message>
    <message>
        <source>points: all places are equally good</source>
        <comment>what a score of a place counts</comment>
        <translation>punti: tutti i posti sono uguali</translation>
    </message>
    <message>
        <source>pool</source>
        <comment>after a comma</comment>
        <translation>riserva</translation>
    </message>
    <message>
        <source>pool</source>
        <comment>of cards that nobody holds</comment>
        <translation>riserva</translation>
    </message>
    <message>
        <source>position {at} is not in this list of {n}, which is numbered from 0</source>
        <translation>non c’è un posto {at} in questo elenco di {n}; si numerano da 0</translation>
    </message>
    <message>
        <source>probably {answers} ({percent})</source>
        <translation>probabilmente: {answers} ({percent})</translation>
    </message>
    <message>
        <source>propagation</source>
        <translation>propagazione</translation>
    </message>
    <message>
        <source>recommended</source>
        <comment>a suggestion</comment>
        <translation>consigliata</translation>
    </message>
    <message>
        <source>remove it</source>
        <translation>eliminala</translation>
    </message>
    <message>
        <source>remove it, and entries {numbers} as well</source>
        <translation>eliminala, insieme alle voci {numbers}</translation>
    </message>
    <message>
        <source>remove it, and entry {numbers} as well</source>
        <translation>eliminala, insieme alla voce {numbers}</translation>
    </message>
    <message>
        <source>right</source>
        <comment>the accusation was right</comment>
        <translation>giusta</translation>
    </message>
    <message>
        <source>right correct</source>
        <comment>words to type, with spaces between: it was right</comment>
        <translation>giusta giusto corretta esatta</translation>
    </message>
    <message>
        <source>right or wrong</source>
        <translation>giusta o sbagliata</translation>
    </message>
    <message>
        <source>roll, and {going}</source>
        <comment>going: head for the Hall</comment>
        <translation>tira i dadi e {going}</translation>
    </message>
    <message>
        <source>roll; with {rolls} {going}</source>
        <comment>rolls: 4 to 6 or 9; going: go to the Hall and suggest …</comment>
        <translation>tira i dadi; con {rolls} {going}</translation>
    </message>
    <message>
        <source>rolled {roll}</source>
        <comment>a move in the list</comment>
        <translation>tiro {roll}</translation>
    </message>
    <message>
        <source>room</source>
        <translation>stanza</translation>
    </message>
    <message>
        <source>rooms</source>
        <comment>somebody likes to show</comment>
        <translation>stanze</translation>
    </message>
    <message>
        <source>rough estimate</source>
        <translation>stima approssimativa</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>riga {row}, colonna {column}</translation>
    </message>
    <message>
        <source>ruled out</source>
        <comment>heads percentages</comment>
        <translation>escluso</translation>
    </message>
    <message>
        <source>rules out</source>
        <comment>heads what share an answer rules out</comment>
        <translation>esclude</translation>
    </message>
    <message>
        <source>rules out about {share} of what’s left</source>
        <comment>a third; the answer to a suggestion, on average</comment>
        <translation>esclude circa {share} di ciò che resta</translation>
    </message>
    <message>
        <source>rules out {share}</source>
        <comment>beside a suggestion; share: 35%</comment>
        <translation>esclude {share}</translation>
    </message>
    <message>
        <source>saw a card</source>
        <translation>ha visto</translation>
    </message>
    <message>
        <source>saw sees</source>
        <comment>words to type, with spaces between: Bob saw a card of the pool</comment>
        <translation>visto vede</translation>
    </message>
    <message numerus="yes">
        <source>says %n player(s), but only {lines} follow</source>
        <translation>
            <numerusform>dice %n giocatore, ma ne seguono soltanto {lines}</numerusform>
            <numerusform>dice %n giocatori, ma ne seguono soltanto {lines}</numerusform>
        </translation>
    </message>
    <message>
        <source>second best for you ({score} {unit})</source>
        <comment>a place to go to</comment>
        <translation>il secondo posto migliore per te ({score} {unit})</translation>
    </message>
    <message>
        <source>seen by everyone</source>
        <translation>visto da tutti</translation>
    </message>
    <message>
        <source>seen by {players}</source>
        <translation>visto da {players}</translation>
    </message>
    <message>
        <source>seen only by you</source>
        <translation>visto solo da te</translation>
    </message>
    <message>
        <source>set aside {event}</source>
        <comment>event: Ann&apos;s suggestion</comment>
        <translation>metti da parte {event}</translation>
    </message>
    <message>
        <source>set aside: doesn’t count</source>
        <translation>messa da parte: non conta</translation>
    </message>
    <message>
        <source>settles it</source>
        <comment>an answer after which the solution is certain</comment>
        <translation>risolve tutto</translation>
    </message>
    <message>
        <source>settles it about half the time</source>
        <translation>lo decide circa una volta su due</translation>
    </message>
    <message>
        <source>settles it about {percent} of the time</source>
        <translation>lo decide in circa il {percent} dei casi</translation>
    </message>
    <message>
        <source>show {card:the} to {who}</source>
        <translation>mostra {card:the} a {who}</translation>
    </message>
    <message>
        <source>shows</source>
        <comment>shows one of the three cards</comment>
        <translation>mostra</translation>
    </message>
    <message>
        <source>so {clause}</source>
        <translation>quindi {clause}</translation>
    </message>
    <message>
        <source>solution left</source>
        <translation>soluzione rimasta</translation>
    </message>
    <message>
        <source>solutions left</source>
        <translation>soluzioni rimaste</translation>
    </message>
    <message>
        <source>solutions left</source>
        <comment>to the asker</comment>
        <translation>soluzioni rimaste</translation>
    </message>
    <message>
        <source>someone else will probably win first ({danger})</source>
        <comment>if you do not accuse now</comment>
        <translation>probabilmente qualcun altro vincerà prima ({danger})</translation>
    </message>
    <message>
        <source>something of type {kind}</source>
        <translation>qualcosa di tipo {kind}</translation>
    </message>
    <message>
        <source>square {place}</source>
        <translation>casella {place}</translation>
    </message>
    <message>
        <source>stay in {place:the}</source>
        <translation>resta dove sei ({place})</translation>
    </message>
    <message>
        <source>stay where you are</source>
        <comment>the best move after a roll</comment>
        <translation>resta dove sei</translation>
    </message>
    <message>
        <source>suggest first, then decide</source>
        <comment>whether to accuse</comment>
        <translation>prima fai un’ipotesi, poi decidi</translation>
    </message>
    <message>
        <source>suggest {cards}</source>
        <translation>ipotizza {cards}</translation>
    </message>
    <message>
        <source>suggest {cards}</source>
        <comment>cards: Mrs White with the Rope in the Study</comment>
        <translation>ipotizza {cards}</translation>
    </message>
    <message>
        <source>suppose that {so}</source>
        <translation>supponiamo: {so}</translation>
    </message>
    <message>
        <source>suspect</source>
        <translation>sospettato</translation>
    </message>
    <message>
        <source>suspects</source>
        <comment>somebody likes to show</comment>
        <translation>sospettati</translation>
    </message>
    <message>
        <source>take the passage to {place:the}</source>
        <translation>prendi il passaggio verso {place:the}</translation>
    </message>
    <message>
        <source>takes no turns</source>
        <comment>a player</comment>
        <translation>non gioca turni</translation>
    </message>
    <message>
        <source>tells nothing else</source>
        <comment>a card shown to me</comment>
        <translation>non dice niente delle altre</translation>
    </message>
    <message numerus="yes">
        <source>the %n card(s) outside the envelope are too few for {players} players, with {face_up} face up and {pool} in the pool</source>
        <translation>
            <numerusform>%n carta fuori dalla busta non basta per {players} giocatori, con {face_up} scoperte e {pool} nella riserva</numerusform>
            <numerusform>%n carte fuori dalla busta non bastano per {players} giocatori, con {face_up} scoperte e {pool} nella riserva</numerusform>
        </translation>
    </message>
    <message>
        <source>the Monte Carlo engine cannot find out whether any deal fits; the exact engine may be able to</source>
        <translation>il motore Monte Carlo non riesce a stabilire se esista una distribuzione possibile; il motore esatto forse sì</translation>
    </message>
    <message>
        <source>the accusation was right ({entries}): {fact}</source>
        <translation>l’accusa era giusta ({entries}): {fact}</translation>
    </message>
    <message>
        <source>the card shown</source>
        <translation>la carta mostrata</translation>
    </message>
    <message>
        <source>the card that tells you least</source>
        <translation>la carta che ti dice di meno</translation>
    </message>
    <message>
        <source>the card {who} shows</source>
        <translation>la carta che mostra {who}</translation>
    </message>
    <message>
        <source>the cards are not those of {edition}; give them as a deck, without an edition</source>
        <translation>le carte non sono quelle dell’edizione {edition}; indicale come mazzo, senza edizione</translation>
    </message>
    <message>
        <source>the case in it cannot be used: {why}</source>
        <translation>la partita che contiene non si può usare: {why}</translation>
    </message>
    <message>
        <source>the closing quote is missing</source>
        <translation>mancano le virgolette di chiusura</translation>
    </message>
    <message>
        <source>the corridor</source>
        <translation>nel corridoio</translation>
    </message>
    <message numerus="yes">
        <source>the deck has %n room(s), the board {rooms}; name a board that has the deck’s rooms</source>
        <translation>
            <numerusform>il mazzo ha %n stanza, il tabellone {rooms}; indica un tabellone con le stanze del mazzo</numerusform>
            <numerusform>il mazzo ha %n stanze, il tabellone {rooms}; indica un tabellone con le stanze del mazzo</numerusform>
        </translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>il disco è pieno</translation>
    </message>
    <message>
        <source>the envelope</source>
        <translation>la busta</translation>
    </message>
    <message>
        <source>the evidence about single hands is too entangled for the Monte Carlo engine</source>
        <translation>gli indizi sulle singole mani sono troppo intrecciati per il motore Monte Carlo</translation>
    </message>
    <message>
        <source>the exact engine needs {steps:,} steps, within the budget of {budget:,}</source>
        <translation>il motore esatto richiede {steps:,} passi, entro il limite di {budget:,}</translation>
    </message>
    <message>
        <source>the exact engine would need too much memory for this case</source>
        <translation>il motore esatto avrebbe bisogno di troppa memoria per questa partita</translation>
    </message>
    <message>
        <source>the face-up cards</source>
        <translation>le carte scoperte</translation>
    </message>
    <message>
        <source>the file ends where the number of players should be</source>
        <translation>il file finisce dove dovrebbe esserci il numero di giocatori</translation>
    </message>
    <message>
        <source>the file ends where the rooms should be</source>
        <translation>il file finisce dove dovrebbero esserci le stanze</translation>
    </message>
    <message>
        <source>the file ends where the suspects should be</source>
        <translation>il file finisce dove dovrebbero esserci i sospettati</translation>
    </message>
    <message>
        <source>the file ends where the weapons should be</source>
        <translation>il file finisce dove dovrebbero esserci le armi</translation>
    </message>
    <message>
        <source>the file ends without a grid; draw one between “grid” and “end”</source>
        <translation>il file finisce senza una griglia; disegnane una tra «grid» e «end»</translation>
    </message>
    <message>
        <source>the file ends without a room, as in: room K Kitchen</source>
        <translation>il file finisce senza una stanza, come in: room K Kitchen</translation>
    </message>
    <message>
        <source>the file is read-only</source>
        <translation>il file è di sola lettura</translation>
    </message>
    <message>
        <source>the grid has no end; put a line “end” under its last row</source>
        <translation>la griglia non ha fine; metti una riga «end» sotto l’ultima riga</translation>
    </message>
    <message>
        <source>the grid has {number} rows; at most {most} are allowed</source>
        <translation>la griglia ha {number} righe; può averne al massimo {most}</translation>
    </message>
    <message>
        <source>the hand laid open shows that {fact} ({entries})</source>
        <translation>la mano scoperta mostra che {fact} ({entries})</translation>
    </message>
    <message numerus="yes">
        <source>the hands have %n card(s) together ({sizes}), the deck has {deck}: {envelope} for the envelope, {face_up} face up, {pool} in the pool; so the hands need {left}</source>
        <translation>
            <numerusform>le mani hanno %n carta in tutto ({sizes}), il mazzo {deck}: {envelope} per la busta, {face_up} scoperte, {pool} nella riserva; quindi alle mani ne servono {left}</numerusform>
            <numerusform>le mani hanno %n carte in tutto ({sizes}), il mazzo {deck}: {envelope} per la busta, {face_up} scoperte, {pool} nella riserva; quindi alle mani ne servono {left}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the hands have %n card(s) together ({sizes}), the deck has {deck}: {envelope} for the envelope, {face_up} face up, {pool} in the pool; that is already too many</source>
        <translation>
            <numerusform>le mani hanno %n carta in tutto ({sizes}), il mazzo {deck}: {envelope} per la busta, {face_up} scoperte, {pool} nella riserva; sono già troppe</numerusform>
            <numerusform>le mani hanno %n carte in tutto ({sizes}), il mazzo {deck}: {envelope} per la busta, {face_up} scoperte, {pool} nella riserva; sono già troppe</numerusform>
        </translation>
    </message>
    <message>
        <source>the journal is closed</source>
        <translation>il diario è chiuso</translation>
    </message>
    <message>
        <source>the leftover card</source>
        <translation>la carta avanzata</translation>
    </message>
    <message>
        <source>the murder room</source>
        <translation>la stanza del delitto</translation>
    </message>
    <message>
        <source>the name of this field contains half a surrogate pair, which is not a character</source>
        <translation>il nome di questo campo contiene metà di una coppia surrogata, che non è un carattere</translation>
    </message>
    <message>
        <source>the note was about {card:the}, not {old:the}</source>
        <translation>la nota riguardava {card:the}, non {old:the}</translation>
    </message>
    <message>
        <source>the note was about {holder}, not {old}</source>
        <comment>holder, old: Bob, you, the envelope, …</comment>
        <translation>nella nota: {holder}, non {old}</translation>
    </message>
    <message>
        <source>the pool</source>
        <translation>la riserva</translation>
    </message>
    <message numerus="yes">
        <source>the pool has %n card(s), and only {cards} can be among them, so {so}</source>
        <translation>
            <numerusform>la riserva ha %n carta, e può essere soltanto una fra {cards}, quindi {so}</numerusform>
            <numerusform>la riserva ha %n carte, e fra queste possono esserci soltanto {cards}, quindi {so}</numerusform>
        </translation>
    </message>
    <message>
        <source>the room {letter} ({name}) has no square in the grid; draw it</source>
        <translation>la stanza {letter} ({name}) non ha caselle nella griglia; disegnala</translation>
    </message>
    <message numerus="yes">
        <source>the row has %n square(s); the first row has {width}, and all must have as many</source>
        <translation>
            <numerusform>la riga ha %n casella; la prima riga ne ha {width}, e tutte devono averne altrettante</numerusform>
            <numerusform>la riga ha %n caselle; la prima riga ne ha {width}, e tutte devono averne altrettante</numerusform>
        </translation>
    </message>
    <message>
        <source>the row has {number} squares; at most {most} are allowed</source>
        <translation>la riga ha {number} caselle; può averne al massimo {most}</translation>
    </message>
    <message>
        <source>the rules do not allow this accusation here: {answer}</source>
        <translation>le regole non permettono qui questa accusa: {answer}</translation>
    </message>
    <message>
        <source>the set-up</source>
        <translation>la preparazione</translation>
    </message>
    <message>
        <source>the set-up contradicts itself</source>
        <translation>la preparazione si contraddice</translation>
    </message>
    <message>
        <source>the set-up is wrong: {parts}</source>
        <translation>la preparazione è sbagliata: {parts}</translation>
    </message>
    <message>
        <source>the sizes of the hands</source>
        <translation>il numero di carte delle mani</translation>
    </message>
    <message>
        <source>the square [{row}, {column}] is not a corridor square of this board</source>
        <translation>la casella [{row}, {column}] non è un corridoio di questo tabellone</translation>
    </message>
    <message>
        <source>the start {start} appears twice (first at {place}); draw it once</source>
        <translation>la partenza {start} c’è due volte (la prima a {place}); disegnala una volta</translation>
    </message>
    <message>
        <source>the start {start} has no start {before} before it; number them from 1</source>
        <translation>c’è una partenza {start} ma nessuna partenza {before}; numerale da 1</translation>
    </message>
    <message>
        <source>their own cards</source>
        <comment>somebody suggests; their: of one player, man or woman</comment>
        <translation>carte che ha in mano</translation>
    </message>
    <message>
        <source>their own rooms</source>
        <comment>somebody suggests; their: of one player, man or woman</comment>
        <translation>stanze che ha in mano</translation>
    </message>
    <message>
        <source>their own suspects</source>
        <comment>somebody suggests; their: of one player, man or woman</comment>
        <translation>sospettati che ha in mano</translation>
    </message>
    <message>
        <source>their own weapons</source>
        <comment>somebody suggests; their: of one player, man or woman</comment>
        <translation>armi che ha in mano</translation>
    </message>
    <message>
        <source>then you look at a leftover card</source>
        <translation>allora guardi una carta avanzata</translation>
    </message>
    <message>
        <source>there is nothing to redo</source>
        <translation>non c’è niente da ripetere</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>non c’è niente da annullare</translation>
    </message>
    <message>
        <source>third best for you ({score} {unit})</source>
        <comment>a place to go to</comment>
        <translation>il terzo posto migliore per te ({score} {unit})</translation>
    </message>
    <message>
        <source>this deck is for {fewest} to {most} players here, not {number}</source>
        <translation>questo mazzo qui è per {fewest}-{most} giocatori, non {number}</translation>
    </message>
    <message>
        <source>this entry</source>
        <translation>questa voce</translation>
    </message>
    <message>
        <source>this is a second grid; a board has only one, which begins at {place}</source>
        <translation>questa è una seconda griglia; un tabellone ne ha una sola, che comincia a {place}</translation>
    </message>
    <message>
        <source>this policy waits until it is surer</source>
        <translation>questa strategia aspetta di essere più sicura</translation>
    </message>
    <message>
        <source>three</source>
        <comment>words to type, with spaces between: Bob has three of these</comment>
        <translation>tre</translation>
    </message>
    <message>
        <source>three quarters</source>
        <translation>tre quarti</translation>
    </message>
    <message>
        <source>today {time}</source>
        <comment>when a game was last changed</comment>
        <translation>oggi {time}</translation>
    </message>
    <message>
        <source>too far for this turn</source>
        <translation>troppo lontano per questo turno</translation>
    </message>
    <message numerus="yes">
        <source>too far for this turn, about {turns:.1f} turns away</source>
        <translation>
            <numerusform>troppo lontano per questo turno, a circa {turns:.1f} turni</numerusform>
            <numerusform>troppo lontano per questo turno, a circa {turns:.1f} turni</numerusform>
        </translation>
    </message>
    <message>
        <source>towards {room}</source>
        <translation>verso {room}</translation>
    </message>
    <message>
        <source>turns to a room still in question</source>
        <comment>what a score of a place counts</comment>
        <translation>turni fino a una stanza ancora ignota</translation>
    </message>
    <message>
        <source>turns, minus the bits learned</source>
        <comment>what a score of a place counts</comment>
        <translation>turni, meno i bit</translation>
    </message>
    <message>
        <source>two</source>
        <comment>words to type, with spaces between: Bob has two of the Rope, the Hall, the Study</comment>
        <translation>due</translation>
    </message>
    <message>
        <source>two</source>
        <comment>of dice</comment>
        <translation>due</translation>
    </message>
    <message>
        <source>two players are called {name}; rename one of them</source>
        <translation>due giocatori si chiamano {name}; rinominane uno</translation>
    </message>
    <message>
        <source>two rooms are called {name} (first at {place})</source>
        <translation>due stanze si chiamano {name} (la prima a {place})</translation>
    </message>
    <message>
        <source>two rooms have the letter {letter} (first at {place})</source>
        <translation>due stanze hanno la lettera {letter} (la prima a {place})</translation>
    </message>
    <message>
        <source>two thirds</source>
        <translation>due terzi</translation>
    </message>
    <message>
        <source>unfolded</source>
        <translation>aperto</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>a cell of the sheet</comment>
        <translation>ignoto</translation>
    </message>
    <message>
        <source>waits until an accusation is at least that likely to be right</source>
        <translation>aspetta finché l’accusa ha almeno quella probabilità di essere giusta</translation>
    </message>
    <message>
        <source>walk to {place}</source>
        <comment>place: a square 5 steps from the Study’s door</comment>
        <translation>vai alla casella {place}</translation>
    </message>
    <message>
        <source>was picked at random</source>
        <comment>a card shown to me</comment>
        <translation>è stata scelta a caso</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>arma</translation>
    </message>
    <message>
        <source>weapons</source>
        <comment>somebody likes to show</comment>
        <translation>armi</translation>
    </message>
    <message>
        <source>weighs what stays unknown against the way to the likely rooms</source>
        <translation>confronta ciò che resta ignoto con la strada verso le stanze probabili</translation>
    </message>
    <message>
        <source>what happened</source>
        <translation>che cosa è successo</translation>
    </message>
    <message>
        <source>who accuses</source>
        <translation>chi accusa</translation>
    </message>
    <message>
        <source>who shows</source>
        <translation>chi mostra</translation>
    </message>
    <message>
        <source>who shows what</source>
        <translation>chi mostra che cosa</translation>
    </message>
    <message>
        <source>who suggests</source>
        <translation>chi fa l’ipotesi</translation>
    </message>
    <message>
        <source>whose card</source>
        <translation>di chi è la carta</translation>
    </message>
    <message>
        <source>with a board each player needs a token, and this deck has only one suspect</source>
        <translation>con un tabellone ogni giocatore ha bisogno di una pedina, e questo mazzo ha un solo sospettato</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>con aiuto</translation>
    </message>
    <message>
        <source>with you</source>
        <comment>where a card is</comment>
        <translation>in mano tua</translation>
    </message>
    <message>
        <source>with {who}</source>
        <comment>where a card is</comment>
        <translation>in mano a {who}</translation>
    </message>
    <message>
        <source>write a door as: door ROOM ROW COLUMN DIRECTION SET ..., as in: door K 7 4 N classic</source>
        <translation>una porta si scrive: door STANZA RIGA COLONNA DIREZIONE SERIE ..., come in: door K 7 4 N classic</translation>
    </message>
    <message>
        <source>write a room as: room LETTER NAME, as in: room K Kitchen</source>
        <translation>una stanza si scrive: room LETTERA NOME, come in: room K Kitchen</translation>
    </message>
    <message>
        <source>wrong</source>
        <comment>the accusation was wrong</comment>
        <translation>sbagliata</translation>
    </message>
    <message>
        <source>wrong false</source>
        <comment>words to type, with spaces between: it was wrong</comment>
        <translation>sbagliata sbagliato falsa errata</translation>
    </message>
    <message>
        <source>wrong, cards not heard</source>
        <translation>sbagliata; carte non sentite</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tu</translation>
    </message>
    <message>
        <source>you</source>
        <comment>below my own name</comment>
        <translation>tu</translation>
    </message>
    <message>
        <source>you</source>
        <comment>who has a card</comment>
        <translation>tu</translation>
    </message>
    <message>
        <source>you are out</source>
        <comment>below my own name</comment>
        <translation>sei fuori</translation>
    </message>
    <message>
        <source>you cannot go there without a roll: {answer}</source>
        <translation>non puoi andarci senza un tiro: {answer}</translation>
    </message>
    <message>
        <source>you did not pass</source>
        <translation>non hai passato</translation>
    </message>
    <message>
        <source>you did not show a card</source>
        <translation>non hai mostrato una carta</translation>
    </message>
    <message>
        <source>you do not have {cards}</source>
        <translation>tu non hai {cards}</translation>
    </message>
    <message>
        <source>you do not have {card}</source>
        <translation>tu non hai {card}</translation>
    </message>
    <message>
        <source>you do not hold {cards}</source>
        <translation>non hai {cards}</translation>
    </message>
    <message>
        <source>you do not hold {card}</source>
        <translation>non hai {card}</translation>
    </message>
    <message numerus="yes">
        <source>you have %n card(s), and only {cards} can be among them, so {so}</source>
        <translation>
            <numerusform>hai %n carta, e può essere soltanto una fra {cards}, quindi {so}</numerusform>
            <numerusform>hai %n carte, e fra queste possono esserci soltanto {cards}, quindi {so}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have at least %n of {cards}</source>
        <translation>
            <numerusform>hai almeno %n fra {cards}</numerusform>
            <numerusform>hai almeno %n fra {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>you have left</source>
        <comment>below my own name</comment>
        <translation>sei andato via</translation>
    </message>
    <message>
        <source>you have nothing to decide now, so {answer} is no answer</source>
        <translation>ora non hai niente da decidere, quindi {answer} non è una risposta</translation>
    </message>
    <message>
        <source>you have to leave the room first</source>
        <translation>prima devi uscire dalla stanza</translation>
    </message>
    <message>
        <source>you have {cards}</source>
        <translation>tu hai {cards}</translation>
    </message>
    <message>
        <source>you have {card}</source>
        <translation>tu hai {card}</translation>
    </message>
    <message>
        <source>you hold {cards}</source>
        <translation>hai {cards}</translation>
    </message>
    <message>
        <source>you hold {cards} yourself</source>
        <comment>cards: one card, or a list</comment>
        <translation>hai tu {cards}</translation>
    </message>
    <message>
        <source>you noted that {fact} ({entries})</source>
        <translation>hai annotato che {fact} ({entries})</translation>
    </message>
    <message>
        <source>you noted that {fact} ({entries}), so {so}</source>
        <translation>hai annotato che {fact} ({entries}), quindi {so}</translation>
    </message>
    <message>
        <source>you overlooked {cards} ({entries})</source>
        <translation>non hai notato {cards} ({entries})</translation>
    </message>
    <message>
        <source>you passed</source>
        <translation>hai passato</translation>
    </message>
    <message>
        <source>you passed {passes}</source>
        <comment>you passed on the Rope and the Hall (entry 3) and on …</comment>
        <translation>hai passato {passes}</translation>
    </message>
    <message>
        <source>you see {card}</source>
        <comment>a leftover card</comment>
        <translation>vedi {card}</translation>
    </message>
    <message>
        <source>you showed a card</source>
        <translation>hai mostrato una carta</translation>
    </message>
    <message>
        <source>you showed a card in {entries}, and all your other cards are known, so {so}</source>
        <translation>hai mostrato una carta ({entries}), e tutte le altre tue carte sono note, quindi {so}</translation>
    </message>
    <message>
        <source>you showed a card, not {other}</source>
        <translation>hai mostrato una carta tu, non {other}</translation>
    </message>
    <message>
        <source>you showed a different card in each of entries {numbers}, and all your other cards are known, so {so}</source>
        <translation>nelle voci {numbers} hai mostrato ogni volta una carta diversa, e tutte le altre tue carte sono note, quindi {so}</translation>
    </message>
    <message>
        <source>you showed {card:the}, not {old:the}</source>
        <translation>hai mostrato {card:the}, non {old:the}</translation>
    </message>
    <message>
        <source>you showed {cards} ({entries})</source>
        <translation>hai mostrato {cards} ({entries})</translation>
    </message>
    <message>
        <source>you showed {cards} ({entries}), and it was not {others}, so {so}</source>
        <translation>hai mostrato {cards} ({entries}), e non era {others}, quindi {so}</translation>
    </message>
    <message>
        <source>you suggested it, not {other}</source>
        <translation>l’ipotesi è tua, non di {other}</translation>
    </message>
    <message>
        <source>you will be {later} sure after your next suggestion</source>
        <comment>if you do not accuse now</comment>
        <translation>dopo la tua prossima ipotesi la certezza sarà del {later}</translation>
    </message>
    <message>
        <source>you would learn nothing new</source>
        <comment>from a suggestion</comment>
        <translation>non scopriresti niente di nuovo</translation>
    </message>
    <message>
        <source>your accusation was right ({entries}): {fact}</source>
        <translation>la tua accusa era giusta ({entries}): {fact}</translation>
    </message>
    <message>
        <source>your cross</source>
        <translation>la tua croce</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>la tua mano</translation>
    </message>
    <message>
        <source>your marks</source>
        <comment>beside a tick: a mark on one&apos;s own sheet</comment>
        <translation>i tuoi segni</translation>
    </message>
    <message>
        <source>your position on the board is unknown</source>
        <translation>la tua posizione sul tabellone non è nota</translation>
    </message>
    <message>
        <source>your question mark</source>
        <translation>il tuo punto interrogativo</translation>
    </message>
    <message>
        <source>your tick</source>
        <translation>la tua spunta</translation>
    </message>
    <message>
        <source>you’re out. Just answer when asked</source>
        <translation>sei fuori gioco. Rispondi solo quando ti chiedono</translation>
    </message>
    <message>
        <source>{advantage}, but {drawbacks}</source>
        <comment>more to learn, but too far for this turn</comment>
        <translation>{advantage}, ma {drawbacks}</translation>
    </message>
    <message>
        <source>{after} solutions left</source>
        <translation>{after} soluzioni rimaste</translation>
    </message>
    <message>
        <source>{answers}</source>
        <comment>what every player shows: Bob shows the Rope and Cid shows the Hall</comment>
        <translation>{answers}</translation>
    </message>
    <message>
        <source>{answer} cannot be shown, only {cards}</source>
        <translation>{answer} non si può mostrare, soltanto {cards}</translation>
    </message>
    <message>
        <source>{answer} is not one of {choices}</source>
        <translation>{answer} non è uno di questi: {choices}</translation>
    </message>
    <message>
        <source>{before} → {after} solutions left</source>
        <translation>{before} → {after} soluzioni rimaste</translation>
    </message>
    <message>
        <source>{best}, not {mine}</source>
        <comment>shares that suggestions rule out: 59%, not 17%</comment>
        <translation>{best}, non {mine}</translation>
    </message>
    <message>
        <source>{bits:.2f} bits</source>
        <translation>{bits:.2f} bit</translation>
    </message>
    <message>
        <source>{bits} bits of information on average; {left} stay open</source>
        <translation>{bits} bit di informazione in media; ne restano {left}</translation>
    </message>
    <message>
        <source>{bits} bits open: about as many well-chosen yes-or-no questions would do</source>
        <translation>{bits} bit aperti: basterebbero circa altrettante domande da sì o no ben scelte</translation>
    </message>
    <message>
        <source>{bits} {error} bits of information on average; {left} stay open</source>
        <comment>error: ± 0.002</comment>
        <translation>{bits} {error} bit di informazione in media; ne restano {left}</translation>
    </message>
    <message>
        <source>{caption}: {value}</source>
        <translation>{caption}: {value}</translation>
    </message>
    <message>
        <source>{card:the}</source>
        <comment>a card in a list of cards within a sentence</comment>
        <translation>{card:the}</translation>
    </message>
    <message>
        <source>{card:the} ({percent})</source>
        <comment>a card, and how likely it is to be in the envelope</comment>
        <translation>{card:the} ({percent})</translation>
    </message>
    <message>
        <source>{card:the} was named, not {old:the}</source>
        <translation>la carta nominata era {card:the}, non {old:the}</translation>
    </message>
    <message>
        <source>{card:the}: leaves {who} {bits:.2f} bits of the envelope open</source>
        <translation>{card:the}: lascia a {who} {bits:.2f} bit aperti sulla busta</translation>
    </message>
    <message>
        <source>{card:the}: leaves {who} {bits:.2f} bits of the envelope open; one other player has seen it</source>
        <translation>{card:the}: lascia a {who} {bits:.2f} bit aperti sulla busta; l’ha vista un altro giocatore</translation>
    </message>
    <message>
        <source>{card:the}: leaves {who} {bits:.2f} bits of the envelope open; {number} other players have seen it</source>
        <translation>{card:the}: lascia a {who} {bits:.2f} bit aperti sulla busta; l’hanno vista altri {number} giocatori</translation>
    </message>
    <message>
        <source>{card:the}: you have shown it to {who} before</source>
        <translation>{card:the}: l’hai già mostrata a {who}</translation>
    </message>
    <message>
        <source>{cards} are face up</source>
        <translation>{cards} sono fra le carte scoperte</translation>
    </message>
    <message>
        <source>{cards} are in the envelope</source>
        <translation>{cards} sono nella busta</translation>
    </message>
    <message>
        <source>{cards} are in the pool</source>
        <translation>{cards} sono nella riserva</translation>
    </message>
    <message>
        <source>{cards} are not the solution ({entries}), and {premise}, so {so}</source>
        <translation>{cards} non sono la soluzione ({entries}), e {premise}, quindi {so}</translation>
    </message>
    <message>
        <source>{cards} can only be {places}, and leave no room for others, so {so}</source>
        <translation>{cards} possono essere soltanto {places}, dove non c’è posto per altre, quindi {so}</translation>
    </message>
    <message>
        <source>{cards} may be in the envelope</source>
        <comment>cards: the Rope (12%) and the Hall (49%)</comment>
        <translation>forse nella busta: {cards}</translation>
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
        <translation>{card} ({times} volte)</translation>
    </message>
    <message>
        <source>{card} appears twice; give one suspect, one weapon and one room</source>
        <translation>{card} c’è due volte; ci vogliono un sospettato, un’arma e una stanza</translation>
    </message>
    <message>
        <source>{card} appears twice; name it once</source>
        <translation>{card} c’è due volte; indicala una volta</translation>
    </message>
    <message>
        <source>{card} can be nowhere else, so {so}</source>
        <translation>{card} non può essere da nessun’altra parte, quindi {so}</translation>
    </message>
    <message>
        <source>{card} is a room, and so is {other}; give one suspect, one weapon and one room</source>
        <translation>{card} è una stanza, e anche {other}; ci vogliono un sospettato, un’arma e una stanza</translation>
    </message>
    <message>
        <source>{card} is a room; a token must be a suspect</source>
        <translation>{card} è una stanza; una pedina deve essere un sospettato</translation>
    </message>
    <message>
        <source>{card} is a suspect, and so is {other}; give one suspect, one weapon and one room</source>
        <translation>{card} è un sospettato, e anche {other}; ci vogliono un sospettato, un’arma e una stanza</translation>
    </message>
    <message>
        <source>{card} is a suspect; a move leads to a room</source>
        <translation>{card} è un sospettato; una mossa porta in una stanza</translation>
    </message>
    <message>
        <source>{card} is a weapon, and so is {other}; give one suspect, one weapon and one room</source>
        <translation>{card} è un’arma, e anche {other}; ci vogliono un sospettato, un’arma e una stanza</translation>
    </message>
    <message>
        <source>{card} is a weapon; a move leads to a room</source>
        <translation>{card} è un’arma; una mossa porta in una stanza</translation>
    </message>
    <message>
        <source>{card} is a weapon; a token must be a suspect</source>
        <translation>{card} è un’arma; una pedina deve essere un sospettato</translation>
    </message>
    <message>
        <source>{card} is also face up; a card can only be in one place</source>
        <translation>{card} è anche fra le carte scoperte; una carta può stare in un solo posto</translation>
    </message>
    <message>
        <source>{card} is certainly face up. Click to see why.</source>
        <translation>{card} è di sicuro fra le carte scoperte. Fai clic per vedere perché.</translation>
    </message>
    <message>
        <source>{card} is certainly in the envelope. Click to see why.</source>
        <translation>{card} è di sicuro nella busta. Fai clic per vedere perché.</translation>
    </message>
    <message>
        <source>{card} is certainly in the pool. Click to see why.</source>
        <translation>{card} è di sicuro nella riserva. Fai clic per vedere perché.</translation>
    </message>
    <message>
        <source>{card} is certainly not face up. Click to see why.</source>
        <translation>{card} di sicuro non è fra le carte scoperte. Fai clic per vedere perché.</translation>
    </message>
    <message>
        <source>{card} is certainly not in the envelope. Click to see why.</source>
        <translation>{card} di sicuro non è nella busta. Fai clic per vedere perché.</translation>
    </message>
    <message>
        <source>{card} is certainly not in the pool. Click to see why.</source>
        <translation>{card} di sicuro non è nella riserva. Fai clic per vedere perché.</translation>
    </message>
    <message>
        <source>{card} is face up</source>
        <translation>{card} è fra le carte scoperte</translation>
    </message>
    <message>
        <source>{card} is face up: {percent}. Click to see what is known.</source>
        <translation>{card} è fra le carte scoperte: {percent}. Fai clic per vedere che cosa si sa.</translation>
    </message>
    <message>
        <source>{card} is in the envelope</source>
        <translation>{card} è nella busta</translation>
    </message>
    <message>
        <source>{card} is in the envelope: {percent}. Click to see what is known.</source>
        <translation>{card} è nella busta: {percent}. Fai clic per vedere che cosa si sa.</translation>
    </message>
    <message>
        <source>{card} is in the other pile</source>
        <translation>{card} è nell’altra pila</translation>
    </message>
    <message>
        <source>{card} is in the pool</source>
        <translation>{card} è nella riserva</translation>
    </message>
    <message>
        <source>{card} is in the pool: {percent}. Click to see what is known.</source>
        <translation>{card} è nella riserva: {percent}. Fai clic per vedere che cosa si sa.</translation>
    </message>
    <message>
        <source>{card} is in your hand</source>
        <translation>{card} è in mano tua</translation>
    </message>
    <message>
        <source>{card} is not face up</source>
        <translation>{card} non è fra le carte scoperte</translation>
    </message>
    <message>
        <source>{card} is not in the envelope</source>
        <translation>{card} non è nella busta</translation>
    </message>
    <message>
        <source>{card} is not in the pool</source>
        <translation>{card} non è nella riserva</translation>
    </message>
    <message>
        <source>{card} is not one of the three cards of the suggestion ({cards})</source>
        <translation>{card} non è una delle tre carte dell’ipotesi ({cards})</translation>
    </message>
    <message>
        <source>{card} is the token of two players; give each their own</source>
        <translation>{card} è la pedina di due giocatori; danne una diversa a ciascuno</translation>
    </message>
    <message>
        <source>{card} tells the least.</source>
        <translation>{card} è quella che dice di meno.</translation>
    </message>
    <message>
        <source>{card} was moved here from {pile}.</source>
        <translation>{card}: carta spostata qui (prima: {pile}).</translation>
    </message>
    <message>
        <source>{card} would reveal less</source>
        <translation>{card} rivelerebbe meno</translation>
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
        <translation>{card}: di sicuro nella busta</translation>
    </message>
    <message>
        <source>{card}: certainly not in the envelope</source>
        <translation>{card}: di sicuro non nella busta</translation>
    </message>
    <message>
        <source>{card}: {pile}</source>
        <comment>where a card is</comment>
        <translation>{card}: {pile}</translation>
    </message>
    <message>
        <source>{card}: {share} in the envelope</source>
        <translation>{card}: {share} nella busta</translation>
    </message>
    <message>
        <source>{card}: {share} in the envelope, with a standard error of {error}</source>
        <translation>{card}: {share} nella busta, con un errore standard di {error}</translation>
    </message>
    <message>
        <source>{card}: {told}</source>
        <comment>told: whether somebody has seen the card</comment>
        <translation>{card}: {told}</translation>
    </message>
    <message>
        <source>{category}, one per line</source>
        <comment>{category}: Suspects, Weapons or Rooms</comment>
        <translation>{category}, uno per riga</translation>
    </message>
    <message>
        <source>{cell}: {answer}</source>
        <comment>cell: a card, a holder and an engine</comment>
        <translation>{cell}: {answer}</translation>
    </message>
    <message>
        <source>{cell}: {share} after entry {number}</source>
        <translation>{cell}: {share} dopo la voce {number}</translation>
    </message>
    <message>
        <source>{cell}: {share} before the first entry</source>
        <translation>{cell}: {share} prima della prima voce</translation>
    </message>
    <message>
        <source>{change}.
Entry {number} would be
{line}</source>
        <translation>{change}.
La voce {number} sarebbe
{line}</translation>
    </message>
    <message>
        <source>{choice}: {what}</source>
        <comment>a choice, and what it does</comment>
        <translation>{choice}: {what}</translation>
    </message>
    <message>
        <source>{claim}: {after} rather than {before}, by {entries}</source>
        <translation>{claim}: {after} invece di {before} ({entries})</translation>
    </message>
    <message>
        <source>{clause:capital}.</source>
        <translation>{clause:capital}.</translation>
    </message>
    <message>
        <source>{clause} in entry {number}</source>
        <comment>clause: Bob showed the Rope</comment>
        <translation>{clause} nella voce {number}</translation>
    </message>
    <message>
        <source>{conditions}, or {another}</source>
        <comment>if Bob passes, or if …</comment>
        <translation>{conditions}, o {another}</translation>
    </message>
    <message>
        <source>{conditions}, {so}</source>
        <comment>conditions: if Bob passes, or if Cid shows a card</comment>
        <translation>{conditions}, {so}</translation>
    </message>
    <message>
        <source>{contradiction} Correct that first.</source>
        <comment>contradiction: a sentence</comment>
        <translation>{contradiction} Prima correggi questo.</translation>
    </message>
    <message>
        <source>{contradiction} No deal fits, so there is nothing to compare.</source>
        <comment>contradiction: a sentence</comment>
        <translation>{contradiction} Nessuna distribuzione è possibile, quindi non c’è niente da confrontare.</translation>
    </message>
    <message>
        <source>{contradiction} So no hand is possible.</source>
        <comment>contradiction: a sentence</comment>
        <translation>{contradiction} Quindi nessuna mano è possibile.</translation>
    </message>
    <message>
        <source>{contradiction} So nothing can be explained.</source>
        <comment>contradiction: a sentence</comment>
        <translation>{contradiction} Quindi non si può spiegare niente.</translation>
    </message>
    <message>
        <source>{contradiction}. Press Enter to enter it anyway.</source>
        <translation>{contradiction}. Premi Invio per inserirla comunque.</translation>
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
        <translation>{count} distribuzioni</translation>
    </message>
    <message>
        <source>{count} seconds</source>
        <translation>{count} secondi</translation>
    </message>
    <message>
        <source>{count} steps</source>
        <translation>{count} passi</translation>
    </message>
    <message>
        <source>{danger} chance that someone else wins first</source>
        <comment>if you do not accuse now</comment>
        <translation>{danger} di rischio che qualcun altro vinca prima</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation>{date}, {time}</translation>
    </message>
    <message>
        <source>{deals} (usual)</source>
        <translation>{deals} (consueto)</translation>
    </message>
    <message>
        <source>{engine} is still computing.</source>
        <translation>{engine} sta ancora calcolando.</translation>
    </message>
    <message>
        <source>{engine} is still computing. These are the previous numbers.</source>
        <translation>{engine} sta ancora calcolando. Questi sono i numeri precedenti.</translation>
    </message>
    <message>
        <source>{engine}, up to ±{error}</source>
        <translation>{engine}, fino a ±{error}</translation>
    </message>
    <message>
        <source>{engine}: {method}. It took {ms} ms.</source>
        <translation>{engine}: {method}. Ci sono voluti {ms} ms.</translation>
    </message>
    <message>
        <source>{entry} (set aside)</source>
        <translation>{entry} (messa da parte)</translation>
    </message>
    <message>
        <source>{face_up} cards face up and {pool} in the pool: neither number can be negative</source>
        <translation>{face_up} carte scoperte e {pool} nella riserva: nessuno dei due numeri può essere negativo</translation>
    </message>
    <message>
        <source>{fact}, but {other}</source>
        <translation>{fact}, ma {other}</translation>
    </message>
    <message>
        <source>{file} cannot be opened</source>
        <translation>Non è possibile aprire {file}</translation>
    </message>
    <message>
        <source>{file} has changes that were not saved</source>
        <translation>{file} ha modifiche non salvate</translation>
    </message>
    <message>
        <source>{file} is open in another window</source>
        <translation>{file} è aperto in un’altra finestra</translation>
    </message>
    <message>
        <source>{file} may be open on another computer ({host})</source>
        <translation>{file} è forse aperto su un altro computer ({host})</translation>
    </message>
    <message>
        <source>{file} was changed by another program</source>
        <translation>{file} è stato modificato da un altro programma</translation>
    </message>
    <message>
        <source>{file}: {where}</source>
        <translation>{file}: {where}</translation>
    </message>
    <message numerus="yes">
        <source>{first} and %n more</source>
        <comment>first: delete Ann&apos;s suggestion</comment>
        <translation>
            <numerusform>{first} e un’altra</numerusform>
            <numerusform>{first} e altre %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>rolls of dice</comment>
        <translation>da {first} a {last}</translation>
    </message>
    <message numerus="yes">
        <source>{found} of %n game(s)</source>
        <translation>
            <numerusform>{found} di %n partita</numerusform>
            <numerusform>{found} di %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} – kept automatically – Deerstalker</source>
        <translation>{game} – conservata automaticamente – Deerstalker</translation>
    </message>
    <message>
        <source>{going} and suggest {cards}</source>
        <comment>going: go to the Hall; cards: Mrs White with the Rope</comment>
        <translation>{going} e ipotizza {cards}</translation>
    </message>
    <message>
        <source>{going} to accuse {cards}</source>
        <comment>going: go to the Hall; cards: Mrs White with the Rope …</comment>
        <translation>{going} per accusare {cards}</translation>
    </message>
    <message>
        <source>{going} to suggest {cards}</source>
        <comment>going: head for the Hall; cards: Mrs White with the Rope</comment>
        <translation>{going} per ipotizzare {cards}</translation>
    </message>
    <message>
        <source>{going}, on the way to {room:the}</source>
        <comment>going: take the passage to the Lounge</comment>
        <translation>{going}, sulla strada verso {room:the}</translation>
    </message>
    <message>
        <source>{hands} hands are possible, none likelier than {percent}.</source>
        <translation>{hands} mani sono possibili, nessuna più probabile del {percent}.</translation>
    </message>
    <message>
        <source>{hands} hands are possible, none likelier than {percent}; here are the {shown} likeliest.</source>
        <translation>{hands} mani sono possibili, nessuna più probabile del {percent}; ecco le {shown} più probabili.</translation>
    </message>
    <message>
        <source>{hands} hands are possible.</source>
        <translation>{hands} mani sono possibili.</translation>
    </message>
    <message>
        <source>{hands} hands are possible; here are the {shown} likeliest.</source>
        <translation>{hands} mani sono possibili; ecco le {shown} più probabili.</translation>
    </message>
    <message>
        <source>{heading}. You: {mine}. Best: {best}.</source>
        <translation>{heading}. Tu: {mine}. Migliore: {best}.</translation>
    </message>
    <message>
        <source>{hint} – or type on: {word}</source>
        <translation>{hint} – o continua a digitare: {word}</translation>
    </message>
    <message>
        <source>{holder}: {cards}</source>
        <translation>{holder}: {cards}</translation>
    </message>
    <message>
        <source>{hunches} – remove</source>
        <comment>hunches: Hunches included: 2, refuted: 1</comment>
        <translation>{hunches} – rimuovi</translation>
    </message>
    <message>
        <source>{hunches}, refuted: {n}</source>
        <comment>hunches: Hunches included: 2</comment>
        <translation>{hunches}, smentite: {n}</translation>
    </message>
    <message>
        <source>{known} of {size}</source>
        <comment>cards of a hand that are known</comment>
        <translation>{known} su {size}</translation>
    </message>
    <message>
        <source>{legend} Frame: where the card turned out to be.</source>
        <translation>{legend} Riquadro: dov’era davvero la carta.</translation>
    </message>
    <message>
        <source>{letter} can’t stand for a room; use one letter, but not {centre} (the centre)</source>
        <translation>{letter} non può indicare una stanza; usa una lettera, ma non {centre} (il centro)</translation>
    </message>
    <message>
        <source>{letter}: {who} showed {cards} ({entries}).</source>
        <comment>cards: the Rope or the Hall</comment>
        <translation>{letter}: {who} ha mostrato {cards} ({entries}).</translation>
    </message>
    <message>
        <source>{loss} Everything before it is here.</source>
        <translation>{loss} Tutto ciò che viene prima è qui.</translation>
    </message>
    <message>
        <source>{mark}, open</source>
        <comment>a mark on one&apos;s own sheet: may be true, does not follow</comment>
        <translation>{mark}: aperto</translation>
    </message>
    <message>
        <source>{mark}, proved</source>
        <comment>a mark on one&apos;s own sheet</comment>
        <translation>{mark}: dimostrato</translation>
    </message>
    <message>
        <source>{mark}, wrong</source>
        <comment>a mark on one&apos;s own sheet</comment>
        <translation>{mark}: sbagliato</translation>
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
        <translation>{n:,} distribuzioni estratte in {populations} popolazioni</translation>
    </message>
    <message>
        <source>{n:.3g} deals are too many to list</source>
        <translation>{n:.3g} distribuzioni sono troppe da elencare</translation>
    </message>
    <message>
        <source>{names} are here</source>
        <translation>qui ci sono {names}</translation>
    </message>
    <message>
        <source>{names} is here</source>
        <translation>qui c’è {names}</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (tu)</translation>
    </message>
    <message>
        <source>{name} appears twice (first at {where}); name it once</source>
        <translation>{name} c’è due volte (la prima: {where}); indicalo una volta</translation>
    </message>
    <message>
        <source>{name} can’t be a board; name one that comes with the program, or a file beside the case</source>
        <translation>{name} non può essere un tabellone; indicane uno fornito con il programma, o un file accanto alla partita</translation>
    </message>
    <message>
        <source>{name} is too similar to {other}, another player; names must differ by a letter</source>
        <translation>{name} somiglia troppo a {other}, un altro giocatore; i nomi devono differire per una lettera</translation>
    </message>
    <message>
        <source>{now} chance of being right; if wrong, you’re out</source>
        <comment>of an accusation</comment>
        <translation>{now} di probabilità che sia giusta; se è sbagliata, sei fuori</translation>
    </message>
    <message>
        <source>{now} to win if you accuse now, {waiting} if you wait: {why}</source>
        <comment>why: …, as you will know …</comment>
        <translation>{now} di vincere se accusi ora, {waiting} se aspetti: {why}</translation>
    </message>
    <message>
        <source>{now}, then {then}</source>
        <comment>probabilities, now and later</comment>
        <translation>{now}, poi {then}</translation>
    </message>
    <message>
        <source>{number:.0f}%</source>
        <translation>{number:.0f}%</translation>
    </message>
    <message>
        <source>{number} decillion</source>
        <comment>10 to the power of 33</comment>
        <translation>{number} quintiliardi</translation>
    </message>
    <message>
        <source>{number} more</source>
        <translation>altri {number}</translation>
    </message>
    <message>
        <source>{number} nonillion</source>
        <comment>10 to the power of 30</comment>
        <translation>{number} quintilioni</translation>
    </message>
    <message>
        <source>{number} octillion</source>
        <comment>10 to the power of 27</comment>
        <translation>{number} quadriliardi</translation>
    </message>
    <message>
        <source>{number} other answers</source>
        <comment>to a suggestion</comment>
        <translation>{number} altre risposte</translation>
    </message>
    <message>
        <source>{number} other players have seen it</source>
        <comment>a card</comment>
        <translation>l’hanno vista altri {number} giocatori</translation>
    </message>
    <message>
        <source>{number} percent</source>
        <translation>{number} per cento</translation>
    </message>
    <message>
        <source>{number} quadrillion</source>
        <comment>10 to the power of 15</comment>
        <translation>{number} biliardi</translation>
    </message>
    <message>
        <source>{number} quintillion</source>
        <comment>10 to the power of 18</comment>
        <translation>{number} trilioni</translation>
    </message>
    <message>
        <source>{number} septillion</source>
        <comment>10 to the power of 24</comment>
        <translation>{number} quadrilioni</translation>
    </message>
    <message>
        <source>{number} sextillion</source>
        <comment>10 to the power of 21</comment>
        <translation>{number} triliardi</translation>
    </message>
    <message>
        <source>{number} trillion</source>
        <comment>10 to the power of 12</comment>
        <translation>{number} bilioni</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>{n} hands are too many to list</source>
        <translation>{n} mani sono troppe da elencare</translation>
    </message>
    <message>
        <source>{n} unreadable preferences were reset to their defaults: {names}.</source>
        <translation>{n} preferenze illeggibili sono tornate ai valori predefiniti: {names}.</translation>
    </message>
    <message>
        <source>{one} and {other} both name the room {letter} of the board; name a board that has both</source>
        <translation>{one} e {other} indicano entrambe la stanza {letter} del tabellone; indica un tabellone che le abbia tutte e due</translation>
    </message>
    <message>
        <source>{path}: cannot be written: {reason}</source>
        <translation>{path}: non si può scrivere: {reason}</translation>
    </message>
    <message>
        <source>{path}: {reason}</source>
        <translation>{path}: {reason}</translation>
    </message>
    <message>
        <source>{percent} (estimate, error unknown)</source>
        <translation>{percent} (stima, errore ignoto)</translation>
    </message>
    <message>
        <source>{percent} (standard error {error})</source>
        <translation>{percent} (errore standard {error})</translation>
    </message>
    <message>
        <source>{percent} as the cards say; moved by {entries}.</source>
        <comment>entries: entries 3 and 5</comment>
        <translation>{percent} secondo le carte; motivo: {entries}.</translation>
    </message>
    <message>
        <source>{percent} chance that no one can show a card</source>
        <translation>{percent} di probabilità che nessuno possa mostrare una carta</translation>
    </message>
    <message>
        <source>{percent} chance to get there this turn</source>
        <translation>{percent} di probabilità di arrivarci in questo turno</translation>
    </message>
    <message>
        <source>{percent} each</source>
        <translation>{percent} ciascuna</translation>
    </message>
    <message>
        <source>{percent} likely to be the murder room</source>
        <translation>{percent} di probabilità che sia la stanza del delitto</translation>
    </message>
    <message>
        <source>{percent}, being updated</source>
        <translation>{percent}, in aggiornamento</translation>
    </message>
    <message numerus="yes">
        <source>{pile} already has %n card(s). Remove one first.</source>
        <translation>
            <numerusform>{pile}: c’è già %n carta. Prima toglila.</numerusform>
            <numerusform>{pile}: ci sono già %n carte. Prima togline una.</numerusform>
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
        <translation>{plain} secondo le carte, {played} secondo come si gioca, per come hanno giocato:</translation>
    </message>
    <message>
        <source>{players} showed one each of {cards} ({entries}), so {so}</source>
        <translation>{players} hanno mostrato una carta ciascuno fra {cards} ({entries}), quindi {so}</translation>
    </message>
    <message>
        <source>{players} showed one each of {cards} ({entries}), so {so}</source>
        <comment>one of the players is you</comment>
        <translation>{players} avete mostrato una carta ciascuno fra {cards} ({entries}), quindi {so}</translation>
    </message>
    <message>
        <source>{player} (like {known})</source>
        <translation>{player} (come {known})</translation>
    </message>
    <message>
        <source>{player} (you)</source>
        <translation>{player} (tu)</translation>
    </message>
    <message>
        <source>{player} ({plays})</source>
        <comment>plays: how good a rival is</comment>
        <translation>{player} ({plays})</translation>
    </message>
    <message>
        <source>{player} begins</source>
        <translation>Comincia {player}</translation>
    </message>
    <message>
        <source>{player} could be certain of it {moment} at the latest.</source>
        <translation>{player} poteva averne la certezza al più tardi {moment}.</translation>
    </message>
    <message>
        <source>{player} could be certain of it {moment}.</source>
        <translation>{player} poteva averne la certezza {moment}.</translation>
    </message>
    <message>
        <source>{player} could not be certain of it.</source>
        <translation>{player} non poteva averne la certezza.</translation>
    </message>
    <message>
        <source>{player} doesn’t have {card}</source>
        <translation>{player} non ha {card}</translation>
    </message>
    <message>
        <source>{player} has {card}</source>
        <translation>{player} ha {card}</translation>
    </message>
    <message>
        <source>{player} is in the corridor.</source>
        <translation>{player} è nel corridoio.</translation>
    </message>
    <message>
        <source>{player} is in {room}.</source>
        <translation>{player} è qui: {room}.</translation>
    </message>
    <message>
        <source>{player} moves into the corridor</source>
        <translation>{player} va nel corridoio</translation>
    </message>
    <message>
        <source>{player} moves to {place}</source>
        <translation>{player} raggiunge {place}</translation>
    </message>
    <message>
        <source>{player} stands here</source>
        <translation>qui c’è {player}</translation>
    </message>
    <message>
        <source>{player} won</source>
        <translation>{player} ha vinto</translation>
    </message>
    <message numerus="yes">
        <source>{player} won; I made %n suggestion(s).</source>
        <translation>
            <numerusform>Ha vinto {player}; ho fatto %n ipotesi.</numerusform>
            <numerusform>Ha vinto {player}; ho fatto %n ipotesi.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} {share}</source>
        <comment>what share of the solutions a player’s turns ruled out</comment>
        <translation>{player} {share}</translation>
    </message>
    <message>
        <source>{player}’s position is unknown.</source>
        <translation>La posizione di {player} non è nota.</translation>
    </message>
    <message>
        <source>{player}’s turns ruled nothing out.</source>
        <translation>I turni di {player} non hanno escluso nulla.</translation>
    </message>
    <message>
        <source>{points} points from exact</source>
        <translation>a {points} punti dall’esatto</translation>
    </message>
    <message>
        <source>{premise}, so {so}</source>
        <translation>{premise}, quindi {so}</translation>
    </message>
    <message>
        <source>{question} {holder}: about {percent}</source>
        <translation>{question} {holder}: circa {percent}</translation>
    </message>
    <message>
        <source>{question} {holder}: unknown</source>
        <translation>{question} {holder}: ignoto</translation>
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
        <translation>{quoted} non indica niente; una casella è {corridor} (corridoio), {outside} (fuori), {centre} (centro), la cifra di una partenza</translation>
    </message>
    <message>
        <source>{quoted} has no meaning here; a square is {corridor} (corridor), {outside} (outside), {centre} (centre), a start’s digit, or a room’s letter ({letters})</source>
        <translation>{quoted} non indica niente; una casella è {corridor} (corridoio), {outside} (fuori), {centre} (centro), la cifra di una partenza, o la lettera di una stanza ({letters})</translation>
    </message>
    <message>
        <source>{quoted} has no meaning yet; name the room on a line of its own, as in: room {character} NAME</source>
        <translation>{quoted} non indica niente; dai alla stanza un nome in una riga a parte, come in: room {character} NOME</translation>
    </message>
    <message>
        <source>{rank}: {cards}, rules out about {share}. {why}</source>
        <translation>{rank}: {cards}, esclude circa {share}. {why}</translation>
    </message>
    <message>
        <source>{rank}: {cards}, rules out {share}. {why}</source>
        <comment>share: 36%, or nothing</comment>
        <translation>{rank}: {cards}, esclude {share}. {why}</translation>
    </message>
    <message>
        <source>{reasons}</source>
        <comment>less to learn</comment>
        <translation>{reasons}</translation>
    </message>
    <message>
        <source>{rest} and {last}</source>
        <translation>{rest} e {last}</translation>
    </message>
    <message>
        <source>{rest} nor {last}</source>
        <comment>of neither … nor</comment>
        <translation>{rest} né {last}</translation>
    </message>
    <message>
        <source>{rest} or {last}</source>
        <translation>{rest} o {last}</translation>
    </message>
    <message>
        <source>{rest} or {last}</source>
        <comment>after a negation: you do not have the Rope or the Hall</comment>
        <translation>{rest} né {last}</translation>
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
        <translation>{result}. Salvata nell’archivio.</translation>
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
        <translation>{room} con il passaggio</translation>
    </message>
    <message>
        <source>{room} doesn’t lie to the {way} of {square}; it lies to the {ways}</source>
        <comment>ways: N, S, E, W</comment>
        <translation>rispetto a {square}, {room} non si trova in direzione {way}, ma in direzione {ways}</translation>
    </message>
    <message>
        <source>{room} doesn’t lie to the {way} of {square}; that room isn’t beside this square</source>
        <translation>rispetto a {square}, {room} non si trova in direzione {way}; la stanza non confina con questa casella</translation>
    </message>
    <message>
        <source>{said} Click to see or change it.</source>
        <translation>{said} Fai clic per vedere o cambiare.</translation>
    </message>
    <message>
        <source>{said}, not {old:the}</source>
        <comment>said: Bob has a card; old: another card</comment>
        <translation>{said}, non {old:the}</translation>
    </message>
    <message>
        <source>{said}, not {old}</source>
        <comment>said: Ann has a card; old: Bob, you, the envelope, the pool</comment>
        <translation>{said}, non {old}</translation>
    </message>
    <message>
        <source>{said}, not {old}</source>
        <comment>said: a card is in the envelope; old: with Bob, in the pool</comment>
        <translation>{said}, non {old}</translation>
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
        <translation>{share} escluso</translation>
    </message>
    <message>
        <source>{solution}: certain</source>
        <translation>{solution}: certa</translation>
    </message>
    <message>
        <source>{solution}: {share}</source>
        <translation>{solution}: {share}</translation>
    </message>
    <message>
        <source>{solution}: {share}, with a standard error of {error}</source>
        <translation>{solution}: {share}, con un errore standard di {error}</translation>
    </message>
    <message>
        <source>{solvers} found no analytic centre; the exact engine needs none</source>
        <translation>{solvers} non ha trovato un centro analitico; al motore esatto non ne serve uno</translation>
    </message>
    <message>
        <source>{some} of {every}</source>
        <translation>{some} di {every}</translation>
    </message>
    <message>
        <source>{so}: it is face up</source>
        <translation>{so}: è fra le carte scoperte</translation>
    </message>
    <message>
        <source>{so}: it is in the envelope</source>
        <translation>{so}: è nella busta</translation>
    </message>
    <message>
        <source>{so}: it is in the pool</source>
        <translation>{so}: è nella riserva</translation>
    </message>
    <message>
        <source>{so}: it is with you</source>
        <translation>{so}: è in mano tua</translation>
    </message>
    <message>
        <source>{so}: it is with {who}</source>
        <translation>{so}: è in mano a {who}</translation>
    </message>
    <message>
        <source>{square} is {mark}; a door opens from a corridor square</source>
        <translation>{square} è {mark}; una porta si apre da una casella di corridoio</translation>
    </message>
    <message>
        <source>{subject} {finding}</source>
        <comment>subject: The name; finding: is empty; …</comment>
        <translation>{subject} {finding}</translation>
    </message>
    <message>
        <source>{suspect:the} with {weapon:the}</source>
        <translation>{suspect:the} con {weapon:the}</translation>
    </message>
    <message>
        <source>{suspect:the} with {weapon:the} in {room:the}</source>
        <translation>{suspect:the} con {weapon:the} ({room})</translation>
    </message>
    <message>
        <source>{suspect}: not played</source>
        <translation>{suspect}: senza giocatore</translation>
    </message>
    <message>
        <source>{suspect}: {player}</source>
        <comment>a token, and who plays it</comment>
        <translation>{suspect}: {player}</translation>
    </message>
    <message>
        <source>{suspect}: {player} (you)</source>
        <translation>{suspect}: {player} (tu)</translation>
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
        <translation>{title}, riga {number}</translation>
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
        <translation>{token}, nel corridoio.</translation>
    </message>
    <message>
        <source>{token}, in {room}.</source>
        <translation>{token}. Stanza: {room}.</translation>
    </message>
    <message>
        <source>{token}. Position unknown.</source>
        <translation>{token}. Posizione ignota.</translation>
    </message>
    <message numerus="yes">
        <source>{turns:.1f} turns slower</source>
        <translation>
            <numerusform>{turns:.1f} turni più lenta</numerusform>
            <numerusform>{turns:.1f} turni più lenta</numerusform>
        </translation>
    </message>
    <message>
        <source>{turns} turns lost</source>
        <comment>a move cost so many expected turns</comment>
        <translation>{turns} turni persi</translation>
    </message>
    <message>
        <source>{unknown} (a copy of the board’s file can name it)</source>
        <translation>{unknown} (può indicarla una copia del file del tabellone)</translation>
    </message>
    <message>
        <source>{unknown}, and no file can lie beside a case that is in no file</source>
        <translation>{unknown}, e nessun file può stare accanto a una partita che non è in un file</translation>
    </message>
    <message>
        <source>{value} contains half a surrogate pair, which is not a character</source>
        <translation>{value} contiene metà di una coppia surrogata, che non è un carattere</translation>
    </message>
    <message>
        <source>{value} is not a valid JSON number</source>
        <translation>{value} non è un numero JSON valido</translation>
    </message>
    <message>
        <source>{value} is not one of {choices}</source>
        <translation>{value} non è uno di questi: {choices}</translation>
    </message>
    <message>
        <source>{value} is not one of {choices}; the nearest is {nearest}</source>
        <translation>{value} non è uno di questi: {choices}; il più vicino è {nearest}</translation>
    </message>
    <message>
        <source>{what} (bits)</source>
        <translation>{what} (bit)</translation>
    </message>
    <message>
        <source>{what} (key {key})</source>
        <comment>what a key chooses</comment>
        <translation>{what} (tasto {key})</translation>
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
            <numerusform>{who} (tu): %n carta.</numerusform>
            <numerusform>{who} (tu): %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} about {bits}</source>
        <comment>bits that a suggestion tells; see: It tells … bits.</comment>
        <translation>{who} circa {bits}</translation>
    </message>
    <message>
        <source>{who} accuses wrongly (cards not heard)</source>
        <translation>{who} accusa a torto (carte non sentite)</translation>
    </message>
    <message>
        <source>{who} accuses, cards not heard: wrong</source>
        <translation>{who} accusa, carte non sentite: sbagliata</translation>
    </message>
    <message>
        <source>{who} accuses: {cards}: {verdict}</source>
        <translation>{who} accusa: {cards}: {verdict}</translation>
    </message>
    <message>
        <source>{who} accuses: {cards}; right</source>
        <translation>{who} accusa: {cards}; giusta</translation>
    </message>
    <message>
        <source>{who} accuses: {cards}; wrong</source>
        <translation>{who} accusa: {cards}; sbagliata</translation>
    </message>
    <message>
        <source>{who} answers</source>
        <translation>{who} risponde</translation>
    </message>
    <message>
        <source>{who} asked; only the other players answer</source>
        <translation>ha chiesto {who}; rispondono soltanto gli altri</translation>
    </message>
    <message>
        <source>{who} asks you</source>
        <translation>{who} ti chiede</translation>
    </message>
    <message>
        <source>{who} cannot answer here</source>
        <translation>{who} non può rispondere qui</translation>
    </message>
    <message>
        <source>{who} certainly does not have {card}. Click to see why.</source>
        <translation>{card} di sicuro non è in mano a {who}. Fai clic per vedere perché.</translation>
    </message>
    <message>
        <source>{who} certainly has {card}. Click to see why.</source>
        <translation>{card} è di sicuro in mano a {who}. Fai clic per vedere perché.</translation>
    </message>
    <message>
        <source>{who} did not pass</source>
        <translation>{who} non ha passato</translation>
    </message>
    <message>
        <source>{who} did not show a card</source>
        <translation>{who} non ha mostrato una carta</translation>
    </message>
    <message>
        <source>{who} does not have {cards}</source>
        <translation>{who} non ha {cards}</translation>
    </message>
    <message>
        <source>{who} does not have {card}</source>
        <translation>{who} non ha {card}</translation>
    </message>
    <message>
        <source>{who} doesn’t have {card}</source>
        <translation>{who} non ha {card}</translation>
    </message>
    <message>
        <source>{who} gets {new} instead of {old}</source>
        <comment>cards</comment>
        <translation>{who} ne riceve {new} invece di {old}</translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n card(s), and only {cards} can be among them, so {so}</source>
        <translation>
            <numerusform>{who} ha %n carta, e può essere soltanto una fra {cards}, quindi {so}</numerusform>
            <numerusform>{who} ha %n carte, e fra queste possono esserci soltanto {cards}, quindi {so}</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} has already answered ({where}); each player answers once</source>
        <translation>{who} ha già risposto ({where}); ognuno risponde una volta</translation>
    </message>
    <message numerus="yes">
        <source>{who} has at least %n of {cards}</source>
        <translation>
            <numerusform>{who} ha almeno %n fra {cards}</numerusform>
            <numerusform>{who} ha almeno %n fra {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has at least %n of: {cards}</source>
        <comment>cards</comment>
        <translation>
            <numerusform>{who} ha almeno %n di: {cards}</numerusform>
            <numerusform>{who} ha almeno %n di: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} has at least one of: {cards}</source>
        <translation>{who} ha almeno una di: {cards}</translation>
    </message>
    <message>
        <source>{who} has left</source>
        <translation>{who} se n’è andato</translation>
    </message>
    <message>
        <source>{who} has none of: {cards}</source>
        <translation>{who} non ha nessuna di: {cards}</translation>
    </message>
    <message>
        <source>{who} has seen it</source>
        <comment>a card</comment>
        <translation>{who} l’ha vista</translation>
    </message>
    <message>
        <source>{who} has {cards}</source>
        <comment>several cards</comment>
        <translation>{who} ha {cards}</translation>
    </message>
    <message>
        <source>{who} has {cards}</source>
        <translation>{who} ha {cards}</translation>
    </message>
    <message>
        <source>{who} has {card}</source>
        <translation>{who} ha {card}</translation>
    </message>
    <message>
        <source>{who} has {card}: {percent}. Click to see what is known.</source>
        <translation>{card} è in mano a {who}: {percent}. Fai clic per vedere che cosa si sa.</translation>
    </message>
    <message>
        <source>{who} is back</source>
        <translation>{who} è di nuovo in gioco</translation>
    </message>
    <message>
        <source>{who} is named twice; name each player once</source>
        <translation>{who} è nominato due volte; nomina ogni giocatore una volta</translation>
    </message>
    <message>
        <source>{who} is next. On your turn, {place}:</source>
        <comment>place: from the Lounge</comment>
        <translation>Ora tocca a {who}. Al tuo turno, {place}:</translation>
    </message>
    <message>
        <source>{who} is next. On your turn:</source>
        <comment>the advice follows</comment>
        <translation>Ora tocca a {who}. Al tuo turno:</translation>
    </message>
    <message>
        <source>{who} is out</source>
        <translation>{who} è fuori gioco</translation>
    </message>
    <message>
        <source>{who} is thinking…</source>
        <translation>{who} sta pensando…</translation>
    </message>
    <message>
        <source>{who} isn’t asked here: only {next} is.</source>
        <translation>Qui non si interroga {who}, solo {next}.</translation>
    </message>
    <message>
        <source>{who} knows the solution now: {share}</source>
        <translation>{who} conosce la soluzione ora: {share}</translation>
    </message>
    <message>
        <source>{who} knows the solution on the next turn: {share}</source>
        <translation>{who} conosce la soluzione al prossimo turno: {share}</translation>
    </message>
    <message>
        <source>{who} lays the hand open: {cards}</source>
        <translation>{who} scopre la mano: {cards}</translation>
    </message>
    <message>
        <source>{who} moves to …</source>
        <translation>{who} si sposta: …</translation>
    </message>
    <message>
        <source>{who} overlooked {cards}</source>
        <translation>{who} non ha notato {cards}</translation>
    </message>
    <message>
        <source>{who} overlooked {cards} ({entries})</source>
        <translation>{who} non ha notato {cards} ({entries})</translation>
    </message>
    <message>
        <source>{who} passed</source>
        <translation>{who} ha passato</translation>
    </message>
    <message>
        <source>{who} passed {passes}</source>
        <comment>… passed on the Rope and the Hall (entry 3) and on …</comment>
        <translation>{who} ha passato {passes}</translation>
    </message>
    <message>
        <source>{who} passed. Click if you’re not sure</source>
        <translation>{who} ha passato. Fai clic se non ne sei sicuro</translation>
    </message>
    <message>
        <source>{who} passes</source>
        <translation>{who} passa</translation>
    </message>
    <message>
        <source>{who} passes.</source>
        <translation>{who} passa.</translation>
    </message>
    <message>
        <source>{who} saw a card of the pool</source>
        <translation>{who} ha visto una carta della riserva</translation>
    </message>
    <message>
        <source>{who} saw a card of {whom}</source>
        <comment>of another player</comment>
        <translation>{who} ha visto una carta di {whom}</translation>
    </message>
    <message>
        <source>{who} seems to name cards whatever they know of them ({share} likely)</source>
        <translation>{who} sembra nominare le carte senza badare a ciò che ne sa (probabilità {share})</translation>
    </message>
    <message>
        <source>{who} seems to name their own cards as readily as others ({share} likely)</source>
        <translation>{who} sembra nominare le proprie carte tanto quanto le altre (probabilità {share})</translation>
    </message>
    <message>
        <source>{who} seems to suggest mostly cards they are still looking for ({share} likely)</source>
        <translation>{who} sembra chiedere soprattutto carte che cerca ancora (probabilità {share})</translation>
    </message>
    <message>
        <source>{who} showed a card</source>
        <translation>{who} ha mostrato una carta</translation>
    </message>
    <message>
        <source>{who} showed a card here; only who says that he has none can have overlooked one</source>
        <translation>{who} ha mostrato una carta qui; solo a chi dice di non averne può esserne sfuggita una</translation>
    </message>
    <message>
        <source>{who} showed a card in {entries}, and all of {who}’s other cards are known, so {so}</source>
        <translation>{who} ha mostrato una carta ({entries}), e tutte le altre carte di {who} sono note, quindi {so}</translation>
    </message>
    <message>
        <source>{who} showed a card, not you</source>
        <translation>ha mostrato una carta {who}, non tu</translation>
    </message>
    <message>
        <source>{who} showed a card, not {other}</source>
        <translation>ha mostrato una carta {who}, non {other}</translation>
    </message>
    <message>
        <source>{who} showed a different card in each of entries {numbers}, and all of {who}’s other cards are known, so {so}</source>
        <translation>nelle voci {numbers} {who} ha mostrato ogni volta una carta diversa, e tutte le altre carte di {who} sono note, quindi {so}</translation>
    </message>
    <message>
        <source>{who} showed you {cards} ({entries})</source>
        <translation>{who} ti ha mostrato {cards} ({entries})</translation>
    </message>
    <message>
        <source>{who} showed you {cards}.</source>
        <comment>cards: the Rope or the Hall</comment>
        <translation>{who} ti ha mostrato {cards}.</translation>
    </message>
    <message>
        <source>{who} showed {card:the}</source>
        <translation>{who} ha mostrato {card:the}</translation>
    </message>
    <message>
        <source>{who} showed {card:the}, not {old:the}</source>
        <translation>{who} ha mostrato {card:the}, non {old:the}</translation>
    </message>
    <message>
        <source>{who} showed {cards} ({entries})</source>
        <translation>{who} ha mostrato {cards} ({entries})</translation>
    </message>
    <message>
        <source>{who} showed {cards} ({entries}), and it was not {others}, so {so}</source>
        <translation>{who} ha mostrato {cards} ({entries}), e non era {others}, quindi {so}</translation>
    </message>
    <message>
        <source>{who} showed {cards} to {asker}.</source>
        <comment>cards: the Rope or the Hall</comment>
        <translation>{who} ha mostrato {cards} a {asker}.</translation>
    </message>
    <message>
        <source>{who} shows</source>
        <comment>a card that one does not see</comment>
        <translation>{who} mostra</translation>
    </message>
    <message>
        <source>{who} shows a card</source>
        <translation>{who} mostra una carta</translation>
    </message>
    <message>
        <source>{who} shows you {card}.</source>
        <translation>{who} ti mostra {card}.</translation>
    </message>
    <message>
        <source>{who} shows {card:the}</source>
        <translation>{who} mostra {card:the}</translation>
    </message>
    <message>
        <source>{who} shows {card}</source>
        <translation>{who} mostra {card}</translation>
    </message>
    <message>
        <source>{who} suggested it, not you</source>
        <translation>l’ipotesi è di {who}, non tua</translation>
    </message>
    <message>
        <source>{who} suggested it, not {other}</source>
        <translation>l’ipotesi è di {who}, non di {other}</translation>
    </message>
    <message>
        <source>{who} suggests {cards}</source>
        <translation>{who} ipotizza {cards}</translation>
    </message>
    <message>
        <source>{who} suggests {cards} (or {rooms})</source>
        <translation>{who} ipotizza {cards} (o {rooms})</translation>
    </message>
    <message>
        <source>{who} suggests {cards}. Which card do you show?</source>
        <translation>{who} ipotizza {cards}. Quale carta mostri?</translation>
    </message>
    <message>
        <source>{who} suggests {cards}; {answers}. Which card do you show?</source>
        <translation>{who} ipotizza {cards}; {answers}. Quale carta mostri?</translation>
    </message>
    <message>
        <source>{who} takes no turns</source>
        <translation>{who} non gioca turni</translation>
    </message>
    <message>
        <source>{who} was not asked here, and can’t have overlooked a card; leave it out</source>
        <translation>{who} non è stato interpellato qui e non può essergli sfuggita una carta; toglilo</translation>
    </message>
    <message>
        <source>{who} will probably show {card:the} ({percent})</source>
        <translation>{who} mostrerà probabilmente {card:the} ({percent})</translation>
    </message>
    <message>
        <source>{who} will show {card:the}</source>
        <translation>{who} mostrerà {card:the}</translation>
    </message>
    <message>
        <source>{who} wins. It was {cards}.</source>
        <translation>Vince {who}. Era {cards}.</translation>
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
            <numerusform>{who}: %n carta.</numerusform>
            <numerusform>{who}: %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: about {bits} bits</source>
        <comment>what a suggestion reveals to a player</comment>
        <translation>{who}: circa {bits} bit</translation>
    </message>
    <message>
        <source>{who}: about {bits} bits open</source>
        <comment>to another player, who knows the rest</comment>
        <translation>{who}: circa {bits} bit aperti</translation>
    </message>
    <message>
        <source>{who}: not noted</source>
        <translation>{who}: non annotato</translation>
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
        <translation>l’accusa di {who}</translation>
    </message>
    <message>
        <source>{who}’s accusation was right ({entries}): {fact}</source>
        <translation>l’accusa di {who} era giusta ({entries}): {fact}</translation>
    </message>
    <message>
        <source>{who}’s look at a card</source>
        <translation>lo sguardo di {who} a una carta</translation>
    </message>
    <message>
        <source>{who}’s move</source>
        <translation>la mossa di {who}</translation>
    </message>
    <message>
        <source>{who}’s open hand</source>
        <translation>la mano scoperta di {who}</translation>
    </message>
    <message>
        <source>{who}’s suggestion</source>
        <translation>l’ipotesi di {who}</translation>
    </message>
    <message>
        <source>{who}’s turn is missing.</source>
        <translation>Manca il turno di {who}.</translation>
    </message>
    <message>
        <source>{won}: {cards}</source>
        <comment>won: Ann won</comment>
        <translation>{won}: {cards}</translation>
    </message>
    <message>
        <source>{word} is not a column of the grid; columns go from 0 to {last}</source>
        <translation>{word} non è una colonna della griglia; vanno da 0 a {last}</translation>
    </message>
    <message>
        <source>{word} is not a row of the grid; rows go from 0 to {last}</source>
        <translation>{word} non è una riga della griglia; vanno da 0 a {last}</translation>
    </message>
    <message>
        <source>© The Deerstalker authors: free software under the MIT licence. It runs on Python {python} and Qt {qt}, which is used under the GNU Lesser General Public License.</source>
        <translation>© The Deerstalker authors: software libero con licenza MIT. Funziona con Python {python} e Qt {qt}, che è usato con la GNU Lesser General Public License.</translation>
    </message>
    <message>
        <source>“Me”</source>
        <translation>«Io»</translation>
    </message>
    <message>
        <source>“end” without a “grid” before it</source>
        <translation>«end» sta qui senza un «grid» prima</translation>
    </message>
    <message>
        <source>“{name}” doesn’t fit here</source>
        <translation>«{name}» qui non è adatto</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <comment>a name in quotation marks</comment>
        <translation>«{text}»</translation>
    </message>
    <message>
        <source>“{word}” could be: {names}</source>
        <translation>«{word}» potrebbe essere: {names}</translation>
    </message>
    <message>
        <source>“{word}” is not a player or card in this game</source>
        <translation>«{word}» non è un giocatore né una carta di questa partita</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <comment>numbers that are moved</comment>
        <translation>
            <numerusform>… e un altro</numerusform>
            <numerusform>… e altri %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <comment>problems</comment>
        <translation>
            <numerusform>… e un altro</numerusform>
            <numerusform>… e altri %n</numerusform>
        </translation>
    </message>
</context>
</TS>
