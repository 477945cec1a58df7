#include "editor/zones/sheets/course_sheet.h"

#include "editor/sheets/rally_sheet.h"
#include "editor/sheets/row_boxes.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "editor/sheets/time_sheet.h"
#include "editor/zones/sheets/chain_times.h"
#include "editor/zones/sheets/set_up.h"
#include "editor/zones/words/tyre_words.h"
#include "model/layouts/zones/chain/chain_layout.h"
#include "model/rally/stage_name.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct CourseSheet {
    Q_DECLARE_TR_FUNCTIONS(CourseSheet)
};

void addStage(Flow& flow, const Rally& rally, qsizetype index) {
    const RallyStage& stage = rally.stages()[index];
    const ChainLayout& chain = chainOf(stage.stage);
    flow.gap(mm(1.5));
    flow.text(stageName(rally, index), sheetFont(11, QFont::Bold), QColor(sheetInk), true);
    flow.text(roadbookText(chain.sections), sheetFont(11), QColor(sheetInk), true);
    addTickLine(flow, CourseSheet::tr("assistance"), chain.assistance || stage.serviceAfter);
}

/// Which to take from assistance to assistance, where all stages can be driven.
void addTyres(Flow& flow, const SheetSubject& subject) {
    const ChainTimes* times = chainTimes(subject);
    if (times && !times->plan)
        return;
    flow.heading(CourseSheet::tr("Tyres"));
    if (!times)
        return flow.text(notKnownYet(), sheetFont(10), QColor(sheetInk));
    for (const QString& line : tyrePlanInWords(*times->plan, subject.rally))
        flow.text(line, sheetFont(10), QColor(sheetInk));
    flow.text(CourseSheet::tr("Chosen at the start and at assistances. Best play, first car; what "
                              "of the rules is assumed, the sheets of the stages say."),
              sheetFont(9), QColor(sheetGrey));
}

/// A row for each stage, the place behind the last.
std::vector<std::vector<RowBox>> rowsOf(const TimeSheet& sheet, std::size_t driver,
                                        const Rally& rally, const std::vector<qsizetype>& stages,
                                        bool blank) {
    std::vector<std::vector<RowBox>> rows;
    for (const qsizetype stage : stages) {
        const TimeEntry entry =
            blank ? TimeEntry() : sheet.rows[static_cast<std::size_t>(stage)].entries[driver];
        rows.push_back(
            {{CourseSheet::tr("%1: time", "number of a stage").arg(stageNumber(rally, stage)),
              entry.time},
             {CourseSheet::tr("hidden penalty"), entry.penalty},
             {CourseSheet::tr("total"), entry.total},
             {CourseSheet::tr("place"), entry.place}});
    }
    return rows;
}

} // namespace

std::vector<qsizetype> stagesOfChains(const Rally& rally) {
    std::vector<qsizetype> stages;
    for (qsizetype i = 0; i < rally.stages().size(); ++i)
        if (!chainOf(rally.stages()[i].stage).sections.isEmpty())
            stages.push_back(i);
    return stages;
}

void addCourseSheet(Flow& flow, const SheetSubject& subject, const std::vector<qsizetype>& stages,
                    bool blank) {
    const Rally& rally = subject.rally;
    flow.heading(CourseSheet::tr("Stages"));
    for (const qsizetype stage : stages)
        addStage(flow, rally, stage);
    addTyres(flow, subject);
    flow.heading(CourseSheet::tr("Times"));
    for (const TimeSheet& sheet : timeSheetsOf(*rallySheet(subject)))
        for (std::size_t driver = 0; driver < sheet.drivers.size(); ++driver) {
            addNamedRows(flow, sheet.drivers[driver], rowsOf(sheet, driver, rally, stages, blank));
            flow.gap(mm(2));
        }
    flow.gap(mm(1));
    flow.text(CourseSheet::tr("Penalties: all hide a number of 5-second tokens in their hands and "
                              "show them at once. Next stage: the least total starts first."),
              sheetFont(9), QColor(sheetGrey));
}

} // namespace stagewright
