#include "tests/model/drive/drives.h"

#include "model/drive/drive_task.h"
#include "model/drive/rules_file.h"
#include "model/drive/space_graph.h"
#include "model/drive/stage_driving.h"
#include "tests/rulebook_stages.h"

#include <stdexcept>
#include <utility>

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
    auto task = driveTaskOf(stage, games(), dirtRules(), laps);
    if (!task)
        throw std::runtime_error(sentence(task.error()).toStdString());
    return std::move(task->graph);
}

} // namespace stagewright
