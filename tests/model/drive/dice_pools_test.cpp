#include "model/drive/dice_pools.h"
#include "tests/model/drive/drives.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

// The rules of dice of model/drive/DRIVING_RULES.md.

namespace stagewright {
namespace {

/// "2 3b c": gear die 2, gear die 3 with a brake, a coast die.
std::string rollsFrom(const DicePools& table, std::uint32_t pool) {
    std::set<std::string> found;
    for (const std::uint32_t arrival : table.options(pool)) {
        const DiceRoll& roll = table.roll(arrival);
        found.insert(roll.kind == RollKind::Gear
                         ? std::to_string(roll.gear) +
                               std::string(static_cast<std::size_t>(roll.brakes), 'b')
                     : roll.kind == RollKind::Coast ? "c"
                                                    : "l");
    }
    std::string text;
    for (const std::string& each : found)
        text += (text.empty() ? "" : " ") + each;
    return text;
}

/// The pool after a roll, whose text is as above.
std::uint32_t after(const DicePools& table, std::uint32_t pool, const std::string& roll) {
    for (const std::uint32_t arrival : table.options(pool)) {
        const DiceRoll& each = table.roll(arrival);
        if (each.kind == RollKind::Gear &&
            std::to_string(each.gear) + std::string(static_cast<std::size_t>(each.brakes), 'b') ==
                roll)
            return table.arrivals()[arrival].pool;
    }
    throw std::runtime_error(roll);
}

TEST(Dice, AGearDieIsEqualOrOneAboveOrOneBelow) {
    const DicePools table(dirtRules().dice, dirtRules().dashboards.front());
    EXPECT_EQ(rollsFrom(table, table.atStart(0)), "1"); // and no coast die from gear 0
    EXPECT_EQ(rollsFrom(table, table.atStart(1)), "1 2 c");
    EXPECT_EQ(rollsFrom(table, table.atStart(2)), "1 2 3 c");
    EXPECT_EQ(rollsFrom(table, table.atStart(6)), "4b 5 6 c");
}

TEST(Dice, SoManyBrakesSoManyGearsMoreDown) {
    const DicePools gt(gtRules().dice, gtRules().dashboards.front()); // three brake dice
    EXPECT_EQ(rollsFrom(gt, gt.atStart(6)), "2bbb 3bb 4b 5 6 c");
    EXPECT_EQ(rollsFrom(gt, gt.atStart(3)), "1b 2 3 4 c");
    EXPECT_EQ(rollsFrom(gt, gt.atStart(2)), "1 2 3 c"); // never below gear 1
    EXPECT_EQ(rollsFrom(gt, after(gt, gt.atStart(6), "3bb")), "1b 2 4 c");
    EXPECT_EQ(rollsFrom(gt, after(gt, gt.atStart(6), "2bbb")), "1 3 c"); // no brake is left
}

TEST(Dice, EachIsUsedOnceATurn) {
    const DicePools table(dirtRules().dice, dirtRules().dashboards.front());
    const std::uint32_t once = after(table, table.atStart(2), "3");
    EXPECT_EQ(rollsFrom(table, once), "1b 2 4 c"); // the gear-3 die is gone
    EXPECT_EQ(rollsFrom(table, after(table, once, "4")), "2b 5 c");
}

TEST(Dice, TheDashboardSaysHowMany) {
    const DicePools one(dirtRules().dice, Dashboard{{}, {}, {}, {}, 1, 0, 1, 0, 3});
    EXPECT_EQ(rollsFrom(one, one.atStart(2)), "1 2 3 l");
    EXPECT_EQ(rollsFrom(one, after(one, one.atStart(2), "3")), "l");
}

TEST(Dice, HazardsOfAGroupAddUp) {
    const DicePools table(gtRules().dice, gtRules().dashboards.front());
    for (const DiceRoll& roll : table.rolls())
        if (roll.kind == RollKind::Gear && roll.gear == 3 && roll.brakes == 2) {
            ASSERT_EQ(roll.hazardChance.size(), 4U);
            EXPECT_NEAR(roll.hazardChance[0], 8.0 / 27, 1e-12); // three dice of two faces in six
            EXPECT_NEAR(roll.hazardChance[3], 1.0 / 27, 1e-12);
            EXPECT_FALSE(roll.wades());
        }
}

} // namespace
} // namespace stagewright
