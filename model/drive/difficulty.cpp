#include "model/drive/difficulty.h"

#include "model/stage/pacenote.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace stagewright {

namespace {

struct Reasons {
    Q_DECLARE_TR_FUNCTIONS(Difficulty)
};

enum class Tightest : unsigned char { None, FastCorner, SharpCorner, Hairpin };

/// What makes a tile hard to drive.
struct Features {
    Tightest corner = Tightest::None;
    bool jump = false;
    bool ford = false;
};

/// A corner is called as its pacenote calls it.
Tightest cornerOf(const BendNote& bend) {
    constexpr int sharp = 3;
    constexpr int flat = 6;
    if (bend.hairpin)
        return Tightest::Hairpin;
    if (bend.severity == flat)
        return Tightest::None;
    return bend.severity <= sharp ? Tightest::SharpCorner : Tightest::FastCorner;
}

Features featuresOf(const DrivenRoad& road) {
    Features found;
    for (const NotePart& part : pacenote(*road.side, *road.road, road.forward).parts) {
        if (const auto* bend = std::get_if<BendNote>(&part))
            found.corner = std::max(found.corner, cornerOf(*bend));
        found.jump = found.jump || std::holds_alternative<JumpNote>(part);
        found.ford = found.ford || std::holds_alternative<FordNote>(part);
    }
    return found;
}

QString cornerPhrase(Tightest corner) {
    switch (corner) {
    case Tightest::Hairpin:
        return Reasons::tr("a hairpin");
    case Tightest::SharpCorner:
        return Reasons::tr("a sharp corner");
    case Tightest::FastCorner:
        return Reasons::tr("a fast corner");
    case Tightest::None:
        break;
    }
    return {};
}

/// Of a tile without corners, with what follows.
QString stretchPhrase(const Features& place, Tightest ahead) {
    const QString stretch = place.jump && place.ford ? Reasons::tr("a jump and a ford")
                            : place.jump             ? Reasons::tr("a jump")
                            : place.ford             ? Reasons::tr("a ford")
                                                     : Reasons::tr("a fast stretch");
    switch (ahead) {
    case Tightest::Hairpin:
        return Reasons::tr("%1 before a hairpin").arg(stretch);
    case Tightest::SharpCorner:
        return Reasons::tr("%1 before a sharp corner").arg(stretch);
    case Tightest::FastCorner:
        return Reasons::tr("%1 before a fast corner").arg(stretch);
    case Tightest::None:
        break;
    }
    return stretch;
}

QString phrase(const Features& before, const Features& place, const Features& after) {
    if (place.corner == Tightest::None)
        return stretchPhrase({Tightest::None, place.jump || before.jump, place.ford || before.ford},
                             after.corner);
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

DifficultyReason difficultyOf(const DrivenRoute& route, std::span<const double> losses) {
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
    const auto& roads = route.roads;
    result.worst = worst;
    result.tile = roads[worst].side->id.toString();
    result.reason =
        phrase(worst > 0 ? featuresOf(roads[worst - 1]) : Features(), featuresOf(roads[worst]),
               worst + 1 < roads.size() ? featuresOf(roads[worst + 1]) : Features());
    return result;
}

} // namespace stagewright
