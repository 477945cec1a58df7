#include "editor/points/race/board_fields.h"

#include "editor/fields/wrapped_label.h"
#include "editor/points/words/race_words.h"
#include "model/layouts/points/track/race_plan.h"

#include <QVBoxLayout>

#include <algorithm>

namespace stagewright {

namespace {

/// Which of the choices a board is; -1: none of them.
int choiceOf(const std::vector<BoardChoice>& choices, const PointTrack& track) {
    const auto found = std::find_if(choices.begin(), choices.end(), [&](const BoardChoice& choice) {
        return track.id.isEmpty() ? choice.track == track : choice.track.id == track.id;
    });
    return found == choices.end() ? -1 : static_cast<int>(found - choices.begin());
}

} // namespace

QComboBox* narrowCombo(const char* name, const QString& accessibleName) {
    constexpr int letters = 6;
    auto* combo = new QComboBox;
    combo->setObjectName(QString::fromLatin1(name));
    combo->setAccessibleName(accessibleName);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(letters);
    return combo;
}

QWidget* captioned(const QString& caption, QWidget& field) {
    auto* row = new QWidget;
    auto* label = new WrappedLabel;
    label->setText(caption);
    label->setBuddy(&field);
    auto* column = new QVBoxLayout(row);
    column->setContentsMargins({});
    column->setSpacing(2);
    column->addWidget(label);
    column->addWidget(&field);
    return row;
}

void setCaption(const QWidget& field, const QString& caption) {
    field.parentWidget()->findChild<WrappedLabel*>()->setText(caption);
}

BoardFields::BoardFields(QFormLayout& form, Document& document, QObject* parent)
    : QObject(parent)
    , form_(form)
    , document_(document)
    , stack_(narrowCombo("race-stack", tr("Race on"))) {
    stack_->addItem(tr("One track"));
    stack_->addItem(tr("Grand Slam of three"));
    form.addRow(captioned(tr("Race on"), *stack_));
    connect(stack_, &QComboBox::activated, this, [this](int index) {
        document_.make(changeStack(document_, static_cast<StackKind>(index)));
    });
    for (int board = grandSlamTracks - 1; board >= 0; --board)
        addBoard(board);
    for (int board = grandSlamTracks - 1; board >= 0; --board)
        addBack(board);
}

void BoardFields::addBoard(int board) {
    const std::array captions{tr("Bottom", "board of a stack"), tr("Middle", "board of a stack"),
                              tr("Top", "board of a stack")};
    const auto at = static_cast<std::size_t>(board);
    QComboBox*& combo = boards_.at(at);
    combo = narrowCombo("race-board", captions.at(at));
    form_.addRow(captioned(captions.at(at), *combo));
    connect(combo, &QComboBox::activated, this, [this, board, combo](int index) {
        if (index == shown_.at(static_cast<std::size_t>(board)))
            return; // what is marked on it stays
        const auto choices = boardChoices(document_);
        const auto chosen = static_cast<std::size_t>(combo->itemData(index).toInt());
        document_.make(changeBoard(document_, board, choices.at(chosen).track));
    });
}

void BoardFields::addBack(int board) {
    QComboBox*& combo = backs_.at(static_cast<std::size_t>(board));
    combo = narrowCombo("race-back", {});
    combo->setToolTip(
        tr("Printed on the other side of the same board; who owns the box can look."));
    form_.addRow(captioned({}, *combo));
    connect(combo, &QComboBox::activated, this, [this, board, combo] {
        document_.make(
            changeBack(document_, tracks().value(board).id, combo->currentData().toString()));
    });
}

QList<PointTrack> BoardFields::tracks() const {
    return titanLayoutOf(document_.stage()).tracks;
}

void BoardFields::show() {
    const TitanLayout& layout = titanLayoutOf(document_.stage());
    stack_->setCurrentIndex(static_cast<int>(layout.stack));
    const auto choices = boardChoices(document_);
    for (int board = 0; board < grandSlamTracks; ++board) {
        showBoard(board, choices);
        showBack(board);
    }
}

void BoardFields::showBoard(int board, const std::vector<BoardChoice>& choices) {
    const TitanLayout& layout = titanLayoutOf(document_.stage());
    const auto at = static_cast<std::size_t>(board);
    QComboBox* combo = boards_.at(at);
    const bool isThere = layout.stack == StackKind::GrandSlam && board < layout.tracks.size();
    form_.setRowVisible(combo->parentWidget(), isThere);
    combo->clear();
    if (!isThere)
        return;
    const PointTrack& track = layout.tracks[board];
    const int choice = choiceOf(choices, track);
    if (choice < 0) // as it is, of which there is no other
        combo->addItem(trackName(document_.games().data<TitanGame>(), track), -1);
    for (std::size_t i = 0; i < choices.size(); ++i)
        combo->addItem(choices[i].name, static_cast<int>(i));
    shown_.at(at) = std::max(choice, 0);
    combo->setCurrentIndex(shown_.at(at));
}

/// Of tracks of the box alone.
void BoardFields::showBack(int board) {
    const TitanLayout& layout = titanLayoutOf(document_.stage());
    const auto& game = document_.games().data<TitanGame>();
    QComboBox* combo = backs_.at(static_cast<std::size_t>(board));
    const TrackRecord* record =
        board < layout.tracks.size() ? game.track(layout.tracks[board].id) : nullptr;
    form_.setRowVisible(combo->parentWidget(), record != nullptr);
    combo->clear();
    if (!record)
        return;
    const QString caption = tr("Back of %1").arg(record->title);
    setCaption(*combo, caption);
    combo->setAccessibleName(caption);
    combo->addItem(tr("Not known"), QString());
    for (const TrackRecord& other : game.tracks)
        if (other.id != record->id)
            combo->addItem(other.title, other.id);
    combo->setCurrentIndex(std::max(0, combo->findData(backOf(layout, record->id))));
}

} // namespace stagewright
