#include "tests/model/drive/drives.h"
#include "tests/model/drive/race/table_minutes.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace stagewright {

/// Those that the rules of the race show (RACE_RULES.md), of 1,500 races on each circuit; here of
/// fewer. build/release/tests/bench/race_minutes_bench shows them.
TEST(TableMinutes, AreThoseThatAreShown) {
    constexpr int races = 60;
    constexpr std::array shown{36.5, 43.9, 55.7, 51.2, 74.3};
    const auto minutes = tableMinutesOfGt(races);
    ASSERT_EQ(minutes.size(), shown.size());
    for (std::size_t i = 0; i < minutes.size(); ++i) {
        constexpr double rounded = 0.05;
        const double errors = minutes[i].error * std::sqrt(1 + races / 1500.0);
        EXPECT_NEAR(minutes[i].simulated, shown.at(i), 4 * errors + rounded) << minutes[i].tiles;
        EXPECT_LT(errors, 0.5);
    }
    EXPECT_NEAR(bestSecondsATurn(minutes, gtRules().turnTableSeconds), 50, 1);
}

} // namespace stagewright
