#pragma once

#include "tests/editor/hextiles/faces/drawn_face.h"

#include <gtest/gtest.h>

namespace stagewright {

/// Calls check(side) for every side of the catalogue; what fails within names it.
template <typename Check>
void forEverySide(const Check& check) {
    for (const TileSide& tile : catalogue().sides()) {
        SCOPED_TRACE(tile.id.toString().toStdString());
        check(tile);
    }
}

} // namespace stagewright
