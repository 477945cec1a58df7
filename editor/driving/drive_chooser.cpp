#include "editor/driving/drive_chooser.h"

#include "editor/fields/wrapped_row.h"
#include "editor/icons/icons.h"
#include "model/drive/race/turn_search.h"

#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>
#include <limits>

namespace stagewright {

namespace {

constexpr int bySeed = -1; ///< of the box that says which drive, beside DriveCall

} // namespace

DriveChooser::DriveChooser(QWidget* parent)
    : QWidget(parent)
    , cars_(new QComboBox)
    , call_(new QComboBox)
    , seed_(new NumberField)
    , another_(new QToolButton) {
    cars_->addItem(tr("One car"), 1);
    for (int cars = 2; cars <= mostCars; ++cars)
        cars_->addItem(tr("%n cars race", nullptr, cars), cars);
    cars_->setAccessibleName(tr("How many cars"));
    call_->addItem(tr("A median drive"), static_cast<int>(DriveCall::Median));
    call_->addItem(tr("One of the quickest tenth"), static_cast<int>(DriveCall::BestTenth));
    call_->addItem(tr("One of the slowest tenth"), static_cast<int>(DriveCall::WorstTenth));
    call_->addItem(tr("By its number"), bySeed);
    call_->setAccessibleName(tr("Which drive"));
    seed_->setRange(0, std::numeric_limits<int>::max());
    seed_->setAccessibleName(tr("Number of the drive"));
    another_->setIcon(icon(QStringLiteral("dice")));
    another_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto* number = new QLabel(tr("&No."));
    number->setBuddy(seed_);
    auto* numbered = new QHBoxLayout;
    numbered->addWidget(number);
    numbered->addWidget(seed_);
    auto* row = new WrappedRow(this);
    row->addWidget(cars_);
    row->addWidget(call_);
    row->addLayout(numbered);
    row->addWidget(another_);
    connect(cars_, &QComboBox::activated, this,
            [this](int index) { takeCars(cars_->itemData(index).toInt()); });
    connect(call_, &QComboBox::activated, this, &DriveChooser::takeCall);
    connect(another_, &QToolButton::clicked, this, &DriveChooser::takeAnother);
    connect(seed_, &NumberField::valueChanged, this, &DriveChooser::takeSeed);
    showKind();
}

void DriveChooser::setWanted(const WantedDrive& wanted) {
    wanted_ = wanted;
    cars_->setCurrentIndex(cars_->findData(wanted.cars));
    call_->setCurrentIndex(call_->findData(wanted.call ? static_cast<int>(*wanted.call) : bySeed));
    showSeed(wanted.seed);
    showKind();
}

void DriveChooser::setCars(int cars) {
    cars_->setCurrentIndex(cars_->findData(std::clamp(cars, 1, mostCars)));
    if (const int chosen = cars_->currentData().toInt(); chosen != wanted_.cars)
        takeCars(chosen);
}

void DriveChooser::showSeed(std::uint64_t seed) {
    const QSignalBlocker quiet(seed_);
    seed_->setValue(static_cast<int>(seed));
    wanted_.seed = seed;
}

void DriveChooser::takeCars(int cars) {
    if (!wanted_.isRace())
        wanted_.seed = 1; // that of a drive says nothing of races
    wanted_.cars = cars;
    showKind();
    Q_EMIT carsChosen();
}

void DriveChooser::takeCall(int index) {
    const int call = call_->itemData(index).toInt();
    wanted_.call = call == bySeed ? std::nullopt : std::optional(static_cast<DriveCall>(call));
    wanted_.which = 0;
    if (wanted_.call)
        return Q_EMIT driveChosen();
    seed_->setFocus();
    Q_EMIT seedAsked();
}

void DriveChooser::takeAnother() {
    if (wanted_.call && !wanted_.isRace())
        ++wanted_.which;
    else
        ++wanted_.seed;
    Q_EMIT driveChosen();
}

void DriveChooser::takeSeed(int seed) {
    if (!wanted_.isRace()) {
        call_->setCurrentIndex(call_->findData(bySeed));
        wanted_.call.reset();
    }
    wanted_.seed = static_cast<std::uint64_t>(seed);
    Q_EMIT driveChosen();
}

void DriveChooser::showKind() {
    const bool race = wanted_.isRace();
    call_->setVisible(!race);
    another_->setText(race ? tr("Another one", "race") : tr("Another one", "drive"));
    another_->setToolTip(race ? tr("Show another race of as many cars")
                              : tr("Show another drive of the same kind"));
    seed_->setToolTip(race ? tr("The same number gives the same race: it is the seed of "
                                "\"stagewright race --seed\".")
                           : tr("The same number gives the same drive: it is the seed of "
                                "\"stagewright estimate --seed\" and of \"map --drive\"."));
}

} // namespace stagewright
