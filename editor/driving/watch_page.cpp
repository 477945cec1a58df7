#include "editor/driving/watch_page.h"

#include "editor/driving/drive_keys.h"
#include "editor/driving/drive_scenes.h"
#include "editor/driving/watch_words.h"
#include "editor/fields/wrapped_label.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

namespace stagewright {

namespace {

constexpr int frame = 16; // milliseconds

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
    : WrappedPage(parent)
    , document_(document)
    , estimator_(estimator)
    , chooser_(new DriveChooser)
    , order_(new QLabel)
    , time_(new QLabel)
    , bar_(new PlayBar)
    , strip_(new TurnStrip)
    , dice_(new DiceRow)
    , said_(new WrappedLabel)
    , work_([this](const News& news) { take(news); }) {
    QFont large = time_->font();
    large.setPointSizeF(large.pointSizeF() * 1.5);
    large.setBold(true);
    time_->setFont(large);
    time_->setAccessibleName(tr("Time so far"));
    clock_.setTimerType(Qt::PreciseTimer);
    clock_.setInterval(frame);
    layOut();
    listen();
    show();
}

void WatchPage::layOut() {
    auto* which = new QHBoxLayout;
    which->addWidget(chooser_, 1);
    which->addSpacing(10);
    which->addWidget(time_);
    auto* row = new QHBoxLayout;
    row->addWidget(said_, 1);
    row->addWidget(dice_); // behind it: no words begin beside room for dice that are not rolled
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 6, 8, 6);
    column->setSpacing(4);
    column->addLayout(which);
    column->addWidget(bar_);
    column->addWidget(order_);
    for (auto* button : bar_->findChildren<QToolButton*>())
        button->installEventFilter(this);
    column->addWidget(strip_);
    setFocusProxy(strip_); // what comes first takes keys that step for its own
    column->addLayout(row);
    column->addStretch();
}

void WatchPage::listen() {
    connect(&clock_, &QTimer::timeout, this, &WatchPage::tick);
    connect(chooser_, &DriveChooser::carsChosen, this, &WatchPage::forget);
    connect(chooser_, &DriveChooser::seedAsked, this, [this] { play(false); });
    connect(chooser_, &DriveChooser::driveChosen, this, [this] {
        play(false);
        begin();
    });
    connect(bar_, &PlayBar::turnWanted, this, &WatchPage::stepTurn);
    connect(bar_, &PlayBar::followedChanged, this, [this] {
        showStrip();
        showMoment();
    });
    connect(strip_, &TurnStrip::turnChosen, this, [this](std::size_t turn) {
        if (drive_)
            stepTo({turn, drive_->record.turns[turn].rolls.size()});
    });
    const auto listenTo = [this](const auto* steps) {
        using Steps = std::decay_t<decltype(*steps)>;
        connect(steps, &Steps::dieWanted, this, &WatchPage::stepDie);
        connect(steps, &Steps::playWanted, this, &WatchPage::togglePlay);
        connect(steps, &Steps::lossWanted, this, &WatchPage::goToLoss);
        connect(steps, &Steps::passWanted, this, &WatchPage::goToPass);
    };
    listenTo(bar_);
    listenTo(strip_);
    connect(&document_, &Document::changed, this, [this](const StageChange& change) {
        if (isDrivenOtherwise(document_, change, driven_))
            forget();
        else if (change.info)
            showMoment(); // the board has cleared itself
    });
    connect(&document_, &Document::rallyChanged, this, [this] {
        if (isRace()) { // other names or colours
            listFollowed();
            showStrip();
            showMoment();
        }
    });
    connect(&estimator_, &Estimator::rulesChanged, this, &WatchPage::forget);
    connect(&estimator_, &Estimator::settingsChanged, this, &WatchPage::forget);
}

/// Its letters are layers of the board elsewhere in the window.
bool WatchPage::event(QEvent* event) {
    return takeDriveKey(*event) || WrappedPage::event(event);
}

/// Buttons would hand the focus on by the keys that step.
bool WatchPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return WrappedPage::eventFilter(watched, event);
    auto* key = static_cast<QKeyEvent*>(event);
    if (!drive_ || (key->key() != Qt::Key_Left && key->key() != Qt::Key_Right))
        return WrappedPage::eventFilter(watched, event);
    keyPressEvent(key);
    return true;
}

