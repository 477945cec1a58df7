#include "editor/hextiles/faces/gates.h"
#include "editor/hextiles/faces/junctions.h"
#include "tests/editor/hextiles/faces/every_side.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

/// What lies beside one border of a side's first road, `off` lanes away, drawn large.
std::vector<QColor> beside(const char* id, double lane) {
    const TileSide& tile = side(id);
    const auto face = draw(tile, 200);
    const RoadShape road(tile.roads[0]);
    std::vector<QColor> colours;
    for (double s = 0.3; s < 0.7; s += 0.02)
        colours.push_back(face.at(road.at(s, lane)));
    return colours;
}

// The way of a car that turns off from the far end of the main road reaches over its far border.
TEST(Junctions, KeepToTheFarBorderOfTheMainRoad) {
    const FaceStyle style = colourStyle();
    for (const auto& [id, lane] : {std::pair("406a", -0.15), std::pair("408a", 2.15),
                                   std::pair("404a", -0.15), std::pair("402a", 2.15)})
        for (const QColor& colour : beside(id, lane))
            EXPECT_EQ(colour, style.asphalt.verge) << id;
}

TEST(Junctions, LeaveRoadsThatDoNotBranchAsTheyAre) {
    for (const char* id : {"145b", "414a", "416a", "217b"}) {
        const auto shapes = roadShapes(side(id));
        for (std::size_t road = 0; road < shapes.size(); ++road)
            EXPECT_EQ(surfaceOf(shapes, road), shapes[road].surface()) << id;
    }
}

TEST(Junctions, GatesMeetOnTheRowThatTheyLeadTo) {
    for (const char* id : {"402a", "404b", "406a", "408b"}) {
        const auto shapes = roadShapes(side(id));
        const auto gates = gatesOf(shapes);
        ASSERT_EQ(gates.size(), 2U) << id;
        double least = 1; // from an end of a gate to a row of the main road
        for (const QPointF end : {gates[0].line.p1(), gates[0].line.p2()})
            for (const Space& space : shapes[0].road().spaces) {
                const auto pose = shapes[0].centreLine().pose(part(space.s.begin));
                const bool isMeeting = QLineF(end, gates[1].line.p1()).length() < 1e-9 ||
                                       QLineF(end, gates[1].line.p2()).length() < 1e-9;
                if (isMeeting)
                    least =
                        std::min(least, std::abs(QPointF::dotProduct(end - pose.at, pose.along)));
            }
        EXPECT_LT(least, 1e-9) << id;
    }
}

// Its limit holds for both lanes: the lane line does not part it.
TEST(Junctions, LaneLinesStopShortOfGates) {
    const TileSide& tile = side("404a");
    const auto face = draw(tile, 200);
    const RoadShape branch(tile.roads[1]);
    const double gate = part(tile.roads[1].spaces.back().s.begin);
    const double unit = 1 / branch.centreLine().length();
    EXPECT_EQ(face.at(branch.at(gate + 0.06 * unit, 1)), colourStyle().asphalt.surface);
    EXPECT_EQ(face.at(branch.at(gate + 0.2 * unit, 1)), colourStyle().asphalt.line);
}

TEST(Junctions, DigitsOfGatesStandUprightOnThePrintedTile) {
    for (const char* id : {"402a", "404a", "406a", "408b"})
        for (const Gate& gate : gatesOf(roadShapes(side(id))))
            EXPECT_GT(gate.branch.x(), 0.5) << id;
}

} // namespace
} // namespace stagewright
