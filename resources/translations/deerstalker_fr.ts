<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Cards</name>
    <message>
        <source>Axe</source>
        <translation>Hache</translation>
    </message>
    <message>
        <source>Ballroom</source>
        <translation>Grand Salon</translation>
    </message>
    <message>
        <source>Bat</source>
        <translation>Batte</translation>
    </message>
    <message>
        <source>Billiard Room</source>
        <translation>Billard</translation>
    </message>
    <message>
        <source>Candlestick</source>
        <translation>Chandelier</translation>
    </message>
    <message>
        <source>Carriage House</source>
        <translation>Remise</translation>
    </message>
    <message>
        <source>Chef White</source>
        <translation>Chef Leblanc</translation>
    </message>
    <message>
        <source>Colonel Mustard</source>
        <translation>Colonel Moutarde</translation>
    </message>
    <message>
        <source>Conservatory</source>
        <translation>Véranda</translation>
    </message>
    <message>
        <source>Courtyard</source>
        <translation>Cour</translation>
    </message>
    <message>
        <source>Dagger</source>
        <translation>Poignard</translation>
    </message>
    <message>
        <source>Diane White</source>
        <translation>Diane White</translation>
    </message>
    <message>
        <source>Dining Room</source>
        <translation>Salle à manger</translation>
    </message>
    <message>
        <source>Dr. Orchid</source>
        <translation>Docteur Orchidée</translation>
    </message>
    <message>
        <source>Drawing Room</source>
        <translation>Salon</translation>
    </message>
    <message>
        <source>Dumbbell</source>
        <translation>Haltère</translation>
    </message>
    <message>
        <source>Eleanor Peacock</source>
        <translation>Eleanor Peacock</translation>
    </message>
    <message>
        <source>Fountain</source>
        <translation>Fontaine</translation>
    </message>
    <message>
        <source>Gazebo</source>
        <translation>Kiosque</translation>
    </message>
    <message>
        <source>Guest House</source>
        <translation>Maison d’amis</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Hall</translation>
    </message>
    <message>
        <source>Horseshoe</source>
        <translation>Fer à cheval</translation>
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
        <translation>Cuisine</translation>
    </message>
    <message>
        <source>Knife</source>
        <translation>Poignard</translation>
    </message>
    <message>
        <source>Lead Pipe</source>
        <translation>Matraque</translation>
    </message>
    <message>
        <source>Lead Piping</source>
        <translation>Matraque</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Living Room</source>
        <translation>Séjour</translation>
    </message>
    <message>
        <source>Lounge</source>
        <translation>Petit Salon</translation>
    </message>
    <message>
        <source>Madame Rose</source>
        <translation>Madame Chose</translation>
    </message>
    <message>
        <source>Mayor Green</source>
        <translation>Maire Olive</translation>
    </message>
    <message>
        <source>Miss Peach</source>
        <translation>Mademoiselle Pêche</translation>
    </message>
    <message>
        <source>Miss Scarlet</source>
        <translation>Mademoiselle Rose</translation>
    </message>
    <message>
        <source>Miss Scarlett</source>
        <translation>Mademoiselle Rose</translation>
    </message>
    <message>
        <source>Monsieur Brunette</source>
        <translation>Monsieur Prunelle</translation>
    </message>
    <message>
        <source>Mr. Green</source>
        <translation>Docteur Olive</translation>
    </message>
    <message>
        <source>Mrs Peacock</source>
        <translation>Madame Pervenche</translation>
    </message>
    <message>
        <source>Mrs White</source>
        <translation>Madame Leblanc</translation>
    </message>
    <message>
        <source>Mrs. Peacock</source>
        <translation>Madame Pervenche</translation>
    </message>
    <message>
        <source>Mrs. White</source>
        <translation>Madame Leblanc</translation>
    </message>
    <message>
        <source>Observatory</source>
        <translation>Observatoire</translation>
    </message>
    <message>
        <source>Patio</source>
        <translation>Patio</translation>
    </message>
    <message>
        <source>Pistol</source>
        <translation>Pistolet</translation>
    </message>
    <message>
        <source>Poison</source>
        <translation>Poison</translation>
    </message>
    <message>
        <source>Professor Plum</source>
        <translation>Professeur Violet</translation>
    </message>
    <message>
        <source>Reverend Green</source>
        <translation>Docteur Olive</translation>
    </message>
    <message>
        <source>Revolver</source>
        <translation>Revolver</translation>
    </message>
    <message>
        <source>Rope</source>
        <translation>Corde</translation>
    </message>
    <message>
        <source>Sergeant Gray</source>
        <translation>Sergent Legris</translation>
    </message>
    <message>
        <source>Solicitor Peacock</source>
        <translation>Maître Pervenche</translation>
    </message>
    <message>
        <source>Spa</source>
        <translation>Spa</translation>
    </message>
    <message>
        <source>Spanner</source>
        <translation>Clé anglaise</translation>
    </message>
    <message>
        <source>Studio</source>
        <translation>Atelier</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Bureau</translation>
    </message>
    <message>
        <source>Theatre</source>
        <translation>Théâtre</translation>
    </message>
    <message>
        <source>Trophy</source>
        <translation>Trophée</translation>
    </message>
    <message>
        <source>Trophy Room</source>
        <translation>Salle des trophées</translation>
    </message>
    <message>
        <source>Victor Plum</source>
        <translation>Victor Plum</translation>
    </message>
    <message>
        <source>Wrench</source>
        <translation>Clé anglaise</translation>
    </message>
    <message>
        <source>the Axe</source>
        <translation>la Hache</translation>
    </message>
    <message>
        <source>the Ballroom</source>
        <translation>le Grand Salon</translation>
    </message>
    <message>
        <source>the Bat</source>
        <translation>la Batte</translation>
    </message>
    <message>
        <source>the Billiard Room</source>
        <translation>le Billard</translation>
    </message>
    <message>
        <source>the Candlestick</source>
        <translation>le Chandelier</translation>
    </message>
    <message>
        <source>the Carriage House</source>
        <translation>la Remise</translation>
    </message>
    <message>
        <source>the Chef White</source>
        <translation>le Chef Leblanc</translation>
    </message>
    <message>
        <source>the Colonel Mustard</source>
        <translation>le Colonel Moutarde</translation>
    </message>
    <message>
        <source>the Conservatory</source>
        <translation>la Véranda</translation>
    </message>
    <message>
        <source>the Courtyard</source>
        <translation>la Cour</translation>
    </message>
    <message>
        <source>the Dagger</source>
        <translation>le Poignard</translation>
    </message>
    <message>
        <source>the Diane White</source>
        <translation>Diane White</translation>
    </message>
    <message>
        <source>the Dining Room</source>
        <translation>la Salle à manger</translation>
    </message>
    <message>
        <source>the Dr. Orchid</source>
        <translation>le Docteur Orchidée</translation>
    </message>
    <message>
        <source>the Drawing Room</source>
        <translation>le Salon</translation>
    </message>
    <message>
        <source>the Dumbbell</source>
        <translation>l’Haltère</translation>
    </message>
    <message>
        <source>the Eleanor Peacock</source>
        <translation>Eleanor Peacock</translation>
    </message>
    <message>
        <source>the Fountain</source>
        <translation>la Fontaine</translation>
    </message>
    <message>
        <source>the Gazebo</source>
        <translation>le Kiosque</translation>
    </message>
    <message>
        <source>the Guest House</source>
        <translation>la Maison d’amis</translation>
    </message>
    <message>
        <source>the Hall</source>
        <translation>le Hall</translation>
    </message>
    <message>
        <source>the Horseshoe</source>
        <translation>le Fer à cheval</translation>
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
        <translation>la Cuisine</translation>
    </message>
    <message>
        <source>the Knife</source>
        <translation>le Poignard</translation>
    </message>
    <message>
        <source>the Lead Pipe</source>
        <translation>la Matraque</translation>
    </message>
    <message>
        <source>the Lead Piping</source>
        <translation>la Matraque</translation>
    </message>
    <message>
        <source>the Library</source>
        <translation>la Bibliothèque</translation>
    </message>
    <message>
        <source>the Living Room</source>
        <translation>le Séjour</translation>
    </message>
    <message>
        <source>the Lounge</source>
        <translation>le Petit Salon</translation>
    </message>
    <message>
        <source>the Madame Rose</source>
        <translation>Madame Chose</translation>
    </message>
    <message>
        <source>the Mayor Green</source>
        <translation>le Maire Olive</translation>
    </message>
    <message>
        <source>the Miss Peach</source>
        <translation>Mademoiselle Pêche</translation>
    </message>
    <message>
        <source>the Miss Scarlet</source>
        <translation>Mademoiselle Rose</translation>
    </message>
    <message>
        <source>the Miss Scarlett</source>
        <translation>Mademoiselle Rose</translation>
    </message>
    <message>
        <source>the Monsieur Brunette</source>
        <translation>Monsieur Prunelle</translation>
    </message>
    <message>
        <source>the Mr. Green</source>
        <translation>le Docteur Olive</translation>
    </message>
    <message>
        <source>the Mrs Peacock</source>
        <translation>Madame Pervenche</translation>
    </message>
    <message>
        <source>the Mrs White</source>
        <translation>Madame Leblanc</translation>
    </message>
    <message>
        <source>the Mrs. Peacock</source>
        <translation>Madame Pervenche</translation>
    </message>
    <message>
        <source>the Mrs. White</source>
        <translation>Madame Leblanc</translation>
    </message>
    <message>
        <source>the Observatory</source>
        <translation>l’Observatoire</translation>
    </message>
    <message>
        <source>the Patio</source>
        <translation>le Patio</translation>
    </message>
    <message>
        <source>the Pistol</source>
        <translation>le Pistolet</translation>
    </message>
    <message>
        <source>the Poison</source>
        <translation>le Poison</translation>
    </message>
    <message>
        <source>the Professor Plum</source>
        <translation>le Professeur Violet</translation>
    </message>
    <message>
        <source>the Reverend Green</source>
        <translation>le Docteur Olive</translation>
    </message>
    <message>
        <source>the Revolver</source>
        <translation>le Revolver</translation>
    </message>
    <message>
        <source>the Rope</source>
        <translation>la Corde</translation>
    </message>
    <message>
        <source>the Sergeant Gray</source>
        <translation>le Sergent Legris</translation>
    </message>
    <message>
        <source>the Solicitor Peacock</source>
        <translation>Maître Pervenche</translation>
    </message>
    <message>
        <source>the Spa</source>
        <translation>le Spa</translation>
    </message>
    <message>
        <source>the Spanner</source>
        <translation>la Clé anglaise</translation>
    </message>
    <message>
        <source>the Studio</source>
        <translation>l’Atelier</translation>
    </message>
    <message>
        <source>the Study</source>
        <translation>le Bureau</translation>
    </message>
    <message>
        <source>the Theatre</source>
        <translation>le Théâtre</translation>
    </message>
    <message>
        <source>the Trophy</source>
        <translation>le Trophée</translation>
    </message>
    <message>
        <source>the Trophy Room</source>
        <translation>la Salle des trophées</translation>
    </message>
    <message>
        <source>the Victor Plum</source>
        <translation>Victor Plum</translation>
    </message>
    <message>
        <source>the Wrench</source>
        <translation>la Clé anglaise</translation>
    </message>
</context>
<context>
    <name>Deerstalker</name>
    <message numerus="yes">
        <source>%n card(s) lay open ({entries}), but the hand has {size}</source>
        <translation>
            <numerusform>%n carte était étalée ({entries}), mais la main en a {size}</numerusform>
            <numerusform>%n cartes étaient étalées ({entries}), mais la main en a {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) lay open ({entries}), but the pool has {size}</source>
        <translation>
            <numerusform>%n carte était étalée ({entries}), mais la réserve en a {size}</numerusform>
            <numerusform>%n cartes étaient étalées ({entries}), mais la réserve en a {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) too many</source>
        <comment>in an open hand</comment>
        <translation>
            <numerusform>%n carte de trop</numerusform>
            <numerusform>%n cartes de trop</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n certain cell(s) missed.</source>
        <translation>
            <numerusform>%n case certaine oubliée.</numerusform>
            <numerusform>%n cases certaines oubliées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n saisie</numerusform>
            <numerusform>%n saisies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries keep the passes you entered.</source>
        <translation>
            <numerusform>%n saisie garde les joueurs que vous avez notés comme ayant passé.</numerusform>
            <numerusform>%n saisies gardent les joueurs que vous avez notés comme ayant passé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished game(s)</source>
        <translation>
            <numerusform>%n partie finie</numerusform>
            <numerusform>%n parties finies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) exported.</source>
        <translation>
            <numerusform>%n partie exportée.</numerusform>
            <numerusform>%n parties exportées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) removed from the library.</source>
        <translation>
            <numerusform>%n partie supprimée de la bibliothèque.</numerusform>
            <numerusform>%n parties supprimées de la bibliothèque.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <comment>of a file</comment>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s), not checked.</source>
        <translation>
            <numerusform>%n marque, non vérifiée.</numerusform>
            <numerusform>%n marques, non vérifiées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s)</source>
        <comment>to name of an open hand</comment>
        <translation>
            <numerusform>Encore %n carte</numerusform>
            <numerusform>Encore %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more…</source>
        <comment>changes of an entry</comment>
        <translation>
            <numerusform>%n autre…</numerusform>
            <numerusform>%n autres…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <comment>marks: may be true, do not follow</comment>
        <translation>
            <numerusform>%n incertaine</numerusform>
            <numerusform>%n incertaines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n proved</source>
        <comment>marks</comment>
        <translation>
            <numerusform>%n prouvée</numerusform>
            <numerusform>%n prouvées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) left</source>
        <translation>
            <numerusform>%n solution restante</numerusform>
            <numerusform>%n solutions restantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n pas</numerusform>
            <numerusform>%n pas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) from {room:the}’s door</source>
        <translation>
            <numerusform>à&#x202f;%n pas de la porte de la pièce {room}</numerusform>
            <numerusform>à&#x202f;%n pas de la porte de la pièce {room}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) from {room:the}’s door</source>
        <comment>on the board: on your turn, …</comment>
        <translation>
            <numerusform>à&#x202f;%n pas de la porte de la pièce {room}</numerusform>
            <numerusform>à&#x202f;%n pas de la porte de la pièce {room}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s), beyond a roll of {roll}</source>
        <translation>
            <numerusform>%n pas, plus loin qu’un lancer de {roll}</numerusform>
            <numerusform>%n pas, plus loin qu’un lancer de {roll}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns are missing.</source>
        <translation>
            <numerusform>Il manque %n tour.</numerusform>
            <numerusform>Il manque %n tours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong</source>
        <comment>marks</comment>
        <translation>
            <numerusform>%n fausse</numerusform>
            <numerusform>%n fausses</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>À &amp;propos</translation>
    </message>
    <message>
        <source>&amp;Advice</source>
        <translation>Con&amp;seil</translation>
    </message>
    <message>
        <source>&amp;As people play, not only as the cards say</source>
        <translation>&amp;Selon le style de jeu, pas seulement selon les cartes</translation>
    </message>
    <message>
        <source>&amp;Best moves (1 is best)</source>
        <translation>Meilleurs co&amp;ups (1, 2, 3)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Plateau</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Close game</source>
        <translation>&amp;Fermer la partie</translation>
    </message>
    <message>
        <source>&amp;Compare engines</source>
        <translation>&amp;Comparer les moteurs</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Copy as table</source>
        <translation>&amp;Copier sous forme de tableau</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Copier sous forme de texte</translation>
    </message>
    <message>
        <source>&amp;Draws</source>
        <translation>&amp;Tire</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Example game</source>
        <translation>&amp;Partie d’exemple</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exporter</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Fill in</source>
        <translation>Remp&amp;lir</translation>
    </message>
    <message>
        <source>&amp;Fix…</source>
        <comment>a contradiction between entries</comment>
        <translation>&amp;Corriger…</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>Pa&amp;rties</translation>
    </message>
    <message>
        <source>&amp;Hands of</source>
        <comment>a player follows</comment>
        <translation>&amp;Mains de</translation>
    </message>
    <message>
        <source>&amp;Hands of the players</source>
        <translation>&amp;Mains des joueurs</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Hide everyone’s cards</source>
        <translation>&amp;Masquer les cartes de chacun</translation>
    </message>
    <message>
        <source>&amp;Just save it</source>
        <translation>Enregistrer &amp;seulement</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Texte plus &amp;grand</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>&amp;Bibliothèque…</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Licences…</translation>
    </message>
    <message>
        <source>&amp;Likeliest solutions</source>
        <translation>Solutions les plus &amp;probables</translation>
    </message>
    <message>
        <source>&amp;Match system ({language})</source>
        <translation>Comme le &amp;système ({language})</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>Re&amp;jouer</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>S&amp;upprimer</translation>
    </message>
    <message>
        <source>&amp;Remove all cells</source>
        <translation>&amp;Retirer toutes les cases</translation>
    </message>
    <message>
        <source>&amp;Reset text size</source>
        <translation>&amp;Rétablir la taille du texte</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>&amp;Valeurs par défaut</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Bilan</translation>
    </message>
    <message>
        <source>&amp;Review the game</source>
        <translation>&amp;Revoir la partie</translation>
    </message>
    <message>
        <source>&amp;Same deal again</source>
        <translation>&amp;Même donne</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Save the report…</source>
        <translation>&amp;Enregistrer le rapport…</translation>
    </message>
    <message>
        <source>&amp;Scheme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Texte plus &amp;petit</translation>
    </message>
    <message>
        <source>&amp;Takes at most</source>
        <translation>&amp;Dure au plus</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>T&amp;aille du texte</translation>
    </message>
    <message>
        <source>&amp;Timeline of the game</source>
        <translation>&amp;Déroulement de la partie</translation>
    </message>
    <message>
        <source>&amp;Type an entry</source>
        <translation>&amp;Saisir au clavier</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;What if?</source>
        <translation>&amp;Et si&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>Pour&amp;quoi</translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1 saisie</translation>
    </message>
    <message>
        <source>1 entry keeps the passes you entered.</source>
        <translation>1 saisie garde les joueurs que vous avez notés comme ayant passé.</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1 seconde</translation>
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
        <translation>Une carte qu’on me montre</translation>
    </message>
    <message>
        <source>A card shown to you says that this player holds it, and nothing about the others that you named.</source>
        <translation>Une carte qu’on vous montre dit que ce joueur l’a, et rien sur les autres que vous avez nommées.</translation>
    </message>
    <message>
        <source>A detective’s sheet for Cluedo and Clue: enter what happens at the table, and see what is certain and how likely the rest is.</source>
        <translation>Une feuille de détective pour le Cluedo&#x202f;: saisissez ce qui se passe à la table et voyez ce qui est certain et à quel point le reste est probable.</translation>
    </message>
    <message>
        <source>A detective’s sheet with exact probabilities.

Cluedo and Clue are trade marks of Hasbro, which has nothing to do with this program. No artwork of theirs is used.</source>
        <translation>Une feuille de détective aux probabilités exactes.

