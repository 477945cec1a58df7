#include "validators/points/titan_rule.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace stagewright {

namespace {

struct TrackRules {
    Q_DECLARE_TR_FUNCTIONS(TrackRules)
};

constexpr int mostCharactersNamed = 40;

Finding foundAt(Severity severity, int world, Place place, const QString& text) {
    return {severity, {placeOn(world, place)}, std::nullopt, text, {}};
}

/// Marks that do something to whoever comes there, beside the bonus cards.
TrackMarks effectsOf(TrackMarks marks) {
    marks.remove(TrackMark::Bonus);
    return marks;
}

int rampsOf(TrackMarks marks) {
    return static_cast<int>(
        std::count_if(allTrackMarks.begin(), allTrackMarks.end(),
                      [&](TrackMark mark) { return isRamp(mark) && marks.has(mark); }));
}

/// Calls it once for each place on which anything is marked, with all that is.
template <typename Visit>
void forEachPlace(const TitanCheck& check, Visit visit) {
    for (int world = 0; world < static_cast<int>(check.tracks.size()); ++world) {
        const PointTrack& track = check.tracks[world];
        Place last{-1, -1};
        for (const Marking& marking : track.markings)
            if (marking.at != last) {
                last = marking.at;
                visit(world, marking.at, track.marksAt(marking.at), track);
            }
    }
}

/// The points of a line in one direction, if all of them are ice.
Places ringOfIce(const PointTrack& track, int start, PointStep step) {
    Places ring;
    int at = start;
    do {
        const Place place = pointNumbered(at);
        if (!track.marksAt(place).has(TrackMark::Ice))
            return {};
        ring << place;
        at = stepFrom(at, step).point;
    } while (at != start);
    return ring;
}

QString markWord(TrackMark mark) {
    switch (mark) {
    case TrackMark::Lava:
        return TrackRules::tr("lava");
    case TrackMark::Pirates:
        return TrackRules::tr("pirates");
    case TrackMark::SuperRampLeft:
        return TrackRules::tr("a super ramp to the left");
    case TrackMark::SuperRampRight:
        return TrackRules::tr("a super ramp to the right");
    case TrackMark::MultiRamp:
        return TrackRules::tr("a multi ramp");
    case TrackMark::Statue:
        return TrackRules::tr("a fire statue");
    case TrackMark::Pentagram:
        return TrackRules::tr("the pentagram");
    case TrackMark::Ice:
        return TrackRules::tr("ice");
    case TrackMark::Bonus:
        break;
    }
    return TrackRules::tr("a bonus point");
}

QString markWords(TrackMarks marks) {
    QStringList words;
    for (const TrackMark mark : allTrackMarks)
        if (marks.has(mark))
            words << markWord(mark);
    return words.isEmpty() ? TrackRules::tr("no effect") : words.join(QStringLiteral(", "));
}

} // namespace

void marksOffThePoints(const TitanCheck& check, Findings& findings) {
    forEachPlace(check, [&](int world, Place place, TrackMarks, const PointTrack&) {
        if (!isPoint(place))
            findings.append(foundAt(Severity::Error, world, place,
                                    TrackRules::tr("The board has no point there: columns A, C and "
                                                   "E have the odd rows, B, D and F the even "
                                                   "ones.")));
    });
}

void unknownMarks(const TitanCheck& check, Findings& findings) {
    for (int world = 0; world < static_cast<int>(check.tracks.size()); ++world)
        for (const Marking& marking : check.tracks[world].markings)
            for (const QString& mark : marking.otherIs)
                findings.append(foundAt(Severity::Error, world, marking.at,
                                        TrackRules::tr("There is no mark \"%1\".")
                                            .arg(mark.left(mostCharactersNamed))));
}

void twoRamps(const TitanCheck& check, Findings& findings) {
    forEachPlace(check, [&](int world, Place place, TrackMarks marks, const PointTrack&) {
        if (rampsOf(marks) > 1)
            findings.append(foundAt(Severity::Error, world, place,
                                    TrackRules::tr("Two ramps are on one point.")));
    });
}

