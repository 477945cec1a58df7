#include "editor/hextiles/sheets/map_pages.h"

#include "editor/hextiles/sheets/map_sheets.h"
#include "editor/language/display_locale.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "model/layouts/hextiles/stage/boxes_for.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QCoreApplication>

#include <algorithm>
#include <numbers>

namespace stagewright {

namespace {

struct MapPage {
    Q_DECLARE_TR_FUNCTIONS(MapPage)
};

constexpr double mapTitlePoints = 20;
constexpr double longTitlePoints = 14; ///< of titles that need more than a line
constexpr int mostTitleLines = 3;
constexpr int mostFactLines = 2;
constexpr int mostStageNoteLines = 3;
constexpr double gapAroundMap = mm(3);
constexpr double mapLegendHeight = mm(12);

/// As it lies there, which may not be as the map shows it.
QString sizeOnTable(const StageSheet& sheet) {
    const int degrees = sheet.table.turn.sixths() * 60;
    const QSizeF size = centimetresOf(sheet.table.stage, sheet.tileMillimetres());
    const QString text = degrees > 180
                             ? MapPage::tr("%1 × %2\u00a0"
                                           "cm on the table, turned by %3° counter-clockwise")
                         : degrees > 0 ? MapPage::tr("%1 × %2\u00a0"
                                                     "cm on the table, turned by %3° clockwise")
                                       : MapPage::tr("%1 × %2\u00a0"
                                                     "cm on the table");
    const QString sized = text.arg(displayNumber(size.width(), 0), displayNumber(size.height(), 0));
    return degrees > 0 ? sized.arg(degrees > 180 ? 360 - degrees : degrees) : sized;
}

/// "11 tiles · 64 x 55 cm on the table · Rallyman: DIRT"
QString factLine(const StageSheet& sheet) {
    QStringList facts;
    facts << MapPage::tr("Tiles: %1").arg(tilesOf(sheet.stage).placements().size());
    facts << sizeOnTable(sheet);
    for (const Box* box : boxesFor(sheet.stage, sheet.catalogue))
        facts << box->title;
    if (!sheet.overlays.isEmpty())
        facts << MapPage::tr("with tiles from %1").arg(sheet.overlays.join(QStringLiteral(", ")));
    return facts.join(QStringLiteral(" · "));
}

/// A paragraph of the heading, in lines that fit.
struct Paragraph {
    QFont font;
    QColor colour;
    QStringList lines;
};

std::vector<Paragraph> headingOf(const StageSheet& sheet, double width) {
    QImage device = sheetDevice();
    std::vector<Paragraph> paragraphs;
    const auto add = [&](const QFont& font, const QColor& colour, const QString& text, int most) {
        const QStringList lines = wrapped(text, font, &device, width, most);
        if (!lines.isEmpty())
            paragraphs.push_back({font, colour, lines});
    };
    const QFont large = sheetFont(mapTitlePoints, QFont::Bold);
    const bool fits = textWidth(sheet.name, large, &device) <= width;
    add(fits ? large : sheetFont(longTitlePoints, QFont::Bold), QColor(sheetInk), sheet.name,
        mostTitleLines);
    add(sheetFont(11), QColor(sheetInk), sheet.author, mostFactLines);
    add(sheetFont(10), QColor(sheetGrey), factLine(sheet), mostFactLines);
    add(sheetFont(9), QColor(sheetInk), sheet.stage.info.notes, mostStageNoteLines);
    return paragraphs;
}

double heightOf(const Paragraph& paragraph) {
    QImage device = sheetDevice();
    return lineHeight(paragraph.font, &device) * static_cast<double>(paragraph.lines.size()) +
           mm(0.7);
}

/// What heading and legend leave for the map.
QRectF withoutHeading(const QRectF& area, const StageSheet& sheet) {
    double top = area.top() + mm(1.5) + gapAroundMap;
    for (const Paragraph& paragraph : headingOf(sheet, area.width()))
        top += heightOf(paragraph);
    return {QPointF(area.left(), top),
            QPointF(area.right(), area.bottom() - mapLegendHeight - gapAroundMap)};
}

void paintHeading(QPainter& painter, const QRectF& area, const StageSheet& sheet) {
    QRectF place = area;
    for (const Paragraph& paragraph : headingOf(sheet, area.width())) {
        painter.setPen(paragraph.colour);
        paintLines(painter, place, paragraph.font, paragraph.lines);
        place.setTop(place.top() + heightOf(paragraph));
    }
    paintRule(painter, place.topLeft() + QPointF(0, mm(1.5)), area.width());
}

void paintLegend(QPainter& painter, const QRectF& legend, const StageSheet& sheet, double oneTo) {
    const QFont font = sheetFont(9);
    QRectF line(legend.topLeft(), QSizeF(legend.width(), legend.height() / 2));
    if (!sheet.route.steps.empty()) {
        painter.save();
        painter.translate(line.left() + mm(2.5), line.center().y());
        painter.scale(mm(4), mm(4));
        paintRouteArrow(painter, sheet.style().isMono);
        painter.restore();
        painter.setPen(QColor(sheetGrey));
        line.setLeft(line.left() + mm(6));
        const QString text = MapPage::tr("Driving direction");
        paintLine(painter, line, font, text);
        line.setLeft(line.left() + textWidth(text, font, painter.device()) + mm(8));
    }
    painter.setPen(QColor(sheetGrey));
    paintLine(painter, line, font,
              MapPage::tr("Each tile bears its number and the side that lies up."));
    const QPointF below(legend.left(), legend.top() + legend.height() * 0.75);
    const double right = paintMeasure(painter, below + QPointF(mm(0.2), 0), oneTo);
    painter.setPen(QColor(sheetGrey));
    paintLine(painter, {right + mm(8), below.y() - mm(3), mm(60), mm(6)}, font,
              MapPage::tr("Scale 1 : %1")
                  .arg(displayLocale().toString(oneTo, 'f',
                                                oneTo < 1    ? 2
                                                : oneTo < 10 ? 1
                                                             : 0)));
}

/// Dots of a circumradius at true size.
double trueScale(const StageSheet& sheet) {
    return mm(sheet.tileMillimetres() / std::numbers::sqrt3);
}

/// The scale at which the page shows all of the map.
double fittingScale(const StageSheet& sheet, const SheetFormat& format,
                    QPageLayout::Orientation orientation) {
    const QRectF area = withoutHeading(withoutFoot(areaOf(format, orientation)), sheet);
    return fittedFrame(drawnBounds(sheet.stage), area).scale;
}

void paintMapPage(QPainter& painter, const QRectF& area, const StageSheet& sheet, double scale) {
    paintHeading(painter, area, sheet);
    StageMap map = sheet.map();
    map.roles = true;
    paintStageMap(painter,
                  centredFrame(drawnBounds(sheet.stage), withoutHeading(area, sheet), scale), map,
                  leastSheetNumber);
    const QRectF legend(area.left(), area.bottom() - mapLegendHeight, area.width(),
                        mapLegendHeight);
    paintLegend(painter, legend, sheet, trueScale(sheet) / scale);
}

} // namespace

SheetPages mapPages(const SharedStageSheet& sheet, const SheetFormat& format) {
    const double upright = fittingScale(*sheet, format, QPageLayout::Portrait);
    const double across = fittingScale(*sheet, format, QPageLayout::Landscape);
    const auto orientation = across > upright ? QPageLayout::Landscape : QPageLayout::Portrait;
    double scale = std::max(upright, across);
    if (sheet->scale.oneTo) {
        const double wanted = trueScale(*sheet) / *sheet->scale.oneTo;
        if (wanted > scale)
            return mapSheetPages(sheet, format, wanted);
        scale = wanted;
    }
    return {{orientation, sheet->mark, sheet->author,
             [sheet, scale](QPainter& painter, const QRectF& area) {
                 paintMapPage(painter, area, *sheet, scale);
             }}};
}

} // namespace stagewright
