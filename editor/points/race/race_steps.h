#pragma once

#include "editor/document/document.h"
#include "model/layouts/points/racing/titan_game.h"

namespace stagewright {

// What the user plans of a race of titans, by name. Seats and boards are counted from 0, boards
// bottom to top.

[[nodiscard]] StageUndoStep changeStack(const Document& document, StackKind stack);
/// Another board in its place; of a Grand Slam that has it elsewhere the two change places.
[[nodiscard]] StageUndoStep changeBoard(const Document& document, int board,
                                        const PointTrack& track);
/// @param back empty: not known
[[nodiscard]] StageUndoStep changeBack(const Document& document, const QString& track,
                                       const QString& back);
/// @param players 2 to 6; 0: nobody is seated
[[nodiscard]] StageUndoStep changePlayers(const Document& document, int players);
/// @param teams 0: everybody for himself
[[nodiscard]] StageUndoStep changeTeams(const Document& document, int teams);
[[nodiscard]] StageUndoStep changeTitan(const Document& document, int seat, const QString& titan);
/// @param colour nothing: not known
[[nodiscard]] StageUndoStep changeColour(const Document& document, const QString& titan,
                                         std::optional<TitanColour> colour);
/// @param laps 1 to mostTitanLaps
[[nodiscard]] StageUndoStep changeTitanLaps(const Document& document, int laps);
[[nodiscard]] StageUndoStep changeDraft(const Document& document, DiceDraft draft);
[[nodiscard]] StageUndoStep changePush(const Document& document, PushReach push);

/// A track that can be put onto a board.
struct BoardChoice {
    QString name;
    PointTrack track;
};
/// Those of the box, a bare one of one's own, and those of the other stages of the evening.
[[nodiscard]] std::vector<BoardChoice> boardChoices(const Document& document);

} // namespace stagewright
