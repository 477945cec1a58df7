#include "editor/fields/scrolled_panel.h"

#include <QApplication>
#include <QEvent>
#include <QLayout>
#include <QScrollBar>

#include <algorithm>

namespace stagewright {

ScrolledPanel::ScrolledPanel(QWidget* parent) : QScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    // Once what has the focus lies where it will.
    connect(qApp, &QApplication::focusChanged, this, &ScrolledPanel::bringFocusIntoSight,
            Qt::QueuedConnection);
}

/// Whoever types sees what. A field that is clicked is seen, and stays where the pointer is.
void ScrolledPanel::bringFocusIntoSight() {
    QWidget* field = QApplication::focusWidget();
    if (field && widget() && widget()->isAncestorOf(field) &&
        QGuiApplication::mouseButtons() == Qt::NoButton)
        ensureWidgetVisible(field, 0, 0);
}

void ScrolledPanel::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    fitHeight();
}

bool ScrolledPanel::eventFilter(QObject* watched, QEvent* event) {
    const bool isHandled = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        fitHeight();
        fitWidth();
    }
    return isHandled;
}

void ScrolledPanel::leaveNoVoid() {
    leavesNoVoid_ = true;
    fitHeight();
}

void ScrolledPanel::keepContentWidth() {
    keepsContentWidth_ = true;
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    fitWidth();
}

void ScrolledPanel::fitWidth() {
    if (keepsContentWidth_ && widget())
        setMinimumWidth(widget()->minimumSizeHint().width() +
                        verticalScrollBar()->sizeHint().width());
}

/// A scroll area itself asks only how tall its widget is at the width that it likes best.
void ScrolledPanel::fitHeight() {
    const QLayout* layout = widget() ? widget()->layout() : nullptr;
    if (!layout)
        return;
    const int needed = layout->hasHeightForWidth()
                           ? layout->minimumHeightForWidth(viewport()->width())
                           : layout->minimumSize().height();
    if (layout->hasHeightForWidth())
        widget()->setMinimumHeight(needed);
    constexpr int linesAtLeast = 8; // of what is taller
    if (leavesNoVoid_ && maximumHeight() != needed) {
        setMinimumHeight(std::min(needed, linesAtLeast * fontMetrics().lineSpacing()));
        setMaximumHeight(needed);
        Q_EMIT heightNeeded(needed);
    }
}

} // namespace stagewright
