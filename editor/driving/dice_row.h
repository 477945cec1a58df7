#pragma once

#include "editor/cars/dice_painter.h"

#include <QWidget>

namespace stagewright {

/// Dice side by side, as far as they are rolled; groups stand apart.
class DiceRow final : public QWidget {
    Q_OBJECT

public:
    explicit DiceRow(QWidget* parent = nullptr);

    /// Those of a turn so far; flat out all of them, as they were rolled at once.
    /// @param rolls how many of the turn's have been made
    void show(const RecordedTurn& turn, std::size_t rolls);
    void clear();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Group {
        std::vector<RolledDie> dice;
        bool isLaid = true; ///< else it waits, or is left over
    };

    [[nodiscard]] int side() const;

    std::vector<Group> groups_;
};

} // namespace stagewright
