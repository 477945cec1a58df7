#pragma once

#include <QByteArray>

#include <functional>
#include <optional>
#include <vector>

namespace stagewright {

/// An entry of a zip made byte by byte. What is not set follows from the content, as in a good zip.
struct MadeEntry {
    QByteArray name;
    QByteArray content; ///< as packed
    quint16 method = 0;
    quint16 flags = 0;
    quint32 attributes = 0;
    std::optional<quint64> unpacked{};      ///< in both headers
    std::optional<quint32> crc{};           ///< in both headers
    std::optional<QByteArray> localName{};  ///< else `name`
    std::optional<quint16> localMethod{};   ///< else `method`
    std::optional<quint16> localFlags{};    ///< else `flags`
    std::optional<quint32> localUnpacked{}; ///< else `unpacked`
    std::optional<quint32> localPacked{};   ///< else the content's size
    std::optional<quint32> localCrc{};      ///< else `crc`
    QByteArray localExtra{};
    QByteArray extra{};          ///< in the directory
    std::optional<quint64> at{}; ///< where the directory says that it is
    bool zip64 = false;          ///< sizes and offset in zip64 fields
};

struct MadeZip {
    std::vector<MadeEntry> entries;
    QByteArray comment{};
    QByteArray lead{};  ///< before the zip, which does not know of it
    bool zip64 = false; ///< with a zip64 end record
};

[[nodiscard]] QByteArray bytesOf(const MadeZip& zip);

/// Little-endian.
[[nodiscard]] QByteArray u16(quint64 number);
[[nodiscard]] QByteArray u32(quint64 number);
[[nodiscard]] QByteArray u64(quint64 number);

} // namespace stagewright
