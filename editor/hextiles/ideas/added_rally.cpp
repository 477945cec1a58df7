#include "editor/hextiles/ideas/added_rally.h"

#include "editor/document/added_stages.h"
#include "model/game/pieces.h"
#include "model/rally/rally_edits.h"

namespace stagewright {

RallyUndoStep addRallyOf(const Idea& idea, const Document& document) {
    std::vector<Stage> found{idea.stage};
    found.insert(found.end(), idea.further.begin(), idea.further.end());
    QList<RallyStage> stages;
    for (const Stage& stage : found) {
        RallyStage each;
        each.stage = stage;
        const auto& pieces = document.games().face<StagePieces>(stage);
        each.serviceAfter = pieces.hasService(stage, document.games()).value_or(false);
        stages.append(each);
    }
    stages.back().serviceAfter = false;
    const Rally& rally = document.rally();
    RallyUndoStep step = addStagesTo(rally, stages, rally.indexOf(document.current()) + 1);
    if (document.stage().layout.pieceCount() == 0) {
        Rally grown = rally;
        apply(step.edit, grown);
        step.edit = composed(step.edit, removeStage(grown, document.current()));
    }
    return step;
}

} // namespace stagewright
