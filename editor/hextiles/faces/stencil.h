#pragma once

#include <QBrush>
#include <QPainter>
#include <QPainterPath>
#include <QPen>

#include <functional>
#include <vector>

namespace stagewright {

/// What was drawn once, to be drawn many times: shapes with their points on whole dots, and no more
/// of them than are needed to within two dots. On paper of many dots that does not show, and it
/// makes a PDF several times smaller.
class Stencil {
public:
    /// @param draw the painter's unit is a dot; what it draws has shapes only, no text, no pictures
    [[nodiscard]] static Stencil of(const std::function<void(QPainter&)>& draw, int dotsPerInch);

    /// Draws it about a point of the painter's frame, upright.
    /// @param scale dots of the stencil in the painter's unit
    void paint(QPainter& painter, QPointF at, double scale) const;

private:
    struct Shape {
        QPainterPath path;
        QPen pen;
        QBrush brush;
    };

    friend class StencilEngine;

    std::vector<Shape> shapes_;
};

} // namespace stagewright
