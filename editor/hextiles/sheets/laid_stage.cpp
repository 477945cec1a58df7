#include "editor/hextiles/sheets/laid_stage.h"

#include "editor/hextiles/sheets/plate_place.h"
#include "editor/language/display_locale.h"
#include "editor/sheets/sheet_text.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/laying_steps.h"

#include <QCoreApplication>
#include <QPen>

namespace stagewright {

namespace {

struct LaidStage {
    Q_DECLARE_TR_FUNCTIONS(LaidStage)
};

constexpr double laidTitlePoints = 10;
constexpr double belowTitle = mm(2);
constexpr double leastFillerScale = mm(4.2); ///< at which a number is no wider than its tile
constexpr double leastLaidScale = leastSheetText / 0.26; ///< at which it has room beside roads

QString laidTitle(const StageSheet& sheet, bool hasFillers) {
    const QSizeF size = centimetresOf(sheet.stage, sheet.tileMillimetres());
    const QString text = hasFillers
                             ? LaidStage::tr("Last, the tiles with a strong outline; when all is "
                                             "laid: %1 × %2\u00a0"
                                             "cm")
                             : LaidStage::tr("When all is laid: %1 × %2\u00a0"
                                             "cm");
    return text.arg(displayNumber(size.width(), 0), displayNumber(size.height(), 0));
}

double laidTitleHeight() {
    QImage device = sheetDevice();
    return lineHeight(sheetFont(laidTitlePoints, QFont::Bold), &device);
}

QPolygonF hexOf(const Placement& tile) {
    return QPolygonF(QList<QPointF>(corners().begin(), corners().end()))
        .translated(centre(tile.hex));
}

void paintOutlines(QPainter& painter, const StageSheet& sheet, std::span<const Placement> fillers) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(255, 255, 255, 120));
    for (const Placement& tile : tilesOf(sheet.stage).placements())
        if (!isFiller(sheet.catalogue.find(tile.side)))
            painter.drawPolygon(hexOf(tile));
    painter.setPen(QPen(Qt::black, 0.055, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    for (const Placement& tile : fillers)
        painter.drawPolygon(hexOf(tile));
}

} // namespace

std::optional<double> heightForFillers(const StageSheet& sheet, double width) {
    const QRectF bounds = drawnBounds(sheet.stage);
    if (bounds.width() * leastFillerScale > width)
        return std::nullopt;
    return laidTitleHeight() + belowTitle + bounds.height() * leastFillerScale;
}

bool laidStageFits(const StageSheet& sheet, const QSizeF& place, bool hasFillers) {
    const QSizeF room = place - QSizeF(0, laidTitleHeight() + belowTitle);
    const QSizeF needed =
        drawnBounds(sheet.stage).size() * (hasFillers ? leastFillerScale : leastLaidScale);
    return needed.width() <= room.width() && needed.height() <= room.height();
}

void paintLaidStage(QPainter& painter, const QRectF& place, const StageSheet& sheet,
                    std::span<const Placement> fillers) {
    const double title = laidTitleHeight();
    painter.setPen(QColor(sheetInk));
    paintLine(painter, {place.left(), place.top(), place.width(), title},
              sheetFont(laidTitlePoints, QFont::Bold), laidTitle(sheet, !fillers.empty()));
    const MapFrame frame =
        fittedFrame(drawnBounds(sheet.stage), place.adjusted(0, title + belowTitle, 0, 0));
    StageMap map(sheet.stage, sheet.catalogue, sheet.smallFaces, sheet.route, sheet.branches);
    map.numbers = fillers.empty();
    painter.save();
    painter.setClipRect(place);
    paintStageMap(painter, frame, map, leastSheetText);
    painter.translate(frame.origin);
    painter.scale(frame.scale, frame.scale);
    if (!fillers.empty())
        paintOutlines(painter, sheet, fillers);
    for (const Placement& tile : fillers) // which have nothing to be read
        paintPlate(painter, centre(tile.hex), tile.side.toString(), leastSheetText / frame.scale);
    painter.restore();
}

} // namespace stagewright
