#include "editor/instance/socket_path.h"

#include <QByteArrayList>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>

#include <sys/stat.h>
#include <unistd.h>

namespace stagewright {

namespace {

/// A folder of this user's, which nobody else can write to, and no link.
bool isOwnFolder(const QString& path) {
    struct stat found {};
    return lstat(QFile::encodeName(path).constData(), &found) == 0 && S_ISDIR(found.st_mode) &&
           found.st_uid == geteuid() && (found.st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

QString privateFolder() {
    const QString given = qEnvironmentVariable("XDG_RUNTIME_DIR");
    if (!given.isEmpty() && isOwnFolder(given))
        return given;
    const QString made =
        QDir::temp().filePath(QStringLiteral("stagewright-%1").arg(static_cast<uint>(geteuid())));
    mkdir(QFile::encodeName(made).constData(), S_IRWXU); // it may be there already
    return isOwnFolder(made) ? made : QString();
}

} // namespace

QString windowSocketPath() {
    const QString folder = privateFolder();
    if (folder.isEmpty())
        return {};
    const QByteArray display =
        QByteArrayList{qgetenv("WAYLAND_DISPLAY"), qgetenv("DISPLAY"), qgetenv("QT_QPA_PLATFORM")}
            .join('\n');
    // Short, as the paths of sockets may not be long.
    const QByteArray name =
        QCryptographicHash::hash(display, QCryptographicHash::Sha1).toHex().first(8);
    return folder + QStringLiteral("/stagewright-") + QString::fromLatin1(name);
}

} // namespace stagewright
