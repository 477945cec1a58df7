#include "model/layouts/hextiles/building/fit_tester.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "validators/hextiles/rules.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <span>
#include <tuple>
#include <utility>

namespace stagewright {

namespace {

struct SharedHex {
    Q_DECLARE_TR_FUNCTIONS(SharedHex)
};

/// The first of them, where they are many.
QString namesOf(std::span<const Placement> tiles) {
    constexpr qsizetype most = 12;
    QStringList names;
    for (const Placement& tile : tiles) {
        if (names.size() == most) {
            names << QStringLiteral("…");
            break;
        }
        names << tile.side.toString();
    }
    return names.join(QStringLiteral(", "));
}

/// How well a tile lies among its neighbours.
using Merit = std::tuple<bool, bool, int>;

/// The merit of tiles on a hex that is bare but for them. Tiles that look alike lie alike.
class Merits {
public:
    Merits(const RuleContext& context, Hex hex)
        : catalogue_(context.catalogue)
        , room_(context.stage, context.catalogue, hex) {}

    Merit of(const Placement& tile) {
        const std::pair look(tile.side, tile.turn.sixths());
        const auto known = merits_.find(look);
        if (known != merits_.end())
            return known->second;
        const Fit how = room_.fit(tile);
        const Merit merit(catalogue_.find(tile.side) != nullptr, how.fits(), how.joins());
        merits_.emplace(look, merit);
        return merit;
    }

private:
    const Catalogue& catalogue_;
    FitTester room_;
    std::map<std::pair<TileId, int>, Merit> merits_;
};

} // namespace

/// Two tiles on one hex. Nobody can lay that, but files in the wild have it.
void sharedHex(const RuleContext& context, Hex hex, Findings& findings) {
    const auto tiles = tilesOf(context.stage).at(hex);
    if (tiles.size() < 2)
        return;
    findings.append(findingAt(Severity::Error, {hex}, std::nullopt,
                              SharedHex::tr("%n tile(s) lie on the same hex: %1.", nullptr,
                                            static_cast<int>(tiles.size()))
                                  .arg(namesOf(tiles))));
}

/// Keeps the tile that lies best among its neighbours, of those that lie alike the first.
std::optional<Fix> removeDoubledTiles(const RuleContext& context, const Finding& finding) {
    const Hex hex = hexAt(finding.places.front());
    const auto tiles = tilesOf(context.stage).at(hex);
    if (tiles.size() < 2)
        return std::nullopt;
    Merits merits(context, hex);
    const auto best =
        std::max_element(tiles.begin(), tiles.end(), [&](const Placement& a, const Placement& b) {
            return merits.of(a) < merits.of(b);
        });
    QList<Placement> others(tiles.begin(), tiles.end());
    others.removeAt(best - tiles.begin());
    return Fix{take(others),
               [away = namesOf(others)] { return SharedHex::tr("Take %1 away").arg(away); }};
}

} // namespace stagewright
