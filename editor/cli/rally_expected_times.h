#pragma once

#include "editor/cli/rally_subject.h"

#include <QJsonObject>
#include <QStringList>

namespace stagewright {

/// Expected times and totals, and who retires.
[[nodiscard]] QStringList expectedTimesLines(const RallySubject& subject);
[[nodiscard]] QJsonObject expectedTimesJson(const RallySubject& subject);

} // namespace stagewright
