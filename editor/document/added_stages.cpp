#include "editor/document/added_stages.h"

#include "model/rally/rally_edits.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct AddedStages {
    Q_DECLARE_TR_FUNCTIONS(AddedStages)
};

} // namespace

RallyUndoStep addStagesTo(const Rally& rally, const QList<RallyStage>& stages, qsizetype at) {
    Rally grown = rally;
    RallyEdit all;
    for (qsizetype i = 0; i < stages.size(); ++i) {
        const RallyEdit one = addStage(grown, stages.at(i), at + i);
        apply(one, grown);
        all = i == 0 ? one : composed(all, one);
    }
    return {all, [n = static_cast<int>(stages.size())] {
                return AddedStages::tr("Add %n stages", nullptr, n);
            }};
}

} // namespace stagewright
