#include "editor/window/running_window.h"

#include "editor/window/busy_user.h"

#include <QApplication>

#include <chrono>
#include <utility>

namespace stagewright {

namespace {

using namespace std::chrono_literals;

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
    later_.setSingleShot(true);
    later_.setInterval(300ms);
    connect(&later_, &QTimer::timeout, this, &RunningWindow::openWaiting);
    connect(&socket_, &WindowSocket::wanted, this, &RunningWindow::take);
}

void RunningWindow::take(const OpeningWish& wish) {
    bringToFront(*window_, wish.activationToken);
    waiting_ += wish.paths;
    openWaiting();
}

void RunningWindow::openWaiting() {
    if (waiting_.isEmpty())
        return;
    if (isUserBusy())
        return later_.start();
    opening_.open(std::exchange(waiting_, {}));
}

} // namespace stagewright
