#pragma once

#include "editor/background/background.h"
#include "editor/files/written_document.h"

#include <QObject>

#include <memory>
#include <vector>

namespace stagewright {

class Document;

/// How a document was saved.
struct SaveEnd {
    QString path;
    Expected<void> how;
    bool isOpen = false; ///< what is open now is what was written, and is kept there
};

/// Saves a document behind the window, as it was when that was begun. Files are written at once,
/// but one file only once at a time, so that the older of two never takes the newer one's place. A
/// file whose disk does not answer is written when it does, if there still is this.
class DocumentSaving final : public QObject {
    Q_OBJECT

public:
    /// @param document must outlive it
    explicit DocumentSaving(Document& document);
    ~DocumentSaving() override;

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
    using Writing = Background<WrittenDocument>;

    /// A file that is written, or was.
    struct File {
        QString path;
        QString canonicalPath;
        QString before;                   ///< where the document was kept when this was begun
        std::unique_ptr<Writing> writing; ///< goes when nothing is heard of it
        bool isDone = false;
    };

    static void write(const std::stop_token& stop, const Writing::Tell& tell, const RallyPack& pack,
                      const Games& games, const QString& path);
    [[nodiscard]] File* fileOf(const QString& path);
    void hear(const WrittenDocument& written);

    Document& document_;
    std::vector<File> files_;
};

} // namespace stagewright
