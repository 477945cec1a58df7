#include "model/game/stage_texts.h"

namespace stagewright {

Expected<std::vector<Stage>> stagesOfText(const QString& text, const Games& games) {
    for (const auto& [kind, texts] : games.faces<StageTexts>()) {
        auto stages = texts.read(text, games);
        if (stages || !stages.error().place.isEmpty())
            return stages;
    }
    return tl::unexpected(Fault());
}

} // namespace stagewright
