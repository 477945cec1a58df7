#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace stagewright {

/// A text of any file as UTF-8 and without a byte order mark. By their marks UTF-16 is known, as
/// Windows writes it where it says "Unicode", and UTF-32, each in both orders. What is none in
/// spite of its mark stays as it is: whoever reads it finds that it is no UTF-8.
[[nodiscard]] QByteArray inUtf8(const QByteArray& text);

/// A text that somebody has written: as above, or as Latin-1 where that is no UTF-8, as old
/// programs write. Nothing: what nobody writes, more than a megabyte or with zeros in it.
[[nodiscard]] std::optional<QString> textForPeople(const QByteArray& text);

/// 16 or 32 if a text begins with the mark of UTF-16 or UTF-32.
[[nodiscard]] std::optional<int> markedUnit(QByteArrayView text);

} // namespace stagewright
