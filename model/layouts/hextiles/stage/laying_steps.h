#pragma once

#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <variant>
#include <vector>

namespace stagewright {

class RoadGraph;

/// Where a tile lies that touches none laid before: the first, and the first of each other part.
struct LoosePlace {
    Hex hex;
    Turn turn;

    friend bool operator==(const LoosePlace&, const LoosePlace&) = default;
};

/// Where a tile lies that is put against one laid before. Edges are those of the tiles as printed.
struct Joint {
    std::size_t step = 0; ///< in which the other was laid, from 0
    Edge theirs = Edge::N;
    Edge own = Edge::N;

    friend bool operator==(const Joint&, const Joint&) = default;
};

/// Whether a tile is to be laid, or lies there from the stage before.
enum class TileState : unsigned char { ToLay, Lies };

/// One tile to lay, in words that a table understands: no hex is named where it touches another.
struct LayingStep {
    TileId side;
    std::variant<LoosePlace, Joint> place;
    TileState state = TileState::ToLay;
    // What else the tile bears.
    int variant = 0;
    QList<Token> tokens;
    QString note;
    QJsonObject unknown;
};

/// Whether a side has no road and is nothing but scenery, which lies wherever there is room.
[[nodiscard]] bool isFiller(const TileSide* side);

/// The index of the tile with which laying begins: the first of the route, else the first of all.
/// @pre something is laid
[[nodiscard]] qsizetype firstLaid(const Stage& stage, const RoadGraph& roads);

/// How to lay a stage: from the start tile along the route, then what touches tiles laid before,
/// by a road where there is one, and fillers last. Of two tiles on a hex the lower one is laid
/// first.
/// @param lying tiles of the stage that lie there already: they come first, each in its place; the
/// start follows if it touches one of them, and the others are put against those that lie
[[nodiscard]] std::vector<LayingStep> layingSteps(const Stage& stage, const Catalogue& catalogue,
                                                  const QList<Placement>& lying = {});

/// The placements that the steps say, one for each, in their order.
[[nodiscard]] std::vector<Placement> placementsOf(const std::vector<LayingStep>& steps);

} // namespace stagewright
