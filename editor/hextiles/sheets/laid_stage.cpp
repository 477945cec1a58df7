#include "editor/hextiles/sheets/laid_stage.h"

#include "editor/language/display_locale.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "model/layouts/hextiles/stage/road_graph.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct LaidStage {
    Q_DECLARE_TR_FUNCTIONS(LaidStage)
};

constexpr double laidTitlePoints = 10;
constexpr double leastNumber = mm(2.1);

} // namespace

void paintLaidStage(QPainter& painter, const QRectF& place, const StageSheet& sheet) {
    const Stage& stage = sheet.table.stage;
    const QFont font = sheetFont(laidTitlePoints, QFont::Bold);
    const double title = lineHeight(font, painter.device());
    const QSizeF size = centimetresOf(stage, sheet.tileMillimetres());
    painter.setPen(QColor(sheetInk));
    paintLine(painter, {place.left(), place.top(), place.width(), title}, font,
              LaidStage::tr("When all is laid: %1 × %2\u00a0"
                            "cm")
                  .arg(displayNumber(size.width(), 0), displayNumber(size.height(), 0)));
    const StageMap map(stage, sheet.catalogue, sheet.smallFaces,
                       findRoute(stage, RoadGraph(stage, sheet.catalogue)));
    painter.save();
    painter.setClipRect(place);
    paintStageMap(painter, place.adjusted(0, title + mm(2), 0, 0), map, leastNumber);
    painter.restore();
}

} // namespace stagewright
