#include "editor/hextiles/sheets/laying_pages.h"

#include "editor/hextiles/sheets/laid_stage.h"
#include "editor/hextiles/sheets/laying_grid.h"
#include "editor/hextiles/sheets/laying_picture.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "model/layouts/hextiles/hex/geometry.h"

#include <QCoreApplication>
#include <QPen>

#include <algorithm>
#include <memory>
#include <vector>

namespace stagewright {

namespace {

struct LayingPages {
    Q_DECLARE_TR_FUNCTIONS(LayingPages)
};

constexpr double keyHeight = mm(17);
constexpr double notePoints = 10;
constexpr int mostTileNoteLines = 8;

/// What all pages of a stage share.
struct LayingPage {
    LaidSteps laying;
    QStringList firstNote; ///< on the first page: what is to be done first, in lines
    QStringList laterNote; ///< on the others
    LayingGrid grid;
    QSizeF box;
};

/// "Its edge 4 against edge 1 of 205a (step 3)"
QString howToLay(const LaidSteps& laying, std::size_t step) {
    if (const auto* joint = std::get_if<Joint>(&laying.steps[step].place))
        return LayingPages::tr("Its edge\u00a0%1 against edge\u00a0%2 of\u00a0%3 (step\u00a0%4)")
            .arg(edgeNumber(joint->own))
            .arg(edgeNumber(joint->theirs))
            .arg(laying.tiles[joint->step].side.toString())
            .arg(joint->step + 1);
    const int up = edgeNumber(onTile(Edge::N, laying.tiles[step]));
    if (laying.steps[step].state == TileState::Lies)
        return LayingPages::tr("Lies already, its edge\u00a0%1 at the top").arg(up);
    return step == 0
               ? LayingPages::tr("Begin here, its edge\u00a0%1 at the top").arg(up)
               : LayingPages::tr("Apart from the others, its edge\u00a0%1 at the top; the map "
                                 "shows where")
                     .arg(up);
}

/// What is to be done before a stage that is laid after another.
QString whatStays(const LaidSteps& laying) {
    QStringList lying;
    for (const LayingStep& step : laying.steps)
        if (step.state == TileState::Lies)
            lying << step.side.toString();
    if (lying.isEmpty())
        return {};
    return LayingPages::tr("Leave %n tile(s) exactly as they lie: %1. Take all others off the "
                           "table.",
                           nullptr, static_cast<int>(lying.size()))
        .arg(lying.join(QStringLiteral(", ")));
}

/// How the pictures differ from the map.
QString howTurned(const TableStage& table) {
    const int degrees = table.turn.sixths() * 60;
    if (degrees > 180)
        return LayingPages::tr("The pictures show the stage as it lies on the table: its map "
                               "turned by %1° counter-clockwise.")
            .arg(360 - degrees);
    if (degrees > 0)
        return LayingPages::tr("The pictures show the stage as it lies on the table: its map "
                               "turned by %1° clockwise.")
            .arg(degrees);
    return {};
}

void paintCard(QPainter& painter, const QRectF& card, const StageSheet& sheet,
               const LaidSteps& laying, std::size_t step) {
    paintLayingPicture(painter, card.adjusted(mm(1), mm(1), -mm(1), -layingTextHeight), laying,
                       step, sheet.catalogue, *sheet.smallFaces);
    painter.setPen(QPen(QColor(sheetRule), mm(0.2)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(card);
    const QRectF text(card.left() + mm(2), card.bottom() - layingTextHeight, card.width() - mm(4),
                      layingTextHeight);
    painter.setPen(QColor(sheetInk));
    const QRectF line(text.left(), text.top(), text.width(), mm(5));
    paintLine(painter, line, sheetFont(11, QFont::Bold), laying.tiles[step].side.toString(),
              Qt::AlignRight | Qt::AlignVCenter);
    paintLine(painter, line, sheetFont(11), QString::number(step + 1));
    const QFont font = sheetFont(8);
    paintLines(painter, text.adjusted(0, mm(5), 0, 0), font,
               wrapped(howToLay(laying, step), font, painter.device(), text.width(), 2));
}

/// How edges are counted, at the first tile as it is printed.
void paintKey(QPainter& painter, const QRectF& area, TileId first) {
    constexpr double radius = keyHeight / 2 / apothem * 0.97;
    painter.save();
    painter.translate(area.left() + radius, area.top() + keyHeight / 2);
    painter.scale(radius, radius);
    paintEdgeKey(painter, first);
    painter.restore();
    painter.setPen(QColor(sheetInk));
    const QRectF text = area.adjusted(2 * radius + mm(4), 0, 0, 0);
    const QFont font = sheetFont(9);
    const QString words = LayingPages::tr(
        "To count its edges, hold a tile so that its number stands upright: edge\u00a0"
        "1 is at the top, the others follow clockwise. Each picture shows the new tile with a "
        "strong outline and those laid before in pale, their numbers turned as the tiles are. The "
        "edge in a black disc is that of the new tile; put it against the edge in a white one, "
        "where the double line is.");
    paintLines(painter, text, font, wrapped(words, font, painter.device(), text.width(), 4));
}

/// Where the boxes begin, below the page's top.
double boxesTop(const QStringList& note) {
    QImage device = sheetDevice();
    const double above = keyHeight + layingBoxGap;
    return note.isEmpty() ? above
                          : above + layingBoxGap +
                                lineHeight(sheetFont(notePoints, QFont::Bold), &device) *
                                    static_cast<double>(note.size());
}

/// What so many boxes leave of the room for them: below their rows, or else beside the last; empty
/// where that is too little for a picture of the stage.
QRectF leftOf(const QRectF& room, const LayingPage& page, std::size_t boxes) {
    constexpr QSizeF least(mm(85), mm(55));
    const std::size_t columns = page.grid.columns;
    const double down = page.box.height() + layingBoxGap;
    const double across = page.box.width() + layingBoxGap;
    const std::size_t wholeRows = (boxes + columns - 1) / columns;
    const auto rows = static_cast<double>(wholeRows);
    const QRectF below = room.adjusted(0, rows * down, 0, 0);
    if (below.height() >= least.height())
        return below;
    const auto inLast = static_cast<double>((boxes - 1) % columns + 1);
    const QRectF beside = room.adjusted(inLast * across, (rows - 1) * down, 0, 0);
    const bool isRoomy = beside.width() >= least.width() && beside.height() >= least.height();
    return isRoomy ? beside : QRectF();
}

void paintPage(QPainter& painter, const QRectF& area, const StageSheet& sheet,
               const LayingPage& page, std::size_t first) {
    const QRectF below =
        paintPartHeading(painter, area, sheet.name, LayingPages::tr("Laying order"));
    paintKey(painter, below, page.laying.tiles.front().side);
    const QStringList& note = first == 0 ? page.firstNote : page.laterNote;
    painter.setPen(QColor(sheetInk));
    paintLines(painter, below.adjusted(0, keyHeight + layingBoxGap, 0, 0),
               sheetFont(notePoints, QFont::Bold), note);
    const QPointF corner = below.topLeft() + QPointF(0, boxesTop(note));
    const std::size_t last = std::min(first + page.grid.boxes(), page.laying.steps.size());
    for (std::size_t step = first; step < last; ++step) {
        const std::size_t column = (step - first) % page.grid.columns;
        const std::size_t row = (step - first) / page.grid.columns;
        const QPointF at(static_cast<double>(column) * (page.box.width() + layingBoxGap),
                         static_cast<double>(row) * (page.box.height() + layingBoxGap));
        paintCard(painter, {corner + at, page.box}, sheet, page.laying, step);
    }
    if (last < page.laying.steps.size())
        return;
    const QRectF left = leftOf({corner, below.bottomRight()}, page, last - first);
    if (!left.isEmpty())
        paintLaidStage(painter, left, sheet);
}

std::shared_ptr<const LayingPage> layingPage(const StageSheet& sheet, const QRectF& area) {
    QImage device = sheetDevice();
    const auto lines = [&](const QString& note) {
        return wrapped(note, sheetFont(notePoints, QFont::Bold), &device, area.width(),
                       mostTileNoteLines);
    };
    LayingPage page;
    page.laying = laidSteps(layingSteps(sheet.table.stage, sheet.catalogue, sheet.table.lying()));
    page.laterNote = lines(howTurned(sheet.table));
    page.firstNote = lines(whatStays(page.laying) + u' ' + howTurned(sheet.table));
    std::vector<QSizeF> pictures;
    for (std::size_t step = 0; step < page.laying.steps.size(); ++step)
        pictures.push_back(pictureBounds(page.laying, step).size());
    // The first page has the longest note, and all have boxes of its size.
    const QSizeF room = withoutPartHeading(area).adjusted(0, boxesTop(page.firstNote), 0, 0).size();
    page.grid = layingGrid(room, pictures);
    page.box = layingBox(room, page.grid);
    return std::make_shared<const LayingPage>(std::move(page));
}

} // namespace

SheetPages layingPages(const SharedStageSheet& sheet, const SheetFormat& format) {
    const QRectF area = withoutFoot(areaOf(format, QPageLayout::Portrait));
    const auto page = layingPage(*sheet, area);
    SheetPages pages;
    for (std::size_t first = 0; first < page->laying.steps.size(); first += page->grid.boxes())
        pages.push_back({QPageLayout::Portrait, sheet->mark, sheet->author,
                         [sheet, page, first](QPainter& painter, const QRectF& place) {
                             paintPage(painter, place, *sheet, *page, first);
                         }});
    return pages;
}

} // namespace stagewright
