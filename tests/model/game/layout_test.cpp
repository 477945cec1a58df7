#include "model/game/layout.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/field_game.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

const QStringList road{QStringLiteral("road")};

TEST(Layout, HoldsWhatIsLaidOfWhateverKind) {
    const Layout line(FieldLine{road});
    EXPECT_EQ(line.pieceCount(), 1);
    ASSERT_TRUE(line.as<FieldLine>());
    EXPECT_EQ(line.as<FieldLine>()->fields, road);
    EXPECT_EQ(line.kind(), &FieldLine::kind());
    EXPECT_FALSE(line.as<TileLayout>());
    EXPECT_EQ(board({{"217b", {0, 0}}, {"218a", {1, 0}}}).layout.pieceCount(), 2);
    EXPECT_FALSE(Layout().as<FieldLine>());
    EXPECT_EQ(Layout().kind(), nullptr);
    EXPECT_TRUE(Layout().isEmpty());
    EXPECT_TRUE(Layout(FieldLine()).isEmpty());
    EXPECT_FALSE(line.isEmpty());
}

TEST(Layout, IsEqualIfTheSameIsLaid) {
    const Layout line(FieldLine{road});
    EXPECT_EQ(line, Layout(FieldLine{road}));
    EXPECT_FALSE(line == Layout(FieldLine{road + road}));
    EXPECT_FALSE(line == board({{"217b", {0, 0}}}).layout);
    EXPECT_FALSE(line == Layout());
    EXPECT_FALSE(Layout() == line);
    // Nothing laid is nothing laid, whether or not its kind is known yet.
    EXPECT_EQ(Layout(), Layout());
    EXPECT_EQ(Layout(), Layout(FieldLine()));
    EXPECT_EQ(Layout(TileLayout()), Layout());
}

TEST(Layout, AnEditOfACopyLeavesTheOtherAsItWas) {
    Layout first(FieldLine{road});
    const Layout second = first;
    first.edit<FieldLine>().fields.clear();
    EXPECT_EQ(second.as<FieldLine>()->fields, road);
    EXPECT_TRUE(first.isEmpty());
}

TEST(Layout, ThatNobodyElseHoldsIsEditedWhereItIs) {
    Layout layout(FieldLine{road});
    const FieldLine* before = layout.as<FieldLine>();
    EXPECT_EQ(&layout.edit<FieldLine>(), before);
}

TEST(Layout, OfAnotherKindBeginsAnew) {
    Layout layout(FieldLine{road});
    EXPECT_TRUE(layout.edit<TileLayout>().placements().isEmpty());
    EXPECT_FALSE(layout.as<FieldLine>());
    EXPECT_TRUE(layout.as<TileLayout>());
}

} // namespace
} // namespace stagewright
