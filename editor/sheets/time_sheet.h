#pragma once

#include "editor/sheets/rally_sheet.h"
#include "model/game/stage_results.h"

namespace stagewright {

/// What a driver's place on a time sheet says of one stage; empty where it is still to be written.
struct TimeEntry {
    QString time; ///< driven, or that the car retired
    QString gearbox;
    QString coast;
    QString brake;
    QString wheel;   ///< a cross if the spare wheel was used
    QString penalty; ///< of time control
    QString total;   ///< after the stage
    QString place;   ///< after the stage, in the rally

    friend bool operator==(const TimeEntry&, const TimeEntry&) = default;
};

inline constexpr std::size_t mostDriversOnSheet = 6;

struct TimeSheetRow {
    QString stage;
    bool serviceAfter = false;
    bool isRace = false;            ///< on a circuit
    bool hasPenalties = false;      ///< it is driven with time control, or has penalties
    StageResults damage;            ///< what is noted of it
    std::vector<TimeEntry> entries; ///< one for each driver
};

/// A rally sheet for up to six drivers, all stages.
struct TimeSheet {
    std::vector<QString> drivers; ///< empty names: to be written
    std::vector<TimeSheetRow> rows;
};

/// For as many drivers as play, dealt out to as few sheets as it takes.
[[nodiscard]] std::vector<TimeSheet> timeSheetsOf(const RallySheet& sheet);

/// A line of a solo sheet.
struct SoloLine {
    QString gear; ///< "0" a loss of control, "00" off the road
    QString what; ///< in words, where it is no gear
    int seconds = 0;
    QString count; ///< turns; empty: to be written
    QString sum;   ///< seconds; likewise
};

/// A solo drive: seconds by the gears in which turns ended.
struct SoloForm {
    QString stage;
    QString driver; ///< empty: to be written
    std::vector<SoloLine> lines;
    int tokenSeconds = 0; ///< that each token left takes off
    QString tokens;
    QString time;
    QString ownRules{}; ///< name of the file of the table's own rules; empty: the game's
};

/// For each stage whose game has such sheets: those of the drivers who have one, or an empty one.
[[nodiscard]] std::vector<SoloForm> soloFormsOf(const RallySheet& sheet);

struct CardLine {
    QString stage;
    QString start; ///< clock time; empty: not known
    bool serviceAfter = false;
    bool isRace = false;       ///< on a circuit
    bool hasPenalties = false; ///< as in TimeSheetRow
    StageResults damage;       ///< likewise
    TimeEntry entry;
};

/// What a driver carries along.
struct TimeCard {
    QString driver;
    QString colour; ///< in words; may be empty
    std::vector<CardLine> lines;
};

/// One for each driver; where none is named, one for each player, at most mostDriversOnSheet.
[[nodiscard]] std::vector<TimeCard> timeCardsOf(const RallySheet& sheet);

} // namespace stagewright
