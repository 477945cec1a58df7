#pragma once

#include "editor/sheets/place_outline.h"
#include "editor/sheets/stage_drawing.h"
#include "model/layouts/points/track/titan_layout.h"

namespace stagewright {

/// Small pictures of tracks, and maps: each board at its true size with cutting marks, those of a
/// Grand Slam one above the other as they lie on the table.
[[nodiscard]] StageDrawing titanDrawing();

/// The points on the small picture.
[[nodiscard]] PlaceOutlines titanOutlines();

/// Its tracks with their marks, bottom to top, also of those that it only names; where nothing is
/// laid, a bare one.
[[nodiscard]] QList<PointTrack> tracksToDraw(const Stage& stage, const Games& games);

} // namespace stagewright
