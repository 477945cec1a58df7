#pragma once

#include "model/game/piece_words.h"
#include "model/game/pieces.h"
#include "model/rally/rally.h"

#include <vector>

namespace stagewright {

/// How many of each piece lie on tables at a time.
[[nodiscard]] PieceCounts needsOf(const Stage& stage, const Games& games);

/// Stages that lie on tables together, as indices: each alone, those of a session, or all.
[[nodiscard]] std::vector<std::vector<qsizetype>> laidTogether(const Rally& rally, Laying laying);

/// What a rally needs if it is laid so: of each piece the most that lie at one time.
[[nodiscard]] PieceCounts needsOf(const Rally& rally, Laying laying, const Games& games);

/// What the pieces of a rally are called: as those of its stages, if these are of one kind.
[[nodiscard]] PieceWords wordsOf(const Rally& rally, const Games& games);

struct Shortage {
    QString piece;
    int needed = 0;
    int owned = 0; ///< less than needed

    friend bool operator==(const Shortage&, const Shortage&) = default;
};

/// What is short, by piece. Pieces that no box holds are not counted.
[[nodiscard]] std::vector<Shortage> shortagesOf(const PieceCounts& needs, const PieceCounts& stock,
                                                const Games& games);

/// The boxes that a stage needs at least.
[[nodiscard]] BoxCounts boxesOf(const Stage& stage, const Games& games);

/// How many of each box are on the table; where that is not said, each that any of its stages
/// needs, once.
[[nodiscard]] BoxCounts boxesOf(const Rally& rally, const Games& games);

} // namespace stagewright
