#pragma once

#include "model/design/driven_side.h"
#include "model/design/table_room.h"
#include "model/design/way_home.h"
#include "model/drive/random.h"

#include <QList>

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace stagewright {

/// What a tile of a walk may be.
struct WalkSlot {
    Role role = Role::Road;
    bool against = false;    ///< of a start, finish or line: driven against its print
    unsigned terrains = ~0U; ///< bit n: terrain n may lie there

    [[nodiscard]] bool takes(const DrivenSide& driven) const {
        const TileSide& side = *driven.side;
        return side.role == role && (role == Role::Road || driven.forward != against) &&
               (terrains >> static_cast<unsigned>(side.terrain) & 1U) != 0;
    }
};

/// A stretch of road to be laid.
struct WalkPlan {
    RoadPose from;                ///< where the first tile lies
    std::optional<RoadPose> to{}; ///< where the last one has to lead; nothing: anywhere
    std::vector<WalkSlot> slots;  ///< one a tile
    QList<Placement> laid{};      ///< what lies there already
    std::vector<Hex> kept{};      ///< empty hexes that stay empty: roads of other tiles end there
    std::optional<TableRoom> table{};
    std::shared_ptr<const WayHome> home{}; ///< to `to`, if there is such a place: wayHome

    /// What the tiles have to have together of each trait; nothing: it does not matter.
    std::array<std::optional<TraitRange>, allTraits.size()> traits{};
    /// Of each tile (TileChoices::counts) what its logarithmic weight is more, or less; null: 0.
    std::shared_ptr<const std::vector<double>> liking{};
};

/// From where so many tiles lead to a place, however often each of them is taken. It is made as if
/// the place were hex (0, 0), so that all that differ in their hexes alone can share it: mayLead().
[[nodiscard]] std::shared_ptr<const WayHome> wayHome(const TileChoices& choices, const RoadPose& to,
                                                     int tiles);

/// Whether so many tiles may lead a car from where it is about to enter to another such place; it
/// is not known of more tiles than `home`, which is for that place, knows of.
[[nodiscard]] bool mayLead(const WayHome& home, const RoadPose& from, const RoadPose& to,
                           int tiles);

/// Lays a stretch of road at random: tile by tile, stepping back where it cannot go on. Every side
/// that fits is about as likely as any other, those that turn as few others do a little more,
/// unless a trait that is wished for would be missed without more, or fewer, of those that have it;
/// then they are likelier by as much as that takes. Ways that lead along the road laid before are a
/// little less likely: of those that wind closely many cover the same hexes.
///
/// What is cut off at once: a hex taken or kept; a stage that no longer fits the table; traits that
/// the tiles left cannot bring into their range any more; where there is a place to come to, ways
/// that so many tiles cannot lead there (WayHome).
class StageWalk {
public:
    /// @param choices must outlive it
    StageWalk(const TileChoices& choices, WalkPlan plan);

    /// @return the tiles in driving order, each with its place; nothing if the plan cannot be met,
    /// or not found to be within so many tiles tried
    [[nodiscard]] std::optional<std::vector<Placement>> walk(DriveRandom& random, int mostTried);

    /// Whether the last walk tried everything there is.
    [[nodiscard]] bool triedAll() const { return triedAll_; }

private:
    struct Drawn {
        double order;
        const DrivenSide* side;
    };

    bool layFrom(std::size_t slot, const RoadPose& pose, const TraitValues& sums,
                 const RoomTaken& room);
    [[nodiscard]] std::vector<Drawn> drawn(std::size_t slot, const RoadPose& pose,
                                           const TraitValues& sums);
    [[nodiscard]] bool mayGoOn(std::size_t slot, const RoadPose& next,
                               const TraitValues& sums) const;
    [[nodiscard]] bool isFree(Hex hex) const;
    [[nodiscard]] int besides(Hex hex, const RoadPose& pose) const;
    [[nodiscard]] std::size_t cell(Hex hex) const;
    void findUsual();

    const TileChoices& choices_;
    std::vector<int> left_; ///< of each tile
    WalkPlan plan_;
    int reach_;
    std::vector<char> taken_; ///< by cell
    std::optional<Hex> last_; ///< where the last tile has to lie
    RoomTaken room_;

    struct Usual {
        double mean = 0;
        double variance = 0;
        double least = 0;
        double most = 0;
    };
    std::array<Usual, allTraits.size()> usual_{}; ///< of road tiles
    std::array<double, 5> rareness_{};            ///< by bend from -2 up: what it adds to a weight

    DriveRandom* random_ = nullptr;
    int mayTry_ = 0; ///< so many tiles
    bool triedAll_ = false;
    std::vector<Placement> walked_;
};

} // namespace stagewright
