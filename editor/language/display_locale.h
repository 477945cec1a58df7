#pragma once

#include <QLocale>

namespace stagewright {

/// How numbers are written among the words that the program speaks now, be it in a language of what
/// is printed (TemporaryLanguage). The default locale's region counts where its language is the
/// same.
[[nodiscard]] QLocale displayLocale();

/// A number to `digits` places as that locale writes it; thousands stand without a mark.
[[nodiscard]] QString displayNumber(double value, int digits);

} // namespace stagewright
