#pragma once

#include "editor/cli/rally_subject.h"

#include <QJsonObject>
#include <QStringList>

namespace stagewright {

// What is said of a rally, line by line in the user's language and as JSON.

/// Its title, how many stages and players.
[[nodiscard]] QString rallyHeading(const RallySubject& subject);

/// Which rules of the table's own it goes by; none where it has none.
[[nodiscard]] QStringList rulesLines(const RallySubject& subject);
/// The timetable with clock times, what it adds up to, and what to do where it is too long.
[[nodiscard]] QStringList timetableLines(const RallySubject& subject);

[[nodiscard]] QJsonObject timetableJson(const RallySubject& subject);

} // namespace stagewright
