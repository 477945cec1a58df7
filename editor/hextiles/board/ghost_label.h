#pragma once

#include "validators/finding.h"

#include <QPainter>

namespace stagewright {

/// A few words on a dark plate, with the sign of a severity, centred below `at` (in pixels).
void paintGhostLabel(QPainter& painter, const QString& text, Severity severity, QPointF at);

} // namespace stagewright
