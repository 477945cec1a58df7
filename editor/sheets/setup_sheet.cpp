#include "editor/sheets/setup_sheet.h"

#include "editor/faces/fonts.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "editor/sheets/stage_map.h"
#include "editor/sheets/tile_table.h"
#include "model/stage/boxes_for.h"
#include "model/whole_file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPageLayout>
#include <QPdfWriter>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

struct SetupSheet {
    Q_DECLARE_TR_FUNCTIONS(SetupSheet)
};

constexpr double marginMillimetres = 12;
constexpr double titlePoints = 20;
constexpr double longTitlePoints = 14; ///< of titles that need more than a line
constexpr int mostTitleLines = 3;
constexpr int mostFactLines = 2;
constexpr int mostNoteLines = 3;
constexpr double leastNumberSize = mm(2.6); ///< of the tiles on the map
constexpr double gap = mm(3);
constexpr double legendHeight = mm(6);

/// What the pages of a sheet are made from.
struct Content {
    const Stage& stage;
    const Catalogue& catalogue;
    const QStringList& overlays;
    StageMap map;
    QString title;
    QString author;
    std::vector<TileTableRow> rows;
};

QString titleOf(const Stage& stage) {
    const QString title = stage.info.title.simplified();
    return title.isEmpty() ? SetupSheet::tr("Untitled stage") : title;
}

/// "11 tiles · 64 x 55 cm on the table · Rallyman: DIRT"
QString factLine(const Content& content) {
    QStringList facts;
    facts << SetupSheet::tr("Tiles: %1").arg(content.stage.placements().size());
    const QSizeF size = mapBounds(content.stage).size() * (circumradiusMillimetres() / 10);
    facts << SetupSheet::tr("%1 × %2 cm on the table")
                 .arg(std::ceil(size.width()), 0, 'f', 0)
                 .arg(std::ceil(size.height()), 0, 'f', 0);
    for (const Box* box : boxesFor(content.stage, content.catalogue))
        facts << box->title;
    if (!content.overlays.isEmpty())
        facts << SetupSheet::tr("with tiles from %1")
                     .arg(content.overlays.join(QStringLiteral(", ")));
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

void paintHeading(QPainter& painter, QRectF& area, const Content& content) {
    painter.setPen(QColor(sheetInk));
    paintTitle(painter, area, content.title);
    paintBlock(painter, area, sheetFont(11), content.author, mostFactLines);
    painter.setPen(QColor(sheetGrey));
    paintBlock(painter, area, sheetFont(10), factLine(content), mostFactLines);
    painter.setPen(QColor(sheetInk));
    paintBlock(painter, area, sheetFont(9), content.stage.info.notes, mostNoteLines);
    area.setTop(area.top() + mm(1.5));
    paintRule(painter, area.topLeft(), area.width());
    area.setTop(area.top() + gap);
}

void paintLegend(QPainter& painter, QRectF line, const Content& content) {
    const QFont font = sheetFont(9);
    if (!content.map.route.steps.empty()) {
        painter.save();
        painter.translate(line.left() + mm(2.5), line.center().y());
        painter.scale(mm(4), mm(4));
        paintRouteArrow(painter);
        painter.restore();
        painter.setPen(QColor(sheetGrey));
        line.setLeft(line.left() + mm(6));
        const QString text = SetupSheet::tr("Driving direction");
        paintLine(painter, line, font, text);
        line.setLeft(line.left() + textWidth(text, font, painter.device()) + mm(8));
    }
    painter.setPen(QColor(sheetGrey));
    paintLine(painter, line, font,
              SetupSheet::tr("Each tile bears its number and the side that lies up."));
}

void paintMapPage(QPainter& painter, QRectF area, const Content& content) {
    paintHeading(painter, area, content);
    const QRectF legend(area.left(), area.bottom() - legendHeight, area.width(), legendHeight);
    paintLegend(painter, legend, content);
    paintStageMap(painter, area.adjusted(0, 0, 0, -legendHeight - gap), content.map,
                  leastNumberSize);
}

/// What the heading of a list page leaves.
QRectF belowListHeading(const QRectF& area) {
    return area.adjusted(0, mm(10), 0, 0);
}

void paintListPage(QPainter& painter, const QRectF& area, const Content& content,
                   std::span<const TileTableRow> rows) {
    painter.setPen(QColor(sheetInk));
    paintLine(painter, {area.left(), area.top(), area.width(), mm(8)}, sheetFont(14, QFont::Bold),
              SetupSheet::tr("Tiles to pick from the boxes"));
    paintTileTable(painter, belowListHeading(area), rows, content.map.style);
}

/// Upright or across, whichever shows the map larger.
QPageLayout::Orientation orientationFor(const Stage& stage) {
    const QSizeF map = mapBounds(stage).size();
    const auto scale = [&](double width, double height) {
        return std::min(width / map.width(), height / map.height());
    };
    // What margins, heading, legend and foot leave of A4.
    constexpr double across = 2 * marginMillimetres;
    constexpr double down = across + 45;
    return scale(297 - across, 210 - down) > scale(210 - across, 297 - down)
               ? QPageLayout::Landscape
               : QPageLayout::Portrait;
}

void paintPages(QPainter& painter, QPdfWriter& writer, const Content& content) {
    const QRectF page(0, 0, writer.width(), writer.height());
    const std::size_t perPage = rowsOnPage(belowListHeading(withoutFoot(page)).size());
    const std::span<const TileTableRow> rows(content.rows);
    const int listPages = static_cast<int>((rows.size() + perPage - 1) / perPage);
    const SheetMarks marks{content.title, content.author, 1 + listPages};
    paintMapPage(painter, paintFoot(painter, page, marks, 1), content);
    for (int i = 0; i < listPages; ++i) {
        writer.newPage();
        const std::size_t first = static_cast<std::size_t>(i) * perPage;
        paintListPage(painter, paintFoot(painter, page, marks, 2 + i), content,
                      rows.subspan(first, std::min(perPage, rows.size() - first)));
    }
}

QByteArray drawPages(const Content& content) {
    QBuffer pdf;
    pdf.open(QIODevice::WriteOnly);
    QPdfWriter writer(&pdf);
    writer.setResolution(sheetDotsPerInch);
    writer.setTitle(content.title);
    writer.setCreator(QStringLiteral("Stagewright"));
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageOrientation(orientationFor(content.stage));
    constexpr double margin = marginMillimetres;
    writer.setPageMargins(QMarginsF(margin, margin, margin, margin), QPageLayout::Millimeter);
    QPainter painter(&writer);
    paintPages(painter, writer, content);
    painter.end();
    return pdf.data();
}

} // namespace

Expected<void> writeSetupSheet(const Stage& stage, const Catalogue& catalogue,
                               const QStringList& overlays, const QString& path) {
    if (stage.placements().isEmpty())
        return tl::unexpected(Fault{SetupSheet::tr("the stage has no tiles yet"),
                                    {},
                                    SetupSheet::tr("Lay some tiles first"),
                                    {}});
    registerFonts();
    const FaceStyle style = colourStyle();
    const Content content{stage,
                          catalogue,
                          overlays,
                          StageMap(stage, catalogue, style),
                          titleOf(stage),
                          stage.info.author.simplified(),
                          tileTable(stage, catalogue)};
    return writeWholeFile(path, drawPages(content));
}

} // namespace stagewright
