#include "model/pack/inflated_size.h"

#include <array>
#include <limits>
#include <zlib.h>

namespace stagewright {

namespace {

/// A stream of zlib that is ended whatever happens.
class Inflater {
public:
    explicit Inflater(QByteArrayView packed) {
        // zlib does not write there; its interface is older than const.
        stream_.next_in = const_cast<Bytef*>(reinterpret_cast<const Bytef*>(packed.data()));
        stream_.avail_in = static_cast<uInt>(packed.size());
        ready_ = inflateInit2(&stream_, -MAX_WBITS) == Z_OK; // negative: without a header of zlib
    }
    Inflater(const Inflater&) = delete;
    Inflater& operator=(const Inflater&) = delete;
    ~Inflater() {
        if (ready_)
            inflateEnd(&stream_);
    }

    [[nodiscard]] bool ready() const { return ready_; }

    /// The next piece into `buffer`. @return what zlib says
    template <std::size_t size>
    int next(std::array<Bytef, size>& buffer) {
        stream_.next_out = buffer.data();
        stream_.avail_out = static_cast<uInt>(size);
        return inflate(&stream_, Z_NO_FLUSH);
    }

    [[nodiscard]] qint64 written() const { return static_cast<qint64>(stream_.total_out); }
    [[nodiscard]] bool allRead() const { return stream_.avail_in == 0; }

private:
    z_stream stream_{};
    bool ready_ = false;
};

} // namespace

std::optional<qint64> inflatedSize(QByteArrayView packed, qint64 most) {
    if (packed.size() > std::numeric_limits<qint32>::max())
        return std::nullopt;
    Inflater inflater(packed);
    if (!inflater.ready())
        return std::nullopt;
    std::array<Bytef, 16 * 1024> piece{};
    while (inflater.written() <= most) {
        const int said = inflater.next(piece);
        if (said == Z_STREAM_END)
            return inflater.allRead() && inflater.written() <= most
                       ? std::optional(inflater.written())
                       : std::nullopt;
        if (said != Z_OK)
            return std::nullopt;
    }
    return std::nullopt;
}

} // namespace stagewright
