#include "editor/welcome/new_stage_choices.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct NewStage {
    Q_DECLARE_TR_FUNCTIONS(NewStage)
};

NewStageChoice choice(const Box& box, StageKind kind) {
    NewStageChoice made;
    made.game = box.title;
    made.phrase = kind == StageKind::Stage ? NewStage::tr("%1: stage").arg(box.title)
                                           : NewStage::tr("%1: circuit").arg(box.title);
    made.empty.info.game = box.game;
    made.empty.info.kind = kind;
    return made;
}

} // namespace

std::vector<NewStageChoice> newStageChoices(const Catalogue& catalogue, const QString& now) {
    std::vector<NewStageChoice> choices;
    for (const Box& box : catalogue.boxes())
        if (!box.expansion)
            for (const StageKind kind : {StageKind::Stage, StageKind::Circuit})
                choices.push_back(choice(box, kind));
    std::stable_partition(choices.begin(), choices.end(),
                          [&](const NewStageChoice& each) { return each.empty.info.game == now; });
    return choices;
}

} // namespace stagewright
