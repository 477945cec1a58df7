#pragma once

#include "editor/document/document.h"
#include "model/layouts/zones/boards/zone_boards.h"
#include "model/layouts/zones/chain/chain_layout.h"

namespace stagewright {

/// What is known of the boards, with what the user has entered.
[[nodiscard]] const ZoneBoards& boardsOf(const Document& document);

// What the user does to the chain of the open stage, by name. Sections are counted from 0.

[[nodiscard]] StageUndoStep changeChain(const Document& document, ChainLayout chain, StepName name);
/// @param at before which section; their number: behind the last
[[nodiscard]] StageUndoStep insertSection(const Document& document, qsizetype at,
                                          const StageSection& section);
[[nodiscard]] StageUndoStep removeSection(const Document& document, qsizetype at);
/// One section alone is driven the other way.
[[nodiscard]] StageUndoStep reverseSection(const Document& document, qsizetype at);
/// The board of a section shows its other side, where that has the same ends: snow or dry, for all
/// sections on it.
[[nodiscard]] StageUndoStep turnBoardOver(const Document& document, qsizetype at);
/// The whole chain is driven from finish to start.
[[nodiscard]] StageUndoStep reverseChain(const Document& document);
/// All sections anew, as a roadbook line names them.
[[nodiscard]] StageUndoStep writeSections(const Document& document, QList<StageSection> sections);
[[nodiscard]] StageUndoStep changeAssistance(const Document& document, bool assistance);
/// @param boxes ids of those from which boards are taken; empty: any
[[nodiscard]] StageUndoStep chooseBoxes(const Document& document, const QStringList& boxes);

} // namespace stagewright
