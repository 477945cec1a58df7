#pragma once

#include <limits>

namespace stagewright {

/// What is to come of a drive, expected.
struct RaceValue {
    double seconds = std::numeric_limits<double>::infinity();
    double losses = std::numeric_limits<double>::infinity(); ///< of control

    [[nodiscard]] bool isKnown() const { return seconds < std::numeric_limits<double>::infinity(); }
    void add(double chance, const RaceValue& value) {
        seconds += chance * value.seconds;
        losses += chance * value.losses;
    }
};

/// What differs by less is equal: sums come out a little differently by the order of their parts.
inline constexpr double raceSlack = 1e-9;

/// Less than nought: `a` is better, by seconds, then by losses; 0: they are equal.
[[nodiscard]] inline int compared(const RaceValue& a, const RaceValue& b) {
    if (a.seconds < b.seconds - raceSlack)
        return -1;
    if (!(a.seconds <= b.seconds + raceSlack))
        return 1;
    if (a.losses < b.losses - raceSlack)
        return -1;
    return a.losses <= b.losses + raceSlack ? 0 : 1;
}

} // namespace stagewright
