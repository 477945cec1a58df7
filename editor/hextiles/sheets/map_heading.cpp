#include "editor/hextiles/sheets/map_heading.h"

#include "editor/hextiles/sheets/used_boxes.h"
#include "editor/language/display_locale.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct MapPage {
    Q_DECLARE_TR_FUNCTIONS(MapPage)
};

constexpr double smallerTitle = 0.7; ///< of titles that need more than a line
constexpr int mostTitleLines = 3;
constexpr int mostFactLines = 2;
constexpr int mostStageNoteLines = 3;
constexpr double paragraphGap = mm(0.7);
constexpr double ruleGap = mm(1.5);

QString sizeOnTable(const StageSheet& sheet) {
    const QSizeF size = centimetresOf(sheet.stage, sheet.tileMillimetres());
    return MapPage::tr("%1 × %2\u00a0"
                       "cm on the table")
        .arg(displayNumber(size.width(), 0), displayNumber(size.height(), 0));
}

QString tileOf(const StageSheet& sheet, const RouteStep& step) {
    return tilesOf(sheet.stage).placements()[step.placement].side.toString();
}

/// "Start: 202a", "Finish: 203a"; nothing where there is no way.
QStringList ends(const StageSheet& sheet) {
    const Route& route = sheet.route;
    if (route.steps.empty())
        return {};
    const bool isCircuit = sheet.stage.info.kind == StageKind::Circuit;
    if (isCircuit && route.leadIn.empty())
        return {MapPage::tr("Start and finish: %1").arg(tileOf(sheet, route.steps.front()))};
    const RouteStep& start = route.leadIn.empty() ? route.steps.front() : route.leadIn.front();
    QStringList found{MapPage::tr("Start: %1").arg(tileOf(sheet, start))};
    if (route.complete)
        found << MapPage::tr("Finish: %1")
                     .arg(tileOf(sheet, isCircuit ? route.steps.front() : route.steps.back()));
    return found;
}

/// "11 tiles · 64 x 55 cm on the table · Start: 202a · Finish: 203a · Rallyman: DIRT"
QStringList factsOf(const StageSheet& sheet) {
    QStringList facts; // the title has a circuit's laps
    facts << MapPage::tr("Tiles: %1").arg(tilesOf(sheet.stage).placements().size());
    facts << sizeOnTable(sheet);
    facts << ends(sheet);
    if (sheet.table.turn != Turn())
        facts << MapPage::tr("Turned so that tiles stay where they lie");
    for (const MapBranch& branch : sheet.branches)
        facts << branch.length;
    for (const Box* box : usedBoxes(sheet.stage, sheet.catalogue))
        facts << box->title;
    if (!sheet.overlays.isEmpty())
        facts << MapPage::tr("with tiles from %1").arg(sheet.overlays.join(QStringLiteral(", ")));
    return facts;
}

/// Of the line below a map.
struct KeyEntry {
    void (*arrow)(QPainter&, bool isMono); ///< null: text alone
    QString text;
};

constexpr double keyArrowWidth = mm(6);

QString whatTilesBear(const StageSheet& sheet, double scale) {
    if (!numbersFit(scale))
        return MapPage::tr(
            "The tiles' numbers have no room here: print the map to a larger scale.");
    if (!allLimitsFit(sheet, scale))
        return MapPage::tr("Each tile bears its number and upper side; for limits see the tiles.");
    return MapPage::tr("Each tile bears its number and the side that lies up.");
}

std::vector<KeyEntry> keyEntries(const StageSheet& sheet, double scale) {
    std::vector<KeyEntry> entries;
    if (!sheet.route.steps.empty())
        entries.push_back({paintRouteArrow, MapPage::tr("Driving direction")});
    QStringList kinds;
    for (const MapBranch& branch : sheet.branches)
        kinds << branch.kind;
    kinds.removeDuplicates();
    if (!kinds.isEmpty())
        entries.push_back({paintBranchArrow, kinds.join(QStringLiteral(", "))});
    entries.push_back({nullptr, whatTilesBear(sheet, scale)});
    return entries;
}

