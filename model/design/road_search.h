#pragma once

#include "model/design/piece_supply.h"
#include "model/design/search_board.h"
#include "model/design/table_room.h"
#include "model/design/way_home.h"
#include "model/drive/random.h"

#include <QVarLengthArray>

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace stagewright {

/// Roads that must be met, in the order in which they came to be; the search goes on at the last.
using OpenRoads = QVarLengthArray<OpenRoad, 8>;

/// A piece that a search has laid.
struct LaidPiece {
    Hex hex;
    PieceSupply::Choice choice;
};

/// Which of the prunings are used. All of them; the bench shows what each saves by leaving it out.
struct Prunings {
    bool wayHome = true;   ///< the last tiles are known to lead home, or not
    bool distance = true;  ///< no more steps to the next open road than there are tiles
    bool turn = true;      ///< the tiles left can turn the ring round to its beginning
    bool narrowest = true; ///< of several open roads it goes on where fewest pieces fit
};

/// Lays all tiles of a supply so that no road stays open: a depth-first search over pieces. At the
/// open road that came last it lays each piece that fits there, until none is open and no tile is
/// left. So it finds each arrangement once, and all of them if it is let to. Where roads cross or
/// branch, several are open at once: then it goes on where fewest pieces fit, and turns back where
/// none does.
///
/// What is left out, and what that saves. Milliseconds of the processor (2.1 GHz) in design_bench:
/// to go through all layouts of courses 1, 2 and 4 of the GT rulebook; the first circuit of 40
/// tiles.
///
/// | | course 1 | course 2 | course 4 | 40 tiles |
/// | --- | ---: | ---: | ---: | ---: |
/// | all of it | 87 | 94 | 21 | 0.35 |
/// | without the way home | 86 | 96 | 21 | 0.31 |
/// | without the distance | 80 | 88 | 22 | 0.46 |
/// | without the turn | 91 | 83 | 20 | 0.37 |
/// | none: a plain depth-first search | 1530 | 2251 | 448 | 1.14 |
///
/// So each makes up for another that is missing, and together they save nineteen twentieths. That
/// like tiles are one piece, with a count, saves more than all of them: as many times as there are
/// orders of the like ones, 12,960 times for course 1. Lanes that cannot meet never get as far as a
/// search (whyNoLayout). To look for hexes that are cut off was tried, and took longer than what it
/// saved.
class RoadSearch {
public:
    struct Start {
        SearchBoard board;
        OpenRoads roads;
        RoomTaken room;
        bool ring = false; ///< one road in itself, which turns by a whole circle
        int turned = 0;    ///< by what is there of the ring, in sixths
        std::vector<LaidPiece> laid{};
        std::vector<int> left{};    ///< of each group
        std::optional<int> tiles{}; ///< to be laid, of those that are left; nothing: all of them
    };

    enum class Ended : unsigned char {
        Exhausted, ///< there are no others
        AtLeaf,    ///< the caller has enough
        NodeLimit,
        Stopped ///< asked to, or its time is over
    };

    struct Limits {
        std::uint64_t nodes = ~std::uint64_t{0};
        std::stop_token stop{};
        std::chrono::steady_clock::time_point until = std::chrono::steady_clock::time_point::max();
    };

    /// Told of each arrangement. @return whether to go on
    using Leaf = std::function<bool(std::span<const LaidPiece> laid)>;

    /// @param supply and home must outlive it; home may be null
    RoadSearch(const PieceSupply& supply, Start start, const WayHome* home,
               std::optional<TableRoom> table, const Prunings& prunings = {});

    /// @param random in which order pieces are tried; null: in theirs
    Ended run(DriveRandom* random, const Limits& limits, const Leaf& leaf);

    /// What it begins with and one piece more, each that may lead to an end: the first steps of
    /// run(), which can be searched apart. Nothing of its pieces is left out.
    [[nodiscard]] std::vector<Start> continued();

    /// Pieces tried.
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    /// Most pieces that lay together.
    [[nodiscard]] int mostLaid() const { return mostLaid_; }

private:
    void begin();
    void grow(const OpenRoads& roads, const RoomTaken& room, int turned);
    [[nodiscard]] std::optional<OpenRoad> headOf(const OpenRoads& roads) const;
    [[nodiscard]] bool fits(const OpenRoads& roads, Hex hex, const RoadPiece& piece) const;
    [[nodiscard]] std::optional<OpenRoads> joined(const OpenRoads& roads, Hex hex,
                                                  const RoadPiece& piece) const;
    [[nodiscard]] bool mayEnd(const OpenRoads& roads, int turned) const;
    [[nodiscard]] bool mayMeet(const OpenRoads& roads) const;
    [[nodiscard]] bool isOver();

    const PieceSupply& supply_;
    Start start_;
    const WayHome* home_;
    std::optional<TableRoom> table_;
    Prunings prunings_;

    SearchBoard board_;
    std::vector<LaidPiece> laid_;
    std::vector<int> left_;
    int leftInAll_ = 0;
    int turnLeft_ = 0;
    int endsLeft_ = 0;
    std::uint64_t marks_ = 0;

    DriveRandom* random_ = nullptr;
    Limits limits_;
    const Leaf* leaf_ = nullptr;
    Ended ended_ = Ended::Exhausted;
    std::uint64_t nodes_ = 0;
    int mostLaid_ = 0;
};

} // namespace stagewright
