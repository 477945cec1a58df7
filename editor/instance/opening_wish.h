#pragma once

#include <QByteArray>
#include <QStringList>

#include <optional>

namespace stagewright {

/// What a start of the program asks of a window that is open already.
struct OpeningWish {
    QStringList paths;          ///< whole ones; none: just to come to the front
    QByteArray activationToken; ///< by which a Wayland compositor allows that; may be empty

    friend bool operator==(const OpeningWish&, const OpeningWish&) = default;
};

/// Longer messages are no wishes: as long as the arguments of a command may be.
inline constexpr qsizetype longestWish = 2 * 1024 * 1024;

[[nodiscard]] QByteArray messageOf(const OpeningWish& wish);

/// Reads it back; nothing if it is no such message, whatever its bytes.
[[nodiscard]] std::optional<OpeningWish> wishIn(const QByteArray& message);

} // namespace stagewright
