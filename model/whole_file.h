#pragma once

#include "model/fault.h"

#include <QByteArray>

namespace stagewright {

/// Writes a file as a whole: until all of it is there, an older file of that name stays as it was,
/// and if anything fails no part of the new one is left. Permissions stay; through a link, the link
/// stays and the file behind it is replaced.
[[nodiscard]] Expected<void> writeWholeFile(const QString& path, const QByteArray& content);

} // namespace stagewright
