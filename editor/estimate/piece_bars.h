#pragma once

#include "editor/estimate/estimator.h"
#include "model/game/piece_words.h"

#include <QListView>

namespace stagewright {

/// The pieces of the route in driving order, each with a bar for how often control is lost there
/// and with the turns that end on it. A click or Enter asks for the tile.
class PieceBars final : public QListView {
    Q_OBJECT

public:
    explicit PieceBars(QWidget* parent = nullptr);

    /// @param words of the stage's kind of layout
    void show(const DriveReport& report, const PieceWords& words);

Q_SIGNALS:
    void chosen(int piece); ///< PieceEstimate::piece

private:
    class Model;

    Model* model_;
};

} // namespace stagewright
