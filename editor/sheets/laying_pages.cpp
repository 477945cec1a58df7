#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "editor/sheets/stage_sheet.h"
#include "editor/tokens/token_painter.h"
#include "model/hex/geometry.h"
#include "model/stage/laying_steps.h"

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
/// What a picture shows, in circumradii: a tile and half of those around it.
constexpr double pictureSpan = 4.2;
constexpr double outlineWidth = 0.07;
constexpr double digitSize = 0.34;
constexpr double numberSize = 0.3;

/// The steps and the tiles that they lay.
struct Laying {
    std::vector<LayingStep> steps;
    std::vector<Placement> tiles;
};

struct Grid {
    std::size_t columns;
    std::size_t rows;
    [[nodiscard]] std::size_t cards() const { return columns * rows; }
};

QRectF belowKey(const QRectF& area) {
    return area.adjusted(0, keyHeight + cardGap, 0, 0);
}

Grid gridOf(const QSizeF& size) {
    const auto fitting = [](double room, double least) {
        return static_cast<std::size_t>(
            std::max(1.0, std::floor((room + cardGap) / (least + cardGap))));
    };
    return {fitting(size.width(), leastCardWidth), fitting(size.height(), leastCardHeight)};
}

/// A number in a disc, upright, in circumradii.
void paintDigit(QPainter& painter, QPointF at, int digit, bool isOwn) {
    constexpr int unit = 100; // fonts come in whole pixels
    painter.save();
    painter.translate(at);
    painter.scale(digitSize / unit, digitSize / unit);
    painter.setPen(QPen(Qt::black, 6));
    painter.setBrush(isOwn ? Qt::black : Qt::white);
    constexpr double half = unit / 2.0;
    painter.drawEllipse(QPointF(), half, half);
    QFont font = sheetFont(1, QFont::Bold);
    font.setPixelSize(unit * 7 / 10);
    painter.setFont(font);
    painter.setPen(isOwn ? Qt::white : Qt::black);
    painter.drawText(QRectF(-unit, -unit, 2 * unit, 2 * unit), Qt::AlignCenter,
                     QString::number(digit));
    painter.restore();
}

int edgeNumber(Edge edge) {
    return index(edge) + 1;
}

/// Within a tile, beside the middle of its edge.
QPointF besideEdge(const Placement& tile, Edge printed) {
    return centre(tile.hex) + outward(onBoard(printed, tile)) * (apothem - 0.2);
}

QPolygonF outlineOf(Hex hex) {
    return QPolygonF(QList<QPointF>(corners().begin(), corners().end())).translated(centre(hex));
}

void paintTile(QPainter& painter, const StageSheet& sheet, const Placement& tile) {
    if (const TileSide* side = sheet.catalogue.find(tile.side))
        sheet.smallFaces->paint(painter, tile, *side);
    painter.setPen(QPen(QColor(0, 0, 0, 140), 0.02));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(outlineOf(tile.hex));
}

