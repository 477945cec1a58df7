#pragma once

#include "editor/estimate/rules_choice.h"
#include "editor/fields/input_errors.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>

namespace stagewright {

/// How the stage is to be driven, by how many, and by which rules: rows of the estimate's form.
/// Car, players and laps are the race's own: they are saved with it, and undone.
class DriveChoices final : public QObject {
    Q_OBJECT

public:
    /// Adds its rows to the form, whose widget must outlive it.
    DriveChoices(QFormLayout& form, Document& document, Estimator& estimator, RulesChoice& rules,
                 QObject* parent);

Q_SIGNALS:
    /// Players or a car, by the user.
    void raceChosen();
    void rulesFileWanted();
    void rulesCopyWanted();

private:
    void addProfile(QFormLayout& form);
    void addCar(QFormLayout& form);
    void addNumbers(QFormLayout& form);
    void listCars();
    void showCar();
    void showPlayers();
    void showLaps();
    void chooseCar();
    void changePlayersTo(int players);
    void changeLapsTo(int laps);

    Document& document_;
    Estimator& estimator_;
    RulesChoice& rules_;
    QComboBox* car_;
    QLabel* carCaption_;
    NumberField* players_;
    NumberField* laps_;
    QLabel* lapsCaption_;
    int gesture_ = 0; ///< while the same number is being changed
};

} // namespace stagewright
