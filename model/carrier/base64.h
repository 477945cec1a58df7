#pragma once

#include "model/fault.h"

#include <QByteArray>

namespace stagewright {

/// The bytes that a text in base64 stands for, blanks and line breaks passed over. The fault, at
/// that place: it is something else, or would be too large for a pack.
[[nodiscard]] Expected<QByteArray> carriedBytes(QByteArrayView base64, const QString& place);

} // namespace stagewright
