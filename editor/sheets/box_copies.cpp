#include "editor/sheets/box_copies.h"

#include <algorithm>

namespace stagewright {

namespace {

int reliefBy(const PieceCounts& box, const PieceCounts& missing) {
    int relieved = 0;
    for (const auto& [piece, count] : missing)
        if (const auto held = box.find(piece); held != box.end())
            relieved += std::min(count, held->second);
    return relieved;
}

void takeFrom(const PieceCounts& box, PieceCounts& missing) {
    for (auto each = missing.begin(); each != missing.end();) {
        if (const auto held = box.find(each->first); held != box.end())
            each->second -= held->second;
        each = each->second > 0 ? std::next(each) : missing.erase(each);
    }
}

} // namespace

std::vector<int> copiesThatDo(const std::vector<PieceCounts>& boxes, const PieceCounts& needs) {
    PieceCounts missing = needs;
    for (const PieceCounts& box : boxes)
        takeFrom(box, missing);
    std::vector<int> copies(boxes.size(), 1);
    while (true) {
        const auto best = std::max_element(boxes.begin(), boxes.end(),
                                           [&](const PieceCounts& a, const PieceCounts& b) {
                                               return reliefBy(a, missing) < reliefBy(b, missing);
                                           });
        if (best == boxes.end() || reliefBy(*best, missing) == 0)
            return copies;
        takeFrom(*best, missing);
        ++copies[static_cast<std::size_t>(best - boxes.begin())];
    }
}

} // namespace stagewright
