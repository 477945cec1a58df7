#pragma once

#include "editor/cli/overlay_option.h"
#include "editor/cli/stage_option.h"
#include "editor/cli/subcommand.h"
#include "model/game/stage.h"

#include <functional>

namespace stagewright {

// What the commands share that draw something.

/// Says what went wrong, if anything did.
[[nodiscard]] ExitStatus exitStatusOf(const Expected<void>& written);

using DrawStage = std::function<Expected<void>(const Stage&, const Games&)>;

/// Reads the one stage that is named, and has it drawn.
[[nodiscard]] ExitStatus drawStage(const QCommandLineParser& parser, const OverlayOption& option,
                                   const Games& games, const DrawStage& draw);

} // namespace stagewright
