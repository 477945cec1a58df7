#pragma once

#include <QIcon>

namespace stagewright {

/// An icon of resources/icons by its file name without ".svg", drawn in the text colour of the
/// palette that is in force when it is painted.
/// @param most that it takes of the room it is given; an empty one: all
[[nodiscard]] QIcon icon(const QString& name, QSize most = {});

/// In a tool bar.
inline constexpr QSize toolBarIconSize(20, 20);

} // namespace stagewright
