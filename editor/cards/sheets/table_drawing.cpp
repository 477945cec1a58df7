#include "editor/cards/sheets/table_drawing.h"

#include "editor/cards/faces/table_painter.h"
#include "editor/drawing/fitted_text.h"
#include "model/layouts/cards/dirt_and_dust.h"
#include "model/one_line.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct TableMap {
    Q_DECLARE_TR_FUNCTIONS(TableMap)
};

// In millimetres.
constexpr double tableWidth = 200;
constexpr double titleLine = 12;
constexpr double authorLine = 6;
constexpr int leastWidthOfTexts = 260; // pixels

QImage pictureOfTable(const Stage& stage, const Games& games, QSize size, qreal devicePixelRatio,
                      QColor ground) {
    QImage picture = bareGround(size, devicePixelRatio, ground);
    const CardTable& table = cardTableOf(stage);
    if (table.seats.isEmpty())
        return picture;
    QPainter painter(&picture);
    TableStyle style = screenTable(ground.lightness() < 128);
    style.texts = size.width() >= leastWidthOfTexts;
    paintTable(painter, TableGrid(QRectF(QPointF(), QSizeF(size)), table.seats.size()), table,
               games.data<CardGame>(), style);
    return picture;
}

QPolygonF outlineOnTable(const Stage& stage, const Games&, Place place, QSize size) {
    const CardTable& table = cardTableOf(stage);
    if (table.seats.isEmpty())
        return {};
    const TableGrid grid(QRectF(QPointF(), QSizeF(size)), table.seats.size());
    switch (static_cast<TableZone>(place.x)) {
    case TableZone::Shop:
        return {grid.pile(place.y)};
    case TableZone::Player:
        return {grid.seat(place.y - 1)};
    case TableZone::StageCard:
    case TableZone::Ghost:
        break;
    }
    return {};
}

Expected<Picture> mapOfTable(const Stage& stage, const Games& games, const MapOptions& options) {
    if (options.graph || options.drive)
        return tl::unexpected(Fault{TableMap::tr("no car drives on a table of cards"), {}, {}, {}});
    const QString title = options.title ? oneLine(stage.info.title).simplified() : QString();
    const QString author = options.title ? oneLine(stage.info.author).simplified() : QString();
    const double heading = (title.isEmpty() ? 0 : titleLine) + (author.isEmpty() ? 0 : authorLine);
    Picture map;
    map.title = oneLine(stage.info.title).simplified();
    map.size = QSizeF(tableWidth, heading + tableWidth * TableGrid::shape);
    map.isTransparent = options.transparent;
    const TableStyle style = paperTable(options.mono);
    map.paint = [=, table = cardTableOf(stage), game = games.data<CardGame>()](QPainter& painter,
                                                                               int) {
        QRectF line(0, 0, tableWidth, titleLine);
        if (!title.isEmpty()) {
            paintFitted(painter, title, line, titleLine * 0.45, Qt::black, true);
            line.translate(0, titleLine);
        }
        line.setHeight(authorLine);
        if (!author.isEmpty())
            paintFitted(painter, author, line, authorLine * 0.45, Qt::black);
        const QRectF area(0, heading, tableWidth, tableWidth * TableGrid::shape);
        paintTable(painter, TableGrid(area, table.seats.size()), table, game, style);
    };
    return map;
}

} // namespace

StageDrawing cardDrawing() {
    StageDrawing drawing;
    drawing.picture = pictureOfTable;
    drawing.map = mapOfTable;
    drawing.density = [](int pixelsPerCard) {
        return pixelsPerCard / TableGrid({0, 0, tableWidth, tableWidth}, 1).slot(1).width();
    };
    return drawing;
}

PlaceOutlines cardOutlines() {
    return {outlineOnTable};
}

} // namespace stagewright
