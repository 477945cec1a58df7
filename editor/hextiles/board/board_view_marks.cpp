// What BoardView does at the marks of findings.

#include "editor/hextiles/board/board_view.h"
#include "editor/hextiles/layers/finding_spots.h"
#include "editor/icons/finding_tip.h"

#include <QGuiApplication>
#include <QHelpEvent>
#include <QStyleHints>
#include <QToolTip>

#include <utility>

namespace stagewright {

Findings BoardView::marksAt(QPointF at) const {
    if (!layers_.has("findings") || tool_->ghost() || tool_->band() || tokens_.tokenGhost())
        return {};
    return findingsMarkedAt(document_.findings(), camera_, at);
}

void BoardView::showTip(const QHelpEvent& event) {
    const Findings there = marksAt(event.pos());
    if (there.isEmpty())
        return QToolTip::hideText();
    const int reach = static_cast<int>(markSize(camera_));
    QRect around(0, 0, reach, reach);
    around.moveCenter(event.pos());
    QToolTip::showText(event.globalPos(), tipOf(there) + u'\n' + tr("Click to see it in the list."),
                       this, around);
}

/// A hand says that a click does something there.
void BoardView::showCursorAt(QPointF at) {
    const bool over = !marksAt(at).isEmpty() || openSpaceUnder(at).has_value();
    if (over == overMark_ || spaceHeld_ || panFrom_)
        return;
    overMark_ = over;
    if (over)
        setCursor(Qt::PointingHandCursor);
    else
        unsetCursor();
}

void BoardView::releaseMarks(QPointF at) {
    const Findings pressed = std::exchange(marksPressed_, {});
    const double way = (at - markPressedAt_).manhattanLength();
    if (!pressed.isEmpty() && way < QGuiApplication::styleHints()->startDragDistance())
        Q_EMIT findingsPicked(pressed);
}

} // namespace stagewright
