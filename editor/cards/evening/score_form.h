#pragma once

#include "editor/document/document.h"
#include "editor/fields/number_field.h"

#include <QCheckBox>
#include <QLabel>

namespace stagewright {

/// The score of a player, or of the ghost driver: fields, and what they add up to.
class ScoreForm final : public QWidget {
    Q_OBJECT

public:
    /// @param seat from 0; -1: the ghost driver
    /// @param document must outlive it
    ScoreForm(Document& document, qsizetype seat, QWidget* parent = nullptr);

    /// @param result total and place in words
    void show(const QString& result);

private:
    [[nodiscard]] bool isGhost() const { return seat_ < 0; }
    void enter();
    void showScore(const std::optional<SeatScore>& score);

    Document& document_;
    qsizetype seat_;
    QCheckBox* entered_;
    QWidget* fields_;
    NumberField* speed_;
    NumberField* cards_;
    NumberField* hazardDice_;
    NumberField* popularity_;
    NumberField* flipped_;
    QCheckBox* destroyed_;
    QLabel* result_;
};

} // namespace stagewright
