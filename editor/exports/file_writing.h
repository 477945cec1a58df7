#pragma once

#include "editor/background/background.h"
#include "model/fault.h"

#include <QByteArray>
#include <QObject>

#include <memory>
#include <vector>

namespace stagewright {

/// How the writing of a file has ended.
struct WritingEnd {
    QString path;
    Expected<void> how;
};

/// Writes files behind the window, whole or not at all (atomic_file.h): at once, but one file only
/// once at a time, so that the older of two never takes the newer one's place. A file whose disk
/// does not answer is written when it does, if there still is this.
class FileWriting final : public QObject {
    Q_OBJECT

public:
    FileWriting() = default;
    ~FileWriting() override;

    /// In place of what was to be written to that file before, by whatever name.
    /// @param canonicalPath of that file (canonical_path.h)
    void begin(const QString& path, const QString& canonicalPath, const QByteArray& content);
    /// Has heard at once what ends by then.
    void hearUntil(const QString& path, QDeadlineTimer end);

    /// Whether something is still to be written to that file.
    [[nodiscard]] bool isWriting(const QString& canonicalPath) const;

Q_SIGNALS:
    void ended(const stagewright::WritingEnd& end);

private:
    using Writing = Background<WritingEnd>;

    /// A file that is written, or was.
    struct File {
        QString path;
        QString canonicalPath;
        std::unique_ptr<Writing> writing; ///< goes when nothing is heard of it
        bool isDone = false;
    };

    static void write(const std::stop_token& stop, const Writing::Tell& tell, const QString& path,
                      const QByteArray& content);
    [[nodiscard]] File* fileOf(const QString& path);
    void hear(const WritingEnd& end);

    std::vector<File> files_;
};

} // namespace stagewright
