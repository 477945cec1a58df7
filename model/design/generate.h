#pragma once

#include "model/design/answers.h"
#include "model/design/drive_measure.h"
#include "model/design/wishes.h"

namespace stagewright {

/// What stages are made from, and what they have to hold by. A value, for work behind the window.
struct StageSource {
    Catalogue catalogue;
    Stock boxes;
    DriveRules rules; ///< of the game
    StageTest test;   ///< by every rule, with the boxes and the table
};

/// Stages or circuits as wished, of different shapes each (stageShape).
///
/// How: a road is laid at random, tile by tile, in which the wishes that can be told tile by tile
/// steer and prune (StageWalk); what only the whole tells (the rules, minutes, difficulty) is asked
/// then, and another road laid where it is not as wished. Where minutes are wished for, the number
/// of tiles follows from what roads laid on trial take. Each answer has a stream of random numbers
/// of its own, so that it is the same whichever thread finds it.
///
/// Measured (generate_bench, milliseconds of the processor, the check by every rule among them): a
/// stage of 12 tiles of the core box 1.2; of one difficulty 9 to 22; gravel, on 80 x 80 cm, of 30
/// minutes 76, worst of 1,000 289; a circuit of the GT core box of 10 tiles 3, of
/// 16 11, of 20 29. Of 1,000 stages of as many seeds 996 differ in shape, with these wishes too;
/// those of one run all do.
[[nodiscard]] Answers generate(const Wishes& wishes, const StageSource& source,
                               const SearchRun& run);

/// How the difficulty goes from the first stage of a rally to the last.
enum class Course : unsigned char { AsItComes, Rising, Falling };

/// The stages of a rally.
struct RallyWishes {
    Wishes stage;          ///< each of them
    int stages = 3;        ///< 1 to mostRallyStages
    bool together = false; ///< they lie on the table at once: no tile is in two of them
    Course course = Course::AsItComes;
};

inline constexpr int mostRallyStages = 20;

/// A rising course goes by the losses of control on ten tiles, from an easy stage to a hard one;
/// with few stages over the ends of the scale first.
/// @return the stages of one rally, in order; fewer, with the reason, where the search ended before
[[nodiscard]] Answers generateRally(const RallyWishes& wishes, const StageSource& source,
                                    const SearchRun& run);

} // namespace stagewright
