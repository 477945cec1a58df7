#pragma once

#include <QByteArray>

namespace stagewright {

/// What was unpacked of a stream of zlib (RFC 1950).
struct Inflated {
    QByteArray bytes;
    qsizetype read = 0;   ///< how many packed bytes it took
    bool isWhole = false; ///< the stream ended, and its check was right
};

/// Unpacks the stream that the bytes begin with, whatever follows it; no more than `most` bytes of
/// it, whatever it would unpack to.
[[nodiscard]] Inflated inflatedStream(QByteArrayView packed, qint64 most);

/// The bytes as such a stream: the same each time.
[[nodiscard]] QByteArray deflatedStream(const QByteArray& bytes);

} // namespace stagewright
