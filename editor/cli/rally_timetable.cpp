#include "editor/cli/rally_timetable.h"

#include "editor/cli/piped_files.h"
#include "editor/language/rally_words.h"
#include "model/one_line.h"
#include "model/rally/stage_name.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

struct RallyTimetable {
    Q_DECLARE_TR_FUNCTIONS(RallyTimetable)
};

QString clock(const RallySubject& subject, double minutes) {
    return clockTime(subject.rally.info.evening.start, minutes).toString(QStringLiteral("HH:mm"));
}

/// Where no start is said, hours count from 00:00.
QString clockForReaders(const RallySubject& subject, double minutes) {
    const QTime start = subject.rally.info.evening.start;
    const QString said = clockSaid(start, minutes, QStringLiteral("HH:mm"));
    return start.isValid() ? said : said.rightJustified(5, u'0');
}

QString doingSaid(const RallySubject& subject, const TimetableLine& line) {
    switch (line.activity) {
    case Activity::Drive:
        return subject.rally.stages()[line.stage].serviceAfter
                   ? thenService(subject.rally.stages()[line.stage].stage.info.kind)
                         .arg(stageName(subject.rally, line.stage))
                   : stageName(subject.rally, line.stage);
    case Activity::Change:
        return RallyTimetable::tr("change of stages");
    case Activity::Break:
        break;
    }
    return RallyTimetable::tr("break");
}

QString activityName(Activity activity) {
    return activity == Activity::Drive    ? QStringLiteral("drive")
           : activity == Activity::Change ? QStringLiteral("change")
                                          : QStringLiteral("break");
}

QString wayName(Shortening::Way way) {
    switch (way) {
    case Shortening::Way::FewerLaps:
        return QStringLiteral("fewer-laps");
    case Shortening::Way::ShorterBreaks:
        return QStringLiteral("shorter-breaks");
    case Shortening::Way::Swap:
        return QStringLiteral("swap");
    case Shortening::Way::Drop:
        break;
    }
    return QStringLiteral("drop");
}

double tenths(double value) {
    return std::round(value * 10) / 10;
}

QStringList limitLines(const RallySubject& subject) {
    const EveningPlan& plan = subject.plan;
    if (!plan.left)
        return {};
    const double left = *plan.left;
    QStringList lines;
    if (plan.fits())
        lines << RallyTimetable::tr("It fits, with %1 to spare.").arg(wholeMinutes(left));
    else
        lines << RallyTimetable::tr("It is %1 too long; %2 of %n stage(s) are over in time.",
                                    nullptr, static_cast<int>(subject.rally.stages().size()))
                     .arg(wholeMinutes(-left))
                     .arg(plan.stagesInTime);
    for (const Remedy& remedy : plan.remedies)
        lines << phraseFor(remedy, subject.rally);
    return lines;
}

} // namespace

QString rallyHeading(const RallySubject& subject) {
    const Rally& rally = subject.rally;
    const QString stages =
        RallyTimetable::tr("%n stage(s)", nullptr, static_cast<int>(rally.stages().size()));
    const QString players = RallyTimetable::tr("%n player(s)", nullptr, rally.players());
    const QString file = spokenName(subject.file);
    const QString title = oneLine(rally.info.title);
    return title.isEmpty() ? RallyTimetable::tr("%1: %2, %3").arg(file, stages, players)
                           : RallyTimetable::tr("%1: %2, %3, %4").arg(file, title, stages, players);
}

QStringList rulesLines(const RallySubject& subject) {
    const QStringList own = subject.rules->ownNames();
    if (own.isEmpty())
        return {};
    return {QStringLiteral("  ") +
            RallyTimetable::tr("By rules of your own: %1").arg(own.join(QStringLiteral(", ")))};
}

QStringList timetableLines(const RallySubject& subject) {
    const Timetable& table = subject.plan.timetable;
    QStringList lines;
    for (const TimetableLine& line : table.lines)
        lines << QStringLiteral("  %1 - %2  %3")
                     .arg(clockForReaders(subject, line.begin), clockForReaders(subject, line.end),
                          doingSaid(subject, line));
    lines << QStringLiteral("  ") +
                 RallyTimetable::tr("%1 in all: %2 of driving, %3 of changes, %4 of breaks.")
                     .arg(wholeMinutes(table.minutes()), wholeMinutes(table.drive),
                          wholeMinutes(table.change), wholeMinutes(table.breaks));
    if (std::lround(table.setup) > 0)
        lines << QStringLiteral("  ") + RallyTimetable::tr("Setting up takes another %1.")
                                            .arg(wholeMinutes(table.setup));
    for (const QString& line : limitLines(subject))
        lines << QStringLiteral("  ") + line;
    return lines;
}

QJsonObject timetableJson(const RallySubject& subject) {
    const EveningPlan& plan = subject.plan;
    const bool clocks = subject.rally.info.evening.start.isValid();
    QJsonArray lines;
    for (const TimetableLine& line : plan.timetable.lines) {
        QJsonObject each{{QStringLiteral("doing"), activityName(line.activity)},
                         {QStringLiteral("stage"), line.stage + 1},
                         {QStringLiteral("begin"), tenths(line.begin)},
                         {QStringLiteral("end"), tenths(line.end)}};
        if (clocks) {
            each.insert(QStringLiteral("begin_clock"), clock(subject, line.begin));
            each.insert(QStringLiteral("end_clock"), clock(subject, line.end));
        }
        lines.append(each);
    }
    QJsonObject json{{QStringLiteral("timetable"), lines},
                     {QStringLiteral("minutes"), tenths(plan.timetable.minutes())},
                     {QStringLiteral("drive_minutes"), tenths(plan.timetable.drive)},
                     {QStringLiteral("change_minutes"), tenths(plan.timetable.change)},
                     {QStringLiteral("break_minutes"), tenths(plan.timetable.breaks)},
                     {QStringLiteral("setup_minutes"), tenths(plan.timetable.setup)}};
    if (!plan.left)
        return json;
    json.insert(QStringLiteral("minutes_left"), tenths(*plan.left));
    json.insert(QStringLiteral("stages_in_time"), plan.stagesInTime);
    json.insert(QStringLiteral("players_in_time"), *plan.playersInTime);
    QJsonArray ways;
    for (const Shortening& way : plan.ways)
        ways.append(QJsonObject{{QStringLiteral("way"), wayName(way.way)},
                                {QStringLiteral("stage"), way.stage + 1},
                                {QStringLiteral("to"), way.to},
                                {QStringLiteral("minutes"), tenths(way.minutes)}});
    QJsonArray drop;
    for (const qsizetype stage : plan.drop)
        drop.append(stage + 1);
    json.insert(QStringLiteral("ways"), ways);
    json.insert(QStringLiteral("drop"), drop);
    return json;
}

} // namespace stagewright
