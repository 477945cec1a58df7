#include "editor/hextiles/sheets/laying_pages.h"

#include "editor/hextiles/sheets/laid_stage.h"
#include "editor/hextiles/sheets/laying_grid.h"
#include "editor/hextiles/sheets/laying_picture.h"
#include "editor/hextiles/sheets/setup_page.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"

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

constexpr double notePoints = 10;
constexpr double keyPoints = 9;
constexpr int mostKeyLines = 4;
constexpr int mostTileNoteLines = 8;

/// What all pages of a stage share.
struct LayingPage {
    LaidSteps laying;
    QStringList key;       ///< what the pictures show, in lines
    QStringList firstNote; ///< on the first page: what is to be done first, in lines
    LayingGrid grid;
    QSizeF box;
    double lastHeight = 0; ///< that the fillers need below the last boxes; 0: there are none

    [[nodiscard]] std::size_t onPage() const { return grid.onPage(laying.count()); }
};

/// "against 205a (step 3)"
QString howToLay(const LaidSteps& laying, std::size_t step) {
    if (const auto* joint = std::get_if<Joint>(&laying.steps[step].place)) {
        const QString against = laying.tiles[joint->step].side.toString();
        return joint->step < laying.firstToLay
                   ? LayingPages::tr("against %1, which lies").arg(against)
                   : LayingPages::tr("against %1 (step\u00a0%2)")
                         .arg(against)
                         .arg(laying.number(joint->step));
    }
    return step == 0 ? LayingPages::tr("begin here") : LayingPages::tr("apart, as on the map");
}

/// What is to be done before a stage that is laid after another.
QString whatStays(const LaidSteps& laying) {
    QStringList lying;
    for (std::size_t step = 0; step < laying.firstToLay; ++step)
        lying << laying.tiles[step].side.toString();
    if (lying.isEmpty())
        return {};
    return LayingPages::tr("Leave %n tile(s) exactly as they lie: %1. Take all others off the "
                           "table.",
                           nullptr, static_cast<int>(lying.size()))
        .arg(lying.join(QStringLiteral(", ")));
}

QString keyText(bool limitsAreOnMap) {
    return limitsAreOnMap
               ? LayingPages::tr(
                     "Each picture lies as the map does. The new tile has a strong outline, those "
                     "laid before are pale; where the double line is, it is put against the tile "
                     "named below. The numbers are turned as the tiles are. Limits are on the "
                     "map.")
               : LayingPages::tr(
                     "Each picture lies as the map does. The new tile has a strong outline, those "
                     "laid before are pale; where the double line is, it is put against the tile "
                     "named below. The numbers are turned as the tiles are. For limits see the "
                     "tiles.");
}

