<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>Cards</name>
    <message>
        <source>Axe</source>
        <translation>Bijl</translation>
    </message>
    <message>
        <source>Ballroom</source>
        <translation>Balzaal</translation>
    </message>
    <message>
        <source>Bat</source>
        <translation>Knuppel</translation>
    </message>
    <message>
        <source>Billiard Room</source>
        <translation>Biljartkamer</translation>
    </message>
    <message>
        <source>Candlestick</source>
        <translation>Kandelaar</translation>
    </message>
    <message>
        <source>Carriage House</source>
        <translation>Koetshuis</translation>
    </message>
    <message>
        <source>Chef White</source>
        <translation>Kok de Wit</translation>
    </message>
    <message>
        <source>Colonel Mustard</source>
        <translation>Kolonel van Geelen</translation>
    </message>
    <message>
        <source>Conservatory</source>
        <translation>Serre</translation>
    </message>
    <message>
        <source>Courtyard</source>
        <translation>Binnenplaats</translation>
    </message>
    <message>
        <source>Dagger</source>
        <translation>Dolk</translation>
    </message>
    <message>
        <source>Diane White</source>
        <translation>Diane White</translation>
    </message>
    <message>
        <source>Dining Room</source>
        <translation>Eetkamer</translation>
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
        <translation>Halter</translation>
    </message>
    <message>
        <source>Eleanor Peacock</source>
        <translation>Eleanor Peacock</translation>
    </message>
    <message>
        <source>Fountain</source>
        <translation>Fontein</translation>
    </message>
    <message>
        <source>Gazebo</source>
        <translation>Prieel</translation>
    </message>
    <message>
        <source>Guest House</source>
        <translation>Gastenverblijf</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Hal</translation>
    </message>
    <message>
        <source>Horseshoe</source>
        <translation>Hoefijzer</translation>
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
        <translation>Keuken</translation>
    </message>
    <message>
        <source>Knife</source>
        <translation>Mes</translation>
    </message>
    <message>
        <source>Lead Pipe</source>
        <translation>Loden pijp</translation>
    </message>
    <message>
        <source>Lead Piping</source>
        <translation>Loden pijp</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliotheek</translation>
    </message>
    <message>
        <source>Living Room</source>
        <translation>Woonkamer</translation>
    </message>
    <message>
        <source>Lounge</source>
        <translation>Zitkamer</translation>
    </message>
    <message>
        <source>Madame Rose</source>
        <translation>Madame Rose</translation>
    </message>
    <message>
        <source>Mayor Green</source>
        <translation>Burgemeester Groenewoud</translation>
    </message>
    <message>
        <source>Miss Peach</source>
        <translation>Juffrouw Perzik</translation>
    </message>
    <message>
        <source>Miss Scarlet</source>
        <translation>Rosa Roodhart</translation>
    </message>
    <message>
        <source>Miss Scarlett</source>
        <translation>Rosa Roodhart</translation>
    </message>
    <message>
        <source>Monsieur Brunette</source>
        <translation>Monsieur Brunette</translation>
    </message>
    <message>
        <source>Mr. Green</source>
        <translation>Dominee Groenewoud</translation>
    </message>
    <message>
        <source>Mrs Peacock</source>
        <translation>Mevrouw Blaauw van Draet</translation>
    </message>
    <message>
        <source>Mrs White</source>
        <translation>Mevrouw de Wit</translation>
    </message>
    <message>
        <source>Mrs. Peacock</source>
        <translation>Mevrouw Blaauw van Draet</translation>
    </message>
    <message>
        <source>Mrs. White</source>
        <translation>Mevrouw de Wit</translation>
    </message>
    <message>
        <source>Observatory</source>
        <translation>Sterrenwacht</translation>
    </message>
    <message>
        <source>Patio</source>
        <translation>Terras</translation>
    </message>
    <message>
        <source>Pistol</source>
        <translation>Pistool</translation>
    </message>
    <message>
        <source>Poison</source>
        <translation>Gif</translation>
    </message>
    <message>
        <source>Professor Plum</source>
        <translation>Professor Pimpel</translation>
    </message>
    <message>
        <source>Reverend Green</source>
        <translation>Dominee Groenewoud</translation>
    </message>
    <message>
        <source>Revolver</source>
        <translation>Revolver</translation>
    </message>
    <message>
        <source>Rope</source>
        <translation>Touw</translation>
    </message>
    <message>
        <source>Sergeant Gray</source>
        <translation>Sergeant Grijs</translation>
    </message>
    <message>
        <source>Solicitor Peacock</source>
        <translation>Advocaat Blaauw van Draet</translation>
    </message>
    <message>
        <source>Spa</source>
        <translation>Spa</translation>
    </message>
    <message>
        <source>Spanner</source>
        <translation>Engelse sleutel</translation>
    </message>
    <message>
        <source>Studio</source>
        <translation>Atelier</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studeerkamer</translation>
    </message>
    <message>
        <source>Theatre</source>
        <translation>Theater</translation>
    </message>
    <message>
        <source>Trophy</source>
        <translation>Trofee</translation>
    </message>
    <message>
        <source>Trophy Room</source>
        <translation>Trofeeënkamer</translation>
    </message>
    <message>
        <source>Victor Plum</source>
        <translation>Victor Plum</translation>
    </message>
    <message>
        <source>Wrench</source>
        <translation>Engelse sleutel</translation>
    </message>
    <message>
        <source>the Axe</source>
        <translation>de Bijl</translation>
    </message>
    <message>
        <source>the Ballroom</source>
        <translation>de Balzaal</translation>
    </message>
    <message>
        <source>the Bat</source>
        <translation>de Knuppel</translation>
    </message>
    <message>
        <source>the Billiard Room</source>
        <translation>de Biljartkamer</translation>
    </message>
    <message>
        <source>the Candlestick</source>
        <translation>de Kandelaar</translation>
    </message>
    <message>
        <source>the Carriage House</source>
        <translation>het Koetshuis</translation>
    </message>
    <message>
        <source>the Chef White</source>
        <translation>Kok de Wit</translation>
    </message>
    <message>
        <source>the Colonel Mustard</source>
        <translation>Kolonel van Geelen</translation>
    </message>
    <message>
        <source>the Conservatory</source>
        <translation>de Serre</translation>
    </message>
    <message>
        <source>the Courtyard</source>
        <translation>de Binnenplaats</translation>
    </message>
    <message>
        <source>the Dagger</source>
        <translation>de Dolk</translation>
    </message>
    <message>
        <source>the Diane White</source>
        <translation>Diane White</translation>
    </message>
    <message>
        <source>the Dining Room</source>
        <translation>de Eetkamer</translation>
    </message>
    <message>
        <source>the Dr. Orchid</source>
        <translation>Dr. Orchidee</translation>
    </message>
    <message>
        <source>the Drawing Room</source>
        <translation>de Salon</translation>
    </message>
    <message>
        <source>the Dumbbell</source>
        <translation>de Halter</translation>
    </message>
    <message>
        <source>the Eleanor Peacock</source>
        <translation>Eleanor Peacock</translation>
    </message>
    <message>
        <source>the Fountain</source>
        <translation>de Fontein</translation>
    </message>
    <message>
        <source>the Gazebo</source>
        <translation>het Prieel</translation>
    </message>
    <message>
        <source>the Guest House</source>
        <translation>het Gastenverblijf</translation>
    </message>
    <message>
        <source>the Hall</source>
        <translation>de Hal</translation>
    </message>
    <message>
        <source>the Horseshoe</source>
        <translation>het Hoefijzer</translation>
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
        <translation>de Keuken</translation>
    </message>
    <message>
        <source>the Knife</source>
        <translation>het Mes</translation>
    </message>
    <message>
        <source>the Lead Pipe</source>
        <translation>de Loden pijp</translation>
    </message>
    <message>
        <source>the Lead Piping</source>
        <translation>de Loden pijp</translation>
    </message>
    <message>
        <source>the Library</source>
        <translation>de Bibliotheek</translation>
    </message>
    <message>
        <source>the Living Room</source>
        <translation>de Woonkamer</translation>
    </message>
    <message>
        <source>the Lounge</source>
        <translation>de Zitkamer</translation>
    </message>
    <message>
        <source>the Madame Rose</source>
        <translation>Madame Rose</translation>
    </message>
    <message>
        <source>the Mayor Green</source>
        <translation>Burgemeester Groenewoud</translation>
    </message>
    <message>
        <source>the Miss Peach</source>
        <translation>Juffrouw Perzik</translation>
    </message>
    <message>
        <source>the Miss Scarlet</source>
        <translation>Rosa Roodhart</translation>
    </message>
    <message>
        <source>the Miss Scarlett</source>
        <translation>Rosa Roodhart</translation>
    </message>
    <message>
        <source>the Monsieur Brunette</source>
        <translation>Monsieur Brunette</translation>
    </message>
    <message>
        <source>the Mr. Green</source>
        <translation>Dominee Groenewoud</translation>
    </message>
    <message>
        <source>the Mrs Peacock</source>
        <translation>Mevrouw Blaauw van Draet</translation>
    </message>
    <message>
        <source>the Mrs White</source>
        <translation>Mevrouw de Wit</translation>
    </message>
    <message>
        <source>the Mrs. Peacock</source>
        <translation>Mevrouw Blaauw van Draet</translation>
    </message>
    <message>
        <source>the Mrs. White</source>
        <translation>Mevrouw de Wit</translation>
    </message>
    <message>
        <source>the Observatory</source>
        <translation>de Sterrenwacht</translation>
    </message>
    <message>
        <source>the Patio</source>
        <translation>het Terras</translation>
    </message>
    <message>
        <source>the Pistol</source>
        <translation>het Pistool</translation>
    </message>
    <message>
        <source>the Poison</source>
        <translation>het Gif</translation>
    </message>
    <message>
        <source>the Professor Plum</source>
        <translation>Professor Pimpel</translation>
    </message>
    <message>
        <source>the Reverend Green</source>
        <translation>Dominee Groenewoud</translation>
    </message>
    <message>
        <source>the Revolver</source>
        <translation>de Revolver</translation>
    </message>
    <message>
        <source>the Rope</source>
        <translation>het Touw</translation>
    </message>
    <message>
        <source>the Sergeant Gray</source>
        <translation>Sergeant Grijs</translation>
    </message>
    <message>
        <source>the Solicitor Peacock</source>
        <translation>Advocaat Blaauw van Draet</translation>
    </message>
    <message>
        <source>the Spa</source>
        <translation>de Spa</translation>
    </message>
    <message>
        <source>the Spanner</source>
        <translation>de Engelse sleutel</translation>
    </message>
    <message>
        <source>the Studio</source>
        <translation>het Atelier</translation>
    </message>
    <message>
        <source>the Study</source>
        <translation>de Studeerkamer</translation>
    </message>
    <message>
        <source>the Theatre</source>
        <translation>het Theater</translation>
    </message>
    <message>
        <source>the Trophy</source>
        <translation>de Trofee</translation>
    </message>
    <message>
        <source>the Trophy Room</source>
        <translation>de Trofeeënkamer</translation>
    </message>
    <message>
        <source>the Victor Plum</source>
        <translation>Victor Plum</translation>
    </message>
    <message>
        <source>the Wrench</source>
        <translation>de Engelse sleutel</translation>
    </message>
</context>
<context>
    <name>Deerstalker</name>
    <message numerus="yes">
        <source>%n card(s) lay open ({entries}), but the hand has {size}</source>
        <translation>
            <numerusform>%n kaart lag open ({entries}), maar de hand heeft er {size}</numerusform>
            <numerusform>%n kaarten lagen open ({entries}), maar de hand heeft er {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) lay open ({entries}), but the pool has {size}</source>
        <translation>
            <numerusform>%n kaart lag open ({entries}), maar in de pot liggen er {size}</numerusform>
            <numerusform>%n kaarten lagen open ({entries}), maar in de pot liggen er {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) too many</source>
        <comment>in an open hand</comment>
        <translation>
            <numerusform>%n kaart te veel</numerusform>
            <numerusform>%n kaarten te veel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n certain cell(s) missed.</source>
        <translation>
            <numerusform>%n zeker vakje gemist.</numerusform>
            <numerusform>%n zekere vakjes gemist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n aantekening</numerusform>
            <numerusform>%n aantekeningen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries keep the passes you entered.</source>
        <translation>
            <numerusform>%n aantekening houdt wie volgens jou paste.</numerusform>
            <numerusform>%n aantekeningen houden wie volgens jou paste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished game(s)</source>
        <translation>
            <numerusform>%n uitgespeeld spel</numerusform>
            <numerusform>%n uitgespeelde spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n spel</numerusform>
            <numerusform>%n spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) exported.</source>
        <translation>
            <numerusform>%n spel geëxporteerd.</numerusform>
            <numerusform>%n spellen geëxporteerd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) removed from the library.</source>
        <translation>
            <numerusform>%n spel uit het archief verwijderd.</numerusform>
            <numerusform>%n spellen uit het archief verwijderd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <comment>of a file</comment>
        <translation>
            <numerusform>%n regel</numerusform>
            <numerusform>%n regels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s), not checked.</source>
        <translation>
            <numerusform>%n teken, niet nagekeken.</numerusform>
            <numerusform>%n tekens, niet nagekeken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s)</source>
        <comment>to name of an open hand</comment>
        <translation>
            <numerusform>Nog %n kaart</numerusform>
            <numerusform>Nog %n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more…</source>
        <comment>changes of an entry</comment>
        <translation>
            <numerusform>nog %n…</numerusform>
            <numerusform>nog %n…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <comment>marks: may be true, do not follow</comment>
        <translation>
            <numerusform>%n open</numerusform>
            <numerusform>%n open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n proved</source>
        <comment>marks</comment>
        <translation>
            <numerusform>%n bewezen</numerusform>
            <numerusform>%n bewezen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n seconden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) left</source>
        <translation>
            <numerusform>%n oplossing over</numerusform>
            <numerusform>%n oplossingen over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n stap</numerusform>
            <numerusform>%n stappen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) from {room:the}’s door</source>
        <translation>
            <numerusform>op %n stap van de deur van {room:the}</numerusform>
            <numerusform>op %n stappen van de deur van {room:the}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) from {room:the}’s door</source>
        <comment>on the board: on your turn, …</comment>
        <translation>
            <numerusform>op %n stap van de deur van {room:the}</numerusform>
            <numerusform>op %n stappen van de deur van {room:the}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s), beyond a roll of {roll}</source>
        <translation>
            <numerusform>%n stap, verder dan een worp van {roll}</numerusform>
            <numerusform>%n stappen, verder dan een worp van {roll}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns are missing.</source>
        <translation>
            <numerusform>Er ontbreekt %n beurt.</numerusform>
            <numerusform>Er ontbreken %n beurten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong</source>
        <comment>marks</comment>
        <translation>
            <numerusform>%n fout</numerusform>
            <numerusform>%n fout</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;Over</translation>
    </message>
    <message>
        <source>&amp;Advice</source>
        <translation>&amp;Advies</translation>
    </message>
    <message>
        <source>&amp;As people play, not only as the cards say</source>
        <translation>&amp;Volgens speelstijl, niet alleen volgens de kaarten</translation>
    </message>
    <message>
        <source>&amp;Best moves (1 is best)</source>
        <translation>Beste &amp;zetten (1 is de beste)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Bord</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>&amp;Close game</source>
        <translation>Spel sl&amp;uiten</translation>
    </message>
    <message>
        <source>&amp;Compare engines</source>
        <translation>&amp;Methodes vergelijken</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>&amp;Copy as table</source>
        <translation>&amp;Kopiëren als tabel</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Als tekst &amp;kopiëren</translation>
    </message>
    <message>
        <source>&amp;Draws</source>
        <translation>&amp;Trekt</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bewerken</translation>
    </message>
    <message>
        <source>&amp;Example game</source>
        <translation>Voorb&amp;eeldspel</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exporteren</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporteren…</translation>
    </message>
    <message>
        <source>&amp;Fill in</source>
        <translation>&amp;Invullen</translation>
    </message>
    <message>
        <source>&amp;Fix…</source>
        <comment>a contradiction between entries</comment>
        <translation>H&amp;erstellen…</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>Spe&amp;llen</translation>
    </message>
    <message>
        <source>&amp;Hands of</source>
        <comment>a player follows</comment>
        <translation>&amp;Handen van</translation>
    </message>
    <message>
        <source>&amp;Hands of the players</source>
        <translation>&amp;Handen van de spelers</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;Hide everyone’s cards</source>
        <translation>Ieders kaarten &amp;verbergen</translation>
    </message>
    <message>
        <source>&amp;Just save it</source>
        <translation>Alleen &amp;opslaan</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Toetsen</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Taa&amp;l</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Grotere tekst</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>&amp;Archief…</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Licenties…</translation>
    </message>
    <message>
        <source>&amp;Likeliest solutions</source>
        <translation>&amp;Waarschijnlijkste oplossingen</translation>
    </message>
    <message>
        <source>&amp;Match system ({language})</source>
        <translation>Zoals het &amp;systeem ({language})</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nieuw spel…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Openen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Openen…</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>&amp;Opnieuw spelen</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>S&amp;pelers</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Af&amp;drukken…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>A&amp;fsluiten</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Op&amp;nieuw</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Ve&amp;rwijderen</translation>
    </message>
    <message>
        <source>&amp;Remove all cells</source>
        <translation>Alle vakjes &amp;verwijderen</translation>
    </message>
    <message>
        <source>&amp;Reset text size</source>
        <translation>Tekstgrootte &amp;herstellen</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>Standaard te&amp;rugzetten</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Terugblik</translation>
    </message>
    <message>
        <source>&amp;Review the game</source>
        <translation>&amp;Terugblikken op het spel</translation>
    </message>
    <message>
        <source>&amp;Same deal again</source>
        <translation>Zelfde &amp;verdeling</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Op&amp;slaan</translation>
    </message>
    <message>
        <source>&amp;Save the report…</source>
        <translation>Verslag op&amp;slaan…</translation>
    </message>
    <message>
        <source>&amp;Scheme</source>
        <translation>S&amp;chema</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Kleinere tekst</translation>
    </message>
    <message>
        <source>&amp;Takes at most</source>
        <translation>&amp;Duurt hoogstens</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>Tek&amp;stgrootte</translation>
    </message>
    <message>
        <source>&amp;Timeline of the game</source>
        <translation>Verloop van het &amp;spel</translation>
    </message>
    <message>
        <source>&amp;Type an entry</source>
        <translation>Aantekening &amp;typen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Weergave</translation>
    </message>
    <message>
        <source>&amp;What if?</source>
        <translation>W&amp;at als?</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>&amp;Waarom</translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1 aantekening</translation>
    </message>
    <message>
        <source>1 entry keeps the passes you entered.</source>
        <translation>1 aantekening houdt wie volgens jou paste.</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1 seconde</translation>
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
        <translation>Mij getoonde kaart</translation>
    </message>
    <message>
        <source>A card shown to you says that this player holds it, and nothing about the others that you named.</source>
        <translation>Een kaart die je te zien krijgt, zegt dat deze speler hem heeft, en niets over de andere die je noemde.</translation>
    </message>
    <message>
        <source>A detective’s sheet for Cluedo and Clue: enter what happens at the table, and see what is certain and how likely the rest is.</source>
        <translation>Een detectiveblad voor Cluedo: voer in wat er aan tafel gebeurt en zie wat zeker is en hoe waarschijnlijk de rest is.</translation>
    </message>
    <message>
        <source>A detective’s sheet with exact probabilities.

Cluedo and Clue are trade marks of Hasbro, which has nothing to do with this program. No artwork of theirs is used.</source>
        <translation>Een detectiveblad met exacte kansen.

