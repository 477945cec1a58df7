#pragma once

#include <QString>

namespace stagewright {

/// Of a JSON object that a command prints.
[[nodiscard]] inline QString key(const char* name) {
    return QString::fromLatin1(name);
}

} // namespace stagewright
