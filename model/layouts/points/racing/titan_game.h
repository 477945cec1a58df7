#pragma once

#include "model/fault.h"
#include "model/layouts/points/racing/titan_dice.h"
#include "model/layouts/points/track/titan_layout.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace stagewright {

/// A titan of the box.
struct TitanRecord {
    QString id; ///< "slaugg"
    QString rider;
    QString name;
    int life = 6;                        ///< that it starts with, and stands up with
    std::optional<TitanColour> colour{}; ///< nothing: no text tells, the owner of a box has to
};

/// What is known of a point of a printed board.
struct KnownPoint {
    Place at;
    TrackMarks is;        ///< none: there is no effect
    bool certain = false; ///< a source says it; else it follows from what one says
};

/// A track of the box.
struct TrackRecord {
    QString id; ///< "kaldeira"
    QString title;
    TrackMarks marks; ///< that it has, beside bonus points
    std::vector<KnownPoint> known{};
};

/// What is in the box, as far as texts tell (resources/games/titan-race/titans.json, with sources).
struct TitanGame {
    TitanFaces faces;
    int mostLife = 6;
    int secondsATurn = 45; ///< at the table
    std::vector<TitanRecord> titans;
    std::vector<TrackRecord> tracks;
    /// Sets of tracks of which no two are printed on one board.
    std::vector<QStringList> apart;

    [[nodiscard]] const TitanRecord* titan(const QString& id) const; ///< null: there is none
    [[nodiscard]] const TrackRecord* track(const QString& id) const; ///< null: there is none
};

/// The fault names the field.
[[nodiscard]] Expected<TitanGame> readTitanGame(const QByteArray& text);

/// That which comes with the program.
[[nodiscard]] Expected<TitanGame> builtInTitanGame();

/// A track of the box with the marks that the rulebook's examples tell, not complete.
[[nodiscard]] PointTrack trackOfTheBox(const TrackRecord& record);

/// The same track as one of the box: what the user has marked stays, and what the rulebook tells of
/// this board is there.
[[nodiscard]] PointTrack asTrackOfTheBox(const PointTrack& track, const TrackRecord& record);

/// The same track as one of somebody's own: all that is marked on it is his.
[[nodiscard]] PointTrack asOwnTrack(const PointTrack& track);

/// With its marks where the file only names a track of the box.
[[nodiscard]] PointTrack resolved(const PointTrack& track, const TitanGame& game);

} // namespace stagewright
