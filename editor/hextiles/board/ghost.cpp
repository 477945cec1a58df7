#include "editor/hextiles/board/ghost.h"

#include "editor/document/stage_undo_step.h"
#include "editor/hextiles/edits/tile_steps.h"
#include "model/layouts/hextiles/building/fit.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

struct GhostText {
    Q_DECLARE_TR_FUNCTIONS(GhostText)
};

QString reasonFor(Meeting meeting) {
    switch (meeting) {
    case Meeting::RoadMeetsVerge:
        return GhostText::tr("Its road meets verge");
    case Meeting::VergeMeetsRoad:
        return GhostText::tr("It blocks a road");
    case Meeting::LaneCountsDiffer:
        return GhostText::tr("Lane counts differ");
    case Meeting::SlantsDiffer:
        return GhostText::tr("Its slanted road does not fit");
    case Meeting::Nothing:
    case Meeting::Joined:
    case Meeting::Verge:
        break;
    }
    return {};
}

/// Whether any tile lies around it; where none does, it fits.
bool hasNeighbours(const Stage& rest, Hex hex) {
    return std::any_of(allEdges.begin(), allEdges.end(),
                       [&](Edge edge) { return !tilesOf(rest).at(neighbour(hex, edge)).empty(); });
}

QString givingWay(const QList<Placement>& covered) {
    if (covered.size() == 1)
        return GhostText::tr("Replaces %1").arg(covered.front().side.toString());
    return GhostText::tr("Replaces %n tiles", nullptr, static_cast<int>(covered.size()));
}

} // namespace

Ghost judged(const Stage& rest, const Catalogue& catalogue, const QList<Placement>& tiles) {
    Ghost ghost{tiles, Ghost::Look::Fits, {}, {}};
    for (const Placement& tile : tiles) {
        const bool outside = !onBoard(tile.hex);
        if (outside || !tilesOf(rest).at(tile.hex).empty()) {
            const auto why = outside ? EditError::Reason::OffTheBoard : EditError::Reason::Occupied;
            ghost.look = Ghost::Look::Blocked;
            ghost.reason = sentence({why, tile.hex}, rest);
            return ghost;
        }
        if (ghost.look != Ghost::Look::Fits || !hasNeighbours(rest, tile.hex))
            continue;
        const Fit how = fit(rest, catalogue, tile);
        const auto misfit = how.firstMisfit();
        if (!misfit)
            continue;
        ghost.look = Ghost::Look::DoesNotFit;
        ghost.reason = reasonFor(how.meetings[static_cast<std::size_t>(index(*misfit))]);
    }
    return ghost;
}

Ghost judgedOver(const Stage& stage, const Catalogue& catalogue, const QList<Placement>& tiles) {
    QList<Placement> covered;
    for (const Placement& tile : tiles)
        for (const Placement& there : tilesOf(stage).at(tile.hex))
            covered.append(there);
    if (covered.isEmpty())
        return judged(stage, catalogue, tiles);
    Stage rest = stage;
    tilesOf(rest).exchange(covered, {});
    Ghost ghost = judged(rest, catalogue, tiles);
    if (ghost.reason.isEmpty())
        ghost.reason = givingWay(covered);
    ghost.covered = std::move(covered);
    return ghost;
}

} // namespace stagewright
