#include "editor/window/file_drop.h"

#include <QApplication>
#include <QMimeData>
#include <QUrl>

namespace stagewright {

namespace {

QStringList filesIn(const QMimeData& data) {
    QStringList paths;
    for (const QUrl& url : data.urls())
        if (url.isLocalFile()) // nobody looks at it yet: its disk may not answer
            paths.append(url.toLocalFile());
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
        return isOfWindow(watched) && take(*static_cast<QDropEvent*>(event));
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

bool FileDrop::take(QDropEvent& event) {
    const QStringList files = filesIn(*event.mimeData());
    if (files.isEmpty() || QApplication::activeModalWidget())
        return false;                    // the window takes nothing else, a text field may
    event.setDropAction(Qt::CopyAction); // else they might go from where they are
    event.accept();
    if (event.type() != QEvent::Drop) {
        overlay_->cover(window_.centralWidget()->geometry(),
                        tr("Drop to open %n file(s)", nullptr, static_cast<int>(files.size())));
        return true;
    }
    overlay_->hide();
    QMetaObject::invokeMethod(
        this, [this, files] { Q_EMIT dropped(files); }, Qt::QueuedConnection);
    return true;
}

} // namespace stagewright
