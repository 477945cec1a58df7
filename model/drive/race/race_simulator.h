#pragma once

#include "model/drive/drive_record.h"
#include "model/drive/race/race_statistics.h"
#include "model/fault.h"

#include <map>
#include <memory>
#include <stop_token>

namespace stagewright {

/// Who races, and how.
struct RaceSettings {
    int cars = 4; ///< 1 to mostCars
    std::vector<Manner> manners{
        Manner::Reference}; ///< one for all, or one for each place on the grid
    /// Of all, or one for each place on the grid; none: the road's.
    std::vector<Dashboard> dashboards{};
    /// The first car has the leader die, where the rules have such a dashboard for its tyres and
    /// surface (DIRT, on gravel).
    bool leaderDie = false;
    /// The grid's numbers run from the right where the first corner bends right (book 003: the pole
    /// is inside); else they are those that are printed.
    bool mirroredGrid = false;
};

/// Whole races on one road, each from its own stream of random numbers: race number n of a seed is
/// the same whenever and wherever it is run. No tokens, no flat out, no damage, no pit stops, no
/// weather, no yellow flags, no flying start.
class RaceSimulator {
public:
    /// The fault: the grid has too few places, the road is too long, or there is no leader die.
    /// @return no simulator if it was asked to stop
    [[nodiscard]] static Expected<std::shared_ptr<const RaceSimulator>>
    make(RaceRoad road, const DriveRules& rules, const RaceSettings& settings,
         const std::stop_token& stop = {});

    /// What a thread needs to run races.
    class Memory {
    public:
        explicit Memory(const RaceSimulator& simulator) : search_(simulator.track()) {}

    private:
        friend class RaceSimulator;
        TurnSearch search_;
    };

    /// @param tally gets what happens on the pieces; the outcome is for the caller to add
    /// @param record if not null gets the turns of all cars, spaces being those of the race road
    [[nodiscard]] RaceOutcome race(std::uint64_t seed, std::uint64_t number, Memory& memory,
                                   RaceStatistics& tally, DriveRecord* record = nullptr) const;

    [[nodiscard]] const RaceTrack& track() const { return track_; }
    [[nodiscard]] const RaceSettings& settings() const { return settings_; }
    [[nodiscard]] int cars() const { return settings_.cars; }
    /// Of the car on a place of the grid, 0 first.
    [[nodiscard]] const LoneDrive& driver(int car) const {
        return *drivers_[static_cast<std::size_t>(car)];
    }
    /// Where it stands at first.
    [[nodiscard]] SpaceVertex start(int car) const {
        return hasGrid() ? grid_[static_cast<std::size_t>(car)] : startVertex;
    }
    [[nodiscard]] bool hasGrid() const { return !grid_.empty(); }
    /// Pieces of the layout that are driven over, those of one lap; which one a piece of the route
    /// is.
    [[nodiscard]] std::size_t pieces() const;
    [[nodiscard]] std::size_t pieceOf(SpaceVertex v) const;
    /// @param routePiece index into RaceRoad::pieces
    [[nodiscard]] std::size_t pieceNumber(std::size_t routePiece) const {
        return pieces_[routePiece];
    }

private:
    RaceSimulator(RaceRoad road, const DriveRules& rules, const RaceSettings& settings);

    RaceTrack track_;
    DriveRules rules_;
    RaceSettings settings_;
    bool byGear_ = true; ///< the order of play, before distance
    std::vector<SpaceVertex> grid_;
    std::vector<std::size_t> pieces_; ///< by piece of the route
    /// By manner and dashboard.
    std::map<std::pair<Manner, QString>, std::unique_ptr<const LoneDrive>> different_;
    std::vector<const LoneDrive*> drivers_;
    std::array<std::uint32_t, dieFaces + 1> hazardBelow_{};
};

} // namespace stagewright
