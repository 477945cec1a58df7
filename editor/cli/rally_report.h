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
/// Boxes, tiles for each way of laying, those that stay and move from stage to stage, and the order
/// of stages that moves fewest of them.
[[nodiscard]] QStringList tableLines(const RallySubject& subject);
/// Expected times and totals, and who retires.
[[nodiscard]] QStringList expectedTimesLines(const RallySubject& subject);

[[nodiscard]] QJsonObject timetableJson(const RallySubject& subject);
[[nodiscard]] QJsonObject tableJson(const RallySubject& subject);
[[nodiscard]] QJsonObject expectedTimesJson(const RallySubject& subject);

} // namespace stagewright
