#include "editor/rally/plan_page.h"

#include "editor/rally/evening_text.h"

#include <QGridLayout>
#include <QLabel>

namespace stagewright {

namespace {

const auto clockForm = QStringLiteral("H:mm");

} // namespace

PlanPage::PlanPage(Document& document, const EveningPlanner& planner, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , steps_(document)
    , start_(named(new QLineEdit, "rally-start", tr("Start")))
    , minutes_(named(new QSpinBox, "rally-minutes", tr("Time there is")))
    , players_(named(new QSpinBox, "rally-players", tr("Players")))
    , plan_(named(new EveningView, "evening-plan", tr("Plan of the evening"))) {
    start_->setPlaceholderText(QStringLiteral("19:00"));
    start_->setToolTip(tr("When the first stage starts"));
    minutes_->setRange(0, longestEvening);
    minutes_->setSingleStep(5);
    minutes_->setSuffix(tr(" min"));
    minutes_->setSpecialValueText(tr("any", "time there is"));
    minutes_->setToolTip(tr("How long the rally may take, without setting up"));
    players_->setRange(1, mostDrivers);
    for (QSpinBox* field : {minutes_, players_})
        field->setKeyboardTracking(false);

    auto* fields = new QGridLayout;
    fields->setContentsMargins(6, 6, 6, 0);
    fields->setVerticalSpacing(2);
    int column = 0;
    for (QWidget* field : std::initializer_list<QWidget*>{start_, minutes_, players_}) {
        auto* label = new QLabel(field->accessibleName());
        label->setBuddy(field);
        fields->addWidget(label, 0, column);
        fields->addWidget(field, 1, column);
        fields->setColumnStretch(column++, 1);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(2);
    layout->addLayout(fields);
    layout->addWidget(plan_, 1);

    connect(start_, &QLineEdit::editingFinished, this, &PlanPage::takeStart);
    connect(minutes_, &QSpinBox::valueChanged, this, [this](int minutes) {
        steps_.info(tr("Minutes of the evening"), [minutes](RallyInfo& info) {
            info.evening.minutes = minutes == 0 ? std::nullopt : std::optional(minutes);
        });
    });
    connect(players_, &QSpinBox::valueChanged, this, [this](int players) {
        steps_.info(tr("Players of the evening"),
                    [players](RallyInfo& info) { info.evening.players = players; });
    });
    connect(&document, &Document::rallyChanged, this, &PlanPage::show);
    connect(&planner, &EveningPlanner::reported, this,
            [this, &planner] { plan_->tell(planText(planner.report())); });
    plan_->tell(planText(planner.report()));
    show();
}

void PlanPage::takeStart() {
    const QString text = start_->text().trimmed();
    const QTime start = QTime::fromString(text, clockForm);
    if (!text.isEmpty() && !start.isValid())
        return show(); // what is no time of day gives way to the one before
    steps_.info(tr("Start of the evening"),
                [start](RallyInfo& info) { info.evening.start = start; });
    show();
}

void PlanPage::show() {
    const Rally& rally = document_.rally();
    const Evening& evening = rally.info.evening;
    const bool isFree = rally.drivers().isEmpty();
    steps_.show([&] {
        put(start_, start_->text(), evening.start.toString(clockForm), &QLineEdit::setText);
        minutes_->setValue(evening.minutes.value_or(0));
        players_->setValue(rally.players());
        players_->setEnabled(isFree);
        players_->setToolTip(isFree ? QString() : tr("As many as there are drivers"));
    });
}

} // namespace stagewright
