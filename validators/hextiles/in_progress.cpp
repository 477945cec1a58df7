#include "validators/hextiles/in_progress.h"

#include "model/layouts/hextiles/stage/tile_layout.h"
#include "validators/hextiles/finding_hexes.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct InProgress {
    Q_DECLARE_TR_FUNCTIONS(InProgress)
};

const auto openEnd = QLatin1StringView("open-road-end");
const auto startAndFinishRule = QLatin1StringView("start-and-finish");
const auto noRouteRule = QLatin1StringView("no-route");

bool isCircuit(const RuleContext& context) {
    return context.stage.info.kind == StageKind::Circuit;
}

bool hasRole(const RuleContext& context, Role role) {
    const QList<Placement>& tiles = tilesOf(context.stage).placements();
    return std::any_of(tiles.begin(), tiles.end(), [&](const Placement& tile) {
        const TileSide* side = context.catalogue.find(tile.side);
        return side && side->role == role;
    });
}

bool lacksEnd(const RuleContext& context, const Route& route) {
    return isCircuit(context) ? !route.complete : !hasRole(context, Role::Finish);
}

/// When the tile was laid whose road is open there.
int laidAt(const RuleContext& context, const Finding& end) {
    int latest = -1;
    for (const Placement& tile : tilesOf(context.stage).at(hexAt(end.places.front())))
        latest = std::max(latest, tile.laid);
    return latest;
}

/// Where the road will go on: the end of the tile laid last (openEndToMend), and while a start is
/// to be laid too, or a circuit to be closed, the end of the one laid first. @pre some are open
Findings endsToBuildOn(const RuleContext& context, const Findings& found) {
    Findings open;
    for (const Finding& each : found)
        if (each.rule == openEnd)
            open.append(each);
    std::stable_sort(open.begin(), open.end(), [&](const Finding& a, const Finding& b) {
        return laidAt(context, a) > laidAt(context, b);
    });
    const bool atBothEnds = isCircuit(context) || !hasRole(context, Role::Start);
    return atBothEnds ? Findings{open.front(), open.back()} : Findings{open.front()};
}

/// Something that is still to come, and not one tile too many.
bool isLack(const Finding& finding) {
    return finding.rule == noRouteRule ||
           (finding.rule == startAndFinishRule && finding.places.isEmpty());
}

} // namespace

Findings inProgress(const RuleContext& context, const Route& route, Findings found) {
    const bool isOpen = std::any_of(found.begin(), found.end(),
                                    [](const Finding& each) { return each.rule == openEnd; });
    if (!isOpen || !lacksEnd(context, route))
        return found;
    const Findings ends = endsToBuildOn(context, found);
    found.removeIf([&](const Finding& each) { return isLack(each) || ends.contains(each); });
    Finding state;
    state.severity = Severity::Hint;
    state.text = isCircuit(context) ? InProgress::tr("In progress: the circuit is not closed yet.")
                                    : InProgress::tr("In progress: there is no finish yet.");
    state.rule = startAndFinishRule;
    found.append(state);
    return found;
}

} // namespace stagewright
