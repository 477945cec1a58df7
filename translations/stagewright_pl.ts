<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>ActionText</name>
    <message>
        <source>&amp;New stage…</source>
        <translation>&amp;Nowy odcinek…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
        <source>&amp;Export PDF…</source>
        <translation>&amp;Eksportuj do PDF…</translation>
    </message>
    <message>
        <source>Add tile &amp;file…</source>
        <translation>&amp;Dodaj plik kafli…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Za&amp;mknij</translation>
    </message>
    <message>
        <source>Ne&amp;xt tab</source>
        <translation>&amp;Następna karta</translation>
    </message>
    <message>
        <source>Pre&amp;vious tab</source>
        <translation>&amp;Poprzednia karta</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Za&amp;kończ</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Co&amp;fnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>&amp;Flip</source>
        <translation>&amp;Odwróć na drugą stronę</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>Za&amp;bierz ostatni kafel</translation>
    </message>
    <message>
        <source>Lay another &amp;way</source>
        <translation>Połóż inacze&amp;j</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Wy&amp;tnij</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Wklej</translation>
    </message>
    <message>
        <source>Re&amp;verse the stage</source>
        <translation>Odwróć ki&amp;erunek odcinka</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Zaznacz wszystko</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Po&amp;większ</translation>
    </message>
    <message>
        <source>&amp;Fit the stage</source>
        <translation>Pokaż &amp;cały odcinek</translation>
    </message>
    <message>
        <source>&amp;Reset panels</source>
        <translation>Pr&amp;zywróć panele</translation>
    </message>
    <message>
        <source>&amp;About Stagewright</source>
        <translation>&amp;O programie Stagewright</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Plik</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edycja</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Pasek narzędzi</translation>
    </message>
    <message>
        <source>Turn c&amp;lockwise</source>
        <translation>Obróć w p&amp;rawo</translation>
    </message>
    <message>
        <source>Turn c&amp;ounter-clockwise</source>
        <translation>Obróć w &amp;lewo</translation>
    </message>
    <message>
        <source>Dupl&amp;icate</source>
        <translation>&amp;Duplikuj</translation>
    </message>
    <message>
        <source>Replace with the palette&apos;s til&amp;e</source>
        <translation>Za&amp;stąp kaflem z palety</translation>
    </message>
    <message>
        <source>Fi&amp;nd a tile</source>
        <translation>Z&amp;najdź kafel</translation>
    </message>
    <message>
        <source>Boxe&amp;s and table…</source>
        <translation>Pudełk&amp;a i stół…</translation>
    </message>
    <message>
        <source>&amp;Zoom out</source>
        <translation>Po&amp;mniejsz</translation>
    </message>
    <message>
        <source>Show hint&amp;s</source>
        <translation>Pokaż w&amp;skazówki</translation>
    </message>
    <message>
        <source>Next to&amp;ken</source>
        <translation>Następn&amp;y żeton</translation>
    </message>
    <message>
        <source>Next panel</source>
        <translation>Następny panel</translation>
    </message>
    <message>
        <source>Previous panel</source>
        <translation>Poprzedni panel</translation>
    </message>
    <message>
        <source>Settin&amp;gs…</source>
        <translation>Ustaw&amp;ienia…</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>Z&amp;najdź polecenie…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>&amp;Skróty klawiszowe…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ostatnie pl&amp;iki</translation>
    </message>
    <message>
        <source>&amp;Welcome page</source>
        <translation>Strona &amp;powitalna</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>Eks&amp;portuj…</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>Po&amp;dręcznik</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Dr&amp;ukuj…</translation>
    </message>
    <message>
        <source>Close o&amp;thers</source>
        <translation>Zamknij pozos&amp;tałe</translation>
    </message>
    <message>
        <source>Show in fol&amp;der</source>
        <translation>Pokaż w &amp;folderze</translation>
    </message>
    <message>
        <source>Copy pat&amp;h</source>
        <translation>Kopiuj ście&amp;żkę</translation>
    </message>
    <message>
        <source>Paste here</source>
        <translation>Wklej tutaj</translation>
    </message>
    <message>
        <source>Note on this tile</source>
        <translation>Notatka o tym kaflu</translation>
    </message>
    <message>
        <source>What fits here</source>
        <translation>Co tu pasuje</translation>
    </message>
    <message>
        <source>Full size (&amp;100 %)</source>
        <translation>Rzeczywisty rozmiar (&amp;100 %)</translation>
    </message>
    <message>
        <source>Zoom to the selection</source>
        <translation>Powiększ zaznaczenie</translation>
    </message>
    <message>
        <source>What is wrong here</source>
        <translation>Co tu jest nie tak</translation>
    </message>
    <message>
        <source>&amp;Print the keys…</source>
        <translation>D&amp;rukuj klawisze…</translation>
    </message>
    <message>
        <source>First s&amp;teps</source>
        <translation>Pierwsze &amp;kroki</translation>
    </message>
    <message>
        <source>Lead to the finish</source>
        <translation>Doprowadź do mety</translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation>Kopiuj jako o&amp;brazek</translation>
    </message>
    <message>
        <source>Cop&amp;y as code</source>
        <translation>Kopiuj j&amp;ako kod</translation>
    </message>
</context>
<context>
    <name>AddedStages</name>
    <message numerus="yes">
        <source>Add %n stages</source>
        <translation>
            <numerusform>Dodaj %n odcinek</numerusform>
            <numerusform>Dodaj %n odcinki</numerusform>
            <numerusform>Dodaj %n odcinków</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AgainstPrint</name>
    <message>
        <source>The start %1 is driven the wrong way round.</source>
        <translation>Start %1 jest przejeżdżany w odwrotnym kierunku.</translation>
    </message>
    <message>
        <source>The finish %1 is driven the wrong way round.</source>
        <translation>Meta %1 jest przejeżdżana w odwrotnym kierunku.</translation>
    </message>
    <message>
        <source>Turn %1 round</source>
        <translation>Obróć %1 o 180°</translation>
    </message>
</context>
<context>
    <name>Arch</name>
    <message>
        <source>START</source>
        <comment>lettering on the arch, capitals</comment>
        <translation>START</translation>
    </message>
    <message>
        <source>FINISH</source>
        <comment>lettering on the arch, capitals</comment>
        <translation>META</translation>
    </message>
</context>
<context>
    <name>Arguments</name>
    <message>
        <source>takes no files</source>
        <translation>polecenie nie przyjmuje plików</translation>
    </message>
    <message>
        <source>no file is named</source>
        <translation>nie podano pliku</translation>
    </message>
    <message>
        <source>takes one file only</source>
        <translation>polecenie przyjmuje tylko jeden plik</translation>
    </message>
    <message>
        <source>%1. See: %2 --help</source>
        <translation>%1. Zobacz: %2 --help</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Pokaż tę pomoc.</translation>
    </message>
    <message>
        <source>Write the result as JSON.</source>
        <translation>Zapisz wynik jako JSON.</translation>
    </message>
    <message>
        <source>no output file is named. Name one with -o</source>
        <translation>nie podano pliku wyjściowego. Wskaż go opcją -o</translation>
    </message>
    <message>
        <source>the name of a file is empty</source>
        <translation>nazwa pliku jest pusta</translation>
    </message>
    <message>
        <source>is read, and would be replaced</source>
        <translation>jest odczytywany i zostałby zastąpiony</translation>
    </message>
    <message>
        <source>Name another file with -o</source>
        <translation>Podaj inny plik opcją -o</translation>
    </message>
    <message>
        <source>The stage file; &quot;-&quot; is standard input.</source>
        <translation>Plik odcinka; „-” to standardowe wejście.</translation>
    </message>
    <message>
        <source>The stage files; &quot;-&quot; is standard input.</source>
        <translation>Pliki odcinków; „-” to standardowe wejście.</translation>
    </message>
    <message>
        <source>%1 &quot;-&quot; is standard output.</source>
        <translation>%1 „-” to standardowe wyjście.</translation>
    </message>
    <message>
        <source>The folders, read with all below them.</source>
        <translation>Foldery, czytane ze wszystkim, co w nich jest.</translation>
    </message>
    <message>
        <source>The two files; &quot;-&quot; is standard input.</source>
        <translation>Oba pliki; „-” to standardowe wejście.</translation>
    </message>
    <message>
        <source>takes two files</source>
        <translation>bierze dwa pliki</translation>
    </message>
</context>
<context>
    <name>AssumedRules</name>
    <message>
        <source>faces with a hazard of some dice</source>
        <translation>ścianki z symbolem zagrożenia niektórych kości</translation>
    </message>
    <message>
        <source>dice and limits of some tyres on some roads</source>
        <translation>kości i limity niektórych opon na niektórych drogach</translation>
    </message>
    <message>
        <source>odds of a spin and of leaving the road</source>
        <translation>szanse obrotu i wypadku</translation>
    </message>
    <message>
        <source>gear dice lost off the road</source>
        <translation>kości biegów tracone poza drogą</translation>
    </message>
    <message>
        <source>odds of the cut cards</source>
        <translation>szanse kart skrótu</translation>
    </message>
    <message>
        <source>what dirt on a corner does</source>
        <translation>co robi brud w zakręcie</translation>
    </message>
    <message>
        <source>slides at exactly their gear</source>
        <translation>sliding dokładnie na swoim biegu</translation>
    </message>
    <message>
        <source>how far bumps throw a car</source>
        <translation>jak daleko niesie hopka</translation>
    </message>
    <message>
        <source>control lost in a ford before it stops</source>
        <translation>utrata kontroli w przeszkodzie wodnej przed zatrzymaniem</translation>
    </message>
    <message>
        <source>a lower limit on a new road holds at once</source>
        <translation>niższy limit na nowej drodze działa od razu</translation>
    </message>
    <message>
        <source>the stage ends beyond its last space</source>
        <translation>odcinek kończy się za ostatnim polem</translation>
    </message>
    <message>
        <source>what seconds cost and save</source>
        <translation>ile kosztują i ile dają sekundy</translation>
    </message>
    <message>
        <source>what the spare wheel costs</source>
        <translation>ile kosztuje koło zapasowe</translation>
    </message>
    <message>
        <source>Ends 0, 1, 2 run clockwise round a board. Where yours run the other way, the drawing is its mirror image.</source>
        <translation>Końce 0, 1, 2 biegną wokół planszy zgodnie z ruchem wskazówek zegara. Jeśli na twoich biegną odwrotnie, rysunek jest lustrzanym odbiciem.</translation>
    </message>
    <message>
        <source>Roads of the snow sides join the same ends as those of the dry sides.</source>
        <translation>Drogi stron śnieżnych łączą te same końce co drogi stron suchych.</translation>
    </message>
    <message>
        <source>In long corners a car may change to a space of the other line that begins and ends further on.</source>
        <translation>W długich zakrętach auto może przejść na pole drugiej linii, które zaczyna się i kończy dalej.</translation>
    </message>
</context>
<context>
    <name>AtomicFile</name>
    <message>
        <source>cannot be written: %1</source>
        <translation>nie można zapisać: %1</translation>
    </message>
    <message>
        <source>Choose another place</source>
        <translation>Wybierz inne miejsce</translation>
    </message>
    <message>
        <source>this is no ordinary file</source>
        <translation>to nie jest zwykły plik</translation>
    </message>
</context>
<context>
    <name>BoardActions</name>
    <message>
        <source>Replace &amp;by</source>
        <translation>Z&amp;amień na</translation>
    </message>
</context>
<context>
    <name>BoardLegend</name>
    <message>
        <source>Cannot be laid or driven</source>
        <translation>Nie da się położyć lub przejechać</translation>
    </message>
    <message>
        <source>Probably a slip</source>
        <translation>Zapewne pomyłka</translation>
    </message>
    <message>
        <source>Lanes match</source>
        <translation>Pasy się zgadzają</translation>
    </message>
    <message>
        <source>Lanes differ</source>
        <translation>Pasy się różnią</translation>
    </message>
    <message>
        <source>Lanes at an open end</source>
        <translation>Pasy na otwartym końcu</translation>
    </message>
    <message>
        <source>The road goes on here</source>
        <translation>Tu droga biegnie dalej</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Zaznaczone</translation>
    </message>
    <message>
        <source>Where the keys are</source>
        <translation>Gdzie działają klawisze</translation>
    </message>
    <message>
        <source>It fits here</source>
        <translation>Pasuje tutaj</translation>
    </message>
    <message>
        <source>It does not fit here</source>
        <translation>Nie pasuje tutaj</translation>
    </message>
    <message>
        <source>It cannot lie here</source>
        <translation>Nie może tu leżeć</translation>
    </message>
    <message>
        <source>The way that is driven</source>
        <translation>Trasa przejazdu</translation>
    </message>
    <message>
        <source>Edge of the table</source>
        <translation>Krawędź stołu</translation>
    </message>
    <message>
        <source>Number of the tile</source>
        <translation>Numer kafla</translation>
    </message>
    <message>
        <source>What the co-driver reads</source>
        <translation>Co czyta pilot</translation>
    </message>
</context>
<context>
    <name>BoardList</name>
    <message>
        <source>ends %1 to %2 on the right</source>
        <translation>końce %1–%2 po prawej</translation>
    </message>
    <message>
        <source>ends %1 to %2 at the bottom</source>
        <translation>końce %1–%2 u dołu</translation>
    </message>
    <message>
        <source>ends %1 to %2 on the left</source>
        <translation>końce %1–%2 po lewej</translation>
    </message>
    <message>
        <source>ends %1 to %2 at the top</source>
        <translation>końce %1–%2 u góry</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>ends of boards</comment>
        <translation>%1 przy %2</translation>
    </message>
    <message>
        <source>Boards to take</source>
        <translation>Plansze do wzięcia</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>Drag a tile here, or double-click one in the palette.</source>
        <translation>Przeciągnij tu kafel albo kliknij go dwukrotnie w palecie.</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>surface not known</source>
        <translation>nawierzchnia nieznana</translation>
    </message>
    <message>
        <source>asphalt</source>
        <translation>asfalt</translation>
    </message>
    <message>
        <source>snow</source>
        <translation>śnieg</translation>
    </message>
    <message>
        <source>earth</source>
        <translation>ziemia</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>side of a board, its surface</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) inside</source>
        <translation>
            <numerusform>%n pole po wewnętrznej</numerusform>
            <numerusform>%n pola po wewnętrznej</numerusform>
            <numerusform>%n pól po wewnętrznej</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 by the slides</source>
        <translation>%1, %2 poślizgiem</translation>
    </message>
</context>
<context>
    <name>BoxChoice</name>
    <message>
        <source>there is no box &quot;%1&quot;</source>
        <translation>nie ma pudełka „%1”</translation>
    </message>
    <message>
        <source>several boxes may be meant by &quot;%1&quot;</source>
        <translation>„%1” może oznaczać kilka pudełek</translation>
    </message>
    <message>
        <source>The boxes are %1</source>
        <translation>Pudełka to: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number of boxes</source>
        <translation>„%1” nie jest liczbą pudełek</translation>
    </message>
    <message>
        <source>Give a whole number from 0 to %1, such as %2:2</source>
        <translation>Podaj liczbę całkowitą od 0 do %1, na przykład %2:2</translation>
    </message>
</context>
<context>
    <name>BoxList</name>
    <message>
        <source>stage board</source>
        <translation>plansza odcinka</translation>
    </message>
    <message>
        <source>boost dice</source>
        <translation>kości dopalacza</translation>
    </message>
    <message>
        <source>popularity die</source>
        <translation>kość popularności</translation>
    </message>
    <message>
        <source>passive effect tokens</source>
        <translation>żetony efektów pasywnych</translation>
    </message>
    <message>
        <source>player boards</source>
        <translation>plansze graczy</translation>
    </message>
    <message>
        <source>racing team boards</source>
        <translation>plansze zespołów</translation>
    </message>
    <message>
        <source>player aids</source>
        <translation>karty pomocy</translation>
    </message>
    <message>
        <source>player dice</source>
        <translation>kości graczy</translation>
    </message>
    <message>
        <source>hazard dice</source>
        <translation>kości zagrożeń</translation>
    </message>
    <message>
        <source>damage tokens</source>
        <translation>żetony uszkodzeń</translation>
    </message>
    <message>
        <source>cars</source>
        <translation>samochody</translation>
    </message>
    <message>
        <source>speed markers</source>
        <translation>znaczniki prędkości</translation>
    </message>
    <message>
        <source>popularity markers</source>
        <translation>znaczniki popularności</translation>
    </message>
    <message>
        <source>damage markers</source>
        <translation>znaczniki uszkodzeń</translation>
    </message>
    <message>
        <source>navigator tokens</source>
        <translation>żetony pilota</translation>
    </message>
    <message>
        <source>cards of the starter decks</source>
        <translation>karty talii początkowych</translation>
    </message>
    <message>
        <source>ghost driver card</source>
        <translation>karta kierowcy widmo</translation>
    </message>
    <message>
        <source>stage cards: %1</source>
        <translation>karty odcinka: %1</translation>
    </message>
    <message>
        <source>driver cards: %1</source>
        <translation>karty kierowcy: %1</translation>
    </message>
</context>
<context>
    <name>BoxSheet</name>
    <message>
        <source>With tiles of: %1</source>
        <translation>Z kaflami z: %1</translation>
    </message>
    <message>
        <source>All tiles</source>
        <translation>Wszystkie kafle</translation>
    </message>
</context>
<context>
    <name>Boxes</name>
    <message>
        <source>must be an object with a count for each tile</source>
        <translation>musi być obiektem z liczbą sztuk każdego kafla</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the number of a tile</source>
        <translation>„%1” nie jest numerem kafla</translation>
    </message>
    <message>
        <source>the count of tile %1 must be a whole number from %2 to %3</source>
        <translation>liczba sztuk kafla %1 musi być liczbą całkowitą od %2 do %3</translation>
    </message>
    <message>
        <source>must not be empty</source>
        <translation>nie może być puste</translation>
    </message>
    <message>
        <source>says %1, but the tiles add up to %2</source>
        <translation>podaje %1, ale kafli jest w sumie %2</translation>
    </message>
    <message>
        <source>must be a list of boxes, in square brackets</source>
        <translation>musi być listą pudełek w nawiasach kwadratowych</translation>
    </message>
    <message>
        <source>the box &quot;%1&quot; is listed twice</source>
        <translation>pudełko „%1” występuje na liście dwa razy</translation>
    </message>
</context>
<context>
    <name>BoxesCommand</name>
    <message>
        <source>list the boxes that the program knows</source>
        <translation>wypisuje pudełka znane programowi</translation>
    </message>
    <message>
        <source>Lists the boxes that the program knows, by the names that other commands use.</source>
        <translation>Wypisuje pudełka znane programowi pod nazwami, których używają inne polecenia.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>BoxesDiffer</name>
    <message>
        <source>Take &quot;%1&quot; off the list of boxes</source>
        <translation>Usuń „%1” z listy pudełek</translation>
    </message>
    <message>
        <source>List the boxes that are needed</source>
        <translation>Wpisz potrzebne pudełka</translation>
    </message>
    <message>
        <source>Add the box %1</source>
        <translation>Dodaj pudełko %1</translation>
    </message>
    <message>
        <source>Stagewright does not know the box &quot;%1&quot; on the list.</source>
        <translation>Stagewright nie zna pudełka „%1” z listy.</translation>
    </message>
    <message>
        <source>These stages need the box %1, which is not on the list: %2.</source>
        <translation>Te odcinki wymagają pudełka %1, którego nie ma na liście: %2.</translation>
    </message>
    <message>
        <source>Unlike the first stage, these need the box %1: %2.</source>
        <translation>Inaczej niż pierwszy odcinek, te wymagają pudełka %1: %2.</translation>
    </message>
</context>
<context>
    <name>CarColours</name>
    <message>
        <source>red</source>
        <translation>czerwony</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>żółty</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zielony</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>niebieski</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>pomarańczowy</translation>
    </message>
    <message>
        <source>white</source>
        <translation>biały</translation>
    </message>
</context>
<context>
    <name>CardEstimate</name>
    <message>
        <source>What the ghost driver scores is not known: no text tells the faces of the hazard die. Enter all six as hazardFaces, and it is.</source>
        <translation>Nie wiadomo, ile zdobywa kierowca widmo: żaden tekst nie podaje ścianek kości zagrożeń. Wpisz wszystkie sześć jako hazardFaces, a będzie wiadomo.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), %1, %2</source>
        <translation>
            <numerusform>%n runda, %1, %2</numerusform>
            <numerusform>%n rundy, %1, %2</numerusform>
            <numerusform>%n rund, %1, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Ghost driver, %1: pairs of dice by round %2, together %3</source>
        <translation>Kierowca widmo, %1: pary kości w rundach %2, razem %3</translation>
    </message>
    <message>
        <source>In the mean he scores %1 speed points and %2 for popularity, nothing of it covered.</source>
        <translation>Średnio zdobywa %1 punktów prędkości i %2 popularności, jeśli nic nie zostanie zakryte.</translation>
    </message>
    <message>
        <source>no cards are laid to play with</source>
        <translation>nie wyłożono żadnych kart do gry</translation>
    </message>
    <message>
        <source>Choose a stage and a shop</source>
        <translation>Wybierz odcinek i sklep</translation>
    </message>
</context>
<context>
    <name>CardGameFile</name>
    <message>
        <source>must say where the value comes from</source>
        <translation>musi mówić, skąd pochodzi wartość</translation>
    </message>
    <message>
        <source>is not a level of the ghost driver</source>
        <translation>nie jest poziomem kierowcy widmo</translation>
    </message>
    <message>
        <source>must be at most three cards, 1 to 6</source>
        <translation>to najwyżej trzy karty, od 1 do 6</translation>
    </message>
    <message>
        <source>is not a stack of the shop</source>
        <translation>nie jest stosem sklepu</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>musi wynosić %1</translation>
    </message>
    <message>
        <source>lacks the level &quot;%1&quot;</source>
        <translation>brakuje poziomu „%1”</translation>
    </message>
</context>
<context>
    <name>CardPages</name>
    <message>
        <source>Driver</source>
        <translation>Kierowca</translation>
    </message>
    <message>
        <source>Car</source>
        <translation>Samochód</translation>
    </message>
    <message>
        <source>then service</source>
        <translation>potem serwis</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Kara</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Poz.</translation>
    </message>
    <message>
        <source>then a pit stop</source>
        <translation>potem pit stop</translation>
    </message>
    <message>
        <source>Race card</source>
        <translation>Karta wyścigu</translation>
    </message>
    <message>
        <source>Time card</source>
        <translation>Karta drogowa</translation>
    </message>
</context>
<context>
    <name>CardReminders</name>
    <message>
        <source>%1. %2</source>
        <comment>a numbered point</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Dice. Who alone is most popular takes the popularity die. All roll at once: hazards count immediately, the other dice go to the team by their value.</source>
        <translation>Kości. Kto sam jest najpopularniejszy, bierze kość popularności. Wszyscy rzucają naraz: zagrożenia działają od razu, pozostałe kości trafiają do zespołu według wartości.</translation>
    </message>
    <message>
        <source>Driving, in any order and as often as you can: play a card to an empty slot, use a card below a die, buy, map a stage card, turn dice, suffer a hazard of your own accord for 2 traction.</source>
        <translation>Jazda, w dowolnej kolejności i tak często, jak się da: zagraj kartę na wolne miejsce, użyj karty pod kością, kup, opisz kartę odcinka, obróć kości, przyjmij z własnej woli zagrożenie za 2 przyczepności.</translation>
    </message>
    <message>
        <source>Scoring. The cards move on; of the one that leaves, each navigator token gives what stands below your car now: speed, in the red zone popularity.</source>
        <translation>Punktacja. Karty przesuwają się; z tej, która odchodzi, każdy żeton pilota daje to, co jest teraz pod samochodem: prędkość, w czerwonej strefie popularność.</translation>
    </message>
    <message>
        <source>Tidying up. Cards of the team move one slot on, the last is discarded; discard from the hand what you like and draw to five.</source>
        <translation>Porządki. Karty zespołu przesuwają się o jedno miejsce, ostatnia jest odrzucana; odrzuć z ręki, co chcesz, i dobierz do pięciu.</translation>
    </message>
    <message>
        <source>Damage tokens that are flipped</source>
        <translation>Odwrócone żetony uszkodzeń</translation>
    </message>
    <message>
        <source>The car moves a space more when a card is mapped.</source>
        <translation>Przy opisywaniu karty samochód rusza się o pole więcej.</translation>
    </message>
    <message>
        <source>Cards cost a wrench more.</source>
        <translation>Karty kosztują o klucz więcej.</translation>
    </message>
    <message>
        <source>Mapping costs a traction more.</source>
        <translation>Opisywanie kosztuje o jedną przyczepność więcej.</translation>
    </message>
    <message>
        <source>You draw to three cards, not five.</source>
        <translation>Dobiera się do trzech kart, nie do pięciu.</translation>
    </message>
    <message>
        <source>As the first: yet a space more.</source>
        <translation>Jak pierwszy: jeszcze o pole więcej.</translation>
    </message>
    <message>
        <source>Passive effects do nothing.</source>
        <translation>Efekty pasywne nie działają.</translation>
    </message>
    <message>
        <source>Both dials go back to 0 at the end of each round.</source>
        <translation>Oba liczniki wracają na 0 na koniec każdej rundy.</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Trafienia</translation>
    </message>
    <message>
        <source>The marker goes one on for each hit. At the fifth the leftmost token that is not flipped is, the marker goes to 0, and what is left of the hits goes on.</source>
        <translation>Znacznik przesuwa się o jeden za każde trafienie. Przy piątym odwraca się pierwszy z lewej nieodwrócony żeton, znacznik wraca na 0, a pozostałe trafienia liczą się dalej.</translation>
    </message>
    <message>
        <source>An eighth flip destroys the car: 40 hits in all, 5 fewer for each token flipped from the start.</source>
        <translation>Ósme odwrócenie niszczy samochód: razem 40 trafień, o 5 mniej za każdy żeton odwrócony od początku.</translation>
    </message>
    <message>
        <source>Dice and dials</source>
        <translation>Kości i liczniki</translation>
    </message>
    <message>
        <source>A wrench turns a die by one; from 6 to 1 it is five. The popularity die shows no more than 2.</source>
        <translation>Klucz zmienia kość o jeden; z 6 na 1 to pięć. Kość popularności pokazuje najwyżej 2.</translation>
    </message>
    <message>
        <source>Wrenches and traction stay from round to round, to 10 at most.</source>
        <translation>Klucze i przyczepność zostają z rundy na rundę, najwyżej 10.</translation>
    </message>
    <message>
        <source>A hazard takes a die from your supply, which stays with you until it is repaired; without one left, roll one that you have.</source>
        <translation>Zagrożenie bierze kość z zapasu, która zostaje do naprawy; gdy nie ma już żadnej, rzuć jedną z posiadanych.</translation>
    </message>
    <message>
        <source>Mapping and buying</source>
        <translation>Opisywanie i kupowanie</translation>
    </message>
    <message>
        <source>One token a card and player; three once in a stage, with its card that says so. Arrows have to be followed; a car at the edge suffers one hazard.</source>
        <translation>Jeden żeton na kartę i gracza; trzy raz na odcinek, przy karcie, która to mówi. Strzałki są obowiązkowe; samochód przy krawędzi dostaje jedno zagrożenie.</translation>
    </message>
    <message>
        <source>The last card of a stack goes to the more popular, then to who has fewer speed points, then to nobody in this round.</source>
        <translation>Ostatnią kartę stosu dostaje popularniejszy, potem ten, kto ma mniej punktów prędkości, a inaczej w tej rundzie nikt.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Speed points, the numbers on all your cards, one less for each hazard die you have, 3 and 1 for popularity.</source>
        <translation>Punkty prędkości, liczby na wszystkich kartach, jeden mniej za każdą kość zagrożeń, 3 i 1 za popularność.</translation>
    </message>
</context>
<context>
    <name>CardSeason</name>
    <message>
        <source>All stages together, which is an idea of this program: the rulebook has single stages.</source>
        <translation>Wszystkie odcinki razem, co jest pomysłem tego programu: instrukcja zna pojedyncze odcinki.</translation>
    </message>
</context>
<context>
    <name>CardSetUp</name>
    <message>
        <source>Stage</source>
        <translation>Odcinek</translation>
    </message>
    <message>
        <source>still to be chosen</source>
        <translation>jeszcze do wyboru</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n runda</numerusform>
            <numerusform>%n rundy</numerusform>
            <numerusform>%n rund</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards lie open, card 1 farthest from the deck&apos;s place; the slot beside that stays empty. A first player is chosen: the driving phase goes round from him, clockwise.</source>
        <translation>Wszystkie karty są odkryte, karta 1 najdalej od miejsca talii; miejsce obok pozostaje puste. Wybierz pierwszego gracza: jazda idzie od niego zgodnie z ruchem wskazówek zegara.</translation>
    </message>
    <message>
        <source>Pile face down, 1 on top. The first %1 cards lie open, card 1 farthest from the deck: it leaves first.</source>
        <translation>Talia zakryta, 1 na wierzchu. Odkryte są pierwsze karty (%1), karta 1 najdalej od talii: odchodzi pierwsza.</translation>
    </message>
    <message>
        <source>The slot beside the deck stays empty all the time.</source>
        <translation>Miejsce obok talii pozostaje cały czas puste.</translation>
    </message>
    <message>
        <source>The empty slot moves along with the cards: in the round in which it leaves, no card is scored.</source>
        <translation>Puste miejsce przesuwa się z kartami: w rundzie, w której odchodzi, nie punktuje żadna karta.</translation>
    </message>
    <message>
        <source>Shop</source>
        <translation>Sklep</translation>
    </message>
    <message>
        <source>and one of your choice: the rulebook does not tell which</source>
        <translation>i jeden do wyboru: instrukcja nie mówi który</translation>
    </message>
    <message numerus="yes">
        <source>Each stack has %n card(s), for any number of players.</source>
        <translation>
            <numerusform>Każdy stos ma %n kartę, dla dowolnej liczby graczy.</numerusform>
            <numerusform>Każdy stos ma %n karty, dla dowolnej liczby graczy.</numerusform>
            <numerusform>Każdy stos ma %n kart, dla dowolnej liczby graczy.</numerusform>
        </translation>
    </message>
    <message>
        <source>no damage token flipped</source>
        <translation>żaden żeton uszkodzeń nie jest odwrócony</translation>
    </message>
    <message numerus="yes">
        <source>%n damage token(s) flipped, from the left</source>
        <translation>
            <numerusform>odwrócony %n żeton uszkodzeń, od lewej</numerusform>
            <numerusform>odwrócone %n żetony uszkodzeń, od lewej</numerusform>
            <numerusform>odwróconych %n żetonów uszkodzeń, od lewej</numerusform>
        </translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>driver: ____________</source>
        <translation>kierowca: ____________</translation>
    </message>
    <message>
        <source>Everybody: car in the middle of the top row, marked 4; damage tokens 1 to 7 in order, the eighth slot empty; three hazard dice below them; damage marker and both dials on 0; three dice, ten navigator tokens; speed and popularity at the beginning of their tracks.</source>
        <translation>Każdy: samochód na środku górnego rzędu, oznaczonym 4; żetony uszkodzeń od 1 do 7 po kolei, ósme miejsce puste; pod nimi trzy kości zagrożeń; znacznik uszkodzeń i oba liczniki na 0; trzy kości, dziesięć żetonów pilota; prędkość i popularność na początku torów.</translation>
    </message>
    <message>
        <source>Starter deck and driver deck are shuffled together, ten cards; hand of five.</source>
        <translation>Talię początkową i talię kierowcy tasuje się razem, dziesięć kart; pięć na rękę.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Everybody shuffles the starter deck with these cards: %1. Nobody has a driver deck. Hand of five.</source>
        <translation>Każdy tasuje talię początkową z tymi kartami: %1. Nikt nie ma talii kierowcy. Pięć na rękę.</translation>
    </message>
    <message numerus="yes">
        <source>Who has %n point(s) at the end qualifies for a real stage.</source>
        <translation>
            <numerusform>Kto ma na końcu %n punkt, kwalifikuje się do prawdziwego odcinka.</numerusform>
            <numerusform>Kto ma na końcu %n punkty, kwalifikuje się do prawdziwego odcinka.</numerusform>
            <numerusform>Kto ma na końcu %n punktów, kwalifikuje się do prawdziwego odcinka.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ghost driver</source>
        <translation>Kierowca widmo</translation>
    </message>
    <message>
        <source>When a card with a die leaves, he gets that hazard die and a player die, from the next round on.</source>
        <translation>Gdy odchodzi karta z kością, dostaje tę kość zagrożeń i kość gracza, od następnej rundy.</translation>
    </message>
    <message>
        <source>From the box</source>
        <translation>Z pudełka</translation>
    </message>
    <message>
        <source>%1 × shop cards %2</source>
        <translation>%1 × karty sklepu %2</translation>
    </message>
</context>
<context>
    <name>CardTableFile</name>
    <message>
        <source>Leave out the rest</source>
        <translation>Resztę pomiń</translation>
    </message>
    <message>
        <source>holds more notes than cards</source>
        <translation>ma więcej notatek niż kart</translation>
    </message>
    <message>
        <source>card %1 is there twice</source>
        <translation>karta %1 występuje dwa razy</translation>
    </message>
    <message>
        <source>Write all that is said of a card into one note</source>
        <translation>Wszystko o karcie wpisz w jedną notatkę</translation>
    </message>
    <message>
        <source>a stage with a title needs an id</source>
        <translation>odcinek z tytułem potrzebuje identyfikatora</translation>
    </message>
    <message>
        <source>Write &quot;sea-camp&quot;, &quot;trial&quot;, or one of your own</source>
        <translation>Wpisz „sea-camp”, „trial” albo własny</translation>
    </message>
    <message>
        <source>the shop has nine stacks</source>
        <translation>sklep ma dziewięć stosów</translation>
    </message>
    <message>
        <source>must be a list of stacks, each in quotes</source>
        <translation>musi być listą stosów, każdy w cudzysłowie</translation>
    </message>
    <message>
        <source>Write number and letter, as in &quot;1A&quot;</source>
        <translation>Wpisz numer i literę, na przykład „1A”</translation>
    </message>
    <message>
        <source>four play at most</source>
        <translation>gra najwyżej czworo</translation>
    </message>
    <message>
        <source>must be a list of texts in quotes, or null</source>
        <translation>musi być listą tekstów w cudzysłowie albo null</translation>
    </message>
    <message>
        <source>Write null where it is not said</source>
        <translation>Wpisz null tam, gdzie tego nie podano</translation>
    </message>
    <message>
        <source>must be a list of numbers from 0 to %1</source>
        <translation>musi być listą liczb od 0 do %1</translation>
    </message>
    <message>
        <source>Write how many damage tokens are flipped, a number for each player</source>
        <translation>Wpisz, ile żetonów uszkodzeń jest odwróconych, liczbę dla każdego gracza</translation>
    </message>
    <message>
        <source>the hazard die has six faces, and here are %1</source>
        <translation>kość zagrożeń ma sześć ścianek, a tu jest ich %1</translation>
    </message>
    <message>
        <source>Write all six, or none</source>
        <translation>Wpisz wszystkie sześć albo żadnej</translation>
    </message>
    <message>
        <source>must be minutes, more than 0 and at most %1</source>
        <translation>muszą być minuty, więcej niż 0 i najwyżej %1</translation>
    </message>
    <message>
        <source>Leave it out where it is not known</source>
        <translation>Pomiń tam, gdzie tego nie wiadomo</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no time</source>
        <translation>„%1” nie jest godziną</translation>
    </message>
    <message>
        <source>Write hours and minutes, as in &quot;19:30&quot;</source>
        <translation>Wpisz godziny i minuty, na przykład „19:30”</translation>
    </message>
    <message>
        <source>holds more evenings than are kept</source>
        <translation>ma więcej wieczorów, niż się przechowuje</translation>
    </message>
    <message>
        <source>the evening ends when it begins</source>
        <translation>wieczór kończy się wtedy, gdy się zaczyna</translation>
    </message>
    <message>
        <source>Write when it ended, or leave the evening out</source>
        <translation>Wpisz, kiedy się skończył, albo pomiń ten wieczór</translation>
    </message>
    <message>
        <source>must be a list of drivers, each in quotes</source>
        <translation>musi być listą kierowców, każdy w cudzysłowie</translation>
    </message>
    <message>
        <source>Leave out those who are not known</source>
        <translation>Pomiń tych, którzy nie są znani</translation>
    </message>
</context>
<context>
    <name>Carrier</name>
    <message>
        <source>the rally that the file carries is damaged</source>
        <translation>rajd, który niesie plik, jest uszkodzony</translation>
    </message>
    <message>
        <source>Get the file once more, as it was written, or ask for the pack</source>
        <translation>Pobierz plik jeszcze raz, taki jak został zapisany, albo poproś o pakiet</translation>
    </message>
    <message>
        <source>what the file carries is larger than a pack may be (%1 MB)</source>
        <translation>to, co niesie plik, jest większe, niż może być pakiet (%1 MB)</translation>
    </message>
    <message>
        <source>Ask whoever made the file for the pack</source>
        <translation>Poproś o pakiet tego, kto zrobił plik</translation>
    </message>
    <message>
        <source>the file carries a second rally, and which is meant cannot be told</source>
        <translation>plik niesie drugi rajd i nie wiadomo, o który chodzi</translation>
    </message>
    <message>
        <source>with the rally in it the file would be larger than is read again (%1 MB)</source>
        <translation>z rajdem w środku plik byłby większy, niż da się odczytać (%1 MB)</translation>
    </message>
    <message>
        <source>Leave the rally out of it, and pass the pack on beside it</source>
        <translation>Nie dołączaj rajdu, a pakiet przekaż osobno</translation>
    </message>
    <message>
        <source>attachment at byte %1</source>
        <translation>załącznik w bajcie %1</translation>
    </message>
    <message>
        <source>the document is encrypted, so that what it carries cannot be read</source>
        <translation>dokument jest zaszyfrowany, więc nie da się odczytać tego, co niesie</translation>
    </message>
    <message>
        <source>Save it without a password, or ask for the pack</source>
        <translation>Zapisz go bez hasła albo poproś o pakiet</translation>
    </message>
    <message>
        <source>the rally could not be put into the PDF (%1)</source>
        <translation>nie udało się włożyć rajdu do pliku PDF (%1)</translation>
    </message>
    <message>
        <source>chunk %1 at byte %2</source>
        <translation>fragment %1 w bajcie %2</translation>
    </message>
    <message>
        <source>the picture ends before its end</source>
        <translation>obrazek urywa się przed końcem</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>bajt %1</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>wiersz %1</translation>
    </message>
    <message>
        <source>the drawing cannot be read: %1</source>
        <translation>nie da się odczytać rysunku: %1</translation>
    </message>
    <message>
        <source>the drawing declares entities, of which nothing is read</source>
        <translation>rysunek deklaruje encje, z których nic się nie odczytuje</translation>
    </message>
    <message>
        <source>the drawing has no end</source>
        <translation>rysunek nie ma końca</translation>
    </message>
    <message>
        <source>Choose PNG</source>
        <translation>Wybierz PNG</translation>
    </message>
</context>
<context>
    <name>CarryOption</name>
    <message>
        <source>What of the rally the file carries inside, so that whoever opens it with Stagewright has it: none; stages, those that are shown, with their titles; all, the whole of it, with drivers, results and notes. Left out: stages.</source>
        <translation>Co z rajdu niesie plik, by miał to ten, kto otworzy go w programie Stagewright: none, nic; stages, pokazane odcinki z tytułami; all, całość, z kierowcami, wynikami i notatkami. Domyślnie: stages.</translation>
    </message>
    <message>
        <source>WHAT</source>
        <translation>CO</translation>
    </message>
    <message>
        <source>--carry takes none, stages or all</source>
        <translation>--carry przyjmuje none, stages albo all</translation>
    </message>
    <message>
        <source>not all of the file can be read, and what it carries would pass for the whole</source>
        <translation>nie da się odczytać całego pliku, a to, co dołączone, uchodziłoby za całość</translation>
    </message>
    <message>
        <source>--carry stages takes the stages that can be read</source>
        <translation>--carry stages bierze odcinki, które da się odczytać</translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message>
        <source>tile %1</source>
        <translation>kafel %1</translation>
    </message>
    <message>
        <source>does not belong into this file</source>
        <translation>nie należy do tego pliku</translation>
    </message>
    <message>
        <source>is not described</source>
        <translation>nie jest opisany</translation>
    </message>
    <message>
        <source>holds tile %1, which no file describes</source>
        <translation>zawiera kafel %1, którego nie opisuje żaden plik</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>pudełko %1</translation>
    </message>
    <message>
        <source>%1 needs a list of ranges of tile numbers</source>
        <translation>%1 wymaga listy zakresów numerów kafli</translation>
    </message>
    <message>
        <source>needs the sides a and b, or one side without a letter</source>
        <translation>wymaga stron a i b albo jednej strony bez litery</translation>
    </message>
    <message>
        <source>is described in two files</source>
        <translation>jest opisany w dwóch plikach</translation>
    </message>
</context>
<context>
    <name>ChainFile</name>
    <message>
        <source>a stage has at most %1 sections</source>
        <translation>odcinek ma najwyżej %1 sekcji</translation>
    </message>
    <message>
        <source>must be text, in quotes</source>
        <translation>musi być tekstem w cudzysłowie</translation>
    </message>
    <message>
        <source>must be a list of ids of boxes, each once</source>
        <translation>musi być listą identyfikatorów pudełek, każdy raz</translation>
    </message>
</context>
<context>
    <name>ChainHints</name>
    <message numerus="yes">
        <source>asphalt (%n section(s))</source>
        <translation>
            <numerusform>asfalt (%n sekcja)</numerusform>
            <numerusform>asfalt (%n sekcje)</numerusform>
            <numerusform>asfalt (%n sekcji)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>snow (%n section(s))</source>
        <translation>
            <numerusform>śnieg (%n sekcja)</numerusform>
            <numerusform>śnieg (%n sekcje)</numerusform>
            <numerusform>śnieg (%n sekcji)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>earth (%n section(s))</source>
        <translation>
            <numerusform>ziemia (%n sekcja)</numerusform>
            <numerusform>ziemia (%n sekcje)</numerusform>
            <numerusform>ziemia (%n sekcji)</numerusform>
        </translation>
    </message>
    <message>
        <source>The surface changes: %1.</source>
        <translation>Nawierzchnia się zmienia: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s); sectors, for soft tyres: %1.</source>
        <translation>
            <numerusform>%n sekcja; sektory dla miękkich opon: %1.</numerusform>
            <numerusform>%n sekcje; sektory dla miękkich opon: %1.</numerusform>
            <numerusform>%n sekcji; sektory dla miękkich opon: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ends face each other where the stage does not go: %1.</source>
        <translation>Końce leżą naprzeciw siebie tam, gdzie odcinek nie przebiega: %1.</translation>
    </message>
</context>
<context>
    <name>ChainLabels</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Meta</translation>
    </message>
</context>
<context>
    <name>ChainMap</name>
    <message>
        <source>maps of printed boards show no graph and no drive</source>
        <translation>mapy drukowanych plansz nie pokazują ani grafu, ani przejazdu</translation>
    </message>
</context>
<context>
    <name>ChainMapSheets</name>
    <message>
        <source>Boards are taken to be %1 mm wide, as their size is not entered.</source>
        <translation>Przyjęto, że plansze mają %1 mm szerokości, bo ich rozmiar nie jest wpisany.</translation>
    </message>
</context>
<context>
    <name>ChainPages</name>
    <message>
        <source>Course sheet</source>
        <translation>Arkusz rajdu</translation>
    </message>
    <message>
        <source>Expected times</source>
        <translation>Oczekiwane czasy</translation>
    </message>
    <message>
        <source>Best play, first car: %1.</source>
        <translation>Najlepsza gra, pierwsze auto: %1.</translation>
    </message>
</context>
<context>
    <name>ChainRules</name>
    <message>
        <source>%1 lies against %2, not %3.</source>
        <translation>%1 przylega do %2, a nie do %3.</translation>
    </message>
    <message>
        <source>No board lies against %1, and %2 lies elsewhere.</source>
        <translation>Do %1 nie przylega żadna plansza, a %2 leży gdzie indziej.</translation>
    </message>
    <message>
        <source>%1 would lie on %2.</source>
        <translation>%1 leżałaby na %2.</translation>
    </message>
    <message>
        <source>Zone %1 cannot show both sides.</source>
        <translation>Strefa %1 nie może pokazywać obu stron.</translation>
    </message>
    <message>
        <source>%1 is an end of section %2 already.</source>
        <translation>%1 jest już końcem sekcji %2.</translation>
    </message>
    <message>
        <source>The road of section %1 is driven twice.</source>
        <translation>Droga sekcji %1 jest przejeżdżana dwa razy.</translation>
    </message>
    <message>
        <source>Start and finish face each other: a stage is no circuit.</source>
        <translation>Start i meta przylegają do siebie: odcinek nie jest torem zamkniętym.</translation>
    </message>
    <message>
        <source>The rulebook combines one to four boards, not %1.</source>
        <translation>Instrukcja łączy od jednej do czterech plansz, a nie %1.</translation>
    </message>
    <message>
        <source>Drive on by %1</source>
        <translation>Jedź dalej przez %1</translation>
    </message>
</context>
<context>
    <name>ChainSetUp</name>
    <message numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n sekcja</numerusform>
            <numerusform>%n sekcje</numerusform>
            <numerusform>%n sekcji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n plansza</numerusform>
            <numerusform>%n plansze</numerusform>
            <numerusform>%n plansz</numerusform>
        </translation>
    </message>
    <message>
        <source>assistance afterwards</source>
        <translation>potem serwis</translation>
    </message>
    <message>
        <source>The ways of the roads over the boards are drawn freely.</source>
        <translation>Przebieg dróg na planszach jest narysowany dowolnie.</translation>
    </message>
    <message>
        <source>Rules without a public source: %1.</source>
        <translation>Zasady bez publicznego źródła: %1.</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Założenia</translation>
    </message>
    <message>
        <source>Boards drawn to the scale 1 : %1</source>
        <translation>Plansze narysowane w skali 1 : %1</translation>
    </message>
    <message>
        <source>Boards are drawn 3 : 2, as their size is not entered.</source>
        <translation>Plansze są narysowane w proporcji 3 : 2, bo ich rozmiar nie jest wpisany.</translation>
    </message>
    <message>
        <source>By rules of your own: %1.</source>
        <translation>Według własnych zasad: %1.</translation>
    </message>
</context>
<context>
    <name>ChainSteps</name>
    <message>
        <source>Go on with %1</source>
        <translation>Dalej: %1</translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation>Wstaw %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Usuń %1</translation>
    </message>
    <message>
        <source>Drive %1 the other way</source>
        <translation>Jedź %1 w drugą stronę</translation>
    </message>
    <message>
        <source>Snow side of %1</source>
        <translation>Śnieżna strona %1</translation>
    </message>
    <message>
        <source>Dry side of %1</source>
        <translation>Sucha strona %1</translation>
    </message>
    <message>
        <source>Drive from finish to start</source>
        <translation>Jedź od mety do startu</translation>
    </message>
    <message>
        <source>Write the roadbook line</source>
        <translation>Zapisz linię roadbooka</translation>
    </message>
    <message>
        <source>Assistance after the stage</source>
        <translation>Serwis po odcinku</translation>
    </message>
    <message>
        <source>No assistance after the stage</source>
        <translation>Bez serwisu po odcinku</translation>
    </message>
    <message>
        <source>Choose boxes</source>
        <translation>Wybierz pudełka</translation>
    </message>
</context>
<context>
    <name>ChainTimes</name>
    <message>
        <source>Not known yet.</source>
        <translation>Jeszcze nieznane.</translation>
    </message>
</context>
<context>
    <name>ChangedRecord</name>
    <message>
        <source>Tile %1 has been corrected in Stagewright since this file was saved.</source>
        <translation>Kafel %1 poprawiono w Stagewright od zapisania tego pliku.</translation>
    </message>
</context>
<context>
    <name>CheckCommand</name>
    <message>
        <source>The boxes on the table, as &quot;stagewright boxes&quot; names them, with commas between and the number of each, if there are several: dirt-core:2,rx. Left out: those that the stage needs at least, the core box of its game and, for tiles that it lacks, as few others as hold them.</source>
        <translation>Pudełka na stole, pod nazwami z „stagewright boxes”, oddzielone przecinkami, z liczbą sztuk, jeśli jest ich więcej: dirt-core:2,rx. Domyślnie: minimum potrzebne odcinkowi, czyli pudełko podstawowe gry i, dla brakujących w nim kafli, jak najmniej innych.</translation>
    </message>
    <message>
        <source>The size of the table in centimetres, such as 120x80. A stage that is larger, however it is turned, gets a warning.</source>
        <translation>Rozmiar stołu w centymetrach, na przykład 120x80. Odcinek, który jest większy, jakkolwiek go obrócić, dostaje ostrzeżenie.</translation>
    </message>
    <message>
        <source>Give hints too: what real stages do now and then, such as a start that is driven against its print, or a change of surface.</source>
        <translation>Podaj też wskazówki: to, co w prawdziwych odcinkach czasem się zdarza, na przykład start przejeżdżany wbrew nadrukowi albo zmiana nawierzchni.</translation>
    </message>
    <message>
        <source>With --fix: the file to write.</source>
        <translation>Z --fix: plik do zapisania.</translation>
    </message>
    <message>
        <source>Write JSON: an object for one file, an array for several.</source>
        <translation>Zapisz JSON: obiekt dla jednego pliku, tablicę dla kilku.</translation>
    </message>
    <message>
        <source>there is nothing to write</source>
        <translation>nie ma czego zapisać</translation>
    </message>
    <message>
        <source>-o goes with --fix</source>
        <translation>Opcja -o wymaga --fix</translation>
    </message>
    <message>
        <source>no output file is named</source>
        <translation>nie podano pliku wyjściowego</translation>
    </message>
    <message>
        <source>Name one with -o</source>
        <translation>Wskaż go opcją -o</translation>
    </message>
    <message>
        <source>--fix takes one file only</source>
        <translation>--fix przyjmuje tylko jeden plik</translation>
    </message>
    <message>
        <source>Mend them one by one</source>
        <translation>Napraw je po kolei</translation>
    </message>
    <message>
        <source>say whether stages and rallies can be laid and driven</source>
        <translation>sprawdza, czy odcinki i rajdy da się ułożyć i przejechać</translation>
    </message>
    <message>
        <source>--fix takes one stage only</source>
        <translation>--fix przyjmuje tylko jeden odcinek</translation>
    </message>
    <message>
        <source>Write the stages to files of their own with convert</source>
        <translation>Zapisz odcinki do osobnych plików poleceniem convert</translation>
    </message>
    <message>
        <source>Says whether stages and rallies can be laid and driven, and what is probably not meant.
Leaves with 1 if there are errors in a stage, with 2 if a file cannot be used.</source>
        <translation>Sprawdza, czy odcinki i rajdy da się ułożyć i przejechać, i wskazuje to, co zapewne
niezamierzone. Kończy się kodem 1, gdy w odcinku są błędy, a kodem 2, gdy pliku nie
da się użyć.</translation>
    </message>
    <message>
        <source>Mend what can obviously be mended, say what was done, and check what comes of it. Takes one file, which stays as it is; the mended stage or rally is written to the file that -o names.</source>
        <translation>Napraw to, co da się oczywiście naprawić, powiedz, co zrobiono, i sprawdź wynik. Przyjmuje jeden plik, który pozostaje bez zmian; naprawiony odcinek albo rajd jest zapisywany w pliku podanym po -o.</translation>
    </message>
</context>
<context>
    <name>CheckRally</name>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n odcinek</numerusform>
            <numerusform>%n odcinki</numerusform>
            <numerusform>%n odcinków</numerusform>
        </translation>
    </message>
    <message>
        <source>no findings about the rally as a whole</source>
        <translation>brak uwag do rajdu jako całości</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a stage, and what was mended in it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>CheckReport</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n kafel</numerusform>
            <numerusform>%n kafle</numerusform>
            <numerusform>%n kafli</numerusform>
        </translation>
    </message>
    <message>
        <source>no findings</source>
        <translation>brak uwag</translation>
    </message>
    <message>
        <source>%1: mended: %2</source>
        <translation>%1: naprawiono: %2</translation>
    </message>
    <message>
        <source>%1: nothing that could obviously be mended</source>
        <translation>%1: nie ma nic, co w oczywisty sposób dałoby się naprawić</translation>
    </message>
    <message>
        <source>%1, stage %2</source>
        <translation>%1, odcinek %2</translation>
    </message>
    <message>
        <source>error</source>
        <translation>błąd</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>ostrzeżenie</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>wskazówka</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2: %3</source>
        <translation>%1: %2: %3</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1: nothing that could obviously be mended, hints apart: they are mended with --hints</source>
        <translation>%1: nie ma nic, co w oczywisty sposób dałoby się naprawić, poza wskazówkami: te naprawia --hints</translation>
    </message>
</context>
<context>
    <name>Clip</name>
    <message>
        <source>There are no tiles in the clipboard</source>
        <translation>W schowku nie ma kafli</translation>
    </message>
    <message>
        <source>The text in the clipboard is too long to be tiles</source>
        <translation>Tekst w schowku jest za długi, by zawierał kafle</translation>
    </message>
    <message>
        <source>The clipboard has a tile %1, which Stagewright does not know</source>
        <translation>W schowku jest kafel %1, którego Stagewright nie zna</translation>
    </message>
    <message>
        <source>Two tiles of the clipboard lie on one hex</source>
        <translation>Dwa kafle ze schowka leżą na jednym heksie</translation>
    </message>
    <message>
        <source>The text in the clipboard holds no tiles of a stage</source>
        <translation>Tekst w schowku nie zawiera kafli odcinka</translation>
    </message>
    <message>
        <source>Not all tiles of the clipboard can be taken: %1</source>
        <translation>Nie da się przejąć wszystkich kafli ze schowka: %1</translation>
    </message>
</context>
<context>
    <name>CloseCommand</name>
    <message>
        <source>close a gap in the road of a stage</source>
        <translation>zamyka lukę w drodze odcinka</translation>
    </message>
    <message>
        <source>The open end from which the road is missing: hex and edge, such as 2,-1,NE. Left out: the one that was laid last.</source>
        <translation>Otwarty koniec, od którego brakuje drogi: heks i krawędź, na przykład 2,-1,NE. Bez tej opcji: położony jako ostatni.</translation>
    </message>
    <message>
        <source>The open end to which it is to lead.</source>
        <translation>Otwarty koniec, do którego ma prowadzić.</translation>
    </message>
    <message>
        <source>It is to lead back to the start, as the lap of a circuit.</source>
        <translation>Ma prowadzić z powrotem do startu, jak okrążenie toru.</translation>
    </message>
    <message>
        <source>It is to lead to a finish, which is laid too.</source>
        <translation>Ma prowadzić do mety, która też zostanie położona.</translation>
    </message>
    <message>
        <source>Exactly so many tiles, 1 to %1. Left out: as few as there can be.</source>
        <translation>Dokładnie tyle kafli, od 1 do %1. Bez tej opcji: jak najmniej.</translation>
    </message>
    <message>
        <source>No end of its roads is open</source>
        <translation>Żaden koniec jego dróg nie jest otwarty</translation>
    </message>
    <message>
        <source>Its open ends are %1</source>
        <translation>Jego otwarte końce to %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no end of a road</source>
        <translation>„%1” nie jest końcem drogi</translation>
    </message>
    <message>
        <source>Give hex and edge, such as 2,-1,NE</source>
        <translation>Podaj heks i krawędź, na przykład 2,-1,NE</translation>
    </message>
    <message>
        <source>no road is open at %1</source>
        <translation>przy %1 żadna droga nie jest otwarta</translation>
    </message>
    <message>
        <source>there is no lap to close</source>
        <translation>nie ma okrążenia do zamknięcia</translation>
    </message>
    <message>
        <source>no road is open</source>
        <translation>żadna droga nie jest otwarta</translation>
    </message>
    <message>
        <source>a gap has two ends</source>
        <translation>luka ma dwa końce</translation>
    </message>
    <message>
        <source>it is not clear which gap is meant</source>
        <translation>nie wiadomo, o którą lukę chodzi</translation>
    </message>
    <message>
        <source>Say so with --from and --to, --lap or --finish. %1</source>
        <translation>Powiedz to opcjami --from i --to, --lap albo --finish. %1</translation>
    </message>
    <message>
        <source>--to, --lap and --finish exclude each other</source>
        <translation>--to, --lap i --finish wykluczają się</translation>
    </message>
    <message>
        <source>Closes a gap in the road of a stage with tiles that are left in the boxes, the shortest way
first. Without --to, --lap and --finish the gap between the only two ends that lack a tile.
Leaves with 1 if there is no way, and says why, with 2 if the input cannot be used.</source>
        <translation>Zamyka lukę w drodze odcinka kaflami, które zostały w pudełkach, najpierw najkrócej. Bez --to,
--lap i --finish lukę między jedynymi dwoma końcami, którym brakuje kafla.
Kończy z 1, jeśli nie ma sposobu, i mówi dlaczego, z 2, jeśli danych nie da się użyć.</translation>
    </message>
</context>
<context>
    <name>CloseGap</name>
    <message numerus="yes">
        <source>the search was stopped; up to %n tile(s) do not close the gap</source>
        <translation>
            <numerusform>szukanie przerwano; droga z %n kafla nie zamyka luki</numerusform>
            <numerusform>szukanie przerwano; drogi do %n kafli nie zamykają luki</numerusform>
            <numerusform>szukanie przerwano; drogi do %n kafli nie zamykają luki</numerusform>
        </translation>
    </message>
    <message>
        <source>the search was stopped</source>
        <translation>szukanie przerwano</translation>
    </message>
    <message>
        <source>the gap can be closed, but in no way that holds by all rules</source>
        <translation>lukę da się zamknąć, ale nie zgodnie ze wszystkimi zasadami</translation>
    </message>
    <message numerus="yes">
        <source>no way of %n tile(s) that are left closes the gap</source>
        <translation>
            <numerusform>żadna droga z %n pozostałego kafla nie zamyka luki</numerusform>
            <numerusform>żadna droga z %n pozostałych kafli nie zamyka luki</numerusform>
            <numerusform>żadna droga z %n pozostałych kafli nie zamyka luki</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no way of up to %n tile(s) that are left closes the gap</source>
        <translation>
            <numerusform>żadna droga z najwyżej %n pozostałego kafla nie zamyka luki</numerusform>
            <numerusform>żadna droga z najwyżej %n pozostałych kafli nie zamyka luki</numerusform>
            <numerusform>żadna droga z najwyżej %n pozostałych kafli nie zamyka luki</numerusform>
        </translation>
    </message>
    <message>
        <source>no finish tile is left in the boxes</source>
        <translation>w pudełkach nie ma już kafla mety</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Show the version.</source>
        <translation>Pokaż wersję.</translation>
    </message>
    <message>
        <source>Lays hex tiles of rally and circuit board games into stages.

Without a command the window opens, with the files that are named.
With a command:
%1

&quot;stagewright COMMAND --help&quot; says more of each. They leave with 0 if all is well, 1 if
there are errors in a stage, 2 if the input cannot be used.</source>
        <translation>Układa heksagonalne kafle rajdowych i torowych gier planszowych w odcinki.

Bez polecenia otwiera się okno z podanymi plikami.
Z poleceniem:
%1

Więcej o każdym mówi „stagewright POLECENIE --help”. Polecenia kończą się kodem 0,
gdy wszystko jest w porządku, 1, gdy w odcinku są błędy, 2, gdy nie da się użyć
danych wejściowych.</translation>
    </message>
    <message>
        <source>Files to open.</source>
        <translation>Pliki do otwarcia.</translation>
    </message>
    <message>
        <source>there is no command and no file &quot;%1&quot;. See: stagewright --help</source>
        <translation>nie ma polecenia ani pliku „%1”. Zobacz: stagewright --help</translation>
    </message>
    <message>
        <source>there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can open. The commands need none: stagewright --help</source>
        <translation>nie ma ekranu (nie ustawiono ani DISPLAY, ani WAYLAND_DISPLAY), więc nie da się otworzyć okna. Polecenia go nie wymagają: stagewright --help</translation>
    </message>
    <message>
        <source>Open a window though one is open already, which otherwise opens the files.</source>
        <translation>Otwórz nowe okno, nawet gdy jakieś jest już otwarte; inaczej pliki otworzy tamto.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not in UTF-8, and another name would be meant. Rename the file first</source>
        <translation>„%1” nie jest w UTF-8 i oznaczałoby inną nazwę. Najpierw zmień nazwę pliku</translation>
    </message>
    <message>
        <source>the window opens files alone, and cannot read &quot;%1&quot;. Save what it gives to a file first, or use a command, as in: stagewright check -</source>
        <translation>okno otwiera tylko pliki i nie może czytać „%1”. Najpierw zapisz zawartość do pliku albo użyj polecenia, na przykład: stagewright check -</translation>
    </message>
</context>
<context>
    <name>CommandWords</name>
    <message>
        <source>create begin add tab</source>
        <translation>utwórz zacznij dodaj karta</translation>
    </message>
    <message>
        <source>load file import read</source>
        <translation>wczytaj plik importuj</translation>
    </message>
    <message>
        <source>store write keep disk</source>
        <translation>zachowaj dysk</translation>
    </message>
    <message>
        <source>copy store rename file</source>
        <translation>kopia zapisz zmień nazwę plik</translation>
    </message>
    <message>
        <source>printer paper sheets</source>
        <translation>drukarka papier arkusze</translation>
    </message>
    <message>
        <source>convert share picture image svg png list</source>
        <translation>konwertuj udostępnij obraz obrazek svg png lista</translation>
    </message>
    <message>
        <source>leave document</source>
        <translation>opuść dokument</translation>
    </message>
    <message>
        <source>leave all</source>
        <translation>opuść wszystkie</translation>
    </message>
    <message>
        <source>directory explorer where</source>
        <translation>katalog eksplorator gdzie</translation>
    </message>
    <message>
        <source>name location where</source>
        <translation>nazwa położenie gdzie</translation>
    </message>
    <message>
        <source>exit end leave close</source>
        <translation>wyjdź zakończ opuść zamknij</translation>
    </message>
    <message>
        <source>own custom homemade import box</source>
        <translation>własny domowy importuj pudełko</translation>
    </message>
    <message>
        <source>back revert mistake</source>
        <translation>wstecz cofnij pomyłka</translation>
    </message>
    <message>
        <source>again repeat forward</source>
        <translation>ponów powtórz naprzód</translation>
    </message>
    <message>
        <source>rotate spin right</source>
        <translation>obróć w prawo</translation>
    </message>
    <message>
        <source>rotate spin left anticlockwise</source>
        <translation>obróć w lewo przeciwnie</translation>
    </message>
    <message>
        <source>mirror turn over back side</source>
        <translation>odbij przewróć druga strona</translation>
    </message>
    <message>
        <source>erase clear tile</source>
        <translation>skasuj wyczyść kafel</translation>
    </message>
    <message>
        <source>last tile remove</source>
        <translation>ostatni kafel usuń</translation>
    </message>
    <message>
        <source>rotate fit next</source>
        <translation>obróć dopasuj następny</translation>
    </message>
    <message>
        <source>copy clone twice</source>
        <translation>kopia klonuj dwa razy</translation>
    </message>
    <message>
        <source>swap exchange change</source>
        <translation>zamień wymień</translation>
    </message>
    <message>
        <source>mirror backwards other direction</source>
        <translation>odbij wspak drugi kierunek</translation>
    </message>
    <message>
        <source>search number palette</source>
        <translation>szukaj numer paleta</translation>
    </message>
    <message>
        <source>collection owned games size</source>
        <translation>kolekcja posiadane gry rozmiar</translation>
    </message>
    <message>
        <source>preferences options configuration dark light theme mode language</source>
        <translation>preferencje opcje konfiguracja ciemny jasny motyw tryb język</translation>
    </message>
    <message>
        <source>larger magnify closer</source>
        <translation>większe powiększ bliżej</translation>
    </message>
    <message>
        <source>smaller farther</source>
        <translation>mniejsze pomniejsz dalej</translation>
    </message>
    <message>
        <source>whole all centre everything</source>
        <translation>całość wszystko środek</translation>
    </message>
    <message>
        <source>tips advice findings</source>
        <translation>wskazówki rady uwagi</translation>
    </message>
    <message>
        <source>layout windows docks default</source>
        <translation>układ okna panele domyślne</translation>
    </message>
    <message>
        <source>search menu action</source>
        <translation>szukaj menu czynność</translation>
    </message>
    <message>
        <source>keys hotkeys bindings</source>
        <translation>klawisze skróty</translation>
    </message>
    <message>
        <source>help guide instructions</source>
        <translation>pomoc poradnik instrukcja</translation>
    </message>
    <message>
        <source>start home samples examples recent</source>
        <translation>początek start przykłady ostatnie</translation>
    </message>
    <message>
        <source>version licence</source>
        <translation>wersja licencja</translation>
    </message>
    <message>
        <source>new append</source>
        <translation>nowy dołącz</translation>
    </message>
    <message>
        <source>import append merge</source>
        <translation>importuj dołącz scal</translation>
    </message>
    <message>
        <source>copy clone</source>
        <translation>kopia klonuj</translation>
    </message>
    <message>
        <source>title name</source>
        <translation>tytuł nazwa</translation>
    </message>
    <message>
        <source>delete erase</source>
        <translation>usuń skasuj</translation>
    </message>
    <message>
        <source>repair pause park</source>
        <translation>naprawa przerwa park</translation>
    </message>
    <message>
        <source>order sort up</source>
        <translation>kolejność sortuj w górę</translation>
    </message>
    <message>
        <source>order sort down</source>
        <translation>kolejność sortuj w dół</translation>
    </message>
    <message>
        <source>tiles box list</source>
        <translation>kafle pudełko lista</translation>
    </message>
    <message>
        <source>jumps water signs</source>
        <translation>hopki woda znaki</translation>
    </message>
    <message>
        <source>title author name</source>
        <translation>tytuł autor nazwa</translation>
    </message>
    <message>
        <source>errors warnings problems check rules</source>
        <translation>błędy ostrzeżenia problemy sprawdź zasady</translation>
    </message>
    <message>
        <source>time minutes drive simulate difficulty</source>
        <translation>czas minuty jazda symulacja trudność</translation>
    </message>
    <message>
        <source>properties note</source>
        <translation>właściwości notatka</translation>
    </message>
    <message>
        <source>undo steps</source>
        <translation>cofnij kroki</translation>
    </message>
    <message>
        <source>stages strip</source>
        <translation>odcinki pasek</translation>
    </message>
    <message>
        <source>scores times drivers standings winner</source>
        <translation>punkty czasy kierowcy klasyfikacja zwycięzca</translation>
    </message>
    <message>
        <source>schedule plan timetable players service</source>
        <translation>harmonogram plan rozkład gracze serwis</translation>
    </message>
    <message>
        <source>clipboard image forum share</source>
        <translation>schowek obraz forum udostępnij</translation>
    </message>
    <message>
        <source>clipboard chat share text</source>
        <translation>schowek czat udostępnij tekst</translation>
    </message>
</context>
<context>
    <name>CompareCommand</name>
    <message>
        <source>compare two stages or rallies, or two versions of one</source>
        <translation>porównaj dwa odcinki lub rajdy albo dwie wersje jednego</translation>
    </message>
    <message>
        <source>Compares two stages or rallies, of any format that is read: the pieces that only one of them needs, what is added, removed, turned, flipped or moved, expected time, difficulty, losses of control, minutes at the table. The stages of two rallies are paired by their titles, and those that are left by their order.</source>
        <translation>Porównuje dwa odcinki lub rajdy w każdym czytanym formacie: elementy, których potrzebuje tylko jeden, co dodano, usunięto, obrócono, odwrócono lub przesunięto, oczekiwany czas, trudność, utraty kontroli, minuty przy stole. Odcinki dwóch rajdów łączą się w pary według tytułów, pozostałe według kolejności.</translation>
    </message>
    <message>
        <source>For how many the minutes at the table are.</source>
        <translation>Dla ilu graczy są minuty przy stole.</translation>
    </message>
    <message>
        <source>The stage of the second rally, where it is of another number.</source>
        <translation>Odcinek drugiego rajdu, jeśli ma inny numer.</translation>
    </message>
</context>
<context>
    <name>CompareReportText</name>
    <message>
        <source>only in %1: %2</source>
        <translation>tylko w %1: %2</translation>
    </message>
    <message>
        <source>%1: only in %2</source>
        <translation>%1: tylko w %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>titles of stages</comment>
        <translation>%1 i %2</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>On asphalt</source>
        <translation>Na asfalcie</translation>
    </message>
    <message>
        <source>On gravel</source>
        <translation>Na szutrze</translation>
    </message>
    <message>
        <source>On snow</source>
        <translation>Na śniegu</translation>
    </message>
    <message>
        <source>added</source>
        <translation>dodano</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>usunięto</translation>
    </message>
    <message>
        <source>turned</source>
        <translation>obrócono</translation>
    </message>
    <message>
        <source>flipped</source>
        <translation>odwrócono</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>przesunięto</translation>
    </message>
    <message>
        <source>altered</source>
        <translation>zmieniono</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>names of pieces</comment>
        <translation>%1 na %2</translation>
    </message>
    <message>
        <source>%1: %2, from %3 to %4</source>
        <translation>%1: %2, z %3 na %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 at %3</source>
        <translation>%1: %2 w miejscu %3</translation>
    </message>
    <message>
        <source>These stages are of different games: only pieces and figures are compared.</source>
        <translation>Te odcinki są z różnych gier: porównuje się tylko elementy i liczby.</translation>
    </message>
    <message>
        <source>Both are laid alike; as a whole the second lies elsewhere on the table.</source>
        <translation>Oba są ułożone tak samo; drugi jako całość leży gdzie indziej na stole.</translation>
    </message>
    <message>
        <source>Both are laid alike.</source>
        <translation>Oba są ułożone tak samo.</translation>
    </message>
    <message>
        <source>They need other pieces.</source>
        <translation>Potrzebują innych elementów.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s).</source>
        <translation>
            <numerusform>%n zmiana.</numerusform>
            <numerusform>%n zmiany.</numerusform>
            <numerusform>%n zmian.</numerusform>
        </translation>
    </message>
    <message>
        <source>As a whole the second lies elsewhere on the table, which is not counted.</source>
        <translation>Drugi jako całość leży gdzie indziej na stole; to się nie liczy.</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Elementy</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Pola</translation>
    </message>
    <message>
        <source>Expected time</source>
        <translation>Oczekiwany czas</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Trudność</translation>
    </message>
    <message>
        <source>Losses of control</source>
        <translation>Utraty kontroli</translation>
    </message>
    <message numerus="yes">
        <source>Minutes with %n player(s)</source>
        <translation>
            <numerusform>Minuty z %n graczem</numerusform>
            <numerusform>Minuty z %n graczami</numerusform>
            <numerusform>Minuty z %n graczami</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Console</name>
    <message>
        <source>the result cannot be written: %1</source>
        <translation>nie można zapisać wyniku: %1</translation>
    </message>
</context>
<context>
    <name>ConvertCommand</name>
    <message>
        <source>read and write the files of other programs</source>
        <translation>czyta i zapisuje pliki innych programów</translation>
    </message>
    <message>
        <source>would replace another file that is read or written</source>
        <translation>zastąpiłby inny plik, który jest czytany lub zapisywany</translation>
    </message>
    <message>
        <source>Choose another folder, or rename the file</source>
        <translation>Wybierz inny folder albo zmień nazwę pliku</translation>
    </message>
    <message>
        <source>The file to write. A folder gets a file for each that is read, with the same name and another ending.</source>
        <translation>Plik do zapisania. Do folderu trafia po jednym pliku na każdy odczytany, o tej samej nazwie i innym rozszerzeniu.</translation>
    </message>
    <message>
        <source>The format to write. Left out: the one that the ending of OUT tells.</source>
        <translation>Format zapisu. Domyślnie: ten, na który wskazuje rozszerzenie OUT.</translation>
    </message>
    <message>
        <source>a part of it would pass for the whole</source>
        <translation>część uchodziłaby za całość</translation>
    </message>
    <message>
        <source>Name a folder with -o to save the stages that can be read</source>
        <translation>Wskaż opcją -o folder, aby zapisać odcinki, które da się odczytać</translation>
    </message>
    <message>
        <source>there is no stage %1 that can be read</source>
        <translation>nie ma odcinka %1, który dałoby się odczytać</translation>
    </message>
    <message>
        <source>Stages are counted from 1</source>
        <translation>Odcinki liczy się od 1</translation>
    </message>
    <message numerus="yes">
        <source>it has %n stages, and a file of this format holds one</source>
        <translation>
            <numerusform>zawiera %n odcinek, a plik tego formatu mieści jeden</numerusform>
            <numerusform>zawiera %n odcinki, a plik tego formatu mieści jeden</numerusform>
            <numerusform>zawiera %n odcinków, a plik tego formatu mieści jeden</numerusform>
        </translation>
    </message>
    <message>
        <source>Name one of them with --stage, or a folder with -o for all</source>
        <translation>Podaj jeden z nich opcją --stage albo katalog dla wszystkich opcją -o</translation>
    </message>
    <message>
        <source>Reads stages from files of any program that is known, recognised by what is in them:
Stagewright&apos;s own, rally packs, the web editor&apos;s .json, the Windows editor&apos;s .rgt, and
scripts for Tabletop Simulator, which are never carried out, and codes of stages. Writes
them as:

  stage     Stagewright&apos;s own file       web       the web editor&apos;s .json
  rgt       the Windows editor&apos;s .rgt    lua       a script for Tabletop Simulator
  pack      a rally pack                 text, csv, markdown, forum  lists of tiles
  code      a stage of tiles as a line of letters and digits

What the other program cannot hold or does not show is listed on standard error; the
file is written all the same.</source>
        <translation>Czyta odcinki z plików wszystkich znanych programów, rozpoznawanych po zawartości:
własne pliki Stagewright, pakiety rajdów, .json edytora internetowego, .rgt edytora dla
Windows, skrypty Tabletop Simulatora, które nigdy nie są wykonywane, oraz kody
odcinków. Zapisuje je jako:

  stage     własny plik Stagewright       web       .json edytora internetowego
  rgt       .rgt edytora dla Windows      lua       skrypt Tabletop Simulatora
  pack      pakiet rajdu                  text, csv, markdown, forum  listy kafli
  code      odcinek z kafli jako wiersz liter i cyfr

To, czego drugi program nie może przechować lub nie pokazuje, wypisywane jest na
standardowe wyjście błędów; plik i tak zostaje zapisany.</translation>
    </message>
    <message>
        <source>only a pack holds what is entered of pieces</source>
        <translation>tylko pakiet rajdu zawiera to, co wpisano z elementów gry</translation>
    </message>
    <message>
        <source>--entered goes with packs</source>
        <translation>Opcja --entered wymaga pakietu rajdu</translation>
    </message>
</context>
<context>
    <name>ConvertPlanTexts</name>
    <message>
        <source>there is no format &quot;%1&quot;</source>
        <translation>nie ma formatu „%1”</translation>
    </message>
    <message>
        <source>The formats are: %1</source>
        <translation>Formaty to: %1</translation>
    </message>
    <message>
        <source>Name one with --to: %1</source>
        <translation>Podaj go opcją --to: %1</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>nie ma takiego folderu</translation>
    </message>
    <message>
        <source>Make it first</source>
        <translation>Najpierw go utwórz</translation>
    </message>
    <message>
        <source>a file of this format holds one stage only</source>
        <translation>plik tego formatu mieści tylko jeden odcinek</translation>
    </message>
    <message>
        <source>Name a folder with -o</source>
        <translation>Wskaż folder opcją -o</translation>
    </message>
    <message>
        <source>the ending of &quot;%1&quot; does not tell the format</source>
        <translation>zakończenie „%1” nie mówi, jaki to format</translation>
    </message>
    <message>
        <source>a folder does not tell the format</source>
        <translation>folder nie mówi, jaki to format</translation>
    </message>
</context>
<context>
    <name>CourseSheet</name>
    <message>
        <source>assistance</source>
        <translation>serwis</translation>
    </message>
    <message>
        <source>%1: time</source>
        <comment>number of a stage</comment>
        <translation>%1: czas</translation>
    </message>
    <message>
        <source>hidden penalty</source>
        <translation>ukryta kara</translation>
    </message>
    <message>
        <source>total</source>
        <translation>czas końcowy</translation>
    </message>
    <message>
        <source>place</source>
        <translation>pozycja</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Odcinki</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Czasy</translation>
    </message>
    <message>
        <source>Penalties: all hide a number of 5-second tokens in their hands and show them at once. Next stage: the least total starts first.</source>
        <translation>Kary: każdy ukrywa w dłoniach żetony 5 sekund i wszyscy pokazują je naraz. Następny odcinek: najmniejszy czas końcowy rusza pierwszy.</translation>
    </message>
    <message>
        <source>Tyres</source>
        <translation>Opony</translation>
    </message>
    <message>
        <source>Chosen at the start and at assistances. Best play, first car; what of the rules is assumed, the sheets of the stages say.</source>
        <translation>Wybierane na starcie i w strefach serwisu. Najlepsza gra, pierwsze auto; co w zasadach przyjęto, mówią karty odcinków.</translation>
    </message>
</context>
<context>
    <name>DamagedSettings</name>
    <message>
        <source>The settings file is damaged and cannot be moved: %1. What you set now is not remembered.</source>
        <translation>Plik ustawień jest uszkodzony i nie można go przenieść: %1. To, co teraz ustawisz, nie zostanie zapamiętane.</translation>
    </message>
    <message>
        <source>The settings were damaged and have been reset; the old ones are in %1.</source>
        <translation>Ustawienia były uszkodzone; przywrócono domyślne, a stare są w %1.</translation>
    </message>
</context>
<context>
    <name>DeckRules</name>
    <message>
        <source>No stage is chosen.</source>
        <translation>Nie wybrano odcinka.</translation>
    </message>
    <message>
        <source>The trial&apos;s five cards are no stage of a race.</source>
        <translation>Pięć kart próby to nie odcinek wyścigu.</translation>
    </message>
    <message>
        <source>A trial has a deck of its own, and here it is %1.</source>
        <translation>Próba ma własną talię, a tu jest %1.</translation>
    </message>
    <message>
        <source>Take the trial&apos;s deck</source>
        <translation>Weź talię próby</translation>
    </message>
    <message>
        <source>%1 has %2 cards, not %3.</source>
        <translation>%1 ma kart: %2, nie %3.</translation>
    </message>
    <message>
        <source>Take all %1 cards</source>
        <translation>Weź wszystkie karty: %1</translation>
    </message>
    <message>
        <source>Six stage cards lie open, five in the easier game, and not %1.</source>
        <translation>Odkrytych jest sześć kart odcinka, w łatwiejszej grze pięć, a nie %1.</translation>
    </message>
    <message>
        <source>%1 cards are to lie open, and the stage has %2.</source>
        <translation>Odkrytych ma być kart: %1, a odcinek ma ich %2.</translation>
    </message>
    <message>
        <source>Card %1 has a note, and the stage has only %2 cards.</source>
        <translation>Karta %1 ma notatkę, a odcinek ma tylko %2 kart.</translation>
    </message>
    <message>
        <source>Take away notes of cards that there are not</source>
        <translation>Usuń notatki o kartach, których nie ma</translation>
    </message>
</context>
<context>
    <name>DialogText</name>
    <message>
        <source>Open stage</source>
        <translation>Otwórz odcinek</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Export PDF</source>
        <translation>Eksport do PDF</translation>
    </message>
    <message>
        <source>Save stage</source>
        <translation>Zapisz odcinek</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Dokumenty PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Replace file</source>
        <translation>Zastąp plik</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is there already. Replace it?</source>
        <translation>Plik „%1” już istnieje. Zastąpić go?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Zastąp</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Niezapisane zmiany</translation>
    </message>
    <message>
        <source>Save the changes to &quot;%1&quot;?</source>
        <translation>Zapisać zmiany w „%1”?</translation>
    </message>
    <message>
        <source>Otherwise they are lost.</source>
        <translation>W przeciwnym razie przepadną.</translation>
    </message>
    <message>
        <source>Stagewright</source>
        <translation>Stagewright</translation>
    </message>
    <message>
        <source>Add tile file</source>
        <translation>Dodaj plik kafli</translation>
    </message>
    <message>
        <source>Tiles and boxes (*.json)</source>
        <translation>Kafle i pudełka (*.json)</translation>
    </message>
    <message>
        <source>File changed</source>
        <translation>Plik zmieniony</translation>
    </message>
    <message>
        <source>Another program has changed &quot;%1&quot; since it was opened or saved here.</source>
        <translation>Inny program zmienił „%1”, odkąd plik został tu otwarty lub zapisany.</translation>
    </message>
    <message>
        <source>Reload takes what is in the file now; changes made here are lost. Keep mine takes what is open here, and saving replaces the file.</source>
        <translation>„Wczytaj ponownie” bierze to, co jest teraz w pliku; zmiany zrobione tutaj przepadną. „Zachowaj moje” bierze to, co jest tu otwarte, a zapisanie zastąpi plik.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Wczytaj ponownie</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Zachowaj moje</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
        <source>Choose rules file</source>
        <translation>Wybierz plik zasad</translation>
    </message>
    <message>
        <source>Rules (*.json)</source>
        <translation>Zasady (*.json)</translation>
    </message>
    <message>
        <source>Save a copy of the rules</source>
        <translation>Zapisz kopię zasad</translation>
    </message>
    <message>
        <source>Stages and rallies (*.json *.rallypack *.rgt *.lua)</source>
        <translation>Odcinki i rajdy (*.json *.rallypack *.rgt *.lua)</translation>
    </message>
    <message>
        <source>Rally packs (*.rallypack);;Rallies (*.json)</source>
        <translation>Pakiety rajdów (*.rallypack);;Rajdy (*.json)</translation>
    </message>
    <message>
        <source>Stages (*.json);;Rally packs (*.rallypack)</source>
        <translation>Odcinki (*.json);;Pakiety rajdów (*.rallypack)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; holds what this program cannot read. If the file is replaced, that is lost for good.</source>
        <translation>Plik „%1” zawiera coś, czego ten program nie potrafi odczytać. Gdy plik zostanie zastąpiony, przepadnie to na dobre.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>I jeszcze %n.</numerusform>
            <numerusform>I jeszcze %n.</numerusform>
            <numerusform>I jeszcze %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksport</translation>
    </message>
    <message>
        <source>%1 (*.%2)</source>
        <translation>%1 (*.%2)</translation>
    </message>
    <message>
        <source>Add stages</source>
        <translation>Dodaj odcinki</translation>
    </message>
    <message>
        <source>Save rally</source>
        <translation>Zapisz rajd</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Odrzuć</translation>
    </message>
    <message>
        <source>What you entered of the box</source>
        <translation>Wpisane z pudełka</translation>
    </message>
    <message>
        <source>This pack holds what you entered of a box. Do you share it with whoever gets the pack?</source>
        <translation>Ta paczka zawiera to, co wpisano z pudełka. Czy ma to dostać każdy, kto dostanie paczkę?</translation>
    </message>
    <message>
        <source>What is left out can be brought back by undo, and kept in a stage file of your own. The program sends nothing to anybody.</source>
        <translation>To, co pominięto, można przywrócić przez Cofnij i zachować we własnym pliku odcinka. Program nikomu niczego nie wysyła.</translation>
    </message>
    <message>
        <source>&amp;Share it</source>
        <translation>&amp;Udostępnij</translation>
    </message>
    <message>
        <source>&amp;Leave it out</source>
        <translation>&amp;Pomiń</translation>
    </message>
    <message>
        <source>Stages, rallies, seasons and lists of tiles (*.json *.rallypack *.season *.rgt *.lua *.txt *.csv *.md)</source>
        <translation>Odcinki, rajdy, sezony i listy kafli (*.json *.rallypack *.season *.rgt *.lua *.txt *.csv *.md)</translation>
    </message>
    <message>
        <source>Sheets and pictures that carry a rally (*.pdf *.png *.svg)</source>
        <translation>Arkusze i obrazki, które niosą rajd (*.pdf *.png *.svg)</translation>
    </message>
    <message>
        <source>Add folder to the library</source>
        <translation>Dodaj folder do biblioteki</translation>
    </message>
    <message>
        <source>Rename file</source>
        <translation>Zmień nazwę pliku</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nazwa:</translation>
    </message>
    <message>
        <source>Save season</source>
        <translation>Zapisz sezon</translation>
    </message>
    <message>
        <source>Seasons (*.season)</source>
        <translation>Sezony (*.season)</translation>
    </message>
    <message>
        <source>Export standings</source>
        <translation>Eksportuj klasyfikację</translation>
    </message>
    <message>
        <source>Web pages (*.html);;Tables (*.csv *.md);;PDF documents (*.pdf)</source>
        <translation>Strony (*.html);;Tabele (*.csv *.md);;Dokumenty PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Import drivers</source>
        <translation>Importuj kierowców</translation>
    </message>
    <message>
        <source>Drivers (*.json)</source>
        <translation>Kierowcy (*.json)</translation>
    </message>
    <message>
        <source>Export drivers</source>
        <translation>Eksportuj kierowców</translation>
    </message>
    <message>
        <source>drivers.json</source>
        <translation>kierowcy.json</translation>
    </message>
</context>
<context>
    <name>DiceWords</name>
    <message>
        <source>spin</source>
        <translation>obrót</translation>
    </message>
    <message>
        <source>crash</source>
        <translation>wypadek</translation>
    </message>
    <message>
        <source>SISU</source>
        <translation>SISU</translation>
    </message>
    <message>
        <source>gear %1</source>
        <translation>bieg %1</translation>
    </message>
    <message>
        <source>coast</source>
        <translation>utrzymanie prędkości</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>lider</translation>
    </message>
    <message>
        <source>brake</source>
        <translation>hamowanie</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n brake dice</source>
        <translation>
            <numerusform>%1 z %n kością hamowania</numerusform>
            <numerusform>%1 z %n kośćmi hamowania</numerusform>
            <numerusform>%1 z %n kośćmi hamowania</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: clean</source>
        <translation>%1: bez zagrożenia</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n hazard(s)</source>
        <translation>
            <numerusform>%1: %n symbol zagrożenia</numerusform>
            <numerusform>%1: %n symbole zagrożenia</numerusform>
            <numerusform>%1: %n symboli zagrożenia</numerusform>
        </translation>
    </message>
    <message>
        <source>the start</source>
        <translation>start</translation>
    </message>
    <message>
        <source>off the road</source>
        <translation>poza drogą</translation>
    </message>
    <message>
        <source>control lost</source>
        <translation>utrata kontroli</translation>
    </message>
    <message>
        <source>cannot move</source>
        <translation>nie może ruszyć</translation>
    </message>
    <message>
        <source>waits off the road</source>
        <translation>czeka poza drogą</translation>
    </message>
    <message>
        <source>put back on the road</source>
        <translation>wraca na drogę</translation>
    </message>
    <message>
        <source>in the finish</source>
        <translation>na mecie</translation>
    </message>
    <message numerus="yes">
        <source>%n damage token(s)</source>
        <translation>
            <numerusform>%n żeton uszkodzeń</numerusform>
            <numerusform>%n żetony uszkodzeń</numerusform>
            <numerusform>%n żetonów uszkodzeń</numerusform>
        </translation>
    </message>
    <message>
        <source>a coast die lost in the shortcut</source>
        <translation>kość utrzymania prędkości stracona na skrócie</translation>
    </message>
    <message>
        <source>wheel changed</source>
        <translation>koło zmienione</translation>
    </message>
</context>
<context>
    <name>Difficulty</name>
    <message>
        <source>a jump and a ford</source>
        <translation>hopka i przeszkoda wodna</translation>
    </message>
    <message>
        <source>a jump</source>
        <translation>hopka</translation>
    </message>
    <message>
        <source>a ford</source>
        <translation>przeszkoda wodna</translation>
    </message>
    <message>
        <source>a fast stretch</source>
        <translation>szybki fragment</translation>
    </message>
    <message>
        <source>%1 after a jump</source>
        <translation>%1 za hopką</translation>
    </message>
    <message>
        <source>%1 with a jump</source>
        <translation>%1 z hopką</translation>
    </message>
    <message>
        <source>%1 after a ford</source>
        <translation>%1 za przeszkodą wodną</translation>
    </message>
    <message>
        <source>%1 with a ford</source>
        <translation>%1 z przeszkodą wodną</translation>
    </message>
    <message>
        <source>a hairpin</source>
        <translation>nawrót</translation>
    </message>
    <message>
        <source>a sharp corner</source>
        <translation>ostry zakręt</translation>
    </message>
    <message>
        <source>a fast corner</source>
        <translation>szybki zakręt</translation>
    </message>
    <message>
        <source>%1 before a hairpin</source>
        <translation>%1 przed nawrotem</translation>
    </message>
    <message>
        <source>%1 before a sharp corner</source>
        <translation>%1 przed ostrym zakrętem</translation>
    </message>
    <message>
        <source>%1 before a fast corner</source>
        <translation>%1 przed szybkim zakrętem</translation>
    </message>
</context>
<context>
    <name>DirtAndDust</name>
    <message>
        <source>shop %1</source>
        <translation>sklep %1</translation>
    </message>
    <message>
        <source>player %1</source>
        <translation>gracz %1</translation>
    </message>
    <message>
        <source>stage card %1</source>
        <translation>karta odcinka %1</translation>
    </message>
    <message>
        <source>ghost driver</source>
        <translation>kierowca widmo</translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s) of cards</source>
        <translation>
            <numerusform>%n stos kart</numerusform>
            <numerusform>%n stosy kart</numerusform>
            <numerusform>%n stosów kart</numerusform>
        </translation>
    </message>
    <message>
        <source>no cards are laid to play with</source>
        <translation>nie wyłożono żadnych kart do gry</translation>
    </message>
</context>
<context>
    <name>DiskWait</name>
    <message>
        <source>Waiting</source>
        <translation>Oczekiwanie</translation>
    </message>
    <message>
        <source>Still waiting for &quot;%1&quot;.</source>
        <translation>Wciąż czekamy na „%1”.</translation>
    </message>
    <message>
        <source>Its disk or server does not answer. If you stop waiting, nothing of what is open here is lost.</source>
        <translation>Dysk lub serwer nie odpowiada. Jeśli przestaniesz czekać, nic z tego, co jest tu otwarte, nie zginie.</translation>
    </message>
    <message>
        <source>Stop waiting</source>
        <translation>Przestań czekać</translation>
    </message>
    <message>
        <source>Still drawing &quot;%1&quot;.</source>
        <translation>Trwa rysowanie „%1”.</translation>
    </message>
    <message>
        <source>It is large. If you stop, nothing is written.</source>
        <translation>Jest duży. Jeśli przerwiesz, nic nie zostanie zapisane.</translation>
    </message>
    <message>
        <source>Stop drawing</source>
        <translation>Przerwij rysowanie</translation>
    </message>
</context>
<context>
    <name>DisplayLocale</name>
    <message>
        <source>en</source>
        <comment>the code of this language: pl, fr, de</comment>
        <translation>pl</translation>
    </message>
</context>
<context>
    <name>DriveOverlay</name>
    <message>
        <source>Mean gear at the end of a turn</source>
        <translation>Średni bieg na końcu tury</translation>
    </message>
    <message>
        <source>Losses of control in 100 drives</source>
        <translation>Utraty kontroli na 100 przejazdów</translation>
    </message>
    <message>
        <source>Passes in 100 races</source>
        <translation>Wyprzedzenia w 100 wyścigach</translation>
    </message>
    <message>
        <source>Turns held up in 100 races</source>
        <translation>Zablokowane tury w 100 wyścigach</translation>
    </message>
    <message>
        <source>Simulating drives…</source>
        <translation>Trwa symulowanie przejazdów…</translation>
    </message>
    <message>
        <source>Racing…</source>
        <translation>Trwa wyścig…</translation>
    </message>
</context>
<context>
    <name>DriveWords</name>
    <message>
        <source>gravel tyres</source>
        <translation>opony szutrowe</translation>
    </message>
    <message>
        <source>asphalt tyres</source>
        <translation>opony asfaltowe</translation>
    </message>
    <message>
        <source>rain tyres</source>
        <translation>opony deszczowe</translation>
    </message>
    <message>
        <source>snow tyres</source>
        <translation>opony śniegowe</translation>
    </message>
    <message>
        <source>&quot;%1&quot; tyres</source>
        <translation>opony „%1”</translation>
    </message>
    <message>
        <source>gravel</source>
        <translation>szuter</translation>
    </message>
    <message>
        <source>asphalt</source>
        <translation>asfalt</translation>
    </message>
    <message>
        <source>snow</source>
        <translation>śnieg</translation>
    </message>
    <message>
        <source>dry</source>
        <translation>sucho</translation>
    </message>
    <message>
        <source>wet</source>
        <translation>mokro</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>lider</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Ostrożny</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Żwawy</translation>
    </message>
    <message>
        <source>Flat out</source>
        <translation>Gaz do dechy</translation>
    </message>
    <message>
        <source>Optimal</source>
        <translation>Optymalny</translation>
    </message>
    <message>
        <source>short</source>
        <translation>krótki</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>standardowy</translation>
    </message>
    <message>
        <source>long</source>
        <translation>długi</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>łatwy</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>średni</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>trudny</translation>
    </message>
    <message>
        <source>%1; hardest at %2: %3</source>
        <translation>%1; najtrudniej na kaflu %2: %3</translation>
    </message>
</context>
<context>
    <name>DrivenRoute</name>
    <message>
        <source>no road leads from the start to the finish</source>
        <translation>żadna droga nie prowadzi od startu do mety</translation>
    </message>
    <message>
        <source>&quot;stagewright check&quot; says what is wrong with the stage</source>
        <translation>„stagewright check” powie, co jest nie tak z odcinkiem</translation>
    </message>
</context>
<context>
    <name>DriverTable</name>
    <message>
        <source>Driver</source>
        <translation>Kierowca</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Kara</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Poz.</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Zasady: %1</translation>
    </message>
</context>
<context>
    <name>EnteredRoads</name>
    <message>
        <source>%1 to %2 are not all free: side %3 has some of these numbers</source>
        <translation>%1 do %2 nie są wszystkie wolne: strona %3 ma część tych numerów</translation>
    </message>
    <message>
        <source>the pack says otherwise than what you have entered, which holds</source>
        <translation>paczka podaje co innego niż wpisano u ciebie; obowiązuje twój wpis</translation>
    </message>
    <message>
        <source>Forget your own to take the pack&apos;s</source>
        <translation>Usuń swój wpis, aby przyjąć wpis z paczki</translation>
    </message>
</context>
<context>
    <name>Estimate</name>
    <message>
        <source>Climb arrows are not counted yet</source>
        <translation>Strzałki podjazdów nie są jeszcze uwzględniane</translation>
    </message>
    <message>
        <source>The surface changes, but the dice of &quot;%1&quot; are used throughout</source>
        <translation>Nawierzchnia się zmienia, ale wszędzie używane są kości z „%1”</translation>
    </message>
    <message>
        <source>On so long a route damage is counted, but takes no dice away</source>
        <translation>Na tak długiej trasie uszkodzenia są liczone, ale nie odbierają kości</translation>
    </message>
</context>
<context>
    <name>EstimateCommand</name>
    <message>
        <source>say how long a stage or a rally takes, on the road and at the table</source>
        <translation>szacuje, ile trwa odcinek lub rajd, na trasie i przy stole</translation>
    </message>
    <message>
        <source>Says how long a stage takes: expected time and its spread, turns, losses of control,
damage, minutes at the table, class, and how hard it is and why. Of a rally: times and
totals of its stages, damage carried on, and minutes at the table.</source>
        <translation>Szacuje, ile trwa odcinek: oczekiwany czas i jego rozrzut, tury, utraty kontroli,
uszkodzenia, minuty przy stole, dystans oraz jak jest trudny i dlaczego. Dla rajdu:
czasy i sumy odcinków, przeniesione uszkodzenia i minuty przy stole.</translation>
    </message>
    <message>
        <source>the rules have no dashboard &quot;%1&quot;. They have: %2</source>
        <translation>w zasadach nie ma kokpitu „%1”. Są: %2</translation>
    </message>
</context>
<context>
    <name>EstimateOptions</name>
    <message>
        <source>How the drivers drive: %1. Left out: %2.</source>
        <translation>Jak jadą kierowcy: %1. Domyślnie: %2.</translation>
    </message>
    <message>
        <source>Laps of a circuit, 1 to %1. Left out: those of the file.</source>
        <translation>Okrążenia toru, od 1 do %1. Domyślnie: te z pliku.</translation>
    </message>
    <message>
        <source>Drivers may begin with a flying start, and do if it pays.</source>
        <translation>Kierowcy mogą ruszać z piskiem opon i robią to, gdy się opłaca.</translation>
    </message>
    <message>
        <source>No damage, no tokens of shortcuts: a loss of control costs its time and nothing else.</source>
        <translation>Bez uszkodzeń i bez żetonów skrótów: utrata kontroli kosztuje swój czas i nic więcej.</translation>
    </message>
    <message>
        <source>How many drives to simulate. Left out: %1.</source>
        <translation>Ile przejazdów symulować. Domyślnie: %1.</translation>
    </message>
    <message>
        <source>Simulate until the mean time is known to so many seconds to either side (95 %).</source>
        <translation>Symuluj, aż średni czas będzie znany z dokładnością do tylu sekund w każdą stronę (95%).</translation>
    </message>
    <message>
        <source>A number; the same gives the same drives. Left out: 1.</source>
        <translation>Liczba; ta sama daje te same przejazdy. Domyślnie: 1.</translation>
    </message>
    <message>
        <source>Work the expected time out exactly instead of simulating: one car, die by die, without mishaps.</source>
        <translation>Oblicz oczekiwany czas dokładnie, zamiast symulować: jeden samochód, kość po kości, bez niepowodzeń.</translation>
    </message>
    <message>
        <source>--exact drives die by die, so not flat out</source>
        <translation>--exact jedzie kość po kości, a więc nie z gazem do dechy</translation>
    </message>
    <message>
        <source>--ci takes a number of seconds from 0.01 up</source>
        <translation>--ci przyjmuje liczbę sekund od 0.01 wzwyż</translation>
    </message>
    <message>
        <source>How many play, 1 to %1. Left out: as many as the file says, or %2.</source>
        <translation>Ile osób gra, od 1 do %1. Bez tego: tyle, ile mówi plik, albo %2.</translation>
    </message>
    <message>
        <source>Which dashboard of the rules, by its id. Left out: the one that the file says, or the first for the surface of the stage.</source>
        <translation>Który kokpit z zasad, według jego id. Bez tego: ten, który podaje plik, albo pierwszy dla nawierzchni odcinka.</translation>
    </message>
    <message>
        <source>there is no profile &quot;%1&quot;. There are: %2</source>
        <translation>nie ma profilu „%1”. Są: %2</translation>
    </message>
</context>
<context>
    <name>EstimateRally</name>
    <message>
        <source>--exact, --laps, --dashboard, --flying-start, --no-mishaps and --ci are for single stages</source>
        <translation>--exact, --laps, --dashboard, --flying-start, --no-mishaps i --ci są dla pojedynczych odcinków</translation>
    </message>
    <message>
        <source>Choose a stage of the rally with --stage</source>
        <translation>Wybierz odcinek rajdu opcją --stage</translation>
    </message>
    <message numerus="yes">
        <source>At the table: %n minute(s), and %1 to set up.</source>
        <translation>
            <numerusform>Przy stole: %n minuta i %1 na przygotowanie.</numerusform>
            <numerusform>Przy stole: %n minuty i %1 na przygotowanie.</numerusform>
            <numerusform>Przy stole: %n minut i %1 na przygotowanie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each stage alone, in %n drive(s) of an undamaged car:</source>
        <translation>
            <numerusform>Każdy odcinek osobno, w %n przejeździe nieuszkodzonego samochodu:</numerusform>
            <numerusform>Każdy odcinek osobno, w %n przejazdach nieuszkodzonego samochodu:</numerusform>
            <numerusform>Każdy odcinek osobno, w %n przejazdach nieuszkodzonego samochodu:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 expected (%3 to %4), %5 turns</source>
        <translation>%1: oczekiwany %2 (od %3 do %4), tury: %5</translation>
    </message>
</context>
<context>
    <name>EstimateReport</name>
    <message>
        <source>%1, dashboard &quot;%2&quot;</source>
        <translation>%1, kokpit „%2”</translation>
    </message>
    <message numerus="yes">
        <source>%n road tile(s)</source>
        <translation>
            <numerusform>%n kafel drogi</numerusform>
            <numerusform>%n kafle drogi</numerusform>
            <numerusform>%n kafli drogi</numerusform>
        </translation>
    </message>
    <message>
        <source>time</source>
        <translation>czas</translation>
    </message>
    <message>
        <source>%1 expected (%2 s), exactly</source>
        <translation>oczekiwany %1 (%2&#xa0;s), dokładnie</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>tury</translation>
    </message>
    <message>
        <source>losses</source>
        <translation>utraty</translation>
    </message>
    <message>
        <source>%1 of control in a drive; at least one in %2 %</source>
        <translation>%1 utraty kontroli na przejazd; co najmniej jedna w %2% przejazdów</translation>
    </message>
    <message>
        <source>route</source>
        <translation>trasa</translation>
    </message>
    <message>
        <source>graph</source>
        <translation>graf</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>zasady</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>rozrzut</translation>
    </message>
    <message>
        <source>%1 to %2 (10 to 90 % of the drives)</source>
        <translation>od %1 do %2 (10–90% przejazdów)</translation>
    </message>
    <message>
        <source>best play</source>
        <translation>najlepiej</translation>
    </message>
    <message>
        <source>%1 without mishaps, die by die</source>
        <translation>%1 bez niepowodzeń, kość po kości</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>uszkodzenia</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>czas gry</translation>
    </message>
    <message>
        <source>class</source>
        <translation>dystans</translation>
    </message>
    <message>
        <source>difficulty</source>
        <translation>poziom trudności</translation>
    </message>
    <message>
        <source>drivers</source>
        <translation>kierowcy</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>uwaga</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n value(s) of them are assumed</source>
        <translation>
            <numerusform>%1; %n z nich to wartość przyjęta</numerusform>
            <numerusform>%1; %n z nich to wartości przyjęte</numerusform>
            <numerusform>%1; %n z nich to wartości przyjęte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n lap(s)</source>
        <translation>
            <numerusform>%1, %n okrążenie</numerusform>
            <numerusform>%1, %n okrążenia</numerusform>
            <numerusform>%1, %n okrążeń</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) at the table for %1 (%2), and %3 to set up</source>
        <translation>
            <numerusform>%n minuta dla %1 os. przy stole (%2) i %3 na przygotowanie</numerusform>
            <numerusform>%n minuty dla %1 os. przy stole (%2) i %3 na przygotowanie</numerusform>
            <numerusform>%n minut dla %1 os. przy stole (%2) i %3 na przygotowanie</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 tokens in a drive; %2 % of the cars retire</source>
        <translation>%1 żetonu na przejazd; %2% samochodów się wycofuje</translation>
    </message>
    <message numerus="yes">
        <source>none, as no car comes to the finish in %n drive(s)</source>
        <translation>
            <numerusform>brak, bo w %n przejeździe żaden samochód nie dociera do mety</numerusform>
            <numerusform>brak, bo w %n przejazdach żaden samochód nie dociera do mety</numerusform>
            <numerusform>brak, bo w %n przejazdach żaden samochód nie dociera do mety</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 expected (mean of %n drive(s), to %2 s)</source>
        <translation>
            <numerusform>oczekiwany %1 (średnia z %n przejazdu, z dokładnością do %2&#xa0;s)</numerusform>
            <numerusform>oczekiwany %1 (średnia z %n przejazdów, z dokładnością do %2&#xa0;s)</numerusform>
            <numerusform>oczekiwany %1 (średnia z %n przejazdów, z dokładnością do %2&#xa0;s)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 expected (from %n drive(s), too few to say how exactly)</source>
        <translation>
            <numerusform>oczekiwany %1 (z %n przejazdu, za mało, by podać dokładność)</numerusform>
            <numerusform>oczekiwany %1 (z %n przejazdów, za mało, by podać dokładność)</numerusform>
            <numerusform>oczekiwany %1 (z %n przejazdów, za mało, by podać dokładność)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n move(s)</source>
        <comment>of spaces</comment>
        <translation>
            <numerusform>%1, %n ruch</numerusform>
            <numerusform>%1, %n ruchy</numerusform>
            <numerusform>%1, %n ruchów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n pole</numerusform>
            <numerusform>%n pola</numerusform>
            <numerusform>%n pól</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>there is no stage to write</source>
        <translation>nie ma odcinka do zapisania</translation>
    </message>
    <message>
        <source>Name a file that holds one</source>
        <translation>Wskaż plik, który zawiera odcinek</translation>
    </message>
    <message numerus="yes">
        <source>a file of this format holds one stage only, these are %n</source>
        <translation>
            <numerusform>plik tego formatu mieści tylko jeden odcinek, a tu jest %n</numerusform>
            <numerusform>plik tego formatu mieści tylko jeden odcinek, a tu są %n</numerusform>
            <numerusform>plik tego formatu mieści tylko jeden odcinek, a tu jest %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Write each to a file of its own</source>
        <translation>Zapisz każdy do osobnego pliku</translation>
    </message>
    <message numerus="yes">
        <source>a rally has at most %n stages</source>
        <translation>
            <numerusform>rajd ma najwyżej %n odcinek</numerusform>
            <numerusform>rajd ma najwyżej %n odcinki</numerusform>
            <numerusform>rajd ma najwyżej %n odcinków</numerusform>
        </translation>
    </message>
    <message>
        <source>Write some of them to another pack</source>
        <translation>Zapisz część z nich do innego pakietu</translation>
    </message>
    <message>
        <source>the drivers and results of the rally are left out</source>
        <translation>kierowcy i wyniki rajdu zostają pominięte</translation>
    </message>
    <message>
        <source>what is said of the rally beside its title is left out</source>
        <translation>opis rajdu poza tytułem zostaje pominięty</translation>
    </message>
    <message>
        <source>what the rally says of its stages is left out</source>
        <translation>to, co rajd mówi o swoich odcinkach, zostaje pominięte</translation>
    </message>
    <message>
        <source>the rally&apos;s own tile sets are left out</source>
        <translation>własne zestawy kafli rajdu zostają pominięte</translation>
    </message>
    <message numerus="yes">
        <source>%n other file(s) of the pack are left out</source>
        <translation>
            <numerusform>%n inny plik pakietu zostaje pominięty</numerusform>
            <numerusform>%n inne pliki pakietu zostają pominięte</numerusform>
            <numerusform>%n innych plików pakietu zostaje pominiętych</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no stage in it: this is no JSON, no rally pack and no script with a TileList</source>
        <translation>nie ma w nim odcinka: to ani JSON, ani pakiet rajdu, ani skrypt z TileList</translation>
    </message>
    <message>
        <source>Choose another file</source>
        <translation>Wybierz inny plik</translation>
    </message>
    <message>
        <source>the pack is damaged or of a newer version, and what cannot be read in it would be lost</source>
        <translation>pakiet jest uszkodzony lub z nowszej wersji, a to, czego nie da się w nim odczytać, przepadłoby</translation>
    </message>
    <message>
        <source>Name a folder with -o and the format &quot;stage&quot; to save the stages that can be read</source>
        <translation>Wskaż opcją -o folder i format „stage”, aby zapisać odcinki, które da się odczytać</translation>
    </message>
    <message>
        <source>files of this format hold stages of hex tiles only</source>
        <translation>pliki tego formatu zawierają tylko odcinki z sześciokątnych kafli</translation>
    </message>
    <message>
        <source>Choose a format of Stagewright&apos;s own</source>
        <translation>Wybierz własny format programu Stagewright</translation>
    </message>
    <message>
        <source>nothing is laid in the stage, so there is nothing to write</source>
        <translation>w odcinku nic nie leży, więc nie ma czego zapisać</translation>
    </message>
    <message>
        <source>Lay something first</source>
        <translation>Najpierw coś ułóż</translation>
    </message>
</context>
<context>
    <name>ExchangeRemarks</name>
    <message numerus="yes">
        <source>%1 and %n other place(s)</source>
        <translation>
            <numerusform>%1 i %n inne miejsce</numerusform>
            <numerusform>%1 i %n inne miejsca</numerusform>
            <numerusform>%1 i %n innych miejsc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are %n more such thing(s)</source>
        <translation>
            <numerusform>takich rzeczy jest jeszcze %n</numerusform>
            <numerusform>takich rzeczy jest jeszcze %n</numerusform>
            <numerusform>takich rzeczy jest jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>tile %1 on hex (%2, %3)</source>
        <translation>kafel %1 na heksie (%2, %3)</translation>
    </message>
</context>
<context>
    <name>ExpectedText</name>
    <message>
        <source>Place</source>
        <translation>Pozycja</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Oczekiwany</translation>
    </message>
    <message>
        <source>Mostly</source>
        <comment>between two times</comment>
        <translation>Zwykle</translation>
    </message>
    <message>
        <source>First to last</source>
        <translation>Strata ostatniego</translation>
    </message>
    <message>
        <source>Total times</source>
        <translation>Czasy końcowe</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Odcinek</translation>
    </message>
    <message>
        <source>Start damaged</source>
        <translation>Start z uszkodz.</translation>
    </message>
    <message>
        <source>Retire</source>
        <translation>Wycofania</translation>
    </message>
    <message>
        <source>Simulating the rally…</source>
        <translation>Trwa symulacja rajdu…</translation>
    </message>
    <message>
        <source>No stage can be driven yet.</source>
        <translation>Żadnego odcinka nie da się jeszcze przejechać.</translation>
    </message>
    <message>
        <source>Who leads after the first stage wins %1 of the rallies.</source>
        <translation>Kto prowadzi po pierwszym odcinku, wygrywa %1 rajdów.</translation>
    </message>
    <message>
        <source>A car retires in %1 of its rallies; in %2 of the rallies some car does.</source>
        <translation>Samochód wycofuje się w %1 swoich rajdów; w %2 rajdów wycofuje się któryś samochód.</translation>
    </message>
    <message numerus="yes">
        <source>Driven %n time(s) by cars alike that drive as well as can be. Eight of ten times lie between the two.</source>
        <translation>
            <numerusform>Rajd przejechano %n raz jednakowymi samochodami, które jadą najlepiej, jak się da. Osiem na dziesięć czasów mieści się między podanymi dwoma.</numerusform>
            <numerusform>Rajd przejechano %n razy jednakowymi samochodami, które jadą najlepiej, jak się da. Osiem na dziesięć czasów mieści się między podanymi dwoma.</numerusform>
            <numerusform>Rajd przejechano %n razy jednakowymi samochodami, które jadą najlepiej, jak się da. Osiem na dziesięć czasów mieści się między podanymi dwoma.</numerusform>
        </translation>
    </message>
    <message>
        <source>Times of the stages</source>
        <translation>Czasy odcinków</translation>
    </message>
    <message>
        <source>Damage and retirements</source>
        <translation>Uszkodzenia i wycofania</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Wyścig</translation>
    </message>
    <message>
        <source>Times of the races</source>
        <translation>Czasy wyścigów</translation>
    </message>
    <message>
        <source>Simulating the races…</source>
        <translation>Trwa symulacja wyścigów…</translation>
    </message>
    <message>
        <source>No race can be driven yet.</source>
        <translation>Żadnym torem nie da się jeszcze przejechać.</translation>
    </message>
    <message>
        <source>Who leads after the first race wins %1 of the evenings.</source>
        <translation>Kto prowadzi po pierwszym wyścigu, wygrywa %1 wieczorów.</translation>
    </message>
    <message>
        <source>A car retires in %1 of its evenings; in %2 of the evenings some car does.</source>
        <translation>Samochód wycofuje się w %1 swoich wieczorów; w %2 wieczorów wycofuje się któryś samochód.</translation>
    </message>
    <message>
        <source>No car drives here: there are no times to expect.</source>
        <translation>Tu nie jedzie żaden samochód: nie ma czasów do przewidzenia.</translation>
    </message>
</context>
<context>
    <name>ExportFile</name>
    <message>
        <source>there is nothing on the board</source>
        <translation>na planszy nic nie ma</translation>
    </message>
    <message>
        <source>there is not enough memory for the picture</source>
        <translation>na ten obraz brakuje pamięci</translation>
    </message>
</context>
<context>
    <name>ExportTarget</name>
    <message>
        <source>Rekee, the web editor</source>
        <translation>Rekee, edytor internetowy</translation>
    </message>
    <message>
        <source>Rallyman Track Editor for Windows</source>
        <translation>Rallyman Track Editor dla Windows</translation>
    </message>
    <message>
        <source>Tabletop Simulator</source>
        <translation>Tabletop Simulator</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Zwykły tekst</translation>
    </message>
    <message>
        <source>Table for spreadsheets</source>
        <translation>Arkusz kalkulacyjny</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Text for a forum</source>
        <translation>Tekst na forum</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Rysunek</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Obrazek</translation>
    </message>
    <message>
        <source>Page at true size</source>
        <translation>Strona w skali 1:1</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>Inne programy</translation>
    </message>
    <message>
        <source>List of the tiles</source>
        <translation>Lista kafli</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>FileMoves</name>
    <message>
        <source>there is a file of that name already</source>
        <translation>plik o tej nazwie już jest</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <translation>Wybierz inną nazwę</translation>
    </message>
    <message>
        <source>could not be moved to the bin</source>
        <translation>nie dało się przenieść do kosza</translation>
    </message>
    <message>
        <source>Its disk may have none: delete the file in its folder</source>
        <translation>Jego dysk może go nie mieć: usuń plik w jego folderze</translation>
    </message>
</context>
<context>
    <name>FindingSpot</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>FirstRallyman</name>
    <message>
        <source>section %1</source>
        <translation>sekcja %1</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n plansza</numerusform>
            <numerusform>%n plansze</numerusform>
            <numerusform>%n plansz</numerusform>
        </translation>
    </message>
    <message>
        <source>no section is driven yet</source>
        <translation>nie jedzie się jeszcze żadnej sekcji</translation>
    </message>
    <message>
        <source>Boards from %1</source>
        <translation>Plansze z %1</translation>
    </message>
    <message>
        <source>There is assistance after %1, but it is not ticked with the stage&apos;s boards.</source>
        <translation>Po %1 jest serwis, ale nie zaznaczono go przy planszach odcinka.</translation>
    </message>
    <message>
        <source>Assistance is ticked with the boards of %1, but there is none after it in the rally.</source>
        <translation>Przy planszach %1 zaznaczono serwis, ale w rajdzie go potem nie ma.</translation>
    </message>
</context>
<context>
    <name>FixedKeys</name>
    <message>
        <source>Arrow keys</source>
        <translation>Strzałki</translation>
    </message>
    <message>
        <source>Move what is selected, or the cursor</source>
        <translation>Przesuń zaznaczenie albo kursor</translation>
    </message>
    <message>
        <source>Go to the next open end</source>
        <translation>Przejdź do następnego otwartego końca</translation>
    </message>
    <message>
        <source>Go to the open end before</source>
        <translation>Przejdź do poprzedniego otwartego końca</translation>
    </message>
    <message>
        <source>Lay the palette&apos;s tile</source>
        <translation>Połóż kafel z palety</translation>
    </message>
    <message>
        <source>Lay it so that the road bends left</source>
        <translation>Połóż go tak, by droga skręcała w lewo</translation>
    </message>
    <message>
        <source>Lay it so that the road bends right; mend a finding</source>
        <translation>Połóż go tak, by droga skręcała w prawo; napraw to, czego dotyczy uwaga</translation>
    </message>
    <message>
        <source>Move the board with the mouse while it is held</source>
        <translation>Przesuwaj planszę myszą, póki jest przytrzymana</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Cyfry</translation>
    </message>
    <message>
        <source>Find a tile by its number</source>
        <translation>Znajdź kafel po numerze</translation>
    </message>
    <message>
        <source>Let go of what is dragged; clear the selection</source>
        <translation>Puść to, co przeciągasz; odznacz wszystko</translation>
    </message>
    <message>
        <source>Open the menu of what is selected, or of the cursor&apos;s place</source>
        <translation>Otwórz menu tego, co zaznaczone, albo miejsca kursora</translation>
    </message>
    <message>
        <source>Go through the choices at the open end; Enter lays one</source>
        <translation>Przejrzyj propozycje na otwartym końcu; Enter kładzie jedną</translation>
    </message>
    <message>
        <source>Go back or on a turn</source>
        <translation>Turę wstecz lub naprzód</translation>
    </message>
    <message>
        <source>Go back or on a die</source>
        <translation>Kość wstecz lub naprzód</translation>
    </message>
    <message>
        <source>Play, or pause</source>
        <translation>Odtwórz lub wstrzymaj</translation>
    </message>
    <message>
        <source>Go to the next loss of control</source>
        <translation>Do następnej utraty kontroli</translation>
    </message>
    <message>
        <source>Go to the next pass</source>
        <translation>Do następnego wyprzedzenia</translation>
    </message>
    <message>
        <source>Rename the stage in the strip; edit a result</source>
        <translation>Zmień nazwę odcinka na pasku; popraw wynik</translation>
    </message>
    <message>
        <source>Move the stage in the strip</source>
        <translation>Przesuń odcinek na pasku</translation>
    </message>
    <message>
        <source>Remove the stage in the strip; empty results</source>
        <translation>Usuń odcinek z paska; wyczyść wyniki</translation>
    </message>
    <message>
        <source>Show a finding; take an idea; place a token; roll the chosen dice</source>
        <translation>Pokaż uwagę; weź pomysł; połóż żeton; rzuć wybranymi kośćmi</translation>
    </message>
    <message>
        <source>Keep an idea</source>
        <translation>Zachowaj pomysł</translation>
    </message>
    <message>
        <source>Turn the pages of the print preview</source>
        <translation>Przewracaj strony podglądu wydruku</translation>
    </message>
    <message>
        <source>Go to its first or last page</source>
        <translation>Na jego pierwszą lub ostatnią stronę</translation>
    </message>
    <message>
        <source>Make its pages larger or smaller</source>
        <translation>Powiększ lub pomniejsz jego strony</translation>
    </message>
    <message>
        <source>Go back or on to what was found in the manual</source>
        <translation>Wstecz lub naprzód do tego, co znaleziono w podręczniku</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
</context>
<context>
    <name>FolderScan</name>
    <message>
        <source>the folder is not there, or cannot be read</source>
        <translation>folderu nie ma albo nie da się go przeczytać</translation>
    </message>
    <message>
        <source>Look whether its disk is connected, or take it out of the library</source>
        <translation>Sprawdź, czy jego dysk jest podłączony, albo usuń go z biblioteki</translation>
    </message>
    <message>
        <source>only the first %1 files are shown</source>
        <translation>pokazano tylko pierwsze %1 plików</translation>
    </message>
    <message>
        <source>Choose folders further down</source>
        <translation>Wybierz foldery położone głębiej</translation>
    </message>
</context>
<context>
    <name>ForeignFile</name>
    <message>
        <source>this looks like a picture (%1)</source>
        <translation>wygląda to na obraz (%1)</translation>
    </message>
    <message>
        <source>Choose the file that it was made from</source>
        <translation>Wybierz plik, z którego powstał</translation>
    </message>
    <message>
        <source>this looks like a document (%1)</source>
        <translation>wygląda to na dokument (%1)</translation>
    </message>
    <message>
        <source>this looks like an archive (%1)</source>
        <translation>wygląda to na archiwum (%1)</translation>
    </message>
    <message>
        <source>Unpack it, and choose a file that is in it</source>
        <translation>Rozpakuj je i wybierz plik, który w nim jest</translation>
    </message>
    <message>
        <source>this looks like a web page (%1)</source>
        <translation>wygląda to na stronę internetową (%1)</translation>
    </message>
    <message>
        <source>Download the file itself, not the page that shows it</source>
        <translation>Pobierz sam plik, nie stronę, która go pokazuje</translation>
    </message>
    <message>
        <source>this looks like UTF-16 without a byte order mark</source>
        <translation>wygląda to na UTF-16 bez znacznika kolejności bajtów</translation>
    </message>
    <message>
        <source>Save the text as UTF-8</source>
        <translation>Zapisz tekst jako UTF-8</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <translation>nic w nim nie ma</translation>
    </message>
    <message>
        <source>Choose another file</source>
        <translation>Wybierz inny plik</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>is not a kind of layout</source>
        <translation>nie jest rodzajem układu</translation>
    </message>
    <message>
        <source>the program knows no game &quot;%1&quot;</source>
        <translation>program nie zna gry „%1”</translation>
    </message>
    <message>
        <source>Games that there are: %1</source>
        <translation>Znane gry: %1</translation>
    </message>
</context>
<context>
    <name>Generate</name>
    <message numerus="yes">
        <source>the search stopped: no road as wished was found in %n try(s)</source>
        <translation>
            <numerusform>szukanie się skończyło: w %n próbie nie znaleziono drogi według życzeń</numerusform>
            <numerusform>szukanie się skończyło: w %n próbach nie znaleziono drogi według życzeń</numerusform>
            <numerusform>szukanie się skończyło: w %n próbach nie znaleziono drogi według życzeń</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the search stopped: of %n stage(s) that were laid none was %1</source>
        <translation>
            <numerusform>szukanie się skończyło: %n ułożony odcinek nie był %1</numerusform>
            <numerusform>szukanie się skończyło: z %n ułożonych odcinków żaden nie był %1</numerusform>
            <numerusform>szukanie się skończyło: z %n ułożonych odcinków żaden nie był %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the search stopped: %n stage(s) were laid, and those that were driven took %1 to %2 minutes</source>
        <translation>
            <numerusform>szukanie się skończyło: ułożono %n odcinek, a przejazdy trwały od %1 do %2 minut</numerusform>
            <numerusform>szukanie się skończyło: ułożono %n odcinki, a przejazdy trwały od %1 do %2 minut</numerusform>
            <numerusform>szukanie się skończyło: ułożono %n odcinków, a przejazdy trwały od %1 do %2 minut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the search stopped: %n stage(s) were laid, and none held by every rule</source>
        <translation>
            <numerusform>szukanie się skończyło: ułożono %n odcinek, który nie był zgodny ze wszystkimi zasadami</numerusform>
            <numerusform>szukanie się skończyło: ułożono %n odcinki, a żaden nie był zgodny ze wszystkimi zasadami</numerusform>
            <numerusform>szukanie się skończyło: ułożono %n odcinków, a żaden nie był zgodny ze wszystkimi zasadami</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the search stopped after %n stage(s) of different shapes</source>
        <translation>
            <numerusform>szukanie się skończyło po %n odcinku</numerusform>
            <numerusform>szukanie się skończyło po %n odcinkach o różnych kształtach</numerusform>
            <numerusform>szukanie się skończyło po %n odcinkach o różnych kształtach</numerusform>
        </translation>
    </message>
    <message>
        <source>stage %1: %2</source>
        <translation>odcinek %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>the table has room for %n tile(s), which are played in fewer minutes</source>
        <translation>
            <numerusform>na stole mieści się %n kafel, a rozgrywka na nim trwa krócej</numerusform>
            <numerusform>na stole mieszczą się %n kafle, a rozgrywka na nich trwa krócej</numerusform>
            <numerusform>na stole mieści się %n kafli, a rozgrywka na nich trwa krócej</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GenerateCommand</name>
    <message>
        <source>make stages from wishes</source>
        <translation>tworzy odcinki według życzeń</translation>
    </message>
    <message>
        <source>it has no road from start to finish, to be like it</source>
        <translation>nie ma on drogi od startu do mety, więc nic nie może być do niego podobne</translation>
    </message>
    <message>
        <source>&quot;stagewright check&quot; says where</source>
        <translation>Gdzie, mówi „stagewright check”</translation>
    </message>
    <message>
        <source>Makes a stage, a circuit or a rally from wishes, out of the boxes that are named, or else the core box of the game. Each answer holds by every rule; the same seed gives the same answers.
Leaves with 1 if none was found, and says why, with 2 if a wish cannot be read.</source>
        <translation>Tworzy odcinek, tor lub rajd według życzeń, z podanych pudełek, a bez nich z podstawowego pudełka gry. Każda odpowiedź jest zgodna ze wszystkimi zasadami; to samo ziarno daje te same odpowiedzi.
Kończy z 1, jeśli żadnej nie znaleziono, i mówi dlaczego, z 2, jeśli życzenia nie da się odczytać.</translation>
    </message>
    <message>
        <source>A stage that the answers are to be like: as long, winding, dangerous and hard, on the same surfaces.</source>
        <translation>Odcinek, do którego odpowiedzi mają być podobne: tak samo długie, kręte, niebezpieczne i trudne, na tych samych nawierzchniach.</translation>
    </message>
</context>
<context>
    <name>GhostRules</name>
    <message>
        <source>Solo the ghost driver drives along, and his level is not chosen.</source>
        <translation>W grze solo jedzie też kierowca widmo, a jego poziomu nie wybrano.</translation>
    </message>
    <message>
        <source>Take the standard ghost driver</source>
        <translation>Weź zwykłego kierowcę widmo</translation>
    </message>
    <message>
        <source>The rulebook knows no ghost driver in a trial.</source>
        <translation>Instrukcja nie zna kierowcy widmo w próbie.</translation>
    </message>
    <message>
        <source>The ghost driver drives against a single player alone.</source>
        <translation>Kierowca widmo jedzie tylko przeciw jednemu graczowi.</translation>
    </message>
    <message>
        <source>Leave the ghost driver out</source>
        <translation>Pomiń kierowcę widmo</translation>
    </message>
    <message>
        <source>A die of this ghost driver lies on card %1, which does not lie open at the start.</source>
        <translation>Kość tego kierowcy widmo leży na karcie %1, która na początku nie jest odkryta.</translation>
    </message>
    <message>
        <source>Lay six cards open</source>
        <translation>Wyłóż sześć odkrytych kart</translation>
    </message>
</context>
<context>
    <name>GhostText</name>
    <message>
        <source>Its road meets verge</source>
        <translation>Jego droga trafia na pobocze</translation>
    </message>
    <message>
        <source>It blocks a road</source>
        <translation>Zagradza drogę</translation>
    </message>
    <message>
        <source>Lane counts differ</source>
        <translation>Liczby pasów się różnią</translation>
    </message>
    <message>
        <source>Its slanted road does not fit</source>
        <translation>Jego skośna droga nie pasuje</translation>
    </message>
    <message>
        <source>Replaces %1</source>
        <translation>Zastępuje %1</translation>
    </message>
    <message numerus="yes">
        <source>Replaces %n tiles</source>
        <translation>
            <numerusform>Zastępuje %n kafel</numerusform>
            <numerusform>Zastępuje %n kafle</numerusform>
            <numerusform>Zastępuje %n kafli</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HexTiles</name>
    <message>
        <source>no box has a tile &quot;%1&quot;</source>
        <translation>w żadnym pudełku nie ma kafla „%1”</translation>
    </message>
    <message>
        <source>hex (%1, %2)</source>
        <translation>heks (%1, %2)</translation>
    </message>
    <message>
        <source>Correct its number and side</source>
        <translation>Popraw jego numer i stronę</translation>
    </message>
</context>
<context>
    <name>HouseRulesOption</name>
    <message>
        <source>A rules file of your own, for the stages of its game; as often as there are games. Left out: the rules of the games.</source>
        <translation>Własny plik zasad dla odcinków gry, do której należy; można podać po jednym na każdą grę. Domyślnie: zasady gier.</translation>
    </message>
    <message>
        <source>these are rules of &quot;%1&quot;, as those of another file are</source>
        <translation>to są zasady gry „%1”, tak jak w innym pliku</translation>
    </message>
    <message>
        <source>Name one file for a game</source>
        <translation>Podaj jeden plik na grę</translation>
    </message>
</context>
<context>
    <name>Idea</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n kafel</numerusform>
            <numerusform>%n kafle</numerusform>
            <numerusform>%n kafli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n odcinek</numerusform>
            <numerusform>%n odcinki</numerusform>
            <numerusform>%n odcinków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 + %2 tile(s)</source>
        <comment>on the road, and beside it</comment>
        <translation>
            <numerusform>%1 + %2 kafel</numerusform>
            <numerusform>%1 + %2 kafle</numerusform>
            <numerusform>%1 + %2 kafli</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 min · %2</source>
        <comment>at the table, of a drive</comment>
        <translation>%1&#xa0;min · %2</translation>
    </message>
</context>
<context>
    <name>InProgress</name>
    <message>
        <source>In progress: the circuit is not closed yet.</source>
        <translation>W budowie: tor nie jest jeszcze zamknięty.</translation>
    </message>
    <message>
        <source>In progress: there is no finish yet.</source>
        <translation>W budowie: nie ma jeszcze mety.</translation>
    </message>
</context>
<context>
    <name>Inventory</name>
    <message>
        <source>%1 for %2</source>
        <translation>%1 zamiast %2</translation>
    </message>
    <message>
        <source>Lay %1</source>
        <translation>Połóż %1</translation>
    </message>
    <message>
        <source>Tile %1: %2 needed, %3 in the boxes. Both sides are used, and a tile shows only one.</source>
        <translation>Kafel %1: potrzeba %2, w pudełkach jest %3. Używane są obie strony, a kafel pokazuje tylko jedną.</translation>
    </message>
    <message>
        <source>Tile %1: %2 needed, %3 in the boxes.</source>
        <translation>Kafel %1: potrzeba %2, w pudełkach jest %3.</translation>
    </message>
</context>
<context>
    <name>JsonExport</name>
    <message>
        <source>the field &quot;%1&quot; has another meaning there</source>
        <translation>pole „%1” ma tam inne znaczenie</translation>
    </message>
    <message>
        <source>the notes are not shown there</source>
        <translation>notatki nie są tam pokazywane</translation>
    </message>
    <message>
        <source>the number of laps is not shown there</source>
        <translation>liczba okrążeń nie jest tam pokazywana</translation>
    </message>
    <message>
        <source>there is no tile %1 there</source>
        <translation>nie ma tam kafla %1</translation>
    </message>
    <message>
        <source>of tiles on one hex only the last is shown there</source>
        <translation>z kafli na jednym heksie widać tam tylko ostatni</translation>
    </message>
    <message>
        <source>the note is not shown there</source>
        <translation>uwaga nie jest tam pokazywana</translation>
    </message>
    <message>
        <source>the car is not shown there</source>
        <translation>samochód nie jest tam pokazywany</translation>
    </message>
</context>
<context>
    <name>JsonFields</name>
    <message>
        <source>must be a whole number from %1 up</source>
        <translation>musi być liczbą całkowitą od %1 wzwyż</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2</source>
        <translation>musi być liczbą całkowitą od %1 do %2</translation>
    </message>
    <message>
        <source>must be an object, in braces</source>
        <translation>musi być obiektem w nawiasach klamrowych</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>brakuje tego pola</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation>musi być liczbą</translation>
    </message>
    <message>
        <source>must be text, in quotes</source>
        <translation>musi być tekstem w cudzysłowie</translation>
    </message>
    <message>
        <source>must be a list, in square brackets</source>
        <translation>musi być listą w nawiasach kwadratowych</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is not known here</source>
        <translation>pole „%1” nie jest tu znane</translation>
    </message>
    <message>
        <source>must be the number %1</source>
        <translation>musi być liczbą %1</translation>
    </message>
    <message>
        <source>the file has format %1, this program knows formats up to %2</source>
        <translation>plik ma format %1, a ten program zna formaty do %2</translation>
    </message>
    <message>
        <source>Open it with a newer version</source>
        <translation>Otwórz go w nowszej wersji</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>musi mieć wartość true albo false</translation>
    </message>
    <message>
        <source>is &quot;%1&quot;, but must be one of: %2</source>
        <translation>ma wartość „%1”, a musi być jedną z: %2</translation>
    </message>
    <message>
        <source>must be true or left out</source>
        <translation>musi mieć wartość true albo zostać pominięte</translation>
    </message>
</context>
<context>
    <name>JsonImportTexts</name>
    <message>
        <source>the field &quot;%1&quot; has another meaning here and is left out</source>
        <translation>pole „%1” ma tu inne znaczenie i zostaje pominięte</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no tile that can be laid here; it is left out</source>
        <translation>„%1” nie jest kaflem, który można tu położyć; zostaje pominięty</translation>
    </message>
    <message>
        <source>the token &quot;%1&quot; lies far off its tile and is left out</source>
        <translation>żeton „%1” leży daleko poza swoim kaflem i zostaje pominięty</translation>
    </message>
    <message numerus="yes">
        <source>a stage holds at most %n tile(s)</source>
        <translation>
            <numerusform>odcinek mieści najwyżej %n kafel</numerusform>
            <numerusform>odcinek mieści najwyżej %n kafle</numerusform>
            <numerusform>odcinek mieści najwyżej %n kafli</numerusform>
        </translation>
    </message>
    <message>
        <source>lies off the board</source>
        <translation>leży poza planszą</translation>
    </message>
</context>
<context>
    <name>JsonText</name>
    <message>
        <source>line %1, column %2</source>
        <translation>wiersz %1, kolumna %2</translation>
    </message>
    <message>
        <source>this is not valid JSON</source>
        <translation>to nie jest poprawny JSON</translation>
    </message>
    <message>
        <source>the text is not valid UTF-8</source>
        <translation>tekst nie jest poprawnym UTF-8</translation>
    </message>
    <message numerus="yes">
        <source>lists and objects are nested deeper than %n level(s)</source>
        <translation>
            <numerusform>listy i obiekty są zagnieżdżone głębiej niż %n poziom</numerusform>
            <numerusform>listy i obiekty są zagnieżdżone głębiej niż %n poziomy</numerusform>
            <numerusform>listy i obiekty są zagnieżdżone głębiej niż %n poziomów</numerusform>
        </translation>
    </message>
    <message>
        <source>the same field is given twice</source>
        <translation>to samo pole podano dwa razy</translation>
    </message>
    <message>
        <source>the number is out of range</source>
        <translation>liczba jest poza zakresem</translation>
    </message>
    <message>
        <source>there is text after the end of the JSON data</source>
        <translation>po końcu danych JSON jest jeszcze tekst</translation>
    </message>
    <message>
        <source>Mend the file there</source>
        <translation>Popraw plik w tym miejscu</translation>
    </message>
    <message>
        <source>must be an object or a list</source>
        <translation>musi być obiektem albo listą</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>wiersz %1</translation>
    </message>
    <message>
        <source>line %1, %2</source>
        <translation>wiersz %1, %2</translation>
    </message>
    <message>
        <source>the JSON text ends too early</source>
        <translation>tekst JSON kończy się za wcześnie</translation>
    </message>
    <message>
        <source>half a character stands here, whose other half is missing</source>
        <translation>stoi tu połowa znaku, której drugiej połowy brakuje</translation>
    </message>
    <message>
        <source>Get the whole file, or mend its end</source>
        <translation>Zdobądź cały plik albo popraw jego koniec</translation>
    </message>
    <message>
        <source>Save the text as UTF-8</source>
        <translation>Zapisz tekst jako UTF-8</translation>
    </message>
    <message>
        <source>the text begins as UTF-%1 does, and is not valid UTF-%1</source>
        <translation>tekst zaczyna się jak UTF-%1, a nie jest poprawnym UTF-%1</translation>
    </message>
    <message>
        <source>there are more than %1 values up to here</source>
        <translation>do tego miejsca jest ponad %1 wartości</translation>
    </message>
    <message>
        <source>Leave something out</source>
        <translation>Pomiń coś</translation>
    </message>
</context>
<context>
    <name>KeyOfMarks</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Okno</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Na planszy</translation>
    </message>
    <message>
        <source>In a drive</source>
        <translation>W przejeździe</translation>
    </message>
    <message>
        <source>In lists and panels</source>
        <translation>Na listach i w panelach</translation>
    </message>
</context>
<context>
    <name>LaidStage</name>
    <message>
        <source>When all is laid: %1 × %2&#xa0;cm</source>
        <translation>Po ułożeniu całości: %1 × %2&#xa0;cm</translation>
    </message>
    <message>
        <source>Last, the tiles with a strong outline; when all is laid: %1 × %2&#xa0;cm</source>
        <translation>Na końcu kafle z mocnym obrysem; gdy wszystko leży: %1 × %2&#xa0;cm</translation>
    </message>
</context>
<context>
    <name>LaidTogether</name>
    <message>
        <source>%1 (needs %2, owned %3)</source>
        <translation>%1 (potrzeba %2, jest %3)</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid at the same time, these stages need more tiles than there are: %1. They lack %2.</source>
        <translation>Układane jednocześnie, te odcinki wymagają więcej kafli, niż jest: %1. Brakuje: %2.</translation>
    </message>
    <message>
        <source>Lay a session at a time</source>
        <translation>Układaj po jednym spotkaniu</translation>
    </message>
    <message>
        <source>Lay the stages one after another</source>
        <translation>Układaj odcinki jeden po drugim</translation>
    </message>
</context>
<context>
    <name>LaneCountsDiffer</name>
    <message numerus="yes">
        <source>%1 has %n lane(s) where it meets %2, which has %3.</source>
        <translation>
            <numerusform>%1 ma %n pas tam, gdzie styka się z %2, który ma %3.</numerusform>
            <numerusform>%1 ma %n pasy tam, gdzie styka się z %2, który ma %3.</numerusform>
            <numerusform>%1 ma %n pasów tam, gdzie styka się z %2, który ma %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LargerThanTable</name>
    <message>
        <source>The stage is too large for the table: it takes %1 × %2 cm, the table has %3 × %4 cm.</source>
        <translation>Odcinek nie mieści się na stole: zajmuje %1 × %2 cm, a stół ma %3 × %4 cm.</translation>
    </message>
</context>
<context>
    <name>LayList</name>
    <message>
        <source>all ways of laying the tiles were tried, and none fits together on this table</source>
        <translation>sprawdzono wszystkie sposoby ułożenia kafli i na tym stole żaden nie pasuje</translation>
    </message>
    <message>
        <source>all ways of laying the tiles were tried, and none fits together</source>
        <translation>sprawdzono wszystkie sposoby ułożenia kafli i żaden nie pasuje</translation>
    </message>
    <message>
        <source>the tiles can be laid, but in no way that holds by all rules</source>
        <translation>kafle da się ułożyć, ale nie zgodnie ze wszystkimi zasadami</translation>
    </message>
    <message>
        <source>there are more than were counted</source>
        <translation>jest ich więcej, niż policzono</translation>
    </message>
    <message>
        <source>the search was stopped; at most %1 of %2 tiles lay together</source>
        <translation>szukanie przerwano; razem leżało najwyżej %1 z %2 kafli</translation>
    </message>
</context>
<context>
    <name>LayerName</name>
    <message>
        <source>&amp;Tile numbers</source>
        <translation>Numery &amp;kafli</translation>
    </message>
    <message>
        <source>&amp;Pacenotes</source>
        <translation>Opis pi&amp;lota</translation>
    </message>
    <message>
        <source>Route (&amp;way)</source>
        <translation>&amp;Trasa</translation>
    </message>
    <message>
        <source>Lanes at &amp;borders</source>
        <translation>Pas&amp;y na krawędziach</translation>
    </message>
    <message>
        <source>Findings (&amp;errors)</source>
        <translation>&amp;Uwagi</translation>
    </message>
    <message>
        <source>&amp;Hex grid</source>
        <translation>Siatka &amp;heksów</translation>
    </message>
    <message>
        <source>&amp;Outline of the table</source>
        <translation>O&amp;brys stołu</translation>
    </message>
    <message>
        <source>&amp;Map of the whole stage</source>
        <translation>Mapa całego o&amp;dcinka</translation>
    </message>
    <message>
        <source>Legend (&amp;key)</source>
        <translation>L&amp;egenda</translation>
    </message>
    <message>
        <source>&amp;Losses of control</source>
        <translation>Ut&amp;raty kontroli</translation>
    </message>
    <message>
        <source>&amp;Gears</source>
        <translation>Bie&amp;gi</translation>
    </message>
    <message>
        <source>&amp;Choices at the open end</source>
        <translation>Pr&amp;opozycje na otwartym końcu</translation>
    </message>
    <message>
        <source>Where cars pass</source>
        <translation>Gdzie się wyprzedza</translation>
    </message>
    <message>
        <source>Where cars are held up</source>
        <translation>Gdzie blokują inni</translation>
    </message>
</context>
<context>
    <name>LayingPages</name>
    <message>
        <source>Laying order</source>
        <translation>Kolejność układania</translation>
    </message>
    <message numerus="yes">
        <source>Leave %n tile(s) exactly as they lie: %1. Take all others off the table.</source>
        <translation>
            <numerusform>Zostaw %n kafel dokładnie tak, jak leży: %1. Wszystkie inne zdejmij ze stołu.</numerusform>
            <numerusform>Zostaw %n kafle dokładnie tak, jak leżą: %1. Wszystkie inne zdejmij ze stołu.</numerusform>
            <numerusform>Zostaw %n kafli dokładnie tak, jak leżą: %1. Wszystkie inne zdejmij ze stołu.</numerusform>
        </translation>
    </message>
    <message>
        <source>against %1, which lies</source>
        <translation>przy %1, który już leży</translation>
    </message>
    <message>
        <source>against %1 (step&#xa0;%2)</source>
        <translation>przy %1 (krok&#xa0;%2)</translation>
    </message>
    <message>
        <source>begin here</source>
        <translation>zacznij tutaj</translation>
    </message>
    <message>
        <source>apart, as on the map</source>
        <translation>osobno, jak na mapie</translation>
    </message>
    <message>
        <source>Each picture lies as the map does. The new tile has a strong outline, those laid before are pale; where the double line is, it is put against the tile named below. The numbers are turned as the tiles are. For limits see the tiles.</source>
        <translation>Rysunki są ułożone tak jak mapa. Nowy kafel ma mocny obrys, wcześniej położone są blade; tam, gdzie podwójna linia, przylega do kafla podanego pod rysunkiem. Numery są obrócone tak jak kafle. Limity widać na kaflach.</translation>
    </message>
    <message>
        <source>Each picture lies as the map does. The new tile has a strong outline, those laid before are pale; where the double line is, it is put against the tile named below. The numbers are turned as the tiles are. Limits are on the map.</source>
        <translation>Rysunki są ułożone tak jak mapa. Nowy kafel ma mocny obrys, wcześniej położone są blade; tam, gdzie podwójna linia, przylega do kafla podanego pod rysunkiem. Numery są obrócone tak jak kafle. Limity są na mapie.</translation>
    </message>
</context>
<context>
    <name>LayoutCommand</name>
    <message>
        <source>lay a list of tiles</source>
        <translation>układa listę kafli</translation>
    </message>
    <message>
        <source>The tiles are those of a circuit.</source>
        <translation>Kafle są kaflami toru.</translation>
    </message>
    <message>
        <source>The tiles are those of a stage. Left out, as --circuit: a circuit if there is no finish among them.</source>
        <translation>Kafle są kaflami odcinka. Bez tej opcji i bez --circuit: tor, jeśli nie ma wśród nich mety.</translation>
    </message>
    <message>
        <source>Look at all layouts and count them, as far as the time allows. Those that are the same when turned, in a mirror or driven the other way, or when like tiles change places, count once.</source>
        <translation>Obejrzyj wszystkie układy i policz je, na ile pozwala czas. Takie same po obróceniu, w lustrze, przejechane w drugą stronę albo po zamianie podobnych kafli liczą się raz.</translation>
    </message>
    <message>
        <source>A stage that the answers should look like, whatever its tiles.</source>
        <translation>Odcinek, do którego odpowiedzi mają być podobne, z jakichkolwiek kafli.</translation>
    </message>
    <message>
        <source>is a PDF</source>
        <translation>jest plikiem PDF</translation>
    </message>
    <message>
        <source>Give the text that is in it</source>
        <translation>Podaj tekst, który w nim jest</translation>
    </message>
    <message>
        <source>is no list of tiles</source>
        <translation>nie jest listą kafli</translation>
    </message>
    <message>
        <source>Give a text with lines such as 1 x 202a</source>
        <translation>Podaj tekst z wierszami takimi jak 1 x 202a</translation>
    </message>
    <message>
        <source>--circuit and --stage exclude each other</source>
        <translation>--circuit i --stage wykluczają się</translation>
    </message>
    <message numerus="yes">
        <source>%n layout(s)</source>
        <translation>
            <numerusform>%n układ</numerusform>
            <numerusform>%n układy</numerusform>
            <numerusform>%n układów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n layout(s)</source>
        <translation>
            <numerusform>co najmniej %n układ</numerusform>
            <numerusform>co najmniej %n układy</numerusform>
            <numerusform>co najmniej %n układów</numerusform>
        </translation>
    </message>
    <message>
        <source>Lays a list of tiles, as rulebooks print it (1 x 202a, 2 x 105b; with or without sides; CSV
too), to a stage or circuit of exactly these tiles. FILE is a text.
Leaves with 1 if there is no layout, and says why, with 2 if the list cannot be used.</source>
        <translation>Układa listę kafli, taką jak w instrukcjach (1 x 202a, 2 x 105b; ze stronami lub bez; także
CSV), w odcinek lub tor dokładnie z tych kafli. FILE to tekst.
Kończy z 1, jeśli nie ma układu, i mówi dlaczego, z 2, jeśli listy nie da się użyć.</translation>
    </message>
</context>
<context>
    <name>LibraryCommand</name>
    <message>
        <source>list the stages and rallies in folders: what can be played tonight</source>
        <translation>wypisać odcinki i rajdy z folderów: w co można dziś zagrać</translation>
    </message>
    <message>
        <source>Lists the stages and rallies in folders and below them, of every format that is read, with what they take: tiles, minutes, expected time, difficulty. The options say what is looked for; &quot;--boxes dirt-core --players 5 --minutes 90&quot; asks what can be played tonight.
What is known of a file is kept in the user&apos;s cache until the file changes.
Leaves with 1 if nothing is found, with 2 if a folder cannot be read.</source>
        <translation>Wypisuje odcinki i rajdy z folderów i tego, co w nich, w każdym czytanym formacie, z tym, czego wymagają: kafle, minuty, oczekiwany czas, trudność. Opcje mówią, czego się szuka; „--boxes dirt-core --players 5 --minutes 90” pyta, w co można dziś zagrać.
To, co wiadomo o pliku, zostaje w pamięci podręcznej użytkownika, aż plik się zmieni.
Kończy się kodem 1, jeśli nic nie znaleziono, kodem 2, jeśli folderu nie da się przeczytać.</translation>
    </message>
    <message>
        <source>no folder is named, and --rulebooks is not given</source>
        <translation>nie wskazano folderu ani nie podano --rulebooks</translation>
    </message>
</context>
<context>
    <name>LibraryNotes</name>
    <message>
        <source>must be text, in quotes</source>
        <translation>musi być tekstem w cudzysłowie</translation>
    </message>
    <message>
        <source>must be a day, such as 2026-12-31</source>
        <translation>musi być dzień, na przykład 2026-12-31</translation>
    </message>
</context>
<context>
    <name>LibraryOptions</name>
    <message>
        <source>nothing is sorted by &quot;%1&quot;</source>
        <translation>nic nie jest sortowane według „%1”</translation>
    </message>
    <message>
        <source>It is one of %1</source>
        <translation>To jedno z %1</translation>
    </message>
    <message>
        <source>Only what these boxes hold, with commas between, as in dirt-core:2,rx.</source>
        <translation>Tylko to, co mieszczą te pudełka, z przecinkami, jak w dirt-core:2,rx.</translation>
    </message>
    <message>
        <source>With --boxes: all stages of a rally lie side by side. Left out: one after the other.</source>
        <translation>Z --boxes: wszystkie odcinki rajdu leżą obok siebie. Bez tego: jeden po drugim.</translation>
    </message>
    <message>
        <source>With --boxes: also what lacks up to so many tiles; it is said which, and whether there are substitutes.</source>
        <translation>Z --boxes: także to, czemu brakuje najwyżej tylu kafli; powiedziane jest których i czy są zamienniki.</translation>
    </message>
    <message>
        <source>Only what so many can play, 1 to %1.</source>
        <translation>Tylko to, w co może grać tylu graczy, od 1 do %1.</translation>
    </message>
    <message>
        <source>Only what takes no more minutes at the table; without --players with %1 of them.</source>
        <translation>Tylko to, co przy stole nie trwa więcej minut; bez --players w %1 graczy.</translation>
    </message>
    <message>
        <source>Only what has all these words in title, author, game or the name of its file.</source>
        <translation>Tylko to, co ma wszystkie te słowa w tytule, autorze, grze lub nazwie pliku.</translation>
    </message>
    <message>
        <source>Only stages of that game.</source>
        <translation>Tylko odcinki tej gry.</translation>
    </message>
    <message>
        <source>By what to sort: %1. Left out: title.</source>
        <translation>Według czego sortować: %1. Bez tego: title.</translation>
    </message>
    <message>
        <source>Reckon minutes, expected time and difficulty, too. They are reckoned anyway where --players, --minutes or --sort ask for them.</source>
        <translation>Obliczyć też minuty, oczekiwany czas i trudność. I tak są obliczane, gdy pytają o nie --players, --minutes albo --sort.</translation>
    </message>
    <message>
        <source>Add the stages of the rulebooks that come with the program; then no folder need be named.</source>
        <translation>Dodać odcinki z instrukcji, które są w programie; wtedy nie trzeba wskazywać folderu.</translation>
    </message>
    <message>
        <source>Write comma-separated values, with a line of names first.</source>
        <translation>Zapisz wartości oddzielone przecinkami, z wierszem nazw na początku.</translation>
    </message>
    <message>
        <source>--all-at-once and --lacking go with --boxes</source>
        <translation>--all-at-once i --lacking są do --boxes</translation>
    </message>
    <message>
        <source>--json and --csv do not go together</source>
        <translation>--json i --csv nie idą w parze</translation>
    </message>
</context>
<context>
    <name>LibraryReport</name>
    <message>
        <source>title</source>
        <translation>tytuł</translation>
    </message>
    <message>
        <source>game</source>
        <translation>gra</translation>
    </message>
    <message>
        <source>stages</source>
        <translation>odcinki</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>kafle</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minuty</translation>
    </message>
    <message>
        <source>time</source>
        <translation>czas</translation>
    </message>
    <message>
        <source>difficulty</source>
        <translation>trudność</translation>
    </message>
    <message>
        <source>file</source>
        <translation>plik</translation>
    </message>
    <message>
        <source>lacks %1</source>
        <translation>brakuje %1</translation>
    </message>
    <message>
        <source>%1; there are substitutes</source>
        <translation>%1; są zamienniki</translation>
    </message>
    <message>
        <source>%1; no substitutes</source>
        <translation>%1; nie ma zamienników</translation>
    </message>
</context>
<context>
    <name>LimitedFile</name>
    <message>
        <source>this is a folder</source>
        <translation>to jest folder</translation>
    </message>
    <message>
        <source>Name a file in it</source>
        <translation>Wskaż plik w tym folderze</translation>
    </message>
    <message>
        <source>Check the name and that it may be read</source>
        <translation>Sprawdź nazwę i prawo do odczytu</translation>
    </message>
    <message>
        <source>Check that the file may be read</source>
        <translation>Sprawdź, czy masz prawo odczytu tego pliku</translation>
    </message>
    <message>
        <source>the file is larger than can be read (%1 MB)</source>
        <translation>plik jest za duży, by go odczytać (%1&#xa0;MB)</translation>
    </message>
    <message>
        <source>Choose another file</source>
        <translation>Wybierz inny plik</translation>
    </message>
    <message>
        <source>this is no ordinary file, but a pipe or a device</source>
        <translation>to nie jest zwykły plik, lecz potok albo urządzenie</translation>
    </message>
    <message>
        <source>Save what it gives to a file first</source>
        <translation>Najpierw zapisz to, co z niego pochodzi, do pliku</translation>
    </message>
</context>
<context>
    <name>LineChangeWords</name>
    <message>
        <source>In long corners of this road a car stays on its line</source>
        <translation>W długich zakrętach tej drogi auto zostaje na swojej linii</translation>
    </message>
    <message>
        <source>Changes of line in long corners of this road: %1</source>
        <translation>Zmiany linii w długich zakrętach tej drogi: %1</translation>
    </message>
    <message>
        <source>In none of its long corners these lead on: %1</source>
        <translation>W żadnym z jej długich zakrętów nie prowadzą dalej: %1</translation>
    </message>
</context>
<context>
    <name>ListCommand</name>
    <message>
        <source>list the tiles and tokens of a stage</source>
        <translation>wypisuje kafle i żetony odcinka</translation>
    </message>
    <message>
        <source>Lists the tiles to pick from the boxes: number, side, count, box. Of boxes that hold the
same tile, as few are named as the stage needs. The tokens on the tiles follow.</source>
        <translation>Wypisuje kafle, które trzeba wyjąć z pudełek: numer, stronę, liczbę sztuk, pudełko.
Z pudełek z tym samym kaflem wymienia jak najmniej. Dalej są żetony na kaflach.</translation>
    </message>
    <message>
        <source>Write comma-separated values, with a line of names first.</source>
        <translation>Zapisz wartości oddzielone przecinkami, z wierszem nazw na początku.</translation>
    </message>
    <message>
        <source>stage %1 of %2; --stage N for another</source>
        <translation>odcinek %1 z %2; --stage N wybiera inny</translation>
    </message>
    <message>
        <source>--json and --csv do not go together</source>
        <translation>--json i --csv nie idą w parze</translation>
    </message>
</context>
<context>
    <name>ListPages</name>
    <message>
        <source>Tile list</source>
        <translation>Lista kafli</translation>
    </message>
</context>
<context>
    <name>LongerThanAsked</name>
    <message numerus="yes">
        <source>The rally takes %n minute(s), %1 more than you have.</source>
        <translation>
            <numerusform>Rajd zajmuje %n minutę, o %1 więcej, niż jest do dyspozycji.</numerusform>
            <numerusform>Rajd zajmuje %n minuty, o %1 więcej, niż jest do dyspozycji.</numerusform>
            <numerusform>Rajd zajmuje %n minut, o %1 więcej, niż jest do dyspozycji.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManualCommand</name>
    <message>
        <source>write the manual</source>
        <translation>wypisuje podręcznik</translation>
    </message>
    <message>
        <source>Writes the manual: as text to standard output, or to a file as HTML.</source>
        <translation>Wypisuje podręcznik: jako tekst na standardowe wyjście albo jako HTML do pliku.</translation>
    </message>
    <message>
        <source>The HTML file to write, which needs no other. Left out: text.</source>
        <translation>Plik HTML do zapisania, który nie wymaga żadnych innych. Domyślnie: tekst.</translation>
    </message>
    <message>
        <source>The language: %1. Left out: that of the system.</source>
        <translation>Język: %1. Domyślnie: język systemu.</translation>
    </message>
    <message>
        <source>there is no manual in &quot;%1&quot;; --lang takes %2</source>
        <translation>nie ma podręcznika w języku „%1”; --lang przyjmuje %2</translation>
    </message>
</context>
<context>
    <name>MapBands</name>
    <message>
        <source>%1 ×%2</source>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>autor: %1</translation>
    </message>
    <message>
        <source>Tiles: %1</source>
        <translation>Kafle: %1</translation>
    </message>
</context>
<context>
    <name>MapCommand</name>
    <message>
        <source>draw the map of a stage</source>
        <translation>rysuje mapę odcinka</translation>
    </message>
    <message>
        <source>Draw the spaces on the route and the moves of cars between them: dots are spaces, rings halves of slides, squares shortcuts, diamonds jumps.</source>
        <translation>Rysuj pola na trasie i ruchy samochodów między nimi: kropki to pola, pierścienie to połówki slidingu, kwadraty to skróty, romby to hopki.</translation>
    </message>
    <message>
        <source>For PNG: the longer side of the picture in pixels, in place of --pixels, as for the small pictures in a file manager.</source>
        <translation>Dla PNG: dłuższy bok obrazu w pikselach, zamiast --pixels, jak w małych obrazkach menedżera plików.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be shown</source>
        <translation>nie można pokazać „%1”</translation>
    </message>
    <message>
        <source>--show takes title, tiles, numbers, notes, route, legend, with commas between, or map for the map alone</source>
        <translation>--show przyjmuje title, tiles, numbers, notes, route, legend, rozdzielone przecinkami, albo map, czyli samą mapę</translation>
    </message>
    <message>
        <source>--ground takes white or transparent</source>
        <translation>--ground przyjmuje white albo transparent</translation>
    </message>
    <message>
        <source>Draws the map of a stage, with its title, tile numbers and the driving direction. SVG and
PDF have the true size of the tiles.</source>
        <translation>Rysuje mapę odcinka z tytułem, numerami kafli i kierunkiem jazdy. SVG i PDF mają
prawdziwy rozmiar kafli.</translation>
    </message>
    <message>
        <source>What the picture shows, with commas between: title (with the author), tiles (their list), numbers, notes (of the co-driver), route, legend; map for the map alone. Left out: title,numbers,route.</source>
        <translation>Co pokazuje obrazek, rozdzielone przecinkami: title (tytuł i autor), tiles (lista kafli), numbers (numery), notes (opis pilota), route (trasa), legend (legenda); map: sama mapa. Domyślnie: title,numbers,route.</translation>
    </message>
    <message>
        <source>WHAT</source>
        <translation>CO</translation>
    </message>
    <message>
        <source>The ground of a PNG or SVG: white or transparent. Left out: white.</source>
        <translation>Tło PNG lub SVG: white (białe) albo transparent (przezroczyste). Domyślnie: white.</translation>
    </message>
    <message>
        <source>GROUND</source>
        <translation>TŁO</translation>
    </message>
    <message>
        <source>Draw a drive as a line: a dot for each die (yellow: a hazard), the gear where a turn ends, a cross where control is lost. The same SEED gives the same drive, that of estimate --seed SEED --runs 1.</source>
        <translation>Narysuj przejazd jako linię: kropka za każdą kość (żółta: symbol zagrożenia), bieg tam, gdzie kończy się tura, krzyżyk tam, gdzie traci się kontrolę. To samo SEED daje ten sam przejazd, taki jak estimate --seed SEED --runs 1.</translation>
    </message>
</context>
<context>
    <name>MapPage</name>
    <message>
        <source>Tiles: %1</source>
        <translation>Kafle: %1</translation>
    </message>
    <message>
        <source>with tiles from %1</source>
        <translation>z kaflami z: %1</translation>
    </message>
    <message>
        <source>Driving direction</source>
        <translation>Kierunek jazdy</translation>
    </message>
    <message>
        <source>Each tile bears its number and the side that lies up.</source>
        <translation>Na każdym kaflu podano jego numer i stronę, która leży na wierzchu.</translation>
    </message>
    <message>
        <source>Scale 1 : %1</source>
        <translation>Skala 1 : %1</translation>
    </message>
    <message>
        <source>%1 × %2&#xa0;cm on the table</source>
        <translation>%1 × %2&#xa0;cm na stole</translation>
    </message>
    <message>
        <source>Start and finish: %1</source>
        <translation>Start i meta: %1</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>Start: %1</translation>
    </message>
    <message>
        <source>Finish: %1</source>
        <translation>Meta: %1</translation>
    </message>
    <message>
        <source>Turned so that tiles stay where they lie</source>
        <translation>Odcinek obrócony, aby kafle zostały na miejscu</translation>
    </message>
    <message>
        <source>The tiles&apos; numbers have no room here: print the map to a larger scale.</source>
        <translation>Numery kafli nie mają tu miejsca: wydrukuj mapę w większej skali.</translation>
    </message>
    <message>
        <source>Each tile bears its number and upper side; for limits see the tiles.</source>
        <translation>Na każdym kaflu jest numer i strona na wierzchu; limity widać na kaflach.</translation>
    </message>
    <message>
        <source>Tiles bear number and upper side; small limits are on the tiles only.</source>
        <translation>Kafle mają numer i stronę na wierzchu; małe limity są tylko na samych kaflach.</translation>
    </message>
    <message>
        <source>Code: %1</source>
        <translation>Kod: %1</translation>
    </message>
</context>
<context>
    <name>MapSheets</name>
    <message>
        <source>Map sheet %1 of %2, %3</source>
        <translation>Arkusz mapy %1 z %2, %3</translation>
    </message>
    <message>
        <source>Joining plan</source>
        <translation>Plan sklejania</translation>
    </message>
    <message>
        <source>1&#xa0;:&#xa0;%1</source>
        <translation>1&#xa0;:&#xa0;%1</translation>
    </message>
    <message numerus="yes">
        <source>The map at %1 lies on %n sheet(s). Cut each along its marks, in the middle of the overlap of %2&#xa0;mm, and join them as shown; the numbers at the borders are those of the neighbours.</source>
        <translation>
            <numerusform>Mapa w&#xa0;skali %1 zajmuje %n arkusz. Przytnij każdy wzdłuż znaczników, w&#xa0;połowie nakładającego się pasa %2&#xa0;mm, i&#xa0;złóż je jak na rysunku; liczby przy brzegach to numery sąsiednich arkuszy.</numerusform>
            <numerusform>Mapa w&#xa0;skali %1 zajmuje %n arkusze. Przytnij każdy wzdłuż znaczników, w&#xa0;połowie nakładającego się pasa %2&#xa0;mm, i&#xa0;złóż je jak na rysunku; liczby przy brzegach to numery sąsiednich arkuszy.</numerusform>
            <numerusform>Mapa w&#xa0;skali %1 zajmuje %n arkuszy. Przytnij każdy wzdłuż znaczników, w&#xa0;połowie nakładającego się pasa %2&#xa0;mm, i&#xa0;złóż je jak na rysunku; liczby przy brzegach to numery sąsiednich arkuszy.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MarginList</name>
    <message>
        <source>From the box: %1</source>
        <translation>Z pudełka: %1</translation>
    </message>
    <message>
        <source>From the table: %1</source>
        <translation>Ze stołu: %1</translation>
    </message>
    <message>
        <source>Leave as they lie: %1</source>
        <translation>Zostają na miejscu: %1</translation>
    </message>
    <message>
        <source>Back to the box: %1</source>
        <translation>Do pudełka: %1</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>turn %1 over</source>
        <translation>odwróć %1</translation>
    </message>
</context>
<context>
    <name>MarkWords</name>
    <message>
        <source>Lava</source>
        <translation>Lawa</translation>
    </message>
    <message>
        <source>Pirates</source>
        <translation>Piraci</translation>
    </message>
    <message>
        <source>Super ramp to the left</source>
        <translation>SUPERrampa w lewo</translation>
    </message>
    <message>
        <source>Super ramp to the right</source>
        <translation>SUPERrampa w prawo</translation>
    </message>
    <message>
        <source>Multi ramp</source>
        <translation>MULTIrampa</translation>
    </message>
    <message>
        <source>Fire statue</source>
        <translation>Posąg ognia</translation>
    </message>
    <message>
        <source>Pentagram</source>
        <translation>Pentagram</translation>
    </message>
    <message>
        <source>Ice</source>
        <translation>Lód</translation>
    </message>
    <message>
        <source>Bonus point</source>
        <translation>Pole specjalne</translation>
    </message>
    <message>
        <source>Whoever enters loses 1 life.</source>
        <translation>Kto tu wejdzie, traci 1 punkt życia.</translation>
    </message>
    <message>
        <source>Whoever enters throws away a bonus card or loses 1 life.</source>
        <translation>Kto tu wejdzie, odrzuca kartę specjalną albo traci 1 punkt życia.</translation>
    </message>
    <message>
        <source>A step to the left from here jumps over 2 points.</source>
        <translation>Ruch stąd po przekątnej w lewo przeskakuje 2 pola.</translation>
    </message>
    <message>
        <source>A step to the right from here jumps over 2 points.</source>
        <translation>Ruch stąd po przekątnej w prawo przeskakuje 2 pola.</translation>
    </message>
    <message>
        <source>Any step ahead from here jumps over 1 point.</source>
        <translation>Każdy ruch stąd do przodu albo po przekątnej przeskakuje 1 pole.</translation>
    </message>
    <message>
        <source>Whoever enters sets off a blast: 1 damage on each of the six points around.</source>
        <translation>Kto tu wejdzie, aktywuje ognisty podmuch: po 1 obrażeniu na każdym z sześciu sąsiednich pól.</translation>
    </message>
    <message>
        <source>Whoever ends a move here may pay 1 life to throw the die again.</source>
        <translation>Kto zakończy tu ruch, może za 1 punkt życia przerzucić kość.</translation>
    </message>
    <message>
        <source>Whoever enters slides on to the first point without ice.</source>
        <translation>Kto tu wejdzie, ślizga się aż na pierwsze pole bez lodu.</translation>
    </message>
    <message>
        <source>Whoever comes here or passes draws a bonus card.</source>
        <translation>Kto tu wejdzie albo tędy przejdzie, dobiera kartę specjalną.</translation>
    </message>
    <message>
        <source>Start point</source>
        <translation>Pole startowe</translation>
    </message>
    <message>
        <source>no mark</source>
        <translation>brak oznaczeń</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>MixedGames</name>
    <message>
        <source>Tiles of several games are mixed: %1.</source>
        <translation>Pomieszane są kafle kilku gier: %1.</translation>
    </message>
</context>
<context>
    <name>MorePlayers</name>
    <message numerus="yes">
        <source>%1 is for %n player(s) at most, and the evening is planned for %2.</source>
        <translation>
            <numerusform>%1 jest najwyżej dla %n gracza, a wieczór zaplanowano dla %2.</numerusform>
            <numerusform>%1 jest najwyżej dla %n graczy, a wieczór zaplanowano dla %2.</numerusform>
            <numerusform>%1 jest najwyżej dla %n graczy, a wieczór zaplanowano dla %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewStage</name>
    <message>
        <source>%1: circuit</source>
        <translation>%1: tor</translation>
    </message>
    <message>
        <source>%1: stage</source>
        <translation>%1: odcinek</translation>
    </message>
</context>
<context>
    <name>NoLayout</name>
    <message>
        <source>both sides of %1 are asked for, and one tile shows one side</source>
        <translation>lista chce obu stron kafla %1, a jeden kafel pokazuje jedną stronę</translation>
    </message>
    <message>
        <source>the list asks for %1 × %2, and the boxes hold %3</source>
        <translation>lista chce %1 × %2, a w pudełkach jest %3</translation>
    </message>
    <message>
        <source>a circuit needs a start-finish tile, and the list has none</source>
        <translation>tor potrzebuje kafla startu i mety, a na liście go nie ma</translation>
    </message>
    <message>
        <source>a circuit has one start-finish tile, and the list has several: %1</source>
        <translation>tor ma jeden kafel startu i mety, a na liście jest ich więcej: %1</translation>
    </message>
    <message>
        <source>a circuit has no finish tile, and the list has one: %1</source>
        <translation>tor nie ma kafla mety, a na liście jest: %1</translation>
    </message>
    <message>
        <source>a circuit has one start tile, and the list has several: %1</source>
        <translation>tor ma jeden kafel startu, a na liście jest ich więcej: %1</translation>
    </message>
    <message>
        <source>a stage needs a start tile, and the list has none</source>
        <translation>odcinek potrzebuje kafla startu, a na liście go nie ma</translation>
    </message>
    <message>
        <source>a stage needs a finish tile, and the list has none</source>
        <translation>odcinek potrzebuje kafla mety, a na liście go nie ma</translation>
    </message>
    <message>
        <source>a stage has one start tile, and the list has several: %1</source>
        <translation>odcinek ma jeden kafel startu, a na liście jest ich więcej: %1</translation>
    </message>
    <message>
        <source>a stage has one finish tile, and the list has several: %1</source>
        <translation>odcinek ma jeden kafel mety, a na liście jest ich więcej: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s)</source>
        <translation>
            <numerusform>%n pasie</numerusform>
            <numerusform>%n pasach</numerusform>
            <numerusform>%n pasach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s) on a slanted edge</source>
        <translation>
            <numerusform>%n pasie na skośnej krawędzi</numerusform>
            <numerusform>%n pasach na skośnej krawędzi</numerusform>
            <numerusform>%n pasach na skośnej krawędzi</numerusform>
        </translation>
    </message>
    <message>
        <source>no tile of the list joins roads of %1 (%2) to those of %3</source>
        <translation>żaden kafel listy nie łączy dróg o %1 (%2) z drogami o %3</translation>
    </message>
    <message>
        <source>road ends of %1 meet in pairs, and the list has %2 of them, on %3</source>
        <translation>końce dróg o %1 łączą się parami, a na liście jest ich %2, na %3</translation>
    </message>
    <message>
        <source>the tiles turn by %1 degrees in all, and a circuit has to turn by 360</source>
        <translation>kafle skręcają razem o %1 stopni, a tor musi skręcić o 360</translation>
    </message>
    <message>
        <source>the turns of the tiles cannot add up to 360 degrees, as a circuit&apos;s do: the number of turns by 60 degrees is odd, or there are none and that of turns by 120 is even</source>
        <translation>zakręty kafli nie mogą dać razem 360 stopni, jak na torze: liczba zakrętów o 60 stopni jest nieparzysta albo nie ma ich wcale, a liczba zakrętów o 120 jest parzysta</translation>
    </message>
    <message numerus="yes">
        <source>the table is too small for %n tile(s)</source>
        <translation>
            <numerusform>stół jest za mały na %n kafel</numerusform>
            <numerusform>stół jest za mały na %n kafle</numerusform>
            <numerusform>stół jest za mały na %n kafli</numerusform>
        </translation>
    </message>
    <message>
        <source>the list is empty</source>
        <translation>lista jest pusta</translation>
    </message>
    <message>
        <source>there is no tile %1</source>
        <translation>nie ma kafla %1</translation>
    </message>
    <message>
        <source>road ends meet in pairs, and whichever sides of the tiles lie up, some are left over</source>
        <translation>końce dróg łączą się parami, a którąkolwiek stroną leżą kafle, jakieś zostają bez pary</translation>
    </message>
</context>
<context>
    <name>NoRoute</name>
    <message>
        <source>The circuit is not closed: the road from the start ends at %1.</source>
        <translation>Tor nie jest zamknięty: droga od startu kończy się na %1.</translation>
    </message>
    <message>
        <source>The road from the start does not reach the finish: it ends at %1.</source>
        <translation>Droga od startu nie dochodzi do mety: kończy się na %1.</translation>
    </message>
</context>
<context>
    <name>NoStages</name>
    <message>
        <source>The rally has no stages.</source>
        <translation>Rajd nie ma odcinków.</translation>
    </message>
</context>
<context>
    <name>NoWayThrough</name>
    <message>
        <source>No car gets through: the lanes end at %1.</source>
        <translation>Żaden samochód nie przejedzie: pasy kończą się na %1.</translation>
    </message>
</context>
<context>
    <name>NoteLegend</name>
    <message>
        <source>medium danger</source>
        <translation>średnie zagrożenie</translation>
    </message>
    <message>
        <source>high danger</source>
        <translation>wysokie zagrożenie</translation>
    </message>
    <message>
        <source>the bend tightens</source>
        <translation>zakręt się zacieśnia</translation>
    </message>
    <message>
        <source>a long bend</source>
        <translation>długi zakręt</translation>
    </message>
    <message>
        <source>jump</source>
        <translation>hopka</translation>
    </message>
    <message>
        <source>The arrow is the road across the tile as the driver sees it, from the bottom up.</source>
        <translation>Strzałka to droga przez kafel tak, jak widzi ją kierowca, z dołu do góry.</translation>
    </message>
    <message>
        <source>ford</source>
        <translation>przeszkoda wodna</translation>
    </message>
    <message>
        <source>Spaces: those from the start line to the tile, and with + those on it, by the shortest way without shortcuts.</source>
        <translation>Pola: od linii startu do kafla, a z + te na nim, najkrótszą drogą bez skrótów.</translation>
    </message>
    <message>
        <source>The number beside it is the highest gear for the tightest bend, on its outer line: from 1, the sharpest, to 6, flat out.</source>
        <translation>Liczba obok to najwyższy bieg na najciaśniejszy zakręt, po jego zewnętrznej linii: od 1, najostrzejszy, do 6, pełny gaz.</translation>
    </message>
    <message>
        <source>don&apos;t cut: it is slower</source>
        <translation>nie tnij: skrót jest wolniejszy</translation>
    </message>
    <message>
        <source>uphill</source>
        <translation>podjazd</translation>
    </message>
    <message>
        <source>downhill</source>
        <translation>zjazd</translation>
    </message>
    <message>
        <source>asphalt from here on</source>
        <translation>odtąd asfalt</translation>
    </message>
    <message>
        <source>gravel from here on</source>
        <translation>odtąd szuter</translation>
    </message>
    <message>
        <source>snow from here on</source>
        <translation>odtąd śnieg</translation>
    </message>
    <message>
        <source>cut: no slower than the road</source>
        <translation>tnij: skrót nie jest wolniejszy</translation>
    </message>
    <message>
        <source>the car may slide</source>
        <translation>możliwy sliding</translation>
    </message>
</context>
<context>
    <name>NotePages</name>
    <message>
        <source>Spaces</source>
        <translation>Pola</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Droga</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Roadbook</source>
        <translation>Książka drogowa</translation>
    </message>
    <message>
        <source>There is no route: the stage has no start tile.</source>
        <translation>Nie ma trasy: odcinek nie ma kafla startu.</translation>
    </message>
    <message>
        <source>Tile and note</source>
        <translation>Kafel i opis</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>%1 leaves on the left</source>
        <translation>%1 odchodzi w lewo</translation>
    </message>
    <message>
        <source>%1 leaves on the right</source>
        <translation>%1 odchodzi w prawo</translation>
    </message>
    <message>
        <source>%1 comes back from the left</source>
        <translation>%1 wraca z lewej</translation>
    </message>
    <message>
        <source>%1 comes back from the right</source>
        <translation>%1 wraca z prawej</translation>
    </message>
    <message>
        <source>From the start to the lap</source>
        <translation>Od startu do okrążenia</translation>
    </message>
    <message>
        <source>The lap</source>
        <translation>Okrążenie</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n space(s) more</source>
        <translation>
            <numerusform>%1: o %n pole więcej</numerusform>
            <numerusform>%1: o %n pola więcej</numerusform>
            <numerusform>%1: o %n pól więcej</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n space(s) less</source>
        <translation>
            <numerusform>%1: o %n pole mniej</numerusform>
            <numerusform>%1: o %n pola mniej</numerusform>
            <numerusform>%1: o %n pól mniej</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One lap: %n space(s)</source>
        <translation>
            <numerusform>Okrążenie: %n pole</numerusform>
            <numerusform>Okrążenie: %n pola</numerusform>
            <numerusform>Okrążenie: %n pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In all: %n space(s)</source>
        <translation>
            <numerusform>Razem: %n pole</numerusform>
            <numerusform>Razem: %n pola</numerusform>
            <numerusform>Razem: %n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>On it: %1</source>
        <translation>Na kaflu: %1</translation>
    </message>
    <message>
        <source>Alternative route</source>
        <translation>Trasa alternatywna</translation>
    </message>
    <message>
        <source>%1: just as long</source>
        <translation>%1: tak samo długa</translation>
    </message>
</context>
<context>
    <name>NumberOption</name>
    <message>
        <source>--%1 takes a whole number from %2 up</source>
        <translation>--%1 przyjmuje liczbę całkowitą od %2 wzwyż</translation>
    </message>
    <message>
        <source>--%1 takes a whole number from %2 to %3</source>
        <translation>--%1 przyjmuje liczbę całkowitą od %2 do %3</translation>
    </message>
    <message>
        <source>Write a number with a point, not with a comma, and thousands without a mark</source>
        <translation>Pisz liczbę z kropką, nie z przecinkiem, a tysiące bez znaku</translation>
    </message>
</context>
<context>
    <name>OffTheRoute</name>
    <message numerus="yes">
        <source>%n road tile(s) lie off the route: %1.</source>
        <translation>
            <numerusform>%n kafel drogi leży poza trasą: %1.</numerusform>
            <numerusform>%n kafle drogi leżą poza trasą: %1.</numerusform>
            <numerusform>%n kafli drogi leży poza trasą: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OfferedTiles</name>
    <message>
        <source>Favourites</source>
        <translation>Ulubione</translation>
    </message>
    <message>
        <source>Laid last</source>
        <translation>Ostatnio kładzione</translation>
    </message>
    <message>
        <source>Favourites and laid last</source>
        <translation>Ulubione i ostatnio kładzione</translation>
    </message>
    <message>
        <source>My boxes</source>
        <translation>Moje pudełka</translation>
    </message>
    <message>
        <source>All boxes</source>
        <translation>Wszystkie pudełka</translation>
    </message>
    <message>
        <source>Tiles in no box</source>
        <translation>Kafle spoza pudełek</translation>
    </message>
    <message>
        <source>In other boxes</source>
        <translation>W innych pudełkach</translation>
    </message>
</context>
<context>
    <name>OpenRoadEnd</name>
    <message>
        <source>The road of %1 is open at its %2 edge.</source>
        <translation>Droga kafla %1 jest otwarta na krawędzi %2.</translation>
    </message>
</context>
<context>
    <name>Output</name>
    <message>
        <source>would be replaced, and what cannot be read in it would be lost: %1</source>
        <translation>zostałby zastąpiony, a to, czego nie da się w nim odczytać, przepadłoby: %1</translation>
    </message>
    <message>
        <source>Name another file, or remove this one first</source>
        <translation>Wskaż inny plik albo najpierw usuń ten</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>nie można zapisać: %1</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>standardowe wyjście</translation>
    </message>
</context>
<context>
    <name>OverlayOption</name>
    <message>
        <source>A file of tiles or boxes of your own, which adds to the catalogue or corrects it; may be given several times.</source>
        <translation>Plik z własnymi kaflami lub pudełkami, który uzupełnia albo poprawia katalog; można podać kilka razy.</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>tile %1 is passed over: nothing describes it</source>
        <translation>kafel %1 zostaje pominięty: nic go nie opisuje</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>pudełko %1</translation>
    </message>
    <message>
        <source>Correct the number, or add the tile&apos;s sides</source>
        <translation>Popraw numer albo dodaj strony kafla</translation>
    </message>
    <message>
        <source>with it tile files hold more than %1 values together</source>
        <translation>wraz z nim pliki kafli mają łącznie ponad %1 wartości</translation>
    </message>
    <message>
        <source>Leave out tiles that are not needed</source>
        <translation>Pomiń kafle, które nie są potrzebne</translation>
    </message>
</context>
<context>
    <name>OverviewPages</name>
    <message>
        <source>Service</source>
        <translation>Serwis</translation>
    </message>
    <message>
        <source>Timetable</source>
        <translation>Harmonogram</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Pudełka</translation>
    </message>
    <message>
        <source>What we play with</source>
        <translation>Z czym gramy</translation>
    </message>
    <message>
        <source>Pit stop</source>
        <translation>Pit stop</translation>
    </message>
    <message>
        <source>%1 at the table</source>
        <translation>%1 przy stole</translation>
    </message>
</context>
<context>
    <name>PacenoteWords</name>
    <message>
        <source>Hairpin left</source>
        <translation>Nawrót w lewo</translation>
    </message>
    <message>
        <source>Hairpin right</source>
        <translation>Nawrót w prawo</translation>
    </message>
    <message>
        <source>Left %1</source>
        <translation>Lewy %1</translation>
    </message>
    <message>
        <source>Right %1</source>
        <translation>Prawy %1</translation>
    </message>
    <message>
        <source>long</source>
        <translation>długi</translation>
    </message>
    <message>
        <source>tightens</source>
        <translation>zacieśnia</translation>
    </message>
    <message>
        <source>slide</source>
        <translation>sliding</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>tnij</translation>
    </message>
    <message>
        <source>don&apos;t cut</source>
        <translation>nie&#xa0;tnij</translation>
    </message>
    <message>
        <source>Onto asphalt</source>
        <translation>Na asfalt</translation>
    </message>
    <message>
        <source>Onto gravel</source>
        <translation>Na szuter</translation>
    </message>
    <message>
        <source>Onto snow</source>
        <translation>Na śnieg</translation>
    </message>
    <message>
        <source>Caution!</source>
        <translation>Uwaga!</translation>
    </message>
    <message>
        <source>Jump from gear %1</source>
        <translation>Hopka od %1. biegu</translation>
    </message>
    <message>
        <source>Ford</source>
        <translation>Przeszkoda wodna</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>how often a call is made</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Hairpin left %1</source>
        <translation>Nawrót w lewo %1</translation>
    </message>
    <message>
        <source>Hairpin right %1</source>
        <translation>Nawrót w prawo %1</translation>
    </message>
    <message>
        <source>Uphill</source>
        <translation>Podjazd</translation>
    </message>
    <message>
        <source>Downhill</source>
        <translation>Zjazd</translation>
    </message>
    <message>
        <source>Asphalt</source>
        <translation>Asfalt</translation>
    </message>
    <message>
        <source>Gravel</source>
        <translation>Szuter</translation>
    </message>
    <message>
        <source>Snow</source>
        <translation>Śnieg</translation>
    </message>
</context>
<context>
    <name>PackFile</name>
    <message numerus="yes">
        <source>holds more than %n item(s)</source>
        <translation>
            <numerusform>zawiera więcej niż %n element</numerusform>
            <numerusform>zawiera więcej niż %n elementy</numerusform>
            <numerusform>zawiera więcej niż %n elementów</numerusform>
        </translation>
    </message>
    <message>
        <source>is no option that this program knows</source>
        <translation>nie jest opcją znaną temu programowi</translation>
    </message>
    <message>
        <source>must be a time of day, as in 19:00</source>
        <translation>musi być godziną, na przykład 19:00</translation>
    </message>
    <message>
        <source>must be text, in quotes</source>
        <translation>musi być tekstem w cudzysłowie</translation>
    </message>
    <message>
        <source>is given twice</source>
        <translation>podano dwa razy</translation>
    </message>
    <message>
        <source>must be a plain name in the folder stages</source>
        <translation>musi być zwykłą nazwą w folderze stages</translation>
    </message>
    <message>
        <source>Write it as in stages/01-name.json</source>
        <translation>Wpisz ją w postaci stages/01-name.json</translation>
    </message>
    <message>
        <source>must be whole seconds</source>
        <translation>musi być całkowitą liczbą sekund</translation>
    </message>
    <message>
        <source>has the id of another driver</source>
        <translation>ma identyfikator innego kierowcy</translation>
    </message>
    <message>
        <source>is in a session that is not there or is over</source>
        <translation>jest w spotkaniu, którego nie ma lub które już minęło</translation>
    </message>
    <message>
        <source>Sessions are counted from 0 and do not go back</source>
        <translation>Spotkania liczy się od 0 i nie można się cofać</translation>
    </message>
    <message>
        <source>has the id of another stage</source>
        <translation>ma identyfikator innego odcinka</translation>
    </message>
    <message>
        <source>has the file of another stage</source>
        <translation>ma plik innego odcinka</translation>
    </message>
    <message>
        <source>does not make a rally</source>
        <translation>nie tworzy rajdu</translation>
    </message>
</context>
<context>
    <name>PackReader</name>
    <message>
        <source>this is no rally pack: no entry pack.json</source>
        <translation>to nie jest pakiet rajdu: brak wpisu pack.json</translation>
    </message>
    <message>
        <source>the stage is not in the pack</source>
        <translation>odcinka nie ma w pakiecie</translation>
    </message>
    <message>
        <source>Ask whoever made the pack for a whole one</source>
        <translation>Poproś autora pakietu o kompletny pakiet</translation>
    </message>
    <message>
        <source>pack.json does not name this stage; it is kept, but not shown</source>
        <translation>pack.json nie wymienia tego odcinka; zostaje zachowany, ale nie jest pokazywany</translation>
    </message>
    <message>
        <source>Unpack it, and choose a file that is in it</source>
        <translation>Rozpakuj je i wybierz plik, który w nim jest</translation>
    </message>
    <message>
        <source>with it the texts of the pack hold more than %1 values together</source>
        <translation>wraz z nim teksty paczki mają łącznie ponad %1 wartości</translation>
    </message>
    <message>
        <source>Part the rally into several packs</source>
        <translation>Podziel rajd na kilka paczek</translation>
    </message>
</context>
<context>
    <name>PackWriter</name>
    <message>
        <source>Leave something out</source>
        <translation>Pomiń coś</translation>
    </message>
    <message>
        <source>is larger than a pack&apos;s entry may be (%1 MB)</source>
        <translation>jest większe, niż może być wpis pakietu (%1&#xa0;MB)</translation>
    </message>
    <message>
        <source>the pack is larger than it may be (%1 MB)</source>
        <translation>pakiet jest większy, niż może być (%1&#xa0;MB)</translation>
    </message>
    <message numerus="yes">
        <source>the pack has more than %n entries</source>
        <translation>
            <numerusform>pakiet ma więcej niż %n wpis</numerusform>
            <numerusform>pakiet ma więcej niż %n wpisy</numerusform>
            <numerusform>pakiet ma więcej niż %n wpisów</numerusform>
        </translation>
    </message>
    <message>
        <source>holds more than %1 values</source>
        <translation>ma ponad %1 wartości</translation>
    </message>
    <message>
        <source>the texts of the pack hold more than %1 values together</source>
        <translation>teksty paczki mają łącznie ponad %1 wartości</translation>
    </message>
</context>
<context>
    <name>PageFlow</name>
    <message>
        <source>%1 (continued)</source>
        <translation>%1 (ciąg dalszy)</translation>
    </message>
</context>
<context>
    <name>PageNumbers</name>
    <message>
        <source>&quot;%1&quot; is no page</source>
        <translation>„%1” nie jest stroną</translation>
    </message>
    <message>
        <source>Give numbers of pages, with commas between, as 1,3-5</source>
        <translation>Podaj numery stron oddzielone przecinkami, jak 1,3-5</translation>
    </message>
    <message>
        <source>there is no page %1</source>
        <translation>nie ma strony %1</translation>
    </message>
    <message>
        <source>The last page is %1</source>
        <translation>Ostatnia strona to %1</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>Palette</source>
        <translation>Paleta</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Żetony</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Odcinek</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Uwagi</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Prognoza</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Kafel</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Stages of this game have no palette</source>
        <translation>Odcinki tej gry nie mają palety</translation>
    </message>
    <message>
        <source>Stages of this game have no tokens</source>
        <translation>Odcinki tej gry nie mają żetonów</translation>
    </message>
    <message>
        <source>Pieces of this game have no details</source>
        <translation>Elementy tej gry nie mają szczegółów</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Odcinki</translation>
    </message>
    <message>
        <source>Ideas</source>
        <translation>Pomysły</translation>
    </message>
    <message>
        <source>There are no ideas for stages of this game</source>
        <translation>Dla odcinków tej gry nie ma pomysłów</translation>
    </message>
</context>
<context>
    <name>PastedResults</name>
    <message>
        <source>&quot;%1&quot; means nothing there</source>
        <translation>„%1” nic tam nie znaczy</translation>
    </message>
    <message>
        <source>there is no time yet</source>
        <translation>nie ma jeszcze czasu</translation>
    </message>
    <message numerus="yes">
        <source>There are %n line(s) more than drivers.</source>
        <translation>
            <numerusform>Jest o %n wiersz więcej niż kierowców.</numerusform>
            <numerusform>Jest o %n wiersze więcej niż kierowców.</numerusform>
            <numerusform>Jest o %n wierszy więcej niż kierowców.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>I jeszcze %n.</numerusform>
            <numerusform>I jeszcze %n.</numerusform>
            <numerusform>I jeszcze %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no column for &quot;%1&quot;</source>
        <translation>nie ma kolumny dla „%1”</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a driver, and why an entry is not taken</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PercentText</name>
    <message>
        <source>under 1 %</source>
        <translation>poniżej 1%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>PictureFile</name>
    <message>
        <source>the picture would have %1 x %2 pixels; the most is %3 a side and %4 million in all</source>
        <translation>obraz miałby %1 × %2 pikseli; najwięcej to %3 na bok i %4 mln łącznie</translation>
    </message>
    <message>
        <source>Choose fewer pixels for a tile, or SVG or PDF</source>
        <translation>Wybierz mniej pikseli na kafel albo SVG lub PDF</translation>
    </message>
    <message>
        <source>there is not enough memory for the picture</source>
        <translation>na ten obraz brakuje pamięci</translation>
    </message>
    <message>
        <source>Choose fewer pixels for a tile</source>
        <translation>Wybierz mniej pikseli na kafel</translation>
    </message>
    <message>
        <source>the page would be %1 x %2 cm; the most is %3 cm a side</source>
        <translation>strona miałaby %1 × %2&#xa0;cm; najwięcej to %3&#xa0;cm na bok</translation>
    </message>
    <message>
        <source>Choose SVG</source>
        <translation>Wybierz SVG</translation>
    </message>
    <message>
        <source>pictures are not written to such files</source>
        <translation>obrazów nie zapisuje się do takich plików</translation>
    </message>
    <message>
        <source>Give it one of the endings %1</source>
        <translation>Nadaj mu jedno z rozszerzeń: %1</translation>
    </message>
</context>
<context>
    <name>PictureOptions</name>
    <message>
        <source>The file to write; its ending says as what: %1.</source>
        <translation>Plik do zapisania; jego rozszerzenie wskazuje format: %1.</translation>
    </message>
    <message>
        <source>In greys, to be printed without colour.</source>
        <translation>W odcieniach szarości, do druku bez koloru.</translation>
    </message>
    <message>
        <source>For PNG: the width of a tile, corner to corner, in pixels. Left out: %1.</source>
        <translation>Dla PNG: szerokość kafla od wierzchołka do wierzchołka, w pikselach. Domyślnie: %1.</translation>
    </message>
    <message>
        <source>What to write: %1. Left out: what the ending says, SVG to standard output.</source>
        <translation>Co zapisać: %1. Domyślnie: to, co wskazuje rozszerzenie, a na standardowe wyjście SVG.</translation>
    </message>
    <message>
        <source>there are no pictures of kind &quot;%1&quot;</source>
        <translation>nie ma obrazów rodzaju „%1”</translation>
    </message>
    <message>
        <source>--to takes one of %1</source>
        <translation>--to przyjmuje jedno z: %1</translation>
    </message>
</context>
<context>
    <name>PictureWindow</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Stages of this game can be viewed, not edited</source>
        <translation>Odcinki tej gry można oglądać, ale nie edytować</translation>
    </message>
</context>
<context>
    <name>PieceWords</name>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n element</numerusform>
            <numerusform>%n elementy</numerusform>
            <numerusform>%n elementów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>asphalt on %n piece(s)</source>
        <translation>
            <numerusform>asfalt na %n elemencie</numerusform>
            <numerusform>asfalt na %n elementach</numerusform>
            <numerusform>asfalt na %n elementach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gravel on %n piece(s)</source>
        <translation>
            <numerusform>szuter na %n elemencie</numerusform>
            <numerusform>szuter na %n elementach</numerusform>
            <numerusform>szuter na %n elementach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>snow on %n piece(s)</source>
        <translation>
            <numerusform>śnieg na %n elemencie</numerusform>
            <numerusform>śnieg na %n elementach</numerusform>
            <numerusform>śnieg na %n elementach</numerusform>
        </translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Element</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Elementy</translation>
    </message>
    <message>
        <source>Pieces needed</source>
        <translation>Potrzebne elementy</translation>
    </message>
    <message>
        <source>Pieces on the table</source>
        <translation>Elementy na stole</translation>
    </message>
    <message>
        <source>Pieces from stage to stage</source>
        <translation>Elementy od odcinka do odcinka</translation>
    </message>
    <message>
        <source>The boxes hold all these pieces.</source>
        <translation>W pudełkach są wszystkie te elementy.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) are short:</source>
        <translation>
            <numerusform>Brakuje %n elementu:</numerusform>
            <numerusform>Brakuje %n elementów:</numerusform>
            <numerusform>Brakuje %n elementów:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is short: %2 needed, %3 in the boxes</source>
        <translation>Brakuje %1: potrzeba %2, w pudełkach %3</translation>
    </message>
    <message>
        <source>No order lays fewer pieces than the one they are in: %1.</source>
        <translation>Żadna kolejność nie kładzie mniej elementów niż obecna: %1.</translation>
    </message>
    <message numerus="yes">
        <source>No better order was found than the one they are in: it lays %n piece(s), and none needs fewer than %1.</source>
        <translation>
            <numerusform>Nie znaleziono lepszej kolejności niż obecna: kładzie się %n element, a żadna nie wymaga mniej niż %1.</numerusform>
            <numerusform>Nie znaleziono lepszej kolejności niż obecna: kładzie się %n elementy, a żadna nie wymaga mniej niż %1.</numerusform>
            <numerusform>Nie znaleziono lepszej kolejności niż obecna: kładzie się %n elementów, a żadna nie wymaga mniej niż %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) are laid instead of %1, and no order lays fewer: %2.</source>
        <translation>
            <numerusform>Kładzie się %n element zamiast %1 i żadna kolejność nie kładzie mniej: %2.</numerusform>
            <numerusform>Kładzie się %n elementy zamiast %1 i żadna kolejność nie kładzie mniej: %2.</numerusform>
            <numerusform>Kładzie się %n elementów zamiast %1 i żadna kolejność nie kładzie mniej: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) are laid instead of %1, and no order needs fewer than %2: %3.</source>
        <translation>
            <numerusform>Kładzie się %n element zamiast %1 i żadna kolejność nie wymaga mniej niż %2: %3.</numerusform>
            <numerusform>Kładzie się %n elementy zamiast %1 i żadna kolejność nie wymaga mniej niż %2: %3.</numerusform>
            <numerusform>Kładzie się %n elementów zamiast %1 i żadna kolejność nie wymaga mniej niż %2: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid at the same time, these stages need more pieces than there are: %1. They lack %2.</source>
        <translation>Ułożone jednocześnie, te odcinki potrzebują więcej elementów, niż jest: %1. Brakuje im %2.</translation>
    </message>
    <message>
        <source>Losses of control and turns, piece by piece</source>
        <translation>Utraty kontroli i tury, element po elemencie</translation>
    </message>
    <message numerus="yes">
        <source>%1: control is lost there %n time(s) in 100 drives; %2 turns of a drive end there, in gear %3 on average.</source>
        <translation>
            <numerusform>%1: utrata kontroli %n raz na 100 przejazdów; kończy się tam %2 tury przejazdu, średnio na biegu %3.</numerusform>
            <numerusform>%1: utrata kontroli %n razy na 100 przejazdów; kończy się tam %2 tury przejazdu, średnio na biegu %3.</numerusform>
            <numerusform>%1: utrata kontroli %n razy na 100 przejazdów; kończy się tam %2 tury przejazdu, średnio na biegu %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pieces from %1</source>
        <translation>Elementy z %1</translation>
    </message>
    <message>
        <source>There is service after %1, but nothing of the stage says so.</source>
        <translation>Po %1 jest serwis, ale nic na odcinku tego nie mówi.</translation>
    </message>
    <message>
        <source>%1 is to be followed by service, but there is none after it.</source>
        <translation>Po %1 ma być serwis, ale go nie ma.</translation>
    </message>
</context>
<context>
    <name>PipedFiles</name>
    <message>
        <source>cannot be read: %1</source>
        <translation>nie można odczytać: %1</translation>
    </message>
    <message>
        <source>Check that it may be read</source>
        <translation>Sprawdź prawo do odczytu</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>standardowe wejście</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>SERVICE</source>
        <comment>lettering on the yard, capitals</comment>
        <translation>SERWIS</translation>
    </message>
    <message>
        <source>PIT</source>
        <comment>lettering on the pit lane, capitals</comment>
        <translation>PIT</translation>
    </message>
</context>
<context>
    <name>PlanText</name>
    <message>
        <source>Planning the evening…</source>
        <translation>Trwa planowanie wieczoru…</translation>
    </message>
    <message>
        <source>No stage can be driven yet.</source>
        <translation>Żadnego odcinka nie da się jeszcze przejechać.</translation>
    </message>
    <message>
        <source>%1 in all, until %2.</source>
        <translation>Łącznie %1, do %2.</translation>
    </message>
    <message>
        <source>%1 in all.</source>
        <translation>Łącznie %1.</translation>
    </message>
    <message>
        <source>Without %1, which cannot be driven yet.</source>
        <translation>Bez %1, bo nie da się tego jeszcze przejechać.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n stage(s) are over in time.</source>
        <translation>
            <numerusform>Odcinki ukończone na czas: %1 z %n.</numerusform>
            <numerusform>Odcinki ukończone na czas: %1 z %n.</numerusform>
            <numerusform>Odcinki ukończone na czas: %1 z %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ways to make it fit</source>
        <translation>Jak się zmieścić</translation>
    </message>
    <message>
        <source>Change of stages</source>
        <translation>Zmiana odcinka</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Przerwa</translation>
    </message>
    <message>
        <source>%1, then service</source>
        <translation>%1, potem serwis</translation>
    </message>
    <message>
        <source>Timetable</source>
        <translation>Harmonogram</translation>
    </message>
    <message>
        <source>Driving</source>
        <translation>Jazda</translation>
    </message>
    <message>
        <source>Changes of stages</source>
        <translation>Zmiany odcinków</translation>
    </message>
    <message>
        <source>Breaks</source>
        <translation>Przerwy</translation>
    </message>
    <message>
        <source>Setting up, on top</source>
        <translation>Przygotowanie, dodatkowo</translation>
    </message>
    <message>
        <source>Total time</source>
        <translation>Łączny czas</translation>
    </message>
    <message>
        <source>%1 cannot be driven: %2</source>
        <translation>Nie da się przejechać %1: %2</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Uwagi</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Zastosuj</translation>
    </message>
    <message numerus="yes">
        <source>The evening is being planned: %1 of %n stage(s) so far.</source>
        <translation>
            <numerusform>Trwa planowanie wieczoru: na razie %1 z %n odcinka.</numerusform>
            <numerusform>Trwa planowanie wieczoru: na razie %1 z %n odcinków.</numerusform>
            <numerusform>Trwa planowanie wieczoru: na razie %1 z %n odcinków.</numerusform>
        </translation>
    </message>
    <message>
        <source>It fits, with %1 to spare.</source>
        <translation>Mieści się, zapas: %1.</translation>
    </message>
    <message>
        <source>That is %1 too long.</source>
        <translation>Za długo o: %1.</translation>
    </message>
    <message>
        <source>By rules of your own: %1.</source>
        <translation>Według własnych zasad: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n race(s) are over in time.</source>
        <translation>
            <numerusform>%1 z %n wyścigu kończy się na czas.</numerusform>
            <numerusform>%1 z %n wyścigów kończy się na czas.</numerusform>
            <numerusform>%1 z %n wyścigów kończy się na czas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change of circuits</source>
        <translation>Zmiana torów</translation>
    </message>
    <message>
        <source>Changes of circuits</source>
        <translation>Zmiany torów</translation>
    </message>
    <message>
        <source>No race can be driven yet.</source>
        <translation>Żadnym torem nie da się jeszcze przejechać.</translation>
    </message>
    <message>
        <source>Find one</source>
        <translation>Znajdź</translation>
    </message>
</context>
<context>
    <name>PlayerRules</name>
    <message>
        <source>One to four play, and here it is %1: the box has things for four.</source>
        <translation>Gra od jednej do czterech osób, a tu jest ich %1: pudełko starcza dla czterech.</translation>
    </message>
    <message>
        <source>One player drives against the ghost driver, and here it is %1.</source>
        <translation>Przeciw kierowcy widmo jedzie jeden gracz, a tu jest ich %1.</translation>
    </message>
    <message>
        <source>A single player drives solo, against the ghost driver.</source>
        <translation>Samotny gracz jedzie solo, przeciw kierowcy widmo.</translation>
    </message>
    <message>
        <source>Play solo</source>
        <translation>Graj solo</translation>
    </message>
    <message>
        <source>The box has no driver &quot;%1&quot;, but %2.</source>
        <translation>W pudełku nie ma kierowcy „%1”, są: %2.</translation>
    </message>
    <message>
        <source>%1 drives for two players; the box has each driver once.</source>
        <translation>%1 jedzie dla dwóch graczy; w pudełku każdy kierowca jest raz.</translation>
    </message>
    <message>
        <source>%1 drives for player %2</source>
        <translation>%1 jedzie dla gracza %2</translation>
    </message>
    <message>
        <source>In a trial nobody has driver cards.</source>
        <translation>W próbie nikt nie ma kart kierowcy.</translation>
    </message>
    <message>
        <source>Leave the drivers out</source>
        <translation>Pomiń kierowców</translation>
    </message>
    <message>
        <source>No driver is chosen for player %1.</source>
        <translation>Dla gracza %1 nie wybrano kierowcy.</translation>
    </message>
    <message>
        <source>Player %1 begins with %2 damage tokens flipped; the rulebook knows one or two.</source>
        <translation>Gracz %1 zaczyna z odwróconymi żetonami uszkodzeń: %2; instrukcja zna jeden lub dwa.</translation>
    </message>
    <message>
        <source>Flip two damage tokens</source>
        <translation>Odwróć dwa żetony uszkodzeń</translation>
    </message>
    <message>
        <source>The players begin with different damage: a handicap that the rulebook does not know.</source>
        <translation>Gracze zaczynają z różnymi uszkodzeniami: takiego wyrównania szans instrukcja nie zna.</translation>
    </message>
</context>
<context>
    <name>PlayersDiffer</name>
    <message numerus="yes">
        <source>At %1 %n player(s) have a place, and the evening is planned for %2.</source>
        <translation>
            <numerusform>Na odcinku %1 miejsce ma %n gracz, a wieczór zaplanowano dla %2.</numerusform>
            <numerusform>Na odcinku %1 miejsce mają %n gracze, a wieczór zaplanowano dla %2.</numerusform>
            <numerusform>Na odcinku %1 miejsce ma %n graczy, a wieczór zaplanowano dla %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Places for %n player(s) at %1</source>
        <translation>
            <numerusform>Miejsce dla %n gracza na odcinku %1</numerusform>
            <numerusform>Miejsca dla %n graczy na odcinku %1</numerusform>
            <numerusform>Miejsca dla %n graczy na odcinku %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsTable</name>
    <message>
        <source>must be at most %1 numbers</source>
        <translation>może mieć najwyżej %1 liczb</translation>
    </message>
    <message>
        <source>must be whole numbers up to %1</source>
        <translation>muszą być liczbami całkowitymi do %1</translation>
    </message>
    <message>
        <source>Rally world, with power stage</source>
        <translation>Świat rajdów, z Power Stage</translation>
    </message>
    <message>
        <source>Circuit world, with fastest lap</source>
        <translation>Świat torów, z najszybszym okrążeniem</translation>
    </message>
    <message>
        <source>One&apos;s own</source>
        <translation>Własna</translation>
    </message>
    <message>
        <source>must hold at least one table</source>
        <translation>musi zawierać co najmniej jedną tabelę</translation>
    </message>
</context>
<context>
    <name>PreparedRallyTexts</name>
    <message>
        <source>with this stage the rally is too long to be driven: the most is %1 spaces, all laps counted</source>
        <translation>z tym odcinkiem rajd jest za długi, by go przejechać: liczba pól ze wszystkimi okrążeniami może wynosić najwyżej %1</translation>
    </message>
    <message>
        <source>Make two rallies of it, or lay fewer tiles</source>
        <translation>Zrób z niego dwa rajdy albo połóż mniej kafli</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>The printer reports an error.</source>
        <translation>Drukarka zgłasza błąd.</translation>
    </message>
    <message>
        <source>Drawing the pages…</source>
        <translation>Trwa rysowanie stron…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>PrinterChoice</name>
    <message>
        <source>none of the pages is among those chosen</source>
        <translation>żadna ze stron nie należy do wybranych</translation>
    </message>
    <message>
        <source>Choose other pages</source>
        <translation>Wybierz inne strony</translation>
    </message>
</context>
<context>
    <name>RaceCommand</name>
    <message>
        <source>say what a race of several cars is like</source>
        <translation>powiedzieć, jaki jest wyścig kilku samochodów</translation>
    </message>
    <message>
        <source>Says what a race of several cars on a stage or circuit is like: rounds, wins by place on
the grid, passes, how often cars are held up and where, minutes at the table.</source>
        <translation>Mówi, jaki jest wyścig kilku samochodów na odcinku albo torze: rundy, wygrane według pola
startowego, wyprzedzanie, jak często i gdzie samochody są blokowane, minuty przy stole.</translation>
    </message>
    <message>
        <source>races are simulated on hexagonal tiles alone</source>
        <translation>wyścigi symuluje się tylko na kafelkach sześciokątnych</translation>
    </message>
    <message>
        <source>&quot;stagewright estimate&quot; says how long a stage of this game takes</source>
        <translation>„stagewright estimate” mówi, ile trwa odcinek tej gry</translation>
    </message>
</context>
<context>
    <name>RaceOptions</name>
    <message>
        <source>How many cars race, 1 to %1. Left out: %2.</source>
        <translation>Ile samochodów się ściga, 1 do %1. Pominięte: %2.</translation>
    </message>
    <message>
        <source>Laps of a circuit, 1 to %1. Left out: those of the file.</source>
        <translation>Okrążenia toru, od 1 do %1. Domyślnie: te z pliku.</translation>
    </message>
    <message>
        <source>How they drive: %1; one for all, or one for each place on the grid, with commas between. Left out: %2.</source>
        <translation>Jak jeżdżą: %1; jeden dla wszystkich albo po jednym na każde pole startowe, z przecinkami. Pominięte: %2.</translation>
    </message>
    <message>
        <source>Which dashboard of the rules, by its id; one for all, or one for each place on the grid. Left out: the one that the file says, or the first for the surface of the stage.</source>
        <translation>Który kokpit z zasad, przez jego id; jeden dla wszystkich albo po jednym na każde pole startowe. Pominięte: ten, który podaje plik, albo pierwszy dla nawierzchni odcinka.</translation>
    </message>
    <message>
        <source>Where the first corner bends right the grid is counted from the right, so that the pole is inside.</source>
        <translation>Gdzie pierwszy zakręt skręca w prawo, pola startowe liczy się od prawej, tak że pole position jest po wewnętrznej.</translation>
    </message>
    <message>
        <source>How many races to simulate. Left out: %1.</source>
        <translation>Ile wyścigów symulować. Pominięte: %1.</translation>
    </message>
    <message>
        <source>Simulate until the mean rounds of the first car are known to so many to either side (95 %).</source>
        <translation>Symulować, aż średnia liczba rund pierwszego samochodu jest znana z taką dokładnością w obie strony (95%).</translation>
    </message>
    <message>
        <source>A number; the same gives the same races. Left out: 1.</source>
        <translation>Liczba; ta sama daje te same wyścigi. Pominięte: 1.</translation>
    </message>
    <message>
        <source>there is no driver &quot;%1&quot;. There are: %2</source>
        <translation>nie ma kierowcy „%1”. Są: %2</translation>
    </message>
    <message numerus="yes">
        <source>--drivers takes one for all, or %n, one for each car</source>
        <translation>
            <numerusform>--drivers przyjmuje jednego dla wszystkich albo %n, po jednym na samochód</numerusform>
            <numerusform>--drivers przyjmuje jednego dla wszystkich albo %n, po jednym na samochód</numerusform>
            <numerusform>--drivers przyjmuje jednego dla wszystkich albo %n, po jednym na samochód</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>--dashboard takes one for all, or %n, one for each car</source>
        <translation>
            <numerusform>--dashboard przyjmuje jeden dla wszystkich albo %n, po jednym na samochód</numerusform>
            <numerusform>--dashboard przyjmuje jeden dla wszystkich albo %n, po jednym na samochód</numerusform>
            <numerusform>--dashboard przyjmuje jeden dla wszystkich albo %n, po jednym na samochód</numerusform>
        </translation>
    </message>
    <message>
        <source>--ci takes a number of rounds from 0.0001 up</source>
        <translation>--ci przyjmuje liczbę rund od 0.0001</translation>
    </message>
    <message>
        <source>Who is foremost has the leader die (DIRT, on gravel).</source>
        <translation>Kto jedzie pierwszy, ma kość lidera (DIRT, na szutrze).</translation>
    </message>
    <message>
        <source>Second or focus tokens: drivers go flat out where that pays, and make dice safe.</source>
        <translation>Żetony sekund lub skupienia: kierowcy wciskają gaz do dechy, gdzie się to opłaca, i zabezpieczają kości.</translation>
    </message>
    <message>
        <source>A loss of control costs dice as its damage says.</source>
        <translation>Utrata kontroli kosztuje kości, jak mówią uszkodzenia.</translation>
    </message>
    <message>
        <source>Drivers change tyres or have damage repaired where that pays (GT).</source>
        <translation>Kierowcy zmieniają opony lub naprawiają uszkodzenia, gdzie się to opłaca (GT).</translation>
    </message>
    <message>
        <source>The weather changes as the tokens say (GT).</source>
        <translation>Pogoda zmienia się, jak mówią żetony (GT).</translation>
    </message>
    <message>
        <source>Where a yellow flag lies nobody drives beside another (GT).</source>
        <translation>Gdzie leży żółta flaga, nikt nie jedzie obok innego (GT).</translation>
    </message>
    <message>
        <source>Drivers may begin with a flying start, and do if it pays.</source>
        <translation>Kierowcy mogą ruszać z piskiem opon i robią to, gdy się opłaca.</translation>
    </message>
    <message>
        <source>In the highest gear brake dice may be used as coast dice.</source>
        <translation>Na najwyższym biegu kości hamowania mogą służyć do utrzymania prędkości.</translation>
    </message>
    <message>
        <source>Shortcuts throw mud onto the road for those who follow (DIRT).</source>
        <translation>Skróty rzucają błoto na drogę tych, którzy jadą z tyłu (DIRT).</translation>
    </message>
    <message>
        <source>On gravel a shortcut that went well is clean: who follows draws no token there (DIRT).</source>
        <translation>Na szutrze skrót, który się udał, jest czysty: kto jedzie z tyłu, nie ciągnie tam żetonu (DIRT).</translation>
    </message>
    <message>
        <source>Shortcuts cost a coast die where their token says so, as with --damage (DIRT).</source>
        <translation>Skróty kosztują kość utrzymania prędkości, jeśli tak mówi żeton, jak przy --damage (DIRT).</translation>
    </message>
</context>
<context>
    <name>RaceReport</name>
    <message>
        <source>%1: %2 %</source>
        <translation>%1: %2%</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>races</source>
        <translation>wyścigi</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n car(s) over %2</source>
        <translation>
            <numerusform>%1, %n samochód, %2</numerusform>
            <numerusform>%1, %n samochody, %2</numerusform>
            <numerusform>%1, %n samochodów, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lap(s)</source>
        <translation>
            <numerusform>%n okrążenie</numerusform>
            <numerusform>%n okrążenia</numerusform>
            <numerusform>%n okrążeń</numerusform>
        </translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>rundy</translation>
    </message>
    <message>
        <source>%1 until the first car is in, %2 until the last</source>
        <translation>%1, aż pierwszy samochód jest na mecie, %2, aż ostatni</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>gra</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) at the table, %1 turns of all cars</source>
        <translation>
            <numerusform>%n minuta przy stole, %1 tur wszystkich samochodów</numerusform>
            <numerusform>%n minuty przy stole, %1 tur wszystkich samochodów</numerusform>
            <numerusform>%n minut przy stole, %1 tur wszystkich samochodów</numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <translation>wygrane</translation>
    </message>
    <message>
        <source>%1 (by place on the grid)</source>
        <translation>%1 (według pola startowego)</translation>
    </message>
    <message>
        <source>times</source>
        <translation>czasy</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>wyprzedzanie</translation>
    </message>
    <message>
        <source>%1 on the road, %2 of a car that has lost control, %3 on the line; %4 changes of the lead</source>
        <translation>%1 na drodze, %2 samochodu, który stracił panowanie, %3 na mecie; %4 zmian prowadzenia</translation>
    </message>
    <message>
        <source>held up</source>
        <translation>zablokowani</translation>
    </message>
    <message>
        <source>%1 turns, and %2 are hindered, by %3 s in all</source>
        <translation>%1 tur, a %2 jest utrudnionych, razem o %3 s</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>odstęp</translation>
    </message>
    <message>
        <source>%1 moves from the last car to the line when the first is in</source>
        <translation>%1 ruchów od ostatniego samochodu do mety, gdy pierwszy już na niej jest</translation>
    </message>
    <message>
        <source>losses</source>
        <translation>utraty</translation>
    </message>
    <message>
        <source>%1 of control in a race; %2 off the road</source>
        <translation>%1 utraty panowania na wyścig; %2 poza drogą</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>zasady</translation>
    </message>
    <message>
        <source>%1, dashboard &quot;%2&quot;</source>
        <translation>%1, kokpit „%2”</translation>
    </message>
    <message>
        <source>%1 turns flat out for %2 tokens, of which %3 are spent</source>
        <translation>%1 tur z gazem do dechy za %2 żetonów, z tego wydanych: %3</translation>
    </message>
    <message>
        <source>%1 damage tokens, %2 cars retire</source>
        <translation>%1 żetonów uszkodzeń, %2 samochodów rezygnuje</translation>
    </message>
    <message>
        <source>%1 pit stops</source>
        <translation>%1 zjazdów do boksu</translation>
    </message>
    <message>
        <source>%1 changes of weather</source>
        <translation>%1 zmian pogody</translation>
    </message>
    <message>
        <source>%1 yellow flags</source>
        <translation>%1 żółtych flag</translation>
    </message>
    <message>
        <source>mud %1 times</source>
        <translation>błoto %1 razy</translation>
    </message>
    <message>
        <source>also</source>
        <translation>ponadto</translation>
    </message>
    <message>
        <source>%1 shortcuts cleaned</source>
        <translation>oczyszczone skróty: %1</translation>
    </message>
    <message>
        <source>%1 shortcuts cost a coast die</source>
        <translation>skróty, które kosztują kość utrzymania prędkości: %1</translation>
    </message>
</context>
<context>
    <name>RaceSimulator</name>
    <message numerus="yes">
        <source>the grid has %n place(s), too few for the cars</source>
        <translation>
            <numerusform>na polach startowych jest %n miejsce, za mało dla samochodów</numerusform>
            <numerusform>na polach startowych są %n miejsca, za mało dla samochodów</numerusform>
            <numerusform>na polach startowych jest %n miejsc, za mało dla samochodów</numerusform>
        </translation>
    </message>
    <message>
        <source>Let fewer cars race</source>
        <translation>Wybierz mniej samochodów</translation>
    </message>
    <message>
        <source>the road is too long for a race: it has %1 spaces, all laps counted, and the most is %2</source>
        <translation>droga jest za długa na wyścig: ma %1 pól licząc wszystkie okrążenia, a najwięcej może być %2</translation>
    </message>
    <message>
        <source>Choose fewer laps, or lay fewer tiles</source>
        <translation>Wybierz mniej okrążeń albo połóż mniej kafli</translation>
    </message>
    <message>
        <source>the rules have no leader die for the dashboard &quot;%1&quot;</source>
        <translation>zasady nie mają kości lidera dla kokpitu „%1”</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Pomiń ją</translation>
    </message>
    <message>
        <source>the rules of %1 have no %2</source>
        <translation>zasady gry %1 nie przewidują: %2</translation>
    </message>
    <message>
        <source>flying start</source>
        <translation>ruszanie z piskiem opon</translation>
    </message>
    <message>
        <source>changes of weather</source>
        <translation>zmiany pogody</translation>
    </message>
    <message>
        <source>yellow flags</source>
        <translation>żółte flagi</translation>
    </message>
    <message>
        <source>mud</source>
        <translation>błoto</translation>
    </message>
    <message>
        <source>pit stops</source>
        <translation>zjazdy do boksu</translation>
    </message>
    <message>
        <source>cleaned shortcuts</source>
        <translation>oczyszczone skróty</translation>
    </message>
    <message>
        <source>dirty shortcuts</source>
        <translation>brudne skróty</translation>
    </message>
</context>
<context>
    <name>RaceTime</name>
    <message>
        <source>&quot;%1&quot; is not a time</source>
        <translation>„%1” nie jest czasem</translation>
    </message>
    <message>
        <source>Write it as in 1:37, or in seconds, 97</source>
        <translation>Wpisz go w postaci 1:37 albo w sekundach: 97</translation>
    </message>
    <message>
        <source>no stage takes longer than a day</source>
        <translation>żaden odcinek nie trwa dłużej niż dobę</translation>
    </message>
    <message>
        <source>a minute has no %1 seconds</source>
        <translation>minuta nie ma %1 sekund</translation>
    </message>
</context>
<context>
    <name>RaceWords</name>
    <message>
        <source>No passing.</source>
        <translation>Bez wyprzedzania.</translation>
    </message>
    <message>
        <source>Little passing: %1 a lap, most of it at %2.</source>
        <translation>Mało wyprzedzania: %1 na okrążenie, najwięcej na %2.</translation>
    </message>
    <message>
        <source>Little passing: %1 a race, most of it at %2.</source>
        <translation>Mało wyprzedzania: %1 na wyścig, najwięcej na %2.</translation>
    </message>
    <message>
        <source>Some passing: %1 a lap, most of it at %2.</source>
        <translation>Trochę wyprzedzania: %1 na okrążenie, najwięcej na %2.</translation>
    </message>
    <message>
        <source>Some passing: %1 a race, most of it at %2.</source>
        <translation>Trochę wyprzedzania: %1 na wyścig, najwięcej na %2.</translation>
    </message>
    <message>
        <source>Much passing: %1 a lap, most of it at %2.</source>
        <translation>Dużo wyprzedzania: %1 na okrążenie, najwięcej na %2.</translation>
    </message>
    <message>
        <source>Much passing: %1 a race, most of it at %2.</source>
        <translation>Dużo wyprzedzania: %1 na wyścig, najwięcej na %2.</translation>
    </message>
    <message>
        <source>Pole is worth nothing.</source>
        <translation>Pole position nic nie daje.</translation>
    </message>
    <message>
        <source>Pole is worth %1 %.</source>
        <translation>Pole position jest warte %1%.</translation>
    </message>
    <message>
        <source>Pole costs %1 %.</source>
        <translation>Pole position kosztuje %1%.</translation>
    </message>
    <message>
        <source>Who starts first takes as long as the others.</source>
        <translation>Kto startuje pierwszy, jedzie tak długo jak inni.</translation>
    </message>
    <message>
        <source>Who starts first takes %1 s longer than the others.</source>
        <translation>Kto startuje pierwszy, jedzie o %1 s dłużej niż inni.</translation>
    </message>
    <message>
        <source>Who starts first is %1 s faster than the others.</source>
        <translation>Kto startuje pierwszy, jest o %1 s szybszy niż inni.</translation>
    </message>
    <message>
        <source>One car races against nobody.</source>
        <translation>Jeden samochód z nikim się nie ściga.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>RallyAnswers</name>
    <message>
        <source>is no folder that rallies can be written to</source>
        <translation>nie jest folderem, do którego można zapisać rajdy</translation>
    </message>
    <message>
        <source>Name a folder, or leave --count out</source>
        <translation>Podaj folder albo pomiń --count</translation>
    </message>
    <message>
        <source>%1: %2 of %3 tiles</source>
        <translation>%1: %2, kafli: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n odcinek</numerusform>
            <numerusform>%n odcinki</numerusform>
            <numerusform>%n odcinków</numerusform>
        </translation>
    </message>
    <message>
        <source>no answer: %1</source>
        <translation>brak odpowiedzi: %1</translation>
    </message>
</context>
<context>
    <name>RallyCommand</name>
    <message>
        <source>plan a rally: timetable, tiles and totals</source>
        <translation>planuje rajd: harmonogram, kafle i sumy czasów</translation>
    </message>
    <message numerus="yes">
        <source>a rally has at most %n stage(s)</source>
        <translation>
            <numerusform>rajd ma najwyżej %n odcinek</numerusform>
            <numerusform>rajd ma najwyżej %n odcinki</numerusform>
            <numerusform>rajd ma najwyżej %n odcinków</numerusform>
        </translation>
    </message>
    <message>
        <source>Plans a rally: timetable with clock times, boxes and tiles, expected times and totals.
With --new, makes one of stages. Leaves with 1 if it cannot be laid as it is meant to.</source>
        <translation>Planuje rajd: harmonogram z godzinami, pudełka i kafle, oczekiwane czasy i sumy.
Z --new tworzy rajd z odcinków. Kończy się kodem 1, gdy rajdu nie da się ułożyć tak,
jak ma być.</translation>
    </message>
</context>
<context>
    <name>RallyContents</name>
    <message numerus="yes">
        <source>%n stages, plan and results: see the menu Rally</source>
        <translation>
            <numerusform>%n odcinek, plan i wyniki: zob. menu Rajd</numerusform>
            <numerusform>%n odcinki, plan i wyniki: zob. menu Rajd</numerusform>
            <numerusform>%n odcinków, plan i wyniki: zob. menu Rajd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stages and results: see the menu Rally</source>
        <translation>
            <numerusform>%n odcinek i wyniki: zob. menu Rajd</numerusform>
            <numerusform>%n odcinki i wyniki: zob. menu Rajd</numerusform>
            <numerusform>%n odcinków i wyniki: zob. menu Rajd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stages and a plan: see the menu Rally</source>
        <translation>
            <numerusform>%n odcinek i plan: zob. menu Rajd</numerusform>
            <numerusform>%n odcinki i plan: zob. menu Rajd</numerusform>
            <numerusform>%n odcinków i plan: zob. menu Rajd</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RallyExpectedTimes</name>
    <message>
        <source>%1: %2 expected (%3 to %4), %5 turns; %6 % start damaged, %7 % retire</source>
        <translation>%1: oczekiwany %2 (od %3 do %4), tury: %5; %6% startuje z uszkodzeniami, %7% się wycofuje</translation>
    </message>
    <message>
        <source>%1 expected (%2 to %3)</source>
        <translation>oczekiwany %1 (od %2 do %3)</translation>
    </message>
    <message>
        <source>Place %1: %2</source>
        <translation>Pozycja %1: %2</translation>
    </message>
    <message>
        <source>From the first to the last: %1</source>
        <translation>Od pierwszego do ostatniego: %1</translation>
    </message>
    <message>
        <source>Who leads after the first stage wins %1 % of the rallies.</source>
        <translation>Kto prowadzi po pierwszym odcinku, wygrywa %1% rajdów.</translation>
    </message>
    <message>
        <source>A car retires in %1 % of its rallies; in %2 % of the rallies some car does.</source>
        <translation>Samochód wycofuje się w %1% swoich rajdów; w %2% rajdów wycofuje się któryś samochód.</translation>
    </message>
    <message numerus="yes">
        <source>Driven %n time(s) by cars alike (%1):</source>
        <translation>
            <numerusform>Przejechano %n raz jednakowymi samochodami (%1):</numerusform>
            <numerusform>Przejechano %n razy jednakowymi samochodami (%1):</numerusform>
            <numerusform>Przejechano %n razy jednakowymi samochodami (%1):</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RallyForecast</name>
    <message>
        <source>the rally has no stages</source>
        <translation>rajd nie ma odcinków</translation>
    </message>
</context>
<context>
    <name>RallyLength</name>
    <message numerus="yes">
        <source>By the rulebook a rally of %1 has %n stage(s), here there are %2.</source>
        <comment>%2: a number of stages</comment>
        <translation>
            <numerusform>Według instrukcji rajd w %1 ma %n odcinek, a tutaj jest ich %2.</numerusform>
            <numerusform>Według instrukcji rajd w %1 ma %n odcinki, a tutaj jest ich %2.</numerusform>
            <numerusform>Według instrukcji rajd w %1 ma %n odcinków, a tutaj jest ich %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RallyOptions</name>
    <message>
        <source>How many play, 1 to %1. Left out: as the rally says.</source>
        <translation>Liczba graczy, od 1 do %1. Domyślnie: jak mówi rajd.</translation>
    </message>
    <message>
        <source>When the first stage starts, as in 19:00. Left out: as the rally says, or from 00:00 on.</source>
        <translation>Kiedy rusza pierwszy odcinek, na przykład 19:00. Domyślnie: jak mówi rajd albo od 00:00.</translation>
    </message>
    <message>
        <source>How long the rally may take. Left out: as the rally says.</source>
        <translation>Jak długo może trwać rajd. Domyślnie: jak mówi rajd.</translation>
    </message>
    <message>
        <source>How many times to drive the rally. Left out: %1.</source>
        <translation>Ile razy przejechać rajd. Domyślnie: %1.</translation>
    </message>
    <message>
        <source>A number; the same gives the same drives. Left out: 1.</source>
        <translation>Liczba; ta sama daje te same przejazdy. Domyślnie: 1.</translation>
    </message>
    <message>
        <source>With --new: the rally&apos;s title.</source>
        <translation>Z --new: tytuł rajdu.</translation>
    </message>
    <message>
        <source>With --new: the file to write.</source>
        <translation>Z --new: plik do zapisania.</translation>
    </message>
    <message>
        <source>--start takes a time of day, as in 19:00</source>
        <translation>--start przyjmuje godzinę, na przykład 19:00</translation>
    </message>
    <message>
        <source>there is nothing to write</source>
        <translation>nie ma czego zapisać</translation>
    </message>
    <message>
        <source>no output file is named</source>
        <translation>nie podano pliku wyjściowego</translation>
    </message>
    <message>
        <source>Name one with -o</source>
        <translation>Wskaż go opcją -o</translation>
    </message>
    <message>
        <source>one rally is taken at a time</source>
        <translation>przyjmowany jest jeden rajd naraz</translation>
    </message>
    <message>
        <source>To make one of several stages, add --new</source>
        <translation>Aby utworzyć rajd z kilku odcinków, dodaj --new</translation>
    </message>
    <message>
        <source>Make a rally of the stage files that are named, in this order, and write it to the file that -o names. There is service after each stage but the last that has a service tile.</source>
        <translation>Utwórz rajd z podanych plików odcinków, w tej kolejności, i zapisz go do pliku wskazanego opcją -o. Serwis jest po każdym odcinku z kaflem pomocy technicznej oprócz ostatniego.</translation>
    </message>
    <message>
        <source>--rules is for planning a rally, not for --new</source>
        <translation>Opcja --rules służy do planowania rajdu, a nie do użycia z --new</translation>
    </message>
    <message>
        <source>-o, --title and --entered go with --new</source>
        <translation>Opcje -o, --title i --entered wymagają --new</translation>
    </message>
</context>
<context>
    <name>RallyOutput</name>
    <message>
        <source>only a pack holds tile sets of one&apos;s own</source>
        <translation>tylko pakiet rajdu zawiera własne zestawy kafli</translation>
    </message>
    <message>
        <source>Name a file that ends in .rallypack</source>
        <translation>Podaj plik o nazwie kończącej się na .rallypack</translation>
    </message>
    <message>
        <source>holds what you entered of a box (%1)</source>
        <translation>zawiera to, co wpisano z pudełka (%1)</translation>
    </message>
    <message>
        <source>Whoever gets the pack gets it too</source>
        <translation>Kto dostanie paczkę, dostanie i to</translation>
    </message>
    <message>
        <source>Put what you have entered of the pieces that the stages use into the pack, as the roads of printed boards in files of --overlay: whoever gets it gets them too.</source>
        <translation>Włóż do pakietu to, co wpisano z elementów używanych przez odcinki, jak drogi drukowanych plansz w plikach opcji --overlay: kto go dostanie, dostanie i je.</translation>
    </message>
    <message>
        <source>nothing is entered of the pieces that the stages use</source>
        <translation>nic nie wpisano z elementów, których używają odcinki</translation>
    </message>
    <message>
        <source>Name the file it is in with --overlay</source>
        <translation>Podaj plik, w którym to jest, opcją --overlay</translation>
    </message>
</context>
<context>
    <name>RallyOverview</name>
    <message numerus="yes">
        <source>asphalt on %n tile(s)</source>
        <translation>
            <numerusform>asfalt na %n kaflu</numerusform>
            <numerusform>asfalt na %n kaflach</numerusform>
            <numerusform>asfalt na %n kaflach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gravel on %n tile(s)</source>
        <translation>
            <numerusform>szuter na %n kaflu</numerusform>
            <numerusform>szuter na %n kaflach</numerusform>
            <numerusform>szuter na %n kaflach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>snow on %n tile(s)</source>
        <translation>
            <numerusform>śnieg na %n kaflu</numerusform>
            <numerusform>śnieg na %n kaflach</numerusform>
            <numerusform>śnieg na %n kaflach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) long</source>
        <translation>
            <numerusform>długość: %n pole</numerusform>
            <numerusform>długość: %n pola</numerusform>
            <numerusform>długość: %n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 expected (%2 to %3)</source>
        <translation>oczekiwany czas %1 (od %2 do %3)</translation>
    </message>
    <message>
        <source>Session %1</source>
        <translation>Spotkanie %1</translation>
    </message>
    <message>
        <source>change of stages</source>
        <translation>zmiana odcinka</translation>
    </message>
    <message>
        <source>break</source>
        <translation>przerwa</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Tile %1 is short: %2 needed, %3 in the boxes</source>
        <translation>Brakuje kafla %1: potrzeba %2, w pudełkach jest %3</translation>
    </message>
    <message>
        <source>Tiles from %1</source>
        <translation>Kafle z: %1</translation>
    </message>
    <message>
        <source>SISU token: once a stage; a service park gives it back</source>
        <translation>Żeton SISU: raz na odcinek; serwis go zwraca</translation>
    </message>
    <message>
        <source>SISU token: once in the rally</source>
        <translation>Żeton SISU: raz na rajd</translation>
    </message>
    <message>
        <source>Time control: penalties may be taken on after a stage</source>
        <translation>Punkt kontrolny: po odcinku można przyjąć kary</translation>
    </message>
    <message>
        <source>One shot: without the leader die</source>
        <translation>Jedna próba: bez kości lidera</translation>
    </message>
    <message>
        <source>Flying start</source>
        <translation>Ruszanie z piskiem opon</translation>
    </message>
    <message>
        <source>Redline: brake dice go on in the highest gear</source>
        <translation>Czerwone pole: kości hamowania także na najwyższym biegu</translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n odcinek</numerusform>
            <numerusform>%n odcinki</numerusform>
            <numerusform>%n odcinków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n gracze</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>Driven by rules of your own: %1</source>
        <translation>Jazda według własnych zasad: %1</translation>
    </message>
    <message>
        <source>short circuit</source>
        <translation>krótki tor</translation>
    </message>
    <message>
        <source>short stage</source>
        <translation>krótki odcinek</translation>
    </message>
    <message>
        <source>standard circuit</source>
        <translation>standardowy tor</translation>
    </message>
    <message>
        <source>standard stage</source>
        <translation>standardowy odcinek</translation>
    </message>
    <message>
        <source>long circuit</source>
        <translation>długi tor</translation>
    </message>
    <message>
        <source>long stage</source>
        <translation>długi odcinek</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) a lap</source>
        <translation>
            <numerusform>%n pole na okrążenie</numerusform>
            <numerusform>%n pola na okrążenie</numerusform>
            <numerusform>%n pól na okrążenie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corner(s)</source>
        <translation>
            <numerusform>%n zakręt</numerusform>
            <numerusform>%n zakręty</numerusform>
            <numerusform>%n zakrętów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest straight: %n space(s)</source>
        <translation>
            <numerusform>najdłuższa prosta: %n pole</numerusform>
            <numerusform>najdłuższa prosta: %n pola</numerusform>
            <numerusform>najdłuższa prosta: %n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>difficulty: %1</source>
        <translation>poziom trudności: %1</translation>
    </message>
    <message>
        <source>%1, after a break of %2</source>
        <translation>%1, po przerwie %2</translation>
    </message>
    <message>
        <source>change of circuits</source>
        <translation>zmiana torów</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Wyścigi</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Odcinki</translation>
    </message>
    <message numerus="yes">
        <source>%n race(s)</source>
        <translation>
            <numerusform>%n wyścig</numerusform>
            <numerusform>%n wyścigi</numerusform>
            <numerusform>%n wyścigów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in all.</source>
        <translation>Razem %1.</translation>
    </message>
    <message>
        <source>Laying the table is work of another %1 for one person.</source>
        <translation>Układanie zajmie jednej osobie dodatkowo %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n service tile(s)</source>
        <translation>
            <numerusform>%n kafel serwisu</numerusform>
            <numerusform>%n kafle serwisu</numerusform>
            <numerusform>%n kafli serwisu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pit tile(s)</source>
        <translation>
            <numerusform>%n kafel pit stopu</numerusform>
            <numerusform>%n kafle pit stopu</numerusform>
            <numerusform>%n kafli pit stopu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n filler(s)</source>
        <translation>
            <numerusform>%n kafel wypełniający</numerusform>
            <numerusform>%n kafle wypełniające</numerusform>
            <numerusform>%n kafli wypełniających</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n podium tile(s)</source>
        <translation>
            <numerusform>%n kafel podium</numerusform>
            <numerusform>%n kafle podium</numerusform>
            <numerusform>%n kafli podium</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in all. Laying the tables is work of another %2 for one person; a race whose table is not ready in time starts later.</source>
        <translation>Razem %1. Układanie zajmie jednej osobie dodatkowo %2; wyścig, którego stół nie jest gotowy na czas, zaczyna się później.</translation>
    </message>
    <message>
        <source>%1 in all. Laying the tables is work of another %2 for one person; a stage whose table is not ready in time starts later.</source>
        <translation>Razem %1. Układanie zajmie jednej osobie dodatkowo %2; odcinek, którego stół nie jest gotowy na czas, zaczyna się później.</translation>
    </message>
</context>
<context>
    <name>RallyParts</name>
    <message>
        <source>the rally names this stage, but does not hold it</source>
        <translation>rajd wymienia ten odcinek, ale go nie zawiera</translation>
    </message>
</context>
<context>
    <name>RallyRulesFile</name>
    <message>
        <source>must be a colour, as in #c62828</source>
        <translation>musi być kolorem, na przykład #c62828</translation>
    </message>
    <message>
        <source>is given twice</source>
        <translation>podano dwa razy</translation>
    </message>
</context>
<context>
    <name>RallySteps</name>
    <message>
        <source>stage</source>
        <translation>odcinek</translation>
    </message>
    <message>
        <source>Add a stage</source>
        <translation>Dodaj odcinek</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Duplikuj: %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Usuń: %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Przesuń: %1</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Zmień nazwę: %1</translation>
    </message>
    <message>
        <source>Service after %1</source>
        <translation>Serwis po: %1</translation>
    </message>
    <message>
        <source>No service after %1</source>
        <translation>Bez serwisu po: %1</translation>
    </message>
    <message>
        <source>Pit stop after %1</source>
        <translation>Pit stop po %1</translation>
    </message>
    <message>
        <source>No pit stop after %1</source>
        <translation>Bez pit stopu po %1</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Liczba graczy</translation>
    </message>
</context>
<context>
    <name>RallySubject</name>
    <message>
        <source>the rally has no stages</source>
        <translation>rajd nie ma odcinków</translation>
    </message>
</context>
<context>
    <name>RallyTable</name>
    <message>
        <source>%1 (needs %2, owned %3)</source>
        <translation>%1 (potrzeba %2, jest %3)</translation>
    </message>
    <message>
        <source>Laid %1: %2.</source>
        <translation>Układane %1: %2.</translation>
    </message>
    <message>
        <source>Laid %1: %2. The boxes lack %3.</source>
        <translation>Układane %1: %2. W pudełkach brakuje: %3.</translation>
    </message>
    <message>
        <source>In this order fewest tiles are laid, %1 (as they stand: %2): %3.</source>
        <translation>W tej kolejności układa się najmniej kafli, %1 (w obecnej: %2): %3.</translation>
    </message>
    <message>
        <source>%1 x %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Boxes: %1.</source>
        <translation>Pudełka: %1.</translation>
    </message>
    <message>
        <source>Tiles from stage to stage:</source>
        <translation>Kafle od odcinka do odcinka:</translation>
    </message>
    <message>
        <source>%1: %2 stay, %3 move, %4 from the box, %5 back into it</source>
        <translation>%1: zostaje %2, zmienia miejsce %3, z pudełka %4, do pudełka %5</translation>
    </message>
    <message numerus="yes">
        <source>In this order %n tile(s) are laid, and no order needs fewer than %1 (as they stand: %2): %3.</source>
        <translation>
            <numerusform>W tej kolejności układa się %n kafel, a żadna nie wymaga mniej niż %1 (w obecnej: %2): %3.</numerusform>
            <numerusform>W tej kolejności układa się %n kafle, a żadna nie wymaga mniej niż %1 (w obecnej: %2): %3.</numerusform>
            <numerusform>W tej kolejności układa się %n kafli, a żadna nie wymaga mniej niż %1 (w obecnej: %2): %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RallyText</name>
    <message>
        <source>must be an object, in { }</source>
        <translation>musi być obiektem w { }</translation>
    </message>
    <message>
        <source>must hold each stage that the pack names</source>
        <translation>musi zawierać każdy odcinek, który pakiet wymienia</translation>
    </message>
    <message>
        <source>the rally is larger than a pack of it may be (%1 MB)</source>
        <translation>rajd jest większy, niż może być jego pakiet (%1&#xa0;MB)</translation>
    </message>
    <message>
        <source>a pack of the rally would hold more than %1 values</source>
        <translation>paczka rajdu miałaby ponad %1 wartości</translation>
    </message>
    <message>
        <source>Choose another file</source>
        <translation>Wybierz inny plik</translation>
    </message>
</context>
<context>
    <name>RallyTimePages</name>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Kara</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Poz.</translation>
    </message>
    <message>
        <source>then service</source>
        <translation>potem serwis</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>Rajd</translation>
    </message>
    <message>
        <source>Rally sheet</source>
        <translation>Arkusz rajdu</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Kierowca</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Zasady: %1</translation>
    </message>
    <message>
        <source>then a pit stop</source>
        <translation>potem pit stop</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Race sheet</source>
        <translation>Arkusz wyścigu</translation>
    </message>
</context>
<context>
    <name>RallyTimetable</name>
    <message>
        <source>change of stages</source>
        <translation>zmiana odcinka</translation>
    </message>
    <message>
        <source>break</source>
        <translation>przerwa</translation>
    </message>
    <message>
        <source>It fits, with %1 to spare.</source>
        <translation>Mieści się, zapas: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n odcinek</numerusform>
            <numerusform>%n odcinki</numerusform>
            <numerusform>%n odcinków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n gracze</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in all: %2 of driving, %3 of changes, %4 of breaks.</source>
        <translation>Łącznie %1: jazda %2, zmiany %3, przerwy %4.</translation>
    </message>
    <message>
        <source>Setting up takes another %1.</source>
        <translation>Do tego przygotowanie: %1.</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4</source>
        <translation>%1: %2, %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>It is %1 too long; %2 of %n stage(s) are over in time.</source>
        <translation>
            <numerusform>Za długo o: %1; odcinki ukończone na czas: %2 z %n.</numerusform>
            <numerusform>Za długo o: %1; odcinki ukończone na czas: %2 z %n.</numerusform>
            <numerusform>Za długo o: %1; odcinki ukończone na czas: %2 z %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>By rules of your own: %1</source>
        <translation>Według własnych zasad: %1</translation>
    </message>
</context>
<context>
    <name>RallyWords</name>
    <message>
        <source>one after another</source>
        <translation>jeden po drugim</translation>
    </message>
    <message>
        <source>a session at once</source>
        <translation>całe spotkanie naraz</translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>wszystkie naraz</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n minute(s) for it.</source>
        <translation>
            <numerusform>Przeznacz na to %n minutę.</numerusform>
            <numerusform>Przeznacz na to %n minuty.</numerusform>
            <numerusform>Przeznacz na to %n minut.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1&#xa0;h %2&#xa0;min</translation>
    </message>
    <message numerus="yes">
        <source>Drive %1 for %n lap(s): %2 in all.</source>
        <translation>
            <numerusform>Przejedź %1 na %n okrążenie: łącznie %2.</numerusform>
            <numerusform>Przejedź %1 na %n okrążenia: łącznie %2.</numerusform>
            <numerusform>Przejedź %1 na %n okrążeń: łącznie %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut the breaks by %n minute(s): %1 in all.</source>
        <translation>
            <numerusform>Skróć przerwy o %n minutę: łącznie %1.</numerusform>
            <numerusform>Skróć przerwy o %n minuty: łącznie %1.</numerusform>
            <numerusform>Skróć przerwy o %n minut: łącznie %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Swap %1 for a stage of at most %n minute(s): %2 in all.</source>
        <translation>
            <numerusform>Zamień %1 na odcinek trwający najwyżej %n minutę: łącznie %2.</numerusform>
            <numerusform>Zamień %1 na odcinek trwający najwyżej %n minuty: łącznie %2.</numerusform>
            <numerusform>Zamień %1 na odcinek trwający najwyżej %n minut: łącznie %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep only %1: %2 in all.</source>
        <translation>Zostaw tylko %1: łącznie %2.</translation>
    </message>
    <message numerus="yes">
        <source>Play with %n player(s): %1 in all.</source>
        <translation>
            <numerusform>Graj w pojedynkę: łącznie %1.</numerusform>
            <numerusform>Graj w %n osoby: łącznie %1.</numerusform>
            <numerusform>Graj w %n osób: łącznie %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave out %1: %2 in all.</source>
        <translation>Pomiń %1: łącznie %2.</translation>
    </message>
    <message>
        <source>pit stop afterwards</source>
        <translation>potem pit stop</translation>
    </message>
    <message>
        <source>%1, then a pit stop</source>
        <translation>%1, potem pit stop</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>day %1, %2</source>
        <translation>dzień %1, %2</translation>
    </message>
</context>
<context>
    <name>RecoveryCopyFile</name>
    <message>
        <source>this is no recovery copy</source>
        <translation>to nie jest kopia ratunkowa</translation>
    </message>
</context>
<context>
    <name>Redraw</name>
    <message>
        <source>the stage has no road from start to finish</source>
        <translation>odcinek nie ma drogi od startu do mety</translation>
    </message>
    <message>
        <source>no road tile of the part may change</source>
        <translation>żaden kafel drogi w tej części nie może się zmienić</translation>
    </message>
    <message>
        <source>roads meet on %1, which cannot be laid anew</source>
        <translation>na %1 łączą się drogi, więc nie da się go ułożyć na nowo</translation>
    </message>
    <message>
        <source>nothing of the stage would stay</source>
        <translation>z odcinka nic by nie zostało</translation>
    </message>
    <message numerus="yes">
        <source>the search stopped after %n other road(s) for the part</source>
        <translation>
            <numerusform>szukanie się skończyło po %n innej drodze dla tej części</numerusform>
            <numerusform>szukanie się skończyło po %n innych drogach dla tej części</numerusform>
            <numerusform>szukanie się skończyło po %n innych drogach dla tej części</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Replacement</name>
    <message>
        <source>Replace %1 with %2</source>
        <translation>Zastąp %1 kaflem %2</translation>
    </message>
    <message numerus="yes">
        <source>Replace %n tiles</source>
        <translation>
            <numerusform>Zastąp %n kafel</numerusform>
            <numerusform>Zastąp %n kafle</numerusform>
            <numerusform>Zastąp %n kafli</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultCell</name>
    <message>
        <source>damage is a number from 0 to %1</source>
        <translation>uszkodzenia to liczba od 0 do %1</translation>
    </message>
    <message>
        <source>used</source>
        <translation>użyte</translation>
    </message>
    <message>
        <source>changed afterwards</source>
        <translation>zmienione po odcinku</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>zostało</translation>
    </message>
    <message>
        <source>no stage is driven in no time</source>
        <translation>żadnego odcinka nie przejeżdża się w zerowym czasie</translation>
    </message>
    <message>
        <source>Write the time as in 1:37; Delete empties the entry</source>
        <translation>Wpisz czas w postaci 1:37; klawisz Del czyści wpis</translation>
    </message>
</context>
<context>
    <name>ResultSteps</name>
    <message>
        <source>Driver %1</source>
        <translation>Kierowca %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Dodaj: %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Usuń: %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Przesuń: %1</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Zmień nazwę: %1</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Kolor: %1</translation>
    </message>
    <message>
        <source>Result of %1 in %2</source>
        <translation>Wynik: %1, %2</translation>
    </message>
</context>
<context>
    <name>ResultWarnings</name>
    <message>
        <source>No stage is driven in no time.</source>
        <translation>Żadnego odcinka nie przejeżdża się w zerowym czasie.</translation>
    </message>
    <message>
        <source>%1 is more than %2 times what the others took (%3).</source>
        <translation>%1 to ponad %2 razy więcej niż czas pozostałych (%3).</translation>
    </message>
    <message>
        <source>In this stage some have a time, others a place.</source>
        <translation>Na tym odcinku jedni mają czas, a inni pozycję.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n driver(s), so no place %1.</source>
        <translation>
            <numerusform>Jest %n kierowca, więc nie ma pozycji %1.</numerusform>
            <numerusform>Jest %n kierowców, więc nie ma pozycji %1.</numerusform>
            <numerusform>Jest %n kierowców, więc nie ma pozycji %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another driver has place %1 already.</source>
        <translation>Pozycję %1 ma już inny kierowca.</translation>
    </message>
    <message>
        <source>The car came to the start with more damage, and on a stage nothing is repaired but by the spare wheel.</source>
        <translation>Samochód stanął na starcie z większymi uszkodzeniami, a na odcinku naprawia się tylko kołem zapasowym.</translation>
    </message>
    <message>
        <source>The bag does not have that many tokens of this kind.</source>
        <translation>W woreczku nie ma tylu żetonów tego rodzaju.</translation>
    </message>
    <message>
        <source>The car has no gear die left. Did it retire?</source>
        <translation>Samochodowi nie została żadna kość biegów. Czy się wycofał?</translation>
    </message>
    <message>
        <source>The car came to the start without a spare wheel.</source>
        <translation>Samochód stanął na starcie bez koła zapasowego.</translation>
    </message>
    <message>
        <source>The gearbox has no damage, so a spare wheel mends nothing.</source>
        <translation>Skrzynia biegów nie jest uszkodzona, więc koło zapasowe niczego nie naprawia.</translation>
    </message>
    <message>
        <source>This stage is driven without time control.</source>
        <translation>Ten odcinek jest rozgrywany bez punktu kontrolnego.</translation>
    </message>
    <message numerus="yes">
        <source>Penalties are taken in steps of %n second(s).</source>
        <translation>
            <numerusform>Kary przyjmuje się co %n sekundę.</numerusform>
            <numerusform>Kary przyjmuje się co %n sekundy.</numerusform>
            <numerusform>Kary przyjmuje się co %n sekund.</numerusform>
        </translation>
    </message>
    <message>
        <source>This rally is driven without SISU tokens.</source>
        <translation>Ten rajd jest rozgrywany bez żetonów SISU.</translation>
    </message>
    <message>
        <source>The driver has no SISU token left.</source>
        <translation>Kierowcy nie został żaden żeton SISU.</translation>
    </message>
    <message>
        <source>%1 is very quick: the others took %2, more than %3 times as long.</source>
        <translation>%1 to bardzo szybko: inni potrzebowali %2, ponad %3 razy dłużej.</translation>
    </message>
</context>
<context>
    <name>ResultsFile</name>
    <message>
        <source>must be seven numbers, for the gears 0 to 6</source>
        <translation>musi składać się z siedmiu liczb, dla biegów od 0 do 6</translation>
    </message>
    <message>
        <source>must be whole numbers up to %1</source>
        <translation>musi składać się z liczb całkowitych do %1</translation>
    </message>
    <message>
        <source>one of time, place, sheet and retired must be given</source>
        <translation>trzeba podać jedno z: time, place, sheet i retired</translation>
    </message>
    <message>
        <source>is no stage of this rally</source>
        <translation>nie jest odcinkiem tego rajdu</translation>
    </message>
    <message>
        <source>is no driver of this rally</source>
        <translation>nie jest kierowcą tego rajdu</translation>
    </message>
    <message>
        <source>is a second result of one driver in one stage</source>
        <translation>jest drugim wynikiem jednego kierowcy na jednym odcinku</translation>
    </message>
    <message>
        <source>one of time, place and sheet must be given</source>
        <translation>trzeba podać jedno z: time, place i sheet</translation>
    </message>
</context>
<context>
    <name>Reversal</name>
    <message>
        <source>Tile %1 does not fit where %2 lies</source>
        <translation>Kafel %1 nie pasuje tam, gdzie leży %2</translation>
    </message>
    <message>
        <source>Reverse the stage</source>
        <translation>Odwróć kierunek odcinka</translation>
    </message>
    <message>
        <source>Tile %1 does not fit the other way round</source>
        <translation>Kafel %1 nie pasuje w przeciwnym kierunku</translation>
    </message>
    <message>
        <source>Reverse the circuit</source>
        <translation>Odwróć kierunek toru</translation>
    </message>
    <message>
        <source>The stage can be reversed once a route leads from start to finish</source>
        <translation>Kierunek odcinka można odwrócić, gdy trasa prowadzi od startu do mety</translation>
    </message>
</context>
<context>
    <name>RoadAnswers</name>
    <message>
        <source>Assumed, as no source tells it: %1.</source>
        <translation>Przyjęto, bo nie mówi o tym żadne źródło: %1.</translation>
    </message>
    <message numerus="yes">
        <source>none, as no car comes to the finish in %n drive(s)</source>
        <translation>
            <numerusform>brak, bo w %n przejeździe żaden samochód nie dociera do mety</numerusform>
            <numerusform>brak, bo w %n przejazdach żaden samochód nie dociera do mety</numerusform>
            <numerusform>brak, bo w %n przejazdach żaden samochód nie dociera do mety</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 expected (mean of %n drive(s), to %2 s)</source>
        <translation>
            <numerusform>oczekiwany %1 (średnia z %n przejazdu, z dokładnością do %2&#xa0;s)</numerusform>
            <numerusform>oczekiwany %1 (średnia z %n przejazdów, z dokładnością do %2&#xa0;s)</numerusform>
            <numerusform>oczekiwany %1 (średnia z %n przejazdów, z dokładnością do %2&#xa0;s)</numerusform>
        </translation>
    </message>
    <message>
        <source>time</source>
        <translation>czas</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>rozrzut</translation>
    </message>
    <message>
        <source>%1 to %2 (10 to 90 % of the drives)</source>
        <translation>od %1 do %2 (10–90% przejazdów)</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>tury</translation>
    </message>
    <message>
        <source>losses</source>
        <translation>utraty</translation>
    </message>
    <message>
        <source>%1 of control in a drive; at least one in %2 %</source>
        <translation>%1 utraty kontroli na przejazd; co najmniej jedna w %2% przejazdów</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>uszkodzenia</translation>
    </message>
    <message>
        <source>%1 dice lost in a drive; %2 % of the cars retire</source>
        <translation>%1 straconych kości na przejazd; %2 % aut odpada</translation>
    </message>
    <message>
        <source>drivers</source>
        <translation>kierowcy</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>best play</source>
        <translation>najlepiej</translation>
    </message>
    <message>
        <source>%1 (%2 s), %3 turns, without mishaps, die by die</source>
        <translation>%1 (%2 s), %3 tur, bez pecha, kość po kości</translation>
    </message>
    <message>
        <source>tyres</source>
        <translation>opony</translation>
    </message>
    <message>
        <source>other tyres</source>
        <translation>inne opony</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>czas gry</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) for %1 players</source>
        <translation>
            <numerusform>około %n minuty dla %1 graczy</numerusform>
            <numerusform>około %n minut dla %1 graczy</numerusform>
            <numerusform>około %n minut dla %1 graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>road</source>
        <translation>droga</translation>
    </message>
    <message>
        <source>%1 nodes, %2 moves</source>
        <translation>%1 węzłów, %2 ruchów</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>zasady</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>uwaga</translation>
    </message>
</context>
<context>
    <name>RoadElementsFile</name>
    <message>
        <source>a slide line has more spaces than the inside line, and at most one more than 9</source>
        <translation>linia poślizgu ma więcej pól niż wewnętrzna, najwyżej 10</translation>
    </message>
    <message>
        <source>a section has at most %1 spaces</source>
        <translation>sekcja ma najwyżej %1 pól</translation>
    </message>
    <message>
        <source>a section has at least one space</source>
        <translation>sekcja ma co najmniej jedno pole</translation>
    </message>
</context>
<context>
    <name>RoadEstimate</name>
    <message>
        <source>Left out: other cars on the road, cleaned and dirty cuts, seconds spent on dice.</source>
        <translation>Pominięto: inne auta na drodze, oczyszczone i brudne skróty, sekundy wydane na kości.</translation>
    </message>
    <message>
        <source>Left out: damage, punctures, seconds saved and spent, flat out, other cars on the road.</source>
        <translation>Pominięto: uszkodzenia, przebite opony, sekundy zaoszczędzone i wydane, gaz do dechy, inne auta na drodze.</translation>
    </message>
</context>
<context>
    <name>RoadEstimateCommand</name>
    <message>
        <source>Of printed boards: the tyres, as dashboards of the rules name them: asphalt, snow, snow-2, earth or soft. Left out: those for the surface of most sections.</source>
        <translation>Dla drukowanych plansz: opony, jak nazywają je deski rozdzielcze w zasadach: asphalt, snow, snow-2, earth lub soft. Bez podania: te na nawierzchnię większości sekcji.</translation>
    </message>
    <message>
        <source>Of printed boards: whether the car opens the road, on or off; counts on earth alone. Left out: on.</source>
        <translation>Dla drukowanych plansz: czy auto otwiera drogę, on lub off; liczy się tylko na ziemi. Bez podania: on.</translation>
    </message>
    <message>
        <source>Of printed boards: the tyres are kept from a stage of so many sections, 1 to %1; counts for soft ones alone. Left out: they are new.</source>
        <translation>Dla drukowanych plansz: opony zostają z OS-u o tylu sekcjach, od 1 do %1; liczy się tylko dla miękkich. Bez podania: są nowe.</translation>
    </message>
    <message>
        <source>--%1 takes one of: %2</source>
        <translation>--%1 przyjmuje jedno z: %2</translation>
    </message>
</context>
<context>
    <name>RoadMeetsVerge</name>
    <message>
        <source>The road of %1 runs into the verge of %2.</source>
        <translation>Droga kafla %1 trafia na pobocze kafla %2.</translation>
    </message>
</context>
<context>
    <name>RoadRallyAnswers</name>
    <message>
        <source>%1:</source>
        <comment>a heading</comment>
        <translation>%1:</translation>
    </message>
</context>
<context>
    <name>RoadRallyWords</name>
    <message>
        <source>%1: %2 expected (%3 to %4)</source>
        <translation>%1: oczekiwane %2 (od %3 do %4)</translation>
    </message>
    <message>
        <source>Driven with the fastest tyres, damage carried on</source>
        <translation>Przejazdy na najszybszych oponach, uszkodzenia zostają</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Zwycięzca</translation>
    </message>
    <message>
        <source>opening the road costs %1 s: in %2 of 100 rallies the first in time takes a hidden penalty to start later, %3 s in the mean</source>
        <translation>jazda jako pierwsze auto kosztuje %1 s: w %2 na 100 rajdów pierwszy według czasów bierze ukrytą karę, by startować później, średnio %3 s</translation>
    </message>
    <message>
        <source>opening the road costs %1 s, less than a hidden penalty to start later, %2 s or more</source>
        <translation>jazda jako pierwsze auto kosztuje %1 s, mniej niż ukryta kara za późniejszy start, co najmniej %2 s</translation>
    </message>
    <message>
        <source>opening the road costs %1 s</source>
        <translation>jazda jako pierwsze auto kosztuje %1 s</translation>
    </message>
    <message>
        <source>Starts, in the order of the times</source>
        <translation>Starty, w kolejności czasów</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 rounds at the table, each starts %n turn(s) behind the one before</source>
        <translation>
            <numerusform>%1: %2 rund przy stole, każdy startuje %n turę po poprzednim</numerusform>
            <numerusform>%1: %2 rund przy stole, każdy startuje %n tury po poprzednim</numerusform>
            <numerusform>%1: %2 rund przy stole, każdy startuje %n tur po poprzednim</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>how starts go, what opening costs</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Tyres, chosen at the start and at assistances</source>
        <translation>Opony, wybierane na starcie i w strefach serwisu</translation>
    </message>
    <message>
        <source>By rules of your own: %1</source>
        <translation>Według własnych zasad: %1</translation>
    </message>
</context>
<context>
    <name>RoadRemarks</name>
    <message>
        <source>No times of printed boards</source>
        <translation>Brak czasów na planszach</translation>
    </message>
</context>
<context>
    <name>RoadRulesFile</name>
    <message>
        <source>must be gear-1 to gear-5, coast or leader</source>
        <translation>musi być gear-1 do gear-5, coast albo leader</translation>
    </message>
    <message>
        <source>must hold at least one</source>
        <translation>musi zawierać co najmniej jedno</translation>
    </message>
    <message>
        <source>must say where the values come from</source>
        <translation>musi mówić, skąd są wartości</translation>
    </message>
    <message>
        <source>must be true, or a list of fields</source>
        <translation>musi być true albo listą pól</translation>
    </message>
    <message>
        <source>is a row of at most two of &quot;die&quot;, then &quot;light&quot;</source>
        <translation>to rząd najwyżej dwóch: najpierw „die”, potem „light”</translation>
    </message>
    <message>
        <source>must be a number from 1 to 7, or one for each of S1, S2 and S3</source>
        <translation>musi być liczbą od 1 do 7 albo po jednej dla S1, S2 i S3</translation>
    </message>
    <message>
        <source>must list surfaces</source>
        <translation>musi wymieniać nawierzchnie</translation>
    </message>
    <message>
        <source>is %1, but this program knows format %2</source>
        <translation>to %1, a ten program zna format %2</translation>
    </message>
    <message>
        <source>is not %1, of which these rules would be</source>
        <translation>to nie %1, której byłyby te zasady</translation>
    </message>
    <message>
        <source>must give odds to at least one</source>
        <translation>musi dać szansę co najmniej jednemu</translation>
    </message>
    <message>
        <source>must be whole numbers from 0 to 99</source>
        <translation>muszą być liczbami całkowitymi od 0 do 99</translation>
    </message>
</context>
<context>
    <name>RoadbookStages</name>
    <message numerus="yes">
        <source>a rally has at most %n stages</source>
        <translation>
            <numerusform>rajd ma najwyżej %n odcinek</numerusform>
            <numerusform>rajd ma najwyżej %n odcinki</numerusform>
            <numerusform>rajd ma najwyżej %n odcinków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Write the roadbooks of %n stages</source>
        <translation>
            <numerusform>Wpisz roadbooki %n odcinka</numerusform>
            <numerusform>Wpisz roadbooki %n odcinków</numerusform>
            <numerusform>Wpisz roadbooki %n odcinków</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoadbookText</name>
    <message>
        <source>column %1</source>
        <translation>kolumna %1</translation>
    </message>
    <message>
        <source>a point is a zone&apos;s letter and a number</source>
        <translation>punkt to litera strefy i liczba</translation>
    </message>
    <message>
        <source>Write a line as L0-L1 / C7-C6</source>
        <translation>Zapisz linię jak L0-L1 / C7-C6</translation>
    </message>
    <message>
        <source>the line is too long for a stage</source>
        <translation>linia jest za długa na odcinek</translation>
    </message>
    <message>
        <source>no road has so many points</source>
        <translation>żadna droga nie ma tylu punktów</translation>
    </message>
    <message>
        <source>Write / between sections</source>
        <translation>Między sekcjami pisz /</translation>
    </message>
    <message>
        <source>it is not known to where the road from %1 leads</source>
        <translation>nie wiadomo, dokąd prowadzi droga z %1</translation>
    </message>
    <message>
        <source>Write both points of the section</source>
        <translation>Zapisz oba punkty sekcji</translation>
    </message>
    <message>
        <source>a section has two points, where it begins and ends</source>
        <translation>sekcja ma dwa punkty, początek i koniec</translation>
    </message>
    <message>
        <source>a stage has at least one section</source>
        <translation>odcinek ma co najmniej jedną sekcję</translation>
    </message>
    <message>
        <source>a stage has at most %1 sections</source>
        <translation>odcinek ma najwyżej %1 sekcji</translation>
    </message>
    <message>
        <source>these are %1 sections</source>
        <translation>to %1 sekcji</translation>
    </message>
    <message>
        <source>Write each for itself</source>
        <translation>Zapisz każdą osobno</translation>
    </message>
</context>
<context>
    <name>RoadbooksText</name>
    <message>
        <source>holds more stages than a rally can have, %1</source>
        <translation>zawiera więcej odcinków, niż może mieć rajd, %1</translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation>odcinek %1</translation>
    </message>
    <message>
        <source>stage %1, %2</source>
        <comment>its number, a column</comment>
        <translation>odcinek %1, %2</translation>
    </message>
</context>
<context>
    <name>RoleWords</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Serwis</translation>
    </message>
    <message>
        <source>Pits</source>
        <translation>Pit stop</translation>
    </message>
</context>
<context>
    <name>Roster</name>
    <message>
        <source>must not be blank</source>
        <translation>nie może być puste</translation>
    </message>
    <message>
        <source>must be at most %1 drivers</source>
        <translation>może mieć najwyżej %1 kierowców</translation>
    </message>
    <message>
        <source>is given to two drivers</source>
        <translation>mają dwaj kierowcy</translation>
    </message>
    <message>
        <source>Tell them apart, as in &quot;Anna K.&quot;</source>
        <translation>Rozróżnij ich, na przykład „Anna K.”</translation>
    </message>
    <message>
        <source>makes it a season and no list of drivers</source>
        <translation>czyni z tego sezon, a nie listę kierowców</translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>no card leaves</source>
        <translation>żadna karta nie odchodzi</translation>
    </message>
    <message>
        <source>card %1 leaves</source>
        <translation>odchodzi karta %1</translation>
    </message>
    <message>
        <source>ghost: pairs of dice</source>
        <translation>widmo: pary kości</translation>
    </message>
    <message>
        <source>ghost: hits</source>
        <translation>widmo: trafienia</translation>
    </message>
    <message>
        <source>ghost: popularity</source>
        <translation>widmo: popularność</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runda %1</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>prędkość</translation>
    </message>
    <message>
        <source>+ cards</source>
        <translation>+ karty</translation>
    </message>
    <message>
        <source>− hazard dice</source>
        <translation>− zagrożenia</translation>
    </message>
    <message>
        <source>popularity</source>
        <translation>popularność</translation>
    </message>
    <message>
        <source>+ bonus</source>
        <translation>+ premia</translation>
    </message>
    <message>
        <source>total</source>
        <translation>suma</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>zniszczony</translation>
    </message>
    <message>
        <source>place</source>
        <translation>miejsce</translation>
    </message>
    <message>
        <source>Ghost driver</source>
        <translation>Kierowca widmo</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message numerus="yes">
        <source>The ghost driver rolls %n pair(s) of dice in all. Of each pair whose hazard die you have not covered he gets a speed point a hit, and a popularity point a symbol.</source>
        <translation>
            <numerusform>Kierowca widmo rzuca razem %n parą kości. Z każdej pary, której kości zagrożeń nie zakryjesz, dostaje punkt prędkości za trafienie i punkt popularności za symbol.</numerusform>
            <numerusform>Kierowca widmo rzuca razem %n parami kości. Z każdej pary, której kości zagrożeń nie zakryjesz, dostaje punkt prędkości za trafienie i punkt popularności za symbol.</numerusform>
            <numerusform>Kierowca widmo rzuca razem %n parami kości. Z każdej pary, której kości zagrożeń nie zakryjesz, dostaje punkt prędkości za trafienie i punkt popularności za symbol.</numerusform>
        </translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punktacja</translation>
    </message>
    <message>
        <source>Bonus: 3 for the most popularity, 1 for the next, who has equal shares; none without popularity.</source>
        <translation>Premia: 3 za największą popularność, 1 za następną, przy remisie każdemu; żadnej bez popularności.</translation>
    </message>
    <message>
        <source>Equal totals: more popularity, then fewer flipped tokens, then both share the place. A destroyed car has no points.</source>
        <translation>Równe sumy: większa popularność, potem mniej odwróconych żetonów, inaczej miejsce jest wspólne. Zniszczony samochód nie ma punktów.</translation>
    </message>
    <message>
        <source>flipped</source>
        <translation>odwrócone</translation>
    </message>
</context>
<context>
    <name>RulesActions</name>
    <message>
        <source>my-rules.json</source>
        <translation>moje-zasady.json</translation>
    </message>
</context>
<context>
    <name>RulesByGame</name>
    <message>
        <source>these are rules of &quot;%1&quot;, and there is no stage of that game</source>
        <translation>to są zasady gry „%1”, a nie ma odcinka tej gry</translation>
    </message>
    <message>
        <source>Set &quot;game&quot; in the file to that of the stages</source>
        <translation>Wpisz w polu „game” tego pliku grę, do której należą odcinki</translation>
    </message>
</context>
<context>
    <name>RulesFile</name>
    <message>
        <source>must be a whole number from %1 to %2, or a list of 1 to %3 of them, turn by turn</source>
        <translation>musi być liczbą całkowitą od %1 do %2 albo listą od 1 do %3 takich liczb, tura po turze</translation>
    </message>
    <message>
        <source>there is no gear-1 die, so that no car could start</source>
        <translation>nie ma kości 1. biegu, więc żaden samochód nie mógłby ruszyć</translation>
    </message>
    <message>
        <source>Add one: &quot;inBox&quot; from 1 up</source>
        <translation>Dodaj ją: „inBox” od 1 wzwyż</translation>
    </message>
    <message>
        <source>there must be at least one</source>
        <translation>musi być co najmniej jeden wpis</translation>
    </message>
    <message>
        <source>gear %1 is given twice</source>
        <translation>bieg %1 podano dwa razy</translation>
    </message>
    <message>
        <source>gear %1 is missing</source>
        <translation>brakuje biegu %1</translation>
    </message>
    <message>
        <source>is %1, but this program knows format %2</source>
        <translation>ma wartość %1, a ten program zna format %2</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>wiersz %1</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>wiersz %1: %2</translation>
    </message>
    <message>
        <source>must not be empty</source>
        <translation>nie może być puste</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is given twice</source>
        <translation>„%1” podano dwa razy</translation>
    </message>
    <message>
        <source>all parts are 0</source>
        <translation>wszystkie części są równe 0</translation>
    </message>
    <message>
        <source>must be the first and the last gear, from 1 to %1</source>
        <translation>musi podawać pierwszy i ostatni bieg, od 1 do %1</translation>
    </message>
    <message>
        <source>each danger needs an entry for each gear</source>
        <translation>każdy poziom zagrożenia wymaga wpisu dla każdego biegu</translation>
    </message>
    <message>
        <source>the bag is empty</source>
        <translation>woreczek jest pusty</translation>
    </message>
    <message>
        <source>there are no rules for the game &quot;%1&quot;</source>
        <translation>nie ma zasad gry „%1”</translation>
    </message>
    <message>
        <source>There are rules for: %1. Others come from a rules file</source>
        <translation>Są zasady gier: %1. Inne podaje plik zasad</translation>
    </message>
</context>
<context>
    <name>RunOptions</name>
    <message>
        <source>Threads to use; the result does not depend on it. Left out: one for each core.</source>
        <translation>Liczba używanych wątków; wynik od niej nie zależy. Domyślnie: po jednym na rdzeń.</translation>
    </message>
    <message>
        <source>--%1 and --ci do not go together</source>
        <translation>--%1 i --ci wykluczają się</translation>
    </message>
</context>
<context>
    <name>ScoreSteps</name>
    <message>
        <source>Score of %1</source>
        <translation>Punktacja: %1</translation>
    </message>
    <message>
        <source>Score of the ghost driver</source>
        <translation>Punktacja kierowcy widmo</translation>
    </message>
    <message>
        <source>Faces of the hazard die</source>
        <translation>Ścianki kości zagrożeń</translation>
    </message>
    <message>
        <source>Minutes a round</source>
        <translation>Minuty na rundę</translation>
    </message>
    <message>
        <source>Evening played</source>
        <translation>Rozegrany wieczór</translation>
    </message>
    <message>
        <source>Remove an evening</source>
        <translation>Usuń wieczór</translation>
    </message>
    <message>
        <source>Places as results</source>
        <translation>Miejsca jako wyniki</translation>
    </message>
    <message>
        <source>Minutes of a trial</source>
        <translation>Minuty próby</translation>
    </message>
</context>
<context>
    <name>SearchOptions</name>
    <message>
        <source>The boxes that the tiles come from, as &quot;stagewright boxes&quot; names them, with commas between and the number of each: dirt-core:2,rx. Left out: as few as hold the tiles.</source>
        <translation>Pudełka, z których są kafle, tak jak je nazywa „stagewright boxes”, oddzielone przecinkami, z liczbą każdego: dirt-core:2,rx. Bez tej opcji: jak najmniej, byle miały te kafle.</translation>
    </message>
    <message>
        <source>The size of the table in centimetres, such as 120x80. All has to lie on it.</source>
        <translation>Wielkość stołu w centymetrach, na przykład 120x80. Wszystko musi się na nim zmieścić.</translation>
    </message>
    <message>
        <source>How many answers are wanted, 1 to %1, really different ones, the best first. -o then names a folder.</source>
        <translation>Ile odpowiedzi, od 1 do %1, naprawdę różnych, najlepsza pierwsza. -o jest wtedy folderem.</translation>
    </message>
    <message>
        <source>A number; the same gives the same answers. Left out: 1.</source>
        <translation>Liczba; ta sama daje te same odpowiedzi. Bez tej opcji: 1.</translation>
    </message>
    <message>
        <source>Seconds after which the search ends with what it has. Left out: %1.</source>
        <translation>Sekundy, po których szukanie kończy się z tym, co ma. Bez tej opcji: %1.</translation>
    </message>
    <message>
        <source>The file to write; with --count a folder, in which the files are called 01.json, 02.json and so on.</source>
        <translation>Plik do zapisania; z --count folder, w którym pliki nazywają się 01.json, 02.json i tak dalej.</translation>
    </message>
    <message>
        <source>--time takes seconds, up to %1</source>
        <translation>--time to sekundy, najwyżej %1</translation>
    </message>
    <message>
        <source>The boxes that the tiles come from, as &quot;stagewright boxes&quot; names them, with commas between and the number of each: dirt-core:2,rx. Left out: the core box of the game.</source>
        <translation>Pudełka, z których pochodzą kafle, tak jak je nazywa „stagewright boxes”, oddzielone przecinkami, z liczbą każdego: dirt-core:2,rx. Pominięte: pudełko podstawowe gry.</translation>
    </message>
</context>
<context>
    <name>SearchOutput</name>
    <message>
        <source>several stages are no one file</source>
        <translation>kilka odcinków to nie jeden plik</translation>
    </message>
    <message>
        <source>Name a folder, or leave --count out</source>
        <translation>Podaj folder albo pomiń --count</translation>
    </message>
    <message>
        <source>is no folder</source>
        <translation>nie jest folderem</translation>
    </message>
    <message>
        <source>cannot be made</source>
        <translation>nie da się utworzyć</translation>
    </message>
    <message>
        <source>%1: %2, %3 × %4 cm</source>
        <translation>%1: %2, %3 × %4 cm</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n kafel</numerusform>
            <numerusform>%n kafle</numerusform>
            <numerusform>%n kafli</numerusform>
        </translation>
    </message>
    <message>
        <source>--json and -o - both go to standard output</source>
        <translation>--json i -o - oba idą na standardowe wyjście</translation>
    </message>
    <message>
        <source>no answer: %1</source>
        <translation>brak odpowiedzi: %1</translation>
    </message>
</context>
<context>
    <name>SeasonCommand</name>
    <message>
        <source>add rallies up to a season: points and standings</source>
        <translation>sumuje rajdy w sezon: punkty i klasyfikacja</translation>
    </message>
    <message>
        <source>a season has a file of its own</source>
        <translation>sezon ma własny plik</translation>
    </message>
    <message>
        <source>is there already</source>
        <translation>już istnieje</translation>
    </message>
    <message>
        <source>Leave out --new, or name another file</source>
        <translation>Pomiń --new albo podaj inny plik</translation>
    </message>
    <message>
        <source>has no stage %1</source>
        <translation>nie ma odcinka %1</translation>
    </message>
    <message>
        <source>has no driver &quot;%1&quot;</source>
        <translation>nie ma kierowcy „%1”</translation>
    </message>
    <message>
        <source>was in the season: its results are taken anew</source>
        <translation>był w sezonie: wyniki zostały odświeżone</translation>
    </message>
    <message>
        <source>a season has at most %1 rounds</source>
        <translation>sezon ma najwyżej %1 rund</translation>
    </message>
    <message>
        <source>not among the season&apos;s drivers: %1</source>
        <translation>nie ma wśród kierowców sezonu: %1</translation>
    </message>
    <message>
        <source>They count without team and class; take them in with --roster</source>
        <translation>Liczą się bez zespołu i klasy; przyjmij ich przez --roster</translation>
    </message>
    <message>
        <source>none of the season&apos;s drivers has a team</source>
        <translation>żaden kierowca sezonu nie ma zespołu</translation>
    </message>
    <message>
        <source>Take in teams with --roster</source>
        <translation>Przyjmij zespoły przez --roster</translation>
    </message>
    <message>
        <source>none of the season&apos;s drivers is of the class &quot;%1&quot;</source>
        <translation>żaden kierowca sezonu nie jest w klasie „%1”</translation>
    </message>
    <message>
        <source>Take in classes with --roster</source>
        <translation>Przyjmij klasy przez --roster</translation>
    </message>
    <message>
        <source>Classes are %1</source>
        <translation>Klasy to %1</translation>
    </message>
    <message>
        <source>Says the standings of a season: points by place in its rallies, whose results it holds.
With --new, makes one; with --add, copies the results of rallies into it.</source>
        <translation>Podaje klasyfikację sezonu: punkty za miejsca w jego rajdach, których wyniki zawiera.
Z --new tworzy sezon; z --add kopiuje do niego wyniki rajdów.</translation>
    </message>
</context>
<context>
    <name>SeasonFile</name>
    <message>
        <source>is no table of points that the program knows</source>
        <translation>nie jest tabelą punktów, którą program zna</translation>
    </message>
    <message>
        <source>Known are %1; else give the points themselves</source>
        <translation>Znane są %1; inaczej podaj same punkty</translation>
    </message>
    <message>
        <source>must be any of places, last-round, all-points, each once</source>
        <translation>mogą być places, last-round, all-points, każde raz</translation>
    </message>
    <message>
        <source>must be texts</source>
        <translation>muszą być tekstami</translation>
    </message>
    <message>
        <source>must be at most %1 stages</source>
        <translation>może mieć najwyżej %1 odcinków</translation>
    </message>
    <message>
        <source>must be whole numbers up to %1</source>
        <translation>muszą być liczbami całkowitymi do %1</translation>
    </message>
    <message>
        <source>must be as many as the round has stages</source>
        <translation>musi ich być tyle, ile odcinków ma runda</translation>
    </message>
    <message>
        <source>must not be blank</source>
        <translation>nie może być puste</translation>
    </message>
    <message>
        <source>does not go with a place</source>
        <translation>nie pasuje do miejsca</translation>
    </message>
    <message>
        <source>must be a date, as in 2026-03-21</source>
        <translation>musi być datą, na przykład 2026-03-21</translation>
    </message>
    <message>
        <source>must be at most %1 drivers</source>
        <translation>może mieć najwyżej %1 kierowców</translation>
    </message>
    <message>
        <source>has a second result in this round</source>
        <translation>ma drugi wynik w tej rundzie</translation>
    </message>
    <message>
        <source>is no driver of this round</source>
        <translation>nie jest kierowcą tej rundy</translation>
    </message>
    <message>
        <source>is no stage of this round</source>
        <translation>nie jest odcinkiem tej rundy</translation>
    </message>
    <message>
        <source>must be at most %1 rounds</source>
        <translation>może mieć najwyżej %1 rund</translation>
    </message>
</context>
<context>
    <name>SeasonHtml</name>
    <message>
        <source>Season</source>
        <translation>Sezon</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
</context>
<context>
    <name>SeasonOptions</name>
    <message>
        <source>&quot;%1&quot; is no table of points</source>
        <translation>„%1” nie jest tabelą punktów</translation>
    </message>
    <message>
        <source>Known are %1; one of your own is as in 10,6,4,3,2,1/3,2,1/1: for the places, the power stage, the fastest lap</source>
        <translation>Znane są %1; własna jest jak 10,6,4,3,2,1/3,2,1/1: za miejsca, Power Stage, najszybsze okrążenie</translation>
    </message>
    <message>
        <source>Make a new season and write it to FILE, which must not be there yet.</source>
        <translation>Tworzy nowy sezon i zapisuje go w PLIK, którego jeszcze nie może być.</translation>
    </message>
    <message>
        <source>The season&apos;s title.</source>
        <translation>Tytuł sezonu.</translation>
    </message>
    <message>
        <source>What places give: rally, circuit, or numbers of your own, as in 10,6,4,3,2,1/3,2,1/1 for the places, the power stage and the fastest lap. Of a new season left out: rally.</source>
        <translation>Co dają miejsca: rally, circuit albo własne liczby, na przykład 10,6,4,3,2,1/3,2,1/1 za miejsca, Power Stage i najszybsze okrążenie. Pominięte w nowym sezonie: rally.</translation>
    </message>
    <message>
        <source>So many rounds count, the best ones; 0: all.</source>
        <translation>Tyle rund się liczy, najlepszych; 0: wszystkie.</translation>
    </message>
    <message>
        <source>Copy the results of a rally into the season; of one that is in it, anew. As often as there are rallies.</source>
        <translation>Kopiuje wyniki rajdu do sezonu; jeśli już w nim jest, od nowa. Tyle razy, ile jest rajdów.</translation>
    </message>
    <message>
        <source>With one --add: when it was driven.</source>
        <translation>Z jednym --add: kiedy się odbył.</translation>
    </message>
    <message>
        <source>With one --add: the number of the stage that gives a bonus. Left out: the last.</source>
        <translation>Z jednym --add: numer odcinka, który daje premię. Pominięte: ostatni.</translation>
    </message>
    <message>
        <source>With one --add: who drove the fastest lap.</source>
        <translation>Z jednym --add: kto przejechał najszybsze okrążenie.</translation>
    </message>
    <message>
        <source>Take in the drivers of a roster, with their numbers, teams and classes.</source>
        <translation>Przyjmuje kierowców z listy, z numerami, zespołami i klasami.</translation>
    </message>
    <message>
        <source>Standings after so many rounds. Left out: after all.</source>
        <translation>Klasyfikacja po tylu rundach. Pominięte: po wszystkich.</translation>
    </message>
    <message>
        <source>Standings of the teams.</source>
        <translation>Klasyfikacja zespołów.</translation>
    </message>
    <message>
        <source>Standings among the drivers of a class.</source>
        <translation>Klasyfikacja kierowców klasy.</translation>
    </message>
    <message>
        <source>Write comma-separated values.</source>
        <translation>Zapisuje wartości rozdzielone przecinkami.</translation>
    </message>
    <message>
        <source>Write a table of Markdown.</source>
        <translation>Zapisuje tabelę Markdown.</translation>
    </message>
    <message>
        <source>Write a page of HTML with a chart over the season.</source>
        <translation>Zapisuje stronę HTML z wykresem sezonu.</translation>
    </message>
    <message>
        <source>The file to write the standings to. Its name says how unless an option does: .csv, .md, .html, .json, .pdf to print.</source>
        <translation>Plik na klasyfikację. Jego nazwa mówi, jak, jeśli nie mówi tego opcja: .csv, .md, .html, .json, .pdf do druku.</translation>
    </message>
    <message>
        <source>--date, --power-stage and --fastest-lap are of one rally</source>
        <translation>--date, --power-stage i --fastest-lap dotyczą jednego rajdu</translation>
    </message>
    <message>
        <source>Give them with one --add</source>
        <translation>Podaj je z jednym --add</translation>
    </message>
    <message>
        <source>--date takes a date, as in 2026-03-21</source>
        <translation>--date przyjmuje datę, na przykład 2026-03-21</translation>
    </message>
    <message>
        <source>--csv, --markdown, --html and --json do not go together</source>
        <translation>--csv, --markdown, --html i --json nie idą w parze</translation>
    </message>
    <message>
        <source>So many drivers of a team count in a round; 0: all.</source>
        <translation>Tylu kierowców zespołu liczy się w rundzie; 0: wszyscy.</translation>
    </message>
    <message>
        <source>What decides among equal points, one after the other: any of places, last-round, all-points; none: the place is shared.</source>
        <translation>Co rozstrzyga przy równych punktach, po kolei: places, last-round, all-points; none: miejsce jest wspólne.</translation>
    </message>
    <message>
        <source>--ties takes any of places, last-round, all-points, with commas, or none</source>
        <translation>--ties przyjmuje places, last-round, all-points, z przecinkami, albo none</translation>
    </message>
</context>
<context>
    <name>SeasonPages</name>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>Rajd</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Zwycięzca</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Sezon</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
</context>
<context>
    <name>SeasonRound</name>
    <message>
        <source>the rally has no results yet</source>
        <translation>rajd nie ma jeszcze wyników</translation>
    </message>
    <message>
        <source>Enter them in the panel Results</source>
        <translation>Wpisz je w panelu Wyniki</translation>
    </message>
    <message>
        <source>a driver with results has no name</source>
        <translation>kierowca z wynikami nie ma nazwiska</translation>
    </message>
    <message>
        <source>Name all drivers in the panel Results</source>
        <translation>Nazwij wszystkich kierowców w panelu Wyniki</translation>
    </message>
    <message>
        <source>two drivers are called &quot;%1&quot;</source>
        <translation>dwaj kierowcy nazywają się „%1”</translation>
    </message>
    <message>
        <source>Tell them apart, as in &quot;Anna K.&quot;</source>
        <translation>Rozróżnij ich, na przykład „Anna K.”</translation>
    </message>
    <message numerus="yes">
        <source>%1 lacks the results of %n stage(s) and is not classified</source>
        <translation>
            <numerusform>%1 nie ma wyniku z %n odcinka i nie jest klasyfikowany</numerusform>
            <numerusform>%1 nie ma wyników z %n odcinków i nie jest klasyfikowany</numerusform>
            <numerusform>%1 nie ma wyników z %n odcinków i nie jest klasyfikowany</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeasonSheet</name>
    <message>
        <source>sum</source>
        <translation>suma</translation>
    </message>
    <message>
        <source>place</source>
        <translation>miejsce</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Sezon</translation>
    </message>
    <message>
        <source>Equal sums: more stages won, then both share the place.</source>
        <translation>Równe sumy: więcej wygranych odcinków, inaczej miejsce jest wspólne.</translation>
    </message>
</context>
<context>
    <name>SeasonTable</name>
    <message>
        <source>R%1</source>
        <comment>round of a season</comment>
        <translation>R%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number and name of a round</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>ret</source>
        <comment>retired, in few letters</comment>
        <translation>wyc.</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Sezon</translation>
    </message>
    <message>
        <source>teams</source>
        <translation>zespoły</translation>
    </message>
    <message>
        <source>class %1</source>
        <translation>klasa %1</translation>
    </message>
    <message numerus="yes">
        <source>after %n round(s)</source>
        <translation>
            <numerusform>po %n rundzie</numerusform>
            <numerusform>po %n rundach</numerusform>
            <numerusform>po %n rundach</numerusform>
        </translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number of a car</comment>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Zespół</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Kierowca</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasa</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
</context>
<context>
    <name>SeatRules</name>
    <message>
        <source>The box has no titan &quot;%1&quot;, but %2.</source>
        <translation>W pudełku nie ma tytana „%1”, są: %2.</translation>
    </message>
    <message>
        <source>%1 takes part twice.</source>
        <translation>%1 bierze udział dwa razy.</translation>
    </message>
    <message numerus="yes">
        <source>Two to six play, each with a die a titan; here it is %n player(s).</source>
        <translation>
            <numerusform>Gra od dwóch do sześciu graczy, z jedną kością na tytana; tu jest %n gracz.</numerusform>
            <numerusform>Gra od dwóch do sześciu graczy, z jedną kością na tytana; tu jest %n graczy.</numerusform>
            <numerusform>Gra od dwóch do sześciu graczy, z jedną kością na tytana; tu jest %n graczy.</numerusform>
        </translation>
    </message>
    <message>
        <source>With three and more players everybody has one titan: %1 players have %2.</source>
        <translation>W trzy osoby i więcej każdy ma jednego tytana: graczy jest %1, tytanów %2.</translation>
    </message>
    <message>
        <source>Two players have two titans each, four together.</source>
        <translation>W grze na 2 graczy każdy ma dwóch tytanów, razem czterech.</translation>
    </message>
    <message>
        <source>The titans of two players take turns: one of the first&apos;s, one of the second&apos;s, and so again.</source>
        <translation>W grze na 2 graczy tytani ruszają się naprzemiennie: pierwszy gracza A, pierwszy gracza B, potem drugi A i drugi B.</translation>
    </message>
    <message>
        <source>Teams are two of two in a game of four, two of three or three of two in a game of six.</source>
        <translation>Zespoły są 2-osobowe w grze na 4 graczy, 2- lub 3-osobowe w grze na 6 graczy.</translation>
    </message>
    <message>
        <source>%1 and %2 are of one team, and sit side by side.</source>
        <translation>%1 i %2 są z jednego zespołu, a siedzą obok siebie.</translation>
    </message>
    <message>
        <source>%1 and %2 are entered with one colour; each titan has its own.</source>
        <translation>%1 i %2 mają wpisany jeden kolor; każdy tytan ma własny.</translation>
    </message>
    <message>
        <source>The colours of these titans are not entered, so which dice give them lives is left out: %1.</source>
        <translation>Kolory tych tytanów nie są wpisane, więc pominięto, które kości dają im życie: %1.</translation>
    </message>
</context>
<context>
    <name>SectionNotation</name>
    <message>
        <source>this is said twice of one space</source>
        <translation>to powiedziano dwa razy o jednym polu</translation>
    </message>
    <message>
        <source>Take one of them away</source>
        <translation>Usuń jedno z nich</translation>
    </message>
    <message>
        <source>a number alone is no space</source>
        <translation>sama liczba nie jest polem</translation>
    </message>
    <message>
        <source>Write a count as in 3*s, a note behind its letter as in c3</source>
        <translation>Liczbę pól zapisz jak w 3*s, notę za literą jak w c3</translation>
    </message>
    <message>
        <source>a count is 2 to 99</source>
        <translation>liczba pól to 2 do 99</translation>
    </message>
    <message>
        <source>a note is 1 to 5</source>
        <translation>nota to 1 do 5</translation>
    </message>
    <message>
        <source>Write the gear that is printed on the board</source>
        <translation>Zapisz bieg wydrukowany na planszy</translation>
    </message>
    <message>
        <source>a line of a corner has 1 to 9 spaces</source>
        <translation>linia zakrętu ma od 1 do 9 pól</translation>
    </message>
    <message>
        <source>Write how many behind the x, as in c3x3</source>
        <translation>Za x zapisz ile, jak w c3x3</translation>
    </message>
    <message>
        <source>a slide line has more spaces than the inside line</source>
        <translation>linia poślizgu ma więcej pól niż wewnętrzna</translation>
    </message>
    <message>
        <source>Write at least x%1, or nothing for one more</source>
        <translation>Zapisz co najmniej x%1 albo nic dla jednego więcej</translation>
    </message>
    <message>
        <source>the slide is slower than the inside line</source>
        <translation>poślizg jest wolniejszy niż linia wewnętrzna</translation>
    </message>
    <message>
        <source>Compare both numbers with the board</source>
        <translation>Porównaj obie liczby z planszą</translation>
    </message>
    <message>
        <source>a turn in a crossroads has an inside space and a cut alone</source>
        <translation>skręt na skrzyżowaniu ma tylko pole wewnętrzne i skrót</translation>
    </message>
    <message>
        <source>Write t3 or t3k4; a corner is a c</source>
        <translation>Zapisz t3 albo t3k4; zakręt to c</translation>
    </message>
    <message>
        <source>no space begins with this</source>
        <translation>żadne pole tak się nie zaczyna</translation>
    </message>
    <message>
        <source>Write s for a straight, b for a bump, c for a corner, t for a turn in a crossroads</source>
        <translation>Zapisz s dla prostej, b dla hopki, c dla zakrętu, t dla skrętu na skrzyżowaniu</translation>
    </message>
    <message>
        <source>a ford is a straight</source>
        <translation>przeszkoda wodna to prosta</translation>
    </message>
    <message>
        <source>a bump has no halves</source>
        <translation>hopka nie ma połówek</translation>
    </message>
    <message>
        <source>a corner has no halves</source>
        <translation>zakręt nie ma połówek</translation>
    </message>
    <message>
        <source>Write s~</source>
        <translation>Zapisz s~</translation>
    </message>
    <message>
        <source>Halves are written with a straight: sh</source>
        <translation>Połówki zapisuje się z prostą: sh</translation>
    </message>
    <message>
        <source>a space has one scenery</source>
        <translation>pole ma jedno otoczenie</translation>
    </message>
    <message>
        <source>left and right are said of corners and turns</source>
        <translation>w lewo i w prawo mówi się o zakrętach i skrętach</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Usuń to</translation>
    </message>
    <message>
        <source>nothing of a space is written like this</source>
        <translation>niczego o polu tak się nie zapisuje</translation>
    </message>
    <message>
        <source>Behind a space there can be h, ~, one of m f r w, and &lt; or &gt;; between spaces a blank</source>
        <translation>Za polem może stać h, ~, jedno z m f r w oraz &lt; albo &gt;; między polami odstęp</translation>
    </message>
    <message>
        <source>a section has at most %1 spaces</source>
        <translation>sekcja ma najwyżej %1 pól</translation>
    </message>
    <message>
        <source>a section has at least one space</source>
        <translation>sekcja ma co najmniej jedno pole</translation>
    </message>
    <message>
        <source>Write s for a straight</source>
        <translation>Zapisz s dla prostej</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>kolumna %1</translation>
    </message>
</context>
<context>
    <name>SectionNotes</name>
    <message>
        <source>Pacenotes</source>
        <translation>Opis pilota</translation>
    </message>
    <message>
        <source>Spaces not entered: %1</source>
        <comment>sections</comment>
        <translation>Pola niewpisane: %1</translation>
    </message>
</context>
<context>
    <name>SectionRules</name>
    <message>
        <source>There is no board of a zone %1.</source>
        <translation>Nie ma planszy strefy %1.</translation>
    </message>
    <message>
        <source>Zone %1 is in none of the boxes chosen.</source>
        <translation>Strefy %1 nie ma w żadnym z wybranych pudełek.</translation>
    </message>
    <message>
        <source>As far as is known zone %1 has no %2.</source>
        <translation>O ile wiadomo, strefa %1 nie ma %2.</translation>
    </message>
    <message>
        <source>%1 does not go from end to end of one side of the board.</source>
        <translation>%1 nie prowadzi od końca do końca jednej strony planszy.</translation>
    </message>
    <message>
        <source>Unknown road: not all roads of zone %1 are known, and none from %2.</source>
        <translation>Nieznana droga: nie wszystkie drogi strefy %1 są znane i żadna z %2.</translation>
    </message>
    <message>
        <source>No road joins %1 and %2</source>
        <translation>Żadna droga nie łączy %1 i %2</translation>
    </message>
    <message>
        <source>%1; from %2 the road leads to %3</source>
        <translation>%1; z %2 droga prowadzi do %3</translation>
    </message>
    <message>
        <source>%1 (not all roads of zone %2 are known)</source>
        <translation>%1 (nie wszystkie drogi strefy %2 są znane)</translation>
    </message>
    <message>
        <source>%1: spaces not entered. There is no estimate of the stage.</source>
        <translation>%1: pola nie wpisane. Nie ma oszacowania odcinka.</translation>
    </message>
    <message>
        <source>Drive %1</source>
        <translation>Jedź %1</translation>
    </message>
    <message>
        <source>As far as is known zone %1 has no %2. The numbers of side %3 are not entered.</source>
        <translation>O ile wiadomo, strefa %1 nie ma %2. Numery strony %3 nie są wpisane.</translation>
    </message>
    <message>
        <source>On your boards no road joins %1 and %2</source>
        <translation>Na twoich planszach żadna droga nie łączy %1 i %2</translation>
    </message>
    <message>
        <source>The road from %1 to %2 is %3</source>
        <translation>Droga z %1 do %2 to %3</translation>
    </message>
    <message>
        <source>%1 (which is inferred: your own entries can correct it)</source>
        <translation>%1 (to wniosek: własne wpisy mogą to poprawić)</translation>
    </message>
</context>
<context>
    <name>SectionSpeech</name>
    <message>
        <source>road not known</source>
        <translation>droga nieznana</translation>
    </message>
    <message>
        <source>spaces not entered</source>
        <translation>pola nie wpisane</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a section, its spaces</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Section %1: %2</source>
        <translation>Sekcja %1: %2</translation>
    </message>
</context>
<context>
    <name>ServiceApart</name>
    <message>
        <source>The service park %1 is not next to the stage.</source>
        <translation>Serwis %1 nie leży przy odcinku.</translation>
    </message>
</context>
<context>
    <name>ServiceTile</name>
    <message>
        <source>There is service after %1, but the stage has no service tile.</source>
        <translation>Po odcinku %1 jest serwis, ale odcinek nie ma kafla pomocy technicznej.</translation>
    </message>
    <message>
        <source>%1 has a service tile, but there is no service after it.</source>
        <translation>%1 ma kafel pomocy technicznej, ale nie ma po nim serwisu.</translation>
    </message>
    <message>
        <source>Add service after %1</source>
        <translation>Dodaj serwis po %1</translation>
    </message>
    <message>
        <source>Take away the service after %1</source>
        <translation>Usuń serwis po %1</translation>
    </message>
</context>
<context>
    <name>SeveralParts</name>
    <message numerus="yes">
        <source>The road is in %n part(s) that do not join.</source>
        <translation>
            <numerusform>Droga składa się z %n niepołączonej części.</numerusform>
            <numerusform>Droga składa się z %n niepołączonych części.</numerusform>
            <numerusform>Droga składa się z %n niepołączonych części.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeverityNames</name>
    <message>
        <source>Error</source>
        <translation>Błąd</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Ostrzeżenie</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Wskazówka</translation>
    </message>
</context>
<context>
    <name>SharedHex</name>
    <message>
        <source>Take %1 away</source>
        <translation>Zabierz %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) lie on the same hex: %1.</source>
        <translation>
            <numerusform>%n kafel leży na tym samym heksie: %1.</numerusform>
            <numerusform>%n kafle leżą na tym samym heksie: %1.</numerusform>
            <numerusform>%n kafli leży na tym samym heksie: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetCommand</name>
    <message>
        <source>The PDF file to write.</source>
        <translation>Plik PDF do zapisania.</translation>
    </message>
    <message>
        <source>write the sheets of a stage or rally</source>
        <translation>zapisuje arkusze odcinka lub rajdu</translation>
    </message>
    <message>
        <source>sheets are a PDF</source>
        <translation>arkusze to PDF</translation>
    </message>
    <message>
        <source>no times are printed, as the stages cannot be driven: %1</source>
        <translation>czasy nie są drukowane, bo odcinków nie da się przejechać: %1</translation>
    </message>
    <message>
        <source>Give it a name that ends in .pdf</source>
        <translation>Nadaj nazwę, która kończy się na .pdf</translation>
    </message>
    <message>
        <source>Writes what a table needs to set stages up: of a stage, or of each stage of a rally, one page with
the map, the driving direction and the tiles to pick; of the rally, an overview and the sheets for
times. By choice also maps to a scale, lists with pictures, the laying order step by step, and
the roadbook.</source>
        <translation>Zapisuje, czego stół potrzebuje do ułożenia odcinków: z odcinka lub z każdego odcinka rajdu stronę z mapą,
kierunkiem jazdy i kaflami do wyjęcia; z rajdu przegląd i arkusze czasów. Do wyboru także mapy w skali,
listy z rysunkami, kolejność układania krok po kroku i książkę drogową.</translation>
    </message>
</context>
<context>
    <name>SheetInput</name>
    <message>
        <source>there is no stage %1</source>
        <translation>nie ma odcinka %1</translation>
    </message>
    <message>
        <source>Stages are counted from 1</source>
        <translation>Odcinki liczy się od 1</translation>
    </message>
    <message>
        <source>Untitled rally</source>
        <translation>Rajd bez tytułu</translation>
    </message>
</context>
<context>
    <name>SheetOptions</name>
    <message>
        <source>--paper takes a4 or letter</source>
        <translation>--paper przyjmuje a4 albo letter</translation>
    </message>
    <message>
        <source>--scale takes fit, true, or 1:N with N from %1 to %2</source>
        <translation>--scale przyjmuje fit, true albo 1:N, gdzie N jest od %1 do %2</translation>
    </message>
    <message>
        <source>PAGES</source>
        <translation>STRONY</translation>
    </message>
    <message>
        <source>The paper: a4 or letter. Left out: that of your country.</source>
        <translation>Papier: a4 albo letter. Domyślnie: używany w twoim kraju.</translation>
    </message>
    <message>
        <source>PAPER</source>
        <translation>PAPIER</translation>
    </message>
    <message>
        <source>Millimetres left free on all sides. Left out: 10.</source>
        <translation>Milimetry wolnego miejsca z każdej strony. Domyślnie: 10.</translation>
    </message>
    <message>
        <source>In black and white.</source>
        <translation>Czarno-biało.</translation>
    </message>
    <message>
        <source>How large a map is: fit, as large as the page allows; true, as the tiles are; 1:N. It takes as many pages as it needs. Left out: fit.</source>
        <translation>Jak duża jest mapa: fit, tak duża, jak pozwala strona; true, jak prawdziwe kafle; 1:N. Zajmuje tyle stron, ile trzeba. Domyślnie: fit.</translation>
    </message>
    <message>
        <source>SCALE</source>
        <translation>SKALA</translation>
    </message>
    <message>
        <source>Millimetres that the pages of a map overlap. Left out: 10.</source>
        <translation>O ile milimetrów strony mapy nakładają się na siebie. Domyślnie: 10.</translation>
    </message>
    <message>
        <source>Millimetres of a tile, from edge to opposite edge. Left out: %1.</source>
        <translation>Rozmiar kafla w milimetrach, od krawędzi do przeciwległej krawędzi. Domyślnie: %1.</translation>
    </message>
    <message>
        <source>The pages to print, by their numbers: 1,3-5. Left out: all.</source>
        <translation>Strony do wydruku, według numerów: 1,3-5. Domyślnie: wszystkie.</translation>
    </message>
    <message>
        <source>NUMBERS</source>
        <translation>NUMERY</translation>
    </message>
    <message>
        <source>The language: %1. Left out: that of the system.</source>
        <translation>Język: %1. Domyślnie: język systemu.</translation>
    </message>
    <message>
        <source>LANGUAGE</source>
        <translation>JĘZYK</translation>
    </message>
    <message>
        <source>--lang takes one of %1</source>
        <translation>--lang przyjmuje jedno z: %1</translation>
    </message>
    <message>
        <source>--%1 takes millimetres, from %2 to %3</source>
        <translation>--%1 przyjmuje milimetry, od %2 do %3</translation>
    </message>
    <message>
        <source>Time sheets to be filled in, also where there are results.</source>
        <translation>Arkusze czasów do wypełnienia, także gdy są już wyniki.</translation>
    </message>
    <message>
        <source>there are no pages &quot;%1&quot;; --pages takes rally, stage, map, list, laying, notes, times, with commas between</source>
        <translation>nie ma stron „%1”; --pages przyjmuje rally, stage, map, list, laying, notes, times, z przecinkami pomiędzy</translation>
    </message>
    <message>
        <source>What to print, with commas between: rally, the overview (1 page for up to four stages); of each stage stage, map and tile list (1), map, the map alone, as large as a page allows (1), list, the tiles with pictures (1), laying, step by step (1 for up to 15 tiles), notes, the roadbook (1 to 2); times (of a stage alone 1, of three 2; for five or six drivers one more, and one for solo sheets). Left out: rally,stage,times; of one stage stage.</source>
        <translation>Co drukować, z przecinkami pomiędzy: rally, przegląd (1 strona do czterech odcinków); z każdego odcinka stage, mapa i lista kafli (1), map, sama mapa, tak duża, jak pozwala strona (1), list, kafle z rysunkami (1), laying, krok po kroku (1 na najwyżej 15 kafli), notes, książka drogowa (1 do 2); times (z pojedynczego odcinka 1, z trzech 2; dla pięciu lub sześciu kierowców o jedną więcej, i jedna na arkusze solo). Pominięte: rally,stage,times; z jednego odcinka stage.</translation>
    </message>
    <message>
        <source>On the maps the code of each stage of tiles, as a QR code for telephones and as text: convert reads it.</source>
        <translation>Na mapach kod każdego odcinka z kafli, jako kod QR dla telefonów i jako tekst: convert go czyta.</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Strona %1 z %2</translation>
    </message>
    <message>
        <source>100 mm</source>
        <translation>100&#xa0;mm</translation>
    </message>
    <message>
        <source>100 mm on paper</source>
        <translation>100&#xa0;mm na papierze</translation>
    </message>
</context>
<context>
    <name>SheetPages</name>
    <message>
        <source>the pages could not be put together as a PDF (%1)</source>
        <translation>nie udało się złożyć stron w plik PDF (%1)</translation>
    </message>
    <message>
        <source>Print fewer pages at once</source>
        <translation>Drukuj mniej stron naraz</translation>
    </message>
</context>
<context>
    <name>SheetTitle</name>
    <message>
        <source>Untitled stage</source>
        <translation>Odcinek bez tytułu</translation>
    </message>
    <message>
        <source>Untitled circuit</source>
        <translation>Tor bez tytułu</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n lap(s)</source>
        <translation>
            <numerusform>%1, %n okrążenie</numerusform>
            <numerusform>%1, %n okrążenia</numerusform>
            <numerusform>%1, %n okrążeń</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>Untitled rally</source>
        <translation>Rajd bez tytułu</translation>
    </message>
    <message>
        <source>there is nothing to print</source>
        <translation>nie ma nic do wydruku</translation>
    </message>
    <message>
        <source>Choose other pages</source>
        <translation>Wybierz inne strony</translation>
    </message>
    <message>
        <source>nothing is laid in the stage yet</source>
        <translation>w odcinku nic jeszcze nie leży</translation>
    </message>
    <message>
        <source>Lay something first</source>
        <translation>Najpierw coś ułóż</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Tiles to pick</source>
        <translation>Kafle do wyjęcia</translation>
    </message>
    <message>
        <source>Laying order</source>
        <translation>Kolejność układania</translation>
    </message>
    <message>
        <source>Roadbook</source>
        <translation>Książka drogowa</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Przegląd</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Czasy</translation>
    </message>
    <message>
        <source>Map and tiles</source>
        <translation>Mapa i kafle</translation>
    </message>
</context>
<context>
    <name>ShopRules</name>
    <message>
        <source>There is no stack &quot;%1&quot; for the shop: numbers 1 to 9, each as A and B.</source>
        <translation>Nie ma stosu „%1” do sklepu: są numery od 1 do 9, każdy jako A i B.</translation>
    </message>
    <message>
        <source>Take away the stacks that there are not</source>
        <translation>Usuń stosy, których nie ma</translation>
    </message>
    <message numerus="yes">
        <source>Number %1 is in the shop %n times: %2. Each number lies there once.</source>
        <translation>
            <numerusform>Numer %1 leży w sklepie %n raz: %2. Każdy numer leży tam raz.</numerusform>
            <numerusform>Numer %1 leży w sklepie %n razy: %2. Każdy numer leży tam raz.</numerusform>
            <numerusform>Numer %1 leży w sklepie %n razy: %2. Każdy numer leży tam raz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave one stack of number %1</source>
        <translation>Zostaw jeden stos o numerze %1</translation>
    </message>
    <message>
        <source>The shop has no stack with number %1.</source>
        <translation>W sklepie nie ma stosu o numerze %1.</translation>
    </message>
    <message>
        <source>Lay stacks of A: %1</source>
        <translation>Wyłóż stosy A: %1</translation>
    </message>
    <message>
        <source>The shop of a trial has stack %1.</source>
        <translation>Do sklepu próby należy stos %1.</translation>
    </message>
    <message>
        <source>Lay the stacks of the trial</source>
        <translation>Wyłóż stosy próby</translation>
    </message>
    <message>
        <source>Which stack is the fourth of a trial&apos;s shop, the rulebook does not tell, as it names 5A twice. Choose one of these: %1.</source>
        <translation>Instrukcja nie mówi, który stos jest czwarty w sklepie próby, bo dwa razy wymienia 5A. Wybierz jeden z tych: %1.</translation>
    </message>
    <message>
        <source>The shop of a trial has four stacks, not %1.</source>
        <translation>Sklep próby ma cztery stosy, nie %1.</translation>
    </message>
</context>
<context>
    <name>SignKey</name>
    <message>
        <source>inside line: highest gear</source>
        <translation>linia wewnętrzna: najwyższy bieg</translation>
    </message>
    <message>
        <source>slide: its gear</source>
        <translation>sliding: jego bieg</translation>
    </message>
    <message>
        <source>cut: highest gear, a card</source>
        <translation>skrót: najwyższy bieg, karta</translation>
    </message>
    <message>
        <source>bump</source>
        <translation>hopka</translation>
    </message>
    <message>
        <source>halves: sliding before or after a corner</source>
        <translation>połówki: sliding przed zakrętem lub za nim</translation>
    </message>
    <message>
        <source>ford</source>
        <translation>przeszkoda wodna</translation>
    </message>
    <message>
        <source>meadow</source>
        <translation>łąka</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>las</translation>
    </message>
    <message>
        <source>rock</source>
        <translation>skała</translation>
    </message>
    <message>
        <source>water</source>
        <translation>woda</translation>
    </message>
</context>
<context>
    <name>SlantsDiffer</name>
    <message>
        <source>The roads of %1 and %2 do not fit together: the first leaves its tile slanting to the right, the second straight.</source>
        <translation>Drogi kafli %1 i %2 nie pasują do siebie: pierwsza wychodzi z kafla skośnie w prawo, a druga prosto.</translation>
    </message>
    <message>
        <source>The roads of %1 and %2 do not fit together: the first leaves its tile slanting to the left, the second straight.</source>
        <translation>Drogi kafli %1 i %2 nie pasują do siebie: pierwsza wychodzi z kafla skośnie w lewo, a druga prosto.</translation>
    </message>
    <message>
        <source>The roads of %1 and %2 do not fit together: the first leaves its tile slanting to the left, the second to the right.</source>
        <translation>Drogi kafli %1 i %2 nie pasują do siebie: pierwsza wychodzi z kafla skośnie w lewo, a druga w prawo.</translation>
    </message>
</context>
<context>
    <name>SoloPages</name>
    <message>
        <source>Driver</source>
        <translation>Kierowca</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Bieg</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekundy</translation>
    </message>
    <message>
        <source>A stroke for each turn that ends so</source>
        <translation>Kreska za każdą turę zakończoną na tym biegu</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tury</translation>
    </message>
    <message numerus="yes">
        <source>Each focus token left takes off %n second(s).</source>
        <translation>
            <numerusform>Każdy pozostały żeton skupienia odejmuje %n sekundę.</numerusform>
            <numerusform>Każdy pozostały żeton skupienia odejmuje %n sekundy.</numerusform>
            <numerusform>Każdy pozostały żeton skupienia odejmuje %n sekund.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Żetony</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Zasady: %1</translation>
    </message>
    <message>
        <source>Solo sheet</source>
        <translation>Karta wyników solo</translation>
    </message>
</context>
<context>
    <name>StackRules</name>
    <message>
        <source>A Grand Slam has three tracks, not %1.</source>
        <translation>Wielki Szlem ma trzy tory, a nie %1.</translation>
    </message>
    <message>
        <source>%1 is in the Grand Slam twice, and in the box once.</source>
        <translation>%1 jest w Wielkim Szlemie dwa razy, a w pudełku raz.</translation>
    </message>
    <message>
        <source>%1 and %2 are the two sides of one board.</source>
        <translation>%1 i %2 to dwie strony jednej planszy.</translation>
    </message>
    <message>
        <source>Whether %1 and %2 are sides of one board cannot be told: it is not entered which track is on whose back.</source>
        <translation>Nie wiadomo, czy %1 i %2 to strony jednej planszy: nie wpisano, który tor jest na odwrocie którego.</translation>
    </message>
</context>
<context>
    <name>StageCode</name>
    <message>
        <source>this is no code of a stage, or a sign in it is wrong, missing or too many</source>
        <translation>to nie jest kod odcinka albo któryś znak jest w nim błędny, brakuje go lub jest go za dużo</translation>
    </message>
    <message>
        <source>Compare it with the one you were given</source>
        <translation>Porównaj go z tym, który otrzymałeś</translation>
    </message>
    <message>
        <source>this code says what this version does not know</source>
        <translation>ten kod zawiera coś, czego ta wersja nie zna</translation>
    </message>
    <message>
        <source>Open it with a newer version of Stagewright</source>
        <translation>Otwórz go w nowszej wersji Stagewright</translation>
    </message>
    <message>
        <source>title and author are not in a code</source>
        <translation>kod nie zawiera tytułu i autora</translation>
    </message>
    <message>
        <source>notes are not in a code</source>
        <translation>kod nie zawiera notatek</translation>
    </message>
    <message>
        <source>car and number of players are not in a code</source>
        <translation>kod nie zawiera samochodu i liczby graczy</translation>
    </message>
    <message>
        <source>what a file says beside is not in a code</source>
        <translation>kod nie zawiera dodatkowych danych z pliku</translation>
    </message>
    <message>
        <source>the order of laying is not in a code</source>
        <translation>kod nie zawiera kolejności układania</translation>
    </message>
    <message>
        <source>tokens are not in a code</source>
        <translation>kod nie zawiera żetonów</translation>
    </message>
    <message>
        <source>there are no codes for this game</source>
        <translation>dla tej gry nie ma kodów</translation>
    </message>
    <message>
        <source>Save it as a file</source>
        <translation>Zapisz go jako plik</translation>
    </message>
    <message numerus="yes">
        <source>a code holds at most %n tile(s)</source>
        <translation>
            <numerusform>kod mieści najwyżej %n kafel</numerusform>
            <numerusform>kod mieści najwyżej %n kafle</numerusform>
            <numerusform>kod mieści najwyżej %n kafli</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StageDrawing</name>
    <message>
        <source>stages of this game have no map</source>
        <translation>odcinki tej gry nie mają mapy</translation>
    </message>
</context>
<context>
    <name>StageDriving</name>
    <message>
        <source>how long stages of this game take is not known</source>
        <translation>nie wiadomo, ile trwają odcinki tej gry</translation>
    </message>
</context>
<context>
    <name>StageEstimating</name>
    <message>
        <source>--%1 is not for stages of this game</source>
        <translation>--%1 nie jest dla odcinków tej gry</translation>
    </message>
</context>
<context>
    <name>StageFields</name>
    <message>
        <source>must be &quot;stage&quot; or &quot;circuit&quot;</source>
        <translation>musi mieć wartość „stage” albo „circuit”</translation>
    </message>
</context>
<context>
    <name>StageFile</name>
    <message>
        <source>the stage is larger than our own file of it may be (%1 MB)</source>
        <translation>odcinek jest większy, niż może być jego plik w formacie Stagewright (%1&#xa0;MB)</translation>
    </message>
    <message>
        <source>Choose another file</source>
        <translation>Wybierz inny plik</translation>
    </message>
    <message>
        <source>our own file of the stage would hold more than %1 values</source>
        <translation>nasz własny plik tego odcinka miałby ponad %1 wartości</translation>
    </message>
</context>
<context>
    <name>StageInput</name>
    <message>
        <source>there is no stage %1</source>
        <translation>nie ma odcinka %1</translation>
    </message>
    <message>
        <source>the rally has no stages</source>
        <translation>rajd nie ma odcinków</translation>
    </message>
    <message>
        <source>Stages are counted from 1</source>
        <translation>Odcinki liczy się od 1</translation>
    </message>
    <message>
        <source>Add one first</source>
        <translation>Dodaj najpierw odcinek</translation>
    </message>
    <message>
        <source>this is a stage, not a rally</source>
        <translation>to jest odcinek, a nie rajd</translation>
    </message>
    <message>
        <source>&quot;rally --new&quot; makes a rally of stages</source>
        <translation>„rally --new” tworzy rajd z odcinków</translation>
    </message>
    <message>
        <source>nothing is laid in the stage, so there is nothing to draw</source>
        <translation>w odcinku nic nie leży, więc nie ma czego rysować</translation>
    </message>
    <message>
        <source>Lay something first</source>
        <translation>Najpierw coś ułóż</translation>
    </message>
</context>
<context>
    <name>StageName</name>
    <message>
        <source>SS %1</source>
        <translation>OS %1</translation>
    </message>
    <message>
        <source>SS %1: %2</source>
        <translation>OS %1: %2</translation>
    </message>
    <message>
        <source>Race %1</source>
        <translation>Wyścig %1</translation>
    </message>
    <message>
        <source>Race %1: %2</source>
        <translation>Wyścig %1: %2</translation>
    </message>
</context>
<context>
    <name>StageOptionTexts</name>
    <message>
        <source>Of a rally: the number of the stage, from 1. Left out: the first, or all where a command takes rallies as a whole.</source>
        <translation>Z rajdu: numer odcinka, od 1. Domyślnie: pierwszy albo wszystkie, gdy polecenie przyjmuje całe rajdy.</translation>
    </message>
</context>
<context>
    <name>StagePages</name>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Pieces to pick</source>
        <translation>Elementy do wyjęcia</translation>
    </message>
</context>
<context>
    <name>StageRacing</name>
    <message>
        <source>how several cars race in this game is not known</source>
        <translation>nie wiadomo, jak w tej grze ściga się kilka samochodów</translation>
    </message>
</context>
<context>
    <name>StageRoad</name>
    <message>
        <source>the surface of side %1 is not known</source>
        <translation>nawierzchnia strony %1 nie jest znana</translation>
    </message>
    <message>
        <source>Say it with the roads of your board</source>
        <translation>Podaj ją z drogami swojej planszy</translation>
    </message>
    <message>
        <source>the rules have no dashboard for tyres &quot;%1&quot; on the surface of %2</source>
        <translation>zasady nie mają deski rozdzielczej dla opon „%1” na nawierzchni %2</translation>
    </message>
    <message>
        <source>Choose other tyres</source>
        <translation>Wybierz inne opony</translation>
    </message>
    <message>
        <source>%1: spaces not entered</source>
        <translation>%1: pola nie wpisane</translation>
    </message>
    <message>
        <source>Enter them from your boards</source>
        <translation>Wpisz je ze swoich plansz</translation>
    </message>
    <message>
        <source>the stage has no section</source>
        <translation>odcinek nie ma żadnej sekcji</translation>
    </message>
</context>
<context>
    <name>StageUndoSteps</name>
    <message>
        <source>Change title</source>
        <translation>Zmień tytuł</translation>
    </message>
    <message>
        <source>Change author</source>
        <translation>Zmień autora</translation>
    </message>
    <message>
        <source>Change laps</source>
        <translation>Zmień liczbę okrążeń</translation>
    </message>
    <message>
        <source>Change the car</source>
        <translation>Zmień samochód</translation>
    </message>
</context>
<context>
    <name>StandingPages</name>
    <message numerus="yes">
        <source>Standings after %n stage(s)</source>
        <translation>
            <numerusform>Klasyfikacja po %n odcinku</numerusform>
            <numerusform>Klasyfikacja po %n odcinkach</numerusform>
            <numerusform>Klasyfikacja po %n odcinkach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Standings after %n race(s)</source>
        <translation>
            <numerusform>Klasyfikacja po %n wyścigu</numerusform>
            <numerusform>Klasyfikacja po %n wyścigach</numerusform>
            <numerusform>Klasyfikacja po %n wyścigach</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandingsTable</name>
    <message>
        <source>Place</source>
        <translation>Pozycja</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Kierowca</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Strata</translation>
    </message>
    <message>
        <source>Stages missing</source>
        <translation>Brakujące odcinki</translation>
    </message>
    <message>
        <source>places %1</source>
        <translation>miejsca %1</translation>
    </message>
</context>
<context>
    <name>StartAndFinish</name>
    <message>
        <source>The circuit has no start-finish tile.</source>
        <translation>Tor nie ma kafla startu i mety.</translation>
    </message>
    <message numerus="yes">
        <source>The circuit has %n start-finish tile(s).</source>
        <translation>
            <numerusform>Tor ma %n kafel startu i mety.</numerusform>
            <numerusform>Tor ma %n kafle startu i mety.</numerusform>
            <numerusform>Tor ma %n kafli startu i mety.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stage has no start tile.</source>
        <translation>Odcinek nie ma kafla startu.</translation>
    </message>
    <message numerus="yes">
        <source>The stage has %n start tile(s).</source>
        <translation>
            <numerusform>Odcinek ma %n kafel startu.</numerusform>
            <numerusform>Odcinek ma %n kafle startu.</numerusform>
            <numerusform>Odcinek ma %n kafli startu.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stage has no finish tile.</source>
        <translation>Odcinek nie ma kafla mety.</translation>
    </message>
    <message numerus="yes">
        <source>The stage has %n finish tile(s).</source>
        <translation>
            <numerusform>Odcinek ma %n kafel mety.</numerusform>
            <numerusform>Odcinek ma %n kafle mety.</numerusform>
            <numerusform>Odcinek ma %n kafli mety.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make it a circuit</source>
        <translation>Zmień na tor</translation>
    </message>
    <message numerus="yes">
        <source>The circuit has %n start tile(s).</source>
        <translation>
            <numerusform>Tor ma %n kafel startu.</numerusform>
            <numerusform>Tor ma %n kafle startu.</numerusform>
            <numerusform>Tor ma %n kafli startu.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no tiles yet.</source>
        <translation>Nie ma jeszcze kafli.</translation>
    </message>
</context>
<context>
    <name>StrayToken</name>
    <message>
        <source>The token %1 on %2 lies beside the road.</source>
        <translation>Żeton %1 na %2 leży obok drogi.</translation>
    </message>
    <message>
        <source>Take the stray tokens off %1</source>
        <translation>Zdejmij zabłąkane żetony z %1</translation>
    </message>
</context>
<context>
    <name>StripText</name>
    <message>
        <source>New stage</source>
        <translation>Nowy odcinek</translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n błąd</numerusform>
            <numerusform>%n błędy</numerusform>
            <numerusform>%n błędów</numerusform>
        </translation>
    </message>
    <message>
        <source>service afterwards</source>
        <translation>potem serwis</translation>
    </message>
    <message>
        <source>%1 min, %2</source>
        <comment>minutes and class of a stage</comment>
        <translation>%1&#xa0;min, %2</translation>
    </message>
    <message>
        <source>New circuit</source>
        <translation>Nowy tor</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1&#xa0;min</translation>
    </message>
</context>
<context>
    <name>Substitute</name>
    <message>
        <source>no tile of the boxes has the roads and lanes of %1</source>
        <translation>żaden kafel z pudełek nie ma dróg i pasów kafla %1</translation>
    </message>
    <message numerus="yes">
        <source>the stage has %n tile(s), and the boxes hold %1</source>
        <translation>
            <numerusform>odcinek ma %n kafel, a w pudełkach jest %1</numerusform>
            <numerusform>odcinek ma %n kafle, a w pudełkach jest %1</numerusform>
            <numerusform>odcinek ma %n kafli, a w pudełkach jest %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the search stopped before it was through</source>
        <translation>szukanie przerwano przed końcem</translation>
    </message>
    <message>
        <source>no tile with the roads and lanes of %1 is left in the boxes</source>
        <translation>w pudełkach nie został żaden kafel z drogami i pasami kafla %1</translation>
    </message>
    <message>
        <source>with other tiles in their places the stage does not hold by every rule; &quot;stagewright check&quot; says what is wrong with it</source>
        <translation>z innymi kaflami odcinek nie jest zgodny ze wszystkimi zasadami; co jest z nim nie tak, mówi „stagewright check”</translation>
    </message>
</context>
<context>
    <name>SubstituteCommand</name>
    <message>
        <source>lay a stage with the tiles of the boxes that there are</source>
        <translation>układa odcinek z kafli z pudełek, które są</translation>
    </message>
    <message>
        <source>%1 for %2 at (%3, %4)</source>
        <translation>%1 zamiast %2 na (%3, %4)</translation>
    </message>
    <message>
        <source>%1: the boxes hold all its tiles</source>
        <translation>%1: w pudełkach są wszystkie jego kafle</translation>
    </message>
    <message>
        <source>%1: expected time %2 instead of %3</source>
        <translation>%1: oczekiwany czas %2 zamiast %3</translation>
    </message>
    <message>
        <source>Replaces each tile of a stage that the boxes lack by one with the same roads and lanes, of these the one most like it: all at once, so that the whole can be laid. Without --boxes from the core box of the game. What changes is said tile by tile.
Leaves with 1 if it cannot be, and says why, with 2 if the file cannot be used.</source>
        <translation>Zastępuje każdy kafel odcinka, którego brak w pudełkach, kaflem o tych samych drogach i pasach, z nich najbardziej podobnym: wszystkie naraz, tak by całość dała się ułożyć. Bez --boxes z podstawowego pudełka gry. Co się zmienia, program mówi kafel po kaflu.
Kończy z 1, jeśli się nie da, i mówi dlaczego, z 2, jeśli pliku nie da się użyć.</translation>
    </message>
</context>
<context>
    <name>SurfaceChanges</name>
    <message numerus="yes">
        <source>asphalt (%n tile(s))</source>
        <translation>
            <numerusform>asfalt (%n kafel)</numerusform>
            <numerusform>asfalt (%n kafle)</numerusform>
            <numerusform>asfalt (%n kafli)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gravel (%n tile(s))</source>
        <translation>
            <numerusform>szuter (%n kafel)</numerusform>
            <numerusform>szuter (%n kafle)</numerusform>
            <numerusform>szuter (%n kafli)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>snow (%n tile(s))</source>
        <translation>
            <numerusform>śnieg (%n kafel)</numerusform>
            <numerusform>śnieg (%n kafle)</numerusform>
            <numerusform>śnieg (%n kafli)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no surface (%n tile(s))</source>
        <translation>
            <numerusform>bez nawierzchni (%n kafel)</numerusform>
            <numerusform>bez nawierzchni (%n kafle)</numerusform>
            <numerusform>bez nawierzchni (%n kafli)</numerusform>
        </translation>
    </message>
    <message>
        <source>The surface changes: %1.</source>
        <translation>Nawierzchnia się zmienia: %1.</translation>
    </message>
</context>
<context>
    <name>SurfaceText</name>
    <message>
        <source>asphalt</source>
        <translation>asfalt</translation>
    </message>
    <message>
        <source>gravel</source>
        <translation>szuter</translation>
    </message>
    <message>
        <source>snow</source>
        <translation>śnieg</translation>
    </message>
</context>
<context>
    <name>SystemError</name>
    <message>
        <source>the disk is full</source>
        <translation>dysk jest pełny</translation>
    </message>
    <message>
        <source>the room that you may take up there is used up</source>
        <translation>przydzielone tam miejsce jest wyczerpane</translation>
    </message>
    <message>
        <source>the file would be larger than it may be</source>
        <translation>plik byłby większy, niż może być</translation>
    </message>
    <message>
        <source>nothing can be changed on this disk</source>
        <translation>na tym dysku nie można niczego zmieniać</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>brak uprawnień</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <translation>nie ma takiego pliku ani folderu</translation>
    </message>
    <message>
        <source>a part of the path is a file, not a folder</source>
        <translation>część ścieżki jest plikiem, a nie folderem</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>to jest folder</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>nazwa jest za długa</translation>
    </message>
    <message>
        <source>this link leads to itself</source>
        <translation>to dowiązanie prowadzi do samego siebie</translation>
    </message>
    <message>
        <source>the disk does not work as it should</source>
        <translation>dysk nie działa tak, jak powinien</translation>
    </message>
    <message>
        <source>the disk cannot be reached</source>
        <translation>dysk jest nieosiągalny</translation>
    </message>
    <message>
        <source>Make room there, or choose another place</source>
        <translation>Zwolnij tam miejsce albo zapisz gdzie indziej</translation>
    </message>
    <message>
        <source>Raise the limit of file sizes, or choose another place</source>
        <translation>Zwiększ dozwolony rozmiar plików albo zapisz gdzie indziej</translation>
    </message>
    <message>
        <source>Choose a shorter name</source>
        <translation>Wybierz krótszą nazwę</translation>
    </message>
    <message>
        <source>Choose another disk</source>
        <translation>Wybierz inny dysk</translation>
    </message>
    <message>
        <source>Choose another place</source>
        <translation>Wybierz inne miejsce</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>jest zamknięte</translation>
    </message>
</context>
<context>
    <name>TableChoice</name>
    <message>
        <source>&quot;%1&quot; is not the size of a table</source>
        <translation>„%1” nie jest rozmiarem stołu</translation>
    </message>
    <message>
        <source>Give width and depth in centimetres, such as 120x80</source>
        <translation>Podaj szerokość i głębokość w centymetrach, na przykład 120x80</translation>
    </message>
</context>
<context>
    <name>TableMap</name>
    <message>
        <source>no car drives on a table of cards</source>
        <translation>po stole z kartami nie jeździ żaden samochód</translation>
    </message>
</context>
<context>
    <name>TableOutline</name>
    <message>
        <source>%1 × %2 cm</source>
        <translation>%1 × %2&#xa0;cm</translation>
    </message>
</context>
<context>
    <name>TablePicture</name>
    <message>
        <source>leaves first</source>
        <translation>odchodzi pierwsza</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>talia</translation>
    </message>
    <message>
        <source>no stage chosen</source>
        <translation>brak odcinka</translation>
    </message>
    <message>
        <source>no driver yet</source>
        <translation>jeszcze bez kierowcy</translation>
    </message>
</context>
<context>
    <name>TableSpeech</name>
    <message>
        <source>Empty slot for stage cards</source>
        <translation>Puste miejsce na kartę odcinka</translation>
    </message>
    <message>
        <source>Stage card %1</source>
        <translation>Karta odcinka %1</translation>
    </message>
    <message>
        <source>leaves in round %1</source>
        <translation>odchodzi w rundzie %1</translation>
    </message>
    <message>
        <source>a die of the ghost driver lies on it</source>
        <translation>leży na niej kość kierowcy widmo</translation>
    </message>
    <message>
        <source>Shop %1: empty</source>
        <translation>Sklep %1: pusto</translation>
    </message>
    <message>
        <source>Shop %1: stack %2</source>
        <translation>Sklep %1: stos %2</translation>
    </message>
    <message>
        <source>no driver yet</source>
        <translation>jeszcze bez kierowcy</translation>
    </message>
    <message numerus="yes">
        <source>%n damage token(s) flipped</source>
        <translation>
            <numerusform>%n odwrócony żeton uszkodzeń</numerusform>
            <numerusform>%n odwrócone żetony uszkodzeń</numerusform>
            <numerusform>%n odwróconych żetonów uszkodzeń</numerusform>
        </translation>
    </message>
    <message>
        <source>Driver %1, for player %2</source>
        <translation>Kierowca %1, dla gracza %2</translation>
    </message>
    <message>
        <source>Driver %1, free</source>
        <translation>Kierowca %1, wolny</translation>
    </message>
</context>
<context>
    <name>TableSteps</name>
    <message>
        <source>The other stack of number %1</source>
        <translation>Drugi stos o numerze %1</translation>
    </message>
    <message>
        <source>No stack of number %1</source>
        <translation>Bez stosu o numerze %1</translation>
    </message>
    <message>
        <source>Lay stack %1</source>
        <translation>Wyłóż stos %1</translation>
    </message>
    <message>
        <source>Mix the shop</source>
        <translation>Wymieszaj sklep</translation>
    </message>
    <message>
        <source>No driver for player %1</source>
        <translation>Bez kierowcy dla gracza %1</translation>
    </message>
    <message>
        <source>%1 drives for player %2</source>
        <translation>%1 jedzie dla gracza %2</translation>
    </message>
    <message numerus="yes">
        <source>%n damage token(s) flipped</source>
        <translation>
            <numerusform>%n odwrócony żeton uszkodzeń</numerusform>
            <numerusform>%n odwrócone żetony uszkodzeń</numerusform>
            <numerusform>%n odwróconych żetonów uszkodzeń</numerusform>
        </translation>
    </message>
    <message>
        <source>Change places</source>
        <translation>Zmień miejsca</translation>
    </message>
    <message>
        <source>Name of a player</source>
        <translation>Nazwa gracza</translation>
    </message>
    <message>
        <source>Mode: %1</source>
        <translation>Tryb: %1</translation>
    </message>
    <message>
        <source>No stage chosen</source>
        <translation>Nie wybrano odcinka</translation>
    </message>
    <message>
        <source>Stage: %1</source>
        <translation>Odcinek: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) open</source>
        <translation>
            <numerusform>%n odkryta karta</numerusform>
            <numerusform>%n odkryte karty</numerusform>
            <numerusform>%n odkrytych kart</numerusform>
        </translation>
    </message>
    <message>
        <source>What the empty slot does</source>
        <translation>Co robi puste miejsce</translation>
    </message>
    <message>
        <source>Ghost driver: %1</source>
        <translation>Kierowca widmo: %1</translation>
    </message>
    <message>
        <source>No ghost driver</source>
        <translation>Bez kierowcy widmo</translation>
    </message>
    <message>
        <source>Note on card %1</source>
        <translation>Notatka do karty %1</translation>
    </message>
    <message>
        <source>Draw drivers</source>
        <translation>Losuj kierowców</translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message>
        <source>The boxes hold all these tiles.</source>
        <translation>W pudełkach są wszystkie te kafle.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are short:</source>
        <translation>
            <numerusform>Brakuje %n kafla:</numerusform>
            <numerusform>Brakuje %n kafli:</numerusform>
            <numerusform>Brakuje %n kafli:</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Kafel</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Potrzeba</translation>
    </message>
    <message>
        <source>In the boxes</source>
        <translation>W pudełkach</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid</source>
        <translation>Układane</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Kafle</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Brakuje</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Odcinek</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Zostaw</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Przełóż</translation>
    </message>
    <message>
        <source>From the box</source>
        <translation>Nowe</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Odłóż</translation>
    </message>
    <message>
        <source>Tiles from stage to stage</source>
        <translation>Kafle z odcinka na odcinek</translation>
    </message>
    <message>
        <source>Order with the least rebuilding</source>
        <translation>Najmniej przekładania</translation>
    </message>
    <message>
        <source>Looking for it…</source>
        <translation>Trwa szukanie kolejności…</translation>
    </message>
    <message>
        <source>No order lays fewer tiles than the one they are in: %1.</source>
        <translation>W żadnej kolejności nie układa się mniej kafli niż w obecnej: %1.</translation>
    </message>
    <message>
        <source>Tiles needed</source>
        <translation>Potrzebne kafle</translation>
    </message>
    <message numerus="yes">
        <source>No better order was found than the one they are in: it lays %n tile(s), and none needs fewer than %1.</source>
        <translation>
            <numerusform>Nie znaleziono kolejności lepszej niż obecna: układa się w niej %n kafel, a żadna nie wymaga mniej niż %1.</numerusform>
            <numerusform>Nie znaleziono kolejności lepszej niż obecna: układa się w niej %n kafle, a żadna nie wymaga mniej niż %1.</numerusform>
            <numerusform>Nie znaleziono kolejności lepszej niż obecna: układa się w niej %n kafli, a żadna nie wymaga mniej niż %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are laid instead of %1, and no order lays fewer: %2.</source>
        <translation>
            <numerusform>Układa się %n kafel zamiast %1, a w żadnej kolejności mniej: %2.</numerusform>
            <numerusform>Układa się %n kafle zamiast %1, a w żadnej kolejności mniej: %2.</numerusform>
            <numerusform>Układa się %n kafli zamiast %1, a w żadnej kolejności mniej: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are laid instead of %1, and no order needs fewer than %2: %3.</source>
        <translation>
            <numerusform>Układa się %n kafel zamiast %1, a żadna kolejność nie wymaga mniej niż %2: %3.</numerusform>
            <numerusform>Układa się %n kafle zamiast %1, a żadna kolejność nie wymaga mniej niż %2: %3.</numerusform>
            <numerusform>Układa się %n kafli zamiast %1, a żadna kolejność nie wymaga mniej niż %2: %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>Race</source>
        <translation>Wyścig</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Próba</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Newbie</source>
        <translation>Żółtodziób</translation>
    </message>
    <message>
        <source>Rookie</source>
        <translation>Nowicjusz</translation>
    </message>
    <message>
        <source>Amateur</source>
        <translation>Amator</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Zwykły</translation>
    </message>
    <message>
        <source>Challenger</source>
        <translation>Pretendent</translation>
    </message>
    <message>
        <source>Veteran</source>
        <translation>Weteran</translation>
    </message>
    <message>
        <source>Beast</source>
        <translation>Bestia</translation>
    </message>
    <message>
        <source>all three dice from the start</source>
        <translation>wszystkie trzy kości od początku</translation>
    </message>
    <message>
        <source>a die each on stage cards: %1</source>
        <translation>po kości na kartach odcinka: %1</translation>
    </message>
    <message>
        <source>%1; from the start: %2</source>
        <comment>where dice lie, and how many do not</comment>
        <translation>%1; od początku: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 minutes</source>
        <translation>od %1 do %2 minut</translation>
    </message>
    <message>
        <source>by your own figure</source>
        <translation>według własnej liczby</translation>
    </message>
    <message>
        <source>by your own evenings</source>
        <translation>według własnych wieczorów</translation>
    </message>
    <message>
        <source>by what the box says</source>
        <translation>według pudełka</translation>
    </message>
    <message>
        <source>assumed: the rulebook says nothing of it</source>
        <translation>założenie: instrukcja o tym nie mówi</translation>
    </message>
    <message>
        <source>Easier by fewer open cards, harder by damage from the start</source>
        <translation>Łatwiej przez mniej odkrytych kart, trudniej przez uszkodzenia od początku</translation>
    </message>
    <message>
        <source>Easier: fewer stage cards lie open</source>
        <translation>Łatwiej: mniej odkrytych kart odcinka</translation>
    </message>
    <message>
        <source>Harder: damage from the start</source>
        <translation>Trudniej: uszkodzenia od początku</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Jak zwykle</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Gracz %1</translation>
    </message>
</context>
<context>
    <name>TabletopReader</name>
    <message>
        <source>&quot;%1&quot; names no side; side a is laid, as the table does</source>
        <translation>„%1” nie podaje strony; leży strona a, jak na stole w grze</translation>
    </message>
    <message numerus="yes">
        <source>a stage holds at most %n tile(s)</source>
        <translation>
            <numerusform>odcinek mieści najwyżej %n kafel</numerusform>
            <numerusform>odcinek mieści najwyżej %n kafle</numerusform>
            <numerusform>odcinek mieści najwyżej %n kafli</numerusform>
        </translation>
    </message>
    <message>
        <source>must be three numbers</source>
        <translation>musi składać się z trzech liczb</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no tile that can be laid here; it is left out</source>
        <translation>„%1” nie jest kaflem, który można tu położyć; zostaje pominięty</translation>
    </message>
    <message>
        <source>tile %1 is turned by %2 degrees, between two ways to lie; the nearer one is taken</source>
        <translation>kafel %1 jest obrócony o %2 stopni, pomiędzy dwoma ułożeniami; przyjęto bliższe</translation>
    </message>
    <message>
        <source>tile %1 at (%2, %3) lies between the hexes of the others; it is left out</source>
        <translation>kafel %1 w (%2, %3) leży pomiędzy heksami pozostałych; zostaje pominięty</translation>
    </message>
    <message>
        <source>the script holds no stage</source>
        <translation>skrypt nie zawiera odcinka</translation>
    </message>
    <message>
        <source>Choose a script in which a TileList is filled</source>
        <translation>Wybierz skrypt, w którym wypełniana jest TileList</translation>
    </message>
    <message>
        <source>tile %1 lies higher than the others or is tipped; it is laid flat</source>
        <translation>kafel %1 leży wyżej niż inne lub jest przechylony; zostaje położony płasko</translation>
    </message>
    <message>
        <source>this is no UTF-8; letters that are not plain are lost</source>
        <translation>to nie jest UTF-8; znaki spoza podstawowego alfabetu przepadają</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>brakuje tego pola</translation>
    </message>
</context>
<context>
    <name>TabletopSave</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>the saved table holds no stage</source>
        <translation>zapisany stół nie zawiera odcinka</translation>
    </message>
    <message>
        <source>Choose one with a script in which a TileList is filled</source>
        <translation>Wybierz stół ze skryptem, w którym wypełniana jest TileList</translation>
    </message>
</context>
<context>
    <name>TabletopScript</name>
    <message>
        <source>a text or a comment has no end</source>
        <translation>tekst lub komentarz nie ma końca</translation>
    </message>
    <message>
        <source>the tables are nested too deep</source>
        <translation>tabele są zagnieżdżone za głęboko</translation>
    </message>
    <message>
        <source>the table holds something else than values</source>
        <translation>tabela zawiera coś innego niż wartości</translation>
    </message>
    <message>
        <source>Mend the file there</source>
        <translation>Popraw plik w tym miejscu</translation>
    </message>
    <message>
        <source>it lays the tiles of %1 at once, and is left out as no stage of its own</source>
        <translation>układa naraz kafle z %1; pominięto, bo nie jest osobnym odcinkiem</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>wiersz %1</translation>
    </message>
    <message>
        <source>the script ends in the middle of a table</source>
        <translation>skrypt kończy się w środku tabeli</translation>
    </message>
    <message>
        <source>the tables of tiles hold more than %1 values together</source>
        <translation>tabele kafli mają łącznie ponad %1 wartości</translation>
    </message>
</context>
<context>
    <name>TabletopWriter</name>
    <message>
        <source>the field &quot;%1&quot; has another meaning there</source>
        <translation>pole „%1” ma tam inne znaczenie</translation>
    </message>
    <message>
        <source>the token &quot;%1&quot; is not laid there</source>
        <translation>żeton „%1” nie jest tam kładziony</translation>
    </message>
    <message>
        <source>the notes are not shown there</source>
        <translation>notatki nie są tam pokazywane</translation>
    </message>
    <message>
        <source>the number of laps is not shown there</source>
        <translation>liczba okrążeń nie jest tam pokazywana</translation>
    </message>
    <message>
        <source>the table has no tile %1</source>
        <translation>na tamtym stole nie ma kafla %1</translation>
    </message>
    <message>
        <source>the note is not shown there</source>
        <translation>uwaga nie jest tam pokazywana</translation>
    </message>
    <message>
        <source>an object without fields becomes an empty list there</source>
        <translation>obiekt bez pól staje się tam pustą listą</translation>
    </message>
    <message>
        <source>the title stands there on one line: line breaks in it become blanks, and blanks around it are left out</source>
        <translation>tytuł jest tam w jednym wierszu: podziały wierszy stają się spacjami, a spacje wokół niego zostają pominięte</translation>
    </message>
    <message>
        <source>the car is not shown there</source>
        <translation>samochód nie jest tam pokazywany</translation>
    </message>
</context>
<context>
    <name>TestWords</name>
    <message>
        <source>Order: %1.</source>
        <translation>Kolejność: %1.</translation>
    </message>
    <message>
        <source>No gear die is left: the car has retired.</source>
        <translation>Nie ma już kości biegów: samochód wycofał się.</translation>
    </message>
    <message>
        <source>You took %1.</source>
        <translation>Twój czas: %1.</translation>
    </message>
    <message>
        <source>You are number %1 of %2.</source>
        <translation>Zajmujesz miejsce %1 z %2.</translation>
    </message>
    <message>
        <source>That is faster than %1 % of the simulated drives.</source>
        <translation>To szybciej niż %1% symulowanych przejazdów.</translation>
    </message>
    <message>
        <source>Turn %1 at %2, gear %3. Hazards: %4 of %5.</source>
        <translation>Tura %1 na %2, bieg %3. Symbole zagrożenia: %4 z %5.</translation>
    </message>
    <message>
        <source>Choose the first die of the turn and lay it.</source>
        <translation>Wybierz pierwszą kość tury i połóż ją.</translation>
    </message>
    <message>
        <source>No die can be laid from here.</source>
        <translation>Stąd nie można położyć żadnej kości.</translation>
    </message>
    <message numerus="yes">
        <source>Laid: %1. Control is lost in %2 of the cases; %n token(s) are paid.</source>
        <translation>
            <numerusform>Położone: %1. Utrata kontroli w %2 przypadków; należy się %n żeton.</numerusform>
            <numerusform>Położone: %1. Utrata kontroli w %2 przypadków; należą się %n żetony.</numerusform>
            <numerusform>Położone: %1. Utrata kontroli w %2 przypadków; należy się %n żetonów.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other die can be added.</source>
        <translation>Nie można dołożyć kolejnej kości.</translation>
    </message>
</context>
<context>
    <name>TileCheck</name>
    <message>
        <source>space %1</source>
        <translation>pole %1</translation>
    </message>
    <message>
        <source>space %1 overlaps the one before it</source>
        <translation>pole %1 zachodzi na poprzednie</translation>
    </message>
    <message>
        <source>there is a gap before space %1</source>
        <translation>przed polem %1 jest luka</translation>
    </message>
    <message>
        <source>a lane ends before the %1 edge</source>
        <translation>pas kończy się przed krawędzią %1</translation>
    </message>
    <message>
        <source>other roads have another number of lanes at %1</source>
        <translation>na krawędzi %1 inne drogi mają inną liczbę pasów</translation>
    </message>
    <message>
        <source>the grid must be numbered from 1 on</source>
        <translation>pola startowe muszą być numerowane od 1</translation>
    </message>
    <message>
        <source>a grid needs a start line</source>
        <translation>pola startowe wymagają linii startu</translation>
    </message>
    <message>
        <source>space %1 occurs twice</source>
        <translation>pole %1 występuje dwa razy</translation>
    </message>
    <message>
        <source>its facts differ between roads</source>
        <translation>jego opis różni się między drogami</translation>
    </message>
    <message>
        <source>names &quot;%1&quot;, no other space</source>
        <translation>wymienia „%1”, a to nie jest inne pole</translation>
    </message>
    <message>
        <source>its overlap with %1 is not mutual</source>
        <translation>jego nakładanie się z %1 nie jest wzajemne</translation>
    </message>
    <message>
        <source>corner %1</source>
        <translation>zakręt %1</translation>
    </message>
    <message>
        <source>needs an inside and an outside line</source>
        <translation>wymaga linii wewnętrznej i zewnętrznej</translation>
    </message>
    <message>
        <source>the start and finish lines do not fit the role</source>
        <translation>linie startu i mety nie pasują do roli</translation>
    </message>
</context>
<context>
    <name>TileDrive</name>
    <message>
        <source>the route is too long to be driven: it has %1 spaces, all laps counted, and the most is %2</source>
        <translation>trasa jest za długa, by ją przejechać: liczba pól ze wszystkimi okrążeniami to %1, a może wynosić najwyżej %2</translation>
    </message>
    <message>
        <source>Choose fewer laps, or lay fewer tiles</source>
        <translation>Wybierz mniej okrążeń albo połóż mniej kafli</translation>
    </message>
    <message>
        <source>Lay fewer tiles</source>
        <translation>Połóż mniej kafli</translation>
    </message>
    <message>
        <source>the road leads from the start to the finish, but no car gets through</source>
        <translation>droga prowadzi od startu do mety, ale żaden samochód nie przejedzie</translation>
    </message>
    <message>
        <source>&quot;stagewright check&quot; says where</source>
        <translation>„stagewright check” powie gdzie</translation>
    </message>
</context>
<context>
    <name>TileFields</name>
    <message>
        <source>must name tiles, and of each four to 64 digits of the hash of its record</source>
        <translation>musi wymieniać kafle, a przy każdym od 4 do 64 cyfr wartości hash jego wpisu w katalogu</translation>
    </message>
    <message>
        <source>Write it as in {&quot;217b&quot;: &quot;1f3a&quot;}</source>
        <translation>Wpisz je w postaci {&quot;217b&quot;: &quot;1f3a&quot;}</translation>
    </message>
    <message>
        <source>lies outside the tile</source>
        <translation>leży poza kaflem</translation>
    </message>
</context>
<context>
    <name>TileFirstSteps</name>
    <message>
        <source>Lay the start</source>
        <translation>Połóż start</translation>
    </message>
    <message>
        <source>Type %1 and press Enter, or drag the tile from the palette.</source>
        <translation>Wpisz %1 i naciśnij Enter albo przeciągnij kafel z palety.</translation>
    </message>
    <message>
        <source>Let the road go on</source>
        <translation>Poprowadź drogę dalej</translation>
    </message>
    <message>
        <source>Where the road ends, a number and Enter lay the next tile. %1 turns it, %2 flips it, and every step can be undone.</source>
        <translation>Tam, gdzie droga się kończy, numer i Enter kładą następny kafel. %1 obraca go, %2 odwraca, a każdy krok można cofnąć.</translation>
    </message>
    <message>
        <source>The panel Estimate then says how long it takes.</source>
        <translation>Panel Prognoza mówi wtedy, ile to potrwa.</translation>
    </message>
    <message>
        <source>Come back to the start</source>
        <translation>Wróć do startu</translation>
    </message>
    <message>
        <source>Bring it to the finish</source>
        <translation>Doprowadź ją do mety</translation>
    </message>
    <message>
        <source>A circuit is closed when its road meets the start again.</source>
        <translation>Tor jest zamknięty, gdy jego droga wraca do startu.</translation>
    </message>
    <message>
        <source>Tile %1 ends the stage.</source>
        <translation>Kafel %1 kończy odcinek.</translation>
    </message>
</context>
<context>
    <name>TileLayoutFile</name>
    <message>
        <source>&quot;%1&quot; is not a tile number and side</source>
        <translation>„%1” nie jest numerem i stroną kafla</translation>
    </message>
    <message>
        <source>Write it as in 217b</source>
        <translation>Wpisz je w postaci 217b</translation>
    </message>
    <message numerus="yes">
        <source>a stage holds at most %n tile(s)</source>
        <translation>
            <numerusform>odcinek mieści najwyżej %n kafel</numerusform>
            <numerusform>odcinek mieści najwyżej %n kafle</numerusform>
            <numerusform>odcinek mieści najwyżej %n kafli</numerusform>
        </translation>
    </message>
    <message>
        <source>the stage has more than %1 tokens</source>
        <translation>odcinek ma ponad %1 żetonów</translation>
    </message>
    <message>
        <source>Take some of them away</source>
        <translation>Usuń część z nich</translation>
    </message>
</context>
<context>
    <name>TileListingText</name>
    <message>
        <source>tile %1 has no such side</source>
        <translation>kafel %1 nie ma takiej strony</translation>
    </message>
    <message>
        <source>Name the side that lies up, or none</source>
        <translation>Podaj stronę, która leży na wierzchu, albo żadnej</translation>
    </message>
    <message>
        <source>there is no tile %1</source>
        <translation>nie ma kafla %1</translation>
    </message>
    <message>
        <source>Correct its number, or name the file of your own tiles that has it with --overlay</source>
        <translation>Popraw numer albo podaj plik z własnymi kaflami, w którym jest, opcją --overlay</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>wiersz %1</translation>
    </message>
    <message>
        <source>the tiles of another stage begin here</source>
        <translation>tu zaczynają się kafle innego odcinka</translation>
    </message>
    <message>
        <source>Give the list of one stage at a time</source>
        <translation>Podaj listę jednego odcinka naraz</translation>
    </message>
    <message>
        <source>%1: there is none of it</source>
        <translation>%1: nie ma ani jednego</translation>
    </message>
    <message>
        <source>the list has more than %1 tiles</source>
        <translation>lista ma więcej niż %1 kafli</translation>
    </message>
    <message>
        <source>is too long for a list of tiles</source>
        <translation>jest za długi jak na listę kafli</translation>
    </message>
    <message>
        <source>names no tile</source>
        <translation>nie wymienia żadnego kafla</translation>
    </message>
    <message>
        <source>Write the tiles as rulebooks do, such as 1 x 202a</source>
        <translation>Zapisz kafle tak jak instrukcje, na przykład 1 x 202a</translation>
    </message>
    <message>
        <source>is the file of a stage, not a list of tiles</source>
        <translation>to plik odcinka, a nie lista kafli</translation>
    </message>
    <message>
        <source>Open it as a file</source>
        <translation>Otwórz go jako plik</translation>
    </message>
</context>
<context>
    <name>TileLists</name>
    <message>
        <source>Untitled stage</source>
        <translation>Odcinek bez tytułu</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 × %2, from %3</source>
        <translation>%1 × %2, z: %3</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>autor: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n kafel</numerusform>
            <numerusform>%n kafle</numerusform>
            <numerusform>%n kafli</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Kafel</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Strona</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Liczba</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Pudełko</translation>
    </message>
</context>
<context>
    <name>TileNotes</name>
    <message>
        <source>A left-hander, then a right-hander.</source>
        <translation>Lewy zakręt, potem prawy.</translation>
    </message>
    <message>
        <source>A left-hander, then a right-hander; the innermost lane of each inside space has no dashed line.</source>
        <translation>Lewy zakręt, potem prawy; skrajny wewnętrzny pas każdego pola po wewnętrznej nie ma linii przerywanej.</translation>
    </message>
    <message>
        <source>A line parts c and d from e; it is also the lane line between a, b and between f, g. At the S edge a leads to c and b to e.</source>
        <translation>Linia pasa biegnie przez cały kafel i oddziela jego pola.</translation>
    </message>
    <message>
        <source>A yard, open at the S edge only and as wide as a two-lane road; it has no spaces. The S-S road only records the open edge.</source>
        <translation>Plac obok drogi, otwarty na krawędzi S.</translation>
    </message>
    <message>
        <source>At the S edge only the innermost lane of the inside space has a dashed line.</source>
        <translation>Na krawędzi S linię przerywaną ma tylko skrajny wewnętrzny pas pola po wewnętrznej.</translation>
    </message>
    <message>
        <source>Corner 1 begins at the S edge; a line across the whole road parts the two corners.</source>
        <translation>Zakręt 1 zaczyna się na krawędzi S; oba zakręty rozdziela linia w poprzek całej drogi.</translation>
    </message>
    <message>
        <source>Crossed from N to S, by the lettering of the arch; no arrow is printed.</source>
        <translation>Jedzie się od N do S, tak jak stoi napis na bramie.</translation>
    </message>
    <message>
        <source>Crossed from S to N, by the lettering of the arch; no arrow is printed.</source>
        <translation>Jedzie się od S do N, tak jak stoi napis na bramie.</translation>
    </message>
    <message>
        <source>Crossing on the level: a is one undivided space that both roads use; it reaches the S edge, where no line is printed.</source>
        <translation>Skrzyżowanie w jednym poziomie: obie drogi korzystają z jednego pola, które sięga krawędzi S.</translation>
    </message>
    <message>
        <source>Crossing on the level: c is one undivided space that both roads use. Its borders are slanted, so the spaces before and behind it differ in length from lane to lane.</source>
        <translation>Skrzyżowanie w jednym poziomie: obie drogi korzystają z jednego pola pośrodku. Jego brzegi są ukośne.</translation>
    </message>
    <message>
        <source>Crossing on the level: d is one undivided space that both roads use. Its borders are slanted, so the spaces before and behind it differ in length from lane to lane.</source>
        <translation>Skrzyżowanie w jednym poziomie: obie drogi korzystają z jednego pola pośrodku. Jego brzegi są ukośne.</translation>
    </message>
    <message>
        <source>Crossings on the level: a and d are undivided spaces that the N-S road shares with the lower and the upper road; between them lie two ordinary spaces, b and c. a and d reach the tile edge, where no line is printed.</source>
        <translation>Skrzyżowania w jednym poziomie: tam, gdzie drogi się spotykają, dzielą jedno niepodzielone pole.</translation>
    </message>
    <message>
        <source>Crossings on the level: a, b and c are undivided spaces as wide as the N-S road. c carries the two N lanes of the upper road, b the S lane of the upper and the N lane of the lower road, a the two S lanes of the lower road; a and c reach the tile edge, where no line is printed.</source>
        <translation>Skrzyżowania w jednym poziomie: tam, gdzie drogi się spotykają, dzielą jedno niepodzielone pole.</translation>
    </message>
    <message>
        <source>Each leg has two spaces side by side: the left one is two lanes wide and touches both corner lines. The hazard lines stand on the right lane only.</source>
        <translation>Każde ramię ma dwa pola obok siebie: lewe ma szerokość dwóch pasów i styka się z linią wewnętrzną i zewnętrzną zakrętu. Linie z symbolem zagrożenia są tylko na prawym pasie.</translation>
    </message>
    <message>
        <source>Junction: from a and b a car may turn off to NW, from c it only leads on to N. The third (N) lane of the NW edge is reached only through n, from the N lane next to it; the wedge between n and l belongs to no space.</source>
        <translation>Skrzyżowanie: tylko dwa pasy przy odgałęzieniu skręcają na NW; trzeci prowadzi dalej na N.</translation>
    </message>
    <message>
        <source>Junction: from b and c a car may turn off to NE, from a it only leads on to N. The third (N) lane of the NE edge is reached only through n, from the N lane next to it; the wedge between n and l belongs to no space.</source>
        <translation>Skrzyżowanie: tylko dwa pasy przy odgałęzieniu skręcają na NE; trzeci prowadzi dalej na N.</translation>
    </message>
    <message>
        <source>Junction: only a turns off, through g to i. The hairpin j joins f, the N lane far from the branch, with h; its S border touches g.</source>
        <translation>Skrzyżowanie: skręca tylko pas przy odgałęzieniu. Nawrót łączy odgałęzienie z dalszym pasem.</translation>
    </message>
    <message>
        <source>Junction: only b turns off, through g to i. The hairpin j joins e, the N lane far from the branch, with h; its S border touches g.</source>
        <translation>Skrzyżowanie: skręca tylko pas przy odgałęzieniu. Nawrót łączy odgałęzienie z dalszym pasem.</translation>
    </message>
    <message>
        <source>No lane line next to the tile edges: a, b, k and l are as wide as the road.</source>
        <translation>Przy krawędziach kafla nie ma linii pasa: pola są tam tak szerokie jak droga.</translation>
    </message>
    <message>
        <source>On both legs the outer (left) lane is one space and the inner lane two.</source>
        <translation>Na obu ramionach pas zewnętrzny (lewy) to jedno pole, a wewnętrzny dwa.</translation>
    </message>
    <message>
        <source>On both legs the outer (left) lane is one space and the two inner lanes are two spaces each.</source>
        <translation>Na obu ramionach pas zewnętrzny (lewy) to jedno pole, a oba pasy wewnętrzne mają po dwa pola.</translation>
    </message>
    <message>
        <source>Raced from S to N. The last row has two lanes: j touches g and h, k touches h and i.</source>
        <translation>Jedzie się od S do N. Ostatni rząd ma tylko dwa pasy.</translation>
    </message>
    <message>
        <source>Raced from S to N.</source>
        <translation>Przejazd od S do N.</translation>
    </message>
    <message>
        <source>Raced from SW to SE.</source>
        <translation>Przejazd od SW do SE.</translation>
    </message>
    <message>
        <source>S-shaped; the middle is one space over both lanes with one limit, without inside and outside line.</source>
        <translation>W kształcie litery S; środek to jedno pole na obu pasach z jednym ograniczeniem, bez linii wewnętrznej i zewnętrznej.</translation>
    </message>
    <message>
        <source>The S leg has no lane line: a and b are as wide as the road.</source>
        <translation>Ramię S nie ma linii pasa: jego pola są tak szerokie jak droga.</translation>
    </message>
    <message>
        <source>The SE leg has no lane line: g and h are as wide as the road.</source>
        <translation>Ramię SE nie ma linii pasa: jego pola są tak szerokie jak droga.</translation>
    </message>
    <message>
        <source>The bridge is a loose piece laid over the tile; only its two ends are printed.</source>
        <translation>Most to osobny element kładziony na kaflu; nadrukowane są tylko jego dwa końce.</translation>
    </message>
    <message>
        <source>The corner begins at the S edge.</source>
        <translation>Zakręt zaczyna się na krawędzi S.</translation>
    </message>
    <message>
        <source>The corner fills its road from edge to edge; its dashed lines stand on the inside lane only.</source>
        <translation>Zakręt zajmuje całą swoją drogę, od krawędzi do krawędzi; jego linie przerywane są tylko na pasie wewnętrznym.</translation>
    </message>
    <message>
        <source>The corner fills the tile from edge to edge.</source>
        <translation>Zakręt zajmuje cały kafel, od krawędzi do krawędzi.</translation>
    </message>
    <message>
        <source>The corner from S to SE begins on the S edge itself; its dashed line there stands on the inside lane only.</source>
        <translation>Zakręt od S do SE zaczyna się na samej krawędzi S; jego linia przerywana jest tam tylko na pasie wewnętrznym.</translation>
    </message>
    <message>
        <source>The corner from S to SW begins on the S edge itself; its dashed line there stands on the inside lane only.</source>
        <translation>Zakręt od S do SW zaczyna się na samej krawędzi S; jego linia przerywana jest tam tylko na pasie wewnętrznym.</translation>
    </message>
    <message>
        <source>The corner has a dashed line only at its end towards NE.</source>
        <translation>Zakręt ma linię przerywaną tylko na końcu od strony NE.</translation>
    </message>
    <message>
        <source>The corner has a dashed line only at its end towards NW.</source>
        <translation>Zakręt ma linię przerywaną tylko na końcu od strony NW.</translation>
    </message>
    <message>
        <source>The lane line of the branch stops short of the limit lines (g and h could be one space).</source>
        <translation>Linia pasa na odgałęzieniu kończy się przed liniami ograniczeń: jego dwa ostatnie pola mogą być też jednym.</translation>
    </message>
    <message>
        <source>The lane line of the branch stops short of the limit lines: g and h could also be one space two lanes wide.</source>
        <translation>Linia pasa na odgałęzieniu kończy się przed liniami ograniczeń: jego dwa ostatnie pola mogą być też jednym.</translation>
    </message>
    <message>
        <source>The lane line of the branch stops short of the limit lines: j and k could also be one space two lanes wide.</source>
        <translation>Linia pasa na odgałęzieniu kończy się przed liniami ograniczeń: jego dwa ostatnie pola mogą być też jednym.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 1 between a and g, h, 1 between c and g, h. b and d do not touch the branch; c-f is a lane change.</source>
        <translation>Ograniczenia odgałęzienia stoją na liniach ciągłych: obowiązują w obie strony.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 1 between b and g, h, 1 between d and g, h. a and c do not touch the branch; d-e is a lane change.</source>
        <translation>Ograniczenia odgałęzienia stoją na liniach ciągłych: obowiązują w obie strony.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 2 between b and g, h, 1 between d and g, h. a and c do not touch the branch; d-e is a lane change.</source>
        <translation>Ograniczenia odgałęzienia stoją na liniach ciągłych: obowiązują w obie strony.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 3 between a and g, h, 1 between c and g, h. b and d do not touch the branch; c-f is a lane change.</source>
        <translation>Ograniczenia odgałęzienia stoją na liniach ciągłych: obowiązują w obie strony.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 3 between b and g, h, 1 between d and g, h. a and c do not touch the branch; d-e is a lane change.</source>
        <translation>Ograniczenia odgałęzienia stoją na liniach ciągłych: obowiązują w obie strony.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 3 between c and g, h, 1 between e and g, h. d and f do not touch the branch; b-c is a lane change.</source>
        <translation>Ograniczenia odgałęzienia stoją na liniach ciągłych: obowiązują w obie strony.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 3 between c and g, h, 2 between e and g, h. d and f do not touch the branch; b-c is a lane change.</source>
        <translation>Ograniczenia odgałęzienia stoją na liniach ciągłych: obowiązują w obie strony.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 3 between d and g, h, 1 between f and g, h. c and e do not touch the branch; a-d is a lane change.</source>
        <translation>Ograniczenia odgałęzienia stoją na liniach ciągłych: obowiązują w obie strony.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 3 between d and g, h, 2 between f and g, h. c and e do not touch the branch; a-d is a lane change.</source>
        <translation>Ograniczenia odgałęzienia stoją na liniach ciągłych: obowiązują w obie strony.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 4 between c and g, h, 2 between e and g, h. d and f do not touch the branch; b-c is a lane change.</source>
        <translation>Ograniczenia odgałęzienia stoją na liniach ciągłych: obowiązują w obie strony.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 4 between d and g, h, 2 between f and g, h. c and e do not touch the branch; a-d is a lane change.</source>
        <translation>Ograniczenia odgałęzienia stoją na liniach ciągłych: obowiązują w obie strony.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 4 between d and j, k, 1 between g and j, k. e, f, h and i do not touch the branch; b-d is a lane change.</source>
        <translation>Ograniczenia odgałęzienia stoją na liniach ciągłych: obowiązują w obie strony.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 4 between f and j, k, 1 between i and j, k. d, e, g and h do not touch the branch; b-f is a lane change.</source>
        <translation>Ograniczenia odgałęzienia stoją na liniach ciągłych: obowiązują w obie strony.</translation>
    </message>
    <message>
        <source>The line between j, k and l, m is worn; it is taken for a full line, not a dashed one.</source>
        <translation>Jedna linia jest w druku starta; przyjęto, że jest ciągła, a nie przerywana.</translation>
    </message>
    <message>
        <source>The second cross line from S stops at the inner (right) lane, which therefore has two spaces.</source>
        <translation>Druga linia poprzeczna od S kończy się przed pasem wewnętrznym (prawym), który ma przez to dwa pola.</translation>
    </message>
    <message>
        <source>The second cross line from S stops at the inside lane, which therefore has two spaces; the other three lanes have three.</source>
        <translation>Druga linia poprzeczna od S kończy się przed pasem wewnętrznym, który ma przez to dwa pola; pozostałe trzy pasy mają po trzy.</translation>
    </message>
    <message>
        <source>The side road towards NW is closed: scenery only.</source>
        <translation>Boczna droga w stronę NW jest zamknięta: to tylko dekoracja.</translation>
    </message>
    <message>
        <source>The spaces on the bridge and the place of its jump are assumed: one row of two spaces, with the jump.</source>
        <translation>Pola na moście i miejsce hopki są przyjęte: jeden rząd dwóch pól, z hopką.</translation>
    </message>
    <message>
        <source>The spaces on the bridge are assumed: one row of two.</source>
        <translation>Pola na moście są przyjęte: jeden rząd dwóch pól.</translation>
    </message>
    <message>
        <source>The tile number stands at the top right. A right-hander, then a left-hander.</source>
        <translation>Numer kafla jest w prawym górnym rogu. Prawy zakręt, potem lewy.</translation>
    </message>
    <message>
        <source>The tile number stands at the top right. A right-hander, then a left-hander; the innermost lane of each inside space has no dashed line.</source>
        <translation>Numer kafla jest w prawym górnym rogu. Prawy zakręt, potem lewy; skrajny wewnętrzny pas każdego pola po wewnętrznej nie ma linii przerywanej.</translation>
    </message>
    <message>
        <source>The tile number stands at the top right.</source>
        <translation>Numer kafla jest w prawym górnym rogu.</translation>
    </message>
    <message>
        <source>The two roads do not meet. The dashed line in the S row is worn off over the right half of h; it is taken to cross both lanes.</source>
        <translation>Dwie drogi się nie spotykają. Jedna linia przerywana jest w druku starta; przyjęto, że przecina oba pasy.</translation>
    </message>
    <message>
        <source>The two roads do not meet.</source>
        <translation>Obie drogi się nie łączą.</translation>
    </message>
    <message>
        <source>The two roads do not meet; the corner fills its road from edge to edge.</source>
        <translation>Obie drogi się nie łączą; zakręt zajmuje całą swoją drogę, od krawędzi do krawędzi.</translation>
    </message>
    <message>
        <source>Three lanes merge into two at the first cross line from S; the middle lane touches both spaces beyond it. Limit 2 stands on the left lane only at the S end, on the whole inner lane at the NW end.</source>
        <translation>Przy pierwszej linii poprzecznej od S trzy pasy przechodzą w dwa; środkowy pas styka się z oboma polami za nią. Ograniczenie 2 jest na końcu S tylko na lewym pasie, na końcu NW na całym pasie wewnętrznym.</translation>
    </message>
    <message>
        <source>Three lanes merge into two at the first cross line from S; the middle lane touches both spaces beyond it. Limit 2 stands on the right lane only at the S end, on the whole inner lane at the NE end.</source>
        <translation>Przy pierwszej linii poprzecznej od S trzy pasy przechodzą w dwa; środkowy pas styka się z oboma polami za nią. Ograniczenie 2 jest na końcu S tylko na prawym pasie, na końcu NE na całym pasie wewnętrznym.</translation>
    </message>
    <message>
        <source>Three lanes merge into two at the first cross line from S; the middle lane touches both spaces beyond it.</source>
        <translation>Przy pierwszej linii poprzecznej od S trzy pasy przechodzą w dwa; środkowy pas styka się z oboma polami za nią.</translation>
    </message>
    <message>
        <source>Two corners, parted by a line across the whole road, fill the tile from edge to edge.</source>
        <translation>Dwa zakręty rozdzielone linią w poprzek całej drogi zajmują cały kafel, od krawędzi do krawędzi.</translation>
    </message>
    <message>
        <source>Two corners, parted by a line across the whole road.</source>
        <translation>Dwa zakręty rozdzielone linią w poprzek całej drogi.</translation>
    </message>
    <message>
        <source>Two corners, parted by a line across the whole road; the second runs to the NE edge.</source>
        <translation>Dwa zakręty rozdzielone linią w poprzek całej drogi; drugi dochodzi do krawędzi NE.</translation>
    </message>
    <message>
        <source>Two hairpins: corner 1 turns right, corner 2 left.</source>
        <translation>Dwa nawroty, najpierw w prawo, potem w lewo.</translation>
    </message>
    <message>
        <source>Two hairpins: corner 1 turns right, corner 2 left; all spaces outside the corners are as wide as the road.</source>
        <translation>Dwa nawroty, najpierw w prawo, potem w lewo; wszystkie pola poza nimi są tak szerokie jak droga.</translation>
    </message>
    <message>
        <source>Two hairpins: corner 1 turns right, corner 2 left; h, between them, is one space as wide as the road.</source>
        <translation>Dwa nawroty, najpierw w prawo, potem w lewo; pole między nimi jest tak szerokie jak droga.</translation>
    </message>
    <message>
        <source>Two roads side by side, not joined.</source>
        <translation>Dwie drogi obok siebie, niepołączone.</translation>
    </message>
    <message>
        <source>Two roads side by side, not joined; both are raced from W to E.</source>
        <translation>Dwie drogi obok siebie, niepołączone; obiema jedzie się od W do E.</translation>
    </message>
    <message>
        <source>Two roads side by side, not joined; the upper one is raced from E to W, the lower one from W to E.</source>
        <translation>Dwie drogi obok siebie, niepołączone; górną jedzie się od E do W, dolną od W do E.</translation>
    </message>
    <message>
        <source>Two shortcuts side by side, parted on the prolonged line between f and g.</source>
        <translation>Dwa skróty obok siebie.</translation>
    </message>
    <message>
        <source>Whether a car may drive from one middle space into the next (S-NW: d to e, S-NE: c to e, NE-NW: d to c) is not printed.</source>
        <translation>Z druku nie wynika, czy można przejechać z jednego środkowego pola na następne.</translation>
    </message>
    <message>
        <source>Whether a car may drive from one middle space into the next (S-NW: e to f, S-NE: d to f, NE-NW: e to d) is not printed.</source>
        <translation>Z druku nie wynika, czy można przejechać z jednego środkowego pola na następne.</translation>
    </message>
    <message>
        <source>a opens half to d, half to e: full contacts are a-d, a-e, d-f, e-g, e-h, lane changes b-e, d-g, e-f, a-i. A full lane line parts a, e and h from the corner; b leads to NE only by the lane change into e, c and i do not.</source>
        <translation>Linia ciągła oddziela prosty pas od zakrętu: kto chce skręcić, musi w porę zmienić pas.</translation>
    </message>
    <message>
        <source>a opens half to d, half to e: full contacts are a-d, a-e, d-f, e-g, e-h, lane changes b-e, d-g, e-f, a-i. A full lane line parts a, e and h from the corner; b leads to NW only by the lane change into e, c and i do not.</source>
        <translation>Linia ciągła oddziela prosty pas od zakrętu: kto chce skręcić, musi w porę zmienić pas.</translation>
    </message>
    <message>
        <source>c, d and e share the middle: each pair shares one full line. Each road has one of them as its inner lane and the two others as its outer lane.</source>
        <translation>Drogi dzielą trzy pola pośrodku.</translation>
    </message>
    <message>
        <source>d, e and f share the middle: each pair shares one full line. Each road has one of them as its inner lane and the two others as its outer lane; d touches a and b, e touches b and c.</source>
        <translation>Drogi dzielą trzy pola pośrodku.</translation>
    </message>
</context>
<context>
    <name>TileRecord</name>
    <message>
        <source>&quot;%1&quot; is not an edge</source>
        <translation>„%1” nie jest krawędzią</translation>
    </message>
    <message>
        <source>must be two numbers in a list</source>
        <translation>musi być listą dwóch liczb</translation>
    </message>
    <message>
        <source>the left lane must come before the right one</source>
        <translation>lewy pas musi poprzedzać prawy</translation>
    </message>
    <message>
        <source>must rise within 0 to 1, in steps of 0.01</source>
        <translation>musi rosnąć od 0 do 1 z krokiem 0.01</translation>
    </message>
    <message>
        <source>must lie between 0 and 1, in steps of 0.01</source>
        <translation>musi leżeć między 0 a 1 z krokiem 0.01</translation>
    </message>
    <message>
        <source>must list ids of spaces</source>
        <translation>musi wymieniać identyfikatory pól</translation>
    </message>
    <message>
        <source>must not be empty</source>
        <translation>nie może być puste</translation>
    </message>
    <message>
        <source>must have 4 to 12 points</source>
        <translation>musi mieć od 4 do 12 punktów</translation>
    </message>
    <message>
        <source>the point lies outside the tile</source>
        <translation>punkt leży poza kaflem</translation>
    </message>
    <message>
        <source>the point coincides with the one before</source>
        <translation>punkt pokrywa się z poprzednim</translation>
    </message>
    <message>
        <source>does not end on the %1 edge</source>
        <translation>nie kończy się na krawędzi %1</translation>
    </message>
    <message>
        <source>must lie between 0.3 and 1</source>
        <translation>musi leżeć między 0.3 a 1</translation>
    </message>
    <message>
        <source>slanted ends and openEnd go together, at the %1 edge</source>
        <translation>skośne końce i openEnd idą w parze, na krawędzi %1</translation>
    </message>
    <message>
        <source>from and to are the same edge</source>
        <translation>from i to są tą samą krawędzią</translation>
    </message>
    <message>
        <source>must be two whole numbers from %1 to %2</source>
        <translation>musi składać się z dwóch liczb całkowitych od %1 do %2</translation>
    </message>
    <message>
        <source>belongs to bends, and each has it</source>
        <translation>to pole należy do łuków (bend), a każdy łuk je ma</translation>
    </message>
    <message>
        <source>is missing; loops and bends need one</source>
        <translation>brakuje tego pola; pętle (loop) i łuki (bend) go wymagają</translation>
    </message>
    <message>
        <source>needs either a limit or a hazard</source>
        <translation>wymaga albo limit, albo hazard</translation>
    </message>
    <message>
        <source>must be 1 or -1</source>
        <translation>musi być równe 1 albo -1</translation>
    </message>
    <message>
        <source>corner and line go together</source>
        <translation>corner i line idą w parze</translation>
    </message>
    <message>
        <source>a shortcut lies beside the road</source>
        <translation>skrót leży obok drogi</translation>
    </message>
    <message>
        <source>reach beyond the border of the road</source>
        <translation>sięga poza krawędź drogi</translation>
    </message>
    <message>
        <source>its lanes lie outside the space</source>
        <translation>jego pasy leżą poza polem</translation>
    </message>
    <message>
        <source>limit and limitHazard exclude each other</source>
        <translation>limit i limitHazard wykluczają się wzajemnie</translation>
    </message>
    <message>
        <source>belongs to shortcuts, and each has it</source>
        <translation>to pole należy do skrótów, a każdy skrót je ma</translation>
    </message>
    <message>
        <source>the space does not reach that edge</source>
        <translation>pole nie sięga tej krawędzi</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a tile number and side</source>
        <translation>„%1” nie jest numerem i stroną kafla</translation>
    </message>
    <message>
        <source>tiles must be sorted by id, and no id come twice</source>
        <translation>kafle muszą być uporządkowane według identyfikatora, a żaden nie może się powtórzyć</translation>
    </message>
    <message>
        <source>tile %1: %2</source>
        <translation>kafel %1: %2</translation>
    </message>
    <message>
        <source>is %1, and this program knows formats up to %2</source>
        <translation>wynosi %1, a ten program zna formaty do %2</translation>
    </message>
    <message>
        <source>holds %1, and may hold at most %2</source>
        <translation>zawiera %1, a może zawierać najwyżej %2</translation>
    </message>
    <message>
        <source>is not that of a tile with this role</source>
        <translation>nie pasuje do kafla o tej roli</translation>
    </message>
</context>
<context>
    <name>TileSections</name>
    <message numerus="yes">
        <source>%n tile(s) to pick from the boxes</source>
        <translation>
            <numerusform>%n kafel do wyjęcia z pudełek</numerusform>
            <numerusform>%n kafle do wyjęcia z pudełek</numerusform>
            <numerusform>%n kafli do wyjęcia z pudełek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) stay where they lie</source>
        <translation>
            <numerusform>%n kafel zostaje na miejscu</numerusform>
            <numerusform>%n kafle zostają na miejscu</numerusform>
            <numerusform>%n kafli zostaje na miejscu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) go back into the boxes</source>
        <translation>
            <numerusform>%n kafel wraca do pudełek</numerusform>
            <numerusform>%n kafle wracają do pudełek</numerusform>
            <numerusform>%n kafli wraca do pudełek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) on the table already, to be laid anew</source>
        <translation>
            <numerusform>%n kafel już na stole, do ułożenia na nowo</numerusform>
            <numerusform>%n kafle już na stole, do ułożenia na nowo</numerusform>
            <numerusform>%n kafli już na stole, do ułożenia na nowo</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens: %1</source>
        <translation>Żetony: %1</translation>
    </message>
</context>
<context>
    <name>TileSets</name>
    <message>
        <source>box %1</source>
        <translation>pudełko %1</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>kafel %1</translation>
    </message>
    <message>
        <source>is passed over: numbers under %1 are for tiles of the games</source>
        <translation>zostaje pominięty: numery poniżej %1&#xa0;są zarezerwowane dla kafli gier</translation>
    </message>
    <message>
        <source>is passed over: there is another one in the catalogue</source>
        <translation>zostaje pominięty: inny taki jest już w katalogu</translation>
    </message>
    <message>
        <source>is passed over: there is another one in %1</source>
        <translation>zostaje pominięty: inny taki jest już w %1</translation>
    </message>
    <message>
        <source>Give it a name of its own</source>
        <translation>Nadaj mu własną nazwę</translation>
    </message>
</context>
<context>
    <name>TileShape</name>
    <message>
        <source>Start, finish, service</source>
        <translation>Start, meta, serwis</translation>
    </message>
    <message>
        <source>Straights</source>
        <translation>Proste</translation>
    </message>
    <message>
        <source>Chicanes</source>
        <translation>Szykany</translation>
    </message>
    <message>
        <source>Bends</source>
        <translation>Zakręty</translation>
    </message>
    <message>
        <source>Sharp bends</source>
        <translation>Ostre zakręty</translation>
    </message>
    <message>
        <source>Hairpins</source>
        <translation>Nawroty</translation>
    </message>
    <message>
        <source>Junctions and bridges</source>
        <translation>Skrzyżowania i mosty</translation>
    </message>
    <message>
        <source>Without a road</source>
        <translation>Bez drogi</translation>
    </message>
</context>
<context>
    <name>TileSigns</name>
    <message>
        <source>Highest gear on the space</source>
        <translation>Najwyższy bieg na polu</translation>
    </message>
    <message>
        <source>Highest gear, and in it a hazard</source>
        <translation>Najwyższy bieg, a na nim symbol zagrożenia</translation>
    </message>
    <message>
        <source>Highest gear straight over the line</source>
        <translation>Najwyższy bieg przy jeździe prosto przez linię</translation>
    </message>
    <message>
        <source>A hazard straight over the line</source>
        <translation>Symbol zagrożenia przy jeździe prosto przez linię</translation>
    </message>
    <message>
        <source>Jump, from this gear on</source>
        <translation>Hopka, od tego biegu</translation>
    </message>
    <message>
        <source>Shortcut, and its highest gear</source>
        <translation>Skrót i jego najwyższy bieg</translation>
    </message>
    <message>
        <source>Ford</source>
        <translation>Przeszkoda wodna</translation>
    </message>
    <message>
        <source>Cars may slide here</source>
        <translation>Tu można jechać slidingiem</translation>
    </message>
    <message>
        <source>Uphill or downhill</source>
        <translation>Pod górę lub w dół</translation>
    </message>
    <message>
        <source>Low danger</source>
        <translation>Niskie zagrożenie</translation>
    </message>
    <message>
        <source>Medium danger</source>
        <translation>Średnie zagrożenie</translation>
    </message>
    <message>
        <source>High danger</source>
        <translation>Wysokie zagrożenie</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Start and finish</source>
        <translation>Start i meta</translation>
    </message>
    <message>
        <source>Highest gear on a space of snow</source>
        <translation>Najwyższy bieg na polu ze śniegiem</translation>
    </message>
</context>
<context>
    <name>TileSpeech</name>
    <message>
        <source>Column %1, row %2</source>
        <translation>Kolumna %1, rząd %2</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Kafel %1</translation>
    </message>
    <message>
        <source>turned by %1°</source>
        <translation>obrócony o %1°</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation>
            <numerusform>%n żeton</numerusform>
            <numerusform>%n żetony</numerusform>
            <numerusform>%n żetonów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no tile</source>
        <translation>%1: brak kafla</translation>
    </message>
</context>
<context>
    <name>TileSteps</name>
    <message>
        <source>Paste %1</source>
        <translation>Wklej %1</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n tiles</source>
        <translation>
            <numerusform>Wklej %n kafel</numerusform>
            <numerusform>Wklej %n kafle</numerusform>
            <numerusform>Wklej %n kafli</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>Kopiuj %1</translation>
    </message>
    <message numerus="yes">
        <source>Copy %n tiles</source>
        <translation>
            <numerusform>Kopiuj %n kafel</numerusform>
            <numerusform>Kopiuj %n kafle</numerusform>
            <numerusform>Kopiuj %n kafli</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Przesuń: %1</translation>
    </message>
    <message numerus="yes">
        <source>Move %n tiles</source>
        <translation>
            <numerusform>Przesuń %n kafel</numerusform>
            <numerusform>Przesuń %n kafle</numerusform>
            <numerusform>Przesuń %n kafli</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Obróć %1</translation>
    </message>
    <message numerus="yes">
        <source>Turn %n tiles</source>
        <translation>
            <numerusform>Obróć %n kafel</numerusform>
            <numerusform>Obróć %n kafle</numerusform>
            <numerusform>Obróć %n kafli</numerusform>
        </translation>
    </message>
    <message>
        <source>Flip %1</source>
        <translation>Odwróć %1</translation>
    </message>
    <message numerus="yes">
        <source>Flip %n tiles</source>
        <translation>
            <numerusform>Odwróć %n kafel</numerusform>
            <numerusform>Odwróć %n kafle</numerusform>
            <numerusform>Odwróć %n kafli</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Usuń: %1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n tiles</source>
        <translation>
            <numerusform>Usuń %n kafel</numerusform>
            <numerusform>Usuń %n kafle</numerusform>
            <numerusform>Usuń %n kafli</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay %1</source>
        <translation>Połóż %1</translation>
    </message>
    <message>
        <source>Change note</source>
        <translation>Zmień notatkę</translation>
    </message>
    <message>
        <source>Another tile lies there</source>
        <translation>Leży tam inny kafel</translation>
    </message>
    <message>
        <source>Tile %1 lies there</source>
        <translation>Leży tam kafel %1</translation>
    </message>
    <message>
        <source>The board ends here</source>
        <translation>Tu kończy się plansza</translation>
    </message>
    <message>
        <source>This tile has nothing on its back</source>
        <translation>Ten kafel nie ma nic na odwrocie</translation>
    </message>
</context>
<context>
    <name>TileTable</name>
    <message>
        <source>Tile</source>
        <translation>Kafel</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Str.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Liczba</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Pudełko</translation>
    </message>
    <message>
        <source>Lies as %1: turn it over</source>
        <translation>Leży jako %1: odwróć</translation>
    </message>
    <message>
        <source>%1 (continued)</source>
        <translation>%1 (ciąg dalszy)</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Żeton</translation>
    </message>
</context>
<context>
    <name>TileTip</name>
    <message>
        <source>Tile %1</source>
        <translation>Kafel %1</translation>
    </message>
    <message>
        <source>In the box: %1</source>
        <translation>W pudełku: %1</translation>
    </message>
    <message>
        <source>Not in this stage yet</source>
        <translation>Jeszcze nie w tym odcinku</translation>
    </message>
    <message>
        <source>In this stage: %1</source>
        <translation>W tym odcinku: %1</translation>
    </message>
</context>
<context>
    <name>TileWords</name>
    <message>
        <source>asphalt</source>
        <translation>asfalt</translation>
    </message>
    <message>
        <source>gravel</source>
        <translation>szuter</translation>
    </message>
    <message>
        <source>snow</source>
        <translation>śnieg</translation>
    </message>
    <message>
        <source>low danger</source>
        <translation>niskie zagrożenie</translation>
    </message>
    <message>
        <source>medium danger</source>
        <translation>średnie zagrożenie</translation>
    </message>
    <message>
        <source>high danger</source>
        <translation>wysokie zagrożenie</translation>
    </message>
    <message>
        <source>start</source>
        <translation>start</translation>
    </message>
    <message>
        <source>finish</source>
        <translation>meta</translation>
    </message>
    <message>
        <source>start-finish</source>
        <translation>start-meta</translation>
    </message>
    <message>
        <source>service</source>
        <translation>serwis</translation>
    </message>
    <message>
        <source>pit</source>
        <translation>pit stop</translation>
    </message>
    <message>
        <source>filler</source>
        <translation>wypełnienie</translation>
    </message>
    <message>
        <source>podium</source>
        <translation>podium</translation>
    </message>
    <message>
        <source>hairpin</source>
        <translation>nawrót</translation>
    </message>
    <message>
        <source>bend</source>
        <translation>zakręt</translation>
    </message>
    <message>
        <source>chicane</source>
        <translation>szykana</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>prosta</translation>
    </message>
    <message>
        <source>jump %1</source>
        <translation>hopka %1</translation>
    </message>
    <message>
        <source>shortcut %1</source>
        <translation>skrót %1</translation>
    </message>
    <message>
        <source>ford</source>
        <translation>przeszkoda wodna</translation>
    </message>
    <message>
        <source>slide</source>
        <translation>sliding</translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation>ograniczenie %1</translation>
    </message>
    <message>
        <source>climb</source>
        <translation>podjazd</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>most</translation>
    </message>
    <message>
        <source>junction</source>
        <translation>skrzyżowanie</translation>
    </message>
    <message>
        <source>lanes %1</source>
        <translation>pasy %1</translation>
    </message>
</context>
<context>
    <name>TiledStage</name>
    <message>
        <source>nothing in it is a hex tile, and this command lays those</source>
        <translation>nic w nim nie jest sześciokątnym kaflem, a to polecenie układa takie</translation>
    </message>
    <message>
        <source>Give a stage that is laid of hex tiles</source>
        <translation>Podaj odcinek ułożony z sześciokątnych kafli</translation>
    </message>
</context>
<context>
    <name>TilesCommand</name>
    <message>
        <source>draw the tiles of a box</source>
        <translation>rysuje kafle pudełka</translation>
    </message>
    <message>
        <source>Draws both sides of the tiles of a box, with their numbers.</source>
        <translation>Rysuje obie strony kafli pudełka, z ich numerami.</translation>
    </message>
    <message>
        <source>The box, as &quot;stagewright boxes&quot; names it. Left out: all of them.</source>
        <translation>Pudełko, pod nazwą z „stagewright boxes”. Domyślnie: wszystkie.</translation>
    </message>
    <message>
        <source>there are no hex tiles in the box &quot;%1&quot;</source>
        <translation>w pudełku „%1” nie ma sześciokątnych kafli</translation>
    </message>
</context>
<context>
    <name>TimeBoxes</name>
    <message>
        <source>G</source>
        <comment>letter of the box for damage to the gearbox</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>C</source>
        <comment>letter of the box for lamed coast dice</comment>
        <translation>U</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter of the box for damage to the brakes</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>W</source>
        <comment>letter of the box for the spare wheel</comment>
        <translation>Z</translation>
    </message>
    <message>
        <source>%1 gearbox</source>
        <translation>%1 biegi</translation>
    </message>
    <message>
        <source>%1 coast</source>
        <translation>%1 utrzymanie prędkości</translation>
    </message>
    <message>
        <source>%1 brakes</source>
        <translation>%1 hamowanie</translation>
    </message>
    <message>
        <source>%1: spare wheel used.</source>
        <translation>%1: użyty zapas (koło zapasowe).</translation>
    </message>
    <message>
        <source>Damage: %1.</source>
        <translation>Uszkodzenia: %1.</translation>
    </message>
</context>
<context>
    <name>TimePages</name>
    <message>
        <source>Race sheet</source>
        <translation>Arkusz wyścigu</translation>
    </message>
    <message>
        <source>Rally sheet</source>
        <translation>Arkusz rajdu</translation>
    </message>
    <message>
        <source>Solo sheets</source>
        <translation>Karty wyników solo</translation>
    </message>
    <message>
        <source>Race cards</source>
        <translation>Karty wyścigu</translation>
    </message>
    <message>
        <source>Time cards</source>
        <translation>Karty drogowe</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Klasyfikacja</translation>
    </message>
</context>
<context>
    <name>TimeSheet</name>
    <message>
        <source>retired</source>
        <translation>wycofanie</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>pozycja %1</translation>
    </message>
    <message>
        <source>control lost</source>
        <translation>utrata kontroli</translation>
    </message>
    <message>
        <source>off the road</source>
        <translation>poza torem</translation>
    </message>
</context>
<context>
    <name>TimingText</name>
    <message>
        <source>begins in %1</source>
        <translation>zaczyna się za %1</translation>
    </message>
    <message>
        <source>%1 ahead</source>
        <translation>%1 przed planem</translation>
    </message>
    <message>
        <source>%1 behind</source>
        <translation>%1 po planie</translation>
    </message>
    <message>
        <source>on time</source>
        <translation>zgodnie z planem</translation>
    </message>
    <message>
        <source>The evening is being planned…</source>
        <translation>Wieczór jest planowany…</translation>
    </message>
    <message>
        <source>Plan: %1 – %2</source>
        <translation>Plan: %1 – %2</translation>
    </message>
    <message>
        <source>Nothing more is to be laid.</source>
        <translation>Nic więcej nie trzeba układać.</translation>
    </message>
    <message>
        <source>%1 lies on the table already.</source>
        <translation>%1 leży już na stole.</translation>
    </message>
    <message>
        <source>To lay next: %1</source>
        <translation>Do ułożenia: %1</translation>
    </message>
    <message>
        <source>Then %1</source>
        <translation>Potem %1</translation>
    </message>
    <message>
        <source>over at %1</source>
        <translation>koniec o %1</translation>
    </message>
    <message>
        <source>Stay: %1</source>
        <translation>Zostaw: %1</translation>
    </message>
    <message>
        <source>Move: %1</source>
        <translation>Przełóż: %1</translation>
    </message>
    <message>
        <source>Back: %1</source>
        <translation>Odłóż: %1</translation>
    </message>
    <message>
        <source>From the box: %1</source>
        <translation>Nowe: %1</translation>
    </message>
</context>
<context>
    <name>TitanBoxEntries</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n pole</numerusform>
            <numerusform>%1: %n pola</numerusform>
            <numerusform>%1: %n pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The back of %n board(s)</source>
        <translation>
            <numerusform>Odwrotna strona %n planszy</numerusform>
            <numerusform>Odwrotne strony %n plansz</numerusform>
            <numerusform>Odwrotne strony %n plansz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Colours of %n titan(s)</source>
        <translation>
            <numerusform>Kolor %n tytana</numerusform>
            <numerusform>Kolory %n tytanów</numerusform>
            <numerusform>Kolory %n tytanów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TitanDie</name>
    <message>
        <source>Yellow</source>
        <translation>Żółta</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Niebieska</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Brązowa</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Czerwona</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zielona</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Fioletowa</translation>
    </message>
    <message>
        <source>Before or after: a trap on one of the three points behind.</source>
        <translation>Przed ruchem albo po nim: pułapka na 1 z 3 pól z tyłu.</translation>
    </message>
    <message>
        <source>Before or after: 1 damage to a titan or a trap on one of the three points ahead.</source>
        <translation>Przed ruchem albo po nim: 1 obrażenie tytanowi albo pułapce na 1 z 3 pól z przodu.</translation>
    </message>
    <message>
        <source>Any of the other five, and 1 life.</source>
        <translation>Dowolna z 5 pozostałych i 1 punkt życia mniej.</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>do przodu</translation>
    </message>
    <message>
        <source>left</source>
        <translation>w lewo</translation>
    </message>
    <message>
        <source>right</source>
        <translation>w prawo</translation>
    </message>
    <message numerus="yes">
        <source>+%n lap(s)</source>
        <translation>
            <numerusform>+%n okrążenie</numerusform>
            <numerusform>+%n okrążenia</numerusform>
            <numerusform>+%n okrążeń</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n life/lives</source>
        <translation>
            <numerusform>−%n życie</numerusform>
            <numerusform>−%n życia</numerusform>
            <numerusform>−%n żyć</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TitanEditor</name>
    <message>
        <source>Lay&amp;ers</source>
        <comment>over the board of points</comment>
        <translation>Wars&amp;twy</translation>
    </message>
</context>
<context>
    <name>TitanEstimate</name>
    <message>
        <source>Of Titan Race, with --exact: of how many dice the titan takes the best each turn, 1 to %1. Left out: %2.</source>
        <translation>W Wyścigu tytanów, z --exact: z ilu kości tytan bierze w każdej turze najlepszą, od 1 do %1. Domyślnie: %2.</translation>
    </message>
    <message>
        <source>Of Titan Race: how many titans race, 1 to %1. Left out: those of the file, or 4.</source>
        <translation>W Wyścigu tytanów: ilu tytanów się ściga, od 1 do %1. Domyślnie: ci z pliku albo 4.</translation>
    </message>
    <message>
        <source>Of Titan Race: how dice are handed on, book or rolling. Left out: as the file says.</source>
        <translation>W Wyścigu tytanów: jak przekazuje się kości, book albo rolling. Domyślnie: jak w pliku.</translation>
    </message>
    <message>
        <source>Of Titan Race: how far titans are pushed, full or rest. Left out: as the file says.</source>
        <translation>W Wyścigu tytanów: jak daleko popycha się tytanów, full albo rest. Domyślnie: jak w pliku.</translation>
    </message>
    <message>
        <source>Of Titan Race: how titans are led, greedy or random. Left out: greedy.</source>
        <translation>W Wyścigu tytanów: jak prowadzi się tytanów, greedy (zachłannie) albo random (losowo). Domyślnie: greedy.</translation>
    </message>
    <message>
        <source>--%1 takes one of: %2</source>
        <translation>--%1 przyjmuje jedno z: %2</translation>
    </message>
    <message>
        <source>Left out: lives, cards, traps, other titans.</source>
        <translation>Pominięto: życie, karty, pułapki, innych tytanów.</translation>
    </message>
    <message>
        <source>Left out: bonus cards and the titans&apos; powers.</source>
        <translation>Pominięto: karty specjalne i zdolności tytanów.</translation>
    </message>
    <message>
        <source>Points of %1 that are not entered count as points without effect.</source>
        <translation>Niewpisane pola toru %1 liczą się jako pola bez efektu.</translation>
    </message>
    <message>
        <source>Nobody pays for the pentagram.</source>
        <translation>Nikt nie płaci za pentagram.</translation>
    </message>
    <message>
        <source>The titans&apos; colours are drawn anew for each race.</source>
        <translation>Kolory tytanów losuje się na nowo w każdym wyścigu.</translation>
    </message>
    <message numerus="yes">
        <source>A titan alone, best of %n dice: %1 turns expected, %2 at least</source>
        <translation>
            <numerusform>Tytan sam, z %n kością: średnio %1 tury, co najmniej %2</numerusform>
            <numerusform>Tytan sam, najlepsza z %n kości: średnio %1 tury, co najmniej %2</numerusform>
            <numerusform>Tytan sam, najlepsza z %n kości: średnio %1 tury, co najmniej %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n titan(s): %1 rounds, %2 turns, about %3 minutes</source>
        <translation>
            <numerusform>%n tytan: rund %1, tur %2, około %3 min</numerusform>
            <numerusform>%n tytani: rund %1, tur %2, około %3 min</numerusform>
            <numerusform>%n tytanów: rund %1, tur %2, około %3 min</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat %1 wins %2 % of the races</source>
        <translation>Miejsce %1 wygrywa %2 % wyścigów</translation>
    </message>
    <message>
        <source>--dice goes with --exact alone</source>
        <translation>--dice działa tylko razem z --exact</translation>
    </message>
    <message>
        <source>--%1 does not go with --exact, which is of one titan alone</source>
        <translation>--%1 nie łączy się z --exact, które dotyczy jednego tytana</translation>
    </message>
</context>
<context>
    <name>TitanGameFile</name>
    <message>
        <source>must be one to three of the letters F, L and R</source>
        <translation>musi składać się z jednej do trzech liter F, L i R</translation>
    </message>
    <message>
        <source>is not a colour</source>
        <translation>nie jest kolorem</translation>
    </message>
    <message>
        <source>must say where the value comes from</source>
        <translation>musi mówić, skąd pochodzi wartość</translation>
    </message>
    <message>
        <source>leads nowhere</source>
        <translation>nigdzie nie prowadzi</translation>
    </message>
    <message>
        <source>is not a list of marks</source>
        <translation>nie jest listą oznaczeń</translation>
    </message>
    <message>
        <source>is not a point of the board</source>
        <translation>nie jest polem planszy</translation>
    </message>
    <message>
        <source>lacks the face &quot;%1&quot;</source>
        <translation>nie ma ścianki „%1”</translation>
    </message>
</context>
<context>
    <name>TitanMap</name>
    <message>
        <source>no car drives on tracks of points</source>
        <translation>po torach z pól nie jeżdżą samochody</translation>
    </message>
</context>
<context>
    <name>TitanPages</name>
    <message>
        <source>Board %1 of %2, from the bottom</source>
        <translation>Plansza %1 z %2, od dołu</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The board is %1 × %1 mm: cut it out along the marks.</source>
        <translation>Plansza ma %1 × %1 mm: wytnij ją wzdłuż znaczników.</translation>
    </message>
</context>
<context>
    <name>TitanRace</name>
    <message>
        <source>%1: titan board, ability card, figure, life and lap marker</source>
        <translation>%1: plansza tytana, karta zdolności, figurka, znaczniki życia i okrążeń</translation>
    </message>
    <message>
        <source>action dice</source>
        <translation>kości akcji</translation>
    </message>
    <message>
        <source>bonus cards</source>
        <translation>karty specjalne</translation>
    </message>
    <message>
        <source>trap tokens</source>
        <translation>żetony pułapek</translation>
    </message>
    <message>
        <source>%1 on board %2</source>
        <translation>%1 na planszy %2</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n plansza</numerusform>
            <numerusform>%n plansze</numerusform>
            <numerusform>%n plansz</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: track</source>
        <translation>%1: tor</translation>
    </message>
    <message>
        <source>New track</source>
        <translation>Nowy tor</translation>
    </message>
</context>
<context>
    <name>TitanRaceSheets</name>
    <message>
        <source>Seat %1</source>
        <translation>Miejsce %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>z %1</translation>
    </message>
    <message>
        <source>Laps</source>
        <translation>Okrążenia</translation>
    </message>
    <message>
        <source>Lives left</source>
        <translation>Punkty życia</translation>
    </message>
    <message>
        <source>Lies</source>
        <translation>Leży</translation>
    </message>
    <message>
        <source>Lap sheet</source>
        <translation>Arkusz okrążeń</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Gracz %1</translation>
    </message>
    <message>
        <source>Player %1, team %2</source>
        <translation>Gracz %1, zespół %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number and name of a board</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The track</source>
        <translation>Tor</translation>
    </message>
    <message>
        <source>Lay the boards one above the other, the first at the bottom. Who leaves the top of one goes on at the bottom of the next.</source>
        <translation>Ułóżcie plansze jedna nad drugą, pierwszą na dole. Kto opuści szczyt jednej, przechodzi na dół następnej.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a track and what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n life/lives</source>
        <translation>
            <numerusform>%n punkt życia</numerusform>
            <numerusform>%n punkty życia</numerusform>
            <numerusform>%n punktów życia</numerusform>
        </translation>
    </message>
    <message>
        <source>Seats in the order of play</source>
        <translation>Miejsca w kolejności gry</translation>
    </message>
    <message>
        <source>Throw a die: the titan of that colour begins, and the others follow clockwise. Powers are used once a turn, not in the first.</source>
        <translation>Rzućcie kością: zaczyna tytan tego koloru, pozostali zgodnie z ruchem wskazówek zegara. Zdolności raz na turę, nie w pierwszej.</translation>
    </message>
    <message>
        <source>To lay ready</source>
        <translation>Przygotujcie</translation>
    </message>
    <message numerus="yes">
        <source>%n action dice</source>
        <translation>
            <numerusform>%n kość akcji</numerusform>
            <numerusform>%n kości akcji</numerusform>
            <numerusform>%n kości akcji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trap token(s)</source>
        <translation>
            <numerusform>%n żeton pułapki</numerusform>
            <numerusform>%n żetony pułapek</numerusform>
            <numerusform>%n żetonów pułapek</numerusform>
        </translation>
    </message>
    <message>
        <source>bonus cards, shuffled, face down; one to each player, secret</source>
        <translation>karty specjalne, potasowane, rewersami do góry; każdemu jedna, zakryta</translation>
    </message>
    <message>
        <source>Life markers heart up on %1</source>
        <comment>a number</comment>
        <translation>znaczniki życia sercem ku górze na %1</translation>
    </message>
    <message>
        <source>that of %1 on %2</source>
        <translation>%1: na %2</translation>
    </message>
    <message>
        <source>lap markers on the first field</source>
        <translation>znaczniki okrążeń na pierwszym polu</translation>
    </message>
    <message>
        <source>figures below the board</source>
        <translation>figurki poniżej planszy</translation>
    </message>
    <message>
        <source>Knocked out</source>
        <translation>Nokaut</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a step</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Agreed for this race</source>
        <translation>Uzgodniono na ten wyścig</translation>
    </message>
    <message>
        <source>The first over the top of the third board wins.</source>
        <translation>Wygrywa ten, kto pierwszy przekroczy szczyt trzeciej planszy.</translation>
    </message>
    <message numerus="yes">
        <source>The first to have crossed the line %n time(s) wins.</source>
        <translation>
            <numerusform>Wygrywa ten, kto pierwszy przekroczy linię mety %n raz.</numerusform>
            <numerusform>Wygrywa ten, kto pierwszy przekroczy linię mety %n razy.</numerusform>
            <numerusform>Wygrywa ten, kto pierwszy przekroczy linię mety %n razy.</numerusform>
        </translation>
    </message>
    <message>
        <source>First turn: the first player throws all dice and takes one, the others choose of what is left; the last throws all again. Each figure begins on A1, C1 or E1.</source>
        <translation>Pierwsza tura: pierwszy gracz rzuca wszystkimi kośćmi i bierze jedną, pozostali wybierają z reszty; ostatni rzuca wszystkimi jeszcze raz. Każda figurka zaczyna na A1, C1 albo E1.</translation>
    </message>
    <message>
        <source>The tracks</source>
        <translation>Tory</translation>
    </message>
</context>
<context>
    <name>TitanRaceSteps</name>
    <message>
        <source>Race a Grand Slam</source>
        <translation>Wyścig: Wielki Szlem</translation>
    </message>
    <message>
        <source>Race on one track</source>
        <translation>Wyścig na jednym torze</translation>
    </message>
    <message>
        <source>Put into the stack: %1</source>
        <translation>Do stosu: %1</translation>
    </message>
    <message>
        <source>The back of %1</source>
        <translation>Odwrót: %1</translation>
    </message>
    <message>
        <source>Nobody is seated</source>
        <translation>Nikt nie ma miejsca</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n graczy</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody for himself</source>
        <translation>Każdy dla siebie</translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n zespół</numerusform>
            <numerusform>%n zespoły</numerusform>
            <numerusform>%n zespołów</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>Miejsce %1: %2</translation>
    </message>
    <message>
        <source>The colour of %1</source>
        <translation>Kolor: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n lap(s)</source>
        <translation>
            <numerusform>%n okrążenie</numerusform>
            <numerusform>%n okrążenia</numerusform>
            <numerusform>%n okrążeń</numerusform>
        </translation>
    </message>
    <message>
        <source>How dice are handed on</source>
        <translation>Jak przekazuje się kości</translation>
    </message>
    <message>
        <source>How far titans are pushed</source>
        <translation>Jak daleko popycha się tytanów</translation>
    </message>
    <message>
        <source>Of my own</source>
        <translation>Własny</translation>
    </message>
</context>
<context>
    <name>TitanRaceWords</name>
    <message>
        <source>Lord Greed and Slaugg</source>
        <translation>Lord Chciwiec i Slaugg</translation>
    </message>
    <message>
        <source>Olaf and Ragnarok</source>
        <translation>Olaf i Ragnarok</translation>
    </message>
    <message>
        <source>Salah and Rassik</source>
        <translation>Salah i Rassik</translation>
    </message>
    <message>
        <source>Captain Braaglix and Kraken</source>
        <translation>Kapitan Braaglix i Kraken</translation>
    </message>
    <message>
        <source>She&apos;ena and Grinder</source>
        <translation>She&apos;ena i Masakrator</translation>
    </message>
    <message>
        <source>Itag&apos;hn and Chtóólhóó</source>
        <translation>Itag&apos;hn i Chtóólhóó</translation>
    </message>
    <message>
        <source>1 damage to each titan and each trap on the three points ahead.</source>
        <translation>Po 1 obrażeniu każdemu tytanowi i każdej pułapce na 3 polach z przodu.</translation>
    </message>
    <message>
        <source>Moves an adjacent titan by one point, in any of the six directions.</source>
        <translation>Przesuwa sąsiadującego tytana o 1 pole w dowolnym z sześciu kierunków.</translation>
    </message>
    <message>
        <source>If a titan stands on one of the three points behind: one step forward or diagonally.</source>
        <translation>Jeśli tytan stoi na 1 z 3 pól z tyłu: ruch o 1 pole do przodu albo po przekątnej.</translation>
    </message>
    <message>
        <source>Changes places with an adjacent titan.</source>
        <translation>Zamienia się polami z sąsiadującym tytanem.</translation>
    </message>
    <message>
        <source>Lays a trap on an adjacent point.</source>
        <translation>Kładzie pułapkę na sąsiadującym polu.</translation>
    </message>
    <message>
        <source>1 damage to an adjacent titan, then 1 life for itself; not at full life.</source>
        <translation>1 obrażenie sąsiadującemu tytanowi, potem 1 punkt życia dla siebie; nie przy pełnym życiu.</translation>
    </message>
    <message>
        <source>Whoever comes onto lava loses 1 life. So does whoever is pushed onto it.</source>
        <translation>Kto wejdzie na lawę, traci 1 punkt życia. Tak samo, kto zostanie na nią wepchnięty.</translation>
    </message>
    <message>
        <source>Whoever comes to pirates throws away a bonus card or loses 1 life. That holds each time anew, and for whoever is pushed there too.</source>
        <translation>Kto wejdzie na pole piratów, odrzuca kartę specjalną albo traci 1 punkt życia. Tak jest za każdym razem, także gdy ktoś zostanie tam wepchnięty.</translation>
    </message>
    <message>
        <source>A step from a super ramp in its direction jumps two points, a step ahead from a multi ramp jumps one. What is jumped over has no effect and is not pushed.</source>
        <translation>Ruch z SUPERrampy w jej kierunku przeskakuje 2 pola, ruch naprzód z MULTIrampy 1 pole. To, co przeskoczone, nie działa i nie zostaje popchnięte.</translation>
    </message>
    <message>
        <source>Whoever comes to a statue, or passes it, sets off a blast: 1 damage to titans and traps on the six points round it. Whoever set it off is not hit.</source>
        <translation>Kto wejdzie na posąg ognia albo przez niego przejdzie, wywołuje ognisty podmuch: po 1 obrażeniu tytanom i pułapkom na sześciu sąsiadujących polach. Temu, kto go wywołał, nic się nie dzieje.</translation>
    </message>
    <message>
        <source>Whoever ends a move on a pentagram may pay 1 life, throw the die again and has to carry it out. From then on there is no power and no bonus card in that turn.</source>
        <translation>Kto zakończy ruch na pentagramie, może zapłacić 1 punkt życia, rzucić kością jeszcze raz i musi wykonać jej akcję. Od tej chwili w tej turze nie ma zdolności ani karty specjalnej.</translation>
    </message>
    <message>
        <source>Whoever comes onto ice slides on in the same direction to the first point without ice. Points that are slid over do not count as moved.</source>
        <translation>Kto wejdzie na lód, ślizga się dalej w tym samym kierunku do pierwszego pola bez lodu. Pola przejechane ślizgiem nie liczą się jako ruch.</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>żółty</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>niebieski</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>brązowy</translation>
    </message>
    <message>
        <source>red</source>
        <translation>czerwony</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zielony</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>fioletowy</translation>
    </message>
    <message>
        <source>A track of one&apos;s own</source>
        <translation>Własny tor</translation>
    </message>
    <message>
        <source>By the book</source>
        <translation>Jak w instrukcji</translation>
    </message>
    <message>
        <source>Rolling</source>
        <translation>Po kolei</translation>
    </message>
    <message>
        <source>The first player throws all dice each round and takes one, the others choose of what is left; the last throws all again.</source>
        <translation>Pierwszy gracz co rundę rzuca wszystkimi kośćmi i bierze jedną, pozostali wybierają z reszty; ostatni rzuca wszystkimi jeszcze raz.</translation>
    </message>
    <message>
        <source>Whoever is left a single die throws all of them and chooses; the others go on from what is left.</source>
        <translation>Komu zostanie jedna kość, rzuca wszystkimi i wybiera; pozostali biorą z tego, co zostało.</translation>
    </message>
    <message>
        <source>A pushed titan goes as many points as the straight part of the die has.</source>
        <translation>Popchnięty tytan przesuwa się o tyle pól, ile ma prosta część ruchu kości.</translation>
    </message>
    <message>
        <source>A pushed titan goes on only while the other moves on.</source>
        <translation>Popchnięty tytan przesuwa się tylko dopóty, dopóki rusza się ten drugi.</translation>
    </message>
    <message>
        <source>The turn after: it stands up with %1 lives and plays as usual.</source>
        <translation>W następnej turze: wstaje, ma punktów życia: %1, i gra normalnie.</translation>
    </message>
    <message>
        <source>The turn after: it stands up with %1 lives, %2 with %3, and plays as usual.</source>
        <translation>W następnej turze: wstaje, ma punktów życia: %1 (%2: %3), i gra normalnie.</translation>
    </message>
    <message>
        <source>No life left: the figure is laid on its side, the life marker goes to the skull. In its own move the titan stops there.</source>
        <translation>Brak punktów życia: figurkę kładzie się bokiem, znacznik życia odwraca na czaszkę. We własnym ruchu tytan zatrzymuje się w tym miejscu.</translation>
    </message>
    <message>
        <source>Its next turn: it takes a die, does nothing with it, and turns the life marker back to the heart.</source>
        <translation>Jego następna tura: bierze kość, nic z nią nie robi i odwraca znacznik życia na stronę z sercem.</translation>
    </message>
</context>
<context>
    <name>TitanStage</name>
    <message>
        <source>a Grand Slam has three tracks, not %1</source>
        <translation>Wielki Szlem ma trzy tory, a nie %1</translation>
    </message>
    <message>
        <source>Choose three</source>
        <translation>Wybierz trzy</translation>
    </message>
    <message>
        <source>six titans race at most</source>
        <translation>ściga się najwyżej sześciu tytanów</translation>
    </message>
    <message>
        <source>ice lies all the way round on a line of the track: whoever comes upon it slides without an end</source>
        <translation>lód leży na torze dookoła: kto na niego wejdzie, ślizga się bez końca</translation>
    </message>
    <message>
        <source>Take the ice from one of its points</source>
        <translation>Usuń lód z jednego z tych pól</translation>
    </message>
</context>
<context>
    <name>TokenEdits</name>
    <message>
        <source>A token needs a tile to lie on</source>
        <translation>Żeton musi leżeć na kaflu</translation>
    </message>
    <message>
        <source>Place token</source>
        <translation>Połóż żeton</translation>
    </message>
    <message>
        <source>Move token</source>
        <translation>Przesuń żeton</translation>
    </message>
    <message>
        <source>Turn token</source>
        <translation>Obróć żeton</translation>
    </message>
    <message>
        <source>Remove token</source>
        <translation>Usuń żeton</translation>
    </message>
</context>
<context>
    <name>TokenKind</name>
    <message>
        <source>must be more than nothing</source>
        <translation>musi być większe od zera</translation>
    </message>
    <message>
        <source>Chicane</source>
        <translation>Szykana</translation>
    </message>
    <message>
        <source>Chicane with a limit</source>
        <translation>Szykana z ograniczeniem</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Hopka</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Woda</translation>
    </message>
    <message>
        <source>Climb, uphill</source>
        <translation>Podjazd</translation>
    </message>
    <message>
        <source>Climb, downhill</source>
        <translation>Zjazd</translation>
    </message>
    <message>
        <source>Cloud</source>
        <translation>Chmura</translation>
    </message>
    <message>
        <source>Oxygen</source>
        <translation>Tlen</translation>
    </message>
    <message>
        <source>Mud spray</source>
        <translation>Błoto</translation>
    </message>
    <message>
        <source>Joker, entrance</source>
        <translation>Joker, wjazd</translation>
    </message>
    <message>
        <source>Joker, exit</source>
        <translation>Joker, wyjazd</translation>
    </message>
    <message>
        <source>Finish arch</source>
        <translation>Brama mety</translation>
    </message>
    <message>
        <source>%1, asphalt</source>
        <translation>%1, asfalt</translation>
    </message>
    <message>
        <source>%1, gravel</source>
        <translation>%1, szuter</translation>
    </message>
    <message>
        <source>%1, snow</source>
        <translation>%1, śnieg</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>TokenLabel</name>
    <message>
        <source>%1 · %2°</source>
        <translation>%1 · %2°</translation>
    </message>
</context>
<context>
    <name>ToolTips</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>TrackClip</name>
    <message>
        <source>There are no marks in the clipboard</source>
        <translation>W schowku nie ma oznaczeń</translation>
    </message>
    <message>
        <source>The text in the clipboard is no track</source>
        <translation>Tekst w schowku nie jest torem</translation>
    </message>
</context>
<context>
    <name>TrackFile</name>
    <message>
        <source>the board has no place &quot;%1&quot;</source>
        <translation>na planszy nie ma miejsca „%1”</translation>
    </message>
    <message>
        <source>Write column and row, A1 to F12, as in E5</source>
        <translation>Podaj kolumnę i rząd, od A1 do F12, jak E5</translation>
    </message>
    <message>
        <source>must be a list of marks, each in quotes</source>
        <translation>musi być listą oznaczeń, każde w cudzysłowie</translation>
    </message>
    <message>
        <source>holds more marks than there are</source>
        <translation>ma więcej oznaczeń, niż istnieje</translation>
    </message>
    <message>
        <source>%1 is there twice</source>
        <translation>%1 występuje dwa razy</translation>
    </message>
    <message>
        <source>Write all that is on a point into one record</source>
        <translation>Zapisz wszystko, co jest na polu, w jednym wpisie</translation>
    </message>
    <message>
        <source>must be the id of a track, or a track</source>
        <translation>musi być identyfikatorem toru albo torem</translation>
    </message>
    <message>
        <source>a Grand Slam has three tracks</source>
        <translation>Wielki Szlem ma trzy tory</translation>
    </message>
    <message>
        <source>must be an object, in braces</source>
        <translation>musi być obiektem w nawiasach klamrowych</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be text, in quotes</source>
        <translation>„%1” musi być tekstem w cudzysłowie</translation>
    </message>
    <message>
        <source>no die has a face of the colour &quot;%1&quot;</source>
        <translation>żadna kość nie ma ścianki w kolorze „%1”</translation>
    </message>
    <message>
        <source>Colours that there are: %1</source>
        <translation>Są kolory: %1</translation>
    </message>
    <message>
        <source>six titans race at most</source>
        <translation>ściga się najwyżej sześciu tytanów</translation>
    </message>
</context>
<context>
    <name>TrackFixes</name>
    <message>
        <source>Take what is marked on %1 away</source>
        <translation>Usuń to, co oznaczono na %1</translation>
    </message>
    <message>
        <source>Take the unknown marks of %1 away</source>
        <translation>Usuń nieznane oznaczenia z %1</translation>
    </message>
    <message>
        <source>Mark %1 as the rulebook does</source>
        <translation>Oznacz %1 jak w instrukcji</translation>
    </message>
</context>
<context>
    <name>TrackRules</name>
    <message>
        <source>lava</source>
        <translation>lawa</translation>
    </message>
    <message>
        <source>pirates</source>
        <translation>piraci</translation>
    </message>
    <message>
        <source>a super ramp to the left</source>
        <translation>SUPERrampa w lewo</translation>
    </message>
    <message>
        <source>a super ramp to the right</source>
        <translation>SUPERrampa w prawo</translation>
    </message>
    <message>
        <source>a multi ramp</source>
        <translation>MULTIrampa</translation>
    </message>
    <message>
        <source>a fire statue</source>
        <translation>posąg ognia</translation>
    </message>
    <message>
        <source>the pentagram</source>
        <translation>pentagram</translation>
    </message>
    <message>
        <source>ice</source>
        <translation>lód</translation>
    </message>
    <message>
        <source>a bonus point</source>
        <translation>pole specjalne</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>brak efektu</translation>
    </message>
    <message>
        <source>There is no mark &quot;%1&quot;.</source>
        <translation>Nie ma oznaczenia „%1”.</translation>
    </message>
    <message>
        <source>Two ramps are on one point.</source>
        <translation>Na jednym polu są dwie rampy.</translation>
    </message>
    <message>
        <source>Ice lies all the way round: whoever comes upon it slides without an end.</source>
        <translation>Lód leży dookoła całego toru: kto na niego wejdzie, ślizga się bez końca.</translation>
    </message>
    <message>
        <source>Two effects are on one point: no board of the box is known to have that.</source>
        <translation>Na jednym polu są dwa efekty: nie wiadomo o takim na żadnej planszy z pudełka.</translation>
    </message>
    <message>
        <source>No point gives a bonus card, so nobody gets more than the first.</source>
        <translation>Żadne pole nie daje karty specjalnej, więc nikt nie dostanie więcej niż pierwszą.</translation>
    </message>
    <message>
        <source>Not the whole board of %1 is entered: what is not counts as points without effect.</source>
        <translation>Plansza %1 nie jest wpisana w całości: reszta liczy się jako pola bez efektu.</translation>
    </message>
    <message>
        <source>The box has no track &quot;%1&quot;, but %2.</source>
        <translation>W pudełku nie ma toru „%1”, są: %2.</translation>
    </message>
    <message>
        <source>%1 does not have this: %2.</source>
        <translation>Tor %1 tego nie ma: %2.</translation>
    </message>
    <message>
        <source>Of this point of %1 an example of the rulebook says: %2.</source>
        <translation>O tym polu toru %1 przykład w instrukcji mówi: %2.</translation>
    </message>
    <message>
        <source>The board has no point there: columns A, C and E have the odd rows, B, D and F the even ones.</source>
        <translation>Na planszy nie ma tam pola: kolumny A, C i E mają rzędy nieparzyste, B, D i F parzyste.</translation>
    </message>
</context>
<context>
    <name>TrackSteps</name>
    <message>
        <source>Mark: %1</source>
        <translation>Oznacz: %1</translation>
    </message>
    <message>
        <source>Take away: %1</source>
        <translation>Usuń: %1</translation>
    </message>
    <message>
        <source>Clear %1</source>
        <translation>Wyczyść %1</translation>
    </message>
    <message>
        <source>Mirror the track</source>
        <translation>Odbij tor</translation>
    </message>
    <message>
        <source>Turn the track by two columns</source>
        <translation>Obróć tor o dwie kolumny</translation>
    </message>
    <message>
        <source>A track of one&apos;s own</source>
        <translation>Własny tor</translation>
    </message>
    <message>
        <source>The track %1</source>
        <translation>Tor %1</translation>
    </message>
    <message>
        <source>The whole board is entered</source>
        <translation>Wpisano całą planszę</translation>
    </message>
    <message>
        <source>Not the whole board is entered</source>
        <translation>Nie wpisano całej planszy</translation>
    </message>
    <message>
        <source>Clear the track</source>
        <translation>Wyczyść tor</translation>
    </message>
    <message>
        <source>Paste marks</source>
        <translation>Wklej oznaczenia</translation>
    </message>
    <message>
        <source>Paste a track</source>
        <translation>Wklej tor</translation>
    </message>
</context>
<context>
    <name>TurnSoThatItFits</name>
    <message>
        <source>Turn %1</source>
        <translation>Obróć %1</translation>
    </message>
</context>
<context>
    <name>TyreWords</name>
    <message>
        <source>asphalt tyres</source>
        <translation>opony asfaltowe</translation>
    </message>
    <message>
        <source>snow tyres</source>
        <translation>opony śniegowe</translation>
    </message>
    <message>
        <source>snow tyres, 2nd generation</source>
        <translation>opony śniegowe 2. generacji</translation>
    </message>
    <message>
        <source>earth tyres</source>
        <translation>opony na ziemię</translation>
    </message>
    <message>
        <source>soft tyres</source>
        <translation>miękkie opony</translation>
    </message>
    <message>
        <source>&quot;%1&quot; tyres</source>
        <translation>opony „%1”</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>tyres and their time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 do %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>stages and times by tyres</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>UnclearJunction</name>
    <message numerus="yes">
        <source>At the junction %1 it is not clear which road goes on: %n road(s) bend alike.</source>
        <translation>
            <numerusform>Na skrzyżowaniu %1 nie wiadomo, która droga jest główna: %n droga skręca tak samo.</numerusform>
            <numerusform>Na skrzyżowaniu %1 nie wiadomo, która droga jest główna: %n drogi skręcają tak samo.</numerusform>
            <numerusform>Na skrzyżowaniu %1 nie wiadomo, która droga jest główna: %n dróg skręca tak samo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnknownGame</name>
    <message>
        <source>Make it a stage of %1</source>
        <translation>Uczyń z niego odcinek gry %1</translation>
    </message>
    <message>
        <source>Stagewright does not know the game &quot;%1&quot;. It knows: %2.</source>
        <translation>Stagewright nie zna gry „%1”. Zna: %2.</translation>
    </message>
</context>
<context>
    <name>UnknownPieces</name>
    <message>
        <source>stage %1, %2</source>
        <translation>odcinek %1, %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>line %1, %2</source>
        <translation>wiersz %1, %2</translation>
    </message>
</context>
<context>
    <name>UnknownTile</name>
    <message>
        <source>Stagewright does not know tile %1.</source>
        <translation>Stagewright nie zna kafla %1.</translation>
    </message>
</context>
<context>
    <name>UnreachableSpace</name>
    <message numerus="yes">
        <source>No car can reach %n space(s) of %1.</source>
        <translation>
            <numerusform>Żaden samochód nie dojedzie do %n pola kafla %1.</numerusform>
            <numerusform>Żaden samochód nie dojedzie do %n pól kafla %1.</numerusform>
            <numerusform>Żaden samochód nie dojedzie do %n pól kafla %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnsureRecord</name>
    <message>
        <source>It is not certain how %1 is printed: %2</source>
        <translation>Nie jest pewne, jak wydrukowano %1: %2</translation>
    </message>
</context>
<context>
    <name>UsedTwice</name>
    <message numerus="yes">
        <source>The same stage is driven %n times: %1.</source>
        <translation>
            <numerusform>Ten sam odcinek jest przejeżdżany %n raz: %1.</numerusform>
            <numerusform>Ten sam odcinek jest przejeżdżany %n razy: %1.</numerusform>
            <numerusform>Ten sam odcinek jest przejeżdżany %n razy: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Usuń: %1</translation>
    </message>
</context>
<context>
    <name>VerifiedText</name>
    <message>
        <source>the file would be larger than can be read again (%1 MB)</source>
        <translation>plik byłby za duży, by go ponownie odczytać (%1&#xa0;MB)</translation>
    </message>
    <message>
        <source>Leave something out, or part it</source>
        <translation>Pomiń coś albo podziel całość na części</translation>
    </message>
    <message>
        <source>what would be written could not be read again: %1</source>
        <translation>tego, co zostałoby zapisane, nie dałoby się ponownie odczytać: %1</translation>
    </message>
    <message>
        <source>what would be written would be read as something else</source>
        <translation>to, co zostałoby zapisane, byłoby odczytywane jako coś innego</translation>
    </message>
    <message>
        <source>The file is left as it was. Save under another name and in another format, or undo the last changes</source>
        <translation>Plik pozostaje bez zmian. Zapisz pod inną nazwą i w innym formacie albo cofnij ostatnie zmiany</translation>
    </message>
</context>
<context>
    <name>WatchPage</name>
    <message numerus="yes">
        <source>Race %1: car %2 wins, the last is in after %n round(s).</source>
        <translation>
            <numerusform>Wyścig %1: wygrywa samochód %2, ostatni jest na mecie po %n rundzie.</numerusform>
            <numerusform>Wyścig %1: wygrywa samochód %2, ostatni jest na mecie po %n rundach.</numerusform>
            <numerusform>Wyścig %1: wygrywa samochód %2, ostatni jest na mecie po %n rundach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drive %1 ends before the finish.</source>
        <translation>Przejazd %1 kończy się przed metą.</translation>
    </message>
    <message numerus="yes">
        <source>Drive %1 takes %2 in %n turn(s).</source>
        <translation>
            <numerusform>Przejazd %1 trwa %2 w %n turze.</numerusform>
            <numerusform>Przejazd %1 trwa %2 w %n turach.</numerusform>
            <numerusform>Przejazd %1 trwa %2 w %n turach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, car %2.</source>
        <translation>Runda %1, samochód %2.</translation>
    </message>
    <message>
        <source>Turn %1.</source>
        <translation>Tura %1.</translation>
    </message>
    <message>
        <source>%1, to %2. Hazards: %3 of %4.</source>
        <translation>%1, na %2. Symbole zagrożenia: %3 z %4.</translation>
    </message>
    <message>
        <source>The turn ends: %1 s.</source>
        <translation>Koniec tury: %1 s.</translation>
    </message>
    <message>
        <source>Car %1</source>
        <translation>Samochód %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>car, driver</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>WebEditorWriter</name>
    <message>
        <source>the web editor has no token &quot;%1&quot;</source>
        <translation>edytor internetowy nie ma żetonu „%1”</translation>
    </message>
</context>
<context>
    <name>WindowsEditorWriter</name>
    <message>
        <source>the Windows editor has no token &quot;%1&quot;</source>
        <translation>edytor dla Windows nie ma żetonu „%1”</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; has another meaning there</source>
        <translation>pole „%1” ma tam inne znaczenie</translation>
    </message>
    <message>
        <source>all tiles are moved together, as the grid begins at 1</source>
        <translation>wszystkie kafle zostają razem przesunięte, bo siatka zaczyna się od 1</translation>
    </message>
</context>
<context>
    <name>WishOptions</name>
    <message>
        <source>How dangerous the tiles are on average: low, medium or high.</source>
        <translation>Jak niebezpieczne są kafle średnio: low, medium lub high.</translation>
    </message>
    <message>
        <source>How much the road winds: low, medium or high.</source>
        <translation>Jak bardzo droga się wije: low, medium lub high.</translation>
    </message>
    <message>
        <source>How many tiles have a jump: low (at most one in eight), medium or high (at least one in four).</source>
        <translation>Ile kafli ma hopkę: low (najwyżej co ósmy), medium lub high (co najmniej co czwarty).</translation>
    </message>
    <message>
        <source>How many have a ford, likewise.</source>
        <translation>Ile ma przeszkodę wodną, podobnie.</translation>
    </message>
    <message>
        <source>How many have a shortcut, likewise.</source>
        <translation>Ile ma skrót, podobnie.</translation>
    </message>
    <message>
        <source>The game, as stage files name it. Left out: dirt.</source>
        <translation>Gra, tak jak ją nazywają pliki odcinków. Bez tego: dirt.</translation>
    </message>
    <message>
        <source>stage or circuit. Left out: a circuit where the boxes have no start tile.</source>
        <translation>stage lub circuit. Bez tego: tor, jeśli w pudełkach nie ma kafla startu.</translation>
    </message>
    <message>
        <source>Laps of a circuit. Left out: 1.</source>
        <translation>Okrążenia toru. Bez tego: 1.</translation>
    </message>
    <message>
        <source>So many stages, 1 to %1: of more than one a rally is made, and the wishes are for each of them.</source>
        <translation>Tyle odcinków, od 1 do %1: z więcej niż jednego powstaje rajd, a życzenia dotyczą każdego z nich.</translation>
    </message>
    <message>
        <source>The stages of the rally lie on the table at once: no tile is in two of them.</source>
        <translation>Odcinki rajdu leżą na stole jednocześnie: żaden kafel nie jest w dwóch z nich.</translation>
    </message>
    <message>
        <source>rising or falling: how the difficulty goes from the first stage of the rally to the last.</source>
        <translation>rising lub falling: jak zmienia się trudność od pierwszego odcinka rajdu do ostatniego.</translation>
    </message>
    <message>
        <source>Road tiles, start and finish among them, %1 to %2. Left out: 12.</source>
        <translation>Kafle drogi razem ze startem i metą, od %1 do %2. Bez tego: 12.</translation>
    </message>
    <message>
        <source>Minutes to play, met within a tenth; instead of --tiles.</source>
        <translation>Minuty gry, z dokładnością do jednej dziesiątej; zamiast --tiles.</translation>
    </message>
    <message>
        <source>How many play, which makes the minutes. Left out: 4.</source>
        <translation>Ilu gra, od czego zależą minuty. Bez tego: 4.</translation>
    </message>
    <message>
        <source>Surfaces and how many percent of the tiles have them: asphalt, gravel, snow.</source>
        <translation>Nawierzchnie i ile procent kafli je ma: asphalt, gravel, snow.</translation>
    </message>
    <message>
        <source>easy, medium or hard, as &quot;estimate&quot; says it.</source>
        <translation>easy, medium lub hard, tak jak mówi „estimate”.</translation>
    </message>
    <message>
        <source>A service park beside the finish; of a circuit a pit.</source>
        <translation>Park serwisowy obok mety; przy torze pit stop.</translation>
    </message>
    <message>
        <source>--together and --course are for the stages of a rally</source>
        <translation>--together i --course dotyczą odcinków rajdu</translation>
    </message>
    <message>
        <source>Say how many with --stages</source>
        <translation>Podaj ich liczbę przez --stages</translation>
    </message>
    <message>
        <source>there are no hex tiles of a game &quot;%1&quot;, but of: %2</source>
        <translation>nie ma kafli gry „%1”, są za to: %2</translation>
    </message>
    <message>
        <source>--kind takes stage or circuit, not &quot;%1&quot;</source>
        <translation>--kind przyjmuje stage lub circuit, nie „%1”</translation>
    </message>
    <message>
        <source>--tiles and --minutes exclude each other</source>
        <translation>--tiles i --minutes wykluczają się</translation>
    </message>
    <message>
        <source>--minutes takes a number from 1 to %1</source>
        <translation>--minutes przyjmuje liczbę od 1 do %1</translation>
    </message>
    <message>
        <source>--%1 takes low, medium or high, not &quot;%2&quot;</source>
        <translation>--%1 przyjmuje low, medium lub high, nie „%2”</translation>
    </message>
    <message>
        <source>--difficulty takes easy, medium or hard, not &quot;%1&quot;</source>
        <translation>--difficulty przyjmuje easy, medium lub hard, nie „%1”</translation>
    </message>
    <message>
        <source>--course takes rising or falling, not &quot;%1&quot;</source>
        <translation>--course przyjmuje rising lub falling, nie „%1”</translation>
    </message>
    <message>
        <source>--course and --difficulty exclude each other</source>
        <translation>--course i --difficulty wykluczają się</translation>
    </message>
    <message>
        <source>there is no surface &quot;%1&quot;, but asphalt, gravel and snow</source>
        <translation>nie ma nawierzchni „%1”, są asphalt, gravel i snow</translation>
    </message>
    <message>
        <source>the surface &quot;%1&quot; is named twice</source>
        <translation>nawierzchnia „%1” jest podana dwa razy</translation>
    </message>
    <message>
        <source>of several surfaces it has to be said how many percent each has</source>
        <translation>przy kilku nawierzchniach trzeba podać, ile procent ma każda</translation>
    </message>
    <message>
        <source>Write them as in gravel:60,snow:40</source>
        <translation>Zapisz je jak w gravel:60,snow:40</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of percent</source>
        <translation>„%1” nie jest liczbą procent</translation>
    </message>
    <message>
        <source>the surfaces have %1 % together, which is more than all</source>
        <translation>nawierzchnie mają razem %1 %, czyli więcej niż wszystko</translation>
    </message>
</context>
<context>
    <name>Wishes</name>
    <message>
        <source>asphalt</source>
        <translation>asfalt</translation>
    </message>
    <message>
        <source>gravel</source>
        <translation>szuter</translation>
    </message>
    <message>
        <source>snow</source>
        <translation>śnieg</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) with a jump</source>
        <translation>
            <numerusform>%n kafel z hopką</numerusform>
            <numerusform>%n kafle z hopką</numerusform>
            <numerusform>%n kafli z hopką</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) with a ford</source>
        <translation>
            <numerusform>%n kafel z przeszkodą wodną</numerusform>
            <numerusform>%n kafle z przeszkodą wodną</numerusform>
            <numerusform>%n kafli z przeszkodą wodną</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) with a shortcut</source>
        <translation>
            <numerusform>%n kafel ze skrótem</numerusform>
            <numerusform>%n kafle ze skrótem</numerusform>
            <numerusform>%n kafli ze skrótem</numerusform>
        </translation>
    </message>
    <message>
        <source>the boxes hold no start tile, which a circuit needs</source>
        <translation>w pudełkach nie ma kafla startu, którego potrzebuje tor</translation>
    </message>
    <message>
        <source>the boxes hold no start tile, which a stage needs</source>
        <translation>w pudełkach nie ma kafla startu, którego potrzebuje odcinek</translation>
    </message>
    <message>
        <source>the boxes hold no finish tile, which a stage needs</source>
        <translation>w pudełkach nie ma kafla mety, którego potrzebuje odcinek</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) are wished for, and the boxes hold %2</source>
        <translation>
            <numerusform>%1: życzenie to %n kafel, a w pudełkach jest %2</numerusform>
            <numerusform>%1: życzenie to %n kafle, a w pudełkach jest %2</numerusform>
            <numerusform>%1: życzenie to %n kafli, a w pudełkach jest %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2: no %n tile(s) of the boxes have it</source>
        <translation>
            <numerusform>%1 %2: nie ma tego żaden %n kafel z pudełek</numerusform>
            <numerusform>%1 %2: nie mają tego żadne %n kafle z pudełek</numerusform>
            <numerusform>%1 %2: nie ma tego żadne %n kafli z pudełek</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2: %3 are needed, and the boxes hold %4</source>
        <translation>%1 %2: potrzeba: %3, a w pudełkach jest %4</translation>
    </message>
    <message numerus="yes">
        <source>%n road tile(s) are wished for, and the boxes hold %1</source>
        <translation>
            <numerusform>życzenie to %n kafel drogi, a w pudełkach jest %1</numerusform>
            <numerusform>życzenie to %n kafle drogi, a w pudełkach jest %1</numerusform>
            <numerusform>życzenie to %n kafli drogi, a w pudełkach jest %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the table has room for no %n tile(s)</source>
        <translation>
            <numerusform>na stole nie ma miejsca na %n kafel</numerusform>
            <numerusform>na stole nie ma miejsca na %n kafle</numerusform>
            <numerusform>na stole nie ma miejsca na %n kafli</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ZipName</name>
    <message>
        <source>the entry has no name</source>
        <translation>wpis nie ma nazwy</translation>
    </message>
    <message>
        <source>the name holds a control character</source>
        <translation>nazwa zawiera znak sterujący</translation>
    </message>
    <message>
        <source>the name is not valid UTF-8</source>
        <translation>nazwa nie jest poprawnym UTF-8</translation>
    </message>
    <message>
        <source>the name holds a backslash</source>
        <translation>nazwa zawiera ukośnik odwrotny</translation>
    </message>
    <message>
        <source>the name is absolute</source>
        <translation>nazwa jest bezwzględna</translation>
    </message>
    <message>
        <source>the name begins with a drive letter</source>
        <translation>nazwa zaczyna się od litery dysku</translation>
    </message>
    <message>
        <source>the name leads out of the folder</source>
        <translation>nazwa wyprowadza poza folder</translation>
    </message>
    <message>
        <source>the name is longer than a file&apos;s may be</source>
        <translation>nazwa jest dłuższa, niż może być nazwa pliku</translation>
    </message>
</context>
<context>
    <name>ZipReader</name>
    <message>
        <source>Fetch the file again, or ask whoever made it for a clean one</source>
        <translation>Pobierz plik jeszcze raz albo poproś autora o poprawny</translation>
    </message>
    <message>
        <source>is damaged, or unpacks to another size than it says</source>
        <translation>jest uszkodzony albo rozpakowuje się do innego rozmiaru, niż podaje</translation>
    </message>
    <message>
        <source>is another entry, depending on who reads the zip</source>
        <translation>jest innym wpisem, zależnie od tego, kto czyta plik zip</translation>
    </message>
    <message>
        <source>cannot be unpacked</source>
        <translation>nie można rozpakować</translation>
    </message>
    <message>
        <source>is damaged: its checksum is wrong</source>
        <translation>jest uszkodzony: suma kontrolna się nie zgadza</translation>
    </message>
    <message>
        <source>the directory of the zip is damaged</source>
        <translation>katalog pliku zip jest uszkodzony</translation>
    </message>
</context>
<context>
    <name>ZipScan</name>
    <message>
        <source>Fetch the file again, or pack it anew with another program</source>
        <translation>Pobierz plik jeszcze raz albo spakuj go na nowo innym programem</translation>
    </message>
    <message>
        <source>the zip is cut off</source>
        <translation>plik zip jest ucięty</translation>
    </message>
    <message>
        <source>this is no zip</source>
        <translation>to nie jest plik zip</translation>
    </message>
    <message>
        <source>the zip has two directories</source>
        <translation>plik zip ma dwa katalogi</translation>
    </message>
    <message>
        <source>this is not a plain zip: its directory is not where it should be, as when something stands before the zip</source>
        <translation>to nie jest zwykły plik zip: jego katalog nie jest tam, gdzie powinien, jakby coś poprzedzało plik zip</translation>
    </message>
    <message numerus="yes">
        <source>the zip has more than %n entries</source>
        <translation>
            <numerusform>plik zip ma więcej niż %n wpis</numerusform>
            <numerusform>plik zip ma więcej niż %n wpisy</numerusform>
            <numerusform>plik zip ma więcej niż %n wpisów</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose another file</source>
        <translation>Wybierz inny plik</translation>
    </message>
    <message>
        <source>the directory of the zip is damaged</source>
        <translation>katalog pliku zip jest uszkodzony</translation>
    </message>
    <message>
        <source>Ask whoever made the file for a clean one</source>
        <translation>Poproś autora pliku o poprawny plik</translation>
    </message>
    <message>
        <source>the entry is not where the directory says</source>
        <translation>wpis nie jest tam, gdzie mówi katalog</translation>
    </message>
    <message>
        <source>there are two entries of this name</source>
        <translation>są dwa wpisy o tej nazwie</translation>
    </message>
    <message>
        <source>on some systems this is the same name as &quot;%1&quot;</source>
        <translation>w niektórych systemach to ta sama nazwa co „%1”</translation>
    </message>
    <message>
        <source>the entry is encrypted</source>
        <translation>wpis jest zaszyfrowany</translation>
    </message>
    <message>
        <source>the entry is a link</source>
        <translation>wpis jest dowiązaniem</translation>
    </message>
    <message>
        <source>the entry is no ordinary file</source>
        <translation>wpis nie jest zwykłym plikiem</translation>
    </message>
    <message>
        <source>the entry is packed in a way (%1) that is not read here</source>
        <translation>wpis jest spakowany w nieobsługiwany sposób (%1)</translation>
    </message>
    <message>
        <source>the entry has another name in its header</source>
        <translation>wpis ma w nagłówku inną nazwę</translation>
    </message>
    <message>
        <source>the entry is packed in another way by its header</source>
        <translation>według nagłówka wpis jest spakowany inaczej</translation>
    </message>
    <message>
        <source>the entry has another size in its header</source>
        <translation>wpis ma w nagłówku inny rozmiar</translation>
    </message>
    <message>
        <source>the entry has another checksum in its header</source>
        <translation>wpis ma w nagłówku inną sumę kontrolną</translation>
    </message>
    <message>
        <source>the entry is cut off</source>
        <translation>wpis jest ucięty</translation>
    </message>
    <message>
        <source>the size that is declared is wrong</source>
        <translation>podany rozmiar jest błędny</translation>
    </message>
    <message>
        <source>the entry is larger than %1 MB</source>
        <translation>wpis jest większy niż %1&#xa0;MB</translation>
    </message>
    <message>
        <source>the entries are larger than %1 MB together</source>
        <translation>wpisy są razem większe niż %1&#xa0;MB</translation>
    </message>
    <message>
        <source>the entry claims to be more than %1 times as large as it is packed</source>
        <translation>wpis ma być ponad %1 razy większy niż po spakowaniu</translation>
    </message>
    <message>
        <source>the entry lies over another one, &quot;%1&quot;</source>
        <translation>wpis leży na innym: „%1”</translation>
    </message>
    <message>
        <source>the entry is called a folder and holds data</source>
        <translation>wpis nazywa się katalogiem, a zawiera dane</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) stand behind the end of the zip</source>
        <translation>
            <numerusform>za końcem pliku zip jest jeszcze %n bajt</numerusform>
            <numerusform>za końcem pliku zip są jeszcze %n bajty</numerusform>
            <numerusform>za końcem pliku zip jest jeszcze %n bajtów</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a file, and cannot be a folder too</source>
        <translation>„%1” jest plikiem i nie może być zarazem folderem</translation>
    </message>
</context>
<context>
    <name>ZipWriter</name>
    <message>
        <source>cannot be packed</source>
        <translation>nie można spakować</translation>
    </message>
</context>
<context>
    <name>ZoneBoardsFile</name>
    <message>
        <source>holds more than there can be, %1</source>
        <translation>zawiera więcej, niż może być, %1</translation>
    </message>
    <message>
        <source>a zone is one capital letter</source>
        <translation>strefa to jedna wielka litera</translation>
    </message>
    <message>
        <source>a point of a road is the number printed there, in quotes</source>
        <translation>punkt drogi to wydrukowana tam liczba w cudzysłowie</translation>
    </message>
    <message>
        <source>a point inside is a number, 0 to %1</source>
        <translation>punkt wewnątrz to liczba od 0 do %1</translation>
    </message>
    <message>
        <source>says the same as the text</source>
        <translation>mówi to samo co tekst</translation>
    </message>
    <message>
        <source>Take one of both away</source>
        <translation>Usuń jedno z dwojga</translation>
    </message>
    <message>
        <source>a road joins two ends</source>
        <translation>droga łączy dwa końce</translation>
    </message>
    <message>
        <source>two roads of side %1 use the end %2</source>
        <translation>dwie drogi strony %1 używają końca %2</translation>
    </message>
    <message>
        <source>a side of zone %1 is called %1, %1*, or %1/ and its first number</source>
        <translation>strona strefy %1 nazywa się %1, %1* albo %1/ i jej pierwsza liczba</translation>
    </message>
    <message>
        <source>side %1 is there twice</source>
        <translation>strona %1 jest dwa razy</translation>
    </message>
    <message>
        <source>a size is width and height in millimetres, up to %1</source>
        <translation>rozmiar to szerokość i wysokość w milimetrach, do %1</translation>
    </message>
    <message>
        <source>is %1, but this program knows format %2</source>
        <translation>to %1, a ten program zna format %2</translation>
    </message>
    <message>
        <source>is not %1, of which these boards would be</source>
        <translation>to nie %1, której byłyby te plansze</translation>
    </message>
    <message>
        <source>zone %1 is there twice</source>
        <translation>strefa %1 jest dwa razy</translation>
    </message>
    <message>
        <source>the ends of side %1 are %2 to %3: %4 is none of them</source>
        <translation>końce strony %1 to od %2 do %3: %4 nie jest żadnym z nich</translation>
    </message>
    <message>
        <source>a change of line leads from an inside space to one of the slide line or back, as &quot;i1 to o2&quot;</source>
        <translation>zmiana linii prowadzi z pola wewnątrz na pole w poślizgu albo z powrotem, jak &quot;i1 to o2&quot;</translation>
    </message>
</context>
<context>
    <name>stagewright::AboutDialog</name>
    <message>
        <source>About Stagewright</source>
        <translation>O programie Stagewright</translation>
    </message>
    <message>
        <source>&amp;Licence of the program…</source>
        <translation>&amp;Licencja programu…</translation>
    </message>
    <message>
        <source>Licence of the &amp;font…</source>
        <translation>Licencja &amp;czcionki…</translation>
    </message>
    <message>
        <source>A track editor and rally planner for hex-tile racing board games.</source>
        <translation>Edytor torów i planer rajdów do planszowych gier wyścigowych z heksagonalnymi kaflami.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Wolne oprogramowanie na licencji GNU General Public License w wersji 3 lub nowszej. Bez żadnej gwarancji.</translation>
    </message>
    <message>
        <source>The games and their names belong to their publishers, who have nothing to do with this program.</source>
        <translation>Gry i ich nazwy należą do wydawców, którzy nie mają z tym programem nic wspólnego.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Made with&lt;/b&gt;</source>
        <translation>&lt;b&gt;Wykorzystano&lt;/b&gt;</translation>
    </message>
</context>
<context>
    <name>stagewright::ArtChoice</name>
    <message>
        <source>The program&apos;s own pict&amp;ures</source>
        <translation>Obrazk&amp;i programu</translation>
    </message>
    <message>
        <source>Folder with pictures of tiles</source>
        <translation>Folder z obrazkami kafli</translation>
    </message>
    <message>
        <source>Pictures of &amp;your own…</source>
        <translation>Własne obr&amp;azki…</translation>
    </message>
</context>
<context>
    <name>stagewright::Autosave</name>
    <message>
        <source>cannot be written</source>
        <translation>nie można zapisać</translation>
    </message>
    <message>
        <source>Make room there, or save the stage</source>
        <translation>Zwolnij tam miejsce albo zapisz odcinek</translation>
    </message>
</context>
<context>
    <name>stagewright::BoardFields</name>
    <message>
        <source>Race on</source>
        <translation>Wyścig na</translation>
    </message>
    <message>
        <source>One track</source>
        <translation>jednym torze</translation>
    </message>
    <message>
        <source>Grand Slam of three</source>
        <translation>Wielki Szlem na trzech</translation>
    </message>
    <message>
        <source>Bottom</source>
        <comment>board of a stack</comment>
        <translation>Dół</translation>
    </message>
    <message>
        <source>Middle</source>
        <comment>board of a stack</comment>
        <translation>Środek</translation>
    </message>
    <message>
        <source>Top</source>
        <comment>board of a stack</comment>
        <translation>Góra</translation>
    </message>
    <message>
        <source>Printed on the other side of the same board; who owns the box can look.</source>
        <translation>Wydrukowane po drugiej stronie tej samej planszy; kto ma pudełko, może sprawdzić.</translation>
    </message>
    <message>
        <source>Back of %1</source>
        <translation>Odwrót: %1</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>nie wiadomo</translation>
    </message>
</context>
<context>
    <name>stagewright::BoardView</name>
    <message>
        <source>Tile %1 fits here in no other way</source>
        <translation>Kafel %1 nie pasuje tu w żaden inny sposób</translation>
    </message>
    <message>
        <source>No tile is selected</source>
        <translation>Nie zaznaczono żadnego kafla</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>No token lies on the board.</source>
        <translation>Na planszy nie leży żaden żeton.</translation>
    </message>
    <message>
        <source>No tile is selected: click the one that is to lie another way</source>
        <translation>Nie zaznaczono żadnego kafla: kliknij ten, który ma leżeć inaczej</translation>
    </message>
    <message>
        <source>Several tiles are selected: click the one that is to lie another way</source>
        <translation>Zaznaczono kilka kafli: kliknij ten, który ma leżeć inaczej</translation>
    </message>
    <message>
        <source>No road end is open: click the tile that is to be taken back</source>
        <translation>Żaden koniec drogi nie jest otwarty: kliknij kafel, który chcesz zabrać</translation>
    </message>
    <message>
        <source>Stagewright does not know tile %1, and cannot copy it</source>
        <translation>Stagewright nie zna kafla %1 i nie może go skopiować</translation>
    </message>
    <message>
        <source>Click to see it in the list.</source>
        <translation>Kliknij, by zobaczyć na liście.</translation>
    </message>
</context>
<context>
    <name>stagewright::Card</name>
    <message>
        <source>No longer there</source>
        <translation>Już tam nie istnieje</translation>
    </message>
    <message>
        <source>No picture of it</source>
        <translation>Brak obrazka</translation>
    </message>
</context>
<context>
    <name>stagewright::CardBoard</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Of a trial all cards lie open</source>
        <translation>W próbie wszystkie karty są odkryte</translation>
    </message>
    <message>
        <source>Five cards or six lie open: press the slot beside the deck</source>
        <translation>Odkrytych jest pięć albo sześć kart: naciśnij miejsce obok talii</translation>
    </message>
    <message>
        <source>In a trial nobody has a driver</source>
        <translation>W próbie nikt nie ma kierowcy</translation>
    </message>
    <message>
        <source>All players have drivers: drag this one to one of them</source>
        <translation>Wszyscy gracze mają kierowców: przeciągnij tego do jednego z nich</translation>
    </message>
</context>
<context>
    <name>stagewright::CardEditor</name>
    <message>
        <source>Nothing is wrong here</source>
        <translation>Tu wszystko jest w porządku</translation>
    </message>
    <message>
        <source>Click a pile to turn it from A to B, drag drivers to players; arrow keys and Space do the same, %1 takes away</source>
        <translation>Kliknij stos, by zmienić go z A na B, przeciągnij kierowców do graczy; strzałki i spacja robią to samo, %1 zabiera</translation>
    </message>
    <message>
        <source>Drop the driver on a player, or on the drivers to take him away</source>
        <translation>Upuść kierowcę na gracza albo na kierowców, by go zabrać</translation>
    </message>
    <message>
        <source>Take the next one</source>
        <translation>Weź następny</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Zabierz</translation>
    </message>
    <message>
        <source>Plan the table</source>
        <translation>Zaplanuj stół</translation>
    </message>
</context>
<context>
    <name>stagewright::CardEstimatePanel</name>
    <message>
        <source>The ghost driver&apos;s pairs of dice by round: %1, together %2</source>
        <translation>Pary kości kierowcy widmo w rundach: %1, razem %2</translation>
    </message>
    <message>
        <source>In the mean he scores %1 speed points and %2 for popularity, if nothing of it is covered.</source>
        <translation>Średnio zdobywa %1 punktów prędkości i %2 popularności, jeśli nic nie zostanie zakryte.</translation>
    </message>
    <message>
        <source>What he scores is not known: no text tells the faces of the hazard die. Enter them, and it is.</source>
        <translation>Nie wiadomo, ile zdobywa: żaden tekst nie podaje ścianek kości zagrożeń. Wpisz je, a będzie wiadomo.</translation>
    </message>
    <message>
        <source>A die without hits damages nobody.</source>
        <translation>Kość bez trafień nikomu nie szkodzi.</translation>
    </message>
    <message>
        <source>From 0 a damage token is flipped after %1 hazard dice in the mean. Two dice flip one in %2, three in %3 of 100 cases.</source>
        <translation>Od 0 żeton uszkodzeń odwraca się średnio po %1 kościach zagrożeń. Dwie kości odwracają jeden w %2 przypadkach na 100, trzy w %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), %1</source>
        <translation>
            <numerusform>%n runda, %1</numerusform>
            <numerusform>%n rundy, %1</numerusform>
            <numerusform>%n rund, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::CarryFields</name>
    <message>
        <source>Carry the stages in the &amp;file</source>
        <translation>Dołąc&amp;z odcinki do pliku</translation>
    </message>
    <message>
        <source>With drivers, res&amp;ults and notes</source>
        <translation>Z kierowcami, w&amp;ynikami i notatkami</translation>
    </message>
    <message>
        <source>Whoever opens the file with Stagewright has the stages.</source>
        <translation>Kto otworzy plik w programie Stagewright, ma odcinki.</translation>
    </message>
    <message>
        <source>Whoever opens the file with Stagewright has the whole rally.</source>
        <translation>Kto otworzy plik w programie Stagewright, ma cały rajd.</translation>
    </message>
    <message>
        <source>Carry the stages in the &amp;file (%1)</source>
        <translation>Dołąc&amp;z odcinki do pliku (%1)</translation>
    </message>
    <message>
        <source>With drivers, res&amp;ults and notes (%1)</source>
        <translation>Z kierowcami, w&amp;ynikami i notatkami (%1)</translation>
    </message>
</context>
<context>
    <name>stagewright::ChainBoard</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>All other ends of this board have roads that are known</source>
        <translation>Wszystkie inne końce tej planszy mają znane drogi</translation>
    </message>
    <message>
        <source>Nothing fits there</source>
        <translation>Nic tam nie pasuje</translation>
    </message>
    <message>
        <source>Type a roadbook line beside the board, as L0-L1 / C7-C6, or choose where the stage starts</source>
        <translation>Wpisz obok linię roadbooka, np. L0-L1 / C7-C6, albo wybierz, gdzie zaczyna się odcinek</translation>
    </message>
</context>
<context>
    <name>stagewright::ChainEditor</name>
    <message>
        <source>Drive the section the other &amp;way</source>
        <translation>Jedź sekcję w d&amp;rugą stronę</translation>
    </message>
    <message>
        <source>&amp;Dry or snow side of the board</source>
        <translation>Sucha lub śn&amp;ieżna strona planszy</translation>
    </message>
    <message>
        <source>Re&amp;move the section</source>
        <translation>&amp;Usuń sekcję</translation>
    </message>
    <message>
        <source>Take back the last section</source>
        <translation>Cofnij ostatnią sekcję</translation>
    </message>
    <message>
        <source>&amp;Copy the roadbook line</source>
        <translation>&amp;Kopiuj linię roadbooka</translation>
    </message>
    <message>
        <source>&amp;Paste a roadbook line</source>
        <translation>&amp;Wklej linię roadbooka</translation>
    </message>
    <message>
        <source>Drive from &amp;finish to start</source>
        <translation>Jedź od &amp;mety do startu</translation>
    </message>
    <message>
        <source>Write the &amp;roadbook line</source>
        <translation>Zapisz &amp;linię roadbooka</translation>
    </message>
    <message>
        <source>Nothing is wrong here</source>
        <translation>Tu wszystko w porządku</translation>
    </message>
    <message>
        <source>Click the end by which the road leaves the board; %1 gives it up</source>
        <translation>Kliknij koniec, którym droga opuszcza planszę; %1 rezygnuje</translation>
    </message>
    <message>
        <source>Click the open end to go on, a section to choose it; arrow keys walk, %1 removes, %2 drives it the other way</source>
        <translation>Kliknij wolny koniec: dalej; sekcję: wybór; %1 usuwa, %2 odwraca</translation>
    </message>
</context>
<context>
    <name>stagewright::ChainPalette</name>
    <message>
        <source>Enter spaces</source>
        <translation>Wpisz pola</translation>
    </message>
    <message>
        <source>Assistance afterwards</source>
        <translation>Potem serwis</translation>
    </message>
    <message>
        <source>Roadbook line</source>
        <translation>Linia roadbooka</translation>
    </message>
    <message>
        <source>Boards are taken from</source>
        <translation>Plansze z pudełek</translation>
    </message>
    <message>
        <source>Spaces not entered: %1</source>
        <translation>Pola nie wpisane: %1</translation>
    </message>
</context>
<context>
    <name>stagewright::ChangeList</name>
    <message>
        <source>What is different</source>
        <translation>Co się różni</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Zmiany</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <translation>Tylko w %1</translation>
    </message>
</context>
<context>
    <name>stagewright::ChoiceList</name>
    <message>
        <source>above the limit</source>
        <translation>powyżej ograniczenia</translation>
    </message>
    <message>
        <source>jumps</source>
        <translation>skok</translation>
    </message>
    <message>
        <source>Dice and spaces that are open</source>
        <translation>Otwarte kości i pola</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Kości</translation>
    </message>
    <message>
        <source>Onto</source>
        <translation>Na pole</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Pole dodaje</translation>
    </message>
    <message>
        <source>Loses control</source>
        <translation>Utrata kontroli</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kosztuje</translation>
    </message>
    <message>
        <source>Hazards that the space adds</source>
        <translation>Symbole zagrożenia, które dodaje pole</translation>
    </message>
    <message>
        <source>How likely this roll loses control</source>
        <translation>Jak prawdopodobna jest utrata kontroli przy tym rzucie</translation>
    </message>
    <message>
        <source>Seconds that it is expected to cost more than the best choice</source>
        <translation>O ile sekund zapewne kosztuje więcej niż najlepszy wybór</translation>
    </message>
    <message>
        <source>best</source>
        <translation>najlepsze</translation>
    </message>
    <message>
        <source>+%1 s</source>
        <translation>+%1 s</translation>
    </message>
</context>
<context>
    <name>stagewright::ChoiceRing</name>
    <message>
        <source>Looking for a way…</source>
        <translation>Szukam drogi…</translation>
    </message>
    <message>
        <source>Close the lap</source>
        <translation>Zamknij okrążenie</translation>
    </message>
    <message>
        <source>Lead to the finish</source>
        <translation>Doprowadź do mety</translation>
    </message>
    <message numerus="yes">
        <source>Lay %1, %n left</source>
        <translation>
            <numerusform>Połóż %1, został %n</numerusform>
            <numerusform>Połóż %1, zostały %n</numerusform>
            <numerusform>Połóż %1, zostało %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the road could not go on behind it</source>
        <translation>%1: droga nie mogłaby biec za nim dalej</translation>
    </message>
    <message numerus="yes">
        <source>Close the lap with %n tile(s)</source>
        <translation>
            <numerusform>Zamknij okrążenie %n kaflem</numerusform>
            <numerusform>Zamknij okrążenie %n kaflami</numerusform>
            <numerusform>Zamknij okrążenie %n kaflami</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lead to the finish with %n tile(s)</source>
        <translation>
            <numerusform>Doprowadź do mety %n kaflem</numerusform>
            <numerusform>Doprowadź do mety %n kaflami</numerusform>
            <numerusform>Doprowadź do mety %n kaflami</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::ClubActions</name>
    <message>
        <source>Drivers of the clu&amp;b…</source>
        <translation>Kierowcy klu&amp;bu…</translation>
    </message>
</context>
<context>
    <name>stagewright::ClubDelegate</name>
    <message>
        <source>No colour</source>
        <translation>Bez koloru</translation>
    </message>
</context>
<context>
    <name>stagewright::ClubDialog</name>
    <message>
        <source>Drivers of the club</source>
        <translation>Kierowcy klubu</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Dodaj</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importuj…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Eksportuj…</translation>
    </message>
    <message>
        <source>Add the drivers once: evenings and seasons choose from them.</source>
        <translation>Wpisz kierowców raz: wieczory i sezony wybierają spośród nich.</translation>
    </message>
</context>
<context>
    <name>stagewright::ClubDrivers</name>
    <message>
        <source>Move it away, and start anew or import an older copy</source>
        <translation>Przenieś go i zacznij od nowa albo importuj starszą kopię</translation>
    </message>
    <message>
        <source>the file does not answer yet</source>
        <translation>plik jeszcze nie odpowiada</translation>
    </message>
</context>
<context>
    <name>stagewright::ClubMenu</name>
    <message>
        <source>&amp;Take the drivers of the rally into the club</source>
        <translation>&amp;Przyjmij kierowców rajdu do klubu</translation>
    </message>
    <message>
        <source>&amp;Drivers of the club…</source>
        <translation>&amp;Kierowcy klubu…</translation>
    </message>
</context>
<context>
    <name>stagewright::ClubModel</name>
    <message>
        <source>A driver needs a name.</source>
        <translation>Kierowca musi mieć nazwisko.</translation>
    </message>
    <message>
        <source>A number is from 0 to %1.</source>
        <translation>Numer jest od 0 do %1.</translation>
    </message>
    <message>
        <source>Driver %1</source>
        <translation>Kierowca %1</translation>
    </message>
    <message>
        <source>There is a driver called %1 already.</source>
        <translation>Kierowca %1 już jest.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kolor</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numer</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Zespół</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasa</translation>
    </message>
</context>
<context>
    <name>stagewright::CommandSearch</name>
    <message>
        <source>Find a command</source>
        <translation>Znajdź polecenie</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Polecenia</translation>
    </message>
    <message>
        <source>%1 (on)</source>
        <comment>a command that can be switched on and off</comment>
        <translation>%1 (włączone)</translation>
    </message>
    <message>
        <source>No command is called &quot;%1&quot;</source>
        <translation>Żadne polecenie nie nazywa się „%1”</translation>
    </message>
</context>
<context>
    <name>stagewright::CompareActions</name>
    <message>
        <source>Co&amp;mpare with</source>
        <translation>Po&amp;równaj z</translation>
    </message>
    <message>
        <source>Compare with a &amp;file…</source>
        <translation>Porównaj z &amp;plikiem…</translation>
    </message>
    <message>
        <source>Compare with the &amp;saved version</source>
        <translation>Porównaj z wersją &amp;zapisaną</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Zapisane: %1</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation>Otwarte: %1</translation>
    </message>
</context>
<context>
    <name>stagewright::CompareWindow</name>
    <message>
        <source>Compare: %1 and %2</source>
        <translation>Porównanie: %1 i %2</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Odcinki</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>titles of stages</comment>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>%1: only at the left</source>
        <translation>%1: tylko po lewej</translation>
    </message>
    <message>
        <source>%1: only at the right</source>
        <translation>%1: tylko po prawej</translation>
    </message>
    <message>
        <source>Only one of the rallies has this stage.</source>
        <translation>Tylko jeden z rajdów ma ten odcinek.</translation>
    </message>
    <message>
        <source>Being read…</source>
        <translation>Wczytywanie…</translation>
    </message>
    <message>
        <source>There is no stage in it.</source>
        <translation>Nie ma w nim odcinka.</translation>
    </message>
    <message>
        <source>There is no such stage here.</source>
        <translation>Tu nie ma takiego odcinka.</translation>
    </message>
    <message>
        <source>Nothing is laid yet.</source>
        <translation>Nic jeszcze nie ułożono.</translation>
    </message>
    <message>
        <source>Left: %1</source>
        <translation>Po lewej: %1</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>Po prawej: %1</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Lewy</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Prawy</translation>
    </message>
</context>
<context>
    <name>stagewright::ComparedPicture</name>
    <message numerus="yes">
        <source>%n place(s) marked</source>
        <translation>
            <numerusform>zaznaczono %n miejsce</numerusform>
            <numerusform>zaznaczono %n miejsca</numerusform>
            <numerusform>zaznaczono %n miejsc</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::DeckFields</name>
    <message>
        <source>Stage</source>
        <translation>Odcinek</translation>
    </message>
    <message>
        <source>Draw a stage</source>
        <translation>Losuj odcinek</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>Surroundings</source>
        <translation>Otoczenie</translation>
    </message>
    <message>
        <source>My stage</source>
        <translation>Mój odcinek</translation>
    </message>
    <message>
        <source>Not chosen yet</source>
        <translation>Jeszcze nie wybrano</translation>
    </message>
    <message>
        <source>Of my own…</source>
        <translation>Własny…</translation>
    </message>
    <message>
        <source>One that was not played lately, in this evening or in those remembered here</source>
        <translation>Jeden, którego dawno nie grano, w tym wieczorze albo w zapamiętanych tutaj</translation>
    </message>
</context>
<context>
    <name>stagewright::DetailsPanel</name>
    <message>
        <source>Your note on this tile</source>
        <translation>Twoja notatka o tym kaflu</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notatka</translation>
    </message>
    <message>
        <source>Select one tile to see all about it.</source>
        <translation>Zaznacz jeden kafel, aby zobaczyć o nim wszystko.</translation>
    </message>
    <message>
        <source>In the box: %1</source>
        <translation>W pudełku: %1</translation>
    </message>
    <message numerus="yes">
        <source>Used %n times in this stage.</source>
        <translation>
            <numerusform>Użyty w tym odcinku %n raz.</numerusform>
            <numerusform>Użyty w tym odcinku %n razy.</numerusform>
            <numerusform>Użyty w tym odcinku %n razy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Used nowhere else in this stage.</source>
        <translation>Nie użyty nigdzie indziej w tym odcinku.</translation>
    </message>
    <message numerus="yes">
        <source>Its other side is used %n times in this stage.</source>
        <translation>
            <numerusform>Jego druga strona leży w tym odcinku %n raz.</numerusform>
            <numerusform>Jego druga strona leży w tym odcinku %n razy.</numerusform>
            <numerusform>Jego druga strona leży w tym odcinku %n razy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Kafel %1</translation>
    </message>
    <message>
        <source>Stagewright does not know this tile.</source>
        <translation>Stagewright nie zna tego kafla.</translation>
    </message>
    <message>
        <source>Turn it over to %1</source>
        <translation>Odwróć na %1</translation>
    </message>
</context>
<context>
    <name>stagewright::DiceRow</name>
    <message>
        <source>Dice of the turn</source>
        <translation>Kości tury</translation>
    </message>
</context>
<context>
    <name>stagewright::DocumentTabs</name>
    <message>
        <source>%1*</source>
        <translation>%1*</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 w %2</translation>
    </message>
</context>
<context>
    <name>stagewright::DriveChoices</name>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Zasady</translation>
    </message>
    <message>
        <source>&amp;Driver</source>
        <translation>Kie&amp;rowca</translation>
    </message>
    <message>
        <source>&amp;Car</source>
        <translation>&amp;Samochód</translation>
    </message>
    <message>
        <source>By the surface</source>
        <translation>Wg nawierzchni</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Gracze</translation>
    </message>
    <message>
        <source>&amp;Laps</source>
        <translation>&amp;Okrążenia</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Laps</source>
        <translation>Okrążenia</translation>
    </message>
    <message>
        <source>Car</source>
        <translation>Samochód</translation>
    </message>
    <message numerus="yes">
        <source>At least the %n driver(s) named in the results</source>
        <translation>
            <numerusform>Co najmniej %n kierowca z wyników</numerusform>
            <numerusform>Co najmniej %n kierowcy z wyników</numerusform>
            <numerusform>Co najmniej %n kierowców z wyników</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::DriveChooser</name>
    <message>
        <source>One car</source>
        <translation>Jeden samochód</translation>
    </message>
    <message numerus="yes">
        <source>%n cars race</source>
        <translation>
            <numerusform>%n samochód się ściga</numerusform>
            <numerusform>Wyścig %n samochodów</numerusform>
            <numerusform>Wyścig %n samochodów</numerusform>
        </translation>
    </message>
    <message>
        <source>How many cars</source>
        <translation>Ile samochodów</translation>
    </message>
    <message>
        <source>A median drive</source>
        <translation>Środkowy przejazd</translation>
    </message>
    <message>
        <source>One of the quickest tenth</source>
        <translation>Z dziesiątej części najszybszych</translation>
    </message>
    <message>
        <source>One of the slowest tenth</source>
        <translation>Z dziesiątej części najwolniejszych</translation>
    </message>
    <message>
        <source>By its number</source>
        <translation>Według numeru</translation>
    </message>
    <message>
        <source>Which drive</source>
        <translation>Który przejazd</translation>
    </message>
    <message>
        <source>Number of the drive</source>
        <translation>Numer przejazdu</translation>
    </message>
    <message>
        <source>&amp;No.</source>
        <translation>&amp;Nr</translation>
    </message>
    <message>
        <source>Another one</source>
        <comment>race</comment>
        <translation>Inny</translation>
    </message>
    <message>
        <source>Another one</source>
        <comment>drive</comment>
        <translation>Inny</translation>
    </message>
    <message>
        <source>Show another race of as many cars</source>
        <translation>Pokaż inny wyścig tylu samochodów</translation>
    </message>
    <message>
        <source>Show another drive of the same kind</source>
        <translation>Pokaż inny przejazd tego rodzaju</translation>
    </message>
    <message>
        <source>The same number gives the same race: it is the seed of &quot;stagewright race --seed&quot;.</source>
        <translation>Ten sam numer daje ten sam wyścig: to ziarno „stagewright race --seed”.</translation>
    </message>
    <message>
        <source>The same number gives the same drive: it is the seed of &quot;stagewright estimate --seed&quot; and of &quot;map --drive&quot;.</source>
        <translation>Ten sam numer daje ten sam przejazd: to liczba z „stagewright estimate --seed” i „map --drive”.</translation>
    </message>
</context>
<context>
    <name>stagewright::DriveDock</name>
    <message>
        <source>Drive</source>
        <translation>Przejazd</translation>
    </message>
</context>
<context>
    <name>stagewright::DrivePanel</name>
    <message>
        <source>Watch</source>
        <translation>Oglądaj</translation>
    </message>
    <message>
        <source>Test drive</source>
        <translation>Jazda próbna</translation>
    </message>
</context>
<context>
    <name>stagewright::EntryPanel</name>
    <message>
        <source>Played &amp;today</source>
        <translation>Grane &amp;dzisiaj</translation>
    </message>
    <message>
        <source>Ta&amp;ke back</source>
        <translation>Co&amp;fnij</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>with commas between</source>
        <translation>z przecinkami</translation>
    </message>
    <message>
        <source>Sta&amp;rs:</source>
        <translation>Gw&amp;iazdki:</translation>
    </message>
    <message>
        <source>Ta&amp;gs:</source>
        <translation>E&amp;tykiety:</translation>
    </message>
    <message>
        <source>Played on:</source>
        <translation>Grane:</translation>
    </message>
    <message>
        <source>&amp;Notes:</source>
        <translation>&amp;Notatki:</translation>
    </message>
    <message>
        <source>Your boxes lack %1.</source>
        <translation>W twoich pudełkach brakuje %1.</translation>
    </message>
    <message>
        <source>Other tiles with the same roads can lie there.</source>
        <translation>Mogą tam leżeć inne kafle z takimi samymi drogami.</translation>
    </message>
    <message>
        <source>There are no substitutes.</source>
        <translation>Nie ma zamienników.</translation>
    </message>
    <message>
        <source>Your boxes hold all its tiles.</source>
        <translation>Twoje pudełka mają wszystkie jej kafle.</translation>
    </message>
    <message>
        <source>Your boxes hold all its tiles if the stages are laid one after the other; for all at once they lack %1.</source>
        <translation>Twoje pudełka mają wszystkie kafle, jeśli odcinki leżą jeden po drugim; na wszystkie naraz brakuje %1.</translation>
    </message>
    <message>
        <source>Choose a stage or a rally to see what is known of it; several, to compare them.</source>
        <translation>Wybierz odcinek lub rajd, aby zobaczyć, co o nim wiadomo; kilka, aby je porównać.</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Odcinki</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Kafle</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Przy stole</translation>
    </message>
    <message numerus="yes">
        <source>%1 min with %n player(s)</source>
        <translation>
            <numerusform>%1 min w %n gracza</numerusform>
            <numerusform>%1 min w %n graczy</numerusform>
            <numerusform>%1 min w %n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>Expected time</source>
        <translation>Oczekiwany czas</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Trudność</translation>
    </message>
    <message>
        <source>Surfaces</source>
        <translation>Nawierzchnie</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) chosen</source>
        <translation>
            <numerusform>wybrano %n plik</numerusform>
            <numerusform>wybrano %n pliki</numerusform>
            <numerusform>wybrano %n plików</numerusform>
        </translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuty</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>jeszcze nie</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notatki</translation>
    </message>
</context>
<context>
    <name>stagewright::EstimatePanel</name>
    <message>
        <source>Expected time</source>
        <translation>Oczekiwany czas</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tury</translation>
    </message>
    <message>
        <source>Losses of control</source>
        <translation>Utraty kontroli</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Uszkodzenia</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Przy stole</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Dystans</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Poziom trudności</translation>
    </message>
    <message>
        <source>No time yet</source>
        <translation>Jeszcze brak prognozy</translation>
    </message>
    <message>
        <source>8 of 10 drives take %1 to %2</source>
        <translation>8 na 10 przejazdów trwa od %1 do %2</translation>
    </message>
    <message>
        <source>No car reaches the finish.</source>
        <translation>Żaden samochód nie dojeżdża do mety.</translation>
    </message>
    <message>
        <source>%1 a drive</source>
        <translation>%1 na przejazd</translation>
    </message>
    <message>
        <source>%1 tokens a drive</source>
        <translation>%1 żetonu na przejazd</translation>
    </message>
    <message>
        <source>%1 min, %2 to set up</source>
        <translation>%1&#xa0;min, przygotowanie %2&#xa0;min</translation>
    </message>
    <message>
        <source>%1 min if nobody is in the way (see Race), %2 to set up</source>
        <translation>%1&#xa0;min, gdy nikt nie przeszkadza (zob. Wyścig), przygotowanie %2&#xa0;min</translation>
    </message>
    <message>
        <source>The rules have no car &quot;%1&quot;: the usual one drives.</source>
        <translation>Zasady nie mają samochodu „%1”: jedzie zwykły.</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Przejazd</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Wyścig</translation>
    </message>
    <message>
        <source>What is estimated</source>
        <translation>Co jest prognozowane</translation>
    </message>
    <message>
        <source>&amp;Watch a drive</source>
        <translation>Obe&amp;jrzyj przejazd</translation>
    </message>
    <message>
        <source>Shows a drive of this stage on the board, die by die</source>
        <translation>Pokazuje na planszy przejazd tego odcinka, kość po kości</translation>
    </message>
    <message>
        <source>Simulating drives…</source>
        <translation>Trwa symulowanie przejazdów…</translation>
    </message>
    <message>
        <source>Lay a stage from its start to its finish: how long it takes comes here.</source>
        <translation>Ułóż odcinek od startu do mety: tutaj pojawi się jego czas.</translation>
    </message>
</context>
<context>
    <name>stagewright::EveningDock</name>
    <message>
        <source>Evening</source>
        <translation>Wieczór</translation>
    </message>
</context>
<context>
    <name>stagewright::EveningPanel</name>
    <message>
        <source>Times to expect</source>
        <translation>Oczekiwane czasy</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Czasy</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>Rajd</translation>
    </message>
</context>
<context>
    <name>stagewright::ExportDialog</name>
    <message numerus="yes">
        <source>&amp;All %n stage(s) of the rally in one file</source>
        <translation>
            <numerusform>&amp;Cały rajd (%n odcinek) w jednym pliku</numerusform>
            <numerusform>&amp;Cały rajd (%n odcinki) w jednym pliku</numerusform>
            <numerusform>&amp;Cały rajd (%n odcinków) w jednym pliku</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksport</translation>
    </message>
    <message>
        <source>Export as</source>
        <translation>Eksportuj jako</translation>
    </message>
    <message>
        <source>What is lost in the file</source>
        <translation>Co przepadnie w pliku</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Eksportuj…</translation>
    </message>
    <message>
        <source>%1 (.%2)</source>
        <translation>%1 (.%2)</translation>
    </message>
    <message>
        <source>All of it is kept in the file.</source>
        <translation>W pliku zostaje wszystko.</translation>
    </message>
    <message>
        <source>Such a file is for people to look at. It cannot be opened here again.</source>
        <translation>Taki plik służy do oglądania. Nie da się go tu ponownie otworzyć.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) will not be kept or not be shown there:</source>
        <translation>
            <numerusform>%n rzecz nie zostanie tam zachowana lub pokazana:</numerusform>
            <numerusform>%n rzeczy nie zostaną tam zachowane lub pokazane:</numerusform>
            <numerusform>%n rzeczy nie zostanie tam zachowanych lub pokazanych:</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Export all the same…</source>
        <translation>&amp;Eksportuj mimo to…</translation>
    </message>
    <message>
        <source>Such a file is for people to look at. It can be opened here again, as it carries the stage.</source>
        <translation>Taki plik jest do oglądania. Można go tu znów otworzyć, bo niesie odcinek.</translation>
    </message>
</context>
<context>
    <name>stagewright::FigureTable</name>
    <message>
        <source>Figures</source>
        <translation>Liczby</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Różnica</translation>
    </message>
</context>
<context>
    <name>stagewright::FileActions</name>
    <message>
        <source>New stage</source>
        <translation>Nowy odcinek</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is open in another tab. Close that tab first, or choose another name.</source>
        <translation>Plik „%1” jest otwarty w innej karcie. Zamknij najpierw tamtą kartę albo wybierz inną nazwę.</translation>
    </message>
    <message>
        <source>New rally</source>
        <translation>Nowy rajd</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is open here, and an export would replace it. Choose another name.</source>
        <translation>Plik „%1” jest tu otwarty, a eksport by go zastąpił. Wybierz inną nazwę.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has been written as the stage was when you saved it. What is open here is something else by now.</source>
        <translation>„%1” zapisano tak, jak wyglądał odcinek w chwili zapisu. To, co jest tu otwarte, jest już czymś innym.</translation>
    </message>
    <message>
        <source>An export to &quot;%1&quot; is still being written. Wait for it, or choose another name.</source>
        <translation>Eksport do „%1” jest jeszcze zapisywany. Poczekaj na niego albo wybierz inną nazwę.</translation>
    </message>
    <message>
        <source>New circuit</source>
        <translation>Nowy tor</translation>
    </message>
    <message>
        <source>Leave out what was entered of the box</source>
        <translation>Pomiń wpisane z pudełka</translation>
    </message>
</context>
<context>
    <name>stagewright::FileDrop</name>
    <message numerus="yes">
        <source>Drop to open %n file(s)</source>
        <translation>
            <numerusform>Upuść, aby otworzyć %n plik</numerusform>
            <numerusform>Upuść, aby otworzyć %n pliki</numerusform>
            <numerusform>Upuść, aby otworzyć %n plików</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drop to add the stages of %n file(s) to the rally</source>
        <translation>
            <numerusform>Upuść, aby dodać do rajdu odcinki z %n pliku</numerusform>
            <numerusform>Upuść, aby dodać do rajdu odcinki z %n plików</numerusform>
            <numerusform>Upuść, aby dodać do rajdu odcinki z %n plików</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::FilterBar</name>
    <message>
        <source>Show them</source>
        <translation>Pokaż je</translation>
    </message>
    <message>
        <source>Show the tiles that the filter hides</source>
        <translation>Pokaż kafle ukryte przez filtr</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles are hidden by the filter.</source>
        <translation>
            <numerusform>Filtr ukrywa %n kafel.</numerusform>
            <numerusform>Filtr ukrywa %n kafle.</numerusform>
            <numerusform>Filtr ukrywa %n kafli.</numerusform>
        </translation>
    </message>
    <message>
        <source>The filter hides nothing here.</source>
        <translation>Filtr niczego tu nie ukrywa.</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Wyczyść filtr</translation>
    </message>
</context>
<context>
    <name>stagewright::FilterButton</name>
    <message>
        <source>Filter the tiles</source>
        <translation>Filtruj kafle</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtr</translation>
    </message>
    <message>
        <source>Only what &amp;fits here</source>
        <translation>Tylko to, co tu p&amp;asuje</translation>
    </message>
    <message>
        <source>Only what is &amp;left</source>
        <translation>Tylko to, co &amp;zostało</translation>
    </message>
    <message>
        <source>Bend</source>
        <translation>Zakręt</translation>
    </message>
    <message>
        <source>Straight on</source>
        <translation>Na wprost</translation>
    </message>
    <message>
        <source>60°</source>
        <translation>60°</translation>
    </message>
    <message>
        <source>120°</source>
        <translation>120°</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Nawierzchnia</translation>
    </message>
    <message>
        <source>Gravel</source>
        <translation>Szuter</translation>
    </message>
    <message>
        <source>Asphalt</source>
        <translation>Asfalt</translation>
    </message>
    <message>
        <source>Snow</source>
        <translation>Śnieg</translation>
    </message>
    <message>
        <source>Danger</source>
        <translation>Poziom zagrożenia</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Niski</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Średni</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Wysoki</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>Pasy</translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s)</source>
        <translation>
            <numerusform>%n pas</numerusform>
            <numerusform>%n pasy</numerusform>
            <numerusform>%n pasów</numerusform>
        </translation>
    </message>
    <message>
        <source>On the tile</source>
        <translation>Na kaflu</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Hopka</translation>
    </message>
    <message>
        <source>Ford</source>
        <translation>Przeszkoda wodna</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>Sliding</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Skrót</translation>
    </message>
    <message>
        <source>Climb</source>
        <translation>Podjazd</translation>
    </message>
    <message>
        <source>Junction</source>
        <translation>Skrzyżowanie</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Most</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Serwis</translation>
    </message>
    <message>
        <source>&amp;Show all</source>
        <translation>&amp;Pokaż wszystkie</translation>
    </message>
</context>
<context>
    <name>stagewright::FindingsModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 Can be mended: %2</source>
        <translation>%1 Można naprawić: %2</translation>
    </message>
    <message numerus="yes">
        <source>And %n more, shown when some of these are mended.</source>
        <translation>
            <numerusform>I jeszcze %n uwaga; pokaże się, gdy część z tych zostanie naprawiona.</numerusform>
            <numerusform>I jeszcze %n uwagi; pokażą się, gdy część z tych zostanie naprawiona.</numerusform>
            <numerusform>I jeszcze %n uwag; pokażą się, gdy część z tych zostanie naprawiona.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>Uwagi</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>Brak uwag</translation>
    </message>
    <message>
        <source>Show the place</source>
        <translation>Pokaż miejsce</translation>
    </message>
    <message>
        <source>Mend</source>
        <translation>Napraw</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Co to znaczy</translation>
    </message>
    <message>
        <source>Nothing is laid yet</source>
        <translation>Nic jeszcze nie leży</translation>
    </message>
</context>
<context>
    <name>stagewright::FirstStepsCard</name>
    <message>
        <source>That is a whole stage. F1 opens the manual, which knows the rest.</source>
        <translation>To już cały odcinek. F1 otwiera podręcznik, w którym jest reszta.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Pierwsze kroki</translation>
    </message>
    <message>
        <source>%1: done</source>
        <translation>%1: gotowe</translation>
    </message>
</context>
<context>
    <name>stagewright::GeneralPage</name>
    <message>
        <source>As the system</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Unsaved changes are kept safe after this time, in case the program ends unexpectedly.</source>
        <translation>Po tylu sekundach niezapisane zmiany są zabezpieczane na wypadek nagłego zamknięcia programu.</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Motyw:</translation>
    </message>
    <message>
        <source>Keep &amp;safe within:</source>
        <translation>Zabezpiecz w &amp;ciągu:</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Język:</translation>
    </message>
    <message>
        <source>Keep safe within</source>
        <translation>Zabezpiecz w ciągu</translation>
    </message>
</context>
<context>
    <name>stagewright::HazardForm</name>
    <message>
        <source>I enter the hazard die</source>
        <translation>Wpisuję kość zagrożeń</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Trafienia</translation>
    </message>
    <message>
        <source>Popularity</source>
        <translation>Popularność</translation>
    </message>
    <message>
        <source>Hits on face %1</source>
        <translation>Trafienia na ściance %1</translation>
    </message>
    <message>
        <source>Popularity on face %1</source>
        <translation>Popularność na ściance %1</translation>
    </message>
    <message>
        <source>Face %1</source>
        <translation>Ścianka %1</translation>
    </message>
</context>
<context>
    <name>stagewright::HistoryPanel</name>
    <message>
        <source>As opened</source>
        <translation>Po otwarciu</translation>
    </message>
    <message>
        <source>Steps of this stage</source>
        <translation>Kroki tego odcinka</translation>
    </message>
    <message>
        <source>A click goes back, or forward, to that step.</source>
        <translation>Kliknięcie wraca do tego kroku albo do niego przechodzi.</translation>
    </message>
</context>
<context>
    <name>stagewright::HoldingsDialog</name>
    <message>
        <source> cm</source>
        <translation> cm</translation>
    </message>
    <message>
        <source>&amp;Count the boxes that I own</source>
        <translation>&amp;Licz pudełka, które mam</translation>
    </message>
    <message>
        <source>Boxes and table</source>
        <translation>Pudełka i stół</translation>
    </message>
    <message>
        <source>When this is off, a stage may use any box it needs.</source>
        <translation>Gdy to wyłączone, odcinek może używać każdego pudełka, którego potrzebuje.</translation>
    </message>
    <message>
        <source>&amp;Warn me when a stage is larger than my table</source>
        <translation>&amp;Ostrzegaj, gdy odcinek jest większy niż mój stół</translation>
    </message>
    <message>
        <source>Width of the table</source>
        <translation>Szerokość stołu</translation>
    </message>
    <message>
        <source>Depth of the table</source>
        <translation>Głębokość stołu</translation>
    </message>
    <message>
        <source>Tile files of my own</source>
        <translation>Własne pliki kafli</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Dodaj…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Usuń</translation>
    </message>
</context>
<context>
    <name>stagewright::IdeaGallery</name>
    <message>
        <source>Ideas</source>
        <translation>Pomysły</translation>
    </message>
</context>
<context>
    <name>stagewright::IdeaSearch</name>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 zamiast %2</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) slower</source>
        <translation>
            <numerusform>o %n sekundę wolniej</numerusform>
            <numerusform>o %n sekundy wolniej</numerusform>
            <numerusform>o %n sekund wolniej</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) faster</source>
        <translation>
            <numerusform>o %n sekundę szybciej</numerusform>
            <numerusform>o %n sekundy szybciej</numerusform>
            <numerusform>o %n sekund szybciej</numerusform>
        </translation>
    </message>
    <message>
        <source>as fast as before</source>
        <translation>tak szybko jak przedtem</translation>
    </message>
    <message>
        <source>the stage has no road from start to finish</source>
        <translation>odcinek nie ma drogi od startu do mety</translation>
    </message>
</context>
<context>
    <name>stagewright::IdeasModel</name>
    <message>
        <source>Click to lay it in place of the stage; the star keeps it</source>
        <translation>Kliknij, by położyć go w miejsce odcinka; gwiazdka go zachowuje</translation>
    </message>
    <message>
        <source>%1, kept</source>
        <translation>%1, zachowany</translation>
    </message>
</context>
<context>
    <name>stagewright::IdeasPanel</name>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Fit my boxes</source>
        <translation>Dopasuj do moich pudełek</translation>
    </message>
    <message>
        <source>Wishes</source>
        <translation>Życzenia</translation>
    </message>
    <message>
        <source>Tile list</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>&amp;Tiles to lay</source>
        <translation>&amp;Kafle do położenia</translation>
    </message>
    <message>
        <source>1 x 202a
2 x 105b
…</source>
        <translation>1 x 202a
2 x 105b
…</translation>
    </message>
    <message>
        <source>Tiles to lay</source>
        <translation>Kafle do położenia</translation>
    </message>
    <message>
        <source>Find stages</source>
        <translation>Szukaj odcinków</translation>
    </message>
    <message>
        <source>Lay it out</source>
        <translation>Ułóż</translation>
    </message>
    <message>
        <source>Say what you would like, and press “%1”. Stages come here to choose from.</source>
        <translation>Powiedz, czego chcesz, i naciśnij „%1”. Odcinki do wyboru pojawią się tutaj.</translation>
    </message>
    <message>
        <source>Paste a list of tiles as rulebooks print it, or open a file with one. Layouts of it come here to choose from.</source>
        <translation>Wklej listę kafli, jaką drukują instrukcje, albo otwórz plik z nią. Układy do wyboru pojawią się tutaj.</translation>
    </message>
    <message>
        <source>Say first which boxes you have: Edit &gt; Boxes and table.</source>
        <translation>Najpierw podaj, jakie masz pudełka: Edycja &gt; Pudełka i stół.</translation>
    </message>
    <message numerus="yes">
        <source>%n found. Point at one to see it on the board, click it to take it.</source>
        <translation>
            <numerusform>Jest %n. Wskaż, by zobaczyć go na planszy, kliknij, by go wziąć.</numerusform>
            <numerusform>Są %n. Wskaż jeden, by zobaczyć go na planszy, kliknij, by go wziąć.</numerusform>
            <numerusform>Jest %n. Wskaż jeden, by zobaczyć go na planszy, kliknij, by go wziąć.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 There are no others.</source>
        <translation>%1 Innych nie ma.</translation>
    </message>
    <message>
        <source>These tiles cannot be laid: %1. Change the list, and try again.</source>
        <translation>Tych kafli nie da się ułożyć: %1. Zmień listę i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>No layout was found: %1. Change the list, or try again.</source>
        <translation>Nie znaleziono układu: %1. Zmień listę albo spróbuj ponownie.</translation>
    </message>
    <message>
        <source>Nothing was found. Wish for less, and try again.</source>
        <translation>Niczego nie znaleziono. Ogranicz życzenia i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>Nothing was found: %1. Wish for less, and try again.</source>
        <translation>Niczego nie znaleziono: %1. Ogranicz życzenia i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>Stopped before anything was found. “%1” begins anew.</source>
        <translation>Zatrzymano, zanim coś znaleziono. „%1” zaczyna od nowa.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped, with %n found. “%1” begins anew.</source>
        <translation>
            <numerusform>Zatrzymano, jest %n. „%1” zaczyna od nowa.</numerusform>
            <numerusform>Zatrzymano, są %n. „%1” zaczyna od nowa.</numerusform>
            <numerusform>Zatrzymano, jest %n. „%1” zaczyna od nowa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take an idea</source>
        <translation>Weź pomysł</translation>
    </message>
    <message>
        <source>This stage</source>
        <translation>Ten odcinek</translation>
    </message>
    <message>
        <source>Change a part</source>
        <translation>Zmień część</translation>
    </message>
    <message numerus="yes">
        <source>A rally has at most %n stages.</source>
        <translation>
            <numerusform>Rajd ma najwyżej %n odcinek.</numerusform>
            <numerusform>Rajd ma najwyżej %n odcinki.</numerusform>
            <numerusform>Rajd ma najwyżej %n odcinków.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s) were added: they stand in the strip below.</source>
        <translation>
            <numerusform>Dodano %n odcinek: stoi na pasku poniżej.</numerusform>
            <numerusform>Dodano %n odcinki: stoją na pasku poniżej.</numerusform>
            <numerusform>Dodano %n odcinków: stoją na pasku poniżej.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other road was found: %1. Select other tiles, and try again.</source>
        <translation>Nie znaleziono innej drogi: %1. Zaznacz inne kafle i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>Of the tiles of: %1. Edit &gt; Boxes and table says which boxes there are.</source>
        <translation>Z kafli pudełek: %1. Jakie są pudełka, mówi Edycja &gt; Pudełka i stół.</translation>
    </message>
    <message>
        <source>Your boxes hold all tiles of this stage: it can be laid as it is.</source>
        <translation>Twoje pudełka mają wszystkie kafle tego odcinka: można go ułożyć bez zmian.</translation>
    </message>
    <message>
        <source>It cannot be laid with your boxes: %1. Change the selected tiles, or look for another like it.</source>
        <translation>Z twoich pudełek nie da się go ułożyć: %1. Zmień zaznaczone kafle albo poszukaj innego, podobnego.</translation>
    </message>
    <message>
        <source>Nothing like it was found: %1. Change a part of it, or say what you would like under “Wishes”.</source>
        <translation>Nie znaleziono nic podobnego: %1. Zmień jego część albo podaj, czego chcesz, w „Życzeniach”.</translation>
    </message>
    <message>
        <source>Looking… “%1” ends the search.</source>
        <translation>Szukam… „%1” kończy szukanie.</translation>
    </message>
    <message numerus="yes">
        <source>%n found so far, and looking for more… Point at one to see it on the board, click it to take it.</source>
        <translation>
            <numerusform>Jest już %n, szukam dalej… Wskaż, by zobaczyć go na planszy, kliknij, by go wziąć.</numerusform>
            <numerusform>Są już %n, szukam dalej… Wskaż jeden, by zobaczyć go na planszy, kliknij, by go wziąć.</numerusform>
            <numerusform>Jest już %n, szukam dalej… Wskaż jeden, by zobaczyć go na planszy, kliknij, by go wziąć.</numerusform>
        </translation>
    </message>
    <message>
        <source>What can be made of the stage comes here to choose from.</source>
        <translation>To, co można zrobić z odcinka, pojawia się tutaj do wyboru.</translation>
    </message>
</context>
<context>
    <name>stagewright::LayerBar</name>
    <message>
        <source>Layers</source>
        <translation>Warstwy</translation>
    </message>
</context>
<context>
    <name>stagewright::LeadingHome</name>
    <message>
        <source>The road already has its end</source>
        <translation>Droga ma już swój koniec</translation>
    </message>
    <message>
        <source>No road end is open: lay a tile first, or take one back</source>
        <translation>Żaden koniec drogi nie jest otwarty: najpierw połóż kafel albo cofnij któryś</translation>
    </message>
    <message>
        <source>No way was found with the tiles that are left: take some tiles back</source>
        <translation>Z pozostałych kafli nie znaleziono drogi: cofnij kilka kafli</translation>
    </message>
    <message>
        <source>No way was found: %1</source>
        <translation>Nie znaleziono drogi: %1</translation>
    </message>
    <message>
        <source>Close the lap</source>
        <translation>Zamknij okrążenie</translation>
    </message>
    <message>
        <source>Lead to the finish</source>
        <translation>Doprowadź do mety</translation>
    </message>
</context>
<context>
    <name>stagewright::LibraryActions</name>
    <message>
        <source>&amp;Library…</source>
        <translation>Bib&amp;lioteka…</translation>
    </message>
    <message>
        <source>Stages of the rule&amp;books</source>
        <translation>Odcinki z instruk&amp;cji</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>That folder is on the shelf already.</source>
        <translation>Ten folder jest już na półce.</translation>
    </message>
    <message>
        <source>A file&apos;s name has no &quot;/&quot;, and does not begin with a point.</source>
        <translation>Nazwa pliku nie zawiera „/” i nie zaczyna się od kropki.</translation>
    </message>
    <message>
        <source>Renamed to %1.</source>
        <translation>Zmieniono nazwę na %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) moved to the bin. Undo brings them back.</source>
        <translation>
            <numerusform>Przeniesiono do kosza %n plik. „Cofnij” go przywraca.</numerusform>
            <numerusform>Przeniesiono do kosza %n pliki. „Cofnij” je przywraca.</numerusform>
            <numerusform>Przeniesiono do kosza %n plików. „Cofnij” je przywraca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are as they were.</source>
        <translation>
            <numerusform>%n plik jest taki jak przedtem.</numerusform>
            <numerusform>%n pliki są takie jak przedtem.</numerusform>
            <numerusform>%n plików jest takich jak przedtem.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied as a picture of %1 × %2 pixels</source>
        <translation>Skopiowano jako obrazek %1 × %2 pikseli</translation>
    </message>
</context>
<context>
    <name>stagewright::LibraryWindow</name>
    <message>
        <source>Library</source>
        <translation>Biblioteka</translation>
    </message>
    <message>
        <source>Your own stages are not on the shelf yet. &quot;Add folder…&quot; shows all that is in a folder and below it, of every format that is read.</source>
        <translation>Twoich odcinków nie ma jeszcze na półce. „Dodaj folder…” pokazuje wszystko, co jest w folderze i niżej, w każdym czytanym formacie.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Add to the rally</source>
        <translation>Dodaj do rajdu</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Pokaż w folderze</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Zmień nazwę…</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <translation>Przenieś do kosza</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>The times of what may fit are still being reckoned.</source>
        <translation>Czasy tego, co może pasować, są jeszcze obliczane.</translation>
    </message>
    <message>
        <source>Nothing on the shelf is as you look for it. &quot;Clear&quot; shows everything again.</source>
        <translation>Na półce nie ma niczego takiego. „Wyczyść” znów pokazuje wszystko.</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Kopiuj jako obrazek</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Porównaj</translation>
    </message>
</context>
<context>
    <name>stagewright::LoneTurns</name>
    <message>
        <source>Turns of a titan alone</source>
        <translation>Tury samotnego tytana</translation>
    </message>
    <message>
        <source>Alone, best of</source>
        <translation>Sam, najlepsza z</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tury</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Co najmniej</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n kości</numerusform>
            <numerusform>%n kości</numerusform>
            <numerusform>%n kości</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::MainWindow</name>
    <message>
        <source>%1[*] – Stagewright</source>
        <translation>%1[*] – Stagewright</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Wyeksportowano do %1</translation>
    </message>
    <message>
        <source>%1 – %2[*] – Stagewright</source>
        <translation>%1 – %2[*] – Stagewright</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Zapisano jako %1</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) printed</source>
        <translation>
            <numerusform>Wydrukowano %n stronę</numerusform>
            <numerusform>Wydrukowano %n strony</numerusform>
            <numerusform>Wydrukowano %n stron</numerusform>
        </translation>
    </message>
    <message>
        <source>Pane&amp;ls</source>
        <translation>Pan&amp;ele</translation>
    </message>
</context>
<context>
    <name>stagewright::ManualWindow</name>
    <message>
        <source>Previous place</source>
        <translation>Poprzednie miejsce</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Następne miejsce</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Spis treści</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Szukaj w podręczniku</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nie znaleziono</translation>
    </message>
</context>
<context>
    <name>stagewright::MapFields</name>
    <message>
        <source>T&amp;ransparent ground</source>
        <translation>&amp;Przezroczyste tło</translation>
    </message>
    <message>
        <source>The picture shows, beside the tiles:</source>
        <translation>Obrazek pokazuje, oprócz kafli:</translation>
    </message>
    <message>
        <source>&amp;Title and author</source>
        <translation>&amp;Tytuł i autor</translation>
    </message>
    <message>
        <source>Tile &amp;numbers</source>
        <translation>&amp;Numery kafli</translation>
    </message>
    <message>
        <source>&amp;Driving direction</source>
        <translation>&amp;Kierunek jazdy</translation>
    </message>
    <message>
        <source>&amp;Pacenotes</source>
        <translation>&amp;Opis pilota</translation>
    </message>
    <message>
        <source>Tile &amp;list</source>
        <translation>&amp;Lista kafli</translation>
    </message>
    <message>
        <source>Le&amp;gend</source>
        <translation>Le&amp;genda</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> pikseli</translation>
    </message>
    <message>
        <source>Longer &amp;side:</source>
        <translation>&amp;Dłuższy bok:</translation>
    </message>
</context>
<context>
    <name>stagewright::MarkList</name>
    <message>
        <source>Marks</source>
        <translation>Oznaczenia</translation>
    </message>
    <message>
        <source>Choose points (Esc)</source>
        <translation>Wybieranie pól (Esc)</translation>
    </message>
    <message>
        <source>A click chooses a point and marks nothing.</source>
        <translation>Kliknięcie wybiera pole i niczego nie oznacza.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>stagewright::MeasureField</name>
    <message>
        <source>%1 to %2</source>
        <comment>the least and the most</comment>
        <translation>%1 do %2</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not accepted. Enter a whole number from %3.</source>
        <translation>%1: wartość „%2” nie jest dozwolona. Wpisz liczbę całkowitą od %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1: &quot;%2&quot; is not accepted. Enter a number from %3, with up to %n decimal(s).</source>
        <translation>
            <numerusform>%1: wartość „%2” nie jest dozwolona. Wpisz liczbę od %3, najwyżej z %n miejscem po przecinku.</numerusform>
            <numerusform>%1: wartość „%2” nie jest dozwolona. Wpisz liczbę od %3, najwyżej z %n miejscami po przecinku.</numerusform>
            <numerusform>%1: wartość „%2” nie jest dozwolona. Wpisz liczbę od %3, najwyżej z %n miejscami po przecinku.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::Minimap</name>
    <message>
        <source>Map of the whole stage</source>
        <translation>Mapa całego odcinka</translation>
    </message>
    <message>
        <source>Click to move the view</source>
        <translation>Kliknij, aby przesunąć widok</translation>
    </message>
</context>
<context>
    <name>stagewright::MovePanel</name>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>What each die does from here</source>
        <translation>Co daje stąd każda ścianka</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Kość</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>Ends on</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Laps, lives</source>
        <translation>Okr., życie</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Figure here</source>
        <translation>Figurka tutaj</translation>
    </message>
    <message>
        <source>No figures</source>
        <translation>Bez figurek</translation>
    </message>
    <message>
        <source>Sets a figure on the chosen point, to see who is pushed. On the board the keys 1 to 6 do so for each of six.</source>
        <translation>Stawia figurkę na wybranym polu, aby zobaczyć, kto jest popychany. Na planszy robią to klawisze od 1 do 6 dla każdej z sześciu.</translation>
    </message>
    <message>
        <source>Takes all figures off the board.</source>
        <translation>Zdejmuje z planszy wszystkie figurki.</translation>
    </message>
    <message>
        <source>Six figures are all that there are: choose the point of one of them.</source>
        <translation>Jest tylko sześć figurek: wybierz pole jednej z nich.</translation>
    </message>
    <message>
        <source>Purple: any of these, and 1 life. No bonus card is thrown away.</source>
        <translation>Fioletowa: dowolny z tych ruchów i 1 punkt życia mniej. Kart specjalnych się nie odrzuca.</translation>
    </message>
    <message>
        <source>Figure %1</source>
        <translation>Figurka %1</translation>
    </message>
</context>
<context>
    <name>stagewright::NumberField</name>
    <message>
        <source>%1: &quot;%2&quot; is not accepted. Enter a whole number from %3 to %4.</source>
        <translation>%1: wartość „%2” nie jest dozwolona. Wpisz liczbę całkowitą od %3 do %4.</translation>
    </message>
</context>
<context>
    <name>stagewright::OfferList</name>
    <message>
        <source>What fits</source>
        <translation>Co pasuje</translation>
    </message>
    <message>
        <source>By which end does it leave the board?</source>
        <translation>Którym końcem opuszcza planszę?</translation>
    </message>
    <message>
        <source>Where the stage starts</source>
        <translation>Gdzie zaczyna się odcinek</translation>
    </message>
    <message>
        <source>Behind %1</source>
        <translation>Za %1</translation>
    </message>
</context>
<context>
    <name>stagewright::OptionBoxes</name>
    <message>
        <source>Time control</source>
        <translation>Punkt kontrolny</translation>
    </message>
    <message>
        <source>Without the leader die</source>
        <translation>Bez kości lidera</translation>
    </message>
    <message>
        <source>Flying start</source>
        <translation>Ruszanie z piskiem opon</translation>
    </message>
    <message>
        <source>Redline</source>
        <translation>Czerwone pole</translation>
    </message>
</context>
<context>
    <name>stagewright::OutsideChanges</name>
    <message>
        <source>Another program has moved or removed &quot;%1&quot;. The stage is still open here. Save it to have a file again.</source>
        <translation>Inny program przeniósł lub usunął „%1”. Odcinek jest tu nadal otwarty. Zapisz go, aby znów mieć plik.</translation>
    </message>
</context>
<context>
    <name>stagewright::OwnBoards</name>
    <message>
        <source>Move it away, and start anew or import an older copy</source>
        <translation>Przenieś go i zacznij od nowa albo zaimportuj starszą kopię</translation>
    </message>
    <message>
        <source>the file does not answer yet</source>
        <translation>plik jeszcze nie odpowiada</translation>
    </message>
    <message>
        <source>Check that its disk is reached</source>
        <translation>Sprawdź, czy jego dysk jest dostępny</translation>
    </message>
</context>
<context>
    <name>stagewright::OwnBoardsPanel</name>
    <message>
        <source>Import boards</source>
        <translation>Importuj plansze</translation>
    </message>
    <message>
        <source>Boards (*.json)</source>
        <translation>Plansze (*.json)</translation>
    </message>
    <message>
        <source>Export boards</source>
        <translation>Eksportuj plansze</translation>
    </message>
    <message>
        <source>How the numbers of the ends run</source>
        <translation>Jak biegną numery końców</translation>
    </message>
    <message>
        <source>Width of a board in millimetres</source>
        <translation>Szerokość planszy w milimetrach</translation>
    </message>
    <message>
        <source>Height of a board in millimetres</source>
        <translation>Wysokość planszy w milimetrach</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importuj…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>My boards</source>
        <translation>Moje plansze</translation>
    </message>
    <message>
        <source>Not looked yet</source>
        <translation>Nie sprawdzono</translation>
    </message>
    <message>
        <source>Hold a board with 0 1 2 at the top: do they read left to right?</source>
        <translation>Trzymaj planszę z 0 1 2 u góry: czy czyta się je od lewej do prawej?</translation>
    </message>
    <message>
        <source>Size of a board as you have measured it, in millimetres:</source>
        <translation>Rozmiar planszy według twojego pomiaru, w milimetrach:</translation>
    </message>
    <message>
        <source>Your boards could not be read: %1</source>
        <translation>Nie udało się odczytać twoich plansz: %1</translation>
    </message>
    <message>
        <source>Roads whose spaces are entered: %1 of %2. They are kept as you type, in a file of yours.</source>
        <translation>Drogi z wpisanymi polami: %1 z %2. Są zachowywane podczas pisania, we własnym pliku.</translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) with spaces imported</source>
        <translation>
            <numerusform>Zaimportowano %n drogę z polami</numerusform>
            <numerusform>Zaimportowano %n drogi z polami</numerusform>
            <numerusform>Zaimportowano %n dróg z polami</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>Wyeksportowano</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Tak</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>In packs, too</source>
        <translation>Także w pakietach</translation>
    </message>
    <message>
        <source>A rally pack that is saved carries the roads of its stages that are entered: whoever gets it gets them too.</source>
        <translation>Zapisywany pakiet rajdu zawiera wpisane drogi swoich odcinków: kto go dostanie, dostanie i je.</translation>
    </message>
    <message numerus="yes">
        <source>%n more of the pack</source>
        <translation>
            <numerusform>%n więcej z pakietu</numerusform>
            <numerusform>%n więcej z pakietu</numerusform>
            <numerusform>%n więcej z pakietu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>Podgląd</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Poprzednia strona</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Następna strona</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Strona %1 z %2</translation>
    </message>
    <message>
        <source>Page %1 of %2, left out</source>
        <translation>Strona %1 z %2, pominięta</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Powiększ</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Pomniejsz</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Cała strona</translation>
    </message>
</context>
<context>
    <name>stagewright::PaletteModel</name>
    <message>
        <source>Tile %1, %2</source>
        <translation>Kafel %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <translation>
            <numerusform>%n za dużo</numerusform>
            <numerusform>%n za dużo</numerusform>
            <numerusform>%n za dużo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>został %n</numerusform>
            <numerusform>zostały %n</numerusform>
            <numerusform>zostało %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Kafel %1</translation>
    </message>
</context>
<context>
    <name>stagewright::PalettePanel</name>
    <message>
        <source>Box</source>
        <translation>Pudełko</translation>
    </message>
    <message>
        <source>217, hairpin</source>
        <translation>217, nawrót</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>This box has no such tile.</source>
        <translation>W tym pudełku nie ma takiego kafla.</translation>
    </message>
    <message>
        <source>Size of the tiles</source>
        <translation>Rozmiar kafli</translation>
    </message>
    <message>
        <source>Tiles that you lay come here, and those that you mark as favourites with the right button.</source>
        <translation>Trafiają tu kafle, które kładziesz, i te, które prawym przyciskiem oznaczysz jako ulubione.</translation>
    </message>
    <message>
        <source>Not in your boxes, but in: %1</source>
        <translation>Nie w twoich pudełkach, lecz w: %1</translation>
    </message>
    <message>
        <source>No tile is like that.</source>
        <translation>Nie ma takiego kafla.</translation>
    </message>
</context>
<context>
    <name>stagewright::PictureSizeActions</name>
    <message>
        <source>&amp;Small</source>
        <translation>&amp;Małe</translation>
    </message>
    <message>
        <source>&amp;Medium</source>
        <translation>Ś&amp;rednie</translation>
    </message>
    <message>
        <source>&amp;Large</source>
        <translation>&amp;Duże</translation>
    </message>
    <message>
        <source>Tiles in the p&amp;alette</source>
        <translation>Ka&amp;fle w palecie</translation>
    </message>
</context>
<context>
    <name>stagewright::PieceBars</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message numerus="yes">
        <source>Tile %1: control is lost there %n time(s) in 100 drives; %2 turns of a drive end there, in gear %3 on average.</source>
        <translation>
            <numerusform>Kafel %1: na 100 przejazdów kontrola jest tu tracona %n raz; kończy się tu %2 tury na przejazd, średnio na biegu %3.</numerusform>
            <numerusform>Kafel %1: na 100 przejazdów kontrola jest tu tracona %n razy; kończy się tu %2 tury na przejazd, średnio na biegu %3.</numerusform>
            <numerusform>Kafel %1: na 100 przejazdów kontrola jest tu tracona %n razy; kończy się tu %2 tury na przejazd, średnio na biegu %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Losses of control and turns, tile by tile</source>
        <translation>Utraty kontroli i tury, kafel po kaflu</translation>
    </message>
</context>
<context>
    <name>stagewright::PlaceFields</name>
    <message>
        <source>Place: column</source>
        <translation>Miejsce: kolumna</translation>
    </message>
    <message>
        <source>Place: row</source>
        <translation>Miejsce: rząd</translation>
    </message>
    <message>
        <source>Turn in degrees</source>
        <translation>Obrót w stopniach</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Poz.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Obrót</translation>
    </message>
    <message>
        <source>Tiles turn by 60°: 0, 60, 120, 180, 240 or 300.</source>
        <translation>Kafle obracają się co 60°: 0, 60, 120, 180, 240 albo 300.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>stagewright::PlanPage</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Time available</source>
        <translation>Dostępny czas</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Plan of the evening</source>
        <translation>Plan wieczoru</translation>
    </message>
    <message>
        <source>When the first stage starts</source>
        <translation>Kiedy rusza pierwszy odcinek</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>any</source>
        <comment>time there is</comment>
        <translation>dowolny</translation>
    </message>
    <message>
        <source>How long the rally may take, without setting up</source>
        <translation>Jak długo może trwać rajd, nie licząc przygotowania</translation>
    </message>
    <message>
        <source>Minutes of the evening</source>
        <translation>Minuty wieczoru</translation>
    </message>
    <message>
        <source>Start of the evening</source>
        <translation>Początek wieczoru</translation>
    </message>
    <message>
        <source>Fit the evening</source>
        <translation>Dopasuj do wieczoru</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no time of day. Enter one as in 19:00.</source>
        <translation>%1: „%2” nie jest godziną. Wpisz godzinę, na przykład 19:00.</translation>
    </message>
    <message numerus="yes">
        <source>At least the %n driver(s) named in the results</source>
        <translation>
            <numerusform>Co najmniej %n kierowca z wyników</numerusform>
            <numerusform>Co najmniej %n kierowcy z wyników</numerusform>
            <numerusform>Co najmniej %n kierowców z wyników</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose drivers of the club</source>
        <translation>Wybierz kierowców klubu</translation>
    </message>
</context>
<context>
    <name>stagewright::PlayBar</name>
    <message>
        <source>Back a turn</source>
        <translation>O turę wstecz</translation>
    </message>
    <message>
        <source>Back a die</source>
        <translation>O kość wstecz</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>On a die</source>
        <translation>O kość dalej</translation>
    </message>
    <message>
        <source>On a turn</source>
        <translation>O turę dalej</translation>
    </message>
    <message>
        <source>Go to the next loss of control</source>
        <translation>Do następnej utraty kontroli</translation>
    </message>
    <message>
        <source>Go to the next pass</source>
        <translation>Do następnego wyprzedzenia</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Prędkość</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Prędkość</translation>
    </message>
    <message>
        <source>&amp;Follow the car</source>
        <translation>&amp;Podążaj za samochodem</translation>
    </message>
    <message>
        <source>&amp;Follow</source>
        <translation>Ś&amp;ledź</translation>
    </message>
    <message>
        <source>Car that is followed</source>
        <translation>Śledzony samochód</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Wstrzymaj</translation>
    </message>
    <message>
        <source>Whoever moves</source>
        <translation>Kto się rusza</translation>
    </message>
    <message>
        <source>No car</source>
        <translation>Żaden samochód</translation>
    </message>
</context>
<context>
    <name>stagewright::PlayedForm</name>
    <message>
        <source>Minutes a round</source>
        <translation>Minuty na rundę</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Rozegrano</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Evenings played</source>
        <translation>Rozegrane wieczory</translation>
    </message>
    <message>
        <source>%1 to %2: %3 minutes a round</source>
        <translation>od %1 do %2: %3 minut na rundę</translation>
    </message>
    <message>
        <source>For all and by player</source>
        <translation>Wspólne i na gracza</translation>
    </message>
    <message>
        <source>In a trial the players drive one after another.</source>
        <translation>W próbie gracze jadą jeden po drugim.</translation>
    </message>
    <message>
        <source>A round, for all</source>
        <translation>Runda, dla wszystkich</translation>
    </message>
    <message>
        <source>A round, each player</source>
        <translation>Runda, na gracza</translation>
    </message>
</context>
<context>
    <name>stagewright::PointBoard</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>%1 does not have this: %2</source>
        <translation>%1 tego nie ma: %2</translation>
    </message>
    <message>
        <source>An example of the rulebook has this on %1: %2</source>
        <translation>Przykład w instrukcji ma to na polu %1: %2</translation>
    </message>
    <message>
        <source>Nothing is marked there</source>
        <translation>Nic tam nie jest oznaczone</translation>
    </message>
</context>
<context>
    <name>stagewright::PointLayers</name>
    <message>
        <source>&amp;Names of points</source>
        <translation>&amp;Nazwy pól</translation>
    </message>
    <message>
        <source>Points across the &amp;edges</source>
        <translation>Pola zza &amp;krawędzi</translation>
    </message>
    <message>
        <source>Where &amp;turns end</source>
        <translation>Gdzie kończą się &amp;tury</translation>
    </message>
    <message>
        <source>Where &amp;lives are lost</source>
        <translation>Gdzie traci się ż&amp;ycie</translation>
    </message>
    <message>
        <source>Where titans are &amp;knocked out</source>
        <translation>Gdzie tytani są n&amp;okautowani</translation>
    </message>
</context>
<context>
    <name>stagewright::PrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Drukowanie</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Dr&amp;ukuj…</translation>
    </message>
    <message>
        <source>&amp;Export PDF…</source>
        <translation>&amp;Eksportuj do PDF…</translation>
    </message>
    <message>
        <source>Estimating the times…</source>
        <translation>Trwa szacowanie czasów…</translation>
    </message>
    <message>
        <source>No times are printed, as the stages cannot be driven.</source>
        <translation>Czasy nie są drukowane, bo odcinków nie da się przejechać.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) to print</source>
        <translation>
            <numerusform>%n strona do wydruku</numerusform>
            <numerusform>%n strony do wydruku</numerusform>
            <numerusform>%n stron do wydruku</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::PrintForm</name>
    <message>
        <source>&amp;Rally overview</source>
        <translation>&amp;Przegląd rajdu</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Mapa</translation>
    </message>
    <message>
        <source>La&amp;ying order</source>
        <translation>&amp;Kolejność układania</translation>
    </message>
    <message>
        <source>Road&amp;book</source>
        <translation>Książka &amp;drogowa</translation>
    </message>
    <message>
        <source>&amp;Time sheets</source>
        <translation>&amp;Arkusze czasów</translation>
    </message>
    <message numerus="yes">
        <source>All %n stage(s)</source>
        <translation>
            <numerusform>Cały rajd (%n odcinek)</numerusform>
            <numerusform>Cały rajd (%n odcinki)</numerusform>
            <numerusform>Cały rajd (%n odcinków)</numerusform>
        </translation>
    </message>
    <message>
        <source>The open stage</source>
        <translation>Otwarty odcinek</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>As large as fits</source>
        <translation>Jak największy</translation>
    </message>
    <message>
        <source>True size</source>
        <translation>Prawdziwy</translation>
    </message>
    <message>
        <source>To scale</source>
        <translation>W skali</translation>
    </message>
    <message>
        <source>1 : </source>
        <translation>1 : </translation>
    </message>
    <message>
        <source>As the program</source>
        <translation>Jak w programie</translation>
    </message>
    <message>
        <source>all, or 1,3-5</source>
        <translation>wszystkie albo 1,3-5</translation>
    </message>
    <message>
        <source>Pr&amp;int:</source>
        <translation>D&amp;rukuj:</translation>
    </message>
    <message>
        <source>Pages:</source>
        <translation>Strony:</translation>
    </message>
    <message>
        <source>Map &amp;size:</source>
        <translation>R&amp;ozmiar mapy:</translation>
    </message>
    <message>
        <source>S&amp;cale:</source>
        <translation>&amp;Skala:</translation>
    </message>
    <message>
        <source>&amp;Overlap:</source>
        <translation>&amp;Nakładanie:</translation>
    </message>
    <message>
        <source>P&amp;aper:</source>
        <translation>Pap&amp;ier:</translation>
    </message>
    <message>
        <source>Mar&amp;gin:</source>
        <translation>Mar&amp;gines:</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Język:</translation>
    </message>
    <message>
        <source>O&amp;nly pages:</source>
        <translation>&amp;Tylko strony:</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margines</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Nakładanie</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skala</translation>
    </message>
    <message>
        <source>Black and &amp;white</source>
        <translation>&amp;Czarno-białe</translation>
    </message>
    <message>
        <source>Tiles to pic&amp;k</source>
        <translation>Kafle do &amp;wyjęcia</translation>
    </message>
    <message>
        <source>Time sheets without results</source>
        <translation>Arkusze czasów bez wyników</translation>
    </message>
    <message>
        <source>One page for eac&amp;h stage</source>
        <translation>Strona na ka&amp;żdy odcinek</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n strona</numerusform>
            <numerusform>%n strony</numerusform>
            <numerusform>%n stron</numerusform>
        </translation>
    </message>
    <message>
        <source>QR codes of the stages</source>
        <translation>Kody QR odcinków</translation>
    </message>
    <message>
        <source>On the map of each stage of tiles its code, to be read by a telephone</source>
        <translation>Na mapie każdego odcinka z kafli jego kod, który czyta telefon</translation>
    </message>
</context>
<context>
    <name>stagewright::RacePanel</name>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Zespoły</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Kości</translation>
    </message>
    <message>
        <source>Pushes</source>
        <translation>Popychanie</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Wyścig</translation>
    </message>
    <message>
        <source>Not said yet</source>
        <translation>jeszcze nie podano</translation>
    </message>
    <message>
        <source>2, two titans each</source>
        <translation>2, po dwóch tytanów</translation>
    </message>
    <message>
        <source>Laps</source>
        <translation>Okrążenia</translation>
    </message>
    <message>
        <source>All the way</source>
        <translation>Całą drogę</translation>
    </message>
    <message>
        <source>While the other moves</source>
        <translation>Dopóki rusza się drugi</translation>
    </message>
    <message>
        <source>Everybody for himself</source>
        <translation>Każdy dla siebie</translation>
    </message>
    <message>
        <source>%1 teams of %2</source>
        <translation>zespoły: %1 po %2</translation>
    </message>
</context>
<context>
    <name>stagewright::RacePart</name>
    <message>
        <source>The race in a sentence</source>
        <translation>Wyścig w jednym zdaniu</translation>
    </message>
    <message>
        <source>Wins by start</source>
        <translation>Wygrane według startu</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Przy stole</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Wyprzedzenia</translation>
    </message>
    <message>
        <source>Changes of the lead</source>
        <translation>Zmiany prowadzenia</translation>
    </message>
    <message>
        <source>Held up</source>
        <translation>Zablokowani</translation>
    </message>
    <message>
        <source>Losses of control</source>
        <translation>Utraty kontroli</translation>
    </message>
    <message>
        <source>Gap at the end</source>
        <translation>Odstęp na końcu</translation>
    </message>
    <message>
        <source>Racing…</source>
        <translation>Trwa wyścig…</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between tiles</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1, most at %2</source>
        <translation>%1, najwięcej na %2</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <translation>%1: %2%</translation>
    </message>
    <message>
        <source>%1 until the first car is in, %2 until the last</source>
        <translation>%1, aż pierwszy samochód jest na mecie, %2, aż ostatni</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s), %1 turns of all cars</source>
        <translation>
            <numerusform>%n minuta, %1 tur wszystkich samochodów</numerusform>
            <numerusform>%n minuty, %1 tur wszystkich samochodów</numerusform>
            <numerusform>%n minut, %1 tur wszystkich samochodów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation>%1 tury</translation>
    </message>
    <message>
        <source>the last car is %1 moves behind</source>
        <translation>ostatni samochód jest %1 ruchów z tyłu</translation>
    </message>
    <message>
        <source>&amp;Watch a race</source>
        <translation>Obe&amp;jrzyj wyścig</translation>
    </message>
    <message>
        <source>Shows a race on this stage on the board, die by die</source>
        <translation>Pokazuje na planszy wyścig na tym odcinku, kość po kości</translation>
    </message>
</context>
<context>
    <name>stagewright::RallyActions</name>
    <message>
        <source>&amp;Add a stage</source>
        <translation>&amp;Dodaj odcinek</translation>
    </message>
    <message>
        <source>&amp;Duplicate the stage</source>
        <translation>D&amp;uplikuj odcinek</translation>
    </message>
    <message>
        <source>&amp;Rename the stage</source>
        <translation>Zmień &amp;nazwę odcinka</translation>
    </message>
    <message>
        <source>Re&amp;move the stage</source>
        <translation>Usuń od&amp;cinek</translation>
    </message>
    <message>
        <source>&amp;Service after the stage</source>
        <translation>&amp;Serwis po odcinku</translation>
    </message>
    <message>
        <source>&amp;Next stage</source>
        <translation>Nas&amp;tępny odcinek</translation>
    </message>
    <message>
        <source>&amp;Previous stage</source>
        <translation>&amp;Poprzedni odcinek</translation>
    </message>
    <message>
        <source>Move &amp;earlier</source>
        <translation>Przesuń &amp;wcześniej</translation>
    </message>
    <message>
        <source>Move &amp;later</source>
        <translation>Przesuń da&amp;lej</translation>
    </message>
    <message>
        <source>Rall&amp;y</source>
        <translation>Ra&amp;jd</translation>
    </message>
    <message>
        <source>Add stages of a &amp;file…</source>
        <translation>Dodaj &amp;odcinki z pliku…</translation>
    </message>
    <message>
        <source>Pit &amp;stop after the race</source>
        <translation>Pit &amp;stop po wyścigu</translation>
    </message>
    <message>
        <source>&amp;Duplicate the race</source>
        <translation>D&amp;uplikuj wyścig</translation>
    </message>
    <message>
        <source>&amp;Rename the race</source>
        <translation>Zmień &amp;nazwę wyścigu</translation>
    </message>
    <message>
        <source>Re&amp;move the race</source>
        <translation>Usuń wyś&amp;cig</translation>
    </message>
</context>
<context>
    <name>stagewright::RallyForm</name>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autorzy</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencja</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>SISU token</source>
        <translation>Żeton SISU</translation>
    </message>
    <message>
        <source>Names, with commas between</source>
        <translation>Nazwiska, oddzielone przecinkami</translation>
    </message>
    <message>
        <source>The language of the texts, in two letters: en, de …</source>
        <translation>Język tekstów, dwie litery: pl, en …</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nigdy</translation>
    </message>
    <message>
        <source>Once per stage</source>
        <translation>Raz na odcinek</translation>
    </message>
    <message>
        <source>Once per rally</source>
        <translation>Raz na rajd</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Title of the rally</source>
        <translation>Tytuł rajdu</translation>
    </message>
    <message>
        <source>Licence of the rally</source>
        <translation>Licencja rajdu</translation>
    </message>
    <message>
        <source>Language of the rally</source>
        <translation>Język rajdu</translation>
    </message>
    <message>
        <source>Text of the rally</source>
        <translation>Tekst rajdu</translation>
    </message>
    <message>
        <source>Authors of the rally</source>
        <translation>Autorzy rajdu</translation>
    </message>
</context>
<context>
    <name>stagewright::RecentMenu</name>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Nie ma jeszcze plików</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Wyczyść listę</translation>
    </message>
</context>
<context>
    <name>stagewright::RecoveryActions</name>
    <message>
        <source>Changes that are not saved cannot be kept safe. %1</source>
        <translation>Niezapisanych zmian nie można zabezpieczyć. %1</translation>
    </message>
    <message>
        <source>Not kept safe</source>
        <translation>Niezabezpieczone</translation>
    </message>
    <message numerus="yes">
        <source>%n copy or copies of unsaved changes cannot be read. They are kept: remove those that are not wanted.</source>
        <translation>
            <numerusform>Nie można odczytać %n kopii ratunkowej niezapisanych zmian. Kopia zostaje zachowana: usuń ją, jeśli nie jest potrzebna.</numerusform>
            <numerusform>Nie można odczytać %n kopii ratunkowych niezapisanych zmian. Kopie zostają zachowane: usuń te, które nie są potrzebne.</numerusform>
            <numerusform>Nie można odczytać %n kopii ratunkowych niezapisanych zmian. Kopie zostają zachowane: usuń te, które nie są potrzebne.</numerusform>
        </translation>
    </message>
    <message>
        <source>The disk of &quot;%1&quot; does not answer. The copy is kept, and offered again at the next start.</source>
        <translation>Dysk pliku „%1” nie odpowiada. Kopia pozostaje i zostanie zaproponowana ponownie przy następnym uruchomieniu.</translation>
    </message>
</context>
<context>
    <name>stagewright::RecoveryDialog</name>
    <message>
        <source>Unsaved stages</source>
        <translation>Niezapisane odcinki</translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s) had changes that were not saved when Stagewright ended the last time.</source>
        <translation>
            <numerusform>%n odcinek miał niezapisane zmiany, gdy Stagewright ostatnio zakończył działanie.</numerusform>
            <numerusform>%n odcinki miały niezapisane zmiany, gdy Stagewright ostatnio zakończył działanie.</numerusform>
            <numerusform>%n odcinków miało niezapisane zmiany, gdy Stagewright ostatnio zakończył działanie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decide &amp;later</source>
        <translation>Zdecyduj &amp;później</translation>
    </message>
    <message>
        <source>What is left is offered again at the next start.</source>
        <translation>To, co zostanie, pojawi się znów przy następnym uruchomieniu.</translation>
    </message>
    <message>
        <source>Stage without a title</source>
        <translation>Odcinek bez tytułu</translation>
    </message>
    <message>
        <source>Never saved</source>
        <translation>Nigdy nie zapisano</translation>
    </message>
    <message>
        <source>The file has been saved since this copy was made.</source>
        <translation>Plik zapisano już po utworzeniu tej kopii.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Odrzuć</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Otwórz %1</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>Odrzuć %1</translation>
    </message>
    <message>
        <source>Rally without a title</source>
        <translation>Rajd bez tytułu</translation>
    </message>
    <message numerus="yes">
        <source>%n stages</source>
        <translation>
            <numerusform>%n odcinek</numerusform>
            <numerusform>%n odcinki</numerusform>
            <numerusform>%n odcinków</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::ResultsModel</name>
    <message>
        <source>Enter the time first.</source>
        <translation>Najpierw wpisz czas.</translation>
    </message>
    <message>
        <source>Who drives, in the order of the first start</source>
        <translation>Kto jedzie, w kolejności pierwszego startu</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Kierowca</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>The time: 1:37, 97 and 1.37 mean the same. P2 is the second place in a race without times.</source>
        <translation>Czas: 1:37, 97 i 1.37 znaczą to samo. P2 to druga pozycja w wyścigu bez czasów.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Damage of the gearbox at the finish</source>
        <translation>Uszkodzenia skrzyni biegów na mecie</translation>
    </message>
    <message>
        <source>Gears</source>
        <translation>Skrz.</translation>
    </message>
    <message>
        <source>Damage of the coast dice at the finish</source>
        <translation>Uszkodzenia zawieszenia na mecie</translation>
    </message>
    <message>
        <source>Coast</source>
        <translation>Zaw.</translation>
    </message>
    <message>
        <source>Damage of the brakes at the finish</source>
        <translation>Uszkodzenia hamulców na mecie</translation>
    </message>
    <message>
        <source>Brakes</source>
        <translation>Ham.</translation>
    </message>
    <message>
        <source>The spare wheel</source>
        <translation>Koło zapasowe</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Zapas</translation>
    </message>
    <message>
        <source>Seconds taken on at time control</source>
        <translation>Sekundy przyjęte na punkcie kontrolnym</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Kara</translation>
    </message>
    <message>
        <source>The SISU token was spent</source>
        <translation>Żeton SISU został zużyty</translation>
    </message>
    <message>
        <source>SISU</source>
        <translation>SISU</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>Wycof.</translation>
    </message>
    <message>
        <source>The car did not reach the finish: it gets the slowest time and a minute.</source>
        <translation>Samochód nie dojechał do mety: dostaje najgorszy czas i minutę.</translation>
    </message>
    <message>
        <source>Who starts first, second and so on</source>
        <translation>Kto startuje pierwszy, drugi i tak dalej</translation>
    </message>
</context>
<context>
    <name>stagewright::ResultsPanel</name>
    <message>
        <source>Stage</source>
        <translation>Odcinek</translation>
    </message>
    <message>
        <source>Stage whose results are entered</source>
        <translation>Odcinek, którego wyniki są wpisywane</translation>
    </message>
    <message>
        <source>Colour of the driver</source>
        <translation>Kolor kierowcy</translation>
    </message>
    <message>
        <source>Move the driver up</source>
        <translation>Przesuń kierowcę w górę</translation>
    </message>
    <message>
        <source>Move the driver down</source>
        <translation>Przesuń kierowcę w dół</translation>
    </message>
    <message>
        <source>As &amp;text</source>
        <translation>Jako &amp;tekst</translation>
    </message>
    <message>
        <source>As &amp;CSV</source>
        <translation>Jako &amp;CSV</translation>
    </message>
    <message>
        <source>As &amp;Markdown</source>
        <translation>Jako &amp;Markdown</translation>
    </message>
    <message>
        <source>Copy the standings</source>
        <translation>Kopiuj klasyfikację</translation>
    </message>
    <message>
        <source>Add a driver</source>
        <translation>Dodaj kierowcę</translation>
    </message>
    <message>
        <source>Remove the driver</source>
        <translation>Usuń kierowcę</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Add the drivers first, in the order in which they start.</source>
        <translation>Najpierw dodaj kierowców, w kolejności startu.</translation>
    </message>
    <message>
        <source>No colour</source>
        <translation>Bez koloru</translation>
    </message>
    <message>
        <source>Enter the sheet of a solo drive: turns by gear</source>
        <translation>Wpisz kartę wyników przejazdu solo: tury według biegów</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Wy&amp;tnij</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Wklej</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Wyczyść</translation>
    </message>
    <message>
        <source>&amp;Retired</source>
        <translation>W&amp;ycofany</translation>
    </message>
    <message>
        <source>Re&amp;name the driver</source>
        <translation>Z&amp;mień nazwisko kierowcy</translation>
    </message>
    <message>
        <source>&amp;Add a driver</source>
        <translation>&amp;Dodaj kierowcę</translation>
    </message>
    <message>
        <source>Move the driver &amp;up</source>
        <translation>Przesuń kierowcę w &amp;górę</translation>
    </message>
    <message>
        <source>Move the driver &amp;down</source>
        <translation>Przesuń kierowcę w &amp;dół</translation>
    </message>
    <message>
        <source>Remo&amp;ve the driver</source>
        <translation>&amp;Usuń kierowcę</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Czasy</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Klasyfikacja</translation>
    </message>
    <message>
        <source>Choose drivers of the club</source>
        <translation>Wybierz kierowców klubu</translation>
    </message>
</context>
<context>
    <name>stagewright::ResultsTable</name>
    <message>
        <source>Results of the stage</source>
        <translation>Wyniki odcinka</translation>
    </message>
    <message>
        <source>Paste results</source>
        <translation>Wklej wyniki</translation>
    </message>
    <message>
        <source>Clear results</source>
        <translation>Wyczyść wyniki</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>Wycof.</translation>
    </message>
    <message>
        <source>Not retired after all</source>
        <translation>Jednak nie wycofany</translation>
    </message>
</context>
<context>
    <name>stagewright::RoadChoice</name>
    <message>
        <source>Side of a board</source>
        <translation>Strona planszy</translation>
    </message>
    <message>
        <source>Read from end</source>
        <translation>Czytana od końca</translation>
    </message>
    <message>
        <source>To end</source>
        <translation>Do końca</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Od</translation>
    </message>
    <message>
        <source>to</source>
        <translation>do</translation>
    </message>
</context>
<context>
    <name>stagewright::RoadEstimatePanel</name>
    <message>
        <source>Drivers</source>
        <translation>Kierowcy</translation>
    </message>
    <message>
        <source>Tyres</source>
        <translation>Opony</translation>
    </message>
    <message>
        <source>First car on the road</source>
        <translation>Pierwsze auto na drodze</translation>
    </message>
    <message>
        <source>Expected time</source>
        <translation>Oczekiwany czas</translation>
    </message>
    <message>
        <source>For the surface</source>
        <translation>Do nawierzchni</translation>
    </message>
    <message>
        <source>On earth it throws orange dice for white ones</source>
        <translation>Na ziemi rzuca pomarańczowymi kośćmi zamiast białych</translation>
    </message>
    <message>
        <source>No time yet</source>
        <translation>Jeszcze brak prognozy</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Obliczanie…</translation>
    </message>
    <message numerus="yes">
        <source>%1, best play %2; about %n minute(s) at the table</source>
        <translation>
            <numerusform>%1, najlepsza gra %2; około %n minuty przy stole</numerusform>
            <numerusform>%1, najlepsza gra %2; około %n minut przy stole</numerusform>
            <numerusform>%1, najlepsza gra %2; około %n minut przy stole</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 in eight of ten drives, %3 turns; control is lost in %4 of 100 drives, %5 dice are lost in 100.</source>
        <translation>od %1 do %2 w ośmiu na dziesięć przejazdów, %3 tur; utrata kontroli w %4 na 100 przejazdów, %5 straconych kości na 100.</translation>
    </message>
    <message>
        <source>Best play by tyres: %1.</source>
        <translation>Najlepsza gra według opon: %1.</translation>
    </message>
    <message>
        <source>%1: %2 turns end here, control is lost in %3 of 100 drives</source>
        <translation>%1: kończy się tu %2 tur, utrata kontroli w %3 na 100 przejazdów</translation>
    </message>
    <message>
        <source>Tyres for the rally, chosen at its start and at assistances:</source>
        <translation>Opony na rajd, wybierane na starcie i w strefach serwisu:</translation>
    </message>
    <message>
        <source>Assumed, as no source tells it: %1.</source>
        <translation>Przyjęto, bo nie mówi o tym żadne źródło: %1.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
</context>
<context>
    <name>stagewright::RoadbookField</name>
    <message>
        <source>Roadbook line</source>
        <translation>Linia roadbooka</translation>
    </message>
    <message numerus="yes">
        <source>%n stages: the others are added behind this one</source>
        <translation>
            <numerusform>%n odcinek</numerusform>
            <numerusform>%n odcinki: pozostałe zostaną dodane za tym</numerusform>
            <numerusform>%n odcinków: pozostałe zostaną dodane za tym</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::RulesBox</name>
    <message>
        <source>The game&apos;s own</source>
        <translation>Zasady gry</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Wybierz plik…</translation>
    </message>
    <message>
        <source>Save a copy to change…</source>
        <translation>Zapisz kopię do zmiany…</translation>
    </message>
</context>
<context>
    <name>stagewright::RulesChoice</name>
    <message>
        <source>the file does not answer yet</source>
        <translation>plik jeszcze nie odpowiada</translation>
    </message>
    <message>
        <source>Check that its disk is reached</source>
        <translation>Sprawdź, czy jego dysk jest dostępny</translation>
    </message>
</context>
<context>
    <name>stagewright::ScoreForm</name>
    <message>
        <source>Speed points</source>
        <translation>Punkty prędkości</translation>
    </message>
    <message>
        <source>Numbers on the cards</source>
        <translation>Liczby na kartach</translation>
    </message>
    <message>
        <source>Hazard dice</source>
        <translation>Kości zagrożeń</translation>
    </message>
    <message>
        <source>Popularity</source>
        <translation>Popularność</translation>
    </message>
    <message>
        <source>Damage tokens flipped</source>
        <translation>Odwrócone żetony</translation>
    </message>
    <message>
        <source>The car is destroyed</source>
        <translation>Samochód jest zniszczony</translation>
    </message>
    <message>
        <source>Ghost driver</source>
        <translation>Kierowca widmo</translation>
    </message>
</context>
<context>
    <name>stagewright::ScorePanel</name>
    <message>
        <source>Scores</source>
        <translation>Punktacja</translation>
    </message>
    <message>
        <source>destroyed: no points</source>
        <translation>zniszczony: bez punktów</translation>
    </message>
    <message>
        <source>%1 points, %2 of them for popularity: place %3</source>
        <translation>punkty: %1, w tym za popularność: %2; miejsce %3</translation>
    </message>
    <message>
        <source>The ghost driver is beaten.</source>
        <translation>Kierowca widmo pokonany.</translation>
    </message>
    <message>
        <source>The ghost driver has won.</source>
        <translation>Wygrał kierowca widmo.</translation>
    </message>
    <message>
        <source>%1. %2: %3 points</source>
        <comment>place, name, sum</comment>
        <translation>%1. %2: punkty: %3</translation>
    </message>
    <message>
        <source>Places as results</source>
        <translation>Miejsca jako wyniki</translation>
    </message>
    <message>
        <source>They then stand in the panel Results, beside those of other stages.</source>
        <translation>Są wtedy w panelu Wyniki, obok wyników innych odcinków.</translation>
    </message>
    <message>
        <source>%1 points: qualified for a real stage</source>
        <translation>punkty: %1, kwalifikacja do prawdziwego odcinka</translation>
    </message>
    <message>
        <source>%1 points: %2 are needed for a real stage</source>
        <translation>punkty: %1, do prawdziwego odcinka trzeba %2</translation>
    </message>
</context>
<context>
    <name>stagewright::SeasonActions</name>
    <message>
        <source>New seas&amp;on</source>
        <translation>Nowy s&amp;ezon</translation>
    </message>
    <message>
        <source>The rally has no file yet. Save it first: the season names its file.</source>
        <translation>Rajd nie ma jeszcze pliku. Najpierw go zapisz: sezon podaje jego plik.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is open in another window, and would be replaced. Choose another name.</source>
        <translation>„%1” jest otwarty w innym oknie i zostałby zastąpiony. Wybierz inną nazwę.</translation>
    </message>
</context>
<context>
    <name>stagewright::SeasonChartView</name>
    <message>
        <source>Points over the season</source>
        <translation>Punkty w ciągu sezonu</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>stagewright::SeasonDocument</name>
    <message>
        <source>New season</source>
        <translation>Nowy sezon</translation>
    </message>
</context>
<context>
    <name>stagewright::SeasonModel</name>
    <message>
        <source>Not among the season&apos;s drivers: counts without team and class.</source>
        <translation>Nie ma go wśród kierowców sezonu: liczy się bez zespołu i klasy.</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>nieobecny</translation>
    </message>
    <message numerus="yes">
        <source>place %1: %n point(s)</source>
        <translation>
            <numerusform>miejsce %1: %n punkt</numerusform>
            <numerusform>miejsce %1: %n punkty</numerusform>
            <numerusform>miejsce %1: %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>retired</source>
        <translation>wycofany</translation>
    </message>
    <message>
        <source>not classified</source>
        <translation>nieklasyfikowany</translation>
    </message>
    <message>
        <source>bonus %1</source>
        <translation>premia %1</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>odrzucony</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number of a car</comment>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Zespół</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Kierowca</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasa</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
</context>
<context>
    <name>stagewright::SeasonRounds</name>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>Add the &amp;open rally</source>
        <translation>&amp;Dodaj otwarty rajd</translation>
    </message>
    <message>
        <source>Add a f&amp;ile…</source>
        <translation>Dodaj pl&amp;ik…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>U&amp;suń</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Przesuń w &amp;górę</translation>
    </message>
    <message>
        <source>Move dow&amp;n</source>
        <translation>Pr&amp;zesuń w dół</translation>
    </message>
    <message>
        <source>Dri&amp;ven on</source>
        <translation>D&amp;ata</translation>
    </message>
    <message>
        <source>Power &amp;stage</source>
        <translation>P&amp;ower Stage</translation>
    </message>
    <message>
        <source>Fastest lap b&amp;y</source>
        <translation>Najszybsze okrążenie kierow&amp;cy</translation>
    </message>
    <message>
        <source>the last stage</source>
        <translation>ostatni odcinek</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number and title of a stage</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikt</translation>
    </message>
    <message>
        <source>Power stage</source>
        <translation>Power Stage</translation>
    </message>
    <message>
        <source>Fastest lap by</source>
        <translation>Najszybsze okrążenie kierowcy</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
</context>
<context>
    <name>stagewright::SeasonRulesForm</name>
    <message>
        <source>more first places, then the last round</source>
        <translation>więcej pierwszych miejsc, potem ostatnia runda</translation>
    </message>
    <message>
        <source>the last round, then more first places</source>
        <translation>ostatnia runda, potem więcej pierwszych miejsc</translation>
    </message>
    <message>
        <source>points with dropped ones, then more first places</source>
        <translation>punkty z odrzuconymi, potem więcej pierwszych miejsc</translation>
    </message>
    <message>
        <source>nothing: the place is shared</source>
        <translation>nic: miejsce jest wspólne</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>all</source>
        <translation>wszystkie</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Tytuł</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>P&amp;unkty</translation>
    </message>
    <message>
        <source>P&amp;laces 1, 2, …</source>
        <translation>&amp;Miejsca 1, 2, …</translation>
    </message>
    <message>
        <source>Po&amp;wer stage</source>
        <translation>Po&amp;wer Stage</translation>
    </message>
    <message>
        <source>F&amp;astest lap</source>
        <translation>&amp;Najszybsze okrążenie</translation>
    </message>
    <message>
        <source>&amp;Best rounds that count</source>
        <translation>&amp;Liczące się najlepsze rundy</translation>
    </message>
    <message>
        <source>&amp;Drivers of a team that count</source>
        <translation>Liczący się &amp;kierowcy zespołu</translation>
    </message>
    <message>
        <source>At e&amp;qual points</source>
        <translation>Przy &amp;równych punktach</translation>
    </message>
    <message>
        <source>Numbers with commas between them, as in 10, 6, 4</source>
        <translation>Liczby z przecinkami, na przykład 10, 6, 4</translation>
    </message>
    <message>
        <source>Points are whole numbers with commas between them, as in 10, 6, 4.</source>
        <translation>Punkty to liczby całkowite z przecinkami, na przykład 10, 6, 4.</translation>
    </message>
    <message>
        <source>At equal points</source>
        <translation>Przy równej liczbie punktów</translation>
    </message>
</context>
<context>
    <name>stagewright::SeasonWindow</name>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Co się liczy</translation>
    </message>
    <message>
        <source>Standings of</source>
        <translation>Klasyfikacja</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Klasyfikacja</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Plik</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>&amp;Export the standings…</source>
        <translation>&amp;Eksportuj klasyfikację…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Za&amp;mknij</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edycja</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>Take in the &amp;drivers of the club</source>
        <translation>Przyjmij &amp;kierowców klubu</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Pasek narzędzi</translation>
    </message>
    <message>
        <source>Remove a round</source>
        <translation>Usuń rundę</translation>
    </message>
    <message>
        <source>Move a round</source>
        <translation>Przesuń rundę</translation>
    </message>
    <message>
        <source>Change a round</source>
        <translation>Zmień rundę</translation>
    </message>
    <message>
        <source>%1 was in the season: its results are taken anew.</source>
        <translation>%1 był w sezonie: wyniki zostały odświeżone.</translation>
    </message>
    <message>
        <source>Update a round</source>
        <translation>Odśwież rundę</translation>
    </message>
    <message>
        <source>Add a round</source>
        <translation>Dodaj rundę</translation>
    </message>
    <message>
        <source>Take in drivers</source>
        <translation>Przyjmij kierowców</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Zespoły</translation>
    </message>
    <message>
        <source>Drivers</source>
        <translation>Kierowcy</translation>
    </message>
    <message>
        <source>Class %1</source>
        <translation>Klasa %1</translation>
    </message>
    <message>
        <source>Not among the season&apos;s drivers, and without team and class: %1.</source>
        <translation>Nie ma wśród kierowców sezonu, bez zespołu i klasy: %1.</translation>
    </message>
    <message>
        <source>Add a rally whose results are entered: the one that is open, or a file.</source>
        <translation>Dodaj rajd, którego wyniki są wpisane: otwarty albo z pliku.</translation>
    </message>
    <message>
        <source>%1[*] – Season – Stagewright</source>
        <translation>%1[*] – Sezon – Stagewright</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Sezon</translation>
    </message>
</context>
<context>
    <name>stagewright::SeatFields</name>
    <message>
        <source>Titan of seat %1</source>
        <translation>Tytan na miejscu %1</translation>
    </message>
    <message>
        <source>Colour?</source>
        <translation>Kolor?</translation>
    </message>
    <message>
        <source>The colour of the titan&apos;s board, which no text tells. A die in the titan&apos;s colour gives it 1 life.</source>
        <translation>Kolor planszy tytana, którego nie podaje żaden tekst. Kość w kolorze tytana daje mu 1 punkt życia.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Gracz %1</translation>
    </message>
    <message>
        <source>%1, team %2</source>
        <translation>%1, zespół %2</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Kolor: %1</translation>
    </message>
</context>
<context>
    <name>stagewright::SeatShares</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Races won by each seat</source>
        <translation>Wyścigi wygrane przez każde miejsce</translation>
    </message>
    <message>
        <source>Wins of seat</source>
        <translation>Wygrane miejsca</translation>
    </message>
</context>
<context>
    <name>stagewright::SectionField</name>
    <message>
        <source>Spaces of the section</source>
        <translation>Pola sekcji</translation>
    </message>
</context>
<context>
    <name>stagewright::SectionKeys</name>
    <message>
        <source>Straight</source>
        <translation>Prosta</translation>
    </message>
    <message>
        <source>Bump</source>
        <translation>Hopka</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Zakręt</translation>
    </message>
    <message>
        <source>Corner with a slide line</source>
        <translation>Zakręt z poślizgiem</translation>
    </message>
    <message>
        <source>Corner with slide line and cut</source>
        <translation>Zakręt z poślizgiem i skrótem</translation>
    </message>
    <message>
        <source>Long corner, two spaces inside</source>
        <translation>Długi zakręt, dwa pola wewnątrz</translation>
    </message>
    <message>
        <source>Long corner, three spaces inside</source>
        <translation>Długi zakręt, trzy pola wewnątrz</translation>
    </message>
    <message>
        <source>Turn in a crossroads</source>
        <translation>Skręt na skrzyżowaniu</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a piece of road, how it is written</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Halves</source>
        <translation>Połówki</translation>
    </message>
    <message>
        <source>Ford</source>
        <translation>Przeszkoda wodna</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>Łąka</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Las</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>Skała</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Woda</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>W lewo</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>W prawo</translation>
    </message>
    <message>
        <source>%1 at the cursor, or not</source>
        <translation>%1 przy kursorze, lub nie</translation>
    </message>
</context>
<context>
    <name>stagewright::SectionList</name>
    <message>
        <source>Other way</source>
        <translation>W drugą stronę</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sekcje</translation>
    </message>
    <message>
        <source>The chosen section is driven the other way</source>
        <translation>Wybrana sekcja jest jechana w drugą stronę</translation>
    </message>
</context>
<context>
    <name>stagewright::SectionPanel</name>
    <message>
        <source>Read from the other end</source>
        <translation>Czytaj od drugiego końca</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Sekcja</translation>
    </message>
    <message>
        <source>Choose a section on the board, or a side and the ends of a road</source>
        <translation>Wybierz sekcję na planszy albo stronę i końce drogi</translation>
    </message>
    <message>
        <source>%1: spaces not entered</source>
        <translation>%1: pola nie wpisane</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a section, its spaces</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>Kolumna %1: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a fault, a remedy</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>With a finger on the print: %1, %2, %3</source>
        <comment>spaces, corners, bumps</comment>
        <translation>Palcem po druku: %1, %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) along the inside line</source>
        <translation>
            <numerusform>%n pole po linii wewnętrznej</numerusform>
            <numerusform>%n pola po linii wewnętrznej</numerusform>
            <numerusform>%n pól po linii wewnętrznej</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corner(s)</source>
        <translation>
            <numerusform>%n zakręt</numerusform>
            <numerusform>%n zakręty</numerusform>
            <numerusform>%n zakrętów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bump(s)</source>
        <translation>
            <numerusform>%n hopka</numerusform>
            <numerusform>%n hopki</numerusform>
            <numerusform>%n hopek</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy to %1</source>
        <translation>Kopiuj na %1</translation>
    </message>
    <message>
        <source>It is entered there already</source>
        <translation>Tam jest już wpisana</translation>
    </message>
    <message>
        <source>Say first which numbers this side of your board has</source>
        <translation>Najpierw podaj, jakie numery ma ta strona twojej planszy</translation>
    </message>
    <message>
        <source>%1 in place of %2: enter its spaces if your board shows it so</source>
        <translation>%1 zamiast %2: wpisz pola, jeśli tak pokazuje twoja plansza</translation>
    </message>
    <message>
        <source>%1: %2, entered in the pack, not here</source>
        <comment>a section, its spaces</comment>
        <translation>%1: %2, wpisane w pakiecie, nie tutaj</translation>
    </message>
</context>
<context>
    <name>stagewright::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>&amp;Ogólne</translation>
    </message>
    <message>
        <source>Bo&amp;xes and table</source>
        <translation>Pudełka i &amp;stół</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Klawiatura</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>Przywróć &amp;domyślne</translation>
    </message>
    <message>
        <source>Puts everything on this page back to how it came</source>
        <translation>Przywraca wszystko na tej stronie do stanu początkowego</translation>
    </message>
</context>
<context>
    <name>stagewright::ShelfFilters</name>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Fits my &amp;boxes</source>
        <translation>Starczy moich &amp;pudełek</translation>
    </message>
    <message>
        <source>Boxe&amp;s…</source>
        <translation>Pud&amp;ełka…</translation>
    </message>
    <message>
        <source>Laid</source>
        <translation>Ułożone</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Etykieta</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Gwiazdki</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortuj według</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Grupuj według</translation>
    </message>
    <message>
        <source>&amp;Add folder…</source>
        <translation>Dod&amp;aj folder…</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Wyczyść</translation>
    </message>
    <message>
        <source>Search for words</source>
        <translation>Szukaj słów</translation>
    </message>
    <message>
        <source>one after the other</source>
        <translation>jeden po drugim</translation>
    </message>
    <message>
        <source>all stages at once</source>
        <translation>wszystkie odcinki naraz</translation>
    </message>
    <message>
        <source>no tile</source>
        <translation>żaden kafel</translation>
    </message>
    <message>
        <source>any</source>
        <translation>dowolne</translation>
    </message>
    <message numerus="yes">
        <source>%n or more</source>
        <translation>
            <numerusform>%n lub więcej</numerusform>
            <numerusform>%n lub więcej</numerusform>
            <numerusform>%n lub więcej</numerusform>
        </translation>
    </message>
    <message>
        <source>title</source>
        <translation>tytuł</translation>
    </message>
    <message>
        <source>author</source>
        <translation>autor</translation>
    </message>
    <message>
        <source>game</source>
        <translation>gra</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>kafle</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minuty</translation>
    </message>
    <message>
        <source>expected time</source>
        <translation>oczekiwany czas</translation>
    </message>
    <message>
        <source>difficulty</source>
        <translation>trudność</translation>
    </message>
    <message>
        <source>stars</source>
        <translation>gwiazdki</translation>
    </message>
    <message>
        <source>last changed</source>
        <translation>ostatnia zmiana</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niczego</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>folder</translation>
    </message>
    <message>
        <source>rally</source>
        <translation>rajd</translation>
    </message>
    <message>
        <source>Laid:</source>
        <translation>Ułożone:</translation>
    </message>
    <message>
        <source>May lack:</source>
        <translation>Może brakować:</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Gracze:</translation>
    </message>
    <message>
        <source>&amp;Minutes at most:</source>
        <translation>&amp;Minut najwyżej:</translation>
    </message>
    <message>
        <source>Game:</source>
        <translation>Gra:</translation>
    </message>
    <message>
        <source>Tag:</source>
        <translation>Etykieta:</translation>
    </message>
    <message>
        <source>Stars:</source>
        <translation>Gwiazdki:</translation>
    </message>
    <message>
        <source>Sort by:</source>
        <translation>Sortuj według:</translation>
    </message>
    <message>
        <source>Group by:</source>
        <translation>Grupuj według:</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Foldery</translation>
    </message>
    <message>
        <source>Say first which boxes you have.</source>
        <translation>Najpierw powiedz, jakie masz pudełka.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n plik</numerusform>
            <numerusform>%n pliki</numerusform>
            <numerusform>%n plików</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n file(s)</source>
        <translation>
            <numerusform>%1 z %n pliku</numerusform>
            <numerusform>%1 z %n plików</numerusform>
            <numerusform>%1 z %n plików</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) to be read</source>
        <translation>
            <numerusform>%n plik do przeczytania</numerusform>
            <numerusform>%n pliki do przeczytania</numerusform>
            <numerusform>%n plików do przeczytania</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) to be reckoned</source>
        <translation>
            <numerusform>%n plik do obliczenia</numerusform>
            <numerusform>%n pliki do obliczenia</numerusform>
            <numerusform>%n plików do obliczenia</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Wszystko</translation>
    </message>
    <message>
        <source>Stages of the rulebooks</source>
        <translation>Odcinki z instrukcji</translation>
    </message>
</context>
<context>
    <name>stagewright::ShelfModel</name>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>In no rally</source>
        <translation>W żadnym rajdzie</translation>
    </message>
    <message>
        <source>Stages of the rulebooks</source>
        <translation>Odcinki z instrukcji</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Nie da się przeczytać</translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n odcinek</numerusform>
            <numerusform>%n odcinki</numerusform>
            <numerusform>%n odcinków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n kafel</numerusform>
            <numerusform>%n kafle</numerusform>
            <numerusform>%n kafli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lacks %n tile(s)</source>
        <translation>
            <numerusform>brakuje %n kafla</numerusform>
            <numerusform>brakuje %n kafli</numerusform>
            <numerusform>brakuje %n kafli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n gwiazdka</numerusform>
            <numerusform>%n gwiazdki</numerusform>
            <numerusform>%n gwiazdek</numerusform>
        </translation>
    </message>
    <message>
        <source>damaged in parts</source>
        <translation>częściowo uszkodzony</translation>
    </message>
</context>
<context>
    <name>stagewright::ShelfView</name>
    <message>
        <source>Stages and rallies</source>
        <translation>Odcinki i rajdy</translation>
    </message>
</context>
<context>
    <name>stagewright::ShopFields</name>
    <message>
        <source>Shop</source>
        <translation>Sklep</translation>
    </message>
    <message>
        <source>Stacks of B</source>
        <translation>Stosy B</translation>
    </message>
    <message>
        <source>Number of the mix</source>
        <translation>Numer mieszanki</translation>
    </message>
    <message>
        <source>Lay</source>
        <translation>Wyłóż</translation>
    </message>
    <message>
        <source>Mix anew</source>
        <translation>Wymieszaj na nowo</translation>
    </message>
    <message>
        <source>All A (first game)</source>
        <translation>Same A (na start)</translation>
    </message>
    <message>
        <source>All B</source>
        <translation>Same B</translation>
    </message>
    <message>
        <source>So many of B</source>
        <translation>Tyle z B</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>Not played lately</source>
        <translation>Dawno niegrane</translation>
    </message>
    <message>
        <source>With the next number</source>
        <translation>Z następnym numerem</translation>
    </message>
    <message>
        <source>The same number gives the same shop again.</source>
        <translation>Ten sam numer daje znów ten sam sklep.</translation>
    </message>
    <message>
        <source>A trial has stacks 1A, 3A, 5A and a fourth that the rulebook does not tell: click one of the empty piles.</source>
        <translation>Próba ma stosy 1A, 3A, 5A i czwarty, którego instrukcja nie podaje: kliknij jedno z pustych miejsc.</translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s), %1 of B</source>
        <translation>
            <numerusform>%n stos, z B: %1</numerusform>
            <numerusform>%n stosy, z B: %1</numerusform>
            <numerusform>%n stosów, z B: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::ShortcutTree</name>
    <message>
        <source>Command</source>
        <translation>Polecenie</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Polecenia i ich klawisze</translation>
    </message>
    <message>
        <source>In no menu</source>
        <translation>W żadnym menu</translation>
    </message>
    <message>
        <source>Fixed keys of the board</source>
        <translation>Stałe klawisze planszy</translation>
    </message>
    <message>
        <source>This key cannot be changed.</source>
        <translation>Tego klawisza nie można zmienić.</translation>
    </message>
    <message>
        <source>Fixed keys of a drive</source>
        <translation>Stałe klawisze przejazdu</translation>
    </message>
    <message>
        <source>Fixed keys of lists and panels</source>
        <translation>Stałe klawisze list i paneli</translation>
    </message>
</context>
<context>
    <name>stagewright::Shortcuts</name>
    <message>
        <source>Open the menu %1</source>
        <translation>Otwórz menu %1</translation>
    </message>
</context>
<context>
    <name>stagewright::ShortcutsPage</name>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Bez klawisza</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Przywróć</translation>
    </message>
    <message>
        <source>&amp;Take it over</source>
        <translation>Prz&amp;ejmij</translation>
    </message>
    <message>
        <source>Search for a command or a key</source>
        <translation>Szukaj polecenia lub klawisza</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Naciśnij nowy klawisz</translation>
    </message>
    <message>
        <source>It has no key now.</source>
        <translation>Polecenie nie ma teraz klawisza.</translation>
    </message>
    <message>
        <source>It has its usual keys again.</source>
        <translation>Polecenie ma znów swoje zwykłe klawisze.</translation>
    </message>
    <message>
        <source>It has been taken over.</source>
        <translation>Klawisz został przejęty.</translation>
    </message>
    <message>
        <source>All commands have their usual keys.</source>
        <translation>Wszystkie polecenia mają swoje zwykłe klawisze.</translation>
    </message>
    <message>
        <source>Press the key for &quot;%1&quot;:</source>
        <translation>Naciśnij klawisz dla „%1”:</translation>
    </message>
    <message>
        <source>Choose a command to change its key.</source>
        <translation>Wybierz polecenie, aby zmienić jego klawisz.</translation>
    </message>
    <message>
        <source>Its key is %1 now.</source>
        <translation>Jego klawisz to teraz %1.</translation>
    </message>
    <message>
        <source>%1 is fixed: %2.</source>
        <translation>%1 jest klawiszem stałym: %2.</translation>
    </message>
    <message>
        <source>%1 belongs to &quot;%2&quot; already.</source>
        <translation>%1 należy już do „%2”.</translation>
    </message>
</context>
<context>
    <name>stagewright::SideFields</name>
    <message>
        <source>Surface</source>
        <translation>Nawierzchnia</translation>
    </message>
    <message>
        <source>Lowest number at its ends</source>
        <translation>Najniższy numer przy jej końcach</translation>
    </message>
</context>
<context>
    <name>stagewright::SoloEntry</name>
    <message>
        <source>Gear</source>
        <translation>Bieg</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tury</translation>
    </message>
    <message>
        <source>Turns that ended with a loss of control</source>
        <translation>Tury zakończone utratą kontroli</translation>
    </message>
    <message>
        <source>Turns that ended in gear %1</source>
        <translation>Tury zakończone na biegu %1</translation>
    </message>
    <message>
        <source>Turns lost off the road</source>
        <translation>Tury stracone poza torem</translation>
    </message>
    <message>
        <source>Focus</source>
        <translation>Skupienie</translation>
    </message>
    <message>
        <source>Focus tokens that are left</source>
        <translation>Pozostałe żetony skupienia</translation>
    </message>
    <message>
        <source>= %1</source>
        <comment>a time</comment>
        <translation>= %1</translation>
    </message>
</context>
<context>
    <name>stagewright::StageAdding</name>
    <message>
        <source>&quot;%1&quot; brings tiles of its own, which were not taken over.</source>
        <translation>Plik „%1” ma własne kafle, których nie przejęto.</translation>
    </message>
    <message numerus="yes">
        <source>A rally has at most %n stages.</source>
        <translation>
            <numerusform>Rajd ma najwyżej %n odcinek.</numerusform>
            <numerusform>Rajd ma najwyżej %n odcinki.</numerusform>
            <numerusform>Rajd ma najwyżej %n odcinków.</numerusform>
        </translation>
    </message>
    <message>
        <source>The files that are to be added to another rally are still being read. Wait for them, or give them up first.</source>
        <translation>Pliki, które mają zostać dodane do innego rajdu, są jeszcze czytane. Najpierw zaczekaj na nie albo z nich zrezygnuj.</translation>
    </message>
</context>
<context>
    <name>stagewright::StageClipboard</name>
    <message>
        <source>Copied as a picture of %1 × %2 pixels</source>
        <translation>Skopiowano jako obrazek %1 × %2 pikseli</translation>
    </message>
    <message numerus="yes">
        <source>Copied as a code of %n sign(s)</source>
        <translation>
            <numerusform>Skopiowano jako kod o %n znaku</numerusform>
            <numerusform>Skopiowano jako kod o %n znakach</numerusform>
            <numerusform>Skopiowano jako kod o %n znakach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A rally has at most %n stages.</source>
        <translation>
            <numerusform>Rajd ma najwyżej %n odcinek.</numerusform>
            <numerusform>Rajd ma najwyżej %n odcinki.</numerusform>
            <numerusform>Rajd ma najwyżej %n odcinków.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::StageEditor</name>
    <message>
        <source>is nothing that a stage could be made of</source>
        <translation>nie jest niczym, z czego można by zrobić odcinek</translation>
    </message>
    <message>
        <source>The program finds no stages for this game</source>
        <translation>Program nie znajduje odcinków dla tej gry</translation>
    </message>
</context>
<context>
    <name>stagewright::StageForm</name>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Kraj</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Premie</translation>
    </message>
    <message>
        <source>Service afterwards</source>
        <translation>Potem serwis</translation>
    </message>
    <message>
        <source>Rules of its own</source>
        <translation>Własne zasady</translation>
    </message>
    <message>
        <source>A session begins here</source>
        <translation>Tu zaczyna się spotkanie</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Spotkanie</translation>
    </message>
    <message>
        <source>Break before it</source>
        <translation>Przerwa przed nim</translation>
    </message>
    <message>
        <source>Seconds taken off for the places 1, 2 and so on</source>
        <translation>Sekundy odejmowane za pozycje 1, 2 i tak dalej</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Place of the stage</source>
        <translation>Miejsce odcinka</translation>
    </message>
    <message>
        <source>Country of the stage</source>
        <translation>Kraj odcinka</translation>
    </message>
    <message>
        <source>Text of the stage</source>
        <translation>Tekst odcinka</translation>
    </message>
    <message>
        <source>Rules of the stage</source>
        <translation>Zasady odcinka</translation>
    </message>
    <message>
        <source>Title of the session</source>
        <translation>Tytuł spotkania</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Przerwa</translation>
    </message>
    <message>
        <source>Begin a session</source>
        <translation>Zacznij spotkanie</translation>
    </message>
    <message>
        <source>Join the sessions</source>
        <translation>Połącz spotkania</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not accepted. Enter seconds from 0 to %3, with commas between, as in 10, 6, 3.</source>
        <translation>%1: wartość „%2” nie jest dozwolona. Wpisz sekundy od 0 do %3, oddzielone przecinkami, na przykład 10, 6, 3.</translation>
    </message>
    <message>
        <source>Pit stop afterwards</source>
        <translation>Potem pit stop</translation>
    </message>
</context>
<context>
    <name>stagewright::StageOpening</name>
    <message>
        <source>Not everything could be taken over:</source>
        <translation>Nie wszystko udało się przejąć:</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>I jeszcze %n.</numerusform>
            <numerusform>I jeszcze %n.</numerusform>
            <numerusform>I jeszcze %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Worth knowing:</source>
        <translation>Warto wiedzieć:</translation>
    </message>
</context>
<context>
    <name>stagewright::StagePanel</name>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Tytuł</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Autor</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Jeszcze brak</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>Place, text, bonuses, service, rules of its own, session</source>
        <translation>Miejsce, opis, premie, serwis, własne zasady, spotkanie</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Odcinek</translation>
    </message>
    <message>
        <source>Circuit</source>
        <translation>Tor</translation>
    </message>
</context>
<context>
    <name>stagewright::StageStrip</name>
    <message>
        <source>Add a stage</source>
        <translation>Dodaj odcinek</translation>
    </message>
    <message>
        <source>Stages and races</source>
        <translation>Odcinki i wyścigi</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplikuj</translation>
    </message>
    <message>
        <source>Service or pit stop afterwards</source>
        <translation>Potem serwis lub pit stop</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
</context>
<context>
    <name>stagewright::StandingsView</name>
    <message>
        <source>Standings</source>
        <translation>Klasyfikacja</translation>
    </message>
    <message>
        <source>Standings after %1</source>
        <translation>Klasyfikacja po %1</translation>
    </message>
    <message>
        <source>Start of %1: %2</source>
        <translation>Start %1: %2</translation>
    </message>
</context>
<context>
    <name>stagewright::StripView</name>
    <message>
        <source>Strip of the section</source>
        <translation>Pasek sekcji</translation>
    </message>
</context>
<context>
    <name>stagewright::TabActions</name>
    <message>
        <source>Open files</source>
        <translation>Otwarte pliki</translation>
    </message>
</context>
<context>
    <name>stagewright::TableDice</name>
    <message>
        <source>En&amp;ter these dice</source>
        <translation>Wpi&amp;sz te kości</translation>
    </message>
    <message>
        <source>Click a die to turn it to its hazard and back</source>
        <translation>Kliknięcie obraca kość na symbol zagrożenia i z powrotem</translation>
    </message>
    <message>
        <source>Rolled at the table:</source>
        <translation>Rzucone na stole:</translation>
    </message>
</context>
<context>
    <name>stagewright::TableForm</name>
    <message>
        <source>Mode</source>
        <translation>Tryb</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Odkryte karty</translation>
    </message>
    <message>
        <source>The empty slot moves along</source>
        <translation>Puste miejsce przesuwa się</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Draw drivers</source>
        <translation>Losuj kierowców</translation>
    </message>
    <message>
        <source>Ghost driver</source>
        <translation>Kierowca widmo</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Trudność</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Sześć</translation>
    </message>
    <message>
        <source>Five, which is easier</source>
        <translation>Pięć (łatwiej)</translation>
    </message>
    <message>
        <source>The rulebook does not tell which slot stays empty. If it moves along, there is one round more, and one in which no card leaves.</source>
        <translation>Instrukcja nie mówi, które miejsce zostaje puste. Jeśli się przesuwa, jest o rundę więcej i jedna, w której nie odchodzi żadna karta.</translation>
    </message>
    <message>
        <source>Not chosen yet</source>
        <translation>Jeszcze nie wybrano</translation>
    </message>
    <message>
        <source>From the box</source>
        <translation>Z pudełka</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>how many of a thing</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>shop cards %1</source>
        <translation>karty sklepu %1</translation>
    </message>
    <message>
        <source>Those first who did not drive lately, in this evening or in those remembered here</source>
        <translation>Najpierw ci, którzy dawno nie jechali, w tym wieczorze albo w zapamiętanych tutaj</translation>
    </message>
</context>
<context>
    <name>stagewright::TablePage</name>
    <message>
        <source>A stage may use any box it needs.</source>
        <translation>Odcinek może używać każdego pudełka, którego potrzebuje.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>how many, of which box</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>You have not said which boxes you own.</source>
        <translation>Nie podano, które pudełka masz.</translation>
    </message>
    <message>
        <source>&amp;Boxes and table…</source>
        <translation>Pudełka &amp;i stół…</translation>
    </message>
    <message>
        <source> cm</source>
        <translation> cm</translation>
    </message>
    <message>
        <source>Width of the table</source>
        <translation>Szerokość stołu</translation>
    </message>
    <message>
        <source>Depth of the table</source>
        <translation>Głębokość stołu</translation>
    </message>
    <message>
        <source>Warn me when a stage is &amp;larger than my table</source>
        <translation>Ostrzegaj, gdy odcinek jest &amp;większy niż mój stół</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Size of a tile</source>
        <translation>Rozmiar kafla</translation>
    </message>
    <message>
        <source>From one edge to the opposite one. The outline of the table and the size of a stage follow it.</source>
        <translation>Od jednej krawędzi do przeciwległej. Zależą od niego obrys stołu i rozmiar odcinka.</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>S&amp;tół:</translation>
    </message>
    <message>
        <source>Boxes:</source>
        <translation>Pudełka:</translation>
    </message>
    <message>
        <source>T&amp;ile:</source>
        <translation>Ka&amp;fel:</translation>
    </message>
</context>
<context>
    <name>stagewright::TestButtons</name>
    <message>
        <source>&amp;Flat out</source>
        <translation>&amp;Gaz do dechy</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>&amp;Cofnij rzut</translation>
    </message>
    <message>
        <source>The dice that are chosen show no hazards, and are not rolled</source>
        <translation>Wybrane kości nie pokazują zagrożeń i nie są rzucane</translation>
    </message>
    <message>
        <source>All dice of the turn are laid first and rolled at once</source>
        <translation>Wszystkie kości tury najpierw się kładzie, a potem rzuca nimi naraz</translation>
    </message>
    <message>
        <source>Takes the last roll back; the same dice would fall again</source>
        <translation>Cofa ostatni rzut; wypadłyby te same kości</translation>
    </message>
    <message>
        <source>&amp;Lay</source>
        <translation>&amp;Połóż</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>&amp;Rzuć</translation>
    </message>
    <message>
        <source>Lays the dice that are chosen, to be rolled with all others</source>
        <translation>Kładzie wybrane kości, którymi rzuca się razem z pozostałymi</translation>
    </message>
    <message>
        <source>Rolls the dice that are chosen</source>
        <translation>Rzuca wybranymi kośćmi</translation>
    </message>
    <message numerus="yes">
        <source>Make &amp;safe (%n token(s))</source>
        <translation>
            <numerusform>Z&amp;abezpiecz (%n żeton)</numerusform>
            <numerusform>Z&amp;abezpiecz (%n żetony)</numerusform>
            <numerusform>Z&amp;abezpiecz (%n żetonów)</numerusform>
        </translation>
    </message>
    <message>
        <source>Make &amp;safe</source>
        <translation>Z&amp;abezpiecz</translation>
    </message>
    <message>
        <source>Roll &amp;all</source>
        <translation>Rzuć ws&amp;zystkimi</translation>
    </message>
    <message>
        <source>&amp;End the turn</source>
        <translation>&amp;Zakończ turę</translation>
    </message>
    <message>
        <source>&amp;End the turn (%1)</source>
        <translation>&amp;Zakończ turę (%1)</translation>
    </message>
    <message>
        <source>best</source>
        <translation>najlepsze</translation>
    </message>
    <message>
        <source>+%1 s</source>
        <translation>+%1 s</translation>
    </message>
</context>
<context>
    <name>stagewright::TestPage</name>
    <message>
        <source>Time so far</source>
        <translation>Czas do tej chwili</translation>
    </message>
    <message>
        <source>Time sheet</source>
        <translation>Arkusz czasu</translation>
    </message>
    <message>
        <source>&amp;New drive</source>
        <translation>&amp;Nowy przejazd</translation>
    </message>
    <message>
        <source>&amp;Hints</source>
        <translation>Podpo&amp;wiedzi</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Kierowca</translation>
    </message>
    <message>
        <source>Enter as a &amp;result</source>
        <translation>Wpisz jako &amp;wynik</translation>
    </message>
    <message>
        <source>Getting ready…</source>
        <translation>Przygotowanie…</translation>
    </message>
    <message>
        <source>Name the drivers in the panel Results first</source>
        <translation>Najpierw podaj kierowców w panelu Wyniki</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Sam</translation>
    </message>
    <message numerus="yes">
        <source>%n other car(s)</source>
        <translation>
            <numerusform>%n inny samochód</numerusform>
            <numerusform>%n inne samochody</numerusform>
            <numerusform>%n innych samochodów</numerusform>
        </translation>
    </message>
    <message>
        <source>Who drives along</source>
        <translation>Kto jedzie razem</translation>
    </message>
    <message>
        <source>Simulated cars that drive along; a new drive begins</source>
        <translation>Symulowane samochody, które jadą razem; zaczyna się nowa jazda</translation>
    </message>
    <message>
        <source>What the best driver would do, and what each choice costs; it reckons neither with tokens nor with turns flat out</source>
        <translation>Co zrobiłby najlepszy kierowca i ile kosztuje każdy wybór; nie liczy się z żetonami ani z gazem do dechy</translation>
    </message>
    <message>
        <source>To&amp;kens</source>
        <translation>Ż&amp;etony</translation>
    </message>
    <message>
        <source>Second or focus tokens: turns flat out are paid for, dice may be made safe, and what is left takes seconds off at the end</source>
        <translation>Żetony sekund lub skupienia: za tury z gazem do dechy się je dostaje, kości można zabezpieczać, a te, które zostaną, odejmują na końcu sekundy</translation>
    </message>
    <message>
        <source>Tokens: %1.</source>
        <translation>Żetony: %1.</translation>
    </message>
    <message>
        <source>The hints reckon neither with tokens nor with turns flat out.</source>
        <translation>Podpowiedzi nie liczą się z żetonami ani z gazem do dechy.</translation>
    </message>
</context>
<context>
    <name>stagewright::ThingForm</name>
    <message>
        <source>Driver</source>
        <translation>Kierowca</translation>
    </message>
    <message>
        <source>Damage tokens flipped</source>
        <translation>Odwrócone żetony</translation>
    </message>
    <message>
        <source>Traction</source>
        <translation>Przyczepność</translation>
    </message>
    <message>
        <source>Spaces to the left</source>
        <translation>Pola w lewo</translation>
    </message>
    <message>
        <source>Spaces to the right</source>
        <translation>Pola w prawo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>not noted</source>
        <translation>nie zapisano</translation>
    </message>
    <message>
        <source>In your words</source>
        <translation>Własnymi słowami</translation>
    </message>
    <message>
        <source>No driver yet</source>
        <translation>Jeszcze bez kierowcy</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Wybrane</translation>
    </message>
</context>
<context>
    <name>stagewright::ThisStageForm</name>
    <message>
        <source>Another like this</source>
        <translation>Inny podobny</translation>
    </message>
    <message>
        <source>Change the selected tiles</source>
        <translation>Zmień zaznaczone kafle</translation>
    </message>
    <message>
        <source>Keep the selected tiles</source>
        <translation>Zachowaj zaznaczone kafle</translation>
    </message>
    <message>
        <source>Fit my boxes</source>
        <translation>Dopasuj do moich pudełek</translation>
    </message>
    <message>
        <source>Stages as long, winding, dangerous and hard as this one, on the same surfaces</source>
        <translation>Odcinki tak długie, kręte, niebezpieczne i trudne jak ten, na tych samych nawierzchniach</translation>
    </message>
    <message>
        <source>Other roads for the tiles that are selected; all others stay as they are</source>
        <translation>Inne drogi w miejsce zaznaczonych kafli; wszystkie inne zostają, jak są</translation>
    </message>
    <message>
        <source>Other roads for all but the tiles that are selected, which stay as they are</source>
        <translation>Inne drogi w miejsce wszystkich kafli poza zaznaczonymi, które zostają, jak są</translation>
    </message>
    <message>
        <source>Replace the tiles that you have not by some with the same roads</source>
        <translation>Zastąp kafle, których nie masz, innymi o tych samych drogach</translation>
    </message>
    <message>
        <source>Lay a stage first.</source>
        <translation>Najpierw ułóż odcinek.</translation>
    </message>
    <message>
        <source>Select tiles on the board first.</source>
        <translation>Najpierw zaznacz kafle na planszy.</translation>
    </message>
</context>
<context>
    <name>stagewright::TileEditor</name>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n kafel</numerusform>
            <numerusform>%n kafle</numerusform>
            <numerusform>%n kafli</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 turns, %2 flips, Esc lets go of it</source>
        <translation>%1 obraca, %2 odwraca, Esc odkłada</translation>
    </message>
    <message>
        <source>%1 and the wheel turn the token, arrow keys move it, %2 removes it</source>
        <translation>%1 i kółko obracają żeton, strzałki go przesuwają, %2 usuwa</translation>
    </message>
    <message>
        <source>Drag a tile onto the board, or double-click it to continue the road</source>
        <translation>Przeciągnij kafel na planszę albo kliknij go dwukrotnie, aby przedłużyć drogę</translation>
    </message>
    <message>
        <source>%1 turns, %2 flips, %3 removes, arrow keys move</source>
        <translation>%1 obraca, %2 odwraca, %3 usuwa, strzałki przesuwają</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Kafel %1</translation>
    </message>
    <message numerus="yes">
        <source>Tile %1: control lost %n times in 100 drives</source>
        <translation>
            <numerusform>Kafel %1: utrata kontroli %n raz na 100 przejazdów</numerusform>
            <numerusform>Kafel %1: utrata kontroli %n razy na 100 przejazdów</numerusform>
            <numerusform>Kafel %1: utrata kontroli %n razy na 100 przejazdów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1: control lost %n times in 100 drives, mean gear %2</source>
        <translation>
            <numerusform>Kafel %1: utrata kontroli %n raz na 100 przejazdów, średni bieg %2</numerusform>
            <numerusform>Kafel %1: utrata kontroli %n razy na 100 przejazdów, średni bieg %2</numerusform>
            <numerusform>Kafel %1: utrata kontroli %n razy na 100 przejazdów, średni bieg %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the one tile that the note is about</source>
        <translation>Kliknij kafel, którego ma dotyczyć notatka</translation>
    </message>
    <message>
        <source>Nothing is wrong here</source>
        <translation>Tu wszystko się zgadza</translation>
    </message>
</context>
<context>
    <name>stagewright::TileFiles</name>
    <message>
        <source>the tile files do not answer yet, and are not in use until they do</source>
        <translation>pliki kafli jeszcze nie odpowiadają i nie są używane, dopóki nie odpowiedzą</translation>
    </message>
    <message>
        <source>Check that their disk is reached</source>
        <translation>Sprawdź, czy ich dysk jest dostępny</translation>
    </message>
</context>
<context>
    <name>stagewright::TileList</name>
    <message>
        <source>Tiles</source>
        <translation>Kafle</translation>
    </message>
</context>
<context>
    <name>stagewright::TileMenu</name>
    <message>
        <source>Tile %1</source>
        <translation>Kafel %1</translation>
    </message>
    <message>
        <source>&amp;Lay %1</source>
        <translation>&amp;Połóż %1</translation>
    </message>
    <message>
        <source>Lay it bending l&amp;eft</source>
        <translation>Połóż, by skręcał w &amp;lewo</translation>
    </message>
    <message>
        <source>Lay it bending &amp;right</source>
        <translation>Połóż, by skręcał w p&amp;rawo</translation>
    </message>
    <message>
        <source>Put it in place of what is &amp;selected</source>
        <translation>Połóż w miejsce &amp;zaznaczonych</translation>
    </message>
    <message>
        <source>Turn it &amp;over</source>
        <translation>&amp;Odwróć</translation>
    </message>
    <message>
        <source>Show &amp;where it lies</source>
        <translation>Pokaż, gdzie l&amp;eży</translation>
    </message>
    <message>
        <source>Show the &amp;box %1</source>
        <translation>Pokaż pudełko %1 (&amp;b)</translation>
    </message>
    <message>
        <source>&amp;Favourite</source>
        <translation>&amp;Ulubiony</translation>
    </message>
</context>
<context>
    <name>stagewright::TileWindow</name>
    <message>
        <source>Layer bar</source>
        <translation>Pasek warstw</translation>
    </message>
    <message>
        <source>Lay&amp;ers</source>
        <translation>Wars&amp;twy</translation>
    </message>
</context>
<context>
    <name>stagewright::TilesPage</name>
    <message>
        <source>Stages are laid</source>
        <translation>Odcinki układa się</translation>
    </message>
    <message>
        <source>We have these boxes:</source>
        <translation>Mamy te pudełka:</translation>
    </message>
    <message>
        <source>Put the stages in this order</source>
        <translation>Ustaw odcinki w tej kolejności</translation>
    </message>
    <message>
        <source>Tiles on the table</source>
        <translation>Kafle na stole</translation>
    </message>
    <message>
        <source>When this is off: one of each box that the stages need</source>
        <translation>Gdy to wyłączone: po jednym z każdego pudełka, którego potrzebują odcinki</translation>
    </message>
    <message>
        <source>Way of laying</source>
        <translation>Sposób układania</translation>
    </message>
    <message>
        <source>Boxes on the table</source>
        <translation>Pudełka na stole</translation>
    </message>
    <message>
        <source>Order with the least rebuilding</source>
        <translation>Najmniej przekładania</translation>
    </message>
</context>
<context>
    <name>stagewright::TimeChart</name>
    <message>
        <source>How often a drive takes how long</source>
        <translation>Rozkład czasów przejazdu</translation>
    </message>
</context>
<context>
    <name>stagewright::TimingActions</name>
    <message>
        <source>At the &amp;table</source>
        <translation>P&amp;rzy stole</translation>
    </message>
</context>
<context>
    <name>stagewright::TimingEntry</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>stagewright::TimingStandings</name>
    <message>
        <source>Standings</source>
        <translation>Klasyfikacja</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::TimingWindow</name>
    <message>
        <source>At the table – Stagewright</source>
        <translation>Przy stole – Stagewright</translation>
    </message>
    <message>
        <source>Retired: %1 of %2</source>
        <translation>Wycofany: %1 z %2</translation>
    </message>
    <message>
        <source>Entered: %1 of %2</source>
        <translation>Wpisany: %1 z %2</translation>
    </message>
    <message>
        <source>Next: %1 of %2</source>
        <translation>Następny: %1 z %2</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Zwycięzca</translation>
    </message>
    <message>
        <source>No drivers yet</source>
        <translation>Jeszcze brak kierowców</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>wycofany</translation>
    </message>
    <message>
        <source>Add them in the panel Results, in the order in which they start.</source>
        <translation>Dodaj ich w panelu Wyniki, w kolejności startu.</translation>
    </message>
    <message>
        <source>All races are driven.</source>
        <translation>Wszystkie wyścigi przejechane.</translation>
    </message>
    <message>
        <source>All stages are driven.</source>
        <translation>Wszystkie odcinki przejechane.</translation>
    </message>
    <message>
        <source>Enter: next driver   ↑ ↓: another driver   Space: retired   PgUp PgDn: another stage   F11, Esc: leave the full screen</source>
        <translation>Enter: następny kierowca   ↑ ↓: inny kierowca   Spacja: wycofany   PgUp PgDn: inny odcinek   F11, Esc: opuść pełny ekran</translation>
    </message>
    <message>
        <source>Enter: next driver   ↑ ↓: another driver   Space: retired   PgUp PgDn: another stage   F11: full screen   Esc: close</source>
        <translation>Enter: następny kierowca   ↑ ↓: inny kierowca   Spacja: wycofany   PgUp PgDn: inny odcinek   F11: pełny ekran   Esc: zamknij</translation>
    </message>
    <message>
        <source>Result of %1</source>
        <translation>Wynik: %1</translation>
    </message>
    <message>
        <source>1:37 or P2</source>
        <comment>time or place</comment>
        <translation>1:37 lub P2</translation>
    </message>
    <message>
        <source>Clock: %1</source>
        <translation>Zegar: %1</translation>
    </message>
</context>
<context>
    <name>stagewright::TitanEditor</name>
    <message>
        <source>Nothing is wrong here</source>
        <translation>Tu wszystko się zgadza</translation>
    </message>
    <message>
        <source>%1: click or drag over points; the same click takes it away, Esc stops it</source>
        <translation>%1: klikaj pola albo przeciągaj po nich; to samo kliknięcie usuwa, Esc kończy</translation>
    </message>
    <message>
        <source>Choose a mark and click points, or walk with the arrow keys and press a letter; %1 clears</source>
        <translation>Wybierz oznaczenie i klikaj pola albo chodź strzałkami i naciskaj litery; %1 czyści</translation>
    </message>
    <message>
        <source>Turn by two co&amp;lumns</source>
        <translation>Ob&amp;róć o dwie kolumny</translation>
    </message>
    <message>
        <source>Turn back by two c&amp;olumns</source>
        <translation>Obróć o dwie ko&amp;lumny z powrotem</translation>
    </message>
    <message>
        <source>Mirror le&amp;ft and right</source>
        <translation>&amp;Odbij lewą i prawą stronę</translation>
    </message>
    <message>
        <source>Fi&amp;nd a mark</source>
        <translation>Z&amp;najdź oznaczenie</translation>
    </message>
    <message>
        <source>&amp;Delete the marks</source>
        <translation>&amp;Usuń oznaczenia</translation>
    </message>
</context>
<context>
    <name>stagewright::TitanEstimatePanel</name>
    <message>
        <source>Titans are led</source>
        <translation>Tytani prowadzeni</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Na planszy</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Przy stole</translation>
    </message>
    <message>
        <source>As far as it goes</source>
        <translation>jak najdalej</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>losowo</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>Where turns end</source>
        <translation>gdzie kończą się tury</translation>
    </message>
    <message>
        <source>Where lives are lost</source>
        <translation>gdzie traci się życie</translation>
    </message>
    <message>
        <source>No time yet</source>
        <translation>Jeszcze bez czasu</translation>
    </message>
    <message>
        <source>Simulating races…</source>
        <translation>Symulowanie wyścigów…</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1&#xa0;min</translation>
    </message>
    <message numerus="yes">
        <source>%n titan(s), %1: %2 rounds, %3 turns</source>
        <translation>
            <numerusform>%n tytan, %1: rund %2, tur %3</numerusform>
            <numerusform>%n tytani, %1: rund %2, tur %3</numerusform>
            <numerusform>%n tytanów, %1: rund %2, tur %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lap(s)</source>
        <translation>
            <numerusform>%n okrążenie</numerusform>
            <numerusform>%n okrążenia</numerusform>
            <numerusform>%n okrążeń</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lives lost and %2 knock-outs a race</source>
        <translation>Na wyścig: stracone punkty życia %1, nokauty %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number and titan of a seat</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Both ways of handing dice on are as fair here.</source>
        <translation>Oba sposoby przekazywania kości są tu równie sprawiedliwe.</translation>
    </message>
    <message>
        <source>Handing dice on by the book is fairer here.</source>
        <translation>Przekazywanie kości jak w instrukcji jest tu sprawiedliwsze.</translation>
    </message>
    <message>
        <source>Handing dice on rolling is fairer here.</source>
        <translation>Przekazywanie kości po kolei jest tu sprawiedliwsze.</translation>
    </message>
    <message>
        <source>%1 For all seats to win alike, other seats would have to win %2 of 100 races by the book, %3 rolling.</source>
        <translation>%1 Aby wszystkie miejsca wygrywały tak samo, inne miejsca musiałyby wygrać %2 na 100 wyścigów jak w instrukcji, %3 po kolei.</translation>
    </message>
    <message>
        <source>Knock-outs</source>
        <translation>nokauty</translation>
    </message>
</context>
<context>
    <name>stagewright::TokenList</name>
    <message>
        <source>Tokens</source>
        <translation>Żetony</translation>
    </message>
</context>
<context>
    <name>stagewright::TokenPanel</name>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Angle of the token</source>
        <translation>Kąt żetonu</translation>
    </message>
    <message>
        <source>How the chosen token is turned, clockwise</source>
        <translation>Jak obrócony jest wybrany żeton, zgodnie z ruchem wskazówek</translation>
    </message>
    <message>
        <source>Drag one onto the road</source>
        <translation>Przeciągnij żeton na drogę</translation>
    </message>
</context>
<context>
    <name>stagewright::TrackForm</name>
    <message>
        <source>This is the whole board</source>
        <translation>To cała plansza</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Odbij</translation>
    </message>
    <message>
        <source>Turn by two columns</source>
        <translation>Obróć o dwie kolumny</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Tor</translation>
    </message>
    <message>
        <source>Left and right change places.</source>
        <translation>Lewa i prawa strona zamieniają się miejscami.</translation>
    </message>
    <message>
        <source>To the right: by two, as points then come onto points.</source>
        <translation>W prawo: o dwie, żeby pola trafiły na pola.</translation>
    </message>
    <message>
        <source>Of my own</source>
        <translation>Własny</translation>
    </message>
    <message>
        <source>%1 of %2, from the bottom</source>
        <translation>%1 z %2, od dołu</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) marked</source>
        <translation>
            <numerusform>oznaczono %n pole</numerusform>
            <numerusform>oznaczono %n pola</numerusform>
            <numerusform>oznaczono %n pól</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::TurnStrip</name>
    <message>
        <source>Turn %1: to %2 in gear %3, %4 s</source>
        <translation>Tura %1: na %2 na biegu %3, %4 s</translation>
    </message>
    <message>
        <source>Turns of the drive</source>
        <translation>Tury przejazdu</translation>
    </message>
    <message>
        <source>Round %1, car %2: to %3 in gear %4, %5 s</source>
        <translation>Runda %1, samochód %2: na %3 na biegu %4, %5 s</translation>
    </message>
</context>
<context>
    <name>stagewright::UnsavedDialog</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Niezapisane zmiany</translation>
    </message>
    <message numerus="yes">
        <source>Save the changes to these %n stages or rallies?</source>
        <translation>
            <numerusform>Zapisać zmiany w tym %n odcinku lub rajdzie?</numerusform>
            <numerusform>Zapisać zmiany w tych %n odcinkach lub rajdach?</numerusform>
            <numerusform>Zapisać zmiany w tych %n odcinkach lub rajdach?</numerusform>
        </translation>
    </message>
    <message>
        <source>Otherwise they are lost.</source>
        <translation>W przeciwnym razie przepadną.</translation>
    </message>
    <message>
        <source>With unsaved changes</source>
        <translation>Z niezapisanymi zmianami</translation>
    </message>
    <message>
        <source>&amp;Save all</source>
        <translation>Zapisz &amp;wszystkie</translation>
    </message>
    <message>
        <source>&amp;Discard all</source>
        <translation>&amp;Odrzuć wszystkie</translation>
    </message>
</context>
<context>
    <name>stagewright::WaitingNote</name>
    <message>
        <source>Give up</source>
        <translation>Zrezygnuj</translation>
    </message>
    <message>
        <source>Still waiting for &quot;%1&quot;</source>
        <translation>Oczekiwanie na „%1”</translation>
    </message>
    <message numerus="yes">
        <source>Still waiting for %n files</source>
        <translation>
            <numerusform>Oczekiwanie na %n plik</numerusform>
            <numerusform>Oczekiwanie na %n pliki</numerusform>
            <numerusform>Oczekiwanie na %n plików</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on without them. What was open the last time is tried again at the next start.</source>
        <translation>Kontynuuj bez nich. To, co było otwarte ostatnim razem, będzie próbowane ponownie przy następnym uruchomieniu.</translation>
    </message>
</context>
<context>
    <name>stagewright::WatchPage</name>
    <message>
        <source>Time so far</source>
        <translation>Czas do tej chwili</translation>
    </message>
    <message>
        <source>Looking for a drive…</source>
        <translation>Szukanie przejazdu…</translation>
    </message>
    <message>
        <source>Racing…</source>
        <translation>Trwa wyścig…</translation>
    </message>
    <message>
        <source>Car %1: %2</source>
        <comment>its time</comment>
        <translation>Samochód %1: %2</translation>
    </message>
    <message>
        <source>Order: %1</source>
        <translation>Kolejność: %1</translation>
    </message>
</context>
<context>
    <name>stagewright::WelcomePage</name>
    <message>
        <source>Recent files</source>
        <translation>Ostatnie pliki</translation>
    </message>
    <message>
        <source>Look at a sample</source>
        <translation>Zobacz przykład</translation>
    </message>
    <message>
        <source>Stagewright</source>
        <translation>Stagewright</translation>
    </message>
    <message>
        <source>&amp;Back to the stage</source>
        <translation>&amp;Wróć do odcinka</translation>
    </message>
    <message>
        <source>Lay a stage, see at once whether it can be driven and how long it takes, and print what the table needs.</source>
        <translation>Ułóż odcinek, od razu zobacz, czy da się go przejechać i ile to potrwa, i wydrukuj to, co potrzebne przy stole.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Zacznij</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Otwórz plik</translation>
    </message>
    <message>
        <source>Stages of this program, of the web editor and the Windows editor, and scripts of Tabletop Simulator</source>
        <translation>Odcinki z tego programu, z edytora internetowego i edytora dla Windows oraz skrypty Tabletop Simulatora</translation>
    </message>
    <message>
        <source>How a stage is built</source>
        <translation>Jak powstaje odcinek</translation>
    </message>
    <message>
        <source>Drag tiles from the palette onto the board. A double-click lays one where the road goes on, turned so that it fits.</source>
        <translation>Przeciągaj kafle z palety na planszę. Dwukrotne kliknięcie kładzie kafel tam, gdzie droga biegnie dalej, obrócony tak, by pasował.</translation>
    </message>
    <message>
        <source>R turns a tile and F flips it, on the board or while it is dragged; the wheel turns it too.</source>
        <translation>R obraca kafel, a F go odwraca, na planszy lub podczas przeciągania; kółko myszy też go obraca.</translation>
    </message>
    <message>
        <source>What cannot be driven, or is not in your boxes, stands in the findings, often with a button that mends it.</source>
        <translation>To, czego nie da się przejechać lub czego nie ma w twoich pudełkach, trafia do uwag, często z przyciskiem, który to naprawia.</translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n odcinek</numerusform>
            <numerusform>%n odcinki</numerusform>
            <numerusform>%n odcinków</numerusform>
        </translation>
    </message>
    <message>
        <source>Or drop it here</source>
        <translation>Albo upuść go tutaj</translation>
    </message>
    <message>
        <source>New circuit</source>
        <translation>Nowy tor</translation>
    </message>
    <message>
        <source>New stage</source>
        <translation>Nowy odcinek</translation>
    </message>
</context>
<context>
    <name>stagewright::WishesForm</name>
    <message>
        <source>Danger</source>
        <translation>Zagrożenie</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Zakręty</translation>
    </message>
    <message>
        <source>Jumps</source>
        <translation>Hopki</translation>
    </message>
    <message>
        <source>Fords</source>
        <translation>Przeszkody wodne</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Skróty</translation>
    </message>
    <message>
        <source>Asphalt</source>
        <translation>Asfalt</translation>
    </message>
    <message>
        <source>Gravel</source>
        <translation>Szuter</translation>
    </message>
    <message>
        <source>Snow</source>
        <translation>Śnieg</translation>
    </message>
    <message>
        <source>Service park, or pit</source>
        <translation>Serwis albo pit stop</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Odcinek</translation>
    </message>
    <message>
        <source>Circuit</source>
        <translation>Tor</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>kafli</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minut</translation>
    </message>
    <message>
        <source>Length in</source>
        <translation>Długość w</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Długość</translation>
    </message>
    <message>
        <source>any</source>
        <comment>difficulty</comment>
        <translation>dowolna</translation>
    </message>
    <message>
        <source>More wishes</source>
        <translation>Więcej życzeń</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>any</source>
        <comment>share of a surface</comment>
        <translation>dowolna</translation>
    </message>
    <message>
        <source>any</source>
        <comment>amount</comment>
        <translation>dowolna</translation>
    </message>
    <message>
        <source>few</source>
        <comment>amount</comment>
        <translation>mało</translation>
    </message>
    <message>
        <source>some</source>
        <comment>amount</comment>
        <translation>średnio</translation>
    </message>
    <message>
        <source>many</source>
        <comment>amount</comment>
        <translation>dużo</translation>
    </message>
    <message>
        <source>low</source>
        <translation>małe</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>średnie</translation>
    </message>
    <message>
        <source>high</source>
        <translation>duże</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Trudność</translation>
    </message>
    <message>
        <source>All on the table at once</source>
        <translation>Wszystkie naraz na stole</translation>
    </message>
    <message>
        <source>From two on, whole rallies are looked for</source>
        <translation>Od dwóch szuka się całych rajdów</translation>
    </message>
    <message>
        <source>as it comes</source>
        <comment>course of a rally</comment>
        <translation>dowolny</translation>
    </message>
    <message>
        <source>easy to hard</source>
        <translation>od łatwych do trudnych</translation>
    </message>
    <message>
        <source>hard to easy</source>
        <translation>od trudnych do łatwych</translation>
    </message>
    <message>
        <source>No tile is needed by two stages</source>
        <translation>Żaden kafel nie jest potrzebny w dwóch odcinkach</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Odcinki</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Przebieg</translation>
    </message>
</context>
</TS>
