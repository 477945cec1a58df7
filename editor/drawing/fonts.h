#pragma once

#include <QFont>

namespace stagewright {

/// Makes the fonts that are compiled in (Open Sans, regular and bold) known to Qt, whatever is
/// installed. To be called after the application object exists; further calls cost nothing.
/// @return whether both could be read
bool registerFonts();

/// Open Sans, bold, unhinted so that it may be scaled. Known to Qt from the first call on.
[[nodiscard]] QFont boldFont(int pixelSize);

/// The same, regular.
[[nodiscard]] QFont plainFont(int pixelSize);

} // namespace stagewright
