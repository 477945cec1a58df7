#include "model/rally/laying_order.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace stagewright {

namespace {

using Order = std::vector<std::size_t>;

/// Nothing stays where the game is played with other pieces.
PiecesBetween fromTo(const Stage& first, const Stage& next, const Games& games) {
    return games.kindOf(first) == games.kindOf(next)
               ? games.face<StagePieces>(next).between(first, next, games)
               : allAnew(first, next, games);
}

/// How many pieces stay from one stage to another.
class Stays {
public:
    Stays(const QList<Stage>& stages, const Games& games)
        : size_(static_cast<std::size_t>(stages.size()))
        , stay_(size_ * size_) {
        for (std::size_t a = 0; a < size_; ++a)
            for (std::size_t b = 0; b < size_; ++b)
                if (a != b)
                    stay_[a * size_ + b] = fromTo(stages[static_cast<qsizetype>(a)],
                                                  stages[static_cast<qsizetype>(b)], games)
                                               .stay;
    }

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] int between(std::size_t a, std::size_t b) const { return stay_[a * size_ + b]; }
    [[nodiscard]] int along(const Order& order) const {
        int sum = 0;
        for (std::size_t i = 1; i < order.size(); ++i)
            sum += between(order[i - 1], order[i]);
        return sum;
    }

private:
    std::size_t size_;
    std::vector<int> stay_;
};

/// The path through all stages along which most stay: best of each set and last stage in turn.
Order exactOrder(const Stays& stays) {
    const std::size_t n = stays.size();
    const std::size_t sets = std::size_t{1} << n;
    struct Best {
        int stay = -1;
        std::size_t before = 0;
    };
    std::vector<Best> best(sets * n);
    for (std::size_t i = 0; i < n; ++i)
        best[(std::size_t{1} << i) * n + i] = {0, i};
    for (std::size_t set = 1; set < sets; ++set)
        for (std::size_t last = 0; last < n; ++last) {
            const int stay = best[set * n + last].stay;
            if (stay < 0)
                continue;
            for (std::size_t next = 0; next < n; ++next) {
                const std::size_t with = set | (std::size_t{1} << next);
                if (with == set)
                    continue;
                Best& there = best[with * n + next];
                if (stay + stays.between(last, next) > there.stay)
                    there = {stay + stays.between(last, next), last};
            }
        }
    std::size_t set = sets - 1;
    const auto end = best.begin() + static_cast<std::ptrdiff_t>(set * n);
    auto last = static_cast<std::size_t>(
        std::max_element(end, best.end(),
                         [](const Best& a, const Best& b) { return a.stay < b.stay; }) -
        end);
    Order order;
    while (set != 0) {
        order.push_back(last);
        const std::size_t before = best[set * n + last].before;
        set &= ~(std::size_t{1} << last);
        last = before;
    }
    std::reverse(order.begin(), order.end());
    return order;
}

/// From the first stage always to the one of which most stays, then parts turned round while that
/// helps.
Order goodOrder(const Stays& stays) {
    Order order(stays.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (std::size_t i = 1; i < order.size(); ++i) {
        const auto rest = order.begin() + static_cast<std::ptrdiff_t>(i);
        const auto nearest = std::max_element(rest, order.end(), [&](std::size_t a, std::size_t b) {
            return stays.between(order[i - 1], a) < stays.between(order[i - 1], b);
        });
        std::iter_swap(rest, nearest);
    }
    // By turning round the stages from `from` to `to`.
    const auto gain = [&](std::size_t from, std::size_t to) {
        int more = 0;
        if (from > 0)
            more += stays.between(order[from - 1], order[to]) -
                    stays.between(order[from - 1], order[from]);
        if (to + 1 < order.size())
            more +=
                stays.between(order[from], order[to + 1]) - stays.between(order[to], order[to + 1]);
        for (std::size_t i = from; i < to; ++i)
            more += stays.between(order[i + 1], order[i]) - stays.between(order[i], order[i + 1]);
        return more;
    };
    for (bool better = true; better;) {
        better = false;
        for (std::size_t from = 0; from < order.size(); ++from)
            for (std::size_t to = from + 1; to < order.size(); ++to)
                if (gain(from, to) > 0) {
                    std::reverse(order.begin() + static_cast<std::ptrdiff_t>(from),
                                 order.begin() + static_cast<std::ptrdiff_t>(to) + 1);
                    better = true;
                }
    }
    return order;
}

/// A path is a tree that joins all stages: along none does more stay than along the best tree.
int mostAlongAnyTree(const Stays& stays) {
    std::vector<int> reach(stays.size(), 0);
    std::vector<bool> joined(stays.size(), false);
    int sum = 0;
    for (std::size_t step = 0; step < stays.size(); ++step) {
        std::size_t next = stays.size();
        for (std::size_t i = 0; i < stays.size(); ++i)
            if (!joined[i] && (next == stays.size() || reach[i] > reach[next]))
                next = i;
        joined[next] = true;
        sum += reach[next];
        for (std::size_t i = 0; i < stays.size(); ++i)
            reach[i] = std::max({reach[i], stays.between(next, i), stays.between(i, next)});
    }
    return sum;
}

} // namespace

std::vector<PiecesBetween> movesBetween(const QList<Stage>& stages, const Games& games) {
    std::vector<PiecesBetween> moves;
    for (qsizetype i = 0; i < stages.size(); ++i)
        moves.push_back(i == 0 ? allAnew({}, stages[i], games)
                               : fromTo(stages[i - 1], stages[i], games));
    return moves;
}

int laidAsGiven(const QList<Stage>& stages, const Games& games) {
    int laid = 0;
    for (const PiecesBetween& move : movesBetween(stages, games))
        laid += move.laid();
    return laid;
}

LayingOrder fewestMoves(const QList<Stage>& stages, const Games& games) {
    int pieces = 0;
    for (const Stage& stage : stages)
        pieces += stage.layout.pieceCount();
    const Stays stays(stages, games);
    const bool exactly = stages.size() <= mostExactlyOrdered;
    Order given(stays.size());
    std::iota(given.begin(), given.end(), std::size_t{0});
    Order order = stages.isEmpty() ? given : exactly ? exactOrder(stays) : goodOrder(stays);
    if (stays.along(given) >= stays.along(order))
        order = given;
    const int laid = pieces - stays.along(order);
    LayingOrder best{{}, laid, exactly ? laid : pieces - mostAlongAnyTree(stays)};
    for (const std::size_t stage : order)
        best.order.push_back(static_cast<qsizetype>(stage));
    return best;
}

} // namespace stagewright
