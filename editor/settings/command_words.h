#pragma once

#include <QString>

namespace stagewright {

/// Other words by which people look for a command, in the language that is spoken: "rotate" for
/// "Turn clockwise". Empty where nobody looks otherwise.
/// @param command the name of its action
[[nodiscard]] QString otherWordsFor(const QString& command);

} // namespace stagewright
