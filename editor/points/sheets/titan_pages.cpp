#include "editor/points/sheets/titan_pages.h"

#include "editor/language/display_locale.h"
#include "editor/points/sheets/board_sheets.h"
#include "editor/points/sheets/cut_board.h"
#include "editor/points/sheets/lap_sheet.h"
#include "editor/points/sheets/mark_key.h"
#include "editor/points/sheets/race_table.h"
#include "editor/points/sheets/setup_sheet.h"
#include "editor/points/sheets/titan_drawing.h"
#include "editor/sheets/page_flow.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "editor/sheets/sheet_title.h"
#include "model/one_line.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct TitanPages {
    Q_DECLARE_TR_FUNCTIONS(TitanPages)
};

constexpr double keyLineOnPage = mm(6.5);

/// What a page says of its board beside the stage's name; empty: it is the only one.
QString nameOfBoard(const QList<PointTrack>& tracks, qsizetype index) {
    if (tracks.size() == 1)
        return {};
    const QString title = oneLine(tracks[index].title).simplified();
    const QString place =
        TitanPages::tr("Board %1 of %2, from the bottom").arg(index + 1).arg(tracks.size());
    return title.isEmpty() ? place : TitanPages::tr("%1: %2").arg(place, title);
}

/// The side of a board on the page, dots, and what is said of it.
struct PrintedSize {
    double side;
    QString said;
};

/// As is asked for; nothing: as large as the page allows.
double wantedSide(const SheetPlan& plan) {
    return mm(boardMillimetres) / plan.scale.oneTo.value_or(1);
}

/// What a page has room for. Margins are rounded up to whole points, by which a board of A4's width
/// would be short.
double mostSide(double width) {
    constexpr double intoMargins = mm(1);
    return width + intoMargins;
}

PrintedSize boardSize(const SheetPlan& plan, double width) {
    const double side = std::min(wantedSide(plan), mostSide(width));
    const double millimetres = side / mm(1);
    return {side, TitanPages::tr("The board is %1 × %1 mm: cut it out along the marks.")
                      .arg(displayNumber(millimetres, 0))};
}

void addBoard(Flow& flow, const PointTrack& track, const SheetPlan& plan) {
    const PrintedSize size = boardSize(plan, flow.width());
    const double border = mm(cuttingMillimetres);
    flow.text(size.said, sheetFont(9), QColor(sheetGrey), true);
    flow.add({size.side + 2 * border, true,
              [track, side = size.side, border, mono = plan.mono](QPainter& painter,
                                                                  const QRectF& area) {
                  const QRectF square(area.center().x() - side / 2, area.top() + border, side,
                                      side);
                  paintCutBoard(painter, square, track, paperStyle(mono), mm(1));
              }});
    const MarkKey key(marksOn({track}), keyLineOnPage, plan.mono);
    if (key.height() > 0)
        flow.add({key.height(), false,
                  [key](QPainter& painter, const QRectF& area) { key.paint(painter, area); }});
}

/// One, or several where it is to be larger than a page.
SheetPages pagesOfBoard(const PointTrack& track, const QString& stage, const QString& board,
                        const SheetPlan& plan) {
    const auto upright = QPageLayout::Portrait;
    Flow flow(areaOf(plan.format, upright).width());
    if (plan.scale.oneTo && wantedSide(plan) > mostSide(flow.width()))
        return boardSheets(track, wantedSide(plan), plan,
                           board.isEmpty() ? stage : TitanPages::tr("%1: %2").arg(stage, board));
    flow.text(stage, sheetFont(15, QFont::Bold), QColor(sheetInk), true);
    if (!board.isEmpty())
        flow.text(board, sheetFont(11), QColor(sheetInk), true);
    addBoard(flow, track, plan);
    return flowPages(flow.blocks(), plan.format, upright, stage);
}

SheetPages boardPages(const SheetSubject& subject, const SheetPlan& plan, qsizetype stage) {
    const Stage& laid = subject.rally.stages()[stage].stage;
    const QList<PointTrack> tracks = tracksToDraw(laid, subject.games);
    const QString name = sheetStageName(subject.rally, stage);
    SheetPages pages;
    for (qsizetype i = 0; i < tracks.size(); ++i) {
        const QString board = nameOfBoard(tracks, i);
        for (SheetPage& page : pagesOfBoard(tracks[i], name, board, plan)) {
            page.stage = sheetStageMark(subject.rally, stage);
            page.author = oneLine(laid.info.author).simplified();
            pages.push_back(std::move(page));
        }
    }
    return pages;
}

/// What is laid ready, and what is ticked.
SheetPages racePages(const SheetSubject& subject, const SheetPlan& plan, qsizetype stage) {
    const Stage& laid = subject.rally.stages()[stage].stage;
    const TitanLayout& layout = titanLayoutOf(laid);
    const auto upright = QPageLayout::Portrait;
    const QString name = sheetStageName(subject.rally, stage);
    Flow flow(areaOf(plan.format, upright).width());
    flow.text(name, sheetFont(15, QFont::Bold), QColor(sheetInk), true);
    addSetUp(flow, subject, plan, stage);
    const int laps = layout.stack == StackKind::Loop ? layout.laps : grandSlamTracks;
    addLapSheet(flow, sheetSeats(layout, subject.games.data<TitanGame>(), subject.rally.players()),
                laps);
    SheetPages pages = flowPages(flow.blocks(), plan.format, upright, name);
    for (SheetPage& page : pages) {
        page.stage = sheetStageMark(subject.rally, stage);
        page.author = oneLine(laid.info.author).simplified();
    }
    return pages;
}

PagesOfStage pagesOfTitans(const SheetSubject& subject, const SheetPlan& plan) {
    return [&subject, &plan, lists = listsOfPieces(subject, plan)](SheetPart part,
                                                                   qsizetype stage) -> SheetPages {
        if (part == SheetPart::Map)
            return boardPages(subject, plan, stage);
        SheetPages pages;
        if (part == SheetPart::Stage)
            pages = racePages(subject, plan, stage);
        if (part == SheetPart::Stage && !plan.parts.contains(SheetPart::Map)) // once is enough
            for (SheetPage& page : boardPages(subject, plan, stage))
                pages.push_back(std::move(page));
        if (part == SheetPart::List) // the set-up sheet says what to lay ready
            for (SheetPage& page : lists(part, stage))
                pages.push_back(std::move(page));
        return pages;
    };
}

} // namespace

StagePages titanPages() {
    return {pagesOfTitans};
}

} // namespace stagewright
