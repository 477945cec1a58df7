#include "editor/welcome/new_stage_choices.h"

#include "model/game/new_stage_words.h"
#include "model/game/pieces.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace stagewright {

namespace {

struct NewStage {
    Q_DECLARE_TR_FUNCTIONS(NewStage)
};

NewStageChoice choice(const Games& games, const QString& game, const QString& title,
                      StageKind kind) {
    NewStageChoice made;
    made.game = title;
    made.empty.info.game = game;
    made.empty.info.kind = kind;
    made.phrase = kind == StageKind::Circuit
                      ? NewStage::tr("%1: circuit").arg(title)
                      : games.face<NewStageWords>(made.empty).withGame(title);
    if (made.phrase.isEmpty())
        made.phrase = NewStage::tr("%1: stage").arg(title);
    return made;
}

} // namespace

std::vector<NewStageChoice> newStageChoices(const Games& games, const QString& now) {
    std::vector<NewStageChoice> choices;
    const auto add = [&](const QString& game, const QString& title, bool hasCircuits) {
        choices.push_back(choice(games, game, title, StageKind::Stage));
        if (hasCircuits)
            choices.push_back(choice(games, game, title, StageKind::Circuit));
    };
    std::set<QString> offered;
    for (const GameBox& box : allBoxes(games))
        if (!box.expansion && offered.insert(box.game).second) {
            const Game* game = games.find(box.game);
            add(box.game, box.title, !game || game->layout->hasCircuits);
        }
    for (const Game& game : games.all())
        if (offered.insert(game.id).second)
            add(game.id, game.title, game.layout->hasCircuits);
    std::stable_partition(choices.begin(), choices.end(),
                          [&](const NewStageChoice& each) { return each.empty.info.game == now; });
    return choices;
}

} // namespace stagewright
