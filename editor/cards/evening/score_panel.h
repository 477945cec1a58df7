#pragma once

#include "editor/cards/evening/score_form.h"

#include <QPushButton>

#include <vector>

namespace stagewright {

/// Results of a stage of cards: points of each player as the rulebook adds them up, places, and the
/// sum over all stages of this game in the evening.
class ScorePanel final : public QWidget {
    Q_OBJECT

public:
    /// @param document must outlive it
    explicit ScorePanel(Document& document, QWidget* parent = nullptr);

private:
    void show();
    [[nodiscard]] QString season() const;

    Document& document_;
    std::vector<ScoreForm*> seats_;
    ScoreForm* ghost_;
    QLabel* solo_;
    QPushButton* take_;
    QLabel* season_;
};

} // namespace stagewright
