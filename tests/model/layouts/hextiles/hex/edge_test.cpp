#include "model/layouts/hextiles/hex/edge.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

TEST(Edge, EdgesRunClockwiseFromTheTop) {
    EXPECT_EQ(turned(Edge::N, Turn(1)), Edge::NE);
    EXPECT_EQ(turned(Edge::NE, Turn(1)), Edge::SE);
    EXPECT_EQ(turned(Edge::SE, Turn(1)), Edge::S);
    EXPECT_EQ(turned(Edge::S, Turn(1)), Edge::SW);
    EXPECT_EQ(turned(Edge::SW, Turn(1)), Edge::NW);
    EXPECT_EQ(turned(Edge::NW, Turn(1)), Edge::N);
    EXPECT_EQ(turned(Edge::NW, Turn(-4)), Edge::NE);
}

TEST(Edge, OppositeLiesAcrossTheHex) {
    EXPECT_EQ(opposite(Edge::N), Edge::S);
    EXPECT_EQ(opposite(Edge::NE), Edge::SW);
    EXPECT_EQ(opposite(Edge::SE), Edge::NW);
    for (const Edge edge : allEdges)
        EXPECT_EQ(opposite(opposite(edge)), edge);
}

TEST(Edge, NamesReadBackAndNothingElseDoes) {
    const std::array names{"N", "NE", "SE", "S", "SW", "NW"};
    for (const Edge edge : allEdges) {
        EXPECT_EQ(name(edge), QLatin1StringView(names.at(static_cast<std::size_t>(index(edge)))));
        EXPECT_EQ(edgeNamed(QString(name(edge))), edge);
    }
    for (const char* other : {"", "n", "ne", "E", "NNE", " N", "N "})
        EXPECT_EQ(edgeNamed(QString::fromLatin1(other)), std::nullopt) << '"' << other << '"';
}

} // namespace
} // namespace stagewright
