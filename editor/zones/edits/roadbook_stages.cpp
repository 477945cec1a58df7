#include "editor/zones/edits/roadbook_stages.h"

#include "editor/document/added_stages.h"
#include "editor/zones/edits/chain_steps.h"
#include "model/layouts/zones/chain/roadbook_text.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct RoadbookStages {
    Q_DECLARE_TR_FUNCTIONS(RoadbookStages)
};

} // namespace

Expected<void> takeRoadbooks(Document& document, const QString& text) {
    const auto roadbooks = readRoadbooks(text, boardsOf(document));
    if (!roadbooks)
        return tl::unexpected(roadbooks.error());
    if (document.rally().stages().size() + roadbooks->size() - 1 > mostStages)
        return tl::unexpected(Fault{
            RoadbookStages::tr("a rally has at most %n stages", nullptr, mostStages), {}, {}, {}});
    const RoadbookStage& first = roadbooks->first();
    const StageKey here = document.current();
    document.make(writeSections(document, first.sections));
    if (!first.title.isEmpty() && document.stage().info.title.isEmpty())
        document.make(renameStageOf(document.rally(), document.current(), first.title));
    QList<RallyStage> others;
    for (const RoadbookStage& each : roadbooks->sliced(1)) {
        RallyStage stage;
        stage.stage = stageOf(each);
        others.append(stage);
    }
    if (!others.isEmpty())
        document.make(addStagesTo(document.rally(), others, document.rally().indexOf(here) + 1));
    document.turnTo(here); // what is added is opened
    return {};
}

} // namespace stagewright
