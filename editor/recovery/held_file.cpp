#include "editor/recovery/held_file.h"

#include <QFile>

#include <utility>

namespace stagewright {

HeldFile::HeldFile(QString path, std::unique_ptr<QLockFile> lock)
    : path_(std::move(path))
    , lock_(std::move(lock)) {}

std::optional<HeldFile> HeldFile::hold(const QString& path) {
    auto lock = std::make_unique<QLockFile>(lockOf(path));
    if (!lock->tryLock())
        return std::nullopt;
    QFile::setPermissions(lockOf(path), QFile::ReadOwner | QFile::WriteOwner);
    return HeldFile(path, std::move(lock));
}

QString lockOf(const QString& path) {
    return path + QStringLiteral(".lock");
}

} // namespace stagewright
