#pragma once

#include "model/fault.h"
#include "model/pack/zip_writer.h"
#include "model/rally/rally.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace stagewright {

/// A rally with all that travels with it. PACK_FORMAT.md beside this header specifies the file.
struct RallyPack {
    Rally rally;
    /// Tile sets of one's own, by the name of their file ("club.json"): see tile_sets.h.
    ZipContent tileSets;
    QByteArray preview; ///< a PNG; empty: none
    ZipContent others;  ///< entries that this version does not know, by their whole names

    friend bool operator==(const RallyPack&, const RallyPack&) = default;
};

/// A pack as it was found.
struct OpenedPack {
    RallyPack pack;
    /// Entries that cannot be used: in the place of a stage an empty one stands, and its key is
    /// among `lost`. What is written over such a pack loses them for good: ask before.
    std::vector<Fault> damages;
    QList<StageKey> lost;
    std::vector<Fault> hints; ///< worth a word, but nothing is wrong

    [[nodiscard]] bool whole() const { return damages.empty(); }
};

/// Files that are larger are refused before they are read.
inline constexpr qint64 largestPack = 66 * 1024 * 1024;

/// Whether a file says by its ending or its first bytes that it is a pack.
[[nodiscard]] bool isPackFile(const QString& path);
/// The same of one that has been read.
[[nodiscard]] bool isPack(const QString& path, QByteArrayView content);

/// Reads a pack, trusting nothing in it (see scanZip for what is refused). A damaged entry does not
/// keep the others from being read, but without pack.json, or with one of a newer format, there is
/// no rally. Faults name the entry and where in it.
[[nodiscard]] Expected<OpenedPack> readRallyPack(const QByteArray& zip, const Games& games);

/// Likewise from a file, which all faults name.
[[nodiscard]] Expected<OpenedPack> loadRallyPack(const QString& path, const Games& games);

/// Canonical: equal packs give equal bytes. The bytes are verified (see verified_text.h): the fault
/// is what would not be read again, an entry or all of them larger than the limits first of all.
[[nodiscard]] Expected<QByteArray> writeRallyPack(const RallyPack& pack);

/// Whether the pack, read from entries of so many bytes, can be written again. The fault is a size.
[[nodiscard]] Expected<void> fitsAFile(const RallyPack& pack, qint64 readFrom);

/// Writes the whole file or leaves the old one as it was; mode and link stay.
[[nodiscard]] Expected<void> saveRallyPack(const RallyPack& pack, const QString& path);

} // namespace stagewright
