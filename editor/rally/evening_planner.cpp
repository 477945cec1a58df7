#include "editor/rally/evening_planner.h"

#include <sys/resource.h>
#include <utility>

namespace stagewright {

namespace {

// Milliseconds after the last edit.
constexpr int soon = 20;
constexpr int rest = 300;

OrderedStages orderOf(const Rally& rally) {
    OrderedStages stages;
    for (const RallyStage& stage : rally.stages()) {
        stages.given << stage.key;
        stages.stages << stage.stage;
    }
    stages.best = fewestMoves(stages.stages);
    return stages;
}

} // namespace

EveningPlanner::EveningPlanner(Document& document, QObject* parent)
    : QObject(parent)
    , document_(document) {
    soon_.setSingleShot(true);
    soon_.setInterval(soon);
    connect(&soon_, &QTimer::timeout, this, &EveningPlanner::plan);
    rest_.setSingleShot(true);
    rest_.setInterval(rest);
    connect(&rest_, &QTimer::timeout, this, &EveningPlanner::begin);
    connect(&document, &Document::rallyChanged, this, &EveningPlanner::again);
    connect(&document, &Document::changed, this, [this](const StageChange& change) {
        if (change.catalogue) {
            worker_ = {}; // the catalogue before this one goes when all have been told
            known_.driven = {};
            known_.stages.clear();
            ++catalogues_;
        }
        if (change.catalogue || change.info || !change.hexes.isEmpty())
            again();
    });
    again();
}

EveningPlanner::~EveningPlanner() = default;

void EveningPlanner::want() {
    if (wanted_)
        return;
    wanted_ = true;
    again();
}

void EveningPlanner::setHints(bool wanted) {
    if (known_.hints == wanted)
        return;
    known_.hints = wanted;
    again();
}

std::optional<StageOutlook> EveningPlanner::forecastOf(StageKey stage) const {
    const auto at = report_.rally.indexOf(stage);
    return at < 0 ? std::nullopt : std::optional(report_.stages.at(static_cast<std::size_t>(at)));
}

void EveningPlanner::again() {
    if (!wanted_ && document_.rally().stages().size() < 2)
        return;
    soon_.start();
    rest_.start();
}

void EveningPlanner::plan() {
    const Rally& rally = document_.rally();
    books_.openFor(rally);
    report_ = eveningReport(rally, document_.catalogue(), known_, books_.rulesOf(),
                            books_.usual().changeMinutes);
    Q_EMIT reported();
}

/// One run at a time: the next one waits until the last has heard that it is of no use any more.
void EveningPlanner::begin() {
    const bool isKnown = known_.driven && known_.driven->isOf(document_.rally());
    if (busy_) {
        worker_.request_stop();
        return rest_.start();
    }
    if (isKnown && report_.ordered)
        return;
    busy_ = true;
    // A copy of the rally, as the document changes meanwhile.
    worker_ = std::jthread([this, isKnown, by = catalogues_, rally = document_.rally(),
                            catalogue = &document_.catalogue()](const std::stop_token& stop) {
        constexpr int nicer = 10; // the window comes first
        setpriority(PRIO_PROCESS, 0, nicer);
        Driven driven;
        const auto tell = [this, by](StageKey key, const DrivenStage& stage) {
            QMetaObject::invokeMethod(
                this,
                [this, by, key, stage] {
                    if (by == catalogues_)
                        takeStage(key, stage);
                },
                Qt::QueuedConnection);
        };
        if (!isKnown)
            if (auto drives = drivenRally(rally, *catalogue, stop, tell))
                driven = std::make_shared<const DrivenRally>(*std::move(drives));
        const auto order = std::make_shared<const OrderedStages>(orderOf(rally));
        QMetaObject::invokeMethod(
            this, [this, by, driven, order] { take(by == catalogues_ ? driven : Driven(), order); },
            Qt::QueuedConnection);
    });
}

void EveningPlanner::takeStage(StageKey key, const DrivenStage& stage) {
    known_.stages[key] = stage;
    if (!soon_.isActive())
        soon_.start();
}

void EveningPlanner::take(const Driven& driven, const Ordered& ordered) {
    busy_ = false;
    if (driven) {
        known_.driven = driven;
        known_.stages = driven->stages;
    }
    known_.ordered = ordered;
    plan();
}

} // namespace stagewright
