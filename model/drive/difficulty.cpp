#include "model/drive/difficulty.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <map>
#include <numeric>

namespace stagewright {

namespace {

struct Reasons {
    Q_DECLARE_TR_FUNCTIONS(Difficulty)
};

/// What makes a tile hard to drive.
struct Features {
    int hairpins = 0;     ///< corners with a limit of 2 or less
    int sharpCorners = 0; ///< 3
    int fastCorners = 0;  ///< 4 and more
    bool jump = false;
    bool ford = false;
};

Features operator+(const Features& a, const Features& b) {
    return {a.hairpins + b.hairpins, a.sharpCorners + b.sharpCorners, a.fastCorners + b.fastCorners,
            a.jump || b.jump, a.ford || b.ford};
}

/// A corner of DIRT is known by its number; in GT any spaces with a limit are one, as a tile seldom
/// has two.
Features featuresOf(const Road& road) {
    Features found;
    std::map<int, int> limits; // of each corner the strictest
    for (const Space& space : road.spaces) {
        found.jump = found.jump || space.jump;
        found.ford = found.ford || space.water;
        const auto limit = space.limit ? space.limit : space.limitHazard;
        if (!limit)
            continue;
        const auto [at, isNew] = limits.emplace(space.corner ? space.corner->number : 0, *limit);
        at->second = std::min(at->second, *limit);
    }
    for (const auto& [corner, limit] : limits)
        ++(limit <= 2 ? found.hairpins : limit == 3 ? found.sharpCorners : found.fastCorners);
    return found;
}

QString corners(const Features& features) {
    QStringList parts;
    if (features.hairpins > 0)
        parts << Reasons::tr("%n hairpin(s)", nullptr, features.hairpins);
    if (features.sharpCorners > 0)
        parts << Reasons::tr("%n sharp corner(s)", nullptr, features.sharpCorners);
    if (features.fastCorners > 0)
        parts << Reasons::tr("%n fast corner(s)", nullptr, features.fastCorners);
    return parts.size() < 2
               ? parts.join(QString())
               : Reasons::tr("%1 and %2")
                     .arg(parts.mid(0, parts.size() - 1).join(QStringLiteral(", ")), parts.last());
}

QString phrase(const Features& before, const Features& place, const Features& after) {
    const QString what = corners(place);
    const bool jump = place.jump || before.jump;
    const bool ford = place.ford || before.ford;
    if (what.isEmpty()) {
        const QString stretch = jump && ford ? Reasons::tr("a jump and a ford")
                                : jump       ? Reasons::tr("a jump")
                                : ford       ? Reasons::tr("a ford")
                                             : Reasons::tr("a fast stretch");
        const QString ahead = corners(after);
        return ahead.isEmpty() ? stretch : Reasons::tr("%1 before %2").arg(stretch, ahead);
    }
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
    // The worst tile, with its neighbours as long as they have half of its losses.
    const auto worst = std::max_element(losses.begin(), losses.end()) - losses.begin();
    const auto isBad = [&](std::ptrdiff_t tile) {
        return tile >= 0 && tile < std::ssize(losses) &&
               losses[static_cast<std::size_t>(tile)] >=
                   losses[static_cast<std::size_t>(worst)] / 2;
    };
    const std::ptrdiff_t first = isBad(worst - 1) ? worst - 1 : worst;
    const std::ptrdiff_t last = isBad(worst + 1) ? worst + 1 : worst;
    result.first = static_cast<std::size_t>(first);
    result.last = static_cast<std::size_t>(last);
    Features place;
    for (std::size_t tile = result.first; tile <= result.last; ++tile)
        place = place + featuresOf(*route.roads[tile].road);
    const Features before =
        result.first > 0 ? featuresOf(*route.roads[result.first - 1].road) : Features();
    const Features after = result.last + 1 < route.roads.size()
                               ? featuresOf(*route.roads[result.last + 1].road)
                               : Features();
    result.reason = phrase(before, place, after);
    return result;
}

} // namespace stagewright
