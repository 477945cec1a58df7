#pragma once

#include <QLatin1StringView>
#include <QStringView>

#include <array>
#include <cstdint>
#include <optional>

namespace stagewright {

/// What is played at a table of cards.
enum class CardMode : std::uint8_t {
    Race,
    Trial, ///< five cards, by which players qualify
    Solo   ///< one player and the ghost driver
};

/// How good the ghost driver is: the later in the row his dice lie, the longer he waits for them.
enum class GhostLevel : std::uint8_t {
    Newbie,
    Rookie,
    Amateur,
    Standard, ///< which the book does not name
    Challenger,
    Veteran,
    Beast
};

/// What becomes of the slot that stays empty where fewer cards lie open than there are slots; the
/// book does not tell.
enum class RowGap : std::uint8_t {
    Close, ///< it is that beside the deck, as in the trial: each round a card leaves
    Travel ///< it moves along with the cards: there is a round in which none leaves
};

inline constexpr std::array allCardModes{CardMode::Race, CardMode::Trial, CardMode::Solo};
inline constexpr std::array allGhostLevels{
    GhostLevel::Newbie,     GhostLevel::Rookie,  GhostLevel::Amateur, GhostLevel::Standard,
    GhostLevel::Challenger, GhostLevel::Veteran, GhostLevel::Beast};
inline constexpr std::array allRowGaps{RowGap::Close, RowGap::Travel};

/// As files write them: "race", "newbie", "close".
[[nodiscard]] QLatin1StringView idOf(CardMode mode);
[[nodiscard]] QLatin1StringView idOf(GhostLevel level);
[[nodiscard]] QLatin1StringView idOf(RowGap gap);
[[nodiscard]] std::optional<GhostLevel> ghostLevelNamed(QStringView id);

} // namespace stagewright
