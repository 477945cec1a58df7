#include "model/layouts/hextiles/stage/pacenote.h"
#include "model/layouts/hextiles/stage/road_graph.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace stagewright {
namespace {

/// A bend in short: "R 120 2 long cut slide".
std::string inShort(const BendNote& bend) {
    std::string text = bend.hairpin ? "hairpin " : "";
    text += bend.hand == BendSide::Left ? "L " : "R ";
    text += std::to_string(bend.degrees) + ' ' + std::to_string(bend.severity);
    if (bend.tightens)
        text += " tightens";
    if (bend.isLong)
        text += " long";
    if (bend.cut != CutAdvice::None)
        text += bend.cut == CutAdvice::Cut ? " cut" : " don't cut";
    if (bend.slide)
        text += " slide";
    return text;
}

/// Bends, jumps and fords of a road of a tile; the road is told by its edges as recorded.
std::string inShort(const Pacenote& note) {
    std::string text;
    const auto add = [&](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
    for (const NotePart& part : note.parts) {
        if (const auto* bend = std::get_if<BendNote>(&part))
            add(inShort(*bend));
        if (const auto* jump = std::get_if<JumpNote>(&part))
            add("jump " + std::to_string(jump->gear));
        if (std::holds_alternative<FordNote>(part))
            add("ford");
        if (const auto* slope = std::get_if<SlopeNote>(&part))
            add(slope->up ? "up" : "down");
    }
    return text;
}

std::string along(const char* side, std::size_t road = 0) {
    const TileSide& known = *catalogue().find(tileId(side));
    return inShort(pacenote(known, known.roads[road], true));
}

std::string against(const char* side, std::size_t road = 0) {
    const TileSide& known = *catalogue().find(tileId(side));
    return inShort(pacenote(known, known.roads[road], false));
}

template <typename Check>
void forEveryRoad(Check check) {
    for (const TileSide& side : catalogue().sides())
        for (const Road& road : side.roads)
            if (road.from != road.to) {
                SCOPED_TRACE(side.id.toString().toStdString() + ' ' + name(road.from).data() + '-' +
                             name(road.to).data());
                check(side, road);
            }
}

TEST(Pacenote, SeverityIsTheHighestLimitOutside) {
    EXPECT_EQ(along("210a"), "R 120 2"); // 2 outside, 1 inside
    EXPECT_EQ(along("222a"), "R 60 4 slide");
    EXPECT_EQ(along("227a"), "R 60 5 slide");
    EXPECT_EQ(along("108a"), "hairpin R 190 1");
    EXPECT_EQ(along("117a"), "R 60 4"); // 4 with a hazard outside, 4 inside
    EXPECT_EQ(along("118a"), "R 60 5");
}

TEST(Pacenote, BendThatLimitsNothingIsFlat) {
    EXPECT_EQ(along("208a"), "R 60 6");
    EXPECT_EQ(along("105a"), "R 60 6");
    EXPECT_EQ(along("154a"), "L 60 6");
    EXPECT_EQ(along("204a"), "");
    EXPECT_EQ(along("121a"), "");
}

TEST(Pacenote, BranchIsTakenAtTheLimitOfItsLines) {
    EXPECT_EQ(along("402a"), "");
    EXPECT_EQ(along("402a", 1), "L 60 4");
    EXPECT_EQ(along("402a", 2), "R 120 2");
    EXPECT_EQ(along("408b", 1), "L 120 3");
    EXPECT_EQ(along("408b", 2), "hairpin L 120 1 slide");
}

TEST(Pacenote, SeveralCornersFollowInDrivingOrder) {
    EXPECT_EQ(along("215a"), "hairpin R 170 2 slide, hairpin L 170 2 slide");
    EXPECT_EQ(against("215a"),
              "hairpin R 170 2 slide, hairpin L 170 2 slide"); // an S is an S from both ends
    // GT numbers no corners: an S is told by the road.
    EXPECT_EQ(along("134a"), "R 90 3, L 90 3");
    EXPECT_EQ(along("135a"), "L 90 3, R 90 3");
    EXPECT_EQ(along("231b"), "L 50 4, R 50 4");
}

TEST(Pacenote, CornersInARowThatTurnTheSameWayAreOneBend) {
    EXPECT_EQ(along("229a"), "R 60 5 long slide");
    EXPECT_EQ(against("229a"), "L 60 5 long slide");
    EXPECT_EQ(against("229b"), "L 60 5 long, ford");
    EXPECT_EQ(along("323b"), "R 60 5 long");
    EXPECT_EQ(along("324b"), "R 60 5 long");
    EXPECT_EQ(along("310b"), "R 120 2 long");
    // No two calls of a tile are the same, but for what lies apart.
    forEveryRoad([](const TileSide& side, const Road& road) {
        const auto bends = pacenote(side, road, true).bends();
        for (std::size_t i = 1; i < bends.size(); ++i)
            EXPECT_NE(bends[i].hand, bends[i - 1].hand);
    });
}

TEST(Pacenote, SlopesAreToldByTheArrowsTheDriversWay) {
    EXPECT_EQ(along("325a"), "up"); // -1 on the right lane
    EXPECT_EQ(against("325a"), "down");
    EXPECT_EQ(along("326a"), "up, R 60 6");
    EXPECT_EQ(against("326a"), "down, L 60 6");
    EXPECT_EQ(along("419a"), "down, R 60 6"); // +1
    EXPECT_EQ(against("419a"), "up, L 60 6");
}

TEST(Pacenote, OnlyWhatIsDrivenIsTold) {
    const TileSide& side = *catalogue().find(tileId("207b")); // a jump, then a ford
    const Road& road = side.roads.front();
    EXPECT_EQ(inShort(pacenote(side, road, true, {0, 50})), "jump 4");
    EXPECT_EQ(inShort(pacenote(side, road, true, {50, 100})), "ford");
    EXPECT_EQ(inShort(pacenote(side, road, false, {0, 50})), "ford");
}

TEST(Pacenote, WhereControlIsHardlyLostIsHarmless) {
    const auto isHarmless = [](const char* side) {
        const TileSide& known = *catalogue().find(tileId(side));
        return pacenote(known, known.roads.front(), true).isHarmless();
    };
    for (const char* side : {"203b", "209a", "204a", "208a"}) // straight, or flat
        EXPECT_TRUE(isHarmless(side)) << side;
    for (const char* side : {"204b", "208b", "227a", "325a", "107a"})
        EXPECT_FALSE(isHarmless(side)) << side;
}

TEST(Pacenote, CutIsAdvisedWhereTheShortcutIsAsFast) {
    EXPECT_EQ(along("217b"), "R 60 3 cut slide");                // 3 over the verge, 3 outside
    EXPECT_EQ(along("214b"), "R 80 2 cut slide");                // 5
    EXPECT_EQ(along("219b"), "hairpin R 180 3 don't cut slide"); // 2
    EXPECT_EQ(along("217a"), "R 60 3 slide");
}

TEST(Pacenote, TightensWhereTheOutsideLimitFalls) {
    // 415a: outside first 4, then 3. The other way it opens.
    EXPECT_EQ(along("415a", 0), "L 60 4 tightens");
    EXPECT_EQ(against("415a", 0), "R 60 4");
    EXPECT_EQ(along("415a", 1), "R 60 4 tightens");
    EXPECT_EQ(against("415a", 1), "L 60 4");
}

TEST(Pacenote, JumpsAndFordsAreToldWhereTheCarMeetsThem) {
    EXPECT_EQ(along("204b"), "jump 3");
    EXPECT_EQ(along("207b"), "jump 4, ford");
    EXPECT_EQ(against("207b"), "ford, jump 4");
    EXPECT_EQ(along("208b"), "R 60 6, ford"); // in the middle of the bend, both ways
    EXPECT_EQ(against("208b"), "L 60 6, ford");
    EXPECT_EQ(along("209b"), "R 60 6, jump 3"); // at its end
    EXPECT_EQ(against("209b"), "jump 3, L 60 6");
    EXPECT_EQ(against("218b"), "ford, L 60 3 slide");
    EXPECT_EQ(along("220b"), "hairpin R 180 3 slide, jump 3, ford");
    EXPECT_EQ(against("220b"), "ford, jump 3, hairpin L 180 3 slide");
}

TEST(Pacenote, OnlyARoadThatTurnsBackIsAHairpin) {
    EXPECT_EQ(along("107a"), "hairpin R 120 1");
    EXPECT_EQ(along("210a"), "R 120 2"); // it turns as far, but is faster
    for (const char* side : {"219a", "219b", "220a", "220b", "313a", "313b"}) { // by their angle
        const TileSide& known = *catalogue().find(tileId(side));
        for (const bool forward : {true, false})
            EXPECT_TRUE(pacenote(known, known.roads.front(), forward).bends().front().hairpin)
                << side;
    }
    const TileSide& chicane = *catalogue().find(tileId("110b")); // from edge to opposite edge
    for (const BendNote& bend : pacenote(chicane, chicane.roads.front(), true).bends()) {
        EXPECT_EQ(bend.severity, 1);
        EXPECT_FALSE(bend.hairpin);
    }
}

/// What a co-driver would say of them, looking at the tiles: a selection of each kind of bend.
TEST(Pacenote, CallsOfTheCatalogueAreThoseOfACoDriver) {
    const std::pair<const char*, const char*> calls[]{
        // Loops turn back however little of them is limited.
        {"108a", "hairpin R 190 1"},
        {"109a", "hairpin R 190 1"},
        {"114a", "hairpin R 190 2"},
        {"114b", "hairpin R 230 2"},
        {"122a", "hairpin L 150 1"},
        {"128a", "hairpin L 180 3"},
        {"128b", "hairpin L 180 3"},
        {"211a", "hairpin R 160 2 slide"},
        {"318b", "hairpin R 230 3"},
        {"410a", "hairpin R 230 2"},
        {"410b", "hairpin R 230 3 slide"},
        // The same road, whatever the record calls its shape: no hairpin by its angle.
        {"113a", "R 130 2"},
        {"232a", "R 130 2 slide"},
        // About one corner of the tile, which is a usual bend and a short way.
        {"107b", "hairpin R 120 1"},
        {"111a", "R 120 2"},
        {"111b", "R 120 2"},
        {"210a", "R 120 2"},
        {"216a", "R 120 3"},
        {"216b", "R 120 3"},
        {"310a", "R 120 2"},
        {"315a", "R 120 3"},
        {"136a", "R 120 5"},
        // Four spaces in a row.
        {"229b", "ford, R 60 5 long"},
        {"310b", "R 120 2 long"},
        {"315b", "R 120 3 long"},
        {"319b", "R 60 4 long"},
        {"323b", "R 60 5 long"},
        {"324b", "R 60 5 long"},
        // Limited in their first half, but they go on.
        {"323a", "R 60 5"},
        {"137a", "R 60 5"},
        // An S of hairpins, a chicane, a sweep.
        {"314b", "hairpin R 170 2, hairpin L 170 2"},
        {"110b", "R 80 1"},
        {"227a", "R 60 5 slide"},
    };
    for (const auto& [side, call] : calls)
        EXPECT_EQ(along(side), call) << side;
}

TEST(Pacenote, AHairpinIsOneForTheShapeOfTheTileToo) {
    const auto isOne = [](const char* side) {
        return isHairpin(catalogue().find(tileId(side))->roads.front());
    };
    for (const char* side : {"107a", "114b", "211a", "215a", "219a", "313a", "318b"})
        EXPECT_TRUE(isOne(side)) << side;
    for (const char* side : {"110b", "113a", "210a", "216a", "227a", "204a", "232a"})
        EXPECT_FALSE(isOne(side)) << side;
    forEveryRoad([](const TileSide& side, const Road& road) {
        const auto bends = pacenote(side, road, false).bends();
        EXPECT_EQ(isHairpin(road), std::any_of(bends.begin(), bends.end(),
                                               [](const BendNote& bend) { return bend.hairpin; }));
    });
}

TEST(Pacenote, DangerIsThatOfTheTile) {
    forEveryRoad([](const TileSide& side, const Road& road) {
        EXPECT_EQ(pacenote(side, road, true).danger, side.danger);
    });
}

TEST(Pacenote, DrivenTheOtherWayAllIsMirrored) {
    forEveryRoad([](const TileSide& side, const Road& road) {
        const Pacenote there = pacenote(side, road, true);
        Pacenote back = pacenote(side, road, false);
        std::vector<BendNote> bends = back.bends();
        std::reverse(bends.begin(), bends.end());
        for (BendNote& bend : bends)
            bend.hand = bend.hand == BendSide::Left ? BendSide::Right : BendSide::Left;
        const std::vector<BendNote> before = there.bends();
        ASSERT_EQ(bends.size(), before.size());
        for (std::size_t i = 0; i < bends.size(); ++i)
            bends[i].tightens = before[i].tightens; // what tightens there opens back
        EXPECT_EQ(bends, before);
        EXPECT_EQ(back.parts.size(), there.parts.size());
        EXPECT_EQ(back.danger, there.danger);
    });
}

/// The same road as if it had been recorded from its other end.
Road recordedBackwards(Road road) {
    const double lanes = road.widestLanes();
    const auto mirrored = [&](LaneSpan span) {
        return LaneSpan{lanes - span.right, lanes - span.left};
    };
    std::swap(road.from, road.to);
    std::swap(road.lanes[0], road.lanes[1]);
    std::swap(road.width[0], road.width[1]);
    std::reverse(road.path.begin(), road.path.end());
    for (Space& space : road.spaces) {
        space.s = {100 - space.s.end, 100 - space.s.begin};
        const LaneSpan atEnd = space.lanesAtEnd();
        if (space.lanesTo)
            space.lanesTo = mirrored(space.lanes);
        space.lanes = mirrored(atEnd);
        std::swap(space.entry, space.exit);
        const auto other = [](RoadEnd end) {
            return end == RoadEnd::From ? RoadEnd::To : RoadEnd::From;
        };
        for (ClimbArrow& arrow : space.climb) {
            arrow.end = other(arrow.end);
            arrow.arrow = other(arrow.arrow);
        }
    }
    return road;
}

TEST(Pacenote, WhichEndTheRecordBeginsWithDoesNotMatter) {
    forEveryRoad([](const TileSide& side, const Road& road) {
        const Road backwards = recordedBackwards(road);
        EXPECT_EQ(inShort(pacenote(side, backwards, true)), inShort(pacenote(side, road, false)));
        EXPECT_EQ(inShort(pacenote(side, backwards, false)), inShort(pacenote(side, road, true)));
    });
}

TEST(Pacenote, SeverityLiesBetweenHairpinAndFlat) {
    forEveryRoad([](const TileSide& side, const Road& road) {
        for (const BendNote& bend : pacenote(side, road, true).bends()) {
            EXPECT_GE(bend.severity, 1);
            EXPECT_LE(bend.severity, 6);
            EXPECT_GE(bend.degrees, 10);
            EXPECT_LE(bend.degrees, 230); // the loop of 114b swings out before it turns
        }
    });
}

Route backwards(Route route) {
    for (auto* steps : {&route.leadIn, &route.steps}) {
        std::reverse(steps->begin(), steps->end());
        for (RouteStep& step : *steps)
            step.forward = !step.forward;
    }
    return route;
}

TEST(Pacenotes, StageReversedTwiceHasTheSameNotes) {
    for (const std::string& file : rulebookStages()) {
        const Stage stage = stageFrom(QString::fromStdString(file));
        const RoadGraph roads(stage, catalogue());
        const Route route = findRoute(stage, roads);
        const std::vector<Pacenote> there = pacenotes(roads, route);
        EXPECT_EQ(there.size(), route.steps.size());
        EXPECT_EQ(pacenotes(roads, backwards(backwards(route))), there) << file;
        std::vector<Pacenote> back = pacenotes(roads, backwards(route));
        std::reverse(back.begin(), back.end());
        for (std::size_t i = 0; i < there.size(); ++i) {
            const std::vector<BendNote> bends = there[i].bends();
            const std::vector<BendNote> mirrored = back[i].bends();
            ASSERT_EQ(mirrored.size(), bends.size()) << file;
            for (std::size_t k = 0; k < bends.size(); ++k)
                EXPECT_NE(mirrored[bends.size() - 1 - k].hand, bends[k].hand) << file;
        }
    }
}

TEST(Pacenotes, SurfaceIsToldAtFirstAndWhereItChanges) {
    const Stage stage = board(
        {{"202a", {0, 4}}, {"303b", {0, 3}}, {"304b", {0, 2}}, {"303a", {0, 1}}, {"203a", {0, 0}}});
    const RoadGraph roads(stage, catalogue());
    std::vector<std::optional<Terrain>> surfaces;
    for (const Pacenote& note : pacenotes(roads, findRoute(stage, roads)))
        surfaces.push_back(note.surface);
    EXPECT_EQ(surfaces,
              (std::vector<std::optional<Terrain>>{Terrain::Gravel, Terrain::Snow, std::nullopt,
                                                   Terrain::Asphalt, Terrain::Gravel}));
    const auto notes = pacenotes(roads, findRoute(stage, roads));
    EXPECT_TRUE(notes.front().isFirst);
    EXPECT_FALSE(notes.back().isFirst);
}

} // namespace
} // namespace stagewright
