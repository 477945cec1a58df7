#pragma once

#include "editor/sheets/sheet_page.h"
#include "editor/sheets/time_sheet.h"

#include <QString>

#include <vector>

namespace stagewright {

// Boxes that are written in by hand; what is known stands in them.

/// A box with a small caption in its corner.
void paintBox(QPainter& painter, const QRectF& box, const QString& caption, const QString& filled);

/// A line to write a name on, with the name if it is known.
void paintNameLine(QPainter& painter, const QRectF& place, const QString& caption,
                   const QString& filled);

/// A box for damage of some kind.
struct DamageBox {
    QString letter;
    QString filled;
};

/// Those that a line has, one after another.
[[nodiscard]] std::vector<DamageBox> damageBoxes(const StageResults& kinds, const TimeEntry& entry);

/// What a sheet has boxes for: what any of its lines has.
[[nodiscard]] StageResults together(const StageResults& a, const StageResults& b);
inline constexpr StageResults noDamage{false, false, false, false};

/// What the letters of the boxes mean. One line; empty: there are none.
[[nodiscard]] QString damageLegend(const StageResults& kinds);

} // namespace stagewright
