#include "editor/window/status_line.h"

#include "editor/canvas/board_view.h"
#include "editor/estimate/estimator.h"
#include "model/stage/tile_layout.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

constexpr int apart = 12; // pixels between what is said

/// As it is on the keyboard; a dash where the user has given it none.
QString keyOf(const QAction* action) {
    const QKeySequence key = action->shortcut();
    return key.isEmpty() ? QStringLiteral("–") : key.toString(QKeySequence::NativeText);
}

} // namespace

StatusLine::StatusLine(QStatusBar& bar, const Actions& actions)
    : QObject(&bar)
    , bar_(bar)
    , actions_(actions)
    , hint_(new QLabel)
    , tile_(new QLabel)
    , count_(new QLabel)
    , zoom_(new QLabel) {
    hint_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // the window may be narrow
    bar.addWidget(hint_, 1);
    for (QLabel* label : {tile_, count_, zoom_}) {
        label->setContentsMargins(apart, 0, 0, 0);
        bar.addPermanentWidget(label);
    }
    for (const QAction* action : {actions.turn, actions.flip, actions.remove})
        connect(action, &QAction::changed, this, [this] {
            if (board_)
                showHint();
        });
    zoom_->setMinimumWidth(zoom_->fontMetrics().horizontalAdvance(QStringLiteral("800 %  ")));
    zoom_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
}

void StatusLine::turnTo(const BoardView& board, const Estimator& estimator) {
    if (board_) {
        disconnect(board_, nullptr, this, nullptr);
        disconnect(&board_->selection(), nullptr, this, nullptr);
        disconnect(&board_->document(), nullptr, this, nullptr);
    }
    board_ = &board;
    estimator_ = &estimator;
    connect(&board, &BoardView::refused, this,
            [this](const QString& reason) { bar_.showMessage(reason, 4000); });
    connect(&board, &BoardView::pointedAt, this, &StatusLine::showTile);
    connect(&board, &BoardView::cameraChanged, this, &StatusLine::showZoom);
    connect(&board, &BoardView::handChanged, this, &StatusLine::showHint);
    connect(&board.selection(), &Selection::changed, this, &StatusLine::showHint);
    connect(&board.document(), &Document::changed, this, &StatusLine::showCount);
    tile_->clear();
    showHint();
    showCount();
    showZoom();
}

void StatusLine::showHint() {
    const QString turns = keyOf(actions_.turn);
    const QString flips = keyOf(actions_.flip);
    if (const Ghost* ghost = board_->ghost())
        return hint_->setText(
            ghost->reason.isEmpty()
                ? tr("%1 turns, %2 flips, Esc puts nothing down").arg(turns, flips)
                : ghost->reason);
    if (board_->chosenToken())
        return hint_->setText(
            tr("%1 and the wheel turn the token, arrow keys move it, %2 removes it")
                .arg(turns, keyOf(actions_.remove)));
    hint_->setText(board_->selection().isEmpty()
                       ? tr("Drag a tile onto the board, or double-click it to continue the road")
                       : tr("%1 turns, %2 flips, %3 removes, arrow keys move")
                             .arg(turns, flips, keyOf(actions_.remove)));
}

void StatusLine::showTile(std::optional<Hex> hex) {
    const auto there = hex ? tilesOf(board_->document().stage()).at(*hex) : Group();
    if (there.empty())
        return tile_->clear();
    const DriveReport& report = estimator_->report();
    const auto at = std::find(report.laid.begin(), report.laid.end(), there.back().laid);
    const QString name = there.back().side.toString();
    if (!report.estimate || at == report.laid.end())
        return tile_->setText(tr("Tile %1").arg(name));
    const TileEstimate& drive =
        report.estimate->tiles[static_cast<std::size_t>(at - report.laid.begin())];
    const auto losses = static_cast<int>(std::lround(drive.losses * 100));
    if (drive.gear <= 0) // no turn ends there
        return tile_->setText(
            tr("Tile %1: control lost %n times in 100 drives", nullptr, losses).arg(name));
    tile_->setText(tr("Tile %1: control lost %n times in 100 drives, mean gear %2", nullptr, losses)
                       .arg(name, QLocale().toString(drive.gear, 'f', 1)));
}

void StatusLine::showCount() {
    const auto tiles = tilesOf(board_->document().stage()).placements().size();
    count_->setText(tr("%n tiles", nullptr, static_cast<int>(tiles)));
}

void StatusLine::showZoom() {
    const double percent = board_->camera().zoom * 100;
    zoom_->setText(tr("%1 %").arg(percent < 9.5 ? QLocale().toString(percent, 'g', 2)
                                                : QString::number(std::lround(percent))));
}

} // namespace stagewright
