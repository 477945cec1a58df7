#include "model/json/encoding.h"

#include <QStringDecoder>

namespace stagewright {

namespace {

constexpr QByteArrayView utf8Mark("\xEF\xBB\xBF", 3);
constexpr QByteArrayView littleEndianMark("\xFF\xFE", 2);
constexpr QByteArrayView bigEndianMark("\xFE\xFF", 2);

} // namespace

bool isMarkedUtf16(QByteArrayView text) {
    return text.startsWith(littleEndianMark) || text.startsWith(bigEndianMark);
}

QByteArray inUtf8(const QByteArray& text) {
    if (text.startsWith(utf8Mark))
        return text.sliced(utf8Mark.size());
    if (!isMarkedUtf16(text) || text.size() % 2 != 0)
        return text;
    const auto encoding =
        text.startsWith(littleEndianMark) ? QStringConverter::Utf16LE : QStringConverter::Utf16BE;
    QStringDecoder decoder(encoding, QStringConverter::Flag::Stateless);
    const QString read = decoder(QByteArrayView(text).sliced(littleEndianMark.size()));
    return decoder.hasError() || !read.isValidUtf16() ? text : read.toUtf8();
}

} // namespace stagewright
