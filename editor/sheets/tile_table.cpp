#include "editor/sheets/tile_table.h"

#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "model/hex/geometry.h"
#include "model/stage/boxes_for.h"
#include "model/stage/tile_list.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

struct TileTable {
    Q_DECLARE_TR_FUNCTIONS(TileTable)
};

constexpr double leastColumnWidth = mm(84);
constexpr double columnGap = mm(8);
constexpr double headHeight = mm(8);
constexpr double leastRowHeight = mm(14);
/// Where there is room, pictures are larger.
constexpr double mostRowHeight = mm(19);
constexpr double tickSize = mm(4.5);

std::size_t columnsIn(double width) {
    return static_cast<std::size_t>(
        std::max(1.0, std::floor((width + columnGap) / (leastColumnWidth + columnGap))));
}

std::size_t rowsIn(double height) {
    return static_cast<std::size_t>(
        std::max(1.0, std::floor((height - headHeight) / leastRowHeight)));
}

/// The fields of a row of the table, from left to right.
struct Fields {
    QRectF tick;
    QRectF face;
    QRectF name;
    QRectF side;
    QRectF count;
    QRectF box;
};

/// @param rowHeight of the rows below, where `row` is the head
Fields fieldsOf(const QRectF& row, double rowHeight) {
    double left = row.left();
    const auto next = [&](double width, double gap) {
        const QRectF field(left, row.top(), width, row.height());
        left += width + gap;
        return field;
    };
    Fields fields;
    fields.tick = next(tickSize, mm(2.5));
    fields.face = next(rowHeight * 0.97, mm(2.5));
    fields.name = next(mm(11.5), mm(1));
    fields.side = next(mm(6), mm(2));
    fields.count = next(mm(9), mm(2));
    fields.box = next(row.right() - left, 0);
    return fields;
}

void paintHead(QPainter& painter, const QRectF& head, double rowHeight) {
    painter.setPen(QColor(sheetGrey));
    const QFont font = sheetFont(8);
    const Fields fields = fieldsOf(head, rowHeight);
    paintLine(painter, fields.name, font, TileTable::tr("Tile"));
    paintLine(painter, fields.side.adjusted(0, 0, mm(2), 0), font, TileTable::tr("Side"));
    paintLine(painter, fields.count.adjusted(0, 0, mm(2), 0), font, TileTable::tr("Count"));
    paintLine(painter, fields.box, font, TileTable::tr("Box"));
    paintRule(painter, head.bottomLeft(), head.width());
}

