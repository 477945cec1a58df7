#include "editor/hextiles/edits/reversal.h"

#include "model/layouts/hextiles/building/reversal.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct Reversal {
    Q_DECLARE_TR_FUNCTIONS(Reversal)
};

} // namespace

tl::expected<StageUndoStep, QString> reverseStage(const Stage& stage, const Catalogue& catalogue,
                                                  const Route& route) {
    auto edit = reversed(stage, catalogue, route);
    if (!edit)
        return tl::unexpected(edit.error());
    if (stage.info.kind == StageKind::Circuit)
        return StageUndoStep{*std::move(edit), [] { return Reversal::tr("Reverse the circuit"); }};
    return StageUndoStep{*std::move(edit), [] { return Reversal::tr("Reverse the stage"); }};
}

} // namespace stagewright
