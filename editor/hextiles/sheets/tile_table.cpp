#include "editor/hextiles/sheets/tile_table.h"

#include "editor/hextiles/tokens/token_painter.h"
#include "editor/sheets/even_share.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "model/layouts/hextiles/hex/geometry.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

struct TileTable {
    Q_DECLARE_TR_FUNCTIONS(TileTable)
};

constexpr double leastColumnWidth = mm(84);
constexpr double tileColumnGap = mm(8);
constexpr double headingHeight = mm(8);  ///< of a section
constexpr double tileHeadHeight = mm(6); ///< of its columns
constexpr double sectionGap = mm(4);
constexpr double usualTileRowHeight = mm(14);
/// Where it saves a page.
constexpr double leastTileRowHeight = mm(11);
/// Where there is room, pictures are larger.
constexpr double mostTileRowHeight = mm(19);
constexpr double tickSize = mm(4.5);

std::size_t columnsIn(double width) {
    return static_cast<std::size_t>(
        std::max(1.0, std::floor((width + tileColumnGap) / (leastColumnWidth + tileColumnGap))));
}

std::size_t linesOf(std::size_t rows, std::size_t columns) {
    return (rows + columns - 1) / columns;
}

/// A section's part, without the gap below it, but for its rows.
constexpr double fixedHeight = headingHeight + tileHeadHeight;

/// The fields of a row of the table, from left to right.
struct TileFields {
    QRectF tick;
    QRectF face;
    QRectF name;
    QRectF side;
    QRectF count;
    QRectF box;
    // Of a token, whose name may be long, in place of those behind its picture.
    QRectF token;
    QRectF tokenCount;
};

/// @param rowHeight of the rows below, where `row` is the head
TileFields fieldsOf(const QRectF& row, double rowHeight) {
    double left = row.left();
    const auto next = [&](double width, double gap) {
        const QRectF field(left, row.top(), width, row.height());
        left += width + gap;
        return field;
    };
    TileFields fields;
    fields.tick = next(tickSize, mm(2.5));
    fields.face = next(rowHeight * 0.97, mm(2.5));
    fields.name = next(mm(11.5), mm(1));
    fields.side = next(mm(6), mm(2));
    fields.count = next(mm(9), mm(2));
    fields.box = next(row.right() - left, 0);
    constexpr double countOfTokens = mm(12);
    fields.token = QRectF(fields.name.left(), row.top(),
                          row.right() - fields.name.left() - countOfTokens, row.height());
    fields.tokenCount =
        QRectF(fields.token.right() + mm(2), row.top(), countOfTokens - mm(2), row.height());
    return fields;
}

/// Tiles on the table need no box to be found in.
bool hasBoxes(TileOrigin source) {
    return source == TileOrigin::Box || source == TileOrigin::Back;
}

