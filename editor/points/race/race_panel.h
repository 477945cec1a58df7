#pragma once

#include "editor/fields/number_field.h"
#include "editor/points/race/board_fields.h"
#include "editor/points/race/seat_fields.h"

#include <QScrollArea>

namespace stagewright {

/// Plans a race of titans: on which boards, who takes part, by which of the rules that can be read
/// in two ways. Each change is a step.
class RacePanel final : public QWidget {
    Q_OBJECT

public:
    /// @param document must outlive it
    explicit RacePanel(Document& document, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void follow();
    void addPlayers();
    void addRules();
    void show();
    void showTeams(const TitanLayout& layout);

    Document& document_;
    QFormLayout* form_;
    BoardFields* boards_;
    QComboBox* players_;
    QComboBox* teams_;
    SeatFields* seats_;
    NumberField* laps_;
    QComboBox* draft_;
    QComboBox* push_;
    QLabel* draftSaid_;
    QLabel* pushSaid_;
    int gesture_ = 0; ///< while the same number is being changed
};

} // namespace stagewright
