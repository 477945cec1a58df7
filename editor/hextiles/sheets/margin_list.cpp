#include "editor/hextiles/sheets/margin_list.h"

#include "editor/hextiles/sheets/tile_table.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"

#include <QCoreApplication>
#include <QPen>

#include <algorithm>
#include <cmath>
#include <set>

namespace stagewright {

namespace {

struct MarginListTexts {
    Q_DECLARE_TR_FUNCTIONS(MarginList)
};

constexpr double leastListColumn = mm(40); ///< has room for headings, and titles of boxes in lines
constexpr double mostColumnWidth = mm(46);
constexpr double marginColumnGap = mm(4);
constexpr double mostPitch = 1.4; ///< from column to column, of the least
constexpr double marginRowHeight = mm(5.6);
constexpr double gapAboveSection = mm(2.5);
constexpr double marginTick = mm(3.4);
constexpr double countWidth = mm(9);
constexpr double headingPoints = 10; ///< where they have room
constexpr int mostBoxLines = 3;      ///< of boxes

QString headingInMargin(const TileSection& section) {
    switch (section.source) {
    case TileOrigin::Box:
        return MarginListTexts::tr("From the box: %1").arg(section.tiles);
    case TileOrigin::Tokens:
        return tokensHeading(section);
    case TileOrigin::Moves:
        return MarginListTexts::tr("From the table: %1").arg(section.tiles);
    case TileOrigin::Stays:
        return MarginListTexts::tr("Leave as they lie: %1").arg(section.tiles);
    case TileOrigin::Back:
        return MarginListTexts::tr("Back to the box: %1").arg(section.tiles);
    }
    return {};
}

using RowsByBoxes = std::vector<std::pair<QStringList, std::vector<TileTableRow>>>;

/// Rows by the boxes that they are found in, in the order in which those come.
RowsByBoxes rowsByBoxes(const std::vector<TileTableRow>& rows) {
    RowsByBoxes groups;
    for (const TileTableRow& row : rows) {
        auto found = std::find_if(groups.begin(), groups.end(),
                                  [&](const auto& group) { return group.first == row.boxes; });
        if (found == groups.end())
            found = groups.insert(groups.end(), {row.boxes, {}});
        found->second.push_back(row);
    }
    return groups;
}

void paintTickBox(QPainter& painter, const QRectF& row) {
    painter.setPen(QPen(QColor(sheetInk), mm(0.25)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(
        QRectF(row.left() + mm(0.2), row.center().y() - marginTick / 2, marginTick, marginTick));
}

QFont tileFont() {
    return sheetFont(11, QFont::Bold);
}

QFont tokenFont() {
    return sheetFont(8);
}

QFont turnFont() {
    return sheetFont(7.5);
}

constexpr double besideCount = mm(1.5);
constexpr double besideTile = mm(1.5);
constexpr double tokenWidth = mm(8.5); ///< with the gap beside it

QString turnSaid(const TileTableRow& row) {
    return MarginListTexts::tr("turn %1 over").arg(row.liesAs);
}

/// What a row takes that is not cut.
double widthOfRow(const TileTableRow& row) {
    QImage device = sheetDevice();
    const double before = marginTick + countWidth + besideCount;
    if (!row.token.isEmpty())
        return before + tokenWidth + textWidth(row.name, tokenFont(), &device);
    double width = before + textWidth(row.name + row.letter, tileFont(), &device);
    if (!row.liesAs.isEmpty())
        width += besideTile + textWidth(turnSaid(row), turnFont(), &device);
    return width;
}

double columnWidthFor(const std::vector<TileSection>& sections) {
    double width = leastListColumn;
    for (const TileSection& section : sections)
        for (const TileTableRow& row : section.rows)
            width = std::max(width, widthOfRow(row));
    return std::min(width, mostColumnWidth);
}

/// What a column is headed with that goes on with a section that begins within another column: no
/// count, which would seem to be one more.
QString goesOn(const QString& heading) {
    return QStringLiteral("… ") + heading.section(u':', 0, 0).trimmed();
}

/// Below the heading of a section, and on over the columns that go on with it.
void paintHeadingRule(QPainter& painter, const QRectF& heading, double from) {
    constexpr double above = mm(0.5);
    paintRule(painter, {from, heading.bottom() - above}, heading.right() - from);
}

/// Of the same size; the dots come to it, and so it is lighter.
QFont goesOnFont(QFont heading) {
    heading.setWeight(QFont::Normal);
    return heading;
}

/// As large as lines so wide have room for all of them, also where they go on.
QFont headingFont(const std::vector<TileSection>& sections, double width) {
    QImage device = sheetDevice();
    QFont font = sheetFont(headingPoints, QFont::Bold);
    for (const TileSection& section : sections) {
        const QString heading = headingInMargin(section);
        while (font.pointSizeF() > leastSheetPoints &&
               std::max(textWidth(heading, font, &device),
                        textWidth(goesOn(heading), goesOnFont(font), &device)) > width)
            font.setPointSizeF(font.pointSizeF() - 0.5);
    }
    return font;
}

/// What a token is called, in a row so wide.
QStringList tokenLines(const TileTableRow& row, double width, QPaintDevice* device) {
    constexpr int mostTokenLines = 4;
    const double before = marginTick + countWidth + besideCount + tokenWidth;
    return wrapped(row.name, tokenFont(), device, width - before, mostTokenLines);
}

double heightOfRow(const TileTableRow& row, double width) {
    if (row.token.isEmpty())
        return marginRowHeight;
    QImage device = sheetDevice();
    const auto lines = static_cast<double>(tokenLines(row, width, &device).size());
    return std::max(marginRowHeight, lines * lineHeight(tokenFont(), &device) + mm(0.8));
}

void paintMarginRow(QPainter& painter, const QRectF& row, const TileTableRow& entry,
                    TileOrigin source) {
    if (source != TileOrigin::Stays)
        paintTickBox(painter, row);
    painter.setPen(QColor(sheetInk));
    const QRectF count(row.left() + marginTick, row.top(), countWidth, row.height());
    paintLine(painter, count, sheetFont(10), MarginListTexts::tr("%1 ×").arg(entry.count),
              Qt::AlignRight | Qt::AlignVCenter);
    QRectF rest(count.right() + besideCount, row.top(), 0, row.height());
    rest.setRight(row.right());
    if (!entry.token.isEmpty()) {
        paintTokenIn(painter, {rest.left(), rest.center().y() - mm(2.3), mm(7), mm(4.6)},
                     entry.token);
        painter.setPen(QColor(sheetInk));
        const QStringList lines = tokenLines(entry, row.width(), painter.device());
        const double height =
            lineHeight(tokenFont(), painter.device()) * static_cast<double>(lines.size());
        paintLines(painter, rest.adjusted(tokenWidth, (row.height() - height) / 2, 0, 0),
                   tokenFont(), lines);
        return;
    }
    const QString tile = entry.name + entry.letter;
    paintLine(painter, rest, tileFont(), tile);
    if (entry.liesAs.isEmpty())
        return;
    painter.setPen(QColor(sheetGrey));
    rest.setLeft(rest.left() + textWidth(tile, tileFont(), painter.device()) + besideTile);
    paintLine(painter, rest, turnFont(), turnSaid(entry));
}

/// None is broken.
QString titlesOf(const QStringList& boxes) {
    QStringList titles = boxes;
    return titles.replaceInStrings(QStringLiteral(" "), QString(QChar::Nbsp))
        .join(QStringLiteral(" / "));
}

bool isOfBoxes(const TileSection& section) {
    return section.source == TileOrigin::Box || section.source == TileOrigin::Back;
}

/// Whether the tiles are not all found in the same boxes.
bool needBoxes(const std::vector<TileSection>& sections) {
    std::set<QStringList> boxes;
    for (const TileSection& section : sections)
        if (isOfBoxes(section))
            for (const TileTableRow& row : section.rows)
                boxes.insert(row.boxes);
    return boxes.size() > 1;
}

} // namespace

MarginList::MarginList(const std::vector<TileSection>& sections)
    : columnWidth_(columnWidthFor(sections))
    , headingFont_(headingFont(sections, columnWidth_))
    , namesBoxes_(needBoxes(sections)) {
    for (const TileSection& section : sections)
        if (!section.rows.empty())
            addSection(section);
}

void MarginList::addLine(ColumnLineKind kind, FlowBlock line, const Repeated& repeated) {
    columnLines_.push_back({kind, line.height, headOf(repeated)});
    lines_.push_back({std::move(line), repeated});
}

double MarginList::headOf(const Repeated& repeated) const {
    if (repeated.section.isEmpty())
        return 0;
    double height = marginRowHeight;
    for (std::size_t i = 0; i < repeated.count; ++i)
        height += columnLines_[repeated.boxes + i].height;
    return height;
}

void MarginList::addHeading(const QString& heading) {
    addLine(ColumnLineKind::Heading,
            {marginRowHeight, false, // so that the rows of all columns stand in line
             [heading, font = headingFont_](QPainter& painter, const QRectF& place) {
                 paintHeadingRule(painter, place, place.left());
                 painter.setPen(QColor(sheetInk));
                 paintLine(painter, place, font, heading);
             }},
            Repeated());
}

void MarginList::addBoxes(const QString& titles, const QString& section) {
    QImage device = sheetDevice();
    const QFont font = sheetFont(8);
    const QStringList lines = wrapped(titles, font, &device, columnWidth_, mostBoxLines);
    const auto count = static_cast<double>(lines.size());
    // In all as high as some rows, so that those of all columns stand in line.
    const double rows = std::ceil(count * lineHeight(font, &device) / marginRowHeight);
    for (const QString& line : lines)
        addLine(ColumnLineKind::Heading,
                {rows * marginRowHeight / count, false,
                 [line, font](QPainter& painter, const QRectF& place) {
                     painter.setPen(QColor(sheetGrey));
                     paintLine(painter, place, font, line);
                 }},
                {section});
}

void MarginList::addSection(const TileSection& section) {
    if (!lines_.empty())
        addLine(ColumnLineKind::Gap, {gapAboveSection, false, {}}, Repeated());
    const QString heading = headingInMargin(section);
    sections_.push_back(lines_.size());
    addHeading(heading);
    const bool hasBoxes = isOfBoxes(section);
    const auto groups =
        hasBoxes ? rowsByBoxes(section.rows) : RowsByBoxes{{QStringList(), section.rows}};
    for (const auto& [boxes, rows] : groups) {
        Repeated repeated{heading};
        if (hasBoxes && namesBoxes_) {
            repeated.boxes = lines_.size();
            addBoxes(titlesOf(boxes), heading);
            repeated.count = lines_.size() - repeated.boxes;
        }
        for (const TileTableRow& row : rows)
            addRow(row, section.source, repeated);
    }
}

void MarginList::addRow(const TileTableRow& row, TileOrigin source, const Repeated& repeated) {
    addLine(ColumnLineKind::Row,
            {heightOfRow(row, columnWidth_), false,
             [row, source](QPainter& painter, const QRectF& place) {
                 paintMarginRow(painter, place, row, source);
             }},
            repeated);
}

double MarginList::widthOf(std::size_t columns) const {
    return static_cast<double>(columns) * (columnWidth_ + marginColumnGap) - marginColumnGap;
}

std::size_t MarginList::columnsIn(double width) const {
    constexpr double hair = 1; // a width of columns has room for them
    return static_cast<std::size_t>(
        std::max(1.0, (width + marginColumnGap + hair) / (columnWidth_ + marginColumnGap)));
}

std::span<const ColumnLine> MarginList::linesOf(std::size_t section) const {
    const std::size_t end = section + 1 < sections_.size()
                                ? sections_[section + 1] - 1 // without the gap behind it
                                : columnLines_.size();
    return std::span(columnLines_).subspan(sections_[section], end - sections_[section]);
}

std::vector<std::size_t> MarginList::startsApart(double height) const {
    std::vector<std::size_t> starts;
    for (std::size_t i = 0; i < sections_.size(); ++i) {
        const auto lines = linesOf(i);
        const std::size_t columns = columnStarts(lines, height).size();
        const double even = std::min(height, leastColumnHeight(lines, columns));
        for (const std::size_t start : columnStarts(lines, even))
            starts.push_back(sections_[i] + start);
    }
    return starts;
}

std::vector<std::size_t> MarginList::startsFor(double height, std::size_t columns) const {
    auto starts = startsApart(height);
    return starts.size() <= columns ? starts : columnStarts(columnLines_, height);
}

std::size_t MarginList::columnsFor(double height) const {
    return columnStarts(columnLines_, height).size();
}

double MarginList::heightOfWhole() const {
    double height = 0;
    for (std::size_t i = 0; i < sections_.size(); ++i)
        height = std::max(height, leastColumnHeight(linesOf(i), 1));
    return height;
}

double MarginList::leastHeightApart(std::size_t columns) const {
    constexpr double step = mm(1);
    const double whole = heightOfWhole();
    double height = leastColumnHeight(columnLines_, columns);
    while (height < whole && startsApart(height).size() > columns)
        height += step;
    return std::min(height, whole);
}

double MarginList::heightFor(std::size_t columns) const {
    constexpr double hardlyMore = 2 * marginRowHeight;
    const double least = leastColumnHeight(columnLines_, columns);
    if (sections_.size() > columns)
        return least;
    for (const double height : {heightOfWhole(), leastHeightApart(columns)})
        if (height <= least + hardlyMore)
            return std::max(height, least);
    return least;
}

bool MarginList::beginsColumn(std::span<const std::size_t> starts, std::size_t line) const {
    const auto next = std::upper_bound(sections_.begin(), sections_.end(), line);
    return next != sections_.begin() &&
           std::find(starts.begin(), starts.end(), *std::prev(next)) != starts.end();
}

void MarginList::paintRepeated(QPainter& painter, QRectF& place, const Repeated& repeated,
                               std::optional<double> headedFrom) const {
    if (repeated.section.isEmpty())
        return;
    place.setHeight(marginRowHeight);
    if (headedFrom) {
        paintHeadingRule(painter, place, *headedFrom);
    } else {
        painter.setPen(QColor(sheetGrey));
        paintLine(painter, place, goesOnFont(headingFont_), goesOn(repeated.section));
    }
    place.translate(0, place.height());
    for (std::size_t i = repeated.boxes; i < repeated.boxes + repeated.count; ++i) {
        place.setHeight(lines_[i].block.height);
        lines_[i].block.paint(painter, place);
        place.translate(0, place.height());
    }
}

void MarginList::paint(QPainter& painter, const QRectF& area) const {
    const std::vector<std::size_t> starts = startsFor(area.height(), columnsIn(area.width()));
    const double least = columnWidth_ + marginColumnGap;
    const double pitch =
        std::clamp((area.width() + marginColumnGap) / static_cast<double>(starts.size()), least,
                   least * mostPitch);
    double left = area.left();
    for (std::size_t column = 0; column < starts.size(); ++column) {
        const std::size_t first = starts[column];
        const std::size_t end = column + 1 < starts.size() ? starts[column + 1] : lines_.size();
        QRectF place(left, area.top(), columnWidth_, 0);
        paintRepeated(painter, place, lines_[first].repeated,
                      beginsColumn(starts, first) ? std::optional(left - pitch + columnWidth_)
                                                  : std::nullopt);
        for (std::size_t i = first; i < end; ++i) {
            const FlowBlock& line = lines_[i].block;
            place.setHeight(line.height);
            if (line.paint)
                line.paint(painter, place);
            place.translate(0, line.height);
        }
        left += pitch;
    }
}

} // namespace stagewright
