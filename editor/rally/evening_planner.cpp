#include "editor/rally/evening_planner.h"

#include "editor/rally/driven_rally.h"

#include <utility>

namespace stagewright {

namespace {

// Milliseconds after the last edit.
constexpr int soon = 20;
constexpr int planningRest = 300;

OrderedStages orderOf(const Rally& rally, const Games& games) {
    OrderedStages stages;
    for (const RallyStage& stage : rally.stages()) {
        stages.given << stage.key;
        stages.stages << stage.stage;
    }
    stages.best = fewestMoves(stages.stages, games);
    return stages;
}

} // namespace

EveningPlanner::EveningPlanner(Document& document, QObject* parent)
    : QObject(parent)
    , document_(document)
    , work_([this](const auto& news) {
        std::visit([this](const auto& known) { this->take(known); }, news);
    }) {
    soon_.setSingleShot(true);
    soon_.setInterval(soon);
    connect(&soon_, &QTimer::timeout, this, &EveningPlanner::plan);
    rest_.setSingleShot(true);
    rest_.setInterval(planningRest);
    connect(&rest_, &QTimer::timeout, this, &EveningPlanner::begin);
    connect(&document, &Document::rallyChanged, this, &EveningPlanner::again);
    connect(&document, &Document::changed, this, [this](const StageChange& change) {
        if (change.games)
            forgetDrives();
        if (change.games || change.info || !change.layout.isNothing())
            again();
    });
    again();
}

/// They were over other tiles, or by other rules.
void EveningPlanner::forgetDrives() {
    work_.giveUp();
    busy_ = false;
    known_.driven = {};
    known_.stages.clear();
}

void EveningPlanner::setHouseRules(const HouseRules& house) {
    rulesCache_.setHouseRules(house);
    forgetDrives();
    again();
    Q_EMIT houseRulesChanged();
}

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

std::optional<StageExpectation> EveningPlanner::forecastOf(StageKey stage) const {
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
    rulesCache_.openFor(rally);
    report_ = eveningReport(rally, document_.games(), known_, rulesCache_.rulesOf(),
                            rulesCache_.usual().changeMinutes);
    report_.ownRules = rulesCache_.ownNames();
    Q_EMIT reported();
}

void EveningPlanner::begin() {
    const bool isDriven = known_.driven && known_.driven->isOf(document_.rally());
    if (isDriven && report_.ordered) {
        work_.giveUp(); // what is still under way is of the rally as it was
        busy_ = false;
        Q_EMIT reported(); // it is not stale any more
        return;
    }
    busy_ = true;
    work_.begin(&EveningPlanner::work, document_.rally(), document_.games(),
                rulesCache_.houseRules(), isDriven);
}

void EveningPlanner::work(const std::stop_token& stop, const Work::Tell& tell, const Rally& rally,
                          const Games& games, const HouseRules& house, const bool& isDriven) {
    RallyNews news;
    const auto tellOf = [&](StageKey key, const DrivenStage& stage) {
        tell(StageNews(key, stage));
    };
    if (!isDriven)
        if (auto drives = drivenRally(rally, games, house, stop, tellOf))
            news.driven = std::make_shared<const DrivenRally>(*std::move(drives));
    news.ordered = std::make_shared<const OrderedStages>(orderOf(rally, games));
    tell(news);
}

void EveningPlanner::take(const StageNews& news) {
    known_.stages[news.first] = news.second;
    if (!soon_.isActive())
        soon_.start();
}

void EveningPlanner::take(const RallyNews& news) {
    busy_ = false;
    if (news.driven) {
        known_.driven = news.driven;
        known_.stages = news.driven->stages;
    }
    known_.ordered = news.ordered;
    plan();
}

} // namespace stagewright
