#include "editor/driving/test_page.h"

#include "editor/cars/dice_painter.h"
#include "editor/cars/dice_words.h"
#include "editor/document/result_undo_step.h"
#include "editor/driving/drive_scenes.h"
#include "editor/fields/wrapped_label.h"
#include "editor/icons/icons.h"
#include "model/drive/drive_call.h"
#include "model/drive/drive_playback.h"
#include "model/drive/race/stage_races.h"
#include "model/drive/stage_driving.h"
#include "model/rally/driven_result.h"

#include <QAccessible>
#include <QDeadlineTimer>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QRandomGenerator>
#include <QVBoxLayout>

#include <cmath>

namespace stagewright {

namespace {

/// What is worked out by then is seen without a flicker between.
constexpr int blink = 60; // milliseconds

QString sentenceOf(const QString& words) {
    return words.left(1).toUpper() + words.mid(1) + u'.';
}

/// A die as it lies there, to be turned by a click.
class FaceButton final : public QToolButton {
public:
    explicit FaceButton(const RolledDie& die) : die_(die) {
        setCheckable(true);
        setAutoRaise(true);
        name();
        connect(this, &QToolButton::toggled, this, [this] { name(); });
    }

    [[nodiscard]] QSize sizeHint() const override {
        const int side = 2 * fontMetrics().height();
        return {side, side};
    }

protected:
    void paintEvent(QPaintEvent* event) override {
        QToolButton::paintEvent(event);
        QPainter painter(this);
        RolledDie die = die_;
        die.face = isChecked() ? DieFace::Hazard : DieFace::Clean;
        const double side = std::min(width(), height()) - 8;
        QRectF square(0, 0, side, side);
        square.moveCenter(QRectF(rect()).center());
        paintDie(painter, die, DieLook::Rolled, square);
    }

private:
    void name() {
        RolledDie die = die_;
        die.face = isChecked() ? DieFace::Hazard : DieFace::Clean;
        setAccessibleName(phraseFor({die}, true));
        setToolTip(accessibleName());
    }

