#include "model/drive/hands.h"
#include "tests/model/drive/drives.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

// The rules of dice of model/drive/DRIVING_RULES.md.

namespace stagewright {
namespace {

/// "2 3b c": gear die 2, gear die 3 with a brake, a coast die.
std::string throwsFrom(const HandTable& table, std::uint32_t hand) {
    std::set<std::string> found;
    for (const std::uint32_t arrival : table.options(hand)) {
        const Throw& thrown = table.thrown(arrival);
        found.insert(thrown.kind == ThrowKind::Gear
                         ? std::to_string(thrown.gear) +
                               std::string(static_cast<std::size_t>(thrown.brakes), 'b')
                     : thrown.kind == ThrowKind::Coast ? "c"
                                                       : "l");
    }
    std::string text;
    for (const std::string& each : found)
        text += (text.empty() ? "" : " ") + each;
    return text;
}

/// The hand after a throw, whose text is as above.
std::uint32_t after(const HandTable& table, std::uint32_t hand, const std::string& thrown) {
    for (const std::uint32_t arrival : table.options(hand)) {
        const Throw& each = table.thrown(arrival);
        if (each.kind == ThrowKind::Gear &&
            std::to_string(each.gear) + std::string(static_cast<std::size_t>(each.brakes), 'b') ==
                thrown)
            return table.arrivals()[arrival].hand;
    }
    throw std::runtime_error(thrown);
}

TEST(Dice, AGearDieIsEqualOrOneAboveOrOneBelow) {
    const HandTable table(dirtRules().dice, dirtRules().dashboards.front());
    EXPECT_EQ(throwsFrom(table, table.atStart(0)), "1"); // and no coast die from gear 0
    EXPECT_EQ(throwsFrom(table, table.atStart(1)), "1 2 c");
    EXPECT_EQ(throwsFrom(table, table.atStart(2)), "1 2 3 c");
    EXPECT_EQ(throwsFrom(table, table.atStart(6)), "4b 5 6 c");
}

TEST(Dice, SoManyBrakesSoManyGearsMoreDown) {
    const HandTable gt(gtRules().dice, gtRules().dashboards.front()); // three brake dice
    EXPECT_EQ(throwsFrom(gt, gt.atStart(6)), "2bbb 3bb 4b 5 6 c");
    EXPECT_EQ(throwsFrom(gt, gt.atStart(3)), "1b 2 3 4 c");
    EXPECT_EQ(throwsFrom(gt, gt.atStart(2)), "1 2 3 c"); // never below gear 1
    EXPECT_EQ(throwsFrom(gt, after(gt, gt.atStart(6), "3bb")), "1b 2 4 c");
    EXPECT_EQ(throwsFrom(gt, after(gt, gt.atStart(6), "2bbb")), "1 3 c"); // no brake is left
}

TEST(Dice, EachIsUsedOnceATurn) {
    const HandTable table(dirtRules().dice, dirtRules().dashboards.front());
    const std::uint32_t once = after(table, table.atStart(2), "3");
    EXPECT_EQ(throwsFrom(table, once), "1b 2 4 c"); // the gear-3 die is gone
    EXPECT_EQ(throwsFrom(table, after(table, once, "4")), "2b 5 c");
}

TEST(Dice, TheDashboardSaysHowMany) {
    const HandTable one(dirtRules().dice, Dashboard{{}, {}, {}, {}, 1, 0, 1, 0, 3});
    EXPECT_EQ(throwsFrom(one, one.atStart(2)), "1 2 3 l");
    EXPECT_EQ(throwsFrom(one, after(one, one.atStart(2), "3")), "l");
}

TEST(Dice, HazardsOfAGroupAddUp) {
    const HandTable table(gtRules().dice, gtRules().dashboards.front());
    for (const Throw& thrown : table.throws())
        if (thrown.kind == ThrowKind::Gear && thrown.gear == 3 && thrown.brakes == 2) {
            ASSERT_EQ(thrown.hazardChance.size(), 4U);
            EXPECT_NEAR(thrown.hazardChance[0], 8.0 / 27, 1e-12); // three dice of two faces in six
            EXPECT_NEAR(thrown.hazardChance[3], 1.0 / 27, 1e-12);
            EXPECT_FALSE(thrown.wades());
        }
}

} // namespace
} // namespace stagewright
