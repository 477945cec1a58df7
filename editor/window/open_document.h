#pragma once

#include "editor/document/document.h"
#include "editor/window/workspace.h"

#include <memory>

namespace stagewright {

/// A document in no tab, and how it was worked in.
struct OpenDocument {
    std::unique_ptr<Document> document;
    Workspace::View view;
    bool isCurrent = false;
};

} // namespace stagewright
