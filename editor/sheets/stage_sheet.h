#pragma once

#include "editor/sheets/sheet_pages.h"
#include "editor/sheets/stage_map.h"

#include <QStringList>

namespace stagewright {

/// A stage as its pages speak of it. It refers to its stage, catalogue and style.
struct StageSheet {
    StageMap map; ///< with stage, catalogue, style and route
    QString title;
    QString author;
    QStringList overlays; ///< names of the files that add to the catalogue or correct it
    QString mark;         ///< what the foot says of the stage; empty: the sheet has its title

    [[nodiscard]] const Stage& stage() const { return map.stage; }
    [[nodiscard]] const Catalogue& catalogue() const { return map.catalogue; }
    [[nodiscard]] const FaceStyle& style() const { return map.style; }
};

/// Its title, or that it has none.
[[nodiscard]] QString sheetTitle(const Stage& stage);

// The pages of a stage, in the kinds that there are. The sheet must outlive them.

/// The map as large as the page allows, upright or across, under a heading.
[[nodiscard]] SheetPages mapPages(const StageSheet& sheet, const SheetFormat& format);
/// The tiles to pick from the boxes, with a box to tick each.
[[nodiscard]] SheetPages listPages(const StageSheet& sheet, const SheetFormat& format);
/// How to lay the stage, step by step (model/stage/laying_steps.h).
[[nodiscard]] SheetPages layingPages(const StageSheet& sheet, const SheetFormat& format);
/// The roadbook: what a co-driver reads for each tile of the route.
[[nodiscard]] SheetPages notePages(const StageSheet& sheet, const SheetFormat& format);

/// Draws the heading of a page that is not the first of its stage.
/// @return what it leaves of the area
QRectF paintPartHeading(QPainter& painter, const QRectF& area, const QString& heading);
/// The same without drawing.
[[nodiscard]] QRectF withoutPartHeading(const QRectF& area);

} // namespace stagewright
