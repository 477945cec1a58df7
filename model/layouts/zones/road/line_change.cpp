#include "model/layouts/zones/road/line_change.h"

#include <QRegularExpression>

#include <utility>

namespace stagewright {

std::optional<LineChange> lineChangeFrom(QStringView text) {
    static const QRegularExpression form(
        QStringLiteral("^\\s*([io])([1-9]|10)(?:\\s+to\\s+|\\s*-\\s*)([io])([1-9]|10)\\s*$"));
    const QRegularExpressionMatch match = form.match(text.toString());
    if (!match.hasMatch() || match.capturedView(1) == match.capturedView(3))
        return std::nullopt;
    return LineChange{match.capturedView(1) == u"o", match.capturedView(2).toInt(),
                      match.capturedView(4).toInt()};
}

QString textOf(const LineChange& change) {
    return QStringLiteral("%1%2 to %3%4")
        .arg(change.fromSlide ? u'o' : u'i')
        .arg(change.from)
        .arg(change.fromSlide ? u'i' : u'o')
        .arg(change.to);
}

std::optional<LineChange> changeInCorner(const LineChange& change, bool backwards, int insideSpaces,
                                         int slideSpaces) {
    LineChange read = change;
    if (backwards) { // what was left is reached
        const auto counted = [&](bool slide, int space) {
            return (slide ? slideSpaces : insideSpaces) + 1 - space;
        };
        read = {!change.fromSlide, counted(!change.fromSlide, change.to),
                counted(change.fromSlide, change.from)};
    }
    const int fromSpaces = read.fromSlide ? slideSpaces : insideSpaces;
    const int toSpaces = read.fromSlide ? insideSpaces : slideSpaces;
    const bool areThere =
        read.from >= 1 && read.from <= fromSpaces && read.to >= 1 && read.to <= toSpaces;
    const bool leadsOn = (read.from - 1) * toSpaces < (read.to - 1) * fromSpaces;
    return areThere && leadsOn ? std::optional(read) : std::nullopt;
}

} // namespace stagewright
