#include "editor/window/late_news.h"

#include "editor/waiting/user_interaction.h"

#include <chrono>
#include <utility>

namespace stagewright {

LateNews::LateNews() {
    using namespace std::chrono_literals;
    later_.setSingleShot(true);
    later_.setInterval(300ms);
    connect(&later_, &QTimer::timeout, this, &LateNews::tellNow);
}

void LateNews::tell(std::function<void()> news) {
    news_.push_back(std::move(news));
    if (!later_.isActive()) // not before whoever has brought it is done
        QMetaObject::invokeMethod(this, &LateNews::tellNow, Qt::QueuedConnection);
}

void LateNews::tellNow() {
    if (isUserInteracting())
        return later_.start();
    for (const auto& each : std::exchange(news_, {}))
        each();
}

} // namespace stagewright
