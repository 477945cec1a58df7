#pragma once

#include "model/drive/drive_statistics.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace stagewright {

/// Times counted by whole seconds. Sums are the same in whatever order parts are merged.
class SecondsCount {
public:
    void add(int seconds) { ++counts_[seconds]; }
    void merge(const SecondsCount& other);

    [[nodiscard]] std::int64_t count() const;
    /// 0 if none was counted.
    [[nodiscard]] double mean() const;
    /// The least time that so large a part of them does not exceed (nearest rank).
    /// @param part over 0, up to 1
    [[nodiscard]] int quantile(double part) const;

    friend bool operator==(const SecondsCount&, const SecondsCount&) = default;

private:
    std::map<int, std::int64_t> counts_;
};

/// How the cars drove one stage of many rallies.
struct StageStatistics {
    DriveStatistics drives;
    std::int64_t damagedStarts = 0; ///< cars that came to the start with dice lamed
    /// Turns of a car where all race each other (racedTurns); nothing: they do not.
    std::optional<double> racedTurns{};

    void merge(const StageStatistics& other) {
        drives.merge(other.drives);
        damagedStarts += other.damagedStarts;
        if (!racedTurns)
            racedTurns = other.racedTurns;
    }
    /// Turns that a car takes at the table.
    [[nodiscard]] double tableTurns() const { return racedTurns.value_or(drives.turns()); }
    /// A part of all cars, 0 to 1.
    [[nodiscard]] double startsDamaged() const {
        return drives.drives() == 0
                   ? 0
                   : static_cast<double>(damagedStarts) / static_cast<double>(drives.drives());
    }

    friend bool operator==(const StageStatistics&, const StageStatistics&) = default;
};

/// A rally driven many times over by cars alike, counted.
struct RallyStatistics {
    std::int64_t rallies = 0;
    std::int64_t cars = 0;           ///< in all rallies together
    std::int64_t retiredCars = 0;    ///< those that retired on some stage
    std::int64_t withRetirement = 0; ///< rallies in which some car did
    std::int64_t leaderWins = 0;     ///< rallies won by who led after the first stage, ties too
    std::vector<StageStatistics> stages;
    std::vector<SecondsCount> totals; ///< of the winner, of the second, ...
    SecondsCount gap;                 ///< from the winner to the last

    void merge(const RallyStatistics& other);

    // Parts of all, 0 to 1.
    [[nodiscard]] double carRetires() const { return part(retiredCars, cars); }
    [[nodiscard]] double anyRetires() const { return part(withRetirement, rallies); }
    [[nodiscard]] double leaderStays() const { return part(leaderWins, rallies); }
    [[nodiscard]] double startsDamaged(std::size_t stage) const {
        return stages[stage].startsDamaged();
    }

    friend bool operator==(const RallyStatistics&, const RallyStatistics&) = default;

private:
    [[nodiscard]] static double part(std::int64_t some, std::int64_t all) {
        return all == 0 ? 0 : static_cast<double>(some) / static_cast<double>(all);
    }
};

} // namespace stagewright
