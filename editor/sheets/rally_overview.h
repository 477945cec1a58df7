#pragma once

#include "editor/sheets/rally_sheet.h"

namespace stagewright {

/// A stage as the overview has it; what is not known is empty.
struct OverviewStage {
    qsizetype index = 0;
    QString name;      ///< "SS 1: Monte"
    QString where;     ///< place and country
    QStringList facts; ///< tiles, spaces, corners, straight, class, difficulty, surfaces
    QString time;      ///< expected of a car, and its spread
    QString minutes;   ///< at the table
    QString text;
    bool serviceAfter = false;
    bool isRace = false; ///< on a circuit
};

struct OverviewSession {
    QString heading; ///< empty: there is only one, without a title
    std::vector<OverviewStage> stages;
};

struct TimetableEntry {
    QString when; ///< by the clock; how long it takes, where no start was said
    QString what;
};

/// What the overview of a rally says, in the user's language.
struct RallyOverview {
    QString stagesHeading; ///< "Stages", "Races"
    QStringList facts;     ///< stages, players, minutes
    std::vector<OverviewSession> sessions;
    std::vector<TimetableEntry> timetable;
    QStringList sums; ///< sentences below the timetable
    QStringList boxes;
    QStringList rules;
};

[[nodiscard]] RallyOverview overviewOf(const RallySheet& sheet);

} // namespace stagewright
