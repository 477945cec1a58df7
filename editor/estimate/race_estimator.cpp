#include "editor/estimate/race_estimator.h"

#include "editor/language/race_words.h"
#include "model/drive/race/races.h"
#include "model/drive/race/stage_racing.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace stagewright {

namespace {

constexpr std::int64_t mostRaces = 20'000;
constexpr double exactRounds = 0.01; ///< half width of the first car's mean rounds
constexpr auto tellEvery = std::chrono::milliseconds(250);

std::optional<Manner> mannerOf(Profile profile) {
    switch (profile) {
    case Profile::Careful:
        return Manner::Careful;
    case Profile::Brisk:
        return Manner::Brisk;
    case Profile::FlatOut:
        return std::nullopt;
    case Profile::Optimal:
        break;
    }
    return Manner::Reference;
}

} // namespace

RaceEstimator::RaceEstimator(Document& document, Estimator& estimator, QObject* parent)
    : QObject(parent)
    , document_(document)
    , estimator_(estimator)
    , work_([this](const News& news) { take(news); }) {
    connect(&document, &Document::changed, this, [this](const StageChange& change) {
        if (change.games || change.whole || change.info || !change.layout.isNothing())
            restart();
    });
    connect(&document, &Document::rallyChanged, this, &RaceEstimator::restartForOthers);
    connect(&estimator, &Estimator::rulesChanged, this, &RaceEstimator::restart);
    connect(&estimator, &Estimator::staleChanged, this, &RaceEstimator::restartForOthers);
}

int RaceEstimator::cars() const {
    return std::clamp(document_.rally().players(), 1, mostCars);
}

void RaceEstimator::want(bool wanted) {
    if (wanted_ == wanted)
        return;
    wanted_ = wanted;
    if (!wanted) {
        work_.giveUp();
        known_ = known_ && !stale_;
    } else if (!known_) {
        restart();
    }
}

void RaceEstimator::restartForOthers() {
    if (cars() == cars_ && estimator_.driveSettings().profile == profile_)
        return;
    known_ = false;
    if (wanted_)
        restart();
}

void RaceEstimator::restart() {
    known_ = wanted_;
    stale_ = true;
    if (wanted_ && estimator_.rules().dashboards.empty()) { // not yet, or its game has none
        work_.giveUp();
        RaceReport report;
        report.whyNot = estimator_.report().whyNot;
        return take({std::move(report), true});
    }
    if (wanted_) {
        cars_ = cars();
        profile_ = estimator_.driveSettings().profile;
        work_.begin(&RaceEstimator::work, document_.stage(), document_.games(), estimator_.rules(),
                    cars_, profile_);
    }
    Q_EMIT staleChanged();
}

void RaceEstimator::take(const News& news) {
    report_ = news.report;
    stale_ = !news.last;
    Q_EMIT reported();
    Q_EMIT staleChanged();
}

void RaceEstimator::work(const std::stop_token& stop, const Work::Tell& tell, const Stage& stage,
                         const Games& games, const DriveRules& rules, const int& cars,
                         const Profile& profile) {
    const auto refuse = [&](const Fault& fault) {
        RaceReport report;
        report.whyNot =
            sentenceAlone({fault.what, {}, {}, {}}); // the remedy is for the command line
        tell({std::move(report), true});
    };
    const auto manner = mannerOf(profile);
    if (!manner)
        return refuse({tr("Drivers who drive flat out cannot race yet"), {}, {}, {}});
    auto road = raceRoadOf(stage, games, rules, stage.info.laps);
    if (!road)
        return refuse(road.error());
    RaceSettings settings;
    settings.manners = {*manner};
    settings.cars = road->grid.empty() ? cars : std::min(cars, static_cast<int>(road->grid.size()));
    const auto simulator = RaceSimulator::make(*std::move(road), rules, settings, stop);
    if (!simulator)
        return refuse(simulator.error());
    if (!*simulator)
        return;
    const auto reportOf = [&](const RaceStatistics& races) {
        RaceReport report;
        report.races = races;
        report.pieces = racedPieceNames(**simulator, games.face<StagePlaces>(stage));
        report.sentence = raceSentence(**simulator, races, report.pieces);
        return report;
    };
    const RacesLength length{mostRaces, exactRounds, 1,
                             std::max(1U, std::thread::hardware_concurrency())};
    std::optional<std::chrono::steady_clock::time_point> told;
    const auto rough = [&](const RaceStatistics& races) {
        const auto now = std::chrono::steady_clock::now();
        if (told && now - *told < tellEvery)
            return;
        told = now;
        tell({reportOf(races), false});
    };
    if (const auto races = runRaces(**simulator, length, stop, rough))
        tell({reportOf(*races), true});
}

} // namespace stagewright
