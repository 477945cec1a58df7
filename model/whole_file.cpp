#include "model/whole_file.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSaveFile>

namespace stagewright {

namespace {

struct WholeFile {
    Q_DECLARE_TR_FUNCTIONS(WholeFile)
};

tl::unexpected<Fault> cannotWrite(const QString& path, const QString& why, const QString& remedy) {
    return tl::unexpected(Fault{WholeFile::tr("cannot be written: %1").arg(why), {}, remedy, path});
}

/// Where a link leads in the end, be there a file or not.
QString behindLinks(const QString& path) {
    constexpr int mostLinks = 40; // as many as Linux follows; links may run in a circle
    QString target = path;
    for (int i = 0; i < mostLinks && QFileInfo(target).isSymLink(); ++i)
        target = QFileInfo(target).symLinkTarget();
    return target;
}

} // namespace

Expected<void> writeWholeFile(const QString& path, const QByteArray& content) {
    const QString elsewhere = WholeFile::tr("Choose another place");
    const QFileInfo place(path);
    if (place.isDir())
        return cannotWrite(path, WholeFile::tr("this is a folder"), elsewhere);
    // Renaming over a device or a pipe would do away with it.
    if (place.exists() && !place.isFile())
        return cannotWrite(path, WholeFile::tr("this is no ordinary file"), elsewhere);
    const QString target = behindLinks(path);
    if (QFileInfo(target).isSymLink())
        return cannotWrite(path, WholeFile::tr("this link leads to itself"), elsewhere);
    QSaveFile file(target);
    // A buffer would be written by commit(), which passes over what goes wrong with that.
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return cannotWrite(path, file.errorString(), elsewhere);
    if (file.write(content) != content.size() || !file.commit())
        return cannotWrite(path, file.errorString(),
                           WholeFile::tr("Make room there, or choose another place"));
    return {};
}

} // namespace stagewright
