#include "model/layouts/points/track/track_edits.h"
#include "validators/points/titan_rule.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct TrackFixes {
    Q_DECLARE_TR_FUNCTIONS(TrackFixes)
};

/// A track of the stage that a finding is about, to be changed, and the place on it.
struct FoundPlace {
    TitanLayout layout;
    qsizetype world;
    Place place;

    [[nodiscard]] PointTrack& track() { return layout.tracks[world]; }
};

std::optional<FoundPlace> foundPlace(const Stage& stage, const Finding& finding) {
    if (finding.places.isEmpty())
        return std::nullopt;
    const Place at = finding.places.front();
    const int world = (at.y - 1) / pointRows;
    const TitanLayout& layout = titanLayoutOf(stage);
    if (world >= layout.tracks.size() || layout.tracks[world].byId)
        return std::nullopt;
    return FoundPlace{layout, world, {at.x, at.y - world * pointRows}};
}

} // namespace

std::optional<Fix> takeMarksAway(const Stage& stage, const TitanGame&, const Finding& finding) {
    auto found = foundPlace(stage, finding);
    if (!found)
        return std::nullopt;
    found->track().markings.removeIf(
        [&](const Marking& marking) { return marking.at == found->place; });
    return Fix{layTitans(stage, found->layout), [name = nameOfPlace(found->place)] {
                   return TrackFixes::tr("Take what is marked on %1 away").arg(name);
               }};
}

std::optional<Fix> takeUnknownMarksAway(const Stage& stage, const TitanGame&,
                                        const Finding& finding) {
    auto found = foundPlace(stage, finding);
    if (!found)
        return std::nullopt;
    auto& markings = found->track().markings;
    for (Marking& marking : markings)
        if (marking.at == found->place)
            marking.otherIs.clear();
    markings.removeIf(
        [&](const Marking& marking) { return marking.at == found->place && marking.is.isEmpty(); });
    return Fix{layTitans(stage, found->layout), [name = nameOfPlace(found->place)] {
                   return TrackFixes::tr("Take the unknown marks of %1 away").arg(name);
               }};
}

std::optional<Fix> markAsTheBook(const Stage& stage, const TitanGame& game,
                                 const Finding& finding) {
    auto found = foundPlace(stage, finding);
    const TrackRecord* record = found ? game.track(found->track().id) : nullptr;
    if (!record)
        return std::nullopt;
    const auto known =
        std::find_if(record->known.begin(), record->known.end(),
                     [&](const KnownPoint& each) { return each.at == found->place; });
    if (known == record->known.end())
        return std::nullopt;
    const bool hadBonus = found->track().marksAt(found->place).has(TrackMark::Bonus);
    auto& markings = found->track().markings;
    markings.removeIf([&](const Marking& marking) { return marking.at == found->place; });
    if (!known->is.isEmpty())
        markings.append(Marking{found->place, known->is, {}, MarkSource::Book, {}});
    if (hadBonus)
        markings.append(Marking{found->place, TrackMark::Bonus});
    sortMarkings(markings);
    return Fix{layTitans(stage, found->layout), [name = nameOfPlace(found->place)] {
                   return TrackFixes::tr("Mark %1 as the rulebook does").arg(name);
               }};
}

} // namespace stagewright
