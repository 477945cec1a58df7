#pragma once

#include "editor/colours/board_colours.h"
#include "editor/hextiles/board/token_tool.h"
#include "editor/hextiles/layers/camera.h"
#include "editor/hextiles/tokens/token_stamps.h"

#include <QPainter>
#include <QSet>

namespace stagewright {

/// The tokens of a stage, and the one that is worked on.
struct TokenScene {
    const Stage& stage;
    const QSet<int>& lifted; ///< Placement::laid of tiles in the hand, whose tokens are faint
    std::optional<TokenGhost> held;
    std::optional<TokenSpot> chosen;
};

void paintTokens(QPainter& painter, TokenStamps& stamps, const TokenScene& scene,
                 const Camera& camera, const BoardColours& colours);

/// From the board's frame to that of the view.
[[nodiscard]] QTransform toView(const Camera& camera);

} // namespace stagewright
