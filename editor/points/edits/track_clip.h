#pragma once

#include "model/fault.h"
#include "model/game/games.h"
#include "model/layouts/points/track/titan_layout.h"

#include <optional>

namespace stagewright {

/// Marks as the clipboard carries them: the text of a track file
/// (model/layouts/points/track/TRACK_FORMAT.md), which other programs and windows can read.
struct TrackClip {
    QList<Marking> markings{};    ///< each place once
    std::optional<Place> point{}; ///< what one point has; nothing: what a track has
};

[[nodiscard]] TrackClip clipOfPoint(const PointTrack& track, Place point);
[[nodiscard]] TrackClip clipOfTrack(const PointTrack& track);

/// @param game whose tracks they are of
void toClipboard(const TrackClip& clip, const QString& game);

/// The fault: there are no marks in it.
[[nodiscard]] Expected<TrackClip> clipOfClipboard(const Games& games);

} // namespace stagewright
