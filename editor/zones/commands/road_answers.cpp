#include "editor/zones/commands/road_answers.h"

#include "editor/cli/piped_files.h"
#include "editor/language/display_locale.h"
#include "editor/language/drive_words.h"
#include "editor/zones/words/assumed_rules.h"
#include "editor/zones/words/tyre_words.h"
#include "model/drive/estimate.h"
#include "model/layouts/zones/boards/zone_boards_file.h"
#include "model/one_line.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <cmath>

namespace stagewright {

namespace {

struct RoadAnswers {
    Q_DECLARE_TR_FUNCTIONS(RoadAnswers)
};

QString word(const char* name) {
    return QString::fromLatin1(name);
}

bool isOfDrives(const RoadForecast& forecast) {
    return forecast.drives.drives() > 0;
}

int playersFor(const RoadAsked& asked) {
    return asked.stage.choice.players.value_or(usualPlayers);
}

QJsonArray tyresJson(const RoadForecast& forecast) {
    QJsonArray tyres;
    for (const TyreTime& time : forecast.tyres)
        tyres.append(QJsonObject{{word("tyres"), time.tyres},
                                 {word("expected_seconds"), time.value.seconds},
                                 {word("expected_turns"), time.value.turns}});
    return tyres;
}

QJsonArray sectionsJson(const RoadAsked& asked, const RoadForecast& forecast) {
    QJsonArray sections;
    for (qsizetype i = 0; i < asked.question.chain.sections.size(); ++i) {
        double turns = 0;
        double losses = 0;
        for (const ElementEstimate& each : forecast.elements)
            if (each.section == i) {
                turns += each.turns;
                losses += each.losses;
            }
        sections.append(QJsonObject{{word("section"), nameOf(asked.question.chain.sections[i])},
                                    {word("turns"), turns},
                                    {word("losses"), losses}});
    }
    return sections;
}

void addDrives(QJsonObject& json, const RoadAsked& asked, const DriveStatistics& drives) {
    const auto halfWidth = drives.halfWidth(); // null in JSON where two drives did not finish
    json.insert(word("drives"), static_cast<qint64>(drives.drives()));
    json.insert(word("seed"), static_cast<qint64>(asked.question.drives->seed));
    json.insert(word("expected_seconds"), drives.mean());
    json.insert(word("half_width"), halfWidth ? QJsonValue(*halfWidth) : QJsonValue());
    json.insert(word("standard_deviation"),
                halfWidth ? QJsonValue(std::sqrt(drives.variance())) : QJsonValue());
    json.insert(word("seconds_10"), drives.quantile(0.1));
    json.insert(word("seconds_50"), drives.quantile(0.5));
    json.insert(word("seconds_90"), drives.quantile(0.9));
    json.insert(word("expected_turns"), drives.turns());
    json.insert(word("expected_losses"), drives.losses());
    json.insert(word("p_loss"), drives.anyLoss());
    json.insert(word("damage"), drives.damage());
    json.insert(word("shortcuts"), drives.shortcuts());
    json.insert(word("tokens"), drives.tokens());
    json.insert(word("retired"), drives.retired());
}

QString rulesNamed(const RoadAsked& asked) {
    return asked.ownRules.isEmpty() ? asked.rules.title : spokenName(asked.ownRules);
}

QStringList remarksOf(const RoadAsked& asked, const RoadForecast& forecast) {
    const QStringList assumed = assumedRulesInWords(asked.rules);
    QStringList remarks;
    if (!assumed.isEmpty())
        remarks << RoadAnswers::tr("Assumed, as no source tells it: %1.")
                       .arg(assumed.join(QStringLiteral("; ")));
    return remarks + whatTimesLeaveOut(isOfDrives(forecast));
}

/// "  time        2:07"
QString lineOf(const QString& what, const QString& said) {
    constexpr int column = 14;
    return QStringLiteral("  ") + what.leftJustified(column) + said;
}

QString timeOf(const DriveStatistics& drives) {
    const auto count = static_cast<int>(drives.drives());
    if (drives.finished() == 0)
        return RoadAnswers::tr("none, as no car comes to the finish in %n drive(s)", nullptr,
                               count);
    return RoadAnswers::tr("%1 expected (mean of %n drive(s), to %2 s)", nullptr, count)
        .arg(minutesAndSeconds(drives.mean()), displayNumber(drives.halfWidth().value_or(0), 2));
}

QStringList linesOfDrives(const RoadAsked& asked, const DriveStatistics& drives) {
    return {lineOf(RoadAnswers::tr("time"), timeOf(drives)),
            lineOf(RoadAnswers::tr("spread"), RoadAnswers::tr("%1 to %2 (10 to 90 % of the drives)")
                                                  .arg(minutesAndSeconds(drives.quantile(0.1)),
                                                       minutesAndSeconds(drives.quantile(0.9)))),
            lineOf(RoadAnswers::tr("turns"), displayNumber(drives.turns(), 1)),
            lineOf(RoadAnswers::tr("losses"),
                   RoadAnswers::tr("%1 of control in a drive; at least one in %2 %")
                       .arg(displayNumber(drives.losses(), 2),
                            displayNumber(100 * drives.anyLoss(), 0))),
            lineOf(RoadAnswers::tr("damage"),
                   RoadAnswers::tr("%1 dice lost in a drive; %2 % of the cars retire")
                       .arg(displayNumber(drives.damage(), 2),
                            displayNumber(100 * drives.retired(), 2))),
            lineOf(RoadAnswers::tr("drivers"), wordFor(asked.question.settings.profile))};
}

} // namespace

QJsonObject roadJson(const RoadAsked& asked, const RoadForecast& forecast) {
    const QStringList remarks = remarksOf(asked, forecast);
    QJsonObject json{{word("file"), asked.stage.file},
                     {word("title"), asked.stage.stage.info.title},
                     {word("game"), QString(zonesGame)},
                     {word("rules"), rulesNamed(asked)},
                     {word("tyres"), forecast.choice.tyres},
                     {word("leader"), forecast.choice.leader},
                     {word("kept_from"), forecast.choice.tyresSections},
                     {word("nodes"), forecast.nodes},
                     {word("moves"), forecast.moves},
                     {word("tyre_times"), tyresJson(forecast)},
                     {word("assumed"), QJsonArray::fromStringList(asked.rules.assumed)},
                     {word("remarks"), QJsonArray::fromStringList(remarks)}};
    if (!isOfDrives(forecast)) {
        json.insert(word("expected_seconds"), forecast.exact.seconds);
        json.insert(word("expected_turns"), forecast.exact.turns);
        json.insert(word("p_loss"), forecast.exact.loss);
        return json;
    }
    addDrives(json, asked, forecast.drives);
    json.insert(word("profile"), name(asked.question.settings.profile));
    json.insert(word("exact_seconds"), forecast.exact.seconds);
    json.insert(word("players"), playersFor(asked));
    json.insert(word("minutes"), minutesOfStage(asked.rules, playersFor(asked)));
    json.insert(word("sections"), sectionsJson(asked, forecast));
    return json;
}

QStringList roadLines(const RoadAsked& asked, const RoadForecast& forecast) {
    const QString title = oneLine(asked.stage.stage.info.title);
    const QString file = spokenName(asked.stage.file);
    QStringList lines{title.isEmpty() ? file : RoadAnswers::tr("%1: %2").arg(file, title)};
    if (isOfDrives(forecast))
        lines += linesOfDrives(asked, forecast.drives);
    lines << lineOf(RoadAnswers::tr("best play"),
                    RoadAnswers::tr("%1 (%2 s), %3 turns, without mishaps, die by die")
                        .arg(minutesAndSeconds(forecast.exact.seconds),
                             displayNumber(forecast.exact.seconds, 2),
                             displayNumber(forecast.exact.turns, 1)));
    for (const TyreTime& time : forecast.tyres)
        lines << lineOf(time.tyres == forecast.choice.tyres ? RoadAnswers::tr("tyres")
                                                            : RoadAnswers::tr("other tyres"),
                        RoadAnswers::tr("%1: %2").arg(tyresInWords(time.tyres),
                                                      minutesAndSeconds(time.value.seconds)));
    if (isOfDrives(forecast)) {
        const auto minutes =
            static_cast<int>(std::lround(minutesOfStage(asked.rules, playersFor(asked))));
        lines << lineOf(RoadAnswers::tr("to play"),
                        RoadAnswers::tr("about %n minute(s) for %1 players", nullptr, minutes)
                            .arg(playersFor(asked)));
    }
    lines << lineOf(RoadAnswers::tr("road"),
                    RoadAnswers::tr("%1 nodes, %2 moves").arg(forecast.nodes).arg(forecast.moves))
          << lineOf(RoadAnswers::tr("rules"), rulesNamed(asked));
    for (const QString& remark : remarksOf(asked, forecast))
        lines << lineOf(RoadAnswers::tr("remark"), remark);
    return lines;
}

} // namespace stagewright
