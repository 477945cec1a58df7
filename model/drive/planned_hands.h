#pragma once

#include "model/drive/hands.h"
#include "model/drive/relay.h"

namespace stagewright {

/// What the dice that are gone from each hand of a table mean, if all of them were thrown at once.
/// The gear in which the turn began does not matter.
class PlannedHands {
public:
    PlannedHands(const HandTable& hands, const DriveRules& rules);

    [[nodiscard]] std::vector<PlannedDie> dice(std::uint32_t hand) const;
    [[nodiscard]] int count(std::uint32_t hand) const { return counts_[hand]; }
    /// Paid for them.
    [[nodiscard]] int tokens(std::uint32_t hand) const { return tokens_[hand]; }

    /// How likely they show fewer hazards than the limit, together with those of spaces.
    [[nodiscard]] double success(std::uint32_t hand, int spaceHazards) const {
        double sum = 0;
        for (int n = 0; n + spaceHazards < limit_; ++n)
            sum += hazardChance_[hand * static_cast<std::size_t>(limit_) +
                                 static_cast<std::size_t>(n)];
        return sum;
    }

private:
    void note(std::uint32_t hand);

    const HandTable& hands_;
    const DriveRules& rules_;
    int limit_;
    std::vector<double> hazardChance_; ///< by hand and hazards below the limit
    std::vector<int> counts_;          ///< by hand
    std::vector<int> tokens_;          ///< by hand
};

} // namespace stagewright
