<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ActionText</name>
    <message>
        <source>&amp;New stage…</source>
        <translation>&amp;Neue Strecke…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Export PDF…</source>
        <translation>Als &amp;PDF exportieren…</translation>
    </message>
    <message>
        <source>Add tile &amp;file…</source>
        <translation>&amp;Teiledatei hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Ne&amp;xt tab</source>
        <translation>&amp;Nächster Tab</translation>
    </message>
    <message>
        <source>Pre&amp;vious tab</source>
        <translation>&amp;Voriger Tab</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Wieder&amp;herstellen</translation>
    </message>
    <message>
        <source>&amp;Flip</source>
        <translation>U&amp;mdrehen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Lö&amp;schen</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>Letztes Teil &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>Lay another &amp;way</source>
        <translation>Anders &amp;legen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Re&amp;verse the stage</source>
        <translation>Fahrtri&amp;chtung umkehren</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Alles aus&amp;wählen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>&amp;Fit the stage</source>
        <translation>Ganze Strecke &amp;zeigen</translation>
    </message>
    <message>
        <source>&amp;Reset panels</source>
        <translation>&amp;Fensterbereiche zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;About Stagewright</source>
        <translation>Über &amp;Stagewright</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>Turn c&amp;lockwise</source>
        <translation>Im &amp;Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Turn c&amp;ounter-clockwise</source>
        <translation>Gegen &amp;den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Dupl&amp;icate</source>
        <translation>Du&amp;plizieren</translation>
    </message>
    <message>
        <source>Replace with the palette&apos;s til&amp;e</source>
        <translation>Durch das &amp;Teil der Palette ersetzen</translation>
    </message>
    <message>
        <source>Fi&amp;nd a tile</source>
        <translation>Teil &amp;finden</translation>
    </message>
    <message>
        <source>Boxe&amp;s and table…</source>
        <translation>Schachteln und T&amp;isch…</translation>
    </message>
    <message>
        <source>&amp;Zoom out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Show hint&amp;s</source>
        <translation>&amp;Hinweise zeigen</translation>
    </message>
    <message>
        <source>Next to&amp;ken</source>
        <translation>&amp;Nächstes Plättchen</translation>
    </message>
    <message>
        <source>Next panel</source>
        <translation>Nächster Fensterbereich</translation>
    </message>
    <message>
        <source>Previous panel</source>
        <translation>Voriger Fensterbereich</translation>
    </message>
    <message>
        <source>Settin&amp;gs…</source>
        <translation>Einstellun&amp;gen…</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>&amp;Befehl suchen…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>&amp;Tastenkürzel…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Welcome page</source>
        <translation>&amp;Willkommensseite</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Close o&amp;thers</source>
        <translation>&amp;Andere schließen</translation>
    </message>
    <message>
        <source>Show in fol&amp;der</source>
        <translation>Im &amp;Ordner zeigen</translation>
    </message>
    <message>
        <source>Copy pat&amp;h</source>
        <translation>Pfad &amp;kopieren</translation>
    </message>
    <message>
        <source>Paste here</source>
        <translation>Hier einfügen</translation>
    </message>
    <message>
        <source>Note on this tile</source>
        <translation>Notiz zu diesem Teil</translation>
    </message>
    <message>
        <source>What fits here</source>
        <translation>Was hier passt</translation>
    </message>
    <message>
        <source>Full size (&amp;100 %)</source>
        <translation>Volle Größe (&amp;100 %)</translation>
    </message>
    <message>
        <source>Zoom to the selection</source>
        <translation>Auf die Auswahl zoomen</translation>
    </message>
    <message>
        <source>What is wrong here</source>
        <translation>Was hier nicht stimmt</translation>
    </message>
    <message>
        <source>&amp;Print the keys…</source>
        <translation>Tasten &amp;drucken…</translation>
    </message>
    <message>
        <source>First s&amp;teps</source>
        <translation>Erste Schr&amp;itte</translation>
    </message>
    <message>
        <source>Lead to the finish</source>
        <translation>Zum Ziel führen</translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation>Als B&amp;ild kopieren</translation>
    </message>
    <message>
        <source>Cop&amp;y as code</source>
        <translation>A&amp;ls Code kopieren</translation>
    </message>
</context>
<context>
    <name>AddedStages</name>
    <message numerus="yes">
        <source>Add %n stages</source>
        <translation>
            <numerusform>%n Strecke hinzufügen</numerusform>
            <numerusform>%n Strecken hinzufügen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AgainstPrint</name>
    <message>
        <source>The start %1 is driven the wrong way round.</source>
        <translation>Der Start %1 wird verkehrt herum befahren.</translation>
    </message>
    <message>
        <source>The finish %1 is driven the wrong way round.</source>
        <translation>Das Ziel %1 wird verkehrt herum befahren.</translation>
    </message>
    <message>
        <source>Turn %1 round</source>
        <translation>%1 um 180° drehen</translation>
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
        <translation>ZIEL</translation>
    </message>
</context>
<context>
    <name>Arguments</name>
    <message>
        <source>takes no files</source>
        <translation>nimmt keine Dateien</translation>
    </message>
    <message>
        <source>no file is named</source>
        <translation>es ist keine Datei angegeben</translation>
    </message>
    <message>
        <source>takes one file only</source>
        <translation>nimmt nur eine Datei</translation>
    </message>
    <message>
        <source>%1. See: %2 --help</source>
        <translation>%1. Siehe: %2 --help</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Zeigt diese Hilfe.</translation>
    </message>
    <message>
        <source>Write the result as JSON.</source>
        <translation>Schreibt das Ergebnis als JSON.</translation>
    </message>
    <message>
        <source>no output file is named. Name one with -o</source>
        <translation>es ist keine Ausgabedatei angegeben. Mit -o eine angeben</translation>
    </message>
    <message>
        <source>the name of a file is empty</source>
        <translation>der Name einer Datei ist leer</translation>
    </message>
    <message>
        <source>is read, and would be replaced</source>
        <translation>wird gelesen und würde ersetzt</translation>
    </message>
    <message>
        <source>Name another file with -o</source>
        <translation>Nennen Sie mit -o eine andere Datei</translation>
    </message>
    <message>
        <source>The stage file; &quot;-&quot; is standard input.</source>
        <translation>Die Streckendatei; „-“ ist die Standardeingabe.</translation>
    </message>
    <message>
        <source>The stage files; &quot;-&quot; is standard input.</source>
        <translation>Die Streckendateien; „-“ ist die Standardeingabe.</translation>
    </message>
    <message>
        <source>%1 &quot;-&quot; is standard output.</source>
        <translation>%1 „-“ ist die Standardausgabe.</translation>
    </message>
    <message>
        <source>The folders, read with all below them.</source>
        <translation>Die Ordner; sie werden mit allem darunter gelesen.</translation>
    </message>
    <message>
        <source>The two files; &quot;-&quot; is standard input.</source>
        <translation>Die beiden Dateien; „-“ ist die Standardeingabe.</translation>
    </message>
    <message>
        <source>takes two files</source>
        <translation>nimmt zwei Dateien</translation>
    </message>
</context>
<context>
    <name>AssumedRules</name>
    <message>
        <source>faces with a hazard of some dice</source>
        <translation>Gefahrenseiten mancher Würfel</translation>
    </message>
    <message>
        <source>dice and limits of some tyres on some roads</source>
        <translation>Würfel und Grenzen mancher Reifen auf manchem Belag</translation>
    </message>
    <message>
        <source>odds of a spin and of leaving the road</source>
        <translation>wie oft es ein Dreher ist und wie oft man von der Strecke abkommt</translation>
    </message>
    <message>
        <source>gear dice lost off the road</source>
        <translation>Gangwürfel, die man neben der Straße verliert</translation>
    </message>
    <message>
        <source>odds of the cut cards</source>
        <translation>Häufigkeit der Abkürzungskarten</translation>
    </message>
    <message>
        <source>what dirt on a corner does</source>
        <translation>was Schmutz in einer Kurve bewirkt</translation>
    </message>
    <message>
        <source>slides at exactly their gear</source>
        <translation>Drift genau in seinem Gang</translation>
    </message>
    <message>
        <source>how far bumps throw a car</source>
        <translation>wie weit ein Sprung trägt</translation>
    </message>
    <message>
        <source>control lost in a ford before it stops</source>
        <translation>Kontrollverlust in der Furt kommt vor dem Halt</translation>
    </message>
    <message>
        <source>a lower limit on a new road holds at once</source>
        <translation>eine niedrigere Grenze auf neuem Belag gilt sofort</translation>
    </message>
    <message>
        <source>the stage ends beyond its last space</source>
        <translation>die Strecke endet hinter ihrem letzten Feld</translation>
    </message>
    <message>
        <source>what seconds cost and save</source>
        <translation>was Sekunden kosten und sparen</translation>
    </message>
    <message>
        <source>what the spare wheel costs</source>
        <translation>was das Ersatzrad kostet</translation>
    </message>
    <message>
        <source>Ends 0, 1, 2 run clockwise round a board. Where yours run the other way, the drawing is its mirror image.</source>
        <translation>Die Enden 0, 1, 2 laufen im Uhrzeigersinn um einen Spielplan. Laufen sie auf den eigenen andersherum, ist die Zeichnung spiegelverkehrt.</translation>
    </message>
    <message>
        <source>Roads of the snow sides join the same ends as those of the dry sides.</source>
        <translation>Die Straßen der Schneeseiten verbinden dieselben Enden wie die der trockenen Seiten.</translation>
    </message>
    <message>
        <source>In long corners a car may change to a space of the other line that begins and ends further on.</source>
        <translation>In langen Kurven darf ein Auto auf ein Feld der anderen Linie wechseln, das weiter vorn beginnt und endet.</translation>
    </message>
</context>
<context>
    <name>AtomicFile</name>
    <message>
        <source>cannot be written: %1</source>
        <translation>kann nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>Choose another place</source>
        <translation>Einen anderen Ort wählen</translation>
    </message>
    <message>
        <source>this is no ordinary file</source>
        <translation>dies ist keine gewöhnliche Datei</translation>
    </message>
</context>
<context>
    <name>BoardActions</name>
    <message>
        <source>Replace &amp;by</source>
        <translation>E&amp;rsetzen durch</translation>
    </message>
</context>
<context>
    <name>BoardLegend</name>
    <message>
        <source>Cannot be laid or driven</source>
        <translation>Kann nicht gelegt oder befahren werden</translation>
    </message>
    <message>
        <source>Probably a slip</source>
        <translation>Wohl ein Versehen</translation>
    </message>
    <message>
        <source>Lanes match</source>
        <translation>Spuren passen</translation>
    </message>
    <message>
        <source>Lanes differ</source>
        <translation>Spuren passen nicht</translation>
    </message>
    <message>
        <source>Lanes at an open end</source>
        <translation>Spuren an einem offenen Ende</translation>
    </message>
    <message>
        <source>The road goes on here</source>
        <translation>Hier geht die Fahrbahn weiter</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Ausgewählt</translation>
    </message>
    <message>
        <source>Where the keys are</source>
        <translation>Wo die Tasten wirken</translation>
    </message>
    <message>
        <source>It fits here</source>
        <translation>Passt hier</translation>
    </message>
    <message>
        <source>It does not fit here</source>
        <translation>Passt hier nicht</translation>
    </message>
    <message>
        <source>It cannot lie here</source>
        <translation>Kann hier nicht liegen</translation>
    </message>
    <message>
        <source>The way that is driven</source>
        <translation>Der gefahrene Weg</translation>
    </message>
    <message>
        <source>Edge of the table</source>
        <translation>Rand des Tischs</translation>
    </message>
    <message>
        <source>Number of the tile</source>
        <translation>Nummer des Teils</translation>
    </message>
    <message>
        <source>What the co-driver reads</source>
        <translation>Was der Beifahrer liest</translation>
    </message>
</context>
<context>
    <name>BoardList</name>
    <message>
        <source>ends %1 to %2 on the right</source>
        <translation>Enden %1 bis %2 rechts</translation>
    </message>
    <message>
        <source>ends %1 to %2 at the bottom</source>
        <translation>Enden %1 bis %2 unten</translation>
    </message>
    <message>
        <source>ends %1 to %2 on the left</source>
        <translation>Enden %1 bis %2 links</translation>
    </message>
    <message>
        <source>ends %1 to %2 at the top</source>
        <translation>Enden %1 bis %2 oben</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>ends of boards</comment>
        <translation>%1 an %2</translation>
    </message>
    <message>
        <source>Boards to take</source>
        <translation>Spielpläne zum Bereitlegen</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>Drag a tile here, or double-click one in the palette.</source>
        <translation>Ein Teil hierher ziehen oder in der Palette doppelt anklicken.</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>surface not known</source>
        <translation>Belag nicht bekannt</translation>
    </message>
    <message>
        <source>asphalt</source>
        <translation>Asphalt</translation>
    </message>
    <message>
        <source>snow</source>
        <translation>Schnee</translation>
    </message>
    <message>
        <source>earth</source>
        <translation>Erde</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>side of a board, its surface</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) inside</source>
        <translation>
            <numerusform>%n Feld innen</numerusform>
            <numerusform>%n Felder innen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 by the slides</source>
        <translation>%1, %2 im Drift</translation>
    </message>
</context>
<context>
    <name>BoxChoice</name>
    <message>
        <source>there is no box &quot;%1&quot;</source>
        <translation>es gibt keine Schachtel „%1“</translation>
    </message>
    <message>
        <source>several boxes may be meant by &quot;%1&quot;</source>
        <translation>mit „%1“ können mehrere Schachteln gemeint sein</translation>
    </message>
    <message>
        <source>The boxes are %1</source>
        <translation>Die Schachteln sind %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number of boxes</source>
        <translation>„%1“ ist keine Anzahl von Schachteln</translation>
    </message>
    <message>
        <source>Give a whole number from 0 to %1, such as %2:2</source>
        <translation>Eine ganze Zahl von 0 bis %1 angeben, zum Beispiel %2:2</translation>
    </message>
</context>
<context>
    <name>BoxList</name>
    <message>
        <source>stage board</source>
        <translation>Streckentafel</translation>
    </message>
    <message>
        <source>boost dice</source>
        <translation>Boostwürfel</translation>
    </message>
    <message>
        <source>popularity die</source>
        <translation>Beliebtheitswürfel</translation>
    </message>
    <message>
        <source>passive effect tokens</source>
        <translation>Plättchen für Dauereffekte</translation>
    </message>
    <message>
        <source>player boards</source>
        <translation>Spielertafeln</translation>
    </message>
    <message>
        <source>racing team boards</source>
        <translation>Teamtafeln</translation>
    </message>
    <message>
        <source>player aids</source>
        <translation>Übersichtskarten</translation>
    </message>
    <message>
        <source>player dice</source>
        <translation>Spielerwürfel</translation>
    </message>
    <message>
        <source>hazard dice</source>
        <translation>Gefahrenwürfel</translation>
    </message>
    <message>
        <source>damage tokens</source>
        <translation>Schadensplättchen</translation>
    </message>
    <message>
        <source>cars</source>
        <translation>Autos</translation>
    </message>
    <message>
        <source>speed markers</source>
        <translation>Tempomarker</translation>
    </message>
    <message>
        <source>popularity markers</source>
        <translation>Beliebtheitsmarker</translation>
    </message>
    <message>
        <source>damage markers</source>
        <translation>Schadensmarker</translation>
    </message>
    <message>
        <source>navigator tokens</source>
        <translation>Beifahrerplättchen</translation>
    </message>
    <message>
        <source>cards of the starter decks</source>
        <translation>Karten der Startdecks</translation>
    </message>
    <message>
        <source>ghost driver card</source>
        <translation>Karte des Geisterpiloten</translation>
    </message>
    <message>
        <source>stage cards: %1</source>
        <translation>Streckenkarten: %1</translation>
    </message>
    <message>
        <source>driver cards: %1</source>
        <translation>Fahrerkarten: %1</translation>
    </message>
</context>
<context>
    <name>BoxSheet</name>
    <message>
        <source>With tiles of: %1</source>
        <translation>Mit Teilen aus: %1</translation>
    </message>
    <message>
        <source>All tiles</source>
        <translation>Alle Teile</translation>
    </message>
</context>
<context>
    <name>Boxes</name>
    <message>
        <source>must be an object with a count for each tile</source>
        <translation>muss ein Objekt mit einer Anzahl für jedes Teil sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the number of a tile</source>
        <translation>„%1“ ist nicht die Nummer eines Teils</translation>
    </message>
    <message>
        <source>the count of tile %1 must be a whole number from %2 to %3</source>
        <translation>die Anzahl von Teil %1 muss eine ganze Zahl von %2 bis %3 sein</translation>
    </message>
    <message>
        <source>must not be empty</source>
        <translation>darf nicht leer sein</translation>
    </message>
    <message>
        <source>says %1, but the tiles add up to %2</source>
        <translation>gibt %1 an, aber zusammen sind es %2 Teile</translation>
    </message>
    <message>
        <source>must be a list of boxes, in square brackets</source>
        <translation>muss eine Liste von Schachteln in eckigen Klammern sein</translation>
    </message>
    <message>
        <source>the box &quot;%1&quot; is listed twice</source>
        <translation>die Schachtel „%1“ steht zweimal in der Liste</translation>
    </message>
</context>
<context>
    <name>BoxesCommand</name>
    <message>
        <source>list the boxes that the program knows</source>
        <translation>listet die Schachteln, die das Programm kennt</translation>
    </message>
    <message>
        <source>Lists the boxes that the program knows, by the names that other commands use.</source>
        <translation>Listet die Schachteln, die das Programm kennt, unter den Namen, die andere Befehle verwenden.</translation>
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
        <translation>„%1“ von der Liste der Schachteln nehmen</translation>
    </message>
    <message>
        <source>List the boxes that are needed</source>
        <translation>Die nötigen Schachteln eintragen</translation>
    </message>
    <message>
        <source>Add the box %1</source>
        <translation>Schachtel %1 hinzufügen</translation>
    </message>
    <message>
        <source>Stagewright does not know the box &quot;%1&quot; on the list.</source>
        <translation>Stagewright kennt die Schachtel „%1“ auf der Liste nicht.</translation>
    </message>
    <message>
        <source>These stages need the box %1, which is not on the list: %2.</source>
        <translation>Diese Strecken brauchen die Schachtel %1, die nicht auf der Liste steht: %2.</translation>
    </message>
    <message>
        <source>Unlike the first stage, these need the box %1: %2.</source>
        <translation>Anders als die erste Strecke brauchen diese die Schachtel %1: %2.</translation>
    </message>
</context>
<context>
    <name>CarColours</name>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>white</source>
        <translation>Weiß</translation>
    </message>
</context>
<context>
    <name>CardEstimate</name>
    <message>
        <source>What the ghost driver scores is not known: no text tells the faces of the hazard die. Enter all six as hazardFaces, and it is.</source>
        <translation>Was der Geisterpilot erreicht, ist nicht bekannt: Kein Text nennt die Seiten des Gefahrenwürfels. Alle sechs als hazardFaces eintragen, dann ist es bekannt.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), %1, %2</source>
        <translation>
            <numerusform>%n Runde, %1, %2</numerusform>
            <numerusform>%n Runden, %1, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Ghost driver, %1: pairs of dice by round %2, together %3</source>
        <translation>Geisterpilot, %1: Würfelpaare je Runde %2, zusammen %3</translation>
    </message>
    <message>
        <source>In the mean he scores %1 speed points and %2 for popularity, nothing of it covered.</source>
        <translation>Im Mittel macht er %1 Tempopunkte und %2 für Beliebtheit, wenn nichts davon verdeckt wird.</translation>
    </message>
    <message>
        <source>no cards are laid to play with</source>
        <translation>es liegen keine Karten zum Spielen aus</translation>
    </message>
    <message>
        <source>Choose a stage and a shop</source>
        <translation>Eine Strecke und einen Laden wählen</translation>
    </message>
</context>
<context>
    <name>CardGameFile</name>
    <message>
        <source>must say where the value comes from</source>
        <translation>muss sagen, woher der Wert stammt</translation>
    </message>
    <message>
        <source>is not a level of the ghost driver</source>
        <translation>ist keine Stufe des Geisterpiloten</translation>
    </message>
    <message>
        <source>must be at most three cards, 1 to 6</source>
        <translation>müssen höchstens drei Karten sein, 1 bis 6</translation>
    </message>
    <message>
        <source>is not a stack of the shop</source>
        <translation>ist kein Stapel des Ladens</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>muss %1 sein</translation>
    </message>
    <message>
        <source>lacks the level &quot;%1&quot;</source>
        <translation>die Stufe „%1“ fehlt</translation>
    </message>
</context>
<context>
    <name>CardPages</name>
    <message>
        <source>Driver</source>
        <translation>Fahrer</translation>
    </message>
    <message>
        <source>Car</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>then service</source>
        <translation>dann Service</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>then a pit stop</source>
        <translation>dann Boxenstopp</translation>
    </message>
    <message>
        <source>Race card</source>
        <translation>Rennkarte</translation>
    </message>
    <message>
        <source>Time card</source>
        <translation>Bordkarte</translation>
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
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>Dice. Who alone is most popular takes the popularity die. All roll at once: hazards count immediately, the other dice go to the team by their value.</source>
        <translation>Würfel. Wer allein am beliebtesten ist, nimmt den Beliebtheitswürfel. Alle würfeln zugleich: Gefahren gelten sofort, die anderen Würfel kommen nach ihrem Wert ans Team.</translation>
    </message>
    <message>
        <source>Driving, in any order and as often as you can: play a card to an empty slot, use a card below a die, buy, map a stage card, turn dice, suffer a hazard of your own accord for 2 traction.</source>
        <translation>Fahren, in beliebiger Reihenfolge und so oft es geht: eine Karte auf einen leeren Platz spielen, eine Karte unter einem Würfel nutzen, kaufen, eine Streckenkarte befahren, Würfel drehen, freiwillig eine Gefahr für 2 Traktion nehmen.</translation>
    </message>
    <message>
        <source>Scoring. The cards move on; of the one that leaves, each navigator token gives what stands below your car now: speed, in the red zone popularity.</source>
        <translation>Wertung. Die Karten rücken weiter; von der, die geht, bringt jedes Beifahrerplättchen, was jetzt unter dem Auto steht: Tempo, in der roten Zone Beliebtheit.</translation>
    </message>
    <message>
        <source>Tidying up. Cards of the team move one slot on, the last is discarded; discard from the hand what you like and draw to five.</source>
        <translation>Aufräumen. Die Karten des Teams rücken einen Platz weiter, die letzte wird abgelegt; aus der Hand ablegen, was man will, und auf fünf nachziehen.</translation>
    </message>
    <message>
        <source>Damage tokens that are flipped</source>
        <translation>Umgedrehte Schadensplättchen</translation>
    </message>
    <message>
        <source>The car moves a space more when a card is mapped.</source>
        <translation>Beim Befahren einer Karte zieht das Auto ein Feld mehr.</translation>
    </message>
    <message>
        <source>Cards cost a wrench more.</source>
        <translation>Karten kosten einen Schraubenschlüssel mehr.</translation>
    </message>
    <message>
        <source>Mapping costs a traction more.</source>
        <translation>Das Befahren kostet eine Traktion mehr.</translation>
    </message>
    <message>
        <source>You draw to three cards, not five.</source>
        <translation>Man zieht auf drei Karten nach, nicht auf fünf.</translation>
    </message>
    <message>
        <source>As the first: yet a space more.</source>
        <translation>Wie das erste: noch ein Feld mehr.</translation>
    </message>
    <message>
        <source>Passive effects do nothing.</source>
        <translation>Dauereffekte wirken nicht.</translation>
    </message>
    <message>
        <source>Both dials go back to 0 at the end of each round.</source>
        <translation>Beide Zählscheiben gehen am Ende jeder Runde auf 0 zurück.</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>The marker goes one on for each hit. At the fifth the leftmost token that is not flipped is, the marker goes to 0, and what is left of the hits goes on.</source>
        <translation>Der Marker rückt je Treffer um eins. Beim fünften wird das linke noch nicht umgedrehte Plättchen umgedreht, der Marker geht auf 0, und die übrigen Treffer zählen weiter.</translation>
    </message>
    <message>
        <source>An eighth flip destroys the car: 40 hits in all, 5 fewer for each token flipped from the start.</source>
        <translation>Beim achten Umdrehen ist das Auto zerstört: 40 Treffer in allem, 5 weniger für jedes von Anfang an umgedrehte Plättchen.</translation>
    </message>
    <message>
        <source>Dice and dials</source>
        <translation>Würfel und Zählscheiben</translation>
    </message>
    <message>
        <source>A wrench turns a die by one; from 6 to 1 it is five. The popularity die shows no more than 2.</source>
        <translation>Ein Schraubenschlüssel dreht einen Würfel um eins; von 6 auf 1 sind es fünf. Der Beliebtheitswürfel zeigt höchstens 2.</translation>
    </message>
    <message>
        <source>Wrenches and traction stay from round to round, to 10 at most.</source>
        <translation>Schraubenschlüssel und Traktion bleiben von Runde zu Runde, höchstens 10.</translation>
    </message>
    <message>
        <source>A hazard takes a die from your supply, which stays with you until it is repaired; without one left, roll one that you have.</source>
        <translation>Eine Gefahr nimmt einen Würfel aus dem Vorrat, der bis zur Reparatur bleibt; ist keiner mehr da, einen der eigenen werfen.</translation>
    </message>
    <message>
        <source>Mapping and buying</source>
        <translation>Befahren und Kaufen</translation>
    </message>
    <message>
        <source>One token a card and player; three once in a stage, with its card that says so. Arrows have to be followed; a car at the edge suffers one hazard.</source>
        <translation>Ein Plättchen je Karte und Spieler; drei einmal je Strecke, mit der Karte, die es sagt. Pfeilen ist zu folgen; ein Auto am Rand nimmt eine Gefahr.</translation>
    </message>
    <message>
        <source>The last card of a stack goes to the more popular, then to who has fewer speed points, then to nobody in this round.</source>
        <translation>Die letzte Karte eines Stapels bekommt, wer beliebter ist, dann wer weniger Tempopunkte hat, sonst in dieser Runde niemand.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Speed points, the numbers on all your cards, one less for each hazard die you have, 3 and 1 for popularity.</source>
        <translation>Tempopunkte, die Zahlen auf allen eigenen Karten, eins weniger je Gefahrenwürfel, 3 und 1 für Beliebtheit.</translation>
    </message>
</context>
<context>
    <name>CardSeason</name>
    <message>
        <source>All stages together, which is an idea of this program: the rulebook has single stages.</source>
        <translation>Alle Strecken zusammen, was eine Idee dieses Programms ist: Das Regelbuch hat einzelne Strecken.</translation>
    </message>
</context>
<context>
    <name>CardSetUp</name>
    <message>
        <source>Stage</source>
        <translation>Strecke</translation>
    </message>
    <message>
        <source>still to be chosen</source>
        <translation>noch zu wählen</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards lie open, card 1 farthest from the deck&apos;s place; the slot beside that stays empty. A first player is chosen: the driving phase goes round from him, clockwise.</source>
        <translation>Alle Karten liegen offen, Karte 1 am weitesten vom Platz des Stapels; der Platz daneben bleibt leer. Ein erster Spieler wird bestimmt: Gefahren wird reihum von ihm aus, im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Pile face down, 1 on top. The first %1 cards lie open, card 1 farthest from the deck: it leaves first.</source>
        <translation>Stapel verdeckt, 1 obenauf. Die ersten %1 Karten liegen offen, Karte 1 am weitesten vom Stapel: Sie geht zuerst.</translation>
    </message>
    <message>
        <source>The slot beside the deck stays empty all the time.</source>
        <translation>Der Platz neben dem Stapel bleibt immer leer.</translation>
    </message>
    <message>
        <source>The empty slot moves along with the cards: in the round in which it leaves, no card is scored.</source>
        <translation>Der leere Platz rückt mit den Karten mit: In der Runde, in der er geht, wird keine Karte gewertet.</translation>
    </message>
    <message>
        <source>Shop</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>and one of your choice: the rulebook does not tell which</source>
        <translation>und einer nach Wahl: Das Regelbuch sagt nicht, welcher</translation>
    </message>
    <message numerus="yes">
        <source>Each stack has %n card(s), for any number of players.</source>
        <translation>
            <numerusform>Jeder Stapel hat %n Karte, für jede Spielerzahl.</numerusform>
            <numerusform>Jeder Stapel hat %n Karten, für jede Spielerzahl.</numerusform>
        </translation>
    </message>
    <message>
        <source>no damage token flipped</source>
        <translation>kein Schadensplättchen umgedreht</translation>
    </message>
    <message numerus="yes">
        <source>%n damage token(s) flipped, from the left</source>
        <translation>
            <numerusform>%n Schadensplättchen umgedreht, von links</numerusform>
            <numerusform>%n Schadensplättchen umgedreht, von links</numerusform>
        </translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>driver: ____________</source>
        <translation>Fahrer: ____________</translation>
    </message>
    <message>
        <source>Everybody: car in the middle of the top row, marked 4; damage tokens 1 to 7 in order, the eighth slot empty; three hazard dice below them; damage marker and both dials on 0; three dice, ten navigator tokens; speed and popularity at the beginning of their tracks.</source>
        <translation>Jeder: Auto in die Mitte der oberen Reihe, mit 4 bezeichnet; Schadensplättchen 1 bis 7 der Reihe nach, der achte Platz leer; drei Gefahrenwürfel darunter; Schadensmarker und beide Zählscheiben auf 0; drei Würfel, zehn Beifahrerplättchen; Tempo und Beliebtheit am Anfang ihrer Leisten.</translation>
    </message>
    <message>
        <source>Starter deck and driver deck are shuffled together, ten cards; hand of five.</source>
        <translation>Startdeck und Fahrerdeck werden zusammengemischt, zehn Karten; fünf auf die Hand.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Everybody shuffles the starter deck with these cards: %1. Nobody has a driver deck. Hand of five.</source>
        <translation>Jeder mischt das Startdeck mit diesen Karten: %1. Niemand hat ein Fahrerdeck. Fünf auf die Hand.</translation>
    </message>
    <message numerus="yes">
        <source>Who has %n point(s) at the end qualifies for a real stage.</source>
        <translation>
            <numerusform>Wer am Ende %n Punkt hat, ist für eine richtige Strecke qualifiziert.</numerusform>
            <numerusform>Wer am Ende %n Punkte hat, ist für eine richtige Strecke qualifiziert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ghost driver</source>
        <translation>Geisterpilot</translation>
    </message>
    <message>
        <source>When a card with a die leaves, he gets that hazard die and a player die, from the next round on.</source>
        <translation>Geht eine Karte mit einem Würfel, bekommt er diesen Gefahrenwürfel und einen Spielerwürfel, ab der nächsten Runde.</translation>
    </message>
    <message>
        <source>From the box</source>
        <translation>Aus der Schachtel</translation>
    </message>
    <message>
        <source>%1 × shop cards %2</source>
        <translation>%1 × Ladenkarten %2</translation>
    </message>
</context>
<context>
    <name>CardTableFile</name>
    <message>
        <source>Leave out the rest</source>
        <translation>Den Rest weglassen</translation>
    </message>
    <message>
        <source>holds more notes than cards</source>
        <translation>enthält mehr Notizen als Karten</translation>
    </message>
    <message>
        <source>card %1 is there twice</source>
        <translation>Karte %1 steht zweimal da</translation>
    </message>
    <message>
        <source>Write all that is said of a card into one note</source>
        <translation>Alles über eine Karte in eine Notiz schreiben</translation>
    </message>
    <message>
        <source>a stage with a title needs an id</source>
        <translation>eine Strecke mit Titel braucht eine Kennung</translation>
    </message>
    <message>
        <source>Write &quot;sea-camp&quot;, &quot;trial&quot;, or one of your own</source>
        <translation>„sea-camp“, „trial“ oder eine eigene schreiben</translation>
    </message>
    <message>
        <source>the shop has nine stacks</source>
        <translation>der Laden hat neun Stapel</translation>
    </message>
    <message>
        <source>must be a list of stacks, each in quotes</source>
        <translation>muss eine Liste von Stapeln sein, jeder in Anführungszeichen</translation>
    </message>
    <message>
        <source>Write number and letter, as in &quot;1A&quot;</source>
        <translation>Nummer und Buchstabe schreiben, wie „1A“</translation>
    </message>
    <message>
        <source>four play at most</source>
        <translation>höchstens vier spielen mit</translation>
    </message>
    <message>
        <source>must be a list of texts in quotes, or null</source>
        <translation>muss eine Liste von Texten in Anführungszeichen oder null sein</translation>
    </message>
    <message>
        <source>Write null where it is not said</source>
        <translation>null schreiben, wo es nicht gesagt ist</translation>
    </message>
    <message>
        <source>must be a list of numbers from 0 to %1</source>
        <translation>muss eine Liste von Zahlen von 0 bis %1 sein</translation>
    </message>
    <message>
        <source>Write how many damage tokens are flipped, a number for each player</source>
        <translation>Schreiben, wie viele Schadensplättchen umgedreht sind, eine Zahl je Spieler</translation>
    </message>
    <message>
        <source>the hazard die has six faces, and here are %1</source>
        <translation>der Gefahrenwürfel hat sechs Seiten, und hier sind es %1</translation>
    </message>
    <message>
        <source>Write all six, or none</source>
        <translation>Alle sechs schreiben oder keine</translation>
    </message>
    <message>
        <source>must be minutes, more than 0 and at most %1</source>
        <translation>müssen Minuten sein, mehr als 0 und höchstens %1</translation>
    </message>
    <message>
        <source>Leave it out where it is not known</source>
        <translation>Weglassen, wo es nicht bekannt ist</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no time</source>
        <translation>„%1“ ist keine Uhrzeit</translation>
    </message>
    <message>
        <source>Write hours and minutes, as in &quot;19:30&quot;</source>
        <translation>Stunden und Minuten schreiben, wie „19:30“</translation>
    </message>
    <message>
        <source>holds more evenings than are kept</source>
        <translation>enthält mehr Abende, als behalten werden</translation>
    </message>
    <message>
        <source>the evening ends when it begins</source>
        <translation>der Abend endet, wenn er beginnt</translation>
    </message>
    <message>
        <source>Write when it ended, or leave the evening out</source>
        <translation>Schreiben, wann er endete, oder den Abend weglassen</translation>
    </message>
    <message>
        <source>must be a list of drivers, each in quotes</source>
        <translation>muss eine Liste von Fahrern sein, jeder in Anführungszeichen</translation>
    </message>
    <message>
        <source>Leave out those who are not known</source>
        <translation>Wer nicht bekannt ist, bleibt weg</translation>
    </message>
</context>
<context>
    <name>Carrier</name>
    <message>
        <source>the rally that the file carries is damaged</source>
        <translation>die Rallye, die die Datei in sich trägt, ist beschädigt</translation>
    </message>
    <message>
        <source>Get the file once more, as it was written, or ask for the pack</source>
        <translation>Die Datei noch einmal holen, wie sie geschrieben wurde, oder um das Paket bitten</translation>
    </message>
    <message>
        <source>what the file carries is larger than a pack may be (%1 MB)</source>
        <translation>was die Datei in sich trägt, ist größer, als ein Paket sein darf (%1 MB)</translation>
    </message>
    <message>
        <source>Ask whoever made the file for the pack</source>
        <translation>Um das Paket bitten, wer die Datei gemacht hat</translation>
    </message>
    <message>
        <source>the file carries a second rally, and which is meant cannot be told</source>
        <translation>die Datei trägt eine zweite Rallye in sich, und welche gemeint ist, lässt sich nicht sagen</translation>
    </message>
    <message>
        <source>with the rally in it the file would be larger than is read again (%1 MB)</source>
        <translation>mit der Rallye darin würde die Datei größer, als wieder gelesen wird (%1 MB)</translation>
    </message>
    <message>
        <source>Leave the rally out of it, and pass the pack on beside it</source>
        <translation>Die Rallye weglassen und das Paket daneben weitergeben</translation>
    </message>
    <message>
        <source>attachment at byte %1</source>
        <translation>Anhang bei Byte %1</translation>
    </message>
    <message>
        <source>the document is encrypted, so that what it carries cannot be read</source>
        <translation>das Dokument ist verschlüsselt, so dass sich nicht lesen lässt, was es in sich trägt</translation>
    </message>
    <message>
        <source>Save it without a password, or ask for the pack</source>
        <translation>Ohne Kennwort speichern oder um das Paket bitten</translation>
    </message>
    <message>
        <source>the rally could not be put into the PDF (%1)</source>
        <translation>die Rallye ließ sich nicht in das PDF legen (%1)</translation>
    </message>
    <message>
        <source>chunk %1 at byte %2</source>
        <translation>Chunk %1 bei Byte %2</translation>
    </message>
    <message>
        <source>the picture ends before its end</source>
        <translation>das Bild hört vor seinem Ende auf</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>Byte %1</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>the drawing cannot be read: %1</source>
        <translation>die Zeichnung lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>the drawing declares entities, of which nothing is read</source>
        <translation>die Zeichnung vereinbart Entitäten, von denen nichts gelesen wird</translation>
    </message>
    <message>
        <source>the drawing has no end</source>
        <translation>die Zeichnung hat kein Ende</translation>
    </message>
    <message>
        <source>Choose PNG</source>
        <translation>PNG wählen</translation>
    </message>
</context>
<context>
    <name>CarryOption</name>
    <message>
        <source>What of the rally the file carries inside, so that whoever opens it with Stagewright has it: none; stages, those that are shown, with their titles; all, the whole of it, with drivers, results and notes. Left out: stages.</source>
        <translation>Was von der Rallye die Datei in sich trägt, so dass es hat, wer sie mit Stagewright öffnet: none, nichts; stages, die Strecken, die gezeigt werden, mit ihren Titeln; all, die ganze, mit Fahrern, Ergebnissen und Notizen. Ohne Angabe: stages.</translation>
    </message>
    <message>
        <source>WHAT</source>
        <translation>WAS</translation>
    </message>
    <message>
        <source>--carry takes none, stages or all</source>
        <translation>--carry nimmt none, stages oder all</translation>
    </message>
    <message>
        <source>not all of the file can be read, and what it carries would pass for the whole</source>
        <translation>nicht alles in der Datei lässt sich lesen, und was mitgegeben wird, ginge als das Ganze durch</translation>
    </message>
    <message>
        <source>--carry stages takes the stages that can be read</source>
        <translation>--carry stages nimmt die Strecken, die sich lesen lassen</translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message>
        <source>tile %1</source>
        <translation>Teil %1</translation>
    </message>
    <message>
        <source>does not belong into this file</source>
        <translation>gehört nicht in diese Datei</translation>
    </message>
    <message>
        <source>is not described</source>
        <translation>ist nicht beschrieben</translation>
    </message>
    <message>
        <source>holds tile %1, which no file describes</source>
        <translation>enthält Teil %1, das keine Datei beschreibt</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>Schachtel %1</translation>
    </message>
    <message>
        <source>%1 needs a list of ranges of tile numbers</source>
        <translation>%1 braucht eine Liste von Bereichen von Teilenummern</translation>
    </message>
    <message>
        <source>needs the sides a and b, or one side without a letter</source>
        <translation>braucht die Seiten a und b oder eine einzige Seite ohne Buchstaben</translation>
    </message>
    <message>
        <source>is described in two files</source>
        <translation>ist in zwei Dateien beschrieben</translation>
    </message>
</context>
<context>
    <name>ChainFile</name>
    <message>
        <source>a stage has at most %1 sections</source>
        <translation>eine Strecke hat höchstens %1 Abschnitte</translation>
    </message>
    <message>
        <source>must be text, in quotes</source>
        <translation>muss Text in Anführungszeichen sein</translation>
    </message>
    <message>
        <source>must be a list of ids of boxes, each once</source>
        <translation>muss eine Liste von Kennungen der Schachteln sein, jede einmal</translation>
    </message>
</context>
<context>
    <name>ChainHints</name>
    <message numerus="yes">
        <source>asphalt (%n section(s))</source>
        <translation>
            <numerusform>Asphalt (%n Abschnitt)</numerusform>
            <numerusform>Asphalt (%n Abschnitte)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>snow (%n section(s))</source>
        <translation>
            <numerusform>Schnee (%n Abschnitt)</numerusform>
            <numerusform>Schnee (%n Abschnitte)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>earth (%n section(s))</source>
        <translation>
            <numerusform>Erde (%n Abschnitt)</numerusform>
            <numerusform>Erde (%n Abschnitte)</numerusform>
        </translation>
    </message>
    <message>
        <source>The surface changes: %1.</source>
        <translation>Der Belag wechselt: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s); sectors, for soft tyres: %1.</source>
        <translation>
            <numerusform>%n Abschnitt; Sektoren, für weiche Reifen: %1.</numerusform>
            <numerusform>%n Abschnitte; Sektoren, für weiche Reifen: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ends face each other where the stage does not go: %1.</source>
        <translation>Hier liegen Enden aneinander, ohne dass die Strecke dort entlangführt: %1.</translation>
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
        <translation>Ziel</translation>
    </message>
</context>
<context>
    <name>ChainMap</name>
    <message>
        <source>maps of printed boards show no graph and no drive</source>
        <translation>Karten gedruckter Spielpläne zeigen weder Graph noch Fahrt</translation>
    </message>
</context>
<context>
    <name>ChainMapSheets</name>
    <message>
        <source>Boards are taken to be %1 mm wide, as their size is not entered.</source>
        <translation>Als Breite der Spielpläne sind %1 mm angenommen, da ihre Größe nicht eingegeben ist.</translation>
    </message>
</context>
<context>
    <name>ChainPages</name>
    <message>
        <source>Course sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
    <message>
        <source>Expected times</source>
        <translation>Erwartete Zeiten</translation>
    </message>
    <message>
        <source>Best play, first car: %1.</source>
        <translation>Bestes Spiel, erstes Auto: %1.</translation>
    </message>
</context>
<context>
    <name>ChainRules</name>
    <message>
        <source>%1 lies against %2, not %3.</source>
        <translation>%1 liegt an %2, nicht an %3.</translation>
    </message>
    <message>
        <source>No board lies against %1, and %2 lies elsewhere.</source>
        <translation>An %1 liegt kein Spielplan, und %2 liegt anderswo.</translation>
    </message>
    <message>
        <source>%1 would lie on %2.</source>
        <translation>%1 läge auf %2.</translation>
    </message>
    <message>
        <source>Zone %1 cannot show both sides.</source>
        <translation>Zone %1 kann nicht beide Seiten zeigen.</translation>
    </message>
    <message>
        <source>%1 is an end of section %2 already.</source>
        <translation>%1 ist schon ein Ende von Abschnitt %2.</translation>
    </message>
    <message>
        <source>The road of section %1 is driven twice.</source>
        <translation>Die Straße von Abschnitt %1 wird zweimal gefahren.</translation>
    </message>
    <message>
        <source>Start and finish face each other: a stage is no circuit.</source>
        <translation>Start und Ziel liegen aneinander: eine Strecke ist kein Rundkurs.</translation>
    </message>
    <message>
        <source>The rulebook combines one to four boards, not %1.</source>
        <translation>Das Regelheft verbindet ein bis vier Spielpläne, nicht %1.</translation>
    </message>
    <message>
        <source>Drive on by %1</source>
        <translation>Weiter über %1</translation>
    </message>
</context>
<context>
    <name>ChainSetUp</name>
    <message numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n Abschnitt</numerusform>
            <numerusform>%n Abschnitte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n Spielplan</numerusform>
            <numerusform>%n Spielpläne</numerusform>
        </translation>
    </message>
    <message>
        <source>assistance afterwards</source>
        <translation>danach Service</translation>
    </message>
    <message>
        <source>The ways of the roads over the boards are drawn freely.</source>
        <translation>Der Verlauf der Straßen auf den Spielplänen ist frei gezeichnet.</translation>
    </message>
    <message>
        <source>Rules without a public source: %1.</source>
        <translation>Regeln ohne öffentliche Quelle: %1.</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Angenommen</translation>
    </message>
    <message>
        <source>Boards drawn to the scale 1 : %1</source>
        <translation>Spielpläne gezeichnet im Maßstab 1 : %1</translation>
    </message>
    <message>
        <source>Boards are drawn 3 : 2, as their size is not entered.</source>
        <translation>Spielpläne sind im Verhältnis 3 : 2 gezeichnet, da ihre Größe nicht eingegeben ist.</translation>
    </message>
    <message>
        <source>By rules of your own: %1.</source>
        <translation>Nach eigenen Regeln: %1.</translation>
    </message>
</context>
<context>
    <name>ChainSteps</name>
    <message>
        <source>Go on with %1</source>
        <translation>Weiter mit %1</translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation>%1 einfügen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Drive %1 the other way</source>
        <translation>%1 andersherum fahren</translation>
    </message>
    <message>
        <source>Snow side of %1</source>
        <translation>Schneeseite von %1</translation>
    </message>
    <message>
        <source>Dry side of %1</source>
        <translation>Trockene Seite von %1</translation>
    </message>
    <message>
        <source>Drive from finish to start</source>
        <translation>Vom Ziel zum Start fahren</translation>
    </message>
    <message>
        <source>Write the roadbook line</source>
        <translation>Roadbook-Zeile schreiben</translation>
    </message>
    <message>
        <source>Assistance after the stage</source>
        <translation>Service nach der Strecke</translation>
    </message>
    <message>
        <source>No assistance after the stage</source>
        <translation>Kein Service nach der Strecke</translation>
    </message>
    <message>
        <source>Choose boxes</source>
        <translation>Schachteln wählen</translation>
    </message>
</context>
<context>
    <name>ChainTimes</name>
    <message>
        <source>Not known yet.</source>
        <translation>Noch nicht bekannt.</translation>
    </message>
</context>
<context>
    <name>ChangedRecord</name>
    <message>
        <source>Tile %1 has been corrected in Stagewright since this file was saved.</source>
        <translation>Teil %1 wurde in Stagewright korrigiert, seit diese Datei gespeichert wurde.</translation>
    </message>
</context>
<context>
    <name>CheckCommand</name>
    <message>
        <source>The boxes on the table, as &quot;stagewright boxes&quot; names them, with commas between and the number of each, if there are several: dirt-core:2,rx. Left out: those that the stage needs at least, the core box of its game and, for tiles that it lacks, as few others as hold them.</source>
        <translation>Die Schachteln auf dem Tisch, wie „stagewright boxes“ sie nennt, durch Kommas getrennt und mit ihrer Anzahl, wenn es mehrere sind: dirt-core:2,rx. Ohne Angabe: die, die für die Strecke mindestens nötig sind, also das Grundspiel und, für fehlende Teile, so wenige andere wie möglich.</translation>
    </message>
    <message>
        <source>The size of the table in centimetres, such as 120x80. A stage that is larger, however it is turned, gets a warning.</source>
        <translation>Die Größe des Tischs in Zentimetern, zum Beispiel 120x80. Eine Strecke, die größer ist, wie immer man sie dreht, bekommt eine Warnung.</translation>
    </message>
    <message>
        <source>Give hints too: what real stages do now and then, such as a start that is driven against its print, or a change of surface.</source>
        <translation>Gibt auch Hinweise: was bei echten Strecken hin und wieder vorkommt, zum Beispiel ein Start, der gegen seinen Aufdruck befahren wird, oder ein Wechsel des Belags.</translation>
    </message>
    <message>
        <source>With --fix: the file to write.</source>
        <translation>Mit --fix: die Datei, die geschrieben wird.</translation>
    </message>
    <message>
        <source>Write JSON: an object for one file, an array for several.</source>
        <translation>Schreibt JSON: ein Objekt für eine Datei, ein Array für mehrere.</translation>
    </message>
    <message>
        <source>there is nothing to write</source>
        <translation>es gibt nichts zu schreiben</translation>
    </message>
    <message>
        <source>-o goes with --fix</source>
        <translation>-o gehört zu --fix</translation>
    </message>
    <message>
        <source>no output file is named</source>
        <translation>es ist keine Ausgabedatei angegeben</translation>
    </message>
    <message>
        <source>Name one with -o</source>
        <translation>Mit -o eine angeben</translation>
    </message>
    <message>
        <source>--fix takes one file only</source>
        <translation>--fix nimmt nur eine Datei</translation>
    </message>
    <message>
        <source>Mend them one by one</source>
        <translation>Die Dateien einzeln berichtigen</translation>
    </message>
    <message>
        <source>say whether stages and rallies can be laid and driven</source>
        <translation>prüft, ob Strecken und Rallyes gelegt und befahren werden können</translation>
    </message>
    <message>
        <source>--fix takes one stage only</source>
        <translation>--fix nimmt nur eine Strecke</translation>
    </message>
    <message>
        <source>Write the stages to files of their own with convert</source>
        <translation>Die Strecken mit convert in eigene Dateien schreiben</translation>
    </message>
    <message>
        <source>Says whether stages and rallies can be laid and driven, and what is probably not meant.
Leaves with 1 if there are errors in a stage, with 2 if a file cannot be used.</source>
        <translation>Prüft, ob Strecken und Rallyes gelegt und befahren werden können, und nennt, was wohl
nicht so gemeint ist. Endet mit 1, wenn eine Strecke Fehler hat, mit 2, wenn eine
Datei nicht brauchbar ist.</translation>
    </message>
    <message>
        <source>Mend what can obviously be mended, say what was done, and check what comes of it. Takes one file, which stays as it is; the mended stage or rally is written to the file that -o names.</source>
        <translation>Behebt, was sich offensichtlich beheben lässt, sagt, was getan wurde, und prüft das Ergebnis. Nimmt eine Datei, die bleibt, wie sie ist; die berichtigte Strecke oder Rallye wird in die Datei geschrieben, die -o nennt.</translation>
    </message>
</context>
<context>
    <name>CheckRally</name>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n Wertungsprüfung</numerusform>
            <numerusform>%n Wertungsprüfungen</numerusform>
        </translation>
    </message>
    <message>
        <source>no findings about the rally as a whole</source>
        <translation>keine Befunde zur Rallye als Ganzem</translation>
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
            <numerusform>%n Teil</numerusform>
            <numerusform>%n Teile</numerusform>
        </translation>
    </message>
    <message>
        <source>no findings</source>
        <translation>keine Befunde</translation>
    </message>
    <message>
        <source>%1: mended: %2</source>
        <translation>%1: behoben: %2</translation>
    </message>
    <message>
        <source>%1: nothing that could obviously be mended</source>
        <translation>%1: nichts, was sich offensichtlich beheben ließe</translation>
    </message>
    <message>
        <source>%1, stage %2</source>
        <translation>%1, Strecke %2</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>Hinweis</translation>
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
        <translation>%1: nichts, was sich offensichtlich beheben ließe, außer Hinweisen: Die behebt --hints</translation>
    </message>
</context>
<context>
    <name>Clip</name>
    <message>
        <source>There are no tiles in the clipboard</source>
        <translation>In der Zwischenablage sind keine Teile</translation>
    </message>
    <message>
        <source>The text in the clipboard is too long to be tiles</source>
        <translation>Der Text in der Zwischenablage ist zu lang, um Teile zu enthalten</translation>
    </message>
    <message>
        <source>The clipboard has a tile %1, which Stagewright does not know</source>
        <translation>In der Zwischenablage ist ein Teil %1, das Stagewright nicht kennt</translation>
    </message>
    <message>
        <source>Two tiles of the clipboard lie on one hex</source>
        <translation>Zwei Teile der Zwischenablage liegen auf einem Sechseck</translation>
    </message>
    <message>
        <source>The text in the clipboard holds no tiles of a stage</source>
        <translation>Der Text in der Zwischenablage enthält keine Teile einer Strecke</translation>
    </message>
    <message>
        <source>Not all tiles of the clipboard can be taken: %1</source>
        <translation>Nicht alle Teile der Zwischenablage können übernommen werden: %1</translation>
    </message>
</context>
<context>
    <name>CloseCommand</name>
    <message>
        <source>close a gap in the road of a stage</source>
        <translation>schließt eine Lücke in der Fahrbahn einer Strecke</translation>
    </message>
    <message>
        <source>The open end from which the road is missing: hex and edge, such as 2,-1,NE. Left out: the one that was laid last.</source>
        <translation>Das offene Ende, von dem an die Fahrbahn fehlt: Sechseck und Kante, etwa 2,-1,NE. Ohne dies: das zuletzt gelegte.</translation>
    </message>
    <message>
        <source>The open end to which it is to lead.</source>
        <translation>Das offene Ende, zu dem sie führen soll.</translation>
    </message>
    <message>
        <source>It is to lead back to the start, as the lap of a circuit.</source>
        <translation>Sie soll zurück zum Start führen, als Runde eines Rundkurses.</translation>
    </message>
    <message>
        <source>It is to lead to a finish, which is laid too.</source>
        <translation>Sie soll zu einem Ziel führen, das auch gelegt wird.</translation>
    </message>
    <message>
        <source>Exactly so many tiles, 1 to %1. Left out: as few as there can be.</source>
        <translation>Genau so viele Teile, 1 bis %1. Ohne dies: so wenige wie möglich.</translation>
    </message>
    <message>
        <source>No end of its roads is open</source>
        <translation>Kein Ende ihrer Fahrbahnen ist offen</translation>
    </message>
    <message>
        <source>Its open ends are %1</source>
        <translation>Ihre offenen Enden sind %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no end of a road</source>
        <translation>„%1“ ist kein Ende einer Fahrbahn</translation>
    </message>
    <message>
        <source>Give hex and edge, such as 2,-1,NE</source>
        <translation>Geben Sie Sechseck und Kante, etwa 2,-1,NE</translation>
    </message>
    <message>
        <source>no road is open at %1</source>
        <translation>bei %1 ist keine Fahrbahn offen</translation>
    </message>
    <message>
        <source>there is no lap to close</source>
        <translation>es gibt keine Runde zu schließen</translation>
    </message>
    <message>
        <source>no road is open</source>
        <translation>keine Fahrbahn ist offen</translation>
    </message>
    <message>
        <source>a gap has two ends</source>
        <translation>eine Lücke hat zwei Enden</translation>
    </message>
    <message>
        <source>it is not clear which gap is meant</source>
        <translation>es ist nicht klar, welche Lücke gemeint ist</translation>
    </message>
    <message>
        <source>Say so with --from and --to, --lap or --finish. %1</source>
        <translation>Sagen Sie es mit --from und --to, --lap oder --finish. %1</translation>
    </message>
    <message>
        <source>--to, --lap and --finish exclude each other</source>
        <translation>--to, --lap und --finish schließen einander aus</translation>
    </message>
    <message>
        <source>Closes a gap in the road of a stage with tiles that are left in the boxes, the shortest way
first. Without --to, --lap and --finish the gap between the only two ends that lack a tile.
Leaves with 1 if there is no way, and says why, with 2 if the input cannot be used.</source>
        <translation>Schließt eine Lücke in der Fahrbahn einer Strecke mit Teilen, die in den Schachteln übrig sind, den
kürzesten Weg zuerst. Ohne --to, --lap und --finish die Lücke zwischen den einzigen zwei Enden,
denen ein Teil fehlt.
Endet mit 1, wenn es keinen Weg gibt, und sagt warum, mit 2, wenn die Eingabe nicht brauchbar ist.</translation>
    </message>
</context>
<context>
    <name>CloseGap</name>
    <message numerus="yes">
        <source>the search was stopped; up to %n tile(s) do not close the gap</source>
        <translation>
            <numerusform>die Suche wurde beendet; ein Weg aus %n Teil schließt die Lücke nicht</numerusform>
            <numerusform>die Suche wurde beendet; Wege aus bis zu %n Teilen schließen die Lücke nicht</numerusform>
        </translation>
    </message>
    <message>
        <source>the search was stopped</source>
        <translation>die Suche wurde beendet</translation>
    </message>
    <message>
        <source>the gap can be closed, but in no way that holds by all rules</source>
        <translation>die Lücke lässt sich schließen, aber nicht nach allen Regeln</translation>
    </message>
    <message numerus="yes">
        <source>no way of %n tile(s) that are left closes the gap</source>
        <translation>
            <numerusform>kein Weg aus %n Teil, das übrig ist, schließt die Lücke</numerusform>
            <numerusform>kein Weg aus %n Teilen, die übrig sind, schließt die Lücke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no way of up to %n tile(s) that are left closes the gap</source>
        <translation>
            <numerusform>kein Weg aus höchstens %n Teil, das übrig ist, schließt die Lücke</numerusform>
            <numerusform>kein Weg aus höchstens %n Teilen, die übrig sind, schließt die Lücke</numerusform>
        </translation>
    </message>
    <message>
        <source>no finish tile is left in the boxes</source>
        <translation>in den Schachteln ist kein Zielteil mehr</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Show the version.</source>
        <translation>Zeigt die Version.</translation>
    </message>
    <message>
        <source>Lays hex tiles of rally and circuit board games into stages.

Without a command the window opens, with the files that are named.
With a command:
%1

&quot;stagewright COMMAND --help&quot; says more of each. They leave with 0 if all is well, 1 if
there are errors in a stage, 2 if the input cannot be used.</source>
        <translation>Legt sechseckige Streckenteile von Rallye- und Rundkursspielen zu Strecken.

Ohne Befehl öffnet sich das Fenster mit den angegebenen Dateien.
Mit einem Befehl:
%1

„stagewright BEFEHL --help“ sagt mehr zu jedem. Sie enden mit 0, wenn alles in Ordnung
ist, mit 1, wenn eine Strecke Fehler hat, mit 2, wenn die Eingabe nicht brauchbar ist.</translation>
    </message>
    <message>
        <source>Files to open.</source>
        <translation>Dateien, die geöffnet werden.</translation>
    </message>
    <message>
        <source>there is no command and no file &quot;%1&quot;. See: stagewright --help</source>
        <translation>es gibt weder einen Befehl noch eine Datei „%1“. Siehe: stagewright --help</translation>
    </message>
    <message>
        <source>there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can open. The commands need none: stagewright --help</source>
        <translation>es gibt keine Anzeige (weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt), also kann sich kein Fenster öffnen. Die Befehle brauchen keine: stagewright --help</translation>
    </message>
    <message>
        <source>Open a window though one is open already, which otherwise opens the files.</source>
        <translation>Öffnet ein neues Fenster, auch wenn schon eines offen ist; sonst öffnet dieses die Dateien.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not in UTF-8, and another name would be meant. Rename the file first</source>
        <translation>„%1“ ist nicht in UTF-8, und ein anderer Name wäre gemeint. Benennen Sie die Datei zuerst um</translation>
    </message>
    <message>
        <source>the window opens files alone, and cannot read &quot;%1&quot;. Save what it gives to a file first, or use a command, as in: stagewright check -</source>
        <translation>das Fenster öffnet nur Dateien und kann „%1“ nicht lesen. Den Inhalt erst in einer Datei speichern, oder einen Befehl benutzen, etwa: stagewright check -</translation>
    </message>
</context>
<context>
    <name>CommandWords</name>
    <message>
        <source>create begin add tab</source>
        <translation>anlegen beginnen hinzufügen tab</translation>
    </message>
    <message>
        <source>load file import read</source>
        <translation>laden datei importieren lesen</translation>
    </message>
    <message>
        <source>store write keep disk</source>
        <translation>sichern schreiben disk</translation>
    </message>
    <message>
        <source>copy store rename file</source>
        <translation>kopie sichern umbenennen datei</translation>
    </message>
    <message>
        <source>printer paper sheets</source>
        <translation>drucker papier blätter</translation>
    </message>
    <message>
        <source>convert share picture image svg png list</source>
        <translation>umwandeln teilen bild grafik svg png liste</translation>
    </message>
    <message>
        <source>leave document</source>
        <translation>verlassen dokument</translation>
    </message>
    <message>
        <source>leave all</source>
        <translation>verlassen alle</translation>
    </message>
    <message>
        <source>directory explorer where</source>
        <translation>verzeichnis explorer wo</translation>
    </message>
    <message>
        <source>name location where</source>
        <translation>name ort wo</translation>
    </message>
    <message>
        <source>exit end leave close</source>
        <translation>beenden verlassen schließen</translation>
    </message>
    <message>
        <source>own custom homemade import box</source>
        <translation>eigene selbstgemacht importieren schachtel</translation>
    </message>
    <message>
        <source>back revert mistake</source>
        <translation>zurück rückgängig fehler</translation>
    </message>
    <message>
        <source>again repeat forward</source>
        <translation>wiederholen nochmal vorwärts</translation>
    </message>
    <message>
        <source>rotate spin right</source>
        <translation>rotieren rechts</translation>
    </message>
    <message>
        <source>rotate spin left anticlockwise</source>
        <translation>rotieren links gegen uhrzeigersinn</translation>
    </message>
    <message>
        <source>mirror turn over back side</source>
        <translation>spiegeln wenden rückseite</translation>
    </message>
    <message>
        <source>erase clear tile</source>
        <translation>entfernen leeren teil</translation>
    </message>
    <message>
        <source>last tile remove</source>
        <translation>letztes teil entfernen</translation>
    </message>
    <message>
        <source>rotate fit next</source>
        <translation>rotieren anpassen nächste</translation>
    </message>
    <message>
        <source>copy clone twice</source>
        <translation>kopie klonen zweimal</translation>
    </message>
    <message>
        <source>swap exchange change</source>
        <translation>tauschen wechseln</translation>
    </message>
    <message>
        <source>mirror backwards other direction</source>
        <translation>spiegeln rückwärts andere richtung</translation>
    </message>
    <message>
        <source>search number palette</source>
        <translation>suchen nummer palette</translation>
    </message>
    <message>
        <source>collection owned games size</source>
        <translation>sammlung besitz spiele größe</translation>
    </message>
    <message>
        <source>preferences options configuration dark light theme mode language</source>
        <translation>optionen konfiguration dunkel hell thema modus sprache</translation>
    </message>
    <message>
        <source>larger magnify closer</source>
        <translation>größer vergrößern näher</translation>
    </message>
    <message>
        <source>smaller farther</source>
        <translation>kleiner verkleinern weiter weg</translation>
    </message>
    <message>
        <source>whole all centre everything</source>
        <translation>ganz alles mitte</translation>
    </message>
    <message>
        <source>tips advice findings</source>
        <translation>tipps rat befunde</translation>
    </message>
    <message>
        <source>layout windows docks default</source>
        <translation>anordnung fenster standard</translation>
    </message>
    <message>
        <source>search menu action</source>
        <translation>suchen menü aktion</translation>
    </message>
    <message>
        <source>keys hotkeys bindings</source>
        <translation>tasten kürzel belegung</translation>
    </message>
    <message>
        <source>help guide instructions</source>
        <translation>hilfe anleitung</translation>
    </message>
    <message>
        <source>start home samples examples recent</source>
        <translation>start anfang beispiele zuletzt</translation>
    </message>
    <message>
        <source>version licence</source>
        <translation>version lizenz</translation>
    </message>
    <message>
        <source>new append</source>
        <translation>neu anhängen</translation>
    </message>
    <message>
        <source>import append merge</source>
        <translation>importieren anhängen zusammenführen</translation>
    </message>
    <message>
        <source>copy clone</source>
        <translation>kopie klonen</translation>
    </message>
    <message>
        <source>title name</source>
        <translation>titel name</translation>
    </message>
    <message>
        <source>delete erase</source>
        <translation>löschen entfernen</translation>
    </message>
    <message>
        <source>repair pause park</source>
        <translation>reparatur pause park</translation>
    </message>
    <message>
        <source>order sort up</source>
        <translation>reihenfolge sortieren nach vorn</translation>
    </message>
    <message>
        <source>order sort down</source>
        <translation>reihenfolge sortieren nach hinten</translation>
    </message>
    <message>
        <source>tiles box list</source>
        <translation>teile schachtel liste</translation>
    </message>
    <message>
        <source>jumps water signs</source>
        <translation>sprünge wasser schilder</translation>
    </message>
    <message>
        <source>title author name</source>
        <translation>titel autor name</translation>
    </message>
    <message>
        <source>errors warnings problems check rules</source>
        <translation>fehler warnungen probleme prüfen regeln</translation>
    </message>
    <message>
        <source>time minutes drive simulate difficulty</source>
        <translation>zeit minuten fahren simulieren schwierigkeit</translation>
    </message>
    <message>
        <source>properties note</source>
        <translation>eigenschaften notiz</translation>
    </message>
    <message>
        <source>undo steps</source>
        <translation>rückgängig schritte</translation>
    </message>
    <message>
        <source>stages strip</source>
        <translation>strecken leiste</translation>
    </message>
    <message>
        <source>scores times drivers standings winner</source>
        <translation>punkte zeiten fahrer wertung sieger</translation>
    </message>
    <message>
        <source>schedule plan timetable players service</source>
        <translation>zeitplan plan fahrplan spieler service</translation>
    </message>
    <message>
        <source>clipboard image forum share</source>
        <translation>Zwischenablage Bild Forum teilen</translation>
    </message>
    <message>
        <source>clipboard chat share text</source>
        <translation>Zwischenablage Chat teilen Text</translation>
    </message>
</context>
<context>
    <name>CompareCommand</name>
    <message>
        <source>compare two stages or rallies, or two versions of one</source>
        <translation>zwei Strecken oder Rallyes oder zwei Fassungen einer vergleichen</translation>
    </message>
    <message>
        <source>Compares two stages or rallies, of any format that is read: the pieces that only one of them needs, what is added, removed, turned, flipped or moved, expected time, difficulty, losses of control, minutes at the table. The stages of two rallies are paired by their titles, and those that are left by their order.</source>
        <translation>Vergleicht zwei Strecken oder Rallyes, in jedem lesbaren Format: die Teile, die nur eine braucht, was hinzugekommen, entfernt, gedreht, gewendet oder versetzt ist, erwartete Zeit, Schwierigkeit, Kontrollverluste, Minuten am Tisch. Die Strecken zweier Rallyes werden nach Titeln gepaart, die übrigen nach der Reihenfolge.</translation>
    </message>
    <message>
        <source>For how many the minutes at the table are.</source>
        <translation>Für wie viele die Minuten am Tisch gelten.</translation>
    </message>
    <message>
        <source>The stage of the second rally, where it is of another number.</source>
        <translation>Die Strecke der zweiten Rallye, wenn sie eine andere Nummer hat.</translation>
    </message>
</context>
<context>
    <name>CompareReportText</name>
    <message>
        <source>only in %1: %2</source>
        <translation>nur in %1: %2</translation>
    </message>
    <message>
        <source>%1: only in %2</source>
        <translation>%1: nur in %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>titles of stages</comment>
        <translation>%1 und %2</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>On asphalt</source>
        <translation>Auf Asphalt</translation>
    </message>
    <message>
        <source>On gravel</source>
        <translation>Auf Schotter</translation>
    </message>
    <message>
        <source>On snow</source>
        <translation>Auf Schnee</translation>
    </message>
    <message>
        <source>added</source>
        <translation>hinzugekommen</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>turned</source>
        <translation>gedreht</translation>
    </message>
    <message>
        <source>flipped</source>
        <translation>gewendet</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>versetzt</translation>
    </message>
    <message>
        <source>altered</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>names of pieces</comment>
        <translation>%1 zu %2</translation>
    </message>
    <message>
        <source>%1: %2, from %3 to %4</source>
        <translation>%1: %2, von %3 nach %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 at %3</source>
        <translation>%1: %2 bei %3</translation>
    </message>
    <message>
        <source>These stages are of different games: only pieces and figures are compared.</source>
        <translation>Diese Strecken sind aus verschiedenen Spielen: nur Teile und Zahlen werden verglichen.</translation>
    </message>
    <message>
        <source>Both are laid alike; as a whole the second lies elsewhere on the table.</source>
        <translation>Beide sind gleich gelegt; als Ganzes liegt die zweite anderswo auf dem Tisch.</translation>
    </message>
    <message>
        <source>Both are laid alike.</source>
        <translation>Beide sind gleich gelegt.</translation>
    </message>
    <message>
        <source>They need other pieces.</source>
        <translation>Sie brauchen andere Teile.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s).</source>
        <translation>
            <numerusform>%n Änderung.</numerusform>
            <numerusform>%n Änderungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>As a whole the second lies elsewhere on the table, which is not counted.</source>
        <translation>Als Ganzes liegt die zweite anderswo auf dem Tisch; das zählt nicht mit.</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Expected time</source>
        <translation>Erwartete Zeit</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Losses of control</source>
        <translation>Kontrollverluste</translation>
    </message>
    <message numerus="yes">
        <source>Minutes with %n player(s)</source>
        <translation>
            <numerusform>Minuten mit %n Spieler</numerusform>
            <numerusform>Minuten mit %n Spielern</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Console</name>
    <message>
        <source>the result cannot be written: %1</source>
        <translation>das Ergebnis kann nicht geschrieben werden: %1</translation>
    </message>
</context>
<context>
    <name>ConvertCommand</name>
    <message>
        <source>read and write the files of other programs</source>
        <translation>liest und schreibt die Dateien anderer Programme</translation>
    </message>
    <message>
        <source>would replace another file that is read or written</source>
        <translation>würde eine andere Datei ersetzen, die gelesen oder geschrieben wird</translation>
    </message>
    <message>
        <source>Choose another folder, or rename the file</source>
        <translation>Einen anderen Ordner wählen oder die Datei umbenennen</translation>
    </message>
    <message>
        <source>The file to write. A folder gets a file for each that is read, with the same name and another ending.</source>
        <translation>Die Datei, die geschrieben wird. In einen Ordner kommt für jede gelesene Datei eine, mit demselben Namen und anderer Endung.</translation>
    </message>
    <message>
        <source>The format to write. Left out: the one that the ending of OUT tells.</source>
        <translation>Das Format, das geschrieben wird. Ohne Angabe: das, auf das die Endung von OUT hinweist.</translation>
    </message>
    <message>
        <source>a part of it would pass for the whole</source>
        <translation>ein Teil davon würde für das Ganze gelten</translation>
    </message>
    <message>
        <source>Name a folder with -o to save the stages that can be read</source>
        <translation>Mit -o einen Ordner angeben, um die lesbaren Strecken zu retten</translation>
    </message>
    <message>
        <source>there is no stage %1 that can be read</source>
        <translation>es gibt keine lesbare Strecke %1</translation>
    </message>
    <message>
        <source>Stages are counted from 1</source>
        <translation>Strecken werden von 1 an gezählt</translation>
    </message>
    <message numerus="yes">
        <source>it has %n stages, and a file of this format holds one</source>
        <translation>
            <numerusform>sie enthält %n Strecke, und eine Datei dieses Formats fasst nur eine</numerusform>
            <numerusform>sie enthält %n Strecken, und eine Datei dieses Formats fasst nur eine</numerusform>
        </translation>
    </message>
    <message>
        <source>Name one of them with --stage, or a folder with -o for all</source>
        <translation>Nennen Sie eine davon mit --stage oder mit -o einen Ordner für alle</translation>
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
        <translation>Liest Strecken aus den Dateien aller bekannten Programme, die am Inhalt erkannt werden:
eigene Dateien, Rallyepakete, die .json des Web-Editors, die .rgt des Windows-Editors,
Skripte für Tabletop Simulator, die nie ausgeführt werden, und Codes von Strecken.
Schreibt sie als:

  stage     eigene Datei von Stagewright  web       .json des Web-Editors
  rgt       .rgt des Windows-Editors      lua       Skript für Tabletop Simulator
  pack      Rallyepaket                   text, csv, markdown, forum  Teilelisten
  code      Strecke aus Teilen als Zeile von Buchstaben und Ziffern

Was das andere Programm nicht aufnehmen kann oder nicht zeigt, wird auf der
Fehlerausgabe genannt; die Datei wird trotzdem geschrieben.</translation>
    </message>
    <message>
        <source>only a pack holds what is entered of pieces</source>
        <translation>nur ein Rallyepaket enthält, was von Spielmaterial eingetragen ist</translation>
    </message>
    <message>
        <source>--entered goes with packs</source>
        <translation>--entered gehört zu Rallyepaketen</translation>
    </message>
</context>
<context>
    <name>ConvertPlanTexts</name>
    <message>
        <source>there is no format &quot;%1&quot;</source>
        <translation>es gibt kein Format „%1“</translation>
    </message>
    <message>
        <source>The formats are: %1</source>
        <translation>Die Formate sind: %1</translation>
    </message>
    <message>
        <source>Name one with --to: %1</source>
        <translation>Mit --to eines angeben: %1</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>es gibt keinen solchen Ordner</translation>
    </message>
    <message>
        <source>Make it first</source>
        <translation>Den Ordner zuerst anlegen</translation>
    </message>
    <message>
        <source>a file of this format holds one stage only</source>
        <translation>eine Datei dieses Formats enthält nur eine Strecke</translation>
    </message>
    <message>
        <source>Name a folder with -o</source>
        <translation>Mit -o einen Ordner angeben</translation>
    </message>
    <message>
        <source>the ending of &quot;%1&quot; does not tell the format</source>
        <translation>die Endung von „%1“ sagt nicht, welches Format</translation>
    </message>
    <message>
        <source>a folder does not tell the format</source>
        <translation>ein Ordner sagt nicht, welches Format</translation>
    </message>
</context>
<context>
    <name>CourseSheet</name>
    <message>
        <source>assistance</source>
        <translation>Service</translation>
    </message>
    <message>
        <source>%1: time</source>
        <comment>number of a stage</comment>
        <translation>%1: Zeit</translation>
    </message>
    <message>
        <source>hidden penalty</source>
        <translation>verdeckte Strafe</translation>
    </message>
    <message>
        <source>total</source>
        <translation>Gesamtzeit</translation>
    </message>
    <message>
        <source>place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Strecken</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>Penalties: all hide a number of 5-second tokens in their hands and show them at once. Next stage: the least total starts first.</source>
        <translation>Strafen: alle verbergen eine Zahl von 5-Sekunden-Plättchen in den Händen und zeigen sie zugleich. Nächste Strecke: die kleinste Gesamtzeit startet zuerst.</translation>
    </message>
    <message>
        <source>Tyres</source>
        <translation>Reifen</translation>
    </message>
    <message>
        <source>Chosen at the start and at assistances. Best play, first car; what of the rules is assumed, the sheets of the stages say.</source>
        <translation>Gewählt am Start und bei Assistance. Bestes Spiel, erstes Auto; was von den Regeln angenommen ist, steht auf den Blättern der Wertungsprüfungen.</translation>
    </message>
</context>
<context>
    <name>DamagedSettings</name>
    <message>
        <source>The settings file is damaged and cannot be moved: %1. What you set now is not remembered.</source>
        <translation>Die Datei mit den Einstellungen ist beschädigt und kann nicht verschoben werden: %1. Was jetzt eingestellt wird, bleibt nicht erhalten.</translation>
    </message>
    <message>
        <source>The settings were damaged and have been reset; the old ones are in %1.</source>
        <translation>Die Einstellungen waren beschädigt; nun gelten die Vorgaben, die alten sind in %1.</translation>
    </message>
</context>
<context>
    <name>DeckRules</name>
    <message>
        <source>No stage is chosen.</source>
        <translation>Keine Strecke ist gewählt.</translation>
    </message>
    <message>
        <source>The trial&apos;s five cards are no stage of a race.</source>
        <translation>Die fünf Karten der Testfahrt sind keine Strecke eines Rennens.</translation>
    </message>
    <message>
        <source>A trial has a deck of its own, and here it is %1.</source>
        <translation>Eine Testfahrt hat einen eigenen Kartensatz, und hier ist es %1.</translation>
    </message>
    <message>
        <source>Take the trial&apos;s deck</source>
        <translation>Den Kartensatz der Testfahrt nehmen</translation>
    </message>
    <message>
        <source>%1 has %2 cards, not %3.</source>
        <translation>%1 hat %2 Karten, nicht %3.</translation>
    </message>
    <message>
        <source>Take all %1 cards</source>
        <translation>Alle %1 Karten nehmen</translation>
    </message>
    <message>
        <source>Six stage cards lie open, five in the easier game, and not %1.</source>
        <translation>Sechs Streckenkarten liegen offen, im leichteren Spiel fünf, und nicht %1.</translation>
    </message>
    <message>
        <source>%1 cards are to lie open, and the stage has %2.</source>
        <translation>%1 Karten sollen offen liegen, und die Strecke hat %2.</translation>
    </message>
    <message>
        <source>Card %1 has a note, and the stage has only %2 cards.</source>
        <translation>Karte %1 hat eine Notiz, und die Strecke hat nur %2 Karten.</translation>
    </message>
    <message>
        <source>Take away notes of cards that there are not</source>
        <translation>Notizen zu Karten, die es nicht gibt, wegnehmen</translation>
    </message>
</context>
<context>
    <name>DialogText</name>
    <message>
        <source>Open stage</source>
        <translation>Strecke öffnen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Export PDF</source>
        <translation>Als PDF exportieren</translation>
    </message>
    <message>
        <source>Save stage</source>
        <translation>Strecke speichern</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF-Dokumente (*.pdf)</translation>
    </message>
    <message>
        <source>Replace file</source>
        <translation>Datei ersetzen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is there already. Replace it?</source>
        <translation>„%1“ gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Save the changes to &quot;%1&quot;?</source>
        <translation>Die Änderungen an „%1“ speichern?</translation>
    </message>
    <message>
        <source>Otherwise they are lost.</source>
        <translation>Andernfalls gehen sie verloren.</translation>
    </message>
    <message>
        <source>Stagewright</source>
        <translation>Stagewright</translation>
    </message>
    <message>
        <source>Add tile file</source>
        <translation>Teiledatei hinzufügen</translation>
    </message>
    <message>
        <source>Tiles and boxes (*.json)</source>
        <translation>Teile und Schachteln (*.json)</translation>
    </message>
    <message>
        <source>File changed</source>
        <translation>Datei geändert</translation>
    </message>
    <message>
        <source>Another program has changed &quot;%1&quot; since it was opened or saved here.</source>
        <translation>Ein anderes Programm hat „%1“ geändert, seit die Datei hier geöffnet oder gespeichert wurde.</translation>
    </message>
    <message>
        <source>Reload takes what is in the file now; changes made here are lost. Keep mine takes what is open here, and saving replaces the file.</source>
        <translation>„Neu laden“ nimmt, was jetzt in der Datei steht; hier gemachte Änderungen gehen verloren. „Meine behalten“ nimmt, was hier offen ist, und beim Speichern wird die Datei ersetzt.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Neu laden</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>Meine &amp;behalten</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Choose rules file</source>
        <translation>Regeldatei wählen</translation>
    </message>
    <message>
        <source>Rules (*.json)</source>
        <translation>Regeln (*.json)</translation>
    </message>
    <message>
        <source>Save a copy of the rules</source>
        <translation>Kopie der Regeln speichern</translation>
    </message>
    <message>
        <source>Stages and rallies (*.json *.rallypack *.rgt *.lua)</source>
        <translation>Strecken und Rallyes (*.json *.rallypack *.rgt *.lua)</translation>
    </message>
    <message>
        <source>Rally packs (*.rallypack);;Rallies (*.json)</source>
        <translation>Rallyepakete (*.rallypack);;Rallyes (*.json)</translation>
    </message>
    <message>
        <source>Stages (*.json);;Rally packs (*.rallypack)</source>
        <translation>Strecken (*.json);;Rallyepakete (*.rallypack)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; holds what this program cannot read. If the file is replaced, that is lost for good.</source>
        <translation>„%1“ enthält etwas, das dieses Programm nicht lesen kann. Wird die Datei ersetzt, geht es endgültig verloren.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Und %n weitere.</numerusform>
            <numerusform>Und %n weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>%1 (*.%2)</source>
        <translation>%1 (*.%2)</translation>
    </message>
    <message>
        <source>Add stages</source>
        <translation>Strecken hinzufügen</translation>
    </message>
    <message>
        <source>Save rally</source>
        <translation>Rallye speichern</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>What you entered of the box</source>
        <translation>Eingetragenes aus der Schachtel</translation>
    </message>
    <message>
        <source>This pack holds what you entered of a box. Do you share it with whoever gets the pack?</source>
        <translation>Dieses Paket enthält, was aus einer Schachtel eingetragen ist. Soll es bekommen, wer das Paket bekommt?</translation>
    </message>
    <message>
        <source>What is left out can be brought back by undo, and kept in a stage file of your own. The program sends nothing to anybody.</source>
        <translation>Was wegbleibt, lässt sich mit Rückgängig zurückholen und in einer eigenen Streckendatei behalten. Das Programm schickt niemandem etwas.</translation>
    </message>
    <message>
        <source>&amp;Share it</source>
        <translation>&amp;Teilen</translation>
    </message>
    <message>
        <source>&amp;Leave it out</source>
        <translation>&amp;Weglassen</translation>
    </message>
    <message>
        <source>Stages, rallies, seasons and lists of tiles (*.json *.rallypack *.season *.rgt *.lua *.txt *.csv *.md)</source>
        <translation>Strecken, Rallyes, Saisons und Teilelisten (*.json *.rallypack *.season *.rgt *.lua *.txt *.csv *.md)</translation>
    </message>
    <message>
        <source>Sheets and pictures that carry a rally (*.pdf *.png *.svg)</source>
        <translation>Blätter und Bilder, die eine Rallye in sich tragen (*.pdf *.png *.svg)</translation>
    </message>
    <message>
        <source>Add folder to the library</source>
        <translation>Ordner zur Bibliothek hinzufügen</translation>
    </message>
    <message>
        <source>Rename file</source>
        <translation>Datei umbenennen</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>Save season</source>
        <translation>Saison speichern</translation>
    </message>
    <message>
        <source>Seasons (*.season)</source>
        <translation>Saisons (*.season)</translation>
    </message>
    <message>
        <source>Export standings</source>
        <translation>Gesamtwertung exportieren</translation>
    </message>
    <message>
        <source>Web pages (*.html);;Tables (*.csv *.md);;PDF documents (*.pdf)</source>
        <translation>Webseiten (*.html);;Tabellen (*.csv *.md);;PDF-Dokumente (*.pdf)</translation>
    </message>
    <message>
        <source>Import drivers</source>
        <translation>Fahrer importieren</translation>
    </message>
    <message>
        <source>Drivers (*.json)</source>
        <translation>Fahrer (*.json)</translation>
    </message>
    <message>
        <source>Export drivers</source>
        <translation>Fahrer exportieren</translation>
    </message>
    <message>
        <source>drivers.json</source>
        <translation>fahrer.json</translation>
    </message>
</context>
<context>
    <name>DiceWords</name>
    <message>
        <source>spin</source>
        <translation>Dreher</translation>
    </message>
    <message>
        <source>crash</source>
        <translation>von der Strecke abgekommen</translation>
    </message>
    <message>
        <source>SISU</source>
        <translation>SISU</translation>
    </message>
    <message>
        <source>gear %1</source>
        <translation>Gang %1</translation>
    </message>
    <message>
        <source>coast</source>
        <translation>Leerlauf</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>Führender</translation>
    </message>
    <message>
        <source>brake</source>
        <translation>Bremse</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n brake dice</source>
        <translation>
            <numerusform>%1 mit %n Bremswürfel</numerusform>
            <numerusform>%1 mit %n Bremswürfeln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: clean</source>
        <translation>%1: ohne ⚠</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n hazard(s)</source>
        <translation>
            <numerusform>%1: %n ⚠-Symbol</numerusform>
            <numerusform>%1: %n ⚠-Symbole</numerusform>
        </translation>
    </message>
    <message>
        <source>the start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>off the road</source>
        <translation>neben der Fahrbahn</translation>
    </message>
    <message>
        <source>control lost</source>
        <translation>Kontrollverlust</translation>
    </message>
    <message>
        <source>cannot move</source>
        <translation>kann nicht fahren</translation>
    </message>
    <message>
        <source>waits off the road</source>
        <translation>wartet neben der Fahrbahn</translation>
    </message>
    <message>
        <source>put back on the road</source>
        <translation>zurück auf der Fahrbahn</translation>
    </message>
    <message>
        <source>in the finish</source>
        <translation>im Ziel</translation>
    </message>
    <message numerus="yes">
        <source>%n damage token(s)</source>
        <translation>
            <numerusform>%n Schadensmarker</numerusform>
            <numerusform>%n Schadensmarker</numerusform>
        </translation>
    </message>
    <message>
        <source>a coast die lost in the shortcut</source>
        <translation>ein Leerlaufwürfel in der Abkürzung verloren</translation>
    </message>
    <message>
        <source>wheel changed</source>
        <translation>Rad gewechselt</translation>
    </message>
</context>
<context>
    <name>Difficulty</name>
    <message>
        <source>a jump and a ford</source>
        <translation>ein Sprung und eine Furt</translation>
    </message>
    <message>
        <source>a jump</source>
        <translation>ein Sprung</translation>
    </message>
    <message>
        <source>a ford</source>
        <translation>eine Furt</translation>
    </message>
    <message>
        <source>a fast stretch</source>
        <translation>ein schnelles Stück</translation>
    </message>
    <message>
        <source>%1 after a jump</source>
        <translation>%1 nach einem Sprung</translation>
    </message>
    <message>
        <source>%1 with a jump</source>
        <translation>%1 mit einem Sprung</translation>
    </message>
    <message>
        <source>%1 after a ford</source>
        <translation>%1 nach einer Furt</translation>
    </message>
    <message>
        <source>%1 with a ford</source>
        <translation>%1 mit einer Furt</translation>
    </message>
    <message>
        <source>a hairpin</source>
        <translation>eine Haarnadel</translation>
    </message>
    <message>
        <source>a sharp corner</source>
        <translation>eine scharfe Kurve</translation>
    </message>
    <message>
        <source>a fast corner</source>
        <translation>eine schnelle Kurve</translation>
    </message>
    <message>
        <source>%1 before a hairpin</source>
        <translation>%1 vor einer Haarnadel</translation>
    </message>
    <message>
        <source>%1 before a sharp corner</source>
        <translation>%1 vor einer scharfen Kurve</translation>
    </message>
    <message>
        <source>%1 before a fast corner</source>
        <translation>%1 vor einer schnellen Kurve</translation>
    </message>
</context>
<context>
    <name>DirtAndDust</name>
    <message>
        <source>shop %1</source>
        <translation>Laden %1</translation>
    </message>
    <message>
        <source>player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>stage card %1</source>
        <translation>Streckenkarte %1</translation>
    </message>
    <message>
        <source>ghost driver</source>
        <translation>Geisterpilot</translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s) of cards</source>
        <translation>
            <numerusform>%n Kartenstapel</numerusform>
            <numerusform>%n Kartenstapel</numerusform>
        </translation>
    </message>
    <message>
        <source>no cards are laid to play with</source>
        <translation>es liegen keine Karten zum Spielen aus</translation>
    </message>
</context>
<context>
    <name>DiskWait</name>
    <message>
        <source>Waiting</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Still waiting for &quot;%1&quot;.</source>
        <translation>Es wird noch auf „%1“ gewartet.</translation>
    </message>
    <message>
        <source>Its disk or server does not answer. If you stop waiting, nothing of what is open here is lost.</source>
        <translation>Die Festplatte oder der Server antwortet nicht. Wenn Sie nicht länger warten, geht nichts von dem verloren, was hier offen ist.</translation>
    </message>
    <message>
        <source>Stop waiting</source>
        <translation>Nicht länger warten</translation>
    </message>
    <message>
        <source>Still drawing &quot;%1&quot;.</source>
        <translation>„%1“ wird noch gezeichnet.</translation>
    </message>
    <message>
        <source>It is large. If you stop, nothing is written.</source>
        <translation>Es ist groß. Wenn Sie abbrechen, wird nichts geschrieben.</translation>
    </message>
    <message>
        <source>Stop drawing</source>
        <translation>Zeichnen abbrechen</translation>
    </message>
</context>
<context>
    <name>DisplayLocale</name>
    <message>
        <source>en</source>
        <comment>the code of this language: pl, fr, de</comment>
        <translation>de</translation>
    </message>
</context>
<context>
    <name>DriveOverlay</name>
    <message>
        <source>Mean gear at the end of a turn</source>
        <translation>Mittlerer Gang am Ende eines Zugs</translation>
    </message>
    <message>
        <source>Losses of control in 100 drives</source>
        <translation>Kontrollverluste auf 100 Fahrten</translation>
    </message>
    <message>
        <source>Passes in 100 races</source>
        <translation>Überholvorgänge in 100 Rennen</translation>
    </message>
    <message>
        <source>Turns held up in 100 races</source>
        <translation>Blockierte Züge in 100 Rennen</translation>
    </message>
    <message>
        <source>Simulating drives…</source>
        <translation>Fahrten werden simuliert…</translation>
    </message>
    <message>
        <source>Racing…</source>
        <translation>Rennen läuft…</translation>
    </message>
</context>
<context>
    <name>DriveWords</name>
    <message>
        <source>gravel tyres</source>
        <translation>Schotterreifen</translation>
    </message>
    <message>
        <source>asphalt tyres</source>
        <translation>Asphaltreifen</translation>
    </message>
    <message>
        <source>rain tyres</source>
        <translation>Regenreifen</translation>
    </message>
    <message>
        <source>snow tyres</source>
        <translation>Schneereifen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; tyres</source>
        <translation>Reifen „%1“</translation>
    </message>
    <message>
        <source>gravel</source>
        <translation>Schotter</translation>
    </message>
    <message>
        <source>asphalt</source>
        <translation>Asphalt</translation>
    </message>
    <message>
        <source>snow</source>
        <translation>Schnee</translation>
    </message>
    <message>
        <source>dry</source>
        <translation>trocken</translation>
    </message>
    <message>
        <source>wet</source>
        <translation>nass</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>Führender</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Vorsichtig</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Zügig</translation>
    </message>
    <message>
        <source>Flat out</source>
        <translation>Volles Risiko</translation>
    </message>
    <message>
        <source>Optimal</source>
        <translation>Optimal</translation>
    </message>
    <message>
        <source>short</source>
        <translation>kurz</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>mittellang</translation>
    </message>
    <message>
        <source>long</source>
        <translation>lang</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>%1; hardest at %2: %3</source>
        <translation>%1; am schwersten auf %2: %3</translation>
    </message>
</context>
<context>
    <name>DrivenRoute</name>
    <message>
        <source>no road leads from the start to the finish</source>
        <translation>keine Fahrbahn führt vom Start zum Ziel</translation>
    </message>
    <message>
        <source>&quot;stagewright check&quot; says what is wrong with the stage</source>
        <translation>„stagewright check“ sagt, was an der Strecke nicht stimmt</translation>
    </message>
</context>
<context>
    <name>DriverTable</name>
    <message>
        <source>Driver</source>
        <translation>Fahrer</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
</context>
<context>
    <name>EnteredRoads</name>
    <message>
        <source>%1 to %2 are not all free: side %3 has some of these numbers</source>
        <translation>%1 bis %2 sind nicht alle frei: Seite %3 hat einige dieser Zahlen</translation>
    </message>
    <message>
        <source>the pack says otherwise than what you have entered, which holds</source>
        <translation>das Paket sagt es anders als von Ihnen eingetragen; Ihr Eintrag gilt</translation>
    </message>
    <message>
        <source>Forget your own to take the pack&apos;s</source>
        <translation>Vergessen Sie Ihren Eintrag, um den des Pakets zu nehmen</translation>
    </message>
</context>
<context>
    <name>Estimate</name>
    <message>
        <source>Climb arrows are not counted yet</source>
        <translation>Pfeile für Anstiege werden noch nicht berücksichtigt</translation>
    </message>
    <message>
        <source>The surface changes, but the dice of &quot;%1&quot; are used throughout</source>
        <translation>Der Belag wechselt, aber durchgehend gelten die Würfel von „%1“</translation>
    </message>
    <message>
        <source>On so long a route damage is counted, but takes no dice away</source>
        <translation>Auf einer so langen Route wird Schaden gezählt, nimmt aber keine Würfel weg</translation>
    </message>
</context>
<context>
    <name>EstimateCommand</name>
    <message>
        <source>say how long a stage or a rally takes, on the road and at the table</source>
        <translation>schätzt, wie lange eine Strecke oder Rallye dauert, im Rennen und am Tisch</translation>
    </message>
    <message>
        <source>Says how long a stage takes: expected time and its spread, turns, losses of control,
damage, minutes at the table, class, and how hard it is and why. Of a rally: times and
totals of its stages, damage carried on, and minutes at the table.</source>
        <translation>Schätzt, wie lange eine Strecke dauert: erwartete Zeit und Streuung, Züge,
Kontrollverluste, Schaden, Minuten am Tisch, Klasse und wie schwer sie ist und warum.
Bei einer Rallye: Zeiten und Summen ihrer Strecken, mitgenommener Schaden und Minuten
am Tisch.</translation>
    </message>
    <message>
        <source>the rules have no dashboard &quot;%1&quot;. They have: %2</source>
        <translation>die Regeln haben kein Armaturenbrett „%1“. Sie haben: %2</translation>
    </message>
</context>
<context>
    <name>EstimateOptions</name>
    <message>
        <source>How the drivers drive: %1. Left out: %2.</source>
        <translation>Wie die Fahrer fahren: %1. Ohne Angabe: %2.</translation>
    </message>
    <message>
        <source>Laps of a circuit, 1 to %1. Left out: those of the file.</source>
        <translation>Runden eines Rundkurses, 1 bis %1. Ohne Angabe: die der Datei.</translation>
    </message>
    <message>
        <source>Drivers may begin with a flying start, and do if it pays.</source>
        <translation>Fahrer dürfen mit einem fliegenden Start beginnen und tun es, wenn es sich lohnt.</translation>
    </message>
    <message>
        <source>No damage, no tokens of shortcuts: a loss of control costs its time and nothing else.</source>
        <translation>Kein Schaden, keine Plättchen für Abkürzungen: Ein Kontrollverlust kostet seine Zeit und sonst nichts.</translation>
    </message>
    <message>
        <source>How many drives to simulate. Left out: %1.</source>
        <translation>Wie viele Fahrten simuliert werden. Ohne Angabe: %1.</translation>
    </message>
    <message>
        <source>Simulate until the mean time is known to so many seconds to either side (95 %).</source>
        <translation>Simuliert, bis die mittlere Zeit nach beiden Seiten auf so viele Sekunden bekannt ist (95&#xa0;%).</translation>
    </message>
    <message>
        <source>A number; the same gives the same drives. Left out: 1.</source>
        <translation>Eine Zahl; dieselbe ergibt dieselben Fahrten. Ohne Angabe: 1.</translation>
    </message>
    <message>
        <source>Work the expected time out exactly instead of simulating: one car, die by die, without mishaps.</source>
        <translation>Berechnet die erwartete Zeit genau, statt zu simulieren: ein Auto, Würfel für Würfel, ohne Zwischenfälle.</translation>
    </message>
    <message>
        <source>--exact drives die by die, so not flat out</source>
        <translation>--exact fährt Würfel für Würfel, also nicht mit vollem Risiko</translation>
    </message>
    <message>
        <source>--ci takes a number of seconds from 0.01 up</source>
        <translation>--ci nimmt eine Anzahl von Sekunden ab 0.01</translation>
    </message>
    <message>
        <source>How many play, 1 to %1. Left out: as many as the file says, or %2.</source>
        <translation>Wie viele spielen, 1 bis %1. Ohne Angabe: so viele, wie die Datei sagt, oder %2.</translation>
    </message>
    <message>
        <source>Which dashboard of the rules, by its id. Left out: the one that the file says, or the first for the surface of the stage.</source>
        <translation>Welches Armaturenbrett der Regeln, nach seiner id. Ohne Angabe: das der Datei, oder das erste für den Belag der Strecke.</translation>
    </message>
    <message>
        <source>there is no profile &quot;%1&quot;. There are: %2</source>
        <translation>es gibt kein Profil „%1“. Es gibt: %2</translation>
    </message>
</context>
<context>
    <name>EstimateRally</name>
    <message>
        <source>--exact, --laps, --dashboard, --flying-start, --no-mishaps and --ci are for single stages</source>
        <translation>--exact, --laps, --dashboard, --flying-start, --no-mishaps und --ci gelten für einzelne Strecken</translation>
    </message>
    <message>
        <source>Choose a stage of the rally with --stage</source>
        <translation>Mit --stage eine Strecke der Rallye wählen</translation>
    </message>
    <message numerus="yes">
        <source>At the table: %n minute(s), and %1 to set up.</source>
        <translation>
            <numerusform>Am Tisch: %n Minute und %1 zum Aufbauen.</numerusform>
            <numerusform>Am Tisch: %n Minuten und %1 zum Aufbauen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each stage alone, in %n drive(s) of an undamaged car:</source>
        <translation>
            <numerusform>Jede Strecke für sich, in %n Fahrt eines unbeschädigten Autos:</numerusform>
            <numerusform>Jede Strecke für sich, in %n Fahrten eines unbeschädigten Autos:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 expected (%3 to %4), %5 turns</source>
        <translation>%1: %2 erwartet (%3 bis %4), %5 Züge</translation>
    </message>
</context>
<context>
    <name>EstimateReport</name>
    <message>
        <source>%1, dashboard &quot;%2&quot;</source>
        <translation>%1, Armaturenbrett „%2“</translation>
    </message>
    <message numerus="yes">
        <source>%n road tile(s)</source>
        <translation>
            <numerusform>%n Fahrbahnteil</numerusform>
            <numerusform>%n Fahrbahnteile</numerusform>
        </translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>%1 expected (%2 s), exactly</source>
        <translation>%1 erwartet (%2&#xa0;s), genau</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>%1 of control in a drive; at least one in %2 %</source>
        <translation>%1 der Kontrolle je Fahrt; mindestens einer bei %2&#xa0;% der Fahrten</translation>
    </message>
    <message>
        <source>route</source>
        <translation>Route</translation>
    </message>
    <message>
        <source>graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>%1 to %2 (10 to 90 % of the drives)</source>
        <translation>%1 bis %2 (10 bis 90&#xa0;% der Fahrten)</translation>
    </message>
    <message>
        <source>best play</source>
        <translation>bestenfalls</translation>
    </message>
    <message>
        <source>%1 without mishaps, die by die</source>
        <translation>%1 ohne Zwischenfälle, Würfel für Würfel</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>Spieldauer</translation>
    </message>
    <message>
        <source>class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>drivers</source>
        <translation>Fahrer</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n value(s) of them are assumed</source>
        <translation>
            <numerusform>%1; %n Wert davon ist angenommen</numerusform>
            <numerusform>%1; %n Werte davon sind angenommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n lap(s)</source>
        <translation>
            <numerusform>%1, %n Runde</numerusform>
            <numerusform>%1, %n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) at the table for %1 (%2), and %3 to set up</source>
        <translation>
            <numerusform>%n Minute zu %1 am Tisch (%2) und %3 zum Aufbauen</numerusform>
            <numerusform>%n Minuten zu %1 am Tisch (%2) und %3 zum Aufbauen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 tokens in a drive; %2 % of the cars retire</source>
        <translation>%1 Marker je Fahrt; %2&#xa0;% der Autos fallen aus</translation>
    </message>
    <message numerus="yes">
        <source>none, as no car comes to the finish in %n drive(s)</source>
        <translation>
            <numerusform>keine, da in %n Fahrt kein Auto ins Ziel kommt</numerusform>
            <numerusform>keine, da in %n Fahrten kein Auto ins Ziel kommt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 expected (mean of %n drive(s), to %2 s)</source>
        <translation>
            <numerusform>%1 erwartet (Mittel aus %n Fahrt, auf %2&#xa0;s)</numerusform>
            <numerusform>%1 erwartet (Mittel aus %n Fahrten, auf %2&#xa0;s)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 expected (from %n drive(s), too few to say how exactly)</source>
        <translation>
            <numerusform>%1 erwartet (aus %n Fahrt, zu wenig, um zu sagen, wie genau)</numerusform>
            <numerusform>%1 erwartet (aus %n Fahrten, zu wenige, um zu sagen, wie genau)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n move(s)</source>
        <comment>of spaces</comment>
        <translation>
            <numerusform>%1, %n Bewegung</numerusform>
            <numerusform>%1, %n Bewegungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>there is no stage to write</source>
        <translation>es gibt keine Strecke zu schreiben</translation>
    </message>
    <message>
        <source>Name a file that holds one</source>
        <translation>Eine Datei angeben, die eine enthält</translation>
    </message>
    <message numerus="yes">
        <source>a file of this format holds one stage only, these are %n</source>
        <translation>
            <numerusform>eine Datei dieses Formats enthält nur eine Strecke, hier ist es %n</numerusform>
            <numerusform>eine Datei dieses Formats enthält nur eine Strecke, hier sind es %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Write each to a file of its own</source>
        <translation>Jede in eine eigene Datei schreiben</translation>
    </message>
    <message numerus="yes">
        <source>a rally has at most %n stages</source>
        <translation>
            <numerusform>eine Rallye hat höchstens %n Strecke</numerusform>
            <numerusform>eine Rallye hat höchstens %n Strecken</numerusform>
        </translation>
    </message>
    <message>
        <source>Write some of them to another pack</source>
        <translation>Einige davon in ein anderes Paket schreiben</translation>
    </message>
    <message>
        <source>the drivers and results of the rally are left out</source>
        <translation>die Fahrer und Ergebnisse der Rallye werden ausgelassen</translation>
    </message>
    <message>
        <source>what is said of the rally beside its title is left out</source>
        <translation>was über die Rallye außer ihrem Titel gesagt ist, wird ausgelassen</translation>
    </message>
    <message>
        <source>what the rally says of its stages is left out</source>
        <translation>was die Rallye über ihre Strecken sagt, wird ausgelassen</translation>
    </message>
    <message>
        <source>the rally&apos;s own tile sets are left out</source>
        <translation>die eigenen Teilesätze der Rallye werden ausgelassen</translation>
    </message>
    <message numerus="yes">
        <source>%n other file(s) of the pack are left out</source>
        <translation>
            <numerusform>%n andere Datei des Pakets wird ausgelassen</numerusform>
            <numerusform>%n andere Dateien des Pakets werden ausgelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no stage in it: this is no JSON, no rally pack and no script with a TileList</source>
        <translation>darin ist keine Strecke: Dies ist kein JSON, kein Rallyepaket und kein Skript mit einer TileList</translation>
    </message>
    <message>
        <source>Choose another file</source>
        <translation>Eine andere Datei wählen</translation>
    </message>
    <message>
        <source>the pack is damaged or of a newer version, and what cannot be read in it would be lost</source>
        <translation>das Paket ist beschädigt oder von einer neueren Version, und was darin nicht lesbar ist, ginge verloren</translation>
    </message>
    <message>
        <source>Name a folder with -o and the format &quot;stage&quot; to save the stages that can be read</source>
        <translation>Mit -o einen Ordner und das Format „stage“ angeben, um die lesbaren Strecken zu retten</translation>
    </message>
    <message>
        <source>files of this format hold stages of hex tiles only</source>
        <translation>Dateien dieses Formats enthalten nur Strecken aus sechseckigen Teilen</translation>
    </message>
    <message>
        <source>Choose a format of Stagewright&apos;s own</source>
        <translation>Wählen Sie ein Format von Stagewright selbst</translation>
    </message>
    <message>
        <source>nothing is laid in the stage, so there is nothing to write</source>
        <translation>In der Strecke liegt nichts, es gibt also nichts zu schreiben</translation>
    </message>
    <message>
        <source>Lay something first</source>
        <translation>Legen Sie zuerst etwas</translation>
    </message>
</context>
<context>
    <name>ExchangeRemarks</name>
    <message numerus="yes">
        <source>%1 and %n other place(s)</source>
        <translation>
            <numerusform>%1 und %n weitere Stelle</numerusform>
            <numerusform>%1 und %n weitere Stellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are %n more such thing(s)</source>
        <translation>
            <numerusform>es gibt noch %n weiteren solchen Fall</numerusform>
            <numerusform>es gibt noch %n weitere solche Fälle</numerusform>
        </translation>
    </message>
    <message>
        <source>tile %1 on hex (%2, %3)</source>
        <translation>Teil %1 auf Sechseck (%2, %3)</translation>
    </message>
</context>
<context>
    <name>ExpectedText</name>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Mostly</source>
        <comment>between two times</comment>
        <translation>Meist</translation>
    </message>
    <message>
        <source>First to last</source>
        <translation>Erster bis Letzter</translation>
    </message>
    <message>
        <source>Total times</source>
        <translation>Gesamtzeiten</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Strecke</translation>
    </message>
    <message>
        <source>Start damaged</source>
        <translation>Start mit Schaden</translation>
    </message>
    <message>
        <source>Retire</source>
        <translation>Ausfall</translation>
    </message>
    <message>
        <source>Simulating the rally…</source>
        <translation>Die Rallye wird simuliert…</translation>
    </message>
    <message>
        <source>No stage can be driven yet.</source>
        <translation>Noch ist keine Strecke befahrbar.</translation>
    </message>
    <message>
        <source>Who leads after the first stage wins %1 of the rallies.</source>
        <translation>Wer nach der ersten Strecke führt, gewinnt %1 der Rallyes.</translation>
    </message>
    <message>
        <source>A car retires in %1 of its rallies; in %2 of the rallies some car does.</source>
        <translation>Ein Auto fällt in %1 seiner Rallyes aus; in %2 der Rallyes fällt mindestens ein Auto aus.</translation>
    </message>
    <message numerus="yes">
        <source>Driven %n time(s) by cars alike that drive as well as can be. Eight of ten times lie between the two.</source>
        <translation>
            <numerusform>%n-mal von gleichen Autos gefahren, die so gut fahren, wie es geht. Acht von zehn Zeiten liegen zwischen den beiden genannten.</numerusform>
            <numerusform>%n-mal von gleichen Autos gefahren, die so gut fahren, wie es geht. Acht von zehn Zeiten liegen zwischen den beiden genannten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Times of the stages</source>
        <translation>Zeiten der Strecken</translation>
    </message>
    <message>
        <source>Damage and retirements</source>
        <translation>Schäden und Ausfälle</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>Times of the races</source>
        <translation>Zeiten der Rennen</translation>
    </message>
    <message>
        <source>Simulating the races…</source>
        <translation>Die Rennen werden simuliert…</translation>
    </message>
    <message>
        <source>No race can be driven yet.</source>
        <translation>Noch ist kein Rennen befahrbar.</translation>
    </message>
    <message>
        <source>Who leads after the first race wins %1 of the evenings.</source>
        <translation>Wer nach dem ersten Rennen führt, gewinnt %1 der Abende.</translation>
    </message>
    <message>
        <source>A car retires in %1 of its evenings; in %2 of the evenings some car does.</source>
        <translation>Ein Auto fällt an %1 seiner Abende aus; an %2 der Abende fällt mindestens ein Auto aus.</translation>
    </message>
    <message>
        <source>No car drives here: there are no times to expect.</source>
        <translation>Hier fährt kein Auto: Es sind keine Zeiten zu erwarten.</translation>
    </message>
</context>
<context>
    <name>ExportFile</name>
    <message>
        <source>there is nothing on the board</source>
        <translation>auf dem Spielplan liegt nichts</translation>
    </message>
    <message>
        <source>there is not enough memory for the picture</source>
        <translation>für das Bild reicht der Speicher nicht</translation>
    </message>
</context>
<context>
    <name>ExportTarget</name>
    <message>
        <source>Rekee, the web editor</source>
        <translation>Rekee, der Web-Editor</translation>
    </message>
    <message>
        <source>Rallyman Track Editor for Windows</source>
        <translation>Rallyman Track Editor für Windows</translation>
    </message>
    <message>
        <source>Tabletop Simulator</source>
        <translation>Tabletop Simulator</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Reiner Text</translation>
    </message>
    <message>
        <source>Table for spreadsheets</source>
        <translation>Kalkulationstabelle</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Text for a forum</source>
        <translation>Text für ein Forum</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Page at true size</source>
        <translation>Seite in wahrer Größe</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>Andere Programme</translation>
    </message>
    <message>
        <source>List of the tiles</source>
        <translation>Teileliste</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
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
        <translation>eine Datei dieses Namens gibt es schon</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <translation>Wählen Sie einen anderen Namen</translation>
    </message>
    <message>
        <source>could not be moved to the bin</source>
        <translation>konnte nicht in den Papierkorb verschoben werden</translation>
    </message>
    <message>
        <source>Its disk may have none: delete the file in its folder</source>
        <translation>Vielleicht hat sein Laufwerk keinen: Löschen Sie die Datei in ihrem Ordner</translation>
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
        <translation>Abschnitt %1</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n Spielplan</numerusform>
            <numerusform>%n Spielpläne</numerusform>
        </translation>
    </message>
    <message>
        <source>no section is driven yet</source>
        <translation>noch wird kein Abschnitt gefahren</translation>
    </message>
    <message>
        <source>Boards from %1</source>
        <translation>Spielpläne aus %1</translation>
    </message>
    <message>
        <source>There is assistance after %1, but it is not ticked with the stage&apos;s boards.</source>
        <translation>Nach %1 gibt es Service, aber bei den Spielplänen der Strecke ist er nicht angekreuzt.</translation>
    </message>
    <message>
        <source>Assistance is ticked with the boards of %1, but there is none after it in the rally.</source>
        <translation>Bei den Spielplänen von %1 ist Service angekreuzt, aber in der Rallye gibt es danach keinen.</translation>
    </message>
</context>
<context>
    <name>FixedKeys</name>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Move what is selected, or the cursor</source>
        <translation>Ausgewähltes oder den Cursor verschieben</translation>
    </message>
    <message>
        <source>Go to the next open end</source>
        <translation>Zum nächsten offenen Ende gehen</translation>
    </message>
    <message>
        <source>Go to the open end before</source>
        <translation>Zum vorigen offenen Ende gehen</translation>
    </message>
    <message>
        <source>Lay the palette&apos;s tile</source>
        <translation>Das Teil der Palette legen</translation>
    </message>
    <message>
        <source>Lay it so that the road bends left</source>
        <translation>So legen, dass die Fahrbahn nach links biegt</translation>
    </message>
    <message>
        <source>Lay it so that the road bends right; mend a finding</source>
        <translation>So legen, dass die Fahrbahn nach rechts biegt; einen Befund beheben</translation>
    </message>
    <message>
        <source>Move the board with the mouse while it is held</source>
        <translation>Den Spielplan mit der Maus verschieben, solange sie gedrückt ist</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Ziffern</translation>
    </message>
    <message>
        <source>Find a tile by its number</source>
        <translation>Ein Teil nach seiner Nummer finden</translation>
    </message>
    <message>
        <source>Let go of what is dragged; clear the selection</source>
        <translation>Loslassen, was gezogen wird; Auswahl aufheben</translation>
    </message>
    <message>
        <source>Open the menu of what is selected, or of the cursor&apos;s place</source>
        <translation>Das Menü der Auswahl oder der Cursorstelle öffnen</translation>
    </message>
    <message>
        <source>Go through the choices at the open end; Enter lays one</source>
        <translation>Die Vorschläge am offenen Ende durchgehen; Enter legt einen</translation>
    </message>
    <message>
        <source>Go back or on a turn</source>
        <translation>Einen Zug zurück oder weiter</translation>
    </message>
    <message>
        <source>Go back or on a die</source>
        <translation>Einen Würfel zurück oder weiter</translation>
    </message>
    <message>
        <source>Play, or pause</source>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Go to the next loss of control</source>
        <translation>Zum nächsten Kontrollverlust</translation>
    </message>
    <message>
        <source>Go to the next pass</source>
        <translation>Zum nächsten Überholen</translation>
    </message>
    <message>
        <source>Rename the stage in the strip; edit a result</source>
        <translation>Strecke im Streifen umbenennen; ein Ergebnis bearbeiten</translation>
    </message>
    <message>
        <source>Move the stage in the strip</source>
        <translation>Strecke im Streifen verschieben</translation>
    </message>
    <message>
        <source>Remove the stage in the strip; empty results</source>
        <translation>Strecke im Streifen entfernen; Ergebnisse leeren</translation>
    </message>
    <message>
        <source>Show a finding; take an idea; place a token; roll the chosen dice</source>
        <translation>Befund zeigen; Idee übernehmen; Plättchen legen; gewählte Würfel würfeln</translation>
    </message>
    <message>
        <source>Keep an idea</source>
        <translation>Idee behalten</translation>
    </message>
    <message>
        <source>Turn the pages of the print preview</source>
        <translation>In der Druckvorschau blättern</translation>
    </message>
    <message>
        <source>Go to its first or last page</source>
        <translation>Zu ihrer ersten oder letzten Seite</translation>
    </message>
    <message>
        <source>Make its pages larger or smaller</source>
        <translation>Ihre Seiten vergrößern oder verkleinern</translation>
    </message>
    <message>
        <source>Go back or on to what was found in the manual</source>
        <translation>Zurück oder weiter zu dem, was im Handbuch gefunden wurde</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
</context>
<context>
    <name>FolderScan</name>
    <message>
        <source>the folder is not there, or cannot be read</source>
        <translation>der Ordner ist nicht da oder lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>Look whether its disk is connected, or take it out of the library</source>
        <translation>Sehen Sie nach, ob sein Laufwerk angeschlossen ist, oder nehmen Sie ihn aus der Bibliothek</translation>
    </message>
    <message>
        <source>only the first %1 files are shown</source>
        <translation>nur die ersten %1 Dateien werden gezeigt</translation>
    </message>
    <message>
        <source>Choose folders further down</source>
        <translation>Wählen Sie Ordner weiter unten</translation>
    </message>
</context>
<context>
    <name>ForeignFile</name>
    <message>
        <source>this looks like a picture (%1)</source>
        <translation>dies sieht nach einem Bild aus (%1)</translation>
    </message>
    <message>
        <source>Choose the file that it was made from</source>
        <translation>Die Datei wählen, aus der es gemacht wurde</translation>
    </message>
    <message>
        <source>this looks like a document (%1)</source>
        <translation>dies sieht nach einem Dokument aus (%1)</translation>
    </message>
    <message>
        <source>this looks like an archive (%1)</source>
        <translation>dies sieht nach einem Archiv aus (%1)</translation>
    </message>
    <message>
        <source>Unpack it, and choose a file that is in it</source>
        <translation>Entpacken und eine Datei daraus wählen</translation>
    </message>
    <message>
        <source>this looks like a web page (%1)</source>
        <translation>dies sieht nach einer Webseite aus (%1)</translation>
    </message>
    <message>
        <source>Download the file itself, not the page that shows it</source>
        <translation>Die Datei selbst herunterladen, nicht die Seite, die sie zeigt</translation>
    </message>
    <message>
        <source>this looks like UTF-16 without a byte order mark</source>
        <translation>dies sieht nach UTF-16 ohne Bytereihenfolge-Marke aus</translation>
    </message>
    <message>
        <source>Save the text as UTF-8</source>
        <translation>Den Text als UTF-8 speichern</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <translation>darin steht nichts</translation>
    </message>
    <message>
        <source>Choose another file</source>
        <translation>Eine andere Datei wählen</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>is not a kind of layout</source>
        <translation>ist keine Art von Aufbau</translation>
    </message>
    <message>
        <source>the program knows no game &quot;%1&quot;</source>
        <translation>das Programm kennt kein Spiel „%1“</translation>
    </message>
    <message>
        <source>Games that there are: %1</source>
        <translation>Bekannte Spiele: %1</translation>
    </message>
</context>
<context>
    <name>Generate</name>
    <message numerus="yes">
        <source>the search stopped: no road as wished was found in %n try(s)</source>
        <translation>
            <numerusform>die Suche endete: in %n Versuch wurde keine Straße wie gewünscht gefunden</numerusform>
            <numerusform>die Suche endete: in %n Versuchen wurde keine Straße wie gewünscht gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the search stopped: of %n stage(s) that were laid none was %1</source>
        <translation>
            <numerusform>die Suche endete: die %n gelegte Strecke war nicht %1</numerusform>
            <numerusform>die Suche endete: von %n gelegten Strecken war keine %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the search stopped: %n stage(s) were laid, and those that were driven took %1 to %2 minutes</source>
        <translation>
            <numerusform>die Suche endete: %n Strecke wurde gelegt und dauerte %1 bis %2 Minuten</numerusform>
            <numerusform>die Suche endete: %n Strecken wurden gelegt, und die gefahrenen dauerten %1 bis %2 Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the search stopped: %n stage(s) were laid, and none held by every rule</source>
        <translation>
            <numerusform>die Suche endete: %n Strecke wurde gelegt und hielt nicht alle Regeln ein</numerusform>
            <numerusform>die Suche endete: %n Strecken wurden gelegt, und keine hielt alle Regeln ein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the search stopped after %n stage(s) of different shapes</source>
        <translation>
            <numerusform>die Suche endete nach %n Strecke</numerusform>
            <numerusform>die Suche endete nach %n Strecken von verschiedener Form</numerusform>
        </translation>
    </message>
    <message>
        <source>stage %1: %2</source>
        <translation>Strecke %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>the table has room for %n tile(s), which are played in fewer minutes</source>
        <translation>
            <numerusform>auf dem Tisch ist Platz für %n Teil, das in weniger Minuten gespielt ist</numerusform>
            <numerusform>auf dem Tisch ist Platz für %n Teile, die in weniger Minuten gespielt sind</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GenerateCommand</name>
    <message>
        <source>make stages from wishes</source>
        <translation>erzeugt Strecken nach Wünschen</translation>
    </message>
    <message>
        <source>it has no road from start to finish, to be like it</source>
        <translation>sie hat keine Straße vom Start zum Ziel, der etwas ähnlich sein könnte</translation>
    </message>
    <message>
        <source>&quot;stagewright check&quot; says where</source>
        <translation>„stagewright check“ sagt, wo</translation>
    </message>
    <message>
        <source>Makes a stage, a circuit or a rally from wishes, out of the boxes that are named, or else the core box of the game. Each answer holds by every rule; the same seed gives the same answers.
Leaves with 1 if none was found, and says why, with 2 if a wish cannot be read.</source>
        <translation>Erzeugt eine Strecke, einen Rundkurs oder eine Rallye nach Wünschen, aus den genannten Schachteln, sonst aus der Grundschachtel des Spiels. Jede Antwort hält alle Regeln ein; derselbe Startwert gibt dieselben Antworten.
Endet mit 1, wenn keine gefunden wurde, und sagt, warum, mit 2, wenn ein Wunsch nicht zu lesen ist.</translation>
    </message>
    <message>
        <source>A stage that the answers are to be like: as long, winding, dangerous and hard, on the same surfaces.</source>
        <translation>Eine Strecke, der die Antworten ähnlich sein sollen: so lang, kurvig, gefährlich und schwer, auf denselben Belägen.</translation>
    </message>
</context>
<context>
    <name>GhostRules</name>
    <message>
        <source>Solo the ghost driver drives along, and his level is not chosen.</source>
        <translation>Allein fährt der Geisterpilot mit, und seine Stufe ist nicht gewählt.</translation>
    </message>
    <message>
        <source>Take the standard ghost driver</source>
        <translation>Den normalen Geisterpiloten nehmen</translation>
    </message>
    <message>
        <source>The rulebook knows no ghost driver in a trial.</source>
        <translation>Das Regelbuch kennt keinen Geisterpiloten in einer Testfahrt.</translation>
    </message>
    <message>
        <source>The ghost driver drives against a single player alone.</source>
        <translation>Der Geisterpilot fährt nur gegen einen einzelnen Spieler.</translation>
    </message>
    <message>
        <source>Leave the ghost driver out</source>
        <translation>Den Geisterpiloten weglassen</translation>
    </message>
    <message>
        <source>A die of this ghost driver lies on card %1, which does not lie open at the start.</source>
        <translation>Ein Würfel dieses Geisterpiloten liegt auf Karte %1, die am Anfang nicht offen liegt.</translation>
    </message>
    <message>
        <source>Lay six cards open</source>
        <translation>Sechs Karten offen auslegen</translation>
    </message>
</context>
<context>
    <name>GhostText</name>
    <message>
        <source>Its road meets verge</source>
        <translation>Seine Fahrbahn trifft auf das Bankett</translation>
    </message>
    <message>
        <source>It blocks a road</source>
        <translation>Es versperrt eine Fahrbahn</translation>
    </message>
    <message>
        <source>Lane counts differ</source>
        <translation>Die Spurzahlen unterscheiden sich</translation>
    </message>
    <message>
        <source>Its slanted road does not fit</source>
        <translation>Seine schräge Fahrbahn passt nicht</translation>
    </message>
    <message>
        <source>Replaces %1</source>
        <translation>Ersetzt %1</translation>
    </message>
    <message numerus="yes">
        <source>Replaces %n tiles</source>
        <translation>
            <numerusform>Ersetzt %n Teil</numerusform>
            <numerusform>Ersetzt %n Teile</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HexTiles</name>
    <message>
        <source>no box has a tile &quot;%1&quot;</source>
        <translation>keine Schachtel enthält ein Teil „%1“</translation>
    </message>
    <message>
        <source>hex (%1, %2)</source>
        <translation>Sechseck (%1, %2)</translation>
    </message>
    <message>
        <source>Correct its number and side</source>
        <translation>Seine Nummer und Seite berichtigen</translation>
    </message>
</context>
<context>
    <name>HouseRulesOption</name>
    <message>
        <source>A rules file of your own, for the stages of its game; as often as there are games. Left out: the rules of the games.</source>
        <translation>Eine eigene Regeldatei für die Strecken ihres Spiels; kann je Spiel einmal angegeben werden. Ohne Angabe: die Regeln der Spiele.</translation>
    </message>
    <message>
        <source>these are rules of &quot;%1&quot;, as those of another file are</source>
        <translation>dies sind Regeln von „%1“, wie schon die einer anderen Datei</translation>
    </message>
    <message>
        <source>Name one file for a game</source>
        <translation>Je Spiel nur eine Datei angeben</translation>
    </message>
</context>
<context>
    <name>Idea</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Teil</numerusform>
            <numerusform>%n Teile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n Strecke</numerusform>
            <numerusform>%n Strecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 + %2 tile(s)</source>
        <comment>on the road, and beside it</comment>
        <translation>
            <numerusform>%1 + %2 Teil</numerusform>
            <numerusform>%1 + %2 Teile</numerusform>
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
        <translation>In Arbeit: Der Rundkurs ist noch nicht geschlossen.</translation>
    </message>
    <message>
        <source>In progress: there is no finish yet.</source>
        <translation>In Arbeit: Das Ziel fehlt noch.</translation>
    </message>
</context>
<context>
    <name>Inventory</name>
    <message>
        <source>%1 for %2</source>
        <translation>%1 statt %2</translation>
    </message>
    <message>
        <source>Lay %1</source>
        <translation>%1 legen</translation>
    </message>
    <message>
        <source>Tile %1: %2 needed, %3 in the boxes. Both sides are used, and a tile shows only one.</source>
        <translation>Teil %1: %2 nötig, %3 in den Schachteln. Beide Seiten werden gebraucht, und ein Teil zeigt nur eine.</translation>
    </message>
    <message>
        <source>Tile %1: %2 needed, %3 in the boxes.</source>
        <translation>Teil %1: %2 nötig, %3 in den Schachteln.</translation>
    </message>
</context>
<context>
    <name>JsonExport</name>
    <message>
        <source>the field &quot;%1&quot; has another meaning there</source>
        <translation>das Feld „%1“ hat dort eine andere Bedeutung</translation>
    </message>
    <message>
        <source>the notes are not shown there</source>
        <translation>die Notizen werden dort nicht gezeigt</translation>
    </message>
    <message>
        <source>the number of laps is not shown there</source>
        <translation>die Rundenzahl wird dort nicht gezeigt</translation>
    </message>
    <message>
        <source>there is no tile %1 there</source>
        <translation>es gibt dort kein Teil %1</translation>
    </message>
    <message>
        <source>of tiles on one hex only the last is shown there</source>
        <translation>von Teilen auf einem Sechseck wird dort nur das letzte gezeigt</translation>
    </message>
    <message>
        <source>the note is not shown there</source>
        <translation>die Notiz wird dort nicht gezeigt</translation>
    </message>
    <message>
        <source>the car is not shown there</source>
        <translation>das Auto wird dort nicht gezeigt</translation>
    </message>
</context>
<context>
    <name>JsonFields</name>
    <message>
        <source>must be a whole number from %1 up</source>
        <translation>muss eine ganze Zahl ab %1 sein</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2</source>
        <translation>muss eine ganze Zahl von %1 bis %2 sein</translation>
    </message>
    <message>
        <source>must be an object, in braces</source>
        <translation>muss ein Objekt in geschweiften Klammern sein</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation>muss eine Zahl sein</translation>
    </message>
    <message>
        <source>must be text, in quotes</source>
        <translation>muss ein Text in Anführungszeichen sein</translation>
    </message>
    <message>
        <source>must be a list, in square brackets</source>
        <translation>muss eine Liste in eckigen Klammern sein</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is not known here</source>
        <translation>das Feld „%1“ ist hier nicht bekannt</translation>
    </message>
    <message>
        <source>must be the number %1</source>
        <translation>muss die Zahl %1 sein</translation>
    </message>
    <message>
        <source>the file has format %1, this program knows formats up to %2</source>
        <translation>die Datei hat Format %1, dieses Programm kennt Formate bis %2</translation>
    </message>
    <message>
        <source>Open it with a newer version</source>
        <translation>Mit einer neueren Version öffnen</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>muss true oder false sein</translation>
    </message>
    <message>
        <source>is &quot;%1&quot;, but must be one of: %2</source>
        <translation>ist „%1“, muss aber eines davon sein: %2</translation>
    </message>
    <message>
        <source>must be true or left out</source>
        <translation>muss true sein oder wegbleiben</translation>
    </message>
</context>
<context>
    <name>JsonImportTexts</name>
    <message>
        <source>the field &quot;%1&quot; has another meaning here and is left out</source>
        <translation>das Feld „%1“ hat hier eine andere Bedeutung und wird ausgelassen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no tile that can be laid here; it is left out</source>
        <translation>„%1“ ist kein Teil, das hier gelegt werden kann; es wird ausgelassen</translation>
    </message>
    <message>
        <source>the token &quot;%1&quot; lies far off its tile and is left out</source>
        <translation>das Plättchen „%1“ liegt weit neben seinem Teil und wird ausgelassen</translation>
    </message>
    <message numerus="yes">
        <source>a stage holds at most %n tile(s)</source>
        <translation>
            <numerusform>eine Strecke enthält höchstens %n Teil</numerusform>
            <numerusform>eine Strecke enthält höchstens %n Teile</numerusform>
        </translation>
    </message>
    <message>
        <source>lies off the board</source>
        <translation>liegt außerhalb des Spielplans</translation>
    </message>
</context>
<context>
    <name>JsonText</name>
    <message>
        <source>line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>this is not valid JSON</source>
        <translation>dies ist kein gültiges JSON</translation>
    </message>
    <message>
        <source>the text is not valid UTF-8</source>
        <translation>der Text ist kein gültiges UTF-8</translation>
    </message>
    <message numerus="yes">
        <source>lists and objects are nested deeper than %n level(s)</source>
        <translation>
            <numerusform>Listen und Objekte sind tiefer als %n Ebene verschachtelt</numerusform>
            <numerusform>Listen und Objekte sind tiefer als %n Ebenen verschachtelt</numerusform>
        </translation>
    </message>
    <message>
        <source>the same field is given twice</source>
        <translation>dasselbe Feld ist zweimal angegeben</translation>
    </message>
    <message>
        <source>the number is out of range</source>
        <translation>die Zahl liegt außerhalb des erlaubten Bereichs</translation>
    </message>
    <message>
        <source>there is text after the end of the JSON data</source>
        <translation>nach dem Ende der JSON-Daten steht noch Text</translation>
    </message>
    <message>
        <source>Mend the file there</source>
        <translation>Die Datei dort berichtigen</translation>
    </message>
    <message>
        <source>must be an object or a list</source>
        <translation>muss ein Objekt oder eine Liste sein</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>line %1, %2</source>
        <translation>Zeile %1, %2</translation>
    </message>
    <message>
        <source>the JSON text ends too early</source>
        <translation>der JSON-Text endet zu früh</translation>
    </message>
    <message>
        <source>half a character stands here, whose other half is missing</source>
        <translation>hier steht ein halbes Zeichen, dessen andere Hälfte fehlt</translation>
    </message>
    <message>
        <source>Get the whole file, or mend its end</source>
        <translation>Die ganze Datei beschaffen oder ihr Ende berichtigen</translation>
    </message>
    <message>
        <source>Save the text as UTF-8</source>
        <translation>Den Text als UTF-8 speichern</translation>
    </message>
    <message>
        <source>the text begins as UTF-%1 does, and is not valid UTF-%1</source>
        <translation>der Text beginnt wie UTF-%1 und ist kein gültiges UTF-%1</translation>
    </message>
    <message>
        <source>there are more than %1 values up to here</source>
        <translation>bis hierher sind es mehr als %1 Werte</translation>
    </message>
    <message>
        <source>Leave something out</source>
        <translation>Etwas weglassen</translation>
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
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Auf dem Spielplan</translation>
    </message>
    <message>
        <source>In a drive</source>
        <translation>In einer Fahrt</translation>
    </message>
    <message>
        <source>In lists and panels</source>
        <translation>In Listen und Fensterbereichen</translation>
    </message>
</context>
<context>
    <name>LaidStage</name>
    <message>
        <source>When all is laid: %1 × %2&#xa0;cm</source>
        <translation>Wenn alles liegt: %1 × %2&#xa0;cm</translation>
    </message>
    <message>
        <source>Last, the tiles with a strong outline; when all is laid: %1 × %2&#xa0;cm</source>
        <translation>Zuletzt die Teile mit kräftigem Umriss; wenn alles liegt: %1 × %2&#xa0;cm</translation>
    </message>
</context>
<context>
    <name>LaidTogether</name>
    <message>
        <source>%1 (needs %2, owned %3)</source>
        <translation>%1 (%2 nötig, %3 vorhanden)</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiteres</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid at the same time, these stages need more tiles than there are: %1. They lack %2.</source>
        <translation>Zugleich gelegt brauchen diese Strecken mehr Teile, als es gibt: %1. Es fehlen: %2.</translation>
    </message>
    <message>
        <source>Lay a session at a time</source>
        <translation>Je eine Sitzung legen</translation>
    </message>
    <message>
        <source>Lay the stages one after another</source>
        <translation>Die Strecken nacheinander legen</translation>
    </message>
</context>
<context>
    <name>LaneCountsDiffer</name>
    <message numerus="yes">
        <source>%1 has %n lane(s) where it meets %2, which has %3.</source>
        <translation>
            <numerusform>%1 hat %n Spur, wo es an %2 stößt, das %3 hat.</numerusform>
            <numerusform>%1 hat %n Spuren, wo es an %2 stößt, das %3 hat.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LargerThanTable</name>
    <message>
        <source>The stage is too large for the table: it takes %1 × %2 cm, the table has %3 × %4 cm.</source>
        <translation>Die Strecke passt nicht auf den Tisch: Sie braucht %1 × %2 cm, der Tisch hat %3 × %4 cm.</translation>
    </message>
</context>
<context>
    <name>LayList</name>
    <message>
        <source>all ways of laying the tiles were tried, and none fits together on this table</source>
        <translation>alle Arten, die Teile zu legen, wurden versucht, und keine passt auf diesen Tisch</translation>
    </message>
    <message>
        <source>all ways of laying the tiles were tried, and none fits together</source>
        <translation>alle Arten, die Teile zu legen, wurden versucht, und keine passt</translation>
    </message>
    <message>
        <source>the tiles can be laid, but in no way that holds by all rules</source>
        <translation>die Teile lassen sich legen, aber nicht nach allen Regeln</translation>
    </message>
    <message>
        <source>there are more than were counted</source>
        <translation>es gibt mehr, als gezählt wurden</translation>
    </message>
    <message>
        <source>the search was stopped; at most %1 of %2 tiles lay together</source>
        <translation>die Suche wurde beendet; höchstens %1 von %2 Teilen lagen zusammen</translation>
    </message>
</context>
<context>
    <name>LayerName</name>
    <message>
        <source>&amp;Tile numbers</source>
        <translation>&amp;Teilenummern</translation>
    </message>
    <message>
        <source>&amp;Pacenotes</source>
        <translation>&amp;Aufschrieb</translation>
    </message>
    <message>
        <source>Route (&amp;way)</source>
        <translation>&amp;Route</translation>
    </message>
    <message>
        <source>Lanes at &amp;borders</source>
        <translation>&amp;Spuren an den Kanten</translation>
    </message>
    <message>
        <source>Findings (&amp;errors)</source>
        <translation>&amp;Befunde</translation>
    </message>
    <message>
        <source>&amp;Hex grid</source>
        <translation>He&amp;xraster</translation>
    </message>
    <message>
        <source>&amp;Outline of the table</source>
        <translation>&amp;Umriss des Tischs</translation>
    </message>
    <message>
        <source>&amp;Map of the whole stage</source>
        <translation>Übersi&amp;chtskarte</translation>
    </message>
    <message>
        <source>Legend (&amp;key)</source>
        <translation>&amp;Legende</translation>
    </message>
    <message>
        <source>&amp;Losses of control</source>
        <translation>K&amp;ontrollverluste</translation>
    </message>
    <message>
        <source>&amp;Gears</source>
        <translation>Gäng&amp;e</translation>
    </message>
    <message>
        <source>&amp;Choices at the open end</source>
        <translation>Vorschläge a&amp;m offenen Ende</translation>
    </message>
    <message>
        <source>Where cars pass</source>
        <translation>Wo überholt wird</translation>
    </message>
    <message>
        <source>Where cars are held up</source>
        <translation>Wo Autos blockiert sind</translation>
    </message>
</context>
<context>
    <name>LayingPages</name>
    <message>
        <source>Laying order</source>
        <translation>Legereihenfolge</translation>
    </message>
    <message numerus="yes">
        <source>Leave %n tile(s) exactly as they lie: %1. Take all others off the table.</source>
        <translation>
            <numerusform>%n Teil genau so liegen lassen: %1. Alle anderen vom Tisch nehmen.</numerusform>
            <numerusform>%n Teile genau so liegen lassen: %1. Alle anderen vom Tisch nehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>against %1, which lies</source>
        <translation>an %1, das liegt</translation>
    </message>
    <message>
        <source>against %1 (step&#xa0;%2)</source>
        <translation>an %1 (Schritt&#xa0;%2)</translation>
    </message>
    <message>
        <source>begin here</source>
        <translation>hier beginnen</translation>
    </message>
    <message>
        <source>apart, as on the map</source>
        <translation>für sich, wie auf der Karte</translation>
    </message>
    <message>
        <source>Each picture lies as the map does. The new tile has a strong outline, those laid before are pale; where the double line is, it is put against the tile named below. The numbers are turned as the tiles are. For limits see the tiles.</source>
        <translation>Jedes Bild liegt wie die Karte. Das neue Teil hat einen kräftigen Umriss, die schon gelegten sind blass; an der doppelten Linie liegt es an dem Teil, das unter dem Bild genannt ist. Die Nummern sind gedreht wie die Teile. Die Limits stehen auf den Teilen.</translation>
    </message>
    <message>
        <source>Each picture lies as the map does. The new tile has a strong outline, those laid before are pale; where the double line is, it is put against the tile named below. The numbers are turned as the tiles are. Limits are on the map.</source>
        <translation>Jedes Bild liegt wie die Karte. Das neue Teil hat einen kräftigen Umriss, die schon gelegten sind blass; an der doppelten Linie liegt es an dem Teil, das unter dem Bild genannt ist. Die Nummern sind gedreht wie die Teile. Die Limits stehen auf der Karte.</translation>
    </message>
</context>
<context>
    <name>LayoutCommand</name>
    <message>
        <source>lay a list of tiles</source>
        <translation>legt eine Liste von Teilen</translation>
    </message>
    <message>
        <source>The tiles are those of a circuit.</source>
        <translation>Die Teile sind die eines Rundkurses.</translation>
    </message>
    <message>
        <source>The tiles are those of a stage. Left out, as --circuit: a circuit if there is no finish among them.</source>
        <translation>Die Teile sind die einer Strecke. Ohne dies und --circuit: ein Rundkurs, wenn kein Ziel dabei ist.</translation>
    </message>
    <message>
        <source>Look at all layouts and count them, as far as the time allows. Those that are the same when turned, in a mirror or driven the other way, or when like tiles change places, count once.</source>
        <translation>Alle Möglichkeiten ansehen und zählen, soweit die Zeit reicht. Was gedreht, gespiegelt, in der anderen Richtung gefahren oder mit vertauschten gleichen Teilen dasselbe ist, zählt einmal.</translation>
    </message>
    <message>
        <source>A stage that the answers should look like, whatever its tiles.</source>
        <translation>Eine Strecke, der die Antworten ähneln sollen, aus welchen Teilen auch immer.</translation>
    </message>
    <message>
        <source>is a PDF</source>
        <translation>ist ein PDF</translation>
    </message>
    <message>
        <source>Give the text that is in it</source>
        <translation>Geben Sie den Text, der darin steht</translation>
    </message>
    <message>
        <source>is no list of tiles</source>
        <translation>ist keine Liste von Teilen</translation>
    </message>
    <message>
        <source>Give a text with lines such as 1 x 202a</source>
        <translation>Geben Sie einen Text mit Zeilen wie 1 x 202a</translation>
    </message>
    <message>
        <source>--circuit and --stage exclude each other</source>
        <translation>--circuit und --stage schließen einander aus</translation>
    </message>
    <message numerus="yes">
        <source>%n layout(s)</source>
        <translation>
            <numerusform>%n Möglichkeit</numerusform>
            <numerusform>%n Möglichkeiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n layout(s)</source>
        <translation>
            <numerusform>mindestens %n Möglichkeit</numerusform>
            <numerusform>mindestens %n Möglichkeiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Lays a list of tiles, as rulebooks print it (1 x 202a, 2 x 105b; with or without sides; CSV
too), to a stage or circuit of exactly these tiles. FILE is a text.
Leaves with 1 if there is no layout, and says why, with 2 if the list cannot be used.</source>
        <translation>Legt eine Liste von Teilen, wie Spielregeln sie drucken (1 x 202a, 2 x 105b; mit oder ohne Seiten;
auch CSV), zu einer Strecke oder einem Rundkurs aus genau diesen Teilen. FILE ist ein Text.
Endet mit 1, wenn es keine Möglichkeit gibt, und sagt warum, mit 2, wenn die Liste nicht brauchbar ist.</translation>
    </message>
</context>
<context>
    <name>LibraryCommand</name>
    <message>
        <source>list the stages and rallies in folders: what can be played tonight</source>
        <translation>Strecken und Rallyes in Ordnern auflisten: was heute Abend gespielt werden kann</translation>
    </message>
    <message>
        <source>Lists the stages and rallies in folders and below them, of every format that is read, with what they take: tiles, minutes, expected time, difficulty. The options say what is looked for; &quot;--boxes dirt-core --players 5 --minutes 90&quot; asks what can be played tonight.
What is known of a file is kept in the user&apos;s cache until the file changes.
Leaves with 1 if nothing is found, with 2 if a folder cannot be read.</source>
        <translation>Listet die Strecken und Rallyes in Ordnern und darunter auf, in jedem lesbaren Format, mit dem, was sie brauchen: Teile, Minuten, erwartete Zeit, Schwierigkeit. Die Optionen sagen, was gesucht wird; „--boxes dirt-core --players 5 --minutes 90“ fragt, was heute Abend gespielt werden kann.
Was von einer Datei bekannt ist, bleibt im Cache des Benutzers, bis die Datei sich ändert.
Endet mit 1, wenn nichts gefunden wird, mit 2, wenn sich ein Ordner nicht lesen lässt.</translation>
    </message>
    <message>
        <source>no folder is named, and --rulebooks is not given</source>
        <translation>kein Ordner ist genannt, und --rulebooks fehlt</translation>
    </message>
</context>
<context>
    <name>LibraryNotes</name>
    <message>
        <source>must be text, in quotes</source>
        <translation>muss Text in Anführungszeichen sein</translation>
    </message>
    <message>
        <source>must be a day, such as 2026-12-31</source>
        <translation>muss ein Tag sein, etwa 2026-12-31</translation>
    </message>
</context>
<context>
    <name>LibraryOptions</name>
    <message>
        <source>nothing is sorted by &quot;%1&quot;</source>
        <translation>nach „%1“ wird nichts sortiert</translation>
    </message>
    <message>
        <source>It is one of %1</source>
        <translation>Es ist eines von %1</translation>
    </message>
    <message>
        <source>Only what these boxes hold, with commas between, as in dirt-core:2,rx.</source>
        <translation>Nur, was diese Schachteln hergeben, mit Kommas dazwischen, wie in dirt-core:2,rx.</translation>
    </message>
    <message>
        <source>With --boxes: all stages of a rally lie side by side. Left out: one after the other.</source>
        <translation>Mit --boxes: Alle Strecken einer Rallye liegen nebeneinander. Ohne: eine nach der anderen.</translation>
    </message>
    <message>
        <source>With --boxes: also what lacks up to so many tiles; it is said which, and whether there are substitutes.</source>
        <translation>Mit --boxes: auch, wozu bis zu so viele Teile fehlen; gesagt wird, welche, und ob es Ersatz gibt.</translation>
    </message>
    <message>
        <source>Only what so many can play, 1 to %1.</source>
        <translation>Nur, was so viele spielen können, 1 bis %1.</translation>
    </message>
    <message>
        <source>Only what takes no more minutes at the table; without --players with %1 of them.</source>
        <translation>Nur, was am Tisch nicht mehr Minuten dauert; ohne --players mit %1 Spielern.</translation>
    </message>
    <message>
        <source>Only what has all these words in title, author, game or the name of its file.</source>
        <translation>Nur, was all diese Wörter in Titel, Autor, Spiel oder Dateinamen hat.</translation>
    </message>
    <message>
        <source>Only stages of that game.</source>
        <translation>Nur Strecken dieses Spiels.</translation>
    </message>
    <message>
        <source>By what to sort: %1. Left out: title.</source>
        <translation>Wonach sortiert wird: %1. Ohne: title.</translation>
    </message>
    <message>
        <source>Reckon minutes, expected time and difficulty, too. They are reckoned anyway where --players, --minutes or --sort ask for them.</source>
        <translation>Auch Minuten, erwartete Zeit und Schwierigkeit berechnen. Sie werden ohnehin berechnet, wo --players, --minutes oder --sort danach fragen.</translation>
    </message>
    <message>
        <source>Add the stages of the rulebooks that come with the program; then no folder need be named.</source>
        <translation>Die Strecken der Regelhefte dazunehmen, die mit dem Programm kommen; dann muss kein Ordner genannt werden.</translation>
    </message>
    <message>
        <source>Write comma-separated values, with a line of names first.</source>
        <translation>Schreibt durch Kommas getrennte Werte, zuerst eine Zeile mit Namen.</translation>
    </message>
    <message>
        <source>--all-at-once and --lacking go with --boxes</source>
        <translation>--all-at-once und --lacking gehören zu --boxes</translation>
    </message>
    <message>
        <source>--json and --csv do not go together</source>
        <translation>--json und --csv gehen nicht zusammen</translation>
    </message>
</context>
<context>
    <name>LibraryReport</name>
    <message>
        <source>title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>stages</source>
        <translation>Strecken</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>lacks %1</source>
        <translation>es fehlt %1</translation>
    </message>
    <message>
        <source>%1; there are substitutes</source>
        <translation>%1; es gibt Ersatz</translation>
    </message>
    <message>
        <source>%1; no substitutes</source>
        <translation>%1; kein Ersatz</translation>
    </message>
</context>
<context>
    <name>LimitedFile</name>
    <message>
        <source>this is a folder</source>
        <translation>dies ist ein Ordner</translation>
    </message>
    <message>
        <source>Name a file in it</source>
        <translation>Eine Datei darin angeben</translation>
    </message>
    <message>
        <source>Check the name and that it may be read</source>
        <translation>Namen und Leserecht prüfen</translation>
    </message>
    <message>
        <source>Check that the file may be read</source>
        <translation>Prüfen, ob die Datei gelesen werden darf</translation>
    </message>
    <message>
        <source>the file is larger than can be read (%1 MB)</source>
        <translation>die Datei ist zu groß, um gelesen zu werden (%1&#xa0;MB)</translation>
    </message>
    <message>
        <source>Choose another file</source>
        <translation>Eine andere Datei wählen</translation>
    </message>
    <message>
        <source>this is no ordinary file, but a pipe or a device</source>
        <translation>dies ist keine gewöhnliche Datei, sondern eine Pipe oder ein Gerät</translation>
    </message>
    <message>
        <source>Save what it gives to a file first</source>
        <translation>Was daraus kommt, zuerst in einer Datei speichern</translation>
    </message>
</context>
<context>
    <name>LineChangeWords</name>
    <message>
        <source>In long corners of this road a car stays on its line</source>
        <translation>In langen Kurven dieser Straße bleibt ein Auto auf seiner Linie</translation>
    </message>
    <message>
        <source>Changes of line in long corners of this road: %1</source>
        <translation>Wechsel der Linie in langen Kurven dieser Straße: %1</translation>
    </message>
    <message>
        <source>In none of its long corners these lead on: %1</source>
        <translation>In keiner ihrer langen Kurven führen weiter: %1</translation>
    </message>
</context>
<context>
    <name>ListCommand</name>
    <message>
        <source>list the tiles and tokens of a stage</source>
        <translation>listet die Teile und Plättchen einer Strecke</translation>
    </message>
    <message>
        <source>Lists the tiles to pick from the boxes: number, side, count, box. Of boxes that hold the
same tile, as few are named as the stage needs. The tokens on the tiles follow.</source>
        <translation>Listet die Teile, die aus den Schachteln zu suchen sind: Nummer, Seite, Anzahl, Schachtel.
Von Schachteln mit demselben Teil werden so wenige wie möglich genannt. Es folgen die
Plättchen auf den Teilen.</translation>
    </message>
    <message>
        <source>Write comma-separated values, with a line of names first.</source>
        <translation>Schreibt durch Kommas getrennte Werte, zuerst eine Zeile mit Namen.</translation>
    </message>
    <message>
        <source>stage %1 of %2; --stage N for another</source>
        <translation>Strecke %1 von %2; --stage N wählt eine andere</translation>
    </message>
    <message>
        <source>--json and --csv do not go together</source>
        <translation>--json und --csv gehen nicht zusammen</translation>
    </message>
</context>
<context>
    <name>ListPages</name>
    <message>
        <source>Tile list</source>
        <translation>Teileliste</translation>
    </message>
</context>
<context>
    <name>LongerThanAsked</name>
    <message numerus="yes">
        <source>The rally takes %n minute(s), %1 more than you have.</source>
        <translation>
            <numerusform>Die Rallye dauert %n Minute, %1 mehr als vorhanden.</numerusform>
            <numerusform>Die Rallye dauert %n Minuten, %1 mehr als vorhanden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManualCommand</name>
    <message>
        <source>write the manual</source>
        <translation>schreibt das Handbuch</translation>
    </message>
    <message>
        <source>Writes the manual: as text to standard output, or to a file as HTML.</source>
        <translation>Schreibt das Handbuch: als Text auf die Standardausgabe oder als HTML in eine Datei.</translation>
    </message>
    <message>
        <source>The HTML file to write, which needs no other. Left out: text.</source>
        <translation>Die HTML-Datei, die geschrieben wird; sie braucht keine weitere Datei. Ohne Angabe: Text.</translation>
    </message>
    <message>
        <source>The language: %1. Left out: that of the system.</source>
        <translation>Die Sprache: %1. Ohne Angabe: die des Systems.</translation>
    </message>
    <message>
        <source>there is no manual in &quot;%1&quot;; --lang takes %2</source>
        <translation>es gibt kein Handbuch in „%1“; --lang nimmt %2</translation>
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
        <translation>von %1</translation>
    </message>
    <message>
        <source>Tiles: %1</source>
        <translation>Teile: %1</translation>
    </message>
</context>
<context>
    <name>MapCommand</name>
    <message>
        <source>draw the map of a stage</source>
        <translation>zeichnet die Karte einer Strecke</translation>
    </message>
    <message>
        <source>Draw the spaces on the route and the moves of cars between them: dots are spaces, rings halves of slides, squares shortcuts, diamonds jumps.</source>
        <translation>Zeichnet die Felder der Route und die Bewegungen der Autos zwischen ihnen: Punkte sind Felder, Ringe Drifthälften, Quadrate Abkürzungen, Rauten Sprünge.</translation>
    </message>
    <message>
        <source>For PNG: the longer side of the picture in pixels, in place of --pixels, as for the small pictures in a file manager.</source>
        <translation>Für PNG: die längere Seite des Bildes in Pixeln, anstelle von --pixels, wie für die Vorschaubilder einer Dateiverwaltung.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be shown</source>
        <translation>„%1“ kann nicht gezeigt werden</translation>
    </message>
    <message>
        <source>--show takes title, tiles, numbers, notes, route, legend, with commas between, or map for the map alone</source>
        <translation>--show nimmt title, tiles, numbers, notes, route, legend, mit Kommas dazwischen, oder map für die Karte allein</translation>
    </message>
    <message>
        <source>--ground takes white or transparent</source>
        <translation>--ground nimmt white oder transparent</translation>
    </message>
    <message>
        <source>Draws the map of a stage, with its title, tile numbers and the driving direction. SVG and
PDF have the true size of the tiles.</source>
        <translation>Zeichnet die Karte einer Strecke mit Titel, Teilenummern und Fahrtrichtung. In SVG und PDF
haben die Teile ihre wahre Größe.</translation>
    </message>
    <message>
        <source>What the picture shows, with commas between: title (with the author), tiles (their list), numbers, notes (of the co-driver), route, legend; map for the map alone. Left out: title,numbers,route.</source>
        <translation>Was das Bild zeigt, mit Kommas dazwischen: title (Titel und Autor), tiles (Teileliste), numbers (Nummern), notes (Aufschrieb), route (Route), legend (Legende); map für die Karte allein. Ohne Angabe: title,numbers,route.</translation>
    </message>
    <message>
        <source>WHAT</source>
        <translation>WAS</translation>
    </message>
    <message>
        <source>The ground of a PNG or SVG: white or transparent. Left out: white.</source>
        <translation>Der Grund eines PNG oder SVG: white (weiß) oder transparent (durchsichtig). Ohne Angabe: white.</translation>
    </message>
    <message>
        <source>GROUND</source>
        <translation>GRUND</translation>
    </message>
    <message>
        <source>Draw a drive as a line: a dot for each die (yellow: a hazard), the gear where a turn ends, a cross where control is lost. The same SEED gives the same drive, that of estimate --seed SEED --runs 1.</source>
        <translation>Eine Fahrt als Linie zeichnen: ein Punkt für jeden Würfel (gelb: ein ⚠-Symbol), der Gang am Ende eines Zugs, ein Kreuz bei einem Kontrollverlust. Dasselbe SEED ergibt dieselbe Fahrt, die von estimate --seed SEED --runs 1.</translation>
    </message>
</context>
<context>
    <name>MapPage</name>
    <message>
        <source>Tiles: %1</source>
        <translation>Teile: %1</translation>
    </message>
    <message>
        <source>with tiles from %1</source>
        <translation>mit Teilen aus %1</translation>
    </message>
    <message>
        <source>Driving direction</source>
        <translation>Fahrtrichtung</translation>
    </message>
    <message>
        <source>Each tile bears its number and the side that lies up.</source>
        <translation>Auf jedem Teil stehen seine Nummer und der Buchstabe der Seite, die oben liegt.</translation>
    </message>
    <message>
        <source>Scale 1 : %1</source>
        <translation>Maßstab 1 : %1</translation>
    </message>
    <message>
        <source>%1 × %2&#xa0;cm on the table</source>
        <translation>%1 × %2&#xa0;cm auf dem Tisch</translation>
    </message>
    <message>
        <source>Start and finish: %1</source>
        <translation>Start und Ziel: %1</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>Start: %1</translation>
    </message>
    <message>
        <source>Finish: %1</source>
        <translation>Ziel: %1</translation>
    </message>
    <message>
        <source>Turned so that tiles stay where they lie</source>
        <translation>Gedreht, damit Teile liegen bleiben</translation>
    </message>
    <message>
        <source>The tiles&apos; numbers have no room here: print the map to a larger scale.</source>
        <translation>Für die Nummern der Teile ist hier kein Platz: die Karte in größerem Maßstab drucken.</translation>
    </message>
    <message>
        <source>Each tile bears its number and upper side; for limits see the tiles.</source>
        <translation>Nummer und Seite stehen auf jedem Teil; Limits siehe Teile.</translation>
    </message>
    <message>
        <source>Tiles bear number and upper side; small limits are on the tiles only.</source>
        <translation>Nummer und Seite stehen auf jedem Teil; fehlende Limits siehe Teile.</translation>
    </message>
    <message>
        <source>Code: %1</source>
        <translation>Code: %1</translation>
    </message>
</context>
<context>
    <name>MapSheets</name>
    <message>
        <source>Map sheet %1 of %2, %3</source>
        <translation>Kartenblatt %1 von %2, %3</translation>
    </message>
    <message>
        <source>Joining plan</source>
        <translation>Klebeplan</translation>
    </message>
    <message>
        <source>1&#xa0;:&#xa0;%1</source>
        <translation>1&#xa0;:&#xa0;%1</translation>
    </message>
    <message numerus="yes">
        <source>The map at %1 lies on %n sheet(s). Cut each along its marks, in the middle of the overlap of %2&#xa0;mm, and join them as shown; the numbers at the borders are those of the neighbours.</source>
        <translation>
            <numerusform>Die Karte im Maßstab %1 liegt auf %n Blatt. Jedes entlang seiner Marken schneiden, in der Mitte der Überlappung von %2&#xa0;mm, und die Blätter wie gezeigt zusammenfügen; die Nummern an den Rändern sind die der Nachbarn.</numerusform>
            <numerusform>Die Karte im Maßstab %1 liegt auf %n Blättern. Jedes entlang seiner Marken schneiden, in der Mitte der Überlappung von %2&#xa0;mm, und die Blätter wie gezeigt zusammenfügen; die Nummern an den Rändern sind die der Nachbarn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MarginList</name>
    <message>
        <source>From the box: %1</source>
        <translation>Aus der Schachtel: %1</translation>
    </message>
    <message>
        <source>From the table: %1</source>
        <translation>Vom Tisch: %1</translation>
    </message>
    <message>
        <source>Leave as they lie: %1</source>
        <translation>Liegen lassen: %1</translation>
    </message>
    <message>
        <source>Back to the box: %1</source>
        <translation>Zurück in die Schachtel: %1</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>turn %1 over</source>
        <translation>%1 wenden</translation>
    </message>
</context>
<context>
    <name>MarkWords</name>
    <message>
        <source>Lava</source>
        <translation>Lava</translation>
    </message>
    <message>
        <source>Pirates</source>
        <translation>Piraten</translation>
    </message>
    <message>
        <source>Super ramp to the left</source>
        <translation>Superrampe nach links</translation>
    </message>
    <message>
        <source>Super ramp to the right</source>
        <translation>Superrampe nach rechts</translation>
    </message>
    <message>
        <source>Multi ramp</source>
        <translation>Multirampe</translation>
    </message>
    <message>
        <source>Fire statue</source>
        <translation>Feuerstatue</translation>
    </message>
    <message>
        <source>Pentagram</source>
        <translation>Pentagramm</translation>
    </message>
    <message>
        <source>Ice</source>
        <translation>Eis</translation>
    </message>
    <message>
        <source>Bonus point</source>
        <translation>Bonuspunkt</translation>
    </message>
    <message>
        <source>Whoever enters loses 1 life.</source>
        <translation>Wer hierher kommt, verliert 1 Leben.</translation>
    </message>
    <message>
        <source>Whoever enters throws away a bonus card or loses 1 life.</source>
        <translation>Wer hierher kommt, wirft eine Bonuskarte ab oder verliert 1 Leben.</translation>
    </message>
    <message>
        <source>A step to the left from here jumps over 2 points.</source>
        <translation>Ein Schritt von hier nach links überspringt 2 Punkte.</translation>
    </message>
    <message>
        <source>A step to the right from here jumps over 2 points.</source>
        <translation>Ein Schritt von hier nach rechts überspringt 2 Punkte.</translation>
    </message>
    <message>
        <source>Any step ahead from here jumps over 1 point.</source>
        <translation>Jeder Schritt von hier nach vorn überspringt 1 Punkt.</translation>
    </message>
    <message>
        <source>Whoever enters sets off a blast: 1 damage on each of the six points around.</source>
        <translation>Wer hierher kommt, löst eine Feuerwelle aus: 1 Schaden auf jedem der sechs Punkte ringsum.</translation>
    </message>
    <message>
        <source>Whoever ends a move here may pay 1 life to throw the die again.</source>
        <translation>Wer hier seine Bewegung beendet, darf für 1 Leben den Würfel noch einmal werfen.</translation>
    </message>
    <message>
        <source>Whoever enters slides on to the first point without ice.</source>
        <translation>Wer hierher kommt, rutscht weiter bis zum ersten Punkt ohne Eis.</translation>
    </message>
    <message>
        <source>Whoever comes here or passes draws a bonus card.</source>
        <translation>Wer hierher kommt oder vorbeizieht, nimmt eine Bonuskarte.</translation>
    </message>
    <message>
        <source>Start point</source>
        <translation>Startpunkt</translation>
    </message>
    <message>
        <source>no mark</source>
        <translation>keine Marke</translation>
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
        <translation>Teile mehrerer Spiele sind gemischt: %1.</translation>
    </message>
</context>
<context>
    <name>MorePlayers</name>
    <message numerus="yes">
        <source>%1 is for %n player(s) at most, and the evening is planned for %2.</source>
        <translation>
            <numerusform>%1 ist für höchstens %n Spieler, und der Abend ist für %2 geplant.</numerusform>
            <numerusform>%1 ist für höchstens %n Spieler, und der Abend ist für %2 geplant.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewStage</name>
    <message>
        <source>%1: circuit</source>
        <translation>%1: Rundkurs</translation>
    </message>
    <message>
        <source>%1: stage</source>
        <translation>%1: Strecke</translation>
    </message>
</context>
<context>
    <name>NoLayout</name>
    <message>
        <source>both sides of %1 are asked for, and one tile shows one side</source>
        <translation>beide Seiten von %1 sind verlangt, und ein Teil zeigt nur eine</translation>
    </message>
    <message>
        <source>the list asks for %1 × %2, and the boxes hold %3</source>
        <translation>die Liste verlangt %1 × %2, und die Schachteln haben %3</translation>
    </message>
    <message>
        <source>a circuit needs a start-finish tile, and the list has none</source>
        <translation>ein Rundkurs braucht ein Start-Ziel-Teil, und die Liste hat keines</translation>
    </message>
    <message>
        <source>a circuit has one start-finish tile, and the list has several: %1</source>
        <translation>ein Rundkurs hat ein Start-Ziel-Teil, und die Liste hat mehrere: %1</translation>
    </message>
    <message>
        <source>a circuit has no finish tile, and the list has one: %1</source>
        <translation>ein Rundkurs hat kein Zielteil, und die Liste hat eines: %1</translation>
    </message>
    <message>
        <source>a circuit has one start tile, and the list has several: %1</source>
        <translation>ein Rundkurs hat ein Startteil, und die Liste hat mehrere: %1</translation>
    </message>
    <message>
        <source>a stage needs a start tile, and the list has none</source>
        <translation>eine Strecke braucht ein Startteil, und die Liste hat keines</translation>
    </message>
    <message>
        <source>a stage needs a finish tile, and the list has none</source>
        <translation>eine Strecke braucht ein Zielteil, und die Liste hat keines</translation>
    </message>
    <message>
        <source>a stage has one start tile, and the list has several: %1</source>
        <translation>eine Strecke hat ein Startteil, und die Liste hat mehrere: %1</translation>
    </message>
    <message>
        <source>a stage has one finish tile, and the list has several: %1</source>
        <translation>eine Strecke hat ein Zielteil, und die Liste hat mehrere: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s)</source>
        <translation>
            <numerusform>%n Spur</numerusform>
            <numerusform>%n Spuren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s) on a slanted edge</source>
        <translation>
            <numerusform>%n Spur an einer schrägen Kante</numerusform>
            <numerusform>%n Spuren an einer schrägen Kante</numerusform>
        </translation>
    </message>
    <message>
        <source>no tile of the list joins roads of %1 (%2) to those of %3</source>
        <translation>kein Teil der Liste verbindet Fahrbahnen mit %1 (%2) mit denen mit %3</translation>
    </message>
    <message>
        <source>road ends of %1 meet in pairs, and the list has %2 of them, on %3</source>
        <translation>Enden von Fahrbahnen mit %1 treffen sich paarweise, und die Liste hat %2 davon, auf %3</translation>
    </message>
    <message>
        <source>the tiles turn by %1 degrees in all, and a circuit has to turn by 360</source>
        <translation>die Teile drehen zusammen um %1 Grad, und ein Rundkurs muss um 360 drehen</translation>
    </message>
    <message>
        <source>the turns of the tiles cannot add up to 360 degrees, as a circuit&apos;s do: the number of turns by 60 degrees is odd, or there are none and that of turns by 120 is even</source>
        <translation>die Kurven der Teile können zusammen nicht 360 Grad ergeben, wie es die eines Rundkurses tun: Die Zahl der Kurven um 60 Grad ist ungerade, oder es gibt keine und die der Kurven um 120 ist gerade</translation>
    </message>
    <message numerus="yes">
        <source>the table is too small for %n tile(s)</source>
        <translation>
            <numerusform>der Tisch ist zu klein für %n Teil</numerusform>
            <numerusform>der Tisch ist zu klein für %n Teile</numerusform>
        </translation>
    </message>
    <message>
        <source>the list is empty</source>
        <translation>die Liste ist leer</translation>
    </message>
    <message>
        <source>there is no tile %1</source>
        <translation>es gibt kein Teil %1</translation>
    </message>
    <message>
        <source>road ends meet in pairs, and whichever sides of the tiles lie up, some are left over</source>
        <translation>Fahrbahnenden treffen sich paarweise, und welche Seiten der Teile auch oben liegen, bleiben welche übrig</translation>
    </message>
</context>
<context>
    <name>NoRoute</name>
    <message>
        <source>The circuit is not closed: the road from the start ends at %1.</source>
        <translation>Der Rundkurs ist nicht geschlossen: Die Fahrbahn vom Start endet bei %1.</translation>
    </message>
    <message>
        <source>The road from the start does not reach the finish: it ends at %1.</source>
        <translation>Die Fahrbahn vom Start führt nicht bis ins Ziel: Sie endet bei %1.</translation>
    </message>
</context>
<context>
    <name>NoStages</name>
    <message>
        <source>The rally has no stages.</source>
        <translation>Die Rallye hat keine Strecken.</translation>
    </message>
</context>
<context>
    <name>NoWayThrough</name>
    <message>
        <source>No car gets through: the lanes end at %1.</source>
        <translation>Kein Auto kommt durch: Die Spuren enden bei %1.</translation>
    </message>
</context>
<context>
    <name>NoteLegend</name>
    <message>
        <source>medium danger</source>
        <translation>mittlere Gefahr</translation>
    </message>
    <message>
        <source>high danger</source>
        <translation>hohe Gefahr</translation>
    </message>
    <message>
        <source>the bend tightens</source>
        <translation>die Kurve macht zu</translation>
    </message>
    <message>
        <source>a long bend</source>
        <translation>eine lange Kurve</translation>
    </message>
    <message>
        <source>jump</source>
        <translation>Sprung</translation>
    </message>
    <message>
        <source>The arrow is the road across the tile as the driver sees it, from the bottom up.</source>
        <translation>Der Pfeil zeigt die Fahrbahn über das Teil, wie der Fahrer sie sieht, von unten nach oben.</translation>
    </message>
    <message>
        <source>ford</source>
        <translation>Furt</translation>
    </message>
    <message>
        <source>Spaces: those from the start line to the tile, and with + those on it, by the shortest way without shortcuts.</source>
        <translation>Die große Zahl zählt die Felder von der Startlinie bis zum Teil, die mit + jene auf dem Teil, auf dem kürzesten Weg ohne Abkürzungen.</translation>
    </message>
    <message>
        <source>The number beside it is the highest gear for the tightest bend, on its outer line: from 1, the sharpest, to 6, flat out.</source>
        <translation>Die Zahl daneben ist der höchste Gang für die engste Kurve auf ihrer Außenlinie: von 1, der schärfsten, bis 6, Vollgas.</translation>
    </message>
    <message>
        <source>don&apos;t cut: it is slower</source>
        <translation>nicht schneiden: langsamer</translation>
    </message>
    <message>
        <source>uphill</source>
        <translation>Anstieg</translation>
    </message>
    <message>
        <source>downhill</source>
        <translation>Gefälle</translation>
    </message>
    <message>
        <source>asphalt from here on</source>
        <translation>von hier an Asphalt</translation>
    </message>
    <message>
        <source>gravel from here on</source>
        <translation>von hier an Schotter</translation>
    </message>
    <message>
        <source>snow from here on</source>
        <translation>von hier an Schnee</translation>
    </message>
    <message>
        <source>cut: no slower than the road</source>
        <translation>schneiden: nicht langsamer</translation>
    </message>
    <message>
        <source>the car may slide</source>
        <translation>das Auto kann driften</translation>
    </message>
</context>
<context>
    <name>NotePages</name>
    <message>
        <source>Spaces</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Roadbook</source>
        <translation>Roadbook</translation>
    </message>
    <message>
        <source>There is no route: the stage has no start tile.</source>
        <translation>Es gibt keine Route: Die Strecke hat kein Startteil.</translation>
    </message>
    <message>
        <source>Tile and note</source>
        <translation>Teil und Ansage</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>%1 leaves on the left</source>
        <translation>%1 zweigt links ab</translation>
    </message>
    <message>
        <source>%1 leaves on the right</source>
        <translation>%1 zweigt rechts ab</translation>
    </message>
    <message>
        <source>%1 comes back from the left</source>
        <translation>%1 kommt von links zurück</translation>
    </message>
    <message>
        <source>%1 comes back from the right</source>
        <translation>%1 kommt von rechts zurück</translation>
    </message>
    <message>
        <source>From the start to the lap</source>
        <translation>Vom Start zur Runde</translation>
    </message>
    <message>
        <source>The lap</source>
        <translation>Die Runde</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n space(s) more</source>
        <translation>
            <numerusform>%1: %n Feld mehr</numerusform>
            <numerusform>%1: %n Felder mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n space(s) less</source>
        <translation>
            <numerusform>%1: %n Feld weniger</numerusform>
            <numerusform>%1: %n Felder weniger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One lap: %n space(s)</source>
        <translation>
            <numerusform>Eine Runde: %n Feld</numerusform>
            <numerusform>Eine Runde: %n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In all: %n space(s)</source>
        <translation>
            <numerusform>Insgesamt: %n Feld</numerusform>
            <numerusform>Insgesamt: %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>On it: %1</source>
        <translation>Darauf: %1</translation>
    </message>
    <message>
        <source>Alternative route</source>
        <translation>Alternativroute</translation>
    </message>
    <message>
        <source>%1: just as long</source>
        <translation>%1: gleich lang</translation>
    </message>
</context>
<context>
    <name>NumberOption</name>
    <message>
        <source>--%1 takes a whole number from %2 up</source>
        <translation>--%1 nimmt eine ganze Zahl ab %2</translation>
    </message>
    <message>
        <source>--%1 takes a whole number from %2 to %3</source>
        <translation>--%1 nimmt eine ganze Zahl von %2 bis %3</translation>
    </message>
    <message>
        <source>Write a number with a point, not with a comma, and thousands without a mark</source>
        <translation>Eine Zahl mit Punkt statt Komma schreiben, Tausender ohne Zeichen</translation>
    </message>
</context>
<context>
    <name>OffTheRoute</name>
    <message numerus="yes">
        <source>%n road tile(s) lie off the route: %1.</source>
        <translation>
            <numerusform>%n Fahrbahnteil liegt abseits der Route: %1.</numerusform>
            <numerusform>%n Fahrbahnteile liegen abseits der Route: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OfferedTiles</name>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
    <message>
        <source>Laid last</source>
        <translation>Zuletzt gelegt</translation>
    </message>
    <message>
        <source>Favourites and laid last</source>
        <translation>Favoriten und zuletzt gelegte</translation>
    </message>
    <message>
        <source>My boxes</source>
        <translation>Meine Schachteln</translation>
    </message>
    <message>
        <source>All boxes</source>
        <translation>Alle Schachteln</translation>
    </message>
    <message>
        <source>Tiles in no box</source>
        <translation>Teile ohne Schachtel</translation>
    </message>
    <message>
        <source>In other boxes</source>
        <translation>In anderen Schachteln</translation>
    </message>
</context>
<context>
    <name>OpenRoadEnd</name>
    <message>
        <source>The road of %1 is open at its %2 edge.</source>
        <translation>Die Fahrbahn von %1 ist an der Kante %2 offen.</translation>
    </message>
</context>
<context>
    <name>Output</name>
    <message>
        <source>would be replaced, and what cannot be read in it would be lost: %1</source>
        <translation>würde ersetzt, und was darin nicht lesbar ist, ginge verloren: %1</translation>
    </message>
    <message>
        <source>Name another file, or remove this one first</source>
        <translation>Eine andere Datei angeben oder diese zuerst löschen</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>kann nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>Standardausgabe</translation>
    </message>
</context>
<context>
    <name>OverlayOption</name>
    <message>
        <source>A file of tiles or boxes of your own, which adds to the catalogue or corrects it; may be given several times.</source>
        <translation>Eine Datei mit eigenen Teilen oder Schachteln, die den Katalog ergänzt oder berichtigt; kann mehrfach angegeben werden.</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>tile %1 is passed over: nothing describes it</source>
        <translation>Teil %1 wird übergangen: Nichts beschreibt es</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>Schachtel %1</translation>
    </message>
    <message>
        <source>Correct the number, or add the tile&apos;s sides</source>
        <translation>Die Nummer berichtigen oder die Seiten des Teils hinzufügen</translation>
    </message>
    <message>
        <source>with it tile files hold more than %1 values together</source>
        <translation>mit ihr enthalten die Teiledateien zusammen mehr als %1 Werte</translation>
    </message>
    <message>
        <source>Leave out tiles that are not needed</source>
        <translation>Teile weglassen, die nicht gebraucht werden</translation>
    </message>
</context>
<context>
    <name>OverviewPages</name>
    <message>
        <source>Service</source>
        <translation>Service</translation>
    </message>
    <message>
        <source>Timetable</source>
        <translation>Zeitplan</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Schachteln</translation>
    </message>
    <message>
        <source>What we play with</source>
        <translation>Womit wir spielen</translation>
    </message>
    <message>
        <source>Pit stop</source>
        <translation>Boxenstopp</translation>
    </message>
    <message>
        <source>%1 at the table</source>
        <translation>%1 am Tisch</translation>
    </message>
</context>
<context>
    <name>PacenoteWords</name>
    <message>
        <source>Hairpin left</source>
        <translation>Haarnadel links</translation>
    </message>
    <message>
        <source>Hairpin right</source>
        <translation>Haarnadel rechts</translation>
    </message>
    <message>
        <source>Left %1</source>
        <translation>Links %1</translation>
    </message>
    <message>
        <source>Right %1</source>
        <translation>Rechts %1</translation>
    </message>
    <message>
        <source>long</source>
        <translation>lang</translation>
    </message>
    <message>
        <source>tightens</source>
        <translation>macht zu</translation>
    </message>
    <message>
        <source>slide</source>
        <translation>Drift</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>schneiden</translation>
    </message>
    <message>
        <source>don&apos;t cut</source>
        <translation>nicht schneiden</translation>
    </message>
    <message>
        <source>Onto asphalt</source>
        <translation>Auf Asphalt</translation>
    </message>
    <message>
        <source>Onto gravel</source>
        <translation>Auf Schotter</translation>
    </message>
    <message>
        <source>Onto snow</source>
        <translation>Auf Schnee</translation>
    </message>
    <message>
        <source>Caution!</source>
        <translation>Vorsicht!</translation>
    </message>
    <message>
        <source>Jump from gear %1</source>
        <translation>Sprung ab Gang %1</translation>
    </message>
    <message>
        <source>Ford</source>
        <translation>Furt</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>how often a call is made</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Hairpin left %1</source>
        <translation>Haarnadel links %1</translation>
    </message>
    <message>
        <source>Hairpin right %1</source>
        <translation>Haarnadel rechts %1</translation>
    </message>
    <message>
        <source>Uphill</source>
        <translation>Anstieg</translation>
    </message>
    <message>
        <source>Downhill</source>
        <translation>Gefälle</translation>
    </message>
    <message>
        <source>Asphalt</source>
        <translation>Asphalt</translation>
    </message>
    <message>
        <source>Gravel</source>
        <translation>Schotter</translation>
    </message>
    <message>
        <source>Snow</source>
        <translation>Schnee</translation>
    </message>
</context>
<context>
    <name>PackFile</name>
    <message numerus="yes">
        <source>holds more than %n item(s)</source>
        <translation>
            <numerusform>enthält mehr als %n Eintrag</numerusform>
            <numerusform>enthält mehr als %n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>is no option that this program knows</source>
        <translation>ist keine Option, die dieses Programm kennt</translation>
    </message>
    <message>
        <source>must be a time of day, as in 19:00</source>
        <translation>muss eine Uhrzeit sein, zum Beispiel 19:00</translation>
    </message>
    <message>
        <source>must be text, in quotes</source>
        <translation>muss ein Text in Anführungszeichen sein</translation>
    </message>
    <message>
        <source>is given twice</source>
        <translation>ist zweimal angegeben</translation>
    </message>
    <message>
        <source>must be a plain name in the folder stages</source>
        <translation>muss ein einfacher Name im Ordner stages sein</translation>
    </message>
    <message>
        <source>Write it as in stages/01-name.json</source>
        <translation>In der Form stages/01-name.json schreiben</translation>
    </message>
    <message>
        <source>must be whole seconds</source>
        <translation>muss eine ganze Zahl von Sekunden sein</translation>
    </message>
    <message>
        <source>has the id of another driver</source>
        <translation>hat die Kennung eines anderen Fahrers</translation>
    </message>
    <message>
        <source>is in a session that is not there or is over</source>
        <translation>liegt in einer Sitzung, die es nicht gibt oder die vorbei ist</translation>
    </message>
    <message>
        <source>Sessions are counted from 0 and do not go back</source>
        <translation>Sitzungen werden von 0 an gezählt und gehen nicht zurück</translation>
    </message>
    <message>
        <source>has the id of another stage</source>
        <translation>hat die Kennung einer anderen Strecke</translation>
    </message>
    <message>
        <source>has the file of another stage</source>
        <translation>hat die Datei einer anderen Strecke</translation>
    </message>
    <message>
        <source>does not make a rally</source>
        <translation>ergibt keine Rallye</translation>
    </message>
</context>
<context>
    <name>PackReader</name>
    <message>
        <source>this is no rally pack: no entry pack.json</source>
        <translation>dies ist kein Rallyepaket: Der Eintrag pack.json fehlt</translation>
    </message>
    <message>
        <source>the stage is not in the pack</source>
        <translation>die Strecke ist nicht im Paket</translation>
    </message>
    <message>
        <source>Ask whoever made the pack for a whole one</source>
        <translation>Ein vollständiges Paket vom Ersteller erbitten</translation>
    </message>
    <message>
        <source>pack.json does not name this stage; it is kept, but not shown</source>
        <translation>pack.json nennt diese Strecke nicht; sie wird behalten, aber nicht gezeigt</translation>
    </message>
    <message>
        <source>Unpack it, and choose a file that is in it</source>
        <translation>Entpacken und eine Datei daraus wählen</translation>
    </message>
    <message>
        <source>with it the texts of the pack hold more than %1 values together</source>
        <translation>mit ihr enthalten die Texte des Pakets zusammen mehr als %1 Werte</translation>
    </message>
    <message>
        <source>Part the rally into several packs</source>
        <translation>Die Rallye auf mehrere Pakete aufteilen</translation>
    </message>
</context>
<context>
    <name>PackWriter</name>
    <message>
        <source>Leave something out</source>
        <translation>Etwas weglassen</translation>
    </message>
    <message>
        <source>is larger than a pack&apos;s entry may be (%1 MB)</source>
        <translation>ist größer, als ein Eintrag des Pakets sein darf (%1&#xa0;MB)</translation>
    </message>
    <message>
        <source>the pack is larger than it may be (%1 MB)</source>
        <translation>das Paket ist größer, als es sein darf (%1&#xa0;MB)</translation>
    </message>
    <message numerus="yes">
        <source>the pack has more than %n entries</source>
        <translation>
            <numerusform>das Paket hat mehr als %n Eintrag</numerusform>
            <numerusform>das Paket hat mehr als %n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>holds more than %1 values</source>
        <translation>enthält mehr als %1 Werte</translation>
    </message>
    <message>
        <source>the texts of the pack hold more than %1 values together</source>
        <translation>die Texte des Pakets enthalten zusammen mehr als %1 Werte</translation>
    </message>
</context>
<context>
    <name>PageFlow</name>
    <message>
        <source>%1 (continued)</source>
        <translation>%1 (Fortsetzung)</translation>
    </message>
</context>
<context>
    <name>PageNumbers</name>
    <message>
        <source>&quot;%1&quot; is no page</source>
        <translation>„%1“ ist keine Seite</translation>
    </message>
    <message>
        <source>Give numbers of pages, with commas between, as 1,3-5</source>
        <translation>Seitennummern mit Kommas dazwischen angeben, wie 1,3-5</translation>
    </message>
    <message>
        <source>there is no page %1</source>
        <translation>es gibt keine Seite %1</translation>
    </message>
    <message>
        <source>The last page is %1</source>
        <translation>Die letzte Seite ist %1</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Strecke</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Stages of this game have no palette</source>
        <translation>Strecken dieses Spiels haben keine Palette</translation>
    </message>
    <message>
        <source>Stages of this game have no tokens</source>
        <translation>Strecken dieses Spiels haben keine Plättchen</translation>
    </message>
    <message>
        <source>Pieces of this game have no details</source>
        <translation>Zu den Teilen dieses Spiels gibt es keine Einzelheiten</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Strecken</translation>
    </message>
    <message>
        <source>Ideas</source>
        <translation>Ideen</translation>
    </message>
    <message>
        <source>There are no ideas for stages of this game</source>
        <translation>Für Strecken dieses Spiels gibt es keine Ideen</translation>
    </message>
</context>
<context>
    <name>PastedResults</name>
    <message>
        <source>&quot;%1&quot; means nothing there</source>
        <translation>„%1“ bedeutet dort nichts</translation>
    </message>
    <message>
        <source>there is no time yet</source>
        <translation>es gibt noch keine Zeit</translation>
    </message>
    <message numerus="yes">
        <source>There are %n line(s) more than drivers.</source>
        <translation>
            <numerusform>Es ist %n Zeile mehr als Fahrer.</numerusform>
            <numerusform>Es sind %n Zeilen mehr als Fahrer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Und %n weitere.</numerusform>
            <numerusform>Und %n weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no column for &quot;%1&quot;</source>
        <translation>für „%1“ gibt es keine Spalte</translation>
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
        <translation>unter 1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>PictureFile</name>
    <message>
        <source>the picture would have %1 x %2 pixels; the most is %3 a side and %4 million in all</source>
        <translation>das Bild hätte %1 × %2 Pixel; höchstens sind es %3 je Seite und %4 Millionen insgesamt</translation>
    </message>
    <message>
        <source>Choose fewer pixels for a tile, or SVG or PDF</source>
        <translation>Weniger Pixel je Teil wählen, oder SVG oder PDF</translation>
    </message>
    <message>
        <source>there is not enough memory for the picture</source>
        <translation>für das Bild reicht der Speicher nicht</translation>
    </message>
    <message>
        <source>Choose fewer pixels for a tile</source>
        <translation>Weniger Pixel je Teil wählen</translation>
    </message>
    <message>
        <source>the page would be %1 x %2 cm; the most is %3 cm a side</source>
        <translation>die Seite hätte %1 × %2&#xa0;cm; höchstens sind es %3&#xa0;cm je Seite</translation>
    </message>
    <message>
        <source>Choose SVG</source>
        <translation>SVG wählen</translation>
    </message>
    <message>
        <source>pictures are not written to such files</source>
        <translation>in solche Dateien werden keine Bilder geschrieben</translation>
    </message>
    <message>
        <source>Give it one of the endings %1</source>
        <translation>Ihr eine der Endungen %1 geben</translation>
    </message>
</context>
<context>
    <name>PictureOptions</name>
    <message>
        <source>The file to write; its ending says as what: %1.</source>
        <translation>Die Datei, die geschrieben wird; ihre Endung bestimmt das Format: %1.</translation>
    </message>
    <message>
        <source>In greys, to be printed without colour.</source>
        <translation>In Grautönen, zum Drucken ohne Farbe.</translation>
    </message>
    <message>
        <source>For PNG: the width of a tile, corner to corner, in pixels. Left out: %1.</source>
        <translation>Für PNG: die Breite eines Teils von Ecke zu Ecke in Pixeln. Ohne Angabe: %1.</translation>
    </message>
    <message>
        <source>What to write: %1. Left out: what the ending says, SVG to standard output.</source>
        <translation>Was geschrieben wird: %1. Ohne Angabe: was die Endung sagt, auf die Standardausgabe SVG.</translation>
    </message>
    <message>
        <source>there are no pictures of kind &quot;%1&quot;</source>
        <translation>es gibt keine Bilder der Art „%1“</translation>
    </message>
    <message>
        <source>--to takes one of %1</source>
        <translation>--to nimmt eines von %1</translation>
    </message>
</context>
<context>
    <name>PictureWindow</name>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Stages of this game can be viewed, not edited</source>
        <translation>Strecken dieses Spiels lassen sich ansehen, nicht bearbeiten</translation>
    </message>
</context>
<context>
    <name>PieceWords</name>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n Teil</numerusform>
            <numerusform>%n Teile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>asphalt on %n piece(s)</source>
        <translation>
            <numerusform>Asphalt auf %n Teil</numerusform>
            <numerusform>Asphalt auf %n Teilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gravel on %n piece(s)</source>
        <translation>
            <numerusform>Schotter auf %n Teil</numerusform>
            <numerusform>Schotter auf %n Teilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>snow on %n piece(s)</source>
        <translation>
            <numerusform>Schnee auf %n Teil</numerusform>
            <numerusform>Schnee auf %n Teilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Pieces needed</source>
        <translation>Nötige Teile</translation>
    </message>
    <message>
        <source>Pieces on the table</source>
        <translation>Teile auf dem Tisch</translation>
    </message>
    <message>
        <source>Pieces from stage to stage</source>
        <translation>Teile von Strecke zu Strecke</translation>
    </message>
    <message>
        <source>The boxes hold all these pieces.</source>
        <translation>Die Schachteln enthalten alle diese Teile.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) are short:</source>
        <translation>
            <numerusform>%n Teil fehlt:</numerusform>
            <numerusform>%n Teile fehlen:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is short: %2 needed, %3 in the boxes</source>
        <translation>%1 fehlt: %2 nötig, %3 in den Schachteln</translation>
    </message>
    <message>
        <source>No order lays fewer pieces than the one they are in: %1.</source>
        <translation>Keine Reihenfolge legt weniger Teile als die jetzige: %1.</translation>
    </message>
    <message numerus="yes">
        <source>No better order was found than the one they are in: it lays %n piece(s), and none needs fewer than %1.</source>
        <translation>
            <numerusform>Keine bessere Reihenfolge als die jetzige wurde gefunden: Sie legt %n Teil, und keine braucht weniger als %1.</numerusform>
            <numerusform>Keine bessere Reihenfolge als die jetzige wurde gefunden: Sie legt %n Teile, und keine braucht weniger als %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) are laid instead of %1, and no order lays fewer: %2.</source>
        <translation>
            <numerusform>%n Teil wird gelegt statt %1, und keine Reihenfolge legt weniger: %2.</numerusform>
            <numerusform>%n Teile werden gelegt statt %1, und keine Reihenfolge legt weniger: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) are laid instead of %1, and no order needs fewer than %2: %3.</source>
        <translation>
            <numerusform>%n Teil wird gelegt statt %1, und keine Reihenfolge braucht weniger als %2: %3.</numerusform>
            <numerusform>%n Teile werden gelegt statt %1, und keine Reihenfolge braucht weniger als %2: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid at the same time, these stages need more pieces than there are: %1. They lack %2.</source>
        <translation>Zugleich gelegt, brauchen diese Strecken mehr Teile, als da sind: %1. Es fehlen %2.</translation>
    </message>
    <message>
        <source>Losses of control and turns, piece by piece</source>
        <translation>Kontrollverluste und Züge, Teil für Teil</translation>
    </message>
    <message numerus="yes">
        <source>%1: control is lost there %n time(s) in 100 drives; %2 turns of a drive end there, in gear %3 on average.</source>
        <translation>
            <numerusform>%1: Kontrollverlust dort %n-mal in 100 Fahrten; %2 Züge einer Fahrt enden dort, im Schnitt im Gang %3.</numerusform>
            <numerusform>%1: Kontrollverlust dort %n-mal in 100 Fahrten; %2 Züge einer Fahrt enden dort, im Schnitt im Gang %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pieces from %1</source>
        <translation>Teile aus %1</translation>
    </message>
    <message>
        <source>There is service after %1, but nothing of the stage says so.</source>
        <translation>Nach %1 gibt es Service, aber nichts auf der Strecke sagt das.</translation>
    </message>
    <message>
        <source>%1 is to be followed by service, but there is none after it.</source>
        <translation>Nach %1 soll es Service geben, aber es gibt keinen.</translation>
    </message>
</context>
<context>
    <name>PipedFiles</name>
    <message>
        <source>cannot be read: %1</source>
        <translation>kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>Check that it may be read</source>
        <translation>Das Leserecht prüfen</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>Standardeingabe</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>SERVICE</source>
        <comment>lettering on the yard, capitals</comment>
        <translation>SERVICE</translation>
    </message>
    <message>
        <source>PIT</source>
        <comment>lettering on the pit lane, capitals</comment>
        <translation>BOX</translation>
    </message>
</context>
<context>
    <name>PlanText</name>
    <message>
        <source>Planning the evening…</source>
        <translation>Der Abend wird geplant…</translation>
    </message>
    <message>
        <source>No stage can be driven yet.</source>
        <translation>Noch ist keine Strecke befahrbar.</translation>
    </message>
    <message>
        <source>%1 in all, until %2.</source>
        <translation>Insgesamt %1, bis %2 Uhr.</translation>
    </message>
    <message>
        <source>%1 in all.</source>
        <translation>Insgesamt %1.</translation>
    </message>
    <message>
        <source>Without %1, which cannot be driven yet.</source>
        <translation>Nicht mitgezählt, weil noch nicht befahrbar: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n stage(s) are over in time.</source>
        <translation>
            <numerusform>Rechtzeitig fertig: %1 von %n Strecke.</numerusform>
            <numerusform>Rechtzeitig fertig: %1 von %n Strecken.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ways to make it fit</source>
        <translation>Damit es passt</translation>
    </message>
    <message>
        <source>Change of stages</source>
        <translation>Streckenwechsel</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>%1, then service</source>
        <translation>%1, dann Service</translation>
    </message>
    <message>
        <source>Timetable</source>
        <translation>Zeitplan</translation>
    </message>
    <message>
        <source>Driving</source>
        <translation>Fahren</translation>
    </message>
    <message>
        <source>Changes of stages</source>
        <translation>Streckenwechsel</translation>
    </message>
    <message>
        <source>Breaks</source>
        <translation>Pausen</translation>
    </message>
    <message>
        <source>Setting up, on top</source>
        <translation>Aufbau, zusätzlich</translation>
    </message>
    <message>
        <source>Total time</source>
        <translation>Gesamtzeit</translation>
    </message>
    <message>
        <source>%1 cannot be driven: %2</source>
        <translation>%1 ist nicht befahrbar: %2</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message numerus="yes">
        <source>The evening is being planned: %1 of %n stage(s) so far.</source>
        <translation>
            <numerusform>Der Abend wird geplant: bisher %1 von %n Strecke.</numerusform>
            <numerusform>Der Abend wird geplant: bisher %1 von %n Strecken.</numerusform>
        </translation>
    </message>
    <message>
        <source>It fits, with %1 to spare.</source>
        <translation>Es passt, Spielraum: %1.</translation>
    </message>
    <message>
        <source>That is %1 too long.</source>
        <translation>Das sind %1 zu viel.</translation>
    </message>
    <message>
        <source>By rules of your own: %1.</source>
        <translation>Nach eigenen Regeln: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n race(s) are over in time.</source>
        <translation>
            <numerusform>%1 von %n Rennen ist rechtzeitig vorbei.</numerusform>
            <numerusform>%1 von %n Rennen sind rechtzeitig vorbei.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change of circuits</source>
        <translation>Wechsel der Rundkurse</translation>
    </message>
    <message>
        <source>Changes of circuits</source>
        <translation>Wechsel der Rundkurse</translation>
    </message>
    <message>
        <source>No race can be driven yet.</source>
        <translation>Noch ist kein Rennen befahrbar.</translation>
    </message>
    <message>
        <source>Find one</source>
        <translation>Eine suchen</translation>
    </message>
</context>
<context>
    <name>PlayerRules</name>
    <message>
        <source>One to four play, and here it is %1: the box has things for four.</source>
        <translation>Einer bis vier spielen, und hier sind es %1: Die Schachtel reicht für vier.</translation>
    </message>
    <message>
        <source>One player drives against the ghost driver, and here it is %1.</source>
        <translation>Einer fährt gegen den Geisterpiloten, und hier sind es %1.</translation>
    </message>
    <message>
        <source>A single player drives solo, against the ghost driver.</source>
        <translation>Ein Einzelner fährt allein gegen den Geisterpiloten.</translation>
    </message>
    <message>
        <source>Play solo</source>
        <translation>Allein spielen</translation>
    </message>
    <message>
        <source>The box has no driver &quot;%1&quot;, but %2.</source>
        <translation>Die Schachtel hat keinen Fahrer „%1“, sondern %2.</translation>
    </message>
    <message>
        <source>%1 drives for two players; the box has each driver once.</source>
        <translation>%1 fährt für zwei Spieler; jeden Fahrer gibt es in der Schachtel einmal.</translation>
    </message>
    <message>
        <source>%1 drives for player %2</source>
        <translation>%1 fährt für Spieler %2</translation>
    </message>
    <message>
        <source>In a trial nobody has driver cards.</source>
        <translation>In einer Testfahrt hat niemand Fahrerkarten.</translation>
    </message>
    <message>
        <source>Leave the drivers out</source>
        <translation>Die Fahrer weglassen</translation>
    </message>
    <message>
        <source>No driver is chosen for player %1.</source>
        <translation>Für Spieler %1 ist kein Fahrer gewählt.</translation>
    </message>
    <message>
        <source>Player %1 begins with %2 damage tokens flipped; the rulebook knows one or two.</source>
        <translation>Spieler %1 beginnt mit %2 umgedrehten Schadensplättchen; das Regelbuch kennt eines oder zwei.</translation>
    </message>
    <message>
        <source>Flip two damage tokens</source>
        <translation>Zwei Schadensplättchen umdrehen</translation>
    </message>
    <message>
        <source>The players begin with different damage: a handicap that the rulebook does not know.</source>
        <translation>Die Spieler beginnen mit verschiedenem Schaden: eine Vorgabe, die das Regelbuch nicht kennt.</translation>
    </message>
</context>
<context>
    <name>PlayersDiffer</name>
    <message numerus="yes">
        <source>At %1 %n player(s) have a place, and the evening is planned for %2.</source>
        <translation>
            <numerusform>Bei %1 hat %n Spieler einen Platz, und der Abend ist für %2 geplant.</numerusform>
            <numerusform>Bei %1 haben %n Spieler einen Platz, und der Abend ist für %2 geplant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Places for %n player(s) at %1</source>
        <translation>
            <numerusform>Plätze für %n Spieler bei %1</numerusform>
            <numerusform>Plätze für %n Spieler bei %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsTable</name>
    <message>
        <source>must be at most %1 numbers</source>
        <translation>darf höchstens %1 Zahlen enthalten</translation>
    </message>
    <message>
        <source>must be whole numbers up to %1</source>
        <translation>müssen ganze Zahlen bis %1 sein</translation>
    </message>
    <message>
        <source>Rally world, with power stage</source>
        <translation>Rallye-Welt, mit Power Stage</translation>
    </message>
    <message>
        <source>Circuit world, with fastest lap</source>
        <translation>Rundstrecken-Welt, mit schnellster Runde</translation>
    </message>
    <message>
        <source>One&apos;s own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>must hold at least one table</source>
        <translation>muss mindestens eine Tabelle enthalten</translation>
    </message>
</context>
<context>
    <name>PreparedRallyTexts</name>
    <message>
        <source>with this stage the rally is too long to be driven: the most is %1 spaces, all laps counted</source>
        <translation>mit dieser Strecke ist die Rallye zu lang, um gefahren zu werden: Höchstens %1 Felder sind möglich, alle Runden gezählt</translation>
    </message>
    <message>
        <source>Make two rallies of it, or lay fewer tiles</source>
        <translation>Zwei Rallyes daraus machen oder weniger Teile legen</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>The printer reports an error.</source>
        <translation>Der Drucker meldet einen Fehler.</translation>
    </message>
    <message>
        <source>Drawing the pages…</source>
        <translation>Die Seiten werden gezeichnet…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>PrinterChoice</name>
    <message>
        <source>none of the pages is among those chosen</source>
        <translation>keine der Seiten ist unter den gewählten</translation>
    </message>
    <message>
        <source>Choose other pages</source>
        <translation>Andere Seiten wählen</translation>
    </message>
</context>
<context>
    <name>RaceCommand</name>
    <message>
        <source>say what a race of several cars is like</source>
        <translation>sagen, wie ein Rennen mehrerer Autos ist</translation>
    </message>
    <message>
        <source>Says what a race of several cars on a stage or circuit is like: rounds, wins by place on
the grid, passes, how often cars are held up and where, minutes at the table.</source>
        <translation>Sagt, wie ein Rennen mehrerer Autos auf einer Strecke ist: Spielrunden, Siege nach Startplatz,
Überholen, wie oft und wo Autos blockiert sind, Minuten am Tisch.</translation>
    </message>
    <message>
        <source>races are simulated on hexagonal tiles alone</source>
        <translation>Rennen werden nur auf sechseckigen Teilen simuliert</translation>
    </message>
    <message>
        <source>&quot;stagewright estimate&quot; says how long a stage of this game takes</source>
        <translation>„stagewright estimate“ sagt, wie lange eine Strecke dieses Spiels dauert</translation>
    </message>
</context>
<context>
    <name>RaceOptions</name>
    <message>
        <source>How many cars race, 1 to %1. Left out: %2.</source>
        <translation>Wie viele Autos fahren, 1 bis %1. Weggelassen: %2.</translation>
    </message>
    <message>
        <source>Laps of a circuit, 1 to %1. Left out: those of the file.</source>
        <translation>Runden eines Rundkurses, 1 bis %1. Ohne Angabe: die der Datei.</translation>
    </message>
    <message>
        <source>How they drive: %1; one for all, or one for each place on the grid, with commas between. Left out: %2.</source>
        <translation>Wie sie fahren: %1; einer für alle oder einer für jeden Startplatz, mit Kommas dazwischen. Weggelassen: %2.</translation>
    </message>
    <message>
        <source>Which dashboard of the rules, by its id; one for all, or one for each place on the grid. Left out: the one that the file says, or the first for the surface of the stage.</source>
        <translation>Welches Armaturenbrett der Regeln, nach seiner Kennung; eines für alle oder eines für jedes Startfeld. Weggelassen: das, das die Datei nennt, oder das erste für den Belag der Strecke.</translation>
    </message>
    <message>
        <source>Where the first corner bends right the grid is counted from the right, so that the pole is inside.</source>
        <translation>Wo die erste Kurve rechts herum geht, wird die Startaufstellung von rechts gezählt, sodass die Pole innen ist.</translation>
    </message>
    <message>
        <source>How many races to simulate. Left out: %1.</source>
        <translation>Wie viele Rennen simuliert werden. Weggelassen: %1.</translation>
    </message>
    <message>
        <source>Simulate until the mean rounds of the first car are known to so many to either side (95 %).</source>
        <translation>Simulieren, bis die mittleren Spielrunden des ersten Autos auf so viele nach beiden Seiten bekannt sind (95 %).</translation>
    </message>
    <message>
        <source>A number; the same gives the same races. Left out: 1.</source>
        <translation>Eine Zahl; dieselbe ergibt dieselben Rennen. Weggelassen: 1.</translation>
    </message>
    <message>
        <source>there is no driver &quot;%1&quot;. There are: %2</source>
        <translation>es gibt keinen Fahrer „%1“. Es gibt: %2</translation>
    </message>
    <message numerus="yes">
        <source>--drivers takes one for all, or %n, one for each car</source>
        <translation>
            <numerusform>--drivers nimmt einen für alle oder %n, einen für jedes Auto</numerusform>
            <numerusform>--drivers nimmt einen für alle oder %n, einen für jedes Auto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>--dashboard takes one for all, or %n, one for each car</source>
        <translation>
            <numerusform>--dashboard nimmt eines für alle oder %n, eines für jedes Auto</numerusform>
            <numerusform>--dashboard nimmt eines für alle oder %n, eines für jedes Auto</numerusform>
        </translation>
    </message>
    <message>
        <source>--ci takes a number of rounds from 0.0001 up</source>
        <translation>--ci nimmt eine Zahl von Spielrunden ab 0.0001</translation>
    </message>
    <message>
        <source>Who is foremost has the leader die (DIRT, on gravel).</source>
        <translation>Wer vorn ist, hat den Würfel des Führenden (DIRT, auf Schotter).</translation>
    </message>
    <message>
        <source>Second or focus tokens: drivers go flat out where that pays, and make dice safe.</source>
        <translation>Sekunden- oder Fokusplättchen: Die Fahrer gehen volles Risiko, wo es sich lohnt, und sichern Würfel.</translation>
    </message>
    <message>
        <source>A loss of control costs dice as its damage says.</source>
        <translation>Ein Kontrollverlust kostet Würfel, wie es der Schaden sagt.</translation>
    </message>
    <message>
        <source>Drivers change tyres or have damage repaired where that pays (GT).</source>
        <translation>Die Fahrer wechseln Reifen oder lassen reparieren, wo es sich lohnt (GT).</translation>
    </message>
    <message>
        <source>The weather changes as the tokens say (GT).</source>
        <translation>Das Wetter wechselt, wie es die Marker sagen (GT).</translation>
    </message>
    <message>
        <source>Where a yellow flag lies nobody drives beside another (GT).</source>
        <translation>Wo eine gelbe Flagge liegt, fährt niemand neben einen anderen (GT).</translation>
    </message>
    <message>
        <source>Drivers may begin with a flying start, and do if it pays.</source>
        <translation>Fahrer dürfen mit einem fliegenden Start beginnen und tun es, wenn es sich lohnt.</translation>
    </message>
    <message>
        <source>In the highest gear brake dice may be used as coast dice.</source>
        <translation>Im höchsten Gang dürfen Bremswürfel als Leerlaufwürfel dienen.</translation>
    </message>
    <message>
        <source>Shortcuts throw mud onto the road for those who follow (DIRT).</source>
        <translation>Abkürzungen werfen Schlamm auf die Strecke derer, die folgen (DIRT).</translation>
    </message>
    <message>
        <source>On gravel a shortcut that went well is clean: who follows draws no token there (DIRT).</source>
        <translation>Auf Schotter ist eine Abkürzung, die gut ging, sauber: Wer folgt, zieht dort keinen Marker (DIRT).</translation>
    </message>
    <message>
        <source>Shortcuts cost a coast die where their token says so, as with --damage (DIRT).</source>
        <translation>Abkürzungen kosten einen Leerlaufwürfel, wo ihr Marker das sagt, wie mit --damage (DIRT).</translation>
    </message>
</context>
<context>
    <name>RaceReport</name>
    <message>
        <source>%1: %2 %</source>
        <translation>%1: %2 %</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>races</source>
        <translation>Rennen</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n car(s) over %2</source>
        <translation>
            <numerusform>%1 mit %n Auto über %2</numerusform>
            <numerusform>%1 mit %n Autos über %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lap(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>Spielrunden</translation>
    </message>
    <message>
        <source>%1 until the first car is in, %2 until the last</source>
        <translation>%1, bis das erste Auto im Ziel ist, %2 bis zum letzten</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>zu spielen</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) at the table, %1 turns of all cars</source>
        <translation>
            <numerusform>%n Minute am Tisch, %1 Züge aller Autos</numerusform>
            <numerusform>%n Minuten am Tisch, %1 Züge aller Autos</numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>%1 (by place on the grid)</source>
        <translation>%1 (nach Startplatz)</translation>
    </message>
    <message>
        <source>times</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>Überholen</translation>
    </message>
    <message>
        <source>%1 on the road, %2 of a car that has lost control, %3 on the line; %4 changes of the lead</source>
        <translation>%1 auf der Straße, %2 an einem Auto, das die Kontrolle verloren hat, %3 auf der Linie; %4 Führungswechsel</translation>
    </message>
    <message>
        <source>held up</source>
        <translation>blockiert</translation>
    </message>
    <message>
        <source>%1 turns, and %2 are hindered, by %3 s in all</source>
        <translation>%1 Züge, und %2 werden behindert, zusammen um %3 s</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>%1 moves from the last car to the line when the first is in</source>
        <translation>%1 Züge vom letzten Auto bis zur Linie, wenn das erste im Ziel ist</translation>
    </message>
    <message>
        <source>losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>%1 of control in a race; %2 off the road</source>
        <translation>%1 der Kontrolle je Rennen; %2 neben der Strecke</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>%1, dashboard &quot;%2&quot;</source>
        <translation>%1, Armaturenbrett „%2“</translation>
    </message>
    <message>
        <source>%1 turns flat out for %2 tokens, of which %3 are spent</source>
        <translation>%1 Züge mit vollem Risiko für %2 Plättchen, davon %3 ausgegeben</translation>
    </message>
    <message>
        <source>%1 damage tokens, %2 cars retire</source>
        <translation>%1 Schadensmarker, %2 Autos scheiden aus</translation>
    </message>
    <message>
        <source>%1 pit stops</source>
        <translation>%1 Boxenstopps</translation>
    </message>
    <message>
        <source>%1 changes of weather</source>
        <translation>%1 Wetterwechsel</translation>
    </message>
    <message>
        <source>%1 yellow flags</source>
        <translation>%1 gelbe Flaggen</translation>
    </message>
    <message>
        <source>mud %1 times</source>
        <translation>%1-mal Schlamm</translation>
    </message>
    <message>
        <source>also</source>
        <translation>außerdem</translation>
    </message>
    <message>
        <source>%1 shortcuts cleaned</source>
        <translation>%1 Abkürzungen gesäubert</translation>
    </message>
    <message>
        <source>%1 shortcuts cost a coast die</source>
        <translation>%1 Abkürzungen kosten einen Leerlaufwürfel</translation>
    </message>
</context>
<context>
    <name>RaceSimulator</name>
    <message numerus="yes">
        <source>the grid has %n place(s), too few for the cars</source>
        <translation>
            <numerusform>die Startaufstellung hat %n Platz, zu wenig für die Autos</numerusform>
            <numerusform>die Startaufstellung hat %n Plätze, zu wenig für die Autos</numerusform>
        </translation>
    </message>
    <message>
        <source>Let fewer cars race</source>
        <translation>Weniger Autos fahren lassen</translation>
    </message>
    <message>
        <source>the road is too long for a race: it has %1 spaces, all laps counted, and the most is %2</source>
        <translation>die Straße ist zu lang für ein Rennen: Sie hat %1 Felder, alle Runden gezählt, und höchstens %2 dürfen es sein</translation>
    </message>
    <message>
        <source>Choose fewer laps, or lay fewer tiles</source>
        <translation>Weniger Runden wählen oder weniger Teile legen</translation>
    </message>
    <message>
        <source>the rules have no leader die for the dashboard &quot;%1&quot;</source>
        <translation>die Regeln haben keinen Würfel des Führenden für das Armaturenbrett „%1“</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>the rules of %1 have no %2</source>
        <translation>die Regeln von %1 kennen nicht: %2</translation>
    </message>
    <message>
        <source>flying start</source>
        <translation>fliegender Start</translation>
    </message>
    <message>
        <source>changes of weather</source>
        <translation>Wetterwechsel</translation>
    </message>
    <message>
        <source>yellow flags</source>
        <translation>gelbe Flaggen</translation>
    </message>
    <message>
        <source>mud</source>
        <translation>Schlamm</translation>
    </message>
    <message>
        <source>pit stops</source>
        <translation>Boxenstopps</translation>
    </message>
    <message>
        <source>cleaned shortcuts</source>
        <translation>gesäuberte Abkürzungen</translation>
    </message>
    <message>
        <source>dirty shortcuts</source>
        <translation>schmutzige Abkürzungen</translation>
    </message>
</context>
<context>
    <name>RaceTime</name>
    <message>
        <source>&quot;%1&quot; is not a time</source>
        <translation>„%1“ ist keine Zeit</translation>
    </message>
    <message>
        <source>Write it as in 1:37, or in seconds, 97</source>
        <translation>Als 1:37 oder in Sekunden als 97 schreiben</translation>
    </message>
    <message>
        <source>no stage takes longer than a day</source>
        <translation>keine Prüfung dauert länger als einen Tag</translation>
    </message>
    <message>
        <source>a minute has no %1 seconds</source>
        <translation>eine Minute hat keine %1 Sekunden</translation>
    </message>
</context>
<context>
    <name>RaceWords</name>
    <message>
        <source>No passing.</source>
        <translation>Kein Überholen.</translation>
    </message>
    <message>
        <source>Little passing: %1 a lap, most of it at %2.</source>
        <translation>Wenig Überholen: %1 je Runde, das meiste davon auf %2.</translation>
    </message>
    <message>
        <source>Little passing: %1 a race, most of it at %2.</source>
        <translation>Wenig Überholen: %1 je Rennen, das meiste davon auf %2.</translation>
    </message>
    <message>
        <source>Some passing: %1 a lap, most of it at %2.</source>
        <translation>Einiges Überholen: %1 je Runde, das meiste davon auf %2.</translation>
    </message>
    <message>
        <source>Some passing: %1 a race, most of it at %2.</source>
        <translation>Einiges Überholen: %1 je Rennen, das meiste davon auf %2.</translation>
    </message>
    <message>
        <source>Much passing: %1 a lap, most of it at %2.</source>
        <translation>Viel Überholen: %1 je Runde, das meiste davon auf %2.</translation>
    </message>
    <message>
        <source>Much passing: %1 a race, most of it at %2.</source>
        <translation>Viel Überholen: %1 je Rennen, das meiste davon auf %2.</translation>
    </message>
    <message>
        <source>Pole is worth nothing.</source>
        <translation>Die Pole ist nichts wert.</translation>
    </message>
    <message>
        <source>Pole is worth %1 %.</source>
        <translation>Die Pole ist %1 % wert.</translation>
    </message>
    <message>
        <source>Pole costs %1 %.</source>
        <translation>Die Pole kostet %1 %.</translation>
    </message>
    <message>
        <source>Who starts first takes as long as the others.</source>
        <translation>Wer zuerst startet, braucht so lange wie die anderen.</translation>
    </message>
    <message>
        <source>Who starts first takes %1 s longer than the others.</source>
        <translation>Wer zuerst startet, braucht %1 s länger als die anderen.</translation>
    </message>
    <message>
        <source>Who starts first is %1 s faster than the others.</source>
        <translation>Wer zuerst startet, ist %1 s schneller als die anderen.</translation>
    </message>
    <message>
        <source>One car races against nobody.</source>
        <translation>Ein Auto allein fährt gegen niemanden.</translation>
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
        <translation>ist kein Ordner, in den Rallyes geschrieben werden können</translation>
    </message>
    <message>
        <source>Name a folder, or leave --count out</source>
        <translation>Nennen Sie einen Ordner, oder lassen Sie --count weg</translation>
    </message>
    <message>
        <source>%1: %2 of %3 tiles</source>
        <translation>%1: %2 aus %3 Teilen</translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n Strecke</numerusform>
            <numerusform>%n Strecken</numerusform>
        </translation>
    </message>
    <message>
        <source>no answer: %1</source>
        <translation>keine Antwort: %1</translation>
    </message>
</context>
<context>
    <name>RallyCommand</name>
    <message>
        <source>plan a rally: timetable, tiles and totals</source>
        <translation>plant eine Rallye: Zeitplan, Teile und Summen</translation>
    </message>
    <message numerus="yes">
        <source>a rally has at most %n stage(s)</source>
        <translation>
            <numerusform>eine Rallye hat höchstens %n Strecke</numerusform>
            <numerusform>eine Rallye hat höchstens %n Strecken</numerusform>
        </translation>
    </message>
    <message>
        <source>Plans a rally: timetable with clock times, boxes and tiles, expected times and totals.
With --new, makes one of stages. Leaves with 1 if it cannot be laid as it is meant to.</source>
        <translation>Plant eine Rallye: Zeitplan mit Uhrzeiten, Schachteln und Teile, erwartete Zeiten und
Summen. Mit --new wird eine aus Strecken gemacht. Endet mit 1, wenn sie nicht wie
gewollt gelegt werden kann.</translation>
    </message>
</context>
<context>
    <name>RallyContents</name>
    <message numerus="yes">
        <source>%n stages, plan and results: see the menu Rally</source>
        <translation>
            <numerusform>%n Strecke, Plan und Ergebnisse: siehe Menü Rallye</numerusform>
            <numerusform>%n Strecken, Plan und Ergebnisse: siehe Menü Rallye</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stages and results: see the menu Rally</source>
        <translation>
            <numerusform>%n Strecke und Ergebnisse: siehe Menü Rallye</numerusform>
            <numerusform>%n Strecken und Ergebnisse: siehe Menü Rallye</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stages and a plan: see the menu Rally</source>
        <translation>
            <numerusform>%n Strecke und ein Plan: siehe Menü Rallye</numerusform>
            <numerusform>%n Strecken und ein Plan: siehe Menü Rallye</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RallyExpectedTimes</name>
    <message>
        <source>%1: %2 expected (%3 to %4), %5 turns; %6 % start damaged, %7 % retire</source>
        <translation>%1: %2 erwartet (%3 bis %4), %5 Züge; %6&#xa0;% starten beschädigt, %7&#xa0;% fallen aus</translation>
    </message>
    <message>
        <source>%1 expected (%2 to %3)</source>
        <translation>%1 erwartet (%2 bis %3)</translation>
    </message>
    <message>
        <source>Place %1: %2</source>
        <translation>Platz %1: %2</translation>
    </message>
    <message>
        <source>From the first to the last: %1</source>
        <translation>Vom Ersten zum Letzten: %1</translation>
    </message>
    <message>
        <source>Who leads after the first stage wins %1 % of the rallies.</source>
        <translation>Wer nach der ersten Strecke führt, gewinnt %1&#xa0;% der Rallyes.</translation>
    </message>
    <message>
        <source>A car retires in %1 % of its rallies; in %2 % of the rallies some car does.</source>
        <translation>Ein Auto fällt in %1&#xa0;% seiner Rallyes aus; in %2&#xa0;% der Rallyes fällt mindestens ein Auto aus.</translation>
    </message>
    <message numerus="yes">
        <source>Driven %n time(s) by cars alike (%1):</source>
        <translation>
            <numerusform>%n-mal von gleichen Autos gefahren (%1):</numerusform>
            <numerusform>%n-mal von gleichen Autos gefahren (%1):</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RallyForecast</name>
    <message>
        <source>the rally has no stages</source>
        <translation>die Rallye hat keine Strecken</translation>
    </message>
</context>
<context>
    <name>RallyLength</name>
    <message numerus="yes">
        <source>By the rulebook a rally of %1 has %n stage(s), here there are %2.</source>
        <comment>%2: a number of stages</comment>
        <translation>
            <numerusform>Nach dem Regelheft hat eine Rallye von %1 %n Wertungsprüfung, hier sind es %2.</numerusform>
            <numerusform>Nach dem Regelheft hat eine Rallye von %1 %n Wertungsprüfungen, hier sind es %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RallyOptions</name>
    <message>
        <source>How many play, 1 to %1. Left out: as the rally says.</source>
        <translation>Wie viele mitspielen, 1 bis %1. Ohne Angabe: wie die Rallye es sagt.</translation>
    </message>
    <message>
        <source>When the first stage starts, as in 19:00. Left out: as the rally says, or from 00:00 on.</source>
        <translation>Wann die erste Strecke beginnt, zum Beispiel 19:00. Ohne Angabe: wie die Rallye es sagt, oder ab 00:00.</translation>
    </message>
    <message>
        <source>How long the rally may take. Left out: as the rally says.</source>
        <translation>Wie lange die Rallye dauern darf. Ohne Angabe: wie die Rallye es sagt.</translation>
    </message>
    <message>
        <source>How many times to drive the rally. Left out: %1.</source>
        <translation>Wie oft die Rallye gefahren wird. Ohne Angabe: %1.</translation>
    </message>
    <message>
        <source>A number; the same gives the same drives. Left out: 1.</source>
        <translation>Eine Zahl; dieselbe ergibt dieselben Fahrten. Ohne Angabe: 1.</translation>
    </message>
    <message>
        <source>With --new: the rally&apos;s title.</source>
        <translation>Mit --new: der Titel der Rallye.</translation>
    </message>
    <message>
        <source>With --new: the file to write.</source>
        <translation>Mit --new: die Datei, die geschrieben wird.</translation>
    </message>
    <message>
        <source>--start takes a time of day, as in 19:00</source>
        <translation>--start nimmt eine Uhrzeit, zum Beispiel 19:00</translation>
    </message>
    <message>
        <source>there is nothing to write</source>
        <translation>es gibt nichts zu schreiben</translation>
    </message>
    <message>
        <source>no output file is named</source>
        <translation>es ist keine Ausgabedatei angegeben</translation>
    </message>
    <message>
        <source>Name one with -o</source>
        <translation>Mit -o eine angeben</translation>
    </message>
    <message>
        <source>one rally is taken at a time</source>
        <translation>es wird nur eine Rallye auf einmal genommen</translation>
    </message>
    <message>
        <source>To make one of several stages, add --new</source>
        <translation>Um eine aus mehreren Strecken zu machen, --new angeben</translation>
    </message>
    <message>
        <source>Make a rally of the stage files that are named, in this order, and write it to the file that -o names. There is service after each stage but the last that has a service tile.</source>
        <translation>Macht aus den angegebenen Streckendateien in dieser Reihenfolge eine Rallye und schreibt sie in die Datei, die -o angibt. Service ist nach jeder Strecke mit Servicepark außer der letzten.</translation>
    </message>
    <message>
        <source>--rules is for planning a rally, not for --new</source>
        <translation>--rules gilt für das Planen einer Rallye, nicht für --new</translation>
    </message>
    <message>
        <source>-o, --title and --entered go with --new</source>
        <translation>-o, --title und --entered gehören zu --new</translation>
    </message>
</context>
<context>
    <name>RallyOutput</name>
    <message>
        <source>only a pack holds tile sets of one&apos;s own</source>
        <translation>nur ein Rallyepaket enthält eigene Teilesätze</translation>
    </message>
    <message>
        <source>Name a file that ends in .rallypack</source>
        <translation>Eine Datei angeben, die auf .rallypack endet</translation>
    </message>
    <message>
        <source>holds what you entered of a box (%1)</source>
        <translation>enthält, was aus einer Schachtel eingetragen ist (%1)</translation>
    </message>
    <message>
        <source>Whoever gets the pack gets it too</source>
        <translation>Wer das Paket bekommt, bekommt es mit</translation>
    </message>
    <message>
        <source>Put what you have entered of the pieces that the stages use into the pack, as the roads of printed boards in files of --overlay: whoever gets it gets them too.</source>
        <translation>Ins Paket legen, was vom Spielmaterial der Prüfungen eingetragen ist, wie die Straßen gedruckter Spielpläne in Dateien von --overlay: wer es bekommt, bekommt sie mit.</translation>
    </message>
    <message>
        <source>nothing is entered of the pieces that the stages use</source>
        <translation>vom Spielmaterial der Prüfungen ist nichts eingetragen</translation>
    </message>
    <message>
        <source>Name the file it is in with --overlay</source>
        <translation>Nennen Sie die Datei, in der es steht, mit --overlay</translation>
    </message>
</context>
<context>
    <name>RallyOverview</name>
    <message numerus="yes">
        <source>asphalt on %n tile(s)</source>
        <translation>
            <numerusform>Asphalt auf %n Teil</numerusform>
            <numerusform>Asphalt auf %n Teilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gravel on %n tile(s)</source>
        <translation>
            <numerusform>Schotter auf %n Teil</numerusform>
            <numerusform>Schotter auf %n Teilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>snow on %n tile(s)</source>
        <translation>
            <numerusform>Schnee auf %n Teil</numerusform>
            <numerusform>Schnee auf %n Teilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) long</source>
        <translation>
            <numerusform>%n Feld lang</numerusform>
            <numerusform>%n Felder lang</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 expected (%2 to %3)</source>
        <translation>%1 erwartet (%2 bis %3)</translation>
    </message>
    <message>
        <source>Session %1</source>
        <translation>Sitzung %1</translation>
    </message>
    <message>
        <source>change of stages</source>
        <translation>Streckenwechsel</translation>
    </message>
    <message>
        <source>break</source>
        <translation>Pause</translation>
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
        <translation>Teil %1 fehlt: nötig %2, in den Schachteln %3</translation>
    </message>
    <message>
        <source>Tiles from %1</source>
        <translation>Teile aus %1</translation>
    </message>
    <message>
        <source>SISU token: once a stage; a service park gives it back</source>
        <translation>SISU-Plättchen: einmal je Wertungsprüfung; ein Servicepark gibt es zurück</translation>
    </message>
    <message>
        <source>SISU token: once in the rally</source>
        <translation>SISU-Plättchen: einmal je Rallye</translation>
    </message>
    <message>
        <source>Time control: penalties may be taken on after a stage</source>
        <translation>Zeitkontrolle: Nach einer Wertungsprüfung dürfen Strafen in Kauf genommen werden</translation>
    </message>
    <message>
        <source>One shot: without the leader die</source>
        <translation>One Shot: ohne Würfel des Führenden</translation>
    </message>
    <message>
        <source>Flying start</source>
        <translation>Fliegender Start</translation>
    </message>
    <message>
        <source>Redline: brake dice go on in the highest gear</source>
        <translation>Roter Bereich: Im höchsten Gang geht es mit Bremswürfeln weiter</translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n Wertungsprüfung</numerusform>
            <numerusform>%n Wertungsprüfungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Driven by rules of your own: %1</source>
        <translation>Nach eigenen Regeln gefahren: %1</translation>
    </message>
    <message>
        <source>short circuit</source>
        <translation>kurzer Rundkurs</translation>
    </message>
    <message>
        <source>short stage</source>
        <translation>kurze Strecke</translation>
    </message>
    <message>
        <source>standard circuit</source>
        <translation>mittellanger Rundkurs</translation>
    </message>
    <message>
        <source>standard stage</source>
        <translation>mittellange Strecke</translation>
    </message>
    <message>
        <source>long circuit</source>
        <translation>langer Rundkurs</translation>
    </message>
    <message>
        <source>long stage</source>
        <translation>lange Strecke</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) a lap</source>
        <translation>
            <numerusform>%n Feld je Runde</numerusform>
            <numerusform>%n Felder je Runde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corner(s)</source>
        <translation>
            <numerusform>%n Kurve</numerusform>
            <numerusform>%n Kurven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest straight: %n space(s)</source>
        <translation>
            <numerusform>längste Gerade: %n Feld</numerusform>
            <numerusform>längste Gerade: %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>difficulty: %1</source>
        <translation>Schwierigkeit: %1</translation>
    </message>
    <message>
        <source>%1, after a break of %2</source>
        <translation>%1, nach einer Pause von %2</translation>
    </message>
    <message>
        <source>change of circuits</source>
        <translation>Wechsel der Rundkurse</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Strecken</translation>
    </message>
    <message numerus="yes">
        <source>%n race(s)</source>
        <translation>
            <numerusform>%n Rennen</numerusform>
            <numerusform>%n Rennen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in all.</source>
        <translation>Insgesamt %1.</translation>
    </message>
    <message>
        <source>Laying the table is work of another %1 for one person.</source>
        <translation>Dazu kommen %1 Aufbau für eine Person.</translation>
    </message>
    <message numerus="yes">
        <source>%n service tile(s)</source>
        <translation>
            <numerusform>%n Servicepark</numerusform>
            <numerusform>%n Serviceparks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pit tile(s)</source>
        <translation>
            <numerusform>%n Boxenteil</numerusform>
            <numerusform>%n Boxenteile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n filler(s)</source>
        <translation>
            <numerusform>%n Füllteil</numerusform>
            <numerusform>%n Füllteile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n podium tile(s)</source>
        <translation>
            <numerusform>%n Podiumsteil</numerusform>
            <numerusform>%n Podiumsteile</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in all. Laying the tables is work of another %2 for one person; a race whose table is not ready in time starts later.</source>
        <translation>Insgesamt %1. Dazu kommen %2 Aufbau für eine Person; ein Rennen, dessen Tisch nicht rechtzeitig bereit ist, beginnt später.</translation>
    </message>
    <message>
        <source>%1 in all. Laying the tables is work of another %2 for one person; a stage whose table is not ready in time starts later.</source>
        <translation>Insgesamt %1. Dazu kommen %2 Aufbau für eine Person; eine Strecke, deren Tisch nicht rechtzeitig bereit ist, beginnt später.</translation>
    </message>
</context>
<context>
    <name>RallyParts</name>
    <message>
        <source>the rally names this stage, but does not hold it</source>
        <translation>die Rallye nennt diese Strecke, enthält sie aber nicht</translation>
    </message>
</context>
<context>
    <name>RallyRulesFile</name>
    <message>
        <source>must be a colour, as in #c62828</source>
        <translation>muss eine Farbe sein, zum Beispiel #c62828</translation>
    </message>
    <message>
        <source>is given twice</source>
        <translation>ist zweimal angegeben</translation>
    </message>
</context>
<context>
    <name>RallySteps</name>
    <message>
        <source>stage</source>
        <translation>Strecke</translation>
    </message>
    <message>
        <source>Add a stage</source>
        <translation>Strecke hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 duplizieren</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 umbenennen</translation>
    </message>
    <message>
        <source>Service after %1</source>
        <translation>Service nach %1</translation>
    </message>
    <message>
        <source>No service after %1</source>
        <translation>Kein Service nach %1</translation>
    </message>
    <message>
        <source>Pit stop after %1</source>
        <translation>Boxenstopp nach %1</translation>
    </message>
    <message>
        <source>No pit stop after %1</source>
        <translation>Kein Boxenstopp nach %1</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Zahl der Spieler</translation>
    </message>
</context>
<context>
    <name>RallySubject</name>
    <message>
        <source>the rally has no stages</source>
        <translation>die Rallye hat keine Strecken</translation>
    </message>
</context>
<context>
    <name>RallyTable</name>
    <message>
        <source>%1 (needs %2, owned %3)</source>
        <translation>%1 (%2 nötig, %3 vorhanden)</translation>
    </message>
    <message>
        <source>Laid %1: %2.</source>
        <translation>Gelegt %1: %2.</translation>
    </message>
    <message>
        <source>Laid %1: %2. The boxes lack %3.</source>
        <translation>Gelegt %1: %2. Den Schachteln fehlen: %3.</translation>
    </message>
    <message>
        <source>In this order fewest tiles are laid, %1 (as they stand: %2): %3.</source>
        <translation>In dieser Reihenfolge werden die wenigsten Teile gelegt, %1 (in der jetzigen: %2): %3.</translation>
    </message>
    <message>
        <source>%1 x %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Boxes: %1.</source>
        <translation>Schachteln: %1.</translation>
    </message>
    <message>
        <source>Tiles from stage to stage:</source>
        <translation>Teile von Strecke zu Strecke:</translation>
    </message>
    <message>
        <source>%1: %2 stay, %3 move, %4 from the box, %5 back into it</source>
        <translation>%1: %2 bleiben, %3 ziehen um, %4 aus der Schachtel, %5 zurück hinein</translation>
    </message>
    <message numerus="yes">
        <source>In this order %n tile(s) are laid, and no order needs fewer than %1 (as they stand: %2): %3.</source>
        <translation>
            <numerusform>In dieser Reihenfolge wird %n Teil gelegt, und keine braucht weniger als %1 (in der jetzigen: %2): %3.</numerusform>
            <numerusform>In dieser Reihenfolge werden %n Teile gelegt, und keine braucht weniger als %1 (in der jetzigen: %2): %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RallyText</name>
    <message>
        <source>must be an object, in { }</source>
        <translation>muss ein Objekt in { } sein</translation>
    </message>
    <message>
        <source>must hold each stage that the pack names</source>
        <translation>muss jede Strecke enthalten, die das Paket nennt</translation>
    </message>
    <message>
        <source>the rally is larger than a pack of it may be (%1 MB)</source>
        <translation>die Rallye ist zu groß für ein Rallyepaket (%1&#xa0;MB)</translation>
    </message>
    <message>
        <source>a pack of the rally would hold more than %1 values</source>
        <translation>ein Paket der Rallye enthielte mehr als %1 Werte</translation>
    </message>
    <message>
        <source>Choose another file</source>
        <translation>Eine andere Datei wählen</translation>
    </message>
</context>
<context>
    <name>RallyTimePages</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>then service</source>
        <translation>dann Service</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>Rallye</translation>
    </message>
    <message>
        <source>Rally sheet</source>
        <translation>Rallye-Wertungsblatt</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Fahrer</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>then a pit stop</source>
        <translation>dann Boxenstopp</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>Race sheet</source>
        <translation>Rennblatt</translation>
    </message>
</context>
<context>
    <name>RallyTimetable</name>
    <message>
        <source>change of stages</source>
        <translation>Streckenwechsel</translation>
    </message>
    <message>
        <source>break</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>It fits, with %1 to spare.</source>
        <translation>Es passt, Spielraum: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n Wertungsprüfung</numerusform>
            <numerusform>%n Wertungsprüfungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in all: %2 of driving, %3 of changes, %4 of breaks.</source>
        <translation>Insgesamt %1: Fahren %2, Wechsel %3, Pausen %4.</translation>
    </message>
    <message>
        <source>Setting up takes another %1.</source>
        <translation>Dazu kommt der Aufbau: %1.</translation>
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
            <numerusform>Zu lang um: %1; rechtzeitig fertig: %2 von %n Strecke.</numerusform>
            <numerusform>Zu lang um: %1; rechtzeitig fertig: %2 von %n Strecken.</numerusform>
        </translation>
    </message>
    <message>
        <source>By rules of your own: %1</source>
        <translation>Nach eigenen Regeln: %1</translation>
    </message>
</context>
<context>
    <name>RallyWords</name>
    <message>
        <source>one after another</source>
        <translation>nacheinander</translation>
    </message>
    <message>
        <source>a session at once</source>
        <translation>alle einer Sitzung zugleich</translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>alle zugleich</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n minute(s) for it.</source>
        <translation>
            <numerusform>%n Minute dafür nehmen.</numerusform>
            <numerusform>%n Minuten dafür nehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1&#xa0;h %2&#xa0;min</translation>
    </message>
    <message numerus="yes">
        <source>Drive %1 for %n lap(s): %2 in all.</source>
        <translation>
            <numerusform>%1 %n Runde fahren: insgesamt %2.</numerusform>
            <numerusform>%1 %n Runden fahren: insgesamt %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut the breaks by %n minute(s): %1 in all.</source>
        <translation>
            <numerusform>Die Pausen um %n Minute kürzen: insgesamt %1.</numerusform>
            <numerusform>Die Pausen um %n Minuten kürzen: insgesamt %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Swap %1 for a stage of at most %n minute(s): %2 in all.</source>
        <translation>
            <numerusform>%1 gegen eine Strecke von höchstens %n Minute tauschen: insgesamt %2.</numerusform>
            <numerusform>%1 gegen eine Strecke von höchstens %n Minuten tauschen: insgesamt %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep only %1: %2 in all.</source>
        <translation>Nur %1 behalten: insgesamt %2.</translation>
    </message>
    <message numerus="yes">
        <source>Play with %n player(s): %1 in all.</source>
        <translation>
            <numerusform>Mit %n Spieler spielen: insgesamt %1.</numerusform>
            <numerusform>Mit %n Spielern spielen: insgesamt %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave out %1: %2 in all.</source>
        <translation>%1 weglassen: insgesamt %2.</translation>
    </message>
    <message>
        <source>pit stop afterwards</source>
        <translation>danach Boxenstopp</translation>
    </message>
    <message>
        <source>%1, then a pit stop</source>
        <translation>%1, dann Boxenstopp</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1&#xa0;h</translation>
    </message>
    <message>
        <source>day %1, %2</source>
        <translation>Tag %1, %2</translation>
    </message>
</context>
<context>
    <name>RecoveryCopyFile</name>
    <message>
        <source>this is no recovery copy</source>
        <translation>dies ist keine Rettungskopie</translation>
    </message>
</context>
<context>
    <name>Redraw</name>
    <message>
        <source>the stage has no road from start to finish</source>
        <translation>die Strecke hat keine Straße vom Start zum Ziel</translation>
    </message>
    <message>
        <source>no road tile of the part may change</source>
        <translation>kein Straßenteil des Abschnitts darf sich ändern</translation>
    </message>
    <message>
        <source>roads meet on %1, which cannot be laid anew</source>
        <translation>auf %1 treffen sich Straßen, es kann nicht neu gelegt werden</translation>
    </message>
    <message>
        <source>nothing of the stage would stay</source>
        <translation>von der Strecke bliebe nichts</translation>
    </message>
    <message numerus="yes">
        <source>the search stopped after %n other road(s) for the part</source>
        <translation>
            <numerusform>die Suche endete nach %n anderen Straße für den Abschnitt</numerusform>
            <numerusform>die Suche endete nach %n anderen Straßen für den Abschnitt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Replacement</name>
    <message>
        <source>Replace %1 with %2</source>
        <translation>%1 durch %2 ersetzen</translation>
    </message>
    <message numerus="yes">
        <source>Replace %n tiles</source>
        <translation>
            <numerusform>%n Teil ersetzen</numerusform>
            <numerusform>%n Teile ersetzen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultCell</name>
    <message>
        <source>damage is a number from 0 to %1</source>
        <translation>Schaden ist eine Zahl von 0 bis %1</translation>
    </message>
    <message>
        <source>used</source>
        <translation>verbraucht</translation>
    </message>
    <message>
        <source>changed afterwards</source>
        <translation>danach gewechselt</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>noch da</translation>
    </message>
    <message>
        <source>no stage is driven in no time</source>
        <translation>keine Prüfung fährt man in null Sekunden</translation>
    </message>
    <message>
        <source>Write the time as in 1:37; Delete empties the entry</source>
        <translation>Die Zeit wie 1:37 schreiben; Entf leert den Eintrag</translation>
    </message>
</context>
<context>
    <name>ResultSteps</name>
    <message>
        <source>Driver %1</source>
        <translation>Fahrer %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 umbenennen</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Farbe von %1</translation>
    </message>
    <message>
        <source>Result of %1 in %2</source>
        <translation>Ergebnis von %1 in %2</translation>
    </message>
</context>
<context>
    <name>ResultWarnings</name>
    <message>
        <source>No stage is driven in no time.</source>
        <translation>Keine Prüfung wird in null Sekunden gefahren.</translation>
    </message>
    <message>
        <source>%1 is more than %2 times what the others took (%3).</source>
        <translation>%1 ist mehr als das %2-Fache der anderen Zeiten (%3).</translation>
    </message>
    <message>
        <source>In this stage some have a time, others a place.</source>
        <translation>Auf dieser Prüfung haben manche eine Zeit, andere einen Platz.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n driver(s), so no place %1.</source>
        <translation>
            <numerusform>Es gibt %n Fahrer, also keinen Platz %1.</numerusform>
            <numerusform>Es gibt %n Fahrer, also keinen Platz %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another driver has place %1 already.</source>
        <translation>Platz %1 hat schon ein anderer Fahrer.</translation>
    </message>
    <message>
        <source>The car came to the start with more damage, and on a stage nothing is repaired but by the spare wheel.</source>
        <translation>Das Auto kam mit mehr Schaden an den Start, und auf einer Prüfung wird nur mit dem Ersatzrad etwas behoben.</translation>
    </message>
    <message>
        <source>The bag does not have that many tokens of this kind.</source>
        <translation>So viele Marker dieser Art sind nicht im Beutel.</translation>
    </message>
    <message>
        <source>The car has no gear die left. Did it retire?</source>
        <translation>Das Auto hat keinen Gangwürfel mehr. Ist es ausgefallen?</translation>
    </message>
    <message>
        <source>The car came to the start without a spare wheel.</source>
        <translation>Das Auto kam ohne Ersatzrad an den Start.</translation>
    </message>
    <message>
        <source>The gearbox has no damage, so a spare wheel mends nothing.</source>
        <translation>Das Getriebe hat keinen Schaden, ein Ersatzrad behebt also nichts.</translation>
    </message>
    <message>
        <source>This stage is driven without time control.</source>
        <translation>Diese Prüfung wird ohne Zeitkontrolle gefahren.</translation>
    </message>
    <message numerus="yes">
        <source>Penalties are taken in steps of %n second(s).</source>
        <translation>
            <numerusform>Strafen werden in Schritten von %n Sekunde genommen.</numerusform>
            <numerusform>Strafen werden in Schritten von %n Sekunden genommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This rally is driven without SISU tokens.</source>
        <translation>Diese Rallye wird ohne SISU-Plättchen gefahren.</translation>
    </message>
    <message>
        <source>The driver has no SISU token left.</source>
        <translation>Der Fahrer hat kein SISU-Plättchen mehr.</translation>
    </message>
    <message>
        <source>%1 is very quick: the others took %2, more than %3 times as long.</source>
        <translation>%1 ist sehr schnell: Die anderen brauchten %2, mehr als %3-mal so lange.</translation>
    </message>
</context>
<context>
    <name>ResultsFile</name>
    <message>
        <source>must be seven numbers, for the gears 0 to 6</source>
        <translation>muss aus sieben Zahlen bestehen, für die Gänge 0 bis 6</translation>
    </message>
    <message>
        <source>must be whole numbers up to %1</source>
        <translation>muss aus ganzen Zahlen bis %1 bestehen</translation>
    </message>
    <message>
        <source>one of time, place, sheet and retired must be given</source>
        <translation>eines von time, place, sheet und retired muss angegeben sein</translation>
    </message>
    <message>
        <source>is no stage of this rally</source>
        <translation>ist keine Strecke dieser Rallye</translation>
    </message>
    <message>
        <source>is no driver of this rally</source>
        <translation>ist kein Fahrer dieser Rallye</translation>
    </message>
    <message>
        <source>is a second result of one driver in one stage</source>
        <translation>ist ein zweites Ergebnis eines Fahrers auf einer Strecke</translation>
    </message>
    <message>
        <source>one of time, place and sheet must be given</source>
        <translation>eines von time, place und sheet muss angegeben sein</translation>
    </message>
</context>
<context>
    <name>Reversal</name>
    <message>
        <source>Tile %1 does not fit where %2 lies</source>
        <translation>Teil %1 passt nicht dorthin, wo %2 liegt</translation>
    </message>
    <message>
        <source>Reverse the stage</source>
        <translation>Fahrtrichtung umkehren</translation>
    </message>
    <message>
        <source>Tile %1 does not fit the other way round</source>
        <translation>Teil %1 passt andersherum nicht</translation>
    </message>
    <message>
        <source>Reverse the circuit</source>
        <translation>Rundkurs umkehren</translation>
    </message>
    <message>
        <source>The stage can be reversed once a route leads from start to finish</source>
        <translation>Die Fahrtrichtung lässt sich umkehren, sobald eine Route vom Start zum Ziel führt</translation>
    </message>
</context>
<context>
    <name>RoadAnswers</name>
    <message>
        <source>Assumed, as no source tells it: %1.</source>
        <translation>Angenommen, da keine Quelle es sagt: %1.</translation>
    </message>
    <message numerus="yes">
        <source>none, as no car comes to the finish in %n drive(s)</source>
        <translation>
            <numerusform>keine, da in %n Fahrt kein Auto ins Ziel kommt</numerusform>
            <numerusform>keine, da in %n Fahrten kein Auto ins Ziel kommt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 expected (mean of %n drive(s), to %2 s)</source>
        <translation>
            <numerusform>%1 erwartet (Mittel aus %n Fahrt, auf %2&#xa0;s)</numerusform>
            <numerusform>%1 erwartet (Mittel aus %n Fahrten, auf %2&#xa0;s)</numerusform>
        </translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>%1 to %2 (10 to 90 % of the drives)</source>
        <translation>%1 bis %2 (10 bis 90&#xa0;% der Fahrten)</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>%1 of control in a drive; at least one in %2 %</source>
        <translation>%1 der Kontrolle je Fahrt; mindestens einer bei %2&#xa0;% der Fahrten</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>%1 dice lost in a drive; %2 % of the cars retire</source>
        <translation>%1 verlorene Würfel je Fahrt; %2&#xa0;% der Autos scheiden aus</translation>
    </message>
    <message>
        <source>drivers</source>
        <translation>Fahrer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>best play</source>
        <translation>bestenfalls</translation>
    </message>
    <message>
        <source>%1 (%2 s), %3 turns, without mishaps, die by die</source>
        <translation>%1 (%2 s), %3 Züge, ohne Pech, Würfel für Würfel</translation>
    </message>
    <message>
        <source>tyres</source>
        <translation>Reifen</translation>
    </message>
    <message>
        <source>other tyres</source>
        <translation>andere Reifen</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>Spieldauer</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) for %1 players</source>
        <translation>
            <numerusform>etwa %n Minute mit %1 Spielern</numerusform>
            <numerusform>etwa %n Minuten mit %1 Spielern</numerusform>
        </translation>
    </message>
    <message>
        <source>road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>%1 nodes, %2 moves</source>
        <translation>%1 Knoten, %2 Züge von Feld zu Feld</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>Anmerkung</translation>
    </message>
</context>
<context>
    <name>RoadElementsFile</name>
    <message>
        <source>a slide line has more spaces than the inside line, and at most one more than 9</source>
        <translation>eine Driftlinie hat mehr Felder als die Innenlinie, höchstens 10</translation>
    </message>
    <message>
        <source>a section has at most %1 spaces</source>
        <translation>ein Abschnitt hat höchstens %1 Felder</translation>
    </message>
    <message>
        <source>a section has at least one space</source>
        <translation>ein Abschnitt hat mindestens ein Feld</translation>
    </message>
</context>
<context>
    <name>RoadEstimate</name>
    <message>
        <source>Left out: other cars on the road, cleaned and dirty cuts, seconds spent on dice.</source>
        <translation>Nicht berücksichtigt: andere Autos auf der Straße, gesäuberte und verschmutzte Abkürzungen, für Würfel ausgegebene Sekunden.</translation>
    </message>
    <message>
        <source>Left out: damage, punctures, seconds saved and spent, flat out, other cars on the road.</source>
        <translation>Nicht berücksichtigt: Schäden, Reifenpannen, gesparte und ausgegebene Sekunden, Vollgas, andere Autos auf der Straße.</translation>
    </message>
</context>
<context>
    <name>RoadEstimateCommand</name>
    <message>
        <source>Of printed boards: the tyres, as dashboards of the rules name them: asphalt, snow, snow-2, earth or soft. Left out: those for the surface of most sections.</source>
        <translation>Bei gedruckten Spielplänen: die Reifen, wie die Armaturenbretter der Regeln sie nennen: asphalt, snow, snow-2, earth oder soft. Ohne Angabe: die für den Belag der meisten Abschnitte.</translation>
    </message>
    <message>
        <source>Of printed boards: whether the car opens the road, on or off; counts on earth alone. Left out: on.</source>
        <translation>Bei gedruckten Spielplänen: ob das Auto die Straße eröffnet, on oder off; zählt nur auf Erde. Ohne Angabe: on.</translation>
    </message>
    <message>
        <source>Of printed boards: the tyres are kept from a stage of so many sections, 1 to %1; counts for soft ones alone. Left out: they are new.</source>
        <translation>Bei gedruckten Spielplänen: die Reifen bleiben von einer Strecke mit so vielen Abschnitten, 1 bis %1; zählt nur bei weichen. Ohne Angabe: Sie sind neu.</translation>
    </message>
    <message>
        <source>--%1 takes one of: %2</source>
        <translation>--%1 nimmt eines von: %2</translation>
    </message>
</context>
<context>
    <name>RoadMeetsVerge</name>
    <message>
        <source>The road of %1 runs into the verge of %2.</source>
        <translation>Die Fahrbahn von %1 trifft auf das Bankett von %2.</translation>
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
        <translation>%1: %2 erwartet (%3 bis %4)</translation>
    </message>
    <message>
        <source>Driven with the fastest tyres, damage carried on</source>
        <translation>Gefahren mit den schnellsten Reifen, Schäden bleiben</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>opening the road costs %1 s: in %2 of 100 rallies the first in time takes a hidden penalty to start later, %3 s in the mean</source>
        <translation>die Straße zu eröffnen kostet %1 s: In %2 von 100 Rallyes nimmt der Zeitschnellste eine verdeckte Strafe, um später zu starten, im Mittel %3 s</translation>
    </message>
    <message>
        <source>opening the road costs %1 s, less than a hidden penalty to start later, %2 s or more</source>
        <translation>die Straße zu eröffnen kostet %1 s, weniger als eine verdeckte Strafe, um später zu starten, mindestens %2 s</translation>
    </message>
    <message>
        <source>opening the road costs %1 s</source>
        <translation>die Straße zu eröffnen kostet %1 s</translation>
    </message>
    <message>
        <source>Starts, in the order of the times</source>
        <translation>Starts, in der Reihenfolge der Zeiten</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 rounds at the table, each starts %n turn(s) behind the one before</source>
        <translation>
            <numerusform>%1: %2 Runden am Tisch, jeder startet %n Zug hinter dem vor ihm</numerusform>
            <numerusform>%1: %2 Runden am Tisch, jeder startet %n Züge hinter dem vor ihm</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>how starts go, what opening costs</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Tyres, chosen at the start and at assistances</source>
        <translation>Reifen, gewählt am Start und bei Assistance</translation>
    </message>
    <message>
        <source>By rules of your own: %1</source>
        <translation>Nach eigenen Regeln: %1</translation>
    </message>
</context>
<context>
    <name>RoadRemarks</name>
    <message>
        <source>No times of printed boards</source>
        <translation>Keine Zeiten auf Spielplänen</translation>
    </message>
</context>
<context>
    <name>RoadRulesFile</name>
    <message>
        <source>must be gear-1 to gear-5, coast or leader</source>
        <translation>muss gear-1 bis gear-5, coast oder leader sein</translation>
    </message>
    <message>
        <source>must hold at least one</source>
        <translation>muss mindestens eins enthalten</translation>
    </message>
    <message>
        <source>must say where the values come from</source>
        <translation>muss sagen, woher die Werte stammen</translation>
    </message>
    <message>
        <source>must be true, or a list of fields</source>
        <translation>muss true oder eine Liste von Feldern sein</translation>
    </message>
    <message>
        <source>is a row of at most two of &quot;die&quot;, then &quot;light&quot;</source>
        <translation>ist eine Reihe von höchstens zwei: erst „die“, dann „light“</translation>
    </message>
    <message>
        <source>must be a number from 1 to 7, or one for each of S1, S2 and S3</source>
        <translation>muss eine Zahl von 1 bis 7 sein, oder je eine für S1, S2 und S3</translation>
    </message>
    <message>
        <source>must list surfaces</source>
        <translation>muss Beläge aufzählen</translation>
    </message>
    <message>
        <source>is %1, but this program knows format %2</source>
        <translation>ist %1, aber dieses Programm kennt Format %2</translation>
    </message>
    <message>
        <source>is not %1, of which these rules would be</source>
        <translation>ist nicht %1, wovon diese Regeln wären</translation>
    </message>
    <message>
        <source>must give odds to at least one</source>
        <translation>muss mindestens einem eine Chance geben</translation>
    </message>
    <message>
        <source>must be whole numbers from 0 to 99</source>
        <translation>müssen ganze Zahlen von 0 bis 99 sein</translation>
    </message>
</context>
<context>
    <name>RoadbookStages</name>
    <message numerus="yes">
        <source>a rally has at most %n stages</source>
        <translation>
            <numerusform>eine Rallye hat höchstens %n Strecke</numerusform>
            <numerusform>eine Rallye hat höchstens %n Strecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Write the roadbooks of %n stages</source>
        <translation>
            <numerusform>Die Roadbooks von %n Strecke schreiben</numerusform>
            <numerusform>Die Roadbooks von %n Strecken schreiben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoadbookText</name>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>a point is a zone&apos;s letter and a number</source>
        <translation>ein Punkt ist der Buchstabe einer Zone und eine Zahl</translation>
    </message>
    <message>
        <source>Write a line as L0-L1 / C7-C6</source>
        <translation>Eine Zeile wird so geschrieben: L0-L1 / C7-C6</translation>
    </message>
    <message>
        <source>the line is too long for a stage</source>
        <translation>die Zeile ist zu lang für eine Strecke</translation>
    </message>
    <message>
        <source>no road has so many points</source>
        <translation>keine Straße hat so viele Punkte</translation>
    </message>
    <message>
        <source>Write / between sections</source>
        <translation>Zwischen Abschnitte gehört /</translation>
    </message>
    <message>
        <source>it is not known to where the road from %1 leads</source>
        <translation>wohin die Straße von %1 führt, ist nicht bekannt</translation>
    </message>
    <message>
        <source>Write both points of the section</source>
        <translation>Beide Punkte des Abschnitts schreiben</translation>
    </message>
    <message>
        <source>a section has two points, where it begins and ends</source>
        <translation>ein Abschnitt hat zwei Punkte, seinen Anfang und sein Ende</translation>
    </message>
    <message>
        <source>a stage has at least one section</source>
        <translation>eine Strecke hat mindestens einen Abschnitt</translation>
    </message>
    <message>
        <source>a stage has at most %1 sections</source>
        <translation>eine Strecke hat höchstens %1 Abschnitte</translation>
    </message>
    <message>
        <source>these are %1 sections</source>
        <translation>das sind %1 Abschnitte</translation>
    </message>
    <message>
        <source>Write each for itself</source>
        <translation>Jeden für sich schreiben</translation>
    </message>
</context>
<context>
    <name>RoadbooksText</name>
    <message>
        <source>holds more stages than a rally can have, %1</source>
        <translation>enthält mehr Strecken, als eine Rallye haben kann, %1</translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation>Strecke %1</translation>
    </message>
    <message>
        <source>stage %1, %2</source>
        <comment>its number, a column</comment>
        <translation>Strecke %1, %2</translation>
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
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Service</translation>
    </message>
    <message>
        <source>Pits</source>
        <translation>Box</translation>
    </message>
</context>
<context>
    <name>Roster</name>
    <message>
        <source>must not be blank</source>
        <translation>darf nicht leer sein</translation>
    </message>
    <message>
        <source>must be at most %1 drivers</source>
        <translation>dürfen höchstens %1 Fahrer sein</translation>
    </message>
    <message>
        <source>is given to two drivers</source>
        <translation>haben zwei Fahrer</translation>
    </message>
    <message>
        <source>Tell them apart, as in &quot;Anna K.&quot;</source>
        <translation>Unterscheide sie, etwa mit „Anna K.“</translation>
    </message>
    <message>
        <source>makes it a season and no list of drivers</source>
        <translation>macht daraus eine Saison und keine Fahrerliste</translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>no card leaves</source>
        <translation>keine Karte geht</translation>
    </message>
    <message>
        <source>card %1 leaves</source>
        <translation>Karte %1 geht</translation>
    </message>
    <message>
        <source>ghost: pairs of dice</source>
        <translation>Geist: Würfelpaare</translation>
    </message>
    <message>
        <source>ghost: hits</source>
        <translation>Geist: Treffer</translation>
    </message>
    <message>
        <source>ghost: popularity</source>
        <translation>Geist: Beliebtheit</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>+ cards</source>
        <translation>+ Karten</translation>
    </message>
    <message>
        <source>− hazard dice</source>
        <translation>− Gefahren</translation>
    </message>
    <message>
        <source>popularity</source>
        <translation>Beliebtheit</translation>
    </message>
    <message>
        <source>+ bonus</source>
        <translation>+ Bonus</translation>
    </message>
    <message>
        <source>total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>zerstört</translation>
    </message>
    <message>
        <source>place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Ghost driver</source>
        <translation>Geisterpilot</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message numerus="yes">
        <source>The ghost driver rolls %n pair(s) of dice in all. Of each pair whose hazard die you have not covered he gets a speed point a hit, and a popularity point a symbol.</source>
        <translation>
            <numerusform>Der Geisterpilot wirft in allem %n Würfelpaar. Von jedem Paar, dessen Gefahrenwürfel nicht verdeckt ist, bekommt er einen Tempopunkt je Treffer und einen Beliebtheitspunkt je Symbol.</numerusform>
            <numerusform>Der Geisterpilot wirft in allem %n Würfelpaare. Von jedem Paar, dessen Gefahrenwürfel nicht verdeckt ist, bekommt er einen Tempopunkt je Treffer und einen Beliebtheitspunkt je Symbol.</numerusform>
        </translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Bonus: 3 for the most popularity, 1 for the next, who has equal shares; none without popularity.</source>
        <translation>Bonus: 3 für die größte Beliebtheit, 1 für die nächste, wer gleich viel hat, bekommt gleich viel; keiner ohne Beliebtheit.</translation>
    </message>
    <message>
        <source>Equal totals: more popularity, then fewer flipped tokens, then both share the place. A destroyed car has no points.</source>
        <translation>Gleiche Summen: mehr Beliebtheit, dann weniger umgedrehte Plättchen, sonst wird der Platz geteilt. Ein zerstörtes Auto hat keine Punkte.</translation>
    </message>
    <message>
        <source>flipped</source>
        <translation>umgedreht</translation>
    </message>
</context>
<context>
    <name>RulesActions</name>
    <message>
        <source>my-rules.json</source>
        <translation>meine-regeln.json</translation>
    </message>
</context>
<context>
    <name>RulesByGame</name>
    <message>
        <source>these are rules of &quot;%1&quot;, and there is no stage of that game</source>
        <translation>dies sind Regeln von „%1“, und es gibt keine Strecke dieses Spiels</translation>
    </message>
    <message>
        <source>Set &quot;game&quot; in the file to that of the stages</source>
        <translation>In der Datei „game“ auf das Spiel der Strecken setzen</translation>
    </message>
</context>
<context>
    <name>RulesFile</name>
    <message>
        <source>must be a whole number from %1 to %2, or a list of 1 to %3 of them, turn by turn</source>
        <translation>muss eine ganze Zahl von %1 bis %2 sein oder eine Liste von 1 bis %3 davon, Zug für Zug</translation>
    </message>
    <message>
        <source>there is no gear-1 die, so that no car could start</source>
        <translation>es gibt keinen Würfel für den 1. Gang, also könnte kein Auto losfahren</translation>
    </message>
    <message>
        <source>Add one: &quot;inBox&quot; from 1 up</source>
        <translation>Einen hinzufügen: „inBox“ ab 1</translation>
    </message>
    <message>
        <source>there must be at least one</source>
        <translation>mindestens ein Eintrag muss da sein</translation>
    </message>
    <message>
        <source>gear %1 is given twice</source>
        <translation>Gang %1 ist zweimal angegeben</translation>
    </message>
    <message>
        <source>gear %1 is missing</source>
        <translation>Gang %1 fehlt</translation>
    </message>
    <message>
        <source>is %1, but this program knows format %2</source>
        <translation>ist %1, aber dieses Programm kennt Format %2</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>must not be empty</source>
        <translation>darf nicht leer sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is given twice</source>
        <translation>„%1“ ist zweimal angegeben</translation>
    </message>
    <message>
        <source>all parts are 0</source>
        <translation>alle Anteile sind 0</translation>
    </message>
    <message>
        <source>must be the first and the last gear, from 1 to %1</source>
        <translation>muss den ersten und den letzten Gang angeben, von 1 bis %1</translation>
    </message>
    <message>
        <source>each danger needs an entry for each gear</source>
        <translation>jede Gefahrenstufe braucht einen Eintrag für jeden Gang</translation>
    </message>
    <message>
        <source>the bag is empty</source>
        <translation>der Beutel ist leer</translation>
    </message>
    <message>
        <source>there are no rules for the game &quot;%1&quot;</source>
        <translation>für das Spiel „%1“ gibt es keine Regeln</translation>
    </message>
    <message>
        <source>There are rules for: %1. Others come from a rules file</source>
        <translation>Regeln gibt es für: %1. Andere kommen aus einer Regeldatei</translation>
    </message>
</context>
<context>
    <name>RunOptions</name>
    <message>
        <source>Threads to use; the result does not depend on it. Left out: one for each core.</source>
        <translation>Anzahl der Threads; das Ergebnis hängt nicht davon ab. Ohne Angabe: einer je Kern.</translation>
    </message>
    <message>
        <source>--%1 and --ci do not go together</source>
        <translation>--%1 und --ci gehen nicht zusammen</translation>
    </message>
</context>
<context>
    <name>ScoreSteps</name>
    <message>
        <source>Score of %1</source>
        <translation>Wertung von %1</translation>
    </message>
    <message>
        <source>Score of the ghost driver</source>
        <translation>Wertung des Geisterpiloten</translation>
    </message>
    <message>
        <source>Faces of the hazard die</source>
        <translation>Seiten des Gefahrenwürfels</translation>
    </message>
    <message>
        <source>Minutes a round</source>
        <translation>Minuten je Runde</translation>
    </message>
    <message>
        <source>Evening played</source>
        <translation>Gespielter Abend</translation>
    </message>
    <message>
        <source>Remove an evening</source>
        <translation>Einen Abend entfernen</translation>
    </message>
    <message>
        <source>Places as results</source>
        <translation>Plätze als Ergebnisse</translation>
    </message>
    <message>
        <source>Minutes of a trial</source>
        <translation>Minuten einer Testfahrt</translation>
    </message>
</context>
<context>
    <name>SearchOptions</name>
    <message>
        <source>The boxes that the tiles come from, as &quot;stagewright boxes&quot; names them, with commas between and the number of each: dirt-core:2,rx. Left out: as few as hold the tiles.</source>
        <translation>Die Schachteln, aus denen die Teile kommen, wie „stagewright boxes“ sie nennt, mit Kommas dazwischen und der Zahl einer jeden: dirt-core:2,rx. Ohne dies: so wenige, wie die Teile haben.</translation>
    </message>
    <message>
        <source>The size of the table in centimetres, such as 120x80. All has to lie on it.</source>
        <translation>Die Größe des Tisches in Zentimetern, etwa 120x80. Alles muss darauf liegen.</translation>
    </message>
    <message>
        <source>How many answers are wanted, 1 to %1, really different ones, the best first. -o then names a folder.</source>
        <translation>Wie viele Antworten, 1 bis %1, wirklich verschiedene, die beste zuerst. -o nennt dann einen Ordner.</translation>
    </message>
    <message>
        <source>A number; the same gives the same answers. Left out: 1.</source>
        <translation>Eine Zahl; dieselbe gibt dieselben Antworten. Ohne dies: 1.</translation>
    </message>
    <message>
        <source>Seconds after which the search ends with what it has. Left out: %1.</source>
        <translation>Sekunden, nach denen die Suche mit dem endet, was sie hat. Ohne dies: %1.</translation>
    </message>
    <message>
        <source>The file to write; with --count a folder, in which the files are called 01.json, 02.json and so on.</source>
        <translation>Die Datei, die geschrieben wird; mit --count ein Ordner, in dem die Dateien 01.json, 02.json und so weiter heißen.</translation>
    </message>
    <message>
        <source>--time takes seconds, up to %1</source>
        <translation>--time nimmt Sekunden, bis %1</translation>
    </message>
    <message>
        <source>The boxes that the tiles come from, as &quot;stagewright boxes&quot; names them, with commas between and the number of each: dirt-core:2,rx. Left out: the core box of the game.</source>
        <translation>Die Schachteln, aus denen die Teile kommen, wie „stagewright boxes“ sie nennt, mit Kommas dazwischen und der Anzahl jeder: dirt-core:2,rx. Ohne Angabe: die Grundschachtel des Spiels.</translation>
    </message>
</context>
<context>
    <name>SearchOutput</name>
    <message>
        <source>several stages are no one file</source>
        <translation>mehrere Strecken sind nicht eine Datei</translation>
    </message>
    <message>
        <source>Name a folder, or leave --count out</source>
        <translation>Nennen Sie einen Ordner, oder lassen Sie --count weg</translation>
    </message>
    <message>
        <source>is no folder</source>
        <translation>ist kein Ordner</translation>
    </message>
    <message>
        <source>cannot be made</source>
        <translation>kann nicht angelegt werden</translation>
    </message>
    <message>
        <source>%1: %2, %3 × %4 cm</source>
        <translation>%1: %2, %3 × %4 cm</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Teil</numerusform>
            <numerusform>%n Teile</numerusform>
        </translation>
    </message>
    <message>
        <source>--json and -o - both go to standard output</source>
        <translation>--json und -o - gehen beide an die Standardausgabe</translation>
    </message>
    <message>
        <source>no answer: %1</source>
        <translation>keine Antwort: %1</translation>
    </message>
</context>
<context>
    <name>SeasonCommand</name>
    <message>
        <source>add rallies up to a season: points and standings</source>
        <translation>summiert Rallyes zu einer Saison: Punkte und Gesamtwertung</translation>
    </message>
    <message>
        <source>a season has a file of its own</source>
        <translation>eine Saison hat eine eigene Datei</translation>
    </message>
    <message>
        <source>is there already</source>
        <translation>ist schon da</translation>
    </message>
    <message>
        <source>Leave out --new, or name another file</source>
        <translation>Lass --new weg oder nenne eine andere Datei</translation>
    </message>
    <message>
        <source>has no stage %1</source>
        <translation>hat keine Prüfung %1</translation>
    </message>
    <message>
        <source>has no driver &quot;%1&quot;</source>
        <translation>hat keinen Fahrer „%1“</translation>
    </message>
    <message>
        <source>was in the season: its results are taken anew</source>
        <translation>war in der Saison: Die Ergebnisse werden neu übernommen</translation>
    </message>
    <message>
        <source>a season has at most %1 rounds</source>
        <translation>eine Saison hat höchstens %1 Läufe</translation>
    </message>
    <message>
        <source>not among the season&apos;s drivers: %1</source>
        <translation>nicht unter den Fahrern der Saison: %1</translation>
    </message>
    <message>
        <source>They count without team and class; take them in with --roster</source>
        <translation>Sie zählen ohne Team und Klasse; nimm sie mit --roster auf</translation>
    </message>
    <message>
        <source>none of the season&apos;s drivers has a team</source>
        <translation>kein Fahrer der Saison hat ein Team</translation>
    </message>
    <message>
        <source>Take in teams with --roster</source>
        <translation>Nimm Teams mit --roster auf</translation>
    </message>
    <message>
        <source>none of the season&apos;s drivers is of the class &quot;%1&quot;</source>
        <translation>kein Fahrer der Saison ist in der Klasse „%1“</translation>
    </message>
    <message>
        <source>Take in classes with --roster</source>
        <translation>Nimm Klassen mit --roster auf</translation>
    </message>
    <message>
        <source>Classes are %1</source>
        <translation>Klassen sind %1</translation>
    </message>
    <message>
        <source>Says the standings of a season: points by place in its rallies, whose results it holds.
With --new, makes one; with --add, copies the results of rallies into it.</source>
        <translation>Nennt den Stand einer Saison: Punkte nach Platz in ihren Rallyes, deren Ergebnisse sie enthält.
Mit --new macht es eine; mit --add übernimmt es die Ergebnisse von Rallyes.</translation>
    </message>
</context>
<context>
    <name>SeasonFile</name>
    <message>
        <source>is no table of points that the program knows</source>
        <translation>ist keine Punktetabelle, die das Programm kennt</translation>
    </message>
    <message>
        <source>Known are %1; else give the points themselves</source>
        <translation>Bekannt sind %1; sonst gib die Punkte selbst an</translation>
    </message>
    <message>
        <source>must be any of places, last-round, all-points, each once</source>
        <translation>dürfen places, last-round, all-points sein, jedes einmal</translation>
    </message>
    <message>
        <source>must be texts</source>
        <translation>müssen Texte sein</translation>
    </message>
    <message>
        <source>must be at most %1 stages</source>
        <translation>dürfen höchstens %1 Prüfungen sein</translation>
    </message>
    <message>
        <source>must be whole numbers up to %1</source>
        <translation>müssen ganze Zahlen bis %1 sein</translation>
    </message>
    <message>
        <source>must be as many as the round has stages</source>
        <translation>müssen so viele sein, wie der Lauf Prüfungen hat</translation>
    </message>
    <message>
        <source>must not be blank</source>
        <translation>darf nicht leer sein</translation>
    </message>
    <message>
        <source>does not go with a place</source>
        <translation>passt nicht zu einem Platz</translation>
    </message>
    <message>
        <source>must be a date, as in 2026-03-21</source>
        <translation>muss ein Datum sein, etwa 2026-03-21</translation>
    </message>
    <message>
        <source>must be at most %1 drivers</source>
        <translation>dürfen höchstens %1 Fahrer sein</translation>
    </message>
    <message>
        <source>has a second result in this round</source>
        <translation>hat ein zweites Ergebnis in diesem Lauf</translation>
    </message>
    <message>
        <source>is no driver of this round</source>
        <translation>ist kein Fahrer dieses Laufs</translation>
    </message>
    <message>
        <source>is no stage of this round</source>
        <translation>ist keine Prüfung dieses Laufs</translation>
    </message>
    <message>
        <source>must be at most %1 rounds</source>
        <translation>dürfen höchstens %1 Läufe sein</translation>
    </message>
</context>
<context>
    <name>SeasonHtml</name>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Läufe</translation>
    </message>
</context>
<context>
    <name>SeasonOptions</name>
    <message>
        <source>&quot;%1&quot; is no table of points</source>
        <translation>„%1“ ist keine Punktetabelle</translation>
    </message>
    <message>
        <source>Known are %1; one of your own is as in 10,6,4,3,2,1/3,2,1/1: for the places, the power stage, the fastest lap</source>
        <translation>Bekannt sind %1; eine eigene ist wie 10,6,4,3,2,1/3,2,1/1: für die Plätze, die Power Stage, die schnellste Runde</translation>
    </message>
    <message>
        <source>Make a new season and write it to FILE, which must not be there yet.</source>
        <translation>Macht eine neue Saison und schreibt sie in DATEI, die es noch nicht geben darf.</translation>
    </message>
    <message>
        <source>The season&apos;s title.</source>
        <translation>Der Titel der Saison.</translation>
    </message>
    <message>
        <source>What places give: rally, circuit, or numbers of your own, as in 10,6,4,3,2,1/3,2,1/1 for the places, the power stage and the fastest lap. Of a new season left out: rally.</source>
        <translation>Was Plätze bringen: rally, circuit oder eigene Zahlen, etwa 10,6,4,3,2,1/3,2,1/1 für die Plätze, die Power Stage und die schnellste Runde. Bei einer neuen Saison weggelassen: rally.</translation>
    </message>
    <message>
        <source>So many rounds count, the best ones; 0: all.</source>
        <translation>So viele Läufe zählen, die besten; 0: alle.</translation>
    </message>
    <message>
        <source>Copy the results of a rally into the season; of one that is in it, anew. As often as there are rallies.</source>
        <translation>Übernimmt die Ergebnisse einer Rallye in die Saison; bei einer, die schon da ist, aufs Neue. So oft, wie es Rallyes gibt.</translation>
    </message>
    <message>
        <source>With one --add: when it was driven.</source>
        <translation>Mit einem --add: wann gefahren wurde.</translation>
    </message>
    <message>
        <source>With one --add: the number of the stage that gives a bonus. Left out: the last.</source>
        <translation>Mit einem --add: die Nummer der Prüfung, die einen Bonus bringt. Weggelassen: die letzte.</translation>
    </message>
    <message>
        <source>With one --add: who drove the fastest lap.</source>
        <translation>Mit einem --add: wer die schnellste Runde fuhr.</translation>
    </message>
    <message>
        <source>Take in the drivers of a roster, with their numbers, teams and classes.</source>
        <translation>Nimmt die Fahrer einer Fahrerliste auf, mit Nummern, Teams und Klassen.</translation>
    </message>
    <message>
        <source>Standings after so many rounds. Left out: after all.</source>
        <translation>Stand nach so vielen Läufen. Weggelassen: nach allen.</translation>
    </message>
    <message>
        <source>Standings of the teams.</source>
        <translation>Stand der Teams.</translation>
    </message>
    <message>
        <source>Standings among the drivers of a class.</source>
        <translation>Stand unter den Fahrern einer Klasse.</translation>
    </message>
    <message>
        <source>Write comma-separated values.</source>
        <translation>Schreibt kommagetrennte Werte.</translation>
    </message>
    <message>
        <source>Write a table of Markdown.</source>
        <translation>Schreibt eine Markdown-Tabelle.</translation>
    </message>
    <message>
        <source>Write a page of HTML with a chart over the season.</source>
        <translation>Schreibt eine HTML-Seite mit einem Diagramm über die Saison.</translation>
    </message>
    <message>
        <source>The file to write the standings to. Its name says how unless an option does: .csv, .md, .html, .json, .pdf to print.</source>
        <translation>Die Datei für die Gesamtwertung. Ihr Name sagt wie, wenn es keine Option tut: .csv, .md, .html, .json, .pdf zum Drucken.</translation>
    </message>
    <message>
        <source>--date, --power-stage and --fastest-lap are of one rally</source>
        <translation>--date, --power-stage und --fastest-lap gelten für eine Rallye</translation>
    </message>
    <message>
        <source>Give them with one --add</source>
        <translation>Gib sie mit einem --add an</translation>
    </message>
    <message>
        <source>--date takes a date, as in 2026-03-21</source>
        <translation>--date nimmt ein Datum, etwa 2026-03-21</translation>
    </message>
    <message>
        <source>--csv, --markdown, --html and --json do not go together</source>
        <translation>--csv, --markdown, --html und --json vertragen sich nicht</translation>
    </message>
    <message>
        <source>So many drivers of a team count in a round; 0: all.</source>
        <translation>So viele Fahrer eines Teams zählen in einem Lauf; 0: alle.</translation>
    </message>
    <message>
        <source>What decides among equal points, one after the other: any of places, last-round, all-points; none: the place is shared.</source>
        <translation>Was bei gleichen Punkten entscheidet, eins nach dem anderen: places, last-round, all-points; none: der Platz wird geteilt.</translation>
    </message>
    <message>
        <source>--ties takes any of places, last-round, all-points, with commas, or none</source>
        <translation>--ties nimmt places, last-round, all-points, mit Kommas, oder none</translation>
    </message>
</context>
<context>
    <name>SeasonPages</name>
    <message>
        <source>Round</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>Rallye</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Läufe</translation>
    </message>
</context>
<context>
    <name>SeasonRound</name>
    <message>
        <source>the rally has no results yet</source>
        <translation>die Rallye hat noch keine Ergebnisse</translation>
    </message>
    <message>
        <source>Enter them in the panel Results</source>
        <translation>Trage sie im Bereich Ergebnisse ein</translation>
    </message>
    <message>
        <source>a driver with results has no name</source>
        <translation>ein Fahrer mit Ergebnissen hat keinen Namen</translation>
    </message>
    <message>
        <source>Name all drivers in the panel Results</source>
        <translation>Benenne alle Fahrer im Bereich Ergebnisse</translation>
    </message>
    <message>
        <source>two drivers are called &quot;%1&quot;</source>
        <translation>zwei Fahrer heißen „%1“</translation>
    </message>
    <message>
        <source>Tell them apart, as in &quot;Anna K.&quot;</source>
        <translation>Unterscheide sie, etwa mit „Anna K.“</translation>
    </message>
    <message numerus="yes">
        <source>%1 lacks the results of %n stage(s) and is not classified</source>
        <translation>
            <numerusform>%1 fehlt das Ergebnis von %n Prüfung: ohne Wertung</numerusform>
            <numerusform>%1 fehlen die Ergebnisse von %n Prüfungen: ohne Wertung</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeasonSheet</name>
    <message>
        <source>sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>Equal sums: more stages won, then both share the place.</source>
        <translation>Gleiche Summen: mehr gewonnene Strecken, sonst teilen sich beide den Platz.</translation>
    </message>
</context>
<context>
    <name>SeasonTable</name>
    <message>
        <source>R%1</source>
        <comment>round of a season</comment>
        <translation>L%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number and name of a round</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>ret</source>
        <comment>retired, in few letters</comment>
        <translation>Ausf.</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>class %1</source>
        <translation>Klasse %1</translation>
    </message>
    <message numerus="yes">
        <source>after %n round(s)</source>
        <translation>
            <numerusform>nach %n Lauf</numerusform>
            <numerusform>nach %n Läufen</numerusform>
        </translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number of a car</comment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Fahrer</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>SeatRules</name>
    <message>
        <source>The box has no titan &quot;%1&quot;, but %2.</source>
        <translation>In der Schachtel ist kein Titan „%1“, sondern %2.</translation>
    </message>
    <message>
        <source>%1 takes part twice.</source>
        <translation>%1 nimmt zweimal teil.</translation>
    </message>
    <message numerus="yes">
        <source>Two to six play, each with a die a titan; here it is %n player(s).</source>
        <translation>
            <numerusform>Es spielen zwei bis sechs, mit einem Würfel je Titan; hier ist es %n Spieler.</numerusform>
            <numerusform>Es spielen zwei bis sechs, mit einem Würfel je Titan; hier sind es %n Spieler.</numerusform>
        </translation>
    </message>
    <message>
        <source>With three and more players everybody has one titan: %1 players have %2.</source>
        <translation>Zu dritt und mehr hat jeder einen Titanen: %1 Spieler haben %2.</translation>
    </message>
    <message>
        <source>Two players have two titans each, four together.</source>
        <translation>Zu zweit hat jeder zwei Titanen, zusammen vier.</translation>
    </message>
    <message>
        <source>The titans of two players take turns: one of the first&apos;s, one of the second&apos;s, and so again.</source>
        <translation>Zu zweit wechseln sich die Titanen ab: einer des ersten, einer des zweiten Spielers, dann noch einmal so.</translation>
    </message>
    <message>
        <source>Teams are two of two in a game of four, two of three or three of two in a game of six.</source>
        <translation>Mannschaften: zu viert zwei zu zweien, zu sechst zwei zu dreien oder drei zu zweien.</translation>
    </message>
    <message>
        <source>%1 and %2 are of one team, and sit side by side.</source>
        <translation>%1 und %2 sind von einer Mannschaft und sitzen nebeneinander.</translation>
    </message>
    <message>
        <source>%1 and %2 are entered with one colour; each titan has its own.</source>
        <translation>%1 und %2 sind mit derselben Farbe eingetragen; jeder Titan hat seine eigene.</translation>
    </message>
    <message>
        <source>The colours of these titans are not entered, so which dice give them lives is left out: %1.</source>
        <translation>Die Farben dieser Titanen sind nicht eingetragen; welche Würfel ihnen Leben bringen, bleibt daher außer Acht: %1.</translation>
    </message>
</context>
<context>
    <name>SectionNotation</name>
    <message>
        <source>this is said twice of one space</source>
        <translation>das steht zweimal bei einem Feld</translation>
    </message>
    <message>
        <source>Take one of them away</source>
        <translation>Eines davon wegnehmen</translation>
    </message>
    <message>
        <source>a number alone is no space</source>
        <translation>eine Zahl allein ist kein Feld</translation>
    </message>
    <message>
        <source>Write a count as in 3*s, a note behind its letter as in c3</source>
        <translation>Eine Anzahl wie in 3*s schreiben, eine Zahl hinter ihren Buchstaben wie in c3</translation>
    </message>
    <message>
        <source>a count is 2 to 99</source>
        <translation>eine Anzahl ist 2 bis 99</translation>
    </message>
    <message>
        <source>a note is 1 to 5</source>
        <translation>eine Zahl ist 1 bis 5</translation>
    </message>
    <message>
        <source>Write the gear that is printed on the board</source>
        <translation>Den Gang schreiben, der auf dem Spielplan steht</translation>
    </message>
    <message>
        <source>a line of a corner has 1 to 9 spaces</source>
        <translation>eine Linie einer Kurve hat 1 bis 9 Felder</translation>
    </message>
    <message>
        <source>Write how many behind the x, as in c3x3</source>
        <translation>Hinter das x schreiben, wie viele, wie in c3x3</translation>
    </message>
    <message>
        <source>a slide line has more spaces than the inside line</source>
        <translation>eine Driftlinie hat mehr Felder als die Innenlinie</translation>
    </message>
    <message>
        <source>Write at least x%1, or nothing for one more</source>
        <translation>Mindestens x%1 schreiben, oder nichts für eins mehr</translation>
    </message>
    <message>
        <source>the slide is slower than the inside line</source>
        <translation>der Drift ist langsamer als die Innenlinie</translation>
    </message>
    <message>
        <source>Compare both numbers with the board</source>
        <translation>Beide Zahlen mit dem Spielplan vergleichen</translation>
    </message>
    <message>
        <source>a turn in a crossroads has an inside space and a cut alone</source>
        <translation>Abbiegen an einer Kreuzung hat nur ein Innenfeld und eine Abkürzung</translation>
    </message>
    <message>
        <source>Write t3 or t3k4; a corner is a c</source>
        <translation>t3 oder t3k4 schreiben; eine Kurve ist ein c</translation>
    </message>
    <message>
        <source>no space begins with this</source>
        <translation>kein Feld beginnt so</translation>
    </message>
    <message>
        <source>Write s for a straight, b for a bump, c for a corner, t for a turn in a crossroads</source>
        <translation>s für eine Gerade schreiben, b für einen Sprung, c für eine Kurve, t für Abbiegen an einer Kreuzung</translation>
    </message>
    <message>
        <source>a ford is a straight</source>
        <translation>eine Furt ist eine Gerade</translation>
    </message>
    <message>
        <source>a bump has no halves</source>
        <translation>ein Sprung hat keine Hälften</translation>
    </message>
    <message>
        <source>a corner has no halves</source>
        <translation>eine Kurve hat keine Hälften</translation>
    </message>
    <message>
        <source>Write s~</source>
        <translation>s~ schreiben</translation>
    </message>
    <message>
        <source>Halves are written with a straight: sh</source>
        <translation>Hälften werden mit einer Geraden geschrieben: sh</translation>
    </message>
    <message>
        <source>a space has one scenery</source>
        <translation>ein Feld hat eine Umgebung</translation>
    </message>
    <message>
        <source>left and right are said of corners and turns</source>
        <translation>links und rechts gehören zu Kurven und Abbiegen</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>nothing of a space is written like this</source>
        <translation>nichts an einem Feld wird so geschrieben</translation>
    </message>
    <message>
        <source>Behind a space there can be h, ~, one of m f r w, and &lt; or &gt;; between spaces a blank</source>
        <translation>Hinter einem Feld können h, ~, eines von m f r w und &lt; oder &gt; stehen; zwischen Feldern ein Leerzeichen</translation>
    </message>
    <message>
        <source>a section has at most %1 spaces</source>
        <translation>ein Abschnitt hat höchstens %1 Felder</translation>
    </message>
    <message>
        <source>a section has at least one space</source>
        <translation>ein Abschnitt hat mindestens ein Feld</translation>
    </message>
    <message>
        <source>Write s for a straight</source>
        <translation>s für eine Gerade schreiben</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
</context>
<context>
    <name>SectionNotes</name>
    <message>
        <source>Pacenotes</source>
        <translation>Aufschrieb</translation>
    </message>
    <message>
        <source>Spaces not entered: %1</source>
        <comment>sections</comment>
        <translation>Felder nicht eingegeben: %1</translation>
    </message>
</context>
<context>
    <name>SectionRules</name>
    <message>
        <source>There is no board of a zone %1.</source>
        <translation>Es gibt keinen Spielplan einer Zone %1.</translation>
    </message>
    <message>
        <source>Zone %1 is in none of the boxes chosen.</source>
        <translation>Zone %1 ist in keiner der gewählten Schachteln.</translation>
    </message>
    <message>
        <source>As far as is known zone %1 has no %2.</source>
        <translation>Soweit bekannt, hat Zone %1 kein %2.</translation>
    </message>
    <message>
        <source>%1 does not go from end to end of one side of the board.</source>
        <translation>%1 führt nicht von Ende zu Ende einer Seite des Spielplans.</translation>
    </message>
    <message>
        <source>Unknown road: not all roads of zone %1 are known, and none from %2.</source>
        <translation>Unbekannte Straße: nicht alle Straßen der Zone %1 sind bekannt, und keine von %2.</translation>
    </message>
    <message>
        <source>No road joins %1 and %2</source>
        <translation>Keine Straße verbindet %1 und %2</translation>
    </message>
    <message>
        <source>%1; from %2 the road leads to %3</source>
        <translation>%1; von %2 führt die Straße nach %3</translation>
    </message>
    <message>
        <source>%1 (not all roads of zone %2 are known)</source>
        <translation>%1 (nicht alle Straßen der Zone %2 sind bekannt)</translation>
    </message>
    <message>
        <source>%1: spaces not entered. There is no estimate of the stage.</source>
        <translation>%1: Felder nicht eingegeben. Es gibt keine Schätzung der Strecke.</translation>
    </message>
    <message>
        <source>Drive %1</source>
        <translation>%1 fahren</translation>
    </message>
    <message>
        <source>As far as is known zone %1 has no %2. The numbers of side %3 are not entered.</source>
        <translation>Soweit bekannt, hat Zone %1 kein %2. Die Zahlen der Seite %3 sind nicht eingegeben.</translation>
    </message>
    <message>
        <source>On your boards no road joins %1 and %2</source>
        <translation>Auf deinen Spielplänen verbindet keine Straße %1 und %2</translation>
    </message>
    <message>
        <source>The road from %1 to %2 is %3</source>
        <translation>Die Straße von %1 nach %2 ist %3</translation>
    </message>
    <message>
        <source>%1 (which is inferred: your own entries can correct it)</source>
        <translation>%1 (das ist erschlossen: eigene Eingaben können es berichtigen)</translation>
    </message>
</context>
<context>
    <name>SectionSpeech</name>
    <message>
        <source>road not known</source>
        <translation>Straße nicht bekannt</translation>
    </message>
    <message>
        <source>spaces not entered</source>
        <translation>Felder nicht eingegeben</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a section, its spaces</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Section %1: %2</source>
        <translation>Abschnitt %1: %2</translation>
    </message>
</context>
<context>
    <name>ServiceApart</name>
    <message>
        <source>The service park %1 is not next to the stage.</source>
        <translation>Der Servicepark %1 liegt nicht neben der Strecke.</translation>
    </message>
</context>
<context>
    <name>ServiceTile</name>
    <message>
        <source>There is service after %1, but the stage has no service tile.</source>
        <translation>Nach %1 ist Service, aber die Strecke hat keinen Servicepark.</translation>
    </message>
    <message>
        <source>%1 has a service tile, but there is no service after it.</source>
        <translation>%1 hat einen Servicepark, aber danach ist kein Service.</translation>
    </message>
    <message>
        <source>Add service after %1</source>
        <translation>Service nach %1 hinzufügen</translation>
    </message>
    <message>
        <source>Take away the service after %1</source>
        <translation>Den Service nach %1 streichen</translation>
    </message>
</context>
<context>
    <name>SeveralParts</name>
    <message numerus="yes">
        <source>The road is in %n part(s) that do not join.</source>
        <translation>
            <numerusform>Die Fahrbahn besteht aus %n Stück ohne Verbindung.</numerusform>
            <numerusform>Die Fahrbahn besteht aus %n Stücken ohne Verbindung.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeverityNames</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
</context>
<context>
    <name>SharedHex</name>
    <message>
        <source>Take %1 away</source>
        <translation>%1 wegnehmen</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) lie on the same hex: %1.</source>
        <translation>
            <numerusform>%n Teil liegt auf demselben Sechseck: %1.</numerusform>
            <numerusform>%n Teile liegen auf demselben Sechseck: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetCommand</name>
    <message>
        <source>The PDF file to write.</source>
        <translation>Die PDF-Datei, die geschrieben wird.</translation>
    </message>
    <message>
        <source>write the sheets of a stage or rally</source>
        <translation>schreibt die Blätter zu einer Strecke oder Rallye</translation>
    </message>
    <message>
        <source>sheets are a PDF</source>
        <translation>die Blätter sind ein PDF</translation>
    </message>
    <message>
        <source>no times are printed, as the stages cannot be driven: %1</source>
        <translation>es werden keine Zeiten gedruckt, weil die Strecken nicht befahrbar sind: %1</translation>
    </message>
    <message>
        <source>Give it a name that ends in .pdf</source>
        <translation>Einen Namen angeben, der auf .pdf endet</translation>
    </message>
    <message>
        <source>Writes what a table needs to set stages up: of a stage, or of each stage of a rally, one page with
the map, the driving direction and the tiles to pick; of the rally, an overview and the sheets for
times. By choice also maps to a scale, lists with pictures, the laying order step by step, and
the roadbook.</source>
        <translation>Schreibt, was am Tisch zum Aufbau gebraucht wird: von einer Strecke oder jeder Strecke einer Rallye eine Seite
mit Karte, Fahrtrichtung und den Teilen, die zu nehmen sind; von der Rallye eine Übersicht und die
Wertungsblätter. Auf Wunsch auch Karten im Maßstab, Listen mit Bildern, die Legereihenfolge Schritt für
Schritt und das Roadbook.</translation>
    </message>
</context>
<context>
    <name>SheetInput</name>
    <message>
        <source>there is no stage %1</source>
        <translation>es gibt keine Strecke %1</translation>
    </message>
    <message>
        <source>Stages are counted from 1</source>
        <translation>Strecken werden von 1 an gezählt</translation>
    </message>
    <message>
        <source>Untitled rally</source>
        <translation>Rallye ohne Titel</translation>
    </message>
</context>
<context>
    <name>SheetOptions</name>
    <message>
        <source>--paper takes a4 or letter</source>
        <translation>--paper nimmt a4 oder letter</translation>
    </message>
    <message>
        <source>--scale takes fit, true, or 1:N with N from %1 to %2</source>
        <translation>--scale nimmt fit, true oder 1:N mit N von %1 bis %2</translation>
    </message>
    <message>
        <source>PAGES</source>
        <translation>SEITEN</translation>
    </message>
    <message>
        <source>The paper: a4 or letter. Left out: that of your country.</source>
        <translation>Das Papier: a4 oder letter. Ohne Angabe: das im eigenen Land übliche.</translation>
    </message>
    <message>
        <source>PAPER</source>
        <translation>PAPIER</translation>
    </message>
    <message>
        <source>Millimetres left free on all sides. Left out: 10.</source>
        <translation>Millimeter, die auf allen Seiten frei bleiben. Ohne Angabe: 10.</translation>
    </message>
    <message>
        <source>In black and white.</source>
        <translation>In Schwarzweiß.</translation>
    </message>
    <message>
        <source>How large a map is: fit, as large as the page allows; true, as the tiles are; 1:N. It takes as many pages as it needs. Left out: fit.</source>
        <translation>Wie groß eine Karte ist: fit, so groß, wie die Seite es erlaubt; true, so groß wie die Teile; 1:N. Sie nimmt so viele Seiten ein, wie sie braucht. Ohne Angabe: fit.</translation>
    </message>
    <message>
        <source>SCALE</source>
        <translation>MASSSTAB</translation>
    </message>
    <message>
        <source>Millimetres that the pages of a map overlap. Left out: 10.</source>
        <translation>Millimeter, um die sich die Seiten einer Karte überlappen. Ohne Angabe: 10.</translation>
    </message>
    <message>
        <source>Millimetres of a tile, from edge to opposite edge. Left out: %1.</source>
        <translation>Millimeter eines Teils, von einer Kante zur gegenüberliegenden. Ohne Angabe: %1.</translation>
    </message>
    <message>
        <source>The pages to print, by their numbers: 1,3-5. Left out: all.</source>
        <translation>Die Seiten, die gedruckt werden, nach ihren Nummern: 1,3-5. Ohne Angabe: alle.</translation>
    </message>
    <message>
        <source>NUMBERS</source>
        <translation>NUMMERN</translation>
    </message>
    <message>
        <source>The language: %1. Left out: that of the system.</source>
        <translation>Die Sprache: %1. Ohne Angabe: die des Systems.</translation>
    </message>
    <message>
        <source>LANGUAGE</source>
        <translation>SPRACHE</translation>
    </message>
    <message>
        <source>--lang takes one of %1</source>
        <translation>--lang nimmt eine von %1</translation>
    </message>
    <message>
        <source>--%1 takes millimetres, from %2 to %3</source>
        <translation>--%1 nimmt Millimeter, von %2 bis %3</translation>
    </message>
    <message>
        <source>Time sheets to be filled in, also where there are results.</source>
        <translation>Wertungsblätter zum Ausfüllen, auch wo es Ergebnisse gibt.</translation>
    </message>
    <message>
        <source>there are no pages &quot;%1&quot;; --pages takes rally, stage, map, list, laying, notes, times, with commas between</source>
        <translation>es gibt keine Seiten „%1“; --pages nimmt rally, stage, map, list, laying, notes, times, mit Kommas dazwischen</translation>
    </message>
    <message>
        <source>What to print, with commas between: rally, the overview (1 page for up to four stages); of each stage stage, map and tile list (1), map, the map alone, as large as a page allows (1), list, the tiles with pictures (1), laying, step by step (1 for up to 15 tiles), notes, the roadbook (1 to 2); times (of a stage alone 1, of three 2; for five or six drivers one more, and one for solo sheets). Left out: rally,stage,times; of one stage stage.</source>
        <translation>Was gedruckt wird, mit Kommas dazwischen: rally, die Übersicht (1 Seite für bis zu vier Strecken); von jeder Strecke stage, Karte und Teileliste (1), map, die Karte allein, so groß, wie eine Seite erlaubt (1), list, die Teile mit Bildern (1), laying, Schritt für Schritt (1 für bis zu 15 Teile), notes, das Roadbook (1 bis 2); times (von einer Strecke allein 1, von dreien 2; bei fünf oder sechs Fahrern eine mehr, und eine für Solo-Blätter). Ohne Angabe: rally,stage,times; von einer Strecke stage.</translation>
    </message>
    <message>
        <source>On the maps the code of each stage of tiles, as a QR code for telephones and as text: convert reads it.</source>
        <translation>Auf den Karten der Code jeder Strecke aus Teilen, als QR-Code für Telefone und als Text: convert liest ihn.</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>100 mm</source>
        <translation>100&#xa0;mm</translation>
    </message>
    <message>
        <source>100 mm on paper</source>
        <translation>100&#xa0;mm auf dem Papier</translation>
    </message>
</context>
<context>
    <name>SheetPages</name>
    <message>
        <source>the pages could not be put together as a PDF (%1)</source>
        <translation>die Seiten ließen sich nicht zu einem PDF zusammensetzen (%1)</translation>
    </message>
    <message>
        <source>Print fewer pages at once</source>
        <translation>Drucken Sie weniger Seiten auf einmal</translation>
    </message>
</context>
<context>
    <name>SheetTitle</name>
    <message>
        <source>Untitled stage</source>
        <translation>Strecke ohne Titel</translation>
    </message>
    <message>
        <source>Untitled circuit</source>
        <translation>Rundkurs ohne Titel</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n lap(s)</source>
        <translation>
            <numerusform>%1, %n Runde</numerusform>
            <numerusform>%1, %n Runden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>Untitled rally</source>
        <translation>Rallye ohne Titel</translation>
    </message>
    <message>
        <source>there is nothing to print</source>
        <translation>es gibt nichts zu drucken</translation>
    </message>
    <message>
        <source>Choose other pages</source>
        <translation>Andere Seiten wählen</translation>
    </message>
    <message>
        <source>nothing is laid in the stage yet</source>
        <translation>In der Strecke liegt noch nichts</translation>
    </message>
    <message>
        <source>Lay something first</source>
        <translation>Legen Sie zuerst etwas</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Tiles to pick</source>
        <translation>Teileliste</translation>
    </message>
    <message>
        <source>Laying order</source>
        <translation>Legereihenfolge</translation>
    </message>
    <message>
        <source>Roadbook</source>
        <translation>Roadbook</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>Map and tiles</source>
        <translation>Karte und Teile</translation>
    </message>
</context>
<context>
    <name>ShopRules</name>
    <message>
        <source>There is no stack &quot;%1&quot; for the shop: numbers 1 to 9, each as A and B.</source>
        <translation>Einen Stapel „%1“ für den Laden gibt es nicht: Nummern 1 bis 9, jede als A und B.</translation>
    </message>
    <message>
        <source>Take away the stacks that there are not</source>
        <translation>Stapel, die es nicht gibt, wegnehmen</translation>
    </message>
    <message numerus="yes">
        <source>Number %1 is in the shop %n times: %2. Each number lies there once.</source>
        <translation>
            <numerusform>Nummer %1 liegt %n Mal im Laden: %2. Jede Nummer liegt dort einmal.</numerusform>
            <numerusform>Nummer %1 liegt %n Mal im Laden: %2. Jede Nummer liegt dort einmal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave one stack of number %1</source>
        <translation>Einen Stapel der Nummer %1 liegen lassen</translation>
    </message>
    <message>
        <source>The shop has no stack with number %1.</source>
        <translation>Dem Laden fehlt ein Stapel mit der Nummer %1.</translation>
    </message>
    <message>
        <source>Lay stacks of A: %1</source>
        <translation>Stapel von A auslegen: %1</translation>
    </message>
    <message>
        <source>The shop of a trial has stack %1.</source>
        <translation>Zum Laden einer Testfahrt gehört der Stapel %1.</translation>
    </message>
    <message>
        <source>Lay the stacks of the trial</source>
        <translation>Die Stapel der Testfahrt auslegen</translation>
    </message>
    <message>
        <source>Which stack is the fourth of a trial&apos;s shop, the rulebook does not tell, as it names 5A twice. Choose one of these: %1.</source>
        <translation>Welcher Stapel der vierte im Laden einer Testfahrt ist, sagt das Regelbuch nicht, da es 5A zweimal nennt. Einen von diesen wählen: %1.</translation>
    </message>
    <message>
        <source>The shop of a trial has four stacks, not %1.</source>
        <translation>Der Laden einer Testfahrt hat vier Stapel, nicht %1.</translation>
    </message>
</context>
<context>
    <name>SignKey</name>
    <message>
        <source>inside line: highest gear</source>
        <translation>Innenlinie: höchster Gang</translation>
    </message>
    <message>
        <source>slide: its gear</source>
        <translation>Drift: sein Gang</translation>
    </message>
    <message>
        <source>cut: highest gear, a card</source>
        <translation>Abkürzung: höchster Gang, Karte</translation>
    </message>
    <message>
        <source>bump</source>
        <translation>Sprung</translation>
    </message>
    <message>
        <source>halves: sliding before or after a corner</source>
        <translation>Hälften: Drift vor oder nach Kurven</translation>
    </message>
    <message>
        <source>ford</source>
        <translation>Furt</translation>
    </message>
    <message>
        <source>meadow</source>
        <translation>Wiese</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>rock</source>
        <translation>Fels</translation>
    </message>
    <message>
        <source>water</source>
        <translation>Wasser</translation>
    </message>
</context>
<context>
    <name>SlantsDiffer</name>
    <message>
        <source>The roads of %1 and %2 do not fit together: the first leaves its tile slanting to the right, the second straight.</source>
        <translation>Die Fahrbahnen von %1 und %2 passen nicht zusammen: Die erste verlässt ihr Teil schräg nach rechts, die zweite gerade.</translation>
    </message>
    <message>
        <source>The roads of %1 and %2 do not fit together: the first leaves its tile slanting to the left, the second straight.</source>
        <translation>Die Fahrbahnen von %1 und %2 passen nicht zusammen: Die erste verlässt ihr Teil schräg nach links, die zweite gerade.</translation>
    </message>
    <message>
        <source>The roads of %1 and %2 do not fit together: the first leaves its tile slanting to the left, the second to the right.</source>
        <translation>Die Fahrbahnen von %1 und %2 passen nicht zusammen: Die erste verlässt ihr Teil schräg nach links, die zweite nach rechts.</translation>
    </message>
</context>
<context>
    <name>SoloPages</name>
    <message>
        <source>Driver</source>
        <translation>Fahrer</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Gang</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>A stroke for each turn that ends so</source>
        <translation>Ein Strich für jeden Zug, der so endet</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message numerus="yes">
        <source>Each focus token left takes off %n second(s).</source>
        <translation>
            <numerusform>Für jedes übrige Fokusplättchen wird %n Sekunde abgezogen.</numerusform>
            <numerusform>Für jedes übrige Fokusplättchen werden %n Sekunden abgezogen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>Solo sheet</source>
        <translation>Solo-Wertungsblatt</translation>
    </message>
</context>
<context>
    <name>StackRules</name>
    <message>
        <source>A Grand Slam has three tracks, not %1.</source>
        <translation>Ein Grand Slam hat drei Strecken, nicht %1.</translation>
    </message>
    <message>
        <source>%1 is in the Grand Slam twice, and in the box once.</source>
        <translation>%1 ist zweimal im Grand Slam, und einmal in der Schachtel.</translation>
    </message>
    <message>
        <source>%1 and %2 are the two sides of one board.</source>
        <translation>%1 und %2 sind die beiden Seiten eines Spielplans.</translation>
    </message>
    <message>
        <source>Whether %1 and %2 are sides of one board cannot be told: it is not entered which track is on whose back.</source>
        <translation>Ob %1 und %2 Seiten eines Spielplans sind, lässt sich nicht sagen: Welche Strecke auf wessen Rückseite ist, ist nicht eingetragen.</translation>
    </message>
</context>
<context>
    <name>StageCode</name>
    <message>
        <source>this is no code of a stage, or a sign in it is wrong, missing or too many</source>
        <translation>das ist kein Code einer Strecke, oder ein Zeichen darin ist falsch, fehlt oder ist zu viel</translation>
    </message>
    <message>
        <source>Compare it with the one you were given</source>
        <translation>Vergleichen Sie ihn mit dem, den Sie bekommen haben</translation>
    </message>
    <message>
        <source>this code says what this version does not know</source>
        <translation>dieser Code sagt etwas, das diese Version nicht kennt</translation>
    </message>
    <message>
        <source>Open it with a newer version of Stagewright</source>
        <translation>Öffnen Sie ihn mit einer neueren Version von Stagewright</translation>
    </message>
    <message>
        <source>title and author are not in a code</source>
        <translation>Titel und Autor stehen nicht im Code</translation>
    </message>
    <message>
        <source>notes are not in a code</source>
        <translation>Notizen stehen nicht im Code</translation>
    </message>
    <message>
        <source>car and number of players are not in a code</source>
        <translation>Auto und Spielerzahl stehen nicht im Code</translation>
    </message>
    <message>
        <source>what a file says beside is not in a code</source>
        <translation>was eine Datei sonst noch sagt, steht nicht im Code</translation>
    </message>
    <message>
        <source>the order of laying is not in a code</source>
        <translation>die Reihenfolge des Legens steht nicht im Code</translation>
    </message>
    <message>
        <source>tokens are not in a code</source>
        <translation>Plättchen stehen nicht im Code</translation>
    </message>
    <message>
        <source>there are no codes for this game</source>
        <translation>für dieses Spiel gibt es keine Codes</translation>
    </message>
    <message>
        <source>Save it as a file</source>
        <translation>Speichern Sie sie als Datei</translation>
    </message>
    <message numerus="yes">
        <source>a code holds at most %n tile(s)</source>
        <translation>
            <numerusform>ein Code fasst höchstens %n Teil</numerusform>
            <numerusform>ein Code fasst höchstens %n Teile</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StageDrawing</name>
    <message>
        <source>stages of this game have no map</source>
        <translation>Strecken dieses Spiels haben keine Karte</translation>
    </message>
</context>
<context>
    <name>StageDriving</name>
    <message>
        <source>how long stages of this game take is not known</source>
        <translation>Wie lange Strecken dieses Spiels dauern, ist nicht bekannt</translation>
    </message>
</context>
<context>
    <name>StageEstimating</name>
    <message>
        <source>--%1 is not for stages of this game</source>
        <translation>--%1 gibt es für Strecken dieses Spiels nicht</translation>
    </message>
</context>
<context>
    <name>StageFields</name>
    <message>
        <source>must be &quot;stage&quot; or &quot;circuit&quot;</source>
        <translation>muss „stage“ oder „circuit“ sein</translation>
    </message>
</context>
<context>
    <name>StageFile</name>
    <message>
        <source>the stage is larger than our own file of it may be (%1 MB)</source>
        <translation>die Strecke ist zu groß für eine Datei dieses Programms (%1&#xa0;MB)</translation>
    </message>
    <message>
        <source>Choose another file</source>
        <translation>Eine andere Datei wählen</translation>
    </message>
    <message>
        <source>our own file of the stage would hold more than %1 values</source>
        <translation>unsere eigene Datei der Strecke hätte mehr als %1 Werte</translation>
    </message>
</context>
<context>
    <name>StageInput</name>
    <message>
        <source>there is no stage %1</source>
        <translation>es gibt keine Strecke %1</translation>
    </message>
    <message>
        <source>the rally has no stages</source>
        <translation>die Rallye hat keine Strecken</translation>
    </message>
    <message>
        <source>Stages are counted from 1</source>
        <translation>Strecken werden von 1 an gezählt</translation>
    </message>
    <message>
        <source>Add one first</source>
        <translation>Zuerst eine hinzufügen</translation>
    </message>
    <message>
        <source>this is a stage, not a rally</source>
        <translation>dies ist eine Strecke, keine Rallye</translation>
    </message>
    <message>
        <source>&quot;rally --new&quot; makes a rally of stages</source>
        <translation>„rally --new“ macht aus Strecken eine Rallye</translation>
    </message>
    <message>
        <source>nothing is laid in the stage, so there is nothing to draw</source>
        <translation>In der Strecke liegt nichts, es gibt also nichts zu zeichnen</translation>
    </message>
    <message>
        <source>Lay something first</source>
        <translation>Legen Sie zuerst etwas</translation>
    </message>
</context>
<context>
    <name>StageName</name>
    <message>
        <source>SS %1</source>
        <translation>WP %1</translation>
    </message>
    <message>
        <source>SS %1: %2</source>
        <translation>WP %1: %2</translation>
    </message>
    <message>
        <source>Race %1</source>
        <translation>Rennen %1</translation>
    </message>
    <message>
        <source>Race %1: %2</source>
        <translation>Rennen %1: %2</translation>
    </message>
</context>
<context>
    <name>StageOptionTexts</name>
    <message>
        <source>Of a rally: the number of the stage, from 1. Left out: the first, or all where a command takes rallies as a whole.</source>
        <translation>Aus einer Rallye: die Nummer der Strecke, von 1 an. Ohne Angabe: die erste, oder alle, wo ein Befehl ganze Rallyes annimmt.</translation>
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
        <translation>Herauszusuchende Teile</translation>
    </message>
</context>
<context>
    <name>StageRacing</name>
    <message>
        <source>how several cars race in this game is not known</source>
        <translation>wie mehrere Autos in diesem Spiel fahren, ist nicht bekannt</translation>
    </message>
</context>
<context>
    <name>StageRoad</name>
    <message>
        <source>the surface of side %1 is not known</source>
        <translation>der Belag der Seite %1 ist nicht bekannt</translation>
    </message>
    <message>
        <source>Say it with the roads of your board</source>
        <translation>Mit den Straßen des eigenen Spielplans angeben</translation>
    </message>
    <message>
        <source>the rules have no dashboard for tyres &quot;%1&quot; on the surface of %2</source>
        <translation>die Regeln haben kein Armaturenbrett für Reifen „%1“ auf dem Belag von %2</translation>
    </message>
    <message>
        <source>Choose other tyres</source>
        <translation>Andere Reifen wählen</translation>
    </message>
    <message>
        <source>%1: spaces not entered</source>
        <translation>%1: Felder nicht eingegeben</translation>
    </message>
    <message>
        <source>Enter them from your boards</source>
        <translation>Von den eigenen Spielplänen eingeben</translation>
    </message>
    <message>
        <source>the stage has no section</source>
        <translation>die Strecke hat keinen Abschnitt</translation>
    </message>
</context>
<context>
    <name>StageUndoSteps</name>
    <message>
        <source>Change title</source>
        <translation>Titel ändern</translation>
    </message>
    <message>
        <source>Change author</source>
        <translation>Autor ändern</translation>
    </message>
    <message>
        <source>Change laps</source>
        <translation>Rundenzahl ändern</translation>
    </message>
    <message>
        <source>Change the car</source>
        <translation>Auto ändern</translation>
    </message>
</context>
<context>
    <name>StandingPages</name>
    <message numerus="yes">
        <source>Standings after %n stage(s)</source>
        <translation>
            <numerusform>Gesamtwertung nach %n Wertungsprüfung</numerusform>
            <numerusform>Gesamtwertung nach %n Wertungsprüfungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Standings after %n race(s)</source>
        <translation>
            <numerusform>Gesamtwertung nach %n Rennen</numerusform>
            <numerusform>Gesamtwertung nach %n Rennen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandingsTable</name>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Fahrer</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Rückstand</translation>
    </message>
    <message>
        <source>Stages missing</source>
        <translation>Fehlende WP</translation>
    </message>
    <message>
        <source>places %1</source>
        <translation>Plätze %1</translation>
    </message>
</context>
<context>
    <name>StartAndFinish</name>
    <message>
        <source>The circuit has no start-finish tile.</source>
        <translation>Der Rundkurs hat kein Start-Ziel-Teil.</translation>
    </message>
    <message numerus="yes">
        <source>The circuit has %n start-finish tile(s).</source>
        <translation>
            <numerusform>Der Rundkurs hat %n Start-Ziel-Teil.</numerusform>
            <numerusform>Der Rundkurs hat %n Start-Ziel-Teile.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stage has no start tile.</source>
        <translation>Die Strecke hat kein Startteil.</translation>
    </message>
    <message numerus="yes">
        <source>The stage has %n start tile(s).</source>
        <translation>
            <numerusform>Die Strecke hat %n Startteil.</numerusform>
            <numerusform>Die Strecke hat %n Startteile.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stage has no finish tile.</source>
        <translation>Die Strecke hat kein Zielteil.</translation>
    </message>
    <message numerus="yes">
        <source>The stage has %n finish tile(s).</source>
        <translation>
            <numerusform>Die Strecke hat %n Zielteil.</numerusform>
            <numerusform>Die Strecke hat %n Zielteile.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make it a circuit</source>
        <translation>Einen Rundkurs daraus machen</translation>
    </message>
    <message numerus="yes">
        <source>The circuit has %n start tile(s).</source>
        <translation>
            <numerusform>Der Rundkurs hat %n Startteil.</numerusform>
            <numerusform>Der Rundkurs hat %n Startteile.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no tiles yet.</source>
        <translation>Es liegen noch keine Teile.</translation>
    </message>
</context>
<context>
    <name>StrayToken</name>
    <message>
        <source>The token %1 on %2 lies beside the road.</source>
        <translation>Das Plättchen %1 auf %2 liegt neben der Fahrbahn.</translation>
    </message>
    <message>
        <source>Take the stray tokens off %1</source>
        <translation>Die verirrten Plättchen von %1 nehmen</translation>
    </message>
</context>
<context>
    <name>StripText</name>
    <message>
        <source>New stage</source>
        <translation>Neue Strecke</translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>service afterwards</source>
        <translation>danach Service</translation>
    </message>
    <message>
        <source>%1 min, %2</source>
        <comment>minutes and class of a stage</comment>
        <translation>%1&#xa0;min, %2</translation>
    </message>
    <message>
        <source>New circuit</source>
        <translation>Neuer Rundkurs</translation>
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
        <translation>kein Teil der Schachteln hat die Straßen und Spuren von %1</translation>
    </message>
    <message numerus="yes">
        <source>the stage has %n tile(s), and the boxes hold %1</source>
        <translation>
            <numerusform>die Strecke hat %n Teil, und die Schachteln haben %1</numerusform>
            <numerusform>die Strecke hat %n Teile, und die Schachteln haben %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the search stopped before it was through</source>
        <translation>die Suche endete, bevor sie fertig war</translation>
    </message>
    <message>
        <source>no tile with the roads and lanes of %1 is left in the boxes</source>
        <translation>in den Schachteln ist kein Teil mit den Straßen und Spuren von %1 übrig</translation>
    </message>
    <message>
        <source>with other tiles in their places the stage does not hold by every rule; &quot;stagewright check&quot; says what is wrong with it</source>
        <translation>mit anderen Teilen an ihrer Stelle hält die Strecke nicht alle Regeln ein; „stagewright check“ sagt, was daran falsch ist</translation>
    </message>
</context>
<context>
    <name>SubstituteCommand</name>
    <message>
        <source>lay a stage with the tiles of the boxes that there are</source>
        <translation>legt eine Strecke mit den Teilen der Schachteln, die es gibt</translation>
    </message>
    <message>
        <source>%1 for %2 at (%3, %4)</source>
        <translation>%1 für %2 auf (%3, %4)</translation>
    </message>
    <message>
        <source>%1: the boxes hold all its tiles</source>
        <translation>%1: die Schachteln haben alle ihre Teile</translation>
    </message>
    <message>
        <source>%1: expected time %2 instead of %3</source>
        <translation>%1: erwartete Zeit %2 statt %3</translation>
    </message>
    <message>
        <source>Replaces each tile of a stage that the boxes lack by one with the same roads and lanes, of these the one most like it: all at once, so that the whole can be laid. Without --boxes from the core box of the game. What changes is said tile by tile.
Leaves with 1 if it cannot be, and says why, with 2 if the file cannot be used.</source>
        <translation>Ersetzt jedes Teil einer Strecke, das den Schachteln fehlt, durch eines mit denselben Straßen und Spuren, von diesen das ähnlichste: alle zugleich, so dass das Ganze gelegt werden kann. Ohne --boxes aus der Grundschachtel des Spiels. Was sich ändert, wird Teil für Teil gesagt.
Endet mit 1, wenn es nicht geht, und sagt, warum, mit 2, wenn die Datei nicht zu gebrauchen ist.</translation>
    </message>
</context>
<context>
    <name>SurfaceChanges</name>
    <message numerus="yes">
        <source>asphalt (%n tile(s))</source>
        <translation>
            <numerusform>Asphalt (%n Teil)</numerusform>
            <numerusform>Asphalt (%n Teile)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gravel (%n tile(s))</source>
        <translation>
            <numerusform>Schotter (%n Teil)</numerusform>
            <numerusform>Schotter (%n Teile)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>snow (%n tile(s))</source>
        <translation>
            <numerusform>Schnee (%n Teil)</numerusform>
            <numerusform>Schnee (%n Teile)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no surface (%n tile(s))</source>
        <translation>
            <numerusform>ohne Belag (%n Teil)</numerusform>
            <numerusform>ohne Belag (%n Teile)</numerusform>
        </translation>
    </message>
    <message>
        <source>The surface changes: %1.</source>
        <translation>Der Belag wechselt: %1.</translation>
    </message>
</context>
<context>
    <name>SurfaceText</name>
    <message>
        <source>asphalt</source>
        <translation>Asphalt</translation>
    </message>
    <message>
        <source>gravel</source>
        <translation>Schotter</translation>
    </message>
    <message>
        <source>snow</source>
        <translation>Schnee</translation>
    </message>
</context>
<context>
    <name>SystemError</name>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the room that you may take up there is used up</source>
        <translation>der dort zugeteilte Platz ist aufgebraucht</translation>
    </message>
    <message>
        <source>the file would be larger than it may be</source>
        <translation>die Datei wäre größer als erlaubt</translation>
    </message>
    <message>
        <source>nothing can be changed on this disk</source>
        <translation>auf diesem Datenträger kann nichts geändert werden</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>Zugriff verweigert</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <translation>es gibt keine solche Datei und keinen solchen Ordner</translation>
    </message>
    <message>
        <source>a part of the path is a file, not a folder</source>
        <translation>ein Teil des Pfads ist eine Datei, kein Ordner</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>dies ist ein Ordner</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>this link leads to itself</source>
        <translation>diese Verknüpfung führt zu sich selbst</translation>
    </message>
    <message>
        <source>the disk does not work as it should</source>
        <translation>der Datenträger arbeitet nicht, wie er soll</translation>
    </message>
    <message>
        <source>the disk cannot be reached</source>
        <translation>der Datenträger ist nicht erreichbar</translation>
    </message>
    <message>
        <source>Make room there, or choose another place</source>
        <translation>Dort Platz schaffen oder einen anderen Ort wählen</translation>
    </message>
    <message>
        <source>Raise the limit of file sizes, or choose another place</source>
        <translation>Die Grenze für Dateigrößen anheben oder einen anderen Ort wählen</translation>
    </message>
    <message>
        <source>Choose a shorter name</source>
        <translation>Einen kürzeren Namen wählen</translation>
    </message>
    <message>
        <source>Choose another disk</source>
        <translation>Einen anderen Datenträger wählen</translation>
    </message>
    <message>
        <source>Choose another place</source>
        <translation>Einen anderen Ort wählen</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>sie ist geschlossen</translation>
    </message>
</context>
<context>
    <name>TableChoice</name>
    <message>
        <source>&quot;%1&quot; is not the size of a table</source>
        <translation>„%1“ ist keine Tischgröße</translation>
    </message>
    <message>
        <source>Give width and depth in centimetres, such as 120x80</source>
        <translation>Breite und Tiefe in Zentimetern angeben, zum Beispiel 120x80</translation>
    </message>
</context>
<context>
    <name>TableMap</name>
    <message>
        <source>no car drives on a table of cards</source>
        <translation>auf einem Kartentisch fährt kein Auto</translation>
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
        <translation>geht zuerst</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>no stage chosen</source>
        <translation>keine Strecke</translation>
    </message>
    <message>
        <source>no driver yet</source>
        <translation>noch kein Fahrer</translation>
    </message>
</context>
<context>
    <name>TableSpeech</name>
    <message>
        <source>Empty slot for stage cards</source>
        <translation>Leerer Platz für Streckenkarten</translation>
    </message>
    <message>
        <source>Stage card %1</source>
        <translation>Streckenkarte %1</translation>
    </message>
    <message>
        <source>leaves in round %1</source>
        <translation>geht in Runde %1</translation>
    </message>
    <message>
        <source>a die of the ghost driver lies on it</source>
        <translation>ein Würfel des Geisterpiloten liegt darauf</translation>
    </message>
    <message>
        <source>Shop %1: empty</source>
        <translation>Laden %1: leer</translation>
    </message>
    <message>
        <source>Shop %1: stack %2</source>
        <translation>Laden %1: Stapel %2</translation>
    </message>
    <message>
        <source>no driver yet</source>
        <translation>noch kein Fahrer</translation>
    </message>
    <message numerus="yes">
        <source>%n damage token(s) flipped</source>
        <translation>
            <numerusform>%n Schadensplättchen umgedreht</numerusform>
            <numerusform>%n Schadensplättchen umgedreht</numerusform>
        </translation>
    </message>
    <message>
        <source>Driver %1, for player %2</source>
        <translation>Fahrer %1, für Spieler %2</translation>
    </message>
    <message>
        <source>Driver %1, free</source>
        <translation>Fahrer %1, frei</translation>
    </message>
</context>
<context>
    <name>TableSteps</name>
    <message>
        <source>The other stack of number %1</source>
        <translation>Der andere Stapel der Nummer %1</translation>
    </message>
    <message>
        <source>No stack of number %1</source>
        <translation>Kein Stapel der Nummer %1</translation>
    </message>
    <message>
        <source>Lay stack %1</source>
        <translation>Stapel %1 auslegen</translation>
    </message>
    <message>
        <source>Mix the shop</source>
        <translation>Den Laden mischen</translation>
    </message>
    <message>
        <source>No driver for player %1</source>
        <translation>Kein Fahrer für Spieler %1</translation>
    </message>
    <message>
        <source>%1 drives for player %2</source>
        <translation>%1 fährt für Spieler %2</translation>
    </message>
    <message numerus="yes">
        <source>%n damage token(s) flipped</source>
        <translation>
            <numerusform>%n Schadensplättchen umgedreht</numerusform>
            <numerusform>%n Schadensplättchen umgedreht</numerusform>
        </translation>
    </message>
    <message>
        <source>Change places</source>
        <translation>Plätze tauschen</translation>
    </message>
    <message>
        <source>Name of a player</source>
        <translation>Name eines Spielers</translation>
    </message>
    <message>
        <source>Mode: %1</source>
        <translation>Modus: %1</translation>
    </message>
    <message>
        <source>No stage chosen</source>
        <translation>Keine Strecke gewählt</translation>
    </message>
    <message>
        <source>Stage: %1</source>
        <translation>Strecke: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) open</source>
        <translation>
            <numerusform>%n Karte offen</numerusform>
            <numerusform>%n Karten offen</numerusform>
        </translation>
    </message>
    <message>
        <source>What the empty slot does</source>
        <translation>Was der leere Platz tut</translation>
    </message>
    <message>
        <source>Ghost driver: %1</source>
        <translation>Geisterpilot: %1</translation>
    </message>
    <message>
        <source>No ghost driver</source>
        <translation>Kein Geisterpilot</translation>
    </message>
    <message>
        <source>Note on card %1</source>
        <translation>Notiz zu Karte %1</translation>
    </message>
    <message>
        <source>Draw drivers</source>
        <translation>Fahrer auslosen</translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message>
        <source>The boxes hold all these tiles.</source>
        <translation>Die Schachteln enthalten alle diese Teile.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are short:</source>
        <translation>
            <numerusform>%n Teil fehlt:</numerusform>
            <numerusform>%n Teile fehlen:</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Nötig</translation>
    </message>
    <message>
        <source>In the boxes</source>
        <translation>Vorhanden</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid</source>
        <translation>Gelegt</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Fehlen</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Strecke</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Umlegen</translation>
    </message>
    <message>
        <source>From the box</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Tiles from stage to stage</source>
        <translation>Teile von Strecke zu Strecke</translation>
    </message>
    <message>
        <source>Order with the least rebuilding</source>
        <translation>Reihenfolge mit dem wenigsten Umbau</translation>
    </message>
    <message>
        <source>Looking for it…</source>
        <translation>Sie wird gesucht…</translation>
    </message>
    <message>
        <source>No order lays fewer tiles than the one they are in: %1.</source>
        <translation>In keiner Reihenfolge werden weniger Teile gelegt als in der jetzigen: %1.</translation>
    </message>
    <message>
        <source>Tiles needed</source>
        <translation>Nötige Teile</translation>
    </message>
    <message numerus="yes">
        <source>No better order was found than the one they are in: it lays %n tile(s), and none needs fewer than %1.</source>
        <translation>
            <numerusform>Keine bessere Reihenfolge als die jetzige wurde gefunden: In ihr wird %n Teil gelegt, und keine braucht weniger als %1.</numerusform>
            <numerusform>Keine bessere Reihenfolge als die jetzige wurde gefunden: In ihr werden %n Teile gelegt, und keine braucht weniger als %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are laid instead of %1, and no order lays fewer: %2.</source>
        <translation>
            <numerusform>In dieser Reihenfolge wird %n Teil statt %1 gelegt, und keine kommt mit weniger aus: %2.</numerusform>
            <numerusform>In dieser Reihenfolge werden %n statt %1 Teile gelegt, und keine kommt mit weniger aus: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are laid instead of %1, and no order needs fewer than %2: %3.</source>
        <translation>
            <numerusform>In dieser Reihenfolge wird %n Teil statt %1 gelegt, und keine braucht weniger als %2: %3.</numerusform>
            <numerusform>In dieser Reihenfolge werden %n statt %1 Teile gelegt, und keine braucht weniger als %2: %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>Race</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Testfahrt</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>Newbie</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>Rookie</source>
        <translation>Einsteiger</translation>
    </message>
    <message>
        <source>Amateur</source>
        <translation>Amateur</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Challenger</source>
        <translation>Herausforderer</translation>
    </message>
    <message>
        <source>Veteran</source>
        <translation>Veteran</translation>
    </message>
    <message>
        <source>Beast</source>
        <translation>Bestie</translation>
    </message>
    <message>
        <source>all three dice from the start</source>
        <translation>alle drei Würfel von Anfang an</translation>
    </message>
    <message>
        <source>a die each on stage cards: %1</source>
        <translation>je ein Würfel auf den Streckenkarten: %1</translation>
    </message>
    <message>
        <source>%1; from the start: %2</source>
        <comment>where dice lie, and how many do not</comment>
        <translation>%1; von Anfang an: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 minutes</source>
        <translation>%1 bis %2 Minuten</translation>
    </message>
    <message>
        <source>by your own figure</source>
        <translation>nach eigener Angabe</translation>
    </message>
    <message>
        <source>by your own evenings</source>
        <translation>nach eigenen Abenden</translation>
    </message>
    <message>
        <source>by what the box says</source>
        <translation>nach der Schachtel</translation>
    </message>
    <message>
        <source>assumed: the rulebook says nothing of it</source>
        <translation>angenommen: Das Regelbuch sagt nichts dazu</translation>
    </message>
    <message>
        <source>Easier by fewer open cards, harder by damage from the start</source>
        <translation>Leichter durch weniger offene Karten, schwerer durch Schaden von Anfang an</translation>
    </message>
    <message>
        <source>Easier: fewer stage cards lie open</source>
        <translation>Leichter: Weniger Streckenkarten liegen offen</translation>
    </message>
    <message>
        <source>Harder: damage from the start</source>
        <translation>Schwerer: Schaden von Anfang an</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Wie üblich</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
</context>
<context>
    <name>TabletopReader</name>
    <message>
        <source>&quot;%1&quot; names no side; side a is laid, as the table does</source>
        <translation>„%1“ nennt keine Seite; Seite a wird gelegt, wie auf dem Tisch</translation>
    </message>
    <message numerus="yes">
        <source>a stage holds at most %n tile(s)</source>
        <translation>
            <numerusform>eine Strecke enthält höchstens %n Teil</numerusform>
            <numerusform>eine Strecke enthält höchstens %n Teile</numerusform>
        </translation>
    </message>
    <message>
        <source>must be three numbers</source>
        <translation>muss aus drei Zahlen bestehen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no tile that can be laid here; it is left out</source>
        <translation>„%1“ ist kein Teil, das hier gelegt werden kann; es wird ausgelassen</translation>
    </message>
    <message>
        <source>tile %1 is turned by %2 degrees, between two ways to lie; the nearer one is taken</source>
        <translation>Teil %1 ist um %2 Grad gedreht, zwischen zwei Lagen; die nähere wird genommen</translation>
    </message>
    <message>
        <source>tile %1 at (%2, %3) lies between the hexes of the others; it is left out</source>
        <translation>Teil %1 bei (%2, %3) liegt zwischen den Sechsecken der anderen; es wird ausgelassen</translation>
    </message>
    <message>
        <source>the script holds no stage</source>
        <translation>das Skript enthält keine Strecke</translation>
    </message>
    <message>
        <source>Choose a script in which a TileList is filled</source>
        <translation>Ein Skript wählen, in dem eine TileList gefüllt wird</translation>
    </message>
    <message>
        <source>tile %1 lies higher than the others or is tipped; it is laid flat</source>
        <translation>Teil %1 liegt höher als die anderen oder ist gekippt; es wird flach gelegt</translation>
    </message>
    <message>
        <source>this is no UTF-8; letters that are not plain are lost</source>
        <translation>das ist kein UTF-8; besondere Buchstaben gehen verloren</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
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
        <translation>der gespeicherte Tisch enthält keine Strecke</translation>
    </message>
    <message>
        <source>Choose one with a script in which a TileList is filled</source>
        <translation>Einen mit einem Skript wählen, in dem eine TileList gefüllt wird</translation>
    </message>
</context>
<context>
    <name>TabletopScript</name>
    <message>
        <source>a text or a comment has no end</source>
        <translation>ein Text oder ein Kommentar hat kein Ende</translation>
    </message>
    <message>
        <source>the tables are nested too deep</source>
        <translation>die Tabellen sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>the table holds something else than values</source>
        <translation>die Tabelle enthält anderes als Werte</translation>
    </message>
    <message>
        <source>Mend the file there</source>
        <translation>Die Datei dort berichtigen</translation>
    </message>
    <message>
        <source>it lays the tiles of %1 at once, and is left out as no stage of its own</source>
        <translation>legt die Teile von %1 auf einmal und wird ausgelassen, da es keine eigene Strecke ist</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>the script ends in the middle of a table</source>
        <translation>das Skript endet mitten in einer Tabelle</translation>
    </message>
    <message>
        <source>the tables of tiles hold more than %1 values together</source>
        <translation>die Tabellen der Teile enthalten zusammen mehr als %1 Werte</translation>
    </message>
</context>
<context>
    <name>TabletopWriter</name>
    <message>
        <source>the field &quot;%1&quot; has another meaning there</source>
        <translation>das Feld „%1“ hat dort eine andere Bedeutung</translation>
    </message>
    <message>
        <source>the token &quot;%1&quot; is not laid there</source>
        <translation>das Plättchen „%1“ wird dort nicht gelegt</translation>
    </message>
    <message>
        <source>the notes are not shown there</source>
        <translation>die Notizen werden dort nicht gezeigt</translation>
    </message>
    <message>
        <source>the number of laps is not shown there</source>
        <translation>die Rundenzahl wird dort nicht gezeigt</translation>
    </message>
    <message>
        <source>the table has no tile %1</source>
        <translation>der Tisch hat kein Teil %1</translation>
    </message>
    <message>
        <source>the note is not shown there</source>
        <translation>die Notiz wird dort nicht gezeigt</translation>
    </message>
    <message>
        <source>an object without fields becomes an empty list there</source>
        <translation>ein Objekt ohne Felder wird dort zu einer leeren Liste</translation>
    </message>
    <message>
        <source>the title stands there on one line: line breaks in it become blanks, and blanks around it are left out</source>
        <translation>der Titel steht dort in einer Zeile: Zeilenumbrüche darin werden zu Leerzeichen, und Leerzeichen am Anfang und am Ende entfallen</translation>
    </message>
    <message>
        <source>the car is not shown there</source>
        <translation>das Auto wird dort nicht gezeigt</translation>
    </message>
</context>
<context>
    <name>TestWords</name>
    <message>
        <source>Order: %1.</source>
        <translation>Reihenfolge: %1.</translation>
    </message>
    <message>
        <source>No gear die is left: the car has retired.</source>
        <translation>Kein Gangwürfel ist übrig: Das Auto ist ausgefallen.</translation>
    </message>
    <message>
        <source>You took %1.</source>
        <translation>Gefahren in %1.</translation>
    </message>
    <message>
        <source>You are number %1 of %2.</source>
        <translation>Platz %1 von %2.</translation>
    </message>
    <message>
        <source>That is faster than %1 % of the simulated drives.</source>
        <translation>Das ist schneller als %1 % der simulierten Fahrten.</translation>
    </message>
    <message>
        <source>Turn %1 at %2, gear %3. Hazards: %4 of %5.</source>
        <translation>Zug %1 auf %2, Gang %3. ⚠-Symbole: %4 von %5.</translation>
    </message>
    <message>
        <source>Choose the first die of the turn and lay it.</source>
        <translation>Den ersten Würfel des Zuges wählen und legen.</translation>
    </message>
    <message>
        <source>No die can be laid from here.</source>
        <translation>Von hier aus lässt sich kein Würfel legen.</translation>
    </message>
    <message numerus="yes">
        <source>Laid: %1. Control is lost in %2 of the cases; %n token(s) are paid.</source>
        <translation>
            <numerusform>Gelegt: %1. Die Kontrolle geht in %2 der Fälle verloren; bezahlt wird %n Plättchen.</numerusform>
            <numerusform>Gelegt: %1. Die Kontrolle geht in %2 der Fälle verloren; bezahlt werden %n Plättchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other die can be added.</source>
        <translation>Es lässt sich kein weiterer Würfel legen.</translation>
    </message>
</context>
<context>
    <name>TileCheck</name>
    <message>
        <source>space %1</source>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>space %1 overlaps the one before it</source>
        <translation>Feld %1 überlappt das vorige</translation>
    </message>
    <message>
        <source>there is a gap before space %1</source>
        <translation>vor Feld %1 ist eine Lücke</translation>
    </message>
    <message>
        <source>a lane ends before the %1 edge</source>
        <translation>eine Spur endet vor der Kante %1</translation>
    </message>
    <message>
        <source>other roads have another number of lanes at %1</source>
        <translation>andere Fahrbahnen haben an der Kante %1 eine andere Spurzahl</translation>
    </message>
    <message>
        <source>the grid must be numbered from 1 on</source>
        <translation>die Startfelder müssen von 1 an nummeriert sein</translation>
    </message>
    <message>
        <source>a grid needs a start line</source>
        <translation>Startfelder brauchen eine Startlinie</translation>
    </message>
    <message>
        <source>space %1 occurs twice</source>
        <translation>Feld %1 kommt zweimal vor</translation>
    </message>
    <message>
        <source>its facts differ between roads</source>
        <translation>seine Angaben unterscheiden sich zwischen Fahrbahnen</translation>
    </message>
    <message>
        <source>names &quot;%1&quot;, no other space</source>
        <translation>nennt „%1“, das ist kein anderes Feld</translation>
    </message>
    <message>
        <source>its overlap with %1 is not mutual</source>
        <translation>seine Überlappung mit %1 ist nicht gegenseitig</translation>
    </message>
    <message>
        <source>corner %1</source>
        <translation>Kurve %1</translation>
    </message>
    <message>
        <source>needs an inside and an outside line</source>
        <translation>braucht eine innere und eine äußere Linie</translation>
    </message>
    <message>
        <source>the start and finish lines do not fit the role</source>
        <translation>Start- und Ziellinie passen nicht zur Rolle</translation>
    </message>
</context>
<context>
    <name>TileDrive</name>
    <message>
        <source>the route is too long to be driven: it has %1 spaces, all laps counted, and the most is %2</source>
        <translation>die Route ist zu lang, um gefahren zu werden: Sie hat %1 Felder, alle Runden gezählt, und höchstens %2 sind möglich</translation>
    </message>
    <message>
        <source>Choose fewer laps, or lay fewer tiles</source>
        <translation>Weniger Runden wählen oder weniger Teile legen</translation>
    </message>
    <message>
        <source>Lay fewer tiles</source>
        <translation>Weniger Teile legen</translation>
    </message>
    <message>
        <source>the road leads from the start to the finish, but no car gets through</source>
        <translation>die Fahrbahn führt vom Start zum Ziel, aber kein Auto kommt durch</translation>
    </message>
    <message>
        <source>&quot;stagewright check&quot; says where</source>
        <translation>„stagewright check“ sagt, wo</translation>
    </message>
</context>
<context>
    <name>TileFields</name>
    <message>
        <source>must name tiles, and of each four to 64 digits of the hash of its record</source>
        <translation>muss Teile nennen und zu jedem vier bis 64 Stellen vom Hash seiner Angaben</translation>
    </message>
    <message>
        <source>Write it as in {&quot;217b&quot;: &quot;1f3a&quot;}</source>
        <translation>In der Form {&quot;217b&quot;: &quot;1f3a&quot;} schreiben</translation>
    </message>
    <message>
        <source>lies outside the tile</source>
        <translation>liegt außerhalb des Teils</translation>
    </message>
</context>
<context>
    <name>TileFirstSteps</name>
    <message>
        <source>Lay the start</source>
        <translation>Den Start legen</translation>
    </message>
    <message>
        <source>Type %1 and press Enter, or drag the tile from the palette.</source>
        <translation>%1 tippen und Enter drücken, oder das Teil aus der Palette ziehen.</translation>
    </message>
    <message>
        <source>Let the road go on</source>
        <translation>Die Fahrbahn weiterführen</translation>
    </message>
    <message>
        <source>Where the road ends, a number and Enter lay the next tile. %1 turns it, %2 flips it, and every step can be undone.</source>
        <translation>Wo die Fahrbahn endet, legen eine Nummer und Enter das nächste Teil. %1 dreht es, %2 dreht es um, und jeder Schritt lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>The panel Estimate then says how long it takes.</source>
        <translation>Der Bereich Schätzung sagt dann, wie lange es dauert.</translation>
    </message>
    <message>
        <source>Come back to the start</source>
        <translation>Zurück zum Start führen</translation>
    </message>
    <message>
        <source>Bring it to the finish</source>
        <translation>Bis ins Ziel führen</translation>
    </message>
    <message>
        <source>A circuit is closed when its road meets the start again.</source>
        <translation>Ein Rundkurs ist geschlossen, wenn seine Fahrbahn wieder am Start ankommt.</translation>
    </message>
    <message>
        <source>Tile %1 ends the stage.</source>
        <translation>Teil %1 beendet die Strecke.</translation>
    </message>
</context>
<context>
    <name>TileLayoutFile</name>
    <message>
        <source>&quot;%1&quot; is not a tile number and side</source>
        <translation>„%1“ ist keine Teilenummer mit Seite</translation>
    </message>
    <message>
        <source>Write it as in 217b</source>
        <translation>In der Form 217b schreiben</translation>
    </message>
    <message numerus="yes">
        <source>a stage holds at most %n tile(s)</source>
        <translation>
            <numerusform>eine Strecke enthält höchstens %n Teil</numerusform>
            <numerusform>eine Strecke enthält höchstens %n Teile</numerusform>
        </translation>
    </message>
    <message>
        <source>the stage has more than %1 tokens</source>
        <translation>die Strecke hat mehr als %1 Marker</translation>
    </message>
    <message>
        <source>Take some of them away</source>
        <translation>Einige davon wegnehmen</translation>
    </message>
</context>
<context>
    <name>TileListingText</name>
    <message>
        <source>tile %1 has no such side</source>
        <translation>Teil %1 hat keine solche Seite</translation>
    </message>
    <message>
        <source>Name the side that lies up, or none</source>
        <translation>Nennen Sie die Seite, die oben liegt, oder keine</translation>
    </message>
    <message>
        <source>there is no tile %1</source>
        <translation>es gibt kein Teil %1</translation>
    </message>
    <message>
        <source>Correct its number, or name the file of your own tiles that has it with --overlay</source>
        <translation>Berichtigen Sie die Nummer, oder nennen Sie mit --overlay die Datei eigener Teile, die es hat</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>the tiles of another stage begin here</source>
        <translation>hier beginnen die Teile einer anderen Strecke</translation>
    </message>
    <message>
        <source>Give the list of one stage at a time</source>
        <translation>Geben Sie die Liste einer Strecke auf einmal</translation>
    </message>
    <message>
        <source>%1: there is none of it</source>
        <translation>%1: davon gibt es keines</translation>
    </message>
    <message>
        <source>the list has more than %1 tiles</source>
        <translation>die Liste hat mehr als %1 Teile</translation>
    </message>
    <message>
        <source>is too long for a list of tiles</source>
        <translation>ist zu lang für eine Liste von Teilen</translation>
    </message>
    <message>
        <source>names no tile</source>
        <translation>nennt kein Teil</translation>
    </message>
    <message>
        <source>Write the tiles as rulebooks do, such as 1 x 202a</source>
        <translation>Schreiben Sie die Teile wie Spielregeln, etwa 1 x 202a</translation>
    </message>
    <message>
        <source>is the file of a stage, not a list of tiles</source>
        <translation>ist die Datei einer Strecke, keine Teileliste</translation>
    </message>
    <message>
        <source>Open it as a file</source>
        <translation>Öffnen Sie sie als Datei</translation>
    </message>
</context>
<context>
    <name>TileLists</name>
    <message>
        <source>Untitled stage</source>
        <translation>Strecke ohne Titel</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 × %2, from %3</source>
        <translation>%1 × %2, aus %3</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>von %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Teil</numerusform>
            <numerusform>%n Teile</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Schachtel</translation>
    </message>
</context>
<context>
    <name>TileNotes</name>
    <message>
        <source>A left-hander, then a right-hander.</source>
        <translation>Eine Linkskurve, dann eine Rechtskurve.</translation>
    </message>
    <message>
        <source>A left-hander, then a right-hander; the innermost lane of each inside space has no dashed line.</source>
        <translation>Eine Linkskurve, dann eine Rechtskurve; die innerste Spur jedes Innenfelds hat keine gestrichelte Linie.</translation>
    </message>
    <message>
        <source>A line parts c and d from e; it is also the lane line between a, b and between f, g. At the S edge a leads to c and b to e.</source>
        <translation>Die Spurlinie läuft durch das ganze Teil und trennt seine Felder.</translation>
    </message>
    <message>
        <source>A yard, open at the S edge only and as wide as a two-lane road; it has no spaces. The S-S road only records the open edge.</source>
        <translation>Ein Hof neben der Fahrbahn, offen an seiner S-Kante.</translation>
    </message>
    <message>
        <source>At the S edge only the innermost lane of the inside space has a dashed line.</source>
        <translation>An der Kante S hat nur die innerste Spur des Innenfelds eine gestrichelte Linie.</translation>
    </message>
    <message>
        <source>Corner 1 begins at the S edge; a line across the whole road parts the two corners.</source>
        <translation>Kurve 1 beginnt an der Kante S; eine Linie quer über die ganze Fahrbahn trennt die beiden Kurven.</translation>
    </message>
    <message>
        <source>Crossed from N to S, by the lettering of the arch; no arrow is printed.</source>
        <translation>Fahrtrichtung von N nach S, nach der Schrift auf dem Bogen.</translation>
    </message>
    <message>
        <source>Crossed from S to N, by the lettering of the arch; no arrow is printed.</source>
        <translation>Fahrtrichtung von S nach N, nach der Schrift auf dem Bogen.</translation>
    </message>
    <message>
        <source>Crossing on the level: a is one undivided space that both roads use; it reaches the S edge, where no line is printed.</source>
        <translation>Kreuzung auf gleicher Höhe: Beide Fahrbahnen nutzen ein Feld, das bis zur S-Kante reicht.</translation>
    </message>
    <message>
        <source>Crossing on the level: c is one undivided space that both roads use. Its borders are slanted, so the spaces before and behind it differ in length from lane to lane.</source>
        <translation>Kreuzung auf gleicher Höhe: Beide Fahrbahnen nutzen das eine Feld in der Mitte. Seine Ränder sind schräg.</translation>
    </message>
    <message>
        <source>Crossing on the level: d is one undivided space that both roads use. Its borders are slanted, so the spaces before and behind it differ in length from lane to lane.</source>
        <translation>Kreuzung auf gleicher Höhe: Beide Fahrbahnen nutzen das eine Feld in der Mitte. Seine Ränder sind schräg.</translation>
    </message>
    <message>
        <source>Crossings on the level: a and d are undivided spaces that the N-S road shares with the lower and the upper road; between them lie two ordinary spaces, b and c. a and d reach the tile edge, where no line is printed.</source>
        <translation>Kreuzungen auf gleicher Höhe: Wo die Fahrbahnen sich treffen, teilen sie sich ein ungeteiltes Feld.</translation>
    </message>
    <message>
        <source>Crossings on the level: a, b and c are undivided spaces as wide as the N-S road. c carries the two N lanes of the upper road, b the S lane of the upper and the N lane of the lower road, a the two S lanes of the lower road; a and c reach the tile edge, where no line is printed.</source>
        <translation>Kreuzungen auf gleicher Höhe: Wo die Fahrbahnen sich treffen, teilen sie sich ein ungeteiltes Feld.</translation>
    </message>
    <message>
        <source>Each leg has two spaces side by side: the left one is two lanes wide and touches both corner lines. The hazard lines stand on the right lane only.</source>
        <translation>Jeder Schenkel hat zwei Felder nebeneinander: Das linke ist zwei Spuren breit und berührt Innen- und Außenbahn der Kurve. Die Linien mit ⚠-Symbol stehen nur auf der rechten Spur.</translation>
    </message>
    <message>
        <source>Junction: from a and b a car may turn off to NW, from c it only leads on to N. The third (N) lane of the NW edge is reached only through n, from the N lane next to it; the wedge between n and l belongs to no space.</source>
        <translation>Kreuzung: Nur die zwei Spuren neben der Abzweigung biegen nach NW ab; die dritte führt weiter nach N.</translation>
    </message>
    <message>
        <source>Junction: from b and c a car may turn off to NE, from a it only leads on to N. The third (N) lane of the NE edge is reached only through n, from the N lane next to it; the wedge between n and l belongs to no space.</source>
        <translation>Kreuzung: Nur die zwei Spuren neben der Abzweigung biegen nach NE ab; die dritte führt weiter nach N.</translation>
    </message>
    <message>
        <source>Junction: only a turns off, through g to i. The hairpin j joins f, the N lane far from the branch, with h; its S border touches g.</source>
        <translation>Kreuzung: Nur die Spur neben der Abzweigung biegt ab. Eine Haarnadel verbindet die Abzweigung mit der fernen Spur.</translation>
    </message>
    <message>
        <source>Junction: only b turns off, through g to i. The hairpin j joins e, the N lane far from the branch, with h; its S border touches g.</source>
        <translation>Kreuzung: Nur die Spur neben der Abzweigung biegt ab. Eine Haarnadel verbindet die Abzweigung mit der fernen Spur.</translation>
    </message>
    <message>
        <source>No lane line next to the tile edges: a, b, k and l are as wide as the road.</source>
        <translation>Keine Spurlinie an den Kanten des Teils: Die Felder dort sind so breit wie die Fahrbahn.</translation>
    </message>
    <message>
        <source>On both legs the outer (left) lane is one space and the inner lane two.</source>
        <translation>Auf beiden Schenkeln ist die äußere (linke) Spur ein Feld, die innere hat zwei.</translation>
    </message>
    <message>
        <source>On both legs the outer (left) lane is one space and the two inner lanes are two spaces each.</source>
        <translation>Auf beiden Schenkeln ist die äußere (linke) Spur ein Feld, die beiden inneren haben je zwei Felder.</translation>
    </message>
    <message>
        <source>Raced from S to N. The last row has two lanes: j touches g and h, k touches h and i.</source>
        <translation>Wird von S nach N gefahren. Die letzte Reihe hat nur zwei Spuren.</translation>
    </message>
    <message>
        <source>Raced from S to N.</source>
        <translation>Fahrtrichtung von S nach N.</translation>
    </message>
    <message>
        <source>Raced from SW to SE.</source>
        <translation>Fahrtrichtung von SW nach SE.</translation>
    </message>
    <message>
        <source>S-shaped; the middle is one space over both lanes with one limit, without inside and outside line.</source>
        <translation>S-förmig; die Mitte ist ein Feld über beide Spuren mit einem Limit, ohne Innen- und Außenbahn.</translation>
    </message>
    <message>
        <source>The S leg has no lane line: a and b are as wide as the road.</source>
        <translation>Der S-Arm hat keine Spurlinie: Seine Felder sind so breit wie die Fahrbahn.</translation>
    </message>
    <message>
        <source>The SE leg has no lane line: g and h are as wide as the road.</source>
        <translation>Der SE-Arm hat keine Spurlinie: Seine Felder sind so breit wie die Fahrbahn.</translation>
    </message>
    <message>
        <source>The bridge is a loose piece laid over the tile; only its two ends are printed.</source>
        <translation>Die Brücke ist ein loses Stück, das auf das Teil gelegt wird; aufgedruckt sind nur ihre beiden Enden.</translation>
    </message>
    <message>
        <source>The corner begins at the S edge.</source>
        <translation>Die Kurve beginnt an der Kante S.</translation>
    </message>
    <message>
        <source>The corner fills its road from edge to edge; its dashed lines stand on the inside lane only.</source>
        <translation>Die Kurve nimmt ihre ganze Fahrbahn von Kante zu Kante ein; ihre gestrichelten Linien stehen nur auf der inneren Spur.</translation>
    </message>
    <message>
        <source>The corner fills the tile from edge to edge.</source>
        <translation>Die Kurve nimmt das Teil von Kante zu Kante ein.</translation>
    </message>
    <message>
        <source>The corner from S to SE begins on the S edge itself; its dashed line there stands on the inside lane only.</source>
        <translation>Die Kurve von S nach SE beginnt auf der Kante S selbst; ihre gestrichelte Linie steht dort nur auf der inneren Spur.</translation>
    </message>
    <message>
        <source>The corner from S to SW begins on the S edge itself; its dashed line there stands on the inside lane only.</source>
        <translation>Die Kurve von S nach SW beginnt auf der Kante S selbst; ihre gestrichelte Linie steht dort nur auf der inneren Spur.</translation>
    </message>
    <message>
        <source>The corner has a dashed line only at its end towards NE.</source>
        <translation>Die Kurve hat nur am Ende Richtung NE eine gestrichelte Linie.</translation>
    </message>
    <message>
        <source>The corner has a dashed line only at its end towards NW.</source>
        <translation>Die Kurve hat nur am Ende Richtung NW eine gestrichelte Linie.</translation>
    </message>
    <message>
        <source>The lane line of the branch stops short of the limit lines (g and h could be one space).</source>
        <translation>Die Spurlinie der Abzweigung endet vor den Limitlinien: Ihre letzten zwei Felder könnten auch eines sein.</translation>
    </message>
    <message>
        <source>The lane line of the branch stops short of the limit lines: g and h could also be one space two lanes wide.</source>
        <translation>Die Spurlinie der Abzweigung endet vor den Limitlinien: Ihre letzten zwei Felder könnten auch eines sein.</translation>
    </message>
    <message>
        <source>The lane line of the branch stops short of the limit lines: j and k could also be one space two lanes wide.</source>
        <translation>Die Spurlinie der Abzweigung endet vor den Limitlinien: Ihre letzten zwei Felder könnten auch eines sein.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 1 between a and g, h, 1 between c and g, h. b and d do not touch the branch; c-f is a lane change.</source>
        <translation>Die Limits der Abzweigung stehen auf durchgezogenen Linien: Sie gelten in beide Richtungen.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 1 between b and g, h, 1 between d and g, h. a and c do not touch the branch; d-e is a lane change.</source>
        <translation>Die Limits der Abzweigung stehen auf durchgezogenen Linien: Sie gelten in beide Richtungen.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 2 between b and g, h, 1 between d and g, h. a and c do not touch the branch; d-e is a lane change.</source>
        <translation>Die Limits der Abzweigung stehen auf durchgezogenen Linien: Sie gelten in beide Richtungen.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 3 between a and g, h, 1 between c and g, h. b and d do not touch the branch; c-f is a lane change.</source>
        <translation>Die Limits der Abzweigung stehen auf durchgezogenen Linien: Sie gelten in beide Richtungen.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 3 between b and g, h, 1 between d and g, h. a and c do not touch the branch; d-e is a lane change.</source>
        <translation>Die Limits der Abzweigung stehen auf durchgezogenen Linien: Sie gelten in beide Richtungen.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 3 between c and g, h, 1 between e and g, h. d and f do not touch the branch; b-c is a lane change.</source>
        <translation>Die Limits der Abzweigung stehen auf durchgezogenen Linien: Sie gelten in beide Richtungen.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 3 between c and g, h, 2 between e and g, h. d and f do not touch the branch; b-c is a lane change.</source>
        <translation>Die Limits der Abzweigung stehen auf durchgezogenen Linien: Sie gelten in beide Richtungen.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 3 between d and g, h, 1 between f and g, h. c and e do not touch the branch; a-d is a lane change.</source>
        <translation>Die Limits der Abzweigung stehen auf durchgezogenen Linien: Sie gelten in beide Richtungen.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 3 between d and g, h, 2 between f and g, h. c and e do not touch the branch; a-d is a lane change.</source>
        <translation>Die Limits der Abzweigung stehen auf durchgezogenen Linien: Sie gelten in beide Richtungen.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 4 between c and g, h, 2 between e and g, h. d and f do not touch the branch; b-c is a lane change.</source>
        <translation>Die Limits der Abzweigung stehen auf durchgezogenen Linien: Sie gelten in beide Richtungen.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 4 between d and g, h, 2 between f and g, h. c and e do not touch the branch; a-d is a lane change.</source>
        <translation>Die Limits der Abzweigung stehen auf durchgezogenen Linien: Sie gelten in beide Richtungen.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 4 between d and j, k, 1 between g and j, k. e, f, h and i do not touch the branch; b-d is a lane change.</source>
        <translation>Die Limits der Abzweigung stehen auf durchgezogenen Linien: Sie gelten in beide Richtungen.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 4 between f and j, k, 1 between i and j, k. d, e, g and h do not touch the branch; b-f is a lane change.</source>
        <translation>Die Limits der Abzweigung stehen auf durchgezogenen Linien: Sie gelten in beide Richtungen.</translation>
    </message>
    <message>
        <source>The line between j, k and l, m is worn; it is taken for a full line, not a dashed one.</source>
        <translation>Eine Linie ist im Druck abgenutzt; sie gilt als durchgezogen, nicht als gestrichelt.</translation>
    </message>
    <message>
        <source>The second cross line from S stops at the inner (right) lane, which therefore has two spaces.</source>
        <translation>Die zweite Querlinie von S aus endet an der inneren (rechten) Spur, die daher zwei Felder hat.</translation>
    </message>
    <message>
        <source>The second cross line from S stops at the inside lane, which therefore has two spaces; the other three lanes have three.</source>
        <translation>Die zweite Querlinie von S aus endet an der inneren Spur, die daher zwei Felder hat; die anderen drei Spuren haben drei.</translation>
    </message>
    <message>
        <source>The side road towards NW is closed: scenery only.</source>
        <translation>Die Nebenfahrbahn Richtung NW ist gesperrt: nur Kulisse.</translation>
    </message>
    <message>
        <source>The spaces on the bridge and the place of its jump are assumed: one row of two spaces, with the jump.</source>
        <translation>Die Felder auf der Brücke und der Ort ihres Sprungs sind angenommen: eine Reihe aus zwei Feldern, mit dem Sprung.</translation>
    </message>
    <message>
        <source>The spaces on the bridge are assumed: one row of two.</source>
        <translation>Die Felder auf der Brücke sind angenommen: eine Reihe aus zwei.</translation>
    </message>
    <message>
        <source>The tile number stands at the top right. A right-hander, then a left-hander.</source>
        <translation>Die Nummer des Teils steht oben rechts. Eine Rechtskurve, dann eine Linkskurve.</translation>
    </message>
    <message>
        <source>The tile number stands at the top right. A right-hander, then a left-hander; the innermost lane of each inside space has no dashed line.</source>
        <translation>Die Nummer des Teils steht oben rechts. Eine Rechtskurve, dann eine Linkskurve; die innerste Spur jedes Innenfelds hat keine gestrichelte Linie.</translation>
    </message>
    <message>
        <source>The tile number stands at the top right.</source>
        <translation>Die Nummer des Teils steht oben rechts.</translation>
    </message>
    <message>
        <source>The two roads do not meet. The dashed line in the S row is worn off over the right half of h; it is taken to cross both lanes.</source>
        <translation>Die beiden Fahrbahnen treffen sich nicht. Eine gestrichelte Linie ist im Druck abgenutzt; sie gilt als quer über beide Spuren.</translation>
    </message>
    <message>
        <source>The two roads do not meet.</source>
        <translation>Die beiden Fahrbahnen treffen sich nicht.</translation>
    </message>
    <message>
        <source>The two roads do not meet; the corner fills its road from edge to edge.</source>
        <translation>Die beiden Fahrbahnen treffen sich nicht; die Kurve nimmt ihre ganze Fahrbahn von Kante zu Kante ein.</translation>
    </message>
    <message>
        <source>Three lanes merge into two at the first cross line from S; the middle lane touches both spaces beyond it. Limit 2 stands on the left lane only at the S end, on the whole inner lane at the NW end.</source>
        <translation>Drei Spuren werden an der ersten Querlinie von S aus zu zwei; die mittlere Spur berührt beide Felder dahinter. Das Limit 2 steht am S-Ende nur auf der linken Spur, am NW-Ende auf der ganzen inneren Spur.</translation>
    </message>
    <message>
        <source>Three lanes merge into two at the first cross line from S; the middle lane touches both spaces beyond it. Limit 2 stands on the right lane only at the S end, on the whole inner lane at the NE end.</source>
        <translation>Drei Spuren werden an der ersten Querlinie von S aus zu zwei; die mittlere Spur berührt beide Felder dahinter. Das Limit 2 steht am S-Ende nur auf der rechten Spur, am NE-Ende auf der ganzen inneren Spur.</translation>
    </message>
    <message>
        <source>Three lanes merge into two at the first cross line from S; the middle lane touches both spaces beyond it.</source>
        <translation>Drei Spuren werden an der ersten Querlinie von S aus zu zwei; die mittlere Spur berührt beide Felder dahinter.</translation>
    </message>
    <message>
        <source>Two corners, parted by a line across the whole road, fill the tile from edge to edge.</source>
        <translation>Zwei Kurven, getrennt durch eine Linie quer über die ganze Fahrbahn, nehmen das Teil von Kante zu Kante ein.</translation>
    </message>
    <message>
        <source>Two corners, parted by a line across the whole road.</source>
        <translation>Zwei Kurven, getrennt durch eine Linie quer über die ganze Fahrbahn.</translation>
    </message>
    <message>
        <source>Two corners, parted by a line across the whole road; the second runs to the NE edge.</source>
        <translation>Zwei Kurven, getrennt durch eine Linie quer über die ganze Fahrbahn; die zweite reicht bis zur Kante NE.</translation>
    </message>
    <message>
        <source>Two hairpins: corner 1 turns right, corner 2 left.</source>
        <translation>Zwei Haarnadeln, erst rechts, dann links.</translation>
    </message>
    <message>
        <source>Two hairpins: corner 1 turns right, corner 2 left; all spaces outside the corners are as wide as the road.</source>
        <translation>Zwei Haarnadeln, erst rechts, dann links; alle Felder außerhalb sind so breit wie die Fahrbahn.</translation>
    </message>
    <message>
        <source>Two hairpins: corner 1 turns right, corner 2 left; h, between them, is one space as wide as the road.</source>
        <translation>Zwei Haarnadeln, erst rechts, dann links; das Feld dazwischen ist so breit wie die Fahrbahn.</translation>
    </message>
    <message>
        <source>Two roads side by side, not joined.</source>
        <translation>Zwei Fahrbahnen nebeneinander, ohne Verbindung.</translation>
    </message>
    <message>
        <source>Two roads side by side, not joined; both are raced from W to E.</source>
        <translation>Zwei Fahrbahnen nebeneinander, ohne Verbindung; auf beiden geht die Fahrtrichtung von W nach E.</translation>
    </message>
    <message>
        <source>Two roads side by side, not joined; the upper one is raced from E to W, the lower one from W to E.</source>
        <translation>Zwei Fahrbahnen nebeneinander, ohne Verbindung; auf der oberen geht die Fahrtrichtung von E nach W, auf der unteren von W nach E.</translation>
    </message>
    <message>
        <source>Two shortcuts side by side, parted on the prolonged line between f and g.</source>
        <translation>Zwei Abkürzungen nebeneinander.</translation>
    </message>
    <message>
        <source>Whether a car may drive from one middle space into the next (S-NW: d to e, S-NE: c to e, NE-NW: d to c) is not printed.</source>
        <translation>Ob man von einem mittleren Feld ins nächste fahren darf, ist nicht gedruckt.</translation>
    </message>
    <message>
        <source>Whether a car may drive from one middle space into the next (S-NW: e to f, S-NE: d to f, NE-NW: e to d) is not printed.</source>
        <translation>Ob man von einem mittleren Feld ins nächste fahren darf, ist nicht gedruckt.</translation>
    </message>
    <message>
        <source>a opens half to d, half to e: full contacts are a-d, a-e, d-f, e-g, e-h, lane changes b-e, d-g, e-f, a-i. A full lane line parts a, e and h from the corner; b leads to NE only by the lane change into e, c and i do not.</source>
        <translation>Eine durchgezogene Linie trennt die gerade Spur von der Kurve: Wer abbiegen will, muss rechtzeitig die Spur wechseln.</translation>
    </message>
    <message>
        <source>a opens half to d, half to e: full contacts are a-d, a-e, d-f, e-g, e-h, lane changes b-e, d-g, e-f, a-i. A full lane line parts a, e and h from the corner; b leads to NW only by the lane change into e, c and i do not.</source>
        <translation>Eine durchgezogene Linie trennt die gerade Spur von der Kurve: Wer abbiegen will, muss rechtzeitig die Spur wechseln.</translation>
    </message>
    <message>
        <source>c, d and e share the middle: each pair shares one full line. Each road has one of them as its inner lane and the two others as its outer lane.</source>
        <translation>Die Fahrbahnen teilen sich die drei Felder in der Mitte.</translation>
    </message>
    <message>
        <source>d, e and f share the middle: each pair shares one full line. Each road has one of them as its inner lane and the two others as its outer lane; d touches a and b, e touches b and c.</source>
        <translation>Die Fahrbahnen teilen sich die drei Felder in der Mitte.</translation>
    </message>
</context>
<context>
    <name>TileRecord</name>
    <message>
        <source>&quot;%1&quot; is not an edge</source>
        <translation>„%1“ ist keine Kante</translation>
    </message>
    <message>
        <source>must be two numbers in a list</source>
        <translation>muss eine Liste aus zwei Zahlen sein</translation>
    </message>
    <message>
        <source>the left lane must come before the right one</source>
        <translation>die linke Spur muss vor der rechten kommen</translation>
    </message>
    <message>
        <source>must rise within 0 to 1, in steps of 0.01</source>
        <translation>muss innerhalb von 0 bis 1 steigen, in Schritten von 0.01</translation>
    </message>
    <message>
        <source>must lie between 0 and 1, in steps of 0.01</source>
        <translation>muss zwischen 0 und 1 liegen, in Schritten von 0.01</translation>
    </message>
    <message>
        <source>must list ids of spaces</source>
        <translation>muss Kennungen von Feldern auflisten</translation>
    </message>
    <message>
        <source>must not be empty</source>
        <translation>darf nicht leer sein</translation>
    </message>
    <message>
        <source>must have 4 to 12 points</source>
        <translation>muss 4 bis 12 Punkte haben</translation>
    </message>
    <message>
        <source>the point lies outside the tile</source>
        <translation>der Punkt liegt außerhalb des Teils</translation>
    </message>
    <message>
        <source>the point coincides with the one before</source>
        <translation>der Punkt fällt mit dem vorigen zusammen</translation>
    </message>
    <message>
        <source>does not end on the %1 edge</source>
        <translation>endet nicht an der Kante %1</translation>
    </message>
    <message>
        <source>must lie between 0.3 and 1</source>
        <translation>muss zwischen 0.3 und 1 liegen</translation>
    </message>
    <message>
        <source>slanted ends and openEnd go together, at the %1 edge</source>
        <translation>schräge Enden und openEnd gehören zusammen, an der Kante %1</translation>
    </message>
    <message>
        <source>from and to are the same edge</source>
        <translation>from und to sind dieselbe Kante</translation>
    </message>
    <message>
        <source>must be two whole numbers from %1 to %2</source>
        <translation>muss aus zwei ganzen Zahlen von %1 bis %2 bestehen</translation>
    </message>
    <message>
        <source>belongs to bends, and each has it</source>
        <translation>gehört zu Bögen (bend), und jeder hat es</translation>
    </message>
    <message>
        <source>is missing; loops and bends need one</source>
        <translation>fehlt; Schleifen (loop) und Bögen (bend) brauchen es</translation>
    </message>
    <message>
        <source>needs either a limit or a hazard</source>
        <translation>braucht entweder limit oder hazard</translation>
    </message>
    <message>
        <source>must be 1 or -1</source>
        <translation>muss 1 oder -1 sein</translation>
    </message>
    <message>
        <source>corner and line go together</source>
        <translation>corner und line gehören zusammen</translation>
    </message>
    <message>
        <source>a shortcut lies beside the road</source>
        <translation>eine Abkürzung liegt neben der Fahrbahn</translation>
    </message>
    <message>
        <source>reach beyond the border of the road</source>
        <translation>reicht über den Rand der Fahrbahn</translation>
    </message>
    <message>
        <source>its lanes lie outside the space</source>
        <translation>seine Spuren liegen außerhalb des Feldes</translation>
    </message>
    <message>
        <source>limit and limitHazard exclude each other</source>
        <translation>limit und limitHazard schließen einander aus</translation>
    </message>
    <message>
        <source>belongs to shortcuts, and each has it</source>
        <translation>gehört zu Abkürzungen, und jede hat es</translation>
    </message>
    <message>
        <source>the space does not reach that edge</source>
        <translation>das Feld reicht nicht bis zu dieser Kante</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a tile number and side</source>
        <translation>„%1“ ist keine Teilenummer mit Seite</translation>
    </message>
    <message>
        <source>tiles must be sorted by id, and no id come twice</source>
        <translation>Teile müssen nach ihrer Kennung sortiert sein, und keine darf zweimal vorkommen</translation>
    </message>
    <message>
        <source>tile %1: %2</source>
        <translation>Teil %1: %2</translation>
    </message>
    <message>
        <source>is %1, and this program knows formats up to %2</source>
        <translation>ist %1, und dieses Programm kennt Formate bis %2</translation>
    </message>
    <message>
        <source>holds %1, and may hold at most %2</source>
        <translation>enthält %1 und darf höchstens %2 enthalten</translation>
    </message>
    <message>
        <source>is not that of a tile with this role</source>
        <translation>gehört nicht zu einem Teil mit dieser Rolle</translation>
    </message>
</context>
<context>
    <name>TileSections</name>
    <message numerus="yes">
        <source>%n tile(s) to pick from the boxes</source>
        <translation>
            <numerusform>%n Teil aus den Schachteln heraussuchen</numerusform>
            <numerusform>%n Teile aus den Schachteln heraussuchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) stay where they lie</source>
        <translation>
            <numerusform>%n Teil bleibt liegen</numerusform>
            <numerusform>%n Teile bleiben liegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) go back into the boxes</source>
        <translation>
            <numerusform>%n Teil kommt zurück in die Schachteln</numerusform>
            <numerusform>%n Teile kommen zurück in die Schachteln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) on the table already, to be laid anew</source>
        <translation>
            <numerusform>%n Teil liegt schon auf dem Tisch und wird neu gelegt</numerusform>
            <numerusform>%n Teile liegen schon auf dem Tisch und werden neu gelegt</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens: %1</source>
        <translation>Plättchen: %1</translation>
    </message>
</context>
<context>
    <name>TileSets</name>
    <message>
        <source>box %1</source>
        <translation>Schachtel %1</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>Teil %1</translation>
    </message>
    <message>
        <source>is passed over: numbers under %1 are for tiles of the games</source>
        <translation>wird übergangen: Nummern unter %1 sind für Teile der Spiele</translation>
    </message>
    <message>
        <source>is passed over: there is another one in the catalogue</source>
        <translation>wird übergangen: Im Katalog steht schon ein anderes</translation>
    </message>
    <message>
        <source>is passed over: there is another one in %1</source>
        <translation>wird übergangen: In %1 steht schon ein anderes</translation>
    </message>
    <message>
        <source>Give it a name of its own</source>
        <translation>Einen eigenen Namen geben</translation>
    </message>
</context>
<context>
    <name>TileShape</name>
    <message>
        <source>Start, finish, service</source>
        <translation>Start, Ziel, Service</translation>
    </message>
    <message>
        <source>Straights</source>
        <translation>Geraden</translation>
    </message>
    <message>
        <source>Chicanes</source>
        <translation>Schikanen</translation>
    </message>
    <message>
        <source>Bends</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>Sharp bends</source>
        <translation>Scharfe Kurven</translation>
    </message>
    <message>
        <source>Hairpins</source>
        <translation>Haarnadeln</translation>
    </message>
    <message>
        <source>Junctions and bridges</source>
        <translation>Kreuzungen und Brücken</translation>
    </message>
    <message>
        <source>Without a road</source>
        <translation>Ohne Fahrbahn</translation>
    </message>
</context>
<context>
    <name>TileSigns</name>
    <message>
        <source>Highest gear on the space</source>
        <translation>Höchster Gang auf dem Feld</translation>
    </message>
    <message>
        <source>Highest gear, and in it a hazard</source>
        <translation>Höchster Gang, und in ihm ein ⚠-Symbol</translation>
    </message>
    <message>
        <source>Highest gear straight over the line</source>
        <translation>Höchster Gang beim geraden Überfahren der Linie</translation>
    </message>
    <message>
        <source>A hazard straight over the line</source>
        <translation>Ein ⚠-Symbol beim geraden Überfahren der Linie</translation>
    </message>
    <message>
        <source>Jump, from this gear on</source>
        <translation>Sprung, ab diesem Gang</translation>
    </message>
    <message>
        <source>Shortcut, and its highest gear</source>
        <translation>Abkürzung und ihr höchster Gang</translation>
    </message>
    <message>
        <source>Ford</source>
        <translation>Furt</translation>
    </message>
    <message>
        <source>Cars may slide here</source>
        <translation>Hier kann man driften</translation>
    </message>
    <message>
        <source>Uphill or downhill</source>
        <translation>Bergauf oder bergab</translation>
    </message>
    <message>
        <source>Low danger</source>
        <translation>Geringe Gefahr</translation>
    </message>
    <message>
        <source>Medium danger</source>
        <translation>Mittlere Gefahr</translation>
    </message>
    <message>
        <source>High danger</source>
        <translation>Hohe Gefahr</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Start and finish</source>
        <translation>Start und Ziel</translation>
    </message>
    <message>
        <source>Highest gear on a space of snow</source>
        <translation>Höchster Gang auf einem Feld mit Schnee</translation>
    </message>
</context>
<context>
    <name>TileSpeech</name>
    <message>
        <source>Column %1, row %2</source>
        <translation>Spalte %1, Reihe %2</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Teil %1</translation>
    </message>
    <message>
        <source>turned by %1°</source>
        <translation>um %1° gedreht</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no tile</source>
        <translation>%1: kein Teil</translation>
    </message>
</context>
<context>
    <name>TileSteps</name>
    <message>
        <source>Paste %1</source>
        <translation>%1 einfügen</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n tiles</source>
        <translation>
            <numerusform>%n Teil einfügen</numerusform>
            <numerusform>%n Teile einfügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>%1 kopieren</translation>
    </message>
    <message numerus="yes">
        <source>Copy %n tiles</source>
        <translation>
            <numerusform>%n Teil kopieren</numerusform>
            <numerusform>%n Teile kopieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message numerus="yes">
        <source>Move %n tiles</source>
        <translation>
            <numerusform>%n Teil verschieben</numerusform>
            <numerusform>%n Teile verschieben</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>%1 drehen</translation>
    </message>
    <message numerus="yes">
        <source>Turn %n tiles</source>
        <translation>
            <numerusform>%n Teil drehen</numerusform>
            <numerusform>%n Teile drehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Flip %1</source>
        <translation>%1 umdrehen</translation>
    </message>
    <message numerus="yes">
        <source>Flip %n tiles</source>
        <translation>
            <numerusform>%n Teil umdrehen</numerusform>
            <numerusform>%n Teile umdrehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n tiles</source>
        <translation>
            <numerusform>%n Teil entfernen</numerusform>
            <numerusform>%n Teile entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay %1</source>
        <translation>%1 legen</translation>
    </message>
    <message>
        <source>Change note</source>
        <translation>Notiz ändern</translation>
    </message>
    <message>
        <source>Another tile lies there</source>
        <translation>Dort liegt ein anderes Teil</translation>
    </message>
    <message>
        <source>Tile %1 lies there</source>
        <translation>Dort liegt Teil %1</translation>
    </message>
    <message>
        <source>The board ends here</source>
        <translation>Hier endet der Spielplan</translation>
    </message>
    <message>
        <source>This tile has nothing on its back</source>
        <translation>Dieses Teil hat nichts auf der Rückseite</translation>
    </message>
</context>
<context>
    <name>TileTable</name>
    <message>
        <source>Tile</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Schachtel</translation>
    </message>
    <message>
        <source>Lies as %1: turn it over</source>
        <translation>Liegt als %1: umdrehen</translation>
    </message>
    <message>
        <source>%1 (continued)</source>
        <translation>%1 (Fortsetzung)</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Plättchen</translation>
    </message>
</context>
<context>
    <name>TileTip</name>
    <message>
        <source>Tile %1</source>
        <translation>Teil %1</translation>
    </message>
    <message>
        <source>In the box: %1</source>
        <translation>In der Schachtel: %1</translation>
    </message>
    <message>
        <source>Not in this stage yet</source>
        <translation>Noch nicht in dieser Strecke</translation>
    </message>
    <message>
        <source>In this stage: %1</source>
        <translation>In dieser Strecke: %1</translation>
    </message>
</context>
<context>
    <name>TileWords</name>
    <message>
        <source>asphalt</source>
        <translation>Asphalt</translation>
    </message>
    <message>
        <source>gravel</source>
        <translation>Schotter</translation>
    </message>
    <message>
        <source>snow</source>
        <translation>Schnee</translation>
    </message>
    <message>
        <source>low danger</source>
        <translation>geringe Gefahr</translation>
    </message>
    <message>
        <source>medium danger</source>
        <translation>mittlere Gefahr</translation>
    </message>
    <message>
        <source>high danger</source>
        <translation>hohe Gefahr</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>finish</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>start-finish</source>
        <translation>Start-Ziel</translation>
    </message>
    <message>
        <source>service</source>
        <translation>Service</translation>
    </message>
    <message>
        <source>pit</source>
        <translation>Boxenstopp</translation>
    </message>
    <message>
        <source>filler</source>
        <translation>Füllteil</translation>
    </message>
    <message>
        <source>podium</source>
        <translation>Podium</translation>
    </message>
    <message>
        <source>hairpin</source>
        <translation>Haarnadel</translation>
    </message>
    <message>
        <source>bend</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>chicane</source>
        <translation>Schikane</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>Gerade</translation>
    </message>
    <message>
        <source>jump %1</source>
        <translation>Sprung %1</translation>
    </message>
    <message>
        <source>shortcut %1</source>
        <translation>Abkürzung %1</translation>
    </message>
    <message>
        <source>ford</source>
        <translation>Furt</translation>
    </message>
    <message>
        <source>slide</source>
        <translation>Drift</translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation>Limit %1</translation>
    </message>
    <message>
        <source>climb</source>
        <translation>Anstieg</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>junction</source>
        <translation>Kreuzung</translation>
    </message>
    <message>
        <source>lanes %1</source>
        <translation>Spuren %1</translation>
    </message>
</context>
<context>
    <name>TiledStage</name>
    <message>
        <source>nothing in it is a hex tile, and this command lays those</source>
        <translation>darin liegt kein sechseckiges Streckenteil, und dieser Befehl legt solche</translation>
    </message>
    <message>
        <source>Give a stage that is laid of hex tiles</source>
        <translation>Geben Sie eine Strecke aus sechseckigen Streckenteilen an</translation>
    </message>
</context>
<context>
    <name>TilesCommand</name>
    <message>
        <source>draw the tiles of a box</source>
        <translation>zeichnet die Teile einer Schachtel</translation>
    </message>
    <message>
        <source>Draws both sides of the tiles of a box, with their numbers.</source>
        <translation>Zeichnet beide Seiten der Teile einer Schachtel mit ihren Nummern.</translation>
    </message>
    <message>
        <source>The box, as &quot;stagewright boxes&quot; names it. Left out: all of them.</source>
        <translation>Die Schachtel, wie „stagewright boxes“ sie nennt. Ohne Angabe: alle.</translation>
    </message>
    <message>
        <source>there are no hex tiles in the box &quot;%1&quot;</source>
        <translation>In der Schachtel „%1“ sind keine sechseckigen Teile</translation>
    </message>
</context>
<context>
    <name>TimeBoxes</name>
    <message>
        <source>G</source>
        <comment>letter of the box for damage to the gearbox</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>C</source>
        <comment>letter of the box for lamed coast dice</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter of the box for damage to the brakes</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>W</source>
        <comment>letter of the box for the spare wheel</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>%1 gearbox</source>
        <translation>%1 Getriebe</translation>
    </message>
    <message>
        <source>%1 coast</source>
        <translation>%1 Leerlauf</translation>
    </message>
    <message>
        <source>%1 brakes</source>
        <translation>%1 Bremsen</translation>
    </message>
    <message>
        <source>%1: spare wheel used.</source>
        <translation>%1: Ersatzrad benutzt.</translation>
    </message>
    <message>
        <source>Damage: %1.</source>
        <translation>Schaden: %1.</translation>
    </message>
</context>
<context>
    <name>TimePages</name>
    <message>
        <source>Race sheet</source>
        <translation>Rennblatt</translation>
    </message>
    <message>
        <source>Rally sheet</source>
        <translation>Rallye-Wertungsblatt</translation>
    </message>
    <message>
        <source>Solo sheets</source>
        <translation>Solo-Wertungsblätter</translation>
    </message>
    <message>
        <source>Race cards</source>
        <translation>Rennkarten</translation>
    </message>
    <message>
        <source>Time cards</source>
        <translation>Bordkarten</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Gesamtwertung</translation>
    </message>
</context>
<context>
    <name>TimeSheet</name>
    <message>
        <source>retired</source>
        <translation>Ausfall</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>control lost</source>
        <translation>Kontrollverlust</translation>
    </message>
    <message>
        <source>off the road</source>
        <translation>von der Strecke</translation>
    </message>
</context>
<context>
    <name>TimingText</name>
    <message>
        <source>begins in %1</source>
        <translation>beginnt in %1</translation>
    </message>
    <message>
        <source>%1 ahead</source>
        <translation>%1 voraus</translation>
    </message>
    <message>
        <source>%1 behind</source>
        <translation>%1 im Rückstand</translation>
    </message>
    <message>
        <source>on time</source>
        <translation>im Plan</translation>
    </message>
    <message>
        <source>The evening is being planned…</source>
        <translation>Der Abend wird geplant…</translation>
    </message>
    <message>
        <source>Plan: %1 – %2</source>
        <translation>Plan: %1 – %2</translation>
    </message>
    <message>
        <source>Nothing more is to be laid.</source>
        <translation>Es ist nichts mehr zu legen.</translation>
    </message>
    <message>
        <source>%1 lies on the table already.</source>
        <translation>%1 liegt schon auf dem Tisch.</translation>
    </message>
    <message>
        <source>To lay next: %1</source>
        <translation>Als Nächstes zu legen: %1</translation>
    </message>
    <message>
        <source>Then %1</source>
        <translation>Dann %1</translation>
    </message>
    <message>
        <source>over at %1</source>
        <translation>Ende um %1</translation>
    </message>
    <message>
        <source>Stay: %1</source>
        <translation>Bleiben: %1</translation>
    </message>
    <message>
        <source>Move: %1</source>
        <translation>Umlegen: %1</translation>
    </message>
    <message>
        <source>Back: %1</source>
        <translation>Weg: %1</translation>
    </message>
    <message>
        <source>From the box: %1</source>
        <translation>Neu: %1</translation>
    </message>
</context>
<context>
    <name>TitanBoxEntries</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n Punkt</numerusform>
            <numerusform>%1: %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The back of %n board(s)</source>
        <translation>
            <numerusform>Rückseite von %n Spielplan</numerusform>
            <numerusform>Rückseiten von %n Spielplänen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Colours of %n titan(s)</source>
        <translation>
            <numerusform>Farbe von %n Titan</numerusform>
            <numerusform>Farben von %n Titanen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TitanDie</name>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Braun</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Before or after: a trap on one of the three points behind.</source>
        <translation>Davor oder danach: eine Falle auf einen der drei Punkte dahinter.</translation>
    </message>
    <message>
        <source>Before or after: 1 damage to a titan or a trap on one of the three points ahead.</source>
        <translation>Davor oder danach: 1 Schaden für einen Titanen oder eine Falle auf einem der drei Punkte davor.</translation>
    </message>
    <message>
        <source>Any of the other five, and 1 life.</source>
        <translation>Eine der fünf anderen, und 1 Leben weniger.</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>vorwärts</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message numerus="yes">
        <source>+%n lap(s)</source>
        <translation>
            <numerusform>+%n Runde</numerusform>
            <numerusform>+%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n life/lives</source>
        <translation>
            <numerusform>−%n Leben</numerusform>
            <numerusform>−%n Leben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TitanEditor</name>
    <message>
        <source>Lay&amp;ers</source>
        <comment>over the board of points</comment>
        <translation>&amp;Ebenen</translation>
    </message>
</context>
<context>
    <name>TitanEstimate</name>
    <message>
        <source>Of Titan Race, with --exact: of how many dice the titan takes the best each turn, 1 to %1. Left out: %2.</source>
        <translation>Bei Titan Race, mit --exact: aus wie vielen Würfeln der Titan in jedem Zug den besten nimmt, 1 bis %1. Ohne Angabe: %2.</translation>
    </message>
    <message>
        <source>Of Titan Race: how many titans race, 1 to %1. Left out: those of the file, or 4.</source>
        <translation>Bei Titan Race: wie viele Titanen antreten, 1 bis %1. Ohne Angabe: die der Datei, oder 4.</translation>
    </message>
    <message>
        <source>Of Titan Race: how dice are handed on, book or rolling. Left out: as the file says.</source>
        <translation>Bei Titan Race: wie die Würfel weitergegeben werden, book oder rolling. Ohne Angabe: wie die Datei sagt.</translation>
    </message>
    <message>
        <source>Of Titan Race: how far titans are pushed, full or rest. Left out: as the file says.</source>
        <translation>Bei Titan Race: wie weit Titanen geschoben werden, full oder rest. Ohne Angabe: wie die Datei sagt.</translation>
    </message>
    <message>
        <source>Of Titan Race: how titans are led, greedy or random. Left out: greedy.</source>
        <translation>Bei Titan Race: wie die Titanen geführt werden, greedy (gierig) oder random (zufällig). Ohne Angabe: greedy.</translation>
    </message>
    <message>
        <source>--%1 takes one of: %2</source>
        <translation>--%1 nimmt eines von: %2</translation>
    </message>
    <message>
        <source>Left out: lives, cards, traps, other titans.</source>
        <translation>Außer Acht: Leben, Karten, Fallen, andere Titanen.</translation>
    </message>
    <message>
        <source>Left out: bonus cards and the titans&apos; powers.</source>
        <translation>Außer Acht: Bonuskarten und die Fähigkeiten der Titanen.</translation>
    </message>
    <message>
        <source>Points of %1 that are not entered count as points without effect.</source>
        <translation>Punkte von %1, die nicht eingetragen sind, zählen als Punkte ohne Wirkung.</translation>
    </message>
    <message>
        <source>Nobody pays for the pentagram.</source>
        <translation>Niemand zahlt für das Pentagramm.</translation>
    </message>
    <message>
        <source>The titans&apos; colours are drawn anew for each race.</source>
        <translation>Die Farben der Titanen werden für jedes Rennen neu gezogen.</translation>
    </message>
    <message numerus="yes">
        <source>A titan alone, best of %n dice: %1 turns expected, %2 at least</source>
        <translation>
            <numerusform>Ein Titan allein, mit %n Würfel: erwartet %1 Züge, mindestens %2</numerusform>
            <numerusform>Ein Titan allein, bester von %n Würfeln: erwartet %1 Züge, mindestens %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n titan(s): %1 rounds, %2 turns, about %3 minutes</source>
        <translation>
            <numerusform>%n Titan: %1 Runden, %2 Züge, etwa %3 Minuten</numerusform>
            <numerusform>%n Titanen: %1 Runden, %2 Züge, etwa %3 Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat %1 wins %2 % of the races</source>
        <translation>Platz %1 gewinnt %2 % der Rennen</translation>
    </message>
    <message>
        <source>--dice goes with --exact alone</source>
        <translation>--dice geht nur mit --exact zusammen</translation>
    </message>
    <message>
        <source>--%1 does not go with --exact, which is of one titan alone</source>
        <translation>--%1 geht nicht mit --exact zusammen: das gilt einem Titanen allein</translation>
    </message>
</context>
<context>
    <name>TitanGameFile</name>
    <message>
        <source>must be one to three of the letters F, L and R</source>
        <translation>muss aus einem bis drei der Buchstaben F, L und R bestehen</translation>
    </message>
    <message>
        <source>is not a colour</source>
        <translation>ist keine Farbe</translation>
    </message>
    <message>
        <source>must say where the value comes from</source>
        <translation>muss sagen, woher der Wert kommt</translation>
    </message>
    <message>
        <source>leads nowhere</source>
        <translation>führt nirgendwohin</translation>
    </message>
    <message>
        <source>is not a list of marks</source>
        <translation>ist keine Liste von Marken</translation>
    </message>
    <message>
        <source>is not a point of the board</source>
        <translation>ist kein Punkt des Spielplans</translation>
    </message>
    <message>
        <source>lacks the face &quot;%1&quot;</source>
        <translation>hat die Würfelseite „%1“ nicht</translation>
    </message>
</context>
<context>
    <name>TitanMap</name>
    <message>
        <source>no car drives on tracks of points</source>
        <translation>auf Strecken aus Punkten fährt kein Auto</translation>
    </message>
</context>
<context>
    <name>TitanPages</name>
    <message>
        <source>Board %1 of %2, from the bottom</source>
        <translation>Spielplan %1 von %2, von unten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The board is %1 × %1 mm: cut it out along the marks.</source>
        <translation>Der Spielplan misst %1 × %1 mm: entlang der Marken ausschneiden.</translation>
    </message>
</context>
<context>
    <name>TitanRace</name>
    <message>
        <source>%1: titan board, ability card, figure, life and lap marker</source>
        <translation>%1: Titanentafel, Fähigkeitskarte, Figur, Lebens- und Rundenmarker</translation>
    </message>
    <message>
        <source>action dice</source>
        <translation>Aktionswürfel</translation>
    </message>
    <message>
        <source>bonus cards</source>
        <translation>Bonuskarten</translation>
    </message>
    <message>
        <source>trap tokens</source>
        <translation>Fallenplättchen</translation>
    </message>
    <message>
        <source>%1 on board %2</source>
        <translation>%1 auf Spielplan %2</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n Spielplan</numerusform>
            <numerusform>%n Spielpläne</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: track</source>
        <translation>%1: Strecke</translation>
    </message>
    <message>
        <source>New track</source>
        <translation>Neue Strecke</translation>
    </message>
</context>
<context>
    <name>TitanRaceSheets</name>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Laps</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Lives left</source>
        <translation>Leben übrig</translation>
    </message>
    <message>
        <source>Lies</source>
        <translation>Liegt</translation>
    </message>
    <message>
        <source>Lap sheet</source>
        <translation>Rundenblatt</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Player %1, team %2</source>
        <translation>Spieler %1, Mannschaft %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number and name of a board</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The track</source>
        <translation>Die Strecke</translation>
    </message>
    <message>
        <source>Lay the boards one above the other, the first at the bottom. Who leaves the top of one goes on at the bottom of the next.</source>
        <translation>Legt die Pläne übereinander, den ersten nach unten. Wer einen oben verlässt, macht auf dem nächsten unten weiter.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a track and what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n life/lives</source>
        <translation>
            <numerusform>%n Leben</numerusform>
            <numerusform>%n Leben</numerusform>
        </translation>
    </message>
    <message>
        <source>Seats in the order of play</source>
        <translation>Plätze in der Zugreihenfolge</translation>
    </message>
    <message>
        <source>Throw a die: the titan of that colour begins, and the others follow clockwise. Powers are used once a turn, not in the first.</source>
        <translation>Werft einen Würfel: Der Titan dieser Farbe beginnt, die anderen folgen im Uhrzeigersinn. Fähigkeiten gibt es einmal je Zug, nicht im ersten.</translation>
    </message>
    <message>
        <source>To lay ready</source>
        <translation>Bereitlegen</translation>
    </message>
    <message numerus="yes">
        <source>%n action dice</source>
        <translation>
            <numerusform>%n Aktionswürfel</numerusform>
            <numerusform>%n Aktionswürfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trap token(s)</source>
        <translation>
            <numerusform>%n Fallenplättchen</numerusform>
            <numerusform>%n Fallenplättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>bonus cards, shuffled, face down; one to each player, secret</source>
        <translation>Bonuskarten, gemischt, verdeckt; jedem eine, geheim</translation>
    </message>
    <message>
        <source>Life markers heart up on %1</source>
        <comment>a number</comment>
        <translation>Lebensmarker mit dem Herz nach oben auf %1</translation>
    </message>
    <message>
        <source>that of %1 on %2</source>
        <translation>der von %1 auf %2</translation>
    </message>
    <message>
        <source>lap markers on the first field</source>
        <translation>Rundenmarker auf dem ersten Feld</translation>
    </message>
    <message>
        <source>figures below the board</source>
        <translation>Figuren unterhalb des Plans</translation>
    </message>
    <message>
        <source>Knocked out</source>
        <translation>K.&#xa0;o.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a step</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Agreed for this race</source>
        <translation>Für dieses Rennen ausgemacht</translation>
    </message>
    <message>
        <source>The first over the top of the third board wins.</source>
        <translation>Wer den dritten Plan zuerst oben verlässt, gewinnt.</translation>
    </message>
    <message numerus="yes">
        <source>The first to have crossed the line %n time(s) wins.</source>
        <translation>
            <numerusform>Wer als Erster %n-mal die Linie überquert hat, gewinnt.</numerusform>
            <numerusform>Wer als Erster %n-mal die Linie überquert hat, gewinnt.</numerusform>
        </translation>
    </message>
    <message>
        <source>First turn: the first player throws all dice and takes one, the others choose of what is left; the last throws all again. Each figure begins on A1, C1 or E1.</source>
        <translation>Erster Zug: Der Erste wirft alle Würfel und nimmt einen, die anderen wählen aus dem Rest; der Letzte wirft alle noch einmal. Jede Figur beginnt auf A1, C1 oder E1.</translation>
    </message>
    <message>
        <source>The tracks</source>
        <translation>Die Strecken</translation>
    </message>
</context>
<context>
    <name>TitanRaceSteps</name>
    <message>
        <source>Race a Grand Slam</source>
        <translation>Grand Slam fahren</translation>
    </message>
    <message>
        <source>Race on one track</source>
        <translation>Auf einer Strecke fahren</translation>
    </message>
    <message>
        <source>Put into the stack: %1</source>
        <translation>In den Stapel: %1</translation>
    </message>
    <message>
        <source>The back of %1</source>
        <translation>Die Rückseite von %1</translation>
    </message>
    <message>
        <source>Nobody is seated</source>
        <translation>Niemand hat einen Platz</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody for himself</source>
        <translation>Jeder für sich</translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n Mannschaft</numerusform>
            <numerusform>%n Mannschaften</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>Platz %1: %2</translation>
    </message>
    <message>
        <source>The colour of %1</source>
        <translation>Die Farbe von %1</translation>
    </message>
    <message numerus="yes">
        <source>%n lap(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>How dice are handed on</source>
        <translation>Wie Würfel weitergegeben werden</translation>
    </message>
    <message>
        <source>How far titans are pushed</source>
        <translation>Wie weit Titanen geschoben werden</translation>
    </message>
    <message>
        <source>Of my own</source>
        <translation>Eigene</translation>
    </message>
</context>
<context>
    <name>TitanRaceWords</name>
    <message>
        <source>Lord Greed and Slaugg</source>
        <translation>Lord Greed und Slaugg</translation>
    </message>
    <message>
        <source>Olaf and Ragnarok</source>
        <translation>Olaf und Ragnarok</translation>
    </message>
    <message>
        <source>Salah and Rassik</source>
        <translation>Salah und Rassik</translation>
    </message>
    <message>
        <source>Captain Braaglix and Kraken</source>
        <translation>Kapitän Braaglix und Kraken</translation>
    </message>
    <message>
        <source>She&apos;ena and Grinder</source>
        <translation>She&apos;ena und Grinder</translation>
    </message>
    <message>
        <source>Itag&apos;hn and Chtóólhóó</source>
        <translation>Itag&apos;hn und Chtóólhóó</translation>
    </message>
    <message>
        <source>1 damage to each titan and each trap on the three points ahead.</source>
        <translation>1 Schaden an jedem Titanen und jeder Falle auf den drei Punkten voraus.</translation>
    </message>
    <message>
        <source>Moves an adjacent titan by one point, in any of the six directions.</source>
        <translation>Bewegt einen benachbarten Titanen um einen Punkt, in eine beliebige der sechs Richtungen.</translation>
    </message>
    <message>
        <source>If a titan stands on one of the three points behind: one step forward or diagonally.</source>
        <translation>Steht ein Titan auf einem der drei Punkte hinter ihm: ein Schritt vorwärts oder schräg.</translation>
    </message>
    <message>
        <source>Changes places with an adjacent titan.</source>
        <translation>Tauscht den Platz mit einem benachbarten Titanen.</translation>
    </message>
    <message>
        <source>Lays a trap on an adjacent point.</source>
        <translation>Legt eine Falle auf einen benachbarten Punkt.</translation>
    </message>
    <message>
        <source>1 damage to an adjacent titan, then 1 life for itself; not at full life.</source>
        <translation>1 Schaden an einem benachbarten Titanen, dann 1 Leben für sich; nicht bei vollem Leben.</translation>
    </message>
    <message>
        <source>Whoever comes onto lava loses 1 life. So does whoever is pushed onto it.</source>
        <translation>Wer auf Lava kommt, verliert 1 Leben. Wer daraufgeschoben wird, auch.</translation>
    </message>
    <message>
        <source>Whoever comes to pirates throws away a bonus card or loses 1 life. That holds each time anew, and for whoever is pushed there too.</source>
        <translation>Wer zu Piraten kommt, wirft eine Bonuskarte ab oder verliert 1 Leben. Das gilt jedes Mal neu und auch für den, der dorthin geschoben wird.</translation>
    </message>
    <message>
        <source>A step from a super ramp in its direction jumps two points, a step ahead from a multi ramp jumps one. What is jumped over has no effect and is not pushed.</source>
        <translation>Ein Schritt von einer Superrampe in ihre Richtung überspringt zwei Punkte, ein Schritt voraus von einer Multirampe einen. Was übersprungen wird, wirkt nicht und wird nicht geschoben.</translation>
    </message>
    <message>
        <source>Whoever comes to a statue, or passes it, sets off a blast: 1 damage to titans and traps on the six points round it. Whoever set it off is not hit.</source>
        <translation>Wer zu einer Statue kommt oder über sie zieht, löst eine Feuerwalze aus: 1 Schaden an Titanen und Fallen auf den sechs Punkten ringsum. Wer sie ausgelöst hat, wird nicht getroffen.</translation>
    </message>
    <message>
        <source>Whoever ends a move on a pentagram may pay 1 life, throw the die again and has to carry it out. From then on there is no power and no bonus card in that turn.</source>
        <translation>Wer seine Bewegung auf einem Pentagramm beendet, darf 1 Leben zahlen, den Würfel neu werfen und muss ihn dann ausführen. Von da an gibt es in diesem Zug keine Fähigkeit und keine Bonuskarte.</translation>
    </message>
    <message>
        <source>Whoever comes onto ice slides on in the same direction to the first point without ice. Points that are slid over do not count as moved.</source>
        <translation>Wer auf Eis kommt, rutscht in derselben Richtung weiter bis zum ersten Punkt ohne Eis. Überrutschte Punkte zählen nicht als gezogen.</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>braun</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>violett</translation>
    </message>
    <message>
        <source>A track of one&apos;s own</source>
        <translation>Eigene Strecke</translation>
    </message>
    <message>
        <source>By the book</source>
        <translation>Nach Regelbuch</translation>
    </message>
    <message>
        <source>Rolling</source>
        <translation>Reihum</translation>
    </message>
    <message>
        <source>The first player throws all dice each round and takes one, the others choose of what is left; the last throws all again.</source>
        <translation>Der Erste wirft jede Runde alle Würfel und nimmt einen, die anderen wählen aus dem Rest; der Letzte wirft alle noch einmal.</translation>
    </message>
    <message>
        <source>Whoever is left a single die throws all of them and chooses; the others go on from what is left.</source>
        <translation>Wem ein einziger Würfel bleibt, der wirft alle und wählt; die anderen machen mit dem Rest weiter.</translation>
    </message>
    <message>
        <source>A pushed titan goes as many points as the straight part of the die has.</source>
        <translation>Ein geschobener Titan geht so viele Punkte, wie der gerade Teil des Würfels hat.</translation>
    </message>
    <message>
        <source>A pushed titan goes on only while the other moves on.</source>
        <translation>Ein geschobener Titan geht nur weiter, solange der andere weiterzieht.</translation>
    </message>
    <message>
        <source>The turn after: it stands up with %1 lives and plays as usual.</source>
        <translation>Der Zug danach: Er steht mit %1 Leben auf und spielt wie sonst.</translation>
    </message>
    <message>
        <source>The turn after: it stands up with %1 lives, %2 with %3, and plays as usual.</source>
        <translation>Der Zug danach: Er steht mit %1 Leben auf, %2 mit %3, und spielt wie sonst.</translation>
    </message>
    <message>
        <source>No life left: the figure is laid on its side, the life marker goes to the skull. In its own move the titan stops there.</source>
        <translation>Kein Leben mehr: Die Figur wird auf die Seite gelegt, der Lebensmarker zeigt den Totenkopf. In der eigenen Bewegung bleibt der Titan dort stehen.</translation>
    </message>
    <message>
        <source>Its next turn: it takes a die, does nothing with it, and turns the life marker back to the heart.</source>
        <translation>Sein nächster Zug: Er nimmt einen Würfel, tut nichts damit und dreht den Lebensmarker zurück auf das Herz.</translation>
    </message>
</context>
<context>
    <name>TitanStage</name>
    <message>
        <source>a Grand Slam has three tracks, not %1</source>
        <translation>ein Grand Slam hat drei Strecken, nicht %1</translation>
    </message>
    <message>
        <source>Choose three</source>
        <translation>Drei wählen</translation>
    </message>
    <message>
        <source>six titans race at most</source>
        <translation>höchstens sechs Titanen treten an</translation>
    </message>
    <message>
        <source>ice lies all the way round on a line of the track: whoever comes upon it slides without an end</source>
        <translation>auf einer Linie der Strecke geht das Eis ganz herum: Wer darauf kommt, rutscht ohne Ende</translation>
    </message>
    <message>
        <source>Take the ice from one of its points</source>
        <translation>Nimm das Eis von einem ihrer Punkte</translation>
    </message>
</context>
<context>
    <name>TokenEdits</name>
    <message>
        <source>A token needs a tile to lie on</source>
        <translation>Ein Plättchen muss auf einem Teil liegen</translation>
    </message>
    <message>
        <source>Place token</source>
        <translation>Plättchen legen</translation>
    </message>
    <message>
        <source>Move token</source>
        <translation>Plättchen verschieben</translation>
    </message>
    <message>
        <source>Turn token</source>
        <translation>Plättchen drehen</translation>
    </message>
    <message>
        <source>Remove token</source>
        <translation>Plättchen entfernen</translation>
    </message>
</context>
<context>
    <name>TokenKind</name>
    <message>
        <source>must be more than nothing</source>
        <translation>muss größer als null sein</translation>
    </message>
    <message>
        <source>Chicane</source>
        <translation>Schikane</translation>
    </message>
    <message>
        <source>Chicane with a limit</source>
        <translation>Schikane mit Limit</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Sprung</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Climb, uphill</source>
        <translation>Anstieg</translation>
    </message>
    <message>
        <source>Climb, downhill</source>
        <translation>Gefälle</translation>
    </message>
    <message>
        <source>Cloud</source>
        <translation>Wolke</translation>
    </message>
    <message>
        <source>Oxygen</source>
        <translation>Sauerstoff</translation>
    </message>
    <message>
        <source>Mud spray</source>
        <translation>Schlamm</translation>
    </message>
    <message>
        <source>Joker, entrance</source>
        <translation>Joker, Einfahrt</translation>
    </message>
    <message>
        <source>Joker, exit</source>
        <translation>Joker, Ausfahrt</translation>
    </message>
    <message>
        <source>Finish arch</source>
        <translation>Zielbogen</translation>
    </message>
    <message>
        <source>%1, asphalt</source>
        <translation>%1, Asphalt</translation>
    </message>
    <message>
        <source>%1, gravel</source>
        <translation>%1, Schotter</translation>
    </message>
    <message>
        <source>%1, snow</source>
        <translation>%1, Schnee</translation>
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
        <translation>In der Zwischenablage sind keine Marken</translation>
    </message>
    <message>
        <source>The text in the clipboard is no track</source>
        <translation>Der Text in der Zwischenablage ist keine Strecke</translation>
    </message>
</context>
<context>
    <name>TrackFile</name>
    <message>
        <source>the board has no place &quot;%1&quot;</source>
        <translation>auf dem Spielplan gibt es keinen Platz „%1“</translation>
    </message>
    <message>
        <source>Write column and row, A1 to F12, as in E5</source>
        <translation>Spalte und Reihe schreiben, A1 bis F12, wie in E5</translation>
    </message>
    <message>
        <source>must be a list of marks, each in quotes</source>
        <translation>muss eine Liste von Marken sein, jede in Anführungszeichen</translation>
    </message>
    <message>
        <source>holds more marks than there are</source>
        <translation>hat mehr Marken, als es gibt</translation>
    </message>
    <message>
        <source>%1 is there twice</source>
        <translation>%1 steht zweimal da</translation>
    </message>
    <message>
        <source>Write all that is on a point into one record</source>
        <translation>Alles, was auf einem Punkt ist, in einen Eintrag schreiben</translation>
    </message>
    <message>
        <source>must be the id of a track, or a track</source>
        <translation>muss die Kennung einer Strecke oder eine Strecke sein</translation>
    </message>
    <message>
        <source>a Grand Slam has three tracks</source>
        <translation>ein Grand Slam hat drei Strecken</translation>
    </message>
    <message>
        <source>must be an object, in braces</source>
        <translation>muss ein Objekt in geschweiften Klammern sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be text, in quotes</source>
        <translation>„%1“ muss Text in Anführungszeichen sein</translation>
    </message>
    <message>
        <source>no die has a face of the colour &quot;%1&quot;</source>
        <translation>kein Würfel hat eine Seite der Farbe „%1“</translation>
    </message>
    <message>
        <source>Colours that there are: %1</source>
        <translation>Farben, die es gibt: %1</translation>
    </message>
    <message>
        <source>six titans race at most</source>
        <translation>höchstens sechs Titanen treten an</translation>
    </message>
</context>
<context>
    <name>TrackFixes</name>
    <message>
        <source>Take what is marked on %1 away</source>
        <translation>Was auf %1 eingetragen ist, wegnehmen</translation>
    </message>
    <message>
        <source>Take the unknown marks of %1 away</source>
        <translation>Die unbekannten Marken von %1 wegnehmen</translation>
    </message>
    <message>
        <source>Mark %1 as the rulebook does</source>
        <translation>%1 wie in der Spielregel eintragen</translation>
    </message>
</context>
<context>
    <name>TrackRules</name>
    <message>
        <source>lava</source>
        <translation>Lava</translation>
    </message>
    <message>
        <source>pirates</source>
        <translation>Piraten</translation>
    </message>
    <message>
        <source>a super ramp to the left</source>
        <translation>eine Superrampe nach links</translation>
    </message>
    <message>
        <source>a super ramp to the right</source>
        <translation>eine Superrampe nach rechts</translation>
    </message>
    <message>
        <source>a multi ramp</source>
        <translation>eine Multirampe</translation>
    </message>
    <message>
        <source>a fire statue</source>
        <translation>eine Feuerstatue</translation>
    </message>
    <message>
        <source>the pentagram</source>
        <translation>das Pentagramm</translation>
    </message>
    <message>
        <source>ice</source>
        <translation>Eis</translation>
    </message>
    <message>
        <source>a bonus point</source>
        <translation>ein Bonuspunkt</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>keine Wirkung</translation>
    </message>
    <message>
        <source>There is no mark &quot;%1&quot;.</source>
        <translation>Es gibt keine Marke „%1“.</translation>
    </message>
    <message>
        <source>Two ramps are on one point.</source>
        <translation>Auf einem Punkt sind zwei Rampen.</translation>
    </message>
    <message>
        <source>Ice lies all the way round: whoever comes upon it slides without an end.</source>
        <translation>Das Eis geht ganz herum: Wer darauf kommt, rutscht ohne Ende.</translation>
    </message>
    <message>
        <source>Two effects are on one point: no board of the box is known to have that.</source>
        <translation>Auf einem Punkt sind zwei Wirkungen: Das ist von keinem Spielplan der Schachtel bekannt.</translation>
    </message>
    <message>
        <source>No point gives a bonus card, so nobody gets more than the first.</source>
        <translation>Kein Punkt gibt eine Bonuskarte, so bekommt niemand mehr als die erste.</translation>
    </message>
    <message>
        <source>Not the whole board of %1 is entered: what is not counts as points without effect.</source>
        <translation>Der Spielplan von %1 ist nicht ganz eingetragen: Der Rest zählt als Punkte ohne Wirkung.</translation>
    </message>
    <message>
        <source>The box has no track &quot;%1&quot;, but %2.</source>
        <translation>In der Schachtel ist keine Strecke „%1“, sondern %2.</translation>
    </message>
    <message>
        <source>%1 does not have this: %2.</source>
        <translation>Das hat %1 nicht: %2.</translation>
    </message>
    <message>
        <source>Of this point of %1 an example of the rulebook says: %2.</source>
        <translation>Von diesem Punkt von %1 sagt ein Beispiel der Spielregel: %2.</translation>
    </message>
    <message>
        <source>The board has no point there: columns A, C and E have the odd rows, B, D and F the even ones.</source>
        <translation>Dort hat der Spielplan keinen Punkt: Die Spalten A, C und E haben die ungeraden Reihen, B, D und F die geraden.</translation>
    </message>
</context>
<context>
    <name>TrackSteps</name>
    <message>
        <source>Mark: %1</source>
        <translation>Markieren: %1</translation>
    </message>
    <message>
        <source>Take away: %1</source>
        <translation>Wegnehmen: %1</translation>
    </message>
    <message>
        <source>Clear %1</source>
        <translation>%1 leeren</translation>
    </message>
    <message>
        <source>Mirror the track</source>
        <translation>Strecke spiegeln</translation>
    </message>
    <message>
        <source>Turn the track by two columns</source>
        <translation>Strecke um zwei Spalten drehen</translation>
    </message>
    <message>
        <source>A track of one&apos;s own</source>
        <translation>Eine eigene Strecke</translation>
    </message>
    <message>
        <source>The track %1</source>
        <translation>Die Strecke %1</translation>
    </message>
    <message>
        <source>The whole board is entered</source>
        <translation>Der ganze Spielplan ist eingetragen</translation>
    </message>
    <message>
        <source>Not the whole board is entered</source>
        <translation>Nicht der ganze Spielplan ist eingetragen</translation>
    </message>
    <message>
        <source>Clear the track</source>
        <translation>Strecke leeren</translation>
    </message>
    <message>
        <source>Paste marks</source>
        <translation>Marken einfügen</translation>
    </message>
    <message>
        <source>Paste a track</source>
        <translation>Strecke einfügen</translation>
    </message>
</context>
<context>
    <name>TurnSoThatItFits</name>
    <message>
        <source>Turn %1</source>
        <translation>%1 drehen</translation>
    </message>
</context>
<context>
    <name>TyreWords</name>
    <message>
        <source>asphalt tyres</source>
        <translation>Asphaltreifen</translation>
    </message>
    <message>
        <source>snow tyres</source>
        <translation>Schneereifen</translation>
    </message>
    <message>
        <source>snow tyres, 2nd generation</source>
        <translation>Schneereifen der 2. Generation</translation>
    </message>
    <message>
        <source>earth tyres</source>
        <translation>Erdreifen</translation>
    </message>
    <message>
        <source>soft tyres</source>
        <translation>weiche Reifen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; tyres</source>
        <translation>Reifen „%1“</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>tyres and their time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
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
            <numerusform>An der Kreuzung %1 ist unklar, wo es weitergeht: %n Fahrbahn biegt gleich stark ab.</numerusform>
            <numerusform>An der Kreuzung %1 ist unklar, wo es weitergeht: %n Fahrbahnen biegen gleich stark ab.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnknownGame</name>
    <message>
        <source>Make it a stage of %1</source>
        <translation>Zu einer Strecke von %1 machen</translation>
    </message>
    <message>
        <source>Stagewright does not know the game &quot;%1&quot;. It knows: %2.</source>
        <translation>Stagewright kennt das Spiel „%1“ nicht. Bekannte Spiele: %2.</translation>
    </message>
</context>
<context>
    <name>UnknownPieces</name>
    <message>
        <source>stage %1, %2</source>
        <translation>Strecke %1, %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>line %1, %2</source>
        <translation>Zeile %1, %2</translation>
    </message>
</context>
<context>
    <name>UnknownTile</name>
    <message>
        <source>Stagewright does not know tile %1.</source>
        <translation>Stagewright kennt Teil %1 nicht.</translation>
    </message>
</context>
<context>
    <name>UnreachableSpace</name>
    <message numerus="yes">
        <source>No car can reach %n space(s) of %1.</source>
        <translation>
            <numerusform>Kein Auto erreicht %n Feld von %1.</numerusform>
            <numerusform>Kein Auto erreicht %n Felder von %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnsureRecord</name>
    <message>
        <source>It is not certain how %1 is printed: %2</source>
        <translation>Wie %1 bedruckt ist, ist nicht sicher: %2</translation>
    </message>
</context>
<context>
    <name>UsedTwice</name>
    <message numerus="yes">
        <source>The same stage is driven %n times: %1.</source>
        <translation>
            <numerusform>Dieselbe Strecke wird %n-mal gefahren: %1.</numerusform>
            <numerusform>Dieselbe Strecke wird %n-mal gefahren: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
</context>
<context>
    <name>VerifiedText</name>
    <message>
        <source>the file would be larger than can be read again (%1 MB)</source>
        <translation>die Datei wäre zu groß, um wieder gelesen zu werden (%1&#xa0;MB)</translation>
    </message>
    <message>
        <source>Leave something out, or part it</source>
        <translation>Etwas weglassen oder sie aufteilen</translation>
    </message>
    <message>
        <source>what would be written could not be read again: %1</source>
        <translation>was geschrieben würde, könnte nicht wieder gelesen werden: %1</translation>
    </message>
    <message>
        <source>what would be written would be read as something else</source>
        <translation>was geschrieben würde, würde als etwas anderes gelesen</translation>
    </message>
    <message>
        <source>The file is left as it was. Save under another name and in another format, or undo the last changes</source>
        <translation>Die Datei bleibt, wie sie war. Unter anderem Namen und in anderem Format speichern oder die letzten Änderungen rückgängig machen</translation>
    </message>
</context>
<context>
    <name>WatchPage</name>
    <message numerus="yes">
        <source>Race %1: car %2 wins, the last is in after %n round(s).</source>
        <translation>
            <numerusform>Rennen %1: Auto %2 gewinnt, das letzte ist nach %n Spielrunde im Ziel.</numerusform>
            <numerusform>Rennen %1: Auto %2 gewinnt, das letzte ist nach %n Spielrunden im Ziel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drive %1 ends before the finish.</source>
        <translation>Fahrt %1 endet vor dem Ziel.</translation>
    </message>
    <message numerus="yes">
        <source>Drive %1 takes %2 in %n turn(s).</source>
        <translation>
            <numerusform>Fahrt %1 dauert %2 in %n Zug.</numerusform>
            <numerusform>Fahrt %1 dauert %2 in %n Zügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, car %2.</source>
        <translation>Spielrunde %1, Auto %2.</translation>
    </message>
    <message>
        <source>Turn %1.</source>
        <translation>Zug %1.</translation>
    </message>
    <message>
        <source>%1, to %2. Hazards: %3 of %4.</source>
        <translation>%1, auf %2. ⚠-Symbole: %3 von %4.</translation>
    </message>
    <message>
        <source>The turn ends: %1 s.</source>
        <translation>Der Zug endet: %1 s.</translation>
    </message>
    <message>
        <source>Car %1</source>
        <translation>Auto %1</translation>
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
        <translation>der Web-Editor hat kein Plättchen „%1“</translation>
    </message>
</context>
<context>
    <name>WindowsEditorWriter</name>
    <message>
        <source>the Windows editor has no token &quot;%1&quot;</source>
        <translation>der Windows-Editor hat kein Plättchen „%1“</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; has another meaning there</source>
        <translation>das Feld „%1“ hat dort eine andere Bedeutung</translation>
    </message>
    <message>
        <source>all tiles are moved together, as the grid begins at 1</source>
        <translation>alle Teile werden gemeinsam verschoben, da das Raster bei 1 beginnt</translation>
    </message>
</context>
<context>
    <name>WishOptions</name>
    <message>
        <source>How dangerous the tiles are on average: low, medium or high.</source>
        <translation>Wie gefährlich die Teile im Mittel sind: low, medium oder high.</translation>
    </message>
    <message>
        <source>How much the road winds: low, medium or high.</source>
        <translation>Wie sehr sich die Straße windet: low, medium oder high.</translation>
    </message>
    <message>
        <source>How many tiles have a jump: low (at most one in eight), medium or high (at least one in four).</source>
        <translation>Wie viele Teile einen Sprung haben: low (höchstens jedes achte), medium oder high (mindestens jedes vierte).</translation>
    </message>
    <message>
        <source>How many have a ford, likewise.</source>
        <translation>Wie viele eine Furt haben, ebenso.</translation>
    </message>
    <message>
        <source>How many have a shortcut, likewise.</source>
        <translation>Wie viele eine Abkürzung haben, ebenso.</translation>
    </message>
    <message>
        <source>The game, as stage files name it. Left out: dirt.</source>
        <translation>Das Spiel, wie Streckendateien es nennen. Ohne Angabe: dirt.</translation>
    </message>
    <message>
        <source>stage or circuit. Left out: a circuit where the boxes have no start tile.</source>
        <translation>stage oder circuit. Ohne Angabe: ein Rundkurs, wenn die Schachteln kein Startteil haben.</translation>
    </message>
    <message>
        <source>Laps of a circuit. Left out: 1.</source>
        <translation>Runden eines Rundkurses. Ohne Angabe: 1.</translation>
    </message>
    <message>
        <source>So many stages, 1 to %1: of more than one a rally is made, and the wishes are for each of them.</source>
        <translation>So viele Strecken, 1 bis %1: aus mehreren wird eine Rallye, und die Wünsche gelten für jede.</translation>
    </message>
    <message>
        <source>The stages of the rally lie on the table at once: no tile is in two of them.</source>
        <translation>Die Strecken der Rallye liegen zugleich auf dem Tisch: kein Teil ist in zweien.</translation>
    </message>
    <message>
        <source>rising or falling: how the difficulty goes from the first stage of the rally to the last.</source>
        <translation>rising oder falling: wie sich die Schwierigkeit von der ersten Strecke der Rallye zur letzten ändert.</translation>
    </message>
    <message>
        <source>Road tiles, start and finish among them, %1 to %2. Left out: 12.</source>
        <translation>Straßenteile, Start und Ziel mitgezählt, %1 bis %2. Ohne Angabe: 12.</translation>
    </message>
    <message>
        <source>Minutes to play, met within a tenth; instead of --tiles.</source>
        <translation>Spielminuten, auf ein Zehntel getroffen; statt --tiles.</translation>
    </message>
    <message>
        <source>How many play, which makes the minutes. Left out: 4.</source>
        <translation>Wie viele spielen, wovon die Minuten abhängen. Ohne Angabe: 4.</translation>
    </message>
    <message>
        <source>Surfaces and how many percent of the tiles have them: asphalt, gravel, snow.</source>
        <translation>Beläge, und wie viel Prozent der Teile sie haben: asphalt, gravel, snow.</translation>
    </message>
    <message>
        <source>easy, medium or hard, as &quot;estimate&quot; says it.</source>
        <translation>easy, medium oder hard, wie „estimate“ es sagt.</translation>
    </message>
    <message>
        <source>A service park beside the finish; of a circuit a pit.</source>
        <translation>Ein Servicepark neben dem Ziel; bei einem Rundkurs eine Box.</translation>
    </message>
    <message>
        <source>--together and --course are for the stages of a rally</source>
        <translation>--together und --course sind für die Strecken einer Rallye</translation>
    </message>
    <message>
        <source>Say how many with --stages</source>
        <translation>Sagen Sie mit --stages, wie viele</translation>
    </message>
    <message>
        <source>there are no hex tiles of a game &quot;%1&quot;, but of: %2</source>
        <translation>es gibt keine Streckenteile eines Spiels „%1“, sondern von: %2</translation>
    </message>
    <message>
        <source>--kind takes stage or circuit, not &quot;%1&quot;</source>
        <translation>--kind nimmt stage oder circuit, nicht „%1“</translation>
    </message>
    <message>
        <source>--tiles and --minutes exclude each other</source>
        <translation>--tiles und --minutes schließen einander aus</translation>
    </message>
    <message>
        <source>--minutes takes a number from 1 to %1</source>
        <translation>--minutes nimmt eine Zahl von 1 bis %1</translation>
    </message>
    <message>
        <source>--%1 takes low, medium or high, not &quot;%2&quot;</source>
        <translation>--%1 nimmt low, medium oder high, nicht „%2“</translation>
    </message>
    <message>
        <source>--difficulty takes easy, medium or hard, not &quot;%1&quot;</source>
        <translation>--difficulty nimmt easy, medium oder hard, nicht „%1“</translation>
    </message>
    <message>
        <source>--course takes rising or falling, not &quot;%1&quot;</source>
        <translation>--course nimmt rising oder falling, nicht „%1“</translation>
    </message>
    <message>
        <source>--course and --difficulty exclude each other</source>
        <translation>--course und --difficulty schließen einander aus</translation>
    </message>
    <message>
        <source>there is no surface &quot;%1&quot;, but asphalt, gravel and snow</source>
        <translation>es gibt keinen Belag „%1“, sondern asphalt, gravel und snow</translation>
    </message>
    <message>
        <source>the surface &quot;%1&quot; is named twice</source>
        <translation>der Belag „%1“ ist zweimal genannt</translation>
    </message>
    <message>
        <source>of several surfaces it has to be said how many percent each has</source>
        <translation>bei mehreren Belägen muss gesagt sein, wie viel Prozent jeder hat</translation>
    </message>
    <message>
        <source>Write them as in gravel:60,snow:40</source>
        <translation>Schreiben Sie sie wie in gravel:60,snow:40</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of percent</source>
        <translation>„%1“ ist keine Prozentzahl</translation>
    </message>
    <message>
        <source>the surfaces have %1 % together, which is more than all</source>
        <translation>die Beläge haben zusammen %1 %, mehr als alles</translation>
    </message>
</context>
<context>
    <name>Wishes</name>
    <message>
        <source>asphalt</source>
        <translation>Asphalt</translation>
    </message>
    <message>
        <source>gravel</source>
        <translation>Schotter</translation>
    </message>
    <message>
        <source>snow</source>
        <translation>Schnee</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) with a jump</source>
        <translation>
            <numerusform>%n Teil mit Sprung</numerusform>
            <numerusform>%n Teile mit Sprung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) with a ford</source>
        <translation>
            <numerusform>%n Teil mit Furt</numerusform>
            <numerusform>%n Teile mit Furt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) with a shortcut</source>
        <translation>
            <numerusform>%n Teil mit Abkürzung</numerusform>
            <numerusform>%n Teile mit Abkürzung</numerusform>
        </translation>
    </message>
    <message>
        <source>the boxes hold no start tile, which a circuit needs</source>
        <translation>die Schachteln haben kein Startteil, das ein Rundkurs braucht</translation>
    </message>
    <message>
        <source>the boxes hold no start tile, which a stage needs</source>
        <translation>die Schachteln haben kein Startteil, das eine Strecke braucht</translation>
    </message>
    <message>
        <source>the boxes hold no finish tile, which a stage needs</source>
        <translation>die Schachteln haben kein Zielteil, das eine Strecke braucht</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) are wished for, and the boxes hold %2</source>
        <translation>
            <numerusform>%1: %n Teil ist gewünscht, und die Schachteln haben %2</numerusform>
            <numerusform>%1: %n Teile sind gewünscht, und die Schachteln haben %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2: no %n tile(s) of the boxes have it</source>
        <translation>
            <numerusform>%1 %2: kein %n Teil der Schachteln hat es</numerusform>
            <numerusform>%1 %2: keine %n Teile der Schachteln haben es</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2: %3 are needed, and the boxes hold %4</source>
        <translation>%1 %2: nötig sind %3, und die Schachteln haben %4</translation>
    </message>
    <message numerus="yes">
        <source>%n road tile(s) are wished for, and the boxes hold %1</source>
        <translation>
            <numerusform>%n Straßenteil ist gewünscht, und die Schachteln haben %1</numerusform>
            <numerusform>%n Straßenteile sind gewünscht, und die Schachteln haben %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the table has room for no %n tile(s)</source>
        <translation>
            <numerusform>der Tisch hat keinen Platz für %n Teil</numerusform>
            <numerusform>der Tisch hat keinen Platz für %n Teile</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ZipName</name>
    <message>
        <source>the entry has no name</source>
        <translation>der Eintrag hat keinen Namen</translation>
    </message>
    <message>
        <source>the name holds a control character</source>
        <translation>der Name enthält ein Steuerzeichen</translation>
    </message>
    <message>
        <source>the name is not valid UTF-8</source>
        <translation>der Name ist kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>the name holds a backslash</source>
        <translation>der Name enthält einen umgekehrten Schrägstrich</translation>
    </message>
    <message>
        <source>the name is absolute</source>
        <translation>der Name ist absolut</translation>
    </message>
    <message>
        <source>the name begins with a drive letter</source>
        <translation>der Name beginnt mit einem Laufwerksbuchstaben</translation>
    </message>
    <message>
        <source>the name leads out of the folder</source>
        <translation>der Name führt aus dem Ordner hinaus</translation>
    </message>
    <message>
        <source>the name is longer than a file&apos;s may be</source>
        <translation>der Name ist länger, als der einer Datei sein darf</translation>
    </message>
</context>
<context>
    <name>ZipReader</name>
    <message>
        <source>Fetch the file again, or ask whoever made it for a clean one</source>
        <translation>Die Datei noch einmal holen oder eine einwandfreie vom Ersteller erbitten</translation>
    </message>
    <message>
        <source>is damaged, or unpacks to another size than it says</source>
        <translation>ist beschädigt oder wird beim Entpacken anders groß als angegeben</translation>
    </message>
    <message>
        <source>is another entry, depending on who reads the zip</source>
        <translation>ist ein anderer Eintrag, je nachdem, wer die Zip-Datei liest</translation>
    </message>
    <message>
        <source>cannot be unpacked</source>
        <translation>kann nicht entpackt werden</translation>
    </message>
    <message>
        <source>is damaged: its checksum is wrong</source>
        <translation>ist beschädigt: Die Prüfsumme stimmt nicht</translation>
    </message>
    <message>
        <source>the directory of the zip is damaged</source>
        <translation>das Verzeichnis der Zip-Datei ist beschädigt</translation>
    </message>
</context>
<context>
    <name>ZipScan</name>
    <message>
        <source>Fetch the file again, or pack it anew with another program</source>
        <translation>Die Datei noch einmal holen oder mit einem anderen Programm neu packen</translation>
    </message>
    <message>
        <source>the zip is cut off</source>
        <translation>die Zip-Datei ist abgeschnitten</translation>
    </message>
    <message>
        <source>this is no zip</source>
        <translation>dies ist keine Zip-Datei</translation>
    </message>
    <message>
        <source>the zip has two directories</source>
        <translation>die Zip-Datei hat zwei Verzeichnisse</translation>
    </message>
    <message>
        <source>this is not a plain zip: its directory is not where it should be, as when something stands before the zip</source>
        <translation>dies ist keine einfache Zip-Datei: Ihr Verzeichnis ist nicht dort, wo es sein sollte, als stünde etwas vor der Zip-Datei</translation>
    </message>
    <message numerus="yes">
        <source>the zip has more than %n entries</source>
        <translation>
            <numerusform>die Zip-Datei hat mehr als %n Eintrag</numerusform>
            <numerusform>die Zip-Datei hat mehr als %n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose another file</source>
        <translation>Eine andere Datei wählen</translation>
    </message>
    <message>
        <source>the directory of the zip is damaged</source>
        <translation>das Verzeichnis der Zip-Datei ist beschädigt</translation>
    </message>
    <message>
        <source>Ask whoever made the file for a clean one</source>
        <translation>Eine einwandfreie Datei vom Ersteller erbitten</translation>
    </message>
    <message>
        <source>the entry is not where the directory says</source>
        <translation>der Eintrag ist nicht dort, wo das Verzeichnis ihn angibt</translation>
    </message>
    <message>
        <source>there are two entries of this name</source>
        <translation>es gibt zwei Einträge mit diesem Namen</translation>
    </message>
    <message>
        <source>on some systems this is the same name as &quot;%1&quot;</source>
        <translation>auf manchen Systemen ist dies derselbe Name wie „%1“</translation>
    </message>
    <message>
        <source>the entry is encrypted</source>
        <translation>der Eintrag ist verschlüsselt</translation>
    </message>
    <message>
        <source>the entry is a link</source>
        <translation>der Eintrag ist eine Verknüpfung</translation>
    </message>
    <message>
        <source>the entry is no ordinary file</source>
        <translation>der Eintrag ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>the entry is packed in a way (%1) that is not read here</source>
        <translation>der Eintrag ist auf eine nicht unterstützte Weise gepackt (%1)</translation>
    </message>
    <message>
        <source>the entry has another name in its header</source>
        <translation>der Eintrag hat in seinem Kopf einen anderen Namen</translation>
    </message>
    <message>
        <source>the entry is packed in another way by its header</source>
        <translation>der Eintrag ist nach seinem Kopf anders gepackt</translation>
    </message>
    <message>
        <source>the entry has another size in its header</source>
        <translation>der Eintrag hat in seinem Kopf eine andere Größe</translation>
    </message>
    <message>
        <source>the entry has another checksum in its header</source>
        <translation>der Eintrag hat in seinem Kopf eine andere Prüfsumme</translation>
    </message>
    <message>
        <source>the entry is cut off</source>
        <translation>der Eintrag ist abgeschnitten</translation>
    </message>
    <message>
        <source>the size that is declared is wrong</source>
        <translation>die angegebene Größe ist falsch</translation>
    </message>
    <message>
        <source>the entry is larger than %1 MB</source>
        <translation>der Eintrag ist größer als %1&#xa0;MB</translation>
    </message>
    <message>
        <source>the entries are larger than %1 MB together</source>
        <translation>die Einträge sind zusammen größer als %1&#xa0;MB</translation>
    </message>
    <message>
        <source>the entry claims to be more than %1 times as large as it is packed</source>
        <translation>der Eintrag soll mehr als %1-mal so groß sein wie gepackt</translation>
    </message>
    <message>
        <source>the entry lies over another one, &quot;%1&quot;</source>
        <translation>der Eintrag liegt über einem anderen, „%1“</translation>
    </message>
    <message>
        <source>the entry is called a folder and holds data</source>
        <translation>der Eintrag nennt sich Ordner und enthält Daten</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) stand behind the end of the zip</source>
        <translation>
            <numerusform>%n Byte steht hinter dem Ende der Zip-Datei</numerusform>
            <numerusform>%n Bytes stehen hinter dem Ende der Zip-Datei</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a file, and cannot be a folder too</source>
        <translation>„%1“ ist eine Datei und kann nicht auch ein Ordner sein</translation>
    </message>
</context>
<context>
    <name>ZipWriter</name>
    <message>
        <source>cannot be packed</source>
        <translation>kann nicht gepackt werden</translation>
    </message>
</context>
<context>
    <name>ZoneBoardsFile</name>
    <message>
        <source>holds more than there can be, %1</source>
        <translation>enthält mehr, als es geben kann, %1</translation>
    </message>
    <message>
        <source>a zone is one capital letter</source>
        <translation>eine Zone ist ein Großbuchstabe</translation>
    </message>
    <message>
        <source>a point of a road is the number printed there, in quotes</source>
        <translation>ein Punkt einer Straße ist die dort gedruckte Zahl in Anführungszeichen</translation>
    </message>
    <message>
        <source>a point inside is a number, 0 to %1</source>
        <translation>ein Punkt im Innern ist eine Zahl von 0 bis %1</translation>
    </message>
    <message>
        <source>says the same as the text</source>
        <translation>sagt dasselbe wie der Text</translation>
    </message>
    <message>
        <source>Take one of both away</source>
        <translation>Eines von beiden wegnehmen</translation>
    </message>
    <message>
        <source>a road joins two ends</source>
        <translation>eine Straße verbindet zwei Enden</translation>
    </message>
    <message>
        <source>two roads of side %1 use the end %2</source>
        <translation>zwei Straßen der Seite %1 benutzen das Ende %2</translation>
    </message>
    <message>
        <source>a side of zone %1 is called %1, %1*, or %1/ and its first number</source>
        <translation>eine Seite der Zone %1 heißt %1, %1* oder %1/ und ihre erste Zahl</translation>
    </message>
    <message>
        <source>side %1 is there twice</source>
        <translation>Seite %1 ist zweimal da</translation>
    </message>
    <message>
        <source>a size is width and height in millimetres, up to %1</source>
        <translation>eine Größe ist Breite und Höhe in Millimetern, bis %1</translation>
    </message>
    <message>
        <source>is %1, but this program knows format %2</source>
        <translation>ist %1, aber dieses Programm kennt Format %2</translation>
    </message>
    <message>
        <source>is not %1, of which these boards would be</source>
        <translation>ist nicht %1, wovon diese Spielpläne wären</translation>
    </message>
    <message>
        <source>zone %1 is there twice</source>
        <translation>Zone %1 ist zweimal da</translation>
    </message>
    <message>
        <source>the ends of side %1 are %2 to %3: %4 is none of them</source>
        <translation>die Enden der Seite %1 sind %2 bis %3: %4 ist keines davon</translation>
    </message>
    <message>
        <source>a change of line leads from an inside space to one of the slide line or back, as &quot;i1 to o2&quot;</source>
        <translation>ein Wechsel der Linie führt von einem Feld innen zu einem der Driftlinie oder zurück, wie &quot;i1 to o2&quot;</translation>
    </message>
</context>
<context>
    <name>stagewright::AboutDialog</name>
    <message>
        <source>About Stagewright</source>
        <translation>Über Stagewright</translation>
    </message>
    <message>
        <source>&amp;Licence of the program…</source>
        <translation>&amp;Lizenz des Programms…</translation>
    </message>
    <message>
        <source>Licence of the &amp;font…</source>
        <translation>Lizenz der Schri&amp;ft…</translation>
    </message>
    <message>
        <source>A track editor and rally planner for hex-tile racing board games.</source>
        <translation>Ein Streckeneditor und Rallyeplaner für Rennspiele mit sechseckigen Streckenteilen.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder später. Es gibt keinerlei Gewährleistung.</translation>
    </message>
    <message>
        <source>The games and their names belong to their publishers, who have nothing to do with this program.</source>
        <translation>Die Spiele und ihre Namen gehören ihren Verlagen, die mit diesem Programm nichts zu tun haben.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Made with&lt;/b&gt;</source>
        <translation>&lt;b&gt;Erstellt mit&lt;/b&gt;</translation>
    </message>
</context>
<context>
    <name>stagewright::ArtChoice</name>
    <message>
        <source>The program&apos;s own pict&amp;ures</source>
        <translation>Bil&amp;der des Programms</translation>
    </message>
    <message>
        <source>Folder with pictures of tiles</source>
        <translation>Ordner mit Bildern von Teilen</translation>
    </message>
    <message>
        <source>Pictures of &amp;your own…</source>
        <translation>E&amp;igene Bilder…</translation>
    </message>
</context>
<context>
    <name>stagewright::Autosave</name>
    <message>
        <source>cannot be written</source>
        <translation>kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Make room there, or save the stage</source>
        <translation>Dort Platz schaffen oder die Strecke speichern</translation>
    </message>
</context>
<context>
    <name>stagewright::BoardFields</name>
    <message>
        <source>Race on</source>
        <translation>Gefahren auf</translation>
    </message>
    <message>
        <source>One track</source>
        <translation>einer Strecke</translation>
    </message>
    <message>
        <source>Grand Slam of three</source>
        <translation>Grand Slam aus dreien</translation>
    </message>
    <message>
        <source>Bottom</source>
        <comment>board of a stack</comment>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Middle</source>
        <comment>board of a stack</comment>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Top</source>
        <comment>board of a stack</comment>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Printed on the other side of the same board; who owns the box can look.</source>
        <translation>Auf der anderen Seite desselben Plans gedruckt; wer die Schachtel hat, kann nachsehen.</translation>
    </message>
    <message>
        <source>Back of %1</source>
        <translation>Rückseite von %1</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>nicht bekannt</translation>
    </message>
</context>
<context>
    <name>stagewright::BoardView</name>
    <message>
        <source>Tile %1 fits here in no other way</source>
        <translation>Teil %1 passt hier auf keine andere Weise</translation>
    </message>
    <message>
        <source>No tile is selected</source>
        <translation>Kein Teil ist ausgewählt</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>No token lies on the board.</source>
        <translation>Auf dem Spielplan liegt kein Plättchen.</translation>
    </message>
    <message>
        <source>No tile is selected: click the one that is to lie another way</source>
        <translation>Kein Teil ist ausgewählt: das anklicken, das anders liegen soll</translation>
    </message>
    <message>
        <source>Several tiles are selected: click the one that is to lie another way</source>
        <translation>Mehrere Teile sind ausgewählt: das anklicken, das anders liegen soll</translation>
    </message>
    <message>
        <source>No road end is open: click the tile that is to be taken back</source>
        <translation>Kein Fahrbahnende ist offen: das Teil anklicken, das zurück soll</translation>
    </message>
    <message>
        <source>Stagewright does not know tile %1, and cannot copy it</source>
        <translation>Stagewright kennt Teil %1 nicht und kann es nicht kopieren</translation>
    </message>
    <message>
        <source>Click to see it in the list.</source>
        <translation>Klicken, um es in der Liste zu sehen.</translation>
    </message>
</context>
<context>
    <name>stagewright::Card</name>
    <message>
        <source>No longer there</source>
        <translation>Nicht mehr vorhanden</translation>
    </message>
    <message>
        <source>No picture of it</source>
        <translation>Kein Bild davon</translation>
    </message>
</context>
<context>
    <name>stagewright::CardBoard</name>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Of a trial all cards lie open</source>
        <translation>Bei einer Testfahrt liegen alle Karten offen</translation>
    </message>
    <message>
        <source>Five cards or six lie open: press the slot beside the deck</source>
        <translation>Fünf oder sechs Karten liegen offen: den Platz neben dem Stapel drücken</translation>
    </message>
    <message>
        <source>In a trial nobody has a driver</source>
        <translation>In einer Testfahrt hat niemand einen Fahrer</translation>
    </message>
    <message>
        <source>All players have drivers: drag this one to one of them</source>
        <translation>Alle Spieler haben Fahrer: diesen zu einem von ihnen ziehen</translation>
    </message>
</context>
<context>
    <name>stagewright::CardEditor</name>
    <message>
        <source>Nothing is wrong here</source>
        <translation>Hier ist nichts falsch</translation>
    </message>
    <message>
        <source>Click a pile to turn it from A to B, drag drivers to players; arrow keys and Space do the same, %1 takes away</source>
        <translation>Ein Klick wechselt einen Stapel von A zu B, Fahrer zu Spielern ziehen; Pfeiltasten und Leertaste tun dasselbe, %1 nimmt weg</translation>
    </message>
    <message>
        <source>Drop the driver on a player, or on the drivers to take him away</source>
        <translation>Den Fahrer auf einem Spieler ablegen, oder auf den Fahrern, um ihn wegzunehmen</translation>
    </message>
    <message>
        <source>Take the next one</source>
        <translation>Das Nächste nehmen</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Plan the table</source>
        <translation>Den Tisch planen</translation>
    </message>
</context>
<context>
    <name>stagewright::CardEstimatePanel</name>
    <message>
        <source>The ghost driver&apos;s pairs of dice by round: %1, together %2</source>
        <translation>Würfelpaare des Geisterpiloten je Runde: %1, zusammen %2</translation>
    </message>
    <message>
        <source>In the mean he scores %1 speed points and %2 for popularity, if nothing of it is covered.</source>
        <translation>Im Mittel macht er %1 Tempopunkte und %2 für Beliebtheit, wenn nichts davon verdeckt wird.</translation>
    </message>
    <message>
        <source>What he scores is not known: no text tells the faces of the hazard die. Enter them, and it is.</source>
        <translation>Was er erreicht, ist nicht bekannt: Kein Text nennt die Seiten des Gefahrenwürfels. Sie eintragen, dann ist es bekannt.</translation>
    </message>
    <message>
        <source>A die without hits damages nobody.</source>
        <translation>Ein Würfel ohne Treffer schadet niemandem.</translation>
    </message>
    <message>
        <source>From 0 a damage token is flipped after %1 hazard dice in the mean. Two dice flip one in %2, three in %3 of 100 cases.</source>
        <translation>Von 0 an wird im Mittel nach %1 Gefahrenwürfeln ein Schadensplättchen umgedreht. Zwei Würfel drehen in %2, drei in %3 von 100 Fällen eines um.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), %1</source>
        <translation>
            <numerusform>%n Runde, %1</numerusform>
            <numerusform>%n Runden, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::CarryFields</name>
    <message>
        <source>Carry the stages in the &amp;file</source>
        <translation>Strecken in der Datei m&amp;itgeben</translation>
    </message>
    <message>
        <source>With drivers, res&amp;ults and notes</source>
        <translation>Mit Fahrern, Ergebnissen und N&amp;otizen</translation>
    </message>
    <message>
        <source>Whoever opens the file with Stagewright has the stages.</source>
        <translation>Wer die Datei mit Stagewright öffnet, hat die Strecken.</translation>
    </message>
    <message>
        <source>Whoever opens the file with Stagewright has the whole rally.</source>
        <translation>Wer die Datei mit Stagewright öffnet, hat die ganze Rallye.</translation>
    </message>
    <message>
        <source>Carry the stages in the &amp;file (%1)</source>
        <translation>Strecken in der Datei m&amp;itgeben (%1)</translation>
    </message>
    <message>
        <source>With drivers, res&amp;ults and notes (%1)</source>
        <translation>Mit Fahrern, Ergebnissen und N&amp;otizen (%1)</translation>
    </message>
</context>
<context>
    <name>stagewright::ChainBoard</name>
    <message>
        <source>Board</source>
        <translation>Spielfläche</translation>
    </message>
    <message>
        <source>All other ends of this board have roads that are known</source>
        <translation>Alle anderen Enden dieses Spielplans haben bekannte Straßen</translation>
    </message>
    <message>
        <source>Nothing fits there</source>
        <translation>Dort passt nichts</translation>
    </message>
    <message>
        <source>Type a roadbook line beside the board, as L0-L1 / C7-C6, or choose where the stage starts</source>
        <translation>Daneben eine Roadbook-Zeile schreiben, etwa L0-L1 / C7-C6, oder wählen, wo die Strecke startet</translation>
    </message>
</context>
<context>
    <name>stagewright::ChainEditor</name>
    <message>
        <source>Drive the section the other &amp;way</source>
        <translation>Abschnitt anders&amp;herum fahren</translation>
    </message>
    <message>
        <source>&amp;Dry or snow side of the board</source>
        <translation>Trockene oder &amp;Schneeseite des Spielplans</translation>
    </message>
    <message>
        <source>Re&amp;move the section</source>
        <translation>Abschnitt ent&amp;fernen</translation>
    </message>
    <message>
        <source>Take back the last section</source>
        <translation>Letzten Abschnitt zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Copy the roadbook line</source>
        <translation>Roadbook-Zeile &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste a roadbook line</source>
        <translation>Roadbook-Zeile &amp;einfügen</translation>
    </message>
    <message>
        <source>Drive from &amp;finish to start</source>
        <translation>Vom &amp;Ziel zum Start fahren</translation>
    </message>
    <message>
        <source>Write the &amp;roadbook line</source>
        <translation>&amp;Roadbook-Zeile schreiben</translation>
    </message>
    <message>
        <source>Nothing is wrong here</source>
        <translation>Hier stimmt alles</translation>
    </message>
    <message>
        <source>Click the end by which the road leaves the board; %1 gives it up</source>
        <translation>Das Ende anklicken, an dem die Straße den Spielplan verlässt; %1 gibt es auf</translation>
    </message>
    <message>
        <source>Click the open end to go on, a section to choose it; arrow keys walk, %1 removes, %2 drives it the other way</source>
        <translation>Offenes Ende anklicken: weiter; Abschnitt: wählen; %1 entfernt, %2 fährt ihn andersherum</translation>
    </message>
</context>
<context>
    <name>stagewright::ChainPalette</name>
    <message>
        <source>Enter spaces</source>
        <translation>Felder eingeben</translation>
    </message>
    <message>
        <source>Assistance afterwards</source>
        <translation>Danach Service</translation>
    </message>
    <message>
        <source>Roadbook line</source>
        <translation>Roadbook-Zeile</translation>
    </message>
    <message>
        <source>Boards are taken from</source>
        <translation>Spielpläne kommen aus</translation>
    </message>
    <message>
        <source>Spaces not entered: %1</source>
        <translation>Felder nicht eingegeben: %1</translation>
    </message>
</context>
<context>
    <name>stagewright::ChangeList</name>
    <message>
        <source>What is different</source>
        <translation>Was anders ist</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <translation>Nur in %1</translation>
    </message>
</context>
<context>
    <name>stagewright::ChoiceList</name>
    <message>
        <source>above the limit</source>
        <translation>über dem Limit</translation>
    </message>
    <message>
        <source>jumps</source>
        <translation>springt</translation>
    </message>
    <message>
        <source>Dice and spaces that are open</source>
        <translation>Offene Würfel und Felder</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Onto</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Feld fügt hinzu</translation>
    </message>
    <message>
        <source>Loses control</source>
        <translation>Kontrollverlust</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kostet</translation>
    </message>
    <message>
        <source>Hazards that the space adds</source>
        <translation>⚠-Symbole, die das Feld hinzufügt</translation>
    </message>
    <message>
        <source>How likely this roll loses control</source>
        <translation>Wie leicht dieser Wurf die Kontrolle kostet</translation>
    </message>
    <message>
        <source>Seconds that it is expected to cost more than the best choice</source>
        <translation>Sekunden, die es voraussichtlich mehr kostet als die beste Wahl</translation>
    </message>
    <message>
        <source>best</source>
        <translation>am besten</translation>
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
        <translation>Suche nach einem Weg…</translation>
    </message>
    <message>
        <source>Close the lap</source>
        <translation>Runde schließen</translation>
    </message>
    <message>
        <source>Lead to the finish</source>
        <translation>Zum Ziel führen</translation>
    </message>
    <message numerus="yes">
        <source>Lay %1, %n left</source>
        <translation>
            <numerusform>%1 legen, noch %n übrig</numerusform>
            <numerusform>%1 legen, noch %n übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the road could not go on behind it</source>
        <translation>%1: Dahinter könnte die Fahrbahn nicht weitergehen</translation>
    </message>
    <message numerus="yes">
        <source>Close the lap with %n tile(s)</source>
        <translation>
            <numerusform>Runde mit %n Teil schließen</numerusform>
            <numerusform>Runde mit %n Teilen schließen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lead to the finish with %n tile(s)</source>
        <translation>
            <numerusform>Mit %n Teil zum Ziel führen</numerusform>
            <numerusform>Mit %n Teilen zum Ziel führen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::ClubActions</name>
    <message>
        <source>Drivers of the clu&amp;b…</source>
        <translation>Fahrer des Clu&amp;bs…</translation>
    </message>
</context>
<context>
    <name>stagewright::ClubDelegate</name>
    <message>
        <source>No colour</source>
        <translation>Keine Farbe</translation>
    </message>
</context>
<context>
    <name>stagewright::ClubDialog</name>
    <message>
        <source>Drivers of the club</source>
        <translation>Fahrer des Clubs</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>Add the drivers once: evenings and seasons choose from them.</source>
        <translation>Trage die Fahrer einmal ein: Abende und Saisons wählen aus ihnen.</translation>
    </message>
</context>
<context>
    <name>stagewright::ClubDrivers</name>
    <message>
        <source>Move it away, and start anew or import an older copy</source>
        <translation>Verschiebe sie und fang neu an oder importiere eine ältere Kopie</translation>
    </message>
    <message>
        <source>the file does not answer yet</source>
        <translation>die Datei antwortet noch nicht</translation>
    </message>
</context>
<context>
    <name>stagewright::ClubMenu</name>
    <message>
        <source>&amp;Take the drivers of the rally into the club</source>
        <translation>Fahrer der Rallye in den Club &amp;aufnehmen</translation>
    </message>
    <message>
        <source>&amp;Drivers of the club…</source>
        <translation>&amp;Fahrer des Clubs…</translation>
    </message>
</context>
<context>
    <name>stagewright::ClubModel</name>
    <message>
        <source>A driver needs a name.</source>
        <translation>Ein Fahrer braucht einen Namen.</translation>
    </message>
    <message>
        <source>A number is from 0 to %1.</source>
        <translation>Eine Nummer geht von 0 bis %1.</translation>
    </message>
    <message>
        <source>Driver %1</source>
        <translation>Fahrer %1</translation>
    </message>
    <message>
        <source>There is a driver called %1 already.</source>
        <translation>Einen Fahrer namens %1 gibt es schon.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
</context>
<context>
    <name>stagewright::CommandSearch</name>
    <message>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>%1 (on)</source>
        <comment>a command that can be switched on and off</comment>
        <translation>%1 (ein)</translation>
    </message>
    <message>
        <source>No command is called &quot;%1&quot;</source>
        <translation>Kein Befehl heißt „%1“</translation>
    </message>
</context>
<context>
    <name>stagewright::CompareActions</name>
    <message>
        <source>Co&amp;mpare with</source>
        <translation>&amp;Vergleichen mit</translation>
    </message>
    <message>
        <source>Compare with a &amp;file…</source>
        <translation>Mit einer &amp;Datei vergleichen…</translation>
    </message>
    <message>
        <source>Compare with the &amp;saved version</source>
        <translation>Mit der &amp;gespeicherten Fassung vergleichen</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation>Offen: %1</translation>
    </message>
</context>
<context>
    <name>stagewright::CompareWindow</name>
    <message>
        <source>Compare: %1 and %2</source>
        <translation>Vergleich: %1 und %2</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Strecken</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>titles of stages</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1: only at the left</source>
        <translation>%1: nur links</translation>
    </message>
    <message>
        <source>%1: only at the right</source>
        <translation>%1: nur rechts</translation>
    </message>
    <message>
        <source>Only one of the rallies has this stage.</source>
        <translation>Nur eine der Rallyes hat diese Strecke.</translation>
    </message>
    <message>
        <source>Being read…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>There is no stage in it.</source>
        <translation>Darin ist keine Strecke.</translation>
    </message>
    <message>
        <source>There is no such stage here.</source>
        <translation>Hier gibt es keine solche Strecke.</translation>
    </message>
    <message>
        <source>Nothing is laid yet.</source>
        <translation>Es liegt noch nichts.</translation>
    </message>
    <message>
        <source>Left: %1</source>
        <translation>Links: %1</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>Rechts: %1</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
</context>
<context>
    <name>stagewright::ComparedPicture</name>
    <message numerus="yes">
        <source>%n place(s) marked</source>
        <translation>
            <numerusform>%n Stelle markiert</numerusform>
            <numerusform>%n Stellen markiert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::DeckFields</name>
    <message>
        <source>Stage</source>
        <translation>Strecke</translation>
    </message>
    <message>
        <source>Draw a stage</source>
        <translation>Eine Strecke auslosen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Surroundings</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>My stage</source>
        <translation>Meine Strecke</translation>
    </message>
    <message>
        <source>Not chosen yet</source>
        <translation>Noch nicht gewählt</translation>
    </message>
    <message>
        <source>Of my own…</source>
        <translation>Eigene…</translation>
    </message>
    <message>
        <source>One that was not played lately, in this evening or in those remembered here</source>
        <translation>Eine, die länger nicht gespielt wurde, an diesem Abend oder an denen, die hier stehen</translation>
    </message>
</context>
<context>
    <name>stagewright::DetailsPanel</name>
    <message>
        <source>Your note on this tile</source>
        <translation>Eigene Notiz zu diesem Teil</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Select one tile to see all about it.</source>
        <translation>Ein Teil auswählen, um alles darüber zu sehen.</translation>
    </message>
    <message>
        <source>In the box: %1</source>
        <translation>In der Schachtel: %1</translation>
    </message>
    <message numerus="yes">
        <source>Used %n times in this stage.</source>
        <translation>
            <numerusform>%n-mal in dieser Strecke verwendet.</numerusform>
            <numerusform>%n-mal in dieser Strecke verwendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Used nowhere else in this stage.</source>
        <translation>Sonst nirgends in dieser Strecke verwendet.</translation>
    </message>
    <message numerus="yes">
        <source>Its other side is used %n times in this stage.</source>
        <translation>
            <numerusform>Seine andere Seite liegt %n-mal in dieser Strecke.</numerusform>
            <numerusform>Seine andere Seite liegt %n-mal in dieser Strecke.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Teil %1</translation>
    </message>
    <message>
        <source>Stagewright does not know this tile.</source>
        <translation>Stagewright kennt dieses Teil nicht.</translation>
    </message>
    <message>
        <source>Turn it over to %1</source>
        <translation>Auf %1 umdrehen</translation>
    </message>
</context>
<context>
    <name>stagewright::DiceRow</name>
    <message>
        <source>Dice of the turn</source>
        <translation>Würfel des Zugs</translation>
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
        <translation>%1 in %2</translation>
    </message>
</context>
<context>
    <name>stagewright::DriveChoices</name>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Driver</source>
        <translation>&amp;Fahrer</translation>
    </message>
    <message>
        <source>&amp;Car</source>
        <translation>Au&amp;to</translation>
    </message>
    <message>
        <source>By the surface</source>
        <translation>Nach dem Belag</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Spieler</translation>
    </message>
    <message>
        <source>&amp;Laps</source>
        <translation>R&amp;unden</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Laps</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Car</source>
        <translation>Auto</translation>
    </message>
    <message numerus="yes">
        <source>At least the %n driver(s) named in the results</source>
        <translation>
            <numerusform>Mindestens der %n Fahrer aus den Ergebnissen</numerusform>
            <numerusform>Mindestens die %n Fahrer aus den Ergebnissen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::DriveChooser</name>
    <message>
        <source>One car</source>
        <translation>Ein Auto</translation>
    </message>
    <message numerus="yes">
        <source>%n cars race</source>
        <translation>
            <numerusform>%n Auto im Rennen</numerusform>
            <numerusform>%n Autos im Rennen</numerusform>
        </translation>
    </message>
    <message>
        <source>How many cars</source>
        <translation>Wie viele Autos</translation>
    </message>
    <message>
        <source>A median drive</source>
        <translation>Eine mittlere Fahrt</translation>
    </message>
    <message>
        <source>One of the quickest tenth</source>
        <translation>Eine aus dem schnellsten Zehntel</translation>
    </message>
    <message>
        <source>One of the slowest tenth</source>
        <translation>Eine aus dem langsamsten Zehntel</translation>
    </message>
    <message>
        <source>By its number</source>
        <translation>Nach ihrer Nummer</translation>
    </message>
    <message>
        <source>Which drive</source>
        <translation>Welche Fahrt</translation>
    </message>
    <message>
        <source>Number of the drive</source>
        <translation>Nummer der Fahrt</translation>
    </message>
    <message>
        <source>&amp;No.</source>
        <translation>&amp;Nr.</translation>
    </message>
    <message>
        <source>Another one</source>
        <comment>race</comment>
        <translation>Ein anderes</translation>
    </message>
    <message>
        <source>Another one</source>
        <comment>drive</comment>
        <translation>Eine andere</translation>
    </message>
    <message>
        <source>Show another race of as many cars</source>
        <translation>Ein anderes Rennen mit ebenso vielen Autos ansehen</translation>
    </message>
    <message>
        <source>Show another drive of the same kind</source>
        <translation>Eine andere Fahrt derselben Art zeigen</translation>
    </message>
    <message>
        <source>The same number gives the same race: it is the seed of &quot;stagewright race --seed&quot;.</source>
        <translation>Dieselbe Nummer gibt dasselbe Rennen: Sie ist der Startwert von „stagewright race --seed“.</translation>
    </message>
    <message>
        <source>The same number gives the same drive: it is the seed of &quot;stagewright estimate --seed&quot; and of &quot;map --drive&quot;.</source>
        <translation>Dieselbe Nummer ergibt dieselbe Fahrt: Es ist die von „stagewright estimate --seed“ und „map --drive“.</translation>
    </message>
</context>
<context>
    <name>stagewright::DriveDock</name>
    <message>
        <source>Drive</source>
        <translation>Fahrt</translation>
    </message>
</context>
<context>
    <name>stagewright::DrivePanel</name>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Test drive</source>
        <translation>Probefahrt</translation>
    </message>
</context>
<context>
    <name>stagewright::EntryPanel</name>
    <message>
        <source>Played &amp;today</source>
        <translation>Heute gesp&amp;ielt</translation>
    </message>
    <message>
        <source>Ta&amp;ke back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>with commas between</source>
        <translation>mit Kommas dazwischen</translation>
    </message>
    <message>
        <source>Sta&amp;rs:</source>
        <translation>Ste&amp;rne:</translation>
    </message>
    <message>
        <source>Ta&amp;gs:</source>
        <translation>Schla&amp;gwörter:</translation>
    </message>
    <message>
        <source>Played on:</source>
        <translation>Gespielt am:</translation>
    </message>
    <message>
        <source>&amp;Notes:</source>
        <translation>&amp;Notizen:</translation>
    </message>
    <message>
        <source>Your boxes lack %1.</source>
        <translation>Ihren Schachteln fehlt %1.</translation>
    </message>
    <message>
        <source>Other tiles with the same roads can lie there.</source>
        <translation>Andere Teile mit denselben Fahrbahnen können dort liegen.</translation>
    </message>
    <message>
        <source>There are no substitutes.</source>
        <translation>Es gibt keinen Ersatz.</translation>
    </message>
    <message>
        <source>Your boxes hold all its tiles.</source>
        <translation>Ihre Schachteln haben alle Teile dafür.</translation>
    </message>
    <message>
        <source>Your boxes hold all its tiles if the stages are laid one after the other; for all at once they lack %1.</source>
        <translation>Ihre Schachteln haben alle Teile, wenn die Strecken nacheinander gelegt werden; für alle zugleich fehlt %1.</translation>
    </message>
    <message>
        <source>Choose a stage or a rally to see what is known of it; several, to compare them.</source>
        <translation>Wählen Sie eine Strecke oder Rallye, um zu sehen, was von ihr bekannt ist; mehrere, um sie zu vergleichen.</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Strecken</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message numerus="yes">
        <source>%1 min with %n player(s)</source>
        <translation>
            <numerusform>%1 min mit %n Spieler</numerusform>
            <numerusform>%1 min mit %n Spielern</numerusform>
        </translation>
    </message>
    <message>
        <source>Expected time</source>
        <translation>Erwartete Zeit</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Surfaces</source>
        <translation>Beläge</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) chosen</source>
        <translation>
            <numerusform>%n Datei gewählt</numerusform>
            <numerusform>%n Dateien gewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
</context>
<context>
    <name>stagewright::EstimatePanel</name>
    <message>
        <source>Expected time</source>
        <translation>Erwartete Zeit</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Losses of control</source>
        <translation>Kontrollverluste</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>No time yet</source>
        <translation>Noch keine Schätzung</translation>
    </message>
    <message>
        <source>8 of 10 drives take %1 to %2</source>
        <translation>8 von 10 Fahrten dauern %1 bis %2</translation>
    </message>
    <message>
        <source>No car reaches the finish.</source>
        <translation>Kein Auto kommt ins Ziel.</translation>
    </message>
    <message>
        <source>%1 a drive</source>
        <translation>%1 je Fahrt</translation>
    </message>
    <message>
        <source>%1 tokens a drive</source>
        <translation>%1 Marker je Fahrt</translation>
    </message>
    <message>
        <source>%1 min, %2 to set up</source>
        <translation>%1&#xa0;min, Aufbau %2&#xa0;min</translation>
    </message>
    <message>
        <source>%1 min if nobody is in the way (see Race), %2 to set up</source>
        <translation>%1&#xa0;min, wenn niemand im Weg ist (siehe Rennen), Aufbau %2&#xa0;min</translation>
    </message>
    <message>
        <source>The rules have no car &quot;%1&quot;: the usual one drives.</source>
        <translation>Die Regeln haben kein Auto „%1“: Es fährt das übliche.</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Fahrt</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>What is estimated</source>
        <translation>Was geschätzt wird</translation>
    </message>
    <message>
        <source>&amp;Watch a drive</source>
        <translation>Eine Fahrt a&amp;nsehen</translation>
    </message>
    <message>
        <source>Shows a drive of this stage on the board, die by die</source>
        <translation>Zeigt auf dem Spielplan eine Fahrt auf dieser Strecke, Würfel für Würfel</translation>
    </message>
    <message>
        <source>Simulating drives…</source>
        <translation>Fahrten werden simuliert…</translation>
    </message>
    <message>
        <source>Lay a stage from its start to its finish: how long it takes comes here.</source>
        <translation>Legen Sie eine Strecke vom Start bis zum Ziel: Hier steht dann, wie lange sie dauert.</translation>
    </message>
</context>
<context>
    <name>stagewright::EveningDock</name>
    <message>
        <source>Evening</source>
        <translation>Abend</translation>
    </message>
</context>
<context>
    <name>stagewright::EveningPanel</name>
    <message>
        <source>Times to expect</source>
        <translation>Erwartete Zeiten</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>Rallye</translation>
    </message>
</context>
<context>
    <name>stagewright::ExportDialog</name>
    <message numerus="yes">
        <source>&amp;All %n stage(s) of the rally in one file</source>
        <translation>
            <numerusform>Die %n Wertungsprüfung der R&amp;allye in einer Datei</numerusform>
            <numerusform>&amp;Alle %n Wertungsprüfungen der Rallye in einer Datei</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export as</source>
        <translation>Exportieren als</translation>
    </message>
    <message>
        <source>What is lost in the file</source>
        <translation>Was in der Datei verloren geht</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>%1 (.%2)</source>
        <translation>%1 (.%2)</translation>
    </message>
    <message>
        <source>All of it is kept in the file.</source>
        <translation>Alles bleibt in der Datei erhalten.</translation>
    </message>
    <message>
        <source>Such a file is for people to look at. It cannot be opened here again.</source>
        <translation>Eine solche Datei ist zum Ansehen gedacht. Sie kann hier nicht wieder geöffnet werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) will not be kept or not be shown there:</source>
        <translation>
            <numerusform>In %n Fall geht dort etwas verloren oder wird nicht gezeigt:</numerusform>
            <numerusform>In %n Fällen geht dort etwas verloren oder wird nicht gezeigt:</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Export all the same…</source>
        <translation>Trotzdem &amp;exportieren…</translation>
    </message>
    <message>
        <source>Such a file is for people to look at. It can be opened here again, as it carries the stage.</source>
        <translation>Eine solche Datei ist zum Anschauen. Sie lässt sich hier wieder öffnen, weil sie die Strecke in sich trägt.</translation>
    </message>
</context>
<context>
    <name>stagewright::FigureTable</name>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
</context>
<context>
    <name>stagewright::FileActions</name>
    <message>
        <source>New stage</source>
        <translation>Neue Strecke</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is open in another tab. Close that tab first, or choose another name.</source>
        <translation>„%1“ ist in einem anderen Tab offen. Diesen Tab zuerst schließen oder einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>New rally</source>
        <translation>Neue Rallye</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is open here, and an export would replace it. Choose another name.</source>
        <translation>„%1“ ist hier offen, und ein Export würde die Datei ersetzen. Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has been written as the stage was when you saved it. What is open here is something else by now.</source>
        <translation>„%1“ ist so geschrieben worden, wie die Strecke beim Speichern war. Was hier offen ist, ist inzwischen etwas anderes.</translation>
    </message>
    <message>
        <source>An export to &quot;%1&quot; is still being written. Wait for it, or choose another name.</source>
        <translation>Ein Export nach „%1“ wird noch geschrieben. Warten Sie darauf, oder wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>New circuit</source>
        <translation>Neuer Rundkurs</translation>
    </message>
    <message>
        <source>Leave out what was entered of the box</source>
        <translation>Eingetragenes aus der Schachtel weglassen</translation>
    </message>
</context>
<context>
    <name>stagewright::FileDrop</name>
    <message numerus="yes">
        <source>Drop to open %n file(s)</source>
        <translation>
            <numerusform>Ablegen, um %n Datei zu öffnen</numerusform>
            <numerusform>Ablegen, um %n Dateien zu öffnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drop to add the stages of %n file(s) to the rally</source>
        <translation>
            <numerusform>Loslassen, um die Strecken von %n Datei zur Rallye hinzuzufügen</numerusform>
            <numerusform>Loslassen, um die Strecken von %n Dateien zur Rallye hinzuzufügen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::FilterBar</name>
    <message>
        <source>Show them</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show the tiles that the filter hides</source>
        <translation>Die Teile zeigen, die der Filter verbirgt</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles are hidden by the filter.</source>
        <translation>
            <numerusform>%n Teil ist durch den Filter verborgen.</numerusform>
            <numerusform>%n Teile sind durch den Filter verborgen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The filter hides nothing here.</source>
        <translation>Der Filter verbirgt hier nichts.</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Filter aufheben</translation>
    </message>
</context>
<context>
    <name>stagewright::FilterButton</name>
    <message>
        <source>Filter the tiles</source>
        <translation>Teile filtern</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Only what &amp;fits here</source>
        <translation>Nur was hier &amp;passt</translation>
    </message>
    <message>
        <source>Only what is &amp;left</source>
        <translation>Nur was &amp;übrig ist</translation>
    </message>
    <message>
        <source>Bend</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>Straight on</source>
        <translation>Geradeaus</translation>
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
        <translation>Belag</translation>
    </message>
    <message>
        <source>Gravel</source>
        <translation>Schotter</translation>
    </message>
    <message>
        <source>Asphalt</source>
        <translation>Asphalt</translation>
    </message>
    <message>
        <source>Snow</source>
        <translation>Schnee</translation>
    </message>
    <message>
        <source>Danger</source>
        <translation>Gefahrenstufe</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Gering</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>Spuren</translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s)</source>
        <translation>
            <numerusform>%n Spur</numerusform>
            <numerusform>%n Spuren</numerusform>
        </translation>
    </message>
    <message>
        <source>On the tile</source>
        <translation>Auf dem Teil</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Sprung</translation>
    </message>
    <message>
        <source>Ford</source>
        <translation>Furt</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>Drift</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Abkürzung</translation>
    </message>
    <message>
        <source>Climb</source>
        <translation>Anstieg</translation>
    </message>
    <message>
        <source>Junction</source>
        <translation>Kreuzung</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Service</translation>
    </message>
    <message>
        <source>&amp;Show all</source>
        <translation>&amp;Alle zeigen</translation>
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
        <translation>%1 Lässt sich beheben: %2</translation>
    </message>
    <message numerus="yes">
        <source>And %n more, shown when some of these are mended.</source>
        <translation>
            <numerusform>Und %n weiterer, der erscheint, wenn einige von diesen behoben sind.</numerusform>
            <numerusform>Und %n weitere, die erscheinen, wenn einige von diesen behoben sind.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>Keine Befunde</translation>
    </message>
    <message>
        <source>Show the place</source>
        <translation>Stelle zeigen</translation>
    </message>
    <message>
        <source>Mend</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Was das bedeutet</translation>
    </message>
    <message>
        <source>Nothing is laid yet</source>
        <translation>Noch liegt nichts</translation>
    </message>
</context>
<context>
    <name>stagewright::FirstStepsCard</name>
    <message>
        <source>That is a whole stage. F1 opens the manual, which knows the rest.</source>
        <translation>Das ist eine ganze Strecke. F1 öffnet das Handbuch, in dem alles Weitere steht.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>%1: done</source>
        <translation>%1: erledigt</translation>
    </message>
</context>
<context>
    <name>stagewright::GeneralPage</name>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Unsaved changes are kept safe after this time, in case the program ends unexpectedly.</source>
        <translation>Nach dieser Zeit werden ungespeicherte Änderungen gesichert, falls das Programm unerwartet endet.</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Erscheinungsbild:</translation>
    </message>
    <message>
        <source>Keep &amp;safe within:</source>
        <translation>&amp;Sichern innerhalb von:</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>S&amp;prache:</translation>
    </message>
    <message>
        <source>Keep safe within</source>
        <translation>Sichern innerhalb von</translation>
    </message>
</context>
<context>
    <name>stagewright::HazardForm</name>
    <message>
        <source>I enter the hazard die</source>
        <translation>Gefahrenwürfel bekannt</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Popularity</source>
        <translation>Beliebtheit</translation>
    </message>
    <message>
        <source>Hits on face %1</source>
        <translation>Treffer auf Seite %1</translation>
    </message>
    <message>
        <source>Popularity on face %1</source>
        <translation>Beliebtheit auf Seite %1</translation>
    </message>
    <message>
        <source>Face %1</source>
        <translation>Seite %1</translation>
    </message>
</context>
<context>
    <name>stagewright::HistoryPanel</name>
    <message>
        <source>As opened</source>
        <translation>Beim Öffnen</translation>
    </message>
    <message>
        <source>Steps of this stage</source>
        <translation>Schritte dieser Strecke</translation>
    </message>
    <message>
        <source>A click goes back, or forward, to that step.</source>
        <translation>Ein Klick geht zu diesem Schritt zurück oder vor.</translation>
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
        <translation>Nur &amp;meine Schachteln zählen</translation>
    </message>
    <message>
        <source>Boxes and table</source>
        <translation>Schachteln und Tisch</translation>
    </message>
    <message>
        <source>When this is off, a stage may use any box it needs.</source>
        <translation>Ist das aus, darf eine Strecke alle Schachteln nutzen, die sie braucht.</translation>
    </message>
    <message>
        <source>&amp;Warn me when a stage is larger than my table</source>
        <translation>&amp;Warnen, wenn eine Strecke größer ist als mein Tisch</translation>
    </message>
    <message>
        <source>Width of the table</source>
        <translation>Breite des Tischs</translation>
    </message>
    <message>
        <source>Depth of the table</source>
        <translation>Tiefe des Tischs</translation>
    </message>
    <message>
        <source>Tile files of my own</source>
        <translation>Eigene Teiledateien</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
</context>
<context>
    <name>stagewright::IdeaGallery</name>
    <message>
        <source>Ideas</source>
        <translation>Ideen</translation>
    </message>
</context>
<context>
    <name>stagewright::IdeaSearch</name>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 statt %2</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) slower</source>
        <translation>
            <numerusform>%n Sekunde langsamer</numerusform>
            <numerusform>%n Sekunden langsamer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) faster</source>
        <translation>
            <numerusform>%n Sekunde schneller</numerusform>
            <numerusform>%n Sekunden schneller</numerusform>
        </translation>
    </message>
    <message>
        <source>as fast as before</source>
        <translation>so schnell wie vorher</translation>
    </message>
    <message>
        <source>the stage has no road from start to finish</source>
        <translation>die Strecke hat keine Fahrbahn vom Start zum Ziel</translation>
    </message>
</context>
<context>
    <name>stagewright::IdeasModel</name>
    <message>
        <source>Click to lay it in place of the stage; the star keeps it</source>
        <translation>Klicken legt sie an die Stelle der Strecke; der Stern behält sie</translation>
    </message>
    <message>
        <source>%1, kept</source>
        <translation>%1, behalten</translation>
    </message>
</context>
<context>
    <name>stagewright::IdeasPanel</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Fit my boxes</source>
        <translation>An meine Schachteln anpassen</translation>
    </message>
    <message>
        <source>Wishes</source>
        <translation>Wünsche</translation>
    </message>
    <message>
        <source>Tile list</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>&amp;Tiles to lay</source>
        <translation>&amp;Zu legende Teile</translation>
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
        <translation>Zu legende Teile</translation>
    </message>
    <message>
        <source>Find stages</source>
        <translation>Strecken suchen</translation>
    </message>
    <message>
        <source>Lay it out</source>
        <translation>Auslegen</translation>
    </message>
    <message>
        <source>Say what you would like, and press “%1”. Stages come here to choose from.</source>
        <translation>Wünsche angeben und auf „%1“ drücken. Hier erscheinen Strecken zur Auswahl.</translation>
    </message>
    <message>
        <source>Paste a list of tiles as rulebooks print it, or open a file with one. Layouts of it come here to choose from.</source>
        <translation>Eine Liste von Teilen einfügen, wie Spielregeln sie drucken, oder eine Datei mit einer öffnen. Hier erscheinen Auslagen zur Auswahl.</translation>
    </message>
    <message>
        <source>Say first which boxes you have: Edit &gt; Boxes and table.</source>
        <translation>Zuerst angeben, welche Schachteln da sind: Bearbeiten &gt; Schachteln und Tisch.</translation>
    </message>
    <message numerus="yes">
        <source>%n found. Point at one to see it on the board, click it to take it.</source>
        <translation>
            <numerusform>%n gefunden. Zeigen lässt sie auf dem Spielplan sehen, ein Klick nimmt sie.</numerusform>
            <numerusform>%n gefunden. Auf eine zeigen, um sie auf dem Spielplan zu sehen; ein Klick nimmt sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 There are no others.</source>
        <translation>%1 Andere gibt es nicht.</translation>
    </message>
    <message>
        <source>These tiles cannot be laid: %1. Change the list, and try again.</source>
        <translation>Diese Teile lassen sich nicht auslegen: %1. Die Liste ändern und es noch einmal versuchen.</translation>
    </message>
    <message>
        <source>No layout was found: %1. Change the list, or try again.</source>
        <translation>Keine Auslage gefunden: %1. Die Liste ändern oder es noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Nothing was found. Wish for less, and try again.</source>
        <translation>Nichts gefunden. Weniger wünschen und es noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Nothing was found: %1. Wish for less, and try again.</source>
        <translation>Nichts gefunden: %1. Weniger wünschen und es noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Stopped before anything was found. “%1” begins anew.</source>
        <translation>Angehalten, ehe etwas gefunden war. „%1“ beginnt von vorn.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped, with %n found. “%1” begins anew.</source>
        <translation>
            <numerusform>Angehalten, %n gefunden. „%1“ beginnt von vorn.</numerusform>
            <numerusform>Angehalten, %n gefunden. „%1“ beginnt von vorn.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take an idea</source>
        <translation>Idee übernehmen</translation>
    </message>
    <message>
        <source>This stage</source>
        <translation>Diese Strecke</translation>
    </message>
    <message>
        <source>Change a part</source>
        <translation>Einen Teil der Strecke ändern</translation>
    </message>
    <message numerus="yes">
        <source>A rally has at most %n stages.</source>
        <translation>
            <numerusform>Eine Rallye hat höchstens %n Strecke.</numerusform>
            <numerusform>Eine Rallye hat höchstens %n Strecken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s) were added: they stand in the strip below.</source>
        <translation>
            <numerusform>%n Strecke hinzugefügt: Sie steht in der Leiste unten.</numerusform>
            <numerusform>%n Strecken hinzugefügt: Sie stehen in der Leiste unten.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other road was found: %1. Select other tiles, and try again.</source>
        <translation>Keine andere Fahrbahn gefunden: %1. Andere Teile auswählen und noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Of the tiles of: %1. Edit &gt; Boxes and table says which boxes there are.</source>
        <translation>Aus den Teilen von: %1. Welche Schachteln da sind, steht unter Bearbeiten &gt; Schachteln und Tisch.</translation>
    </message>
    <message>
        <source>Your boxes hold all tiles of this stage: it can be laid as it is.</source>
        <translation>Die Schachteln enthalten alle Teile dieser Strecke: Sie lässt sich legen, wie sie ist.</translation>
    </message>
    <message>
        <source>It cannot be laid with your boxes: %1. Change the selected tiles, or look for another like it.</source>
        <translation>Mit den Schachteln lässt sie sich nicht legen: %1. Die ausgewählten Teile ändern oder eine ähnliche suchen.</translation>
    </message>
    <message>
        <source>Nothing like it was found: %1. Change a part of it, or say what you would like under “Wishes”.</source>
        <translation>Nichts Ähnliches gefunden: %1. Einen Teil davon ändern oder unter „Wünsche“ angeben, was gefragt ist.</translation>
    </message>
    <message>
        <source>Looking… “%1” ends the search.</source>
        <translation>Suche… „%1“ beendet sie.</translation>
    </message>
    <message numerus="yes">
        <source>%n found so far, and looking for more… Point at one to see it on the board, click it to take it.</source>
        <translation>
            <numerusform>%n gefunden, die Suche geht weiter… Darauf zeigen, um sie auf dem Spielplan zu sehen; ein Klick nimmt sie.</numerusform>
            <numerusform>%n gefunden, die Suche geht weiter… Auf eine zeigen, um sie auf dem Spielplan zu sehen; ein Klick nimmt sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>What can be made of the stage comes here to choose from.</source>
        <translation>Was sich aus der Strecke machen lässt, kommt hierher zur Auswahl.</translation>
    </message>
</context>
<context>
    <name>stagewright::LayerBar</name>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
</context>
<context>
    <name>stagewright::LeadingHome</name>
    <message>
        <source>The road already has its end</source>
        <translation>Die Fahrbahn hat ihr Ende schon</translation>
    </message>
    <message>
        <source>No road end is open: lay a tile first, or take one back</source>
        <translation>Kein Ende der Fahrbahn ist offen: Zuerst ein Teil legen oder eines zurücknehmen</translation>
    </message>
    <message>
        <source>No way was found with the tiles that are left: take some tiles back</source>
        <translation>Mit den übrigen Teilen wurde kein Weg gefunden: Einige Teile zurücknehmen</translation>
    </message>
    <message>
        <source>No way was found: %1</source>
        <translation>Kein Weg gefunden: %1</translation>
    </message>
    <message>
        <source>Close the lap</source>
        <translation>Runde schließen</translation>
    </message>
    <message>
        <source>Lead to the finish</source>
        <translation>Zum Ziel führen</translation>
    </message>
</context>
<context>
    <name>stagewright::LibraryActions</name>
    <message>
        <source>&amp;Library…</source>
        <translation>Bibliot&amp;hek…</translation>
    </message>
    <message>
        <source>Stages of the rule&amp;books</source>
        <translation>Strecken der Re&amp;gelhefte</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>That folder is on the shelf already.</source>
        <translation>Dieser Ordner steht schon im Regal.</translation>
    </message>
    <message>
        <source>A file&apos;s name has no &quot;/&quot;, and does not begin with a point.</source>
        <translation>Ein Dateiname enthält kein „/“ und beginnt nicht mit einem Punkt.</translation>
    </message>
    <message>
        <source>Renamed to %1.</source>
        <translation>Umbenannt in %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) moved to the bin. Undo brings them back.</source>
        <translation>
            <numerusform>%n Datei in den Papierkorb verschoben. „Rückgängig“ holt sie zurück.</numerusform>
            <numerusform>%n Dateien in den Papierkorb verschoben. „Rückgängig“ holt sie zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are as they were.</source>
        <translation>
            <numerusform>%n Datei ist wieder, wie sie war.</numerusform>
            <numerusform>%n Dateien sind wieder, wie sie waren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied as a picture of %1 × %2 pixels</source>
        <translation>Als Bild von %1 × %2 Pixeln kopiert</translation>
    </message>
</context>
<context>
    <name>stagewright::LibraryWindow</name>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Your own stages are not on the shelf yet. &quot;Add folder…&quot; shows all that is in a folder and below it, of every format that is read.</source>
        <translation>Ihre eigenen Strecken stehen noch nicht im Regal. „Ordner hinzufügen…“ zeigt alles, was in einem Ordner und darunter ist, in jedem lesbaren Format.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Add to the rally</source>
        <translation>Zur Rallye hinzufügen</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <translation>In den Papierkorb</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>The times of what may fit are still being reckoned.</source>
        <translation>Die Zeiten dessen, was passen könnte, werden noch berechnet.</translation>
    </message>
    <message>
        <source>Nothing on the shelf is as you look for it. &quot;Clear&quot; shows everything again.</source>
        <translation>Nichts im Regal ist so, wie Sie es suchen. „Leeren“ zeigt wieder alles.</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Als Bild kopieren</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
</context>
<context>
    <name>stagewright::LoneTurns</name>
    <message>
        <source>Turns of a titan alone</source>
        <translation>Züge eines Titanen allein</translation>
    </message>
    <message>
        <source>Alone, best of</source>
        <translation>Allein, bester von</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>mindestens</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n Würfeln</numerusform>
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
        <translation>Exportiert nach %1</translation>
    </message>
    <message>
        <source>%1 – %2[*] – Stagewright</source>
        <translation>%1 – %2[*] – Stagewright</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) printed</source>
        <translation>
            <numerusform>%n Seite gedruckt</numerusform>
            <numerusform>%n Seiten gedruckt</numerusform>
        </translation>
    </message>
    <message>
        <source>Pane&amp;ls</source>
        <translation>Fenster&amp;bereiche</translation>
    </message>
</context>
<context>
    <name>stagewright::ManualWindow</name>
    <message>
        <source>Previous place</source>
        <translation>Vorige Stelle</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Nächste Stelle</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
</context>
<context>
    <name>stagewright::MapFields</name>
    <message>
        <source>T&amp;ransparent ground</source>
        <translation>Du&amp;rchsichtiger Grund</translation>
    </message>
    <message>
        <source>The picture shows, beside the tiles:</source>
        <translation>Das Bild zeigt außer den Teilen:</translation>
    </message>
    <message>
        <source>&amp;Title and author</source>
        <translation>&amp;Titel und Autor</translation>
    </message>
    <message>
        <source>Tile &amp;numbers</source>
        <translation>Teile&amp;nummern</translation>
    </message>
    <message>
        <source>&amp;Driving direction</source>
        <translation>&amp;Fahrtrichtung</translation>
    </message>
    <message>
        <source>&amp;Pacenotes</source>
        <translation>A&amp;ufschrieb</translation>
    </message>
    <message>
        <source>Tile &amp;list</source>
        <translation>Tei&amp;leliste</translation>
    </message>
    <message>
        <source>Le&amp;gend</source>
        <translation>Le&amp;gende</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> Pixel</translation>
    </message>
    <message>
        <source>Longer &amp;side:</source>
        <translation>Längere &amp;Seite:</translation>
    </message>
</context>
<context>
    <name>stagewright::MarkList</name>
    <message>
        <source>Marks</source>
        <translation>Marken</translation>
    </message>
    <message>
        <source>Choose points (Esc)</source>
        <translation>Punkte wählen (Esc)</translation>
    </message>
    <message>
        <source>A click chooses a point and marks nothing.</source>
        <translation>Ein Klick wählt einen Punkt und markiert nichts.</translation>
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
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not accepted. Enter a whole number from %3.</source>
        <translation>%1: „%2“ ist nicht zulässig. Eine ganze Zahl von %3 eingeben.</translation>
    </message>
    <message numerus="yes">
        <source>%1: &quot;%2&quot; is not accepted. Enter a number from %3, with up to %n decimal(s).</source>
        <translation>
            <numerusform>%1: „%2“ ist nicht zulässig. Eine Zahl von %3 mit höchstens %n Nachkommastelle eingeben.</numerusform>
            <numerusform>%1: „%2“ ist nicht zulässig. Eine Zahl von %3 mit höchstens %n Nachkommastellen eingeben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::Minimap</name>
    <message>
        <source>Map of the whole stage</source>
        <translation>Übersichtskarte der Strecke</translation>
    </message>
    <message>
        <source>Click to move the view</source>
        <translation>Klicken, um den Ausschnitt zu verschieben</translation>
    </message>
</context>
<context>
    <name>stagewright::MovePanel</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>What each die does from here</source>
        <translation>Was jeder Würfel von hier aus tut</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Ends on</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Laps, lives</source>
        <translation>Rnd., Leben</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Figure here</source>
        <translation>Figur hier</translation>
    </message>
    <message>
        <source>No figures</source>
        <translation>Keine Figuren</translation>
    </message>
    <message>
        <source>Sets a figure on the chosen point, to see who is pushed. On the board the keys 1 to 6 do so for each of six.</source>
        <translation>Stellt eine Figur auf den gewählten Punkt, um zu sehen, wer geschoben wird. Auf dem Spielplan tun das die Tasten 1 bis 6 für jede der sechs.</translation>
    </message>
    <message>
        <source>Takes all figures off the board.</source>
        <translation>Nimmt alle Figuren vom Spielplan.</translation>
    </message>
    <message>
        <source>Six figures are all that there are: choose the point of one of them.</source>
        <translation>Mehr als sechs Figuren gibt es nicht: Wähle den Punkt einer von ihnen.</translation>
    </message>
    <message>
        <source>Purple: any of these, and 1 life. No bonus card is thrown away.</source>
        <translation>Violett: einer von diesen, und 1 Leben weniger. Bonuskarten werden keine abgeworfen.</translation>
    </message>
    <message>
        <source>Figure %1</source>
        <translation>Figur %1</translation>
    </message>
</context>
<context>
    <name>stagewright::NumberField</name>
    <message>
        <source>%1: &quot;%2&quot; is not accepted. Enter a whole number from %3 to %4.</source>
        <translation>%1: „%2“ ist nicht zulässig. Eine ganze Zahl von %3 bis %4 eingeben.</translation>
    </message>
</context>
<context>
    <name>stagewright::OfferList</name>
    <message>
        <source>What fits</source>
        <translation>Was passt</translation>
    </message>
    <message>
        <source>By which end does it leave the board?</source>
        <translation>An welchem Ende verlässt sie den Spielplan?</translation>
    </message>
    <message>
        <source>Where the stage starts</source>
        <translation>Wo die Strecke startet</translation>
    </message>
    <message>
        <source>Behind %1</source>
        <translation>Hinter %1</translation>
    </message>
</context>
<context>
    <name>stagewright::OptionBoxes</name>
    <message>
        <source>Time control</source>
        <translation>Zeitkontrolle</translation>
    </message>
    <message>
        <source>Without the leader die</source>
        <translation>Ohne Würfel des Führenden</translation>
    </message>
    <message>
        <source>Flying start</source>
        <translation>Fliegender Start</translation>
    </message>
    <message>
        <source>Redline</source>
        <translation>Roter Bereich</translation>
    </message>
</context>
<context>
    <name>stagewright::OutsideChanges</name>
    <message>
        <source>Another program has moved or removed &quot;%1&quot;. The stage is still open here. Save it to have a file again.</source>
        <translation>Ein anderes Programm hat „%1“ verschoben oder entfernt. Die Strecke ist hier noch offen. Speichern, um wieder eine Datei zu haben.</translation>
    </message>
</context>
<context>
    <name>stagewright::OwnBoards</name>
    <message>
        <source>Move it away, and start anew or import an older copy</source>
        <translation>Die Datei wegräumen und neu beginnen oder eine ältere Kopie importieren</translation>
    </message>
    <message>
        <source>the file does not answer yet</source>
        <translation>die Datei antwortet noch nicht</translation>
    </message>
    <message>
        <source>Check that its disk is reached</source>
        <translation>Prüfen, ob ihr Datenträger erreichbar ist</translation>
    </message>
</context>
<context>
    <name>stagewright::OwnBoardsPanel</name>
    <message>
        <source>Import boards</source>
        <translation>Spielpläne importieren</translation>
    </message>
    <message>
        <source>Boards (*.json)</source>
        <translation>Spielpläne (*.json)</translation>
    </message>
    <message>
        <source>Export boards</source>
        <translation>Spielpläne exportieren</translation>
    </message>
    <message>
        <source>How the numbers of the ends run</source>
        <translation>Wie die Zahlen der Enden laufen</translation>
    </message>
    <message>
        <source>Width of a board in millimetres</source>
        <translation>Breite eines Spielplans in Millimetern</translation>
    </message>
    <message>
        <source>Height of a board in millimetres</source>
        <translation>Höhe eines Spielplans in Millimetern</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>My boards</source>
        <translation>Meine Spielpläne</translation>
    </message>
    <message>
        <source>Not looked yet</source>
        <translation>Noch offen</translation>
    </message>
    <message>
        <source>Hold a board with 0 1 2 at the top: do they read left to right?</source>
        <translation>Einen Spielplan mit 0 1 2 nach oben halten: stehen sie von links nach rechts?</translation>
    </message>
    <message>
        <source>Size of a board as you have measured it, in millimetres:</source>
        <translation>Größe eines Spielplans, selbst gemessen, in Millimetern:</translation>
    </message>
    <message>
        <source>Your boards could not be read: %1</source>
        <translation>Die eigenen Spielpläne waren nicht zu lesen: %1</translation>
    </message>
    <message>
        <source>Roads whose spaces are entered: %1 of %2. They are kept as you type, in a file of yours.</source>
        <translation>Straßen mit eingegebenen Feldern: %1 von %2. Sie werden beim Tippen in einer eigenen Datei behalten.</translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) with spaces imported</source>
        <translation>
            <numerusform>%n Straße mit Feldern importiert</numerusform>
            <numerusform>%n Straßen mit Feldern importiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>Exportiert</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>In packs, too</source>
        <translation>Auch in Paketen</translation>
    </message>
    <message>
        <source>A rally pack that is saved carries the roads of its stages that are entered: whoever gets it gets them too.</source>
        <translation>Ein Rallyepaket, das gespeichert wird, enthält die eingegebenen Straßen seiner Strecken: Wer es bekommt, bekommt sie mit.</translation>
    </message>
    <message numerus="yes">
        <source>%n more of the pack</source>
        <translation>
            <numerusform>%n weitere aus dem Paket</numerusform>
            <numerusform>%n weitere aus dem Paket</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Page %1 of %2, left out</source>
        <translation>Seite %1 von %2, ausgelassen</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Ganze Seite</translation>
    </message>
</context>
<context>
    <name>stagewright::PaletteModel</name>
    <message>
        <source>Tile %1, %2</source>
        <translation>Teil %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <translation>
            <numerusform>%n zu viel</numerusform>
            <numerusform>%n zu viel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Teil %1</translation>
    </message>
</context>
<context>
    <name>stagewright::PalettePanel</name>
    <message>
        <source>Box</source>
        <translation>Schachtel</translation>
    </message>
    <message>
        <source>217, hairpin</source>
        <translation>217, Haarnadel</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>This box has no such tile.</source>
        <translation>In dieser Schachtel gibt es kein solches Teil.</translation>
    </message>
    <message>
        <source>Size of the tiles</source>
        <translation>Größe der Teile</translation>
    </message>
    <message>
        <source>Tiles that you lay come here, and those that you mark as favourites with the right button.</source>
        <translation>Hier erscheinen die Teile, die Sie legen, und die, die Sie mit der rechten Maustaste als Favoriten markieren.</translation>
    </message>
    <message>
        <source>Not in your boxes, but in: %1</source>
        <translation>Nicht in Ihren Schachteln, aber in: %1</translation>
    </message>
    <message>
        <source>No tile is like that.</source>
        <translation>Kein Teil ist so.</translation>
    </message>
</context>
<context>
    <name>stagewright::PictureSizeActions</name>
    <message>
        <source>&amp;Small</source>
        <translation>&amp;Klein</translation>
    </message>
    <message>
        <source>&amp;Medium</source>
        <translation>&amp;Mittel</translation>
    </message>
    <message>
        <source>&amp;Large</source>
        <translation>&amp;Groß</translation>
    </message>
    <message>
        <source>Tiles in the p&amp;alette</source>
        <translation>Teile in der &amp;Palette</translation>
    </message>
</context>
<context>
    <name>stagewright::PieceBars</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>Tile %1: control is lost there %n time(s) in 100 drives; %2 turns of a drive end there, in gear %3 on average.</source>
        <translation>
            <numerusform>Teil %1: Auf 100 Fahrten geht dort die Kontrolle %n-mal verloren; %2 Züge einer Fahrt enden dort, im Mittel in Gang %3.</numerusform>
            <numerusform>Teil %1: Auf 100 Fahrten geht dort die Kontrolle %n-mal verloren; %2 Züge einer Fahrt enden dort, im Mittel in Gang %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Losses of control and turns, tile by tile</source>
        <translation>Kontrollverluste und Züge, Teil für Teil</translation>
    </message>
</context>
<context>
    <name>stagewright::PlaceFields</name>
    <message>
        <source>Place: column</source>
        <translation>Platz: Spalte</translation>
    </message>
    <message>
        <source>Place: row</source>
        <translation>Platz: Reihe</translation>
    </message>
    <message>
        <source>Turn in degrees</source>
        <translation>Drehung in Grad</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>Tiles turn by 60°: 0, 60, 120, 180, 240 or 300.</source>
        <translation>Teile drehen sich um 60°: 0, 60, 120, 180, 240 oder 300.</translation>
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
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Time available</source>
        <translation>Verfügbare Zeit</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Plan of the evening</source>
        <translation>Plan des Abends</translation>
    </message>
    <message>
        <source>When the first stage starts</source>
        <translation>Wann die erste Strecke beginnt</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>any</source>
        <comment>time there is</comment>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>How long the rally may take, without setting up</source>
        <translation>Wie lange die Rallye dauern darf, ohne den Aufbau</translation>
    </message>
    <message>
        <source>Minutes of the evening</source>
        <translation>Minuten des Abends</translation>
    </message>
    <message>
        <source>Start of the evening</source>
        <translation>Beginn des Abends</translation>
    </message>
    <message>
        <source>Fit the evening</source>
        <translation>In den Abend einpassen</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no time of day. Enter one as in 19:00.</source>
        <translation>%1: „%2“ ist keine Uhrzeit. Eine Uhrzeit wie 19:00 eingeben.</translation>
    </message>
    <message numerus="yes">
        <source>At least the %n driver(s) named in the results</source>
        <translation>
            <numerusform>Mindestens der %n Fahrer aus den Ergebnissen</numerusform>
            <numerusform>Mindestens die %n Fahrer aus den Ergebnissen</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose drivers of the club</source>
        <translation>Fahrer des Clubs wählen</translation>
    </message>
</context>
<context>
    <name>stagewright::PlayBar</name>
    <message>
        <source>Back a turn</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>Back a die</source>
        <translation>Einen Würfel zurück</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>On a die</source>
        <translation>Einen Würfel weiter</translation>
    </message>
    <message>
        <source>On a turn</source>
        <translation>Einen Zug weiter</translation>
    </message>
    <message>
        <source>Go to the next loss of control</source>
        <translation>Zum nächsten Kontrollverlust</translation>
    </message>
    <message>
        <source>Go to the next pass</source>
        <translation>Zum nächsten Überholen</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>&amp;Follow the car</source>
        <translation>Dem Auto &amp;folgen</translation>
    </message>
    <message>
        <source>&amp;Follow</source>
        <translation>&amp;Folgen</translation>
    </message>
    <message>
        <source>Car that is followed</source>
        <translation>Auto, dem gefolgt wird</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Whoever moves</source>
        <translation>Wer gerade zieht</translation>
    </message>
    <message>
        <source>No car</source>
        <translation>Kein Auto</translation>
    </message>
</context>
<context>
    <name>stagewright::PlayedForm</name>
    <message>
        <source>Minutes a round</source>
        <translation>Minuten je Runde</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Evenings played</source>
        <translation>Gespielte Abende</translation>
    </message>
    <message>
        <source>%1 to %2: %3 minutes a round</source>
        <translation>%1 bis %2: %3 Minuten je Runde</translation>
    </message>
    <message>
        <source>For all and by player</source>
        <translation>Für alle und je Spieler</translation>
    </message>
    <message>
        <source>In a trial the players drive one after another.</source>
        <translation>In einer Testfahrt fahren die Spieler nacheinander.</translation>
    </message>
    <message>
        <source>A round, for all</source>
        <translation>Runde, für alle</translation>
    </message>
    <message>
        <source>A round, each player</source>
        <translation>Runde, je Spieler</translation>
    </message>
</context>
<context>
    <name>stagewright::PointBoard</name>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>%1 does not have this: %2</source>
        <translation>Das hat %1 nicht: %2</translation>
    </message>
    <message>
        <source>An example of the rulebook has this on %1: %2</source>
        <translation>Ein Beispiel der Spielregel hat das auf %1: %2</translation>
    </message>
    <message>
        <source>Nothing is marked there</source>
        <translation>Dort ist nichts markiert</translation>
    </message>
</context>
<context>
    <name>stagewright::PointLayers</name>
    <message>
        <source>&amp;Names of points</source>
        <translation>&amp;Namen der Punkte</translation>
    </message>
    <message>
        <source>Points across the &amp;edges</source>
        <translation>Punkte jenseits der &amp;Ränder</translation>
    </message>
    <message>
        <source>Where &amp;turns end</source>
        <translation>Wo &amp;Züge enden</translation>
    </message>
    <message>
        <source>Where &amp;lives are lost</source>
        <translation>Wo &amp;Leben verloren gehen</translation>
    </message>
    <message>
        <source>Where titans are &amp;knocked out</source>
        <translation>Wo Titanen &amp;k.&#xa0;o. gehen</translation>
    </message>
</context>
<context>
    <name>stagewright::PrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>&amp;Export PDF…</source>
        <translation>Als PD&amp;F exportieren…</translation>
    </message>
    <message>
        <source>Estimating the times…</source>
        <translation>Die Zeiten werden geschätzt…</translation>
    </message>
    <message>
        <source>No times are printed, as the stages cannot be driven.</source>
        <translation>Es werden keine Zeiten gedruckt, weil die Strecken nicht befahrbar sind.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) to print</source>
        <translation>
            <numerusform>%n Seite zu drucken</numerusform>
            <numerusform>%n Seiten zu drucken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::PrintForm</name>
    <message>
        <source>&amp;Rally overview</source>
        <translation>&amp;Rallyeübersicht</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>La&amp;ying order</source>
        <translation>&amp;Legereihenfolge</translation>
    </message>
    <message>
        <source>Road&amp;book</source>
        <translation>Road&amp;book</translation>
    </message>
    <message>
        <source>&amp;Time sheets</source>
        <translation>&amp;Wertungsblätter</translation>
    </message>
    <message numerus="yes">
        <source>All %n stage(s)</source>
        <translation>
            <numerusform>Die %n Wertungsprüfung</numerusform>
            <numerusform>Alle %n Wertungsprüfungen</numerusform>
        </translation>
    </message>
    <message>
        <source>The open stage</source>
        <translation>Die offene Strecke</translation>
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
        <translation>So groß wie möglich</translation>
    </message>
    <message>
        <source>True size</source>
        <translation>Wahre Größe</translation>
    </message>
    <message>
        <source>To scale</source>
        <translation>Nach Maßstab</translation>
    </message>
    <message>
        <source>1 : </source>
        <translation>1 : </translation>
    </message>
    <message>
        <source>As the program</source>
        <translation>Wie das Programm</translation>
    </message>
    <message>
        <source>all, or 1,3-5</source>
        <translation>alle, oder 1,3-5</translation>
    </message>
    <message>
        <source>Pr&amp;int:</source>
        <translation>Dr&amp;ucken:</translation>
    </message>
    <message>
        <source>Pages:</source>
        <translation>Seiten:</translation>
    </message>
    <message>
        <source>Map &amp;size:</source>
        <translation>Karten&amp;größe:</translation>
    </message>
    <message>
        <source>S&amp;cale:</source>
        <translation>&amp;Maßstab:</translation>
    </message>
    <message>
        <source>&amp;Overlap:</source>
        <translation>Überla&amp;ppung:</translation>
    </message>
    <message>
        <source>P&amp;aper:</source>
        <translation>P&amp;apier:</translation>
    </message>
    <message>
        <source>Mar&amp;gin:</source>
        <translation>Ra&amp;nd:</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>Spra&amp;che:</translation>
    </message>
    <message>
        <source>O&amp;nly pages:</source>
        <translation>Nur S&amp;eiten:</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Überlappung</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Maßstab</translation>
    </message>
    <message>
        <source>Black and &amp;white</source>
        <translation>&amp;Schwarzweiß</translation>
    </message>
    <message>
        <source>Tiles to pic&amp;k</source>
        <translation>&amp;Teileliste</translation>
    </message>
    <message>
        <source>Time sheets without results</source>
        <translation>Wertungsblätter ohne Ergebnisse</translation>
    </message>
    <message>
        <source>One page for eac&amp;h stage</source>
        <translation>Eine Seite für &amp;jede Strecke</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>QR codes of the stages</source>
        <translation>QR-Codes der Strecken</translation>
    </message>
    <message>
        <source>On the map of each stage of tiles its code, to be read by a telephone</source>
        <translation>Auf der Karte jeder Strecke aus Teilen ihr Code, den ein Telefon liest</translation>
    </message>
</context>
<context>
    <name>stagewright::RacePanel</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Mannschaften</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Pushes</source>
        <translation>Schieben</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>Not said yet</source>
        <translation>noch nicht gesagt</translation>
    </message>
    <message>
        <source>2, two titans each</source>
        <translation>2, je zwei Titanen</translation>
    </message>
    <message>
        <source>Laps</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>All the way</source>
        <translation>Den ganzen Weg</translation>
    </message>
    <message>
        <source>While the other moves</source>
        <translation>Solange der andere zieht</translation>
    </message>
    <message>
        <source>Everybody for himself</source>
        <translation>Jeder für sich</translation>
    </message>
    <message>
        <source>%1 teams of %2</source>
        <translation>%1 Mannschaften zu %2</translation>
    </message>
</context>
<context>
    <name>stagewright::RacePart</name>
    <message>
        <source>The race in a sentence</source>
        <translation>Das Rennen in einem Satz</translation>
    </message>
    <message>
        <source>Wins by start</source>
        <translation>Siege nach Startplatz</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Spielrunden</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Überholt</translation>
    </message>
    <message>
        <source>Changes of the lead</source>
        <translation>Führungswechsel</translation>
    </message>
    <message>
        <source>Held up</source>
        <translation>Blockiert</translation>
    </message>
    <message>
        <source>Losses of control</source>
        <translation>Kontrollverluste</translation>
    </message>
    <message>
        <source>Gap at the end</source>
        <translation>Abstand am Ende</translation>
    </message>
    <message>
        <source>Racing…</source>
        <translation>Rennen läuft…</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between tiles</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1, most at %2</source>
        <translation>%1, am meisten auf %2</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <translation>%1: %2 %</translation>
    </message>
    <message>
        <source>%1 until the first car is in, %2 until the last</source>
        <translation>%1, bis das erste Auto im Ziel ist, %2 bis zum letzten</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s), %1 turns of all cars</source>
        <translation>
            <numerusform>%n Minute, %1 Züge aller Autos</numerusform>
            <numerusform>%n Minuten, %1 Züge aller Autos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation>%1 Züge</translation>
    </message>
    <message>
        <source>the last car is %1 moves behind</source>
        <translation>das letzte Auto liegt %1 Felder zurück</translation>
    </message>
    <message>
        <source>&amp;Watch a race</source>
        <translation>Ein Rennen a&amp;nsehen</translation>
    </message>
    <message>
        <source>Shows a race on this stage on the board, die by die</source>
        <translation>Zeigt ein Rennen auf dieser Strecke auf dem Spielplan, Würfel für Würfel</translation>
    </message>
</context>
<context>
    <name>stagewright::RallyActions</name>
    <message>
        <source>&amp;Add a stage</source>
        <translation>Strecke &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Duplicate the stage</source>
        <translation>Strecke &amp;duplizieren</translation>
    </message>
    <message>
        <source>&amp;Rename the stage</source>
        <translation>Strecke &amp;umbenennen</translation>
    </message>
    <message>
        <source>Re&amp;move the stage</source>
        <translation>Strecke &amp;entfernen</translation>
    </message>
    <message>
        <source>&amp;Service after the stage</source>
        <translation>&amp;Service nach der Strecke</translation>
    </message>
    <message>
        <source>&amp;Next stage</source>
        <translation>&amp;Nächste Strecke</translation>
    </message>
    <message>
        <source>&amp;Previous stage</source>
        <translation>&amp;Vorige Strecke</translation>
    </message>
    <message>
        <source>Move &amp;earlier</source>
        <translation>&amp;Früher einordnen</translation>
    </message>
    <message>
        <source>Move &amp;later</source>
        <translation>S&amp;päter einordnen</translation>
    </message>
    <message>
        <source>Rall&amp;y</source>
        <translation>Rall&amp;ye</translation>
    </message>
    <message>
        <source>Add stages of a &amp;file…</source>
        <translation>Strecken einer Date&amp;i hinzufügen…</translation>
    </message>
    <message>
        <source>Pit &amp;stop after the race</source>
        <translation>Boxen&amp;stopp nach dem Rennen</translation>
    </message>
    <message>
        <source>&amp;Duplicate the race</source>
        <translation>Rennen &amp;duplizieren</translation>
    </message>
    <message>
        <source>&amp;Rename the race</source>
        <translation>Rennen &amp;umbenennen</translation>
    </message>
    <message>
        <source>Re&amp;move the race</source>
        <translation>Rennen &amp;entfernen</translation>
    </message>
</context>
<context>
    <name>stagewright::RallyForm</name>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autoren</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>SISU token</source>
        <translation>SISU-Plättchen</translation>
    </message>
    <message>
        <source>Names, with commas between</source>
        <translation>Namen, mit Kommas dazwischen</translation>
    </message>
    <message>
        <source>The language of the texts, in two letters: en, de …</source>
        <translation>Sprache der Texte, zwei Buchstaben: de, en …</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Once per stage</source>
        <translation>Einmal je Prüfung</translation>
    </message>
    <message>
        <source>Once per rally</source>
        <translation>Einmal je Rallye</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Title of the rally</source>
        <translation>Titel der Rallye</translation>
    </message>
    <message>
        <source>Licence of the rally</source>
        <translation>Lizenz der Rallye</translation>
    </message>
    <message>
        <source>Language of the rally</source>
        <translation>Sprache der Rallye</translation>
    </message>
    <message>
        <source>Text of the rally</source>
        <translation>Text der Rallye</translation>
    </message>
    <message>
        <source>Authors of the rally</source>
        <translation>Autoren der Rallye</translation>
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
        <translation>Noch keine Dateien</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Liste leeren</translation>
    </message>
</context>
<context>
    <name>stagewright::RecoveryActions</name>
    <message>
        <source>Changes that are not saved cannot be kept safe. %1</source>
        <translation>Nicht gespeicherte Änderungen können nicht gesichert werden. %1</translation>
    </message>
    <message>
        <source>Not kept safe</source>
        <translation>Nicht gesichert</translation>
    </message>
    <message numerus="yes">
        <source>%n copy or copies of unsaved changes cannot be read. They are kept: remove those that are not wanted.</source>
        <translation>
            <numerusform>%n Kopie nicht gespeicherter Änderungen kann nicht gelesen werden. Sie bleibt erhalten: löschen, wenn sie nicht gebraucht wird.</numerusform>
            <numerusform>%n Kopien nicht gespeicherter Änderungen können nicht gelesen werden. Sie bleiben erhalten: die löschen, die nicht gebraucht werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The disk of &quot;%1&quot; does not answer. The copy is kept, and offered again at the next start.</source>
        <translation>Der Datenträger von „%1“ antwortet nicht. Die Kopie bleibt erhalten und wird beim nächsten Start wieder angeboten.</translation>
    </message>
</context>
<context>
    <name>stagewright::RecoveryDialog</name>
    <message>
        <source>Unsaved stages</source>
        <translation>Nicht gespeicherte Strecken</translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s) had changes that were not saved when Stagewright ended the last time.</source>
        <translation>
            <numerusform>%n Strecke hatte nicht gespeicherte Änderungen, als Stagewright das letzte Mal endete.</numerusform>
            <numerusform>%n Strecken hatten nicht gespeicherte Änderungen, als Stagewright das letzte Mal endete.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decide &amp;later</source>
        <translation>&amp;Später entscheiden</translation>
    </message>
    <message>
        <source>What is left is offered again at the next start.</source>
        <translation>Was übrig bleibt, wird beim nächsten Start wieder angeboten.</translation>
    </message>
    <message>
        <source>Stage without a title</source>
        <translation>Strecke ohne Titel</translation>
    </message>
    <message>
        <source>Never saved</source>
        <translation>Nie gespeichert</translation>
    </message>
    <message>
        <source>The file has been saved since this copy was made.</source>
        <translation>Die Datei wurde gespeichert, nachdem diese Kopie entstand.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>%1 verwerfen</translation>
    </message>
    <message>
        <source>Rally without a title</source>
        <translation>Rallye ohne Titel</translation>
    </message>
    <message numerus="yes">
        <source>%n stages</source>
        <translation>
            <numerusform>%n Strecke</numerusform>
            <numerusform>%n Strecken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::ResultsModel</name>
    <message>
        <source>Enter the time first.</source>
        <translation>Zuerst die Zeit eintragen.</translation>
    </message>
    <message>
        <source>Who drives, in the order of the first start</source>
        <translation>Wer fährt, in der Reihenfolge des ersten Starts</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Fahrer</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>The time: 1:37, 97 and 1.37 mean the same. P2 is the second place in a race without times.</source>
        <translation>Die Zeit: 1:37, 97 und 1.37 bedeuten dasselbe. P2 ist der zweite Platz in einem Rennen ohne Zeiten.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Damage of the gearbox at the finish</source>
        <translation>Schaden am Getriebe im Ziel</translation>
    </message>
    <message>
        <source>Gears</source>
        <translation>Getr.</translation>
    </message>
    <message>
        <source>Damage of the coast dice at the finish</source>
        <translation>Schaden am Leerlauf im Ziel (fehlende Leerlaufwürfel)</translation>
    </message>
    <message>
        <source>Coast</source>
        <translation>Leerl.</translation>
    </message>
    <message>
        <source>Damage of the brakes at the finish</source>
        <translation>Schaden an den Bremsen im Ziel</translation>
    </message>
    <message>
        <source>Brakes</source>
        <translation>Brems.</translation>
    </message>
    <message>
        <source>The spare wheel</source>
        <translation>Das Ersatzrad</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rad</translation>
    </message>
    <message>
        <source>Seconds taken on at time control</source>
        <translation>An der Zeitkontrolle genommene Sekunden</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>The SISU token was spent</source>
        <translation>Das SISU-Plättchen wurde eingesetzt</translation>
    </message>
    <message>
        <source>SISU</source>
        <translation>SISU</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>Ausfall</translation>
    </message>
    <message>
        <source>The car did not reach the finish: it gets the slowest time and a minute.</source>
        <translation>Das Auto kam nicht ins Ziel: Es bekommt die langsamste Zeit und eine Minute.</translation>
    </message>
    <message>
        <source>Who starts first, second and so on</source>
        <translation>Wer als Erster, Zweiter und so weiter startet</translation>
    </message>
</context>
<context>
    <name>stagewright::ResultsPanel</name>
    <message>
        <source>Stage</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Stage whose results are entered</source>
        <translation>Prüfung, deren Ergebnisse eingetragen werden</translation>
    </message>
    <message>
        <source>Colour of the driver</source>
        <translation>Farbe des Fahrers</translation>
    </message>
    <message>
        <source>Move the driver up</source>
        <translation>Fahrer nach oben</translation>
    </message>
    <message>
        <source>Move the driver down</source>
        <translation>Fahrer nach unten</translation>
    </message>
    <message>
        <source>As &amp;text</source>
        <translation>Als &amp;Text</translation>
    </message>
    <message>
        <source>As &amp;CSV</source>
        <translation>Als &amp;CSV</translation>
    </message>
    <message>
        <source>As &amp;Markdown</source>
        <translation>Als &amp;Markdown</translation>
    </message>
    <message>
        <source>Copy the standings</source>
        <translation>Gesamtwertung kopieren</translation>
    </message>
    <message>
        <source>Add a driver</source>
        <translation>Fahrer hinzufügen</translation>
    </message>
    <message>
        <source>Remove the driver</source>
        <translation>Fahrer entfernen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Add the drivers first, in the order in which they start.</source>
        <translation>Zuerst die Fahrer hinzufügen, in der Reihenfolge ihres Starts.</translation>
    </message>
    <message>
        <source>No colour</source>
        <translation>Ohne Farbe</translation>
    </message>
    <message>
        <source>Enter the sheet of a solo drive: turns by gear</source>
        <translation>Wertungsblatt einer Solofahrt eintragen: Züge nach Gängen</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>&amp;Retired</source>
        <translation>Aus&amp;gefallen</translation>
    </message>
    <message>
        <source>Re&amp;name the driver</source>
        <translation>Fahrer um&amp;benennen</translation>
    </message>
    <message>
        <source>&amp;Add a driver</source>
        <translation>Fahrer &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Move the driver &amp;up</source>
        <translation>Fahrer nach &amp;oben</translation>
    </message>
    <message>
        <source>Move the driver &amp;down</source>
        <translation>Fahrer nach &amp;unten</translation>
    </message>
    <message>
        <source>Remo&amp;ve the driver</source>
        <translation>Fahrer &amp;entfernen</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Gesamtwertung</translation>
    </message>
    <message>
        <source>Choose drivers of the club</source>
        <translation>Fahrer des Clubs wählen</translation>
    </message>
</context>
<context>
    <name>stagewright::ResultsTable</name>
    <message>
        <source>Results of the stage</source>
        <translation>Ergebnisse der Prüfung</translation>
    </message>
    <message>
        <source>Paste results</source>
        <translation>Ergebnisse einfügen</translation>
    </message>
    <message>
        <source>Clear results</source>
        <translation>Ergebnisse leeren</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>Ausfall</translation>
    </message>
    <message>
        <source>Not retired after all</source>
        <translation>Doch nicht ausgefallen</translation>
    </message>
</context>
<context>
    <name>stagewright::RoadChoice</name>
    <message>
        <source>Side of a board</source>
        <translation>Seite eines Spielplans</translation>
    </message>
    <message>
        <source>Read from end</source>
        <translation>Gelesen von Ende</translation>
    </message>
    <message>
        <source>To end</source>
        <translation>Bis Ende</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
</context>
<context>
    <name>stagewright::RoadEstimatePanel</name>
    <message>
        <source>Drivers</source>
        <translation>Fahrer</translation>
    </message>
    <message>
        <source>Tyres</source>
        <translation>Reifen</translation>
    </message>
    <message>
        <source>First car on the road</source>
        <translation>Eröffnet die Straße</translation>
    </message>
    <message>
        <source>Expected time</source>
        <translation>Erwartete Zeit</translation>
    </message>
    <message>
        <source>For the surface</source>
        <translation>Passend zum Belag</translation>
    </message>
    <message>
        <source>On earth it throws orange dice for white ones</source>
        <translation>Auf Erde würfelt es orange statt weiße Würfel</translation>
    </message>
    <message>
        <source>No time yet</source>
        <translation>Noch keine Schätzung</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Wird berechnet …</translation>
    </message>
    <message numerus="yes">
        <source>%1, best play %2; about %n minute(s) at the table</source>
        <translation>
            <numerusform>%1, bestes Spiel %2; etwa %n Minute am Tisch</numerusform>
            <numerusform>%1, bestes Spiel %2; etwa %n Minuten am Tisch</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 in eight of ten drives, %3 turns; control is lost in %4 of 100 drives, %5 dice are lost in 100.</source>
        <translation>%1 bis %2 in acht von zehn Fahrten, %3 Züge; in %4 von 100 Fahrten geht die Kontrolle verloren, in 100 Fahrten gehen %5 Würfel verloren.</translation>
    </message>
    <message>
        <source>Best play by tyres: %1.</source>
        <translation>Bestes Spiel nach Reifen: %1.</translation>
    </message>
    <message>
        <source>%1: %2 turns end here, control is lost in %3 of 100 drives</source>
        <translation>%1: hier enden %2 Züge, in %3 von 100 Fahrten geht die Kontrolle verloren</translation>
    </message>
    <message>
        <source>Tyres for the rally, chosen at its start and at assistances:</source>
        <translation>Reifen für die Rallye, gewählt an ihrem Start und bei Assistance:</translation>
    </message>
    <message>
        <source>Assumed, as no source tells it: %1.</source>
        <translation>Angenommen, da keine Quelle es sagt: %1.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>stagewright::RoadbookField</name>
    <message>
        <source>Roadbook line</source>
        <translation>Roadbook-Zeile</translation>
    </message>
    <message numerus="yes">
        <source>%n stages: the others are added behind this one</source>
        <translation>
            <numerusform>%n Strecke</numerusform>
            <numerusform>%n Strecken: die anderen werden hinter dieser hinzugefügt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::RulesBox</name>
    <message>
        <source>The game&apos;s own</source>
        <translation>Die des Spiels</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Datei wählen…</translation>
    </message>
    <message>
        <source>Save a copy to change…</source>
        <translation>Kopie zum Ändern speichern…</translation>
    </message>
</context>
<context>
    <name>stagewright::RulesChoice</name>
    <message>
        <source>the file does not answer yet</source>
        <translation>die Datei antwortet noch nicht</translation>
    </message>
    <message>
        <source>Check that its disk is reached</source>
        <translation>Prüfen, ob ihr Datenträger erreichbar ist</translation>
    </message>
</context>
<context>
    <name>stagewright::ScoreForm</name>
    <message>
        <source>Speed points</source>
        <translation>Tempopunkte</translation>
    </message>
    <message>
        <source>Numbers on the cards</source>
        <translation>Zahlen auf den Karten</translation>
    </message>
    <message>
        <source>Hazard dice</source>
        <translation>Gefahrenwürfel</translation>
    </message>
    <message>
        <source>Popularity</source>
        <translation>Beliebtheit</translation>
    </message>
    <message>
        <source>Damage tokens flipped</source>
        <translation>Schaden umgedreht</translation>
    </message>
    <message>
        <source>The car is destroyed</source>
        <translation>Das Auto ist zerstört</translation>
    </message>
    <message>
        <source>Ghost driver</source>
        <translation>Geisterpilot</translation>
    </message>
</context>
<context>
    <name>stagewright::ScorePanel</name>
    <message>
        <source>Scores</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>destroyed: no points</source>
        <translation>zerstört: keine Punkte</translation>
    </message>
    <message>
        <source>%1 points, %2 of them for popularity: place %3</source>
        <translation>%1 Punkte, davon %2 für Beliebtheit: Platz %3</translation>
    </message>
    <message>
        <source>The ghost driver is beaten.</source>
        <translation>Der Geisterpilot ist geschlagen.</translation>
    </message>
    <message>
        <source>The ghost driver has won.</source>
        <translation>Der Geisterpilot hat gewonnen.</translation>
    </message>
    <message>
        <source>%1. %2: %3 points</source>
        <comment>place, name, sum</comment>
        <translation>%1. %2: %3 Punkte</translation>
    </message>
    <message>
        <source>Places as results</source>
        <translation>Plätze als Ergebnisse</translation>
    </message>
    <message>
        <source>They then stand in the panel Results, beside those of other stages.</source>
        <translation>Sie stehen dann in der Leiste Ergebnisse, neben denen anderer Strecken.</translation>
    </message>
    <message>
        <source>%1 points: qualified for a real stage</source>
        <translation>%1 Punkte: für eine richtige Strecke qualifiziert</translation>
    </message>
    <message>
        <source>%1 points: %2 are needed for a real stage</source>
        <translation>%1 Punkte: Für eine richtige Strecke braucht es %2</translation>
    </message>
</context>
<context>
    <name>stagewright::SeasonActions</name>
    <message>
        <source>New seas&amp;on</source>
        <translation>Neue Sais&amp;on</translation>
    </message>
    <message>
        <source>The rally has no file yet. Save it first: the season names its file.</source>
        <translation>Die Rallye hat noch keine Datei. Speichere sie erst: Die Saison nennt ihre Datei.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is open in another window, and would be replaced. Choose another name.</source>
        <translation>„%1“ ist in einem anderen Fenster geöffnet und würde ersetzt. Ein anderer Name ist nötig.</translation>
    </message>
</context>
<context>
    <name>stagewright::SeasonChartView</name>
    <message>
        <source>Points over the season</source>
        <translation>Punkte über die Saison</translation>
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
        <translation>Neue Saison</translation>
    </message>
</context>
<context>
    <name>stagewright::SeasonModel</name>
    <message>
        <source>Not among the season&apos;s drivers: counts without team and class.</source>
        <translation>Nicht unter den Fahrern der Saison: zählt ohne Team und Klasse.</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>abwesend</translation>
    </message>
    <message numerus="yes">
        <source>place %1: %n point(s)</source>
        <translation>
            <numerusform>Platz %1: %n Punkt</numerusform>
            <numerusform>Platz %1: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>retired</source>
        <translation>ausgefallen</translation>
    </message>
    <message>
        <source>not classified</source>
        <translation>nicht gewertet</translation>
    </message>
    <message>
        <source>bonus %1</source>
        <translation>Bonus %1</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>gestrichen</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number of a car</comment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Fahrer</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>stagewright::SeasonRounds</name>
    <message>
        <source>Rounds</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Add the &amp;open rally</source>
        <translation>&amp;Offene Rallye hinzufügen</translation>
    </message>
    <message>
        <source>Add a f&amp;ile…</source>
        <translation>Datei h&amp;inzufügen…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>N&amp;ach oben</translation>
    </message>
    <message>
        <source>Move dow&amp;n</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Dri&amp;ven on</source>
        <translation>Gefah&amp;ren am</translation>
    </message>
    <message>
        <source>Power &amp;stage</source>
        <translation>Power &amp;Stage</translation>
    </message>
    <message>
        <source>Fastest lap b&amp;y</source>
        <translation>Schnellste Runde &amp;von</translation>
    </message>
    <message>
        <source>the last stage</source>
        <translation>die letzte Prüfung</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number and title of a stage</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Power stage</source>
        <translation>Power Stage</translation>
    </message>
    <message>
        <source>Fastest lap by</source>
        <translation>Schnellste Runde von</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
</context>
<context>
    <name>stagewright::SeasonRulesForm</name>
    <message>
        <source>more first places, then the last round</source>
        <translation>mehr erste Plätze, dann der letzte Lauf</translation>
    </message>
    <message>
        <source>the last round, then more first places</source>
        <translation>der letzte Lauf, dann mehr erste Plätze</translation>
    </message>
    <message>
        <source>points with dropped ones, then more first places</source>
        <translation>Punkte mit den gestrichenen, dann mehr erste Plätze</translation>
    </message>
    <message>
        <source>nothing: the place is shared</source>
        <translation>nichts: der Platz wird geteilt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Punkte</translation>
    </message>
    <message>
        <source>P&amp;laces 1, 2, …</source>
        <translation>P&amp;lätze 1, 2, …</translation>
    </message>
    <message>
        <source>Po&amp;wer stage</source>
        <translation>Po&amp;wer Stage</translation>
    </message>
    <message>
        <source>F&amp;astest lap</source>
        <translation>S&amp;chnellste Runde</translation>
    </message>
    <message>
        <source>&amp;Best rounds that count</source>
        <translation>Beste Läu&amp;fe, die zählen</translation>
    </message>
    <message>
        <source>&amp;Drivers of a team that count</source>
        <translation>Fahrer eines Tea&amp;ms, die zählen</translation>
    </message>
    <message>
        <source>At e&amp;qual points</source>
        <translation>Bei &amp;gleichen Punkten</translation>
    </message>
    <message>
        <source>Numbers with commas between them, as in 10, 6, 4</source>
        <translation>Zahlen mit Kommas dazwischen, etwa 10, 6, 4</translation>
    </message>
    <message>
        <source>Points are whole numbers with commas between them, as in 10, 6, 4.</source>
        <translation>Punkte sind ganze Zahlen mit Kommas dazwischen, etwa 10, 6, 4.</translation>
    </message>
    <message>
        <source>At equal points</source>
        <translation>Bei Gleichstand</translation>
    </message>
</context>
<context>
    <name>stagewright::SeasonWindow</name>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Was zählt</translation>
    </message>
    <message>
        <source>Standings of</source>
        <translation>Gesamtwertung der</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Gesamtwertung</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>&amp;Export the standings…</source>
        <translation>Gesamtwertung &amp;exportieren…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Take in the &amp;drivers of the club</source>
        <translation>&amp;Fahrer des Clubs aufnehmen</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>Remove a round</source>
        <translation>Lauf entfernen</translation>
    </message>
    <message>
        <source>Move a round</source>
        <translation>Lauf verschieben</translation>
    </message>
    <message>
        <source>Change a round</source>
        <translation>Lauf ändern</translation>
    </message>
    <message>
        <source>%1 was in the season: its results are taken anew.</source>
        <translation>%1 war in der Saison: Die Ergebnisse wurden neu übernommen.</translation>
    </message>
    <message>
        <source>Update a round</source>
        <translation>Lauf auffrischen</translation>
    </message>
    <message>
        <source>Add a round</source>
        <translation>Lauf hinzufügen</translation>
    </message>
    <message>
        <source>Take in drivers</source>
        <translation>Fahrer aufnehmen</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>Drivers</source>
        <translation>Fahrer</translation>
    </message>
    <message>
        <source>Class %1</source>
        <translation>Klasse %1</translation>
    </message>
    <message>
        <source>Not among the season&apos;s drivers, and without team and class: %1.</source>
        <translation>Nicht unter den Fahrern der Saison, ohne Team und Klasse: %1.</translation>
    </message>
    <message>
        <source>Add a rally whose results are entered: the one that is open, or a file.</source>
        <translation>Füge eine Rallye hinzu, deren Ergebnisse eingetragen sind: die offene oder eine Datei.</translation>
    </message>
    <message>
        <source>%1[*] – Season – Stagewright</source>
        <translation>%1[*] – Saison – Stagewright</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
</context>
<context>
    <name>stagewright::SeatFields</name>
    <message>
        <source>Titan of seat %1</source>
        <translation>Titan von Platz %1</translation>
    </message>
    <message>
        <source>Colour?</source>
        <translation>Farbe?</translation>
    </message>
    <message>
        <source>The colour of the titan&apos;s board, which no text tells. A die in the titan&apos;s colour gives it 1 life.</source>
        <translation>Die Farbe der Titanentafel, die kein Text nennt. Ein Würfel in der Farbe des Titanen gibt ihm 1 Leben.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>%1, team %2</source>
        <translation>%1, Mannschaft %2</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Farbe von %1</translation>
    </message>
</context>
<context>
    <name>stagewright::SeatShares</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Races won by each seat</source>
        <translation>Von jedem Platz gewonnene Rennen</translation>
    </message>
    <message>
        <source>Wins of seat</source>
        <translation>Siege von Platz</translation>
    </message>
</context>
<context>
    <name>stagewright::SectionField</name>
    <message>
        <source>Spaces of the section</source>
        <translation>Felder des Abschnitts</translation>
    </message>
</context>
<context>
    <name>stagewright::SectionKeys</name>
    <message>
        <source>Straight</source>
        <translation>Gerade</translation>
    </message>
    <message>
        <source>Bump</source>
        <translation>Sprung</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>Corner with a slide line</source>
        <translation>Kurve mit Driftlinie</translation>
    </message>
    <message>
        <source>Corner with slide line and cut</source>
        <translation>Kurve mit Driftlinie und Abkürzung</translation>
    </message>
    <message>
        <source>Long corner, two spaces inside</source>
        <translation>Lange Kurve, innen zwei Felder</translation>
    </message>
    <message>
        <source>Long corner, three spaces inside</source>
        <translation>Lange Kurve, innen drei Felder</translation>
    </message>
    <message>
        <source>Turn in a crossroads</source>
        <translation>Abbiegen an einer Kreuzung</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a piece of road, how it is written</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Halves</source>
        <translation>Hälften</translation>
    </message>
    <message>
        <source>Ford</source>
        <translation>Furt</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>Wiese</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>Fels</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>%1 at the cursor, or not</source>
        <translation>%1 am Cursor, oder nicht</translation>
    </message>
</context>
<context>
    <name>stagewright::SectionList</name>
    <message>
        <source>Other way</source>
        <translation>Andersherum</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>The chosen section is driven the other way</source>
        <translation>Der gewählte Abschnitt wird andersherum gefahren</translation>
    </message>
</context>
<context>
    <name>stagewright::SectionPanel</name>
    <message>
        <source>Read from the other end</source>
        <translation>Vom anderen Ende lesen</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Choose a section on the board, or a side and the ends of a road</source>
        <translation>Einen Abschnitt auf der Spielfläche wählen, oder eine Seite und die Enden einer Straße</translation>
    </message>
    <message>
        <source>%1: spaces not entered</source>
        <translation>%1: Felder nicht eingegeben</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a section, its spaces</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>Spalte %1: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a fault, a remedy</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>With a finger on the print: %1, %2, %3</source>
        <comment>spaces, corners, bumps</comment>
        <translation>Mit dem Finger auf dem Druck: %1, %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) along the inside line</source>
        <translation>
            <numerusform>%n Feld auf der Innenlinie</numerusform>
            <numerusform>%n Felder auf der Innenlinie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corner(s)</source>
        <translation>
            <numerusform>%n Kurve</numerusform>
            <numerusform>%n Kurven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bump(s)</source>
        <translation>
            <numerusform>%n Sprung</numerusform>
            <numerusform>%n Sprünge</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy to %1</source>
        <translation>Kopieren nach %1</translation>
    </message>
    <message>
        <source>It is entered there already</source>
        <translation>Dort ist sie schon eingegeben</translation>
    </message>
    <message>
        <source>Say first which numbers this side of your board has</source>
        <translation>Zuerst sagen, welche Zahlen diese Seite des Spielplans hat</translation>
    </message>
    <message>
        <source>%1 in place of %2: enter its spaces if your board shows it so</source>
        <translation>%1 statt %2: Felder eingeben, wenn der eigene Spielplan es so zeigt</translation>
    </message>
    <message>
        <source>%1: %2, entered in the pack, not here</source>
        <comment>a section, its spaces</comment>
        <translation>%1: %2, im Paket eingegeben, nicht hier</translation>
    </message>
</context>
<context>
    <name>stagewright::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>&amp;Allgemein</translation>
    </message>
    <message>
        <source>Bo&amp;xes and table</source>
        <translation>Schachteln und &amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>Tastat&amp;ur</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>&amp;Vorgaben wiederherstellen</translation>
    </message>
    <message>
        <source>Puts everything on this page back to how it came</source>
        <translation>Setzt alles auf dieser Seite auf den Anfangszustand zurück</translation>
    </message>
</context>
<context>
    <name>stagewright::ShelfFilters</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Fits my &amp;boxes</source>
        <translation>Passt zu meinen Sc&amp;hachteln</translation>
    </message>
    <message>
        <source>Boxe&amp;s…</source>
        <translation>S&amp;chachteln…</translation>
    </message>
    <message>
        <source>Laid</source>
        <translation>Gelegt</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Schlagwort</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Sterne</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Gruppieren nach</translation>
    </message>
    <message>
        <source>&amp;Add folder…</source>
        <translation>&amp;Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>Ent&amp;fernen</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>Search for words</source>
        <translation>Nach Wörtern suchen</translation>
    </message>
    <message>
        <source>one after the other</source>
        <translation>nacheinander</translation>
    </message>
    <message>
        <source>all stages at once</source>
        <translation>alle Strecken zugleich</translation>
    </message>
    <message>
        <source>no tile</source>
        <translation>kein Teil</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message numerus="yes">
        <source>%n or more</source>
        <translation>
            <numerusform>%n oder mehr</numerusform>
            <numerusform>%n oder mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>expected time</source>
        <translation>erwartete Zeit</translation>
    </message>
    <message>
        <source>difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>stars</source>
        <translation>Sterne</translation>
    </message>
    <message>
        <source>last changed</source>
        <translation>zuletzt geändert</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>rally</source>
        <translation>Rallye</translation>
    </message>
    <message>
        <source>Laid:</source>
        <translation>Gelegt:</translation>
    </message>
    <message>
        <source>May lack:</source>
        <translation>Es dürfen fehlen:</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>S&amp;pieler:</translation>
    </message>
    <message>
        <source>&amp;Minutes at most:</source>
        <translation>&amp;Minuten höchstens:</translation>
    </message>
    <message>
        <source>Game:</source>
        <translation>Spiel:</translation>
    </message>
    <message>
        <source>Tag:</source>
        <translation>Schlagwort:</translation>
    </message>
    <message>
        <source>Stars:</source>
        <translation>Sterne:</translation>
    </message>
    <message>
        <source>Sort by:</source>
        <translation>Sortieren nach:</translation>
    </message>
    <message>
        <source>Group by:</source>
        <translation>Gruppieren nach:</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Say first which boxes you have.</source>
        <translation>Sagen Sie zuerst, welche Schachteln Sie haben.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n Datei</numerusform>
            <numerusform>%n Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n file(s)</source>
        <translation>
            <numerusform>%1 von %n Datei</numerusform>
            <numerusform>%1 von %n Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) to be read</source>
        <translation>
            <numerusform>%n Datei zu lesen</numerusform>
            <numerusform>%n Dateien zu lesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) to be reckoned</source>
        <translation>
            <numerusform>%n Datei zu berechnen</numerusform>
            <numerusform>%n Dateien zu berechnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Stages of the rulebooks</source>
        <translation>Strecken der Regelhefte</translation>
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
        <translation>In keiner Rallye</translation>
    </message>
    <message>
        <source>Stages of the rulebooks</source>
        <translation>Strecken der Regelhefte</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Lässt sich nicht lesen</translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n Strecke</numerusform>
            <numerusform>%n Strecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Teil</numerusform>
            <numerusform>%n Teile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lacks %n tile(s)</source>
        <translation>
            <numerusform>%n Teil fehlt</numerusform>
            <numerusform>%n Teile fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n Stern</numerusform>
            <numerusform>%n Sterne</numerusform>
        </translation>
    </message>
    <message>
        <source>damaged in parts</source>
        <translation>teilweise beschädigt</translation>
    </message>
</context>
<context>
    <name>stagewright::ShelfView</name>
    <message>
        <source>Stages and rallies</source>
        <translation>Strecken und Rallyes</translation>
    </message>
</context>
<context>
    <name>stagewright::ShopFields</name>
    <message>
        <source>Shop</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Stacks of B</source>
        <translation>Stapel von B</translation>
    </message>
    <message>
        <source>Number of the mix</source>
        <translation>Nummer der Mischung</translation>
    </message>
    <message>
        <source>Lay</source>
        <translation>Auslegen</translation>
    </message>
    <message>
        <source>Mix anew</source>
        <translation>Neu mischen</translation>
    </message>
    <message>
        <source>All A (first game)</source>
        <translation>Alles A (erstes Spiel)</translation>
    </message>
    <message>
        <source>All B</source>
        <translation>Alles B</translation>
    </message>
    <message>
        <source>So many of B</source>
        <translation>So viele von B</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Not played lately</source>
        <translation>Länger nicht gespielt</translation>
    </message>
    <message>
        <source>With the next number</source>
        <translation>Mit der nächsten Nummer</translation>
    </message>
    <message>
        <source>The same number gives the same shop again.</source>
        <translation>Dieselbe Nummer gibt wieder denselben Laden.</translation>
    </message>
    <message>
        <source>A trial has stacks 1A, 3A, 5A and a fourth that the rulebook does not tell: click one of the empty piles.</source>
        <translation>Eine Testfahrt hat die Stapel 1A, 3A, 5A und einen vierten, den das Regelbuch nicht nennt: einen der leeren Plätze anklicken.</translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s), %1 of B</source>
        <translation>
            <numerusform>%n Stapel, %1 von B</numerusform>
            <numerusform>%n Stapel, %1 von B</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::ShortcutTree</name>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>In no menu</source>
        <translation>In keinem Menü</translation>
    </message>
    <message>
        <source>Fixed keys of the board</source>
        <translation>Feste Tasten des Spielplans</translation>
    </message>
    <message>
        <source>This key cannot be changed.</source>
        <translation>Diese Taste kann nicht geändert werden.</translation>
    </message>
    <message>
        <source>Fixed keys of a drive</source>
        <translation>Feste Tasten einer Fahrt</translation>
    </message>
    <message>
        <source>Fixed keys of lists and panels</source>
        <translation>Feste Tasten der Listen und Fensterbereiche</translation>
    </message>
</context>
<context>
    <name>stagewright::Shortcuts</name>
    <message>
        <source>Open the menu %1</source>
        <translation>Das Menü %1 öffnen</translation>
    </message>
</context>
<context>
    <name>stagewright::ShortcutsPage</name>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Keine Taste</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>Zu&amp;rücksetzen</translation>
    </message>
    <message>
        <source>&amp;Take it over</source>
        <translation>Über&amp;nehmen</translation>
    </message>
    <message>
        <source>Search for a command or a key</source>
        <translation>Befehl oder Taste suchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Die neue Taste drücken</translation>
    </message>
    <message>
        <source>It has no key now.</source>
        <translation>Der Befehl hat nun keine Taste.</translation>
    </message>
    <message>
        <source>It has its usual keys again.</source>
        <translation>Der Befehl hat wieder seine üblichen Tasten.</translation>
    </message>
    <message>
        <source>It has been taken over.</source>
        <translation>Die Taste ist übernommen.</translation>
    </message>
    <message>
        <source>All commands have their usual keys.</source>
        <translation>Alle Befehle haben ihre üblichen Tasten.</translation>
    </message>
    <message>
        <source>Press the key for &quot;%1&quot;:</source>
        <translation>Die Taste für „%1“ drücken:</translation>
    </message>
    <message>
        <source>Choose a command to change its key.</source>
        <translation>Einen Befehl wählen, um seine Taste zu ändern.</translation>
    </message>
    <message>
        <source>Its key is %1 now.</source>
        <translation>Seine Taste ist jetzt %1.</translation>
    </message>
    <message>
        <source>%1 is fixed: %2.</source>
        <translation>%1 ist fest: %2.</translation>
    </message>
    <message>
        <source>%1 belongs to &quot;%2&quot; already.</source>
        <translation>%1 gehört schon zu „%2“.</translation>
    </message>
</context>
<context>
    <name>stagewright::SideFields</name>
    <message>
        <source>Surface</source>
        <translation>Belag</translation>
    </message>
    <message>
        <source>Lowest number at its ends</source>
        <translation>Niedrigste Zahl an ihren Enden</translation>
    </message>
</context>
<context>
    <name>stagewright::SoloEntry</name>
    <message>
        <source>Gear</source>
        <translation>Gang</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Turns that ended with a loss of control</source>
        <translation>Züge, die mit einem Kontrollverlust endeten</translation>
    </message>
    <message>
        <source>Turns that ended in gear %1</source>
        <translation>Züge, die in Gang %1 endeten</translation>
    </message>
    <message>
        <source>Turns lost off the road</source>
        <translation>Neben der Strecke verlorene Züge</translation>
    </message>
    <message>
        <source>Focus</source>
        <translation>Fokus</translation>
    </message>
    <message>
        <source>Focus tokens that are left</source>
        <translation>Übrige Fokusplättchen</translation>
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
        <translation>„%1“ bringt eigene Teile mit, die nicht übernommen wurden.</translation>
    </message>
    <message numerus="yes">
        <source>A rally has at most %n stages.</source>
        <translation>
            <numerusform>Eine Rallye hat höchstens %n Strecke.</numerusform>
            <numerusform>Eine Rallye hat höchstens %n Strecken.</numerusform>
        </translation>
    </message>
    <message>
        <source>The files that are to be added to another rally are still being read. Wait for them, or give them up first.</source>
        <translation>Die Dateien, die zu einer anderen Rallye hinzugefügt werden sollen, werden noch gelesen. Erst auf sie warten oder sie aufgeben.</translation>
    </message>
</context>
<context>
    <name>stagewright::StageClipboard</name>
    <message>
        <source>Copied as a picture of %1 × %2 pixels</source>
        <translation>Als Bild von %1 × %2 Pixeln kopiert</translation>
    </message>
    <message numerus="yes">
        <source>Copied as a code of %n sign(s)</source>
        <translation>
            <numerusform>Als Code von %n Zeichen kopiert</numerusform>
            <numerusform>Als Code von %n Zeichen kopiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A rally has at most %n stages.</source>
        <translation>
            <numerusform>Eine Rallye hat höchstens %n Strecke.</numerusform>
            <numerusform>Eine Rallye hat höchstens %n Strecken.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::StageEditor</name>
    <message>
        <source>is nothing that a stage could be made of</source>
        <translation>ist nichts, woraus sich eine Strecke machen ließe</translation>
    </message>
    <message>
        <source>The program finds no stages for this game</source>
        <translation>Für dieses Spiel findet das Programm keine Strecken</translation>
    </message>
</context>
<context>
    <name>stagewright::StageForm</name>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Gutschriften</translation>
    </message>
    <message>
        <source>Service afterwards</source>
        <translation>Danach Service</translation>
    </message>
    <message>
        <source>Rules of its own</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>A session begins here</source>
        <translation>Hier beginnt eine Sitzung</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>Break before it</source>
        <translation>Pause davor</translation>
    </message>
    <message>
        <source>Seconds taken off for the places 1, 2 and so on</source>
        <translation>Abzug in Sekunden für Platz 1, 2 und so weiter</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Place of the stage</source>
        <translation>Ort der Strecke</translation>
    </message>
    <message>
        <source>Country of the stage</source>
        <translation>Land der Strecke</translation>
    </message>
    <message>
        <source>Text of the stage</source>
        <translation>Text der Strecke</translation>
    </message>
    <message>
        <source>Rules of the stage</source>
        <translation>Regeln der Strecke</translation>
    </message>
    <message>
        <source>Title of the session</source>
        <translation>Titel der Sitzung</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Begin a session</source>
        <translation>Sitzung beginnen</translation>
    </message>
    <message>
        <source>Join the sessions</source>
        <translation>Sitzungen verbinden</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not accepted. Enter seconds from 0 to %3, with commas between, as in 10, 6, 3.</source>
        <translation>%1: „%2“ ist nicht zulässig. Sekunden von 0 bis %3 mit Kommas dazwischen eingeben, wie 10, 6, 3.</translation>
    </message>
    <message>
        <source>Pit stop afterwards</source>
        <translation>Danach Boxenstopp</translation>
    </message>
</context>
<context>
    <name>stagewright::StageOpening</name>
    <message>
        <source>Not everything could be taken over:</source>
        <translation>Nicht alles konnte übernommen werden:</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Und %n weitere.</numerusform>
            <numerusform>Und %n weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Worth knowing:</source>
        <translation>Gut zu wissen:</translation>
    </message>
</context>
<context>
    <name>stagewright::StagePanel</name>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>Tite&amp;l</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>Aut&amp;or</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keiner</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Place, text, bonuses, service, rules of its own, session</source>
        <translation>Ort, Text, Gutschriften, Service, eigene Regeln, Sitzung</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Strecke</translation>
    </message>
    <message>
        <source>Circuit</source>
        <translation>Rundkurs</translation>
    </message>
</context>
<context>
    <name>stagewright::StageStrip</name>
    <message>
        <source>Add a stage</source>
        <translation>Strecke hinzufügen</translation>
    </message>
    <message>
        <source>Stages and races</source>
        <translation>Wertungsprüfungen und Rennen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Service or pit stop afterwards</source>
        <translation>Danach Service oder Boxenstopp</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>stagewright::StandingsView</name>
    <message>
        <source>Standings</source>
        <translation>Gesamtwertung</translation>
    </message>
    <message>
        <source>Standings after %1</source>
        <translation>Gesamtwertung nach %1</translation>
    </message>
    <message>
        <source>Start of %1: %2</source>
        <translation>Start von %1: %2</translation>
    </message>
</context>
<context>
    <name>stagewright::StripView</name>
    <message>
        <source>Strip of the section</source>
        <translation>Streifen des Abschnitts</translation>
    </message>
</context>
<context>
    <name>stagewright::TabActions</name>
    <message>
        <source>Open files</source>
        <translation>Offene Dateien</translation>
    </message>
</context>
<context>
    <name>stagewright::TableDice</name>
    <message>
        <source>En&amp;ter these dice</source>
        <translation>&amp;Diese Würfel eintragen</translation>
    </message>
    <message>
        <source>Click a die to turn it to its hazard and back</source>
        <translation>Ein Klick dreht einen Würfel auf sein ⚠-Symbol und zurück</translation>
    </message>
    <message>
        <source>Rolled at the table:</source>
        <translation>Am Tisch gewürfelt:</translation>
    </message>
</context>
<context>
    <name>stagewright::TableForm</name>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Offene Karten</translation>
    </message>
    <message>
        <source>The empty slot moves along</source>
        <translation>Der leere Platz rückt mit</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Draw drivers</source>
        <translation>Fahrer auslosen</translation>
    </message>
    <message>
        <source>Ghost driver</source>
        <translation>Geisterpilot</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>Five, which is easier</source>
        <translation>Fünf (leichter)</translation>
    </message>
    <message>
        <source>The rulebook does not tell which slot stays empty. If it moves along, there is one round more, and one in which no card leaves.</source>
        <translation>Das Regelbuch sagt nicht, welcher Platz leer bleibt. Rückt er mit, gibt es eine Runde mehr und eine, in der keine Karte geht.</translation>
    </message>
    <message>
        <source>Not chosen yet</source>
        <translation>Noch nicht gewählt</translation>
    </message>
    <message>
        <source>From the box</source>
        <translation>Aus der Schachtel</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>how many of a thing</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>shop cards %1</source>
        <translation>Ladenkarten %1</translation>
    </message>
    <message>
        <source>Those first who did not drive lately, in this evening or in those remembered here</source>
        <translation>Zuerst die, die länger nicht gefahren sind, an diesem Abend oder an denen, die hier stehen</translation>
    </message>
</context>
<context>
    <name>stagewright::TablePage</name>
    <message>
        <source>A stage may use any box it needs.</source>
        <translation>Eine Strecke darf alle Schachteln nutzen, die sie braucht.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>how many, of which box</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>You have not said which boxes you own.</source>
        <translation>Noch ist nicht angegeben, welche Schachteln Sie haben.</translation>
    </message>
    <message>
        <source>&amp;Boxes and table…</source>
        <translation>Schachteln und Tis&amp;ch…</translation>
    </message>
    <message>
        <source> cm</source>
        <translation> cm</translation>
    </message>
    <message>
        <source>Width of the table</source>
        <translation>Breite des Tischs</translation>
    </message>
    <message>
        <source>Depth of the table</source>
        <translation>Tiefe des Tischs</translation>
    </message>
    <message>
        <source>Warn me when a stage is &amp;larger than my table</source>
        <translation>Warnen, wenn eine Strecke &amp;größer ist als mein Tisch</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Size of a tile</source>
        <translation>Größe eines Teils</translation>
    </message>
    <message>
        <source>From one edge to the opposite one. The outline of the table and the size of a stage follow it.</source>
        <translation>Von einer Kante zur gegenüberliegenden. Der Umriss des Tischs und die Größe einer Strecke folgen daraus.</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>T&amp;isch:</translation>
    </message>
    <message>
        <source>Boxes:</source>
        <translation>Schachteln:</translation>
    </message>
    <message>
        <source>T&amp;ile:</source>
        <translation>Tei&amp;l:</translation>
    </message>
</context>
<context>
    <name>stagewright::TestButtons</name>
    <message>
        <source>&amp;Flat out</source>
        <translation>&amp;Volles Risiko</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>Wurf &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>The dice that are chosen show no hazards, and are not rolled</source>
        <translation>Die gewählten Würfel zeigen keine ⚠-Symbole und werden nicht geworfen</translation>
    </message>
    <message>
        <source>All dice of the turn are laid first and rolled at once</source>
        <translation>Alle Würfel des Zuges werden erst gelegt und dann auf einmal geworfen</translation>
    </message>
    <message>
        <source>Takes the last roll back; the same dice would fall again</source>
        <translation>Nimmt den letzten Wurf zurück; dieselben Würfel fielen wieder</translation>
    </message>
    <message>
        <source>&amp;Lay</source>
        <translation>&amp;Legen</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>&amp;Würfeln</translation>
    </message>
    <message>
        <source>Lays the dice that are chosen, to be rolled with all others</source>
        <translation>Legt die gewählten Würfel, die mit allen anderen geworfen werden</translation>
    </message>
    <message>
        <source>Rolls the dice that are chosen</source>
        <translation>Wirft die gewählten Würfel</translation>
    </message>
    <message numerus="yes">
        <source>Make &amp;safe (%n token(s))</source>
        <translation>
            <numerusform>S&amp;ichern (%n Plättchen)</numerusform>
            <numerusform>S&amp;ichern (%n Plättchen)</numerusform>
        </translation>
    </message>
    <message>
        <source>Make &amp;safe</source>
        <translation>S&amp;ichern</translation>
    </message>
    <message>
        <source>Roll &amp;all</source>
        <translation>&amp;Alle würfeln</translation>
    </message>
    <message>
        <source>&amp;End the turn</source>
        <translation>&amp;Zug beenden</translation>
    </message>
    <message>
        <source>&amp;End the turn (%1)</source>
        <translation>&amp;Zug beenden (%1)</translation>
    </message>
    <message>
        <source>best</source>
        <translation>am besten</translation>
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
        <translation>Zeit bisher</translation>
    </message>
    <message>
        <source>Time sheet</source>
        <translation>Zeitblatt</translation>
    </message>
    <message>
        <source>&amp;New drive</source>
        <translation>&amp;Neue Fahrt</translation>
    </message>
    <message>
        <source>&amp;Hints</source>
        <translation>&amp;Hinweise</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Fahrer</translation>
    </message>
    <message>
        <source>Enter as a &amp;result</source>
        <translation>Als &amp;Ergebnis eintragen</translation>
    </message>
    <message>
        <source>Getting ready…</source>
        <translation>Wird vorbereitet…</translation>
    </message>
    <message>
        <source>Name the drivers in the panel Results first</source>
        <translation>Zuerst die Fahrer im Bereich Ergebnisse nennen</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message numerus="yes">
        <source>%n other car(s)</source>
        <translation>
            <numerusform>%n anderes Auto</numerusform>
            <numerusform>%n andere Autos</numerusform>
        </translation>
    </message>
    <message>
        <source>Who drives along</source>
        <translation>Wer mitfährt</translation>
    </message>
    <message>
        <source>Simulated cars that drive along; a new drive begins</source>
        <translation>Simulierte Autos, die mitfahren; eine neue Fahrt beginnt</translation>
    </message>
    <message>
        <source>What the best driver would do, and what each choice costs; it reckons neither with tokens nor with turns flat out</source>
        <translation>Was der beste Fahrer täte, und was jede Wahl kostet; mit Plättchen und vollem Risiko rechnet er nicht</translation>
    </message>
    <message>
        <source>To&amp;kens</source>
        <translation>&amp;Plättchen</translation>
    </message>
    <message>
        <source>Second or focus tokens: turns flat out are paid for, dice may be made safe, and what is left takes seconds off at the end</source>
        <translation>Sekunden- oder Fokusplättchen: Züge mit vollem Risiko werden bezahlt, Würfel können gesichert werden, und was übrig bleibt, zieht am Ende Sekunden ab</translation>
    </message>
    <message>
        <source>Tokens: %1.</source>
        <translation>Plättchen: %1.</translation>
    </message>
    <message>
        <source>The hints reckon neither with tokens nor with turns flat out.</source>
        <translation>Die Hinweise rechnen weder mit Plättchen noch mit vollem Risiko.</translation>
    </message>
</context>
<context>
    <name>stagewright::ThingForm</name>
    <message>
        <source>Driver</source>
        <translation>Fahrer</translation>
    </message>
    <message>
        <source>Damage tokens flipped</source>
        <translation>Schaden umgedreht</translation>
    </message>
    <message>
        <source>Traction</source>
        <translation>Traktion</translation>
    </message>
    <message>
        <source>Spaces to the left</source>
        <translation>Felder nach links</translation>
    </message>
    <message>
        <source>Spaces to the right</source>
        <translation>Felder nach rechts</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>not noted</source>
        <translation>nicht notiert</translation>
    </message>
    <message>
        <source>In your words</source>
        <translation>In eigenen Worten</translation>
    </message>
    <message>
        <source>No driver yet</source>
        <translation>Noch kein Fahrer</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
</context>
<context>
    <name>stagewright::ThisStageForm</name>
    <message>
        <source>Another like this</source>
        <translation>Eine ähnliche suchen</translation>
    </message>
    <message>
        <source>Change the selected tiles</source>
        <translation>Ausgewählte Teile ändern</translation>
    </message>
    <message>
        <source>Keep the selected tiles</source>
        <translation>Ausgewählte Teile behalten</translation>
    </message>
    <message>
        <source>Fit my boxes</source>
        <translation>An meine Schachteln anpassen</translation>
    </message>
    <message>
        <source>Stages as long, winding, dangerous and hard as this one, on the same surfaces</source>
        <translation>Strecken, die so lang, kurvig, gefährlich und schwer sind wie diese, auf denselben Belägen</translation>
    </message>
    <message>
        <source>Other roads for the tiles that are selected; all others stay as they are</source>
        <translation>Andere Fahrbahnen für die ausgewählten Teile; alle übrigen bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>Other roads for all but the tiles that are selected, which stay as they are</source>
        <translation>Andere Fahrbahnen für alle Teile außer den ausgewählten, die bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>Replace the tiles that you have not by some with the same roads</source>
        <translation>Teile, die fehlen, durch andere mit derselben Fahrbahn ersetzen</translation>
    </message>
    <message>
        <source>Lay a stage first.</source>
        <translation>Legen Sie zuerst eine Strecke.</translation>
    </message>
    <message>
        <source>Select tiles on the board first.</source>
        <translation>Wählen Sie zuerst Teile auf dem Spielplan aus.</translation>
    </message>
</context>
<context>
    <name>stagewright::TileEditor</name>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n Teil</numerusform>
            <numerusform>%n Teile</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 turns, %2 flips, Esc lets go of it</source>
        <translation>%1 dreht, %2 dreht um, Esc bricht ab</translation>
    </message>
    <message>
        <source>%1 and the wheel turn the token, arrow keys move it, %2 removes it</source>
        <translation>%1 und das Rad drehen das Plättchen, Pfeiltasten bewegen es, %2 entfernt es</translation>
    </message>
    <message>
        <source>Drag a tile onto the board, or double-click it to continue the road</source>
        <translation>Ein Teil auf den Spielplan ziehen oder doppelt anklicken, um die Fahrbahn fortzusetzen</translation>
    </message>
    <message>
        <source>%1 turns, %2 flips, %3 removes, arrow keys move</source>
        <translation>%1 dreht, %2 dreht um, %3 entfernt, Pfeiltasten verschieben</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Teil %1</translation>
    </message>
    <message numerus="yes">
        <source>Tile %1: control lost %n times in 100 drives</source>
        <translation>
            <numerusform>Teil %1: %n Kontrollverlust in 100 Fahrten</numerusform>
            <numerusform>Teil %1: %n Kontrollverluste in 100 Fahrten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1: control lost %n times in 100 drives, mean gear %2</source>
        <translation>
            <numerusform>Teil %1: %n Kontrollverlust in 100 Fahrten, mittlerer Gang %2</numerusform>
            <numerusform>Teil %1: %n Kontrollverluste in 100 Fahrten, mittlerer Gang %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the one tile that the note is about</source>
        <translation>Das Teil anklicken, um das es in der Notiz geht</translation>
    </message>
    <message>
        <source>Nothing is wrong here</source>
        <translation>Hier stimmt alles</translation>
    </message>
</context>
<context>
    <name>stagewright::TileFiles</name>
    <message>
        <source>the tile files do not answer yet, and are not in use until they do</source>
        <translation>die Teiledateien antworten noch nicht und werden erst benutzt, wenn sie es tun</translation>
    </message>
    <message>
        <source>Check that their disk is reached</source>
        <translation>Prüfen, ob ihr Datenträger erreichbar ist</translation>
    </message>
</context>
<context>
    <name>stagewright::TileList</name>
    <message>
        <source>Tiles</source>
        <translation>Teile</translation>
    </message>
</context>
<context>
    <name>stagewright::TileMenu</name>
    <message>
        <source>Tile %1</source>
        <translation>Teil %1</translation>
    </message>
    <message>
        <source>&amp;Lay %1</source>
        <translation>%1 &amp;legen</translation>
    </message>
    <message>
        <source>Lay it bending l&amp;eft</source>
        <translation>Mit Lin&amp;kskurve legen</translation>
    </message>
    <message>
        <source>Lay it bending &amp;right</source>
        <translation>Mit &amp;Rechtskurve legen</translation>
    </message>
    <message>
        <source>Put it in place of what is &amp;selected</source>
        <translation>An die &amp;Stelle der Auswahl legen</translation>
    </message>
    <message>
        <source>Turn it &amp;over</source>
        <translation>&amp;Umdrehen</translation>
    </message>
    <message>
        <source>Show &amp;where it lies</source>
        <translation>Zeigen, &amp;wo es liegt</translation>
    </message>
    <message>
        <source>Show the &amp;box %1</source>
        <translation>Schachtel %1 &amp;zeigen</translation>
    </message>
    <message>
        <source>&amp;Favourite</source>
        <translation>&amp;Favorit</translation>
    </message>
</context>
<context>
    <name>stagewright::TileWindow</name>
    <message>
        <source>Layer bar</source>
        <translation>Ebenenleiste</translation>
    </message>
    <message>
        <source>Lay&amp;ers</source>
        <translation>&amp;Ebenen</translation>
    </message>
</context>
<context>
    <name>stagewright::TilesPage</name>
    <message>
        <source>Stages are laid</source>
        <translation>Strecken legen</translation>
    </message>
    <message>
        <source>We have these boxes:</source>
        <translation>Wir haben diese Schachteln:</translation>
    </message>
    <message>
        <source>Put the stages in this order</source>
        <translation>In diese Reihenfolge bringen</translation>
    </message>
    <message>
        <source>Tiles on the table</source>
        <translation>Teile auf dem Tisch</translation>
    </message>
    <message>
        <source>When this is off: one of each box that the stages need</source>
        <translation>Ist das aus: je eine von allen Schachteln, die die Strecken brauchen</translation>
    </message>
    <message>
        <source>Way of laying</source>
        <translation>Art des Legens</translation>
    </message>
    <message>
        <source>Boxes on the table</source>
        <translation>Schachteln auf dem Tisch</translation>
    </message>
    <message>
        <source>Order with the least rebuilding</source>
        <translation>Reihenfolge mit dem wenigsten Umbau</translation>
    </message>
</context>
<context>
    <name>stagewright::TimeChart</name>
    <message>
        <source>How often a drive takes how long</source>
        <translation>Verteilung der Fahrzeiten</translation>
    </message>
</context>
<context>
    <name>stagewright::TimingActions</name>
    <message>
        <source>At the &amp;table</source>
        <translation>Am &amp;Tisch</translation>
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
        <translation>Gesamtwertung</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::TimingWindow</name>
    <message>
        <source>At the table – Stagewright</source>
        <translation>Am Tisch – Stagewright</translation>
    </message>
    <message>
        <source>Retired: %1 of %2</source>
        <translation>Ausfall: %1 von %2</translation>
    </message>
    <message>
        <source>Entered: %1 of %2</source>
        <translation>Eingetragen: %1 von %2</translation>
    </message>
    <message>
        <source>Next: %1 of %2</source>
        <translation>Als Nächster: %1 von %2</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>No drivers yet</source>
        <translation>Noch keine Fahrer</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>Ausfall</translation>
    </message>
    <message>
        <source>Add them in the panel Results, in the order in which they start.</source>
        <translation>Im Bereich Ergebnisse werden sie hinzugefügt, in der Reihenfolge, in der sie starten.</translation>
    </message>
    <message>
        <source>All races are driven.</source>
        <translation>Alle Rennen sind gefahren.</translation>
    </message>
    <message>
        <source>All stages are driven.</source>
        <translation>Alle Prüfungen sind gefahren.</translation>
    </message>
    <message>
        <source>Enter: next driver   ↑ ↓: another driver   Space: retired   PgUp PgDn: another stage   F11, Esc: leave the full screen</source>
        <translation>Enter: nächster Fahrer   ↑ ↓: anderer Fahrer   Leertaste: Ausfall   Bild ↑ Bild ↓: andere Prüfung   F11, Esc: Vollbild verlassen</translation>
    </message>
    <message>
        <source>Enter: next driver   ↑ ↓: another driver   Space: retired   PgUp PgDn: another stage   F11: full screen   Esc: close</source>
        <translation>Enter: nächster Fahrer   ↑ ↓: anderer Fahrer   Leertaste: Ausfall   Bild ↑ Bild ↓: andere Prüfung   F11: Vollbild   Esc: schließen</translation>
    </message>
    <message>
        <source>Result of %1</source>
        <translation>Ergebnis von %1</translation>
    </message>
    <message>
        <source>1:37 or P2</source>
        <comment>time or place</comment>
        <translation>1:37 oder P2</translation>
    </message>
    <message>
        <source>Clock: %1</source>
        <translation>Uhr: %1</translation>
    </message>
</context>
<context>
    <name>stagewright::TitanEditor</name>
    <message>
        <source>Nothing is wrong here</source>
        <translation>Hier stimmt alles</translation>
    </message>
    <message>
        <source>%1: click or drag over points; the same click takes it away, Esc stops it</source>
        <translation>%1: Punkte anklicken oder darüber ziehen; derselbe Klick nimmt sie weg, Esc beendet es</translation>
    </message>
    <message>
        <source>Choose a mark and click points, or walk with the arrow keys and press a letter; %1 clears</source>
        <translation>Marke wählen und Punkte anklicken, oder mit den Pfeiltasten gehen und einen Buchstaben drücken; %1 leert</translation>
    </message>
    <message>
        <source>Turn by two co&amp;lumns</source>
        <translation>&amp;Um zwei Spalten drehen</translation>
    </message>
    <message>
        <source>Turn back by two c&amp;olumns</source>
        <translation>Um zwei Spalten zurück&amp;drehen</translation>
    </message>
    <message>
        <source>Mirror le&amp;ft and right</source>
        <translation>Links und rechts spiegel&amp;n</translation>
    </message>
    <message>
        <source>Fi&amp;nd a mark</source>
        <translation>Marke &amp;finden</translation>
    </message>
    <message>
        <source>&amp;Delete the marks</source>
        <translation>Marken lö&amp;schen</translation>
    </message>
</context>
<context>
    <name>stagewright::TitanEstimatePanel</name>
    <message>
        <source>Titans are led</source>
        <translation>Geführt</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Auf dem Plan</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>As far as it goes</source>
        <translation>so weit wie möglich</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Where turns end</source>
        <translation>wo Züge enden</translation>
    </message>
    <message>
        <source>Where lives are lost</source>
        <translation>wo Leben verloren gehen</translation>
    </message>
    <message>
        <source>No time yet</source>
        <translation>Noch keine Zeit</translation>
    </message>
    <message>
        <source>Simulating races…</source>
        <translation>Rennen werden simuliert…</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1&#xa0;min</translation>
    </message>
    <message numerus="yes">
        <source>%n titan(s), %1: %2 rounds, %3 turns</source>
        <translation>
            <numerusform>%n Titan, %1: %2 Durchgänge, %3 Züge</numerusform>
            <numerusform>%n Titanen, %1: %2 Durchgänge, %3 Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lap(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lives lost and %2 knock-outs a race</source>
        <translation>%1 verlorene Leben und %2 K.&#xa0;o. je Rennen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number and titan of a seat</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Both ways of handing dice on are as fair here.</source>
        <translation>Beide Arten, Würfel weiterzugeben, sind hier gleich gerecht.</translation>
    </message>
    <message>
        <source>Handing dice on by the book is fairer here.</source>
        <translation>Die Würfel nach Regelbuch weiterzugeben ist hier gerechter.</translation>
    </message>
    <message>
        <source>Handing dice on rolling is fairer here.</source>
        <translation>Die Würfel reihum weiterzugeben ist hier gerechter.</translation>
    </message>
    <message>
        <source>%1 For all seats to win alike, other seats would have to win %2 of 100 races by the book, %3 rolling.</source>
        <translation>%1 Damit alle Plätze gleich oft gewinnen, müssten nach Regelbuch %2 von 100 Rennen andere Plätze gewinnen, reihum %3.</translation>
    </message>
    <message>
        <source>Knock-outs</source>
        <translation>K. o.</translation>
    </message>
</context>
<context>
    <name>stagewright::TokenList</name>
    <message>
        <source>Tokens</source>
        <translation>Plättchen</translation>
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
        <translation>Winkel des Plättchens</translation>
    </message>
    <message>
        <source>How the chosen token is turned, clockwise</source>
        <translation>Wie das gewählte Plättchen gedreht ist, im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Drag one onto the road</source>
        <translation>Eines auf die Fahrbahn ziehen</translation>
    </message>
</context>
<context>
    <name>stagewright::TrackForm</name>
    <message>
        <source>This is the whole board</source>
        <translation>Das ist der ganze Spielplan</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Turn by two columns</source>
        <translation>Um zwei Spalten drehen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Strecke</translation>
    </message>
    <message>
        <source>Left and right change places.</source>
        <translation>Links und rechts tauschen die Plätze.</translation>
    </message>
    <message>
        <source>To the right: by two, as points then come onto points.</source>
        <translation>Nach rechts: um zwei, damit Punkte auf Punkte kommen.</translation>
    </message>
    <message>
        <source>Of my own</source>
        <translation>Meine eigene</translation>
    </message>
    <message>
        <source>%1 of %2, from the bottom</source>
        <translation>%1 von %2, von unten</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) marked</source>
        <translation>
            <numerusform>%n Punkt markiert</numerusform>
            <numerusform>%n Punkte markiert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::TurnStrip</name>
    <message>
        <source>Turn %1: to %2 in gear %3, %4 s</source>
        <translation>Zug %1: auf %2 im Gang %3, %4 s</translation>
    </message>
    <message>
        <source>Turns of the drive</source>
        <translation>Züge der Fahrt</translation>
    </message>
    <message>
        <source>Round %1, car %2: to %3 in gear %4, %5 s</source>
        <translation>Spielrunde %1, Auto %2: auf %3 im Gang %4, %5 s</translation>
    </message>
</context>
<context>
    <name>stagewright::UnsavedDialog</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message numerus="yes">
        <source>Save the changes to these %n stages or rallies?</source>
        <translation>
            <numerusform>Die Änderungen an dieser %n Strecke oder Rallye speichern?</numerusform>
            <numerusform>Die Änderungen an diesen %n Strecken oder Rallyes speichern?</numerusform>
        </translation>
    </message>
    <message>
        <source>Otherwise they are lost.</source>
        <translation>Andernfalls gehen sie verloren.</translation>
    </message>
    <message>
        <source>With unsaved changes</source>
        <translation>Mit ungespeicherten Änderungen</translation>
    </message>
    <message>
        <source>&amp;Save all</source>
        <translation>Alle &amp;speichern</translation>
    </message>
    <message>
        <source>&amp;Discard all</source>
        <translation>Alle &amp;verwerfen</translation>
    </message>
</context>
<context>
    <name>stagewright::WaitingNote</name>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Still waiting for &quot;%1&quot;</source>
        <translation>„%1“ wird noch erwartet</translation>
    </message>
    <message numerus="yes">
        <source>Still waiting for %n files</source>
        <translation>
            <numerusform>%n Datei wird noch erwartet</numerusform>
            <numerusform>%n Dateien werden noch erwartet</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on without them. What was open the last time is tried again at the next start.</source>
        <translation>Ohne sie weitermachen. Was beim letzten Mal offen war, wird beim nächsten Start wieder versucht.</translation>
    </message>
</context>
<context>
    <name>stagewright::WatchPage</name>
    <message>
        <source>Time so far</source>
        <translation>Zeit bisher</translation>
    </message>
    <message>
        <source>Looking for a drive…</source>
        <translation>Eine Fahrt wird gesucht…</translation>
    </message>
    <message>
        <source>Racing…</source>
        <translation>Rennen läuft…</translation>
    </message>
    <message>
        <source>Car %1: %2</source>
        <comment>its time</comment>
        <translation>Auto %1: %2</translation>
    </message>
    <message>
        <source>Order: %1</source>
        <translation>Reihenfolge: %1</translation>
    </message>
</context>
<context>
    <name>stagewright::WelcomePage</name>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Look at a sample</source>
        <translation>Ein Beispiel ansehen</translation>
    </message>
    <message>
        <source>Stagewright</source>
        <translation>Stagewright</translation>
    </message>
    <message>
        <source>&amp;Back to the stage</source>
        <translation>&amp;Zurück zur Strecke</translation>
    </message>
    <message>
        <source>Lay a stage, see at once whether it can be driven and how long it takes, and print what the table needs.</source>
        <translation>Eine Strecke legen, sofort sehen, ob sie befahrbar ist und wie lange sie dauert, und drucken, was am Tisch gebraucht wird.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Anfangen</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>Stages of this program, of the web editor and the Windows editor, and scripts of Tabletop Simulator</source>
        <translation>Strecken dieses Programms, des Web-Editors und des Windows-Editors sowie Skripte von Tabletop Simulator</translation>
    </message>
    <message>
        <source>How a stage is built</source>
        <translation>Wie eine Strecke entsteht</translation>
    </message>
    <message>
        <source>Drag tiles from the palette onto the board. A double-click lays one where the road goes on, turned so that it fits.</source>
        <translation>Teile aus der Palette auf den Spielplan ziehen. Ein Doppelklick legt eines dort, wo die Fahrbahn weitergeht, passend gedreht.</translation>
    </message>
    <message>
        <source>R turns a tile and F flips it, on the board or while it is dragged; the wheel turns it too.</source>
        <translation>R dreht ein Teil und F dreht es um, auf dem Spielplan oder beim Ziehen; auch das Mausrad dreht es.</translation>
    </message>
    <message>
        <source>What cannot be driven, or is not in your boxes, stands in the findings, often with a button that mends it.</source>
        <translation>Was nicht befahren werden kann oder nicht in den eigenen Schachteln ist, steht in den Befunden, oft mit einem Knopf, der es behebt.</translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n Wertungsprüfung</numerusform>
            <numerusform>%n Wertungsprüfungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Or drop it here</source>
        <translation>Oder hierher ziehen</translation>
    </message>
    <message>
        <source>New circuit</source>
        <translation>Neuer Rundkurs</translation>
    </message>
    <message>
        <source>New stage</source>
        <translation>Neue Strecke</translation>
    </message>
</context>
<context>
    <name>stagewright::WishesForm</name>
    <message>
        <source>Danger</source>
        <translation>Gefahr</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>Jumps</source>
        <translation>Sprünge</translation>
    </message>
    <message>
        <source>Fords</source>
        <translation>Furten</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Abkürzungen</translation>
    </message>
    <message>
        <source>Asphalt</source>
        <translation>Asphalt</translation>
    </message>
    <message>
        <source>Gravel</source>
        <translation>Schotter</translation>
    </message>
    <message>
        <source>Snow</source>
        <translation>Schnee</translation>
    </message>
    <message>
        <source>Service park, or pit</source>
        <translation>Servicepark oder Box</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Strecke</translation>
    </message>
    <message>
        <source>Circuit</source>
        <translation>Rundkurs</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Length in</source>
        <translation>Länge in</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>any</source>
        <comment>difficulty</comment>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>More wishes</source>
        <translation>Weitere Wünsche</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>any</source>
        <comment>share of a surface</comment>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>any</source>
        <comment>amount</comment>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>few</source>
        <comment>amount</comment>
        <translation>wenige</translation>
    </message>
    <message>
        <source>some</source>
        <comment>amount</comment>
        <translation>einige</translation>
    </message>
    <message>
        <source>many</source>
        <comment>amount</comment>
        <translation>viele</translation>
    </message>
    <message>
        <source>low</source>
        <translation>gering</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>high</source>
        <translation>hoch</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>All on the table at once</source>
        <translation>Alle zugleich auf dem Tisch</translation>
    </message>
    <message>
        <source>From two on, whole rallies are looked for</source>
        <translation>Ab zwei werden ganze Rallyes gesucht</translation>
    </message>
    <message>
        <source>as it comes</source>
        <comment>course of a rally</comment>
        <translation>wie es kommt</translation>
    </message>
    <message>
        <source>easy to hard</source>
        <translation>von leicht bis schwer</translation>
    </message>
    <message>
        <source>hard to easy</source>
        <translation>von schwer bis leicht</translation>
    </message>
    <message>
        <source>No tile is needed by two stages</source>
        <translation>Kein Teil wird in zwei Strecken gebraucht</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Strecken</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Verlauf</translation>
    </message>
</context>
</TS>
