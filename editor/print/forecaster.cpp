#include "editor/print/forecaster.h"

#include "editor/sheets/stage_pages.h"

#include <utility>

namespace stagewright {

Forecaster::Forecaster(Rally rally, const Games& games, HouseRules house, QObject* parent)
    : QObject(parent)
    , rally_(std::move(rally))
    , games_(games)
    , house_(std::move(house))
    , work_([this](const Found& found) { take(found); }) {}

void Forecaster::begin() {
    if (state_ != State::Idle)
        return;
    state_ = State::Busy;
    work_.begin(&Forecaster::find, rally_, games_, house_);
}

void Forecaster::find(const std::stop_token& stop, const Background<Found>::Tell& tell,
                      const Rally& rally, const Games& games, const HouseRules& house) {
    tell({forecastOf(rally, games, house, stop), workOut(rally, games, stop)});
}

void Forecaster::take(const Found& found) {
    state_ = State::Done;
    workedOut_ = found.workedOut;
    if (found.forecast)
        forecast_ = *found.forecast;
    else
        whyNot_ = sentence(found.forecast.error());
    Q_EMIT finished();
}

} // namespace stagewright
