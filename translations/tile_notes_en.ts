<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>TileNotes</name>
    <message>
        <source>A left-hander, then a right-hander.</source>
        <translation>A left-hander, then a right-hander.</translation>
    </message>
    <message>
        <source>A left-hander, then a right-hander; the innermost lane of each inside space has no dashed line.</source>
        <translation>A left-hander, then a right-hander; the innermost lane of each inside space has no dashed line.</translation>
    </message>
    <message>
        <source>A line parts c and d from e; it is also the lane line between a, b and between f, g. At the S edge a leads to c and b to e.</source>
        <translation>The lane line runs on through the tile and parts its spaces.</translation>
    </message>
    <message>
        <source>A yard, open at the S edge only and as wide as a two-lane road; it has no spaces. The S-S road only records the open edge.</source>
        <translation>A yard beside the road, open at its S edge.</translation>
    </message>
    <message>
        <source>At the S edge only the innermost lane of the inside space has a dashed line.</source>
        <translation>At the S edge only the innermost lane of the inside space has a dashed line.</translation>
    </message>
    <message>
        <source>Corner 1 begins at the S edge; a line across the whole road parts the two corners.</source>
        <translation>Corner 1 begins at the S edge; a line across the whole road parts the two corners.</translation>
    </message>
    <message>
        <source>Crossed from N to S, by the lettering of the arch; no arrow is printed.</source>
        <translation>Driven from N to S, as the lettering of the arch stands.</translation>
    </message>
    <message>
        <source>Crossed from S to N, by the lettering of the arch; no arrow is printed.</source>
        <translation>Driven from S to N, as the lettering of the arch stands.</translation>
    </message>
    <message>
        <source>Crossing on the level: a is one undivided space that both roads use; it reaches the S edge, where no line is printed.</source>
        <translation>Level crossing: both roads use one space, which reaches the S edge.</translation>
    </message>
    <message>
        <source>Crossing on the level: c is one undivided space that both roads use. Its borders are slanted, so the spaces before and behind it differ in length from lane to lane.</source>
        <translation>Level crossing: both roads use the one space in the middle. Its borders are slanted.</translation>
    </message>
    <message>
        <source>Crossing on the level: d is one undivided space that both roads use. Its borders are slanted, so the spaces before and behind it differ in length from lane to lane.</source>
        <translation>Level crossing: both roads use the one space in the middle. Its borders are slanted.</translation>
    </message>
    <message>
        <source>Crossings on the level: a and d are undivided spaces that the N-S road shares with the lower and the upper road; between them lie two ordinary spaces, b and c. a and d reach the tile edge, where no line is printed.</source>
        <translation>Level crossings: where the roads meet they share one undivided space.</translation>
    </message>
    <message>
        <source>Crossings on the level: a, b and c are undivided spaces as wide as the N-S road. c carries the two N lanes of the upper road, b the S lane of the upper and the N lane of the lower road, a the two S lanes of the lower road; a and c reach the tile edge, where no line is printed.</source>
        <translation>Level crossings: where the roads meet they share one undivided space.</translation>
    </message>
    <message>
        <source>Each leg has two spaces side by side: the left one is two lanes wide and touches both corner lines. The hazard lines stand on the right lane only.</source>
        <translation>Each leg has two spaces side by side: the left one is two lanes wide and touches both corner lines. The hazard lines stand on the right lane only.</translation>
    </message>
    <message>
        <source>Junction: from a and b a car may turn off to NW, from c it only leads on to N. The third (N) lane of the NW edge is reached only through n, from the N lane next to it; the wedge between n and l belongs to no space.</source>
        <translation>Junction: only the two lanes next to the branch turn off to NW; the third goes on to N.</translation>
    </message>
    <message>
        <source>Junction: from b and c a car may turn off to NE, from a it only leads on to N. The third (N) lane of the NE edge is reached only through n, from the N lane next to it; the wedge between n and l belongs to no space.</source>
        <translation>Junction: only the two lanes next to the branch turn off to NE; the third goes on to N.</translation>
    </message>
    <message>
        <source>Junction: only a turns off, through g to i. The hairpin j joins f, the N lane far from the branch, with h; its S border touches g.</source>
        <translation>Junction: only the lane next to the branch turns off. A hairpin joins the branch with the far lane.</translation>
    </message>
    <message>
        <source>Junction: only b turns off, through g to i. The hairpin j joins e, the N lane far from the branch, with h; its S border touches g.</source>
        <translation>Junction: only the lane next to the branch turns off. A hairpin joins the branch with the far lane.</translation>
    </message>
    <message>
        <source>No lane line next to the tile edges: a, b, k and l are as wide as the road.</source>
        <translation>No lane line next to the edges of the tile: the spaces there are as wide as the road.</translation>
    </message>
    <message>
        <source>On both legs the outer (left) lane is one space and the inner lane two.</source>
        <translation>On both legs the outer (left) lane is one space and the inner lane two.</translation>
    </message>
    <message>
        <source>On both legs the outer (left) lane is one space and the two inner lanes are two spaces each.</source>
        <translation>On both legs the outer (left) lane is one space and the two inner lanes are two spaces each.</translation>
    </message>
    <message>
        <source>Raced from S to N.</source>
        <translation>Raced from S to N.</translation>
    </message>
    <message>
        <source>Raced from S to N. The last row has two lanes: j touches g and h, k touches h and i.</source>
        <translation>Raced from S to N. The last row has only two lanes.</translation>
    </message>
    <message>
        <source>Raced from SW to SE.</source>
        <translation>Raced from SW to SE.</translation>
    </message>
    <message>
        <source>S-shaped; the middle is one space over both lanes with one limit, without inside and outside line.</source>
        <translation>S-shaped; the middle is one space over both lanes with one limit, without inside and outside line.</translation>
    </message>
    <message>
        <source>The S leg has no lane line: a and b are as wide as the road.</source>
        <translation>The S leg has no lane line: its spaces are as wide as the road.</translation>
    </message>
    <message>
        <source>The SE leg has no lane line: g and h are as wide as the road.</source>
        <translation>The SE leg has no lane line: its spaces are as wide as the road.</translation>
    </message>
    <message>
        <source>The bridge is a loose piece laid over the tile; only its two ends are printed.</source>
        <translation>The bridge is a loose piece laid over the tile; only its two ends are printed.</translation>
    </message>
    <message>
        <source>The corner begins at the S edge.</source>
        <translation>The corner begins at the S edge.</translation>
    </message>
    <message>
        <source>The corner fills its road from edge to edge; its dashed lines stand on the inside lane only.</source>
        <translation>The corner fills its road from edge to edge; its dashed lines stand on the inside lane only.</translation>
    </message>
    <message>
        <source>The corner fills the tile from edge to edge.</source>
        <translation>The corner fills the tile from edge to edge.</translation>
    </message>
    <message>
        <source>The corner from S to SE begins on the S edge itself; its dashed line there stands on the inside lane only.</source>
        <translation>The corner from S to SE begins on the S edge itself; its dashed line there stands on the inside lane only.</translation>
    </message>
    <message>
        <source>The corner from S to SW begins on the S edge itself; its dashed line there stands on the inside lane only.</source>
        <translation>The corner from S to SW begins on the S edge itself; its dashed line there stands on the inside lane only.</translation>
    </message>
    <message>
        <source>The corner has a dashed line only at its end towards NE.</source>
        <translation>The corner has a dashed line only at its end towards NE.</translation>
    </message>
    <message>
        <source>The corner has a dashed line only at its end towards NW.</source>
        <translation>The corner has a dashed line only at its end towards NW.</translation>
    </message>
    <message>
        <source>The lane line of the branch stops short of the limit lines (g and h could be one space).</source>
        <translation>The lane line of the branch stops short of the limit lines: its last two spaces could also be one.</translation>
    </message>
    <message>
        <source>The lane line of the branch stops short of the limit lines: g and h could also be one space two lanes wide.</source>
        <translation>The lane line of the branch stops short of the limit lines: its last two spaces could also be one.</translation>
    </message>
    <message>
        <source>The lane line of the branch stops short of the limit lines: j and k could also be one space two lanes wide.</source>
        <translation>The lane line of the branch stops short of the limit lines: its last two spaces could also be one.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 1 between a and g, h, 1 between c and g, h. b and d do not touch the branch; c-f is a lane change.</source>
        <translation>The limits of the branch stand on full lines: they hold whichever way you cross.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 1 between b and g, h, 1 between d and g, h. a and c do not touch the branch; d-e is a lane change.</source>
        <translation>The limits of the branch stand on full lines: they hold whichever way you cross.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 2 between b and g, h, 1 between d and g, h. a and c do not touch the branch; d-e is a lane change.</source>
        <translation>The limits of the branch stand on full lines: they hold whichever way you cross.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 3 between a and g, h, 1 between c and g, h. b and d do not touch the branch; c-f is a lane change.</source>
        <translation>The limits of the branch stand on full lines: they hold whichever way you cross.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 3 between b and g, h, 1 between d and g, h. a and c do not touch the branch; d-e is a lane change.</source>
        <translation>The limits of the branch stand on full lines: they hold whichever way you cross.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 3 between c and g, h, 1 between e and g, h. d and f do not touch the branch; b-c is a lane change.</source>
        <translation>The limits of the branch stand on full lines: they hold whichever way you cross.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 3 between c and g, h, 2 between e and g, h. d and f do not touch the branch; b-c is a lane change.</source>
        <translation>The limits of the branch stand on full lines: they hold whichever way you cross.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 3 between d and g, h, 1 between f and g, h. c and e do not touch the branch; a-d is a lane change.</source>
        <translation>The limits of the branch stand on full lines: they hold whichever way you cross.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 3 between d and g, h, 2 between f and g, h. c and e do not touch the branch; a-d is a lane change.</source>
        <translation>The limits of the branch stand on full lines: they hold whichever way you cross.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 4 between c and g, h, 2 between e and g, h. d and f do not touch the branch; b-c is a lane change.</source>
        <translation>The limits of the branch stand on full lines: they hold whichever way you cross.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 4 between d and g, h, 2 between f and g, h. c and e do not touch the branch; a-d is a lane change.</source>
        <translation>The limits of the branch stand on full lines: they hold whichever way you cross.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 4 between d and j, k, 1 between g and j, k. e, f, h and i do not touch the branch; b-d is a lane change.</source>
        <translation>The limits of the branch stand on full lines: they hold whichever way you cross.</translation>
    </message>
    <message>
        <source>The limits stand on full lines and hold for every crossing, either way, to or from either lane: 4 between f and j, k, 1 between i and j, k. d, e, g and h do not touch the branch; b-f is a lane change.</source>
        <translation>The limits of the branch stand on full lines: they hold whichever way you cross.</translation>
    </message>
    <message>
        <source>The line between j, k and l, m is worn; it is taken for a full line, not a dashed one.</source>
        <translation>One line is worn in the print; it is taken for a full line, not a dashed one.</translation>
    </message>
    <message>
        <source>The second cross line from S stops at the inner (right) lane, which therefore has two spaces.</source>
        <translation>The second cross line from S stops at the inner (right) lane, which therefore has two spaces.</translation>
    </message>
    <message>
        <source>The second cross line from S stops at the inside lane, which therefore has two spaces; the other three lanes have three.</source>
        <translation>The second cross line from S stops at the inside lane, which therefore has two spaces; the other three lanes have three.</translation>
    </message>
    <message>
        <source>The side road towards NW is closed: scenery only.</source>
        <translation>The side road towards NW is closed: scenery only.</translation>
    </message>
    <message>
        <source>The spaces on the bridge and the place of its jump are assumed: one row of two spaces, with the jump.</source>
        <translation>The spaces on the bridge and the place of its jump are assumed: one row of two spaces, with the jump.</translation>
    </message>
    <message>
        <source>The spaces on the bridge are assumed: one row of two.</source>
        <translation>The spaces on the bridge are assumed: one row of two.</translation>
    </message>
    <message>
        <source>The tile number stands at the top right.</source>
        <translation>The tile number stands at the top right.</translation>
    </message>
    <message>
        <source>The tile number stands at the top right. A right-hander, then a left-hander.</source>
        <translation>The tile number stands at the top right. A right-hander, then a left-hander.</translation>
    </message>
    <message>
        <source>The tile number stands at the top right. A right-hander, then a left-hander; the innermost lane of each inside space has no dashed line.</source>
        <translation>The tile number stands at the top right. A right-hander, then a left-hander; the innermost lane of each inside space has no dashed line.</translation>
    </message>
    <message>
        <source>The two roads do not meet.</source>
        <translation>The two roads do not meet.</translation>
    </message>
    <message>
        <source>The two roads do not meet. The dashed line in the S row is worn off over the right half of h; it is taken to cross both lanes.</source>
        <translation>The two roads do not meet. One dashed line is worn in the print; it is taken to cross both lanes.</translation>
    </message>
    <message>
        <source>The two roads do not meet; the corner fills its road from edge to edge.</source>
        <translation>The two roads do not meet; the corner fills its road from edge to edge.</translation>
    </message>
    <message>
        <source>Three lanes merge into two at the first cross line from S; the middle lane touches both spaces beyond it.</source>
        <translation>Three lanes merge into two at the first cross line from S; the middle lane touches both spaces beyond it.</translation>
    </message>
    <message>
        <source>Three lanes merge into two at the first cross line from S; the middle lane touches both spaces beyond it. Limit 2 stands on the left lane only at the S end, on the whole inner lane at the NW end.</source>
        <translation>Three lanes merge into two at the first cross line from S; the middle lane touches both spaces beyond it. Limit 2 stands on the left lane only at the S end, on the whole inner lane at the NW end.</translation>
    </message>
    <message>
        <source>Three lanes merge into two at the first cross line from S; the middle lane touches both spaces beyond it. Limit 2 stands on the right lane only at the S end, on the whole inner lane at the NE end.</source>
        <translation>Three lanes merge into two at the first cross line from S; the middle lane touches both spaces beyond it. Limit 2 stands on the right lane only at the S end, on the whole inner lane at the NE end.</translation>
    </message>
    <message>
        <source>Two corners, parted by a line across the whole road, fill the tile from edge to edge.</source>
        <translation>Two corners, parted by a line across the whole road, fill the tile from edge to edge.</translation>
    </message>
    <message>
        <source>Two corners, parted by a line across the whole road.</source>
        <translation>Two corners, parted by a line across the whole road.</translation>
    </message>
    <message>
        <source>Two corners, parted by a line across the whole road; the second runs to the NE edge.</source>
        <translation>Two corners, parted by a line across the whole road; the second runs to the NE edge.</translation>
    </message>
    <message>
        <source>Two hairpins: corner 1 turns right, corner 2 left.</source>
        <translation>Two hairpins, first right, then left.</translation>
    </message>
    <message>
        <source>Two hairpins: corner 1 turns right, corner 2 left; all spaces outside the corners are as wide as the road.</source>
        <translation>Two hairpins, first right, then left; all spaces outside them are as wide as the road.</translation>
    </message>
    <message>
        <source>Two hairpins: corner 1 turns right, corner 2 left; h, between them, is one space as wide as the road.</source>
        <translation>Two hairpins, first right, then left; the space between them is as wide as the road.</translation>
    </message>
    <message>
        <source>Two roads side by side, not joined.</source>
        <translation>Two roads side by side, not joined.</translation>
    </message>
    <message>
        <source>Two roads side by side, not joined; both are raced from W to E.</source>
        <translation>Two roads side by side, not joined; both are raced from W to E.</translation>
    </message>
    <message>
        <source>Two roads side by side, not joined; the upper one is raced from E to W, the lower one from W to E.</source>
        <translation>Two roads side by side, not joined; the upper one is raced from E to W, the lower one from W to E.</translation>
    </message>
    <message>
        <source>Two shortcuts side by side, parted on the prolonged line between f and g.</source>
        <translation>Two shortcuts side by side.</translation>
    </message>
    <message>
        <source>Whether a car may drive from one middle space into the next (S-NW: d to e, S-NE: c to e, NE-NW: d to c) is not printed.</source>
        <translation>Whether a car may drive from one middle space into the next is not printed.</translation>
    </message>
    <message>
        <source>Whether a car may drive from one middle space into the next (S-NW: e to f, S-NE: d to f, NE-NW: e to d) is not printed.</source>
        <translation>Whether a car may drive from one middle space into the next is not printed.</translation>
    </message>
    <message>
        <source>a opens half to d, half to e: full contacts are a-d, a-e, d-f, e-g, e-h, lane changes b-e, d-g, e-f, a-i. A full lane line parts a, e and h from the corner; b leads to NE only by the lane change into e, c and i do not.</source>
        <translation>A full line parts the straight lane from the corner: who wants to turn has to change lanes in time.</translation>
    </message>
    <message>
        <source>a opens half to d, half to e: full contacts are a-d, a-e, d-f, e-g, e-h, lane changes b-e, d-g, e-f, a-i. A full lane line parts a, e and h from the corner; b leads to NW only by the lane change into e, c and i do not.</source>
        <translation>A full line parts the straight lane from the corner: who wants to turn has to change lanes in time.</translation>
    </message>
    <message>
        <source>c, d and e share the middle: each pair shares one full line. Each road has one of them as its inner lane and the two others as its outer lane.</source>
        <translation>The roads share the three spaces in the middle.</translation>
    </message>
    <message>
        <source>d, e and f share the middle: each pair shares one full line. Each road has one of them as its inner lane and the two others as its outer lane; d touches a and b, e touches b and c.</source>
        <translation>The roads share the three spaces in the middle.</translation>
    </message>
</context>
</TS>
