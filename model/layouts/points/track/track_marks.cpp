#include "model/layouts/points/track/track_marks.h"

#include <algorithm>

namespace stagewright {

namespace {

constexpr std::array<QLatin1StringView, allTrackMarks.size()> markIds{
    QLatin1StringView("lava"),
    QLatin1StringView("pirates"),
    QLatin1StringView("super-ramp-left"),
    QLatin1StringView("super-ramp-right"),
    QLatin1StringView("multi-ramp"),
    QLatin1StringView("statue"),
    QLatin1StringView("pentagram"),
    QLatin1StringView("ice"),
    QLatin1StringView("bonus")};

} // namespace

QLatin1StringView idOf(TrackMark mark) {
    return markIds[static_cast<std::size_t>(mark)];
}

std::optional<TrackMark> trackMarkNamed(QStringView id) {
    const auto found = std::find_if(allTrackMarks.begin(), allTrackMarks.end(),
                                    [&](TrackMark mark) { return id == idOf(mark); });
    return found == allTrackMarks.end() ? std::nullopt : std::optional(*found);
}

} // namespace stagewright
