#pragma once

#include "model/pack/rally_pack.h"

namespace stagewright {

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

} // namespace stagewright
