#pragma once

#include <QWidget>

namespace stagewright {

class StageEditor;

/// What the panel Estimate shows of stages that no car drives (Games::face).
struct StageEstimate {
    /// Null: what it shows are drives, and races of cars. The editor owns it.
    /// @pre the editor has made its panels, and is one of this kind
    QWidget* (*panel)(const StageEditor& editor) = nullptr;
};

} // namespace stagewright
