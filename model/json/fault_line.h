#pragma once

#include "model/fault.h"

#include <QByteArray>

namespace stagewright {

/// The fault with the line of its place in front: "line 12, tiles[3].rotation". Where the value is
/// missing, the line of what it is missing in.
/// @pre parseJson accepts the text
[[nodiscard]] Fault withLine(Fault fault, const QByteArray& text);

} // namespace stagewright
