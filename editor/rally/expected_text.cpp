#include "editor/rally/expected_text.h"

#include "editor/language/percent_text.h"
#include "editor/rally/evening_text.h"
#include "model/drive/estimate.h"
#include "model/rally/stage_name.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct ExpectedText {
    Q_DECLARE_TR_FUNCTIONS(ExpectedText)
};

Markup spread(int from, int to) {
    return Markup::of("%1&nbsp;–&#8288;&nbsp;%2", minutesAndSeconds(from), minutesAndSeconds(to));
}

Markup spreadRow(const QString& name, const SecondsCount& count) {
    return row(
        {name, minutesAndSeconds(count.mean()), spread(count.quantile(0.1), count.quantile(0.9))});
}

Markup totals(const RallyStatistics& driven) {
    Markup rows = row({ExpectedText::tr("Place"), ExpectedText::tr("Expected"),
                       ExpectedText::tr("Mostly", "between two times")},
                      true);
    for (std::size_t place = 0; place < driven.totals.size(); ++place)
        rows += spreadRow(QString::number(place + 1), driven.totals[place]);
    if (driven.totals.size() > 1)
        rows += spreadRow(ExpectedText::tr("First to last"), driven.gap);
    return heading(ExpectedText::tr("Total times")) + table(rows);
}

/// Of the stages that have been driven so far.
Markup stages(const EveningReport& report) {
    const bool races = isOfRaces(report.rally);
    const QString each = races ? ExpectedText::tr("Race") : ExpectedText::tr("Stage");
    Markup times =
        row({each, ExpectedText::tr("Expected"), ExpectedText::tr("Mostly", "between two times")},
            true);
    Markup mishaps =
        row({each, ExpectedText::tr("Start damaged"), ExpectedText::tr("Retire")}, true);
    bool any = false;
    for (std::size_t i = 0; i < report.stages.size(); ++i) {
        if (!report.stages[i].drives)
            continue;
        any = true;
        const StageStatistics& driven = *report.stages[i].drives;
        const DriveStatistics& drives = driven.drives;
        const Markup name = shortStageLink(report.rally, static_cast<qsizetype>(i));
        times += row({name, minutesAndSeconds(drives.mean()),
                      spread(drives.quantile(0.1), drives.quantile(0.9))});
        mishaps += row({name, percentText(driven.startsDamaged()), percentText(drives.retired())});
    }
    return any ? heading(races ? ExpectedText::tr("Times of the races")
                               : ExpectedText::tr("Times of the stages")) +
                     table(times) + heading(ExpectedText::tr("Damage and retirements")) +
                     table(mishaps)
               : Markup();
}

/// Each stage takes its minutes, and none has drives.
bool isPlayedWithoutCars(const EveningReport& report) {
    return std::all_of(
        report.stages.begin(), report.stages.end(),
        [](const StageExpectation& stage) { return stage.minutes && !stage.drives; });
}

/// What kinds of layouts say of their stages.
Markup remarks(const EveningReport& report) {
    Markup html;
    for (const SayOfRally& say : report.driven->remarks)
        for (const RallyRemark& remark : say(report.rally)) {
            html += heading(remark.heading);
            for (const QString& line : remark.lines)
                html += paragraph(line);
        }
    return html;
}

} // namespace

Markup expectedText(const EveningReport& report) {
    if (!report.driven)
        return paragraph(isOfRaces(report.rally) ? ExpectedText::tr("Simulating the races…")
                                                 : ExpectedText::tr("Simulating the rally…")) +
               stages(report);
    const RallyStatistics& driven = report.driven->statistics;
    if (driven.rallies == 0 && isPlayedWithoutCars(report))
        return report.driven->remarks.empty()
                   ? paragraph(
                         ExpectedText::tr("No car drives here: there are no times to expect."))
                   : remarks(report);
    if (driven.rallies == 0)
        return markedLine(QStringLiteral("error"),
                          isOfRaces(report.rally)
                              ? ExpectedText::tr("No race can be driven yet.")
                              : ExpectedText::tr("No stage can be driven yet."));
    Markup html = totals(driven);
    if (driven.totals.size() > 1)
        html += paragraph(
            (isOfRaces(report.rally)
                 ? ExpectedText::tr("Who leads after the first race wins %1 of the evenings.")
                 : ExpectedText::tr("Who leads after the first stage wins %1 of the rallies."))
                .arg(percentText(driven.leaderStays())));
    html += paragraph((isOfRaces(report.rally)
                           ? ExpectedText::tr("A car retires in %1 of its evenings; in %2 of the "
                                              "evenings some car does.")
                           : ExpectedText::tr("A car retires in %1 of its rallies; in %2 of the "
                                              "rallies some car does."))
                          .arg(percentText(driven.carRetires()), percentText(driven.anyRetires())));
    html += stages(report);
    html += paragraph(ExpectedText::tr("Driven %n time(s) by cars alike that drive as well as can "
                                       "be. Eight of ten times lie between the two.",
                                       nullptr, static_cast<int>(driven.rallies)));
    return html + remarks(report);
}

} // namespace stagewright
