#pragma once

#include "model/game/pieces.h"
#include "model/game/tile_size.h"
#include "validators/table.h"

#include <QSettings>
#include <QSizeF>
#include <QString>

#include <map>
#include <optional>

namespace stagewright {

/// What a player has, as far as the program was told.
struct Holdings {
    /// How many of each box, by id; a box that is not named is not owned.
    BoxCounts boxes;
    /// Whether these count. If not, a stage has whatever boxes it needs.
    bool countBoxes = false;

    QSizeF table{120, 80};                ///< in centimetres
    double tile = usualTileMillimetres(); ///< from edge to opposite edge, in millimetres
    /// Whether a stage that is larger is to be told.
    bool heedTable = false;

    friend bool operator==(const Holdings&, const Holdings&) = default;
};

/// What makes no sense in the settings is passed over.
[[nodiscard]] Holdings readHoldings(const QSettings& settings);
void rememberHoldings(const Holdings& holdings, QSettings& settings);

/// The boxes that a stage needs, and one more.
/// @param more a box's id; nothing is added for one that is unknown or among them
[[nodiscard]] BoxCounts boxesFor(const Stage& stage, const Games& games, const QString& more);

} // namespace stagewright
