#include "model/json/long_number.h"

namespace stagewright {

namespace {

constexpr QChar sign(0xDFFF);                     // the second half of a pair, without a first
constexpr QByteArrayView quotedSign("\"\\udfff"); // as Qt writes it

} // namespace

QJsonValue longNumber(QByteArrayView digits) {
    return QString(sign + QString::fromLatin1(digits));
}

bool isLongNumber(const QString& text) {
    return text.startsWith(sign);
}

std::optional<QByteArray> digitsOf(const QJsonValue& value) {
    if (!value.isString())
        return std::nullopt;
    const QString text = value.toString();
    return isLongNumber(text) ? std::optional(text.sliced(1).toLatin1()) : std::nullopt;
}

QByteArray withDigitsQuoted(QByteArrayView text, std::span<const DigitSpan> numbers) {
    QByteArray quoted;
    quoted.reserve(text.size() + 16 * static_cast<qsizetype>(numbers.size()));
    qsizetype done = 0;
    for (const DigitSpan& number : numbers) {
        quoted += text.sliced(done, number.begin - done);
        quoted += quotedSign;
        quoted += text.sliced(number.begin, number.end - number.begin);
        quoted += '"';
        done = number.end;
    }
    return quoted += text.sliced(done);
}

QByteArray withDigitsBare(QByteArray text) {
    qsizetype at = text.indexOf(quotedSign);
    if (at < 0)
        return text;
    QByteArray bare;
    bare.reserve(text.size());
    qsizetype done = 0;
    for (; at >= 0; at = text.indexOf(quotedSign, done)) {
        const qsizetype digits = at + quotedSign.size();
        const qsizetype end = text.indexOf('"', digits);
        bare += QByteArrayView(text).sliced(done, at - done);
        bare += QByteArrayView(text).sliced(digits, end - digits);
        done = end + 1;
    }
    return bare += QByteArrayView(text).sliced(done);
}

} // namespace stagewright
