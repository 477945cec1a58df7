#pragma once

#include "model/design/table_room.h"
#include "model/drive/difficulty.h"
#include "model/game/stage.h"

#include <QString>

#include <array>
#include <map>
#include <optional>

namespace stagewright {

struct TileChoices; // model/design/driven_side.h

/// How much of something a stage has.
enum class Amount : unsigned char { Low, Medium, High };

/// What of a stage can be wished for in amounts.
enum class Trait : unsigned char {
    Danger,   ///< mean danger of the route's tiles: low 1, medium 2, high 3
    Twist,    ///< degrees by which corners turn, a tile
    Jumps,    ///< tiles of the route with one
    Fords,    ///< likewise
    Shortcuts ///< likewise
};
inline constexpr std::array allTraits{Trait::Danger, Trait::Twist, Trait::Jumps, Trait::Fords,
                                      Trait::Shortcuts};

/// By trait.
using TraitValues = std::array<double, allTraits.size()>;

[[nodiscard]] constexpr std::size_t index(Trait trait) {
    return static_cast<std::size_t>(trait);
}

/// "danger", "twist", ... and "low", "medium", "high": as the command line writes them in every
/// language.
[[nodiscard]] QString name(Trait trait);
[[nodiscard]] QString name(Amount amount);
[[nodiscard]] std::optional<Amount> amountNamed(QStringView name);

/// What a stage is wished to be. What is not said may be as it comes.
struct Wishes {
    QString game = QStringLiteral("dirt");
    StageKind kind = StageKind::Stage; ///< or a circuit
    int laps = 1;                      ///< of a circuit, 1 to mostLaps

    /// Road tiles, start and finish among them. Where minutes are wished for: as they need.
    int tiles = 12;
    std::optional<double> minutes; ///< at the table, to play; met within a tenth
    int players = 4;

    /// Percent of the road tiles, met to the nearest tile. What is left to 100 may be of any other
    /// terrain.
    std::map<Terrain, int> surfaces;
    std::array<std::optional<Amount>, allTraits.size()> amounts{}; ///< by trait
    std::optional<Difficulty> difficulty;                          ///< by the drive model
    std::optional<TableRoom> table;
    bool service = false; ///< a service park beside the finish; of a circuit, a pit

    [[nodiscard]] std::optional<Amount>& amount(Trait trait) { return amounts[index(trait)]; }
    [[nodiscard]] std::optional<Amount> amount(Trait trait) const { return amounts[index(trait)]; }
    /// Whether the drive model has to be asked.
    [[nodiscard]] bool isAboutTime() const { return minutes || difficulty; }
};

inline constexpr int fewestTiles = 2;
inline constexpr int mostTiles = 200; ///< of a stage that is generated

/// From least to most, both allowed.
struct TraitRange {
    double least = 0;
    double most = 0;

    [[nodiscard]] bool contains(double value) const { return least <= value && value <= most; }
};

/// What the sum of a trait over so many tiles of a route has to be for it to count as that amount.
///
/// Decided here. Danger: thirds of what lies between all low and all high. Twist: under 40 degrees
/// a tile is low, from 55 high (the tiles of the core box have 48 on average). Jumps, fords,
/// shortcuts: low is at most one tile in eight, high at least one in four, and each amount is some
/// number of tiles.
[[nodiscard]] TraitRange rangeOf(Trait trait, Amount amount, int tiles);
[[nodiscard]] Amount amountOf(Trait trait, double sum, int tiles);

/// Of so many tiles how many have which terrain: to the nearest tile, and all together as many as
/// the percentages together are of all. Those without a terrain named are left over.
[[nodiscard]] std::map<Terrain, int> tilesBySurface(const std::map<Terrain, int>& surfaces,
                                                    int tiles);

/// More tiles cannot lie on a table; 0 on one that is smaller than a tile.
[[nodiscard]] int mostTilesOn(const TableRoom& table);

/// Why no stage can be as wished, whatever the order of its tiles: a sentence without its final
/// stop that names the wish. Nothing if none is known.
[[nodiscard]] std::optional<QString> contradiction(const Wishes& wishes,
                                                   const TileChoices& choices);

} // namespace stagewright
