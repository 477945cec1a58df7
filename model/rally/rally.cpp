#include "model/rally/rally.h"

#include <algorithm>
#include <set>

namespace stagewright {

namespace {

template <typename Item>
bool keysAreTheirOwn(const QList<Item>& items) {
    std::set<decltype(Item::key)> keys;
    return std::all_of(items.begin(), items.end(), [&](const Item& item) {
        return static_cast<int>(item.key) > 0 && keys.insert(item.key).second;
    });
}

bool sessionsGoOn(const QList<RallyStage>& stages, qsizetype sessions) {
    int last = 0;
    for (const RallyStage& stage : stages) {
        if (stage.session < last || sessions <= stage.session)
            return false;
        last = stage.session;
    }
    return true;
}

template <typename Item, typename Key>
const Item* itemOf(const QList<Item>& items, Key key) {
    const auto found = std::find_if(items.begin(), items.end(),
                                    [key](const Item& item) { return item.key == key; });
    return found == items.end() ? nullptr : &*found;
}

} // namespace

Rally::Rally(const Stage& stage) {
    info.title = stage.info.title;
    if (!stage.info.author.isEmpty())
        info.authors = {stage.info.author};
    RallyStage only;
    only.key = StageKey{1};
    only.stage = stage;
    only.stage.info.players.reset();
    info.evening.players = stage.info.players.value_or(Evening().players);
    stages_.append(only);
}

std::optional<Rally> Rally::of(const RallyInfo& info, const QList<Session>& sessions,
                               const QList<RallyStage>& stages, const QList<Driver>& drivers,
                               const Results& results) {
    Rally rally;
    rally.info = info;
    rally.sessions_ = sessions;
    rally.stages_ = stages;
    rally.drivers_ = drivers;
    rally.results_ = results;
    const bool isRally = !sessions.isEmpty() && keysAreTheirOwn(stages) &&
                         keysAreTheirOwn(drivers) && sessionsGoOn(stages, sessions.size()) &&
                         std::all_of(results.begin(), results.end(), [&](const auto& each) {
                             return rally.find(each.first.stage) && rally.find(each.first.driver);
                         });
    return isRally ? std::optional(rally) : std::nullopt;
}

const RallyStage* Rally::find(StageKey key) const {
    return itemOf(stages_, key);
}

const Driver* Rally::find(DriverKey key) const {
    return itemOf(drivers_, key);
}

const StageResult* Rally::result(StageKey stage, DriverKey driver) const {
    const auto found = results_.find({stage, driver});
    return found == results_.end() ? nullptr : &found->second;
}

qsizetype Rally::indexOf(StageKey key) const {
    const RallyStage* stage = find(key);
    return stage ? stage - stages_.constData() : -1;
}

int Rally::players() const {
    return std::max(info.evening.players, static_cast<int>(drivers_.size()));
}

OptionalRules optionalRulesOf(const Rally& rally, const RallyStage& stage) {
    return stage.options.value_or(rally.info.options);
}

Games gamesOf(const Rally& rally) {
    std::vector<const Stage*> stages;
    for (const RallyStage& stage : rally.stages())
        stages.push_back(&stage.stage);
    return gamesOf(stages);
}

int lapsOf(const RallyStage& stage) {
    return stage.stage.info.kind == StageKind::Circuit ? stage.stage.info.laps : 1;
}

} // namespace stagewright
