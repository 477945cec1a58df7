#include "editor/driving/test_buttons.h"

#include "editor/fields/wrapped_row.h"
#include "editor/icons/icons.h"

#include <QLocale>
#include <QSignalBlocker>

#include <algorithm>

namespace stagewright {

TestButtons::TestButtons(QWidget* parent)
    : QWidget(parent)
    , roll_(new QPushButton(icon(QStringLiteral("dice")), {}))
    , safe_(new QPushButton)
    , flatOut_(new QPushButton(tr("&Flat out")))
    , end_(new QPushButton)
    , back_(new QPushButton(icon(QStringLiteral("undo")), tr("Take &back"))) {
    safe_->setToolTip(tr("The dice that are chosen show no hazards, and are not rolled"));
    flatOut_->setCheckable(true);
    flatOut_->setToolTip(tr("All dice of the turn are laid first and rolled at once"));
    back_->setToolTip(tr("Takes the last roll back; the same dice would fall again"));
    auto* row = new WrappedRow(this);
    for (QPushButton* each : {roll_, safe_, flatOut_, end_, back_})
        row->addWidget(each);
    connect(roll_, &QPushButton::clicked, this, &TestButtons::rollWanted);
    connect(safe_, &QPushButton::clicked, this, &TestButtons::safeWanted);
    connect(flatOut_, &QPushButton::toggled, this, &TestButtons::flatOutChosen);
    connect(end_, &QPushButton::clicked, this, &TestButtons::endWanted);
    connect(back_, &QPushButton::clicked, this, &TestButtons::takeBackWanted);
}

void TestButtons::show(const Moment& now) {
    const bool plans = now.plan.has_value();
    roll_->setText(plans ? tr("&Lay") : tr("&Roll"));
    roll_->setToolTip(plans ? tr("Lays the dice that are chosen, to be rolled with all others")
                            : tr("Rolls the dice that are chosen"));
    roll_->setEnabled(now.chosen != nullptr);
    safe_->setVisible(now.tokens && !plans);
    safe_->setText(now.chosen ? tr("Make &safe (%n token(s))", nullptr, now.chosen->safePrice)
                              : tr("Make &safe"));
    safe_->setEnabled(now.chosen && now.chosen->safePrice <= now.drive->tokens());
    {
        const QSignalBlocker quiet(flatOut_);
        flatOut_->setChecked(plans);
    }
    flatOut_->setVisible(now.tokens);
    flatOut_->setEnabled(now.drive && !now.drive->isOver() && !now.drive->isInTurn());
    end_->setText(endText(now));
    end_->setEnabled(now.drive && (plans ? !now.plan->isEmpty() : now.choices->stop.has_value()));
    back_->setEnabled(now.hasRolled || (plans && !now.plan->isEmpty()));
}

QString TestButtons::endText(const Moment& now) {
    if (now.plan)
        return tr("Roll &all");
    if (!now.drive || !now.hints || !now.choices->stop)
        return tr("&End the turn");
    const OpenStop& stop = *now.choices->stop;
    return tr("&End the turn (%1)")
        .arg(stop.isBest ? tr("best")
                         : tr("+%1 s").arg(QLocale().toString(std::max(0.0, stop.cost), 'f', 1)));
}

} // namespace stagewright
