#include "editor/window/file_moves.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace stagewright {

namespace {

struct FileMoveTexts {
    Q_DECLARE_TR_FUNCTIONS(FileMoves)
};

/// Beside the bin's files, of each the note where it was.
QString binNoteOf(const QString& binned) {
    const QFileInfo file(binned);
    return file.path() + QStringLiteral("/../info/") + file.fileName() +
           QStringLiteral(".trashinfo");
}

} // namespace

Expected<FileMove> renameFile(const QString& from, const QString& to) {
    if (QFileInfo::exists(to))
        return tl::unexpected(Fault{FileMoveTexts::tr("there is a file of that name already"),
                                    {},
                                    FileMoveTexts::tr("Choose another name"),
                                    to});
    QFile file(from);
    if (!file.rename(to))
        return tl::unexpected(Fault{file.errorString(), {}, {}, from});
    return FileMove{from, to};
}

Expected<FileMove> moveFileToBin(const QString& path) {
    QFile file(path);
    if (!file.moveToTrash())
        return tl::unexpected(
            Fault{FileMoveTexts::tr("could not be moved to the bin"),
                  {},
                  FileMoveTexts::tr("Its disk may have none: delete the file in its folder"),
                  path});
    return FileMove{path, file.fileName()};
}

Expected<FileMove> moveFileBack(const FileMove& move) {
    auto back = renameFile(move.to, move.from);
    if (back)
        QFile::remove(binNoteOf(move.to)); // if it was in the bin
    return back;
}

} // namespace stagewright
