#include "validators/rally_rule.h"

#include <QCoreApplication>

#include <cmath>

namespace stagewright {

namespace {

struct LongerThanAsked {
    Q_DECLARE_TR_FUNCTIONS(LongerThanAsked)
};

} // namespace

/// By whole minutes, as a timetable shows them.
void longerThanAsked(const RallyRuleContext& context, RallyFindings& findings) {
    const auto limit = context.rally.info.evening.minutes;
    if (!limit || !context.minutes)
        return;
    const auto minutes = static_cast<int>(std::lround(*context.minutes));
    if (minutes > *limit)
        findings.append({Severity::Warning,
                         {},
                         LongerThanAsked::tr("The rally takes %n minute(s), %1 more than you have.",
                                             nullptr, minutes)
                             .arg(minutes - *limit)});
}

} // namespace stagewright
