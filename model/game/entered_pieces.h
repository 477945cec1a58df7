#pragma once

#include "model/game/piece_files.h"

#include <vector>

namespace stagewright {

/// Pieces laid beneath those that the user has entered himself.
struct PiecesBeneath {
    Games games;
    std::vector<Fault> contradicted{}; ///< what was left out, as the user's own say otherwise
};

/// Of a kind of layout of which users enter what stands on their pieces alone (Games::face): how
/// that travels in packs, as files of OwnPieceFiles.
struct EnteredPieces {
    /// With what such a text of a pack says, beneath what the user's own say; null: above it.
    Expected<PiecesBeneath> (*beneath)(const Games& games, const QByteArray& text) = nullptr;

    /// What is entered of the pieces that these stages use, as such a text; empty: nothing.
    QByteArray (*ofStages)(const std::vector<const Stage*>& stages, const Games& games) =
        [](const std::vector<const Stage*>&, const Games&) { return QByteArray(); };

    QLatin1StringView nameInPacks{}; ///< of the file with them, "boards.json"
};

/// What is entered of the pieces that stages use, by the names of files in a pack. It is the
/// user's: whether others get it is his decision.
[[nodiscard]] PieceSets enteredPieces(const std::vector<const Stage*>& stages, const Games& games);

/// Where files of a pack say otherwise than the user's own, which hold, placed by its entry.
[[nodiscard]] std::vector<Fault> contradictionsOfPieceSets(const Games& games,
                                                           const PieceSets& sets);

} // namespace stagewright
