#pragma once

#include "model/game/stage.h"
#include "model/layouts/zones/chain/stage_section.h"

namespace stagewright {

// A text of roadbooks holds a stage or several, each a roadbook line in any form that is read
// (stage_section.h), over as many lines as it likes. A stage begins
//   at a title before its first point, "SS 1: L0-L1 / C7-C6", or in a line of its own above it;
//   behind an empty line;
//   in a line with several sections below another with several, where no mark joins them.

/// A stage of such a text.
struct RoadbookStage {
    QString title{}; ///< as it stands there, without a colon; may be empty
    QList<StageSection> sections;

    friend bool operator==(const RoadbookStage&, const RoadbookStage&) = default;
};

/// At least one. The fault's place is the column, of several stages with the number of the stage.
[[nodiscard]] Expected<QList<RoadbookStage>> readRoadbooks(QStringView text,
                                                           const ZoneBoards& boards);

/// A new stage of it.
[[nodiscard]] Stage stageOf(const RoadbookStage& roadbook);

/// Whether a text is one of roadbooks, be they right or not: one of its stages can be read.
[[nodiscard]] bool isOfRoadbooks(QStringView text, const ZoneBoards& boards);

} // namespace stagewright
