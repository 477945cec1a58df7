#include "editor/panels/stage_form.h"

#include "editor/fields/one_line_field.h"
#include "model/one_line.h"
#include "model/rally/rally_edits.h"
#include "model/rally/stage_name.h"

#include <QRegularExpression>

#include <algorithm>

namespace stagewright {

namespace {

constexpr int longestBonus = 3600; // seconds

/// Whole seconds, parted by commas or blanks; nothing where one of them is none.
std::optional<QList<int>> bonusesIn(const QString& text) {
    static const QRegularExpression parts(QStringLiteral("[\\s,;]+"));
    QList<int> bonuses;
    for (const QString& part : text.split(parts, Qt::SkipEmptyParts)) {
        bool isNumber = false;
        const int seconds = part.toInt(&isNumber);
        if (!isNumber || seconds < 0 || seconds > longestBonus || bonuses.size() == mostDrivers)
            return std::nullopt;
        bonuses << seconds;
    }
    return bonuses;
}

QString bonusText(const QList<int>& bonuses) {
    QStringList texts;
    for (const int seconds : bonuses)
        texts << QString::number(seconds);
    return texts.join(QStringLiteral(", "));
}

} // namespace

StageForm::StageForm(Document& document, QFormLayout& form)
    : QObject(form.parentWidget())
    , document_(document)
    , steps_(document)
    , form_(form)
    , place_(named(new OneLineField, "stage-place", tr("Place")))
    , country_(named(new OneLineField, "stage-country", tr("Country")))
    , text_(named(new QPlainTextEdit, "stage-text", tr("Text")))
    , bonuses_(named(new QLineEdit, "stage-bonuses", tr("Bonuses")))
    , service_(new QCheckBox)
    , own_(new QCheckBox(tr("Rules of its own")))
    , options_(new OptionBoxes(QStringLiteral("stage-")))
    , session_(new QCheckBox(tr("A session begins here")))
    , sessionTitle_(named(new OneLineField, "session-title", tr("Session")))
    , break_(named(new NumberField, "session-break", tr("Break before it")))
    , inputErrors_(new InputErrors) {
    service_->setObjectName(QStringLiteral("stage-service"));
    own_->setObjectName(QStringLiteral("stage-own"));
    session_->setObjectName(QStringLiteral("stage-session"));
    text_->setTabChangesFocus(true);
    text_->setFixedHeight(3 * text_->fontMetrics().lineSpacing() + 10);
    bonuses_->setPlaceholderText(QStringLiteral("10, 6, 3"));
    bonuses_->setToolTip(tr("Seconds taken off for the places 1, 2 and so on"));
    break_->setRange(0, longestBreak);
    break_->setSingleStep(5);
    break_->setSuffix(tr(" min"));
    inputErrors_->watch(*break_);
    layOut();
    connectStage();
    connectSession();
    connect(&document, &Document::rallyChanged, this, &StageForm::show);
    connect(&document, &Document::turnedTo, this, [this] {
        steps_.finish();
        for (const QWidget* field : std::initializer_list<QWidget*>{break_, bonuses_})
            inputErrors_->forget(*field); // it was about another stage
        show();
    });
    connect(&document, &Document::changed, this, [this](const stagewright::StageChange& change) {
        if (change.info || change.whole)
            show();
    });
    show();
}

void StageForm::layOut() {
    form_.addRow(inputErrors_);
    form_.addRow(tr("Place"), place_);
    form_.addRow(tr("Country"), country_);
    form_.addRow(tr("Text"), text_);
    form_.addRow(tr("Bonuses"), bonuses_);
    form_.addRow(service_);
    form_.addRow(own_);
    form_.addRow(options_);
    options_->setContentsMargins(20, 0, 0, 0);
    form_.addRow(session_);
    form_.addRow(tr("Session"), sessionTitle_);
    form_.addRow(tr("Break before it"), break_);
}

void StageForm::setVisible(bool visible) {
    visible_ = visible;
    show();
}

void StageForm::connectStage() {
    typeInto(*place_, &RallyStage::place, [] { return tr("Place of the stage"); });
    typeInto(*country_, &RallyStage::country, [] { return tr("Country of the stage"); });
    connect(text_, &QPlainTextEdit::textChanged, this, [this] {
        steps_.stage([] { return tr("Text of the stage"); },
                     [this](RallyStage& stage) { stage.text = text_->toPlainText(); }, text_);
    });
    connect(bonuses_, &QLineEdit::editingFinished, this, &StageForm::takeBonuses);
    connect(service_, &QCheckBox::clicked, this, [this](bool on) {
        document_.make(setServiceAfter(document_.rally(), document_.current(), on));
    });
    connect(own_, &QCheckBox::clicked, this, [this](bool on) {
        const OptionalRules usual = document_.rally().info.options;
        steps_.stage([] { return tr("Rules of the stage"); },
                     [on, usual](RallyStage& stage) {
                         stage.options = on ? std::optional(usual) : std::nullopt;
                     });
    });
    connect(options_, &OptionBoxes::chosen, this,
            [this](const StepName& what, const OptionalRules& options) {
                steps_.stage(what, [&](RallyStage& stage) { stage.options = options; });
            });
}

void StageForm::connectSession() {
    connect(session_, &QCheckBox::clicked, this, &StageForm::chooseSession);
    connect(sessionTitle_, &QLineEdit::textEdited, this, [this](const QString& text) {
        steps_.session([] { return tr("Title of the session"); },
                       [&](Session& session) { session.title = text; }, sessionTitle_);
    });
    connect(sessionTitle_, &QLineEdit::editingFinished, this, [this] { steps_.finish(); });
    connect(break_, &QSpinBox::valueChanged, this, [this](int minutes) {
        steps_.session([] { return tr("Break"); },
                       [minutes](Session& session) { session.breakBefore = minutes; });
    });
}

void StageForm::typeInto(QLineEdit& field, Text text, const StepName& step) {
    connect(&field, &QLineEdit::textEdited, this, [this, &field, step, text](const QString& typed) {
        steps_.stage(
            step, [&](RallyStage& stage) { stage.*text = typed; }, &field);
    });
    connect(&field, &QLineEdit::editingFinished, this, [this] { steps_.finish(); });
}

void StageForm::takeBonuses() {
    if (!bonuses_->isModified())
        return;
    const auto bonuses = bonusesIn(bonuses_->text());
    if (bonuses) {
        inputErrors_->forget(*bonuses_);
        steps_.stage([] { return tr("Bonuses"); },
                     [&](RallyStage& stage) { stage.bonuses = *bonuses; });
    } else {
        constexpr int mostQuoted = 20; // letters
        inputErrors_->say(
            *bonuses_,
            tr("%1: \"%2\" is not accepted. Enter seconds from 0 to %3, with "
               "commas between, as in 10, 6, 3.")
                .arg(bonuses_->accessibleName(), bonuses_->text().trimmed().left(mostQuoted))
                .arg(longestBonus));
    }
    show(); // those that are set, in the form that they have here
}

void StageForm::chooseSession(bool begins) {
    const Rally& rally = document_.rally();
    const RallyStage& stage = *rally.find(document_.current());
    document_.make(RallyUndoStep{
        begins ? beginSession(rally, stage.key, {}) : joinSession(rally, stage.session),
        [begins] { return begins ? tr("Begin a session") : tr("Join the sessions"); }});
}

void StageForm::showRow(QWidget* field, bool isOfUse) {
    form_.setRowVisible(field, visible_ && isOfUse);
}

void StageForm::show() {
    const Rally& rally = document_.rally();
    const auto index = rally.indexOf(document_.current());
    if (index < 0)
        return;
    const RallyStage& stage = rally.stages().at(index);
    const Session& session = rally.sessions().at(stage.session);
    const bool begins = index == 0 || rally.stages().at(index - 1).session != stage.session;
    const bool mayBegin = rally.stages().size() > 1;
    steps_.show([&] {
        put(place_, place_->text(), oneLine(stage.place), &QLineEdit::setText);
        put(country_, country_->text(), oneLine(stage.country), &QLineEdit::setText);
        put(text_, text_->toPlainText(), stage.text, &QPlainTextEdit::setPlainText);
        put(bonuses_, bonuses_->text(), bonusText(stage.bonuses), &QLineEdit::setText);
        service_->setText(stage.stage.info.kind == StageKind::Circuit ? tr("Pit stop afterwards")
                                                                      : tr("Service afterwards"));
        service_->setChecked(stage.serviceAfter);
        own_->setChecked(stage.options.has_value());
        options_->show(optionalRulesOf(rally, stage));
        session_->setChecked(begins);
        session_->setEnabled(index > 0);
        put(sessionTitle_, sessionTitle_->text(), oneLine(session.title), &QLineEdit::setText);
        break_->setValue(session.breakBefore);
    });
    for (QWidget* always :
         std::initializer_list<QWidget*>{place_, country_, text_, bonuses_, service_, own_})
        showRow(always, true);
    showRow(options_, stage.options.has_value());
    showRow(session_, mayBegin);
    showRow(sessionTitle_, mayBegin || !session.title.isEmpty());
    showRow(break_, begins && index > 0);
}

} // namespace stagewright
