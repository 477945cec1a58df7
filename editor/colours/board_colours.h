#pragma once

#include "validators/finding.h"

#include <QColor>
#include <QPalette>

namespace stagewright {

/// The colours of the board beside the tiles themselves, for a light or a dark desktop.
struct BoardColours {
    QColor table;
    QColor grid;
    QColor selection;
    QColor onSelection; ///< of what is written on it
    QColor halo;        ///< behind lines that have to show on any tile
    QColor fits;
    QColor doesNotFit;
    QColor blocked;
};

[[nodiscard]] BoardColours boardColours(const QPalette& palette);

[[nodiscard]] bool isDark(const QPalette& palette);

/// Of marks and bars.
[[nodiscard]] QColor colour(Severity severity);
/// Of what is written in that colour.
[[nodiscard]] QColor textColour(Severity severity, const QPalette& palette);

} // namespace stagewright
