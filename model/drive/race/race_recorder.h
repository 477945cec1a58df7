#pragma once

#include "model/drive/drive_record.h"
#include "model/drive/race/race_under_way.h"

namespace stagewright {

/// Writes a race down, turn by turn; where nobody asks for it, nothing.
class RaceRecorder {
public:
    /// @param record gets the race, cars at the start; null: nobody asks
    RaceRecorder(DriveRecord* record, const RaceUnderWay& race);

    /// A turn that is over.
    /// @param round from 1
    /// @param before the car when it began
    void add(const RaceUnderWay& race, int car, int round, const RacingCar& before,
             RecordedTurn turn);
    /// Nobody drives any more, or not now.
    void end(const RaceUnderWay& race);

private:
    DriveRecord* record_;
};

} // namespace stagewright
