#include "editor/zones/edits/roadbook_stages.h"

#include "editor/document/added_stages.h"
#include "editor/zones/edits/chain_steps.h"
#include "model/layouts/zones/chain/roadbook_text.h"
#include "model/rally/rally_edits.h"

#include <QCoreApplication>

#include <utility>

namespace stagewright {

namespace {

struct RoadbookStages {
    Q_DECLARE_TR_FUNCTIONS(RoadbookStages)
};

/// The stage with that chain, and with that title where it has none.
Stage withRoadbook(Stage stage, const RoadbookStage& roadbook) {
    ChainLayout chain = chainOf(stage);
    chain.sections = roadbook.sections;
    apply(layChain(stage, std::move(chain)), stage);
    if (stage.info.title.isEmpty())
        stage.info.title = roadbook.title;
    return stage;
}

StageUndoStep takeRoadbook(const Document& document, const RoadbookStage& roadbook) {
    StageUndoStep step = writeSections(document, roadbook.sections);
    const Stage taken = withRoadbook(document.stage(), roadbook);
    if (taken.info != document.stage().info)
        step.edit = composed(step.edit, describe(document.stage(), taken.info));
    return step;
}

RallyUndoStep takeAll(const Rally& rally, StageKey here, const QList<RoadbookStage>& roadbooks) {
    RallyStage first = *rally.find(here);
    first.stage = withRoadbook(first.stage, roadbooks.first());
    RallyEdit all = changeStage(rally, first);
    Rally grown = rally;
    apply(all, grown);
    QList<RallyStage> others;
    for (const RoadbookStage& each : roadbooks.sliced(1))
        others.emplace_back().stage = stageOf(each);
    all = composed(all, addStagesTo(grown, others, grown.indexOf(here) + 1).edit);
    return {all, [n = static_cast<int>(roadbooks.size())] {
                return RoadbookStages::tr("Write the roadbooks of %n stages", nullptr, n);
            }};
}

} // namespace

Expected<void> takeRoadbooks(Document& document, const QString& text) {
    const auto roadbooks = readRoadbooks(text, boardsOf(document));
    if (!roadbooks)
        return tl::unexpected(roadbooks.error());
    if (document.rally().stages().size() + roadbooks->size() - 1 > mostStages)
        return tl::unexpected(Fault{
            RoadbookStages::tr("a rally has at most %n stages", nullptr, mostStages), {}, {}, {}});
    const StageKey here = document.current();
    if (roadbooks->size() == 1)
        document.make(takeRoadbook(document, roadbooks->first()));
    else
        document.make(takeAll(document.rally(), here, *roadbooks));
    document.turnTo(here); // what is added is opened
    return {};
}

} // namespace stagewright
