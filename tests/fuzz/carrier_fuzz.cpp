#include "model/carrier/carrier.h"
#include "model/pack/crc32.h"
#include "model/pack/rally_pack.h"
#include "tests/fuzz/exchange.h"
#include "tests/fuzz/fuzz_input.h"

#include <QtEndian>

using namespace stagewright;

namespace {

/// With the checksums that its chunks need: else noise would get no further than these.
QByteArray withChecksums(QByteArray png) {
    constexpr qsizetype signature = 8;
    constexpr qsizetype besideContent = 12;
    for (qsizetype at = signature; at + besideContent <= png.size();) {
        const auto size = static_cast<qsizetype>(qFromBigEndian<quint32>(png.constData() + at));
        if (size > png.size() - at - besideContent)
            break;
        qToBigEndian(crc32(QByteArrayView(png).sliced(at + 4, size + 4)),
                     png.data() + at + 8 + size);
        at += besideContent + size;
    }
    return png;
}

} // namespace

/// Pictures and documents: what they carry is a rally like any other, and no larger than a pack.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const QByteArray file = fuzzInput(data, size);
    for (const QByteArray& each : {file, withChecksums(file)}) {
        if (const auto pack = carriedIn(each))
            mustHold(pack->size() <= largestPack);
        fuzzExchange(each);
    }
    return 0;
}
