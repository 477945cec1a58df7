#include "editor/fields/wrapped_label.h"

#include <algorithm>

namespace stagewright {

WrappedLabel::WrappedLabel(QWidget* parent) : QLabel(parent) {
    setWordWrap(true);
}

void WrappedLabel::fitHeight() {
    const int needed = std::max(heightForWidth(width()), 0); // without words it has none
    if (minimumHeight() != needed)
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
