#include "model/layouts/cards/play/damage.h"

#include <array>
#include <cstdlib>

namespace stagewright {

namespace {

constexpr int highestPopularityFace = 2;

} // namespace

CarDamage hit(CarDamage damage, int hits) {
    for (; hits > 0 && !damage.destroyed; --hits) {
        if (++damage.marker < hitsToAFlip)
            continue;
        damage.marker = 0;
        if (damage.flipped == mostFlippedTokens)
            damage.destroyed = true;
        else
            ++damage.flipped;
    }
    return damage;
}

int hitsToTheEnd(const CarDamage& damage) {
    return damage.destroyed
               ? 0
               : (mostFlippedTokens + 1 - damage.flipped) * hitsToAFlip - damage.marker;
}

double chanceOfAFlip(const HazardFaces& faces, int marker, int dice) {
    std::array<double, hitsToAFlip> at{}; // chances of the places of the marker, no token flipped
    at.at(static_cast<std::size_t>(marker)) = 1;
    for (; dice > 0; --dice) {
        std::array<double, hitsToAFlip> next{};
        for (std::size_t from = 0; from < at.size(); ++from)
            for (const HazardFace& face : faces)
                if (const auto to = from + static_cast<std::size_t>(face.hits); to < next.size())
                    next[to] += at[from] / static_cast<double>(faces.size());
        at = next;
    }
    double none = 0;
    for (const double chance : at)
        none += chance;
    return 1 - none;
}

std::optional<double> diceToAFlip(const HazardFaces& faces, int marker) {
    int blanks = 0;
    for (const HazardFace& face : faces)
        blanks += face.hits == 0 ? 1 : 0;
    const int hitting = static_cast<int>(faces.size()) - blanks;
    if (hitting == 0)
        return std::nullopt;
    // Backwards from the flip: dice = 1 + sum over faces of what is left after them.
    std::array<double, hitsToAFlip> left{};
    for (int from = hitsToAFlip - 1; from >= marker; --from) {
        double sum = static_cast<double>(faces.size());
        for (const HazardFace& face : faces)
            if (const int to = from + face.hits; face.hits > 0 && to < hitsToAFlip)
                sum += left.at(static_cast<std::size_t>(to));
        left.at(static_cast<std::size_t>(from)) = sum / hitting;
    }
    return left.at(static_cast<std::size_t>(marker));
}

int wrenchesToTurn(int from, int to) {
    return std::abs(to - from);
}

std::optional<int> wrenchesToTurnPopularity(int from, int to) {
    const auto shows = [](int face) { return face >= 1 && face <= highestPopularityFace; };
    return shows(from) && shows(to) ? std::optional(wrenchesToTurn(from, to)) : std::nullopt;
}

} // namespace stagewright
