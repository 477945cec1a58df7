#include "model/limited_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace stagewright {

namespace {

struct LimitedFile {
    Q_DECLARE_TR_FUNCTIONS(LimitedFile)
};

} // namespace

Expected<QByteArray> readLimitedFile(const QString& path, qint64 largest) {
    const auto fault = [&](const QString& what, const QString& remedy) {
        return tl::unexpected(Fault{what, {}, remedy, path});
    };
    const QFileInfo place(path);
    if (place.isDir())
        return fault(LimitedFile::tr("this is a folder"), LimitedFile::tr("Name a file in it"));
    if (place.exists() && !place.isFile())
        return fault(LimitedFile::tr("this is no ordinary file, but a pipe or a device"),
                     LimitedFile::tr("Save what it gives to a file first"));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fault(file.errorString(), LimitedFile::tr("Check the name and that it may be read"));
    QByteArray text = file.read(largest + 1);
    if (file.error() != QFileDevice::NoError)
        return fault(file.errorString(), LimitedFile::tr("Check that the file may be read"));
    if (text.size() > largest)
        return tl::unexpected(tooLarge(path, largest));
    return text;
}

Fault tooLarge(const QString& path, qint64 largest) {
    return {LimitedFile::tr("the file is larger than can be read (%1 MB)").arg(largest >> 20),
            {},
            LimitedFile::tr("Choose another file"),
            path};
}

} // namespace stagewright
