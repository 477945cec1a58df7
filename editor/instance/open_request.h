#pragma once

#include <QByteArray>
#include <QStringList>

#include <optional>

namespace stagewright {

/// What a start of the program asks of a window that is open already.
struct OpenRequest {
    QStringList paths;          ///< whole ones; none: just to come to the front
    QByteArray activationToken; ///< by which a Wayland compositor allows that; may be empty

    friend bool operator==(const OpenRequest&, const OpenRequest&) = default;
};

/// Longer messages are no requests: as long as the arguments of a command may be.
inline constexpr qsizetype longestOpenRequest = 2 * 1024 * 1024;

[[nodiscard]] QByteArray messageOf(const OpenRequest& request);

/// Reads it back; nothing if it is no such message, whatever its bytes.
[[nodiscard]] std::optional<OpenRequest> parseOpenRequest(const QByteArray& message);

} // namespace stagewright
