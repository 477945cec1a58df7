#include "editor/estimate/drive_choices.h"

#include "editor/language/drive_words.h"

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
    auto* box = new RulesBox(rules, estimator);
    form.addRow(tr("&Rules"), box);
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
    keepNarrow(*car_);
    carCaption_ = new QLabel(tr("&Car"));
    carCaption_->setBuddy(car_);
    form.addRow(carCaption_, car_);
    listCars();
    connect(&estimator_, &Estimator::rulesChanged, this, &DriveChoices::listCars);
    connect(&rules_, &RulesChoice::changed, this, &DriveChoices::listCars);
    connect(car_, &QComboBox::activated, this,
            [this] { rules_.chooseDashboard(car_->currentData().toString()); });
}

void DriveChoices::listCars() {
    car_->clear();
    car_->addItem(tr("By the surface"), QString());
    for (const Dashboard& dashboard : estimator_.rules().dashboards)
        car_->addItem(phraseFor(dashboard), dashboard.id);
    car_->setCurrentIndex(std::max(0, car_->findData(estimator_.dashboard())));
    car_->setToolTip(car_->currentText());
    const bool choice = car_->count() > 2;
    car_->setVisible(choice);
    carCaption_->setVisible(choice);
}

void DriveChoices::addNumbers(QFormLayout& form) {
    players_ = new NumberField;
    players_->setRange(1, mostDrivers);
    players_->setAccessibleName(tr("Players"));
    form.addRow(tr("&Players"), players_);
    connect(players_, &NumberField::valueChanged, this, &DriveChoices::playersChanged);

    laps_ = new NumberField;
    laps_->setRange(1, mostLaps);
    laps_->setAccessibleName(tr("Laps"));
    lapsCaption_ = new QLabel(tr("&Laps"));
    lapsCaption_->setBuddy(laps_);
    form.addRow(lapsCaption_, laps_);
    auto* inputErrors = new InputErrors;
    for (const NumberField* field : {players_, laps_})
        inputErrors->watch(*field);
    form.parentWidget()->layout()->addWidget(
        inputErrors); // below the form, which has captions only
    showLaps();
    connect(laps_, &NumberField::valueChanged, this, &DriveChoices::changeLapsTo);
    connect(laps_, &NumberField::editingFinished, this, [this] { lapsGesture_ = 0; });
    connect(&document_, &Document::changed, this, [this](const StageChange& change) {
        if (change.info || change.whole)
            showLaps();
    });
}

void DriveChoices::showLaps() {
    const StageInfo& info = document_.stage().info;
    const bool circuit = info.kind == StageKind::Circuit;
    laps_->setVisible(circuit);
    lapsCaption_->setVisible(circuit);
    const QSignalBlocker quiet(laps_);
    laps_->setValue(info.laps);
}

/// Laps are the circuit's own: they are saved with it, and undone.
void DriveChoices::changeLapsTo(int laps) {
    if (laps == document_.stage().info.laps)
        return;
    if (lapsGesture_ == 0)
        lapsGesture_ = document_.newGesture();
    StageUndoStep edit = changeLaps(document_.stage(), laps);
    edit.gesture = lapsGesture_;
    document_.make(std::move(edit));
}

} // namespace stagewright
