#include "model/layouts/cards/table/shop_mixer.h"

#include "model/drive/random.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <vector>

namespace stagewright {

namespace {

/// How many evenings ago it was played last, from 1; a large number: never.
std::size_t playedAgo(const QString& what, std::span<const QStringList> played) {
    for (std::size_t ago = 1; ago <= played.size(); ++ago)
        if (played[played.size() - ago].contains(what))
            return ago;
    return std::numeric_limits<std::size_t>::max();
}

/// 0 to count - 1 in an order that the seed says.
std::vector<int> shuffled(int count, DriveRandom& random) {
    std::vector<int> order(static_cast<std::size_t>(count));
    std::iota(order.begin(), order.end(), 0);
    for (std::size_t left = order.size(); left > 1; --left)
        std::swap(order[left - 1], order[random.below(static_cast<std::uint32_t>(left))]);
    return order;
}

} // namespace

QStringList shopOfLetter(char letter) {
    QStringList shop;
    for (int number = 1; number <= shopNumbers; ++number)
        shop << nameOf({number, letter});
    return shop;
}

QStringList shopWithB(int ofB, std::uint64_t seed) {
    DriveRandom random(seed, 0);
    QStringList shop = shopOfLetter('A');
    const auto order = shuffled(shopNumbers, random);
    for (int i = 0; i < std::clamp(ofB, 0, shopNumbers); ++i) {
        const int index = order[static_cast<std::size_t>(i)];
        shop[index] = nameOf({index + 1, 'B'});
    }
    return shop;
}

QStringList shopAtRandom(std::uint64_t seed) {
    DriveRandom random(seed, 0);
    QStringList shop;
    for (int number = 1; number <= shopNumbers; ++number)
        shop << nameOf({number, random.below(2) == 0 ? 'A' : 'B'});
    return shop;
}

QStringList shopNotLately(std::span<const QStringList> played, std::uint64_t seed) {
    QStringList shop = shopAtRandom(seed);
    for (int number = 1; number <= shopNumbers; ++number) {
        const QString a = nameOf({number, 'A'});
        const QString b = nameOf({number, 'B'});
        const auto agoA = playedAgo(a, played);
        const auto agoB = playedAgo(b, played);
        if (agoA != agoB)
            shop[number - 1] = agoA > agoB ? a : b;
    }
    return shop;
}

int stacksOfB(const QStringList& shop) {
    return static_cast<int>(std::count_if(shop.begin(), shop.end(), [](const QString& id) {
        const auto stack = shopStackNamed(id);
        return stack && stack->letter == 'B';
    }));
}

QStringList drawnOf(const QStringList& all, qsizetype count, std::span<const QStringList> played,
                    std::uint64_t seed) {
    DriveRandom random(seed, 1);
    QStringList drawn;
    for (const int index : shuffled(static_cast<int>(all.size()), random))
        drawn << all[index];
    std::stable_sort(drawn.begin(), drawn.end(), [&](const QString& a, const QString& b) {
        return playedAgo(a, played) > playedAgo(b, played);
    });
    return drawn.first(std::min(count, drawn.size()));
}

} // namespace stagewright
