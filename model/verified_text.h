#pragma once

#include "model/fault.h"

#include <QByteArray>

namespace stagewright {

/// Why a text that was made to be written is not: it is larger than is read, or could not be read
/// again. @param flaw what reading it says; null: it reads as something else
[[nodiscard]] Fault tooLargeToRead(qint64 largest);
[[nodiscard]] Fault notReadAgain(const Fault* flaw);

/// What is to replace a file: the text, if it is read again as what it was made of. Nothing that a
/// file holds is given up for a text that cannot be used.
/// @param largest bytes that are read
/// @param read the text's reader
/// @param write its writer, which is canonical: equal values give equal bytes
template <typename Read, typename Write>
[[nodiscard]] Expected<QByteArray> verified(QByteArray text, qint64 largest, Read read,
                                            Write write) {
    if (text.size() > largest)
        return tl::unexpected(tooLargeToRead(largest));
    const auto again = read(text);
    if (!again)
        return tl::unexpected(notReadAgain(&again.error()));
    if (write(*again) != text)
        return tl::unexpected(notReadAgain(nullptr));
    return text;
}

/// How many times as large a text may become when it is written again by us: blanks, fields that
/// were left out, numbers such as 1e9, control characters in scripts.
inline constexpr qint64 mostGrowth = 8;

} // namespace stagewright
