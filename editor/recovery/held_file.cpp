#include "editor/recovery/held_file.h"

#include <utility>

namespace stagewright {

HeldFile::HeldFile(QString path, std::unique_ptr<QLockFile> lock)
    : path_(std::move(path))
    , lock_(std::move(lock)) {}

std::optional<HeldFile> HeldFile::hold(const QString& path) {
    auto lock = std::make_unique<QLockFile>(lockOf(path));
    if (!lock->tryLock())
        return std::nullopt;
    return HeldFile(path, std::move(lock));
}

QString lockOf(const QString& path) {
    return path + QStringLiteral(".lock");
}

} // namespace stagewright
