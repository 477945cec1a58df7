#include "editor/points/board/point_layers.h"

#include <QSignalBlocker>

namespace stagewright {

PointLayers::PointLayers(QMainWindow& window, QSettings& settings)
    : QObject(&window)
    , names_(remembered(tr("&Names of points"), "point-names", settings))
    , wraps_(remembered(tr("Points across the &edges"), "point-wraps", settings))
    , heat_{new QAction(tr("Where &turns end"), this),
            new QAction(tr("Where &lives are lost"), this),
            new QAction(tr("Where titans are &knocked out"), this)} {
    constexpr std::array names{"point-visits", "point-lives", "point-knock-outs"};
    for (std::size_t i = 0; i < heat_.size(); ++i) {
        QAction* action = heat_.at(i);
        action->setObjectName(QString::fromLatin1(names.at(i)));
        action->setCheckable(true);
        window.addAction(action);
        connect(action, &QAction::toggled, this, [this, action](bool shown) {
            if (shown)
                hideOtherHeat(*action);
            Q_EMIT changed();
        });
    }
    for (QAction* action : {names_, wraps_})
        window.addAction(action);
}

QAction* PointLayers::remembered(const QString& text, const char* name, QSettings& settings) {
    auto* action = new QAction(text, this);
    action->setObjectName(QString::fromLatin1(name));
    action->setCheckable(true);
    const QString key = QStringLiteral("view/points/") + QString::fromLatin1(name);
    action->setChecked(settings.value(key, true).toBool());
    connect(action, &QAction::toggled, this, [this, key, &settings](bool shown) {
        settings.setValue(key, shown);
        Q_EMIT changed();
    });
    return action;
}

void PointLayers::addTo(QMenu& menu) const {
    menu.addActions({names_, wraps_});
    menu.addSeparator();
    for (QAction* action : heat_)
        menu.addAction(action);
}

PointHeatKind PointLayers::heat() const {
    for (std::size_t i = 0; i < heat_.size(); ++i)
        if (heat_.at(i)->isChecked())
            return static_cast<PointHeatKind>(i + 1);
    return PointHeatKind::Nothing;
}

void PointLayers::showHeat(PointHeatKind kind) {
    if (kind == heat())
        return;
    if (kind != PointHeatKind::Nothing)
        return heat_.at(static_cast<std::size_t>(kind) - 1)->setChecked(true);
    for (QAction* action : heat_)
        action->setChecked(false);
}

/// Those are told of together.
void PointLayers::hideOtherHeat(const QAction& shown) {
    for (QAction* action : heat_)
        if (action != &shown) {
            const QSignalBlocker quiet(action);
            action->setChecked(false);
        }
}

} // namespace stagewright
