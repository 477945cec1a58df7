#include "editor/rally/evening_form.h"

#include "model/rally/stage_name.h"

#include <QFormLayout>
#include <QHBoxLayout>

#include <utility>

namespace stagewright {

namespace {

const auto clockForm = QStringLiteral("H:mm");

template <typename Field>
Field* named(Field* field, const char* name, const QString& text) {
    field->setObjectName(QString::fromLatin1(name));
    field->setAccessibleName(text);
    return field;
}

/// Setting what is there already would move the cursor.
template <typename Field, typename Value>
void put(Field* field, const Value& now, const Value& value, void (Field::*set)(const Value&)) {
    if (now != value)
        (field->*set)(value);
}

QStringList namesIn(const QString& text) {
    QStringList names;
    for (const QString& name : text.split(u',', Qt::SkipEmptyParts))
        if (!name.trimmed().isEmpty())
            names << name.trimmed();
    return names;
}

} // namespace

EveningForm::EveningForm(Document& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , title_(named(new QLineEdit, "rally-title", tr("Title")))
    , authors_(named(new QLineEdit, "rally-authors", tr("Authors")))
    , text_(named(new QPlainTextEdit, "rally-text", tr("Text")))
    , start_(named(new QLineEdit, "rally-start", tr("Start")))
    , minutes_(named(new QSpinBox, "rally-minutes", tr("Minutes")))
    , players_(named(new QSpinBox, "rally-players", tr("Players")))
    , sisu_(named(new QComboBox, "rally-sisu", tr("SISU token")))
    , session_(new QCheckBox(tr("A session begins here")))
    , break_(named(new QSpinBox, "rally-break", tr("Break before it"))) {
    session_->setObjectName(QStringLiteral("rally-session"));
    authors_->setPlaceholderText(tr("Names, with commas between"));
    start_->setPlaceholderText(QStringLiteral("19:00"));
    text_->setTabChangesFocus(true);
    text_->setFixedHeight(3 * fontMetrics().lineSpacing() + 10);
    minutes_->setRange(0, longestEvening);
    minutes_->setSingleStep(5);
    minutes_->setSpecialValueText(tr("As long as it takes"));
    players_->setRange(1, mostDrivers);
    break_->setRange(0, longestBreak);
    break_->setSingleStep(5);
    break_->setKeyboardTracking(false);
    minutes_->setKeyboardTracking(false);
    players_->setKeyboardTracking(false);
    sisu_->addItems({tr("Never"), tr("Once per stage"), tr("Once per rally")});

    auto* form = new QFormLayout(this);
    form->setContentsMargins({});
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("Title"), title_);
    form->addRow(tr("Authors"), authors_);
    form->addRow(tr("Text"), text_);
    form->addRow(tr("Start"), start_);
    form->addRow(tr("Minutes"), minutes_);
    form->addRow(tr("Players"), players_);
    form->addRow(tr("SISU token"), sisu_);
    form->addRow(option("time-control", tr("Time control"), &DriveOptions::timeControl));
    form->addRow(option("one-shot", tr("Without the leader die"), &DriveOptions::oneShot));
    form->addRow(option("flying-start", tr("Flying start"), &DriveOptions::flyingStart));
    form->addRow(option("redline", tr("Redline"), &DriveOptions::redline));
    form->addRow(session_);
    form->addRow(tr("Break before it"), break_);

    connect(title_, &QLineEdit::textEdited, this, [this](const QString& text) {
        change(
            tr("Title of the rally"), [&](RallyInfo& info) { info.title = text; }, true);
    });
    connect(text_, &QPlainTextEdit::textChanged, this, [this] {
        change(
            tr("Text of the rally"), [this](RallyInfo& info) { info.text = text_->toPlainText(); },
            true);
    });
    connect(authors_, &QLineEdit::editingFinished, this, [this] {
        change(tr("Authors of the rally"),
               [this](RallyInfo& info) { info.authors = namesIn(authors_->text()); });
    });
    connect(start_, &QLineEdit::editingFinished, this, [this] {
        change(tr("Start of the evening"), [this](RallyInfo& info) {
            info.evening.start = QTime::fromString(start_->text().trimmed(), clockForm);
        });
        show(); // what is no time of day goes
    });
    connect(title_, &QLineEdit::editingFinished, this, [this] { gesture_ = 0; });
    connect(minutes_, &QSpinBox::valueChanged, this, [this](int minutes) {
        change(tr("Minutes of the evening"), [minutes](RallyInfo& info) {
            info.evening.minutes = minutes == 0 ? std::nullopt : std::optional(minutes);
        });
    });
    connect(players_, &QSpinBox::valueChanged, this, [this](int players) {
        change(tr("Players of the evening"),
               [players](RallyInfo& info) { info.evening.players = players; });
    });
    connect(sisu_, &QComboBox::activated, this, [this](int index) {
        change(tr("SISU token"), [index](RallyInfo& info) { info.sisu = Sisu(index); });
    });
    connect(session_, &QCheckBox::clicked, this, [this](bool begins) {
        const Rally& rally = document_.rally();
        const RallyStage& stage = *rally.find(document_.current());
        document_.make(NamedRallyEdit{begins ? beginSession(rally, stage.key, {})
                                             : joinSession(rally, stage.session),
                                      begins ? tr("Begin a session") : tr("Join the sessions")});
    });
    connect(break_, &QSpinBox::valueChanged, this, &EveningForm::setBreak);
    connect(&document, &Document::rallyChanged, this, &EveningForm::show);
    connect(&document, &Document::turnedTo, this, &EveningForm::show);
    show();
}

QCheckBox* EveningForm::option(const char* name, const QString& text, bool DriveOptions::*member) {
    auto* box = new QCheckBox(text);
    box->setObjectName(QString::fromLatin1(name));
    options_.emplace_back(box, member);
    connect(box, &QCheckBox::clicked, this, [this, text, member](bool on) {
        change(text, [on, member](RallyInfo& info) { info.options.*member = on; });
    });
    return box;
}

void EveningForm::change(const QString& name, const Change& change, bool sameStep) {
    if (showing_)
        return;
    if (!sameStep)
        gesture_ = 0;
    else if (gesture_ == 0)
        gesture_ = document_.newGesture();
    RallyInfo info = document_.rally().info;
    change(info);
    document_.make(NamedRallyEdit{describe(document_.rally(), info), name, gesture_});
}

void EveningForm::setBreak() {
    if (showing_)
        return;
    const Rally& rally = document_.rally();
    const int index = rally.find(document_.current())->session;
    Session session = rally.sessions().at(index);
    session.breakBefore = break_->value();
    document_.make(NamedRallyEdit{changeSession(rally, index, session), tr("Break")});
}

void EveningForm::show() {
    const Rally& rally = document_.rally();
    const RallyInfo& info = rally.info;
    const auto stage = rally.indexOf(document_.current());
    if (stage < 0)
        return;
    showing_ = true;
    put(title_, title_->text(), info.title, &QLineEdit::setText);
    put(authors_, authors_->text(), info.authors.join(QStringLiteral(", ")), &QLineEdit::setText);
    put(text_, text_->toPlainText(), info.text, &QPlainTextEdit::setPlainText);
    put(start_, start_->text(), info.evening.start.toString(clockForm), &QLineEdit::setText);
    minutes_->setValue(info.evening.minutes.value_or(0));
    players_->setValue(rally.players());
    players_->setEnabled(rally.drivers().isEmpty());
    players_->setToolTip(rally.drivers().isEmpty() ? QString()
                                                   : tr("As many as there are drivers"));
    sisu_->setCurrentIndex(static_cast<int>(info.sisu));
    for (const auto& [box, member] : options_)
        box->setChecked(info.options.*member);
    const int session = rally.stages().at(stage).session;
    const bool first = stage == 0;
    const bool begins = first || rally.stages().at(stage - 1).session != session;
    session_->setEnabled(!first);
    session_->setChecked(begins);
    session_->setText(tr("A session begins with %1").arg(stageNumber(stage)));
    break_->setEnabled(begins && !first);
    break_->setValue(begins ? rally.sessions().at(session).breakBefore : 0);
    showing_ = false;
}

} // namespace stagewright
