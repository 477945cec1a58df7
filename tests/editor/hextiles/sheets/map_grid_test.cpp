#include "editor/hextiles/sheets/map_grid.h"
#include "editor/hextiles/sheets/stage_map.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace stagewright {

namespace {

/// A straight row of tiles.
Stage row(int tiles, Hex along) {
    Stage stage;
    for (int i = 0; i < tiles; ++i) {
        Placement tile = placed({"205a", {0, 0}});
        tile.hex = {i * along.q, i * along.r};
        tilesOf(stage).insert(tile);
    }
    return stage;
}

/// Points on the rim of each hex and its middle, a hair within.
QList<QPointF> hexPoints(const Stage& stage) {
    QList<QPointF> points;
    for (const Placement& tile : tilesOf(stage).placements()) {
        const QPointF middle = centre(tile.hex);
        points << middle;
        for (const QPointF& corner : corners())
            points << middle + corner * 0.999;
        for (const Edge edge : allEdges)
            points << middle + edgeMiddle(edge) * 0.999;
    }
    return points;
}

/// Whether some sheet still has the point when it is cut; on a cut it may lie on either side.
bool isKept(const MapGrid& grid, QPointF point) {
    return std::any_of(grid.sheets.begin(), grid.sheets.end(), [&](const MapSheet& sheet) {
        return grid.keptOf(sheet).adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(point);
    });
}

MapGrid gridOf(const Stage& stage, const QSizeF& window, double overlap) {
    return mapGrid(stage, mapBounds(stage), window, overlap);
}

} // namespace

TEST(MapGrid, SheetsHoldAllOfTheMapAlsoWhenTheyAreCut) {
    for (const auto& stages : {rulebookStages(), gtCircuits()})
        for (const std::string& file : stages) {
            const Stage stage = stageFrom(QString::fromStdString(file));
            for (const QSizeF& window : {QSizeF(2.1, 3.3), QSizeF(7, 5), QSizeF(30, 30)})
                for (const double overlap : {0.0, 0.7}) {
                    const MapGrid grid = gridOf(stage, window, overlap);
                    const QList<QPointF> points = hexPoints(stage);
                    EXPECT_TRUE(std::all_of(points.begin(), points.end(), [&](QPointF point) {
                        return isKept(grid, point);
                    })) << file;
                }
        }
}

TEST(MapGrid, NeighboursOverlapAsSet) {
    const MapGrid grid = gridOf(row(40, {2, -1}), {7, 5}, 0.5);
    EXPECT_EQ(grid.rows, 1);
    // 40 hexes, every other column: 39 * 3 + 2 circumradii wide; each sheet adds 6.5 of them.
    EXPECT_EQ(grid.columns, 19);
    ASSERT_EQ(grid.sheets.size(), 19U);
    for (std::size_t i = 1; i < grid.sheets.size(); ++i) {
        const QRectF shared = grid.sheets[i - 1].part & grid.sheets[i].part;
        EXPECT_NEAR(shared.width(), 0.5, 1e-9);
    }
}

TEST(MapGrid, CutsOnlyWhereThereIsANeighbour) {
    const MapGrid grid = gridOf(row(4, {2, -1}), {7, 5}, 0.5);
    ASSERT_EQ(grid.sheets.size(), 2U);
    const QRectF& first = grid.sheets[0].part;
    EXPECT_EQ(grid.keptOf(grid.sheets[0]), first.adjusted(0, 0, -0.25, 0));
    const QRectF& second = grid.sheets[1].part;
    EXPECT_EQ(grid.keptOf(grid.sheets[1]), second.adjusted(0.25, 0, 0, 0));
}

TEST(MapGrid, LeavesOutSheetsWithoutATile) {
    // Two tiles far apart on a slant: only two corners of the grid show something.
    const MapGrid grid = gridOf(board({{"205a", {0, 0}}, {"205a", {20, 10}}}), {10, 10}, 1);
    EXPECT_EQ(grid.sheets.size(), 2U);
    EXPECT_GT(grid.rows * grid.columns, 4);
    EXPECT_EQ(grid.at(0, 0), 0);
    EXPECT_EQ(grid.at(grid.rows - 1, grid.columns - 1), 1);
    EXPECT_EQ(grid.at(0, 1), -1);
    EXPECT_EQ(grid.at(-1, 0), -1);
}

TEST(MapGrid, LeavesOutSheetsThatShowOnlyWhatTheirNeighboursShow) {
    // The parts reach from -1.05 to 1.25 and from 0.75 to 3.05: the tile's tip lies on both.
    const Stage stage = row(1, {0, 1});
    const QRectF bounds(-1, -apothem, 4, 2 * apothem);
    const MapGrid grid = mapGrid(stage, bounds, {2.3, 3}, 0.5);
    ASSERT_EQ(grid.columns, 2);
    ASSERT_EQ(grid.sheets.size(), 1U);
    EXPECT_EQ(grid.sheets[0].column, 0);
    EXPECT_NEAR(grid.keptOf(grid.sheets[0]).right(), 1.25, 1e-9); // nothing is cut off
    // Farther apart than the overlap, both are needed.
    EXPECT_EQ(mapGrid(stage, bounds.translated(-0.4, 0), {2.3, 3}, 0.5).sheets.size(), 2U);
}

TEST(MapGrid, HoldsASmallMapOnOneSheetInItsMiddle) {
    const MapGrid grid = gridOf(row(1, {0, 1}), {5, 4}, 0.5);
    ASSERT_EQ(grid.sheets.size(), 1U);
    EXPECT_NEAR(grid.sheets[0].part.center().x(), 0, 1e-9);
    EXPECT_NEAR(grid.sheets[0].part.center().y(), 0, 1e-9);
}

TEST(MapGrid, CountsThousandsOfSheetsWithoutDrawing) {
    const MapGrid grid = gridOf(row(100, {1, 0}), {0.2, 0.2}, 0);
    EXPECT_GT(grid.sheets.size(), 5000U);
}

} // namespace stagewright
