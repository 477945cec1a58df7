#pragma once

#include <QStringList>

namespace stagewright {

/// Paths of the stages of the rulebooks that come with the program (resources/rulebooks), rallies
/// first. They are read as other files are, and never written.
[[nodiscard]] QStringList rulebookLibrary();

} // namespace stagewright
