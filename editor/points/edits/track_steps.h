#pragma once

#include "editor/document/document.h"
#include "editor/points/edits/track_clip.h"
#include "model/layouts/points/racing/titan_game.h"

namespace stagewright {

// What the user does to a track, by name. Tracks are counted from 0; of a Grand Slam bottom to top.

[[nodiscard]] const TitanGame& titanGameOf(const Document& document);

/// Where nothing is laid yet, a bare one of the user's own; of one that the file only names, with
/// its marks.
[[nodiscard]] PointTrack trackOf(const Document& document, int index);

/// What the user may mark on a track: of one of the box its own kinds and bonus points, of one of
/// his own all.
[[nodiscard]] TrackMarks marksFor(const PointTrack& track, const TitanGame& game);

/// What the user has marked there; what only the rulebook says is not his to change.
[[nodiscard]] TrackMarks ownMarksAt(const PointTrack& track, Place place);

/// Sets a mark or takes it away. A ramp takes the place of another.
[[nodiscard]] StageUndoStep changeMark(const Document& document, int index, Place place,
                                       TrackMark mark, bool there);
/// Takes all away that the user has marked there.
[[nodiscard]] StageUndoStep clearPoint(const Document& document, int index, Place place);
/// Takes all away that the user has marked on the track.
[[nodiscard]] StageUndoStep clearTrack(const Document& document, int index);
[[nodiscard]] StageUndoStep mirrorTrack(const Document& document, int index);
/// @param columns to the right, an even number
[[nodiscard]] StageUndoStep turnTrack(const Document& document, int index, int columns);
/// The track becomes one of the box, and is called so unless the user calls it otherwise, or one of
/// his own (empty id). What he has marked stays.
[[nodiscard]] StageUndoStep chooseTrack(const Document& document, int index, const QString& id);
/// What was copied of one point goes onto this one, of a track onto all of it, in place of what the
/// user has marked there.
[[nodiscard]] StageUndoStep pasteClip(const Document& document, int index, const TrackClip& clip,
                                      Place point);
/// That the whole board is entered, or is not.
[[nodiscard]] StageUndoStep changeComplete(const Document& document, int index, bool complete);

} // namespace stagewright
