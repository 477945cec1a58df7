#pragma once

#include "model/exchange/format.h"

#include <QByteArray>

namespace stagewright {

/// Reads a file of another program. What is read is written in that format, and read again the same
/// is written.
void fuzzExchange(const QByteArray& text, Format format);

} // namespace stagewright
