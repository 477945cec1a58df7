#pragma once

#include "editor/sheets/sheet_pages.h"
#include "model/catalogue/catalogue.h"
#include "model/rally/rally_forecast.h"
#include "model/rally/rules_by_game.h"

#include <QStringList>

#include <memory>
#include <optional>

namespace stagewright {

struct SheetSubject;

/// A stage alone is a rally of one.
[[nodiscard]] inline bool isAlone(const Rally& rally) {
    return rally.stages().size() == 1;
}

/// What pages call a stage: "SS 1: Monte"; one alone by its title.
[[nodiscard]] QString sheetStageName(const Rally& rally, qsizetype stage);

/// A rally as its pages speak of it.
struct RallySheet {
    QString title;
    Rally rally;
    Catalogue catalogue;
    QStringList overlays;
    std::optional<RallyForecast> forecast; ///< nothing: it cannot be driven, or was not asked for
    RulesByGame rules;
};

using SharedRallySheet = std::shared_ptr<const RallySheet>;

[[nodiscard]] SharedRallySheet rallySheet(const SheetSubject& subject);

/// What an evening needs to know: sessions, stages, timetable, boxes, rules.
[[nodiscard]] SheetPages overviewPages(const SharedRallySheet& sheet, const SheetFormat& format);

/// What is filled in at the table: the rally sheet, solo sheets of the games that have them, a card
/// for each driver; and the standings, if there are results.
[[nodiscard]] SheetPages timePages(const SharedRallySheet& sheet, const SheetFormat& format);

// The kinds of time sheets.
[[nodiscard]] SheetPages rallyTimePages(const SharedRallySheet& sheet, const SheetFormat& format);
[[nodiscard]] SheetPages soloPages(const SharedRallySheet& sheet, const SheetFormat& format);
[[nodiscard]] SheetPages cardPages(const SharedRallySheet& sheet, const SheetFormat& format);
[[nodiscard]] SheetPages standingPages(const SharedRallySheet& sheet, const SheetFormat& format);

} // namespace stagewright
