#include "editor/cli/rally_expected_times.h"

#include "editor/language/display_locale.h"
#include "editor/language/drive_words.h"
#include "model/drive/estimate.h"
#include "model/rally/stage_name.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <array>
#include <cmath>

namespace stagewright {

namespace {

struct RallyExpectedTimes {
    Q_DECLARE_TR_FUNCTIONS(RallyExpectedTimes)
};

QString percent(double part) {
    return displayNumber(100 * part, 1);
}

double thousandths(double value) {
    return std::round(value * 1000) / 1000;
}

/// @param stage of those that are driven
QString stageLine(const RallySubject& subject, std::size_t stage) {
    const DriveStatistics& drives = subject.driven.stages[stage].drives;
    return RallyExpectedTimes::tr("%1: %2 expected (%3 to %4), %5 turns; %6 % start damaged, %7 % "
                                  "retire")
        .arg(stageName(subject.rally, subject.prepared[stage].index),
             minutesAndSeconds(drives.mean()), minutesAndSeconds(drives.quantile(0.1)),
             minutesAndSeconds(drives.quantile(0.9)), displayNumber(drives.turns(), 1),
             percent(subject.driven.startsDamaged(stage)), percent(drives.retired()));
}

void addDrives(const RallyStatistics& driven, std::size_t stage, QJsonObject& said) {
    const DriveStatistics& drives = driven.stages[stage].drives;
    said.insert(QStringLiteral("expected_seconds"), thousandths(drives.mean()));
    said.insert(QStringLiteral("p10"), drives.quantile(0.1));
    said.insert(QStringLiteral("p90"), drives.quantile(0.9));
    said.insert(QStringLiteral("turns"), thousandths(drives.turns()));
    said.insert(QStringLiteral("p_starts_damaged"), thousandths(driven.startsDamaged(stage)));
    said.insert(QStringLiteral("p_retires"), thousandths(drives.retired()));
}

QJsonObject spreadJson(const SecondsCount& count) {
    return {{QStringLiteral("mean"), thousandths(count.mean())},
            {QStringLiteral("p10"), count.quantile(0.1)},
            {QStringLiteral("p50"), count.quantile(0.5)},
            {QStringLiteral("p90"), count.quantile(0.9)}};
}

QString spreadSaid(const SecondsCount& count) {
    return RallyExpectedTimes::tr("%1 expected (%2 to %3)")
        .arg(minutesAndSeconds(count.mean()), minutesAndSeconds(count.quantile(0.1)),
             minutesAndSeconds(count.quantile(0.9)));
}

} // namespace

QStringList expectedTimesLines(const RallySubject& subject) {
    const RallyStatistics& driven = subject.driven;
    if (driven.stages.empty())
        return {};
    QStringList lines{RallyExpectedTimes::tr("Driven %n time(s) by cars alike (%1):", nullptr,
                                             static_cast<int>(driven.rallies))
                          .arg(wordFor(subject.run.profile))};
    for (std::size_t i = 0; i < driven.stages.size(); ++i)
        lines << QStringLiteral("  ") + stageLine(subject, i);
    for (std::size_t place = 0; place < driven.totals.size(); ++place)
        lines << QStringLiteral("  ") + RallyExpectedTimes::tr("Place %1: %2")
                                            .arg(place + 1)
                                            .arg(spreadSaid(driven.totals[place]));
    if (driven.totals.size() > 1) {
        lines << QStringLiteral("  ") + RallyExpectedTimes::tr("From the first to the last: %1")
                                            .arg(spreadSaid(driven.gap));
        lines << QStringLiteral("  ") +
                     RallyExpectedTimes::tr(
                         "Who leads after the first stage wins %1 % of the rallies.")
                         .arg(percent(driven.leaderStays()));
    }
    lines << QStringLiteral("  ") +
                 RallyExpectedTimes::tr(
                     "A car retires in %1 % of its rallies; in %2 % of the rallies "
                     "some car does.")
                     .arg(percent(driven.carRetires()), percent(driven.anyRetires()));
    return lines;
}

QJsonObject expectedTimesJson(const RallySubject& subject) {
    const RallyStatistics& driven = subject.driven;
    QJsonArray stages;
    std::size_t next = 0; // of those that are driven
    for (std::size_t i = 0; i < subject.minutes.size(); ++i) {
        const RallyStage& stage = subject.rally.stages()[static_cast<qsizetype>(i)];
        QJsonObject said{{QStringLiteral("title"), stage.stage.info.title},
                         {QStringLiteral("service_after"), stage.serviceAfter},
                         {QStringLiteral("minutes"), thousandths(subject.minutes[i].drive)}};
        if (next < subject.prepared.size() &&
            subject.prepared[next].index == static_cast<qsizetype>(i))
            addDrives(driven, next++, said);
        stages.append(said);
    }
    QJsonArray totals;
    for (const SecondsCount& place : driven.totals)
        totals.append(spreadJson(place));
    return {{QStringLiteral("rules"), QJsonArray::fromStringList(subject.rules->ownNames())},
            {QStringLiteral("rallies"), static_cast<qint64>(driven.rallies)},
            {QStringLiteral("seed"), static_cast<qint64>(subject.run.seed)},
            {QStringLiteral("profile"), name(subject.run.profile)},
            {QStringLiteral("stages"), stages},
            {QStringLiteral("totals"), totals},
            {QStringLiteral("gap"), spreadJson(driven.gap)},
            {QStringLiteral("p_car_retires"), thousandths(driven.carRetires())},
            {QStringLiteral("p_any_retires"), thousandths(driven.anyRetires())},
            {QStringLiteral("p_leader_stays"), thousandths(driven.leaderStays())}};
}

} // namespace stagewright
