#include "editor/zones/words/board_words.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct BoardWords {
    Q_DECLARE_TR_FUNCTIONS(BoardWords)
};

} // namespace

QString surfaceInWords(std::optional<RoadSurface> surface) {
    if (!surface)
        return BoardWords::tr("surface not known");
    switch (*surface) {
    case RoadSurface::Asphalt:
        return BoardWords::tr("asphalt");
    case RoadSurface::Snow:
        return BoardWords::tr("snow");
    case RoadSurface::Earth:
        break;
    }
    return BoardWords::tr("earth");
}

QString sideInWords(const ZoneSide& side) {
    return BoardWords::tr("%1, %2", "side of a board, its surface")
        .arg(side.side, surfaceInWords(side.surface));
}

QString spacesInWords(const RoadElements& road) {
    const RoadCounts counts = countsOf(road);
    const QString inside = BoardWords::tr("%n space(s) inside", nullptr, counts.inside);
    return counts.bySlides == counts.inside
               ? inside
               : BoardWords::tr("%1, %2 by the slides").arg(inside).arg(counts.bySlides);
}

QString remarkInWords(const Fault& fault) {
    const QString words = sentence(fault);
    return fault.file.isEmpty() ? words.left(1).toUpper() + words.mid(1) : words;
}

} // namespace stagewright
