#include "editor/estimate/race_estimator.h"

#include "editor/language/race_words.h"
#include "model/drive/race/raced_pieces.h"
#include "model/drive/race/races.h"
#include "model/drive/race/stage_races.h"
#include "model/game/estimate_length.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace stagewright {

namespace {

constexpr double exactRounds = 0.01; ///< half width of the first car's mean rounds
constexpr auto tellEvery = std::chrono::milliseconds(250);

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

void RaceEstimator::want(const QObject& who, bool wanted) {
    const bool before = isWanted();
    if (wanted)
        lookers_.insert(&who);
    else
        lookers_.remove(&who);
    if (isWanted() == before)
        return;
    if (before) {
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
    if (isWanted())
        restart();
}

void RaceEstimator::restart() {
    known_ = isWanted();
    stale_ = true;
    outdated_ = true;
    if (isWanted() && estimator_.rules().dashboards.empty()) { // not yet, or its game has none
        work_.giveUp();
        RaceReport report;
        report.whyNot = estimator_.report().whyNot;
        return take({std::move(report), true});
    }
    if (isWanted()) {
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
    outdated_ = false;
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
    const auto simulator = stageRaces(stage, games, rules, stage.info.laps, cars, profile, stop);
    if (!simulator)
        return refuse(simulator.error());
    if (!*simulator)
        return;
    const auto reportOf = [&](const RaceStatistics& races) {
        RaceReport report;
        report.races = races;
        report.pieces = racedPieceNames(**simulator, games.face<StagePlaces>(stage));
        for (const RacedPiece& piece : racedPieces(**simulator))
            report.laid.push_back(piece.piece);
        report.sentence = raceSentence(**simulator, races, report.pieces);
        return report;
    };
    const RacesLength length{games.data<EstimateLength>().races, exactRounds, 1,
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
