#include "editor/hextiles/faces/free_space.h"
#include "editor/hextiles/faces/grid_boxes.h"
#include "tests/editor/hextiles/faces/every_side.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

TEST(GridBoxes, NumbersAndBracketsLieOnTheTileWhole) {
    const Lettering lettering;
    int boxes = 0;
    forEverySide([&](const TileSide& side) {
        const std::vector<RoadShape> shapes = roadShapes(side);
        RoadLevel level{side, shapes, {}, {}};
        for (std::size_t road = 0; road < shapes.size(); ++road)
            level.roads.push_back(road);
        for (const QPainterPath& box : gridBoxes(level, lettering)) {
            ++boxes;
            for (int i = 0; i < box.elementCount(); ++i)
                EXPECT_GT(insideHex(box.elementAt(i)), 0);
        }
    });
    EXPECT_GT(boxes, 50);
}

} // namespace
} // namespace stagewright
