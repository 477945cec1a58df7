#include "editor/hextiles/words/branch_words.h"
#include "tests/editor/language/spoken_in.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

Roadbook withBranches(std::initializer_list<int> longer) {
    Roadbook book;
    for (const int each : longer)
        book.branches.push_back({{}, each});
    return book;
}

TEST(MapBranches, OnlyALongerWayOfACircuitIsAJoker) {
    const SpokenIn english(QStringLiteral("en"));
    EXPECT_EQ(branchLength(withBranches({9}), 0, true), QStringLiteral("Joker: 9 spaces more"));
    EXPECT_EQ(branchLength(withBranches({0}), 0, false),
              QStringLiteral("Alternative route: just as long"));
    EXPECT_EQ(branchLength(withBranches({-1}), 0, true),
              QStringLiteral("Alternative route: 1 space less"));
    EXPECT_EQ(branchLength(withBranches({9}), 0, false),
              QStringLiteral("Alternative route: 9 spaces more"));
}

TEST(MapBranches, SeveralWaysHaveLetters) {
    const Roadbook book = withBranches({9, 2});
    EXPECT_EQ(branchName(book, 0, true), QStringLiteral("Joker A"));
    EXPECT_EQ(branchName(book, 1, true), QStringLiteral("Joker B"));
    EXPECT_EQ(branchKind(book, 1, true), QStringLiteral("Joker"));
}

} // namespace

} // namespace stagewright
