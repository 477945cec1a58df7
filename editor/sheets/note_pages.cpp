#include "editor/language/pacenote_words.h"
#include "editor/sheets/note_pictogram.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "editor/sheets/stage_sheet.h"
#include "model/stage/roadbook.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <memory>
#include <span>

namespace stagewright {

namespace {

struct NotePages {
    Q_DECLARE_TR_FUNCTIONS(NotePages)
};

constexpr double rowHeight = mm(23);
constexpr double headHeight = mm(8);
constexpr double columnGap = mm(8);
constexpr int columns = 2;
constexpr double padding = mm(2);

/// A line of the roadbook and the number of its tile.
struct Row {
    RoadbookLine line;
    QString tile;
};

struct Fields {
    QRectF distance;
    QRectF pictogram;
    QRectF tile;
    QRectF words;
};

Fields fieldsOf(const QRectF& row) {
    const double top = row.top();
    const double height = row.height();
    Fields fields;
    fields.distance = {row.left(), top, mm(12), height};
    fields.pictogram = {fields.distance.right(), top, mm(40), height};
    fields.tile = {fields.pictogram.right() + padding, top, mm(12), height};
    fields.words = {fields.tile.right(), top, row.right() - fields.tile.right(), height};
    return fields;
}

std::vector<Row> rowsOf(const StageSheet& sheet) {
    const RoadGraph roads(sheet.stage, sheet.catalogue);
    std::vector<Row> rows;
    for (RoadbookLine& line : roadbook(roads, sheet.route)) {
        const QString tile = sheet.stage.placements()[line.placement].side.toString();
        rows.push_back({std::move(line), tile});
    }
    return rows;
}

std::size_t rowsInColumn(double height) {
    return static_cast<std::size_t>(std::max(1.0, std::floor((height - headHeight) / rowHeight)));
}

void paintHead(QPainter& painter, const QRectF& head) {
    painter.setPen(QColor(sheetGrey));
    const QFont font = sheetFont(8);
    const Fields fields = fieldsOf(head);
    paintLine(painter, fields.distance, font, NotePages::tr("Spaces"));
    paintLine(painter, fields.pictogram, font, NotePages::tr("Way"),
              Qt::AlignHCenter | Qt::AlignVCenter);
    paintLine(painter, fields.tile, font, NotePages::tr("Tile"));
    paintLine(painter, fields.words, font, NotePages::tr("Note"));
    paintRule(painter, head.bottomLeft(), head.width());
}

void paintRow(QPainter& painter, const QRectF& place, const Row& row) {
    const Fields fields = fieldsOf(place);
    painter.setPen(QColor(sheetInk));
    const QRectF upper(fields.distance.topLeft() + QPointF(0, mm(4)),
                       QSizeF(fields.distance.width(), mm(7)));
    paintLine(painter, upper, sheetFont(14, QFont::Bold), QString::number(row.line.before));
    paintLine(painter, fields.tile, sheetFont(10, QFont::Bold), row.tile);
    const QFont font = sheetFont(8.5);
    const QStringList lines = wrapped(pacenoteLines(row.line.note).join(QStringLiteral(" · ")),
                                      font, painter.device(), fields.words.width(), 4);
    const double height = lineHeight(font, painter.device()) * static_cast<double>(lines.size());
    paintLines(painter, fields.words.adjusted(0, (place.height() - height) / 2, 0, 0), font, lines);
    painter.setPen(QColor(sheetGrey));
    paintLine(painter, upper.translated(0, mm(7)), sheetFont(9),
              NotePages::tr("+%1").arg(row.line.spaces));
    paintPictogram(painter, fields.pictogram.adjusted(padding, padding, -padding, -padding),
                   row.line.note);
    paintRule(painter, place.bottomLeft(), place.width());
}

void paintPage(QPainter& painter, const QRectF& area, std::span<const Row> rows) {
    const QRectF below = paintPartHeading(painter, area, NotePages::tr("Roadbook"));
    const std::size_t fitting = rowsInColumn(below.height());
    const std::size_t perColumn =
        rows.size() <= fitting ? fitting : evenShare(rows.size(), fitting);
    const double width = (below.width() - columnGap * (columns - 1)) / columns;
    for (std::size_t first = 0, column = 0; first < rows.size(); first += perColumn, ++column) {
        const double left = below.left() + static_cast<double>(column) * (width + columnGap);
        paintHead(painter, {left, below.top(), width, headHeight});
        QRectF place(left, below.top() + headHeight, width, rowHeight);
        for (const Row& row : rows.subspan(first, std::min(perColumn, rows.size() - first))) {
            paintRow(painter, place, row);
            place.translate(0, rowHeight);
        }
    }
}

/// For a stage whose roads lead nowhere yet.
void paintNoRoute(QPainter& painter, const QRectF& area) {
    const QRectF below = paintPartHeading(painter, area, NotePages::tr("Roadbook"));
    const QFont font = sheetFont(10);
    paintLines(painter, below, font,
               wrapped(NotePages::tr("There is no route: the stage has no start tile."), font,
                       painter.device(), below.width(), 2));
}

} // namespace

SheetPages notePages(const SharedStageSheet& sheet, const SheetFormat& format) {
    const auto rows = std::make_shared<const std::vector<Row>>(rowsOf(*sheet));
    const QRectF area = withoutPartHeading(withoutFoot(areaOf(format, QPageLayout::Portrait)));
    const std::size_t perPage = evenShare(rows->size(), columns * rowsInColumn(area.height()));
    SheetPage page{QPageLayout::Portrait, sheet->mark, sheet->author, paintNoRoute};
    if (rows->empty())
        return {page};
    SheetPages pages;
    for (std::size_t first = 0; first < rows->size(); first += perPage) {
        page.paint = [rows, first, perPage](QPainter& painter, const QRectF& place) {
            const std::size_t count = std::min(perPage, rows->size() - first);
            paintPage(painter, place, std::span(*rows).subspan(first, count));
        };
        pages.push_back(page);
    }
    return pages;
}

} // namespace stagewright
