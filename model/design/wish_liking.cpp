#include "model/design/wish_liking.h"

#include "model/design/driven_side.h"

#include <algorithm>
#include <array>

namespace stagewright {

namespace {

/// What the next tile is to be like.
struct NextTile {
    std::map<Terrain, double> surfaces; ///< by how much of each is missing, of the tiles to come
    bool othersMay = true;              ///< a surface that is not named
    Terrain goesOn = Terrain::None;     ///< that of the tile before it
    std::array<std::optional<TraitRange>, allTraits.size()> traits{}; ///< on average
};

/// What counts as a step from tile to tile.
double stepOf(Trait trait) {
    constexpr double usualCorner = 48; // degrees
    return trait == Trait::Twist ? usualCorner : 1;
}

double likingOf(const TileSide& side, const NextTile& next) {
    double liking = 0;
    if (!next.surfaces.empty()) {
        const auto missing = next.surfaces.find(side.terrain);
        if (missing == next.surfaces.end())
            liking -= next.othersMay ? 0.5 : 1;
        else if (missing->second <= 0)
            liking -= 1;
        else
            liking -= 0.5 * (1 - missing->second); // what is missing most comes first
        constexpr double stretches = 0.3;          // surfaces seldom change on a road
        liking -= side.terrain == next.goesOn ? 0 : stretches;
    }
    if (side.roads.empty())
        return liking;
    const TraitValues values = traitsOf(side, side.roads.front());
    for (const Trait trait : allTraits)
        if (const auto& range = next.traits[index(trait)]) {
            const double value = values[index(trait)];
            const double off = std::max({0.0, range->least - value, value - range->most});
            liking -= std::min(1.0, off / stepOf(trait));
        }
    return liking;
}

} // namespace

TileLiking likingBy(const Wishes& wishes, const Stage& laid, const Catalogue& catalogue) {
    Wishes said = wishes;
    if (said.difficulty && !said.amount(Trait::Danger))
        said.amount(Trait::Danger) = static_cast<Amount>(*said.difficulty);
    const bool isAboutTiles =
        !said.surfaces.empty() || std::any_of(said.amounts.begin(), said.amounts.end(),
                                              [](const auto& each) { return each.has_value(); });
    if (!isAboutTiles)
        return {};

    int count = 0;
    TraitValues sums{};
    std::map<Terrain, int> surfaces;
    NextTile next;
    for (const Placement& tile : tilesOf(laid).inLayingOrder()) {
        const TileSide* side = catalogue.find(tile.side);
        if (!side || side->roads.empty() || side->role == Role::Service || side->role == Role::Pit)
            continue;
        ++count;
        ++surfaces[side->terrain];
        next.goesOn = side->terrain;
        const TraitValues values = traitsOf(*side, side->roads.front());
        for (const Trait trait : allTraits)
            sums[index(trait)] += values[index(trait)];
    }
    const int tiles = std::max(said.tiles, count + 1);
    const double left = tiles - count;
    int named = 0;
    for (const auto& [terrain, wanted] : tilesBySurface(said.surfaces, tiles)) {
        next.surfaces[terrain] = (wanted - surfaces[terrain]) / left;
        named += wanted;
    }
    next.othersMay = named < tiles;
    for (const Trait trait : allTraits)
        if (const auto amount = said.amount(trait)) {
            const TraitRange all = rangeOf(trait, *amount, tiles);
            next.traits[index(trait)] = TraitRange{(all.least - sums[index(trait)]) / left,
                                                   (all.most - sums[index(trait)]) / left};
        }
    return [next](const TileSide& side) { return likingOf(side, next); };
}

} // namespace stagewright
