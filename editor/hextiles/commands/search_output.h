#pragma once

#include "editor/cli/subcommand.h"
#include "editor/hextiles/commands/search_options.h"

namespace stagewright {

/// Writes the answers of a search as the options ask, and says what was found or why nothing was.
/// A file of one, or the first, or a folder of several; with --json all of them on standard output:
/// `{"answers": [stages], "count", "complete", "proved", "reason", "seconds"}`.
/// @param what they are answers to, as the user named it; stands before the reason
/// @param games with their pieces
/// @return Negative: there is no answer
[[nodiscard]] ExitStatus writeAnswers(const Answers& answers, const SearchChoice& choice,
                                      const QString& what, const Games& games);

} // namespace stagewright