void paintHead(QPainter& painter, const QRectF& head, double rowHeight, TileOrigin source) {
    painter.setPen(QColor(sheetGrey));
    const QFont font = sheetFont(8);
    const TileFields fields = fieldsOf(head, rowHeight);
    if (source == TileOrigin::Tokens) {
        paintLine(painter, fields.token, font, TileTable::tr("Token"));
        paintLine(painter, fields.tokenCount, font, TileTable::tr("Count"));
        paintRule(painter, head.bottomLeft(), head.width());
        return;
    }
    paintLine(painter, fields.name, font, TileTable::tr("Tile"));
    paintLine(painter, fields.side.adjusted(0, 0, mm(2), 0), font, TileTable::tr("Side"));
    paintLine(painter, fields.count.adjusted(0, 0, mm(2), 0), font, TileTable::tr("Count"));
    if (hasBoxes(source))
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

/// At least one, and no more than a row has room for.
int linesIn(const QRectF& place, const QFont& font, QPaintDevice* device) {
    return std::max(1, static_cast<int>(place.height() / lineHeight(font, device)));
}

/// In the middle of their height.
void paintFieldLines(QPainter& painter, const QRectF& place, const QFont& font,
                     const QStringList& lines) {
    const double height = lineHeight(font, painter.device()) * static_cast<double>(lines.size());
    paintLines(painter, place.adjusted(0, (place.height() - height) / 2, 0, 0), font, lines);
}

void paintBoxes(QPainter& painter, const QRectF& place, const QStringList& boxes) {
    const QFont font = sheetFont(8.5);
    const int most = linesIn(place, font, painter.device());
    paintFieldLines(painter, place, font,
                    boxes.size() <= most ? boxes
                                         : wrapped(boxes.join(QStringLiteral(", ")), font,
                                                   painter.device(), place.width(), most));
}

void paintTurnOver(QPainter& painter, const QRectF& place, const QString& liesAs) {
    const QFont font = sheetFont(8.5);
    paintFieldLines(painter, place, font,
                    wrapped(TileTable::tr("Lies as %1: turn it over").arg(liesAs), font,
                            painter.device(), place.width(),
                            linesIn(place, font, painter.device())));
}

void paintRow(QPainter& painter, const QRectF& row, const TileTableRow& entry, TileOrigin source,
              FaceStencils& faces) {
    const TileFields fields = fieldsOf(row, row.height());
    if (source != TileOrigin::Stays)
        paintTick(painter, fields.tick);
    if (entry.side)
        paintSmallFace(painter, fields.face, *entry.side, faces);
    else if (!entry.token.isEmpty())
        paintTokenIn(painter, fields.face.adjusted(mm(1), mm(1), -mm(1), -mm(1)), entry.token);
    painter.setPen(QColor(sheetInk));
    if (!entry.token.isEmpty()) {
        const QFont font = sheetFont(10, QFont::Bold);
        paintFieldLines(painter, fields.token, font,
                        wrapped(entry.name, font, painter.device(), fields.token.width(),
                                linesIn(fields.token, font, painter.device())));
        paintLine(painter, fields.tokenCount, sheetFont(11), QString::number(entry.count));
        paintRule(painter, row.bottomLeft(), row.width());
        return;
    }
    if (entry.letter.isEmpty()) { // a tile of one side
        const QRectF place(fields.name.topLeft(), QPointF(fields.side.right(), row.bottom()));
        paintLine(painter, place, sheetFont(13, QFont::Bold), entry.name);
    } else {
        paintLine(painter, fields.name, sheetFont(13, QFont::Bold), entry.name);
        paintLine(painter, fields.side, sheetFont(13, QFont::Bold), entry.letter);
    }
    paintLine(painter, fields.count, sheetFont(11), QString::number(entry.count));
    if (hasBoxes(source))
        paintBoxes(painter, fields.box, entry.boxes);
    else if (!entry.liesAs.isEmpty())
        paintTurnOver(painter, fields.box, entry.liesAs);
    paintRule(painter, row.bottomLeft(), row.width());
}

/// @return where the next section may begin
double paintPart(QPainter& painter, const QRectF& area, const TileSection& section,
                 const TileTablePart& part, double rowHeight, FaceStencils& faces) {
    const auto rows = std::span(section.rows).subspan(part.first, part.count);
    const QString heading = headingOf(section);
    painter.setPen(QColor(sheetInk));
    paintLine(painter, {area.left(), area.top(), area.width(), headingHeight},
              sheetFont(11, QFont::Bold),
              part.first > 0 ? TileTable::tr("%1 (continued)").arg(heading) : heading);
    const std::size_t columns = columnsIn(area.width());
    const std::size_t perColumn = linesOf(rows.size(), columns);
    const double gaps = tileColumnGap * static_cast<double>(columns - 1);
    const double width = (area.width() - gaps) / static_cast<double>(columns);
    const double top = area.top() + headingHeight;
    for (std::size_t first = 0, column = 0; first < rows.size(); first += perColumn, ++column) {
        const double left = area.left() + static_cast<double>(column) * (width + tileColumnGap);
        paintHead(painter, {left, top, width, tileHeadHeight}, rowHeight, section.source);
        QRectF row(left, top + tileHeadHeight, width, rowHeight);
        for (const TileTableRow& entry :
             rows.subspan(first, std::min(perColumn, rows.size() - first))) {
            paintRow(painter, row, entry, section.source, faces);
            row.translate(0, rowHeight);
        }
    }
    return area.top() + fixedHeight + rowHeight * static_cast<double>(perColumn) + sectionGap;
}

using TablePages = std::vector<std::vector<TileTablePart>>;

/// With rows no lower than that.
TablePages tablePagesOf(const std::vector<TileSection>& sections, const QSizeF& size,
                        double leastRow) {
    const std::size_t columns = columnsIn(size.width());
    const auto rowsIn = [&](double height) {
        const double lines = std::max(0.0, std::floor((height - fixedHeight) / leastRow));
        return static_cast<std::size_t>(lines) * columns;
    };
    const std::size_t mostOnPage = std::max(columns, rowsIn(size.height()));
    const double much = size.height() / 2; // too much to be left empty
    TablePages pages(1);
    double left = size.height();
    const auto beginPage = [&] {
        pages.emplace_back();
        left = size.height();
    };
    for (std::size_t section = 0; section < sections.size(); ++section) {
        std::size_t first = 0;
        std::size_t rest = sections[section].rows.size();
        while (rest > 0) {
            std::size_t count = std::min(rest, rowsIn(left));
            const bool isFresh = pages.back().empty();
            // Whole where it can be; a section of several pages fills them evenly.
            if (count < rest && !isFresh && (count == 0 || (rest <= mostOnPage && left < much))) {
                beginPage();
                continue;
            }
            if (count < rest && isFresh)
                count = evenShare(rest, mostOnPage);
            // Nor does a line stand alone on the next page.
            else if (count < rest && rest - count <= columns && count > columns)
                count -= columns;
            pages.back().push_back({section, first, count});
            left -=
                fixedHeight + sectionGap + leastRow * static_cast<double>(linesOf(count, columns));
            first += count;
            rest -= count;
            if (rest > 0)
                beginPage();
        }
    }
    return pages;
}

} // namespace

