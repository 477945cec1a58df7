#pragma once

#include <QString>

#include <initializer_list>

namespace stagewright {

/// A path that was typed, with the first of the endings unless it has one of them, whatever else it
/// ends with. To be asked of before anything is asked of the file. Nothing stays nothing.
/// @param endings with their dots
[[nodiscard]] QString completedPath(const QString& path,
                                    std::initializer_list<QLatin1StringView> endings);

} // namespace stagewright
