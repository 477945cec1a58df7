#include "editor/driving/test_page.h"

#include "editor/document/result_undo_step.h"
#include "editor/driving/drive_scenes.h"
#include "editor/driving/road_to_test.h"
#include "editor/driving/test_words.h"
#include "editor/fields/panel_fields.h"
#include "editor/fields/wrapped_label.h"
#include "editor/fields/wrapped_row.h"
#include "model/drive/drive_call.h"
#include "model/rally/driven_result.h"

#include <QAccessible>
#include <QDeadlineTimer>
#include <QHBoxLayout>
#include <QRandomGenerator>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

/// What is worked out by then is seen without a flicker between.
constexpr int blink = 60; // milliseconds

} // namespace

TestPage::TestPage(Document& document, Estimator& estimator, QWidget* parent)
    : WrappedPage(parent)
    , document_(document)
    , estimator_(estimator)
    , choices_(new ChoiceList)
    , buttons_(new TestButtons)
    , time_(new QLabel)
    , said_(new WrappedLabel)
    , table_(new TableDice)
    , sheet_(new TurnStrip)
    , work_([this](const News& news) { take(news); }) {
    QFont large = time_->font();
    large.setPointSizeF(large.pointSizeF() * 1.5);
    large.setBold(true);
    time_->setFont(large);
    time_->setAccessibleName(tr("Time so far"));
    sheet_->setAccessibleName(tr("Time sheet"));
    layOut();
    listen();
    show();
}

void TestPage::layOut() {
    auto* side = new QVBoxLayout;
    side->addWidget(said_);
    side->addWidget(table_);
    side->addWidget(result());
    side->addStretch();
    side->addWidget(sheet_);
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(8, 6, 8, 6);
    page->addLayout(call());
    page->addWidget(buttons_); // beside the list they would leave its columns no room
    auto* halves = new QHBoxLayout;
    halves->addWidget(choices_, 1);
    halves->addLayout(side, 1);
    page->addLayout(halves, 1);
    setFocusProxy(choices_);
}

