#include "editor/sheets/overview_pages.h"

#include "editor/sheets/page_flow.h"
#include "editor/sheets/rally_overview.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "editor/sheets/sheet_title.h"
#include "editor/sheets/stage_drawing.h"
#include "model/one_line.h"
#include "model/rally/rally_edits.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>
#include <memory>

namespace stagewright {

namespace {

struct OverviewPages {
    Q_DECLARE_TR_FUNCTIONS(OverviewPages)
};

constexpr double leastClockWidth = mm(32);
constexpr double lineHeightOfTable = mm(6);

QFont clockFont() {
    return sheetFont(10, QFont::Bold);
}

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

/// What stands beside the picture of a stage, in lines.
struct StageLine {
    QString text;
    QFont font;
    QColor colour;
};

/// @param isAlone its name stands above all
std::vector<StageLine> linesOf(const OverviewStage& stage, double width, bool isAlone) {
    constexpr int mostNameLines = 2;
    QImage device = sheetDevice();
    std::vector<StageLine> lines;
    const auto add = [&](const QStringList& texts, const QFont& font, QRgb colour) {
        for (const QString& text : texts)
            lines.push_back({text, font, QColor(colour)});
    };
    const QFont bold = sheetFont(12, QFont::Bold);
    const QFont small = sheetFont(9.5);
    if (!isAlone)
        add(wrapped(stage.name, bold, &device, width, mostNameLines), bold, qRgb(0, 0, 0));
    add(wrapped(stage.where, small, &device, width, mostNameLines), small, sheetGrey);
    add(packedEvenly(stage.facts, small, &device, width), small, sheetGrey);
    QStringList takes{stage.time};
    if (!stage.minutes.isEmpty())
        takes << OverviewPages::tr("%1 at the table").arg(stage.minutes);
    takes.removeAll(QString());
    const QFont usual = sheetFont(10);
    add(packedEvenly(takes, usual, &device, width), usual, qRgb(0, 0, 0));
    return lines;
}

double heightOfLine(const StageLine& line) {
    QImage device = sheetDevice();
    return lineHeight(line.font, &device);
}

/// The size of each picture, at its largest: that of a stage alone is as wide as the page; those of
/// many stages would take as long as their maps, and have none.
QSizeF largestPicture(const Rally& rally, double width) {
    constexpr qsizetype most = 12;
    if (isAlone(rally))
        return {width, mm(120)};
    return rally.stages().size() <= most ? QSizeF(mm(54), mm(38)) : QSizeF();
}

QImage pictureOf(const Stage& stage, const Games& games, QSizeF paper, bool mono) {
    constexpr int dotsPerInch = 150;
    const QSize size = paper.toSize() * dotsPerInch / sheetDotsPerInch;
    QImage picture = games.face<StageDrawing>(stage).picture(stage, games, size, 1, Qt::white);
    return picture.convertToFormat(mono ? QImage::Format_Grayscale8 : QImage::Format_RGB32);
}

/// How the pictures of stages are drawn.
struct OverviewPictures {
    QSizeF size;               ///< empty: there are none
    std::vector<Stage> stages; ///< as they lie on the table
    bool mono = false;
};
using SharedPictures = std::shared_ptr<const OverviewPictures>;

/// The stage in a picture, and what is said of it beside, of one alone below.
FlowBlock stageBlock(const SharedRallySheet& sheet, const OverviewStage& stage, double width,
                     const SharedPictures& pictures, bool withNext) {
    const QSizeF picture = pictures->size;
    const bool isBelow = isAlone(sheet->rally);
    const double left = picture.isEmpty() || isBelow ? 0 : picture.width() + mm(5);
    const double above = isBelow ? picture.height() + mm(3) : 0;
    const std::vector<StageLine> lines = linesOf(stage, width - left, isBelow);
    double text = 0;
    for (const StageLine& line : lines)
        text += heightOfLine(line);
    const double height = isBelow ? above + text : std::max(text, picture.height());
    constexpr double below = mm(1); // what follows keeps off the picture
    return {
        height + below, withNext,
        [=, index = static_cast<std::size_t>(stage.index)](QPainter& painter, const QRectF& place) {
            if (!picture.isEmpty())
                painter.drawImage(
                    QRectF(place.topLeft(), picture),
                    pictureOf(pictures->stages[index], sheet->games, picture, pictures->mono));
            double top = place.top() + (isBelow ? above : (height - text) / 2);
            for (const StageLine& line : lines) {
                const double tall = heightOfLine(line);
                painter.setPen(line.colour);
                paintLine(painter, {place.left() + left, top, place.width() - left, tall},
                          line.font, line.text);
                top += tall;
            }
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

void addStage(Flow& flow, const SharedRallySheet& sheet, const OverviewStage& stage,
              const SharedPictures& pictures) {
    flow.gap(mm(3));
    flow.add(stageBlock(sheet, stage, flow.width(), pictures,
                        !stage.text.isEmpty() || stage.serviceAfter));
    if (!stage.text.isEmpty())
        flow.text(stage.text, sheetFont(9.5), QColor(sheetInk));
    if (stage.serviceAfter)
        flow.add(serviceLine(stage.isRace));
}

FlowBlock timetableLine(const TimetableEntry& entry, double clockWidth, bool withNext) {
    return {lineHeightOfTable, withNext,
            [entry, clockWidth](QPainter& painter, const QRectF& place) {
                painter.setPen(QColor(sheetInk));
                paintLine(painter, {place.left(), place.top(), clockWidth, place.height()},
                          clockFont(), entry.when);
                paintLine(painter, place.adjusted(clockWidth, 0, 0, 0), sheetFont(10), entry.what);
            }};
}

double clockWidthOf(const std::vector<TimetableEntry>& entries) {
    QImage device = sheetDevice();
    double width = leastClockWidth;
    for (const TimetableEntry& entry : entries)
        width = std::max(width, textWidth(entry.when, clockFont(), &device) + mm(4));
    return width;
}

/// Neither the first rows nor the last stand alone on a page.
void addTimetable(Flow& flow, const RallyOverview& overview) {
    constexpr std::size_t together = 4;
    const auto& entries = overview.timetable;
    if (entries.empty())
        return;
    flow.heading(OverviewPages::tr("Timetable"));
    const double clockWidth = clockWidthOf(entries);
    for (std::size_t i = 0; i < entries.size(); ++i)
        flow.add(timetableLine(entries[i], clockWidth,
                               i + 1 < together || i + together >= entries.size()));
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

/// All of it, one below another.
std::vector<FlowBlock> blocksOf(const SharedRallySheet& sheet, const RallyOverview& overview,
                                const QString& title, double width,
                                const SharedPictures& pictures) {
    Flow flow(width);
    const RallyInfo& info = sheet->rally.info;
    addName(flow, width, title, sheetFont(20, QFont::Bold), QColor(sheetInk));
    addName(flow, width, oneLine(info.authors.join(QStringLiteral(", "))), sheetFont(11),
            QColor(sheetInk));
    flow.parts(overview.facts, sheetFont(10), QColor(sheetGrey));
    if (!info.text.trimmed().isEmpty()) {
        flow.gap(mm(3));
        flow.text(info.text.trimmed(), sheetFont(10), QColor(sheetInk));
    }
    flow.heading(overview.stagesHeading);
    for (const OverviewSession& session : overview.sessions) {
        if (!session.heading.isEmpty()) {
            flow.gap(mm(2));
            addName(flow, width, session.heading, sheetFont(11, QFont::Bold), QColor(sheetGrey));
        }
        for (const OverviewStage& stage : session.stages)
            addStage(flow, sheet, stage, pictures);
    }
    addTimetable(flow, overview);
    addLines(flow, OverviewPages::tr("Boxes"), overview.boxes);
    addLines(flow, OverviewPages::tr("What we play with"), overview.rules);
    return flow.blocks();
}

} // namespace

SheetPages overviewPages(const SharedRallySheet& sheet, const SheetFormat& format, bool mono) {
    const auto upright = QPageLayout::Portrait;
    const RallyOverview overview = overviewOf(*sheet);
    const double width = areaOf(format, upright).width();
    const QString title = isAlone(sheet->rally) ? sheetStageName(sheet->rally, 0) : sheet->title;
    OverviewPictures pictures{largestPicture(sheet->rally, width), {}, mono};
    const QSizeF largest = pictures.size;
    if (!largest.isEmpty())
        pictures.stages = stagesOnTable(sheet->rally, sheet->games);
    // Smaller pictures where that saves a page, which may have held but a line.
    std::vector<FlowBlock> best;
    std::size_t fewest = std::numeric_limits<std::size_t>::max();
    for (const double size : {1.0, 0.85, 0.7, 0.55}) {
        pictures.size = largest * size;
        std::vector<FlowBlock> blocks = blocksOf(
            sheet, overview, title, width, std::make_shared<const OverviewPictures>(pictures));
        if (const std::size_t pages = flowPageCount(blocks, format, upright, title);
            pages < fewest) {
            fewest = pages;
            best = std::move(blocks);
        }
    }
    return flowPages(std::move(best), format, upright, title);
}

} // namespace stagewright
