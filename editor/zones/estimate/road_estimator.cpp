#include "editor/zones/estimate/road_estimator.h"

#include "model/game/estimate_length.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <thread>

namespace stagewright {

namespace {

/// Who lays a chain makes an edit with each section.
constexpr auto restAfterRoadEdits = std::chrono::milliseconds(150);
/// Between two rough figures: more often nobody could read them.
constexpr auto tellRoadsEvery = std::chrono::milliseconds(250);

} // namespace

RoadEstimator::RoadEstimator(Document& document, QObject* parent)
    : QObject(parent)
    , document_(document)
    , work_([this](const News& news) { take(news); }) {
    rest_.setSingleShot(true);
    rest_.setInterval(restAfterRoadEdits);
    connect(&rest_, &QTimer::timeout, this, &RoadEstimator::begin);
    connect(&document, &Document::changed, this, [this](const StageChange& change) {
        if (change.games || change.whole || !change.layout.isNothing())
            outdate();
    });
    connect(&document, &Document::rallyChanged, this, &RoadEstimator::outdate);
}

void RoadEstimator::setManner(const RoadManner& manner) {
    if (manner == manner_)
        return;
    manner_ = manner;
    outdate();
}

void RoadEstimator::want(const QObject& who, bool wanted) {
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

void RoadEstimator::outdate() {
    work_.giveUp();
    known_ = !lookers_.isEmpty();
    if (known_)
        rest_.start();
    setStale(true);
}

void RoadEstimator::begin() {
    rest_.stop();
    const Rally& rally = document_.rally();
    const int kept = tyresKeptFrom(rally, rally.indexOf(document_.current()));
    RoadQuestion question{
        chainOf(document_.stage()), {manner_.tyres, manner_.leader, kept}, {}, {}};
    question.settings.profile = manner_.profile;
    RunLength& length = question.drives.emplace();
    length.mostDrives =
        std::min(length.mostDrives, document_.games().data<EstimateLength>().drives);
    length.threads = std::max(1U, std::thread::hardware_concurrency());
    work_.begin(&RoadEstimator::work, question, rally, document_.games());
    setStale(true);
}

void RoadEstimator::setStale(bool stale) {
    if (stale == stale_)
        return;
    stale_ = stale;
    Q_EMIT staleChanged();
}

void RoadEstimator::take(const News& news) {
    report_ = news.report;
    Q_EMIT reported();
    setStale(!news.last);
}

void RoadEstimator::work(const std::stop_token& stop, const Work::Tell& tell,
                         const RoadQuestion& question, const Rally& rally, const Games& games) {
    const auto& boards = games.data<ZoneBoards>();
    const auto& rules = games.data<RoadRules>();
    std::shared_ptr<const TyrePlan> plan;
    // Of a rally with stages that cannot be driven yet, the one at hand is estimated all the same.
    if (const auto tyres = tyrePlanOf(rally, boards, rules, question.choice.leader, stop);
        tyres && *tyres)
        plan = std::make_shared<const TyrePlan>(**tyres);
    const auto say = [&](const RoadForecast& forecast, bool last) {
        tell({{std::make_shared<const RoadForecast>(forecast), plan, {}}, last});
    };
    std::optional<std::chrono::steady_clock::time_point> told;
    const auto rough = [&](const RoadForecast& forecast) {
        const auto now = std::chrono::steady_clock::now();
        if (told && now - *told < tellRoadsEvery)
            return;
        told = now;
        say(forecast, false);
    };
    const auto forecast = forecastOf(question, boards, rules, stop, rough);
    if (!forecast)
        return tell({{nullptr, plan,
                      sentenceAlone({forecast.error().what, {}, forecast.error().remedy, {}})},
                     true});
    if (*forecast)
        say(**forecast, true);
}

} // namespace stagewright
