#include "model/layouts/hextiles/hex/turn.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

TEST(Turn, AnyWholeNumberOfSixthsComesDownToOneOfSix) {
    EXPECT_EQ(Turn().sixths(), 0);
    EXPECT_EQ(Turn(5).sixths(), 5);
    EXPECT_EQ(Turn(6).sixths(), 0);
    EXPECT_EQ(Turn(13).sixths(), 1);
    EXPECT_EQ(Turn(-1).sixths(), 5);
    EXPECT_EQ(Turn(-6).sixths(), 0);
    EXPECT_EQ(Turn(-13).sixths(), 5);
}

TEST(Turn, TurnsAddUpAndSubtract) {
    EXPECT_EQ(Turn(4) + Turn(5), Turn(3));
    EXPECT_EQ(Turn(1) - Turn(3), Turn(4));
    EXPECT_EQ(-Turn(2), Turn(4));
    EXPECT_EQ(-Turn(), Turn());
}

TEST(Turn, SixthIsSixtyDegrees) {
    EXPECT_DOUBLE_EQ(Turn(1).degrees(), 60);
    EXPECT_DOUBLE_EQ(Turn(-1).degrees(), 300);
}

} // namespace
} // namespace stagewright
