#pragma once

#include "model/fault.h"

#include <QByteArray>

namespace stagewright {

/// The whole content of a file. A folder, a file that cannot be read and one of more than `largest`
/// bytes are faults; of the last no more than that is read. So are pipes and devices, for which one
/// might wait without end; on the command line they are taken for files
/// (editor/cli/piped_files.h).
[[nodiscard]] Expected<QByteArray> readLimitedFile(const QString& path, qint64 largest);

/// What is said of a file that is larger.
[[nodiscard]] Fault tooLarge(const QString& path, qint64 largest);

} // namespace stagewright
