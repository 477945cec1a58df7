#pragma once

#include <QByteArray>

namespace stagewright {

/// A text of any file as UTF-8 and without a byte order mark. By its mark UTF-16 is known, in both
/// orders, as Windows writes it where it says "Unicode". What is no UTF-16 in spite of its mark
/// stays as it is: whoever reads it finds that it is no UTF-8.
[[nodiscard]] QByteArray inUtf8(const QByteArray& text);

/// Whether a text begins with the mark of UTF-16.
[[nodiscard]] bool isMarkedUtf16(QByteArrayView text);

} // namespace stagewright