/// From an entry to the next: smaller where the line would be too long.
/// @param last what stands at the right end of the line
double gapOfKey(const std::vector<KeyEntry>& entries, const QFont& font, QPaintDevice* device,
                double width, const QString& last) {
    constexpr double usual = mm(8);
    constexpr double least = mm(2.5);
    double left = width - textWidth(last, font, device);
    for (const KeyEntry& entry : entries)
        left -= textWidth(entry.text, font, device) + (entry.arrow ? keyArrowWidth : 0);
    return std::clamp(left / static_cast<double>(entries.size()), least, usual);
}

} // namespace

MapHeading::MapHeading(const StageSheet& sheet, double width, double titlePoints) {
    QImage device = sheetDevice();
    const auto add = [&](const QFont& font, const QColor& colour, const QStringList& lines) {
        if (!lines.isEmpty())
            paragraphs_.push_back({font, colour, lines});
    };
    const QFont large = sheetFont(titlePoints, QFont::Bold);
    const bool fits = textWidth(sheet.name, large, &device) <= width;
    const QFont title = fits ? large : sheetFont(titlePoints * smallerTitle, QFont::Bold);
    add(title, QColor(sheetInk), wrapped(sheet.name, title, &device, width, mostTitleLines));
    const QFont author = sheetFont(11);
    add(author, QColor(sheetInk), wrapped(sheet.author, author, &device, width, mostFactLines));
    const QFont facts = sheetFont(10);
    add(facts, QColor(sheetGrey), packedEvenly(factsOf(sheet), facts, &device, width));
    const QFont notes = sheetFont(9);
    add(notes, QColor(sheetInk),
        wrapped(sheet.stage.info.notes, notes, &device, width, mostStageNoteLines));
}

double MapHeading::Paragraph::height() const {
    QImage device = sheetDevice();
    return lineHeight(font, &device) * static_cast<double>(lines.size()) + paragraphGap;
}

double MapHeading::height() const {
    double height = ruleGap;
    for (const Paragraph& paragraph : paragraphs_)
        height += paragraph.height();
    return height;
}

void MapHeading::paint(QPainter& painter, const QRectF& area) const {
    QRectF place = area;
    for (const Paragraph& paragraph : paragraphs_) {
        painter.setPen(paragraph.colour);
        paintLines(painter, place, paragraph.font, paragraph.lines);
        place.setTop(place.top() + paragraph.height());
    }
    paintRule(painter, place.topLeft() + QPointF(0, ruleGap), area.width());
}

double paintMapKey(QPainter& painter, const QRectF& line, const StageSheet& sheet, double scale) {
    const QFont font = sheetFont(9);
    const std::vector<KeyEntry> entries = keyEntries(sheet, scale);
    const double apart =
        gapOfKey(entries, font, painter.device(), line.width(), scaleText(sheet, scale));
    double left = line.left();
    for (const KeyEntry& entry : entries) {
        if (entry.arrow) {
            painter.save();
            painter.translate(left + mm(2.5), line.center().y());
            painter.scale(mm(4), mm(4));
            entry.arrow(painter, sheet.style().isMono);
            painter.restore();
            left += keyArrowWidth;
        }
        painter.setPen(QColor(sheetGrey));
        paintLine(painter, {left, line.top(), line.right() - left, line.height()}, font,
                  entry.text);
        left += textWidth(entry.text, font, painter.device()) + apart;
    }
    return std::min(left, line.right());
}

QString scaleText(const StageSheet& sheet, double scale) {
    const double oneTo = sheet.trueScale() / scale;
    return MapPage::tr("Scale 1 : %1")
        .arg(displayLocale().toString(oneTo, 'f',
                                      oneTo < 1    ? 2
                                      : oneTo < 10 ? 1
                                                   : 0));
}

} // namespace stagewright
