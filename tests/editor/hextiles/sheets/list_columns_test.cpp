#include "editor/hextiles/sheets/list_columns.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

using Starts = std::vector<std::size_t>;

/// 'h' a heading, 'r' a row, both 10 high, '-' a gap of 5. Rows say a heading again.
std::vector<ColumnLine> listOf(const char* lines) {
    std::vector<ColumnLine> list;
    for (; *lines != 0; ++lines)
        list.push_back(*lines == 'h'   ? ColumnLine{ColumnLineKind::Heading, 10, 0}
                       : *lines == 'r' ? ColumnLine{ColumnLineKind::Row, 10, 10}
                                       : ColumnLine{ColumnLineKind::Gap, 5, 0});
    return list;
}

} // namespace

TEST(ListColumns, AreFilledOneAfterAnother) {
    EXPECT_EQ(columnStarts(listOf("hrrrrrrrr"), 60), (Starts{0, 6}));
    EXPECT_EQ(columnStarts(listOf(""), 60), Starts{});
}

TEST(ListColumns, BeginWithRoomForWhatIsSaidAgain) {
    // Seven high: a heading and six rows, then the heading again.
    EXPECT_EQ(columnStarts(listOf("hrrrrrrrrrrrrrr"), 70), (Starts{0, 7, 13}));
}

TEST(ListColumns, HaveNoRowAlone) {
    // One row would go on: another goes with it.
    EXPECT_EQ(columnStarts(listOf("hrrrrrrr"), 70), (Starts{0, 6}));
    // Nor does one alone begin a part at the bottom: its heading goes along.
    EXPECT_EQ(columnStarts(listOf("hrrr-hrrrr"), 65), (Starts{0, 5}));
    // Three are not cut.
    EXPECT_EQ(columnStarts(listOf("hrrr-hrrr"), 75), (Starts{0, 5}));
    for (double height = 40; height < 400; ++height) {
        const auto list = listOf("hrrrrrrr-hrrrrrr-hrrr-hrrrrrrrrrrrr-hrr");
        const Starts starts = columnStarts(list, height);
        for (std::size_t i = 1; i < starts.size(); ++i) {
            const std::size_t at = starts[i];
            if (list[at].kind != ColumnLineKind::Row)
                continue;
            EXPECT_EQ(list[at + 1].kind, ColumnLineKind::Row) << height;
            EXPECT_EQ(list[at - 1].kind, ColumnLineKind::Row) << height;
            EXPECT_EQ(list[at - 2].kind, ColumnLineKind::Row) << height;
        }
    }
}

TEST(ListColumns, EndWithNoHeadingAndBeginWithNoGap) {
    EXPECT_EQ(columnStarts(listOf("hrr-hrr"), 45), (Starts{0, 4}));
    // A heading, then that of a box.
    EXPECT_EQ(columnStarts(listOf("hrr-h-hrr"), 55), (Starts{0, 4}));
}

TEST(ListColumns, AreCutWhereTheyMustBe) {
    EXPECT_EQ(columnStarts(listOf("hrrr"), 20), (Starts{0, 2, 3}));
}

TEST(ListColumns, NeedTheLeastHeight) {
    const auto list = listOf("hrrrrrrrrrrr"); // eleven rows
    const double two = leastColumnHeight(list, 2);
    EXPECT_EQ(columnStarts(list, two).size(), 2U);
    EXPECT_LE(two, 70 + 48); // within a millimetre
    EXPECT_NEAR(leastColumnHeight(list, 1), 120, 1e-9);
}

} // namespace stagewright
