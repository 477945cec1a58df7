#pragma once

#include "tests/validators/hextiles/said.h"

namespace stagewright {

/// What a fix did.
struct Mending {
    std::string name; ///< of the fix; empty where none is offered
    Stage stage;      ///< after it
};

/// Makes the fix for the first finding of a rule. Expects that the finding is gone, that no error
/// is new, and that the inverse gives back the very stage.
Mending mend(QLatin1StringView rule, const Stage& stage, const Stock& stock = everything());

} // namespace stagewright
