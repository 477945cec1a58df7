#include "model/design/wishes.h"

#include "model/design/driven_side.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <numeric>
#include <set>

namespace stagewright {

namespace {

struct WishTexts {
    Q_DECLARE_TR_FUNCTIONS(Wishes)
};

QString terrainPhrase(Terrain terrain) {
    switch (terrain) {
    case Terrain::Asphalt:
        return WishTexts::tr("asphalt");
    case Terrain::Gravel:
        return WishTexts::tr("gravel");
    case Terrain::Snow:
        return WishTexts::tr("snow");
    case Terrain::None:
        break;
    }
    return {};
}

QString tilesWith(Trait trait, int count) {
    switch (trait) {
    case Trait::Jumps:
        return WishTexts::tr("%n tile(s) with a jump", nullptr, count);
    case Trait::Fords:
        return WishTexts::tr("%n tile(s) with a ford", nullptr, count);
    case Trait::Shortcuts:
        return WishTexts::tr("%n tile(s) with a shortcut", nullptr, count);
    case Trait::Danger:
    case Trait::Twist:
        break;
    }
    return {};
}

/// The tiles that there are, by what tells whether a wish can be met.
class WishedTiles {
public:
    explicit WishedTiles(const TileChoices& choices) : choices_(choices) {}

    template <typename Has>
    [[nodiscard]] int count(Has has) const {
        std::set<std::size_t> tiles;
        for (const DrivenSide& each : choices_.sides)
            if (has(each))
                tiles.insert(each.number);
        return std::accumulate(tiles.begin(), tiles.end(), 0, [&](int sum, std::size_t tile) {
            return std::min(sum + choices_.counts[tile], mostTiles);
        });
    }

    [[nodiscard]] bool has(Role role) const {
        return count([role](const DrivenSide& each) { return each.side->role == role; }) > 0;
    }

