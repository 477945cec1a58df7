#pragma once

#include "editor/cli/exit_status.h"
#include "editor/cli/overlay_option.h"
#include "editor/cli/stage_input.h"
#include "editor/cli/stage_option.h"

#include <functional>

namespace stagewright {

// What the commands share that draw something.

/// Draws the one stage of what was read.
using DrawStage = std::function<Expected<void>(const StageInput&, const Games&)>;

/// Reads the one stage that is named, and has it drawn.
[[nodiscard]] ExitStatus drawStage(const QCommandLineParser& parser, const OverlayOption& option,
                                   const Games& games, const DrawStage& draw);

} // namespace stagewright
