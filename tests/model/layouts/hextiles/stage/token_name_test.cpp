#include "model/layouts/hextiles/stage/token_name.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

std::string named(const char* id) {
    return tokenName(QString::fromLatin1(id)).toStdString();
}

TEST(TokenName, IsThatOfThePieceAndItsSurface) {
    EXPECT_EQ(named("jump-gravel"), "Jump, gravel");
    EXPECT_EQ(named("water-snow"), "Water, snow");
    EXPECT_EQ(named("chicane-asphalt"), "Chicane, asphalt");
    EXPECT_EQ(named("chicane"), "Chicane");
    EXPECT_EQ(named("chicane-limit"), "Chicane with a limit");
    EXPECT_EQ(named("chicane-limit-snow"), "Chicane with a limit, snow");
    EXPECT_EQ(named("climb-ascent"), "Climb, uphill");
    EXPECT_EQ(named("mud-spray"), "Mud spray");
    EXPECT_EQ(named("joker-exit"), "Joker, exit");
    EXPECT_EQ(named("oxygen-2"), "Oxygen, 2");
}

TEST(TokenName, OfAnUnknownPieceIsWhatTheFileSays) {
    for (const char* id : {"helicopter", "jump-mud", "-gravel", "mud-gravel", "", "oxygen-22"})
        EXPECT_EQ(named(id), id);
}

} // namespace
} // namespace stagewright
