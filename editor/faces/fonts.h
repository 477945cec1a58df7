#pragma once

#include <QFont>

namespace stagewright {

/// Makes the fonts that are compiled in (Open Sans, regular and bold) known to Qt, whatever is
/// installed. To be called once, after the application object exists.
/// @return whether both could be read
bool registerFonts();

/// The bold face font, `height` being its size in the units of the painter's frame.
[[nodiscard]] QFont boldFont(int pixelSize);

} // namespace stagewright
