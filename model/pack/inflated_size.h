#pragma once

#include <QByteArray>

#include <optional>

namespace stagewright {

/// How many bytes a deflated entry (RFC 1951) unpacks to, found by unpacking and throwing away.
/// Nothing if it is damaged, if it does not end where its bytes end, or if it holds more than
/// `most`: no more than that is unpacked.
[[nodiscard]] std::optional<qint64> inflatedSize(QByteArrayView packed, qint64 most);

} // namespace stagewright
