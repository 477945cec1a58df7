#include "editor/panels/scrolled_panel.h"

#include <QEvent>
#include <QLayout>

namespace stagewright {

ScrolledPanel::ScrolledPanel(QWidget* parent) : QScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
}

void ScrolledPanel::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    fitHeight();
}

bool ScrolledPanel::eventFilter(QObject* watched, QEvent* event) {
    const bool isHandled = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        fitHeight();
    return isHandled;
}

/// A scroll area itself asks only how tall its widget is at the width that it likes best.
void ScrolledPanel::fitHeight() {
    const QLayout* layout = widget() ? widget()->layout() : nullptr;
    if (layout && layout->hasHeightForWidth())
        widget()->setMinimumHeight(layout->minimumHeightForWidth(viewport()->width()));
}

} // namespace stagewright
