#include "editor/background/answering_folder.h"

#include "editor/background/background.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace stagewright {

namespace {

/// Whatever it finds: that it does is the answer.
void lookAtFolder(const std::stop_token&, const Background<bool>::Tell& tell, const QString& path) {
    tell(QFileInfo(path).isDir());
}

} // namespace

QString answeringFolder(const QString& folder) {
    if (folder.isEmpty())
        return folder;
    bool hasAnswered = false;
    Background<bool> looking([&](bool) { hasAnswered = true; }, WorkManner{false, diskPatience});
    looking.begin(&lookAtFolder, folder);
    looking.hearUntil(QDeadlineTimer(5 * diskBlink));
    return hasAnswered ? folder
                       : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

QString answeringPath(const QString& path) {
    const QFileInfo file(path);
    return QDir(answeringFolder(file.path())).filePath(file.fileName());
}

} // namespace stagewright
