#pragma once

#include "editor/overlays/camera.h"
#include "validators/rule.h"

#include <QPainter>

namespace stagewright {

/// Marks the places of errors and warnings with the signs of their severity.
void paintFindings(QPainter& painter, const Findings& findings, const Camera& camera);

} // namespace stagewright
