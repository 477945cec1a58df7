#pragma once

#include "editor/cards/board/card_board.h"
#include "editor/cards/palette/card_fields.h"
#include "editor/fields/one_line_field.h"

#include <QLabel>
#include <QStackedWidget>

namespace stagewright {

/// What is chosen on the table, to be set by fields: a player's name, driver and damage; a stage
/// card's note.
class ThingForm final : public QWidget {
    Q_OBJECT

public:
    /// @param board must outlive it
    explicit ThingForm(CardBoard& board, QWidget* parent = nullptr);

private:
    void addSeat();
    void addCard();
    void show();
    void showSeat(const CardTable& table);
    void showCard(const CardTable& table);
    [[nodiscard]] qsizetype seat() const { return board_.chosen().number - 1; }
    void makeInGesture(StageUndoStep step);
    void enterNote();

    CardBoard& board_;
    Document& document_;
    QLabel* said_;
    QStackedWidget* pages_;
    OneLineField* name_;
    QComboBox* driver_;
    NumberField* flipped_;
    NumberField* cost_;
    NumberField* left_;
    NumberField* right_;
    OneLineField* words_;
    int gesture_ = 0; ///< while one field is being typed into
};

} // namespace stagewright
