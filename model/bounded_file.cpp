#include "model/bounded_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace stagewright {

namespace {

struct BoundedFile {
    Q_DECLARE_TR_FUNCTIONS(BoundedFile)
};

} // namespace

Expected<QByteArray> readBounded(const QString& path, qint64 largest) {
    const auto fault = [&](const QString& what, const QString& remedy) {
        return tl::unexpected(Fault{what, {}, remedy, path});
    };
    const QFileInfo place(path);
    if (place.isDir())
        return fault(BoundedFile::tr("this is a folder"), BoundedFile::tr("Name a file in it"));
    if (place.exists() && !place.isFile())
        return fault(BoundedFile::tr("this is no ordinary file, but a pipe or a device"),
                     BoundedFile::tr("Save what it gives to a file first"));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fault(file.errorString(), BoundedFile::tr("Check the name and that it may be read"));
    QByteArray text = file.read(largest + 1);
    if (file.error() != QFileDevice::NoError)
        return fault(file.errorString(), BoundedFile::tr("Check that the file may be read"));
    if (text.size() > largest)
        return tl::unexpected(tooLarge(path, largest));
    return text;
}

Fault tooLarge(const QString& path, qint64 largest) {
    return {BoundedFile::tr("the file is larger than can be read (%1 MB)").arg(largest >> 20),
            {},
            BoundedFile::tr("Choose another file"),
            path};
}

} // namespace stagewright
