#pragma once

#include "editor/hextiles/layers/layer.h"

#include <QAction>
#include <QMenu>
#include <QSettings>

#include <map>

namespace stagewright {

/// An entry of the View menu for each layer of the board, checked while it is shown, with its
/// key. What is shown is remembered, except tints, as the stage would have to be driven first.
class LayerActions final : public QObject {
    Q_OBJECT

public:
    /// @param window gets the keys and owns this
    /// @param settings must outlive it
    LayerActions(QWidget& window, QSettings& settings);

    void addTo(QMenu& menu) const;
    [[nodiscard]] QAction& action(std::string_view id) const { return *actions_.at(id); }
    [[nodiscard]] const ShownLayers& shown() const { return shown_; }

Q_SIGNALS:
    void changed(const stagewright::ShownLayers& shown);

private:
    void show(const Layer& layer, bool shown);
    void hideOtherTints(const Layer& layer);

    QSettings& settings_;
    ShownLayers shown_;
    std::map<std::string_view, QAction*> actions_;
};

} // namespace stagewright
