#include "editor/recovery/locked_file.h"

#include <QFile>

#include <utility>

namespace stagewright {

LockedFile::LockedFile(QString path, std::unique_ptr<QLockFile> lock)
    : path_(std::move(path))
    , lock_(std::move(lock)) {}

std::optional<LockedFile> LockedFile::acquire(const QString& path) {
    auto lock = std::make_unique<QLockFile>(lockPath(path));
    if (!lock->tryLock())
        return std::nullopt;
    QFile::setPermissions(lockPath(path), QFile::ReadOwner | QFile::WriteOwner);
    return LockedFile(path, std::move(lock));
}

QString lockPath(const QString& path) {
    return path + QStringLiteral(".lock");
}

} // namespace stagewright
