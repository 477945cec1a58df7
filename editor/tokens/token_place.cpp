#include "editor/tokens/token_place.h"

#include "editor/tokens/token_kind.h"
#include "model/hex/geometry.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace stagewright {

namespace {

struct TokenEdits {
    Q_DECLARE_TR_FUNCTIONS(TokenEdits)
};

/// 0 up to 360.
double full(double degrees) {
    const double rest = std::fmod(degrees, 360);
    return rest < 0 ? rest + 360 : rest;
}

bool covers(const Token& token, const Placement& tile, QPointF board) {
    const QPointF way = board - placeOf(token, tile);
    const double angle = angleOf(token, tile) * std::numbers::pi / 180;
    const QPointF own(way.x() * std::cos(angle) + way.y() * std::sin(angle),
                      way.y() * std::cos(angle) - way.x() * std::sin(angle));
    const QSizeF size = tokenKind(token.id).size;
    return std::abs(own.x()) <= size.width() / 2 && std::abs(own.y()) <= size.height() / 2;
}

/// The token as it lies on the tile at a point of the board.
Token laidOn(const Placement& tile, Token token, QPointF board, double angle) {
    token.at = turned(board - centre(tile.hex), -tile.turn);
    token.angle = full(angle - tile.turn.degrees());
    return token;
}

const Placement* tileUnder(const Stage& stage, QPointF board) {
    const auto there = stage.at(hexAt(board));
    return there.empty() ? nullptr : &there.back();
}

QString noTile() {
    return TokenEdits::tr("A token needs a tile to lie on");
}

} // namespace

QPointF placeOf(const Token& token, const Placement& tile) {
    return centre(tile.hex) + turned(token.at, tile.turn);
}

double angleOf(const Token& token, const Placement& tile) {
    return full(token.angle + tile.turn.degrees());
}

std::optional<TokenSpot> tokenAt(const Stage& stage, QPointF board) {
    std::optional<TokenSpot> found;
    const Hex hex = hexAt(board);
    QList<Hex> near{hex}; // a token may hang over the border of its tile
    for (const Edge edge : allEdges)
        near.append(neighbour(hex, edge));
    for (const Hex each : std::as_const(near))
        for (const Placement& tile : stage.at(each))
            for (qsizetype i = 0; i < tile.tokens.size(); ++i)
                if (covers(tile.tokens.at(i), tile, board))
                    found = TokenSpot{tile.laid, i};
    return found;
}

std::optional<FoundToken> find(const Stage& stage, const TokenSpot& spot) {
    for (const Placement& tile : stage.placements())
        if (tile.laid == spot.laid && spot.index < tile.tokens.size())
            return FoundToken{tile, tile.tokens.at(spot.index)};
    return std::nullopt;
}

TokenStepOr placeToken(const Stage& stage, const QString& id, QPointF board, double angle) {
    const Placement* tile = tileUnder(stage, board);
    if (!tile)
        return tl::unexpected(noTile());
    Placement now = *tile;
    now.tokens.append(laidOn(now, {id, {}, 0, {}}, board, angle));
    return TokenStep{{{{*tile}, {now}, std::nullopt}, [] { return TokenEdits::tr("Place token"); }},
                     {now.laid, now.tokens.size() - 1}};
}

TokenStepOr moveToken(const Stage& stage, const TokenSpot& spot, QPointF board) {
    const auto held = find(stage, spot);
    const Placement* under = tileUnder(stage, board);
    if (!held || !under)
        return tl::unexpected(noTile());
    const double angle = angleOf(held->token, held->tile);
    const StepName name = [] { return TokenEdits::tr("Move token"); };
    if (under->laid == spot.laid) {
        Placement now = held->tile;
        now.tokens[spot.index] = laidOn(now, held->token, board, angle);
        return TokenStep{{{{held->tile}, {now}, std::nullopt}, name}, spot};
    }
    Placement left = held->tile;
    left.tokens.removeAt(spot.index);
    Placement now = *under;
    now.tokens.append(laidOn(now, held->token, board, angle));
    return TokenStep{{{{held->tile, *under}, {left, now}, std::nullopt}, name},
                     {now.laid, now.tokens.size() - 1}};
}

NamedEdit turnToken(const Stage& stage, const TokenSpot& spot, double by) {
    const auto held = find(stage, spot);
    if (!held)
        return {};
    Placement now = held->tile;
    now.tokens[spot.index].angle = full(held->token.angle + by);
    return {{{held->tile}, {now}, std::nullopt}, [] { return TokenEdits::tr("Turn token"); }};
}

NamedEdit removeToken(const Stage& stage, const TokenSpot& spot) {
    const auto held = find(stage, spot);
    if (!held)
        return {};
    Placement now = held->tile;
    now.tokens.removeAt(spot.index);
    return {{{held->tile}, {now}, std::nullopt}, [] { return TokenEdits::tr("Remove token"); }};
}

} // namespace stagewright
