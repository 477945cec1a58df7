#pragma once

#include <QString>

namespace stagewright {

/// Keeps a settings file that is damaged as a whole under another name beside it, so that the
/// program starts with what is usual and never writes over it. Damaged as a whole is a file that
/// cannot be read, is no text, or has more lines that make no sense than others; single odd values
/// are passed over where they are read. To be called before the file is opened as settings.
/// @return a sentence for the user; empty if the file is not damaged, or not there
[[nodiscard]] QString setAsideDamaged(const QString& path);

} // namespace stagewright
