#pragma once

#include <QLabel>
#include <QPushButton>
#include <QWidget>

namespace stagewright {

/// What the program can make of the stage that is open.
class ThisStageForm final : public QWidget {
    Q_OBJECT

public:
    explicit ThisStageForm(QWidget* parent = nullptr);

    /// @param isLaid some tile is there; @param isSelected some are selected
    void offer(bool isLaid, bool isSelected);

    [[nodiscard]] QPushButton& another() const { return *another_; }
    [[nodiscard]] QPushButton& changePart() const { return *changePart_; }
    [[nodiscard]] QPushButton& keepPart() const { return *keepPart_; }
    [[nodiscard]] QPushButton& fitBoxes() const { return *fitBoxes_; }

private:
    QPushButton* another_;
    QPushButton* changePart_;
    QPushButton* keepPart_;
    QPushButton* fitBoxes_;
    QLabel* needed_; ///< for the buttons that are of no use yet
};

} // namespace stagewright
