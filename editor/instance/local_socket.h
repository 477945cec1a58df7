#pragma once

#include "model/file_descriptor.h"

#include <QString>

namespace stagewright {

// Local sockets as the system has them: Qt's network library would be loaded at every start, which
// takes a tenth of that of a command.

/// Not open unless a process of this user listens there. Does not wait.
[[nodiscard]] FileDescriptor connectTo(const QString& path);

/// Listens there. Not open if someone else does already, or if it cannot be done. What is left of a
/// process that has died is taken away.
[[nodiscard]] FileDescriptor listenAt(const QString& path);

/// The next one that has come, who is this user. Not open if there is none. Does not wait.
[[nodiscard]] FileDescriptor acceptFrom(const FileDescriptor& listening);

} // namespace stagewright
