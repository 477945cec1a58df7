#include "editor/rally/plan_page.h"

#include "editor/icons/icons.h"
#include "editor/rally/evening_text.h"
#include "editor/rally/plan_text.h"
#include "model/rally/clock_time.h"

#include <QGridLayout>
#include <QLabel>
#include <QMenu>

namespace stagewright {

PlanPage::PlanPage(Document& document, const EveningPlanner& planner, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , steps_(document)
    , start_(named(new QLineEdit, "rally-start", tr("Start")))
    , minutes_(named(new NumberField, "rally-minutes", tr("Time available")))
    , players_(named(new NumberField, "rally-players", tr("Players")))
    , club_(named(new QToolButton, "evening-club", tr("Choose drivers of the club")))
    , inputErrors_(new InputErrors)
    , plan_(named(new EveningView, "evening-plan", tr("Plan of the evening"))) {
    start_->setPlaceholderText(QStringLiteral("19:00"));
    start_->setToolTip(tr("When the first stage starts"));
    minutes_->setRange(0, longestEvening);
    minutes_->setSingleStep(5);
    minutes_->setSuffix(tr(" min"));
    minutes_->setSpecialValueText(tr("any", "time there is"));
    minutes_->setToolTip(tr("How long the rally may take, without setting up"));
    players_->setRange(1, mostDrivers);
    for (const NumberField* field : {minutes_, players_})
        inputErrors_->watch(*field);
    club_->setIcon(icon(QStringLiteral("drivers")));
    club_->setToolTip(club_->accessibleName());
    club_->setPopupMode(QToolButton::InstantPopup);
    club_->hide();
    inputErrors_->setContentsMargins(6, 2, 6, 2);

    auto* fields = new QGridLayout;
    fields->setContentsMargins(6, 6, 6, 0);
    fields->setVerticalSpacing(4);
    int column = 0;
    for (QWidget* field : std::initializer_list<QWidget*>{start_, minutes_, players_}) {
        auto* label = new QLabel(field->accessibleName());
        label->setBuddy(field);
        fields->addWidget(label, 0, column);
        fields->addWidget(field, 1, column);
        fields->setColumnStretch(column++, 1);
    }
    fields->addWidget(club_, 1, column);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(2);
    layout->addLayout(fields);
    layout->addWidget(inputErrors_);
    layout->addWidget(plan_, 1);

    connect(start_, &QLineEdit::editingFinished, this, &PlanPage::takeStart);
    connect(minutes_, &QSpinBox::valueChanged, this, [this](int minutes) {
        steps_.info([] { return tr("Minutes of the evening"); },
                    [minutes](RallyInfo& info) {
                        info.evening.minutes = minutes == 0 ? std::nullopt : std::optional(minutes);
                    });
    });
    connect(players_, &QSpinBox::valueChanged, this, [this](int players) {
        if (!steps_.isShowing())
            document_.make(changePlayersOf(document_.rally(), players));
    });
    connect(&document, &Document::rallyChanged, this, &PlanPage::show);
    connect(&planner, &EveningPlanner::reported, this,
            [this, &planner] { plan_->tell(planText(planner.report())); });
    connect(plan_, &EveningView::remedyWanted, this,
            [this, &planner](int index) { makeFit(planner.report(), index); });
    connect(plan_, &EveningView::fixWanted, this,
            [this, &planner](int index) { mend(planner.report(), index); });
    plan_->tell(planText(planner.report()));
    show();
}

void PlanPage::setClubMenu(QMenu& menu) {
    club_->setMenu(&menu);
    club_->show();
}

/// If the plan that is read is still that of the rally.
void PlanPage::makeFit(const EveningReport& report, int index) {
    if (!report.plan || report.rally != document_.rally())
        return;
    const Remedy& remedy = report.plan->remedies.at(static_cast<std::size_t>(index));
    if (remedy.kind == Remedy::Kind::Swap) {
        const StageKey stage = document_.rally().stages().at(remedy.stages.front()).key;
        Q_EMIT swapWanted(stage, remedy.to);
        return;
    }
    document_.make(RallyUndoStep{editOf(remedy, document_.rally(), report.plan->changeMinutes),
                                 [] { return tr("Fit the evening"); }});
}

/// Likewise.
void PlanPage::mend(const EveningReport& report, int index) {
    if (report.rally != document_.rally())
        return;
    if (const auto& fix = report.fixes.at(static_cast<std::size_t>(index)))
        document_.make(RallyUndoStep{fix->edit, fix->name});
}

void PlanPage::takeStart() {
    if (!start_->isModified())
        return;
    const QString text = start_->text().trimmed();
    const QTime start = parseClockTime(text);
    if (!text.isEmpty() && !start.isValid()) {
        constexpr int mostQuoted = 20; // letters
        inputErrors_->say(*start_, tr("%1: \"%2\" is no time of day. Enter one as in 19:00.")
                                       .arg(start_->accessibleName(), text.left(mostQuoted)));
        return show(); // the one before is back
    }
    inputErrors_->forget(*start_);
    steps_.info([] { return tr("Start of the evening"); },
                [start](RallyInfo& info) { info.evening.start = start; });
    show();
}

void PlanPage::show() {
    const Rally& rally = document_.rally();
    const Evening& evening = rally.info.evening;
    const auto drivers = static_cast<int>(rally.drivers().size());
    steps_.show([&] {
        put(start_, start_->text(), evening.start.toString(QStringLiteral("H:mm")),
            &QLineEdit::setText);
        minutes_->setValue(evening.minutes.value_or(0));
        players_->setMinimum(std::max(1, drivers));
        players_->setValue(rally.players());
        players_->setToolTip(
            drivers > 0 ? tr("At least the %n driver(s) named in the results", nullptr, drivers)
                        : QString());
    });
}

} // namespace stagewright
