#pragma once

#include "editor/cli/rally_subject.h"

#include <QJsonObject>
#include <QStringList>

namespace stagewright {

/// Boxes, tiles for each way of laying, those that stay and move from stage to stage, and the order
/// of stages that moves fewest of them.
[[nodiscard]] QStringList tableLines(const RallySubject& subject);
[[nodiscard]] QJsonObject tableJson(const RallySubject& subject);

} // namespace stagewright
