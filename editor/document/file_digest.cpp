#include "editor/document/file_digest.h"

#include "model/stage/stage_file.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

namespace stagewright {

QByteArray digestOf(const QByteArray& content) {
    if (content.size() > largestStageFile)
        return QByteArray::number(content.size());
    return QCryptographicHash::hash(content, QCryptographicHash::Sha1).toHex();
}

QByteArray fileDigest(const QString& path) {
    const QFileInfo info(path);
    if (!info.isFile()) // reading from a pipe would wait for ever
        return {};
    if (info.size() > largestStageFile)
        return QByteArray::number(info.size());
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? digestOf(file.readAll()) : QByteArray();
}

} // namespace stagewright
