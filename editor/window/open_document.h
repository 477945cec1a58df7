#pragma once

#include "editor/document/document.h"
#include "editor/overlays/camera.h"

namespace stagewright {

/// A document in no tab, and how its board was looked at.
struct OpenDocument {
    std::unique_ptr<Document> document;
    Camera camera;
    QString box; ///< that the palette shows; and the tile chosen there
    std::optional<TileId> tile;
    bool isCurrent = false;
};

} // namespace stagewright
