#include "model/layouts/hextiles/stage/tile_layout.h"
#include "validators/hextiles/rules.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct UnknownTile {
    Q_DECLARE_TR_FUNCTIONS(UnknownTile)
};

} // namespace

/// A tile that neither the catalogue nor an overlay describes.
void unknownTile(const RuleContext& context, Hex hex, Findings& findings) {
    for (const Placement& tile : tilesOf(context.stage).at(hex))
        if (!context.catalogue.find(tile.side))
            findings.append(findingAt(
                Severity::Error, {hex}, std::nullopt,
                UnknownTile::tr("Stagewright does not know tile %1.").arg(tile.side.toString())));
}

} // namespace stagewright
