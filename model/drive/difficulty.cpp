#include "model/drive/difficulty.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>
#include <utility>

namespace stagewright {

namespace {

struct Reasons {
    Q_DECLARE_TR_FUNCTIONS(Difficulty)
};

QString cornerPhrase(TightestCorner corner) {
    switch (corner) {
    case TightestCorner::Hairpin:
        return Reasons::tr("a hairpin");
    case TightestCorner::Sharp:
        return Reasons::tr("a sharp corner");
    case TightestCorner::Fast:
        return Reasons::tr("a fast corner");
    case TightestCorner::None:
        break;
    }
    return {};
}

/// Of a tile without corners, with what follows.
QString stretchPhrase(bool jump, bool ford, TightestCorner ahead) {
    const QString stretch = jump && ford ? Reasons::tr("a jump and a ford")
                            : jump       ? Reasons::tr("a jump")
                            : ford       ? Reasons::tr("a ford")
                                         : Reasons::tr("a fast stretch");
    switch (ahead) {
    case TightestCorner::Hairpin:
        return Reasons::tr("%1 before a hairpin").arg(stretch);
    case TightestCorner::Sharp:
        return Reasons::tr("%1 before a sharp corner").arg(stretch);
    case TightestCorner::Fast:
        return Reasons::tr("%1 before a fast corner").arg(stretch);
    case TightestCorner::None:
        break;
    }
    return stretch;
}

QString phrase(const DrivenPiece& before, const DrivenPiece& place, const DrivenPiece& after) {
    if (place.corner == TightestCorner::None)
        return stretchPhrase(place.jump || before.jump, place.ford || before.ford, after.corner);
    const QString what = cornerPhrase(place.corner);
    if (before.jump)
        return Reasons::tr("%1 after a jump").arg(what);
    if (place.jump)
        return Reasons::tr("%1 with a jump").arg(what);
    if (before.ford)
        return Reasons::tr("%1 after a ford").arg(what);
    if (place.ford)
        return Reasons::tr("%1 with a ford").arg(what);
    return what;
}

} // namespace

QString name(Difficulty difficulty) {
    switch (difficulty) {
    case Difficulty::Easy:
        return QStringLiteral("easy");
    case Difficulty::Medium:
        return QStringLiteral("medium");
    case Difficulty::Hard:
        break;
    }
    return QStringLiteral("hard");
}

DifficultyReason difficultyOf(const DrivenPieces& pieces, std::span<const double> losses) {
    constexpr double mediumFrom = 0.2;
    constexpr double hardFrom = 0.35;
    constexpr double hardlyEver = 0.005;
    DifficultyReason result;
    const double all = std::accumulate(losses.begin(), losses.end(), 0.0);
    const double onTenTiles = 10 * all / static_cast<double>(losses.size());
    result.difficulty = onTenTiles < mediumFrom ? Difficulty::Easy
                        : onTenTiles < hardFrom ? Difficulty::Medium
                                                : Difficulty::Hard;
    if (all < hardlyEver)
        return result;
    const auto worst =
        static_cast<std::size_t>(std::max_element(losses.begin(), losses.end()) - losses.begin());
    result.worst = worst;
    result.tile = pieces[worst].name;
    result.around = {worst > 0 ? pieces[worst - 1] : DrivenPiece(), pieces[worst],
                     worst + 1 < pieces.size() ? pieces[worst + 1] : DrivenPiece()};
    return saidNow(std::move(result));
}

DifficultyReason saidNow(DifficultyReason difficulty) {
    const auto& [before, place, after] = difficulty.around;
    if (!difficulty.tile.isEmpty())
        difficulty.reason = phrase(before, place, after);
    return difficulty;
}

} // namespace stagewright
