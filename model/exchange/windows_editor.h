#pragma once

#include "model/exchange/exchange.h"

#include <QJsonObject>
#include <QJsonValue>

namespace stagewright {

/// Reads the Windows editor's .rgt from its text, of which `json` is the value.
[[nodiscard]] Expected<Imported> readWindowsEditor(const QJsonValue& json, const QByteArray& text,
                                                   const Catalogue& catalogue);

/// All fields; tiles that would have no place in its grid are moved as a whole.
[[nodiscard]] Exported writeWindowsEditor(const Stage& stage, const Catalogue& catalogue);

/// Fields that the editor always writes and that say nothing of the stage, as it has them at first:
/// these are not kept, and are written where a stage has none.
[[nodiscard]] QJsonObject usualWindowsFields();

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
