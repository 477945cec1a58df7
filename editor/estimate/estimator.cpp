#include "editor/estimate/estimator.h"

#include "model/drive/rules_file.h"

#include <algorithm>
#include <chrono>
#include <sys/resource.h>
#include <utility>

namespace stagewright {

namespace {

/// Enough for a figure that does not move any more.
constexpr std::int64_t mostDrives = 400'000;
constexpr double halfWidth = 0.25; ///< seconds

/// Between two rough figures: more often nobody could read them.
constexpr auto roughEvery = std::chrono::milliseconds(250);
constexpr std::int64_t firstDrives = 1024;

/// Flat-out driving is planned anew for each set of dice that damage leaves. Until that is done,
/// the figure of cars to which nothing happens serves.
bool isSlowToBegin(const DriveWishes& wishes) {
    return wishes.profile == Profile::FlatOut && wishes.mishaps;
}

/// The window comes first: this thread, and those that it starts, step back where both want a core.
/// On Linux niceness is a thread's.
void stepBack() {
    constexpr int nicer = 10;
    setpriority(PRIO_PROCESS, 0, nicer);
}

unsigned cores() {
    return std::max(1U, std::thread::hardware_concurrency());
}

} // namespace

Estimator::Estimator(Document& document, QObject* parent) : QObject(parent), document_(document) {
    connect(&document, &Document::changed, this, [this](const StageChange& change) {
        if (change.catalogue)
            halt(); // the catalogue before this one goes when all have been told
        if (begun_ && (change.info || change.whole))
            takeRulesOfGame();
        if (change.catalogue || change.whole || change.info || !change.hexes.isEmpty())
            restart();
    });
}

Estimator::~Estimator() {
    halt();
}

void Estimator::takeRulesOfGame() {
    if (ownRules_)
        rules_ = *ownRules_;
    else if (auto rules = builtInRules(document_.stage().info.game))
        rules_ = *std::move(rules);
    Q_EMIT rulesChanged();
}

void Estimator::setWishes(const DriveWishes& wishes) {
    wishes_ = wishes;
    restart();
}

void Estimator::setRules(std::optional<DriveRules> rules) {
    ownRules_ = std::move(rules);
    if (begun_)
        takeRulesOfGame();
    restart();
}

void Estimator::setDashboard(const QString& id) {
    dashboard_ = id;
    restart();
}

void Estimator::begin() {
    if (begun_)
        return;
    begun_ = true;
    takeRulesOfGame();
    worker_ = std::jthread([this](const std::stop_token& end) { work(end); });
    restart();
}

void Estimator::restart() {
    if (!begun_)
        return;
    stale_ = true;
    Job job{document_.stage(), &document_.catalogue(), rules_, dashboard_, wishes_, ++number_};
    {
        const std::scoped_lock lock(mutex_);
        current_.request_stop();
        next_ = std::move(job);
    }
    wake_.notify_all();
    Q_EMIT staleChanged();
}

/// Stops what is being worked out, and waits until nothing is: a few milliseconds.
void Estimator::halt() {
    std::unique_lock lock(mutex_);
    next_.reset();
    current_.request_stop();
    wake_.wait(lock, [this] { return !busy_; });
}

void Estimator::work(const std::stop_token& end) {
    stepBack();
    for (;;) {
        std::unique_lock lock(mutex_);
        if (!wake_.wait(lock, end, [this] { return next_.has_value(); }))
            return;
        const Job job = *std::exchange(next_, std::nullopt);
        current_ = std::stop_source();
        const std::stop_token stop = current_.get_token();
        busy_ = true;
        lock.unlock();
        run(job, stop);
        lock.lock();
        busy_ = false;
        lock.unlock();
        wake_.notify_all();
    }
}

void Estimator::run(const Job& job, const std::stop_token& stop) {
    const RoadGraph roads(job.stage, *job.catalogue);
    const Route route = findRoute(job.stage, roads);
    auto track = trackOf(job.stage, roads, route, job.rules, job.stage.info.laps);
    if (!track) {
        DriveReport report;
        report.whyNot =
            sentenceAlone({track.error().what, {}, {}, {}}); // its remedy is for the command line
        return tell(job.number, std::move(report), true);
    }
    if (const Dashboard* chosen = dashboardNamed(job.rules, job.dashboard))
        track->dashboard = *chosen;
    EstimateWishes wishes;
    wishes.drive = job.wishes;
    wishes.laps = job.stage.info.laps;
    wishes.length = {mostDrives, halfWidth, 1, cores()};
    const auto report = [&](Estimate estimate) {
        DriveReport made;
        made.roadTiles = static_cast<int>(estimate.tiles.size());
        for (const TileEstimate& tile : estimate.tiles)
            made.laid.push_back(job.stage.placements().at(tile.placement).laid);
        made.estimate = std::move(estimate);
        return made;
    };
    std::optional<std::chrono::steady_clock::time_point> told;
    const auto rough = [&](const Estimate& so) {
        const auto now = std::chrono::steady_clock::now();
        if (told && now - *told < roughEvery)
            return;
        told = now;
        tell(job.number, report(so), false);
    };
    if (isSlowToBegin(wishes.drive)) {
        EstimateWishes unharmed = wishes;
        unharmed.drive.mishaps = false;
        unharmed.length.mostDrives = firstDrives;
        if (auto first = estimate(job.stage, *track, job.rules, unharmed, stop))
            tell(job.number, report(*std::move(first)), false);
    }
    if (auto good = estimate(job.stage, *track, job.rules, wishes, stop, rough))
        tell(job.number, report(*std::move(good)), true);
}

void Estimator::tell(int number, DriveReport report, bool last) {
    QMetaObject::invokeMethod(
        this,
        [this, number, report = std::move(report), last]() mutable {
            if (number != number_)
                return; // the stage is another one by now
            report_ = std::move(report);
            stale_ = !last;
            Q_EMIT reported();
            Q_EMIT staleChanged();
        },
        Qt::QueuedConnection);
}

} // namespace stagewright
