#pragma once

#include "model/drive/dice_pools.h"
#include "model/drive/relaid_dice.h"

namespace stagewright {

/// What the dice that are gone from each pool of a table mean, if all of them were rolled at once.
/// The gear in which the turn began does not matter.
class PlannedPools {
public:
    PlannedPools(const DicePools& pools, const DriveRules& rules);

    [[nodiscard]] std::vector<PlannedDie> dice(std::uint32_t pool) const;
    [[nodiscard]] int count(std::uint32_t pool) const { return counts_[pool]; }
    /// Paid for them.
    [[nodiscard]] int tokens(std::uint32_t pool) const { return tokens_[pool]; }

    /// How likely they show fewer hazards than the limit, together with those of spaces.
    [[nodiscard]] double success(std::uint32_t pool, int spaceHazards) const {
        double sum = 0;
        for (int n = 0; n + spaceHazards < limit_; ++n)
            sum += hazardChance_[pool * static_cast<std::size_t>(limit_) +
                                 static_cast<std::size_t>(n)];
        return sum;
    }

private:
    void note(std::uint32_t pool);

    const DicePools& pools_;
    const DriveRules& rules_;
    int limit_;
    std::vector<double> hazardChance_; ///< by pool and hazards below the limit
    std::vector<int> counts_;          ///< by pool
    std::vector<int> tokens_;          ///< by pool
};

} // namespace stagewright
