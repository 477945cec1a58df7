#pragma once

#include "model/fault.h"
#include "model/layouts/zones/boards/zone_boards.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace stagewright {

// All numbers of the first Rallyman that its drive model needs, as resources/games/rallyman-2009/
// driving.json says them, each with its source. The code holds none of them.

inline constexpr int roadGears = 5;

/// Of soft tyres: by zone borders, not by surface.
enum class TyreSector : std::uint8_t { S1, S2, S3 };
inline constexpr int tyreSectors = 3;

/// What a car may use on a road of a surface, with these tyres.
struct RoadDashboard {
    QString id;
    QString tyres; ///< "asphalt", "snow", "snow-2", "earth", "soft"
    RoadSurface surface = RoadSurface::Asphalt;
    bool leader = false;  ///< of the first car on earth, whose coast dice are orange
    int gear = roadGears; ///< gear dice in a turn
    int coast = 2;        ///< coast dice in a turn
    int lights = 0;       ///< slots without a die, which damage closes first
    std::array<int, tyreSectors> hazardLimit{3, 3, 3}; ///< 1 to 7, by sector
    int downshift = 1;                                 ///< 2: double downshift

    friend bool operator==(const RoadDashboard&, const RoadDashboard&) = default;
};

/// What a gear die of at least the note of a bump does there.
struct RoadJump {
    int at = 1;                   ///< spaces skipped at the note
    int over = 2;                 ///< one gear above
    bool overHazardIsLoss = true; ///< a hazard on that die, on landing
    bool farOverIsLoss = true;    ///< two or more above, on landing
    bool coastJumps = false;      ///< a coast die does as a gear die
};

/// What the back of a card of a lost turn says.
enum class RoadBack : std::uint8_t { Spin, Off };
inline constexpr std::size_t roadBacks = 2;

/// What the card says that is drawn in a cut.
enum class CutCard : std::uint8_t { Good, Dirty, Puncture };
inline constexpr std::size_t cutCards = 3;

/// What happens to a car that the exact drive does not ask about, and what a rally does with it.
struct RoadMishaps {
    std::array<int, roadBacks> backParts{1, 1};  ///< odds, in parts
    std::array<int, roadSceneries> gearDice{};   ///< lost off the road, by RoadScenery
    std::array<int, cutCards> cutParts{1, 1, 1}; ///< odds, in parts
    int dirtDown = 1;                            ///< by which dirt lowers a corner's notes
    int spareWheels = 1;                         ///< a car's, from service to service
    int spareWheelSeconds = 60;                  ///< of a turn in gear 1 that ends in one
    int sisu = 1;                                ///< a driver's, in a rally

    friend bool operator==(const RoadMishaps&, const RoadMishaps&) = default;
};

/// What a rally of this game is like.
struct RoadRally {
    int penaltyStep = 5; ///< seconds: hidden penalties are multiples of it
    int turnsAhead = 1;  ///< which a driver has had when the next one starts
    int stages = 3;
    std::optional<int> mostDrivers{}; ///< at once; nothing: the rules do not say
    double minutesOfAPlayer = 15;     ///< at the table, for a rally

    friend bool operator==(const RoadRally&, const RoadRally&) = default;
};

struct RoadRules {
    QString title;
    std::array<int, roadGears> gearHazards{}; ///< faces of 6 with a hazard; gear g at g - 1
    int coastHazards = 0;
    int leaderHazards = 0;
    std::vector<RoadDashboard> dashboards;
    std::array<int, roadGears + 1> seconds{}; ///< at 0 those of a loss of control
    bool slideIsExact = true; ///< a slide line at its printed gear alone; else up to it
    RoadJump jump;
    bool fordStopsOnHazard = true;     ///< a hazard on a die that is not steady ends the turn there
    bool fordLimitFirst = true;        ///< the hazard at the limit is loss there, not an end
    bool coastIsSteady = true;         ///< through a ford: coast dice, white and orange
    bool sameGearIsSteady = true;      ///< the gear die of the gear engaged
    std::vector<RoadSurface> frozenOn; ///< there fords are straights
    bool doubleHazardIsLoss = true;    ///< a hazard on the die of a double downshift
    bool lowerLimitLoses = true; ///< hazards at the lower limit of a road reached are loss at once
    int tokensPerDie = 1;        ///< seconds paid for each die that is thrown flat out
    bool tokensOnLoss = true;    ///< where control is lost, too
    int unspentSeconds = 1;      ///< that each takes off at the end
    std::vector<int> tokenCosts; ///< of the first die of a turn that moves without its throw, ...
    RoadMishaps mishaps;
    RoadRally rally;
    QString file;        ///< name of a file of the user's own; empty: the program's rules
    QStringList assumed; ///< places of the values that no source gives, "dashboards[2].coast"

    [[nodiscard]] bool isFrozen(RoadSurface surface) const;
    /// Null: there is none. @param leader counts on earth alone
    [[nodiscard]] const RoadDashboard* dashboardFor(QStringView tyres, RoadSurface surface,
                                                    bool leader) const;
    [[nodiscard]] const RoadDashboard* dashboardNamed(QStringView id) const;
};

/// A rules file of this game. Nothing in it is trusted.
[[nodiscard]] Expected<RoadRules> readRoadRules(const QByteArray& text);
[[nodiscard]] Expected<RoadRules> builtInRoadRules();
/// The file itself, for a copy to be changed.
[[nodiscard]] QByteArray builtInRoadRulesText();

/// Of each section of a stage.
/// @param before how many sections the stage before had from which the tyres are kept; 0: new ones
[[nodiscard]] std::vector<TyreSector> tyreSectorsOf(int sections, int before = 0);

/// "S1"
[[nodiscard]] QString sectorName(TyreSector sector);

/// That all these dice, thrown at once, show fewer hazards than the limit.
/// @param faces with a hazard, of 6, of each die
[[nodiscard]] double chanceBelowLimit(std::span<const int> faces, int limit);

} // namespace stagewright
