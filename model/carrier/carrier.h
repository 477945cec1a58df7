#pragma once

#include "model/fault.h"

#include <QByteArray>
#include <QStringView>

#include <optional>

namespace stagewright {

/// Files that people look at, which can carry a rally pack inside: CARRIERS.md beside this header
/// says where in each.
enum class Carrier : unsigned char { Pdf, Png, Svg };

/// By the ending of such a file without its dot, in any case; nothing: such files carry nothing.
[[nodiscard]] std::optional<Carrier> carrierNamed(QStringView suffix);

/// What a file looks like by its first bytes.
[[nodiscard]] std::optional<Carrier> carrierOf(QByteArrayView file);

/// The file with the pack inside: the same bytes each time. The fault: it is no such file, or would
/// be larger than is read again. @param pack the bytes of a `.rallypack`; empty: the file stays as
/// it is
[[nodiscard]] Expected<QByteArray> carrying(const QByteArray& file, Carrier carrier,
                                            const QByteArray& pack);

/// By how many bytes a file grows that carries the pack, but for a few hundred.
[[nodiscard]] qint64 carriedSize(Carrier carrier, const QByteArray& pack);

/// The pack that a file carries; empty: none. Nothing in the file is trusted: what cannot be got
/// out whole, is larger than a pack may be, or is there twice, is a fault, which says where.
/// Whether it is a pack is for its reader to find out.
[[nodiscard]] Expected<QByteArray> carriedIn(const QByteArray& file);

} // namespace stagewright
