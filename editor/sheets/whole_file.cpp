#include "editor/sheets/whole_file.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSaveFile>

namespace stagewright {

namespace {

struct WholeFile {
    Q_DECLARE_TR_FUNCTIONS(WholeFile)
};

tl::unexpected<Fault> cannotWrite(const QString& path, const QString& why) {
    return tl::unexpected(Fault{WholeFile::tr("cannot be written: %1").arg(why),
                                {},
                                WholeFile::tr("Choose another place"),
                                path});
}

} // namespace

Expected<void> writeWholeFile(const QString& path, const QByteArray& content) {
    const QFileInfo place(path);
    if (place.isDir())
        return cannotWrite(path, WholeFile::tr("this is a folder"));
    // Renaming over a device or a pipe would do away with it.
    if (place.exists() && !place.isFile())
        return cannotWrite(path, WholeFile::tr("this is no ordinary file"));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return cannotWrite(path, file.errorString());
    if (file.write(content) != content.size() || !file.commit())
        return cannotWrite(path, file.errorString());
    return {};
}

} // namespace stagewright
