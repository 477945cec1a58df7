#include "model/limited_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

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
    // Piece by piece: to read as much as `largest` at once takes that much memory each time.
    constexpr qint64 piece = 1 << 16;
    QByteArray text;
    while (text.size() <= largest) {
        const qint64 expected = std::max(file.size() - text.size(), piece);
        const QByteArray more = file.read(std::min(expected, largest - text.size()) + 1);
        if (more.isEmpty())
            break;
        text += more;
    }
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
