#include "editor/sheets/overview_pages.h"

#include "editor/sheets/page_flow.h"
#include "editor/sheets/rally_overview.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "model/one_line.h"
#include "model/rally/rally_edits.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct OverviewPages {
    Q_DECLARE_TR_FUNCTIONS(OverviewPages)
};

constexpr double timeWidth = mm(66);
constexpr double minutesWidth = mm(24);
constexpr double clockWidth = mm(32);
constexpr double lineHeightOfTable = mm(6);

/// A title or the like, which stays with what follows: three lines at most, elided.
void addName(Flow& flow, double width, const QString& name, const QFont& font,
             const QColor& colour) {
    constexpr int mostNameLines = 3;
    QImage device = sheetDevice();
    for (const QString& line : wrapped(name, font, &device, width, mostNameLines))
        flow.add({lineHeight(font, &device), true,
                  [line, font, colour](QPainter& painter, const QRectF& place) {
                      painter.setPen(colour);
                      paintLine(painter, place, font, line);
                  }});
}

/// The first line of a stage: its name, and at the right what it takes.
FlowBlock nameLine(const OverviewStage& stage) {
    return {
        mm(6.5), true, [stage](QPainter& painter, const QRectF& place) {
            painter.setPen(QColor(sheetInk));
            QRectF right(place.right() - minutesWidth, place.top(), minutesWidth, place.height());
            paintLine(painter, right, sheetFont(10), stage.minutes,
                      Qt::AlignRight | Qt::AlignVCenter);
            right = QRectF(right.left() - timeWidth, place.top(), timeWidth, place.height());
            paintLine(painter, right, sheetFont(10), stage.time, Qt::AlignRight | Qt::AlignVCenter);
            const bool isTimed = !stage.time.isEmpty();
            const double room = isTimed ? right.left() - place.left() - mm(2) : place.width();
            paintLine(painter, {place.left(), place.top(), room, place.height()},
                      sheetFont(11, QFont::Bold), stage.name);
        }};
}

FlowBlock serviceLine(bool isRace) {
    return {mm(6), false, [isRace](QPainter& painter, const QRectF& place) {
                const QString word =
                    isRace ? OverviewPages::tr("Pit stop") : OverviewPages::tr("Service");
                const QFont font = sheetFont(9, QFont::Bold);
                const double width = textWidth(word, font, painter.device()) + mm(4);
                const QRectF plate(place.left(), place.top() + mm(0.7), width, mm(4.6));
                painter.setPen(Qt::NoPen);
                painter.setBrush(QColor(sheetInk));
                painter.drawRoundedRect(plate, mm(1), mm(1));
                painter.setPen(Qt::white);
                paintLine(painter, plate, font, word, Qt::AlignCenter);
            }};
}

void addStage(Flow& flow, double width, const OverviewStage& stage) {
    flow.gap(mm(2));
    flow.add(nameLine(stage));
    const QColor grey(sheetGrey);
    addName(flow, width, stage.where, sheetFont(9.5), grey);
    flow.parts(stage.facts, sheetFont(9), grey, !stage.text.isEmpty() || stage.serviceAfter);
    if (!stage.text.isEmpty())
        flow.text(stage.text, sheetFont(9.5), QColor(sheetInk));
    if (stage.serviceAfter)
        flow.add(serviceLine(stage.isRace));
}

FlowBlock timetableLine(const TimetableEntry& entry, bool withNext) {
    return {lineHeightOfTable, withNext, [entry](QPainter& painter, const QRectF& place) {
                painter.setPen(QColor(sheetInk));
                paintLine(painter, {place.left(), place.top(), clockWidth, place.height()},
                          sheetFont(10, QFont::Bold), entry.when);
                paintLine(painter, place.adjusted(clockWidth, 0, 0, 0), sheetFont(10), entry.what);
            }};
}

/// Neither the first rows nor the last stand alone on a page.
void addTimetable(Flow& flow, const RallyOverview& overview) {
    constexpr std::size_t together = 4;
    const auto& entries = overview.timetable;
    if (entries.empty())
        return;
    flow.heading(OverviewPages::tr("Timetable"));
    for (std::size_t i = 0; i < entries.size(); ++i)
        flow.add(timetableLine(entries[i], i + 1 < together || i + together >= entries.size()));
    for (const QString& sum : overview.sums)
        flow.text(sum, sheetFont(10), QColor(sheetGrey));
}

void addLines(Flow& flow, const QString& heading, const QStringList& lines) {
    if (lines.isEmpty())
        return;
    flow.heading(heading);
    for (const QString& line : lines)
        flow.text(line, sheetFont(10), QColor(sheetInk));
}

} // namespace

SheetPages overviewPages(const SharedRallySheet& sheet, const SheetFormat& format) {
    const auto upright = QPageLayout::Portrait;
    const RallyOverview overview = overviewOf(*sheet);
    const double width = areaOf(format, upright).width();
    Flow flow(width);
    const RallyInfo& info = sheet->rally.info;
    addName(flow, width, sheet->title, sheetFont(20, QFont::Bold), QColor(sheetInk));
    addName(flow, width, oneLine(info.authors.join(QStringLiteral(", "))), sheetFont(11),
            QColor(sheetInk));
    flow.parts(overview.facts, sheetFont(10), QColor(sheetGrey));
    if (!info.text.trimmed().isEmpty()) {
        flow.gap(mm(3));
        flow.text(info.text.trimmed(), sheetFont(10), QColor(sheetInk));
    }
    flow.heading(OverviewPages::tr("Stages"));
    for (const OverviewSession& session : overview.sessions) {
        if (!session.heading.isEmpty()) {
            flow.gap(mm(2));
            addName(flow, width, session.heading, sheetFont(11, QFont::Bold), QColor(sheetGrey));
        }
        for (const OverviewStage& stage : session.stages)
            addStage(flow, width, stage);
    }
    addTimetable(flow, overview);
    addLines(flow, OverviewPages::tr("Boxes"), overview.boxes);
    addLines(flow, OverviewPages::tr("What we play with"), overview.rules);
    return flowPages(flow.blocks(), format, upright, sheet->title);
}

} // namespace stagewright
