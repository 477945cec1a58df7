#pragma once

namespace stagewright {

/// What results of stages say of a car's damage, beside time and place: those of a kind of layout
/// (Games::face), or of one stage.
struct StageResults {
    bool gearbox = true;
    bool coast = true;
    bool brake = true;
    bool wheel = false; ///< its cars have spare wheels, whatever rules of driving say

    [[nodiscard]] bool none() const { return !gearbox && !coast && !brake && !wheel; }
    friend bool operator==(const StageResults&, const StageResults&) = default;
};

} // namespace stagewright
