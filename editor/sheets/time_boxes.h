#pragma once

#include "editor/sheets/sheet_page.h"

#include <QString>

namespace stagewright {

// Boxes that are written in by hand; what is known stands in them.

/// A box with a small caption in its corner.
void paintBox(QPainter& painter, const QRectF& box, const QString& caption, const QString& filled);

/// A line to write a name on, with the name if it is known.
void paintNameLine(QPainter& painter, const QRectF& place, const QString& caption,
                   const QString& filled);

/// What the letters of the damage boxes mean. One line.
/// @param hasWheel whether there is a box for the spare wheel
[[nodiscard]] QString damageLegend(bool hasWheel);

// The letters of the boxes.
[[nodiscard]] QString gearboxLetter();
[[nodiscard]] QString coastLetter();
[[nodiscard]] QString brakeLetter();
[[nodiscard]] QString wheelLetter();

} // namespace stagewright
