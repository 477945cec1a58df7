#include "validators/hextiles/in_progress.h"

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

bool lacksEnd(const RuleContext& context, const Route& route) {
    if (isCircuit(context))
        return !route.complete;
    const QList<Placement>& tiles = tilesOf(context.stage).placements();
    return std::none_of(tiles.begin(), tiles.end(), [&](const Placement& tile) {
        const TileSide* side = context.catalogue.find(tile.side);
        return side && side->role == Role::Finish;
    });
}

/// Something that is still to come, and not one tile too many.
bool isLack(const Finding& finding) {
    return finding.rule == openEnd || finding.rule == noRouteRule ||
           (finding.rule == startAndFinishRule && finding.places.isEmpty());
}

} // namespace

Findings inProgress(const RuleContext& context, const Route& route, Findings found) {
    const bool isOpen = std::any_of(found.begin(), found.end(),
                                    [](const Finding& each) { return each.rule == openEnd; });
    if (!isOpen || !lacksEnd(context, route))
        return found;
    found.removeIf(isLack);
    Finding state;
    state.severity = Severity::Hint;
    state.text = isCircuit(context)
                     ? InProgress::tr("In progress: the circuit is still to be closed.")
                     : InProgress::tr("In progress: the finish is still to come.");
    state.rule = startAndFinishRule;
    found.append(state);
    return found;
}

} // namespace stagewright
