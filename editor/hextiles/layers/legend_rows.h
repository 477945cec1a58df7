#pragma once

#include "editor/hextiles/faces/face_style.h"
#include "editor/hextiles/layers/layer_scene.h"

#include <QPainter>

#include <functional>
#include <vector>

namespace stagewright {

/// A line of the legend: a sign, and what it means.
struct LegendRow {
    std::function<void(QPainter&, const QRectF&)> sign;
    QString text;
};

/// All that is on the board now, and only that: marks, layers that are shown, signs printed on the
/// tiles, tokens. @param style must outlive the rows
[[nodiscard]] std::vector<LegendRow> legendRows(const LayerScene& scene, const FaceStyle& style);

} // namespace stagewright
