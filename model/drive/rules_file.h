#pragma once

#include "model/drive/rules.h"
#include "model/fault.h"

#include <QByteArray>
#include <QString>

namespace stagewright {

/// Reads a rules file as resources/games/RULES_FORMAT.md describes it.
///
/// Refused, the field named: what is not JSON; a field unknown, missing, of the wrong type or out
/// of range; a die, gear or danger left out or given twice; no gear-1 die, no dashboard; odds that
/// are all nothing; a value without a source.
[[nodiscard]] Expected<DriveRules> readRules(const QByteArray& text);

/// The text of such a file. Files over a megabyte are refused.
[[nodiscard]] Expected<QByteArray> rulesText(const QString& path);

/// Reads rules from a file, which the fault names.
[[nodiscard]] Expected<DriveRules> loadRules(const QString& path);

/// The rules of a game that are compiled into the program; those of DIRT where no game is named.
/// The fault is that the game is not known, and says which there are.
[[nodiscard]] Expected<DriveRules> builtInRules(QStringView game);
/// The file itself, for a copy to be changed; of a game that has none that of DIRT.
[[nodiscard]] QByteArray builtInRulesText(QStringView game);

} // namespace stagewright
