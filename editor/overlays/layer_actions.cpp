#include "editor/overlays/layer_actions.h"

namespace stagewright {

namespace {

QString settingOf(const LayerEntry& entry) {
    return QStringLiteral("view/layers/") + QString::fromLatin1(entry.id);
}

bool takesADrive(Layer layer) {
    return layer == Layer::Losses || layer == Layer::Gears;
}

} // namespace

LayerActions::LayerActions(QWidget& window, QSettings& settings)
    : QObject(&window)
    , settings_(settings) {
    for (const LayerEntry& entry : layerEntries()) {
        const Layer layer = entry.layer;
        auto* action = new QAction(nameOf(layer), this);
        action->setObjectName(QStringLiteral("layer-") + QString::fromLatin1(entry.id));
        action->setShortcut(keyOf(layer));
        action->setCheckable(true);
        if (!takesADrive(layer))
            shown_.set(layer, settings.value(settingOf(entry), entry.shownAtFirst).toBool());
        action->setChecked(shown_.has(layer));
        connect(action, &QAction::toggled, this, [this, layer](bool shown) { show(layer, shown); });
        window.addAction(action);
        actions_.emplace(layer, action);
    }
}

void LayerActions::addTo(QMenu& menu) const {
    for (const LayerEntry& entry : layerEntries())
        menu.addAction(&action(entry.layer));
}

void LayerActions::show(Layer layer, bool shown) {
    shown_.set(layer, shown);
    for (const LayerEntry& entry : layerEntries())
        if (entry.layer == layer && !takesADrive(layer))
            settings_.setValue(settingOf(entry), shown);
    if (shown && takesADrive(layer))
        hideOther(layer);
    Q_EMIT changed(shown_);
}

/// Both colour the whole tile: one at a time.
void LayerActions::hideOther(Layer layer) {
    action(layer == Layer::Losses ? Layer::Gears : Layer::Losses).setChecked(false);
}

} // namespace stagewright
