#include "editor/fields/wrapped_label.h"

namespace stagewright {

WrappedLabel::WrappedLabel(QWidget* parent) : QLabel(parent) {
    setWordWrap(true);
}

void WrappedLabel::fitHeight() {
    if (const int needed = heightForWidth(width()); minimumHeight() != needed)
        setMinimumHeight(needed);
}

void WrappedLabel::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    fitHeight();
}

void WrappedLabel::paintEvent(QPaintEvent* event) {
    fitHeight();
    QLabel::paintEvent(event);
}

} // namespace stagewright
