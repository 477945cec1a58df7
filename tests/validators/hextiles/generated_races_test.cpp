#include "tests/validators/hextiles/generated_races.h"

#include <gtest/gtest.h>

namespace stagewright {

/// A hundred thousand of them: build/release/tests/bench/race_rules_bench.
TEST(GeneratedRaces, KeepTheRules) {
    const GeneratedRaces races = racesOnGeneratedStages(1, 24, 54);
    EXPECT_EQ(races.broken, "");
    EXPECT_GT(races.stages, 18);
    EXPECT_EQ(races.races, 54 * races.stages);
    EXPECT_GE(races.races, 1000);
}

} // namespace stagewright
