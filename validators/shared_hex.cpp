#include "validators/fit.h"
#include "validators/rules.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

namespace stagewright {

namespace {

struct SharedHex {
    Q_DECLARE_TR_FUNCTIONS(SharedHex)
};

} // namespace

/// Two tiles on one hex. Nobody can lay that, but files in the wild have it.
void sharedHex(const Ground& ground, Hex hex, Findings& findings) {
    const auto tiles = ground.stage.at(hex);
    if (tiles.size() < 2)
        return;
    QStringList sides;
    for (const Placement& tile : tiles)
        sides << tile.side.toString();
    findings.append(
        {QStringLiteral("shared-hex"),
         Severity::Error,
         {hex},
         std::nullopt,
         SharedHex::tr("%n tile(s) lie on one hex: %1.", nullptr, static_cast<int>(tiles.size()))
             .arg(sides.join(QStringLiteral(", ")))});
}

/// Keeps the tile that lies best among its neighbours, of those that lie alike the first.
std::optional<Fix> removeDoubledTiles(const Ground& ground, const Finding& finding) {
    const Hex hex = finding.hexes.front();
    const auto tiles = ground.stage.at(hex);
    if (tiles.size() < 2)
        return std::nullopt;
    Stage without = ground.stage;
    apply(take(tiles), without);
    const auto merit = [&](const Placement& tile) {
        const Fit how = fit(without, ground.catalogue, tile);
        const bool known = ground.catalogue.find(tile.side) != nullptr;
        return std::make_tuple(known, how.fits(), how.joins());
    };
    const auto best =
        std::max_element(tiles.begin(), tiles.end(), [&](const Placement& a, const Placement& b) {
            return merit(a) < merit(b);
        });
    QList<Placement> others(tiles.begin(), tiles.end());
    others.removeAt(best - tiles.begin());
    QStringList sides;
    for (const Placement& tile : others)
        sides << tile.side.toString();
    return Fix{take(others), [away = sides.join(QStringLiteral(", "))] {
                   return SharedHex::tr("Take %1 away").arg(away);
               }};
}

} // namespace stagewright
