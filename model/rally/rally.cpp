#include "model/rally/rally.h"

#include "model/game/layout_kind.h"

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
    const int said = std::max(placesAt(stage).value_or(0), stage.info.players.value_or(0));
    if (said > 0)
        info.evening.players = said;
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

std::optional<int> placesAt(const Stage& stage) {
    const LayoutKind* kind = stage.layout.kind();
    return kind && kind->players ? kind->players(stage.layout) : std::nullopt;
}

int playersFor(const QList<RallyStage>& stages) {
    if (stages.size() == 1)
        return placesAt(stages.front().stage).value_or(Evening().players);
    int most = 1; // where one drives alone, others may drive another stage
    for (const RallyStage& stage : stages)
        most = std::max(most, placesAt(stage.stage).value_or(1));
    return most > 1 ? most : Evening().players;
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
