#include "model/layouts/hextiles/catalogue/tile_id.h"

#include <QLatin1StringView>

namespace stagewright {

namespace {

constexpr int mostDigits = 6;

bool isLetter(QChar c) {
    return (u'a' <= c && c <= u'z') || (u'A' <= c && c <= u'Z');
}

bool isDigit(QChar c) {
    return u'0' <= c && c <= u'9';
}

} // namespace

std::optional<TileId> TileId::parse(QStringView text) {
    TileId id;
    qsizetype at = 0;
    while (at < text.size() && isLetter(text[at])) {
        if (at == static_cast<qsizetype>(id.prefix_.size()))
            return std::nullopt;
        id.prefix_[static_cast<std::size_t>(at)] = text[at].toLower().toLatin1();
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
    const auto length = qstrnlen(prefix_.data(), prefix_.size());
    return QString::fromLatin1(prefix_.data(), static_cast<qsizetype>(length)) +
           QString::number(number_);
}

TileId TileId::withSide(char side) const {
    TileId id = *this;
    id.side_ = side;
    return id;
}

} // namespace stagewright
