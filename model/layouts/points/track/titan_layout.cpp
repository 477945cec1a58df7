#include "model/layouts/points/track/titan_layout.h"

namespace stagewright {

TrackMarks PointTrack::marksAt(Place place) const {
    TrackMarks marks;
    for (const Marking& marking : markings)
        if (marking.at == place)
            marks.add(marking.is);
    return marks;
}

QList<PointTrack> boardsOf(const TitanLayout& layout) {
    return layout.tracks.isEmpty() && layout.stack == StackKind::Loop ? QList{PointTrack()}
                                                                      : layout.tracks;
}

void apply(const TitanLayoutEdit& edit, TitanLayout& layout) {
    layout = edit.after;
}

TitanLayoutEdit inverse(const TitanLayoutEdit& edit) {
    return {edit.after, edit.before};
}

TitanLayoutEdit composed(const TitanLayoutEdit& first, const TitanLayoutEdit& second) {
    return {first.before, second.after};
}

const TitanLayout& titanLayoutOf(const Stage& stage) {
    static const TitanLayout nothing;
    const auto* layout = stage.layout.as<TitanLayout>();
    return layout ? *layout : nothing;
}

Edit layTitans(const Stage& stage, TitanLayout layout) {
    return {LayoutEdit(TitanLayoutEdit{titanLayoutOf(stage), std::move(layout)})};
}

} // namespace stagewright
