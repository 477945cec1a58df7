#pragma once

#include "editor/hextiles/layers/layer_actions.h"

#include <QToolBar>

namespace stagewright {

/// The layers of the board side by side, each pressed while it is shown. Where the window is too
/// narrow for all, those at the end wait behind the button of the bar.
class LayerBar final : public QToolBar {
    Q_OBJECT

public:
    explicit LayerBar(const LayerActions& layers, QWidget* parent = nullptr);
};

} // namespace stagewright
