#include "editor/hextiles/sheets/space_places.h"
#include "model/drive/drive_task.h"
#include "model/drive/rules_file.h"
#include "model/drive/space_graph.h"
#include "model/drive/stage_driving.h"
#include "tests/rulebook_stages.h"

#include <QLineF>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

/// A move leads to a place near by, and forward as the car looks, on every stage of the rulebooks.
TEST(SpacePlaces, MovesLeadForwardToPlacesNearBy) {
    auto files = rulebookStages();
    for (const std::string& circuit : gtCircuits())
        files.push_back(circuit);
    for (const std::string& file : files) {
        const Stage stage = stageFrom(QString::fromStdString(file));
        const auto rules = builtInRules(stage.info.game);
        const DriveTask task = *driveTaskOf(stage, games(), *rules, stage.info.laps);
        const SpacePlaces places = spacePlaces(stage, catalogue());
        ASSERT_EQ(places.size(), num_vertices(task.graph)) << file;
        for (SpaceVertex v = 0; v < num_vertices(task.graph); ++v)
            for (const auto arc : boost::make_iterator_range(out_edges(v, task.graph))) {
                const SpacePlace& from = places[v];
                const SpacePlace& to = places[target(arc, task.graph)];
                const QPointF way = to.at - from.at;
                EXPECT_LT(QLineF(from.at, to.at).length(), 1.6) << file;
                // A shortcut leads across the inside of its bend.
                const bool cuts = task.graph[v].kind == SpaceKind::Shortcut ||
                                  task.graph[target(arc, task.graph)].kind == SpaceKind::Shortcut;
                if (!cuts) {
                    EXPECT_GT(QPointF::dotProduct(way, from.along + to.along), 0)
                        << file << ' ' << v;
                }
            }
    }
}

TEST(SpacePlaces, BetweenTwoTheCarLeavesAndComesInAsItLooks) {
    const SpacePlace from{{0, 0}, {1, 0}};
    const SpacePlace to{{1, 1}, {0, 1}};
    EXPECT_EQ(between(from, to, 0).at, from.at);
    EXPECT_EQ(between(from, to, 1).at, to.at);
    const SpacePlace soon = between(from, to, 0.01);
    EXPECT_NEAR(soon.along.x(), 1, 0.02);
    const SpacePlace half = between(from, to, 0.5);
    EXPECT_NEAR(half.at.x(), 1 - half.at.y(), 1e-9);
    EXPECT_NEAR(half.along.x(), half.along.y(), 1e-9);
    EXPECT_EQ(between(from, from, 0.5).at, from.at);
}

TEST(SpacePlaces, OfAStageWithoutARouteThereAreNone) {
    EXPECT_TRUE(spacePlaces(Stage(), catalogue()).empty());
}

} // namespace
} // namespace stagewright
