#include "editor/points/titan_editor.h"

#include "editor/points/board/point_accessible.h"
#include "editor/points/edits/track_steps.h"
#include "editor/points/faces/mark_words.h"
#include "model/game/piece_words.h"

#include <QCoreApplication>
#include <QEvent>

namespace stagewright {

namespace {

/// How a board is looked at, and what a click on it does.
struct PointView {
    int track = 0;
    Place chosen;
    std::optional<TrackMark> brush;
};

class TitanWindowPart final : public WindowPart {
public:
    TitanWindowPart(QMainWindow& window, QSettings& settings)
        : layers_(new PointLayers(window, settings)) {
        installPointAccessibility();
    }
    void addTo(QMenu& view) override {
        layers_->addTo(*view.addMenu(
            QCoreApplication::translate("TitanEditor", "Lay&ers", "over the board of points")));
    }
    [[nodiscard]] std::unique_ptr<StageEditor> makeEditor(Document& document, Estimator&,
                                                          RaceEstimator&) override {
        return std::make_unique<TitanEditor>(document, *layers_);
    }

private:
    PointLayers* layers_;
};

} // namespace

TitanEditor::TitanEditor(Document& document, PointLayers& layers)
    : document_(document)
    , layers_(layers)
    , board_(std::make_unique<PointBoard>(document))
    , estimator_(std::make_unique<TitanEstimator>(document)) {
    connectBoard();
    connectLayers();
}

TitanEditor::~TitanEditor() {
    board_->removeEventFilter(this);
}

void TitanEditor::connectLayers() {
    board_->installEventFilter(this);
    connect(&layers_, &PointLayers::changed, this, &TitanEditor::showLayers);
    connect(estimator_.get(), &TitanEstimator::reported, this, &TitanEditor::showHeat);
    showLayers();
}

void TitanEditor::showLayers() {
    board_->showNames(layers_.names());
    board_->showWraps(layers_.wraps());
    showHeat();
}

/// Races are simulated for it while it is seen.
void TitanEditor::showHeat() {
    const PointHeatKind kind = layers_.heat();
    estimator_->want(*board_, kind != PointHeatKind::Nothing && board_->isVisible());
    board_->showHeat(heatOf(estimator_->report(), kind));
}

bool TitanEditor::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide)
        showHeat();
    return StageEditor::eventFilter(watched, event);
}

