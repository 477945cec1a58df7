#pragma once

#include "model/exchange/exchange.h"

namespace stagewright {

// Lists of the tiles and tokens of stages, for people to read, print and post. What users wrote
// cannot change what they look like: it is escaped as the format asks.

[[nodiscard]] QByteArray tilesAsText(std::span<const Stage> stages, const Games& games);

/// The columns number, side, count, box, and for several stages their titles before them. A token
/// has its id for a number.
[[nodiscard]] QByteArray tilesAsCsv(std::span<const Stage> stages, const Games& games);

[[nodiscard]] QByteArray tilesAsMarkdown(std::span<const Stage> stages, const Games& games);

[[nodiscard]] QByteArray tilesAsForumText(std::span<const Stage> stages, const Games& games);

/// On one line, with what Markdown or HTML would take for a mark escaped.
[[nodiscard]] QString markdownEscaped(const QString& text);

/// On one line; an invisible sign behind each opening bracket keeps forums from taking it for a
/// tag, as they know no escape.
[[nodiscard]] QString forumEscaped(const QString& text);

} // namespace stagewright