Cluedo et Clue sont des marques de Hasbro, qui n’a rien à voir avec ce programme. Aucune de ses illustrations n’est utilisée.</translation>
    </message>
    <message>
        <source>A dummy hand, an absent friend, “the computer”: holds cards, and is asked last</source>
        <translation>Un mort, un ami absent, «&#x202f;l’ordinateur&#x202f;»&#x202f;: a des cartes et est interrogé en dernier</translation>
    </message>
    <message>
        <source>A good compromise.</source>
        <translation>Un bon compromis.</translation>
    </message>
    <message>
        <source>A hand laid open, several cards, a card that somebody saw, who is out or back</source>
        <translation>Une main montrée, plusieurs cartes, une carte que quelqu’un a vue, qui sort ou revient</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>Un déplacement</translation>
    </message>
    <message>
        <source>A new game with the same players</source>
        <translation>Une nouvelle partie avec les mêmes joueurs</translation>
    </message>
    <message>
        <source>A newer version of the program wrote your preferences. Reset to their defaults here: {names}.</source>
        <translation>Une version plus récente du programme a écrit vos préférences. Remis ici à leur valeur par défaut&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>A note</source>
        <translation>Une note</translation>
    </message>
    <message>
        <source>A number is the chance that a card is there. Click one to see what it means.</source>
        <translation>Un nombre est la probabilité que la carte soit là. Cliquez dessus pour voir ce qu’il veut dire.</translation>
    </message>
    <message>
        <source>A part of the program is missing: {file}. Install the program again.</source>
        <translation>Il manque une partie du programme : {file}. Réinstallez le programme.</translation>
    </message>
    <message>
        <source>A picture of the game that shows nobody’s cards</source>
        <translation>Une image de la partie qui ne montre les cartes de personne</translation>
    </message>
    <message>
        <source>A quarter of the usual error; takes sixteen times as long.</source>
        <translation>Un quart de l’erreur habituelle&#x202f;; prend seize fois plus de temps.</translation>
    </message>
    <message>
        <source>A quick estimate without a known error: the analytic centre of what is possible.</source>
        <translation>Une estimation rapide dont l’erreur est inconnue&#x202f;: le centre analytique du possible.</translation>
    </message>
    <message>
        <source>A spectator has nothing to decide.</source>
        <translation>Un spectateur n’a rien à décider.</translation>
    </message>
    <message>
        <source>A tick, a cross, a question mark, no mark</source>
        <translation>Coche, croix, point d’interrogation, aucune marque</translation>
    </message>
    <message>
        <source>A&amp;ppearance</source>
        <translation>&amp;Apparence</translation>
    </message>
    <message>
        <source>About as many well-chosen yes-or-no questions would give the solution</source>
        <translation>À peu près autant de questions par oui ou non bien choisies donneraient la solution</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>À propos de ce programme</translation>
    </message>
    <message>
        <source>About {number} solutions left; right if they accused now: {share}</source>
        <translation>Environ {number} solutions restantes&#x202f;; juste en cas d’accusation immédiate&#x202f;: {share}</translation>
    </message>
    <message>
        <source>Accept the completion</source>
        <translation>Accepter la proposition</translation>
    </message>
    <message>
        <source>Accusation</source>
        <translation>Accusation</translation>
    </message>
    <message>
        <source>Accuse</source>
        <translation>Accuser</translation>
    </message>
    <message>
        <source>Accuse now</source>
        <comment>a row with the chance to win</comment>
        <translation>Accuser maintenant</translation>
    </message>
    <message>
        <source>Accuse: {cards}</source>
        <comment>cards: Mrs White with the Rope in the Study</comment>
        <translation>Accusez {cards}</translation>
    </message>
    <message>
        <source>Accuse?</source>
        <translation>Accuser&#x202f;?</translation>
    </message>
    <message>
        <source>Accuse…</source>
        <translation>Accuser…</translation>
    </message>
    <message>
        <source>Accusing</source>
        <translation>Accuser</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>Add an entry before this one (Ins)</source>
        <translation>Ajouter une saisie avant celle-ci (Inser)</translation>
    </message>
    <message>
        <source>Add it…</source>
        <translation>L’ajouter…</translation>
    </message>
    <message>
        <source>Add the cell to its chart, or remove it</source>
        <translation>Ajouter la case à son graphique, ou la retirer</translation>
    </message>
    <message numerus="yes">
        <source>Add the remaining %n card(s)</source>
        <translation>
            <numerusform>Ajouter la %n carte restante</numerusform>
            <numerusform>Ajouter les %n cartes restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Advice: what to do next</source>
        <translation>Conseil&#x202f;: que faire ensuite</translation>
    </message>
    <message>
        <source>After a wrong accusation</source>
        <translation>Après une accusation fausse</translation>
    </message>
    <message>
        <source>After entry {number}</source>
        <translation>Après la saisie {number}</translation>
    </message>
    <message>
        <source>After entry {number} of {total}</source>
        <translation>Après la saisie {number} sur {total}</translation>
    </message>
    <message>
        <source>After the first card, another player shows one too, and one passes</source>
        <translation>Après la première carte, un autre joueur en montre aussi une, et un passe</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Against {rivals}</source>
        <translation>Contre {rivals}</translation>
    </message>
    <message>
        <source>All</source>
        <comment>a button: show all of a chart again</comment>
        <translation>Tout</translation>
    </message>
    <message>
        <source>All</source>
        <comment>suggestions</comment>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>All almost equally likely</source>
        <comment>solutions</comment>
        <translation>Toutes à peu près équiprobables</translation>
    </message>
    <message>
        <source>All entries</source>
        <translation>Toutes les saisies</translation>
    </message>
    <message>
        <source>All equally likely</source>
        <comment>solutions</comment>
        <translation>Toutes équiprobables</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Toutes les mains</translation>
    </message>
    <message>
        <source>All hands…</source>
        <translation>Toutes les mains…</translation>
    </message>
    <message>
        <source>All keys on one page</source>
        <translation>Toutes les touches sur une page</translation>
    </message>
    <message>
        <source>All suggestions</source>
        <translation>Toutes les hypothèses</translation>
    </message>
    <message>
        <source>An accusation</source>
        <translation>Une accusation</translation>
    </message>
    <message>
        <source>An estimate from random possible deals, with a known error. Choose how many deals in the preferences.</source>
        <translation>Une estimation tirée de donnes possibles prises au hasard, à l’erreur connue. Leur nombre se choisit dans les préférences.</translation>
    </message>
    <message>
        <source>Ani&amp;mate changes</source>
        <translation>A&amp;nimer les changements</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>Another game with the same rivals, and other cards</source>
        <translation>Une autre partie avec les mêmes adversaires et d’autres cartes</translation>
    </message>
    <message>
        <source>Another window has opened or discarded it.</source>
        <translation>Une autre fenêtre l’a ouverte ou abandonnée.</translation>
    </message>
    <message>
        <source>Answering</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Any card</source>
        <comment>how the others choose which card to show</comment>
        <translation>N’importe laquelle</translation>
    </message>
    <message>
        <source>Anyone watching could have known the solution {moment}.</source>
        <translation>Un simple spectateur pouvait connaître la solution {moment}.</translation>
    </message>
    <message>
        <source>Anything you learned another way: a dropped card, a look at the pool</source>
        <translation>Ce que vous avez appris autrement&#x202f;: une carte tombée, un coup d’œil à la réserve</translation>
    </message>
    <message>
        <source>Appearance and engines</source>
        <translation>Apparence et moteurs</translation>
    </message>
    <message>
        <source>As little as possible</source>
        <comment>how the others choose which card to show</comment>
        <translation>Le moins possible</translation>
    </message>
    <message>
        <source>As people play</source>
        <translation>Selon le style de jeu</translation>
    </message>
    <message>
        <source>As people play, the solution was about as likely as the cards say.</source>
        <translation>Selon le style de jeu, la solution était à peu près aussi probable que selon les cartes.</translation>
    </message>
    <message numerus="yes">
        <source>As people play, the solution was likelier before {times} of your %n turn(s): on average {played} instead of {plain}.</source>
        <translation>
            <numerusform>Selon le style de jeu, la solution était plus probable avant {times} tour sur %n&#x202f;: en moyenne {played} au lieu de {plain}.</numerusform>
            <numerusform>Selon le style de jeu, la solution était plus probable avant {times} de vos %n tours&#x202f;: en moyenne {played} au lieu de {plain}.</numerusform>
        </translation>
    </message>
    <message>
        <source>As people play, up to ±{error}</source>
        <translation>Selon le style de jeu, jusqu’à ±{error}</translation>
    </message>
    <message>
        <source>As people play: what the others suggest counts, and earlier games of {players}.</source>
        <translation>Selon le style de jeu&#x202f;: les hypothèses des autres comptent, ainsi que les parties antérieures de {players}.</translation>
    </message>
    <message>
        <source>As people play: what the others suggest counts.</source>
        <translation>Selon le style de jeu&#x202f;: les hypothèses des autres comptent.</translation>
    </message>
    <message>
        <source>Ask about a mark that was checked: click it while this is down, or press ? on it</source>
        <translation>Interroger sur une marque vérifiée&#x202f;: cliquez dessus tant que ce bouton est enfoncé, ou appuyez-y sur&#x202f;?</translation>
    </message>
    <message>
        <source>Ask me even if there’s only one card to show</source>
        <translation>Me demander même s’il n’y a qu’une carte à montrer</translation>
    </message>
    <message>
        <source>At the table</source>
        <comment>games among people</comment>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>which engine answers</comment>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Avoids showing a player the same card again: {times} of {occasions} ({expected} expected)</source>
        <translation>Évite de remontrer la même carte à un joueur&#x202f;: {times} sur {occasions} (attendu&#x202f;: {expected})</translation>
    </message>
    <message>
        <source>Avoids showing {kind}: {times} of {occasions} ({expected} expected)</source>
        <translation>Évite de montrer {kind}&#x202f;: {times} sur {occasions} (attendu&#x202f;: {expected})</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Retour (Échap)</translation>
    </message>
    <message>
        <source>Back to &amp;now</source>
        <translation>&amp;Revenir au présent</translation>
    </message>
    <message>
        <source>Back to now (Esc)</source>
        <translation>Revenir au présent (Échap)</translation>
    </message>
    <message>
        <source>Back to the entry</source>
        <translation>Revenir à la saisie</translation>
    </message>
    <message>
        <source>Back to the sheet</source>
        <translation>Retour à la feuille</translation>
    </message>
    <message>
        <source>Back to the start screen; an unsaved game is kept there</source>
        <translation>Revenir à l’écran d’accueil ; une partie non enregistrée y est gardée</translation>
    </message>
    <message>
        <source>Before entry 1</source>
        <translation>Avant la saisie 1</translation>
    </message>
    <message>
        <source>Before the first entry</source>
        <translation>Avant la première saisie</translation>
    </message>
    <message>
        <source>Before the first entry. {open}</source>
        <translation>Avant la première saisie. {open}</translation>
    </message>
    <message>
        <source>Beginner</source>
        <comment>a rival in a practice game</comment>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Being computed…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>Being updated…</source>
        <translation>Mise à jour en cours…</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Idéal</translation>
    </message>
    <message>
        <source>Best chances missed: what they would have ruled out</source>
        <translation>Plus belles occasions manquées&#x202f;: ce qu’elles auraient exclu</translation>
    </message>
    <message>
        <source>Best moves are marked for your own token. Choose it to see them.</source>
        <translation>Les meilleurs coups sont marqués pour votre propre pion. Choisissez-le pour les voir.</translation>
    </message>
    <message>
        <source>Best per room</source>
        <translation>La meilleure par pièce</translation>
    </message>
    <message>
        <source>Better moves would have saved you about {value:.1f} turns.</source>
        <translation>De meilleurs coups vous auraient épargné environ {value:.1f} tours.</translation>
    </message>
    <message>
        <source>Better suggestions would have told you {value:.1f} bits more.</source>
        <translation>De meilleures hypothèses vous auraient appris {value:.1f} bits de plus.</translation>
    </message>
    <message>
        <source>Better: {cards}</source>
        <translation>Mieux&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Bits open</source>
        <translation>Bits restants</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Browse finished games and players</source>
        <translation>Parcourir les parties finies et les joueurs</translation>
    </message>
    <message>
        <source>Buttons and choices</source>
        <translation>Boutons et choix</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>By</source>
        <comment>a caption: who accuses</comment>
        <translation>Par</translation>
    </message>
    <message>
        <source>By</source>
        <comment>a caption: who asks</comment>
        <translation>Par</translation>
    </message>
    <message>
        <source>By</source>
        <comment>who asked, below a scale</comment>
        <translation>Par</translation>
    </message>
    <message>
        <source>By the passage to: {place}</source>
        <translation>Par le passage&#x202f;: {place}</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>C&amp;opy result</source>
        <translation>Copier le &amp;résultat</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cannot work out what it depends on: {reason}.</source>
        <translation>Impossible de déterminer de quoi cela dépend&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Card</source>
        <comment>a caption: the card that was shown</comment>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Cards face down</source>
        <translation>Cartes face cachée</translation>
    </message>
    <message>
        <source>Cards in the &amp;envelope</source>
        <translation>Cartes dans l’&amp;enveloppe</translation>
    </message>
    <message>
        <source>Cards of player {number}</source>
        <translation>Cartes du joueur {number}</translation>
    </message>
    <message>
        <source>Cards shown to you</source>
        <translation>Cartes qui vous sont montrées</translation>
    </message>
    <message>
        <source>Casual</source>
        <comment>a policy: who advises</comment>
        <translation>Tranquille</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Cells with the same letter: the player showed one of these cards. A folded corner stands for a tag that has no room. Click a cell to see what is known about it.</source>
        <translation>Cases portant la même lettre&#x202f;: le joueur a montré une de ces cartes. Un coin plié remplace une étiquette faute de place. Cliquez sur une case pour voir ce qu’on en sait.</translation>
    </message>
    <message>
        <source>Centre</source>
        <comment>an engine: the analytic centre</comment>
        <translation>Centre</translation>
    </message>
    <message>
        <source>Centre</source>
        <comment>short: an engine, the analytic centre</comment>
        <translation>Centre</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>Certain</translation>
    </message>
    <message>
        <source>Certain because of {entries}.</source>
        <comment>entries: entries 3 and 7; the set-up</comment>
        <translation>Confirmée ({entries}).</translation>
    </message>
    <message>
        <source>Certain for {who}: {cards}</source>
        <translation>{who} a certainement&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Certain, one way or the other.</source>
        <translation>Certain, dans un sens ou dans l’autre.</translation>
    </message>
    <message>
        <source>Certain: {cards}</source>
        <translation>Certain&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Certain: {cards}.</source>
        <translation>Certain&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>Ch&amp;oose a suggestion</source>
        <translation>Choisir une h&amp;ypothèse</translation>
    </message>
    <message>
        <source>Change the seats</source>
        <translation>Changer les places</translation>
    </message>
    <message>
        <source>Change the set-up</source>
        <translation>Changer la mise en place</translation>
    </message>
    <message>
        <source>Change to</source>
        <comment>what may have happened instead</comment>
        <translation>Remplacer par</translation>
    </message>
    <message>
        <source>Change to {players}</source>
        <translation>Passer à {players}</translation>
    </message>
    <message>
        <source>Changing this entry alone does not resolve the contradiction.</source>
        <translation>Changer cette seule saisie ne résout pas la contradiction.</translation>
    </message>
    <message>
        <source>Chart&amp;s</source>
        <translation>&amp;Graphiques</translation>
    </message>
    <message>
        <source>Chart: {title}</source>
        <translation>Graphique&#x202f;: {title}</translation>
    </message>
    <message>
        <source>Charts</source>
        <comment>a button of the tool bar</comment>
        <translation>Graphiques</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Check your marks, then ask about one of them.</source>
        <translation>Vérifiez vos marques, puis demandez pourquoi pour l’une d’elles.</translation>
    </message>
    <message>
        <source>Choice ignored</source>
        <comment>how players choose a card to show</comment>
        <translation>Choix ignoré</translation>
    </message>
    <message>
        <source>Choose a cell with the arrow keys and see the reason for it</source>
        <translation>Choisir une case avec les flèches et voir pourquoi elle est ainsi</translation>
    </message>
    <message>
        <source>Choose a place and move the token there</source>
        <translation>Aller à un endroit, et y déplacer le pion</translation>
    </message>
    <message>
        <source>Choose a suspect, a weapon and a room.</source>
        <translation>Choisissez un suspect, une arme et une pièce.</translation>
    </message>
    <message>
        <source>Choose how the numbers are computed</source>
        <translation>Choisir comment les nombres sont calculés</translation>
    </message>
    <message>
        <source>Choose your edition, the players in turn order and the cards in your hand.</source>
        <translation>Choisissez l’édition, les joueurs dans l’ordre du tour et les cartes de votre main.</translation>
    </message>
    <message>
        <source>Chosen because {reason}.</source>
        <translation>Choisi pour cette raison&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Classic, UK names</source>
        <translation>Classique, noms britanniques</translation>
    </message>
    <message>
        <source>Classic, US names</source>
        <translation>Classique, noms américains</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Clear the roll (Backspace)</source>
        <translation>Effacer le lancer (Retour arrière)</translation>
    </message>
    <message>
        <source>Clear these</source>
        <translation>Effacer celles-ci</translation>
    </message>
    <message>
        <source>Click a cell of the sheet, or go there with the arrow keys, to see what is known and why.</source>
        <translation>Cliquez sur une case de la feuille, ou allez-y avec les flèches, pour voir ce qu’on en sait et pourquoi.</translation>
    </message>
    <message>
        <source>Click to add it; right click if there was none.</source>
        <translation>Un clic l’ajoute&#x202f;; un clic droit s’il n’y en a pas eu.</translation>
    </message>
    <message>
        <source>Click to put the name into the entry; right click for the likely hands, or to say who leaves or is back.</source>
        <translation>Cliquez pour mettre le nom dans la saisie&#x202f;; clic droit pour les mains probables, ou pour dire qui s’en va ou est de retour.</translation>
    </message>
    <message>
        <source>Click to remove all hunches.</source>
        <translation>Cliquez pour retirer toutes les intuitions.</translation>
    </message>
    <message>
        <source>Click where you go, or choose with the arrow keys.</source>
        <translation>Cliquez là où vous allez, ou choisissez avec les flèches.</translation>
    </message>
    <message>
        <source>Click where you go.</source>
        <translation>Cliquez là où vous allez.</translation>
    </message>
    <message>
        <source>Click where {player} goes.</source>
        <translation>Cliquez là où va {player}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close the window; an unsaved game is offered again at the next start</source>
        <translation>Fermer la fenêtre ; une partie non enregistrée est proposée au prochain démarrage</translation>
    </message>
    <message>
        <source>Close this hint (Esc)</source>
        <translation>Fermer cette astuce (Échap)</translation>
    </message>
    <message>
        <source>Close this panel and return to the entry (Esc)</source>
        <translation>Fermer ce panneau, et revenir à la saisie (Échap)</translation>
    </message>
    <message>
        <source>Close {panel}</source>
        <translation>Fermer&#x202f;: {panel}</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Combinations of suspect, weapon and room that can still be in the envelope</source>
        <translation>Combinaisons de suspect, d’arme et de pièce qui peuvent encore être dans l’enveloppe</translation>
    </message>
    <message>
        <source>Compare the numbers of all engines</source>
        <translation>Comparer les nombres de tous les moteurs</translation>
    </message>
    <message>
        <source>Compare with m&amp;y paper</source>
        <translation>Comparer avec ma &amp;feuille papier</translation>
    </message>
    <message>
        <source>Compare your decisions with the best ones</source>
        <translation>Comparer vos décisions aux meilleures</translation>
    </message>
    <message>
        <source>Computing the first numbers…</source>
        <translation>Calcul des premiers nombres…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Continue the last game</source>
        <translation>Reprendre la dernière partie</translation>
    </message>
    <message>
        <source>Continue with changes</source>
        <translation>Continuer avec les modifications</translation>
    </message>
    <message>
        <source>Continue with them, or open the file as last saved? They are kept either way.</source>
        <translation>Continuer avec elles, ou ouvrir le fichier tel qu’enregistré&#x202f;? Elles sont conservées dans les deux cas.</translation>
    </message>
    <message>
        <source>Contradiction {number} of {total}.</source>
        <translation>Contradiction {number} sur {total}.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Copied as a table.</source>
        <translation>Copié sous forme de tableau.</translation>
    </message>
    <message>
        <source>Copied as text.</source>
        <translation>Copié sous forme de texte.</translation>
    </message>
    <message>
        <source>Copied to the clipboard.</source>
        <translation>Copié dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Copy all of this as text (Ctrl+C)</source>
        <translation>Copier tout ceci comme texte (Ctrl+C)</translation>
    </message>
    <message>
        <source>Copy as a table</source>
        <translation>Copier sous forme de tableau</translation>
    </message>
    <message>
        <source>Copy how the game ended as text that names no card, to share it</source>
        <translation>Copier l’issue de la partie, en un texte à partager qui ne nomme aucune carte</translation>
    </message>
    <message>
        <source>Copy of {file}</source>
        <translation>Copie de {file}</translation>
    </message>
    <message>
        <source>Copy or save this chart</source>
        <translation>Copier ou enregistrer ce graphique</translation>
    </message>
    <message>
        <source>Copy the marks of your paper sheet; each is checked at once</source>
        <translation>Recopier les marques de votre feuille papier&#x202f;; chacune est vérifiée aussitôt</translation>
    </message>
    <message>
        <source>Copy your paper: each mark is checked at once.</source>
        <translation>Recopiez votre feuille papier&#x202f;: chaque marque est vérifiée aussitôt.</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Correct entry {number}</source>
        <comment>a button</comment>
        <translation>Corriger la saisie {number}</translation>
    </message>
    <message>
        <source>Correct entry {number}: click where {player} went. Esc leaves it as it is.</source>
        <translation>Corriger la saisie {number}&#x202f;: cliquez là où va {player}. Échap la laisse ainsi.</translation>
    </message>
    <message>
        <source>Correct entry {number}: {words}</source>
        <translation>Corriger la saisie {number}&#x202f;: {words}</translation>
    </message>
    <message>
        <source>Correct it…</source>
        <translation>La corriger…</translation>
    </message>
    <message>
        <source>Correct players, cards and rules of this game</source>
        <translation>Corriger les joueurs, les cartes et les règles de cette partie</translation>
    </message>
    <message>
        <source>Correct the set-up to see numbers again.</source>
        <translation>Corrigez la mise en place pour revoir des nombres.</translation>
    </message>
    <message>
        <source>Correct the set-up…</source>
        <translation>Corriger la mise en place…</translation>
    </message>
    <message>
        <source>Correct this entry (Enter or double-click)</source>
        <translation>Corriger cette saisie (Entrée ou double-clic)</translation>
    </message>
    <message>
        <source>Corrections could not be found: {error}</source>
        <translation>Impossible de trouver des corrections&#x202f;: {error}</translation>
    </message>
    <message>
        <source>Could not work out which card to show: {error}.</source>
        <translation>Impossible de déterminer quelle carte montrer&#x202f;: {error}.</translation>
    </message>
    <message>
        <source>Count again</source>
        <translation>Recompter</translation>
    </message>
    <message>
        <source>Counts every possible deal. Its numbers are exact, but it gives up where there are too many deals.</source>
        <translation>Compte toutes les donnes possibles. Les nombres sont exacts, mais il renonce quand il y a trop de donnes.</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Croix</translation>
    </message>
    <message>
        <source>Ctrl+Plus and Ctrl+Minus work anywhere; Ctrl+0 resets.</source>
        <translation>Ctrl+Plus et Ctrl+Moins fonctionnent partout&#x202f;; Ctrl+0 rétablit la taille.</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Ctrl+clic</translation>
    </message>
    <message>
        <source>Ctrl+click cells of the sheet to see how likely they became.</source>
        <translation>Ctrl+clic sur des cases de la feuille montre comment leur probabilité a évolué.</translation>
    </message>
    <message>
        <source>Daily game, {day}</source>
        <translation>Partie du jour, {day}</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Dark text on a light background.</source>
        <translation>Texte sombre sur fond clair.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Deal evenly</source>
        <translation>Répartir</translation>
    </message>
    <message>
        <source>Deerstalker crashed last time. Your games are safe.</source>
        <translation>Deerstalker s’est arrêté brutalement la dernière fois. Vos parties sont en sûreté.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete this entry (Del)</source>
        <translation>Supprimer cette saisie (Suppr)</translation>
    </message>
    <message>
        <source>Detach or reattach {panel}</source>
        <translation>Détacher ou rattacher : {panel}</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Détails…</translation>
    </message>
    <message>
        <source>Detective’s sheet</source>
        <translation>Feuille de détective</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Differences in standard errors</source>
        <translation>Écarts en erreurs types</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Discard this practice game?</source>
        <translation>Abandonner cette partie d’entraînement&#x202f;?</translation>
    </message>
    <message>
        <source>Discover the Secrets (2008)</source>
        <translation>Découvrez les secrets (2008)</translation>
    </message>
    <message>
        <source>Done: choose my hand</source>
        <translation>Terminé&#x202f;: choisir ma main</translation>
    </message>
    <message>
        <source>Don’t accuse yet.</source>
        <translation>N’accusez pas encore.</translation>
    </message>
    <message>
        <source>Doors of the board</source>
        <translation>Portes du plateau</translation>
    </message>
    <message>
        <source>Drag or click to change the order (or Alt+Up, Alt+Down in the name)</source>
        <translation>Faites glisser ou cliquez pour changer l’ordre (ou Alt+Haut, Alt+Bas dans le nom)</translation>
    </message>
    <message>
        <source>Draws all deals: the same position always gives the same numbers.</source>
        <translation>Tire toutes les donnes&#x202f;: la même position donne toujours les mêmes nombres.</translation>
    </message>
    <message>
        <source>Draws deals at random. Four times as many halve the error.</source>
        <translation>Tire des donnes au hasard. Quatre fois plus de donnes, deux fois moins d’erreur.</translation>
    </message>
    <message>
        <source>Draws fewer deals if time runs out.</source>
        <translation>Tire moins de donnes si le temps manque.</translation>
    </message>
    <message>
        <source>E&amp;ngines</source>
        <translation>&amp;Moteurs</translation>
    </message>
    <message>
        <source>E&amp;xplain a cell</source>
        <translation>E&amp;xpliquer une case</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>a rival in a practice game</comment>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Edit card names</source>
        <translation>Modifier les noms des cartes</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Edition of the game</source>
        <translation>Édition du jeu</translation>
    </message>
    <message>
        <source>Effective samples</source>
        <translation>Échantillons effectifs</translation>
    </message>
    <message>
        <source>En&amp;gines compared</source>
        <translation>M&amp;oteurs comparés</translation>
    </message>
    <message>
        <source>End my turn</source>
        <translation>Finir mon tour</translation>
    </message>
    <message>
        <source>End your turn, or accuse?</source>
        <translation>Finir votre tour, ou accuser&#x202f;?</translation>
    </message>
    <message>
        <source>Engin&amp;e</source>
        <translation>M&amp;oteur</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Moteurs</translation>
    </message>
    <message>
        <source>Engines compared</source>
        <translation>Moteurs comparés</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a button: enters what was said</comment>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Enter accusation</source>
        <comment>a button</comment>
        <translation>Valider l’accusation</translation>
    </message>
    <message>
        <source>Enter each suggestion here: who suggests, the three cards, and who shows one.</source>
        <translation>Saisissez ici chaque hypothèse&#x202f;: qui la fait, les trois cartes et qui en montre une.</translation>
    </message>
    <message>
        <source>Enter it</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Enter note</source>
        <comment>a button</comment>
        <translation>Valider la note</translation>
    </message>
    <message>
        <source>Enter suggestion</source>
        <comment>a button</comment>
        <translation>Valider l’hypothèse</translation>
    </message>
    <message>
        <source>Enter this</source>
        <comment>a button</comment>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Enter what everyone held, for a complete review</source>
        <translation>Saisir ce que chacun avait, pour un bilan complet</translation>
    </message>
    <message>
        <source>Enter what happens</source>
        <translation>Saisissez ce qui se passe</translation>
    </message>
    <message>
        <source>Enter, or show what’s missing</source>
        <translation>Valider, ou voir ce qui manque</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Saisies</translation>
    </message>
    <message>
        <source>Entries appear here. Select one to see the sheet as it was then.</source>
        <translation>Les saisies apparaissent ici. Choisissez-en une pour voir la feuille telle qu’elle était alors.</translation>
    </message>
    <message>
        <source>Entries it depends on (all are needed)</source>
        <translation>Les saisies dont cela dépend (toutes sont nécessaires)</translation>
    </message>
    <message>
        <source>Entries {numbers} go to places that are not on this board.</source>
        <translation>Les saisies {numbers} mènent à des endroits absents de ce plateau.</translation>
    </message>
    <message>
        <source>Entries, oldest first</source>
        <translation>Saisies, les plus anciennes d’abord</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Saisie</translation>
    </message>
    <message>
        <source>Entry</source>
        <comment>below the numbers of entries</comment>
        <translation>Saisie</translation>
    </message>
    <message>
        <source>Entry</source>
        <comment>the numbers of entries, below a scale</comment>
        <translation>Saisie</translation>
    </message>
    <message>
        <source>Entry it depends on</source>
        <translation>La saisie dont cela dépend</translation>
    </message>
    <message>
        <source>Entry {entry}</source>
        <translation>Saisie {entry}</translation>
    </message>
    <message>
        <source>Entry {entry} · Accusation</source>
        <translation>Saisie {entry} · Accusation</translation>
    </message>
    <message>
        <source>Entry {entry} · Card shown to {player}</source>
        <translation>Saisie {entry} · Carte montrée à {player}</translation>
    </message>
    <message>
        <source>Entry {entry} · Move</source>
        <translation>Saisie {entry} · Déplacement</translation>
    </message>
    <message>
        <source>Entry {entry} · Suggestion</source>
        <translation>Saisie {entry} · Hypothèse</translation>
    </message>
    <message>
        <source>Entry {entry}: {line}</source>
        <translation>Saisie {entry}&#x202f;: {line}</translation>
    </message>
    <message>
        <source>Entry {number}</source>
        <translation>Saisie {number}</translation>
    </message>
    <message>
        <source>Entry {number} goes to a place that is not on this board.</source>
        <translation>La saisie {number} mène à un endroit absent de ce plateau.</translation>
    </message>
    <message>
        <source>Entry {number} no longer fits: {problem}</source>
        <translation>La saisie {number} ne convient plus&#x202f;: {problem}</translation>
    </message>
    <message>
        <source>Entry {number} of the journal cannot be used ({why}), nor can the 1 entry after it.</source>
        <translation>La ligne {number} du journal ne peut pas servir ({why}), ni la ligne qui la suit.</translation>
    </message>
    <message>
        <source>Entry {number} of the journal cannot be used ({why}), nor can the {behind} entries after it.</source>
        <translation>La ligne {number} du journal ne peut pas servir ({why}), ni les {behind} lignes qui la suivent.</translation>
    </message>
    <message>
        <source>Entry {number} of the journal cannot be used ({why}).</source>
        <translation>La ligne {number} du journal ne peut pas servir ({why}).</translation>
    </message>
    <message>
        <source>Entry {number} of the journal, the last one, was only partly written.</source>
        <translation>La ligne {number} du journal, la dernière, n’a pas été écrite jusqu’au bout.</translation>
    </message>
    <message>
        <source>Entry {number}, by {who}. {open}</source>
        <translation>Saisie {number}, par {who}. {open}</translation>
    </message>
    <message>
        <source>Entry {number}. {open}</source>
        <translation>Saisie {number}. {open}</translation>
    </message>
    <message>
        <source>Entry {number}: entered.</source>
        <translation>Saisie {number}&#x202f;: validée.</translation>
    </message>
    <message>
        <source>Entry {number}: nothing new about the envelope.</source>
        <translation>Saisie {number} : rien de nouveau sur l’enveloppe.</translation>
    </message>
    <message>
        <source>Entry {number}: nothing new.</source>
        <translation>Saisie {number}&#x202f;: rien de nouveau.</translation>
    </message>
    <message>
        <source>Entry {number}: the favourites moved closer together.</source>
        <translation>Saisie {number}&#x202f;: les favoris se sont rapprochés.</translation>
    </message>
    <message>
        <source>Entry {number}: the favourites stand out a little more.</source>
        <translation>Saisie {number}&#x202f;: les favoris se détachent un peu plus.</translation>
    </message>
    <message>
        <source>Entry {number}: {before} to {after} solutions, about {share} ruled out.</source>
        <translation>Saisie {number}&#x202f;: de {before} à {after} solutions, environ {share} en moins.</translation>
    </message>
    <message>
        <source>Entry {number}: {before} to {after} solutions.</source>
        <translation>Saisie {number}&#x202f;: de {before} à {after} solutions.</translation>
    </message>
    <message>
        <source>Entry {number}: {line}</source>
        <translation>Saisie {number}&#x202f;: {line}</translation>
    </message>
    <message>
        <source>Entry {number}: {line}{notes}.</source>
        <comment>notes: nothing, or some in brackets</comment>
        <translation>Saisie {number}&#x202f;: {line}{notes}.</translation>
    </message>
    <message>
        <source>Entry {number}: {text}</source>
        <translation>Saisie {number}&#x202f;: {text}</translation>
    </message>
    <message>
        <source>Entry {number}: {what}.</source>
        <comment>what: Dot is out</comment>
        <translation>Saisie {number}&#x202f;: {what}.</translation>
    </message>
    <message>
        <source>Envelope</source>
        <translation>Enveloppe</translation>
    </message>
    <message>
        <source>Envelope</source>
        <comment>what heads a column</comment>
        <translation>Enveloppe</translation>
    </message>
    <message>
        <source>Envelope: {cards}</source>
        <comment>cards that are there, as a note in few words</comment>
        <translation>Enveloppe&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Error report</source>
        <translation>Rapport d’erreur</translation>
    </message>
    <message>
        <source>Estimated from the hands they might hold.</source>
        <translation>Estimé d’après les mains qu’ils pourraient avoir.</translation>
    </message>
    <message>
        <source>Estimated from {deals} drawn deals, with {hands} different hands. There may be more.</source>
        <translation>Une estimation d’après {deals} donnes tirées, avec {hands} mains différentes. Il peut y en avoir plus.</translation>
    </message>
    <message>
        <source>Estimated from {deals} drawn deals, with {hands} different hands; these {shown} came up most. There may be more.</source>
        <translation>Une estimation d’après {deals} donnes tirées, avec {hands} mains différentes&#x202f;; voici les {shown} plus fréquentes. Il peut y en avoir plus.</translation>
    </message>
    <message>
        <source>Estimated. The lines at the ends show the standard error.</source>
        <translation>Estimation. Les traits au bout des barres indiquent l’erreur type.</translation>
    </message>
    <message>
        <source>Everything grows with the text.</source>
        <translation>Tout grandit avec le texte.</translation>
    </message>
    <message>
        <source>Exact</source>
        <comment>an engine</comment>
        <translation>Exact</translation>
    </message>
    <message>
        <source>Exact numbers are being computed and will replace these if possible.</source>
        <translation>Les nombres exacts sont en cours de calcul et remplaceront ceux-ci si possible.</translation>
    </message>
    <message>
        <source>Exact numbers are not available: {why}.</source>
        <translation>Les nombres exacts ne sont pas disponibles&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>Exact numbers where they can be had in time; otherwise an estimate first, replaced by exact numbers when they are ready.</source>
        <translation>Des nombres exacts quand le temps suffit&#x202f;; sinon d’abord une estimation, remplacée par les nombres exacts dès qu’ils sont prêts.</translation>
    </message>
    <message>
        <source>Exact whenever possible. If that takes longer, an estimate is shown first, then replaced.</source>
        <translation>Exact chaque fois que c’est possible. Si c’est plus long, une estimation s’affiche d’abord, puis est remplacée.</translation>
    </message>
    <message>
        <source>Exact, ignored</source>
        <comment>short: an engine, which ignores the choice</comment>
        <translation>Exact, ignoré</translation>
    </message>
    <message>
        <source>Example game</source>
        <translation>Partie d’exemple</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Export the review</source>
        <translation>Exporter le bilan</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Face cachée</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Face visible</translation>
    </message>
    <message>
        <source>Face up</source>
        <comment>cards that lie open on the table; heads a column</comment>
        <translation>Visibles</translation>
    </message>
    <message>
        <source>Face up on the table</source>
        <translation>Face visible sur la table</translation>
    </message>
    <message>
        <source>Face up: {cards}</source>
        <comment>cards that are there, as a note in few words</comment>
        <translation>Face visible&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Face up: {number} chosen</source>
        <translation>Face visible&#x202f;: {number}</translation>
    </message>
    <message>
        <source>Face-up cards</source>
        <translation>Cartes face visible</translation>
    </message>
    <message>
        <source>Fair</source>
        <comment>a suggestion: what it tells, beside the best</comment>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Fast; the errors are twice as large as usual.</source>
        <translation>Rapide&#x202f;; les erreurs sont deux fois plus grandes que d’habitude.</translation>
    </message>
    <message>
        <source>Fill in this one</source>
        <translation>Remplir avec celle-ci</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Finished games they won</source>
        <translation>Parties terminées qu’ils ont gagnées</translation>
    </message>
    <message>
        <source>Finished games, without the example</source>
        <translation>Parties terminées, sans l’exemple</translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>Corriger…</translation>
    </message>
    <message>
        <source>Follows the system setting.</source>
        <translation>Suit le réglage du système.</translation>
    </message>
    <message>
        <source>For example: {line}</source>
        <translation>Par exemple&#x202f;: {line}</translation>
    </message>
    <message>
        <source>From about {before} solutions to {after}, on average</source>
        <translation>D’environ {before} solutions à {after}, en moyenne</translation>
    </message>
    <message>
        <source>Game library</source>
        <translation>Bibliothèque de parties</translation>
    </message>
    <message>
        <source>Game library</source>
        <comment>a button</comment>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Game number</source>
        <translation>Numéro de la partie</translation>
    </message>
    <message>
        <source>Game over: your accusation was correct. It was {cards}.</source>
        <translation>Partie terminée&#x202f;: votre accusation était juste. C’était {cards}.</translation>
    </message>
    <message>
        <source>Game over: {who} accused correctly. It was {cards}.</source>
        <translation>Partie terminée&#x202f;: {who} a accusé juste. C’était {cards}.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Games and players</source>
        <translation>Parties et joueurs</translation>
    </message>
    <message>
        <source>Gives a lot away.</source>
        <comment>a suggestion, to the others</comment>
        <translation>En dit long aux autres.</translation>
    </message>
    <message>
        <source>Gives little away.</source>
        <comment>a suggestion, to the others</comment>
        <translation>En dit peu aux autres.</translation>
    </message>
    <message>
        <source>Gives something away.</source>
        <comment>a suggestion, to the others</comment>
        <translation>En dit un peu aux autres.</translation>
    </message>
    <message>
        <source>Go back a field and clear it</source>
        <translation>Revenir d’un champ, et le vider</translation>
    </message>
    <message>
        <source>Go from cell to cell</source>
        <translation>Aller de case en case</translation>
    </message>
    <message>
        <source>Go from point to point</source>
        <translation>Aller de point en point</translation>
    </message>
    <message>
        <source>Go on with the entry</source>
        <translation>Poursuivre la saisie</translation>
    </message>
    <message>
        <source>Go to an option and choose it</source>
        <translation>Aller à une option, et la choisir</translation>
    </message>
    <message>
        <source>Go to the advice with the keyboard</source>
        <translation>Aller au conseil avec le clavier</translation>
    </message>
    <message>
        <source>Go to the next field</source>
        <translation>Aller au champ suivant</translation>
    </message>
    <message>
        <source>Go to: {place}</source>
        <translation>Aller à&#x202f;: {place}</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>a suggestion: what it tells, beside the best</comment>
        <translation>Bon</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>Greedy</source>
        <comment>a policy: who advises</comment>
        <translation>Gourmand</translation>
    </message>
    <message>
        <source>Habits known: {players}</source>
        <translation>Habitudes connues&#x202f;: {players}</translation>
    </message>
    <message>
        <source>Habits of the &amp;players…</source>
        <translation>&amp;Habitudes des joueurs…</translation>
    </message>
    <message>
        <source>Habits of the players</source>
        <translation>Habitudes des joueurs</translation>
    </message>
    <message>
        <source>Half the usual error; takes four times as long.</source>
        <translation>La moitié de l’erreur habituelle&#x202f;; prend quatre fois plus de temps.</translation>
    </message>
    <message>
        <source>Han&amp;ds…</source>
        <translation>&amp;Mains…</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mains</translation>
    </message>
    <message>
        <source>Hands, the likeliest first</source>
        <translation>Mains, la plus probable d’abord</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>a rival in a practice game</comment>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Has it or not</source>
        <translation>L’a ou non</translation>
    </message>
    <message>
        <source>Has it?</source>
        <comment>a caption: has it or not</comment>
        <translation>L’a&#x202f;?</translation>
    </message>
    <message>
        <source>Has left.</source>
        <translation>Est parti(e).</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>Mains</translation>
    </message>
    <message>
        <source>Hollow points are estimates.</source>
        <translation>Les points creux sont des estimations.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles de la maison</translation>
    </message>
    <message>
        <source>House rules and more</source>
        <translation>Règles maison et plus</translation>
    </message>
    <message>
        <source>How advice is given</source>
        <translation>Façon de conseiller</translation>
    </message>
    <message>
        <source>How close</source>
        <translation>Où en était chacun</translation>
    </message>
    <message>
        <source>How close are the others?</source>
        <comment>the other players</comment>
        <translation>Où en sont les autres&#x202f;?</translation>
    </message>
    <message>
        <source>How close are the others? (estimated)</source>
        <comment>the other players</comment>
        <translation>Où en sont les autres&#x202f;? (estimation)</translation>
    </message>
    <message>
        <source>How close the &amp;others are</source>
        <translation>Où en sont les a&amp;utres</translation>
    </message>
    <message>
        <source>How close the others are</source>
        <translation>Où en sont les autres</translation>
    </message>
    <message>
        <source>How large text is</source>
        <translation>La taille du texte</translation>
    </message>
    <message>
        <source>How likely</source>
        <translation>Probabilité</translation>
    </message>
    <message>
        <source>How likely cells &amp;became</source>
        <translation>Évolution de la probabilité des &amp;cases</translation>
    </message>
    <message>
        <source>How likely cells became</source>
        <translation>Évolution de la probabilité des cases</translation>
    </message>
    <message>
        <source>How long Automatic waits for exact numbers</source>
        <translation>Combien de temps Automatique attend les nombres exacts</translation>
    </message>
    <message>
        <source>How long Monte Carlo may take</source>
        <translation>Combien de temps peut prendre Monte-Carlo</translation>
    </message>
    <message>
        <source>How many cards this player has</source>
        <translation>Combien de cartes a ce joueur</translation>
    </message>
    <message>
        <source>How many certain cells are missed; then which entry, which cell, and why</source>
        <translation>Combien de cases certaines sont oubliées&#x202f;; puis quelle saisie, quelle case, et pourquoi</translation>
    </message>
    <message>
        <source>How many deals Monte Carlo draws</source>
        <translation>Combien de donnes tire Monte-Carlo</translation>
    </message>
    <message>
        <source>How many of their accusations were correct</source>
        <translation>Combien de leurs accusations étaient justes</translation>
    </message>
    <message>
        <source>How many rivals</source>
        <translation>Nombre d’adversaires</translation>
    </message>
    <message>
        <source>How much each player could know before the accusation that ended the game</source>
        <translation>Ce que chaque joueur pouvait savoir avant l’accusation qui a terminé la partie</translation>
    </message>
    <message>
        <source>How much of the envelope was open, from the first entry to the last</source>
        <translation>Ce qui restait à savoir de l’enveloppe, de la première saisie à la dernière</translation>
    </message>
    <message>
        <source>How should the advice play?</source>
        <translation>Comment le conseil doit-il jouer&#x202f;?</translation>
    </message>
    <message>
        <source>How the game ended</source>
        <translation>Comment la partie s’est terminée</translation>
    </message>
    <message>
        <source>How the others choose</source>
        <translation>Comment les autres choisissent</translation>
    </message>
    <message>
        <source>How you play</source>
        <translation>Comment vous jouez</translation>
    </message>
    <message>
        <source>Hunch: {belief}</source>
        <comment>belief: I think so (75%)</comment>
        <translation>Intuition&#x202f;: {belief}</translation>
    </message>
    <message>
        <source>Hunches included: {n}</source>
        <comment>in the numbers</comment>
        <translation>Intuitions prises en compte&#x202f;: {n}</translation>
    </message>
    <message>
        <source>Hunches left out: {n}</source>
        <comment>of the numbers</comment>
        <translation>Intuitions ignorées&#x202f;: {n}</translation>
    </message>
    <message>
        <source>I am player {number}</source>
        <translation>Je suis le joueur {number}</translation>
    </message>
    <message>
        <source>I happened to see the card</source>
        <translation>J’ai vu la carte par hasard</translation>
    </message>
    <message>
        <source>I saw</source>
        <comment>a caption: a leftover card</comment>
        <translation>J’ai vu</translation>
    </message>
    <message>
        <source>I saw it…</source>
        <comment>a card that was not meant for my eyes</comment>
        <translation>Je l’ai vue…</translation>
    </message>
    <message>
        <source>I think so ({p})</source>
        <translation>je crois que oui ({p})</translation>
    </message>
    <message numerus="yes">
        <source>I won with %n suggestion(s).</source>
        <translation>
            <numerusform>J’ai gagné avec %n hypothèse.</numerusform>
            <numerusform>J’ai gagné avec %n hypothèses.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you roll</source>
        <translation>Si vous lancez</translation>
    </message>
    <message>
        <source>If you suggest {cards}</source>
        <comment>{cards}: three names with commas between them</comment>
        <translation>Avec l’hypothèse {cards}</translation>
    </message>
    <message>
        <source>If {clause}:</source>
        <translation>Si {clause}&#x202f;:</translation>
    </message>
    <message>
        <source>In a chart</source>
        <translation>Dans un graphique</translation>
    </message>
    <message>
        <source>In the entry</source>
        <translation>Dans la saisie</translation>
    </message>
    <message>
        <source>In the envelope</source>
        <translation>Dans l’enveloppe</translation>
    </message>
    <message>
        <source>In the envelope: {cards}</source>
        <translation>Dans l’enveloppe&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>In the other deal it is here.</source>
        <comment>a deal that fits all entries, too</comment>
        <translation>Dans l’autre donne, elle est ici.</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Dans la fenêtre</translation>
    </message>
    <message>
        <source>Include the &amp;game: players, cards and entries</source>
        <translation>Joindre la &amp;partie&#x202f;: joueurs, cartes et saisies</translation>
    </message>
    <message>
        <source>Insert before</source>
        <translation>Insérer avant</translation>
    </message>
    <message>
        <source>Insert before entry {number}</source>
        <comment>a button</comment>
        <translation>Insérer avant la saisie {number}</translation>
    </message>
    <message>
        <source>Into</source>
        <comment>a caption: rooms that can be reached</comment>
        <translation>Dans</translation>
    </message>
    <message>
        <source>Is it your turn? Advice tells you what to do next, and why.</source>
        <translation>C’est votre tour&#x202f;? Le conseil dit que faire maintenant, et pourquoi.</translation>
    </message>
    <message>
        <source>Is {card:the} {where}?</source>
        <comment>where: with Bob, in the envelope …</comment>
        <translation>Est-ce que {card:the} est {where}&#x202f;?</translation>
    </message>
    <message>
        <source>It cannot be brought back.</source>
        <translation>Elle ne pourra pas être récupérée.</translation>
    </message>
    <message>
        <source>It ignores how players choose which card to show, unlike the rules of this game.</source>
        <translation>Il ignore comment les joueurs choisissent la carte qu’ils montrent, contrairement aux règles de cette partie.</translation>
    </message>
    <message>
        <source>It may be open on another computer ({host}).</source>
        <translation>Elle est peut-être ouverte sur un autre ordinateur ({host}).</translation>
    </message>
    <message numerus="yes">
        <source>It moves %n number(s) by more than 5 points:</source>
        <translation>
            <numerusform>Cela change %n nombre de plus de 5 points&#x202f;:</numerusform>
            <numerusform>Cela change %n nombres de plus de 5 points&#x202f;:</numerusform>
        </translation>
    </message>
    <message>
        <source>It moves no number by more than 5 points yet.</source>
        <translation>Cela ne change encore aucun nombre de plus de 5 points.</translation>
    </message>
    <message>
        <source>It ruled nothing out; the favourites moved closer together ({bits}).</source>
        <translation>Cela n’a rien exclu&#x202f;; les favoris se sont rapprochés ({bits}).</translation>
    </message>
    <message>
        <source>It ruled out {share} of what was possible ({bits}).</source>
        <comment>share: 20%</comment>
        <translation>Cela a exclu {share} de ce qui était possible ({bits}).</translation>
    </message>
    <message>
        <source>It stopped at the time limit of the preferences: more time, smaller errors.</source>
        <translation>Arrêtée à la limite de temps des préférences&#x202f;: plus de temps, des erreurs plus petites.</translation>
    </message>
    <message>
        <source>It tells {each} bits.</source>
        <comment>each: Bob about 0.25 and Cid about 0.10</comment>
        <translation>Bits révélés&#x202f;: {each}.</translation>
    </message>
    <message>
        <source>It tells {who} as little as {card}, and more players have seen it already.</source>
        <translation>Elle apprend à {who} aussi peu que {card}, et davantage de joueurs l’ont déjà vue.</translation>
    </message>
    <message>
        <source>It tells {who} as little as {card}.</source>
        <translation>Elle apprend à {who} aussi peu que {card}.</translation>
    </message>
    <message>
        <source>It tells {who} less than {card} would.</source>
        <comment>a card to show, and another</comment>
        <translation>Elle apprend moins à {who} que {card}.</translation>
    </message>
    <message>
        <source>It told you nothing about the envelope.</source>
        <translation>Elle n’a rien appris sur l’enveloppe.</translation>
    </message>
    <message>
        <source>It was</source>
        <comment>a caption: right or wrong</comment>
        <translation>C’était</translation>
    </message>
    <message>
        <source>It was here when the cards were laid open.</source>
        <translation>Elle était ici&#x202f;: les cartes ont été dévoilées.</translation>
    </message>
    <message>
        <source>It was {who}</source>
        <translation>C’était {who}</translation>
    </message>
    <message>
        <source>It’s the only one you hold.</source>
        <comment>a card to show</comment>
        <translation>C’est la seule que vous avez.</translation>
    </message>
    <message>
        <source>I’m almost sure ({p})</source>
        <translation>c’est presque sûr ({p})</translation>
    </message>
    <message>
        <source>I’m only watching</source>
        <translation>Je regarde seulement</translation>
    </message>
    <message>
        <source>Judged by what you knew at that moment. A suggestion “rules out” the share of the possible solutions that its answer would rule out on average.</source>
        <translation>Jugé d’après ce que vous saviez à ce moment. Une hypothèse «&#x202f;exclut&#x202f;» la part des solutions possibles que sa réponse exclurait en moyenne.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>Keep this entry in the list without counting it, or count it again (Space)</source>
        <translation>Garder cette saisie dans la liste sans la compter, ou la compter de nouveau (Espace)</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Known to</source>
        <comment>a caption: who knows what is entered</comment>
        <translation>Su par</translation>
    </message>
    <message>
        <source>Knows it now</source>
        <translation>Le sait déjà</translation>
    </message>
    <message>
        <source>Knows it on the next turn</source>
        <translation>Le sait au tour suivant</translation>
    </message>
    <message>
        <source>Knows the solution now</source>
        <translation>Connaît déjà la solution</translation>
    </message>
    <message>
        <source>Laid open ({entries}).</source>
        <comment>a card; entries: entry 12</comment>
        <translation>Montrée ouvertement ({entries}).</translation>
    </message>
    <message>
        <source>Largest difference</source>
        <translation>Plus grand écart</translation>
    </message>
    <message>
        <source>Left: about {envelope} solutions (suspects {suspect}, weapons {weapon}, rooms {room}).</source>
        <translation>Restent environ {envelope} solutions (suspects {suspect}, armes {weapon}, pièces {room}).</translation>
    </message>
    <message>
        <source>Left: suspects {suspect}, weapons {weapon}, rooms {room}.</source>
        <translation>Restent&#x202f;: suspects {suspect}, armes {weapon}, pièces {room}.</translation>
    </message>
    <message>
        <source>Leftover cards: none</source>
        <translation>Cartes restantes&#x202f;: aucune</translation>
    </message>
    <message>
        <source>Leftover cards: {number}</source>
        <translation>Cartes restantes&#x202f;: {number}</translation>
    </message>
    <message>
        <source>Let them follow, too</source>
        <translation>Les adapter aussi</translation>
    </message>
    <message>
        <source>Let what the others suggest count, too, not only what the cards say</source>
        <translation>Tenir compte aussi des hypothèses des autres, pas seulement des cartes</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Light or dark colours</source>
        <translation>Couleurs claires ou sombres</translation>
    </message>
    <message>
        <source>Light text on a dark background.</source>
        <translation>Texte clair sur fond sombre.</translation>
    </message>
    <message>
        <source>Likely &amp;hands…</source>
        <translation>&amp;Mains probables…</translation>
    </message>
    <message>
        <source>Likely (50% or more)</source>
        <translation>Probable (50&#x202f;% ou plus)</translation>
    </message>
    <message>
        <source>Likely for {who}: {cards}</source>
        <translation>{who} a probablement&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Likely hands</source>
        <translation>Mains probables</translation>
    </message>
    <message>
        <source>Likely hands of the pool…</source>
        <translation>Mains probables de la réserve…</translation>
    </message>
    <message>
        <source>Likely hands of {player}…</source>
        <translation>Mains probables&#x202f;: {player}…</translation>
    </message>
    <message>
        <source>Likely: {cards}</source>
        <translation>Probable&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Likes to show a player the same card again: {times} of {occasions} ({expected} expected)</source>
        <translation>A tendance à remontrer la même carte à un joueur&#x202f;: {times} sur {occasions} (attendu&#x202f;: {expected})</translation>
    </message>
    <message>
        <source>Likes to show {kind}: {times} of {occasions} ({expected} expected)</source>
        <translation>Aime montrer {kind}&#x202f;: {times} sur {occasions} (attendu&#x202f;: {expected})</translation>
    </message>
    <message>
        <source>Look at the cards lying face up.</source>
        <translation>Regardez les cartes face visible.</translation>
    </message>
    <message>
        <source>Look at the number of cards that each holder has.</source>
        <translation>Regardez combien de cartes a chacun.</translation>
    </message>
    <message>
        <source>Look at your own cards.</source>
        <translation>Regardez vos propres cartes.</translation>
    </message>
    <message>
        <source>Look at {entry}.</source>
        <translation>Regardez la {entry}.</translation>
    </message>
    <message>
        <source>Look closer, or see more</source>
        <translation>Voir de plus près, ou de plus loin</translation>
    </message>
    <message>
        <source>Looking for corrections…</source>
        <translation>Recherche de corrections…</translation>
    </message>
    <message>
        <source>Looking it up…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Chance et adresse</translation>
    </message>
    <message>
        <source>Lucky answers: they told you {value:.1f} bits more than you could expect.</source>
        <translation>De la chance avec les réponses&#x202f;: elles vous ont appris {value:.1f} bits de plus que prévu.</translation>
    </message>
    <message>
        <source>Lucky dice: they saved you about {value:.1f} turns.</source>
        <translation>De la chance aux dés&#x202f;: ils vous ont épargné environ {value:.1f} tours.</translation>
    </message>
    <message>
        <source>Make everything large enough for a finger</source>
        <translation>Rendre tout assez grand pour un doigt</translation>
    </message>
    <message>
        <source>Make that mark again (on the sheet also Ctrl+Y)</source>
        <translation>Remettre cette marque (sur la feuille, aussi Ctrl+Y)</translation>
    </message>
    <message>
        <source>Make this entry (Enter)</source>
        <translation>Valider cette saisie (Entrée)</translation>
    </message>
    <message>
        <source>Make your own marks on an empty sheet, and have them checked; numbers are hidden</source>
        <translation>Mettre vos propres marques sur une feuille vide et les faire vérifier&#x202f;; les nombres sont cachés</translation>
    </message>
    <message>
        <source>Makes your accusation surest.</source>
        <translation>Rend votre accusation la plus sûre.</translation>
    </message>
    <message>
        <source>Mark the best places for you to go; others at the table may see the screen</source>
        <translation>Marquer les meilleurs endroits où aller&#x202f;; les autres à la table voient peut-être l’écran</translation>
    </message>
    <message>
        <source>Mark the card that tells the least</source>
        <translation>Marquer la carte qui en révèle le moins</translation>
    </message>
    <message>
        <source>Marks of another game are not shown. They are in {file}.</source>
        <translation>Les marques d’une autre partie ne sont pas affichées. Elles sont dans {file}.</translation>
    </message>
    <message>
        <source>Master</source>
        <comment>a rival in a practice game</comment>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Master Detective</source>
        <translation>Super Cluedo</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Me</source>
        <comment>the name of the first player, whose sheet this is</comment>
        <translation>Moi</translation>
    </message>
    <message>
        <source>Me</source>
        <comment>who of the players I am</comment>
        <translation>Moi</translation>
    </message>
    <message>
        <source>Mean difference</source>
        <translation>Écart moyen</translation>
    </message>
    <message>
        <source>Middle</source>
        <comment>a rival in a practice game</comment>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Manqués</translation>
    </message>
    <message>
        <source>Modern (2016)</source>
        <translation>Moderne (2016)</translation>
    </message>
    <message>
        <source>Modern (2023)</source>
        <translation>Moderne (2023)</translation>
    </message>
    <message>
        <source>Monte Carlo</source>
        <translation>Monte-Carlo</translation>
    </message>
    <message>
        <source>Monte Carlo</source>
        <comment>an engine</comment>
        <translation>Monte-Carlo</translation>
    </message>
    <message>
        <source>Monte Carlo</source>
        <comment>an engine: the method of drawing at random</comment>
        <translation>Monte-Carlo</translation>
    </message>
    <message>
        <source>More answers…</source>
        <translation>Autres réponses…</translation>
    </message>
    <message>
        <source>Most likely</source>
        <translation>Le plus probable</translation>
    </message>
    <message>
        <source>Most likely, as people play</source>
        <translation>Le plus probable, selon le style de jeu</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Descendre</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Move player {number}</source>
        <translation>Déplacer le joueur {number}</translation>
    </message>
    <message>
        <source>Move this entry down (Alt+Down, or drag it)</source>
        <translation>Descendre cette saisie (Alt+Bas, ou faites-la glisser)</translation>
    </message>
    <message>
        <source>Move this entry up (Alt+Up, or drag it)</source>
        <translation>Monter cette saisie (Alt+Haut, ou faites-la glisser)</translation>
    </message>
    <message>
        <source>Move this token (Page Down on the board)</source>
        <translation>Déplacer ce pion (Page suivante sur le plateau)</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Moves are corrected on the board, but this game has none. You can delete the entry.</source>
        <translation>Les déplacements se corrigent sur le plateau, mais cette partie n’en a pas. Vous pouvez supprimer la saisie.</translation>
    </message>
    <message>
        <source>My hand</source>
        <translation>Ma main</translation>
    </message>
    <message>
        <source>My hand: {number} of {size} chosen</source>
        <translation>Ma main&#x202f;: {number} sur {size}</translation>
    </message>
    <message>
        <source>My own cards…</source>
        <translation>Mes propres cartes…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Nom du joueur {number}</translation>
    </message>
    <message>
        <source>Names that differ only in case or accents count as one</source>
        <translation>Les noms qui ne diffèrent que par la casse ou les accents ne comptent qu’une fois</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>Sui&amp;vante</translation>
    </message>
    <message>
        <source>Never below {number}%</source>
        <comment>when to accuse: a chance of being right</comment>
        <translation>Jamais sous {number} %</translation>
    </message>
    <message>
        <source>New</source>
        <comment>how many cells became certain, below a scale</comment>
        <translation>Nouv.</translation>
    </message>
    <message>
        <source>New certain cells</source>
        <translation>Cases devenues certaines</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>New: {marks}</source>
        <comment>cells of the sheet</comment>
        <translation>Nouvelles cases&#x202f;: {marks}</translation>
    </message>
    <message>
        <source>Next contradiction</source>
        <translation>Contradiction suivante</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>No advice while entries contradict each other.</source>
        <translation>Pas de conseil tant que des saisies se contredisent.</translation>
    </message>
    <message>
        <source>No advice: {reason}.</source>
        <translation>Pas de conseil&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>No answer. {reason}</source>
        <comment>reason: a clause that begins with a capital</comment>
        <translation>Pas de réponse. {reason}</translation>
    </message>
    <message>
        <source>No card is called “{text}”.</source>
        <translation>Aucune carte ne s’appelle «&#x202f;{text}&#x202f;».</translation>
    </message>
    <message>
        <source>No card is certain.</source>
        <translation>Aucune carte n’est certaine.</translation>
    </message>
    <message>
        <source>No certain cell is missed.</source>
        <translation>Aucune case certaine oubliée.</translation>
    </message>
    <message>
        <source>No deal fits all of them. There is no short proof.</source>
        <translation>Aucune donne ne les satisfait toutes. Il n’y a pas de preuve courte.</translation>
    </message>
    <message>
        <source>No earlier games</source>
        <translation>Aucune partie antérieure</translation>
    </message>
    <message>
        <source>No entries</source>
        <translation>Aucune saisie</translation>
    </message>
    <message>
        <source>No entries yet. This chart shows what each entry tells you.</source>
        <translation>Pas encore de saisie. Ce graphique montre ce que chacune vous apprend.</translation>
    </message>
    <message>
        <source>No game is open.</source>
        <translation>Aucune partie n’est ouverte.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Pas encore de parties</translation>
    </message>
    <message>
        <source>No games yet. A game is added when you close it or record its result.</source>
        <translation>Pas encore de parties. Une partie est ajoutée quand vous la fermez ou en notez le résultat.</translation>
    </message>
    <message>
        <source>No hand stands out: hardly any two of the {deals} deals drawn gave this player the same hand.</source>
        <translation>Aucune main ne ressort&#x202f;: sur {deals} donnes tirées, presque jamais deux ne donnent la même main à ce joueur.</translation>
    </message>
    <message>
        <source>No mark</source>
        <translation>Aucune marque</translation>
    </message>
    <message>
        <source>No match for “{sought}”.</source>
        <translation>Aucun résultat pour «&#x202f;{sought}&#x202f;».</translation>
    </message>
    <message>
        <source>No numbers while the set-up contradicts itself.</source>
        <translation>Il n’y a pas de nombres tant que la mise en place se contredit.</translation>
    </message>
    <message>
        <source>No one</source>
        <comment>shows a card</comment>
        <translation>Personne</translation>
    </message>
    <message>
        <source>No one could have known from public information alone.</source>
        <translation>Personne ne pouvait le savoir avec ce que tous ont vu.</translation>
    </message>
    <message>
        <source>No one is left to move.</source>
        <translation>Plus personne ne peut se déplacer.</translation>
    </message>
    <message numerus="yes">
        <source>No one won; I made %n suggestion(s).</source>
        <translation>
            <numerusform>Personne n’a gagné&#x202f;; j’ai fait %n hypothèse.</numerusform>
            <numerusform>Personne n’a gagné&#x202f;; j’ai fait %n hypothèses.</numerusform>
        </translation>
    </message>
    <message>
        <source>No one; you look at a leftover card</source>
        <translation>Personne&#x202f;; vous regardez une carte restante</translation>
    </message>
    <message>
        <source>No other hand is possible.</source>
        <translation>Aucune autre main n’est possible.</translation>
    </message>
    <message>
        <source>No other moves would have saved you time.</source>
        <translation>D’autres coups ne vous auraient pas fait gagner de temps.</translation>
    </message>
    <message>
        <source>No other player can still accuse.</source>
        <translation>Aucun autre joueur ne peut encore accuser.</translation>
    </message>
    <message>
        <source>No other solution is possible.</source>
        <translation>Aucune autre solution n’est possible.</translation>
    </message>
    <message>
        <source>No other suggestions would have told you more.</source>
        <translation>D’autres hypothèses ne vous auraient rien appris de plus.</translation>
    </message>
    <message>
        <source>No room in reach is worth stopping for.</source>
        <translation>Aucune pièce à portée ne vaut un arrêt.</translation>
    </message>
    <message>
        <source>No single suggestion is likely to.</source>
        <comment>below: What would settle it</comment>
        <translation>Aucune hypothèse n’a de bonnes chances d’y suffire seule.</translation>
    </message>
    <message>
        <source>No suggestion</source>
        <translation>Pas d’hypothèse</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>who won</comment>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Nobody can show a card.</source>
        <translation>Personne ne peut montrer de carte.</translation>
    </message>
    <message>
        <source>Nobody shows a card</source>
        <translation>Personne ne montre de carte</translation>
    </message>
    <message>
        <source>Nobody wins. It was {cards}.</source>
        <translation>Personne ne gagne. C’était {cards}.</translation>
    </message>
    <message>
        <source>Nobody wins: a game ends after {turns} turns. It was {cards}.</source>
        <translation>Personne ne gagne : une partie s’arrête après {turns} tours. C’était {cards}.</translation>
    </message>
    <message>
        <source>Nobody: you look at a leftover card. Which one is it?</source>
        <translation>Personne&#x202f;: vous regardez une carte restante. Laquelle est-ce&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>None of %n card(s) is likely</source>
        <translation>
            <numerusform>La seule carte n’est pas probable</numerusform>
            <numerusform>Aucune des %n cartes n’est probable</numerusform>
        </translation>
    </message>
    <message>
        <source>Normal: a second or two</source>
        <translation>Normal&#x202f;: une seconde ou deux</translation>
    </message>
    <message>
        <source>Not all of your marks could be read. The file as it was is kept as {file}.</source>
        <translation>Vos marques n’ont pas toutes pu être lues. Le fichier d’origine est gardé sous {file}.</translation>
    </message>
    <message>
        <source>Not certain yet.</source>
        <translation>Pas encore certain.</translation>
    </message>
    <message>
        <source>Not exported: {reason}.</source>
        <translation>Non exporté&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Non terminée</translation>
    </message>
    <message>
        <source>Not here. {why}</source>
        <comment>whether to accuse, and a sentence that says why</comment>
        <translation>Pas ici. {why}</translation>
    </message>
    <message>
        <source>Not known yet: does {who} have {card}?</source>
        <translation>On ne sait pas encore si {card} est chez {who}.</translation>
    </message>
    <message>
        <source>Not known yet: is {card} face up?</source>
        <translation>On ne sait pas encore si {card} est face visible.</translation>
    </message>
    <message>
        <source>Not known yet: is {card} in the envelope?</source>
        <translation>On ne sait pas encore si {card} est dans l’enveloppe.</translation>
    </message>
    <message>
        <source>Not known yet: is {card} in the pool?</source>
        <translation>On ne sait pas encore si {card} est dans la réserve.</translation>
    </message>
    <message>
        <source>Not noted for {who}. Click if {who} passed</source>
        <translation>Rien de noté pour {who}. Cliquez si {who} a passé</translation>
    </message>
    <message>
        <source>Not printed: cannot write to the printer or file.</source>
        <translation>Non imprimé&#x202f;: impossible d’écrire sur l’imprimante ou dans le fichier.</translation>
    </message>
    <message>
        <source>Not printed: {reason}.</source>
        <translation>Non imprimé&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Not saved: {error}. Try another folder.</source>
        <translation>Non enregistré&#x202f;: {error}. Essayez un autre dossier.</translation>
    </message>
    <message>
        <source>Not saved: {reason}.</source>
        <translation>Non enregistré&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Not saved: {reason}. Nothing is lost; save the game to another file.</source>
        <translation>Non enregistré&#x202f;: {reason}. Rien n’est perdu&#x202f;; enregistrez la partie dans un autre fichier.</translation>
    </message>
    <message>
        <source>Not yet. {why}</source>
        <comment>whether to accuse, and a sentence that says why</comment>
        <translation>Pas encore. {why}</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>something known from elsewhere</comment>
        <translation>Note</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>what an engine says of its answer</comment>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Note: {who} does not have {card}</source>
        <translation>Note&#x202f;: {who} n’a pas {card}</translation>
    </message>
    <message>
        <source>Note: {who} has at least one of {cards}</source>
        <comment>cards: Rope, Hall</comment>
        <translation>Note&#x202f;: {who} a au moins une carte parmi {cards}</translation>
    </message>
    <message>
        <source>Note: {who} has at least {number} of {cards}</source>
        <comment>cards: Rope, Hall, Study</comment>
        <translation>Note&#x202f;: {who} a au moins {number} cartes parmi {cards}</translation>
    </message>
    <message>
        <source>Note: {who} has none of {cards}</source>
        <comment>cards: Rope, Hall</comment>
        <translation>Note&#x202f;: {who} n’a aucune carte parmi {cards}</translation>
    </message>
    <message>
        <source>Note: {who} has {cards}</source>
        <comment>cards: Rope, Hall</comment>
        <translation>Note&#x202f;: {who} a {cards}</translation>
    </message>
    <message>
        <source>Note: {who} has {card}</source>
        <translation>Note&#x202f;: {who} a {card}</translation>
    </message>
    <message>
        <source>Nothing happened</source>
        <translation>Il ne s’est rien passé</translation>
    </message>
    <message>
        <source>Nothing has been asked yet. Who begins?</source>
        <translation>Rien n’a encore été demandé. Qui commence&#x202f;?</translation>
    </message>
    <message>
        <source>Nothing new is certain.</source>
        <translation>Rien de nouveau n’est certain.</translation>
    </message>
    <message>
        <source>Nothing to count: the hand was never revealed, or there was nothing to choose</source>
        <translation>Rien à compter&#x202f;: la main n’a jamais été révélée, ou il n’y avait rien à choisir</translation>
    </message>
    <message>
        <source>Now certain: {sentences}</source>
        <translation>Désormais certain&#x202f;: {sentences}</translation>
    </message>
    <message>
        <source>Number of entries</source>
        <translation>Nombre de saisies</translation>
    </message>
    <message>
        <source>Numbers are hidden.</source>
        <translation>Les nombres sont masqués.</translation>
    </message>
    <message>
        <source>Numbers are hidden. Click a cell to mark it.</source>
        <translation>Les nombres sont cachés. Cliquez sur une case pour la marquer.</translation>
    </message>
    <message>
        <source>Numbers are hidden. Switch your own sheet off to review or print this game.</source>
        <translation>Les nombres sont cachés. Désactivez votre feuille personnelle pour voir le bilan de cette partie ou l’imprimer.</translation>
    </message>
    <message>
        <source>Numbers by</source>
        <translation>Calcul des nombres</translation>
    </message>
    <message>
        <source>Of</source>
        <comment>a caption: whose card was seen</comment>
        <translation>De</translation>
    </message>
    <message>
        <source>Of this page</source>
        <translation>De cette page</translation>
    </message>
    <message>
        <source>Offer cards the sheet rules out, too</source>
        <translation>Proposer aussi les cartes exclues par la feuille</translation>
    </message>
    <message>
        <source>Often suggests {own}: {times} of {occasions} ({expected} expected)</source>
        <translation>Demande souvent {own}&#x202f;: {times} sur {occasions} (attendu&#x202f;: {expected})</translation>
    </message>
    <message>
        <source>On my own</source>
        <translation>Seul</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sur le plateau</translation>
    </message>
    <message>
        <source>On the next turn</source>
        <translation>Au tour suivant</translation>
    </message>
    <message>
        <source>On the sheet</source>
        <translation>Sur la feuille</translation>
    </message>
    <message>
        <source>On to my turn</source>
        <translation>Passer à mon tour</translation>
    </message>
    <message>
        <source>On to the end</source>
        <translation>Passer à la fin</translation>
    </message>
    <message>
        <source>On to the end…</source>
        <translation>En route vers la fin…</translation>
    </message>
    <message>
        <source>On to your turn…</source>
        <translation>En route vers votre tour…</translation>
    </message>
    <message>
        <source>On your own sheet</source>
        <translation>Sur votre feuille personnelle</translation>
    </message>
    <message numerus="yes">
        <source>One of %n almost equally likely</source>
        <translation>
            <numerusform>Une solution possible</numerusform>
            <numerusform>Une parmi %n à peu près équiprobables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of %n equally likely</source>
        <translation>
            <numerusform>Une solution possible</numerusform>
            <numerusform>Une parmi %n équiprobables</numerusform>
        </translation>
    </message>
    <message>
        <source>One of several</source>
        <translation>Une parmi plusieurs</translation>
    </message>
    <message>
        <source>One unreadable preference was reset to its default: {names}.</source>
        <translation>Une préférence illisible a repris sa valeur par défaut&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>Only what everyone has seen. No one’s cards are shown.</source>
        <translation>Seulement ce que tous ont vu. Aucune main n’est montrée.</translation>
    </message>
    <message>
        <source>Only when certain</source>
        <comment>when to accuse</comment>
        <translation>Seulement à coup sûr</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Parties &amp;récentes</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Ouvrir une copie</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Open a game from a file</source>
        <translation>Ouvrir une partie depuis un fichier</translation>
    </message>
    <message>
        <source>Open a game in progress to look around</source>
        <translation>Ouvrir une partie en cours pour découvrir le programme</translation>
    </message>
    <message>
        <source>Open as last saved</source>
        <translation>Ouvrir tel qu’enregistré</translation>
    </message>
    <message>
        <source>Open: it may be true, but does not follow.</source>
        <translation>Incertain&#x202f;: cela peut être vrai, mais ne se déduit pas.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Other</source>
        <comment>what happened: something unusual</comment>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Other card…</source>
        <translation>Autre carte…</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Autres</translation>
    </message>
    <message>
        <source>Others answered after the first card</source>
        <translation>D’autres ont répondu après la première carte</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <comment>what else can be done</comment>
        <translation>Sinon</translation>
    </message>
    <message>
        <source>Out of habit</source>
        <comment>how the others choose which card to show</comment>
        <translation>Par habitude</translation>
    </message>
    <message>
        <source>Out, but still answers.</source>
        <translation>Hors jeu, mais répond encore.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Écraser</translation>
    </message>
    <message>
        <source>Own cards</source>
        <translation>Ses cartes</translation>
    </message>
    <message>
        <source>Own cards</source>
        <comment>the edition of a game</comment>
        <translation>Cartes maison</translation>
    </message>
    <message>
        <source>Own sheet</source>
        <translation>Feuille personnelle</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documents PDF (*.pdf)</translation>
    </message>
    <message>
        <source>PDF p&amp;aper size</source>
        <translation>Form&amp;at de papier du PDF</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>Images PNG (*.png)</translation>
    </message>
    <message>
        <source>Page {number}</source>
        <translation>Page {number}</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Pages de l’aide</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panneaux</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Parts of the game</source>
        <translation>Parties de l’écran de jeu</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Composants du programme</translation>
    </message>
    <message>
        <source>Passed</source>
        <comment>a caption: who passed</comment>
        <translation>Ont passé</translation>
    </message>
    <message>
        <source>Patient: about ten seconds</source>
        <translation>Patient&#x202f;: environ dix secondes</translation>
    </message>
    <message>
        <source>Pause after each step</source>
        <translation>Pause après chaque étape</translation>
    </message>
    <message>
        <source>Picked at random</source>
        <comment>how players choose a card to show</comment>
        <translation>Tirée au hasard</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Pin a hunch on the cell, strengthen it, remove it</source>
        <translation>Épingler une intuition sur la case, une plus forte, aucune</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play a game against the program</source>
        <translation>Jouer une partie contre le programme</translation>
    </message>
    <message>
        <source>Play to win</source>
        <comment>when to accuse</comment>
        <translation>Jouer pour gagner</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <comment>the name of a player</comment>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Players in turn order</source>
        <translation>Joueurs dans l’ordre des tours</translation>
    </message>
    <message>
        <source>Players who can choose which card to show pick one at random. A card shown to you makes the others that you named a little less likely in that hand.</source>
        <translation>Un joueur qui peut choisir la carte à montrer en prend une au hasard. Une carte qu’on vous montre rend les autres que vous avez nommées un peu moins probables dans cette main.</translation>
    </message>
    <message>
        <source>Players, in turn order</source>
        <translation>Joueurs, dans l’ordre des tours</translation>
    </message>
    <message>
        <source>Plays like {who}</source>
        <translation>Joue comme {who}</translation>
    </message>
    <message>
        <source>Point at the chart, or use the arrow keys, for exact numbers.</source>
        <translation>Pointez le graphique, ou utilisez les flèches, pour les nombres exacts.</translation>
    </message>
    <message>
        <source>Policy: {policy}. The others show: {response}. Accuse: {limit}.</source>
        <translation>Stratégie : {policy}. Les autres montrent : {response}. Accuser : {limit}.</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>Pool</source>
        <comment>of cards that nobody holds; heads a column</comment>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>Pool: {cards}</source>
        <comment>cards that are there, as a note in few words</comment>
        <translation>Réserve&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Poor</source>
        <comment>a suggestion: what it tells, beside the best</comment>
        <translation>Faible</translation>
    </message>
    <message>
        <source>Possibilities</source>
        <comment>how many are left, beside a scale</comment>
        <translation>Possibilités</translation>
    </message>
    <message>
        <source>Possibilities left after each entry</source>
        <translation>Possibilités restantes après chaque saisie</translation>
    </message>
    <message>
        <source>Possible deals: {number}</source>
        <translation>Donnes possibles&#x202f;: {number}</translation>
    </message>
    <message>
        <source>Possible solutions</source>
        <translation>Solutions possibles</translation>
    </message>
    <message>
        <source>Pract&amp;ice…</source>
        <translation>Entr&amp;aînement…</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>games against the program</comment>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Practice game {number}</source>
        <translation>Partie d’entraînement {number}</translation>
    </message>
    <message>
        <source>Practice games</source>
        <translation>Parties d’entraînement</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pré&amp;férences…</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Preparing the pages…</source>
        <translation>Préparation des pages…</translation>
    </message>
    <message>
        <source>Press Enter to enter it.</source>
        <translation>Appuyez sur Entrée pour la saisir.</translation>
    </message>
    <message>
        <source>Press F1 for help and all keys.</source>
        <translation>F1&#x202f;: l’aide et toutes les touches.</translation>
    </message>
    <message>
        <source>Preview the sheet with this entry</source>
        <translation>Voir la feuille avec cette saisie</translation>
    </message>
    <message>
        <source>Print the game</source>
        <translation>Imprimer la partie</translation>
    </message>
    <message>
        <source>Print the sheet, the entries and the charts, or save them as PDF</source>
        <translation>Imprimer la feuille, les saisies et les graphiques, ou les enregistrer en PDF</translation>
    </message>
    <message>
        <source>Printed on {date}</source>
        <translation>Imprimé le {date}</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Probabilité</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Avancement du bilan</translation>
    </message>
    <message>
        <source>Proved.</source>
        <translation>Prouvé.</translation>
    </message>
    <message>
        <source>Put this into the entry</source>
        <translation>Reprendre ceci dans la saisie</translation>
    </message>
    <message>
        <source>Put this suggestion into the entry (Enter in the list)</source>
        <translation>Reprendre cette hypothèse dans la saisie (Entrée dans la liste)</translation>
    </message>
    <message>
        <source>Put {name} into the entry</source>
        <comment>{name}: of a card or a player</comment>
        <translation>Mettre {name} dans la saisie</translation>
    </message>
    <message>
        <source>Question mark</source>
        <translation>Point d’interrogation</translation>
    </message>
    <message>
        <source>Quick: a moment</source>
        <translation>Rapide&#x202f;: un instant</translation>
    </message>
    <message>
        <source>Race</source>
        <comment>a policy: who advises</comment>
        <translation>Course</translation>
    </message>
    <message>
        <source>Random</source>
        <comment>a policy: who advises</comment>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>Rarely suggests {own}: {times} of {occasions} ({expected} expected)</source>
        <translation>Demande rarement {own}&#x202f;: {times} sur {occasions} (attendu&#x202f;: {expected})</translation>
    </message>
    <message>
        <source>Re&amp;view the game…</source>
        <translation>Bilan de la par&amp;tie…</translation>
    </message>
    <message>
        <source>Read the sheet</source>
        <translation>Lisez la feuille</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Parties récentes</translation>
    </message>
    <message>
        <source>Record the resul&amp;t…</source>
        <translation>Noter &amp;le résultat…</translation>
    </message>
    <message>
        <source>Record the result</source>
        <translation>Noter le résultat</translation>
    </message>
    <message>
        <source>Red&amp;o mark</source>
        <translation>Réta&amp;blir la marque</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Redo: {step}</source>
        <comment>step: Ann&apos;s suggestion; delete Ann&apos;s suggestion</comment>
        <translation>Rétablir&#x202f;: {step}</translation>
    </message>
    <message>
        <source>Refuted by {entries}.</source>
        <comment>entries: entries 3 and 7; the set-up</comment>
        <translation>Réfutée ({entries}).</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>La supprimer</translation>
    </message>
    <message>
        <source>Remove it and entries {numbers}</source>
        <translation>La supprimer avec les saisies {numbers}</translation>
    </message>
    <message>
        <source>Remove it and entry {numbers}</source>
        <translation>La supprimer avec la saisie {numbers}</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation>Retirer le joueur {number}</translation>
    </message>
    <message>
        <source>Remove these games from the library (Del)</source>
        <translation>Supprimer ces parties de la bibliothèque (Suppr)</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Retirer ce joueur</translation>
    </message>
    <message>
        <source>Repeat suggestions in the same room</source>
        <translation>Hypothèses répétées dans la même pièce</translation>
    </message>
    <message>
        <source>Reset the hand sizes to an even deal</source>
        <translation>Revenir à une répartition égale</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Returning to where you left off…</source>
        <translation>La partie reprend là où vous l’aviez laissée…</translation>
    </message>
    <message>
        <source>Reveals</source>
        <comment>heads a column of percentages; there is room for 7 letters</comment>
        <translation>Révèle</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Review of the game</source>
        <translation>Bilan de la partie</translation>
    </message>
    <message>
        <source>Review the game first to include the review</source>
        <translation>Ouvrez d’abord le bilan pour pouvoir l’inclure</translation>
    </message>
    <message>
        <source>Reviewing the game…</source>
        <translation>Préparation du bilan…</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>of an accusation</comment>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Right accusations</source>
        <translation>Accusations justes</translation>
    </message>
    <message>
        <source>Right if they accused now</source>
        <translation>Juste en cas d’accusation immédiate</translation>
    </message>
    <message>
        <source>Right or wrong</source>
        <translation>Juste ou faux</translation>
    </message>
    <message>
        <source>Rival {number}</source>
        <translation>Adversaire {number}</translation>
    </message>
    <message>
        <source>Rivals</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Roll</source>
        <comment>what the dice show</comment>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Lancer les dés</translation>
    </message>
    <message>
        <source>Roll {number}</source>
        <comment>what the dice show</comment>
        <translation>Lancer {number}</translation>
    </message>
    <message>
        <source>Rolled {roll} (type it on the board; letters go to the entry)</source>
        <translation>Les dés ont donné {roll} (à taper sur le plateau ; les lettres vont à la saisie)</translation>
    </message>
    <message>
        <source>Rolled {roll}, went to: {place}</source>
        <translation>Lancer {roll}, destination&#x202f;: {place}</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Pièce</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Rules out</source>
        <comment>heads a column of percentages; there is room for 12 letters</comment>
        <translation>Exclut</translation>
    </message>
    <message>
        <source>SVG images (*.svg)</source>
        <translation>Images SVG (*.svg)</translation>
    </message>
    <message>
        <source>Same, or equally good</source>
        <translation>La même chose, ou aussi bien</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Enregistrer en &amp;PDF…</translation>
    </message>
    <message>
        <source>Save as &amp;PNG…</source>
        <translation>Enregistrer en &amp;PNG…</translation>
    </message>
    <message>
        <source>Save as &amp;SVG…</source>
        <translation>Enregistrer en &amp;SVG…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Enregistrer en &amp;PDF…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>Save as p&amp;icture (PNG)…</source>
        <translation>Enregistrer comme &amp;image (PNG)…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Enregistrer le graphique</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Save this game to another file</source>
        <translation>Enregistrer cette partie dans un autre fichier</translation>
    </message>
    <message>
        <source>Save this game to its file</source>
        <translation>Enregistrer cette partie dans son fichier</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Enregistré sous {file}.</translation>
    </message>
    <message>
        <source>Saved as {path}.</source>
        <translation>Enregistré sous {path}.</translation>
    </message>
    <message>
        <source>Saving would overwrite those changes. You can save to another file instead.</source>
        <translation>L’enregistrement écraserait ces modifications. Vous pouvez choisir un autre fichier.</translation>
    </message>
    <message>
        <source>Say of each mark whether it is proved, open or wrong, and how many are missed</source>
        <translation>Dire de chaque marque si elle est prouvée, incertaine ou fausse, et combien il en manque</translation>
    </message>
    <message>
        <source>Say what was in the envelope, and who won</source>
        <translation>Indiquer ce qu’il y avait dans l’enveloppe et qui a gagné</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search players, dates, results</source>
        <translation>Chercher joueurs, dates, résultats</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Chercher dans l’aide</translation>
    </message>
    <message>
        <source>Secret passage to {room}</source>
        <translation>Passage secret vers {room}</translation>
    </message>
    <message>
        <source>See each player’s likeliest complete hands</source>
        <translation>Voir les mains complètes les plus probables de chacun</translation>
    </message>
    <message>
        <source>See how each player seems to play, and what it changes</source>
        <translation>Voir comment chaque joueur semble jouer, et ce que cela change</translation>
    </message>
    <message>
        <source>See where everyone stands, and enter moves</source>
        <translation>Voir où est chacun et saisir les déplacements</translation>
    </message>
    <message>
        <source>Seen by {player}, who held {cards}</source>
        <translation>Vue par {player}, qui avait {cards}</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Envoyé à l’imprimante.</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>De côté</translation>
    </message>
    <message>
        <source>Set it and entries {numbers} aside</source>
        <translation>La mettre de côté avec les saisies {numbers}</translation>
    </message>
    <message>
        <source>Set it and entry {numbers} aside</source>
        <translation>La mettre de côté avec la saisie {numbers}</translation>
    </message>
    <message>
        <source>Set it aside</source>
        <comment>an entry, which then does not count</comment>
        <translation>La mettre de côté</translation>
    </message>
    <message>
        <source>Set up the game</source>
        <translation>Préparez la partie</translation>
    </message>
    <message>
        <source>Set-&amp;up…</source>
        <translation>Mise en &amp;place…</translation>
    </message>
    <message>
        <source>Share of their own cards among those they suggested, in games where their hand is known</source>
        <translation>Part de leurs propres cartes parmi celles de leurs hypothèses, dans les parties où leur main est connue</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Partager…</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Sheet: cards down, holders across</source>
        <translation>Feuille&#x202f;: les cartes en lignes, les mains en colonnes</translation>
    </message>
    <message>
        <source>Show &amp;everything</source>
        <translation>&amp;Tout montrer</translation>
    </message>
    <message>
        <source>Show another completion</source>
        <translation>Voir une autre proposition</translation>
    </message>
    <message>
        <source>Show everything again</source>
        <translation>Tout montrer à nouveau</translation>
    </message>
    <message>
        <source>Show everything again (0)</source>
        <translation>Tout montrer à nouveau (0)</translation>
    </message>
    <message>
        <source>Show in the chart of cells</source>
        <translation>Afficher dans le graphique des cases</translation>
    </message>
    <message>
        <source>Show larger squares; scroll to see the rest</source>
        <translation>Afficher des cases plus grandes ; faire défiler pour voir le reste</translation>
    </message>
    <message>
        <source>Show numbers again</source>
        <translation>Montrer à nouveau les nombres</translation>
    </message>
    <message>
        <source>Show only what everyone at the table may see</source>
        <translation>Ne montrer que ce que tous peuvent voir à la table</translation>
    </message>
    <message>
        <source>Show only what everyone has seen, so that you can share the review</source>
        <translation>Ne montrer que ce que tous ont vu, pour pouvoir partager le bilan</translation>
    </message>
    <message>
        <source>Show or hide &amp;charts</source>
        <translation>Montrer ou cacher les &amp;graphiques</translation>
    </message>
    <message>
        <source>Show the charts used last, or hide them all</source>
        <translation>Montrer les derniers graphiques utilisés, ou les cacher tous</translation>
    </message>
    <message>
        <source>Show the game after that entry</source>
        <translation>Montrer la partie après cette saisie</translation>
    </message>
    <message>
        <source>Show the game as it is</source>
        <translation>Montrer la partie telle qu’elle est</translation>
    </message>
    <message>
        <source>Show the game as it is now</source>
        <translation>Montrer la partie telle qu’elle est maintenant</translation>
    </message>
    <message>
        <source>Show this entry in the list</source>
        <translation>Montrer cette saisie dans la liste</translation>
    </message>
    <message>
        <source>Shown to {who} ({entries}).</source>
        <comment>a card; entries: entries 4 and 9</comment>
        <translation>Montrée à {who} ({entries}).</translation>
    </message>
    <message>
        <source>Shows</source>
        <comment>a caption: who shows a card</comment>
        <translation>Montre</translation>
    </message>
    <message>
        <source>Shows a player the same card again about as often as expected: {times} of {occasions} ({expected} expected)</source>
        <translation>Remontre la même carte à un joueur à peu près aussi souvent que prévu&#x202f;: {times} sur {occasions} (attendu&#x202f;: {expected})</translation>
    </message>
    <message>
        <source>Shows no preference among suspects, weapons and rooms</source>
        <translation>Ne préfère montrer ni suspects, ni armes, ni pièces</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>Ta&amp;ille</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>Solutions left at the end: {each}</source>
        <translation>Solutions restantes à la fin&#x202f;: {each}</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolu</translation>
    </message>
    <message>
        <source>Some cards shown to {player} are unknown, so {player} may or may not have been certain.</source>
        <translation>Certaines cartes montrées à {player} sont inconnues&#x202f;: on ignore si {player} pouvait en être certain.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. You can continue.</source>
        <translation>Une erreur s’est produite dans le programme. Vous pouvez continuer.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. Your game is safe, and you can continue.</source>
        <translation>Une erreur s’est produite dans le programme. Votre partie est en sûreté, et vous pouvez continuer.</translation>
    </message>
    <message>
        <source>Sort</source>
        <comment>the cards of a chart</comment>
        <translation>Trier</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Erreur type</translation>
    </message>
    <message>
        <source>Standard error of a cell: up to {error}. Two numbers in three are within one standard error of the truth, 19 in 20 within two.</source>
        <translation>L’erreur type d’une case va jusqu’à {error}&#x202f;: deux nombres sur trois sont à moins d’une erreur type de la vérité, dix-neuf sur vingt à moins de deux.</translation>
    </message>
    <message>
        <source>Start a new game</source>
        <translation>Commencer une nouvelle partie</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Rester ici</translation>
    </message>
    <message>
        <source>Stay in {room}</source>
        <translation>Rester dans {room}</translation>
    </message>
    <message>
        <source>Stayed where you were called to: {place}</source>
        <translation>Resté là où vous étiez appelé&#x202f;: {place}</translation>
    </message>
    <message>
        <source>Still needed: where</source>
        <translation>Il manque encore&#x202f;: où</translation>
    </message>
    <message>
        <source>Still needed: {fields}</source>
        <comment>fields: suspect, weapon, who shows</comment>
        <translation>Il manque encore&#x202f;: {fields}</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Faire l’hypothèse</translation>
    </message>
    <message>
        <source>Suggest</source>
        <comment>heads a column of cards</comment>
        <translation>Hypothèse</translation>
    </message>
    <message>
        <source>Suggest corrections</source>
        <translation>Proposer des corrections</translation>
    </message>
    <message>
        <source>Suggest {cards}</source>
        <translation>Faites l’hypothèse «&#x202f;{cards}&#x202f;»</translation>
    </message>
    <message>
        <source>Suggest {cards} (or {rooms})</source>
        <translation>Faites l’hypothèse «&#x202f;{cards}&#x202f;» (ou {rooms})</translation>
    </message>
    <message>
        <source>Suggestion</source>
        <translation>Hypothèse</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Hypothèses</translation>
    </message>
    <message>
        <source>Suggestions per game, on average</source>
        <translation>Hypothèses par partie, en moyenne</translation>
    </message>
    <message>
        <source>Suggestions, the best first</source>
        <translation>Hypothèses, la meilleure d’abord</translation>
    </message>
    <message>
        <source>Suggests {own} a little less often: {times} of {occasions} ({expected} expected)</source>
        <translation>Demande {own} un peu moins souvent&#x202f;: {times} sur {occasions} (attendu&#x202f;: {expected})</translation>
    </message>
    <message>
        <source>Suggests {own} about as often as expected: {times} of {occasions} ({expected} expected)</source>
        <translation>Demande {own} à peu près aussi souvent que prévu&#x202f;: {times} sur {occasions} (attendu&#x202f;: {expected})</translation>
    </message>
    <message>
        <source>Suggests {own} fairly often: {times} of {occasions} ({expected} expected)</source>
        <translation>Demande assez souvent {own}&#x202f;: {times} sur {occasions} (attendu&#x202f;: {expected})</translation>
    </message>
    <message>
        <source>Suspect</source>
        <translation>Suspect</translation>
    </message>
    <message>
        <source>Suspects</source>
        <translation>Suspects</translation>
    </message>
    <message>
        <source>Table &amp;mode</source>
        <translation>Mo&amp;de table</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre le coup</translation>
    </message>
    <message>
        <source>Take back a mark, make it again</source>
        <translation>Retirer une marque, la remettre</translation>
    </message>
    <message>
        <source>Take back the last</source>
        <translation>Annuler la dernière</translation>
    </message>
    <message>
        <source>Take back your last mark (on the sheet also Ctrl+Z)</source>
        <translation>Retirer votre dernière marque (sur la feuille, aussi Ctrl+Z)</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Reprendre ici</translation>
    </message>
    <message>
        <source>Take that back</source>
        <translation>Annuler cela</translation>
    </message>
    <message>
        <source>Takes no turns</source>
        <translation>Ne joue pas de tours</translation>
    </message>
    <message>
        <source>Takes no turns.</source>
        <translation>Ne joue pas de tour.</translation>
    </message>
    <message>
        <source>Tends not to show a player the same card again: {times} of {occasions} ({expected} expected)</source>
        <translation>Évite plutôt de remontrer la même carte à un joueur&#x202f;: {times} sur {occasions} (attendu&#x202f;: {expected})</translation>
    </message>
    <message>
        <source>Tends not to show {kind}: {times} of {occasions} ({expected} expected)</source>
        <translation>Évite plutôt de montrer {kind}&#x202f;: {times} sur {occasions} (attendu&#x202f;: {expected})</translation>
    </message>
    <message>
        <source>Tends to show a player the same card again: {times} of {occasions} ({expected} expected)</source>
        <translation>A un peu tendance à remontrer la même carte à un joueur&#x202f;: {times} sur {occasions} (attendu&#x202f;: {expected})</translation>
    </message>
    <message>
        <source>Tends to show {kind}: {times} of {occasions} ({expected} expected)</source>
        <translation>Aime plutôt montrer {kind}&#x202f;: {times} sur {occasions} (attendu&#x202f;: {expected})</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>Textes (*.txt)</translation>
    </message>
    <message>
        <source>That cannot be entered.</source>
        <translation>Ceci ne peut pas être saisi.</translation>
    </message>
    <message>
        <source>The &amp;entries</source>
        <translation>Les &amp;saisies</translation>
    </message>
    <message>
        <source>The &amp;review</source>
        <translation>Le &amp;bilan</translation>
    </message>
    <message>
        <source>The &amp;sheet</source>
        <translation>La feui&amp;lle</translation>
    </message>
    <message>
        <source>The accusation is right.</source>
        <translation>L’accusation est juste.</translation>
    </message>
    <message>
        <source>The accusation is wrong.</source>
        <translation>L’accusation est fausse.</translation>
    </message>
    <message>
        <source>The accusation was right.</source>
        <translation>L’accusation était juste.</translation>
    </message>
    <message>
        <source>The accusation was wrong.</source>
        <translation>L’accusation était fausse.</translation>
    </message>
    <message>
        <source>The analytic centre cannot weigh hunches. Other engines can.</source>
        <translation>Le centre analytique ne peut pas tenir compte des intuitions. Les autres moteurs le peuvent.</translation>
    </message>
    <message>
        <source>The answer ruled nothing out; the favourites moved closer together.</source>
        <translation>La réponse n’a rien exclu&#x202f;; les favoris se sont rapprochés.</translation>
    </message>
    <message>
        <source>The answer ruled out {share}.</source>
        <comment>share: 35%</comment>
        <translation>La réponse a exclu {share}.</translation>
    </message>
    <message>
        <source>The answer told you nothing about the envelope.</source>
        <translation>La réponse ne vous a rien appris sur l’enveloppe.</translation>
    </message>
    <message>
        <source>The answers told you about as much as you could expect.</source>
        <translation>Les réponses vous en ont appris à peu près autant que prévu.</translation>
    </message>
    <message>
        <source>The asker looks at one if nobody shows</source>
        <comment>at a card that lies face down</comment>
        <translation>Le demandeur en regarde une si personne ne montre</translation>
    </message>
    <message>
        <source>The best suggestion in each room</source>
        <translation>La meilleure hypothèse dans chaque pièce</translation>
    </message>
    <message>
        <source>The best suggestion in each room you can reach this turn</source>
        <translation>La meilleure hypothèse dans chaque pièce à portée à ce tour</translation>
    </message>
    <message>
        <source>The board of this game cannot be used.</source>
        <translation>Le plateau de cette partie est inutilisable.</translation>
    </message>
    <message>
        <source>The c&amp;harts</source>
        <translation>Les &amp;graphiques</translation>
    </message>
    <message>
        <source>The card shown</source>
        <translation>La carte montrée</translation>
    </message>
    <message>
        <source>The card whose letter is underlined</source>
        <translation>La carte dont la lettre est soulignée</translation>
    </message>
    <message>
        <source>The contradictions could not be found: {error}</source>
        <translation>Impossible de trouver les contradictions&#x202f;: {error}</translation>
    </message>
    <message>
        <source>The dice were neither lucky nor unlucky.</source>
        <translation>Ni chance ni malchance aux dés.</translation>
    </message>
    <message>
        <source>The edition</source>
        <translation>L’édition</translation>
    </message>
    <message>
        <source>The engine failed: {error}</source>
        <translation>Le moteur a échoué&#x202f;: {error}</translation>
    </message>
    <message>
        <source>The engine failed: {error}. The entries are safe.</source>
        <translation>Le moteur a échoué&#x202f;: {error}. Les saisies sont intactes.</translation>
    </message>
    <message>
        <source>The engines cannot be loaded: {error}</source>
        <translation>Impossible de charger les moteurs&#x202f;: {error}</translation>
    </message>
    <message>
        <source>The entries, and what share of the possible solutions each ruled out</source>
        <translation>Les saisies, et la part des solutions possibles que chacune a exclue</translation>
    </message>
    <message>
        <source>The envelope</source>
        <translation>L’enveloppe</translation>
    </message>
    <message>
        <source>The envelope: one card of each category</source>
        <translation>L’enveloppe&#x202f;: une carte de chaque catégorie</translation>
    </message>
    <message>
        <source>The favourites would move closer together</source>
        <translation>Les favoris se rapprocheraient</translation>
    </message>
    <message>
        <source>The favourites would stand out a little more</source>
        <translation>Les favoris se détacheraient un peu plus</translation>
    </message>
    <message>
        <source>The file {finding}.</source>
        <comment>finding: is damaged or not a Deerstalker game (line 2, column 6)</comment>
        <translation>Le fichier {finding}.</translation>
    </message>
    <message>
        <source>The game as everyone saw it</source>
        <translation>La partie telle que tous l’ont vue</translation>
    </message>
    <message>
        <source>The game cannot go on: {reason}. It is kept as it was.</source>
        <translation>La partie ne peut pas continuer&#x202f;: {reason}. Elle est gardée telle quelle.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>The game is over: {cards}</source>
        <translation>La partie est finie&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>The hand</source>
        <comment>of a player</comment>
        <translation>La main</translation>
    </message>
    <message>
        <source>The last entries could not be recovered.</source>
        <translation>Les dernières saisies n’ont pas pu être récupérées.</translation>
    </message>
    <message>
        <source>The leftover card I saw</source>
        <translation>La carte restante que j’ai vue</translation>
    </message>
    <message>
        <source>The leftover card you looked at ruled out {share}.</source>
        <comment>share: 50%</comment>
        <translation>La carte restante que vous avez regardée a exclu {share}.</translation>
    </message>
    <message>
        <source>The library failed: {reason}</source>
        <translation>La bibliothèque a échoué&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>The library is not available: {reason}.</source>
        <translation>La bibliothèque n’est pas disponible&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The library knows how {players} played before. Click to see or use it.</source>
        <translation>La bibliothèque connaît la façon de jouer de {players}. Cliquez pour la voir ou l’utiliser.</translation>
    </message>
    <message>
        <source>The library was damaged. It was renamed to {file}, and a new one started.</source>
        <translation>La bibliothèque était endommagée. Elle a été renommée en {file}, et une nouvelle a été créée.</translation>
    </message>
    <message>
        <source>The library was made by a newer Deerstalker and is left unchanged. Install the newer version to open it and to add games to it.</source>
        <translation>La bibliothèque a été créée par un Deerstalker plus récent et reste inchangée. Installez la version plus récente pour l’ouvrir et y ajouter des parties.</translation>
    </message>
    <message>
        <source>The likeliest cards of each category first</source>
        <translation>Les cartes les plus probables de chaque catégorie d’abord</translation>
    </message>
    <message>
        <source>The likeliest solutions</source>
        <translation>Les solutions les plus probables</translation>
    </message>
    <message>
        <source>The likely whole hands of this player (F9)</source>
        <translation>Les mains complètes probables de ce joueur (F9)</translation>
    </message>
    <message>
        <source>The name</source>
        <comment>of a player</comment>
        <translation>Le nom</translation>
    </message>
    <message>
        <source>The next and the previous token</source>
        <translation>Le pion suivant et le précédent</translation>
    </message>
    <message>
        <source>The next mark: tick, cross, question mark, none</source>
        <translation>La marque suivante&#x202f;: coche, croix, point d’interrogation, aucune</translation>
    </message>
    <message>
        <source>The number above includes your hunches; the rest does not.</source>
        <translation>Le nombre ci-dessus tient compte de vos intuitions, pas le reste.</translation>
    </message>
    <message>
        <source>The numbers are as the cards say: {why}.</source>
        <translation>Les nombres s’en tiennent aux cartes&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>The other cards</source>
        <translation>Les autres cartes</translation>
    </message>
    <message>
        <source>The past</source>
        <translation>Le passé</translation>
    </message>
    <message>
        <source>The planner failed: {error}.</source>
        <translation>Le calcul du conseil a échoué&#x202f;: {error}.</translation>
    </message>
    <message>
        <source>The planner failed: {error}. The entries are safe.</source>
        <translation>Le calcul du conseil a échoué&#x202f;: {error}. Les saisies sont intactes.</translation>
    </message>
    <message>
        <source>The player in turn asks, nobody shows</source>
        <translation>Le joueur dont c’est le tour demande, et personne ne montre</translation>
    </message>
    <message>
        <source>The player of that number</source>
        <translation>Le joueur de ce numéro</translation>
    </message>
    <message>
        <source>The pool</source>
        <translation>La réserve</translation>
    </message>
    <message>
        <source>The pool lies open: {cards}</source>
        <translation>La réserve est étalée&#x202f;: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>The pool: %n card(s), face down</source>
        <translation>
            <numerusform>La réserve&#x202f;: %n carte, face cachée</numerusform>
            <numerusform>La réserve&#x202f;: %n cartes, face cachée</numerusform>
        </translation>
    </message>
    <message>
        <source>The quickest way to win.</source>
        <translation>Le chemin le plus court vers la victoire.</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Le rapport</translation>
    </message>
    <message>
        <source>The review</source>
        <translation>Le bilan</translation>
    </message>
    <message>
        <source>The review covers {n} of {all} entries.</source>
        <translation>Le bilan porte sur {n} saisies sur {all}.</translation>
    </message>
    <message>
        <source>The roll</source>
        <translation>Le lancer</translation>
    </message>
    <message>
        <source>The room, the suspect and the weapon, and how this compares with the first</source>
        <translation>La pièce, le suspect et l’arme, et la comparaison avec la première</translation>
    </message>
    <message>
        <source>The same cards and dice for everyone, against three rivals</source>
        <translation>Les mêmes cartes et les mêmes dés pour tous, contre trois adversaires</translation>
    </message>
    <message>
        <source>The same game from the beginning: the same cards, dice and rivals</source>
        <translation>La même partie depuis le début&#x202f;: mêmes cartes, mêmes dés, mêmes adversaires</translation>
    </message>
    <message>
        <source>The same number gives the same cards and dice</source>
        <translation>Le même numéro donne les mêmes cartes et les mêmes dés</translation>
    </message>
    <message>
        <source>The set-up alone is enough.</source>
        <translation>La mise en place le dit à elle seule.</translation>
    </message>
    <message>
        <source>The sheet</source>
        <translation>La feuille</translation>
    </message>
    <message>
        <source>The sheet has numbers, and advice and reasons are there if you want them.</source>
        <translation>La feuille a ses nombres&#x202f;; conseil et explications sont là si vous voulez.</translation>
    </message>
    <message>
        <source>The sheet shows the game after entry {number}.</source>
        <translation>La feuille montre la partie après la saisie {number}.</translation>
    </message>
    <message>
        <source>The sheet shows the game before the first entry.</source>
        <translation>La feuille montre la partie avant la première saisie.</translation>
    </message>
    <message>
        <source>The steps, and the entries</source>
        <translation>Les étapes, et les saisies</translation>
    </message>
    <message>
        <source>The suggestions, what each answer would mean, whether to accuse, and the others</source>
        <translation>Les hypothèses, ce que dirait chaque réponse, s’il faut accuser, et les autres</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>The turns go round in another order than the seats. Change the seats?</source>
        <translation>Les tours suivent un autre ordre que les places. Changer les places&#x202f;?</translation>
    </message>
    <message>
        <source>Then</source>
        <comment>a caption: who answers after the first card</comment>
        <translation>Puis</translation>
    </message>
    <message>
        <source>There is no printer; save the game as PDF.</source>
        <translation>Il n’y a pas d’imprimante&#x202f;; enregistrez la partie en PDF.</translation>
    </message>
    <message>
        <source>These are as the cards say, not as people play.</source>
        <translation>Calcul selon les cartes, pas selon le style de jeu.</translation>
    </message>
    <message>
        <source>These are estimates with an unknown error.</source>
        <translation>Ce sont des estimations dont l’erreur est inconnue.</translation>
    </message>
    <message>
        <source>These hands cannot be estimated: {reason}.</source>
        <translation>Ces mains ne peuvent pas être estimées&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>They are worth {number} independent draws (the effective sample size).</source>
        <translation>Elles valent {number} tirages indépendants (la taille effective de l’échantillon).</translation>
    </message>
    <message>
        <source>They stay unseen</source>
        <comment>cards face down</comment>
        <translation>Elles restent cachées</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <source>This cannot be true</source>
        <translation>Cela ne peut pas être vrai</translation>
    </message>
    <message>
        <source>This contradicts entries {entries}: one of them is wrong, or this is.</source>
        <translation>Ceci contredit les saisies {entries}&#x202f;: l’une d’elles est fausse, ou bien ceci l’est.</translation>
    </message>
    <message>
        <source>This contradicts entries {others}</source>
        <comment>numbers, and perhaps parts of the set-up</comment>
        <translation>Ceci contredit les saisies {others}</translation>
    </message>
    <message>
        <source>This contradicts entry {entries}: one of the two is wrong.</source>
        <translation>Ceci contredit la saisie {entries}&#x202f;: l’une des deux informations est fausse.</translation>
    </message>
    <message>
        <source>This contradicts entry {others}</source>
        <comment>its number, and perhaps parts of the set-up</comment>
        <translation>Ceci contredit la saisie {others}</translation>
    </message>
    <message>
        <source>This contradicts the set-up: your hand, the hand sizes or the face-up cards.</source>
        <translation>Ceci contredit la mise en place&#x202f;: votre main, la taille des mains ou les cartes face visible.</translation>
    </message>
    <message>
        <source>This contradicts {parts}</source>
        <comment>parts of the set-up</comment>
        <translation>Ceci contredit {parts}</translation>
    </message>
    <message>
        <source>This deal fits every entry, too, and in it: {sentence}.</source>
        <comment>Bob has the Rope</comment>
        <translation>Cette donne aussi convient à toutes les saisies, et avec elle&#x202f;: {sentence}.</translation>
    </message>
    <message>
        <source>This engine computes single cards only, not whole solutions. Choose another engine.</source>
        <translation>Ce moteur ne calcule que des cartes isolées, pas de solutions entières. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>This engine doesn’t count them.</source>
        <translation>Ce moteur ne les compte pas.</translation>
    </message>
    <message>
        <source>This entry could not be checked: {error}</source>
        <translation>Impossible de vérifier cette saisie&#x202f;: {error}</translation>
    </message>
    <message>
        <source>This game cannot be read: {reason}</source>
        <translation>Cette partie est illisible&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>This game cannot be reviewed: {reason}.</source>
        <translation>Pas de bilan possible pour cette partie&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>This game cannot be saved ({reason}). Closed now, it would be lost.</source>
        <translation>Cette partie ne peut pas être enregistrée ({reason}). Fermée maintenant, elle serait perdue.</translation>
    </message>
    <message>
        <source>This game cannot be saved automatically ({reason}). Save it to a file from time to time.</source>
        <translation>Cette partie ne peut pas être sauvegardée automatiquement ({reason}). Enregistrez-la de temps en temps dans un fichier.</translation>
    </message>
    <message>
        <source>This game has no board. Everything else works without one. You can draw your own as a text file next to the saved game, and name it there.</source>
        <translation>Cette partie n’a pas de plateau. Tout le reste fonctionne sans. Vous pouvez dessiner le vôtre dans un fichier texte à côté de la partie enregistrée, et l’y nommer.</translation>
    </message>
    <message>
        <source>This game is no longer available</source>
        <translation>Cette partie n’est plus disponible</translation>
    </message>
    <message>
        <source>This game is no longer in the library.</source>
        <translation>Cette partie n’est plus dans la bibliothèque.</translation>
    </message>
    <message>
        <source>This game is too large to be checked: {reason}.</source>
        <translation>Cette partie est trop grande pour être vérifiée&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>This is an earlier moment. Return to now to continue.</source>
        <translation>Vous regardez un moment passé. Revenez au présent pour continuer.</translation>
    </message>
    <message>
        <source>This is me (Up/Down: previous/next player)</source>
        <translation>C’est moi (haut/bas&#x202f;: joueur précédent/suivant)</translation>
    </message>
    <message>
        <source>This puts you out. Press Enter to enter it.</source>
        <translation>Cela vous élimine. Appuyez sur Entrée pour la saisir.</translation>
    </message>
    <message>
        <source>This roll reaches no room.</source>
        <translation>Ce lancer n’atteint aucune pièce.</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Ce tour</translation>
    </message>
    <message>
        <source>This would tell you nothing about the envelope</source>
        <translation>Cela ne vous apprendrait rien sur l’enveloppe</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Coche</translation>
    </message>
    <message>
        <source>Tick: certain. Cross: ruled out. Percentages: how likely it was (estimated).</source>
        <translation>Coche&#x202f;: certain. Croix&#x202f;: exclu. Pourcentages&#x202f;: la probabilité (estimée).</translation>
    </message>
    <message>
        <source>Tick: certain. Cross: ruled out. Percentages: how likely it was.</source>
        <translation>Coche&#x202f;: certain. Croix&#x202f;: exclu. Pourcentages&#x202f;: la probabilité.</translation>
    </message>
    <message>
        <source>Ticks and crosses are certain; numbers show how likely the rest is. Click a cell to see why.</source>
        <translation>Coches et croix sont certaines&#x202f;; les nombres disent à quel point le reste est probable. Cliquez sur une case pour voir pourquoi.</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Temps (ms)</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>Timeline</source>
        <comment>heads a column</comment>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>To deal all {total} cards, {changes}.</source>
        <comment>changes: Bob gets 5 instead of 4, Cid …</comment>
        <translation>Pour distribuer les {total} cartes&#x202f;: {changes}.</translation>
    </message>
    <message>
        <source>To&amp;uch mode</source>
        <translation>Mode tact&amp;ile</translation>
    </message>
    <message>
        <source>Today’s game</source>
        <translation>Partie du jour</translation>
    </message>
    <message>
        <source>Together {share} (estimated).</source>
        <translation>Ensemble {share} (estimation).</translation>
    </message>
    <message numerus="yes">
        <source>Together {share}, of %n possible solution(s).</source>
        <translation>
            <numerusform>Ensemble {share}, sur %n solution possible.</numerusform>
            <numerusform>Ensemble {share}, sur %n solutions possibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Pion</translation>
    </message>
    <message>
        <source>Token of player {number}</source>
        <translation>Pion du joueur {number}</translation>
    </message>
    <message>
        <source>Tokens: which suspect each player moves</source>
        <translation>Pions&#x202f;: quel suspect déplace chaque joueur</translation>
    </message>
    <message>
        <source>Too much for every engine ({why}).</source>
        <translation>C’est trop pour tous les moteurs ({why}).</translation>
    </message>
    <message>
        <source>Too much for {engine} ({why}). Automatic uses another engine.</source>
        <translation>C’est trop pour {engine} ({why}). Automatique prend un autre moteur.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Towards</source>
        <comment>a caption: rooms out of reach</comment>
        <translation>Vers</translation>
    </message>
    <message>
        <source>True in every possible deal.</source>
        <translation>Vrai dans toutes les donnes possibles.</translation>
    </message>
    <message>
        <source>Turning points: what they ruled out</source>
        <translation>Tournants&#x202f;: ce qu’ils ont exclu</translation>
    </message>
    <message>
        <source>Two windows cannot write to the same file. You can open a copy here.</source>
        <translation>Deux fenêtres ne peuvent pas écrire dans le même fichier. Vous pouvez en ouvrir une copie ici.</translation>
    </message>
    <message>
        <source>Type a card, then Enter</source>
        <translation>Tapez une carte, puis Entrée</translation>
    </message>
    <message>
        <source>Type it (/)</source>
        <translation>Taper (/)</translation>
    </message>
    <message>
        <source>Type the roll, or click where you go.</source>
        <translation>Tapez le lancer, ou cliquez là où vous allez.</translation>
    </message>
    <message>
        <source>Type the roll, or click where {player} goes.</source>
        <translation>Tapez le lancer, ou cliquez là où va {player}.</translation>
    </message>
    <message>
        <source>Type what happened, in a few words</source>
        <translation>Taper ce qui s’est passé, en quelques mots</translation>
    </message>
    <message>
        <source>Typed after /</source>
        <translation>Tapé après /</translation>
    </message>
    <message>
        <source>U&amp;ndo mark</source>
        <translation>A&amp;nnuler la marque</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo back to before it (takes back entries {numbers})</source>
        <translation>Annuler jusqu’avant cette saisie (retire les saisies {numbers})</translation>
    </message>
    <message>
        <source>Undo back to before it (takes back entry {numbers})</source>
        <translation>Annuler jusqu’avant cette saisie (retire la saisie {numbers})</translation>
    </message>
    <message>
        <source>Undo: {step}</source>
        <comment>step: Ann&apos;s suggestion; delete Ann&apos;s suggestion</comment>
        <translation>Annuler&#x202f;: {step}</translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <translation>Annulé&#x202f;: {step}</translation>
    </message>
    <message>
        <source>Unexpected error: {error}.</source>
        <translation>Erreur inattendue&#x202f;: {error}.</translation>
    </message>
    <message>
        <source>Unlikely</source>
        <translation>Peu probable</translation>
    </message>
    <message>
        <source>Unlikely for {who}: {cards}</source>
        <translation>Peu probable chez {who}&#x202f;: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Unlikely for {who}: {cards}, or one of %n other(s)</source>
        <translation>
            <numerusform>Peu probable chez {who} : {cards}, ou %n autre</numerusform>
            <numerusform>Peu probable chez {who}&#x202f;: {cards}, ou l’une des %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Unlucky answers: they told you {value:.1f} bits less than you could expect.</source>
        <translation>De la malchance avec les réponses&#x202f;: elles vous ont appris {value:.1f} bits de moins que prévu.</translation>
    </message>
    <message>
        <source>Unlucky dice: they cost you about {value:.1f} turns.</source>
        <translation>De la malchance aux dés&#x202f;: ils vous ont coûté environ {value:.1f} tours.</translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation>Partie non enregistrée</translation>
    </message>
    <message>
        <source>Unsaved games</source>
        <translation>Parties non enregistrées</translation>
    </message>
    <message>
        <source>Up to {count} counting steps. If the exact numbers take more, an estimate is shown until they are ready.</source>
        <translation>Jusqu’à {count} étapes de comptage. Si les nombres exacts en demandent plus, une estimation s’affiche en attendant.</translation>
    </message>
    <message>
        <source>Up to {number} players</source>
        <translation>Jusqu’à {number} joueurs</translation>
    </message>
    <message>
        <source>Updating…</source>
        <translation>Mise à jour…</translation>
    </message>
    <message>
        <source>Use Automatic</source>
        <comment>the engine</comment>
        <translation>Passer à Automatique</translation>
    </message>
    <message>
        <source>Use Automatic instead</source>
        <translation>Passer à Automatique</translation>
    </message>
    <message>
        <source>Velma</source>
        <comment>a policy, named after a detective</comment>
        <translation>Velma</translation>
    </message>
    <message>
        <source>Violet marks are yours; the others come from your cards and the face-up ones. Click a cell for a tick, a cross, a question mark, and empty again. Checked marks: on blue, proved; in a dashed frame, open: it may be true, but does not follow; with a warning sign, wrong.</source>
        <translation>Les marques violettes sont les vôtres&#x202f;; les autres viennent de vos cartes et de celles face visible. Cliquez sur une case pour une coche, une croix, un point d’interrogation, puis plus rien. Marques vérifiées&#x202f;: sur fond bleu, prouvée&#x202f;; dans un cadre en tirets, incertaine&#x202f;: cela peut être vrai, mais ne se déduit pas&#x202f;; avec un signal d’alerte, fausse.</translation>
    </message>
    <message>
        <source>Wait: even the likeliest solution had a chance of {chance}</source>
        <translation>Attendre&#x202f;: même la solution la plus probable était à {chance}</translation>
    </message>
    <message>
        <source>Wait: {why}</source>
        <comment>a row with the chance to win; why: … will probably be first (79%)</comment>
        <translation>Attendre&#x202f;: {why}</translation>
    </message>
    <message>
        <source>Waits for &amp;exact</source>
        <translation>Attend l’&amp;exact</translation>
    </message>
    <message>
        <source>Was</source>
        <comment>a caption: the accusation was right or wrong</comment>
        <translation>C’était</translation>
    </message>
    <message numerus="yes">
        <source>Was right in {right} of %n accusation(s)</source>
        <translation>
            <numerusform>A accusé juste {right} fois sur %n</numerusform>
            <numerusform>A accusé juste {right} fois sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arme</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Armes</translation>
    </message>
    <message>
        <source>What</source>
        <comment>a caption: a suggestion or an accusation</comment>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>What changed it most</source>
        <translation>Ce qui l’a le plus changé</translation>
    </message>
    <message>
        <source>What changed it most, as the cards say</source>
        <translation>Ce qui l’a le plus changé, selon les cartes</translation>
    </message>
    <message>
        <source>What does it depend on?</source>
        <translation>De quoi cela dépend-il&#x202f;?</translation>
    </message>
    <message>
        <source>What each entry told could not be worked out: {error}. Your entries are safe.</source>
        <translation>Impossible de calculer ce que chaque saisie a appris&#x202f;: {error}. Vos saisies sont intactes.</translation>
    </message>
    <message>
        <source>What each player holds</source>
        <translation>Ce que chaque joueur a en main</translation>
    </message>
    <message>
        <source>What each player’s turns ruled out: {each}.</source>
        <translation>Ce que les tours de chacun ont exclu&#x202f;: {each}.</translation>
    </message>
    <message>
        <source>What else happened</source>
        <translation>Que s’est-il passé d’autre</translation>
    </message>
    <message>
        <source>What everyone has seen</source>
        <translation>Ce que tous ont vu</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>What happened, in a few words</source>
        <translation>Ce qui s’est passé, en quelques mots</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Ce qui se passe</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Et si&#x202f;?</translation>
    </message>
    <message>
        <source>What is known of a cell, and why</source>
        <translation>Ce qu’on sait d’une case, et pourquoi</translation>
    </message>
    <message>
        <source>What share it rules out for each of the others, on average (an estimate)</source>
        <translation>Quelle part elle exclut pour chacun des autres, en moyenne (estimation)</translation>
    </message>
    <message>
        <source>What share more the best suggestions would have ruled out, on average, in reviewed games</source>
        <translation>Quelle part de plus les meilleures hypothèses auraient exclue, en moyenne, dans les parties avec bilan</translation>
    </message>
    <message>
        <source>What share of the possible solutions the answer rules out, on average</source>
        <translation>Quelle part des solutions possibles la réponse exclut, en moyenne</translation>
    </message>
    <message>
        <source>What share of the solutions, by their chances, each entry ruled out</source>
        <translation>Quelle part des solutions, selon leurs chances, chaque saisie a exclue</translation>
    </message>
    <message>
        <source>What the others suggest says something about their cards. How they play shows in this game and, for players who are ticked, in your finished games. Ticks, crosses and reasons never depend on it, and it is not saved in game files.</source>
        <translation>Les hypothèses des autres disent quelque chose de leurs cartes. Leur façon de jouer se voit dans cette partie et, pour les joueurs cochés, dans vos parties finies. Coches, croix et explications n’en dépendent jamais, et les fichiers des parties n’en gardent rien.</translation>
    </message>
    <message>
        <source>What the others’ turns ruled out for you: {each}.</source>
        <translation>Ce que les tours des autres ont exclu pour vous&#x202f;: {each}.</translation>
    </message>
    <message>
        <source>What to do next</source>
        <translation>Que faire maintenant</translation>
    </message>
    <message>
        <source>What was in the envelope?</source>
        <translation>Qu’y avait-il dans l’enveloppe&#x202f;?</translation>
    </message>
    <message>
        <source>What would settle it</source>
        <translation>Ce qui trancherait</translation>
    </message>
    <message>
        <source>When on, charts move smoothly to new numbers.</source>
        <translation>Les graphiques passent en douceur aux nouveaux nombres.</translation>
    </message>
    <message>
        <source>When players can show several cards: do they pick one at random (then a card that I see says a little about the others), or should nothing be concluded from their choice?</source>
        <translation>Quand un joueur peut montrer plusieurs cartes&#x202f;: en tire-t-il une au hasard (alors une carte que je vois en dit un peu sur les autres), ou ne faut-il rien déduire de son choix&#x202f;?</translation>
    </message>
    <message>
        <source>When the game was added</source>
        <translation>Quand la partie a été ajoutée</translation>
    </message>
    <message>
        <source>When to accuse</source>
        <translation>Quand accuser</translation>
    </message>
    <message>
        <source>When {player} could have known is unclear: that hand contradicts the entries.</source>
        <translation>Impossible de dire quand {player} pouvait savoir&#x202f;: cette main contredit les saisies.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Where a clicked card goes</source>
        <translation>Où va une carte cliquée</translation>
    </message>
    <message>
        <source>Where every card was</source>
        <translation>Où était chaque carte</translation>
    </message>
    <message>
        <source>Where is {card}?</source>
        <translation>Où est {card}&#x202f;?</translation>
    </message>
    <message>
        <source>Whether the others still answer after a card is shown</source>
        <translation>Si les autres répondent encore après qu’une carte a été montrée</translation>
    </message>
    <message>
        <source>Which card did you show {whom}? (Enter: leave it out)</source>
        <translation>Quelle carte avez-vous montrée à {whom}&#x202f;? (Entrée&#x202f;: l’omettre)</translation>
    </message>
    <message>
        <source>Which card did {who} show you?</source>
        <translation>Quelle carte vous a montrée {who}&#x202f;?</translation>
    </message>
    <message>
        <source>Which card did {who} show you? Press Enter again to leave it out.</source>
        <translation>Quelle carte vous a montrée {who}&#x202f;? Appuyez de nouveau sur Entrée pour l’omettre.</translation>
    </message>
    <message>
        <source>Which card did {who} show {whom}? (Enter: leave it out)</source>
        <translation>Quelle carte a montrée {who} à {whom}&#x202f;? (Entrée&#x202f;: l’omettre)</translation>
    </message>
    <message>
        <source>Which cards did {player} hold?</source>
        <translation>Quelles cartes avait {player}&#x202f;?</translation>
    </message>
    <message>
        <source>Which cards lay in the pool?</source>
        <translation>Quelles cartes étaient dans la réserve&#x202f;?</translation>
    </message>
    <message>
        <source>Which games are listed</source>
        <translation>Quelles parties figurent dans la liste</translation>
    </message>
    <message>
        <source>Which leftover card did you see? Press Enter again to leave it out.</source>
        <translation>Quelle carte restante avez-vous vue&#x202f;? Appuyez de nouveau sur Entrée pour l’omettre.</translation>
    </message>
    <message>
        <source>Which one: {cards}?</source>
        <translation>Laquelle : {cards} ?</translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>Laquelle&#x202f;?</translation>
    </message>
    <message>
        <source>Which suggestions are listed</source>
        <translation>Quelles hypothèses sont listées</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>a caption: who asks or accuses</comment>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>who has a card</comment>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Who accuses</source>
        <translation>Qui accuse</translation>
    </message>
    <message>
        <source>Who asks</source>
        <translation>Qui demande</translation>
    </message>
    <message>
        <source>Who asks, three cards, who shows: first letters, in any order</source>
        <translation>Qui demande, trois cartes, qui montre&#x202f;: les premières lettres, dans n’importe quel ordre</translation>
    </message>
    <message>
        <source>Who could have known</source>
        <translation>Qui pouvait savoir</translation>
    </message>
    <message>
        <source>Who has {card}?</source>
        <translation>Qui a {card}&#x202f;?</translation>
    </message>
    <message>
        <source>Who is asked</source>
        <translation>Qui est interrogé</translation>
    </message>
    <message>
        <source>Who knows it</source>
        <translation>Qui le sait</translation>
    </message>
    <message>
        <source>Who passed is worked out anew for these entries, too, from who is asked before who showed</source>
        <translation>Pour ces saisies aussi, qui a passé est déduit de nouveau&#x202f;: ceux interrogés avant celui qui a montré</translation>
    </message>
    <message>
        <source>Who shows a card</source>
        <translation>Qui montre une carte</translation>
    </message>
    <message>
        <source>Who suggests</source>
        <translation>Qui fait l’hypothèse</translation>
    </message>
    <message>
        <source>Who suggests which three cards, who passes, who shows one: a few clicks or keys.</source>
        <translation>Qui fait quelle hypothèse, qui passe, qui montre une carte&#x202f;: quelques clics ou touches.</translation>
    </message>
    <message>
        <source>Who won</source>
        <translation>Qui a gagné</translation>
    </message>
    <message>
        <source>Who won?</source>
        <translation>Qui a gagné&#x202f;?</translation>
    </message>
    <message>
        <source>Whose card</source>
        <translation>La carte de qui</translation>
    </message>
    <message>
        <source>Whose cards are entered</source>
        <translation>À qui sont les cartes saisies</translation>
    </message>
    <message>
        <source>Whose hands are shown</source>
        <translation>À qui sont les mains montrées</translation>
    </message>
    <message>
        <source>Whose token moves</source>
        <translation>Quel pion se déplace</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Why a cell has its tick, cross or number</source>
        <translation>Pourquoi une case porte sa coche, sa croix ou son nombre</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Why? (explains the cell)</source>
        <translation>Pourquoi&#x202f;? (explique la case)</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Avec aide</translation>
    </message>
    <message>
        <source>With the board</source>
        <translation>Avec le plateau</translation>
    </message>
    <message>
        <source>With the card that was shown</source>
        <translation>Avec la carte montrée</translation>
    </message>
    <message>
        <source>Without a pause after each step</source>
        <translation>Sans pause après chaque étape</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Won by {player}</source>
        <translation>Gagnée par {player}</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>Working out what it depends on…</source>
        <translation>Recherche de ce dont cela dépend…</translation>
    </message>
    <message>
        <source>Working out what the others can know…</source>
        <translation>Calcul de ce que les autres peuvent savoir…</translation>
    </message>
    <message>
        <source>Wrong</source>
        <comment>of an accusation</comment>
        <translation>Faux</translation>
    </message>
    <message>
        <source>Wrong: no deal fits it.</source>
        <translation>Faux&#x202f;: aucune donne ne convient.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>You are back</source>
        <translation>Vous êtes de retour</translation>
    </message>
    <message>
        <source>You are in the corridor.</source>
        <translation>Vous êtes dans le couloir.</translation>
    </message>
    <message>
        <source>You are in {room}.</source>
        <translation>Vous êtes dans {room}.</translation>
    </message>
    <message>
        <source>You are looking at another moment of the game, so tokens cannot be moved.</source>
        <translation>Vous regardez un autre moment de la partie&#x202f;: les pions ne bougent pas.</translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>Vous êtes hors jeu</translation>
    </message>
    <message>
        <source>You are out. You still answer.</source>
        <translation>Vous êtes hors jeu. Vous répondez encore.</translation>
    </message>
    <message>
        <source>You can close this window and continue. This report helps the developers fix the problem: save it here and send it to them yourself. The program never sends anything.</source>
        <translation>Vous pouvez fermer cette fenêtre et continuer. Ce rapport aide les développeurs à corriger le problème&#x202f;: enregistrez-le ici et envoyez-le-leur vous-même. Le programme n’envoie jamais rien.</translation>
    </message>
    <message>
        <source>You can enter it anyway.</source>
        <translation>Vous pouvez la saisir quand même.</translation>
    </message>
    <message>
        <source>You could be certain of the solution {moment}.</source>
        <translation>Vous pouviez être sûr de la solution {moment}.</translation>
    </message>
    <message>
        <source>You could have given away a little less</source>
        <translation>Vous auriez pu en révéler un peu moins</translation>
    </message>
    <message>
        <source>You could have given away much less</source>
        <translation>Vous auriez pu en révéler beaucoup moins</translation>
    </message>
    <message>
        <source>You could have given away {value:.1f} bits less when you showed cards.</source>
        <translation>En montrant vos cartes, vous auriez pu révéler {value:.1f} bits de moins.</translation>
    </message>
    <message>
        <source>You could not be certain of the solution.</source>
        <translation>Vous ne pouviez pas être sûr de la solution.</translation>
    </message>
    <message>
        <source>You have left</source>
        <translation>Vous êtes parti(e)</translation>
    </message>
    <message>
        <source>You have left.</source>
        <translation>Vous êtes parti(e).</translation>
    </message>
    <message>
        <source>You have shown</source>
        <translation>Vous avez montré</translation>
    </message>
    <message>
        <source>You have shown it to {who} before, so it reveals nothing new.</source>
        <translation>Vous l’avez déjà montrée à {who}&#x202f;: elle n’apprend rien de nouveau.</translation>
    </message>
    <message>
        <source>You look at a leftover card: {card}.</source>
        <translation>Vous regardez une carte restante&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>You made no suggestions in this game.</source>
        <translation>Vous n’avez émis aucune hypothèse dans cette partie.</translation>
    </message>
    <message numerus="yes">
        <source>You missed nothing in %n suggestion(s).</source>
        <translation>
            <numerusform>Vous n’avez rien manqué en %n hypothèse.</numerusform>
            <numerusform>Vous n’avez rien manqué en %n hypothèses.</numerusform>
        </translation>
    </message>
    <message>
        <source>You rolled {number}. Where do you go?</source>
        <translation>Les dés ont donné {number}. Où allez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>You rolled {roll}: click where you go, or choose with the arrow keys.</source>
        <translation>Les dés ont donné {roll}&#x202f;: cliquez là où vous allez, ou choisissez avec les flèches.</translation>
    </message>
    <message>
        <source>You say that {fact}.</source>
        <translation>Vous dites ceci&#x202f;: {fact}.</translation>
    </message>
    <message>
        <source>You showed the cards that give the least away.</source>
        <translation>Vous avez montré les cartes qui en révèlent le moins.</translation>
    </message>
    <message>
        <source>You showed {who} {card}.</source>
        <translation>Vous avez montré {card} à {who}.</translation>
    </message>
    <message>
        <source>You take turns. Untick {who} under House rules: Takes no turns</source>
        <translation>Vous jouez des tours. Décochez {who} sous Règles de la maison&#x202f;: Ne joue pas de tours</translation>
    </message>
    <message>
        <source>You tick and cross your own sheet: no numbers, and no advice.</source>
        <translation>Vous cochez votre propre feuille&#x202f;: ni nombres, ni conseil.</translation>
    </message>
    <message>
        <source>You watched this game.</source>
        <translation>Vous avez regardé cette partie.</translation>
    </message>
    <message>
        <source>You win! It was {cards}.</source>
        <translation>Vous gagnez&#x202f;! C’était {cards}.</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Vous avez gagné</translation>
    </message>
    <message numerus="yes">
        <source>Your %n suggestion(s) told you {share} of what the best ones would have ({told} of {most} bits).</source>
        <translation>
            <numerusform>Votre&#x202f;%n hypothèse vous a appris {share} de ce qu’aurait appris la meilleure ({told} sur {most} bits).</numerusform>
            <numerusform>Vos&#x202f;%n hypothèses vous ont appris {share} de ce qu’auraient appris les meilleures ({told} sur {most} bits).</numerusform>
        </translation>
    </message>
    <message>
        <source>Your accusation was wrong.</source>
        <translation>Votre accusation était fausse.</translation>
    </message>
    <message>
        <source>Your accusation was wrong: you are out, and only answer questions from now on.</source>
        <translation>Votre accusation était fausse&#x202f;: vous êtes éliminé, et répondez seulement aux questions.</translation>
    </message>
    <message>
        <source>Your accusation: if it is wrong, you are out</source>
        <translation>Votre accusation&#x202f;: si elle est fausse, vous êtes éliminé</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Vos cartes</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Vos décisions</translation>
    </message>
    <message numerus="yes">
        <source>Your hand has %n card(s): take {number} back</source>
        <translation>
            <numerusform>Votre main a %n carte&#x202f;: reprenez-en {number}</numerusform>
            <numerusform>Votre main a %n cartes&#x202f;: reprenez-en {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand: choose %n more card(s)</source>
        <translation>
            <numerusform>Votre main&#x202f;: choisissez encore %n carte</numerusform>
            <numerusform>Votre main&#x202f;: choisissez encore %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hunch: {belief}.</source>
        <translation>Votre intuition&#x202f;: {belief}.</translation>
    </message>
    <message>
        <source>Your marks are left as they are, and new ones are not kept: {why}.</source>
        <translation>Vos marques restent telles quelles, et les nouvelles ne sont pas gardées&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Votre coup</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Your own sheet</source>
        <translation>Votre feuille</translation>
    </message>
    <message>
        <source>Your own sheet: cards down, holders across</source>
        <translation>Votre feuille personnelle&#x202f;: cartes en lignes, détenteurs en colonnes</translation>
    </message>
    <message>
        <source>Your position is unknown.</source>
        <translation>Votre position est inconnue.</translation>
    </message>
    <message>
        <source>Your preferences file cannot be read; all preferences have their defaults.</source>
        <translation>Le fichier de vos préférences est illisible&#x202f;: toutes ont leur valeur par défaut.</translation>
    </message>
    <message>
        <source>Your preferences file cannot be written; your changes are lost when you quit.</source>
        <translation>Impossible d’écrire le fichier de vos préférences&#x202f;: vos changements seront perdus à la fermeture.</translation>
    </message>
    <message>
        <source>Your preferences file was damaged; unreadable settings were reset to their defaults.</source>
        <translation>Le fichier de vos préférences était endommagé&#x202f;; les réglages illisibles ont repris leur valeur par défaut.</translation>
    </message>
    <message>
        <source>Your preferences file was damaged; unreadable settings were reset to their defaults. A copy is kept as {name}.</source>
        <translation>Le fichier de vos préférences était endommagé&#x202f;; les réglages illisibles ont repris leur valeur par défaut. Une copie est gardée sous {name}.</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Votre place</translation>
    </message>
    <message>
        <source>Your suggestion</source>
        <translation>Votre hypothèse</translation>
    </message>
    <message>
        <source>Your suggestion in {room}</source>
        <translation>Votre hypothèse dans {room}</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>Your turn, after your suggestion</source>
        <translation>À vous, après votre hypothèse</translation>
    </message>
    <message>
        <source>Your turn, {place}</source>
        <comment>place: from the Lounge</comment>
        <translation>À vous de jouer, {place}</translation>
    </message>
    <message>
        <source>You’re only watching: no hand</source>
        <translation>Vous regardez seulement&#x202f;: pas de main</translation>
    </message>
    <message>
        <source>You’re watching this game, so there’s no advice. If you play, say in the set-up which player you are.</source>
        <translation>Vous regardez cette partie&#x202f;: il n’y a pas de conseil. Si vous jouez, indiquez dans la mise en place qui vous êtes.</translation>
    </message>
    <message>
        <source>a card can’t be called {name}: that word stands for an unseen card</source>
        <translation>aucune carte ne peut s’appeler {name}&#x202f;: ce mot désigne une carte que l’on n’a pas vue</translation>
    </message>
    <message>
        <source>a card they have shown you before if possible, otherwise any</source>
        <translation>une carte qu’ils vous ont déjà montrée si possible, sinon n’importe laquelle</translation>
    </message>
    <message>
        <source>a fifth</source>
        <translation>un cinquième</translation>
    </message>
    <message>
        <source>a list</source>
        <comment>what stands in a file</comment>
        <translation>une liste</translation>
    </message>
    <message>
        <source>a little less to learn</source>
        <translation>un peu moins à apprendre</translation>
    </message>
    <message>
        <source>a little more to learn</source>
        <translation>un peu plus à apprendre</translation>
    </message>
    <message>
        <source>a name is empty; separate names with one | each, as in: room K Kitchen | Cuisine</source>
        <translation>un nom est vide&#x202f;; les noms se séparent par un |, par exemple&#x202f;: room K Kitchen | Cuisine</translation>
    </message>
    <message>
        <source>a number of {digits} digits</source>
        <translation>un nombre de {digits} chiffres</translation>
    </message>
    <message>
        <source>a passage from {room} to {room} leads nowhere; name two different rooms</source>
        <translation>un passage de {room} à {room} ne mène nulle part&#x202f;; nommez deux pièces</translation>
    </message>
    <message>
        <source>a passage is written: passage ROOM ROOM, as in: passage K S; or with “step” behind it</source>
        <translation>un passage s’écrit&#x202f;: passage PIÈCE PIÈCE, par exemple&#x202f;: passage K S&#x202f;; ou avec «&#x202f;step&#x202f;» à la fin</translation>
    </message>
    <message>
        <source>a player can’t be called {name}: that is a place for cards; choose another name</source>
        <translation>aucun joueur ne peut s’appeler {name}&#x202f;: ce mot désigne un endroit pour des cartes&#x202f;; choisissez un autre nom</translation>
    </message>
    <message>
        <source>a player can’t be called {name}: that word stands for no player</source>
        <translation>aucun joueur ne peut s’appeler {name}&#x202f;: ce mot veut dire «&#x202f;aucun joueur&#x202f;»</translation>
    </message>
    <message>
        <source>a quarter</source>
        <translation>un quart</translation>
    </message>
    <message>
        <source>a roll of {roll} does not lead there: {answer}</source>
        <translation>un lancer de {roll} ne mène pas là&#x202f;: {answer}</translation>
    </message>
    <message numerus="yes">
        <source>a square %n step(s) from {room:the}’s door</source>
        <translation>
            <numerusform>à&#x202f;%n pas de la porte de la pièce {room}</numerusform>
            <numerusform>à&#x202f;%n pas de la porte de la pièce {room}</numerusform>
        </translation>
    </message>
    <message>
        <source>a tenth</source>
        <translation>un dixième</translation>
    </message>
    <message>
        <source>a third</source>
        <translation>un tiers</translation>
    </message>
    <message>
        <source>about {bits:.1f} bits</source>
        <translation>environ {bits:.1f} bits</translation>
    </message>
    <message>
        <source>about {percent}</source>
        <translation>environ {percent}</translation>
    </message>
    <message>
        <source>about {percent} likely to be the murder room</source>
        <translation>pièce du crime&#x202f;: environ {percent}</translation>
    </message>
    <message>
        <source>about {percent}, give or take {error}</source>
        <translation>environ {percent}, à {error} près</translation>
    </message>
    <message>
        <source>accuse {cards}</source>
        <comment>cards: Mrs White with the Rope in the Study</comment>
        <translation>accusez {cards}</translation>
    </message>
    <message>
        <source>accused wrongly</source>
        <translation>accusation fausse</translation>
    </message>
    <message>
        <source>accuses accuse</source>
        <comment>words to type, with spaces between: it is an accusation</comment>
        <translation>accuse accuser accusation</translation>
    </message>
    <message>
        <source>accuses when that is more likely to win than waiting (recommended)</source>
        <translation>accuse quand cela a plus de chances de gagner qu’attendre (conseillé)</translation>
    </message>
    <message>
        <source>after entry {entry}</source>
        <translation>après la saisie {entry}</translation>
    </message>
    <message>
        <source>after the next turn</source>
        <translation>après le prochain tour</translation>
    </message>
    <message>
        <source>against the turn</source>
        <comment>who is asked</comment>
        <translation>tous, dans l’ordre inverse des tours</translation>
    </message>
    <message numerus="yes">
        <source>all of the pool’s %n card(s) are known, so {so}</source>
        <translation>
            <numerusform>la&#x202f;%n carte de la réserve est connue, donc {so}</numerusform>
            <numerusform>les&#x202f;%n cartes de la réserve sont toutes connues, donc {so}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all of your %n card(s) are known, so {so}</source>
        <translation>
            <numerusform>votre %n carte est connue, donc {so}</numerusform>
            <numerusform>vos %n cartes sont toutes connues, donc {so}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all of {who}’s %n card(s) are known, so {so}</source>
        <translation>
            <numerusform>{who} a&#x202f;%n carte, et elle est connue, donc {so}</numerusform>
            <numerusform>{who} a&#x202f;%n cartes, toutes connues, donc {so}</numerusform>
        </translation>
    </message>
    <message>
        <source>all {n:,} deals</source>
        <translation>les {n:,} donnes</translation>
    </message>
    <message>
        <source>almost always settles it</source>
        <translation>tranche presque toujours</translation>
    </message>
    <message>
        <source>also calls {who} to that room</source>
        <comment>who may then suggest there</comment>
        <translation>appelle aussi {who} dans cette pièce</translation>
    </message>
    <message>
        <source>also the likeliest room ({percent})</source>
        <translation>c’est aussi la pièce la plus probable ({percent})</translation>
    </message>
    <message>
        <source>an entry before it is missing</source>
        <translation>il manque une ligne avant elle</translation>
    </message>
    <message>
        <source>an object</source>
        <comment>what stands in a file</comment>
        <translation>un objet</translation>
    </message>
    <message>
        <source>analytic centre by {solver}, ignoring the show model; solutions by the product of their cards</source>
        <translation>centre analytique par {solver}, sans tenir compte du choix de la carte montrée&#x202f;; solutions par le produit de leurs cartes</translation>
    </message>
    <message>
        <source>and</source>
        <comment>words to type, with spaces between: Bob has the Rope and the Hall</comment>
        <translation>et</translation>
    </message>
    <message>
        <source>anywhere</source>
        <comment>accusing</comment>
        <translation>n’importe où</translation>
    </message>
    <message>
        <source>appears twice in one object; give it once</source>
        <translation>figure deux fois dans un même objet&#x202f;; donnez-le une fois</translation>
    </message>
    <message>
        <source>are of several categories; a note on the envelope is on one of them</source>
        <translation>sont de plusieurs catégories ; une note sur l’enveloppe n’en concerne qu’une</translation>
    </message>
    <message>
        <source>arrows</source>
        <comment>the four arrow keys</comment>
        <translation>flèches</translation>
    </message>
    <message numerus="yes">
        <source>as counted in %n game(s)</source>
        <translation>
            <numerusform>d’après %n partie</numerusform>
            <numerusform>d’après %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>as number {place}</source>
        <translation>n° {place}</translation>
    </message>
    <message>
        <source>as people play</source>
        <translation>selon le style de jeu</translation>
    </message>
    <message>
        <source>as people play to follow…</source>
        <translation>le style de jeu suit…</translation>
    </message>
    <message>
        <source>as the cards say</source>
        <translation>selon les cartes</translation>
    </message>
    <message>
        <source>aside</source>
        <comment>an entry that was set aside</comment>
        <translation>de côté</translation>
    </message>
    <message>
        <source>asks shows suggests with in the it does is of at least card cards hand</source>
        <comment>words to type, with spaces between, that tell nothing: Ann asks ... with the ..., Bob shows</comment>
        <translation>demande montre suppose soupçonne avec dans est de du des au moins carte cartes main sa</translation>
    </message>
    <message numerus="yes">
        <source>at least %n of {cards} is in the envelope</source>
        <translation>
            <numerusform>au moins %n carte parmi {cards} est dans l’enveloppe</numerusform>
            <numerusform>au moins %n cartes parmi {cards} sont dans l’enveloppe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n of {cards} is in the pool</source>
        <translation>
            <numerusform>au moins %n carte parmi {cards} est dans la réserve</numerusform>
            <numerusform>au moins %n cartes parmi {cards} sont dans la réserve</numerusform>
        </translation>
    </message>
    <message>
        <source>back returns</source>
        <comment>words to type, with spaces between: Cid is back in the game</comment>
        <translation>retour revient</translation>
    </message>
    <message>
        <source>before the first entry</source>
        <translation>avant la première saisie</translation>
    </message>
    <message>
        <source>below your limit of {percent}</source>
        <comment>the chance that an accusation is right</comment>
        <translation>sous votre limite de {percent}</translation>
    </message>
    <message>
        <source>best for you ({score} {unit})</source>
        <comment>a place to go to, its score, and in what that is counted</comment>
        <translation>le mieux pour vous ({score} {unit})</translation>
    </message>
    <message>
        <source>best suggestion</source>
        <translation>meilleure hypothèse</translation>
    </message>
    <message>
        <source>bits open</source>
        <translation>bits restants</translation>
    </message>
    <message>
        <source>but {clause}, as stated above: a contradiction</source>
        <translation>mais {clause}, comme dit plus haut&#x202f;: contradiction</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>by the passage</source>
        <comment>a move in the list</comment>
        <translation>par le passage</translation>
    </message>
    <message>
        <source>by the secret passage</source>
        <translation>par le passage secret</translation>
    </message>
    <message>
        <source>called in</source>
        <comment>a move in the list: by the suggestion of another</comment>
        <translation>pion appelé</translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation>ne peut pas être lu&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>card</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>card by card</source>
        <comment>how an engine counts</comment>
        <translation>carte par carte</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>certain after entry {entry}</source>
        <translation>certain après la saisie {entry}</translation>
    </message>
    <message>
        <source>certain from the start</source>
        <translation>certain dès le début</translation>
    </message>
    <message>
        <source>certain: no</source>
        <translation>certain&#x202f;: non</translation>
    </message>
    <message>
        <source>certain: no, because of entry {number}</source>
        <comment>the entry says so</comment>
        <translation>certain&#x202f;: non, à cause de la saisie {number}</translation>
    </message>
    <message>
        <source>certain: no, because of the set-up</source>
        <translation>certain&#x202f;: non, à cause de la mise en place</translation>
    </message>
    <message>
        <source>certain: yes</source>
        <translation>certain&#x202f;: oui</translation>
    </message>
    <message>
        <source>certain: yes, because of entry {number}</source>
        <comment>the entry says so</comment>
        <translation>certain&#x202f;: oui, à cause de la saisie {number}</translation>
    </message>
    <message>
        <source>certain: yes, because of the set-up</source>
        <translation>certain&#x202f;: oui, à cause de la mise en place</translation>
    </message>
    <message>
        <source>chance</source>
        <comment>how likely a roll is</comment>
        <translation>chance</translation>
    </message>
    <message>
        <source>chance</source>
        <comment>how likely an answer is</comment>
        <translation>chance</translation>
    </message>
    <message>
        <source>chance to win</source>
        <translation>chances de gagner</translation>
    </message>
    <message>
        <source>change the set-up</source>
        <translation>changer la mise en place</translation>
    </message>
    <message>
        <source>choices ignored</source>
        <translation>choix ignorés</translation>
    </message>
    <message>
        <source>classic</source>
        <comment>the doors of a board</comment>
        <translation>classiques</translation>
    </message>
    <message>
        <source>consider accusing {cards}</source>
        <comment>cards: Mrs White with the Rope in the Study</comment>
        <translation>envisagez d’accuser {cards}</translation>
    </message>
    <message>
        <source>contradicts other entries</source>
        <translation>contredit d’autres saisies</translation>
    </message>
    <message>
        <source>count again {event}</source>
        <comment>event: Ann&apos;s suggestion</comment>
        <translation>recompter {event}</translation>
    </message>
    <message>
        <source>cut short</source>
        <translation>écourtée</translation>
    </message>
    <message>
        <source>deals that fit are too rare to be found by chance (most populations of {number} died out); the exact engine may find them</source>
        <translation>les donnes qui conviennent sont trop rares pour être trouvées au hasard (la plupart des populations de {number} se sont éteintes)&#x202f;; le moteur exact les trouvera peut-être</translation>
    </message>
    <message>
        <source>delete {event}</source>
        <comment>event: Ann&apos;s suggestion</comment>
        <translation>supprimer {event}</translation>
    </message>
    <message>
        <source>doesn’t have it</source>
        <translation>ne l’a pas</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>easier to reach ({percent})</source>
        <translation>plus facile à atteindre ({percent})</translation>
    </message>
    <message>
        <source>edit {event}</source>
        <comment>event: Ann&apos;s suggestion</comment>
        <translation>corriger {event}</translation>
    </message>
    <message>
        <source>either {clauses}</source>
        <translation>ou bien {clauses}</translation>
    </message>
    <message>
        <source>either {clauses} ({entries})</source>
        <translation>ou bien {clauses} ({entries})</translation>
    </message>
    <message>
        <source>ends with the first card</source>
        <comment>answering</comment>
        <translation>jusqu’à la première carte</translation>
    </message>
    <message>
        <source>entries {names} cannot all be true</source>
        <translation>les saisies {names} ne peuvent pas toutes être vraies</translation>
    </message>
    <message>
        <source>entries {names} cannot both be true</source>
        <translation>les saisies {names} se contredisent</translation>
    </message>
    <message>
        <source>entries {numbers}</source>
        <translation>saisies {numbers}</translation>
    </message>
    <message>
        <source>entry {names} cannot all be true</source>
        <comment>an entry and parts of the set-up: entry 3, … and …</comment>
        <translation>la saisie {names}&#x202f;: tout cela ne peut pas être vrai à la fois</translation>
    </message>
    <message>
        <source>entry {names} cannot be true</source>
        <translation>la saisie {names} ne peut pas être vraie</translation>
    </message>
    <message>
        <source>entry {names} cannot both be true</source>
        <comment>an entry and a part of the set-up: entry 3 and …</comment>
        <translation>la saisie {names} se contredisent</translation>
    </message>
    <message>
        <source>entry {number}</source>
        <translation>saisie {number}</translation>
    </message>
    <message>
        <source>envelope</source>
        <comment>after a comma</comment>
        <translation>enveloppe</translation>
    </message>
    <message>
        <source>envelope</source>
        <comment>of the three cards that are sought</comment>
        <translation>enveloppe</translation>
    </message>
    <message>
        <source>equally good</source>
        <comment>a suggestion</comment>
        <translation>aussi bonne</translation>
    </message>
    <message>
        <source>equally good: {cards}</source>
        <comment>cards: Bob with the Rope</comment>
        <translation>aussi bonnes&#x202f;: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>equally good: {cards} and %n more</source>
        <comment>cards: Bob with the Rope, Cid with …</comment>
        <translation>
            <numerusform>aussi bonnes&#x202f;: {cards} et %n autre</numerusform>
            <numerusform>aussi bonnes&#x202f;: {cards} et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>estimation</translation>
    </message>
    <message>
        <source>estimate, error unknown</source>
        <translation>estimation, erreur inconnue</translation>
    </message>
    <message>
        <source>every deal</source>
        <comment>an engine saw each of them</comment>
        <translation>toutes les donnes</translation>
    </message>
    <message>
        <source>every other room is elsewhere, so {so}</source>
        <translation>toutes les autres pièces sont ailleurs, donc {so}</translation>
    </message>
    <message>
        <source>every other suspect is elsewhere, so {so}</source>
        <translation>tous les autres suspects sont ailleurs, donc {so}</translation>
    </message>
    <message>
        <source>every other weapon is elsewhere, so {so}</source>
        <translation>toutes les autres armes sont ailleurs, donc {so}</translation>
    </message>
    <message>
        <source>everyone</source>
        <comment>who knows it</comment>
        <translation>tous</translation>
    </message>
    <message>
        <source>everyone everybody</source>
        <comment>words to type, with spaces between: Bob has the Rope, and everyone has seen it</comment>
        <translation>tous toutes</translation>
    </message>
    <message>
        <source>everything follows from the evidence</source>
        <translation>tout découle des indices</translation>
    </message>
    <message>
        <source>exact counting would need over {size:g} GB of memory, its limit</source>
        <translation>le comptage exact demanderait plus de {size:g} Go de mémoire, sa limite</translation>
    </message>
    <message>
        <source>exact counting would need over {steps:,} steps, its limit here</source>
        <translation>le comptage exact demanderait plus de {steps:,} étapes, sa limite ici</translation>
    </message>
    <message>
        <source>exact to follow…</source>
        <translation>l’exact suit…</translation>
    </message>
    <message>
        <source>expected a colon</source>
        <translation>un deux-points est attendu</translation>
    </message>
    <message>
        <source>expected a comma</source>
        <translation>une virgule est attendue</translation>
    </message>
    <message>
        <source>expected a name in quotes</source>
        <translation>un nom entre guillemets est attendu</translation>
    </message>
    <message>
        <source>expected a value</source>
        <translation>une valeur est attendue</translation>
    </message>
    <message>
        <source>expected the end of the file</source>
        <translation>la fin du fichier est attendue</translation>
    </message>
    <message>
        <source>expected turns to win</source>
        <comment>what a score of a place counts</comment>
        <translation>tours attendus pour gagner</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>face visible</translation>
    </message>
    <message>
        <source>face up</source>
        <comment>after a comma</comment>
        <translation>face visible</translation>
    </message>
    <message>
        <source>face up</source>
        <comment>where a card is</comment>
        <translation>face visible</translation>
    </message>
    <message>
        <source>face up</source>
        <comment>where a card is, after its name</comment>
        <translation>face visible</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>replié</translation>
    </message>
    <message>
        <source>from about {before:.1f}% to about {after:.1f}%</source>
        <translation>d’environ {before:.1f}&#x202f;% à environ {after:.1f}&#x202f;%</translation>
    </message>
    <message>
        <source>from your starting square</source>
        <comment>on the board: on your turn, …</comment>
        <translation>depuis votre case de départ</translation>
    </message>
    <message>
        <source>from {before:.1f}% to {after:.1f}%</source>
        <translation>de {before:.1f}&#x202f;% à {after:.1f}&#x202f;%</translation>
    </message>
    <message>
        <source>from {room:the}</source>
        <comment>on the board: on your turn, …</comment>
        <translation>depuis la pièce {room}</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>partie terminée</translation>
    </message>
    <message>
        <source>game over: an accusation was correct</source>
        <translation>partie terminée&#x202f;: une accusation était juste</translation>
    </message>
    <message>
        <source>games are played here only with the others asked in the order of turns, and whoever accuses wrongly answering on (asked: {asked}, after_wrong: {after_wrong})</source>
        <translation>on ne joue ici que si les autres sont interrogés dans l’ordre des tours et si qui accuse à tort continue de répondre (asked : {asked}, after_wrong : {after_wrong})</translation>
    </message>
    <message>
        <source>give a suspect, a weapon and a room, in this order, not {answer}</source>
        <translation>donnez un suspect, une arme et une pièce, dans cet ordre, pas {answer}</translation>
    </message>
    <message>
        <source>give three cards, not {answer}</source>
        <translation>donnez trois cartes, pas {answer}</translation>
    </message>
    <message>
        <source>go to {place:the}</source>
        <translation>rejoignez {place:the}</translation>
    </message>
    <message>
        <source>goes on: everyone answers</source>
        <comment>answering</comment>
        <translation>continuent&#x202f;: tous répondent</translation>
    </message>
    <message>
        <source>half</source>
        <translation>la moitié</translation>
    </message>
    <message>
        <source>harder to reach ({percent})</source>
        <translation>plus difficile à atteindre ({percent})</translation>
    </message>
    <message>
        <source>hardly ever settles it</source>
        <translation>ne tranche presque jamais</translation>
    </message>
    <message numerus="yes">
        <source>has %n card(s) where me is null; a spectator has no hand</source>
        <translation>
            <numerusform>a %n carte là où me est null&#x202f;; un spectateur n’a pas de main</numerusform>
            <numerusform>a %n cartes là où me est null&#x202f;; un spectateur n’a pas de main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n card(s), but {who} holds {size}; give exactly those</source>
        <translation>
            <numerusform>a %n carte, mais {who} en a {size}&#x202f;; donnez exactement celles-là</numerusform>
            <numerusform>a %n cartes, mais {who} en a {size}&#x202f;; donnez exactement celles-là</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n card(s); a note is on {fewest} to {most} cards, or names one as card</source>
        <translation>
            <numerusform>a %n carte ; une note porte sur {fewest} à {most} cartes, ou en nomme une comme card</numerusform>
            <numerusform>a %n cartes ; une note porte sur {fewest} à {most} cartes, ou en nomme une comme card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n of</source>
        <comment>at least so many of several cards</comment>
        <translation>
            <numerusform>en a %n</numerusform>
            <numerusform>en a %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n player(s); a game has {fewest} to {most}</source>
        <translation>
            <numerusform>a %n joueur&#x202f;; une partie en a de {fewest} à {most}</numerusform>
            <numerusform>a %n joueurs&#x202f;; une partie en a de {fewest} à {most}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n word(s); it must be {kind}, a player, a suspect, a weapon, a room, the player who answered (or {nobody}) and the card shown (or {unseen})</source>
        <translation>
            <numerusform>a %n mot&#x202f;; il faut {kind}, un joueur, un suspect, une arme, une pièce, le joueur qui a répondu (ou {nobody}) et la carte montrée (ou {unseen})</numerusform>
            <numerusform>a %n mots&#x202f;; il faut {kind}, un joueur, un suspect, une arme, une pièce, le joueur qui a répondu (ou {nobody}) et la carte montrée (ou {unseen})</numerusform>
        </translation>
    </message>
    <message>
        <source>has all</source>
        <comment>several cards</comment>
        <translation>a tout</translation>
    </message>
    <message>
        <source>has answers, but no one showed a card; give refuted_by, or list those who couldn’t answer in passed</source>
        <translation>a des réponses, mais personne n’a montré de carte&#x202f;; donnez refuted_by, ou mettez dans passed ceux qui ne pouvaient pas répondre</translation>
    </message>
    <message>
        <source>has at least one of</source>
        <comment>several cards</comment>
        <translation>en a une</translation>
    </message>
    <message>
        <source>has have holds</source>
        <comment>words to type, with spaces between: Bob has the Rope</comment>
        <translation>possède détient n’a</translation>
    </message>
    <message>
        <source>has it</source>
        <translation>l’a</translation>
    </message>
    <message>
        <source>has it or not</source>
        <translation>l’a ou non</translation>
    </message>
    <message>
        <source>has left</source>
        <comment>a player: is out, and not asked either</comment>
        <translation>est parti</translation>
    </message>
    <message>
        <source>has no card; at least one room is needed</source>
        <translation>n’a pas de carte&#x202f;; il faut au moins une pièce</translation>
    </message>
    <message>
        <source>has no card; at least one suspect is needed</source>
        <translation>n’a pas de carte&#x202f;; il faut au moins un suspect</translation>
    </message>
    <message>
        <source>has no card; at least one weapon is needed</source>
        <translation>n’a pas de carte&#x202f;; il faut au moins une arme</translation>
    </message>
    <message>
        <source>has no cards; name what was overlooked</source>
        <translation>n’a pas de cartes ; nommez ce qui a été oublié</translation>
    </message>
    <message>
        <source>has none</source>
        <comment>of several cards</comment>
        <translation>n’a aucune</translation>
    </message>
    <message numerus="yes">
        <source>has only %n player(s) to take turns; at least {fewest} must</source>
        <translation>
            <numerusform>n’a que %n joueur qui joue à son tour ; il en faut au moins {fewest}</numerusform>
            <numerusform>n’a que %n joueurs qui jouent à leur tour ; il en faut au moins {fewest}</numerusform>
        </translation>
    </message>
    <message>
        <source>has {number} cards; the deck has {deck}</source>
        <translation>a {number} cartes&#x202f;; le jeu de cartes en a {deck}</translation>
    </message>
    <message>
        <source>has {number} events; a case has at most {most}</source>
        <translation>a {number} événements&#x202f;; une partie en a au plus {most}</translation>
    </message>
    <message>
        <source>has {number} marks; this game has {cells} cells</source>
        <translation>a {number} marques&#x202f;; cette partie a {cells} cases</translation>
    </message>
    <message>
        <source>has {number} names; give one suspect, one weapon and one room</source>
        <translation>a {number} noms&#x202f;; donnez un suspect, une arme et une pièce</translation>
    </message>
    <message>
        <source>head for {place:the}</source>
        <comment>which may be too far for this turn</comment>
        <translation>dirigez-vous vers {place:the}</translation>
    </message>
    <message>
        <source>how people play can be weighed only where the numbers are exact</source>
        <translation>on ne peut tenir compte du style de jeu que si les nombres sont exacts</translation>
    </message>
    <message>
        <source>how the game ended</source>
        <translation>la fin de la partie</translation>
    </message>
    <message>
        <source>how {who} plays is not clear yet, but what they suggest already counts</source>
        <translation>on ne sait pas encore bien comment joue {who}, mais ses hypothèses comptent déjà</translation>
    </message>
    <message>
        <source>hunch</source>
        <translation>l’intuition</translation>
    </message>
    <message>
        <source>if no one shows a card</source>
        <translation>si personne ne montre de carte</translation>
    </message>
    <message>
        <source>if you pass</source>
        <translation>si vous passez</translation>
    </message>
    <message>
        <source>if you show a card</source>
        <translation>si vous montrez une carte</translation>
    </message>
    <message>
        <source>if you show {card:the}</source>
        <translation>si vous montrez {card:the}</translation>
    </message>
    <message>
        <source>if {players} pass</source>
        <translation>si {players} passent</translation>
    </message>
    <message>
        <source>if {players} pass</source>
        <comment>one of the players is you</comment>
        <translation>si {players} passent</translation>
    </message>
    <message>
        <source>if {players} shows a card</source>
        <translation>si {players} montre une carte</translation>
    </message>
    <message>
        <source>if {players} shows {card:the}</source>
        <translation>si {players} montre {card:the}</translation>
    </message>
    <message>
        <source>if {who} passes</source>
        <translation>si {who} passe</translation>
    </message>
    <message>
        <source>if {who} shows a card</source>
        <translation>si {who} montre une carte</translation>
    </message>
    <message>
        <source>if {who} shows {card:the}</source>
        <translation>si {who} montre {card:the}</translation>
    </message>
    <message>
        <source>in all {deals:,} deals that fit these entries, {clause}</source>
        <translation>dans les {deals:,} donnes compatibles avec ces saisies, {clause}</translation>
    </message>
    <message>
        <source>in any room</source>
        <comment>accusing</comment>
        <translation>dans toute pièce</translation>
    </message>
    <message>
        <source>in every deal that fits these entries, {clause}</source>
        <translation>dans toute donne compatible avec ces saisies, {clause}</translation>
    </message>
    <message>
        <source>in the envelope</source>
        <comment>where a card is</comment>
        <translation>dans l’enveloppe</translation>
    </message>
    <message>
        <source>in the pool</source>
        <comment>where a card is</comment>
        <translation>dans la réserve</translation>
    </message>
    <message>
        <source>in the room named</source>
        <comment>accusing</comment>
        <translation>dans la pièce nommée</translation>
    </message>
    <message>
        <source>in turn</source>
        <comment>who is asked</comment>
        <translation>tous, dans l’ordre des tours</translation>
    </message>
    <message>
        <source>in {room:the} you can suggest that room only, not {other:the}</source>
        <translation>dans la pièce {room}, vous ne pouvez nommer que celle-ci, pas {other:the}</translation>
    </message>
    <message>
        <source>insert {event}</source>
        <comment>event: Ann&apos;s suggestion</comment>
        <translation>insérer {event}</translation>
    </message>
    <message>
        <source>is an empty name; a card needs a name</source>
        <translation>est un nom vide&#x202f;; une carte a besoin d’un nom</translation>
    </message>
    <message>
        <source>is back</source>
        <translation>revient</translation>
    </message>
    <message>
        <source>is damaged or not a Deerstalker game ({place}: {reason})</source>
        <translation>est endommagé ou n’est pas une partie Deerstalker ({place}&#x202f;: {reason})</translation>
    </message>
    <message>
        <source>is damaged or not a file of habits ({place}: {reason})</source>
        <translation>est endommagé ou n’est pas un fichier d’habitudes ({place}&#x202f;: {reason})</translation>
    </message>
    <message>
        <source>is damaged or not a file of marks ({place}: {reason})</source>
        <translation>est endommagé ou n’est pas un fichier de marques ({place}&#x202f;: {reason})</translation>
    </message>
    <message>
        <source>is damaged or not a saved practice game ({place}: {reason})</source>
        <translation>est endommagé ou n’est pas une partie d’entraînement enregistrée ({place}&#x202f;: {reason})</translation>
    </message>
    <message>
        <source>is empty; a case must be a JSON object</source>
        <translation>est vide&#x202f;; une partie doit être un objet JSON</translation>
    </message>
    <message>
        <source>is empty; a player needs a name</source>
        <translation>est vide&#x202f;; un joueur a besoin d’un nom</translation>
    </message>
    <message>
        <source>is empty; an edition needs a title</source>
        <translation>est vide&#x202f;; une édition a besoin d’un titre</translation>
    </message>
    <message>
        <source>is false for me; whoever wrote the case takes turns</source>
        <translation>est false pour moi ; qui a écrit la partie joue à son tour</translation>
    </message>
    <message>
        <source>is for several cards; give them as cards</source>
        <translation>vaut pour plusieurs cartes ; indiquez-les comme cards</translation>
    </message>
    <message>
        <source>is given together with cards; give only one of the two</source>
        <translation>est indiqué en même temps que cards ; n’en indiquez qu’un des deux</translation>
    </message>
    <message>
        <source>is given together with the edition {edition}; give only one of the two</source>
        <translation>est donné en plus de l’édition {edition}&#x202f;; donnez seulement l’un des deux</translation>
    </message>
    <message>
        <source>is given where holds is false, which means none of the cards; leave it out</source>
        <translation>est indiqué alors que holds est false, c’est-à-dire aucune des cartes ; omettez-le</translation>
    </message>
    <message>
        <source>is larger than {size} MB, the limit for a case</source>
        <translation>dépasse {size} Mo, la limite pour une partie</translation>
    </message>
    <message>
        <source>is me; write a note on the card seen</source>
        <translation>est moi ; écrivez une note sur la carte vue</translation>
    </message>
    <message>
        <source>is missing; a saved game needs its options</source>
        <translation>manque&#x202f;; une partie enregistrée a besoin de ses options</translation>
    </message>
    <message>
        <source>is missing; give a room, or a square as [row, column]</source>
        <translation>manque&#x202f;; donnez une pièce, ou une case [ligne, colonne]</translation>
    </message>
    <message>
        <source>is missing; give all cards of the hand</source>
        <translation>manque ; indiquez toutes les cartes de la main</translation>
    </message>
    <message>
        <source>is missing; give one suspect, one weapon and one room</source>
        <translation>manque&#x202f;; donnez un suspect, une arme et une pièce</translation>
    </message>
    <message>
        <source>is missing; it must be a list of marks</source>
        <translation>manque&#x202f;; il faut une liste de marques</translation>
    </message>
    <message>
        <source>is missing; it must be a whole number</source>
        <translation>manque&#x202f;; il faut un nombre entier</translation>
    </message>
    <message>
        <source>is missing; it must be text</source>
        <translation>manque&#x202f;; il faut du texte</translation>
    </message>
    <message>
        <source>is missing; it must be true or false</source>
        <translation>manque&#x202f;; il faut true ou false</translation>
    </message>
    <message>
        <source>is missing; name an edition, or give the cards of a deck</source>
        <translation>manque&#x202f;; nommez une édition, ou donnez les cartes d’un jeu de cartes</translation>
    </message>
    <message>
        <source>is nested more than {depth} levels deep; a case needs at most 5</source>
        <translation>a plus de {depth} niveaux imbriqués&#x202f;; une partie n’en demande pas plus de 5</translation>
    </message>
    <message>
        <source>is not UTF-8 text: byte {place} is {byte}; save it as UTF-8</source>
        <translation>n’est pas du texte UTF-8&#x202f;: l’octet {place} est {byte}&#x202f;; enregistrez-le en UTF-8</translation>
    </message>
    <message>
        <source>is not a date, as in 2026-11-25</source>
        <translation>n’est pas une date, comme 2026-11-25</translation>
    </message>
    <message>
        <source>is not a field here; the nearest is {nearest}</source>
        <translation>n’est pas un champ ici&#x202f;; le plus proche est {nearest}</translation>
    </message>
    <message>
        <source>is not a journal of this program</source>
        <translation>n’est pas un journal de ce programme</translation>
    </message>
    <message>
        <source>is null, but the accusation is correct; give its three cards</source>
        <translation>est null, mais l’accusation est juste ; indiquez ses trois cartes</translation>
    </message>
    <message>
        <source>is null; it must be a whole number</source>
        <translation>est null&#x202f;; il faut un nombre entier</translation>
    </message>
    <message>
        <source>is null; it must be text</source>
        <translation>est null&#x202f;; il faut du texte</translation>
    </message>
    <message>
        <source>is null; it must be true or false</source>
        <translation>est null&#x202f;; il faut true ou false</translation>
    </message>
    <message>
        <source>is out</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>is the envelope, which is no hand; give a player, or the pool</source>
        <translation>est l’enveloppe, qui n’est pas une main ; indiquez un joueur ou la réserve</translation>
    </message>
    <message>
        <source>is the envelope; give a player, or the pool</source>
        <translation>est l’enveloppe ; indiquez un joueur ou la réserve</translation>
    </message>
    <message>
        <source>is the pool, but this game has none; give a player, or the envelope</source>
        <translation>est la réserve, mais cette partie n’en a pas&#x202f;; donnez un joueur, ou l’enveloppe</translation>
    </message>
    <message>
        <source>is the square [{row}, {column}], but this game has no board; give a room</source>
        <translation>est la case [{row}, {column}], mais cette partie n’a pas de plateau&#x202f;; donnez une pièce</translation>
    </message>
    <message>
        <source>is {card} where shows is false; it must be null then</source>
        <translation>est {card} là où shows est false&#x202f;; il faut alors null</translation>
    </message>
    <message>
        <source>is {card}, but no one showed a card; give refuted_by, or leave the card out</source>
        <translation>est {card}, mais personne n’a montré de carte&#x202f;; donnez refuted_by, ou omettez la carte</translation>
    </message>
    <message>
        <source>is {dice}; it must be 1 or 2</source>
        <translation>est {dice}&#x202f;; il faut 1 ou 2</translation>
    </message>
    <message>
        <source>is {name}; it must be the name of the file</source>
        <translation>est {name}&#x202f;; il faut le nom du fichier</translation>
    </message>
    <message>
        <source>is {number} characters long; a name has at most {most}</source>
        <translation>a {number} caractères&#x202f;; un nom en a au plus {most}</translation>
    </message>
    <message>
        <source>is {number}; a hand has 0 cards or more</source>
        <translation>est {number}&#x202f;; une main a 0 carte ou plus</translation>
    </message>
    <message>
        <source>is {number}; it must be 1 to {most}, the number of cards</source>
        <translation>est {number} ; ce doit être de 1 à {most}, le nombre de cartes</translation>
    </message>
    <message>
        <source>is {number}; the pool has 0 cards or more</source>
        <translation>est {number}&#x202f;; la réserve a 0 carte ou plus</translation>
    </message>
    <message>
        <source>is {roll}; it must be a number that the dice can show</source>
        <translation>est {roll}&#x202f;; il faut un nombre que les dés peuvent donner</translation>
    </message>
    <message numerus="yes">
        <source>is {seat}; with %n rival(s) it is from 1 to {last}</source>
        <translation>
            <numerusform>est {seat}&#x202f;; avec %n adversaire, il faut de 1 à {last}</numerusform>
            <numerusform>est {seat}&#x202f;; avec %n adversaires, il faut de 1 à {last}</numerusform>
        </translation>
    </message>
    <message>
        <source>is {value}; it must be 0 or more</source>
        <translation>est {value}&#x202f;; il faut 0 ou plus</translation>
    </message>
    <message>
        <source>is {value}; it must be a list</source>
        <translation>est {value}&#x202f;; il faut une liste</translation>
    </message>
    <message>
        <source>is {value}; it must be a room, or a square as [row, column]</source>
        <translation>est {value}&#x202f;; il faut une pièce, ou une case [ligne, colonne]</translation>
    </message>
    <message>
        <source>is {value}; it must be a whole number (as in 6)</source>
        <translation>est {value}&#x202f;; il faut un nombre entier (comme 6)</translation>
    </message>
    <message>
        <source>is {value}; it must be an object</source>
        <translation>est {value}&#x202f;; il faut un objet</translation>
    </message>
    <message>
        <source>is {value}; it must be text</source>
        <translation>est {value}&#x202f;; il faut du texte</translation>
    </message>
    <message>
        <source>is {value}; it must be text, or a list of texts</source>
        <translation>est {value}&#x202f;; il faut du texte, ou une liste de textes</translation>
    </message>
    <message>
        <source>is {value}; it must be true or false</source>
        <translation>est {value}&#x202f;; il faut true ou false</translation>
    </message>
    <message>
        <source>is {value}; it must be “me”, “everyone”, or a list of players</source>
        <translation>est {value} ; ce doit être « me », « everyone » ou une liste de joueurs</translation>
    </message>
    <message>
        <source>is {version}; this program reads version {known}</source>
        <translation>est {version}&#x202f;; ce programme lit la version {known}</translation>
    </message>
    <message>
        <source>is {who}, who has no cards</source>
        <translation>est {who}, qui n’a pas de cartes</translation>
    </message>
    <message>
        <source>is {who}, who looks; give another player, or the pool</source>
        <translation>est {who}, qui regarde ; indiquez un autre joueur ou la réserve</translation>
    </message>
    <message>
        <source>it changes nothing</source>
        <translation>elle ne change rien</translation>
    </message>
    <message>
        <source>it describes the game in an unknown way</source>
        <translation>elle décrit la partie d’une façon inconnue</translation>
    </message>
    <message>
        <source>it is behind</source>
        <comment>the journal</comment>
        <translation>il est en retard</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>ce n’est pas du JSON valide</translation>
    </message>
    <message>
        <source>it makes several changes, one of an unknown kind</source>
        <translation>elle fait plusieurs changements, dont un d’un genre inconnu</translation>
    </message>
    <message>
        <source>it names an unknown kind of card: {kind}</source>
        <translation>elle nomme un genre de carte inconnu&#x202f;: {kind}</translation>
    </message>
    <message>
        <source>it renames a card in an unknown way</source>
        <translation>elle renomme une carte d’une façon inconnue</translation>
    </message>
    <message>
        <source>it renames a player in an unknown way</source>
        <translation>elle renomme un joueur d’une façon inconnue</translation>
    </message>
    <message>
        <source>it was right</source>
        <comment>an accusation</comment>
        <translation>elle était juste</translation>
    </message>
    <message>
        <source>it was wrong</source>
        <comment>an accusation</comment>
        <translation>elle était fausse</translation>
    </message>
    <message>
        <source>its checksum is wrong</source>
        <translation>sa somme de contrôle est fausse</translation>
    </message>
    <message>
        <source>its first entry, the case as it was opened, is damaged: {why}</source>
        <translation>sa première ligne, la partie à l’ouverture, est abîmée&#x202f;: {why}</translation>
    </message>
    <message>
        <source>its first entry, the case as it was opened, is missing</source>
        <translation>sa première ligne, la partie à l’ouverture, manque</translation>
    </message>
    <message>
        <source>its kind is unknown</source>
        <translation>elle est d’un genre inconnu</translation>
    </message>
    <message>
        <source>keeps answering</source>
        <comment>after a wrong accusation</comment>
        <translation>continue de répondre</translation>
    </message>
    <message>
        <source>knows it now</source>
        <translation>le sait déjà</translation>
    </message>
    <message>
        <source>learns as much as possible this turn</source>
        <translation>apprend le plus possible à ce tour</translation>
    </message>
    <message>
        <source>leaves the game</source>
        <comment>after a wrong accusation</comment>
        <translation>quitte la partie</translation>
    </message>
    <message>
        <source>leaves {number} solutions</source>
        <comment>to another player, beside a card shown</comment>
        <translation>laisse {number} solutions</translation>
    </message>
    <message>
        <source>left</source>
        <comment>below the name of a player who has left; little room</comment>
        <translation>parti</translation>
    </message>
    <message>
        <source>left leaves gone goes went home</source>
        <comment>words to type, with spaces between: Cid has left the table</comment>
        <translation>parti partie part quitte quitté sort sorti rentre</translation>
    </message>
    <message>
        <source>less clear</source>
        <comment>the envelope; below the heading: ruled out</comment>
        <translation>moins clair</translation>
    </message>
    <message>
        <source>less than {number} percent</source>
        <translation>moins de {number} pour cent</translation>
    </message>
    <message>
        <source>less to learn</source>
        <translation>moins à apprendre</translation>
    </message>
    <message>
        <source>letter</source>
        <translation>lettre</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>ligne {line}, colonne {column}</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>ligne {number}</translation>
    </message>
    <message>
        <source>made by a newer Deerstalker (format {version}; this one reads up to {known}); install the newer version to open it</source>
        <translation>créé par un Deerstalker plus récent (format {version}&#x202f;; celui-ci lit jusqu’au format {known})&#x202f;; installez la version plus récente pour l’ouvrir</translation>
    </message>
    <message>
        <source>marks the same cell as {where}; mark each cell once</source>
        <translation>marque la même case que {where}&#x202f;; marquez chaque case une fois</translation>
    </message>
    <message>
        <source>me</source>
        <comment>this player is me</comment>
        <translation>moi</translation>
    </message>
    <message>
        <source>measured against “{engine}”</source>
        <translation>mesuré par rapport à «&#x202f;{engine}&#x202f;»</translation>
    </message>
    <message>
        <source>modern</source>
        <comment>the doors of a board</comment>
        <translation>modernes</translation>
    </message>
    <message numerus="yes">
        <source>more than %n step(s) away</source>
        <translation>
            <numerusform>à plus de %n pas</numerusform>
            <numerusform>à plus de %n pas</numerusform>
        </translation>
    </message>
    <message>
        <source>more than {number} percent</source>
        <translation>plus de {number} pour cent</translation>
    </message>
    <message>
        <source>more to learn</source>
        <translation>plus à apprendre</translation>
    </message>
    <message>
        <source>most likely {answers} ({percent})</source>
        <translation>vraisemblablement, {answers} ({percent})</translation>
    </message>
    <message>
        <source>most likely {who} shows {card:the} ({percent})</source>
        <translation>vraisemblablement, {who} montre {card:the} ({percent})</translation>
    </message>
    <message>
        <source>move {event}</source>
        <comment>in the list; event: Ann&apos;s suggestion</comment>
        <translation>déplacer {event}</translation>
    </message>
    <message>
        <source>much less to learn</source>
        <translation>beaucoup moins à apprendre</translation>
    </message>
    <message>
        <source>must be a player and the number of cards, as in: Ann 6</source>
        <translation>doit être un joueur et son nombre de cartes, par exemple&#x202f;: Ann 6</translation>
    </message>
    <message>
        <source>must be the number of players, as in 3</source>
        <translation>doit être le nombre de joueurs, par exemple 3</translation>
    </message>
    <message>
        <source>nats left plus turns</source>
        <comment>what a score of a place counts</comment>
        <translation>nats restants plus tours</translation>
    </message>
    <message>
        <source>neither {cards} is face up</source>
        <translation>ni {cards} n’est face visible</translation>
    </message>
    <message>
        <source>neither {cards} is in the envelope</source>
        <translation>ni {cards} n’est dans l’enveloppe</translation>
    </message>
    <message>
        <source>neither {cards} is in the pool</source>
        <translation>ni {cards} n’est dans la réserve</translation>
    </message>
    <message>
        <source>never risks being wrong</source>
        <translation>ne risque jamais de se tromper</translation>
    </message>
    <message>
        <source>never, if only the next player is asked</source>
        <translation>jamais, si seul le joueur suivant est interrogé</translation>
    </message>
    <message>
        <source>nine tenths</source>
        <translation>neuf dixièmes</translation>
    </message>
    <message>
        <source>no board</source>
        <translation>pas de plateau</translation>
    </message>
    <message>
        <source>no board is called {name}, and no file beside the case has that name; the nearest is {nearest}</source>
        <translation>aucun plateau ne s’appelle {name}, et aucun fichier de ce nom n’est à côté de la partie&#x202f;; le plus proche est {nearest}</translation>
    </message>
    <message>
        <source>no card can be there, so {so}</source>
        <translation>aucune carte ne peut s’y trouver, donc {so}</translation>
    </message>
    <message>
        <source>no card is called {name}; the nearest is {nearest}</source>
        <translation>aucune carte ne s’appelle {name}&#x202f;; la plus proche est {nearest}</translation>
    </message>
    <message>
        <source>no cell is open</source>
        <translation>aucune case incertaine</translation>
    </message>
    <message>
        <source>no door or passage leads to this room; give it one</source>
        <translation>aucune porte ni aucun passage ne mène à cette pièce&#x202f;; donnez-lui-en</translation>
    </message>
    <message>
        <source>no edition is called {name}; the nearest is {nearest}</source>
        <translation>aucune édition ne s’appelle {name}&#x202f;; la plus proche est {nearest}</translation>
    </message>
    <message>
        <source>no exact answer to compare with</source>
        <translation>pas de réponse exacte à comparer</translation>
    </message>
    <message>
        <source>no faster</source>
        <comment>more to learn, but no faster</comment>
        <translation>pas plus rapide</translation>
    </message>
    <message>
        <source>no holder is called {name}; the nearest is {nearest}</source>
        <translation>rien qui puisse avoir des cartes ne s’appelle {name}&#x202f;; le plus proche est {nearest}</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>no mark yet</source>
        <translation>pas encore de marque</translation>
    </message>
    <message>
        <source>no one can show a card</source>
        <translation>personne ne peut montrer de carte</translation>
    </message>
    <message>
        <source>no one else has suggested anything yet</source>
        <translation>personne d’autre n’a encore fait d’hypothèse</translation>
    </message>
    <message>
        <source>no one has seen it</source>
        <comment>a card</comment>
        <translation>personne ne l’a vue</translation>
    </message>
    <message>
        <source>no one holds {cards}</source>
        <comment>cards of a suggestion</comment>
        <translation>personne n’a {cards}</translation>
    </message>
    <message>
        <source>no other solution is possible</source>
        <translation>aucune autre solution n’est possible</translation>
    </message>
    <message>
        <source>no other solution is possible; you may accuse only in a room</source>
        <translation>aucune autre solution n’est possible&#x202f;; on ne peut accuser que dans une pièce</translation>
    </message>
    <message>
        <source>no other solution is possible; you may accuse only in {room:the}</source>
        <translation>aucune autre solution n’est possible&#x202f;; vous ne pouvez accuser que dans {room:the}</translation>
    </message>
    <message>
        <source>no passage and no door of the set {set} leads to this room; give it one</source>
        <translation>aucune porte du jeu {set} ni aucun passage ne mène à cette pièce&#x202f;; donnez-lui-en</translation>
    </message>
    <message>
        <source>no pause</source>
        <translation>sans pause</translation>
    </message>
    <message>
        <source>no player is called {name}; the nearest is {nearest}</source>
        <translation>aucun joueur ne s’appelle {name}&#x202f;; le plus proche est {nearest}</translation>
    </message>
    <message>
        <source>no room has the letter {letter}</source>
        <translation>aucune pièce n’a la lettre {letter}</translation>
    </message>
    <message>
        <source>no room is called {name}; the nearest is {nearest}</source>
        <translation>aucune pièce ne s’appelle {name}&#x202f;; la plus proche est {nearest}</translation>
    </message>
    <message>
        <source>no room of the board is called {name}; the nearest is {nearest}</source>
        <translation>aucune pièce du plateau ne s’appelle {name}&#x202f;; la plus proche est {nearest}</translation>
    </message>
    <message>
        <source>no suggestion is possible there</source>
        <translation>aucune hypothèse n’y est possible</translation>
    </message>
    <message>
        <source>no token</source>
        <translation>sans pion</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>nobody shows a card</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>nobody none</source>
        <comment>words to type, with spaces between: nobody shows a card</comment>
        <translation>personne aucun</translation>
    </message>
    <message>
        <source>nobody saw which card you showed</source>
        <translation>personne n’a vu quelle carte vous avez montrée</translation>
    </message>
    <message>
        <source>nobody saw which card {who} showed</source>
        <translation>personne n’a vu quelle carte {who} a montrée</translation>
    </message>
    <message>
        <source>nobody showed a card</source>
        <translation>personne n’a montré de carte</translation>
    </message>
    <message>
        <source>nobody shows</source>
        <translation>personne ne montre</translation>
    </message>
    <message>
        <source>nobody shows a card</source>
        <translation>personne ne montre de carte</translation>
    </message>
    <message>
        <source>nobody; you look at a leftover card</source>
        <translation>personne&#x202f;; vous regardez une carte restante</translation>
    </message>
    <message>
        <source>none: click cards on the right</source>
        <translation>aucune&#x202f;: cliquez sur des cartes à droite</translation>
    </message>
    <message>
        <source>not asked</source>
        <comment>a player who is not asked for a card</comment>
        <translation>pas interrogé</translation>
    </message>
    <message>
        <source>not certain</source>
        <translation>pas certain</translation>
    </message>
    <message>
        <source>not face up: {cards}</source>
        <translation>pas face visible&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>not hasn’t doesn’t</source>
        <comment>words to type, with spaces between: Bob doesn’t have the Rope</comment>
        <translation>pas non</translation>
    </message>
    <message>
        <source>not in the deck: {answer}</source>
        <translation>absent du jeu de cartes&#x202f;: {answer}</translation>
    </message>
    <message>
        <source>not in the envelope: {cards}</source>
        <translation>pas dans l’enveloppe&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>not in the pool: {cards}</source>
        <translation>pas dans la réserve&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>not this policy’s choice</source>
        <comment>more to learn, but not this policy’s choice</comment>
        <translation>pas le choix de cette stratégie</translation>
    </message>
    <message>
        <source>not {who}: {cards}</source>
        <comment>cards that somebody has not, as a note in few words</comment>
        <translation>pas {who}&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>note on envelope</source>
        <translation>la note (enveloppe)</translation>
    </message>
    <message>
        <source>note on pool</source>
        <translation>la note (réserve)</translation>
    </message>
    <message>
        <source>note on {who}</source>
        <translation>la note ({who})</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>is ruled out</comment>
        <translation>rien</translation>
    </message>
    <message>
        <source>nothing may follow {word}; leave it out</source>
        <translation>rien ne doit suivre {word}&#x202f;; enlevez la suite</translation>
    </message>
    <message>
        <source>nothing to learn</source>
        <translation>rien à apprendre</translation>
    </message>
    <message>
        <source>nothing to learn there, but it brings you nearer to {room:the}</source>
        <comment>a room on the way</comment>
        <translation>rien à y apprendre, mais cela vous rapproche de la pièce {room}</translation>
    </message>
    <message>
        <source>on my own</source>
        <translation>seul</translation>
    </message>
    <message>
        <source>on your next turn: {what}</source>
        <comment>what: roll, and …</comment>
        <translation>à votre prochain tour&#x202f;: {what}</translation>
    </message>
    <message>
        <source>on {cards} ({entries})</source>
        <comment>where a player passed</comment>
        <translation>sur {cards} ({entries})</translation>
    </message>
    <message>
        <source>one</source>
        <comment>words to type, with spaces between: Bob has one of the Rope, the Hall</comment>
        <translation>une</translation>
    </message>
    <message>
        <source>one</source>
        <comment>of dice</comment>
        <translation>un</translation>
    </message>
    <message numerus="yes">
        <source>one of %n room(s)</source>
        <translation>
            <numerusform>une seule pièce</numerusform>
            <numerusform>une pièce sur %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n suspect(s)</source>
        <translation>
            <numerusform>un seul suspect</numerusform>
            <numerusform>un suspect sur %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n weapon(s)</source>
        <translation>
            <numerusform>une seule arme</numerusform>
            <numerusform>une arme sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>one of several</source>
        <comment>beside a letter: the player has one of the cards with it</comment>
        <translation>une parmi plusieurs</translation>
    </message>
    <message>
        <source>one other player has seen it</source>
        <comment>a card</comment>
        <translation>un autre joueur l’a vue</translation>
    </message>
    <message>
        <source>only me</source>
        <comment>who knows it</comment>
        <translation>moi seul</translation>
    </message>
    <message>
        <source>only the next player</source>
        <comment>who is asked</comment>
        <translation>seulement le joueur suivant</translation>
    </message>
    <message>
        <source>only {cards} can still be {places}, where all of them are needed, so {so}</source>
        <translation>il n’y a plus que {cards} qui puissent être {places}, où il les faut toutes, donc {so}</translation>
    </message>
    <message>
        <source>only {card} can still be {places}, where all of them are needed, so {so}</source>
        <translation>il n’y a plus que {card} qui puisse être {places}, où cette carte est nécessaire, donc {so}</translation>
    </message>
    <message>
        <source>only {now} likely to be right; {later} after your next suggestion</source>
        <comment>of an accusation</comment>
        <translation>seulement {now} de chances d’être juste&#x202f;; {later} après votre prochaine hypothèse</translation>
    </message>
    <message>
        <source>open</source>
        <comment>words to type, with spaces between: Cid lays his hand open</comment>
        <translation>ouverte ouvert montrée</translation>
    </message>
    <message>
        <source>open hand</source>
        <comment>somebody lays the hand open</comment>
        <translation>main montrée</translation>
    </message>
    <message>
        <source>open pool</source>
        <translation>la réserve étalée</translation>
    </message>
    <message>
        <source>or</source>
        <comment>words to type, with spaces between: Bob has the Rope or the Hall</comment>
        <translation>ou</translation>
    </message>
    <message>
        <source>or the set-up is wrong: {parts}</source>
        <comment>after other things that may be wrong</comment>
        <translation>ou la mise en place est fausse&#x202f;: {parts}</translation>
    </message>
    <message>
        <source>out</source>
        <comment>a player who takes no turns any more</comment>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>out</source>
        <comment>words to type, with spaces between: Cid is out of the game</comment>
        <translation>dehors éliminé</translation>
    </message>
    <message>
        <source>out</source>
        <comment>below the name of a player who takes no turns any more</comment>
        <translation>sorti</translation>
    </message>
    <message>
        <source>part of the explanation</source>
        <translation>fait partie de l’explication</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>has none of the three cards</comment>
        <translation>passe</translation>
    </message>
    <message>
        <source>plans ahead to win in the fewest turns (recommended)</source>
        <translation>planifie pour gagner en le moins de tours possible (conseillé)</translation>
    </message>
    <message>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message>
        <source>players who can show several cards pick one at random</source>
        <translation>qui peut montrer plusieurs cartes en choisit une au hasard</translation>
    </message>
    <message>
        <source>plays carefully, and keeps a tidy sheet</source>
        <translation>joue avec soin et tient bien sa feuille</translation>
    </message>
    <message>
        <source>plays carelessly, and forgets more than half of what they see</source>
        <translation>joue sans réfléchir et oublie plus de la moitié</translation>
    </message>
    <message>
        <source>plays for fun, and forgets a third of what they see</source>
        <translation>joue pour s’amuser et oublie un tiers</translation>
    </message>
    <message>
        <source>plays like a good player with pencil and paper</source>
        <translation>joue comme un bon joueur avec papier et crayon</translation>
    </message>
    <message>
        <source>plays relentlessly, and always plans ahead</source>
        <translation>joue sans relâche et prévoit toujours ses coups</translation>
    </message>
    <message>
        <source>plays shrewdly, and now and then plans ahead</source>
        <translation>joue finement et prévoit parfois ses coups</translation>
    </message>
    <message>
        <source>plays uniformly at random</source>
        <translation>joue entièrement au hasard</translation>
    </message>
    <message>
        <source>points: all places are equally good</source>
        <comment>what a score of a place counts</comment>
        <translation>points&#x202f;: tous les endroits se valent</translation>
    </message>
    <message>
        <source>pool</source>
        <comment>after a comma</comment>
        <translation>réserve</translation>
    </message>
    <message>
        <source>pool</source>
        <comment>of cards that nobody holds</comment>
        <translation>réserve</translation>
    </message>
    <message>
        <source>position {at} is not in this list of {n}, which is numbered from 0</source>
        <translation>la place {at} n’existe pas dans cette liste de {n}, numérotée à partir de 0</translation>
    </message>
    <message>
        <source>probably {answers} ({percent})</source>
        <translation>probablement, {answers} ({percent})</translation>
    </message>
    <message>
        <source>propagation</source>
        <translation>propagation</translation>
    </message>
    <message>
        <source>recommended</source>
        <comment>a suggestion</comment>
        <translation>conseillée</translation>
    </message>
    <message>
        <source>remove it</source>
        <translation>supprimez-la</translation>
    </message>
    <message>
        <source>remove it, and entries {numbers} as well</source>
        <translation>supprimez-la, ainsi que les saisies {numbers}</translation>
    </message>
    <message>
        <source>remove it, and entry {numbers} as well</source>
        <translation>supprimez-la, ainsi que la saisie {numbers}</translation>
    </message>
    <message>
        <source>right</source>
        <comment>the accusation was right</comment>
        <translation>juste</translation>
    </message>
    <message>
        <source>right correct</source>
        <comment>words to type, with spaces between: it was right</comment>
        <translation>juste vrai correct</translation>
    </message>
    <message>
        <source>right or wrong</source>
        <translation>juste ou faux</translation>
    </message>
    <message>
        <source>roll, and {going}</source>
        <comment>going: head for the Hall</comment>
        <translation>lancez, et {going}</translation>
    </message>
    <message>
        <source>roll; with {rolls} {going}</source>
        <comment>rolls: 4 to 6 or 9; going: go to the Hall and suggest …</comment>
        <translation>lancez&#x202f;; avec {rolls}, {going}</translation>
    </message>
    <message>
        <source>rolled {roll}</source>
        <comment>a move in the list</comment>
        <translation>lancer {roll}</translation>
    </message>
    <message>
        <source>room</source>
        <translation>pièce</translation>
    </message>
    <message>
        <source>rooms</source>
        <comment>somebody likes to show</comment>
        <translation>des pièces</translation>
    </message>
    <message>
        <source>rough estimate</source>
        <translation>estimation approximative</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>ligne {row}, colonne {column}</translation>
    </message>
    <message>
        <source>ruled out</source>
        <comment>heads percentages</comment>
        <translation>exclu</translation>
    </message>
    <message>
        <source>rules out</source>
        <comment>heads what share an answer rules out</comment>
        <translation>exclut</translation>
    </message>
    <message>
        <source>rules out about {share} of what’s left</source>
        <comment>a third; the answer to a suggestion, on average</comment>
        <translation>exclut environ {share} de ce qui reste</translation>
    </message>
    <message>
        <source>rules out {share}</source>
        <comment>beside a suggestion; share: 35%</comment>
        <translation>exclut {share}</translation>
    </message>
    <message>
        <source>saw a card</source>
        <translation>a vu une carte</translation>
    </message>
    <message>
        <source>saw sees</source>
        <comment>words to type, with spaces between: Bob saw a card of the pool</comment>
        <translation>voit vu regarde</translation>
    </message>
    <message numerus="yes">
        <source>says %n player(s), but only {lines} follow</source>
        <translation>
            <numerusform>annonce %n joueur, mais seulement {lines} suivent</numerusform>
            <numerusform>annonce %n joueurs, mais seulement {lines} suivent</numerusform>
        </translation>
    </message>
    <message>
        <source>second best for you ({score} {unit})</source>
        <comment>a place to go to</comment>
        <translation>deuxième choix pour vous ({score} {unit})</translation>
    </message>
    <message>
        <source>seen by everyone</source>
        <translation>vu par tous</translation>
    </message>
    <message>
        <source>seen by {players}</source>
        <translation>vu par {players}</translation>
    </message>
    <message>
        <source>seen only by you</source>
        <translation>vu par vous seul</translation>
    </message>
    <message>
        <source>set aside {event}</source>
        <comment>event: Ann&apos;s suggestion</comment>
        <translation>mettre de côté {event}</translation>
    </message>
    <message>
        <source>set aside: doesn’t count</source>
        <translation>mise de côté&#x202f;: ne compte pas</translation>
    </message>
    <message>
        <source>settles it</source>
        <comment>an answer after which the solution is certain</comment>
        <translation>tranche tout</translation>
    </message>
    <message>
        <source>settles it about half the time</source>
        <translation>tranche environ une fois sur deux</translation>
    </message>
    <message>
        <source>settles it about {percent} of the time</source>
        <translation>tranche dans environ {percent} des cas</translation>
    </message>
    <message>
        <source>show {card:the} to {who}</source>
        <translation>montrez {card:the} à {who}</translation>
    </message>
    <message>
        <source>shows</source>
        <comment>shows one of the three cards</comment>
        <translation>montre</translation>
    </message>
    <message>
        <source>so {clause}</source>
        <translation>donc {clause}</translation>
    </message>
    <message>
        <source>solution left</source>
        <translation>solution</translation>
    </message>
    <message>
        <source>solutions left</source>
        <translation>solutions</translation>
    </message>
    <message>
        <source>solutions left</source>
        <comment>to the asker</comment>
        <translation>solutions restantes</translation>
    </message>
    <message>
        <source>someone else will probably win first ({danger})</source>
        <comment>if you do not accuse now</comment>
        <translation>quelqu’un d’autre gagnera sans doute avant ({danger})</translation>
    </message>
    <message>
        <source>something of type {kind}</source>
        <translation>quelque chose de type {kind}</translation>
    </message>
    <message>
        <source>square {place}</source>
        <translation>case {place}</translation>
    </message>
    <message>
        <source>stay in {place:the}</source>
        <translation>restez dans {place:the}</translation>
    </message>
    <message>
        <source>stay where you are</source>
        <comment>the best move after a roll</comment>
        <translation>restez où vous êtes</translation>
    </message>
    <message>
        <source>suggest first, then decide</source>
        <comment>whether to accuse</comment>
        <translation>faites d’abord une hypothèse, puis décidez</translation>
    </message>
    <message>
        <source>suggest {cards}</source>
        <translation>soupçonnez {cards}</translation>
    </message>
    <message>
        <source>suggest {cards}</source>
        <comment>cards: Mrs White with the Rope in the Study</comment>
        <translation>soupçonnez {cards}</translation>
    </message>
    <message>
        <source>suppose that {so}</source>
        <translation>supposons ceci&#x202f;: {so}</translation>
    </message>
    <message>
        <source>suspect</source>
        <translation>suspect</translation>
    </message>
    <message>
        <source>suspects</source>
        <comment>somebody likes to show</comment>
        <translation>des suspects</translation>
    </message>
    <message>
        <source>take the passage to {place:the}</source>
        <translation>prenez le passage vers {place:the}</translation>
    </message>
    <message>
        <source>takes no turns</source>
        <comment>a player</comment>
        <translation>ne joue pas de tours</translation>
    </message>
    <message>
        <source>tells nothing else</source>
        <comment>a card shown to me</comment>
        <translation>ne dit rien de plus</translation>
    </message>
    <message numerus="yes">
        <source>the %n card(s) outside the envelope are too few for {players} players, with {face_up} face up and {pool} in the pool</source>
        <translation>
            <numerusform>%n carte hors de l’enveloppe ne suffit pas pour {players} joueurs, avec {face_up} face visible et {pool} dans la réserve</numerusform>
            <numerusform>%n cartes hors de l’enveloppe ne suffisent pas pour {players} joueurs, avec {face_up} face visible et {pool} dans la réserve</numerusform>
        </translation>
    </message>
    <message>
        <source>the Monte Carlo engine cannot find out whether any deal fits; the exact engine may be able to</source>
        <translation>savoir si une donne convient est trop difficile pour le moteur Monte-Carlo&#x202f;; l’exact peut le dire</translation>
    </message>
    <message>
        <source>the accusation was right ({entries}): {fact}</source>
        <translation>l’accusation était juste ({entries})&#x202f;: {fact}</translation>
    </message>
    <message>
        <source>the card shown</source>
        <translation>la carte montrée</translation>
    </message>
    <message>
        <source>the card that tells you least</source>
        <translation>la carte qui vous apprend le moins</translation>
    </message>
    <message>
        <source>the card {who} shows</source>
        <translation>la carte que montre {who}</translation>
    </message>
    <message>
        <source>the cards are not those of {edition}; give them as a deck, without an edition</source>
        <translation>les cartes ne sont pas celles de cette édition&#x202f;: {edition}&#x202f;; donnez-les comme jeu de cartes, sans édition</translation>
    </message>
    <message>
        <source>the case in it cannot be used: {why}</source>
        <translation>la partie qu’il contient ne peut pas servir&#x202f;: {why}</translation>
    </message>
    <message>
        <source>the closing quote is missing</source>
        <translation>le guillemet fermant manque</translation>
    </message>
    <message>
        <source>the corridor</source>
        <translation>dans le couloir</translation>
    </message>
    <message numerus="yes">
        <source>the deck has %n room(s), the board {rooms}; name a board that has the deck’s rooms</source>
        <translation>
            <numerusform>le jeu de cartes a&#x202f;%n pièce, le plateau {rooms}&#x202f;; nommez un plateau qui a les pièces du jeu de cartes</numerusform>
            <numerusform>le jeu de cartes a&#x202f;%n pièces, le plateau {rooms}&#x202f;; nommez un plateau qui a les pièces du jeu de cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>the envelope</source>
        <translation>l’enveloppe</translation>
    </message>
    <message>
        <source>the evidence about single hands is too entangled for the Monte Carlo engine</source>
        <translation>les indices sur chaque main sont trop emmêlés pour le moteur Monte-Carlo</translation>
    </message>
    <message>
        <source>the exact engine needs {steps:,} steps, within the budget of {budget:,}</source>
        <translation>le moteur exact demande {steps:,} étapes, dans la limite de {budget:,}</translation>
    </message>
    <message>
        <source>the exact engine would need too much memory for this case</source>
        <translation>le moteur exact aurait besoin de trop de mémoire pour cette partie</translation>
    </message>
    <message>
        <source>the face-up cards</source>
        <translation>les cartes face visible</translation>
    </message>
    <message>
        <source>the file ends where the number of players should be</source>
        <translation>le fichier finit là où devrait être le nombre de joueurs</translation>
    </message>
    <message>
        <source>the file ends where the rooms should be</source>
        <translation>le fichier finit là où devraient être les pièces</translation>
    </message>
    <message>
        <source>the file ends where the suspects should be</source>
        <translation>le fichier finit là où devraient être les suspects</translation>
    </message>
    <message>
        <source>the file ends where the weapons should be</source>
        <translation>le fichier finit là où devraient être les armes</translation>
    </message>
    <message>
        <source>the file ends without a grid; draw one between “grid” and “end”</source>
        <translation>le fichier finit sans grille&#x202f;; dessinez-en une entre «&#x202f;grid&#x202f;» et «&#x202f;end&#x202f;»</translation>
    </message>
    <message>
        <source>the file ends without a room, as in: room K Kitchen</source>
        <translation>le fichier finit sans pièce, par exemple&#x202f;: room K Kitchen</translation>
    </message>
    <message>
        <source>the file is read-only</source>
        <translation>le fichier est en lecture seule</translation>
    </message>
    <message>
        <source>the grid has no end; put a line “end” under its last row</source>
        <translation>la grille n’a pas de fin&#x202f;; mettez une ligne «&#x202f;end&#x202f;» sous sa dernière ligne</translation>
    </message>
    <message>
        <source>the grid has {number} rows; at most {most} are allowed</source>
        <translation>la grille a {number} lignes&#x202f;; {most} au plus sont permises</translation>
    </message>
    <message>
        <source>the hand laid open shows that {fact} ({entries})</source>
        <translation>la main étalée montre ({entries})&#x202f;: {fact}</translation>
    </message>
    <message numerus="yes">
        <source>the hands have %n card(s) together ({sizes}), the deck has {deck}: {envelope} for the envelope, {face_up} face up, {pool} in the pool; so the hands need {left}</source>
        <translation>
            <numerusform>les mains ont %n carte en tout ({sizes}), le jeu de cartes {deck}&#x202f;: {envelope} pour l’enveloppe, {face_up} face visible, {pool} dans la réserve&#x202f;; il faut donc {left} cartes en main</numerusform>
            <numerusform>les mains ont %n cartes en tout ({sizes}), le jeu de cartes {deck}&#x202f;: {envelope} pour l’enveloppe, {face_up} face visible, {pool} dans la réserve&#x202f;; il faut donc {left} cartes en main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the hands have %n card(s) together ({sizes}), the deck has {deck}: {envelope} for the envelope, {face_up} face up, {pool} in the pool; that is already too many</source>
        <translation>
            <numerusform>les mains ont %n carte en tout ({sizes}), le jeu de cartes {deck}&#x202f;: {envelope} pour l’enveloppe, {face_up} face visible, {pool} dans la réserve&#x202f;; c’est déjà trop</numerusform>
            <numerusform>les mains ont %n cartes en tout ({sizes}), le jeu de cartes {deck}&#x202f;: {envelope} pour l’enveloppe, {face_up} face visible, {pool} dans la réserve&#x202f;; c’est déjà trop</numerusform>
        </translation>
    </message>
    <message>
        <source>the journal is closed</source>
        <translation>le journal est fermé</translation>
    </message>
    <message>
        <source>the leftover card</source>
        <translation>la carte restante</translation>
    </message>
    <message>
        <source>the murder room</source>
        <translation>la pièce du crime</translation>
    </message>
    <message>
        <source>the name of this field contains half a surrogate pair, which is not a character</source>
        <translation>le nom de ce champ contient une moitié de paire de substitution, qui n’est pas un caractère</translation>
    </message>
    <message>
        <source>the note was about {card:the}, not {old:the}</source>
        <translation>la note concernait {card:the}, pas {old:the}</translation>
    </message>
    <message>
        <source>the note was about {holder}, not {old}</source>
        <comment>holder, old: Bob, you, the envelope, …</comment>
        <translation>la note concernait {holder}, pas {old}</translation>
    </message>
    <message>
        <source>the pool</source>
        <translation>la réserve</translation>
    </message>
    <message numerus="yes">
        <source>the pool has %n card(s), and only {cards} can be among them, so {so}</source>
        <translation>
            <numerusform>la réserve a %n carte, et seule une parmi {cards} peut en faire partie, donc {so}</numerusform>
            <numerusform>la réserve a %n cartes, et il n’y a que {cards} qui puissent en faire partie, donc {so}</numerusform>
        </translation>
    </message>
    <message>
        <source>the room {letter} ({name}) has no square in the grid; draw it</source>
        <translation>la pièce {letter} ({name}) n’a pas de case dans la grille&#x202f;; dessinez-la</translation>
    </message>
    <message numerus="yes">
        <source>the row has %n square(s); the first row has {width}, and all must have as many</source>
        <translation>
            <numerusform>la ligne a %n case&#x202f;; la première en a {width}, et toutes doivent en avoir autant</numerusform>
            <numerusform>la ligne a %n cases&#x202f;; la première en a {width}, et toutes doivent en avoir autant</numerusform>
        </translation>
    </message>
    <message>
        <source>the row has {number} squares; at most {most} are allowed</source>
        <translation>la ligne a {number} cases&#x202f;; {most} au plus sont permises</translation>
    </message>
    <message>
        <source>the rules do not allow this accusation here: {answer}</source>
        <translation>les règles n’autorisent pas cette accusation ici&#x202f;: {answer}</translation>
    </message>
    <message>
        <source>the set-up</source>
        <translation>la mise en place</translation>
    </message>
    <message>
        <source>the set-up contradicts itself</source>
        <translation>la mise en place se contredit</translation>
    </message>
    <message>
        <source>the set-up is wrong: {parts}</source>
        <translation>la mise en place est fausse&#x202f;: {parts}</translation>
    </message>
    <message>
        <source>the sizes of the hands</source>
        <translation>la taille des mains</translation>
    </message>
    <message>
        <source>the square [{row}, {column}] is not a corridor square of this board</source>
        <translation>la case [{row}, {column}] n’est pas un couloir de ce plateau</translation>
    </message>
    <message>
        <source>the start {start} appears twice (first at {place}); draw it once</source>
        <translation>le départ {start} existe deux fois (d’abord à {place})&#x202f;; dessinez-le une fois</translation>
    </message>
    <message>
        <source>the start {start} has no start {before} before it; number them from 1</source>
        <translation>il y a un départ {start} mais pas de départ {before}&#x202f;; numérotez à partir de 1</translation>
    </message>
    <message>
        <source>their own cards</source>
        <comment>somebody suggests; their: of one player, man or woman</comment>
        <translation>ses propres cartes</translation>
    </message>
    <message>
        <source>their own rooms</source>
        <comment>somebody suggests; their: of one player, man or woman</comment>
        <translation>ses propres pièces</translation>
    </message>
    <message>
        <source>their own suspects</source>
        <comment>somebody suggests; their: of one player, man or woman</comment>
        <translation>ses propres suspects</translation>
    </message>
    <message>
        <source>their own weapons</source>
        <comment>somebody suggests; their: of one player, man or woman</comment>
        <translation>ses propres armes</translation>
    </message>
    <message>
        <source>then you look at a leftover card</source>
        <translation>vous regardez alors une carte restante</translation>
    </message>
    <message>
        <source>there is nothing to redo</source>
        <translation>il n’y a rien à rétablir</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>il n’y a rien à annuler</translation>
    </message>
    <message>
        <source>third best for you ({score} {unit})</source>
        <comment>a place to go to</comment>
        <translation>troisième choix pour vous ({score} {unit})</translation>
    </message>
    <message>
        <source>this deck is for {fewest} to {most} players here, not {number}</source>
        <translation>ce jeu de cartes convient ici à {fewest} à {most} joueurs, pas {number}</translation>
    </message>
    <message>
        <source>this entry</source>
        <translation>cette saisie</translation>
    </message>
    <message>
        <source>this is a second grid; a board has only one, which begins at {place}</source>
        <translation>c’est une deuxième grille&#x202f;; un plateau n’en a qu’une, qui commence à {place}</translation>
    </message>
    <message>
        <source>this policy waits until it is surer</source>
        <translation>cette stratégie attend d’en être plus sûre</translation>
    </message>
    <message>
        <source>three</source>
        <comment>words to type, with spaces between: Bob has three of these</comment>
        <translation>trois</translation>
    </message>
    <message>
        <source>three quarters</source>
        <translation>trois quarts</translation>
    </message>
    <message>
        <source>today {time}</source>
        <comment>when a game was last changed</comment>
        <translation>aujourd’hui {time}</translation>
    </message>
    <message>
        <source>too far for this turn</source>
        <translation>trop loin pour ce tour</translation>
    </message>
    <message numerus="yes">
        <source>too far for this turn, about {turns:.1f} turns away</source>
        <translation>
            <numerusform>trop loin pour ce tour, à environ {turns:.1f} tour</numerusform>
            <numerusform>trop loin pour ce tour, à environ {turns:.1f} tours</numerusform>
        </translation>
    </message>
    <message>
        <source>towards {room}</source>
        <translation>vers {room}</translation>
    </message>
    <message>
        <source>turns to a room still in question</source>
        <comment>what a score of a place counts</comment>
        <translation>tours vers une pièce non située</translation>
    </message>
    <message>
        <source>turns, minus the bits learned</source>
        <comment>what a score of a place counts</comment>
        <translation>tours, moins les bits</translation>
    </message>
    <message>
        <source>two</source>
        <comment>words to type, with spaces between: Bob has two of the Rope, the Hall, the Study</comment>
        <translation>deux</translation>
    </message>
    <message>
        <source>two</source>
        <comment>of dice</comment>
        <translation>deux</translation>
    </message>
    <message>
        <source>two players are called {name}; rename one of them</source>
        <translation>deux joueurs s’appellent {name}&#x202f;; renommez l’un d’eux</translation>
    </message>
    <message>
        <source>two rooms are called {name} (first at {place})</source>
        <translation>deux pièces s’appellent {name} (d’abord à {place})</translation>
    </message>
    <message>
        <source>two rooms have the letter {letter} (first at {place})</source>
        <translation>deux pièces ont la lettre {letter} (d’abord à {place})</translation>
    </message>
    <message>
        <source>two thirds</source>
        <translation>deux tiers</translation>
    </message>
    <message>
        <source>unfolded</source>
        <translation>déplié</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>a cell of the sheet</comment>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>waits until an accusation is at least that likely to be right</source>
        <translation>attend que l’accusation ait au moins autant de chances d’être juste</translation>
    </message>
    <message>
        <source>walk to {place}</source>
        <comment>place: a square 5 steps from the Study’s door</comment>
        <translation>avancez vers la case {place}</translation>
    </message>
    <message>
        <source>was picked at random</source>
        <comment>a card shown to me</comment>
        <translation>a été tirée au hasard</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>arme</translation>
    </message>
    <message>
        <source>weapons</source>
        <comment>somebody likes to show</comment>
        <translation>des armes</translation>
    </message>
    <message>
        <source>weighs what stays unknown against the way to the likely rooms</source>
        <translation>met en balance ce qui reste inconnu et le trajet vers les pièces probables</translation>
    </message>
    <message>
        <source>what happened</source>
        <translation>ce qui s’est passé</translation>
    </message>
    <message>
        <source>who accuses</source>
        <translation>qui accuse</translation>
    </message>
    <message>
        <source>who shows</source>
        <translation>qui montre</translation>
    </message>
    <message>
        <source>who shows what</source>
        <translation>qui montre quoi</translation>
    </message>
    <message>
        <source>who suggests</source>
        <translation>qui fait l’hypothèse</translation>
    </message>
    <message>
        <source>whose card</source>
        <translation>la carte de qui</translation>
    </message>
    <message>
        <source>with a board each player needs a token, and this deck has only one suspect</source>
        <translation>avec un plateau, chaque joueur a besoin d’un pion, et ce jeu n’a qu’un suspect</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>avec aide</translation>
    </message>
    <message>
        <source>with you</source>
        <comment>where a card is</comment>
        <translation>chez vous</translation>
    </message>
    <message>
        <source>with {who}</source>
        <comment>where a card is</comment>
        <translation>chez {who}</translation>
    </message>
    <message>
        <source>write a door as: door ROOM ROW COLUMN DIRECTION SET ..., as in: door K 7 4 N classic</source>
        <translation>une porte s’écrit&#x202f;: door PIÈCE LIGNE COLONNE DIRECTION JEU ..., par exemple&#x202f;: door K 7 4 N classic</translation>
    </message>
    <message>
        <source>write a room as: room LETTER NAME, as in: room K Kitchen</source>
        <translation>une pièce s’écrit&#x202f;: room LETTRE NOM, par exemple&#x202f;: room K Kitchen</translation>
    </message>
    <message>
        <source>wrong</source>
        <comment>the accusation was wrong</comment>
        <translation>faux</translation>
    </message>
    <message>
        <source>wrong false</source>
        <comment>words to type, with spaces between: it was wrong</comment>
        <translation>faux fausse tort</translation>
    </message>
    <message>
        <source>wrong, cards not heard</source>
        <translation>faux&#x202f;; cartes non entendues</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>you</source>
        <comment>below my own name</comment>
        <translation>vous</translation>
    </message>
    <message>
        <source>you</source>
        <comment>who has a card</comment>
        <translation>vous</translation>
    </message>
    <message>
        <source>you are out</source>
        <comment>below my own name</comment>
        <translation>vous êtes hors jeu</translation>
    </message>
    <message>
        <source>you cannot go there without a roll: {answer}</source>
        <translation>vous ne pouvez pas y aller sans lancer&#x202f;: {answer}</translation>
    </message>
    <message>
        <source>you did not pass</source>
        <translation>vous n’avez pas passé</translation>
    </message>
    <message>
        <source>you did not show a card</source>
        <translation>vous n’avez pas montré de carte</translation>
    </message>
    <message>
        <source>you do not have {cards}</source>
        <translation>vous n’avez ni {cards}</translation>
    </message>
    <message>
        <source>you do not have {card}</source>
        <translation>vous n’avez pas {card}</translation>
    </message>
    <message>
        <source>you do not hold {cards}</source>
        <translation>vous n’avez ni {cards}</translation>
    </message>
    <message>
        <source>you do not hold {card}</source>
        <translation>vous n’avez pas {card}</translation>
    </message>
    <message numerus="yes">
        <source>you have %n card(s), and only {cards} can be among them, so {so}</source>
        <translation>
            <numerusform>vous avez %n carte, et seule une parmi {cards} peut en faire partie, donc {so}</numerusform>
            <numerusform>vous avez %n cartes, et il n’y a que {cards} qui puissent en faire partie, donc {so}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have at least %n of {cards}</source>
        <translation>
            <numerusform>vous avez au moins %n carte parmi {cards}</numerusform>
            <numerusform>vous avez au moins %n cartes parmi {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>you have left</source>
        <comment>below my own name</comment>
        <translation>vous êtes parti</translation>
    </message>
    <message>
        <source>you have nothing to decide now, so {answer} is no answer</source>
        <translation>vous n’avez rien à décider maintenant, donc {answer} n’est pas une réponse</translation>
    </message>
    <message>
        <source>you have to leave the room first</source>
        <translation>il faut d’abord sortir de la pièce</translation>
    </message>
    <message>
        <source>you have {cards}</source>
        <translation>vous avez {cards}</translation>
    </message>
    <message>
        <source>you have {card}</source>
        <translation>vous avez {card}</translation>
    </message>
    <message>
        <source>you hold {cards}</source>
        <translation>vous avez {cards}</translation>
    </message>
    <message>
        <source>you hold {cards} yourself</source>
        <comment>cards: one card, or a list</comment>
        <translation>vous avez {cards} en main</translation>
    </message>
    <message>
        <source>you noted that {fact} ({entries})</source>
        <translation>vous avez noté ({entries})&#x202f;: {fact}</translation>
    </message>
    <message>
        <source>you noted that {fact} ({entries}), so {so}</source>
        <translation>vous avez noté ({entries})&#x202f;: {fact}, donc {so}</translation>
    </message>
    <message>
        <source>you overlooked {cards} ({entries})</source>
        <translation>vous avez oublié {cards} ({entries})</translation>
    </message>
    <message>
        <source>you passed</source>
        <translation>vous avez passé</translation>
    </message>
    <message>
        <source>you passed {passes}</source>
        <comment>you passed on the Rope and the Hall (entry 3) and on …</comment>
        <translation>vous avez passé {passes}</translation>
    </message>
    <message>
        <source>you see {card}</source>
        <comment>a leftover card</comment>
        <translation>vous voyez {card}</translation>
    </message>
    <message>
        <source>you showed a card</source>
        <translation>vous avez montré une carte</translation>
    </message>
    <message>
        <source>you showed a card in {entries}, and all your other cards are known, so {so}</source>
        <translation>vous avez montré une carte ({entries}), et toutes vos autres cartes sont connues, donc {so}</translation>
    </message>
    <message>
        <source>you showed a card, not {other}</source>
        <translation>c’est vous qui avez montré une carte, pas {other}</translation>
    </message>
    <message>
        <source>you showed a different card in each of entries {numbers}, and all your other cards are known, so {so}</source>
        <translation>vous avez montré une carte différente à chacune des saisies {numbers}, et toutes vos autres cartes sont connues, donc {so}</translation>
    </message>
    <message>
        <source>you showed {card:the}, not {old:the}</source>
        <translation>vous avez montré {card:the}, pas {old:the}</translation>
    </message>
    <message>
        <source>you showed {cards} ({entries})</source>
        <translation>vous avez montré {cards} ({entries})</translation>
    </message>
    <message>
        <source>you showed {cards} ({entries}), and it was not {others}, so {so}</source>
        <translation>vous avez montré {cards} ({entries}), et ce n’était pas {others}, donc {so}</translation>
    </message>
    <message>
        <source>you suggested it, not {other}</source>
        <translation>c’est vous qui avez fait l’hypothèse, pas {other}</translation>
    </message>
    <message>
        <source>you will be {later} sure after your next suggestion</source>
        <comment>if you do not accuse now</comment>
        <translation>après votre prochaine hypothèse, vous serez sûr à {later}</translation>
    </message>
    <message>
        <source>you would learn nothing new</source>
        <comment>from a suggestion</comment>
        <translation>vous n’apprendriez rien de nouveau</translation>
    </message>
    <message>
        <source>your accusation was right ({entries}): {fact}</source>
        <translation>votre accusation était juste ({entries})&#x202f;: {fact}</translation>
    </message>
    <message>
        <source>your cross</source>
        <translation>votre croix</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>votre main</translation>
    </message>
    <message>
        <source>your marks</source>
        <comment>beside a tick: a mark on one&apos;s own sheet</comment>
        <translation>vos marques</translation>
    </message>
    <message>
        <source>your position on the board is unknown</source>
        <translation>votre position sur le plateau est inconnue</translation>
    </message>
    <message>
        <source>your question mark</source>
        <translation>votre point d’interrogation</translation>
    </message>
    <message>
        <source>your tick</source>
        <translation>votre coche</translation>
    </message>
    <message>
        <source>you’re out. Just answer when asked</source>
        <translation>vous êtes éliminé. Répondez seulement quand on vous demande</translation>
    </message>
    <message>
        <source>{advantage}, but {drawbacks}</source>
        <comment>more to learn, but too far for this turn</comment>
        <translation>{advantage}, mais {drawbacks}</translation>
    </message>
    <message>
        <source>{after} solutions left</source>
        <translation>{after} solutions</translation>
    </message>
    <message>
        <source>{answers}</source>
        <comment>what every player shows: Bob shows the Rope and Cid shows the Hall</comment>
        <translation>{answers}</translation>
    </message>
    <message>
        <source>{answer} cannot be shown, only {cards}</source>
        <translation>{answer} ne peut pas être montré, seulement {cards}</translation>
    </message>
    <message>
        <source>{answer} is not one of {choices}</source>
        <translation>{answer} ne figure pas parmi&#x202f;: {choices}</translation>
    </message>
    <message>
        <source>{before} → {after} solutions left</source>
        <translation>{before} → {after} solutions</translation>
    </message>
    <message>
        <source>{best}, not {mine}</source>
        <comment>shares that suggestions rule out: 59%, not 17%</comment>
        <translation>{best}, pas {mine}</translation>
    </message>
    <message>
        <source>{bits:.2f} bits</source>
        <translation>{bits:.2f} bits</translation>
    </message>
    <message>
        <source>{bits} bits of information on average; {left} stay open</source>
        <translation>{bits} bits d’information en moyenne&#x202f;; il en reste {left}</translation>
    </message>
    <message>
        <source>{bits} bits open: about as many well-chosen yes-or-no questions would do</source>
        <translation>{bits} bits restants&#x202f;: à peu près autant de questions par oui ou non bien choisies suffiraient</translation>
    </message>
    <message>
        <source>{bits} {error} bits of information on average; {left} stay open</source>
        <comment>error: ± 0.002</comment>
        <translation>{bits} {error} bits d’information en moyenne&#x202f;; il en reste {left}</translation>
    </message>
    <message>
        <source>{caption}: {value}</source>
        <translation>{caption}&#x202f;: {value}</translation>
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
        <translation>on a nommé {card:the}, pas {old:the}</translation>
    </message>
    <message>
        <source>{card:the}: leaves {who} {bits:.2f} bits of the envelope open</source>
        <translation>{card:the}&#x202f;: {who} a encore {bits:.2f} bits de l’enveloppe à découvrir</translation>
    </message>
    <message>
        <source>{card:the}: leaves {who} {bits:.2f} bits of the envelope open; one other player has seen it</source>
        <translation>{card:the}&#x202f;: {who} a encore {bits:.2f} bits de l’enveloppe à découvrir&#x202f;; un autre joueur l’a vue</translation>
    </message>
    <message>
        <source>{card:the}: leaves {who} {bits:.2f} bits of the envelope open; {number} other players have seen it</source>
        <translation>{card:the}&#x202f;: {who} a encore {bits:.2f} bits de l’enveloppe à découvrir&#x202f;; {number} autres joueurs l’ont vue</translation>
    </message>
    <message>
        <source>{card:the}: you have shown it to {who} before</source>
        <translation>{card:the}&#x202f;: vous l’avez déjà montrée à {who}</translation>
    </message>
    <message>
        <source>{cards} are face up</source>
        <translation>{cards} sont face visible</translation>
    </message>
    <message>
        <source>{cards} are in the envelope</source>
        <translation>{cards} sont dans l’enveloppe</translation>
    </message>
    <message>
        <source>{cards} are in the pool</source>
        <translation>{cards} sont dans la réserve</translation>
    </message>
    <message>
        <source>{cards} are not the solution ({entries}), and {premise}, so {so}</source>
        <translation>{cards} ne sont pas la solution ({entries}), et {premise}, donc {so}</translation>
    </message>
    <message>
        <source>{cards} can only be {places}, and leave no room for others, so {so}</source>
        <translation>{cards} ne peuvent être que {places}, et n’y laissent plus de place, donc {so}</translation>
    </message>
    <message>
        <source>{cards} may be in the envelope</source>
        <comment>cards: the Rope (12%) and the Hall (49%)</comment>
        <translation>peut-être dans l’enveloppe&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>{cards}: {percent}</source>
        <comment>a hand, and how likely it is</comment>
        <translation>{cards}&#x202f;: {percent}</translation>
    </message>
    <message>
        <source>{cards}: {why}</source>
        <comment>of an accusation of these cards</comment>
        <translation>{cards}&#x202f;: {why}</translation>
    </message>
    <message>
        <source>{card} ({times} times)</source>
        <translation>{card} ({times} fois)</translation>
    </message>
    <message>
        <source>{card} appears twice; give one suspect, one weapon and one room</source>
        <translation>{card} figure deux fois&#x202f;; il faut un suspect, une arme et une pièce</translation>
    </message>
    <message>
        <source>{card} appears twice; name it once</source>
        <translation>{card} figure deux fois&#x202f;; une seule suffit</translation>
    </message>
    <message>
        <source>{card} can be nowhere else, so {so}</source>
        <translation>{card} ne peut être nulle part ailleurs, donc {so}</translation>
    </message>
    <message>
        <source>{card} is a room, and so is {other}; give one suspect, one weapon and one room</source>
        <translation>{card} est une pièce, et {other} aussi&#x202f;; il faut un suspect, une arme et une pièce</translation>
    </message>
    <message>
        <source>{card} is a room; a token must be a suspect</source>
        <translation>{card} est une pièce&#x202f;; un pion doit être un suspect</translation>
    </message>
    <message>
        <source>{card} is a suspect, and so is {other}; give one suspect, one weapon and one room</source>
        <translation>{card} est un suspect, et {other} aussi&#x202f;; il faut un suspect, une arme et une pièce</translation>
    </message>
    <message>
        <source>{card} is a suspect; a move leads to a room</source>
        <translation>{card} est un suspect&#x202f;; un déplacement mène à une pièce</translation>
    </message>
    <message>
        <source>{card} is a weapon, and so is {other}; give one suspect, one weapon and one room</source>
        <translation>{card} est une arme, et {other} aussi&#x202f;; il faut un suspect, une arme et une pièce</translation>
    </message>
    <message>
        <source>{card} is a weapon; a move leads to a room</source>
        <translation>{card} est une arme&#x202f;; un déplacement mène à une pièce</translation>
    </message>
    <message>
        <source>{card} is a weapon; a token must be a suspect</source>
        <translation>{card} est une arme&#x202f;; un pion doit être un suspect</translation>
    </message>
    <message>
        <source>{card} is also face up; a card can only be in one place</source>
        <translation>{card} est aussi face visible&#x202f;; une carte ne peut être qu’à un seul endroit</translation>
    </message>
    <message>
        <source>{card} is certainly face up. Click to see why.</source>
        <translation>{card} est certainement face visible. Cliquez pour voir pourquoi.</translation>
    </message>
    <message>
        <source>{card} is certainly in the envelope. Click to see why.</source>
        <translation>{card} est certainement dans l’enveloppe. Cliquez pour voir pourquoi.</translation>
    </message>
    <message>
        <source>{card} is certainly in the pool. Click to see why.</source>
        <translation>{card} est certainement dans la réserve. Cliquez pour voir pourquoi.</translation>
    </message>
    <message>
        <source>{card} is certainly not face up. Click to see why.</source>
        <translation>{card} n’est certainement pas face visible. Cliquez pour voir pourquoi.</translation>
    </message>
    <message>
        <source>{card} is certainly not in the envelope. Click to see why.</source>
        <translation>{card} n’est certainement pas dans l’enveloppe. Cliquez pour voir pourquoi.</translation>
    </message>
    <message>
        <source>{card} is certainly not in the pool. Click to see why.</source>
        <translation>{card} n’est certainement pas dans la réserve. Cliquez pour voir pourquoi.</translation>
    </message>
    <message>
        <source>{card} is face up</source>
        <translation>{card} est face visible</translation>
    </message>
    <message>
        <source>{card} is face up: {percent}. Click to see what is known.</source>
        <translation>{card} est face visible&#x202f;: {percent}. Cliquez pour voir ce qu’on en sait.</translation>
    </message>
    <message>
        <source>{card} is in the envelope</source>
        <translation>{card} est dans l’enveloppe</translation>
    </message>
    <message>
        <source>{card} is in the envelope: {percent}. Click to see what is known.</source>
        <translation>{card} est dans l’enveloppe&#x202f;: {percent}. Cliquez pour voir ce qu’on en sait.</translation>
    </message>
    <message>
        <source>{card} is in the other pile</source>
        <translation>{card} est dans l’autre pile</translation>
    </message>
    <message>
        <source>{card} is in the pool</source>
        <translation>{card} est dans la réserve</translation>
    </message>
    <message>
        <source>{card} is in the pool: {percent}. Click to see what is known.</source>
        <translation>{card} est dans la réserve&#x202f;: {percent}. Cliquez pour voir ce qu’on en sait.</translation>
    </message>
    <message>
        <source>{card} is in your hand</source>
        <translation>{card} est dans votre main</translation>
    </message>
    <message>
        <source>{card} is not face up</source>
        <translation>{card} n’est pas face visible</translation>
    </message>
    <message>
        <source>{card} is not in the envelope</source>
        <translation>{card} n’est pas dans l’enveloppe</translation>
    </message>
    <message>
        <source>{card} is not in the pool</source>
        <translation>{card} n’est pas dans la réserve</translation>
    </message>
    <message>
        <source>{card} is not one of the three cards of the suggestion ({cards})</source>
        <translation>{card} n’est pas l’une des trois cartes de l’hypothèse ({cards})</translation>
    </message>
    <message>
        <source>{card} is the token of two players; give each their own</source>
        <translation>{card} est le pion de deux joueurs&#x202f;; donnez le sien à chacun</translation>
    </message>
    <message>
        <source>{card} tells the least.</source>
        <translation>La moins révélatrice&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>{card} was moved here from {pile}.</source>
        <translation>{card}&#x202f;: carte déplacée ici depuis «&#x202f;{pile}&#x202f;».</translation>
    </message>
    <message>
        <source>{card} would reveal less</source>
        <translation>{card} en dirait moins</translation>
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
        <translation>{card}, {holder}&#x202f;: {said}</translation>
    </message>
    <message>
        <source>{card}, {who}</source>
        <comment>a cell of the sheet</comment>
        <translation>{card}, {who}</translation>
    </message>
    <message>
        <source>{card}: certainly in the envelope</source>
        <translation>{card}&#x202f;: certainement dans l’enveloppe</translation>
    </message>
    <message>
        <source>{card}: certainly not in the envelope</source>
        <translation>{card}&#x202f;: certainement pas dans l’enveloppe</translation>
    </message>
    <message>
        <source>{card}: {pile}</source>
        <comment>where a card is</comment>
        <translation>{card}&#x202f;: {pile}</translation>
    </message>
    <message>
        <source>{card}: {share} in the envelope</source>
        <translation>{card}&#x202f;: {share} dans l’enveloppe</translation>
    </message>
    <message>
        <source>{card}: {share} in the envelope, with a standard error of {error}</source>
        <translation>{card}&#x202f;: {share} dans l’enveloppe, avec une erreur type de {error}</translation>
    </message>
    <message>
        <source>{card}: {told}</source>
        <comment>told: whether somebody has seen the card</comment>
        <translation>{card}&#x202f;: {told}</translation>
    </message>
    <message>
        <source>{category}, one per line</source>
        <comment>{category}: Suspects, Weapons or Rooms</comment>
        <translation>{category}, un par ligne</translation>
    </message>
    <message>
        <source>{cell}: {answer}</source>
        <comment>cell: a card, a holder and an engine</comment>
        <translation>{cell}&#x202f;: {answer}</translation>
    </message>
    <message>
        <source>{cell}: {share} after entry {number}</source>
        <translation>{cell}&#x202f;: {share} après la saisie {number}</translation>
    </message>
    <message>
        <source>{cell}: {share} before the first entry</source>
        <translation>{cell}&#x202f;: {share} avant la première saisie</translation>
    </message>
    <message>
        <source>{change}.
Entry {number} would be
{line}</source>
        <translation>{change}.
La saisie {number} serait
{line}</translation>
    </message>
    <message>
        <source>{choice}: {what}</source>
        <comment>a choice, and what it does</comment>
        <translation>{choice}&#x202f;: {what}</translation>
    </message>
    <message>
        <source>{claim}: {after} rather than {before}, by {entries}</source>
        <translation>{claim}&#x202f;: {after} au lieu de {before} ({entries})</translation>
    </message>
    <message>
        <source>{clause:capital}.</source>
        <translation>{clause:capital}.</translation>
    </message>
    <message>
        <source>{clause} in entry {number}</source>
        <comment>clause: Bob showed the Rope</comment>
        <translation>{clause} à la saisie {number}</translation>
    </message>
    <message>
        <source>{conditions}, or {another}</source>
        <comment>if Bob passes, or if …</comment>
        <translation>{conditions}, ou {another}</translation>
    </message>
    <message>
        <source>{conditions}, {so}</source>
        <comment>conditions: if Bob passes, or if Cid shows a card</comment>
        <translation>{conditions}, {so}</translation>
    </message>
    <message>
        <source>{contradiction} Correct that first.</source>
        <comment>contradiction: a sentence</comment>
        <translation>{contradiction} Corrigez d’abord cela.</translation>
    </message>
    <message>
        <source>{contradiction} No deal fits, so there is nothing to compare.</source>
        <comment>contradiction: a sentence</comment>
        <translation>{contradiction} Aucune donne ne convient&#x202f;: rien à comparer.</translation>
    </message>
    <message>
        <source>{contradiction} So no hand is possible.</source>
        <comment>contradiction: a sentence</comment>
        <translation>{contradiction} Donc aucune main n’est possible.</translation>
    </message>
    <message>
        <source>{contradiction} So nothing can be explained.</source>
        <comment>contradiction: a sentence</comment>
        <translation>{contradiction} On ne peut donc rien expliquer.</translation>
    </message>
    <message>
        <source>{contradiction}. Press Enter to enter it anyway.</source>
        <translation>{contradiction}. Appuyez sur Entrée pour la saisir quand même.</translation>
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
        <translation>{count} donnes</translation>
    </message>
    <message>
        <source>{count} seconds</source>
        <translation>{count} secondes</translation>
    </message>
    <message>
        <source>{count} steps</source>
        <translation>{count} étapes</translation>
    </message>
    <message>
        <source>{danger} chance that someone else wins first</source>
        <comment>if you do not accuse now</comment>
        <translation>{danger} de risque que quelqu’un d’autre gagne avant</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation>{date}, {time}</translation>
    </message>
    <message>
        <source>{deals} (usual)</source>
        <translation>{deals} (habituel)</translation>
    </message>
    <message>
        <source>{engine} is still computing.</source>
        <translation>{engine} calcule encore.</translation>
    </message>
    <message>
        <source>{engine} is still computing. These are the previous numbers.</source>
        <translation>{engine} calcule encore. Ces nombres sont les précédents.</translation>
    </message>
    <message>
        <source>{engine}, up to ±{error}</source>
        <translation>{engine}, jusqu’à ±{error}</translation>
    </message>
    <message>
        <source>{engine}: {method}. It took {ms} ms.</source>
        <translation>{engine}&#x202f;: {method}. Cela a pris {ms} ms.</translation>
    </message>
    <message>
        <source>{entry} (set aside)</source>
        <translation>{entry} (mise de côté)</translation>
    </message>
    <message>
        <source>{face_up} cards face up and {pool} in the pool: neither number can be negative</source>
        <translation>{face_up} cartes face visible et {pool} dans la réserve&#x202f;: aucun des deux nombres ne peut être négatif</translation>
    </message>
    <message>
        <source>{fact}, but {other}</source>
        <translation>{fact}, mais {other}</translation>
    </message>
    <message>
        <source>{file} cannot be opened</source>
        <translation>{file} ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>{file} has changes that were not saved</source>
        <translation>{file} a des modifications non enregistrées</translation>
    </message>
    <message>
        <source>{file} is open in another window</source>
        <translation>{file} est ouvert dans une autre fenêtre</translation>
    </message>
    <message>
        <source>{file} may be open on another computer ({host})</source>
        <translation>{file} est peut-être ouvert sur un autre ordinateur ({host})</translation>
    </message>
    <message>
        <source>{file} was changed by another program</source>
        <translation>{file} a été modifié par un autre programme</translation>
    </message>
    <message>
        <source>{file}: {where}</source>
        <translation>{file}&#x202f;: {where}</translation>
    </message>
    <message numerus="yes">
        <source>{first} and %n more</source>
        <comment>first: delete Ann&apos;s suggestion</comment>
        <translation>
            <numerusform>{first} et %n autre</numerusform>
            <numerusform>{first} et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>rolls of dice</comment>
        <translation>{first} à {last}</translation>
    </message>
    <message numerus="yes">
        <source>{found} of %n game(s)</source>
        <translation>
            <numerusform>{found} sur %n partie</numerusform>
            <numerusform>{found} sur %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} – kept automatically – Deerstalker</source>
        <translation>{game} – gardée automatiquement – Deerstalker</translation>
    </message>
    <message>
        <source>{going} and suggest {cards}</source>
        <comment>going: go to the Hall; cards: Mrs White with the Rope</comment>
        <translation>{going} et soupçonnez {cards}</translation>
    </message>
    <message>
        <source>{going} to accuse {cards}</source>
        <comment>going: go to the Hall; cards: Mrs White with the Rope …</comment>
        <translation>{going} pour accuser {cards}</translation>
    </message>
    <message>
        <source>{going} to suggest {cards}</source>
        <comment>going: head for the Hall; cards: Mrs White with the Rope</comment>
        <translation>{going} pour soupçonner {cards}</translation>
    </message>
    <message>
        <source>{going}, on the way to {room:the}</source>
        <comment>going: take the passage to the Lounge</comment>
        <translation>{going}, en chemin vers {room:the}</translation>
    </message>
    <message>
        <source>{hands} hands are possible, none likelier than {percent}.</source>
        <translation>{hands} mains sont possibles, aucune n’est plus probable que {percent}.</translation>
    </message>
    <message>
        <source>{hands} hands are possible, none likelier than {percent}; here are the {shown} likeliest.</source>
        <translation>{hands} mains sont possibles, aucune ne dépasse {percent}&#x202f;; voici les {shown} plus probables.</translation>
    </message>
    <message>
        <source>{hands} hands are possible.</source>
        <translation>{hands} mains sont possibles.</translation>
    </message>
    <message>
        <source>{hands} hands are possible; here are the {shown} likeliest.</source>
        <translation>{hands} mains sont possibles&#x202f;; voici les {shown} plus probables.</translation>
    </message>
    <message>
        <source>{heading}. You: {mine}. Best: {best}.</source>
        <translation>{heading}. Vous&#x202f;: {mine}. Idéal&#x202f;: {best}.</translation>
    </message>
    <message>
        <source>{hint} – or type on: {word}</source>
        <translation>{hint} – ou continuez à taper&#x202f;: {word}</translation>
    </message>
    <message>
        <source>{holder}: {cards}</source>
        <translation>{holder}&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>{hunches} – remove</source>
        <comment>hunches: Hunches included: 2, refuted: 1</comment>
        <translation>{hunches} – retirer</translation>
    </message>
    <message>
        <source>{hunches}, refuted: {n}</source>
        <comment>hunches: Hunches included: 2</comment>
        <translation>{hunches}, réfutées&#x202f;: {n}</translation>
    </message>
    <message>
        <source>{known} of {size}</source>
        <comment>cards of a hand that are known</comment>
        <translation>{known} sur {size}</translation>
    </message>
    <message>
        <source>{legend} Frame: where the card turned out to be.</source>
        <translation>{legend} Cadre&#x202f;: où la carte était en fait.</translation>
    </message>
    <message>
        <source>{letter} can’t stand for a room; use one letter, but not {centre} (the centre)</source>
        <translation>{letter} ne peut pas désigner une pièce&#x202f;; donnez une lettre, sauf {centre} (le centre)</translation>
    </message>
    <message>
        <source>{letter}: {who} showed {cards} ({entries}).</source>
        <comment>cards: the Rope or the Hall</comment>
        <translation>{letter}&#x202f;: {who} a montré {cards} ({entries}).</translation>
    </message>
    <message>
        <source>{loss} Everything before it is here.</source>
        <translation>{loss} Tout ce qui précède est là.</translation>
    </message>
    <message>
        <source>{mark}, open</source>
        <comment>a mark on one&apos;s own sheet: may be true, does not follow</comment>
        <translation>{mark}&#x202f;: incertain</translation>
    </message>
    <message>
        <source>{mark}, proved</source>
        <comment>a mark on one&apos;s own sheet</comment>
        <translation>{mark}&#x202f;: prouvé</translation>
    </message>
    <message>
        <source>{mark}, wrong</source>
        <comment>a mark on one&apos;s own sheet</comment>
        <translation>{mark}&#x202f;: faux</translation>
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
        <translation>{n:,} donnes tirées en {populations} populations</translation>
    </message>
    <message>
        <source>{n:.3g} deals are too many to list</source>
        <translation>{n:.3g} donnes, c’est trop pour les énumérer</translation>
    </message>
    <message>
        <source>{names} are here</source>
        <translation>{names} sont ici</translation>
    </message>
    <message>
        <source>{names} is here</source>
        <translation>{names} est ici</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (vous)</translation>
    </message>
    <message>
        <source>{name} appears twice (first at {where}); name it once</source>
        <translation>{name} figure deux fois (d’abord&#x202f;: {where})&#x202f;; une seule suffit</translation>
    </message>
    <message>
        <source>{name} can’t be a board; name one that comes with the program, or a file beside the case</source>
        <translation>{name} ne peut pas être un plateau&#x202f;: il faut le nom d’un plateau fourni, ou d’un fichier à côté de la partie</translation>
    </message>
    <message>
        <source>{name} is too similar to {other}, another player; names must differ by a letter</source>
        <translation>{name} ressemble trop à {other}, un autre joueur&#x202f;; les noms doivent différer d’une lettre</translation>
    </message>
    <message>
        <source>{now} chance of being right; if wrong, you’re out</source>
        <comment>of an accusation</comment>
        <translation>{now} de chances d’avoir raison&#x202f;; sinon, vous êtes éliminé</translation>
    </message>
    <message>
        <source>{now} to win if you accuse now, {waiting} if you wait: {why}</source>
        <comment>why: …, as you will know …</comment>
        <translation>{now} de chances de gagner en accusant maintenant, {waiting} en attendant&#x202f;: {why}</translation>
    </message>
    <message>
        <source>{now}, then {then}</source>
        <comment>probabilities, now and later</comment>
        <translation>{now}, puis {then}</translation>
    </message>
    <message>
        <source>{number:.0f}%</source>
        <translation>{number:.0f}&#x202f;%</translation>
    </message>
    <message>
        <source>{number} decillion</source>
        <comment>10 to the power of 33</comment>
        <translation>{number} × 10³³</translation>
    </message>
    <message>
        <source>{number} more</source>
        <translation>{number} de plus</translation>
    </message>
    <message>
        <source>{number} nonillion</source>
        <comment>10 to the power of 30</comment>
        <translation>{number} × 10³⁰</translation>
    </message>
    <message>
        <source>{number} octillion</source>
        <comment>10 to the power of 27</comment>
        <translation>{number} × 10²⁷</translation>
    </message>
    <message>
        <source>{number} other answers</source>
        <comment>to a suggestion</comment>
        <translation>{number} autres réponses</translation>
    </message>
    <message>
        <source>{number} other players have seen it</source>
        <comment>a card</comment>
        <translation>{number} autres joueurs l’ont vue</translation>
    </message>
    <message>
        <source>{number} percent</source>
        <translation>{number} pour cent</translation>
    </message>
    <message>
        <source>{number} quadrillion</source>
        <comment>10 to the power of 15</comment>
        <translation>{number} × 10¹⁵</translation>
    </message>
    <message>
        <source>{number} quintillion</source>
        <comment>10 to the power of 18</comment>
        <translation>{number} × 10¹⁸</translation>
    </message>
    <message>
        <source>{number} septillion</source>
        <comment>10 to the power of 24</comment>
        <translation>{number} × 10²⁴</translation>
    </message>
    <message>
        <source>{number} sextillion</source>
        <comment>10 to the power of 21</comment>
        <translation>{number} × 10²¹</translation>
    </message>
    <message>
        <source>{number} trillion</source>
        <comment>10 to the power of 12</comment>
        <translation>{number} × 10¹²</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#x202f;%</translation>
    </message>
    <message>
        <source>{n} hands are too many to list</source>
        <translation>{n} mains, c’est trop pour les énumérer</translation>
    </message>
    <message>
        <source>{n} unreadable preferences were reset to their defaults: {names}.</source>
        <translation>{n} préférences illisibles ont repris leur valeur par défaut&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>{one} and {other} both name the room {letter} of the board; name a board that has both</source>
        <translation>{one} et {other} désignent la pièce {letter} du plateau&#x202f;; nommez un plateau qui a les deux</translation>
    </message>
    <message>
        <source>{path}: cannot be written: {reason}</source>
        <translation>{path}&#x202f;: écriture impossible&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>{path}: {reason}</source>
        <translation>{path}&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>{percent} (estimate, error unknown)</source>
        <translation>{percent} (estimation, erreur inconnue)</translation>
    </message>
    <message>
        <source>{percent} (standard error {error})</source>
        <translation>{percent} (erreur type {error})</translation>
    </message>
    <message>
        <source>{percent} as the cards say; moved by {entries}.</source>
        <comment>entries: entries 3 and 5</comment>
        <translation>{percent} selon les cartes&#x202f;; changement dû à&#x202f;: {entries}.</translation>
    </message>
    <message>
        <source>{percent} chance that no one can show a card</source>
        <translation>{percent} de chances que personne ne puisse montrer de carte</translation>
    </message>
    <message>
        <source>{percent} chance to get there this turn</source>
        <translation>{percent} de chances d’y arriver à ce tour</translation>
    </message>
    <message>
        <source>{percent} each</source>
        <translation>{percent} chacune</translation>
    </message>
    <message>
        <source>{percent} likely to be the murder room</source>
        <translation>pièce du crime&#x202f;: {percent}</translation>
    </message>
    <message>
        <source>{percent}, being updated</source>
        <translation>{percent}, en cours de mise à jour</translation>
    </message>
    <message numerus="yes">
        <source>{pile} already has %n card(s). Remove one first.</source>
        <translation>
            <numerusform>{pile}&#x202f;: déjà %n carte. Retirez-la d’abord.</numerusform>
            <numerusform>{pile}&#x202f;: déjà %n cartes. Retirez-en une d’abord.</numerusform>
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
        <translation>{place}&#x202f;: {finding}</translation>
    </message>
    <message>
        <source>{place}: {why}</source>
        <translation>{place}&#x202f;: {why}</translation>
    </message>
    <message>
        <source>{plain} as the cards say, {played} as people play, because of how they played:</source>
        <translation>{plain} selon les cartes, {played} selon le style de jeu, à cause de ces saisies&#x202f;:</translation>
    </message>
    <message>
        <source>{players} showed one each of {cards} ({entries}), so {so}</source>
        <translation>{players} ont montré chacun une carte parmi {cards} ({entries}), donc {so}</translation>
    </message>
    <message>
        <source>{players} showed one each of {cards} ({entries}), so {so}</source>
        <comment>one of the players is you</comment>
        <translation>{players} ont montré chacun une carte parmi {cards} ({entries}), donc {so}</translation>
    </message>
    <message>
        <source>{player} (like {known})</source>
        <translation>{player} (comme {known})</translation>
    </message>
    <message>
        <source>{player} (you)</source>
        <translation>{player} (vous)</translation>
    </message>
    <message>
        <source>{player} ({plays})</source>
        <comment>plays: how good a rival is</comment>
        <translation>{player} ({plays})</translation>
    </message>
    <message>
        <source>{player} begins</source>
        <translation>{player} commence</translation>
    </message>
    <message>
        <source>{player} could be certain of it {moment} at the latest.</source>
        <translation>{player} pouvait en avoir la certitude au plus tard {moment}.</translation>
    </message>
    <message>
        <source>{player} could be certain of it {moment}.</source>
        <translation>{player} pouvait en avoir la certitude {moment}.</translation>
    </message>
    <message>
        <source>{player} could not be certain of it.</source>
        <translation>{player} ne pouvait pas en avoir la certitude.</translation>
    </message>
    <message>
        <source>{player} doesn’t have {card}</source>
        <translation>{player} n’a pas {card}</translation>
    </message>
    <message>
        <source>{player} has {card}</source>
        <translation>{player} a {card}</translation>
    </message>
    <message>
        <source>{player} is in the corridor.</source>
        <translation>{player} est dans le couloir.</translation>
    </message>
    <message>
        <source>{player} is in {room}.</source>
        <translation>{player} est dans {room}.</translation>
    </message>
    <message>
        <source>{player} moves into the corridor</source>
        <translation>{player} se déplace dans le couloir</translation>
    </message>
    <message>
        <source>{player} moves to {place}</source>
        <translation>{player} se déplace&#x202f;: {place}</translation>
    </message>
    <message>
        <source>{player} stands here</source>
        <translation>{player} est ici</translation>
    </message>
    <message>
        <source>{player} won</source>
        <translation>{player} a gagné</translation>
    </message>
    <message numerus="yes">
        <source>{player} won; I made %n suggestion(s).</source>
        <translation>
            <numerusform>{player} a gagné&#x202f;; j’ai fait %n hypothèse.</numerusform>
            <numerusform>{player} a gagné&#x202f;; j’ai fait %n hypothèses.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} {share}</source>
        <comment>what share of the solutions a player’s turns ruled out</comment>
        <translation>{player} {share}</translation>
    </message>
    <message>
        <source>{player}’s position is unknown.</source>
        <translation>La position de {player} est inconnue.</translation>
    </message>
    <message>
        <source>{player}’s turns ruled nothing out.</source>
        <translation>Les tours de {player} n’ont rien exclu.</translation>
    </message>
    <message>
        <source>{points} points from exact</source>
        <translation>{points} points d’écart avec l’exact</translation>
    </message>
    <message>
        <source>{premise}, so {so}</source>
        <translation>{premise}, donc {so}</translation>
    </message>
    <message>
        <source>{question} {holder}: about {percent}</source>
        <translation>{question} {holder}&#x202f;: environ {percent}</translation>
    </message>
    <message>
        <source>{question} {holder}: unknown</source>
        <translation>{question} {holder}&#x202f;: inconnu</translation>
    </message>
    <message>
        <source>{question} {holder}: {percent}</source>
        <translation>{question} {holder}&#x202f;: {percent}</translation>
    </message>
    <message>
        <source>{question}: {often}.</source>
        <comment>often: settles it about half the time</comment>
        <translation>{question}&#x202f;: {often}.</translation>
    </message>
    <message>
        <source>{quoted} has no meaning here; a square is {corridor} (corridor), {outside} (outside), {centre} (centre), a start’s digit</source>
        <translation>{quoted} ne désigne rien&#x202f;; une case est {corridor} (couloir), {outside} (dehors), {centre} (centre), ou le chiffre d’un départ</translation>
    </message>
    <message>
        <source>{quoted} has no meaning here; a square is {corridor} (corridor), {outside} (outside), {centre} (centre), a start’s digit, or a room’s letter ({letters})</source>
        <translation>{quoted} ne désigne rien&#x202f;; une case est {corridor} (couloir), {outside} (dehors), {centre} (centre), le chiffre d’un départ ou la lettre d’une pièce ({letters})</translation>
    </message>
    <message>
        <source>{quoted} has no meaning yet; name the room on a line of its own, as in: room {character} NAME</source>
        <translation>{quoted} ne désigne rien&#x202f;; nommez la pièce sur sa propre ligne, par exemple&#x202f;: room {character} NOM</translation>
    </message>
    <message>
        <source>{rank}: {cards}, rules out about {share}. {why}</source>
        <translation>{rank}&#x202f;: {cards}, exclut environ {share}. {why}</translation>
    </message>
    <message>
        <source>{rank}: {cards}, rules out {share}. {why}</source>
        <comment>share: 36%, or nothing</comment>
        <translation>{rank}&#x202f;: {cards}, exclut {share}. {why}</translation>
    </message>
    <message>
        <source>{reasons}</source>
        <comment>less to learn</comment>
        <translation>{reasons}</translation>
    </message>
    <message>
        <source>{rest} and {last}</source>
        <translation>{rest} et {last}</translation>
    </message>
    <message>
        <source>{rest} nor {last}</source>
        <comment>of neither … nor</comment>
        <translation>{rest} ni {last}</translation>
    </message>
    <message>
        <source>{rest} or {last}</source>
        <translation>{rest} ou {last}</translation>
    </message>
    <message>
        <source>{rest} or {last}</source>
        <comment>after a negation: you do not have the Rope or the Hall</comment>
        <translation>{rest} ni {last}</translation>
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
        <translation>{rest}&#x202f;; {last}</translation>
    </message>
    <message>
        <source>{result}. Saved in the library.</source>
        <translation>{result}. Enregistrée dans la bibliothèque.</translation>
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
        <translation>{room} par le passage</translation>
    </message>
    <message>
        <source>{room} doesn’t lie to the {way} of {square}; it lies to the {ways}</source>
        <comment>ways: N, S, E, W</comment>
        <translation>{room} n’est pas du côté {way} par rapport à {square}, mais du côté {ways}</translation>
    </message>
    <message>
        <source>{room} doesn’t lie to the {way} of {square}; that room isn’t beside this square</source>
        <translation>{room} n’est pas du côté {way} par rapport à {square}&#x202f;; cette pièce ne touche pas cette case</translation>
    </message>
    <message>
        <source>{said} Click to see or change it.</source>
        <translation>{said} Cliquez pour le voir ou le changer.</translation>
    </message>
    <message>
        <source>{said}, not {old:the}</source>
        <comment>said: Bob has a card; old: another card</comment>
        <translation>{said}, pas {old:the}</translation>
    </message>
    <message>
        <source>{said}, not {old}</source>
        <comment>said: Ann has a card; old: Bob, you, the envelope, the pool</comment>
        <translation>{said}, pas {old}</translation>
    </message>
    <message>
        <source>{said}, not {old}</source>
        <comment>said: a card is in the envelope; old: with Bob, in the pool</comment>
        <translation>{said}, pas {old}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{sentence}?</source>
        <translation>{sentence}&#x202f;?</translation>
    </message>
    <message>
        <source>{share} ruled out</source>
        <comment>share: 75%, of what is still possible</comment>
        <translation>{share} exclus</translation>
    </message>
    <message>
        <source>{solution}: certain</source>
        <translation>{solution}&#x202f;: certaine</translation>
    </message>
    <message>
        <source>{solution}: {share}</source>
        <translation>{solution}&#x202f;: {share}</translation>
    </message>
    <message>
        <source>{solution}: {share}, with a standard error of {error}</source>
        <translation>{solution}&#x202f;: {share}, avec une erreur type de {error}</translation>
    </message>
    <message>
        <source>{solvers} found no analytic centre; the exact engine needs none</source>
        <translation>{solvers}&#x202f;: pas de centre analytique trouvé&#x202f;; le moteur exact n’en a pas besoin</translation>
    </message>
    <message>
        <source>{some} of {every}</source>
        <translation>{some} sur {every}</translation>
    </message>
    <message>
        <source>{so}: it is face up</source>
        <translation>{so}&#x202f;: cette carte est face visible</translation>
    </message>
    <message>
        <source>{so}: it is in the envelope</source>
        <translation>{so}&#x202f;: cette carte est dans l’enveloppe</translation>
    </message>
    <message>
        <source>{so}: it is in the pool</source>
        <translation>{so}&#x202f;: cette carte est dans la réserve</translation>
    </message>
    <message>
        <source>{so}: it is with you</source>
        <translation>{so}&#x202f;: cette carte est chez vous</translation>
    </message>
    <message>
        <source>{so}: it is with {who}</source>
        <translation>{so}&#x202f;: cette carte est chez {who}</translation>
    </message>
    <message>
        <source>{square} is {mark}; a door opens from a corridor square</source>
        <translation>{square} est {mark}&#x202f;; une porte s’ouvre depuis une case de couloir</translation>
    </message>
    <message>
        <source>{subject} {finding}</source>
        <comment>subject: The name; finding: is empty; …</comment>
        <translation>{subject} {finding}</translation>
    </message>
    <message>
        <source>{suspect:the} with {weapon:the}</source>
        <translation>{suspect:the} avec {weapon:the}</translation>
    </message>
    <message>
        <source>{suspect:the} with {weapon:the} in {room:the}</source>
        <translation>{suspect:the} avec {weapon:the} dans {room:the}</translation>
    </message>
    <message>
        <source>{suspect}: not played</source>
        <translation>{suspect}&#x202f;: non joué</translation>
    </message>
    <message>
        <source>{suspect}: {player}</source>
        <comment>a token, and who plays it</comment>
        <translation>{suspect}&#x202f;: {player}</translation>
    </message>
    <message>
        <source>{suspect}: {player} (you)</source>
        <translation>{suspect}&#x202f;: {player} (vous)</translation>
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
        <translation>{title}, ligne {number}</translation>
    </message>
    <message>
        <source>{title}:</source>
        <comment>lines follow</comment>
        <translation>{title}&#x202f;:</translation>
    </message>
    <message>
        <source>{title}: {explanation}</source>
        <translation>{title}&#x202f;: {explanation}</translation>
    </message>
    <message>
        <source>{token}, in the corridor.</source>
        <translation>{token}, dans le couloir.</translation>
    </message>
    <message>
        <source>{token}, in {room}.</source>
        <translation>{token}, dans {room}.</translation>
    </message>
    <message>
        <source>{token}. Position unknown.</source>
        <translation>{token}. Position inconnue.</translation>
    </message>
    <message numerus="yes">
        <source>{turns:.1f} turns slower</source>
        <translation>
            <numerusform>{turns:.1f} tour de plus</numerusform>
            <numerusform>{turns:.1f} tours de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>{turns} turns lost</source>
        <comment>a move cost so many expected turns</comment>
        <translation>tours perdus&#x202f;: {turns}</translation>
    </message>
    <message>
        <source>{unknown} (a copy of the board’s file can name it)</source>
        <translation>{unknown} (une copie du fichier du plateau peut le nommer)</translation>
    </message>
    <message>
        <source>{unknown}, and no file can lie beside a case that is in no file</source>
        <translation>{unknown}, et aucun fichier ne peut être à côté d’une partie sans fichier</translation>
    </message>
    <message>
        <source>{value} contains half a surrogate pair, which is not a character</source>
        <translation>{value} contient une moitié de paire de substitution, qui n’est pas un caractère</translation>
    </message>
    <message>
        <source>{value} is not a valid JSON number</source>
        <translation>{value} n’est pas un nombre JSON valide</translation>
    </message>
    <message>
        <source>{value} is not one of {choices}</source>
        <translation>{value} n’est pas dans cette liste&#x202f;: {choices}</translation>
    </message>
    <message>
        <source>{value} is not one of {choices}; the nearest is {nearest}</source>
        <translation>{value} n’est pas dans cette liste&#x202f;: {choices}&#x202f;; le plus proche est {nearest}</translation>
    </message>
    <message>
        <source>{what} (bits)</source>
        <translation>{what} (bits)</translation>
    </message>
    <message>
        <source>{what} (key {key})</source>
        <comment>what a key chooses</comment>
        <translation>{what} (touche {key})</translation>
    </message>
    <message>
        <source>{what}: {why}</source>
        <translation>{what}&#x202f;: {why}</translation>
    </message>
    <message>
        <source>{where}: {what}</source>
        <comment>a problem and its place in a file</comment>
        <translation>{where}&#x202f;: {what}</translation>
    </message>
    <message>
        <source>{who}</source>
        <translation>{who}</translation>
    </message>
    <message numerus="yes">
        <source>{who} (you): %n card(s).</source>
        <translation>
            <numerusform>{who} (vous)&#x202f;: %n carte.</numerusform>
            <numerusform>{who} (vous)&#x202f;: %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} about {bits}</source>
        <comment>bits that a suggestion tells; see: It tells … bits.</comment>
        <translation>{who} environ {bits}</translation>
    </message>
    <message>
        <source>{who} accuses wrongly (cards not heard)</source>
        <translation>{who} accuse à tort (cartes non entendues)</translation>
    </message>
    <message>
        <source>{who} accuses, cards not heard: wrong</source>
        <translation>{who} accuse, cartes non entendues&#x202f;: faux</translation>
    </message>
    <message>
        <source>{who} accuses: {cards}: {verdict}</source>
        <translation>{who} accuse&#x202f;: {cards}&#x202f;: {verdict}</translation>
    </message>
    <message>
        <source>{who} accuses: {cards}; right</source>
        <translation>{who} accuse&#x202f;: {cards}&#x202f;; juste</translation>
    </message>
    <message>
        <source>{who} accuses: {cards}; wrong</source>
        <translation>{who} accuse&#x202f;: {cards}&#x202f;; faux</translation>
    </message>
    <message>
        <source>{who} answers</source>
        <translation>{who} répond</translation>
    </message>
    <message>
        <source>{who} asked; only the other players answer</source>
        <translation>{who} a demandé&#x202f;; seuls les autres répondent</translation>
    </message>
    <message>
        <source>{who} asks you</source>
        <translation>{who} vous interroge</translation>
    </message>
    <message>
        <source>{who} cannot answer here</source>
        <translation>{who} ne peut pas répondre ici</translation>
    </message>
    <message>
        <source>{who} certainly does not have {card}. Click to see why.</source>
        <translation>{card} n’est certainement pas chez {who}. Cliquez pour voir pourquoi.</translation>
    </message>
    <message>
        <source>{who} certainly has {card}. Click to see why.</source>
        <translation>{card} est certainement chez {who}. Cliquez pour voir pourquoi.</translation>
    </message>
    <message>
        <source>{who} did not pass</source>
        <translation>{who} n’a pas passé</translation>
    </message>
    <message>
        <source>{who} did not show a card</source>
        <translation>{who} n’a pas montré de carte</translation>
    </message>
    <message>
        <source>{who} does not have {cards}</source>
        <translation>{who} n’a ni {cards}</translation>
    </message>
    <message>
        <source>{who} does not have {card}</source>
        <translation>{who} n’a pas {card}</translation>
    </message>
    <message>
        <source>{who} doesn’t have {card}</source>
        <translation>{who} n’a pas {card}</translation>
    </message>
    <message>
        <source>{who} gets {new} instead of {old}</source>
        <comment>cards</comment>
        <translation>{who} en a {new} au lieu de {old}</translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n card(s), and only {cards} can be among them, so {so}</source>
        <translation>
            <numerusform>{who} a %n carte, et seule une parmi {cards} peut en faire partie, donc {so}</numerusform>
            <numerusform>{who} a %n cartes, et il n’y a que {cards} qui puissent en faire partie, donc {so}</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} has already answered ({where}); each player answers once</source>
        <translation>{who} a déjà répondu ({where})&#x202f;; chacun répond une fois</translation>
    </message>
    <message numerus="yes">
        <source>{who} has at least %n of {cards}</source>
        <translation>
            <numerusform>{who} a au moins %n carte parmi {cards}</numerusform>
            <numerusform>{who} a au moins %n cartes parmi {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has at least %n of: {cards}</source>
        <comment>cards</comment>
        <translation>
            <numerusform>{who} a au moins %n de ces cartes&#x202f;: {cards}</numerusform>
            <numerusform>{who} a au moins %n de ces cartes&#x202f;: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} has at least one of: {cards}</source>
        <translation>{who} a au moins une de ces cartes&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>{who} has left</source>
        <translation>{who} est parti(e)</translation>
    </message>
    <message>
        <source>{who} has none of: {cards}</source>
        <translation>{who} n’a aucune de ces cartes&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>{who} has seen it</source>
        <comment>a card</comment>
        <translation>{who} l’a vue</translation>
    </message>
    <message>
        <source>{who} has {cards}</source>
        <comment>several cards</comment>
        <translation>{who} a {cards}</translation>
    </message>
    <message>
        <source>{who} has {cards}</source>
        <translation>{who} a {cards}</translation>
    </message>
    <message>
        <source>{who} has {card}</source>
        <translation>{who} a {card}</translation>
    </message>
    <message>
        <source>{who} has {card}: {percent}. Click to see what is known.</source>
        <translation>{card} est chez {who}&#x202f;: {percent}. Cliquez pour voir ce qu’on en sait.</translation>
    </message>
    <message>
        <source>{who} is back</source>
        <translation>{who} est de retour</translation>
    </message>
    <message>
        <source>{who} is named twice; name each player once</source>
        <translation>{who} est nommé deux fois ; nommez chaque joueur une fois</translation>
    </message>
    <message>
        <source>{who} is next. On your turn, {place}:</source>
        <comment>place: from the Lounge</comment>
        <translation>C’est à {who}. À votre tour, {place}&#x202f;:</translation>
    </message>
    <message>
        <source>{who} is next. On your turn:</source>
        <comment>the advice follows</comment>
        <translation>C’est à {who}. À votre tour&#x202f;:</translation>
    </message>
    <message>
        <source>{who} is out</source>
        <translation>{who} est hors jeu</translation>
    </message>
    <message>
        <source>{who} is thinking…</source>
        <translation>{who} réfléchit…</translation>
    </message>
    <message>
        <source>{who} isn’t asked here: only {next} is.</source>
        <translation>On n’interroge pas {who} ici&#x202f;: seulement {next}.</translation>
    </message>
    <message>
        <source>{who} knows the solution now: {share}</source>
        <translation>{who} connaît déjà la solution&#x202f;: {share}</translation>
    </message>
    <message>
        <source>{who} knows the solution on the next turn: {share}</source>
        <translation>{who} connaît la solution au tour suivant&#x202f;: {share}</translation>
    </message>
    <message>
        <source>{who} lays the hand open: {cards}</source>
        <translation>{who} étale sa main&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>{who} moves to …</source>
        <translation>{who} se déplace&#x202f;: …</translation>
    </message>
    <message>
        <source>{who} overlooked {cards}</source>
        <translation>{who} a oublié {cards}</translation>
    </message>
    <message>
        <source>{who} overlooked {cards} ({entries})</source>
        <translation>{who} a oublié {cards} ({entries})</translation>
    </message>
    <message>
        <source>{who} passed</source>
        <translation>{who} a passé</translation>
    </message>
    <message>
        <source>{who} passed {passes}</source>
        <comment>… passed on the Rope and the Hall (entry 3) and on …</comment>
        <translation>{who} a passé {passes}</translation>
    </message>
    <message>
        <source>{who} passed. Click if you’re not sure</source>
        <translation>{who} a passé. Cliquez si vous n’en êtes pas sûr</translation>
    </message>
    <message>
        <source>{who} passes</source>
        <translation>{who} passe</translation>
    </message>
    <message>
        <source>{who} passes.</source>
        <translation>{who} passe.</translation>
    </message>
    <message>
        <source>{who} saw a card of the pool</source>
        <translation>{who} a vu une carte de la réserve</translation>
    </message>
    <message>
        <source>{who} saw a card of {whom}</source>
        <comment>of another player</comment>
        <translation>{who} a vu une carte de {whom}</translation>
    </message>
    <message>
        <source>{who} seems to name cards whatever they know of them ({share} likely)</source>
        <translation>{who} semble nommer des cartes sans égard à ce qu’il en sait (probable à {share})</translation>
    </message>
    <message>
        <source>{who} seems to name their own cards as readily as others ({share} likely)</source>
        <translation>{who} semble nommer ses propres cartes aussi volontiers que d’autres (probable à {share})</translation>
    </message>
    <message>
        <source>{who} seems to suggest mostly cards they are still looking for ({share} likely)</source>
        <translation>{who} semble nommer surtout des cartes qu’il cherche encore (probable à {share})</translation>
    </message>
    <message>
        <source>{who} showed a card</source>
        <translation>{who} a montré une carte</translation>
    </message>
    <message>
        <source>{who} showed a card here; only who says that he has none can have overlooked one</source>
        <translation>{who} a montré une carte ici ; seul qui dit n’en avoir aucune peut en avoir oublié une</translation>
    </message>
    <message>
        <source>{who} showed a card in {entries}, and all of {who}’s other cards are known, so {so}</source>
        <translation>{who} a montré une carte ({entries}), et toutes les autres cartes de {who} sont connues, donc {so}</translation>
    </message>
    <message>
        <source>{who} showed a card, not you</source>
        <translation>c’est {who} qui a montré une carte, pas vous</translation>
    </message>
    <message>
        <source>{who} showed a card, not {other}</source>
        <translation>c’est {who} qui a montré une carte, pas {other}</translation>
    </message>
    <message>
        <source>{who} showed a different card in each of entries {numbers}, and all of {who}’s other cards are known, so {so}</source>
        <translation>{who} a montré une carte différente à chacune des saisies {numbers}, et toutes les autres cartes de {who} sont connues, donc {so}</translation>
    </message>
    <message>
        <source>{who} showed you {cards} ({entries})</source>
        <translation>{who} vous a montré {cards} ({entries})</translation>
    </message>
    <message>
        <source>{who} showed you {cards}.</source>
        <comment>cards: the Rope or the Hall</comment>
        <translation>{who} vous a montré {cards}.</translation>
    </message>
    <message>
        <source>{who} showed {card:the}</source>
        <translation>{who} a montré {card:the}</translation>
    </message>
    <message>
        <source>{who} showed {card:the}, not {old:the}</source>
        <translation>{who} a montré {card:the}, pas {old:the}</translation>
    </message>
    <message>
        <source>{who} showed {cards} ({entries})</source>
        <translation>{who} a montré {cards} ({entries})</translation>
    </message>
    <message>
        <source>{who} showed {cards} ({entries}), and it was not {others}, so {so}</source>
        <translation>{who} a montré {cards} ({entries}), et ce n’était pas {others}, donc {so}</translation>
    </message>
    <message>
        <source>{who} showed {cards} to {asker}.</source>
        <comment>cards: the Rope or the Hall</comment>
        <translation>{who} a montré {cards} à {asker}.</translation>
    </message>
    <message>
        <source>{who} shows</source>
        <comment>a card that one does not see</comment>
        <translation>{who} montre</translation>
    </message>
    <message>
        <source>{who} shows a card</source>
        <translation>{who} montre une carte</translation>
    </message>
    <message>
        <source>{who} shows you {card}.</source>
        <translation>{who} vous montre {card}.</translation>
    </message>
    <message>
        <source>{who} shows {card:the}</source>
        <translation>{who} montre {card:the}</translation>
    </message>
    <message>
        <source>{who} shows {card}</source>
        <translation>{who} montre {card}</translation>
    </message>
    <message>
        <source>{who} suggested it, not you</source>
        <translation>c’est {who} qui a fait l’hypothèse, pas vous</translation>
    </message>
    <message>
        <source>{who} suggested it, not {other}</source>
        <translation>c’est {who} qui a fait l’hypothèse, pas {other}</translation>
    </message>
    <message>
        <source>{who} suggests {cards}</source>
        <translation>{who} fait l’hypothèse «&#x202f;{cards}&#x202f;»</translation>
    </message>
    <message>
        <source>{who} suggests {cards} (or {rooms})</source>
        <translation>{who} fait l’hypothèse «&#x202f;{cards}&#x202f;» (ou {rooms})</translation>
    </message>
    <message>
        <source>{who} suggests {cards}. Which card do you show?</source>
        <translation>{who} fait l’hypothèse «&#x202f;{cards}&#x202f;». Quelle carte montrez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>{who} suggests {cards}; {answers}. Which card do you show?</source>
        <translation>{who} fait l’hypothèse «&#x202f;{cards}&#x202f;»&#x202f;; {answers}. Quelle carte montrez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>{who} takes no turns</source>
        <translation>{who} ne joue pas de tours</translation>
    </message>
    <message>
        <source>{who} was not asked here, and can’t have overlooked a card; leave it out</source>
        <translation>{who} n’a pas été interrogé ici et ne peut pas avoir oublié une carte ; omettez-le</translation>
    </message>
    <message>
        <source>{who} will probably show {card:the} ({percent})</source>
        <translation>{who} montrera probablement {card:the} ({percent})</translation>
    </message>
    <message>
        <source>{who} will show {card:the}</source>
        <translation>{who} montrera {card:the}</translation>
    </message>
    <message>
        <source>{who} wins. It was {cards}.</source>
        <translation>{who} gagne. C’était {cards}.</translation>
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
            <numerusform>{who}&#x202f;: %n carte.</numerusform>
            <numerusform>{who}&#x202f;: %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: about {bits} bits</source>
        <comment>what a suggestion reveals to a player</comment>
        <translation>{who}&#x202f;: environ {bits} bits</translation>
    </message>
    <message>
        <source>{who}: about {bits} bits open</source>
        <comment>to another player, who knows the rest</comment>
        <translation>{who}&#x202f;: environ {bits} bits ouverts</translation>
    </message>
    <message>
        <source>{who}: not noted</source>
        <translation>{who}&#x202f;: non noté</translation>
    </message>
    <message>
        <source>{who}: {cards}</source>
        <comment>cards that I have shown to somebody</comment>
        <translation>{who}&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>{who}: {cards}</source>
        <comment>cards that somebody has, as a note in few words</comment>
        <translation>{who}&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>{who}: {cards}</source>
        <comment>who suggests what</comment>
        <translation>{who}&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>{who}: {cards}; {answers}</source>
        <comment>a suggestion</comment>
        <translation>{who}&#x202f;: {cards}&#x202f;; {answers}</translation>
    </message>
    <message>
        <source>{who}: {cards}; {answers}</source>
        <comment>a suggestion in the list</comment>
        <translation>{who}&#x202f;: {cards}&#x202f;; {answers}</translation>
    </message>
    <message>
        <source>{who}: {card}</source>
        <comment>a card that somebody shows</comment>
        <translation>{who}&#x202f;: {card}</translation>
    </message>
    <message>
        <source>{who}?</source>
        <comment>in the list, where a player’s turn is missing</comment>
        <translation>{who}&#x202f;?</translation>
    </message>
    <message>
        <source>{who}’s accusation</source>
        <translation>l’accusation ({who})</translation>
    </message>
    <message>
        <source>{who}’s accusation was right ({entries}): {fact}</source>
        <translation>{who} a accusé juste ({entries})&#x202f;: {fact}</translation>
    </message>
    <message>
        <source>{who}’s look at a card</source>
        <translation>le regard sur une carte ({who})</translation>
    </message>
    <message>
        <source>{who}’s move</source>
        <translation>le déplacement ({who})</translation>
    </message>
    <message>
        <source>{who}’s open hand</source>
        <translation>la main étalée ({who})</translation>
    </message>
    <message>
        <source>{who}’s suggestion</source>
        <translation>l’hypothèse ({who})</translation>
    </message>
    <message>
        <source>{who}’s turn is missing.</source>
        <translation>Il manque le tour de {who}.</translation>
    </message>
    <message>
        <source>{won}: {cards}</source>
        <comment>won: Ann won</comment>
        <translation>{won}&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>{word} is not a column of the grid; columns go from 0 to {last}</source>
        <translation>{word} n’est pas une colonne de la grille&#x202f;; elles vont de 0 à {last}</translation>
    </message>
    <message>
        <source>{word} is not a row of the grid; rows go from 0 to {last}</source>
        <translation>{word} n’est pas une ligne de la grille&#x202f;; elles vont de 0 à {last}</translation>
    </message>
    <message>
        <source>© The Deerstalker authors: free software under the MIT licence. It runs on Python {python} and Qt {qt}, which is used under the GNU Lesser General Public License.</source>
        <translation>© The Deerstalker authors&#x202f;: logiciel libre sous licence MIT. Il fonctionne avec Python {python} et Qt {qt}, utilisé sous la licence publique générale limitée GNU (LGPL).</translation>
    </message>
    <message>
        <source>“Me”</source>
        <translation>«&#x202f;Moi&#x202f;»</translation>
    </message>
    <message>
        <source>“end” without a “grid” before it</source>
        <translation>«&#x202f;end&#x202f;» est ici sans «&#x202f;grid&#x202f;» avant</translation>
    </message>
    <message>
        <source>“{name}” doesn’t fit here</source>
        <translation>«&#x202f;{name}&#x202f;» ne va pas ici</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <comment>a name in quotation marks</comment>
        <translation>«&#x202f;{text}&#x202f;»</translation>
    </message>
    <message>
        <source>“{word}” could be: {names}</source>
        <translation>«&#x202f;{word}&#x202f;» peut être&#x202f;: {names}</translation>
    </message>
    <message>
        <source>“{word}” is not a player or card in this game</source>
        <translation>«&#x202f;{word}&#x202f;» n’est ni un joueur ni une carte de cette partie</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <comment>numbers that are moved</comment>
        <translation>
            <numerusform>… et %n autre</numerusform>
            <numerusform>… et %n autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <comment>problems</comment>
        <translation>
            <numerusform>… et&#x202f;%n autre</numerusform>
            <numerusform>… et&#x202f;%n autres</numerusform>
        </translation>
    </message>
</context>
</TS>
