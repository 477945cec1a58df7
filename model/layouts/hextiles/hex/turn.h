#pragma once

#include <compare>

namespace stagewright {

/// A clockwise turn by sixths of a circle (60 degrees each). Turns form a group: six sixths are
/// none.
class Turn {
public:
    constexpr Turn() = default;

    /// @param sixths any whole number; negative ones turn counter-clockwise.
    constexpr explicit Turn(int sixths) : sixths_((sixths % 6 + 6) % 6) {}

    /// 0 to 5.
    [[nodiscard]] constexpr int sixths() const { return sixths_; }
    [[nodiscard]] constexpr double degrees() const { return 60.0 * sixths_; }

    friend constexpr Turn operator+(Turn a, Turn b) { return Turn(a.sixths_ + b.sixths_); }
    friend constexpr Turn operator-(Turn a, Turn b) { return Turn(a.sixths_ - b.sixths_); }
    friend constexpr Turn operator-(Turn a) { return Turn(-a.sixths_); }
    friend constexpr auto operator<=>(Turn, Turn) = default;

private:
    int sixths_ = 0;
};

} // namespace stagewright
