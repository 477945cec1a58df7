#include "editor/zones/chain_parts.h"

#include "editor/zones/chain_editor.h"
#include "editor/zones/commands/road_estimate_command.h"
#include "editor/zones/manual/chain_manual.h"
#include "editor/zones/road_remarks.h"
#include "editor/zones/sheets/chain_drawing.h"
#include "editor/zones/sheets/chain_pages.h"
#include "model/layouts/zones/chain/chain_layout.h"
#include "validators/zones/chain_checker.h"

namespace stagewright {

Games withChainParts(const Games& games) {
    const LayoutKind& kind = ChainLayout::kind();
    return withChainManual(games)
        .withFace(kind, chainStageRules())
        .withFace(kind, roadEstimating())
        .withFace(kind, chainDrawing())
        .withFace(kind, chainOutlines())
        .withFace(kind, chainPages())
        .withFace(kind, chainEditing())
        .withFace(kind, chainEstimatePanel())
        .withFace(kind, roadRemarks());
}

} // namespace stagewright
