#pragma once

#include <QString>

namespace stagewright {

/// What a kind of token is called by the user: "Jump, gravel". Of one that the program does not
/// know the id itself, as it stands in the file.
/// @param id as in stage files
[[nodiscard]] QString tokenName(const QString& id);

} // namespace stagewright
