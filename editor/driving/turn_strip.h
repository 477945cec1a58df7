#pragma once

#include "model/drive/drive_playback.h"
#include "model/drive/driven_piece.h"

#include <QColor>
#include <QListWidget>

namespace stagewright {

/// The turns of a drive side by side, each with its gear and its dice; a loss of control is crossed
/// out. Arrow keys go from turn to turn, with Shift from die to die; the space bar plays.
class TurnStrip final : public QListWidget {
    Q_OBJECT

public:
    explicit TurnStrip(QWidget* parent = nullptr);

    /// @param colours one for each car; of one car alone they are not seen
    void show(const DriveRecord& record, const DrivenPieces& pieces, const SpaceGraph& graph,
              const std::vector<QColor>& colours);
    /// Marks the turn of a moment, without a word of it.
    void mark(DriveMoment at);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void turnChosen(int turn);
    void dieWanted(int by);
    void playWanted();
    void lossWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fitHeight();
};

} // namespace stagewright
