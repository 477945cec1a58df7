#pragma once

#include "model/rally/rally_forecast.h"

#include <QObject>

#include <thread>

namespace stagewright {

/// Forecasts a rally behind the window, once it is asked for.
class Forecaster final : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it, unchanged.
    Forecaster(const Rally& rally, const Catalogue& catalogue, QObject* parent = nullptr);
    ~Forecaster() override;

    /// Begins, the first time.
    void begin();

    [[nodiscard]] bool isBusy() const { return state_ == State::Busy; }
    [[nodiscard]] const std::optional<RallyForecast>& forecast() const { return forecast_; }
    /// A sentence, where the rally cannot be driven.
    [[nodiscard]] const QString& whyNot() const { return whyNot_; }

Q_SIGNALS:
    void finished();

private:
    enum class State : unsigned char { Idle, Busy, Done };

    void take(const Expected<std::optional<RallyForecast>>& found);

    const Rally& rally_;
    const Catalogue& catalogue_;
    State state_ = State::Idle;
    std::optional<RallyForecast> forecast_;
    QString whyNot_;
    std::jthread worker_; ///< last, so that it ends before all else goes
};

} // namespace stagewright
