#pragma once

#include "model/game/games.h"

#include <QByteArray>
#include <QString>

namespace stagewright {

/// How a kind of layout reads rules files of a table's own that have a form of their own
/// (Games::face); those of all other games are DriveRules (model/drive/rules_file.h).
struct OwnRulesForm {
    QString game = {}; ///< that such files name; empty: the kind has none
    /// The games with these rules in place of theirs.
    /// @param name of the file, without its folder: what goes by the rules says it
    Expected<Games> (*with)(const Games& games, const QByteArray& text, const QString& name) =
        [](const Games& games, const QByteArray&, const QString&) -> Expected<Games> {
        return games;
    };
};

/// That of the game which the text names. Null: its rules are DriveRules, or it is no rules file.
[[nodiscard]] const OwnRulesForm* ownRulesFormOf(const QByteArray& text, const Games& games);

} // namespace stagewright
