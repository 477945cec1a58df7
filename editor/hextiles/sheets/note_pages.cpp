#include "editor/hextiles/sheets/note_pages.h"

#include "editor/hextiles/sheets/note_legend.h"
#include "editor/hextiles/sheets/note_pictogram.h"
#include "editor/hextiles/words/branch_words.h"
#include "editor/hextiles/words/pacenote_words.h"
#include "editor/hextiles/words/role_words.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "model/layouts/hextiles/driving/roadbook.h"
#include "model/layouts/hextiles/stage/branches.h"
#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/layouts/hextiles/stage/token_name.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>

namespace stagewright {

namespace {

struct NotePages {
    Q_DECLARE_TR_FUNCTIONS(NotePages)
};

constexpr double usualNoteHeight = mm(23);
constexpr double leastNoteHeight = mm(18.5); ///< where it saves a page
constexpr double mostNoteHeight = mm(30);
constexpr double noteHeadHeight = mm(8);
constexpr double noteColumnGap = mm(8);
constexpr std::size_t columnsOnAPage = 2;
constexpr double notePadding = mm(2);
constexpr double gapAboveLegend = mm(6);

/// A line of the roadbook and its tile, or a heading.
struct Row {
    QString heading{}; ///< empty: a line
    RoadbookLine line{};
    QString tile{};     ///< "202a · Start"
    QStringList said{}; ///< beside the note: other ways, how long it is
    QPolygonF way{};
    std::vector<QPolygonF> others{}; ///< roads on which other ways leave or come back

    /// In heights of a line.
    [[nodiscard]] double height() const { return heading.isEmpty() ? 1 : headingHeight; }

    static constexpr double headingHeight = 0.4;
};

/// Rows one below another, as indices from..to.
struct Column {
    std::size_t first;
    std::size_t end;
};

struct NoteBook {
    std::vector<Row> rows;
    NoteLegend legend;
    double legendHeight = 0;
    std::vector<Column> columns{}; ///< of all pages
    double tallest = 0;            ///< heights of a line in the fullest one
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

QString saidOf(const ForkNote& fork, const QString& name) {
    const bool left = fork.side == BendSide::Left;
    if (fork.leaves)
        return (left ? NotePages::tr("%1 leaves on the left")
                     : NotePages::tr("%1 leaves on the right"))
            .arg(name);
    return (left ? NotePages::tr("%1 comes back from the left")
                 : NotePages::tr("%1 comes back from the right"))
        .arg(name);
}

/// Makes the rows of a stage's roadbook.
class Rows {
public:
    explicit Rows(const StageSheet& sheet)
        : stage_(sheet.stage)
        , roads_(sheet.stage, sheet.catalogue)
        , book_(roadbook(roads_, sheet.route))
        , branches_(branchesOf(roads_, sheet.route))
        , isCircuit_(sheet.stage.info.kind == StageKind::Circuit) {}

    [[nodiscard]] std::vector<Row> rows() {
        if (!book_.leadIn.empty()) {
            head(NotePages::tr("From the start to the lap"));
            add(book_.leadIn);
            head(NotePages::tr("The lap"));
        }
        const std::size_t first = rows_.size();
        add(book_.lines);
        if (rows_.size() > first)
            rows_.back().said << lengthSaid();
        for (std::size_t i = 0; i < book_.branches.size(); ++i) {
            head(branchLength(book_, i, isCircuit_));
            add(book_.branches[i].lines);
        }
        return std::move(rows_);
    }

private:
    void head(const QString& text) { rows_.push_back({text}); }

    void add(const RoadbookLines& lines) {
        for (const RoadbookLine& line : lines)
            rows_.push_back(rowOf(line));
    }

    [[nodiscard]] const Road& roadOf(std::int32_t placement, std::int32_t road) const {
        return roads_.side(static_cast<std::size_t>(placement))
            ->roads[static_cast<std::size_t>(road)];
    }

    [[nodiscard]] QStringList tokensOn(std::int32_t placement) const {
        QStringList names;
        for (const Token& token : tilesOf(stage_).placements()[placement].tokens)
            names << tokenName(token.id);
        names.removeDuplicates();
        return names;
    }

