#pragma once

#include <QPainter>
#include <QPixmap>

#include <span>

namespace stagewright {

/// How the outline of a hex is drawn, all in pixels.
struct HexOutline {
    double radius = 0;
    QColor colour;
    QColor halo; ///< behind the line
    double width = 3;
    Qt::PenStyle style = Qt::SolidLine;

    friend bool operator==(const HexOutline&, const HexOutline&) = default;
};

/// Draws the same outline around many hexes. A few are drawn as lines, many from a picture of one:
/// thousands of lines would hold up the frame.
class OutlineStamp {
public:
    void paint(QPainter& painter, std::span<const QPointF> middles, const HexOutline& outline);

private:
    void render(const HexOutline& outline, double ratio);

    HexOutline drawn_;
    QPixmap picture_;
};

} // namespace stagewright
