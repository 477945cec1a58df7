#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/catalogue/centre_line.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace stagewright {
namespace {

double length(QPointF v) {
    return std::hypot(v.x(), v.y());
}

double distance(QPointF a, QPointF b) {
    return length(a - b);
}

Road roadOf(Edge from, Edge to, std::array<double, 2> width = {0.4, 0.4},
            std::array<int, 2> lanes = {2, 2}) {
    Road road;
    road.from = from;
    road.to = to;
    road.lanes = lanes;
    road.width = width;
    return road;
}

/// A road's path with both ends where FORMAT.md has them: at the middle of an edge. The record
/// rounds them like every point.
std::vector<QPointF> atEdgeMiddles(const Road& road) {
    std::vector<QPointF> path = road.path;
    EXPECT_LT(distance(path.front(), edgeMiddle(road.from)), 0.0075);
    EXPECT_LT(distance(path.back(), edgeMiddle(road.to)), 0.0075);
    path.front() = edgeMiddle(road.from);
    path.back() = edgeMiddle(road.to);
    return path;
}

/// The curve a given road's path stands for, drawn the slow way: each point by the pyramid of Barry
/// and Goldman, with knots the square roots of the distances apart.
std::vector<QPointF> pyramid(const std::vector<QPointF>& path, int stepsPerSpan) {
    std::vector<QPointF> p = path;
    p.insert(p.begin(), 2 * path[0] - path[1]);
    p.push_back(2 * path.back() - path[path.size() - 2]);
    std::vector<QPointF> drawn;
    for (std::size_t i = 1; i + 2 < p.size(); ++i) {
        std::array<double, 4> t{};
        for (std::size_t k = 1; k < 4; ++k)
            t.at(k) = t.at(k - 1) + std::sqrt(distance(p[i + k - 2], p[i + k - 1]));
        const auto between = [](QPointF a, QPointF b, double ta, double tb, double at) {
            return a * ((tb - at) / (tb - ta)) + b * ((at - ta) / (tb - ta));
        };
        for (int step = 0; step < stepsPerSpan; ++step) {
            const double at = t[1] + (t[2] - t[1]) * step / stepsPerSpan;
            const QPointF a1 = between(p[i - 1], p[i], t[0], t[1], at);
            const QPointF a2 = between(p[i], p[i + 1], t[1], t[2], at);
            const QPointF a3 = between(p[i + 1], p[i + 2], t[2], t[3], at);
            const QPointF b1 = between(a1, a2, t[0], t[2], at);
            const QPointF b2 = between(a2, a3, t[1], t[3], at);
            drawn.push_back(between(b1, b2, t[1], t[2], at));
        }
    }
    drawn.push_back(path.back());
    return drawn;
}

TEST(CentreLine, DefaultLinesHaveTheLengthsOfTheFormat) {
    for (const Edge from : allEdges) {
        EXPECT_NEAR(CentreLine(roadOf(from, turned(from, Turn(3)))).length(), 1.7320508, 1e-6);
        for (const int sixths : {2, 4})
            EXPECT_NEAR(CentreLine(roadOf(from, turned(from, Turn(sixths)))).length(),
                        std::numbers::pi / 2, 5e-4);
        for (const int sixths : {1, 5})
            EXPECT_NEAR(CentreLine(roadOf(from, turned(from, Turn(sixths)))).length(),
                        std::numbers::pi / 3, 5e-4);
    }
}

TEST(CentreLine, DefaultLinesMeetBothEdgesInTheMiddleAtARightAngle) {
    for (const Edge from : allEdges)
        for (int sixths = 1; sixths < 6; ++sixths) {
            const Edge to = turned(from, Turn(sixths));
            const CentreLine line(roadOf(from, to));
            EXPECT_NEAR(distance(line.pose(0).at, edgeMiddle(from)), 0, 1e-9);
            EXPECT_NEAR(distance(line.pose(1).at, edgeMiddle(to)), 0, 1e-9);
            EXPECT_NEAR(distance(line.pose(0).along, -outward(from)), 0, 1e-9);
            EXPECT_NEAR(distance(line.pose(1).along, outward(to)), 0, 1e-9);
        }
}

TEST(CentreLine, ArcsRunAboutThePointWhereTheLinesOfTheEdgesMeet) {
    // S to NE: about the meeting point of those edges' lines, which the arc keeps 1.5 away from.
    const CentreLine wide(roadOf(Edge::S, Edge::NE));
    const CentreLine tight(roadOf(Edge::S, Edge::SE));
    for (int i = 0; i <= 20; ++i) {
        EXPECT_NEAR(distance(wide.pose(i / 20.0).at, {1.5, apothem}), 1.5, 1e-3);
        EXPECT_NEAR(distance(tight.pose(i / 20.0).at, corners()[3]), 0.5, 1e-3);
    }
}

TEST(CentreLine, ServiceYardRunsFromItsEdgeToTheMiddle) {
    const CentreLine line(roadOf(Edge::S, Edge::S));
    EXPECT_NEAR(distance(line.pose(0).at, edgeMiddle(Edge::S)), 0, 1e-12);
    EXPECT_NEAR(distance(line.pose(1).at, {0, 0}), 0, 1e-12);
}

TEST(CentreLine, PointsByLaneOnAStraightRoad) {
    // From the bottom to the top, 0.4 wide at the bottom and 0.6 at the top: left is -x.
    const CentreLine line(roadOf(Edge::S, Edge::N, {0.4, 0.6}));
    EXPECT_DOUBLE_EQ(line.width(0), 0.4);
    EXPECT_DOUBLE_EQ(line.width(0.5), 0.5);
    EXPECT_DOUBLE_EQ(line.width(1), 0.6);
    EXPECT_NEAR(distance(line.point(0, 0), {-0.2, apothem}), 0, 1e-9);
    EXPECT_NEAR(distance(line.point(0, 2), {0.2, apothem}), 0, 1e-9);
    EXPECT_NEAR(distance(line.point(0.5, 1), {0, 0}), 0, 1e-9);
    EXPECT_NEAR(distance(line.point(0.5, 2), {0.25, 0}), 0, 1e-9);
    EXPECT_NEAR(distance(line.point(1, 0.5), {-0.15, -apothem}), 0, 1e-9);
    EXPECT_NEAR(distance(line.point(0.25, 3), {0.45, apothem / 2}), 0, 1e-9);
}

TEST(CentreLine, PointsByLaneOnAnArc) {
    // S to SE, a right-hander about the corner (0.5, 0.866): at its middle the right border of a
    // road 0.4 wide is 0.3 away from that corner, in the direction of the middle of the hex.
    const CentreLine line(roadOf(Edge::S, Edge::SE));
    const QPointF corner = corners()[3];
    EXPECT_NEAR(distance(line.point(0.5, 2), corner * (1 - 0.3)), 0, 1e-3);
    EXPECT_NEAR(distance(line.point(0.5, 0), corner * (1 - 0.7)), 0, 1e-3);
    // S to SW, a left-hander: there it is the left border that is near.
    const CentreLine left(roadOf(Edge::S, Edge::SW));
    EXPECT_NEAR(distance(left.point(0.5, 0), corners()[4] * (1 - 0.3)), 0, 1e-3);
}

TEST(CentreLine, LanesAreMeasuredAtTheWiderEnd) {
    const CentreLine line(roadOf(Edge::S, Edge::N, {0.6, 0.4}, {3, 2}));
    EXPECT_NEAR(distance(line.point(0, 1), {-0.1, apothem}), 0, 1e-9);
    // The line between the two lanes of the narrow end.
    EXPECT_NEAR(distance(line.point(1, 1.5), {0, -apothem}), 0, 1e-9);
    EXPECT_NEAR(distance(line.point(1, 3), {0.2, -apothem}), 0, 1e-9);
}

TEST(CentreLine, PathPassesThroughItsPoints) {
    int paths = 0;
    for (const TileSide& side : catalogue().sides())
        for (const Road& road : side.roads) {
            if (road.path.empty())
                continue;
            ++paths;
            const CentreLine line(road);
            for (const QPointF point : atEdgeMiddles(road)) {
                double nearest = 10;
                for (int i = 0; i <= 2000; ++i)
                    nearest = std::min(nearest, distance(line.pose(i / 2000.0).at, point));
                EXPECT_LT(nearest, 1e-3) << side.id.toString().toStdString();
            }
            EXPECT_NEAR(distance(line.pose(0).at, edgeMiddle(road.from)), 0, 1e-12);
            EXPECT_NEAR(distance(line.pose(1).at, edgeMiddle(road.to)), 0, 1e-12);
        }
    EXPECT_GT(paths, 50);
}

TEST(CentreLine, PathIsTheCentripetalSplineDrawnByThePyramid) {
    for (const TileSide& side : catalogue().sides())
        for (const Road& road : side.roads) {
            if (road.path.empty())
                continue;
            const CentreLine line(road);
            const std::vector<QPointF> slow = pyramid(atEdgeMiddles(road), 400);
            double whole = 0;
            for (std::size_t i = 1; i < slow.size(); ++i)
                whole += distance(slow[i - 1], slow[i]);
            EXPECT_NEAR(line.length(), whole, 5e-4 * whole) << side.id.toString().toStdString();
            double at = 0;
            for (std::size_t i = 1; i < slow.size(); ++i) {
                const QPointF chord = slow[i] - slow[i - 1];
                at += length(chord);
                if (i % 37 != 0)
                    continue;
                const CentreLine::Pose pose = line.pose(at / whole);
                EXPECT_LT(distance(pose.at, slow[i]), 1e-3) << side.id.toString().toStdString();
                EXPECT_LT(distance(pose.along, chord / length(chord)), 0.03)
                    << side.id.toString().toStdString();
            }
        }
}

TEST(CentreLine, EqualStepsOfSAreEqualLengths) {
    constexpr int steps = 50;
    for (const TileSide& side : catalogue().sides())
        for (const Road& road : side.roads) {
            const CentreLine line(road);
            for (int i = 0; i < steps; ++i) {
                double along = 0;
                for (int k = 0; k < 20; ++k)
                    along += distance(line.pose((i + k / 20.0) / steps).at,
                                      line.pose((i + (k + 1) / 20.0) / steps).at);
                EXPECT_NEAR(along, line.length() / steps, 2e-4) << side.id.toString().toStdString();
            }
        }
}

TEST(CentreLine, DirectionAndRightAreUnitVectorsAtARightAngle) {
    for (const TileSide& side : catalogue().sides())
        for (const Road& road : side.roads) {
            const CentreLine line(road);
            for (int i = 0; i <= 20; ++i) {
                const CentreLine::Pose pose = line.pose(i / 20.0);
                EXPECT_NEAR(length(pose.along), 1, 1e-9);
                // Right of the direction, y being down: a quarter turn clockwise on the screen.
                EXPECT_NEAR(pose.right().x(), -pose.along.y(), 1e-12);
                EXPECT_NEAR(pose.right().y(), pose.along.x(), 1e-12);
            }
        }
}

TEST(CentreLine, PositionsBeyondTheEndsAreThoseOfTheEnds) {
    const CentreLine line(roadOf(Edge::S, Edge::NE));
    EXPECT_EQ(line.pose(-1).at, line.pose(0).at);
    EXPECT_EQ(line.pose(2).at, line.pose(1).at);
}

// The printed side keeps three lanes' width up to the last third.
TEST(CentreLine, TapersWhereTheRecordSaysSo) {
    const CentreLine line(catalogue().find(tileId("401b"))->roads.front());
    for (const double s : {0.0, 0.3, 0.5, 0.67})
        EXPECT_DOUBLE_EQ(line.width(s), 0.65) << s;
    EXPECT_NEAR(line.width(0.835), 0.565, 1e-9); // halfway
    EXPECT_DOUBLE_EQ(line.width(1), 0.48);
    const CentreLine even(catalogue().find(tileId("415a"))->roads.front());
    EXPECT_DOUBLE_EQ(even.width(0.5), 0.565);
}

} // namespace
} // namespace stagewright
