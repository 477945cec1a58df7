#pragma once

#include "editor/sheets/map_scale.h"
#include "editor/sheets/sheet_pages.h"
#include "editor/sheets/stage_map.h"
#include "model/rally/table_stages.h"

#include <QStringList>

#include <memory>

namespace stagewright {

/// A stage as its pages speak of it.
struct StageSheet {
    Stage stage;
    Catalogue catalogue;
    std::shared_ptr<FaceStencils> faces;      ///< of the map
    std::shared_ptr<FaceStencils> smallFaces; ///< of small pictures
    Route route;
    MapScale scale;
    QString name; ///< "SS 1: Monte"; of one alone its title
    QString author;
    QStringList overlays; ///< names of the files that add to the catalogue or correct it
    QString mark;         ///< what the foot says of the stage; empty: the sheet has its title
    TableStage table;     ///< as it is laid after the stage before

    [[nodiscard]] const FaceStyle& style() const { return faces->style(); }
    /// Of which the sheet must outlive.
    [[nodiscard]] StageMap map() const { return {stage, catalogue, faces, route}; }
};

/// The pages of a stage share what they speak of.
using SharedStageSheet = std::shared_ptr<const StageSheet>;

/// Its title, or that it has none.
[[nodiscard]] QString sheetTitle(const Stage& stage);

// The pages of a stage, in the kinds that there are.

/// The map as large as the page allows, upright or across, under a heading; or at its scale, on
/// several pages if need be.
[[nodiscard]] SheetPages mapPages(const SharedStageSheet& sheet, const SheetFormat& format);
/// The tiles to pick from the boxes, those that lie on the table, and those that go back.
[[nodiscard]] SheetPages listPages(const SharedStageSheet& sheet, const SheetFormat& format);
/// How to lay the stage, step by step (model/stage/laying_steps.h).
[[nodiscard]] SheetPages layingPages(const SharedStageSheet& sheet, const SheetFormat& format);
/// The roadbook: what a co-driver reads for each tile of the route.
[[nodiscard]] SheetPages notePages(const SharedStageSheet& sheet, const SheetFormat& format);

/// An even share for each of the fewest pages that hold `count` things, so that the last page is
/// not left with one alone.
[[nodiscard]] constexpr std::size_t evenShare(std::size_t count, std::size_t mostOnPage) {
    const std::size_t pages = (count + mostOnPage - 1) / mostOnPage;
    return pages == 0 ? mostOnPage : (count + pages - 1) / pages;
}

} // namespace stagewright
