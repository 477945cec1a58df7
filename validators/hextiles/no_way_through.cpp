#include "model/layouts/hextiles/stage/tile_layout.h"
#include "validators/hextiles/rules.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct NoWayThrough {
    Q_DECLARE_TR_FUNCTIONS(NoWayThrough)
};

} // namespace

/// The road leads from the start to the finish, but no move of a car does: somewhere its lanes end.
void noWayThrough(const RuleContext& context, const RouteAnalysis& analysis, Findings& findings) {
    if (analysis.reach.through)
        return;
    const Placement& last = tilesOf(context.stage).placements()[analysis.reach.furthest];
    findings.append(findingAt(
        Severity::Error, {last.hex}, std::nullopt,
        NoWayThrough::tr("No car gets through: the lanes end at %1.").arg(last.side.toString())));
}

} // namespace stagewright
