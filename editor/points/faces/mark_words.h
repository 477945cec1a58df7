#pragma once

#include "model/layouts/points/track/points.h"
#include "model/layouts/points/track/track_marks.h"

#include <QChar>
#include <QString>

namespace stagewright {

/// "Lava"
[[nodiscard]] QString markName(TrackMark mark);

/// What it does to whoever comes there, in a sentence or two.
[[nodiscard]] QString markEffect(TrackMark mark);

/// The key that sets it, the same in every language.
[[nodiscard]] QChar markKey(TrackMark mark);

/// "E5: Lava, Bonus point"; of a start point that it is one.
[[nodiscard]] QString pointInWords(Place place, TrackMarks marks);

} // namespace stagewright
