#include "editor/print/forecaster.h"

#include <utility>

namespace stagewright {

Forecaster::Forecaster(const Rally& rally, const Catalogue& catalogue, QObject* parent)
    : QObject(parent)
    , rally_(rally)
    , catalogue_(catalogue) {}

Forecaster::~Forecaster() = default;

void Forecaster::begin() {
    if (state_ != State::Idle)
        return;
    state_ = State::Busy;
    worker_ = std::jthread([this](const std::stop_token& stop) {
        auto found = forecastOf(rally_, catalogue_, stop);
        QMetaObject::invokeMethod(
            this, [this, found = std::move(found)] { take(found); }, Qt::QueuedConnection);
    });
}

void Forecaster::take(const Expected<std::optional<RallyForecast>>& found) {
    state_ = State::Done;
    if (found)
        forecast_ = *found;
    else
        whyNot_ = sentence(found.error());
    Q_EMIT finished();
}

} // namespace stagewright
