#include "model/exchange/tile_names.h"

#include <algorithm>
#include <array>

namespace stagewright {

namespace {

using Name = QLatin1StringView;

/// Tiles that go by a name.
struct Alias {
    Name name; ///< as the Windows editor writes it
    Name side;
};

constexpr std::array aliases{
    Alias{Name("filler1A"), Name("902a")}, Alias{Name("filler1B"), Name("902b")},
    Alias{Name("filler2A"), Name("903a")}, Alias{Name("filler2B"), Name("903b")},
    Alias{Name("filler3A"), Name("904a")}, Alias{Name("filler3B"), Name("904b")},
    Alias{Name("Podium"), Name("905a")},
};

constexpr int firstOwn = 1000; ///< numbers from here on are for tiles of one's own
constexpr int mostVariants = 99;

bool isPlainNumber(const TileId& side) {
    return side.tile().front().isDigit();
}

bool isGt(const TileId& side) {
    return isPlainNumber(side) && side.number() >= 100 && side.number() < 200;
}

/// The number behind the hyphen of a variant.
std::optional<int> variantIn(QStringView text) {
    bool isNumber = false;
    const int variant = text.toInt(&isNumber);
    const bool fits = isNumber && variant >= 0 && variant <= mostVariants && text.size() <= 2 &&
                      text.front().isDigit();
    return fits ? std::optional(variant) : std::nullopt;
}

QString withVariant(const QString& name, int variant) {
    return variant > 0 ? name + u'-' + QString::number(variant) : name;
}

} // namespace

std::optional<NamedTile> readTileName(QStringView name) {
    NamedTile tile;
    if (const qsizetype hyphen = name.indexOf(u'-'); hyphen >= 0) {
        const auto variant = variantIn(name.sliced(hyphen + 1));
        if (!variant)
            return std::nullopt;
        tile.variant = *variant;
        name.truncate(hyphen);
    }
    const auto alias = std::find_if(aliases.begin(), aliases.end(), [name](const Alias& each) {
        return name.compare(each.name, Qt::CaseInsensitive) == 0;
    });
    const auto side =
        TileId::parse(alias == aliases.end() ? name.toString() : QString(alias->side));
    if (!side)
        return std::nullopt;
    tile.side = isPlainNumber(*side) && side->number() == pitTile ? side->withSide(0) : *side;
    return tile;
}

QString webTileName(const Placement& tile) {
    return withVariant(tile.side.toString(), tile.variant);
}

QString windowsTileName(const Placement& tile) {
    const QString side = tile.side.toString();
    const auto alias = std::find_if(aliases.begin(), aliases.end(),
                                    [&](const Alias& each) { return each.side == side; });
    if (alias != aliases.end())
        return withVariant(alias->name, tile.variant);
    if (isGt(tile.side))
        return withVariant(tile.side.number() == pitTile ? QStringLiteral("101a") : side,
                           tile.variant);
    return withVariant(side.toUpper(), tile.variant);
}

bool isSold(const TileId& side, const Catalogue& catalogue) {
    return isPlainNumber(side) && side.number() < firstOwn && catalogue.find(side);
}

} // namespace stagewright
