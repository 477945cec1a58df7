#include "editor/window/running_window.h"

#include "editor/window/stage_opening.h"

#include <QApplication>

namespace stagewright {

namespace {

void bringToFront(QWidget& window, const QByteArray& activationToken) {
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    if (!activationToken.isEmpty())
        qputenv("XDG_ACTIVATION_TOKEN", activationToken); // Qt takes it from there
    window.raise();
    window.activateWindow();
}

} // namespace

RunningWindow::RunningWindow(const QString& socketPath, StageOpening& opening, QWidget* window)
    : QObject(window)
    , opening_(opening)
    , window_(window)
    , socket_(socketPath) {
    connect(&socket_, &OpenRequestServer::wanted, this, &RunningWindow::take);
}

void RunningWindow::take(const OpenRequest& request) {
    bringToFront(*window_, request.activationToken);
    if (!request.paths.isEmpty())
        opening_.open(request.paths);
}

} // namespace stagewright
