#pragma once

#include <QFont>

namespace stagewright {

/// Makes the fonts that are compiled in (Open Sans, regular and bold) known to Qt, whatever is
/// installed. To be called after the application object exists; further calls cost nothing.
/// @return whether both could be read
bool registerFonts();

/// Likewise the bold one alone, which is all that tile faces need: reading a font takes longer than
/// a window has time to start.
bool registerFaceFont();

/// Open Sans, bold, unhinted so that it may be scaled.
[[nodiscard]] QFont boldFont(int pixelSize);

} // namespace stagewright
