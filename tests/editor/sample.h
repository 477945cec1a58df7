#pragma once

#include "model/game/stage_file.h"
#include "tests/rulebook_stages.h"

namespace stagewright {

/// The stage that the window opens with.
[[nodiscard]] inline Stage sampleStage() {
    return loadStage(QStringLiteral(":/samples/rally1-ss1.json"), games()).value();
}

/// Hexes of the sample.
namespace sample {
inline constexpr Hex start{1, 2};     ///< 202a
inline constexpr Hex corner{1, 1};    ///< 205a
inline constexpr Hex straight{3, -1}; ///< 217a
inline constexpr Hex far{-2, 2};      ///< bare, and no tile beside it
} // namespace sample

[[nodiscard]] inline Placement placed(Hex hex, QStringView side, int sixths = 0) {
    return {hex, TileId::parse(side).value(), Turn(sixths), 0, 0, {}, {}};
}

} // namespace stagewright
