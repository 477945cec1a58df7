#include "editor/cards/palette/thing_form.h"

#include "editor/cards/board/table_speech.h"
#include "editor/cards/edits/table_steps.h"
#include "editor/fields/wrapped_label.h"

#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace stagewright {

namespace {

constexpr int noCost = -1;
constexpr int mostNoted = 20;

enum Page { NothingPage, SeatPage, CardPage };

void setTextQuietly(QLineEdit* field, const QString& text) {
    const QSignalBlocker quiet(field);
    if (field->text() != text)
        field->setText(text);
}

} // namespace

ThingForm::ThingForm(CardBoard& board, QWidget* parent)
    : QWidget(parent)
    , board_(board)
    , document_(board.document())
    , said_(new WrappedLabel)
    , pages_(new QStackedWidget)
    , name_(new OneLineField)
    , driver_(cardCombo("card-seat-driver", tr("Driver")))
    , flipped_(cardNumber("card-seat-flipped", tr("Damage tokens flipped"), 0, mostFlippedTokens))
    , cost_(cardNumber("card-note-cost", tr("Traction"), noCost, mostNoted))
    , left_(cardNumber("card-note-left", tr("Spaces to the left"), 0, mostNoted))
    , right_(cardNumber("card-note-right", tr("Spaces to the right"), 0, mostNoted))
    , words_(new OneLineField) {
    setWindowTitle(tr("Chosen"));
    said_->setObjectName(QStringLiteral("card-thing"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(said_);
    column->addWidget(pages_, 1);
    pages_->addWidget(new QWidget);
    addSeat();
    addCard();
    connect(&board, &CardBoard::chosenChanged, this, [this] {
        gesture_ = 0;
        show();
    });
    connect(&document_, &Document::changed, this, &ThingForm::show);
    show();
}

void ThingForm::makeInGesture(StageUndoStep step) {
    if (gesture_ == 0)
        gesture_ = document_.newGesture();
    step.gesture = gesture_;
    document_.make(std::move(step));
}

void ThingForm::addSeat() {
    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    name_->setObjectName(QStringLiteral("card-seat-name"));
    form->addRow(tr("Name"), name_);
    form->addRow(tr("Driver"), driver_);
    form->addRow(tr("Damage tokens flipped"), flipped_);
    pages_->addWidget(page);
    connect(name_, &QLineEdit::textEdited, this,
            [this](const QString& name) { makeInGesture(nameSeat(document_, seat(), name)); });
    connect(name_, &QLineEdit::editingFinished, this, [this] { gesture_ = 0; });
    connect(driver_, &QComboBox::activated, this, [this](int index) {
        document_.make(seatDriver(document_, seat(), driver_->itemData(index).toString()));
    });
    connect(flipped_, &QSpinBox::valueChanged, this,
            [this](int flipped) { document_.make(flipTokens(document_, seat(), flipped)); });
}

void ThingForm::addCard() {
    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    cost_->setSpecialValueText(tr("not noted"));
    words_->setObjectName(QStringLiteral("card-note-words"));
    form->addRow(tr("Traction"), cost_);
    form->addRow(tr("Spaces to the left"), left_);
    form->addRow(tr("Spaces to the right"), right_);
    form->addRow(tr("In your words"), words_);
    pages_->addWidget(page);
    for (NumberField* field : {cost_, left_, right_})
        connect(field, &QSpinBox::valueChanged, this, &ThingForm::enterNote);
    connect(words_, &QLineEdit::textEdited, this, &ThingForm::enterNote);
    connect(words_, &QLineEdit::editingFinished, this, [this] { gesture_ = 0; });
}

void ThingForm::enterNote() {
    const CardTable table = tableOf(document_);
    const auto place = placeOf(board_.chosen(), table);
    if (!place)
        return;
    CardNote note{
        place->y,       cost_->value() == noCost ? std::nullopt : std::optional(cost_->value()),
        left_->value(), right_->value(),
        words_->text(), {}};
    for (const CardNote& before : table.stage.notes)
        if (before.card == note.card)
            note.unknown = before.unknown;
    makeInGesture(noteCard(document_, note));
}

void ThingForm::show() {
    const CardTable table = tableOf(document_);
    const TableThing thing = board_.chosen();
    said_->setText(thingInWords(document_, thing));
    if (thing.kind == TableThing::Kind::Seat && thing.number <= table.seats.size())
        return showSeat(table);
    if (thing.kind == TableThing::Kind::Slot && placeOf(thing, table))
        return showCard(table);
    pages_->setCurrentIndex(NothingPage);
}

void ThingForm::showSeat(const CardTable& table) {
    const CardSeat& shown = table.seats[seat()];
    setTextQuietly(name_, shown.name);
    driver_->clear();
    driver_->addItem(tr("No driver yet"), QString());
    for (const CardDriverRecord& driver : cardGameOf(document_).drivers)
        driver_->addItem(driver.name, driver.id);
    driver_->setCurrentIndex(driver_->findData(shown.driver)); // -1: the box has none such
    driver_->setEnabled(table.mode != CardMode::Trial);
    setQuietly(flipped_, shown.flipped);
    pages_->setCurrentIndex(SeatPage);
}

void ThingForm::showCard(const CardTable& table) {
    const int card = placeOf(board_.chosen(), table)->y;
    const auto& notes = table.stage.notes;
    const auto found = std::find_if(notes.begin(), notes.end(),
                                    [&](const CardNote& note) { return note.card == card; });
    const CardNote note = found == notes.end() ? CardNote{card, {}, 0, 0, {}, {}} : *found;
    setQuietly(cost_, note.cost.value_or(noCost));
    setQuietly(left_, note.left);
    setQuietly(right_, note.right);
    setTextQuietly(words_, note.words);
    pages_->setCurrentIndex(CardPage);
}

} // namespace stagewright
