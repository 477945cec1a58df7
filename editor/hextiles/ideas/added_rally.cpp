#include "editor/hextiles/ideas/added_rally.h"

#include "editor/document/added_stages.h"
#include "model/rally/rally_edits.h"
#include "model/rally/services.h"

namespace stagewright {

RallyUndoStep addRallyOf(const Idea& idea, const Document& document) {
    std::vector<Stage> found{idea.stage};
    found.insert(found.end(), idea.further.begin(), idea.further.end());
    QList<RallyStage> stages;
    for (const Stage& stage : found) {
        RallyStage each;
        each.stage = stage;
        stages.append(each);
    }
    stages = withServices(std::move(stages), document.games());
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
