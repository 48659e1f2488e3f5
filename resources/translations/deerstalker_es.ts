<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Cards</name>
    <message>
        <source>Axe</source>
        <translation>Hacha</translation>
    </message>
    <message>
        <source>Ballroom</source>
        <translation>Salón de baile</translation>
    </message>
    <message>
        <source>Bat</source>
        <translation>Bate</translation>
    </message>
    <message>
        <source>Billiard Room</source>
        <translation>Sala de billar</translation>
    </message>
    <message>
        <source>Candlestick</source>
        <translation>Candelabro</translation>
    </message>
    <message>
        <source>Carriage House</source>
        <translation>Cochera</translation>
    </message>
    <message>
        <source>Chef White</source>
        <translation>Chef Blanco</translation>
    </message>
    <message>
        <source>Colonel Mustard</source>
        <translation>Coronel Rubio</translation>
    </message>
    <message>
        <source>Conservatory</source>
        <translation>Invernadero</translation>
    </message>
    <message>
        <source>Courtyard</source>
        <translation>Patio</translation>
    </message>
    <message>
        <source>Dagger</source>
        <translation>Puñal</translation>
    </message>
    <message>
        <source>Diane White</source>
        <translation>Diane White</translation>
    </message>
    <message>
        <source>Dining Room</source>
        <translation>Comedor</translation>
    </message>
    <message>
        <source>Dr. Orchid</source>
        <translation>Doctora Orquídea</translation>
    </message>
    <message>
        <source>Drawing Room</source>
        <translation>Salón</translation>
    </message>
    <message>
        <source>Dumbbell</source>
        <translation>Mancuerna</translation>
    </message>
    <message>
        <source>Eleanor Peacock</source>
        <translation>Eleanor Peacock</translation>
    </message>
    <message>
        <source>Fountain</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Gazebo</source>
        <translation>Cenador</translation>
    </message>
    <message>
        <source>Guest House</source>
        <translation>Casa de invitados</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Vestíbulo</translation>
    </message>
    <message>
        <source>Horseshoe</source>
        <translation>Herradura</translation>
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
        <translation>Cocina</translation>
    </message>
    <message>
        <source>Knife</source>
        <translation>Cuchillo</translation>
    </message>
    <message>
        <source>Lead Pipe</source>
        <translation>Tubería</translation>
    </message>
    <message>
        <source>Lead Piping</source>
        <translation>Tubería</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Living Room</source>
        <translation>Sala de estar</translation>
    </message>
    <message>
        <source>Lounge</source>
        <translation>Salón</translation>
    </message>
    <message>
        <source>Madame Rose</source>
        <translation>Madame Rosa</translation>
    </message>
    <message>
        <source>Mayor Green</source>
        <translation>Alcalde Prado</translation>
    </message>
    <message>
        <source>Miss Peach</source>
        <translation>Señorita Melocotón</translation>
    </message>
    <message>
        <source>Miss Scarlet</source>
        <translation>Señorita Amapola</translation>
    </message>
    <message>
        <source>Miss Scarlett</source>
        <translation>Señorita Amapola</translation>
    </message>
    <message>
        <source>Monsieur Brunette</source>
        <translation>Monsieur Brunette</translation>
    </message>
    <message>
        <source>Mr. Green</source>
        <translation>Señor Prado</translation>
    </message>
    <message>
        <source>Mrs Peacock</source>
        <translation>Señora Celeste</translation>
    </message>
    <message>
        <source>Mrs White</source>
        <translation>Señora Blanco</translation>
    </message>
    <message>
        <source>Mrs. Peacock</source>
        <translation>Señora Celeste</translation>
    </message>
    <message>
        <source>Mrs. White</source>
        <translation>Señora Blanco</translation>
    </message>
    <message>
        <source>Observatory</source>
        <translation>Observatorio</translation>
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
        <translation>Veneno</translation>
    </message>
    <message>
        <source>Professor Plum</source>
        <translation>Profesor Mora</translation>
    </message>
    <message>
        <source>Reverend Green</source>
        <translation>Padre Prado</translation>
    </message>
    <message>
        <source>Revolver</source>
        <translation>Pistola</translation>
    </message>
    <message>
        <source>Rope</source>
        <translation>Cuerda</translation>
    </message>
    <message>
        <source>Sergeant Gray</source>
        <translation>Sargento Gris</translation>
    </message>
    <message>
        <source>Solicitor Peacock</source>
        <translation>Abogada Celeste</translation>
    </message>
    <message>
        <source>Spa</source>
        <translation>Spa</translation>
    </message>
    <message>
        <source>Spanner</source>
        <translation>Llave inglesa</translation>
    </message>
    <message>
        <source>Studio</source>
        <translation>Estudio</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Estudio</translation>
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
        <translation>Sala de trofeos</translation>
    </message>
    <message>
        <source>Victor Plum</source>
        <translation>Victor Plum</translation>
    </message>
    <message>
        <source>Wrench</source>
        <translation>Llave inglesa</translation>
    </message>
    <message>
        <source>the Axe</source>
        <translation>el Hacha</translation>
    </message>
    <message>
        <source>the Ballroom</source>
        <translation>el Salón de baile</translation>
    </message>
    <message>
        <source>the Bat</source>
        <translation>el Bate</translation>
    </message>
    <message>
        <source>the Billiard Room</source>
        <translation>la Sala de billar</translation>
    </message>
    <message>
        <source>the Candlestick</source>
        <translation>el Candelabro</translation>
    </message>
    <message>
        <source>the Carriage House</source>
        <translation>la Cochera</translation>
    </message>
    <message>
        <source>the Chef White</source>
        <translation>la Chef Blanco</translation>
    </message>
    <message>
        <source>the Colonel Mustard</source>
        <translation>el Coronel Rubio</translation>
    </message>
    <message>
        <source>the Conservatory</source>
        <translation>el Invernadero</translation>
    </message>
    <message>
        <source>the Courtyard</source>
        <translation>el Patio</translation>
    </message>
    <message>
        <source>the Dagger</source>
        <translation>el Puñal</translation>
    </message>
    <message>
        <source>the Diane White</source>
        <translation>Diane White</translation>
    </message>
    <message>
        <source>the Dining Room</source>
        <translation>el Comedor</translation>
    </message>
    <message>
        <source>the Dr. Orchid</source>
        <translation>la Doctora Orquídea</translation>
    </message>
    <message>
        <source>the Drawing Room</source>
        <translation>el Salón</translation>
    </message>
    <message>
        <source>the Dumbbell</source>
        <translation>la Mancuerna</translation>
    </message>
    <message>
        <source>the Eleanor Peacock</source>
        <translation>Eleanor Peacock</translation>
    </message>
    <message>
        <source>the Fountain</source>
        <translation>la Fuente</translation>
    </message>
    <message>
        <source>the Gazebo</source>
        <translation>el Cenador</translation>
    </message>
    <message>
        <source>the Guest House</source>
        <translation>la Casa de invitados</translation>
    </message>
    <message>
        <source>the Hall</source>
        <translation>el Vestíbulo</translation>
    </message>
    <message>
        <source>the Horseshoe</source>
        <translation>la Herradura</translation>
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
        <translation>la Cocina</translation>
    </message>
    <message>
        <source>the Knife</source>
        <translation>el Cuchillo</translation>
    </message>
    <message>
        <source>the Lead Pipe</source>
        <translation>la Tubería</translation>
    </message>
    <message>
        <source>the Lead Piping</source>
        <translation>la Tubería</translation>
    </message>
    <message>
        <source>the Library</source>
        <translation>la Biblioteca</translation>
    </message>
    <message>
        <source>the Living Room</source>
        <translation>la Sala de estar</translation>
    </message>
    <message>
        <source>the Lounge</source>
        <translation>el Salón</translation>
    </message>
    <message>
        <source>the Madame Rose</source>
        <translation>Madame Rosa</translation>
    </message>
    <message>
        <source>the Mayor Green</source>
        <translation>el Alcalde Prado</translation>
    </message>
    <message>
        <source>the Miss Peach</source>
        <translation>la Señorita Melocotón</translation>
    </message>
    <message>
        <source>the Miss Scarlet</source>
        <translation>la Señorita Amapola</translation>
    </message>
    <message>
        <source>the Miss Scarlett</source>
        <translation>la Señorita Amapola</translation>
    </message>
    <message>
        <source>the Monsieur Brunette</source>
        <translation>Monsieur Brunette</translation>
    </message>
    <message>
        <source>the Mr. Green</source>
        <translation>el Señor Prado</translation>
    </message>
    <message>
        <source>the Mrs Peacock</source>
        <translation>la Señora Celeste</translation>
    </message>
    <message>
        <source>the Mrs White</source>
        <translation>la Señora Blanco</translation>
    </message>
    <message>
        <source>the Mrs. Peacock</source>
        <translation>la Señora Celeste</translation>
    </message>
    <message>
        <source>the Mrs. White</source>
        <translation>la Señora Blanco</translation>
    </message>
    <message>
        <source>the Observatory</source>
        <translation>el Observatorio</translation>
    </message>
    <message>
        <source>the Patio</source>
        <translation>el Patio</translation>
    </message>
    <message>
        <source>the Pistol</source>
        <translation>la Pistola</translation>
    </message>
    <message>
        <source>the Poison</source>
        <translation>el Veneno</translation>
    </message>
    <message>
        <source>the Professor Plum</source>
        <translation>el Profesor Mora</translation>
    </message>
    <message>
        <source>the Reverend Green</source>
        <translation>el Padre Prado</translation>
    </message>
    <message>
        <source>the Revolver</source>
        <translation>la Pistola</translation>
    </message>
    <message>
        <source>the Rope</source>
        <translation>la Cuerda</translation>
    </message>
    <message>
        <source>the Sergeant Gray</source>
        <translation>el Sargento Gris</translation>
    </message>
    <message>
        <source>the Solicitor Peacock</source>
        <translation>la Abogada Celeste</translation>
    </message>
    <message>
        <source>the Spa</source>
        <translation>el Spa</translation>
    </message>
    <message>
        <source>the Spanner</source>
        <translation>la Llave inglesa</translation>
    </message>
    <message>
        <source>the Studio</source>
        <translation>el Estudio</translation>
    </message>
    <message>
        <source>the Study</source>
        <translation>el Estudio</translation>
    </message>
    <message>
        <source>the Theatre</source>
        <translation>el Teatro</translation>
    </message>
    <message>
        <source>the Trophy</source>
        <translation>el Trofeo</translation>
    </message>
    <message>
        <source>the Trophy Room</source>
        <translation>la Sala de trofeos</translation>
    </message>
    <message>
        <source>the Victor Plum</source>
        <translation>Victor Plum</translation>
    </message>
    <message>
        <source>the Wrench</source>
        <translation>la Llave inglesa</translation>
    </message>
</context>
<context>
    <name>Deerstalker</name>
    <message numerus="yes">
        <source>%n card(s) lay open ({entries}), but the hand has {size}</source>
        <translation>
            <numerusform>%n carta estaba descubierta ({entries}), pero la mano tiene {size}</numerusform>
            <numerusform>%n cartas estaban descubiertas ({entries}), pero la mano tiene {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) lay open ({entries}), but the pool has {size}</source>
        <translation>
            <numerusform>%n carta estaba descubierta ({entries}), pero la reserva tiene {size}</numerusform>
            <numerusform>%n cartas estaban descubiertas ({entries}), pero la reserva tiene {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) too many</source>
        <comment>in an open hand</comment>
        <translation>
            <numerusform>Sobra %n carta</numerusform>
            <numerusform>Sobran %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n certain cell(s) missed.</source>
        <translation>
            <numerusform>Se te ha pasado %n celda segura.</numerusform>
            <numerusform>Se te han pasado %n celdas seguras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entrada</numerusform>
            <numerusform>%n entradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries keep the passes you entered.</source>
        <translation>
            <numerusform>%n entrada conserva los pases que introdujiste.</numerusform>
            <numerusform>%n entradas conservan los pases que introdujiste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished game(s)</source>
        <translation>
            <numerusform>%n partida terminada</numerusform>
            <numerusform>%n partidas terminadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) exported.</source>
        <translation>
            <numerusform>%n partida exportada.</numerusform>
            <numerusform>%n partidas exportadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) removed from the library.</source>
        <translation>
            <numerusform>%n partida quitada de la biblioteca.</numerusform>
            <numerusform>%n partidas quitadas de la biblioteca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <comment>of a file</comment>
        <translation>
            <numerusform>%n línea</numerusform>
            <numerusform>%n líneas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s), not checked.</source>
        <translation>
            <numerusform>%n marca sin comprobar.</numerusform>
            <numerusform>%n marcas sin comprobar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s)</source>
        <comment>to name of an open hand</comment>
        <translation>
            <numerusform>Falta %n carta</numerusform>
            <numerusform>Faltan %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more…</source>
        <comment>changes of an entry</comment>
        <translation>
            <numerusform>%n más…</numerusform>
            <numerusform>%n más…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <comment>marks: may be true, do not follow</comment>
        <translation>
            <numerusform>%n abierta</numerusform>
            <numerusform>%n abiertas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n proved</source>
        <comment>marks</comment>
        <translation>
            <numerusform>%n demostrada</numerusform>
            <numerusform>%n demostradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n segundo</numerusform>
            <numerusform>%n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) left</source>
        <translation>
            <numerusform>queda %n solución</numerusform>
            <numerusform>quedan %n soluciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n paso</numerusform>
            <numerusform>%n pasos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) from {room:the}’s door</source>
        <translation>
            <numerusform>a %n paso de la puerta de la habitación {room}</numerusform>
            <numerusform>a %n pasos de la puerta de la habitación {room}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) from {room:the}’s door</source>
        <comment>on the board: on your turn, …</comment>
        <translation>
            <numerusform>a %n paso de la puerta de la habitación {room}</numerusform>
            <numerusform>a %n pasos de la puerta de la habitación {room}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s), beyond a roll of {roll}</source>
        <translation>
            <numerusform>%n paso, más que una tirada de {roll}</numerusform>
            <numerusform>%n pasos, más que una tirada de {roll}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns are missing.</source>
        <translation>
            <numerusform>Falta %n turno.</numerusform>
            <numerusform>Faltan %n turnos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong</source>
        <comment>marks</comment>
        <translation>
            <numerusform>%n falsa</numerusform>
            <numerusform>%n falsas</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;Acerca de</translation>
    </message>
    <message>
        <source>&amp;Advice</source>
        <translation>&amp;Consejo</translation>
    </message>
    <message>
        <source>&amp;As people play, not only as the cards say</source>
        <translation>&amp;Según cómo se juega, no solo según las cartas</translation>
    </message>
    <message>
        <source>&amp;Best moves (1 is best)</source>
        <translation>Mejores &amp;jugadas (1 es la mejor)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tablero</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Close game</source>
        <translation>&amp;Cerrar la partida</translation>
    </message>
    <message>
        <source>&amp;Compare engines</source>
        <translation>Comparar moto&amp;res</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>C&amp;opiar</translation>
    </message>
    <message>
        <source>&amp;Copy as table</source>
        <translation>&amp;Copiar como tabla</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Copiar como texto</translation>
    </message>
    <message>
        <source>&amp;Draws</source>
        <translation>&amp;Saca</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edición</translation>
    </message>
    <message>
        <source>&amp;Example game</source>
        <translation>Partida de e&amp;jemplo</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportar</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Fill in</source>
        <translation>&amp;Rellenar</translation>
    </message>
    <message>
        <source>&amp;Fix…</source>
        <comment>a contradiction between entries</comment>
        <translation>&amp;Arreglar…</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Partidas</translation>
    </message>
    <message>
        <source>&amp;Hands of</source>
        <comment>a player follows</comment>
        <translation>&amp;Manos de</translation>
    </message>
    <message>
        <source>&amp;Hands of the players</source>
        <translation>&amp;Manos de los jugadores</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Hide everyone’s cards</source>
        <translation>&amp;Ocultar las cartas de todos</translation>
    </message>
    <message>
        <source>&amp;Just save it</source>
        <translation>&amp;Solo guardarla</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Texto &amp;mayor</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>&amp;Biblioteca…</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Licencias…</translation>
    </message>
    <message>
        <source>&amp;Likeliest solutions</source>
        <translation>&amp;Soluciones más probables</translation>
    </message>
    <message>
        <source>&amp;Match system ({language})</source>
        <translation>Como el &amp;sistema ({language})</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>&amp;Jugar otra vez</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Jugadores</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>&amp;Remove all cells</source>
        <translation>&amp;Quitar todas las celdas</translation>
    </message>
    <message>
        <source>&amp;Reset text size</source>
        <translation>&amp;Restablecer tamaño del texto</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>&amp;Restablecer</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Repaso</translation>
    </message>
    <message>
        <source>&amp;Review the game</source>
        <translation>&amp;Repasar la partida</translation>
    </message>
    <message>
        <source>&amp;Same deal again</source>
        <translation>Las mis&amp;mas cartas</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Save the report…</source>
        <translation>&amp;Guardar el informe…</translation>
    </message>
    <message>
        <source>&amp;Scheme</source>
        <translation>T&amp;ema</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Texto m&amp;enor</translation>
    </message>
    <message>
        <source>&amp;Takes at most</source>
        <translation>&amp;Tarda como mucho</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>T&amp;amaño del texto</translation>
    </message>
    <message>
        <source>&amp;Timeline of the game</source>
        <translation>&amp;Historia de la partida</translation>
    </message>
    <message>
        <source>&amp;Type an entry</source>
        <translation>&amp;Escribir una entrada</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;What if?</source>
        <translation>¿Y &amp;si…?</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>&amp;Por qué</translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1 entrada</translation>
    </message>
    <message>
        <source>1 entry keeps the passes you entered.</source>
        <translation>1 entrada conserva los pases que introdujiste.</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1 segundo</translation>
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
        <translation>Una carta que me enseñan</translation>
    </message>
    <message>
        <source>A card shown to you says that this player holds it, and nothing about the others that you named.</source>
        <translation>Una carta que te enseñan dice que ese jugador la tiene, y nada sobre las otras que nombraste.</translation>
    </message>
    <message>
        <source>A detective’s sheet for Cluedo and Clue: enter what happens at the table, and see what is certain and how likely the rest is.</source>
        <translation>Una hoja de detective para Cluedo: introduce lo que pasa en la mesa y ve qué es seguro y qué probabilidad tiene el resto.</translation>
    </message>
    <message>
        <source>A detective’s sheet with exact probabilities.

Cluedo and Clue are trade marks of Hasbro, which has nothing to do with this program. No artwork of theirs is used.</source>
        <translation>Una hoja de detective con probabilidades exactas.

