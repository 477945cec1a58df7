#pragma once

#include "model/fault.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace stagewright {

// The records of a zip as its specification has them (APPNOTE 6.3), zip64 resolved. No offset or
// size in them has been judged, but that the record itself lies within the file.

/// Where the directory is.
struct ZipEnd {
    qint64 entries = 0;
    qint64 directory = 0; ///< offset
    qint64 size = 0;      ///< of the directory
    qint64 place = 0;     ///< of the first end record
    qint64 last = 0;      ///< of the last end record, which holds the comment
    qint64 lead = 0; ///< how far the directory lies from where its offset says; 0 in a plain zip
    bool doubtful = false; ///< there is a second end that fits a directory as well
};

struct ZipRecord {
    QByteArray name;
    quint16 flags = 0;
    quint16 method = 0;
    quint32 crc = 0;
    qint64 packed = 0;
    qint64 unpacked = 0;
    quint32 attributes = 0;                ///< in the upper half the mode, for Unix
    qint64 header = 0;                     ///< where its local header is
    std::optional<QByteArray> unicodeName; ///< from the extra field, if it belongs to the name
};

struct ZipLocal {
    QByteArray name;
    quint16 flags = 0;
    quint16 method = 0;
    quint32 crc = 0;
    qint64 packed = 0;
    qint64 unpacked = 0;
    qint64 data = 0; ///< where the packed bytes begin
};

enum class ZipFlag : quint16 { Encrypted = 1, Deferred = 8, StrongEncryption = 64, Utf8 = 2048 };

[[nodiscard]] inline bool isSet(quint16 flags, ZipFlag flag) {
    return (flags & static_cast<quint16>(flag)) != 0;
}

/// The end record whose directory ends where it begins; other signatures may stand in the comment.
/// If there is none, some end record: `lead` is not zero then.
[[nodiscard]] std::optional<ZipEnd> findZipEnd(QByteArrayView zip);

/// How many bytes stand behind the last end record that closes a zip; 0 if no zip ends before the
/// end of the file.
[[nodiscard]] qint64 bytesBehindZip(QByteArrayView zip);

/// Nothing where the directory breaks off, or holds more than its count says.
/// @pre end.lead is 0
[[nodiscard]] std::optional<std::vector<ZipRecord>> readZipDirectory(QByteArrayView zip,
                                                                     const ZipEnd& end);

/// The local header of a record. Sizes that follow the data are taken from the record.
[[nodiscard]] std::optional<ZipLocal> readZipLocal(QByteArrayView zip, const ZipRecord& record);

} // namespace stagewright