/// Whoever comes upon one would slide for ever.
void ringsOfIce(const TitanCheck& check, Findings& findings) {
    for (int world = 0; world < static_cast<int>(check.tracks.size()); ++world)
        for (const PointStep step : stepsAhead) {
            std::set<Place> found;
            for (int start = 0; start < pointCount; ++start) {
                if (found.contains(pointNumbered(start)))
                    continue;
                Finding ring{Severity::Error, {}, std::nullopt, {}, {}};
                for (const Place place : ringOfIce(check.tracks[world], start, step)) {
                    found.insert(place);
                    ring.places << placeOn(world, place);
                }
                if (ring.places.isEmpty())
                    continue;
                ring.text = TrackRules::tr("Ice lies all the way round: whoever comes upon it "
                                           "slides without an end.");
                findings.append(ring);
            }
        }
}

void twoEffects(const TitanCheck& check, Findings& findings) {
    forEachPlace(check, [&](int world, Place place, TrackMarks marks, const PointTrack&) {
        const TrackMarks effects = effectsOf(marks);
        if (effects.count() > 1 && rampsOf(effects) < effects.count())
            findings.append(foundAt(Severity::Warning, world, place,
                                    TrackRules::tr("Two effects are on one point: no board of the "
                                                   "box is known to have that.")));
    });
}

void foreignEffects(const TitanCheck& check, Findings& findings) {
    forEachPlace(check, [&](int world, Place place, TrackMarks marks, const PointTrack& track) {
        const TrackRecord* record = check.game.track(track.id);
        if (!record)
            return;
        TrackMarks foreign = effectsOf(marks);
        foreign.remove(record->marks);
        if (!foreign.isEmpty())
            findings.append(foundAt(Severity::Warning, world, place,
                                    TrackRules::tr("%1 does not have this: %2.")
                                        .arg(record->title, markWords(foreign))));
    });
}

/// Of a board that is entered only in part, they may be among what is not.
void noBonusPoint(const TitanCheck& check, Findings& findings) {
    for (int world = 0; world < static_cast<int>(check.tracks.size()); ++world) {
        const PointTrack& track = check.tracks[world];
        if (!track.id.isEmpty() && !track.complete)
            continue;
        const bool has =
            std::any_of(track.markings.begin(), track.markings.end(), [](const Marking& marking) {
                return marking.is.has(TrackMark::Bonus) && isPoint(marking.at);
            });
        if (!has)
            findings.append(
                {Severity::Warning,
                 {},
                 std::nullopt,
                 TrackRules::tr("No point gives a bonus card, so nobody gets more than the first."),
                 {}});
    }
}

void againstTheBook(const TitanCheck& check, Findings& findings) {
    for (int world = 0; world < static_cast<int>(check.tracks.size()); ++world) {
        const PointTrack& track = check.tracks[world];
        const TrackRecord* record = check.game.track(track.id);
        if (!record)
            continue;
        for (const KnownPoint& known : record->known) {
            const TrackMarks effects = effectsOf(track.marksAt(known.at));
            if (effects != known.is)
                findings.append(foundAt(
                    Severity::Warning, world, known.at,
                    TrackRules::tr("Of this point of %1 an example of the rulebook says: %2.")
                        .arg(record->title, markWords(known.is))));
        }
    }
}

void incompleteBoard(const TitanCheck& check, Findings& findings) {
    for (const PointTrack& track : check.tracks)
        if (const TrackRecord* record = check.game.track(track.id); record && !track.complete)
            findings.append(
                {Severity::Hint,
                 {},
                 std::nullopt,
                 TrackRules::tr("Not the whole board of %1 is entered: what is not counts as "
                                "points without effect.")
                     .arg(record->title),
                 {}});
}

void unknownTrack(const TitanCheck& check, Findings& findings) {
    QStringList named;
    for (const PointTrack& track : check.tracks)
        named << track.id << track.back;
    named << check.layout.backs.keys() << check.layout.backs.values();
    named.removeDuplicates();
    for (const QString& id : named)
        if (!id.isEmpty() && !check.game.track(id))
            findings.append({Severity::Error,
                             {},
                             std::nullopt,
                             TrackRules::tr("The box has no track \"%1\", but %2.")
                                 .arg(id.left(mostCharactersNamed), idsOf(check.game.tracks)),
                             {}});
}

} // namespace stagewright
