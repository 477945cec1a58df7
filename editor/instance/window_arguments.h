#pragma once

#include <QStringList>

namespace stagewright {

/// Of a start without a command.
struct WindowArguments {
    QStringList paths; ///< whole ones
    /// In a process of its own, though a window may be open already: as --new-window asks, and any
    /// option that is Qt's.
    bool ownWindow = false;
};

inline constexpr QLatin1StringView newWindowOption("--new-window");

/// @param arguments without the program's name
[[nodiscard]] WindowArguments readWindowArguments(const QStringList& arguments);

} // namespace stagewright
