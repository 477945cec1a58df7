#include "model/exchange/hop_order.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace stagewright {

namespace {

using HexIndex = std::size_t;

int wayBetween(Hex a, Hex b) {
    return std::max(std::abs(a.q - b.q), std::abs(a.r - b.r));
}

/// Looks for a path over all hexes of one cluster, that is those between which hops lead.
class HopSearch {
public:
    explicit HopSearch(std::span<const Hex> hexes)
        : hexes_(hexes)
        , near_(hexes.size())
        , isTaken_(hexes.size(), false)
        , freeNear_(hexes.size(), 0) {
        for (HexIndex a = 0; a < hexes.size(); ++a)
            for (HexIndex b = a + 1; b < hexes.size(); ++b)
                if (wayBetween(hexes[a], hexes[b]) <= hopReach) {
                    near_[a].push_back(b);
                    near_[b].push_back(a);
                }
        for (HexIndex i = 0; i < hexes.size(); ++i)
            freeNear_[i] = near_[i].size();
    }

    std::vector<HexIndex> order() {
        std::vector<HexIndex> all;
        std::vector<bool> isDone(hexes_.size(), false);
        for (HexIndex i = 0; i < hexes_.size(); ++i) {
            if (isDone[i])
                continue;
            const std::vector<HexIndex> cluster = clusterOf(i);
            for (const HexIndex each : cluster)
                isDone[each] = true;
            const std::vector<HexIndex> path = pathOver(cluster);
            all.insert(all.end(), path.begin(), path.end());
        }
        return all;
    }

private:
    [[nodiscard]] std::vector<HexIndex> clusterOf(HexIndex first) const {
        std::vector<HexIndex> cluster{first};
        std::vector<bool> isIn(hexes_.size(), false);
        isIn[first] = true;
        for (HexIndex i = 0; i < cluster.size(); ++i)
            for (const HexIndex next : near_[cluster[i]])
                if (!isIn[next]) {
                    isIn[next] = true;
                    cluster.push_back(next);
                }
        std::sort(cluster.begin(), cluster.end());
        return cluster;
    }

    std::vector<HexIndex> pathOver(const std::vector<HexIndex>& cluster) {
        constexpr std::size_t mostStarts = 12;
        constexpr int stepsForEach = 40;
        // The ends of roads first.
        std::vector<HexIndex> starts = cluster;
        std::stable_sort(starts.begin(), starts.end(), [this](HexIndex a, HexIndex b) {
            return near_[a].size() < near_[b].size();
        });
        starts.resize(std::min(starts.size(), mostStarts));
        for (const HexIndex start : starts) {
            steps_ = stepsForEach * static_cast<int>(cluster.size());
            path_.clear();
            take(start);
            const bool isWhole = goOn(cluster.size());
            const std::vector<HexIndex> path = path_;
            while (!path_.empty())
                giveBack();
            if (isWhole)
                return path;
        }
        std::vector<HexIndex> best;
        int fewest = 0;
        for (const HexIndex start : starts) {
            const int jumps = walkWithJumps(start, cluster);
            if (best.empty() || jumps < fewest) {
                best = path_;
                fewest = jumps;
            }
            while (!path_.empty())
                giveBack();
        }
        return best;
    }

    void take(HexIndex hex) {
        isTaken_[hex] = true;
        path_.push_back(hex);
        for (const HexIndex each : near_[hex])
            --freeNear_[each];
    }
    void giveBack() {
        const HexIndex hex = path_.back();
        path_.pop_back();
        isTaken_[hex] = false;
        for (const HexIndex each : near_[hex])
            ++freeNear_[each];
    }

    /// Where a hop may lead, that first from which fewest lead on: else it is left behind.
    [[nodiscard]] std::vector<HexIndex> hops() const {
        std::vector<HexIndex> free;
        for (const HexIndex each : near_[path_.back()])
            if (!isTaken_[each])
                free.push_back(each);
        const Hex here = hexes_[path_.back()];
        const auto rank = [&](HexIndex i) {
            return std::tuple(freeNear_[i], wayBetween(here, hexes_[i]), i);
        };
        std::sort(free.begin(), free.end(),
                  [&](HexIndex a, HexIndex b) { return rank(a) < rank(b); });
        return free;
    }

    bool goOn(std::size_t whole) {
        if (path_.size() == whole)
            return true;
        for (const HexIndex next : hops()) {
            if (freeNear_[next] == 0 && path_.size() + 1 < whole)
                continue; // nothing leads on
            if (steps_-- <= 0)
                return false;
            take(next);
            if (goOn(whole))
                return true;
            giveBack();
        }
        return false;
    }

    /// @return how many of its steps are no hops
    int walkWithJumps(HexIndex start, const std::vector<HexIndex>& cluster) {
        int jumps = 0;
        path_.clear();
        take(start);
        while (path_.size() < cluster.size()) {
            if (const auto near = hops(); !near.empty()) {
                take(near.front());
                continue;
            }
            ++jumps;
            const Hex here = hexes_[path_.back()];
            HexIndex nearest = hexes_.size();
            for (const HexIndex each : cluster)
                if (!isTaken_[each] &&
                    (nearest == hexes_.size() ||
                     wayBetween(here, hexes_[each]) < wayBetween(here, hexes_[nearest])))
                    nearest = each;
            take(nearest);
        }
        return jumps;
    }

    std::span<const Hex> hexes_;
    std::vector<std::vector<HexIndex>> near_; ///< those that a hop leads to, sorted
    std::vector<bool> isTaken_;
    std::vector<std::size_t> freeNear_; ///< how many of them are not taken
    std::vector<HexIndex> path_;
    int steps_ = 0; ///< that may still be tried
};

} // namespace

std::vector<std::size_t> hopOrder(std::span<const Hex> hexes) {
    return HopSearch(hexes).order();
}

} // namespace stagewright
