#include "editor/cards/card_editor.h"

#include "editor/cards/board/card_accessible.h"
#include "editor/cards/board/table_speech.h"
#include "editor/cards/edits/table_steps.h"
#include "model/game/piece_words.h"

namespace stagewright {

namespace {

class CardWindowPart final : public WindowPart {
public:
    CardWindowPart() { installCardAccessibility(); }
    [[nodiscard]] std::unique_ptr<StageEditor> makeEditor(Document& document, Estimator&,
                                                          RaceEstimator&) override {
        return std::make_unique<CardEditor>(document);
    }
};

} // namespace

CardEditor::CardEditor(Document& document)
    : document_(document)
    , board_(std::make_unique<CardBoard>(document)) {
    connectBoard();
}

void CardEditor::connectBoard() {
    CardBoard* board = board_.get();
    connect(board, &CardBoard::refused, this, &StageEditor::refused);
    connect(board, &CardBoard::chosenChanged, this, [this, board] {
        tellChosenThing(*board);
        Q_EMIT statusChanged();
        Q_EMIT workBegun();
    });
    connect(board, &CardBoard::pointedAt, this, [this](std::optional<TableThing> thing) {
        pointed_ = thing;
        Q_EMIT statusChanged();
    });
    connect(board, &CardBoard::menuWanted, this, [this, board](QPoint global) {
        BoardMenu menu{{{BoardCommand::Flip, BoardCommand::Remove}}, {}};
        if (!board->findingsAt(board->chosen()).isEmpty())
            menu.groups.prepend(QList<BoardCommand>{BoardCommand::ShowFinding});
        Q_EMIT menuWanted(menu, global);
    });
    // Not while it is being painted: who hears of it may put another board in its place.
    connect(
        board, &CardBoard::painted, this,
        [this] {
            Q_EMIT firstPainted();
            Q_EMIT firstShown();
        },
        static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    connect(&document_, &Document::changed, this, &StageEditor::statusChanged);
}

void CardEditor::createPanels() {
    form_ = std::make_unique<TableForm>(document_);
    thing_ = std::make_unique<ThingForm>(*board_);
    scores_ = std::make_unique<ScorePanel>(document_);
    estimate_ = std::make_unique<CardEstimatePanel>(document_);
}

BoardPanels CardEditor::panels() const {
    BoardPanels panels;
    panels.palette = form_.get();
    panels.details = thing_.get();
    panels.ideas = scores_.get();
    return panels;
}

bool CardEditor::has(BoardCommand command) const {
    switch (command) {
    case BoardCommand::Flip:
    case BoardCommand::Remove:
    case BoardCommand::ShowFinding:
    case BoardCommand::Search:
    case BoardCommand::Cancel:
        return true;
    default:
        return false;
    }
}

QString CardEditor::nameOf(BoardCommand command) const {
    switch (command) {
    case BoardCommand::Flip:
        return tr("Take the next one");
    case BoardCommand::Remove:
        return tr("Take away");
    case BoardCommand::Search:
        return tr("Plan the table");
    default:
        return {};
    }
}

void CardEditor::run(BoardCommand command) {
    switch (command) {
    case BoardCommand::Flip:
        return board_->press(board_->chosen());
    case BoardCommand::Remove:
        return board_->removeChosen();
    case BoardCommand::ShowFinding:
        return showFindings();
    case BoardCommand::Search:
        if (form_)
            form_->setFocus();
        return;
    default: // Cancel
        board_->cancel();
        board_->setFocus();
        return;
    }
}

void CardEditor::showFindings() {
    const Findings there = board_->findingsAt(board_->chosen());
    if (there.isEmpty())
        Q_EMIT refused(tr("Nothing is wrong here"));
    else
        Q_EMIT findingsPicked(there);
}

BoardStatus CardEditor::status(const KeysOf& keysOf) const {
    BoardStatus status;
    status.hint = board_->dragged().isEmpty()
                      ? tr("Click a pile to turn it from A to B, drag drivers to players; arrow "
                           "keys and Space do "
                           "the same, %1 takes away")
                            .arg(keysOf(BoardCommand::Remove))
                      : tr("Drop the driver on a player, or on the drivers to take him away");
    status.pointed = thingInWords(document_, pointed_.value_or(board_->chosen()));
    const Stage& stage = document_.stage();
    status.count = document_.games().face<PieceWords>(stage).count(stage.layout.pieceCount());
    return status;
}

void CardEditor::showPlaces(const Places& places) {
    if (places.isEmpty())
        return;
    if (const auto thing = thingOf(places.front(), tableOf(document_)))
        board_->choose(*thing);
}

void CardEditor::setView(const std::any& view) {
    if (const auto* thing = std::any_cast<TableThing>(&view))
        board_->choose(*thing);
}

StageEstimate cardEstimatePanel() {
    return {[](const StageEditor& editor) -> QWidget* {
        return &dynamic_cast<const CardEditor&>(editor).estimate();
    }};
}

StageEditing cardEditing() {
    return {[](QMainWindow&, QSettings&) -> std::unique_ptr<WindowPart> {
        return std::make_unique<CardWindowPart>();
    }};
}

} // namespace stagewright
