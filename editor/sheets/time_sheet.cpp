#include "editor/sheets/time_sheet.h"

#include "editor/icons/car_colours.h"
#include "editor/language/rally_words.h"
#include "editor/sheets/even_share.h"
#include "editor/sheets/sheet_title.h"
#include "model/one_line.h"
#include "model/rally/race_time.h"
#include "model/rally/results_of_stage.h"
#include "model/rally/standings.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct TimeSheetText {
    Q_DECLARE_TR_FUNCTIONS(TimeSheet)
};

QString counted(int number) {
    return number > 0 ? QString::number(number) : QString();
}

QString outcomeSaid(const StageResult& result, const DriveRules& rules) {
    if (std::holds_alternative<Retired>(result.outcome))
        return TimeSheetText::tr("retired");
    if (const auto* raced = std::get_if<Raced>(&result.outcome))
        return TimeSheetText::tr("place %1").arg(raced->place);
    const auto seconds = drivenSeconds(result.outcome, rules);
    return seconds ? raceTimeText(*seconds) : QString();
}

/// The standings after each stage, for totals and places.
using StandingsByStage = std::vector<QList<Standing>>;

StandingsByStage standingsAlong(const RallySheet& sheet) {
    StandingsByStage standings;
    const bool isDriven = !sheet.rally.results().empty();
    for (qsizetype i = 0; i < sheet.rally.stages().size(); ++i)
        standings.push_back(isDriven ? standingsAfter(sheet.rally, i + 1, sheet.rules.rulesOf())
                                     : QList<Standing>());
    return standings;
}

TimeEntry entryOf(const RallySheet& sheet, const QList<Standing>& standings, qsizetype stage,
                  DriverKey driver) {
    const RallyStage& driven = sheet.rally.stages()[stage];
    const StageResult* result = sheet.rally.result(driven.key, driver);
    if (!result)
        return {};
    TimeEntry entry;
    entry.time = outcomeSaid(*result, sheet.rules.rulesOf()(driven.stage.info.game));
    entry.gearbox = counted(result->damage.gearbox);
    entry.coast = counted(result->damage.coast);
    entry.brake = counted(result->damage.brake);
    entry.wheel = result->wheel == SpareWheel::Kept ? QString() : QStringLiteral("×");
    entry.penalty = result->penalty > 0 ? gapText(result->penalty) : QString();
    const auto line = std::find_if(standings.begin(), standings.end(), [&](const Standing& each) {
        return each.driver == driver && each.missing == 0;
    });
    if (line != standings.end()) {
        entry.total = raceTimeText(line->seconds);
        entry.place = QString::number(line->place);
    }
    return entry;
}

bool hasPenalties(const Rally& rally, const RallyStage& stage) {
    return optionalRulesOf(rally, stage).timeControl ||
           std::any_of(rally.results().begin(), rally.results().end(), [&](const auto& result) {
               return result.second.penalty > 0; // one makes room for it in all lines
           });
}

StageResults damageOf(const RallySheet& sheet, const RallyStage& stage) {
    return resultsOf(sheet.rally, stage, sheet.games,
                     sheet.rules.rulesOf()(stage.stage.info.game).spareWheels);
}

bool isRace(const RallyStage& stage) {
    return stage.stage.info.kind == StageKind::Circuit;
}

SoloForm emptyForm(const RallySheet& sheet, qsizetype stage, const DriveRules& rules) {
    SoloForm form{sheetStageName(sheet.rally, stage), {}, {}, rules.unspentSeconds, {}, {}};
    form.ownRules = sheet.rules.ownName(sheet.rally.stages()[stage].stage.info.game);
    for (int gear = 1; gear <= highestGear; ++gear)
        form.lines.push_back(
            {QString::number(gear), {}, rules.seconds.at(static_cast<std::size_t>(gear)), {}, {}});
    form.lines.push_back(
        {QStringLiteral("0"), TimeSheetText::tr("control lost"), rules.seconds[0], {}, {}});
    form.lines.push_back(
        {QStringLiteral("00"), TimeSheetText::tr("off the road"), rules.lostTurnSeconds, {}, {}});
    return form;
}

SoloForm filledForm(SoloForm form, const QString& driver, const SoloSheet& solo,
                    const DriveRules& rules) {
    form.driver = driver;
    const auto fill = [](SoloLine& line, int count) {
        if (count > 0) {
            line.count = QString::number(count);
            line.sum = QString::number(count * line.seconds);
        }
    };
    for (std::size_t gear = 1; gear <= highestGear; ++gear)
        fill(form.lines[gear - 1], solo.turns.at(gear));
    fill(form.lines[highestGear], solo.turns[0]);
    fill(form.lines[highestGear + 1], solo.lostTurns);
    form.tokens = counted(solo.focusTokens);
    form.time = raceTimeText(soloSeconds(solo, rules));
    return form;
}

