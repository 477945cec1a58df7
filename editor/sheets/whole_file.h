#pragma once

#include "model/fault.h"

#include <QIODevice>

#include <functional>

namespace stagewright {

/// Writes a file as a whole: until all of it is there, an older file of that name stays as it was,
/// and if anything fails no part of the new one is left.
/// @param write puts the content into the device it is given; false: it could not
[[nodiscard]] Expected<void> writeWholeFile(const QString& path,
                                            const std::function<bool(QIODevice&)>& write);

} // namespace stagewright
