#pragma once

#include <QPainter>

namespace stagewright {

/// Colours of a few words on a rounded plate.
struct PlateColours {
    QColor ground{255, 255, 255, 230};
    QColor ink{0x20, 0x20, 0x20};
};

/// A few words on a rounded plate, upright, with its middle at `middle`.
/// @param size of the letters, in pixels
void paintPlate(QPainter& painter, const QString& text, QPointF middle, double size,
                const PlateColours& colours = {});

} // namespace stagewright
