#pragma once

#include "editor/document/document.h"
#include "model/layouts/points/racing/titan_game.h"

#include <QComboBox>
#include <QLabel>
#include <QWidget>

namespace stagewright {

/// Who sits where, in the order of play: titan and colour of each seat.
class SeatFields final : public QWidget {
    Q_OBJECT

public:
    /// @param document must outlive it
    explicit SeatFields(Document& document, QWidget* parent = nullptr);

    void show();

private:
    struct Row {
        QLabel* seat;
        QComboBox* titan;
        QComboBox* colour;
    };

    void addRow(int seat);
    void showRow(int seat);

    Document& document_;
    std::vector<Row> rows_;
};

} // namespace stagewright