    RolledDie die_;
};

} // namespace

TestPage::TestPage(Document& document, Estimator& estimator, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , estimator_(estimator)
    , choices_(new ChoiceList)
    , time_(new QLabel)
    , said_(new WrappedLabel)
    , sheet_(new TurnStrip)
    , work_([this](const News& news) { take(news); }) {
    QFont large = time_->font();
    large.setPointSizeF(large.pointSizeF() * 1.5);
    large.setBold(true);
    time_->setFont(large);
    time_->setAccessibleName(tr("Time so far"));
    sheet_->setAccessibleName(tr("Time sheet"));
    auto* side = new QVBoxLayout;
    side->addWidget(said_);
    side->addLayout(buttons());
    side->addWidget(tableDice());
    side->addStretch();
    side->addWidget(sheet_);
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(8, 6, 8, 6);
    page->addLayout(call());
    auto* halves = new QHBoxLayout;
    halves->addWidget(choices_, 1);
    halves->addLayout(side, 1);
    page->addLayout(halves, 1);
    connect(choices_, &ChoiceList::choiceChanged, this, &TestPage::showChoice);
    connect(choices_, &ChoiceList::rollWanted, this, &TestPage::roll);
    connect(hints_, &QCheckBox::toggled, this, [this](bool hints) {
        choices_->setHints(hints);
        show();
    });
    connect(&document_, &Document::changed, this, [this](const StageChange& change) {
        if (isDrivenOtherwise(document_, change, driven_))
            forget();
        else if (change.info)
            showScene(); // the board has cleared itself
    });
    connect(&document_, &Document::rallyChanged, this, [this] {
        if (drive() && drive()->isOver())
            showDriven();
    });
    connect(&estimator_, &Estimator::rulesChanged, this, &TestPage::forget);
    connect(&estimator_, &Estimator::reported, this, [this] {
        if (drive() && drive()->isOver())
            show();
    });
    show();
}

/// Which drive it is, as on the page beside.
QLayout* TestPage::call() {
    anew_ = new QPushButton(tr("&New drive"));
    hints_ = new QCheckBox(tr("&Hints"));
    hints_->setToolTip(tr("What the best driver would do, and what each choice costs"));
    others_ = new QComboBox;
    others_->addItem(tr("Alone"), 0);
    for (int cars = 1; cars < mostCars; ++cars)
        others_->addItem(tr("%n other car(s)", nullptr, cars), cars);
    others_->setAccessibleName(tr("Who drives along"));
    others_->setToolTip(tr("Simulated cars that drive along; a new drive begins"));
    auto* row = new QHBoxLayout;
    for (QWidget* each : std::initializer_list<QWidget*>{others_, anew_, hints_})
        row->addWidget(each);
    row->addStretch();
    row->addWidget(time_);
    connect(anew_, &QPushButton::clicked, this, &TestPage::begin);
    connect(others_, &QComboBox::activated, this, &TestPage::forget);
    return row;
}

QLayout* TestPage::buttons() {
    roll_ = new QPushButton(icon(QStringLiteral("dice")), tr("&Roll"));
    roll_->setToolTip(tr("Rolls the dice that are chosen"));
    stop_ = new QPushButton(tr("&End the turn"));
    back_ = new QPushButton(icon(QStringLiteral("undo")), tr("Take &back"));
    back_->setToolTip(tr("Takes the last roll back; the same dice would fall again"));
    auto* row = new QHBoxLayout;
    for (QPushButton* each : {roll_, stop_, back_})
        row->addWidget(each);
    row->addStretch();
    connect(roll_, &QPushButton::clicked, this, &TestPage::roll);
    connect(stop_, &QPushButton::clicked, this, &TestPage::stop);
    connect(back_, &QPushButton::clicked, this, &TestPage::takeBack);
    return row;
}

/// Dice that the table rolls, and what is asked once the drive is over.
QWidget* TestPage::tableDice() {
    table_ = new QWidget;
    auto* dice = new QHBoxLayout(table_);
    dice->setContentsMargins(0, 0, 0, 0);
    dice->addWidget(new QLabel(tr("Rolled at the table:")));
    enter_ = new QPushButton(tr("En&ter these dice"));
    enter_->setToolTip(tr("Click a die to turn it to its hazard and back"));
    dice->addWidget(enter_);
    dice->addStretch();
    result_ = new QWidget;
    auto* result = new QHBoxLayout(result_);
    result->setContentsMargins(0, 0, 0, 0);
    drivers_ = new QComboBox;
    drivers_->setAccessibleName(tr("Driver"));
    keep_ = new QPushButton(tr("Enter as a &result"));
    result->addWidget(drivers_);
    result->addWidget(keep_);
    result->addStretch();
    auto* both = new QWidget;
    auto* column = new QVBoxLayout(both);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(table_);
    column->addWidget(result_);
    connect(enter_, &QPushButton::clicked, this, &TestPage::enterDice);
    connect(keep_, &QPushButton::clicked, this, &TestPage::enterResult);
    return both;
}

void TestPage::setSeen(bool seen) {
    if (seen_ == seen)
        return;
    seen_ = seen;
    if (!seen)
        Q_EMIT sceneChanged(std::nullopt);
    else if (!known_)
        begin();
    else
        showScene();
}

void TestPage::begin() {
    if (estimator_.rules().dashboards.empty()) // not read yet, or there are none
        return said_->setText(estimator_.report().whyNot);
    known_ = true;
    driven_ = drivenInfoOf(document_.stage());
    Step step;
    seed_ = QRandomGenerator::global()->generate64();
    step.seed = seed_;
    step.others = others_->currentData().toInt();
    doStep(step);
}

/// The stage is another now, or its rules are: the drive is over.
void TestPage::forget() {
    known_ = false;
    busy_ = false;
    work_.giveUp();
    if (!stands_.empty() && seen_)
        Q_EMIT sceneChanged(std::nullopt);
    stands_.clear();
    show();
    if (seen_)
        begin();
}

/// The road, and who else drives on it.
Expected<RoadToRace> TestPage::roadFor(const Stage& stage, const Games& games,
                                       const DriveRules& rules, Profile profile, int others,
                                       const std::stop_token& stop) {
    if (others == 0) {
        auto task = driveTaskOf(stage, games, rules, stage.info.laps);
        if (!task)
            return tl::unexpected(task.error());
        return RoadToRace{std::make_shared<const StageToDrive>(*std::move(task), rules), nullptr};
    }
    auto races = stageRaces(stage, games, rules, stage.info.laps, others + 1, profile, stop);
    if (!races)
        return tl::unexpected(races.error());
    if (!*races)
        return RoadToRace();
    const RaceRoad& road = (*races)->track().road();
    DriveTask task{road.pieces, road.graph, road.dashboard, road.laps, road.piecesALap};
    return RoadToRace{std::make_shared<const StageToDrive>(std::move(task), rules),
                      *std::move(races)};
}

void TestPage::work(const std::stop_token& stop, const Work::Tell& tell,
                    const std::optional<TestRace>& from, const Step& step, const Stage& stage,
                    const Games& games, const DriveRules& rules, const DriveSettings& settings) {
    News news;
    std::optional<TestRace> race;
    switch (step.kind) {
    case Step::Kind::Begin: {
        auto road = roadFor(stage, games, rules, settings.profile, step.others, stop);
        if (!road) {
            news.whyNot = sentenceAlone({road.error().what, {}, {}, {}});
            return tell(std::move(news));
        }
        if (!road->stage)
            return;
        news.begins = true;
        race = TestRace::begun(*std::move(road), step.seed, settings.mishaps, stop);
        break;
    }
    case Step::Kind::Roll:
        race = from->rolled(step.roll);
        break;
    case Step::Kind::Enter:
        race = from->rolled(step.roll, step.faces);
        break;
    case Step::Kind::Stop:
        race = from->stopped();
        break;
    }
    if (!race)
        return;
    OpenChoices open = race->choices();
    news.stand = Stand{*std::move(race), std::move(open)};
    tell(std::move(news));
}

void TestPage::doStep(const Step& step) {
    busy_ = true;
    work_.begin(&TestPage::work, race() ? std::optional(*race()) : std::nullopt, step,
                document_.stage(), document_.games(), estimator_.rules(),
                estimator_.driveSettings());
    work_.hearUntil(QDeadlineTimer(blink));
}

void TestPage::take(const News& news) {
    busy_ = false;
    if (news.begins || !news.stand)
        stands_.clear();
    if (news.stand)
        stands_.push_back(*news.stand);
    show();
    if (!news.stand)
        said_->setText(news.whyNot);
}

void TestPage::roll() {
    const auto chosen = choices_->chosen();
    if (busy_ || !drive() || !chosen)
        return;
    Step step;
    step.kind = Step::Kind::Roll;
    step.roll = choices().rolls[*chosen];
    doStep(step);
}

void TestPage::enterDice() {
    const auto chosen = choices_->chosen();
    if (busy_ || !drive() || !chosen)
        return;
    Step step;
    step.kind = Step::Kind::Enter;
    step.roll = choices().rolls[*chosen];
    for (const QToolButton* face : faces_)
        step.faces.push_back(face->isChecked() ? DieFace::Hazard : DieFace::Clean);
    doStep(step);
}

void TestPage::stop() {
    if (busy_ || !drive() || !choices().stop)
        return;
    Step step;
    step.kind = Step::Kind::Stop;
    doStep(step);
}

void TestPage::takeBack() {
    if (busy_ || stands_.size() < 2)
        return;
    stands_.pop_back();
    show();
}

void TestPage::pickSpace(SpaceVertex space) {
    if (!seen_ || busy_ || !drive())
        return;
    choices_->pickSpace(space);
}

void TestPage::enterResult() {
    if (!drive() || !drive()->isOver() || drivers_->currentIndex() < 0)
        return;
    const auto driver = static_cast<DriverKey>(drivers_->currentData().toInt());
    document_.make(
        enterResultOf(document_.rally(), {document_.current(), driver},
                      resultOf(drive()->record(), drive()->car(), drive()->stage().rules())));
}

void TestPage::show() {
    const TestDrive* now = drive();
    choices_->setEnabled(now && !now->isOver());
    back_->setEnabled(stands_.size() > 1);
    anew_->setEnabled(now != nullptr);
    result_->setVisible(now && now->isOver());
    table_->setVisible(now && !now->isOver());
    stop_->setEnabled(now && stands_.back().choices.stop.has_value());
    if (!now) {
        choices_->clear();
        sheet_->clear();
        time_->clear();
        said_->setText(tr("Getting ready…"));
        roll_->setEnabled(false);
        return;
    }
    const OpenChoices& open = stands_.back().choices;
    stop_->setText(hints_->isChecked() && open.stop
                       ? tr("&End the turn (%1)")
                             .arg(open.stop->isBest ? tr("best")
                                                    : tr("+%1 s").arg(QLocale().toString(
                                                          std::max(0.0, open.stop->cost), 'f', 1)))
                       : tr("&End the turn"));
    sheet_->show(now->record(), now->stage().task().pieces, now->stage().graph(), {});
    if (!now->record().turns.empty())
        sheet_->mark({now->record().turns.size() - 1, 0});
    time_->setText(minutesAndSeconds(now->seconds()));
    said_->setText(sentenceNow());
    said_->setAccessibleName(said_->text());
    choices_->show(now->stage(), open);
    if (now->isOver())
        showDriven();
    if (QAccessible::isActive()) {
        QAccessibleEvent event(said_, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
}

/// The dice of the choice, to be turned as they lie on the table.
void TestPage::showChoice() {
    qDeleteAll(faces_);
    faces_.clear();
    const auto chosen = choices_->chosen();
    const bool may = drive() && !drive()->isOver() && chosen;
    roll_->setEnabled(may);
    enter_->setEnabled(may);
    if (may)
        for (const RolledDie& die : choices().rolls[*chosen].dice) {
            faces_.append(new FaceButton(die));
            static_cast<QHBoxLayout*>(table_->layout())
                ->insertWidget(static_cast<int>(faces_.size()), faces_.last());
        }
    showScene();
}

void TestPage::showDriven() {
    const QSignalBlocker quiet(drivers_);
    const QVariant before = drivers_->currentData();
    drivers_->clear();
    for (const Driver& driver : document_.rally().drivers())
        drivers_->addItem(driver.name, static_cast<int>(driver.key));
    drivers_->setCurrentIndex(std::max(0, drivers_->findData(before)));
    const bool any = drivers_->count() > 0;
    drivers_->setVisible(any);
    keep_->setEnabled(any);
    keep_->setToolTip(any ? QString() : tr("Name the drivers in the panel Results first"));
}

void TestPage::showScene() {
    if (!seen_ || !drive())
        return;
    const std::size_t cars = race()->isAmongOthers() ? race()->race().cars.size() : 1;
    const auto colours = carColours(document_.rally(), cars);
    DriveScene scene =
        sceneOf(*drive(), choices(), choices_->chosen(), hints_->isChecked(), colours.front());
    if (race()->isAmongOthers())
        addOthers(race()->race(), colours, scene);
    Q_EMIT sceneChanged(scene);
}

/// The order of the cars as it is now.
QString TestPage::othersNow() const {
    const RaceSoFar& race = this->race()->race();
    QStringList numbers;
    for (const std::size_t car :
         orderAt(race.record, drive()->stage().graph(), lastMoment(race.record)))
        numbers << QString::number(car + 1);
    return tr("Order: %1.").arg(numbers.join(u' '));
}

QString TestPage::sentenceNow() const {
    const TestDrive& now = *drive();
    const DriveRecord& record = now.record();
    QStringList said;
    if (race()->isAmongOthers() && !now.isInTurn())
        said << othersNow();
    if (!record.turns.empty()) {
        const RecordedTurn& turn = record.turns.back();
        if (!turn.rolls.empty())
            said << sentenceOf(phraseFor(turn.rolls.back().dice, true));
        if (!now.isInTurn())
            if (const QString end = phraseForEnd(turn); !end.isEmpty())
                said << sentenceOf(end);
    }
    if (now.isOver() && record.outcomes.front().retired) {
        said << tr("No gear die is left: the car has retired.");
    } else if (now.isOver()) {
        const auto& estimate = estimator_.report().estimate;
        said << tr("You took %1.").arg(minutesAndSeconds(now.seconds()));
        if (race()->isAmongOthers() && race()->race().isOver)
            said << tr("You are number %1 of %2.")
                        .arg(race()->race().places.front())
                        .arg(race()->race().cars.size());
        if (estimate && !estimator_.isOutdated())
            said << tr("That is faster than %1 % of the simulated drives.")
                        .arg(std::lround(100 * partSlowerThan(estimate->drives, now.seconds())));
    } else {
        const auto begun = static_cast<int>(record.turns.size()) + (now.isInTurn() ? 0 : 1);
        said << tr("Turn %1 at %2, gear %3. Hazards: %4 of %5.")
                    .arg(begun)
                    .arg(nameOf(now.stage().task().pieces, now.stage().graph(), now.space()))
                    .arg(now.gear())
                    .arg(now.hazards())
                    .arg(now.dashboard().hazardLimit);
    }
    return said.join(u' ');
}

} // namespace stagewright
