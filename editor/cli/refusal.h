#pragma once

#include "model/fault.h"

#include <QString>

namespace stagewright {

/// What a command refuses of its words: what is wrong with them, what to do, and the file that is
/// named, if one is to blame.
[[nodiscard]] inline tl::unexpected<Fault> refusal(const QString& what, const QString& remedy = {},
                                                   const QString& file = {}) {
    return tl::unexpected(Fault{what, {}, remedy, file});
}

} // namespace stagewright
