// What BoardView does with two fingers.

#include "editor/hextiles/board/board_view.h"

#include <QGestureEvent>
#include <QNativeGestureEvent>

namespace stagewright {

/// On a touchpad.
bool BoardView::pinch(const QNativeGestureEvent& event) {
    switch (event.gestureType()) {
    case Qt::BeginNativeGesture:
    case Qt::EndNativeGesture:
        return true;
    case Qt::ZoomNativeGesture:
        setCamera(camera_.zoomed(1 + event.value(), event.position()));
        return true;
    case Qt::SmartZoomNativeGesture: // a tap with two fingers: near, or all of it
        if (camera_.zoom < 0.999)
            setCamera(camera_.zoomed(1 / camera_.zoom, event.position()));
        else
            fit();
        return true;
    default:
        return false;
    }
}

/// On a touch screen: what lies between the fingers stays there.
bool BoardView::pinch(const QGestureEvent& event) {
    const auto* fingers = static_cast<QPinchGesture*>(event.gesture(Qt::PinchGesture));
    if (!fingers)
        return false;
    if (fingers->state() == Qt::GestureStarted && tool_ == &select_)
        select_.cancel(); // the first finger has begun a drag
    const QPointF before = mapFromGlobal(fingers->lastCenterPoint());
    const QPointF now = mapFromGlobal(fingers->centerPoint());
    setCamera(camera_.zoomed(fingers->scaleFactor(), before).panned(now - before));
    return true;
}

} // namespace stagewright
