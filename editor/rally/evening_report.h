#pragma once

#include "model/drive/table_time.h"
#include "model/rally/evening_plan.h"
#include "model/rally/house_rules.h"
#include "model/rally/laying_order.h"
#include "model/rally/piece_needs.h"
#include "model/rally/rally_remarks.h"
#include "model/rally/rally_statistics.h"
#include "model/rally/standings.h"
#include "validators/rally_rule.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace stagewright {

/// What the drive model has said of a stage as part of a rally.
struct DrivenStage {
    Stage stage; ///< as it was driven
    OptionalRules options;
    bool serviceAfter = false;
    std::shared_ptr<const StageStatistics> drives; ///< null where it cannot be driven
    std::optional<StageMinutes> timed;             ///< of a stage that no car drives (isTimed)
    int players = 0;                               ///< that those minutes are for
    int roadTiles = 0;
    QString whyNot; ///< a sentence where it cannot be driven
};

/// A rally that was driven many times, without the stages that cannot be driven.
struct DrivenRally {
    std::map<StageKey, DrivenStage> stages;
    QList<StageKey> order; ///< of all stages
    int players = 0;
    QList<StageKey> counted;         ///< the stages of the statistics, in their order
    RallyStatistics statistics;      ///< no rallies where no stage can be driven
    std::vector<SayOfRally> remarks; ///< of kinds of layouts

    /// Whether the rally would be driven just so.
    [[nodiscard]] bool isOf(const Rally& rally) const;
};

/// An order of laying, and of which stages.
struct OrderedStages {
    QList<StageKey> given;
    QList<Stage> stages;
    LayingOrder best;
};

/// All that has been found out of a rally so far, kept from one plan to the next.
struct EveningKnowledge {
    std::map<StageKey, DrivenStage> stages;       ///< each as it was last driven
    std::shared_ptr<const DrivenRally> driven;    ///< null: not yet
    std::shared_ptr<const OrderedStages> ordered; ///< likewise
    bool hints = true;                            ///< whether those are wanted among the findings
};

/// What is known of one stage.
struct StageExpectation {
    std::optional<StageMinutes> minutes;           ///< nothing: not known, or it cannot be driven
    std::shared_ptr<const StageStatistics> drives; ///< where there are minutes of cars
    StageClass stageClass = StageClass::Short;     ///< where there are drives
    QString whyNot;                                ///< a sentence where it cannot be driven
};

/// What a way of laying asks for.
struct LayingNeeds {
    Laying laying{};
    int tiles = 0;
    std::vector<Shortage> lacking;
};

/// What is said of the evening.
struct EveningReport {
    Rally rally; ///< of which it tells
    std::vector<StageExpectation> stages;
    /// Nothing until all stages are known, and where none can be driven. Those that cannot be
    /// driven count for no minutes.
    std::optional<EveningPlan> plan;
    /// Where there is no plan yet: of the stages known so far, from the first on.
    std::optional<Timetable> begun;
    RallyFindings findings;
    std::vector<std::optional<RallyFix>> fixes; ///< of each finding; nothing: it has none
    PieceWords words;                           ///< of what its stages are laid of
    std::map<QString, int> boxes;               ///< said to be on the table, or needed
    std::vector<LayingNeeds> layings;
    std::vector<PiecesBetween> moved; ///< into each stage, one after another
    int laidAsGiven = 0;
    std::shared_ptr<const OrderedStages> ordered; ///< null: not known (yet)
    std::shared_ptr<const DrivenRally> driven;    ///< null: not (yet) as the rally is now
    QStringList ownRules; ///< names of the files of the table's own rules, by which it is planned
};

/// @param rulesOf of all games of the rally
/// @param changeMinutes see timetable()
[[nodiscard]] EveningReport eveningReport(const Rally& rally, const Games& games,
                                          const EveningKnowledge& known, const RulesOf& rulesOf,
                                          int changeMinutes);

} // namespace stagewright
