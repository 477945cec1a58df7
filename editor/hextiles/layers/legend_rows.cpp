#include "editor/hextiles/layers/legend_rows.h"

#include "editor/hextiles/edits/document_tiles.h"
#include "editor/hextiles/faces/tile_signs.h"
#include "editor/hextiles/layers/finding_spots.h"
#include "editor/hextiles/layers/lane_looks.h"
#include "editor/hextiles/layers/layer.h"
#include "editor/hextiles/tokens/token_painter.h"
#include "editor/icons/severity_mark.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>
#include <utility>

namespace stagewright {

namespace {

struct LegendText {
    Q_DECLARE_TR_FUNCTIONS(BoardLegend)
};

using Rows = std::vector<LegendRow>;
using Sign = std::function<void(QPainter&, const QRectF&)>;

Sign severityMark(Severity severity) {
    return [severity](QPainter& painter, const QRectF& area) {
        paintSeverityMark(painter, severity, area);
    };
}

Sign plateSign(const QString& text, const PlateColours& colours) {
    return [text, colours](QPainter& painter, const QRectF& area) {
        paintPlate(painter, text, area.center(), area.height() * 0.7, colours);
    };
}

Sign hexOutline(const QColor& colour, Qt::PenStyle style) {
    return [colour, style](QPainter& painter, const QRectF& area) {
        painter.setPen(QPen(colour, 2, style));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(area.adjusted(1, 2, -1, -2), 3, 3);
    };
}

Sign arrowSign(const QColor& colour, bool withLine) {
    return [colour, withLine](QPainter& painter, const QRectF& area) {
        const double y = area.center().y();
        if (withLine) {
            painter.setPen(QPen(colour, 3, Qt::SolidLine, Qt::FlatCap));
            painter.drawLine(QLineF(area.left(), y, area.center().x() + 1, y));
        }
        const double reach = area.height() * 0.34;
        const double from = withLine ? area.center().x() : area.left() + area.width() * 0.2;
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawPolygon(QPolygonF{{from, y - reach}, {area.right(), y}, {from, y + reach}});
    };
}

void addMarks(const LayerScene& scene, Rows& rows) {
    const BoardColours& colours = scene.colours;
    if (scene.marks.roadGoesOn)
        rows.push_back(
            {arrowSign(colours.selection, false), LegendText::tr("The road goes on here")});
    if (scene.marks.selected)
        rows.push_back({hexOutline(colours.selection, Qt::SolidLine), LegendText::tr("Selected")});
    if (scene.marks.cursor)
        rows.push_back(
            {hexOutline(colours.selection, Qt::DotLine), LegendText::tr("Where the keys are")});
    if (!scene.marks.inHand)
        return;
    rows.push_back({hexOutline(colours.fits, Qt::SolidLine), LegendText::tr("It fits here")});
    rows.push_back(
        {hexOutline(colours.doesNotFit, Qt::DashLine), LegendText::tr("It does not fit here")});
    rows.push_back(
        {hexOutline(colours.blocked, Qt::DashLine), LegendText::tr("It cannot lie here")});
}

void addFindings(const LayerScene& scene, Rows& rows) {
    const auto spots = findingSpots(scene.document.findings());
    const auto has = [&](Severity severity) {
        return std::any_of(spots.begin(), spots.end(), [&](const FindingSpot& spot) {
            return spot.finding->severity == severity;
        });
    };
    if (has(Severity::Error))
        rows.push_back({severityMark(Severity::Error), LegendText::tr("Cannot be laid or driven")});
    if (has(Severity::Warning))
        rows.push_back({severityMark(Severity::Warning), LegendText::tr("Probably a slip")});
}

QString wordsFor(LaneLook look) {
    switch (look) {
    case LaneLook::GoOn:
        return LegendText::tr("Lanes match");
    case LaneLook::Differ:
        return LegendText::tr("Lanes differ");
    case LaneLook::OpenEnd:
        break;
    }
    return LegendText::tr("Lanes at an open end");
}

void addLanes(const Document& document, Rows& rows) {
    std::set<LaneLook> looks;
    for (const Placement& tile : tilesOf(document.stage()).placements())
        for (const Border& border : bordersOf(document.stage(), catalogueOf(document), tile.hex))
            looks.insert(laneLook(document, border));
    for (const LaneLook look : looks)
        rows.push_back({plateSign(QStringLiteral("2"), coloursFor(look)), wordsFor(look)});
}

void addLayers(const LayerScene& scene, Rows& rows) {
    const BoardColours& colours = scene.colours;
    const ShownLayers& shown = scene.shown;
    if (shown.has("findings"))
        addFindings(scene, rows);
    if (shown.has("route") && !routeOf(scene.document).steps.empty())
        rows.push_back(
            {arrowSign(colours.selection, true), LegendText::tr("The way that is driven")});
    if (shown.has("lanes"))
        addLanes(scene.document, rows);
    if (shown.has("table") && scene.table)
        rows.push_back(
            {hexOutline(colours.selection, Qt::DashLine), LegendText::tr("Edge of the table")});
    if (shown.has("numbers") && !tilesOf(scene.document.stage()).placements().isEmpty())
        rows.push_back({plateSign(QStringLiteral("7a"), {}), LegendText::tr("Number of the tile")});
    if (shown.has("pacenotes") && !routeOf(scene.document).steps.empty())
        rows.push_back({plateSign(QStringLiteral("…"), {QColor(0x20, 0x24, 0x28), Qt::white}),
                        LegendText::tr("What the co-driver reads")});
}

void addSigns(const LayerScene& scene, const FaceStyle& style, Rows& rows) {
    for (const auto& [sign, number] : signsOn(scene.document.stage(), catalogueOf(scene.document)))
        rows.push_back(
            {[sign = sign, number = number, &style](QPainter& painter, const QRectF& area) {
                 paintTileSign(painter, sign, number, style, area);
             },
             stagewright::wordsFor(sign)});
}

Sign tokenSign(const TokenKind& kind) {
    return [kind](QPainter& painter, const QRectF& area) {
        const double scale = area.height() / std::max(kind.size.width(), kind.size.height());
        painter.save();
        painter.translate(area.center());
        painter.scale(scale, scale);
        paintToken(painter, kind);
        painter.restore();
    };
}

void addTokens(const Stage& stage, Rows& rows) {
    std::set<QString> ids;
    for (const Placement& tile : tilesOf(stage).placements())
        for (const Token& token : tile.tokens)
            ids.insert(token.id);
    for (const QString& id : ids) {
        const TokenKind kind = tokenKind(id);
        rows.push_back({tokenSign(kind), nameOf(kind)});
    }
}

} // namespace

std::vector<LegendRow> legendRows(const LayerScene& scene, const FaceStyle& style) {
    Rows rows;
    addMarks(scene, rows);
    addLayers(scene, rows);
    addSigns(scene, style, rows);
    addTokens(scene.document.stage(), rows);
    return rows;
}

} // namespace stagewright
