#pragma once

#include <QLatin1StringView>
#include <QStringView>

#include <array>
#include <compare>
#include <cstdint>
#include <optional>

namespace stagewright {

/// What is printed on a point, or drawn on it by the author of a track.
enum class TrackMark : std::uint8_t {
    Lava,           ///< who enters loses a life
    Pirates,        ///< who enters throws away a card or loses a life
    SuperRampLeft,  ///< a step to the left jumps two points
    SuperRampRight, ///< likewise to the right
    MultiRamp,      ///< a step ahead jumps one point
    Statue,         ///< who enters sets off a blast: a life of each titan beside it
    Pentagram,      ///< who ends a move there may pay a life and throw once more
    Ice,            ///< who enters slides on
    Bonus           ///< who enters or passes draws a card
};

inline constexpr std::array allTrackMarks{
    TrackMark::Lava,           TrackMark::Pirates,   TrackMark::SuperRampLeft,
    TrackMark::SuperRampRight, TrackMark::MultiRamp, TrackMark::Statue,
    TrackMark::Pentagram,      TrackMark::Ice,       TrackMark::Bonus};

/// Several of them, each once.
class TrackMarks {
public:
    constexpr TrackMarks() = default;
    constexpr TrackMarks(TrackMark mark) : bits_(bitOf(mark)) {}

    [[nodiscard]] constexpr bool has(TrackMark mark) const { return (bits_ & bitOf(mark)) != 0; }
    [[nodiscard]] constexpr bool isEmpty() const { return bits_ == 0; }
    constexpr void add(TrackMarks marks) { bits_ |= marks.bits_; }
    constexpr void remove(TrackMarks marks) {
        bits_ = static_cast<std::uint16_t>(bits_ & ~marks.bits_);
    }
    [[nodiscard]] constexpr int count() const {
        int count = 0;
        for (const TrackMark mark : allTrackMarks)
            count += has(mark) ? 1 : 0;
        return count;
    }
    /// An order of no meaning, for maps.
    friend constexpr auto operator<=>(TrackMarks, TrackMarks) = default;

private:
    [[nodiscard]] static constexpr std::uint16_t bitOf(TrackMark mark) {
        return static_cast<std::uint16_t>(1U << static_cast<unsigned>(mark));
    }
    std::uint16_t bits_ = 0;
};

/// "super-ramp-left", as track files write it.
[[nodiscard]] QLatin1StringView idOf(TrackMark mark);
[[nodiscard]] std::optional<TrackMark> trackMarkNamed(QStringView id);

[[nodiscard]] constexpr bool isRamp(TrackMark mark) {
    return mark == TrackMark::SuperRampLeft || mark == TrackMark::SuperRampRight ||
           mark == TrackMark::MultiRamp;
}

/// With left and right exchanged: super ramps alone have a side.
[[nodiscard]] constexpr TrackMark mirrored(TrackMark mark) {
    switch (mark) {
    case TrackMark::SuperRampLeft:
        return TrackMark::SuperRampRight;
    case TrackMark::SuperRampRight:
        return TrackMark::SuperRampLeft;
    default:
        return mark;
    }
}

} // namespace stagewright