Cluedo en Clue zijn merken van Hasbro, dat niets met dit programma te maken heeft. Er is geen beeldmateriaal van Hasbro gebruikt.</translation>
    </message>
    <message>
        <source>A dummy hand, an absent friend, “the computer”: holds cards, and is asked last</source>
        <translation>Een blinde hand, een afwezige vriend, ‘de computer’: heeft kaarten en wordt als laatste gevraagd</translation>
    </message>
    <message>
        <source>A good compromise.</source>
        <translation>Een goed compromis.</translation>
    </message>
    <message>
        <source>A hand laid open, several cards, a card that somebody saw, who is out or back</source>
        <translation>Een open hand, meerdere kaarten, een kaart die iemand zag, wie stopt of terug is</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>Een zet</translation>
    </message>
    <message>
        <source>A new game with the same players</source>
        <translation>Een nieuw spel met dezelfde spelers</translation>
    </message>
    <message>
        <source>A newer version of the program wrote your preferences. Reset to their defaults here: {names}.</source>
        <translation>Een nieuwere versie van het programma schreef je voorkeuren. Hier weer op standaard: {names}.</translation>
    </message>
    <message>
        <source>A note</source>
        <translation>Een notitie</translation>
    </message>
    <message>
        <source>A number is the chance that a card is there. Click one to see what it means.</source>
        <translation>Een getal is de kans dat de kaart daar is. Klik erop om te zien wat het betekent.</translation>
    </message>
    <message>
        <source>A part of the program is missing: {file}. Install the program again.</source>
        <translation>Er ontbreekt een deel van het programma: {file}. Installeer het programma opnieuw.</translation>
    </message>
    <message>
        <source>A picture of the game that shows nobody’s cards</source>
        <translation>Een beeld van het spel dat niemands kaarten toont</translation>
    </message>
    <message>
        <source>A quarter of the usual error; takes sixteen times as long.</source>
        <translation>Een kwart van de gebruikelijke fout; duurt zestien keer zo lang.</translation>
    </message>
    <message>
        <source>A quick estimate without a known error: the analytic centre of what is possible.</source>
        <translation>Een snelle schatting met een onbekende fout: het analytisch centrum van wat mogelijk is.</translation>
    </message>
    <message>
        <source>A spectator has nothing to decide.</source>
        <translation>Een toeschouwer hoeft niets te beslissen.</translation>
    </message>
    <message>
        <source>A tick, a cross, a question mark, no mark</source>
        <translation>Een vinkje, een kruisje, een vraagteken, geen teken</translation>
    </message>
    <message>
        <source>A&amp;ppearance</source>
        <translation>&amp;Uiterlijk</translation>
    </message>
    <message>
        <source>About as many well-chosen yes-or-no questions would give the solution</source>
        <translation>Ongeveer zoveel goed gekozen ja-neevragen zouden de oplossing geven</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>Over dit programma</translation>
    </message>
    <message>
        <source>About {number} solutions left; right if they accused now: {share}</source>
        <translation>Ongeveer {number} oplossingen over; goed bij een beschuldiging nu: {share}</translation>
    </message>
    <message>
        <source>Accept the completion</source>
        <translation>De aanvulling overnemen</translation>
    </message>
    <message>
        <source>Accusation</source>
        <translation>Beschuldiging</translation>
    </message>
    <message>
        <source>Accuse</source>
        <translation>Beschuldigen</translation>
    </message>
    <message>
        <source>Accuse now</source>
        <comment>a row with the chance to win</comment>
        <translation>Nu beschuldigen</translation>
    </message>
    <message>
        <source>Accuse: {cards}</source>
        <comment>cards: Mrs White with the Rope in the Study</comment>
        <translation>Beschuldig {cards}</translation>
    </message>
    <message>
        <source>Accuse?</source>
        <translation>Beschuldigen?</translation>
    </message>
    <message>
        <source>Accuse…</source>
        <translation>Beschuldigen…</translation>
    </message>
    <message>
        <source>Accusing</source>
        <translation>Beschuldigen</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Speler toevoegen</translation>
    </message>
    <message>
        <source>Add an entry before this one (Ins)</source>
        <translation>Een aantekening vóór deze toevoegen (Ins)</translation>
    </message>
    <message>
        <source>Add it…</source>
        <translation>Toevoegen…</translation>
    </message>
    <message>
        <source>Add the cell to its chart, or remove it</source>
        <translation>Het vakje aan zijn grafiek toevoegen of verwijderen</translation>
    </message>
    <message numerus="yes">
        <source>Add the remaining %n card(s)</source>
        <translation>
            <numerusform>De resterende %n kaart toevoegen</numerusform>
            <numerusform>De resterende %n kaarten toevoegen</numerusform>
        </translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Advies</translation>
    </message>
    <message>
        <source>Advice: what to do next</source>
        <translation>Advies: wat je nu het best doet</translation>
    </message>
    <message>
        <source>After a wrong accusation</source>
        <translation>Na een foute beschuldiging</translation>
    </message>
    <message>
        <source>After entry {number}</source>
        <translation>Na aantekening {number}</translation>
    </message>
    <message>
        <source>After entry {number} of {total}</source>
        <translation>Na aantekening {number} van {total}</translation>
    </message>
    <message>
        <source>After the first card, another player shows one too, and one passes</source>
        <translation>Na de eerste toont nog iemand een kaart, en iemand past</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Nog een keer</translation>
    </message>
    <message>
        <source>Against {rivals}</source>
        <translation>Tegen {rivals}</translation>
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
        <translation>Alle ongeveer even waarschijnlijk</translation>
    </message>
    <message>
        <source>All entries</source>
        <translation>Alle aantekeningen</translation>
    </message>
    <message>
        <source>All equally likely</source>
        <comment>solutions</comment>
        <translation>Alle even waarschijnlijk</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle bestanden</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alle handen</translation>
    </message>
    <message>
        <source>All hands…</source>
        <translation>Alle handen…</translation>
    </message>
    <message>
        <source>All keys on one page</source>
        <translation>Alle toetsen op één pagina</translation>
    </message>
    <message>
        <source>All suggestions</source>
        <translation>Alle suggesties</translation>
    </message>
    <message>
        <source>An accusation</source>
        <translation>Een beschuldiging</translation>
    </message>
    <message>
        <source>An estimate from random possible deals, with a known error. Choose how many deals in the preferences.</source>
        <translation>Een schatting uit willekeurige mogelijke verdelingen, met een bekende fout. Hoeveel kies je in de voorkeuren.</translation>
    </message>
    <message>
        <source>Ani&amp;mate changes</source>
        <translation>Veranderingen an&amp;imeren</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animaties</translation>
    </message>
    <message>
        <source>Another game with the same rivals, and other cards</source>
        <translation>Nog een spel met dezelfde tegenstanders en andere kaarten</translation>
    </message>
    <message>
        <source>Another window has opened or discarded it.</source>
        <translation>Een ander venster heeft het geopend of weggegooid.</translation>
    </message>
    <message>
        <source>Answering</source>
        <translation>Antwoorden</translation>
    </message>
    <message>
        <source>Any card</source>
        <comment>how the others choose which card to show</comment>
        <translation>Willekeurig</translation>
    </message>
    <message>
        <source>Anyone watching could have known the solution {moment}.</source>
        <translation>Elke toeschouwer kon de oplossing {moment} weten.</translation>
    </message>
    <message>
        <source>Anything you learned another way: a dropped card, a look at the pool</source>
        <translation>Wat je op een andere manier weet: een kaart die viel, een blik in de pot</translation>
    </message>
    <message>
        <source>Appearance and engines</source>
        <translation>Uiterlijk en rekenmethodes</translation>
    </message>
    <message>
        <source>As little as possible</source>
        <comment>how the others choose which card to show</comment>
        <translation>Zo min mogelijk</translation>
    </message>
    <message>
        <source>As people play</source>
        <translation>Volgens speelstijl</translation>
    </message>
    <message>
        <source>As people play, the solution was about as likely as the cards say.</source>
        <translation>Volgens speelstijl was de oplossing ongeveer even waarschijnlijk als volgens de kaarten.</translation>
    </message>
    <message numerus="yes">
        <source>As people play, the solution was likelier before {times} of your %n turn(s): on average {played} instead of {plain}.</source>
        <translation>
            <numerusform>Volgens speelstijl was de oplossing waarschijnlijker vóór {times} van je %n beurt: gemiddeld {played} in plaats van {plain}.</numerusform>
            <numerusform>Volgens speelstijl was de oplossing waarschijnlijker vóór {times} van je %n beurten: gemiddeld {played} in plaats van {plain}.</numerusform>
        </translation>
    </message>
    <message>
        <source>As people play, up to ±{error}</source>
        <translation>Volgens speelstijl, tot ±{error}</translation>
    </message>
    <message>
        <source>As people play: what the others suggest counts, and earlier games of {players}.</source>
        <translation>Volgens speelstijl: wat de anderen suggereren telt mee, net als eerdere spellen van {players}.</translation>
    </message>
    <message>
        <source>As people play: what the others suggest counts.</source>
        <translation>Volgens speelstijl: wat de anderen suggereren telt mee.</translation>
    </message>
    <message>
        <source>Ask about a mark that was checked: click it while this is down, or press ? on it</source>
        <translation>Vraag naar een nagekeken teken: klik erop terwijl deze knop is ingedrukt, of druk er op ?</translation>
    </message>
    <message>
        <source>Ask me even if there’s only one card to show</source>
        <translation>Vraag het me ook als ik maar één kaart kan tonen</translation>
    </message>
    <message>
        <source>At the table</source>
        <comment>games among people</comment>
        <translation>Aan tafel</translation>
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
        <translation>Vermijdt het om een speler nog eens dezelfde kaart te tonen: {times} van de {occasions} keer (verwacht: {expected})</translation>
    </message>
    <message>
        <source>Avoids showing {kind}: {times} of {occasions} ({expected} expected)</source>
        <translation>Vermijdt het om {kind} te tonen: {times} van de {occasions} keer (verwacht: {expected})</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Terug (Esc)</translation>
    </message>
    <message>
        <source>Back to &amp;now</source>
        <translation>Terug naar &amp;nu</translation>
    </message>
    <message>
        <source>Back to now (Esc)</source>
        <translation>Terug naar nu (Esc)</translation>
    </message>
    <message>
        <source>Back to the entry</source>
        <translation>Terug naar de aantekening</translation>
    </message>
    <message>
        <source>Back to the sheet</source>
        <translation>Terug naar het blad</translation>
    </message>
    <message>
        <source>Back to the start screen; an unsaved game is kept there</source>
        <translation>Terug naar het startscherm; een niet-opgeslagen spel blijft daar bewaard</translation>
    </message>
    <message>
        <source>Before entry 1</source>
        <translation>Vóór aantekening 1</translation>
    </message>
    <message>
        <source>Before the first entry</source>
        <translation>Vóór de eerste aantekening</translation>
    </message>
    <message>
        <source>Before the first entry. {open}</source>
        <translation>Vóór de eerste aantekening. {open}</translation>
    </message>
    <message>
        <source>Beginner</source>
        <comment>a rival in a practice game</comment>
        <translation>Beginner</translation>
    </message>
    <message>
        <source>Being computed…</source>
        <translation>Wordt berekend…</translation>
    </message>
    <message>
        <source>Being updated…</source>
        <translation>Wordt bijgewerkt…</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Beste</translation>
    </message>
    <message>
        <source>Best chances missed: what they would have ruled out</source>
        <translation>Grootste gemiste kansen: wat ze hadden uitgesloten</translation>
    </message>
    <message>
        <source>Best moves are marked for your own token. Choose it to see them.</source>
        <translation>De beste zetten worden voor je eigen pion gemarkeerd. Kies die om ze te zien.</translation>
    </message>
    <message>
        <source>Best per room</source>
        <translation>Beste per kamer</translation>
    </message>
    <message>
        <source>Better moves would have saved you about {value:.1f} turns.</source>
        <translation>Betere zetten hadden je ongeveer {value:.1f} beurten gescheeld.</translation>
    </message>
    <message>
        <source>Better suggestions would have told you {value:.1f} bits more.</source>
        <translation>Betere suggesties hadden je {value:.1f} bits meer verteld.</translation>
    </message>
    <message>
        <source>Better: {cards}</source>
        <translation>Beter: {cards}</translation>
    </message>
    <message>
        <source>Bits open</source>
        <translation>Bits open</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Browse finished games and players</source>
        <translation>Blader door uitgespeelde spellen en spelers</translation>
    </message>
    <message>
        <source>Buttons and choices</source>
        <translation>Knoppen en keuzes</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Door</translation>
    </message>
    <message>
        <source>By</source>
        <comment>a caption: who accuses</comment>
        <translation>Door</translation>
    </message>
    <message>
        <source>By</source>
        <comment>a caption: who asks</comment>
        <translation>Door</translation>
    </message>
    <message>
        <source>By</source>
        <comment>who asked, below a scale</comment>
        <translation>Door</translation>
    </message>
    <message>
        <source>By the passage to: {place}</source>
        <translation>Door de geheime gang naar: {place}</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;luiten</translation>
    </message>
    <message>
        <source>C&amp;opy result</source>
        <translation>Uitslag &amp;kopiëren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Cannot work out what it depends on: {reason}.</source>
        <translation>Waar het van afhangt, is niet uit te rekenen: {reason}.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Kaart</translation>
    </message>
    <message>
        <source>Card</source>
        <comment>a caption: the card that was shown</comment>
        <translation>Kaart</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Cards face down</source>
        <translation>Gesloten kaarten</translation>
    </message>
    <message>
        <source>Cards in the &amp;envelope</source>
        <translation>Kaarten in de &amp;envelop</translation>
    </message>
    <message>
        <source>Cards of player {number}</source>
        <translation>Kaarten van speler {number}</translation>
    </message>
    <message>
        <source>Cards shown to you</source>
        <translation>Kaarten die je te zien krijgt</translation>
    </message>
    <message>
        <source>Casual</source>
        <comment>a policy: who advises</comment>
        <translation>Losjes</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Vakjes</translation>
    </message>
    <message>
        <source>Cells with the same letter: the player showed one of these cards. A folded corner stands for a tag that has no room. Click a cell to see what is known about it.</source>
        <translation>Vakjes met dezelfde letter: de speler toonde een van deze kaarten. Een gevouwen hoek is een label dat niet past. Klik op een vakje om te zien wat er bekend is.</translation>
    </message>
    <message>
        <source>Centre</source>
        <comment>an engine: the analytic centre</comment>
        <translation>Centrum</translation>
    </message>
    <message>
        <source>Centre</source>
        <comment>short: an engine, the analytic centre</comment>
        <translation>Centrum</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>Zeker</translation>
    </message>
    <message>
        <source>Certain because of {entries}.</source>
        <comment>entries: entries 3 and 7; the set-up</comment>
        <translation>Bevestigd door {entries}.</translation>
    </message>
    <message>
        <source>Certain for {who}: {cards}</source>
        <translation>{who} heeft zeker: {cards}</translation>
    </message>
    <message>
        <source>Certain, one way or the other.</source>
        <translation>Zeker: wel of niet.</translation>
    </message>
    <message>
        <source>Certain: {cards}</source>
        <translation>Zeker: {cards}</translation>
    </message>
    <message>
        <source>Certain: {cards}.</source>
        <translation>Zeker: {cards}.</translation>
    </message>
    <message>
        <source>Ch&amp;oose a suggestion</source>
        <translation>Suggestie &amp;kiezen</translation>
    </message>
    <message>
        <source>Change the seats</source>
        <translation>De plaatsen wijzigen</translation>
    </message>
    <message>
        <source>Change the set-up</source>
        <translation>De opzet wijzigen</translation>
    </message>
    <message>
        <source>Change to</source>
        <comment>what may have happened instead</comment>
        <translation>Wijzig in</translation>
    </message>
    <message>
        <source>Change to {players}</source>
        <translation>Wijzigen in {players}</translation>
    </message>
    <message>
        <source>Changing this entry alone does not resolve the contradiction.</source>
        <translation>Alleen deze aantekening wijzigen lost de tegenspraak niet op.</translation>
    </message>
    <message>
        <source>Chart&amp;s</source>
        <translation>&amp;Grafieken</translation>
    </message>
    <message>
        <source>Chart: {title}</source>
        <translation>Grafiek: {title}</translation>
    </message>
    <message>
        <source>Charts</source>
        <comment>a button of the tool bar</comment>
        <translation>Grafieken</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Nakijken</translation>
    </message>
    <message>
        <source>Check your marks, then ask about one of them.</source>
        <translation>Kijk je tekens na en vraag dan naar een ervan.</translation>
    </message>
    <message>
        <source>Choice ignored</source>
        <comment>how players choose a card to show</comment>
        <translation>Keuze genegeerd</translation>
    </message>
    <message>
        <source>Choose a cell with the arrow keys and see the reason for it</source>
        <translation>Kies een vakje met de pijltjes en zie waarom het zo is</translation>
    </message>
    <message>
        <source>Choose a place and move the token there</source>
        <translation>Naar een plaats gaan en de pion erheen zetten</translation>
    </message>
    <message>
        <source>Choose a suspect, a weapon and a room.</source>
        <translation>Kies een verdachte, een wapen en een kamer.</translation>
    </message>
    <message>
        <source>Choose how the numbers are computed</source>
        <translation>Kies hoe de getallen worden berekend</translation>
    </message>
    <message>
        <source>Choose your edition, the players in turn order and the cards in your hand.</source>
        <translation>Kies je editie, de spelers op beurtvolgorde en de kaarten in je hand.</translation>
    </message>
    <message>
        <source>Chosen because {reason}.</source>
        <translation>Reden van de keuze: {reason}.</translation>
    </message>
    <message>
        <source>Classic, UK names</source>
        <translation>Klassiek, Britse namen</translation>
    </message>
    <message>
        <source>Classic, US names</source>
        <translation>Klassiek, Amerikaanse namen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Clear the roll (Backspace)</source>
        <translation>Worp wissen (Backspace)</translation>
    </message>
    <message>
        <source>Clear these</source>
        <translation>Deze wissen</translation>
    </message>
    <message>
        <source>Click a cell of the sheet, or go there with the arrow keys, to see what is known and why.</source>
        <translation>Klik op een vakje van het blad, of ga erheen met de pijltjestoetsen, om te zien wat bekend is en waarom.</translation>
    </message>
    <message>
        <source>Click to add it; right click if there was none.</source>
        <translation>Klik om hem toe te voegen; rechtsklik als er geen was.</translation>
    </message>
    <message>
        <source>Click to put the name into the entry; right click for the likely hands, or to say who leaves or is back.</source>
        <translation>Klik om de naam in de aantekening te zetten; rechtermuisklik voor de waarschijnlijke handen, of om te zeggen wie weggaat of terug is.</translation>
    </message>
    <message>
        <source>Click to remove all hunches.</source>
        <translation>Klik om alle vermoedens te verwijderen.</translation>
    </message>
    <message>
        <source>Click where you go, or choose with the arrow keys.</source>
        <translation>Klik waar je heen gaat, of kies met de pijltjestoetsen.</translation>
    </message>
    <message>
        <source>Click where you go.</source>
        <translation>Klik waar je heen gaat.</translation>
    </message>
    <message>
        <source>Click where {player} goes.</source>
        <translation>Klik waar {player} heen gaat.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Close the window; an unsaved game is offered again at the next start</source>
        <translation>Sluit het venster; een niet-opgeslagen spel wordt bij de volgende start weer aangeboden</translation>
    </message>
    <message>
        <source>Close this hint (Esc)</source>
        <translation>Deze tip sluiten (Esc)</translation>
    </message>
    <message>
        <source>Close this panel and return to the entry (Esc)</source>
        <translation>Sluit dit deelvenster en ga terug naar de aantekening (Esc)</translation>
    </message>
    <message>
        <source>Close {panel}</source>
        <translation>{panel} sluiten</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>Combinations of suspect, weapon and room that can still be in the envelope</source>
        <translation>Combinaties van verdachte, wapen en kamer die nog in de envelop kunnen zitten</translation>
    </message>
    <message>
        <source>Compare the numbers of all engines</source>
        <translation>Vergelijk de getallen van alle rekenmethodes</translation>
    </message>
    <message>
        <source>Compare with m&amp;y paper</source>
        <translation>Vergelijken met papieren bla&amp;d</translation>
    </message>
    <message>
        <source>Compare your decisions with the best ones</source>
        <translation>Vergelijk je beslissingen met de beste</translation>
    </message>
    <message>
        <source>Computing the first numbers…</source>
        <translation>De eerste getallen worden berekend…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Verdergaan</translation>
    </message>
    <message>
        <source>Continue the last game</source>
        <translation>Laatste spel voortzetten</translation>
    </message>
    <message>
        <source>Continue with changes</source>
        <translation>Verder met wijzigingen</translation>
    </message>
    <message>
        <source>Continue with them, or open the file as last saved? They are kept either way.</source>
        <translation>Ermee verdergaan, of het bestand openen zoals het is opgeslagen? Ze blijven hoe dan ook bewaard.</translation>
    </message>
    <message>
        <source>Contradiction {number} of {total}.</source>
        <translation>Tegenspraak {number} van {total}.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>Copied as a table.</source>
        <translation>Gekopieerd als tabel.</translation>
    </message>
    <message>
        <source>Copied as text.</source>
        <translation>Gekopieerd als tekst.</translation>
    </message>
    <message>
        <source>Copied to the clipboard.</source>
        <translation>Naar het klembord gekopieerd.</translation>
    </message>
    <message>
        <source>Copy all of this as text (Ctrl+C)</source>
        <translation>Kopieer dit alles als tekst (Ctrl+C)</translation>
    </message>
    <message>
        <source>Copy as a table</source>
        <translation>Kopiëren als tabel</translation>
    </message>
    <message>
        <source>Copy how the game ended as text that names no card, to share it</source>
        <translation>Kopieer hoe het spel afliep als tekst die geen kaart noemt, om te delen</translation>
    </message>
    <message>
        <source>Copy of {file}</source>
        <translation>Kopie van {file}</translation>
    </message>
    <message>
        <source>Copy or save this chart</source>
        <translation>Deze grafiek kopiëren of opslaan</translation>
    </message>
    <message>
        <source>Copy the marks of your paper sheet; each is checked at once</source>
        <translation>Neem de tekens van je papieren blad over; elk wordt meteen nagekeken</translation>
    </message>
    <message>
        <source>Copy your paper: each mark is checked at once.</source>
        <translation>Neem je papieren blad over: elk teken wordt meteen nagekeken.</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Verbeteren</translation>
    </message>
    <message>
        <source>Correct entry {number}</source>
        <comment>a button</comment>
        <translation>Aantekening {number} verbeteren</translation>
    </message>
    <message>
        <source>Correct entry {number}: click where {player} went. Esc leaves it as it is.</source>
        <translation>Verbeter aantekening {number}: klik waar {player} heen ging. Esc laat alles zoals het is.</translation>
    </message>
    <message>
        <source>Correct entry {number}: {words}</source>
        <translation>Verbeter aantekening {number}: {words}</translation>
    </message>
    <message>
        <source>Correct it…</source>
        <translation>Verbeteren…</translation>
    </message>
    <message>
        <source>Correct players, cards and rules of this game</source>
        <translation>Verbeter spelers, kaarten en spelregels van dit spel</translation>
    </message>
    <message>
        <source>Correct the set-up to see numbers again.</source>
        <translation>Verbeter de opzet om weer getallen te zien.</translation>
    </message>
    <message>
        <source>Correct the set-up…</source>
        <translation>Opzet verbeteren…</translation>
    </message>
    <message>
        <source>Correct this entry (Enter or double-click)</source>
        <translation>Deze aantekening verbeteren (Enter of dubbelklik)</translation>
    </message>
    <message>
        <source>Corrections could not be found: {error}</source>
        <translation>Verbeteringen konden niet worden gevonden: {error}</translation>
    </message>
    <message>
        <source>Could not work out which card to show: {error}.</source>
        <translation>Kon niet bepalen welke kaart je moet tonen: {error}.</translation>
    </message>
    <message>
        <source>Count again</source>
        <translation>Weer meetellen</translation>
    </message>
    <message>
        <source>Counts every possible deal. Its numbers are exact, but it gives up where there are too many deals.</source>
        <translation>Telt elke mogelijke verdeling. De getallen zijn exact, maar bij te veel verdelingen geeft hij het op.</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Kruisje</translation>
    </message>
    <message>
        <source>Ctrl+Plus and Ctrl+Minus work anywhere; Ctrl+0 resets.</source>
        <translation>Ctrl+Plus en Ctrl+Min werken overal; Ctrl+0 zet de grootte terug.</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Ctrl+klik</translation>
    </message>
    <message>
        <source>Ctrl+click cells of the sheet to see how likely they became.</source>
        <translation>Ctrl+klik op vakjes van het blad om te zien hoe waarschijnlijk ze werden.</translation>
    </message>
    <message>
        <source>Daily game, {day}</source>
        <translation>Spel van de dag, {day}</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>Dark text on a light background.</source>
        <translation>Donkere tekst op een lichte achtergrond.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Deal evenly</source>
        <translation>Gelijk verdelen</translation>
    </message>
    <message>
        <source>Deerstalker crashed last time. Your games are safe.</source>
        <translation>Deerstalker is de vorige keer gecrasht. Je spellen zijn veilig.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Delete this entry (Del)</source>
        <translation>Verwijder deze aantekening (Del)</translation>
    </message>
    <message>
        <source>Detach or reattach {panel}</source>
        <translation>{panel} losmaken of terugzetten</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Details…</translation>
    </message>
    <message>
        <source>Detective’s sheet</source>
        <translation>Detectiveblad</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dobbelstenen</translation>
    </message>
    <message>
        <source>Differences in standard errors</source>
        <translation>Verschillen in standaardfouten</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Weggooien</translation>
    </message>
    <message>
        <source>Discard this practice game?</source>
        <translation>Dit oefenspel weggooien?</translation>
    </message>
    <message>
        <source>Discover the Secrets (2008)</source>
        <translation>Ontdek de geheimen (2008)</translation>
    </message>
    <message>
        <source>Done: choose my hand</source>
        <translation>Klaar: mijn hand kiezen</translation>
    </message>
    <message>
        <source>Don’t accuse yet.</source>
        <translation>Beschuldig nog niet.</translation>
    </message>
    <message>
        <source>Doors of the board</source>
        <translation>Borddeuren</translation>
    </message>
    <message>
        <source>Drag or click to change the order (or Alt+Up, Alt+Down in the name)</source>
        <translation>Sleep of klik om de volgorde te wijzigen (of Alt+Pijl omhoog/omlaag in de naam)</translation>
    </message>
    <message>
        <source>Draws all deals: the same position always gives the same numbers.</source>
        <translation>Alle verdelingen worden getrokken: dezelfde stand geeft altijd dezelfde getallen.</translation>
    </message>
    <message>
        <source>Draws deals at random. Four times as many halve the error.</source>
        <translation>Trekt willekeurige verdelingen. Vier keer zoveel halveert de fout.</translation>
    </message>
    <message>
        <source>Draws fewer deals if time runs out.</source>
        <translation>Minder verdelingen als er te weinig tijd is voor alle.</translation>
    </message>
    <message>
        <source>E&amp;ngines</source>
        <translation>Reken&amp;methodes</translation>
    </message>
    <message>
        <source>E&amp;xplain a cell</source>
        <translation>Vakje &amp;uitleggen</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>a rival in a practice game</comment>
        <translation>Makkelijk</translation>
    </message>
    <message>
        <source>Edit card names</source>
        <translation>Kaartnamen wijzigen</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Editie</translation>
    </message>
    <message>
        <source>Edition of the game</source>
        <translation>Editie van het spel</translation>
    </message>
    <message>
        <source>Effective samples</source>
        <translation>Effectieve steekproef</translation>
    </message>
    <message>
        <source>En&amp;gines compared</source>
        <translation>&amp;Rekenmethodes vergeleken</translation>
    </message>
    <message>
        <source>End my turn</source>
        <translation>Beurt beëindigen</translation>
    </message>
    <message>
        <source>End your turn, or accuse?</source>
        <translation>Beurt beëindigen, of beschuldigen?</translation>
    </message>
    <message>
        <source>Engin&amp;e</source>
        <translation>R&amp;ekenmethode</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Rekenmethode</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Methodes</translation>
    </message>
    <message>
        <source>Engines compared</source>
        <translation>Rekenmethodes vergeleken</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>Vergroten</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a button: enters what was said</comment>
        <translation>Invoeren</translation>
    </message>
    <message>
        <source>Enter accusation</source>
        <comment>a button</comment>
        <translation>Beschuldiging invoeren</translation>
    </message>
    <message>
        <source>Enter each suggestion here: who suggests, the three cards, and who shows one.</source>
        <translation>Voer hier elke suggestie in: wie suggereert, de drie kaarten en wie er een toont.</translation>
    </message>
    <message>
        <source>Enter it</source>
        <translation>Invoeren</translation>
    </message>
    <message>
        <source>Enter note</source>
        <comment>a button</comment>
        <translation>Notitie invoeren</translation>
    </message>
    <message>
        <source>Enter suggestion</source>
        <comment>a button</comment>
        <translation>Suggestie invoeren</translation>
    </message>
    <message>
        <source>Enter this</source>
        <comment>a button</comment>
        <translation>Invoeren</translation>
    </message>
    <message>
        <source>Enter what everyone held, for a complete review</source>
        <translation>Voer in wat iedereen had, voor een volledige terugblik</translation>
    </message>
    <message>
        <source>Enter what happens</source>
        <translation>Voer in wat er gebeurt</translation>
    </message>
    <message>
        <source>Enter, or show what’s missing</source>
        <translation>Invoeren, of zien wat er ontbreekt</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Aantekeningen</translation>
    </message>
    <message>
        <source>Entries appear here. Select one to see the sheet as it was then.</source>
        <translation>Hier komen de aantekeningen. Kies er een om het blad van toen te zien.</translation>
    </message>
    <message>
        <source>Entries it depends on (all are needed)</source>
        <translation>Aantekeningen waar het van afhangt (alle zijn nodig)</translation>
    </message>
    <message>
        <source>Entries {numbers} go to places that are not on this board.</source>
        <translation>De aantekeningen {numbers} leiden naar plekken die niet op dit bord staan.</translation>
    </message>
    <message>
        <source>Entries, oldest first</source>
        <translation>Aantekeningen, oudste eerst</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Aantekening</translation>
    </message>
    <message>
        <source>Entry</source>
        <comment>below the numbers of entries</comment>
        <translation>Aantekening</translation>
    </message>
    <message>
        <source>Entry</source>
        <comment>the numbers of entries, below a scale</comment>
        <translation>Aantekening</translation>
    </message>
    <message>
        <source>Entry it depends on</source>
        <translation>Aantekening waar het van afhangt</translation>
    </message>
    <message>
        <source>Entry {entry}</source>
        <translation>Aantekening {entry}</translation>
    </message>
    <message>
        <source>Entry {entry} · Accusation</source>
        <translation>Aantekening {entry} · Beschuldiging</translation>
    </message>
    <message>
        <source>Entry {entry} · Card shown to {player}</source>
        <translation>Aantekening {entry} · Kaart getoond aan {player}</translation>
    </message>
    <message>
        <source>Entry {entry} · Move</source>
        <translation>Aantekening {entry} · Zet</translation>
    </message>
    <message>
        <source>Entry {entry} · Suggestion</source>
        <translation>Aantekening {entry} · Suggestie</translation>
    </message>
    <message>
        <source>Entry {entry}: {line}</source>
        <translation>Aantekening {entry}: {line}</translation>
    </message>
    <message>
        <source>Entry {number}</source>
        <translation>Aantekening {number}</translation>
    </message>
    <message>
        <source>Entry {number} goes to a place that is not on this board.</source>
        <translation>Aantekening {number} leidt naar een plek die niet op dit bord staat.</translation>
    </message>
    <message>
        <source>Entry {number} no longer fits: {problem}</source>
        <translation>Aantekening {number} past niet meer: {problem}</translation>
    </message>
    <message>
        <source>Entry {number} of the journal cannot be used ({why}), nor can the 1 entry after it.</source>
        <translation>Regel {number} van het logboek is onbruikbaar ({why}), en daarmee ook de ene regel erachter.</translation>
    </message>
    <message>
        <source>Entry {number} of the journal cannot be used ({why}), nor can the {behind} entries after it.</source>
        <translation>Regel {number} van het logboek is onbruikbaar ({why}), en daarmee ook de {behind} regels erachter.</translation>
    </message>
    <message>
        <source>Entry {number} of the journal cannot be used ({why}).</source>
        <translation>Regel {number} van het logboek is onbruikbaar ({why}).</translation>
    </message>
    <message>
        <source>Entry {number} of the journal, the last one, was only partly written.</source>
        <translation>Regel {number} van het logboek, de laatste, is niet tot het eind geschreven.</translation>
    </message>
    <message>
        <source>Entry {number}, by {who}. {open}</source>
        <translation>Aantekening {number}, door {who}. {open}</translation>
    </message>
    <message>
        <source>Entry {number}. {open}</source>
        <translation>Aantekening {number}. {open}</translation>
    </message>
    <message>
        <source>Entry {number}: entered.</source>
        <translation>Aantekening {number}: ingevoerd.</translation>
    </message>
    <message>
        <source>Entry {number}: nothing new about the envelope.</source>
        <translation>Aantekening {number}: niets nieuws over de envelop.</translation>
    </message>
    <message>
        <source>Entry {number}: nothing new.</source>
        <translation>Aantekening {number}: niets nieuws.</translation>
    </message>
    <message>
        <source>Entry {number}: the favourites moved closer together.</source>
        <translation>Aantekening {number}: de favorieten kwamen dichter bij elkaar.</translation>
    </message>
    <message>
        <source>Entry {number}: the favourites stand out a little more.</source>
        <translation>Aantekening {number}: de favorieten steken er iets meer uit.</translation>
    </message>
    <message>
        <source>Entry {number}: {before} to {after} solutions, about {share} ruled out.</source>
        <translation>Aantekening {number}: van {before} naar {after} oplossingen, ongeveer {share} uitgesloten.</translation>
    </message>
    <message>
        <source>Entry {number}: {before} to {after} solutions.</source>
        <translation>Aantekening {number}: van {before} naar {after} oplossingen.</translation>
    </message>
    <message>
        <source>Entry {number}: {line}</source>
        <translation>Aantekening {number}: {line}</translation>
    </message>
    <message>
        <source>Entry {number}: {line}{notes}.</source>
        <comment>notes: nothing, or some in brackets</comment>
        <translation>Aantekening {number}: {line}{notes}.</translation>
    </message>
    <message>
        <source>Entry {number}: {text}</source>
        <translation>Aantekening {number}: {text}</translation>
    </message>
    <message>
        <source>Entry {number}: {what}.</source>
        <comment>what: Dot is out</comment>
        <translation>Aantekening {number}: {what}.</translation>
    </message>
    <message>
        <source>Envelope</source>
        <translation>Envelop</translation>
    </message>
    <message>
        <source>Envelope</source>
        <comment>what heads a column</comment>
        <translation>Envelop</translation>
    </message>
    <message>
        <source>Envelope: {cards}</source>
        <comment>cards that are there, as a note in few words</comment>
        <translation>Envelop: {cards}</translation>
    </message>
    <message>
        <source>Error report</source>
        <translation>Foutverslag</translation>
    </message>
    <message>
        <source>Estimated from the hands they might hold.</source>
        <translation>Geschat uit de handen die ze kunnen hebben.</translation>
    </message>
    <message>
        <source>Estimated from {deals} drawn deals, with {hands} different hands. There may be more.</source>
        <translation>Een schatting uit {deals} getrokken verdelingen met {hands} verschillende handen. Misschien zijn er meer.</translation>
    </message>
    <message>
        <source>Estimated from {deals} drawn deals, with {hands} different hands; these {shown} came up most. There may be more.</source>
        <translation>Een schatting uit {deals} getrokken verdelingen met {hands} verschillende handen; dit zijn de {shown} die het vaakst voorkwamen. Misschien zijn er meer.</translation>
    </message>
    <message>
        <source>Estimated. The lines at the ends show the standard error.</source>
        <translation>Geschat. De streepjes aan de uiteinden tonen de standaardfout.</translation>
    </message>
    <message>
        <source>Everything grows with the text.</source>
        <translation>Alles groeit mee met de tekst.</translation>
    </message>
    <message>
        <source>Exact</source>
        <comment>an engine</comment>
        <translation>Exact</translation>
    </message>
    <message>
        <source>Exact numbers are being computed and will replace these if possible.</source>
        <translation>De exacte getallen worden berekend en vervangen deze zo mogelijk.</translation>
    </message>
    <message>
        <source>Exact numbers are not available: {why}.</source>
        <translation>Exacte getallen zijn er niet: {why}.</translation>
    </message>
    <message>
        <source>Exact numbers where they can be had in time; otherwise an estimate first, replaced by exact numbers when they are ready.</source>
        <translation>Exacte getallen waar dat op tijd kan; anders eerst een schatting, die door de exacte getallen wordt vervangen zodra ze klaar zijn.</translation>
    </message>
    <message>
        <source>Exact whenever possible. If that takes longer, an estimate is shown first, then replaced.</source>
        <translation>Exact waar het kan. Duurt dat langer, dan zie je eerst een schatting, die daarna wordt vervangen.</translation>
    </message>
    <message>
        <source>Exact, ignored</source>
        <comment>short: an engine, which ignores the choice</comment>
        <translation>Exact, genegeerd</translation>
    </message>
    <message>
        <source>Example game</source>
        <translation>Voorbeeldspel</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporteren</translation>
    </message>
    <message>
        <source>Export the review</source>
        <translation>Terugblik exporteren</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Gesloten</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Face up</source>
        <comment>cards that lie open on the table; heads a column</comment>
        <translation>Open</translation>
    </message>
    <message>
        <source>Face up on the table</source>
        <translation>Open op tafel</translation>
    </message>
    <message>
        <source>Face up: {cards}</source>
        <comment>cards that are there, as a note in few words</comment>
        <translation>Open: {cards}</translation>
    </message>
    <message>
        <source>Face up: {number} chosen</source>
        <translation>Open: {number} gekozen</translation>
    </message>
    <message>
        <source>Face-up cards</source>
        <translation>Kaarten die open liggen</translation>
    </message>
    <message>
        <source>Fair</source>
        <comment>a suggestion: what it tells, beside the best</comment>
        <translation>Redelijk</translation>
    </message>
    <message>
        <source>Fast; the errors are twice as large as usual.</source>
        <translation>Snel; de fouten zijn twee keer zo groot als gebruikelijk.</translation>
    </message>
    <message>
        <source>Fill in this one</source>
        <translation>Deze invullen</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Uitgespeeld</translation>
    </message>
    <message>
        <source>Finished games they won</source>
        <translation>Uitgespeelde spellen die ze wonnen</translation>
    </message>
    <message>
        <source>Finished games, without the example</source>
        <translation>Uitgespeelde spellen, zonder het voorbeeld</translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>Herstellen…</translation>
    </message>
    <message>
        <source>Follows the system setting.</source>
        <translation>Volgt de instelling van het systeem.</translation>
    </message>
    <message>
        <source>For example: {line}</source>
        <translation>Bijvoorbeeld: {line}</translation>
    </message>
    <message>
        <source>From about {before} solutions to {after}, on average</source>
        <translation>Van ongeveer {before} oplossingen naar {after}, gemiddeld</translation>
    </message>
    <message>
        <source>Game library</source>
        <translation>Spelarchief</translation>
    </message>
    <message>
        <source>Game library</source>
        <comment>a button</comment>
        <translation>Spelarchief</translation>
    </message>
    <message>
        <source>Game number</source>
        <translation>Spelnummer</translation>
    </message>
    <message>
        <source>Game over: your accusation was correct. It was {cards}.</source>
        <translation>Het spel is voorbij: je beschuldiging was goed. Het was {cards}.</translation>
    </message>
    <message>
        <source>Game over: {who} accused correctly. It was {cards}.</source>
        <translation>Het spel is voorbij: de beschuldiging van {who} was goed. Het was {cards}.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Games and players</source>
        <translation>Spellen en spelers</translation>
    </message>
    <message>
        <source>Gives a lot away.</source>
        <comment>a suggestion, to the others</comment>
        <translation>Verklapt veel.</translation>
    </message>
    <message>
        <source>Gives little away.</source>
        <comment>a suggestion, to the others</comment>
        <translation>Verklapt weinig.</translation>
    </message>
    <message>
        <source>Gives something away.</source>
        <comment>a suggestion, to the others</comment>
        <translation>Verklapt iets.</translation>
    </message>
    <message>
        <source>Go back a field and clear it</source>
        <translation>Een veld terug, en het leegmaken</translation>
    </message>
    <message>
        <source>Go from cell to cell</source>
        <translation>Van vakje naar vakje gaan</translation>
    </message>
    <message>
        <source>Go from point to point</source>
        <translation>Van punt naar punt gaan</translation>
    </message>
    <message>
        <source>Go on with the entry</source>
        <translation>Verder met de aantekening</translation>
    </message>
    <message>
        <source>Go to an option and choose it</source>
        <translation>Naar een optie gaan en die kiezen</translation>
    </message>
    <message>
        <source>Go to the advice with the keyboard</source>
        <translation>Ga met het toetsenbord naar het advies</translation>
    </message>
    <message>
        <source>Go to the next field</source>
        <translation>Naar het volgende veld</translation>
    </message>
    <message>
        <source>Go to: {place}</source>
        <translation>Ga naar: {place}</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>a suggestion: what it tells, beside the best</comment>
        <translation>Goed</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Begrepen</translation>
    </message>
    <message>
        <source>Greedy</source>
        <comment>a policy: who advises</comment>
        <translation>Gretig</translation>
    </message>
    <message>
        <source>Habits known: {players}</source>
        <translation>Al bekend: {players}</translation>
    </message>
    <message>
        <source>Habits of the &amp;players…</source>
        <translation>Gewoonten van de s&amp;pelers…</translation>
    </message>
    <message>
        <source>Habits of the players</source>
        <translation>Gewoonten van de spelers</translation>
    </message>
    <message>
        <source>Half the usual error; takes four times as long.</source>
        <translation>De helft van de gebruikelijke fout; duurt vier keer zo lang.</translation>
    </message>
    <message>
        <source>Han&amp;ds…</source>
        <translation>Han&amp;den…</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Handen</translation>
    </message>
    <message>
        <source>Hands, the likeliest first</source>
        <translation>Handen, de waarschijnlijkste eerst</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>a rival in a practice game</comment>
        <translation>Moeilijk</translation>
    </message>
    <message>
        <source>Has it or not</source>
        <translation>Heeft de kaart of niet</translation>
    </message>
    <message>
        <source>Has it?</source>
        <comment>a caption: has it or not</comment>
        <translation>Heeft die?</translation>
    </message>
    <message>
        <source>Has left.</source>
        <translation>Is weggegaan.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>Bezitters</translation>
    </message>
    <message>
        <source>Hollow points are estimates.</source>
        <translation>Open punten zijn schattingen.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Huisregels</translation>
    </message>
    <message>
        <source>House rules and more</source>
        <translation>Huisregels en meer</translation>
    </message>
    <message>
        <source>How advice is given</source>
        <translation>Hoe advies gegeven wordt</translation>
    </message>
    <message>
        <source>How close</source>
        <translation>Hoe ver</translation>
    </message>
    <message>
        <source>How close are the others?</source>
        <comment>the other players</comment>
        <translation>Hoe ver zijn de anderen?</translation>
    </message>
    <message>
        <source>How close are the others? (estimated)</source>
        <comment>the other players</comment>
        <translation>Hoe ver zijn de anderen? (geschat)</translation>
    </message>
    <message>
        <source>How close the &amp;others are</source>
        <translation>Hoe ver de &amp;anderen zijn</translation>
    </message>
    <message>
        <source>How close the others are</source>
        <translation>Hoe ver de anderen zijn</translation>
    </message>
    <message>
        <source>How large text is</source>
        <translation>Hoe groot de tekst is</translation>
    </message>
    <message>
        <source>How likely</source>
        <translation>Hoe waarschijnlijk</translation>
    </message>
    <message>
        <source>How likely cells &amp;became</source>
        <translation>Hoe waarschijnlijk &amp;vakjes werden</translation>
    </message>
    <message>
        <source>How likely cells became</source>
        <translation>Hoe waarschijnlijk vakjes werden</translation>
    </message>
    <message>
        <source>How long Automatic waits for exact numbers</source>
        <translation>Hoelang Automatisch op exacte getallen wacht</translation>
    </message>
    <message>
        <source>How long Monte Carlo may take</source>
        <translation>Hoelang Monte Carlo mag duren</translation>
    </message>
    <message>
        <source>How many cards this player has</source>
        <translation>Hoeveel kaarten deze speler heeft</translation>
    </message>
    <message>
        <source>How many certain cells are missed; then which entry, which cell, and why</source>
        <translation>Hoeveel zekere vakjes je hebt gemist; dan welke aantekening, welk vakje, en waarom</translation>
    </message>
    <message>
        <source>How many deals Monte Carlo draws</source>
        <translation>Hoeveel verdelingen Monte Carlo trekt</translation>
    </message>
    <message>
        <source>How many of their accusations were correct</source>
        <translation>Hoeveel van hun beschuldigingen goed waren</translation>
    </message>
    <message>
        <source>How many rivals</source>
        <translation>Hoeveel tegenstanders</translation>
    </message>
    <message>
        <source>How much each player could know before the accusation that ended the game</source>
        <translation>Hoeveel elke speler kon weten vóór de beschuldiging die het spel besliste</translation>
    </message>
    <message>
        <source>How much of the envelope was open, from the first entry to the last</source>
        <translation>Hoeveel van de envelop nog open was, van de eerste aantekening tot de laatste</translation>
    </message>
    <message>
        <source>How should the advice play?</source>
        <translation>Hoe moet het advies spelen?</translation>
    </message>
    <message>
        <source>How the game ended</source>
        <translation>Hoe het spel afliep</translation>
    </message>
    <message>
        <source>How the others choose</source>
        <translation>Hoe de anderen kiezen</translation>
    </message>
    <message>
        <source>How you play</source>
        <translation>Hoe je speelt</translation>
    </message>
    <message>
        <source>Hunch: {belief}</source>
        <comment>belief: I think so (75%)</comment>
        <translation>Vermoeden: {belief}</translation>
    </message>
    <message>
        <source>Hunches included: {n}</source>
        <comment>in the numbers</comment>
        <translation>Vermoedens meegeteld: {n}</translation>
    </message>
    <message>
        <source>Hunches left out: {n}</source>
        <comment>of the numbers</comment>
        <translation>Vermoedens niet meegeteld: {n}</translation>
    </message>
    <message>
        <source>I am player {number}</source>
        <translation>Ik ben speler {number}</translation>
    </message>
    <message>
        <source>I happened to see the card</source>
        <translation>Ik zag de kaart toevallig</translation>
    </message>
    <message>
        <source>I saw</source>
        <comment>a caption: a leftover card</comment>
        <translation>Ik zag</translation>
    </message>
    <message>
        <source>I saw it…</source>
        <comment>a card that was not meant for my eyes</comment>
        <translation>Ik zag hem…</translation>
    </message>
    <message>
        <source>I think so ({p})</source>
        <translation>ik denk het wel ({p})</translation>
    </message>
    <message numerus="yes">
        <source>I won with %n suggestion(s).</source>
        <translation>
            <numerusform>Ik won met %n suggestie.</numerusform>
            <numerusform>Ik won met %n suggesties.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you roll</source>
        <translation>Als je gooit</translation>
    </message>
    <message>
        <source>If you suggest {cards}</source>
        <comment>{cards}: three names with commas between them</comment>
        <translation>Als je {cards} suggereert</translation>
    </message>
    <message>
        <source>If {clause}:</source>
        <translation>Stel, {clause}:</translation>
    </message>
    <message>
        <source>In a chart</source>
        <translation>In een grafiek</translation>
    </message>
    <message>
        <source>In the entry</source>
        <translation>In de aantekening</translation>
    </message>
    <message>
        <source>In the envelope</source>
        <translation>In de envelop</translation>
    </message>
    <message>
        <source>In the envelope: {cards}</source>
        <translation>In de envelop: {cards}</translation>
    </message>
    <message>
        <source>In the other deal it is here.</source>
        <comment>a deal that fits all entries, too</comment>
        <translation>In de andere verdeling is hij hier.</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>In het venster</translation>
    </message>
    <message>
        <source>Include the &amp;game: players, cards and entries</source>
        <translation>S&amp;pel meenemen: spelers, kaarten en aantekeningen</translation>
    </message>
    <message>
        <source>Insert before</source>
        <translation>Ervoor invoegen</translation>
    </message>
    <message>
        <source>Insert before entry {number}</source>
        <comment>a button</comment>
        <translation>Invoegen vóór aantekening {number}</translation>
    </message>
    <message>
        <source>Into</source>
        <comment>a caption: rooms that can be reached</comment>
        <translation>Naar</translation>
    </message>
    <message>
        <source>Is it your turn? Advice tells you what to do next, and why.</source>
        <translation>Ben je aan de beurt? Het advies zegt wat je nu het best kunt doen, en waarom.</translation>
    </message>
    <message>
        <source>Is {card:the} {where}?</source>
        <comment>where: with Bob, in the envelope …</comment>
        <translation>Is {card:the} {where}?</translation>
    </message>
    <message>
        <source>It cannot be brought back.</source>
        <translation>Het is niet terug te halen.</translation>
    </message>
    <message>
        <source>It ignores how players choose which card to show, unlike the rules of this game.</source>
        <translation>Deze methode negeert hoe spelers de kaart kiezen die ze tonen, anders dan de spelregels van dit spel zeggen.</translation>
    </message>
    <message>
        <source>It may be open on another computer ({host}).</source>
        <translation>Misschien is het op een andere computer geopend ({host}).</translation>
    </message>
    <message numerus="yes">
        <source>It moves %n number(s) by more than 5 points:</source>
        <translation>
            <numerusform>Dat verschuift %n getal meer dan 5 punten:</numerusform>
            <numerusform>Dat verschuift %n getallen meer dan 5 punten:</numerusform>
        </translation>
    </message>
    <message>
        <source>It moves no number by more than 5 points yet.</source>
        <translation>Dat verschuift nog geen getal meer dan 5 punten.</translation>
    </message>
    <message>
        <source>It ruled nothing out; the favourites moved closer together ({bits}).</source>
        <translation>Dat sloot niets uit; de favorieten kwamen dichter bij elkaar ({bits}).</translation>
    </message>
    <message>
        <source>It ruled out {share} of what was possible ({bits}).</source>
        <comment>share: 20%</comment>
        <translation>Dat sloot {share} uit van wat mogelijk was ({bits}).</translation>
    </message>
    <message>
        <source>It stopped at the time limit of the preferences: more time, smaller errors.</source>
        <translation>Gestopt bij de tijdslimiet van de voorkeuren: meer tijd, kleinere fouten.</translation>
    </message>
    <message>
        <source>It tells {each} bits.</source>
        <comment>each: Bob about 0.25 and Cid about 0.10</comment>
        <translation>Dat vertelt (in bits): {each}.</translation>
    </message>
    <message>
        <source>It tells {who} as little as {card}, and more players have seen it already.</source>
        <translation>Die vertelt {who} even weinig als {card}, en meer spelers hebben hem al gezien.</translation>
    </message>
    <message>
        <source>It tells {who} as little as {card}.</source>
        <translation>Die vertelt {who} even weinig als {card}.</translation>
    </message>
    <message>
        <source>It tells {who} less than {card} would.</source>
        <comment>a card to show, and another</comment>
        <translation>Die vertelt {who} minder dan {card}.</translation>
    </message>
    <message>
        <source>It told you nothing about the envelope.</source>
        <translation>Dat vertelde niets over de envelop.</translation>
    </message>
    <message>
        <source>It was</source>
        <comment>a caption: right or wrong</comment>
        <translation>Die was</translation>
    </message>
    <message>
        <source>It was here when the cards were laid open.</source>
        <translation>Hij was hier: de kaarten zijn opengelegd.</translation>
    </message>
    <message>
        <source>It was {who}</source>
        <translation>Het was {who}</translation>
    </message>
    <message>
        <source>It’s the only one you hold.</source>
        <comment>a card to show</comment>
        <translation>Het is de enige die je hebt.</translation>
    </message>
    <message>
        <source>I’m almost sure ({p})</source>
        <translation>ik weet het bijna zeker ({p})</translation>
    </message>
    <message>
        <source>I’m only watching</source>
        <translation>Ik kijk alleen toe</translation>
    </message>
    <message>
        <source>Judged by what you knew at that moment. A suggestion “rules out” the share of the possible solutions that its answer would rule out on average.</source>
        <translation>Beoordeeld naar wat je op dat moment wist. “Sluit uit” is het deel van de mogelijke oplossingen dat het antwoord gemiddeld zou uitsluiten.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Keep this entry in the list without counting it, or count it again (Space)</source>
        <translation>Houd deze aantekening in de lijst zonder die mee te tellen, of tel die weer mee (Spatiebalk)</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Known to</source>
        <comment>a caption: who knows what is entered</comment>
        <translation>Weten</translation>
    </message>
    <message>
        <source>Knows it now</source>
        <translation>Weet het nu</translation>
    </message>
    <message>
        <source>Knows it on the next turn</source>
        <translation>Weet het volgende beurt</translation>
    </message>
    <message>
        <source>Knows the solution now</source>
        <translation>Weet de oplossing nu</translation>
    </message>
    <message>
        <source>Laid open ({entries}).</source>
        <comment>a card; entries: entry 12</comment>
        <translation>Opengelegd ({entries}).</translation>
    </message>
    <message>
        <source>Largest difference</source>
        <translation>Grootste verschil</translation>
    </message>
    <message>
        <source>Left: about {envelope} solutions (suspects {suspect}, weapons {weapon}, rooms {room}).</source>
        <translation>Over: ongeveer {envelope} oplossingen (verdachten {suspect}, wapens {weapon}, kamers {room}).</translation>
    </message>
    <message>
        <source>Left: suspects {suspect}, weapons {weapon}, rooms {room}.</source>
        <translation>Over: verdachten {suspect}, wapens {weapon}, kamers {room}.</translation>
    </message>
    <message>
        <source>Leftover cards: none</source>
        <translation>Overige kaarten: geen</translation>
    </message>
    <message>
        <source>Leftover cards: {number}</source>
        <translation>Overige kaarten: {number}</translation>
    </message>
    <message>
        <source>Let them follow, too</source>
        <translation>Ook aanpassen</translation>
    </message>
    <message>
        <source>Let what the others suggest count, too, not only what the cards say</source>
        <translation>Ook laten meetellen wat de anderen suggereren, niet alleen wat de kaarten zeggen</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licentie</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenties</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Light or dark colours</source>
        <translation>Lichte of donkere kleuren</translation>
    </message>
    <message>
        <source>Light text on a dark background.</source>
        <translation>Lichte tekst op een donkere achtergrond.</translation>
    </message>
    <message>
        <source>Likely &amp;hands…</source>
        <translation>Waarschijnlijke &amp;handen…</translation>
    </message>
    <message>
        <source>Likely (50% or more)</source>
        <translation>Waarschijnlijk (50% of meer)</translation>
    </message>
    <message>
        <source>Likely for {who}: {cards}</source>
        <translation>{who} heeft waarschijnlijk: {cards}</translation>
    </message>
    <message>
        <source>Likely hands</source>
        <translation>Waarschijnlijke handen</translation>
    </message>
    <message>
        <source>Likely hands of the pool…</source>
        <translation>Waarschijnlijke handen van de pot…</translation>
    </message>
    <message>
        <source>Likely hands of {player}…</source>
        <translation>Waarschijnlijke handen van {player}…</translation>
    </message>
    <message>
        <source>Likely: {cards}</source>
        <translation>Waarschijnlijk: {cards}</translation>
    </message>
    <message>
        <source>Likes to show a player the same card again: {times} of {occasions} ({expected} expected)</source>
        <translation>Is geneigd een speler nog eens dezelfde kaart te tonen: {times} van de {occasions} keer (verwacht: {expected})</translation>
    </message>
    <message>
        <source>Likes to show {kind}: {times} of {occasions} ({expected} expected)</source>
        <translation>Toont graag {kind}: {times} van de {occasions} keer (verwacht: {expected})</translation>
    </message>
    <message>
        <source>Look at the cards lying face up.</source>
        <translation>Kijk naar de kaarten die open liggen.</translation>
    </message>
    <message>
        <source>Look at the number of cards that each holder has.</source>
        <translation>Kijk hoeveel kaarten elke bezitter heeft.</translation>
    </message>
    <message>
        <source>Look at your own cards.</source>
        <translation>Kijk naar je eigen kaarten.</translation>
    </message>
    <message>
        <source>Look at {entry}.</source>
        <translation>Kijk naar {entry}.</translation>
    </message>
    <message>
        <source>Look closer, or see more</source>
        <translation>Dichterbij kijken, of verder weg</translation>
    </message>
    <message>
        <source>Looking for corrections…</source>
        <translation>Verbeteringen zoeken…</translation>
    </message>
    <message>
        <source>Looking it up…</source>
        <translation>Wordt opgezocht…</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Geluk en kunde</translation>
    </message>
    <message>
        <source>Lucky answers: they told you {value:.1f} bits more than you could expect.</source>
        <translation>Geluk met de antwoorden: ze vertelden je {value:.1f} bits meer dan je kon verwachten.</translation>
    </message>
    <message>
        <source>Lucky dice: they saved you about {value:.1f} turns.</source>
        <translation>Geluk met de dobbelstenen: dat scheelde je ongeveer {value:.1f} beurten.</translation>
    </message>
    <message>
        <source>Make everything large enough for a finger</source>
        <translation>Maak alles groot genoeg voor een vinger</translation>
    </message>
    <message>
        <source>Make that mark again (on the sheet also Ctrl+Y)</source>
        <translation>Zet dat teken opnieuw (op het blad ook Ctrl+Y)</translation>
    </message>
    <message>
        <source>Make this entry (Enter)</source>
        <translation>Voer deze aantekening in (Enter)</translation>
    </message>
    <message>
        <source>Make your own marks on an empty sheet, and have them checked; numbers are hidden</source>
        <translation>Zet je eigen tekens op een leeg blad en laat ze nakijken; getallen zijn verborgen</translation>
    </message>
    <message>
        <source>Makes your accusation surest.</source>
        <translation>Maakt je beschuldiging het zekerst.</translation>
    </message>
    <message>
        <source>Mark the best places for you to go; others at the table may see the screen</source>
        <translation>Markeer de beste plekken voor jou; anderen aan tafel kunnen het scherm zien</translation>
    </message>
    <message>
        <source>Mark the card that tells the least</source>
        <translation>Markeer de kaart die het minst vertelt</translation>
    </message>
    <message>
        <source>Marks of another game are not shown. They are in {file}.</source>
        <translation>Tekens van een ander spel worden niet getoond. Ze staan in {file}.</translation>
    </message>
    <message>
        <source>Master</source>
        <comment>a rival in a practice game</comment>
        <translation>Meester</translation>
    </message>
    <message>
        <source>Master Detective</source>
        <translation>Meesterdetective</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>Zoals het systeem</translation>
    </message>
    <message>
        <source>Me</source>
        <comment>the name of the first player, whose sheet this is</comment>
        <translation>Ik</translation>
    </message>
    <message>
        <source>Me</source>
        <comment>who of the players I am</comment>
        <translation>Ik</translation>
    </message>
    <message>
        <source>Mean difference</source>
        <translation>Gemiddeld verschil</translation>
    </message>
    <message>
        <source>Middle</source>
        <comment>a rival in a practice game</comment>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Gemist</translation>
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
        <translation>Meer antwoorden…</translation>
    </message>
    <message>
        <source>Most likely</source>
        <translation>Beste kans</translation>
    </message>
    <message>
        <source>Most likely, as people play</source>
        <translation>Beste kans, volgens speelstijl</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Om&amp;laag</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Om&amp;hoog</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Omlaag</translation>
    </message>
    <message>
        <source>Move player {number}</source>
        <translation>Speler {number} verplaatsen</translation>
    </message>
    <message>
        <source>Move this entry down (Alt+Down, or drag it)</source>
        <translation>Zet deze aantekening lager (Alt+Pijl omlaag, of sleep)</translation>
    </message>
    <message>
        <source>Move this entry up (Alt+Up, or drag it)</source>
        <translation>Zet deze aantekening hoger (Alt+Pijl omhoog, of sleep)</translation>
    </message>
    <message>
        <source>Move this token (Page Down on the board)</source>
        <translation>Zet deze pion (Page Down op het bord)</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Omhoog</translation>
    </message>
    <message>
        <source>Moves are corrected on the board, but this game has none. You can delete the entry.</source>
        <translation>Zetten verbeter je op het bord, maar dit spel heeft er geen. Je kunt de aantekening verwijderen.</translation>
    </message>
    <message>
        <source>My hand</source>
        <translation>Mijn hand</translation>
    </message>
    <message>
        <source>My hand: {number} of {size} chosen</source>
        <translation>Mijn hand: {number} van {size} gekozen</translation>
    </message>
    <message>
        <source>My own cards…</source>
        <translation>Mijn eigen kaarten…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Naam van speler {number}</translation>
    </message>
    <message>
        <source>Names that differ only in case or accents count as one</source>
        <translation>Namen die alleen in hoofdletters of accenten verschillen, tellen als één</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>Vol&amp;gende</translation>
    </message>
    <message>
        <source>Never below {number}%</source>
        <comment>when to accuse: a chance of being right</comment>
        <translation>Nooit onder {number}%</translation>
    </message>
    <message>
        <source>New</source>
        <comment>how many cells became certain, below a scale</comment>
        <translation>Nieuw</translation>
    </message>
    <message>
        <source>New certain cells</source>
        <translation>Nieuwe zekere vakjes</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>New: {marks}</source>
        <comment>cells of the sheet</comment>
        <translation>Nieuw: {marks}</translation>
    </message>
    <message>
        <source>Next contradiction</source>
        <translation>Volgende tegenspraak</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nee</translation>
    </message>
    <message>
        <source>No advice while entries contradict each other.</source>
        <translation>Er is geen advies zolang aantekeningen elkaar tegenspreken.</translation>
    </message>
    <message>
        <source>No advice: {reason}.</source>
        <translation>Er is geen advies: {reason}.</translation>
    </message>
    <message>
        <source>No answer. {reason}</source>
        <comment>reason: a clause that begins with a capital</comment>
        <translation>Geen antwoord. {reason}</translation>
    </message>
    <message>
        <source>No card is called “{text}”.</source>
        <translation>Geen kaart heet “{text}”.</translation>
    </message>
    <message>
        <source>No card is certain.</source>
        <translation>Geen kaart is zeker.</translation>
    </message>
    <message>
        <source>No certain cell is missed.</source>
        <translation>Geen zeker vakje gemist.</translation>
    </message>
    <message>
        <source>No deal fits all of them. There is no short proof.</source>
        <translation>Geen verdeling past bij alles. Een kort bewijs is er niet.</translation>
    </message>
    <message>
        <source>No earlier games</source>
        <translation>Geen eerdere spellen</translation>
    </message>
    <message>
        <source>No entries</source>
        <translation>Geen aantekeningen</translation>
    </message>
    <message>
        <source>No entries yet. This chart shows what each entry tells you.</source>
        <translation>Nog geen aantekeningen. Deze grafiek toont wat elke aantekening je vertelt.</translation>
    </message>
    <message>
        <source>No game is open.</source>
        <translation>Er is geen spel open.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Nog geen spellen</translation>
    </message>
    <message>
        <source>No games yet. A game is added when you close it or record its result.</source>
        <translation>Nog geen spellen. Een spel komt erbij als je het sluit of de uitslag vastlegt.</translation>
    </message>
    <message>
        <source>No hand stands out: hardly any two of the {deals} deals drawn gave this player the same hand.</source>
        <translation>Geen hand springt eruit: van {deals} getrokken verdelingen gaven er nauwelijks twee deze speler dezelfde hand.</translation>
    </message>
    <message>
        <source>No mark</source>
        <translation>Geen teken</translation>
    </message>
    <message>
        <source>No match for “{sought}”.</source>
        <translation>Niets gevonden voor “{sought}”.</translation>
    </message>
    <message>
        <source>No numbers while the set-up contradicts itself.</source>
        <translation>Er zijn geen getallen zolang de opzet zichzelf tegenspreekt.</translation>
    </message>
    <message>
        <source>No one</source>
        <comment>shows a card</comment>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>No one could have known from public information alone.</source>
        <translation>Alleen uit wat iedereen zag, kon niemand het weten.</translation>
    </message>
    <message>
        <source>No one is left to move.</source>
        <translation>Niemand kan nog een zet doen.</translation>
    </message>
    <message numerus="yes">
        <source>No one won; I made %n suggestion(s).</source>
        <translation>
            <numerusform>Niemand won; ik deed %n suggestie.</numerusform>
            <numerusform>Niemand won; ik deed %n suggesties.</numerusform>
        </translation>
    </message>
    <message>
        <source>No one; you look at a leftover card</source>
        <translation>Niemand; jij bekijkt een overige kaart</translation>
    </message>
    <message>
        <source>No other hand is possible.</source>
        <translation>Er is geen andere hand mogelijk.</translation>
    </message>
    <message>
        <source>No other moves would have saved you time.</source>
        <translation>Geen andere zetten hadden je tijd gescheeld.</translation>
    </message>
    <message>
        <source>No other player can still accuse.</source>
        <translation>Geen andere speler kan nog beschuldigen.</translation>
    </message>
    <message>
        <source>No other solution is possible.</source>
        <translation>Andere oplossingen zijn niet mogelijk.</translation>
    </message>
    <message>
        <source>No other suggestions would have told you more.</source>
        <translation>Geen andere suggesties hadden je meer verteld.</translation>
    </message>
    <message>
        <source>No room in reach is worth stopping for.</source>
        <translation>Geen kamer binnen bereik is het stoppen waard.</translation>
    </message>
    <message>
        <source>No single suggestion is likely to.</source>
        <comment>below: What would settle it</comment>
        <translation>Waarschijnlijk geen enkele suggestie.</translation>
    </message>
    <message>
        <source>No suggestion</source>
        <translation>Geen suggestie</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>who won</comment>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Nobody can show a card.</source>
        <translation>Niemand kan een kaart tonen.</translation>
    </message>
    <message>
        <source>Nobody shows a card</source>
        <translation>Niemand toont een kaart</translation>
    </message>
    <message>
        <source>Nobody wins. It was {cards}.</source>
        <translation>Niemand wint. Het was {cards}.</translation>
    </message>
    <message>
        <source>Nobody wins: a game ends after {turns} turns. It was {cards}.</source>
        <translation>Niemand wint: een spel eindigt na {turns} beurten. Het was {cards}.</translation>
    </message>
    <message>
        <source>Nobody: you look at a leftover card. Which one is it?</source>
        <translation>Niemand: jij bekijkt een overige kaart. Welke is het?</translation>
    </message>
    <message numerus="yes">
        <source>None of %n card(s) is likely</source>
        <translation>
            <numerusform>De ene kaart is niet waarschijnlijk</numerusform>
            <numerusform>Geen van de %n kaarten is waarschijnlijk</numerusform>
        </translation>
    </message>
    <message>
        <source>Normal: a second or two</source>
        <translation>Normaal: een seconde of twee</translation>
    </message>
    <message>
        <source>Not all of your marks could be read. The file as it was is kept as {file}.</source>
        <translation>Niet al je tekens konden worden gelezen. Het bestand zoals het was is bewaard als {file}.</translation>
    </message>
    <message>
        <source>Not certain yet.</source>
        <translation>Nog niet zeker.</translation>
    </message>
    <message>
        <source>Not exported: {reason}.</source>
        <translation>Niet geëxporteerd: {reason}.</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Niet uitgespeeld</translation>
    </message>
    <message>
        <source>Not here. {why}</source>
        <comment>whether to accuse, and a sentence that says why</comment>
        <translation>Niet hier. {why}</translation>
    </message>
    <message>
        <source>Not known yet: does {who} have {card}?</source>
        <translation>Nog niet bekend: heeft {who} {card}?</translation>
    </message>
    <message>
        <source>Not known yet: is {card} face up?</source>
        <translation>Nog niet bekend: ligt {card} open?</translation>
    </message>
    <message>
        <source>Not known yet: is {card} in the envelope?</source>
        <translation>Nog niet bekend: zit {card} in de envelop?</translation>
    </message>
    <message>
        <source>Not known yet: is {card} in the pool?</source>
        <translation>Nog niet bekend: zit {card} in de pot?</translation>
    </message>
    <message>
        <source>Not noted for {who}. Click if {who} passed</source>
        <translation>Niets genoteerd voor {who}. Klik als {who} paste</translation>
    </message>
    <message>
        <source>Not printed: cannot write to the printer or file.</source>
        <translation>Niet afgedrukt: kan niet naar de printer of het bestand schrijven.</translation>
    </message>
    <message>
        <source>Not printed: {reason}.</source>
        <translation>Niet afgedrukt: {reason}.</translation>
    </message>
    <message>
        <source>Not saved: {error}. Try another folder.</source>
        <translation>Niet opgeslagen: {error}. Probeer een andere map.</translation>
    </message>
    <message>
        <source>Not saved: {reason}.</source>
        <translation>Niet opgeslagen: {reason}.</translation>
    </message>
    <message>
        <source>Not saved: {reason}. Nothing is lost; save the game to another file.</source>
        <translation>Niet opgeslagen: {reason}. Er is niets verloren; sla het spel op in een ander bestand.</translation>
    </message>
    <message>
        <source>Not yet. {why}</source>
        <comment>whether to accuse, and a sentence that says why</comment>
        <translation>Nog niet. {why}</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>something known from elsewhere</comment>
        <translation>Notitie</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>what an engine says of its answer</comment>
        <translation>Opmerking</translation>
    </message>
    <message>
        <source>Note: {who} does not have {card}</source>
        <translation>Notitie: {who} heeft {card} niet</translation>
    </message>
    <message>
        <source>Note: {who} has at least one of {cards}</source>
        <comment>cards: Rope, Hall</comment>
        <translation>Notitie: {who} heeft minstens één van {cards}</translation>
    </message>
    <message>
        <source>Note: {who} has at least {number} of {cards}</source>
        <comment>cards: Rope, Hall, Study</comment>
        <translation>Notitie: {who} heeft minstens {number} van {cards}</translation>
    </message>
    <message>
        <source>Note: {who} has none of {cards}</source>
        <comment>cards: Rope, Hall</comment>
        <translation>Notitie: {who} heeft geen van {cards}</translation>
    </message>
    <message>
        <source>Note: {who} has {cards}</source>
        <comment>cards: Rope, Hall</comment>
        <translation>Notitie: {who} heeft {cards}</translation>
    </message>
    <message>
        <source>Note: {who} has {card}</source>
        <translation>Notitie: {who} heeft {card}</translation>
    </message>
    <message>
        <source>Nothing happened</source>
        <translation>Er gebeurde niets</translation>
    </message>
    <message>
        <source>Nothing has been asked yet. Who begins?</source>
        <translation>Er is nog niets gevraagd. Wie begint?</translation>
    </message>
    <message>
        <source>Nothing new is certain.</source>
        <translation>Niets nieuws is zeker.</translation>
    </message>
    <message>
        <source>Nothing to count: the hand was never revealed, or there was nothing to choose</source>
        <translation>Niets te tellen: de hand is nooit onthuld, of er viel niets te kiezen</translation>
    </message>
    <message>
        <source>Now certain: {sentences}</source>
        <translation>Nu zeker: {sentences}</translation>
    </message>
    <message>
        <source>Number of entries</source>
        <translation>Aantal aantekeningen</translation>
    </message>
    <message>
        <source>Numbers are hidden.</source>
        <translation>De getallen zijn verborgen.</translation>
    </message>
    <message>
        <source>Numbers are hidden. Click a cell to mark it.</source>
        <translation>De getallen zijn verborgen. Klik op een vakje om er een teken in te zetten.</translation>
    </message>
    <message>
        <source>Numbers are hidden. Switch your own sheet off to review or print this game.</source>
        <translation>De getallen zijn verborgen. Zet je eigen blad uit om op dit spel terug te blikken of het af te drukken.</translation>
    </message>
    <message>
        <source>Numbers by</source>
        <translation>Berekening van de getallen</translation>
    </message>
    <message>
        <source>Of</source>
        <comment>a caption: whose card was seen</comment>
        <translation>Van</translation>
    </message>
    <message>
        <source>Of this page</source>
        <translation>Van deze pagina</translation>
    </message>
    <message>
        <source>Offer cards the sheet rules out, too</source>
        <translation>Bied ook kaarten aan die het blad uitsluit</translation>
    </message>
    <message>
        <source>Often suggests {own}: {times} of {occasions} ({expected} expected)</source>
        <translation>Vraagt vaak naar {own}: {times} van de {occasions} keer (verwacht: {expected})</translation>
    </message>
    <message>
        <source>On my own</source>
        <translation>Zonder hulp</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Op het bord</translation>
    </message>
    <message>
        <source>On the next turn</source>
        <translation>In de volgende beurt</translation>
    </message>
    <message>
        <source>On the sheet</source>
        <translation>Op het blad</translation>
    </message>
    <message>
        <source>On to my turn</source>
        <translation>Door naar mijn beurt</translation>
    </message>
    <message>
        <source>On to the end</source>
        <translation>Door naar het einde</translation>
    </message>
    <message>
        <source>On to the end…</source>
        <translation>Door naar het einde…</translation>
    </message>
    <message>
        <source>On to your turn…</source>
        <translation>Door naar jouw beurt…</translation>
    </message>
    <message>
        <source>On your own sheet</source>
        <translation>Op je eigen blad</translation>
    </message>
    <message numerus="yes">
        <source>One of %n almost equally likely</source>
        <translation>
            <numerusform>Eén ongeveer even waarschijnlijke</numerusform>
            <numerusform>Eén van %n ongeveer even waarschijnlijke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of %n equally likely</source>
        <translation>
            <numerusform>Eén even waarschijnlijke</numerusform>
            <numerusform>Eén van %n even waarschijnlijke</numerusform>
        </translation>
    </message>
    <message>
        <source>One of several</source>
        <translation>Een van meerdere</translation>
    </message>
    <message>
        <source>One unreadable preference was reset to its default: {names}.</source>
        <translation>Een onleesbare voorkeur staat weer op standaard: {names}.</translation>
    </message>
    <message>
        <source>Only what everyone has seen. No one’s cards are shown.</source>
        <translation>Alleen wat iedereen heeft gezien; de kaarten van de spelers blijven verborgen.</translation>
    </message>
    <message>
        <source>Only when certain</source>
        <comment>when to accuse</comment>
        <translation>Alleen als het zeker is</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Recent geopend</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Een kopie openen</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Spel openen</translation>
    </message>
    <message>
        <source>Open a game from a file</source>
        <translation>Open een spel uit een bestand</translation>
    </message>
    <message>
        <source>Open a game in progress to look around</source>
        <translation>Open een spel dat al bezig is om rond te kijken</translation>
    </message>
    <message>
        <source>Open as last saved</source>
        <translation>Openen zoals opgeslagen</translation>
    </message>
    <message>
        <source>Open: it may be true, but does not follow.</source>
        <translation>Open: het kan waar zijn, maar volgt nergens uit.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Openen…</translation>
    </message>
    <message>
        <source>Other</source>
        <comment>what happened: something unusual</comment>
        <translation>Anders</translation>
    </message>
    <message>
        <source>Other card…</source>
        <translation>Andere kaart…</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Anderen</translation>
    </message>
    <message>
        <source>Others answered after the first card</source>
        <translation>Na de eerste kaart gaven anderen ook antwoord</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <comment>what else can be done</comment>
        <translation>Anders</translation>
    </message>
    <message>
        <source>Out of habit</source>
        <comment>how the others choose which card to show</comment>
        <translation>Uit gewoonte</translation>
    </message>
    <message>
        <source>Out, but still answers.</source>
        <translation>Ligt eruit, maar antwoordt nog.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Overschrijven</translation>
    </message>
    <message>
        <source>Own cards</source>
        <translation>Eigen kaarten</translation>
    </message>
    <message>
        <source>Own cards</source>
        <comment>the edition of a game</comment>
        <translation>Eigen kaarten</translation>
    </message>
    <message>
        <source>Own sheet</source>
        <translation>Eigen blad</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF-documenten (*.pdf)</translation>
    </message>
    <message>
        <source>PDF p&amp;aper size</source>
        <translation>Papi&amp;erformaat voor PDF</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG-afbeeldingen (*.png)</translation>
    </message>
    <message>
        <source>Page {number}</source>
        <translation>Pagina {number}</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagina’s</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Pagina’s van de help</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Deelvensters</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Parts of the game</source>
        <translation>Delen van het spel</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Onderdelen van het programma</translation>
    </message>
    <message>
        <source>Passed</source>
        <comment>a caption: who passed</comment>
        <translation>Paste</translation>
    </message>
    <message>
        <source>Patient: about ten seconds</source>
        <translation>Geduldig: een seconde of tien</translation>
    </message>
    <message>
        <source>Pause after each step</source>
        <translation>Pauze na elke stap</translation>
    </message>
    <message>
        <source>Picked at random</source>
        <comment>how players choose a card to show</comment>
        <translation>Willekeurig gekozen</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Afbeeldingen (*.png)</translation>
    </message>
    <message>
        <source>Pin a hunch on the cell, strengthen it, remove it</source>
        <translation>Een vermoeden op het vakje prikken, een sterker, geen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Play a game against the program</source>
        <translation>Speel een spel tegen het programma</translation>
    </message>
    <message>
        <source>Play to win</source>
        <comment>when to accuse</comment>
        <translation>Spelen om te winnen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <comment>the name of a player</comment>
        <translation>Speler {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Players in turn order</source>
        <translation>Spelers in volgorde van beurt</translation>
    </message>
    <message>
        <source>Players who can choose which card to show pick one at random. A card shown to you makes the others that you named a little less likely in that hand.</source>
        <translation>Wie kan kiezen welke kaart hij toont, neemt er willekeurig een. Een kaart die je te zien krijgt, maakt de andere die je noemde iets minder waarschijnlijk in die hand.</translation>
    </message>
    <message>
        <source>Players, in turn order</source>
        <translation>Spelers, in beurtvolgorde</translation>
    </message>
    <message>
        <source>Plays like {who}</source>
        <translation>Speelt als {who}</translation>
    </message>
    <message>
        <source>Point at the chart, or use the arrow keys, for exact numbers.</source>
        <translation>Wijs de grafiek aan of gebruik de pijltjestoetsen om precieze getallen te zien.</translation>
    </message>
    <message>
        <source>Policy: {policy}. The others show: {response}. Accuse: {limit}.</source>
        <translation>Strategie: {policy}. De anderen tonen: {response}. Beschuldigen: {limit}.</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>Pool</source>
        <comment>of cards that nobody holds; heads a column</comment>
        <translation>Pot</translation>
    </message>
    <message>
        <source>Pool: {cards}</source>
        <comment>cards that are there, as a note in few words</comment>
        <translation>Pot: {cards}</translation>
    </message>
    <message>
        <source>Poor</source>
        <comment>a suggestion: what it tells, beside the best</comment>
        <translation>Zwak</translation>
    </message>
    <message>
        <source>Possibilities</source>
        <comment>how many are left, beside a scale</comment>
        <translation>Mogelijkheden</translation>
    </message>
    <message>
        <source>Possibilities left after each entry</source>
        <translation>Overgebleven mogelijkheden na elke aantekening</translation>
    </message>
    <message>
        <source>Possible deals: {number}</source>
        <translation>Mogelijke verdelingen: {number}</translation>
    </message>
    <message>
        <source>Possible solutions</source>
        <translation>Mogelijke oplossingen</translation>
    </message>
    <message>
        <source>Pract&amp;ice…</source>
        <translation>Oefens&amp;pel…</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Oefenen</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>games against the program</comment>
        <translation>Oefenen</translation>
    </message>
    <message>
        <source>Practice game {number}</source>
        <translation>Oefenspel {number}</translation>
    </message>
    <message>
        <source>Practice games</source>
        <translation>Oefenspellen</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Voorkeuren…</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Voorkeuren</translation>
    </message>
    <message>
        <source>Preparing the pages…</source>
        <translation>De pagina’s worden voorbereid…</translation>
    </message>
    <message>
        <source>Press Enter to enter it.</source>
        <translation>Druk op Enter om het in te voeren.</translation>
    </message>
    <message>
        <source>Press F1 for help and all keys.</source>
        <translation>Druk op F1 voor hulp en alle toetsen.</translation>
    </message>
    <message>
        <source>Preview the sheet with this entry</source>
        <translation>Bekijk het blad met deze aantekening</translation>
    </message>
    <message>
        <source>Print the game</source>
        <translation>Spel afdrukken</translation>
    </message>
    <message>
        <source>Print the sheet, the entries and the charts, or save them as PDF</source>
        <translation>Druk het blad, de aantekeningen en de grafieken af, of sla ze op als PDF</translation>
    </message>
    <message>
        <source>Printed on {date}</source>
        <translation>Afgedrukt op {date}</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Kans</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Voortgang van de terugblik</translation>
    </message>
    <message>
        <source>Proved.</source>
        <translation>Bewezen.</translation>
    </message>
    <message>
        <source>Put this into the entry</source>
        <translation>Zet dit in de aantekening</translation>
    </message>
    <message>
        <source>Put this suggestion into the entry (Enter in the list)</source>
        <translation>Zet deze suggestie in de aantekening (Enter in de lijst)</translation>
    </message>
    <message>
        <source>Put {name} into the entry</source>
        <comment>{name}: of a card or a player</comment>
        <translation>Zet {name} in de aantekening</translation>
    </message>
    <message>
        <source>Question mark</source>
        <translation>Vraagteken</translation>
    </message>
    <message>
        <source>Quick: a moment</source>
        <translation>Snel: een moment</translation>
    </message>
    <message>
        <source>Race</source>
        <comment>a policy: who advises</comment>
        <translation>Race</translation>
    </message>
    <message>
        <source>Random</source>
        <comment>a policy: who advises</comment>
        <translation>Willekeurig</translation>
    </message>
    <message>
        <source>Rarely suggests {own}: {times} of {occasions} ({expected} expected)</source>
        <translation>Vraagt zelden naar {own}: {times} van de {occasions} keer (verwacht: {expected})</translation>
    </message>
    <message>
        <source>Re&amp;view the game…</source>
        <translation>&amp;Terugblikken op het spel…</translation>
    </message>
    <message>
        <source>Read the sheet</source>
        <translation>Lees het blad</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Recente spellen</translation>
    </message>
    <message>
        <source>Record the resul&amp;t…</source>
        <translation>Uitslag &amp;vastleggen…</translation>
    </message>
    <message>
        <source>Record the result</source>
        <translation>Uitslag vastleggen</translation>
    </message>
    <message>
        <source>Red&amp;o mark</source>
        <translation>Teken opn&amp;ieuw</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Redo: {step}</source>
        <comment>step: Ann&apos;s suggestion; delete Ann&apos;s suggestion</comment>
        <translation>Opnieuw: {step}</translation>
    </message>
    <message>
        <source>Refuted by {entries}.</source>
        <comment>entries: entries 3 and 7; the set-up</comment>
        <translation>Weerlegd door {entries}.</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Remove it and entries {numbers}</source>
        <translation>Deze en aantekeningen {numbers} verwijderen</translation>
    </message>
    <message>
        <source>Remove it and entry {numbers}</source>
        <translation>Deze en aantekening {numbers} verwijderen</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation>Verwijder speler {number}</translation>
    </message>
    <message>
        <source>Remove these games from the library (Del)</source>
        <translation>Deze spellen uit het archief verwijderen (Del)</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Verwijder deze speler</translation>
    </message>
    <message>
        <source>Repeat suggestions in the same room</source>
        <translation>Suggesties in dezelfde kamer herhalen</translation>
    </message>
    <message>
        <source>Reset the hand sizes to an even deal</source>
        <translation>Terug naar een gelijke verdeling</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Returning to where you left off…</source>
        <translation>Terug naar waar je gebleven was…</translation>
    </message>
    <message>
        <source>Reveals</source>
        <comment>heads a column of percentages; there is room for 7 letters</comment>
        <translation>Vertelt</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Terugblik</translation>
    </message>
    <message>
        <source>Review of the game</source>
        <translation>Terugblik op het spel</translation>
    </message>
    <message>
        <source>Review the game first to include the review</source>
        <translation>Open eerst de terugblik om die mee te nemen</translation>
    </message>
    <message>
        <source>Reviewing the game…</source>
        <translation>Terugblik wordt gemaakt…</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>of an accusation</comment>
        <translation>Goed</translation>
    </message>
    <message>
        <source>Right accusations</source>
        <translation>Goede beschuldigingen</translation>
    </message>
    <message>
        <source>Right if they accused now</source>
        <translation>Goed als ze nu beschuldigen</translation>
    </message>
    <message>
        <source>Right or wrong</source>
        <translation>Goed of fout</translation>
    </message>
    <message>
        <source>Rival {number}</source>
        <translation>Tegenstander {number}</translation>
    </message>
    <message>
        <source>Rivals</source>
        <translation>Tegenstanders</translation>
    </message>
    <message>
        <source>Roll</source>
        <comment>what the dice show</comment>
        <translation>Worp</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Gooien</translation>
    </message>
    <message>
        <source>Roll {number}</source>
        <comment>what the dice show</comment>
        <translation>Worp {number}</translation>
    </message>
    <message>
        <source>Rolled {roll} (type it on the board; letters go to the entry)</source>
        <translation>{roll} gegooid (typ het op het bord; letters gaan naar de aantekening)</translation>
    </message>
    <message>
        <source>Rolled {roll}, went to: {place}</source>
        <translation>Gooide {roll}, ging naar: {place}</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Kamer</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Kamers</translation>
    </message>
    <message>
        <source>Rules out</source>
        <comment>heads a column of percentages; there is room for 12 letters</comment>
        <translation>Sluit uit</translation>
    </message>
    <message>
        <source>SVG images (*.svg)</source>
        <translation>SVG-afbeeldingen (*.svg)</translation>
    </message>
    <message>
        <source>Same, or equally good</source>
        <translation>Hetzelfde, of even goed</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Ops&amp;laan als…</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Opslaan als &amp;PDF…</translation>
    </message>
    <message>
        <source>Save as &amp;PNG…</source>
        <translation>Opslaan als &amp;PNG…</translation>
    </message>
    <message>
        <source>Save as &amp;SVG…</source>
        <translation>Opslaan als &amp;SVG…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Opslaan als &amp;PDF…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Opslaan als PDF</translation>
    </message>
    <message>
        <source>Save as p&amp;icture (PNG)…</source>
        <translation>Opslaan als &amp;afbeelding (PNG)…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Opslaan als…</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Grafiek opslaan</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Spel opslaan</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Verslag opslaan</translation>
    </message>
    <message>
        <source>Save this game to another file</source>
        <translation>Sla dit spel op in een ander bestand</translation>
    </message>
    <message>
        <source>Save this game to its file</source>
        <translation>Sla dit spel op in zijn bestand</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Opgeslagen als {file}.</translation>
    </message>
    <message>
        <source>Saved as {path}.</source>
        <translation>Opgeslagen als {path}.</translation>
    </message>
    <message>
        <source>Saving would overwrite those changes. You can save to another file instead.</source>
        <translation>Opslaan zou die wijzigingen overschrijven. Je kunt ook een ander bestand kiezen.</translation>
    </message>
    <message>
        <source>Say of each mark whether it is proved, open or wrong, and how many are missed</source>
        <translation>Zeg van elk teken of het bewezen, open of fout is, en hoeveel er zijn gemist</translation>
    </message>
    <message>
        <source>Say what was in the envelope, and who won</source>
        <translation>Geef aan wat er in de envelop zat en wie er won</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Search players, dates, results</source>
        <translation>Spelers, datums, uitslagen zoeken</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Zoeken in de hulp</translation>
    </message>
    <message>
        <source>Secret passage to {room}</source>
        <translation>Geheime gang naar {room}</translation>
    </message>
    <message>
        <source>See each player’s likeliest complete hands</source>
        <translation>Zie de waarschijnlijkste volledige handen van elke speler</translation>
    </message>
    <message>
        <source>See how each player seems to play, and what it changes</source>
        <translation>Zien hoe elke speler lijkt te spelen, en wat dat uitmaakt</translation>
    </message>
    <message>
        <source>See where everyone stands, and enter moves</source>
        <translation>Zie waar iedereen staat en voer zetten in</translation>
    </message>
    <message>
        <source>Seen by {player}, who held {cards}</source>
        <translation>Gezien door {player}, met in handen: {cards}</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Naar de printer gestuurd.</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Opzijleggen</translation>
    </message>
    <message>
        <source>Set it and entries {numbers} aside</source>
        <translation>Deze en aantekeningen {numbers} opzijleggen</translation>
    </message>
    <message>
        <source>Set it and entry {numbers} aside</source>
        <translation>Deze en aantekening {numbers} opzijleggen</translation>
    </message>
    <message>
        <source>Set it aside</source>
        <comment>an entry, which then does not count</comment>
        <translation>Opzijleggen</translation>
    </message>
    <message>
        <source>Set up the game</source>
        <translation>Zet het spel op</translation>
    </message>
    <message>
        <source>Set-&amp;up…</source>
        <translation>O&amp;pzet…</translation>
    </message>
    <message>
        <source>Share of their own cards among those they suggested, in games where their hand is known</source>
        <translation>Aandeel eigen kaarten in hun suggesties, in spellen waarin hun hand bekend is</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Delen…</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blad</translation>
    </message>
    <message>
        <source>Sheet: cards down, holders across</source>
        <translation>Blad: kaarten omlaag, bezitters opzij</translation>
    </message>
    <message>
        <source>Show &amp;everything</source>
        <translation>&amp;Alles tonen</translation>
    </message>
    <message>
        <source>Show another completion</source>
        <translation>Een andere aanvulling tonen</translation>
    </message>
    <message>
        <source>Show everything again</source>
        <translation>Alles weer tonen</translation>
    </message>
    <message>
        <source>Show everything again (0)</source>
        <translation>Alles weer tonen (0)</translation>
    </message>
    <message>
        <source>Show in the chart of cells</source>
        <translation>In de grafiek van vakjes tonen</translation>
    </message>
    <message>
        <source>Show larger squares; scroll to see the rest</source>
        <translation>Grotere vakjes tonen; scrol om de rest te zien</translation>
    </message>
    <message>
        <source>Show numbers again</source>
        <translation>Toon de getallen weer</translation>
    </message>
    <message>
        <source>Show only what everyone at the table may see</source>
        <translation>Toon alleen wat iedereen aan tafel mag zien</translation>
    </message>
    <message>
        <source>Show only what everyone has seen, so that you can share the review</source>
        <translation>Alleen tonen wat iedereen heeft gezien, zodat je de terugblik kunt delen</translation>
    </message>
    <message>
        <source>Show or hide &amp;charts</source>
        <translation>Grafieken &amp;tonen of verbergen</translation>
    </message>
    <message>
        <source>Show the charts used last, or hide them all</source>
        <translation>Toon de laatst gebruikte grafieken of verberg ze alle</translation>
    </message>
    <message>
        <source>Show the game after that entry</source>
        <translation>Het spel na die aantekening tonen</translation>
    </message>
    <message>
        <source>Show the game as it is</source>
        <translation>Toon het spel zoals het is</translation>
    </message>
    <message>
        <source>Show the game as it is now</source>
        <translation>Toon het spel zoals het nu is</translation>
    </message>
    <message>
        <source>Show this entry in the list</source>
        <translation>Toon deze aantekening in de lijst</translation>
    </message>
    <message>
        <source>Shown to {who} ({entries}).</source>
        <comment>a card; entries: entries 4 and 9</comment>
        <translation>Getoond aan {who} ({entries}).</translation>
    </message>
    <message>
        <source>Shows</source>
        <comment>a caption: who shows a card</comment>
        <translation>Toont</translation>
    </message>
    <message>
        <source>Shows a player the same card again about as often as expected: {times} of {occasions} ({expected} expected)</source>
        <translation>Toont een speler ongeveer zo vaak nog eens dezelfde kaart als verwacht: {times} van de {occasions} keer (verwacht: {expected})</translation>
    </message>
    <message>
        <source>Shows no preference among suspects, weapons and rooms</source>
        <translation>Toont geen voorkeur voor verdachten, wapens of kamers</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Grootte</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Oplossing</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Oplossingen</translation>
    </message>
    <message>
        <source>Solutions left at the end: {each}</source>
        <translation>Oplossingen over aan het eind: {each}</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Opgelost</translation>
    </message>
    <message>
        <source>Some cards shown to {player} are unknown, so {player} may or may not have been certain.</source>
        <translation>Sommige kaarten die {player} zag zijn onbekend; misschien kon {player} zeker zijn, misschien niet.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. You can continue.</source>
        <translation>Er is iets misgegaan in het programma. Je kunt verdergaan.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. Your game is safe, and you can continue.</source>
        <translation>Er is iets misgegaan in het programma. Je spel is veilig en je kunt verdergaan.</translation>
    </message>
    <message>
        <source>Sort</source>
        <comment>the cards of a chart</comment>
        <translation>Sorteer</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Standaardfout</translation>
    </message>
    <message>
        <source>Standard error of a cell: up to {error}. Two numbers in three are within one standard error of the truth, 19 in 20 within two.</source>
        <translation>De standaardfout van een vakje is hoogstens {error}: twee op de drie getallen zitten dichter bij de waarheid dan hun standaardfout, negentien op de twintig dichter dan het dubbele.</translation>
    </message>
    <message>
        <source>Start a new game</source>
        <translation>Begin een nieuw spel</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Opnieuw beginnen</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Spel beginnen</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Hier blijven</translation>
    </message>
    <message>
        <source>Stay in {room}</source>
        <translation>In {room} blijven</translation>
    </message>
    <message>
        <source>Stayed where you were called to: {place}</source>
        <translation>Gebleven waar je was geroepen: {place}</translation>
    </message>
    <message>
        <source>Still needed: where</source>
        <translation>Nog nodig: waarheen</translation>
    </message>
    <message>
        <source>Still needed: {fields}</source>
        <comment>fields: suspect, weapon, who shows</comment>
        <translation>Nog nodig: {fields}</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Suggereren</translation>
    </message>
    <message>
        <source>Suggest</source>
        <comment>heads a column of cards</comment>
        <translation>Suggestie</translation>
    </message>
    <message>
        <source>Suggest corrections</source>
        <translation>Verbeteringen voorstellen</translation>
    </message>
    <message>
        <source>Suggest {cards}</source>
        <translation>Suggereer {cards}</translation>
    </message>
    <message>
        <source>Suggest {cards} (or {rooms})</source>
        <translation>Suggereer {cards} (of {rooms})</translation>
    </message>
    <message>
        <source>Suggestion</source>
        <translation>Suggestie</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Suggesties</translation>
    </message>
    <message>
        <source>Suggestions per game, on average</source>
        <translation>Suggesties per spel, gemiddeld</translation>
    </message>
    <message>
        <source>Suggestions, the best first</source>
        <translation>Suggesties, de beste eerst</translation>
    </message>
    <message>
        <source>Suggests {own} a little less often: {times} of {occasions} ({expected} expected)</source>
        <translation>Vraagt iets minder vaak naar {own}: {times} van de {occasions} keer (verwacht: {expected})</translation>
    </message>
    <message>
        <source>Suggests {own} about as often as expected: {times} of {occasions} ({expected} expected)</source>
        <translation>Vraagt ongeveer zo vaak naar {own} als verwacht: {times} van de {occasions} keer (verwacht: {expected})</translation>
    </message>
    <message>
        <source>Suggests {own} fairly often: {times} of {occasions} ({expected} expected)</source>
        <translation>Vraagt vrij vaak naar {own}: {times} van de {occasions} keer (verwacht: {expected})</translation>
    </message>
    <message>
        <source>Suspect</source>
        <translation>Verdachte</translation>
    </message>
    <message>
        <source>Suspects</source>
        <translation>Verdachten</translation>
    </message>
    <message>
        <source>Table &amp;mode</source>
        <translation>&amp;Tafelmodus</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Take back a mark, make it again</source>
        <translation>Een teken terugnemen, opnieuw zetten</translation>
    </message>
    <message>
        <source>Take back the last</source>
        <translation>Laatste terugnemen</translation>
    </message>
    <message>
        <source>Take back your last mark (on the sheet also Ctrl+Z)</source>
        <translation>Neem je laatste teken terug (op het blad ook Ctrl+Z)</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Overnemen</translation>
    </message>
    <message>
        <source>Take that back</source>
        <translation>Dat terugnemen</translation>
    </message>
    <message>
        <source>Takes no turns</source>
        <translation>Heeft geen beurten</translation>
    </message>
    <message>
        <source>Takes no turns.</source>
        <translation>Heeft geen beurten.</translation>
    </message>
    <message>
        <source>Tends not to show a player the same card again: {times} of {occasions} ({expected} expected)</source>
        <translation>Toont een speler liever niet nog eens dezelfde kaart: {times} van de {occasions} keer (verwacht: {expected})</translation>
    </message>
    <message>
        <source>Tends not to show {kind}: {times} of {occasions} ({expected} expected)</source>
        <translation>Toont liever geen {kind}: {times} van de {occasions} keer (verwacht: {expected})</translation>
    </message>
    <message>
        <source>Tends to show a player the same card again: {times} of {occasions} ({expected} expected)</source>
        <translation>Is een beetje geneigd een speler nog eens dezelfde kaart te tonen: {times} van de {occasions} keer (verwacht: {expected})</translation>
    </message>
    <message>
        <source>Tends to show {kind}: {times} of {occasions} ({expected} expected)</source>
        <translation>Toont vrij graag {kind}: {times} van de {occasions} keer (verwacht: {expected})</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>Teksten (*.txt)</translation>
    </message>
    <message>
        <source>That cannot be entered.</source>
        <translation>Dat kan niet ingevoerd worden.</translation>
    </message>
    <message>
        <source>The &amp;entries</source>
        <translation>De &amp;aantekeningen</translation>
    </message>
    <message>
        <source>The &amp;review</source>
        <translation>De &amp;terugblik</translation>
    </message>
    <message>
        <source>The &amp;sheet</source>
        <translation>Het &amp;blad</translation>
    </message>
    <message>
        <source>The accusation is right.</source>
        <translation>De beschuldiging is goed.</translation>
    </message>
    <message>
        <source>The accusation is wrong.</source>
        <translation>De beschuldiging is fout.</translation>
    </message>
    <message>
        <source>The accusation was right.</source>
        <translation>De beschuldiging was goed.</translation>
    </message>
    <message>
        <source>The accusation was wrong.</source>
        <translation>De beschuldiging was fout.</translation>
    </message>
    <message>
        <source>The analytic centre cannot weigh hunches. Other engines can.</source>
        <translation>Het analytisch centrum kan geen vermoedens meetellen. Andere rekenmethodes kunnen dat wel.</translation>
    </message>
    <message>
        <source>The answer ruled nothing out; the favourites moved closer together.</source>
        <translation>Het antwoord sloot niets uit; de favorieten kwamen dichter bij elkaar.</translation>
    </message>
    <message>
        <source>The answer ruled out {share}.</source>
        <comment>share: 35%</comment>
        <translation>Het antwoord sloot {share} uit.</translation>
    </message>
    <message>
        <source>The answer told you nothing about the envelope.</source>
        <translation>Het antwoord vertelde je niets over de envelop.</translation>
    </message>
    <message>
        <source>The answers told you about as much as you could expect.</source>
        <translation>De antwoorden vertelden je ongeveer zoveel als je kon verwachten.</translation>
    </message>
    <message>
        <source>The asker looks at one if nobody shows</source>
        <comment>at a card that lies face down</comment>
        <translation>Wie vraagt, bekijkt er een als niemand toont</translation>
    </message>
    <message>
        <source>The best suggestion in each room</source>
        <translation>De beste suggestie in elke kamer</translation>
    </message>
    <message>
        <source>The best suggestion in each room you can reach this turn</source>
        <translation>De beste suggestie in elke kamer die je deze beurt kunt bereiken</translation>
    </message>
    <message>
        <source>The board of this game cannot be used.</source>
        <translation>Het bord van dit spel is onbruikbaar.</translation>
    </message>
    <message>
        <source>The c&amp;harts</source>
        <translation>De &amp;grafieken</translation>
    </message>
    <message>
        <source>The card shown</source>
        <translation>De getoonde kaart</translation>
    </message>
    <message>
        <source>The card whose letter is underlined</source>
        <translation>De kaart waarvan die letter onderstreept is</translation>
    </message>
    <message>
        <source>The contradictions could not be found: {error}</source>
        <translation>De tegenspraken konden niet worden gevonden: {error}</translation>
    </message>
    <message>
        <source>The dice were neither lucky nor unlucky.</source>
        <translation>Met de dobbelstenen had je geluk noch pech.</translation>
    </message>
    <message>
        <source>The edition</source>
        <translation>De editie</translation>
    </message>
    <message>
        <source>The engine failed: {error}</source>
        <translation>De rekenmethode gaf een fout: {error}</translation>
    </message>
    <message>
        <source>The engine failed: {error}. The entries are safe.</source>
        <translation>De rekenmethode gaf een fout: {error}. De aantekeningen zijn veilig.</translation>
    </message>
    <message>
        <source>The engines cannot be loaded: {error}</source>
        <translation>De rekenmethodes kunnen niet geladen worden: {error}</translation>
    </message>
    <message>
        <source>The entries, and what share of the possible solutions each ruled out</source>
        <translation>De aantekeningen, en welk deel van de mogelijke oplossingen elk uitsloot</translation>
    </message>
    <message>
        <source>The envelope</source>
        <translation>De envelop</translation>
    </message>
    <message>
        <source>The envelope: one card of each category</source>
        <translation>De envelop: één kaart van elke soort</translation>
    </message>
    <message>
        <source>The favourites would move closer together</source>
        <translation>De favorieten zouden dichter bij elkaar komen</translation>
    </message>
    <message>
        <source>The favourites would stand out a little more</source>
        <translation>De favorieten zouden er iets meer uitsteken</translation>
    </message>
    <message>
        <source>The file {finding}.</source>
        <comment>finding: is damaged or not a Deerstalker game (line 2, column 6)</comment>
        <translation>Het bestand {finding}.</translation>
    </message>
    <message>
        <source>The game as everyone saw it</source>
        <translation>Het spel zoals iedereen het zag</translation>
    </message>
    <message>
        <source>The game cannot go on: {reason}. It is kept as it was.</source>
        <translation>Het spel kan niet verder: {reason}. Het blijft bewaard zoals het was.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Het spel is afgelopen</translation>
    </message>
    <message>
        <source>The game is over: {cards}</source>
        <translation>Het spel is afgelopen: {cards}</translation>
    </message>
    <message>
        <source>The hand</source>
        <comment>of a player</comment>
        <translation>De hand</translation>
    </message>
    <message>
        <source>The last entries could not be recovered.</source>
        <translation>De laatste aantekeningen konden niet worden hersteld.</translation>
    </message>
    <message>
        <source>The leftover card I saw</source>
        <translation>De overige kaart die ik zag</translation>
    </message>
    <message>
        <source>The leftover card you looked at ruled out {share}.</source>
        <comment>share: 50%</comment>
        <translation>De overige kaart die je bekeek sloot {share} uit.</translation>
    </message>
    <message>
        <source>The library failed: {reason}</source>
        <translation>Fout in het archief: {reason}</translation>
    </message>
    <message>
        <source>The library is not available: {reason}.</source>
        <translation>Het archief is niet beschikbaar: {reason}.</translation>
    </message>
    <message>
        <source>The library knows how {players} played before. Click to see or use it.</source>
        <translation>Het archief weet hoe {players} eerder speelden. Klik om het te zien of te gebruiken.</translation>
    </message>
    <message>
        <source>The library was damaged. It was renamed to {file}, and a new one started.</source>
        <translation>Het archief was beschadigd. Het is hernoemd naar {file}, en er is een nieuw gemaakt.</translation>
    </message>
    <message>
        <source>The library was made by a newer Deerstalker and is left unchanged. Install the newer version to open it and to add games to it.</source>
        <translation>Het archief is van een nieuwere Deerstalker en blijft ongewijzigd. Installeer de nieuwere om het te openen en er spellen aan toe te voegen.</translation>
    </message>
    <message>
        <source>The likeliest cards of each category first</source>
        <translation>De waarschijnlijkste kaarten van elke soort eerst</translation>
    </message>
    <message>
        <source>The likeliest solutions</source>
        <translation>De waarschijnlijkste oplossingen</translation>
    </message>
    <message>
        <source>The likely whole hands of this player (F9)</source>
        <translation>De waarschijnlijke hele handen van deze speler (F9)</translation>
    </message>
    <message>
        <source>The name</source>
        <comment>of a player</comment>
        <translation>De naam</translation>
    </message>
    <message>
        <source>The next and the previous token</source>
        <translation>De volgende en de vorige pion</translation>
    </message>
    <message>
        <source>The next mark: tick, cross, question mark, none</source>
        <translation>Het volgende teken: vinkje, kruisje, vraagteken, geen</translation>
    </message>
    <message>
        <source>The number above includes your hunches; the rest does not.</source>
        <translation>In het getal hierboven tellen je vermoedens mee, in de rest niet.</translation>
    </message>
    <message>
        <source>The numbers are as the cards say: {why}.</source>
        <translation>De getallen gaan alleen uit van de kaarten: {why}.</translation>
    </message>
    <message>
        <source>The other cards</source>
        <translation>De andere kaarten</translation>
    </message>
    <message>
        <source>The past</source>
        <translation>Eerder moment</translation>
    </message>
    <message>
        <source>The planner failed: {error}.</source>
        <translation>Bij het plannen ging iets mis: {error}.</translation>
    </message>
    <message>
        <source>The planner failed: {error}. The entries are safe.</source>
        <translation>Bij het plannen ging iets mis: {error}. De aantekeningen zijn veilig.</translation>
    </message>
    <message>
        <source>The player in turn asks, nobody shows</source>
        <translation>Wie aan de beurt is vraagt, en niemand toont</translation>
    </message>
    <message>
        <source>The player of that number</source>
        <translation>De speler met dat nummer</translation>
    </message>
    <message>
        <source>The pool</source>
        <translation>De pot</translation>
    </message>
    <message>
        <source>The pool lies open: {cards}</source>
        <translation>De pot ligt open: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>The pool: %n card(s), face down</source>
        <translation>
            <numerusform>De pot: %n kaart, gesloten</numerusform>
            <numerusform>De pot: %n kaarten, gesloten</numerusform>
        </translation>
    </message>
    <message>
        <source>The quickest way to win.</source>
        <translation>De snelste weg naar winst.</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Het verslag</translation>
    </message>
    <message>
        <source>The review</source>
        <translation>De terugblik</translation>
    </message>
    <message>
        <source>The review covers {n} of {all} entries.</source>
        <translation>De terugblik omvat {n} van {all} aantekeningen.</translation>
    </message>
    <message>
        <source>The roll</source>
        <translation>Wat er gegooid is</translation>
    </message>
    <message>
        <source>The room, the suspect and the weapon, and how this compares with the first</source>
        <translation>De kamer, de verdachte en het wapen, en de vergelijking met de eerste</translation>
    </message>
    <message>
        <source>The same cards and dice for everyone, against three rivals</source>
        <translation>Dezelfde kaarten en worpen voor iedereen, tegen drie tegenstanders</translation>
    </message>
    <message>
        <source>The same game from the beginning: the same cards, dice and rivals</source>
        <translation>Hetzelfde spel vanaf het begin: dezelfde kaarten, worpen en tegenstanders</translation>
    </message>
    <message>
        <source>The same number gives the same cards and dice</source>
        <translation>Hetzelfde nummer geeft dezelfde kaarten en worpen</translation>
    </message>
    <message>
        <source>The set-up alone is enough.</source>
        <translation>De opzet alleen al zegt het.</translation>
    </message>
    <message>
        <source>The sheet</source>
        <translation>Het blad</translation>
    </message>
    <message>
        <source>The sheet has numbers, and advice and reasons are there if you want them.</source>
        <translation>Het blad heeft getallen, en als je wilt, zijn er advies en uitleg.</translation>
    </message>
    <message>
        <source>The sheet shows the game after entry {number}.</source>
        <translation>Het blad toont het spel na aantekening {number}.</translation>
    </message>
    <message>
        <source>The sheet shows the game before the first entry.</source>
        <translation>Het blad toont het spel vóór de eerste aantekening.</translation>
    </message>
    <message>
        <source>The steps, and the entries</source>
        <translation>De stappen en de aantekeningen</translation>
    </message>
    <message>
        <source>The suggestions, what each answer would mean, whether to accuse, and the others</source>
        <translation>De suggesties, wat elk antwoord zou betekenen, of je moet beschuldigen, en de anderen</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>De tafel</translation>
    </message>
    <message>
        <source>The turns go round in another order than the seats. Change the seats?</source>
        <translation>De beurten gaan in een andere volgorde rond dan de plaatsen. De plaatsen wijzigen?</translation>
    </message>
    <message>
        <source>Then</source>
        <comment>a caption: who answers after the first card</comment>
        <translation>Dan</translation>
    </message>
    <message>
        <source>There is no printer; save the game as PDF.</source>
        <translation>Er is geen printer; sla het spel op als PDF.</translation>
    </message>
    <message>
        <source>These are as the cards say, not as people play.</source>
        <translation>Berekend volgens de kaarten, niet volgens speelstijl.</translation>
    </message>
    <message>
        <source>These are estimates with an unknown error.</source>
        <translation>Dit zijn schattingen met onbekende fout.</translation>
    </message>
    <message>
        <source>These hands cannot be estimated: {reason}.</source>
        <translation>Deze handen zijn niet te schatten: {reason}.</translation>
    </message>
    <message>
        <source>They are worth {number} independent draws (the effective sample size).</source>
        <translation>Ze zijn evenveel waard als {number} onafhankelijke trekkingen (de effectieve steekproefgrootte).</translation>
    </message>
    <message>
        <source>They stay unseen</source>
        <comment>cards face down</comment>
        <translation>Ze blijven ongezien</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Even nadenken…</translation>
    </message>
    <message>
        <source>This cannot be true</source>
        <translation>Dit kan niet waar zijn</translation>
    </message>
    <message>
        <source>This contradicts entries {entries}: one of them is wrong, or this is.</source>
        <translation>Dit spreekt aantekeningen {entries} tegen: een daarvan is fout, of dit.</translation>
    </message>
    <message>
        <source>This contradicts entries {others}</source>
        <comment>numbers, and perhaps parts of the set-up</comment>
        <translation>Dit spreekt aantekeningen {others} tegen</translation>
    </message>
    <message>
        <source>This contradicts entry {entries}: one of the two is wrong.</source>
        <translation>Dit spreekt aantekening {entries} tegen: een van de twee is fout.</translation>
    </message>
    <message>
        <source>This contradicts entry {others}</source>
        <comment>its number, and perhaps parts of the set-up</comment>
        <translation>Dit spreekt aantekening {others} tegen</translation>
    </message>
    <message>
        <source>This contradicts the set-up: your hand, the hand sizes or the face-up cards.</source>
        <translation>Dit spreekt de opzet tegen: je hand, de aantallen of de open kaarten.</translation>
    </message>
    <message>
        <source>This contradicts {parts}</source>
        <comment>parts of the set-up</comment>
        <translation>Dit spreekt {parts} tegen</translation>
    </message>
    <message>
        <source>This deal fits every entry, too, and in it: {sentence}.</source>
        <comment>Bob has the Rope</comment>
        <translation>Ook deze verdeling past bij elke aantekening, en daarin geldt: {sentence}.</translation>
    </message>
    <message>
        <source>This engine computes single cards only, not whole solutions. Choose another engine.</source>
        <translation>Deze rekenmethode berekent alleen losse kaarten, geen hele oplossingen. Kies een andere.</translation>
    </message>
    <message>
        <source>This engine doesn’t count them.</source>
        <translation>Deze rekenmethode telt ze niet.</translation>
    </message>
    <message>
        <source>This entry could not be checked: {error}</source>
        <translation>Deze aantekening kon niet worden gecontroleerd: {error}</translation>
    </message>
    <message>
        <source>This game cannot be read: {reason}</source>
        <translation>Dit spel kan niet worden gelezen: {reason}</translation>
    </message>
    <message>
        <source>This game cannot be reviewed: {reason}.</source>
        <translation>Op dit spel kan niet worden teruggeblikt: {reason}.</translation>
    </message>
    <message>
        <source>This game cannot be saved ({reason}). Closed now, it would be lost.</source>
        <translation>Dit spel kan niet worden opgeslagen ({reason}). Sluit je het nu, dan gaat het verloren.</translation>
    </message>
    <message>
        <source>This game cannot be saved automatically ({reason}). Save it to a file from time to time.</source>
        <translation>Dit spel kan niet automatisch worden opgeslagen ({reason}). Sla het af en toe op in een bestand.</translation>
    </message>
    <message>
        <source>This game has no board. Everything else works without one. You can draw your own as a text file next to the saved game, and name it there.</source>
        <translation>Dit spel heeft geen bord. Al het andere werkt ook zonder. Je kunt er zelf een tekenen als tekstbestand naast het opgeslagen spel en het daarin noemen.</translation>
    </message>
    <message>
        <source>This game is no longer available</source>
        <translation>Dit spel is niet meer beschikbaar</translation>
    </message>
    <message>
        <source>This game is no longer in the library.</source>
        <translation>Dit spel zit niet meer in het archief.</translation>
    </message>
    <message>
        <source>This game is too large to be checked: {reason}.</source>
        <translation>Dit spel is te groot om na te kijken: {reason}.</translation>
    </message>
    <message>
        <source>This is an earlier moment. Return to now to continue.</source>
        <translation>Je bekijkt een eerder moment. Ga terug naar nu om verder te gaan.</translation>
    </message>
    <message>
        <source>This is me (Up/Down: previous/next player)</source>
        <translation>Dit ben ik (omhoog/omlaag: vorige/volgende speler)</translation>
    </message>
    <message>
        <source>This puts you out. Press Enter to enter it.</source>
        <translation>Hiermee lig je eruit. Druk op Enter om het in te voeren.</translation>
    </message>
    <message>
        <source>This roll reaches no room.</source>
        <translation>Met deze worp haal je geen kamer.</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Deze beurt</translation>
    </message>
    <message>
        <source>This would tell you nothing about the envelope</source>
        <translation>Dat zou je niets over de envelop vertellen</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Vinkje</translation>
    </message>
    <message>
        <source>Tick: certain. Cross: ruled out. Percentages: how likely it was (estimated).</source>
        <translation>Vinkje: zeker. Kruisje: uitgesloten. Procenten: hoe waarschijnlijk het was (geschat).</translation>
    </message>
    <message>
        <source>Tick: certain. Cross: ruled out. Percentages: how likely it was.</source>
        <translation>Vinkje: zeker. Kruisje: uitgesloten. Procenten: hoe waarschijnlijk het was.</translation>
    </message>
    <message>
        <source>Ticks and crosses are certain; numbers show how likely the rest is. Click a cell to see why.</source>
        <translation>Vinkjes en kruisjes zijn zeker; getallen tonen hoe waarschijnlijk de rest is. Klik op een vakje om te zien waarom.</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Tijd (ms)</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Verloop</translation>
    </message>
    <message>
        <source>Timeline</source>
        <comment>heads a column</comment>
        <translation>Verloop</translation>
    </message>
    <message>
        <source>To deal all {total} cards, {changes}.</source>
        <comment>changes: Bob gets 5 instead of 4, Cid …</comment>
        <translation>Om alle {total} kaarten te delen: {changes}.</translation>
    </message>
    <message>
        <source>To&amp;uch mode</source>
        <translation>Aan&amp;raakmodus</translation>
    </message>
    <message>
        <source>Today’s game</source>
        <translation>Spel van vandaag</translation>
    </message>
    <message>
        <source>Together {share} (estimated).</source>
        <translation>Samen {share} (geschat).</translation>
    </message>
    <message numerus="yes">
        <source>Together {share}, of %n possible solution(s).</source>
        <translation>
            <numerusform>Samen {share}, van %n mogelijke oplossing.</numerusform>
            <numerusform>Samen {share}, van %n mogelijke oplossingen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Pion</translation>
    </message>
    <message>
        <source>Token of player {number}</source>
        <translation>Pion van speler {number}</translation>
    </message>
    <message>
        <source>Tokens: which suspect each player moves</source>
        <translation>Pionnen: welke verdachte elke speler zet</translation>
    </message>
    <message>
        <source>Too much for every engine ({why}).</source>
        <translation>Dit is te veel voor elke rekenmethode ({why}).</translation>
    </message>
    <message>
        <source>Too much for {engine} ({why}). Automatic uses another engine.</source>
        <translation>Dit is te veel voor {engine} ({why}). Automatisch neemt een andere rekenmethode.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Hulpmiddelen</translation>
    </message>
    <message>
        <source>Towards</source>
        <comment>a caption: rooms out of reach</comment>
        <translation>Richting</translation>
    </message>
    <message>
        <source>True in every possible deal.</source>
        <translation>Waar in elke mogelijke verdeling.</translation>
    </message>
    <message>
        <source>Turning points: what they ruled out</source>
        <translation>Keerpunten: wat ze uitsloten</translation>
    </message>
    <message>
        <source>Two windows cannot write to the same file. You can open a copy here.</source>
        <translation>Twee vensters kunnen niet in hetzelfde bestand schrijven. Je kunt hier een kopie openen.</translation>
    </message>
    <message>
        <source>Type a card, then Enter</source>
        <translation>Typ een kaart, dan Enter</translation>
    </message>
    <message>
        <source>Type it (/)</source>
        <translation>Typen (/)</translation>
    </message>
    <message>
        <source>Type the roll, or click where you go.</source>
        <translation>Typ de worp, of klik waar je heen gaat.</translation>
    </message>
    <message>
        <source>Type the roll, or click where {player} goes.</source>
        <translation>Typ de worp, of klik waar {player} heen gaat.</translation>
    </message>
    <message>
        <source>Type what happened, in a few words</source>
        <translation>Typ in een paar woorden wat er gebeurde</translation>
    </message>
    <message>
        <source>Typed after /</source>
        <translation>Getypt na /</translation>
    </message>
    <message>
        <source>U&amp;ndo mark</source>
        <translation>Teken te&amp;rugnemen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Undo back to before it (takes back entries {numbers})</source>
        <translation>Ongedaan maken tot ervoor (neemt aantekeningen {numbers} terug)</translation>
    </message>
    <message>
        <source>Undo back to before it (takes back entry {numbers})</source>
        <translation>Ongedaan maken tot ervoor (neemt aantekening {numbers} terug)</translation>
    </message>
    <message>
        <source>Undo: {step}</source>
        <comment>step: Ann&apos;s suggestion; delete Ann&apos;s suggestion</comment>
        <translation>Ongedaan maken: {step}</translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <translation>Ongedaan gemaakt: {step}</translation>
    </message>
    <message>
        <source>Unexpected error: {error}.</source>
        <translation>Onverwachte fout: {error}.</translation>
    </message>
    <message>
        <source>Unlikely</source>
        <translation>Onwaarschijnlijk</translation>
    </message>
    <message>
        <source>Unlikely for {who}: {cards}</source>
        <translation>Onwaarschijnlijk bij {who}: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Unlikely for {who}: {cards}, or one of %n other(s)</source>
        <translation>
            <numerusform>Onwaarschijnlijk bij {who}: {cards}, of %n andere</numerusform>
            <numerusform>Onwaarschijnlijk bij {who}: {cards}, of een van %n andere</numerusform>
        </translation>
    </message>
    <message>
        <source>Unlucky answers: they told you {value:.1f} bits less than you could expect.</source>
        <translation>Pech met de antwoorden: ze vertelden je {value:.1f} bits minder dan je kon verwachten.</translation>
    </message>
    <message>
        <source>Unlucky dice: they cost you about {value:.1f} turns.</source>
        <translation>Pech met de dobbelstenen: dat kostte je ongeveer {value:.1f} beurten.</translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation>Niet-opgeslagen spel</translation>
    </message>
    <message>
        <source>Unsaved games</source>
        <translation>Niet-opgeslagen spellen</translation>
    </message>
    <message>
        <source>Up to {count} counting steps. If the exact numbers take more, an estimate is shown until they are ready.</source>
        <translation>Tot {count} telstappen. Kosten de exacte getallen er meer, dan zie je een schatting tot ze klaar zijn.</translation>
    </message>
    <message>
        <source>Up to {number} players</source>
        <translation>Hoogstens {number} spelers</translation>
    </message>
    <message>
        <source>Updating…</source>
        <translation>Bijwerken…</translation>
    </message>
    <message>
        <source>Use Automatic</source>
        <comment>the engine</comment>
        <translation>Automatisch gebruiken</translation>
    </message>
    <message>
        <source>Use Automatic instead</source>
        <translation>Automatisch gebruiken</translation>
    </message>
    <message>
        <source>Velma</source>
        <comment>a policy, named after a detective</comment>
        <translation>Velma</translation>
    </message>
    <message>
        <source>Violet marks are yours; the others come from your cards and the face-up ones. Click a cell for a tick, a cross, a question mark, and empty again. Checked marks: on blue, proved; in a dashed frame, open: it may be true, but does not follow; with a warning sign, wrong.</source>
        <translation>Paarse tekens zijn van jou; de andere komen van je kaarten en de open kaarten. Klik op een vakje voor een vinkje, een kruisje, een vraagteken en weer leeg. Nagekeken tekens: op blauw, bewezen; in een gestreept kader, open: het kan waar zijn, maar volgt nergens uit; met een waarschuwingsteken, fout.</translation>
    </message>
    <message>
        <source>Wait: even the likeliest solution had a chance of {chance}</source>
        <translation>Wachten: zelfs de waarschijnlijkste oplossing stond op {chance}</translation>
    </message>
    <message>
        <source>Wait: {why}</source>
        <comment>a row with the chance to win; why: … will probably be first (79%)</comment>
        <translation>Wachten: {why}</translation>
    </message>
    <message>
        <source>Waits for &amp;exact</source>
        <translation>Wacht op &amp;exacte getallen</translation>
    </message>
    <message>
        <source>Was</source>
        <comment>a caption: the accusation was right or wrong</comment>
        <translation>Was</translation>
    </message>
    <message numerus="yes">
        <source>Was right in {right} of %n accusation(s)</source>
        <translation>
            <numerusform>Had gelijk bij {right} van %n beschuldiging</numerusform>
            <numerusform>Had gelijk bij {right} van %n beschuldigingen</numerusform>
        </translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Wapen</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Wapens</translation>
    </message>
    <message>
        <source>What</source>
        <comment>a caption: a suggestion or an accusation</comment>
        <translation>Wat</translation>
    </message>
    <message>
        <source>What changed it most</source>
        <translation>Wat het meest uitmaakte</translation>
    </message>
    <message>
        <source>What changed it most, as the cards say</source>
        <translation>Wat het meest uitmaakte, volgens de kaarten</translation>
    </message>
    <message>
        <source>What does it depend on?</source>
        <translation>Waar hangt het van af?</translation>
    </message>
    <message>
        <source>What each entry told could not be worked out: {error}. Your entries are safe.</source>
        <translation>Wat elke aantekening opleverde, kon niet worden berekend: {error}. Je aantekeningen zijn veilig.</translation>
    </message>
    <message>
        <source>What each player holds</source>
        <translation>Wat elke speler heeft</translation>
    </message>
    <message>
        <source>What each player’s turns ruled out: {each}.</source>
        <translation>Wat ieders beurten uitsloten: {each}.</translation>
    </message>
    <message>
        <source>What else happened</source>
        <translation>Wat er verder gebeurde</translation>
    </message>
    <message>
        <source>What everyone has seen</source>
        <translation>Wat iedereen gezien heeft</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Wat er gebeurde</translation>
    </message>
    <message>
        <source>What happened, in a few words</source>
        <translation>Wat er gebeurde, in een paar woorden</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Wat er gebeurt</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Wat als</translation>
    </message>
    <message>
        <source>What is known of a cell, and why</source>
        <translation>Wat er van een vakje bekend is, en waarom</translation>
    </message>
    <message>
        <source>What share it rules out for each of the others, on average (an estimate)</source>
        <translation>Welk deel dit voor elk van de anderen uitsluit, gemiddeld (geschat)</translation>
    </message>
    <message>
        <source>What share more the best suggestions would have ruled out, on average, in reviewed games</source>
        <translation>Welk deel de beste suggesties nog extra hadden uitgesloten, gemiddeld, in spellen met terugblik</translation>
    </message>
    <message>
        <source>What share of the possible solutions the answer rules out, on average</source>
        <translation>Welk deel van de mogelijke oplossingen het antwoord uitsluit, gemiddeld</translation>
    </message>
    <message>
        <source>What share of the solutions, by their chances, each entry ruled out</source>
        <translation>Welk deel van de oplossingen, naar hun kans, elke aantekening uitsloot</translation>
    </message>
    <message>
        <source>What the others suggest says something about their cards. How they play shows in this game and, for players who are ticked, in your finished games. Ticks, crosses and reasons never depend on it, and it is not saved in game files.</source>
        <translation>Wat de anderen suggereren, zegt iets over hun kaarten. Hoe ze spelen, blijkt uit dit spel en, bij spelers die zijn aangevinkt, uit je uitgespeelde spellen. Vinkjes, kruisjes en uitleg hangen er nooit van af, en het wordt niet in spelbestanden opgeslagen.</translation>
    </message>
    <message>
        <source>What the others’ turns ruled out for you: {each}.</source>
        <translation>Wat de beurten van anderen voor jou uitsloten: {each}.</translation>
    </message>
    <message>
        <source>What to do next</source>
        <translation>Wat je nu het best kunt doen</translation>
    </message>
    <message>
        <source>What was in the envelope?</source>
        <translation>Wat zat er in de envelop?</translation>
    </message>
    <message>
        <source>What would settle it</source>
        <translation>Wat het zou beslissen</translation>
    </message>
    <message>
        <source>When on, charts move smoothly to new numbers.</source>
        <translation>Grafieken gaan vloeiend over naar nieuwe getallen.</translation>
    </message>
    <message>
        <source>When players can show several cards: do they pick one at random (then a card that I see says a little about the others), or should nothing be concluded from their choice?</source>
        <translation>Als spelers meer kaarten kunnen tonen: kiezen ze er willekeurig een (dan zegt een kaart die ik zie iets over de andere), of valt er niets uit hun keuze af te leiden?</translation>
    </message>
    <message>
        <source>When the game was added</source>
        <translation>Wanneer het spel is toegevoegd</translation>
    </message>
    <message>
        <source>When to accuse</source>
        <translation>Wanneer beschuldigen</translation>
    </message>
    <message>
        <source>When {player} could have known is unclear: that hand contradicts the entries.</source>
        <translation>Wanneer {player} het kon weten is onduidelijk: die hand spreekt de aantekeningen tegen.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Waar</translation>
    </message>
    <message>
        <source>Where a clicked card goes</source>
        <translation>Waar een aangeklikte kaart heen gaat</translation>
    </message>
    <message>
        <source>Where every card was</source>
        <translation>Waar elke kaart was</translation>
    </message>
    <message>
        <source>Where is {card}?</source>
        <translation>Waar is {card}?</translation>
    </message>
    <message>
        <source>Whether the others still answer after a card is shown</source>
        <translation>Of de anderen nog antwoorden nadat een kaart is getoond</translation>
    </message>
    <message>
        <source>Which card did you show {whom}? (Enter: leave it out)</source>
        <translation>Welke kaart toonde je aan {whom}? (Enter: weglaten)</translation>
    </message>
    <message>
        <source>Which card did {who} show you?</source>
        <translation>Welke kaart toonde {who} jou?</translation>
    </message>
    <message>
        <source>Which card did {who} show you? Press Enter again to leave it out.</source>
        <translation>Welke kaart heeft {who} je getoond? Druk nog eens op Enter om die weg te laten.</translation>
    </message>
    <message>
        <source>Which card did {who} show {whom}? (Enter: leave it out)</source>
        <translation>Welke kaart toonde {who} aan {whom}? (Enter: weglaten)</translation>
    </message>
    <message>
        <source>Which cards did {player} hold?</source>
        <translation>Welke kaarten had {player}?</translation>
    </message>
    <message>
        <source>Which cards lay in the pool?</source>
        <translation>Welke kaarten lagen in de pot?</translation>
    </message>
    <message>
        <source>Which games are listed</source>
        <translation>Welke spellen in de lijst staan</translation>
    </message>
    <message>
        <source>Which leftover card did you see? Press Enter again to leave it out.</source>
        <translation>Welke overige kaart heb je gezien? Druk nog eens op Enter om die weg te laten.</translation>
    </message>
    <message>
        <source>Which one: {cards}?</source>
        <translation>Welke: {cards}?</translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>Welke?</translation>
    </message>
    <message>
        <source>Which suggestions are listed</source>
        <translation>Welke suggesties in de lijst staan</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>a caption: who asks or accuses</comment>
        <translation>Wie</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>who has a card</comment>
        <translation>Wie</translation>
    </message>
    <message>
        <source>Who accuses</source>
        <translation>Wie beschuldigt</translation>
    </message>
    <message>
        <source>Who asks</source>
        <translation>Wie vraagt</translation>
    </message>
    <message>
        <source>Who asks, three cards, who shows: first letters, in any order</source>
        <translation>Wie vraagt, drie kaarten, wie toont: de eerste letters, in elke volgorde</translation>
    </message>
    <message>
        <source>Who could have known</source>
        <translation>Wie het kon weten</translation>
    </message>
    <message>
        <source>Who has {card}?</source>
        <translation>Wie heeft {card}?</translation>
    </message>
    <message>
        <source>Who is asked</source>
        <translation>Wie wordt gevraagd</translation>
    </message>
    <message>
        <source>Who knows it</source>
        <translation>Wie het weet</translation>
    </message>
    <message>
        <source>Who passed is worked out anew for these entries, too, from who is asked before who showed</source>
        <translation>Ook bij deze aantekeningen wordt opnieuw bepaald wie paste: wie vóór de toner gevraagd wordt</translation>
    </message>
    <message>
        <source>Who shows a card</source>
        <translation>Wie een kaart toont</translation>
    </message>
    <message>
        <source>Who suggests</source>
        <translation>Wie suggereert</translation>
    </message>
    <message>
        <source>Who suggests which three cards, who passes, who shows one: a few clicks or keys.</source>
        <translation>Wie welke drie kaarten suggereert, wie past, wie er een toont: een paar klikken of toetsen.</translation>
    </message>
    <message>
        <source>Who won</source>
        <translation>Wie won</translation>
    </message>
    <message>
        <source>Who won?</source>
        <translation>Wie won?</translation>
    </message>
    <message>
        <source>Whose card</source>
        <translation>Wiens kaart</translation>
    </message>
    <message>
        <source>Whose cards are entered</source>
        <translation>Wiens kaarten ingevoerd worden</translation>
    </message>
    <message>
        <source>Whose hands are shown</source>
        <translation>Wiens handen getoond worden</translation>
    </message>
    <message>
        <source>Whose token moves</source>
        <translation>Wiens pion loopt</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Waarom</translation>
    </message>
    <message>
        <source>Why a cell has its tick, cross or number</source>
        <translation>Waarom een vakje zijn vinkje, kruisje of getal heeft</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Waarom?</translation>
    </message>
    <message>
        <source>Why? (explains the cell)</source>
        <translation>Waarom? (legt het vakje uit)</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Met hulp</translation>
    </message>
    <message>
        <source>With the board</source>
        <translation>Met het bord</translation>
    </message>
    <message>
        <source>With the card that was shown</source>
        <translation>Ook de getoonde kaart</translation>
    </message>
    <message>
        <source>Without a pause after each step</source>
        <translation>Zonder pauze na elke stap</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Won by {player}</source>
        <translation>Gewonnen door {player}</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Wordt berekend…</translation>
    </message>
    <message>
        <source>Working out what it depends on…</source>
        <translation>Uitzoeken waar het van afhangt…</translation>
    </message>
    <message>
        <source>Working out what the others can know…</source>
        <translation>Bezig te berekenen wat de anderen kunnen weten…</translation>
    </message>
    <message>
        <source>Wrong</source>
        <comment>of an accusation</comment>
        <translation>Fout</translation>
    </message>
    <message>
        <source>Wrong: no deal fits it.</source>
        <translation>Fout: geen verdeling past erbij.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
    <message>
        <source>You are back</source>
        <translation>Je doet weer mee</translation>
    </message>
    <message>
        <source>You are in the corridor.</source>
        <translation>Je staat in de gang.</translation>
    </message>
    <message>
        <source>You are in {room}.</source>
        <translation>Je bent in {room}.</translation>
    </message>
    <message>
        <source>You are looking at another moment of the game, so tokens cannot be moved.</source>
        <translation>Je bekijkt een ander moment van het spel, dus pionnen kun je niet verzetten.</translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>Je ligt eruit</translation>
    </message>
    <message>
        <source>You are out. You still answer.</source>
        <translation>Je ligt eruit. Je antwoordt nog.</translation>
    </message>
    <message>
        <source>You can close this window and continue. This report helps the developers fix the problem: save it here and send it to them yourself. The program never sends anything.</source>
        <translation>Je kunt dit venster sluiten en verdergaan. Dit verslag helpt de ontwikkelaars het probleem te verhelpen: sla het hier op en stuur het ze zelf. Het programma verstuurt nooit iets.</translation>
    </message>
    <message>
        <source>You can enter it anyway.</source>
        <translation>Je kunt het toch invoeren.</translation>
    </message>
    <message>
        <source>You could be certain of the solution {moment}.</source>
        <translation>Je kon {moment} zeker zijn van de oplossing.</translation>
    </message>
    <message>
        <source>You could have given away a little less</source>
        <translation>Je had iets minder kunnen verraden</translation>
    </message>
    <message>
        <source>You could have given away much less</source>
        <translation>Je had veel minder kunnen verraden</translation>
    </message>
    <message>
        <source>You could have given away {value:.1f} bits less when you showed cards.</source>
        <translation>Bij het tonen van kaarten had je {value:.1f} bits minder kunnen verraden.</translation>
    </message>
    <message>
        <source>You could not be certain of the solution.</source>
        <translation>Je kon niet zeker zijn van de oplossing.</translation>
    </message>
    <message>
        <source>You have left</source>
        <translation>Je bent weggegaan</translation>
    </message>
    <message>
        <source>You have left.</source>
        <translation>Je bent weggegaan.</translation>
    </message>
    <message>
        <source>You have shown</source>
        <translation>Je hebt getoond</translation>
    </message>
    <message>
        <source>You have shown it to {who} before, so it reveals nothing new.</source>
        <translation>Je hebt hem al aan {who} getoond, dus hij vertelt niets nieuws.</translation>
    </message>
    <message>
        <source>You look at a leftover card: {card}.</source>
        <translation>Je bekijkt een overige kaart: {card}.</translation>
    </message>
    <message>
        <source>You made no suggestions in this game.</source>
        <translation>Je deed in dit spel geen suggesties.</translation>
    </message>
    <message numerus="yes">
        <source>You missed nothing in %n suggestion(s).</source>
        <translation>
            <numerusform>Je miste niets bij %n suggestie.</numerusform>
            <numerusform>Je miste niets bij %n suggesties.</numerusform>
        </translation>
    </message>
    <message>
        <source>You rolled {number}. Where do you go?</source>
        <translation>Je gooide {number}. Waar ga je heen?</translation>
    </message>
    <message>
        <source>You rolled {roll}: click where you go, or choose with the arrow keys.</source>
        <translation>Je gooide {roll}: klik waar je heen gaat, of kies met de pijltjestoetsen.</translation>
    </message>
    <message>
        <source>You say that {fact}.</source>
        <translation>Je zegt: {fact}.</translation>
    </message>
    <message>
        <source>You showed the cards that give the least away.</source>
        <translation>Je toonde de kaarten die het minst verraden.</translation>
    </message>
    <message>
        <source>You showed {who} {card}.</source>
        <translation>Je toonde {who} {card}.</translation>
    </message>
    <message>
        <source>You take turns. Untick {who} under House rules: Takes no turns</source>
        <translation>Jij hebt beurten. Vink {who} uit onder Huisregels: Heeft geen beurten</translation>
    </message>
    <message>
        <source>You tick and cross your own sheet: no numbers, and no advice.</source>
        <translation>Je zet zelf vinkjes en kruisjes op je blad: geen getallen en geen advies.</translation>
    </message>
    <message>
        <source>You watched this game.</source>
        <translation>Je keek toe bij dit spel.</translation>
    </message>
    <message>
        <source>You win! It was {cards}.</source>
        <translation>Je wint! Het was {cards}.</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Jij hebt gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>Your %n suggestion(s) told you {share} of what the best ones would have ({told} of {most} bits).</source>
        <translation>
            <numerusform>Je %n suggestie vertelde je {share} van wat de beste had verteld ({told} van {most} bits).</numerusform>
            <numerusform>Je %n suggesties vertelden je {share} van wat de beste hadden verteld ({told} van {most} bits).</numerusform>
        </translation>
    </message>
    <message>
        <source>Your accusation was wrong.</source>
        <translation>Je beschuldiging was fout.</translation>
    </message>
    <message>
        <source>Your accusation was wrong: you are out, and only answer questions from now on.</source>
        <translation>Je beschuldiging was fout: je ligt eruit en beantwoordt voortaan alleen vragen.</translation>
    </message>
    <message>
        <source>Your accusation: if it is wrong, you are out</source>
        <translation>Je beschuldiging: is die fout, dan lig je eruit</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Jouw kaarten</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Je beslissingen</translation>
    </message>
    <message numerus="yes">
        <source>Your hand has %n card(s): take {number} back</source>
        <translation>
            <numerusform>Je hand heeft %n kaart: neem er {number} terug</numerusform>
            <numerusform>Je hand heeft %n kaarten: neem er {number} terug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand: choose %n more card(s)</source>
        <translation>
            <numerusform>Je hand: kies nog %n kaart</numerusform>
            <numerusform>Je hand: kies nog %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hunch: {belief}.</source>
        <translation>Je vermoeden: {belief}.</translation>
    </message>
    <message>
        <source>Your marks are left as they are, and new ones are not kept: {why}.</source>
        <translation>Je tekens blijven zoals ze zijn, en nieuwe worden niet bewaard: {why}.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Jouw zet</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Jouw naam</translation>
    </message>
    <message>
        <source>Your own sheet</source>
        <translation>Je eigen blad</translation>
    </message>
    <message>
        <source>Your own sheet: cards down, holders across</source>
        <translation>Je eigen blad: kaarten omlaag, bezitters opzij</translation>
    </message>
    <message>
        <source>Your position is unknown.</source>
        <translation>Waar je staat, is onbekend.</translation>
    </message>
    <message>
        <source>Your preferences file cannot be read; all preferences have their defaults.</source>
        <translation>Het bestand met je voorkeuren is niet te lezen: alles staat op standaard.</translation>
    </message>
    <message>
        <source>Your preferences file cannot be written; your changes are lost when you quit.</source>
        <translation>Het bestand met je voorkeuren kan niet geschreven worden: wijzigingen gaan bij het afsluiten verloren.</translation>
    </message>
    <message>
        <source>Your preferences file was damaged; unreadable settings were reset to their defaults.</source>
        <translation>Het bestand met je voorkeuren was beschadigd; onleesbare instellingen staan weer op standaard.</translation>
    </message>
    <message>
        <source>Your preferences file was damaged; unreadable settings were reset to their defaults. A copy is kept as {name}.</source>
        <translation>Het bestand met je voorkeuren was beschadigd; onleesbare instellingen staan weer op standaard. Een kopie is bewaard als {name}.</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Jouw plaats</translation>
    </message>
    <message>
        <source>Your suggestion</source>
        <translation>Je suggestie</translation>
    </message>
    <message>
        <source>Your suggestion in {room}</source>
        <translation>Je suggestie in {room}</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Jouw beurt</translation>
    </message>
    <message>
        <source>Your turn, after your suggestion</source>
        <translation>Jouw beurt, na je suggestie</translation>
    </message>
    <message>
        <source>Your turn, {place}</source>
        <comment>place: from the Lounge</comment>
        <translation>Jouw beurt, {place}</translation>
    </message>
    <message>
        <source>You’re only watching: no hand</source>
        <translation>Je kijkt alleen toe: geen hand</translation>
    </message>
    <message>
        <source>You’re watching this game, so there’s no advice. If you play, say in the set-up which player you are.</source>
        <translation>Je kijkt naar dit spel, dus er is geen advies. Speel je mee, geef dan in de opzet aan wie je bent.</translation>
    </message>
    <message>
        <source>a card can’t be called {name}: that word stands for an unseen card</source>
        <translation>geen kaart mag {name} heten: dat staat voor een kaart die niemand zag</translation>
    </message>
    <message>
        <source>a card they have shown you before if possible, otherwise any</source>
        <translation>als het kan een kaart die ze je al toonden, anders een willekeurige</translation>
    </message>
    <message>
        <source>a fifth</source>
        <translation>een vijfde</translation>
    </message>
    <message>
        <source>a list</source>
        <comment>what stands in a file</comment>
        <translation>een lijst</translation>
    </message>
    <message>
        <source>a little less to learn</source>
        <translation>iets minder te leren</translation>
    </message>
    <message>
        <source>a little more to learn</source>
        <translation>iets meer te leren</translation>
    </message>
    <message>
        <source>a name is empty; separate names with one | each, as in: room K Kitchen | Cuisine</source>
        <translation>een naam is leeg; namen scheid je met telkens één |, zoals: room K Kitchen | Cuisine</translation>
    </message>
    <message>
        <source>a number of {digits} digits</source>
        <translation>een getal van {digits} cijfers</translation>
    </message>
    <message>
        <source>a passage from {room} to {room} leads nowhere; name two different rooms</source>
        <translation>een geheime gang van {room} naar {room} leidt nergens heen; noem twee kamers</translation>
    </message>
    <message>
        <source>a passage is written: passage ROOM ROOM, as in: passage K S; or with “step” behind it</source>
        <translation>een geheime gang schrijf je zo: passage KAMER KAMER, zoals: passage K S; of met “step” erachter</translation>
    </message>
    <message>
        <source>a player can’t be called {name}: that is a place for cards; choose another name</source>
        <translation>geen speler mag {name} heten: daar kunnen kaarten zijn; kies een andere naam</translation>
    </message>
    <message>
        <source>a player can’t be called {name}: that word stands for no player</source>
        <translation>geen speler mag {name} heten: dat staat voor niemand</translation>
    </message>
    <message>
        <source>a quarter</source>
        <translation>een kwart</translation>
    </message>
    <message>
        <source>a roll of {roll} does not lead there: {answer}</source>
        <translation>een worp van {roll} leidt daar niet heen: {answer}</translation>
    </message>
    <message numerus="yes">
        <source>a square %n step(s) from {room:the}’s door</source>
        <translation>
            <numerusform>een veld op %n stap van de deur van {room:the}</numerusform>
            <numerusform>een veld op %n stappen van de deur van {room:the}</numerusform>
        </translation>
    </message>
    <message>
        <source>a tenth</source>
        <translation>een tiende</translation>
    </message>
    <message>
        <source>a third</source>
        <translation>een derde</translation>
    </message>
    <message>
        <source>about {bits:.1f} bits</source>
        <translation>ongeveer {bits:.1f} bits</translation>
    </message>
    <message>
        <source>about {percent}</source>
        <translation>ongeveer {percent}</translation>
    </message>
    <message>
        <source>about {percent} likely to be the murder room</source>
        <translation>ongeveer {percent} kans op de moordkamer</translation>
    </message>
    <message>
        <source>about {percent}, give or take {error}</source>
        <translation>ongeveer {percent}, met een speling van {error}</translation>
    </message>
    <message>
        <source>accuse {cards}</source>
        <comment>cards: Mrs White with the Rope in the Study</comment>
        <translation>beschuldig {cards}</translation>
    </message>
    <message>
        <source>accused wrongly</source>
        <translation>fout beschuldigd</translation>
    </message>
    <message>
        <source>accuses accuse</source>
        <comment>words to type, with spaces between: it is an accusation</comment>
        <translation>beschuldigt beschuldig beschuldiging</translation>
    </message>
    <message>
        <source>accuses when that is more likely to win than waiting (recommended)</source>
        <translation>beschuldigt als dat eerder wint dan wachten (aanbevolen)</translation>
    </message>
    <message>
        <source>after entry {entry}</source>
        <translation>na aantekening {entry}</translation>
    </message>
    <message>
        <source>after the next turn</source>
        <translation>na de volgende beurt</translation>
    </message>
    <message>
        <source>against the turn</source>
        <comment>who is asked</comment>
        <translation>iedereen, tegen de volgorde in</translation>
    </message>
    <message numerus="yes">
        <source>all of the pool’s %n card(s) are known, so {so}</source>
        <translation>
            <numerusform>de %n kaart van de pot is bekend, dus {so}</numerusform>
            <numerusform>alle %n kaarten van de pot zijn bekend, dus {so}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all of your %n card(s) are known, so {so}</source>
        <translation>
            <numerusform>jouw %n kaart is bekend, dus {so}</numerusform>
            <numerusform>al jouw %n kaarten zijn bekend, dus {so}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all of {who}’s %n card(s) are known, so {so}</source>
        <translation>
            <numerusform>de %n kaart van {who} is bekend, dus {so}</numerusform>
            <numerusform>alle %n kaarten van {who} zijn bekend, dus {so}</numerusform>
        </translation>
    </message>
    <message>
        <source>all {n:,} deals</source>
        <translation>alle {n:,} verdelingen</translation>
    </message>
    <message>
        <source>almost always settles it</source>
        <translation>beslist het bijna altijd</translation>
    </message>
    <message>
        <source>also calls {who} to that room</source>
        <comment>who may then suggest there</comment>
        <translation>roept ook {who} naar die kamer</translation>
    </message>
    <message>
        <source>also the likeliest room ({percent})</source>
        <translation>ook de waarschijnlijkste kamer ({percent})</translation>
    </message>
    <message>
        <source>an entry before it is missing</source>
        <translation>een regel ervoor ontbreekt</translation>
    </message>
    <message>
        <source>an object</source>
        <comment>what stands in a file</comment>
        <translation>een object</translation>
    </message>
    <message>
        <source>analytic centre by {solver}, ignoring the show model; solutions by the product of their cards</source>
        <translation>analytisch centrum met {solver}, zonder te letten op hoe de getoonde kaart is gekozen; oplossingen als product van hun kaarten</translation>
    </message>
    <message>
        <source>and</source>
        <comment>words to type, with spaces between: Bob has the Rope and the Hall</comment>
        <translation>en</translation>
    </message>
    <message>
        <source>anywhere</source>
        <comment>accusing</comment>
        <translation>overal</translation>
    </message>
    <message>
        <source>appears twice in one object; give it once</source>
        <translation>staat twee keer in één object; geef het één keer</translation>
    </message>
    <message>
        <source>are of several categories; a note on the envelope is on one of them</source>
        <translation>horen bij meerdere categorieën; een notitie over de envelop gaat over één ervan</translation>
    </message>
    <message>
        <source>arrows</source>
        <comment>the four arrow keys</comment>
        <translation>pijlen</translation>
    </message>
    <message numerus="yes">
        <source>as counted in %n game(s)</source>
        <translation>
            <numerusform>geteld in %n spel</numerusform>
            <numerusform>geteld in %n spellen</numerusform>
        </translation>
    </message>
    <message>
        <source>as number {place}</source>
        <translation>als nummer {place}</translation>
    </message>
    <message>
        <source>as people play</source>
        <translation>volgens speelstijl</translation>
    </message>
    <message>
        <source>as people play to follow…</source>
        <translation>speelstijl volgt…</translation>
    </message>
    <message>
        <source>as the cards say</source>
        <translation>volgens de kaarten</translation>
    </message>
    <message>
        <source>aside</source>
        <comment>an entry that was set aside</comment>
        <translation>opzij</translation>
    </message>
    <message>
        <source>asks shows suggests with in the it does is of at least card cards hand</source>
        <comment>words to type, with spaces between, that tell nothing: Ann asks ... with the ..., Bob shows</comment>
        <translation>vraagt vraag toont toon laat zien met in de het een naar aan bij die is van uit minstens kaart kaarten hand</translation>
    </message>
    <message numerus="yes">
        <source>at least %n of {cards} is in the envelope</source>
        <translation>
            <numerusform>minstens %n van {cards} zit in de envelop</numerusform>
            <numerusform>minstens %n van {cards} zitten in de envelop</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n of {cards} is in the pool</source>
        <translation>
            <numerusform>minstens %n van {cards} zit in de pot</numerusform>
            <numerusform>minstens %n van {cards} zitten in de pot</numerusform>
        </translation>
    </message>
    <message>
        <source>back returns</source>
        <comment>words to type, with spaces between: Cid is back in the game</comment>
        <translation>terug</translation>
    </message>
    <message>
        <source>before the first entry</source>
        <translation>vóór de eerste aantekening</translation>
    </message>
    <message>
        <source>below your limit of {percent}</source>
        <comment>the chance that an accusation is right</comment>
        <translation>onder je grens van {percent}</translation>
    </message>
    <message>
        <source>best for you ({score} {unit})</source>
        <comment>a place to go to, its score, and in what that is counted</comment>
        <translation>het best voor jou ({score} {unit})</translation>
    </message>
    <message>
        <source>best suggestion</source>
        <translation>beste suggestie</translation>
    </message>
    <message>
        <source>bits open</source>
        <translation>bits open</translation>
    </message>
    <message>
        <source>but {clause}, as stated above: a contradiction</source>
        <translation>maar hierboven staat: {clause} – een tegenspraak</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>door loting</translation>
    </message>
    <message>
        <source>by the passage</source>
        <comment>a move in the list</comment>
        <translation>door de geheime gang</translation>
    </message>
    <message>
        <source>by the secret passage</source>
        <translation>door de geheime gang</translation>
    </message>
    <message>
        <source>called in</source>
        <comment>a move in the list: by the suggestion of another</comment>
        <translation>geroepen</translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation>kan niet gelezen worden: {reason}</translation>
    </message>
    <message>
        <source>card</source>
        <translation>kaart</translation>
    </message>
    <message>
        <source>card by card</source>
        <comment>how an engine counts</comment>
        <translation>kaart voor kaart</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>kaarten</translation>
    </message>
    <message>
        <source>certain after entry {entry}</source>
        <translation>zeker na aantekening {entry}</translation>
    </message>
    <message>
        <source>certain from the start</source>
        <translation>zeker vanaf het begin</translation>
    </message>
    <message>
        <source>certain: no</source>
        <translation>zeker: nee</translation>
    </message>
    <message>
        <source>certain: no, because of entry {number}</source>
        <comment>the entry says so</comment>
        <translation>zeker: nee, door aantekening {number}</translation>
    </message>
    <message>
        <source>certain: no, because of the set-up</source>
        <translation>zeker: nee, door de opzet</translation>
    </message>
    <message>
        <source>certain: yes</source>
        <translation>zeker: ja</translation>
    </message>
    <message>
        <source>certain: yes, because of entry {number}</source>
        <comment>the entry says so</comment>
        <translation>zeker: ja, door aantekening {number}</translation>
    </message>
    <message>
        <source>certain: yes, because of the set-up</source>
        <translation>zeker: ja, door de opzet</translation>
    </message>
    <message>
        <source>chance</source>
        <comment>how likely a roll is</comment>
        <translation>kans</translation>
    </message>
    <message>
        <source>chance</source>
        <comment>how likely an answer is</comment>
        <translation>kans</translation>
    </message>
    <message>
        <source>chance to win</source>
        <translation>kans om te winnen</translation>
    </message>
    <message>
        <source>change the set-up</source>
        <translation>opzet wijzigen</translation>
    </message>
    <message>
        <source>choices ignored</source>
        <translation>keuzes genegeerd</translation>
    </message>
    <message>
        <source>classic</source>
        <comment>the doors of a board</comment>
        <translation>klassiek</translation>
    </message>
    <message>
        <source>consider accusing {cards}</source>
        <comment>cards: Mrs White with the Rope in the Study</comment>
        <translation>overweeg te beschuldigen: {cards}</translation>
    </message>
    <message>
        <source>contradicts other entries</source>
        <translation>spreekt andere aantekeningen tegen</translation>
    </message>
    <message>
        <source>count again {event}</source>
        <comment>event: Ann&apos;s suggestion</comment>
        <translation>{event} weer meetellen</translation>
    </message>
    <message>
        <source>cut short</source>
        <translation>afgebroken</translation>
    </message>
    <message>
        <source>deals that fit are too rare to be found by chance (most populations of {number} died out); the exact engine may find them</source>
        <translation>passende verdelingen zijn te zeldzaam om bij toeval te vinden (de meeste populaties van {number} stierven uit); de exacte methode vindt ze misschien</translation>
    </message>
    <message>
        <source>delete {event}</source>
        <comment>event: Ann&apos;s suggestion</comment>
        <translation>{event} verwijderen</translation>
    </message>
    <message>
        <source>doesn’t have it</source>
        <translation>heeft die niet</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>door loting</translation>
    </message>
    <message>
        <source>easier to reach ({percent})</source>
        <translation>makkelijker te bereiken ({percent})</translation>
    </message>
    <message>
        <source>edit {event}</source>
        <comment>event: Ann&apos;s suggestion</comment>
        <translation>{event} verbeteren</translation>
    </message>
    <message>
        <source>either {clauses}</source>
        <translation>ofwel {clauses}</translation>
    </message>
    <message>
        <source>either {clauses} ({entries})</source>
        <translation>ofwel {clauses} ({entries})</translation>
    </message>
    <message>
        <source>ends with the first card</source>
        <comment>answering</comment>
        <translation>stopt bij de eerste kaart</translation>
    </message>
    <message>
        <source>entries {names} cannot all be true</source>
        <translation>aantekeningen {names} kunnen niet allemaal waar zijn</translation>
    </message>
    <message>
        <source>entries {names} cannot both be true</source>
        <translation>aantekeningen {names} kunnen niet allebei waar zijn</translation>
    </message>
    <message>
        <source>entries {numbers}</source>
        <translation>aantekeningen {numbers}</translation>
    </message>
    <message>
        <source>entry {names} cannot all be true</source>
        <comment>an entry and parts of the set-up: entry 3, … and …</comment>
        <translation>aantekening {names} kunnen niet allemaal waar zijn</translation>
    </message>
    <message>
        <source>entry {names} cannot be true</source>
        <translation>aantekening {names} kan niet waar zijn</translation>
    </message>
    <message>
        <source>entry {names} cannot both be true</source>
        <comment>an entry and a part of the set-up: entry 3 and …</comment>
        <translation>aantekening {names} kunnen niet allebei waar zijn</translation>
    </message>
    <message>
        <source>entry {number}</source>
        <translation>aantekening {number}</translation>
    </message>
    <message>
        <source>envelope</source>
        <comment>after a comma</comment>
        <translation>envelop</translation>
    </message>
    <message>
        <source>envelope</source>
        <comment>of the three cards that are sought</comment>
        <translation>envelop</translation>
    </message>
    <message>
        <source>equally good</source>
        <comment>a suggestion</comment>
        <translation>even goed</translation>
    </message>
    <message>
        <source>equally good: {cards}</source>
        <comment>cards: Bob with the Rope</comment>
        <translation>even goed: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>equally good: {cards} and %n more</source>
        <comment>cards: Bob with the Rope, Cid with …</comment>
        <translation>
            <numerusform>even goed: {cards} en nog %n</numerusform>
            <numerusform>even goed: {cards} en nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>schatting</translation>
    </message>
    <message>
        <source>estimate, error unknown</source>
        <translation>schatting, fout onbekend</translation>
    </message>
    <message>
        <source>every deal</source>
        <comment>an engine saw each of them</comment>
        <translation>elke verdeling</translation>
    </message>
    <message>
        <source>every other room is elsewhere, so {so}</source>
        <translation>elke andere kamer is elders, dus {so}</translation>
    </message>
    <message>
        <source>every other suspect is elsewhere, so {so}</source>
        <translation>elke andere verdachte is elders, dus {so}</translation>
    </message>
    <message>
        <source>every other weapon is elsewhere, so {so}</source>
        <translation>elk ander wapen is elders, dus {so}</translation>
    </message>
    <message>
        <source>everyone</source>
        <comment>who knows it</comment>
        <translation>iedereen</translation>
    </message>
    <message>
        <source>everyone everybody</source>
        <comment>words to type, with spaces between: Bob has the Rope, and everyone has seen it</comment>
        <translation>iedereen allemaal</translation>
    </message>
    <message>
        <source>everything follows from the evidence</source>
        <translation>alles volgt uit de aanwijzingen</translation>
    </message>
    <message>
        <source>exact counting would need over {size:g} GB of memory, its limit</source>
        <translation>exact tellen zou meer dan {size:g} GB geheugen kosten, de grens</translation>
    </message>
    <message>
        <source>exact counting would need over {steps:,} steps, its limit here</source>
        <translation>exact tellen zou meer dan {steps:,} stappen kosten, de grens hier</translation>
    </message>
    <message>
        <source>exact to follow…</source>
        <translation>exacte getallen volgen…</translation>
    </message>
    <message>
        <source>expected a colon</source>
        <translation>hier hoort een dubbele punt</translation>
    </message>
    <message>
        <source>expected a comma</source>
        <translation>hier hoort een komma</translation>
    </message>
    <message>
        <source>expected a name in quotes</source>
        <translation>hier hoort een naam tussen aanhalingstekens</translation>
    </message>
    <message>
        <source>expected a value</source>
        <translation>hier hoort een waarde</translation>
    </message>
    <message>
        <source>expected the end of the file</source>
        <translation>hier hoort het einde van het bestand</translation>
    </message>
    <message>
        <source>expected turns to win</source>
        <comment>what a score of a place counts</comment>
        <translation>verwachte beurten tot winst</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>de open kaarten</translation>
    </message>
    <message>
        <source>face up</source>
        <comment>after a comma</comment>
        <translation>open</translation>
    </message>
    <message>
        <source>face up</source>
        <comment>where a card is</comment>
        <translation>open op tafel</translation>
    </message>
    <message>
        <source>face up</source>
        <comment>where a card is, after its name</comment>
        <translation>open</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>ingeklapt</translation>
    </message>
    <message>
        <source>from about {before:.1f}% to about {after:.1f}%</source>
        <translation>van ongeveer {before:.1f}% naar ongeveer {after:.1f}%</translation>
    </message>
    <message>
        <source>from your starting square</source>
        <comment>on the board: on your turn, …</comment>
        <translation>vanaf je startveld</translation>
    </message>
    <message>
        <source>from {before:.1f}% to {after:.1f}%</source>
        <translation>van {before:.1f}% naar {after:.1f}%</translation>
    </message>
    <message>
        <source>from {room:the}</source>
        <comment>on the board: on your turn, …</comment>
        <translation>vanuit {room:the}</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>het spel is voorbij</translation>
    </message>
    <message>
        <source>game over: an accusation was correct</source>
        <translation>het spel is voorbij: een beschuldiging was goed</translation>
    </message>
    <message>
        <source>games are played here only with the others asked in the order of turns, and whoever accuses wrongly answering on (asked: {asked}, after_wrong: {after_wrong})</source>
        <translation>hier wordt alleen gespeeld als de anderen op volgorde van beurt worden gevraagd en wie onterecht beschuldigt blijft antwoorden (asked: {asked}, after_wrong: {after_wrong})</translation>
    </message>
    <message>
        <source>give a suspect, a weapon and a room, in this order, not {answer}</source>
        <translation>geef een verdachte, een wapen en een kamer, in deze volgorde, niet {answer}</translation>
    </message>
    <message>
        <source>give three cards, not {answer}</source>
        <translation>geef drie kaarten, niet {answer}</translation>
    </message>
    <message>
        <source>go to {place:the}</source>
        <translation>ga naar {place:the}</translation>
    </message>
    <message>
        <source>goes on: everyone answers</source>
        <comment>answering</comment>
        <translation>gaat door: iedereen antwoordt</translation>
    </message>
    <message>
        <source>half</source>
        <translation>de helft</translation>
    </message>
    <message>
        <source>harder to reach ({percent})</source>
        <translation>moeilijker te bereiken ({percent})</translation>
    </message>
    <message>
        <source>hardly ever settles it</source>
        <translation>beslist het bijna nooit</translation>
    </message>
    <message numerus="yes">
        <source>has %n card(s) where me is null; a spectator has no hand</source>
        <translation>
            <numerusform>heeft %n kaart terwijl me null is; een toeschouwer heeft geen hand</numerusform>
            <numerusform>heeft %n kaarten terwijl me null is; een toeschouwer heeft geen hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n card(s), but {who} holds {size}; give exactly those</source>
        <translation>
            <numerusform>heeft %n kaart, maar {who} heeft er {size}; geef precies die</numerusform>
            <numerusform>heeft %n kaarten, maar {who} heeft er {size}; geef precies die</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n card(s); a note is on {fewest} to {most} cards, or names one as card</source>
        <translation>
            <numerusform>heeft %n kaart; een notitie gaat over {fewest} tot {most} kaarten, of noemt er één als card</numerusform>
            <numerusform>heeft %n kaarten; een notitie gaat over {fewest} tot {most} kaarten, of noemt er één als card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n of</source>
        <comment>at least so many of several cards</comment>
        <translation>
            <numerusform>heeft er %n</numerusform>
            <numerusform>heeft er %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n player(s); a game has {fewest} to {most}</source>
        <translation>
            <numerusform>heeft %n speler; een spel heeft er {fewest} tot {most}</numerusform>
            <numerusform>heeft %n spelers; een spel heeft er {fewest} tot {most}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n word(s); it must be {kind}, a player, a suspect, a weapon, a room, the player who answered (or {nobody}) and the card shown (or {unseen})</source>
        <translation>
            <numerusform>heeft %n woord; het moet {kind} zijn, een speler, een verdachte, een wapen, een kamer, de speler die antwoordde (of {nobody}) en de getoonde kaart (of {unseen})</numerusform>
            <numerusform>heeft %n woorden; het moet {kind} zijn, een speler, een verdachte, een wapen, een kamer, de speler die antwoordde (of {nobody}) en de getoonde kaart (of {unseen})</numerusform>
        </translation>
    </message>
    <message>
        <source>has all</source>
        <comment>several cards</comment>
        <translation>heeft alle</translation>
    </message>
    <message>
        <source>has answers, but no one showed a card; give refuted_by, or list those who couldn’t answer in passed</source>
        <translation>heeft antwoorden, maar niemand toonde een kaart; geef refuted_by, of zet in passed wie niet kon antwoorden</translation>
    </message>
    <message>
        <source>has at least one of</source>
        <comment>several cards</comment>
        <translation>heeft minstens één van</translation>
    </message>
    <message>
        <source>has have holds</source>
        <comment>words to type, with spaces between: Bob has the Rope</comment>
        <translation>heeft hebben hebt heb bezit</translation>
    </message>
    <message>
        <source>has it</source>
        <translation>heeft die</translation>
    </message>
    <message>
        <source>has it or not</source>
        <translation>wel of niet</translation>
    </message>
    <message>
        <source>has left</source>
        <comment>a player: is out, and not asked either</comment>
        <translation>is weg</translation>
    </message>
    <message>
        <source>has no card; at least one room is needed</source>
        <translation>heeft geen kaart; er is minstens één kamer nodig</translation>
    </message>
    <message>
        <source>has no card; at least one suspect is needed</source>
        <translation>heeft geen kaart; er is minstens één verdachte nodig</translation>
    </message>
    <message>
        <source>has no card; at least one weapon is needed</source>
        <translation>heeft geen kaart; er is minstens één wapen nodig</translation>
    </message>
    <message>
        <source>has no cards; name what was overlooked</source>
        <translation>heeft geen kaarten; noem wat over het hoofd is gezien</translation>
    </message>
    <message>
        <source>has none</source>
        <comment>of several cards</comment>
        <translation>heeft geen</translation>
    </message>
    <message numerus="yes">
        <source>has only %n player(s) to take turns; at least {fewest} must</source>
        <translation>
            <numerusform>heeft maar %n speler met een beurt; het moeten er minstens {fewest} zijn</numerusform>
            <numerusform>heeft maar %n spelers met een beurt; het moeten er minstens {fewest} zijn</numerusform>
        </translation>
    </message>
    <message>
        <source>has {number} cards; the deck has {deck}</source>
        <translation>heeft {number} kaarten; het kaartspel heeft er {deck}</translation>
    </message>
    <message>
        <source>has {number} events; a case has at most {most}</source>
        <translation>heeft {number} gebeurtenissen; een zaak heeft er hoogstens {most}</translation>
    </message>
    <message>
        <source>has {number} marks; this game has {cells} cells</source>
        <translation>heeft {number} tekens; dit spel heeft {cells} vakjes</translation>
    </message>
    <message>
        <source>has {number} names; give one suspect, one weapon and one room</source>
        <translation>heeft {number} namen; geef één verdachte, één wapen en één kamer</translation>
    </message>
    <message>
        <source>head for {place:the}</source>
        <comment>which may be too far for this turn</comment>
        <translation>ga richting {place:the}</translation>
    </message>
    <message>
        <source>how people play can be weighed only where the numbers are exact</source>
        <translation>de speelstijl kan alleen meetellen waar de getallen exact zijn</translation>
    </message>
    <message>
        <source>how the game ended</source>
        <translation>hoe het spel afliep</translation>
    </message>
    <message>
        <source>how {who} plays is not clear yet, but what they suggest already counts</source>
        <translation>hoe {who} speelt, is nog niet duidelijk, maar de suggesties tellen al mee</translation>
    </message>
    <message>
        <source>hunch</source>
        <translation>vermoeden</translation>
    </message>
    <message>
        <source>if no one shows a card</source>
        <translation>als niemand een kaart toont</translation>
    </message>
    <message>
        <source>if you pass</source>
        <translation>als jij past</translation>
    </message>
    <message>
        <source>if you show a card</source>
        <translation>als jij een kaart toont</translation>
    </message>
    <message>
        <source>if you show {card:the}</source>
        <translation>als jij {card:the} toont</translation>
    </message>
    <message>
        <source>if {players} pass</source>
        <translation>als {players} passen</translation>
    </message>
    <message>
        <source>if {players} pass</source>
        <comment>one of the players is you</comment>
        <translation>als {players} passen</translation>
    </message>
    <message>
        <source>if {players} shows a card</source>
        <translation>als {players} een kaart toont</translation>
    </message>
    <message>
        <source>if {players} shows {card:the}</source>
        <translation>als {players} {card:the} toont</translation>
    </message>
    <message>
        <source>if {who} passes</source>
        <translation>als {who} past</translation>
    </message>
    <message>
        <source>if {who} shows a card</source>
        <translation>als {who} een kaart toont</translation>
    </message>
    <message>
        <source>if {who} shows {card:the}</source>
        <translation>als {who} {card:the} toont</translation>
    </message>
    <message>
        <source>in all {deals:,} deals that fit these entries, {clause}</source>
        <translation>in alle {deals:,} verdelingen die bij deze aantekeningen passen, geldt: {clause}</translation>
    </message>
    <message>
        <source>in any room</source>
        <comment>accusing</comment>
        <translation>in elke kamer</translation>
    </message>
    <message>
        <source>in every deal that fits these entries, {clause}</source>
        <translation>in elke verdeling die bij deze aantekeningen past, geldt: {clause}</translation>
    </message>
    <message>
        <source>in the envelope</source>
        <comment>where a card is</comment>
        <translation>in de envelop</translation>
    </message>
    <message>
        <source>in the pool</source>
        <comment>where a card is</comment>
        <translation>in de pot</translation>
    </message>
    <message>
        <source>in the room named</source>
        <comment>accusing</comment>
        <translation>in de genoemde kamer</translation>
    </message>
    <message>
        <source>in turn</source>
        <comment>who is asked</comment>
        <translation>iedereen, op volgorde van beurt</translation>
    </message>
    <message>
        <source>in {room:the} you can suggest that room only, not {other:the}</source>
        <translation>in {room:the} kun je alleen die kamer suggereren, niet {other:the}</translation>
    </message>
    <message>
        <source>insert {event}</source>
        <comment>event: Ann&apos;s suggestion</comment>
        <translation>{event} invoegen</translation>
    </message>
    <message>
        <source>is an empty name; a card needs a name</source>
        <translation>is een lege naam; een kaart heeft een naam nodig</translation>
    </message>
    <message>
        <source>is back</source>
        <translation>is terug</translation>
    </message>
    <message>
        <source>is damaged or not a Deerstalker game ({place}: {reason})</source>
        <translation>is beschadigd of geen spel van Deerstalker ({place}: {reason})</translation>
    </message>
    <message>
        <source>is damaged or not a file of habits ({place}: {reason})</source>
        <translation>is beschadigd of geen bestand met gewoonten ({place}: {reason})</translation>
    </message>
    <message>
        <source>is damaged or not a file of marks ({place}: {reason})</source>
        <translation>is beschadigd of geen bestand met tekens ({place}: {reason})</translation>
    </message>
    <message>
        <source>is damaged or not a saved practice game ({place}: {reason})</source>
        <translation>is beschadigd of geen opgeslagen oefenspel ({place}: {reason})</translation>
    </message>
    <message>
        <source>is empty; a case must be a JSON object</source>
        <translation>is leeg; een zaak is een JSON-object</translation>
    </message>
    <message>
        <source>is empty; a player needs a name</source>
        <translation>is leeg; een speler heeft een naam nodig</translation>
    </message>
    <message>
        <source>is empty; an edition needs a title</source>
        <translation>is leeg; een editie heeft een titel nodig</translation>
    </message>
    <message>
        <source>is false for me; whoever wrote the case takes turns</source>
        <translation>is false voor mij; wie de zaak opschreef, heeft beurten</translation>
    </message>
    <message>
        <source>is for several cards; give them as cards</source>
        <translation>is voor meerdere kaarten; geef ze op als cards</translation>
    </message>
    <message>
        <source>is given together with cards; give only one of the two</source>
        <translation>is samen met cards opgegeven; geef maar één van de twee op</translation>
    </message>
    <message>
        <source>is given together with the edition {edition}; give only one of the two</source>
        <translation>staat naast de editie {edition}; geef een van de twee</translation>
    </message>
    <message>
        <source>is given where holds is false, which means none of the cards; leave it out</source>
        <translation>is opgegeven terwijl holds false is, dus geen van de kaarten; laat het weg</translation>
    </message>
    <message>
        <source>is larger than {size} MB, the limit for a case</source>
        <translation>is groter dan {size} MB, de grens voor een zaak</translation>
    </message>
    <message>
        <source>is me; write a note on the card seen</source>
        <translation>ben ik; schrijf een notitie over de geziene kaart</translation>
    </message>
    <message>
        <source>is missing; a saved game needs its options</source>
        <translation>ontbreekt; een opgeslagen spel heeft zijn opties nodig</translation>
    </message>
    <message>
        <source>is missing; give a room, or a square as [row, column]</source>
        <translation>ontbreekt; geef een kamer, of een veld als [rij, kolom]</translation>
    </message>
    <message>
        <source>is missing; give all cards of the hand</source>
        <translation>ontbreekt; geef alle kaarten van de hand op</translation>
    </message>
    <message>
        <source>is missing; give one suspect, one weapon and one room</source>
        <translation>ontbreekt; geef één verdachte, één wapen en één kamer</translation>
    </message>
    <message>
        <source>is missing; it must be a list of marks</source>
        <translation>ontbreekt; het moet een lijst van tekens zijn</translation>
    </message>
    <message>
        <source>is missing; it must be a whole number</source>
        <translation>ontbreekt; het moet een geheel getal zijn</translation>
    </message>
    <message>
        <source>is missing; it must be text</source>
        <translation>ontbreekt; het moet tekst zijn</translation>
    </message>
    <message>
        <source>is missing; it must be true or false</source>
        <translation>ontbreekt; het moet true of false zijn</translation>
    </message>
    <message>
        <source>is missing; name an edition, or give the cards of a deck</source>
        <translation>ontbreekt; noem een editie, of geef de kaarten van een kaartspel</translation>
    </message>
    <message>
        <source>is nested more than {depth} levels deep; a case needs at most 5</source>
        <translation>is meer dan {depth} diep genest; een zaak heeft aan 5 genoeg</translation>
    </message>
    <message>
        <source>is not UTF-8 text: byte {place} is {byte}; save it as UTF-8</source>
        <translation>is geen UTF-8-tekst: byte {place} is {byte}; sla het op als UTF-8</translation>
    </message>
    <message>
        <source>is not a date, as in 2026-11-25</source>
        <translation>is geen datum, zoals 2026-11-25</translation>
    </message>
    <message>
        <source>is not a field here; the nearest is {nearest}</source>
        <translation>is hier geen veldnaam; {nearest} lijkt er het meest op</translation>
    </message>
    <message>
        <source>is not a journal of this program</source>
        <translation>is geen logboek van dit programma</translation>
    </message>
    <message>
        <source>is null, but the accusation is correct; give its three cards</source>
        <translation>is null, maar de beschuldiging is goed; geef haar drie kaarten op</translation>
    </message>
    <message>
        <source>is null; it must be a whole number</source>
        <translation>is null; het moet een geheel getal zijn</translation>
    </message>
    <message>
        <source>is null; it must be text</source>
        <translation>is null; het moet tekst zijn</translation>
    </message>
    <message>
        <source>is null; it must be true or false</source>
        <translation>is null; het moet true of false zijn</translation>
    </message>
    <message>
        <source>is out</source>
        <translation>ligt eruit</translation>
    </message>
    <message>
        <source>is the envelope, which is no hand; give a player, or the pool</source>
        <translation>is de envelop, en dat is geen hand; geef een speler of de pot op</translation>
    </message>
    <message>
        <source>is the envelope; give a player, or the pool</source>
        <translation>is de envelop; geef een speler of de pot op</translation>
    </message>
    <message>
        <source>is the pool, but this game has none; give a player, or the envelope</source>
        <translation>is de pot, maar dit spel heeft er geen; geef een speler, of de envelop</translation>
    </message>
    <message>
        <source>is the square [{row}, {column}], but this game has no board; give a room</source>
        <translation>is het veld [{row}, {column}], maar dit spel heeft geen bord; geef een kamer</translation>
    </message>
    <message>
        <source>is {card} where shows is false; it must be null then</source>
        <translation>is {card} terwijl shows false is; het moet dan null zijn</translation>
    </message>
    <message>
        <source>is {card}, but no one showed a card; give refuted_by, or leave the card out</source>
        <translation>is {card}, maar niemand toonde een kaart; geef refuted_by, of laat de kaart weg</translation>
    </message>
    <message>
        <source>is {dice}; it must be 1 or 2</source>
        <translation>is {dice}; het moet 1 of 2 zijn</translation>
    </message>
    <message>
        <source>is {name}; it must be the name of the file</source>
        <translation>is {name}; het moet de naam van het bestand zijn</translation>
    </message>
    <message>
        <source>is {number} characters long; a name has at most {most}</source>
        <translation>is {number} tekens lang; een naam heeft er hoogstens {most}</translation>
    </message>
    <message>
        <source>is {number}; a hand has 0 cards or more</source>
        <translation>is {number}; een hand heeft 0 kaarten of meer</translation>
    </message>
    <message>
        <source>is {number}; it must be 1 to {most}, the number of cards</source>
        <translation>is {number}; het moet 1 tot {most} zijn, het aantal kaarten</translation>
    </message>
    <message>
        <source>is {number}; the pool has 0 cards or more</source>
        <translation>is {number}; de pot heeft 0 kaarten of meer</translation>
    </message>
    <message>
        <source>is {roll}; it must be a number that the dice can show</source>
        <translation>is {roll}; het moet een getal zijn dat de dobbelstenen kunnen tonen</translation>
    </message>
    <message numerus="yes">
        <source>is {seat}; with %n rival(s) it is from 1 to {last}</source>
        <translation>
            <numerusform>is {seat}; met %n tegenstander gaat het van 1 tot {last}</numerusform>
            <numerusform>is {seat}; met %n tegenstanders gaat het van 1 tot {last}</numerusform>
        </translation>
    </message>
    <message>
        <source>is {value}; it must be 0 or more</source>
        <translation>is {value}; het moet 0 of meer zijn</translation>
    </message>
    <message>
        <source>is {value}; it must be a list</source>
        <translation>is {value}; het moet een lijst zijn</translation>
    </message>
    <message>
        <source>is {value}; it must be a room, or a square as [row, column]</source>
        <translation>is {value}; het moet een kamer zijn, of een veld als [rij, kolom]</translation>
    </message>
    <message>
        <source>is {value}; it must be a whole number (as in 6)</source>
        <translation>is {value}; het moet een geheel getal zijn (zoals 6)</translation>
    </message>
    <message>
        <source>is {value}; it must be an object</source>
        <translation>is {value}; het moet een object zijn</translation>
    </message>
    <message>
        <source>is {value}; it must be text</source>
        <translation>is {value}; het moet tekst zijn</translation>
    </message>
    <message>
        <source>is {value}; it must be text, or a list of texts</source>
        <translation>is {value}; het moet tekst zijn, of een lijst van teksten</translation>
    </message>
    <message>
        <source>is {value}; it must be true or false</source>
        <translation>is {value}; het moet true of false zijn</translation>
    </message>
    <message>
        <source>is {value}; it must be “me”, “everyone”, or a list of players</source>
        <translation>is {value}; het moet ‘me’, ‘everyone’ of een lijst van spelers zijn</translation>
    </message>
    <message>
        <source>is {version}; this program reads version {known}</source>
        <translation>is {version}; dit programma leest versie {known}</translation>
    </message>
    <message>
        <source>is {who}, who has no cards</source>
        <translation>is {who}, die geen kaarten heeft</translation>
    </message>
    <message>
        <source>is {who}, who looks; give another player, or the pool</source>
        <translation>is {who}, die zelf kijkt; geef een andere speler of de pot op</translation>
    </message>
    <message>
        <source>it changes nothing</source>
        <translation>hij verandert niets</translation>
    </message>
    <message>
        <source>it describes the game in an unknown way</source>
        <translation>hij beschrijft het spel op een onbekende manier</translation>
    </message>
    <message>
        <source>it is behind</source>
        <comment>the journal</comment>
        <translation>het loopt achter</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>hij is geen geldige JSON</translation>
    </message>
    <message>
        <source>it makes several changes, one of an unknown kind</source>
        <translation>hij doet verschillende dingen, waarvan één van een onbekende soort</translation>
    </message>
    <message>
        <source>it names an unknown kind of card: {kind}</source>
        <translation>hij noemt een onbekende soort kaart: {kind}</translation>
    </message>
    <message>
        <source>it renames a card in an unknown way</source>
        <translation>hij hernoemt een kaart op een onbekende manier</translation>
    </message>
    <message>
        <source>it renames a player in an unknown way</source>
        <translation>hij hernoemt een speler op een onbekende manier</translation>
    </message>
    <message>
        <source>it was right</source>
        <comment>an accusation</comment>
        <translation>de beschuldiging was goed</translation>
    </message>
    <message>
        <source>it was wrong</source>
        <comment>an accusation</comment>
        <translation>de beschuldiging was fout</translation>
    </message>
    <message>
        <source>its checksum is wrong</source>
        <translation>de controlesom klopt niet</translation>
    </message>
    <message>
        <source>its first entry, the case as it was opened, is damaged: {why}</source>
        <translation>de eerste regel, de zaak zoals die geopend werd, is beschadigd: {why}</translation>
    </message>
    <message>
        <source>its first entry, the case as it was opened, is missing</source>
        <translation>de eerste regel, de zaak zoals die geopend werd, is er niet</translation>
    </message>
    <message>
        <source>its kind is unknown</source>
        <translation>hij is van een onbekende soort</translation>
    </message>
    <message>
        <source>keeps answering</source>
        <comment>after a wrong accusation</comment>
        <translation>blijft antwoorden</translation>
    </message>
    <message>
        <source>knows it now</source>
        <translation>weet het nu</translation>
    </message>
    <message>
        <source>learns as much as possible this turn</source>
        <translation>leert deze beurt zo veel mogelijk</translation>
    </message>
    <message>
        <source>leaves the game</source>
        <comment>after a wrong accusation</comment>
        <translation>verlaat het spel</translation>
    </message>
    <message>
        <source>leaves {number} solutions</source>
        <comment>to another player, beside a card shown</comment>
        <translation>laat {number} oplossingen over</translation>
    </message>
    <message>
        <source>left</source>
        <comment>below the name of a player who has left; little room</comment>
        <translation>weg</translation>
    </message>
    <message>
        <source>left leaves gone goes went home</source>
        <comment>words to type, with spaces between: Cid has left the table</comment>
        <translation>weg vertrokken vertrekt gaat huis</translation>
    </message>
    <message>
        <source>less clear</source>
        <comment>the envelope; below the heading: ruled out</comment>
        <translation>minder duidelijk</translation>
    </message>
    <message>
        <source>less than {number} percent</source>
        <translation>minder dan {number} procent</translation>
    </message>
    <message>
        <source>less to learn</source>
        <translation>minder te leren</translation>
    </message>
    <message>
        <source>letter</source>
        <translation>letter</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>regel {line}, kolom {column}</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>regel {number}</translation>
    </message>
    <message>
        <source>made by a newer Deerstalker (format {version}; this one reads up to {known}); install the newer version to open it</source>
        <translation>gemaakt door een nieuwere Deerstalker (versie {version}; deze leest tot en met {known}); installeer de nieuwere om het te openen</translation>
    </message>
    <message>
        <source>marks the same cell as {where}; mark each cell once</source>
        <translation>staat in hetzelfde vakje als {where}; zet in elk vakje één teken</translation>
    </message>
    <message>
        <source>me</source>
        <comment>this player is me</comment>
        <translation>ik</translation>
    </message>
    <message>
        <source>measured against “{engine}”</source>
        <translation>gemeten aan “{engine}”</translation>
    </message>
    <message>
        <source>modern</source>
        <comment>the doors of a board</comment>
        <translation>modern</translation>
    </message>
    <message numerus="yes">
        <source>more than %n step(s) away</source>
        <translation>
            <numerusform>meer dan %n stap ver</numerusform>
            <numerusform>meer dan %n stappen ver</numerusform>
        </translation>
    </message>
    <message>
        <source>more than {number} percent</source>
        <translation>meer dan {number} procent</translation>
    </message>
    <message>
        <source>more to learn</source>
        <translation>meer te leren</translation>
    </message>
    <message>
        <source>most likely {answers} ({percent})</source>
        <translation>het waarschijnlijkst: {answers} ({percent})</translation>
    </message>
    <message>
        <source>most likely {who} shows {card:the} ({percent})</source>
        <translation>het waarschijnlijkst toont {who} {card:the} ({percent})</translation>
    </message>
    <message>
        <source>move {event}</source>
        <comment>in the list; event: Ann&apos;s suggestion</comment>
        <translation>{event} verplaatsen</translation>
    </message>
    <message>
        <source>much less to learn</source>
        <translation>veel minder te leren</translation>
    </message>
    <message>
        <source>must be a player and the number of cards, as in: Ann 6</source>
        <translation>moet een speler en het aantal kaarten zijn, zoals: Ann 6</translation>
    </message>
    <message>
        <source>must be the number of players, as in 3</source>
        <translation>moet het aantal spelers zijn, zoals in 3</translation>
    </message>
    <message>
        <source>nats left plus turns</source>
        <comment>what a score of a place counts</comment>
        <translation>overgebleven nats plus beurten</translation>
    </message>
    <message>
        <source>neither {cards} is face up</source>
        <translation>noch {cards} ligt open</translation>
    </message>
    <message>
        <source>neither {cards} is in the envelope</source>
        <translation>noch {cards} zit in de envelop</translation>
    </message>
    <message>
        <source>neither {cards} is in the pool</source>
        <translation>noch {cards} zit in de pot</translation>
    </message>
    <message>
        <source>never risks being wrong</source>
        <translation>neemt nooit het risico fout te zitten</translation>
    </message>
    <message>
        <source>never, if only the next player is asked</source>
        <translation>nooit, als alleen de volgende speler wordt gevraagd</translation>
    </message>
    <message>
        <source>nine tenths</source>
        <translation>negen tiende</translation>
    </message>
    <message>
        <source>no board</source>
        <translation>geen bord</translation>
    </message>
    <message>
        <source>no board is called {name}, and no file beside the case has that name; the nearest is {nearest}</source>
        <translation>geen bord heet {name}, en naast de zaak ligt geen bestand met die naam; {nearest} lijkt er het meest op</translation>
    </message>
    <message>
        <source>no card can be there, so {so}</source>
        <translation>geen kaart kan daar zijn, dus {so}</translation>
    </message>
    <message>
        <source>no card is called {name}; the nearest is {nearest}</source>
        <translation>geen kaart heet {name}; {nearest} lijkt er het meest op</translation>
    </message>
    <message>
        <source>no cell is open</source>
        <translation>geen vakje is open</translation>
    </message>
    <message>
        <source>no door or passage leads to this room; give it one</source>
        <translation>er leidt geen deur en geen geheime gang naar deze kamer; voeg er een toe</translation>
    </message>
    <message>
        <source>no edition is called {name}; the nearest is {nearest}</source>
        <translation>geen editie heet {name}; {nearest} lijkt er het meest op</translation>
    </message>
    <message>
        <source>no exact answer to compare with</source>
        <translation>geen exact antwoord om mee te vergelijken</translation>
    </message>
    <message>
        <source>no faster</source>
        <comment>more to learn, but no faster</comment>
        <translation>niet sneller</translation>
    </message>
    <message>
        <source>no holder is called {name}; the nearest is {nearest}</source>
        <translation>geen bezitter heet {name}; {nearest} lijkt er het meest op</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>geen grens</translation>
    </message>
    <message>
        <source>no mark yet</source>
        <translation>nog geen teken</translation>
    </message>
    <message>
        <source>no one can show a card</source>
        <translation>niemand kan een kaart tonen</translation>
    </message>
    <message>
        <source>no one else has suggested anything yet</source>
        <translation>niemand anders heeft al iets gesuggereerd</translation>
    </message>
    <message>
        <source>no one has seen it</source>
        <comment>a card</comment>
        <translation>niemand heeft hem gezien</translation>
    </message>
    <message>
        <source>no one holds {cards}</source>
        <comment>cards of a suggestion</comment>
        <translation>niemand heeft {cards}</translation>
    </message>
    <message>
        <source>no other solution is possible</source>
        <translation>geen andere oplossing is mogelijk</translation>
    </message>
    <message>
        <source>no other solution is possible; you may accuse only in a room</source>
        <translation>geen andere oplossing is mogelijk; je mag alleen in een kamer beschuldigen</translation>
    </message>
    <message>
        <source>no other solution is possible; you may accuse only in {room:the}</source>
        <translation>geen andere oplossing is mogelijk; je mag alleen in {room:the} beschuldigen</translation>
    </message>
    <message>
        <source>no passage and no door of the set {set} leads to this room; give it one</source>
        <translation>er leidt geen deur van de set {set} en geen geheime gang naar deze kamer; voeg er een toe</translation>
    </message>
    <message>
        <source>no pause</source>
        <translation>geen pauze</translation>
    </message>
    <message>
        <source>no player is called {name}; the nearest is {nearest}</source>
        <translation>geen speler heet {name}; {nearest} lijkt er het meest op</translation>
    </message>
    <message>
        <source>no room has the letter {letter}</source>
        <translation>geen kamer heeft de letter {letter}</translation>
    </message>
    <message>
        <source>no room is called {name}; the nearest is {nearest}</source>
        <translation>geen kamer heet {name}; {nearest} lijkt er het meest op</translation>
    </message>
    <message>
        <source>no room of the board is called {name}; the nearest is {nearest}</source>
        <translation>geen kamer van het bord heet {name}; {nearest} lijkt er het meest op</translation>
    </message>
    <message>
        <source>no suggestion is possible there</source>
        <translation>daar kun je niets suggereren</translation>
    </message>
    <message>
        <source>no token</source>
        <translation>geen pion</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>nobody shows a card</comment>
        <translation>niemand</translation>
    </message>
    <message>
        <source>nobody none</source>
        <comment>words to type, with spaces between: nobody shows a card</comment>
        <translation>niemand</translation>
    </message>
    <message>
        <source>nobody saw which card you showed</source>
        <translation>niemand zag welke kaart jij toonde</translation>
    </message>
    <message>
        <source>nobody saw which card {who} showed</source>
        <translation>niemand zag welke kaart {who} toonde</translation>
    </message>
    <message>
        <source>nobody showed a card</source>
        <translation>niemand toonde een kaart</translation>
    </message>
    <message>
        <source>nobody shows</source>
        <translation>niemand toont</translation>
    </message>
    <message>
        <source>nobody shows a card</source>
        <translation>niemand toont een kaart</translation>
    </message>
    <message>
        <source>nobody; you look at a leftover card</source>
        <translation>niemand; jij bekijkt een overige kaart</translation>
    </message>
    <message>
        <source>none: click cards on the right</source>
        <translation>geen: klik rechts op kaarten</translation>
    </message>
    <message>
        <source>not asked</source>
        <comment>a player who is not asked for a card</comment>
        <translation>niet gevraagd</translation>
    </message>
    <message>
        <source>not certain</source>
        <translation>niet zeker</translation>
    </message>
    <message>
        <source>not face up: {cards}</source>
        <translation>niet open: {cards}</translation>
    </message>
    <message>
        <source>not hasn’t doesn’t</source>
        <comment>words to type, with spaces between: Bob doesn’t have the Rope</comment>
        <translation>niet geen zonder</translation>
    </message>
    <message>
        <source>not in the deck: {answer}</source>
        <translation>niet in het kaartspel: {answer}</translation>
    </message>
    <message>
        <source>not in the envelope: {cards}</source>
        <translation>niet in de envelop: {cards}</translation>
    </message>
    <message>
        <source>not in the pool: {cards}</source>
        <translation>niet in de pot: {cards}</translation>
    </message>
    <message>
        <source>not this policy’s choice</source>
        <comment>more to learn, but not this policy’s choice</comment>
        <translation>niet de keuze van deze strategie</translation>
    </message>
    <message>
        <source>not {who}: {cards}</source>
        <comment>cards that somebody has not, as a note in few words</comment>
        <translation>niet {who}: {cards}</translation>
    </message>
    <message>
        <source>note on envelope</source>
        <translation>notitie over de envelop</translation>
    </message>
    <message>
        <source>note on pool</source>
        <translation>notitie over de pot</translation>
    </message>
    <message>
        <source>note on {who}</source>
        <translation>notitie over {who}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niets</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>is ruled out</comment>
        <translation>niets</translation>
    </message>
    <message>
        <source>nothing may follow {word}; leave it out</source>
        <translation>na {word} mag niets staan; laat het weg</translation>
    </message>
    <message>
        <source>nothing to learn</source>
        <translation>niets te leren</translation>
    </message>
    <message>
        <source>nothing to learn there, but it brings you nearer to {room:the}</source>
        <comment>a room on the way</comment>
        <translation>daar valt niets te leren, maar het brengt je dichter bij {room:the}</translation>
    </message>
    <message>
        <source>on my own</source>
        <translation>zonder hulp</translation>
    </message>
    <message>
        <source>on your next turn: {what}</source>
        <comment>what: roll, and …</comment>
        <translation>in je volgende beurt: {what}</translation>
    </message>
    <message>
        <source>on {cards} ({entries})</source>
        <comment>where a player passed</comment>
        <translation>bij {cards} ({entries})</translation>
    </message>
    <message>
        <source>one</source>
        <comment>words to type, with spaces between: Bob has one of the Rope, the Hall</comment>
        <translation>eentje</translation>
    </message>
    <message>
        <source>one</source>
        <comment>of dice</comment>
        <translation>één</translation>
    </message>
    <message numerus="yes">
        <source>one of %n room(s)</source>
        <translation>
            <numerusform>één van %n kamer</numerusform>
            <numerusform>één van %n kamers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n suspect(s)</source>
        <translation>
            <numerusform>één van %n verdachte</numerusform>
            <numerusform>één van %n verdachten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n weapon(s)</source>
        <translation>
            <numerusform>één van %n wapen</numerusform>
            <numerusform>één van %n wapens</numerusform>
        </translation>
    </message>
    <message>
        <source>one of several</source>
        <comment>beside a letter: the player has one of the cards with it</comment>
        <translation>een van meerdere</translation>
    </message>
    <message>
        <source>one other player has seen it</source>
        <comment>a card</comment>
        <translation>één andere speler heeft hem gezien</translation>
    </message>
    <message>
        <source>only me</source>
        <comment>who knows it</comment>
        <translation>alleen ik</translation>
    </message>
    <message>
        <source>only the next player</source>
        <comment>who is asked</comment>
        <translation>alleen de volgende speler</translation>
    </message>
    <message>
        <source>only {cards} can still be {places}, where all of them are needed, so {so}</source>
        <translation>alleen {cards} kunnen nog {places} zijn, en daar zijn ze allemaal nodig, dus {so}</translation>
    </message>
    <message>
        <source>only {card} can still be {places}, where all of them are needed, so {so}</source>
        <translation>alleen {card} kan nog {places} zijn, en daar zijn ze allemaal nodig, dus {so}</translation>
    </message>
    <message>
        <source>only {now} likely to be right; {later} after your next suggestion</source>
        <comment>of an accusation</comment>
        <translation>maar {now} kans dat het goed is; {later} na je volgende suggestie</translation>
    </message>
    <message>
        <source>open</source>
        <comment>words to type, with spaces between: Cid lays his hand open</comment>
        <translation>open</translation>
    </message>
    <message>
        <source>open hand</source>
        <comment>somebody lays the hand open</comment>
        <translation>open hand</translation>
    </message>
    <message>
        <source>open pool</source>
        <translation>open pot</translation>
    </message>
    <message>
        <source>or</source>
        <comment>words to type, with spaces between: Bob has the Rope or the Hall</comment>
        <translation>of</translation>
    </message>
    <message>
        <source>or the set-up is wrong: {parts}</source>
        <comment>after other things that may be wrong</comment>
        <translation>of de opzet is fout: {parts}</translation>
    </message>
    <message>
        <source>out</source>
        <comment>a player who takes no turns any more</comment>
        <translation>ligt eruit</translation>
    </message>
    <message>
        <source>out</source>
        <comment>words to type, with spaces between: Cid is out of the game</comment>
        <translation>eruit stopt</translation>
    </message>
    <message>
        <source>out</source>
        <comment>below the name of a player who takes no turns any more</comment>
        <translation>eruit</translation>
    </message>
    <message>
        <source>part of the explanation</source>
        <translation>deel van de uitleg</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>has none of the three cards</comment>
        <translation>past</translation>
    </message>
    <message>
        <source>plans ahead to win in the fewest turns (recommended)</source>
        <translation>plant vooruit om snel te winnen (aanbevolen)</translation>
    </message>
    <message>
        <source>player</source>
        <translation>speler</translation>
    </message>
    <message>
        <source>players who can show several cards pick one at random</source>
        <translation>wie meer kaarten kan tonen, kiest er willekeurig een</translation>
    </message>
    <message>
        <source>plays carefully, and keeps a tidy sheet</source>
        <translation>speelt zorgvuldig en houdt een net blad bij</translation>
    </message>
    <message>
        <source>plays carelessly, and forgets more than half of what they see</source>
        <translation>speelt slordig en vergeet meer dan de helft van wat te zien is</translation>
    </message>
    <message>
        <source>plays for fun, and forgets a third of what they see</source>
        <translation>speelt voor de lol en vergeet een derde van wat te zien is</translation>
    </message>
    <message>
        <source>plays like a good player with pencil and paper</source>
        <translation>speelt als een goede speler met pen en papier</translation>
    </message>
    <message>
        <source>plays relentlessly, and always plans ahead</source>
        <translation>speelt meedogenloos en plant altijd vooruit</translation>
    </message>
    <message>
        <source>plays shrewdly, and now and then plans ahead</source>
        <translation>speelt slim en plant af en toe vooruit</translation>
    </message>
    <message>
        <source>plays uniformly at random</source>
        <translation>speelt volkomen willekeurig</translation>
    </message>
    <message>
        <source>points: all places are equally good</source>
        <comment>what a score of a place counts</comment>
        <translation>punten: alle plaatsen zijn even goed</translation>
    </message>
    <message>
        <source>pool</source>
        <comment>after a comma</comment>
        <translation>pot</translation>
    </message>
    <message>
        <source>pool</source>
        <comment>of cards that nobody holds</comment>
        <translation>pot</translation>
    </message>
    <message>
        <source>position {at} is not in this list of {n}, which is numbered from 0</source>
        <translation>er is geen plaats {at} in deze lijst van {n}; ze zijn genummerd vanaf 0</translation>
    </message>
    <message>
        <source>probably {answers} ({percent})</source>
        <translation>waarschijnlijk: {answers} ({percent})</translation>
    </message>
    <message>
        <source>propagation</source>
        <translation>propagatie</translation>
    </message>
    <message>
        <source>recommended</source>
        <comment>a suggestion</comment>
        <translation>aanbevolen</translation>
    </message>
    <message>
        <source>remove it</source>
        <translation>verwijder deze</translation>
    </message>
    <message>
        <source>remove it, and entries {numbers} as well</source>
        <translation>verwijder deze en ook aantekeningen {numbers}</translation>
    </message>
    <message>
        <source>remove it, and entry {numbers} as well</source>
        <translation>verwijder deze en ook aantekening {numbers}</translation>
    </message>
    <message>
        <source>right</source>
        <comment>the accusation was right</comment>
        <translation>goed</translation>
    </message>
    <message>
        <source>right correct</source>
        <comment>words to type, with spaces between: it was right</comment>
        <translation>goed juist terecht</translation>
    </message>
    <message>
        <source>right or wrong</source>
        <translation>goed of fout</translation>
    </message>
    <message>
        <source>roll, and {going}</source>
        <comment>going: head for the Hall</comment>
        <translation>gooi en {going}</translation>
    </message>
    <message>
        <source>roll; with {rolls} {going}</source>
        <comment>rolls: 4 to 6 or 9; going: go to the Hall and suggest …</comment>
        <translation>gooi; bij {rolls}: {going}</translation>
    </message>
    <message>
        <source>rolled {roll}</source>
        <comment>a move in the list</comment>
        <translation>gooide {roll}</translation>
    </message>
    <message>
        <source>room</source>
        <translation>kamer</translation>
    </message>
    <message>
        <source>rooms</source>
        <comment>somebody likes to show</comment>
        <translation>kamers</translation>
    </message>
    <message>
        <source>rough estimate</source>
        <translation>ruwe schatting</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>rij {row}, kolom {column}</translation>
    </message>
    <message>
        <source>ruled out</source>
        <comment>heads percentages</comment>
        <translation>uitgesloten</translation>
    </message>
    <message>
        <source>rules out</source>
        <comment>heads what share an answer rules out</comment>
        <translation>sluit uit</translation>
    </message>
    <message>
        <source>rules out about {share} of what’s left</source>
        <comment>a third; the answer to a suggestion, on average</comment>
        <translation>sluit ongeveer {share} uit van wat er over is</translation>
    </message>
    <message>
        <source>rules out {share}</source>
        <comment>beside a suggestion; share: 35%</comment>
        <translation>sluit {share} uit</translation>
    </message>
    <message>
        <source>saw a card</source>
        <translation>zag kaart</translation>
    </message>
    <message>
        <source>saw sees</source>
        <comment>words to type, with spaces between: Bob saw a card of the pool</comment>
        <translation>zag ziet gezien</translation>
    </message>
    <message numerus="yes">
        <source>says %n player(s), but only {lines} follow</source>
        <translation>
            <numerusform>zegt %n speler, maar er volgen er maar {lines}</numerusform>
            <numerusform>zegt %n spelers, maar er volgen er maar {lines}</numerusform>
        </translation>
    </message>
    <message>
        <source>second best for you ({score} {unit})</source>
        <comment>a place to go to</comment>
        <translation>op één na het best voor jou ({score} {unit})</translation>
    </message>
    <message>
        <source>seen by everyone</source>
        <translation>gezien door iedereen</translation>
    </message>
    <message>
        <source>seen by {players}</source>
        <translation>gezien door {players}</translation>
    </message>
    <message>
        <source>seen only by you</source>
        <translation>alleen door jou gezien</translation>
    </message>
    <message>
        <source>set aside {event}</source>
        <comment>event: Ann&apos;s suggestion</comment>
        <translation>{event} opzijleggen</translation>
    </message>
    <message>
        <source>set aside: doesn’t count</source>
        <translation>opzijgelegd: telt niet</translation>
    </message>
    <message>
        <source>settles it</source>
        <comment>an answer after which the solution is certain</comment>
        <translation>beslist het</translation>
    </message>
    <message>
        <source>settles it about half the time</source>
        <translation>beslist het ongeveer de helft van de keren</translation>
    </message>
    <message>
        <source>settles it about {percent} of the time</source>
        <translation>beslist het in ongeveer {percent} van de gevallen</translation>
    </message>
    <message>
        <source>show {card:the} to {who}</source>
        <translation>toon {card:the} aan {who}</translation>
    </message>
    <message>
        <source>shows</source>
        <comment>shows one of the three cards</comment>
        <translation>toont</translation>
    </message>
    <message>
        <source>so {clause}</source>
        <translation>dus {clause}</translation>
    </message>
    <message>
        <source>solution left</source>
        <translation>oplossing over</translation>
    </message>
    <message>
        <source>solutions left</source>
        <translation>oplossingen over</translation>
    </message>
    <message>
        <source>solutions left</source>
        <comment>to the asker</comment>
        <translation>oplossingen over</translation>
    </message>
    <message>
        <source>someone else will probably win first ({danger})</source>
        <comment>if you do not accuse now</comment>
        <translation>waarschijnlijk wint iemand anders eerder ({danger})</translation>
    </message>
    <message>
        <source>something of type {kind}</source>
        <translation>iets van het type {kind}</translation>
    </message>
    <message>
        <source>square {place}</source>
        <translation>veld {place}</translation>
    </message>
    <message>
        <source>stay in {place:the}</source>
        <translation>blijf in {place:the}</translation>
    </message>
    <message>
        <source>stay where you are</source>
        <comment>the best move after a roll</comment>
        <translation>blijf waar je bent</translation>
    </message>
    <message>
        <source>suggest first, then decide</source>
        <comment>whether to accuse</comment>
        <translation>suggereer eerst, beslis dan</translation>
    </message>
    <message>
        <source>suggest {cards}</source>
        <translation>suggereer {cards}</translation>
    </message>
    <message>
        <source>suggest {cards}</source>
        <comment>cards: Mrs White with the Rope in the Study</comment>
        <translation>suggereer {cards}</translation>
    </message>
    <message>
        <source>suppose that {so}</source>
        <translation>stel, {so}</translation>
    </message>
    <message>
        <source>suspect</source>
        <translation>verdachte</translation>
    </message>
    <message>
        <source>suspects</source>
        <comment>somebody likes to show</comment>
        <translation>verdachten</translation>
    </message>
    <message>
        <source>take the passage to {place:the}</source>
        <translation>neem de geheime gang naar {place:the}</translation>
    </message>
    <message>
        <source>takes no turns</source>
        <comment>a player</comment>
        <translation>heeft geen beurten</translation>
    </message>
    <message>
        <source>tells nothing else</source>
        <comment>a card shown to me</comment>
        <translation>zegt alleen iets over zichzelf</translation>
    </message>
    <message numerus="yes">
        <source>the %n card(s) outside the envelope are too few for {players} players, with {face_up} face up and {pool} in the pool</source>
        <translation>
            <numerusform>%n kaart buiten de envelop is te weinig voor {players} spelers, met {face_up} open en {pool} in de pot</numerusform>
            <numerusform>%n kaarten buiten de envelop zijn te weinig voor {players} spelers, met {face_up} open en {pool} in de pot</numerusform>
        </translation>
    </message>
    <message>
        <source>the Monte Carlo engine cannot find out whether any deal fits; the exact engine may be able to</source>
        <translation>of een verdeling past, is te moeilijk voor Monte Carlo; de exacte methode weet het misschien</translation>
    </message>
    <message>
        <source>the accusation was right ({entries}): {fact}</source>
        <translation>de beschuldiging was goed ({entries}): {fact}</translation>
    </message>
    <message>
        <source>the card shown</source>
        <translation>de getoonde kaart</translation>
    </message>
    <message>
        <source>the card that tells you least</source>
        <translation>de kaart die je het minst vertelt</translation>
    </message>
    <message>
        <source>the card {who} shows</source>
        <translation>de kaart die {who} toont</translation>
    </message>
    <message>
        <source>the cards are not those of {edition}; give them as a deck, without an edition</source>
        <translation>de kaarten zijn niet die van {edition}; geef ze als kaartspel, zonder editie</translation>
    </message>
    <message>
        <source>the case in it cannot be used: {why}</source>
        <translation>de zaak erin is onbruikbaar: {why}</translation>
    </message>
    <message>
        <source>the closing quote is missing</source>
        <translation>het sluitende aanhalingsteken ontbreekt</translation>
    </message>
    <message>
        <source>the corridor</source>
        <translation>de gang</translation>
    </message>
    <message numerus="yes">
        <source>the deck has %n room(s), the board {rooms}; name a board that has the deck’s rooms</source>
        <translation>
            <numerusform>het kaartspel heeft %n kamer, het bord {rooms}; noem een bord met de kamers van het kaartspel</numerusform>
            <numerusform>het kaartspel heeft %n kamers, het bord {rooms}; noem een bord met de kamers van het kaartspel</numerusform>
        </translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>de schijf is vol</translation>
    </message>
    <message>
        <source>the envelope</source>
        <translation>de envelop</translation>
    </message>
    <message>
        <source>the evidence about single hands is too entangled for the Monte Carlo engine</source>
        <translation>de aanwijzingen over losse handen zijn te verstrengeld voor Monte Carlo</translation>
    </message>
    <message>
        <source>the exact engine needs {steps:,} steps, within the budget of {budget:,}</source>
        <translation>de exacte methode kost {steps:,} stappen, binnen het budget van {budget:,}</translation>
    </message>
    <message>
        <source>the exact engine would need too much memory for this case</source>
        <translation>de exacte methode zou voor deze zaak te veel geheugen kosten</translation>
    </message>
    <message>
        <source>the face-up cards</source>
        <translation>de open kaarten</translation>
    </message>
    <message>
        <source>the file ends where the number of players should be</source>
        <translation>het bestand eindigt waar het aantal spelers zou moeten staan</translation>
    </message>
    <message>
        <source>the file ends where the rooms should be</source>
        <translation>het bestand eindigt waar de kamers zouden moeten staan</translation>
    </message>
    <message>
        <source>the file ends where the suspects should be</source>
        <translation>het bestand eindigt waar de verdachten zouden moeten staan</translation>
    </message>
    <message>
        <source>the file ends where the weapons should be</source>
        <translation>het bestand eindigt waar de wapens zouden moeten staan</translation>
    </message>
    <message>
        <source>the file ends without a grid; draw one between “grid” and “end”</source>
        <translation>het bestand eindigt zonder raster; teken er een tussen “grid” en “end”</translation>
    </message>
    <message>
        <source>the file ends without a room, as in: room K Kitchen</source>
        <translation>het bestand eindigt zonder kamer, zoals: room K Kitchen</translation>
    </message>
    <message>
        <source>the file is read-only</source>
        <translation>het bestand is alleen-lezen</translation>
    </message>
    <message>
        <source>the grid has no end; put a line “end” under its last row</source>
        <translation>het raster heeft geen einde; zet een regel “end” onder de laatste rij</translation>
    </message>
    <message>
        <source>the grid has {number} rows; at most {most} are allowed</source>
        <translation>het raster heeft {number} rijen; het mogen er hoogstens {most} zijn</translation>
    </message>
    <message>
        <source>the hand laid open shows that {fact} ({entries})</source>
        <translation>de open hand laat zien: {fact} ({entries})</translation>
    </message>
    <message numerus="yes">
        <source>the hands have %n card(s) together ({sizes}), the deck has {deck}: {envelope} for the envelope, {face_up} face up, {pool} in the pool; so the hands need {left}</source>
        <translation>
            <numerusform>de handen hebben samen %n kaart ({sizes}), het kaartspel {deck}: {envelope} voor de envelop, {face_up} open, {pool} in de pot; de handen hebben er dus {left} nodig</numerusform>
            <numerusform>de handen hebben samen %n kaarten ({sizes}), het kaartspel {deck}: {envelope} voor de envelop, {face_up} open, {pool} in de pot; de handen hebben er dus {left} nodig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the hands have %n card(s) together ({sizes}), the deck has {deck}: {envelope} for the envelope, {face_up} face up, {pool} in the pool; that is already too many</source>
        <translation>
            <numerusform>de handen hebben samen %n kaart ({sizes}), het kaartspel {deck}: {envelope} voor de envelop, {face_up} open, {pool} in de pot; dat zijn er al te veel</numerusform>
            <numerusform>de handen hebben samen %n kaarten ({sizes}), het kaartspel {deck}: {envelope} voor de envelop, {face_up} open, {pool} in de pot; dat zijn er al te veel</numerusform>
        </translation>
    </message>
    <message>
        <source>the journal is closed</source>
        <translation>het logboek is gesloten</translation>
    </message>
    <message>
        <source>the leftover card</source>
        <translation>de overige kaart</translation>
    </message>
    <message>
        <source>the murder room</source>
        <translation>de moordkamer</translation>
    </message>
    <message>
        <source>the name of this field contains half a surrogate pair, which is not a character</source>
        <translation>deze veldnaam bevat een half surrogaatpaar, en dat is geen teken</translation>
    </message>
    <message>
        <source>the note was about {card:the}, not {old:the}</source>
        <translation>de notitie ging over {card:the}, niet over {old:the}</translation>
    </message>
    <message>
        <source>the note was about {holder}, not {old}</source>
        <comment>holder, old: Bob, you, the envelope, …</comment>
        <translation>de notitie ging over {holder}, niet over {old}</translation>
    </message>
    <message>
        <source>the pool</source>
        <translation>de pot</translation>
    </message>
    <message numerus="yes">
        <source>the pool has %n card(s), and only {cards} can be among them, so {so}</source>
        <translation>
            <numerusform>de pot heeft %n kaart, en alleen {cards} kan die zijn, dus {so}</numerusform>
            <numerusform>de pot heeft %n kaarten, en alleen {cards} kunnen daarbij zijn, dus {so}</numerusform>
        </translation>
    </message>
    <message>
        <source>the room {letter} ({name}) has no square in the grid; draw it</source>
        <translation>de kamer {letter} ({name}) heeft geen veld in het raster; teken die</translation>
    </message>
    <message numerus="yes">
        <source>the row has %n square(s); the first row has {width}, and all must have as many</source>
        <translation>
            <numerusform>de rij heeft %n veld; de eerste rij heeft er {width}, en alle moeten er evenveel hebben</numerusform>
            <numerusform>de rij heeft %n velden; de eerste rij heeft er {width}, en alle moeten er evenveel hebben</numerusform>
        </translation>
    </message>
    <message>
        <source>the row has {number} squares; at most {most} are allowed</source>
        <translation>de rij heeft {number} velden; het mogen er hoogstens {most} zijn</translation>
    </message>
    <message>
        <source>the rules do not allow this accusation here: {answer}</source>
        <translation>de regels staan deze beschuldiging hier niet toe: {answer}</translation>
    </message>
    <message>
        <source>the set-up</source>
        <translation>de opzet</translation>
    </message>
    <message>
        <source>the set-up contradicts itself</source>
        <translation>de opzet spreekt zichzelf tegen</translation>
    </message>
    <message>
        <source>the set-up is wrong: {parts}</source>
        <translation>de opzet is fout: {parts}</translation>
    </message>
    <message>
        <source>the sizes of the hands</source>
        <translation>de grootte van de handen</translation>
    </message>
    <message>
        <source>the square [{row}, {column}] is not a corridor square of this board</source>
        <translation>het veld [{row}, {column}] is geen gang van dit bord</translation>
    </message>
    <message>
        <source>the start {start} appears twice (first at {place}); draw it once</source>
        <translation>de start {start} staat er twee keer (eerst bij {place}); teken hem één keer</translation>
    </message>
    <message>
        <source>the start {start} has no start {before} before it; number them from 1</source>
        <translation>er is een start {start} maar geen start {before}; nummer ze vanaf 1</translation>
    </message>
    <message>
        <source>their own cards</source>
        <comment>somebody suggests; their: of one player, man or woman</comment>
        <translation>eigen kaarten</translation>
    </message>
    <message>
        <source>their own rooms</source>
        <comment>somebody suggests; their: of one player, man or woman</comment>
        <translation>eigen kamers</translation>
    </message>
    <message>
        <source>their own suspects</source>
        <comment>somebody suggests; their: of one player, man or woman</comment>
        <translation>eigen verdachten</translation>
    </message>
    <message>
        <source>their own weapons</source>
        <comment>somebody suggests; their: of one player, man or woman</comment>
        <translation>eigen wapens</translation>
    </message>
    <message>
        <source>then you look at a leftover card</source>
        <translation>dan bekijk je een overige kaart</translation>
    </message>
    <message>
        <source>there is nothing to redo</source>
        <translation>er is niets om opnieuw te doen</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>er is niets om ongedaan te maken</translation>
    </message>
    <message>
        <source>third best for you ({score} {unit})</source>
        <comment>a place to go to</comment>
        <translation>op twee na het best voor jou ({score} {unit})</translation>
    </message>
    <message>
        <source>this deck is for {fewest} to {most} players here, not {number}</source>
        <translation>dit kaartspel is hier voor {fewest} tot {most} spelers, niet {number}</translation>
    </message>
    <message>
        <source>this entry</source>
        <translation>deze aantekening</translation>
    </message>
    <message>
        <source>this is a second grid; a board has only one, which begins at {place}</source>
        <translation>een tweede raster; een bord heeft er één, en dat begint bij {place}</translation>
    </message>
    <message>
        <source>this policy waits until it is surer</source>
        <translation>deze strategie wacht tot het zekerder is</translation>
    </message>
    <message>
        <source>three</source>
        <comment>words to type, with spaces between: Bob has three of these</comment>
        <translation>drie</translation>
    </message>
    <message>
        <source>three quarters</source>
        <translation>drie kwart</translation>
    </message>
    <message>
        <source>today {time}</source>
        <comment>when a game was last changed</comment>
        <translation>vandaag {time}</translation>
    </message>
    <message>
        <source>too far for this turn</source>
        <translation>te ver voor deze beurt</translation>
    </message>
    <message numerus="yes">
        <source>too far for this turn, about {turns:.1f} turns away</source>
        <translation>
            <numerusform>te ver voor deze beurt, ongeveer {turns:.1f} beurten weg</numerusform>
            <numerusform>te ver voor deze beurt, ongeveer {turns:.1f} beurten weg</numerusform>
        </translation>
    </message>
    <message>
        <source>towards {room}</source>
        <translation>richting {room}</translation>
    </message>
    <message>
        <source>turns to a room still in question</source>
        <comment>what a score of a place counts</comment>
        <translation>beurten naar een kamer die nog niet bekend is</translation>
    </message>
    <message>
        <source>turns, minus the bits learned</source>
        <comment>what a score of a place counts</comment>
        <translation>beurten, min bits</translation>
    </message>
    <message>
        <source>two</source>
        <comment>words to type, with spaces between: Bob has two of the Rope, the Hall, the Study</comment>
        <translation>twee</translation>
    </message>
    <message>
        <source>two</source>
        <comment>of dice</comment>
        <translation>twee</translation>
    </message>
    <message>
        <source>two players are called {name}; rename one of them</source>
        <translation>twee spelers heten {name}; hernoem een van de twee</translation>
    </message>
    <message>
        <source>two rooms are called {name} (first at {place})</source>
        <translation>twee kamers heten {name} (eerst bij {place})</translation>
    </message>
    <message>
        <source>two rooms have the letter {letter} (first at {place})</source>
        <translation>twee kamers hebben de letter {letter} (eerst bij {place})</translation>
    </message>
    <message>
        <source>two thirds</source>
        <translation>twee derde</translation>
    </message>
    <message>
        <source>unfolded</source>
        <translation>uitgeklapt</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>a cell of the sheet</comment>
        <translation>onbekend</translation>
    </message>
    <message>
        <source>waits until an accusation is at least that likely to be right</source>
        <translation>wacht tot een beschuldiging minstens zo waarschijnlijk goed is</translation>
    </message>
    <message>
        <source>walk to {place}</source>
        <comment>place: a square 5 steps from the Study’s door</comment>
        <translation>loop naar {place}</translation>
    </message>
    <message>
        <source>was picked at random</source>
        <comment>a card shown to me</comment>
        <translation>is willekeurig gekozen</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>wapen</translation>
    </message>
    <message>
        <source>weapons</source>
        <comment>somebody likes to show</comment>
        <translation>wapens</translation>
    </message>
    <message>
        <source>weighs what stays unknown against the way to the likely rooms</source>
        <translation>weegt wat onbekend blijft af tegen de weg naar de waarschijnlijke kamers</translation>
    </message>
    <message>
        <source>what happened</source>
        <translation>wat er gebeurde</translation>
    </message>
    <message>
        <source>who accuses</source>
        <translation>wie beschuldigt</translation>
    </message>
    <message>
        <source>who shows</source>
        <translation>wie toont</translation>
    </message>
    <message>
        <source>who shows what</source>
        <translation>wie toont wat</translation>
    </message>
    <message>
        <source>who suggests</source>
        <translation>wie suggereert</translation>
    </message>
    <message>
        <source>whose card</source>
        <translation>wiens kaart</translation>
    </message>
    <message>
        <source>with a board each player needs a token, and this deck has only one suspect</source>
        <translation>met een bord heeft elke speler een pion nodig, en dit kaartspel heeft maar één verdachte</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>met hulp</translation>
    </message>
    <message>
        <source>with you</source>
        <comment>where a card is</comment>
        <translation>bij jou</translation>
    </message>
    <message>
        <source>with {who}</source>
        <comment>where a card is</comment>
        <translation>bij {who}</translation>
    </message>
    <message>
        <source>write a door as: door ROOM ROW COLUMN DIRECTION SET ..., as in: door K 7 4 N classic</source>
        <translation>een deur schrijf je zo: door KAMER RIJ KOLOM RICHTING SET ..., zoals: door K 7 4 N classic</translation>
    </message>
    <message>
        <source>write a room as: room LETTER NAME, as in: room K Kitchen</source>
        <translation>een kamer schrijf je zo: room LETTER NAAM, zoals: room K Kitchen</translation>
    </message>
    <message>
        <source>wrong</source>
        <comment>the accusation was wrong</comment>
        <translation>fout</translation>
    </message>
    <message>
        <source>wrong false</source>
        <comment>words to type, with spaces between: it was wrong</comment>
        <translation>fout onjuist onterecht</translation>
    </message>
    <message>
        <source>wrong, cards not heard</source>
        <translation>fout; kaarten niet gehoord</translation>
    </message>
    <message>
        <source>you</source>
        <translation>jij</translation>
    </message>
    <message>
        <source>you</source>
        <comment>below my own name</comment>
        <translation>jij</translation>
    </message>
    <message>
        <source>you</source>
        <comment>who has a card</comment>
        <translation>jij</translation>
    </message>
    <message>
        <source>you are out</source>
        <comment>below my own name</comment>
        <translation>je ligt eruit</translation>
    </message>
    <message>
        <source>you cannot go there without a roll: {answer}</source>
        <translation>je kunt daar niet heen zonder worp: {answer}</translation>
    </message>
    <message>
        <source>you did not pass</source>
        <translation>jij paste niet</translation>
    </message>
    <message>
        <source>you did not show a card</source>
        <translation>jij toonde geen kaart</translation>
    </message>
    <message>
        <source>you do not have {cards}</source>
        <translation>jij hebt noch {cards}</translation>
    </message>
    <message>
        <source>you do not have {card}</source>
        <translation>jij hebt {card} niet</translation>
    </message>
    <message>
        <source>you do not hold {cards}</source>
        <translation>jij hebt noch {cards}</translation>
    </message>
    <message>
        <source>you do not hold {card}</source>
        <translation>jij hebt {card} niet</translation>
    </message>
    <message numerus="yes">
        <source>you have %n card(s), and only {cards} can be among them, so {so}</source>
        <translation>
            <numerusform>jij hebt %n kaart, en alleen {cards} kan die zijn, dus {so}</numerusform>
            <numerusform>jij hebt %n kaarten, en alleen {cards} kunnen daarbij zijn, dus {so}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have at least %n of {cards}</source>
        <translation>
            <numerusform>jij hebt minstens %n van {cards}</numerusform>
            <numerusform>jij hebt minstens %n van {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>you have left</source>
        <comment>below my own name</comment>
        <translation>je bent weg</translation>
    </message>
    <message>
        <source>you have nothing to decide now, so {answer} is no answer</source>
        <translation>je hoeft nu niets te beslissen, dus {answer} is geen antwoord</translation>
    </message>
    <message>
        <source>you have to leave the room first</source>
        <translation>je moet eerst de kamer uit</translation>
    </message>
    <message>
        <source>you have {cards}</source>
        <translation>jij hebt {cards}</translation>
    </message>
    <message>
        <source>you have {card}</source>
        <translation>jij hebt {card}</translation>
    </message>
    <message>
        <source>you hold {cards}</source>
        <translation>jij hebt {cards}</translation>
    </message>
    <message>
        <source>you hold {cards} yourself</source>
        <comment>cards: one card, or a list</comment>
        <translation>je hebt {cards} zelf</translation>
    </message>
    <message>
        <source>you noted that {fact} ({entries})</source>
        <translation>jij noteerde: {fact} ({entries})</translation>
    </message>
    <message>
        <source>you noted that {fact} ({entries}), so {so}</source>
        <translation>jij noteerde: {fact} ({entries}), dus: {so}</translation>
    </message>
    <message>
        <source>you overlooked {cards} ({entries})</source>
        <translation>jij zag {cards} over het hoofd ({entries})</translation>
    </message>
    <message>
        <source>you passed</source>
        <translation>jij paste</translation>
    </message>
    <message>
        <source>you passed {passes}</source>
        <comment>you passed on the Rope and the Hall (entry 3) and on …</comment>
        <translation>jij paste {passes}</translation>
    </message>
    <message>
        <source>you see {card}</source>
        <comment>a leftover card</comment>
        <translation>je ziet {card}</translation>
    </message>
    <message>
        <source>you showed a card</source>
        <translation>jij toonde een kaart</translation>
    </message>
    <message>
        <source>you showed a card in {entries}, and all your other cards are known, so {so}</source>
        <translation>jij toonde een kaart in {entries}, en meer onbekende kaarten heb je niet, dus {so}</translation>
    </message>
    <message>
        <source>you showed a card, not {other}</source>
        <translation>jij toonde een kaart, niet {other}</translation>
    </message>
    <message>
        <source>you showed a different card in each of entries {numbers}, and all your other cards are known, so {so}</source>
        <translation>wat jij toonde in aantekeningen {numbers} was telkens een andere kaart, en meer onbekende kaarten dan die heb je niet, dus {so}</translation>
    </message>
    <message>
        <source>you showed {card:the}, not {old:the}</source>
        <translation>jij toonde {card:the}, niet {old:the}</translation>
    </message>
    <message>
        <source>you showed {cards} ({entries})</source>
        <translation>jij toonde {cards} ({entries})</translation>
    </message>
    <message>
        <source>you showed {cards} ({entries}), and it was not {others}, so {so}</source>
        <translation>jij toonde {cards} ({entries}), en het was niet {others}, dus {so}</translation>
    </message>
    <message>
        <source>you suggested it, not {other}</source>
        <translation>jij suggereerde, niet {other}</translation>
    </message>
    <message>
        <source>you will be {later} sure after your next suggestion</source>
        <comment>if you do not accuse now</comment>
        <translation>na je volgende suggestie ben je {later} zeker</translation>
    </message>
    <message>
        <source>you would learn nothing new</source>
        <comment>from a suggestion</comment>
        <translation>je zou niets nieuws leren</translation>
    </message>
    <message>
        <source>your accusation was right ({entries}): {fact}</source>
        <translation>jouw beschuldiging was goed ({entries}): {fact}</translation>
    </message>
    <message>
        <source>your cross</source>
        <translation>jouw kruisje</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>jouw hand</translation>
    </message>
    <message>
        <source>your marks</source>
        <comment>beside a tick: a mark on one&apos;s own sheet</comment>
        <translation>jouw tekens</translation>
    </message>
    <message>
        <source>your position on the board is unknown</source>
        <translation>waar je op het bord staat, is onbekend</translation>
    </message>
    <message>
        <source>your question mark</source>
        <translation>jouw vraagteken</translation>
    </message>
    <message>
        <source>your tick</source>
        <translation>jouw vinkje</translation>
    </message>
    <message>
        <source>you’re out. Just answer when asked</source>
        <translation>je ligt eruit. Antwoord alleen als iemand vraagt</translation>
    </message>
    <message>
        <source>{advantage}, but {drawbacks}</source>
        <comment>more to learn, but too far for this turn</comment>
        <translation>{advantage}, maar {drawbacks}</translation>
    </message>
    <message>
        <source>{after} solutions left</source>
        <translation>{after} oplossingen</translation>
    </message>
    <message>
        <source>{answers}</source>
        <comment>what every player shows: Bob shows the Rope and Cid shows the Hall</comment>
        <translation>{answers}</translation>
    </message>
    <message>
        <source>{answer} cannot be shown, only {cards}</source>
        <translation>{answer} kan niet worden getoond, alleen {cards}</translation>
    </message>
    <message>
        <source>{answer} is not one of {choices}</source>
        <translation>{answer} is geen van {choices}</translation>
    </message>
    <message>
        <source>{before} → {after} solutions left</source>
        <translation>{before} → {after} oplossingen</translation>
    </message>
    <message>
        <source>{best}, not {mine}</source>
        <comment>shares that suggestions rule out: 59%, not 17%</comment>
        <translation>{best}, niet {mine}</translation>
    </message>
    <message>
        <source>{bits:.2f} bits</source>
        <translation>{bits:.2f} bits</translation>
    </message>
    <message>
        <source>{bits} bits of information on average; {left} stay open</source>
        <translation>{bits} bits informatie gemiddeld; {left} blijven open</translation>
    </message>
    <message>
        <source>{bits} bits open: about as many well-chosen yes-or-no questions would do</source>
        <translation>{bits} bits open: ongeveer zoveel goed gekozen ja-neevragen zouden genoeg zijn</translation>
    </message>
    <message>
        <source>{bits} {error} bits of information on average; {left} stay open</source>
        <comment>error: ± 0.002</comment>
        <translation>{bits} {error} bits informatie gemiddeld; {left} blijven open</translation>
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
        <translation>{card:the} werd genoemd, niet {old:the}</translation>
    </message>
    <message>
        <source>{card:the}: leaves {who} {bits:.2f} bits of the envelope open</source>
        <translation>{card:the}: laat {who} {bits:.2f} bits van de envelop open</translation>
    </message>
    <message>
        <source>{card:the}: leaves {who} {bits:.2f} bits of the envelope open; one other player has seen it</source>
        <translation>{card:the}: laat {who} {bits:.2f} bits van de envelop open; één andere speler heeft hem gezien</translation>
    </message>
    <message>
        <source>{card:the}: leaves {who} {bits:.2f} bits of the envelope open; {number} other players have seen it</source>
        <translation>{card:the}: laat {who} {bits:.2f} bits van de envelop open; {number} andere spelers hebben hem gezien</translation>
    </message>
    <message>
        <source>{card:the}: you have shown it to {who} before</source>
        <translation>{card:the}: al aan {who} getoond</translation>
    </message>
    <message>
        <source>{cards} are face up</source>
        <translation>{cards} liggen open</translation>
    </message>
    <message>
        <source>{cards} are in the envelope</source>
        <translation>{cards} zitten in de envelop</translation>
    </message>
    <message>
        <source>{cards} are in the pool</source>
        <translation>{cards} zitten in de pot</translation>
    </message>
    <message>
        <source>{cards} are not the solution ({entries}), and {premise}, so {so}</source>
        <translation>{cards} zijn niet de oplossing ({entries}), en {premise}, dus {so}</translation>
    </message>
    <message>
        <source>{cards} can only be {places}, and leave no room for others, so {so}</source>
        <translation>{cards} kunnen alleen {places} zijn, en daar is geen plaats voor meer, dus {so}</translation>
    </message>
    <message>
        <source>{cards} may be in the envelope</source>
        <comment>cards: the Rope (12%) and the Hall (49%)</comment>
        <translation>misschien in de envelop: {cards}</translation>
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
        <translation>{card} ({times} keer)</translation>
    </message>
    <message>
        <source>{card} appears twice; give one suspect, one weapon and one room</source>
        <translation>{card} staat er twee keer; er moet één verdachte, één wapen en één kamer zijn</translation>
    </message>
    <message>
        <source>{card} appears twice; name it once</source>
        <translation>{card} staat er twee keer; noem die één keer</translation>
    </message>
    <message>
        <source>{card} can be nowhere else, so {so}</source>
        <translation>{card} kan nergens anders zijn, dus {so}</translation>
    </message>
    <message>
        <source>{card} is a room, and so is {other}; give one suspect, one weapon and one room</source>
        <translation>{card} is een kamer, en {other} ook; er moet één verdachte, één wapen en één kamer zijn</translation>
    </message>
    <message>
        <source>{card} is a room; a token must be a suspect</source>
        <translation>{card} is een kamer; een pion is een verdachte</translation>
    </message>
    <message>
        <source>{card} is a suspect, and so is {other}; give one suspect, one weapon and one room</source>
        <translation>{card} is een verdachte, en {other} ook; er moet één verdachte, één wapen en één kamer zijn</translation>
    </message>
    <message>
        <source>{card} is a suspect; a move leads to a room</source>
        <translation>{card} is een verdachte; je loopt naar een kamer</translation>
    </message>
    <message>
        <source>{card} is a weapon, and so is {other}; give one suspect, one weapon and one room</source>
        <translation>{card} is een wapen, en {other} ook; er moet één verdachte, één wapen en één kamer zijn</translation>
    </message>
    <message>
        <source>{card} is a weapon; a move leads to a room</source>
        <translation>{card} is een wapen; je loopt naar een kamer</translation>
    </message>
    <message>
        <source>{card} is a weapon; a token must be a suspect</source>
        <translation>{card} is een wapen; een pion is een verdachte</translation>
    </message>
    <message>
        <source>{card} is also face up; a card can only be in one place</source>
        <translation>{card} ligt ook open; een kaart is op één plaats</translation>
    </message>
    <message>
        <source>{card} is certainly face up. Click to see why.</source>
        <translation>{card} ligt zeker open. Klik om te zien waarom.</translation>
    </message>
    <message>
        <source>{card} is certainly in the envelope. Click to see why.</source>
        <translation>{card} zit zeker in de envelop. Klik om te zien waarom.</translation>
    </message>
    <message>
        <source>{card} is certainly in the pool. Click to see why.</source>
        <translation>{card} zit zeker in de pot. Klik om te zien waarom.</translation>
    </message>
    <message>
        <source>{card} is certainly not face up. Click to see why.</source>
        <translation>{card} ligt zeker niet open. Klik om te zien waarom.</translation>
    </message>
    <message>
        <source>{card} is certainly not in the envelope. Click to see why.</source>
        <translation>{card} zit zeker niet in de envelop. Klik om te zien waarom.</translation>
    </message>
    <message>
        <source>{card} is certainly not in the pool. Click to see why.</source>
        <translation>{card} zit zeker niet in de pot. Klik om te zien waarom.</translation>
    </message>
    <message>
        <source>{card} is face up</source>
        <translation>{card} ligt open</translation>
    </message>
    <message>
        <source>{card} is face up: {percent}. Click to see what is known.</source>
        <translation>{card} ligt open: {percent}. Klik om te zien wat bekend is.</translation>
    </message>
    <message>
        <source>{card} is in the envelope</source>
        <translation>{card} zit in de envelop</translation>
    </message>
    <message>
        <source>{card} is in the envelope: {percent}. Click to see what is known.</source>
        <translation>{card} zit in de envelop: {percent}. Klik om te zien wat bekend is.</translation>
    </message>
    <message>
        <source>{card} is in the other pile</source>
        <translation>{card} ligt op de andere stapel</translation>
    </message>
    <message>
        <source>{card} is in the pool</source>
        <translation>{card} zit in de pot</translation>
    </message>
    <message>
        <source>{card} is in the pool: {percent}. Click to see what is known.</source>
        <translation>{card} zit in de pot: {percent}. Klik om te zien wat bekend is.</translation>
    </message>
    <message>
        <source>{card} is in your hand</source>
        <translation>{card} zit in jouw hand</translation>
    </message>
    <message>
        <source>{card} is not face up</source>
        <translation>{card} ligt niet open</translation>
    </message>
    <message>
        <source>{card} is not in the envelope</source>
        <translation>{card} zit niet in de envelop</translation>
    </message>
    <message>
        <source>{card} is not in the pool</source>
        <translation>{card} zit niet in de pot</translation>
    </message>
    <message>
        <source>{card} is not one of the three cards of the suggestion ({cards})</source>
        <translation>{card} is geen van de drie kaarten van de suggestie ({cards})</translation>
    </message>
    <message>
        <source>{card} is the token of two players; give each their own</source>
        <translation>{card} is de pion van twee spelers; geef ieder een eigen pion</translation>
    </message>
    <message>
        <source>{card} tells the least.</source>
        <translation>{card} vertelt het minst.</translation>
    </message>
    <message>
        <source>{card} was moved here from {pile}.</source>
        <translation>{card} is hierheen verplaatst (eerst: {pile}).</translation>
    </message>
    <message>
        <source>{card} would reveal less</source>
        <translation>{card} zou minder vertellen</translation>
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
        <translation>{card}: zeker in de envelop</translation>
    </message>
    <message>
        <source>{card}: certainly not in the envelope</source>
        <translation>{card}: zeker niet in de envelop</translation>
    </message>
    <message>
        <source>{card}: {pile}</source>
        <comment>where a card is</comment>
        <translation>{card}: {pile}</translation>
    </message>
    <message>
        <source>{card}: {share} in the envelope</source>
        <translation>{card}: {share} in de envelop</translation>
    </message>
    <message>
        <source>{card}: {share} in the envelope, with a standard error of {error}</source>
        <translation>{card}: {share} in de envelop, met een standaardfout van {error}</translation>
    </message>
    <message>
        <source>{card}: {told}</source>
        <comment>told: whether somebody has seen the card</comment>
        <translation>{card}: {told}</translation>
    </message>
    <message>
        <source>{category}, one per line</source>
        <comment>{category}: Suspects, Weapons or Rooms</comment>
        <translation>{category}, één per regel</translation>
    </message>
    <message>
        <source>{cell}: {answer}</source>
        <comment>cell: a card, a holder and an engine</comment>
        <translation>{cell}: {answer}</translation>
    </message>
    <message>
        <source>{cell}: {share} after entry {number}</source>
        <translation>{cell}: {share} na aantekening {number}</translation>
    </message>
    <message>
        <source>{cell}: {share} before the first entry</source>
        <translation>{cell}: {share} vóór de eerste aantekening</translation>
    </message>
    <message>
        <source>{change}.
Entry {number} would be
{line}</source>
        <translation>{change}.
Aantekening {number} wordt dan
{line}</translation>
    </message>
    <message>
        <source>{choice}: {what}</source>
        <comment>a choice, and what it does</comment>
        <translation>{choice}: {what}</translation>
    </message>
    <message>
        <source>{claim}: {after} rather than {before}, by {entries}</source>
        <translation>{claim}: {after} in plaats van {before} ({entries})</translation>
    </message>
    <message>
        <source>{clause:capital}.</source>
        <translation>{clause:capital}.</translation>
    </message>
    <message>
        <source>{clause} in entry {number}</source>
        <comment>clause: Bob showed the Rope</comment>
        <translation>{clause} in aantekening {number}</translation>
    </message>
    <message>
        <source>{conditions}, or {another}</source>
        <comment>if Bob passes, or if …</comment>
        <translation>{conditions}, of {another}</translation>
    </message>
    <message>
        <source>{conditions}, {so}</source>
        <comment>conditions: if Bob passes, or if Cid shows a card</comment>
        <translation>{conditions}: {so}</translation>
    </message>
    <message>
        <source>{contradiction} Correct that first.</source>
        <comment>contradiction: a sentence</comment>
        <translation>{contradiction} Verbeter dat eerst.</translation>
    </message>
    <message>
        <source>{contradiction} No deal fits, so there is nothing to compare.</source>
        <comment>contradiction: a sentence</comment>
        <translation>{contradiction} Geen verdeling past, dus er valt niets te vergelijken.</translation>
    </message>
    <message>
        <source>{contradiction} So no hand is possible.</source>
        <comment>contradiction: a sentence</comment>
        <translation>{contradiction} Dus is er geen hand mogelijk.</translation>
    </message>
    <message>
        <source>{contradiction} So nothing can be explained.</source>
        <comment>contradiction: a sentence</comment>
        <translation>{contradiction} Dus valt er niets uit te leggen.</translation>
    </message>
    <message>
        <source>{contradiction}. Press Enter to enter it anyway.</source>
        <translation>{contradiction}. Druk op Enter om het toch in te voeren.</translation>
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
        <translation>{count} verdelingen</translation>
    </message>
    <message>
        <source>{count} seconds</source>
        <translation>{count} seconden</translation>
    </message>
    <message>
        <source>{count} steps</source>
        <translation>{count} stappen</translation>
    </message>
    <message>
        <source>{danger} chance that someone else wins first</source>
        <comment>if you do not accuse now</comment>
        <translation>{danger} kans dat iemand anders eerder wint</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation>{date}, {time}</translation>
    </message>
    <message>
        <source>{deals} (usual)</source>
        <translation>{deals} (gebruikelijk)</translation>
    </message>
    <message>
        <source>{engine} is still computing.</source>
        <translation>{engine} rekent nog.</translation>
    </message>
    <message>
        <source>{engine} is still computing. These are the previous numbers.</source>
        <translation>{engine} rekent nog. Dit zijn de vorige getallen.</translation>
    </message>
    <message>
        <source>{engine}, up to ±{error}</source>
        <translation>{engine}, tot ±{error}</translation>
    </message>
    <message>
        <source>{engine}: {method}. It took {ms} ms.</source>
        <translation>{engine}: {method}. Het duurde {ms} ms.</translation>
    </message>
    <message>
        <source>{entry} (set aside)</source>
        <translation>{entry} (opzijgelegd)</translation>
    </message>
    <message>
        <source>{face_up} cards face up and {pool} in the pool: neither number can be negative</source>
        <translation>{face_up} kaarten open en {pool} in de pot: geen van beide getallen kan negatief zijn</translation>
    </message>
    <message>
        <source>{fact}, but {other}</source>
        <translation>{fact}, maar {other}</translation>
    </message>
    <message>
        <source>{file} cannot be opened</source>
        <translation>{file} kan niet geopend worden</translation>
    </message>
    <message>
        <source>{file} has changes that were not saved</source>
        <translation>{file} heeft wijzigingen die niet zijn opgeslagen</translation>
    </message>
    <message>
        <source>{file} is open in another window</source>
        <translation>{file} is in een ander venster geopend</translation>
    </message>
    <message>
        <source>{file} may be open on another computer ({host})</source>
        <translation>{file} is misschien op een andere computer geopend ({host})</translation>
    </message>
    <message>
        <source>{file} was changed by another program</source>
        <translation>{file} is door een ander programma gewijzigd</translation>
    </message>
    <message>
        <source>{file}: {where}</source>
        <translation>{file}: {where}</translation>
    </message>
    <message numerus="yes">
        <source>{first} and %n more</source>
        <comment>first: delete Ann&apos;s suggestion</comment>
        <translation>
            <numerusform>{first} en nog %n</numerusform>
            <numerusform>{first} en nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>rolls of dice</comment>
        <translation>{first} tot {last}</translation>
    </message>
    <message numerus="yes">
        <source>{found} of %n game(s)</source>
        <translation>
            <numerusform>{found} van %n spel</numerusform>
            <numerusform>{found} van %n spellen</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} – kept automatically – Deerstalker</source>
        <translation>{game} – automatisch bewaard – Deerstalker</translation>
    </message>
    <message>
        <source>{going} and suggest {cards}</source>
        <comment>going: go to the Hall; cards: Mrs White with the Rope</comment>
        <translation>{going} en suggereer {cards}</translation>
    </message>
    <message>
        <source>{going} to accuse {cards}</source>
        <comment>going: go to the Hall; cards: Mrs White with the Rope …</comment>
        <translation>{going} om {cards} te beschuldigen</translation>
    </message>
    <message>
        <source>{going} to suggest {cards}</source>
        <comment>going: head for the Hall; cards: Mrs White with the Rope</comment>
        <translation>{going} om {cards} te suggereren</translation>
    </message>
    <message>
        <source>{going}, on the way to {room:the}</source>
        <comment>going: take the passage to the Lounge</comment>
        <translation>{going}, op weg naar {room:the}</translation>
    </message>
    <message>
        <source>{hands} hands are possible, none likelier than {percent}.</source>
        <translation>Er zijn {hands} handen mogelijk, geen ervan waarschijnlijker dan {percent}.</translation>
    </message>
    <message>
        <source>{hands} hands are possible, none likelier than {percent}; here are the {shown} likeliest.</source>
        <translation>{hands} handen zijn mogelijk, geen waarschijnlijker dan {percent}; dit zijn de {shown} waarschijnlijkste.</translation>
    </message>
    <message>
        <source>{hands} hands are possible.</source>
        <translation>{hands} handen zijn mogelijk.</translation>
    </message>
    <message>
        <source>{hands} hands are possible; here are the {shown} likeliest.</source>
        <translation>{hands} handen zijn mogelijk; dit zijn de {shown} waarschijnlijkste.</translation>
    </message>
    <message>
        <source>{heading}. You: {mine}. Best: {best}.</source>
        <translation>{heading}. Jij: {mine}. Beste: {best}.</translation>
    </message>
    <message>
        <source>{hint} – or type on: {word}</source>
        <translation>{hint} – of typ verder: {word}</translation>
    </message>
    <message>
        <source>{holder}: {cards}</source>
        <translation>{holder}: {cards}</translation>
    </message>
    <message>
        <source>{hunches} – remove</source>
        <comment>hunches: Hunches included: 2, refuted: 1</comment>
        <translation>{hunches} – verwijderen</translation>
    </message>
    <message>
        <source>{hunches}, refuted: {n}</source>
        <comment>hunches: Hunches included: 2</comment>
        <translation>{hunches}, weerlegd: {n}</translation>
    </message>
    <message>
        <source>{known} of {size}</source>
        <comment>cards of a hand that are known</comment>
        <translation>{known} van {size}</translation>
    </message>
    <message>
        <source>{legend} Frame: where the card turned out to be.</source>
        <translation>{legend} Kader: waar de kaart bleek te zijn.</translation>
    </message>
    <message>
        <source>{letter} can’t stand for a room; use one letter, but not {centre} (the centre)</source>
        <translation>{letter} kan niet voor een kamer staan; geef één letter, maar niet {centre} (het midden)</translation>
    </message>
    <message>
        <source>{letter}: {who} showed {cards} ({entries}).</source>
        <comment>cards: the Rope or the Hall</comment>
        <translation>{letter}: {who} toonde {cards} ({entries}).</translation>
    </message>
    <message>
        <source>{loss} Everything before it is here.</source>
        <translation>{loss} Alles daarvóór is er.</translation>
    </message>
    <message>
        <source>{mark}, open</source>
        <comment>a mark on one&apos;s own sheet: may be true, does not follow</comment>
        <translation>{mark}, open</translation>
    </message>
    <message>
        <source>{mark}, proved</source>
        <comment>a mark on one&apos;s own sheet</comment>
        <translation>{mark}, bewezen</translation>
    </message>
    <message>
        <source>{mark}, wrong</source>
        <comment>a mark on one&apos;s own sheet</comment>
        <translation>{mark}, fout</translation>
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
        <translation>{n:,} verdelingen getrokken in {populations} populaties</translation>
    </message>
    <message>
        <source>{n:.3g} deals are too many to list</source>
        <translation>{n:.3g} verdelingen zijn te veel om op te sommen</translation>
    </message>
    <message>
        <source>{names} are here</source>
        <translation>{names} zijn hier</translation>
    </message>
    <message>
        <source>{names} is here</source>
        <translation>{names} is hier</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (jij)</translation>
    </message>
    <message>
        <source>{name} appears twice (first at {where}); name it once</source>
        <translation>{name} staat er twee keer (eerst bij {where}); noem het één keer</translation>
    </message>
    <message>
        <source>{name} can’t be a board; name one that comes with the program, or a file beside the case</source>
        <translation>{name} kan geen bord zijn; noem een meegeleverd bord of een bestand naast de zaak</translation>
    </message>
    <message>
        <source>{name} is too similar to {other}, another player; names must differ by a letter</source>
        <translation>{name} lijkt te veel op {other}, een andere speler; namen moeten minstens één letter verschillen</translation>
    </message>
    <message>
        <source>{now} chance of being right; if wrong, you’re out</source>
        <comment>of an accusation</comment>
        <translation>{now} kans dat het goed is; is het fout, dan lig je eruit</translation>
    </message>
    <message>
        <source>{now} to win if you accuse now, {waiting} if you wait: {why}</source>
        <comment>why: …, as you will know …</comment>
        <translation>{now} kans om te winnen als je nu beschuldigt, {waiting} als je wacht: {why}</translation>
    </message>
    <message>
        <source>{now}, then {then}</source>
        <comment>probabilities, now and later</comment>
        <translation>{now}, daarna {then}</translation>
    </message>
    <message>
        <source>{number:.0f}%</source>
        <translation>{number:.0f}%</translation>
    </message>
    <message>
        <source>{number} decillion</source>
        <comment>10 to the power of 33</comment>
        <translation>{number} quintiljard</translation>
    </message>
    <message>
        <source>{number} more</source>
        <translation>nog {number}</translation>
    </message>
    <message>
        <source>{number} nonillion</source>
        <comment>10 to the power of 30</comment>
        <translation>{number} quintiljoen</translation>
    </message>
    <message>
        <source>{number} octillion</source>
        <comment>10 to the power of 27</comment>
        <translation>{number} quadriljard</translation>
    </message>
    <message>
        <source>{number} other answers</source>
        <comment>to a suggestion</comment>
        <translation>{number} andere antwoorden</translation>
    </message>
    <message>
        <source>{number} other players have seen it</source>
        <comment>a card</comment>
        <translation>{number} andere spelers hebben hem gezien</translation>
    </message>
    <message>
        <source>{number} percent</source>
        <translation>{number} procent</translation>
    </message>
    <message>
        <source>{number} quadrillion</source>
        <comment>10 to the power of 15</comment>
        <translation>{number} biljard</translation>
    </message>
    <message>
        <source>{number} quintillion</source>
        <comment>10 to the power of 18</comment>
        <translation>{number} triljoen</translation>
    </message>
    <message>
        <source>{number} septillion</source>
        <comment>10 to the power of 24</comment>
        <translation>{number} quadriljoen</translation>
    </message>
    <message>
        <source>{number} sextillion</source>
        <comment>10 to the power of 21</comment>
        <translation>{number} triljard</translation>
    </message>
    <message>
        <source>{number} trillion</source>
        <comment>10 to the power of 12</comment>
        <translation>{number} biljoen</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>{n} hands are too many to list</source>
        <translation>{n} handen zijn te veel om op te sommen</translation>
    </message>
    <message>
        <source>{n} unreadable preferences were reset to their defaults: {names}.</source>
        <translation>{n} onleesbare voorkeuren staan weer op standaard: {names}.</translation>
    </message>
    <message>
        <source>{one} and {other} both name the room {letter} of the board; name a board that has both</source>
        <translation>{one} en {other} noemen allebei de kamer {letter} van het bord; noem een bord dat beide heeft</translation>
    </message>
    <message>
        <source>{path}: cannot be written: {reason}</source>
        <translation>{path}: kan niet geschreven worden: {reason}</translation>
    </message>
    <message>
        <source>{path}: {reason}</source>
        <translation>{path}: {reason}</translation>
    </message>
    <message>
        <source>{percent} (estimate, error unknown)</source>
        <translation>{percent} (schatting, fout onbekend)</translation>
    </message>
    <message>
        <source>{percent} (standard error {error})</source>
        <translation>{percent} (standaardfout {error})</translation>
    </message>
    <message>
        <source>{percent} as the cards say; moved by {entries}.</source>
        <comment>entries: entries 3 and 5</comment>
        <translation>{percent} volgens de kaarten; verschoven door {entries}.</translation>
    </message>
    <message>
        <source>{percent} chance that no one can show a card</source>
        <translation>{percent} kans dat niemand een kaart kan tonen</translation>
    </message>
    <message>
        <source>{percent} chance to get there this turn</source>
        <translation>{percent} kans om er deze beurt te komen</translation>
    </message>
    <message>
        <source>{percent} each</source>
        <translation>elk {percent}</translation>
    </message>
    <message>
        <source>{percent} likely to be the murder room</source>
        <translation>{percent} kans op de moordkamer</translation>
    </message>
    <message>
        <source>{percent}, being updated</source>
        <translation>{percent}, wordt bijgewerkt</translation>
    </message>
    <message numerus="yes">
        <source>{pile} already has %n card(s). Remove one first.</source>
        <translation>
            <numerusform>{pile} heeft al %n kaart. Haal die eerst weg.</numerusform>
            <numerusform>{pile} heeft al %n kaarten. Haal er eerst een weg.</numerusform>
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
        <translation>{plain} volgens de kaarten, {played} volgens speelstijl, door deze aantekeningen:</translation>
    </message>
    <message>
        <source>{players} showed one each of {cards} ({entries}), so {so}</source>
        <translation>{players} toonden elk één kaart van {cards} ({entries}), dus {so}</translation>
    </message>
    <message>
        <source>{players} showed one each of {cards} ({entries}), so {so}</source>
        <comment>one of the players is you</comment>
        <translation>{players} toonden elk één kaart van {cards} ({entries}), dus {so}</translation>
    </message>
    <message>
        <source>{player} (like {known})</source>
        <translation>{player} (als {known})</translation>
    </message>
    <message>
        <source>{player} (you)</source>
        <translation>{player} (jij)</translation>
    </message>
    <message>
        <source>{player} ({plays})</source>
        <comment>plays: how good a rival is</comment>
        <translation>{player} ({plays})</translation>
    </message>
    <message>
        <source>{player} begins</source>
        <translation>{player} begint</translation>
    </message>
    <message>
        <source>{player} could be certain of it {moment} at the latest.</source>
        <translation>{player} kon het uiterlijk {moment} zeker weten.</translation>
    </message>
    <message>
        <source>{player} could be certain of it {moment}.</source>
        <translation>{player} kon het {moment} zeker weten.</translation>
    </message>
    <message>
        <source>{player} could not be certain of it.</source>
        <translation>{player} kon het niet zeker weten.</translation>
    </message>
    <message>
        <source>{player} doesn’t have {card}</source>
        <translation>{player} heeft {card} niet</translation>
    </message>
    <message>
        <source>{player} has {card}</source>
        <translation>{player} heeft {card}</translation>
    </message>
    <message>
        <source>{player} is in the corridor.</source>
        <translation>{player} staat in de gang.</translation>
    </message>
    <message>
        <source>{player} is in {room}.</source>
        <translation>{player} is in {room}.</translation>
    </message>
    <message>
        <source>{player} moves into the corridor</source>
        <translation>{player} loopt de gang in</translation>
    </message>
    <message>
        <source>{player} moves to {place}</source>
        <translation>{player} loopt naar {place}</translation>
    </message>
    <message>
        <source>{player} stands here</source>
        <translation>{player} staat hier</translation>
    </message>
    <message>
        <source>{player} won</source>
        <translation>{player} heeft gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>{player} won; I made %n suggestion(s).</source>
        <translation>
            <numerusform>{player} won; ik deed %n suggestie.</numerusform>
            <numerusform>{player} won; ik deed %n suggesties.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} {share}</source>
        <comment>what share of the solutions a player’s turns ruled out</comment>
        <translation>{player} {share}</translation>
    </message>
    <message>
        <source>{player}’s position is unknown.</source>
        <translation>Waar {player} staat, is onbekend.</translation>
    </message>
    <message>
        <source>{player}’s turns ruled nothing out.</source>
        <translation>De beurten van {player} sloten niets uit.</translation>
    </message>
    <message>
        <source>{points} points from exact</source>
        <translation>{points} punten verschil</translation>
    </message>
    <message>
        <source>{premise}, so {so}</source>
        <translation>{premise}, dus {so}</translation>
    </message>
    <message>
        <source>{question} {holder}: about {percent}</source>
        <translation>{question} {holder}: ongeveer {percent}</translation>
    </message>
    <message>
        <source>{question} {holder}: unknown</source>
        <translation>{question} {holder}: onbekend</translation>
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
        <translation>{quoted} betekent hier niets; een veld is {corridor} (gang), {outside} (buiten), {centre} (midden) of het cijfer van een start</translation>
    </message>
    <message>
        <source>{quoted} has no meaning here; a square is {corridor} (corridor), {outside} (outside), {centre} (centre), a start’s digit, or a room’s letter ({letters})</source>
        <translation>{quoted} betekent hier niets; een veld is {corridor} (gang), {outside} (buiten), {centre} (midden), het cijfer van een start of de letter van een kamer ({letters})</translation>
    </message>
    <message>
        <source>{quoted} has no meaning yet; name the room on a line of its own, as in: room {character} NAME</source>
        <translation>{quoted} betekent nog niets; geef de kamer een naam op een eigen regel, zoals: room {character} NAAM</translation>
    </message>
    <message>
        <source>{rank}: {cards}, rules out about {share}. {why}</source>
        <translation>{rank}: {cards}, sluit ongeveer {share} uit. {why}</translation>
    </message>
    <message>
        <source>{rank}: {cards}, rules out {share}. {why}</source>
        <comment>share: 36%, or nothing</comment>
        <translation>{rank}: {cards}, sluit {share} uit. {why}</translation>
    </message>
    <message>
        <source>{reasons}</source>
        <comment>less to learn</comment>
        <translation>{reasons}</translation>
    </message>
    <message>
        <source>{rest} and {last}</source>
        <translation>{rest} en {last}</translation>
    </message>
    <message>
        <source>{rest} nor {last}</source>
        <comment>of neither … nor</comment>
        <translation>{rest} noch {last}</translation>
    </message>
    <message>
        <source>{rest} or {last}</source>
        <translation>{rest} of {last}</translation>
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
        <translation>{result}. In het archief bewaard.</translation>
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
        <translation>{room} door de geheime gang</translation>
    </message>
    <message>
        <source>{room} doesn’t lie to the {way} of {square}; it lies to the {ways}</source>
        <comment>ways: N, S, E, W</comment>
        <translation>{room} ligt niet aan kant {way} van {square}, maar aan kant {ways}</translation>
    </message>
    <message>
        <source>{room} doesn’t lie to the {way} of {square}; that room isn’t beside this square</source>
        <translation>{room} ligt niet aan kant {way} van {square}; die kamer ligt niet naast dit veld</translation>
    </message>
    <message>
        <source>{said} Click to see or change it.</source>
        <translation>{said} Klik om het te zien of te wijzigen.</translation>
    </message>
    <message>
        <source>{said}, not {old:the}</source>
        <comment>said: Bob has a card; old: another card</comment>
        <translation>{said}, niet {old:the}</translation>
    </message>
    <message>
        <source>{said}, not {old}</source>
        <comment>said: Ann has a card; old: Bob, you, the envelope, the pool</comment>
        <translation>{said}, niet {old}</translation>
    </message>
    <message>
        <source>{said}, not {old}</source>
        <comment>said: a card is in the envelope; old: with Bob, in the pool</comment>
        <translation>{said}, niet {old}</translation>
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
        <translation>{share} uitgesloten</translation>
    </message>
    <message>
        <source>{solution}: certain</source>
        <translation>{solution}: zeker</translation>
    </message>
    <message>
        <source>{solution}: {share}</source>
        <translation>{solution}: {share}</translation>
    </message>
    <message>
        <source>{solution}: {share}, with a standard error of {error}</source>
        <translation>{solution}: {share}, met een standaardfout van {error}</translation>
    </message>
    <message>
        <source>{solvers} found no analytic centre; the exact engine needs none</source>
        <translation>{solvers} vond geen analytisch centrum; de exacte methode heeft er geen nodig</translation>
    </message>
    <message>
        <source>{some} of {every}</source>
        <translation>{some} van {every}</translation>
    </message>
    <message>
        <source>{so}: it is face up</source>
        <translation>{so}: die ligt open</translation>
    </message>
    <message>
        <source>{so}: it is in the envelope</source>
        <translation>{so}: die zit in de envelop</translation>
    </message>
    <message>
        <source>{so}: it is in the pool</source>
        <translation>{so}: die zit in de pot</translation>
    </message>
    <message>
        <source>{so}: it is with you</source>
        <translation>{so}: die heb jij</translation>
    </message>
    <message>
        <source>{so}: it is with {who}</source>
        <translation>{so}: die heeft {who}</translation>
    </message>
    <message>
        <source>{square} is {mark}; a door opens from a corridor square</source>
        <translation>{square} is {mark}; een deur gaat open vanaf een veld van de gang</translation>
    </message>
    <message>
        <source>{subject} {finding}</source>
        <comment>subject: The name; finding: is empty; …</comment>
        <translation>{subject} {finding}</translation>
    </message>
    <message>
        <source>{suspect:the} with {weapon:the}</source>
        <translation>{suspect} met {weapon:the}</translation>
    </message>
    <message>
        <source>{suspect:the} with {weapon:the} in {room:the}</source>
        <translation>{suspect} met {weapon:the} in {room:the}</translation>
    </message>
    <message>
        <source>{suspect}: not played</source>
        <translation>{suspect}: niet gespeeld</translation>
    </message>
    <message>
        <source>{suspect}: {player}</source>
        <comment>a token, and who plays it</comment>
        <translation>{suspect}: {player}</translation>
    </message>
    <message>
        <source>{suspect}: {player} (you)</source>
        <translation>{suspect}: {player} (jij)</translation>
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
        <translation>{title}, regel {number}</translation>
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
        <translation>{token}, in de gang.</translation>
    </message>
    <message>
        <source>{token}, in {room}.</source>
        <translation>{token}, in {room}.</translation>
    </message>
    <message>
        <source>{token}. Position unknown.</source>
        <translation>{token}. Plaats onbekend.</translation>
    </message>
    <message numerus="yes">
        <source>{turns:.1f} turns slower</source>
        <translation>
            <numerusform>{turns:.1f} beurten trager</numerusform>
            <numerusform>{turns:.1f} beurten trager</numerusform>
        </translation>
    </message>
    <message>
        <source>{turns} turns lost</source>
        <comment>a move cost so many expected turns</comment>
        <translation>{turns} beurten verloren</translation>
    </message>
    <message>
        <source>{unknown} (a copy of the board’s file can name it)</source>
        <translation>{unknown} (een kopie van het bordbestand kan het noemen)</translation>
    </message>
    <message>
        <source>{unknown}, and no file can lie beside a case that is in no file</source>
        <translation>{unknown}, en naast een zaak zonder bestand kan geen bestand liggen</translation>
    </message>
    <message>
        <source>{value} contains half a surrogate pair, which is not a character</source>
        <translation>{value} bevat een half surrogaatpaar, en dat is geen teken</translation>
    </message>
    <message>
        <source>{value} is not a valid JSON number</source>
        <translation>{value} is geen geldig JSON-getal</translation>
    </message>
    <message>
        <source>{value} is not one of {choices}</source>
        <translation>{value} is geen van {choices}</translation>
    </message>
    <message>
        <source>{value} is not one of {choices}; the nearest is {nearest}</source>
        <translation>{value} is geen van {choices}; {nearest} lijkt er het meest op</translation>
    </message>
    <message>
        <source>{what} (bits)</source>
        <translation>{what} (bits)</translation>
    </message>
    <message>
        <source>{what} (key {key})</source>
        <comment>what a key chooses</comment>
        <translation>{what} (toets {key})</translation>
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
            <numerusform>{who} (jij): %n kaart.</numerusform>
            <numerusform>{who} (jij): %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} about {bits}</source>
        <comment>bits that a suggestion tells; see: It tells … bits.</comment>
        <translation>{who} ongeveer {bits}</translation>
    </message>
    <message>
        <source>{who} accuses wrongly (cards not heard)</source>
        <translation>{who} beschuldigt fout (kaarten niet gehoord)</translation>
    </message>
    <message>
        <source>{who} accuses, cards not heard: wrong</source>
        <translation>{who} beschuldigt, kaarten niet gehoord – fout</translation>
    </message>
    <message>
        <source>{who} accuses: {cards}: {verdict}</source>
        <translation>{who} beschuldigt: {cards} – {verdict}</translation>
    </message>
    <message>
        <source>{who} accuses: {cards}; right</source>
        <translation>{who} beschuldigt: {cards}; goed</translation>
    </message>
    <message>
        <source>{who} accuses: {cards}; wrong</source>
        <translation>{who} beschuldigt: {cards}; fout</translation>
    </message>
    <message>
        <source>{who} answers</source>
        <translation>{who} antwoordt</translation>
    </message>
    <message>
        <source>{who} asked; only the other players answer</source>
        <translation>{who} vroeg; alleen de anderen antwoorden</translation>
    </message>
    <message>
        <source>{who} asks you</source>
        <translation>{who} vraagt jou</translation>
    </message>
    <message>
        <source>{who} cannot answer here</source>
        <translation>{who} kan hier niet antwoorden</translation>
    </message>
    <message>
        <source>{who} certainly does not have {card}. Click to see why.</source>
        <translation>{card} is zeker niet bij {who}. Klik om te zien waarom.</translation>
    </message>
    <message>
        <source>{who} certainly has {card}. Click to see why.</source>
        <translation>{card} is zeker bij {who}. Klik om te zien waarom.</translation>
    </message>
    <message>
        <source>{who} did not pass</source>
        <translation>{who} paste niet</translation>
    </message>
    <message>
        <source>{who} did not show a card</source>
        <translation>{who} toonde geen kaart</translation>
    </message>
    <message>
        <source>{who} does not have {cards}</source>
        <translation>{who} heeft noch {cards}</translation>
    </message>
    <message>
        <source>{who} does not have {card}</source>
        <translation>{who} heeft {card} niet</translation>
    </message>
    <message>
        <source>{who} doesn’t have {card}</source>
        <translation>{who} heeft {card} niet</translation>
    </message>
    <message>
        <source>{who} gets {new} instead of {old}</source>
        <comment>cards</comment>
        <translation>{who} krijgt {new} in plaats van {old}</translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n card(s), and only {cards} can be among them, so {so}</source>
        <translation>
            <numerusform>{who} heeft %n kaart, en alleen {cards} kan die zijn, dus {so}</numerusform>
            <numerusform>{who} heeft %n kaarten, en alleen {cards} kunnen daarbij zijn, dus {so}</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} has already answered ({where}); each player answers once</source>
        <translation>{who} heeft al geantwoord ({where}); ieder antwoordt één keer</translation>
    </message>
    <message numerus="yes">
        <source>{who} has at least %n of {cards}</source>
        <translation>
            <numerusform>{who} heeft minstens %n van {cards}</numerusform>
            <numerusform>{who} heeft minstens %n van {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has at least %n of: {cards}</source>
        <comment>cards</comment>
        <translation>
            <numerusform>{who} heeft minstens %n van: {cards}</numerusform>
            <numerusform>{who} heeft minstens %n van: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} has at least one of: {cards}</source>
        <translation>{who} heeft minstens een van: {cards}</translation>
    </message>
    <message>
        <source>{who} has left</source>
        <translation>{who} is weggegaan</translation>
    </message>
    <message>
        <source>{who} has none of: {cards}</source>
        <translation>{who} heeft geen van: {cards}</translation>
    </message>
    <message>
        <source>{who} has seen it</source>
        <comment>a card</comment>
        <translation>door {who} gezien</translation>
    </message>
    <message>
        <source>{who} has {cards}</source>
        <comment>several cards</comment>
        <translation>{who} heeft {cards}</translation>
    </message>
    <message>
        <source>{who} has {cards}</source>
        <translation>{who} heeft {cards}</translation>
    </message>
    <message>
        <source>{who} has {card}</source>
        <translation>{who} heeft {card}</translation>
    </message>
    <message>
        <source>{who} has {card}: {percent}. Click to see what is known.</source>
        <translation>{who} heeft {card}: {percent}. Klik om te zien wat bekend is.</translation>
    </message>
    <message>
        <source>{who} is back</source>
        <translation>{who} is terug</translation>
    </message>
    <message>
        <source>{who} is named twice; name each player once</source>
        <translation>{who} is twee keer genoemd; noem elke speler één keer</translation>
    </message>
    <message>
        <source>{who} is next. On your turn, {place}:</source>
        <comment>place: from the Lounge</comment>
        <translation>{who} is aan de beurt. In jouw beurt, {place}:</translation>
    </message>
    <message>
        <source>{who} is next. On your turn:</source>
        <comment>the advice follows</comment>
        <translation>{who} is aan de beurt. In jouw beurt:</translation>
    </message>
    <message>
        <source>{who} is out</source>
        <translation>{who} ligt eruit</translation>
    </message>
    <message>
        <source>{who} is thinking…</source>
        <translation>{who} denkt na…</translation>
    </message>
    <message>
        <source>{who} isn’t asked here: only {next} is.</source>
        <translation>{who} wordt hier niet gevraagd, alleen {next}.</translation>
    </message>
    <message>
        <source>{who} knows the solution now: {share}</source>
        <translation>{who} weet de oplossing nu: {share}</translation>
    </message>
    <message>
        <source>{who} knows the solution on the next turn: {share}</source>
        <translation>{who} weet de oplossing in de volgende beurt: {share}</translation>
    </message>
    <message>
        <source>{who} lays the hand open: {cards}</source>
        <translation>{who} legt de hand open: {cards}</translation>
    </message>
    <message>
        <source>{who} moves to …</source>
        <translation>{who} loopt naar …</translation>
    </message>
    <message>
        <source>{who} overlooked {cards}</source>
        <translation>{who} zag {cards} over het hoofd</translation>
    </message>
    <message>
        <source>{who} overlooked {cards} ({entries})</source>
        <translation>{who} zag {cards} over het hoofd ({entries})</translation>
    </message>
    <message>
        <source>{who} passed</source>
        <translation>{who} paste</translation>
    </message>
    <message>
        <source>{who} passed {passes}</source>
        <comment>… passed on the Rope and the Hall (entry 3) and on …</comment>
        <translation>{who} paste {passes}</translation>
    </message>
    <message>
        <source>{who} passed. Click if you’re not sure</source>
        <translation>{who} paste. Klik als je het niet zeker weet</translation>
    </message>
    <message>
        <source>{who} passes</source>
        <translation>{who} past</translation>
    </message>
    <message>
        <source>{who} passes.</source>
        <translation>{who} past.</translation>
    </message>
    <message>
        <source>{who} saw a card of the pool</source>
        <translation>{who} zag een kaart uit de pot</translation>
    </message>
    <message>
        <source>{who} saw a card of {whom}</source>
        <comment>of another player</comment>
        <translation>{who} zag een kaart van {whom}</translation>
    </message>
    <message>
        <source>{who} seems to name cards whatever they know of them ({share} likely)</source>
        <translation>{who} lijkt kaarten te noemen ongeacht wat daarvan al bekend is ({share} kans)</translation>
    </message>
    <message>
        <source>{who} seems to name their own cards as readily as others ({share} likely)</source>
        <translation>{who} lijkt eigen kaarten even makkelijk te noemen als andere ({share} kans)</translation>
    </message>
    <message>
        <source>{who} seems to suggest mostly cards they are still looking for ({share} likely)</source>
        <translation>{who} lijkt vooral kaarten te noemen die nog te vinden zijn ({share} kans)</translation>
    </message>
    <message>
        <source>{who} showed a card</source>
        <translation>{who} toonde een kaart</translation>
    </message>
    <message>
        <source>{who} showed a card here; only who says that he has none can have overlooked one</source>
        <translation>{who} toonde hier een kaart; alleen wie zegt er geen te hebben, kan er een over het hoofd hebben gezien</translation>
    </message>
    <message>
        <source>{who} showed a card in {entries}, and all of {who}’s other cards are known, so {so}</source>
        <translation>{who} toonde een kaart in {entries}, en meer onbekende kaarten heeft {who} niet, dus {so}</translation>
    </message>
    <message>
        <source>{who} showed a card, not you</source>
        <translation>{who} toonde een kaart, niet jij</translation>
    </message>
    <message>
        <source>{who} showed a card, not {other}</source>
        <translation>{who} toonde een kaart, niet {other}</translation>
    </message>
    <message>
        <source>{who} showed a different card in each of entries {numbers}, and all of {who}’s other cards are known, so {so}</source>
        <translation>wat {who} toonde in aantekeningen {numbers} was telkens een andere kaart, en meer onbekende kaarten dan die heeft {who} niet, dus {so}</translation>
    </message>
    <message>
        <source>{who} showed you {cards} ({entries})</source>
        <translation>{who} toonde jou {cards} ({entries})</translation>
    </message>
    <message>
        <source>{who} showed you {cards}.</source>
        <comment>cards: the Rope or the Hall</comment>
        <translation>{who} toonde jou {cards}.</translation>
    </message>
    <message>
        <source>{who} showed {card:the}</source>
        <translation>{who} toonde {card:the}</translation>
    </message>
    <message>
        <source>{who} showed {card:the}, not {old:the}</source>
        <translation>{who} toonde {card:the}, niet {old:the}</translation>
    </message>
    <message>
        <source>{who} showed {cards} ({entries})</source>
        <translation>{who} toonde {cards} ({entries})</translation>
    </message>
    <message>
        <source>{who} showed {cards} ({entries}), and it was not {others}, so {so}</source>
        <translation>{who} toonde {cards} ({entries}), en het was niet {others}, dus {so}</translation>
    </message>
    <message>
        <source>{who} showed {cards} to {asker}.</source>
        <comment>cards: the Rope or the Hall</comment>
        <translation>{who} toonde {cards} aan {asker}.</translation>
    </message>
    <message>
        <source>{who} shows</source>
        <comment>a card that one does not see</comment>
        <translation>{who} toont</translation>
    </message>
    <message>
        <source>{who} shows a card</source>
        <translation>{who} toont een kaart</translation>
    </message>
    <message>
        <source>{who} shows you {card}.</source>
        <translation>{who} toont je {card}.</translation>
    </message>
    <message>
        <source>{who} shows {card:the}</source>
        <translation>{who} toont {card:the}</translation>
    </message>
    <message>
        <source>{who} shows {card}</source>
        <translation>{who} toont {card}</translation>
    </message>
    <message>
        <source>{who} suggested it, not you</source>
        <translation>{who} suggereerde, niet jij</translation>
    </message>
    <message>
        <source>{who} suggested it, not {other}</source>
        <translation>{who} suggereerde, niet {other}</translation>
    </message>
    <message>
        <source>{who} suggests {cards}</source>
        <translation>{who} suggereert {cards}</translation>
    </message>
    <message>
        <source>{who} suggests {cards} (or {rooms})</source>
        <translation>{who} suggereert {cards} (of {rooms})</translation>
    </message>
    <message>
        <source>{who} suggests {cards}. Which card do you show?</source>
        <translation>{who} suggereert {cards}. Welke kaart toon je?</translation>
    </message>
    <message>
        <source>{who} suggests {cards}; {answers}. Which card do you show?</source>
        <translation>{who} suggereert {cards}; {answers}. Welke kaart toon je?</translation>
    </message>
    <message>
        <source>{who} takes no turns</source>
        <translation>{who} heeft geen beurten</translation>
    </message>
    <message>
        <source>{who} was not asked here, and can’t have overlooked a card; leave it out</source>
        <translation>{who} is hier niet gevraagd en kan geen kaart over het hoofd hebben gezien; laat het weg</translation>
    </message>
    <message>
        <source>{who} will probably show {card:the} ({percent})</source>
        <translation>{who} toont waarschijnlijk {card:the} ({percent})</translation>
    </message>
    <message>
        <source>{who} will show {card:the}</source>
        <translation>{who} toont {card:the}</translation>
    </message>
    <message>
        <source>{who} wins. It was {cards}.</source>
        <translation>{who} wint. Het was {cards}.</translation>
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
            <numerusform>{who}: %n kaart.</numerusform>
            <numerusform>{who}: %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: about {bits} bits</source>
        <comment>what a suggestion reveals to a player</comment>
        <translation>{who}: ongeveer {bits} bits</translation>
    </message>
    <message>
        <source>{who}: about {bits} bits open</source>
        <comment>to another player, who knows the rest</comment>
        <translation>{who}: ongeveer {bits} bits open</translation>
    </message>
    <message>
        <source>{who}: not noted</source>
        <translation>{who}: niet genoteerd</translation>
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
        <translation>beschuldiging van {who}</translation>
    </message>
    <message>
        <source>{who}’s accusation was right ({entries}): {fact}</source>
        <translation>de beschuldiging van {who} was goed ({entries}): {fact}</translation>
    </message>
    <message>
        <source>{who}’s look at a card</source>
        <translation>blik van {who} op een kaart</translation>
    </message>
    <message>
        <source>{who}’s move</source>
        <translation>zet van {who}</translation>
    </message>
    <message>
        <source>{who}’s open hand</source>
        <translation>open hand van {who}</translation>
    </message>
    <message>
        <source>{who}’s suggestion</source>
        <translation>suggestie van {who}</translation>
    </message>
    <message>
        <source>{who}’s turn is missing.</source>
        <translation>De beurt van {who} ontbreekt.</translation>
    </message>
    <message>
        <source>{won}: {cards}</source>
        <comment>won: Ann won</comment>
        <translation>{won}: {cards}</translation>
    </message>
    <message>
        <source>{word} is not a column of the grid; columns go from 0 to {last}</source>
        <translation>{word} is geen kolom van het raster; ze lopen van 0 tot {last}</translation>
    </message>
    <message>
        <source>{word} is not a row of the grid; rows go from 0 to {last}</source>
        <translation>{word} is geen rij van het raster; ze lopen van 0 tot {last}</translation>
    </message>
    <message>
        <source>© The Deerstalker authors: free software under the MIT licence. It runs on Python {python} and Qt {qt}, which is used under the GNU Lesser General Public License.</source>
        <translation>© The Deerstalker authors: vrije software onder de MIT-licentie. Het draait op Python {python} en Qt {qt}, dat onder de GNU Lesser General Public License wordt gebruikt.</translation>
    </message>
    <message>
        <source>“Me”</source>
        <translation>“Ik”</translation>
    </message>
    <message>
        <source>“end” without a “grid” before it</source>
        <translation>hier staat “end” zonder een “grid” ervoor</translation>
    </message>
    <message>
        <source>“{name}” doesn’t fit here</source>
        <translation>“{name}” past hier niet</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <comment>a name in quotation marks</comment>
        <translation>“{text}”</translation>
    </message>
    <message>
        <source>“{word}” could be: {names}</source>
        <translation>“{word}” kan zijn: {names}</translation>
    </message>
    <message>
        <source>“{word}” is not a player or card in this game</source>
        <translation>“{word}” is geen speler of kaart in dit spel</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <comment>numbers that are moved</comment>
        <translation>
            <numerusform>… en nog %n</numerusform>
            <numerusform>… en nog %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <comment>problems</comment>
        <translation>
            <numerusform>… en nog %n</numerusform>
            <numerusform>… en nog %n</numerusform>
        </translation>
    </message>
</context>
</TS>
