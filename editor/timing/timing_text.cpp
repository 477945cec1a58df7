#include "editor/timing/timing_text.h"

#include "editor/language/rally_words.h"
#include "model/one_line.h"
#include "model/rally/pieces_to_lay.h"
#include "model/rally/plan_progress.h"
#include "model/rally/stage_name.h"
#include "model/rally/stage_played.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct TimingText {
    Q_DECLARE_TR_FUNCTIONS(TimingText)
};

const auto dotBetween = QStringLiteral("  ·  ");

QString plannedClock(const Rally& rally, double minutes) {
    return clockSaid(rally.info.evening.start, minutes, QStringLiteral("H:mm"));
}

QString paceSaid(const PlanProgress& progress) {
    const QString minutes = wholeMinutes(progress.minutes);
    switch (progress.pace.value_or(Pace::InTime)) {
    case Pace::NotBegun:
        return TimingText::tr("begins in %1").arg(minutes);
    case Pace::Early:
        return TimingText::tr("%1 ahead").arg(minutes);
    case Pace::Late:
        return TimingText::tr("%1 behind").arg(minutes);
    case Pace::InTime:
        break;
    }
    return TimingText::tr("on time");
}

bool anyDrove(const Rally& rally, StageKey stage) {
    const auto& results = rally.results();
    return std::any_of(results.begin(), results.end(),
                       [stage](const auto& each) { return each.first.stage == stage; });
}

QString pieceSaid(const PieceLine& line) {
    const QString name = line.name.isEmpty() ? line.number + line.side : line.name;
    return line.count > 1 ? QStringLiteral("%1\u00a0×\u00a0%2").arg(line.count).arg(name) : name;
}

QString movesSaid(const PiecesBetween& moves) {
    QStringList counts;
    const auto add = [&](int count, const QString& said) {
        if (count > 0)
            counts << said.arg(count);
    };
    add(moves.stay, TimingText::tr("Stay: %1"));
    add(moves.move, TimingText::tr("Move: %1"));
    add(moves.away, TimingText::tr("Back: %1"));
    add(moves.fetch, TimingText::tr("From the box: %1"));
    return counts.join(dotBetween);
}

} // namespace

QString planLine(const EveningPlanner& planner, const Rally& rally, qsizetype stage, QTime now) {
    const EveningReport& report = planner.report();
    const auto planned = report.rally.indexOf(rally.stages().at(stage).key);
    const Timetable* timetable = report.plan    ? &report.plan->timetable
                                 : report.begun ? &*report.begun
                                                : nullptr;
    const StageKey key = rally.stages().at(stage).key;
    const auto progress =
        timetable && planned >= 0
            ? planProgress(*timetable, planned, rally.info.evening.start, now, anyDrove(rally, key))
            : std::nullopt;
    if (!progress)
        return planner.isStale() ? TimingText::tr("The evening is being planned…") : QString();
    QStringList parts{TimingText::tr("Plan: %1 – %2")
                          .arg(plannedClock(rally, progress->stage.begin),
                               plannedClock(rally, progress->stage.end))};
    // How the evening stands is told by the stage that is played, not by one that was or will be.
    if (progress->pace && stagePlayed(rally) == stage)
        parts << paceSaid(*progress);
    if (report.plan)
        parts << TimingText::tr("over at %1").arg(plannedClock(rally, timetable->minutes()));
    return parts.join(dotBetween);
}

QString layingText(const Rally& rally, qsizetype stage, const Games& games) {
    qsizetype next = stage;
    while (next < rally.stages().size() && anyDrove(rally, rally.stages().at(next).key))
        ++next;
    if (next >= rally.stages().size())
        return TimingText::tr("Nothing more is to be laid.");
    const auto lay = piecesToLay(rally, next, games);
    if (!lay)
        return TimingText::tr("%1 lies on the table already.").arg(stageName(rally, next));
    QStringList stages;
    for (const qsizetype each : lay->stages)
        stages << (lay->stages.size() == 1 ? stageName(rally, each) : stageNumber(rally, each));
    QStringList pieces;
    for (const PieceLine& line : lay->fetch)
        pieces << pieceSaid(line);
    QStringList lines{TimingText::tr("To lay next: %1").arg(stages.join(QStringLiteral(", ")))};
    if (lay->moves)
        lines << movesSaid(*lay->moves);
    lines << pieces.join(QStringLiteral(", "));
    lines.removeAll(QString());
    return lines.join(u'\n');
}

QString thenStart(const Rally& rally, StageKey stage, const QList<DriverKey>& order,
                  DriverKey driver) {
    QStringList names;
    for (const DriverKey each : startAfter(rally, stage, order, driver))
        if (each != driver)
            names << oneLine(rally.find(each)->name);
    return names.isEmpty() ? QString()
                           : TimingText::tr("Then %1").arg(names.join(QStringLiteral(", ")));
}

QString winners(const Rally& rally, const RulesOf& rulesOf) {
    QStringList names;
    const auto standings = standingsAfter(rally, rally.stages().size(), rulesOf);
    for (const Standing& each : standings)
        if (each.place == 1 && !each.isOut())
            names << oneLine(rally.find(each.driver)->name);
    return names.join(QStringLiteral(", "));
}

} // namespace stagewright