/// What no part of the page takes.
void WatchPage::keyPressEvent(QKeyEvent* event) {
    const bool shifted = event->modifiers().testFlag(Qt::ShiftModifier);
    if (!drive_)
        return WrappedPage::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left:
        return shifted ? stepDie(-1) : stepTurn(-1);
    case Qt::Key_Right:
        return shifted ? stepDie(1) : stepTurn(1);
    case Qt::Key_Space:
        return togglePlay();
    case Qt::Key_L:
        return goToLoss();
    case Qt::Key_P:
        return goToPass();
    default:
        WrappedPage::keyPressEvent(event);
    }
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
                estimator_.driveSettings(), chooser_->wanted());
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
                     const WantedDrive& wanted) {
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

WatchPage::State WatchPage::state() const {
    return {chooser_->wanted(), drives_, drive_, driven_, head_, isPlaying()};
}

/// A drive that is not there yet is worked out once the page is seen.
void WatchPage::setState(const State& state) {
    chooser_->setWanted(state.wanted);
    if (!state.drive)
        return;
    known_ = true;
    driven_ = state.driven;
    work_.giveUp();
    take({state.drives, state.drive, state.wanted.seed, {}});
    head_ = state.head;
    play(state.isPlaying);
    showMoment();
    say();
}

void WatchPage::take(const News& news) {
    drives_ = news.drives;
    drive_ = news.drive;
    head_ = {};
    if (drive_) {
        chooser_->showSeed(news.seed);
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
    const bool race = chooser_->wanted().isRace();
    bar_->setEnabled(any);
    bar_->setRace(race);
    chooser_->setAny(any);
    order_->setVisible(race);
    if (!any) {
        strip_->clear();
        dice_->clear();
        time_->clear();
        order_->clear();
        said_->setText(race ? tr("Racing…") : tr("Looking for a drive…"));
        return;
    }
    listFollowed();
    showStrip();
    showMoment();
    say();
}

void WatchPage::listFollowed() {
    colours_ = carColours(document_.rally(), drive_->record.grid.size());
    std::vector<PlayBar::Car> cars;
    for (std::size_t car = 0; car < colours_.size(); ++car)
        cars.push_back({carName(document_.rally(), car), colours_[car]});
    bar_->listCars(cars);
}

/// Of a race the turns of the car that is followed, if it is always the same.
void WatchPage::showStrip() {
    if (drive_)
        strip_->show(drive_->record, drives_->pieces(), drives_->graph(), colours_,
                     bar_->alwaysFollowed());
}

std::size_t WatchPage::moving() const {
    const auto& turns = drive_->record.turns;
    return head_.at.turn < turns.size() ? static_cast<std::size_t>(turns[head_.at.turn].car) : 0;
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
    bar_->setPlaying(clock_.isActive());
}

void WatchPage::tick() {
    const DriveMoment before = head_.at;
    head_ = playedOn(drive_->record, head_,
                     static_cast<double>(since_.restart()) / 1000 * bar_->speed());
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

void WatchPage::stepDie(int by) {
    if (drive_)
        stepTo(by > 0 ? rollAfter(drive_->record, head_.at) : rollBefore(drive_->record, head_.at));
}

void WatchPage::stepTurn(int by) {
    if (drive_)
        stepTo(by > 0 ? turnAfter(drive_->record, head_.at) : turnBefore(drive_->record, head_.at));
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
    bar_->setAhead(head_.at < lastLoss_, head_.at < lastPass_);
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
    said_->setText(sentenceAt(*drives_, *drive_, chooser_->wanted().seed, head_.at));
    said_->setAccessibleName(said_->text());
    if (QAccessible::isActive() && !isPlaying()) {
        QAccessibleEvent event(said_, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
}

} // namespace stagewright
