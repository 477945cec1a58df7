#include "model/carrier/base64.h"

#include "model/carrier/carried_faults.h"
#include "model/pack/rally_pack.h"

#include <algorithm>

namespace stagewright {

Expected<QByteArray> carriedBytes(QByteArrayView base64, const QString& place) {
    QByteArray text;
    text.reserve(base64.size());
    std::copy_if(base64.begin(), base64.end(), std::back_inserter(text), [](char sign) {
        return sign != ' ' && sign != '\t' && sign != '\r' && sign != '\n';
    });
    if (text.size() > (largestPack / 3 + 1) * 4)
        return tl::unexpected(carriedTooLarge(place));
    const auto read =
        QByteArray::fromBase64Encoding(std::move(text), QByteArray::AbortOnBase64DecodingErrors);
    if (read.decodingStatus != QByteArray::Base64DecodingStatus::Ok || read.decoded.isEmpty())
        return tl::unexpected(carriedDamaged(place));
    return read.decoded;
}

} // namespace stagewright
