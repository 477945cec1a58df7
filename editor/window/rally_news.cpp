#include "editor/window/rally_news.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct RallyNews {
    Q_DECLARE_TR_FUNCTIONS(RallyNews)
};

bool hasPlan(const Rally& rally) {
    const Evening& evening = rally.info.evening;
    return evening.start.isValid() || evening.minutes || rally.sessions().size() > 1;
}

} // namespace

QString rallyNews(const Rally& rally) {
    const auto stages = static_cast<int>(rally.stages().size());
    const bool results = !rally.results().empty();
    if (results && hasPlan(rally))
        return RallyNews::tr("%n stages, plan and results: see the menu Rally", nullptr, stages);
    if (results)
        return RallyNews::tr("%n stages and results: see the menu Rally", nullptr, stages);
    if (hasPlan(rally))
        return RallyNews::tr("%n stages and a plan: see the menu Rally", nullptr, stages);
    return {};
}

} // namespace stagewright
