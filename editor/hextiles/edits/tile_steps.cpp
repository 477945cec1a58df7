#include "editor/hextiles/edits/tile_steps.h"

#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <utility>

namespace stagewright {

namespace {

struct TileSteps {
    Q_DECLARE_TR_FUNCTIONS(TileSteps)
};

int count(Group group) {
    return static_cast<int>(group.size());
}

QString idOf(const Placement& tile) {
    return tile.side.toString();
}

StageUndoStepOr named(EditOr edit, StepName name) {
    if (!edit)
        return tl::unexpected(edit.error());
    return StageUndoStep{*std::move(edit), std::move(name)};
}

// Names of steps with a group, which is not empty.

StepName pasting(Group group) {
    return [side = group.front().side, n = count(group)] {
        return n == 1 ? TileSteps::tr("Paste %1").arg(side.toString())
                      : TileSteps::tr("Paste %n tiles", nullptr, n);
    };
}

StepName copying(Group group) {
    return [side = group.front().side, n = count(group)] {
        return n == 1 ? TileSteps::tr("Copy %1").arg(side.toString())
                      : TileSteps::tr("Copy %n tiles", nullptr, n);
    };
}

StepName moving(Group group) {
    return [side = group.front().side, n = count(group)] {
        return n == 1 ? TileSteps::tr("Move %1").arg(side.toString())
                      : TileSteps::tr("Move %n tiles", nullptr, n);
    };
}

StepName turning(Group group) {
    return [side = group.front().side, n = count(group)] {
        return n == 1 ? TileSteps::tr("Turn %1").arg(side.toString())
                      : TileSteps::tr("Turn %n tiles", nullptr, n);
    };
}

StepName flipping(Group group) {
    return [side = group.front().side, n = count(group)] {
        return n == 1 ? TileSteps::tr("Flip %1").arg(side.toString())
                      : TileSteps::tr("Flip %n tiles", nullptr, n);
    };
}

StepName removing(Group group) {
    return [side = group.front().side, n = count(group)] {
        return n == 1 ? TileSteps::tr("Remove %1").arg(side.toString())
                      : TileSteps::tr("Remove %n tiles", nullptr, n);
    };
}

} // namespace

StageUndoStepOr layTile(const Stage& stage, const Placement& tile) {
    return named(put(stage, {&tile, 1}),
                 [side = tile.side] { return TileSteps::tr("Lay %1").arg(side.toString()); });
}

StageUndoStepOr layTiles(const Stage& stage, Group tiles, Group covered, PasteSource source) {
    if (tiles.empty())
        return StageUndoStep{};
    Stage rest = stage;
    tilesOf(rest).exchange(covered, {});
    EditOr edit = put(rest, tiles);
    if (edit)
        edit = composed(take(covered), *edit);
    return named(std::move(edit),
                 source == PasteSource::Clipboard ? pasting(tiles) : copying(tiles));
}

StageUndoStepOr moveTiles(const Stage& stage, Group group, Hex by) {
    if (group.empty())
        return StageUndoStep{};
    return named(move(stage, group, by), moving(group));
}

StageUndoStepOr turnTiles(const Stage& stage, Group group, Turn by) {
    return group.empty() ? StageUndoStep{} : turnTiles(stage, group, pivotOf(group), by);
}

StageUndoStepOr turnTiles(const Stage& stage, Group group, Hex pivot, Turn by) {
    if (group.empty())
        return StageUndoStep{};
    return named(turn(stage, group, pivot, by), turning(group));
}

StageUndoStepOr replaceTile(const Stage& stage, const Placement& old, const Placement& now) {
    const Group one{&old, 1};
    auto edit = move(stage, one, now.hex - old.hex);
    if (!edit)
        return tl::unexpected(edit.error());
    edit = editOf({{old}, {now}});
    return StageUndoStep{*std::move(edit), old.hex != now.hex     ? moving(one)
                                           : old.side != now.side ? flipping(one)
                                                                  : turning(one)};
}

StageUndoStepOr rearrangeTiles(const Stage& stage, Group group, const QList<Placement>& now) {
    if (group.empty())
        return StageUndoStep{};
    if (group.size() == 1)
        return replaceTile(stage, group.front(), now.front());
    const Placement& before = group.front();
    const Placement& after = now.front();
    return named(rearrange(stage, group, now), pivotOf(group) != pivotOf(now) ? moving(group)
                                               : before.side != after.side    ? flipping(group)
                                                                              : turning(group));
}

StageUndoStepOr flipTiles(Group group, const Catalogue& catalogue) {
    if (group.empty())
        return StageUndoStep{};
    return named(flip(group, catalogue), flipping(group));
}

StageUndoStep removeTiles(Group group) {
    if (group.empty())
        return {};
    return {take(group), removing(group)};
}

StageUndoStep changeNote(const Placement& tile, const QString& note) {
    Placement now = tile;
    now.note = note;
    return {editOf({{tile}, {now}}), [] { return TileSteps::tr("Change note"); }};
}

Hex pivotOf(Group group) {
    QPointF middle;
    for (const Placement& tile : group)
        middle += centre(tile.hex) / count(group);
    const auto distance = [&](const Placement& tile) {
        const QPointF way = centre(tile.hex) - middle;
        // Rounded, so that ties are ties whatever the order of the sum.
        return std::round(std::hypot(way.x(), way.y()) * 1e6);
    };
    return std::min_element(group.begin(), group.end(),
                            [&](const Placement& a, const Placement& b) {
                                return std::make_pair(distance(a), a.hex) <
                                       std::make_pair(distance(b), b.hex);
                            })
        ->hex;
}

QString sentence(const EditError& why, const Stage& stage) {
    switch (why.reason) {
    case EditError::Reason::Occupied: {
        const auto there = tilesOf(stage).at(why.hex);
        return there.empty() ? TileSteps::tr("Another tile lies there")
                             : TileSteps::tr("Tile %1 lies there").arg(idOf(there.front()));
    }
    case EditError::Reason::OffTheBoard:
        return TileSteps::tr("The board ends here");
    case EditError::Reason::NoBack:
        break;
    }
    return TileSteps::tr("This tile has nothing on its back");
}

} // namespace stagewright
