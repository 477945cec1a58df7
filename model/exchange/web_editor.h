#pragma once

#include "model/exchange/exchange.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/hex/hex.h"

#include <QJsonValue>
#include <QPointF>

#include <numbers>

namespace stagewright {
/// Hexes as the web editor counts them: its q leads to the north-east neighbour's column the other
/// way round, its r is our q.
struct WebHex {
    int q = 0;
    int r = 0;
};

[[nodiscard]] constexpr Hex fromWeb(WebHex hex) {
    return {hex.r, -hex.q - hex.r};
}
[[nodiscard]] constexpr WebHex toWeb(Hex hex) {
    return {-hex.q - hex.r, hex.q};
}

/// A place on a tile in the same axes; a unit is the way from a hex to its neighbour.
struct WebPlace {
    double q = 0;
    double r = 0;
};

[[nodiscard]] inline QPointF fromWeb(WebPlace place) {
    return {1.5 * place.r, -std::numbers::sqrt3 * (place.q + place.r / 2)};
}
[[nodiscard]] inline WebPlace toWeb(QPointF at) {
    const double r = at.x() / 1.5;
    return {-at.y() / std::numbers::sqrt3 - r / 2, r};
}

} // namespace stagewright
