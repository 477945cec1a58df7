#include "editor/hextiles/palette/tile_search.h"

#include "editor/hextiles/words/tile_words.h"
#include "editor/language/plain_letters.h"
#include "model/exchange/tile_names.h"

#include <algorithm>

namespace stagewright {

namespace {

bool isNumber(QStringView text) {
    return !text.isEmpty() &&
           std::all_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
}

/// Digits, perhaps with the letter of a side; nothing of it where the number does not match.
std::optional<int> rankOfNumber(QStringView term, const TileId& id) {
    QStringView digits = term;
    if (term.size() > 1 && term.back().isLetter()) {
        digits = term.chopped(1);
        if (term.back() != QLatin1Char(id.side()))
            return std::nullopt;
    }
    const QString tile = id.tile();
    constexpr int series = 100; // the tiles of a series differ in their last two digits
    if (tile == digits)
        return 0;
    if (digits.size() <= 2 && id.number() % series == digits.toInt())
        return 1;
    if (tile.endsWith(digits))
        return 2;
    if (tile.startsWith(digits))
        return 3;
    return tile.contains(digits) ? std::optional(4) : std::nullopt;
}

/// Whether other programs call the side so: with the number of a picture, "217b-2", or by a name,
/// "filler1a". A hyphen is the beginning of that number.
bool isForeignName(QStringView term, const TileId& id) {
    if (term.endsWith(u'-'))
        term.chop(1);
    const auto named = readTileName(term);
    return named && (named->side == id || named->side == id.withSide(0));
}

std::optional<int> rankInOurWords(const QString& term, const TileSide& side) {
    const bool isSide = term.size() > 1 && isNumber(QStringView(term).chopped(1)) &&
                        (term.back() == u'a' || term.back() == u'b');
    if (isNumber(term) || isSide)
        return rankOfNumber(term, side.id);
    if (plainLetters(side.id.toString()).startsWith(term)) // one of the user's own tiles
        return 0;
    const QStringList words = wordsFor(side);
    const bool has = std::any_of(words.begin(), words.end(), [&](const QString& each) {
        const QString word = plainLetters(each);
        return word.startsWith(term) || word.contains(u' ' + term);
    });
    return has ? std::optional(0) : std::nullopt;
}

std::optional<int> rankOfTerm(const QString& term, const TileSide& side) {
    if (const auto rank = rankInOurWords(term, side))
        return rank;
    return isForeignName(term, side.id) ? std::optional(0) : std::nullopt;
}

} // namespace

TileSearch::TileSearch(const QString& text) {
    for (const QString& part : plainLetters(text).split(u' ', Qt::SkipEmptyParts)) {
        const bool value = part.size() == 1 && isNumber(part) && !terms_.isEmpty() &&
                           !terms_.back().back().isDigit();
        if (value)
            terms_.back() += u' ' + part;
        else
            terms_.append(part);
    }
}

std::optional<int> TileSearch::rank(const TileSide& side) const {
    int worst = 0;
    for (const QString& term : terms_) {
        const auto rank = rankOfTerm(term, side);
        if (!rank)
            return std::nullopt;
        worst = std::max(worst, *rank);
    }
    return worst;
}

} // namespace stagewright
