#include "editor/hextiles/layers/layer_bar.h"

#include "editor/icons/icons.h"
#include "editor/settings/tool_tips.h"

namespace stagewright {

LayerBar::LayerBar(const LayerActions& layers, QWidget* parent) : QToolBar(tr("Layers"), parent) {
    setObjectName(QStringLiteral("layerBar"));
    setAccessibleName(tr("Layers"));
    setMovable(false);
    setIconSize(toolBarIconSize);
    QAction* line = addSeparator(); // from the bar before it
    for (const Layer& layer : allLayers())
        addAction(&layers.action(layer.id));
    // Stages of other games have no layers.
    const QAction* first = &layers.action(allLayers().front().id);
    connect(first, &QAction::visibleChanged, line,
            [line, first] { line->setVisible(first->isVisible()); });
    tellKeysInTips(*this);
}

} // namespace stagewright
