#include "model/design/surface_stretches.h"

#include <algorithm>

namespace stagewright {

namespace {

struct SurfaceStretch {
    unsigned terrains;
    int tiles;
};

unsigned bitOf(Terrain terrain) {
    return 1U << static_cast<unsigned>(terrain);
}

/// One or two of each terrain.
std::vector<SurfaceStretch> stretchesOf(const std::map<Terrain, int>& surfaces, int tiles,
                                        DriveRandom& random) {
    constexpr int longEnough = 6; // to be parted
    std::map<unsigned, int> counts;
    unsigned others = ~0U;
    int left = tiles;
    for (const auto& [terrain, count] : tilesBySurface(surfaces, tiles)) {
        counts[bitOf(terrain)] = count;
        left -= count;
        others &= ~bitOf(terrain);
    }
    counts[others] = left;
    std::vector<SurfaceStretch> stretches;
    for (auto [terrains, count] : counts) {
        if (count >= longEnough && random.below(2) == 0) {
            const int first =
                2 + static_cast<int>(random.below(static_cast<std::uint32_t>(count) - 3));
            stretches.push_back({terrains, first});
            count -= first;
        }
        if (count > 0)
            stretches.push_back({terrains, count});
    }
    return stretches;
}

} // namespace

bool layStretches(const std::map<Terrain, int>& surfaces, const TileChoices& choices,
                  DriveRandom& random, std::vector<WalkSlot>& slots) {
    const auto canLie = [&](const WalkSlot& slot) {
        return std::any_of(choices.sides.begin(), choices.sides.end(),
                           [&](const DrivenSide& each) { return slot.takes(each); });
    };
    constexpr int orders = 50;
    for (int i = 0; i < orders; ++i) {
        auto stretches = stretchesOf(surfaces, static_cast<int>(slots.size()), random);
        for (std::size_t n = stretches.size(); n > 1; --n)
            std::swap(stretches[n - 1], stretches[random.below(static_cast<std::uint32_t>(n))]);
        std::size_t at = 0;
        for (const SurfaceStretch& stretch : stretches)
            for (int n = 0; n < stretch.tiles; ++n)
                slots[at++].terrains = stretch.terrains;
        if (canLie(slots.front()) && canLie(slots.back()))
            return true;
    }
    return false;
}

} // namespace stagewright