std::vector<std::vector<TileTablePart>> tileTablePages(const std::vector<TileSection>& sections,
                                                       const QSizeF& size) {
    TablePages usual = tablePagesOf(sections, size, usualTileRowHeight);
    TablePages closer = tablePagesOf(sections, size, leastTileRowHeight);
    return closer.size() < usual.size() ? closer : usual;
}

void paintTokenIn(QPainter& painter, const QRectF& place, const QString& id) {
    const TokenKind kind = tokenKind(id);
    const double scale =
        std::min(place.width() / kind.size.width(), place.height() / kind.size.height());
    painter.save();
    painter.translate(place.center());
    painter.scale(scale, scale);
    paintToken(painter, kind);
    painter.restore();
}

void paintTileTable(QPainter& painter, const QRectF& area, const std::vector<TileSection>& sections,
                    std::span<const TileTablePart> parts, FaceStencils& faces) {
    const std::size_t columns = columnsIn(area.width());
    std::size_t lines = 0;
    double fixed = -sectionGap;
    for (const TileTablePart& part : parts) {
        lines += linesOf(part.count, columns);
        fixed += fixedHeight + sectionGap;
    }
    const double rowHeight =
        std::clamp((area.height() - fixed) / static_cast<double>(std::max<std::size_t>(lines, 1)),
                   leastTileRowHeight, mostTileRowHeight);
    QRectF place = area;
    for (const TileTablePart& part : parts) {
        place.setTop(paintPart(painter, place, sections[part.section], part, rowHeight, faces));
    }
}

} // namespace stagewright
