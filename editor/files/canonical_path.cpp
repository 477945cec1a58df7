#include "editor/files/canonical_path.h"

#include <QDir>
#include <QFileInfo>

namespace stagewright {

QString canonicalPath(const QString& path) {
    const QFileInfo file(path);
    if (file.exists())
        return file.canonicalFilePath();
    return QDir(QFileInfo(file.absolutePath()).canonicalFilePath()).filePath(file.fileName());
}

} // namespace stagewright
