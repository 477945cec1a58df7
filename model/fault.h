#pragma once

#include <QString>

#include <tl/expected.hpp>

namespace stagewright {

/// What is wrong with something the program was given, as a value: sentences for the user, in the
/// user's language, without the final stop.
struct Fault {
    QString what;   ///< what is wrong
    QString place;  ///< where in the file, "line 12: tiles[3].rotation"; may be empty
    QString remedy; ///< what the user can do; may be empty
    QString file;   ///< the file's path as the user gave it; may be empty

    friend bool operator==(const Fault&, const Fault&) = default;
};

/// "FILE: PLACE: what is wrong. Remedy." on one line.
[[nodiscard]] QString sentence(const Fault& fault);

/// The same as it stands alone in a window: with a capital, where no file or place comes first.
[[nodiscard]] QString sentenceAlone(const Fault& fault);

template <typename T>
using Expected = tl::expected<T, Fault>;

} // namespace stagewright
