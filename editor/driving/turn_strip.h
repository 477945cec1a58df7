#pragma once

#include "model/drive/drive_playback.h"
#include "model/drive/driven_piece.h"

#include <QColor>
#include <QListWidget>

#include <optional>
#include <vector>

namespace stagewright {

/// The turns of a drive side by side, each with its gear and its dice; a loss of control is crossed
/// out. Of a race those of one car, or of all, each with the number and the colour of its car.
/// Arrow keys go from turn to turn, with Shift from die to die; the space bar plays, L and P go to
/// the next loss and pass.
class TurnStrip final : public QListWidget {
    Q_OBJECT

public:
    explicit TurnStrip(QWidget* parent = nullptr);

    /// @param colours one for each car; of one car alone they are not seen
    /// @param car whose turns are shown; nothing: those of all
    void show(const DriveRecord& record, const DrivenPieces& pieces, const SpaceGraph& graph,
              const std::vector<QColor>& colours, std::optional<std::size_t> car = {});
    /// Marks the turn of a moment, or the last one before it, without a word of it.
    void mark(DriveMoment at);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void turnChosen(std::size_t turn); ///< of the record
    void dieWanted(int by);
    void playWanted();
    void lossWanted();
    void passWanted();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fitHeight();
    void choose(int row) { Q_EMIT turnChosen(turns_[static_cast<std::size_t>(row)]); }

    std::vector<std::size_t> turns_; ///< of the record, by row
};

} // namespace stagewright
