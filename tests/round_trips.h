#pragma once

#include "model/game/games.h"

#include <QByteArray>
#include <QString>

namespace stagewright {

struct RallyPack;

/// Holds a file of any format to one law: what is read can be saved as our stage, our rally and our
/// pack and is read back equal, and written in its own format again and read back equal; what
/// another format does not hold is said as a loss.
/// @param games with a catalogue
/// @return where it is broken; empty where it holds, and for a file that is not read
QString brokenRoundTrip(const QByteArray& file, const Games& games);

/// Likewise of a pack, as our rally and our pack.
QString brokenRoundTrip(const RallyPack& pack, const Games& games);

} // namespace stagewright
