#include "editor/compare/words/comparison_words.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

ComparedFigures figures(int pieces, double seconds, double losses, Difficulty difficulty) {
    ComparedFigures made;
    made.known.pieces = pieces;
    made.known.surfaces = {{Terrain::Gravel, pieces}};
    made.expected = ExpectedFigures{seconds, losses, difficulty, 20.0, {}};
    return made;
}

FigureRow rowNamed(const std::vector<FigureRow>& rows, const char* name) {
    for (const FigureRow& row : rows)
        if (row.name == QString::fromLatin1(name))
            return row;
    ADD_FAILURE() << name;
    return {};
}

TEST(ComparisonWords, DifferencesHaveASign) {
    const auto rows = figureRows(figures(11, 127, 0.2, Difficulty::Medium),
                                 figures(9, 138, 0.1, Difficulty::Easy), 4);
    EXPECT_EQ(rowNamed(rows, "Pieces").difference, QStringLiteral("−2"));
    EXPECT_EQ(rowNamed(rows, "Expected time").difference, QStringLiteral("+0:11"));
    EXPECT_EQ(rowNamed(rows, "Losses of control").difference, QStringLiteral("−0.10"));
    EXPECT_EQ(rowNamed(rows, "Difficulty").first, QStringLiteral("medium"));
    EXPECT_EQ(rowNamed(rows, "Difficulty").second, QStringLiteral("easy"));
    EXPECT_EQ(rowNamed(rows, "Difficulty").difference, QString());
}

TEST(ComparisonWords, WhatIsNotReckonedYetIsAnEllipsis) {
    ComparedFigures pending;
    const auto rows = figureRows(figures(11, 127, 0.2, Difficulty::Medium), pending, 4);
    EXPECT_EQ(rowNamed(rows, "Expected time").first, QStringLiteral("2:07"));
    EXPECT_EQ(rowNamed(rows, "Expected time").second, QStringLiteral("…"));
    EXPECT_EQ(rowNamed(rows, "Expected time").difference, QString());
}

TEST(ComparisonWords, WhatNeitherHasIsLeftOut) {
    ComparedFigures cards;
    cards.known.pieces = 10;
    cards.expected = ExpectedFigures();
    const auto rows = figureRows(cards, cards, 4);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0], (FigureRow{QStringLiteral("Pieces"), QStringLiteral("10"),
                                  QStringLiteral("10"), QString()}));
}

TEST(ComparisonWords, SayWhereAPieceLies) {
    const StagePlaces places;
    const auto side = [](const char* name) { return QString::fromLatin1(name); };
    EXPECT_EQ(phraseFor({ChangeKind::Flipped, side("217a"), side("217b"), Place{0, 0}, Place{0, 0}},
                        places),
              QStringLiteral("flipped: 217a to 217b at 1"));
    EXPECT_EQ(phraseFor({ChangeKind::Moved, side("217a"), side("217a"), Place{0, 0}, Place{2, 0}},
                        places),
              QStringLiteral("moved: 217a, from 1 to 3"));
    EXPECT_EQ(phraseFor({ChangeKind::Added, {}, side("217a"), {}, Place{2, 0}}, places),
              QStringLiteral("added: 217a at 3"));
}

} // namespace
} // namespace stagewright
