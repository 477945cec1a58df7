#include "editor/window/file_drop.h"

#include <QApplication>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

namespace stagewright {

namespace {

QStringList filesIn(const QMimeData& data) {
    QStringList paths;
    for (const QUrl& url : data.urls())
        if (url.isLocalFile() && QFileInfo(url.toLocalFile()).isFile())
            paths.append(url.toLocalFile());
    return paths;
}

/// A copy, so that nothing takes the files away from where they are.
void accept(QDropEvent& event) {
    event.setDropAction(Qt::CopyAction);
    event.accept();
}

} // namespace

FileDrop::FileDrop(QMainWindow& window)
    : QObject(&window)
    , window_(window)
    , veil_(new DropVeil(&window)) {
    window.setAcceptDrops(true);
    window.installEventFilter(this);
}

bool FileDrop::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::DragEnter:
        hover(*static_cast<QDropEvent*>(event));
        return true;
    case QEvent::DragMove:
        accept(*static_cast<QDropEvent*>(event)); // what it is has not changed since it came in
        return true;
    case QEvent::DragLeave:
        veil_->hide();
        return true;
    case QEvent::Drop:
        drop(*static_cast<QDropEvent*>(event));
        return true;
    default:
        return QObject::eventFilter(watched, event);
    }
}

void FileDrop::hover(QDropEvent& drag) {
    const int files = static_cast<int>(filesIn(*drag.mimeData()).size());
    if (files == 0 || QApplication::activeModalWidget())
        return drag.ignore();
    veil_->cover(window_.centralWidget()->geometry(),
                 tr("Drop to open %n file(s)", nullptr, files));
    accept(drag);
}

void FileDrop::drop(QDropEvent& drop) {
    veil_->hide();
    const QStringList files = filesIn(*drop.mimeData());
    if (files.isEmpty())
        return drop.ignore();
    accept(drop);
    QMetaObject::invokeMethod(
        this, [this, files] { Q_EMIT dropped(files); }, Qt::QueuedConnection);
}

} // namespace stagewright
