#pragma once

#include "editor/editing/stage_editor.h"

#include <QFrame>
#include <QLabel>
#include <QPushButton>

#include <vector>

class QGridLayout;

namespace stagewright {

/// Lies over a corner of the board and says what to do next for a first stage, step by step.
class FirstStepsCard final : public QFrame {
    Q_OBJECT

public:
    /// @param board owns it
    explicit FirstStepsCard(QWidget& board);

    /// Is hidden while there are none.
    void show(const std::vector<FirstStep>& steps);

    /// All that it says, line by line.
    [[nodiscard]] QString text() const;
    [[nodiscard]] QPushButton& closeButton() const { return *close_; }

Q_SIGNALS:
    void closed();

private:
    struct Row {
        QLabel* mark;
        QLabel* what;
        QLabel* how;
    };

    Row addRow();

    std::vector<Row> rows_;
    QLabel* end_;
    QPushButton* close_;
    QGridLayout* grid_;
};

} // namespace stagewright
