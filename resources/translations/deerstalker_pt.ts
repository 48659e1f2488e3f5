<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt" sourcelanguage="en">
<context>
    <name>Cards</name>
    <message>
        <source>Axe</source>
        <translation>Machado</translation>
    </message>
    <message>
        <source>Ballroom</source>
        <translation>Salão de festas</translation>
    </message>
    <message>
        <source>Bat</source>
        <translation>Taco</translation>
    </message>
    <message>
        <source>Billiard Room</source>
        <translation>Salão de jogos</translation>
    </message>
    <message>
        <source>Candlestick</source>
        <translation>Castiçal</translation>
    </message>
    <message>
        <source>Carriage House</source>
        <translation>Cocheira</translation>
    </message>
    <message>
        <source>Chef White</source>
        <translation>Chef Branca</translation>
    </message>
    <message>
        <source>Colonel Mustard</source>
        <translation>Coronel Mostarda</translation>
    </message>
    <message>
        <source>Conservatory</source>
        <translation>Jardim de inverno</translation>
    </message>
    <message>
        <source>Courtyard</source>
        <translation>Pátio</translation>
    </message>
    <message>
        <source>Dagger</source>
        <translation>Faca</translation>
    </message>
    <message>
        <source>Diane White</source>
        <translation>Diane White</translation>
    </message>
    <message>
        <source>Dining Room</source>
        <translation>Sala de jantar</translation>
    </message>
    <message>
        <source>Dr. Orchid</source>
        <translation>Dra. Orquídea</translation>
    </message>
    <message>
        <source>Drawing Room</source>
        <translation>Sala de visitas</translation>
    </message>
    <message>
        <source>Dumbbell</source>
        <translation>Haltere</translation>
    </message>
    <message>
        <source>Eleanor Peacock</source>
        <translation>Eleanor Peacock</translation>
    </message>
    <message>
        <source>Fountain</source>
        <translation>Fonte</translation>
    </message>
    <message>
        <source>Gazebo</source>
        <translation>Gazebo</translation>
    </message>
    <message>
        <source>Guest House</source>
        <translation>Casa de hóspedes</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Hall</translation>
    </message>
    <message>
        <source>Horseshoe</source>
        <translation>Ferradura</translation>
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
        <translation>Cozinha</translation>
    </message>
    <message>
        <source>Knife</source>
        <translation>Faca</translation>
    </message>
    <message>
        <source>Lead Pipe</source>
        <translation>Cano de chumbo</translation>
    </message>
    <message>
        <source>Lead Piping</source>
        <translation>Cano de chumbo</translation>
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
        <translation>Sala de estar</translation>
    </message>
    <message>
        <source>Madame Rose</source>
        <translation>Madame Rose</translation>
    </message>
    <message>
        <source>Mayor Green</source>
        <translation>Prefeito Marinho</translation>
    </message>
    <message>
        <source>Miss Peach</source>
        <translation>Senhorita Pêssego</translation>
    </message>
    <message>
        <source>Miss Scarlet</source>
        <translation>Senhorita Rosa</translation>
    </message>
    <message>
        <source>Miss Scarlett</source>
        <translation>Senhorita Rosa</translation>
    </message>
    <message>
        <source>Monsieur Brunette</source>
        <translation>Monsieur Brunette</translation>
    </message>
    <message>
        <source>Mr. Green</source>
        <translation>Sr. Marinho</translation>
    </message>
    <message>
        <source>Mrs Peacock</source>
        <translation>Dona Violeta</translation>
    </message>
    <message>
        <source>Mrs White</source>
        <translation>Dona Branca</translation>
    </message>
    <message>
        <source>Mrs. Peacock</source>
        <translation>Dona Violeta</translation>
    </message>
    <message>
        <source>Mrs. White</source>
        <translation>Dona Branca</translation>
    </message>
    <message>
        <source>Observatory</source>
        <translation>Observatório</translation>
    </message>
    <message>
        <source>Patio</source>
        <translation>Terraço</translation>
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
        <translation>Professor Black</translation>
    </message>
    <message>
        <source>Reverend Green</source>
        <translation>Sr. Marinho</translation>
    </message>
    <message>
        <source>Revolver</source>
        <translation>Revólver</translation>
    </message>
    <message>
        <source>Rope</source>
        <translation>Corda</translation>
    </message>
    <message>
        <source>Sergeant Gray</source>
        <translation>Sargento Cinza</translation>
    </message>
    <message>
        <source>Solicitor Peacock</source>
        <translation>Advogada Violeta</translation>
    </message>
    <message>
        <source>Spa</source>
        <translation>Spa</translation>
    </message>
    <message>
        <source>Spanner</source>
        <translation>Chave inglesa</translation>
    </message>
    <message>
        <source>Studio</source>
        <translation>Ateliê</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Escritório</translation>
    </message>
    <message>
        <source>Theatre</source>
        <translation>Teatro</translation>
    </message>
    <message>
        <source>Trophy</source>
        <translation>Troféu</translation>
    </message>
    <message>
        <source>Trophy Room</source>
        <translation>Sala de troféus</translation>
    </message>
    <message>
        <source>Victor Plum</source>
        <translation>Victor Plum</translation>
    </message>
    <message>
        <source>Wrench</source>
        <translation>Chave inglesa</translation>
    </message>
    <message>
        <source>the Axe</source>
        <translation>o Machado</translation>
    </message>
    <message>
        <source>the Ballroom</source>
        <translation>o Salão de festas</translation>
    </message>
    <message>
        <source>the Bat</source>
        <translation>o Taco</translation>
    </message>
    <message>
        <source>the Billiard Room</source>
        <translation>o Salão de jogos</translation>
    </message>
    <message>
        <source>the Candlestick</source>
        <translation>o Castiçal</translation>
    </message>
    <message>
        <source>the Carriage House</source>
        <translation>a Cocheira</translation>
    </message>
    <message>
        <source>the Chef White</source>
        <translation>a Chef Branca</translation>
    </message>
    <message>
        <source>the Colonel Mustard</source>
        <translation>o Coronel Mostarda</translation>
    </message>
    <message>
        <source>the Conservatory</source>
        <translation>o Jardim de inverno</translation>
    </message>
    <message>
        <source>the Courtyard</source>
        <translation>o Pátio</translation>
    </message>
    <message>
        <source>the Dagger</source>
        <translation>a Faca</translation>
    </message>
    <message>
        <source>the Diane White</source>
        <translation>Diane White</translation>
    </message>
    <message>
        <source>the Dining Room</source>
        <translation>a Sala de jantar</translation>
    </message>
    <message>
        <source>the Dr. Orchid</source>
        <translation>a Dra. Orquídea</translation>
    </message>
    <message>
        <source>the Drawing Room</source>
        <translation>a Sala de visitas</translation>
    </message>
    <message>
        <source>the Dumbbell</source>
        <translation>o Haltere</translation>
    </message>
    <message>
        <source>the Eleanor Peacock</source>
        <translation>Eleanor Peacock</translation>
    </message>
    <message>
        <source>the Fountain</source>
        <translation>a Fonte</translation>
    </message>
    <message>
        <source>the Gazebo</source>
        <translation>o Gazebo</translation>
    </message>
    <message>
        <source>the Guest House</source>
        <translation>a Casa de hóspedes</translation>
    </message>
    <message>
        <source>the Hall</source>
        <translation>o Hall</translation>
    </message>
    <message>
        <source>the Horseshoe</source>
        <translation>a Ferradura</translation>
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
        <translation>a Cozinha</translation>
    </message>
    <message>
        <source>the Knife</source>
        <translation>a Faca</translation>
    </message>
    <message>
        <source>the Lead Pipe</source>
        <translation>o Cano de chumbo</translation>
    </message>
    <message>
        <source>the Lead Piping</source>
        <translation>o Cano de chumbo</translation>
    </message>
    <message>
        <source>the Library</source>
        <translation>a Biblioteca</translation>
    </message>
    <message>
        <source>the Living Room</source>
        <translation>a Sala de estar</translation>
    </message>
    <message>
        <source>the Lounge</source>
        <translation>a Sala de estar</translation>
    </message>
    <message>
        <source>the Madame Rose</source>
        <translation>Madame Rose</translation>
    </message>
    <message>
        <source>the Mayor Green</source>
        <translation>o Prefeito Marinho</translation>
    </message>
    <message>
        <source>the Miss Peach</source>
        <translation>a Senhorita Pêssego</translation>
    </message>
    <message>
        <source>the Miss Scarlet</source>
        <translation>a Senhorita Rosa</translation>
    </message>
    <message>
        <source>the Miss Scarlett</source>
        <translation>a Senhorita Rosa</translation>
    </message>
    <message>
        <source>the Monsieur Brunette</source>
        <translation>Monsieur Brunette</translation>
    </message>
    <message>
        <source>the Mr. Green</source>
        <translation>o Sr. Marinho</translation>
    </message>
    <message>
        <source>the Mrs Peacock</source>
        <translation>a Dona Violeta</translation>
    </message>
    <message>
        <source>the Mrs White</source>
        <translation>a Dona Branca</translation>
    </message>
    <message>
        <source>the Mrs. Peacock</source>
        <translation>a Dona Violeta</translation>
    </message>
    <message>
        <source>the Mrs. White</source>
        <translation>a Dona Branca</translation>
    </message>
    <message>
        <source>the Observatory</source>
        <translation>o Observatório</translation>
    </message>
    <message>
        <source>the Patio</source>
        <translation>o Terraço</translation>
    </message>
    <message>
        <source>the Pistol</source>
        <translation>a Pistola</translation>
    </message>
    <message>
        <source>the Poison</source>
        <translation>o Veneno</translation>
    </message>
    <message>
        <source>the Professor Plum</source>
        <translation>o Professor Black</translation>
    </message>
    <message>
        <source>the Reverend Green</source>
        <translation>o Sr. Marinho</translation>
    </message>
    <message>
        <source>the Revolver</source>
        <translation>o Revólver</translation>
    </message>
    <message>
        <source>the Rope</source>
        <translation>a Corda</translation>
    </message>
    <message>
        <source>the Sergeant Gray</source>
        <translation>o Sargento Cinza</translation>
    </message>
    <message>
        <source>the Solicitor Peacock</source>
        <translation>a Advogada Violeta</translation>
    </message>
    <message>
        <source>the Spa</source>
        <translation>o Spa</translation>
    </message>
    <message>
        <source>the Spanner</source>
        <translation>a Chave inglesa</translation>
    </message>
    <message>
        <source>the Studio</source>
        <translation>o Ateliê</translation>
    </message>
    <message>
        <source>the Study</source>
        <translation>o Escritório</translation>
    </message>
    <message>
        <source>the Theatre</source>
        <translation>o Teatro</translation>
    </message>
    <message>
        <source>the Trophy</source>
        <translation>o Troféu</translation>
    </message>
    <message>
        <source>the Trophy Room</source>
        <translation>a Sala de troféus</translation>
    </message>
    <message>
        <source>the Victor Plum</source>
        <translation>Victor Plum</translation>
    </message>
    <message>
        <source>the Wrench</source>
        <translation>a Chave inglesa</translation>
    </message>
</context>
<context>
    <name>Deerstalker</name>
    <message numerus="yes">
        <source>%n card(s) lay open ({entries}), but the hand has {size}</source>
        <translation>
            <numerusform>%n carta estava aberta ({entries}), mas a mão tem {size}</numerusform>
            <numerusform>%n cartas estavam abertas ({entries}), mas a mão tem {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) lay open ({entries}), but the pool has {size}</source>
        <translation>
            <numerusform>%n carta estava aberta ({entries}), mas o monte tem {size}</numerusform>
            <numerusform>%n cartas estavam abertas ({entries}), mas o monte tem {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) too many</source>
        <comment>in an open hand</comment>
        <translation>
            <numerusform>%n carta a mais</numerusform>
            <numerusform>%n cartas a mais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n certain cell(s) missed.</source>
        <translation>
            <numerusform>Falta %n célula certa.</numerusform>
            <numerusform>Faltam %n células certas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n registro</numerusform>
            <numerusform>%n registros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries keep the passes you entered.</source>
        <translation>
            <numerusform>%n registro mantém os passes que você registrou.</numerusform>
            <numerusform>%n registros mantêm os passes que você registrou.</numerusform>
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
            <numerusform>%n partida removida da biblioteca.</numerusform>
            <numerusform>%n partidas removidas da biblioteca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <comment>of a file</comment>
        <translation>
            <numerusform>%n linha</numerusform>
            <numerusform>%n linhas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s), not checked.</source>
        <translation>
            <numerusform>%n marca, não verificada.</numerusform>
            <numerusform>%n marcas, não verificadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s)</source>
        <comment>to name of an open hand</comment>
        <translation>
            <numerusform>Falta %n carta</numerusform>
            <numerusform>Faltam %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more…</source>
        <comment>changes of an entry</comment>
        <translation>
            <numerusform>mais %n…</numerusform>
            <numerusform>mais %n…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <comment>marks: may be true, do not follow</comment>
        <translation>
            <numerusform>%n em aberto</numerusform>
            <numerusform>%n em aberto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n proved</source>
        <comment>marks</comment>
        <translation>
            <numerusform>%n provada</numerusform>
            <numerusform>%n provadas</numerusform>
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
            <numerusform>resta %n solução</numerusform>
            <numerusform>restam %n soluções</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n passo</numerusform>
            <numerusform>%n passos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) from {room:the}’s door</source>
        <translation>
            <numerusform>a %n passo da porta do cômodo {room}</numerusform>
            <numerusform>a %n passos da porta do cômodo {room}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) from {room:the}’s door</source>
        <comment>on the board: on your turn, …</comment>
        <translation>
            <numerusform>a %n passo da porta do cômodo {room}</numerusform>
            <numerusform>a %n passos da porta do cômodo {room}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s), beyond a roll of {roll}</source>
        <translation>
            <numerusform>%n passo, além de um lance de {roll}</numerusform>
            <numerusform>%n passos, além de um lance de {roll}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns are missing.</source>
        <translation>
            <numerusform>Falta %n vez.</numerusform>
            <numerusform>Faltam %n vezes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong</source>
        <comment>marks</comment>
        <translation>
            <numerusform>%n errada</numerusform>
            <numerusform>%n erradas</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;Sobre</translation>
    </message>
    <message>
        <source>&amp;Advice</source>
        <translation>&amp;Conselho</translation>
    </message>
    <message>
        <source>&amp;As people play, not only as the cards say</source>
        <translation>Pelo modo de &amp;jogar, não só pelas cartas</translation>
    </message>
    <message>
        <source>&amp;Best moves (1 is best)</source>
        <translation>Melhores &amp;jogadas (1 é a melhor)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>Ta&amp;buleiro</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>&amp;Close game</source>
        <translation>&amp;Fechar partida</translation>
    </message>
    <message>
        <source>&amp;Compare engines</source>
        <translation>Compara&amp;r motores</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>C&amp;opiar</translation>
    </message>
    <message>
        <source>&amp;Copy as table</source>
        <translation>&amp;Copiar como tabela</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Copiar como texto</translation>
    </message>
    <message>
        <source>&amp;Draws</source>
        <translation>S&amp;orteia</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Example game</source>
        <translation>Partida de exe&amp;mplo</translation>
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
        <translation>P&amp;reencher</translation>
    </message>
    <message>
        <source>&amp;Fix…</source>
        <comment>a contradiction between entries</comment>
        <translation>&amp;Corrigir…</translation>
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
        <translation>&amp;Mãos de</translation>
    </message>
    <message>
        <source>&amp;Hands of the players</source>
        <translation>&amp;Mãos dos jogadores</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Hide everyone’s cards</source>
        <translation>&amp;Ocultar as cartas de todos</translation>
    </message>
    <message>
        <source>&amp;Just save it</source>
        <translation>&amp;Só salvar</translation>
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
        <translation>Texto &amp;maior</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>&amp;Biblioteca…</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Licenças…</translation>
    </message>
    <message>
        <source>&amp;Likeliest solutions</source>
        <translation>&amp;Soluções mais prováveis</translation>
    </message>
    <message>
        <source>&amp;Match system ({language})</source>
        <translation>Como o &amp;sistema ({language})</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nova partida…</translation>
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
        <translation>&amp;Jogar de novo</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Jogadores</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sai&amp;r</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Remover</translation>
    </message>
    <message>
        <source>&amp;Remove all cells</source>
        <translation>&amp;Remover todas as células</translation>
    </message>
    <message>
        <source>&amp;Reset text size</source>
        <translation>&amp;Restaurar tamanho do texto</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>&amp;Restaurar padrões</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Revisão</translation>
    </message>
    <message>
        <source>&amp;Review the game</source>
        <translation>&amp;Rever a partida</translation>
    </message>
    <message>
        <source>&amp;Same deal again</source>
        <translation>&amp;Mesma distribuição</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>&amp;Save the report…</source>
        <translation>&amp;Salvar o relatório…</translation>
    </message>
    <message>
        <source>&amp;Scheme</source>
        <translation>T&amp;ema</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Texto me&amp;nor</translation>
    </message>
    <message>
        <source>&amp;Takes at most</source>
        <translation>&amp;Leva no máximo</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>Tamanho do &amp;texto</translation>
    </message>
    <message>
        <source>&amp;Timeline of the game</source>
        <translation>&amp;Andamento da partida</translation>
    </message>
    <message>
        <source>&amp;Type an entry</source>
        <translation>Di&amp;gitar um registro</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;What if?</source>
        <translation>E &amp;se?</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>Por qu&amp;ê</translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1 registro</translation>
    </message>
    <message>
        <source>1 entry keeps the passes you entered.</source>
        <translation>1 registro mantém os passes que você registrou.</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1 segundo</translation>
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
        <translation>Uma carta mostrada a mim</translation>
    </message>
    <message>
        <source>A card shown to you says that this player holds it, and nothing about the others that you named.</source>
        <translation>Uma carta mostrada a você diz que esse jogador a tem, e nada sobre as outras que você citou.</translation>
    </message>
    <message>
        <source>A detective’s sheet for Cluedo and Clue: enter what happens at the table, and see what is certain and how likely the rest is.</source>
        <translation>Uma folha de detetive para o jogo Detetive: registre o que acontece na mesa e veja o que é certo e qual a probabilidade do resto.</translation>
    </message>
    <message>
        <source>A detective’s sheet with exact probabilities.

Cluedo and Clue are trade marks of Hasbro, which has nothing to do with this program. No artwork of theirs is used.</source>
        <translation>A folha de um detetive com probabilidades exatas.

