#include "validators/rules.h"

#include <QCoreApplication>

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

/// Takes away the tile that was laid on top of the others.
std::optional<Edit> removeDoubledTile(const Ground& ground, const Finding& finding) {
    const auto tiles = ground.stage.at(finding.hexes.front());
    if (tiles.size() < 2)
        return std::nullopt;
    return take(tiles.last(1));
}

} // namespace stagewright
