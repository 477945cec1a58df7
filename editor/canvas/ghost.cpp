#include "editor/canvas/ghost.h"

#include "editor/document/named_edit.h"
#include "validators/fit.h"

#include <QCoreApplication>

#include <algorithm>

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

} // namespace

Ghost judged(const Stage& rest, const Catalogue& catalogue, const QList<Placement>& tiles) {
    Ghost ghost{tiles, Ghost::Look::Fits, {}};
    for (const Placement& tile : tiles) {
        const bool outside = !onBoard(tile.hex);
        if (outside || !rest.at(tile.hex).empty()) {
            const auto why = outside ? Refusal::Reason::OffTheBoard : Refusal::Reason::Occupied;
            ghost.look = Ghost::Look::Blocked;
            ghost.reason = sentence({why, tile.hex}, rest);
            return ghost;
        }
        const Fit how = fit(rest, catalogue, tile);
        const auto misfit = how.firstMisfit();
        if (!misfit || ghost.look != Ghost::Look::Fits)
            continue;
        ghost.look = Ghost::Look::DoesNotFit;
        ghost.reason = reasonFor(how.meetings[static_cast<std::size_t>(index(*misfit))]);
    }
    return ghost;
}

} // namespace stagewright
