#include "model/layouts/zones/chain/chain_changes.h"

#include "model/layouts/zones/chain/chain_layout.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace stagewright {

namespace {

using Sections = QList<StageSection>;
/// Indices of sections that stay, in the first and in the second.
using Staying = std::vector<std::pair<qsizetype, qsizetype>>;

/// A longest common subsequence.
Staying stayingIn(const Sections& a, const Sections& b) {
    const auto columns = static_cast<std::size_t>(b.size()) + 1;
    std::vector<int> longest((static_cast<std::size_t>(a.size()) + 1) * columns);
    const auto at = [&](qsizetype i, qsizetype j) -> int& {
        return longest[static_cast<std::size_t>(i) * columns + static_cast<std::size_t>(j)];
    };
    for (qsizetype i = a.size() - 1; i >= 0; --i)
        for (qsizetype j = b.size() - 1; j >= 0; --j)
            at(i, j) = a[i] == b[j] ? at(i + 1, j + 1) + 1 : std::max(at(i + 1, j), at(i, j + 1));
    Staying staying;
    for (qsizetype i = 0, j = 0; i < a.size() && j < b.size();)
        if (a[i] == b[j])
            staying.emplace_back(i++, j++);
        else if (at(i + 1, j) >= at(i, j + 1))
            ++i;
        else
            ++j;
    return staying;
}

Place placeOfSectionAt(qsizetype section) {
    return {static_cast<int>(section), 0};
}

StageSection otherSide(StageSection section) {
    section.snow = !section.snow;
    return section;
}

ChangeKind kindOfChange(const StageSection& before, const StageSection& after) {
    return reversed(before) == after    ? ChangeKind::Turned
           : otherSide(before) == after ? ChangeKind::Flipped
                                        : ChangeKind::Altered;
}

/// Between two sections that stay.
struct ChainGap {
    qsizetype firstBegin;
    qsizetype firstEnd;
    qsizetype secondBegin;
    qsizetype secondEnd;
};

void addChanges(const Sections& a, const Sections& b, const ChainGap& gap,
                std::vector<LayoutChange>& changes) {
    std::vector<bool> isTaken(static_cast<std::size_t>(gap.secondEnd - gap.secondBegin));
    for (qsizetype i = gap.firstBegin; i < gap.firstEnd; ++i) {
        LayoutChange change{ChangeKind::Removed, nameOf(a[i]), {}, placeOfSectionAt(i), {}};
        for (qsizetype j = gap.secondBegin; j < gap.secondEnd; ++j) {
            auto taken = isTaken.begin() + (j - gap.secondBegin);
            if (*taken || a[i].zone != b[j].zone)
                continue;
            *taken = true;
            change.kind = kindOfChange(a[i], b[j]);
            change.after = nameOf(b[j]);
            change.second = placeOfSectionAt(j);
            break;
        }
        changes.push_back(change);
    }
    for (qsizetype j = gap.secondBegin; j < gap.secondEnd; ++j)
        if (!isTaken[static_cast<std::size_t>(j - gap.secondBegin)])
            changes.push_back({ChangeKind::Added, {}, nameOf(b[j]), {}, placeOfSectionAt(j)});
}

} // namespace

LayoutChanges changesOfChains(const Stage& first, const Stage& second) {
    // Always in the same order, so that both ways round the same sections stay.
    const bool isSwapped =
        roadbookLine(chainOf(second).sections) < roadbookLine(chainOf(first).sections);
    const Sections& a = chainOf(isSwapped ? second : first).sections;
    const Sections& b = chainOf(isSwapped ? first : second).sections;
    Staying staying = stayingIn(a, b);
    staying.emplace_back(a.size(), b.size());
    LayoutChanges changes;
    ChainGap gap{0, 0, 0, 0};
    for (const auto& [i, j] : staying) {
        gap.firstEnd = i;
        gap.secondEnd = j;
        addChanges(a, b, gap, changes.changes);
        gap.firstBegin = i + 1;
        gap.secondBegin = j + 1;
    }
    if (isSwapped)
        for (LayoutChange& change : changes.changes)
            change = inverse(change);
    return changes;
}

} // namespace stagewright
