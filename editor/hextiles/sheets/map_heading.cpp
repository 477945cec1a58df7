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

constexpr double titlePoints = 16;   ///< of a name that fits on a line
constexpr double smallerTitle = 0.7; ///< of titles that need more than a line
constexpr int mostTitleLines = 3;
constexpr int mostFactLines = 2;
constexpr int mostStageNoteLines = 3;
constexpr double paragraphGap = mm(0.7);
constexpr double ruleGap = mm(1.5);
constexpr double besideCode = mm(4);

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
    facts << usedBoxTitles(sheet.stage, sheet.catalogue);
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
constexpr double mapKeyPoints = 9;

QString whatTilesBear(const StageSheet& sheet, double scale) {
    if (!numbersFit(scale))
        return MapPage::tr(
            "The tiles' numbers have no room here: print the map to a larger scale.");
    if (!limitsFit(scale))
        return MapPage::tr("Each tile bears its number and upper side; for limits see the tiles.");
    if (!allLimitsFit(sheet, scale))
        return MapPage::tr("Tiles bear number and upper side; small limits are on the tiles only.");
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

/// How the entries of the key stand on their line.
struct KeyLine {
    QFont font;
    double gap; ///< from an entry to the next
};

/// Closer, and then smaller, where the line would be too long.
KeyLine keyLineOf(const std::vector<KeyEntry>& entries, QPaintDevice* device, double width) {
    constexpr double usual = mm(8);
    constexpr double least = mm(2.5);
    for (double points = mapKeyPoints;; points -= 0.5) {
        const QFont font = sheetFont(points);
        double left = width;
        for (const KeyEntry& entry : entries)
            left -= textWidth(entry.text, font, device) + (entry.arrow ? keyArrowWidth : 0);
        const double gap = left / static_cast<double>(entries.size());
        if (gap >= least || points <= leastSheetPoints)
            return {font, std::clamp(gap, least, usual)};
    }
}

void paintMapKey(QPainter& painter, const QRectF& line, const StageSheet& sheet, double scale) {
    const std::vector<KeyEntry> entries = keyEntries(sheet, scale);
    const auto [font, apart] = keyLineOf(entries, painter.device(), line.width());
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
}

} // namespace

MapHeading::MapHeading(const StageSheet& sheet, double width) : code_(sheet.code) {
    QImage device = sheetDevice();
    if (code_) {
        constexpr int anyLines = 100; // it is of no use unless it is whole
        const QFont font = sheetFont(leastSheetPoints);
        codeText_ = {
            font, QColor(sheetGrey),
            wrapped(MapPage::tr("Code: %1").arg(code_->text), font, &device, width, anyLines)};
        width -= code_->side() + besideCode;
    }
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

double MapHeading::heightOfText() const {
    double height = 0;
    for (const Paragraph& paragraph : paragraphs_)
        height += paragraph.height();
    return height;
}

double MapHeading::height() const {
    return std::max(heightOfText(), codeSide()) + (code_ ? codeText_.height() : 0) + ruleGap;
}

void MapHeading::paint(QPainter& painter, const QRectF& area) const {
    QRectF place = area;
    for (const Paragraph& paragraph : paragraphs_) {
        painter.setPen(paragraph.colour);
        paintLines(painter, place, paragraph.font, paragraph.lines);
        place.setTop(place.top() + paragraph.height());
    }
    if (code_) {
        const double side = codeSide();
        paintQrCode(painter, {area.right() - side, area.top(), side, side}, code_->code);
        place.setTop(area.top() + std::max(heightOfText(), side));
        painter.setPen(codeText_.colour);
        paintLines(painter, place, codeText_.font, codeText_.lines);
    }
    paintRule(painter, area.topLeft() + QPointF(0, height()), area.width());
}

QRectF MapHeading::besideTitle(const QRectF& area, double wanted) const {
    constexpr double gap = mm(8);
    if (paragraphs_.empty() || paragraphs_.front().lines.size() != 1)
        return {};
    QImage device = sheetDevice();
    const Paragraph& title = paragraphs_.front();
    const double width = area.width() - (code_ ? codeSide() + besideCode : 0);
    const bool fits = textWidth(title.lines.front(), title.font, &device) + gap + wanted <= width;
    return fits ? QRectF(area.left() + width - wanted, area.top(), wanted, title.height())
                : QRectF();
}

QRectF roomForMap(const StageSheet& sheet, const QRectF& area) {
    const MapHeading heading(sheet, area.width());
    return area.adjusted(0, heading.height() + aroundMap, 0, -mapKeyHeight - aroundMap);
}

void paintKeyLine(QPainter& painter, const QRectF& area, const StageSheet& sheet, double scale) {
    const QRectF key(area.left(), area.bottom() - mapKeyHeight, area.width(), mapKeyHeight);
    const QFont font = sheetFont(mapKeyPoints);
    const QString said = scaleText(sheet, scale);
    const double width = textWidth(said, font, painter.device());
    paintMapKey(painter, key.adjusted(0, 0, -width, 0), sheet, scale);
    painter.setPen(QColor(sheetGrey)); // it is never cut
    paintLine(painter, key.adjusted(key.width() - width, 0, 0, 0), font, said,
              Qt::AlignRight | Qt::AlignVCenter);
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
