#pragma once

#include "editor/document/rally_undo_step.h"
#include "model/season/roster.h"

namespace stagewright {

// The edits that the user makes to drivers and results, by name. Where they change nothing, the
// edit is nothing.

/// Behind the others, under a name and in a colour that nobody has yet.
/// @param colours ids to choose from
[[nodiscard]] RallyUndoStep addDriverTo(const Rally& rally, const QStringList& colours);
/// One of the club, under his name and, where nobody has it yet, in his colour, else a free one.
/// Nothing where he drives already.
[[nodiscard]] RallyUndoStep addClubDriverTo(const Rally& rally, const RosterDriver& driver,
                                            const QStringList& colours);
/// The driver becomes one of the club, in whose colour he drives from now on, if that is said.
[[nodiscard]] RallyUndoStep renameDriverTo(const Rally& rally, DriverKey driver,
                                           const RosterDriver& club);
/// The driver's results go too.
[[nodiscard]] RallyUndoStep removeDriverOf(const Rally& rally, DriverKey driver);
/// @param to index afterwards; where there is none such, nothing is moved
[[nodiscard]] RallyUndoStep moveDriverOf(const Rally& rally, DriverKey driver, qsizetype to);
/// A name of blanks is none, and not taken.
[[nodiscard]] RallyUndoStep renameDriverOf(const Rally& rally, DriverKey driver,
                                           const QString& name);
/// @param colour id; may be empty
[[nodiscard]] RallyUndoStep recolourDriverOf(const Rally& rally, DriverKey driver,
                                             const QString& colour);
/// @param result nothing: what was entered is taken out again
[[nodiscard]] RallyUndoStep enterResultOf(const Rally& rally, ResultKey key,
                                          const std::optional<StageResult>& result);

} // namespace stagewright
