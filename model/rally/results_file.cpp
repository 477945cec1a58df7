#include "model/rally/results_file.h"

#include "model/json/object_reader.h"
#include "model/json/object_writer.h"
#include "model/json/text.h"
#include "model/rally/rally_format.h"
#include "model/rally/rally_names.h"

#include <QCoreApplication>

#include <array>

namespace stagewright {

namespace {

using Name = QLatin1StringView;

struct ResultsFile {
    Q_DECLARE_TR_FUNCTIONS(ResultsFile)
};

Fault inResults(Fault fault) {
    fault.file = QStringLiteral("results.json");
    return fault;
}

SoloSheet readSheet(const QJsonValue& value, const JsonPath& place, Faults& faults) {
    ObjectReader reader(value, place, faults);
    SoloSheet sheet;
    const QJsonArray turns = reader.array(Name("turns"));
    if (turns.size() != static_cast<qsizetype>(sheet.turns.size()))
        reader.fault(Name("turns"), ResultsFile::tr("must be seven numbers, for the gears 0 to 6"));
    for (std::size_t gear = 0; gear < sheet.turns.size(); ++gear) {
        const auto count = wholeNumber(turns[static_cast<qsizetype>(gear)], {0, mostMarks});
        if (!count)
            reader.fault(Name("turns"),
                         ResultsFile::tr("must be whole numbers up to %1").arg(mostMarks));
        sheet.turns[gear] = count.value_or(0);
    }
    sheet.lostTurns = reader.optionalInteger(Name("lostTurns"), {0, mostMarks}).value_or(0);
    sheet.focusTokens = reader.optionalInteger(Name("tokens"), {0, mostMarks}).value_or(0);
    reader.refuseUnknown();
    return sheet;
}

/// What there is of `time`, `place` and `sheet`.
std::vector<DrivenResult> readDriven(ObjectReader& reader, Faults& faults) {
    std::vector<DrivenResult> driven;
    if (const auto seconds = reader.optionalInteger(Name("time"), {0, longestRaceTime}))
        driven.push_back(Timed{*seconds});
    if (const auto place = reader.optionalInteger(Name("place"), {1, mostDrivers}))
        driven.push_back(Raced{*place});
    if (const auto sheet = reader.find(Name("sheet")))
        driven.push_back(readSheet(*sheet, reader.at(Name("sheet")), faults));
    return driven;
}

Retired readRetired(ObjectReader& reader, Faults& faults) {
    Retired retired;
    const auto driven = reader.find(Name("driven"));
    if (!driven)
        return retired;
    const JsonPath place = reader.at(Name("driven"));
    ObjectReader before(*driven, place, faults);
    const std::vector<DrivenResult> all = readDriven(before, faults);
    before.refuseUnknown();
    if (all.size() == 1)
        retired.before = all.front();
    else
        faults.add(ResultsFile::tr("one of time, place and sheet must be given"), place);
    return retired;
}

/// Exactly one of `time`, `place`, `sheet`, `retired`.
StageOutcome readOutcome(ObjectReader& reader, Faults& faults) {
    const std::vector<DrivenResult> driven = readDriven(reader, faults);
    const bool retired = reader.flag(Name("retired"));
    if (retired && driven.empty())
        return readRetired(reader, faults);
    if (!retired && driven.size() == 1)
        return std::visit([](const auto& one) { return StageOutcome(one); }, driven.front());
    reader.fault(Name("time"),
                 ResultsFile::tr("one of time, place, sheet and retired must be given"));
    return {};
}

Damage readDamage(const QJsonValue& value, const JsonPath& place, Faults& faults) {
    ObjectReader reader(value, place, faults);
    const auto count = [&](Name kind) {
        return reader.optionalInteger(kind, {0, mostDamage}).value_or(0);
    };
    Damage damage;
    damage.gearbox = count(Name("gearbox"));
    damage.coast = count(Name("coast"));
    damage.brake = count(Name("brake"));
    reader.refuseUnknown();
    return damage;
}

StageResult readResult(ObjectReader& reader, Faults& faults) {
    StageResult result;
    result.outcome = readOutcome(reader, faults);
    if (const auto damage = reader.find(Name("damage")))
        result.damage = readDamage(*damage, reader.at(Name("damage")), faults);
    result.wheel = static_cast<SpareWheel>(
        reader.optionalWord(Name("spareWheel"), rallyNames::wheel).value_or(0));
    result.penalty = reader.optionalInteger(Name("penalty"), {0, longestRaceTime}).value_or(0);
    result.sisu = reader.optionalBoolean(Name("sisu")).value_or(false);
    result.unknown = reader.unknown();
    return result;
}

void addResult(ObjectWriter& members, const Timed& timed) {
    members.add("time", timed.seconds);
}

void addResult(ObjectWriter& members, const Raced& raced) {
    members.add("place", raced.place);
}

void addResult(ObjectWriter& members, const SoloSheet& sheet) {
    QByteArrayList turns;
    for (const int count : sheet.turns)
        turns << QByteArray::number(count);
    ObjectWriter each;
    each.add("turns", '[' + turns.join(", ") + ']');
    each.add("lostTurns", sheet.lostTurns);
    each.add("tokens", sheet.focusTokens);
    members.add("sheet", each.inOneLine());
}

void addResult(ObjectWriter& members, const Retired& retired) {
    members.add("retired", QByteArray("true"));
    if (!retired.before)
        return;
    ObjectWriter driven;
    std::visit([&](const auto& before) { addResult(driven, before); }, *retired.before);
    members.add("driven", driven.inOneLine());
}

QByteArray textOf(const ResultKey& key, const StageResult& result) {
    ObjectWriter members;
    members.add("stage", static_cast<int>(key.stage));
    members.add("driver", static_cast<int>(key.driver));
    std::visit([&](const auto& outcome) { addResult(members, outcome); }, result.outcome);
    if (!result.damage.none()) {
        ObjectWriter damage;
        damage.add("gearbox", result.damage.gearbox);
        damage.add("coast", result.damage.coast);
        damage.add("brake", result.damage.brake);
        members.add("damage", damage.inOneLine());
    }
    if (result.wheel != SpareWheel::Kept)
        members.add("spareWheel",
                    QString(rallyNames::wheel.at(static_cast<std::size_t>(result.wheel))));
    if (result.penalty != 0)
        members.add("penalty", result.penalty);
    if (result.sisu)
        members.add("sisu", QByteArray("true"));
    members.add(result.unknown);
    return members.inOneLine();
}

} // namespace

Expected<Rally> withResults(const Rally& rally, const QByteArray& text) {
    const auto json = parseJson(text);
    if (!json)
        return tl::unexpected(inResults(json.error()));
    Faults faults;
    const JsonPath top;
    ObjectReader reader(*json, top, faults);
    reader.format(rallyFormat);
    const QJsonArray items = reader.array(Name("results"));
    const JsonPath list = reader.at(Name("results"));
    Results results;
    for (qsizetype i = 0; i < items.size() && faults.none(); ++i) {
        const JsonPath place(list, i);
        ObjectReader item(items[i], place, faults);
        const ResultKey key{StageKey{item.integer(Name("stage"), {1})},
                            DriverKey{item.integer(Name("driver"), {1})}};
        if (!rally.find(key.stage))
            item.fault(Name("stage"), ResultsFile::tr("is no stage of this rally"));
        if (!rally.find(key.driver))
            item.fault(Name("driver"), ResultsFile::tr("is no driver of this rally"));
        if (!results.emplace(key, readResult(item, faults)).second)
            faults.add(ResultsFile::tr("is a second result of one driver in one stage"), place);
    }
    RallyInfo info = rally.info;
    info.resultsUnknown = reader.unknown();
    if (!faults.none())
        return tl::unexpected(inResults(withLine(faults.list().front(), text)));
    const auto with = Rally::of(info, rally.sessions(), rally.stages(), rally.drivers(), results);
    return with.value_or(rally);
}

bool needsResultsFile(const Rally& rally) {
    return !rally.results().empty() || !rally.info.resultsUnknown.isEmpty();
}

QByteArray writeResults(const Rally& rally) {
    QByteArrayList results;
    for (const auto& [key, result] : rally.results())
        results << textOf(key, result);
    ObjectWriter members;
    members.add("format", rallyFormat);
    members.add(rally.info.resultsUnknown);
    members.add("results", listInLines(results));
    return members.inLines();
}

} // namespace stagewright
