#include "model/layouts/points/track/titan_words.h"

#include <algorithm>

namespace stagewright {

namespace {

using Id = QLatin1StringView;

constexpr std::array colourIds{Id("yellow"), Id("blue"),  Id("brown"),
                               Id("red"),    Id("green"), Id("purple")};
constexpr std::array draftIds{Id("book"), Id("rolling")};
constexpr std::array pushIds{Id("full"), Id("rest")};

template <typename Word, std::size_t Size>
std::optional<Word> wordNamed(const std::array<Id, Size>& ids, QStringView id) {
    const auto found = std::find_if(ids.begin(), ids.end(), [&](Id each) { return id == each; });
    return found == ids.end() ? std::nullopt
                              : std::optional(static_cast<Word>(found - ids.begin()));
}

} // namespace

QLatin1StringView idOf(TitanColour colour) {
    return colourIds[static_cast<std::size_t>(colour)];
}

std::optional<TitanColour> titanColourNamed(QStringView id) {
    return wordNamed<TitanColour>(colourIds, id);
}

QLatin1StringView idOf(DiceDraft draft) {
    return draftIds[static_cast<std::size_t>(draft)];
}

QLatin1StringView idOf(PushReach push) {
    return pushIds[static_cast<std::size_t>(push)];
}

std::optional<DiceDraft> diceDraftNamed(QStringView id) {
    return wordNamed<DiceDraft>(draftIds, id);
}

std::optional<PushReach> pushReachNamed(QStringView id) {
    return wordNamed<PushReach>(pushIds, id);
}

} // namespace stagewright
