#include "editor/files/file_digest.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>

namespace stagewright {

namespace {

/// What is larger is none of ours, and reading it would hold up the window.
constexpr qint64 largest = 256 * 1024 * 1024;

} // namespace

QByteArray digestOf(const QByteArray& content) {
    return QCryptographicHash::hash(content, QCryptographicHash::Sha1).toHex();
}

QByteArray fileDigest(const QString& path) {
    const QFileInfo info(path);
    if (!info.isFile()) // reading from a pipe would wait for ever
        return {};
    if (info.size() > largest)
        return QByteArray::number(info.size()) + '-' +
               QByteArray::number(info.lastModified().toMSecsSinceEpoch());
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha1);
    return file.open(QIODevice::ReadOnly) && hash.addData(&file) ? hash.result().toHex()
                                                                 : QByteArray();
}

} // namespace stagewright
