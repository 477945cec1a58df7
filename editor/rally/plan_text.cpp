#include "editor/rally/plan_text.h"

#include "editor/language/rally_words.h"
#include "editor/rally/evening_text.h"
#include "model/one_line.h"
#include "model/rally/stage_name.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct PlanText {
    Q_DECLARE_TR_FUNCTIONS(PlanText)
};

QString clock(const Rally& rally, double minutes) {
    return clockSaid(rally.info.evening.start, minutes, QStringLiteral("H:mm"));
}

Markup verdict(const EveningReport& report) {
    const EveningPlan& plan = *report.plan;
    const QString all = wholeMinutes(plan.timetable.minutes());
    const QString ends = clock(report.rally, plan.timetable.minutes());
    Markup html;
    const auto say = [&html](const char* mark, const QString& text) {
        html += markedLine(QString::fromLatin1(mark), bold(text));
    };
    QStringList missing;
    for (std::size_t i = 0; i < report.stages.size(); ++i)
        if (!report.stages[i].whyNot.isEmpty())
            missing << stageNumber(report.rally, static_cast<qsizetype>(i));
    const QString until = report.rally.info.evening.start.isValid()
                              ? PlanText::tr("%1 in all, until %2.").arg(all, ends)
                              : PlanText::tr("%1 in all.").arg(all);
    const char* good = missing.isEmpty() ? "check" : "hint"; // else it is not yet the whole
    if (!plan.left)
        say(good, until);
    else if (plan.fits())
        say(good, until + u' ' +
                      PlanText::tr("It fits, with %1 to spare.").arg(wholeMinutes(*plan.left)));
    else
        say("warning",
            until + u' ' + PlanText::tr("That is %1 too long.").arg(wholeMinutes(-*plan.left)));
    if (!missing.isEmpty())
        html += paragraph(PlanText::tr("Without %1, which cannot be driven yet.")
                              .arg(missing.join(QStringLiteral(", "))));
    return html;
}

Markup remedies(const EveningReport& report) {
    const EveningPlan& plan = *report.plan;
    if (plan.fits())
        return {};
    Markup rows;
    for (std::size_t i = 0; i < plan.remedies.size(); ++i) {
        const Remedy& remedy = plan.remedies[i];
        const QString does =
            remedy.kind == Remedy::Kind::Swap ? PlanText::tr("Find one") : PlanText::tr("Apply");
        const Markup apply = buttonLink(QStringLiteral("remedy:%1").arg(i), does);
        rows += Markup::of("<tr><td>%1</td><td align='right'>%2</td></tr>",
                           phraseFor(remedy, report.rally), apply);
    }
    const auto count = static_cast<int>(report.rally.stages().size());
    return heading(PlanText::tr("Ways to make it fit")) +
           paragraph((isOfRaces(report.rally)
                          ? PlanText::tr("%1 of %n race(s) are over in time.", nullptr, count)
                          : PlanText::tr("%1 of %n stage(s) are over in time.", nullptr, count))
                         .arg(plan.stagesInTime)) +
           table(rows);
}

/// What is said in the timetable of a line that is no stage.
QString pauseName(Activity activity, bool races) {
    if (activity != Activity::Change)
        return PlanText::tr("Break");
    return races ? PlanText::tr("Change of circuits") : PlanText::tr("Change of stages");
}

Markup timetableText(const Rally& rally, const Timetable& timetable) {
    Markup rows;
    int session = -1;
    for (const TimetableLine& line : timetable.lines) {
        const RallyStage& stage = rally.stages().at(line.stage);
        const bool isDrive = line.activity == Activity::Drive;
        const QString title = oneLine(rally.sessions().at(stage.session).title);
        if (isDrive && stage.session != session && !title.isEmpty())
            rows += Markup::of("<tr><td colspan='2'><b>%1</b></td></tr>", title);
        if (isDrive)
            session = stage.session;
        Markup activity = isDrive ? stageLink(rally, line.stage)
                                  : Markup(pauseName(line.activity, isOfRaces(rally)));
        if (isDrive && stage.serviceAfter)
            activity = Markup::sentence(thenService(stage.stage.info.kind), activity);
        rows += Markup::of("<tr><td style='padding-right:10px'>%1&nbsp;–&#8288;&nbsp;%2</td>"
                           "<td>%3</td></tr>",
                           clock(rally, line.begin), clock(rally, line.end), activity);
    }
    return heading(PlanText::tr("Timetable")) +
           Markup::of("<table cellspacing='0' cellpadding='1'>%1</table>", rows);
}

