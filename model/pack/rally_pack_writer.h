#pragma once

#include "model/pack/rally_pack.h"

namespace stagewright {

/// Canonical: equal packs give equal bytes. The bytes are verified (see verified_text.h): the fault
/// is what would not be read again, an entry or all of them larger than the limits first of all.
[[nodiscard]] Expected<QByteArray> writeRallyPack(const RallyPack& pack);

/// Whether the pack, read from entries of so many bytes, can be written again. The fault is a size.
[[nodiscard]] Expected<void> fitsAFile(const RallyPack& pack, qint64 readFrom);

/// Writes the whole file or leaves the old one as it was; mode and link stay.
[[nodiscard]] Expected<void> saveRallyPack(const RallyPack& pack, const QString& path);

} // namespace stagewright
