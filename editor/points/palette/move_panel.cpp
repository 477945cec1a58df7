#include "editor/points/palette/move_panel.h"

#include "editor/fields/wrapped_label.h"
#include "editor/points/edits/track_steps.h"
#include "editor/points/faces/mark_words.h"
#include "editor/points/palette/die_words.h"
#include "model/layouts/points/racing/titan_stage.h"

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

/// Where nothing is laid yet, a bare track.
Expected<TitanBoard> boardOfStage(const Document& document) {
    TitanLayout layout = titanLayoutOf(document.stage());
    if (layout.tracks.isEmpty())
        layout.tracks.append(PointTrack());
    return boardOf(layout, titanGameOf(document));
}

} // namespace

MovePanel::MovePanel(PointBoard& board, QWidget* parent)
    : QWidget(parent)
    , board_(board)
    , point_(new WrappedLabel)
    , why_(new WrappedLabel)
    , moves_(new QTreeWidget) {
    setWindowTitle(tr("Moves"));
    moves_->setObjectName(QStringLiteral("die-moves"));
    moves_->setAccessibleName(tr("What each die does from here"));
    moves_->setRootIsDecorated(false);
    moves_->setUniformRowHeights(true);
    moves_->setHeaderLabels({tr("Die"), tr("Steps"), tr("Ends on"), tr("Laps, lives")});
    moves_->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    moves_->header()->setStretchLastSection(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(point_);
    layout->addWidget(moves_, 1);
    layout->addWidget(why_);
    connect(&board, &PointBoard::chosenChanged, this, &MovePanel::follow);
    connect(&board, &PointBoard::trackShown, this, &MovePanel::follow);
    connect(&board.document(), &Document::changed, this, &MovePanel::follow);
    connect(moves_, &QTreeWidget::itemSelectionChanged, this, &MovePanel::showChosen);
}

void MovePanel::showEvent(QShowEvent*) {
    fill();
}

void MovePanel::follow() {
    if (isVisible())
        fill();
    else
        board_.showWay(std::nullopt);
}

void MovePanel::fill() {
    const Place from = board_.chosen();
    const QSignalBlocker quiet(moves_);
    moves_->clear();
    shown_.clear();
    board_.showWay(std::nullopt);
    point_->setText(pointInWords(from, trackOf(board_.document(), board_.track()).marksAt(from)));
    const auto board = boardOfStage(board_.document());
    if (!board) {
        why_->setText(tr("%1.").arg(sentence(board.error())));
        return;
    }
    why_->setText(tr("Purple: any of these, and 1 life. Of a titan alone: nobody is pushed, and no "
                     "bonus card is thrown away."));
    const TitanSpot spot{static_cast<std::int8_t>(numberOfPoint(from)),
                         static_cast<std::int8_t>(board_.track())};
    shown_ = dieMoves(spot, *board, titanGameOf(board_.document()).faces);
    for (const DieMove& move : shown_) {
        auto* item = new QTreeWidgetItem(
            moves_, {dieName(move.face), arrowsOf(move.way),
                     nameOfPlace(pointNumbered(move.ends.back().point)), gainsOf(move, spot.laps)});
        item->setIcon(0, swatchOf(move.face));
        item->setToolTip(0, dieEffect(move.face));
        item->setData(1, Qt::AccessibleTextRole, stepsInWords(move.way));
    }
}

void MovePanel::showChosen() {
    QTreeWidgetItem* item = moves_->currentItem();
    const int row = item && item->isSelected() ? moves_->indexOfTopLevelItem(item) : -1;
    board_.showWay(row < 0 ? std::nullopt
                           : std::optional(shown_.at(static_cast<std::size_t>(row))));
}

} // namespace stagewright
