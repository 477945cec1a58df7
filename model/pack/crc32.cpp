#include "model/pack/crc32.h"

#include <boost/crc.hpp>

namespace stagewright {

quint32 crc32(QByteArrayView bytes) {
    boost::crc_32_type crc;
    crc.process_bytes(bytes.data(), static_cast<std::size_t>(bytes.size()));
    return crc.checksum();
}

} // namespace stagewright
