#include "model/season/season_file.h"

#include "model/atomic_file.h"
#include "model/json/object_reader.h"
#include "model/json/object_writer.h"
#include "model/json/text.h"
#include "model/limited_file.h"
#include "model/rally/rally.h"
#include "model/season/season_format.h"
#include "model/verified_text.h"

#include <QCoreApplication>

#include <set>

namespace stagewright {

namespace {

using Name = QLatin1StringView;

struct SeasonFile {
    Q_DECLARE_TR_FUNCTIONS(SeasonFile)
};

PointsTable readTable(ObjectReader& reader, Faults& faults) {
    const QJsonValue value = reader.require(Name("points"));
    if (!value.isString()) {
        const JsonPath place = reader.at(Name("points"));
        ObjectReader fields(value, place, faults);
        PointsTable table = readPoints(fields, faults);
        fields.refuseUnknown();
        return table;
    }
    if (const PointsTable* table = builtInPoints(value.toString()))
        return *table;
    QStringList known;
    for (const PointsTable& table : builtInPointsTables())
        known << table.id;
    reader.fault(Name("points"), SeasonFile::tr("is no table of points that the program knows"),
                 SeasonFile::tr("Known are %1; else give the points themselves")
                     .arg(known.join(QStringLiteral(", "))));
    return {};
}

QList<TieRule> readTies(ObjectReader& reader) {
    const auto items = reader.optionalArray(Name("ties"));
    if (!items)
        return SeasonRules().ties;
    QList<TieRule> ties;
    for (const QJsonValue item : *items) {
        const auto rule = tieRuleNamed(plainText(item).value_or(QString()));
        if (!rule || ties.contains(*rule))
            reader.fault(
                Name("ties"),
                SeasonFile::tr("must be any of places, last-round, all-points, each once"));
        else
            ties << *rule;
    }
    return ties;
}

QStringList readStageNames(ObjectReader& reader) {
    QStringList names;
    const QJsonArray items = reader.optionalArray(Name("stages")).value_or(QJsonArray());
    for (const QJsonValue item : items) {
        const auto name = plainText(item);
        if (!name)
            reader.fault(Name("stages"), SeasonFile::tr("must be texts"));
        names << name.value_or(QString());
    }
    if (names.size() > mostStages)
        reader.fault(Name("stages"), SeasonFile::tr("must be at most %1 stages").arg(mostStages));
    return names;
}

RoundResult readRoundResult(ObjectReader& reader, qsizetype stages) {
    RoundResult result;
    result.driver = reader.text(Name("driver"));
    result.place = reader.optionalInteger(Name("place"), {1, mostDrivers});
    result.retired = reader.flag(Name("retired"));
    result.seconds = reader.optionalInteger(Name("seconds"), {});
    const QJsonArray places = reader.optionalArray(Name("stagePlaces")).value_or(QJsonArray());
    for (const QJsonValue item : places) {
        const auto place = wholeNumber(item, {0, mostDrivers});
        if (!place)
            reader.fault(Name("stagePlaces"),
                         SeasonFile::tr("must be whole numbers up to %1").arg(mostDrivers));
        result.stagePlaces << place.value_or(0);
    }
    if (places.size() != stages)
        reader.fault(Name("stagePlaces"),
                     SeasonFile::tr("must be as many as the round has stages"));
    if (driverNameKey(result.driver).isEmpty())
        reader.fault(Name("driver"), SeasonFile::tr("must not be blank"));
    if (result.retired && result.place)
        reader.fault(Name("retired"), SeasonFile::tr("does not go with a place"));
    result.unknown = reader.unknown();
    return result;
}

QDate readDate(ObjectReader& reader) {
    const auto text = reader.optionalText(Name("date"));
    if (!text)
        return {};
    const QDate date = QDate::fromString(*text, QStringLiteral("yyyy-MM-dd"));
    if (!date.isValid() || date.toString(QStringLiteral("yyyy-MM-dd")) != *text)
        reader.fault(Name("date"), SeasonFile::tr("must be a date, as in 2026-03-21"));
    return date;
}

void readResults(ObjectReader& reader, SeasonRound& round, Faults& faults) {
    const QJsonArray items = reader.array(Name("results"));
    const JsonPath list = reader.at(Name("results"));
    if (items.size() > mostDrivers)
        reader.fault(Name("results"),
                     SeasonFile::tr("must be at most %1 drivers").arg(mostDrivers));
    std::set<QString> names;
    for (qsizetype i = 0; i < items.size() && faults.none(); ++i) {
        const JsonPath place(list, i);
        ObjectReader fields(items[i], place, faults);
        round.results << readRoundResult(fields, round.stages.size());
        if (!names.insert(driverNameKey(round.results.constLast().driver)).second)
            fields.fault(Name("driver"), SeasonFile::tr("has a second result in this round"));
    }
    if (!round.fastestLap.isEmpty() && !names.contains(driverNameKey(round.fastestLap)))
        reader.fault(Name("fastestLap"), SeasonFile::tr("is no driver of this round"));
}

SeasonRound readRound(ObjectReader& reader, Faults& faults) {
    SeasonRound round;
    round.title = reader.optionalText(Name("title")).value_or(QString());
    round.file = reader.optionalText(Name("file")).value_or(QString());
    round.date = readDate(reader);
    round.stages = readStageNames(reader);
    if (const auto stage = reader.optionalInteger(Name("powerStage"), {1, mostStages})) {
        round.powerStage = *stage - 1;
        if (*stage > round.stages.size())
            reader.fault(Name("powerStage"), SeasonFile::tr("is no stage of this round"));
    }
    round.fastestLap = reader.optionalText(Name("fastestLap")).value_or(QString());
    readResults(reader, round, faults);
    round.unknown = reader.unknown();
    return round;
}

QByteArray textOf(const RoundResult& result) {
    ObjectWriter members;
    members.add("driver", result.driver);
    if (result.place)
        members.add("place", *result.place);
    if (result.retired)
        members.add("retired", QByteArray("true"));
    if (result.seconds)
        members.add("seconds", *result.seconds);
    QByteArrayList places;
    for (const int place : result.stagePlaces)
        places << QByteArray::number(place);
    if (!places.isEmpty())
        members.add("stagePlaces", '[' + places.join(", ") + ']');
    members.add(result.unknown);
    return members.inOneLine();
}

QByteArray textOf(const SeasonRound& round) {
    ObjectWriter members;
    if (!round.title.isEmpty())
        members.add("title", round.title);
    if (!round.file.isEmpty())
        members.add("file", round.file);
    if (round.date.isValid())
        members.add("date", round.date.toString(QStringLiteral("yyyy-MM-dd")));
    QByteArrayList stages;
    for (const QString& stage : round.stages)
        stages << jsonText(stage);
    if (!stages.isEmpty())
        members.add("stages", '[' + stages.join(", ") + ']');
    if (round.powerStage)
        members.add("powerStage", *round.powerStage + 1);
    if (!round.fastestLap.isEmpty())
        members.add("fastestLap", round.fastestLap);
    QByteArrayList results;
    for (const RoundResult& result : round.results)
        results << textOf(result);
    ObjectWriter last;
    last.add("results",
             results.isEmpty() ? QByteArray("[]") : "[\n   " + results.join(",\n   ") + "]");
    members.addBefore(round.unknown, last);
    return members.inOneLine();
}

QByteArray tableText(const PointsTable& table) {
    if (const PointsTable* known = builtInPoints(table.id); known && *known == table)
        return jsonText(table.id);
    ObjectWriter members;
    writePoints(table, members);
    return members.inOneLine();
}

void writeRules(const SeasonRules& rules, ObjectWriter& members) {
    members.add("points", tableText(rules.points));
    if (rules.best)
        members.add("best", *rules.best);
    if (rules.teamDrivers)
        members.add("teamDrivers", *rules.teamDrivers);
    if (rules.ties != SeasonRules().ties) {
        QByteArrayList ties;
        for (const TieRule rule : rules.ties)
            ties << jsonText(nameOf(rule));
        members.add("ties", '[' + ties.join(", ") + ']');
    }
}

} // namespace

bool isSeasonName(const QString& path) {
    return path.endsWith(seasonSuffix, Qt::CaseInsensitive);
}

bool isSeason(const QJsonValue& json) {
    const QJsonObject top = json.toObject();
    return top.contains(Name("rounds")) && top.contains(Name("points")) &&
           !top.contains(Name("tiles")) && !top.contains(Name("pack"));
}

Expected<RallySeason> readSeason(const QByteArray& text) {
    const auto json = parseJson(text);
    if (!json)
        return tl::unexpected(json.error());
    if (const auto newer = newerFormat(*json, seasonFormat))
        return tl::unexpected(withLine(*newer, text));
    Faults faults;
    const JsonPath top;
    ObjectReader reader(*json, top, faults);
    reader.format(seasonFormat);
    RallySeason season;
    season.title = reader.optionalText(Name("title")).value_or(QString());
    season.rules.points = readTable(reader, faults);
    season.rules.best = reader.optionalInteger(Name("best"), {1, mostRounds});
    season.rules.teamDrivers = reader.optionalInteger(Name("teamDrivers"), {1, mostDrivers});
    season.rules.ties = readTies(reader);
    season.drivers = readRosterDrivers(reader, faults);
    const QJsonArray rounds = reader.array(Name("rounds"));
    const JsonPath list = reader.at(Name("rounds"));
    if (rounds.size() > mostRounds)
        reader.fault(Name("rounds"), SeasonFile::tr("must be at most %1 rounds").arg(mostRounds));
    for (qsizetype i = 0; i < rounds.size() && faults.none(); ++i) {
        const JsonPath place(list, i);
        ObjectReader fields(rounds[i], place, faults);
        season.rounds << readRound(fields, faults);
    }
    season.unknown = reader.unknown();
    if (!faults.none())
        return tl::unexpected(withLine(faults.list().front(), text));
    return season;
}

QByteArray writeSeason(const RallySeason& season) {
    ObjectWriter members;
    members.add("format", seasonFormat);
    if (!season.title.isEmpty())
        members.add("title", season.title);
    writeRules(season.rules, members);
    ObjectWriter last;
    if (!season.drivers.isEmpty())
        last.add("drivers", listInLines(rosterDriverTexts(season.drivers)));
    QByteArrayList rounds;
    for (const SeasonRound& round : season.rounds)
        rounds << textOf(round);
    last.add("rounds", listInLines(rounds));
    members.addBefore(season.unknown, last);
    return members.inLines();
}

Expected<QByteArray> verifiedSeasonText(const RallySeason& season) {
    return verified(writeSeason(season), largestSeasonFile, readSeason, writeSeason);
}

Expected<RallySeason> loadSeason(const QString& path) {
    auto season = readLimitedFile(path, largestSeasonFile).and_then(readSeason);
    if (!season)
        season.error().file = path;
    return season;
}

Expected<void> saveSeason(const RallySeason& season, const QString& path) {
    auto text = verifiedSeasonText(season);
    if (text)
        return writeFileAtomically(path, *text);
    text.error().file = path;
    return tl::unexpected(text.error());
}

} // namespace stagewright
