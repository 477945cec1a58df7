#pragma once

#include "model/layouts/points/track/titan_layout.h"

namespace stagewright {

// What a hand does to a track, each as the track that comes of it. None touches what the book says,
// but those that move everything.

/// With or without a mark of the user's; a marking of which nothing is left goes.
[[nodiscard]] PointTrack withMark(PointTrack track, Place place, TrackMark mark, bool there);

/// With left and right exchanged; A and D stay in their columns, so that points come onto points.
[[nodiscard]] PointTrack mirrored(PointTrack track);

/// Turned to the right by an even number of columns, as points come onto points by those alone.
[[nodiscard]] PointTrack turned(PointTrack track, int columns);

/// In the order of TitanLayout.
void sortMarkings(QList<Marking>& markings);

} // namespace stagewright
