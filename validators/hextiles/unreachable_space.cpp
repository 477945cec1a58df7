#include "model/layouts/hextiles/stage/tile_layout.h"
#include "validators/hextiles/rules.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct UnreachableSpace {
    Q_DECLARE_TR_FUNCTIONS(UnreachableSpace)
};

} // namespace

/// Spaces on the route that no car can come to, by whatever moves. Where no car gets through at all
/// that is said instead.
void unreachableSpace(const RuleContext& context, const RouteAnalysis& analysis,
                      Findings& findings) {
    for (std::size_t i = 0; i < analysis.reach.unreached.size(); ++i) {
        const int count = analysis.reach.unreached[i];
        if (count == 0)
            continue;
        const Placement& tile = tilesOf(context.stage).placements()[static_cast<qsizetype>(i)];
        findings.append(
            findingAt(Severity::Warning, {tile.hex}, std::nullopt,
                      UnreachableSpace::tr("No car can reach %n space(s) of %1.", nullptr, count)
                          .arg(tile.side.toString())));
    }
}

} // namespace stagewright
