#pragma once

#include "editor/background/file_writes.h"
#include "editor/files/written_document.h"

#include <QObject>

namespace stagewright {

class Document;

/// How a document was saved.
struct SaveEnd {
    QString path;
    Expected<void> how;
    bool isOpen = false; ///< what is open now is what was written, and is kept there
};

/// Saves a document behind the window, as it was when that was begun.
class DocumentSaving final : public QObject {
    Q_OBJECT

public:
    /// @param document must outlive it
    explicit DocumentSaving(Document& document);

    /// In place of what was to be written to that file before, by whatever name.
    /// @param canonicalPath of that file (canonical_path.h)
    void begin(const QString& path, const QString& canonicalPath);
    /// Has heard at once what ends by then.
    void hearUntil(const QString& path, QDeadlineTimer end);

    /// Whether something is still to be written to that file.
    [[nodiscard]] bool isWriting(const QString& canonicalPath) const;

Q_SIGNALS:
    void ended(const stagewright::SaveEnd& end);

private:
    struct Copy {
        QString path;
        QString before; ///< where the document was kept when the writing was begun
        WrittenDocument written;
    };
    using Writes = FileWrites<Copy>;

    static void write(const std::stop_token& stop, const Writes::Writing::Tell& tell,
                      const RallyPack& pack, const Games& games, const QString& path,
                      const QString& before);
    void hear(const Copy& copy);

    Document& document_;
    Writes writes_;
};

} // namespace stagewright
