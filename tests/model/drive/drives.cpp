#include "tests/model/drive/drives.h"

#include "model/drive/rules_file.h"
#include "tests/rulebook_stages.h"

#include <stdexcept>

namespace stagewright {

namespace {

DriveRules loaded(QStringView game) {
    const auto rules = builtInRules(game);
    if (!rules)
        throw std::runtime_error(sentence(rules.error()).toStdString());
    return *rules;
}

} // namespace

const DriveRules& dirtRules() {
    static const DriveRules rules = loaded(u"dirt");
    return rules;
}

const DriveRules& gtRules() {
    static const DriveRules rules = loaded(u"gt");
    return rules;
}

SpaceGraph graphOf(const Stage& stage, int laps) {
    const RoadGraph roads(stage, catalogue());
    const auto route = drivenRoute(stage, roads, findRoute(stage, roads), laps);
    if (!route)
        throw std::runtime_error(sentence(route.error()).toStdString());
    return spaceGraph(*route);
}

} // namespace stagewright
