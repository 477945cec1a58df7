#include "editor/document/replacement.h"

#include "model/stage/tile_layout.h"
#include "validators/fit.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct Replacement {
    Q_DECLARE_TR_FUNCTIONS(Replacement)
};

StepName nameOf(const Placement& old, TileId side) {
    return [before = old.side, side] {
        return Replacement::tr("Replace %1 with %2").arg(before.toString(), side.toString());
    };
}

StepName nameOf(Group group, TileId side) {
    if (group.size() == 1)
        return nameOf(group.front(), side);
    return [n = static_cast<int>(group.size())] {
        return Replacement::tr("Replace %n tiles", nullptr, n);
    };
}

} // namespace

Placement inPlaceOf(const Placement& old, TileId side, const Stage& rest,
                    const Catalogue& catalogue) {
    Placement now = tilesOf(replace(old, side)).put.front();
    if (const auto turns = fittingTurns(rest, catalogue, now);
        !turns.isEmpty() && !turns.contains(now.turn))
        now.turn = turns.front();
    return now;
}

StageUndoStep replaceTiles(const Stage& stage, Group group, TileId side,
                           const Catalogue& catalogue) {
    if (group.empty())
        return {};
    TileEdit edit;
    Stage rest = stage;
    for (const Placement& old : group) { // one after the other: each fits what lies there by then
        tilesOf(rest).remove(old);
        const Placement now = inPlaceOf(old, side, rest, catalogue);
        tilesOf(rest).insert(now);
        edit.taken.append(old);
        edit.put.append(now);
    }
    return {editOf(std::move(edit)), nameOf(group, side)};
}

StageUndoStep layOver(const Placement& tile, const QList<Placement>& covered) {
    Placement now = tilesOf(replace(covered.front(), tile.side)).put.front();
    now.turn = tile.turn;
    return {editOf({covered, {now}}), nameOf(covered.front(), tile.side)};
}

} // namespace stagewright
