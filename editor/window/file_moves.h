#pragma once

#include "model/fault.h"

#include <QString>

namespace stagewright {

/// A file that has another place now.
struct FileMove {
    QString from;
    QString to; ///< in the bin, if it was moved there
};

// To be called behind the window: the disk may not answer.

/// The fault: the name is taken, or the system says why not.
[[nodiscard]] Expected<FileMove> renameFile(const QString& from, const QString& to);
/// Into the system's bin.
[[nodiscard]] Expected<FileMove> moveFileToBin(const QString& path);
/// Back to where it was. The fault: something else is there by now.
[[nodiscard]] Expected<FileMove> moveFileBack(const FileMove& move);

} // namespace stagewright
