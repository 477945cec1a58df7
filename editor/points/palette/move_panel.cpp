#include "editor/points/palette/move_panel.h"

#include "editor/fields/wrapped_label.h"
#include "editor/points/edits/track_steps.h"
#include "editor/points/faces/mark_words.h"
#include "editor/points/palette/die_words.h"
#include "model/layouts/points/racing/titan_stage.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPixmap>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace stagewright {

namespace {

QColor colourOfDie(TitanColour face) {
    switch (face) {
    case TitanColour::Yellow:
        return {0xf2, 0xc4, 0x1c};
    case TitanColour::Blue:
        return {0x2a, 0x6f, 0xc9};
    case TitanColour::Brown:
        return {0x85, 0x5a, 0x33};
    case TitanColour::Red:
        return {0xc8, 0x32, 0x2b};
    case TitanColour::Green:
        return {0x2f, 0x95, 0x4b};
    case TitanColour::Purple:
        break;
    }
    return {0x7b, 0x3f, 0xa8};
}

QPixmap swatchOf(TitanColour face) {
    QPixmap swatch(12, 12);
    swatch.fill(colourOfDie(face));
    return swatch;
}

Expected<TitanBoard> boardOfStage(const Document& document) {
    return boardOf(titanLayoutOf(document.stage()), titanGameOf(document));
}

} // namespace

MovePanel::MovePanel(PointBoard& board, QWidget* parent)
    : QWidget(parent)
    , board_(board)
    , point_(new WrappedLabel)
    , why_(new WrappedLabel)
    , moves_(new QTreeWidget)
    , figure_(new QPushButton(tr("Figure here")))
    , noFigures_(new QPushButton(tr("No figures"))) {
    setWindowTitle(tr("Moves"));
    moves_->setObjectName(QStringLiteral("die-moves"));
    moves_->setAccessibleName(tr("What each die does from here"));
    moves_->setRootIsDecorated(false);
    moves_->setUniformRowHeights(true);
    moves_->setMouseTracking(true);
    moves_->viewport()->installEventFilter(this);
    moves_->setIndentation(8);
    moves_->setHeaderLabels({tr("Die"), tr("Steps"), tr("Ends on"), tr("Laps, lives")});
    moves_->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    moves_->header()->setStretchLastSection(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 8, 4, 8);
    layout->addWidget(point_);
    addFigures();
    layout->addWidget(moves_, 1);
    layout->addWidget(why_);
    connect(&board, &PointBoard::chosenChanged, this, &MovePanel::follow);
    connect(&board, &PointBoard::trackShown, this, &MovePanel::follow);
    connect(&board, &PointBoard::figuresChanged, this, &MovePanel::follow);
    connect(&board.document(), &Document::changed, this, &MovePanel::follow);
    connect(moves_, &QTreeWidget::itemSelectionChanged, this, &MovePanel::showChosen);
    connect(moves_, &QTreeWidget::itemEntered, this, &MovePanel::showRow);
}

void MovePanel::addFigures() {
    figure_->setCheckable(true);
    figure_->setToolTip(tr("Sets a figure on the chosen point, to see who is pushed. On the board "
                           "the keys 1 to 6 do so for each of six."));
    noFigures_->setToolTip(tr("Takes all figures off the board."));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(figure_, 1);
    buttons->addWidget(noFigures_);
    static_cast<QVBoxLayout*>(layout())->addLayout(buttons);
    connect(figure_, &QPushButton::clicked, this, &MovePanel::setFigure);
    connect(noFigures_, &QPushButton::clicked, &board_, &PointBoard::clearFigures);
}

void MovePanel::showEvent(QShowEvent*) {
    fill();
}

bool MovePanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Leave)
        showChosen();
    return QWidget::eventFilter(watched, event);
}

void MovePanel::follow() {
    if (isVisible())
        fill();
    else
        board_.showWay(std::nullopt);
}

/// The one that stands there, else the first that is on no point.
void MovePanel::setFigure() {
    const int there = board_.figures().numberAt(board_.spot());
    if (const int number = there != 0 ? there : board_.figures().firstFree(); number != 0)
        board_.setFigure(number);
}

void MovePanel::showFigures() {
    const int there = board_.figures().numberAt(board_.spot());
    figure_->setChecked(there != 0);
    figure_->setEnabled(there != 0 || board_.figures().firstFree() != 0);
    noFigures_->setEnabled(!board_.figures().isEmpty());
}

MoveFrom MovePanel::from() const {
    MoveFrom from{board_.spot(), {}, titanLayoutOf(board_.document().stage()).push};
    for (int number = 1; number <= mostTitans; ++number)
        if (const auto stands = board_.figures().spotOf(number); stands && *stands != from.spot)
            from.others.push_back({number, *stands});
    return from;
}

void MovePanel::addRow(const DieMove& move, int laps) {
    auto* item = new QTreeWidgetItem(moves_, {dieName(move.face), arrowsOf(move.way),
                                              nameOfPlace(pointNumbered(move.ends.back().point)),
                                              gainsOf(move, laps)});
    item->setIcon(0, swatchOf(move.face));
    item->setToolTip(0, dieEffect(move.face));
    item->setData(1, Qt::AccessibleTextRole, stepsInWords(move.way));
    for (const TouchedTitan& each : move.touched)
        new QTreeWidgetItem(item, {tr("Figure %1").arg(each.number), QString(),
                                   nameOfPlace(pointNumbered(each.end.point)), gainsOf(each)});
    item->setExpanded(true);
}

void MovePanel::fill() {
    const Place chosen = board_.chosen();
    const QSignalBlocker quiet(moves_);
    moves_->clear();
    shown_.clear();
    board_.showWay(std::nullopt);
    showFigures();
    point_->setText(
        pointInWords(chosen, trackOf(board_.document(), board_.track()).marksAt(chosen)));
    const auto board = boardOfStage(board_.document());
    if (!board) {
        why_->setText(tr("%1.").arg(sentence(board.error())));
        return;
    }
    const MoveFrom moveFrom = this->from();
    if (moveFrom.others.size() == std::size_t{mostTitans}) {
        why_->setText(tr("Six figures are all that there are: choose the point of one of them."));
        return;
    }
    why_->setText(tr("Purple: any of these, and 1 life. No bonus card is thrown away."));
    shown_ = dieMoves(moveFrom, *board, titanGameOf(board_.document()).faces);
    for (const DieMove& move : shown_)
        addRow(move, moveFrom.spot.laps);
}

/// Of a figure that is pushed: the way that pushes it.
void MovePanel::showRow(QTreeWidgetItem* item) {
    if (item && item->parent())
        item = item->parent();
    const int row = item ? moves_->indexOfTopLevelItem(item) : -1;
    board_.showWay(row < 0 ? std::nullopt
                           : std::optional(shown_.at(static_cast<std::size_t>(row))));
}

void MovePanel::showChosen() {
    QTreeWidgetItem* item = moves_->currentItem();
    showRow(item && item->isSelected() ? item : nullptr);
}

} // namespace stagewright
