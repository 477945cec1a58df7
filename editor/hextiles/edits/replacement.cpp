#include "editor/hextiles/edits/replacement.h"

#include "model/layouts/hextiles/building/replacement.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct ReplacementTexts {
    Q_DECLARE_TR_FUNCTIONS(Replacement)
};

StepName nameOf(const Placement& old, TileId side) {
    return [before = old.side, side] {
        return ReplacementTexts::tr("Replace %1 with %2").arg(before.toString(), side.toString());
    };
}

StepName nameOf(Group group, TileId side) {
    if (group.size() == 1)
        return nameOf(group.front(), side);
    return [n = static_cast<int>(group.size())] {
        return ReplacementTexts::tr("Replace %n tiles", nullptr, n);
    };
}

} // namespace

StageUndoStep replaceTiles(const Stage& stage, Group group, TileId side,
                           const Catalogue& catalogue) {
    if (group.empty())
        return {};
    return {replaced(stage, group, side, catalogue), nameOf(group, side)};
}

StageUndoStep layOver(const Placement& tile, const QList<Placement>& covered) {
    return {laidOver(tile, covered), nameOf(covered.front(), tile.side)};
}

} // namespace stagewright
