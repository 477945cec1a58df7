#include "editor/estimate/drive_choices.h"

#include "editor/estimate/rules_box.h"
#include "editor/language/drive_words.h"

#include <algorithm>

namespace stagewright {

namespace {

/// Its longest entry leaves the captions no room where letters are large.
void keepNarrow(QComboBox& box) {
    constexpr int characters = 12;
    box.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box.setMinimumContentsLength(characters);
}

} // namespace

DriveChoices::DriveChoices(QFormLayout& form, Document& document, Estimator& estimator,
                           RulesChoice& rules, QObject* parent)
    : QObject(parent)
    , document_(document)
    , estimator_(estimator)
    , rules_(rules) {
    addProfile(form);
    addCar(form);
    addNumbers(form);
    auto* box = new RulesBox;
    form.addRow(tr("&Rules"), box);
    const auto list = [this, box] { box->list(rules_.file(), estimator_.rules().title); };
    list();
    connect(&rules, &RulesChoice::changed, box, list);
    connect(box, &RulesBox::ownWanted, &rules, &RulesChoice::chooseOwn);
    connect(box, &RulesBox::fileWanted, this, &DriveChoices::rulesFileWanted);
    connect(box, &RulesBox::copyWanted, this, &DriveChoices::rulesCopyWanted);
}

void DriveChoices::addProfile(QFormLayout& form) {
    auto* profiles = new QComboBox;
    for (const Profile profile : allProfiles)
        profiles->addItem(wordFor(profile), static_cast<int>(profile));
    profiles->setCurrentIndex(
        profiles->findData(static_cast<int>(estimator_.driveSettings().profile)));
    keepNarrow(*profiles);
    form.addRow(tr("&Driver"), profiles);
    connect(profiles, &QComboBox::activated, this, [this, profiles] {
        DriveSettings driveSettings = estimator_.driveSettings();
        driveSettings.profile = static_cast<Profile>(profiles->currentData().toInt());
        estimator_.setDriveSettings(driveSettings);
    });
}

/// Class, tyres and weather are the dashboards of the rules.
void DriveChoices::addCar(QFormLayout& form) {
    car_ = new QComboBox;
    car_->setSizeAdjustPolicy(QComboBox::AdjustToContents); // "dry" or "wet" stands last
    car_->setAccessibleName(tr("Car"));
    carCaption_ = new QLabel(tr("&Car"));
    carCaption_->setBuddy(car_);
    form.addRow(carCaption_, car_);
    listCars();
    connect(&estimator_, &Estimator::rulesChanged, this, &DriveChoices::listCars);
    connect(car_, &QComboBox::activated, this, &DriveChoices::chooseCar);
}

void DriveChoices::listCars() {
    const DriveRules& rules = estimator_.rules();
    car_->clear();
    if (followsTerrain(rules))
        car_->addItem(tr("By the surface"), QString());
    for (const Dashboard& dashboard : rules.dashboards)
        car_->addItem(phraseFor(dashboard), dashboard.id);
    showCar();
    const bool choice = rules.dashboards.size() > 1;
    car_->setVisible(choice);
    carCaption_->setVisible(choice);
}

/// The first is the usual one.
void DriveChoices::showCar() {
    car_->setCurrentIndex(std::max(0, car_->findData(document_.stage().info.dashboard)));
    car_->setToolTip(car_->currentText());
}

void DriveChoices::chooseCar() {
    const int chosen = car_->currentIndex();
    showCar();
    if (car_->currentIndex() == chosen)
        return;
    document_.make(changeDashboard(document_.stage(), car_->itemData(chosen).toString()));
    Q_EMIT raceChosen();
}

void DriveChoices::addNumbers(QFormLayout& form) {
    players_ = new NumberField;
    players_->setRange(1, mostDrivers);
    players_->setAccessibleName(tr("Players"));
    form.addRow(tr("&Players"), players_);
    showPlayers();
    connect(players_, &NumberField::valueChanged, this, &DriveChoices::changePlayersTo);
    connect(&document_, &Document::rallyChanged, this, &DriveChoices::showPlayers);

    laps_ = new NumberField;
    laps_->setRange(1, mostLaps);
    laps_->setAccessibleName(tr("Laps"));
    lapsCaption_ = new QLabel(tr("&Laps"));
    lapsCaption_->setBuddy(laps_);
    form.addRow(lapsCaption_, laps_);
    auto* inputErrors = new InputErrors;
    for (const NumberField* field : {players_, laps_}) {
        inputErrors->watch(*field);
        connect(field, &NumberField::editingFinished, this, [this] { gesture_ = 0; });
    }
    form.parentWidget()->layout()->addWidget(
        inputErrors); // below the form, which has captions only
    showLaps();
    connect(laps_, &NumberField::valueChanged, this, &DriveChoices::changeLapsTo);
    connect(&document_, &Document::changed, this, [this](const StageChange& change) {
        if (!change.info && !change.whole)
            return;
        showLaps();
        showCar();
    });
}

/// As the evening shows them.
void DriveChoices::showPlayers() {
    const Rally& rally = document_.rally();
    const auto drivers = static_cast<int>(rally.drivers().size());
    const QSignalBlocker quiet(players_);
    players_->setMinimum(std::max(1, drivers));
    players_->setValue(rally.players());
    players_->setToolTip(
        drivers > 0 ? tr("At least the %n driver(s) named in the results", nullptr, drivers)
                    : QString());
}

void DriveChoices::showLaps() {
    const StageInfo& info = document_.stage().info;
    const bool circuit = info.kind == StageKind::Circuit;
    laps_->setVisible(circuit);
    lapsCaption_->setVisible(circuit);
    const QSignalBlocker quiet(laps_);
    laps_->setValue(info.laps);
}

void DriveChoices::changePlayersTo(int players) {
    if (players == document_.rally().players())
        return;
    if (gesture_ == 0)
        gesture_ = document_.newGesture();
    RallyUndoStep step = changePlayersOf(document_.rally(), players);
    step.gesture = gesture_;
    document_.make(std::move(step));
    Q_EMIT raceChosen();
}

void DriveChoices::changeLapsTo(int laps) {
    if (laps == document_.stage().info.laps)
        return;
    if (gesture_ == 0)
        gesture_ = document_.newGesture();
    StageUndoStep edit = changeLaps(document_.stage(), laps);
    edit.gesture = gesture_;
    document_.make(std::move(edit));
}

} // namespace stagewright
