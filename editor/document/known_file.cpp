#include "editor/document/known_file.h"

#include "editor/document/canonical_path.h"
#include "editor/document/file_digest.h"

namespace stagewright {

KnownFile lookAt(const QString& path) {
    return {canonicalPath(path), fileDigest(path)};
}

} // namespace stagewright
