#include "model/design/chosen_layouts.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace stagewright {

std::vector<Stage> chosenLayouts(std::vector<FoundLayout> found, int wanted) {
    const auto isBetter = [](const FoundLayout& a, const FoundLayout& b) {
        return a.badness < b.badness;
    };
    std::stable_sort(found.begin(), found.end(), isBetter);
    std::unordered_set<std::uint64_t> seen;
    // Those that come first on their hexes before all others.
    const auto others =
        std::stable_partition(found.begin(), found.end(), [&](const FoundLayout& each) {
            return seen.insert(each.hexes).second;
        });
    const auto end =
        found.begin() + std::min<std::ptrdiff_t>(wanted, std::distance(found.begin(), found.end()));
    if (end > others)
        std::stable_sort(found.begin(), end, isBetter);
    std::vector<Stage> stages;
    for (auto each = found.begin(); each != end; ++each)
        stages.push_back(std::move(each->stage));
    return stages;
}

} // namespace stagewright
