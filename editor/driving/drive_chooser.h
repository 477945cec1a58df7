#pragma once

#include "editor/fields/number_field.h"
#include "model/drive/drive_call.h"

#include <QComboBox>
#include <QToolButton>

#include <optional>

namespace stagewright {

/// Which drive is to be watched: of one car by its place in the distribution, or by its seed; of
/// several by its seed.
struct WantedDrive {
    int cars = 1;
    std::optional<DriveCall> call = DriveCall::Median; ///< of one car alone
    std::size_t which = 0;                             ///< of those that are called so
    std::uint64_t seed = 1;

    [[nodiscard]] bool isRace() const { return cars > 1; }
};

/// Where the user says which drive is to be watched.
class DriveChooser final : public QWidget {
    Q_OBJECT

public:
    explicit DriveChooser(QWidget* parent = nullptr);

    [[nodiscard]] const WantedDrive& wanted() const { return wanted_; }
    /// As it was chosen before; nothing is told.
    void setWanted(const WantedDrive& wanted);
    void setCars(int cars);
    /// The drive that was wanted has come.
    void showSeed(std::uint64_t seed);
    /// Whether there is a drive, so that there may be another one.
    void setAny(bool any) { another_->setEnabled(any); }

Q_SIGNALS:
    void carsChosen();  ///< of what is known nothing is wanted any more
    void driveChosen(); ///< of as many cars
    void seedAsked();   ///< the next drive is the one whose number is typed

private:
    void takeCars(int cars);
    void takeCall(int index);
    void takeAnother();
    void takeSeed(int seed);
    void showKind();

    WantedDrive wanted_;
    QComboBox* cars_;
    QComboBox* call_;
    NumberField* seed_;
    QToolButton* another_;
};

} // namespace stagewright
