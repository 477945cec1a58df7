#include "editor/zones/chain_editor.h"

#include "editor/zones/board/chain_accessible.h"
#include "editor/zones/board/section_speech.h"
#include "editor/zones/edits/chain_steps.h"
#include "editor/zones/edits/roadbook_stages.h"
#include "editor/zones/words/board_words.h"
#include "model/game/piece_words.h"
#include "model/layouts/zones/first_rallyman.h"
#include "model/pack/entered_in_packs.h"

#include <QClipboard>
#include <QGuiApplication>

namespace stagewright {

namespace {

const auto boardsKey = QStringLiteral("holdings/ownBoards");
const auto inPacksKey = QStringLiteral("holdings/boardsInPacks");

class ChainWindowPart final : public WindowPart {
public:
    /// The user's boards are in the folder of his data, unless the settings name another file.
    ChainWindowPart(QMainWindow& window, QSettings& settings)
        : own_(settings.value(boardsKey, OwnBoards::usualPath()).toString(), &window)
        , rules_(settings) {
        installChainAccessibility();
        own_.setInPacks(settings.value(inPacksKey, false).toBool());
        connect(&own_, &OwnBoards::changed, this, &WindowPart::ownPiecesChanged);
        connect(&own_, &OwnBoards::inPacksChanged, this, [this, &settings](bool wanted) {
            settings.setValue(inPacksKey, wanted);
            Q_EMIT ownPiecesChanged();
        });
        connect(&rules_, &OwnRoadRules::changed, this, &WindowPart::ownPiecesChanged);
    }
    [[nodiscard]] Games withOwnPieces(const Games& games) const override {
        const Games all =
            withEnteredBoards(games, own_.boards()).with(EnteredInPacks{own_.areInPacks()});
        return rules_.rules() ? all.with(*rules_.rules()) : all;
    }
    [[nodiscard]] std::unique_ptr<StageEditor> makeEditor(Document& document, Estimator&,
                                                          RaceEstimator&) override {
        return std::make_unique<ChainEditor>(document, own_, rules_);
    }

private:
    OwnBoards own_;
    OwnRoadRules rules_;
};

} // namespace

ChainEditor::ChainEditor(Document& document, OwnBoards& own, OwnRoadRules& rules)
    : document_(document)
    , own_(own)
    , rules_(rules)
    , board_(std::make_unique<ChainBoard>(document)) {
    connectBoard();
}

void ChainEditor::connectBoard() {
    ChainBoard* board = board_.get();
    connect(board, &ChainBoard::refused, this, &StageEditor::refused);
    connect(board, &ChainBoard::chosenChanged, this, [this, board] {
        tellChosenSection(*board);
        if (section_)
            showChosenSection();
        Q_EMIT statusChanged();
        Q_EMIT workBegun();
    });
    connect(board, &ChainBoard::previewChanged, this, [this, board] {
        tellPreviewedOffer(*board);
        Q_EMIT statusChanged();
    });
    connect(board, &ChainBoard::offersChanged, this, &StageEditor::statusChanged);
    connect(board, &ChainBoard::menuWanted, this, [this, board](QPoint global) {
        BoardMenu menu{{{BoardCommand::Turn, BoardCommand::Flip, BoardCommand::Remove},
                        {BoardCommand::Reverse, BoardCommand::Copy, BoardCommand::Paste}},
                       {}};
        if (!board->findingsAt(board->chosen()).isEmpty())
            menu.groups.prepend(QList<BoardCommand>{BoardCommand::ShowFinding});
        Q_EMIT menuWanted(menu, global);
    });
    // Not while it is being painted: who hears of it may put another board in its place.
    connect(
        board, &ChainBoard::painted, this,
        [this] {
            Q_EMIT firstPainted();
            Q_EMIT firstShown();
        },
        static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    connect(&document_, &Document::changed, this, &StageEditor::statusChanged);
}

void ChainEditor::createPanels() {
    palette_ = std::make_unique<ChainPalette>(*board_);
    section_ = std::make_unique<SectionPanel>(document_, own_);
    estimator_ = std::make_unique<RoadEstimator>(document_);
    estimate_ = std::make_unique<RoadEstimatePanel>(document_, *estimator_, rules_,
                                                    RulesDialogs::onDesktop());
    boards_ = std::make_unique<OwnBoardsPanel>(document_, own_, BoardFileDialogs::onDesktop());
    connect(palette_.get(), &ChainPalette::enteringWanted, this, [this] {
        showChosenSection(); // whatever road was looked at since it was chosen
        Q_EMIT panelWanted(SidePanel::Details);
        section_->setFocus();
    });
    connect(section_.get(), &SectionPanel::refused, this, &StageEditor::refused);
    connect(boards_.get(), &OwnBoardsPanel::refused, this, &StageEditor::refused);
    connect(estimate_.get(), &RoadEstimatePanel::refused, this, &StageEditor::refused);
}

void ChainEditor::showChosenSection() {
    if (board_->chosen())
        section_->show(chainOf(document_.stage()).sections[*board_->chosen()]);
}

BoardPanels ChainEditor::panels() const {
    BoardPanels panels;
    panels.palette = palette_.get();
    panels.details = section_.get();
    panels.ideas = boards_.get();
    return panels;
}

bool ChainEditor::has(BoardCommand command) const {
    switch (command) {
    case BoardCommand::Turn:
    case BoardCommand::Flip:
    case BoardCommand::Remove:
    case BoardCommand::TakeBack:
    case BoardCommand::Copy:
    case BoardCommand::Paste:
    case BoardCommand::Reverse:
    case BoardCommand::ShowFinding:
    case BoardCommand::Search:
    case BoardCommand::Cancel:
        return true;
    default:
        return false;
    }
}

QString ChainEditor::nameOf(BoardCommand command) const {
    switch (command) {
    case BoardCommand::Turn:
        return tr("Drive the section the other &way");
    case BoardCommand::Flip:
        return tr("&Dry or snow side of the board");
    case BoardCommand::Remove:
        return tr("Re&move the section");
    case BoardCommand::TakeBack:
        return tr("Take back the last section");
    case BoardCommand::Copy:
        return tr("&Copy the roadbook line");
    case BoardCommand::Paste:
        return tr("&Paste a roadbook line");
    case BoardCommand::Reverse:
        return tr("Drive from &finish to start");
    case BoardCommand::Search:
        return tr("Write the &roadbook line");
    default:
        return {};
    }
}

void ChainEditor::run(BoardCommand command) {
    const qsizetype last = chainOf(document_.stage()).sections.size() - 1;
    switch (command) {
    case BoardCommand::Turn:
        return document_.make(reverseSection(document_, board_->chosen().value_or(-1)));
    case BoardCommand::Flip:
        return document_.make(turnBoardOver(document_, board_->chosen().value_or(last)));
    case BoardCommand::Remove:
        return document_.make(removeSection(document_, board_->chosen().value_or(-1)));
    case BoardCommand::TakeBack:
        return document_.make(removeSection(document_, last));
    case BoardCommand::Copy:
        return copy();
    case BoardCommand::Paste:
        return paste();
    case BoardCommand::Reverse:
        return document_.make(reverseChain(document_));
    case BoardCommand::ShowFinding:
        return showFindings();
    case BoardCommand::Search:
        if (palette_)
            palette_->setFocus();
        return;
    default: // Cancel
        board_->cancel();
        board_->setFocus();
        return;
    }
}

void ChainEditor::copy() const {
    QGuiApplication::clipboard()->setText(roadbookLine(chainOf(document_.stage()).sections));
}

void ChainEditor::paste() {
    const auto taken = takeRoadbooks(document_, QGuiApplication::clipboard()->text());
    if (!taken)
        Q_EMIT refused(remarkInWords(taken.error()));
}

void ChainEditor::showFindings() {
    const Findings there = board_->findingsAt(board_->chosen());
    if (there.isEmpty())
        Q_EMIT refused(tr("Nothing is wrong here"));
    else
        Q_EMIT findingsPicked(there);
}

BoardStatus ChainEditor::status(const KeysOf& keysOf) const {
    BoardStatus status;
    if (board_->entered())
        status.hint = tr("Click the end by which the road leaves the board; %1 gives it up")
                          .arg(keysOf(BoardCommand::Cancel));
    else
        status.hint = tr("Click the open end to go on, a section to choose it; arrow keys walk, "
                         "%1 removes, %2 drives it the other way")
                          .arg(keysOf(BoardCommand::Remove), keysOf(BoardCommand::Turn));
    if (const auto offer = board_->previewed())
        status.pointed = offerInWords(board_->offers()[*offer], boardsOf(document_));
    else if (const auto chosen = board_->chosen())
        status.pointed = sectionInWords(document_, *chosen);
    const Stage& stage = document_.stage();
    status.count = document_.games().face<PieceWords>(stage).count(stage.layout.pieceCount());
    return status;
}

void ChainEditor::showPlaces(const Places& places) {
    if (!places.isEmpty() && places.front().x < chainOf(document_.stage()).sections.size())
        board_->choose(places.front().x);
}

void ChainEditor::setView(const std::any& view) {
    const auto* chosen = std::any_cast<std::optional<qsizetype>>(&view);
    if (chosen && chosen->value_or(-1) < chainOf(document_.stage()).sections.size())
        board_->choose(*chosen);
}

StageEstimate chainEstimatePanel() {
    return {[](const StageEditor& editor) -> QWidget* {
        return &dynamic_cast<const ChainEditor&>(editor).estimate();
    }};
}

StageEditing chainEditing() {
    return {[](QMainWindow& window, QSettings& settings) -> std::unique_ptr<WindowPart> {
        return std::make_unique<ChainWindowPart>(window, settings);
    }};
}

} // namespace stagewright
