#include "editor/recovery/recovery_folder.h"

#include "model/limited_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

const auto suffix = QStringLiteral(".recovery");

Expected<RecoveryCopy> readFile(const QString& path, const Games& games) {
    const auto text = readLimitedFile(path, largestCopy);
    auto copy = text ? readCopy(*text, games) : tl::unexpected(text.error());
    if (!copy)
        copy.error().file = path;
    return copy;
}

bool isOurName(const QString& name) {
    return name.endsWith(suffix) && !QUuid::fromString(name.chopped(suffix.size())).isNull();
}

/// Runs that were killed after their copy had gone leave their locks.
void removeOldLocks(const QDir& folder) {
    const QString ending = lockPath(suffix);
    for (const QString& lock : folder.entryList({u'*' + ending}, QDir::Files)) {
        const QString copy = lock.chopped(ending.size() - suffix.size());
        if (isOurName(copy) && !folder.exists(copy)) [[maybe_unused]]
            const auto removedAtTheEnd = LockedFile::acquire(folder.filePath(copy));
    }
}

} // namespace

RecoveryFolder::RecoveryFolder(QString path) : path_(std::move(path)) {}

RecoveryFolder RecoveryFolder::usual() {
    const QDir data(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    return RecoveryFolder(data.filePath(QStringLiteral("recovery")));
}

bool RecoveryFolder::make() const {
    constexpr auto ownersAlone = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
    const QFileInfo folder(path_);
    if (!folder.exists()) {
        QDir().mkpath(folder.absolutePath());
        return QDir().mkdir(path_, ownersAlone);
    }
    // One of an older version may be open to others. Where that cannot be changed, as on a disk
    // without modes, copies in it are better than none.
    QFile::setPermissions(path_, ownersAlone);
    return folder.isDir();
}

std::optional<LockedFile> RecoveryFolder::newFile() const {
    if (!make())
        return std::nullopt;
    const QDir folder(path_);
    const QString name = QUuid::createUuid().toString(QUuid::WithoutBraces);
    return LockedFile::acquire(folder.filePath(name + suffix));
}

RecoveryScan RecoveryFolder::scan(const Games& games) const {
    const QDir folder(path_);
    removeOldLocks(folder);
    RecoveryScan left;
    // Files alone: reading from a pipe would wait for ever.
    const auto found = folder.entryInfoList({u'*' + suffix}, QDir::Files);
    for (const QFileInfo& info : found) {
        if (!isOurName(info.fileName()))
            continue;
        auto file = LockedFile::acquire(info.filePath());
        if (!file)
            continue;
        if (auto copy = readFile(info.filePath(), games))
            left.copies.push_back({*std::move(copy), *std::move(file)});
        else
            left.unread.push_back(copy.error());
    }
    std::stable_sort(left.copies.begin(), left.copies.end(),
                     [](const RecoverableCopy& a, const RecoverableCopy& b) {
                         return a.copy.time > b.copy.time;
                     });
    return left;
}

void removeCopy(const QString& path) {
    const QFileInfo info(path);
    QDir folder = info.dir();
    const QString lock = QFileInfo(lockPath(path)).fileName();
    const auto parts = folder.entryList({info.fileName() + u'*'}, QDir::Files | QDir::Hidden);
    for (const QString& part : parts)
        if (part != lock)
            folder.remove(part);
}

} // namespace stagewright
