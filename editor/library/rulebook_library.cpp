#include "editor/library/rulebook_library.h"

#include <QDir>

namespace stagewright {

QStringList rulebookLibrary() {
    const QDir folder(QStringLiteral(":/rulebooks"));
    QStringList paths = folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
    for (QString& path : paths)
        path = folder.filePath(path);
    return paths;
}

} // namespace stagewright