void TestPage::listen() {
    connect(choices_, &ChoiceList::choiceChanged, this, &TestPage::showChoice);
    connect(choices_, &ChoiceList::rollWanted, this, &TestPage::roll);
    connect(table_, &TableDice::entered, this, &TestPage::enterDice);
    connect(buttons_, &TestButtons::rollWanted, this, &TestPage::roll);
    connect(buttons_, &TestButtons::safeWanted, this, &TestPage::rollSafe);
    connect(buttons_, &TestButtons::flatOutChosen, this, &TestPage::planFlatOut);
    connect(buttons_, &TestButtons::endWanted, this, &TestPage::endTurn);
    connect(buttons_, &TestButtons::takeBackWanted, this, &TestPage::takeBack);
    connect(hints_, &QCheckBox::toggled, this, &TestPage::show);
    connect(tokens_, &QCheckBox::toggled, this, [this] {
        plan_.reset();
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
}

/// Which drive it is, as on the page beside.
QLayout* TestPage::call() {
    anew_ = new QPushButton(tr("&New drive"));
    hints_ = new QCheckBox(tr("&Hints"));
    hints_->setToolTip(tr("What the best driver would do, and what each choice costs; it reckons "
                          "neither with tokens nor with turns flat out"));
    tokens_ = new QCheckBox(tr("To&kens"));
    tokens_->setToolTip(tr("Second or focus tokens: turns flat out are paid for, dice may be made "
                           "safe, and what is left takes seconds off at the end"));
    others_ = new QComboBox;
    others_->addItem(tr("Alone"), 0);
    for (int cars = 1; cars < mostCars; ++cars)
        others_->addItem(tr("%n other car(s)", nullptr, cars), cars);
    others_->setAccessibleName(tr("Who drives along"));
    others_->setToolTip(tr("Simulated cars that drive along; a new drive begins"));
    for (QWidget* own : {hints_, tokens_})
        markOwnFields(*own);
    auto* which = new WrappedRow;
    for (QWidget* each : std::initializer_list<QWidget*>{others_, anew_, hints_, tokens_})
        which->addWidget(each);
    auto* row = new QHBoxLayout;
    row->addLayout(which, 1);
    row->addWidget(time_);
    connect(anew_, &QPushButton::clicked, this, &TestPage::begin);
    connect(others_, &QComboBox::activated, this, &TestPage::forget);
    return row;
}

/// What is asked once the drive is over.
QWidget* TestPage::result() {
    result_ = new QWidget;
    auto* row = new WrappedRow(result_);
    drivers_ = new QComboBox;
    drivers_->setAccessibleName(tr("Driver"));
    markOwnFields(*drivers_);
    keep_ = new QPushButton(tr("Enter as a &result"));
    row->addWidget(drivers_);
    row->addWidget(keep_);
    connect(keep_, &QPushButton::clicked, this, &TestPage::enterResult);
    return result_;
}

TestPage::State TestPage::state() const {
    return {stands_, plan_, driven_, others_->currentData().toInt()};
}

void TestPage::setState(const State& state) {
    others_->setCurrentIndex(others_->findData(state.others));
    if (state.stands.empty())
        return;
    work_.giveUp();
    busy_ = false;
    known_ = true;
    stands_ = state.stands;
    driven_ = state.driven;
    if (state.plan)
        return changePlan(*state.plan);
    show();
    showScene();
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
    busy_ = true;
    driven_ = drivenInfoOf(document_.stage());
    work_.begin(&TestPage::beginDrive, QRandomGenerator::global()->generate64(),
                others_->currentData().toInt(), document_.stage(), document_.games(),
                estimator_.rules(), estimator_.driveSettings());
    work_.hearUntil(QDeadlineTimer(blink));
}

/// The stage is another now, or its rules are: the drive is over.
void TestPage::forget() {
    known_ = false;
    busy_ = false;
    work_.giveUp();
    if (!stands_.empty() && seen_)
        Q_EMIT sceneChanged(std::nullopt);
    stands_.clear();
    plan_.reset();
    show();
    if (seen_)
        begin();
}

void TestPage::beginDrive(const std::stop_token& stop, const Work::Tell& tell,
                          const std::uint64_t& seed, const int& others, const Stage& stage,
                          const Games& games, const DriveRules& rules,
                          const DriveSettings& settings) {
    News news;
    auto road = roadToTest(stage, games, rules, settings.profile, others, stop);
    if (!road) {
        news.whyNot = sentenceAlone({road.error().what, {}, {}, {}});
        return tell(std::move(news));
    }
    if (!road->stage)
        return;
    auto race = TestRace::begun(*std::move(road), seed, settings.mishaps, stop);
    if (!race)
        return;
    OpenChoices open = race->choices();
    news.begins = true;
    news.stand = Stand{*std::move(race), std::move(open)};
    tell(std::move(news));
}

void TestPage::move(const std::stop_token&, const Work::Tell& tell, const TestRace& from,
                    const TestMove& move) {
    TestRace race = moved(from, move);
    OpenChoices open = race.choices();
    News news;
    news.stand = Stand{std::move(race), std::move(open)};
    tell(std::move(news));
}

void TestPage::doMove(const TestMove& move) {
    busy_ = true;
    work_.begin(&TestPage::move, *race(), move);
    work_.hearUntil(QDeadlineTimer(blink));
}

void TestPage::take(const News& news) {
    busy_ = false;
    plan_.reset();
    if (news.begins || !news.stand)
        stands_.clear();
    if (news.stand)
        stands_.push_back(*news.stand);
    show();
    if (!news.stand)
        said_->setText(news.whyNot);
}

/// Null: none is chosen, or it is not the time to.
const OpenRoll* TestPage::chosenRoll() const {
    const auto chosen = choices_->chosen();
    return busy_ || !drive() || drive()->isOver() || !chosen ? nullptr : &choices().rolls[*chosen];
}

/// Or lays it, flat out.
void TestPage::roll() {
    const OpenRoll* chosen = chosenRoll();
    if (!chosen)
        return;
    if (plan_)
        return changePlan(plan_->with(*chosen));
    doMove(DiceMove{*chosen});
}

void TestPage::rollSafe() {
    if (const OpenRoll* chosen = chosenRoll())
        doMove(DiceMove{*chosen, true});
}

void TestPage::enterDice() {
    if (busy_ || !drive())
        return;
    if (plan_)
        doMove(FlatOutMove{*plan_, table_->faces()});
    else if (const OpenRoll* chosen = chosenRoll())
        doMove(DiceMove{*chosen, false, table_->faces()});
}

/// Or rolls all dice that are laid.
void TestPage::endTurn() {
    if (busy_ || !drive())
        return;
    if (plan_ && !plan_->isEmpty())
        doMove(FlatOutMove{*plan_});
    else if (!plan_ && choices().stop)
        doMove(StopMove());
}

void TestPage::takeBack() {
    if (busy_)
        return;
    if (plan_ && !plan_->isEmpty())
        return changePlan(plan_->withoutLast());
    if (stands_.size() < 2)
        return;
    plan_.reset();
    stands_.pop_back();
    show();
}

void TestPage::planFlatOut(bool flatOut) {
    if (flatOut == plan_.has_value() || busy_ || !drive())
        return;
    if (flatOut)
        return changePlan(drive()->plan());
    plan_.reset();
    show();
}

void TestPage::changePlan(PersonsPlan plan) {
    planned_ = {plan.choices(), {}};
    plan_ = std::move(plan);
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
    anew_->setEnabled(now != nullptr);
    result_->setVisible(now && now->isOver());
    table_->setVisible(now && !now->isOver());
    choices_->setHints(hints_->isChecked() && !plan_);
    if (!now) {
        choices_->clear();
        sheet_->clear();
        time_->clear();
        said_->setText(tr("Getting ready…"));
        return showButtons();
    }
    sheet_->show(now->record(), now->stage().task().pieces, now->stage().graph(), {});
    if (!now->record().turns.empty())
        sheet_->mark({now->record().turns.size() - 1, 0});
    time_->setText(minutesAndSeconds(now->seconds()));
    said_->setText(said());
    said_->setAccessibleName(said_->text());
    choices_->show(now->stage(), choices());
    showButtons();
    if (now->isOver())
        showDriven();
    if (QAccessible::isActive()) {
        QAccessibleEvent event(said_, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
}

void TestPage::showButtons() {
    buttons_->show({drive(), plan_, drive() ? &choices() : nullptr, chosenRoll(),
                    tokens_->isChecked(), hints_->isChecked(), stands_.size() > 1});
}

/// The dice of the choice, or of the plan, to be turned as they lie on the table.
void TestPage::showChoice() {
    const OpenRoll* chosen = chosenRoll();
    table_->show(plan_ ? plan_->dice() : chosen ? chosen->dice : std::vector<RolledDie>());
    showButtons();
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
    DriveScene scene = sceneOf(*drive(), choices(), choices_->chosen(),
                               hints_->isChecked() && !plan_, colours.front());
    if (plan_ && !plan_->isEmpty()) {
        scene.trail.push_back(drive()->space());
        for (const OpenRoll& roll : plan_->rolls())
            scene.trail.push_back(roll.to);
    }
    if (race()->isAmongOthers())
        addOthers(race()->race(), colours, scene);
    Q_EMIT sceneChanged(scene);
}

QString TestPage::said() const {
    if (plan_)
        return sentenceOf(*plan_);
    const auto& estimate = estimator_.report().estimate;
    std::optional<double> partSlower;
    if (drive()->isOver() && estimate && !estimator_.isOutdated())
        partSlower = partSlowerThan(estimate->drives, drive()->seconds());
    QString sentence = sentenceNow(*race(), partSlower);
    if (!tokens_->isChecked() && drive()->tokens() == 0)
        return sentence;
    sentence += u' ' + tr("Tokens: %1.").arg(drive()->tokens());
    if (hints_->isChecked() && !drive()->isOver())
        sentence += u' ' + tr("The hints reckon neither with tokens nor with turns flat out.");
    return sentence;
}

} // namespace stagewright
