#pragma once

#include "model/game/games.h"
#include "model/game/stage.h"

#include <QString>

#include <vector>

namespace stagewright {

/// Texts for people from which stages of a kind of layout can be read, as roadbooks are
/// (Games::face).
struct StageTexts {
    /// The fault: without a place the text is nothing of the kind.
    Expected<std::vector<Stage>> (*read)(const QString& text, const Games& games) =
        [](const QString&, const Games&) -> Expected<std::vector<Stage>> {
        return tl::unexpected(Fault());
    };
};

/// The stages of a text, by the first kind of layout that knows what to make of it. The fault:
/// likewise.
[[nodiscard]] Expected<std::vector<Stage>> stagesOfText(const QString& text, const Games& games);

} // namespace stagewright