/// Tiles laid before, pale, then the new one with a strong outline.
void paintBoard(QPainter& painter, const StageSheet& sheet, const Laying& laying,
                std::size_t step) {
    const Placement& laid = laying.tiles[step];
    for (std::size_t i = 0; i < step; ++i) {
        const QPointF away = centre(laying.tiles[i].hex) - centre(laid.hex);
        if (std::hypot(away.x(), away.y()) > 2)
            continue;
        paintTile(painter, sheet, laying.tiles[i]);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(255, 255, 255, 120));
        painter.drawPolygon(outlineOf(laying.tiles[i].hex));
        paintPlate(painter, centre(laying.tiles[i].hex), laying.tiles[i].side.toString(),
                   numberSize);
    }
    paintTile(painter, sheet, laid);
    paintTokensOf(painter, laid);
    painter.setPen(QPen(Qt::black, outlineWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(outlineOf(laid.hex));
    const auto* joint = std::get_if<Joint>(&laying.steps[step].place);
    const Edge own = joint ? joint->own : onTile(Edge::N, laid);
    if (joint) {
        const Placement& other = laying.tiles[joint->step];
        paintDigit(painter, besideEdge(other, joint->theirs), edgeNumber(joint->theirs), false);
    }
    paintDigit(painter, besideEdge(laid, own), edgeNumber(own), true);
    // Across from the disc.
    const bool isAbove = outward(onBoard(own, laid)).y() < 0;
    paintPlate(painter, centre(laid.hex) + QPointF(0, isAbove ? 0.64 : -0.64), laid.side.toString(),
               numberSize);
}

void paintPicture(QPainter& painter, const QRectF& place, const StageSheet& sheet,
                  const Laying& laying, std::size_t step) {
    painter.save();
    painter.setClipRect(place);
    const double scale = std::min(place.width(), place.height()) / pictureSpan;
    painter.translate(place.center());
    painter.scale(scale, scale);
    painter.translate(-centre(laying.tiles[step].hex));
    paintBoard(painter, sheet, laying, step);
    painter.restore();
}

/// "Its edge 4 against edge 1 of 205a (step 3)"
QString howToLay(const Laying& laying, std::size_t step) {
    if (const auto* joint = std::get_if<Joint>(&laying.steps[step].place))
        return LayingPages::tr("Its edge %1 against edge %2 of %3 (step %4)")
            .arg(edgeNumber(joint->own))
            .arg(edgeNumber(joint->theirs))
            .arg(laying.tiles[joint->step].side.toString())
            .arg(joint->step + 1);
    const int up = edgeNumber(onTile(Edge::N, laying.tiles[step]));
    return step == 0 ? LayingPages::tr("Begin here, its edge %1 at the top").arg(up)
                     : LayingPages::tr("Apart from the others, its edge %1 at the top; the map "
                                       "shows where")
                           .arg(up);
}

void paintCard(QPainter& painter, const QRectF& card, const StageSheet& sheet, const Laying& laying,
               std::size_t step) {
    paintPicture(painter, card.adjusted(mm(1), mm(1), -mm(1), -textHeight), sheet, laying, step);
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

/// How edges are counted, at a tile as it is printed.
void paintKey(QPainter& painter, const QRectF& area) {
    constexpr double radius = keyHeight / 2 / apothem * 0.97;
    painter.save();
    painter.translate(area.left() + radius, area.top() + keyHeight / 2);
    painter.scale(radius, radius);
    painter.setPen(QPen(QColor(sheetInk), 0.03));
    painter.setBrush(Qt::NoBrush);
    Placement printed;
    painter.drawPolygon(outlineOf(printed.hex));
    for (const Edge edge : allEdges)
        paintDigit(painter, besideEdge(printed, edge), edgeNumber(edge), edge == Edge::N);
    painter.restore();
    painter.setPen(QColor(sheetInk));
    const QRectF text = area.adjusted(2 * radius + mm(4), 0, 0, 0);
    const QFont font = sheetFont(9);
    const QString words = LayingPages::tr(
        "Hold a tile so that its number stands upright: edge 1 is at the top, the others follow "
        "clockwise. Each picture shows the new tile with a strong outline and those laid before "
        "in pale. The edge in a black disc is that of the new tile; put it against the edge in a "
        "white one.");
    paintLines(painter, text, font, wrapped(words, font, painter.device(), text.width(), 4));
}

void paintPage(QPainter& painter, const QRectF& area, const StageSheet& sheet, const Laying& laying,
               std::size_t first, std::size_t count) {
    const QRectF below = paintPartHeading(painter, area, LayingPages::tr("Laying order"));
    paintKey(painter, below);
    const QRectF cards = belowKey(below);
    const Grid grid = gridOf(cards.size());
    const double across = (cards.width() + cardGap) / static_cast<double>(grid.columns);
    const double down = (cards.height() + cardGap) / static_cast<double>(grid.rows);
    const std::size_t last = std::min(first + count, laying.steps.size());
    for (std::size_t step = first; step < last; ++step) {
        const auto column = static_cast<double>((step - first) % grid.columns);
        const auto row = static_cast<double>((step - first) / grid.columns);
        const QRectF card(cards.left() + column * across, cards.top() + row * down,
                          across - cardGap, down - cardGap);
        paintCard(painter, card, sheet, laying, step);
    }
}

} // namespace

SheetPages layingPages(const SharedStageSheet& sheet, const SheetFormat& format) {
    auto steps = layingSteps(sheet->stage, sheet->catalogue);
    auto tiles = placementsOf(steps);
    const auto laying = std::make_shared<const Laying>(Laying{std::move(steps), std::move(tiles)});
    const QRectF area = withoutFoot(areaOf(format, QPageLayout::Portrait));
    const std::size_t mostOnPage = gridOf(belowKey(withoutPartHeading(area)).size()).cards();
    const std::size_t perPage = evenShare(laying->steps.size(), mostOnPage);
    SheetPages pages;
    for (std::size_t first = 0; first < laying->steps.size(); first += perPage)
        pages.push_back({QPageLayout::Portrait, sheet->mark, sheet->author,
                         [sheet, laying, first, perPage](QPainter& painter, const QRectF& page) {
                             paintPage(painter, page, *sheet, *laying, first, perPage);
                         }});
    return pages;
}

} // namespace stagewright
