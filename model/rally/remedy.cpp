#include "model/rally/remedy.h"

#include "model/rally/evening_plan.h"
#include "model/rally/rally_edits.h"
#include "model/rally/shortening.h"

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

using Kind = Remedy::Kind;

std::optional<Shortening> firstOf(const EveningPlan& plan, Shortening::Way way) {
    const auto found = std::find_if(plan.ways.begin(), plan.ways.end(),
                                    [way](const Shortening& each) { return each.way == way; });
    return found == plan.ways.end() ? std::nullopt : std::optional(*found);
}

/// The stages that are not among these.
std::vector<qsizetype> othersThan(const std::vector<qsizetype>& some, const Rally& rally) {
    std::vector<qsizetype> others;
    for (qsizetype i = 0; i < rally.stages().size(); ++i)
        if (std::find(some.begin(), some.end(), i) == some.end())
            others.push_back(i);
    return others;
}

double minutesOfOnly(const std::vector<qsizetype>& kept, const Rally& rally,
                     const std::vector<StageMinutes>& minutes, int changeMinutes) {
    QList<RallyStage> stages;
    std::vector<StageMinutes> left;
    for (const qsizetype i : kept) {
        stages << rally.stages()[i];
        left.push_back(minutes[static_cast<std::size_t>(i)]);
    }
    const auto shorter = Rally::of(rally.info, rally.sessions(), stages, {}, {});
    return shorter ? timetable(*shorter, left, changeMinutes).minutes() : 0;
}

/// The fewest stages to do without, said the shorter way round.
std::optional<Remedy> fewerStages(const Rally& rally, const EveningPlan& plan,
                                  const std::vector<StageMinutes>& minutes, int changeMinutes) {
    std::vector<qsizetype> out = plan.drop;
    if (const auto one = firstOf(plan, Shortening::Way::Drop))
        out = {one->stage};
    const std::vector<qsizetype> kept = othersThan(out, rally);
    if (out.empty() || kept.empty())
        return std::nullopt;
    const bool isMost = out.size() > kept.size();
    return Remedy{isMost ? Kind::Keep : Kind::LeaveOut, isMost ? kept : out, 0,
                  minutesOfOnly(kept, rally, minutes, changeMinutes)};
}

/// From the longest breaks first, none below a change of stages.
RallyEdit cutBreaks(const Rally& rally, int cut, int changeMinutes) {
    QList<Session> sessions = rally.sessions();
    for (; cut > 0; --cut) {
        const auto longest = std::max_element(
            sessions.begin(), sessions.end(),
            [](const Session& a, const Session& b) { return a.breakBefore < b.breakBefore; });
        if (longest->breakBefore <= changeMinutes)
            break;
        --longest->breakBefore;
    }
    RallyEdit edit;
    edit.sessions = {rally.sessions(), sessions};
    return edit;
}

RallyEdit without(const Rally& rally, const std::vector<qsizetype>& stages) {
    Rally shorter = rally;
    RallyEdit all;
    for (const qsizetype i : stages) {
        const RallyEdit one = removeStage(shorter, rally.stages()[i].key);
        apply(one, shorter);
        all = composed(all, one);
    }
    return all;
}

RallyEdit driveLaps(const Rally& rally, qsizetype stage, int laps) {
    RallyStage changed = rally.stages()[stage];
    changed.stage.info.laps = laps;
    return changeStage(rally, changed);
}

RallyEdit inMinutes(const Rally& rally, int minutes) {
    RallyInfo info = rally.info;
    info.evening.minutes = minutes;
    return describe(rally, info);
}

} // namespace

std::vector<Remedy> remediesFor(const Rally& rally, const EveningPlan& plan,
                                const std::vector<StageMinutes>& minutes, int changeMinutes) {
    constexpr int partOfTime = 4; // beyond it, more time is no small change
    std::vector<Remedy> remedies;
    if (plan.fits())
        return remedies;
    if (const auto way = firstOf(plan, Shortening::Way::ShorterBreaks))
        remedies.push_back({Kind::ShorterBreaks, {}, way->to, way->minutes});
    if (const auto way = firstOf(plan, Shortening::Way::FewerLaps))
        remedies.push_back({Kind::FewerLaps, {way->stage}, way->to, way->minutes});
    if (const auto way = fewerStages(rally, plan, minutes, changeMinutes))
        remedies.push_back(*way);
    if (const auto way = firstOf(plan, Shortening::Way::Swap))
        remedies.push_back({Kind::Swap, {way->stage}, way->to, way->minutes});
    const int players = plan.playersInTime.value_or(0);
    const Timetable& table = plan.timetable;
    if (players >= std::max(1, static_cast<int>(rally.drivers().size())) &&
        players < rally.players())
        remedies.push_back({Kind::FewerPlayers,
                            {},
                            players,
                            table.drive / rally.players() * players + table.change + table.breaks});
    const auto all = static_cast<int>(std::lround(table.minutes()));
    if (all <= longestEvening && -*plan.left * partOfTime <= *rally.info.evening.minutes)
        remedies.push_back({Kind::MoreTime, {}, all, table.minutes()});
    if (remedies.size() > mostRemedies)
        remedies.resize(mostRemedies);
    return remedies;
}

RallyEdit editOf(const Remedy& remedy, const Rally& rally, int changeMinutes) {
    switch (remedy.kind) {
    case Kind::ShorterBreaks:
        return cutBreaks(rally, remedy.to, changeMinutes);
    case Kind::FewerLaps:
        return driveLaps(rally, remedy.stages.front(), remedy.to);
    case Kind::LeaveOut:
        return without(rally, remedy.stages);
    case Kind::Keep:
        return without(rally, othersThan(remedy.stages, rally));
    case Kind::FewerPlayers:
        return planFor(rally, remedy.to);
    case Kind::MoreTime:
        return inMinutes(rally, remedy.to);
    case Kind::Swap:
        break;
    }
    return {};
}

} // namespace stagewright
