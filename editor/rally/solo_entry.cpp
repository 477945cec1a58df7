#include "editor/rally/solo_entry.h"

#include "editor/document/result_undo_step.h"
#include "model/rally/race_time.h"

#include <QGridLayout>

namespace stagewright {

SoloEntry::SoloEntry(Document& document, const RallyRulesCache& rulesCache,
                     InputErrors& inputErrors, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , rulesCache_(rulesCache)
    , inputErrors_(inputErrors)
    , time_(new QLabel) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 2, 0, 2);
    grid->setHorizontalSpacing(3);
    grid->setVerticalSpacing(1);
    grid->addWidget(new QLabel(tr("Gear")), 0, 0);
    grid->addWidget(new QLabel(tr("Turns")), 1, 0);
    for (std::size_t gear = 0; gear <= highestGear; ++gear)
        add("solo-gear", QString::number(gear),
            gear == 0 ? tr("Turns that ended with a loss of control")
                      : tr("Turns that ended in gear %1").arg(gear),
            nullptr, gear);
    add("solo-lost", QStringLiteral("00"), tr("Turns lost off the road"), &SoloSheet::lostTurns);
    add("solo-focus", tr("Focus"), tr("Focus tokens that are left"), &SoloSheet::focusTokens);
    time_->setObjectName(QStringLiteral("solo-time"));
    grid->addWidget(time_, 1, grid->columnCount());
    grid->setColumnStretch(grid->columnCount(), 1);
    refresh();
}

void SoloEntry::add(const char* name, const QString& caption, const QString& tip,
                    int SoloSheet::*member, std::size_t gear) {
    auto* field = new NumberField;
    field->setObjectName(member ? QString::fromLatin1(name)
                                : QString::fromLatin1(name) + QString::number(gear));
    field->setAccessibleName(tip);
    field->setToolTip(tip);
    field->setRange(0, mostMarks);
    field->setButtonSymbols(NumberField::NoButtons);
    field->setAlignment(Qt::AlignHCenter);
    field->setFixedWidth(fontMetrics().horizontalAdvance(QStringLiteral("000")) + 12);
    auto* label = new QLabel(caption);
    label->setAlignment(Qt::AlignHCenter);
    label->setBuddy(field);
    auto& grid = static_cast<QGridLayout&>(*layout());
    const int column = grid.columnCount();
    grid.addWidget(label, 0, column);
    grid.addWidget(field, 1, column);
    marks_.push_back({field, member, gear});
    inputErrors_.watch(*field);
    connect(field, &NumberField::valueChanged, this, [this, field] { enter(field); });
    connect(field, &NumberField::editingFinished, this, [this] { last_ = nullptr; });
}

const DriveRules& SoloEntry::rules() const {
    return rulesCache_.rulesOf()(document_.stage().info.game);
}

bool SoloEntry::isOfUse() const {
    return rules().lostTurnSeconds > 0;
}

const StageResult* SoloEntry::result() const {
    return driver_ ? document_.rally().result(document_.current(), *driver_) : nullptr;
}

bool SoloEntry::hasSheet() const {
    return result() && std::holds_alternative<SoloSheet>(result()->outcome);
}

SoloSheet SoloEntry::sheet() const {
    SoloSheet marked;
    for (const Mark& mark : marks_)
        (mark.member ? marked.*mark.member : marked.turns[mark.gear]) = mark.field->value();
    return marked;
}

void SoloEntry::turnTo(std::optional<DriverKey> driver) {
    if (driver != driver_ || document_.current() != stage_) {
        last_ = nullptr;
        for (const Mark& mark : marks_)
            inputErrors_.forget(*mark.field);
    }
    driver_ = driver;
    stage_ = document_.current();
    refresh();
}

void SoloEntry::refresh() {
    const SoloSheet shown = hasSheet() ? std::get<SoloSheet>(result()->outcome) : SoloSheet{};
    showing_ = true;
    setEnabled(driver_.has_value());
    for (const Mark& mark : marks_)
        mark.field->setValue(mark.member ? shown.*mark.member : shown.turns[mark.gear]);
    time_->setText(hasSheet() ? tr("= %1", "a time").arg(raceTimeText(soloSeconds(shown, rules())))
                              : QString());
    showing_ = false;
}

/// What is stepped through in a field at one go is one step. An empty sheet is none.
void SoloEntry::enter(const NumberField* field) {
    if (showing_ || !driver_)
        return;
    if (field != last_)
        gesture_ = document_.newGesture();
    last_ = field;
    std::optional<StageResult> entered = result() ? std::optional(*result()) : StageResult{};
    entered->outcome = sheet();
    if (sheet() == SoloSheet{})
        entered.reset();
    RallyUndoStep step = enterResultOf(document_.rally(), {document_.current(), *driver_}, entered);
    step.gesture = gesture_;
    document_.make(std::move(step));
}

} // namespace stagewright
