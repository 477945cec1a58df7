#pragma once

#include "model/game/games.h"
#include "model/game/place.h"

#include <QPolygonF>
#include <QSize>

namespace stagewright {

/// Where the places of a kind of layout are on the small picture of a stage (Games::face), to be
/// marked there.
struct PlaceOutlines {
    /// Empty: the place is not on the picture, or the kind does not say.
    /// @param size of StageDrawing::picture, in device-independent pixels
    QPolygonF (*outline)(const Stage& stage, const Games& games, Place place, QSize size) =
        [](const Stage&, const Games&, Place, QSize) { return QPolygonF(); };
};

} // namespace stagewright
