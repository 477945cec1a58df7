#pragma once

#include <QByteArray>

namespace stagewright {

/// Reads a file of any format. What is read is written in all of them, and must be the same when it
/// is read again (tests/round_trips.h).
void fuzzExchange(const QByteArray& file);

} // namespace stagewright
