#include "model/pack/crc32.h"

#include <array>

namespace stagewright {

namespace {

constexpr std::array<quint32, 256> table = [] {
    std::array<quint32, 256> remainders{};
    for (quint32 i = 0; i < 256; ++i) {
        quint32 remainder = i;
        for (int bit = 0; bit < 8; ++bit)
            remainder = (remainder >> 1U) ^ ((remainder & 1U) != 0 ? 0xEDB88320U : 0U);
        remainders[i] = remainder;
    }
    return remainders;
}();

} // namespace

quint32 crc32(QByteArrayView bytes) {
    quint32 crc = 0xFFFFFFFF;
    for (const char byte : bytes)
        crc = (crc >> 8U) ^ table[(crc ^ static_cast<unsigned char>(byte)) & 0xFFU];
    return ~crc;
}

} // namespace stagewright
