#pragma once

#include "model/rally/rally_rules.h"

#include <QIcon>
#include <QPainter>

namespace stagewright {

/// "red" in the user's language; of a colour that has no word here its id.
[[nodiscard]] QString wordForColour(const QString& id);

/// A round spot of the colour as large as the area; of none, or one that the rules do not know, a
/// ring of the rim's colour, which keeps white on paper and blue on black apart from their ground.
void paintColourSpot(QPainter& painter, const RallyRules& rules, const QString& id,
                     const QRectF& area, const QColor& rim);
/// A round spot of the colour; of none, or one that the rules do not know, an empty ring.
[[nodiscard]] QIcon colourSpot(const RallyRules& rules, const QString& id);

[[nodiscard]] QStringList colourIds(const RallyRules& rules);

} // namespace stagewright
