#pragma once

#include "model/game/games.h"

#include <QByteArray>
#include <QString>

namespace stagewright {

/// The games that come with the program, with their tiles.
const Games& fuzzedGames();

/// Reads a file of any format. What is read is written in all of them, and must be the same when it
/// is read again (tests/round_trips.h).
void fuzzExchange(const QByteArray& file);

/// Stops the fuzzer where that law is broken, and says in what. @param broken empty where it holds
void mustHoldTheLaw(const QString& broken);

} // namespace stagewright
