#include "editor/editing/stage_editor.h"

namespace stagewright {

BoardPanels StageEditor::panels() const {
    return {};
}

Expected<void> StageEditor::takeText(const QString&) {
    return tl::unexpected(Fault{tr("is nothing that a stage could be made of"), {}, {}, {}});
}

void StageEditor::askForStage(int) {
    Q_EMIT refused(tr("The program finds no stages for this game"));
}

QString StageEditor::openBox() const {
    return {};
}

std::any StageEditor::view() const {
    return {};
}

} // namespace stagewright
