#include "model/drive/drive_task.h"
#include "model/layouts/hextiles/driving/tile_drive.h"
#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/model/drive/drives.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

TEST(TileDrive, PiecesAreTheTilesOfTheRouteInDrivingOrder) {
    const Stage stage = board({{"203a", {0, 0}}, {"202a", {0, 2}}, {"206b", {0, 1}}});
    const auto task = driveTaskOf(stage, games(), dirtRules(), 1);
    ASSERT_TRUE(task) << sentence(task.error()).toStdString();
    ASSERT_EQ(task->pieces.size(), 3U);
    EXPECT_EQ(task->piecesALap, 3);
    EXPECT_EQ(task->laps, 1);
    EXPECT_EQ(task->dashboard.id, QStringLiteral("gravel"));
    const DrivenPiece& start = task->pieces[0];
    EXPECT_EQ(start.name, QStringLiteral("202a"));
    EXPECT_EQ(start.place, (Place{0, 2}));
    EXPECT_EQ(start.piece, 1); // the second that was laid
    const DrivenPiece& jump = task->pieces[1];
    EXPECT_EQ(jump.name, QStringLiteral("206b"));
    EXPECT_EQ(jump.piece, 2);
    EXPECT_TRUE(jump.jump);
    EXPECT_FALSE(jump.ford);
    EXPECT_EQ(jump.terrain, Terrain::Gravel);
    EXPECT_EQ(jump.spaces.size(), catalogue().find(tileId("206b"))->roads.front().spaces.size());
    EXPECT_EQ(task->pieces[2].piece, 0);
}

TEST(TileDrive, CornersAreCalledAsThePacenotesCallThem) {
    std::map<QString, TightestCorner> corners;
    for (const std::string& file : rulebookStages()) {
        const Stage stage = stageFrom(QString::fromStdString(file));
        const DriveTask task = *driveTaskOf(stage, games(), dirtRules(), 1);
        for (const DrivenPiece& piece : task.pieces)
            corners[piece.name] = piece.corner;
    }
    EXPECT_EQ(corners.at(QStringLiteral("204a")), TightestCorner::None);
    EXPECT_EQ(corners.at(QStringLiteral("211b")), TightestCorner::Hairpin);
}

TEST(TileDrive, LapsAreUnrolled) {
    const Stage ring = startTileRing();
    const auto task = driveTaskOf(ring, games(), dirtRules(), 3);
    ASSERT_TRUE(task);
    EXPECT_EQ(task->laps, 3);
    EXPECT_EQ(task->piecesALap, 6);
    EXPECT_EQ(task->pieces.size(), 3U * 6 + 1);
    EXPECT_EQ(task->pieces[0].piece, task->pieces[6].piece);
}

TEST(TileDrive, WithRoadsAndRouteAtHandItIsTheSame) {
    const Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    const RoadGraph roads(stage, catalogue());
    const auto at = driveTaskOf(stage, roads, findRoute(stage, roads), dirtRules(), 1);
    const auto through = driveTaskOf(stage, games(), dirtRules(), 1);
    ASSERT_TRUE(at && through);
    EXPECT_EQ(num_edges(at->graph), num_edges(through->graph));
    EXPECT_EQ(at->pieces.size(), through->pieces.size());
}

TEST(TileDrive, TheWayIsCountedWithoutDrivingIt) {
    const Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    const StageWay way = games().face<StageDriving>(stage).way(stage, games());
    EXPECT_EQ(way.terrains, (std::map<Terrain, int>{{Terrain::Gravel, 10}}));
    // Each tile counts once, over however many of its roads the way leads.
    const Stage bridge = board({{"416a", {0, 0}}, {"205a", {0, 1}}});
    EXPECT_EQ(games().face<StageDriving>(bridge).way(bridge, games()).terrains,
              (std::map<Terrain, int>{{Terrain::Asphalt, 1}, {Terrain::Gravel, 1}}));
    // Of the three rows of 202a one lies beyond its line, of those of 203a two before it.
    const Stage road = board({{"202a", {0, 2}}, {"204a", {0, 1}}, {"203a", {0, 0}}});
    EXPECT_EQ(games().face<StageDriving>(road).way(road, games()).spaces, 1 + 2 + 2);
    // As far as the road leads.
    const Stage start = board({{"202a", {0, 2}}, {"203a", {0, 0}}});
    EXPECT_EQ(games().face<StageDriving>(start).way(start, games()).spaces, 1);
    EXPECT_EQ(games().face<StageDriving>(Stage()).way(Stage(), games()).spaces, 0);
}

} // namespace
} // namespace stagewright
