#include "editor/document/known_file.h"

#include "editor/document/file_digest.h"
#include "editor/document/true_path.h"

namespace stagewright {

KnownFile lookAt(const QString& path) {
    return {truePath(path), fileDigest(path)};
}

} // namespace stagewright
