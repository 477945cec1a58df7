#pragma once

#include "model/fault.h"
#include "model/json/scanner.h"

#include <QByteArray>
#include <QJsonValue>

#include <optional>
#include <string_view>

namespace stagewright {

/// Parses a JSON text whose top is an object or a list. A byte order mark is passed over, and one
/// of UTF-16 or UTF-32 obeyed.
///
/// Refused, a file of another kind by its name (foreign_file.h), all else with its line and column:
/// what is not JSON, invalid UTF-8, nesting deeper than `deepest`, more values than `most`, a field
/// given twice in one object, a number that a double cannot hold. QJsonDocument alone lets the last
/// three pass or cannot say where they are. It also drops a byte order mark before a text or a
/// name, rounds long whole numbers (see long_number.h), and sorts names in two ways: here all are
/// kept as they stand, and names sorted by their UTF-16.
[[nodiscard]] Expected<QJsonValue> parseJson(const QByteArray& text, int deepest = deepestJson,
                                             qsizetype most = mostJsonValues);

/// How many values a text has: up to its first flaw, with which it is not read.
[[nodiscard]] qsizetype valuesIn(const QByteArray& text);

/// Parses a JSON text that is compiled into the program: only its syntax is judged, which saves a
/// seventh of the time. That parseJson accepts it too is for a test to hold.
[[nodiscard]] Expected<QJsonValue> parseOwnJson(const QByteArray& text);

/// The line (from 1) on which the value at `path` begins, where `path` is written as in a Fault's
/// place: "tiles[3].rotation". Nothing if the text has no such value.
/// @pre parseJson accepts the text
[[nodiscard]] std::optional<int> lineOf(const QByteArray& text, std::string_view path);

/// The fault with the line put before the path that is its place: "line 12, tiles[3].rotation". Of
/// a value that is missing the line is that of what it is missing in.
/// @pre parseJson accepts the text
[[nodiscard]] Fault withLine(Fault fault, const QByteArray& text);

} // namespace stagewright
