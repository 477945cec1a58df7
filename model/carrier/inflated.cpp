#include "model/carrier/inflated.h"

#include <algorithm>
#include <array>
#include <limits>
#include <zlib.h>

namespace stagewright {

namespace {

/// A stream of zlib that is ended whatever happens.
class ZlibStream {
public:
    explicit ZlibStream(QByteArrayView packed) {
        // zlib does not write there; its interface is older than const.
        stream_.next_in = const_cast<Bytef*>(reinterpret_cast<const Bytef*>(packed.data()));
        stream_.avail_in = static_cast<uInt>(
            std::min<qsizetype>(packed.size(), std::numeric_limits<qint32>::max()));
        ready_ = inflateInit(&stream_) == Z_OK;
    }
    ZlibStream(const ZlibStream&) = delete;
    ZlibStream& operator=(const ZlibStream&) = delete;
    ~ZlibStream() {
        if (ready_)
            inflateEnd(&stream_);
    }

    [[nodiscard]] bool ready() const { return ready_; }
    [[nodiscard]] qsizetype read() const { return static_cast<qsizetype>(stream_.total_in); }

    /// Unpacks up to so many bytes more, and appends them. @return what zlib says
    int next(QByteArray& bytes, qint64 most) {
        std::array<Bytef, 16 * 1024> piece{};
        stream_.next_out = piece.data();
        const auto room = std::min<qint64>(most, static_cast<qint64>(piece.size()));
        stream_.avail_out = static_cast<uInt>(room);
        const int said = inflate(&stream_, Z_NO_FLUSH);
        bytes.append(reinterpret_cast<const char*>(piece.data()), room - stream_.avail_out);
        return said;
    }

private:
    z_stream stream_{};
    bool ready_ = false;
};

} // namespace

Inflated inflatedStream(QByteArrayView packed, qint64 most) {
    Inflated result;
    ZlibStream stream(packed);
    int said = stream.ready() ? Z_OK : Z_MEM_ERROR;
    // One byte more shows whether the stream ends there.
    while (said == Z_OK && result.bytes.size() <= most)
        said = stream.next(result.bytes, most + 1 - result.bytes.size());
    result.isWhole = said == Z_STREAM_END && result.bytes.size() <= most;
    result.bytes.truncate(most);
    result.read = stream.read();
    return result;
}

QByteArray deflatedStream(const QByteArray& bytes) {
    constexpr qsizetype sizeBefore = 4; // that Qt writes before the stream
    return qCompress(bytes, Z_BEST_COMPRESSION).sliced(sizeBefore);
}

} // namespace stagewright