void TitanEditor::connectBoard() {
    PointBoard* board = board_.get();
    connect(board, &PointBoard::refused, this, &StageEditor::refused);
    connect(board, &PointBoard::chosenChanged, this, [this, board] {
        tellChosenPoint(*board);
        Q_EMIT statusChanged();
        Q_EMIT workBegun();
    });
    connect(board, &PointBoard::brushChanged, this, [this] {
        Q_EMIT statusChanged();
        Q_EMIT workBegun();
    });
    connect(board, &PointBoard::pointedAt, this, [this](std::optional<Place> point) {
        pointed_ = point;
        Q_EMIT statusChanged();
    });
    connect(board, &PointBoard::menuWanted, this, [this, board](QPoint global) {
        BoardMenu menu{
            {{BoardCommand::Cut, BoardCommand::Copy, BoardCommand::Paste, BoardCommand::Remove},
             {BoardCommand::Flip, BoardCommand::Turn, BoardCommand::TurnBack}},
            {}};
        if (!board->findingsAt(board->chosen()).isEmpty())
            menu.groups.prepend(QList<BoardCommand>{BoardCommand::ShowFinding});
        Q_EMIT menuWanted(menu, global);
    });
    // Not while it is being painted: who hears of it may put another board in its place.
    connect(
        board, &PointBoard::painted, this,
        [this] {
            Q_EMIT firstPainted();
            Q_EMIT firstShown();
        },
        static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    connect(&document_, &Document::changed, this, &StageEditor::statusChanged);
}

void TitanEditor::createPanels() {
    palette_ = std::make_unique<MarkPalette>(*board_);
    moves_ = std::make_unique<MovePanel>(*board_);
    race_ = std::make_unique<RacePanel>(document_);
    estimate_ = std::make_unique<TitanEstimatePanel>(document_, *estimator_, layers_);
}

BoardPanels TitanEditor::panels() const {
    BoardPanels panels;
    panels.palette = palette_.get();
    panels.details = moves_.get();
    panels.ideas = race_.get();
    return panels;
}

bool TitanEditor::has(BoardCommand command) const {
    switch (command) {
    case BoardCommand::Turn:
    case BoardCommand::TurnBack:
    case BoardCommand::Flip:
    case BoardCommand::Remove:
    case BoardCommand::SelectAll:
    case BoardCommand::Copy:
    case BoardCommand::Cut:
    case BoardCommand::Paste:
    case BoardCommand::ShowFinding:
    case BoardCommand::Search:
    case BoardCommand::Cancel:
        return true;
    default:
        return false;
    }
}

QString TitanEditor::nameOf(BoardCommand command) const {
    switch (command) {
    case BoardCommand::Turn:
        return tr("Turn by two co&lumns");
    case BoardCommand::TurnBack:
        return tr("Turn back by two c&olumns");
    case BoardCommand::Flip:
        return tr("Mirror le&ft and right");
    case BoardCommand::Remove:
        return tr("&Delete the marks");
    case BoardCommand::Search:
        return tr("Fi&nd a mark");
    default:
        return {};
    }
}

void TitanEditor::run(BoardCommand command) {
    switch (command) {
    case BoardCommand::Turn:
        return board_->turn(2);
    case BoardCommand::TurnBack:
        return board_->turn(-2);
    case BoardCommand::Flip:
        return board_->mirror();
    case BoardCommand::Remove:
        return board_->clearChosen();
    case BoardCommand::SelectAll:
        return board_->chooseAll(true);
    case BoardCommand::Copy:
        return board_->copy();
    case BoardCommand::Cut:
        board_->copy();
        return board_->clearChosen();
    case BoardCommand::Paste:
        return board_->paste();
    case BoardCommand::ShowFinding:
        return showFindings();
    case BoardCommand::Search:
        if (palette_)
            palette_->setFocus();
        return;
    default: // Cancel
        board_->chooseAll(false);
        board_->setBrush(std::nullopt);
        board_->setFocus();
        return;
    }
}

void TitanEditor::showFindings() {
    const Findings there = board_->findingsAt(board_->chosen());
    if (there.isEmpty())
        Q_EMIT refused(tr("Nothing is wrong here"));
    else
        Q_EMIT findingsPicked(there);
}

BoardStatus TitanEditor::status(const KeysOf& keysOf) const {
    const auto brush = board_->brush();
    BoardStatus status;
    status.hint = brush ? tr("%1: click or drag over points; the same click takes it away, Esc "
                             "stops it")
                              .arg(markName(*brush))
                        : tr("Choose a mark and click points, or walk with the arrow keys and "
                             "press a letter; %1 clears")
                              .arg(keysOf(BoardCommand::Remove));
    const Place point = pointed_.value_or(board_->chosen());
    status.pointed = pointInWords(point, trackOf(document_, board_->track()).marksAt(point));
    const Stage& stage = document_.stage();
    status.count = document_.games().face<PieceWords>(stage).count(stage.layout.pieceCount());
    return status;
}

void TitanEditor::showPlaces(const Places& places) {
    if (places.isEmpty())
        return;
    const Place place = places.front();
    board_->showTrack((place.y - 1) / pointRows);
    board_->choose({place.x, (place.y - 1) % pointRows + 1});
}

std::any TitanEditor::view() const {
    return PointView{board_->track(), board_->chosen(), board_->brush()};
}

void TitanEditor::setView(const std::any& view) {
    const auto* points = std::any_cast<PointView>(&view);
    if (!points)
        return;
    const auto tracks = static_cast<int>(titanLayoutOf(document_.stage()).tracks.size());
    if (points->track < tracks)
        board_->showTrack(points->track);
    board_->choose(points->chosen);
    board_->setBrush(points->brush);
}

StageEstimate titanEstimatePanel() {
    return {[](const StageEditor& editor) -> QWidget* {
        return &dynamic_cast<const TitanEditor&>(editor).estimate();
    }};
}

StageEditing titanEditing() {
    return {[](QMainWindow& window, QSettings& settings) -> std::unique_ptr<WindowPart> {
        return std::make_unique<TitanWindowPart>(window, settings);
    }};
}

} // namespace stagewright
