#include "editor/rally/cell_block.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

CellBlock block(std::initializer_list<QStringList> rows) {
    return rows;
}

const auto a = QStringLiteral("a");
const auto b = QStringLiteral("b");

} // namespace

TEST(CellBlock, RowsAreLinesAndCellsArePartedByTabs) {
    EXPECT_EQ(cellsIn(QStringLiteral("a\tb\nb\ta\n")), block({{a, b}, {b, a}}));
    EXPECT_EQ(cellsIn(QStringLiteral("a\r\nb")), block({{a}, {b}}));
    EXPECT_EQ(cellsIn(QStringLiteral("a\rb\r")), block({{a}, {b}}));
    EXPECT_EQ(cellsIn(QStringLiteral("a\t\tb")), block({{a, QString(), b}}));
    EXPECT_EQ(cellsIn(QStringLiteral("\n\na")), block({{QString()}, {QString()}, {a}}));
    EXPECT_EQ(cellsIn(QString()), block({{QString()}}));
}

TEST(CellBlock, ACellInQuotationMarksHoldsWhatPartsCells) {
    EXPECT_EQ(cellsIn(QStringLiteral("\"a\tb\"\t\"x\"\"y\"")),
              block({{QStringLiteral("a\tb"), QStringLiteral("x\"y")}}));
    EXPECT_EQ(cellsIn(QStringLiteral("1\"37")), block({{QStringLiteral("1\"37")}}));
    EXPECT_EQ(cellsIn(QStringLiteral("\"never closed")), block({{QStringLiteral("never closed")}}));
}

TEST(CellBlock, IsReadAsItWasWritten) {
    const CellBlock all = block({{a, QStringLiteral("x\ty")},
                                 {QStringLiteral("\"q\""), QString()},
                                 {QStringLiteral("two\nlines"), QStringLiteral("1:37")}});
    EXPECT_EQ(cellsIn(textOf(all)), all);
}

} // namespace stagewright
