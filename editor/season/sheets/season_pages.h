#pragma once

#include "editor/sheets/sheet_pages.h"
#include "model/season/season_standings.h"

namespace stagewright {

/// What of a season is put on paper.
struct SeasonPaper {
    RallySeason season;
    QList<SeasonQuestion> questions; ///< standings, one after the other
    SheetFormat format;
};

/// Of each question the standings and their chart, then the rounds with date and winner. Across
/// where the rounds are too many to stand upright.
[[nodiscard]] SheetDocument seasonDocument(const SeasonPaper& paper);

/// The standings that a season has: drivers, teams where there are any, each class.
[[nodiscard]] QList<SeasonQuestion> questionsOf(const RallySeason& season,
                                                std::optional<qsizetype> rounds = {});

} // namespace stagewright
