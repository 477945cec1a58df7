#pragma once

#include "model/rally/rally.h"

namespace stagewright {

/// With what a driver comes to the start of a stage.
struct CarState {
    Damage damage;
    bool spareWheel = true;
    bool sisu = false; ///< the token is there to be spent

    friend bool operator==(const CarState&, const CarState&) = default;
};

/// At the start of stage `stage` (index; the number of stages: after the rally).
///
/// Damage is carried from stage to stage. Service, and a retirement as if it were one, takes all of
/// it away, brings a new spare wheel, and the SISU token back where it is one a stage. A wheel
/// changed between stages costs the wheel and takes one damage of the gearbox. A stage without a
/// result changes nothing.
/// @param wheels spare wheels that the rules give a car
[[nodiscard]] CarState carBefore(const Rally& rally, qsizetype stage, DriverKey driver, int wheels);

} // namespace stagewright
