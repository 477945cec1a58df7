#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>
#include <QString>

namespace stagewright {

/// A line of text in the middle of a rectangle, smaller where it would be too long.
/// @param height of its capitals
void paintFitted(QPainter& painter, const QString& text, const QRectF& place, double height,
                 const QColor& colour, bool bold = false);

/// How wide it is where nothing makes it smaller.
[[nodiscard]] double fittedWidth(const QString& text, double height, bool bold = false);

} // namespace stagewright