Cluedo y Clue son marcas registradas de Hasbro, que no tiene nada que ver con este programa. No se usa ninguna ilustración suya.</translation>
    </message>
    <message>
        <source>A dummy hand, an absent friend, “the computer”: holds cards, and is asked last</source>
        <translation>Una mano muerta, un amigo ausente, «el ordenador»: tiene cartas y se le pregunta al final</translation>
    </message>
    <message>
        <source>A good compromise.</source>
        <translation>Un buen término medio.</translation>
    </message>
    <message>
        <source>A hand laid open, several cards, a card that somebody saw, who is out or back</source>
        <translation>Una mano descubierta, varias cartas, una carta que alguien vio, quién sale o vuelve</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>Un movimiento</translation>
    </message>
    <message>
        <source>A new game with the same players</source>
        <translation>Una partida nueva con los mismos jugadores</translation>
    </message>
    <message>
        <source>A newer version of the program wrote your preferences. Reset to their defaults here: {names}.</source>
        <translation>Una versión más nueva del programa guardó tus preferencias. Aquí vuelven a su valor inicial: {names}.</translation>
    </message>
    <message>
        <source>A note</source>
        <translation>Una nota</translation>
    </message>
    <message>
        <source>A number is the chance that a card is there. Click one to see what it means.</source>
        <translation>Un número es la probabilidad de que la carta esté ahí. Haz clic en uno para ver qué significa.</translation>
    </message>
    <message>
        <source>A part of the program is missing: {file}. Install the program again.</source>
        <translation>Falta una parte del programa: {file}. Vuelve a instalar el programa.</translation>
    </message>
    <message>
        <source>A picture of the game that shows nobody’s cards</source>
        <translation>Una imagen de la partida que no enseña las cartas de nadie</translation>
    </message>
    <message>
        <source>A quarter of the usual error; takes sixteen times as long.</source>
        <translation>Un cuarto del error habitual; tarda dieciséis veces más.</translation>
    </message>
    <message>
        <source>A quick estimate without a known error: the analytic centre of what is possible.</source>
        <translation>Una estimación rápida con un error desconocido: el centro analítico de lo posible.</translation>
    </message>
    <message>
        <source>A spectator has nothing to decide.</source>
        <translation>Un espectador no tiene nada que decidir.</translation>
    </message>
    <message>
        <source>A tick, a cross, a question mark, no mark</source>
        <translation>Tic, cruz, interrogación, sin marca</translation>
    </message>
    <message>
        <source>A&amp;ppearance</source>
        <translation>&amp;Apariencia</translation>
    </message>
    <message>
        <source>About as many well-chosen yes-or-no questions would give the solution</source>
        <translation>Más o menos otras tantas preguntas de sí o no, bien elegidas, darían la solución</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>Acerca de este programa</translation>
    </message>
    <message>
        <source>About {number} solutions left; right if they accused now: {share}</source>
        <translation>Quedan unas {number} soluciones; acierta si acusa ahora: {share}</translation>
    </message>
    <message>
        <source>Accept the completion</source>
        <translation>Aceptar la propuesta</translation>
    </message>
    <message>
        <source>Accusation</source>
        <translation>Acusación</translation>
    </message>
    <message>
        <source>Accuse</source>
        <translation>Acusar</translation>
    </message>
    <message>
        <source>Accuse now</source>
        <comment>a row with the chance to win</comment>
        <translation>Acusar ahora</translation>
    </message>
    <message>
        <source>Accuse: {cards}</source>
        <comment>cards: Mrs White with the Rope in the Study</comment>
        <translation>Acusa: {cards}</translation>
    </message>
    <message>
        <source>Accuse?</source>
        <translation>¿Acusar?</translation>
    </message>
    <message>
        <source>Accuse…</source>
        <translation>Acusar…</translation>
    </message>
    <message>
        <source>Accusing</source>
        <translation>Acusar</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Añadir un jugador</translation>
    </message>
    <message>
        <source>Add an entry before this one (Ins)</source>
        <translation>Añadir una entrada antes de esta (Ins)</translation>
    </message>
    <message>
        <source>Add it…</source>
        <translation>Añadirlo…</translation>
    </message>
    <message>
        <source>Add the cell to its chart, or remove it</source>
        <translation>Añadir la celda a su gráfico, o quitarla</translation>
    </message>
    <message numerus="yes">
        <source>Add the remaining %n card(s)</source>
        <translation>
            <numerusform>Añadir la %n carta restante</numerusform>
            <numerusform>Añadir las %n cartas restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Consejo</translation>
    </message>
    <message>
        <source>Advice: what to do next</source>
        <translation>Consejo: qué hacer ahora</translation>
    </message>
    <message>
        <source>After a wrong accusation</source>
        <translation>Tras una acusación falsa</translation>
    </message>
    <message>
        <source>After entry {number}</source>
        <translation>Tras la entrada {number}</translation>
    </message>
    <message>
        <source>After entry {number} of {total}</source>
        <translation>Tras la entrada {number} de {total}</translation>
    </message>
    <message>
        <source>After the first card, another player shows one too, and one passes</source>
        <translation>Tras la primera carta, otro jugador enseña también una, y uno pasa</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Against {rivals}</source>
        <translation>Contra {rivals}</translation>
    </message>
    <message>
        <source>All</source>
        <comment>a button: show all of a chart again</comment>
        <translation>Todo</translation>
    </message>
    <message>
        <source>All</source>
        <comment>suggestions</comment>
        <translation>Todas</translation>
    </message>
    <message>
        <source>All almost equally likely</source>
        <comment>solutions</comment>
        <translation>Todas casi igual de probables</translation>
    </message>
    <message>
        <source>All entries</source>
        <translation>Todas las entradas</translation>
    </message>
    <message>
        <source>All equally likely</source>
        <comment>solutions</comment>
        <translation>Todas igual de probables</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Todas las manos</translation>
    </message>
    <message>
        <source>All hands…</source>
        <translation>Todas las manos…</translation>
    </message>
    <message>
        <source>All keys on one page</source>
        <translation>Todas las teclas en una página</translation>
    </message>
    <message>
        <source>All suggestions</source>
        <translation>Todas las sugerencias</translation>
    </message>
    <message>
        <source>An accusation</source>
        <translation>Una acusación</translation>
    </message>
    <message>
        <source>An estimate from random possible deals, with a known error. Choose how many deals in the preferences.</source>
        <translation>Una estimación a partir de repartos posibles al azar, con un error conocido. Elige cuántos en las preferencias.</translation>
    </message>
    <message>
        <source>Ani&amp;mate changes</source>
        <translation>An&amp;imar los cambios</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animaciones</translation>
    </message>
    <message>
        <source>Another game with the same rivals, and other cards</source>
        <translation>Otra partida con los mismos rivales y otras cartas</translation>
    </message>
    <message>
        <source>Another window has opened or discarded it.</source>
        <translation>Otra ventana la ha abierto o descartado.</translation>
    </message>
    <message>
        <source>Answering</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>Any card</source>
        <comment>how the others choose which card to show</comment>
        <translation>Cualquier carta</translation>
    </message>
    <message>
        <source>Anyone watching could have known the solution {moment}.</source>
        <translation>Cualquier espectador podía saber la solución {moment}.</translation>
    </message>
    <message>
        <source>Anything you learned another way: a dropped card, a look at the pool</source>
        <translation>Lo que sabes por otra vía: una carta que se cayó, una mirada a la reserva</translation>
    </message>
    <message>
        <source>Appearance and engines</source>
        <translation>Apariencia y motores</translation>
    </message>
    <message>
        <source>As little as possible</source>
        <comment>how the others choose which card to show</comment>
        <translation>Lo menos posible</translation>
    </message>
    <message>
        <source>As people play</source>
        <translation>Según cómo se juega</translation>
    </message>
    <message>
        <source>As people play, the solution was about as likely as the cards say.</source>
        <translation>Según cómo se juega, la solución era más o menos igual de probable que según las cartas.</translation>
    </message>
    <message numerus="yes">
        <source>As people play, the solution was likelier before {times} of your %n turn(s): on average {played} instead of {plain}.</source>
        <translation>
            <numerusform>Según cómo se juega, la solución era más probable antes de {times} de %n turno: de media {played} en vez de {plain}.</numerusform>
            <numerusform>Según cómo se juega, la solución era más probable antes de {times} de tus %n turnos: de media {played} en vez de {plain}.</numerusform>
        </translation>
    </message>
    <message>
        <source>As people play, up to ±{error}</source>
        <translation>Según cómo se juega, hasta ±{error}</translation>
    </message>
    <message>
        <source>As people play: what the others suggest counts, and earlier games of {players}.</source>
        <translation>Según cómo se juega: cuentan las sugerencias de los demás y las partidas anteriores de {players}.</translation>
    </message>
    <message>
        <source>As people play: what the others suggest counts.</source>
        <translation>Según cómo se juega: cuentan las sugerencias de los demás.</translation>
    </message>
    <message>
        <source>Ask about a mark that was checked: click it while this is down, or press ? on it</source>
        <translation>Preguntar por una marca comprobada: haz clic en ella mientras este botón esté pulsado, o pulsa ? encima</translation>
    </message>
    <message>
        <source>Ask me even if there’s only one card to show</source>
        <translation>Preguntarme aunque solo pueda enseñar una carta</translation>
    </message>
    <message>
        <source>At the table</source>
        <comment>games among people</comment>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>which engine answers</comment>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Avoids showing a player the same card again: {times} of {occasions} ({expected} expected)</source>
        <translation>Evita volver a enseñar la misma carta a un jugador: {times} de {occasions} (esperado: {expected})</translation>
    </message>
    <message>
        <source>Avoids showing {kind}: {times} of {occasions} ({expected} expected)</source>
        <translation>Evita enseñar {kind}: {times} de {occasions} (esperado: {expected})</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Volver (Esc)</translation>
    </message>
    <message>
        <source>Back to &amp;now</source>
        <translation>Volver a&amp;l presente</translation>
    </message>
    <message>
        <source>Back to now (Esc)</source>
        <translation>Volver al presente (Esc)</translation>
    </message>
    <message>
        <source>Back to the entry</source>
        <translation>Volver a la entrada</translation>
    </message>
    <message>
        <source>Back to the sheet</source>
        <translation>Volver a la hoja</translation>
    </message>
    <message>
        <source>Back to the start screen; an unsaved game is kept there</source>
        <translation>Volver a la pantalla de inicio; una partida sin guardar se conserva allí</translation>
    </message>
    <message>
        <source>Before entry 1</source>
        <translation>Antes de la entrada 1</translation>
    </message>
    <message>
        <source>Before the first entry</source>
        <translation>Antes de la primera entrada</translation>
    </message>
    <message>
        <source>Before the first entry. {open}</source>
        <translation>Antes de la primera entrada. {open}</translation>
    </message>
    <message>
        <source>Beginner</source>
        <comment>a rival in a practice game</comment>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Being computed…</source>
        <translation>Calculando…</translation>
    </message>
    <message>
        <source>Being updated…</source>
        <translation>Actualizando…</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Ideal</translation>
    </message>
    <message>
        <source>Best chances missed: what they would have ruled out</source>
        <translation>Mejores ocasiones perdidas: lo que habrían descartado</translation>
    </message>
    <message>
        <source>Best moves are marked for your own token. Choose it to see them.</source>
        <translation>Las mejores jugadas se marcan para tu propia ficha. Elígela para verlas.</translation>
    </message>
    <message>
        <source>Best per room</source>
        <translation>La mejor por habitación</translation>
    </message>
    <message>
        <source>Better moves would have saved you about {value:.1f} turns.</source>
        <translation>Con mejores jugadas te habrías ahorrado unos {value:.1f} turnos.</translation>
    </message>
    <message>
        <source>Better suggestions would have told you {value:.1f} bits more.</source>
        <translation>Con mejores sugerencias habrías averiguado {value:.1f} bits más.</translation>
    </message>
    <message>
        <source>Better: {cards}</source>
        <translation>Mejor: {cards}</translation>
    </message>
    <message>
        <source>Bits open</source>
        <translation>Bits por saber</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Browse finished games and players</source>
        <translation>Ver las partidas terminadas y los jugadores</translation>
    </message>
    <message>
        <source>Buttons and choices</source>
        <translation>Botones y opciones</translation>
    </message>
    <message>
        <source>By</source>
        <translation>De</translation>
    </message>
    <message>
        <source>By</source>
        <comment>a caption: who accuses</comment>
        <translation>De</translation>
    </message>
    <message>
        <source>By</source>
        <comment>a caption: who asks</comment>
        <translation>De</translation>
    </message>
    <message>
        <source>By</source>
        <comment>who asked, below a scale</comment>
        <translation>De</translation>
    </message>
    <message>
        <source>By the passage to: {place}</source>
        <translation>Por el pasadizo hasta: {place}</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>C&amp;opy result</source>
        <translation>C&amp;opiar el resultado</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cannot work out what it depends on: {reason}.</source>
        <translation>No se puede averiguar de qué depende: {reason}.</translation>
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
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Cards face down</source>
        <translation>Cartas boca abajo</translation>
    </message>
    <message>
        <source>Cards in the &amp;envelope</source>
        <translation>Cartas en el so&amp;bre</translation>
    </message>
    <message>
        <source>Cards of player {number}</source>
        <translation>Cartas del jugador {number}</translation>
    </message>
    <message>
        <source>Cards shown to you</source>
        <translation>Cartas que te enseñan</translation>
    </message>
    <message>
        <source>Casual</source>
        <comment>a policy: who advises</comment>
        <translation>Informal</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Celdas</translation>
    </message>
    <message>
        <source>Cells with the same letter: the player showed one of these cards. A folded corner stands for a tag that has no room. Click a cell to see what is known about it.</source>
        <translation>Celdas con la misma letra: el jugador enseñó una de estas cartas. Una esquina doblada es una etiqueta que no cabe. Haz clic en una celda para ver qué se sabe de ella.</translation>
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
        <translation>Seguro</translation>
    </message>
    <message>
        <source>Certain because of {entries}.</source>
        <comment>entries: entries 3 and 7; the set-up</comment>
        <translation>Segura ({entries}).</translation>
    </message>
    <message>
        <source>Certain for {who}: {cards}</source>
        <translation>{who} tiene seguro: {cards}</translation>
    </message>
    <message>
        <source>Certain, one way or the other.</source>
        <translation>Seguro, en un sentido o en el otro.</translation>
    </message>
    <message>
        <source>Certain: {cards}</source>
        <translation>Seguro: {cards}</translation>
    </message>
    <message>
        <source>Certain: {cards}.</source>
        <translation>Seguro: {cards}.</translation>
    </message>
    <message>
        <source>Ch&amp;oose a suggestion</source>
        <translation>Ele&amp;gir una sugerencia</translation>
    </message>
    <message>
        <source>Change the seats</source>
        <translation>Cambiar los asientos</translation>
    </message>
    <message>
        <source>Change the set-up</source>
        <translation>Cambiar la preparación</translation>
    </message>
    <message>
        <source>Change to</source>
        <comment>what may have happened instead</comment>
        <translation>Cambiar a</translation>
    </message>
    <message>
        <source>Change to {players}</source>
        <translation>Cambiar a {players}</translation>
    </message>
    <message>
        <source>Changing this entry alone does not resolve the contradiction.</source>
        <translation>Cambiar solo esta entrada no resuelve la contradicción.</translation>
    </message>
    <message>
        <source>Chart&amp;s</source>
        <translation>Gráfic&amp;os</translation>
    </message>
    <message>
        <source>Chart: {title}</source>
        <translation>Gráfico: {title}</translation>
    </message>
    <message>
        <source>Charts</source>
        <comment>a button of the tool bar</comment>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Check your marks, then ask about one of them.</source>
        <translation>Comprueba tus marcas y luego pregunta por una de ellas.</translation>
    </message>
    <message>
        <source>Choice ignored</source>
        <comment>how players choose a card to show</comment>
        <translation>Elección ignorada</translation>
    </message>
    <message>
        <source>Choose a cell with the arrow keys and see the reason for it</source>
        <translation>Elegir una celda con las flechas y ver por qué está así</translation>
    </message>
    <message>
        <source>Choose a place and move the token there</source>
        <translation>Ir a un sitio y mover allí la ficha</translation>
    </message>
    <message>
        <source>Choose a suspect, a weapon and a room.</source>
        <translation>Elige un sospechoso, un arma y una habitación.</translation>
    </message>
    <message>
        <source>Choose how the numbers are computed</source>
        <translation>Elegir cómo se calculan los números</translation>
    </message>
    <message>
        <source>Choose your edition, the players in turn order and the cards in your hand.</source>
        <translation>Elige tu edición, los jugadores por orden de turno y las cartas de tu mano.</translation>
    </message>
    <message>
        <source>Chosen because {reason}.</source>
        <translation>Se usa porque {reason}.</translation>
    </message>
    <message>
        <source>Classic, UK names</source>
        <translation>Clásico, nombres británicos</translation>
    </message>
    <message>
        <source>Classic, US names</source>
        <translation>Clásico, nombres de EE. UU.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Clear the roll (Backspace)</source>
        <translation>Borrar la tirada (Retroceso)</translation>
    </message>
    <message>
        <source>Clear these</source>
        <translation>Vaciar estas</translation>
    </message>
    <message>
        <source>Click a cell of the sheet, or go there with the arrow keys, to see what is known and why.</source>
        <translation>Haz clic en una celda de la hoja, o ve a ella con las flechas, para ver qué se sabe y por qué.</translation>
    </message>
    <message>
        <source>Click to add it; right click if there was none.</source>
        <translation>Haz clic para añadirlo; clic derecho si no lo hubo.</translation>
    </message>
    <message>
        <source>Click to put the name into the entry; right click for the likely hands, or to say who leaves or is back.</source>
        <translation>Haz clic para poner el nombre en la entrada; clic derecho para las manos probables, o para decir quién se va o ha vuelto.</translation>
    </message>
    <message>
        <source>Click to remove all hunches.</source>
        <translation>Haz clic para quitar todas las corazonadas.</translation>
    </message>
    <message>
        <source>Click where you go, or choose with the arrow keys.</source>
        <translation>Haz clic donde vas, o elige con las flechas.</translation>
    </message>
    <message>
        <source>Click where you go.</source>
        <translation>Haz clic donde vas.</translation>
    </message>
    <message>
        <source>Click where {player} goes.</source>
        <translation>Haz clic donde va {player}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close the window; an unsaved game is offered again at the next start</source>
        <translation>Cerrar la ventana; una partida sin guardar se ofrece de nuevo al volver a empezar</translation>
    </message>
    <message>
        <source>Close this hint (Esc)</source>
        <translation>Cerrar esta pista (Esc)</translation>
    </message>
    <message>
        <source>Close this panel and return to the entry (Esc)</source>
        <translation>Cerrar este panel y volver a la entrada (Esc)</translation>
    </message>
    <message>
        <source>Close {panel}</source>
        <translation>Cerrar: {panel}</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Combinations of suspect, weapon and room that can still be in the envelope</source>
        <translation>Combinaciones de sospechoso, arma y habitación que aún pueden estar en el sobre</translation>
    </message>
    <message>
        <source>Compare the numbers of all engines</source>
        <translation>Comparar los números de todos los motores</translation>
    </message>
    <message>
        <source>Compare with m&amp;y paper</source>
        <translation>Comparar con mi pap&amp;el</translation>
    </message>
    <message>
        <source>Compare your decisions with the best ones</source>
        <translation>Comparar tus decisiones con las mejores</translation>
    </message>
    <message>
        <source>Computing the first numbers…</source>
        <translation>Calculando los primeros números…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Continue the last game</source>
        <translation>Seguir la última partida</translation>
    </message>
    <message>
        <source>Continue with changes</source>
        <translation>Continuar con los cambios</translation>
    </message>
    <message>
        <source>Continue with them, or open the file as last saved? They are kept either way.</source>
        <translation>¿Continuar con ellos o abrir el archivo tal como se guardó? Se conservan en ambos casos.</translation>
    </message>
    <message>
        <source>Contradiction {number} of {total}.</source>
        <translation>Contradicción {number} de {total}.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copied as a table.</source>
        <translation>Copiado como tabla.</translation>
    </message>
    <message>
        <source>Copied as text.</source>
        <translation>Copiado como texto.</translation>
    </message>
    <message>
        <source>Copied to the clipboard.</source>
        <translation>Copiado al portapapeles.</translation>
    </message>
    <message>
        <source>Copy all of this as text (Ctrl+C)</source>
        <translation>Copiar todo esto como texto (Ctrl+C)</translation>
    </message>
    <message>
        <source>Copy as a table</source>
        <translation>Copiar como tabla</translation>
    </message>
    <message>
        <source>Copy how the game ended as text that names no card, to share it</source>
        <translation>Copiar cómo acabó la partida, en un texto que no nombra cartas, para compartirlo</translation>
    </message>
    <message>
        <source>Copy of {file}</source>
        <translation>Copia de {file}</translation>
    </message>
    <message>
        <source>Copy or save this chart</source>
        <translation>Copiar o guardar este gráfico</translation>
    </message>
    <message>
        <source>Copy the marks of your paper sheet; each is checked at once</source>
        <translation>Copiar las marcas de tu hoja de papel; cada una se comprueba al instante</translation>
    </message>
    <message>
        <source>Copy your paper: each mark is checked at once.</source>
        <translation>Copia tu papel: cada marca se comprueba al instante.</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Correct entry {number}</source>
        <comment>a button</comment>
        <translation>Corregir la entrada {number}</translation>
    </message>
    <message>
        <source>Correct entry {number}: click where {player} went. Esc leaves it as it is.</source>
        <translation>Corregir la entrada {number}: haz clic donde fue {player}. Esc la deja como está.</translation>
    </message>
    <message>
        <source>Correct entry {number}: {words}</source>
        <translation>Corregir la entrada {number}: {words}</translation>
    </message>
    <message>
        <source>Correct it…</source>
        <translation>Corregirla…</translation>
    </message>
    <message>
        <source>Correct players, cards and rules of this game</source>
        <translation>Corregir jugadores, cartas y reglas de esta partida</translation>
    </message>
    <message>
        <source>Correct the set-up to see numbers again.</source>
        <translation>Corrige la preparación para volver a ver números.</translation>
    </message>
    <message>
        <source>Correct the set-up…</source>
        <translation>Corregir la preparación…</translation>
    </message>
    <message>
        <source>Correct this entry (Enter or double-click)</source>
        <translation>Corregir esta entrada (Intro o doble clic)</translation>
    </message>
    <message>
        <source>Corrections could not be found: {error}</source>
        <translation>No se han podido encontrar correcciones: {error}</translation>
    </message>
    <message>
        <source>Could not work out which card to show: {error}.</source>
        <translation>No se pudo averiguar qué carta enseñar: {error}.</translation>
    </message>
    <message>
        <source>Count again</source>
        <translation>Volver a contar</translation>
    </message>
    <message>
        <source>Counts every possible deal. Its numbers are exact, but it gives up where there are too many deals.</source>
        <translation>Cuenta todos los repartos posibles. Sus números son exactos, pero renuncia si hay demasiados repartos.</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Cruz</translation>
    </message>
    <message>
        <source>Ctrl+Plus and Ctrl+Minus work anywhere; Ctrl+0 resets.</source>
        <translation>Ctrl+Más y Ctrl+Menos funcionan en cualquier sitio; Ctrl+0 restablece el tamaño.</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Ctrl+clic</translation>
    </message>
    <message>
        <source>Ctrl+click cells of the sheet to see how likely they became.</source>
        <translation>Ctrl+clic en las celdas de la hoja muestra cómo cambió su probabilidad.</translation>
    </message>
    <message>
        <source>Daily game, {day}</source>
        <translation>Partida del día, {day}</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Dark text on a light background.</source>
        <translation>Texto oscuro sobre fondo claro.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Deal evenly</source>
        <translation>Repartir por igual</translation>
    </message>
    <message>
        <source>Deerstalker crashed last time. Your games are safe.</source>
        <translation>Deerstalker se cerró de golpe la última vez. Tus partidas están a salvo.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Delete this entry (Del)</source>
        <translation>Borrar esta entrada (Supr)</translation>
    </message>
    <message>
        <source>Detach or reattach {panel}</source>
        <translation>Separar o acoplar: {panel}</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Detalles…</translation>
    </message>
    <message>
        <source>Detective’s sheet</source>
        <translation>Hoja de detective</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Differences in standard errors</source>
        <translation>Diferencias en errores estándar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Discard this practice game?</source>
        <translation>¿Descartar esta partida de práctica?</translation>
    </message>
    <message>
        <source>Discover the Secrets (2008)</source>
        <translation>Descubre los secretos (2008)</translation>
    </message>
    <message>
        <source>Done: choose my hand</source>
        <translation>Listo: elegir mi mano</translation>
    </message>
    <message>
        <source>Don’t accuse yet.</source>
        <translation>No acuses todavía.</translation>
    </message>
    <message>
        <source>Doors of the board</source>
        <translation>Puertas del tablero</translation>
    </message>
    <message>
        <source>Drag or click to change the order (or Alt+Up, Alt+Down in the name)</source>
        <translation>Arrastra o haz clic para cambiar el orden (o Alt+Arriba, Alt+Abajo en el nombre)</translation>
    </message>
    <message>
        <source>Draws all deals: the same position always gives the same numbers.</source>
        <translation>Saca todos los repartos: la misma posición da siempre los mismos números.</translation>
    </message>
    <message>
        <source>Draws deals at random. Four times as many halve the error.</source>
        <translation>Saca repartos al azar. Con cuatro veces más, el error se reduce a la mitad.</translation>
    </message>
    <message>
        <source>Draws fewer deals if time runs out.</source>
        <translation>Saca menos repartos si falta tiempo.</translation>
    </message>
    <message>
        <source>E&amp;ngines</source>
        <translation>&amp;Motores</translation>
    </message>
    <message>
        <source>E&amp;xplain a cell</source>
        <translation>E&amp;xplicar una celda</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>a rival in a practice game</comment>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Edit card names</source>
        <translation>Editar los nombres de las cartas</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edición</translation>
    </message>
    <message>
        <source>Edition of the game</source>
        <translation>Edición del juego</translation>
    </message>
    <message>
        <source>Effective samples</source>
        <translation>Muestras efectivas</translation>
    </message>
    <message>
        <source>En&amp;gines compared</source>
        <translation>Mo&amp;tores comparados</translation>
    </message>
    <message>
        <source>End my turn</source>
        <translation>Terminar mi turno</translation>
    </message>
    <message>
        <source>End your turn, or accuse?</source>
        <translation>¿Terminas tu turno o acusas?</translation>
    </message>
    <message>
        <source>Engin&amp;e</source>
        <translation>Motor de cálc&amp;ulo</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Motores</translation>
    </message>
    <message>
        <source>Engines compared</source>
        <translation>Motores comparados</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a button: enters what was said</comment>
        <translation>Introducir</translation>
    </message>
    <message>
        <source>Enter accusation</source>
        <comment>a button</comment>
        <translation>Introducir acusación</translation>
    </message>
    <message>
        <source>Enter each suggestion here: who suggests, the three cards, and who shows one.</source>
        <translation>Introduce aquí cada sugerencia: quién la hace, las tres cartas y quién enseña una.</translation>
    </message>
    <message>
        <source>Enter it</source>
        <translation>Introducirla</translation>
    </message>
    <message>
        <source>Enter note</source>
        <comment>a button</comment>
        <translation>Introducir nota</translation>
    </message>
    <message>
        <source>Enter suggestion</source>
        <comment>a button</comment>
        <translation>Introducir sugerencia</translation>
    </message>
    <message>
        <source>Enter this</source>
        <comment>a button</comment>
        <translation>Introducir</translation>
    </message>
    <message>
        <source>Enter what everyone held, for a complete review</source>
        <translation>Introduce lo que tenía cada uno, para un repaso completo</translation>
    </message>
    <message>
        <source>Enter what happens</source>
        <translation>Introduce lo que pasa</translation>
    </message>
    <message>
        <source>Enter, or show what’s missing</source>
        <translation>Introducir, o ver lo que falta</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>Entries appear here. Select one to see the sheet as it was then.</source>
        <translation>Aquí aparecen las entradas. Elige una para ver la hoja como estaba entonces.</translation>
    </message>
    <message>
        <source>Entries it depends on (all are needed)</source>
        <translation>Entradas de las que depende (todas hacen falta)</translation>
    </message>
    <message>
        <source>Entries {numbers} go to places that are not on this board.</source>
        <translation>Las entradas {numbers} llevan a sitios que no están en este tablero.</translation>
    </message>
    <message>
        <source>Entries, oldest first</source>
        <translation>Entradas, la más antigua primero</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Entry</source>
        <comment>below the numbers of entries</comment>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Entry</source>
        <comment>the numbers of entries, below a scale</comment>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Entry it depends on</source>
        <translation>Entrada de la que depende</translation>
    </message>
    <message>
        <source>Entry {entry}</source>
        <translation>Entrada {entry}</translation>
    </message>
    <message>
        <source>Entry {entry} · Accusation</source>
        <translation>Entrada {entry} · Acusación</translation>
    </message>
    <message>
        <source>Entry {entry} · Card shown to {player}</source>
        <translation>Entrada {entry} · Carta enseñada a {player}</translation>
    </message>
    <message>
        <source>Entry {entry} · Move</source>
        <translation>Entrada {entry} · Movimiento</translation>
    </message>
    <message>
        <source>Entry {entry} · Suggestion</source>
        <translation>Entrada {entry} · Sugerencia</translation>
    </message>
    <message>
        <source>Entry {entry}: {line}</source>
        <translation>Entrada {entry}: {line}</translation>
    </message>
    <message>
        <source>Entry {number}</source>
        <translation>Entrada {number}</translation>
    </message>
    <message>
        <source>Entry {number} goes to a place that is not on this board.</source>
        <translation>La entrada {number} lleva a un sitio que no está en este tablero.</translation>
    </message>
    <message>
        <source>Entry {number} no longer fits: {problem}</source>
        <translation>La entrada {number} ya no encaja: {problem}</translation>
    </message>
    <message>
        <source>Entry {number} of the journal cannot be used ({why}), nor can the 1 entry after it.</source>
        <translation>La entrada {number} del diario no se puede usar ({why}), ni la entrada que va detrás.</translation>
    </message>
    <message>
        <source>Entry {number} of the journal cannot be used ({why}), nor can the {behind} entries after it.</source>
        <translation>La entrada {number} del diario no se puede usar ({why}), ni las {behind} entradas que van detrás.</translation>
    </message>
    <message>
        <source>Entry {number} of the journal cannot be used ({why}).</source>
        <translation>La entrada {number} del diario no se puede usar ({why}).</translation>
    </message>
    <message>
        <source>Entry {number} of the journal, the last one, was only partly written.</source>
        <translation>La entrada {number} del diario, la última, no se escribió hasta el final.</translation>
    </message>
    <message>
        <source>Entry {number}, by {who}. {open}</source>
        <translation>Entrada {number}, de {who}. {open}</translation>
    </message>
    <message>
        <source>Entry {number}. {open}</source>
        <translation>Entrada {number}. {open}</translation>
    </message>
    <message>
        <source>Entry {number}: entered.</source>
        <translation>Entrada {number}: introducida.</translation>
    </message>
    <message>
        <source>Entry {number}: nothing new about the envelope.</source>
        <translation>Entrada {number}: nada nuevo acerca del sobre.</translation>
    </message>
    <message>
        <source>Entry {number}: nothing new.</source>
        <translation>Entrada {number}: nada nuevo.</translation>
    </message>
    <message>
        <source>Entry {number}: the favourites moved closer together.</source>
        <translation>Entrada {number}: los favoritos se acercaron.</translation>
    </message>
    <message>
        <source>Entry {number}: the favourites stand out a little more.</source>
        <translation>Entrada {number}: los favoritos destacan un poco más.</translation>
    </message>
    <message>
        <source>Entry {number}: {before} to {after} solutions, about {share} ruled out.</source>
        <translation>Entrada {number}: de {before} a {after} soluciones, cerca de {share} menos.</translation>
    </message>
    <message>
        <source>Entry {number}: {before} to {after} solutions.</source>
        <translation>Entrada {number}: de {before} a {after} soluciones.</translation>
    </message>
    <message>
        <source>Entry {number}: {line}</source>
        <translation>Entrada {number}: {line}</translation>
    </message>
    <message>
        <source>Entry {number}: {line}{notes}.</source>
        <comment>notes: nothing, or some in brackets</comment>
        <translation>Entrada {number}: {line}{notes}.</translation>
    </message>
    <message>
        <source>Entry {number}: {text}</source>
        <translation>Entrada {number}: {text}</translation>
    </message>
    <message>
        <source>Entry {number}: {what}.</source>
        <comment>what: Dot is out</comment>
        <translation>Entrada {number}: {what}.</translation>
    </message>
    <message>
        <source>Envelope</source>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>Envelope</source>
        <comment>what heads a column</comment>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>Envelope: {cards}</source>
        <comment>cards that are there, as a note in few words</comment>
        <translation>Sobre: {cards}</translation>
    </message>
    <message>
        <source>Error report</source>
        <translation>Informe de error</translation>
    </message>
    <message>
        <source>Estimated from the hands they might hold.</source>
        <translation>Estimado a partir de las manos que podrían tener.</translation>
    </message>
    <message>
        <source>Estimated from {deals} drawn deals, with {hands} different hands. There may be more.</source>
        <translation>Una estimación con {deals} repartos sacados y {hands} manos distintas. Puede haber más.</translation>
    </message>
    <message>
        <source>Estimated from {deals} drawn deals, with {hands} different hands; these {shown} came up most. There may be more.</source>
        <translation>Una estimación con {deals} repartos sacados y {hands} manos distintas; estas son las {shown} más frecuentes. Puede haber más.</translation>
    </message>
    <message>
        <source>Estimated. The lines at the ends show the standard error.</source>
        <translation>Estimación. Las rayas de los extremos indican el error estándar.</translation>
    </message>
    <message>
        <source>Everything grows with the text.</source>
        <translation>Todo crece con el texto.</translation>
    </message>
    <message>
        <source>Exact</source>
        <comment>an engine</comment>
        <translation>Exacto</translation>
    </message>
    <message>
        <source>Exact numbers are being computed and will replace these if possible.</source>
        <translation>Los números exactos se están calculando y sustituirán a estos si es posible.</translation>
    </message>
    <message>
        <source>Exact numbers are not available: {why}.</source>
        <translation>No hay números exactos: {why}.</translation>
    </message>
    <message>
        <source>Exact numbers where they can be had in time; otherwise an estimate first, replaced by exact numbers when they are ready.</source>
        <translation>Números exactos cuando da tiempo; si no, primero una estimación, que los números exactos sustituyen cuando están listos.</translation>
    </message>
    <message>
        <source>Exact whenever possible. If that takes longer, an estimate is shown first, then replaced.</source>
        <translation>Es exacto siempre que puede. Si eso tarda más, se muestra primero una estimación, que luego se sustituye.</translation>
    </message>
    <message>
        <source>Exact, ignored</source>
        <comment>short: an engine, which ignores the choice</comment>
        <translation>Exacto, ignorada</translation>
    </message>
    <message>
        <source>Example game</source>
        <translation>Partida de ejemplo</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export the review</source>
        <translation>Exportar el repaso</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Boca abajo</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Boca arriba</translation>
    </message>
    <message>
        <source>Face up</source>
        <comment>cards that lie open on the table; heads a column</comment>
        <translation>Boca arriba</translation>
    </message>
    <message>
        <source>Face up on the table</source>
        <translation>Boca arriba en la mesa</translation>
    </message>
    <message>
        <source>Face up: {cards}</source>
        <comment>cards that are there, as a note in few words</comment>
        <translation>Boca arriba: {cards}</translation>
    </message>
    <message>
        <source>Face up: {number} chosen</source>
        <translation>Boca arriba: {number}</translation>
    </message>
    <message>
        <source>Face-up cards</source>
        <translation>Cartas que están boca arriba</translation>
    </message>
    <message>
        <source>Fair</source>
        <comment>a suggestion: what it tells, beside the best</comment>
        <translation>Regular</translation>
    </message>
    <message>
        <source>Fast; the errors are twice as large as usual.</source>
        <translation>Rápido; los errores son el doble de lo habitual.</translation>
    </message>
    <message>
        <source>Fill in this one</source>
        <translation>Rellenar con esta</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Finished games they won</source>
        <translation>Partidas terminadas que ganaron</translation>
    </message>
    <message>
        <source>Finished games, without the example</source>
        <translation>Partidas terminadas, sin el ejemplo</translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>Arreglar…</translation>
    </message>
    <message>
        <source>Follows the system setting.</source>
        <translation>Sigue el ajuste del sistema.</translation>
    </message>
    <message>
        <source>For example: {line}</source>
        <translation>Por ejemplo: {line}</translation>
    </message>
    <message>
        <source>From about {before} solutions to {after}, on average</source>
        <translation>De unas {before} soluciones a {after}, de media</translation>
    </message>
    <message>
        <source>Game library</source>
        <translation>Biblioteca de partidas</translation>
    </message>
    <message>
        <source>Game library</source>
        <comment>a button</comment>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Game number</source>
        <translation>Número de la partida</translation>
    </message>
    <message>
        <source>Game over: your accusation was correct. It was {cards}.</source>
        <translation>Fin de la partida: tu acusación era correcta. Era {cards}.</translation>
    </message>
    <message>
        <source>Game over: {who} accused correctly. It was {cards}.</source>
        <translation>Fin de la partida: {who} acusó bien. Era {cards}.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Games and players</source>
        <translation>Partidas y jugadores</translation>
    </message>
    <message>
        <source>Gives a lot away.</source>
        <comment>a suggestion, to the others</comment>
        <translation>Revela mucho.</translation>
    </message>
    <message>
        <source>Gives little away.</source>
        <comment>a suggestion, to the others</comment>
        <translation>Revela poco.</translation>
    </message>
    <message>
        <source>Gives something away.</source>
        <comment>a suggestion, to the others</comment>
        <translation>Revela algo.</translation>
    </message>
    <message>
        <source>Go back a field and clear it</source>
        <translation>Volver un campo atrás y vaciarlo</translation>
    </message>
    <message>
        <source>Go from cell to cell</source>
        <translation>Ir de celda en celda</translation>
    </message>
    <message>
        <source>Go from point to point</source>
        <translation>Ir de punto en punto</translation>
    </message>
    <message>
        <source>Go on with the entry</source>
        <translation>Seguir con la entrada</translation>
    </message>
    <message>
        <source>Go to an option and choose it</source>
        <translation>Ir a una opción y elegirla</translation>
    </message>
    <message>
        <source>Go to the advice with the keyboard</source>
        <translation>Ir al consejo con el teclado</translation>
    </message>
    <message>
        <source>Go to the next field</source>
        <translation>Ir al campo siguiente</translation>
    </message>
    <message>
        <source>Go to: {place}</source>
        <translation>Ir a: {place}</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>a suggestion: what it tells, beside the best</comment>
        <translation>Buena</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Entendido</translation>
    </message>
    <message>
        <source>Greedy</source>
        <comment>a policy: who advises</comment>
        <translation>Voraz</translation>
    </message>
    <message>
        <source>Habits known: {players}</source>
        <translation>Hábitos conocidos: {players}</translation>
    </message>
    <message>
        <source>Habits of the &amp;players…</source>
        <translation>&amp;Hábitos de los jugadores…</translation>
    </message>
    <message>
        <source>Habits of the players</source>
        <translation>Hábitos de los jugadores</translation>
    </message>
    <message>
        <source>Half the usual error; takes four times as long.</source>
        <translation>La mitad del error habitual; tarda cuatro veces más.</translation>
    </message>
    <message>
        <source>Han&amp;ds…</source>
        <translation>&amp;Manos…</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Hands, the likeliest first</source>
        <translation>Manos, la más probable primero</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>a rival in a practice game</comment>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Has it or not</source>
        <translation>La tiene o no</translation>
    </message>
    <message>
        <source>Has it?</source>
        <comment>a caption: has it or not</comment>
        <translation>¿La tiene?</translation>
    </message>
    <message>
        <source>Has left.</source>
        <translation>Se ha ido.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Hollow points are estimates.</source>
        <translation>Los puntos huecos son estimaciones.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>House rules and more</source>
        <translation>Reglas de la casa y más</translation>
    </message>
    <message>
        <source>How advice is given</source>
        <translation>Cómo se aconseja</translation>
    </message>
    <message>
        <source>How close</source>
        <translation>Qué cerca</translation>
    </message>
    <message>
        <source>How close are the others?</source>
        <comment>the other players</comment>
        <translation>¿Cuánto les falta a los demás?</translation>
    </message>
    <message>
        <source>How close are the others? (estimated)</source>
        <comment>the other players</comment>
        <translation>¿Cuánto les falta a los demás? (estimado)</translation>
    </message>
    <message>
        <source>How close the &amp;others are</source>
        <translation>Qué cerca están los &amp;demás</translation>
    </message>
    <message>
        <source>How close the others are</source>
        <translation>Qué cerca están los demás</translation>
    </message>
    <message>
        <source>How large text is</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>How likely</source>
        <translation>Probabilidad</translation>
    </message>
    <message>
        <source>How likely cells &amp;became</source>
        <translation>Cómo cambió la probabilidad de las &amp;celdas</translation>
    </message>
    <message>
        <source>How likely cells became</source>
        <translation>Cómo cambió la probabilidad de las celdas</translation>
    </message>
    <message>
        <source>How long Automatic waits for exact numbers</source>
        <translation>Cuánto espera Automático los números exactos</translation>
    </message>
    <message>
        <source>How long Monte Carlo may take</source>
        <translation>Cuánto puede tardar Montecarlo</translation>
    </message>
    <message>
        <source>How many cards this player has</source>
        <translation>Cuántas cartas tiene este jugador</translation>
    </message>
    <message>
        <source>How many certain cells are missed; then which entry, which cell, and why</source>
        <translation>Cuántas celdas seguras se te han pasado; luego qué entrada, qué celda y por qué</translation>
    </message>
    <message>
        <source>How many deals Monte Carlo draws</source>
        <translation>Cuántos repartos saca Montecarlo</translation>
    </message>
    <message>
        <source>How many of their accusations were correct</source>
        <translation>Cuántas de sus acusaciones eran correctas</translation>
    </message>
    <message>
        <source>How many rivals</source>
        <translation>Cuántos rivales</translation>
    </message>
    <message>
        <source>How much each player could know before the accusation that ended the game</source>
        <translation>Cuánto podía saber cada jugador antes de la acusación que terminó la partida</translation>
    </message>
    <message>
        <source>How much of the envelope was open, from the first entry to the last</source>
        <translation>Cuánto faltaba por saber del sobre, de la primera entrada a la última</translation>
    </message>
    <message>
        <source>How should the advice play?</source>
        <translation>¿Cómo debe jugar el consejo?</translation>
    </message>
    <message>
        <source>How the game ended</source>
        <translation>Cómo terminó la partida</translation>
    </message>
    <message>
        <source>How the others choose</source>
        <translation>Cómo eligen los demás</translation>
    </message>
    <message>
        <source>How you play</source>
        <translation>Cómo juegas</translation>
    </message>
    <message>
        <source>Hunch: {belief}</source>
        <comment>belief: I think so (75%)</comment>
        <translation>Corazonada: {belief}</translation>
    </message>
    <message>
        <source>Hunches included: {n}</source>
        <comment>in the numbers</comment>
        <translation>Corazonadas incluidas: {n}</translation>
    </message>
    <message>
        <source>Hunches left out: {n}</source>
        <comment>of the numbers</comment>
        <translation>Corazonadas no incluidas: {n}</translation>
    </message>
    <message>
        <source>I am player {number}</source>
        <translation>Soy el jugador {number}</translation>
    </message>
    <message>
        <source>I happened to see the card</source>
        <translation>He visto la carta por casualidad</translation>
    </message>
    <message>
        <source>I saw</source>
        <comment>a caption: a leftover card</comment>
        <translation>He visto</translation>
    </message>
    <message>
        <source>I saw it…</source>
        <comment>a card that was not meant for my eyes</comment>
        <translation>La he visto…</translation>
    </message>
    <message>
        <source>I think so ({p})</source>
        <translation>creo que sí ({p})</translation>
    </message>
    <message numerus="yes">
        <source>I won with %n suggestion(s).</source>
        <translation>
            <numerusform>He ganado con %n sugerencia.</numerusform>
            <numerusform>He ganado con %n sugerencias.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you roll</source>
        <translation>Si tiras</translation>
    </message>
    <message>
        <source>If you suggest {cards}</source>
        <comment>{cards}: three names with commas between them</comment>
        <translation>Si sugieres {cards}</translation>
    </message>
    <message>
        <source>If {clause}:</source>
        <translation>Si {clause}:</translation>
    </message>
    <message>
        <source>In a chart</source>
        <translation>En un gráfico</translation>
    </message>
    <message>
        <source>In the entry</source>
        <translation>En la entrada</translation>
    </message>
    <message>
        <source>In the envelope</source>
        <translation>En el sobre</translation>
    </message>
    <message>
        <source>In the envelope: {cards}</source>
        <translation>En el sobre: {cards}</translation>
    </message>
    <message>
        <source>In the other deal it is here.</source>
        <comment>a deal that fits all entries, too</comment>
        <translation>En el otro reparto está aquí.</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>En la ventana</translation>
    </message>
    <message>
        <source>Include the &amp;game: players, cards and entries</source>
        <translation>Incluir la &amp;partida: jugadores, cartas y entradas</translation>
    </message>
    <message>
        <source>Insert before</source>
        <translation>Insertar antes</translation>
    </message>
    <message>
        <source>Insert before entry {number}</source>
        <comment>a button</comment>
        <translation>Insertar antes de la entrada {number}</translation>
    </message>
    <message>
        <source>Into</source>
        <comment>a caption: rooms that can be reached</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Is it your turn? Advice tells you what to do next, and why.</source>
        <translation>¿Es tu turno? El consejo te dice qué hacer ahora y por qué.</translation>
    </message>
    <message>
        <source>Is {card:the} {where}?</source>
        <comment>where: with Bob, in the envelope …</comment>
        <translation>¿Está {card:the} {where}?</translation>
    </message>
    <message>
        <source>It cannot be brought back.</source>
        <translation>No se podrá recuperar.</translation>
    </message>
    <message>
        <source>It ignores how players choose which card to show, unlike the rules of this game.</source>
        <translation>Ignora cómo eligen los jugadores la carta que enseñan, aunque las reglas de esta partida digan otra cosa.</translation>
    </message>
    <message>
        <source>It may be open on another computer ({host}).</source>
        <translation>Puede que esté abierta en otro ordenador ({host}).</translation>
    </message>
    <message numerus="yes">
        <source>It moves %n number(s) by more than 5 points:</source>
        <translation>
            <numerusform>Cambia %n número en más de 5 puntos:</numerusform>
            <numerusform>Cambia %n números en más de 5 puntos:</numerusform>
        </translation>
    </message>
    <message>
        <source>It moves no number by more than 5 points yet.</source>
        <translation>Aún no cambia ningún número en más de 5 puntos.</translation>
    </message>
    <message>
        <source>It ruled nothing out; the favourites moved closer together ({bits}).</source>
        <translation>No descartó nada; los favoritos se acercaron ({bits}).</translation>
    </message>
    <message>
        <source>It ruled out {share} of what was possible ({bits}).</source>
        <comment>share: 20%</comment>
        <translation>Descartó el {share} de lo que era posible ({bits}).</translation>
    </message>
    <message>
        <source>It stopped at the time limit of the preferences: more time, smaller errors.</source>
        <translation>Se detuvo en el límite de tiempo de las preferencias: más tiempo, errores menores.</translation>
    </message>
    <message>
        <source>It tells {each} bits.</source>
        <comment>each: Bob about 0.25 and Cid about 0.10</comment>
        <translation>Bits que revela: {each}.</translation>
    </message>
    <message>
        <source>It tells {who} as little as {card}, and more players have seen it already.</source>
        <translation>A {who} le dice tan poco como {card}, y más jugadores ya la han visto.</translation>
    </message>
    <message>
        <source>It tells {who} as little as {card}.</source>
        <translation>A {who} le dice tan poco como {card}.</translation>
    </message>
    <message>
        <source>It tells {who} less than {card} would.</source>
        <comment>a card to show, and another</comment>
        <translation>A {who} le dice menos que {card}.</translation>
    </message>
    <message>
        <source>It told you nothing about the envelope.</source>
        <translation>No aportó nada acerca del sobre.</translation>
    </message>
    <message>
        <source>It was</source>
        <comment>a caption: right or wrong</comment>
        <translation>Era</translation>
    </message>
    <message>
        <source>It was here when the cards were laid open.</source>
        <translation>Estaba aquí: se enseñaron las cartas.</translation>
    </message>
    <message>
        <source>It was {who}</source>
        <translation>Fue {who}</translation>
    </message>
    <message>
        <source>It’s the only one you hold.</source>
        <comment>a card to show</comment>
        <translation>Es la única que tienes.</translation>
    </message>
    <message>
        <source>I’m almost sure ({p})</source>
        <translation>casi seguro que sí ({p})</translation>
    </message>
    <message>
        <source>I’m only watching</source>
        <translation>Solo miro</translation>
    </message>
    <message>
        <source>Judged by what you knew at that moment. A suggestion “rules out” the share of the possible solutions that its answer would rule out on average.</source>
        <translation>Juzgado por lo que sabías en ese momento. Una sugerencia «descarta» la parte de las soluciones posibles que su respuesta descartaría de media.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Keep this entry in the list without counting it, or count it again (Space)</source>
        <translation>Dejar esta entrada en la lista sin contarla, o volver a contarla (Espacio)</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Known to</source>
        <comment>a caption: who knows what is entered</comment>
        <translation>Saben</translation>
    </message>
    <message>
        <source>Knows it now</source>
        <translation>La sabe ahora</translation>
    </message>
    <message>
        <source>Knows it on the next turn</source>
        <translation>La sabe en el próximo turno</translation>
    </message>
    <message>
        <source>Knows the solution now</source>
        <translation>Sabe la solución ahora</translation>
    </message>
    <message>
        <source>Laid open ({entries}).</source>
        <comment>a card; entries: entry 12</comment>
        <translation>Descubierta ({entries}).</translation>
    </message>
    <message>
        <source>Largest difference</source>
        <translation>Diferencia máxima</translation>
    </message>
    <message>
        <source>Left: about {envelope} solutions (suspects {suspect}, weapons {weapon}, rooms {room}).</source>
        <translation>Quedan unas {envelope} soluciones (sospechosos {suspect}, armas {weapon}, habitaciones {room}).</translation>
    </message>
    <message>
        <source>Left: suspects {suspect}, weapons {weapon}, rooms {room}.</source>
        <translation>Quedan: sospechosos {suspect}, armas {weapon}, habitaciones {room}.</translation>
    </message>
    <message>
        <source>Leftover cards: none</source>
        <translation>Cartas sobrantes: ninguna</translation>
    </message>
    <message>
        <source>Leftover cards: {number}</source>
        <translation>Cartas sobrantes: {number}</translation>
    </message>
    <message>
        <source>Let them follow, too</source>
        <translation>Que se adapten también</translation>
    </message>
    <message>
        <source>Let what the others suggest count, too, not only what the cards say</source>
        <translation>Contar también lo que sugieren los demás, no solo lo que dicen las cartas</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Light or dark colours</source>
        <translation>Colores claros u oscuros</translation>
    </message>
    <message>
        <source>Light text on a dark background.</source>
        <translation>Texto claro sobre fondo oscuro.</translation>
    </message>
    <message>
        <source>Likely &amp;hands…</source>
        <translation>Ma&amp;nos probables…</translation>
    </message>
    <message>
        <source>Likely (50% or more)</source>
        <translation>Probable (50&#x202f;% o más)</translation>
    </message>
    <message>
        <source>Likely for {who}: {cards}</source>
        <translation>{who} tiene probablemente: {cards}</translation>
    </message>
    <message>
        <source>Likely hands</source>
        <translation>Manos probables</translation>
    </message>
    <message>
        <source>Likely hands of the pool…</source>
        <translation>Manos probables de la reserva…</translation>
    </message>
    <message>
        <source>Likely hands of {player}…</source>
        <translation>Manos probables de {player}…</translation>
    </message>
    <message>
        <source>Likely: {cards}</source>
        <translation>Probable: {cards}</translation>
    </message>
    <message>
        <source>Likes to show a player the same card again: {times} of {occasions} ({expected} expected)</source>
        <translation>Tiende a volver a enseñar la misma carta a un jugador: {times} de {occasions} (esperado: {expected})</translation>
    </message>
    <message>
        <source>Likes to show {kind}: {times} of {occasions} ({expected} expected)</source>
        <translation>Le gusta enseñar {kind}: {times} de {occasions} (esperado: {expected})</translation>
    </message>
    <message>
        <source>Look at the cards lying face up.</source>
        <translation>Mira las cartas boca arriba.</translation>
    </message>
    <message>
        <source>Look at the number of cards that each holder has.</source>
        <translation>Fíjate en cuántas cartas tiene cada uno.</translation>
    </message>
    <message>
        <source>Look at your own cards.</source>
        <translation>Mira tus propias cartas.</translation>
    </message>
    <message>
        <source>Look at {entry}.</source>
        <translation>Mira la {entry}.</translation>
    </message>
    <message>
        <source>Look closer, or see more</source>
        <translation>Ver de más cerca, o de más lejos</translation>
    </message>
    <message>
        <source>Looking for corrections…</source>
        <translation>Buscando correcciones…</translation>
    </message>
    <message>
        <source>Looking it up…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Suerte y destreza</translation>
    </message>
    <message>
        <source>Lucky answers: they told you {value:.1f} bits more than you could expect.</source>
        <translation>Suerte con las respuestas: te dijeron {value:.1f} bits más de lo esperado.</translation>
    </message>
    <message>
        <source>Lucky dice: they saved you about {value:.1f} turns.</source>
        <translation>Suerte con los dados: te ahorraron unos {value:.1f} turnos.</translation>
    </message>
    <message>
        <source>Make everything large enough for a finger</source>
        <translation>Hacerlo todo lo bastante grande para un dedo</translation>
    </message>
    <message>
        <source>Make that mark again (on the sheet also Ctrl+Y)</source>
        <translation>Volver a poner esa marca (en la hoja, también Ctrl+Y)</translation>
    </message>
    <message>
        <source>Make this entry (Enter)</source>
        <translation>Introducir esta entrada (Intro)</translation>
    </message>
    <message>
        <source>Make your own marks on an empty sheet, and have them checked; numbers are hidden</source>
        <translation>Poner tus propias marcas en una hoja vacía y comprobarlas; los números se ocultan</translation>
    </message>
    <message>
        <source>Makes your accusation surest.</source>
        <translation>Hace más segura tu acusación.</translation>
    </message>
    <message>
        <source>Mark the best places for you to go; others at the table may see the screen</source>
        <translation>Marcar los mejores sitios para ti; los demás de la mesa pueden ver la pantalla</translation>
    </message>
    <message>
        <source>Mark the card that tells the least</source>
        <translation>Marcar la carta que menos revela</translation>
    </message>
    <message>
        <source>Marks of another game are not shown. They are in {file}.</source>
        <translation>Las marcas de otra partida no se muestran. Están en {file}.</translation>
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
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Me</source>
        <comment>the name of the first player, whose sheet this is</comment>
        <translation>Yo</translation>
    </message>
    <message>
        <source>Me</source>
        <comment>who of the players I am</comment>
        <translation>Yo</translation>
    </message>
    <message>
        <source>Mean difference</source>
        <translation>Diferencia media</translation>
    </message>
    <message>
        <source>Middle</source>
        <comment>a rival in a practice game</comment>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Perdidos</translation>
    </message>
    <message>
        <source>Modern (2016)</source>
        <translation>Moderno (2016)</translation>
    </message>
    <message>
        <source>Modern (2023)</source>
        <translation>Moderno (2023)</translation>
    </message>
    <message>
        <source>Monte Carlo</source>
        <translation>Montecarlo</translation>
    </message>
    <message>
        <source>Monte Carlo</source>
        <comment>an engine</comment>
        <translation>Montecarlo</translation>
    </message>
    <message>
        <source>Monte Carlo</source>
        <comment>an engine: the method of drawing at random</comment>
        <translation>Montecarlo</translation>
    </message>
    <message>
        <source>More answers…</source>
        <translation>Más respuestas…</translation>
    </message>
    <message>
        <source>Most likely</source>
        <translation>Lo más probable</translation>
    </message>
    <message>
        <source>Most likely, as people play</source>
        <translation>Lo más probable, según cómo se juega</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Bajar</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Move player {number}</source>
        <translation>Mover al jugador {number}</translation>
    </message>
    <message>
        <source>Move this entry down (Alt+Down, or drag it)</source>
        <translation>Bajar esta entrada (Alt+Abajo, o arrástrala)</translation>
    </message>
    <message>
        <source>Move this entry up (Alt+Up, or drag it)</source>
        <translation>Subir esta entrada (Alt+Arriba, o arrástrala)</translation>
    </message>
    <message>
        <source>Move this token (Page Down on the board)</source>
        <translation>Mover esta ficha (Av Pág en el tablero)</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Moves are corrected on the board, but this game has none. You can delete the entry.</source>
        <translation>Los movimientos se corrigen en el tablero, pero esta partida no tiene. Puedes borrar la entrada.</translation>
    </message>
    <message>
        <source>My hand</source>
        <translation>Mi mano</translation>
    </message>
    <message>
        <source>My hand: {number} of {size} chosen</source>
        <translation>Mi mano: {number} de {size}</translation>
    </message>
    <message>
        <source>My own cards…</source>
        <translation>Mis propias cartas…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Nombre del jugador {number}</translation>
    </message>
    <message>
        <source>Names that differ only in case or accents count as one</source>
        <translation>Los nombres que solo se distinguen por mayúsculas o acentos cuentan como uno</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>S&amp;iguiente</translation>
    </message>
    <message>
        <source>Never below {number}%</source>
        <comment>when to accuse: a chance of being right</comment>
        <translation>Nunca por debajo del {number} %</translation>
    </message>
    <message>
        <source>New</source>
        <comment>how many cells became certain, below a scale</comment>
        <translation>Nuevas</translation>
    </message>
    <message>
        <source>New certain cells</source>
        <translation>Celdas seguras nuevas</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>New: {marks}</source>
        <comment>cells of the sheet</comment>
        <translation>Nuevo: {marks}</translation>
    </message>
    <message>
        <source>Next contradiction</source>
        <translation>Siguiente contradicción</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>No advice while entries contradict each other.</source>
        <translation>No hay consejo mientras las entradas se contradigan.</translation>
    </message>
    <message>
        <source>No advice: {reason}.</source>
        <translation>No hay consejo: {reason}.</translation>
    </message>
    <message>
        <source>No answer. {reason}</source>
        <comment>reason: a clause that begins with a capital</comment>
        <translation>Sin respuesta. {reason}</translation>
    </message>
    <message>
        <source>No card is called “{text}”.</source>
        <translation>Ninguna carta se llama «{text}».</translation>
    </message>
    <message>
        <source>No card is certain.</source>
        <translation>Ninguna carta es segura.</translation>
    </message>
    <message>
        <source>No certain cell is missed.</source>
        <translation>No se te ha pasado ninguna celda segura.</translation>
    </message>
    <message>
        <source>No deal fits all of them. There is no short proof.</source>
        <translation>Ningún reparto encaja con todas. No hay una prueba corta.</translation>
    </message>
    <message>
        <source>No earlier games</source>
        <translation>Sin partidas anteriores</translation>
    </message>
    <message>
        <source>No entries</source>
        <translation>No hay entradas</translation>
    </message>
    <message>
        <source>No entries yet. This chart shows what each entry tells you.</source>
        <translation>Aún no hay entradas. Este gráfico muestra lo que te dice cada una.</translation>
    </message>
    <message>
        <source>No game is open.</source>
        <translation>No hay ninguna partida abierta.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Aún no hay partidas</translation>
    </message>
    <message>
        <source>No games yet. A game is added when you close it or record its result.</source>
        <translation>Aún no hay partidas. Una partida se añade cuando la cierras o anotas su resultado.</translation>
    </message>
    <message>
        <source>No hand stands out: hardly any two of the {deals} deals drawn gave this player the same hand.</source>
        <translation>Ninguna mano destaca: de {deals} repartos sacados, casi nunca dos dan a este jugador la misma mano.</translation>
    </message>
    <message>
        <source>No mark</source>
        <translation>Sin marca</translation>
    </message>
    <message>
        <source>No match for “{sought}”.</source>
        <translation>Sin resultados para «{sought}».</translation>
    </message>
    <message>
        <source>No numbers while the set-up contradicts itself.</source>
        <translation>No hay números mientras la preparación se contradiga.</translation>
    </message>
    <message>
        <source>No one</source>
        <comment>shows a card</comment>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>No one could have known from public information alone.</source>
        <translation>Nadie podía saberlo solo con lo que todos vieron.</translation>
    </message>
    <message>
        <source>No one is left to move.</source>
        <translation>Ya no queda nadie por mover.</translation>
    </message>
    <message numerus="yes">
        <source>No one won; I made %n suggestion(s).</source>
        <translation>
            <numerusform>No ha ganado nadie; hice %n sugerencia.</numerusform>
            <numerusform>No ha ganado nadie; hice %n sugerencias.</numerusform>
        </translation>
    </message>
    <message>
        <source>No one; you look at a leftover card</source>
        <translation>Nadie; miras una carta sobrante</translation>
    </message>
    <message>
        <source>No other hand is possible.</source>
        <translation>No es posible ninguna otra mano.</translation>
    </message>
    <message>
        <source>No other moves would have saved you time.</source>
        <translation>Con otras jugadas no habrías ganado tiempo.</translation>
    </message>
    <message>
        <source>No other player can still accuse.</source>
        <translation>Ningún otro jugador puede acusar ya.</translation>
    </message>
    <message>
        <source>No other solution is possible.</source>
        <translation>No hay ninguna otra solución posible.</translation>
    </message>
    <message>
        <source>No other suggestions would have told you more.</source>
        <translation>Con otras sugerencias no habrías averiguado más.</translation>
    </message>
    <message>
        <source>No room in reach is worth stopping for.</source>
        <translation>Ninguna habitación al alcance merece una parada.</translation>
    </message>
    <message>
        <source>No single suggestion is likely to.</source>
        <comment>below: What would settle it</comment>
        <translation>No es probable que lo haga una sola sugerencia.</translation>
    </message>
    <message>
        <source>No suggestion</source>
        <translation>Sin sugerencia</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>who won</comment>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>Nobody can show a card.</source>
        <translation>Nadie puede enseñar una carta.</translation>
    </message>
    <message>
        <source>Nobody shows a card</source>
        <translation>Nadie enseña una carta</translation>
    </message>
    <message>
        <source>Nobody wins. It was {cards}.</source>
        <translation>No gana nadie. Era {cards}.</translation>
    </message>
    <message>
        <source>Nobody wins: a game ends after {turns} turns. It was {cards}.</source>
        <translation>No gana nadie: una partida acaba tras {turns} turnos. Era {cards}.</translation>
    </message>
    <message>
        <source>Nobody: you look at a leftover card. Which one is it?</source>
        <translation>Nadie: miras una carta sobrante. ¿Cuál es?</translation>
    </message>
    <message numerus="yes">
        <source>None of %n card(s) is likely</source>
        <translation>
            <numerusform>No es probable la carta</numerusform>
            <numerusform>Ninguna de las %n cartas es probable</numerusform>
        </translation>
    </message>
    <message>
        <source>Normal: a second or two</source>
        <translation>Normal: un segundo o dos</translation>
    </message>
    <message>
        <source>Not all of your marks could be read. The file as it was is kept as {file}.</source>
        <translation>No se han podido leer todas tus marcas. El archivo original se conserva como {file}.</translation>
    </message>
    <message>
        <source>Not certain yet.</source>
        <translation>Aún no es seguro.</translation>
    </message>
    <message>
        <source>Not exported: {reason}.</source>
        <translation>No se ha exportado: {reason}.</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>Not here. {why}</source>
        <comment>whether to accuse, and a sentence that says why</comment>
        <translation>Aquí no. {why}</translation>
    </message>
    <message>
        <source>Not known yet: does {who} have {card}?</source>
        <translation>{card}: aún no se sabe si la tiene {who}.</translation>
    </message>
    <message>
        <source>Not known yet: is {card} face up?</source>
        <translation>{card}: aún no se sabe si está boca arriba.</translation>
    </message>
    <message>
        <source>Not known yet: is {card} in the envelope?</source>
        <translation>{card}: aún no se sabe si está en el sobre.</translation>
    </message>
    <message>
        <source>Not known yet: is {card} in the pool?</source>
        <translation>{card}: aún no se sabe si está en la reserva.</translation>
    </message>
    <message>
        <source>Not noted for {who}. Click if {who} passed</source>
        <translation>Nada anotado de {who}. Haz clic si {who} pasó</translation>
    </message>
    <message>
        <source>Not printed: cannot write to the printer or file.</source>
        <translation>No se ha impreso: no se puede escribir en la impresora o en el archivo.</translation>
    </message>
    <message>
        <source>Not printed: {reason}.</source>
        <translation>No se ha impreso: {reason}.</translation>
    </message>
    <message>
        <source>Not saved: {error}. Try another folder.</source>
        <translation>No se ha guardado: {error}. Prueba con otra carpeta.</translation>
    </message>
    <message>
        <source>Not saved: {reason}.</source>
        <translation>No se ha guardado: {reason}.</translation>
    </message>
    <message>
        <source>Not saved: {reason}. Nothing is lost; save the game to another file.</source>
        <translation>No se ha guardado: {reason}. No se ha perdido nada; guarda la partida en otro archivo.</translation>
    </message>
    <message>
        <source>Not yet. {why}</source>
        <comment>whether to accuse, and a sentence that says why</comment>
        <translation>Aún no. {why}</translation>
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
        <translation>Nota: {who} no tiene {card}</translation>
    </message>
    <message>
        <source>Note: {who} has at least one of {cards}</source>
        <comment>cards: Rope, Hall</comment>
        <translation>Nota: {who} tiene al menos una de {cards}</translation>
    </message>
    <message>
        <source>Note: {who} has at least {number} of {cards}</source>
        <comment>cards: Rope, Hall, Study</comment>
        <translation>Nota: {who} tiene al menos {number} de {cards}</translation>
    </message>
    <message>
        <source>Note: {who} has none of {cards}</source>
        <comment>cards: Rope, Hall</comment>
        <translation>Nota: {who} no tiene ninguna de {cards}</translation>
    </message>
    <message>
        <source>Note: {who} has {cards}</source>
        <comment>cards: Rope, Hall</comment>
        <translation>Nota: {who} tiene {cards}</translation>
    </message>
    <message>
        <source>Note: {who} has {card}</source>
        <translation>Nota: {who} tiene {card}</translation>
    </message>
    <message>
        <source>Nothing happened</source>
        <translation>No pasó nada</translation>
    </message>
    <message>
        <source>Nothing has been asked yet. Who begins?</source>
        <translation>Aún no se ha preguntado nada. ¿Quién empieza?</translation>
    </message>
    <message>
        <source>Nothing new is certain.</source>
        <translation>No hay nada nuevo seguro.</translation>
    </message>
    <message>
        <source>Nothing to count: the hand was never revealed, or there was nothing to choose</source>
        <translation>Nada que contar: la mano nunca se reveló, o no había nada que elegir</translation>
    </message>
    <message>
        <source>Now certain: {sentences}</source>
        <translation>Ahora es seguro: {sentences}</translation>
    </message>
    <message>
        <source>Number of entries</source>
        <translation>Número de entradas</translation>
    </message>
    <message>
        <source>Numbers are hidden.</source>
        <translation>Los números están ocultos.</translation>
    </message>
    <message>
        <source>Numbers are hidden. Click a cell to mark it.</source>
        <translation>Los números están ocultos. Haz clic en una celda para marcarla.</translation>
    </message>
    <message>
        <source>Numbers are hidden. Switch your own sheet off to review or print this game.</source>
        <translation>Los números están ocultos. Desactiva tu propia hoja para repasar o imprimir esta partida.</translation>
    </message>
    <message>
        <source>Numbers by</source>
        <translation>Cálculo de los números</translation>
    </message>
    <message>
        <source>Of</source>
        <comment>a caption: whose card was seen</comment>
        <translation>De</translation>
    </message>
    <message>
        <source>Of this page</source>
        <translation>De esta página</translation>
    </message>
    <message>
        <source>Offer cards the sheet rules out, too</source>
        <translation>Ofrecer también cartas que la hoja descarta</translation>
    </message>
    <message>
        <source>Often suggests {own}: {times} of {occasions} ({expected} expected)</source>
        <translation>Pregunta a menudo por {own}: {times} de {occasions} (esperado: {expected})</translation>
    </message>
    <message>
        <source>On my own</source>
        <translation>Sin ayuda</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>En el tablero</translation>
    </message>
    <message>
        <source>On the next turn</source>
        <translation>En el próximo turno</translation>
    </message>
    <message>
        <source>On the sheet</source>
        <translation>En la hoja</translation>
    </message>
    <message>
        <source>On to my turn</source>
        <translation>Ir a mi turno</translation>
    </message>
    <message>
        <source>On to the end</source>
        <translation>Ir al final</translation>
    </message>
    <message>
        <source>On to the end…</source>
        <translation>Hasta el final…</translation>
    </message>
    <message>
        <source>On to your turn…</source>
        <translation>Hasta tu turno…</translation>
    </message>
    <message>
        <source>On your own sheet</source>
        <translation>En tu propia hoja</translation>
    </message>
    <message numerus="yes">
        <source>One of %n almost equally likely</source>
        <translation>
            <numerusform>Una solución posible</numerusform>
            <numerusform>Una de %n casi igual de probables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of %n equally likely</source>
        <translation>
            <numerusform>Una solución posible</numerusform>
            <numerusform>Una de %n igual de probables</numerusform>
        </translation>
    </message>
    <message>
        <source>One of several</source>
        <translation>Una de varias</translation>
    </message>
    <message>
        <source>One unreadable preference was reset to its default: {names}.</source>
        <translation>Una preferencia ilegible ha vuelto a su valor inicial: {names}.</translation>
    </message>
    <message>
        <source>Only what everyone has seen. No one’s cards are shown.</source>
        <translation>Solo lo que todos han visto. No se ven las cartas de nadie.</translation>
    </message>
    <message>
        <source>Only when certain</source>
        <comment>when to accuse</comment>
        <translation>Solo con certeza</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir r&amp;eciente</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Abrir una copia</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Open a game from a file</source>
        <translation>Abrir una partida de un archivo</translation>
    </message>
    <message>
        <source>Open a game in progress to look around</source>
        <translation>Abrir una partida en curso para echar un vistazo</translation>
    </message>
    <message>
        <source>Open as last saved</source>
        <translation>Abrir tal como se guardó</translation>
    </message>
    <message>
        <source>Open: it may be true, but does not follow.</source>
        <translation>Abierta: puede ser verdad, pero no se deduce.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Other</source>
        <comment>what happened: something unusual</comment>
        <translation>Otro</translation>
    </message>
    <message>
        <source>Other card…</source>
        <translation>Otra carta…</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Los demás</translation>
    </message>
    <message>
        <source>Others answered after the first card</source>
        <translation>Otros respondieron después de la primera carta</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <comment>what else can be done</comment>
        <translation>Si no</translation>
    </message>
    <message>
        <source>Out of habit</source>
        <comment>how the others choose which card to show</comment>
        <translation>Por costumbre</translation>
    </message>
    <message>
        <source>Out, but still answers.</source>
        <translation>Fuera de juego, pero aún responde.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Sobrescribir</translation>
    </message>
    <message>
        <source>Own cards</source>
        <translation>Propias</translation>
    </message>
    <message>
        <source>Own cards</source>
        <comment>the edition of a game</comment>
        <translation>Cartas propias</translation>
    </message>
    <message>
        <source>Own sheet</source>
        <translation>Hoja propia</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documentos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>PDF p&amp;aper size</source>
        <translation>Tamaño de pa&amp;pel del PDF</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>Imágenes PNG (*.png)</translation>
    </message>
    <message>
        <source>Page {number}</source>
        <translation>Página {number}</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Páginas de la ayuda</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Paneles</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Parts of the game</source>
        <translation>Partes de la partida</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Partes del programa</translation>
    </message>
    <message>
        <source>Passed</source>
        <comment>a caption: who passed</comment>
        <translation>Pasan</translation>
    </message>
    <message>
        <source>Patient: about ten seconds</source>
        <translation>Paciente: unos diez segundos</translation>
    </message>
    <message>
        <source>Pause after each step</source>
        <translation>Pausa tras cada paso</translation>
    </message>
    <message>
        <source>Picked at random</source>
        <comment>how players choose a card to show</comment>
        <translation>Elegida al azar</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>Pin a hunch on the cell, strengthen it, remove it</source>
        <translation>Marcar una corazonada en la celda, reforzarla, quitarla</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Play a game against the program</source>
        <translation>Jugar una partida contra el programa</translation>
    </message>
    <message>
        <source>Play to win</source>
        <comment>when to accuse</comment>
        <translation>Jugar para ganar</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <comment>the name of a player</comment>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Players in turn order</source>
        <translation>Jugadores por orden de turno</translation>
    </message>
    <message>
        <source>Players who can choose which card to show pick one at random. A card shown to you makes the others that you named a little less likely in that hand.</source>
        <translation>Quien puede elegir qué carta enseñar toma una al azar. Una carta que te enseñan hace un poco menos probables en esa mano las otras que nombraste.</translation>
    </message>
    <message>
        <source>Players, in turn order</source>
        <translation>Jugadores, en orden de turno</translation>
    </message>
    <message>
        <source>Plays like {who}</source>
        <translation>Juega como {who}</translation>
    </message>
    <message>
        <source>Point at the chart, or use the arrow keys, for exact numbers.</source>
        <translation>Señala el gráfico, o usa las flechas, para ver los números exactos.</translation>
    </message>
    <message>
        <source>Policy: {policy}. The others show: {response}. Accuse: {limit}.</source>
        <translation>Estrategia: {policy}. Los demás enseñan: {response}. Acusar: {limit}.</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Reserva</translation>
    </message>
    <message>
        <source>Pool</source>
        <comment>of cards that nobody holds; heads a column</comment>
        <translation>Reserva</translation>
    </message>
    <message>
        <source>Pool: {cards}</source>
        <comment>cards that are there, as a note in few words</comment>
        <translation>Reserva: {cards}</translation>
    </message>
    <message>
        <source>Poor</source>
        <comment>a suggestion: what it tells, beside the best</comment>
        <translation>Floja</translation>
    </message>
    <message>
        <source>Possibilities</source>
        <comment>how many are left, beside a scale</comment>
        <translation>Posibilidades</translation>
    </message>
    <message>
        <source>Possibilities left after each entry</source>
        <translation>Posibilidades restantes tras cada entrada</translation>
    </message>
    <message>
        <source>Possible deals: {number}</source>
        <translation>Repartos posibles: {number}</translation>
    </message>
    <message>
        <source>Possible solutions</source>
        <translation>Soluciones posibles</translation>
    </message>
    <message>
        <source>Pract&amp;ice…</source>
        <translation>P&amp;ráctica…</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>games against the program</comment>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Practice game {number}</source>
        <translation>Partida de práctica {number}</translation>
    </message>
    <message>
        <source>Practice games</source>
        <translation>Partidas de práctica</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pre&amp;ferencias…</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Preparing the pages…</source>
        <translation>Preparando las páginas…</translation>
    </message>
    <message>
        <source>Press Enter to enter it.</source>
        <translation>Pulsa Intro para introducirla.</translation>
    </message>
    <message>
        <source>Press F1 for help and all keys.</source>
        <translation>F1: ayuda y todas las teclas.</translation>
    </message>
    <message>
        <source>Preview the sheet with this entry</source>
        <translation>Ver la hoja con esta entrada</translation>
    </message>
    <message>
        <source>Print the game</source>
        <translation>Imprimir la partida</translation>
    </message>
    <message>
        <source>Print the sheet, the entries and the charts, or save them as PDF</source>
        <translation>Imprimir la hoja, las entradas y los gráficos, o guardarlos como PDF</translation>
    </message>
    <message>
        <source>Printed on {date}</source>
        <translation>Impreso el {date}</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Probabilidad</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Avance del repaso</translation>
    </message>
    <message>
        <source>Proved.</source>
        <translation>Demostrada.</translation>
    </message>
    <message>
        <source>Put this into the entry</source>
        <translation>Poner esto en la entrada</translation>
    </message>
    <message>
        <source>Put this suggestion into the entry (Enter in the list)</source>
        <translation>Poner esta sugerencia en la entrada (Intro en la lista)</translation>
    </message>
    <message>
        <source>Put {name} into the entry</source>
        <comment>{name}: of a card or a player</comment>
        <translation>Poner en la entrada: {name}</translation>
    </message>
    <message>
        <source>Question mark</source>
        <translation>Interrogación</translation>
    </message>
    <message>
        <source>Quick: a moment</source>
        <translation>Rápido: un momento</translation>
    </message>
    <message>
        <source>Race</source>
        <comment>a policy: who advises</comment>
        <translation>Carrera</translation>
    </message>
    <message>
        <source>Random</source>
        <comment>a policy: who advises</comment>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Rarely suggests {own}: {times} of {occasions} ({expected} expected)</source>
        <translation>Rara vez pregunta por {own}: {times} de {occasions} (esperado: {expected})</translation>
    </message>
    <message>
        <source>Re&amp;view the game…</source>
        <translation>Re&amp;pasar la partida…</translation>
    </message>
    <message>
        <source>Read the sheet</source>
        <translation>Lee la hoja</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Partidas recientes</translation>
    </message>
    <message>
        <source>Record the resul&amp;t…</source>
        <translation>Ano&amp;tar el resultado…</translation>
    </message>
    <message>
        <source>Record the result</source>
        <translation>Anotar el resultado</translation>
    </message>
    <message>
        <source>Red&amp;o mark</source>
        <translation>Re&amp;hacer la marca</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Redo: {step}</source>
        <comment>step: Ann&apos;s suggestion; delete Ann&apos;s suggestion</comment>
        <translation>Rehacer: {step}</translation>
    </message>
    <message>
        <source>Refuted by {entries}.</source>
        <comment>entries: entries 3 and 7; the set-up</comment>
        <translation>Desmentida ({entries}).</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Borrarla</translation>
    </message>
    <message>
        <source>Remove it and entries {numbers}</source>
        <translation>Borrarla junto con las entradas {numbers}</translation>
    </message>
    <message>
        <source>Remove it and entry {numbers}</source>
        <translation>Borrarla junto con la entrada {numbers}</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation>Quitar el jugador {number}</translation>
    </message>
    <message>
        <source>Remove these games from the library (Del)</source>
        <translation>Quitar estas partidas de la biblioteca (Supr)</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Quitar este jugador</translation>
    </message>
    <message>
        <source>Repeat suggestions in the same room</source>
        <translation>Repetir sugerencias en la misma habitación</translation>
    </message>
    <message>
        <source>Reset the hand sizes to an even deal</source>
        <translation>Volver a un reparto igual</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Returning to where you left off…</source>
        <translation>Volviendo adonde lo dejaste…</translation>
    </message>
    <message>
        <source>Reveals</source>
        <comment>heads a column of percentages; there is room for 7 letters</comment>
        <translation>Revela</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Repaso</translation>
    </message>
    <message>
        <source>Review of the game</source>
        <translation>Repaso de la partida</translation>
    </message>
    <message>
        <source>Review the game first to include the review</source>
        <translation>Abre primero el repaso para incluirlo</translation>
    </message>
    <message>
        <source>Reviewing the game…</source>
        <translation>Repasando la partida…</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>of an accusation</comment>
        <translation>Correcta</translation>
    </message>
    <message>
        <source>Right accusations</source>
        <translation>Acusaciones correctas</translation>
    </message>
    <message>
        <source>Right if they accused now</source>
        <translation>Acierta si acusa ahora</translation>
    </message>
    <message>
        <source>Right or wrong</source>
        <translation>Correcta o falsa</translation>
    </message>
    <message>
        <source>Rival {number}</source>
        <translation>Rival {number}</translation>
    </message>
    <message>
        <source>Rivals</source>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>Roll</source>
        <comment>what the dice show</comment>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Tirar los dados</translation>
    </message>
    <message>
        <source>Roll {number}</source>
        <comment>what the dice show</comment>
        <translation>Tirada {number}</translation>
    </message>
    <message>
        <source>Rolled {roll} (type it on the board; letters go to the entry)</source>
        <translation>Salió {roll} (escríbelo en el tablero; las letras van a la entrada)</translation>
    </message>
    <message>
        <source>Rolled {roll}, went to: {place}</source>
        <translation>Salió {roll}, fuiste a: {place}</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Habitación</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Habitaciones</translation>
    </message>
    <message>
        <source>Rules out</source>
        <comment>heads a column of percentages; there is room for 12 letters</comment>
        <translation>Descarta</translation>
    </message>
    <message>
        <source>SVG images (*.svg)</source>
        <translation>Imágenes SVG (*.svg)</translation>
    </message>
    <message>
        <source>Same, or equally good</source>
        <translation>Lo mismo, o igual de bueno</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar c&amp;omo…</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Guardar como &amp;PDF…</translation>
    </message>
    <message>
        <source>Save as &amp;PNG…</source>
        <translation>Guardar como &amp;PNG…</translation>
    </message>
    <message>
        <source>Save as &amp;SVG…</source>
        <translation>Guardar como &amp;SVG…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Guardar como P&amp;DF…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>Save as p&amp;icture (PNG)…</source>
        <translation>Guardar como &amp;imagen (PNG)…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Guardar el gráfico</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Guardar el informe</translation>
    </message>
    <message>
        <source>Save this game to another file</source>
        <translation>Guardar esta partida en otro archivo</translation>
    </message>
    <message>
        <source>Save this game to its file</source>
        <translation>Guardar esta partida en su archivo</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Guardado como {file}.</translation>
    </message>
    <message>
        <source>Saved as {path}.</source>
        <translation>Guardado como {path}.</translation>
    </message>
    <message>
        <source>Saving would overwrite those changes. You can save to another file instead.</source>
        <translation>Al guardar se perderían esos cambios. Puedes guardar en otro archivo.</translation>
    </message>
    <message>
        <source>Say of each mark whether it is proved, open or wrong, and how many are missed</source>
        <translation>Decir de cada marca si está demostrada, abierta o es falsa, y cuántas faltan</translation>
    </message>
    <message>
        <source>Say what was in the envelope, and who won</source>
        <translation>Indicar qué había en el sobre y quién ganó</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search players, dates, results</source>
        <translation>Buscar jugadores, fechas, resultados</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Buscar en la ayuda</translation>
    </message>
    <message>
        <source>Secret passage to {room}</source>
        <translation>Pasadizo secreto hasta {room}</translation>
    </message>
    <message>
        <source>See each player’s likeliest complete hands</source>
        <translation>Ver las manos completas más probables de cada jugador</translation>
    </message>
    <message>
        <source>See how each player seems to play, and what it changes</source>
        <translation>Ver cómo parece jugar cada jugador, y qué cambia eso</translation>
    </message>
    <message>
        <source>See where everyone stands, and enter moves</source>
        <translation>Ver dónde está cada uno e introducir movimientos</translation>
    </message>
    <message>
        <source>Seen by {player}, who held {cards}</source>
        <translation>Vista por {player}, que tenía {cards}</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Enviado a la impresora.</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Apartar</translation>
    </message>
    <message>
        <source>Set it and entries {numbers} aside</source>
        <translation>Apartarla junto con las entradas {numbers}</translation>
    </message>
    <message>
        <source>Set it and entry {numbers} aside</source>
        <translation>Apartarla junto con la entrada {numbers}</translation>
    </message>
    <message>
        <source>Set it aside</source>
        <comment>an entry, which then does not count</comment>
        <translation>Apartarla</translation>
    </message>
    <message>
        <source>Set up the game</source>
        <translation>Prepara la partida</translation>
    </message>
    <message>
        <source>Set-&amp;up…</source>
        <translation>Preparaci&amp;ón…</translation>
    </message>
    <message>
        <source>Share of their own cards among those they suggested, in games where their hand is known</source>
        <translation>Parte de cartas propias entre las que sugirieron, en partidas con mano conocida</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Compartir…</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Hoja</translation>
    </message>
    <message>
        <source>Sheet: cards down, holders across</source>
        <translation>Hoja: cartas hacia abajo; jugadores y demás sitios, a lo ancho</translation>
    </message>
    <message>
        <source>Show &amp;everything</source>
        <translation>Mostrar &amp;todo</translation>
    </message>
    <message>
        <source>Show another completion</source>
        <translation>Ver otra propuesta</translation>
    </message>
    <message>
        <source>Show everything again</source>
        <translation>Volver a mostrarlo todo</translation>
    </message>
    <message>
        <source>Show everything again (0)</source>
        <translation>Volver a mostrarlo todo (0)</translation>
    </message>
    <message>
        <source>Show in the chart of cells</source>
        <translation>Mostrar en el gráfico de celdas</translation>
    </message>
    <message>
        <source>Show larger squares; scroll to see the rest</source>
        <translation>Mostrar casillas más grandes; desplázate para ver el resto</translation>
    </message>
    <message>
        <source>Show numbers again</source>
        <translation>Volver a mostrar los números</translation>
    </message>
    <message>
        <source>Show only what everyone at the table may see</source>
        <translation>Mostrar solo lo que pueden ver todos en la mesa</translation>
    </message>
    <message>
        <source>Show only what everyone has seen, so that you can share the review</source>
        <translation>Mostrar solo lo que todos han visto, para poder compartir el repaso</translation>
    </message>
    <message>
        <source>Show or hide &amp;charts</source>
        <translation>Mostrar u ocultar &amp;gráficos</translation>
    </message>
    <message>
        <source>Show the charts used last, or hide them all</source>
        <translation>Mostrar los últimos gráficos usados u ocultarlos todos</translation>
    </message>
    <message>
        <source>Show the game after that entry</source>
        <translation>Mostrar la partida tras esa entrada</translation>
    </message>
    <message>
        <source>Show the game as it is</source>
        <translation>Mostrar la partida tal como está</translation>
    </message>
    <message>
        <source>Show the game as it is now</source>
        <translation>Mostrar la partida tal como está ahora</translation>
    </message>
    <message>
        <source>Show this entry in the list</source>
        <translation>Mostrar esta entrada en la lista</translation>
    </message>
    <message>
        <source>Shown to {who} ({entries}).</source>
        <comment>a card; entries: entries 4 and 9</comment>
        <translation>Enseñada a {who} ({entries}).</translation>
    </message>
    <message>
        <source>Shows</source>
        <comment>a caption: who shows a card</comment>
        <translation>Enseña</translation>
    </message>
    <message>
        <source>Shows a player the same card again about as often as expected: {times} of {occasions} ({expected} expected)</source>
        <translation>Vuelve a enseñar la misma carta a un jugador más o menos lo esperado: {times} de {occasions} (esperado: {expected})</translation>
    </message>
    <message>
        <source>Shows no preference among suspects, weapons and rooms</source>
        <translation>No muestra preferencia entre sospechosos, armas y habitaciones</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Tamaño</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solución</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluciones</translation>
    </message>
    <message>
        <source>Solutions left at the end: {each}</source>
        <translation>Soluciones que quedaban al final: {each}</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resuelto</translation>
    </message>
    <message>
        <source>Some cards shown to {player} are unknown, so {player} may or may not have been certain.</source>
        <translation>Se desconocen algunas cartas que vio {player}, así que {player} pudo saberlo con certeza o no.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. You can continue.</source>
        <translation>Ha ocurrido un error en el programa. Puedes continuar.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. Your game is safe, and you can continue.</source>
        <translation>Ha ocurrido un error en el programa. Tu partida está a salvo y puedes continuar.</translation>
    </message>
    <message>
        <source>Sort</source>
        <comment>the cards of a chart</comment>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Error estándar</translation>
    </message>
    <message>
        <source>Standard error of a cell: up to {error}. Two numbers in three are within one standard error of the truth, 19 in 20 within two.</source>
        <translation>El error estándar de una celda es de hasta {error}: dos de cada tres números están a menos de un error estándar de la verdad, y diecinueve de cada veinte, a menos de dos.</translation>
    </message>
    <message>
        <source>Start a new game</source>
        <translation>Empezar una partida nueva</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Empezar la partida</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Quedarme aquí</translation>
    </message>
    <message>
        <source>Stay in {room}</source>
        <translation>Quedarme en {room}</translation>
    </message>
    <message>
        <source>Stayed where you were called to: {place}</source>
        <translation>Te quedaste donde te llamaron: {place}</translation>
    </message>
    <message>
        <source>Still needed: where</source>
        <translation>Falta: dónde</translation>
    </message>
    <message>
        <source>Still needed: {fields}</source>
        <comment>fields: suspect, weapon, who shows</comment>
        <translation>Falta: {fields}</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Sugerir</translation>
    </message>
    <message>
        <source>Suggest</source>
        <comment>heads a column of cards</comment>
        <translation>Sugerencia</translation>
    </message>
    <message>
        <source>Suggest corrections</source>
        <translation>Proponer correcciones</translation>
    </message>
    <message>
        <source>Suggest {cards}</source>
        <translation>Sugiere {cards}</translation>
    </message>
    <message>
        <source>Suggest {cards} (or {rooms})</source>
        <translation>Sugiere {cards} (o {rooms})</translation>
    </message>
    <message>
        <source>Suggestion</source>
        <translation>Sugerencia</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Sugerencias</translation>
    </message>
    <message>
        <source>Suggestions per game, on average</source>
        <translation>Sugerencias por partida, de media</translation>
    </message>
    <message>
        <source>Suggestions, the best first</source>
        <translation>Sugerencias, la mejor primero</translation>
    </message>
    <message>
        <source>Suggests {own} a little less often: {times} of {occasions} ({expected} expected)</source>
        <translation>Pregunta algo menos por {own}: {times} de {occasions} (esperado: {expected})</translation>
    </message>
    <message>
        <source>Suggests {own} about as often as expected: {times} of {occasions} ({expected} expected)</source>
        <translation>Pregunta por {own} más o menos lo esperado: {times} de {occasions} (esperado: {expected})</translation>
    </message>
    <message>
        <source>Suggests {own} fairly often: {times} of {occasions} ({expected} expected)</source>
        <translation>Pregunta con cierta frecuencia por {own}: {times} de {occasions} (esperado: {expected})</translation>
    </message>
    <message>
        <source>Suspect</source>
        <translation>Sospechoso</translation>
    </message>
    <message>
        <source>Suspects</source>
        <translation>Sospechosos</translation>
    </message>
    <message>
        <source>Table &amp;mode</source>
        <translation>Modo &amp;mesa</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Take back a mark, make it again</source>
        <translation>Quitar una marca, volver a ponerla</translation>
    </message>
    <message>
        <source>Take back the last</source>
        <translation>Deshacer lo último</translation>
    </message>
    <message>
        <source>Take back your last mark (on the sheet also Ctrl+Z)</source>
        <translation>Quitar tu última marca (en la hoja, también Ctrl+Z)</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Continuar aquí</translation>
    </message>
    <message>
        <source>Take that back</source>
        <translation>Deshacer eso</translation>
    </message>
    <message>
        <source>Takes no turns</source>
        <translation>No juega turnos</translation>
    </message>
    <message>
        <source>Takes no turns.</source>
        <translation>No tiene turnos.</translation>
    </message>
    <message>
        <source>Tends not to show a player the same card again: {times} of {occasions} ({expected} expected)</source>
        <translation>Tiende a no volver a enseñar la misma carta a un jugador: {times} de {occasions} (esperado: {expected})</translation>
    </message>
    <message>
        <source>Tends not to show {kind}: {times} of {occasions} ({expected} expected)</source>
        <translation>Tiende a no enseñar {kind}: {times} de {occasions} (esperado: {expected})</translation>
    </message>
    <message>
        <source>Tends to show a player the same card again: {times} of {occasions} ({expected} expected)</source>
        <translation>Tiende un poco a volver a enseñar la misma carta a un jugador: {times} de {occasions} (esperado: {expected})</translation>
    </message>
    <message>
        <source>Tends to show {kind}: {times} of {occasions} ({expected} expected)</source>
        <translation>Le gusta un poco enseñar {kind}: {times} de {occasions} (esperado: {expected})</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>Textos (*.txt)</translation>
    </message>
    <message>
        <source>That cannot be entered.</source>
        <translation>Eso no se puede introducir.</translation>
    </message>
    <message>
        <source>The &amp;entries</source>
        <translation>Las &amp;entradas</translation>
    </message>
    <message>
        <source>The &amp;review</source>
        <translation>El &amp;repaso</translation>
    </message>
    <message>
        <source>The &amp;sheet</source>
        <translation>La &amp;hoja</translation>
    </message>
    <message>
        <source>The accusation is right.</source>
        <translation>La acusación es correcta.</translation>
    </message>
    <message>
        <source>The accusation is wrong.</source>
        <translation>La acusación es falsa.</translation>
    </message>
    <message>
        <source>The accusation was right.</source>
        <translation>La acusación era correcta.</translation>
    </message>
    <message>
        <source>The accusation was wrong.</source>
        <translation>La acusación era falsa.</translation>
    </message>
    <message>
        <source>The analytic centre cannot weigh hunches. Other engines can.</source>
        <translation>El centro analítico no puede tener en cuenta corazonadas. Los demás motores, sí.</translation>
    </message>
    <message>
        <source>The answer ruled nothing out; the favourites moved closer together.</source>
        <translation>La respuesta no descartó nada; los favoritos se acercaron.</translation>
    </message>
    <message>
        <source>The answer ruled out {share}.</source>
        <comment>share: 35%</comment>
        <translation>La respuesta descartó el {share}.</translation>
    </message>
    <message>
        <source>The answer told you nothing about the envelope.</source>
        <translation>La respuesta no te aportó nada acerca del sobre.</translation>
    </message>
    <message>
        <source>The answers told you about as much as you could expect.</source>
        <translation>Las respuestas te dijeron más o menos lo esperado.</translation>
    </message>
    <message>
        <source>The asker looks at one if nobody shows</source>
        <comment>at a card that lies face down</comment>
        <translation>Quien pregunta mira una si nadie enseña</translation>
    </message>
    <message>
        <source>The best suggestion in each room</source>
        <translation>La mejor sugerencia en cada habitación</translation>
    </message>
    <message>
        <source>The best suggestion in each room you can reach this turn</source>
        <translation>La mejor sugerencia en cada habitación que puedes alcanzar en este turno</translation>
    </message>
    <message>
        <source>The board of this game cannot be used.</source>
        <translation>El tablero de esta partida no se puede usar.</translation>
    </message>
    <message>
        <source>The c&amp;harts</source>
        <translation>Los &amp;gráficos</translation>
    </message>
    <message>
        <source>The card shown</source>
        <translation>La carta enseñada</translation>
    </message>
    <message>
        <source>The card whose letter is underlined</source>
        <translation>La carta cuya letra está subrayada</translation>
    </message>
    <message>
        <source>The contradictions could not be found: {error}</source>
        <translation>No se han podido encontrar las contradicciones: {error}</translation>
    </message>
    <message>
        <source>The dice were neither lucky nor unlucky.</source>
        <translation>Ni suerte ni mala suerte con los dados.</translation>
    </message>
    <message>
        <source>The edition</source>
        <translation>La edición</translation>
    </message>
    <message>
        <source>The engine failed: {error}</source>
        <translation>El motor ha fallado: {error}</translation>
    </message>
    <message>
        <source>The engine failed: {error}. The entries are safe.</source>
        <translation>El motor ha fallado: {error}. Las entradas están a salvo.</translation>
    </message>
    <message>
        <source>The engines cannot be loaded: {error}</source>
        <translation>No se pueden cargar los motores: {error}</translation>
    </message>
    <message>
        <source>The entries, and what share of the possible solutions each ruled out</source>
        <translation>Las entradas, y la parte de las soluciones posibles que descartó cada una</translation>
    </message>
    <message>
        <source>The envelope</source>
        <translation>El sobre</translation>
    </message>
    <message>
        <source>The envelope: one card of each category</source>
        <translation>El sobre: una carta de cada categoría</translation>
    </message>
    <message>
        <source>The favourites would move closer together</source>
        <translation>Los favoritos se acercarían</translation>
    </message>
    <message>
        <source>The favourites would stand out a little more</source>
        <translation>Los favoritos destacarían un poco más</translation>
    </message>
    <message>
        <source>The file {finding}.</source>
        <comment>finding: is damaged or not a Deerstalker game (line 2, column 6)</comment>
        <translation>El archivo {finding}.</translation>
    </message>
    <message>
        <source>The game as everyone saw it</source>
        <translation>La partida como la vieron todos</translation>
    </message>
    <message>
        <source>The game cannot go on: {reason}. It is kept as it was.</source>
        <translation>La partida no puede seguir: {reason}. Se conserva como estaba.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>The game is over: {cards}</source>
        <translation>La partida ha terminado: {cards}</translation>
    </message>
    <message>
        <source>The hand</source>
        <comment>of a player</comment>
        <translation>La mano</translation>
    </message>
    <message>
        <source>The last entries could not be recovered.</source>
        <translation>No se pudieron recuperar las últimas entradas.</translation>
    </message>
    <message>
        <source>The leftover card I saw</source>
        <translation>La carta sobrante que he visto</translation>
    </message>
    <message>
        <source>The leftover card you looked at ruled out {share}.</source>
        <comment>share: 50%</comment>
        <translation>La carta sobrante que miraste descartó el {share}.</translation>
    </message>
    <message>
        <source>The library failed: {reason}</source>
        <translation>La biblioteca ha fallado: {reason}</translation>
    </message>
    <message>
        <source>The library is not available: {reason}.</source>
        <translation>La biblioteca no está disponible: {reason}.</translation>
    </message>
    <message>
        <source>The library knows how {players} played before. Click to see or use it.</source>
        <translation>La biblioteca conoce la forma de jugar de {players}. Haz clic para verla o usarla.</translation>
    </message>
    <message>
        <source>The library was damaged. It was renamed to {file}, and a new one started.</source>
        <translation>La biblioteca estaba dañada. Se ha renombrado a {file} y se ha creado una nueva.</translation>
    </message>
    <message>
        <source>The library was made by a newer Deerstalker and is left unchanged. Install the newer version to open it and to add games to it.</source>
        <translation>La biblioteca es de un Deerstalker más nuevo y no se modifica. Instala la versión más nueva para abrirla y añadirle partidas.</translation>
    </message>
    <message>
        <source>The likeliest cards of each category first</source>
        <translation>Primero las cartas más probables de cada categoría</translation>
    </message>
    <message>
        <source>The likeliest solutions</source>
        <translation>Las soluciones más probables</translation>
    </message>
    <message>
        <source>The likely whole hands of this player (F9)</source>
        <translation>Las manos enteras probables de este jugador (F9)</translation>
    </message>
    <message>
        <source>The name</source>
        <comment>of a player</comment>
        <translation>El nombre</translation>
    </message>
    <message>
        <source>The next and the previous token</source>
        <translation>La ficha siguiente y la anterior</translation>
    </message>
    <message>
        <source>The next mark: tick, cross, question mark, none</source>
        <translation>La marca siguiente: tic, cruz, interrogación, ninguna</translation>
    </message>
    <message>
        <source>The number above includes your hunches; the rest does not.</source>
        <translation>El número de arriba incluye tus corazonadas; lo demás, no.</translation>
    </message>
    <message>
        <source>The numbers are as the cards say: {why}.</source>
        <translation>Los números son según las cartas: {why}.</translation>
    </message>
    <message>
        <source>The other cards</source>
        <translation>Las demás cartas</translation>
    </message>
    <message>
        <source>The past</source>
        <translation>El pasado</translation>
    </message>
    <message>
        <source>The planner failed: {error}.</source>
        <translation>El planificador ha fallado: {error}.</translation>
    </message>
    <message>
        <source>The planner failed: {error}. The entries are safe.</source>
        <translation>El planificador ha fallado: {error}. Las entradas están a salvo.</translation>
    </message>
    <message>
        <source>The player in turn asks, nobody shows</source>
        <translation>Pregunta quien tiene el turno, y nadie enseña</translation>
    </message>
    <message>
        <source>The player of that number</source>
        <translation>El jugador de ese número</translation>
    </message>
    <message>
        <source>The pool</source>
        <translation>La reserva</translation>
    </message>
    <message>
        <source>The pool lies open: {cards}</source>
        <translation>La reserva está a la vista: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>The pool: %n card(s), face down</source>
        <translation>
            <numerusform>La reserva: %n carta boca abajo</numerusform>
            <numerusform>La reserva: %n cartas boca abajo</numerusform>
        </translation>
    </message>
    <message>
        <source>The quickest way to win.</source>
        <translation>El camino más rápido para ganar.</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>El informe</translation>
    </message>
    <message>
        <source>The review</source>
        <translation>El repaso</translation>
    </message>
    <message>
        <source>The review covers {n} of {all} entries.</source>
        <translation>El repaso abarca {n} de {all} entradas.</translation>
    </message>
    <message>
        <source>The roll</source>
        <translation>La tirada</translation>
    </message>
    <message>
        <source>The room, the suspect and the weapon, and how this compares with the first</source>
        <translation>La habitación, el sospechoso y el arma, y la comparación con la primera</translation>
    </message>
    <message>
        <source>The same cards and dice for everyone, against three rivals</source>
        <translation>Las mismas cartas y tiradas para todos, contra tres rivales</translation>
    </message>
    <message>
        <source>The same game from the beginning: the same cards, dice and rivals</source>
        <translation>La misma partida desde el principio: las mismas cartas, tiradas y rivales</translation>
    </message>
    <message>
        <source>The same number gives the same cards and dice</source>
        <translation>El mismo número da las mismas cartas y tiradas</translation>
    </message>
    <message>
        <source>The set-up alone is enough.</source>
        <translation>La preparación sola lo dice.</translation>
    </message>
    <message>
        <source>The sheet</source>
        <translation>La hoja</translation>
    </message>
    <message>
        <source>The sheet has numbers, and advice and reasons are there if you want them.</source>
        <translation>La hoja tiene números, y hay consejo y explicaciones si los quieres.</translation>
    </message>
    <message>
        <source>The sheet shows the game after entry {number}.</source>
        <translation>La hoja muestra la partida tras la entrada {number}.</translation>
    </message>
    <message>
        <source>The sheet shows the game before the first entry.</source>
        <translation>La hoja muestra la partida antes de la primera entrada.</translation>
    </message>
    <message>
        <source>The steps, and the entries</source>
        <translation>Los pasos y las entradas</translation>
    </message>
    <message>
        <source>The suggestions, what each answer would mean, whether to accuse, and the others</source>
        <translation>Las sugerencias, qué significaría cada respuesta, si acusar, y los demás</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La mesa</translation>
    </message>
    <message>
        <source>The turns go round in another order than the seats. Change the seats?</source>
        <translation>Los turnos van en otro orden que los asientos. ¿Cambiar los asientos?</translation>
    </message>
    <message>
        <source>Then</source>
        <comment>a caption: who answers after the first card</comment>
        <translation>Luego</translation>
    </message>
    <message>
        <source>There is no printer; save the game as PDF.</source>
        <translation>No hay ninguna impresora; guarda la partida como PDF.</translation>
    </message>
    <message>
        <source>These are as the cards say, not as people play.</source>
        <translation>Son según las cartas, no según cómo se juega.</translation>
    </message>
    <message>
        <source>These are estimates with an unknown error.</source>
        <translation>Son estimaciones con error desconocido.</translation>
    </message>
    <message>
        <source>These hands cannot be estimated: {reason}.</source>
        <translation>Estas manos no se pueden estimar: {reason}.</translation>
    </message>
    <message>
        <source>They are worth {number} independent draws (the effective sample size).</source>
        <translation>Valen como {number} extracciones independientes (el tamaño efectivo de la muestra).</translation>
    </message>
    <message>
        <source>They stay unseen</source>
        <comment>cards face down</comment>
        <translation>No se ven nunca</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>This cannot be true</source>
        <translation>Esto no puede ser verdad</translation>
    </message>
    <message>
        <source>This contradicts entries {entries}: one of them is wrong, or this is.</source>
        <translation>Esto contradice las entradas {entries}: una de ellas es falsa, o lo es esto.</translation>
    </message>
    <message>
        <source>This contradicts entries {others}</source>
        <comment>numbers, and perhaps parts of the set-up</comment>
        <translation>Esto contradice las entradas {others}</translation>
    </message>
    <message>
        <source>This contradicts entry {entries}: one of the two is wrong.</source>
        <translation>Esto contradice la entrada {entries}: una de las dos cosas es falsa.</translation>
    </message>
    <message>
        <source>This contradicts entry {others}</source>
        <comment>its number, and perhaps parts of the set-up</comment>
        <translation>Esto contradice la entrada {others}</translation>
    </message>
    <message>
        <source>This contradicts the set-up: your hand, the hand sizes or the face-up cards.</source>
        <translation>Esto contradice la preparación: tu mano, los tamaños de las manos o las cartas boca arriba.</translation>
    </message>
    <message>
        <source>This contradicts {parts}</source>
        <comment>parts of the set-up</comment>
        <translation>Esto contradice {parts}</translation>
    </message>
    <message>
        <source>This deal fits every entry, too, and in it: {sentence}.</source>
        <comment>Bob has the Rope</comment>
        <translation>Este reparto también encaja con todas las entradas, y en él: {sentence}.</translation>
    </message>
    <message>
        <source>This engine computes single cards only, not whole solutions. Choose another engine.</source>
        <translation>Este motor solo calcula cartas sueltas, no soluciones enteras. Elige otro.</translation>
    </message>
    <message>
        <source>This engine doesn’t count them.</source>
        <translation>Este motor no los cuenta.</translation>
    </message>
    <message>
        <source>This entry could not be checked: {error}</source>
        <translation>No se ha podido comprobar esta entrada: {error}</translation>
    </message>
    <message>
        <source>This game cannot be read: {reason}</source>
        <translation>Esta partida no se puede leer: {reason}</translation>
    </message>
    <message>
        <source>This game cannot be reviewed: {reason}.</source>
        <translation>Esta partida no se puede repasar: {reason}.</translation>
    </message>
    <message>
        <source>This game cannot be saved ({reason}). Closed now, it would be lost.</source>
        <translation>Esta partida no se puede guardar ({reason}). Si la cierras ahora, se perderá.</translation>
    </message>
    <message>
        <source>This game cannot be saved automatically ({reason}). Save it to a file from time to time.</source>
        <translation>Esta partida no se puede guardar automáticamente ({reason}). Guárdala en un archivo de vez en cuando.</translation>
    </message>
    <message>
        <source>This game has no board. Everything else works without one. You can draw your own as a text file next to the saved game, and name it there.</source>
        <translation>Esta partida no tiene tablero. Todo lo demás funciona sin él. Puedes dibujar el tuyo en un archivo de texto junto a la partida guardada y nombrarlo en ella.</translation>
    </message>
    <message>
        <source>This game is no longer available</source>
        <translation>Esta partida ya no está disponible</translation>
    </message>
    <message>
        <source>This game is no longer in the library.</source>
        <translation>Esta partida ya no está en la biblioteca.</translation>
    </message>
    <message>
        <source>This game is too large to be checked: {reason}.</source>
        <translation>Esta partida es demasiado grande para comprobarla: {reason}.</translation>
    </message>
    <message>
        <source>This is an earlier moment. Return to now to continue.</source>
        <translation>Estás viendo un momento anterior. Vuelve al presente para seguir.</translation>
    </message>
    <message>
        <source>This is me (Up/Down: previous/next player)</source>
        <translation>Este soy yo (arriba/abajo: jugador anterior/siguiente)</translation>
    </message>
    <message>
        <source>This puts you out. Press Enter to enter it.</source>
        <translation>Con esto quedas fuera. Pulsa Intro para introducirla.</translation>
    </message>
    <message>
        <source>This roll reaches no room.</source>
        <translation>Esta tirada no alcanza ninguna habitación.</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Este turno</translation>
    </message>
    <message>
        <source>This would tell you nothing about the envelope</source>
        <translation>Esto no te diría nada del sobre</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Tic</translation>
    </message>
    <message>
        <source>Tick: certain. Cross: ruled out. Percentages: how likely it was (estimated).</source>
        <translation>Tic: seguro. Cruz: descartado. Porcentajes: lo probable que era (estimado).</translation>
    </message>
    <message>
        <source>Tick: certain. Cross: ruled out. Percentages: how likely it was.</source>
        <translation>Tic: seguro. Cruz: descartado. Porcentajes: lo probable que era.</translation>
    </message>
    <message>
        <source>Ticks and crosses are certain; numbers show how likely the rest is. Click a cell to see why.</source>
        <translation>Los tics y las cruces son seguros; los números dicen lo probable que es el resto. Haz clic en una celda para ver por qué.</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Tiempo (ms)</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Timeline</source>
        <comment>heads a column</comment>
        <translation>Historia</translation>
    </message>
    <message>
        <source>To deal all {total} cards, {changes}.</source>
        <comment>changes: Bob gets 5 instead of 4, Cid …</comment>
        <translation>Para repartir las {total} cartas: {changes}.</translation>
    </message>
    <message>
        <source>To&amp;uch mode</source>
        <translation>Mo&amp;do táctil</translation>
    </message>
    <message>
        <source>Today’s game</source>
        <translation>Partida del día</translation>
    </message>
    <message>
        <source>Together {share} (estimated).</source>
        <translation>En conjunto {share} (estimación).</translation>
    </message>
    <message numerus="yes">
        <source>Together {share}, of %n possible solution(s).</source>
        <translation>
            <numerusform>En conjunto {share}, de %n solución posible.</numerusform>
            <numerusform>En conjunto {share}, de %n soluciones posibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Ficha</translation>
    </message>
    <message>
        <source>Token of player {number}</source>
        <translation>Ficha del jugador {number}</translation>
    </message>
    <message>
        <source>Tokens: which suspect each player moves</source>
        <translation>Fichas: qué sospechoso mueve cada jugador</translation>
    </message>
    <message>
        <source>Too much for every engine ({why}).</source>
        <translation>Esto es demasiado para todos los motores ({why}).</translation>
    </message>
    <message>
        <source>Too much for {engine} ({why}). Automatic uses another engine.</source>
        <translation>Esto es demasiado para {engine} ({why}). Automático usa otro motor.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Towards</source>
        <comment>a caption: rooms out of reach</comment>
        <translation>Hacia</translation>
    </message>
    <message>
        <source>True in every possible deal.</source>
        <translation>Cierto en todos los repartos posibles.</translation>
    </message>
    <message>
        <source>Turning points: what they ruled out</source>
        <translation>Momentos decisivos: lo que descartaron</translation>
    </message>
    <message>
        <source>Two windows cannot write to the same file. You can open a copy here.</source>
        <translation>Dos ventanas no pueden escribir en el mismo archivo. Puedes abrir aquí una copia.</translation>
    </message>
    <message>
        <source>Type a card, then Enter</source>
        <translation>Escribe una carta y pulsa Intro</translation>
    </message>
    <message>
        <source>Type it (/)</source>
        <translation>Escribir (/)</translation>
    </message>
    <message>
        <source>Type the roll, or click where you go.</source>
        <translation>Escribe la tirada o haz clic donde vas.</translation>
    </message>
    <message>
        <source>Type the roll, or click where {player} goes.</source>
        <translation>Escribe la tirada o haz clic donde va {player}.</translation>
    </message>
    <message>
        <source>Type what happened, in a few words</source>
        <translation>Escribir en pocas palabras lo que ha pasado</translation>
    </message>
    <message>
        <source>Typed after /</source>
        <translation>Escrito después de /</translation>
    </message>
    <message>
        <source>U&amp;ndo mark</source>
        <translation>Deshacer &amp;la marca</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo back to before it (takes back entries {numbers})</source>
        <translation>Deshacer hasta antes de esta entrada (quita las entradas {numbers})</translation>
    </message>
    <message>
        <source>Undo back to before it (takes back entry {numbers})</source>
        <translation>Deshacer hasta antes de esta entrada (quita la entrada {numbers})</translation>
    </message>
    <message>
        <source>Undo: {step}</source>
        <comment>step: Ann&apos;s suggestion; delete Ann&apos;s suggestion</comment>
        <translation>Deshacer: {step}</translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <translation>Deshecho: {step}</translation>
    </message>
    <message>
        <source>Unexpected error: {error}.</source>
        <translation>Error inesperado: {error}.</translation>
    </message>
    <message>
        <source>Unlikely</source>
        <translation>Improbable</translation>
    </message>
    <message>
        <source>Unlikely for {who}: {cards}</source>
        <translation>Improbable en {who}: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Unlikely for {who}: {cards}, or one of %n other(s)</source>
        <translation>
            <numerusform>Improbable en {who}: {cards}, o %n más</numerusform>
            <numerusform>Improbable en {who}: {cards}, u otras %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Unlucky answers: they told you {value:.1f} bits less than you could expect.</source>
        <translation>Mala suerte con las respuestas: te dijeron {value:.1f} bits menos de lo esperado.</translation>
    </message>
    <message>
        <source>Unlucky dice: they cost you about {value:.1f} turns.</source>
        <translation>Mala suerte con los dados: te costaron unos {value:.1f} turnos.</translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation>Partida sin guardar</translation>
    </message>
    <message>
        <source>Unsaved games</source>
        <translation>Partidas sin guardar</translation>
    </message>
    <message>
        <source>Up to {count} counting steps. If the exact numbers take more, an estimate is shown until they are ready.</source>
        <translation>Hasta {count} pasos de recuento. Si los números exactos necesitan más, se muestra una estimación hasta que estén listos.</translation>
    </message>
    <message>
        <source>Up to {number} players</source>
        <translation>Hasta {number} jugadores</translation>
    </message>
    <message>
        <source>Updating…</source>
        <translation>Actualizando…</translation>
    </message>
    <message>
        <source>Use Automatic</source>
        <comment>the engine</comment>
        <translation>Usar Automático</translation>
    </message>
    <message>
        <source>Use Automatic instead</source>
        <translation>Usar Automático</translation>
    </message>
    <message>
        <source>Velma</source>
        <comment>a policy, named after a detective</comment>
        <translation>Velma</translation>
    </message>
    <message>
        <source>Violet marks are yours; the others come from your cards and the face-up ones. Click a cell for a tick, a cross, a question mark, and empty again. Checked marks: on blue, proved; in a dashed frame, open: it may be true, but does not follow; with a warning sign, wrong.</source>
        <translation>Las marcas violetas son tuyas; las demás vienen de tus cartas y de las que están boca arriba. Haz clic en una celda para poner un tic, una cruz, una interrogación, y vaciarla otra vez. Marcas comprobadas: sobre azul, demostrada; en un marco discontinuo, abierta: puede ser verdad, pero no se deduce; con una señal de aviso, falsa.</translation>
    </message>
    <message>
        <source>Wait: even the likeliest solution had a chance of {chance}</source>
        <translation>Esperar: incluso la solución más probable estaba en {chance}</translation>
    </message>
    <message>
        <source>Wait: {why}</source>
        <comment>a row with the chance to win; why: … will probably be first (79%)</comment>
        <translation>Esperar: {why}</translation>
    </message>
    <message>
        <source>Waits for &amp;exact</source>
        <translation>Espera lo &amp;exacto</translation>
    </message>
    <message>
        <source>Was</source>
        <comment>a caption: the accusation was right or wrong</comment>
        <translation>Era</translation>
    </message>
    <message numerus="yes">
        <source>Was right in {right} of %n accusation(s)</source>
        <translation>
            <numerusform>Acertó en {right} de %n acusación</numerusform>
            <numerusform>Acertó en {right} de %n acusaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arma</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Armas</translation>
    </message>
    <message>
        <source>What</source>
        <comment>a caption: a suggestion or an accusation</comment>
        <translation>Qué</translation>
    </message>
    <message>
        <source>What changed it most</source>
        <translation>Lo que más la cambió</translation>
    </message>
    <message>
        <source>What changed it most, as the cards say</source>
        <translation>Lo que más la cambió, según las cartas</translation>
    </message>
    <message>
        <source>What does it depend on?</source>
        <translation>¿De qué depende?</translation>
    </message>
    <message>
        <source>What each entry told could not be worked out: {error}. Your entries are safe.</source>
        <translation>No se ha podido calcular qué aportó cada entrada: {error}. Tus entradas están a salvo.</translation>
    </message>
    <message>
        <source>What each player holds</source>
        <translation>Lo que tiene cada jugador</translation>
    </message>
    <message>
        <source>What each player’s turns ruled out: {each}.</source>
        <translation>Lo que descartaron los turnos de cada jugador: {each}.</translation>
    </message>
    <message>
        <source>What else happened</source>
        <translation>Qué más pasó</translation>
    </message>
    <message>
        <source>What everyone has seen</source>
        <translation>Lo que todos han visto</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Lo que ha pasado</translation>
    </message>
    <message>
        <source>What happened, in a few words</source>
        <translation>Lo que ha pasado, en pocas palabras</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Lo que pasa</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>¿Y si…?</translation>
    </message>
    <message>
        <source>What is known of a cell, and why</source>
        <translation>Qué se sabe de una celda, y por qué</translation>
    </message>
    <message>
        <source>What share it rules out for each of the others, on average (an estimate)</source>
        <translation>Qué parte le descarta a cada uno de los demás, de media (estimación)</translation>
    </message>
    <message>
        <source>What share more the best suggestions would have ruled out, on average, in reviewed games</source>
        <translation>Qué parte más habrían descartado las mejores sugerencias, de media, en partidas repasadas</translation>
    </message>
    <message>
        <source>What share of the possible solutions the answer rules out, on average</source>
        <translation>Qué parte de las soluciones posibles descarta la respuesta, de media</translation>
    </message>
    <message>
        <source>What share of the solutions, by their chances, each entry ruled out</source>
        <translation>Qué parte de las soluciones, según su probabilidad, descartó cada entrada</translation>
    </message>
    <message>
        <source>What the others suggest says something about their cards. How they play shows in this game and, for players who are ticked, in your finished games. Ticks, crosses and reasons never depend on it, and it is not saved in game files.</source>
        <translation>Lo que sugieren los demás dice algo de sus cartas. Su forma de jugar se ve en esta partida y, si están marcados, en tus partidas terminadas. Los tics, las cruces y las explicaciones nunca dependen de esto, y no se guarda en los archivos de partida.</translation>
    </message>
    <message>
        <source>What the others’ turns ruled out for you: {each}.</source>
        <translation>Lo que los turnos de los demás descartaron para ti: {each}.</translation>
    </message>
    <message>
        <source>What to do next</source>
        <translation>Qué hacer ahora</translation>
    </message>
    <message>
        <source>What was in the envelope?</source>
        <translation>¿Qué había en el sobre?</translation>
    </message>
    <message>
        <source>What would settle it</source>
        <translation>Lo que la decidiría</translation>
    </message>
    <message>
        <source>When on, charts move smoothly to new numbers.</source>
        <translation>Los gráficos pasan con suavidad a los nuevos números.</translation>
    </message>
    <message>
        <source>When players can show several cards: do they pick one at random (then a card that I see says a little about the others), or should nothing be concluded from their choice?</source>
        <translation>Cuando un jugador puede enseñar varias cartas, ¿toma una al azar (entonces una carta que veo dice algo de las otras), o no hay que concluir nada de su elección?</translation>
    </message>
    <message>
        <source>When the game was added</source>
        <translation>Cuándo se añadió la partida</translation>
    </message>
    <message>
        <source>When to accuse</source>
        <translation>Cuándo acusar</translation>
    </message>
    <message>
        <source>When {player} could have known is unclear: that hand contradicts the entries.</source>
        <translation>No está claro cuándo podía saberlo {player}: esa mano contradice las entradas.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Where a clicked card goes</source>
        <translation>Adónde va la carta en la que haces clic</translation>
    </message>
    <message>
        <source>Where every card was</source>
        <translation>Dónde estaba cada carta</translation>
    </message>
    <message>
        <source>Where is {card}?</source>
        <translation>¿Dónde está {card}?</translation>
    </message>
    <message>
        <source>Whether the others still answer after a card is shown</source>
        <translation>Si los demás siguen respondiendo tras enseñarse una carta</translation>
    </message>
    <message>
        <source>Which card did you show {whom}? (Enter: leave it out)</source>
        <translation>¿Qué carta enseñaste a {whom}? (Intro: omitirla)</translation>
    </message>
    <message>
        <source>Which card did {who} show you?</source>
        <translation>¿Qué carta te enseñó {who}?</translation>
    </message>
    <message>
        <source>Which card did {who} show you? Press Enter again to leave it out.</source>
        <translation>¿Qué carta te ha enseñado {who}? Pulsa Intro otra vez para omitirla.</translation>
    </message>
    <message>
        <source>Which card did {who} show {whom}? (Enter: leave it out)</source>
        <translation>¿Qué carta enseñó {who} a {whom}? (Intro: omitirla)</translation>
    </message>
    <message>
        <source>Which cards did {player} hold?</source>
        <translation>¿Qué cartas tenía {player}?</translation>
    </message>
    <message>
        <source>Which cards lay in the pool?</source>
        <translation>¿Qué cartas había en la reserva?</translation>
    </message>
    <message>
        <source>Which games are listed</source>
        <translation>Qué partidas se muestran</translation>
    </message>
    <message>
        <source>Which leftover card did you see? Press Enter again to leave it out.</source>
        <translation>¿Qué carta sobrante has visto? Pulsa Intro otra vez para omitirla.</translation>
    </message>
    <message>
        <source>Which one: {cards}?</source>
        <translation>¿Cuál: {cards}?</translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>¿Cuál?</translation>
    </message>
    <message>
        <source>Which suggestions are listed</source>
        <translation>Qué sugerencias se muestran</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>a caption: who asks or accuses</comment>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>who has a card</comment>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Who accuses</source>
        <translation>Quién acusa</translation>
    </message>
    <message>
        <source>Who asks</source>
        <translation>Quién pregunta</translation>
    </message>
    <message>
        <source>Who asks, three cards, who shows: first letters, in any order</source>
        <translation>Quién pregunta, tres cartas, quién enseña: las primeras letras, en cualquier orden</translation>
    </message>
    <message>
        <source>Who could have known</source>
        <translation>Quién podía saberlo</translation>
    </message>
    <message>
        <source>Who has {card}?</source>
        <translation>¿Quién tiene {card}?</translation>
    </message>
    <message>
        <source>Who is asked</source>
        <translation>A quién se pregunta</translation>
    </message>
    <message>
        <source>Who knows it</source>
        <translation>Quién lo sabe</translation>
    </message>
    <message>
        <source>Who passed is worked out anew for these entries, too, from who is asked before who showed</source>
        <translation>También en estas entradas se deduce de nuevo quién pasó: a quienes se pregunta antes que a quien enseñó</translation>
    </message>
    <message>
        <source>Who shows a card</source>
        <translation>Quién enseña una carta</translation>
    </message>
    <message>
        <source>Who suggests</source>
        <translation>Quién sugiere</translation>
    </message>
    <message>
        <source>Who suggests which three cards, who passes, who shows one: a few clicks or keys.</source>
        <translation>Quién sugiere qué tres cartas, quién pasa, quién enseña una: unos clics o teclas.</translation>
    </message>
    <message>
        <source>Who won</source>
        <translation>Quién ganó</translation>
    </message>
    <message>
        <source>Who won?</source>
        <translation>¿Quién ganó?</translation>
    </message>
    <message>
        <source>Whose card</source>
        <translation>De quién es la carta</translation>
    </message>
    <message>
        <source>Whose cards are entered</source>
        <translation>De quién se introducen las cartas</translation>
    </message>
    <message>
        <source>Whose hands are shown</source>
        <translation>De quién se muestran las manos</translation>
    </message>
    <message>
        <source>Whose token moves</source>
        <translation>Qué ficha se mueve</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Why a cell has its tick, cross or number</source>
        <translation>Por qué una celda tiene su tic, su cruz o su número</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Why? (explains the cell)</source>
        <translation>¿Por qué? (explica la celda)</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Con ayuda</translation>
    </message>
    <message>
        <source>With the board</source>
        <translation>Con el tablero</translation>
    </message>
    <message>
        <source>With the card that was shown</source>
        <translation>Con la carta enseñada</translation>
    </message>
    <message>
        <source>Without a pause after each step</source>
        <translation>Sin pausa tras cada paso</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Won by {player}</source>
        <translation>Ganó {player}</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Calculando…</translation>
    </message>
    <message>
        <source>Working out what it depends on…</source>
        <translation>Averiguando de qué depende…</translation>
    </message>
    <message>
        <source>Working out what the others can know…</source>
        <translation>Calculando lo que pueden saber los demás…</translation>
    </message>
    <message>
        <source>Wrong</source>
        <comment>of an accusation</comment>
        <translation>Falsa</translation>
    </message>
    <message>
        <source>Wrong: no deal fits it.</source>
        <translation>Falsa: ningún reparto encaja con ella.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>You are back</source>
        <translation>Has vuelto</translation>
    </message>
    <message>
        <source>You are in the corridor.</source>
        <translation>Estás en el pasillo.</translation>
    </message>
    <message>
        <source>You are in {room}.</source>
        <translation>Estás en {room}.</translation>
    </message>
    <message>
        <source>You are looking at another moment of the game, so tokens cannot be moved.</source>
        <translation>Estás viendo otro momento de la partida: las fichas no se mueven.</translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>Estás fuera de juego</translation>
    </message>
    <message>
        <source>You are out. You still answer.</source>
        <translation>Estás fuera de juego. Aún respondes.</translation>
    </message>
    <message>
        <source>You can close this window and continue. This report helps the developers fix the problem: save it here and send it to them yourself. The program never sends anything.</source>
        <translation>Puedes cerrar esta ventana y seguir. Este informe ayuda a los desarrolladores a corregir el problema: guárdalo aquí y envíaselo tú. El programa nunca envía nada.</translation>
    </message>
    <message>
        <source>You can enter it anyway.</source>
        <translation>Puedes introducirla de todos modos.</translation>
    </message>
    <message>
        <source>You could be certain of the solution {moment}.</source>
        <translation>Podías estar seguro de la solución {moment}.</translation>
    </message>
    <message>
        <source>You could have given away a little less</source>
        <translation>Podrías haber revelado un poco menos</translation>
    </message>
    <message>
        <source>You could have given away much less</source>
        <translation>Podrías haber revelado mucho menos</translation>
    </message>
    <message>
        <source>You could have given away {value:.1f} bits less when you showed cards.</source>
        <translation>Al enseñar cartas podrías haber revelado {value:.1f} bits menos.</translation>
    </message>
    <message>
        <source>You could not be certain of the solution.</source>
        <translation>No podías estar seguro de la solución.</translation>
    </message>
    <message>
        <source>You have left</source>
        <translation>Te has ido</translation>
    </message>
    <message>
        <source>You have left.</source>
        <translation>Te has ido.</translation>
    </message>
    <message>
        <source>You have shown</source>
        <translation>Has enseñado</translation>
    </message>
    <message>
        <source>You have shown it to {who} before, so it reveals nothing new.</source>
        <translation>Ya se la enseñaste a {who}, así que no revela nada nuevo.</translation>
    </message>
    <message>
        <source>You look at a leftover card: {card}.</source>
        <translation>Miras una carta sobrante: {card}.</translation>
    </message>
    <message>
        <source>You made no suggestions in this game.</source>
        <translation>No hiciste ninguna sugerencia en esta partida.</translation>
    </message>
    <message numerus="yes">
        <source>You missed nothing in %n suggestion(s).</source>
        <translation>
            <numerusform>No perdiste nada en %n sugerencia.</numerusform>
            <numerusform>No perdiste nada en %n sugerencias.</numerusform>
        </translation>
    </message>
    <message>
        <source>You rolled {number}. Where do you go?</source>
        <translation>Salió {number}. ¿Adónde vas?</translation>
    </message>
    <message>
        <source>You rolled {roll}: click where you go, or choose with the arrow keys.</source>
        <translation>Salió {roll}: haz clic donde vas, o elige con las flechas.</translation>
    </message>
    <message>
        <source>You say that {fact}.</source>
        <translation>Dices que {fact}.</translation>
    </message>
    <message>
        <source>You showed the cards that give the least away.</source>
        <translation>Enseñaste las cartas que menos revelan.</translation>
    </message>
    <message>
        <source>You showed {who} {card}.</source>
        <translation>Enseñaste {card} a {who}.</translation>
    </message>
    <message>
        <source>You take turns. Untick {who} under House rules: Takes no turns</source>
        <translation>Tú juegas turnos. Quita a {who} en Reglas de la casa: No juega turnos</translation>
    </message>
    <message>
        <source>You tick and cross your own sheet: no numbers, and no advice.</source>
        <translation>Marcas tu propia hoja: sin números ni consejo.</translation>
    </message>
    <message>
        <source>You watched this game.</source>
        <translation>Fuiste espectador de esta partida.</translation>
    </message>
    <message>
        <source>You win! It was {cards}.</source>
        <translation>¡Ganas! Era {cards}.</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Has ganado</translation>
    </message>
    <message numerus="yes">
        <source>Your %n suggestion(s) told you {share} of what the best ones would have ({told} of {most} bits).</source>
        <translation>
            <numerusform>Tu %n sugerencia te aportó el {share} de lo que habría aportado la mejor ({told} de {most} bits).</numerusform>
            <numerusform>Tus %n sugerencias te aportaron el {share} de lo que habrían aportado las mejores ({told} de {most} bits).</numerusform>
        </translation>
    </message>
    <message>
        <source>Your accusation was wrong.</source>
        <translation>Tu acusación era falsa.</translation>
    </message>
    <message>
        <source>Your accusation was wrong: you are out, and only answer questions from now on.</source>
        <translation>Tu acusación era falsa: quedas fuera y desde ahora solo respondes a preguntas.</translation>
    </message>
    <message>
        <source>Your accusation: if it is wrong, you are out</source>
        <translation>Tu acusación: si es falsa, quedas fuera</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Tus cartas</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Tus decisiones</translation>
    </message>
    <message numerus="yes">
        <source>Your hand has %n card(s): take {number} back</source>
        <translation>
            <numerusform>Tu mano tiene %n carta: quita {number}</numerusform>
            <numerusform>Tu mano tiene %n cartas: quita {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand: choose %n more card(s)</source>
        <translation>
            <numerusform>Tu mano: elige %n carta más</numerusform>
            <numerusform>Tu mano: elige %n cartas más</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hunch: {belief}.</source>
        <translation>Tu corazonada: {belief}.</translation>
    </message>
    <message>
        <source>Your marks are left as they are, and new ones are not kept: {why}.</source>
        <translation>Tus marcas se dejan como están y las nuevas no se guardan: {why}.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Tu jugada</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <source>Your own sheet</source>
        <translation>Tu propia hoja</translation>
    </message>
    <message>
        <source>Your own sheet: cards down, holders across</source>
        <translation>Tu propia hoja: cartas hacia abajo; jugadores y demás sitios, a lo ancho</translation>
    </message>
    <message>
        <source>Your position is unknown.</source>
        <translation>No se sabe dónde estás.</translation>
    </message>
    <message>
        <source>Your preferences file cannot be read; all preferences have their defaults.</source>
        <translation>El archivo de tus preferencias no se puede leer: todas tienen su valor inicial.</translation>
    </message>
    <message>
        <source>Your preferences file cannot be written; your changes are lost when you quit.</source>
        <translation>No se puede escribir el archivo de tus preferencias: los cambios se pierden al salir.</translation>
    </message>
    <message>
        <source>Your preferences file was damaged; unreadable settings were reset to their defaults.</source>
        <translation>El archivo de tus preferencias estaba dañado; los ajustes ilegibles han vuelto a su valor inicial.</translation>
    </message>
    <message>
        <source>Your preferences file was damaged; unreadable settings were reset to their defaults. A copy is kept as {name}.</source>
        <translation>El archivo de tus preferencias estaba dañado; los ajustes ilegibles han vuelto a su valor inicial. Se conserva una copia como {name}.</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Tu puesto</translation>
    </message>
    <message>
        <source>Your suggestion</source>
        <translation>Tu sugerencia</translation>
    </message>
    <message>
        <source>Your suggestion in {room}</source>
        <translation>Tu sugerencia en {room}</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>Your turn, after your suggestion</source>
        <translation>Tu turno, después de tu sugerencia</translation>
    </message>
    <message>
        <source>Your turn, {place}</source>
        <comment>place: from the Lounge</comment>
        <translation>Tu turno, {place}</translation>
    </message>
    <message>
        <source>You’re only watching: no hand</source>
        <translation>Solo miras: sin mano</translation>
    </message>
    <message>
        <source>You’re watching this game, so there’s no advice. If you play, say in the set-up which player you are.</source>
        <translation>Estás viendo esta partida, así que no hay consejo. Si juegas, indica en la preparación quién eres.</translation>
    </message>
    <message>
        <source>a card can’t be called {name}: that word stands for an unseen card</source>
        <translation>ninguna carta puede llamarse {name}: esa palabra indica una carta que no se vio</translation>
    </message>
    <message>
        <source>a card they have shown you before if possible, otherwise any</source>
        <translation>una carta que ya te han enseñado si pueden; si no, cualquiera</translation>
    </message>
    <message>
        <source>a fifth</source>
        <translation>una quinta parte</translation>
    </message>
    <message>
        <source>a list</source>
        <comment>what stands in a file</comment>
        <translation>una lista</translation>
    </message>
    <message>
        <source>a little less to learn</source>
        <translation>un poco menos que averiguar</translation>
    </message>
    <message>
        <source>a little more to learn</source>
        <translation>un poco más que averiguar</translation>
    </message>
    <message>
        <source>a name is empty; separate names with one | each, as in: room K Kitchen | Cuisine</source>
        <translation>un nombre está vacío; los nombres se separan con un |, como en: room K Kitchen | Cocina</translation>
    </message>
    <message>
        <source>a number of {digits} digits</source>
        <translation>un número de {digits} cifras</translation>
    </message>
    <message>
        <source>a passage from {room} to {room} leads nowhere; name two different rooms</source>
        <translation>un pasadizo de {room} a {room} no lleva a ninguna parte; nombra dos habitaciones</translation>
    </message>
    <message>
        <source>a passage is written: passage ROOM ROOM, as in: passage K S; or with “step” behind it</source>
        <translation>un pasadizo se escribe: passage HABITACIÓN HABITACIÓN, como en: passage K S; o con «step» al final</translation>
    </message>
    <message>
        <source>a player can’t be called {name}: that is a place for cards; choose another name</source>
        <translation>ningún jugador puede llamarse {name}: así se llama un sitio para cartas; elige otro nombre</translation>
    </message>
    <message>
        <source>a player can’t be called {name}: that word stands for no player</source>
        <translation>ningún jugador puede llamarse {name}: esa palabra significa «ningún jugador»</translation>
    </message>
    <message>
        <source>a quarter</source>
        <translation>una cuarta parte</translation>
    </message>
    <message>
        <source>a roll of {roll} does not lead there: {answer}</source>
        <translation>una tirada de {roll} no lleva allí: {answer}</translation>
    </message>
    <message numerus="yes">
        <source>a square %n step(s) from {room:the}’s door</source>
        <translation>
            <numerusform>una casilla a %n paso de la puerta de la habitación {room}</numerusform>
            <numerusform>una casilla a %n pasos de la puerta de la habitación {room}</numerusform>
        </translation>
    </message>
    <message>
        <source>a tenth</source>
        <translation>una décima parte</translation>
    </message>
    <message>
        <source>a third</source>
        <translation>un tercio</translation>
    </message>
    <message>
        <source>about {bits:.1f} bits</source>
        <translation>unos {bits:.1f} bits</translation>
    </message>
    <message>
        <source>about {percent}</source>
        <translation>{percent} aprox.</translation>
    </message>
    <message>
        <source>about {percent} likely to be the murder room</source>
        <translation>alrededor del {percent} de ser la habitación del crimen</translation>
    </message>
    <message>
        <source>about {percent}, give or take {error}</source>
        <translation>{percent} aprox., con un margen de {error}</translation>
    </message>
    <message>
        <source>accuse {cards}</source>
        <comment>cards: Mrs White with the Rope in the Study</comment>
        <translation>acusa: {cards}</translation>
    </message>
    <message>
        <source>accused wrongly</source>
        <translation>acusó mal</translation>
    </message>
    <message>
        <source>accuses accuse</source>
        <comment>words to type, with spaces between: it is an accusation</comment>
        <translation>acusa acuso acusar</translation>
    </message>
    <message>
        <source>accuses when that is more likely to win than waiting (recommended)</source>
        <translation>acusa cuando así es más fácil ganar que esperando (recomendado)</translation>
    </message>
    <message>
        <source>after entry {entry}</source>
        <translation>tras la entrada {entry}</translation>
    </message>
    <message>
        <source>after the next turn</source>
        <translation>tras el próximo turno</translation>
    </message>
    <message>
        <source>against the turn</source>
        <comment>who is asked</comment>
        <translation>a todos, al revés de los turnos</translation>
    </message>
    <message numerus="yes">
        <source>all of the pool’s %n card(s) are known, so {so}</source>
        <translation>
            <numerusform>se conoce la única carta de la reserva, así que {so}</numerusform>
            <numerusform>se conocen las %n cartas de la reserva, así que {so}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all of your %n card(s) are known, so {so}</source>
        <translation>
            <numerusform>se conoce tu única carta, así que {so}</numerusform>
            <numerusform>se conocen tus %n cartas, así que {so}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all of {who}’s %n card(s) are known, so {so}</source>
        <translation>
            <numerusform>se conoce la única carta de {who}, así que {so}</numerusform>
            <numerusform>se conocen las %n cartas de {who}, así que {so}</numerusform>
        </translation>
    </message>
    <message>
        <source>all {n:,} deals</source>
        <translation>los {n:,} repartos</translation>
    </message>
    <message>
        <source>almost always settles it</source>
        <translation>casi siempre lo decide</translation>
    </message>
    <message>
        <source>also calls {who} to that room</source>
        <comment>who may then suggest there</comment>
        <translation>también lleva a {who} a esa habitación</translation>
    </message>
    <message>
        <source>also the likeliest room ({percent})</source>
        <translation>además, la habitación más probable ({percent})</translation>
    </message>
    <message>
        <source>an entry before it is missing</source>
        <translation>falta una entrada anterior</translation>
    </message>
    <message>
        <source>an object</source>
        <comment>what stands in a file</comment>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>analytic centre by {solver}, ignoring the show model; solutions by the product of their cards</source>
        <translation>centro analítico con {solver}, sin tener en cuenta cómo se elige la carta enseñada; soluciones por el producto de sus cartas</translation>
    </message>
    <message>
        <source>and</source>
        <comment>words to type, with spaces between: Bob has the Rope and the Hall</comment>
        <translation>y e</translation>
    </message>
    <message>
        <source>anywhere</source>
        <comment>accusing</comment>
        <translation>en cualquier sitio</translation>
    </message>
    <message>
        <source>appears twice in one object; give it once</source>
        <translation>está dos veces en un mismo objeto; ponlo una vez</translation>
    </message>
    <message>
        <source>are of several categories; a note on the envelope is on one of them</source>
        <translation>son de varias categorías; una nota sobre el sobre se refiere a una sola</translation>
    </message>
    <message>
        <source>arrows</source>
        <comment>the four arrow keys</comment>
        <translation>flechas</translation>
    </message>
    <message numerus="yes">
        <source>as counted in %n game(s)</source>
        <translation>
            <numerusform>según %n partida</numerusform>
            <numerusform>según %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>as number {place}</source>
        <translation>número {place}</translation>
    </message>
    <message>
        <source>as people play</source>
        <translation>según cómo se juega</translation>
    </message>
    <message>
        <source>as people play to follow…</source>
        <translation>según cómo se juega: en breve…</translation>
    </message>
    <message>
        <source>as the cards say</source>
        <translation>según las cartas</translation>
    </message>
    <message>
        <source>aside</source>
        <comment>an entry that was set aside</comment>
        <translation>apartada</translation>
    </message>
    <message>
        <source>asks shows suggests with in the it does is of at least card cards hand</source>
        <comment>words to type, with spaces between, that tell nothing: Ann asks ... with the ..., Bob shows</comment>
        <translation>pregunta pide enseña muestra sugiere por con en el la lo está de del al menos carta cartas mano su</translation>
    </message>
    <message numerus="yes">
        <source>at least %n of {cards} is in the envelope</source>
        <translation>
            <numerusform>al menos %n de {cards} está en el sobre</numerusform>
            <numerusform>al menos %n de {cards} están en el sobre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n of {cards} is in the pool</source>
        <translation>
            <numerusform>al menos %n de {cards} está en la reserva</numerusform>
            <numerusform>al menos %n de {cards} están en la reserva</numerusform>
        </translation>
    </message>
    <message>
        <source>back returns</source>
        <comment>words to type, with spaces between: Cid is back in the game</comment>
        <translation>vuelve regresa</translation>
    </message>
    <message>
        <source>before the first entry</source>
        <translation>antes de la primera entrada</translation>
    </message>
    <message>
        <source>below your limit of {percent}</source>
        <comment>the chance that an accusation is right</comment>
        <translation>por debajo de tu límite del {percent}</translation>
    </message>
    <message>
        <source>best for you ({score} {unit})</source>
        <comment>a place to go to, its score, and in what that is counted</comment>
        <translation>lo mejor para ti ({score} {unit})</translation>
    </message>
    <message>
        <source>best suggestion</source>
        <translation>mejor sugerencia</translation>
    </message>
    <message>
        <source>bits open</source>
        <translation>bits por saber</translation>
    </message>
    <message>
        <source>but {clause}, as stated above: a contradiction</source>
        <translation>pero {clause}, como se dice arriba: una contradicción</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>by the passage</source>
        <comment>a move in the list</comment>
        <translation>por el pasadizo</translation>
    </message>
    <message>
        <source>by the secret passage</source>
        <translation>por el pasadizo secreto</translation>
    </message>
    <message>
        <source>called in</source>
        <comment>a move in the list: by the suggestion of another</comment>
        <translation>llevado allí</translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation>no se puede leer: {reason}</translation>
    </message>
    <message>
        <source>card</source>
        <translation>carta</translation>
    </message>
    <message>
        <source>card by card</source>
        <comment>how an engine counts</comment>
        <translation>carta a carta</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartas</translation>
    </message>
    <message>
        <source>certain after entry {entry}</source>
        <translation>seguro tras la entrada {entry}</translation>
    </message>
    <message>
        <source>certain from the start</source>
        <translation>seguro desde el principio</translation>
    </message>
    <message>
        <source>certain: no</source>
        <translation>seguro: no</translation>
    </message>
    <message>
        <source>certain: no, because of entry {number}</source>
        <comment>the entry says so</comment>
        <translation>seguro: no, por la entrada {number}</translation>
    </message>
    <message>
        <source>certain: no, because of the set-up</source>
        <translation>seguro: no, por la preparación</translation>
    </message>
    <message>
        <source>certain: yes</source>
        <translation>seguro: sí</translation>
    </message>
    <message>
        <source>certain: yes, because of entry {number}</source>
        <comment>the entry says so</comment>
        <translation>seguro: sí, por la entrada {number}</translation>
    </message>
    <message>
        <source>certain: yes, because of the set-up</source>
        <translation>seguro: sí, por la preparación</translation>
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
        <translation>prob. de ganar</translation>
    </message>
    <message>
        <source>change the set-up</source>
        <translation>cambiar la preparación</translation>
    </message>
    <message>
        <source>choices ignored</source>
        <translation>elecciones ignoradas</translation>
    </message>
    <message>
        <source>classic</source>
        <comment>the doors of a board</comment>
        <translation>clásicas</translation>
    </message>
    <message>
        <source>consider accusing {cards}</source>
        <comment>cards: Mrs White with the Rope in the Study</comment>
        <translation>plantéate acusar: {cards}</translation>
    </message>
    <message>
        <source>contradicts other entries</source>
        <translation>contradice otras entradas</translation>
    </message>
    <message>
        <source>count again {event}</source>
        <comment>event: Ann&apos;s suggestion</comment>
        <translation>volver a contar: {event}</translation>
    </message>
    <message>
        <source>cut short</source>
        <translation>abreviada</translation>
    </message>
    <message>
        <source>deals that fit are too rare to be found by chance (most populations of {number} died out); the exact engine may find them</source>
        <translation>los repartos que encajan son demasiado raros para dar con ellos al azar (la mayoría de las poblaciones de {number} se extinguieron); quizá el motor exacto los encuentre</translation>
    </message>
    <message>
        <source>delete {event}</source>
        <comment>event: Ann&apos;s suggestion</comment>
        <translation>borrar: {event}</translation>
    </message>
    <message>
        <source>doesn’t have it</source>
        <translation>no la tiene</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>easier to reach ({percent})</source>
        <translation>más fácil de alcanzar ({percent})</translation>
    </message>
    <message>
        <source>edit {event}</source>
        <comment>event: Ann&apos;s suggestion</comment>
        <translation>corregir: {event}</translation>
    </message>
    <message>
        <source>either {clauses}</source>
        <translation>o bien {clauses}</translation>
    </message>
    <message>
        <source>either {clauses} ({entries})</source>
        <translation>o bien {clauses} ({entries})</translation>
    </message>
    <message>
        <source>ends with the first card</source>
        <comment>answering</comment>
        <translation>acaban con la primera carta</translation>
    </message>
    <message>
        <source>entries {names} cannot all be true</source>
        <translation>las entradas {names} no pueden ser todas verdad</translation>
    </message>
    <message>
        <source>entries {names} cannot both be true</source>
        <translation>las entradas {names} no pueden ser verdad las dos</translation>
    </message>
    <message>
        <source>entries {numbers}</source>
        <translation>entradas {numbers}</translation>
    </message>
    <message>
        <source>entry {names} cannot all be true</source>
        <comment>an entry and parts of the set-up: entry 3, … and …</comment>
        <translation>la entrada {names} no pueden ser verdad a la vez</translation>
    </message>
    <message>
        <source>entry {names} cannot be true</source>
        <translation>la entrada {names} no puede ser verdad</translation>
    </message>
    <message>
        <source>entry {names} cannot both be true</source>
        <comment>an entry and a part of the set-up: entry 3 and …</comment>
        <translation>la entrada {names} no pueden ser verdad a la vez</translation>
    </message>
    <message>
        <source>entry {number}</source>
        <translation>entrada {number}</translation>
    </message>
    <message>
        <source>envelope</source>
        <comment>after a comma</comment>
        <translation>sobre</translation>
    </message>
    <message>
        <source>envelope</source>
        <comment>of the three cards that are sought</comment>
        <translation>sobre</translation>
    </message>
    <message>
        <source>equally good</source>
        <comment>a suggestion</comment>
        <translation>igual de buena</translation>
    </message>
    <message>
        <source>equally good: {cards}</source>
        <comment>cards: Bob with the Rope</comment>
        <translation>igual de buenas: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>equally good: {cards} and %n more</source>
        <comment>cards: Bob with the Rope, Cid with …</comment>
        <translation>
            <numerusform>igual de buenas: {cards} y %n más</numerusform>
            <numerusform>igual de buenas: {cards} y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>estimación</translation>
    </message>
    <message>
        <source>estimate, error unknown</source>
        <translation>estimación, error desconocido</translation>
    </message>
    <message>
        <source>every deal</source>
        <comment>an engine saw each of them</comment>
        <translation>todos los repartos</translation>
    </message>
    <message>
        <source>every other room is elsewhere, so {so}</source>
        <translation>todas las demás habitaciones están en otro sitio, así que {so}</translation>
    </message>
    <message>
        <source>every other suspect is elsewhere, so {so}</source>
        <translation>todos los demás sospechosos están en otro sitio, así que {so}</translation>
    </message>
    <message>
        <source>every other weapon is elsewhere, so {so}</source>
        <translation>todas las demás armas están en otro sitio, así que {so}</translation>
    </message>
    <message>
        <source>everyone</source>
        <comment>who knows it</comment>
        <translation>todos</translation>
    </message>
    <message>
        <source>everyone everybody</source>
        <comment>words to type, with spaces between: Bob has the Rope, and everyone has seen it</comment>
        <translation>todos</translation>
    </message>
    <message>
        <source>everything follows from the evidence</source>
        <translation>todo se deduce de lo conocido</translation>
    </message>
    <message>
        <source>exact counting would need over {size:g} GB of memory, its limit</source>
        <translation>contar exactamente necesitaría más de {size:g} GB de memoria, su límite</translation>
    </message>
    <message>
        <source>exact counting would need over {steps:,} steps, its limit here</source>
        <translation>contar exactamente necesitaría más de {steps:,} pasos, su límite aquí</translation>
    </message>
    <message>
        <source>exact to follow…</source>
        <translation>lo exacto llega…</translation>
    </message>
    <message>
        <source>expected a colon</source>
        <translation>se esperan dos puntos</translation>
    </message>
    <message>
        <source>expected a comma</source>
        <translation>se espera una coma</translation>
    </message>
    <message>
        <source>expected a name in quotes</source>
        <translation>se espera un nombre entre comillas</translation>
    </message>
    <message>
        <source>expected a value</source>
        <translation>se espera un valor</translation>
    </message>
    <message>
        <source>expected the end of the file</source>
        <translation>se espera el final del archivo</translation>
    </message>
    <message>
        <source>expected turns to win</source>
        <comment>what a score of a place counts</comment>
        <translation>turnos esperados para ganar</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>boca arriba</translation>
    </message>
    <message>
        <source>face up</source>
        <comment>after a comma</comment>
        <translation>boca arriba</translation>
    </message>
    <message>
        <source>face up</source>
        <comment>where a card is</comment>
        <translation>boca arriba</translation>
    </message>
    <message>
        <source>face up</source>
        <comment>where a card is, after its name</comment>
        <translation>boca arriba</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>plegado</translation>
    </message>
    <message>
        <source>from about {before:.1f}% to about {after:.1f}%</source>
        <translation>de un {before:.1f}&#x202f;% a un {after:.1f}&#x202f;% aproximadamente</translation>
    </message>
    <message>
        <source>from your starting square</source>
        <comment>on the board: on your turn, …</comment>
        <translation>desde tu casilla de salida</translation>
    </message>
    <message>
        <source>from {before:.1f}% to {after:.1f}%</source>
        <translation>de un {before:.1f}&#x202f;% a un {after:.1f}&#x202f;%</translation>
    </message>
    <message>
        <source>from {room:the}</source>
        <comment>on the board: on your turn, …</comment>
        <translation>desde la habitación {room}</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>fin de la partida</translation>
    </message>
    <message>
        <source>game over: an accusation was correct</source>
        <translation>fin de la partida: una acusación era correcta</translation>
    </message>
    <message>
        <source>games are played here only with the others asked in the order of turns, and whoever accuses wrongly answering on (asked: {asked}, after_wrong: {after_wrong})</source>
        <translation>aquí solo se juega si se pregunta por orden de turno y quien acusa mal sigue respondiendo (asked: {asked}, after_wrong: {after_wrong})</translation>
    </message>
    <message>
        <source>give a suspect, a weapon and a room, in this order, not {answer}</source>
        <translation>indica un sospechoso, un arma y una habitación, en este orden, no {answer}</translation>
    </message>
    <message>
        <source>give three cards, not {answer}</source>
        <translation>indica tres cartas, no {answer}</translation>
    </message>
    <message>
        <source>go to {place:the}</source>
        <translation>ve hasta {place:the}</translation>
    </message>
    <message>
        <source>goes on: everyone answers</source>
        <comment>answering</comment>
        <translation>siguen: todos responden</translation>
    </message>
    <message>
        <source>half</source>
        <translation>la mitad</translation>
    </message>
    <message>
        <source>harder to reach ({percent})</source>
        <translation>más difícil de alcanzar ({percent})</translation>
    </message>
    <message>
        <source>hardly ever settles it</source>
        <translation>casi nunca lo decide</translation>
    </message>
    <message numerus="yes">
        <source>has %n card(s) where me is null; a spectator has no hand</source>
        <translation>
            <numerusform>tiene %n carta donde me es null; un espectador no tiene mano</numerusform>
            <numerusform>tiene %n cartas donde me es null; un espectador no tiene mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n card(s), but {who} holds {size}; give exactly those</source>
        <translation>
            <numerusform>tiene %n carta, pero {who} tiene {size}; da exactamente esas</numerusform>
            <numerusform>tiene %n cartas, pero {who} tiene {size}; da exactamente esas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n card(s); a note is on {fewest} to {most} cards, or names one as card</source>
        <translation>
            <numerusform>tiene %n carta; una nota trata de {fewest} a {most} cartas, o nombra una como card</numerusform>
            <numerusform>tiene %n cartas; una nota trata de {fewest} a {most} cartas, o nombra una como card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n of</source>
        <comment>at least so many of several cards</comment>
        <translation>
            <numerusform>tiene %n</numerusform>
            <numerusform>tiene %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n player(s); a game has {fewest} to {most}</source>
        <translation>
            <numerusform>tiene %n jugador; una partida tiene de {fewest} a {most}</numerusform>
            <numerusform>tiene %n jugadores; una partida tiene de {fewest} a {most}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n word(s); it must be {kind}, a player, a suspect, a weapon, a room, the player who answered (or {nobody}) and the card shown (or {unseen})</source>
        <translation>
            <numerusform>tiene %n palabra; debe haber {kind}, un jugador, un sospechoso, un arma, una habitación, el jugador que respondió (o {nobody}) y la carta enseñada (o {unseen})</numerusform>
            <numerusform>tiene %n palabras; debe haber {kind}, un jugador, un sospechoso, un arma, una habitación, el jugador que respondió (o {nobody}) y la carta enseñada (o {unseen})</numerusform>
        </translation>
    </message>
    <message>
        <source>has all</source>
        <comment>several cards</comment>
        <translation>tiene todas</translation>
    </message>
    <message>
        <source>has answers, but no one showed a card; give refuted_by, or list those who couldn’t answer in passed</source>
        <translation>tiene respuestas, pero nadie enseñó una carta; da refuted_by, o pon en passed a quienes no pudieron responder</translation>
    </message>
    <message>
        <source>has at least one of</source>
        <comment>several cards</comment>
        <translation>tiene al menos una</translation>
    </message>
    <message>
        <source>has have holds</source>
        <comment>words to type, with spaces between: Bob has the Rope</comment>
        <translation>tiene tengo tienes</translation>
    </message>
    <message>
        <source>has it</source>
        <translation>la tiene</translation>
    </message>
    <message>
        <source>has it or not</source>
        <translation>la tiene o no</translation>
    </message>
    <message>
        <source>has left</source>
        <comment>a player: is out, and not asked either</comment>
        <translation>se ha ido</translation>
    </message>
    <message>
        <source>has no card; at least one room is needed</source>
        <translation>no tiene ninguna carta; hace falta al menos una habitación</translation>
    </message>
    <message>
        <source>has no card; at least one suspect is needed</source>
        <translation>no tiene ninguna carta; hace falta al menos un sospechoso</translation>
    </message>
    <message>
        <source>has no card; at least one weapon is needed</source>
        <translation>no tiene ninguna carta; hace falta al menos un arma</translation>
    </message>
    <message>
        <source>has no cards; name what was overlooked</source>
        <translation>no tiene cartas; indica lo que se pasó por alto</translation>
    </message>
    <message>
        <source>has none</source>
        <comment>of several cards</comment>
        <translation>ninguna</translation>
    </message>
    <message numerus="yes">
        <source>has only %n player(s) to take turns; at least {fewest} must</source>
        <translation>
            <numerusform>solo tiene %n jugador con turno; debe haber al menos {fewest}</numerusform>
            <numerusform>solo tiene %n jugadores con turno; debe haber al menos {fewest}</numerusform>
        </translation>
    </message>
    <message>
        <source>has {number} cards; the deck has {deck}</source>
        <translation>tiene {number} cartas; la baraja tiene {deck}</translation>
    </message>
    <message>
        <source>has {number} events; a case has at most {most}</source>
        <translation>tiene {number} sucesos; una partida tiene como mucho {most}</translation>
    </message>
    <message>
        <source>has {number} marks; this game has {cells} cells</source>
        <translation>tiene {number} marcas; esta partida tiene {cells} celdas</translation>
    </message>
    <message>
        <source>has {number} names; give one suspect, one weapon and one room</source>
        <translation>tiene {number} nombres; da un sospechoso, un arma y una habitación</translation>
    </message>
    <message>
        <source>head for {place:the}</source>
        <comment>which may be too far for this turn</comment>
        <translation>dirígete hacia {place:the}</translation>
    </message>
    <message>
        <source>how people play can be weighed only where the numbers are exact</source>
        <translation>la forma de jugar solo se puede tener en cuenta con números exactos</translation>
    </message>
    <message>
        <source>how the game ended</source>
        <translation>cómo terminó la partida</translation>
    </message>
    <message>
        <source>how {who} plays is not clear yet, but what they suggest already counts</source>
        <translation>aún no está claro cómo juega {who}, pero lo que sugiere ya cuenta</translation>
    </message>
    <message>
        <source>hunch</source>
        <translation>corazonada</translation>
    </message>
    <message>
        <source>if no one shows a card</source>
        <translation>si nadie enseña una carta</translation>
    </message>
    <message>
        <source>if you pass</source>
        <translation>si pasas</translation>
    </message>
    <message>
        <source>if you show a card</source>
        <translation>si enseñas una carta</translation>
    </message>
    <message>
        <source>if you show {card:the}</source>
        <translation>si enseñas {card:the}</translation>
    </message>
    <message>
        <source>if {players} pass</source>
        <translation>si pasan {players}</translation>
    </message>
    <message>
        <source>if {players} pass</source>
        <comment>one of the players is you</comment>
        <translation>si pasáis {players}</translation>
    </message>
    <message>
        <source>if {players} shows a card</source>
        <translation>si {players} enseña una carta</translation>
    </message>
    <message>
        <source>if {players} shows {card:the}</source>
        <translation>si enseña {card:the} {players}</translation>
    </message>
    <message>
        <source>if {who} passes</source>
        <translation>si pasa {who}</translation>
    </message>
    <message>
        <source>if {who} shows a card</source>
        <translation>si {who} enseña una carta</translation>
    </message>
    <message>
        <source>if {who} shows {card:the}</source>
        <translation>si {who} enseña {card:the}</translation>
    </message>
    <message>
        <source>in all {deals:,} deals that fit these entries, {clause}</source>
        <translation>en los {deals:,} repartos que encajan con estas entradas, {clause}</translation>
    </message>
    <message>
        <source>in any room</source>
        <comment>accusing</comment>
        <translation>en cualquier habitación</translation>
    </message>
    <message>
        <source>in every deal that fits these entries, {clause}</source>
        <translation>en todos los repartos que encajan con estas entradas, {clause}</translation>
    </message>
    <message>
        <source>in the envelope</source>
        <comment>where a card is</comment>
        <translation>en el sobre</translation>
    </message>
    <message>
        <source>in the pool</source>
        <comment>where a card is</comment>
        <translation>en la reserva</translation>
    </message>
    <message>
        <source>in the room named</source>
        <comment>accusing</comment>
        <translation>en la habitación nombrada</translation>
    </message>
    <message>
        <source>in turn</source>
        <comment>who is asked</comment>
        <translation>a todos, por turno</translation>
    </message>
    <message>
        <source>in {room:the} you can suggest that room only, not {other:the}</source>
        <translation>en la habitación {room} solo puedes sugerir esa, no {other:the}</translation>
    </message>
    <message>
        <source>insert {event}</source>
        <comment>event: Ann&apos;s suggestion</comment>
        <translation>insertar: {event}</translation>
    </message>
    <message>
        <source>is an empty name; a card needs a name</source>
        <translation>es un nombre vacío; una carta necesita un nombre</translation>
    </message>
    <message>
        <source>is back</source>
        <translation>vuelve</translation>
    </message>
    <message>
        <source>is damaged or not a Deerstalker game ({place}: {reason})</source>
        <translation>está dañado o no es una partida de Deerstalker ({place}: {reason})</translation>
    </message>
    <message>
        <source>is damaged or not a file of habits ({place}: {reason})</source>
        <translation>está dañado o no es un archivo de hábitos ({place}: {reason})</translation>
    </message>
    <message>
        <source>is damaged or not a file of marks ({place}: {reason})</source>
        <translation>está dañado o no es un archivo de marcas ({place}: {reason})</translation>
    </message>
    <message>
        <source>is damaged or not a saved practice game ({place}: {reason})</source>
        <translation>está dañado o no es una partida de práctica guardada ({place}: {reason})</translation>
    </message>
    <message>
        <source>is empty; a case must be a JSON object</source>
        <translation>está vacío; una partida debe ser un objeto JSON</translation>
    </message>
    <message>
        <source>is empty; a player needs a name</source>
        <translation>está vacío; un jugador necesita un nombre</translation>
    </message>
    <message>
        <source>is empty; an edition needs a title</source>
        <translation>está vacío; una edición necesita un título</translation>
    </message>
    <message>
        <source>is false for me; whoever wrote the case takes turns</source>
        <translation>es false para mí; quien escribió el caso tiene turnos</translation>
    </message>
    <message>
        <source>is for several cards; give them as cards</source>
        <translation>es para varias cartas; indícalas como cards</translation>
    </message>
    <message>
        <source>is given together with cards; give only one of the two</source>
        <translation>se indica junto con cards; indica solo uno de los dos</translation>
    </message>
    <message>
        <source>is given together with the edition {edition}; give only one of the two</source>
        <translation>se da además de la edición {edition}; da solo una de las dos cosas</translation>
    </message>
    <message>
        <source>is given where holds is false, which means none of the cards; leave it out</source>
        <translation>se indica aunque holds es false, es decir, ninguna de las cartas; omítelo</translation>
    </message>
    <message>
        <source>is larger than {size} MB, the limit for a case</source>
        <translation>supera los {size} MB, el límite para una partida</translation>
    </message>
    <message>
        <source>is me; write a note on the card seen</source>
        <translation>soy yo; escribe una nota sobre la carta vista</translation>
    </message>
    <message>
        <source>is missing; a saved game needs its options</source>
        <translation>falta; una partida guardada necesita sus opciones</translation>
    </message>
    <message>
        <source>is missing; give a room, or a square as [row, column]</source>
        <translation>falta; da una habitación, o una casilla como [fila, columna]</translation>
    </message>
    <message>
        <source>is missing; give all cards of the hand</source>
        <translation>falta; indica todas las cartas de la mano</translation>
    </message>
    <message>
        <source>is missing; give one suspect, one weapon and one room</source>
        <translation>falta; da un sospechoso, un arma y una habitación</translation>
    </message>
    <message>
        <source>is missing; it must be a list of marks</source>
        <translation>falta; debe ser una lista de marcas</translation>
    </message>
    <message>
        <source>is missing; it must be a whole number</source>
        <translation>falta; debe ser un número entero</translation>
    </message>
    <message>
        <source>is missing; it must be text</source>
        <translation>falta; debe ser texto</translation>
    </message>
    <message>
        <source>is missing; it must be true or false</source>
        <translation>falta; debe ser true o false</translation>
    </message>
    <message>
        <source>is missing; name an edition, or give the cards of a deck</source>
        <translation>falta; nombra una edición o da las cartas de una baraja</translation>
    </message>
    <message>
        <source>is nested more than {depth} levels deep; a case needs at most 5</source>
        <translation>está anidado a más de {depth} niveles; una partida necesita 5 como mucho</translation>
    </message>
    <message>
        <source>is not UTF-8 text: byte {place} is {byte}; save it as UTF-8</source>
        <translation>no es texto UTF-8: el byte {place} es {byte}; guárdalo como UTF-8</translation>
    </message>
    <message>
        <source>is not a date, as in 2026-11-25</source>
        <translation>no es una fecha, como 2026-11-25</translation>
    </message>
    <message>
        <source>is not a field here; the nearest is {nearest}</source>
        <translation>no es un campo de aquí; el más parecido es {nearest}</translation>
    </message>
    <message>
        <source>is not a journal of this program</source>
        <translation>no es un diario de este programa</translation>
    </message>
    <message>
        <source>is null, but the accusation is correct; give its three cards</source>
        <translation>es null, pero la acusación es correcta; indica sus tres cartas</translation>
    </message>
    <message>
        <source>is null; it must be a whole number</source>
        <translation>es null; debe ser un número entero</translation>
    </message>
    <message>
        <source>is null; it must be text</source>
        <translation>es null; debe ser texto</translation>
    </message>
    <message>
        <source>is null; it must be true or false</source>
        <translation>es null; debe ser true o false</translation>
    </message>
    <message>
        <source>is out</source>
        <translation>fuera</translation>
    </message>
    <message>
        <source>is the envelope, which is no hand; give a player, or the pool</source>
        <translation>es el sobre, que no es una mano; indica un jugador o la reserva</translation>
    </message>
    <message>
        <source>is the envelope; give a player, or the pool</source>
        <translation>es el sobre; indica un jugador o la reserva</translation>
    </message>
    <message>
        <source>is the pool, but this game has none; give a player, or the envelope</source>
        <translation>es la reserva, pero esta partida no tiene; da un jugador o el sobre</translation>
    </message>
    <message>
        <source>is the square [{row}, {column}], but this game has no board; give a room</source>
        <translation>es la casilla [{row}, {column}], pero esta partida no tiene tablero; da una habitación</translation>
    </message>
    <message>
        <source>is {card} where shows is false; it must be null then</source>
        <translation>es {card} donde shows es false; entonces debe ser null</translation>
    </message>
    <message>
        <source>is {card}, but no one showed a card; give refuted_by, or leave the card out</source>
        <translation>es {card}, pero nadie enseñó una carta; da refuted_by, o quita la carta</translation>
    </message>
    <message>
        <source>is {dice}; it must be 1 or 2</source>
        <translation>es {dice}; debe ser 1 o 2</translation>
    </message>
    <message>
        <source>is {name}; it must be the name of the file</source>
        <translation>es {name}; debe ser el nombre del archivo</translation>
    </message>
    <message>
        <source>is {number} characters long; a name has at most {most}</source>
        <translation>tiene {number} caracteres; un nombre tiene como mucho {most}</translation>
    </message>
    <message>
        <source>is {number}; a hand has 0 cards or more</source>
        <translation>es {number}; una mano tiene 0 cartas o más</translation>
    </message>
    <message>
        <source>is {number}; it must be 1 to {most}, the number of cards</source>
        <translation>es {number}; debe ser de 1 a {most}, el número de cartas</translation>
    </message>
    <message>
        <source>is {number}; the pool has 0 cards or more</source>
        <translation>es {number}; la reserva tiene 0 cartas o más</translation>
    </message>
    <message>
        <source>is {roll}; it must be a number that the dice can show</source>
        <translation>es {roll}; debe ser un número que puedan dar los dados</translation>
    </message>
    <message numerus="yes">
        <source>is {seat}; with %n rival(s) it is from 1 to {last}</source>
        <translation>
            <numerusform>es {seat}; con %n rival debe ir de 1 a {last}</numerusform>
            <numerusform>es {seat}; con %n rivales debe ir de 1 a {last}</numerusform>
        </translation>
    </message>
    <message>
        <source>is {value}; it must be 0 or more</source>
        <translation>es {value}; debe ser 0 o más</translation>
    </message>
    <message>
        <source>is {value}; it must be a list</source>
        <translation>es {value}; debe ser una lista</translation>
    </message>
    <message>
        <source>is {value}; it must be a room, or a square as [row, column]</source>
        <translation>es {value}; debe ser una habitación, o una casilla como [fila, columna]</translation>
    </message>
    <message>
        <source>is {value}; it must be a whole number (as in 6)</source>
        <translation>es {value}; debe ser un número entero (como 6)</translation>
    </message>
    <message>
        <source>is {value}; it must be an object</source>
        <translation>es {value}; debe ser un objeto</translation>
    </message>
    <message>
        <source>is {value}; it must be text</source>
        <translation>es {value}; debe ser texto</translation>
    </message>
    <message>
        <source>is {value}; it must be text, or a list of texts</source>
        <translation>es {value}; debe ser texto, o una lista de textos</translation>
    </message>
    <message>
        <source>is {value}; it must be true or false</source>
        <translation>es {value}; debe ser true o false</translation>
    </message>
    <message>
        <source>is {value}; it must be “me”, “everyone”, or a list of players</source>
        <translation>es {value}; debe ser «me», «everyone» o una lista de jugadores</translation>
    </message>
    <message>
        <source>is {version}; this program reads version {known}</source>
        <translation>es {version}; este programa lee la versión {known}</translation>
    </message>
    <message>
        <source>is {who}, who has no cards</source>
        <translation>es {who}, que no tiene cartas</translation>
    </message>
    <message>
        <source>is {who}, who looks; give another player, or the pool</source>
        <translation>es {who}, que es quien mira; indica otro jugador o la reserva</translation>
    </message>
    <message>
        <source>it changes nothing</source>
        <translation>no cambia nada</translation>
    </message>
    <message>
        <source>it describes the game in an unknown way</source>
        <translation>describe la partida de una forma desconocida</translation>
    </message>
    <message>
        <source>it is behind</source>
        <comment>the journal</comment>
        <translation>va con retraso</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>no es JSON válido</translation>
    </message>
    <message>
        <source>it makes several changes, one of an unknown kind</source>
        <translation>hace varios cambios, y uno es de un tipo desconocido</translation>
    </message>
    <message>
        <source>it names an unknown kind of card: {kind}</source>
        <translation>nombra un tipo de carta desconocido: {kind}</translation>
    </message>
    <message>
        <source>it renames a card in an unknown way</source>
        <translation>cambia el nombre de una carta de una forma desconocida</translation>
    </message>
    <message>
        <source>it renames a player in an unknown way</source>
        <translation>cambia el nombre de un jugador de una forma desconocida</translation>
    </message>
    <message>
        <source>it was right</source>
        <comment>an accusation</comment>
        <translation>era correcta</translation>
    </message>
    <message>
        <source>it was wrong</source>
        <comment>an accusation</comment>
        <translation>era falsa</translation>
    </message>
    <message>
        <source>its checksum is wrong</source>
        <translation>su suma de comprobación es errónea</translation>
    </message>
    <message>
        <source>its first entry, the case as it was opened, is damaged: {why}</source>
        <translation>su primera entrada, la partida tal como se abrió, está dañada: {why}</translation>
    </message>
    <message>
        <source>its first entry, the case as it was opened, is missing</source>
        <translation>su primera entrada, la partida tal como se abrió, no está</translation>
    </message>
    <message>
        <source>its kind is unknown</source>
        <translation>es de un tipo desconocido</translation>
    </message>
    <message>
        <source>keeps answering</source>
        <comment>after a wrong accusation</comment>
        <translation>sigue respondiendo</translation>
    </message>
    <message>
        <source>knows it now</source>
        <translation>lo sabe ya</translation>
    </message>
    <message>
        <source>learns as much as possible this turn</source>
        <translation>averigua todo lo posible en este turno</translation>
    </message>
    <message>
        <source>leaves the game</source>
        <comment>after a wrong accusation</comment>
        <translation>deja la partida</translation>
    </message>
    <message>
        <source>leaves {number} solutions</source>
        <comment>to another player, beside a card shown</comment>
        <translation>deja {number} soluciones</translation>
    </message>
    <message>
        <source>left</source>
        <comment>below the name of a player who has left; little room</comment>
        <translation>se fue</translation>
    </message>
    <message>
        <source>left leaves gone goes went home</source>
        <comment>words to type, with spaces between: Cid has left the table</comment>
        <translation>ido fue marcha marchado sale abandona casa</translation>
    </message>
    <message>
        <source>less clear</source>
        <comment>the envelope; below the heading: ruled out</comment>
        <translation>menos claro</translation>
    </message>
    <message>
        <source>less than {number} percent</source>
        <translation>menos del {number} por ciento</translation>
    </message>
    <message>
        <source>less to learn</source>
        <translation>menos que averiguar</translation>
    </message>
    <message>
        <source>letter</source>
        <translation>letra</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>línea {line}, columna {column}</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>línea {number}</translation>
    </message>
    <message>
        <source>made by a newer Deerstalker (format {version}; this one reads up to {known}); install the newer version to open it</source>
        <translation>creado por un Deerstalker más nuevo (formato {version}; este lee hasta el {known}); instala la versión más nueva para abrirlo</translation>
    </message>
    <message>
        <source>marks the same cell as {where}; mark each cell once</source>
        <translation>marca la misma celda que {where}; marca cada celda una vez</translation>
    </message>
    <message>
        <source>me</source>
        <comment>this player is me</comment>
        <translation>yo</translation>
    </message>
    <message>
        <source>measured against “{engine}”</source>
        <translation>comparado con «{engine}»</translation>
    </message>
    <message>
        <source>modern</source>
        <comment>the doors of a board</comment>
        <translation>modernas</translation>
    </message>
    <message numerus="yes">
        <source>more than %n step(s) away</source>
        <translation>
            <numerusform>a más de %n paso</numerusform>
            <numerusform>a más de %n pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>more than {number} percent</source>
        <translation>más del {number} por ciento</translation>
    </message>
    <message>
        <source>more to learn</source>
        <translation>más que averiguar</translation>
    </message>
    <message>
        <source>most likely {answers} ({percent})</source>
        <translation>con la mayor probabilidad, {answers} ({percent})</translation>
    </message>
    <message>
        <source>most likely {who} shows {card:the} ({percent})</source>
        <translation>lo más probable es que {who} enseñe {card:the} ({percent})</translation>
    </message>
    <message>
        <source>move {event}</source>
        <comment>in the list; event: Ann&apos;s suggestion</comment>
        <translation>mover: {event}</translation>
    </message>
    <message>
        <source>much less to learn</source>
        <translation>mucho menos que averiguar</translation>
    </message>
    <message>
        <source>must be a player and the number of cards, as in: Ann 6</source>
        <translation>debe ser un jugador y el número de cartas, como en: Ana 6</translation>
    </message>
    <message>
        <source>must be the number of players, as in 3</source>
        <translation>debe ser el número de jugadores, por ejemplo 3</translation>
    </message>
    <message>
        <source>nats left plus turns</source>
        <comment>what a score of a place counts</comment>
        <translation>nats restantes más turnos</translation>
    </message>
    <message>
        <source>neither {cards} is face up</source>
        <translation>ni {cards} están boca arriba</translation>
    </message>
    <message>
        <source>neither {cards} is in the envelope</source>
        <translation>ni {cards} están en el sobre</translation>
    </message>
    <message>
        <source>neither {cards} is in the pool</source>
        <translation>ni {cards} están en la reserva</translation>
    </message>
    <message>
        <source>never risks being wrong</source>
        <translation>nunca se arriesga a fallar</translation>
    </message>
    <message>
        <source>never, if only the next player is asked</source>
        <translation>nunca, si solo se pregunta al jugador siguiente</translation>
    </message>
    <message>
        <source>nine tenths</source>
        <translation>nueve décimas partes</translation>
    </message>
    <message>
        <source>no board</source>
        <translation>sin tablero</translation>
    </message>
    <message>
        <source>no board is called {name}, and no file beside the case has that name; the nearest is {nearest}</source>
        <translation>ningún tablero se llama {name}, y junto a la partida no hay ningún archivo con ese nombre; el más parecido es {nearest}</translation>
    </message>
    <message>
        <source>no card can be there, so {so}</source>
        <translation>ninguna carta puede estar ahí, así que {so}</translation>
    </message>
    <message>
        <source>no card is called {name}; the nearest is {nearest}</source>
        <translation>ninguna carta se llama {name}; la más parecida es {nearest}</translation>
    </message>
    <message>
        <source>no cell is open</source>
        <translation>ninguna celda está abierta</translation>
    </message>
    <message>
        <source>no door or passage leads to this room; give it one</source>
        <translation>ninguna puerta lleva a esta habitación, ni ningún pasadizo; dale uno</translation>
    </message>
    <message>
        <source>no edition is called {name}; the nearest is {nearest}</source>
        <translation>ninguna edición se llama {name}; la más parecida es {nearest}</translation>
    </message>
    <message>
        <source>no exact answer to compare with</source>
        <translation>sin respuesta exacta con la que comparar</translation>
    </message>
    <message>
        <source>no faster</source>
        <comment>more to learn, but no faster</comment>
        <translation>no más rápido</translation>
    </message>
    <message>
        <source>no holder is called {name}; the nearest is {nearest}</source>
        <translation>ningún poseedor se llama {name}; el más parecido es {nearest}</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>no mark yet</source>
        <translation>aún sin marca</translation>
    </message>
    <message>
        <source>no one can show a card</source>
        <translation>nadie puede enseñar una carta</translation>
    </message>
    <message>
        <source>no one else has suggested anything yet</source>
        <translation>nadie más ha sugerido nada todavía</translation>
    </message>
    <message>
        <source>no one has seen it</source>
        <comment>a card</comment>
        <translation>nadie la ha visto</translation>
    </message>
    <message>
        <source>no one holds {cards}</source>
        <comment>cards of a suggestion</comment>
        <translation>nadie tiene {cards}</translation>
    </message>
    <message>
        <source>no other solution is possible</source>
        <translation>no hay otra solución posible</translation>
    </message>
    <message>
        <source>no other solution is possible; you may accuse only in a room</source>
        <translation>no hay otra solución posible; solo puedes acusar en una habitación</translation>
    </message>
    <message>
        <source>no other solution is possible; you may accuse only in {room:the}</source>
        <translation>no hay otra solución posible; solo puedes acusar en {room:the}</translation>
    </message>
    <message>
        <source>no passage and no door of the set {set} leads to this room; give it one</source>
        <translation>ninguna puerta del conjunto {set} lleva a esta habitación, ni ningún pasadizo; dale uno</translation>
    </message>
    <message>
        <source>no pause</source>
        <translation>sin pausa</translation>
    </message>
    <message>
        <source>no player is called {name}; the nearest is {nearest}</source>
        <translation>ningún jugador se llama {name}; el más parecido es {nearest}</translation>
    </message>
    <message>
        <source>no room has the letter {letter}</source>
        <translation>ninguna habitación tiene la letra {letter}</translation>
    </message>
    <message>
        <source>no room is called {name}; the nearest is {nearest}</source>
        <translation>ninguna habitación se llama {name}; la más parecida es {nearest}</translation>
    </message>
    <message>
        <source>no room of the board is called {name}; the nearest is {nearest}</source>
        <translation>ninguna habitación del tablero se llama {name}; la más parecida es {nearest}</translation>
    </message>
    <message>
        <source>no suggestion is possible there</source>
        <translation>allí no se puede sugerir</translation>
    </message>
    <message>
        <source>no token</source>
        <translation>sin ficha</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>nobody shows a card</comment>
        <translation>nadie</translation>
    </message>
    <message>
        <source>nobody none</source>
        <comment>words to type, with spaces between: nobody shows a card</comment>
        <translation>nadie ninguno</translation>
    </message>
    <message>
        <source>nobody saw which card you showed</source>
        <translation>nadie vio qué carta enseñaste</translation>
    </message>
    <message>
        <source>nobody saw which card {who} showed</source>
        <translation>nadie vio qué carta enseñó {who}</translation>
    </message>
    <message>
        <source>nobody showed a card</source>
        <translation>nadie enseñó una carta</translation>
    </message>
    <message>
        <source>nobody shows</source>
        <translation>nadie enseña</translation>
    </message>
    <message>
        <source>nobody shows a card</source>
        <translation>nadie enseña una carta</translation>
    </message>
    <message>
        <source>nobody; you look at a leftover card</source>
        <translation>nadie; miras una carta sobrante</translation>
    </message>
    <message>
        <source>none: click cards on the right</source>
        <translation>ninguna: haz clic en cartas a la derecha</translation>
    </message>
    <message>
        <source>not asked</source>
        <comment>a player who is not asked for a card</comment>
        <translation>sin preguntar</translation>
    </message>
    <message>
        <source>not certain</source>
        <translation>no seguro</translation>
    </message>
    <message>
        <source>not face up: {cards}</source>
        <translation>no boca arriba: {cards}</translation>
    </message>
    <message>
        <source>not hasn’t doesn’t</source>
        <comment>words to type, with spaces between: Bob doesn’t have the Rope</comment>
        <translation>no</translation>
    </message>
    <message>
        <source>not in the deck: {answer}</source>
        <translation>no está en la baraja: {answer}</translation>
    </message>
    <message>
        <source>not in the envelope: {cards}</source>
        <translation>no en el sobre: {cards}</translation>
    </message>
    <message>
        <source>not in the pool: {cards}</source>
        <translation>no en la reserva: {cards}</translation>
    </message>
    <message>
        <source>not this policy’s choice</source>
        <comment>more to learn, but not this policy’s choice</comment>
        <translation>no es lo que elige esta estrategia</translation>
    </message>
    <message>
        <source>not {who}: {cards}</source>
        <comment>cards that somebody has not, as a note in few words</comment>
        <translation>no {who}: {cards}</translation>
    </message>
    <message>
        <source>note on envelope</source>
        <translation>nota del sobre</translation>
    </message>
    <message>
        <source>note on pool</source>
        <translation>nota de la reserva</translation>
    </message>
    <message>
        <source>note on {who}</source>
        <translation>nota sobre {who}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>is ruled out</comment>
        <translation>nada</translation>
    </message>
    <message>
        <source>nothing may follow {word}; leave it out</source>
        <translation>tras {word} no puede ir nada; quita lo que sigue</translation>
    </message>
    <message>
        <source>nothing to learn</source>
        <translation>nada que averiguar</translation>
    </message>
    <message>
        <source>nothing to learn there, but it brings you nearer to {room:the}</source>
        <comment>a room on the way</comment>
        <translation>allí no hay nada que averiguar, pero te acerca a la habitación {room}</translation>
    </message>
    <message>
        <source>on my own</source>
        <translation>sin ayuda</translation>
    </message>
    <message>
        <source>on your next turn: {what}</source>
        <comment>what: roll, and …</comment>
        <translation>en tu próximo turno: {what}</translation>
    </message>
    <message>
        <source>on {cards} ({entries})</source>
        <comment>where a player passed</comment>
        <translation>por {cards} ({entries})</translation>
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
            <numerusform>una sola habitación</numerusform>
            <numerusform>una de %n habitaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n suspect(s)</source>
        <translation>
            <numerusform>un solo sospechoso</numerusform>
            <numerusform>uno de %n sospechosos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n weapon(s)</source>
        <translation>
            <numerusform>una sola arma</numerusform>
            <numerusform>una de %n armas</numerusform>
        </translation>
    </message>
    <message>
        <source>one of several</source>
        <comment>beside a letter: the player has one of the cards with it</comment>
        <translation>una de varias</translation>
    </message>
    <message>
        <source>one other player has seen it</source>
        <comment>a card</comment>
        <translation>otro jugador la ha visto</translation>
    </message>
    <message>
        <source>only me</source>
        <comment>who knows it</comment>
        <translation>solo yo</translation>
    </message>
    <message>
        <source>only the next player</source>
        <comment>who is asked</comment>
        <translation>solo al jugador siguiente</translation>
    </message>
    <message>
        <source>only {cards} can still be {places}, where all of them are needed, so {so}</source>
        <translation>solo {cards} pueden estar todavía {places}, donde hacen falta todas, así que {so}</translation>
    </message>
    <message>
        <source>only {card} can still be {places}, where all of them are needed, so {so}</source>
        <translation>solo {card} puede estar todavía {places}, donde hacen falta todas, así que {so}</translation>
    </message>
    <message>
        <source>only {now} likely to be right; {later} after your next suggestion</source>
        <comment>of an accusation</comment>
        <translation>solo {now} de acertar; {later} tras tu próxima sugerencia</translation>
    </message>
    <message>
        <source>open</source>
        <comment>words to type, with spaces between: Cid lays his hand open</comment>
        <translation>abierta descubierta descubre</translation>
    </message>
    <message>
        <source>open hand</source>
        <comment>somebody lays the hand open</comment>
        <translation>mano abierta</translation>
    </message>
    <message>
        <source>open pool</source>
        <translation>reserva a la vista</translation>
    </message>
    <message>
        <source>or</source>
        <comment>words to type, with spaces between: Bob has the Rope or the Hall</comment>
        <translation>o u</translation>
    </message>
    <message>
        <source>or the set-up is wrong: {parts}</source>
        <comment>after other things that may be wrong</comment>
        <translation>o la preparación es errónea: {parts}</translation>
    </message>
    <message>
        <source>out</source>
        <comment>a player who takes no turns any more</comment>
        <translation>fuera</translation>
    </message>
    <message>
        <source>out</source>
        <comment>words to type, with spaces between: Cid is out of the game</comment>
        <translation>fuera eliminado</translation>
    </message>
    <message>
        <source>out</source>
        <comment>below the name of a player who takes no turns any more</comment>
        <translation>fuera</translation>
    </message>
    <message>
        <source>part of the explanation</source>
        <translation>parte de la explicación</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>has none of the three cards</comment>
        <translation>pasa</translation>
    </message>
    <message>
        <source>plans ahead to win in the fewest turns (recommended)</source>
        <translation>planifica para ganar en pocos turnos (recomendado)</translation>
    </message>
    <message>
        <source>player</source>
        <translation>jugador</translation>
    </message>
    <message>
        <source>players who can show several cards pick one at random</source>
        <translation>quien puede enseñar varias cartas elige una al azar</translation>
    </message>
    <message>
        <source>plays carefully, and keeps a tidy sheet</source>
        <translation>juega con cuidado y lleva la hoja en orden</translation>
    </message>
    <message>
        <source>plays carelessly, and forgets more than half of what they see</source>
        <translation>juega sin pensar y olvida más de la mitad</translation>
    </message>
    <message>
        <source>plays for fun, and forgets a third of what they see</source>
        <translation>juega por diversión y olvida un tercio</translation>
    </message>
    <message>
        <source>plays like a good player with pencil and paper</source>
        <translation>juega como un buen jugador con lápiz y papel</translation>
    </message>
    <message>
        <source>plays relentlessly, and always plans ahead</source>
        <translation>juega sin tregua y siempre planea por adelantado</translation>
    </message>
    <message>
        <source>plays shrewdly, and now and then plans ahead</source>
        <translation>juega con astucia y a veces planea por adelantado</translation>
    </message>
    <message>
        <source>plays uniformly at random</source>
        <translation>juega totalmente al azar</translation>
    </message>
    <message>
        <source>points: all places are equally good</source>
        <comment>what a score of a place counts</comment>
        <translation>puntos: todos los sitios son igual de buenos</translation>
    </message>
    <message>
        <source>pool</source>
        <comment>after a comma</comment>
        <translation>reserva</translation>
    </message>
    <message>
        <source>pool</source>
        <comment>of cards that nobody holds</comment>
        <translation>reserva</translation>
    </message>
    <message>
        <source>position {at} is not in this list of {n}, which is numbered from 0</source>
        <translation>la posición {at} no existe en esta lista de {n}, numerada desde 0</translation>
    </message>
    <message>
        <source>probably {answers} ({percent})</source>
        <translation>probablemente, {answers} ({percent})</translation>
    </message>
    <message>
        <source>propagation</source>
        <translation>propagación</translation>
    </message>
    <message>
        <source>recommended</source>
        <comment>a suggestion</comment>
        <translation>recomendada</translation>
    </message>
    <message>
        <source>remove it</source>
        <translation>bórrala</translation>
    </message>
    <message>
        <source>remove it, and entries {numbers} as well</source>
        <translation>bórrala, y también las entradas {numbers}</translation>
    </message>
    <message>
        <source>remove it, and entry {numbers} as well</source>
        <translation>bórrala, y también la entrada {numbers}</translation>
    </message>
    <message>
        <source>right</source>
        <comment>the accusation was right</comment>
        <translation>correcta</translation>
    </message>
    <message>
        <source>right correct</source>
        <comment>words to type, with spaces between: it was right</comment>
        <translation>correcta correcto acierta</translation>
    </message>
    <message>
        <source>right or wrong</source>
        <translation>correcta o falsa</translation>
    </message>
    <message>
        <source>roll, and {going}</source>
        <comment>going: head for the Hall</comment>
        <translation>tira y {going}</translation>
    </message>
    <message>
        <source>roll; with {rolls} {going}</source>
        <comment>rolls: 4 to 6 or 9; going: go to the Hall and suggest …</comment>
        <translation>tira; con {rolls}, {going}</translation>
    </message>
    <message>
        <source>rolled {roll}</source>
        <comment>a move in the list</comment>
        <translation>salió {roll}</translation>
    </message>
    <message>
        <source>room</source>
        <translation>habitación</translation>
    </message>
    <message>
        <source>rooms</source>
        <comment>somebody likes to show</comment>
        <translation>habitaciones</translation>
    </message>
    <message>
        <source>rough estimate</source>
        <translation>estimación aproximada</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>fila {row}, columna {column}</translation>
    </message>
    <message>
        <source>ruled out</source>
        <comment>heads percentages</comment>
        <translation>descartado</translation>
    </message>
    <message>
        <source>rules out</source>
        <comment>heads what share an answer rules out</comment>
        <translation>descarta</translation>
    </message>
    <message>
        <source>rules out about {share} of what’s left</source>
        <comment>a third; the answer to a suggestion, on average</comment>
        <translation>descarta cerca de {share} de lo que queda</translation>
    </message>
    <message>
        <source>rules out {share}</source>
        <comment>beside a suggestion; share: 35%</comment>
        <translation>descarta {share}</translation>
    </message>
    <message>
        <source>saw a card</source>
        <translation>vio carta</translation>
    </message>
    <message>
        <source>saw sees</source>
        <comment>words to type, with spaces between: Bob saw a card of the pool</comment>
        <translation>vio mira</translation>
    </message>
    <message numerus="yes">
        <source>says %n player(s), but only {lines} follow</source>
        <translation>
            <numerusform>dice %n jugador, pero solo siguen {lines}</numerusform>
            <numerusform>dice %n jugadores, pero solo siguen {lines}</numerusform>
        </translation>
    </message>
    <message>
        <source>second best for you ({score} {unit})</source>
        <comment>a place to go to</comment>
        <translation>lo segundo mejor para ti ({score} {unit})</translation>
    </message>
    <message>
        <source>seen by everyone</source>
        <translation>visto por todos</translation>
    </message>
    <message>
        <source>seen by {players}</source>
        <translation>visto por {players}</translation>
    </message>
    <message>
        <source>seen only by you</source>
        <translation>visto solo por ti</translation>
    </message>
    <message>
        <source>set aside {event}</source>
        <comment>event: Ann&apos;s suggestion</comment>
        <translation>apartar: {event}</translation>
    </message>
    <message>
        <source>set aside: doesn’t count</source>
        <translation>apartada: no cuenta</translation>
    </message>
    <message>
        <source>settles it</source>
        <comment>an answer after which the solution is certain</comment>
        <translation>lo resuelve</translation>
    </message>
    <message>
        <source>settles it about half the time</source>
        <translation>lo decide más o menos la mitad de las veces</translation>
    </message>
    <message>
        <source>settles it about {percent} of the time</source>
        <translation>lo decide en cerca del {percent} de los casos</translation>
    </message>
    <message>
        <source>show {card:the} to {who}</source>
        <translation>enseña {card:the} a {who}</translation>
    </message>
    <message>
        <source>shows</source>
        <comment>shows one of the three cards</comment>
        <translation>enseña</translation>
    </message>
    <message>
        <source>so {clause}</source>
        <translation>así que {clause}</translation>
    </message>
    <message>
        <source>solution left</source>
        <translation>solución</translation>
    </message>
    <message>
        <source>solutions left</source>
        <translation>soluciones</translation>
    </message>
    <message>
        <source>solutions left</source>
        <comment>to the asker</comment>
        <translation>soluciones que quedan</translation>
    </message>
    <message>
        <source>someone else will probably win first ({danger})</source>
        <comment>if you do not accuse now</comment>
        <translation>probablemente otro ganará antes ({danger})</translation>
    </message>
    <message>
        <source>something of type {kind}</source>
        <translation>algo de tipo {kind}</translation>
    </message>
    <message>
        <source>square {place}</source>
        <translation>casilla {place}</translation>
    </message>
    <message>
        <source>stay in {place:the}</source>
        <translation>quédate en {place:the}</translation>
    </message>
    <message>
        <source>stay where you are</source>
        <comment>the best move after a roll</comment>
        <translation>quédate donde estás</translation>
    </message>
    <message>
        <source>suggest first, then decide</source>
        <comment>whether to accuse</comment>
        <translation>primero sugiere, luego decide</translation>
    </message>
    <message>
        <source>suggest {cards}</source>
        <translation>sugiere: {cards}</translation>
    </message>
    <message>
        <source>suggest {cards}</source>
        <comment>cards: Mrs White with the Rope in the Study</comment>
        <translation>sugiere: {cards}</translation>
    </message>
    <message>
        <source>suppose that {so}</source>
        <translation>supongamos que {so}</translation>
    </message>
    <message>
        <source>suspect</source>
        <translation>sospechoso</translation>
    </message>
    <message>
        <source>suspects</source>
        <comment>somebody likes to show</comment>
        <translation>sospechosos</translation>
    </message>
    <message>
        <source>take the passage to {place:the}</source>
        <translation>ve por el pasadizo hasta {place:the}</translation>
    </message>
    <message>
        <source>takes no turns</source>
        <comment>a player</comment>
        <translation>no juega turnos</translation>
    </message>
    <message>
        <source>tells nothing else</source>
        <comment>a card shown to me</comment>
        <translation>solo dice lo que es</translation>
    </message>
    <message numerus="yes">
        <source>the %n card(s) outside the envelope are too few for {players} players, with {face_up} face up and {pool} in the pool</source>
        <translation>
            <numerusform>%n carta fuera del sobre no basta para {players} jugadores, con {face_up} boca arriba y {pool} en la reserva</numerusform>
            <numerusform>%n cartas fuera del sobre no bastan para {players} jugadores, con {face_up} boca arriba y {pool} en la reserva</numerusform>
        </translation>
    </message>
    <message>
        <source>the Monte Carlo engine cannot find out whether any deal fits; the exact engine may be able to</source>
        <translation>saber si un reparto encaja es demasiado difícil para el motor Montecarlo; quizá lo diga el exacto</translation>
    </message>
    <message>
        <source>the accusation was right ({entries}): {fact}</source>
        <translation>la acusación era correcta ({entries}): {fact}</translation>
    </message>
    <message>
        <source>the card shown</source>
        <translation>la carta enseñada</translation>
    </message>
    <message>
        <source>the card that tells you least</source>
        <translation>la carta que menos te dice</translation>
    </message>
    <message>
        <source>the card {who} shows</source>
        <translation>la carta que enseña {who}</translation>
    </message>
    <message>
        <source>the cards are not those of {edition}; give them as a deck, without an edition</source>
        <translation>las cartas no son las de {edition}; dalas como una baraja, sin edición</translation>
    </message>
    <message>
        <source>the case in it cannot be used: {why}</source>
        <translation>la partida que contiene no se puede usar: {why}</translation>
    </message>
    <message>
        <source>the closing quote is missing</source>
        <translation>faltan las comillas de cierre</translation>
    </message>
    <message>
        <source>the corridor</source>
        <translation>el pasillo</translation>
    </message>
    <message numerus="yes">
        <source>the deck has %n room(s), the board {rooms}; name a board that has the deck’s rooms</source>
        <translation>
            <numerusform>la baraja tiene %n habitación y el tablero {rooms}; nombra un tablero que tenga las habitaciones de la baraja</numerusform>
            <numerusform>la baraja tiene %n habitaciones y el tablero {rooms}; nombra un tablero que tenga las habitaciones de la baraja</numerusform>
        </translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>the envelope</source>
        <translation>el sobre</translation>
    </message>
    <message>
        <source>the evidence about single hands is too entangled for the Monte Carlo engine</source>
        <translation>lo que se sabe de las manos sueltas está demasiado enredado para el motor Montecarlo</translation>
    </message>
    <message>
        <source>the exact engine needs {steps:,} steps, within the budget of {budget:,}</source>
        <translation>el motor exacto necesita {steps:,} pasos, dentro del límite de {budget:,}</translation>
    </message>
    <message>
        <source>the exact engine would need too much memory for this case</source>
        <translation>el motor exacto necesitaría demasiada memoria para esta partida</translation>
    </message>
    <message>
        <source>the face-up cards</source>
        <translation>las cartas boca arriba</translation>
    </message>
    <message>
        <source>the file ends where the number of players should be</source>
        <translation>el archivo acaba donde debería estar el número de jugadores</translation>
    </message>
    <message>
        <source>the file ends where the rooms should be</source>
        <translation>el archivo acaba donde deberían estar las habitaciones</translation>
    </message>
    <message>
        <source>the file ends where the suspects should be</source>
        <translation>el archivo acaba donde deberían estar los sospechosos</translation>
    </message>
    <message>
        <source>the file ends where the weapons should be</source>
        <translation>el archivo acaba donde deberían estar las armas</translation>
    </message>
    <message>
        <source>the file ends without a grid; draw one between “grid” and “end”</source>
        <translation>el archivo acaba sin cuadrícula; dibuja una entre «grid» y «end»</translation>
    </message>
    <message>
        <source>the file ends without a room, as in: room K Kitchen</source>
        <translation>el archivo acaba sin ninguna habitación, como en: room K Cocina</translation>
    </message>
    <message>
        <source>the file is read-only</source>
        <translation>el archivo es de solo lectura</translation>
    </message>
    <message>
        <source>the grid has no end; put a line “end” under its last row</source>
        <translation>la cuadrícula no tiene final; pon una línea «end» debajo de su última fila</translation>
    </message>
    <message>
        <source>the grid has {number} rows; at most {most} are allowed</source>
        <translation>la cuadrícula tiene {number} filas; como mucho puede tener {most}</translation>
    </message>
    <message>
        <source>the hand laid open shows that {fact} ({entries})</source>
        <translation>la mano a la vista muestra que {fact} ({entries})</translation>
    </message>
    <message numerus="yes">
        <source>the hands have %n card(s) together ({sizes}), the deck has {deck}: {envelope} for the envelope, {face_up} face up, {pool} in the pool; so the hands need {left}</source>
        <translation>
            <numerusform>las manos tienen %n carta en total ({sizes}), la baraja {deck}: {envelope} para el sobre, {face_up} boca arriba, {pool} en la reserva; así que las manos necesitan {left}</numerusform>
            <numerusform>las manos tienen %n cartas en total ({sizes}), la baraja {deck}: {envelope} para el sobre, {face_up} boca arriba, {pool} en la reserva; así que las manos necesitan {left}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the hands have %n card(s) together ({sizes}), the deck has {deck}: {envelope} for the envelope, {face_up} face up, {pool} in the pool; that is already too many</source>
        <translation>
            <numerusform>las manos tienen %n carta en total ({sizes}), la baraja {deck}: {envelope} para el sobre, {face_up} boca arriba, {pool} en la reserva; y eso ya es demasiado</numerusform>
            <numerusform>las manos tienen %n cartas en total ({sizes}), la baraja {deck}: {envelope} para el sobre, {face_up} boca arriba, {pool} en la reserva; y eso ya es demasiado</numerusform>
        </translation>
    </message>
    <message>
        <source>the journal is closed</source>
        <translation>el diario está cerrado</translation>
    </message>
    <message>
        <source>the leftover card</source>
        <translation>la carta sobrante</translation>
    </message>
    <message>
        <source>the murder room</source>
        <translation>la habitación del crimen</translation>
    </message>
    <message>
        <source>the name of this field contains half a surrogate pair, which is not a character</source>
        <translation>el nombre de este campo contiene medio par sustituto, que no es ningún carácter</translation>
    </message>
    <message>
        <source>the note was about {card:the}, not {old:the}</source>
        <translation>la nota era sobre {card:the}, no {old:the}</translation>
    </message>
    <message>
        <source>the note was about {holder}, not {old}</source>
        <comment>holder, old: Bob, you, the envelope, …</comment>
        <translation>la nota era sobre {holder}, no {old}</translation>
    </message>
    <message>
        <source>the pool</source>
        <translation>la reserva</translation>
    </message>
    <message numerus="yes">
        <source>the pool has %n card(s), and only {cards} can be among them, so {so}</source>
        <translation>
            <numerusform>la reserva tiene %n carta, y solo puede ser {cards}, así que {so}</numerusform>
            <numerusform>la reserva tiene %n cartas, y entre ellas solo pueden estar {cards}, así que {so}</numerusform>
        </translation>
    </message>
    <message>
        <source>the room {letter} ({name}) has no square in the grid; draw it</source>
        <translation>la habitación {letter} ({name}) no tiene ninguna casilla en la cuadrícula; dibújala</translation>
    </message>
    <message numerus="yes">
        <source>the row has %n square(s); the first row has {width}, and all must have as many</source>
        <translation>
            <numerusform>la fila tiene %n casilla; la primera tiene {width}, y todas deben tener las mismas</numerusform>
            <numerusform>la fila tiene %n casillas; la primera tiene {width}, y todas deben tener las mismas</numerusform>
        </translation>
    </message>
    <message>
        <source>the row has {number} squares; at most {most} are allowed</source>
        <translation>la fila tiene {number} casillas; como mucho puede tener {most}</translation>
    </message>
    <message>
        <source>the rules do not allow this accusation here: {answer}</source>
        <translation>las reglas no permiten esta acusación aquí: {answer}</translation>
    </message>
    <message>
        <source>the set-up</source>
        <translation>la preparación</translation>
    </message>
    <message>
        <source>the set-up contradicts itself</source>
        <translation>la preparación se contradice</translation>
    </message>
    <message>
        <source>the set-up is wrong: {parts}</source>
        <translation>la preparación es errónea: {parts}</translation>
    </message>
    <message>
        <source>the sizes of the hands</source>
        <translation>el tamaño de las manos</translation>
    </message>
    <message>
        <source>the square [{row}, {column}] is not a corridor square of this board</source>
        <translation>la casilla [{row}, {column}] no es un pasillo de este tablero</translation>
    </message>
    <message>
        <source>the start {start} appears twice (first at {place}); draw it once</source>
        <translation>la salida {start} está dos veces (la primera en {place}); dibújala una vez</translation>
    </message>
    <message>
        <source>the start {start} has no start {before} before it; number them from 1</source>
        <translation>hay una salida {start} pero no una salida {before}; numéralas desde 1</translation>
    </message>
    <message>
        <source>their own cards</source>
        <comment>somebody suggests; their: of one player, man or woman</comment>
        <translation>cartas de su mano</translation>
    </message>
    <message>
        <source>their own rooms</source>
        <comment>somebody suggests; their: of one player, man or woman</comment>
        <translation>habitaciones de su mano</translation>
    </message>
    <message>
        <source>their own suspects</source>
        <comment>somebody suggests; their: of one player, man or woman</comment>
        <translation>sospechosos de su mano</translation>
    </message>
    <message>
        <source>their own weapons</source>
        <comment>somebody suggests; their: of one player, man or woman</comment>
        <translation>armas de su mano</translation>
    </message>
    <message>
        <source>then you look at a leftover card</source>
        <translation>entonces miras una carta sobrante</translation>
    </message>
    <message>
        <source>there is nothing to redo</source>
        <translation>no hay nada que rehacer</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>no hay nada que deshacer</translation>
    </message>
    <message>
        <source>third best for you ({score} {unit})</source>
        <comment>a place to go to</comment>
        <translation>lo tercero mejor para ti ({score} {unit})</translation>
    </message>
    <message>
        <source>this deck is for {fewest} to {most} players here, not {number}</source>
        <translation>esta baraja es aquí para {fewest} a {most} jugadores, no {number}</translation>
    </message>
    <message>
        <source>this entry</source>
        <translation>esta entrada</translation>
    </message>
    <message>
        <source>this is a second grid; a board has only one, which begins at {place}</source>
        <translation>esta es una segunda cuadrícula; un tablero solo tiene una, que empieza en {place}</translation>
    </message>
    <message>
        <source>this policy waits until it is surer</source>
        <translation>esta estrategia espera a estar más segura</translation>
    </message>
    <message>
        <source>three</source>
        <comment>words to type, with spaces between: Bob has three of these</comment>
        <translation>tres</translation>
    </message>
    <message>
        <source>three quarters</source>
        <translation>tres cuartas partes</translation>
    </message>
    <message>
        <source>today {time}</source>
        <comment>when a game was last changed</comment>
        <translation>hoy {time}</translation>
    </message>
    <message>
        <source>too far for this turn</source>
        <translation>demasiado lejos para este turno</translation>
    </message>
    <message numerus="yes">
        <source>too far for this turn, about {turns:.1f} turns away</source>
        <translation>
            <numerusform>demasiado lejos para este turno, a unos {turns:.1f} turnos</numerusform>
            <numerusform>demasiado lejos para este turno, a unos {turns:.1f} turnos</numerusform>
        </translation>
    </message>
    <message>
        <source>towards {room}</source>
        <translation>hacia {room}</translation>
    </message>
    <message>
        <source>turns to a room still in question</source>
        <comment>what a score of a place counts</comment>
        <translation>turnos hasta una habitación sin situar</translation>
    </message>
    <message>
        <source>turns, minus the bits learned</source>
        <comment>what a score of a place counts</comment>
        <translation>turnos menos bits</translation>
    </message>
    <message>
        <source>two</source>
        <comment>words to type, with spaces between: Bob has two of the Rope, the Hall, the Study</comment>
        <translation>dos</translation>
    </message>
    <message>
        <source>two</source>
        <comment>of dice</comment>
        <translation>dos</translation>
    </message>
    <message>
        <source>two players are called {name}; rename one of them</source>
        <translation>dos jugadores se llaman {name}; cambia el nombre de uno</translation>
    </message>
    <message>
        <source>two rooms are called {name} (first at {place})</source>
        <translation>dos habitaciones se llaman {name} (la primera en {place})</translation>
    </message>
    <message>
        <source>two rooms have the letter {letter} (first at {place})</source>
        <translation>dos habitaciones tienen la letra {letter} (la primera en {place})</translation>
    </message>
    <message>
        <source>two thirds</source>
        <translation>dos tercios</translation>
    </message>
    <message>
        <source>unfolded</source>
        <translation>desplegado</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>a cell of the sheet</comment>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>waits until an accusation is at least that likely to be right</source>
        <translation>espera hasta que la acusación tenga al menos esa probabilidad de acertar</translation>
    </message>
    <message>
        <source>walk to {place}</source>
        <comment>place: a square 5 steps from the Study’s door</comment>
        <translation>camina hasta {place}</translation>
    </message>
    <message>
        <source>was picked at random</source>
        <comment>a card shown to me</comment>
        <translation>se tomó al azar</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>arma</translation>
    </message>
    <message>
        <source>weapons</source>
        <comment>somebody likes to show</comment>
        <translation>armas</translation>
    </message>
    <message>
        <source>weighs what stays unknown against the way to the likely rooms</source>
        <translation>sopesa lo que queda por saber y el camino a las habitaciones probables</translation>
    </message>
    <message>
        <source>what happened</source>
        <translation>qué pasó</translation>
    </message>
    <message>
        <source>who accuses</source>
        <translation>quién acusa</translation>
    </message>
    <message>
        <source>who shows</source>
        <translation>quién enseña</translation>
    </message>
    <message>
        <source>who shows what</source>
        <translation>quién enseña qué</translation>
    </message>
    <message>
        <source>who suggests</source>
        <translation>quién sugiere</translation>
    </message>
    <message>
        <source>whose card</source>
        <translation>de quién es la carta</translation>
    </message>
    <message>
        <source>with a board each player needs a token, and this deck has only one suspect</source>
        <translation>con tablero cada jugador necesita una ficha, y esta baraja tiene un solo sospechoso</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>con ayuda</translation>
    </message>
    <message>
        <source>with you</source>
        <comment>where a card is</comment>
        <translation>en tu mano</translation>
    </message>
    <message>
        <source>with {who}</source>
        <comment>where a card is</comment>
        <translation>en manos de {who}</translation>
    </message>
    <message>
        <source>write a door as: door ROOM ROW COLUMN DIRECTION SET ..., as in: door K 7 4 N classic</source>
        <translation>una puerta se escribe: door HABITACIÓN FILA COLUMNA DIRECCIÓN CONJUNTO ..., como en: door K 7 4 N classic</translation>
    </message>
    <message>
        <source>write a room as: room LETTER NAME, as in: room K Kitchen</source>
        <translation>una habitación se escribe: room LETRA NOMBRE, como en: room K Cocina</translation>
    </message>
    <message>
        <source>wrong</source>
        <comment>the accusation was wrong</comment>
        <translation>falsa</translation>
    </message>
    <message>
        <source>wrong false</source>
        <comment>words to type, with spaces between: it was wrong</comment>
        <translation>falsa incorrecta falla</translation>
    </message>
    <message>
        <source>wrong, cards not heard</source>
        <translation>falsa; no oí las cartas</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tú</translation>
    </message>
    <message>
        <source>you</source>
        <comment>below my own name</comment>
        <translation>tú</translation>
    </message>
    <message>
        <source>you</source>
        <comment>who has a card</comment>
        <translation>tú</translation>
    </message>
    <message>
        <source>you are out</source>
        <comment>below my own name</comment>
        <translation>estás fuera</translation>
    </message>
    <message>
        <source>you cannot go there without a roll: {answer}</source>
        <translation>no puedes ir allí sin tirar: {answer}</translation>
    </message>
    <message>
        <source>you did not pass</source>
        <translation>no pasaste</translation>
    </message>
    <message>
        <source>you did not show a card</source>
        <translation>no enseñaste ninguna carta</translation>
    </message>
    <message>
        <source>you do not have {cards}</source>
        <translation>no tienes {cards}</translation>
    </message>
    <message>
        <source>you do not have {card}</source>
        <translation>no tienes {card}</translation>
    </message>
    <message>
        <source>you do not hold {cards}</source>
        <translation>no tienes {cards}</translation>
    </message>
    <message>
        <source>you do not hold {card}</source>
        <translation>no tienes {card}</translation>
    </message>
    <message numerus="yes">
        <source>you have %n card(s), and only {cards} can be among them, so {so}</source>
        <translation>
            <numerusform>tienes %n carta, y solo puede ser {cards}, así que {so}</numerusform>
            <numerusform>tienes %n cartas, y entre ellas solo pueden estar {cards}, así que {so}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have at least %n of {cards}</source>
        <translation>
            <numerusform>tienes al menos %n de {cards}</numerusform>
            <numerusform>tienes al menos %n de {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>you have left</source>
        <comment>below my own name</comment>
        <translation>te has ido</translation>
    </message>
    <message>
        <source>you have nothing to decide now, so {answer} is no answer</source>
        <translation>ahora no tienes nada que decidir, así que {answer} no es una respuesta</translation>
    </message>
    <message>
        <source>you have to leave the room first</source>
        <translation>primero tienes que salir de la habitación</translation>
    </message>
    <message>
        <source>you have {cards}</source>
        <translation>tienes {cards}</translation>
    </message>
    <message>
        <source>you have {card}</source>
        <translation>tienes {card}</translation>
    </message>
    <message>
        <source>you hold {cards}</source>
        <translation>tienes {cards}</translation>
    </message>
    <message>
        <source>you hold {cards} yourself</source>
        <comment>cards: one card, or a list</comment>
        <translation>tú tienes {cards}</translation>
    </message>
    <message>
        <source>you noted that {fact} ({entries})</source>
        <translation>anotaste que {fact} ({entries})</translation>
    </message>
    <message>
        <source>you noted that {fact} ({entries}), so {so}</source>
        <translation>anotaste que {fact} ({entries}), así que {so}</translation>
    </message>
    <message>
        <source>you overlooked {cards} ({entries})</source>
        <translation>pasaste por alto {cards} ({entries})</translation>
    </message>
    <message>
        <source>you passed</source>
        <translation>pasaste</translation>
    </message>
    <message>
        <source>you passed {passes}</source>
        <comment>you passed on the Rope and the Hall (entry 3) and on …</comment>
        <translation>pasaste cuando te preguntaron {passes}</translation>
    </message>
    <message>
        <source>you see {card}</source>
        <comment>a leftover card</comment>
        <translation>ves {card}</translation>
    </message>
    <message>
        <source>you showed a card</source>
        <translation>enseñaste una carta</translation>
    </message>
    <message>
        <source>you showed a card in {entries}, and all your other cards are known, so {so}</source>
        <translation>enseñaste una carta ({entries}), y todas tus demás cartas se conocen, así que {so}</translation>
    </message>
    <message>
        <source>you showed a card, not {other}</source>
        <translation>enseñaste una carta tú, no {other}</translation>
    </message>
    <message>
        <source>you showed a different card in each of entries {numbers}, and all your other cards are known, so {so}</source>
        <translation>enseñaste una carta distinta en cada una de las entradas {numbers}, y todas tus demás cartas se conocen, así que {so}</translation>
    </message>
    <message>
        <source>you showed {card:the}, not {old:the}</source>
        <translation>enseñaste {card:the}, no {old:the}</translation>
    </message>
    <message>
        <source>you showed {cards} ({entries})</source>
        <translation>enseñaste {cards} ({entries})</translation>
    </message>
    <message>
        <source>you showed {cards} ({entries}), and it was not {others}, so {so}</source>
        <translation>enseñaste {cards} ({entries}), y no fue {others}, así que {so}</translation>
    </message>
    <message>
        <source>you suggested it, not {other}</source>
        <translation>sugeriste tú, no {other}</translation>
    </message>
    <message>
        <source>you will be {later} sure after your next suggestion</source>
        <comment>if you do not accuse now</comment>
        <translation>tras tu próxima sugerencia estarás seguro al {later}</translation>
    </message>
    <message>
        <source>you would learn nothing new</source>
        <comment>from a suggestion</comment>
        <translation>no averiguarías nada nuevo</translation>
    </message>
    <message>
        <source>your accusation was right ({entries}): {fact}</source>
        <translation>tu acusación era correcta ({entries}): {fact}</translation>
    </message>
    <message>
        <source>your cross</source>
        <translation>tu cruz</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>tu mano</translation>
    </message>
    <message>
        <source>your marks</source>
        <comment>beside a tick: a mark on one&apos;s own sheet</comment>
        <translation>tus marcas</translation>
    </message>
    <message>
        <source>your position on the board is unknown</source>
        <translation>no se sabe dónde estás en el tablero</translation>
    </message>
    <message>
        <source>your question mark</source>
        <translation>tu interrogación</translation>
    </message>
    <message>
        <source>your tick</source>
        <translation>tu tic</translation>
    </message>
    <message>
        <source>you’re out. Just answer when asked</source>
        <translation>estás fuera. Responde solo cuando te pregunten</translation>
    </message>
    <message>
        <source>{advantage}, but {drawbacks}</source>
        <comment>more to learn, but too far for this turn</comment>
        <translation>{advantage}, pero {drawbacks}</translation>
    </message>
    <message>
        <source>{after} solutions left</source>
        <translation>{after} soluciones posibles</translation>
    </message>
    <message>
        <source>{answers}</source>
        <comment>what every player shows: Bob shows the Rope and Cid shows the Hall</comment>
        <translation>{answers}</translation>
    </message>
    <message>
        <source>{answer} cannot be shown, only {cards}</source>
        <translation>no se puede enseñar {answer}, solo {cards}</translation>
    </message>
    <message>
        <source>{answer} is not one of {choices}</source>
        <translation>{answer} no está entre: {choices}</translation>
    </message>
    <message>
        <source>{before} → {after} solutions left</source>
        <translation>{before} → {after} soluciones posibles</translation>
    </message>
    <message>
        <source>{best}, not {mine}</source>
        <comment>shares that suggestions rule out: 59%, not 17%</comment>
        <translation>{best}, no {mine}</translation>
    </message>
    <message>
        <source>{bits:.2f} bits</source>
        <translation>{bits:.2f} bits</translation>
    </message>
    <message>
        <source>{bits} bits of information on average; {left} stay open</source>
        <translation>{bits} bits de información de media; quedan {left}</translation>
    </message>
    <message>
        <source>{bits} bits open: about as many well-chosen yes-or-no questions would do</source>
        <translation>{bits} bits por saber: bastarían más o menos otras tantas preguntas de sí o no, bien elegidas</translation>
    </message>
    <message>
        <source>{bits} {error} bits of information on average; {left} stay open</source>
        <comment>error: ± 0.002</comment>
        <translation>{bits} {error} bits de información de media; quedan {left}</translation>
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
        <translation>se nombró {card:the}, no {old:the}</translation>
    </message>
    <message>
        <source>{card:the}: leaves {who} {bits:.2f} bits of the envelope open</source>
        <translation>{card:the}: deja a {who} {bits:.2f} bits del sobre por saber</translation>
    </message>
    <message>
        <source>{card:the}: leaves {who} {bits:.2f} bits of the envelope open; one other player has seen it</source>
        <translation>{card:the}: deja a {who} {bits:.2f} bits del sobre por saber; otro jugador la ha visto</translation>
    </message>
    <message>
        <source>{card:the}: leaves {who} {bits:.2f} bits of the envelope open; {number} other players have seen it</source>
        <translation>{card:the}: deja a {who} {bits:.2f} bits del sobre por saber; otros {number} jugadores la han visto</translation>
    </message>
    <message>
        <source>{card:the}: you have shown it to {who} before</source>
        <translation>{card:the}: ya se la enseñaste a {who}</translation>
    </message>
    <message>
        <source>{cards} are face up</source>
        <translation>{cards} están boca arriba</translation>
    </message>
    <message>
        <source>{cards} are in the envelope</source>
        <translation>{cards} están en el sobre</translation>
    </message>
    <message>
        <source>{cards} are in the pool</source>
        <translation>{cards} están en la reserva</translation>
    </message>
    <message>
        <source>{cards} are not the solution ({entries}), and {premise}, so {so}</source>
        <translation>la solución no es {cards} ({entries}), y {premise}, así que {so}</translation>
    </message>
    <message>
        <source>{cards} can only be {places}, and leave no room for others, so {so}</source>
        <translation>{cards} solo pueden estar {places}, donde no caben más, así que {so}</translation>
    </message>
    <message>
        <source>{cards} may be in the envelope</source>
        <comment>cards: the Rope (12%) and the Hall (49%)</comment>
        <translation>quizá en el sobre: {cards}</translation>
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
        <translation>{card} ({times} veces)</translation>
    </message>
    <message>
        <source>{card} appears twice; give one suspect, one weapon and one room</source>
        <translation>{card} aparece dos veces; debe haber un sospechoso, un arma y una habitación</translation>
    </message>
    <message>
        <source>{card} appears twice; name it once</source>
        <translation>{card} aparece dos veces; nómbrala una vez</translation>
    </message>
    <message>
        <source>{card} can be nowhere else, so {so}</source>
        <translation>{card} no puede estar en otro sitio, así que {so}</translation>
    </message>
    <message>
        <source>{card} is a room, and so is {other}; give one suspect, one weapon and one room</source>
        <translation>{card} es una habitación, y también {other}; debe haber un sospechoso, un arma y una habitación</translation>
    </message>
    <message>
        <source>{card} is a room; a token must be a suspect</source>
        <translation>{card} es una habitación; una ficha debe ser un sospechoso</translation>
    </message>
    <message>
        <source>{card} is a suspect, and so is {other}; give one suspect, one weapon and one room</source>
        <translation>{card} es un sospechoso, y también {other}; debe haber un sospechoso, un arma y una habitación</translation>
    </message>
    <message>
        <source>{card} is a suspect; a move leads to a room</source>
        <translation>{card} es un sospechoso; un movimiento lleva a una habitación</translation>
    </message>
    <message>
        <source>{card} is a weapon, and so is {other}; give one suspect, one weapon and one room</source>
        <translation>{card} es un arma, y también {other}; debe haber un sospechoso, un arma y una habitación</translation>
    </message>
    <message>
        <source>{card} is a weapon; a move leads to a room</source>
        <translation>{card} es un arma; un movimiento lleva a una habitación</translation>
    </message>
    <message>
        <source>{card} is a weapon; a token must be a suspect</source>
        <translation>{card} es un arma; una ficha debe ser un sospechoso</translation>
    </message>
    <message>
        <source>{card} is also face up; a card can only be in one place</source>
        <translation>{card} también está boca arriba; una carta solo puede estar en un sitio</translation>
    </message>
    <message>
        <source>{card} is certainly face up. Click to see why.</source>
        <translation>{card}: seguro que está boca arriba. Haz clic para ver por qué.</translation>
    </message>
    <message>
        <source>{card} is certainly in the envelope. Click to see why.</source>
        <translation>{card}: seguro que está en el sobre. Haz clic para ver por qué.</translation>
    </message>
    <message>
        <source>{card} is certainly in the pool. Click to see why.</source>
        <translation>{card}: seguro que está en la reserva. Haz clic para ver por qué.</translation>
    </message>
    <message>
        <source>{card} is certainly not face up. Click to see why.</source>
        <translation>{card}: seguro que no está boca arriba. Haz clic para ver por qué.</translation>
    </message>
    <message>
        <source>{card} is certainly not in the envelope. Click to see why.</source>
        <translation>{card}: seguro que no está en el sobre. Haz clic para ver por qué.</translation>
    </message>
    <message>
        <source>{card} is certainly not in the pool. Click to see why.</source>
        <translation>{card}: seguro que no está en la reserva. Haz clic para ver por qué.</translation>
    </message>
    <message>
        <source>{card} is face up</source>
        <translation>{card} está boca arriba</translation>
    </message>
    <message>
        <source>{card} is face up: {percent}. Click to see what is known.</source>
        <translation>{card}, boca arriba: {percent}. Haz clic para ver qué se sabe.</translation>
    </message>
    <message>
        <source>{card} is in the envelope</source>
        <translation>{card} está en el sobre</translation>
    </message>
    <message>
        <source>{card} is in the envelope: {percent}. Click to see what is known.</source>
        <translation>{card}, en el sobre: {percent}. Haz clic para ver qué se sabe.</translation>
    </message>
    <message>
        <source>{card} is in the other pile</source>
        <translation>{card} está en el otro montón</translation>
    </message>
    <message>
        <source>{card} is in the pool</source>
        <translation>{card} está en la reserva</translation>
    </message>
    <message>
        <source>{card} is in the pool: {percent}. Click to see what is known.</source>
        <translation>{card}, en la reserva: {percent}. Haz clic para ver qué se sabe.</translation>
    </message>
    <message>
        <source>{card} is in your hand</source>
        <translation>{card} está en tu mano</translation>
    </message>
    <message>
        <source>{card} is not face up</source>
        <translation>{card} no está boca arriba</translation>
    </message>
    <message>
        <source>{card} is not in the envelope</source>
        <translation>{card} no está en el sobre</translation>
    </message>
    <message>
        <source>{card} is not in the pool</source>
        <translation>{card} no está en la reserva</translation>
    </message>
    <message>
        <source>{card} is not one of the three cards of the suggestion ({cards})</source>
        <translation>{card} no es una de las tres cartas de la sugerencia ({cards})</translation>
    </message>
    <message>
        <source>{card} is the token of two players; give each their own</source>
        <translation>{card} es la ficha de dos jugadores; da a cada uno la suya</translation>
    </message>
    <message>
        <source>{card} tells the least.</source>
        <translation>La que menos revela: {card}.</translation>
    </message>
    <message>
        <source>{card} was moved here from {pile}.</source>
        <translation>{card}: carta traída aquí desde «{pile}».</translation>
    </message>
    <message>
        <source>{card} would reveal less</source>
        <translation>{card} revelaría menos</translation>
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
        <translation>{card}: seguro que está en el sobre</translation>
    </message>
    <message>
        <source>{card}: certainly not in the envelope</source>
        <translation>{card}: seguro que no está en el sobre</translation>
    </message>
    <message>
        <source>{card}: {pile}</source>
        <comment>where a card is</comment>
        <translation>{card}: {pile}</translation>
    </message>
    <message>
        <source>{card}: {share} in the envelope</source>
        <translation>{card}: {share} en el sobre</translation>
    </message>
    <message>
        <source>{card}: {share} in the envelope, with a standard error of {error}</source>
        <translation>{card}: {share} en el sobre, con un error estándar de {error}</translation>
    </message>
    <message>
        <source>{card}: {told}</source>
        <comment>told: whether somebody has seen the card</comment>
        <translation>{card}: {told}</translation>
    </message>
    <message>
        <source>{category}, one per line</source>
        <comment>{category}: Suspects, Weapons or Rooms</comment>
        <translation>{category}, uno por línea</translation>
    </message>
    <message>
        <source>{cell}: {answer}</source>
        <comment>cell: a card, a holder and an engine</comment>
        <translation>{cell}: {answer}</translation>
    </message>
    <message>
        <source>{cell}: {share} after entry {number}</source>
        <translation>{cell}: {share} tras la entrada {number}</translation>
    </message>
    <message>
        <source>{cell}: {share} before the first entry</source>
        <translation>{cell}: {share} antes de la primera entrada</translation>
    </message>
    <message>
        <source>{change}.
Entry {number} would be
{line}</source>
        <translation>{change}.
La entrada {number} sería
{line}</translation>
    </message>
    <message>
        <source>{choice}: {what}</source>
        <comment>a choice, and what it does</comment>
        <translation>{choice}: {what}</translation>
    </message>
    <message>
        <source>{claim}: {after} rather than {before}, by {entries}</source>
        <translation>{claim}: {after} en vez de {before} ({entries})</translation>
    </message>
    <message>
        <source>{clause:capital}.</source>
        <translation>{clause:capital}.</translation>
    </message>
    <message>
        <source>{clause} in entry {number}</source>
        <comment>clause: Bob showed the Rope</comment>
        <translation>{clause} en la entrada {number}</translation>
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
        <translation>{contradiction} Corrige eso primero.</translation>
    </message>
    <message>
        <source>{contradiction} No deal fits, so there is nothing to compare.</source>
        <comment>contradiction: a sentence</comment>
        <translation>{contradiction} Ningún reparto encaja, así que no hay nada que comparar.</translation>
    </message>
    <message>
        <source>{contradiction} So no hand is possible.</source>
        <comment>contradiction: a sentence</comment>
        <translation>{contradiction} Así que no es posible ninguna mano.</translation>
    </message>
    <message>
        <source>{contradiction} So nothing can be explained.</source>
        <comment>contradiction: a sentence</comment>
        <translation>{contradiction} Así que no se puede explicar nada.</translation>
    </message>
    <message>
        <source>{contradiction}. Press Enter to enter it anyway.</source>
        <translation>{contradiction}. Pulsa Intro para introducirla de todos modos.</translation>
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
        <translation>{count} repartos</translation>
    </message>
    <message>
        <source>{count} seconds</source>
        <translation>{count} segundos</translation>
    </message>
    <message>
        <source>{count} steps</source>
        <translation>{count} pasos</translation>
    </message>
    <message>
        <source>{danger} chance that someone else wins first</source>
        <comment>if you do not accuse now</comment>
        <translation>{danger} de riesgo de que otro gane antes</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation>{date}, {time}</translation>
    </message>
    <message>
        <source>{deals} (usual)</source>
        <translation>{deals} (habitual)</translation>
    </message>
    <message>
        <source>{engine} is still computing.</source>
        <translation>{engine} aún calcula.</translation>
    </message>
    <message>
        <source>{engine} is still computing. These are the previous numbers.</source>
        <translation>{engine} aún calcula. Estos son los números anteriores.</translation>
    </message>
    <message>
        <source>{engine}, up to ±{error}</source>
        <translation>{engine}, hasta ±{error}</translation>
    </message>
    <message>
        <source>{engine}: {method}. It took {ms} ms.</source>
        <translation>{engine}: {method}. Tardó {ms} ms.</translation>
    </message>
    <message>
        <source>{entry} (set aside)</source>
        <translation>{entry} (apartada)</translation>
    </message>
    <message>
        <source>{face_up} cards face up and {pool} in the pool: neither number can be negative</source>
        <translation>{face_up} cartas boca arriba y {pool} en la reserva: ningún número puede ser negativo</translation>
    </message>
    <message>
        <source>{fact}, but {other}</source>
        <translation>{fact}, pero {other}</translation>
    </message>
    <message>
        <source>{file} cannot be opened</source>
        <translation>No se puede abrir {file}</translation>
    </message>
    <message>
        <source>{file} has changes that were not saved</source>
        <translation>{file} tiene cambios sin guardar</translation>
    </message>
    <message>
        <source>{file} is open in another window</source>
        <translation>{file} está abierto en otra ventana</translation>
    </message>
    <message>
        <source>{file} may be open on another computer ({host})</source>
        <translation>{file} puede estar abierto en otro ordenador ({host})</translation>
    </message>
    <message>
        <source>{file} was changed by another program</source>
        <translation>Otro programa ha cambiado {file}</translation>
    </message>
    <message>
        <source>{file}: {where}</source>
        <translation>{file}: {where}</translation>
    </message>
    <message numerus="yes">
        <source>{first} and %n more</source>
        <comment>first: delete Ann&apos;s suggestion</comment>
        <translation>
            <numerusform>{first} y %n más</numerusform>
            <numerusform>{first} y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>rolls of dice</comment>
        <translation>{first} a {last}</translation>
    </message>
    <message numerus="yes">
        <source>{found} of %n game(s)</source>
        <translation>
            <numerusform>{found} de %n partida</numerusform>
            <numerusform>{found} de %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} – kept automatically – Deerstalker</source>
        <translation>{game} – se conserva automáticamente – Deerstalker</translation>
    </message>
    <message>
        <source>{going} and suggest {cards}</source>
        <comment>going: go to the Hall; cards: Mrs White with the Rope</comment>
        <translation>{going} y sugiere: {cards}</translation>
    </message>
    <message>
        <source>{going} to accuse {cards}</source>
        <comment>going: go to the Hall; cards: Mrs White with the Rope …</comment>
        <translation>{going} para acusar: {cards}</translation>
    </message>
    <message>
        <source>{going} to suggest {cards}</source>
        <comment>going: head for the Hall; cards: Mrs White with the Rope</comment>
        <translation>{going} para sugerir: {cards}</translation>
    </message>
    <message>
        <source>{going}, on the way to {room:the}</source>
        <comment>going: take the passage to the Lounge</comment>
        <translation>{going}, de camino hacia {room:the}</translation>
    </message>
    <message>
        <source>{hands} hands are possible, none likelier than {percent}.</source>
        <translation>Hay {hands} manos posibles, ninguna más probable que {percent}.</translation>
    </message>
    <message>
        <source>{hands} hands are possible, none likelier than {percent}; here are the {shown} likeliest.</source>
        <translation>Son posibles {hands} manos; ninguna es más probable que {percent}; estas son las {shown} más probables.</translation>
    </message>
    <message>
        <source>{hands} hands are possible.</source>
        <translation>Son posibles {hands} manos.</translation>
    </message>
    <message>
        <source>{hands} hands are possible; here are the {shown} likeliest.</source>
        <translation>Son posibles {hands} manos; estas son las {shown} más probables.</translation>
    </message>
    <message>
        <source>{heading}. You: {mine}. Best: {best}.</source>
        <translation>{heading}. Tú: {mine}. Ideal: {best}.</translation>
    </message>
    <message>
        <source>{hint} – or type on: {word}</source>
        <translation>{hint} – o sigue escribiendo: {word}</translation>
    </message>
    <message>
        <source>{holder}: {cards}</source>
        <translation>{holder}: {cards}</translation>
    </message>
    <message>
        <source>{hunches} – remove</source>
        <comment>hunches: Hunches included: 2, refuted: 1</comment>
        <translation>{hunches} – quitar</translation>
    </message>
    <message>
        <source>{hunches}, refuted: {n}</source>
        <comment>hunches: Hunches included: 2</comment>
        <translation>{hunches}, desmentidas: {n}</translation>
    </message>
    <message>
        <source>{known} of {size}</source>
        <comment>cards of a hand that are known</comment>
        <translation>{known} de {size}</translation>
    </message>
    <message>
        <source>{legend} Frame: where the card turned out to be.</source>
        <translation>{legend} Marco: donde resultó estar la carta.</translation>
    </message>
    <message>
        <source>{letter} can’t stand for a room; use one letter, but not {centre} (the centre)</source>
        <translation>{letter} no puede representar una habitación; da una letra, cualquiera menos {centre} (el centro)</translation>
    </message>
    <message>
        <source>{letter}: {who} showed {cards} ({entries}).</source>
        <comment>cards: the Rope or the Hall</comment>
        <translation>{letter}: {who} enseñó {cards} ({entries}).</translation>
    </message>
    <message>
        <source>{loss} Everything before it is here.</source>
        <translation>{loss} Todo lo anterior está aquí.</translation>
    </message>
    <message>
        <source>{mark}, open</source>
        <comment>a mark on one&apos;s own sheet: may be true, does not follow</comment>
        <translation>{mark}: abierto</translation>
    </message>
    <message>
        <source>{mark}, proved</source>
        <comment>a mark on one&apos;s own sheet</comment>
        <translation>{mark}: demostrado</translation>
    </message>
    <message>
        <source>{mark}, wrong</source>
        <comment>a mark on one&apos;s own sheet</comment>
        <translation>{mark}: falso</translation>
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
        <translation>{n:,} repartos sacados en {populations} poblaciones</translation>
    </message>
    <message>
        <source>{n:.3g} deals are too many to list</source>
        <translation>{n:.3g} repartos son demasiados para enumerarlos</translation>
    </message>
    <message>
        <source>{names} are here</source>
        <translation>{names} están aquí</translation>
    </message>
    <message>
        <source>{names} is here</source>
        <translation>{names} está aquí</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (tú)</translation>
    </message>
    <message>
        <source>{name} appears twice (first at {where}); name it once</source>
        <translation>{name} aparece dos veces (la primera en {where}); nómbralo una vez</translation>
    </message>
    <message>
        <source>{name} can’t be a board; name one that comes with the program, or a file beside the case</source>
        <translation>{name} no puede ser un tablero: debe ser el nombre de uno incluido, o el de un archivo junto a la partida</translation>
    </message>
    <message>
        <source>{name} is too similar to {other}, another player; names must differ by a letter</source>
        <translation>{name} se parece demasiado a {other}, otro jugador; los nombres deben distinguirse en una letra</translation>
    </message>
    <message>
        <source>{now} chance of being right; if wrong, you’re out</source>
        <comment>of an accusation</comment>
        <translation>{now} de acertar; si fallas, quedas fuera</translation>
    </message>
    <message>
        <source>{now} to win if you accuse now, {waiting} if you wait: {why}</source>
        <comment>why: …, as you will know …</comment>
        <translation>{now} de ganar si acusas ahora, {waiting} si esperas: {why}</translation>
    </message>
    <message>
        <source>{now}, then {then}</source>
        <comment>probabilities, now and later</comment>
        <translation>{now}, luego {then}</translation>
    </message>
    <message>
        <source>{number:.0f}%</source>
        <translation>{number:.0f}&#x202f;%</translation>
    </message>
    <message>
        <source>{number} decillion</source>
        <comment>10 to the power of 33</comment>
        <translation>{number} miles de quintillones</translation>
    </message>
    <message>
        <source>{number} more</source>
        <translation>{number} más</translation>
    </message>
    <message>
        <source>{number} nonillion</source>
        <comment>10 to the power of 30</comment>
        <translation>{number} quintillones</translation>
    </message>
    <message>
        <source>{number} octillion</source>
        <comment>10 to the power of 27</comment>
        <translation>{number} miles de cuatrillones</translation>
    </message>
    <message>
        <source>{number} other answers</source>
        <comment>to a suggestion</comment>
        <translation>otras {number} respuestas</translation>
    </message>
    <message>
        <source>{number} other players have seen it</source>
        <comment>a card</comment>
        <translation>otros {number} jugadores la han visto</translation>
    </message>
    <message>
        <source>{number} percent</source>
        <translation>{number} por ciento</translation>
    </message>
    <message>
        <source>{number} quadrillion</source>
        <comment>10 to the power of 15</comment>
        <translation>{number} miles de billones</translation>
    </message>
    <message>
        <source>{number} quintillion</source>
        <comment>10 to the power of 18</comment>
        <translation>{number} trillones</translation>
    </message>
    <message>
        <source>{number} septillion</source>
        <comment>10 to the power of 24</comment>
        <translation>{number} cuatrillones</translation>
    </message>
    <message>
        <source>{number} sextillion</source>
        <comment>10 to the power of 21</comment>
        <translation>{number} miles de trillones</translation>
    </message>
    <message>
        <source>{number} trillion</source>
        <comment>10 to the power of 12</comment>
        <translation>{number} billones</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#x202f;%</translation>
    </message>
    <message>
        <source>{n} hands are too many to list</source>
        <translation>{n} manos son demasiadas para enumerarlas</translation>
    </message>
    <message>
        <source>{n} unreadable preferences were reset to their defaults: {names}.</source>
        <translation>{n} preferencias ilegibles han vuelto a su valor inicial: {names}.</translation>
    </message>
    <message>
        <source>{one} and {other} both name the room {letter} of the board; name a board that has both</source>
        <translation>{one} y {other} nombran la misma habitación {letter} del tablero; nombra un tablero que tenga las dos</translation>
    </message>
    <message>
        <source>{path}: cannot be written: {reason}</source>
        <translation>{path}: no se puede escribir: {reason}</translation>
    </message>
    <message>
        <source>{path}: {reason}</source>
        <translation>{path}: {reason}</translation>
    </message>
    <message>
        <source>{percent} (estimate, error unknown)</source>
        <translation>{percent} (estimación, error desconocido)</translation>
    </message>
    <message>
        <source>{percent} (standard error {error})</source>
        <translation>{percent} (error estándar {error})</translation>
    </message>
    <message>
        <source>{percent} as the cards say; moved by {entries}.</source>
        <comment>entries: entries 3 and 5</comment>
        <translation>{percent} según las cartas; motivo: {entries}.</translation>
    </message>
    <message>
        <source>{percent} chance that no one can show a card</source>
        <translation>{percent} de probabilidad de que nadie pueda enseñar una carta</translation>
    </message>
    <message>
        <source>{percent} chance to get there this turn</source>
        <translation>{percent} de llegar en este turno</translation>
    </message>
    <message>
        <source>{percent} each</source>
        <translation>{percent} cada una</translation>
    </message>
    <message>
        <source>{percent} likely to be the murder room</source>
        <translation>{percent} de ser la habitación del crimen</translation>
    </message>
    <message>
        <source>{percent}, being updated</source>
        <translation>{percent}, actualizándose</translation>
    </message>
    <message numerus="yes">
        <source>{pile} already has %n card(s). Remove one first.</source>
        <translation>
            <numerusform>{pile} ya tiene %n carta. Quítala primero.</numerusform>
            <numerusform>{pile} ya tiene %n cartas. Quita una primero.</numerusform>
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
        <translation>{plain} según las cartas, {played} según cómo se juega, por cómo han jugado:</translation>
    </message>
    <message>
        <source>{players} showed one each of {cards} ({entries}), so {so}</source>
        <translation>{players} enseñaron cada uno una de estas cartas: {cards} ({entries}), así que {so}</translation>
    </message>
    <message>
        <source>{players} showed one each of {cards} ({entries}), so {so}</source>
        <comment>one of the players is you</comment>
        <translation>{players} enseñasteis cada uno una de estas cartas: {cards} ({entries}), así que {so}</translation>
    </message>
    <message>
        <source>{player} (like {known})</source>
        <translation>{player} (como {known})</translation>
    </message>
    <message>
        <source>{player} (you)</source>
        <translation>{player} (tú)</translation>
    </message>
    <message>
        <source>{player} ({plays})</source>
        <comment>plays: how good a rival is</comment>
        <translation>{player} ({plays})</translation>
    </message>
    <message>
        <source>{player} begins</source>
        <translation>Empieza {player}</translation>
    </message>
    <message>
        <source>{player} could be certain of it {moment} at the latest.</source>
        <translation>{player} pudo saberla con seguridad como muy tarde {moment}.</translation>
    </message>
    <message>
        <source>{player} could be certain of it {moment}.</source>
        <translation>{player} pudo saberla con seguridad {moment}.</translation>
    </message>
    <message>
        <source>{player} could not be certain of it.</source>
        <translation>{player} no pudo saberla con seguridad.</translation>
    </message>
    <message>
        <source>{player} doesn’t have {card}</source>
        <translation>{player} no tiene {card}</translation>
    </message>
    <message>
        <source>{player} has {card}</source>
        <translation>{player} tiene {card}</translation>
    </message>
    <message>
        <source>{player} is in the corridor.</source>
        <translation>{player} está en el pasillo.</translation>
    </message>
    <message>
        <source>{player} is in {room}.</source>
        <translation>{player} está en {room}.</translation>
    </message>
    <message>
        <source>{player} moves into the corridor</source>
        <translation>{player} va al pasillo</translation>
    </message>
    <message>
        <source>{player} moves to {place}</source>
        <translation>{player} va a: {place}</translation>
    </message>
    <message>
        <source>{player} stands here</source>
        <translation>{player} está aquí</translation>
    </message>
    <message>
        <source>{player} won</source>
        <translation>{player} ha ganado</translation>
    </message>
    <message numerus="yes">
        <source>{player} won; I made %n suggestion(s).</source>
        <translation>
            <numerusform>Ha ganado {player}; hice %n sugerencia.</numerusform>
            <numerusform>Ha ganado {player}; hice %n sugerencias.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} {share}</source>
        <comment>what share of the solutions a player’s turns ruled out</comment>
        <translation>{player} {share}</translation>
    </message>
    <message>
        <source>{player}’s position is unknown.</source>
        <translation>No se sabe dónde está {player}.</translation>
    </message>
    <message>
        <source>{player}’s turns ruled nothing out.</source>
        <translation>Los turnos de {player} no descartaron nada.</translation>
    </message>
    <message>
        <source>{points} points from exact</source>
        <translation>a {points} puntos de lo exacto</translation>
    </message>
    <message>
        <source>{premise}, so {so}</source>
        <translation>{premise}, así que {so}</translation>
    </message>
    <message>
        <source>{question} {holder}: about {percent}</source>
        <translation>{question} {holder}: {percent} aprox.</translation>
    </message>
    <message>
        <source>{question} {holder}: unknown</source>
        <translation>{question} {holder}: desconocido</translation>
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
        <translation>{quoted} no representa nada; una casilla es {corridor} (pasillo), {outside} (fuera), {centre} (centro) o la cifra de una salida</translation>
    </message>
    <message>
        <source>{quoted} has no meaning here; a square is {corridor} (corridor), {outside} (outside), {centre} (centre), a start’s digit, or a room’s letter ({letters})</source>
        <translation>{quoted} no representa nada; una casilla es {corridor} (pasillo), {outside} (fuera), {centre} (centro), la cifra de una salida o la letra de una habitación ({letters})</translation>
    </message>
    <message>
        <source>{quoted} has no meaning yet; name the room on a line of its own, as in: room {character} NAME</source>
        <translation>{quoted} no representa nada; da un nombre a la habitación en una línea propia, como en: room {character} NOMBRE</translation>
    </message>
    <message>
        <source>{rank}: {cards}, rules out about {share}. {why}</source>
        <translation>{rank}: {cards}, descarta cerca de {share}. {why}</translation>
    </message>
    <message>
        <source>{rank}: {cards}, rules out {share}. {why}</source>
        <comment>share: 36%, or nothing</comment>
        <translation>{rank}: {cards}, descarta {share}. {why}</translation>
    </message>
    <message>
        <source>{reasons}</source>
        <comment>less to learn</comment>
        <translation>{reasons}</translation>
    </message>
    <message>
        <source>{rest} and {last}</source>
        <translation>{rest} y {last}</translation>
    </message>
    <message>
        <source>{rest} nor {last}</source>
        <comment>of neither … nor</comment>
        <translation>{rest} ni {last}</translation>
    </message>
    <message>
        <source>{rest} or {last}</source>
        <translation>{rest} o {last}</translation>
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
        <translation>{rest}; {last}</translation>
    </message>
    <message>
        <source>{result}. Saved in the library.</source>
        <translation>{result}. Guardada en la biblioteca.</translation>
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
        <translation>{room} por el pasadizo</translation>
    </message>
    <message>
        <source>{room} doesn’t lie to the {way} of {square}; it lies to the {ways}</source>
        <comment>ways: N, S, E, W</comment>
        <translation>{room} no queda al {way} de {square}; queda al {ways}</translation>
    </message>
    <message>
        <source>{room} doesn’t lie to the {way} of {square}; that room isn’t beside this square</source>
        <translation>{room} no queda al {way} de {square}; esa habitación no está junto a esta casilla</translation>
    </message>
    <message>
        <source>{said} Click to see or change it.</source>
        <translation>{said} Haz clic para ver o cambiar esto.</translation>
    </message>
    <message>
        <source>{said}, not {old:the}</source>
        <comment>said: Bob has a card; old: another card</comment>
        <translation>{said}, no {old:the}</translation>
    </message>
    <message>
        <source>{said}, not {old}</source>
        <comment>said: Ann has a card; old: Bob, you, the envelope, the pool</comment>
        <translation>{said}, no {old}</translation>
    </message>
    <message>
        <source>{said}, not {old}</source>
        <comment>said: a card is in the envelope; old: with Bob, in the pool</comment>
        <translation>{said}, no {old}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{sentence}?</source>
        <translation>¿{sentence}?</translation>
    </message>
    <message>
        <source>{share} ruled out</source>
        <comment>share: 75%, of what is still possible</comment>
        <translation>{share} descartado</translation>
    </message>
    <message>
        <source>{solution}: certain</source>
        <translation>{solution}: segura</translation>
    </message>
    <message>
        <source>{solution}: {share}</source>
        <translation>{solution}: {share}</translation>
    </message>
    <message>
        <source>{solution}: {share}, with a standard error of {error}</source>
        <translation>{solution}: {share}, con un error estándar de {error}</translation>
    </message>
    <message>
        <source>{solvers} found no analytic centre; the exact engine needs none</source>
        <translation>{solvers} no encontraron ningún centro analítico; el motor exacto no lo necesita</translation>
    </message>
    <message>
        <source>{some} of {every}</source>
        <translation>{some} de {every}</translation>
    </message>
    <message>
        <source>{so}: it is face up</source>
        <translation>{so}: está boca arriba</translation>
    </message>
    <message>
        <source>{so}: it is in the envelope</source>
        <translation>{so}: está en el sobre</translation>
    </message>
    <message>
        <source>{so}: it is in the pool</source>
        <translation>{so}: está en la reserva</translation>
    </message>
    <message>
        <source>{so}: it is with you</source>
        <translation>{so}: la tienes tú</translation>
    </message>
    <message>
        <source>{so}: it is with {who}</source>
        <translation>{so}: la tiene {who}</translation>
    </message>
    <message>
        <source>{square} is {mark}; a door opens from a corridor square</source>
        <translation>{square} es {mark}; una puerta se abre desde una casilla de pasillo</translation>
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
        <translation>{suspect:the} con {weapon:the} en {room:the}</translation>
    </message>
    <message>
        <source>{suspect}: not played</source>
        <translation>{suspect}: sin jugador</translation>
    </message>
    <message>
        <source>{suspect}: {player}</source>
        <comment>a token, and who plays it</comment>
        <translation>{suspect}: {player}</translation>
    </message>
    <message>
        <source>{suspect}: {player} (you)</source>
        <translation>{suspect}: {player} (tú)</translation>
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
        <translation>{title}, línea {number}</translation>
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
        <translation>{token}, en el pasillo.</translation>
    </message>
    <message>
        <source>{token}, in {room}.</source>
        <translation>{token}, en {room}.</translation>
    </message>
    <message>
        <source>{token}. Position unknown.</source>
        <translation>{token}. Posición desconocida.</translation>
    </message>
    <message numerus="yes">
        <source>{turns:.1f} turns slower</source>
        <translation>
            <numerusform>{turns:.1f} turnos más lenta</numerusform>
            <numerusform>{turns:.1f} turnos más lenta</numerusform>
        </translation>
    </message>
    <message>
        <source>{turns} turns lost</source>
        <comment>a move cost so many expected turns</comment>
        <translation>{turns} turnos perdidos</translation>
    </message>
    <message>
        <source>{unknown} (a copy of the board’s file can name it)</source>
        <translation>{unknown} (puede nombrarlo una copia del archivo del tablero)</translation>
    </message>
    <message>
        <source>{unknown}, and no file can lie beside a case that is in no file</source>
        <translation>{unknown}, y no puede haber ningún archivo junto a una partida que no está en un archivo</translation>
    </message>
    <message>
        <source>{value} contains half a surrogate pair, which is not a character</source>
        <translation>{value} contiene medio par sustituto, que no es ningún carácter</translation>
    </message>
    <message>
        <source>{value} is not a valid JSON number</source>
        <translation>{value} no es un número JSON válido</translation>
    </message>
    <message>
        <source>{value} is not one of {choices}</source>
        <translation>{value} no es ninguno de {choices}</translation>
    </message>
    <message>
        <source>{value} is not one of {choices}; the nearest is {nearest}</source>
        <translation>{value} no es ninguno de {choices}; el más parecido es {nearest}</translation>
    </message>
    <message>
        <source>{what} (bits)</source>
        <translation>{what} (bits)</translation>
    </message>
    <message>
        <source>{what} (key {key})</source>
        <comment>what a key chooses</comment>
        <translation>{what} (tecla {key})</translation>
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
            <numerusform>{who} (tú): %n carta.</numerusform>
            <numerusform>{who} (tú): %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} about {bits}</source>
        <comment>bits that a suggestion tells; see: It tells … bits.</comment>
        <translation>{who} unos {bits}</translation>
    </message>
    <message>
        <source>{who} accuses wrongly (cards not heard)</source>
        <translation>{who} acusa mal (cartas no oídas)</translation>
    </message>
    <message>
        <source>{who} accuses, cards not heard: wrong</source>
        <translation>{who} acusa, cartas no oídas: falsa</translation>
    </message>
    <message>
        <source>{who} accuses: {cards}: {verdict}</source>
        <translation>{who} acusa: {cards}: {verdict}</translation>
    </message>
    <message>
        <source>{who} accuses: {cards}; right</source>
        <translation>{who} acusa: {cards}; correcta</translation>
    </message>
    <message>
        <source>{who} accuses: {cards}; wrong</source>
        <translation>{who} acusa: {cards}; falsa</translation>
    </message>
    <message>
        <source>{who} answers</source>
        <translation>{who} responde</translation>
    </message>
    <message>
        <source>{who} asked; only the other players answer</source>
        <translation>{who} preguntó; solo responden los demás</translation>
    </message>
    <message>
        <source>{who} asks you</source>
        <translation>{who} te pregunta</translation>
    </message>
    <message>
        <source>{who} cannot answer here</source>
        <translation>{who} no puede responder aquí</translation>
    </message>
    <message>
        <source>{who} certainly does not have {card}. Click to see why.</source>
        <translation>{card}: seguro que no la tiene {who}. Haz clic para ver por qué.</translation>
    </message>
    <message>
        <source>{who} certainly has {card}. Click to see why.</source>
        <translation>{card}: seguro que la tiene {who}. Haz clic para ver por qué.</translation>
    </message>
    <message>
        <source>{who} did not pass</source>
        <translation>{who} no pasó</translation>
    </message>
    <message>
        <source>{who} did not show a card</source>
        <translation>{who} no enseñó ninguna carta</translation>
    </message>
    <message>
        <source>{who} does not have {cards}</source>
        <translation>{who} no tiene {cards}</translation>
    </message>
    <message>
        <source>{who} does not have {card}</source>
        <translation>{who} no tiene {card}</translation>
    </message>
    <message>
        <source>{who} doesn’t have {card}</source>
        <translation>{who} no tiene {card}</translation>
    </message>
    <message>
        <source>{who} gets {new} instead of {old}</source>
        <comment>cards</comment>
        <translation>{who} recibe {new} en vez de {old}</translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n card(s), and only {cards} can be among them, so {so}</source>
        <translation>
            <numerusform>{who} tiene %n carta, y solo puede ser {cards}, así que {so}</numerusform>
            <numerusform>{who} tiene %n cartas, y entre ellas solo pueden estar {cards}, así que {so}</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} has already answered ({where}); each player answers once</source>
        <translation>{who} ya ha respondido ({where}); cada uno responde una vez</translation>
    </message>
    <message numerus="yes">
        <source>{who} has at least %n of {cards}</source>
        <translation>
            <numerusform>{who} tiene al menos %n de {cards}</numerusform>
            <numerusform>{who} tiene al menos %n de {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has at least %n of: {cards}</source>
        <comment>cards</comment>
        <translation>
            <numerusform>{who} tiene al menos %n de: {cards}</numerusform>
            <numerusform>{who} tiene al menos %n de: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} has at least one of: {cards}</source>
        <translation>{who} tiene al menos una de: {cards}</translation>
    </message>
    <message>
        <source>{who} has left</source>
        <translation>{who} se ha ido</translation>
    </message>
    <message>
        <source>{who} has none of: {cards}</source>
        <translation>{who} no tiene ninguna de: {cards}</translation>
    </message>
    <message>
        <source>{who} has seen it</source>
        <comment>a card</comment>
        <translation>{who} la ha visto</translation>
    </message>
    <message>
        <source>{who} has {cards}</source>
        <comment>several cards</comment>
        <translation>{who} tiene {cards}</translation>
    </message>
    <message>
        <source>{who} has {cards}</source>
        <translation>{who} tiene {cards}</translation>
    </message>
    <message>
        <source>{who} has {card}</source>
        <translation>{who} tiene {card}</translation>
    </message>
    <message>
        <source>{who} has {card}: {percent}. Click to see what is known.</source>
        <translation>{who} tiene {card}: {percent}. Haz clic para ver qué se sabe.</translation>
    </message>
    <message>
        <source>{who} is back</source>
        <translation>{who} ha vuelto</translation>
    </message>
    <message>
        <source>{who} is named twice; name each player once</source>
        <translation>{who} aparece dos veces; nombra a cada jugador una vez</translation>
    </message>
    <message>
        <source>{who} is next. On your turn, {place}:</source>
        <comment>place: from the Lounge</comment>
        <translation>Le toca a {who}. En tu turno, {place}:</translation>
    </message>
    <message>
        <source>{who} is next. On your turn:</source>
        <comment>the advice follows</comment>
        <translation>Le toca a {who}. En tu turno:</translation>
    </message>
    <message>
        <source>{who} is out</source>
        <translation>{who} está fuera</translation>
    </message>
    <message>
        <source>{who} is thinking…</source>
        <translation>{who} está pensando…</translation>
    </message>
    <message>
        <source>{who} isn’t asked here: only {next} is.</source>
        <translation>Aquí no se pregunta a {who}, solo a {next}.</translation>
    </message>
    <message>
        <source>{who} knows the solution now: {share}</source>
        <translation>{who} sabe la solución ahora: {share}</translation>
    </message>
    <message>
        <source>{who} knows the solution on the next turn: {share}</source>
        <translation>{who} sabrá la solución en el próximo turno: {share}</translation>
    </message>
    <message>
        <source>{who} lays the hand open: {cards}</source>
        <translation>{who} enseña toda la mano: {cards}</translation>
    </message>
    <message>
        <source>{who} moves to …</source>
        <translation>{who} va a …</translation>
    </message>
    <message>
        <source>{who} overlooked {cards}</source>
        <translation>{who} pasó por alto {cards}</translation>
    </message>
    <message>
        <source>{who} overlooked {cards} ({entries})</source>
        <translation>{who} pasó por alto {cards} ({entries})</translation>
    </message>
    <message>
        <source>{who} passed</source>
        <translation>{who} pasó</translation>
    </message>
    <message>
        <source>{who} passed {passes}</source>
        <comment>… passed on the Rope and the Hall (entry 3) and on …</comment>
        <translation>{who} pasó cuando le preguntaron {passes}</translation>
    </message>
    <message>
        <source>{who} passed. Click if you’re not sure</source>
        <translation>{who} pasó. Haz clic si no estás seguro</translation>
    </message>
    <message>
        <source>{who} passes</source>
        <translation>{who} pasa</translation>
    </message>
    <message>
        <source>{who} passes.</source>
        <translation>{who} pasa.</translation>
    </message>
    <message>
        <source>{who} saw a card of the pool</source>
        <translation>{who} vio una carta de la reserva</translation>
    </message>
    <message>
        <source>{who} saw a card of {whom}</source>
        <comment>of another player</comment>
        <translation>{who} vio una carta de {whom}</translation>
    </message>
    <message>
        <source>{who} seems to name cards whatever they know of them ({share} likely)</source>
        <translation>{who} parece nombrar cartas sin mirar lo que sabe de ellas (probabilidad: {share})</translation>
    </message>
    <message>
        <source>{who} seems to name their own cards as readily as others ({share} likely)</source>
        <translation>{who} parece nombrar sus propias cartas con tanto gusto como otras (probabilidad: {share})</translation>
    </message>
    <message>
        <source>{who} seems to suggest mostly cards they are still looking for ({share} likely)</source>
        <translation>{who} parece sugerir sobre todo cartas que aún busca (probabilidad: {share})</translation>
    </message>
    <message>
        <source>{who} showed a card</source>
        <translation>{who} enseñó una carta</translation>
    </message>
    <message>
        <source>{who} showed a card here; only who says that he has none can have overlooked one</source>
        <translation>{who} enseñó aquí una carta; solo quien dice no tener ninguna puede haber pasado una por alto</translation>
    </message>
    <message>
        <source>{who} showed a card in {entries}, and all of {who}’s other cards are known, so {so}</source>
        <translation>{who} enseñó una carta ({entries}), y todas las demás cartas de {who} se conocen, así que {so}</translation>
    </message>
    <message>
        <source>{who} showed a card, not you</source>
        <translation>enseñó una carta {who}, no tú</translation>
    </message>
    <message>
        <source>{who} showed a card, not {other}</source>
        <translation>enseñó una carta {who}, no {other}</translation>
    </message>
    <message>
        <source>{who} showed a different card in each of entries {numbers}, and all of {who}’s other cards are known, so {so}</source>
        <translation>{who} enseñó una carta distinta en cada una de las entradas {numbers}, y todas las demás cartas de {who} se conocen, así que {so}</translation>
    </message>
    <message>
        <source>{who} showed you {cards} ({entries})</source>
        <translation>{who} te enseñó {cards} ({entries})</translation>
    </message>
    <message>
        <source>{who} showed you {cards}.</source>
        <comment>cards: the Rope or the Hall</comment>
        <translation>{who} te enseñó {cards}.</translation>
    </message>
    <message>
        <source>{who} showed {card:the}</source>
        <translation>{who} enseñó {card:the}</translation>
    </message>
    <message>
        <source>{who} showed {card:the}, not {old:the}</source>
        <translation>{who} enseñó {card:the}, no {old:the}</translation>
    </message>
    <message>
        <source>{who} showed {cards} ({entries})</source>
        <translation>{who} enseñó {cards} ({entries})</translation>
    </message>
    <message>
        <source>{who} showed {cards} ({entries}), and it was not {others}, so {so}</source>
        <translation>{who} enseñó {cards} ({entries}), y no fue {others}, así que {so}</translation>
    </message>
    <message>
        <source>{who} showed {cards} to {asker}.</source>
        <comment>cards: the Rope or the Hall</comment>
        <translation>{who} enseñó {cards} a {asker}.</translation>
    </message>
    <message>
        <source>{who} shows</source>
        <comment>a card that one does not see</comment>
        <translation>{who} enseña</translation>
    </message>
    <message>
        <source>{who} shows a card</source>
        <translation>{who} enseña una carta</translation>
    </message>
    <message>
        <source>{who} shows you {card}.</source>
        <translation>{who} te enseña {card}.</translation>
    </message>
    <message>
        <source>{who} shows {card:the}</source>
        <translation>{who} enseña {card:the}</translation>
    </message>
    <message>
        <source>{who} shows {card}</source>
        <translation>{who} enseña {card}</translation>
    </message>
    <message>
        <source>{who} suggested it, not you</source>
        <translation>sugirió {who}, no tú</translation>
    </message>
    <message>
        <source>{who} suggested it, not {other}</source>
        <translation>sugirió {who}, no {other}</translation>
    </message>
    <message>
        <source>{who} suggests {cards}</source>
        <translation>{who} sugiere {cards}</translation>
    </message>
    <message>
        <source>{who} suggests {cards} (or {rooms})</source>
        <translation>{who} sugiere {cards} (o {rooms})</translation>
    </message>
    <message>
        <source>{who} suggests {cards}. Which card do you show?</source>
        <translation>{who} sugiere {cards}. ¿Qué carta enseñas?</translation>
    </message>
    <message>
        <source>{who} suggests {cards}; {answers}. Which card do you show?</source>
        <translation>{who} sugiere {cards}; {answers}. ¿Qué carta enseñas?</translation>
    </message>
    <message>
        <source>{who} takes no turns</source>
        <translation>{who} no juega turnos</translation>
    </message>
    <message>
        <source>{who} was not asked here, and can’t have overlooked a card; leave it out</source>
        <translation>a {who} no se le preguntó aquí y no puede haber pasado una carta por alto; omítelo</translation>
    </message>
    <message>
        <source>{who} will probably show {card:the} ({percent})</source>
        <translation>{who} probablemente enseñará {card:the} ({percent})</translation>
    </message>
    <message>
        <source>{who} will show {card:the}</source>
        <translation>{who} enseñará {card:the}</translation>
    </message>
    <message>
        <source>{who} wins. It was {cards}.</source>
        <translation>Gana {who}. Era {cards}.</translation>
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
            <numerusform>{who}: %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: about {bits} bits</source>
        <comment>what a suggestion reveals to a player</comment>
        <translation>{who}: unos {bits} bits</translation>
    </message>
    <message>
        <source>{who}: about {bits} bits open</source>
        <comment>to another player, who knows the rest</comment>
        <translation>{who}: faltan unos {bits} bits</translation>
    </message>
    <message>
        <source>{who}: not noted</source>
        <translation>{who}: sin anotar</translation>
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
        <translation>¿{who}?</translation>
    </message>
    <message>
        <source>{who}’s accusation</source>
        <translation>acusación de {who}</translation>
    </message>
    <message>
        <source>{who}’s accusation was right ({entries}): {fact}</source>
        <translation>la acusación de {who} era correcta ({entries}): {fact}</translation>
    </message>
    <message>
        <source>{who}’s look at a card</source>
        <translation>vistazo de {who} a una carta</translation>
    </message>
    <message>
        <source>{who}’s move</source>
        <translation>movimiento de {who}</translation>
    </message>
    <message>
        <source>{who}’s open hand</source>
        <translation>mano a la vista de {who}</translation>
    </message>
    <message>
        <source>{who}’s suggestion</source>
        <translation>sugerencia de {who}</translation>
    </message>
    <message>
        <source>{who}’s turn is missing.</source>
        <translation>Falta el turno de {who}.</translation>
    </message>
    <message>
        <source>{won}: {cards}</source>
        <comment>won: Ann won</comment>
        <translation>{won}: {cards}</translation>
    </message>
    <message>
        <source>{word} is not a column of the grid; columns go from 0 to {last}</source>
        <translation>{word} no es una columna de la cuadrícula; van de 0 a {last}</translation>
    </message>
    <message>
        <source>{word} is not a row of the grid; rows go from 0 to {last}</source>
        <translation>{word} no es una fila de la cuadrícula; van de 0 a {last}</translation>
    </message>
    <message>
        <source>© The Deerstalker authors: free software under the MIT licence. It runs on Python {python} and Qt {qt}, which is used under the GNU Lesser General Public License.</source>
        <translation>© The Deerstalker authors: software libre con licencia MIT. Funciona con Python {python} y Qt {qt}, que se usa con la Licencia Pública General Reducida de GNU (LGPL).</translation>
    </message>
    <message>
        <source>“Me”</source>
        <translation>«Yo»</translation>
    </message>
    <message>
        <source>“end” without a “grid” before it</source>
        <translation>aquí hay un «end» sin un «grid» antes</translation>
    </message>
    <message>
        <source>“{name}” doesn’t fit here</source>
        <translation>«{name}» no encaja aquí</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <comment>a name in quotation marks</comment>
        <translation>«{text}»</translation>
    </message>
    <message>
        <source>“{word}” could be: {names}</source>
        <translation>«{word}» podría ser: {names}</translation>
    </message>
    <message>
        <source>“{word}” is not a player or card in this game</source>
        <translation>«{word}» no es un jugador ni una carta de esta partida</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <comment>numbers that are moved</comment>
        <translation>
            <numerusform>… y %n más</numerusform>
            <numerusform>… y %n más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <comment>problems</comment>
        <translation>
            <numerusform>… y %n más</numerusform>
            <numerusform>… y %n más</numerusform>
        </translation>
    </message>
</context>
</TS>
