#include "editor/window/file_drop.h"

#include "editor/rally/stage_strip.h"
#include "editor/shelf/shelf_model.h"

#include <QApplication>
#include <QMimeData>
#include <QUrl>

namespace stagewright {

namespace {

QStringList filesIn(const QMimeData& data) {
    QStringList paths;
    for (const QUrl& url : data.urls()) // nobody looks at it yet: its disk may not answer
        if (const QString path = pathOfShelved(url); !path.isEmpty())
            paths.append(path);
    return paths;
}

} // namespace

FileDrop::FileDrop(QMainWindow& window)
    : QObject(&window)
    , window_(window)
    , overlay_(new DropOverlay(&window)) {
    window.setAcceptDrops(true);
    qApp->installEventFilter(this); // a text field would take the file's name before the window
}

bool FileDrop::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::DragEnter:
    case QEvent::DragMove:
    case QEvent::Drop:
        return isOfWindow(watched) && take(*static_cast<QDropEvent*>(event), stripAround(watched));
    case QEvent::DragLeave:
        if (isOfWindow(watched))
            overlay_->hide();
        return false;
    default:
        return false;
    }
}

bool FileDrop::isOfWindow(const QObject* watched) const {
    const auto* widget = qobject_cast<const QWidget*>(watched);
    return widget && widget->window() == &window_;
}

QWidget* FileDrop::stripAround(QObject* watched) {
    for (QObject* at = watched; at; at = at->parent())
        if (auto* strip = qobject_cast<StageStrip*>(at))
            return strip;
    return nullptr;
}

bool FileDrop::take(QDropEvent& event, QWidget* strip) {
    const QStringList files = filesIn(*event.mimeData());
    if (files.isEmpty() || QApplication::activeModalWidget())
        return false;                    // the window takes nothing else, a text field may
    event.setDropAction(Qt::CopyAction); // else they might go from where they are
    event.accept();
    if (event.type() != QEvent::Drop) {
        const auto count = static_cast<int>(files.size());
        if (strip)
            overlay_->cover(
                {strip->mapTo(&window_, QPoint()), strip->size()},
                tr("Drop to add the stages of %n file(s) to the rally", nullptr, count));
        else
            overlay_->cover(window_.centralWidget()->geometry(),
                            tr("Drop to open %n file(s)", nullptr, count));
        return true;
    }
    overlay_->hide();
    QMetaObject::invokeMethod(
        this,
        [this, files, isOnStrip = strip != nullptr] {
            if (isOnStrip)
                Q_EMIT droppedOnStrip(files);
            else
                Q_EMIT dropped(files);
        },
        Qt::QueuedConnection);
    return true;
}

} // namespace stagewright
