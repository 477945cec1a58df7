#pragma once

#include "model/layouts/points/track/points.h"
#include "model/layouts/points/track/titan_words.h"

#include <array>
#include <cstdint>
#include <vector>

namespace stagewright {

/// The steps of a move, one to three of them.
struct DieWay {
    std::array<PointStep, 3> steps{};
    std::uint8_t count = 0;

    friend constexpr bool operator==(const DieWay&, const DieWay&) = default;
};

/// What belongs to a face beside its move.
enum class BesidesMove : std::uint8_t {
    Nothing,
    TrapBehind, ///< a trap on one of the three points behind
    DamageAhead ///< one damage on one of the three points ahead
};

struct FaceWay {
    DieWay way;
    BesidesMove besides = BesidesMove::Nothing;
};

/// A face of the dice, which are all alike.
struct TitanFace {
    std::vector<FaceWay> ways; ///< in the order in which the reference policy tries them
    bool costsLife = false;    ///< one, of whoever is not of this colour
};

/// By colour.
using TitanFaces = std::array<TitanFace, allTitanColours.size()>;

} // namespace stagewright
