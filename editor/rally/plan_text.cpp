#include "editor/language/rally_words.h"
#include "editor/rally/evening_text.h"
#include "model/rally/stage_name.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

struct PlanText {
    Q_DECLARE_TR_FUNCTIONS(PlanText)
};

constexpr int mostWays = 2; // of a kind that are listed

QString clock(const Rally& rally, double minutes) {
    // Where no start is said, hours count from 0:00.
    const QTime start = rally.info.evening.start;
    return clockTime(start.isValid() ? start : QTime(0, 0), minutes)
        .toString(QStringLiteral("H:mm"));
}

/// Why there is no plan.
QString noPlan(const EveningReport& report) {
    const bool waits =
        std::any_of(report.stages.begin(), report.stages.end(), [](const StageOutlook& stage) {
            return !stage.minutes && stage.whyNot.isEmpty();
        });
    return waits ? paragraph(PlanText::tr("The evening is being planned ..."))
                 : markedLine(QStringLiteral("error"), PlanText::tr("No stage can be driven yet."));
}

QString verdict(const EveningReport& report) {
    const EveningPlan& plan = *report.plan;
    const QString all = wholeMinutes(plan.timetable.minutes());
    const QString ends = clock(report.rally, plan.timetable.minutes());
    QString html;
    const auto say = [&html](const char* mark, const QString& text) {
        html += markedLine(QString::fromLatin1(mark),
                           QStringLiteral("<b>%1</b>").arg(text.toHtmlEscaped()));
    };
    if (!plan.left && report.rally.info.evening.start.isValid())
        say("check", PlanText::tr("%1 in all, until %2.").arg(all, ends));
    else if (!plan.left)
        say("check", PlanText::tr("%1 in all.").arg(all));
    else if (plan.fits())
        say("check",
            PlanText::tr("It fits: %1 in all, %2 to spare.").arg(all, wholeMinutes(*plan.left)));
    else
        say("warning",
            PlanText::tr("%1 in all, which is %2 too long.").arg(all, wholeMinutes(-*plan.left)));
    QStringList missing;
    for (std::size_t i = 0; i < report.stages.size(); ++i)
        if (!report.stages[i].whyNot.isEmpty())
            missing << stageNumber(static_cast<qsizetype>(i));
    if (!missing.isEmpty())
        html += paragraph(PlanText::tr("Without %1, which cannot be driven yet.")
                              .arg(missing.join(QStringLiteral(", ")))
                              .toHtmlEscaped());
    return html;
}

QString remedies(const EveningReport& report) {
    const EveningPlan& plan = *report.plan;
    if (plan.fits())
        return {};
    QStringList lines{PlanText::tr("%1 of %n stage(s) are over in time.", nullptr,
                                   static_cast<int>(report.rally.stages().size()))
                          .arg(plan.stagesInTime)};
    if (plan.playersInTime.value_or(0) > 0)
        lines << PlanText::tr("It fits with up to %n player(s).", nullptr, *plan.playersInTime);
    std::map<Shortening::Way, int> listed;
    for (const Shortening& way : plan.ways)
        if (++listed[way.way] <= mostWays)
            lines << phraseFor(way, report.rally);
    if (plan.ways.empty() && !plan.drop.empty()) {
        QStringList names;
        for (const qsizetype stage : plan.drop)
            names << stageNumber(stage);
        lines << PlanText::tr("Leave out %1.").arg(names.join(QStringLiteral(", ")));
    }
    QString html = heading(PlanText::tr("So that it fits"));
    for (const QString& line : lines)
        html += paragraph(line.toHtmlEscaped());
    return html;
}

/// What is said in the timetable of a line that is no stage.
QString pauseName(Doing doing) {
    return doing == Doing::Change ? PlanText::tr("Change of stages") : PlanText::tr("Break");
}

QString timetableText(const EveningReport& report) {
    const Rally& rally = report.rally;
    QString rows;
    int session = -1;
    for (const TimetableLine& line : report.plan->timetable.lines) {
        const RallyStage& stage = rally.stages().at(line.stage);
        const bool isDrive = line.doing == Doing::Drive;
        const QString title = rally.sessions().at(stage.session).title;
        if (isDrive && stage.session != session && !title.isEmpty())
            rows += QStringLiteral("<tr><td colspan='2'><b>%1</b></td></tr>")
                        .arg(title.toHtmlEscaped());
        if (isDrive)
            session = stage.session;
        QString doing = isDrive ? stageLink(rally, line.stage) : pauseName(line.doing);
        if (isDrive && stage.serviceAfter)
            doing = PlanText::tr("%1, then service").arg(doing);
        rows += QStringLiteral("<tr><td style='padding-right:10px'>%1&nbsp;–&#8288;&nbsp;%2</td>"
                               "<td>%3</td></tr>")
                    .arg(clock(rally, line.begin), clock(rally, line.end), doing);
    }
    return heading(PlanText::tr("Timetable")) +
           QStringLiteral("<table cellspacing='0' cellpadding='1'>%1</table>").arg(rows);
}

QString sums(const Timetable& timetable) {
    QString rows = row({PlanText::tr("Driving"), wholeMinutes(timetable.drive)}) +
                   row({PlanText::tr("Changes of stages"), wholeMinutes(timetable.change)});
    if (timetable.breaks > 0)
        rows += row({PlanText::tr("Breaks"), wholeMinutes(timetable.breaks)});
    rows += row({PlanText::tr("Setting up, apart"), wholeMinutes(timetable.setup)});
    return heading(PlanText::tr("What it adds up to")) + table(rows);
}

QString markName(Severity severity) {
    return severity == Severity::Error     ? QStringLiteral("error")
           : severity == Severity::Warning ? QStringLiteral("warning")
                                           : QStringLiteral("hint");
}

/// The stages that a finding names lead to themselves.
QString linked(const RallyFinding& finding, const Rally& rally) {
    QString html = finding.text.toHtmlEscaped();
    const QString plain = html;
    for (const StageKey key : finding.stages) {
        const QString number = stageNumber(rally.indexOf(key));
        const QRegularExpression whole(
            QStringLiteral("(?<!\\w)%1(?!\\d)").arg(QRegularExpression::escape(number)));
        html.replace(
            whole,
            QStringLiteral("<a href='stage:%1'>%2</a>").arg(static_cast<int>(key)).arg(number));
    }
    if (html == plain && !finding.stages.isEmpty())
        html = QStringLiteral("<a href='stage:%1'>%2</a>")
                   .arg(static_cast<int>(finding.stages.front()))
                   .arg(plain);
    return html;
}

QString findingsText(const EveningReport& report) {
    QString lines;
    for (std::size_t i = 0; i < report.stages.size(); ++i)
        if (const QString& why = report.stages[i].whyNot; !why.isEmpty())
            lines += markedLine(
                QStringLiteral("error"),
                PlanText::tr("%1 cannot be driven: %2")
                    .arg(stageLink(report.rally, static_cast<qsizetype>(i)), why.toHtmlEscaped()));
    for (const RallyFinding& finding : report.findings)
        lines += markedLine(markName(finding.severity), linked(finding, report.rally));
    return lines.isEmpty() ? QString() : heading(PlanText::tr("Findings")) + lines;
}

} // namespace

QString planText(const EveningReport& report) {
    if (!report.plan)
        return noPlan(report) + findingsText(report);
    return verdict(report) + remedies(report) + timetableText(report) +
           sums(report.plan->timetable) + findingsText(report);
}

} // namespace stagewright
