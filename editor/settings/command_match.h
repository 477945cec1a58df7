#pragma once

#include <QString>

#include <optional>

namespace stagewright {

/// How well a command answers what was typed, higher is better; nothing where it does not. Each
/// word typed has to be found: best at the beginning of a word of the name, then inside one, then
/// as the beginning of one of its other words, then in the menus and keys, then as letters of the
/// name that are skipped through from the beginning of a word ("trncl" is "Turn clockwise"). Case
/// and accents do not matter.
/// @param more menus and keys
/// @param others words by which people look for it too
[[nodiscard]] std::optional<int> matchCommand(const QString& typed, const QString& name,
                                              const QString& more, const QString& others = {});

} // namespace stagewright
