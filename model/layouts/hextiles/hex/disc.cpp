#include "model/layouts/hextiles/hex/disc.h"

#include <algorithm>

namespace stagewright {

std::vector<Hex> disc(Hex middle, int radius) {
    std::vector<Hex> hexes;
    for (int q = -radius; q <= radius; ++q)
        for (int r = std::max(-radius, -radius - q); r <= std::min(radius, radius - q); ++r)
            hexes.push_back(middle + Hex{q, r});
    return hexes;
}

} // namespace stagewright
