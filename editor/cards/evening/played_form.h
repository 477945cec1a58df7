#pragma once

#include "editor/document/document.h"
#include "editor/fields/measure_field.h"
#include "model/layouts/cards/table/card_table.h"

#include <QCheckBox>
#include <QListWidget>
#include <QPushButton>
#include <QTimeEdit>

namespace stagewright {

/// When this was played, which tells how long it takes, or what the user says of that: minutes a
/// round, of a trial also for all and for each player.
class PlayedForm final : public QWidget {
    Q_OBJECT

public:
    /// @param document must outlive it
    explicit PlayedForm(Document& document, QWidget* parent = nullptr);

    void show();

private:
    void add();
    void addMinutes();
    void addTrial();
    void showTrial(const CardTable& table);
    void addEvenings();

    Document& document_;
    QCheckBox* said_;
    MeasureField* minutes_;
    QWidget* trial_;
    QCheckBox* trialSaid_;
    MeasureField* trialRound_;
    MeasureField* trialPlayer_;
    QTimeEdit* start_;
    QTimeEdit* end_;
    QPushButton* add_;
    QListWidget* evenings_;
    QPushButton* remove_;
};

} // namespace stagewright
