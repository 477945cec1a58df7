#include "editor/document/true_path.h"

#include <QDir>
#include <QFileInfo>

namespace stagewright {

QString truePath(const QString& path) {
    const QFileInfo file(path);
    if (file.exists())
        return file.canonicalFilePath();
    return QDir(QFileInfo(file.absolutePath()).canonicalFilePath()).filePath(file.fileName());
}

} // namespace stagewright
