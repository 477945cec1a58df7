#include "model/layouts/hextiles/building/border.h"
#include "validators/hextiles/rules.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct OpenRoadEnd {
    Q_DECLARE_TR_FUNCTIONS(OpenRoadEnd)
};

} // namespace

/// A road leads to an empty hex.
void openRoadEnd(const RuleContext& context, const Border& border, Findings& findings) {
    const Hex hex = border.placement.hex;
    if (!lacksATile(context.stage, context.catalogue, border))
        return;
    findings.append(findingAt(Severity::Warning, {hex}, border.edge,
                              OpenRoadEnd::tr("The road of %1 is open at its %2 edge.")
                                  .arg(border.placement.side.toString(), name(border.edge))));
}

} // namespace stagewright
