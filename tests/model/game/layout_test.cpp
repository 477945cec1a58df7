#include "model/game/layout.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

struct Cards {
    int laid = 0;
    [[nodiscard]] int pieceCount() const { return laid; }
    friend bool operator==(const Cards&, const Cards&) = default;
};

struct Points {
    int laid = 0;
    [[nodiscard]] int pieceCount() const { return laid; }
    friend bool operator==(const Points&, const Points&) = default;
};

TEST(Layout, HoldsWhatIsLaidOfWhateverKind) {
    const Layout cards(Cards{3});
    EXPECT_EQ(cards.pieceCount(), 3);
    ASSERT_TRUE(cards.as<Cards>());
    EXPECT_EQ(cards.as<Cards>()->laid, 3);
    EXPECT_FALSE(cards.as<Points>());
    EXPECT_FALSE(Layout().as<Cards>());
    EXPECT_TRUE(Layout().isEmpty());
    EXPECT_TRUE(Layout(Cards{0}).isEmpty());
    EXPECT_FALSE(cards.isEmpty());
}

TEST(Layout, IsEqualIfTheSameIsLaid) {
    EXPECT_EQ(Layout(Cards{3}), Layout(Cards{3}));
    EXPECT_FALSE(Layout(Cards{3}) == Layout(Cards{2}));
    EXPECT_FALSE(Layout(Cards{3}) == Layout(Points{3}));
    EXPECT_FALSE(Layout(Cards{3}) == Layout());
    EXPECT_FALSE(Layout() == Layout(Cards{3}));
    // Nothing laid is nothing laid, whether or not its kind is known yet.
    EXPECT_EQ(Layout(), Layout());
    EXPECT_EQ(Layout(), Layout(Cards()));
    EXPECT_EQ(Layout(Cards()), Layout());
}

TEST(Layout, AnEditOfACopyLeavesTheOtherAsItWas) {
    Layout first(Cards{1});
    const Layout second = first;
    first.edit<Cards>().laid = 2;
    EXPECT_EQ(second.as<Cards>()->laid, 1);
    EXPECT_EQ(first.as<Cards>()->laid, 2);
}

TEST(Layout, ThatNobodyElseHoldsIsEditedWhereItIs) {
    Layout layout(Cards{1});
    const Cards* before = layout.as<Cards>();
    EXPECT_EQ(&layout.edit<Cards>(), before);
}

TEST(Layout, OfAnotherKindBeginsAnew) {
    Layout layout(Cards{1});
    EXPECT_EQ(layout.edit<Points>().laid, 0);
    EXPECT_FALSE(layout.as<Cards>());
    EXPECT_TRUE(layout.as<Points>());
}

} // namespace
} // namespace stagewright