Markup sums(const Timetable& timetable, bool races) {
    Markup rows =
        row({PlanText::tr("Driving"), wholeMinutes(timetable.drive)}) +
        row({races ? PlanText::tr("Changes of circuits") : PlanText::tr("Changes of stages"),
             wholeMinutes(timetable.change)});
    if (timetable.breaks > 0)
        rows += row({PlanText::tr("Breaks"), wholeMinutes(timetable.breaks)});
    rows += row({PlanText::tr("Setting up, on top"), wholeMinutes(timetable.setup)});
    return heading(PlanText::tr("Total time")) + table(rows);
}

QString markName(Severity severity) {
    return severity == Severity::Error     ? QStringLiteral("error")
           : severity == Severity::Warning ? QStringLiteral("warning")
                                           : QStringLiteral("hint");
}

/// While not all stages have been driven, those that have; or why there is no plan at all.
Markup planSoFar(const EveningReport& report) {
    const auto known = std::count_if(
        report.stages.begin(), report.stages.end(),
        [](const StageExpectation& stage) { return stage.minutes || !stage.whyNot.isEmpty(); });
    const auto all = static_cast<std::ptrdiff_t>(report.stages.size());
    if (known == all && all > 0)
        return markedLine(QStringLiteral("error"),
                          isOfRaces(report.rally) ? PlanText::tr("No race can be driven yet.")
                                                  : PlanText::tr("No stage can be driven yet."));
    if (!report.begun)
        return paragraph(PlanText::tr("Planning the evening…"));
    return paragraph(PlanText::tr("The evening is being planned: %1 of %n stage(s) so far.",
                                  nullptr, static_cast<int>(all))
                         .arg(known)) +
           timetableText(report.rally, *report.begun) +
           sums(*report.begun, isOfRaces(report.rally));
}

/// The stages that a finding names lead to themselves: the names that the program gives them, and
/// nothing within a title.
Markup linked(const RallyFinding& finding, const Rally& rally) {
    std::map<QString, StageKey> names;
    for (const StageKey key : finding.stages) {
        names.emplace(stageName(rally, rally.indexOf(key)), key);
        names.emplace(stageNumber(rally, rally.indexOf(key)), key);
    }
    const auto nameAt = [&](QStringView text) {
        auto longest = names.end();
        for (auto name = names.begin(); name != names.end(); ++name) {
            const auto end = name->first.size();
            if (text.startsWith(name->first) && !(end < text.size() && text[end].isDigit()) &&
                (longest == names.end() || longest->first.size() < end))
                longest = name;
        }
        return longest;
    };
    const QStringView text = finding.text;
    Markup html;
    qsizetype said = 0; // so far
    for (qsizetype at = 0; at < text.size();) {
        const auto name =
            at == 0 || !text[at - 1].isLetterOrNumber() ? nameAt(text.sliced(at)) : names.end();
        if (name == names.end()) {
            ++at;
            continue;
        }
        html += text.sliced(said, at - said).toString() + linkTo(name->second, name->first);
        said = at += name->first.size();
    }
    html += text.sliced(said).toString();
    if (said == 0 && !finding.stages.isEmpty())
        html = linkTo(finding.stages.front(), html);
    return html;
}

Markup findingsText(const EveningReport& report) {
    Markup lines;
    for (std::size_t i = 0; i < report.stages.size(); ++i)
        if (const QString& why = report.stages[i].whyNot; !why.isEmpty())
            lines += markedLine(QStringLiteral("error"),
                                Markup::sentence(PlanText::tr("%1 cannot be driven: %2"),
                                                 stageLink(report.rally, static_cast<qsizetype>(i)),
                                                 why));
    for (std::size_t i = 0; i < report.fixes.size(); ++i) {
        const RallyFinding& finding = report.findings.at(static_cast<qsizetype>(i));
        Markup said = linked(finding, report.rally);
        if (const auto& fix = report.fixes[i])
            said += buttonLink(QStringLiteral("fix:%1").arg(i), fix->name());
        lines += markedLine(markName(finding.severity), said);
    }
    return lines.isEmpty() ? Markup() : heading(PlanText::tr("Findings")) + lines;
}

Markup rulesText(const EveningReport& report) {
    return report.ownRules.isEmpty()
               ? Markup()
               : paragraph(PlanText::tr("By rules of your own: %1.")
                               .arg(report.ownRules.join(QStringLiteral(", "))));
}

} // namespace

Markup planText(const EveningReport& report) {
    if (!report.plan)
        return planSoFar(report) + rulesText(report) + findingsText(report);
    return verdict(report) + rulesText(report) + remedies(report) +
           timetableText(report.rally, report.plan->timetable) +
           sums(report.plan->timetable, isOfRaces(report.rally)) + findingsText(report);
}

} // namespace stagewright
