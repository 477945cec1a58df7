#include "editor/timing/timing_screen.h"

#include <QGuiApplication>
#include <QScreen>

#include <algorithm>

namespace stagewright {

namespace {

const auto timingPlaceKey = QStringLiteral("timing/place");
constexpr QSize windowedSize(1024, 700); ///< where it does not fill the screen

} // namespace

void showAtTable(QWidget& view, const QWidget& window, const QSettings& settings) {
    view.resize(windowedSize);
    view.restoreGeometry(settings.value(timingPlaceKey).toByteArray()); // nonsense changes nothing
    const auto screens = QGuiApplication::screens();
    const auto other = std::find_if(screens.begin(), screens.end(),
                                    [&](const QScreen* each) { return each != window.screen(); });
    const bool isFirstScreen = view.screen() == window.screen();
    if (isFirstScreen && other != screens.end()) {
        view.setScreen(*other);
        view.move((*other)->availableGeometry().topLeft());
    }
    view.showFullScreen();
}

void rememberTable(const QWidget& view, QSettings& settings) {
    settings.setValue(timingPlaceKey, view.saveGeometry());
}

} // namespace stagewright
