#include "editor/sheets/page_flow.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

using Starts = std::vector<std::size_t>;

FlowBlock line(double height, bool withNext = false) {
    return {height, withNext, [](QPainter&, const QRectF&) {}};
}

FlowBlock gap(double height) {
    return {height, false, {}};
}

} // namespace

TEST(PageFlow, FillsPages) {
    EXPECT_EQ(pageStarts({line(40), line(40), line(20), line(1)}, 100), (Starts{0, 3}));
    EXPECT_EQ(pageStarts({}, 100), Starts{});
}

TEST(PageFlow, AHeadingDoesNotStandLast) {
    EXPECT_EQ(pageStarts({line(60), line(30, true), line(20)}, 100), (Starts{0, 1}));
    EXPECT_EQ(pageStarts({line(60), line(10, true), line(20, true), line(20)}, 100),
              (Starts{0, 1}));
}

TEST(PageFlow, AGapBeginsNoPage) {
    EXPECT_EQ(pageStarts({gap(5), line(90), gap(20), line(90)}, 100), (Starts{1, 3}));
}

TEST(PageFlow, AHeadingBelowAGapThatStaysWithItDoesNotStandLast) {
    FlowBlock held = gap(5);
    held.withNext = true;
    EXPECT_EQ(pageStarts({line(60), held, line(20, true), line(20)}, 100), (Starts{0, 2}));
    EXPECT_EQ(pageStarts({line(60), held, line(10, true), line(20)}, 100), (Starts{0}));
}

TEST(PageFlow, LaterPagesHoldLessWhereTheyAreHeaded) {
    const std::vector<FlowBlock> five(5, line(40));
    EXPECT_EQ(pageStarts(five, 80), (Starts{0, 2, 4}));
    EXPECT_EQ(pageStarts(five, 80, 20), (Starts{0, 2, 3, 4}));
}

TEST(PageFlow, WhatIsHigherThanAPageHasOneToItself) {
    EXPECT_EQ(pageStarts({line(10), line(150), line(10)}, 100), (Starts{0, 1, 2}));
    // Lines that all want to stay together, but cannot.
    EXPECT_EQ(pageStarts({line(60, true), line(60, true), line(60)}, 100), (Starts{0, 1, 2}));
}

} // namespace stagewright
