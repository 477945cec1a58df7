#include "model/rally/result_warnings.h"

#include "model/rally/car_state.h"
#include "model/rally/race_time.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace stagewright {

namespace {

using WarningKind = ResultWarning::Kind;

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ResultWarnings)
};

/// An entry and all that it is held against.
struct Entry {
    const Rally& rally;
    const RallyStage& stage;
    ResultKey key;
    const StageResult& result;
    CarState before;
    const DriveRules& drive;
    const RallyRules& rules;
};

/// The outcomes of the others in the stage.
std::vector<StageOutcome> othersOf(const Entry& entry) {
    std::vector<StageOutcome> outcomes;
    for (const auto& [key, result] : entry.rally.results())
        if (key.stage == entry.key.stage && key.driver != entry.key.driver)
            outcomes.push_back(result.outcome);
    return outcomes;
}

/// The lower of the two in the middle; nothing where nobody has a time.
std::optional<int> medianOfOthers(const Entry& entry) {
    std::vector<int> times;
    for (const StageOutcome& outcome : othersOf(entry))
        if (const auto seconds = drivenSeconds(outcome, entry.drive))
            times.push_back(*seconds);
    if (times.empty())
        return std::nullopt;
    const auto middle = times.begin() + static_cast<std::ptrdiff_t>((times.size() - 1) / 2);
    std::nth_element(times.begin(), middle, times.end());
    return *middle;
}

void askAboutTime(const Entry& entry, QList<ResultWarning>& warnings) {
    const auto seconds = drivenSeconds(entry.result.outcome, entry.drive);
    if (!seconds)
        return;
    if (*seconds == 0) {
        warnings.append({WarningKind::Impossible, ResultWarning::Field::Result,
                         Texts::tr("No stage is driven in no time.")});
        return;
    }
    const int times = entry.rules.timesOfMedian;
    const auto median = medianOfOthers(entry);
    if (!median)
        return;
    if (*seconds > *median * times)
        warnings.append({WarningKind::Unlikely, ResultWarning::Field::Result,
                         Texts::tr("%1 is more than %2 times what the others took (%3).")
                             .arg(raceTimeText(*seconds))
                             .arg(times)
                             .arg(raceTimeText(*median))});
    if (*seconds * times < *median)
        warnings.append(
            {WarningKind::Unlikely, ResultWarning::Field::Result,
             Texts::tr("%1 is very quick: the others took %2, more than %3 times as long.")
                 .arg(raceTimeText(*seconds), raceTimeText(*median))
                 .arg(times)});
}

void askAboutPlace(const Entry& entry, QList<ResultWarning>& warnings) {
    const auto* raced = std::get_if<Raced>(&entry.result.outcome);
    const std::vector<StageOutcome> others = othersOf(entry);
    const bool timed = drivenSeconds(entry.result.outcome, entry.drive).has_value();
    const auto hasOther = [&](auto isSo) {
        return std::any_of(others.begin(), others.end(), isSo);
    };
    if ((raced && hasOther([&](const StageOutcome& o) {
             return drivenSeconds(o, entry.drive).has_value();
         })) ||
        (timed && hasOther([](const StageOutcome& o) { return std::holds_alternative<Raced>(o); })))
        warnings.append({WarningKind::Unlikely, ResultWarning::Field::Result,
                         Texts::tr("In this stage some have a time, others a place.")});
    if (!raced)
        return;
    const auto drivers = static_cast<int>(entry.rally.drivers().size());
    if (raced->place < 1 || raced->place > drivers)
        warnings.append({WarningKind::Impossible, ResultWarning::Field::Result,
                         Texts::tr("There are %n driver(s), so no place %1.", nullptr, drivers)
                             .arg(raced->place)});
    if (hasOther([&](const StageOutcome& o) { return o == entry.result.outcome; }))
        warnings.append({WarningKind::Unlikely, ResultWarning::Field::Result,
                         Texts::tr("Another driver has place %1 already.").arg(raced->place)});
}

