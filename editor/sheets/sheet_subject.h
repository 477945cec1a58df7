#pragma once

#include "editor/sheets/worked_out.h"
#include "model/game/games.h"
#include "model/rally/rally.h"
#include "model/rally/rally_forecast.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace stagewright {

/// What the sheets are of: stages of a rally, or one alone.
struct SheetSubject {
    QString title; ///< of the rally, or of the stage alone
    Rally rally;
    std::vector<qsizetype> stages; ///< indices of those to print
    Games games;
    QStringList overlays; ///< names of the files that add pieces or correct them; the sheets say
                          ///< them
    HouseRules house{};   ///< by which it is driven; the sheets say their names
    std::optional<RallyForecast> forecast{}; ///< for the pages of the rally, if it can be driven
    std::optional<WorkedOut> workedOut{};    ///< nothing: not yet
};

/// A stage alone.
[[nodiscard]] SheetSubject sheetSubject(const Stage& stage, const Games& games,
                                        const QStringList& overlays);
/// All stages of a rally for which something is laid.
[[nodiscard]] SheetSubject sheetSubject(const Rally& rally, const Games& games,
                                        const QStringList& overlays);

} // namespace stagewright
