#pragma once

#include "editor/background/background.h"

#include <QDir>
#include <QString>

#include <algorithm>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace stagewright {

/// Files that are written behind the window: at once, but one file only once at a time, so that the
/// older of two never takes the newer one's place. A file whose disk does not answer is written
/// when it does, if there still is this.
/// @tparam Written what a writing tells at its end, with the `path` that it was begun with
template <typename Written>
class FileWrites final {
public:
    using Writing = Background<Written>;

    /// @param hear called with the end of each writing, in the thread that makes this
    explicit FileWrites(std::function<void(const Written&)> hear) : hear_(std::move(hear)) {}
    FileWrites(const FileWrites&) = delete;
    FileWrites& operator=(const FileWrites&) = delete;
    ~FileWrites() {
        for (const File& each : files_) // all before the first end is waited for
            each.writing->giveUp();
    }

    /// In place of what was to be written to that file before, by whatever name.
    /// @param canonicalPath of that file (canonical_path.h)
    /// @param write tells once, unless it is given up
    template <typename... Read>
    void begin(const QString& path, const QString& canonicalPath,
               typename Writing::template Work<Read...> write,
               const std::type_identity_t<Read>&... read) {
        std::erase_if(files_, [](const File& each) { return each.isDone; });
        auto file = std::ranges::find(files_, canonicalPath, &File::canonicalPath);
        if (file == files_.end()) {
            auto writing = std::make_unique<Writing>(
                [this](const Written& written) { hear(written); }, WorkManner{false, diskPatience});
            file = files_.insert(file, File{{}, canonicalPath, std::move(writing)});
        }
        file->path = QDir::cleanPath(path);
        file->writing->begin(write, read...);
    }

    /// Has heard at once what ends by then.
    void hearUntil(const QString& path, QDeadlineTimer end) {
        if (const auto file = find(path); file != files_.end())
            file->writing->hearUntil(end);
    }

    /// Whether something is still to be written to that file.
    [[nodiscard]] bool isWriting(const QString& canonicalPath) const {
        return std::ranges::any_of(files_, [&](const File& each) {
            return !each.isDone && each.canonicalPath == canonicalPath;
        });
    }

private:
    /// A file that is written, or was.
    struct File {
        QString path; ///< clean
        QString canonicalPath;
        std::unique_ptr<Writing> writing; ///< goes when nothing is heard of it
        bool isDone = false;
    };

    [[nodiscard]] auto find(const QString& path) {
        return std::ranges::find(files_, QDir::cleanPath(path), &File::path);
    }

    void hear(const Written& written) {
        find(written.path)->isDone = true;
        hear_(written);
    }

    std::function<void(const Written&)> hear_;
    std::vector<File> files_;
};

} // namespace stagewright
