#include "editor/fields/typed_number.h"

#include <QByteArray>

namespace stagewright {

namespace {

constexpr QChar arabicComma(0x066b); // between whole and part

bool isSeparator(QChar sign) {
    return sign == u'.' || sign == u',' || sign == arabicComma;
}

} // namespace

std::optional<double> typedNumber(QStringView text, int decimals) {
    QByteArray plain; // as programs write numbers
    qsizetype point = -1;
    for (const QChar sign : text.trimmed()) {
        if (isSeparator(sign)) {
            if (point >= 0)
                return std::nullopt;
            point = plain.size();
            plain += '.';
        } else if (sign.isDigit()) {
            plain += static_cast<char>('0' + sign.digitValue());
        } else {
            return std::nullopt;
        }
    }
    const qsizetype most = decimals > 0 ? decimals : -1; // without decimals without a point
    if (point >= 0 && plain.size() - point - 1 > most)
        return std::nullopt;
    bool isNumber = false;
    const double number = plain.toDouble(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

} // namespace stagewright