void paintCard(QPainter& painter, const QRectF& card, const LaidSteps& laying, std::size_t step,
               LayingPen& pen) {
    pen.paint(painter, card.adjusted(mm(1), mm(1), -mm(1), -layingTextHeight), laying, step,
              leastSheetText);
    painter.setPen(QPen(QColor(sheetRule), mm(0.2)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(card);
    const QRectF line(card.left() + mm(2), card.bottom() - layingTextHeight, card.width() - mm(4),
                      layingTextHeight);
    painter.setPen(QColor(sheetInk));
    const QFont bold = sheetFont(11, QFont::Bold);
    const QString tile = laying.tiles[step].side.toString();
    const QString number = QString::number(laying.number(step));
    paintLine(painter, line, bold, tile);
    paintLine(painter, line, sheetFont(11), number, Qt::AlignRight | Qt::AlignVCenter);
    const double left = textWidth(tile, bold, painter.device()) + mm(2);
    const double right = textWidth(number, bold, painter.device()) + mm(1);
    paintLine(painter, line.adjusted(left, 0, -right, 0), sheetFont(8.5), howToLay(laying, step));
}

/// The height of lines and the gap below them; none of nothing.
double heightOfLines(const QStringList& lines, const QFont& font) {
    QImage device = sheetDevice();
    return lines.isEmpty()
               ? 0
               : lineHeight(font, &device) * static_cast<double>(lines.size()) + layingBoxGap;
}

QFont noteFont() {
    return sheetFont(notePoints, QFont::Bold);
}

/// Where the boxes begin, below the page's top.
double boxesTop(const LayingPage& page, bool isFirst) {
    return heightOfLines(page.key, sheetFont(keyPoints)) +
           (isFirst ? heightOfLines(page.firstNote, noteFont()) : 0);
}

/// What so many boxes leave of the room for them: below their rows, or else beside the last; empty
/// where that is too little for a picture of the stage.
QRectF leftOf(const QRectF& room, const LayingPage& page, std::size_t boxes) {
    constexpr QSizeF least(mm(85), mm(55));
    const std::size_t columns = page.grid.columns;
    const double down = page.box.height() + layingBoxGap;
    const double across = page.box.width() + layingBoxGap;
    const std::size_t fullRows = (boxes + columns - 1) / columns;
    const auto rows = static_cast<double>(fullRows);
    const QRectF below = room.adjusted(0, rows * down, 0, 0);
    if (below.height() >= (page.lastHeight > 0 ? page.lastHeight : least.height()))
        return below;
    if (boxes == 0 || page.lastHeight > 0)
        return {};
    const auto inLast = static_cast<double>((boxes - 1) % columns + 1);
    const QRectF beside = room.adjusted(inLast * across, (rows - 1) * down, 0, 0);
    const bool isRoomy = beside.width() >= least.width() && beside.height() >= least.height();
    return isRoomy ? beside : QRectF();
}

/// @param first step of the page; beyond the last where the fillers have a page to themselves
void paintPage(QPainter& painter, const QRectF& area, const StageSheet& sheet,
               const LayingPage& page, std::size_t first, LayingPen& pen) {
    const QRectF below =
        paintPartHeading(painter, area, sheet.name, LayingPages::tr("Laying order"));
    const bool isFirst = first == page.laying.firstToLay;
    painter.setPen(QColor(sheetInk));
    const QFont keyFont = sheetFont(keyPoints);
    if (isFirst)
        paintLines(painter, below, noteFont(), page.firstNote);
    paintLines(painter,
               below.adjusted(0, isFirst ? heightOfLines(page.firstNote, noteFont()) : 0, 0, 0),
               keyFont, page.key);
    const QPointF corner = below.topLeft() + QPointF(0, boxesTop(page, isFirst));
    const std::size_t end = std::min(first + page.onPage(), page.laying.firstFiller);
    for (std::size_t step = first; step < end; ++step) {
        const std::size_t column = (step - first) % page.grid.columns;
        const std::size_t row = (step - first) / page.grid.columns;
        const QPointF at(static_cast<double>(column) * (page.box.width() + layingBoxGap),
                         static_cast<double>(row) * (page.box.height() + layingBoxGap));
        paintCard(painter, {corner + at, page.box}, page.laying, step, pen);
    }
    if (end < page.laying.firstFiller)
        return;
    const QRectF left = leftOf({corner, below.bottomRight()}, page, end - first);
    const auto fillers = page.laying.fillers();
    if (!left.isEmpty() && laidStageFits(sheet, left.size(), !fillers.empty()))
        paintLaidStage(painter, left, sheet, fillers);
}

std::shared_ptr<const LayingPage> layingPage(const StageSheet& sheet, const QRectF& area,
                                             bool limitsAreOnMap) {
    QImage device = sheetDevice();
    const auto lines = [&](const QString& text, const QFont& font, int most) {
        return wrapped(text, font, &device, area.width(), most);
    };
    LayingPage page;
    page.laying =
        laidSteps(layingSteps(sheet.stage, sheet.catalogue, sheet.table.lying()), sheet.catalogue);
    page.key = lines(keyText(limitsAreOnMap), sheetFont(keyPoints), mostKeyLines);
    page.firstNote = lines(whatStays(page.laying), noteFont(), mostTileNoteLines);
    // The first page has the longest note, and all have boxes of its size.
    const QSizeF room = withoutPartHeading(area).adjusted(0, boxesTop(page, true), 0, 0).size();
    if (!page.laying.fillers().empty()) {
        const auto least = heightForFillers(sheet, area.width());
        if (least && *least <= room.height())
            page.lastHeight = *least;
        else
            page.laying.firstFiller = page.laying.tiles.size(); // each by itself
    }
    std::vector<QSizeF> pictures;
    for (std::size_t step = page.laying.firstToLay; step < page.laying.firstFiller; ++step)
        pictures.push_back(pictureBounds(page.laying, step).size());
    page.grid = layingGrid(room, pictures, page.lastHeight);
    page.box = layingBox(room, page.grid);
    return std::make_shared<const LayingPage>(std::move(page));
}

/// The first step of each page.
std::vector<std::size_t> firstSteps(const LayingPage& page, const QRectF& area) {
    const LaidSteps& laying = page.laying;
    std::vector<std::size_t> firsts;
    for (std::size_t first = laying.firstToLay; first < laying.firstFiller; first += page.onPage())
        firsts.push_back(first);
    const QSizeF room = withoutPartHeading(area).adjusted(0, boxesTop(page, true), 0, 0).size();
    const bool isFull =
        page.lastHeight > 0 && leftBelow(room, page.grid, laying.count()) < page.lastHeight;
    if (firsts.empty() || isFull)
        firsts.push_back(laying.firstFiller);
    return firsts;
}

} // namespace

SheetPages layingPages(const SharedStageSheet& sheet, const SheetFormat& format) {
    const QRectF area = withoutFoot(areaOf(format, QPageLayout::Portrait));
    const auto page = layingPage(*sheet, area, setupShowsLimits(*sheet, format));
    const auto pen = std::make_shared<LayingPen>(sheet->catalogue, *sheet->smallFaces);
    SheetPages pages;
    for (const std::size_t first : firstSteps(*page, area))
        pages.push_back({QPageLayout::Portrait, sheet->mark, sheet->author,
                         [sheet, page, pen, first](QPainter& painter, const QRectF& place) {
                             paintPage(painter, place, *sheet, *page, first, *pen);
                         }});
    return pages;
}

} // namespace stagewright