    [[nodiscard]] Row rowOf(const RoadbookLine& line) const {
        const TileSide& side = *roads_.side(static_cast<std::size_t>(line.placement));
        QStringList tile{side.id.toString(), roleWord(line.endsLap ? Role::Finish : side.role)};
        tile.removeAll(QString());
        const Road& road = roadOf(line.placement, line.road);
        Row row{{}, line, tile.join(QStringLiteral(" · ")), {}, wayOf(road, line.forward), {}};
        if (const QStringList tokens = tokensOn(line.placement); !tokens.isEmpty())
            row.said << NotePages::tr("On it: %1").arg(tokens.join(QStringLiteral(", ")));
        for (const ForkNote& fork : line.forks) {
            row.said << saidOf(fork, branchName(book_, fork.branch, isCircuit_));
            const Branch& branch = branches_[fork.branch];
            const RouteStep& step = fork.leaves ? branch.steps.front() : branch.steps.back();
            row.others.push_back(
                wayBeside(roadOf(step.placement, step.road), step.forward, road, line.forward));
        }
        return row;
    }

    [[nodiscard]] QString lengthSaid() const {
        const RoadbookLine& last = book_.lines.back();
        const int spaces = last.before + last.spaces;
        return isCircuit_ ? NotePages::tr("One lap: %n space(s)", nullptr, spaces)
                          : NotePages::tr("In all: %n space(s)", nullptr, spaces);
    }

