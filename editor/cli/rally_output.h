#pragma once

#include "model/pack/rally_pack.h"

#include <QCommandLineOption>

namespace stagewright {

/// Whether a file of that name is a pack.
[[nodiscard]] bool isPackName(const QString& path);

/// Where a pack holds what the owner of a box has entered: that it does, as packs are handed on.
/// @param path of the file that is made, which may be none
void sayOwnerEntries(const Rally& rally, const Games& games, const QString& path);

/// Likewise of another file that carries a rally.
void sayCarriedEntries(const Rally& rally, const Games& games, const QString& path);

/// The option of commands that write packs: with what is entered of pieces.
[[nodiscard]] QCommandLineOption enteredOption();

/// What that option asks for, entered by the user or in the pack's own sets; that there is nothing
/// is said.
[[nodiscard]] RallyPack carryingEntered(RallyPack pack, const Games& games, const QString& path);

/// A pack where the name ends so, else a rally file, which cannot hold tile sets.
[[nodiscard]] Expected<void> saveRallyTo(const RallyPack& pack, const QString& path);

} // namespace stagewright
