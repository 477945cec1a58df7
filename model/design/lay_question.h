#pragma once

#include "model/design/beside.h"
#include "model/design/list_to_lay.h"
#include "model/design/road_search.h"
#include "model/design/road_shape.h"

#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace stagewright {

/// A layout that was found, before it becomes a stage.
struct FoundLayout {
    std::vector<LaidPiece> laid;
    Stage stage;
    std::uint64_t hexes = 0; ///< RoadShapes::number
    std::uint64_t roads = 0; ///< likewise
    double badness = 0;      ///< less is better
};

/// What is searched: the tiles on the road as a supply, those beside it.
class LayQuestion {
public:
    /// @param list must outlive it
    LayQuestion(const ListToLay& list, const Catalogue& catalogue, const Prunings& prunings);

    // Searches point into it.
    LayQuestion(const LayQuestion&) = delete;
    LayQuestion& operator=(const LayQuestion&) = delete;
    LayQuestion(LayQuestion&&) = delete;
    LayQuestion& operator=(LayQuestion&&) = delete;
    ~LayQuestion() = default;

    [[nodiscard]] const PieceSupply& supply() const { return supply_; }
    [[nodiscard]] int wanted() const { return supply_.total(); }

    /// One for each line that cars may start from, and each way of beginning there.
    [[nodiscard]] std::size_t searches() const { return starts_.size(); }
    /// @param home whether it is worth while to find the ways home first
    [[nodiscard]] RoadSearch search(std::size_t which, bool home) const {
        return searchFrom(which, starts_[which]->start, home);
    }
    /// Likewise with some pieces laid already, as parts() gives them.
    [[nodiscard]] RoadSearch searchFrom(std::size_t which, RoadSearch::Start start,
                                        bool home) const;

    /// A search in parts that share nothing: each has other first pieces. In the order in which one
    /// search would come to them; together they find what it finds.
    [[nodiscard]] std::vector<RoadSearch::Start> parts(std::size_t which) const;

    [[nodiscard]] std::uint64_t shape(std::span<const LaidPiece> laid, ShapeOf what) const;

    /// The layout as a stage that holds by every rule; nothing if it does not.
    /// @param random which of like tiles lies where
    [[nodiscard]] std::optional<FoundLayout> found(std::span<const LaidPiece> laid,
                                                   DriveRandom& random) const;

private:
    struct Beginning {
        RoadSearch::Start start;
        mutable std::once_flag once{};
        mutable std::unique_ptr<const WayHome> home{}; ///< of a ring, once it is wanted
    };

    [[nodiscard]] std::vector<PlacedPiece> placed(std::span<const LaidPiece> laid) const;
    [[nodiscard]] double badnessOf(std::span<const PlacedPiece> pieces) const;
    static std::vector<SupplyTile> roadTiles(const ListToLay& list, const Catalogue& catalogue,
                                             std::vector<const TileSide*>& beside);
    void addStarts(PieceSupply::Choice line);
    [[nodiscard]] std::optional<Stage> stageOf(std::span<const LaidPiece> laid,
                                               std::span<const Placement> beside,
                                               DriveRandom& random) const;

    const ListToLay& list_;
    Prunings prunings_;
    std::vector<const TileSide*> beside_;
    PieceSupply supply_;
    RoadShapes shapes_;
    std::vector<std::unique_ptr<const Beginning>> starts_;
};

} // namespace stagewright
