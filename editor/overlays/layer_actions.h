#pragma once

#include "editor/overlays/layer.h"

#include <QAction>
#include <QMenu>
#include <QSettings>

#include <map>

namespace stagewright {

/// An entry of the View menu for each layer of the board, checked while it is shown, with its
/// key. What is shown is remembered; losses and gears, which take a drive, begin hidden.
class LayerActions final : public QObject {
    Q_OBJECT

public:
    /// @param window gets the keys and owns this
    /// @param settings must outlive it
    LayerActions(QWidget& window, QSettings& settings);

    void addTo(QMenu& menu) const;
    [[nodiscard]] QAction& action(Layer layer) const { return *actions_.at(layer); }
    [[nodiscard]] const Layers& shown() const { return shown_; }

Q_SIGNALS:
    void changed(const stagewright::Layers& shown);

private:
    void show(Layer layer, bool shown);
    void hideOther(Layer layer);

    QSettings& settings_;
    Layers shown_;
    std::map<Layer, QAction*> actions_;
};

} // namespace stagewright
