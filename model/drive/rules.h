#pragma once

#include "model/game/terrain.h"

#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

namespace stagewright {

// What a rules file says (resources/games/RULES_FORMAT.md): all numbers of a game that the drive
// model needs. The code holds none of them.

inline constexpr int highestGear = 6;
inline constexpr int dieFaces = 6;

/// A kind of die.
struct Die {
    int inBox = 0;       ///< 0 to 6
    int hazardFaces = 0; ///< of dieFaces

    [[nodiscard]] double hazard() const { return static_cast<double>(hazardFaces) / dieFaces; }

    friend bool operator==(const Die&, const Die&) = default;
};

struct Dice {
    std::array<Die, highestGear> gear; ///< gear g at g - 1
    Die coast;
    Die leader;
    Die brake;

    friend bool operator==(const Dice&, const Dice&) = default;
};

/// How many dice of each kind may be used in a turn, of any gears.
struct DiceCounts {
    int gear = 0;
    int coast = 0;
    int leader = 0;
    int brake = 0;

    friend bool operator==(const DiceCounts&, const DiceCounts&) = default;
};

/// The dice that a car may use in one turn, as far as the box holds them, and the hazards at which
/// it loses control.
struct Dashboard {
    QString id;       ///< "gravel", "gt6-asphalt-dry"
    QString carClass; ///< "GT6"; empty where cars do not differ
    QString tyres;
    QString surface; ///< "gravel", "asphalt", "snow"; "dry" or "wet" where that is what matters
    int gear = 6;
    int coast = 2;
    int leader = 0;
    int brake = 1;
    int hazardLimit = 3;
    /// Dice of the second turn of a drive, the third, ..., the last for all that follow, where they
    /// are others than those of the first (tyres that wear).
    std::vector<DiceCounts> later{};

    friend bool operator==(const Dashboard&, const Dashboard&) = default;
};

/// What the back of a time card says after a loss of control (DIRT).
enum class CardBack : unsigned char {
    Spin,  ///< the car stays
    Crash, ///< damage by the danger of the tile
    Sisu   ///< as a spin, with little time lost
};
inline constexpr std::size_t cardBacks = 3;

enum class DamageToken : unsigned char { Gearbox, Brake, Coast, GreenFlag, YellowFlag, Weather };
inline constexpr std::size_t damageTokens = 6;

/// What a damage token's shortcut side says.
enum class ShortcutOutcome : unsigned char { Nothing, Coast, Mud };
inline constexpr std::size_t shortcutOutcomes = 3;

/// What a crash costs, by the danger of the tile and the gear of the car.
struct LossEffect {
    int tokens = 0;    ///< damage tokens to draw
    int turnsLost = 0; ///< turns that the car is out of the race
};

struct DriveRules {
    QString game; ///< "dirt"
    QString title;
    Dice dice;
    std::vector<Dashboard> dashboards; ///< the first is the usual one; at least one

    /// Seconds of a turn that ends in a gear; at 0 those of a loss of control.
    std::array<int, highestGear + 1> seconds{};
    int lostTurnSeconds = 0;

    /// Odds of card backs in parts, and their seconds. All parts 0: the game has no such cards,
    /// every loss is a crash that costs `seconds[0]`.
    std::array<int, cardBacks> backParts{};
    std::array<int, cardBacks> backSeconds{};

    /// By danger (low, medium, high), then by gear 1 to 6.
    std::array<std::array<LossEffect, highestGear>, 3> losses{};
    std::array<int, damageTokens> bag{};
    std::array<int, shortcutOutcomes> shortcutParts{};

    int tokensPerDie = 0;   ///< paid for a flat-out turn, for each gear, coast and leader die
    int unspentSeconds = 0; ///< that each token takes off at the end

    std::optional<int> flyingStartGear;
    int spareWheels = 0;
    int spareWheelSeconds = 0;
    int retirementSeconds = 0; ///< added to the slowest finisher's time

    int turnTableSeconds = 60; ///< that a turn of one player takes at the table
    int changeMinutes = 0;     ///< between two stages of a rally
    int setupMinutes = 0;      ///< to lay out a stage, and more
    int setupTileSeconds = 0;  ///< for each of its tiles

    QStringList assumed; ///< places of the values that no source gives, "dashboards[2]"

    [[nodiscard]] bool hasCardBacks() const {
        return backParts[0] + backParts[1] + backParts[2] > 0;
    }
    /// Of a tile without danger: nothing.
    [[nodiscard]] LossEffect lossEffect(Danger danger, int gear) const;
};

/// The dashboard for a road of this terrain; where none is for it, the usual one.
[[nodiscard]] const Dashboard& dashboardFor(const DriveRules& rules, Terrain terrain);
/// Whether roads of different terrain are driven with different dashboards, unless one is chosen.
[[nodiscard]] bool followsTerrain(const DriveRules& rules);
/// That of a turn and all that follow; 0: the first.
[[nodiscard]] Dashboard fromTurn(Dashboard dashboard, std::size_t turn);
/// Null where there is none of that id.
[[nodiscard]] const Dashboard* dashboardNamed(const DriveRules& rules, QStringView id);

} // namespace stagewright