    /// Most or least that so many tiles can have of a trait together.
    [[nodiscard]] TraitRange range(Trait trait, int tiles) const {
        std::map<std::size_t, TraitRange> byTile;
        for (const DrivenSide& each : choices_.sides) {
            const double value = each.traits[index(trait)];
            TraitRange& range =
                byTile.try_emplace(each.number, TraitRange{value, value}).first->second;
            range = {std::min(range.least, value), std::max(range.most, value)};
        }
        std::vector<double> least;
        std::vector<double> most;
        for (const auto& [tile, range] : byTile)
            for (int i = 0; i < std::min(choices_.counts[tile], tiles); ++i) {
                least.push_back(range.least);
                most.push_back(range.most);
            }
        std::sort(least.begin(), least.end());
        std::sort(most.begin(), most.end(), std::greater<>());
        const auto sum = [&](const std::vector<double>& values) {
            const auto taken = std::min(values.size(), static_cast<std::size_t>(tiles));
            return std::accumulate(values.begin(),
                                   values.begin() + static_cast<std::ptrdiff_t>(taken), 0.0);
        };
        return {sum(least), sum(most)};
    }

private:
    const TileChoices& choices_;
};

std::optional<QString> missingLine(const Wishes& wishes, const WishedTiles& there) {
    if (wishes.kind == StageKind::Circuit) {
        if (there.has(Role::StartFinish) || there.has(Role::Start))
            return std::nullopt;
        return WishTexts::tr("the boxes hold no start tile, which a circuit needs");
    }
    if (!there.has(Role::Start))
        return WishTexts::tr("the boxes hold no start tile, which a stage needs");
    if (!there.has(Role::Finish))
        return WishTexts::tr("the boxes hold no finish tile, which a stage needs");
    return std::nullopt;
}

std::optional<QString> tooFewOfATerrain(const Wishes& wishes, const WishedTiles& there, int tiles) {
    for (const auto& [terrain, count] : tilesBySurface(wishes.surfaces, tiles)) {
        const int held = there.count(
            [terrain = terrain](const DrivenSide& each) { return each.side->terrain == terrain; });
        if (count > held)
            return WishTexts::tr("%1: %n tile(s) are wished for, and the boxes hold %2", nullptr,
                                 count)
                .arg(terrainPhrase(terrain))
                .arg(held);
    }
    return std::nullopt;
}

std::optional<QString> outOfReach(const Wishes& wishes, const WishedTiles& there, int tiles) {
    for (const Trait trait : allTraits) {
        const auto amount = wishes.amount(trait);
        if (!amount)
            continue;
        const TraitRange wanted = rangeOf(trait, *amount, tiles);
        const TraitRange possible = there.range(trait, tiles);
        if (possible.least <= wanted.most && wanted.least <= possible.most)
            continue;
        if (trait == Trait::Danger || trait == Trait::Twist)
            return WishTexts::tr("%1 %2: no %n tile(s) of the boxes have it", nullptr, tiles)
                .arg(name(trait), name(*amount));
        const int needed = static_cast<int>(std::ceil(wanted.least));
        return WishTexts::tr("%1 %2: %3 are needed, and the boxes hold %4")
            .arg(name(trait), name(*amount), tilesWith(trait, needed))
            .arg(static_cast<int>(possible.most));
    }
    return std::nullopt;
}

/// From the first count of tiles that is too many for `low` up, and at least which is `high`.
struct CountBounds {
    int lowMost;
    int highLeast;
};

CountBounds countBounds(int tiles) {
    const int lowMost = tiles / 8;
    return {lowMost, std::max(lowMost + 2, (tiles + 3) / 4)};
}

constexpr double anyNumber = 1e9;

} // namespace

QString name(Trait trait) {
    switch (trait) {
    case Trait::Danger:
        return QStringLiteral("danger");
    case Trait::Twist:
        return QStringLiteral("twist");
    case Trait::Jumps:
        return QStringLiteral("jumps");
    case Trait::Fords:
        return QStringLiteral("fords");
    case Trait::Shortcuts:
        break;
    }
    return QStringLiteral("shortcuts");
}

QString name(Amount amount) {
    switch (amount) {
    case Amount::Low:
        return QStringLiteral("low");
    case Amount::Medium:
        return QStringLiteral("medium");
    case Amount::High:
        break;
    }
    return QStringLiteral("high");
}

std::optional<Amount> amountNamed(QStringView text) {
    for (const Amount amount : {Amount::Low, Amount::Medium, Amount::High})
        if (text == name(amount))
            return amount;
    return std::nullopt;
}

TraitRange rangeOf(Trait trait, Amount amount, int tiles) {
    constexpr double least = 1e-6; // a bound belongs to the amount above it
    const auto between = [&](double low, double high) -> TraitRange {
        switch (amount) {
        case Amount::Low:
            return {0, low * tiles - least};
        case Amount::Medium:
            return {low * tiles, high * tiles - least};
        case Amount::High:
            break;
        }
        return {high * tiles, anyNumber};
    };
    if (trait == Trait::Danger)
        return between(5.0 / 3, 7.0 / 3);
    if (trait == Trait::Twist)
        return between(40, 55);
    const auto [lowMost, highLeast] = countBounds(tiles);
    switch (amount) {
    case Amount::Low:
        return {0, static_cast<double>(lowMost)};
    case Amount::Medium:
        return {lowMost + 1.0, highLeast - 1.0};
    case Amount::High:
        break;
    }
    return {static_cast<double>(highLeast), anyNumber};
}

Amount amountOf(Trait trait, double sum, int tiles) {
    for (const Amount amount : {Amount::Low, Amount::Medium})
        if (sum <= rangeOf(trait, amount, tiles).most)
            return amount;
    return Amount::High;
}

std::map<Terrain, int> tilesBySurface(const std::map<Terrain, int>& surfaces, int tiles) {
    // By largest remainder, what is not named being one of the parts.
    const int named = std::accumulate(surfaces.begin(), surfaces.end(), 0,
                                      [](int sum, const auto& each) { return sum + each.second; });
    std::map<Terrain, int> parts = surfaces;
    parts[Terrain::None] = std::max(0, 100 - named);
    std::map<Terrain, int> counts;
    std::vector<std::pair<int, Terrain>> remainders;
    int left = tiles;
    for (const auto& [terrain, percent] : parts) {
        counts[terrain] = percent * tiles / 100;
        left -= counts[terrain];
        remainders.emplace_back(-(percent * tiles % 100), terrain);
    }
    std::sort(remainders.begin(), remainders.end());
    for (const auto& [remainder, terrain] : remainders)
        if (left > 0 && remainder < 0) {
            ++counts[terrain];
            --left;
        }
    counts.erase(Terrain::None);
    return counts;
}

std::optional<QString> contradiction(const Wishes& wishes, const TileChoices& choices) {
    const WishedTiles there(choices);
    if (auto missing = missingLine(wishes, there))
        return missing;
    // Where minutes are wished for, the number of tiles is not known yet: what a few cannot have,
    // many might.
    if (wishes.minutes) {
        for (const auto& [terrain, percent] : wishes.surfaces)
            if (percent > 0)
                if (auto missing = tooFewOfATerrain(wishes, there, fewestTiles))
                    return missing;
        return std::nullopt;
    }
    const int lines = wishes.kind == StageKind::Stage ? 2 : 1;
    const int most =
        lines + there.count([](const DrivenSide& each) { return each.side->role == Role::Road; });
    if (wishes.tiles > most)
        return WishTexts::tr("%n road tile(s) are wished for, and the boxes hold %1", nullptr,
                             wishes.tiles)
            .arg(most);
    if (wishes.table && wishes.tiles > mostTilesOn(*wishes.table))
        return WishTexts::tr("the table has room for no %n tile(s)", nullptr, wishes.tiles);
    if (auto missing = tooFewOfATerrain(wishes, there, wishes.tiles))
        return missing;
    return outOfReach(wishes, there, wishes.tiles);
}

int mostTilesOn(const TableRoom& table) {
    constexpr double hexArea = 3 * apothem;
    const bool holdsOne = std::min(table.width, table.depth) >= 2 * apothem - 1e-9 &&
                          std::max(table.width, table.depth) >= 2 - 1e-9;
    return holdsOne ? static_cast<int>(std::min(1e6, table.width * table.depth / hexArea)) : 0;
}

} // namespace stagewright
