#include "model/layouts/points/track/track_edits.h"

#include <algorithm>
#include <tuple>

namespace stagewright {

namespace {

/// With what is marked in other places.
template <typename Column, typename Mark>
PointTrack moved(PointTrack track, Column columnOf, Mark markOf) {
    for (Marking& marking : track.markings) {
        marking.at.x = columnOf(marking.at.x);
        TrackMarks marks;
        for (const TrackMark mark : allTrackMarks)
            if (marking.is.has(mark))
                marks.add(markOf(mark));
        marking.is = marks;
    }
    sortMarkings(track.markings);
    return track;
}

} // namespace

void sortMarkings(QList<Marking>& markings) {
    const auto key = [](const Marking& marking) {
        return std::tuple(marking.at.y, marking.at.x, marking.source);
    };
    std::sort(markings.begin(), markings.end(),
              [&](const Marking& a, const Marking& b) { return key(a) < key(b); });
}

PointTrack withMark(PointTrack track, Place place, TrackMark mark, bool there) {
    auto own =
        std::find_if(track.markings.begin(), track.markings.end(), [&](const Marking& marking) {
            return marking.at == place && marking.source == MarkSource::User;
        });
    if (own == track.markings.end()) {
        if (there) {
            track.markings.append(Marking{place, mark});
            sortMarkings(track.markings);
        }
        return track;
    }
    if (there)
        own->is.add(mark);
    else
        own->is.remove(mark);
    if (own->is.isEmpty() && own->otherIs.isEmpty() && own->unknown.isEmpty())
        track.markings.erase(own);
    return track;
}

PointTrack mirrored(PointTrack track) {
    return moved(
        std::move(track), [](int column) { return (pointColumns - column) % pointColumns; },
        [](TrackMark mark) { return mirrored(mark); });
}

PointTrack turned(PointTrack track, int columns) {
    const int right = (columns / 2 * 2 % pointColumns + pointColumns) % pointColumns;
    return moved(
        std::move(track), [&](int column) { return (column + right) % pointColumns; },
        [](TrackMark mark) { return mark; });
}

} // namespace stagewright
