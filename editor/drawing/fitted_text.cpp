#include "editor/drawing/fitted_text.h"

#include "editor/drawing/fonts.h"

#include <QFontMetricsF>

#include <algorithm>

namespace stagewright {

namespace {

constexpr int fittedSize = 100; // of the font, as units of the painter may be millimetres
constexpr qsizetype mostFittedLetters = 200;

QFont fittedFont(bool bold) {
    return bold ? boldFont(fittedSize) : plainFont(fittedSize);
}

} // namespace

void paintFitted(QPainter& painter, const QString& text, const QRectF& place, double height,
                 const QColor& colour, bool bold) {
    const QFont font = fittedFont(bold);
    const QFontMetricsF metrics(font);
    const QString shown = text.left(mostFittedLetters);
    const double width = metrics.horizontalAdvance(shown);
    if (width <= 0)
        return;
    const double scale = std::min(height / metrics.capHeight(), place.width() / width);
    painter.save();
    painter.translate(place.center());
    painter.scale(scale, scale);
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(QPointF(-width / 2, metrics.capHeight() / 2), shown);
    painter.restore();
}

double fittedWidth(const QString& text, double height, bool bold) {
    const QFontMetricsF metrics(fittedFont(bold));
    return metrics.horizontalAdvance(text.left(mostFittedLetters)) * height / metrics.capHeight();
}

} // namespace stagewright
