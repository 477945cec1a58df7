#include "model/json/encoding.h"

#include <QStringDecoder>

#include <algorithm>
#include <iterator>

namespace stagewright {

namespace {

constexpr qsizetype longestTextForPeople = 1'000'000; // bytes; people write less
constexpr QByteArrayView utf8Mark("\xEF\xBB\xBF", 3);

struct EncodingMark {
    QByteArrayView bytes;
    QStringConverter::Encoding encoding;
    int bits; ///< of a unit
};

/// The first that fits counts: one begins as another does, and no text here begins with a zero.
constexpr EncodingMark encodingMarks[] = {
    {{"\xFF\xFE\0\0", 4}, QStringConverter::Utf32LE, 32},
    {{"\0\0\xFE\xFF", 4}, QStringConverter::Utf32BE, 32},
    {{"\xFF\xFE", 2}, QStringConverter::Utf16LE, 16},
    {{"\xFE\xFF", 2}, QStringConverter::Utf16BE, 16},
};

const EncodingMark* markOf(QByteArrayView text) {
    const auto* mark =
        std::find_if(std::begin(encodingMarks), std::end(encodingMarks),
                     [&](const EncodingMark& each) { return text.startsWith(each.bytes); });
    return mark == std::end(encodingMarks) ? nullptr : mark;
}

} // namespace

std::optional<int> markedUnit(QByteArrayView text) {
    const EncodingMark* mark = markOf(text);
    return mark ? std::optional(mark->bits) : std::nullopt;
}

QByteArray inUtf8(const QByteArray& text) {
    if (text.startsWith(utf8Mark))
        return text.sliced(utf8Mark.size());
    const EncodingMark* mark = markOf(text);
    if (!mark || text.size() % (mark->bits / 8) != 0)
        return text;
    QStringDecoder decoder(mark->encoding, QStringConverter::Flag::Stateless);
    const QString read = decoder(QByteArrayView(text).sliced(mark->bytes.size()));
    return decoder.hasError() || !read.isValidUtf16() ? text : read.toUtf8();
}

std::optional<QString> textForPeople(const QByteArray& text) {
    if (text.size() > longestTextForPeople)
        return std::nullopt;
    QStringDecoder decoder(QStringDecoder::Utf8);
    QString read = decoder(inUtf8(text));
    if (decoder.hasError())
        read = QString::fromLatin1(text);
    return read.contains(QChar(0)) ? std::nullopt : std::optional(read);
}

} // namespace stagewright
