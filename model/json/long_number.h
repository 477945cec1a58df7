#pragma once

#include <QByteArray>
#include <QJsonValue>

#include <optional>
#include <span>

namespace stagewright {

// Whole numbers that 64 bits do not hold. Qt would make doubles of them, which lose the last
// digits. Among values that were read such a number is a text: its digits behind half a surrogate
// pair, with which no text of a file can begin.

/// @param digits as JSON has them, "-18446744073709551616"
[[nodiscard]] QJsonValue longNumber(QByteArrayView digits);

/// Whether a text that was read stands for one.
[[nodiscard]] bool isLongNumber(const QString& text);

/// The digits, if the value is such a number.
[[nodiscard]] std::optional<QByteArray> digitsOf(const QJsonValue& value);

/// JSON text in which such numbers stand as texts.
struct DigitSpan {
    qsizetype begin = 0;
    qsizetype end = 0;
};
[[nodiscard]] QByteArray withDigitsQuoted(QByteArrayView text, std::span<const DigitSpan> numbers);

/// The other way, of a text that Qt has written.
[[nodiscard]] QByteArray withDigitsBare(QByteArray text);

} // namespace stagewright
