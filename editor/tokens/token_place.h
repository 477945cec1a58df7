#pragma once

#include "editor/document/named_edit.h"

#include <QPointF>

#include <optional>

namespace stagewright {

/// Where a token of a tile lies on the board, and how it is turned there: degrees, clockwise.
[[nodiscard]] QPointF placeOf(const Token& token, const Placement& tile);
[[nodiscard]] double angleOf(const Token& token, const Placement& tile);

/// A token of a stage.
struct TokenSpot {
    int laid = 0; ///< Placement::laid of its tile
    qsizetype index = 0;

    friend bool operator==(const TokenSpot&, const TokenSpot&) = default;
};

/// The token that covers a point of the board; of several the one drawn last.
[[nodiscard]] std::optional<TokenSpot> tokenAt(const Stage& stage, QPointF board);

/// The tile of a token, and the token; nothing where there is none by now.
struct FoundToken {
    Placement tile;
    Token token;
};
[[nodiscard]] std::optional<FoundToken> find(const Stage& stage, const TokenSpot& spot);

// Edits to tokens. A token belongs to the tile under its middle.

/// A step, and where its token then is.
struct TokenStep {
    NamedEdit edit;
    TokenSpot spot;
};
using TokenStepOr = tl::expected<TokenStep, QString>;

/// @param angle on the board
[[nodiscard]] TokenStepOr placeToken(const Stage& stage, const QString& id, QPointF board,
                                     double angle);
[[nodiscard]] TokenStepOr moveToken(const Stage& stage, const TokenSpot& spot, QPointF board);
/// @param by degrees, clockwise
[[nodiscard]] NamedEdit turnToken(const Stage& stage, const TokenSpot& spot, double by);
[[nodiscard]] NamedEdit removeToken(const Stage& stage, const TokenSpot& spot);

} // namespace stagewright
