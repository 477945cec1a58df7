#pragma once

#include "model/rally/schedule.h"

namespace stagewright {

/// A way to bring a rally that is too long into its time.
struct Shortening {
    enum class Way : unsigned char {
        FewerLaps,     ///< drive a circuit `to` laps
        ShorterBreaks, ///< cut breaks by `to` minutes in all
        Swap,          ///< take a stage of at most `to` minutes in its place
        Drop           ///< leave the stage out
    };
    Way way = Way::Drop;
    qsizetype stage = 0; ///< index; of breaks 0
    int to = 0;
    double minutes = 0; ///< that the rally then takes

    friend bool operator==(const Shortening&, const Shortening&) = default;
};

/// Every single change that makes the rally fit, least loss of play first. Empty if it fits as it
/// is, or if no single change does it (see stagesToDrop).
[[nodiscard]] std::vector<Shortening> shortenings(const Rally& rally,
                                                  const std::vector<StageMinutes>& minutes,
                                                  int changeMinutes, int limit);

/// The fewest stages to leave out so that the rally fits, as indices in order: the longest ones.
[[nodiscard]] std::vector<qsizetype> stagesToDrop(const Rally& rally,
                                                  const std::vector<StageMinutes>& minutes,
                                                  int changeMinutes, int limit);

} // namespace stagewright
