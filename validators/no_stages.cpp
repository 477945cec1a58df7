#include "validators/rally_rule.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct NoStages {
    Q_DECLARE_TR_FUNCTIONS(NoStages)
};

} // namespace

/// There is nothing to lay or to drive.
void noStages(const RallyRuleContext& context, RallyFindings& findings) {
    if (context.rally.stages().isEmpty())
        findings.append({Severity::Error, {}, NoStages::tr("The rally has no stages.")});
}

} // namespace stagewright
