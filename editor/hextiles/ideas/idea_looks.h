#pragma once

#include "editor/hextiles/ideas/idea.h"
#include "model/game/games.h"

#include <QColor>

#include <stop_token>
#include <vector>

namespace stagewright {

/// What is shown of an idea, and by what it is measured.
struct IdeaLooks {
    Games games;
    int players = 4;
    QSize picture; ///< device-independent pixels
    qreal devicePixelRatio = 1;
    QColor ground;
};

/// An idea of these stages: its picture and how it is driven. May be called in any thread.
/// @pre there is at least one
[[nodiscard]] Idea ideaOf(const std::vector<Stage>& stages, const IdeaLooks& looks,
                          const std::stop_token& stop);

/// How a stage is driven; nothing: it cannot be, or it was asked to stop.
[[nodiscard]] std::optional<IdeaDrive> drivenAs(const Stage& stage, const IdeaLooks& looks,
                                                const std::stop_token& stop);

} // namespace stagewright
