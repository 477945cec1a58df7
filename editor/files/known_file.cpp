#include "editor/files/known_file.h"

#include "editor/files/canonical_path.h"
#include "editor/files/file_digest.h"

#include <QFileInfo>

namespace stagewright {

KnownFile lookAt(const QString& path) {
    return {canonicalPath(path), fileDigest(path)};
}

bool fileExists(const QString& path) {
    return QFileInfo::exists(path);
}

} // namespace stagewright
