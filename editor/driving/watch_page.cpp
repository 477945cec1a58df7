#include "editor/driving/watch_page.h"

#include "editor/cars/dice_words.h"
#include "editor/driving/drive_scenes.h"
#include "editor/fields/wrapped_label.h"
#include "editor/icons/icons.h"
#include "model/drive/stage_driving.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>

#include <array>
#include <limits>

namespace stagewright {

namespace {

constexpr int bySeed = -1; ///< of the box that says which drive, beside DriveCall
constexpr int frame = 16;  // milliseconds
constexpr std::array speeds{0.5, 1.0, 2.0, 4.0, 8.0};

/// Of a sentence that begins with it.
QString capitalized(const QString& words) {
    return words.left(1).toUpper() + words.mid(1);
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
    connect(strip_, &TurnStrip::turnChosen, this, [this](int turn) {
        if (record_)
            stepTo(turnAfter(*record_, {static_cast<std::size_t>(turn), 0}));
    });
    connect(strip_, &TurnStrip::dieWanted, this, [this](int by) {
        if (record_ && by > 0)
            stepForward();
        else if (record_)
            stepBack();
    });
    connect(strip_, &TurnStrip::playWanted, this, [this] {
        if (record_)
            togglePlay();
    });
    connect(strip_, &TurnStrip::lossWanted, this, [this] {
        if (record_)
            goToLoss();
    });
    connect(&document_, &Document::changed, this, [this](const StageChange& change) {
        if (isDrivenOtherwise(document_, change, driven_))
            forget();
        else if (change.info)
            showMoment(); // the board has cleared itself
    });
    connect(&estimator_, &Estimator::rulesChanged, this, &WatchPage::forget);
    connect(&estimator_, &Estimator::settingsChanged, this, &WatchPage::forget);
    show();
}

void WatchPage::addCall(QVBoxLayout& column) {
    call_ = new QComboBox;
    call_->addItem(tr("A median drive"), static_cast<int>(DriveCall::Median));
    call_->addItem(tr("One of the quickest tenth"), static_cast<int>(DriveCall::BestTenth));
    call_->addItem(tr("One of the slowest tenth"), static_cast<int>(DriveCall::WorstTenth));
    call_->addItem(tr("By its number"), bySeed);
    call_->setAccessibleName(tr("Which drive"));
    seed_ = new NumberField;
    seed_->setRange(0, std::numeric_limits<int>::max());
    seed_->setAccessibleName(tr("Number of the drive"));
    seed_->setToolTip(tr("The same number gives the same drive: it is the seed of "
                         "\"stagewright estimate --seed\" and of \"map --drive\"."));
    another_ = new QToolButton;
    another_->setIcon(icon(QStringLiteral("dice")));
    another_->setText(tr("Another one"));
    another_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    another_->setToolTip(tr("Show another drive of the same kind"));
    time_ = new QLabel;
    QFont large = time_->font();
    large.setPointSizeF(large.pointSizeF() * 1.5);
    large.setBold(true);
    time_->setFont(large);
    time_->setAccessibleName(tr("Time so far"));
    auto* row = new QHBoxLayout;
    row->addWidget(call_);
    auto* number = new QLabel(tr("&No."));
    number->setBuddy(seed_);
    row->addWidget(number);
    row->addWidget(seed_);
    row->addWidget(another_);
    row->addStretch();
    row->addWidget(time_);
    column.addLayout(row);
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
    row->addStretch();
    column.addWidget(controls_);
    connect(follow_, &QCheckBox::toggled, this, &WatchPage::showMoment);
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
    if (record_ && seen_)
        Q_EMIT sceneChanged(std::nullopt);
    record_.reset();
    show();
    if (seen_)
        begin();
}

void WatchPage::work(const std::stop_token& stop, const Work::Tell& tell,
                     const std::shared_ptr<const StageDrives>& known, const Stage& stage,
                     const Games& games, const DriveRules& rules, const DriveSettings& settings,
                     const Wanted& wanted) {
    News news;
    news.drives = known;
    if (!news.drives) {
        auto task = driveTaskOf(stage, games, rules, stage.info.laps);
        if (!task) {
            news.whyNot = sentenceAlone({task.error().what, {}, {}, {}});
            return tell(std::move(news));
        }
        news.drives = std::make_shared<const StageDrives>(*std::move(task), rules, settings);
    }
    news.seed = wanted.seed;
    if (wanted.call) {
        const auto seed = news.drives->seed(*wanted.call, wanted.which, stop);
        if (!seed)
            return;
        news.seed = *seed;
    }
    news.record = news.drives->record(news.seed, stop);
    if (news.record)
        tell(std::move(news));
}

void WatchPage::take(const News& news) {
    drives_ = news.drives;
    record_ = news.record;
    head_ = {};
    if (record_) {
        const QSignalBlocker quiet(seed_);
        seed_->setValue(static_cast<int>(news.seed));
        wanted_.seed = news.seed;
    }
    show();
    if (!record_)
        said_->setText(news.whyNot);
}

/// A drive that has come, or that there is none.
void WatchPage::show() {
    const bool any = record_.has_value();
    controls_->setEnabled(any);
    another_->setEnabled(any);
    if (!any) {
        strip_->clear();
        dice_->clear();
        time_->clear();
        said_->setText(tr("Looking for a drive…"));
        return;
    }
    colours_ = carColours(document_.rally(), record_->grid.size());
    pass_->setVisible(record_->grid.size() > 1);
    strip_->show(*record_, drives_->task().pieces, drives_->task().graph, colours_);
    showMoment();
    say();
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
    if (wanted_.call)
        ++wanted_.which;
    else
        ++wanted_.seed;
    begin();
}

void WatchPage::wantSeed(int seed) {
    call_->setCurrentIndex(call_->findData(bySeed));
    wanted_.call.reset();
    wanted_.seed = static_cast<std::uint64_t>(seed);
    play(false);
    begin();
}

double WatchPage::speed() const {
    return speed_->currentData().toDouble();
}

void WatchPage::play(bool playing) {
    if (playing && record_ && isPlayed(*record_, head_))
        head_ = {}; // once more from the start
    if (playing && record_) {
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
    head_ = playedOn(*record_, head_, static_cast<double>(since_.restart()) / 1000 * speed());
    showMoment();
    if (head_.at != before)
        say();
    if (isPlayed(*record_, head_))
        play(false);
}

void WatchPage::stepTo(DriveMoment at) {
    play(false);
    head_ = standingAt(*record_, at);
    showMoment();
    say();
}

void WatchPage::goToLoss() {
    if (const auto loss = lossAfter(*record_, head_.at))
        stepTo(*loss);
}

void WatchPage::goToPass() {
    if (const auto pass = passAfter(*record_, drives_->task().graph, head_.at))
        stepTo(*pass);
}

void WatchPage::showMoment() {
    if (!record_)
        return;
    const auto cars = carsAt(*record_, head_.at);
    const std::size_t turn = head_.at.turn;
    const auto car =
        turn < record_->turns.size() ? static_cast<std::size_t>(record_->turns[turn].car) : 0;
    time_->setText(minutesAndSeconds(cars[car].seconds));
    strip_->mark(head_.at);
    if (turn < record_->turns.size())
        dice_->show(record_->turns[turn], head_.at.rolls);
    loss_->setEnabled(lossAfter(*record_, head_.at).has_value());
    pass_->setEnabled(passAfter(*record_, drives_->task().graph, head_.at).has_value());
    if (seen_)
        Q_EMIT sceneChanged(sceneOf(*record_, head_, colours_,
                                    follow_->isChecked() ? std::optional(car) : std::nullopt));
}

QString WatchPage::sentenceNow() const {
    if (record_->turns.empty())
        return {};
    const DriveTask& task = drives_->task();
    const RecordedTurn& turn = record_->turns[head_.at.turn];
    if (head_.at == DriveMoment()) {
        const DriveOutcome& outcome = record_->outcomes.front();
        if (outcome.retired)
            return tr("Drive %1 ends before the finish.").arg(wanted_.seed);
        return tr("Drive %1 takes %2 in %n turn(s).", nullptr, outcome.turns)
            .arg(wanted_.seed)
            .arg(minutesAndSeconds(outcome.seconds));
    }
    QString said = tr("Turn %1.").arg(head_.at.turn + 1);
    if (head_.at.rolls > 0) {
        const RecordedRoll& roll = turn.rolls[head_.at.rolls - 1];
        const QString rolled =
            tr("%1, to %2. Hazards: %3 of %4.")
                .arg(phraseFor(roll.dice, true), nameOf(task.pieces, task.graph, roll.to))
                .arg(roll.hazards)
                .arg(task.dashboard.hazardLimit);
        said += QStringLiteral(" ") + capitalized(rolled);
    }
    if (turnHasEnded(*record_, head_.at)) {
        said += QStringLiteral(" ") + tr("The turn ends: %1 s.").arg(turn.seconds);
        if (const QString end = phraseForEnd(turn); !end.isEmpty())
            said += QStringLiteral(" ") + capitalized(end) + u'.';
    }
    return said;
}

/// What is seen in words, for who hears the window too.
void WatchPage::say() {
    said_->setText(sentenceNow());
    said_->setAccessibleName(said_->text());
    if (QAccessible::isActive() && !isPlaying()) {
        QAccessibleEvent event(said_, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
}

} // namespace stagewright
