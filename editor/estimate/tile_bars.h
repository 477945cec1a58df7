#pragma once

#include "editor/estimate/estimator.h"

#include <QListView>

namespace stagewright {

/// The tiles of the route in driving order, each with a bar for how often control is lost there and
/// with the turns that end on it. A click or Enter asks for the tile.
class TileBars final : public QListView {
    Q_OBJECT

public:
    explicit TileBars(const Document& document, QWidget* parent = nullptr);

    void show(const DriveReport& report);

Q_SIGNALS:
    void chosen(int laid);

private:
    class Model;

    Model* model_;
};

} // namespace stagewright
