#include "editor/rally/note_lines.h"

#include <QScrollBar>

#include <algorithm>

namespace stagewright {

namespace {

constexpr int mostLines = 3;

} // namespace

NoteLines::NoteLines(QWidget* parent) : QScrollArea(parent), label_(new QLabel) {
    label_->setWordWrap(true);
    label_->setTextFormat(Qt::PlainText);
    label_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(label_);
    viewport()->setAutoFillBackground(false);
    label_->setAutoFillBackground(false);
    hide();
}

void NoteLines::setText(const QString& text) {
    label_->setText(text);
    setToolTip(text);
    setVisible(!text.isEmpty());
    fit();
}

void NoteLines::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    fit();
}

void NoteLines::fit() {
    const int all = std::max(0, label_->heightForWidth(viewport()->width())); // -1: nothing to say
    setFixedHeight(std::min(all, mostLines * fontMetrics().lineSpacing()));
}

} // namespace stagewright
