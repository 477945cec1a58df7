#include "editor/cards/palette/deck_fields.h"

#include "editor/cards/edits/table_steps.h"
#include "model/layouts/cards/play/box_list.h"
#include "model/layouts/cards/table/shop_mixer.h"

#include <QSignalBlocker>

#include <algorithm>

namespace stagewright {

namespace {

/// In the list of decks, behind those that are offered.
constexpr int ownDeck = -2;
constexpr int noDeck = -1;

QStringList deckOf(const CardsLaid& laid) {
    return {laid.stage};
}

/// "mine-3", which no stage of the evening has.
QString freeId(const Document& document) {
    for (int number = 1;; ++number) {
        const QString id = QStringLiteral("mine-%1").arg(number);
        const auto& stages = document.rally().stages();
        if (std::none_of(stages.begin(), stages.end(), [&](const RallyStage& stage) {
                return cardTableOf(stage.stage).stage.id == id;
            }))
            return id;
    }
}

} // namespace

DeckFields::DeckFields(QFormLayout& form, Document& document, QObject* parent)
    : QObject(parent)
    , form_(form)
    , document_(document)
    , decks_(cardCombo("card-deck", tr("Stage")))
    , draw_(new QPushButton(tr("Draw a stage")))
    , title_(new OneLineField)
    , cards_(cardNumber("card-deck-cards", tr("Cards"), 1, mostStageCards))
    , surroundings_(new OneLineField) {
    title_->setObjectName(QStringLiteral("card-deck-title"));
    surroundings_->setObjectName(QStringLiteral("card-deck-surroundings"));
    draw_->setObjectName(QStringLiteral("card-deck-draw"));
    draw_->setToolTip(
        tr("One that was not played lately, in this evening or in those remembered here"));
    form.addRow(tr("Stage"), decks_);
    form.addRow(draw_);
    form.addRow(tr("Title"), title_);
    form.addRow(tr("Cards"), cards_);
    form.addRow(tr("Surroundings"), surroundings_);
    connect(decks_, &QComboBox::activated, this, &DeckFields::choose);
    connect(draw_, &QPushButton::clicked, this, &DeckFields::draw);
    connect(title_, &QLineEdit::textEdited, this,
            [this](const QString& title) { change([&](StageDeck& deck) { deck.title = title; }); });
    connect(surroundings_, &QLineEdit::textEdited, this, [this](const QString& text) {
        change([&](StageDeck& deck) { deck.surroundings = text; });
    });
    connect(cards_, &QSpinBox::valueChanged, this,
            [this](int cards) { change([&](StageDeck& deck) { deck.cards = cards; }); });
    for (QLineEdit* field : std::initializer_list<QLineEdit*>{title_, surroundings_})
        connect(field, &QLineEdit::editingFinished, this, [this] { gesture_ = 0; });
    connect(cards_, &QSpinBox::editingFinished, this, [this] { gesture_ = 0; });
}

template <typename Change>
void DeckFields::change(Change change) {
    StageDeck deck = tableOf(document_).stage;
    change(deck);
    if (gesture_ == 0)
        gesture_ = document_.newGesture();
    StageUndoStep step = changeDeck(document_, deck);
    step.gesture = gesture_;
    document_.make(std::move(step));
}

void DeckFields::choose(int index) {
    gesture_ = 0;
    const int chosen = decks_->itemData(index).toInt();
    if (chosen >= 0 && chosen < offered_.size())
        return document_.make(changeDeck(document_, offered_[chosen]));
    StageDeck deck;
    if (chosen == ownDeck) {
        deck.id = freeId(document_);
        deck.title = tr("My stage");
    }
    document_.make(changeDeck(document_, deck));
}

void DeckFields::draw() {
    QStringList ids;
    for (const StageDeck& deck : offered_)
        ids << deck.id;
    const QStringList drawn =
        drawnOf(ids, 1, playedBefore(document_, deckOf), static_cast<std::uint64_t>(++drawn_));
    if (!drawn.isEmpty())
        document_.make(changeDeck(document_, offered_[ids.indexOf(drawn.constFirst())]));
}

void DeckFields::show() {
    const CardTable table = tableOf(document_);
    const CardGame& game = cardGameOf(document_);
    offered_ = decksFor(document_);
    decks_->clear();
    decks_->addItem(tr("Not chosen yet"), noDeck);
    for (qsizetype i = 0; i < offered_.size(); ++i)
        decks_->addItem(titleOf(offered_[i], game), static_cast<int>(i));
    decks_->addItem(tr("Of my own…"), ownDeck);
    const auto found = std::find_if(offered_.begin(), offered_.end(), [&](const StageDeck& deck) {
        return deck.id == table.stage.id;
    });
    const int chosen = found == offered_.end() ? (table.stage.id.isEmpty() ? noDeck : ownDeck)
                                               : static_cast<int>(found - offered_.begin());
    decks_->setCurrentIndex(decks_->findData(chosen));
    draw_->setEnabled(offered_.size() > 1);
    const bool isOwn = !table.stage.id.isEmpty() && !game.stage(table.stage.id);
    for (QWidget* field : std::initializer_list<QWidget*>{title_, cards_, surroundings_})
        form_.setRowVisible(field, isOwn);
    const auto setText = [](QLineEdit* field, const QString& text) {
        const QSignalBlocker quiet(field);
        if (field->text() != text)
            field->setText(text);
    };
    setText(title_, table.stage.title);
    setText(surroundings_, table.stage.surroundings);
    setQuietly(cards_, table.stage.cards);
}

} // namespace stagewright
