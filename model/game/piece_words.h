#pragma once

#include "model/game/terrain.h"

#include <QString>

namespace stagewright {

/// "3 pieces"
[[nodiscard]] QString countOfPieces(int count);

/// "gravel on 3 pieces"
[[nodiscard]] QString surfaceOfPieces(Terrain terrain, int count);

/// What a kind of layout calls its pieces (Games::face), in the language that is spoken.
struct PieceWords {
    /// "3 tiles"
    QString (*count)(int count) = countOfPieces;
    /// "3 road tiles": of those that are driven over
    QString (*driven)(int count) = countOfPieces;
    /// "gravel on 3 tiles"; empty for none
    QString (*surface)(Terrain terrain, int count) = surfaceOfPieces;
};

} // namespace stagewright
