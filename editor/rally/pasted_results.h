#pragma once

#include "editor/rally/cell_block.h"
#include "editor/rally/result_cell.h"
#include "model/rally/rally_edit.h"

namespace stagewright {

/// Where a block of cells goes.
struct PastePlace {
    int row = 0;                 ///< of its first row
    QList<ResultColumn> columns; ///< of its cells, from left to right: those that are seen
    QStringList colours;         ///< ids to choose from for drivers who are added
    DriveRules rules;            ///< of the stage's game
};

struct PastedResults {
    RallyEdit edit;      ///< nothing where something was refused
    QStringList refused; ///< sentences that name what cannot be read, the first few
};

/// Enters all cells of the block, or none. Where its first column is that of the drivers, rows
/// behind the last are drivers who are added. Where nothing is, nothing is entered any more.
[[nodiscard]] PastedResults pastedResults(const Rally& rally, StageKey stage,
                                          const PastePlace& place, const CellBlock& block);

// What stands in a block for what is seen otherwise in the table.

[[nodiscard]] QString markText(bool isSet);
[[nodiscard]] QString retiredText();

} // namespace stagewright