Cluedo e Clue são marcas da Hasbro, que não tem nada a ver com este programa. Nenhuma arte dela é usada.</translation>
    </message>
    <message>
        <source>A dummy hand, an absent friend, “the computer”: holds cards, and is asked last</source>
        <translation>Uma mão de fora, um amigo ausente, “o computador”: tem cartas, e se pergunta por último</translation>
    </message>
    <message>
        <source>A good compromise.</source>
        <translation>Um bom meio-termo.</translation>
    </message>
    <message>
        <source>A hand laid open, several cards, a card that somebody saw, who is out or back</source>
        <translation>Uma mão aberta, várias cartas, uma carta que alguém viu, quem sai ou volta</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>Um movimento</translation>
    </message>
    <message>
        <source>A new game with the same players</source>
        <translation>Uma nova partida com os mesmos jogadores</translation>
    </message>
    <message>
        <source>A newer version of the program wrote your preferences. Reset to their defaults here: {names}.</source>
        <translation>Uma versão mais nova do programa gravou as suas preferências. Aqui voltam ao padrão: {names}.</translation>
    </message>
    <message>
        <source>A note</source>
        <translation>Uma nota</translation>
    </message>
    <message>
        <source>A number is the chance that a card is there. Click one to see what it means.</source>
        <translation>Um número é a chance de a carta estar ali. Clique em um deles para ver o que significa.</translation>
    </message>
    <message>
        <source>A part of the program is missing: {file}. Install the program again.</source>
        <translation>Falta uma parte do programa: {file}. Instale o programa de novo.</translation>
    </message>
    <message>
        <source>A picture of the game that shows nobody’s cards</source>
        <translation>Uma imagem da partida que não mostra as cartas de ninguém</translation>
    </message>
    <message>
        <source>A quarter of the usual error; takes sixteen times as long.</source>
        <translation>Um quarto do erro normal; leva dezesseis vezes mais tempo.</translation>
    </message>
    <message>
        <source>A quick estimate without a known error: the analytic centre of what is possible.</source>
        <translation>Uma estimativa rápida de erro desconhecido: o centro analítico do que é possível.</translation>
    </message>
    <message>
        <source>A spectator has nothing to decide.</source>
        <translation>Quem só assiste não tem nada para decidir.</translation>
    </message>
    <message>
        <source>A tick, a cross, a question mark, no mark</source>
        <translation>Um visto, um xis, um ponto de interrogação, nenhuma marca</translation>
    </message>
    <message>
        <source>A&amp;ppearance</source>
        <translation>&amp;Aparência</translation>
    </message>
    <message>
        <source>About as many well-chosen yes-or-no questions would give the solution</source>
        <translation>Mais ou menos o mesmo número de perguntas de sim ou não bem escolhidas daria a solução</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>Sobre este programa</translation>
    </message>
    <message>
        <source>About {number} solutions left; right if they accused now: {share}</source>
        <translation>Cerca de {number} soluções restantes; certo se acusasse agora: {share}</translation>
    </message>
    <message>
        <source>Accept the completion</source>
        <translation>Aceitar a sugestão</translation>
    </message>
    <message>
        <source>Accusation</source>
        <translation>Acusação</translation>
    </message>
    <message>
        <source>Accuse</source>
        <translation>Acusar</translation>
    </message>
    <message>
        <source>Accuse now</source>
        <comment>a row with the chance to win</comment>
        <translation>Acusar agora</translation>
    </message>
    <message>
        <source>Accuse: {cards}</source>
        <comment>cards: Mrs White with the Rope in the Study</comment>
        <translation>Acuse {cards}</translation>
    </message>
    <message>
        <source>Accuse?</source>
        <translation>Acusar?</translation>
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
        <translation>Adicionar um jogador</translation>
    </message>
    <message>
        <source>Add an entry before this one (Ins)</source>
        <translation>Adicionar um registro antes deste (Ins)</translation>
    </message>
    <message>
        <source>Add it…</source>
        <translation>Adicionar…</translation>
    </message>
    <message>
        <source>Add the cell to its chart, or remove it</source>
        <translation>Adicionar a célula ao seu gráfico, ou removê-la</translation>
    </message>
    <message numerus="yes">
        <source>Add the remaining %n card(s)</source>
        <translation>
            <numerusform>Adicionar a carta restante</numerusform>
            <numerusform>Adicionar as %n cartas restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Conselho</translation>
    </message>
    <message>
        <source>Advice: what to do next</source>
        <translation>Conselho: o que fazer agora</translation>
    </message>
    <message>
        <source>After a wrong accusation</source>
        <translation>Depois de acusar errado</translation>
    </message>
    <message>
        <source>After entry {number}</source>
        <translation>Após o registro {number}</translation>
    </message>
    <message>
        <source>After entry {number} of {total}</source>
        <translation>Após o registro {number} de {total}</translation>
    </message>
    <message>
        <source>After the first card, another player shows one too, and one passes</source>
        <translation>Depois da primeira carta, outro também mostra uma, e outro passa</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>De novo</translation>
    </message>
    <message>
        <source>Against {rivals}</source>
        <translation>Contra {rivals}</translation>
    </message>
    <message>
        <source>All</source>
        <comment>a button: show all of a chart again</comment>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>All</source>
        <comment>suggestions</comment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>All almost equally likely</source>
        <comment>solutions</comment>
        <translation>Todas quase igualmente prováveis</translation>
    </message>
    <message>
        <source>All entries</source>
        <translation>Todos os registros</translation>
    </message>
    <message>
        <source>All equally likely</source>
        <comment>solutions</comment>
        <translation>Todas igualmente prováveis</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos os arquivos</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Todas as mãos</translation>
    </message>
    <message>
        <source>All hands…</source>
        <translation>Todas as mãos…</translation>
    </message>
    <message>
        <source>All keys on one page</source>
        <translation>Todas as teclas em uma página</translation>
    </message>
    <message>
        <source>All suggestions</source>
        <translation>Todos os palpites</translation>
    </message>
    <message>
        <source>An accusation</source>
        <translation>Uma acusação</translation>
    </message>
    <message>
        <source>An estimate from random possible deals, with a known error. Choose how many deals in the preferences.</source>
        <translation>Uma estimativa a partir de distribuições possíveis ao acaso, com erro conhecido. Escolha quantas nas preferências.</translation>
    </message>
    <message>
        <source>Ani&amp;mate changes</source>
        <translation>Ani&amp;mar as mudanças</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animações</translation>
    </message>
    <message>
        <source>Another game with the same rivals, and other cards</source>
        <translation>Outra partida com os mesmos adversários e outras cartas</translation>
    </message>
    <message>
        <source>Another window has opened or discarded it.</source>
        <translation>Outra janela já a abriu ou descartou.</translation>
    </message>
    <message>
        <source>Answering</source>
        <translation>Responder</translation>
    </message>
    <message>
        <source>Any card</source>
        <comment>how the others choose which card to show</comment>
        <translation>Qualquer carta</translation>
    </message>
    <message>
        <source>Anyone watching could have known the solution {moment}.</source>
        <translation>Qualquer espectador poderia saber a solução {moment}.</translation>
    </message>
    <message>
        <source>Anything you learned another way: a dropped card, a look at the pool</source>
        <translation>O que você sabe de outra fonte: uma carta que caiu, uma olhada no monte</translation>
    </message>
    <message>
        <source>Appearance and engines</source>
        <translation>Aparência e motores</translation>
    </message>
    <message>
        <source>As little as possible</source>
        <comment>how the others choose which card to show</comment>
        <translation>O mínimo possível</translation>
    </message>
    <message>
        <source>As people play</source>
        <translation>Pelo modo de jogar</translation>
    </message>
    <message>
        <source>As people play, the solution was about as likely as the cards say.</source>
        <translation>Pelo modo de jogar, a solução era mais ou menos tão provável quanto pelas cartas.</translation>
    </message>
    <message numerus="yes">
        <source>As people play, the solution was likelier before {times} of your %n turn(s): on average {played} instead of {plain}.</source>
        <translation>
            <numerusform>Pelo modo de jogar, a solução era mais provável antes de {times} de %n turno seu: em média {played} em vez de {plain}.</numerusform>
            <numerusform>Pelo modo de jogar, a solução era mais provável antes de {times} dos seus %n turnos: em média {played} em vez de {plain}.</numerusform>
        </translation>
    </message>
    <message>
        <source>As people play, up to ±{error}</source>
        <translation>Pelo modo de jogar, até ±{error}</translation>
    </message>
    <message>
        <source>As people play: what the others suggest counts, and earlier games of {players}.</source>
        <translation>Pelo modo de jogar: contam os palpites dos outros e as partidas anteriores de {players}.</translation>
    </message>
    <message>
        <source>As people play: what the others suggest counts.</source>
        <translation>Pelo modo de jogar: contam os palpites dos outros.</translation>
    </message>
    <message>
        <source>Ask about a mark that was checked: click it while this is down, or press ? on it</source>
        <translation>Perguntar sobre uma marca verificada: clique nela com este botão ativado, ou pressione ? nela</translation>
    </message>
    <message>
        <source>Ask me even if there’s only one card to show</source>
        <translation>Perguntar mesmo que eu só possa mostrar uma carta</translation>
    </message>
    <message>
        <source>At the table</source>
        <comment>games among people</comment>
        <translation>Na mesa</translation>
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
        <translation>Evita mostrar de novo a mesma carta a um jogador: {times} de {occasions} (esperado: {expected})</translation>
    </message>
    <message>
        <source>Avoids showing {kind}: {times} of {occasions} ({expected} expected)</source>
        <translation>Evita mostrar {kind}: {times} de {occasions} (esperado: {expected})</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Voltar (Esc)</translation>
    </message>
    <message>
        <source>Back to &amp;now</source>
        <translation>&amp;Voltar ao presente</translation>
    </message>
    <message>
        <source>Back to now (Esc)</source>
        <translation>Voltar ao presente (Esc)</translation>
    </message>
    <message>
        <source>Back to the entry</source>
        <translation>Voltar ao registro</translation>
    </message>
    <message>
        <source>Back to the sheet</source>
        <translation>Voltar à folha</translation>
    </message>
    <message>
        <source>Back to the start screen; an unsaved game is kept there</source>
        <translation>Voltar à tela inicial; uma partida não salva fica guardada lá</translation>
    </message>
    <message>
        <source>Before entry 1</source>
        <translation>Antes do registro 1</translation>
    </message>
    <message>
        <source>Before the first entry</source>
        <translation>Antes do primeiro registro</translation>
    </message>
    <message>
        <source>Before the first entry. {open}</source>
        <translation>Antes do primeiro registro. {open}</translation>
    </message>
    <message>
        <source>Beginner</source>
        <comment>a rival in a practice game</comment>
        <translation>Iniciante</translation>
    </message>
    <message>
        <source>Being computed…</source>
        <translation>Calculando…</translation>
    </message>
    <message>
        <source>Being updated…</source>
        <translation>Atualizando…</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Melhor</translation>
    </message>
    <message>
        <source>Best chances missed: what they would have ruled out</source>
        <translation>Melhores chances perdidas: o que teriam excluído</translation>
    </message>
    <message>
        <source>Best moves are marked for your own token. Choose it to see them.</source>
        <translation>As melhores jogadas são marcadas para o seu próprio peão. Escolha-o para vê-las.</translation>
    </message>
    <message>
        <source>Best per room</source>
        <translation>A melhor por cômodo</translation>
    </message>
    <message>
        <source>Better moves would have saved you about {value:.1f} turns.</source>
        <translation>Jogadas melhores teriam poupado a você cerca de {value:.1f} turnos.</translation>
    </message>
    <message>
        <source>Better suggestions would have told you {value:.1f} bits more.</source>
        <translation>Palpites melhores teriam revelado {value:.1f} bits a mais.</translation>
    </message>
    <message>
        <source>Better: {cards}</source>
        <translation>Melhor: {cards}</translation>
    </message>
    <message>
        <source>Bits open</source>
        <translation>Bits em aberto</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>Browse finished games and players</source>
        <translation>Ver as partidas terminadas e os jogadores</translation>
    </message>
    <message>
        <source>Buttons and choices</source>
        <translation>Botões e escolhas</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Por</translation>
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
        <translation>Por</translation>
    </message>
    <message>
        <source>By the passage to: {place}</source>
        <translation>Pela passagem para: {place}</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>C&amp;opy result</source>
        <translation>Copiar resul&amp;tado</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cannot work out what it depends on: {reason}.</source>
        <translation>Não foi possível determinar de que isso depende: {reason}.</translation>
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
        <translation>Cartas viradas para baixo</translation>
    </message>
    <message>
        <source>Cards in the &amp;envelope</source>
        <translation>Cartas no &amp;envelope</translation>
    </message>
    <message>
        <source>Cards of player {number}</source>
        <translation>Cartas do jogador {number}</translation>
    </message>
    <message>
        <source>Cards shown to you</source>
        <translation>Cartas mostradas a você</translation>
    </message>
    <message>
        <source>Casual</source>
        <comment>a policy: who advises</comment>
        <translation>Casual</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Células</translation>
    </message>
    <message>
        <source>Cells with the same letter: the player showed one of these cards. A folded corner stands for a tag that has no room. Click a cell to see what is known about it.</source>
        <translation>Células com a mesma letra: o jogador mostrou uma dessas cartas. Um canto dobrado é uma etiqueta que não coube. Clique em uma célula para ver o que se sabe dela.</translation>
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
        <translation>Certas</translation>
    </message>
    <message>
        <source>Certain because of {entries}.</source>
        <comment>entries: entries 3 and 7; the set-up</comment>
        <translation>Certa ({entries}).</translation>
    </message>
    <message>
        <source>Certain for {who}: {cards}</source>
        <translation>{who} com certeza tem: {cards}</translation>
    </message>
    <message>
        <source>Certain, one way or the other.</source>
        <translation>Certo: sim ou não.</translation>
    </message>
    <message>
        <source>Certain: {cards}</source>
        <translation>Certas: {cards}</translation>
    </message>
    <message>
        <source>Certain: {cards}.</source>
        <translation>Com certeza: {cards}.</translation>
    </message>
    <message>
        <source>Ch&amp;oose a suggestion</source>
        <translation>Escolher um &amp;palpite</translation>
    </message>
    <message>
        <source>Change the seats</source>
        <translation>Mudar os lugares</translation>
    </message>
    <message>
        <source>Change the set-up</source>
        <translation>Mudar a configuração</translation>
    </message>
    <message>
        <source>Change to</source>
        <comment>what may have happened instead</comment>
        <translation>Corrigir para</translation>
    </message>
    <message>
        <source>Change to {players}</source>
        <translation>Mudar para {players}</translation>
    </message>
    <message>
        <source>Changing this entry alone does not resolve the contradiction.</source>
        <translation>Mudar só este registro não resolve a contradição.</translation>
    </message>
    <message>
        <source>Chart&amp;s</source>
        <translation>&amp;Gráficos</translation>
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
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Check your marks, then ask about one of them.</source>
        <translation>Verifique as suas marcas e depois pergunte sobre uma delas.</translation>
    </message>
    <message>
        <source>Choice ignored</source>
        <comment>how players choose a card to show</comment>
        <translation>Escolha ignorada</translation>
    </message>
    <message>
        <source>Choose a cell with the arrow keys and see the reason for it</source>
        <translation>Escolher uma célula com as setas e ver por que ela está assim</translation>
    </message>
    <message>
        <source>Choose a place and move the token there</source>
        <translation>Ir a um lugar e mover o peão para lá</translation>
    </message>
    <message>
        <source>Choose a suspect, a weapon and a room.</source>
        <translation>Escolha um suspeito, uma arma e um cômodo.</translation>
    </message>
    <message>
        <source>Choose how the numbers are computed</source>
        <translation>Escolher como os números são calculados</translation>
    </message>
    <message>
        <source>Choose your edition, the players in turn order and the cards in your hand.</source>
        <translation>Escolha a edição, os jogadores na ordem dos turnos e as cartas da sua mão.</translation>
    </message>
    <message>
        <source>Chosen because {reason}.</source>
        <translation>Escolhido porque {reason}.</translation>
    </message>
    <message>
        <source>Classic, UK names</source>
        <translation>Clássica, nomes britânicos</translation>
    </message>
    <message>
        <source>Classic, US names</source>
        <translation>Clássica, nomes americanos</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Clear the roll (Backspace)</source>
        <translation>Limpar o lance (Backspace)</translation>
    </message>
    <message>
        <source>Clear these</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Click a cell of the sheet, or go there with the arrow keys, to see what is known and why.</source>
        <translation>Clique em uma célula da folha, ou vá até ela com as setas, para ver o que se sabe e por quê.</translation>
    </message>
    <message>
        <source>Click to add it; right click if there was none.</source>
        <translation>Clique para adicioná-la; clique com o botão direito se não houve.</translation>
    </message>
    <message>
        <source>Click to put the name into the entry; right click for the likely hands, or to say who leaves or is back.</source>
        <translation>Clique para pôr o nome no registro; clique com o botão direito para ver as mãos prováveis, ou para dizer quem vai embora ou voltou.</translation>
    </message>
    <message>
        <source>Click to remove all hunches.</source>
        <translation>Clique para remover todas as intuições.</translation>
    </message>
    <message>
        <source>Click where you go, or choose with the arrow keys.</source>
        <translation>Clique aonde você vai, ou escolha com as setas.</translation>
    </message>
    <message>
        <source>Click where you go.</source>
        <translation>Clique aonde você vai.</translation>
    </message>
    <message>
        <source>Click where {player} goes.</source>
        <translation>Clique aonde {player} vai.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Close the window; an unsaved game is offered again at the next start</source>
        <translation>Fechar a janela; uma partida não salva é oferecida de novo na próxima vez</translation>
    </message>
    <message>
        <source>Close this hint (Esc)</source>
        <translation>Fechar esta dica (Esc)</translation>
    </message>
    <message>
        <source>Close this panel and return to the entry (Esc)</source>
        <translation>Fechar este painel e voltar ao registro (Esc)</translation>
    </message>
    <message>
        <source>Close {panel}</source>
        <translation>Fechar: {panel}</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Cores</translation>
    </message>
    <message>
        <source>Combinations of suspect, weapon and room that can still be in the envelope</source>
        <translation>Combinações de suspeito, arma e cômodo que ainda podem estar no envelope</translation>
    </message>
    <message>
        <source>Compare the numbers of all engines</source>
        <translation>Comparar os números de todos os motores</translation>
    </message>
    <message>
        <source>Compare with m&amp;y paper</source>
        <translation>Comparar com o meu pape&amp;l</translation>
    </message>
    <message>
        <source>Compare your decisions with the best ones</source>
        <translation>Comparar suas decisões com as melhores</translation>
    </message>
    <message>
        <source>Computing the first numbers…</source>
        <translation>Calculando os primeiros números…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Continue the last game</source>
        <translation>Continuar a última partida</translation>
    </message>
    <message>
        <source>Continue with changes</source>
        <translation>Continuar com as alterações</translation>
    </message>
    <message>
        <source>Continue with them, or open the file as last saved? They are kept either way.</source>
        <translation>Continuar com essas alterações ou abrir o arquivo como foi salvo? De qualquer forma, elas são mantidas.</translation>
    </message>
    <message>
        <source>Contradiction {number} of {total}.</source>
        <translation>Contradição {number} de {total}.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copied as a table.</source>
        <translation>Copiado como tabela.</translation>
    </message>
    <message>
        <source>Copied as text.</source>
        <translation>Copiado como texto.</translation>
    </message>
    <message>
        <source>Copied to the clipboard.</source>
        <translation>Copiado para a área de transferência.</translation>
    </message>
    <message>
        <source>Copy all of this as text (Ctrl+C)</source>
        <translation>Copiar tudo isto como texto (Ctrl+C)</translation>
    </message>
    <message>
        <source>Copy as a table</source>
        <translation>Copiar como tabela</translation>
    </message>
    <message>
        <source>Copy how the game ended as text that names no card, to share it</source>
        <translation>Copiar como a partida terminou em um texto que não cita nenhuma carta, para compartilhar</translation>
    </message>
    <message>
        <source>Copy of {file}</source>
        <translation>Cópia de {file}</translation>
    </message>
    <message>
        <source>Copy or save this chart</source>
        <translation>Copiar ou salvar este gráfico</translation>
    </message>
    <message>
        <source>Copy the marks of your paper sheet; each is checked at once</source>
        <translation>Copiar as marcas da sua folha de papel; cada uma é verificada na hora</translation>
    </message>
    <message>
        <source>Copy your paper: each mark is checked at once.</source>
        <translation>Copie a sua folha de papel: cada marca é verificada na hora.</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corrigir</translation>
    </message>
    <message>
        <source>Correct entry {number}</source>
        <comment>a button</comment>
        <translation>Corrigir registro {number}</translation>
    </message>
    <message>
        <source>Correct entry {number}: click where {player} went. Esc leaves it as it is.</source>
        <translation>Corrigir o registro {number}: clique onde {player} foi. Esc deixa como está.</translation>
    </message>
    <message>
        <source>Correct entry {number}: {words}</source>
        <translation>Corrigir o registro {number}: {words}</translation>
    </message>
    <message>
        <source>Correct it…</source>
        <translation>Corrigir…</translation>
    </message>
    <message>
        <source>Correct players, cards and rules of this game</source>
        <translation>Corrigir jogadores, cartas e regras desta partida</translation>
    </message>
    <message>
        <source>Correct the set-up to see numbers again.</source>
        <translation>Corrija a configuração para ver números de novo.</translation>
    </message>
    <message>
        <source>Correct the set-up…</source>
        <translation>Corrigir a configuração…</translation>
    </message>
    <message>
        <source>Correct this entry (Enter or double-click)</source>
        <translation>Corrigir este registro (Enter ou duplo clique)</translation>
    </message>
    <message>
        <source>Corrections could not be found: {error}</source>
        <translation>Não foi possível encontrar correções: {error}</translation>
    </message>
    <message>
        <source>Could not work out which card to show: {error}.</source>
        <translation>Não foi possível determinar que carta mostrar: {error}.</translation>
    </message>
    <message>
        <source>Count again</source>
        <translation>Contar de novo</translation>
    </message>
    <message>
        <source>Counts every possible deal. Its numbers are exact, but it gives up where there are too many deals.</source>
        <translation>Conta todas as distribuições possíveis. Os números são exatos, mas desiste quando há distribuições demais.</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Xis</translation>
    </message>
    <message>
        <source>Ctrl+Plus and Ctrl+Minus work anywhere; Ctrl+0 resets.</source>
        <translation>Ctrl+Mais e Ctrl+Menos funcionam em qualquer lugar; Ctrl+0 restaura.</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Ctrl+clique</translation>
    </message>
    <message>
        <source>Ctrl+click cells of the sheet to see how likely they became.</source>
        <translation>Ctrl+clique nas células da folha mostra como a probabilidade delas mudou.</translation>
    </message>
    <message>
        <source>Daily game, {day}</source>
        <translation>Partida do dia, {day}</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Dark text on a light background.</source>
        <translation>Texto escuro sobre fundo claro.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Deal evenly</source>
        <translation>Dividir por igual</translation>
    </message>
    <message>
        <source>Deerstalker crashed last time. Your games are safe.</source>
        <translation>O Deerstalker travou da última vez. As suas partidas estão a salvo.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Delete this entry (Del)</source>
        <translation>Excluir este registro (Del)</translation>
    </message>
    <message>
        <source>Detach or reattach {panel}</source>
        <translation>Separar ou reintegrar: {panel}</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Detalhes…</translation>
    </message>
    <message>
        <source>Detective’s sheet</source>
        <translation>Folha de detetive</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Differences in standard errors</source>
        <translation>Diferenças em erros padrão</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Discard this practice game?</source>
        <translation>Descartar esta partida de treino?</translation>
    </message>
    <message>
        <source>Discover the Secrets (2008)</source>
        <translation>Descubra os Segredos (2008)</translation>
    </message>
    <message>
        <source>Done: choose my hand</source>
        <translation>Pronto: escolher a minha mão</translation>
    </message>
    <message>
        <source>Don’t accuse yet.</source>
        <translation>Não acuse ainda.</translation>
    </message>
    <message>
        <source>Doors of the board</source>
        <translation>Portas do tabuleiro</translation>
    </message>
    <message>
        <source>Drag or click to change the order (or Alt+Up, Alt+Down in the name)</source>
        <translation>Arraste ou clique para mudar a ordem (ou Alt+Acima, Alt+Abaixo no nome)</translation>
    </message>
    <message>
        <source>Draws all deals: the same position always gives the same numbers.</source>
        <translation>Sorteia todas as distribuições previstas: a mesma posição dá sempre os mesmos números.</translation>
    </message>
    <message>
        <source>Draws deals at random. Four times as many halve the error.</source>
        <translation>Sorteia distribuições ao acaso. Quatro vezes mais delas reduzem o erro à metade.</translation>
    </message>
    <message>
        <source>Draws fewer deals if time runs out.</source>
        <translation>Sorteia menos distribuições se o tempo não for suficiente.</translation>
    </message>
    <message>
        <source>E&amp;ngines</source>
        <translation>Mo&amp;tores</translation>
    </message>
    <message>
        <source>E&amp;xplain a cell</source>
        <translation>E&amp;xplicar uma célula</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>a rival in a practice game</comment>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Edit card names</source>
        <translation>Editar os nomes das cartas</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edição</translation>
    </message>
    <message>
        <source>Edition of the game</source>
        <translation>Edição do jogo</translation>
    </message>
    <message>
        <source>Effective samples</source>
        <translation>Amostras efetivas</translation>
    </message>
    <message>
        <source>En&amp;gines compared</source>
        <translation>Compa&amp;ração dos motores</translation>
    </message>
    <message>
        <source>End my turn</source>
        <translation>Terminar o turno</translation>
    </message>
    <message>
        <source>End your turn, or accuse?</source>
        <translation>Terminar o turno ou acusar?</translation>
    </message>
    <message>
        <source>Engin&amp;e</source>
        <translation>Mot&amp;or</translation>
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
        <translation>Comparação dos motores</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a button: enters what was said</comment>
        <translation>Registrar</translation>
    </message>
    <message>
        <source>Enter accusation</source>
        <comment>a button</comment>
        <translation>Registrar acusação</translation>
    </message>
    <message>
        <source>Enter each suggestion here: who suggests, the three cards, and who shows one.</source>
        <translation>Registre aqui cada palpite: quem o dá, as três cartas e quem mostra uma.</translation>
    </message>
    <message>
        <source>Enter it</source>
        <translation>Registrar</translation>
    </message>
    <message>
        <source>Enter note</source>
        <comment>a button</comment>
        <translation>Registrar nota</translation>
    </message>
    <message>
        <source>Enter suggestion</source>
        <comment>a button</comment>
        <translation>Registrar palpite</translation>
    </message>
    <message>
        <source>Enter this</source>
        <comment>a button</comment>
        <translation>Registrar</translation>
    </message>
    <message>
        <source>Enter what everyone held, for a complete review</source>
        <translation>Informe o que cada um tinha, para uma revisão completa</translation>
    </message>
    <message>
        <source>Enter what happens</source>
        <translation>Registre o que acontece</translation>
    </message>
    <message>
        <source>Enter, or show what’s missing</source>
        <translation>Registrar, ou ver o que falta</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>Entries appear here. Select one to see the sheet as it was then.</source>
        <translation>Os registros aparecem aqui. Selecione um para ver a folha como era naquele momento.</translation>
    </message>
    <message>
        <source>Entries it depends on (all are needed)</source>
        <translation>Registros de que isso depende (todos são necessários)</translation>
    </message>
    <message>
        <source>Entries {numbers} go to places that are not on this board.</source>
        <translation>Os registros {numbers} levam a lugares que não estão neste tabuleiro.</translation>
    </message>
    <message>
        <source>Entries, oldest first</source>
        <translation>Registros, do mais antigo ao mais novo</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Entry</source>
        <comment>below the numbers of entries</comment>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Entry</source>
        <comment>the numbers of entries, below a scale</comment>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Entry it depends on</source>
        <translation>Registro de que isso depende</translation>
    </message>
    <message>
        <source>Entry {entry}</source>
        <translation>Registro {entry}</translation>
    </message>
    <message>
        <source>Entry {entry} · Accusation</source>
        <translation>Registro {entry} · Acusação</translation>
    </message>
    <message>
        <source>Entry {entry} · Card shown to {player}</source>
        <translation>Registro {entry} · Carta mostrada a {player}</translation>
    </message>
    <message>
        <source>Entry {entry} · Move</source>
        <translation>Registro {entry} · Movimento</translation>
    </message>
    <message>
        <source>Entry {entry} · Suggestion</source>
        <translation>Registro {entry} · Palpite</translation>
    </message>
    <message>
        <source>Entry {entry}: {line}</source>
        <translation>Registro {entry}: {line}</translation>
    </message>
    <message>
        <source>Entry {number}</source>
        <translation>Registro {number}</translation>
    </message>
    <message>
        <source>Entry {number} goes to a place that is not on this board.</source>
        <translation>O registro {number} leva a um lugar que não está neste tabuleiro.</translation>
    </message>
    <message>
        <source>Entry {number} no longer fits: {problem}</source>
        <translation>O registro {number} não é mais compatível: {problem}</translation>
    </message>
    <message>
        <source>Entry {number} of the journal cannot be used ({why}), nor can the 1 entry after it.</source>
        <translation>O registro {number} do diário não pode ser usado ({why}), nem o que vem depois dele.</translation>
    </message>
    <message>
        <source>Entry {number} of the journal cannot be used ({why}), nor can the {behind} entries after it.</source>
        <translation>O registro {number} do diário não pode ser usado ({why}), nem os {behind} registros depois dele.</translation>
    </message>
    <message>
        <source>Entry {number} of the journal cannot be used ({why}).</source>
        <translation>O registro {number} do diário não pode ser usado ({why}).</translation>
    </message>
    <message>
        <source>Entry {number} of the journal, the last one, was only partly written.</source>
        <translation>O registro {number} do diário, o último, não foi gravado até o fim.</translation>
    </message>
    <message>
        <source>Entry {number}, by {who}. {open}</source>
        <translation>Registro {number}, por {who}. {open}</translation>
    </message>
    <message>
        <source>Entry {number}. {open}</source>
        <translation>Registro {number}. {open}</translation>
    </message>
    <message>
        <source>Entry {number}: entered.</source>
        <translation>Registro {number}: feito.</translation>
    </message>
    <message>
        <source>Entry {number}: nothing new about the envelope.</source>
        <translation>Registro {number}: nada de novo sobre o envelope.</translation>
    </message>
    <message>
        <source>Entry {number}: nothing new.</source>
        <translation>Registro {number}: nada de novo.</translation>
    </message>
    <message>
        <source>Entry {number}: the favourites moved closer together.</source>
        <translation>Registro {number}: os favoritos ficaram mais próximos.</translation>
    </message>
    <message>
        <source>Entry {number}: the favourites stand out a little more.</source>
        <translation>Registro {number}: os favoritos se destacam um pouco mais.</translation>
    </message>
    <message>
        <source>Entry {number}: {before} to {after} solutions, about {share} ruled out.</source>
        <translation>Registro {number}: de {before} para {after} soluções, cerca de {share} a menos.</translation>
    </message>
    <message>
        <source>Entry {number}: {before} to {after} solutions.</source>
        <translation>Registro {number}: de {before} para {after} soluções.</translation>
    </message>
    <message>
        <source>Entry {number}: {line}</source>
        <translation>Registro {number}: {line}</translation>
    </message>
    <message>
        <source>Entry {number}: {line}{notes}.</source>
        <comment>notes: nothing, or some in brackets</comment>
        <translation>Registro {number}: {line}{notes}.</translation>
    </message>
    <message>
        <source>Entry {number}: {text}</source>
        <translation>Registro {number}: {text}</translation>
    </message>
    <message>
        <source>Entry {number}: {what}.</source>
        <comment>what: Dot is out</comment>
        <translation>Registro {number}: {what}.</translation>
    </message>
    <message>
        <source>Envelope</source>
        <translation>Envelope</translation>
    </message>
    <message>
        <source>Envelope</source>
        <comment>what heads a column</comment>
        <translation>Envelope</translation>
    </message>
    <message>
        <source>Envelope: {cards}</source>
        <comment>cards that are there, as a note in few words</comment>
        <translation>Envelope: {cards}</translation>
    </message>
    <message>
        <source>Error report</source>
        <translation>Relatório de erro</translation>
    </message>
    <message>
        <source>Estimated from the hands they might hold.</source>
        <translation>Estimado a partir das mãos que eles poderiam ter.</translation>
    </message>
    <message>
        <source>Estimated from {deals} drawn deals, with {hands} different hands. There may be more.</source>
        <translation>Estimativa a partir de {deals} distribuições sorteadas, com {hands} mãos diferentes. Pode haver mais.</translation>
    </message>
    <message>
        <source>Estimated from {deals} drawn deals, with {hands} different hands; these {shown} came up most. There may be more.</source>
        <translation>Estimativa a partir de {deals} distribuições sorteadas, com {hands} mãos diferentes; aqui estão as {shown} mais frequentes. Pode haver mais.</translation>
    </message>
    <message>
        <source>Estimated. The lines at the ends show the standard error.</source>
        <translation>Estimativa. As linhas nas pontas mostram o erro padrão.</translation>
    </message>
    <message>
        <source>Everything grows with the text.</source>
        <translation>Tudo cresce com o texto.</translation>
    </message>
    <message>
        <source>Exact</source>
        <comment>an engine</comment>
        <translation>Exato</translation>
    </message>
    <message>
        <source>Exact numbers are being computed and will replace these if possible.</source>
        <translation>Os números exatos estão sendo calculados e substituirão estes, se possível.</translation>
    </message>
    <message>
        <source>Exact numbers are not available: {why}.</source>
        <translation>Não há números exatos: {why}.</translation>
    </message>
    <message>
        <source>Exact numbers where they can be had in time; otherwise an estimate first, replaced by exact numbers when they are ready.</source>
        <translation>Números exatos quando dá tempo; senão, primeiro uma estimativa, que os números exatos substituem quando ficam prontos.</translation>
    </message>
    <message>
        <source>Exact whenever possible. If that takes longer, an estimate is shown first, then replaced.</source>
        <translation>Exato sempre que possível. Se demorar mais, mostra primeiro uma estimativa e depois a substitui.</translation>
    </message>
    <message>
        <source>Exact, ignored</source>
        <comment>short: an engine, which ignores the choice</comment>
        <translation>Exato, ign.</translation>
    </message>
    <message>
        <source>Example game</source>
        <translation>Partida de exemplo</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export the review</source>
        <translation>Exportar a revisão</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Viradas para baixo</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>À vista</translation>
    </message>
    <message>
        <source>Face up</source>
        <comment>cards that lie open on the table; heads a column</comment>
        <translation>À vista</translation>
    </message>
    <message>
        <source>Face up on the table</source>
        <translation>À vista na mesa</translation>
    </message>
    <message>
        <source>Face up: {cards}</source>
        <comment>cards that are there, as a note in few words</comment>
        <translation>À vista: {cards}</translation>
    </message>
    <message>
        <source>Face up: {number} chosen</source>
        <translation>À vista: {number} escolhidas</translation>
    </message>
    <message>
        <source>Face-up cards</source>
        <translation>Cartas à vista</translation>
    </message>
    <message>
        <source>Fair</source>
        <comment>a suggestion: what it tells, beside the best</comment>
        <translation>Regular</translation>
    </message>
    <message>
        <source>Fast; the errors are twice as large as usual.</source>
        <translation>Rápido; os erros são o dobro do normal.</translation>
    </message>
    <message>
        <source>Fill in this one</source>
        <translation>Preencher com este</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Finished games they won</source>
        <translation>Partidas terminadas que ganharam</translation>
    </message>
    <message>
        <source>Finished games, without the example</source>
        <translation>Partidas terminadas, sem o exemplo</translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>Corrigir…</translation>
    </message>
    <message>
        <source>Follows the system setting.</source>
        <translation>Segue a configuração do sistema.</translation>
    </message>
    <message>
        <source>For example: {line}</source>
        <translation>Por exemplo: {line}</translation>
    </message>
    <message>
        <source>From about {before} solutions to {after}, on average</source>
        <translation>De cerca de {before} soluções para {after}, em média</translation>
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
        <translation>Número da partida</translation>
    </message>
    <message>
        <source>Game over: your accusation was correct. It was {cards}.</source>
        <translation>Fim de jogo: sua acusação estava certa. Era {cards}.</translation>
    </message>
    <message>
        <source>Game over: {who} accused correctly. It was {cards}.</source>
        <translation>Fim de jogo: {who} acusou certo. Era {cards}.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Games and players</source>
        <translation>Partidas e jogadores</translation>
    </message>
    <message>
        <source>Gives a lot away.</source>
        <comment>a suggestion, to the others</comment>
        <translation>Revela muito.</translation>
    </message>
    <message>
        <source>Gives little away.</source>
        <comment>a suggestion, to the others</comment>
        <translation>Revela pouco.</translation>
    </message>
    <message>
        <source>Gives something away.</source>
        <comment>a suggestion, to the others</comment>
        <translation>Revela alguma coisa.</translation>
    </message>
    <message>
        <source>Go back a field and clear it</source>
        <translation>Voltar um campo e esvaziá-lo</translation>
    </message>
    <message>
        <source>Go from cell to cell</source>
        <translation>Ir de célula em célula</translation>
    </message>
    <message>
        <source>Go from point to point</source>
        <translation>Ir de ponto em ponto</translation>
    </message>
    <message>
        <source>Go on with the entry</source>
        <translation>Continuar o registro</translation>
    </message>
    <message>
        <source>Go to an option and choose it</source>
        <translation>Ir a uma opção e escolhê-la</translation>
    </message>
    <message>
        <source>Go to the advice with the keyboard</source>
        <translation>Ir ao conselho pelo teclado</translation>
    </message>
    <message>
        <source>Go to the next field</source>
        <translation>Ir ao próximo campo</translation>
    </message>
    <message>
        <source>Go to: {place}</source>
        <translation>Ir para: {place}</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>a suggestion: what it tells, beside the best</comment>
        <translation>Bom</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Entendi</translation>
    </message>
    <message>
        <source>Greedy</source>
        <comment>a policy: who advises</comment>
        <translation>Gulosa</translation>
    </message>
    <message>
        <source>Habits known: {players}</source>
        <translation>Hábitos conhecidos: {players}</translation>
    </message>
    <message>
        <source>Habits of the &amp;players…</source>
        <translation>&amp;Hábitos dos jogadores…</translation>
    </message>
    <message>
        <source>Habits of the players</source>
        <translation>Hábitos dos jogadores</translation>
    </message>
    <message>
        <source>Half the usual error; takes four times as long.</source>
        <translation>Metade do erro normal; leva quatro vezes mais tempo.</translation>
    </message>
    <message>
        <source>Han&amp;ds…</source>
        <translation>&amp;Mãos…</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>Hands, the likeliest first</source>
        <translation>Mãos, da mais provável à menos provável</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>a rival in a practice game</comment>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Has it or not</source>
        <translation>Tem ou não</translation>
    </message>
    <message>
        <source>Has it?</source>
        <comment>a caption: has it or not</comment>
        <translation>Tem?</translation>
    </message>
    <message>
        <source>Has left.</source>
        <translation>Foi embora.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>Detentores</translation>
    </message>
    <message>
        <source>Hollow points are estimates.</source>
        <translation>Pontos vazados são estimativas.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>House rules and more</source>
        <translation>Regras da casa e mais</translation>
    </message>
    <message>
        <source>How advice is given</source>
        <translation>Como se dá o conselho</translation>
    </message>
    <message>
        <source>How close</source>
        <translation>Quão perto</translation>
    </message>
    <message>
        <source>How close are the others?</source>
        <comment>the other players</comment>
        <translation>Quão perto estão os outros?</translation>
    </message>
    <message>
        <source>How close are the others? (estimated)</source>
        <comment>the other players</comment>
        <translation>Quão perto estão os outros? (estimativa)</translation>
    </message>
    <message>
        <source>How close the &amp;others are</source>
        <translation>Em que ponto estão &amp;os outros</translation>
    </message>
    <message>
        <source>How close the others are</source>
        <translation>Em que ponto estão os outros</translation>
    </message>
    <message>
        <source>How large text is</source>
        <translation>O tamanho do texto</translation>
    </message>
    <message>
        <source>How likely</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>How likely cells &amp;became</source>
        <translation>Como mudou a probabilidade das &amp;células</translation>
    </message>
    <message>
        <source>How likely cells became</source>
        <translation>Como mudou a probabilidade das células</translation>
    </message>
    <message>
        <source>How long Automatic waits for exact numbers</source>
        <translation>Quanto tempo o Automático espera pelos números exatos</translation>
    </message>
    <message>
        <source>How long Monte Carlo may take</source>
        <translation>Quanto tempo Monte Carlo pode levar</translation>
    </message>
    <message>
        <source>How many cards this player has</source>
        <translation>Quantas cartas este jogador tem</translation>
    </message>
    <message>
        <source>How many certain cells are missed; then which entry, which cell, and why</source>
        <translation>Quantas células certas faltam; depois que registro, que célula, e por quê</translation>
    </message>
    <message>
        <source>How many deals Monte Carlo draws</source>
        <translation>Quantas distribuições Monte Carlo sorteia</translation>
    </message>
    <message>
        <source>How many of their accusations were correct</source>
        <translation>Quantas das acusações deles estavam certas</translation>
    </message>
    <message>
        <source>How many rivals</source>
        <translation>Quantos adversários</translation>
    </message>
    <message>
        <source>How much each player could know before the accusation that ended the game</source>
        <translation>Quanto cada jogador podia saber antes da acusação que encerrou a partida</translation>
    </message>
    <message>
        <source>How much of the envelope was open, from the first entry to the last</source>
        <translation>Quanto do envelope estava em aberto, do primeiro registro ao último</translation>
    </message>
    <message>
        <source>How should the advice play?</source>
        <translation>Como o conselho deve jogar?</translation>
    </message>
    <message>
        <source>How the game ended</source>
        <translation>Como a partida terminou</translation>
    </message>
    <message>
        <source>How the others choose</source>
        <translation>Como os outros escolhem</translation>
    </message>
    <message>
        <source>How you play</source>
        <translation>Como você joga</translation>
    </message>
    <message>
        <source>Hunch: {belief}</source>
        <comment>belief: I think so (75%)</comment>
        <translation>Intuição: {belief}</translation>
    </message>
    <message>
        <source>Hunches included: {n}</source>
        <comment>in the numbers</comment>
        <translation>Intuições incluídas: {n}</translation>
    </message>
    <message>
        <source>Hunches left out: {n}</source>
        <comment>of the numbers</comment>
        <translation>Intuições não incluídas: {n}</translation>
    </message>
    <message>
        <source>I am player {number}</source>
        <translation>Eu sou o jogador {number}</translation>
    </message>
    <message>
        <source>I happened to see the card</source>
        <translation>Vi a carta por acaso</translation>
    </message>
    <message>
        <source>I saw</source>
        <comment>a caption: a leftover card</comment>
        <translation>Eu vi</translation>
    </message>
    <message>
        <source>I saw it…</source>
        <comment>a card that was not meant for my eyes</comment>
        <translation>Eu a vi…</translation>
    </message>
    <message>
        <source>I think so ({p})</source>
        <translation>acho que sim ({p})</translation>
    </message>
    <message numerus="yes">
        <source>I won with %n suggestion(s).</source>
        <translation>
            <numerusform>Ganhei com %n palpite.</numerusform>
            <numerusform>Ganhei com %n palpites.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you roll</source>
        <translation>Conforme os dados</translation>
    </message>
    <message>
        <source>If you suggest {cards}</source>
        <comment>{cards}: three names with commas between them</comment>
        <translation>Com o palpite {cards}</translation>
    </message>
    <message>
        <source>If {clause}:</source>
        <translation>Se {clause}:</translation>
    </message>
    <message>
        <source>In a chart</source>
        <translation>Em um gráfico</translation>
    </message>
    <message>
        <source>In the entry</source>
        <translation>No registro</translation>
    </message>
    <message>
        <source>In the envelope</source>
        <translation>No envelope</translation>
    </message>
    <message>
        <source>In the envelope: {cards}</source>
        <translation>No envelope: {cards}</translation>
    </message>
    <message>
        <source>In the other deal it is here.</source>
        <comment>a deal that fits all entries, too</comment>
        <translation>Na outra distribuição, está aqui.</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Na janela</translation>
    </message>
    <message>
        <source>Include the &amp;game: players, cards and entries</source>
        <translation>Incluir a &amp;partida: jogadores, cartas e registros</translation>
    </message>
    <message>
        <source>Insert before</source>
        <translation>Inserir antes</translation>
    </message>
    <message>
        <source>Insert before entry {number}</source>
        <comment>a button</comment>
        <translation>Inserir antes do registro {number}</translation>
    </message>
    <message>
        <source>Into</source>
        <comment>a caption: rooms that can be reached</comment>
        <translation>Entrar</translation>
    </message>
    <message>
        <source>Is it your turn? Advice tells you what to do next, and why.</source>
        <translation>É a sua vez? O conselho diz o que fazer agora e por quê.</translation>
    </message>
    <message>
        <source>Is {card:the} {where}?</source>
        <comment>where: with Bob, in the envelope …</comment>
        <translation>Será que {card:the} está {where}?</translation>
    </message>
    <message>
        <source>It cannot be brought back.</source>
        <translation>Ela não pode ser recuperada.</translation>
    </message>
    <message>
        <source>It ignores how players choose which card to show, unlike the rules of this game.</source>
        <translation>Ignora como os jogadores escolhem a carta que mostram, ao contrário do que dizem as regras desta partida.</translation>
    </message>
    <message>
        <source>It may be open on another computer ({host}).</source>
        <translation>Pode estar aberta em outro computador ({host}).</translation>
    </message>
    <message numerus="yes">
        <source>It moves %n number(s) by more than 5 points:</source>
        <translation>
            <numerusform>Muda %n número em mais de 5 pontos:</numerusform>
            <numerusform>Muda %n números em mais de 5 pontos:</numerusform>
        </translation>
    </message>
    <message>
        <source>It moves no number by more than 5 points yet.</source>
        <translation>Ainda não muda nenhum número em mais de 5 pontos.</translation>
    </message>
    <message>
        <source>It ruled nothing out; the favourites moved closer together ({bits}).</source>
        <translation>Não excluiu nada; os favoritos ficaram mais próximos ({bits}).</translation>
    </message>
    <message>
        <source>It ruled out {share} of what was possible ({bits}).</source>
        <comment>share: 20%</comment>
        <translation>Excluiu {share} do que era possível ({bits}).</translation>
    </message>
    <message>
        <source>It stopped at the time limit of the preferences: more time, smaller errors.</source>
        <translation>Parou no limite de tempo das preferências: mais tempo, erros menores.</translation>
    </message>
    <message>
        <source>It tells {each} bits.</source>
        <comment>each: Bob about 0.25 and Cid about 0.10</comment>
        <translation>Revela (em bits): {each}.</translation>
    </message>
    <message>
        <source>It tells {who} as little as {card}, and more players have seen it already.</source>
        <translation>Revela a {who} tão pouco quanto {card}, e mais jogadores já a viram.</translation>
    </message>
    <message>
        <source>It tells {who} as little as {card}.</source>
        <translation>Revela a {who} tão pouco quanto {card}.</translation>
    </message>
    <message>
        <source>It tells {who} less than {card} would.</source>
        <comment>a card to show, and another</comment>
        <translation>Revela a {who} menos do que {card}.</translation>
    </message>
    <message>
        <source>It told you nothing about the envelope.</source>
        <translation>Não revelou nada sobre o envelope.</translation>
    </message>
    <message>
        <source>It was</source>
        <comment>a caption: right or wrong</comment>
        <translation>Estava</translation>
    </message>
    <message>
        <source>It was here when the cards were laid open.</source>
        <translation>Estava aqui: as cartas foram reveladas.</translation>
    </message>
    <message>
        <source>It was {who}</source>
        <translation>Foi {who}</translation>
    </message>
    <message>
        <source>It’s the only one you hold.</source>
        <comment>a card to show</comment>
        <translation>É a única que você tem.</translation>
    </message>
    <message>
        <source>I’m almost sure ({p})</source>
        <translation>quase certeza ({p})</translation>
    </message>
    <message>
        <source>I’m only watching</source>
        <translation>Só estou assistindo</translation>
    </message>
    <message>
        <source>Judged by what you knew at that moment. A suggestion “rules out” the share of the possible solutions that its answer would rule out on average.</source>
        <translation>Julgado pelo que você sabia naquele momento. Um palpite “exclui” a parte das soluções possíveis que a sua resposta excluiria em média.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continuar jogando</translation>
    </message>
    <message>
        <source>Keep this entry in the list without counting it, or count it again (Space)</source>
        <translation>Manter este registro na lista sem contá-lo, ou contá-lo de novo (Espaço)</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Known to</source>
        <comment>a caption: who knows what is entered</comment>
        <translation>Sabem</translation>
    </message>
    <message>
        <source>Knows it now</source>
        <translation>Sabe agora</translation>
    </message>
    <message>
        <source>Knows it on the next turn</source>
        <translation>Sabe no próximo turno</translation>
    </message>
    <message>
        <source>Knows the solution now</source>
        <translation>Sabe a solução agora</translation>
    </message>
    <message>
        <source>Laid open ({entries}).</source>
        <comment>a card; entries: entry 12</comment>
        <translation>Aberta ({entries}).</translation>
    </message>
    <message>
        <source>Largest difference</source>
        <translation>Maior diferença</translation>
    </message>
    <message>
        <source>Left: about {envelope} solutions (suspects {suspect}, weapons {weapon}, rooms {room}).</source>
        <translation>Restam cerca de {envelope} soluções (suspeitos {suspect}, armas {weapon}, cômodos {room}).</translation>
    </message>
    <message>
        <source>Left: suspects {suspect}, weapons {weapon}, rooms {room}.</source>
        <translation>Restam: suspeitos {suspect}, armas {weapon}, cômodos {room}.</translation>
    </message>
    <message>
        <source>Leftover cards: none</source>
        <translation>Cartas que sobram: nenhuma</translation>
    </message>
    <message>
        <source>Leftover cards: {number}</source>
        <translation>Cartas que sobram: {number}</translation>
    </message>
    <message>
        <source>Let them follow, too</source>
        <translation>Adaptar também</translation>
    </message>
    <message>
        <source>Let what the others suggest count, too, not only what the cards say</source>
        <translation>Contar também os palpites dos outros, não só o que dizem as cartas</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licença</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenças</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Light or dark colours</source>
        <translation>Cores claras ou escuras</translation>
    </message>
    <message>
        <source>Light text on a dark background.</source>
        <translation>Texto claro sobre fundo escuro.</translation>
    </message>
    <message>
        <source>Likely &amp;hands…</source>
        <translation>&amp;Mãos prováveis…</translation>
    </message>
    <message>
        <source>Likely (50% or more)</source>
        <translation>Prováveis (50% ou mais)</translation>
    </message>
    <message>
        <source>Likely for {who}: {cards}</source>
        <translation>{who} provavelmente tem: {cards}</translation>
    </message>
    <message>
        <source>Likely hands</source>
        <translation>Mãos prováveis</translation>
    </message>
    <message>
        <source>Likely hands of the pool…</source>
        <translation>Mãos prováveis do monte…</translation>
    </message>
    <message>
        <source>Likely hands of {player}…</source>
        <translation>Mãos prováveis de {player}…</translation>
    </message>
    <message>
        <source>Likely: {cards}</source>
        <translation>Prováveis: {cards}</translation>
    </message>
    <message>
        <source>Likes to show a player the same card again: {times} of {occasions} ({expected} expected)</source>
        <translation>Tende a mostrar de novo a mesma carta a um jogador: {times} de {occasions} (esperado: {expected})</translation>
    </message>
    <message>
        <source>Likes to show {kind}: {times} of {occasions} ({expected} expected)</source>
        <translation>Gosta de mostrar {kind}: {times} de {occasions} (esperado: {expected})</translation>
    </message>
    <message>
        <source>Look at the cards lying face up.</source>
        <translation>Olhe as cartas à vista.</translation>
    </message>
    <message>
        <source>Look at the number of cards that each holder has.</source>
        <translation>Olhe quantas cartas cada detentor tem.</translation>
    </message>
    <message>
        <source>Look at your own cards.</source>
        <translation>Olhe as suas próprias cartas.</translation>
    </message>
    <message>
        <source>Look at {entry}.</source>
        <translation>Olhe o {entry}.</translation>
    </message>
    <message>
        <source>Look closer, or see more</source>
        <translation>Ver mais de perto, ou mais de longe</translation>
    </message>
    <message>
        <source>Looking for corrections…</source>
        <translation>Procurando correções…</translation>
    </message>
    <message>
        <source>Looking it up…</source>
        <translation>Procurando…</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Sorte e habilidade</translation>
    </message>
    <message>
        <source>Lucky answers: they told you {value:.1f} bits more than you could expect.</source>
        <translation>Sorte nas respostas: revelaram {value:.1f} bits a mais do que você podia esperar.</translation>
    </message>
    <message>
        <source>Lucky dice: they saved you about {value:.1f} turns.</source>
        <translation>Sorte nos dados: pouparam a você cerca de {value:.1f} turnos.</translation>
    </message>
    <message>
        <source>Make everything large enough for a finger</source>
        <translation>Deixar tudo grande o bastante para os dedos</translation>
    </message>
    <message>
        <source>Make that mark again (on the sheet also Ctrl+Y)</source>
        <translation>Refazer essa marca (na folha também Ctrl+Y)</translation>
    </message>
    <message>
        <source>Make this entry (Enter)</source>
        <translation>Fazer este registro (Enter)</translation>
    </message>
    <message>
        <source>Make your own marks on an empty sheet, and have them checked; numbers are hidden</source>
        <translation>Fazer as suas marcas em uma folha vazia e verificá-las; os números ficam ocultos</translation>
    </message>
    <message>
        <source>Makes your accusation surest.</source>
        <translation>Torna a sua acusação mais segura.</translation>
    </message>
    <message>
        <source>Mark the best places for you to go; others at the table may see the screen</source>
        <translation>Marcar os melhores lugares para você; os outros na mesa podem ver a tela</translation>
    </message>
    <message>
        <source>Mark the card that tells the least</source>
        <translation>Marcar a carta que menos revela</translation>
    </message>
    <message>
        <source>Marks of another game are not shown. They are in {file}.</source>
        <translation>As marcas de outra partida não são mostradas. Elas estão em {file}.</translation>
    </message>
    <message>
        <source>Master</source>
        <comment>a rival in a practice game</comment>
        <translation>Mestre</translation>
    </message>
    <message>
        <source>Master Detective</source>
        <translation>Master Detective</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>Me</source>
        <comment>the name of the first player, whose sheet this is</comment>
        <translation>Eu</translation>
    </message>
    <message>
        <source>Me</source>
        <comment>who of the players I am</comment>
        <translation>Eu</translation>
    </message>
    <message>
        <source>Mean difference</source>
        <translation>Diferença média</translation>
    </message>
    <message>
        <source>Middle</source>
        <comment>a rival in a practice game</comment>
        <translation>Médio</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Perdidos</translation>
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
        <translation>Mais respostas…</translation>
    </message>
    <message>
        <source>Most likely</source>
        <translation>Mais provável</translation>
    </message>
    <message>
        <source>Most likely, as people play</source>
        <translation>Mais provável, pelo modo de jogar</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Mover para &amp;baixo</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Mover para &amp;cima</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Mover para baixo</translation>
    </message>
    <message>
        <source>Move player {number}</source>
        <translation>Mover o jogador {number}</translation>
    </message>
    <message>
        <source>Move this entry down (Alt+Down, or drag it)</source>
        <translation>Mover este registro para baixo (Alt+Abaixo, ou arraste-o)</translation>
    </message>
    <message>
        <source>Move this entry up (Alt+Up, or drag it)</source>
        <translation>Mover este registro para cima (Alt+Acima, ou arraste-o)</translation>
    </message>
    <message>
        <source>Move this token (Page Down on the board)</source>
        <translation>Mover este peão (Page Down no tabuleiro)</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Mover para cima</translation>
    </message>
    <message>
        <source>Moves are corrected on the board, but this game has none. You can delete the entry.</source>
        <translation>Os movimentos são corrigidos no tabuleiro, mas esta partida não tem. Você pode excluir o registro.</translation>
    </message>
    <message>
        <source>My hand</source>
        <translation>Minha mão</translation>
    </message>
    <message>
        <source>My hand: {number} of {size} chosen</source>
        <translation>Minha mão: {number} de {size} escolhidas</translation>
    </message>
    <message>
        <source>My own cards…</source>
        <translation>Cartas personalizadas…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Nome do jogador {number}</translation>
    </message>
    <message>
        <source>Names that differ only in case or accents count as one</source>
        <translation>Nomes que só diferem em maiúsculas ou acentos contam como um</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>Próx&amp;ima</translation>
    </message>
    <message>
        <source>Never below {number}%</source>
        <comment>when to accuse: a chance of being right</comment>
        <translation>Nunca abaixo de {number}%</translation>
    </message>
    <message>
        <source>New</source>
        <comment>how many cells became certain, below a scale</comment>
        <translation>Novas</translation>
    </message>
    <message>
        <source>New certain cells</source>
        <translation>Novas células certas</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>New: {marks}</source>
        <comment>cells of the sheet</comment>
        <translation>Novas: {marks}</translation>
    </message>
    <message>
        <source>Next contradiction</source>
        <translation>Próxima contradição</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>No advice while entries contradict each other.</source>
        <translation>Não há conselho enquanto os registros se contradizem.</translation>
    </message>
    <message>
        <source>No advice: {reason}.</source>
        <translation>Não há conselho: {reason}.</translation>
    </message>
    <message>
        <source>No answer. {reason}</source>
        <comment>reason: a clause that begins with a capital</comment>
        <translation>Sem resposta. {reason}</translation>
    </message>
    <message>
        <source>No card is called “{text}”.</source>
        <translation>Nenhuma carta se chama “{text}”.</translation>
    </message>
    <message>
        <source>No card is certain.</source>
        <translation>Nenhuma carta é certa.</translation>
    </message>
    <message>
        <source>No certain cell is missed.</source>
        <translation>Não falta nenhuma célula certa.</translation>
    </message>
    <message>
        <source>No deal fits all of them. There is no short proof.</source>
        <translation>Nenhuma distribuição é compatível com todos. Não há prova curta.</translation>
    </message>
    <message>
        <source>No earlier games</source>
        <translation>Nenhuma partida anterior</translation>
    </message>
    <message>
        <source>No entries</source>
        <translation>Sem registros</translation>
    </message>
    <message>
        <source>No entries yet. This chart shows what each entry tells you.</source>
        <translation>Ainda não há registros. Este gráfico mostra o que cada um revela.</translation>
    </message>
    <message>
        <source>No game is open.</source>
        <translation>Nenhuma partida aberta.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Ainda não há partidas</translation>
    </message>
    <message>
        <source>No games yet. A game is added when you close it or record its result.</source>
        <translation>Ainda não há partidas. Uma partida é adicionada quando você a fecha ou registra o resultado.</translation>
    </message>
    <message>
        <source>No hand stands out: hardly any two of the {deals} deals drawn gave this player the same hand.</source>
        <translation>Nenhuma mão se destaca: das {deals} distribuições sorteadas, quase nunca duas deram a este jogador a mesma mão.</translation>
    </message>
    <message>
        <source>No mark</source>
        <translation>Nenhuma marca</translation>
    </message>
    <message>
        <source>No match for “{sought}”.</source>
        <translation>Nada encontrado para “{sought}”.</translation>
    </message>
    <message>
        <source>No numbers while the set-up contradicts itself.</source>
        <translation>Não há números enquanto a configuração se contradiz.</translation>
    </message>
    <message>
        <source>No one</source>
        <comment>shows a card</comment>
        <translation>Ninguém</translation>
    </message>
    <message>
        <source>No one could have known from public information alone.</source>
        <translation>Ninguém poderia saber só pelo que todos viram.</translation>
    </message>
    <message>
        <source>No one is left to move.</source>
        <translation>Não há mais ninguém para mover.</translation>
    </message>
    <message numerus="yes">
        <source>No one won; I made %n suggestion(s).</source>
        <translation>
            <numerusform>Ninguém ganhou; dei %n palpite.</numerusform>
            <numerusform>Ninguém ganhou; dei %n palpites.</numerusform>
        </translation>
    </message>
    <message>
        <source>No one; you look at a leftover card</source>
        <translation>Ninguém; você olha uma carta que sobra</translation>
    </message>
    <message>
        <source>No other hand is possible.</source>
        <translation>Nenhuma outra mão é possível.</translation>
    </message>
    <message>
        <source>No other moves would have saved you time.</source>
        <translation>Nenhuma outra jogada teria poupado tempo a você.</translation>
    </message>
    <message>
        <source>No other player can still accuse.</source>
        <translation>Nenhum outro jogador ainda pode acusar.</translation>
    </message>
    <message>
        <source>No other solution is possible.</source>
        <translation>Nenhuma outra solução é possível.</translation>
    </message>
    <message>
        <source>No other suggestions would have told you more.</source>
        <translation>Nenhum outro palpite teria revelado mais a você.</translation>
    </message>
    <message>
        <source>No room in reach is worth stopping for.</source>
        <translation>Nenhum cômodo ao alcance vale uma parada.</translation>
    </message>
    <message>
        <source>No single suggestion is likely to.</source>
        <comment>below: What would settle it</comment>
        <translation>Provavelmente nenhum palpite sozinho.</translation>
    </message>
    <message>
        <source>No suggestion</source>
        <translation>Sem palpite</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>who won</comment>
        <translation>Ninguém</translation>
    </message>
    <message>
        <source>Nobody can show a card.</source>
        <translation>Ninguém pode mostrar uma carta.</translation>
    </message>
    <message>
        <source>Nobody shows a card</source>
        <translation>Ninguém mostra uma carta</translation>
    </message>
    <message>
        <source>Nobody wins. It was {cards}.</source>
        <translation>Ninguém ganha. Era {cards}.</translation>
    </message>
    <message>
        <source>Nobody wins: a game ends after {turns} turns. It was {cards}.</source>
        <translation>Ninguém ganha: uma partida termina depois de {turns} turnos. Era {cards}.</translation>
    </message>
    <message>
        <source>Nobody: you look at a leftover card. Which one is it?</source>
        <translation>Ninguém: você olha uma carta que sobra. Qual é?</translation>
    </message>
    <message numerus="yes">
        <source>None of %n card(s) is likely</source>
        <translation>
            <numerusform>A única carta não é provável</numerusform>
            <numerusform>Nenhuma das %n cartas é provável</numerusform>
        </translation>
    </message>
    <message>
        <source>Normal: a second or two</source>
        <translation>Normal: um ou dois segundos</translation>
    </message>
    <message>
        <source>Not all of your marks could be read. The file as it was is kept as {file}.</source>
        <translation>Nem todas as suas marcas puderam ser lidas. O arquivo original foi guardado como {file}.</translation>
    </message>
    <message>
        <source>Not certain yet.</source>
        <translation>Ainda não é certo.</translation>
    </message>
    <message>
        <source>Not exported: {reason}.</source>
        <translation>Não foi exportado: {reason}.</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Não terminada</translation>
    </message>
    <message>
        <source>Not here. {why}</source>
        <comment>whether to accuse, and a sentence that says why</comment>
        <translation>Aqui não. {why}</translation>
    </message>
    <message>
        <source>Not known yet: does {who} have {card}?</source>
        <translation>Ainda não se sabe se {card} está com {who}.</translation>
    </message>
    <message>
        <source>Not known yet: is {card} face up?</source>
        <translation>Ainda não se sabe se {card} está à vista.</translation>
    </message>
    <message>
        <source>Not known yet: is {card} in the envelope?</source>
        <translation>Ainda não se sabe se {card} está no envelope.</translation>
    </message>
    <message>
        <source>Not known yet: is {card} in the pool?</source>
        <translation>Ainda não se sabe se {card} está no monte.</translation>
    </message>
    <message>
        <source>Not noted for {who}. Click if {who} passed</source>
        <translation>Nada anotado sobre {who}. Clique se {who} passou</translation>
    </message>
    <message>
        <source>Not printed: cannot write to the printer or file.</source>
        <translation>Não foi impresso: não é possível gravar na impressora ou no arquivo.</translation>
    </message>
    <message>
        <source>Not printed: {reason}.</source>
        <translation>Não foi impresso: {reason}.</translation>
    </message>
    <message>
        <source>Not saved: {error}. Try another folder.</source>
        <translation>Não foi salvo: {error}. Tente outra pasta.</translation>
    </message>
    <message>
        <source>Not saved: {reason}.</source>
        <translation>Não foi salvo: {reason}.</translation>
    </message>
    <message>
        <source>Not saved: {reason}. Nothing is lost; save the game to another file.</source>
        <translation>Não foi salvo: {reason}. Nada se perdeu; salve a partida em outro arquivo.</translation>
    </message>
    <message>
        <source>Not yet. {why}</source>
        <comment>whether to accuse, and a sentence that says why</comment>
        <translation>Ainda não. {why}</translation>
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
        <translation>Nota: {who} não tem {card}</translation>
    </message>
    <message>
        <source>Note: {who} has at least one of {cards}</source>
        <comment>cards: Rope, Hall</comment>
        <translation>Nota: {who} tem pelo menos uma de {cards}</translation>
    </message>
    <message>
        <source>Note: {who} has at least {number} of {cards}</source>
        <comment>cards: Rope, Hall, Study</comment>
        <translation>Nota: {who} tem pelo menos {number} de {cards}</translation>
    </message>
    <message>
        <source>Note: {who} has none of {cards}</source>
        <comment>cards: Rope, Hall</comment>
        <translation>Nota: {who} não tem nenhuma de {cards}</translation>
    </message>
    <message>
        <source>Note: {who} has {cards}</source>
        <comment>cards: Rope, Hall</comment>
        <translation>Nota: {who} tem {cards}</translation>
    </message>
    <message>
        <source>Note: {who} has {card}</source>
        <translation>Nota: {who} tem {card}</translation>
    </message>
    <message>
        <source>Nothing happened</source>
        <translation>Não aconteceu nada</translation>
    </message>
    <message>
        <source>Nothing has been asked yet. Who begins?</source>
        <translation>Ninguém perguntou ainda. Quem começa?</translation>
    </message>
    <message>
        <source>Nothing new is certain.</source>
        <translation>Nada de novo é certo.</translation>
    </message>
    <message>
        <source>Nothing to count: the hand was never revealed, or there was nothing to choose</source>
        <translation>Nada para contar: a mão nunca foi revelada, ou não havia o que escolher</translation>
    </message>
    <message>
        <source>Now certain: {sentences}</source>
        <translation>Agora certo: {sentences}</translation>
    </message>
    <message>
        <source>Number of entries</source>
        <translation>Número de registros</translation>
    </message>
    <message>
        <source>Numbers are hidden.</source>
        <translation>Os números estão ocultos.</translation>
    </message>
    <message>
        <source>Numbers are hidden. Click a cell to mark it.</source>
        <translation>Os números estão ocultos. Clique em uma célula para marcá-la.</translation>
    </message>
    <message>
        <source>Numbers are hidden. Switch your own sheet off to review or print this game.</source>
        <translation>Os números estão ocultos. Desative a sua folha para rever ou imprimir esta partida.</translation>
    </message>
    <message>
        <source>Numbers by</source>
        <translation>Cálculo dos números</translation>
    </message>
    <message>
        <source>Of</source>
        <comment>a caption: whose card was seen</comment>
        <translation>De</translation>
    </message>
    <message>
        <source>Of this page</source>
        <translation>Desta página</translation>
    </message>
    <message>
        <source>Offer cards the sheet rules out, too</source>
        <translation>Oferecer também cartas que a folha exclui</translation>
    </message>
    <message>
        <source>Often suggests {own}: {times} of {occasions} ({expected} expected)</source>
        <translation>Pede muitas vezes {own}: {times} de {occasions} (esperado: {expected})</translation>
    </message>
    <message>
        <source>On my own</source>
        <translation>Sem ajuda</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>No tabuleiro</translation>
    </message>
    <message>
        <source>On the next turn</source>
        <translation>No próximo turno</translation>
    </message>
    <message>
        <source>On the sheet</source>
        <translation>Na folha</translation>
    </message>
    <message>
        <source>On to my turn</source>
        <translation>Ir à minha vez</translation>
    </message>
    <message>
        <source>On to the end</source>
        <translation>Ir ao fim</translation>
    </message>
    <message>
        <source>On to the end…</source>
        <translation>Avançando até o fim…</translation>
    </message>
    <message>
        <source>On to your turn…</source>
        <translation>Avançando até a sua vez…</translation>
    </message>
    <message>
        <source>On your own sheet</source>
        <translation>Na sua folha</translation>
    </message>
    <message numerus="yes">
        <source>One of %n almost equally likely</source>
        <translation>
            <numerusform>A única possível</numerusform>
            <numerusform>Uma das %n quase igualmente prováveis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of %n equally likely</source>
        <translation>
            <numerusform>A única possível</numerusform>
            <numerusform>Uma das %n igualmente prováveis</numerusform>
        </translation>
    </message>
    <message>
        <source>One of several</source>
        <translation>Uma de várias</translation>
    </message>
    <message>
        <source>One unreadable preference was reset to its default: {names}.</source>
        <translation>Uma preferência ilegível voltou ao padrão: {names}.</translation>
    </message>
    <message>
        <source>Only what everyone has seen. No one’s cards are shown.</source>
        <translation>Só o que todos viram. Não aparecem as cartas de ninguém.</translation>
    </message>
    <message>
        <source>Only when certain</source>
        <comment>when to accuse</comment>
        <translation>Só com certeza</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir r&amp;ecente</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Abrir uma cópia</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir uma partida</translation>
    </message>
    <message>
        <source>Open a game from a file</source>
        <translation>Abrir uma partida de um arquivo</translation>
    </message>
    <message>
        <source>Open a game in progress to look around</source>
        <translation>Abrir uma partida em andamento para dar uma olhada</translation>
    </message>
    <message>
        <source>Open as last saved</source>
        <translation>Abrir como foi salvo</translation>
    </message>
    <message>
        <source>Open: it may be true, but does not follow.</source>
        <translation>Em aberto: pode ser verdade, mas não se pode concluir.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Other</source>
        <comment>what happened: something unusual</comment>
        <translation>Outro</translation>
    </message>
    <message>
        <source>Other card…</source>
        <translation>Outra carta…</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Outros</translation>
    </message>
    <message>
        <source>Others answered after the first card</source>
        <translation>Outros responderam depois da primeira carta</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <comment>what else can be done</comment>
        <translation>Senão</translation>
    </message>
    <message>
        <source>Out of habit</source>
        <comment>how the others choose which card to show</comment>
        <translation>Por hábito</translation>
    </message>
    <message>
        <source>Out, but still answers.</source>
        <translation>Fora do jogo, mas ainda responde.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>Own cards</source>
        <translation>Cartas personalizadas</translation>
    </message>
    <message>
        <source>Own cards</source>
        <comment>the edition of a game</comment>
        <translation>Cartas personalizadas</translation>
    </message>
    <message>
        <source>Own sheet</source>
        <translation>Minha folha</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documentos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>PDF p&amp;aper size</source>
        <translation>Tamanho de pap&amp;el do PDF</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>Imagens PNG (*.png)</translation>
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
        <translation>Páginas da ajuda</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Painéis</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Parts of the game</source>
        <translation>Partes da partida</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Partes do programa</translation>
    </message>
    <message>
        <source>Passed</source>
        <comment>a caption: who passed</comment>
        <translation>Passou</translation>
    </message>
    <message>
        <source>Patient: about ten seconds</source>
        <translation>Paciente: uns dez segundos</translation>
    </message>
    <message>
        <source>Pause after each step</source>
        <translation>Pausa após cada passo</translation>
    </message>
    <message>
        <source>Picked at random</source>
        <comment>how players choose a card to show</comment>
        <translation>Escolhida ao acaso</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imagens (*.png)</translation>
    </message>
    <message>
        <source>Pin a hunch on the cell, strengthen it, remove it</source>
        <translation>Marcar uma intuição na célula, reforçá-la, removê-la</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Play a game against the program</source>
        <translation>Jogar uma partida contra o programa</translation>
    </message>
    <message>
        <source>Play to win</source>
        <comment>when to accuse</comment>
        <translation>Jogar para ganhar</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <comment>the name of a player</comment>
        <translation>Jogador {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Players in turn order</source>
        <translation>Jogadores na ordem dos turnos</translation>
    </message>
    <message>
        <source>Players who can choose which card to show pick one at random. A card shown to you makes the others that you named a little less likely in that hand.</source>
        <translation>Quem pode escolher que carta mostrar escolhe uma ao acaso. Uma carta mostrada a você torna as outras que você citou um pouco menos prováveis naquela mão.</translation>
    </message>
    <message>
        <source>Players, in turn order</source>
        <translation>Jogadores, na ordem dos turnos</translation>
    </message>
    <message>
        <source>Plays like {who}</source>
        <translation>Joga como {who}</translation>
    </message>
    <message>
        <source>Point at the chart, or use the arrow keys, for exact numbers.</source>
        <translation>Aponte para o gráfico, ou use as setas, para ver números exatos.</translation>
    </message>
    <message>
        <source>Policy: {policy}. The others show: {response}. Accuse: {limit}.</source>
        <translation>Estratégia: {policy}. Os outros mostram: {response}. Acusar: {limit}.</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Monte</translation>
    </message>
    <message>
        <source>Pool</source>
        <comment>of cards that nobody holds; heads a column</comment>
        <translation>Monte</translation>
    </message>
    <message>
        <source>Pool: {cards}</source>
        <comment>cards that are there, as a note in few words</comment>
        <translation>Monte: {cards}</translation>
    </message>
    <message>
        <source>Poor</source>
        <comment>a suggestion: what it tells, beside the best</comment>
        <translation>Fraco</translation>
    </message>
    <message>
        <source>Possibilities</source>
        <comment>how many are left, beside a scale</comment>
        <translation>Possibilidades</translation>
    </message>
    <message>
        <source>Possibilities left after each entry</source>
        <translation>Possibilidades restantes após cada registro</translation>
    </message>
    <message>
        <source>Possible deals: {number}</source>
        <translation>Distribuições possíveis: {number}</translation>
    </message>
    <message>
        <source>Possible solutions</source>
        <translation>Soluções possíveis</translation>
    </message>
    <message>
        <source>Pract&amp;ice…</source>
        <translation>Trein&amp;o…</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Treino</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>games against the program</comment>
        <translation>Treino</translation>
    </message>
    <message>
        <source>Practice game {number}</source>
        <translation>Partida de treino {number}</translation>
    </message>
    <message>
        <source>Practice games</source>
        <translation>Partidas de treino</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Preferências…</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferências</translation>
    </message>
    <message>
        <source>Preparing the pages…</source>
        <translation>Preparando as páginas…</translation>
    </message>
    <message>
        <source>Press Enter to enter it.</source>
        <translation>Pressione Enter para registrar.</translation>
    </message>
    <message>
        <source>Press F1 for help and all keys.</source>
        <translation>Pressione F1 para ver a ajuda e todas as teclas.</translation>
    </message>
    <message>
        <source>Preview the sheet with this entry</source>
        <translation>Ver a folha com este registro</translation>
    </message>
    <message>
        <source>Print the game</source>
        <translation>Imprimir a partida</translation>
    </message>
    <message>
        <source>Print the sheet, the entries and the charts, or save them as PDF</source>
        <translation>Imprimir a folha, os registros e os gráficos, ou salvá-los em PDF</translation>
    </message>
    <message>
        <source>Printed on {date}</source>
        <translation>Impresso em {date}</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Probabilidade</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Andamento da revisão</translation>
    </message>
    <message>
        <source>Proved.</source>
        <translation>Provado.</translation>
    </message>
    <message>
        <source>Put this into the entry</source>
        <translation>Pôr isto no registro</translation>
    </message>
    <message>
        <source>Put this suggestion into the entry (Enter in the list)</source>
        <translation>Pôr este palpite no registro (Enter na lista)</translation>
    </message>
    <message>
        <source>Put {name} into the entry</source>
        <comment>{name}: of a card or a player</comment>
        <translation>Pôr {name} no registro</translation>
    </message>
    <message>
        <source>Question mark</source>
        <translation>Ponto de interrogação</translation>
    </message>
    <message>
        <source>Quick: a moment</source>
        <translation>Rápido: um instante</translation>
    </message>
    <message>
        <source>Race</source>
        <comment>a policy: who advises</comment>
        <translation>Corrida</translation>
    </message>
    <message>
        <source>Random</source>
        <comment>a policy: who advises</comment>
        <translation>Aleatória</translation>
    </message>
    <message>
        <source>Rarely suggests {own}: {times} of {occasions} ({expected} expected)</source>
        <translation>Raramente pede {own}: {times} de {occasions} (esperado: {expected})</translation>
    </message>
    <message>
        <source>Re&amp;view the game…</source>
        <translation>Re&amp;ver a partida…</translation>
    </message>
    <message>
        <source>Read the sheet</source>
        <translation>Leia a folha</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Partidas recentes</translation>
    </message>
    <message>
        <source>Record the resul&amp;t…</source>
        <translation>Regis&amp;trar o resultado…</translation>
    </message>
    <message>
        <source>Record the result</source>
        <translation>Registrar o resultado</translation>
    </message>
    <message>
        <source>Red&amp;o mark</source>
        <translation>Refa&amp;zer marca</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Redo: {step}</source>
        <comment>step: Ann&apos;s suggestion; delete Ann&apos;s suggestion</comment>
        <translation>Refazer: {step}</translation>
    </message>
    <message>
        <source>Refuted by {entries}.</source>
        <comment>entries: entries 3 and 7; the set-up</comment>
        <translation>Desmentida ({entries}).</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Remove it and entries {numbers}</source>
        <translation>Excluir, junto com os registros {numbers}</translation>
    </message>
    <message>
        <source>Remove it and entry {numbers}</source>
        <translation>Excluir, junto com o registro {numbers}</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation>Remover o jogador {number}</translation>
    </message>
    <message>
        <source>Remove these games from the library (Del)</source>
        <translation>Remover estas partidas da biblioteca (Del)</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Remover este jogador</translation>
    </message>
    <message>
        <source>Repeat suggestions in the same room</source>
        <translation>Repetir palpites no mesmo cômodo</translation>
    </message>
    <message>
        <source>Reset the hand sizes to an even deal</source>
        <translation>Voltar a uma divisão igual</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Returning to where you left off…</source>
        <translation>Retomando de onde você parou…</translation>
    </message>
    <message>
        <source>Reveals</source>
        <comment>heads a column of percentages; there is room for 7 letters</comment>
        <translation>Revela</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisão</translation>
    </message>
    <message>
        <source>Review of the game</source>
        <translation>Revisão da partida</translation>
    </message>
    <message>
        <source>Review the game first to include the review</source>
        <translation>Reveja primeiro a partida para incluir a revisão</translation>
    </message>
    <message>
        <source>Reviewing the game…</source>
        <translation>Revendo a partida…</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>of an accusation</comment>
        <translation>Certa</translation>
    </message>
    <message>
        <source>Right accusations</source>
        <translation>Acusações certas</translation>
    </message>
    <message>
        <source>Right if they accused now</source>
        <translation>Certo se acusasse agora</translation>
    </message>
    <message>
        <source>Right or wrong</source>
        <translation>Certa ou errada</translation>
    </message>
    <message>
        <source>Rival {number}</source>
        <translation>Adversário {number}</translation>
    </message>
    <message>
        <source>Rivals</source>
        <translation>Adversários</translation>
    </message>
    <message>
        <source>Roll</source>
        <comment>what the dice show</comment>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Lançar os dados</translation>
    </message>
    <message>
        <source>Roll {number}</source>
        <comment>what the dice show</comment>
        <translation>Dados: {number}</translation>
    </message>
    <message>
        <source>Rolled {roll} (type it on the board; letters go to the entry)</source>
        <translation>Deu {roll} nos dados (digite-o no tabuleiro; as letras vão para o registro)</translation>
    </message>
    <message>
        <source>Rolled {roll}, went to: {place}</source>
        <translation>Tirou {roll}, foi para: {place}</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Cômodo</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Cômodos</translation>
    </message>
    <message>
        <source>Rules out</source>
        <comment>heads a column of percentages; there is room for 12 letters</comment>
        <translation>Exclui</translation>
    </message>
    <message>
        <source>SVG images (*.svg)</source>
        <translation>Imagens SVG (*.svg)</translation>
    </message>
    <message>
        <source>Same, or equally good</source>
        <translation>O mesmo, ou igualmente bom</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salvar &amp;como…</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Salvar como &amp;PDF…</translation>
    </message>
    <message>
        <source>Save as &amp;PNG…</source>
        <translation>Salvar como &amp;PNG…</translation>
    </message>
    <message>
        <source>Save as &amp;SVG…</source>
        <translation>Salvar como &amp;SVG…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Salvar como &amp;PDF…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Salvar como PDF</translation>
    </message>
    <message>
        <source>Save as p&amp;icture (PNG)…</source>
        <translation>Salvar como &amp;imagem (PNG)…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salvar como…</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Salvar o gráfico</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Salvar a partida</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Salvar o relatório</translation>
    </message>
    <message>
        <source>Save this game to another file</source>
        <translation>Salvar esta partida em outro arquivo</translation>
    </message>
    <message>
        <source>Save this game to its file</source>
        <translation>Salvar esta partida no seu arquivo</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvo como {file}.</translation>
    </message>
    <message>
        <source>Saved as {path}.</source>
        <translation>Salvo como {path}.</translation>
    </message>
    <message>
        <source>Saving would overwrite those changes. You can save to another file instead.</source>
        <translation>Ao salvar, essas alterações se perderiam. Você pode salvar em outro arquivo.</translation>
    </message>
    <message>
        <source>Say of each mark whether it is proved, open or wrong, and how many are missed</source>
        <translation>Dizer de cada marca se está provada, em aberto ou errada, e quantas faltam</translation>
    </message>
    <message>
        <source>Say what was in the envelope, and who won</source>
        <translation>Dizer o que havia no envelope e quem venceu</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search players, dates, results</source>
        <translation>Buscar jogadores, datas, resultados</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Procurar na ajuda</translation>
    </message>
    <message>
        <source>Secret passage to {room}</source>
        <translation>Passagem secreta para {room}</translation>
    </message>
    <message>
        <source>See each player’s likeliest complete hands</source>
        <translation>Ver as mãos completas mais prováveis de cada jogador</translation>
    </message>
    <message>
        <source>See how each player seems to play, and what it changes</source>
        <translation>Ver como cada jogador parece jogar, e o que isso muda</translation>
    </message>
    <message>
        <source>See where everyone stands, and enter moves</source>
        <translation>Ver onde estão todos e registrar movimentos</translation>
    </message>
    <message>
        <source>Seen by {player}, who held {cards}</source>
        <translation>Vista por {player}, que tinha {cards}</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Enviado à impressora.</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Pôr de lado</translation>
    </message>
    <message>
        <source>Set it and entries {numbers} aside</source>
        <translation>Pôr de lado, junto com os registros {numbers}</translation>
    </message>
    <message>
        <source>Set it and entry {numbers} aside</source>
        <translation>Pôr de lado, junto com o registro {numbers}</translation>
    </message>
    <message>
        <source>Set it aside</source>
        <comment>an entry, which then does not count</comment>
        <translation>Pôr de lado</translation>
    </message>
    <message>
        <source>Set up the game</source>
        <translation>Prepare a partida</translation>
    </message>
    <message>
        <source>Set-&amp;up…</source>
        <translation>&amp;Configuração…</translation>
    </message>
    <message>
        <source>Share of their own cards among those they suggested, in games where their hand is known</source>
        <translation>Parcela de cartas próprias nos palpites, em partidas em que a mão é conhecida</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Compartilhar…</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Folha</translation>
    </message>
    <message>
        <source>Sheet: cards down, holders across</source>
        <translation>Folha: cartas nas linhas, detentores nas colunas</translation>
    </message>
    <message>
        <source>Show &amp;everything</source>
        <translation>Mostrar &amp;tudo</translation>
    </message>
    <message>
        <source>Show another completion</source>
        <translation>Ver outra sugestão</translation>
    </message>
    <message>
        <source>Show everything again</source>
        <translation>Mostrar tudo de novo</translation>
    </message>
    <message>
        <source>Show everything again (0)</source>
        <translation>Mostrar tudo de novo (0)</translation>
    </message>
    <message>
        <source>Show in the chart of cells</source>
        <translation>Mostrar no gráfico de células</translation>
    </message>
    <message>
        <source>Show larger squares; scroll to see the rest</source>
        <translation>Mostrar casas maiores; desloque para ver o resto</translation>
    </message>
    <message>
        <source>Show numbers again</source>
        <translation>Mostrar os números de novo</translation>
    </message>
    <message>
        <source>Show only what everyone at the table may see</source>
        <translation>Mostrar só o que todos na mesa podem ver</translation>
    </message>
    <message>
        <source>Show only what everyone has seen, so that you can share the review</source>
        <translation>Mostrar só o que todos viram, para poder compartilhar a revisão</translation>
    </message>
    <message>
        <source>Show or hide &amp;charts</source>
        <translation>Mostrar ou ocultar os &amp;gráficos</translation>
    </message>
    <message>
        <source>Show the charts used last, or hide them all</source>
        <translation>Mostrar os últimos gráficos usados ou ocultar todos</translation>
    </message>
    <message>
        <source>Show the game after that entry</source>
        <translation>Mostrar a partida após esse registro</translation>
    </message>
    <message>
        <source>Show the game as it is</source>
        <translation>Mostrar a partida como está</translation>
    </message>
    <message>
        <source>Show the game as it is now</source>
        <translation>Mostrar a partida como está agora</translation>
    </message>
    <message>
        <source>Show this entry in the list</source>
        <translation>Mostrar este registro na lista</translation>
    </message>
    <message>
        <source>Shown to {who} ({entries}).</source>
        <comment>a card; entries: entries 4 and 9</comment>
        <translation>Mostrada a {who} ({entries}).</translation>
    </message>
    <message>
        <source>Shows</source>
        <comment>a caption: who shows a card</comment>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Shows a player the same card again about as often as expected: {times} of {occasions} ({expected} expected)</source>
        <translation>Mostra de novo a mesma carta a um jogador mais ou menos como esperado: {times} de {occasions} (esperado: {expected})</translation>
    </message>
    <message>
        <source>Shows no preference among suspects, weapons and rooms</source>
        <translation>Não mostra preferência entre suspeitos, armas e cômodos</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>Tama&amp;nho</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solução</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluções</translation>
    </message>
    <message>
        <source>Solutions left at the end: {each}</source>
        <translation>Soluções que restavam no fim: {each}</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resolvido</translation>
    </message>
    <message>
        <source>Some cards shown to {player} are unknown, so {player} may or may not have been certain.</source>
        <translation>Algumas cartas mostradas a {player} são desconhecidas; {player} podia ter certeza ou não.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. You can continue.</source>
        <translation>Ocorreu um erro no programa. Você pode continuar.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. Your game is safe, and you can continue.</source>
        <translation>Ocorreu um erro no programa. A sua partida está a salvo e você pode continuar.</translation>
    </message>
    <message>
        <source>Sort</source>
        <comment>the cards of a chart</comment>
        <translation>Ordenar</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Erro padrão</translation>
    </message>
    <message>
        <source>Standard error of a cell: up to {error}. Two numbers in three are within one standard error of the truth, 19 in 20 within two.</source>
        <translation>Erro padrão de uma célula: até {error}. Dois números em cada três estão a menos de um erro padrão do valor verdadeiro, 19 em cada 20 a menos de dois.</translation>
    </message>
    <message>
        <source>Start a new game</source>
        <translation>Começar uma nova partida</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recomeçar</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Iniciar a partida</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Ficar aqui</translation>
    </message>
    <message>
        <source>Stay in {room}</source>
        <translation>Ficar onde está ({room})</translation>
    </message>
    <message>
        <source>Stayed where you were called to: {place}</source>
        <translation>Ficou onde o palpite de outro levou você: {place}</translation>
    </message>
    <message>
        <source>Still needed: where</source>
        <translation>Falta: onde</translation>
    </message>
    <message>
        <source>Still needed: {fields}</source>
        <comment>fields: suspect, weapon, who shows</comment>
        <translation>Falta: {fields}</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Dar o palpite</translation>
    </message>
    <message>
        <source>Suggest</source>
        <comment>heads a column of cards</comment>
        <translation>Palpite</translation>
    </message>
    <message>
        <source>Suggest corrections</source>
        <translation>Propor correções</translation>
    </message>
    <message>
        <source>Suggest {cards}</source>
        <translation>Dê o palpite {cards}</translation>
    </message>
    <message>
        <source>Suggest {cards} (or {rooms})</source>
        <translation>Dê o palpite {cards} (ou {rooms})</translation>
    </message>
    <message>
        <source>Suggestion</source>
        <translation>Palpite</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Palpites</translation>
    </message>
    <message>
        <source>Suggestions per game, on average</source>
        <translation>Palpites por partida, em média</translation>
    </message>
    <message>
        <source>Suggestions, the best first</source>
        <translation>Palpites, o melhor primeiro</translation>
    </message>
    <message>
        <source>Suggests {own} a little less often: {times} of {occasions} ({expected} expected)</source>
        <translation>Pede {own} um pouco menos: {times} de {occasions} (esperado: {expected})</translation>
    </message>
    <message>
        <source>Suggests {own} about as often as expected: {times} of {occasions} ({expected} expected)</source>
        <translation>Pede {own} mais ou menos como esperado: {times} de {occasions} (esperado: {expected})</translation>
    </message>
    <message>
        <source>Suggests {own} fairly often: {times} of {occasions} ({expected} expected)</source>
        <translation>Pede com certa frequência {own}: {times} de {occasions} (esperado: {expected})</translation>
    </message>
    <message>
        <source>Suspect</source>
        <translation>Suspeito</translation>
    </message>
    <message>
        <source>Suspects</source>
        <translation>Suspeitos</translation>
    </message>
    <message>
        <source>Table &amp;mode</source>
        <translation>Modo me&amp;sa</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Take back a mark, make it again</source>
        <translation>Desfazer uma marca, refazê-la</translation>
    </message>
    <message>
        <source>Take back the last</source>
        <translation>Desfazer o último</translation>
    </message>
    <message>
        <source>Take back your last mark (on the sheet also Ctrl+Z)</source>
        <translation>Desfazer a sua última marca (na folha também Ctrl+Z)</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Continuar aqui</translation>
    </message>
    <message>
        <source>Take that back</source>
        <translation>Desfazer isto</translation>
    </message>
    <message>
        <source>Takes no turns</source>
        <translation>Não joga turnos</translation>
    </message>
    <message>
        <source>Takes no turns.</source>
        <translation>Não tem vez.</translation>
    </message>
    <message>
        <source>Tends not to show a player the same card again: {times} of {occasions} ({expected} expected)</source>
        <translation>Tende a não mostrar de novo a mesma carta a um jogador: {times} de {occasions} (esperado: {expected})</translation>
    </message>
    <message>
        <source>Tends not to show {kind}: {times} of {occasions} ({expected} expected)</source>
        <translation>Tende a não mostrar {kind}: {times} de {occasions} (esperado: {expected})</translation>
    </message>
    <message>
        <source>Tends to show a player the same card again: {times} of {occasions} ({expected} expected)</source>
        <translation>Tende um pouco a mostrar de novo a mesma carta a um jogador: {times} de {occasions} (esperado: {expected})</translation>
    </message>
    <message>
        <source>Tends to show {kind}: {times} of {occasions} ({expected} expected)</source>
        <translation>Gosta um pouco de mostrar {kind}: {times} de {occasions} (esperado: {expected})</translation>
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
        <translation>Isso não pode ser registrado.</translation>
    </message>
    <message>
        <source>The &amp;entries</source>
        <translation>Os regi&amp;stros</translation>
    </message>
    <message>
        <source>The &amp;review</source>
        <translation>A re&amp;visão</translation>
    </message>
    <message>
        <source>The &amp;sheet</source>
        <translation>A f&amp;olha</translation>
    </message>
    <message>
        <source>The accusation is right.</source>
        <translation>A acusação está certa.</translation>
    </message>
    <message>
        <source>The accusation is wrong.</source>
        <translation>A acusação está errada.</translation>
    </message>
    <message>
        <source>The accusation was right.</source>
        <translation>A acusação estava certa.</translation>
    </message>
    <message>
        <source>The accusation was wrong.</source>
        <translation>A acusação estava errada.</translation>
    </message>
    <message>
        <source>The analytic centre cannot weigh hunches. Other engines can.</source>
        <translation>O centro analítico não consegue levar intuições em conta. Os outros motores, sim.</translation>
    </message>
    <message>
        <source>The answer ruled nothing out; the favourites moved closer together.</source>
        <translation>A resposta não excluiu nada; os favoritos ficaram mais próximos.</translation>
    </message>
    <message>
        <source>The answer ruled out {share}.</source>
        <comment>share: 35%</comment>
        <translation>A resposta excluiu {share}.</translation>
    </message>
    <message>
        <source>The answer told you nothing about the envelope.</source>
        <translation>A resposta não revelou nada sobre o envelope.</translation>
    </message>
    <message>
        <source>The answers told you about as much as you could expect.</source>
        <translation>As respostas revelaram mais ou menos o que você podia esperar.</translation>
    </message>
    <message>
        <source>The asker looks at one if nobody shows</source>
        <comment>at a card that lies face down</comment>
        <translation>Quem pergunta olha uma se ninguém mostra</translation>
    </message>
    <message>
        <source>The best suggestion in each room</source>
        <translation>O melhor palpite em cada cômodo</translation>
    </message>
    <message>
        <source>The best suggestion in each room you can reach this turn</source>
        <translation>O melhor palpite em cada cômodo que você pode alcançar neste turno</translation>
    </message>
    <message>
        <source>The board of this game cannot be used.</source>
        <translation>O tabuleiro desta partida não pode ser usado.</translation>
    </message>
    <message>
        <source>The c&amp;harts</source>
        <translation>Os &amp;gráficos</translation>
    </message>
    <message>
        <source>The card shown</source>
        <translation>A carta mostrada</translation>
    </message>
    <message>
        <source>The card whose letter is underlined</source>
        <translation>A carta cuja letra está sublinhada</translation>
    </message>
    <message>
        <source>The contradictions could not be found: {error}</source>
        <translation>Não foi possível encontrar as contradições: {error}</translation>
    </message>
    <message>
        <source>The dice were neither lucky nor unlucky.</source>
        <translation>Os dados não deram sorte nem azar.</translation>
    </message>
    <message>
        <source>The edition</source>
        <translation>A edição</translation>
    </message>
    <message>
        <source>The engine failed: {error}</source>
        <translation>O motor falhou: {error}</translation>
    </message>
    <message>
        <source>The engine failed: {error}. The entries are safe.</source>
        <translation>O motor falhou: {error}. Os registros estão a salvo.</translation>
    </message>
    <message>
        <source>The engines cannot be loaded: {error}</source>
        <translation>Os motores não podem ser carregados: {error}</translation>
    </message>
    <message>
        <source>The entries, and what share of the possible solutions each ruled out</source>
        <translation>Os registros, e a parte das soluções possíveis que cada um excluiu</translation>
    </message>
    <message>
        <source>The envelope</source>
        <translation>O envelope</translation>
    </message>
    <message>
        <source>The envelope: one card of each category</source>
        <translation>O envelope: uma carta de cada categoria</translation>
    </message>
    <message>
        <source>The favourites would move closer together</source>
        <translation>Os favoritos ficariam mais próximos</translation>
    </message>
    <message>
        <source>The favourites would stand out a little more</source>
        <translation>Os favoritos se destacariam um pouco mais</translation>
    </message>
    <message>
        <source>The file {finding}.</source>
        <comment>finding: is damaged or not a Deerstalker game (line 2, column 6)</comment>
        <translation>O arquivo {finding}.</translation>
    </message>
    <message>
        <source>The game as everyone saw it</source>
        <translation>A partida como todos a viram</translation>
    </message>
    <message>
        <source>The game cannot go on: {reason}. It is kept as it was.</source>
        <translation>A partida não pode continuar: {reason}. Fica guardada como estava.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>A partida acabou</translation>
    </message>
    <message>
        <source>The game is over: {cards}</source>
        <translation>A partida acabou: {cards}</translation>
    </message>
    <message>
        <source>The hand</source>
        <comment>of a player</comment>
        <translation>A mão</translation>
    </message>
    <message>
        <source>The last entries could not be recovered.</source>
        <translation>Não foi possível recuperar os últimos registros.</translation>
    </message>
    <message>
        <source>The leftover card I saw</source>
        <translation>A carta que sobra que eu vi</translation>
    </message>
    <message>
        <source>The leftover card you looked at ruled out {share}.</source>
        <comment>share: 50%</comment>
        <translation>A carta que sobra que você olhou excluiu {share}.</translation>
    </message>
    <message>
        <source>The library failed: {reason}</source>
        <translation>A biblioteca falhou: {reason}</translation>
    </message>
    <message>
        <source>The library is not available: {reason}.</source>
        <translation>A biblioteca não está disponível: {reason}.</translation>
    </message>
    <message>
        <source>The library knows how {players} played before. Click to see or use it.</source>
        <translation>A biblioteca conhece as partidas anteriores de {players}. Clique para ver ou usar.</translation>
    </message>
    <message>
        <source>The library was damaged. It was renamed to {file}, and a new one started.</source>
        <translation>A biblioteca estava danificada. Foi renomeada para {file}, e uma nova foi criada.</translation>
    </message>
    <message>
        <source>The library was made by a newer Deerstalker and is left unchanged. Install the newer version to open it and to add games to it.</source>
        <translation>A biblioteca foi criada por um Deerstalker mais novo e fica como está. Instale a versão mais nova para abri-la e adicionar partidas a ela.</translation>
    </message>
    <message>
        <source>The likeliest cards of each category first</source>
        <translation>As cartas mais prováveis de cada categoria primeiro</translation>
    </message>
    <message>
        <source>The likeliest solutions</source>
        <translation>As soluções mais prováveis</translation>
    </message>
    <message>
        <source>The likely whole hands of this player (F9)</source>
        <translation>As mãos inteiras prováveis deste jogador (F9)</translation>
    </message>
    <message>
        <source>The name</source>
        <comment>of a player</comment>
        <translation>O nome</translation>
    </message>
    <message>
        <source>The next and the previous token</source>
        <translation>O próximo peão e o anterior</translation>
    </message>
    <message>
        <source>The next mark: tick, cross, question mark, none</source>
        <translation>A próxima marca: visto, xis, ponto de interrogação, nenhuma</translation>
    </message>
    <message>
        <source>The number above includes your hunches; the rest does not.</source>
        <translation>O número acima inclui as suas intuições; o resto, não.</translation>
    </message>
    <message>
        <source>The numbers are as the cards say: {why}.</source>
        <translation>Os números são pelas cartas: {why}.</translation>
    </message>
    <message>
        <source>The other cards</source>
        <translation>As outras cartas</translation>
    </message>
    <message>
        <source>The past</source>
        <translation>O passado</translation>
    </message>
    <message>
        <source>The planner failed: {error}.</source>
        <translation>O cálculo do conselho falhou: {error}.</translation>
    </message>
    <message>
        <source>The planner failed: {error}. The entries are safe.</source>
        <translation>O cálculo do conselho falhou: {error}. Os registros estão a salvo.</translation>
    </message>
    <message>
        <source>The player in turn asks, nobody shows</source>
        <translation>O jogador da vez pergunta, ninguém mostra</translation>
    </message>
    <message>
        <source>The player of that number</source>
        <translation>O jogador com esse número</translation>
    </message>
    <message>
        <source>The pool</source>
        <translation>O monte</translation>
    </message>
    <message>
        <source>The pool lies open: {cards}</source>
        <translation>O monte está aberto: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>The pool: %n card(s), face down</source>
        <translation>
            <numerusform>O monte: %n carta, virada para baixo</numerusform>
            <numerusform>O monte: %n cartas, viradas para baixo</numerusform>
        </translation>
    </message>
    <message>
        <source>The quickest way to win.</source>
        <translation>O caminho mais rápido para ganhar.</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>O relatório</translation>
    </message>
    <message>
        <source>The review</source>
        <translation>A revisão</translation>
    </message>
    <message>
        <source>The review covers {n} of {all} entries.</source>
        <translation>A revisão abrange {n} de {all} registros.</translation>
    </message>
    <message>
        <source>The roll</source>
        <translation>O resultado dos dados</translation>
    </message>
    <message>
        <source>The room, the suspect and the weapon, and how this compares with the first</source>
        <translation>O cômodo, o suspeito e a arma, e a comparação com o primeiro</translation>
    </message>
    <message>
        <source>The same cards and dice for everyone, against three rivals</source>
        <translation>As mesmas cartas e os mesmos dados para todos, contra três adversários</translation>
    </message>
    <message>
        <source>The same game from the beginning: the same cards, dice and rivals</source>
        <translation>A mesma partida desde o início: as mesmas cartas, dados e adversários</translation>
    </message>
    <message>
        <source>The same number gives the same cards and dice</source>
        <translation>O mesmo número dá as mesmas cartas e os mesmos dados</translation>
    </message>
    <message>
        <source>The set-up alone is enough.</source>
        <translation>A configuração por si só já basta.</translation>
    </message>
    <message>
        <source>The sheet</source>
        <translation>A folha</translation>
    </message>
    <message>
        <source>The sheet has numbers, and advice and reasons are there if you want them.</source>
        <translation>A folha tem números, e há conselhos e explicações, se você quiser.</translation>
    </message>
    <message>
        <source>The sheet shows the game after entry {number}.</source>
        <translation>A folha mostra a partida após o registro {number}.</translation>
    </message>
    <message>
        <source>The sheet shows the game before the first entry.</source>
        <translation>A folha mostra a partida antes do primeiro registro.</translation>
    </message>
    <message>
        <source>The steps, and the entries</source>
        <translation>Os passos e os registros</translation>
    </message>
    <message>
        <source>The suggestions, what each answer would mean, whether to accuse, and the others</source>
        <translation>Os palpites, o que cada resposta revelaria, se convém acusar, e os outros</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>A mesa</translation>
    </message>
    <message>
        <source>The turns go round in another order than the seats. Change the seats?</source>
        <translation>Os turnos seguem outra ordem que os lugares. Mudar os lugares?</translation>
    </message>
    <message>
        <source>Then</source>
        <comment>a caption: who answers after the first card</comment>
        <translation>Depois</translation>
    </message>
    <message>
        <source>There is no printer; save the game as PDF.</source>
        <translation>Não há impressora; salve a partida como PDF.</translation>
    </message>
    <message>
        <source>These are as the cards say, not as people play.</source>
        <translation>São pelas cartas, não pelo modo de jogar.</translation>
    </message>
    <message>
        <source>These are estimates with an unknown error.</source>
        <translation>São estimativas com erro desconhecido.</translation>
    </message>
    <message>
        <source>These hands cannot be estimated: {reason}.</source>
        <translation>Não dá para estimar estas mãos: {reason}.</translation>
    </message>
    <message>
        <source>They are worth {number} independent draws (the effective sample size).</source>
        <translation>Valem tanto quanto {number} sorteios independentes (o tamanho efetivo da amostra).</translation>
    </message>
    <message>
        <source>They stay unseen</source>
        <comment>cards face down</comment>
        <translation>Ficam sem ser vistas</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>This cannot be true</source>
        <translation>Isto não pode ser verdade</translation>
    </message>
    <message>
        <source>This contradicts entries {entries}: one of them is wrong, or this is.</source>
        <translation>Isto contradiz os registros {entries}: um deles está errado, ou isto está.</translation>
    </message>
    <message>
        <source>This contradicts entries {others}</source>
        <comment>numbers, and perhaps parts of the set-up</comment>
        <translation>Isto contradiz os registros {others}</translation>
    </message>
    <message>
        <source>This contradicts entry {entries}: one of the two is wrong.</source>
        <translation>Isto contradiz o registro {entries}: um dos dois está errado.</translation>
    </message>
    <message>
        <source>This contradicts entry {others}</source>
        <comment>its number, and perhaps parts of the set-up</comment>
        <translation>Isto contradiz o registro {others}</translation>
    </message>
    <message>
        <source>This contradicts the set-up: your hand, the hand sizes or the face-up cards.</source>
        <translation>Isto contradiz a configuração: a sua mão, o número de cartas das mãos ou as cartas à vista.</translation>
    </message>
    <message>
        <source>This contradicts {parts}</source>
        <comment>parts of the set-up</comment>
        <translation>Isto contradiz {parts}</translation>
    </message>
    <message>
        <source>This deal fits every entry, too, and in it: {sentence}.</source>
        <comment>Bob has the Rope</comment>
        <translation>Esta distribuição também é compatível com todos os registros, e nela: {sentence}.</translation>
    </message>
    <message>
        <source>This engine computes single cards only, not whole solutions. Choose another engine.</source>
        <translation>Este motor só calcula cartas individuais, não soluções inteiras. Escolha outro.</translation>
    </message>
    <message>
        <source>This engine doesn’t count them.</source>
        <translation>Este motor não as conta.</translation>
    </message>
    <message>
        <source>This entry could not be checked: {error}</source>
        <translation>Não foi possível verificar este registro: {error}</translation>
    </message>
    <message>
        <source>This game cannot be read: {reason}</source>
        <translation>Esta partida não pode ser lida: {reason}</translation>
    </message>
    <message>
        <source>This game cannot be reviewed: {reason}.</source>
        <translation>Esta partida não pode ser revista: {reason}.</translation>
    </message>
    <message>
        <source>This game cannot be saved ({reason}). Closed now, it would be lost.</source>
        <translation>Esta partida não pode ser salva ({reason}). Se for fechada agora, será perdida.</translation>
    </message>
    <message>
        <source>This game cannot be saved automatically ({reason}). Save it to a file from time to time.</source>
        <translation>Esta partida não pode ser salva automaticamente ({reason}). Salve-a em um arquivo de vez em quando.</translation>
    </message>
    <message>
        <source>This game has no board. Everything else works without one. You can draw your own as a text file next to the saved game, and name it there.</source>
        <translation>Esta partida não tem tabuleiro. Todo o resto funciona sem ele. Você pode desenhar o seu em um arquivo de texto ao lado da partida salva e indicá-lo nela.</translation>
    </message>
    <message>
        <source>This game is no longer available</source>
        <translation>Esta partida não está mais disponível</translation>
    </message>
    <message>
        <source>This game is no longer in the library.</source>
        <translation>Esta partida não está mais na biblioteca.</translation>
    </message>
    <message>
        <source>This game is too large to be checked: {reason}.</source>
        <translation>Esta partida é grande demais para ser verificada: {reason}.</translation>
    </message>
    <message>
        <source>This is an earlier moment. Return to now to continue.</source>
        <translation>Você está vendo um momento anterior. Volte ao presente para continuar.</translation>
    </message>
    <message>
        <source>This is me (Up/Down: previous/next player)</source>
        <translation>Este sou eu (Acima/Abaixo: jogador anterior/seguinte)</translation>
    </message>
    <message>
        <source>This puts you out. Press Enter to enter it.</source>
        <translation>Com isso você está fora. Pressione Enter para registrar.</translation>
    </message>
    <message>
        <source>This roll reaches no room.</source>
        <translation>Este lance não alcança nenhum cômodo.</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Esta vez</translation>
    </message>
    <message>
        <source>This would tell you nothing about the envelope</source>
        <translation>Isto não diria nada a você sobre o envelope</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Visto</translation>
    </message>
    <message>
        <source>Tick: certain. Cross: ruled out. Percentages: how likely it was (estimated).</source>
        <translation>Visto: certo. Xis: descartado. Porcentagens: a chance que havia (estimada).</translation>
    </message>
    <message>
        <source>Tick: certain. Cross: ruled out. Percentages: how likely it was.</source>
        <translation>Visto: certo. Xis: descartado. Porcentagens: a chance que havia.</translation>
    </message>
    <message>
        <source>Ticks and crosses are certain; numbers show how likely the rest is. Click a cell to see why.</source>
        <translation>Os vistos e os xis são certos; os números mostram a probabilidade do resto. Clique em uma célula para ver por quê.</translation>
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
        <translation>Para dar todas as {total} cartas: {changes}.</translation>
    </message>
    <message>
        <source>To&amp;uch mode</source>
        <translation>Modo de to&amp;que</translation>
    </message>
    <message>
        <source>Today’s game</source>
        <translation>Partida de hoje</translation>
    </message>
    <message>
        <source>Together {share} (estimated).</source>
        <translation>Juntas {share} (estimativa).</translation>
    </message>
    <message numerus="yes">
        <source>Together {share}, of %n possible solution(s).</source>
        <translation>
            <numerusform>Juntas {share}, de %n solução possível.</numerusform>
            <numerusform>Juntas {share}, de %n soluções possíveis.</numerusform>
        </translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Peão</translation>
    </message>
    <message>
        <source>Token of player {number}</source>
        <translation>Peão do jogador {number}</translation>
    </message>
    <message>
        <source>Tokens: which suspect each player moves</source>
        <translation>Peões: que suspeito cada jogador move</translation>
    </message>
    <message>
        <source>Too much for every engine ({why}).</source>
        <translation>Demais para todos os motores ({why}).</translation>
    </message>
    <message>
        <source>Too much for {engine} ({why}). Automatic uses another engine.</source>
        <translation>Demais para o motor {engine} ({why}). O Automático usa outro motor.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Ferramentas</translation>
    </message>
    <message>
        <source>Towards</source>
        <comment>a caption: rooms out of reach</comment>
        <translation>Rumo a</translation>
    </message>
    <message>
        <source>True in every possible deal.</source>
        <translation>Verdadeiro em toda distribuição possível.</translation>
    </message>
    <message>
        <source>Turning points: what they ruled out</source>
        <translation>Viradas: o que excluíram</translation>
    </message>
    <message>
        <source>Two windows cannot write to the same file. You can open a copy here.</source>
        <translation>Duas janelas não podem gravar no mesmo arquivo. Você pode abrir uma cópia aqui.</translation>
    </message>
    <message>
        <source>Type a card, then Enter</source>
        <translation>Digite uma carta e pressione Enter</translation>
    </message>
    <message>
        <source>Type it (/)</source>
        <translation>Digitar (/)</translation>
    </message>
    <message>
        <source>Type the roll, or click where you go.</source>
        <translation>Digite o lance, ou clique aonde você vai.</translation>
    </message>
    <message>
        <source>Type the roll, or click where {player} goes.</source>
        <translation>Digite o lance, ou clique aonde {player} vai.</translation>
    </message>
    <message>
        <source>Type what happened, in a few words</source>
        <translation>Digitar o que aconteceu, em poucas palavras</translation>
    </message>
    <message>
        <source>Typed after /</source>
        <translation>Digitado depois de /</translation>
    </message>
    <message>
        <source>U&amp;ndo mark</source>
        <translation>Desfazer &amp;marca</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Undo back to before it (takes back entries {numbers})</source>
        <translation>Desfazer até antes dele (retira os registros {numbers})</translation>
    </message>
    <message>
        <source>Undo back to before it (takes back entry {numbers})</source>
        <translation>Desfazer até antes dele (retira o registro {numbers})</translation>
    </message>
    <message>
        <source>Undo: {step}</source>
        <comment>step: Ann&apos;s suggestion; delete Ann&apos;s suggestion</comment>
        <translation>Desfazer: {step}</translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <translation>Desfeito: {step}</translation>
    </message>
    <message>
        <source>Unexpected error: {error}.</source>
        <translation>Erro inesperado: {error}.</translation>
    </message>
    <message>
        <source>Unlikely</source>
        <translation>Improváveis</translation>
    </message>
    <message>
        <source>Unlikely for {who}: {cards}</source>
        <translation>É improvável que {who} tenha: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Unlikely for {who}: {cards}, or one of %n other(s)</source>
        <translation>
            <numerusform>É improvável que {who} tenha: {cards}, ou outra carta</numerusform>
            <numerusform>É improvável que {who} tenha: {cards}, ou uma de %n outras</numerusform>
        </translation>
    </message>
    <message>
        <source>Unlucky answers: they told you {value:.1f} bits less than you could expect.</source>
        <translation>Azar nas respostas: revelaram {value:.1f} bits a menos do que você podia esperar.</translation>
    </message>
    <message>
        <source>Unlucky dice: they cost you about {value:.1f} turns.</source>
        <translation>Azar nos dados: custaram a você cerca de {value:.1f} turnos.</translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation>Partida não salva</translation>
    </message>
    <message>
        <source>Unsaved games</source>
        <translation>Partidas não salvas</translation>
    </message>
    <message>
        <source>Up to {count} counting steps. If the exact numbers take more, an estimate is shown until they are ready.</source>
        <translation>Até {count} passos de contagem. Se os números exatos precisarem de mais, mostra-se uma estimativa até ficarem prontos.</translation>
    </message>
    <message>
        <source>Up to {number} players</source>
        <translation>Até {number} jogadores</translation>
    </message>
    <message>
        <source>Updating…</source>
        <translation>Atualizando…</translation>
    </message>
    <message>
        <source>Use Automatic</source>
        <comment>the engine</comment>
        <translation>Usar Automático</translation>
    </message>
    <message>
        <source>Use Automatic instead</source>
        <translation>Usar o Automático</translation>
    </message>
    <message>
        <source>Velma</source>
        <comment>a policy, named after a detective</comment>
        <translation>Velma</translation>
    </message>
    <message>
        <source>Violet marks are yours; the others come from your cards and the face-up ones. Click a cell for a tick, a cross, a question mark, and empty again. Checked marks: on blue, proved; in a dashed frame, open: it may be true, but does not follow; with a warning sign, wrong.</source>
        <translation>As marcas violeta são suas; as outras vêm das suas cartas e das que estão à vista. Clique em uma célula para um visto, um xis, um ponto de interrogação e vazia de novo. Marcas verificadas: em azul, provada; em uma moldura tracejada, em aberto: pode ser verdade, mas não se pode concluir; com um sinal de aviso, errada.</translation>
    </message>
    <message>
        <source>Wait: even the likeliest solution had a chance of {chance}</source>
        <translation>Esperar: mesmo a solução mais provável estava em {chance}</translation>
    </message>
    <message>
        <source>Wait: {why}</source>
        <comment>a row with the chance to win; why: … will probably be first (79%)</comment>
        <translation>Esperar: {why}</translation>
    </message>
    <message>
        <source>Waits for &amp;exact</source>
        <translation>Espera o &amp;exato</translation>
    </message>
    <message>
        <source>Was</source>
        <comment>a caption: the accusation was right or wrong</comment>
        <translation>Estava</translation>
    </message>
    <message numerus="yes">
        <source>Was right in {right} of %n accusation(s)</source>
        <translation>
            <numerusform>Acusações certas: {right} de %n</numerusform>
            <numerusform>Acusações certas: {right} de %n</numerusform>
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
        <translation>O quê</translation>
    </message>
    <message>
        <source>What changed it most</source>
        <translation>O que mais a mudou</translation>
    </message>
    <message>
        <source>What changed it most, as the cards say</source>
        <translation>O que mais a mudou, pelas cartas</translation>
    </message>
    <message>
        <source>What does it depend on?</source>
        <translation>De que isso depende?</translation>
    </message>
    <message>
        <source>What each entry told could not be worked out: {error}. Your entries are safe.</source>
        <translation>Não foi possível calcular o que cada registro revelou: {error}. Seus registros estão a salvo.</translation>
    </message>
    <message>
        <source>What each player holds</source>
        <translation>O que cada jogador tem</translation>
    </message>
    <message>
        <source>What each player’s turns ruled out: {each}.</source>
        <translation>O que os turnos de cada um excluíram: {each}.</translation>
    </message>
    <message>
        <source>What else happened</source>
        <translation>O que mais aconteceu</translation>
    </message>
    <message>
        <source>What everyone has seen</source>
        <translation>O que todos viram</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>O que aconteceu</translation>
    </message>
    <message>
        <source>What happened, in a few words</source>
        <translation>O que aconteceu, em poucas palavras</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>O que acontece</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>E se</translation>
    </message>
    <message>
        <source>What is known of a cell, and why</source>
        <translation>O que se sabe de uma célula, e por quê</translation>
    </message>
    <message>
        <source>What share it rules out for each of the others, on average (an estimate)</source>
        <translation>Que parte exclui para cada um dos outros, em média (estimativa)</translation>
    </message>
    <message>
        <source>What share more the best suggestions would have ruled out, on average, in reviewed games</source>
        <translation>Que parte a mais os melhores palpites teriam excluído, em média, em partidas revistas</translation>
    </message>
    <message>
        <source>What share of the possible solutions the answer rules out, on average</source>
        <translation>Que parte das soluções possíveis a resposta exclui, em média</translation>
    </message>
    <message>
        <source>What share of the solutions, by their chances, each entry ruled out</source>
        <translation>Que parte das soluções, pelas suas chances, cada registro excluiu</translation>
    </message>
    <message>
        <source>What the others suggest says something about their cards. How they play shows in this game and, for players who are ticked, in your finished games. Ticks, crosses and reasons never depend on it, and it is not saved in game files.</source>
        <translation>Os palpites dos outros dizem algo sobre as cartas deles. O modo como jogam se vê nesta partida e, para os jogadores marcados, nas suas partidas terminadas. Vistos, xis e explicações nunca dependem disso, e nada disso é salvo nos arquivos das partidas.</translation>
    </message>
    <message>
        <source>What the others’ turns ruled out for you: {each}.</source>
        <translation>O que os turnos dos outros excluíram para você: {each}.</translation>
    </message>
    <message>
        <source>What to do next</source>
        <translation>O que fazer agora</translation>
    </message>
    <message>
        <source>What was in the envelope?</source>
        <translation>O que havia no envelope?</translation>
    </message>
    <message>
        <source>What would settle it</source>
        <translation>O que a decidiria</translation>
    </message>
    <message>
        <source>When on, charts move smoothly to new numbers.</source>
        <translation>Os gráficos passam suavemente aos novos números.</translation>
    </message>
    <message>
        <source>When players can show several cards: do they pick one at random (then a card that I see says a little about the others), or should nothing be concluded from their choice?</source>
        <translation>Quando um jogador pode mostrar várias cartas: escolhe uma ao acaso (então uma carta que eu vejo diz um pouco sobre as outras), ou não se conclui nada da escolha?</translation>
    </message>
    <message>
        <source>When the game was added</source>
        <translation>Quando a partida foi adicionada</translation>
    </message>
    <message>
        <source>When to accuse</source>
        <translation>Quando acusar</translation>
    </message>
    <message>
        <source>When {player} could have known is unclear: that hand contradicts the entries.</source>
        <translation>Não está claro quando {player} podia saber: essa mão contradiz os registros.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Onde</translation>
    </message>
    <message>
        <source>Where a clicked card goes</source>
        <translation>Para onde vai a carta clicada</translation>
    </message>
    <message>
        <source>Where every card was</source>
        <translation>Onde estava cada carta</translation>
    </message>
    <message>
        <source>Where is {card}?</source>
        <translation>Onde está {card}?</translation>
    </message>
    <message>
        <source>Whether the others still answer after a card is shown</source>
        <translation>Se os outros ainda respondem depois que uma carta é mostrada</translation>
    </message>
    <message>
        <source>Which card did you show {whom}? (Enter: leave it out)</source>
        <translation>Que carta você mostrou a {whom}? (Enter: omitir)</translation>
    </message>
    <message>
        <source>Which card did {who} show you?</source>
        <translation>Que carta {who} mostrou a você?</translation>
    </message>
    <message>
        <source>Which card did {who} show you? Press Enter again to leave it out.</source>
        <translation>Que carta {who} mostrou a você? Pressione Enter de novo para omiti-la.</translation>
    </message>
    <message>
        <source>Which card did {who} show {whom}? (Enter: leave it out)</source>
        <translation>Que carta {who} mostrou a {whom}? (Enter: omitir)</translation>
    </message>
    <message>
        <source>Which cards did {player} hold?</source>
        <translation>Que cartas {player} tinha?</translation>
    </message>
    <message>
        <source>Which cards lay in the pool?</source>
        <translation>Que cartas estavam no monte?</translation>
    </message>
    <message>
        <source>Which games are listed</source>
        <translation>Que partidas aparecem na lista</translation>
    </message>
    <message>
        <source>Which leftover card did you see? Press Enter again to leave it out.</source>
        <translation>Que carta que sobra você viu? Pressione Enter de novo para omiti-la.</translation>
    </message>
    <message>
        <source>Which one: {cards}?</source>
        <translation>Qual: {cards}?</translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>Qual?</translation>
    </message>
    <message>
        <source>Which suggestions are listed</source>
        <translation>Quais palpites são listados</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>a caption: who asks or accuses</comment>
        <translation>Quem</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>who has a card</comment>
        <translation>Quem</translation>
    </message>
    <message>
        <source>Who accuses</source>
        <translation>Quem acusa</translation>
    </message>
    <message>
        <source>Who asks</source>
        <translation>Quem pergunta</translation>
    </message>
    <message>
        <source>Who asks, three cards, who shows: first letters, in any order</source>
        <translation>Quem pergunta, três cartas, quem mostra: as primeiras letras, em qualquer ordem</translation>
    </message>
    <message>
        <source>Who could have known</source>
        <translation>Quem poderia ter sabido</translation>
    </message>
    <message>
        <source>Who has {card}?</source>
        <translation>Quem tem {card}?</translation>
    </message>
    <message>
        <source>Who is asked</source>
        <translation>A quem se pergunta</translation>
    </message>
    <message>
        <source>Who knows it</source>
        <translation>Quem sabe disso</translation>
    </message>
    <message>
        <source>Who passed is worked out anew for these entries, too, from who is asked before who showed</source>
        <translation>Também nestes registros se deduz de novo quem passou: aqueles a quem se pergunta antes de quem mostrou</translation>
    </message>
    <message>
        <source>Who shows a card</source>
        <translation>Quem mostra uma carta</translation>
    </message>
    <message>
        <source>Who suggests</source>
        <translation>Quem dá o palpite</translation>
    </message>
    <message>
        <source>Who suggests which three cards, who passes, who shows one: a few clicks or keys.</source>
        <translation>Quem dá o palpite e com quais três cartas, quem passa, quem mostra uma: bastam alguns cliques ou teclas.</translation>
    </message>
    <message>
        <source>Who won</source>
        <translation>Quem ganhou</translation>
    </message>
    <message>
        <source>Who won?</source>
        <translation>Quem ganhou?</translation>
    </message>
    <message>
        <source>Whose card</source>
        <translation>De quem é a carta</translation>
    </message>
    <message>
        <source>Whose cards are entered</source>
        <translation>De quem são as cartas registradas</translation>
    </message>
    <message>
        <source>Whose hands are shown</source>
        <translation>De quem são as mãos mostradas</translation>
    </message>
    <message>
        <source>Whose token moves</source>
        <translation>De quem é o peão que se move</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por quê</translation>
    </message>
    <message>
        <source>Why a cell has its tick, cross or number</source>
        <translation>Por que uma célula tem o seu visto, xis ou número</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Por quê?</translation>
    </message>
    <message>
        <source>Why? (explains the cell)</source>
        <translation>Por quê? (explica a célula)</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Com ajuda</translation>
    </message>
    <message>
        <source>With the board</source>
        <translation>Com o tabuleiro</translation>
    </message>
    <message>
        <source>With the card that was shown</source>
        <translation>Também a carta que foi mostrada</translation>
    </message>
    <message>
        <source>Without a pause after each step</source>
        <translation>Sem pausa após cada passo</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganhou</translation>
    </message>
    <message>
        <source>Won by {player}</source>
        <translation>{player} ganhou</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Calculando…</translation>
    </message>
    <message>
        <source>Working out what it depends on…</source>
        <translation>Determinando de que isso depende…</translation>
    </message>
    <message>
        <source>Working out what the others can know…</source>
        <translation>Calculando o que os outros podem saber…</translation>
    </message>
    <message>
        <source>Wrong</source>
        <comment>of an accusation</comment>
        <translation>Errada</translation>
    </message>
    <message>
        <source>Wrong: no deal fits it.</source>
        <translation>Errado: nenhuma distribuição é compatível.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>You are back</source>
        <translation>Você voltou</translation>
    </message>
    <message>
        <source>You are in the corridor.</source>
        <translation>Você está no corredor.</translation>
    </message>
    <message>
        <source>You are in {room}.</source>
        <translation>Você está aqui: {room}.</translation>
    </message>
    <message>
        <source>You are looking at another moment of the game, so tokens cannot be moved.</source>
        <translation>Você está vendo outro momento da partida: não é possível mover os peões.</translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>Você está fora do jogo</translation>
    </message>
    <message>
        <source>You are out. You still answer.</source>
        <translation>Você está fora do jogo. Ainda responde.</translation>
    </message>
    <message>
        <source>You can close this window and continue. This report helps the developers fix the problem: save it here and send it to them yourself. The program never sends anything.</source>
        <translation>Você pode fechar esta janela e continuar. Este relatório ajuda os desenvolvedores a corrigir o problema: salve-o aqui e envie-o você mesmo. O programa nunca envia nada.</translation>
    </message>
    <message>
        <source>You can enter it anyway.</source>
        <translation>Você pode registrar mesmo assim.</translation>
    </message>
    <message>
        <source>You could be certain of the solution {moment}.</source>
        <translation>Você podia ter certeza da solução {moment}.</translation>
    </message>
    <message>
        <source>You could have given away a little less</source>
        <translation>Você podia ter revelado um pouco menos</translation>
    </message>
    <message>
        <source>You could have given away much less</source>
        <translation>Você podia ter revelado muito menos</translation>
    </message>
    <message>
        <source>You could have given away {value:.1f} bits less when you showed cards.</source>
        <translation>Ao mostrar cartas, você podia ter revelado {value:.1f} bits a menos.</translation>
    </message>
    <message>
        <source>You could not be certain of the solution.</source>
        <translation>Você não podia ter certeza da solução.</translation>
    </message>
    <message>
        <source>You have left</source>
        <translation>Você foi embora</translation>
    </message>
    <message>
        <source>You have left.</source>
        <translation>Você foi embora.</translation>
    </message>
    <message>
        <source>You have shown</source>
        <translation>Você mostrou</translation>
    </message>
    <message>
        <source>You have shown it to {who} before, so it reveals nothing new.</source>
        <translation>Você já a mostrou a {who}, então não revela nada de novo.</translation>
    </message>
    <message>
        <source>You look at a leftover card: {card}.</source>
        <translation>Você olha uma carta que sobra: {card}.</translation>
    </message>
    <message>
        <source>You made no suggestions in this game.</source>
        <translation>Você não fez palpites nesta partida.</translation>
    </message>
    <message numerus="yes">
        <source>You missed nothing in %n suggestion(s).</source>
        <translation>
            <numerusform>Você não perdeu nada em %n palpite.</numerusform>
            <numerusform>Você não perdeu nada em %n palpites.</numerusform>
        </translation>
    </message>
    <message>
        <source>You rolled {number}. Where do you go?</source>
        <translation>Deu {number} nos dados. Aonde você vai?</translation>
    </message>
    <message>
        <source>You rolled {roll}: click where you go, or choose with the arrow keys.</source>
        <translation>Deu {roll} nos dados: clique aonde você vai, ou escolha com as setas.</translation>
    </message>
    <message>
        <source>You say that {fact}.</source>
        <translation>Você diz que {fact}.</translation>
    </message>
    <message>
        <source>You showed the cards that give the least away.</source>
        <translation>Você mostrou as cartas que menos revelam.</translation>
    </message>
    <message>
        <source>You showed {who} {card}.</source>
        <translation>Você mostrou {card} a {who}.</translation>
    </message>
    <message>
        <source>You take turns. Untick {who} under House rules: Takes no turns</source>
        <translation>Você joga turnos. Desmarque {who} em Regras da casa: Não joga turnos</translation>
    </message>
    <message>
        <source>You tick and cross your own sheet: no numbers, and no advice.</source>
        <translation>Você mesmo põe vistos e xis na sua folha: sem números e sem conselhos.</translation>
    </message>
    <message>
        <source>You watched this game.</source>
        <translation>Você assistiu a esta partida.</translation>
    </message>
    <message>
        <source>You win! It was {cards}.</source>
        <translation>Você ganhou! Era {cards}.</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Você ganhou</translation>
    </message>
    <message numerus="yes">
        <source>Your %n suggestion(s) told you {share} of what the best ones would have ({told} of {most} bits).</source>
        <translation>
            <numerusform>O seu %n palpite revelou {share} do que o melhor teria revelado ({told} de {most} bits).</numerusform>
            <numerusform>Os seus %n palpites revelaram {share} do que os melhores teriam revelado ({told} de {most} bits).</numerusform>
        </translation>
    </message>
    <message>
        <source>Your accusation was wrong.</source>
        <translation>Sua acusação estava errada.</translation>
    </message>
    <message>
        <source>Your accusation was wrong: you are out, and only answer questions from now on.</source>
        <translation>Sua acusação estava errada: você está fora, e de agora em diante só responde às perguntas.</translation>
    </message>
    <message>
        <source>Your accusation: if it is wrong, you are out</source>
        <translation>Sua acusação: se estiver errada, você está fora</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Suas cartas</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Suas decisões</translation>
    </message>
    <message numerus="yes">
        <source>Your hand has %n card(s): take {number} back</source>
        <translation>
            <numerusform>A sua mão tem %n carta: tire {number}</numerusform>
            <numerusform>A sua mão tem %n cartas: tire {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand: choose %n more card(s)</source>
        <translation>
            <numerusform>A sua mão: escolha mais %n carta</numerusform>
            <numerusform>A sua mão: escolha mais %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hunch: {belief}.</source>
        <translation>A sua intuição: {belief}.</translation>
    </message>
    <message>
        <source>Your marks are left as they are, and new ones are not kept: {why}.</source>
        <translation>As suas marcas ficam como estão, e as novas não são guardadas: {why}.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Sua jogada</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Seu nome</translation>
    </message>
    <message>
        <source>Your own sheet</source>
        <translation>A sua folha</translation>
    </message>
    <message>
        <source>Your own sheet: cards down, holders across</source>
        <translation>A sua folha: cartas nas linhas, detentores nas colunas</translation>
    </message>
    <message>
        <source>Your position is unknown.</source>
        <translation>Sua posição é desconhecida.</translation>
    </message>
    <message>
        <source>Your preferences file cannot be read; all preferences have their defaults.</source>
        <translation>O arquivo com as suas preferências não pode ser lido: todas estão no padrão.</translation>
    </message>
    <message>
        <source>Your preferences file cannot be written; your changes are lost when you quit.</source>
        <translation>O arquivo com as suas preferências não pode ser gravado: as mudanças se perdem ao sair.</translation>
    </message>
    <message>
        <source>Your preferences file was damaged; unreadable settings were reset to their defaults.</source>
        <translation>O arquivo com as suas preferências estava danificado; as configurações ilegíveis voltaram ao padrão.</translation>
    </message>
    <message>
        <source>Your preferences file was damaged; unreadable settings were reset to their defaults. A copy is kept as {name}.</source>
        <translation>O arquivo com as suas preferências estava danificado; as configurações ilegíveis voltaram ao padrão. Uma cópia foi guardada como {name}.</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Seu lugar</translation>
    </message>
    <message>
        <source>Your suggestion</source>
        <translation>Seu palpite</translation>
    </message>
    <message>
        <source>Your suggestion in {room}</source>
        <translation>Seu palpite ({room})</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>Your turn, after your suggestion</source>
        <translation>Sua vez, depois do seu palpite</translation>
    </message>
    <message>
        <source>Your turn, {place}</source>
        <comment>place: from the Lounge</comment>
        <translation>Sua vez, {place}</translation>
    </message>
    <message>
        <source>You’re only watching: no hand</source>
        <translation>Você está só assistindo: sem mão</translation>
    </message>
    <message>
        <source>You’re watching this game, so there’s no advice. If you play, say in the set-up which player you are.</source>
        <translation>Você está assistindo a esta partida, então não há conselho. Se você joga, indique na configuração quem você é.</translation>
    </message>
    <message>
        <source>a card can’t be called {name}: that word stands for an unseen card</source>
        <translation>nenhuma carta pode se chamar {name}: essa palavra indica uma carta não vista</translation>
    </message>
    <message>
        <source>a card they have shown you before if possible, otherwise any</source>
        <translation>se puderem, uma carta que já mostraram a você; senão, qualquer uma</translation>
    </message>
    <message>
        <source>a fifth</source>
        <translation>um quinto</translation>
    </message>
    <message>
        <source>a list</source>
        <comment>what stands in a file</comment>
        <translation>uma lista</translation>
    </message>
    <message>
        <source>a little less to learn</source>
        <translation>um pouco menos a descobrir</translation>
    </message>
    <message>
        <source>a little more to learn</source>
        <translation>um pouco mais a descobrir</translation>
    </message>
    <message>
        <source>a name is empty; separate names with one | each, as in: room K Kitchen | Cuisine</source>
        <translation>há um nome vazio; os nomes são separados por um | cada, como em: room K Kitchen | Cuisine</translation>
    </message>
    <message>
        <source>a number of {digits} digits</source>
        <translation>um número de {digits} dígitos</translation>
    </message>
    <message>
        <source>a passage from {room} to {room} leads nowhere; name two different rooms</source>
        <translation>uma passagem de {room} para {room} não leva a lugar nenhum; indique dois cômodos</translation>
    </message>
    <message>
        <source>a passage is written: passage ROOM ROOM, as in: passage K S; or with “step” behind it</source>
        <translation>uma passagem se escreve: passage CÔMODO CÔMODO, como em: passage K S; ou com “step” depois</translation>
    </message>
    <message>
        <source>a player can’t be called {name}: that is a place for cards; choose another name</source>
        <translation>nenhum jogador pode se chamar {name}: é um lugar para cartas; escolha outro nome</translation>
    </message>
    <message>
        <source>a player can’t be called {name}: that word stands for no player</source>
        <translation>nenhum jogador pode se chamar {name}: essa palavra indica nenhum jogador</translation>
    </message>
    <message>
        <source>a quarter</source>
        <translation>um quarto</translation>
    </message>
    <message>
        <source>a roll of {roll} does not lead there: {answer}</source>
        <translation>um lance de {roll} não leva até lá: {answer}</translation>
    </message>
    <message numerus="yes">
        <source>a square %n step(s) from {room:the}’s door</source>
        <translation>
            <numerusform>uma casa a %n passo da porta do cômodo {room}</numerusform>
            <numerusform>uma casa a %n passos da porta do cômodo {room}</numerusform>
        </translation>
    </message>
    <message>
        <source>a tenth</source>
        <translation>um décimo</translation>
    </message>
    <message>
        <source>a third</source>
        <translation>um terço</translation>
    </message>
    <message>
        <source>about {bits:.1f} bits</source>
        <translation>cerca de {bits:.1f} bits</translation>
    </message>
    <message>
        <source>about {percent}</source>
        <translation>cerca de {percent}</translation>
    </message>
    <message>
        <source>about {percent} likely to be the murder room</source>
        <translation>cerca de {percent} de chance de ser o cômodo do crime</translation>
    </message>
    <message>
        <source>about {percent}, give or take {error}</source>
        <translation>cerca de {percent}, com {error} para mais ou para menos</translation>
    </message>
    <message>
        <source>accuse {cards}</source>
        <comment>cards: Mrs White with the Rope in the Study</comment>
        <translation>acuse {cards}</translation>
    </message>
    <message>
        <source>accused wrongly</source>
        <translation>acusou errado</translation>
    </message>
    <message>
        <source>accuses accuse</source>
        <comment>words to type, with spaces between: it is an accusation</comment>
        <translation>acusa acuso acusar</translation>
    </message>
    <message>
        <source>accuses when that is more likely to win than waiting (recommended)</source>
        <translation>acusa quando isso tem mais chance de ganhar do que esperar (recomendado)</translation>
    </message>
    <message>
        <source>after entry {entry}</source>
        <translation>após o registro {entry}</translation>
    </message>
    <message>
        <source>after the next turn</source>
        <translation>depois da próxima vez</translation>
    </message>
    <message>
        <source>against the turn</source>
        <comment>who is asked</comment>
        <translation>a todos, na ordem inversa</translation>
    </message>
    <message numerus="yes">
        <source>all of the pool’s %n card(s) are known, so {so}</source>
        <translation>
            <numerusform>a única carta do monte é conhecida, logo {so}</numerusform>
            <numerusform>todas as %n cartas do monte são conhecidas, logo {so}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all of your %n card(s) are known, so {so}</source>
        <translation>
            <numerusform>a sua única carta é conhecida, logo {so}</numerusform>
            <numerusform>todas as suas %n cartas são conhecidas, logo {so}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all of {who}’s %n card(s) are known, so {so}</source>
        <translation>
            <numerusform>a única carta de {who} é conhecida, logo {so}</numerusform>
            <numerusform>todas as %n cartas de {who} são conhecidas, logo {so}</numerusform>
        </translation>
    </message>
    <message>
        <source>all {n:,} deals</source>
        <translation>todas as {n:,} distribuições</translation>
    </message>
    <message>
        <source>almost always settles it</source>
        <translation>decide quase sempre</translation>
    </message>
    <message>
        <source>also calls {who} to that room</source>
        <comment>who may then suggest there</comment>
        <translation>também chama {who} para esse cômodo</translation>
    </message>
    <message>
        <source>also the likeliest room ({percent})</source>
        <translation>também o cômodo mais provável ({percent})</translation>
    </message>
    <message>
        <source>an entry before it is missing</source>
        <translation>falta um registro antes dele</translation>
    </message>
    <message>
        <source>an object</source>
        <comment>what stands in a file</comment>
        <translation>um objeto</translation>
    </message>
    <message>
        <source>analytic centre by {solver}, ignoring the show model; solutions by the product of their cards</source>
        <translation>centro analítico por {solver}, sem levar em conta o modelo de escolha; soluções pelo produto das suas cartas</translation>
    </message>
    <message>
        <source>and</source>
        <comment>words to type, with spaces between: Bob has the Rope and the Hall</comment>
        <translation>e</translation>
    </message>
    <message>
        <source>anywhere</source>
        <comment>accusing</comment>
        <translation>em qualquer lugar</translation>
    </message>
    <message>
        <source>appears twice in one object; give it once</source>
        <translation>aparece duas vezes em um objeto; indique uma vez só</translation>
    </message>
    <message>
        <source>are of several categories; a note on the envelope is on one of them</source>
        <translation>são de várias categorias; uma nota sobre o envelope trata de uma só</translation>
    </message>
    <message>
        <source>arrows</source>
        <comment>the four arrow keys</comment>
        <translation>setas</translation>
    </message>
    <message numerus="yes">
        <source>as counted in %n game(s)</source>
        <translation>
            <numerusform>contado em %n partida</numerusform>
            <numerusform>contado em %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>as number {place}</source>
        <translation>como número {place}</translation>
    </message>
    <message>
        <source>as people play</source>
        <translation>pelo modo de jogar</translation>
    </message>
    <message>
        <source>as people play to follow…</source>
        <translation>pelo modo de jogar: a caminho…</translation>
    </message>
    <message>
        <source>as the cards say</source>
        <translation>pelas cartas</translation>
    </message>
    <message>
        <source>aside</source>
        <comment>an entry that was set aside</comment>
        <translation>de lado</translation>
    </message>
    <message>
        <source>asks shows suggests with in the it does is of at least card cards hand</source>
        <comment>words to type, with spaces between, that tell nothing: Ann asks ... with the ..., Bob shows</comment>
        <translation>pergunta mostra pede sugere palpite com está de do da pelo menos carta cartas mão sua</translation>
    </message>
    <message numerus="yes">
        <source>at least %n of {cards} is in the envelope</source>
        <translation>
            <numerusform>pelo menos %n de {cards} está no envelope</numerusform>
            <numerusform>pelo menos %n de {cards} estão no envelope</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n of {cards} is in the pool</source>
        <translation>
            <numerusform>pelo menos %n de {cards} está no monte</numerusform>
            <numerusform>pelo menos %n de {cards} estão no monte</numerusform>
        </translation>
    </message>
    <message>
        <source>back returns</source>
        <comment>words to type, with spaces between: Cid is back in the game</comment>
        <translation>volta voltou</translation>
    </message>
    <message>
        <source>before the first entry</source>
        <translation>antes do primeiro registro</translation>
    </message>
    <message>
        <source>below your limit of {percent}</source>
        <comment>the chance that an accusation is right</comment>
        <translation>abaixo do seu limite de {percent}</translation>
    </message>
    <message>
        <source>best for you ({score} {unit})</source>
        <comment>a place to go to, its score, and in what that is counted</comment>
        <translation>melhor lugar para você ({score} {unit})</translation>
    </message>
    <message>
        <source>best suggestion</source>
        <translation>melhor palpite</translation>
    </message>
    <message>
        <source>bits open</source>
        <translation>bits em aberto</translation>
    </message>
    <message>
        <source>but {clause}, as stated above: a contradiction</source>
        <translation>mas {clause}, como dito acima: uma contradição</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>por sorteio</translation>
    </message>
    <message>
        <source>by the passage</source>
        <comment>a move in the list</comment>
        <translation>pela passagem</translation>
    </message>
    <message>
        <source>by the secret passage</source>
        <translation>pela passagem secreta</translation>
    </message>
    <message>
        <source>called in</source>
        <comment>a move in the list: by the suggestion of another</comment>
        <translation>por palpite</translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation>não pode ser lido: {reason}</translation>
    </message>
    <message>
        <source>card</source>
        <translation>carta</translation>
    </message>
    <message>
        <source>card by card</source>
        <comment>how an engine counts</comment>
        <translation>carta por carta</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartas</translation>
    </message>
    <message>
        <source>certain after entry {entry}</source>
        <translation>certeza após o registro {entry}</translation>
    </message>
    <message>
        <source>certain from the start</source>
        <translation>certeza desde o início</translation>
    </message>
    <message>
        <source>certain: no</source>
        <translation>certo: não</translation>
    </message>
    <message>
        <source>certain: no, because of entry {number}</source>
        <comment>the entry says so</comment>
        <translation>certo: não, pelo registro {number}</translation>
    </message>
    <message>
        <source>certain: no, because of the set-up</source>
        <translation>certo: não, pela configuração</translation>
    </message>
    <message>
        <source>certain: yes</source>
        <translation>certo: sim</translation>
    </message>
    <message>
        <source>certain: yes, because of entry {number}</source>
        <comment>the entry says so</comment>
        <translation>certo: sim, pelo registro {number}</translation>
    </message>
    <message>
        <source>certain: yes, because of the set-up</source>
        <translation>certo: sim, pela configuração</translation>
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
        <translation>chance de ganhar</translation>
    </message>
    <message>
        <source>change the set-up</source>
        <translation>mudar a configuração</translation>
    </message>
    <message>
        <source>choices ignored</source>
        <translation>escolhas ignoradas</translation>
    </message>
    <message>
        <source>classic</source>
        <comment>the doors of a board</comment>
        <translation>clássicas</translation>
    </message>
    <message>
        <source>consider accusing {cards}</source>
        <comment>cards: Mrs White with the Rope in the Study</comment>
        <translation>considere acusar {cards}</translation>
    </message>
    <message>
        <source>contradicts other entries</source>
        <translation>contradiz outros registros</translation>
    </message>
    <message>
        <source>count again {event}</source>
        <comment>event: Ann&apos;s suggestion</comment>
        <translation>contar de novo {event}</translation>
    </message>
    <message>
        <source>cut short</source>
        <translation>abreviada</translation>
    </message>
    <message>
        <source>deals that fit are too rare to be found by chance (most populations of {number} died out); the exact engine may find them</source>
        <translation>as distribuições possíveis são raras demais para serem achadas ao acaso (a maioria das populações de {number} se extinguiu); o motor exato talvez as encontre</translation>
    </message>
    <message>
        <source>delete {event}</source>
        <comment>event: Ann&apos;s suggestion</comment>
        <translation>excluir {event}</translation>
    </message>
    <message>
        <source>doesn’t have it</source>
        <translation>não tem</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>por sorteio</translation>
    </message>
    <message>
        <source>easier to reach ({percent})</source>
        <translation>mais fácil de alcançar ({percent})</translation>
    </message>
    <message>
        <source>edit {event}</source>
        <comment>event: Ann&apos;s suggestion</comment>
        <translation>corrigir {event}</translation>
    </message>
    <message>
        <source>either {clauses}</source>
        <translation>ou {clauses}</translation>
    </message>
    <message>
        <source>either {clauses} ({entries})</source>
        <translation>ou {clauses} ({entries})</translation>
    </message>
    <message>
        <source>ends with the first card</source>
        <comment>answering</comment>
        <translation>acaba na primeira carta</translation>
    </message>
    <message>
        <source>entries {names} cannot all be true</source>
        <translation>os registros {names} não podem ser todos verdadeiros</translation>
    </message>
    <message>
        <source>entries {names} cannot both be true</source>
        <translation>os registros {names} não podem ser ambos verdadeiros</translation>
    </message>
    <message>
        <source>entries {numbers}</source>
        <translation>registros {numbers}</translation>
    </message>
    <message>
        <source>entry {names} cannot all be true</source>
        <comment>an entry and parts of the set-up: entry 3, … and …</comment>
        <translation>o registro {names} não podem ser verdade ao mesmo tempo</translation>
    </message>
    <message>
        <source>entry {names} cannot be true</source>
        <translation>o registro {names} não pode ser verdadeiro</translation>
    </message>
    <message>
        <source>entry {names} cannot both be true</source>
        <comment>an entry and a part of the set-up: entry 3 and …</comment>
        <translation>o registro {names} não podem ser verdade ao mesmo tempo</translation>
    </message>
    <message>
        <source>entry {number}</source>
        <translation>registro {number}</translation>
    </message>
    <message>
        <source>envelope</source>
        <comment>after a comma</comment>
        <translation>envelope</translation>
    </message>
    <message>
        <source>envelope</source>
        <comment>of the three cards that are sought</comment>
        <translation>envelope</translation>
    </message>
    <message>
        <source>equally good</source>
        <comment>a suggestion</comment>
        <translation>igualmente bom</translation>
    </message>
    <message>
        <source>equally good: {cards}</source>
        <comment>cards: Bob with the Rope</comment>
        <translation>igualmente bons: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>equally good: {cards} and %n more</source>
        <comment>cards: Bob with the Rope, Cid with …</comment>
        <translation>
            <numerusform>igualmente bons: {cards} e mais %n</numerusform>
            <numerusform>igualmente bons: {cards} e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>estimativa</translation>
    </message>
    <message>
        <source>estimate, error unknown</source>
        <translation>estimativa, erro desconhecido</translation>
    </message>
    <message>
        <source>every deal</source>
        <comment>an engine saw each of them</comment>
        <translation>todas as distribuições</translation>
    </message>
    <message>
        <source>every other room is elsewhere, so {so}</source>
        <translation>todos os outros cômodos estão em outro lugar, logo {so}</translation>
    </message>
    <message>
        <source>every other suspect is elsewhere, so {so}</source>
        <translation>todos os outros suspeitos estão em outro lugar, logo {so}</translation>
    </message>
    <message>
        <source>every other weapon is elsewhere, so {so}</source>
        <translation>todas as outras armas estão em outro lugar, logo {so}</translation>
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
        <translation>tudo decorre das evidências</translation>
    </message>
    <message>
        <source>exact counting would need over {size:g} GB of memory, its limit</source>
        <translation>a contagem exata precisaria de mais de {size:g} GB de memória, o seu limite</translation>
    </message>
    <message>
        <source>exact counting would need over {steps:,} steps, its limit here</source>
        <translation>a contagem exata precisaria de mais de {steps:,} passos, o seu limite aqui</translation>
    </message>
    <message>
        <source>exact to follow…</source>
        <translation>exatos a caminho…</translation>
    </message>
    <message>
        <source>expected a colon</source>
        <translation>esperam-se dois-pontos</translation>
    </message>
    <message>
        <source>expected a comma</source>
        <translation>espera-se uma vírgula</translation>
    </message>
    <message>
        <source>expected a name in quotes</source>
        <translation>espera-se um nome entre aspas</translation>
    </message>
    <message>
        <source>expected a value</source>
        <translation>espera-se um valor</translation>
    </message>
    <message>
        <source>expected the end of the file</source>
        <translation>espera-se o fim do arquivo</translation>
    </message>
    <message>
        <source>expected turns to win</source>
        <comment>what a score of a place counts</comment>
        <translation>turnos esperados para ganhar</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>à vista</translation>
    </message>
    <message>
        <source>face up</source>
        <comment>after a comma</comment>
        <translation>à vista</translation>
    </message>
    <message>
        <source>face up</source>
        <comment>where a card is</comment>
        <translation>à vista</translation>
    </message>
    <message>
        <source>face up</source>
        <comment>where a card is, after its name</comment>
        <translation>à vista</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>recolhido</translation>
    </message>
    <message>
        <source>from about {before:.1f}% to about {after:.1f}%</source>
        <translation>de cerca de {before:.1f}% para cerca de {after:.1f}%</translation>
    </message>
    <message>
        <source>from your starting square</source>
        <comment>on the board: on your turn, …</comment>
        <translation>da sua casa inicial</translation>
    </message>
    <message>
        <source>from {before:.1f}% to {after:.1f}%</source>
        <translation>de {before:.1f}% para {after:.1f}%</translation>
    </message>
    <message>
        <source>from {room:the}</source>
        <comment>on the board: on your turn, …</comment>
        <translation>do cômodo {room}</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>fim de jogo</translation>
    </message>
    <message>
        <source>game over: an accusation was correct</source>
        <translation>fim de jogo: uma acusação estava certa</translation>
    </message>
    <message>
        <source>games are played here only with the others asked in the order of turns, and whoever accuses wrongly answering on (asked: {asked}, after_wrong: {after_wrong})</source>
        <translation>aqui só se joga se os outros são perguntados na ordem dos turnos e quem acusa errado continua respondendo (asked: {asked}, after_wrong: {after_wrong})</translation>
    </message>
    <message>
        <source>give a suspect, a weapon and a room, in this order, not {answer}</source>
        <translation>indique um suspeito, uma arma e um cômodo, nesta ordem, não {answer}</translation>
    </message>
    <message>
        <source>give three cards, not {answer}</source>
        <translation>indique três cartas, não {answer}</translation>
    </message>
    <message>
        <source>go to {place:the}</source>
        <translation>vá para {place:the}</translation>
    </message>
    <message>
        <source>goes on: everyone answers</source>
        <comment>answering</comment>
        <translation>continua: todos respondem</translation>
    </message>
    <message>
        <source>half</source>
        <translation>metade</translation>
    </message>
    <message>
        <source>harder to reach ({percent})</source>
        <translation>mais difícil de alcançar ({percent})</translation>
    </message>
    <message>
        <source>hardly ever settles it</source>
        <translation>quase nunca decide</translation>
    </message>
    <message numerus="yes">
        <source>has %n card(s) where me is null; a spectator has no hand</source>
        <translation>
            <numerusform>tem %n carta onde me é null; quem só assiste não tem mão</numerusform>
            <numerusform>tem %n cartas onde me é null; quem só assiste não tem mão</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n card(s), but {who} holds {size}; give exactly those</source>
        <translation>
            <numerusform>tem %n carta, mas {who} tem {size}; indique exatamente essas</numerusform>
            <numerusform>tem %n cartas, mas {who} tem {size}; indique exatamente essas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n card(s); a note is on {fewest} to {most} cards, or names one as card</source>
        <translation>
            <numerusform>tem %n carta; uma nota trata de {fewest} a {most} cartas, ou indica uma como card</numerusform>
            <numerusform>tem %n cartas; uma nota trata de {fewest} a {most} cartas, ou indica uma como card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n of</source>
        <comment>at least so many of several cards</comment>
        <translation>
            <numerusform>tem %n</numerusform>
            <numerusform>tem %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n player(s); a game has {fewest} to {most}</source>
        <translation>
            <numerusform>tem %n jogador; uma partida tem de {fewest} a {most}</numerusform>
            <numerusform>tem %n jogadores; uma partida tem de {fewest} a {most}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n word(s); it must be {kind}, a player, a suspect, a weapon, a room, the player who answered (or {nobody}) and the card shown (or {unseen})</source>
        <translation>
            <numerusform>tem %n palavra; deve ser {kind}, um jogador, um suspeito, uma arma, um cômodo, o jogador que respondeu (ou {nobody}) e a carta mostrada (ou {unseen})</numerusform>
            <numerusform>tem %n palavras; deve ser {kind}, um jogador, um suspeito, uma arma, um cômodo, o jogador que respondeu (ou {nobody}) e a carta mostrada (ou {unseen})</numerusform>
        </translation>
    </message>
    <message>
        <source>has all</source>
        <comment>several cards</comment>
        <translation>tem todas</translation>
    </message>
    <message>
        <source>has answers, but no one showed a card; give refuted_by, or list those who couldn’t answer in passed</source>
        <translation>tem respostas, mas ninguém mostrou uma carta; indique refuted_by, ou ponha em passed quem não pôde responder</translation>
    </message>
    <message>
        <source>has at least one of</source>
        <comment>several cards</comment>
        <translation>tem pelo menos uma</translation>
    </message>
    <message>
        <source>has have holds</source>
        <comment>words to type, with spaces between: Bob has the Rope</comment>
        <translation>tem possui tenho</translation>
    </message>
    <message>
        <source>has it</source>
        <translation>tem</translation>
    </message>
    <message>
        <source>has it or not</source>
        <translation>se tem ou não</translation>
    </message>
    <message>
        <source>has left</source>
        <comment>a player: is out, and not asked either</comment>
        <translation>saiu</translation>
    </message>
    <message>
        <source>has no card; at least one room is needed</source>
        <translation>não tem carta; é preciso ao menos um cômodo</translation>
    </message>
    <message>
        <source>has no card; at least one suspect is needed</source>
        <translation>não tem carta; é preciso ao menos um suspeito</translation>
    </message>
    <message>
        <source>has no card; at least one weapon is needed</source>
        <translation>não tem carta; é preciso ao menos uma arma</translation>
    </message>
    <message>
        <source>has no cards; name what was overlooked</source>
        <translation>não tem cartas; diga o que passou despercebido</translation>
    </message>
    <message>
        <source>has none</source>
        <comment>of several cards</comment>
        <translation>nenhuma</translation>
    </message>
    <message numerus="yes">
        <source>has only %n player(s) to take turns; at least {fewest} must</source>
        <translation>
            <numerusform>só tem %n jogador com turno; deve haver pelo menos {fewest}</numerusform>
            <numerusform>só tem %n jogadores com turno; deve haver pelo menos {fewest}</numerusform>
        </translation>
    </message>
    <message>
        <source>has {number} cards; the deck has {deck}</source>
        <translation>tem {number} cartas; o baralho tem {deck}</translation>
    </message>
    <message>
        <source>has {number} events; a case has at most {most}</source>
        <translation>tem {number} eventos; uma partida tem no máximo {most}</translation>
    </message>
    <message>
        <source>has {number} marks; this game has {cells} cells</source>
        <translation>tem {number} marcas; esta partida tem {cells} células</translation>
    </message>
    <message>
        <source>has {number} names; give one suspect, one weapon and one room</source>
        <translation>tem {number} nomes; indique um suspeito, uma arma e um cômodo</translation>
    </message>
    <message>
        <source>head for {place:the}</source>
        <comment>which may be too far for this turn</comment>
        <translation>siga em direção a {place}</translation>
    </message>
    <message>
        <source>how people play can be weighed only where the numbers are exact</source>
        <translation>o modo como as pessoas jogam só pode ser considerado onde os números são exatos</translation>
    </message>
    <message>
        <source>how the game ended</source>
        <translation>como a partida terminou</translation>
    </message>
    <message>
        <source>how {who} plays is not clear yet, but what they suggest already counts</source>
        <translation>ainda não está claro como {who} joga, mas os palpites que dá já contam</translation>
    </message>
    <message>
        <source>hunch</source>
        <translation>intuição</translation>
    </message>
    <message>
        <source>if no one shows a card</source>
        <translation>se ninguém mostrar uma carta</translation>
    </message>
    <message>
        <source>if you pass</source>
        <translation>se você passar</translation>
    </message>
    <message>
        <source>if you show a card</source>
        <translation>se você mostrar uma carta</translation>
    </message>
    <message>
        <source>if you show {card:the}</source>
        <translation>se você mostrar {card:the}</translation>
    </message>
    <message>
        <source>if {players} pass</source>
        <translation>se {players} passarem</translation>
    </message>
    <message>
        <source>if {players} pass</source>
        <comment>one of the players is you</comment>
        <translation>se {players} passarem</translation>
    </message>
    <message>
        <source>if {players} shows a card</source>
        <translation>se {players} mostrar uma carta</translation>
    </message>
    <message>
        <source>if {players} shows {card:the}</source>
        <translation>se {players} mostrar {card:the}</translation>
    </message>
    <message>
        <source>if {who} passes</source>
        <translation>se {who} passar</translation>
    </message>
    <message>
        <source>if {who} shows a card</source>
        <translation>se {who} mostrar uma carta</translation>
    </message>
    <message>
        <source>if {who} shows {card:the}</source>
        <translation>se {who} mostrar {card:the}</translation>
    </message>
    <message>
        <source>in all {deals:,} deals that fit these entries, {clause}</source>
        <translation>em todas as {deals:,} distribuições compatíveis com estes registros, {clause}</translation>
    </message>
    <message>
        <source>in any room</source>
        <comment>accusing</comment>
        <translation>em qualquer cômodo</translation>
    </message>
    <message>
        <source>in every deal that fits these entries, {clause}</source>
        <translation>em toda distribuição compatível com estes registros, {clause}</translation>
    </message>
    <message>
        <source>in the envelope</source>
        <comment>where a card is</comment>
        <translation>no envelope</translation>
    </message>
    <message>
        <source>in the pool</source>
        <comment>where a card is</comment>
        <translation>no monte</translation>
    </message>
    <message>
        <source>in the room named</source>
        <comment>accusing</comment>
        <translation>no cômodo indicado</translation>
    </message>
    <message>
        <source>in turn</source>
        <comment>who is asked</comment>
        <translation>a todos, na ordem dos turnos</translation>
    </message>
    <message>
        <source>in {room:the} you can suggest that room only, not {other:the}</source>
        <translation>no cômodo {room} você só pode citar esse cômodo, não {other}</translation>
    </message>
    <message>
        <source>insert {event}</source>
        <comment>event: Ann&apos;s suggestion</comment>
        <translation>inserir {event}</translation>
    </message>
    <message>
        <source>is an empty name; a card needs a name</source>
        <translation>é um nome vazio; uma carta precisa de um nome</translation>
    </message>
    <message>
        <source>is back</source>
        <translation>voltou</translation>
    </message>
    <message>
        <source>is damaged or not a Deerstalker game ({place}: {reason})</source>
        <translation>está danificado ou não é uma partida do Deerstalker ({place}: {reason})</translation>
    </message>
    <message>
        <source>is damaged or not a file of habits ({place}: {reason})</source>
        <translation>está danificado ou não é um arquivo de hábitos ({place}: {reason})</translation>
    </message>
    <message>
        <source>is damaged or not a file of marks ({place}: {reason})</source>
        <translation>está danificado ou não é um arquivo de marcas ({place}: {reason})</translation>
    </message>
    <message>
        <source>is damaged or not a saved practice game ({place}: {reason})</source>
        <translation>está danificado ou não é uma partida de treino salva ({place}: {reason})</translation>
    </message>
    <message>
        <source>is empty; a case must be a JSON object</source>
        <translation>está vazio; uma partida deve ser um objeto JSON</translation>
    </message>
    <message>
        <source>is empty; a player needs a name</source>
        <translation>está vazio; um jogador precisa de um nome</translation>
    </message>
    <message>
        <source>is empty; an edition needs a title</source>
        <translation>está vazio; uma edição precisa de um título</translation>
    </message>
    <message>
        <source>is false for me; whoever wrote the case takes turns</source>
        <translation>é false para mim; quem escreveu o caso tem turnos</translation>
    </message>
    <message>
        <source>is for several cards; give them as cards</source>
        <translation>vale para várias cartas; indique-as como cards</translation>
    </message>
    <message>
        <source>is given together with cards; give only one of the two</source>
        <translation>foi indicado junto com cards; indique só um dos dois</translation>
    </message>
    <message>
        <source>is given together with the edition {edition}; give only one of the two</source>
        <translation>é indicado junto com a edição {edition}; indique só um dos dois</translation>
    </message>
    <message>
        <source>is given where holds is false, which means none of the cards; leave it out</source>
        <translation>foi indicado embora holds seja false, ou seja, nenhuma das cartas; deixe de fora</translation>
    </message>
    <message>
        <source>is larger than {size} MB, the limit for a case</source>
        <translation>passa de {size} MB, o limite para uma partida</translation>
    </message>
    <message>
        <source>is me; write a note on the card seen</source>
        <translation>sou eu; escreva uma nota sobre a carta vista</translation>
    </message>
    <message>
        <source>is missing; a saved game needs its options</source>
        <translation>falta; uma partida salva precisa das suas opções</translation>
    </message>
    <message>
        <source>is missing; give a room, or a square as [row, column]</source>
        <translation>falta; indique um cômodo, ou uma casa como [linha, coluna]</translation>
    </message>
    <message>
        <source>is missing; give all cards of the hand</source>
        <translation>falta; indique todas as cartas da mão</translation>
    </message>
    <message>
        <source>is missing; give one suspect, one weapon and one room</source>
        <translation>falta; indique um suspeito, uma arma e um cômodo</translation>
    </message>
    <message>
        <source>is missing; it must be a list of marks</source>
        <translation>falta; deve ser uma lista de marcas</translation>
    </message>
    <message>
        <source>is missing; it must be a whole number</source>
        <translation>falta; deve ser um número inteiro</translation>
    </message>
    <message>
        <source>is missing; it must be text</source>
        <translation>falta; deve ser texto</translation>
    </message>
    <message>
        <source>is missing; it must be true or false</source>
        <translation>falta; deve ser true ou false</translation>
    </message>
    <message>
        <source>is missing; name an edition, or give the cards of a deck</source>
        <translation>falta; indique uma edição, ou as cartas de um baralho</translation>
    </message>
    <message>
        <source>is nested more than {depth} levels deep; a case needs at most 5</source>
        <translation>tem mais de {depth} níveis aninhados; para uma partida bastam 5</translation>
    </message>
    <message>
        <source>is not UTF-8 text: byte {place} is {byte}; save it as UTF-8</source>
        <translation>não é texto UTF-8: o byte {place} é {byte}; salve como UTF-8</translation>
    </message>
    <message>
        <source>is not a date, as in 2026-11-25</source>
        <translation>não é uma data, como 2026-11-25</translation>
    </message>
    <message>
        <source>is not a field here; the nearest is {nearest}</source>
        <translation>não é um campo daqui; o mais parecido é {nearest}</translation>
    </message>
    <message>
        <source>is not a journal of this program</source>
        <translation>não é um diário deste programa</translation>
    </message>
    <message>
        <source>is null, but the accusation is correct; give its three cards</source>
        <translation>é null, mas a acusação está certa; indique as três cartas</translation>
    </message>
    <message>
        <source>is null; it must be a whole number</source>
        <translation>é null; deve ser um número inteiro</translation>
    </message>
    <message>
        <source>is null; it must be text</source>
        <translation>é null; deve ser texto</translation>
    </message>
    <message>
        <source>is null; it must be true or false</source>
        <translation>é null; deve ser true ou false</translation>
    </message>
    <message>
        <source>is out</source>
        <translation>está fora</translation>
    </message>
    <message>
        <source>is the envelope, which is no hand; give a player, or the pool</source>
        <translation>é o envelope, que não é uma mão; indique um jogador ou o monte</translation>
    </message>
    <message>
        <source>is the envelope; give a player, or the pool</source>
        <translation>é o envelope; indique um jogador ou o monte</translation>
    </message>
    <message>
        <source>is the pool, but this game has none; give a player, or the envelope</source>
        <translation>é o monte, mas esta partida não tem nenhum; indique um jogador ou o envelope</translation>
    </message>
    <message>
        <source>is the square [{row}, {column}], but this game has no board; give a room</source>
        <translation>é a casa [{row}, {column}], mas esta partida não tem tabuleiro; indique um cômodo</translation>
    </message>
    <message>
        <source>is {card} where shows is false; it must be null then</source>
        <translation>é {card} onde shows é false; então deve ser null</translation>
    </message>
    <message>
        <source>is {card}, but no one showed a card; give refuted_by, or leave the card out</source>
        <translation>é {card}, mas ninguém mostrou uma carta; indique refuted_by, ou tire a carta</translation>
    </message>
    <message>
        <source>is {dice}; it must be 1 or 2</source>
        <translation>é {dice}; deve ser 1 ou 2</translation>
    </message>
    <message>
        <source>is {name}; it must be the name of the file</source>
        <translation>é {name}; deve ser o nome do arquivo</translation>
    </message>
    <message>
        <source>is {number} characters long; a name has at most {most}</source>
        <translation>tem {number} caracteres; um nome tem no máximo {most}</translation>
    </message>
    <message>
        <source>is {number}; a hand has 0 cards or more</source>
        <translation>é {number}; uma mão tem 0 cartas ou mais</translation>
    </message>
    <message>
        <source>is {number}; it must be 1 to {most}, the number of cards</source>
        <translation>é {number}; deve ser de 1 a {most}, o número de cartas</translation>
    </message>
    <message>
        <source>is {number}; the pool has 0 cards or more</source>
        <translation>é {number}; o monte tem 0 cartas ou mais</translation>
    </message>
    <message>
        <source>is {roll}; it must be a number that the dice can show</source>
        <translation>é {roll}; deve ser um número que os dados possam dar</translation>
    </message>
    <message numerus="yes">
        <source>is {seat}; with %n rival(s) it is from 1 to {last}</source>
        <translation>
            <numerusform>é {seat}; com %n adversário, vai de 1 a {last}</numerusform>
            <numerusform>é {seat}; com %n adversários, vai de 1 a {last}</numerusform>
        </translation>
    </message>
    <message>
        <source>is {value}; it must be 0 or more</source>
        <translation>é {value}; deve ser 0 ou mais</translation>
    </message>
    <message>
        <source>is {value}; it must be a list</source>
        <translation>é {value}; deve ser uma lista</translation>
    </message>
    <message>
        <source>is {value}; it must be a room, or a square as [row, column]</source>
        <translation>é {value}; deve ser um cômodo, ou uma casa como [linha, coluna]</translation>
    </message>
    <message>
        <source>is {value}; it must be a whole number (as in 6)</source>
        <translation>é {value}; deve ser um número inteiro (por exemplo, 6)</translation>
    </message>
    <message>
        <source>is {value}; it must be an object</source>
        <translation>é {value}; deve ser um objeto</translation>
    </message>
    <message>
        <source>is {value}; it must be text</source>
        <translation>é {value}; deve ser texto</translation>
    </message>
    <message>
        <source>is {value}; it must be text, or a list of texts</source>
        <translation>é {value}; deve ser texto, ou uma lista de textos</translation>
    </message>
    <message>
        <source>is {value}; it must be true or false</source>
        <translation>é {value}; deve ser true ou false</translation>
    </message>
    <message>
        <source>is {value}; it must be “me”, “everyone”, or a list of players</source>
        <translation>é {value}; deve ser “me”, “everyone” ou uma lista de jogadores</translation>
    </message>
    <message>
        <source>is {version}; this program reads version {known}</source>
        <translation>é {version}; este programa lê a versão {known}</translation>
    </message>
    <message>
        <source>is {who}, who has no cards</source>
        <translation>é {who}, que não tem cartas</translation>
    </message>
    <message>
        <source>is {who}, who looks; give another player, or the pool</source>
        <translation>é {who}, que é quem olha; indique outro jogador ou o monte</translation>
    </message>
    <message>
        <source>it changes nothing</source>
        <translation>não muda nada</translation>
    </message>
    <message>
        <source>it describes the game in an unknown way</source>
        <translation>descreve a partida de modo desconhecido</translation>
    </message>
    <message>
        <source>it is behind</source>
        <comment>the journal</comment>
        <translation>está atrasado</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>não é JSON</translation>
    </message>
    <message>
        <source>it makes several changes, one of an unknown kind</source>
        <translation>faz várias alterações, e uma delas é de tipo desconhecido</translation>
    </message>
    <message>
        <source>it names an unknown kind of card: {kind}</source>
        <translation>indica um tipo de carta que não existe: {kind}</translation>
    </message>
    <message>
        <source>it renames a card in an unknown way</source>
        <translation>muda o nome de uma carta de modo desconhecido</translation>
    </message>
    <message>
        <source>it renames a player in an unknown way</source>
        <translation>muda o nome de um jogador de modo desconhecido</translation>
    </message>
    <message>
        <source>it was right</source>
        <comment>an accusation</comment>
        <translation>a acusação estava certa</translation>
    </message>
    <message>
        <source>it was wrong</source>
        <comment>an accusation</comment>
        <translation>a acusação estava errada</translation>
    </message>
    <message>
        <source>its checksum is wrong</source>
        <translation>a soma de verificação está errada</translation>
    </message>
    <message>
        <source>its first entry, the case as it was opened, is damaged: {why}</source>
        <translation>o primeiro registro, a partida como foi aberta, está danificado: {why}</translation>
    </message>
    <message>
        <source>its first entry, the case as it was opened, is missing</source>
        <translation>falta o primeiro registro, a partida como foi aberta</translation>
    </message>
    <message>
        <source>its kind is unknown</source>
        <translation>é de tipo desconhecido</translation>
    </message>
    <message>
        <source>keeps answering</source>
        <comment>after a wrong accusation</comment>
        <translation>continua respondendo</translation>
    </message>
    <message>
        <source>knows it now</source>
        <translation>já sabe</translation>
    </message>
    <message>
        <source>learns as much as possible this turn</source>
        <translation>descobre o máximo possível neste turno</translation>
    </message>
    <message>
        <source>leaves the game</source>
        <comment>after a wrong accusation</comment>
        <translation>sai do jogo</translation>
    </message>
    <message>
        <source>leaves {number} solutions</source>
        <comment>to another player, beside a card shown</comment>
        <translation>deixa {number} soluções</translation>
    </message>
    <message>
        <source>left</source>
        <comment>below the name of a player who has left; little room</comment>
        <translation>saiu</translation>
    </message>
    <message>
        <source>left leaves gone goes went home</source>
        <comment>words to type, with spaces between: Cid has left the table</comment>
        <translation>saiu sai foi embora partiu casa</translation>
    </message>
    <message>
        <source>less clear</source>
        <comment>the envelope; below the heading: ruled out</comment>
        <translation>menos claro</translation>
    </message>
    <message>
        <source>less than {number} percent</source>
        <translation>menos de {number} por cento</translation>
    </message>
    <message>
        <source>less to learn</source>
        <translation>menos a descobrir</translation>
    </message>
    <message>
        <source>letter</source>
        <translation>letra</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>linha {line}, coluna {column}</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>linha {number}</translation>
    </message>
    <message>
        <source>made by a newer Deerstalker (format {version}; this one reads up to {known}); install the newer version to open it</source>
        <translation>criado por um Deerstalker mais novo (formato {version}; este lê até {known}); instale a versão mais nova para abri-lo</translation>
    </message>
    <message>
        <source>marks the same cell as {where}; mark each cell once</source>
        <translation>marca a mesma célula que {where}; marque cada célula uma vez</translation>
    </message>
    <message>
        <source>me</source>
        <comment>this player is me</comment>
        <translation>eu</translation>
    </message>
    <message>
        <source>measured against “{engine}”</source>
        <translation>em relação ao motor “{engine}”</translation>
    </message>
    <message>
        <source>modern</source>
        <comment>the doors of a board</comment>
        <translation>modernas</translation>
    </message>
    <message numerus="yes">
        <source>more than %n step(s) away</source>
        <translation>
            <numerusform>a mais de %n passo</numerusform>
            <numerusform>a mais de %n passos</numerusform>
        </translation>
    </message>
    <message>
        <source>more than {number} percent</source>
        <translation>mais de {number} por cento</translation>
    </message>
    <message>
        <source>more to learn</source>
        <translation>mais a descobrir</translation>
    </message>
    <message>
        <source>most likely {answers} ({percent})</source>
        <translation>o mais provável: {answers} ({percent})</translation>
    </message>
    <message>
        <source>most likely {who} shows {card:the} ({percent})</source>
        <translation>o mais provável é que {who} mostre {card:the} ({percent})</translation>
    </message>
    <message>
        <source>move {event}</source>
        <comment>in the list; event: Ann&apos;s suggestion</comment>
        <translation>mover {event}</translation>
    </message>
    <message>
        <source>much less to learn</source>
        <translation>muito menos a descobrir</translation>
    </message>
    <message>
        <source>must be a player and the number of cards, as in: Ann 6</source>
        <translation>deve ser um jogador e o número de cartas, por exemplo: Ann 6</translation>
    </message>
    <message>
        <source>must be the number of players, as in 3</source>
        <translation>deve ser o número de jogadores, por exemplo 3</translation>
    </message>
    <message>
        <source>nats left plus turns</source>
        <comment>what a score of a place counts</comment>
        <translation>nats restantes mais turnos</translation>
    </message>
    <message>
        <source>neither {cards} is face up</source>
        <translation>nem {cards} está à vista</translation>
    </message>
    <message>
        <source>neither {cards} is in the envelope</source>
        <translation>nem {cards} está no envelope</translation>
    </message>
    <message>
        <source>neither {cards} is in the pool</source>
        <translation>nem {cards} está no monte</translation>
    </message>
    <message>
        <source>never risks being wrong</source>
        <translation>nunca se arrisca a errar</translation>
    </message>
    <message>
        <source>never, if only the next player is asked</source>
        <translation>nunca, se só se pergunta ao próximo jogador</translation>
    </message>
    <message>
        <source>nine tenths</source>
        <translation>nove décimos</translation>
    </message>
    <message>
        <source>no board</source>
        <translation>sem tabuleiro</translation>
    </message>
    <message>
        <source>no board is called {name}, and no file beside the case has that name; the nearest is {nearest}</source>
        <translation>nenhum tabuleiro se chama {name}, e não há arquivo com esse nome ao lado da partida; o mais parecido é {nearest}</translation>
    </message>
    <message>
        <source>no card can be there, so {so}</source>
        <translation>nenhuma carta pode estar ali, logo {so}</translation>
    </message>
    <message>
        <source>no card is called {name}; the nearest is {nearest}</source>
        <translation>nenhuma carta se chama {name}; a mais parecida é {nearest}</translation>
    </message>
    <message>
        <source>no cell is open</source>
        <translation>nenhuma célula em aberto</translation>
    </message>
    <message>
        <source>no door or passage leads to this room; give it one</source>
        <translation>nenhuma porta e nenhuma passagem leva a este cômodo; acrescente uma</translation>
    </message>
    <message>
        <source>no edition is called {name}; the nearest is {nearest}</source>
        <translation>nenhuma edição se chama {name}; a mais parecida é {nearest}</translation>
    </message>
    <message>
        <source>no exact answer to compare with</source>
        <translation>nenhuma resposta exata para comparar</translation>
    </message>
    <message>
        <source>no faster</source>
        <comment>more to learn, but no faster</comment>
        <translation>não mais rápido</translation>
    </message>
    <message>
        <source>no holder is called {name}; the nearest is {nearest}</source>
        <translation>nenhum detentor se chama {name}; o mais parecido é {nearest}</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sem limite</translation>
    </message>
    <message>
        <source>no mark yet</source>
        <translation>ainda sem marca</translation>
    </message>
    <message>
        <source>no one can show a card</source>
        <translation>ninguém pode mostrar uma carta</translation>
    </message>
    <message>
        <source>no one else has suggested anything yet</source>
        <translation>ninguém mais deu um palpite ainda</translation>
    </message>
    <message>
        <source>no one has seen it</source>
        <comment>a card</comment>
        <translation>ninguém a viu</translation>
    </message>
    <message>
        <source>no one holds {cards}</source>
        <comment>cards of a suggestion</comment>
        <translation>ninguém tem {cards}</translation>
    </message>
    <message>
        <source>no other solution is possible</source>
        <translation>nenhuma outra solução é possível</translation>
    </message>
    <message>
        <source>no other solution is possible; you may accuse only in a room</source>
        <translation>nenhuma outra solução é possível; você só pode acusar em um cômodo</translation>
    </message>
    <message>
        <source>no other solution is possible; you may accuse only in {room:the}</source>
        <translation>nenhuma outra solução é possível; você só pode acusar aqui: {room}</translation>
    </message>
    <message>
        <source>no passage and no door of the set {set} leads to this room; give it one</source>
        <translation>nenhuma porta do conjunto {set} e nenhuma passagem leva a este cômodo; acrescente uma</translation>
    </message>
    <message>
        <source>no pause</source>
        <translation>sem pausa</translation>
    </message>
    <message>
        <source>no player is called {name}; the nearest is {nearest}</source>
        <translation>nenhum jogador se chama {name}; o mais parecido é {nearest}</translation>
    </message>
    <message>
        <source>no room has the letter {letter}</source>
        <translation>nenhum cômodo tem a letra {letter}</translation>
    </message>
    <message>
        <source>no room is called {name}; the nearest is {nearest}</source>
        <translation>nenhum cômodo se chama {name}; o mais parecido é {nearest}</translation>
    </message>
    <message>
        <source>no room of the board is called {name}; the nearest is {nearest}</source>
        <translation>nenhum cômodo do tabuleiro se chama {name}; o mais parecido é {nearest}</translation>
    </message>
    <message>
        <source>no suggestion is possible there</source>
        <translation>ali não é possível dar um palpite</translation>
    </message>
    <message>
        <source>no token</source>
        <translation>sem peão</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>nobody shows a card</comment>
        <translation>ninguém</translation>
    </message>
    <message>
        <source>nobody none</source>
        <comment>words to type, with spaces between: nobody shows a card</comment>
        <translation>ninguém nenhum</translation>
    </message>
    <message>
        <source>nobody saw which card you showed</source>
        <translation>ninguém viu que carta você mostrou</translation>
    </message>
    <message>
        <source>nobody saw which card {who} showed</source>
        <translation>ninguém viu que carta {who} mostrou</translation>
    </message>
    <message>
        <source>nobody showed a card</source>
        <translation>ninguém mostrou uma carta</translation>
    </message>
    <message>
        <source>nobody shows</source>
        <translation>ninguém mostra</translation>
    </message>
    <message>
        <source>nobody shows a card</source>
        <translation>ninguém mostra uma carta</translation>
    </message>
    <message>
        <source>nobody; you look at a leftover card</source>
        <translation>ninguém; você olha uma carta que sobra</translation>
    </message>
    <message>
        <source>none: click cards on the right</source>
        <translation>nenhuma: clique em cartas à direita</translation>
    </message>
    <message>
        <source>not asked</source>
        <comment>a player who is not asked for a card</comment>
        <translation>não perguntado</translation>
    </message>
    <message>
        <source>not certain</source>
        <translation>sem certeza</translation>
    </message>
    <message>
        <source>not face up: {cards}</source>
        <translation>não à vista: {cards}</translation>
    </message>
    <message>
        <source>not hasn’t doesn’t</source>
        <comment>words to type, with spaces between: Bob doesn’t have the Rope</comment>
        <translation>não sem</translation>
    </message>
    <message>
        <source>not in the deck: {answer}</source>
        <translation>não está no baralho: {answer}</translation>
    </message>
    <message>
        <source>not in the envelope: {cards}</source>
        <translation>não no envelope: {cards}</translation>
    </message>
    <message>
        <source>not in the pool: {cards}</source>
        <translation>não no monte: {cards}</translation>
    </message>
    <message>
        <source>not this policy’s choice</source>
        <comment>more to learn, but not this policy’s choice</comment>
        <translation>não é a escolha desta estratégia</translation>
    </message>
    <message>
        <source>not {who}: {cards}</source>
        <comment>cards that somebody has not, as a note in few words</comment>
        <translation>não {who}: {cards}</translation>
    </message>
    <message>
        <source>note on envelope</source>
        <translation>nota sobre o envelope</translation>
    </message>
    <message>
        <source>note on pool</source>
        <translation>nota sobre o monte</translation>
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
        <translation>nada pode vir depois de {word}; remova-o</translation>
    </message>
    <message>
        <source>nothing to learn</source>
        <translation>nada a descobrir</translation>
    </message>
    <message>
        <source>nothing to learn there, but it brings you nearer to {room:the}</source>
        <comment>a room on the way</comment>
        <translation>ali não há nada a descobrir, mas aproxima você do cômodo {room}</translation>
    </message>
    <message>
        <source>on my own</source>
        <translation>sem ajuda</translation>
    </message>
    <message>
        <source>on your next turn: {what}</source>
        <comment>what: roll, and …</comment>
        <translation>na sua próxima vez: {what}</translation>
    </message>
    <message>
        <source>on {cards} ({entries})</source>
        <comment>where a player passed</comment>
        <translation>ao lhe pedirem {cards} ({entries})</translation>
    </message>
    <message>
        <source>one</source>
        <comment>words to type, with spaces between: Bob has one of the Rope, the Hall</comment>
        <translation>uma</translation>
    </message>
    <message>
        <source>one</source>
        <comment>of dice</comment>
        <translation>um</translation>
    </message>
    <message numerus="yes">
        <source>one of %n room(s)</source>
        <translation>
            <numerusform>o único cômodo</numerusform>
            <numerusform>1 de %n cômodos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n suspect(s)</source>
        <translation>
            <numerusform>o único suspeito</numerusform>
            <numerusform>1 de %n suspeitos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n weapon(s)</source>
        <translation>
            <numerusform>a única arma</numerusform>
            <numerusform>1 de %n armas</numerusform>
        </translation>
    </message>
    <message>
        <source>one of several</source>
        <comment>beside a letter: the player has one of the cards with it</comment>
        <translation>uma entre várias</translation>
    </message>
    <message>
        <source>one other player has seen it</source>
        <comment>a card</comment>
        <translation>um outro jogador a viu</translation>
    </message>
    <message>
        <source>only me</source>
        <comment>who knows it</comment>
        <translation>só eu</translation>
    </message>
    <message>
        <source>only the next player</source>
        <comment>who is asked</comment>
        <translation>só ao próximo jogador</translation>
    </message>
    <message>
        <source>only {cards} can still be {places}, where all of them are needed, so {so}</source>
        <translation>só {cards} ainda podem estar {places}, onde todas são necessárias, logo {so}</translation>
    </message>
    <message>
        <source>only {card} can still be {places}, where all of them are needed, so {so}</source>
        <translation>só {card} ainda pode estar {places}, onde é necessária, logo {so}</translation>
    </message>
    <message>
        <source>only {now} likely to be right; {later} after your next suggestion</source>
        <comment>of an accusation</comment>
        <translation>só {now} de chance de acertar; {later} depois do seu próximo palpite</translation>
    </message>
    <message>
        <source>open</source>
        <comment>words to type, with spaces between: Cid lays his hand open</comment>
        <translation>aberta abre</translation>
    </message>
    <message>
        <source>open hand</source>
        <comment>somebody lays the hand open</comment>
        <translation>mão aberta</translation>
    </message>
    <message>
        <source>open pool</source>
        <translation>monte aberto</translation>
    </message>
    <message>
        <source>or</source>
        <comment>words to type, with spaces between: Bob has the Rope or the Hall</comment>
        <translation>ou</translation>
    </message>
    <message>
        <source>or the set-up is wrong: {parts}</source>
        <comment>after other things that may be wrong</comment>
        <translation>ou a configuração está errada: {parts}</translation>
    </message>
    <message>
        <source>out</source>
        <comment>a player who takes no turns any more</comment>
        <translation>fora</translation>
    </message>
    <message>
        <source>out</source>
        <comment>words to type, with spaces between: Cid is out of the game</comment>
        <translation>fora eliminado</translation>
    </message>
    <message>
        <source>out</source>
        <comment>below the name of a player who takes no turns any more</comment>
        <translation>fora</translation>
    </message>
    <message>
        <source>part of the explanation</source>
        <translation>parte da explicação</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>has none of the three cards</comment>
        <translation>passa</translation>
    </message>
    <message>
        <source>plans ahead to win in the fewest turns (recommended)</source>
        <translation>planeja para ganhar no menor número de turnos (recomendada)</translation>
    </message>
    <message>
        <source>player</source>
        <translation>jogador</translation>
    </message>
    <message>
        <source>players who can show several cards pick one at random</source>
        <translation>quem pode mostrar várias cartas escolhe uma ao acaso</translation>
    </message>
    <message>
        <source>plays carefully, and keeps a tidy sheet</source>
        <translation>joga com cuidado e mantém a folha em ordem</translation>
    </message>
    <message>
        <source>plays carelessly, and forgets more than half of what they see</source>
        <translation>joga sem atenção e esquece mais da metade do que vê</translation>
    </message>
    <message>
        <source>plays for fun, and forgets a third of what they see</source>
        <translation>joga para se divertir e esquece um terço do que vê</translation>
    </message>
    <message>
        <source>plays like a good player with pencil and paper</source>
        <translation>joga como um bom jogador com lápis e papel</translation>
    </message>
    <message>
        <source>plays relentlessly, and always plans ahead</source>
        <translation>joga sem piedade e sempre planeja</translation>
    </message>
    <message>
        <source>plays shrewdly, and now and then plans ahead</source>
        <translation>joga com astúcia e de vez em quando planeja</translation>
    </message>
    <message>
        <source>plays uniformly at random</source>
        <translation>joga totalmente ao acaso</translation>
    </message>
    <message>
        <source>points: all places are equally good</source>
        <comment>what a score of a place counts</comment>
        <translation>pontos: todos os lugares são iguais</translation>
    </message>
    <message>
        <source>pool</source>
        <comment>after a comma</comment>
        <translation>monte</translation>
    </message>
    <message>
        <source>pool</source>
        <comment>of cards that nobody holds</comment>
        <translation>monte</translation>
    </message>
    <message>
        <source>position {at} is not in this list of {n}, which is numbered from 0</source>
        <translation>não há posição {at} nesta lista de {n}; elas são numeradas a partir de 0</translation>
    </message>
    <message>
        <source>probably {answers} ({percent})</source>
        <translation>provavelmente: {answers} ({percent})</translation>
    </message>
    <message>
        <source>propagation</source>
        <translation>propagação</translation>
    </message>
    <message>
        <source>recommended</source>
        <comment>a suggestion</comment>
        <translation>recomendado</translation>
    </message>
    <message>
        <source>remove it</source>
        <translation>exclua-o</translation>
    </message>
    <message>
        <source>remove it, and entries {numbers} as well</source>
        <translation>exclua-o, e também os registros {numbers}</translation>
    </message>
    <message>
        <source>remove it, and entry {numbers} as well</source>
        <translation>exclua-o, e também o registro {numbers}</translation>
    </message>
    <message>
        <source>right</source>
        <comment>the accusation was right</comment>
        <translation>certa</translation>
    </message>
    <message>
        <source>right correct</source>
        <comment>words to type, with spaces between: it was right</comment>
        <translation>certa certo correta</translation>
    </message>
    <message>
        <source>right or wrong</source>
        <translation>se certa ou errada</translation>
    </message>
    <message>
        <source>roll, and {going}</source>
        <comment>going: head for the Hall</comment>
        <translation>lance os dados e {going}</translation>
    </message>
    <message>
        <source>roll; with {rolls} {going}</source>
        <comment>rolls: 4 to 6 or 9; going: go to the Hall and suggest …</comment>
        <translation>lance os dados; com {rolls}, {going}</translation>
    </message>
    <message>
        <source>rolled {roll}</source>
        <comment>a move in the list</comment>
        <translation>dados: {roll}</translation>
    </message>
    <message>
        <source>room</source>
        <translation>cômodo</translation>
    </message>
    <message>
        <source>rooms</source>
        <comment>somebody likes to show</comment>
        <translation>cômodos</translation>
    </message>
    <message>
        <source>rough estimate</source>
        <translation>estimativa aproximada</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>linha {row}, coluna {column}</translation>
    </message>
    <message>
        <source>ruled out</source>
        <comment>heads percentages</comment>
        <translation>excluído</translation>
    </message>
    <message>
        <source>rules out</source>
        <comment>heads what share an answer rules out</comment>
        <translation>exclui</translation>
    </message>
    <message>
        <source>rules out about {share} of what’s left</source>
        <comment>a third; the answer to a suggestion, on average</comment>
        <translation>exclui cerca de {share} do que resta</translation>
    </message>
    <message>
        <source>rules out {share}</source>
        <comment>beside a suggestion; share: 35%</comment>
        <translation>exclui {share}</translation>
    </message>
    <message>
        <source>saw a card</source>
        <translation>viu carta</translation>
    </message>
    <message>
        <source>saw sees</source>
        <comment>words to type, with spaces between: Bob saw a card of the pool</comment>
        <translation>viu olha</translation>
    </message>
    <message numerus="yes">
        <source>says %n player(s), but only {lines} follow</source>
        <translation>
            <numerusform>diz %n jogador, mas só seguem {lines}</numerusform>
            <numerusform>diz %n jogadores, mas só seguem {lines}</numerusform>
        </translation>
    </message>
    <message>
        <source>second best for you ({score} {unit})</source>
        <comment>a place to go to</comment>
        <translation>segundo melhor lugar para você ({score} {unit})</translation>
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
        <translation>visto só por você</translation>
    </message>
    <message>
        <source>set aside {event}</source>
        <comment>event: Ann&apos;s suggestion</comment>
        <translation>pôr de lado {event}</translation>
    </message>
    <message>
        <source>set aside: doesn’t count</source>
        <translation>posto de lado: não conta</translation>
    </message>
    <message>
        <source>settles it</source>
        <comment>an answer after which the solution is certain</comment>
        <translation>resolve tudo</translation>
    </message>
    <message>
        <source>settles it about half the time</source>
        <translation>decide cerca de metade das vezes</translation>
    </message>
    <message>
        <source>settles it about {percent} of the time</source>
        <translation>decide em cerca de {percent} dos casos</translation>
    </message>
    <message>
        <source>show {card:the} to {who}</source>
        <translation>mostre {card:the} a {who}</translation>
    </message>
    <message>
        <source>shows</source>
        <comment>shows one of the three cards</comment>
        <translation>mostra</translation>
    </message>
    <message>
        <source>so {clause}</source>
        <translation>logo {clause}</translation>
    </message>
    <message>
        <source>solution left</source>
        <translation>solução</translation>
    </message>
    <message>
        <source>solutions left</source>
        <translation>soluções</translation>
    </message>
    <message>
        <source>solutions left</source>
        <comment>to the asker</comment>
        <translation>soluções restantes</translation>
    </message>
    <message>
        <source>someone else will probably win first ({danger})</source>
        <comment>if you do not accuse now</comment>
        <translation>provavelmente outra pessoa ganhará antes ({danger})</translation>
    </message>
    <message>
        <source>something of type {kind}</source>
        <translation>algo do tipo {kind}</translation>
    </message>
    <message>
        <source>square {place}</source>
        <translation>casa {place}</translation>
    </message>
    <message>
        <source>stay in {place:the}</source>
        <translation>fique onde está ({place})</translation>
    </message>
    <message>
        <source>stay where you are</source>
        <comment>the best move after a roll</comment>
        <translation>fique onde está</translation>
    </message>
    <message>
        <source>suggest first, then decide</source>
        <comment>whether to accuse</comment>
        <translation>primeiro dê um palpite, depois decida</translation>
    </message>
    <message>
        <source>suggest {cards}</source>
        <translation>dê o palpite: {cards}</translation>
    </message>
    <message>
        <source>suggest {cards}</source>
        <comment>cards: Mrs White with the Rope in the Study</comment>
        <translation>dê o palpite: {cards}</translation>
    </message>
    <message>
        <source>suppose that {so}</source>
        <translation>suponha que {so}</translation>
    </message>
    <message>
        <source>suspect</source>
        <translation>suspeito</translation>
    </message>
    <message>
        <source>suspects</source>
        <comment>somebody likes to show</comment>
        <translation>suspeitos</translation>
    </message>
    <message>
        <source>take the passage to {place:the}</source>
        <translation>use a passagem para {place:the}</translation>
    </message>
    <message>
        <source>takes no turns</source>
        <comment>a player</comment>
        <translation>não joga turnos</translation>
    </message>
    <message>
        <source>tells nothing else</source>
        <comment>a card shown to me</comment>
        <translation>não diz nada sobre as outras</translation>
    </message>
    <message numerus="yes">
        <source>the %n card(s) outside the envelope are too few for {players} players, with {face_up} face up and {pool} in the pool</source>
        <translation>
            <numerusform>%n carta fora do envelope é pouco para {players} jogadores, com {face_up} à vista e {pool} no monte</numerusform>
            <numerusform>%n cartas fora do envelope são poucas para {players} jogadores, com {face_up} à vista e {pool} no monte</numerusform>
        </translation>
    </message>
    <message>
        <source>the Monte Carlo engine cannot find out whether any deal fits; the exact engine may be able to</source>
        <translation>o motor Monte Carlo não consegue determinar se existe alguma distribuição possível; o motor exato talvez consiga</translation>
    </message>
    <message>
        <source>the accusation was right ({entries}): {fact}</source>
        <translation>a acusação estava certa ({entries}): {fact}</translation>
    </message>
    <message>
        <source>the card shown</source>
        <translation>a carta mostrada</translation>
    </message>
    <message>
        <source>the card that tells you least</source>
        <translation>a carta que menos revela a você</translation>
    </message>
    <message>
        <source>the card {who} shows</source>
        <translation>a carta que {who} mostra</translation>
    </message>
    <message>
        <source>the cards are not those of {edition}; give them as a deck, without an edition</source>
        <translation>as cartas não são as da edição {edition}; indique-as como baralho, sem edição</translation>
    </message>
    <message>
        <source>the case in it cannot be used: {why}</source>
        <translation>a partida que ele contém não pode ser usada: {why}</translation>
    </message>
    <message>
        <source>the closing quote is missing</source>
        <translation>faltam as aspas de fechamento</translation>
    </message>
    <message>
        <source>the corridor</source>
        <translation>o corredor</translation>
    </message>
    <message numerus="yes">
        <source>the deck has %n room(s), the board {rooms}; name a board that has the deck’s rooms</source>
        <translation>
            <numerusform>o baralho tem %n cômodo, o tabuleiro {rooms}; indique um tabuleiro com os cômodos do baralho</numerusform>
            <numerusform>o baralho tem %n cômodos, o tabuleiro {rooms}; indique um tabuleiro com os cômodos do baralho</numerusform>
        </translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>o disco está cheio</translation>
    </message>
    <message>
        <source>the envelope</source>
        <translation>o envelope</translation>
    </message>
    <message>
        <source>the evidence about single hands is too entangled for the Monte Carlo engine</source>
        <translation>as evidências sobre cada mão são emaranhadas demais para o motor Monte Carlo</translation>
    </message>
    <message>
        <source>the exact engine needs {steps:,} steps, within the budget of {budget:,}</source>
        <translation>o motor exato precisa de {steps:,} passos, dentro do limite de {budget:,}</translation>
    </message>
    <message>
        <source>the exact engine would need too much memory for this case</source>
        <translation>o motor exato precisaria de memória demais para esta partida</translation>
    </message>
    <message>
        <source>the face-up cards</source>
        <translation>as cartas à vista</translation>
    </message>
    <message>
        <source>the file ends where the number of players should be</source>
        <translation>o arquivo acaba onde deveria estar o número de jogadores</translation>
    </message>
    <message>
        <source>the file ends where the rooms should be</source>
        <translation>o arquivo acaba onde deveriam estar os cômodos</translation>
    </message>
    <message>
        <source>the file ends where the suspects should be</source>
        <translation>o arquivo acaba onde deveriam estar os suspeitos</translation>
    </message>
    <message>
        <source>the file ends where the weapons should be</source>
        <translation>o arquivo acaba onde deveriam estar as armas</translation>
    </message>
    <message>
        <source>the file ends without a grid; draw one between “grid” and “end”</source>
        <translation>o arquivo acaba sem uma grade; desenhe uma entre “grid” e “end”</translation>
    </message>
    <message>
        <source>the file ends without a room, as in: room K Kitchen</source>
        <translation>o arquivo acaba sem um cômodo, como em: room K Kitchen</translation>
    </message>
    <message>
        <source>the file is read-only</source>
        <translation>o arquivo é somente leitura</translation>
    </message>
    <message>
        <source>the grid has no end; put a line “end” under its last row</source>
        <translation>a grade não tem fim; ponha uma linha “end” sob a última linha</translation>
    </message>
    <message>
        <source>the grid has {number} rows; at most {most} are allowed</source>
        <translation>a grade tem {number} linhas; pode ter no máximo {most}</translation>
    </message>
    <message>
        <source>the hand laid open shows that {fact} ({entries})</source>
        <translation>a mão aberta mostra que {fact} ({entries})</translation>
    </message>
    <message numerus="yes">
        <source>the hands have %n card(s) together ({sizes}), the deck has {deck}: {envelope} for the envelope, {face_up} face up, {pool} in the pool; so the hands need {left}</source>
        <translation>
            <numerusform>as mãos têm juntas %n carta ({sizes}), o baralho tem {deck}: {envelope} no envelope, {face_up} à vista, {pool} no monte; então as mãos precisam de {left}</numerusform>
            <numerusform>as mãos têm juntas %n cartas ({sizes}), o baralho tem {deck}: {envelope} no envelope, {face_up} à vista, {pool} no monte; então as mãos precisam de {left}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the hands have %n card(s) together ({sizes}), the deck has {deck}: {envelope} for the envelope, {face_up} face up, {pool} in the pool; that is already too many</source>
        <translation>
            <numerusform>as mãos têm juntas %n carta ({sizes}), o baralho tem {deck}: {envelope} no envelope, {face_up} à vista, {pool} no monte; isso já é demais</numerusform>
            <numerusform>as mãos têm juntas %n cartas ({sizes}), o baralho tem {deck}: {envelope} no envelope, {face_up} à vista, {pool} no monte; isso já é demais</numerusform>
        </translation>
    </message>
    <message>
        <source>the journal is closed</source>
        <translation>o diário está fechado</translation>
    </message>
    <message>
        <source>the leftover card</source>
        <translation>a carta que sobra</translation>
    </message>
    <message>
        <source>the murder room</source>
        <translation>o cômodo do crime</translation>
    </message>
    <message>
        <source>the name of this field contains half a surrogate pair, which is not a character</source>
        <translation>o nome deste campo contém meio par substituto, que não é um caractere</translation>
    </message>
    <message>
        <source>the note was about {card:the}, not {old:the}</source>
        <translation>a nota era sobre {card:the}, não {old:the}</translation>
    </message>
    <message>
        <source>the note was about {holder}, not {old}</source>
        <comment>holder, old: Bob, you, the envelope, …</comment>
        <translation>a nota era sobre {holder}, não {old}</translation>
    </message>
    <message>
        <source>the pool</source>
        <translation>o monte</translation>
    </message>
    <message numerus="yes">
        <source>the pool has %n card(s), and only {cards} can be among them, so {so}</source>
        <translation>
            <numerusform>o monte tem %n carta, e só pode ser {cards}, logo {so}</numerusform>
            <numerusform>o monte tem %n cartas, e só {cards} podem estar entre elas, logo {so}</numerusform>
        </translation>
    </message>
    <message>
        <source>the room {letter} ({name}) has no square in the grid; draw it</source>
        <translation>o cômodo {letter} ({name}) não tem nenhuma casa na grade; desenhe-o</translation>
    </message>
    <message numerus="yes">
        <source>the row has %n square(s); the first row has {width}, and all must have as many</source>
        <translation>
            <numerusform>a linha tem %n casa; a primeira linha tem {width}, e todas devem ter o mesmo número</numerusform>
            <numerusform>a linha tem %n casas; a primeira linha tem {width}, e todas devem ter o mesmo número</numerusform>
        </translation>
    </message>
    <message>
        <source>the row has {number} squares; at most {most} are allowed</source>
        <translation>a linha tem {number} casas; pode ter no máximo {most}</translation>
    </message>
    <message>
        <source>the rules do not allow this accusation here: {answer}</source>
        <translation>as regras não permitem esta acusação aqui: {answer}</translation>
    </message>
    <message>
        <source>the set-up</source>
        <translation>a configuração</translation>
    </message>
    <message>
        <source>the set-up contradicts itself</source>
        <translation>a configuração se contradiz</translation>
    </message>
    <message>
        <source>the set-up is wrong: {parts}</source>
        <translation>a configuração está errada: {parts}</translation>
    </message>
    <message>
        <source>the sizes of the hands</source>
        <translation>o número de cartas das mãos</translation>
    </message>
    <message>
        <source>the square [{row}, {column}] is not a corridor square of this board</source>
        <translation>a casa [{row}, {column}] não é corredor deste tabuleiro</translation>
    </message>
    <message>
        <source>the start {start} appears twice (first at {place}); draw it once</source>
        <translation>a saída {start} aparece duas vezes (primeiro em {place}); desenhe-a uma vez só</translation>
    </message>
    <message>
        <source>the start {start} has no start {before} before it; number them from 1</source>
        <translation>há uma saída {start}, mas não uma saída {before}; numere-as a partir de 1</translation>
    </message>
    <message>
        <source>their own cards</source>
        <comment>somebody suggests; their: of one player, man or woman</comment>
        <translation>cartas da própria mão</translation>
    </message>
    <message>
        <source>their own rooms</source>
        <comment>somebody suggests; their: of one player, man or woman</comment>
        <translation>cômodos da própria mão</translation>
    </message>
    <message>
        <source>their own suspects</source>
        <comment>somebody suggests; their: of one player, man or woman</comment>
        <translation>suspeitos da própria mão</translation>
    </message>
    <message>
        <source>their own weapons</source>
        <comment>somebody suggests; their: of one player, man or woman</comment>
        <translation>armas da própria mão</translation>
    </message>
    <message>
        <source>then you look at a leftover card</source>
        <translation>então você olha uma carta que sobra</translation>
    </message>
    <message>
        <source>there is nothing to redo</source>
        <translation>não há nada para refazer</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>não há nada para desfazer</translation>
    </message>
    <message>
        <source>third best for you ({score} {unit})</source>
        <comment>a place to go to</comment>
        <translation>terceiro melhor lugar para você ({score} {unit})</translation>
    </message>
    <message>
        <source>this deck is for {fewest} to {most} players here, not {number}</source>
        <translation>este baralho aqui é para {fewest} a {most} jogadores, não {number}</translation>
    </message>
    <message>
        <source>this entry</source>
        <translation>este registro</translation>
    </message>
    <message>
        <source>this is a second grid; a board has only one, which begins at {place}</source>
        <translation>esta é uma segunda grade; um tabuleiro tem uma só, que começa em {place}</translation>
    </message>
    <message>
        <source>this policy waits until it is surer</source>
        <translation>esta estratégia espera ter mais certeza</translation>
    </message>
    <message>
        <source>three</source>
        <comment>words to type, with spaces between: Bob has three of these</comment>
        <translation>três</translation>
    </message>
    <message>
        <source>three quarters</source>
        <translation>três quartos</translation>
    </message>
    <message>
        <source>today {time}</source>
        <comment>when a game was last changed</comment>
        <translation>hoje {time}</translation>
    </message>
    <message>
        <source>too far for this turn</source>
        <translation>longe demais para este turno</translation>
    </message>
    <message numerus="yes">
        <source>too far for this turn, about {turns:.1f} turns away</source>
        <translation>
            <numerusform>longe demais para este turno, a cerca de {turns:.1f} turnos</numerusform>
            <numerusform>longe demais para este turno, a cerca de {turns:.1f} turnos</numerusform>
        </translation>
    </message>
    <message>
        <source>towards {room}</source>
        <translation>para {room}</translation>
    </message>
    <message>
        <source>turns to a room still in question</source>
        <comment>what a score of a place counts</comment>
        <translation>turnos até um cômodo ainda não localizado</translation>
    </message>
    <message>
        <source>turns, minus the bits learned</source>
        <comment>what a score of a place counts</comment>
        <translation>turnos menos bits</translation>
    </message>
    <message>
        <source>two</source>
        <comment>words to type, with spaces between: Bob has two of the Rope, the Hall, the Study</comment>
        <translation>duas dois</translation>
    </message>
    <message>
        <source>two</source>
        <comment>of dice</comment>
        <translation>dois</translation>
    </message>
    <message>
        <source>two players are called {name}; rename one of them</source>
        <translation>dois jogadores se chamam {name}; mude o nome de um deles</translation>
    </message>
    <message>
        <source>two rooms are called {name} (first at {place})</source>
        <translation>dois cômodos se chamam {name} (primeiro em {place})</translation>
    </message>
    <message>
        <source>two rooms have the letter {letter} (first at {place})</source>
        <translation>dois cômodos têm a letra {letter} (primeiro em {place})</translation>
    </message>
    <message>
        <source>two thirds</source>
        <translation>dois terços</translation>
    </message>
    <message>
        <source>unfolded</source>
        <translation>aberto</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>a cell of the sheet</comment>
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>waits until an accusation is at least that likely to be right</source>
        <translation>espera até a acusação ter ao menos essa chance de estar certa</translation>
    </message>
    <message>
        <source>walk to {place}</source>
        <comment>place: a square 5 steps from the Study’s door</comment>
        <translation>ande até {place}</translation>
    </message>
    <message>
        <source>was picked at random</source>
        <comment>a card shown to me</comment>
        <translation>foi escolhida ao acaso</translation>
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
        <translation>compara o que fica por saber com o caminho até os cômodos prováveis</translation>
    </message>
    <message>
        <source>what happened</source>
        <translation>o que aconteceu</translation>
    </message>
    <message>
        <source>who accuses</source>
        <translation>quem acusa</translation>
    </message>
    <message>
        <source>who shows</source>
        <translation>quem mostra</translation>
    </message>
    <message>
        <source>who shows what</source>
        <translation>quem mostra o quê</translation>
    </message>
    <message>
        <source>who suggests</source>
        <translation>quem dá o palpite</translation>
    </message>
    <message>
        <source>whose card</source>
        <translation>de quem é a carta</translation>
    </message>
    <message>
        <source>with a board each player needs a token, and this deck has only one suspect</source>
        <translation>com tabuleiro cada jogador precisa de um peão, e este baralho só tem um suspeito</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>com ajuda</translation>
    </message>
    <message>
        <source>with you</source>
        <comment>where a card is</comment>
        <translation>com você</translation>
    </message>
    <message>
        <source>with {who}</source>
        <comment>where a card is</comment>
        <translation>com {who}</translation>
    </message>
    <message>
        <source>write a door as: door ROOM ROW COLUMN DIRECTION SET ..., as in: door K 7 4 N classic</source>
        <translation>uma porta se escreve: door CÔMODO LINHA COLUNA DIREÇÃO CONJUNTO ..., como em: door K 7 4 N classic</translation>
    </message>
    <message>
        <source>write a room as: room LETTER NAME, as in: room K Kitchen</source>
        <translation>um cômodo se escreve: room LETRA NOME, como em: room K Kitchen</translation>
    </message>
    <message>
        <source>wrong</source>
        <comment>the accusation was wrong</comment>
        <translation>errada</translation>
    </message>
    <message>
        <source>wrong false</source>
        <comment>words to type, with spaces between: it was wrong</comment>
        <translation>errada errado falsa</translation>
    </message>
    <message>
        <source>wrong, cards not heard</source>
        <translation>errada; não ouvi as cartas</translation>
    </message>
    <message>
        <source>you</source>
        <translation>você</translation>
    </message>
    <message>
        <source>you</source>
        <comment>below my own name</comment>
        <translation>você</translation>
    </message>
    <message>
        <source>you</source>
        <comment>who has a card</comment>
        <translation>você</translation>
    </message>
    <message>
        <source>you are out</source>
        <comment>below my own name</comment>
        <translation>você está fora</translation>
    </message>
    <message>
        <source>you cannot go there without a roll: {answer}</source>
        <translation>você não pode ir lá sem um lance: {answer}</translation>
    </message>
    <message>
        <source>you did not pass</source>
        <translation>você não passou</translation>
    </message>
    <message>
        <source>you did not show a card</source>
        <translation>você não mostrou carta</translation>
    </message>
    <message>
        <source>you do not have {cards}</source>
        <translation>você não tem {cards}</translation>
    </message>
    <message>
        <source>you do not have {card}</source>
        <translation>você não tem {card}</translation>
    </message>
    <message>
        <source>you do not hold {cards}</source>
        <translation>você não tem {cards}</translation>
    </message>
    <message>
        <source>you do not hold {card}</source>
        <translation>você não tem {card}</translation>
    </message>
    <message numerus="yes">
        <source>you have %n card(s), and only {cards} can be among them, so {so}</source>
        <translation>
            <numerusform>você tem %n carta, e só pode ser {cards}, logo {so}</numerusform>
            <numerusform>você tem %n cartas, e só {cards} podem estar entre elas, logo {so}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have at least %n of {cards}</source>
        <translation>
            <numerusform>você tem pelo menos %n de {cards}</numerusform>
            <numerusform>você tem pelo menos %n de {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>you have left</source>
        <comment>below my own name</comment>
        <translation>você saiu</translation>
    </message>
    <message>
        <source>you have nothing to decide now, so {answer} is no answer</source>
        <translation>você não tem nada para decidir agora, então {answer} não é uma resposta</translation>
    </message>
    <message>
        <source>you have to leave the room first</source>
        <translation>primeiro você precisa sair do cômodo</translation>
    </message>
    <message>
        <source>you have {cards}</source>
        <translation>você tem {cards}</translation>
    </message>
    <message>
        <source>you have {card}</source>
        <translation>você tem {card}</translation>
    </message>
    <message>
        <source>you hold {cards}</source>
        <translation>você tem {cards}</translation>
    </message>
    <message>
        <source>you hold {cards} yourself</source>
        <comment>cards: one card, or a list</comment>
        <translation>você tem {cards} na mão</translation>
    </message>
    <message>
        <source>you noted that {fact} ({entries})</source>
        <translation>você anotou que {fact} ({entries})</translation>
    </message>
    <message>
        <source>you noted that {fact} ({entries}), so {so}</source>
        <translation>você anotou que {fact} ({entries}), logo {so}</translation>
    </message>
    <message>
        <source>you overlooked {cards} ({entries})</source>
        <translation>você não percebeu {cards} ({entries})</translation>
    </message>
    <message>
        <source>you passed</source>
        <translation>você passou</translation>
    </message>
    <message>
        <source>you passed {passes}</source>
        <comment>you passed on the Rope and the Hall (entry 3) and on …</comment>
        <translation>você passou {passes}</translation>
    </message>
    <message>
        <source>you see {card}</source>
        <comment>a leftover card</comment>
        <translation>você vê {card}</translation>
    </message>
    <message>
        <source>you showed a card</source>
        <translation>você mostrou uma carta</translation>
    </message>
    <message>
        <source>you showed a card in {entries}, and all your other cards are known, so {so}</source>
        <translation>você mostrou uma carta ({entries}), e todas as suas outras cartas são conhecidas, logo {so}</translation>
    </message>
    <message>
        <source>you showed a card, not {other}</source>
        <translation>você mostrou uma carta, não {other}</translation>
    </message>
    <message>
        <source>you showed a different card in each of entries {numbers}, and all your other cards are known, so {so}</source>
        <translation>nos registros {numbers} você mostrou cada vez uma carta diferente, e todas as suas outras cartas são conhecidas, logo {so}</translation>
    </message>
    <message>
        <source>you showed {card:the}, not {old:the}</source>
        <translation>você mostrou {card:the}, não {old:the}</translation>
    </message>
    <message>
        <source>you showed {cards} ({entries})</source>
        <translation>você mostrou {cards} ({entries})</translation>
    </message>
    <message>
        <source>you showed {cards} ({entries}), and it was not {others}, so {so}</source>
        <translation>você mostrou {cards} ({entries}), e não foi {others}, logo {so}</translation>
    </message>
    <message>
        <source>you suggested it, not {other}</source>
        <translation>você deu o palpite, não {other}</translation>
    </message>
    <message>
        <source>you will be {later} sure after your next suggestion</source>
        <comment>if you do not accuse now</comment>
        <translation>depois do seu próximo palpite a certeza será de {later}</translation>
    </message>
    <message>
        <source>you would learn nothing new</source>
        <comment>from a suggestion</comment>
        <translation>você não descobriria nada de novo</translation>
    </message>
    <message>
        <source>your accusation was right ({entries}): {fact}</source>
        <translation>a sua acusação estava certa ({entries}): {fact}</translation>
    </message>
    <message>
        <source>your cross</source>
        <translation>seu xis</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>a sua mão</translation>
    </message>
    <message>
        <source>your marks</source>
        <comment>beside a tick: a mark on one&apos;s own sheet</comment>
        <translation>suas marcas</translation>
    </message>
    <message>
        <source>your position on the board is unknown</source>
        <translation>sua posição no tabuleiro é desconhecida</translation>
    </message>
    <message>
        <source>your question mark</source>
        <translation>seu ponto de interrogação</translation>
    </message>
    <message>
        <source>your tick</source>
        <translation>seu visto</translation>
    </message>
    <message>
        <source>you’re out. Just answer when asked</source>
        <translation>você está fora. Responda só quando perguntarem</translation>
    </message>
    <message>
        <source>{advantage}, but {drawbacks}</source>
        <comment>more to learn, but too far for this turn</comment>
        <translation>{advantage}, mas {drawbacks}</translation>
    </message>
    <message>
        <source>{after} solutions left</source>
        <translation>{after} soluções</translation>
    </message>
    <message>
        <source>{answers}</source>
        <comment>what every player shows: Bob shows the Rope and Cid shows the Hall</comment>
        <translation>{answers}</translation>
    </message>
    <message>
        <source>{answer} cannot be shown, only {cards}</source>
        <translation>{answer} não pode ser mostrado, só {cards}</translation>
    </message>
    <message>
        <source>{answer} is not one of {choices}</source>
        <translation>{answer} não é um destes: {choices}</translation>
    </message>
    <message>
        <source>{before} → {after} solutions left</source>
        <translation>{before} → {after} soluções</translation>
    </message>
    <message>
        <source>{best}, not {mine}</source>
        <comment>shares that suggestions rule out: 59%, not 17%</comment>
        <translation>{best}, não {mine}</translation>
    </message>
    <message>
        <source>{bits:.2f} bits</source>
        <translation>{bits:.2f} bits</translation>
    </message>
    <message>
        <source>{bits} bits of information on average; {left} stay open</source>
        <translation>{bits} bits de informação em média; restam {left}</translation>
    </message>
    <message>
        <source>{bits} bits open: about as many well-chosen yes-or-no questions would do</source>
        <translation>{bits} bits em aberto: bastaria mais ou menos o mesmo número de perguntas de sim ou não bem escolhidas</translation>
    </message>
    <message>
        <source>{bits} {error} bits of information on average; {left} stay open</source>
        <comment>error: ± 0.002</comment>
        <translation>{bits} {error} bits de informação em média; restam {left}</translation>
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
        <translation>foi dito {card:the}, não {old:the}</translation>
    </message>
    <message>
        <source>{card:the}: leaves {who} {bits:.2f} bits of the envelope open</source>
        <translation>{card:the}: deixa {bits:.2f} bits do envelope em aberto para {who}</translation>
    </message>
    <message>
        <source>{card:the}: leaves {who} {bits:.2f} bits of the envelope open; one other player has seen it</source>
        <translation>{card:the}: deixa {bits:.2f} bits do envelope em aberto para {who}; outro jogador a viu</translation>
    </message>
    <message>
        <source>{card:the}: leaves {who} {bits:.2f} bits of the envelope open; {number} other players have seen it</source>
        <translation>{card:the}: deixa {bits:.2f} bits do envelope em aberto para {who}; outros {number} jogadores a viram</translation>
    </message>
    <message>
        <source>{card:the}: you have shown it to {who} before</source>
        <translation>{card:the}: você já a mostrou a {who}</translation>
    </message>
    <message>
        <source>{cards} are face up</source>
        <translation>{cards} estão à vista</translation>
    </message>
    <message>
        <source>{cards} are in the envelope</source>
        <translation>{cards} estão no envelope</translation>
    </message>
    <message>
        <source>{cards} are in the pool</source>
        <translation>{cards} estão no monte</translation>
    </message>
    <message>
        <source>{cards} are not the solution ({entries}), and {premise}, so {so}</source>
        <translation>{cards} não são a solução ({entries}), e {premise}, logo {so}</translation>
    </message>
    <message>
        <source>{cards} can only be {places}, and leave no room for others, so {so}</source>
        <translation>{cards} só podem estar {places}, onde não cabe mais nenhuma, logo {so}</translation>
    </message>
    <message>
        <source>{cards} may be in the envelope</source>
        <comment>cards: the Rope (12%) and the Hall (49%)</comment>
        <translation>talvez no envelope: {cards}</translation>
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
        <translation>{card} ({times} vezes)</translation>
    </message>
    <message>
        <source>{card} appears twice; give one suspect, one weapon and one room</source>
        <translation>{card} aparece duas vezes; deve haver um suspeito, uma arma e um cômodo</translation>
    </message>
    <message>
        <source>{card} appears twice; name it once</source>
        <translation>{card} aparece duas vezes; indique uma vez só</translation>
    </message>
    <message>
        <source>{card} can be nowhere else, so {so}</source>
        <translation>{card} não pode estar em nenhum outro lugar, logo {so}</translation>
    </message>
    <message>
        <source>{card} is a room, and so is {other}; give one suspect, one weapon and one room</source>
        <translation>{card} é um cômodo, e {other} também; deve haver um suspeito, uma arma e um cômodo</translation>
    </message>
    <message>
        <source>{card} is a room; a token must be a suspect</source>
        <translation>{card} é um cômodo; um peão deve ser um suspeito</translation>
    </message>
    <message>
        <source>{card} is a suspect, and so is {other}; give one suspect, one weapon and one room</source>
        <translation>{card} é um suspeito, e {other} também; deve haver um suspeito, uma arma e um cômodo</translation>
    </message>
    <message>
        <source>{card} is a suspect; a move leads to a room</source>
        <translation>{card} é um suspeito; um movimento leva a um cômodo</translation>
    </message>
    <message>
        <source>{card} is a weapon, and so is {other}; give one suspect, one weapon and one room</source>
        <translation>{card} é uma arma, e {other} também; deve haver um suspeito, uma arma e um cômodo</translation>
    </message>
    <message>
        <source>{card} is a weapon; a move leads to a room</source>
        <translation>{card} é uma arma; um movimento leva a um cômodo</translation>
    </message>
    <message>
        <source>{card} is a weapon; a token must be a suspect</source>
        <translation>{card} é uma arma; um peão deve ser um suspeito</translation>
    </message>
    <message>
        <source>{card} is also face up; a card can only be in one place</source>
        <translation>{card} também está à vista; uma carta só pode estar em um lugar</translation>
    </message>
    <message>
        <source>{card} is certainly face up. Click to see why.</source>
        <translation>{card} com certeza está à vista. Clique para ver por quê.</translation>
    </message>
    <message>
        <source>{card} is certainly in the envelope. Click to see why.</source>
        <translation>{card} com certeza está no envelope. Clique para ver por quê.</translation>
    </message>
    <message>
        <source>{card} is certainly in the pool. Click to see why.</source>
        <translation>{card} com certeza está no monte. Clique para ver por quê.</translation>
    </message>
    <message>
        <source>{card} is certainly not face up. Click to see why.</source>
        <translation>{card} com certeza não está à vista. Clique para ver por quê.</translation>
    </message>
    <message>
        <source>{card} is certainly not in the envelope. Click to see why.</source>
        <translation>{card} com certeza não está no envelope. Clique para ver por quê.</translation>
    </message>
    <message>
        <source>{card} is certainly not in the pool. Click to see why.</source>
        <translation>{card} com certeza não está no monte. Clique para ver por quê.</translation>
    </message>
    <message>
        <source>{card} is face up</source>
        <translation>{card} está à vista</translation>
    </message>
    <message>
        <source>{card} is face up: {percent}. Click to see what is known.</source>
        <translation>{card} à vista: {percent}. Clique para ver o que se sabe.</translation>
    </message>
    <message>
        <source>{card} is in the envelope</source>
        <translation>{card} está no envelope</translation>
    </message>
    <message>
        <source>{card} is in the envelope: {percent}. Click to see what is known.</source>
        <translation>{card} no envelope: {percent}. Clique para ver o que se sabe.</translation>
    </message>
    <message>
        <source>{card} is in the other pile</source>
        <translation>{card} está na outra pilha</translation>
    </message>
    <message>
        <source>{card} is in the pool</source>
        <translation>{card} está no monte</translation>
    </message>
    <message>
        <source>{card} is in the pool: {percent}. Click to see what is known.</source>
        <translation>{card} no monte: {percent}. Clique para ver o que se sabe.</translation>
    </message>
    <message>
        <source>{card} is in your hand</source>
        <translation>{card} está na sua mão</translation>
    </message>
    <message>
        <source>{card} is not face up</source>
        <translation>{card} não está à vista</translation>
    </message>
    <message>
        <source>{card} is not in the envelope</source>
        <translation>{card} não está no envelope</translation>
    </message>
    <message>
        <source>{card} is not in the pool</source>
        <translation>{card} não está no monte</translation>
    </message>
    <message>
        <source>{card} is not one of the three cards of the suggestion ({cards})</source>
        <translation>{card} não é uma das três cartas do palpite ({cards})</translation>
    </message>
    <message>
        <source>{card} is the token of two players; give each their own</source>
        <translation>{card} é o peão de dois jogadores; dê um peão diferente a cada um</translation>
    </message>
    <message>
        <source>{card} tells the least.</source>
        <translation>{card} é a que menos revela.</translation>
    </message>
    <message>
        <source>{card} was moved here from {pile}.</source>
        <translation>{card} veio para cá de: {pile}.</translation>
    </message>
    <message>
        <source>{card} would reveal less</source>
        <translation>{card} revelaria menos</translation>
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
        <translation>{card}: com certeza está no envelope</translation>
    </message>
    <message>
        <source>{card}: certainly not in the envelope</source>
        <translation>{card}: com certeza não está no envelope</translation>
    </message>
    <message>
        <source>{card}: {pile}</source>
        <comment>where a card is</comment>
        <translation>{card}: {pile}</translation>
    </message>
    <message>
        <source>{card}: {share} in the envelope</source>
        <translation>{card}: {share} no envelope</translation>
    </message>
    <message>
        <source>{card}: {share} in the envelope, with a standard error of {error}</source>
        <translation>{card}: {share} no envelope, com erro padrão de {error}</translation>
    </message>
    <message>
        <source>{card}: {told}</source>
        <comment>told: whether somebody has seen the card</comment>
        <translation>{card}: {told}</translation>
    </message>
    <message>
        <source>{category}, one per line</source>
        <comment>{category}: Suspects, Weapons or Rooms</comment>
        <translation>{category}, um por linha</translation>
    </message>
    <message>
        <source>{cell}: {answer}</source>
        <comment>cell: a card, a holder and an engine</comment>
        <translation>{cell}: {answer}</translation>
    </message>
    <message>
        <source>{cell}: {share} after entry {number}</source>
        <translation>{cell}: {share} após o registro {number}</translation>
    </message>
    <message>
        <source>{cell}: {share} before the first entry</source>
        <translation>{cell}: {share} antes do primeiro registro</translation>
    </message>
    <message>
        <source>{change}.
Entry {number} would be
{line}</source>
        <translation>{change}.
O registro {number} seria
{line}</translation>
    </message>
    <message>
        <source>{choice}: {what}</source>
        <comment>a choice, and what it does</comment>
        <translation>{choice}: {what}</translation>
    </message>
    <message>
        <source>{claim}: {after} rather than {before}, by {entries}</source>
        <translation>{claim}: {after} em vez de {before} ({entries})</translation>
    </message>
    <message>
        <source>{clause:capital}.</source>
        <translation>{clause:capital}.</translation>
    </message>
    <message>
        <source>{clause} in entry {number}</source>
        <comment>clause: Bob showed the Rope</comment>
        <translation>{clause} no registro {number}</translation>
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
        <translation>{contradiction} Corrija isso primeiro.</translation>
    </message>
    <message>
        <source>{contradiction} No deal fits, so there is nothing to compare.</source>
        <comment>contradiction: a sentence</comment>
        <translation>{contradiction} Nenhuma distribuição é possível, então não há nada para comparar.</translation>
    </message>
    <message>
        <source>{contradiction} So no hand is possible.</source>
        <comment>contradiction: a sentence</comment>
        <translation>{contradiction} Então nenhuma mão é possível.</translation>
    </message>
    <message>
        <source>{contradiction} So nothing can be explained.</source>
        <comment>contradiction: a sentence</comment>
        <translation>{contradiction} Então nada pode ser explicado.</translation>
    </message>
    <message>
        <source>{contradiction}. Press Enter to enter it anyway.</source>
        <translation>{contradiction}. Pressione Enter para registrar mesmo assim.</translation>
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
        <translation>{count} distribuições</translation>
    </message>
    <message>
        <source>{count} seconds</source>
        <translation>{count} segundos</translation>
    </message>
    <message>
        <source>{count} steps</source>
        <translation>{count} passos</translation>
    </message>
    <message>
        <source>{danger} chance that someone else wins first</source>
        <comment>if you do not accuse now</comment>
        <translation>{danger} de risco de outra pessoa ganhar antes</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation>{date}, {time}</translation>
    </message>
    <message>
        <source>{deals} (usual)</source>
        <translation>{deals} (normal)</translation>
    </message>
    <message>
        <source>{engine} is still computing.</source>
        <translation>{engine} ainda está calculando.</translation>
    </message>
    <message>
        <source>{engine} is still computing. These are the previous numbers.</source>
        <translation>{engine} ainda está calculando. Estes são os números anteriores.</translation>
    </message>
    <message>
        <source>{engine}, up to ±{error}</source>
        <translation>{engine}, até ±{error}</translation>
    </message>
    <message>
        <source>{engine}: {method}. It took {ms} ms.</source>
        <translation>{engine}: {method}. Levou {ms} ms.</translation>
    </message>
    <message>
        <source>{entry} (set aside)</source>
        <translation>{entry} (de lado)</translation>
    </message>
    <message>
        <source>{face_up} cards face up and {pool} in the pool: neither number can be negative</source>
        <translation>{face_up} cartas à vista e {pool} no monte: nenhum dos números pode ser negativo</translation>
    </message>
    <message>
        <source>{fact}, but {other}</source>
        <translation>{fact}, mas {other}</translation>
    </message>
    <message>
        <source>{file} cannot be opened</source>
        <translation>Não é possível abrir {file}</translation>
    </message>
    <message>
        <source>{file} has changes that were not saved</source>
        <translation>{file} tem alterações não salvas</translation>
    </message>
    <message>
        <source>{file} is open in another window</source>
        <translation>{file} está aberto em outra janela</translation>
    </message>
    <message>
        <source>{file} may be open on another computer ({host})</source>
        <translation>{file} pode estar aberto em outro computador ({host})</translation>
    </message>
    <message>
        <source>{file} was changed by another program</source>
        <translation>{file} foi alterado por outro programa</translation>
    </message>
    <message>
        <source>{file}: {where}</source>
        <translation>{file}: {where}</translation>
    </message>
    <message numerus="yes">
        <source>{first} and %n more</source>
        <comment>first: delete Ann&apos;s suggestion</comment>
        <translation>
            <numerusform>{first} e mais %n</numerusform>
            <numerusform>{first} e mais %n</numerusform>
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
        <translation>{game} – guardada automaticamente – Deerstalker</translation>
    </message>
    <message>
        <source>{going} and suggest {cards}</source>
        <comment>going: go to the Hall; cards: Mrs White with the Rope</comment>
        <translation>{going} e dê o palpite: {cards}</translation>
    </message>
    <message>
        <source>{going} to accuse {cards}</source>
        <comment>going: go to the Hall; cards: Mrs White with the Rope …</comment>
        <translation>{going} para acusar {cards}</translation>
    </message>
    <message>
        <source>{going} to suggest {cards}</source>
        <comment>going: head for the Hall; cards: Mrs White with the Rope</comment>
        <translation>{going} para dar o palpite: {cards}</translation>
    </message>
    <message>
        <source>{going}, on the way to {room:the}</source>
        <comment>going: take the passage to the Lounge</comment>
        <translation>{going}, a caminho de: {room}</translation>
    </message>
    <message>
        <source>{hands} hands are possible, none likelier than {percent}.</source>
        <translation>{hands} mãos são possíveis, nenhuma com mais de {percent}.</translation>
    </message>
    <message>
        <source>{hands} hands are possible, none likelier than {percent}; here are the {shown} likeliest.</source>
        <translation>{hands} mãos são possíveis, nenhuma com mais de {percent}; aqui estão as {shown} mais prováveis.</translation>
    </message>
    <message>
        <source>{hands} hands are possible.</source>
        <translation>{hands} mãos são possíveis.</translation>
    </message>
    <message>
        <source>{hands} hands are possible; here are the {shown} likeliest.</source>
        <translation>{hands} mãos são possíveis; aqui estão as {shown} mais prováveis.</translation>
    </message>
    <message>
        <source>{heading}. You: {mine}. Best: {best}.</source>
        <translation>{heading}. Você: {mine}. Melhor: {best}.</translation>
    </message>
    <message>
        <source>{hint} – or type on: {word}</source>
        <translation>{hint} – ou continue a digitar: {word}</translation>
    </message>
    <message>
        <source>{holder}: {cards}</source>
        <translation>{holder}: {cards}</translation>
    </message>
    <message>
        <source>{hunches} – remove</source>
        <comment>hunches: Hunches included: 2, refuted: 1</comment>
        <translation>{hunches} – remover</translation>
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
        <translation>{legend} Moldura: onde a carta realmente estava.</translation>
    </message>
    <message>
        <source>{letter} can’t stand for a room; use one letter, but not {centre} (the centre)</source>
        <translation>{letter} não pode indicar um cômodo; use uma letra só, mas não {centre} (o centro)</translation>
    </message>
    <message>
        <source>{letter}: {who} showed {cards} ({entries}).</source>
        <comment>cards: the Rope or the Hall</comment>
        <translation>{letter}: {who} mostrou {cards} ({entries}).</translation>
    </message>
    <message>
        <source>{loss} Everything before it is here.</source>
        <translation>{loss} Tudo o que veio antes está aqui.</translation>
    </message>
    <message>
        <source>{mark}, open</source>
        <comment>a mark on one&apos;s own sheet: may be true, does not follow</comment>
        <translation>{mark}, em aberto</translation>
    </message>
    <message>
        <source>{mark}, proved</source>
        <comment>a mark on one&apos;s own sheet</comment>
        <translation>{mark}, provado</translation>
    </message>
    <message>
        <source>{mark}, wrong</source>
        <comment>a mark on one&apos;s own sheet</comment>
        <translation>{mark}, errado</translation>
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
        <translation>{n:,} distribuições sorteadas em {populations} populações</translation>
    </message>
    <message>
        <source>{n:.3g} deals are too many to list</source>
        <translation>{n:.3g} distribuições são demais para listar</translation>
    </message>
    <message>
        <source>{names} are here</source>
        <translation>aqui: {names}</translation>
    </message>
    <message>
        <source>{names} is here</source>
        <translation>aqui: {names}</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (você)</translation>
    </message>
    <message>
        <source>{name} appears twice (first at {where}); name it once</source>
        <translation>{name} aparece duas vezes (primeiro em {where}); indique uma vez só</translation>
    </message>
    <message>
        <source>{name} can’t be a board; name one that comes with the program, or a file beside the case</source>
        <translation>{name} não pode ser um tabuleiro; indique um dos que vêm com o programa, ou um arquivo ao lado da partida</translation>
    </message>
    <message>
        <source>{name} is too similar to {other}, another player; names must differ by a letter</source>
        <translation>{name} é parecido demais com {other}, outro jogador; os nomes devem diferir em uma letra</translation>
    </message>
    <message>
        <source>{now} chance of being right; if wrong, you’re out</source>
        <comment>of an accusation</comment>
        <translation>{now} de chance de acertar; se errar, você está fora</translation>
    </message>
    <message>
        <source>{now} to win if you accuse now, {waiting} if you wait: {why}</source>
        <comment>why: …, as you will know …</comment>
        <translation>{now} de chance de ganhar se acusar agora, {waiting} se esperar: {why}</translation>
    </message>
    <message>
        <source>{now}, then {then}</source>
        <comment>probabilities, now and later</comment>
        <translation>{now}, depois {then}</translation>
    </message>
    <message>
        <source>{number:.0f}%</source>
        <translation>{number:.0f}%</translation>
    </message>
    <message>
        <source>{number} decillion</source>
        <comment>10 to the power of 33</comment>
        <translation>{number} decilhões</translation>
    </message>
    <message>
        <source>{number} more</source>
        <translation>mais {number}</translation>
    </message>
    <message>
        <source>{number} nonillion</source>
        <comment>10 to the power of 30</comment>
        <translation>{number} nonilhões</translation>
    </message>
    <message>
        <source>{number} octillion</source>
        <comment>10 to the power of 27</comment>
        <translation>{number} octilhões</translation>
    </message>
    <message>
        <source>{number} other answers</source>
        <comment>to a suggestion</comment>
        <translation>outras {number} respostas</translation>
    </message>
    <message>
        <source>{number} other players have seen it</source>
        <comment>a card</comment>
        <translation>outros {number} jogadores a viram</translation>
    </message>
    <message>
        <source>{number} percent</source>
        <translation>{number} por cento</translation>
    </message>
    <message>
        <source>{number} quadrillion</source>
        <comment>10 to the power of 15</comment>
        <translation>{number} quatrilhões</translation>
    </message>
    <message>
        <source>{number} quintillion</source>
        <comment>10 to the power of 18</comment>
        <translation>{number} quintilhões</translation>
    </message>
    <message>
        <source>{number} septillion</source>
        <comment>10 to the power of 24</comment>
        <translation>{number} septilhões</translation>
    </message>
    <message>
        <source>{number} sextillion</source>
        <comment>10 to the power of 21</comment>
        <translation>{number} sextilhões</translation>
    </message>
    <message>
        <source>{number} trillion</source>
        <comment>10 to the power of 12</comment>
        <translation>{number} trilhões</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>{n} hands are too many to list</source>
        <translation>{n} mãos são demais para listar</translation>
    </message>
    <message>
        <source>{n} unreadable preferences were reset to their defaults: {names}.</source>
        <translation>{n} preferências ilegíveis voltaram ao padrão: {names}.</translation>
    </message>
    <message>
        <source>{one} and {other} both name the room {letter} of the board; name a board that has both</source>
        <translation>{one} e {other} indicam ambos o cômodo {letter} do tabuleiro; indique um tabuleiro que tenha os dois</translation>
    </message>
    <message>
        <source>{path}: cannot be written: {reason}</source>
        <translation>{path}: não pode ser gravado: {reason}</translation>
    </message>
    <message>
        <source>{path}: {reason}</source>
        <translation>{path}: {reason}</translation>
    </message>
    <message>
        <source>{percent} (estimate, error unknown)</source>
        <translation>{percent} (estimativa, erro desconhecido)</translation>
    </message>
    <message>
        <source>{percent} (standard error {error})</source>
        <translation>{percent} (erro padrão {error})</translation>
    </message>
    <message>
        <source>{percent} as the cards say; moved by {entries}.</source>
        <comment>entries: entries 3 and 5</comment>
        <translation>{percent} pelas cartas; motivo: {entries}.</translation>
    </message>
    <message>
        <source>{percent} chance that no one can show a card</source>
        <translation>{percent} de chance de ninguém poder mostrar uma carta</translation>
    </message>
    <message>
        <source>{percent} chance to get there this turn</source>
        <translation>{percent} de chance de chegar lá neste turno</translation>
    </message>
    <message>
        <source>{percent} each</source>
        <translation>{percent} cada</translation>
    </message>
    <message>
        <source>{percent} likely to be the murder room</source>
        <translation>{percent} de chance de ser o cômodo do crime</translation>
    </message>
    <message>
        <source>{percent}, being updated</source>
        <translation>{percent}, sendo atualizado</translation>
    </message>
    <message numerus="yes">
        <source>{pile} already has %n card(s). Remove one first.</source>
        <translation>
            <numerusform>{pile}: já há %n carta. Tire-a primeiro.</numerusform>
            <numerusform>{pile}: já há %n cartas. Tire uma primeiro.</numerusform>
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
        <translation>{plain} pelas cartas, {played} pelo modo de jogar, por causa de como jogaram:</translation>
    </message>
    <message>
        <source>{players} showed one each of {cards} ({entries}), so {so}</source>
        <translation>{players} mostraram cada um uma carta entre {cards} ({entries}), logo {so}</translation>
    </message>
    <message>
        <source>{players} showed one each of {cards} ({entries}), so {so}</source>
        <comment>one of the players is you</comment>
        <translation>{players} mostraram cada um uma carta entre {cards} ({entries}), logo {so}</translation>
    </message>
    <message>
        <source>{player} (like {known})</source>
        <translation>{player} (como {known})</translation>
    </message>
    <message>
        <source>{player} (you)</source>
        <translation>{player} (você)</translation>
    </message>
    <message>
        <source>{player} ({plays})</source>
        <comment>plays: how good a rival is</comment>
        <translation>{player} ({plays})</translation>
    </message>
    <message>
        <source>{player} begins</source>
        <translation>{player} começa</translation>
    </message>
    <message>
        <source>{player} could be certain of it {moment} at the latest.</source>
        <translation>{player} podia ter certeza dela o mais tardar {moment}.</translation>
    </message>
    <message>
        <source>{player} could be certain of it {moment}.</source>
        <translation>{player} podia ter certeza dela {moment}.</translation>
    </message>
    <message>
        <source>{player} could not be certain of it.</source>
        <translation>{player} não podia ter certeza dela.</translation>
    </message>
    <message>
        <source>{player} doesn’t have {card}</source>
        <translation>{player} não tem {card}</translation>
    </message>
    <message>
        <source>{player} has {card}</source>
        <translation>{player} tem {card}</translation>
    </message>
    <message>
        <source>{player} is in the corridor.</source>
        <translation>{player} está no corredor.</translation>
    </message>
    <message>
        <source>{player} is in {room}.</source>
        <translation>{player} está aqui: {room}.</translation>
    </message>
    <message>
        <source>{player} moves into the corridor</source>
        <translation>{player} vai para o corredor</translation>
    </message>
    <message>
        <source>{player} moves to {place}</source>
        <translation>{player} vai para {place}</translation>
    </message>
    <message>
        <source>{player} stands here</source>
        <translation>{player} está aqui</translation>
    </message>
    <message>
        <source>{player} won</source>
        <translation>{player} ganhou</translation>
    </message>
    <message numerus="yes">
        <source>{player} won; I made %n suggestion(s).</source>
        <translation>
            <numerusform>{player} ganhou; dei %n palpite.</numerusform>
            <numerusform>{player} ganhou; dei %n palpites.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} {share}</source>
        <comment>what share of the solutions a player’s turns ruled out</comment>
        <translation>{player} {share}</translation>
    </message>
    <message>
        <source>{player}’s position is unknown.</source>
        <translation>A posição de {player} é desconhecida.</translation>
    </message>
    <message>
        <source>{player}’s turns ruled nothing out.</source>
        <translation>Os turnos de {player} não excluíram nada.</translation>
    </message>
    <message>
        <source>{points} points from exact</source>
        <translation>a {points} pontos do exato</translation>
    </message>
    <message>
        <source>{premise}, so {so}</source>
        <translation>{premise}, logo {so}</translation>
    </message>
    <message>
        <source>{question} {holder}: about {percent}</source>
        <translation>{question} {holder}: cerca de {percent}</translation>
    </message>
    <message>
        <source>{question} {holder}: unknown</source>
        <translation>{question} {holder}: desconhecido</translation>
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
        <translation>{quoted} não significa nada; uma casa é {corridor} (corredor), {outside} (fora), {centre} (centro) ou o número de uma saída</translation>
    </message>
    <message>
        <source>{quoted} has no meaning here; a square is {corridor} (corridor), {outside} (outside), {centre} (centre), a start’s digit, or a room’s letter ({letters})</source>
        <translation>{quoted} não significa nada; uma casa é {corridor} (corredor), {outside} (fora), {centre} (centro), o número de uma saída ou a letra de um cômodo ({letters})</translation>
    </message>
    <message>
        <source>{quoted} has no meaning yet; name the room on a line of its own, as in: room {character} NAME</source>
        <translation>{quoted} não significa nada; dê um nome ao cômodo em uma linha própria, como em: room {character} NOME</translation>
    </message>
    <message>
        <source>{rank}: {cards}, rules out about {share}. {why}</source>
        <translation>{rank}: {cards}, exclui cerca de {share}. {why}</translation>
    </message>
    <message>
        <source>{rank}: {cards}, rules out {share}. {why}</source>
        <comment>share: 36%, or nothing</comment>
        <translation>{rank}: {cards}, exclui {share}. {why}</translation>
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
        <translation>{rest} nem {last}</translation>
    </message>
    <message>
        <source>{rest} or {last}</source>
        <translation>{rest} ou {last}</translation>
    </message>
    <message>
        <source>{rest} or {last}</source>
        <comment>after a negation: you do not have the Rope or the Hall</comment>
        <translation>{rest} nem {last}</translation>
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
        <translation>{result}. Salva na biblioteca.</translation>
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
        <translation>{room} pela passagem</translation>
    </message>
    <message>
        <source>{room} doesn’t lie to the {way} of {square}; it lies to the {ways}</source>
        <comment>ways: N, S, E, W</comment>
        <translation>{room} não fica na direção {way} de {square}; fica na direção {ways}</translation>
    </message>
    <message>
        <source>{room} doesn’t lie to the {way} of {square}; that room isn’t beside this square</source>
        <translation>{room} não fica na direção {way} de {square}; esse cômodo não está ao lado desta casa</translation>
    </message>
    <message>
        <source>{said} Click to see or change it.</source>
        <translation>{said} Clique para ver ou mudar.</translation>
    </message>
    <message>
        <source>{said}, not {old:the}</source>
        <comment>said: Bob has a card; old: another card</comment>
        <translation>{said}, não {old:the}</translation>
    </message>
    <message>
        <source>{said}, not {old}</source>
        <comment>said: Ann has a card; old: Bob, you, the envelope, the pool</comment>
        <translation>{said}, não {old}</translation>
    </message>
    <message>
        <source>{said}, not {old}</source>
        <comment>said: a card is in the envelope; old: with Bob, in the pool</comment>
        <translation>{said}, não {old}</translation>
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
        <translation>{share} excluído</translation>
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
        <translation>{solution}: {share}, com erro padrão de {error}</translation>
    </message>
    <message>
        <source>{solvers} found no analytic centre; the exact engine needs none</source>
        <translation>{solvers} não achou centro analítico; o motor exato não precisa de nenhum</translation>
    </message>
    <message>
        <source>{some} of {every}</source>
        <translation>{some} de {every}</translation>
    </message>
    <message>
        <source>{so}: it is face up</source>
        <translation>{so}: está à vista</translation>
    </message>
    <message>
        <source>{so}: it is in the envelope</source>
        <translation>{so}: está no envelope</translation>
    </message>
    <message>
        <source>{so}: it is in the pool</source>
        <translation>{so}: está no monte</translation>
    </message>
    <message>
        <source>{so}: it is with you</source>
        <translation>{so}: está com você</translation>
    </message>
    <message>
        <source>{so}: it is with {who}</source>
        <translation>{so}: está com {who}</translation>
    </message>
    <message>
        <source>{square} is {mark}; a door opens from a corridor square</source>
        <translation>{square} é {mark}; uma porta se abre de uma casa de corredor</translation>
    </message>
    <message>
        <source>{subject} {finding}</source>
        <comment>subject: The name; finding: is empty; …</comment>
        <translation>{subject} {finding}</translation>
    </message>
    <message>
        <source>{suspect:the} with {weapon:the}</source>
        <translation>{suspect} com {weapon:the}</translation>
    </message>
    <message>
        <source>{suspect:the} with {weapon:the} in {room:the}</source>
        <translation>{suspect} com {weapon:the} ({room})</translation>
    </message>
    <message>
        <source>{suspect}: not played</source>
        <translation>{suspect}: sem jogador</translation>
    </message>
    <message>
        <source>{suspect}: {player}</source>
        <comment>a token, and who plays it</comment>
        <translation>{suspect}: {player}</translation>
    </message>
    <message>
        <source>{suspect}: {player} (you)</source>
        <translation>{suspect}: {player} (você)</translation>
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
        <translation>{title}, linha {number}</translation>
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
        <translation>{token}, no corredor.</translation>
    </message>
    <message>
        <source>{token}, in {room}.</source>
        <translation>{token}: {room}.</translation>
    </message>
    <message>
        <source>{token}. Position unknown.</source>
        <translation>{token}. Posição desconhecida.</translation>
    </message>
    <message numerus="yes">
        <source>{turns:.1f} turns slower</source>
        <translation>
            <numerusform>{turns:.1f} turno mais lento</numerusform>
            <numerusform>{turns:.1f} turnos mais lento</numerusform>
        </translation>
    </message>
    <message>
        <source>{turns} turns lost</source>
        <comment>a move cost so many expected turns</comment>
        <translation>{turns} turnos perdidos</translation>
    </message>
    <message>
        <source>{unknown} (a copy of the board’s file can name it)</source>
        <translation>{unknown} (uma cópia do arquivo do tabuleiro pode indicar isso)</translation>
    </message>
    <message>
        <source>{unknown}, and no file can lie beside a case that is in no file</source>
        <translation>{unknown}, e nenhum arquivo pode estar ao lado de uma partida que não está em arquivo</translation>
    </message>
    <message>
        <source>{value} contains half a surrogate pair, which is not a character</source>
        <translation>{value} contém meio par substituto, que não é um caractere</translation>
    </message>
    <message>
        <source>{value} is not a valid JSON number</source>
        <translation>{value} não é um número JSON válido</translation>
    </message>
    <message>
        <source>{value} is not one of {choices}</source>
        <translation>{value} não é um destes: {choices}</translation>
    </message>
    <message>
        <source>{value} is not one of {choices}; the nearest is {nearest}</source>
        <translation>{value} não é um destes: {choices}; o mais parecido é {nearest}</translation>
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
            <numerusform>{who} (você): %n carta.</numerusform>
            <numerusform>{who} (você): %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} about {bits}</source>
        <comment>bits that a suggestion tells; see: It tells … bits.</comment>
        <translation>{who} cerca de {bits}</translation>
    </message>
    <message>
        <source>{who} accuses wrongly (cards not heard)</source>
        <translation>{who} acusa errado (cartas não ouvidas)</translation>
    </message>
    <message>
        <source>{who} accuses, cards not heard: wrong</source>
        <translation>{who} acusa, cartas não ouvidas: errada</translation>
    </message>
    <message>
        <source>{who} accuses: {cards}: {verdict}</source>
        <translation>{who} acusa: {cards}: {verdict}</translation>
    </message>
    <message>
        <source>{who} accuses: {cards}; right</source>
        <translation>{who} acusa: {cards}; certa</translation>
    </message>
    <message>
        <source>{who} accuses: {cards}; wrong</source>
        <translation>{who} acusa: {cards}; errada</translation>
    </message>
    <message>
        <source>{who} answers</source>
        <translation>{who} responde</translation>
    </message>
    <message>
        <source>{who} asked; only the other players answer</source>
        <translation>{who} perguntou; só os outros respondem</translation>
    </message>
    <message>
        <source>{who} asks you</source>
        <translation>{who} pergunta a você</translation>
    </message>
    <message>
        <source>{who} cannot answer here</source>
        <translation>{who} não pode responder aqui</translation>
    </message>
    <message>
        <source>{who} certainly does not have {card}. Click to see why.</source>
        <translation>{card} com certeza não está com {who}. Clique para ver por quê.</translation>
    </message>
    <message>
        <source>{who} certainly has {card}. Click to see why.</source>
        <translation>{card} com certeza está com {who}. Clique para ver por quê.</translation>
    </message>
    <message>
        <source>{who} did not pass</source>
        <translation>{who} não passou</translation>
    </message>
    <message>
        <source>{who} did not show a card</source>
        <translation>{who} não mostrou carta</translation>
    </message>
    <message>
        <source>{who} does not have {cards}</source>
        <translation>{who} não tem {cards}</translation>
    </message>
    <message>
        <source>{who} does not have {card}</source>
        <translation>{who} não tem {card}</translation>
    </message>
    <message>
        <source>{who} doesn’t have {card}</source>
        <translation>{who} não tem {card}</translation>
    </message>
    <message>
        <source>{who} gets {new} instead of {old}</source>
        <comment>cards</comment>
        <translation>{who} recebe {new} em vez de {old}</translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n card(s), and only {cards} can be among them, so {so}</source>
        <translation>
            <numerusform>{who} tem %n carta, e só pode ser {cards}, logo {so}</numerusform>
            <numerusform>{who} tem %n cartas, e só {cards} podem estar entre elas, logo {so}</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} has already answered ({where}); each player answers once</source>
        <translation>{who} já respondeu ({where}); cada um responde uma vez</translation>
    </message>
    <message numerus="yes">
        <source>{who} has at least %n of {cards}</source>
        <translation>
            <numerusform>{who} tem pelo menos %n de {cards}</numerusform>
            <numerusform>{who} tem pelo menos %n de {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has at least %n of: {cards}</source>
        <comment>cards</comment>
        <translation>
            <numerusform>{who} tem pelo menos %n de: {cards}</numerusform>
            <numerusform>{who} tem pelo menos %n de: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} has at least one of: {cards}</source>
        <translation>{who} tem pelo menos uma de: {cards}</translation>
    </message>
    <message>
        <source>{who} has left</source>
        <translation>{who} foi embora</translation>
    </message>
    <message>
        <source>{who} has none of: {cards}</source>
        <translation>{who} não tem nenhuma de: {cards}</translation>
    </message>
    <message>
        <source>{who} has seen it</source>
        <comment>a card</comment>
        <translation>{who} a viu</translation>
    </message>
    <message>
        <source>{who} has {cards}</source>
        <comment>several cards</comment>
        <translation>{who} tem {cards}</translation>
    </message>
    <message>
        <source>{who} has {cards}</source>
        <translation>{who} tem {cards}</translation>
    </message>
    <message>
        <source>{who} has {card}</source>
        <translation>{who} tem {card}</translation>
    </message>
    <message>
        <source>{who} has {card}: {percent}. Click to see what is known.</source>
        <translation>{card} com {who}: {percent}. Clique para ver o que se sabe.</translation>
    </message>
    <message>
        <source>{who} is back</source>
        <translation>{who} voltou</translation>
    </message>
    <message>
        <source>{who} is named twice; name each player once</source>
        <translation>{who} aparece duas vezes; indique cada jogador uma vez</translation>
    </message>
    <message>
        <source>{who} is next. On your turn, {place}:</source>
        <comment>place: from the Lounge</comment>
        <translation>É a vez de {who}. Na sua vez, {place}:</translation>
    </message>
    <message>
        <source>{who} is next. On your turn:</source>
        <comment>the advice follows</comment>
        <translation>É a vez de {who}. Na sua vez:</translation>
    </message>
    <message>
        <source>{who} is out</source>
        <translation>{who} está fora</translation>
    </message>
    <message>
        <source>{who} is thinking…</source>
        <translation>{who} está pensando…</translation>
    </message>
    <message>
        <source>{who} isn’t asked here: only {next} is.</source>
        <translation>Aqui não se pergunta a {who}, só a {next}.</translation>
    </message>
    <message>
        <source>{who} knows the solution now: {share}</source>
        <translation>{who} sabe a solução agora: {share}</translation>
    </message>
    <message>
        <source>{who} knows the solution on the next turn: {share}</source>
        <translation>{who} sabe a solução no próximo turno: {share}</translation>
    </message>
    <message>
        <source>{who} lays the hand open: {cards}</source>
        <translation>{who} abre a mão: {cards}</translation>
    </message>
    <message>
        <source>{who} moves to …</source>
        <translation>{who} vai para …</translation>
    </message>
    <message>
        <source>{who} overlooked {cards}</source>
        <translation>{who} não percebeu {cards}</translation>
    </message>
    <message>
        <source>{who} overlooked {cards} ({entries})</source>
        <translation>{who} não percebeu {cards} ({entries})</translation>
    </message>
    <message>
        <source>{who} passed</source>
        <translation>{who} passou</translation>
    </message>
    <message>
        <source>{who} passed {passes}</source>
        <comment>… passed on the Rope and the Hall (entry 3) and on …</comment>
        <translation>{who} passou {passes}</translation>
    </message>
    <message>
        <source>{who} passed. Click if you’re not sure</source>
        <translation>{who} passou. Clique se não tiver certeza</translation>
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
        <translation>{who} viu uma carta do monte</translation>
    </message>
    <message>
        <source>{who} saw a card of {whom}</source>
        <comment>of another player</comment>
        <translation>{who} viu uma carta de {whom}</translation>
    </message>
    <message>
        <source>{who} seems to name cards whatever they know of them ({share} likely)</source>
        <translation>{who} parece citar cartas sem levar em conta o que sabe delas ({share} de chance)</translation>
    </message>
    <message>
        <source>{who} seems to name their own cards as readily as others ({share} likely)</source>
        <translation>{who} parece citar as próprias cartas tanto quanto as outras ({share} de chance)</translation>
    </message>
    <message>
        <source>{who} seems to suggest mostly cards they are still looking for ({share} likely)</source>
        <translation>{who} parece pedir principalmente cartas que ainda procura ({share} de chance)</translation>
    </message>
    <message>
        <source>{who} showed a card</source>
        <translation>{who} mostrou uma carta</translation>
    </message>
    <message>
        <source>{who} showed a card here; only who says that he has none can have overlooked one</source>
        <translation>{who} mostrou uma carta aqui; só quem diz não ter nenhuma pode não ter notado uma</translation>
    </message>
    <message>
        <source>{who} showed a card in {entries}, and all of {who}’s other cards are known, so {so}</source>
        <translation>{who} mostrou uma carta ({entries}), e todas as outras cartas de {who} são conhecidas, logo {so}</translation>
    </message>
    <message>
        <source>{who} showed a card, not you</source>
        <translation>{who} mostrou uma carta, não você</translation>
    </message>
    <message>
        <source>{who} showed a card, not {other}</source>
        <translation>{who} mostrou uma carta, não {other}</translation>
    </message>
    <message>
        <source>{who} showed a different card in each of entries {numbers}, and all of {who}’s other cards are known, so {so}</source>
        <translation>nos registros {numbers} {who} mostrou cada vez uma carta diferente, e todas as outras cartas de {who} são conhecidas, logo {so}</translation>
    </message>
    <message>
        <source>{who} showed you {cards} ({entries})</source>
        <translation>{who} mostrou {cards} a você ({entries})</translation>
    </message>
    <message>
        <source>{who} showed you {cards}.</source>
        <comment>cards: the Rope or the Hall</comment>
        <translation>{who} mostrou {cards} a você.</translation>
    </message>
    <message>
        <source>{who} showed {card:the}</source>
        <translation>{who} mostrou {card:the}</translation>
    </message>
    <message>
        <source>{who} showed {card:the}, not {old:the}</source>
        <translation>{who} mostrou {card:the}, não {old:the}</translation>
    </message>
    <message>
        <source>{who} showed {cards} ({entries})</source>
        <translation>{who} mostrou {cards} ({entries})</translation>
    </message>
    <message>
        <source>{who} showed {cards} ({entries}), and it was not {others}, so {so}</source>
        <translation>{who} mostrou {cards} ({entries}), e não foi {others}, logo {so}</translation>
    </message>
    <message>
        <source>{who} showed {cards} to {asker}.</source>
        <comment>cards: the Rope or the Hall</comment>
        <translation>{who} mostrou {cards} a {asker}.</translation>
    </message>
    <message>
        <source>{who} shows</source>
        <comment>a card that one does not see</comment>
        <translation>{who} mostra</translation>
    </message>
    <message>
        <source>{who} shows a card</source>
        <translation>{who} mostra uma carta</translation>
    </message>
    <message>
        <source>{who} shows you {card}.</source>
        <translation>{who} mostra {card} a você.</translation>
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
        <translation>{who} deu o palpite, não você</translation>
    </message>
    <message>
        <source>{who} suggested it, not {other}</source>
        <translation>{who} deu o palpite, não {other}</translation>
    </message>
    <message>
        <source>{who} suggests {cards}</source>
        <translation>{who} dá o palpite {cards}</translation>
    </message>
    <message>
        <source>{who} suggests {cards} (or {rooms})</source>
        <translation>{who} dá o palpite {cards} (ou {rooms})</translation>
    </message>
    <message>
        <source>{who} suggests {cards}. Which card do you show?</source>
        <translation>{who} dá o palpite {cards}. Que carta você mostra?</translation>
    </message>
    <message>
        <source>{who} suggests {cards}; {answers}. Which card do you show?</source>
        <translation>{who} dá o palpite {cards}; {answers}. Que carta você mostra?</translation>
    </message>
    <message>
        <source>{who} takes no turns</source>
        <translation>{who} não joga turnos</translation>
    </message>
    <message>
        <source>{who} was not asked here, and can’t have overlooked a card; leave it out</source>
        <translation>{who} não foi perguntado aqui e não pode ter deixado passar uma carta; deixe de fora</translation>
    </message>
    <message>
        <source>{who} will probably show {card:the} ({percent})</source>
        <translation>{who} provavelmente mostrará {card:the} ({percent})</translation>
    </message>
    <message>
        <source>{who} will show {card:the}</source>
        <translation>{who} mostrará {card:the}</translation>
    </message>
    <message>
        <source>{who} wins. It was {cards}.</source>
        <translation>{who} ganha. Era {cards}.</translation>
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
        <translation>{who}: cerca de {bits} bits</translation>
    </message>
    <message>
        <source>{who}: about {bits} bits open</source>
        <comment>to another player, who knows the rest</comment>
        <translation>{who}: cerca de {bits} bits em aberto</translation>
    </message>
    <message>
        <source>{who}: not noted</source>
        <translation>{who}: sem anotação</translation>
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
        <translation>acusação de {who}</translation>
    </message>
    <message>
        <source>{who}’s accusation was right ({entries}): {fact}</source>
        <translation>a acusação de {who} estava certa ({entries}): {fact}</translation>
    </message>
    <message>
        <source>{who}’s look at a card</source>
        <translation>olhada de {who} em uma carta</translation>
    </message>
    <message>
        <source>{who}’s move</source>
        <translation>movimento de {who}</translation>
    </message>
    <message>
        <source>{who}’s open hand</source>
        <translation>mão aberta de {who}</translation>
    </message>
    <message>
        <source>{who}’s suggestion</source>
        <translation>palpite de {who}</translation>
    </message>
    <message>
        <source>{who}’s turn is missing.</source>
        <translation>Falta a vez de {who}.</translation>
    </message>
    <message>
        <source>{won}: {cards}</source>
        <comment>won: Ann won</comment>
        <translation>{won}: {cards}</translation>
    </message>
    <message>
        <source>{word} is not a column of the grid; columns go from 0 to {last}</source>
        <translation>{word} não é uma coluna da grade; elas vão de 0 a {last}</translation>
    </message>
    <message>
        <source>{word} is not a row of the grid; rows go from 0 to {last}</source>
        <translation>{word} não é uma linha da grade; elas vão de 0 a {last}</translation>
    </message>
    <message>
        <source>© The Deerstalker authors: free software under the MIT licence. It runs on Python {python} and Qt {qt}, which is used under the GNU Lesser General Public License.</source>
        <translation>© The Deerstalker authors: software livre sob a licença MIT. Funciona com Python {python} e Qt {qt}, que é usado sob a GNU Lesser General Public License.</translation>
    </message>
    <message>
        <source>“Me”</source>
        <translation>“Eu”</translation>
    </message>
    <message>
        <source>“end” without a “grid” before it</source>
        <translation>“end” está aqui sem um “grid” antes</translation>
    </message>
    <message>
        <source>“{name}” doesn’t fit here</source>
        <translation>“{name}” não cabe aqui</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <comment>a name in quotation marks</comment>
        <translation>“{text}”</translation>
    </message>
    <message>
        <source>“{word}” could be: {names}</source>
        <translation>“{word}” pode ser: {names}</translation>
    </message>
    <message>
        <source>“{word}” is not a player or card in this game</source>
        <translation>“{word}” não é um jogador nem uma carta desta partida</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <comment>numbers that are moved</comment>
        <translation>
            <numerusform>… e mais %n</numerusform>
            <numerusform>… e mais %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <comment>problems</comment>
        <translation>
            <numerusform>… e mais %n</numerusform>
            <numerusform>… e mais %n</numerusform>
        </translation>
    </message>
</context>
</TS>
