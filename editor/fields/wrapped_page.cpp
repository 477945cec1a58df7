#include "editor/fields/wrapped_page.h"

#include <QLayout>
#include <QResizeEvent>

#include <algorithm>

namespace stagewright {

QSize WrappedPage::sizeHint() const {
    const QSize size = layout()->totalSizeHint();
    const int lines = isVisible() ? layout()->totalMinimumHeightForWidth(width()) : 0;
    return {size.width(), std::max(size.height(), lines)};
}

QSize WrappedPage::minimumSizeHint() const {
    const QSize size = layout()->totalMinimumSize();
    const int lines = isVisible() ? layout()->totalMinimumHeightForWidth(width()) : 0;
    return {size.width(), std::max(size.height(), lines)};
}

void WrappedPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        updateGeometry();
}

} // namespace stagewright
