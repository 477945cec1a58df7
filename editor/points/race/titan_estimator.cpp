#include "editor/points/race/titan_estimator.h"

#include "model/game/estimate_length.h"
#include "model/layouts/points/racing/left_out.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace stagewright {

namespace {

/// Between two rough figures: more often nobody could read them.
constexpr auto tellTitansEvery = std::chrono::milliseconds(250);

std::int64_t countOf(const TitanRaceStatistics::PointCounts& point, PointHeatKind kind) {
    switch (kind) {
    case PointHeatKind::Visits:
        return point.ends;
    case PointHeatKind::LivesLost:
        return point.livesLost;
    case PointHeatKind::KnockOuts:
        return point.knockOuts;
    case PointHeatKind::Nothing:
        break;
    }
    return 0;
}

} // namespace

PointHeat heatOf(const TitanReport& report, PointHeatKind kind) {
    if (kind == PointHeatKind::Nothing || !report.forecast)
        return {};
    PointHeat all;
    for (const TitanRaceStatistics::PointCounts& point : report.forecast->races.points())
        all.push_back(static_cast<double>(countOf(point, kind)));
    const double most = *std::max_element(all.begin(), all.end());
    for (double& each : all)
        each = most == 0 ? 0 : each / most;
    return all;
}

TitanEstimator::TitanEstimator(Document& document, QObject* parent)
    : QObject(parent)
    , document_(document)
    , work_([this](const News& news) { take(news); }) {
    rest_.setSingleShot(true);
    rest_.setInterval(restAfterEdits);
    connect(&rest_, &QTimer::timeout, this, &TitanEstimator::begin);
    connect(&document, &Document::changed, this, [this](const StageChange& change) {
        if (change.games || change.whole || !change.layout.isNothing())
            outdate();
    });
    connect(&document, &Document::rallyChanged, this, [this] {
        if (document_.rally().players() != players_ &&
            titanLayoutOf(document_.stage()).titans.isEmpty())
            outdate();
    });
}

void TitanEstimator::setPolicy(TitanPolicy policy) {
    if (policy == policy_)
        return;
    policy_ = policy;
    outdate();
}

void TitanEstimator::want(const QObject& who, bool wanted) {
    if (wanted)
        lookers_.insert(&who);
    else
        lookers_.remove(&who);
    if (!lookers_.isEmpty() && !known_) {
        known_ = true;
        begin();
    }
    if (lookers_.isEmpty() && stale_) {
        rest_.stop();
        work_.giveUp();
        known_ = false;
    }
}

void TitanEstimator::outdate() {
    work_.giveUp();
    known_ = !lookers_.isEmpty();
    if (known_)
        rest_.start();
    setStale(true);
}

void TitanEstimator::begin() {
    rest_.stop();
    players_ = document_.rally().players();
    work_.begin(&TitanEstimator::work, titanLayoutOf(document_.stage()), document_.games(),
                players_, policy_);
    setStale(true);
    Q_EMIT begun();
}

void TitanEstimator::setStale(bool stale) {
    if (stale == stale_)
        return;
    stale_ = stale;
    Q_EMIT staleChanged();
}

void TitanEstimator::take(const News& news) {
    report_ = news.report;
    Q_EMIT reported();
    setStale(!news.last);
}

void TitanEstimator::work(const std::stop_token& stop, const Work::Tell& tell,
                          const TitanLayout& layout, const Games& games, const int& players,
                          const TitanPolicy& policy) {
    const auto& game = games.data<TitanGame>();
    auto races = racesFor(layout, game, players);
    if (!races) {
        TitanReport report;
        report.whyNot = sentenceAlone({races.error().what, {}, races.error().remedy, {}});
        return tell({std::move(report), true});
    }
    races->policy = policy;
    const QStringList leftOut = leftOutOfRaces(layout, game, races->colours.empty());
    const auto say = [&](const TitanForecast& forecast, bool last) {
        tell({{std::make_shared<const TitanForecast>(forecast), leftOut, {}}, last});
    };
    std::optional<std::chrono::steady_clock::time_point> told;
    const auto rough = [&](const TitanForecast& forecast) {
        const auto now = std::chrono::steady_clock::now();
        if (told && now - *told < tellTitansEvery)
            return;
        told = now;
        say(forecast, false);
    };
    const TitanRacesLength length{games.data<EstimateLength>().races, 1,
                                  std::max(1U, std::thread::hardware_concurrency())};
    if (const auto forecast = forecastOf(*races, length, stop, rough))
        say(*forecast, true);
}

} // namespace stagewright
