#include "editor/document/document_saving.h"

#include "editor/document/document.h"

#include <QDir>

#include <algorithm>

namespace stagewright {

DocumentSaving::DocumentSaving(Document& document) : document_(document) {}

DocumentSaving::~DocumentSaving() {
    for (const File& each : files_) // all before the first end is waited for
        each.writing->giveUp();
}

DocumentSaving::File* DocumentSaving::fileOf(const QString& path) {
    const QString wanted = QDir::cleanPath(path);
    const auto found = std::find_if(files_.begin(), files_.end(), [&](const File& each) {
        return QDir::cleanPath(each.path) == wanted;
    });
    return found == files_.end() ? nullptr : &*found;
}

bool DocumentSaving::isWriting(const QString& canonicalPath) const {
    return std::any_of(files_.begin(), files_.end(), [&](const File& each) {
        return !each.isDone && each.canonicalPath == canonicalPath;
    });
}

void DocumentSaving::begin(const QString& path, const QString& canonicalPath) {
    std::erase_if(files_, [](const File& each) { return each.isDone; });
    const auto found = std::find_if(files_.begin(), files_.end(), [&](const File& each) {
        return each.canonicalPath == canonicalPath;
    });
    File* file = found == files_.end() ? nullptr : &*found;
    if (!file) {
        auto writing =
            std::make_unique<Writing>([this](const WrittenDocument& written) { hear(written); },
                                      WorkManner{false, diskPatience});
        file = &files_.emplace_back(File{path, canonicalPath, {}, std::move(writing)});
    }
    file->path = path;
    file->before = document_.path();
    file->writing->begin(&DocumentSaving::write, document_.pack(), document_.games(), path);
}

void DocumentSaving::hearUntil(const QString& path, QDeadlineTimer end) {
    if (const File* file = fileOf(path))
        file->writing->hearUntil(end);
}

void DocumentSaving::write(const std::stop_token& stop, const Writing::Tell& tell,
                           const RallyPack& pack, const Games& games, const QString& path) {
    if (!stop.stop_requested())
        tell(writeDocument(pack, games, path));
}

void DocumentSaving::hear(const WrittenDocument& written) {
    File* file = fileOf(written.path);
    file->isDone = true;
    SaveEnd end{written.path, {}, false};
    if (!written.file)
        end.how = tl::unexpected(written.file.error());
    else
        end.isOpen = document_.take(written, file->before);
    Q_EMIT ended(end);
}

} // namespace stagewright