/// When the stages start, by the clock; empty where that was not said.
std::vector<QString> startTimes(const RallySheet& sheet) {
    std::vector<QString> starts(static_cast<std::size_t>(sheet.rally.stages().size()));
    const QTime start = sheet.rally.info.evening.start;
    if (!sheet.forecast || !start.isValid())
        return starts;
    for (const TimetableLine& line : sheet.forecast->plan.timetable.lines)
        if (line.activity == Activity::Drive)
            starts.at(static_cast<std::size_t>(line.stage)) =
                clockSaid(start, line.begin, QStringLiteral("HH:mm"));
    return starts;
}

} // namespace

std::vector<TimeSheet> timeSheetsOf(const RallySheet& sheet) {
    const QList<Driver>& drivers = sheet.rally.drivers();
    const StandingsByStage standings = standingsAlong(sheet);
    std::vector<TimeSheet> sheets;
    const auto named = static_cast<std::size_t>(drivers.size());
    const auto count = static_cast<std::size_t>(std::max(sheet.rally.players(), 1));
    const std::size_t share = evenShare(count, mostDriversOnSheet);
    for (std::size_t first = 0; first < count; first += share) {
        TimeSheet part;
        const std::size_t columns = std::min(share, count - first);
        part.drivers.resize(columns);
        for (qsizetype i = 0; i < sheet.rally.stages().size(); ++i) {
            const RallyStage& stage = sheet.rally.stages()[i];
            part.rows.push_back({sheetStageName(sheet.rally, i), stage.serviceAfter, isRace(stage),
                                 hasPenalties(sheet.rally, stage), damageOf(sheet, stage),
                                 std::vector<TimeEntry>(columns)});
        }
        for (std::size_t place = 0; place < columns && first + place < named; ++place) {
            const Driver& driver = drivers[static_cast<qsizetype>(first + place)];
            part.drivers[place] = oneLine(driver.name).simplified();
            for (std::size_t i = 0; i < part.rows.size(); ++i)
                part.rows[i].entries[place] =
                    entryOf(sheet, standings[i], static_cast<qsizetype>(i), driver.key);
        }
        sheets.push_back(std::move(part));
    }
    return sheets;
}

std::vector<SoloForm> soloFormsOf(const RallySheet& sheet) {
    std::vector<SoloForm> forms;
    for (qsizetype i = 0; i < sheet.rally.stages().size(); ++i) {
        const RallyStage& stage = sheet.rally.stages()[i];
        const DriveRules& rules = sheet.rules.rulesOf()(stage.stage.info.game);
        if (rules.hasCardBacks())
            continue; // its times are on cards
        const SoloForm empty = emptyForm(sheet, i, rules);
        const std::size_t before = forms.size();
        for (const Driver& driver : sheet.rally.drivers())
            if (const StageResult* result = sheet.rally.result(stage.key, driver.key))
                if (const auto* solo = std::get_if<SoloSheet>(&result->outcome))
                    forms.push_back(
                        filledForm(empty, oneLine(driver.name).simplified(), *solo, rules));
        if (forms.size() == before)
            forms.push_back(empty);
    }
    return forms;
}

std::vector<TimeCard> timeCardsOf(const RallySheet& sheet) {
    const Rally& rally = sheet.rally;
    const std::vector<QString> starts = startTimes(sheet);
    TimeCard empty;
    for (qsizetype i = 0; i < rally.stages().size(); ++i)
        empty.lines.push_back({sheetStageName(rally, i),
                               starts[static_cast<std::size_t>(i)],
                               rally.stages()[i].serviceAfter,
                               isRace(rally.stages()[i]),
                               hasPenalties(rally, rally.stages()[i]),
                               damageOf(sheet, rally.stages()[i]),
                               {}});
    if (rally.drivers().isEmpty())
        return {std::min(static_cast<std::size_t>(rally.players()), mostDriversOnSheet), empty};
    const StandingsByStage standings = standingsAlong(sheet);
    std::vector<TimeCard> cards;
    for (const Driver& driver : rally.drivers()) {
        TimeCard card = empty;
        card.driver = oneLine(driver.name).simplified();
        if (!driver.colour.isEmpty())
            card.colour = wordForColour(driver.colour);
        for (std::size_t i = 0; i < card.lines.size(); ++i)
            card.lines[i].entry =
                entryOf(sheet, standings[i], static_cast<qsizetype>(i), driver.key);
        cards.push_back(std::move(card));
    }
    return cards;
}

} // namespace stagewright
