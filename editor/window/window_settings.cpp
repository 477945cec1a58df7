#include "editor/window/window_settings.h"

#include <QDockWidget>
#include <QGuiApplication>
#include <QScreen>

#include <algorithm>

namespace stagewright {

namespace {

const auto geometryKey = QStringLiteral("window/geometry");
const auto stateKey = QStringLiteral("window/state");
constexpr int stateVersion = 4; ///< to be raised when panels are added or renamed

bool isReachable(const QRect& frame) {
    constexpr int least = 120; // pixels of the window that have to be on a screen
    const auto screens = QGuiApplication::screens();
    return std::any_of(screens.begin(), screens.end(), [&](const QScreen* screen) {
        const QRect seen = screen->availableGeometry() & frame;
        return seen.width() >= least && seen.height() >= least;
    });
}

QRect usualPlace() {
    constexpr QMargins frame(8, 40, 8, 8); // the window's own is known only when it is seen
    const QRect screen = QGuiApplication::primaryScreen()->availableGeometry() - frame;
    QRect place({}, QSize(1600, 1000).boundedTo(screen.size()));
    place.moveCenter(screen.center());
    return place;
}

} // namespace

void restoreWindow(QMainWindow& window, const QSettings& settings) {
    window.setGeometry(usualPlace());
    if (!window.restoreGeometry(settings.value(geometryKey).toByteArray()) ||
        !isReachable(window.geometry()))
        window.setGeometry(usualPlace());
    const QByteArray state = settings.value(stateKey).toByteArray();
    if (state.isEmpty())
        return; // a first start
    const QByteArray usual = window.saveState(stateVersion);
    if (!window.restoreState(state, stateVersion))
        window.restoreState(usual, stateVersion);
}

bool hasBeenOpen(const QSettings& settings) {
    return settings.contains(geometryKey);
}

void rememberWindow(const QMainWindow& window, QSettings& settings) {
    settings.setValue(geometryKey, window.saveGeometry());
    settings.setValue(stateKey, window.saveState(stateVersion));
}

} // namespace stagewright
