#pragma once

#include "editor/document/document.h"

#include <any>
#include <memory>

namespace stagewright {

/// A document in no tab, and how its board was looked at.
struct OpenDocument {
    std::unique_ptr<Document> document;
    std::any view; ///< StageEditor::view
    bool isCurrent = false;
};

} // namespace stagewright
