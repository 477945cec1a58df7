#pragma once

#include <QStringList>

namespace stagewright {

/// The stages and rallies that come with the program, as paths that can be read, the one to begin
/// with first.
[[nodiscard]] QStringList samples();

} // namespace stagewright
