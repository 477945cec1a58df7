#pragma once

#include "model/season/points_table.h"
#include "model/season/roster.h"

#include <QDate>
#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace stagewright {

/// What one driver did in a rally of the season, copied from its file.
struct RoundResult {
    QString driver;             ///< the name; once in a round
    std::optional<int> place;   ///< in the rally; nothing: not classified
    bool retired = false;       ///< and not driven on
    std::optional<int> seconds; ///< in total; nothing: not classified, or a race without times
    /// The place in each of the round's stages; 0: none, or retired there.
    QList<int> stagePlaces;
    QJsonObject unknown;

    friend bool operator==(const RoundResult&, const RoundResult&) = default;
};

/// A rally of the season: where its file is, and its results as they were when it was added.
struct SeasonRound {
    QString title;
    QString file;                  ///< as it is reached from the season's folder; may be empty
    QDate date;                    ///< null: not said
    QStringList stages;            ///< their titles
    std::optional<int> powerStage; ///< index of a stage; nothing: the last
    QString fastestLap;            ///< whose it was, a driver of the round; may be empty
    QList<RoundResult> results;    ///< best first
    QJsonObject unknown;

    friend bool operator==(const SeasonRound&, const SeasonRound&) = default;
};

/// What decides among those with equal points, one after the other.
enum class TieRule : unsigned char {
    Places,    ///< more first places, then more second ones, and so on; of all rounds
    LastRound, ///< the better place in the last round, then in the one before, and so on
    AllPoints  ///< more points with those of dropped results
};

/// By what a season is counted.
struct SeasonRules {
    PointsTable points;
    std::optional<int> best;        ///< so many rounds count, at least 1; nothing: all
    std::optional<int> teamDrivers; ///< so many of a team count in a round; nothing: all
    QList<TieRule> ties{TieRule::Places, TieRule::LastRound};

    friend bool operator==(const SeasonRules&, const SeasonRules&) = default;
};

/// A season as a value: rallies in the order in which they are driven, who drives, and what counts.
struct RallySeason {
    QString title;
    SeasonRules rules;
    QList<RosterDriver> drivers; ///< each name once; who drives without being named has no team
    QList<SeasonRound> rounds;
    QJsonObject unknown; ///< fields of the file that this version does not know

    friend bool operator==(const RallySeason&, const RallySeason&) = default;
};

/// What files and command lines call a rule: "last-round"; nothing: there is none of that name.
[[nodiscard]] QString nameOf(TieRule rule);
[[nodiscard]] std::optional<TieRule> tieRuleNamed(const QString& name);

inline constexpr int mostRounds = 200;
inline constexpr int mostPoints = 10'000; ///< for a place
inline constexpr int mostPointedPlaces = 200;

/// The driver of that name, however it is written; null: none is.
[[nodiscard]] const RosterDriver* findDriver(const QList<RosterDriver>& drivers,
                                             const QString& name);

/// The stage whose places give the bonus; -1: the round has no stages.
[[nodiscard]] qsizetype powerStageOf(const SeasonRound& round);

/// Who drove in a round and is not among the season's drivers, in the order of the round; nobody
/// where none are named.
[[nodiscard]] QStringList strangersIn(const RallySeason& season, const SeasonRound& round);

/// The classes of its drivers, sorted.
[[nodiscard]] QStringList classesOf(const RallySeason& season);
[[nodiscard]] bool hasTeams(const RallySeason& season);

} // namespace stagewright
