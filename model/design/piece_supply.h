#pragma once

#include "model/design/road_piece.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/placement.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace stagewright {

/// A tile of which some sides may be used.
struct SupplyTile {
    std::vector<const TileSide*> sides; ///< none is null; the best liked first
    int count = 1;
};

/// Tiles as a search takes them: like ones together, as it does not matter which of them lies
/// where.
class PieceSupply {
public:
    /// A piece in one of the turns in which it looks otherwise, and the tiles that it is taken
    /// from.
    struct Choice {
        std::uint16_t group = 0;
        std::uint16_t piece = 0; ///< index into pieces()
    };

    /// @param circuit a start tile is then the line of each lap, and no end of it is free
    PieceSupply(std::span<const SupplyTile> tiles, bool circuit);

    /// Each turn of each piece that some tile has.
    [[nodiscard]] std::span<const RoadPiece> pieces() const { return pieces_; }

    /// How many tiles there are in each group of like ones. Those of a group have the same pieces
    /// on the sides that may be used.
    [[nodiscard]] const std::vector<int>& counts() const { return counts_; }
    [[nodiscard]] int total() const;

    /// What can be laid where a road arrives over an edge, with that look; no line that cars start
    /// from.
    [[nodiscard]] std::span<const Choice> joining(Edge edge, EndCode code) const {
        return joining_[static_cast<std::size_t>(index(edge))][code];
    }
    /// Starts, or start and finish in one, as they are printed.
    [[nodiscard]] std::span<const Choice> lines() const { return lines_; }

    /// Whether all pieces but the lines are roads with two ends, and no more than roads.
    [[nodiscard]] bool isPlain() const { return plain_; }
    /// Whether some piece has a road end from which several roads lead on.
    [[nodiscard]] bool hasJunctions() const { return junctions_; }
    /// Whether some piece is a finish, beyond which nothing has to lie.
    [[nodiscard]] bool hasFinish() const { return finish_; }

    /// By how many sixths the piece of each group that turns most does so; of roads with two ends.
    [[nodiscard]] const std::vector<int>& mostTurn() const { return mostTurn_; }
    /// How many road ends the piece of each group has that has most.
    [[nodiscard]] const std::vector<int>& mostEnds() const { return mostEnds_; }

    /// The tile that is laid for a piece.
    /// @param nth of the tiles of the group, each being taken once
    [[nodiscard]] Placement placement(Choice choice, int nth, Hex hex) const;

private:
    struct Group {
        std::vector<RoadPiece> kinds;                    ///< untilted, sorted
        std::vector<std::vector<const TileSide*>> tiles; ///< each, as often as there are such
    };

    [[nodiscard]] RoadPiece pieceOf(const TileSide& side) const;
    void addChoices();

    bool circuit_;
    bool plain_ = true;
    bool junctions_ = false;
    bool finish_ = false;
    std::vector<Group> groups_;
    std::vector<int> counts_;
    std::vector<int> mostTurn_;
    std::vector<int> mostEnds_;
    std::vector<RoadPiece> pieces_;
    std::array<std::array<std::vector<Choice>, 16>, 6> joining_;
    std::vector<Choice> lines_;
};

} // namespace stagewright
