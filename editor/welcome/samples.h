#pragma once

#include <QStringList>

namespace stagewright {

/// The stages that come with the program, as paths that can be read, the one to begin with first.
[[nodiscard]] QStringList sampleStages();

} // namespace stagewright
