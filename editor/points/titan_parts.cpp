#include "editor/points/titan_parts.h"

#include "editor/points/commands/titan_estimate.h"
#include "editor/points/sheets/titan_drawing.h"
#include "editor/points/sheets/titan_pages.h"
#include "editor/points/titan_editor.h"
#include "model/layouts/points/track/titan_layout.h"
#include "validators/points/titan_checker.h"

namespace stagewright {

Games withTitanParts(const Games& games) {
    const LayoutKind& kind = TitanLayout::kind();
    return games.withFace(kind, titanStageRules())
        .withFace(kind, titanEstimating())
        .withFace(kind, titanDrawing())
        .withFace(kind, titanOutlines())
        .withFace(kind, titanPages())
        .withFace(kind, titanEditing())
        .withFace(kind, titanEstimatePanel());
}

} // namespace stagewright