    const Stage& stage_;
    RoadGraph roads_;
    Roadbook book_;
    std::vector<Branch> branches_;
    bool isCircuit_;
    std::vector<Row> rows_;
};

/// What heading and legend leave of a page for the rows.
double heightForRows(const QRectF& area, const NoteBook& book) {
    return area.height() - noteHeadHeight - gapAboveLegend - book.legendHeight;
}

/// Columns no fuller than so many heights of a line; a heading stands last in none.
std::vector<Column> columnsOf(const std::vector<Row>& rows, double most) {
    constexpr double rounding = 1e-6; // of sums of tenths
    std::vector<Column> found;
    double filled = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool isHeading = !rows[i].heading.isEmpty();
        const double needed = rows[i].height() + (isHeading ? 1 : 0);
        if (found.empty() || filled + needed > most + rounding) {
            found.push_back({i, i});
            filled = 0;
        }
        filled += rows[i].height();
        found.back().end = i + 1;
    }
    return found;
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
NoteLines fitted(const Row& row, QPaintDevice* device, const QSizeF& room) {
    constexpr double usual = 9.5; // points
    constexpr double least = leastSheetPoints;
    QStringList notes;
    for (const QString& line : pacenoteLines(row.line.note) + row.said)
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

QFont rowTileFont() {
    return sheetFont(11, QFont::Bold);
}

constexpr double aroundWords = mm(1);

/// Of a row, of its tile and the note below it.
double heightOfWords(const NoteLines& note, QPaintDevice* device) {
    return lineHeight(rowTileFont(), device) +
           lineHeight(note.font, device) * static_cast<double>(note.lines.size()) + aroundWords;
}

double columnWidthOn(double pageWidth) {
    return (pageWidth - noteColumnGap * (columnsOnAPage - 1)) / columnsOnAPage;
}

/// A height of rows in which the words of each have room.
double leastRowHeight(const std::vector<Row>& rows, double width) {
    QImage device = sheetDevice();
    const double words = fieldsOf({0, 0, width, 0}).words.width();
    double height = leastNoteHeight;
    for (const Row& row : rows)
        if (row.heading.isEmpty())
            height = std::max(height, heightOfWords(fitted(row, &device, {words, 0}), &device));
    return height;
}

/// As few pages as it takes, and on them columns that are alike.
/// @param room for rows on a page
void setColumns(NoteBook& book, const QSizeF& room) {
    constexpr double step = 0.2; // of which all heights are multiples
    const auto mostIn = [&](double rowHeight) {
        return std::max(2.0, std::floor(room.height() / rowHeight / step) * step);
    };
    const auto columnsOnPages = [&](double most) {
        return (columnsOf(book.rows, most).size() + columnsOnAPage - 1) / columnsOnAPage *
               columnsOnAPage;
    };
    double most = mostIn(usualNoteHeight);
    std::size_t wanted = columnsOnPages(most);
    const double closer = mostIn(leastRowHeight(book.rows, columnWidthOn(room.width())));
    if (columnsOnPages(closer) < wanted) {
        most = closer;
        wanted = columnsOnPages(closer);
    }
    double tallest = 1 + Row::headingHeight;
    while (tallest < most && columnsOf(book.rows, tallest).size() > wanted)
        tallest += step;
    book.tallest = std::min(tallest, most);
    book.columns = columnsOf(book.rows, book.tallest);
}

void paintWords(QPainter& painter, const QRectF& place, const Row& row) {
    const double first = lineHeight(rowTileFont(), painter.device());
    const NoteLines note =
        fitted(row, painter.device(), {place.width(), place.height() - first - aroundWords});
    const double height = heightOfWords(note, painter.device()) - aroundWords;
    const QRectF text = place.adjusted(0, (place.height() - height) / 2, 0, 0);
    paintLines(painter, text, rowTileFont(), {row.tile});
    paintLines(painter, text.adjusted(0, first, 0, 0), note.font, note.lines);
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
                     std::min(place.height(), usualNoteHeight) - 2 * notePadding);
    pictogram.moveCenter(fields.pictogram.center());
    paintPictogram(painter, pictogram, row.line.note, row.way, row.others);
    paintRule(painter, place.bottomLeft(), place.width());
}

void paintHeading(QPainter& painter, const QRectF& place, const QString& heading) {
    painter.setPen(QColor(sheetInk));
    paintLine(painter, place, sheetFont(10.5, QFont::Bold), heading);
    paintRule(painter, place.bottomLeft(), place.width());
}

/// @param first index of its first column
void paintPage(QPainter& painter, const QRectF& area, const StageSheet& sheet, const NoteBook& book,
               std::size_t first) {
    const QRectF below = paintPartHeading(painter, area, sheet.name, NotePages::tr("Roadbook"));
    const double rowHeight =
        std::clamp(heightForRows(below, book) / book.tallest, leastNoteHeight, mostNoteHeight);
    const double width = columnWidthOn(below.width());
    double lowest = below.top();
    for (std::size_t i = first; i < std::min(first + columnsOnAPage, book.columns.size()); ++i) {
        const double left = below.left() + static_cast<double>(i - first) * (width + noteColumnGap);
        paintHead(painter, {left, below.top(), width, noteHeadHeight});
        double top = below.top() + noteHeadHeight;
        for (std::size_t row = book.columns[i].first; row < book.columns[i].end; ++row) {
            const Row& each = book.rows[row];
            const QRectF place(left, top, width, rowHeight * each.height());
            if (each.heading.isEmpty())
                paintRow(painter, place, each);
            else
                paintHeading(painter, place, each.heading);
            top += place.height();
        }
        lowest = std::max(lowest, top);
    }
    paintNoteLegend(painter,
                    {below.left(), lowest + gapAboveLegend, below.width(), book.legendHeight},
                    book.legend);
}

/// For a stage whose roads lead nowhere yet.
void paintNoRoute(QPainter& painter, const QRectF& area, const StageSheet& sheet) {
    const QRectF below = paintPartHeading(painter, area, sheet.name, NotePages::tr("Roadbook"));
    const QFont font = sheetFont(10);
    paintLines(painter, below, font,
               wrapped(NotePages::tr("There is no route: the stage has no start tile."), font,
                       painter.device(), below.width(), 2));
}

std::shared_ptr<const NoteBook> noteBookOf(const StageSheet& sheet, const QRectF& area) {
    NoteBook book{Rows(sheet).rows(), {}};
    std::vector<Pacenote> notes;
    notes.reserve(book.rows.size());
    for (const Row& row : book.rows)
        notes.push_back(row.line.note);
    book.legend = noteLegend(notes, area.width());
    book.legendHeight = heightOf(book.legend);
    setColumns(book, {area.width(), heightForRows(area, book)});
    return std::make_shared<const NoteBook>(std::move(book));
}

} // namespace

SheetPages notePages(const SharedStageSheet& sheet, const SheetFormat& format) {
    const QRectF area = withoutPartHeading(withoutFoot(areaOf(format, QPageLayout::Portrait)));
    const auto book = noteBookOf(*sheet, area);
    SheetPage page{
        QPageLayout::Portrait, sheet->mark, sheet->author,
        [sheet](QPainter& painter, const QRectF& place) { paintNoRoute(painter, place, *sheet); }};
    SheetPages pages;
    for (std::size_t first = 0; first < book->columns.size(); first += columnsOnAPage) {
        page.paint = [sheet, book, first](QPainter& painter, const QRectF& place) {
            paintPage(painter, place, *sheet, *book, first);
        };
        pages.push_back(page);
    }
    return pages.empty() ? SheetPages{page} : pages;
}

} // namespace stagewright
