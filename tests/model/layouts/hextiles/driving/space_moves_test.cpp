#include "tests/model/layouts/hextiles/driving/moves_text.h"

#include <gtest/gtest.h>

// The numbered moves of model/drive/DRIVING_RULES.md, each on a road made by hand and on a printed
// tile that shows it.

namespace stagewright {
namespace {

TEST(Move1, StraightOnOrDiagonallyNeverSideways) {
    EXPECT_EQ(
        movesOnRoad(R"({"from": "S", "to": "N", "lanes": [3, 3], "shape": "straight", "spaces": [
        {"id": "a", "s": [0, 0.5], "lanes": [0, 1]}, {"id": "b", "s": [0, 0.5], "lanes": [1, 2]},
        {"id": "c", "s": [0, 0.5], "lanes": [2, 3]}, {"id": "d", "s": [0.5, 1], "lanes": [0, 1]},
        {"id": "e", "s": [0.5, 1], "lanes": [1, 3]}]})"),
        "a-d a-e b-d b-e c-e");
    EXPECT_EQ(movesOn("204a"), "a-c a-d b-c b-d");
    EXPECT_EQ(movesOn("204a", false), "c-a c-b d-a d-b");
    EXPECT_EQ(movesOn("204b"), "a-c a-d b-c b-d");
}

TEST(Move1, TheFrontEndHasToLieFurther) {
    // b ends before a, beside it; so b may lead to a, and a not to b nor to what lies beside it.
    EXPECT_EQ(
        movesOnRoad(R"({"from": "S", "to": "N", "lanes": [2, 2], "shape": "straight", "spaces": [
        {"id": "a", "s": [0, 0.6], "lanes": [0, 1]}, {"id": "b", "s": [0, 0.3], "lanes": [1, 2]},
        {"id": "c", "s": [0.3, 0.6], "lanes": [1, 2]}, {"id": "d", "s": [0.6, 1], "lanes": [0, 2]}
        ]})"),
        "a-d b-a b-c c-d");
    EXPECT_EQ(movesOn("109a"), "a-f a-h b-a b-d b-e c-d c-e d-f d-h e-h f-g f-h g-i g-j h-i h-j "
                               "h-k j-i j-l j-m k-l k-m");
}

TEST(Move1, WideSpacesTouchAllTheirNeighbours) {
    EXPECT_EQ(movesOn("231a"), "a-c b-c c-d c-e");
    EXPECT_EQ(movesOn("113a"), "a-c a-e b-e c-d c-e d-f e-f e-g");
    EXPECT_EQ(movesOn("113a", false), "c-a d-c d-e e-a e-b f-d f-e g-e");
    EXPECT_EQ(movesOn("134a"), "a-d a-e b-d b-e c-e d-f e-f e-g f-h f-i f-j g-i g-j");
}

TEST(Move1, LaneCountsThatChange) {
    EXPECT_EQ(movesOn("119b"), "a-d b-d b-f c-f d-e d-f e-g e-h f-g f-h");
    // Lanes of the narrow end are matched by order with those of the next tile.
    EXPECT_EQ(movesBetween("119b", "113b"), "g-a g-b h-a h-b");
    EXPECT_EQ(movesBetween("411a", "204a", false), "a-a a-b b-a b-b");
    EXPECT_EQ(movesBetween("113b", "119b", true, false), "f-g f-h g-g g-h");
    EXPECT_EQ(movesBetween("104a", "119b"), movesBetween("104a", "116a"));
}

TEST(Move1, AcrossABorderLanesAreCountedFromTheSameSide) {
    EXPECT_EQ(movesBetween("204a", "204a"), "c-a c-b d-a d-b");
    EXPECT_EQ(movesBetween("204a", "204a", true, false), "c-c c-d d-c d-d");
    EXPECT_EQ(movesBetween("116a", "116a"), "g-a g-b h-a h-b h-c i-b i-c");
    // Driven against its record the left lane is the right one.
    EXPECT_EQ(movesBetween("116a", "116a", true, false), "g-h g-i h-g h-h h-i i-g i-h");
}

