#include "editor/sheets/rally_sheet.h"

#include <utility>

namespace stagewright {

SharedRallySheet rallySheet(const SheetSubject& subject) {
    auto rulesByGame = RulesByGame::of(subject.rally, subject.house);
    return std::make_shared<const RallySheet>(
        RallySheet{subject.title, subject.rally, subject.games, subject.overlays, subject.forecast,
                   rulesByGame ? *std::move(rulesByGame) : RulesByGame(DriveRules{})});
}

} // namespace stagewright
