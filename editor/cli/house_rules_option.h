#pragma once

#include "model/fault.h"
#include "model/game/games.h"
#include "model/rally/house_rules.h"

#include <QCommandLineParser>

#include <map>

namespace stagewright {

class Rally;

/// The option that names rules files of the table's own.
void addRulesOption(QCommandLineParser& parser);

/// The files that it names.
[[nodiscard]] QStringList rulesFiles(const QCommandLineParser& parser);

/// Rules of the table's own, as they were given.
struct GivenRules {
    HouseRules house;                    ///< of games that go by DriveRules
    Games games;                         ///< with those of a form of their own (OwnRulesForm)
    std::map<QString, QString> ownForms; ///< files of these, by game
};

/// Reads rules files of all forms. @return the fault of a file that cannot be used, or of two for
/// one game
[[nodiscard]] Expected<GivenRules> loadGivenRules(const QStringList& paths, const Games& games);

/// @return the fault of rules that are for none of the rally's stages, and would be left out unsaid
[[nodiscard]] Expected<void> checkGivenRules(const GivenRules& given, const Rally& rally);

} // namespace stagewright