TEST(Move2, PiecesOfOneLaneAtASlantedBorderAreOneSpace) {
    EXPECT_EQ(joinedBetween("121a", "134a"), "j-a k-b l-c");
    EXPECT_EQ(movesBetween("121a", "134a"), "");
    EXPECT_EQ(joinedBetween("121a", "121a", true, false), "j-l k-k l-j");
    EXPECT_EQ(joinedBetween("204a", "204a"), "");
    // Lane counts differ (a finding): nothing is joined beyond the common lanes.
    EXPECT_EQ(joinedBetween("121a", "121b"), "j-a k-b");
}

TEST(Move3, CornersAreEnteredAndLeftOnEitherLineAndKept) {
    EXPECT_EQ(movesOnRoad(R"({"from": "S", "to": "N", "lanes": [2, 2], "shape": "straight",
        "spaces": [
        {"id": "a", "s": [0, 0.2], "lanes": [0, 1]}, {"id": "b", "s": [0, 0.2], "lanes": [1, 2]},
        {"id": "c", "s": [0.2, 0.5], "lanes": [0, 1], "corner": 1, "line": "outside", "limit": 2},
        {"id": "d", "s": [0.5, 0.8], "lanes": [0, 1], "corner": 1, "line": "outside", "limit": 2},
        {"id": "e", "s": [0.2, 0.8], "lanes": [1, 2], "corner": 1, "line": "inside", "limit": 1},
        {"id": "f", "s": [0.8, 1], "lanes": [0, 2]}]})"),
              "a-c a-e b-c b-e c-d d-f e-f");
    EXPECT_EQ(movesBetween("216a", "216a"), "c-a c-d d-a d-d");
    EXPECT_EQ(movesBetween("204a", "216a"), "c-a c-d d-a d-d");
}

TEST(Move3, TwoCornersInARowAreSeparate) {
    EXPECT_EQ(movesOn("229a"), "a-c a-e b-c b-e c-d d-f d-h e-f e-h f-g a1-a2 a2-c a2-e");
}

TEST(Move3, OnWiderRoadsLanesMustTouch) {
    EXPECT_EQ(movesOn("407a"), "a-e e-h b-i");
    EXPECT_EQ(movesBetween("104a", "407a"), "g-a g-b h-a h-b h-c i-b i-c");
}

TEST(Move4, SlideRowsAreDrivenWholeOrInHalves) {
    // a and b are the row; a1 and a2 its halves.
    EXPECT_EQ(
        movesOnRoad(R"({"from": "S", "to": "N", "lanes": [2, 2], "shape": "straight", "spaces": [
        {"id": "x", "s": [0, 0.2], "lanes": [0, 1]}, {"id": "y", "s": [0, 0.2], "lanes": [1, 2]},
        {"id": "a", "s": [0.2, 0.5], "lanes": [0, 1], "slide": true},
        {"id": "b", "s": [0.2, 0.5], "lanes": [1, 2], "slide": true},
        {"id": "c", "s": [0.5, 1], "lanes": [0, 1], "slide": true},
        {"id": "d", "s": [0.5, 1], "lanes": [1, 2], "slide": true}]})"),
        "x-a x-b x-a1 y-a y-b y-a1 a-c a-d a-c1 b-c b-d b-c1 a1-a2 a2-c a2-d a2-c1 c1-c2");
    EXPECT_EQ(movesBetween("217a", "217a"), "g-a g-b g-a1 h-a h-b h-a1 g2-a g2-b g2-a1");
    EXPECT_EQ(movesBetween("216a", "217a"), "c-a c-b c-a1 d-a d-b d-a1");
    EXPECT_EQ(movesBetween("217a", "216a"), "g-a g-d h-a h-d g2-a g2-d");
    // The row after the corner of 218b is a ford instead.
    EXPECT_EQ(movesOn("218b"), "a-c a-f b-c b-f c-d d-e e-g e-h f-g f-h a1-a2 a2-c a2-f");
}

