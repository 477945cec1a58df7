#include "editor/hextiles/sheets/note_pages.h"

#include "editor/hextiles/sheets/note_legend.h"
#include "editor/hextiles/sheets/note_pictogram.h"
#include "editor/hextiles/words/pacenote_words.h"
#include "editor/hextiles/words/role_words.h"
#include "editor/sheets/even_share.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "model/layouts/hextiles/driving/roadbook.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <span>

namespace stagewright {

namespace {

struct NotePages {
    Q_DECLARE_TR_FUNCTIONS(NotePages)
};

constexpr double leastNoteHeight = mm(23);
constexpr double mostNoteHeight = mm(30);
constexpr double noteHeadHeight = mm(8);
constexpr double noteColumnGap = mm(8);
constexpr std::size_t columns = 2;
constexpr double notePadding = mm(2);
constexpr double gapAboveLegend = mm(6);

/// A line of the roadbook, and its tile.
struct Row {
    RoadbookLine line;
    QString tile; ///< "202a · Start"
    QPolygonF way;
};

struct Roadbook {
    std::vector<Row> rows;
    NoteLegend legend;
    double legendHeight;
};

struct NoteFields {
    QRectF distance;
    QRectF pictogram;
    QRectF words;
};

NoteFields fieldsOf(const QRectF& row) {
    const double top = row.top();
    const double height = row.height();
    NoteFields fields;
    fields.distance = {row.left(), top, mm(12), height};
    fields.pictogram = {fields.distance.right(), top, mm(44), height};
    const double left = fields.pictogram.right() + notePadding;
    fields.words = {left, top, row.right() - left, height};
    return fields;
}

std::vector<Row> rowsOf(const StageSheet& sheet) {
    const RoadGraph roads(sheet.stage, sheet.catalogue);
    const std::vector<RoadbookLine> lines = roadbook(roads, sheet.route);
    std::vector<Row> rows;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const RouteStep& step = sheet.route.steps[i];
        const TileSide& side = *roads.side(static_cast<std::size_t>(step.placement));
        QStringList tile{side.id.toString(), roleWord(side.role)};
        tile.removeAll(QString());
        rows.push_back({lines[i], tile.join(QStringLiteral(" · ")),
                        wayOf(side.roads[static_cast<std::size_t>(step.road)], step.forward)});
    }
    return rows;
}

/// What heading and legend leave of a page for the rows.
double heightForRows(const QRectF& area, const Roadbook& book) {
    return area.height() - noteHeadHeight - gapAboveLegend - book.legendHeight;
}

void paintHead(QPainter& painter, const QRectF& head) {
    painter.setPen(QColor(sheetGrey));
    const QFont font = sheetFont(8);
    const NoteFields fields = fieldsOf(head);
    paintLine(painter, fields.distance, font, NotePages::tr("Spaces"));
    paintLine(painter, fields.pictogram, font, NotePages::tr("Way"),
              Qt::AlignHCenter | Qt::AlignVCenter);
    paintLine(painter, fields.words, font, NotePages::tr("Tile and note"));
    paintRule(painter, head.bottomLeft(), head.width());
}

QStringList oneALine(const QStringList& notes, const QFont& font, QPaintDevice* device,
                     double width) {
    QStringList lines;
    for (const QString& note : notes)
        lines << wrapped(note, font, device, width, std::numeric_limits<int>::max());
    return lines;
}

/// A note as it fits a row.
struct NoteLines {
    QFont font;
    QStringList lines;
};

/// One thing a line where there is room, else as few lines as may be; smaller where that is too
/// much.
NoteLines fitted(const Pacenote& note, QPaintDevice* device, const QSizeF& room) {
    constexpr double usual = 9.5; // points
    constexpr double least = 6.5;
    QStringList notes;
    for (const QString& line : pacenoteLines(note))
        notes << withNumbersHeld(line);
    for (double points = usual;; points -= 0.5) {
        const QFont font = sheetFont(points);
        const auto fits = [&](const QStringList& lines) {
            return static_cast<double>(lines.size()) * lineHeight(font, device) <= room.height();
        };
        if (QStringList lines = oneALine(notes, font, device, room.width()); fits(lines))
            return {font, lines};
        if (QStringList lines = packed(notes, font, device, room.width());
            fits(lines) || points <= least)
            return {font, lines};
    }
}

void paintWords(QPainter& painter, const QRectF& place, const Row& row) {
    const QFont bold = sheetFont(11, QFont::Bold);
    const double first = lineHeight(bold, painter.device());
    const auto [font, lines] =
        fitted(row.line.note, painter.device(), {place.width(), place.height() - first - mm(1)});
    const double height =
        first + lineHeight(font, painter.device()) * static_cast<double>(lines.size());
    const QRectF text = place.adjusted(0, (place.height() - height) / 2, 0, 0);
    paintLines(painter, text, bold, {row.tile});
    paintLines(painter, text.adjusted(0, first, 0, 0), font, lines);
}

void paintRow(QPainter& painter, const QRectF& place, const Row& row) {
    const NoteFields fields = fieldsOf(place);
    painter.setPen(QColor(sheetInk));
    const QRectF upper(fields.distance.left(), place.center().y() - mm(7), fields.distance.width(),
                       mm(7));
    paintLine(painter, upper, sheetFont(14, QFont::Bold), QString::number(row.line.before));
    paintWords(painter, fields.words, row);
    painter.setPen(QColor(sheetGrey));
    paintLine(painter, upper.translated(0, mm(7)), sheetFont(9),
              NotePages::tr("+%1").arg(row.line.spaces));
    QRectF pictogram(0, 0, fields.pictogram.width() - 2 * notePadding,
                     leastNoteHeight - 2 * notePadding);
    pictogram.moveCenter(fields.pictogram.center());
    paintPictogram(painter, pictogram, row.line.note, row.way);
    paintRule(painter, place.bottomLeft(), place.width());
}

void paintPage(QPainter& painter, const QRectF& area, const StageSheet& sheet, const Roadbook& book,
               std::span<const Row> rows) {
    const QRectF below = paintPartHeading(painter, area, sheet.name, NotePages::tr("Roadbook"));
    const std::size_t perColumn = (rows.size() + columns - 1) / columns;
    const double rowHeight = std::clamp(heightForRows(below, book) / static_cast<double>(perColumn),
                                        leastNoteHeight, mostNoteHeight);
    const double width = (below.width() - noteColumnGap * (columns - 1)) / columns;
    for (std::size_t first = 0, column = 0; first < rows.size(); first += perColumn, ++column) {
        const double left = below.left() + static_cast<double>(column) * (width + noteColumnGap);
        paintHead(painter, {left, below.top(), width, noteHeadHeight});
        QRectF place(left, below.top() + noteHeadHeight, width, rowHeight);
        for (const Row& row : rows.subspan(first, std::min(perColumn, rows.size() - first))) {
            paintRow(painter, place, row);
            place.translate(0, rowHeight);
        }
    }
    const double bottom =
        below.top() + noteHeadHeight + rowHeight * static_cast<double>(perColumn) + gapAboveLegend;
    paintNoteLegend(painter, {below.left(), bottom, below.width(), book.legendHeight}, book.legend);
}

/// For a stage whose roads lead nowhere yet.
void paintNoRoute(QPainter& painter, const QRectF& area, const StageSheet& sheet) {
    const QRectF below = paintPartHeading(painter, area, sheet.name, NotePages::tr("Roadbook"));
    const QFont font = sheetFont(10);
    paintLines(painter, below, font,
               wrapped(NotePages::tr("There is no route: the stage has no start tile."), font,
                       painter.device(), below.width(), 2));
}

std::shared_ptr<const Roadbook> roadbookOf(const StageSheet& sheet, double width) {
    Roadbook book{rowsOf(sheet), {}, 0};
    std::vector<Pacenote> notes;
    notes.reserve(book.rows.size());
    for (const Row& row : book.rows)
        notes.push_back(row.line.note);
    book.legend = noteLegend(notes, width);
    book.legendHeight = heightOf(book.legend);
    return std::make_shared<const Roadbook>(std::move(book));
}

} // namespace

SheetPages notePages(const SharedStageSheet& sheet, const SheetFormat& format) {
    const QRectF area = withoutPartHeading(withoutFoot(areaOf(format, QPageLayout::Portrait)));
    const auto book = roadbookOf(*sheet, area.width());
    SheetPage page{
        QPageLayout::Portrait, sheet->mark, sheet->author,
        [sheet](QPainter& painter, const QRectF& place) { paintNoRoute(painter, place, *sheet); }};
    const std::size_t rows = book->rows.size();
    if (rows == 0)
        return {page};
    const double inColumn = std::floor(heightForRows(area, *book) / leastNoteHeight);
    const std::size_t perPage =
        evenShare(rows, columns * static_cast<std::size_t>(std::max(1.0, inColumn)));
    SheetPages pages;
    for (std::size_t first = 0; first < rows; first += perPage) {
        page.paint = [sheet, book, first, perPage](QPainter& painter, const QRectF& place) {
            const std::size_t count = std::min(perPage, book->rows.size() - first);
            paintPage(painter, place, *sheet, *book, std::span(book->rows).subspan(first, count));
        };
        pages.push_back(page);
    }
    return pages;
}

} // namespace stagewright
