#include "editor/driving/watch_page.h"

#include "editor/driving/drive_scenes.h"
#include "editor/driving/watch_words.h"
#include "editor/fields/wrapped_label.h"
#include "editor/icons/icons.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <limits>

namespace stagewright {

namespace {

constexpr int bySeed = -1; ///< of the box that says which drive, beside DriveCall
constexpr int frame = 16;  // milliseconds
constexpr std::array speeds{0.5, 1.0, 2.0, 4.0, 8.0};
constexpr int longestName = 24; ///< mean letters of a driver's that are seen in a box

// Of the box that says which car is followed, beside the numbers of cars.
constexpr int nobody = -1;
constexpr int whoeverMoves = -2;

/// The last moment that `next` finds, from the first on.
template <typename Next>
std::optional<DriveMoment> lastOf(Next next) {
    std::optional<DriveMoment> last;
    for (auto found = next(DriveMoment()); found; found = next(*found))
        last = found;
    return last;
}

} // namespace

WatchPage::WatchPage(Document& document, Estimator& estimator, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , estimator_(estimator)
    , strip_(new TurnStrip)
    , dice_(new DiceRow)
    , said_(new WrappedLabel)
    , work_([this](const News& news) { take(news); }) {
    wanted_.call = DriveCall::Median;
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 6, 8, 6);
    column->setSpacing(4);
    addCall(*column);
    addControls(*column);
    column->addWidget(strip_);
    auto* row = new QHBoxLayout;
    row->addWidget(dice_);
    row->addWidget(said_, 1);
    column->addLayout(row);
    column->addStretch();
    clock_.setTimerType(Qt::PreciseTimer);
    clock_.setInterval(frame);
    connect(&clock_, &QTimer::timeout, this, &WatchPage::tick);
    connect(strip_, &TurnStrip::turnChosen, this, [this](std::size_t turn) {
        if (drive_)
            stepTo({turn, drive_->record.turns[turn].rolls.size()});
    });
    connect(strip_, &TurnStrip::dieWanted, this, [this](int by) {
        if (drive_ && by > 0)
            stepForward();
        else if (drive_)
            stepBack();
    });
    connect(strip_, &TurnStrip::playWanted, this, [this] {
        if (drive_)
            togglePlay();
    });
    connect(strip_, &TurnStrip::lossWanted, this, &WatchPage::goToLoss);
    connect(strip_, &TurnStrip::passWanted, this, &WatchPage::goToPass);
    connect(&document_, &Document::changed, this, [this](const StageChange& change) {
        if (isDrivenOtherwise(document_, change, driven_))
            forget();
        else if (change.info)
            showMoment(); // the board has cleared itself
    });
    connect(&document_, &Document::rallyChanged, this, [this] {
        if (isRace()) { // other names or colours
            colours_ = carColours(document_.rally(), drive_->record.grid.size());
            listFollowed();
            showStrip();
            showMoment();
        }
    });
    connect(&estimator_, &Estimator::rulesChanged, this, &WatchPage::forget);
    connect(&estimator_, &Estimator::settingsChanged, this, &WatchPage::forget);
    show();
}

void WatchPage::addCall(QVBoxLayout& column) {
    cars_ = new QComboBox;
    cars_->addItem(tr("One car"), 1);
    for (int cars = 2; cars <= mostCars; ++cars)
        cars_->addItem(tr("%n cars race", nullptr, cars), cars);
    cars_->setAccessibleName(tr("How many cars"));
    call_ = new QComboBox;
    call_->addItem(tr("A median drive"), static_cast<int>(DriveCall::Median));
    call_->addItem(tr("One of the quickest tenth"), static_cast<int>(DriveCall::BestTenth));
    call_->addItem(tr("One of the slowest tenth"), static_cast<int>(DriveCall::WorstTenth));
    call_->addItem(tr("By its number"), bySeed);
    call_->setAccessibleName(tr("Which drive"));
    seed_ = new NumberField;
    seed_->setRange(0, std::numeric_limits<int>::max());
    seed_->setAccessibleName(tr("Number of the drive"));
    another_ = new QToolButton;
    another_->setIcon(icon(QStringLiteral("dice")));
    another_->setText(tr("Another one"));
    another_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    another_->setToolTip(tr("Show another drive of the same kind"));
    order_ = new QLabel;
    time_ = new QLabel;
    QFont large = time_->font();
    large.setPointSizeF(large.pointSizeF() * 1.5);
    large.setBold(true);
    time_->setFont(large);
    time_->setAccessibleName(tr("Time so far"));
    auto* row = new QHBoxLayout;
    row->addWidget(cars_);
    row->addWidget(call_);
    auto* number = new QLabel(tr("&No."));
    number->setBuddy(seed_);
    row->addWidget(number);
    row->addWidget(seed_);
    row->addWidget(another_);
    row->addStretch();
    row->addWidget(order_);
    row->addSpacing(10);
    row->addWidget(time_);
    column.addLayout(row);
    connect(cars_, &QComboBox::activated, this, &WatchPage::wantCars);
    connect(call_, &QComboBox::activated, this, &WatchPage::wantCall);
    connect(another_, &QToolButton::clicked, this, &WatchPage::wantAnother);
    connect(seed_, &NumberField::valueChanged, this, &WatchPage::wantSeed);
}

QToolButton* WatchPage::control(QLayout& row, const char* iconName, const QString& text,
                                void (WatchPage::*act)()) {
    auto* button = new QToolButton;
    button->setIcon(icon(QString::fromLatin1(iconName)));
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setObjectName(QString::fromLatin1(iconName));
    row.addWidget(button);
    connect(button, &QToolButton::clicked, this, act);
    return button;
}

void WatchPage::addControls(QVBoxLayout& column) {
    controls_ = new QWidget;
    auto* row = new QHBoxLayout(controls_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    control(*row, "turn-back", tr("Back a turn"), &WatchPage::turnBack);
    control(*row, "die-back", tr("Back a die"), &WatchPage::stepBack);
    play_ = control(*row, "play", tr("Play"), &WatchPage::togglePlay);
    control(*row, "die-forward", tr("On a die"), &WatchPage::stepForward);
    control(*row, "turn-forward", tr("On a turn"), &WatchPage::turnForward);
    row->addSpacing(10);
    loss_ = control(*row, "next-loss", tr("Go to the next loss of control"), &WatchPage::goToLoss);
    pass_ = control(*row, "next-pass", tr("Go to the next pass"), &WatchPage::goToPass);
    row->addSpacing(10);
    auto* caption = new QLabel(tr("&Speed"));
    speed_ = new QComboBox;
    for (const double speed : speeds)
        speed_->addItem(QLocale().toString(speed) + QStringLiteral(" ×"), speed);
    speed_->setCurrentIndex(1);
    speed_->setAccessibleName(tr("Speed"));
    caption->setBuddy(speed_);
    row->addWidget(caption);
    row->addWidget(speed_);
    row->addSpacing(10);
    follow_ = new QCheckBox(tr("&Follow the car"));
    follow_->setChecked(true);
    row->addWidget(follow_);
    followCaption_ = new QLabel(tr("&Follow"));
    followed_ = new QComboBox;
    followed_->setAccessibleName(tr("Car that is followed"));
    followed_->setSizeAdjustPolicy(QComboBox::AdjustToContents); // it is filled later
    followed_->setMaximumWidth(longestName * fontMetrics().averageCharWidth());
    followCaption_->setBuddy(followed_);
    row->addWidget(followCaption_);
    row->addWidget(followed_);
    row->addStretch();
    column.addWidget(controls_);
    connect(follow_, &QCheckBox::toggled, this, &WatchPage::showMoment);
    connect(followed_, &QComboBox::activated, this, [this] {
        showStrip();
        showMoment();
    });
}

void WatchPage::setSeen(bool seen) {
    if (seen_ == seen)
        return;
    seen_ = seen;
    if (!seen) {
        play(false);
        Q_EMIT sceneChanged(std::nullopt);
    } else if (known_) {
        showMoment();
    } else {
        begin();
    }
}

void WatchPage::begin() {
    if (estimator_.rules().dashboards.empty()) // not read yet, or there are none
        return said_->setText(estimator_.report().whyNot);
    known_ = true;
    driven_ = drivenInfoOf(document_.stage());
    work_.begin(&WatchPage::work, drives_, document_.stage(), document_.games(), estimator_.rules(),
                estimator_.driveSettings(), wanted_);
}

/// The stage, or how it is driven, is another now.
void WatchPage::forget() {
    known_ = false;
    drives_.reset();
    play(false);
    work_.giveUp();
    if (drive_ && seen_)
        Q_EMIT sceneChanged(std::nullopt);
    drive_.reset();
    show();
    if (seen_)
        begin();
}

void WatchPage::work(const std::stop_token& stop, const Work::Tell& tell,
                     const std::shared_ptr<const WatchedDrives>& known, const Stage& stage,
                     const Games& games, const DriveRules& rules, const DriveSettings& settings,
                     const Wanted& wanted) {
    News news;
    news.drives = known;
    if (!news.drives) {
        auto drives = WatchedDrives::on(stage, games, rules, settings, wanted.cars, stop);
        if (!drives) {
            news.whyNot = sentenceAlone({drives.error().what, {}, {}, {}});
            return tell(std::move(news));
        }
        if (!*drives)
            return;
        news.drives = *std::move(drives);
    }
    news.seed = wanted.seed;
    if (wanted.call && !news.drives->areRaces()) {
        const auto seed = news.drives->seed(*wanted.call, wanted.which, stop);
        if (!seed)
            return;
        news.seed = *seed;
    }
    news.drive = news.drives->drive(news.seed, stop);
    if (news.drive)
        tell(std::move(news));
}

void WatchPage::take(const News& news) {
    drives_ = news.drives;
    drive_ = news.drive;
    head_ = {};
    if (drive_) {
        const QSignalBlocker quiet(seed_);
        seed_->setValue(static_cast<int>(news.seed));
        wanted_.seed = news.seed;
        const DriveRecord& record = drive_->record;
        lastLoss_ = lastOf([&](DriveMoment at) { return lossAfter(record, at); });
        lastPass_ = lastOf([&](DriveMoment at) { return passAfter(record, drives_->graph(), at); });
    }
    show();
    if (!drive_)
        said_->setText(news.whyNot);
}

/// A drive that has come, or that there is none.
void WatchPage::show() {
    const bool any = drive_.has_value();
    const bool race = any ? isRace() : wanted_.cars > 1;
    controls_->setEnabled(any);
    another_->setEnabled(any);
    call_->setVisible(!race);
    seed_->setToolTip(race ? tr("The same number gives the same race: it is the seed of "
                                "\"stagewright race --seed\".")
                           : tr("The same number gives the same drive: it is the seed of "
                                "\"stagewright estimate --seed\" and of \"map --drive\"."));
    order_->setVisible(race);
    pass_->setVisible(race);
    follow_->setVisible(!race);
    followCaption_->setVisible(race);
    followed_->setVisible(race);
    if (!any) {
        strip_->clear();
        dice_->clear();
        time_->clear();
        order_->clear();
        said_->setText(race ? tr("Racing…") : tr("Looking for a drive…"));
        return;
    }
    colours_ = carColours(document_.rally(), drive_->record.grid.size());
    listFollowed();
    showStrip();
    showMoment();
    say();
}

/// The car that was followed stays the one, as long as it races.
void WatchPage::listFollowed() {
    const QVariant before = followed_->currentData();
    followed_->clear();
    followed_->addItem(tr("Whoever moves"), whoeverMoves);
    followed_->addItem(tr("No car"), nobody);
    for (std::size_t car = 0; car < drive_->record.grid.size(); ++car) {
        QPixmap colour(12, 12);
        colour.fill(colours_[car]);
        followed_->addItem(colour, carName(document_.rally(), car), static_cast<int>(car));
    }
    followed_->setCurrentIndex(std::max(0, followed_->findData(before)));
}

/// Of a race the turns of the car that is followed, if it is always the same.
void WatchPage::showStrip() {
    if (!drive_)
        return;
    const int car = followed_->currentData().toInt();
    strip_->show(drive_->record, drives_->pieces(), drives_->graph(), colours_,
                 isRace() && car >= 0 ? std::optional(static_cast<std::size_t>(car))
                                      : std::nullopt);
}

std::size_t WatchPage::moving() const {
    const auto& turns = drive_->record.turns;
    return head_.at.turn < turns.size() ? static_cast<std::size_t>(turns[head_.at.turn].car) : 0;
}

std::optional<std::size_t> WatchPage::followed() const {
    if (!isRace())
        return follow_->isChecked() ? std::optional<std::size_t>(0) : std::nullopt;
    const int car = followed_->currentData().toInt();
    if (car == nobody)
        return std::nullopt;
    return car == whoeverMoves ? moving() : static_cast<std::size_t>(car);
}

void WatchPage::watch(int cars) {
    cars_->setCurrentIndex(cars_->findData(std::clamp(cars, 1, mostCars)));
    if (cars_->currentData().toInt() != wanted_.cars)
        wantCars(cars_->currentIndex());
}

/// Drives that are known are of so many cars.
void WatchPage::wantCars(int index) {
    const int cars = cars_->itemData(index).toInt();
    if (wanted_.cars == 1)
        wanted_.seed = 1; // that of a drive says nothing of races
    wanted_.cars = cars;
    forget();
}

void WatchPage::wantCall(int index) {
    const int call = call_->itemData(index).toInt();
    wanted_.call = call == bySeed ? std::nullopt : std::optional(static_cast<DriveCall>(call));
    wanted_.which = 0;
    play(false);
    if (wanted_.call)
        begin();
    else
        seed_->setFocus();
}

void WatchPage::wantAnother() {
    play(false);
    if (wanted_.call && !isRace())
        ++wanted_.which;
    else
        ++wanted_.seed;
    begin();
}

void WatchPage::wantSeed(int seed) {
    if (!isRace()) {
        call_->setCurrentIndex(call_->findData(bySeed));
        wanted_.call.reset();
    }
    wanted_.seed = static_cast<std::uint64_t>(seed);
    play(false);
    begin();
}

double WatchPage::speed() const {
    return speed_->currentData().toDouble();
}

void WatchPage::play(bool playing) {
    if (playing && drive_ && isPlayed(drive_->record, head_))
        head_ = {}; // once more from the start
    if (playing && drive_) {
        since_.start();
        clock_.start();
    } else {
        clock_.stop();
    }
    play_->setIcon(icon(clock_.isActive() ? QStringLiteral("pause") : QStringLiteral("play")));
    const QString text = clock_.isActive() ? tr("Pause") : tr("Play");
    play_->setToolTip(text);
    play_->setAccessibleName(text);
}

void WatchPage::tick() {
    const DriveMoment before = head_.at;
    head_ = playedOn(drive_->record, head_, static_cast<double>(since_.restart()) / 1000 * speed());
    showMoment();
    if (head_.at != before)
        say();
    if (isPlayed(drive_->record, head_))
        play(false);
}

void WatchPage::stepTo(DriveMoment at) {
    play(false);
    head_ = standingAt(drive_->record, at);
    showMoment();
    say();
}

void WatchPage::goToLoss() {
    if (!drive_)
        return;
    if (const auto loss = lossAfter(drive_->record, head_.at))
        stepTo(*loss);
}

void WatchPage::goToPass() {
    if (!drive_)
        return;
    if (const auto pass = passAfter(drive_->record, drives_->graph(), head_.at))
        stepTo(*pass);
}

void WatchPage::showMoment() {
    if (!drive_)
        return;
    const DriveRecord& record = drive_->record;
    showTimes(followed().value_or(moving()));
    strip_->mark(head_.at);
    if (head_.at.turn < record.turns.size())
        dice_->show(record.turns[head_.at.turn], head_.at.rolls);
    loss_->setEnabled(head_.at < lastLoss_);
    pass_->setEnabled(head_.at < lastPass_);
    if (!seen_)
        return;
    DriveScene scene = sceneOf(record, head_, colours_, followed());
    scene.isRace = drives_->areRaces();
    Q_EMIT sceneChanged(scene);
}

void WatchPage::showTimes(std::size_t car) {
    const DriveRecord& record = drive_->record;
    const QString time = minutesAndSeconds(carsAt(record, head_.at)[car].seconds);
    if (!isRace())
        return time_->setText(time);
    time_->setText(tr("Car %1: %2", "its time").arg(car + 1).arg(time));
    QStringList numbers;
    for (const std::size_t each : orderAt(record, drives_->graph(), head_.at))
        numbers << QString::number(each + 1);
    order_->setText(tr("Order: %1").arg(numbers.join(u' ')));
}

/// What is seen in words, for who hears the window too.
void WatchPage::say() {
    said_->setText(sentenceAt(*drives_, *drive_, wanted_.seed, head_.at));
    said_->setAccessibleName(said_->text());
    if (QAccessible::isActive() && !isPlaying()) {
        QAccessibleEvent event(said_, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
}

} // namespace stagewright
