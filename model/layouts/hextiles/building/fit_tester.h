#pragma once

#include "model/layouts/hextiles/building/fit.h"

namespace stagewright {

/// A hex as if nothing lay on it, and what lies around it: made once for the many tiles and turns
/// that are tried on it.
class FitTester {
public:
    /// @param catalogue must outlive it
    FitTester(const Stage& stage, const Catalogue& catalogue, Hex hex);

    /// How a tile would lie on it, alone.
    [[nodiscard]] Fit fit(Placement tile);

private:
    const Catalogue& catalogue_;
    Hex hex_;
    Stage near_; ///< what bears on how tiles on the hex and their neighbours lie
};

} // namespace stagewright
