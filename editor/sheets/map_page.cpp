#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "editor/sheets/stage_sheet.h"
#include "model/stage/boxes_for.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

struct MapPage {
    Q_DECLARE_TR_FUNCTIONS(MapPage)
};

constexpr double titlePoints = 20;
constexpr double longTitlePoints = 14; ///< of titles that need more than a line
constexpr int mostTitleLines = 3;
constexpr int mostFactLines = 2;
constexpr int mostNoteLines = 3;
constexpr double leastNumberSize = mm(2.6); ///< of the tiles on the map
constexpr double gap = mm(3);
constexpr double legendHeight = mm(6);

/// "11 tiles · 64 x 55 cm on the table · Rallyman: DIRT"
QString factLine(const StageSheet& sheet) {
    QStringList facts;
    facts << MapPage::tr("Tiles: %1").arg(sheet.stage().placements().size());
    const QSizeF size = mapBounds(sheet.stage()).size() * (circumradiusMillimetres() / 10);
    facts << MapPage::tr("%1 × %2 cm on the table")
                 .arg(std::ceil(size.width()), 0, 'f', 0)
                 .arg(std::ceil(size.height()), 0, 'f', 0);
    for (const Box* box : boxesFor(sheet.stage(), sheet.catalogue()))
        facts << box->title;
    if (!sheet.overlays.isEmpty())
        facts << MapPage::tr("with tiles from %1").arg(sheet.overlays.join(QStringLiteral(", ")));
    return facts.join(QStringLiteral(" · "));
}

/// Draws lines and moves the area's top below them.
void paintBlock(QPainter& painter, QRectF& area, const QFont& font, const QString& text,
                int mostLines) {
    const QStringList lines = wrapped(text, font, painter.device(), area.width(), mostLines);
    if (lines.isEmpty())
        return;
    paintLines(painter, area, font, lines);
    area.setTop(area.top() +
                lineHeight(font, painter.device()) * static_cast<double>(lines.size()) + mm(0.7));
}

void paintTitle(QPainter& painter, QRectF& area, const QString& title) {
    const QFont large = sheetFont(titlePoints, QFont::Bold);
    const bool fits = textWidth(title, large, painter.device()) <= area.width();
    paintBlock(painter, area, fits ? large : sheetFont(longTitlePoints, QFont::Bold), title,
               mostTitleLines);
}

void paintHeading(QPainter& painter, QRectF& area, const StageSheet& sheet) {
    painter.setPen(QColor(sheetInk));
    paintTitle(painter, area, sheet.title);
    paintBlock(painter, area, sheetFont(11), sheet.author, mostFactLines);
    painter.setPen(QColor(sheetGrey));
    paintBlock(painter, area, sheetFont(10), factLine(sheet), mostFactLines);
    painter.setPen(QColor(sheetInk));
    paintBlock(painter, area, sheetFont(9), sheet.stage().info.notes, mostNoteLines);
    area.setTop(area.top() + mm(1.5));
    paintRule(painter, area.topLeft(), area.width());
    area.setTop(area.top() + gap);
}

void paintLegend(QPainter& painter, QRectF line, const StageSheet& sheet) {
    const QFont font = sheetFont(9);
    if (!sheet.map.route.steps.empty()) {
        painter.save();
        painter.translate(line.left() + mm(2.5), line.center().y());
        painter.scale(mm(4), mm(4));
        paintRouteArrow(painter);
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
}

void paintMapPage(QPainter& painter, QRectF area, const StageSheet& sheet) {
    paintHeading(painter, area, sheet);
    const QRectF legend(area.left(), area.bottom() - legendHeight, area.width(), legendHeight);
    paintLegend(painter, legend, sheet);
    paintStageMap(painter, area.adjusted(0, 0, 0, -legendHeight - gap), sheet.map, leastNumberSize);
}

/// Upright or across, whichever shows the map larger.
QPageLayout::Orientation orientationFor(const Stage& stage, const SheetFormat& format) {
    const QSizeF map = mapBounds(stage).size();
    const auto scale = [&](QPageLayout::Orientation orientation) {
        constexpr double headingLegendAndFoot = mm(45);
        const QSizeF page = areaOf(format, orientation).size();
        return std::min(page.width() / map.width(),
                        (page.height() - headingLegendAndFoot) / map.height());
    };
    return scale(QPageLayout::Landscape) > scale(QPageLayout::Portrait) ? QPageLayout::Landscape
                                                                        : QPageLayout::Portrait;
}

} // namespace

QString sheetTitle(const Stage& stage) {
    const QString title = stage.info.title.simplified();
    return title.isEmpty() ? MapPage::tr("Untitled stage") : title;
}

SheetPages mapPages(const StageSheet& sheet, const SheetFormat& format) {
    return {
        {orientationFor(sheet.stage(), format), sheet.mark, sheet.author,
         [&sheet](QPainter& painter, const QRectF& area) { paintMapPage(painter, area, sheet); }}};
}

} // namespace stagewright
