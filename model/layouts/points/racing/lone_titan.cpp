#include "model/layouts/points/racing/lone_titan.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

namespace stagewright {

namespace {

/// Where a way ends, without anybody to be pushed; with `laps` of the board where it wins.
TitanSpot endOf(const DieWay& way, TitanSpot from, const TitanBoard& board) {
    for (std::size_t i = 0; i < way.count; ++i) {
        const PointStep step = way.steps[i];
        for (int jumps = board.jumped(from, step); jumps > 0; --jumps)
            from = TitanBoard::next(from, step);
        do {
            from = TitanBoard::next(from, step);
        } while (from.laps < board.laps() && board.marksAt(from).has(TrackMark::Ice));
        if (from.laps >= board.laps())
            break;
    }
    return from;
}

class LoneTitanSolver {
public:
    LoneTitanSolver(const TitanBoard& board, const TitanFaces& faces, int dice)
        : board_(board)
        , faces_(faces)
        , dice_(dice)
        , known_(static_cast<std::size_t>(board.laps()) * pointCount) {}

    LoneTitan solved() {
        for (int lap = board_.laps() - 1; lap >= 0; --lap)
            for (int point = pointCount - 1; point >= 0; --point) {
                const TitanSpot spot{static_cast<std::int8_t>(point),
                                     static_cast<std::int8_t>(lap)};
                known_[indexOf(spot)] = from(std::span(&spot, 1));
            }
        std::array<TitanSpot, startPoints.size()> starts;
        for (std::size_t i = 0; i < starts.size(); ++i)
            starts[i].point = static_cast<std::int8_t>(numberOfPoint(startPoints[i]));
        return from(starts);
    }

private:
    [[nodiscard]] static std::size_t indexOf(TitanSpot spot) {
        return static_cast<std::size_t>(spot.laps) * pointCount +
               static_cast<std::size_t>(spot.point);
    }

    /// A turn that begins on any of these points.
    [[nodiscard]] LoneTitan from(std::span<const TitanSpot> starts) const {
        std::array<double, allTitanColours.size()> byFace;
        int fewest = std::numeric_limits<int>::max();
        for (std::size_t face = 0; face < byFace.size(); ++face) {
            byFace[face] = std::numeric_limits<double>::infinity();
            for (const FaceWay& way : faces_[face].ways)
                for (const TitanSpot start : starts) {
                    const TitanSpot end = endOf(way.way, start, board_);
                    const LoneTitan then =
                        end.laps >= board_.laps() ? LoneTitan() : known_[indexOf(end)];
                    byFace[face] = std::min(byFace[face], then.expectedTurns);
                    fewest = std::min(fewest, then.fewestTurns);
                }
        }
        return {1 + bestOfDice(byFace), 1 + fewest};
    }

    /// The mean of the least of so many faces: the i-th least shows if no lesser one does.
    [[nodiscard]] double bestOfDice(std::array<double, allTitanColours.size()> byFace) const {
        std::sort(byFace.begin(), byFace.end());
        constexpr auto faces = static_cast<double>(allTitanColours.size());
        const auto noneBefore = [&](std::size_t face) {
            return std::pow((faces - static_cast<double>(face)) / faces, dice_);
        };
        double mean = 0;
        for (std::size_t face = 0; face < byFace.size(); ++face)
            mean += byFace[face] * (noneBefore(face) - noneBefore(face + 1));
        return mean;
    }

    const TitanBoard& board_;
    const TitanFaces& faces_;
    int dice_;
    std::vector<LoneTitan> known_; ///< by lap, then point: turns still to come
};

} // namespace

LoneTitan raceAlone(const TitanBoard& board, const TitanFaces& faces, int dice) {
    return LoneTitanSolver(board, faces, dice).solved();
}

} // namespace stagewright
