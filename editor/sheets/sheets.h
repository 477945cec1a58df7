#pragma once

#include "editor/faces/face_style.h"
#include "editor/sheets/map_scale.h"
#include "editor/sheets/sheet_pages.h"
#include "model/catalogue/catalogue.h"
#include "model/fault.h"
#include "model/rally/rally.h"
#include "model/rally/rally_forecast.h"

#include <QStringList>

#include <optional>
#include <set>
#include <vector>

namespace stagewright {

/// Kinds of pages, in the order in which they follow each other: the rally, then stage by stage,
/// then what is filled in.
enum class SheetPart : unsigned char { Rally, Map, List, Laying, Notes, Times };

/// What to print, and on what.
struct SheetPlan {
    std::set<SheetPart> parts{SheetPart::Map, SheetPart::List};
    SheetFormat format;
    MapScale scale;
    FaceStyle style = colourStyle();
};

/// What the sheets are of: stages of a rally, or one alone.
struct SheetSubject {
    QString title; ///< of the rally, or of the stage alone
    Rally rally;
    std::vector<qsizetype> stages; ///< indices of those to print
    Catalogue catalogue;
    QStringList overlays; ///< names of the files that add to it or correct it; the sheets say them
    HouseRules house{};   ///< by which it is driven; the sheets say their names
    std::optional<RallyForecast> forecast{}; ///< for the pages of the rally, if it can be driven
};

/// A stage alone.
[[nodiscard]] SheetSubject sheetSubject(const Stage& stage, const Catalogue& catalogue,
                                        const QStringList& overlays);
/// All stages of a rally that have tiles.
[[nodiscard]] SheetSubject sheetSubject(const Rally& rally, const Catalogue& catalogue,
                                        const QStringList& overlays);

/// Whether pages of this plan speak of times, so that a forecast is worth its while.
[[nodiscard]] bool wantsForecast(const SheetPlan& plan);

/// All pages, counted but not drawn. A stage without tiles is a fault, and that there is nothing to
/// print.
[[nodiscard]] Expected<SheetDocument> layOutSheets(const SheetSubject& subject,
                                                   const SheetPlan& plan);

/// The pages with those numbers (page_numbers.h) as a PDF; nothing if `progress` stopped it. The
/// fault is that of the numbers or of the layout.
[[nodiscard]] Expected<std::optional<QByteArray>> sheetsPdf(const SheetSubject& subject,
                                                            const SheetPlan& plan,
                                                            const QString& numbers = {},
                                                            const PageProgress& progress = {});

/// Writes it to a file. The fault may be that of the path too; then no file is left.
/// @return whether it was written and not stopped by `progress`
[[nodiscard]] Expected<bool> writeSheets(const SheetSubject& subject, const SheetPlan& plan,
                                         const QString& path, const QString& numbers = {},
                                         const PageProgress& progress = {});

} // namespace stagewright
