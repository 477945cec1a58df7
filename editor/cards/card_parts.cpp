#include "editor/cards/card_parts.h"

#include "editor/cards/card_editor.h"
#include "editor/cards/commands/card_estimate.h"
#include "editor/cards/sheets/card_pages.h"
#include "editor/cards/sheets/table_drawing.h"
#include "model/layouts/cards/table/card_table.h"
#include "validators/cards/card_checker.h"

namespace stagewright {

Games withCardParts(const Games& games) {
    const LayoutKind& kind = CardTable::kind();
    return games.withFace(kind, cardStageRules())
        .withFace(kind, cardEstimating())
        .withFace(kind, cardDrawing())
        .withFace(kind, cardOutlines())
        .withFace(kind, cardPages())
        .withFace(kind, cardEditing())
        .withFace(kind, cardEstimatePanel());
}

} // namespace stagewright
