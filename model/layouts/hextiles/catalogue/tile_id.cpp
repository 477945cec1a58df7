#include "model/layouts/hextiles/catalogue/tile_id.h"

#include "model/digit.h"

#include <QLatin1StringView>

namespace stagewright {

namespace {

constexpr int mostDigits = 6;
constexpr qsizetype mostLetters = 8; // the bytes of a prefix

bool isLetter(QChar c) {
    return (u'a' <= c && c <= u'z') || (u'A' <= c && c <= u'Z');
}

/// By how many bits a letter of a prefix is shifted.
int placeOf(qsizetype letter) {
    return static_cast<int>(mostLetters - 1 - letter) * 8;
}

} // namespace

std::optional<TileId> TileId::parse(QStringView text) {
    TileId id;
    qsizetype at = 0;
    while (at < text.size() && isLetter(text[at])) {
        if (at == mostLetters)
            return std::nullopt;
        const auto letter = static_cast<unsigned char>(text[at].toLower().toLatin1());
        id.prefix_ |= std::uint64_t{letter} << placeOf(at);
        ++at;
    }
    const qsizetype digits = at;
    for (; at < text.size() && isDigit(text[at]); ++at) {
        // A leading zero would give one tile two names.
        if (at - digits == mostDigits || (id.number_ == 0 && at > digits))
            return std::nullopt;
        id.number_ = id.number_ * 10 + (text[at].unicode() - u'0');
    }
    if (at == digits)
        return std::nullopt;
    if (at < text.size() && isLetter(text[at]))
        id.side_ = text[at++].toLower().toLatin1();
    if (at < text.size())
        return std::nullopt;
    return id;
}

QString TileId::toString() const {
    QString text = tile();
    if (side_)
        text += QLatin1Char(side_);
    return text;
}

QString TileId::tile() const {
    QString text;
    for (qsizetype at = 0; at < mostLetters; ++at)
        if (const auto letter = static_cast<char>(prefix_ >> placeOf(at)))
            text += QLatin1Char(letter);
    return text + QString::number(number_);
}

TileId TileId::withSide(char side) const {
    TileId id = *this;
    id.side_ = side;
    return id;
}

} // namespace stagewright