void askAboutDamage(const Entry& entry, QList<ResultWarning>& warnings) {
    const Damage& now = entry.result.damage;
    const Damage& then = entry.before.damage;
    if (std::holds_alternative<Retired>(entry.result.outcome))
        return; // repaired before the next stage, whatever it is
    const int mended = entry.result.wheel == SpareWheel::UsedOnStage ? 1 : 0;
    if (now.gearbox < then.gearbox - mended || now.coast < then.coast || now.brake < then.brake)
        warnings.append({WarningKind::Impossible, ResultWarning::Field::Damage,
                         Texts::tr("The car came to the start with more damage, and on a stage "
                                   "nothing is repaired but by the spare wheel.")});
    const auto inBag = [&](DamageToken token) {
        return entry.drive.bag.at(static_cast<std::size_t>(token));
    };
    if (now.gearbox > inBag(DamageToken::Gearbox) || now.brake > inBag(DamageToken::Brake))
        warnings.append({WarningKind::Impossible, ResultWarning::Field::Damage,
                         Texts::tr("The bag does not have that many tokens of this kind.")});
    const int gearDice = entry.drive.dashboards.front().gear;
    if (now.gearbox >= gearDice)
        warnings.append({WarningKind::Unlikely, ResultWarning::Field::Damage,
                         Texts::tr("The car has no gear die left. Did it retire?")});
}

void askAboutWheel(const Entry& entry, QList<ResultWarning>& warnings) {
    if (entry.result.wheel == SpareWheel::Kept)
        return;
    if (!entry.before.spareWheel)
        warnings.append({WarningKind::Impossible, ResultWarning::Field::SpareWheel,
                         Texts::tr("The car came to the start without a spare wheel.")});
    if (entry.result.wheel == SpareWheel::ChangedAfterwards && entry.result.damage.gearbox == 0)
        warnings.append({WarningKind::Unlikely, ResultWarning::Field::SpareWheel,
                         Texts::tr("The gearbox has no damage, so a spare wheel mends nothing.")});
}

void askAboutPenalty(const Entry& entry, QList<ResultWarning>& warnings) {
    const int penalty = entry.result.penalty;
    if (penalty == 0)
        return;
    if (!optionalRulesOf(entry.rally, entry.stage).timeControl)
        warnings.append({WarningKind::Unlikely, ResultWarning::Field::Penalty,
                         Texts::tr("This stage is driven without time control.")});
    if (penalty < 0 || penalty % entry.rules.penaltyStep != 0)
        warnings.append({WarningKind::Impossible, ResultWarning::Field::Penalty,
                         Texts::tr("Penalties are taken in steps of %n second(s).", nullptr,
                                   entry.rules.penaltyStep)});
}

void askAboutSisu(const Entry& entry, QList<ResultWarning>& warnings) {
    if (!entry.result.sisu || entry.before.sisu)
        return;
    warnings.append({WarningKind::Impossible, ResultWarning::Field::Sisu,
                     entry.rally.info.sisu == Sisu::Never
                         ? Texts::tr("This rally is driven without SISU tokens.")
                         : Texts::tr("The driver has no SISU token left.")});
}

} // namespace

QList<ResultWarning> warningsAbout(const Rally& rally, ResultKey key, const StageResult& result,
                                   const DriveRules& drive, const RallyRules& rules) {
    const RallyStage* stage = rally.find(key.stage);
    if (!stage)
        return {};
    const Entry entry{rally,
                      *stage,
                      key,
                      result,
                      carBefore(rally, rally.indexOf(key.stage), key.driver, drive.spareWheels),
                      drive,
                      rules};
    QList<ResultWarning> warnings;
    askAboutTime(entry, warnings);
    askAboutPlace(entry, warnings);
    askAboutDamage(entry, warnings);
    askAboutWheel(entry, warnings);
    askAboutPenalty(entry, warnings);
    askAboutSisu(entry, warnings);
    return warnings;
}

} // namespace stagewright
