#pragma once

#include "editor/exports/file_writing.h"
#include "editor/window/dialogs.h"
#include "editor/window/late_news.h"

namespace stagewright {

class DiskWait;

/// Writes what is made of a document to files of which it keeps nothing: exports, sheets. Behind
/// the window, while the user waits; where he stops waiting, the end is told when it comes.
class FileExports final : public QObject {
    Q_OBJECT

public:
    /// @param window is the parent of the dialogs, and must outlive it
    FileExports(Dialogs dialogs, QWidget* window);

    /// @return whether it is written; if not, that has been said or will be
    [[nodiscard]] bool write(const QString& path, const QByteArray& content);

    /// Whether something is still to be written to that file (canonical_path.h).
    [[nodiscard]] bool isWriting(const QString& canonicalPath) const {
        return writing_.isWriting(canonicalPath);
    }

Q_SIGNALS:
    /// After all, though nobody has waited for it any more.
    void writtenLate(const QString& path);

private:
    void hear(const WritingEnd& end);
    void tellLate(const WritingEnd& end);

    Dialogs dialogs_;
    QWidget* window_;
    FileWriting writing_;
    LateNews late_;
    DiskWait* wait_ = nullptr;      ///< for what is being written
    std::optional<WritingEnd> end_; ///< of that
};

} // namespace stagewright
