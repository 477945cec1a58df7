#pragma once

#include "model/rally/rally.h"
#include "model/rally/rally_rules.h"

#include <QList>
#include <QString>

namespace stagewright {

/// Something odd about a result, to be asked before it is taken. It may be taken all the same.
struct ResultWarning {
    enum class Kind : unsigned char {
        Impossible, ///< against the rules of the game
        Unlikely    ///< more likely a slip of the pen
    };
    enum class Field : unsigned char { Result, Damage, SpareWheel, Penalty, Sisu };

    Kind kind = Kind::Unlikely;
    Field field = Field::Result;
    QString text; ///< a sentence in the user's language

    friend bool operator==(const ResultWarning&, const ResultWarning&) = default;
};

/// What is odd about a result that is about to be entered for a stage and a driver of the rally, in
/// the order of the fields. Whatever is entered there already does not matter.
/// @param drive rules of the stage's game
[[nodiscard]] QList<ResultWarning> warningsAbout(const Rally& rally, ResultKey key,
                                                 const StageResult& result, const DriveRules& drive,
                                                 const RallyRules& rules);

} // namespace stagewright
