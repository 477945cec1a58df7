#pragma once

#include "editor/files/document_file.h"
#include "editor/files/known_file.h"

#include <optional>

namespace stagewright {

/// Whether a file can be got at, whatever is in it.
enum class Reach : unsigned char {
    Reached,
    Gone,      ///< there is no such file
    OutOfReach ///< its disk or its server does not answer, or it may not be read: it may be there
};

/// A file as it was read.
struct ReadFile {
    QString path;
    Expected<OpenedFile> opened;
    KnownFile known;
    Reach reach = Reach::Reached;
    /// What the file says if it is a text for people and could not be opened: someone may know what
    /// to make of it.
    std::optional<QString> text = std::nullopt;
    bool isSeason = false; ///< and so no stage or rally
};

/// Reads it by openFile. To be called behind the window, as it may take for ever.
[[nodiscard]] ReadFile readFile(const QString& path, const Games& games);

} // namespace stagewright
