#include "editor/editing/stage_editor.h"

namespace stagewright {

BoardPanels StageEditor::panels() const {
    return {};
}

QString StageEditor::openBox() const {
    return {};
}

std::any StageEditor::view() const {
    return {};
}

} // namespace stagewright
