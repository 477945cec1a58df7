#pragma once

#include "editor/background/file_writes.h"
#include "model/fault.h"

#include <QByteArray>
#include <QObject>

namespace stagewright {

/// How the writing of a file has ended.
struct WritingEnd {
    QString path;
    Expected<void> how;
};

/// Writes files behind the window, whole or not at all (atomic_file.h).
class FileWriting final : public QObject {
    Q_OBJECT

public:
    FileWriting();

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
    using Writes = FileWrites<WritingEnd>;

    static void write(const std::stop_token& stop, const Writes::Writing::Tell& tell,
                      const QString& path, const QByteArray& content);

    Writes writes_;
};

} // namespace stagewright
