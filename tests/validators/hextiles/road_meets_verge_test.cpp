#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/hextiles/said.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

constexpr QLatin1StringView roadMeetsVerge("road-meets-verge");

TEST(RoadMeetsVerge, HexWithTheRoadReportsIt) {
    // North of the straight road lies a tile whose road runs from northwest to southeast.
    const Stage stage = board({{"204a", {0, 1}}, {"204a", {0, 0}, 2}});
    EXPECT_EQ(saidBy(roadMeetsVerge, stage),
              "error road-meets-verge (0, 1) (0, 0) N: The road of 204a runs "
              "into the verge of 204a.\n");
}

TEST(RoadMeetsVerge, BothRoadsThatRunIntoVergeAreFactsOfTheirOwn) {
    // Each of the two runs into the verge of a third tile.
    const Stage stage = board({{"204a", {0, 1}}, {"901a", {0, 0}}, {"206a", {1, 0}, 1}});
    EXPECT_EQ(catalogue().find(tileId("206a"))->lanesAt(Edge::S), 2);
    const std::string found = saidBy(roadMeetsVerge, stage);
    EXPECT_NE(found.find("(0, 1) (0, 0) N: The road of 204a runs into the verge of 901a.\n"),
              std::string::npos);
}

TEST(RoadMeetsVerge, NothingIsSaidWhereRoadMeetsRoadOrVergeMeetsVerge) {
    EXPECT_EQ(saidBy(roadMeetsVerge, board({{"204a", {0, 1}}, {"204a", {0, 0}}})), "");
    EXPECT_EQ(saidBy(roadMeetsVerge, board({{"204a", {0, 1}}, {"204a", {1, 0}}})), "");
    // A road to an empty hex is another rule's business, one with other lane counts too.
    EXPECT_EQ(saidBy(roadMeetsVerge, board({{"204a", {0, 1}}})), "");
    EXPECT_EQ(saidBy(roadMeetsVerge, board({{"204a", {0, 1}}, {"401a", {0, 0}}})), "");
}

TEST(RoadMeetsVerge, EndBehindTheStartIsExempt) {
    // 202a runs S to N: behind it, to the south, lies a filler.
    EXPECT_EQ(saidBy(roadMeetsVerge, board({{"202a", {0, 1}}, {"901a", {0, 2}}, {"204a", {0, 0}}})),
              "");
    // The end towards the stage is not; between two fillers that is the one with the print.
    EXPECT_EQ(saidBy(roadMeetsVerge, board({{"202a", {0, 1}}, {"901a", {0, 0}}, {"902a", {0, 2}}})),
              "error road-meets-verge (0, 1) (0, 0) N: The road of 202a runs into the verge of "
              "901a.\n");
}

TEST(RoadMeetsVerge, StartDrivenAgainstItsPrintIsExemptAtItsOtherEnd) {
    // The stage lies to the south of it, where the print has its back.
    EXPECT_EQ(saidBy(roadMeetsVerge, board({{"202a", {0, 1}}, {"901a", {0, 0}}, {"204a", {0, 2}}})),
              "");
}

TEST(RoadMeetsVerge, StartThatIsOpenAtOneEndMayGoOnThere) {
    EXPECT_EQ(saidBy(roadMeetsVerge, board({{"202a", {0, 1}}, {"901a", {0, 0}}})), "");
    EXPECT_EQ(saidBy(roadMeetsVerge, board({{"202a", {0, 1}}, {"901a", {0, 2}}})), "");
    EXPECT_EQ(saidBy(roadMeetsVerge, board({{"203a", {0, 1}}, {"901a", {0, 2}}})), "");
}

TEST(RoadMeetsVerge, TileTurnedWronglyIsOnTheStagesSideOfTheStart) {
    const char* error = "error road-meets-verge (0, 2) (0, 1) N: The road of 202a runs into the "
                        "verge of 204a.\n";
    // Whichever way the start is printed.
    for (const int print : {0, 3})
        EXPECT_EQ(saidBy(roadMeetsVerge, board({{"202a", {0, 2}, print},
                                                {"204a", {0, 1}, 1},
                                                {"204a", {0, 0}},
                                                {"203a", {0, -1}}})),
                  "error road-meets-verge (0, 0) (0, 1) S: The road of 204a runs into the verge of "
                  "204a.\n" +
                      std::string(error));
    // A tile with good roads of its own beside the start tells nothing.
    EXPECT_EQ(saidBy(roadMeetsVerge, board({{"202a", {0, 2}},
                                            {"204a", {0, 1}, 1},
                                            {"203a", {1, 0}, 1},
                                            {"202b", {-1, 2}, 4}})),
              "");
}

