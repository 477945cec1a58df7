#pragma once

#include "editor/background/background.h"
#include "editor/sheets/worked_out.h"
#include "model/game/games.h"
#include "model/rally/rally_forecast.h"

#include <QObject>

namespace stagewright {

/// Forecasts a rally behind the window, once it is asked for, and works out what its pages say.
class Forecaster final : public QObject {
    Q_OBJECT

public:
    Forecaster(Rally rally, const Games& games, HouseRules house, QObject* parent = nullptr);

    /// Begins, the first time.
    void begin();

    [[nodiscard]] bool isBusy() const { return state_ == State::Busy; }
    [[nodiscard]] const std::optional<RallyForecast>& forecast() const { return forecast_; }
    /// Nothing: not yet.
    [[nodiscard]] const std::optional<WorkedOut>& workedOut() const { return workedOut_; }
    /// A sentence, where the rally cannot be driven.
    [[nodiscard]] const QString& whyNot() const { return whyNot_; }

Q_SIGNALS:
    void finished();

private:
    enum class State : unsigned char { Idle, Busy, Done };

    struct Found {
        Expected<std::optional<RallyForecast>> forecast;
        WorkedOut workedOut;
    };

    static void find(const std::stop_token& stop, const Background<Found>::Tell& tell,
                     const Rally& rally, const Games& games, const HouseRules& house);
    void take(const Found& found);

    Rally rally_;
    Games games_;
    HouseRules house_;
    State state_ = State::Idle;
    std::optional<RallyForecast> forecast_;
    std::optional<WorkedOut> workedOut_;
    QString whyNot_;
    Background<Found> work_; ///< last, so that it ends before all else goes
};

} // namespace stagewright
