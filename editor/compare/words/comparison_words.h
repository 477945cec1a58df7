#pragma once

#include "model/compare/stage_comparison.h"
#include "model/compare/stage_figures.h"
#include "model/game/place_names.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace stagewright {

// In the user's language, where name() gives what files and options say in every language.

/// "turned"
[[nodiscard]] QString wordFor(ChangeKind kind);
/// The sign that marks a change where colours may not be seen: "+", "−", "↻".
[[nodiscard]] QChar signFor(ChangeKind kind);

/// "217a flipped to 217b at (0, 2)"
/// @param places of the kind of layout
[[nodiscard]] QString phraseFor(const LayoutChange& change, const StagePlaces& places);

/// "217", "2 × 218", each piece once.
[[nodiscard]] QStringList piecesSaid(const PieceCounts& pieces);

/// A sentence on what the pieces and their places say: that nothing differs, that there are other
/// games, or that there are so many changes.
[[nodiscard]] QString summaryOf(const StageComparison& comparison);

/// A line of the figures of two stages.
struct FigureRow {
    QString name;
    QString first; ///< "–": not known; "…": not reckoned yet
    QString second;
    QString difference; ///< with its sign; empty where there is none to be told

    friend bool operator==(const FigureRow&, const FigureRow&) = default;
};

/// What is known of one of the two.
struct ComparedFigures {
    StageFigures known{};
    std::optional<ExpectedFigures> expected{}; ///< nothing: not reckoned yet
};

/// Pieces, each surface, spaces, expected time, difficulty, losses of control, minutes at the
/// table. What neither has is left out.
[[nodiscard]] std::vector<FigureRow> figureRows(const ComparedFigures& first,
                                                const ComparedFigures& second, int players);

} // namespace stagewright
