#pragma once

#include "model/fault.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace stagewright {

/// What a zip may be at most. Memory follows these, never what the zip claims.
struct ZipLimits {
    qint64 unpacked = 64 * 1024 * 1024; ///< of all entries together, in bytes
    qint64 entry = 16 * 1024 * 1024;    ///< of one, which may be the largest stage file
    int entries = 2'000;
    qint64 ratio = 200;                   ///< unpacked to packed ...
    qint64 ratioCountsFrom = 1024 * 1024; ///< ... of entries larger than this
};

/// A file in a zip, its record in the directory and its local header being at one.
struct ZipEntry {
    QString name;    ///< parts "." left out
    QByteArray path; ///< the name as it stands in the zip
    int method = 0;  ///< 0 stored, 8 deflated
    quint32 crc = 0;
    qint64 packed = 0;
    qint64 unpacked = 0;
    qint64 data = 0; ///< where its packed bytes begin
    int record = 0;  ///< index in the directory

    friend bool operator==(const ZipEntry&, const ZipEntry&) = default;
};

/// Looks a zip through before anything in it is unpacked, and gives its files in the order of its
/// directory; folders and what a Mac adds are passed over.
///
/// Refused, each with the entry's name and what to do: names that lead out of the folder or are not
/// plain, links, two entries whose names are one on some system (name_key.h), a file that is a
/// folder too, encryption, methods other than 0 and 8, headers that disagree, entries that overlap,
/// what is cut off, and whatever is beyond the limits. Zip64 and comments are read. What unpacking
/// alone can tell (a wrong CRC, a size that lies) is for the reader.
[[nodiscard]] Expected<std::vector<ZipEntry>> scanZip(QByteArrayView zip,
                                                      const ZipLimits& limits = {});

/// If all entries lie in one folder, and `main` is in it: their names without that folder.
[[nodiscard]] std::vector<ZipEntry> withoutOuterFolder(std::vector<ZipEntry> entries,
                                                       QStringView main);

/// Whether a file begins as a zip does.
[[nodiscard]] bool looksLikeZip(QByteArrayView file);

} // namespace stagewright
