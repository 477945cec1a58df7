#pragma once

#include "validators/finding.h"

#include <QPainter>

namespace stagewright {

/// The sign of a severity, told by its shape as well as by its colour: an octagon with a cross, a
/// triangle with an exclamation mark, a disc with an i.
void paintSeverityMark(QPainter& painter, Severity severity, const QRectF& area);

[[nodiscard]] QString severityName(Severity severity);

} // namespace stagewright
