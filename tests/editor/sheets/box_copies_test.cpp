#include "editor/sheets/box_copies.h"

#include <gtest/gtest.h>

namespace stagewright {

TEST(BoxCopies, OneOfEachIsEnoughWhereNothingIsMissing) {
    EXPECT_EQ(copiesThatDo({{{QStringLiteral("1"), 2}}, {{QStringLiteral("2"), 1}}},
                           {{QStringLiteral("1"), 2}}),
              (std::vector<int>{1, 1}));
    EXPECT_EQ(copiesThatDo({}, {{QStringLiteral("1"), 2}}), std::vector<int>());
}

TEST(BoxCopies, WhatIsMissingTakesAsManyCopiesAsItMust) {
    const PieceCounts core{{QStringLiteral("1"), 1}, {QStringLiteral("2"), 1}};
    const PieceCounts more{{QStringLiteral("2"), 2}, {QStringLiteral("3"), 1}};
    EXPECT_EQ(copiesThatDo({core, more}, {{QStringLiteral("1"), 3}}), (std::vector<int>{3, 1}));
    EXPECT_EQ(copiesThatDo({core, more}, {{QStringLiteral("2"), 5}}), (std::vector<int>{1, 2}));
    EXPECT_EQ(copiesThatDo({core, more}, {{QStringLiteral("4"), 5}}),
              (std::vector<int>{1, 1})); // in no box
}

} // namespace stagewright
