#include "tests/model/rally/rallies.h"

#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/rally/rally_edits.h"
#include "tests/rulebook_stages.h"

#include <algorithm>
#include <map>
#include <rapidcheck.h>
#include <stdexcept>

namespace stagewright {

const DriveRules& rulesOfGame(const QString& game) {
    static std::map<QString, DriveRules> loaded;
    if (const auto found = loaded.find(game); found != loaded.end())
        return found->second;
    const auto rules = builtInRules(game);
    if (!rules)
        throw std::runtime_error(sentence(rules.error()).toStdString());
    return loaded.emplace(game, *rules).first->second;
}

Rally rallyOf(int stages, std::initializer_list<const char*> drivers) {
    Rally rally;
    for (int i = 0; i < stages; ++i) {
        RallyStage stage;
        stage.stage.info.game = QStringLiteral("dirt");
        rally = after(rally, addStage(rally, stage, i));
    }
    for (const char* name : drivers) {
        Driver driver;
        driver.name = QString::fromUtf8(name);
        rally = after(rally, addDriver(rally, driver));
    }
    return rally;
}

Rally rulebookRally(int number) {
    Rally rally;
    for (int i = 1; i <= 3; ++i) {
        RallyStage stage;
        stage.stage =
            stageFrom(QStringLiteral("dirt-rulebook/rally%1-ss%2.json").arg(number).arg(i));
        const auto& tiles = tilesOf(stage.stage).placements();
        stage.serviceAfter =
            i < 3 && std::any_of(tiles.begin(), tiles.end(), [](const Placement& tile) {
                return catalogue().find(tile.side)->role == Role::Service;
            });
        rally = after(rally, addStage(rally, stage, i));
    }
    return rally;
}

Rally after(Rally rally, const RallyEdit& edit) {
    apply(edit, rally);
    return rally;
}

Rally with(const Rally& rally, int stage, int driver, const StageResult& result) {
    return after(rally, enterResult(rally, {StageKey{stage}, DriverKey{driver}}, result));
}

StageResult drove(int seconds) {
    StageResult result;
    result.outcome = Timed{seconds};
    return result;
}

Rally anyRally() {
    const int stages = *rc::gen::inRange(1, 6);
    Rally rally = rallyOf(stages, {"A", "B", "C", "D"});
    for (int stage = 1; stage <= stages; ++stage) {
        RallyStage changed = rally.stages()[stage - 1];
        changed.serviceAfter = *rc::gen::arbitrary<bool>();
        if (*rc::gen::arbitrary<bool>())
            changed.bonuses = {15, 10, 5};
        rally = after(rally, changeStage(rally, changed));
        for (int driver = 1; driver <= 4; ++driver) {
            StageResult result = drove(*rc::gen::inRange(90, 100));
            result.penalty = 5 * *rc::gen::inRange(0, 3);
            if (*rc::gen::inRange(0, 6) == 0)
                result.outcome = *rc::gen::arbitrary<bool>()
                                     ? Retired{Timed{*rc::gen::inRange(0, 600)}}
                                     : Retired{};
            if (*rc::gen::inRange(0, 8) != 0)
                rally = with(rally, stage, driver, result);
        }
    }
    if (stages > 2 && *rc::gen::arbitrary<bool>())
        rally = after(rally, beginSession(rally, StageKey{2}, {QStringLiteral("PM"), 30, {}}));
    return rally;
}

} // namespace stagewright
