#pragma once

#include "editor/cli/subcommand.h"
#include "editor/hextiles/commands/search_options.h"
#include "model/design/generate.h"

#include <vector>

namespace stagewright {

/// As many rallies as are wanted, each from a seed of its own.
[[nodiscard]] std::vector<Answers> generateRallies(const RallyWishes& wishes,
                                                   const StageSource& source, const SearchRun& run);

/// Writes rallies as the options ask: a rally file or pack, or with --count a folder of files; with
/// --json as writeAnswers does, each answer being `{"stages": [stages]}`.
/// @return Negative: none was found whole
[[nodiscard]] ExitStatus writeRallies(const std::vector<Answers>& rallies,
                                      const RallyWishes& wishes, const SearchChoice& choice,
                                      const QString& what, const Games& games);

} // namespace stagewright
