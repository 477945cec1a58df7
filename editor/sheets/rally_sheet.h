#pragma once

#include "editor/sheets/sheet_subject.h"
#include "model/rally/rules_by_game.h"

#include <memory>

namespace stagewright {

/// A rally as its pages speak of it.
struct RallySheet {
    QString title;
    Rally rally;
    Games games;
    QStringList overlays;
    std::optional<RallyForecast> forecast; ///< nothing: it cannot be driven, or was not asked for
    RulesByGame rules;
};

using SharedRallySheet = std::shared_ptr<const RallySheet>;

[[nodiscard]] SharedRallySheet rallySheet(const SheetSubject& subject);

} // namespace stagewright
