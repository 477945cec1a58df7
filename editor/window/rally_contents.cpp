#include "editor/window/rally_contents.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct RallyContents {
    Q_DECLARE_TR_FUNCTIONS(RallyContents)
};

bool hasPlan(const Rally& rally) {
    const Evening& evening = rally.info.evening;
    return evening.start.isValid() || evening.minutes || rally.sessions().size() > 1;
}

} // namespace

QString rallyContents(const Rally& rally) {
    const auto stages = static_cast<int>(rally.stages().size());
    const bool results = !rally.results().empty();
    if (results && hasPlan(rally))
        return RallyContents::tr("%n stages, plan and results: see the menu Rally", nullptr,
                                 stages);
    if (results)
        return RallyContents::tr("%n stages and results: see the menu Rally", nullptr, stages);
    if (hasPlan(rally))
        return RallyContents::tr("%n stages and a plan: see the menu Rally", nullptr, stages);
    return {};
}

} // namespace stagewright
