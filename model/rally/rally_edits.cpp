#include "model/rally/rally_edits.h"

#include "model/rally/rally_edit.h"

#include <algorithm>
#include <set>
#include <utility>

namespace stagewright {

namespace {

/// Behind the highest, so that a key that was given up is not given again; as long as there is one.
template <typename Item>
decltype(Item::key) freeKey(const QList<Item>& items) {
    std::set<int> taken;
    for (const Item& item : items)
        taken.insert(static_cast<int>(item.key));
    int key = taken.empty() ? 1 : *taken.rbegin() + 1;
    if (key > highestKey)
        for (key = 1; taken.contains(key); ++key) {
        }
    return decltype(Item::key){key};
}

RallyEdit stagesTo(const Rally& rally, QList<RallyStage> after) {
    RallyEdit edit;
    edit.stages = {rally.stages(), std::move(after)};
    return edit;
}

RallyEdit driversTo(const Rally& rally, QList<Driver> after) {
    RallyEdit edit;
    edit.drivers = {rally.drivers(), std::move(after)};
    return edit;
}

RallyEdit sessionsTo(const Rally& rally, QList<Session> sessions, QList<RallyStage> stages) {
    RallyEdit edit = stagesTo(rally, std::move(stages));
    edit.sessions = {rally.sessions(), std::move(sessions)};
    return edit;
}

template <typename Goes>
void takeResults(RallyEdit& edit, const Rally& rally, Goes goes) {
    Results left = rally.results();
    std::erase_if(left, [&](const auto& each) { return goes(each.first); });
    if (left.size() != rally.results().size())
        edit.results = {rally.results(), std::move(left)};
}

} // namespace

RallyEdit describe(const Rally& rally, const RallyInfo& info) {
    RallyEdit edit;
    edit.info = {rally.info, info};
    return edit;
}

RallyEdit planFor(const Rally& rally, int players) {
    RallyInfo info = rally.info;
    info.evening.players = players;
    Rally planned = rally;
    RallyEdit all = describe(rally, info);
    apply(all, planned);
    for (const RallyStage& stage : rally.stages()) {
        const RallyEdit seated = seatPlayers(planned, stage.key);
        apply(seated, planned);
        all = composed(all, seated);
    }
    return all;
}

RallyEdit seatPlayers(const Rally& rally, StageKey stage) {
    const RallyStage* there = rally.find(stage);
    const auto places = there ? placesAt(there->stage) : std::nullopt;
    if (!places || *places == rally.players())
        return {};
    RallyStage changed = *there;
    changed.stage.layout =
        there->stage.layout.kind()->withPlayers(there->stage.layout, rally.players());
    return changeStage(rally, changed);
}

RallyEdit addStage(const Rally& rally, RallyStage stage, qsizetype at) {
    QList<RallyStage> stages = rally.stages();
    const qsizetype place = std::clamp(at, qsizetype{0}, stages.size());
    stage.key = freeKey(stages);
    stage.stage.info.players.reset(); // the rally says it
    if (stages.isEmpty())
        stage.session = 0;
    else
        stage.session = stages[std::max(place - 1, qsizetype{0})].session;
    stages.insert(place, stage);
    return stagesTo(rally, stages);
}

RallyEdit duplicateStage(const Rally& rally, StageKey stage) {
    const RallyStage* original = rally.find(stage);
    return original ? addStage(rally, *original, rally.indexOf(stage) + 1) : RallyEdit{};
}

RallyEdit removeStage(const Rally& rally, StageKey stage) {
    if (!rally.find(stage))
        return {};
    QList<RallyStage> stages = rally.stages();
    stages.removeAt(rally.indexOf(stage));
    RallyEdit edit = stagesTo(rally, stages);
    takeResults(edit, rally, [stage](const ResultKey& key) { return key.stage == stage; });
    return edit;
}

RallyEdit moveStage(const Rally& rally, StageKey stage, qsizetype to, int session) {
    if (!rally.find(stage))
        return {};
    QList<RallyStage> stages = rally.stages();
    RallyStage moved = stages.takeAt(rally.indexOf(stage));
    const qsizetype place = std::clamp(to, qsizetype{0}, stages.size());
    const int least = place > 0 ? stages[place - 1].session : 0;
    const int most = place < stages.size() ? stages[place].session
                                           : static_cast<int>(rally.sessions().size()) - 1;
    moved.session = std::clamp(session, least, most);
    stages.insert(place, moved);
    return stagesTo(rally, stages);
}

RallyEdit orderStages(const Rally& rally, const QList<StageKey>& order) {
    QList<StageKey> sorted = order;
    std::sort(sorted.begin(), sorted.end());
    QList<StageKey> keys;
    for (const RallyStage& stage : rally.stages())
        keys.append(stage.key);
    std::sort(keys.begin(), keys.end());
    if (sorted != keys)
        return {};
    QList<RallyStage> stages;
    for (qsizetype i = 0; i < order.size(); ++i) {
        stages.append(*rally.find(order[i]));
        stages.back().session = rally.stages()[i].session;
    }
    return stagesTo(rally, stages);
}

RallyEdit changeStage(const Rally& rally, const RallyStage& stage) {
    const RallyStage* old = rally.find(stage.key);
    if (!old)
        return {};
    QList<RallyStage> stages = rally.stages();
    RallyStage& changed = stages[rally.indexOf(stage.key)];
    const int session = old->session;
    changed = stage;
    changed.session = session;
    return stagesTo(rally, stages);
}

RallyEdit beginSession(const Rally& rally, StageKey first, const Session& session) {
    const RallyStage* stage = rally.find(first);
    if (!stage)
        return {};
    QList<Session> sessions = rally.sessions();
    sessions.insert(stage->session + 1, session);
    QList<RallyStage> stages = rally.stages();
    for (qsizetype i = rally.indexOf(first); i < stages.size(); ++i)
        ++stages[i].session;
    return sessionsTo(rally, sessions, stages);
}

RallyEdit joinSession(const Rally& rally, int session) {
    if (session < 1 || rally.sessions().size() <= session)
        return {};
    QList<Session> sessions = rally.sessions();
    sessions.removeAt(session);
    QList<RallyStage> stages = rally.stages();
    for (RallyStage& stage : stages)
        if (stage.session >= session)
            --stage.session;
    return sessionsTo(rally, sessions, stages);
}

RallyEdit changeSession(const Rally& rally, int index, const Session& session) {
    if (index < 0 || rally.sessions().size() <= index)
        return {};
    QList<Session> sessions = rally.sessions();
    sessions[index] = session;
    RallyEdit edit;
    edit.sessions = {rally.sessions(), sessions};
    return edit;
}

RallyEdit addDriver(const Rally& rally, Driver driver) {
    driver.key = freeKey(rally.drivers());
    QList<Driver> drivers = rally.drivers();
    drivers.append(driver);
    return driversTo(rally, drivers);
}

RallyEdit removeDriver(const Rally& rally, DriverKey driver) {
    QList<Driver> drivers = rally.drivers();
    if (drivers.removeIf([driver](const Driver& each) { return each.key == driver; }) == 0)
        return {};
    RallyEdit edit = driversTo(rally, drivers);
    takeResults(edit, rally, [driver](const ResultKey& key) { return key.driver == driver; });
    return edit;
}

RallyEdit changeDriver(const Rally& rally, const Driver& driver) {
    QList<Driver> drivers = rally.drivers();
    const auto old = std::find_if(drivers.begin(), drivers.end(),
                                  [&](const Driver& each) { return each.key == driver.key; });
    if (old == drivers.end())
        return {};
    *old = driver;
    return driversTo(rally, drivers);
}

RallyEdit moveDriver(const Rally& rally, DriverKey driver, qsizetype to) {
    const Driver* moved = rally.find(driver);
    if (!moved)
        return {};
    QList<Driver> drivers = rally.drivers();
    drivers.move(moved - rally.drivers().constData(),
                 std::clamp(to, qsizetype{0}, drivers.size() - 1));
    return driversTo(rally, drivers);
}

RallyEdit enterResult(const Rally& rally, ResultKey key, const std::optional<StageResult>& result) {
    if (!rally.find(key.stage) || !rally.find(key.driver))
        return {};
    Results after = rally.results();
    if (result)
        after[key] = *result;
    else
        after.erase(key);
    RallyEdit edit;
    edit.results = {rally.results(), after};
    return edit;
}

} // namespace stagewright
