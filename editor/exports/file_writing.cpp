#include "editor/exports/file_writing.h"

#include "model/atomic_file.h"

namespace stagewright {

FileWriting::FileWriting() : writes_([this](const WritingEnd& end) { Q_EMIT ended(end); }) {}

bool FileWriting::isWriting(const QString& canonicalPath) const {
    return writes_.isWriting(canonicalPath);
}

void FileWriting::begin(const QString& path, const QString& canonicalPath,
                        const QByteArray& content) {
    writes_.begin(path, canonicalPath, &FileWriting::write, path, content);
}

void FileWriting::hearUntil(const QString& path, QDeadlineTimer end) {
    writes_.hearUntil(path, end);
}

void FileWriting::write(const std::stop_token& stop, const Writes::Writing::Tell& tell,
                        const QString& path, const QByteArray& content) {
    if (!stop.stop_requested())
        tell({path, writeFileAtomically(path, content)});
}

} // namespace stagewright
