#include "model/compare/stage_comparison.h"

#include <algorithm>
#include <map>

namespace stagewright {

namespace {

/// Pieces of `all` that are more than in `others`.
PieceCounts moreThan(const PieceCounts& all, const PieceCounts& others) {
    PieceCounts more;
    for (const auto& [piece, count] : all) {
        const auto other = others.find(piece);
        const int beyond = count - (other == others.end() ? 0 : other->second);
        if (beyond > 0)
            more.emplace(piece, beyond);
    }
    return more;
}

PieceCounts inBoth(const PieceCounts& a, const PieceCounts& b) {
    PieceCounts both;
    for (const auto& [piece, count] : a)
        if (const auto other = b.find(piece); other != b.end())
            both.emplace(piece, std::min(count, other->second));
    return both;
}

/// The stages whose titles no other has, by those.
std::map<QString, std::size_t> byOwnTitle(std::span<const Stage> stages) {
    std::map<QString, std::size_t> found;
    std::map<QString, int> counts;
    for (std::size_t i = 0; i < stages.size(); ++i) {
        const QString title = stages[i].info.title.simplified();
        found[title] = i;
        ++counts[title];
    }
    for (const auto& [title, count] : counts)
        if (count > 1 || title.isEmpty())
            found.erase(title);
    return found;
}

/// Where a kind says what it needs, pieces are counted as boxes do, whichever side lies up; else
/// as they are listed. Tokens and the like have names.
PieceCounts piecesCounted(const Stage& stage, const Games& games) {
    const auto& pieces = games.face<StagePieces>(stage);
    PieceCounts counts = pieces.needs(stage);
    const bool areCounted = !counts.empty();
    for (const PieceLine& line : pieces.list(stage, games))
        if (line.isToken || !areCounted)
            counts[line.name.isEmpty() ? line.number + line.side : line.name] += line.count;
    return counts;
}

} // namespace

bool StageComparison::isSame() const {
    return isSameGame && onlyFirst.empty() && onlySecond.empty() &&
           (!layout || layout->changes.empty());
}

StageComparison compared(const Stage& first, const Stage& second, const Games& games) {
    StageComparison comparison;
    const PieceCounts a = piecesCounted(first, games);
    const PieceCounts b = piecesCounted(second, games);
    comparison.onlyFirst = moreThan(a, b);
    comparison.onlySecond = moreThan(b, a);
    comparison.both = inBoth(a, b);
    const QString& game = first.info.game;
    const QString& other = second.info.game;
    comparison.isSameGame = game == other || game.isEmpty() || other.isEmpty();
    const LayoutKind* kind = games.kindOf(first);
    if (!kind || kind != games.kindOf(second))
        return comparison;
    if (const auto changes = games.face<LayoutComparing>(first).changes)
        comparison.layout = changes(first, second);
    return comparison;
}

StageComparison inverse(StageComparison comparison) {
    std::swap(comparison.onlyFirst, comparison.onlySecond);
    if (comparison.layout)
        for (LayoutChange& change : comparison.layout->changes)
            change = inverse(change);
    return comparison;
}

std::vector<StagePair> pairedStages(std::span<const Stage> first, std::span<const Stage> second) {
    std::vector<StagePair> pairs(first.size());
    std::vector<bool> isTaken(second.size());
    const auto titles = byOwnTitle(second);
    for (std::size_t i = 0; i < first.size(); ++i)
        pairs[i].first = i;
    for (const auto& [title, i] : byOwnTitle(first))
        if (const auto other = titles.find(title); other != titles.end()) {
            pairs[i].second = other->second;
            isTaken[other->second] = true;
        }
    std::vector<std::size_t> left;
    for (std::size_t i = 0; i < second.size(); ++i)
        if (!isTaken[i])
            left.push_back(i);
    auto next = left.begin();
    for (StagePair& pair : pairs)
        if (!pair.second && next != left.end())
            pair.second = *next++;
    for (; next != left.end(); ++next)
        pairs.push_back({std::nullopt, *next});
    return pairs;
}

} // namespace stagewright
