#pragma once

#include <QByteArray>

namespace stagewright {

/// The checksum that zips have, of the bytes.
[[nodiscard]] quint32 crc32(QByteArrayView bytes);

} // namespace stagewright
