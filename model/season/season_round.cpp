#include "model/season/season_round.h"

#include "model/one_line.h"
#include "model/rally/rules_by_game.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <map>
#include <set>

namespace stagewright {

namespace {

struct SeasonRoundText {
    Q_DECLARE_TR_FUNCTIONS(SeasonRound)
};

tl::unexpected<Fault> noRound(const QString& what, const QString& remedy) {
    return tl::unexpected(Fault{what, {}, remedy, {}});
}

/// The places in each stage, by driver; 0: none, or retired in it.
std::map<DriverKey, QList<int>> stagePlacesOf(const Rally& rally, const RulesOf& rulesOf) {
    const qsizetype count = rally.stages().size();
    std::map<DriverKey, QList<int>> places;
    for (const Driver& driver : rally.drivers())
        places[driver.key] = QList<int>(count, 0);
    for (qsizetype i = 0; i < count; ++i) {
        const RallyStage& stage = rally.stages()[i];
        for (const StageStanding& line :
             stageStandings(rally, stage, rulesOf(stage.stage.info.game)))
            if (!line.retired)
                places[line.driver][i] = line.place;
    }
    return places;
}

/// Whether some stage was driven for times: then the total is one.
bool hasTimes(const Rally& rally) {
    return std::any_of(rally.results().begin(), rally.results().end(), [](const auto& result) {
        return !std::holds_alternative<Raced>(result.second.outcome) &&
               !std::holds_alternative<Retired>(result.second.outcome);
    });
}

RoundResult copied(const Standing& line, const QString& name, bool timed,
                   const QList<int>& stagePlaces) {
    RoundResult result;
    result.driver = name;
    result.retired = line.isOut();
    if (line.missing == 0) {
        result.place = line.place;
        if (timed)
            result.seconds = line.seconds;
    }
    result.stagePlaces = stagePlaces;
    return result;
}

} // namespace

Expected<CopiedRound> copiedRound(const Rally& rally, const RulesOf& rulesOf) {
    if (rally.results().empty())
        return noRound(SeasonRoundText::tr("the rally has no results yet"),
                       SeasonRoundText::tr("Enter them in the panel Results"));
    CopiedRound copy;
    copy.round.title = oneLine(rally.info.title);
    for (qsizetype i = 0; i < rally.stages().size(); ++i)
        copy.round.stages << oneLine(rally.stages()[i].stage.info.title);
    const auto places = stagePlacesOf(rally, rulesOf);
    const qsizetype count = rally.stages().size();
    std::set<QString> names;
    for (const Standing& line : standingsAfter(rally, count, rulesOf)) {
        if (line.missing >= count)
            continue; // was not there
        const QString name = oneLine(rally.find(line.driver)->name).simplified();
        if (name.isEmpty())
            return noRound(SeasonRoundText::tr("a driver with results has no name"),
                           SeasonRoundText::tr("Name all drivers in the panel Results"));
        if (!names.insert(driverNameKey(name)).second)
            return noRound(SeasonRoundText::tr("two drivers are called \"%1\"").arg(name),
                           SeasonRoundText::tr("Tell them apart, as in \"Anna K.\""));
        copy.round.results << copied(line, name, hasTimes(rally), places.at(line.driver));
        if (line.missing > 0 && !line.isOut())
            copy.remarks << SeasonRoundText::tr(
                                "%1 lacks the results of %n stage(s) and is not classified",
                                nullptr, line.missing)
                                .arg(name);
    }
    return copy;
}

Expected<CopiedRound> copiedRound(const Rally& rally, const HouseRules& house) {
    return RulesByGame::of(rally, house).and_then([&](const RulesByGame& rules) {
        return copiedRound(rally, rules.rulesOf());
    });
}

qsizetype roundOfFile(const RallySeason& season, const QString& file) {
    const auto found =
        std::find_if(season.rounds.begin(), season.rounds.end(), [&](const SeasonRound& round) {
            return !file.isEmpty() && round.file == file;
        });
    return found == season.rounds.end() ? -1 : found - season.rounds.begin();
}

RallySeason withRound(RallySeason season, const SeasonRound& round) {
    if (const qsizetype at = roundOfFile(season, round.file); at >= 0) {
        SeasonRound& old = season.rounds[at];
        SeasonRound updated = round;
        if (!updated.date.isValid())
            updated.date = old.date;
        if (!updated.powerStage && old.powerStage.value_or(0) < updated.stages.size())
            updated.powerStage = old.powerStage;
        const bool isThere = std::any_of(
            updated.results.begin(), updated.results.end(), [&](const RoundResult& result) {
                return driverNameKey(result.driver) == driverNameKey(old.fastestLap);
            });
        if (updated.fastestLap.isEmpty() && isThere)
            updated.fastestLap = old.fastestLap;
        updated.unknown = old.unknown;
        old = updated;
        return season;
    }
    auto at = season.rounds.end();
    if (round.date.isValid())
        while (at != season.rounds.begin() && std::prev(at)->date.isValid() &&
               std::prev(at)->date > round.date)
            --at;
    season.rounds.insert(at, round);
    return season;
}

QString fileInSeason(const QString& file, const QString& seasonPath) {
    const QFileInfo season(seasonPath);
    return QDir(season.absolutePath()).relativeFilePath(QFileInfo(file).absoluteFilePath());
}

RallySeason withWholePaths(RallySeason season, const QString& seasonPath) {
    const QDir folder(QFileInfo(seasonPath).absolutePath());
    for (SeasonRound& round : season.rounds)
        if (!round.file.isEmpty())
            round.file = QDir::cleanPath(folder.absoluteFilePath(round.file));
    return season;
}

RallySeason asWrittenTo(RallySeason season, const QString& seasonPath) {
    for (SeasonRound& round : season.rounds)
        if (!round.file.isEmpty())
            round.file = fileInSeason(round.file, seasonPath);
    return season;
}

} // namespace stagewright
