#pragma once

#include "model/catalogue/catalogue.h"
#include "model/catalogue/tile_size.h"
#include "model/game/stage.h"

#include <QSettings>
#include <QSizeF>
#include <QString>

#include <map>
#include <optional>

namespace stagewright {

/// What a player has, as far as the program was told.
struct Holdings {
    /// How many of each box, by id; a box that is not named is not owned.
    std::map<QString, int> boxes;
    /// Whether these count. If not, a stage has whatever boxes it needs.
    bool countBoxes = false;

    QSizeF table{120, 80};                ///< in centimetres
    double tile = usualTileMillimetres(); ///< from edge to opposite edge, in millimetres
    /// Whether a stage that is larger is to be told.
    bool heedTable = false;

    friend bool operator==(const Holdings&, const Holdings&) = default;
};

/// Longest side of a table in centimetres.
inline constexpr double longestSide = 1000;
/// A tile may measure so many millimetres.
inline constexpr double smallestTile = 20;
inline constexpr double largestTile = 300;

/// What makes no sense in the settings is passed over.
[[nodiscard]] Holdings readHoldings(const QSettings& settings);
void rememberHoldings(const Holdings& holdings, QSettings& settings);

/// The tiles of the boxes owned.
[[nodiscard]] Stock stockOf(const Holdings& holdings, const Catalogue& catalogue);

/// The tiles of the boxes that a stage needs, and of one more.
/// @param more a box's id; nothing is added for one that is unknown or among them
[[nodiscard]] Stock stockFor(const Stage& stage, const Catalogue& catalogue, const QString& more);

} // namespace stagewright
