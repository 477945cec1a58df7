#pragma once

#include "editor/hextiles/faces/face_style.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QPainter>

#include <map>

namespace stagewright {

/// What is printed on tiles and has to be known to read them.
enum class TileSign : unsigned char {
    Limit,
    SnowLimit, ///< in other colours
    LimitHazard,
    LineLimit,
    LineHazard,
    Jump,
    Shortcut,
    Ford,
    Slide,
    Climb,
    LowDanger,
    MediumDanger,
    HighDanger,
    Start,
    Finish,
    StartFinish
};

/// Those on the tiles of a stage, each with a number that it has there; 0: it has none.
[[nodiscard]] std::map<TileSign, int> signsOn(const Stage& stage, const Catalogue& catalogue);

[[nodiscard]] QString wordsFor(TileSign sign);

/// As it is on tiles, upright, as large as it goes in the area.
void paintTileSign(QPainter& painter, TileSign sign, int number, const FaceStyle& style,
                   const QRectF& area);

} // namespace stagewright
