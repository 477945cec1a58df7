#pragma once

#include <QString>
#include <QStringView>

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

namespace stagewright {

/// The name of one side of a tile: "217b", "101" (a tile with one side), "club12a" (a tile of one's
/// own). Ordered as people count: by prefix, number, side.
class TileId {
public:
    TileId() = default;

    /// Letters (up to 8), digits (1 to 6), then at most one letter for the side. Read in any case.
    [[nodiscard]] static std::optional<TileId> parse(QStringView text);

    /// Lower case.
    [[nodiscard]] QString toString() const;

    /// The tile without its side, "217": what a box counts.
    [[nodiscard]] QString tile() const;
    [[nodiscard]] bool sameTile(const TileId& other) const {
        return prefix_ == other.prefix_ && number_ == other.number_;
    }

    [[nodiscard]] int number() const { return number_; }
    /// 'a', 'b', ..., or 0 where the tile has one side.
    [[nodiscard]] char side() const { return side_; }
    [[nodiscard]] TileId withSide(char side) const;

    friend auto operator<=>(const TileId&, const TileId&) = default;

private:
    friend struct std::hash<TileId>;

    /// Its letters, the first in the highest byte: whole numbers are in the order of the words, and
    /// tiles are compared all the time.
    std::uint64_t prefix_ = 0;
    std::int32_t number_ = 0;
    char side_ = 0;
};

} // namespace stagewright

template <>
struct std::hash<stagewright::TileId> {
    std::size_t operator()(const stagewright::TileId& id) const noexcept {
        // Tiles without a prefix, nearly all, are told apart by number and side.
        const auto both =
            (static_cast<std::size_t>(id.number_) << 8U) | static_cast<unsigned char>(id.side_);
        return (both ^ id.prefix_) * 0x9E3779B97F4A7C15ULL;
    }
};
