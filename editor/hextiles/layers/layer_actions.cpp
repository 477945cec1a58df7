#include "editor/hextiles/layers/layer_actions.h"

#include "editor/icons/icons.h"

namespace stagewright {

namespace {

QString settingOf(const Layer& layer) {
    return QStringLiteral("view/layers/") + QString::fromLatin1(layer.id);
}

bool isRemembered(const Layer& layer) {
    return layer.plane != Plane::Tints;
}

} // namespace

LayerActions::LayerActions(QWidget& window, QSettings& settings)
    : QObject(&window)
    , settings_(settings) {
    for (const Layer& layer : allLayers()) {
        auto* action = new QAction(nameOf(layer), this);
        action->setObjectName(QStringLiteral("layer-") + QString::fromLatin1(layer.id));
        action->setShortcut(keyOf(layer));
        action->setCheckable(true);
        action->setIcon(icon(QStringLiteral("layer-") + QString::fromLatin1(layer.id)));
        action->setIconVisibleInMenu(false); // where it would stand in place of the tick
        if (isRemembered(layer))
            shown_.set(layer, settings.value(settingOf(layer), layer.shownAtFirst).toBool());
        action->setChecked(shown_.has(layer));
        connect(action, &QAction::toggled, this,
                [this, &layer](bool shown) { show(layer, shown); });
        window.addAction(action);
        actions_.emplace(layer.id, action);
    }
}

void LayerActions::addTo(QMenu& menu) const {
    for (const Layer& layer : allLayers())
        menu.addAction(&action(layer.id));
}

void LayerActions::show(const Layer& layer, bool shown) {
    shown_.set(layer, shown);
    if (isRemembered(layer))
        settings_.setValue(settingOf(layer), shown);
    if (shown && layer.plane == Plane::Tints)
        hideOtherTints(layer);
    Q_EMIT changed(shown_);
}

/// They colour the whole tile: one at a time.
void LayerActions::hideOtherTints(const Layer& layer) {
    for (const Layer& other : allLayers())
        if (other.plane == Plane::Tints && &other != &layer)
            action(other.id).setChecked(false);
}

} // namespace stagewright
