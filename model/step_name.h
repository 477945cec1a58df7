#pragma once

#include <QString>

#include <functional>

namespace stagewright {

/// What the user calls a step of the undo history, in the imperative: "Turn 205a". It is said in
/// the language of the moment, as the step may outlive a change of it; so it looks at nothing that
/// may have changed or gone by then.
using StepName = std::function<QString()>;

} // namespace stagewright
