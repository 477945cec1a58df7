#pragma once

#include "model/layouts/points/racing/titan_game.h"

#include <QString>
#include <QStringList>

namespace stagewright {

// A race of titans in the user's words.

/// "Captain Braaglix and Kraken"; of one that the box has not, its id.
[[nodiscard]] QString riderAndTitan(const QString& titan);
/// What the titan can do once a turn, one line; empty: the box has no such titan.
[[nodiscard]] QString powerOf(const QString& titan);
/// "red"
[[nodiscard]] QString colourName(TitanColour colour);

/// The name of a track of the box, the title of another, or that it is of somebody's own.
[[nodiscard]] QString trackName(const TitanGame& game, const PointTrack& track);
/// What the track of the box does to titans, two sentences; empty: it is none of the box.
[[nodiscard]] QString effectOf(const QString& track);

/// "By the book", "Rolling"
[[nodiscard]] QString draftName(DiceDraft draft);
/// How dice are handed on, a sentence.
[[nodiscard]] QString draftInWords(DiceDraft draft);
/// How far titans are pushed, a sentence.
[[nodiscard]] QString pushInWords(PushReach push);

/// What happens to whoever loses the last life, three steps.
[[nodiscard]] QStringList knockOutInWords(const TitanGame& game);

} // namespace stagewright
