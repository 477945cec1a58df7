#pragma once

#include "model/exchange/exchange.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"

#include <QJsonObject>
#include <QJsonValue>

namespace stagewright {
/// A place in the Windows editor's grid, whose odd rows are set off by half a hex.
struct WindowsHex {
    int x = 0;
    int y = 0;
};

[[nodiscard]] constexpr Hex fromWindows(WindowsHex hex) {
    const int q = -hex.x - (hex.y + (hex.y & 1)) / 2 + 81;
    const int r = hex.y - 52;
    return {r, -q - r};
}
[[nodiscard]] constexpr WindowsHex toWindows(Hex hex) {
    const int y = hex.q + 52;
    return {81 + hex.q + hex.r - (y + (y & 1)) / 2, y};
}

} // namespace stagewright
