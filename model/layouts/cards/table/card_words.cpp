#include "model/layouts/cards/table/card_words.h"

#include <algorithm>

namespace stagewright {

namespace {

using Id = QLatin1StringView;

constexpr std::array modeIds{Id("race"), Id("trial"), Id("solo")};
constexpr std::array levelIds{Id("newbie"),     Id("rookie"),  Id("amateur"), Id("standard"),
                              Id("challenger"), Id("veteran"), Id("beast")};
constexpr std::array gapIds{Id("close"), Id("travel")};

} // namespace

QLatin1StringView idOf(CardMode mode) {
    return modeIds[static_cast<std::size_t>(mode)];
}

QLatin1StringView idOf(GhostLevel level) {
    return levelIds[static_cast<std::size_t>(level)];
}

QLatin1StringView idOf(RowGap gap) {
    return gapIds[static_cast<std::size_t>(gap)];
}

std::optional<GhostLevel> ghostLevelNamed(QStringView id) {
    const auto found =
        std::find_if(levelIds.begin(), levelIds.end(), [&](Id each) { return id == each; });
    return found == levelIds.end()
               ? std::nullopt
               : std::optional(allGhostLevels[static_cast<std::size_t>(found - levelIds.begin())]);
}

} // namespace stagewright
