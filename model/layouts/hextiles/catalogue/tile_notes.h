#pragma once

#include <QString>

namespace stagewright {

/// What a tile's record says of it, its `notes` or `unsure`, in the user's language. The built-in
/// records' texts are translated (translations/tile_notes.h); a user's own stay as they are.
[[nodiscard]] QString translatedNote(const QString& note);

} // namespace stagewright