TEST(Move5, ShortcutsJoinWhatTheyTouch) {
    EXPECT_EQ(movesOn("217b"), "a-c a-f b-c b-f b-g c-d d-e e-h e-i e-h1 f-h f-i f-h1 g-i g-h1 "
                               "g-h2 a1-g a1-a2 a2-c a2-f a2-g h1-h2");
    EXPECT_EQ(movesOn("211b"), movesOn("217b"));
    EXPECT_EQ(movesOn("211b", false), "c-a c-b c-a1 d-c e-d f-a f-b f-a1 g-b g-a1 g-a2 h-e h-f "
                                      "i-e i-f i-g a1-a2 h1-g h1-h2 h2-e h2-f h2-g");
    // Two shortcuts, one after the other corner; h, between them, is no slide.
    EXPECT_EQ(movesOn("215b"), "a-c a-f b-c b-f b-g c-d d-e e-h f-h g-h h-i h-l h-m i-j j-k k-n "
                               "k-o k-n1 l-n l-o l-n1 m-n m-n1 m-n2 a1-g a1-a2 a2-c a2-f a2-g "
                               "n1-n2");
    // Two that touch each other: h leads to i.
    EXPECT_EQ(movesOn("224b"), "a-c a-f b-c b-f b-h c-d d-e e-j e-k e-j1 f-g g-j g-k g-j1 h-i i-k "
                               "i-j1 i-j2 a1-h a1-a2 a2-c a2-f a2-h j1-j2");
}

TEST(Move8, LimitOfTheSpace) {
    EXPECT_EQ(held("204a", "a", "c"), "-");
    EXPECT_EQ(held("217b", "a", "c"), "3");
    EXPECT_EQ(held("217b", "b", "f"), "2");
    EXPECT_EQ(held("217b", "b", "g"), "3");
}

TEST(Move8, EndLinesHoldForStraightCrossings) {
    // The hazard lines of 109a stand on the right lane.
    EXPECT_EQ(held("109a", "e", "h"), "1+1");
    EXPECT_EQ(held("109a", "d", "h"), "1");
    EXPECT_EQ(held("109a", "h", "k"), "-+1");
    EXPECT_EQ(held("109a", "h", "j"), "-");
    EXPECT_EQ(held("109a", "f", "h"), "1"); // from the side, over no line
    // 116a: 2 on the middle lane, 1 on the right one. They replace the limit of 3.
    EXPECT_EQ(held("116a", "b", "f"), "2");
    EXPECT_EQ(held("116a", "c", "f"), "1");
    EXPECT_EQ(held("116a", "a", "f"), "3");
    EXPECT_EQ(held("116a", "f", "h"), "2");
    EXPECT_EQ(held("116a", "f", "i"), "1");
    EXPECT_EQ(held("116a", "f", "g"), "-");
    // Driven the other way the exit is the entry.
    EXPECT_EQ(held("116a", "i", "f", false), "1");
    EXPECT_EQ(held("116a", "f", "c", false), "1");
    // 119b: on the right of three lanes at one end, on the whole inner lane at the other.
    EXPECT_EQ(held("119b", "c", "f"), "2");
    EXPECT_EQ(held("119b", "b", "f"), "3");
    EXPECT_EQ(held("119b", "f", "h"), "2");
    EXPECT_EQ(held("119b", "f", "g"), "-");
}

TEST(Move8, WideSpacesAreStraightToEachOfTheirLanes) {
    EXPECT_EQ(held("113a", "b", "e"), "2+1");
    EXPECT_EQ(held("113a", "a", "e"), "2"); // the lane that both have in common bears no line
    // 134a: e [1,3] leads straight to g [2,3], whose entry says 1, and to f over no line.
    EXPECT_EQ(held("134a", "e", "g"), "1");
    EXPECT_EQ(held("134a", "d", "f"), "1");
    EXPECT_EQ(held("134a", "e", "f"), "3");
    EXPECT_EQ(held("134a", "f", "i"), "2");
    EXPECT_EQ(held("134a", "f", "j"), "-");
}

TEST(Move8, EveryCrossingHoldsDiagonallyToo) {
    EXPECT_EQ(held("402a", "c", "g", true, 1), "4");
    EXPECT_EQ(held("402a", "c", "h", true, 1), "4");
    EXPECT_EQ(held("402a", "e", "g", true, 2), "2"); // diagonally
    EXPECT_EQ(held("402a", "g", "e", false, 2), "2");
}

TEST(Move8, HazardLimits) {
    EXPECT_EQ(held("117b", "a", "c").back(), '!');
}

TEST(Move9, AtAJunctionTheSpacesOfOneRoadAreDriven) {
    EXPECT_EQ(movesOn("402a", true, 0), "a-c a-d b-c b-d c-e c-f d-e d-f");
    EXPECT_EQ(movesOn("402a", true, 1), "a-c b-c c-g c-h");
    EXPECT_EQ(movesOn("402a", true, 2), "e-g e-h");
}

} // namespace
} // namespace stagewright
