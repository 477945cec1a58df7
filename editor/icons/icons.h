#pragma once

#include <QIcon>

namespace stagewright {

/// An icon of resources/icons by its file name without ".svg", drawn in the text colour of the
/// palette that is in force when it is painted.
[[nodiscard]] QIcon icon(const QString& name);

} // namespace stagewright
