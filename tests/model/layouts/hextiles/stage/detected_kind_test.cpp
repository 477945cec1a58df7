#include "model/layouts/hextiles/stage/detected_kind.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

StageKind kindOf(const Stage& stage) {
    return detectedKind(stage, catalogue());
}

/// 217b six times about the hex (0, 0), one of them replaced.
Stage ringWith(const Laid& instead) {
    Stage ring;
    for (const Edge edge : allEdges) {
        const Hex hex = neighbour({0, 0}, edge);
        tilesOf(ring).insert(placed(
            hex == instead.hex ? instead : Laid{"217b", hex, index(edge) - index(Edge::NW)}));
    }
    return ring;
}

TEST(DetectedKind, IsThatOfTheRulebooksStagesAndCircuits) {
    for (const auto& files : {rulebookStages(), gtCircuits()})
        for (const std::string& file : files) {
            const Stage stage = stageFrom(QString::fromStdString(file));
            for (const StageKind said : {StageKind::Stage, StageKind::Circuit}) {
                Stage other = stage;
                other.info.kind = said; // which does not count
                EXPECT_EQ(kindOf(other), stage.info.kind) << file;
            }
        }
}

TEST(DetectedKind, ARoadThatClosesRoundAStartFinishTileIsACircuit) {
    Stage stage = ringWith({"404a", {-1, 0}}); // a junction to the north
    EXPECT_EQ(kindOf(stage), StageKind::Stage);
    tilesOf(stage).insert(placed({"102b", {-1, -1}, 3})); // outside, and leads in
    EXPECT_EQ(kindOf(stage), StageKind::Circuit);
    tilesOf(stage).insert(placed({"202a", {9, 9}})); // lies about
    EXPECT_EQ(kindOf(stage), StageKind::Circuit);
}

TEST(DetectedKind, ARingRoundAStartTileIsACircuitUnlessThereIsAFinish) {
    Stage stage = startTileRing(StageKind::Unsaid);
    EXPECT_EQ(kindOf(stage), StageKind::Circuit);
    tilesOf(stage).insert(placed({"203a", {9, 9}}));
    EXPECT_EQ(kindOf(stage), StageKind::Stage);
    // A start that only leads to a ring: the finish is still to come.
    Stage ahead = ringWith({"404a", {-1, 0}});
    tilesOf(ahead).insert(placed({"202a", {-1, -1}, 3}));
    EXPECT_EQ(kindOf(ahead), StageKind::Stage);
}

TEST(DetectedKind, WhatIsNotYetClosedIsMeantAsItsLinesSay) {
    EXPECT_EQ(kindOf(Stage()), StageKind::Stage);
    EXPECT_EQ(kindOf(board({{"204a", {0, 0}}})), StageKind::Stage);
    EXPECT_EQ(kindOf(board({{"202a", {0, 0}}})), StageKind::Stage);
    EXPECT_EQ(kindOf(board({{"401a", {0, 0}}})), StageKind::Circuit);
    EXPECT_EQ(kindOf(board({{"401a", {0, 0}}, {"203a", {0, 5}}})), StageKind::Stage);
}

TEST(DetectedKind, IsSettledOnlyWhereNoneIsSaid) {
    Stage said = startTileRing(StageKind::Stage);
    setDetectedKind(said, catalogue());
    EXPECT_EQ(said.info.kind, StageKind::Stage);
    Stage unsaid = startTileRing(StageKind::Unsaid);
    setDetectedKind(unsaid, catalogue());
    EXPECT_TRUE(unsaid == startTileRing());
}

} // namespace
} // namespace stagewright
