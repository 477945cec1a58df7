#pragma once

#include "model/drive/drive_record.h"
#include "model/drive/race/flat_turns.h"
#include "model/drive/race/lone_drives.h"
#include "model/drive/race/race_order.h"
#include "model/drive/race/race_statistics.h"
#include "model/fault.h"

#include <memory>
#include <stop_token>

namespace stagewright {

struct RaceCourse;

/// Who races, and how.
struct RaceSettings {
    int cars = 4; ///< 1 to mostCars
    std::vector<Manner> manners{
        Manner::Reference}; ///< one for all, or one for each place on the grid
    /// Of all, or one for each place on the grid; none: the road's.
    std::vector<Dashboard> dashboards{};
    /// Who is foremost on the road has the leader die, until the first car is in, where the rules
    /// have such a dashboard for its tyres and surface (DIRT, on gravel).
    bool leaderDie = false;
    /// The grid's numbers run from the right where the first corner bends right (book 003: the pole
    /// is inside); else they are those that are printed.
    bool mirroredGrid = false;
    RaceSwitches switches{};
};

/// A car that a person drives: the turns that it has driven, without those in which it waits off
/// the road or is put back.
struct PersonsCar {
    int car = 0;
    std::span<const RecordedTurn> turns;
};

/// A race until a person is to drive.
struct RaceSoFar {
    DriveRecord record; ///< so far
    std::vector<RacingCar> cars;
    std::array<int, mostCars> places{}; ///< of cars that are in, 1 first; 0: it is not
    bool isOver = false;                ///< all are in
};

/// Whole races on one road, each from its own stream of random numbers: race number n of a seed is
/// the same whenever and wherever it is run.
class RaceSimulator {
public:
    /// The fault: the grid has too few places, the road is too long, or the rules have not what is
    /// switched on.
    /// @return no simulator if it was asked to stop
    [[nodiscard]] static Expected<std::shared_ptr<const RaceSimulator>>
    make(RaceRoad road, const DriveRules& rules, const RaceSettings& settings,
         const std::stop_token& stop = {});

    /// What a thread needs to run races.
    class Memory {
    public:
        explicit Memory(const RaceSimulator& simulator)
            : search_(simulator.track())
            , flat_(simulator.track(), simulator.rules_) {}

    private:
        friend class RaceSimulator;
        TurnSearch search_;
        FlatTurns flat_;
    };

    /// @param tally gets what happens on the pieces; the outcome is for the caller to add
    /// @param record if not null gets the turns of all cars, spaces being those of the race road
    [[nodiscard]] RaceOutcome race(std::uint64_t seed, std::uint64_t number, Memory& memory,
                                   RaceStatistics& tally, DriveRecord* record = nullptr) const;

    /// Race number 0 of a seed as far as the person has driven: the other cars are simulated until
    /// the person is to drive, or all are in. The same turns give the same race.
    [[nodiscard]] RaceSoFar raceWith(const PersonsCar& person, std::uint64_t seed,
                                     Memory& memory) const;

    [[nodiscard]] const RaceTrack& track() const { return track_; }
    [[nodiscard]] const RaceSettings& settings() const { return settings_; }
    [[nodiscard]] int cars() const { return settings_.cars; }
    /// What decides first who plays first in a round.
    [[nodiscard]] PlayOrder order() const {
        return byGear_ ? PlayOrder::Gear : PlayOrder::Distance;
    }
    /// Of the car on a place of the grid, 0 first, undamaged.
    [[nodiscard]] const LoneDrive& driver(int car) const {
        return *drivers_[static_cast<std::size_t>(car)];
    }
    /// Likewise with the leader die.
    [[nodiscard]] const LoneDrive& leader(int car) const {
        return *leaders_[static_cast<std::size_t>(car)];
    }
    [[nodiscard]] const RacedCar& racedCar(int car) const {
        return raced_[static_cast<std::size_t>(car)];
    }
    /// Whether cars or the road change in the course of a race.
    [[nodiscard]] bool anyChange() const { return settings_.switches.anyChange() || wears_; }
    /// Who drives another car than at first.
    [[nodiscard]] std::shared_ptr<const LoneDrive> driverOf(const RacedCar& car) const {
        return drives_->of(car);
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
    [[nodiscard]] RaceCourse course() const;
    /// @return whether it was not asked to stop
    [[nodiscard]] Expected<bool> addCar(const RacedCar& car, const std::stop_token& stop);

    RaceTrack track_;
    DriveRules rules_;
    RaceSettings settings_;
    bool byGear_ = true; ///< the order of play, before distance
    bool wears_ = false; ///< dice of a car change from turn to turn
    std::vector<SpaceVertex> grid_;
    std::vector<std::size_t> pieces_; ///< by piece of the route
    std::unique_ptr<LoneDrives> drives_;
    // By car.
    std::vector<RacedCar> raced_;
    std::vector<std::shared_ptr<const LoneDrive>> drivers_;
    std::vector<std::shared_ptr<const LoneDrive>> leaders_; ///< none: nobody has the leader die
    std::array<std::uint32_t, dieFaces + 1> hazardBelow_{};
};

} // namespace stagewright
