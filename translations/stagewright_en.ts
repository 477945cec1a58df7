<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AddedStages</name>
    <message numerus="yes">
        <source>Add %n stages</source>
        <translation>
            <numerusform>Add %n stage</numerusform>
            <numerusform>Add %n stages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message numerus="yes">
        <source>%n space(s) inside</source>
        <translation>
            <numerusform>%n space inside</numerusform>
            <numerusform>%n spaces inside</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardEstimate</name>
    <message numerus="yes">
        <source>%n round(s), %1, %2</source>
        <translation>
            <numerusform>%n round, %1, %2</numerusform>
            <numerusform>%n rounds, %1, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardSetUp</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each stack has %n card(s), for any number of players.</source>
        <translation>
            <numerusform>Each stack has %n card, for any number of players.</numerusform>
            <numerusform>Each stack has %n cards, for any number of players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damage token(s) flipped, from the left</source>
        <translation>
            <numerusform>%n damage token flipped, from the left</numerusform>
            <numerusform>%n damage tokens flipped, from the left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Who has %n point(s) at the end qualifies for a real stage.</source>
        <translation>
            <numerusform>Who has %n point at the end qualifies for a real stage.</numerusform>
            <numerusform>Who has %n points at the end qualifies for a real stage.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChainHints</name>
    <message numerus="yes">
        <source>asphalt (%n section(s))</source>
        <translation>
            <numerusform>asphalt (%n section)</numerusform>
            <numerusform>asphalt (%n sections)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>snow (%n section(s))</source>
        <translation>
            <numerusform>snow (%n section)</numerusform>
            <numerusform>snow (%n sections)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>earth (%n section(s))</source>
        <translation>
            <numerusform>earth (%n section)</numerusform>
            <numerusform>earth (%n sections)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n section(s); sectors, for soft tyres: %1.</source>
        <translation>
            <numerusform>%n section; sectors, for soft tyres: %1.</numerusform>
            <numerusform>%n sections; sectors, for soft tyres: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChainSetUp</name>
    <message numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n section</numerusform>
            <numerusform>%n sections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n board</numerusform>
            <numerusform>%n boards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckRally</name>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n stage</numerusform>
            <numerusform>%n stages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckReport</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CloseGap</name>
    <message numerus="yes">
        <source>the search was stopped; up to %n tile(s) do not close the gap</source>
        <translation>
            <numerusform>the search was stopped; a way of %n tile does not close the gap</numerusform>
            <numerusform>the search was stopped; ways of up to %n tiles do not close the gap</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no way of %n tile(s) that are left closes the gap</source>
        <translation>
            <numerusform>no way of %n tile that is left closes the gap</numerusform>
            <numerusform>no way of %n tiles that are left closes the gap</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no way of up to %n tile(s) that are left closes the gap</source>
        <translation>
            <numerusform>no way of up to %n tile that is left closes the gap</numerusform>
            <numerusform>no way of up to %n tiles that are left closes the gap</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message numerus="yes">
        <source>%n change(s).</source>
        <translation>
            <numerusform>%n change.</numerusform>
            <numerusform>%n changes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Minutes with %n player(s)</source>
        <translation>
            <numerusform>Minutes with %n player</numerusform>
            <numerusform>Minutes with %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConvertCommand</name>
    <message numerus="yes">
        <source>it has %n stages, and a file of this format holds one</source>
        <translation>
            <numerusform>it has %n stage, and a file of this format holds one</numerusform>
            <numerusform>it has %n stages, and a file of this format holds one</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DialogText</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceWords</name>
    <message numerus="yes">
        <source>%1 with %n brake dice</source>
        <translation>
            <numerusform>%1 with %n brake die</numerusform>
            <numerusform>%1 with %n brake dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n hazard(s)</source>
        <translation>
            <numerusform>%1: %n hazard</numerusform>
            <numerusform>%1: %n hazards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damage token(s)</source>
        <translation>
            <numerusform>%n damage token</numerusform>
            <numerusform>%n damage tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DirtAndDust</name>
    <message numerus="yes">
        <source>%n stack(s) of cards</source>
        <translation>
            <numerusform>%n stack of cards</numerusform>
            <numerusform>%n stacks of cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EstimateRally</name>
    <message numerus="yes">
        <source>At the table: %n minute(s), and %1 to set up.</source>
        <translation>
            <numerusform>At the table: %n minute, and %1 to set up.</numerusform>
            <numerusform>At the table: %n minutes, and %1 to set up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each stage alone, in %n drive(s) of an undamaged car:</source>
        <translation>
            <numerusform>Each stage alone, in %n drive of an undamaged car:</numerusform>
            <numerusform>Each stage alone, in %n drives of an undamaged car:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EstimateReport</name>
    <message numerus="yes">
        <source>%n road tile(s)</source>
        <translation>
            <numerusform>%n road tile</numerusform>
            <numerusform>%n road tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n value(s) of them are assumed</source>
        <translation>
            <numerusform>%1; %n value of them is assumed</numerusform>
            <numerusform>%1; %n values of them are assumed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n lap(s)</source>
        <translation>
            <numerusform>%1, %n lap</numerusform>
            <numerusform>%1, %n laps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) at the table for %1 (%2), and %3 to set up</source>
        <translation>
            <numerusform>%n minute at the table for %1 (%2), and %3 to set up</numerusform>
            <numerusform>%n minutes at the table for %1 (%2), and %3 to set up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>none, as no car comes to the finish in %n drive(s)</source>
        <translation>
            <numerusform>none, as no car comes to the finish in %n drive</numerusform>
            <numerusform>none, as no car comes to the finish in %n drives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 expected (mean of %n drive(s), to %2 s)</source>
        <translation>
            <numerusform>%1 expected (mean of %n drive, to %2 s)</numerusform>
            <numerusform>%1 expected (mean of %n drives, to %2 s)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 expected (from %n drive(s), too few to say how exactly)</source>
        <translation>
            <numerusform>%1 expected (from %n drive, too few to say how exactly)</numerusform>
            <numerusform>%1 expected (from %n drives, too few to say how exactly)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n move(s)</source>
        <comment>of spaces</comment>
        <translation>
            <numerusform>%1, %n move</numerusform>
            <numerusform>%1, %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message numerus="yes">
        <source>a file of this format holds one stage only, these are %n</source>
        <translation>
            <numerusform>a file of this format holds one stage only, this is %n</numerusform>
            <numerusform>a file of this format holds one stage only, these are %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a rally has at most %n stages</source>
        <translation>
            <numerusform>a rally has at most %n stage</numerusform>
            <numerusform>a rally has at most %n stages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other file(s) of the pack are left out</source>
        <translation>
            <numerusform>%n other file of the pack is left out</numerusform>
            <numerusform>%n other files of the pack are left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExchangeRemarks</name>
    <message numerus="yes">
        <source>%1 and %n other place(s)</source>
        <translation>
            <numerusform>%1 and %n other place</numerusform>
            <numerusform>%1 and %n other places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are %n more such thing(s)</source>
        <translation>
            <numerusform>there is %n more such thing</numerusform>
            <numerusform>there are %n more such things</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExpectedText</name>
    <message numerus="yes">
        <source>Driven %n time(s) by cars alike that drive as well as can be. Eight of ten times lie between the two.</source>
        <translation>
            <numerusform>Driven %n time by cars alike that drive as well as can be. Eight of ten times lie between the two.</numerusform>
            <numerusform>Driven %n times by cars alike that drive as well as can be. Eight of ten times lie between the two.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FirstRallyman</name>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n board</numerusform>
            <numerusform>%n boards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Generate</name>
    <message numerus="yes">
        <source>the search stopped: no road as wished was found in %n try(s)</source>
        <translation>
            <numerusform>the search stopped: no road as wished was found in %n try</numerusform>
            <numerusform>the search stopped: no road as wished was found in %n tries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the search stopped: of %n stage(s) that were laid none was %1</source>
        <translation>
            <numerusform>the search stopped: the %n stage that was laid was not %1</numerusform>
            <numerusform>the search stopped: of %n stages that were laid none was %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the search stopped: %n stage(s) were laid, and those that were driven took %1 to %2 minutes</source>
        <translation>
            <numerusform>the search stopped: %n stage was laid, and took %1 to %2 minutes</numerusform>
            <numerusform>the search stopped: %n stages were laid, and those that were driven took %1 to %2 minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the search stopped: %n stage(s) were laid, and none held by every rule</source>
        <translation>
            <numerusform>the search stopped: %n stage was laid, and did not hold by every rule</numerusform>
            <numerusform>the search stopped: %n stages were laid, and none held by every rule</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the search stopped after %n stage(s) of different shapes</source>
        <translation>
            <numerusform>the search stopped after %n stage</numerusform>
            <numerusform>the search stopped after %n stages of different shapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the table has room for %n tile(s), which are played in fewer minutes</source>
        <translation>
            <numerusform>the table has room for %n tile, which is played in fewer minutes</numerusform>
            <numerusform>the table has room for %n tiles, which are played in fewer minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GhostText</name>
    <message numerus="yes">
        <source>Replaces %n tiles</source>
        <translation>
            <numerusform>Replaces %n tile</numerusform>
            <numerusform>Replaces %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Idea</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n stage</numerusform>
            <numerusform>%n stages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 + %2 tile(s)</source>
        <comment>on the road, and beside it</comment>
        <translation>
            <numerusform>%1 + %2 tile</numerusform>
            <numerusform>%1 + %2 tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JsonImportTexts</name>
    <message numerus="yes">
        <source>a stage holds at most %n tile(s)</source>
        <translation>
            <numerusform>a stage holds at most %n tile</numerusform>
            <numerusform>a stage holds at most %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JsonText</name>
    <message numerus="yes">
        <source>lists and objects are nested deeper than %n level(s)</source>
        <translation>
            <numerusform>lists and objects are nested deeper than %n level</numerusform>
            <numerusform>lists and objects are nested deeper than %n levels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LaidTogether</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LaneCountsDiffer</name>
    <message numerus="yes">
        <source>%1 has %n lane(s) where it meets %2, which has %3.</source>
        <translation>
            <numerusform>%1 has %n lane where it meets %2, which has %3.</numerusform>
            <numerusform>%1 has %n lanes where it meets %2, which has %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LayingPages</name>
    <message numerus="yes">
        <source>Leave %n tile(s) exactly as they lie: %1. Take all others off the table.</source>
        <translation>
            <numerusform>Leave %n tile exactly as it lies: %1. Take all others off the table.</numerusform>
            <numerusform>Leave %n tiles exactly as they lie: %1. Take all others off the table.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LayoutCommand</name>
    <message numerus="yes">
        <source>%n layout(s)</source>
        <translation>
            <numerusform>%n layout</numerusform>
            <numerusform>%n layouts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n layout(s)</source>
        <translation>
            <numerusform>at least %n layout</numerusform>
            <numerusform>at least %n layouts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LongerThanAsked</name>
    <message numerus="yes">
        <source>The rally takes %n minute(s), %1 more than you have.</source>
        <translation>
            <numerusform>The rally takes %n minute, %1 more than you have.</numerusform>
            <numerusform>The rally takes %n minutes, %1 more than you have.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapSheets</name>
    <message numerus="yes">
        <source>The map at %1 lies on %n sheet(s). Cut each along its marks, in the middle of the overlap of %2&#xa0;mm, and join them as shown; the numbers at the borders are those of the neighbours.</source>
        <translation>
            <numerusform>The map at %1 lies on %n sheet. Cut each along its marks, in the middle of the overlap of %2&#xa0;mm, and join them as shown; the numbers at the borders are those of the neighbours.</numerusform>
            <numerusform>The map at %1 lies on %n sheets. Cut each along its marks, in the middle of the overlap of %2&#xa0;mm, and join them as shown; the numbers at the borders are those of the neighbours.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MorePlayers</name>
    <message numerus="yes">
        <source>%1 is for %n player(s) at most, and the evening is planned for %2.</source>
        <translation>
            <numerusform>%1 is for %n player at most, and the evening is planned for %2.</numerusform>
            <numerusform>%1 is for %n players at most, and the evening is planned for %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoLayout</name>
    <message numerus="yes">
        <source>%n lane(s)</source>
        <translation>
            <numerusform>%n lane</numerusform>
            <numerusform>%n lanes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s) on a slanted edge</source>
        <translation>
            <numerusform>%n lane on a slanted edge</numerusform>
            <numerusform>%n lanes on a slanted edge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the table is too small for %n tile(s)</source>
        <translation>
            <numerusform>the table is too small for %n tile</numerusform>
            <numerusform>the table is too small for %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NotePages</name>
    <message numerus="yes">
        <source>%1: %n space(s) more</source>
        <translation>
            <numerusform>%1: %n space more</numerusform>
            <numerusform>%1: %n spaces more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n space(s) less</source>
        <translation>
            <numerusform>%1: %n space less</numerusform>
            <numerusform>%1: %n spaces less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One lap: %n space(s)</source>
        <translation>
            <numerusform>One lap: %n space</numerusform>
            <numerusform>One lap: %n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In all: %n space(s)</source>
        <translation>
            <numerusform>In all: %n space</numerusform>
            <numerusform>In all: %n spaces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OffTheRoute</name>
    <message numerus="yes">
        <source>%n road tile(s) lie off the route: %1.</source>
        <translation>
            <numerusform>%n road tile lies off the route: %1.</numerusform>
            <numerusform>%n road tiles lie off the route: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PackFile</name>
    <message numerus="yes">
        <source>holds more than %n item(s)</source>
        <translation>
            <numerusform>holds more than %n item</numerusform>
            <numerusform>holds more than %n items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PackWriter</name>
    <message numerus="yes">
        <source>the pack has more than %n entries</source>
        <translation>
            <numerusform>the pack has more than %n entry</numerusform>
            <numerusform>the pack has more than %n entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PastedResults</name>
    <message numerus="yes">
        <source>There are %n line(s) more than drivers.</source>
        <translation>
            <numerusform>There is %n line more than drivers.</numerusform>
            <numerusform>There are %n lines more than drivers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PieceWords</name>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>asphalt on %n piece(s)</source>
        <translation>
            <numerusform>asphalt on %n piece</numerusform>
            <numerusform>asphalt on %n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gravel on %n piece(s)</source>
        <translation>
            <numerusform>gravel on %n piece</numerusform>
            <numerusform>gravel on %n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>snow on %n piece(s)</source>
        <translation>
            <numerusform>snow on %n piece</numerusform>
            <numerusform>snow on %n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) are short:</source>
        <translation>
            <numerusform>%n piece is short:</numerusform>
            <numerusform>%n pieces are short:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No better order was found than the one they are in: it lays %n piece(s), and none needs fewer than %1.</source>
        <translation>
            <numerusform>No better order was found than the one they are in: it lays %n piece, and none needs fewer than %1.</numerusform>
            <numerusform>No better order was found than the one they are in: it lays %n pieces, and none needs fewer than %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) are laid instead of %1, and no order lays fewer: %2.</source>
        <translation>
            <numerusform>%n piece is laid instead of %1, and no order lays fewer: %2.</numerusform>
            <numerusform>%n pieces are laid instead of %1, and no order lays fewer: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) are laid instead of %1, and no order needs fewer than %2: %3.</source>
        <translation>
            <numerusform>%n piece is laid instead of %1, and no order needs fewer than %2: %3.</numerusform>
            <numerusform>%n pieces are laid instead of %1, and no order needs fewer than %2: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: control is lost there %n time(s) in 100 drives; %2 turns of a drive end there, in gear %3 on average.</source>
        <translation>
            <numerusform>%1: control is lost there %n time in 100 drives; %2 turns of a drive end there, in gear %3 on average.</numerusform>
            <numerusform>%1: control is lost there %n times in 100 drives; %2 turns of a drive end there, in gear %3 on average.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanText</name>
    <message numerus="yes">
        <source>%1 of %n stage(s) are over in time.</source>
        <translation>
            <numerusform>%1 of %n stage is over in time.</numerusform>
            <numerusform>%1 of %n stages are over in time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The evening is being planned: %1 of %n stage(s) so far.</source>
        <translation>
            <numerusform>The evening is being planned: %1 of %n stage so far.</numerusform>
            <numerusform>The evening is being planned: %1 of %n stages so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n race(s) are over in time.</source>
        <translation>
            <numerusform>%1 of %n race is over in time.</numerusform>
            <numerusform>%1 of %n races are over in time.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayersDiffer</name>
    <message numerus="yes">
        <source>At %1 %n player(s) have a place, and the evening is planned for %2.</source>
        <translation>
            <numerusform>At %1 %n player has a place, and the evening is planned for %2.</numerusform>
            <numerusform>At %1 %n players have a place, and the evening is planned for %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Places for %n player(s) at %1</source>
        <translation>
            <numerusform>A place for %n player at %1</numerusform>
            <numerusform>Places for %n players at %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaceOptions</name>
    <message numerus="yes">
        <source>--drivers takes one for all, or %n, one for each car</source>
        <translation>
            <numerusform>--drivers takes one for all, or %n, one for each car</numerusform>
            <numerusform>--drivers takes one for all, or %n, one for each car</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>--dashboard takes one for all, or %n, one for each car</source>
        <translation>
            <numerusform>--dashboard takes one for all, or %n, one for each car</numerusform>
            <numerusform>--dashboard takes one for all, or %n, one for each car</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaceReport</name>
    <message numerus="yes">
        <source>%1 of %n car(s) over %2</source>
        <translation>
            <numerusform>%1 of %n car over %2</numerusform>
            <numerusform>%1 of %n cars over %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lap(s)</source>
        <translation>
            <numerusform>%n lap</numerusform>
            <numerusform>%n laps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) at the table, %1 turns of all cars</source>
        <translation>
            <numerusform>%n minute at the table, %1 turns of all cars</numerusform>
            <numerusform>%n minutes at the table, %1 turns of all cars</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaceSimulator</name>
    <message numerus="yes">
        <source>the grid has %n place(s), too few for the cars</source>
        <translation>
            <numerusform>the grid has %n place, too few for the cars</numerusform>
            <numerusform>the grid has %n places, too few for the cars</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RallyAnswers</name>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n stage</numerusform>
            <numerusform>%n stages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RallyCommand</name>
    <message numerus="yes">
        <source>a rally has at most %n stage(s)</source>
        <translation>
            <numerusform>a rally has at most %n stage</numerusform>
            <numerusform>a rally has at most %n stages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RallyContents</name>
    <message numerus="yes">
        <source>%n stages, plan and results: see the menu Rally</source>
        <translation>
            <numerusform>%n stage, plan and results: see the menu Rally</numerusform>
            <numerusform>%n stages, plan and results: see the menu Rally</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stages and results: see the menu Rally</source>
        <translation>
            <numerusform>%n stage and results: see the menu Rally</numerusform>
            <numerusform>%n stages and results: see the menu Rally</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stages and a plan: see the menu Rally</source>
        <translation>
            <numerusform>%n stage and a plan: see the menu Rally</numerusform>
            <numerusform>%n stages and a plan: see the menu Rally</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RallyExpectedTimes</name>
    <message numerus="yes">
        <source>Driven %n time(s) by cars alike (%1):</source>
        <translation>
            <numerusform>Driven once by cars alike (%1):</numerusform>
            <numerusform>Driven %n times by cars alike (%1):</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RallyLength</name>
    <message numerus="yes">
        <source>By the rulebook a rally of %1 has %n stage(s), here there are %2.</source>
        <comment>%2: a number of stages</comment>
        <translation>
            <numerusform>By the rulebook a rally of %1 has %n stage, here there are %2.</numerusform>
            <numerusform>By the rulebook a rally of %1 has %n stages, here there are %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RallyOverview</name>
    <message numerus="yes">
        <source>asphalt on %n tile(s)</source>
        <translation>
            <numerusform>asphalt on %n tile</numerusform>
            <numerusform>asphalt on %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gravel on %n tile(s)</source>
        <translation>
            <numerusform>gravel on %n tile</numerusform>
            <numerusform>gravel on %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>snow on %n tile(s)</source>
        <translation>
            <numerusform>snow on %n tile</numerusform>
            <numerusform>snow on %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) long</source>
        <translation>
            <numerusform>%n space long</numerusform>
            <numerusform>%n spaces long</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n stage</numerusform>
            <numerusform>%n stages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) a lap</source>
        <translation>
            <numerusform>%n space a lap</numerusform>
            <numerusform>%n spaces a lap</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corner(s)</source>
        <translation>
            <numerusform>%n corner</numerusform>
            <numerusform>%n corners</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest straight: %n space(s)</source>
        <translation>
            <numerusform>longest straight: %n space</numerusform>
            <numerusform>longest straight: %n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n race(s)</source>
        <translation>
            <numerusform>%n race</numerusform>
            <numerusform>%n races</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n service tile(s)</source>
        <translation>
            <numerusform>%n service tile</numerusform>
            <numerusform>%n service tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pit tile(s)</source>
        <translation>
            <numerusform>%n pit tile</numerusform>
            <numerusform>%n pit tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n filler(s)</source>
        <translation>
            <numerusform>%n filler</numerusform>
            <numerusform>%n fillers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n podium tile(s)</source>
        <translation>
            <numerusform>%n podium tile</numerusform>
            <numerusform>%n podium tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RallyTable</name>
    <message numerus="yes">
        <source>In this order %n tile(s) are laid, and no order needs fewer than %1 (as they stand: %2): %3.</source>
        <translation>
            <numerusform>In this order %n tile is laid, and no order needs fewer than %1 (as they stand: %2): %3.</numerusform>
            <numerusform>In this order %n tiles are laid, and no order needs fewer than %1 (as they stand: %2): %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RallyTimetable</name>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n stage</numerusform>
            <numerusform>%n stages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is %1 too long; %2 of %n stage(s) are over in time.</source>
        <translation>
            <numerusform>It is %1 too long; %2 of %n stage are over in time.</numerusform>
            <numerusform>It is %1 too long; %2 of %n stages are over in time.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RallyWords</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n minute(s) for it.</source>
        <translation>
            <numerusform>Take %n minute for it.</numerusform>
            <numerusform>Take %n minutes for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drive %1 for %n lap(s): %2 in all.</source>
        <translation>
            <numerusform>Drive %1 for %n lap: %2 in all.</numerusform>
            <numerusform>Drive %1 for %n laps: %2 in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut the breaks by %n minute(s): %1 in all.</source>
        <translation>
            <numerusform>Cut the breaks by %n minute: %1 in all.</numerusform>
            <numerusform>Cut the breaks by %n minutes: %1 in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Swap %1 for a stage of at most %n minute(s): %2 in all.</source>
        <translation>
            <numerusform>Swap %1 for a stage of at most %n minute: %2 in all.</numerusform>
            <numerusform>Swap %1 for a stage of at most %n minutes: %2 in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play with %n player(s): %1 in all.</source>
        <translation>
            <numerusform>Play with %n player: %1 in all.</numerusform>
            <numerusform>Play with %n players: %1 in all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Redraw</name>
    <message numerus="yes">
        <source>the search stopped after %n other road(s) for the part</source>
        <translation>
            <numerusform>the search stopped after %n other road for the part</numerusform>
            <numerusform>the search stopped after %n other roads for the part</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Replacement</name>
    <message numerus="yes">
        <source>Replace %n tiles</source>
        <translation>
            <numerusform>Replace %n tile</numerusform>
            <numerusform>Replace %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultWarnings</name>
    <message numerus="yes">
        <source>There are %n driver(s), so no place %1.</source>
        <translation>
            <numerusform>There is %n driver, so no place %1.</numerusform>
            <numerusform>There are %n drivers, so no place %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Penalties are taken in steps of %n second(s).</source>
        <translation>
            <numerusform>Penalties are taken in steps of %n second.</numerusform>
            <numerusform>Penalties are taken in steps of %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoadAnswers</name>
    <message numerus="yes">
        <source>none, as no car comes to the finish in %n drive(s)</source>
        <translation>
            <numerusform>none, as no car comes to the finish in %n drive</numerusform>
            <numerusform>none, as no car comes to the finish in %n drives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 expected (mean of %n drive(s), to %2 s)</source>
        <translation>
            <numerusform>%1 expected (mean of %n drive, to %2 s)</numerusform>
            <numerusform>%1 expected (mean of %n drives, to %2 s)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) for %1 players</source>
        <translation>
            <numerusform>about %n minute for %1 players</numerusform>
            <numerusform>about %n minutes for %1 players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoadRallyWords</name>
    <message numerus="yes">
        <source>%1: %2 rounds at the table, each starts %n turn(s) behind the one before</source>
        <translation>
            <numerusform>%1: %2 rounds at the table, each starts %n turn behind the one before</numerusform>
            <numerusform>%1: %2 rounds at the table, each starts %n turns behind the one before</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoadbookStages</name>
    <message numerus="yes">
        <source>a rally has at most %n stages</source>
        <translation>
            <numerusform>a rally has at most %n stage</numerusform>
            <numerusform>a rally has at most %n stages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Write the roadbooks of %n stages</source>
        <translation>
            <numerusform>Write the roadbooks of %n stage</numerusform>
            <numerusform>Write the roadbooks of %n stages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message numerus="yes">
        <source>The ghost driver rolls %n pair(s) of dice in all. Of each pair whose hazard die you have not covered he gets a speed point a hit, and a popularity point a symbol.</source>
        <translation>
            <numerusform>The ghost driver rolls %n pair of dice in all. Of each pair whose hazard die you have not covered he gets a speed point a hit, and a popularity point a symbol.</numerusform>
            <numerusform>The ghost driver rolls %n pairs of dice in all. Of each pair whose hazard die you have not covered he gets a speed point a hit, and a popularity point a symbol.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchOutput</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeasonRound</name>
    <message numerus="yes">
        <source>%1 lacks the results of %n stage(s) and is not classified</source>
        <translation>
            <numerusform>%1 lacks the results of %n stage and is not classified</numerusform>
            <numerusform>%1 lacks the results of %n stages and is not classified</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeasonTable</name>
    <message numerus="yes">
        <source>after %n round(s)</source>
        <translation>
            <numerusform>after %n round</numerusform>
            <numerusform>after %n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatRules</name>
    <message numerus="yes">
        <source>Two to six play, each with a die a titan; here it is %n player(s).</source>
        <translation>
            <numerusform>Two to six play, each with a die a titan; here it is %n player.</numerusform>
            <numerusform>Two to six play, each with a die a titan; here it is %n players.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeveralParts</name>
    <message numerus="yes">
        <source>The road is in %n part(s) that do not join.</source>
        <translation>
            <numerusform>The road is in %n part.</numerusform>
            <numerusform>The road is in %n parts that do not join.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SharedHex</name>
    <message numerus="yes">
        <source>%n tile(s) lie on the same hex: %1.</source>
        <translation>
            <numerusform>%n tile lies on the same hex: %1.</numerusform>
            <numerusform>%n tiles lie on the same hex: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetTitle</name>
    <message numerus="yes">
        <source>%1, %n lap(s)</source>
        <translation>
            <numerusform>%1, %n lap</numerusform>
            <numerusform>%1, %n laps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShopRules</name>
    <message numerus="yes">
        <source>Number %1 is in the shop %n times: %2. Each number lies there once.</source>
        <translation>
            <numerusform>Number %1 is in the shop %n time: %2. Each number lies there once.</numerusform>
            <numerusform>Number %1 is in the shop %n times: %2. Each number lies there once.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SoloPages</name>
    <message numerus="yes">
        <source>Each focus token left takes off %n second(s).</source>
        <translation>
            <numerusform>Each focus token left takes off %n second.</numerusform>
            <numerusform>Each focus token left takes off %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StageCode</name>
    <message numerus="yes">
        <source>a code holds at most %n tile(s)</source>
        <translation>
            <numerusform>a code holds at most %n tile</numerusform>
            <numerusform>a code holds at most %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandingPages</name>
    <message numerus="yes">
        <source>Standings after %n stage(s)</source>
        <translation>
            <numerusform>Standings after %n stage</numerusform>
            <numerusform>Standings after %n stages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Standings after %n race(s)</source>
        <translation>
            <numerusform>Standings after %n race</numerusform>
            <numerusform>Standings after %n races</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartAndFinish</name>
    <message numerus="yes">
        <source>The circuit has %n start-finish tile(s).</source>
        <translation>
            <numerusform>The circuit has %n start-finish tile.</numerusform>
            <numerusform>The circuit has %n start-finish tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stage has %n start tile(s).</source>
        <translation>
            <numerusform>The stage has %n start tile.</numerusform>
            <numerusform>The stage has %n start tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stage has %n finish tile(s).</source>
        <translation>
            <numerusform>The stage has %n finish tile.</numerusform>
            <numerusform>The stage has %n finish tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The circuit has %n start tile(s).</source>
        <translation>
            <numerusform>The circuit has %n start tile.</numerusform>
            <numerusform>The circuit has %n start tiles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StripText</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Substitute</name>
    <message numerus="yes">
        <source>the stage has %n tile(s), and the boxes hold %1</source>
        <translation>
            <numerusform>the stage has %n tile, and the boxes hold %1</numerusform>
            <numerusform>the stage has %n tiles, and the boxes hold %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SurfaceChanges</name>
    <message numerus="yes">
        <source>asphalt (%n tile(s))</source>
        <translation>
            <numerusform>asphalt (%n tile)</numerusform>
            <numerusform>asphalt (%n tiles)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gravel (%n tile(s))</source>
        <translation>
            <numerusform>gravel (%n tile)</numerusform>
            <numerusform>gravel (%n tiles)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>snow (%n tile(s))</source>
        <translation>
            <numerusform>snow (%n tile)</numerusform>
            <numerusform>snow (%n tiles)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no surface (%n tile(s))</source>
        <translation>
            <numerusform>no surface (%n tile)</numerusform>
            <numerusform>no surface (%n tiles)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableSpeech</name>
    <message numerus="yes">
        <source>%n damage token(s) flipped</source>
        <translation>
            <numerusform>%n damage token flipped</numerusform>
            <numerusform>%n damage tokens flipped</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableSteps</name>
    <message numerus="yes">
        <source>%n damage token(s) flipped</source>
        <translation>
            <numerusform>%n damage token flipped</numerusform>
            <numerusform>%n damage tokens flipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) open</source>
        <translation>
            <numerusform>%n card open</numerusform>
            <numerusform>%n cards open</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message numerus="yes">
        <source>%n tile(s) are short:</source>
        <translation>
            <numerusform>%n tile is short:</numerusform>
            <numerusform>%n tiles are short:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No better order was found than the one they are in: it lays %n tile(s), and none needs fewer than %1.</source>
        <translation>
            <numerusform>No better order was found than the one they are in: it lays %n tile, and none needs fewer than %1.</numerusform>
            <numerusform>No better order was found than the one they are in: it lays %n tiles, and none needs fewer than %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are laid instead of %1, and no order lays fewer: %2.</source>
        <translation>
            <numerusform>%n tile is laid instead of %1, and no order lays fewer: %2.</numerusform>
            <numerusform>%n tiles are laid instead of %1, and no order lays fewer: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are laid instead of %1, and no order needs fewer than %2: %3.</source>
        <translation>
            <numerusform>%n tile is laid instead of %1, and no order needs fewer than %2: %3.</numerusform>
            <numerusform>%n tiles are laid instead of %1, and no order needs fewer than %2: %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TabletopReader</name>
    <message numerus="yes">
        <source>a stage holds at most %n tile(s)</source>
        <translation>
            <numerusform>a stage holds at most %n tile</numerusform>
            <numerusform>a stage holds at most %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TestWords</name>
    <message numerus="yes">
        <source>Laid: %1. Control is lost in %2 of the cases; %n token(s) are paid.</source>
        <translation>
            <numerusform>Laid: %1. Control is lost in %2 of the cases; %n token is paid.</numerusform>
            <numerusform>Laid: %1. Control is lost in %2 of the cases; %n tokens are paid.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TileLayoutFile</name>
    <message numerus="yes">
        <source>a stage holds at most %n tile(s)</source>
        <translation>
            <numerusform>a stage holds at most %n tile</numerusform>
            <numerusform>a stage holds at most %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TileLists</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TileSections</name>
    <message numerus="yes">
        <source>%n tile(s) to pick from the boxes</source>
        <translation>
            <numerusform>%n tile to pick from the boxes</numerusform>
            <numerusform>%n tiles to pick from the boxes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) stay where they lie</source>
        <translation>
            <numerusform>%n tile stays where it lies</numerusform>
            <numerusform>%n tiles stay where they lie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) go back into the boxes</source>
        <translation>
            <numerusform>%n tile goes back into the boxes</numerusform>
            <numerusform>%n tiles go back into the boxes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) on the table already, to be laid anew</source>
        <translation>
            <numerusform>%n tile on the table already, to be laid anew</numerusform>
            <numerusform>%n tiles on the table already, to be laid anew</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TileSpeech</name>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TileSteps</name>
    <message numerus="yes">
        <source>Paste %n tiles</source>
        <translation>
            <numerusform>Paste %n tile</numerusform>
            <numerusform>Paste %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copy %n tiles</source>
        <translation>
            <numerusform>Copy %n tile</numerusform>
            <numerusform>Copy %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n tiles</source>
        <translation>
            <numerusform>Move %n tile</numerusform>
            <numerusform>Move %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %n tiles</source>
        <translation>
            <numerusform>Turn %n tile</numerusform>
            <numerusform>Turn %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Flip %n tiles</source>
        <translation>
            <numerusform>Flip %n tile</numerusform>
            <numerusform>Flip %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n tiles</source>
        <translation>
            <numerusform>Remove %n tile</numerusform>
            <numerusform>Remove %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TitanBoxEntries</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The back of %n board(s)</source>
        <translation>
            <numerusform>The back of %n board</numerusform>
            <numerusform>The back of %n boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Colours of %n titan(s)</source>
        <translation>
            <numerusform>Colour of %n titan</numerusform>
            <numerusform>Colours of %n titans</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TitanDie</name>
    <message numerus="yes">
        <source>+%n lap(s)</source>
        <translation>
            <numerusform>+%n lap</numerusform>
            <numerusform>+%n laps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n life/lives</source>
        <translation>
            <numerusform>−%n life</numerusform>
            <numerusform>−%n lives</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TitanEstimate</name>
    <message numerus="yes">
        <source>A titan alone, best of %n dice: %1 turns expected, %2 at least</source>
        <translation>
            <numerusform>A titan alone, with %n die: %1 turns expected, %2 at least</numerusform>
            <numerusform>A titan alone, best of %n dice: %1 turns expected, %2 at least</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n titan(s): %1 rounds, %2 turns, about %3 minutes</source>
        <translation>
            <numerusform>%n titan: %1 rounds, %2 turns, about %3 minutes</numerusform>
            <numerusform>%n titans: %1 rounds, %2 turns, about %3 minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TitanRace</name>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n board</numerusform>
            <numerusform>%n boards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TitanRaceSheets</name>
    <message numerus="yes">
        <source>%n life/lives</source>
        <translation>
            <numerusform>%n life</numerusform>
            <numerusform>%n lives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action dice</source>
        <translation>
            <numerusform>%n action die</numerusform>
            <numerusform>%n action dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trap token(s)</source>
        <translation>
            <numerusform>%n trap token</numerusform>
            <numerusform>%n trap tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to have crossed the line %n time(s) wins.</source>
        <translation>
            <numerusform>The first to have crossed the line %n time wins.</numerusform>
            <numerusform>The first to have crossed the line %n times wins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TitanRaceSteps</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n team</numerusform>
            <numerusform>%n teams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lap(s)</source>
        <translation>
            <numerusform>%n lap</numerusform>
            <numerusform>%n laps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnclearJunction</name>
    <message numerus="yes">
        <source>At the junction %1 it is not clear which road goes on: %n road(s) bend alike.</source>
        <translation>
            <numerusform>At the junction %1 it is not clear which road goes on: %n road bends alike.</numerusform>
            <numerusform>At the junction %1 it is not clear which road goes on: %n roads bend alike.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnreachableSpace</name>
    <message numerus="yes">
        <source>No car can reach %n space(s) of %1.</source>
        <translation>
            <numerusform>No car can reach %n space of %1.</numerusform>
            <numerusform>No car can reach %n spaces of %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UsedTwice</name>
    <message numerus="yes">
        <source>The same stage is driven %n times: %1.</source>
        <translation>
            <numerusform>The same stage is driven %n time: %1.</numerusform>
            <numerusform>The same stage is driven %n times: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WatchPage</name>
    <message numerus="yes">
        <source>Race %1: car %2 wins, the last is in after %n round(s).</source>
        <translation>
            <numerusform>Race %1: car %2 wins, the last is in after %n round.</numerusform>
            <numerusform>Race %1: car %2 wins, the last is in after %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drive %1 takes %2 in %n turn(s).</source>
        <translation>
            <numerusform>Drive %1 takes %2 in %n turn.</numerusform>
            <numerusform>Drive %1 takes %2 in %n turns.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Wishes</name>
    <message numerus="yes">
        <source>%n tile(s) with a jump</source>
        <translation>
            <numerusform>%n tile with a jump</numerusform>
            <numerusform>%n tiles with a jump</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) with a ford</source>
        <translation>
            <numerusform>%n tile with a ford</numerusform>
            <numerusform>%n tiles with a ford</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) with a shortcut</source>
        <translation>
            <numerusform>%n tile with a shortcut</numerusform>
            <numerusform>%n tiles with a shortcut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) are wished for, and the boxes hold %2</source>
        <translation>
            <numerusform>%1: %n tile is wished for, and the boxes hold %2</numerusform>
            <numerusform>%1: %n tiles are wished for, and the boxes hold %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2: no %n tile(s) of the boxes have it</source>
        <translation>
            <numerusform>%1 %2: no %n tile of the boxes has it</numerusform>
            <numerusform>%1 %2: no %n tiles of the boxes have it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road tile(s) are wished for, and the boxes hold %1</source>
        <translation>
            <numerusform>%n road tile is wished for, and the boxes hold %1</numerusform>
            <numerusform>%n road tiles are wished for, and the boxes hold %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the table has room for no %n tile(s)</source>
        <translation>
            <numerusform>the table has no room for %n tile</numerusform>
            <numerusform>the table has no room for %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ZipScan</name>
    <message numerus="yes">
        <source>the zip has more than %n entries</source>
        <translation>
            <numerusform>the zip has more than %n entry</numerusform>
            <numerusform>the zip has more than %n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) stand behind the end of the zip</source>
        <translation>
            <numerusform>%n byte stands behind the end of the zip</numerusform>
            <numerusform>%n bytes stand behind the end of the zip</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::CardEstimatePanel</name>
    <message numerus="yes">
        <source>%n round(s), %1</source>
        <translation>
            <numerusform>%n round, %1</numerusform>
            <numerusform>%n rounds, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::ChoiceRing</name>
    <message numerus="yes">
        <source>Lay %1, %n left</source>
        <translation>
            <numerusform>Lay %1, %n left</numerusform>
            <numerusform>Lay %1, %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Close the lap with %n tile(s)</source>
        <translation>
            <numerusform>Close the lap with %n tile</numerusform>
            <numerusform>Close the lap with %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lead to the finish with %n tile(s)</source>
        <translation>
            <numerusform>Lead to the finish with %n tile</numerusform>
            <numerusform>Lead to the finish with %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::ComparedPicture</name>
    <message numerus="yes">
        <source>%n place(s) marked</source>
        <translation>
            <numerusform>%n place marked</numerusform>
            <numerusform>%n places marked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::DetailsPanel</name>
    <message numerus="yes">
        <source>Used %n times in this stage.</source>
        <translation>
            <numerusform>Used %n times in this stage.</numerusform>
            <numerusform>Used %n times in this stage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its other side is used %n times in this stage.</source>
        <translation>
            <numerusform>Its other side is used %n times in this stage.</numerusform>
            <numerusform>Its other side is used %n times in this stage.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::DriveChoices</name>
    <message numerus="yes">
        <source>At least the %n driver(s) named in the results</source>
        <translation>
            <numerusform>At least the %n driver named in the results</numerusform>
            <numerusform>At least the %n drivers named in the results</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::DriveChooser</name>
    <message numerus="yes">
        <source>%n cars race</source>
        <translation>
            <numerusform>%n car races</numerusform>
            <numerusform>%n cars race</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::EntryPanel</name>
    <message numerus="yes">
        <source>%1 min with %n player(s)</source>
        <translation>
            <numerusform>%1 min with %n player</numerusform>
            <numerusform>%1 min with %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) chosen</source>
        <translation>
            <numerusform>%n file chosen</numerusform>
            <numerusform>%n files chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::ExportDialog</name>
    <message numerus="yes">
        <source>&amp;All %n stage(s) of the rally in one file</source>
        <translation>
            <numerusform>&amp;All %n stage of the rally in one file</numerusform>
            <numerusform>&amp;All %n stages of the rally in one file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) will not be kept or not be shown there:</source>
        <translation>
            <numerusform>%n thing will not be kept or not be shown there:</numerusform>
            <numerusform>%n things will not be kept or not be shown there:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::FileDrop</name>
    <message numerus="yes">
        <source>Drop to open %n file(s)</source>
        <translation>
            <numerusform>Drop to open the file</numerusform>
            <numerusform>Drop to open %n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drop to add the stages of %n file(s) to the rally</source>
        <translation>
            <numerusform>Drop to add the stages of %n file to the rally</numerusform>
            <numerusform>Drop to add the stages of %n files to the rally</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::FilterBar</name>
    <message numerus="yes">
        <source>%n tiles are hidden by the filter.</source>
        <translation>
            <numerusform>%n tile is hidden by the filter.</numerusform>
            <numerusform>%n tiles are hidden by the filter.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::FilterButton</name>
    <message numerus="yes">
        <source>%n lane(s)</source>
        <translation>
            <numerusform>%n lane</numerusform>
            <numerusform>%n lanes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::FindingsModel</name>
    <message numerus="yes">
        <source>And %n more, shown when some of these are mended.</source>
        <translation>
            <numerusform>And %n more, shown when some of these are mended.</numerusform>
            <numerusform>And %n more, shown when some of these are mended.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::IdeaSearch</name>
    <message numerus="yes">
        <source>%n second(s) slower</source>
        <translation>
            <numerusform>%n second slower</numerusform>
            <numerusform>%n seconds slower</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) faster</source>
        <translation>
            <numerusform>%n second faster</numerusform>
            <numerusform>%n seconds faster</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::IdeasPanel</name>
    <message numerus="yes">
        <source>%n found. Point at one to see it on the board, click it to take it.</source>
        <translation>
            <numerusform>%n found. Point at it to see it on the board, click it to take it.</numerusform>
            <numerusform>%n found. Point at one to see it on the board, click it to take it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped, with %n found. “%1” begins anew.</source>
        <translation>
            <numerusform>Stopped, with %n found. “%1” begins anew.</numerusform>
            <numerusform>Stopped, with %n found. “%1” begins anew.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A rally has at most %n stages.</source>
        <translation>
            <numerusform>A rally has at most %n stage.</numerusform>
            <numerusform>A rally has at most %n stages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s) were added: they stand in the strip below.</source>
        <translation>
            <numerusform>%n stage was added: it stands in the strip below.</numerusform>
            <numerusform>%n stages were added: they stand in the strip below.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found so far, and looking for more… Point at one to see it on the board, click it to take it.</source>
        <translation>
            <numerusform>%n found so far, and looking for more… Point at it to see it on the board, click it to take it.</numerusform>
            <numerusform>%n found so far, and looking for more… Point at one to see it on the board, click it to take it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::LibraryActions</name>
    <message numerus="yes">
        <source>%n file(s) moved to the bin. Undo brings them back.</source>
        <translation>
            <numerusform>%n file moved to the bin. Undo brings it back.</numerusform>
            <numerusform>%n files moved to the bin. Undo brings them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are as they were.</source>
        <translation>
            <numerusform>%n file is as it was.</numerusform>
            <numerusform>%n files are as they were.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::LoneTurns</name>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::MainWindow</name>
    <message numerus="yes">
        <source>%n page(s) printed</source>
        <translation>
            <numerusform>%n page printed</numerusform>
            <numerusform>%n pages printed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::MeasureField</name>
    <message numerus="yes">
        <source>%1: &quot;%2&quot; is not accepted. Enter a number from %3, with up to %n decimal(s).</source>
        <translation>
            <numerusform>%1: &quot;%2&quot; is not accepted. Enter a number from %3, with up to %n decimal.</numerusform>
            <numerusform>%1: &quot;%2&quot; is not accepted. Enter a number from %3, with up to %n decimals.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::OwnBoardsPanel</name>
    <message numerus="yes">
        <source>%n road(s) with spaces imported</source>
        <translation>
            <numerusform>%n road with spaces imported</numerusform>
            <numerusform>%n roads with spaces imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more of the pack</source>
        <translation>
            <numerusform>%n more of the pack</numerusform>
            <numerusform>%n more of the pack</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::PaletteModel</name>
    <message numerus="yes">
        <source>%n too many</source>
        <translation>
            <numerusform>%n too many</numerusform>
            <numerusform>%n too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::PieceBars</name>
    <message numerus="yes">
        <source>Tile %1: control is lost there %n time(s) in 100 drives; %2 turns of a drive end there, in gear %3 on average.</source>
        <translation>
            <numerusform>Tile %1: control is lost there once in 100 drives; %2 turns of a drive end there, in gear %3 on average.</numerusform>
            <numerusform>Tile %1: control is lost there %n times in 100 drives; %2 turns of a drive end there, in gear %3 on average.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::PlanPage</name>
    <message numerus="yes">
        <source>At least the %n driver(s) named in the results</source>
        <translation>
            <numerusform>At least the %n driver named in the results</numerusform>
            <numerusform>At least the %n drivers named in the results</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::PrintDialog</name>
    <message numerus="yes">
        <source>%n page(s) to print</source>
        <translation>
            <numerusform>%n page to print</numerusform>
            <numerusform>%n pages to print</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::PrintForm</name>
    <message numerus="yes">
        <source>All %n stage(s)</source>
        <translation>
            <numerusform>All %n stage</numerusform>
            <numerusform>All %n stages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::RacePart</name>
    <message numerus="yes">
        <source>%n minute(s), %1 turns of all cars</source>
        <translation>
            <numerusform>%n minute, %1 turns of all cars</numerusform>
            <numerusform>%n minutes, %1 turns of all cars</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::RecoveryActions</name>
    <message numerus="yes">
        <source>%n copy or copies of unsaved changes cannot be read. They are kept: remove those that are not wanted.</source>
        <translation>
            <numerusform>%n copy of unsaved changes cannot be read. It is kept: remove it if it is not wanted.</numerusform>
            <numerusform>%n copies of unsaved changes cannot be read. They are kept: remove those that are not wanted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::RecoveryDialog</name>
    <message numerus="yes">
        <source>%n stage(s) had changes that were not saved when Stagewright ended the last time.</source>
        <translation>
            <numerusform>A stage had changes that were not saved when Stagewright ended the last time.</numerusform>
            <numerusform>%n stages had changes that were not saved when Stagewright ended the last time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stages</source>
        <translation>
            <numerusform>%n stage</numerusform>
            <numerusform>%n stages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::RoadEstimatePanel</name>
    <message numerus="yes">
        <source>%1, best play %2; about %n minute(s) at the table</source>
        <translation>
            <numerusform>%1, best play %2; about %n minute at the table</numerusform>
            <numerusform>%1, best play %2; about %n minutes at the table</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::RoadbookField</name>
    <message numerus="yes">
        <source>%n stages: the others are added behind this one</source>
        <translation>
            <numerusform>%n stage</numerusform>
            <numerusform>%n stages: the others are added behind this one</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::SeasonModel</name>
    <message numerus="yes">
        <source>place %1: %n point(s)</source>
        <translation>
            <numerusform>place %1: %n point</numerusform>
            <numerusform>place %1: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::SectionPanel</name>
    <message numerus="yes">
        <source>%n space(s) along the inside line</source>
        <translation>
            <numerusform>%n space along the inside line</numerusform>
            <numerusform>%n spaces along the inside line</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corner(s)</source>
        <translation>
            <numerusform>%n corner</numerusform>
            <numerusform>%n corners</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bump(s)</source>
        <translation>
            <numerusform>%n bump</numerusform>
            <numerusform>%n bumps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::ShelfFilters</name>
    <message numerus="yes">
        <source>%n or more</source>
        <translation>
            <numerusform>%n or more</numerusform>
            <numerusform>%n or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n file(s)</source>
        <translation>
            <numerusform>%1 of %n file</numerusform>
            <numerusform>%1 of %n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) to be read</source>
        <translation>
            <numerusform>%n file to be read</numerusform>
            <numerusform>%n files to be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) to be reckoned</source>
        <translation>
            <numerusform>%n file to be reckoned</numerusform>
            <numerusform>%n files to be reckoned</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::ShelfModel</name>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n stage</numerusform>
            <numerusform>%n stages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lacks %n tile(s)</source>
        <translation>
            <numerusform>Lacks %n tile</numerusform>
            <numerusform>Lacks %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n star</numerusform>
            <numerusform>%n stars</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::ShopFields</name>
    <message numerus="yes">
        <source>%n stack(s), %1 of B</source>
        <translation>
            <numerusform>%n stack, %1 of B</numerusform>
            <numerusform>%n stacks, %1 of B</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::StageAdding</name>
    <message numerus="yes">
        <source>A rally has at most %n stages.</source>
        <translation>
            <numerusform>A rally has at most %n stage.</numerusform>
            <numerusform>A rally has at most %n stages.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::StageClipboard</name>
    <message numerus="yes">
        <source>Copied as a code of %n sign(s)</source>
        <translation>
            <numerusform>Copied as a code of %n sign</numerusform>
            <numerusform>Copied as a code of %n signs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A rally has at most %n stages.</source>
        <translation>
            <numerusform>A rally has at most %n stage.</numerusform>
            <numerusform>A rally has at most %n stages.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::StageOpening</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And one more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::TestButtons</name>
    <message numerus="yes">
        <source>Make &amp;safe (%n token(s))</source>
        <translation>
            <numerusform>Make &amp;safe (%n token)</numerusform>
            <numerusform>Make &amp;safe (%n tokens)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::TestPage</name>
    <message numerus="yes">
        <source>%n other car(s)</source>
        <translation>
            <numerusform>%n other car</numerusform>
            <numerusform>%n other cars</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::TileEditor</name>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1: control lost %n times in 100 drives</source>
        <translation>
            <numerusform>Tile %1: control lost %n time in 100 drives</numerusform>
            <numerusform>Tile %1: control lost %n times in 100 drives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1: control lost %n times in 100 drives, mean gear %2</source>
        <translation>
            <numerusform>Tile %1: control lost %n time in 100 drives, mean gear %2</numerusform>
            <numerusform>Tile %1: control lost %n times in 100 drives, mean gear %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::TimingStandings</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::TitanEstimatePanel</name>
    <message numerus="yes">
        <source>%n titan(s), %1: %2 rounds, %3 turns</source>
        <translation>
            <numerusform>%n titan, %1: %2 rounds, %3 turns</numerusform>
            <numerusform>%n titans, %1: %2 rounds, %3 turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lap(s)</source>
        <translation>
            <numerusform>%n lap</numerusform>
            <numerusform>%n laps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::TrackForm</name>
    <message numerus="yes">
        <source>%n point(s) marked</source>
        <translation>
            <numerusform>%n point marked</numerusform>
            <numerusform>%n points marked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::UnsavedDialog</name>
    <message numerus="yes">
        <source>Save the changes to these %n stages or rallies?</source>
        <translation>
            <numerusform>Save the changes to this %n stage or rally?</numerusform>
            <numerusform>Save the changes to these %n stages or rallies?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::WaitingNote</name>
    <message numerus="yes">
        <source>Still waiting for %n files</source>
        <translation>
            <numerusform>Still waiting for %n file</numerusform>
            <numerusform>Still waiting for %n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stagewright::WelcomePage</name>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n stage</numerusform>
            <numerusform>%n stages</numerusform>
        </translation>
    </message>
</context>
</TS>