TEST(RoadMeetsVerge, FreeEndOfAFinishBesideTheStartTellsNothing) {
    // The finish lies north of the start, runs by, and is free at its northeastern end, as a finish
    // may be. The start may go on to the south.
    EXPECT_EQ(saidBy(roadMeetsVerge,
                     board({{"202a", {0, 2}}, {"203a", {0, 1}, 1}, {"204a", {-1, 2}, 1}})),
              "");
}

TEST(RoadMeetsVerge, StartMayGoOnOverAnUnknownTile) {
    Stage stage = board({{"202a", {0, 1}, 3}, {"901a", {0, 2}}});
    Placement unknown;
    unknown.side = *TileId::parse(u"club1a");
    tilesOf(stage).insert(unknown);
    EXPECT_EQ(saidBy(roadMeetsVerge, stage), "");
}

TEST(RoadMeetsVerge, EndBeyondTheFinishIsExempt) {
    EXPECT_EQ(saidBy(roadMeetsVerge, board({{"203a", {0, 1}}, {"901a", {0, 0}}, {"204a", {0, 2}}})),
              "");
    EXPECT_EQ(saidBy(roadMeetsVerge, board({{"203a", {0, 1}}, {"901a", {0, 2}}, {"204a", {0, 0}}})),
              "");
    EXPECT_EQ(saidBy(roadMeetsVerge, board({{"203a", {0, 1}}, {"901a", {0, 2}}, {"902a", {0, 0}}})),
              "error road-meets-verge (0, 1) (0, 2) S: The road of 203a runs into the verge of "
              "901a.\n");
}

TEST(RoadMeetsVerge, YardOfAServiceTileIsExempt) {
    EXPECT_EQ(saidBy(roadMeetsVerge, board({{"201a", {0, 0}}, {"901a", {0, 1}}})), "");
    // Such a yard behind a start does not make it one driven against its print.
    EXPECT_EQ(
        saidBy(roadMeetsVerge, board({{"202a", {0, 1}}, {"201a", {0, 2}, 3}, {"901a", {0, 0}}})),
        "error road-meets-verge (0, 1) (0, 0) N: The road of 202a runs into the verge of "
        "901a.\n");
}

TEST(RoadMeetsVerge, EndBehindAGridIsExempt) {
    EXPECT_EQ(
        saidBy(roadMeetsVerge, board({{"102b", {0, 1}}, {"901a", {0, 2}}}, StageKind::Circuit)),
        "");
    EXPECT_EQ(
        saidBy(roadMeetsVerge, board({{"102b", {0, 1}}, {"901a", {0, 0}}}, StageKind::Circuit)),
        "error road-meets-verge (0, 1) (0, 0) N: The road of 102b runs into the verge of "
        "901a.\n");
}

TEST(RoadMeetsVerge, NobodyKnowsWhereAnUnknownTileHasVerge) {
    Stage stage = board({{"204a", {0, 1}}});
    Placement unknown;
    unknown.side = *TileId::parse(u"club1a");
    tilesOf(stage).insert(unknown);
    EXPECT_EQ(saidBy(roadMeetsVerge, stage), "");
}

TEST(RoadMeetsVerge, OneOfTwoTilesOnAHexMayHaveTheRoad) {
    EXPECT_EQ(saidBy(roadMeetsVerge, board({{"204a", {0, 1}}, {"901a", {0, 0}}, {"204a", {0, 0}}})),
              "");
    EXPECT_EQ(saidBy(roadMeetsVerge, board({{"204a", {0, 1}}, {"901a", {0, 0}}, {"902a", {0, 0}}})),
              "error road-meets-verge (0, 1) (0, 0) N: The road of 204a runs into the verge of "
              "901a.\n");
}

} // namespace
} // namespace stagewright
