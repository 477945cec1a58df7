#include "editor/hextiles/tokens/token_place.h"

#include "editor/hextiles/tokens/token_kind.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace stagewright {

namespace {

bool covers(const Token& token, const Placement& tile, QPointF board) {
    const QPointF way = board - placeOf(token, tile);
    const double angle = angleOf(token, tile) * std::numbers::pi / 180;
    const QPointF own(way.x() * std::cos(angle) + way.y() * std::sin(angle),
                      way.y() * std::cos(angle) - way.x() * std::sin(angle));
    const QSizeF size = tokenKind(token.id).size;
    return std::abs(own.x()) <= size.width() / 2 && std::abs(own.y()) <= size.height() / 2;
}

} // namespace

double fullTurn(double degrees) {
    const double rest = std::fmod(degrees, 360);
    return rest < 0 ? rest + 360 : rest;
}

QPointF placeOf(const Token& token, const Placement& tile) {
    return centre(tile.hex) + turned(token.at, tile.turn);
}

double angleOf(const Token& token, const Placement& tile) {
    return fullTurn(token.angle + tile.turn.degrees());
}

std::optional<TokenSpot> tokenAt(const Stage& stage, QPointF board) {
    std::optional<TokenSpot> found;
    const Hex hex = hexAt(board);
    QList<Hex> near{hex}; // a token may hang over the border of its tile
    for (const Edge edge : allEdges)
        near.append(neighbour(hex, edge));
    for (const Hex each : std::as_const(near))
        for (const Placement& tile : tilesOf(stage).at(each))
            for (qsizetype i = 0; i < tile.tokens.size(); ++i)
                if (covers(tile.tokens.at(i), tile, board))
                    found = TokenSpot{tile.laid, i};
    return found;
}

std::optional<FoundToken> find(const Stage& stage, const TokenSpot& spot) {
    for (const Placement& tile : tilesOf(stage).placements())
        if (tile.laid == spot.laid && spot.index < tile.tokens.size())
            return FoundToken{tile, tile.tokens.at(spot.index)};
    return std::nullopt;
}

} // namespace stagewright
