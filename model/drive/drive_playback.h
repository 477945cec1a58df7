#pragma once

#include "model/drive/drive_record.h"

#include <compare>
#include <optional>
#include <vector>

namespace stagewright {

/// Where a record that is played stands still: so many rolls of a turn have been made. After the
/// last roll of a turn it has ended, with all that comes of it.
struct DriveMoment {
    std::size_t turn = 0;
    std::size_t rolls = 0;

    friend auto operator<=>(const DriveMoment&, const DriveMoment&) = default;
};

// All of records that have turns; of others every moment is the first.

[[nodiscard]] DriveMoment lastMoment(const DriveRecord& record);
/// One die or brake group on or back; where a turn has ended, the next begins with its first roll.
[[nodiscard]] DriveMoment rollAfter(const DriveRecord& record, DriveMoment at);
[[nodiscard]] DriveMoment rollBefore(const DriveRecord& record, DriveMoment at);
/// The next end of a turn, and the last beginning of one.
[[nodiscard]] DriveMoment turnAfter(const DriveRecord& record, DriveMoment at);
[[nodiscard]] DriveMoment turnBefore(const DriveRecord& record, DriveMoment at);
/// The next end of a turn in which control is lost.
[[nodiscard]] std::optional<DriveMoment> lossAfter(const DriveRecord& record, DriveMoment at);
/// The next end of a turn in which a car comes past another that is on the road.
[[nodiscard]] std::optional<DriveMoment> passAfter(const DriveRecord& record,
                                                   const SpaceGraph& graph, DriveMoment at);

enum class CarStatus : unsigned char {
    Waits, ///< before its first turn
    Drives,
    Lost, ///< control, in its last turn
    Off,  ///< off the road
    In,   ///< beyond the finish
    Retired
};

/// A car at a moment.
struct CarAtMoment {
    SpaceVertex space = startVertex;
    int gear = 0;
    int hazards = 0; ///< of its turn, while that is under way or has just ended
    int seconds = 0; ///< of the turns that have ended; tokens are taken off at the finish
    CarStatus state = CarStatus::Waits;

    friend bool operator==(const CarAtMoment&, const CarAtMoment&) = default;
};

/// By car.
[[nodiscard]] std::vector<CarAtMoment> carsAt(const DriveRecord& record, DriveMoment at);

/// The cars from the first to the last, by number: those that are in in the order in which they
/// came in, then by distance on the road; level ones by number.
/// @param graph of the road that was driven
[[nodiscard]] std::vector<std::size_t> orderAt(const DriveRecord& record, const SpaceGraph& graph,
                                               DriveMoment at);

/// Whether the turn has ended at that moment.
[[nodiscard]] bool turnHasEnded(const DriveRecord& record, DriveMoment at);

/// How far a record is played.
struct PlayHead {
    DriveMoment at;
    double elapsed = 0; ///< seconds, at usual speed, since its last roll was begun

    friend bool operator==(const PlayHead&, const PlayHead&) = default;
};

/// A moment with all of it seen.
[[nodiscard]] PlayHead standingAt(const DriveRecord& record, DriveMoment at);
/// Played on for so many seconds.
[[nodiscard]] PlayHead playedOn(const DriveRecord& record, PlayHead head, double seconds);
/// Whether nothing more is to come.
[[nodiscard]] bool isPlayed(const DriveRecord& record, const PlayHead& head);
/// How much of its way, 0 to 1, the car has come with the last roll: first its dice are seen, then
/// it moves, then it is looked at.
[[nodiscard]] double partOfMove(const PlayHead& head);

} // namespace stagewright
