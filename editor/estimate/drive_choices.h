#pragma once

#include "editor/estimate/rules_box.h"
#include "editor/fields/input_errors.h"

#include <QFormLayout>
#include <QLabel>

namespace stagewright {

/// How the stage is to be driven, by how many, and by which rules: rows of the estimate's form.
class DriveChoices final : public QObject {
    Q_OBJECT

public:
    /// Adds its rows to the form, whose widget must outlive it.
    DriveChoices(QFormLayout& form, Document& document, Estimator& estimator, RulesChoice& rules,
                 QObject* parent);

    void setPlayers(int players) { players_->setValue(players); }

Q_SIGNALS:
    void playersChanged(int players);
    void rulesFileWanted();
    void rulesCopyWanted();

private:
    void addProfile(QFormLayout& form);
    void addCar(QFormLayout& form);
    void addNumbers(QFormLayout& form);
    void listCars();
    void showLaps();
    void changeLapsTo(int laps);

    Document& document_;
    Estimator& estimator_;
    RulesChoice& rules_;
    QComboBox* car_;
    QLabel* carCaption_;
    NumberField* players_;
    NumberField* laps_;
    QLabel* lapsCaption_;
    int lapsGesture_ = 0; ///< while the same number is being changed
};

} // namespace stagewright
