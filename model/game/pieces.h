#pragma once

#include "model/game/games.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <vector>

namespace stagewright {

/// Orders names as people count: "9" before "10", "217a" before "217b", letters after numbers.
struct PieceOrder {
    [[nodiscard]] bool operator()(const QString& a, const QString& b) const;
};

/// How many there are of each piece, by its name: "217" of hex tiles (without a side), "Sea Camp"
/// of cards. Names are told apart over all games.
using PieceCounts = std::map<QString, int, PieceOrder>;

[[nodiscard]] int sumOf(const PieceCounts& pieces);

/// How many there are of each box, by its id.
using BoxCounts = std::map<QString, int>;

/// A box as sold, of whatever game.
struct GameBox {
    QString id;    ///< "dirt-core"
    QString game;  ///< "dirt"
    QString title; ///< as printed on the box; not translated
    bool expansion = false;
    PieceCounts pieces;
};

/// A line of the list by which a stage's pieces are picked.
struct PieceLine {
    QString number; ///< "217"; of loose pieces that no box is said to hold, their id in stage files
    QString side;   ///< "a"; empty: the piece has none
    int count = 1;
    QStringList boxes{};     ///< ids of those that it is taken from
    QStringList boxTitles{}; ///< of the same
    bool isToken = false;    ///< lies on the pieces of the layout
    QString name{};          ///< of a token, as the user calls it
};

/// From one stage on the table to the next.
struct PiecesBetween {
    int stay = 0;  ///< need not be touched
    int move = 0;  ///< are on the table, but lie otherwise
    int fetch = 0; ///< come from the box
    int away = 0;  ///< go back into it

    [[nodiscard]] int laid() const { return move + fetch; }
};

/// A piece that no box has.
struct UnknownPiece {
    QString piece; ///< its name, by which the same ones are told
    QString what;  ///< a sentence without its final stop
    QString place; ///< "hex (0, 2)"
    QString field; ///< of a stage file, counted as it stands there: "tiles[3].tile"
    QString remedy;
};

[[nodiscard]] PiecesBetween allAnew(const Stage& first, const Stage& next, const Games& games);

/// What a kind of layout knows of its pieces (Games::face).
struct StagePieces {
    /// Those that there are, the user's own too.
    std::vector<GameBox> (*boxes)(const Games& games) = [](const Games&) {
        return std::vector<GameBox>();
    };
    PieceCounts (*needs)(const Stage& stage) = [](const Stage&) { return PieceCounts(); };
    /// Ids of the boxes that a stage needs at least, each once.
    QStringList (*boxesFor)(const Stage& stage, const Games& games) =
        [](const Stage&, const Games&) { return QStringList(); };
    std::vector<PieceLine> (*list)(const Stage& stage, const Games& games) =
        [](const Stage&, const Games&) { return std::vector<PieceLine>(); };
    /// Where stages are laid one after another. @pre both are of this kind
    PiecesBetween (*between)(const Stage& first, const Stage& next, const Games& games) = allAnew;
    /// In the order in which they were laid.
    std::vector<UnknownPiece> (*unknown)(const Stage& stage, const Games& games) =
        [](const Stage&, const Games&) { return std::vector<UnknownPiece>(); };
    /// Whether a piece of the stage is a service park; nothing: the kind has no such pieces.
    std::optional<bool> (*hasService)(const Stage& stage, const Games& games) =
        [](const Stage&, const Games&) { return std::optional<bool>(); };
    /// The same for stages that are laid alike, wherever on the table and however turned; empty
    /// where it is not told.
    QByteArray (*shape)(const Stage& stage) = [](const Stage&) { return QByteArray(); };
    /// Gives a stage whose file does not say its kind the one that it is laid for.
    void (*setUnsaidKind)(Stage& stage, const Games& games) = [](Stage&, const Games&) {};
};

/// The boxes of all games, in the order of their kinds.
[[nodiscard]] std::vector<GameBox> allBoxes(const Games& games);

/// What boxes hold together; those that are not known are passed over.
[[nodiscard]] PieceCounts piecesOf(const BoxCounts& boxes, const Games& games);

/// What boxes are called, by id.
[[nodiscard]] std::map<QString, QString> boxTitles(const Games& games);

} // namespace stagewright
