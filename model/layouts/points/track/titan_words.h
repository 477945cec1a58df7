#pragma once

#include <QLatin1StringView>
#include <QStringView>

#include <array>
#include <cstdint>
#include <optional>

namespace stagewright {

/// The six colours, of the faces of a die and of the titans.
enum class TitanColour : std::uint8_t { Yellow, Blue, Brown, Red, Green, Purple };

inline constexpr std::array allTitanColours{TitanColour::Yellow, TitanColour::Blue,
                                            TitanColour::Brown,  TitanColour::Red,
                                            TitanColour::Green,  TitanColour::Purple};

/// "yellow", as files write it.
[[nodiscard]] QLatin1StringView idOf(TitanColour colour);
[[nodiscard]] std::optional<TitanColour> titanColourNamed(QStringView id);

/// How dice are handed on after the first turn.
enum class DiceDraft : std::uint8_t {
    Book,   ///< the first player throws all dice each round, the last all again
    Rolling ///< whoever is left a single die throws all, and the others go on from what he leaves
};

/// How far a titan is pushed (rulebook, "Reakcje łańcuchowe": by as many points as the mover
/// moves).
enum class PushReach : std::uint8_t {
    Full, ///< as many points as the straight part of the die has
    Rest  ///< only while the mover pushes on
};

/// "book" or "rolling", "full" or "rest", as files and the command line write them.
[[nodiscard]] QLatin1StringView idOf(DiceDraft draft);
[[nodiscard]] QLatin1StringView idOf(PushReach push);
[[nodiscard]] std::optional<DiceDraft> diceDraftNamed(QStringView id);
[[nodiscard]] std::optional<PushReach> pushReachNamed(QStringView id);

} // namespace stagewright