void paintTick(QPainter& painter, const QRectF& place) {
    QRectF tick(0, 0, tickSize, tickSize);
    tick.moveCenter(place.center());
    painter.setPen(QPen(QColor(sheetInk), mm(0.3)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(tick);
}

void paintSmallFace(QPainter& painter, const QRectF& place, const TileSide& side,
                    FaceStencils& faces) {
    painter.save();
    painter.translate(place.center());
    painter.scale(place.width() / 2, place.width() / 2);
    faces.paint(painter, Placement(), side);
    painter.restore();
}

/// The boxes, and below them what is on the table already.
QStringList sourceLines(const TileTableRow& entry, const QFont& font, QPaintDevice* device,
                        double width) {
    QStringList notes;
    if (entry.stay > 0)
        notes << (entry.stay == entry.count ? TileTable::tr("stays where it lies")
                                            : TileTable::tr("%1 stay").arg(entry.stay));
    if (entry.move > 0)
        notes << (entry.move == entry.count ? TileTable::tr("on the table, moves")
                                            : TileTable::tr("%1 move").arg(entry.move));
    constexpr int mostLines = 3;
    const int room = mostLines - static_cast<int>(notes.size());
    const QStringList boxes =
        entry.boxes.size() <= room
            ? entry.boxes
            : wrapped(entry.boxes.join(QStringLiteral(", ")), font, device, width, room);
    return boxes + notes;
}

void paintSource(QPainter& painter, const QRectF& place, const TileTableRow& entry) {
    const QFont font = sheetFont(8.5);
    const QStringList lines = sourceLines(entry, font, painter.device(), place.width());
    const double height = lineHeight(font, painter.device()) * static_cast<double>(lines.size());
    paintLines(painter, place.adjusted(0, (place.height() - height) / 2, 0, 0), font, lines);
}

void paintRow(QPainter& painter, const QRectF& row, const TileTableRow& entry,
              FaceStencils& faces) {
    const Fields fields = fieldsOf(row, row.height());
    if (entry.toPick() > 0)
        paintTick(painter, fields.tick);
    if (entry.side)
        paintSmallFace(painter, fields.face, *entry.side, faces);
    painter.setPen(QColor(sheetInk));
    if (entry.letter.isEmpty()) {
        // Nothing to pair with: a tile of one side, or a token, whose name may be long.
        const QRectF& first = entry.side ? fields.name : fields.face;
        const QRectF place(first.topLeft(), QPointF(fields.side.right(), row.bottom()));
        paintLine(painter, place, sheetFont(entry.side ? 13 : 9, QFont::Bold), entry.name);
    } else {
        paintLine(painter, fields.name, sheetFont(13, QFont::Bold), entry.name);
        paintLine(painter, fields.side, sheetFont(13, QFont::Bold), entry.letter);
    }
    paintLine(painter, fields.count, sheetFont(11), QString::number(entry.count));
    paintSource(painter, fields.box, entry);
    paintRule(painter, row.bottomLeft(), row.width());
}

} // namespace

std::vector<TileTableRow> tileTable(const Stage& stage, const Catalogue& catalogue,
                                    const std::optional<TileMove>& fromBefore) {
    const auto among = [](const QList<Placement>& tiles, TileId side) {
        return static_cast<int>(std::count_if(tiles.begin(), tiles.end(),
                                              [&](const Placement& p) { return p.side == side; }));
    };
    const BoxList boxes = boxesFor(stage, catalogue);
    std::vector<TileTableRow> rows;
    for (const auto& [tile, count] : tileList(stage)) {
        QStringList titles;
        for (const Box* box : boxesHolding(tile, boxes))
            titles << box->title;
        const QString number = tile.tile();
        rows.push_back({catalogue.find(tile), number, tile.toString().sliced(number.size()), count,
                        titles, 0, 0});
        if (fromBefore) {
            rows.back().stay = among(fromBefore->stay, tile);
            rows.back().move = among(fromBefore->move, tile);
        }
    }
    for (const auto& [token, count] : tokenList(stage))
        rows.push_back({nullptr, token, {}, count, {TileTable::tr("Token")}, 0, 0});
    return rows;
}

std::size_t rowsOnPage(const QSizeF& size) {
    return columnsIn(size.width()) * rowsIn(size.height());
}

void paintTileTable(QPainter& painter, const QRectF& area, std::span<const TileTableRow> rows,
                    FaceStencils& faces) {
    const std::size_t columns = columnsIn(area.width());
    const std::size_t perColumn = (rows.size() + columns - 1) / columns;
    const double gaps = columnGap * static_cast<double>(columns - 1);
    const double width = (area.width() - gaps) / static_cast<double>(columns);
    const double rowHeight = std::clamp(
        (area.height() - headHeight) / static_cast<double>(std::max<std::size_t>(perColumn, 1)),
        leastRowHeight, mostRowHeight);
    for (std::size_t first = 0, column = 0; first < rows.size(); first += perColumn, ++column) {
        const double left = area.left() + static_cast<double>(column) * (width + columnGap);
        paintHead(painter, {left, area.top(), width, headHeight}, rowHeight);
        QRectF row(left, area.top() + headHeight, width, rowHeight);
        for (const TileTableRow& entry :
             rows.subspan(first, std::min(perColumn, rows.size() - first))) {
            paintRow(painter, row, entry, faces);
            row.translate(0, rowHeight);
        }
    }
}

} // namespace stagewright
