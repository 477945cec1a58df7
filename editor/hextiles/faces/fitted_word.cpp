#include "editor/hextiles/faces/fitted_word.h"

#include <QTransform>

#include <algorithm>

namespace stagewright {

QPainterPath fittedWord(const Lettering& lettering, QStringView word, const WordRoom& room,
                        double least) {
    const double wanted = std::max(room.usual, least);
    if (wanted > room.most)
        return {};
    const QPainterPath full = lettering.outline(word, wanted);
    const double fit = std::min(1.0, room.width / full.boundingRect().width());
    return wanted * fit < least ? QPainterPath() : QTransform::fromScale(fit, fit).map(full);
}

} // namespace stagewright
