#include "editor/hextiles/layers/layer_painters.h"
#include "editor/hextiles/layers/plate.h"
#include "model/game/tile_size.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/extent.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace stagewright {

namespace {

struct TableText {
    Q_DECLARE_TR_FUNCTIONS(TableOutline)
};

} // namespace

QRectF tableAround(const QRectF& stage, const Table& table) {
    const double centimetre =
        2 * apothem / table.tile.value_or(usualTileMillimetres() / 10); // in circumradii
    QSizeF size = QSizeF(table.width, table.depth) * centimetre;
    if ((size.width() < size.height()) != (stage.width() < stage.height()))
        size.transpose();
    QRectF outline({}, size);
    outline.moveCenter(stage.center());
    return outline;
}

void paintTable(QPainter& painter, const LayerScene& scene) {
    if (!scene.table)
        return;
    const Table& table = *scene.table;
    const Camera& camera = scene.camera;
    const BoardColours& colours = scene.colours;
    const QRectF stage = extent(scene.document.stage());
    const QRectF outline = tableAround(stage, table);
    const QRectF shown(camera.toScreen(outline.topLeft()), camera.toScreen(outline.bottomRight()));
    const bool holds = outline.contains(stage);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.halo, 4));
    painter.drawRoundedRect(shown, 6, 6);
    painter.setPen(QPen(holds ? colours.selection : colours.doesNotFit, 2, Qt::DashLine));
    painter.drawRoundedRect(shown, 6, 6);
    const QLocale locale;
    const QString size = TableText::tr("%1 × %2 cm")
                             .arg(locale.toString(std::max(table.width, table.depth)),
                                  locale.toString(std::min(table.width, table.depth)));
    constexpr double letters = 13;
    paintPlate(painter, size, {shown.center().x(), shown.top()}, letters);
}

} // namespace stagewright
