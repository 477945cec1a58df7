#pragma once

#include "editor/hextiles/sheets/stage_map.h"
#include "editor/sheets/map_scale.h"
#include "model/layouts/hextiles/tables/table_stages.h"

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
    /// How wide a tile of the table is, from edge to edge.
    [[nodiscard]] double tileMillimetres() const {
        return scale.tile.value_or(usualTileMillimetres());
    }
    /// Of which the sheet must outlive.
    [[nodiscard]] StageMap map() const { return {stage, catalogue, faces, route}; }
};

/// The pages of a stage share what they speak of.
using SharedStageSheet = std::shared_ptr<const StageSheet>;

} // namespace stagewright
