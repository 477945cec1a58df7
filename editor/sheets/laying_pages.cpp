#include "editor/sheets/laying_picture.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "editor/sheets/stage_sheet.h"
#include "model/hex/geometry.h"

#include <QCoreApplication>
#include <QPen>

#include <algorithm>
#include <cmath>
#include <memory>

namespace stagewright {

namespace {

struct LayingPages {
    Q_DECLARE_TR_FUNCTIONS(LayingPages)
};

constexpr double keyHeight = mm(17);
constexpr double leastCardWidth = mm(58);
constexpr double leastCardHeight = mm(60);
constexpr double cardGap = mm(3);
constexpr double textHeight = mm(13);

constexpr double notePoints = 10;
constexpr int mostNoteLines = 4;

struct Grid {
    std::size_t columns;
    std::size_t rows;
    [[nodiscard]] std::size_t cards() const { return columns * rows; }
};

/// What all pages of a stage share.
struct LayingPage {
    LaidSteps laying;
    QStringList note; ///< what is to be done first, in lines
    double cardsTop;  ///< below the page's top
};

Grid roomiestGrid(const QSizeF& size) {
    const auto fitting = [](double room, double least) {
        return static_cast<std::size_t>(
            std::max(1.0, std::floor((room + cardGap) / (least + cardGap))));
    };
    return {fitting(size.width(), leastCardWidth), fitting(size.height(), leastCardHeight)};
}

/// The grid that holds the steps from `first` on with the largest pictures in all.
/// @pre the roomiest holds them
Grid gridOf(const QSizeF& size, const LaidSteps& laying, std::size_t first, std::size_t count) {
    const Grid most = roomiestGrid(size);
    Grid best = most;
    double largest = 0;
    for (std::size_t columns = 1; columns <= most.columns; ++columns) {
        const std::size_t rows = (count + columns - 1) / columns;
        const double across = size.width() / static_cast<double>(columns) - cardGap;
        const double down = size.height() / static_cast<double>(rows) - textHeight - cardGap;
        double sum = 0;
        for (std::size_t step = first; step < std::min(first + count, laying.steps.size()); ++step)
            sum += fittedFrame(pictureBounds(laying, step), {0, 0, across, down}).scale;
        if (rows <= most.rows && sum > largest) {
            largest = sum;
            best = {columns, rows};
        }
    }
    return best;
}

/// "Its edge 4 against edge 1 of 205a (step 3)"
QString howToLay(const LaidSteps& laying, std::size_t step) {
    if (const auto* joint = std::get_if<Joint>(&laying.steps[step].place))
        return LayingPages::tr("Its edge %1 against edge %2 of %3 (step %4)")
            .arg(edgeNumber(joint->own))
            .arg(edgeNumber(joint->theirs))
            .arg(laying.tiles[joint->step].side.toString())
            .arg(joint->step + 1);
    const int up = edgeNumber(onTile(Edge::N, laying.tiles[step]));
    if (laying.steps[step].state == TileState::Lies)
        return LayingPages::tr("Lies already, its edge %1 at the top").arg(up);
    return step == 0 ? LayingPages::tr("Begin here, its edge %1 at the top").arg(up)
                     : LayingPages::tr("Apart from the others, its edge %1 at the top; the map "
                                       "shows where")
                           .arg(up);
}

/// What is to be known of a stage that is laid after another.
QString noteOf(const TableStage& table) {
    const auto lying = static_cast<int>(table.lying().size());
    if (lying == 0)
        return {};
    QStringList sentences{LayingPages::tr(
        "Leave %n tile(s) exactly as they lie, the first below, and take all others off the table.",
        nullptr, lying)};
    const int degrees = table.turn.sixths() * 60;
    if (degrees > 180)
        sentences << LayingPages::tr("The pictures show the stage as it lies on the table: its map "
                                     "turned by %1° counter-clockwise.")
                         .arg(360 - degrees);
    else if (degrees > 0)
        sentences << LayingPages::tr("The pictures show the stage as it lies on the table: its map "
                                     "turned by %1° clockwise.")
                         .arg(degrees);
    return sentences.join(u' ');
}

void paintCard(QPainter& painter, const QRectF& card, const StageSheet& sheet,
               const LaidSteps& laying, std::size_t step) {
    paintLayingPicture(painter, card.adjusted(mm(1), mm(1), -mm(1), -textHeight), laying, step,
                       sheet.catalogue, *sheet.smallFaces);
    painter.setPen(QPen(QColor(sheetRule), mm(0.2)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(card);
    const QRectF text(card.left() + mm(2), card.bottom() - textHeight, card.width() - mm(4),
                      textHeight);
    painter.setPen(QColor(sheetInk));
    const QRectF line(text.left(), text.top(), text.width(), mm(5));
    paintLine(painter, line, sheetFont(11, QFont::Bold), laying.tiles[step].side.toString(),
              Qt::AlignRight | Qt::AlignVCenter);
    painter.setPen(QColor(sheetGrey));
    paintLine(painter, line, sheetFont(11), QString::number(step + 1));
    painter.setPen(QColor(sheetInk));
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
        "Hold a tile so that its number stands upright: edge 1 is at the top, the others follow "
        "clockwise. Each picture shows the new tile with a strong outline and those laid before "
        "in pale, their numbers turned as the tiles are. The edge in a black disc is that of the "
        "new tile; put it against the edge in a white one.");
    paintLines(painter, text, font, wrapped(words, font, painter.device(), text.width(), 4));
}

void paintPage(QPainter& painter, const QRectF& area, const StageSheet& sheet,
               const LayingPage& page, std::size_t first, std::size_t count) {
    const QRectF below =
        paintPartHeading(painter, area, sheet.name, LayingPages::tr("Laying order"));
    paintKey(painter, below, page.laying.tiles.front().side);
    painter.setPen(QColor(sheetInk));
    paintLines(painter, below.adjusted(0, keyHeight + cardGap, 0, 0),
               sheetFont(notePoints, QFont::Bold), page.note);
    const QRectF cards = area.adjusted(0, page.cardsTop, 0, 0);
    const Grid grid = gridOf(cards.size(), page.laying, first, count);
    const double across = (cards.width() + cardGap) / static_cast<double>(grid.columns);
    const double down = (cards.height() + cardGap) / static_cast<double>(grid.rows);
    const std::size_t last = std::min(first + count, page.laying.steps.size());
    for (std::size_t step = first; step < last; ++step) {
        const auto column = static_cast<double>((step - first) % grid.columns);
        const auto row = static_cast<double>((step - first) / grid.columns);
        const QRectF card(cards.left() + column * across, cards.top() + row * down,
                          across - cardGap, down - cardGap);
        paintCard(painter, card, sheet, page.laying, step);
    }
}

std::shared_ptr<const LayingPage> layingPage(const StageSheet& sheet, const QRectF& area) {
    QImage device = sheetDevice();
    const QFont font = sheetFont(notePoints, QFont::Bold);
    LayingPage page;
    page.laying.steps = layingSteps(sheet.table.stage, sheet.catalogue, sheet.table.lying());
    page.laying.tiles = placementsOf(page.laying.steps);
    page.note = wrapped(noteOf(sheet.table), font, &device, area.width(), mostNoteLines);
    page.cardsTop = withoutPartHeading(area).top() - area.top() + keyHeight + cardGap;
    if (!page.note.isEmpty())
        page.cardsTop +=
            lineHeight(font, &device) * static_cast<double>(page.note.size()) + cardGap;
    return std::make_shared<const LayingPage>(std::move(page));
}

} // namespace

SheetPages layingPages(const SharedStageSheet& sheet, const SheetFormat& format) {
    const QRectF area = withoutFoot(areaOf(format, QPageLayout::Portrait));
    const auto page = layingPage(*sheet, area);
    const std::size_t mostOnPage =
        roomiestGrid(area.adjusted(0, page->cardsTop, 0, 0).size()).cards();
    const std::size_t steps = page->laying.steps.size();
    const std::size_t perPage = evenShare(steps, mostOnPage);
    SheetPages pages;
    for (std::size_t first = 0; first < steps; first += perPage)
        pages.push_back({QPageLayout::Portrait, sheet->mark, sheet->author,
                         [sheet, page, first, perPage](QPainter& painter, const QRectF& place) {
                             paintPage(painter, place, *sheet, *page, first, perPage);
                         }});
    return pages;
}

} // namespace stagewright
