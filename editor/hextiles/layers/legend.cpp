#include "editor/hextiles/layers/clear_corner.h"
#include "editor/hextiles/layers/layer.h"
#include "editor/hextiles/layers/layer_painters.h"
#include "editor/hextiles/layers/legend_rows.h"
#include "model/layouts/hextiles/stage/extent.h"

#include <QPixmap>

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

namespace stagewright {

namespace {

constexpr double legendBorder = 12; // pixels to those of the view
constexpr double legendPad = 10;

/// Of the table, on the board.
std::optional<QRectF> outlineShown(const LayerScene& scene) {
    if (!scene.table || !scene.shown.has("table"))
        return std::nullopt;
    return tableAround(extent(scene.document.stage()), *scene.table);
}

/// Drawn once, until something else is on the board.
class Legend {
public:
    void paint(QPainter& painter, const LayerScene& scene) {
        const double ratio = painter.device()->devicePixelRatioF();
        const Look look{scene.version,  scene.shown,
                        scene.marks,    scene.camera.view,
                        painter.font(), scene.palette.cacheKey(),
                        ratio,          scene.table.has_value()};
        if (!(look == look_)) {
            look_ = look;
            render(scene, painter.font(), ratio);
            corner_.chooseAnew();
        }
        if (!picture_.isNull())
            painter.drawPixmap(
                corner_.place(picture_.deviceIndependentSize(), legendBorder, scene.camera,
                              tilesOf(scene.document.stage()).placements(), outlineShown(scene)),
                picture_);
    }

private:
    struct Look {
        int version = -1;
        ShownLayers shown;
        BoardMarks marks;
        QSizeF view;
        QFont font;
        qint64 palette = 0;
        double ratio = 0;
        bool table = false;

        friend bool operator==(const Look&, const Look&) = default;
    };

    void render(const LayerScene& scene, const QFont& font, double ratio);

    Look look_;
    std::unique_ptr<FaceStyle> style_; ///< made when it is first needed
    QPixmap picture_;
    ClearCorner corner_;
};

void paintRow(QPainter& painter, const LegendRow& row, const QRectF& place, const QFont& font,
              const QColor& ink) {
    const double size = QFontMetricsF(font).height();
    painter.save();
    row.sign(painter, QRectF(place.left(), place.center().y() - size / 2, size, size));
    painter.restore();
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(place.adjusted(place.height() + 4, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                     row.text);
}

/// In as many columns as the height asks for; what there is no room for is left out.
void Legend::render(const LayerScene& scene, const QFont& font, double ratio) {
    if (!style_)
        style_ = std::make_unique<FaceStyle>(colourStyle());
    picture_ = {};
    auto rows = legendRows(scene, *style_);
    const QFontMetricsF metrics(font);
    const double line = std::ceil(metrics.height() * 1.35);
    const QSizeF room = scene.camera.view - QSizeF(2 * legendBorder, 2 * legendBorder);
    const auto fit =
        static_cast<std::size_t>(std::max(0.0, std::floor((room.height() - 2 * legendPad) / line)));
    if (rows.empty() || fit == 0)
        return;
    double text = 0;
    for (const LegendRow& row : rows)
        text = std::max(text, metrics.horizontalAdvance(row.text));
    const double column = line + 4 + std::ceil(text);
    const auto most = static_cast<std::size_t>(
        std::max(0.0, std::floor((room.width() - legendPad) / (column + legendPad))));
    const std::size_t columns = std::min(most, (rows.size() + fit - 1) / fit);
    if (columns == 0)
        return;
    rows.resize(std::min(rows.size(), columns * fit));
    const std::size_t high = (rows.size() + columns - 1) / columns;
    const QSizeF size(static_cast<double>(columns) * (column + legendPad) + legendPad,
                      static_cast<double>(high) * line + 2 * legendPad - 4);
    picture_ = QPixmap((size * ratio).toSize());
    picture_.setDevicePixelRatio(ratio);
    picture_.fill(Qt::transparent);
    QPainter painter(&picture_);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(scene.palette.color(QPalette::Mid), 1));
    painter.setBrush(scene.palette.color(QPalette::Window)); // no line shines through
    painter.drawRoundedRect(QRectF({0.5, 0.5}, size - QSizeF(1, 1)), 4, 4);
    const QColor ink = scene.palette.color(QPalette::WindowText);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::size_t toTheRight = i / high;
        const auto x = static_cast<double>(toTheRight);
        const auto y = static_cast<double>(i % high);
        paintRow(painter, rows[i],
                 {legendPad + x * (column + legendPad), legendPad - 2 + y * line, column, line},
                 font, ink);
    }
}

} // namespace

LayerPainter legendPainter() {
    return [legend = std::make_shared<Legend>()](QPainter& painter, const LayerScene& scene) {
        legend->paint(painter, scene);
    };
}

} // namespace stagewright
