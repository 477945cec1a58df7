#pragma once

#include "model/layouts/zones/road/line_change.h"
#include "model/layouts/zones/road/road_element.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace stagewright {

/// The road of one section, as it is driven.
struct DrivenSection {
    RoadElements road;
    bool frozen = false;                      ///< fords are straights there
    std::optional<LineChanges> lineChanges{}; ///< nothing: by the rule for all long corners
};

enum class RoadSpace : std::uint8_t {
    Start, ///< before the first space, where every car stands first
    Whole, ///< a straight, or a bump
    FirstHalf,
    SecondHalf,
    Inside,
    Slide,
    Cut,
    Finish ///< beyond the last space: whoever enters it has ended the stage
};

using RoadNodes = std::vector<std::uint32_t>;

/// A bump is jumped by one or two spaces.
inline constexpr int roadJumps = 2;

/// A space, half or cut of the road, with where it leads.
struct RoadNode {
    RoadSpace space = RoadSpace::Whole;
    std::int32_t section = 0;                ///< from 0; of the finish that of the last space
    std::int32_t element = 0;                ///< from 0, over all sections
    std::int32_t number = 1;                 ///< along its line of a corner, from 1
    int note = 0;                            ///< highest gear, of a slide line the gear; 0: any
    int bump = 0;                            ///< the note of a bump; 0: none
    bool ford = false;                       ///< with open water
    RoadScenery scenery = RoadScenery::None; ///< beside its element
    RoadNodes moves;                         ///< where one die leads, in driving direction
    /// Of a bump: where the die behind a jump of one and of two spaces lands.
    std::array<RoadNodes, roadJumps> landings;
    /// Where a car goes on that has lost control here: itself, of a half the whole space, of a
    /// slide or cut an inside space.
    std::uint32_t restart = 0;
};

/// A stage's road as a graph of moves: node 0 is the start, the last one the finish. Every move
/// leads to a node of a higher number; restarts may lie before their node, within its corner.
///
/// By "Moves, exactly", rules 1 to 3 and 7, of the rules of the printed boards:
/// - from a straight, a second half, the last space of a line and a cut to the entries of the next
///   element: a straight and its first half; the first space of each line and the cut of a corner;
/// - from a first half to the second, and to the cut of the corner that follows; from a cut also to
///   the second half of a straight that follows;
/// - in a corner along the line; to the other line where a space of it begins and ends further and
///   begins not beyond the end of the space at hand, both lines being as long as the corner; in a
///   corner of two inside spaces or more as the road says itself, where it does;
/// - a jump lands exactly two or three moves further, or on any space of a corner met within them,
///   or beyond the finish.
class SectionGraph {
public:
    /// @pre each section has at least one element
    explicit SectionGraph(std::span<const DrivenSection> sections);

    [[nodiscard]] std::span<const RoadNode> nodes() const { return nodes_; }
    [[nodiscard]] const RoadNode& node(std::uint32_t number) const { return nodes_[number]; }
    [[nodiscard]] std::uint32_t finish() const {
        return static_cast<std::uint32_t>(nodes_.size() - 1);
    }
    /// Spaces, halves, cuts, and the one beyond the finish.
    [[nodiscard]] int nodeCount() const { return static_cast<int>(nodes_.size()) - 1; }
    /// Those over the start line among them; jumps are not counted.
    [[nodiscard]] int moveCount() const;

private:
    std::vector<RoadNode> nodes_;
};

} // namespace stagewright
