#include "editor/estimate/estimator.h"

#include "model/drive/drive_task.h"
#include "model/drive/rules_file.h"
#include "model/game/estimate_length.h"

#include <algorithm>
#include <chrono>
#include <thread>
#include <utility>

namespace stagewright {

namespace {

constexpr double halfWidth = 0.25; ///< seconds

/// Between two rough figures: more often nobody could read them.
constexpr auto roughEvery = std::chrono::milliseconds(250);
constexpr std::int64_t firstDrives = 1024;

/// Flat-out driving is planned anew for each set of dice that damage leaves. Until that is done,
/// the figure of cars to which nothing happens serves.
bool isSlowToBegin(const DriveSettings& driveSettings) {
    return driveSettings.profile == Profile::FlatOut && driveSettings.mishaps;
}

unsigned cores() {
    return std::max(1U, std::thread::hardware_concurrency());
}

} // namespace

Estimator::Estimator(Document& document, QObject* parent)
    : QObject(parent)
    , document_(document)
    , work_([this](const News& news) { take(news); }) {
    connect(&document, &Document::changed, this, [this](const StageChange& change) {
        const bool otherGame = rules_.game != document_.stage().info.game;
        if (begun_ && (change.whole || (change.info && otherGame)))
            takeRulesOfGame();
        if (change.games || change.whole || change.info || !change.layout.isNothing())
            restart();
    });
}

void Estimator::takeRulesOfGame() {
    noRules_.clear();
    if (ownRules_) {
        rules_ = *ownRules_;
    } else if (auto rules = builtInRules(document_.stage().info.game)) {
        rules_ = *std::move(rules);
    } else {
        rules_ = {};
        noRules_ = sentenceAlone({rules.error().what, {}, rules.error().remedy, {}});
    }
    Q_EMIT rulesChanged();
}

void Estimator::setDriveSettings(const DriveSettings& driveSettings) {
    driveSettings_ = driveSettings;
    restart();
    Q_EMIT settingsChanged();
}

void Estimator::setRules(std::optional<DriveRules> rules) {
    ownRules_ = std::move(rules);
    if (begun_)
        takeRulesOfGame();
    restart();
}

void Estimator::begin() {
    if (begun_)
        return;
    begun_ = true;
    takeRulesOfGame();
    restart();
}

void Estimator::restart() {
    if (!begun_)
        return;
    if (!noRules_.isEmpty()) {
        work_.giveUp();
        DriveReport report;
        report.whyNot = noRules_;
        return take({std::move(report), true});
    }
    stale_ = true;
    outdated_ = true;
    work_.begin(&Estimator::work, document_.stage(), document_.games(), rules_, driveSettings_);
    Q_EMIT staleChanged();
}

void Estimator::take(const News& news) {
    report_ = news.report;
    stale_ = !news.last;
    outdated_ = false;
    Q_EMIT reported();
    Q_EMIT staleChanged();
}

void Estimator::work(const std::stop_token& stop, const Work::Tell& tell, const Stage& stage,
                     const Games& games, const DriveRules& rules, const DriveSettings& drive) {
    auto task = driveTaskOf(stage, games, rules, stage.info.laps);
    if (!task) {
        DriveReport report;
        report.whyNot =
            sentenceAlone({task.error().what, {}, {}, {}}); // its remedy is for the command line
        return tell({std::move(report), true});
    }
    EstimateRequest request;
    request.drive = drive;
    request.laps = stage.info.laps;
    request.length = {games.data<EstimateLength>().drives, halfWidth, 1, cores()};
    const auto report = [](Estimate estimate) {
        DriveReport made;
        made.estimate = std::move(estimate);
        return made;
    };
    std::optional<std::chrono::steady_clock::time_point> told;
    const auto rough = [&](const Estimate& so) {
        const auto now = std::chrono::steady_clock::now();
        if (told && now - *told < roughEvery)
            return;
        told = now;
        tell({report(so), false});
    };
    if (isSlowToBegin(drive)) {
        EstimateRequest unharmed = request;
        unharmed.drive.mishaps = false;
        unharmed.length.mostDrives = firstDrives;
        if (auto first = estimate(stage, *task, rules, unharmed, stop))
            tell({report(*std::move(first)), false});
    }
    if (auto good = estimate(stage, *task, rules, request, stop, rough))
        tell({report(*std::move(good)), true});
}

} // namespace stagewright
