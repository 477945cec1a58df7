#pragma once

#include "model/game/layout_changes.h"

#include <QColor>
#include <QPainter>
#include <QPolygonF>

namespace stagewright {

/// Of the mark of a change: told apart by the colour-blind too, and by its sign and its line.
[[nodiscard]] QColor markColour(ChangeKind kind);

/// Marks what lies in an outline: a line round it, and the sign of the change on a disc in its
/// middle.
/// @param letter height of the sign, in the painter's units
void paintChangeMark(QPainter& painter, const QPolygonF& outline, ChangeKind kind, double letter,
                     bool isChosen);

/// The disc alone, for lists.
[[nodiscard]] QPixmap changeSign(ChangeKind kind, int size, qreal devicePixelRatio);

} // namespace stagewright
