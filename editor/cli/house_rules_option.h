#pragma once

#include "model/fault.h"
#include "model/rally/house_rules.h"

#include <QCommandLineParser>

namespace stagewright {

class Rally;

/// The option that names rules files of the table's own.
void addRulesOption(QCommandLineParser& parser);

/// The files that it names.
[[nodiscard]] QStringList rulesFiles(const QCommandLineParser& parser);

/// Reads rules files.
/// @return the fault of a file that cannot be used, or of two for one game
[[nodiscard]] Expected<HouseRules> loadHouseRules(const QStringList& paths);

/// @return the fault of rules that are for none of the rally's stages, and would be left out unsaid
[[nodiscard]] Expected<void> checkHouseRules(const HouseRules& house, const Rally& rally);

} // namespace stagewright
