#pragma once

#include "editor/hextiles/faces/face_style.h"
#include "editor/hextiles/faces/hex_clip.h"
#include "editor/hextiles/faces/legibility.h"
#include "editor/hextiles/faces/outlines.h"

#include <QPainter>
#include <QPen>
#include <QTransform>

#include <algorithm>

namespace stagewright {

/// What every part of a face is drawn with: a painter whose unit is the tile's circumradius.
struct FaceCanvas {
    QPainter& painter;
    const FaceStyle& style;
    HexClip clip;
    double pixel;       ///< size of a device pixel in circumradii; 0 on paper and in SVG
    double easyDigit;   ///< how high a digit is that can be read with ease
    double leastDigit;  ///< height of the smallest digits on roads, in circumradii; 0: any
    QTransform upright; ///< turns what is drawn in the tile's frame so that it stands upright

    /// Whether something of this size can be made out.
    [[nodiscard]] bool shows(double size) const { return size >= 3 * pixel; }

    /// Whether a bare digit of this height can be read, if only just.
    [[nodiscard]] bool showsDigit(double height) const { return readableBareDigit(height, pixel); }

    /// Whether digits that take all the room of a road are large enough.
    [[nodiscard]] bool showsDigits() const { return largestDigit >= leastDigit; }
    /// A pixel at which the smaller ones of the other digits are unreadable.
    [[nodiscard]] double digitPixel() const {
        return std::max(pixel, leastDigit / bareDigitPixels);
    }

    /// A pen that is `width` wide, and never thinner than what a screen can draw.
    [[nodiscard]] QPen pen(const QColor& colour, double width) const {
        return {colour, std::max(width, 0.9 * pixel), Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin};
    }

    void fill(const QPolygonF& polygon, const QColor& colour) const {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawPolygon(polygon, Qt::WindingFill);
    }

    void fill(const QPainterPath& path, const QColor& colour) const {
        painter.fillPath(path, colour);
    }

    /// Draws the part of the line within the hex.
    void line(const QPolygonF& line, double width, const QColor& colour) const {
        fill(clip.area(ribbon(line, std::max(width, 0.9 * pixel))), colour);
    }
};

/// Draws in `frame` (of the tile) whatever `draw` draws about the origin.
template <typename Draw>
void inFrame(const FaceCanvas& canvas, const QTransform& frame, const Draw& draw) {
    const QTransform before = canvas.painter.transform();
    canvas.painter.setTransform(frame, true);
    draw();
    canvas.painter.setTransform(before);
}

} // namespace stagewright
