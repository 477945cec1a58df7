#include "model/layouts/hextiles/building/border.h"
#include "validators/hextiles/rules.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct LaneCountsDiffer {
    Q_DECLARE_TR_FUNCTIONS(LaneCountsDiffer)
};

} // namespace

/// Roads with different numbers of lanes meet. The hex with more lanes reports it.
void laneCountsDiffer(const RuleContext&, const Border& border, Findings& findings) {
    const Hex hex = border.placement.hex;
    if (border.farSide != FarSide::Road || border.profile.lanes <= border.farProfile.lanes)
        return;
    const Hex other = neighbour(hex, border.edge);
    findings.append(
        findingAt(Severity::Error, {hex, other}, border.edge,
                  LaneCountsDiffer::tr("%1 has %n lane(s) where it meets %2, which has %3.",
                                       nullptr, border.profile.lanes)
                      .arg(border.placement.side.toString())
                      .arg(border.farTile.toString())
                      .arg(border.farProfile.lanes)));
}

} // namespace stagewright
