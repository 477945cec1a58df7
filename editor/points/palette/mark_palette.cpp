#include "editor/points/palette/mark_palette.h"

#include "editor/points/edits/track_steps.h"

#include <QVBoxLayout>

namespace stagewright {

MarkPalette::MarkPalette(PointBoard& board, QWidget* parent)
    : QWidget(parent)
    , board_(board)
    , track_(new TrackForm(board))
    , marks_(new MarkList) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(track_);
    layout->addWidget(marks_, 1);
    setFocusProxy(marks_);
    connect(marks_, &MarkList::markChosen, &board, &PointBoard::setBrush);
    connect(&board, &PointBoard::brushChanged, this, [this] { marks_->choose(board_.brush()); });
    connect(&board.document(), &Document::changed, this, &MarkPalette::show);
    connect(&board, &PointBoard::trackShown, this, &MarkPalette::show);
    show();
}

void MarkPalette::show() {
    marks_->offer(
        marksFor(trackOf(board_.document(), board_.track()), titanGameOf(board_.document())));
}

} // namespace stagewright
