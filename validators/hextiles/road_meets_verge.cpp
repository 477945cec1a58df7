#include "model/layouts/hextiles/building/border.h"
#include "validators/hextiles/rules.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct RoadMeetsVerge {
    Q_DECLARE_TR_FUNCTIONS(RoadMeetsVerge)
};

} // namespace

/// A road runs into the verge of the neighbour tile. The hex with the road reports it.
void roadMeetsVerge(const RuleContext& context, const Border& border, Findings& findings) {
    const Hex hex = border.placement.hex;
    if (border.farSide != FarSide::Verge ||
        mayLeadNowhere(context.stage, context.catalogue, border))
        return;
    const Hex other = neighbour(hex, border.edge);
    findings.append(
        findingAt(Severity::Error, {hex, other}, border.edge,
                  RoadMeetsVerge::tr("The road of %1 runs into the verge of %2.")
                      .arg(border.placement.side.toString(), border.farTile.toString())));
}

} // namespace stagewright
