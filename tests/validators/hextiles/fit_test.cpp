#include "model/layouts/hextiles/building/fit.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/rulebook_stages.h"
#include "validators/hextiles/checker.h"

#include <QSet>

#include <gtest/gtest.h>

#include <algorithm>

namespace stagewright {

namespace {

Placement laidAt(Hex hex, QStringView side, int sixths = 0) {
    return {hex, TileId::parse(side).value(), Turn(sixths), 0, 0, {}, {}};
}

/// Two roads of two lanes run into the hex (0, 0), from N and from S; all else around is open.
Stage gap() {
    Stage stage;
    tilesOf(stage).insert(laidAt({0, -1}, u"204a"));
    tilesOf(stage).insert(laidAt({0, 1}, u"204a"));
    return stage;
}

QSet<int> turnsOf(const Stage& stage, QStringView side) {
    QSet<int> turns;
    for (const Turn turn : fittingTurns(stage, catalogue(), laidAt({0, 0}, side)))
        turns.insert(turn.sixths());
    return turns;
}

int misfits(const Stage& stage) {
    Checker checker(catalogue(), {});
    checker.check(stage);
    return static_cast<int>(std::count_if(
        checker.findings().begin(), checker.findings().end(), [](const Finding& finding) {
            return finding.rule == QLatin1StringView("road-meets-verge") ||
                   finding.rule == QLatin1StringView("lane-counts-differ") ||
                   finding.rule == QLatin1StringView("slants-differ");
        }));
}

TEST(Fit, AStraightFitsAStraightGapInTwoTurns) {
    EXPECT_EQ(turnsOf(gap(), u"205a"), (QSet<int>{0, 3}));
    EXPECT_TRUE(turnsOf(gap(), u"208a").isEmpty()); // a corner
}

TEST(Fit, TurnsThatContinueMoreRoadsComeFirst) {
    Stage stage;
    tilesOf(stage).insert(laidAt({0, -1}, u"204a"));
    for (const Turn turn : fittingTurns(stage, catalogue(), laidAt({0, 0}, u"205a")))
        EXPECT_EQ(turn.sixths() % 3, 0);
}

TEST(Fit, SaysWhatEachBorderMeets) {
    const Fit along = fit(gap(), catalogue(), laidAt({0, 0}, u"205a"));
    EXPECT_EQ(along.meetings[static_cast<std::size_t>(index(Edge::N))], Meeting::Joined);
    EXPECT_EQ(along.meetings[static_cast<std::size_t>(index(Edge::S))], Meeting::Joined);
    EXPECT_EQ(along.meetings[static_cast<std::size_t>(index(Edge::NE))], Meeting::Nothing);
    EXPECT_EQ(along.joins(), 2);
    EXPECT_TRUE(along.fits());

    const Fit across = fit(gap(), catalogue(), laidAt({0, 0}, u"205a", 1));
    EXPECT_EQ(across.firstMisfit(), Edge::N);
    EXPECT_EQ(across.meetings[0], Meeting::VergeMeetsRoad);
    EXPECT_FALSE(across.fits());
}

TEST(Fit, DifferentLaneCountsDoNotFit) {
    // A tile whose road has three lanes somewhere, next to one with two.
    for (const TileSide& side : catalogue().sides())
        for (const Edge edge : allEdges) {
            const int lanes = side.lanesAt(edge);
            if (lanes < 3 || side.role == Role::Service)
                continue;
            Placement tile{{0, 0}, side.id, opposite(edge) == Edge::N ? Turn(3) : Turn(), 0, 0,
                           {},     {}};
            tile.turn = Turn(index(Edge::N) - index(edge));
            Stage stage;
            tilesOf(stage).insert(laidAt({0, -1}, u"204a"));
            const Fit how = fit(stage, catalogue(), tile);
            EXPECT_EQ(how.meetings[0], Meeting::LaneCountsDiffer)
                << side.id.toString().toStdString();
            EXPECT_FALSE(how.fits());
        }
}

TEST(Fit, LooksAsFarAsTheRulesDo) {
    // A start whose print leads south, where a tile is missing before the road goes on, three hexes
    // from the gap. So a tile across its northern end is in nobody's way.
    Stage stage;
    tilesOf(stage).insert(laidAt({0, 1}, u"202a", 3));
    tilesOf(stage).insert(laidAt({0, 3}, u"204a"));
    EXPECT_TRUE(fit(stage, catalogue(), laidAt({0, 0}, u"204a", 1)).fits());
    tilesOf(stage).remove(laidAt({0, 3}, u"204a"));
    EXPECT_FALSE(fit(stage, catalogue(), laidAt({0, 0}, u"204a", 1)).fits());
}

TEST(Fit, AnOccupiedHexTakesNothing) {
    const Fit how = fit(gap(), catalogue(), laidAt({0, 1}, u"205a"));
    EXPECT_TRUE(how.occupied);
    EXPECT_FALSE(how.fits());
}

TEST(Fit, AnUnknownTileIsAllVerge) {
    EXPECT_FALSE(fit(gap(), catalogue(), laidAt({0, 0}, u"999z")).fits());
    EXPECT_TRUE(fit(Stage(), catalogue(), laidAt({0, 0}, u"999z")).fits());
}

// All sides in all turns, in several gaps: fit agrees with what the rules say once the tile lies.
TEST(Fit, AgreesWithTheRulesForEveryTileAndTurn) {
    Stage bend;
    tilesOf(bend).insert(laidAt({0, -1}, u"204a"));
    tilesOf(bend).insert(laidAt({1, 0}, u"204a", 2));
    Stage ends = gap();
    tilesOf(ends).insert(laidAt({-1, 1}, u"202a", 1));
    tilesOf(ends).insert(laidAt({1, -1}, u"203a", 4));
    tilesOf(ends).insert(laidAt({-1, 0}, u"201a", 2));
    Stage task;
    tilesOf(task).insert(laidAt({0, -1}, u"103a"));
    tilesOf(task).insert(laidAt({-1, 0}, u"112b", 2));
    for (const Stage& around : {Stage(), gap(), bend, ends, task}) {
        const int before = misfits(around);
        for (const TileSide& side : catalogue().sides())
            for (int sixths = 0; sixths < 6; ++sixths) {
                const Placement tile{{0, 0}, side.id, Turn(sixths), 0, 0, {}, {}};
                Stage with = around;
                tilesOf(with).insert(tile);
                // Laying a tile may also settle what was wrong about a neighbour.
                const bool worse = misfits(with) > before;
                const Fit how = fit(around, catalogue(), tile);
                ASSERT_EQ(how.fits(), !worse)
                    << side.id.toString().toStdString() << " turned by " << sixths;
            }
    }
}

} // namespace

} // namespace stagewright
