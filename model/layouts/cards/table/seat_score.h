#pragma once

namespace stagewright {

inline constexpr int mostSpeedPoints = 500;
inline constexpr int mostCardPoints = 500; ///< of a whole deck, either way
inline constexpr int mostHazardDice = 3;
inline constexpr int mostPopularity = 15;

/// What a player has at the end of a stage.
struct SeatScore {
    int speed = 0;      ///< points on the track, 0 to mostSpeedPoints
    int cards = 0;      ///< the numbers on all cards of the deck together
    int hazardDice = 0; ///< in the pool, 0 to mostHazardDice
    int popularity = 0; ///< 0 to mostPopularity
    int flipped = 0;    ///< damage tokens
    bool destroyed = false;

    friend bool operator==(const SeatScore&, const SeatScore&) = default;
};

/// Likewise the ghost driver, who has neither cards nor hazard dice that count.
struct GhostScore {
    int speed = 0;
    int popularity = 0;

    friend bool operator==(const GhostScore&, const GhostScore&) = default;
};

} // namespace stagewright
