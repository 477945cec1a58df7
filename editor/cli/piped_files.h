#pragma once

#include "model/fault.h"

#include <QString>

namespace stagewright {

// Pipes, devices and standard input can be read once and have no size; what reads stages looks at a
// file more than once. The command line takes all of them for files.

/// Whether the name is that of standard input ("-") or of another open file of this process.
[[nodiscard]] bool isOpenFile(const QString& name);

/// Whether the name on a command line is that of standard input ("-"), of another open file
/// ("/dev/fd/63"), of a pipe or of a device, and not of an ordinary file.
[[nodiscard]] bool isPiped(const QString& name);

/// Reads it to its end, or until it is larger than any file that is read.
/// @return a path at which the same stands as in a file, until the program ends: "/dev/stdin" for
/// standard input
[[nodiscard]] Expected<QString> asFile(const QString& name);

/// What the user called the file at a path that asFile gave; any other path as it is.
[[nodiscard]] QString nameAsGiven(const QString& path);

/// Likewise, in words for people: "standard input", whatever it was called.
[[nodiscard]] QString spokenName(const QString& path);

} // namespace stagewright
