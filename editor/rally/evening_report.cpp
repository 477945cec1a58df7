#include "editor/rally/evening_report.h"

#include <algorithm>
#include <array>

namespace stagewright {

namespace {

/// Whether it would be driven as it was. What it is called does not matter.
bool isAsDriven(const Rally& rally, const RallyStage& stage, const DrivenStage& driven) {
    return stage.stage.info.game == driven.stage.info.game &&
           stage.stage.info.kind == driven.stage.info.kind &&
           stage.stage.info.laps == driven.stage.info.laps &&
           stage.stage.info.dashboard == driven.stage.info.dashboard &&
           stage.serviceAfter == driven.serviceAfter &&
           optionalRulesOf(rally, stage) == driven.options &&
           stage.stage.layout == driven.stage.layout;
}

std::vector<StageExpectation> expectations(const Rally& rally,
                                           const std::map<StageKey, DrivenStage>& driven,
                                           const RulesOf& rulesOf) {
    std::vector<StageExpectation> all;
    for (const RallyStage& stage : rally.stages()) {
        StageExpectation expectation;
        const auto known = driven.find(stage.key);
        if (known != driven.end() && isAsDriven(rally, stage, known->second)) {
            expectation.whyNot = known->second.whyNot;
            expectation.stageClass = stageClass(known->second.roadTiles);
            expectation.drives = known->second.drives;
            if (known->second.players == rally.players())
                expectation.minutes = known->second.timed;
            if (expectation.drives)
                expectation.minutes =
                    stageMinutes(rulesOf(stage.stage.info.game), expectation.drives->tableTurns(),
                                 rally.players(), stage.stage.layout.pieceCount());
        }
        all.push_back(expectation);
    }
    return all;
}

bool isKnown(const StageExpectation& stage) {
    return stage.minutes || !stage.whyNot.isEmpty();
}

/// Of the first stages that are known; nothing where none of them can be driven.
std::optional<Timetable>
beginningOf(const Rally& rally, const std::vector<StageExpectation>& stages, int changeMinutes) {
    QList<RallyStage> first;
    std::vector<StageMinutes> minutes;
    bool any = false;
    for (std::size_t i = 0; i < stages.size() && isKnown(stages[i]); ++i) {
        any = any || stages[i].minutes;
        first << rally.stages()[static_cast<qsizetype>(i)];
        minutes.push_back(stages[i].minutes.value_or(StageMinutes{}));
    }
    const auto begun = Rally::of(rally.info, rally.sessions(), first, {}, {});
    return any && begun ? std::optional(timetable(*begun, minutes, changeMinutes)) : std::nullopt;
}

std::optional<EveningPlan> planOf(const Rally& rally, const std::vector<StageExpectation>& stages,
                                  int changeMinutes) {
    std::vector<StageMinutes> minutes;
    bool any = false;
    for (const StageExpectation& stage : stages) {
        if (!isKnown(stage))
            return std::nullopt;
        any = any || stage.minutes;
        minutes.push_back(stage.minutes.value_or(StageMinutes{}));
    }
    return any ? std::optional(planEvening(rally, minutes, changeMinutes)) : std::nullopt;
}

void lay(EveningReport& report, const Games& games) {
    constexpr std::array layings{Laying::OneAfterAnother, Laying::SessionAtOnce, Laying::AllAtOnce};
    const Rally& rally = report.rally;
    report.words = wordsOf(rally, games);
    report.boxes = boxesOf(rally, games);
    const PieceCounts stock = piecesOf(report.boxes, games);
    for (const Laying laying : layings) {
        const PieceCounts needs = needsOf(rally, laying, games);
        report.layings.push_back({laying, sumOf(needs), shortagesOf(needs, stock, games)});
    }
    QList<Stage> stages;
    for (const RallyStage& stage : rally.stages())
        stages << stage.stage;
    report.moved = movesBetween(stages, games);
    for (const PiecesBetween& move : report.moved)
        report.laidAsGiven += move.laid();
}

bool isOf(const OrderedStages& ordered, const Rally& rally) {
    const auto& stages = rally.stages();
    if (ordered.given.size() != stages.size())
        return false;
    for (qsizetype i = 0; i < stages.size(); ++i)
        if (ordered.given[i] != stages[i].key || ordered.stages[i].layout != stages[i].stage.layout)
            return false;
    return true;
}

} // namespace

bool DrivenRally::isOf(const Rally& rally) const {
    if (players != rally.players() || order.size() != rally.stages().size())
        return false;
    for (qsizetype i = 0; i < order.size(); ++i) {
        const RallyStage& stage = rally.stages()[i];
        if (stage.key != order[i] || !isAsDriven(rally, stage, stages.at(stage.key)))
            return false;
    }
    return true;
}

EveningReport eveningReport(const Rally& rally, const Games& games, const EveningKnowledge& known,
                            const RulesOf& rulesOf, int changeMinutes) {
    EveningReport report;
    report.rally = rally;
    report.stages = expectations(rally, known.stages, rulesOf);
    report.plan = planOf(rally, report.stages, changeMinutes);
    if (!report.plan)
        report.begun = beginningOf(rally, report.stages, changeMinutes);
    lay(report, games);
    const auto minutes =
        report.plan ? std::optional(report.plan->timetable.minutes()) : std::nullopt;
    const RallyRuleContext context{rally, games, minutes};
    report.findings = checkRally(context, known.hints);
    for (const RallyFinding& finding : report.findings)
        report.fixes.push_back(fixFor(context, finding));
    if (known.ordered && isOf(*known.ordered, rally))
        report.ordered = known.ordered;
    if (known.driven && known.driven->isOf(rally))
        report.driven = known.driven;
    return report;
}

} // namespace stagewright
