#pragma once

#include <limits>

namespace stagewright {

/// What is still to come of a drive: expected, under the best play.
struct DriveValue {
    double seconds = std::numeric_limits<double>::infinity();
    double turns = std::numeric_limits<double>::infinity();
    double loss = 1; ///< chance that control is lost at least once

    friend DriveValue operator+(const DriveValue& a, const DriveValue& b) {
        return {a.seconds + b.seconds, a.turns + b.turns, a.loss + b.loss};
    }
    friend DriveValue operator*(double chance, const DriveValue& value) {
        return {chance * value.seconds, chance * value.turns, chance * value.loss};
    }
};

/// Fewer seconds; where they are equal fewer turns, then less chance of a loss. Sums come out a
/// little differently by the order of their parts: what differs by less is equal.
[[nodiscard]] inline bool isBetter(const DriveValue& a, const DriveValue& b) {
    constexpr double slack = 1e-9;
    if (a.seconds < b.seconds - slack)
        return true;
    if (!(a.seconds <= b.seconds + slack))
        return false;
    if (a.turns < b.turns - slack)
        return true;
    if (!(a.turns <= b.turns + slack))
        return false;
    return a.loss < b.loss - slack;
}

} // namespace stagewright
