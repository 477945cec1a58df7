#pragma once

#include "model/fault.h"
#include "model/layouts/hextiles/catalogue/tile_side.h"

#include <QByteArray>
#include <QColor>
#include <QList>
#include <QSizeF>
#include <QString>
#include <QStringList>

namespace stagewright {

enum class TokenShape : unsigned char {
    Chicane,
    ChicaneLimit,
    Jump,
    Water,
    Arch,
    ClimbUp,
    ClimbDown,
    Cloud,
    Oxygen,
    Mud,
    Unknown ///< a piece that no list names: drawn all the same
};

/// A kind of loose piece: how large it is and what it looks like.
struct TokenKind {
    QString id; ///< as in stage files
    TokenShape shape = TokenShape::Unknown;
    QSizeF size{0.3, 0.3}; ///< circumradii
    Terrain surface = Terrain::None;
    QColor colour;       ///< of an arch
    QString text;        ///< written on it
    QStringList games{}; ///< in which it is played; empty: nobody knows
};

/// Reads a list of kinds; resources/tokens/README.md says how it looks.
[[nodiscard]] Expected<QList<TokenKind>> readTokenKinds(const QByteArray& text);

/// The kinds that the program knows, in the order in which they are offered.
[[nodiscard]] const QList<TokenKind>& tokenKinds();

/// Those of a game; of a game that none of them names, all.
[[nodiscard]] QList<TokenKind> tokenKindsOf(const QString& game);

/// One for every id.
[[nodiscard]] TokenKind tokenKind(const QString& id);

/// As the user calls it: "Jump, gravel". The id itself where that is all that is known.
[[nodiscard]] QString nameOf(const TokenKind& kind);

} // namespace stagewright
