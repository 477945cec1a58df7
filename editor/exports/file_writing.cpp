#include "editor/exports/file_writing.h"

#include "model/atomic_file.h"

#include <algorithm>

namespace stagewright {

FileWriting::~FileWriting() {
    for (const File& each : files_) // all before the first end is waited for
        each.writing->giveUp();
}

FileWriting::File* FileWriting::fileOf(const QString& path) {
    const auto found = std::find_if(files_.begin(), files_.end(),
                                    [&](const File& each) { return each.path == path; });
    return found == files_.end() ? nullptr : &*found;
}

bool FileWriting::isWriting(const QString& canonicalPath) const {
    return std::any_of(files_.begin(), files_.end(), [&](const File& each) {
        return !each.isDone && each.canonicalPath == canonicalPath;
    });
}

void FileWriting::begin(const QString& path, const QString& canonicalPath,
                        const QByteArray& content) {
    std::erase_if(files_, [](const File& each) { return each.isDone; });
    const auto found = std::find_if(files_.begin(), files_.end(), [&](const File& each) {
        return each.canonicalPath == canonicalPath;
    });
    File* file = found == files_.end() ? nullptr : &*found;
    if (!file) {
        auto writing = std::make_unique<Writing>([this](const WritingEnd& end) { hear(end); },
                                                 WorkManner{false, diskPatience});
        file = &files_.emplace_back(File{path, canonicalPath, std::move(writing)});
    }
    file->path = path;
    file->writing->begin(&FileWriting::write, path, content);
}

void FileWriting::hearUntil(const QString& path, QDeadlineTimer end) {
    if (const File* file = fileOf(path))
        file->writing->hearUntil(end);
}

void FileWriting::write(const std::stop_token& stop, const Writing::Tell& tell, const QString& path,
                        const QByteArray& content) {
    if (!stop.stop_requested())
        tell({path, writeFileAtomically(path, content)});
}

void FileWriting::hear(const WritingEnd& end) {
    fileOf(end.path)->isDone = true;
    Q_EMIT ended(end);
}

} // namespace stagewright
