#include "model/game/edit.h"

namespace stagewright {

bool Edit::isNothing() const {
    return layout.isNothing() && (!info || info->before == info->after);
}

Edit inverse(const Edit& edit) {
    Edit back{inverse(edit.layout)};
    if (edit.info)
        back.info = Edit::InfoChange{edit.info->after, edit.info->before};
    return back;
}

void apply(const Edit& edit, Stage& stage) {
    apply(edit.layout, stage.layout);
    if (edit.info)
        stage.info = edit.info->after;
}

Edit composed(const Edit& first, const Edit& second) {
    Edit both{composed(first.layout, second.layout), first.info};
    if (second.info)
        both.info = Edit::InfoChange{first.info ? first.info->before : second.info->before,
                                     second.info->after};
    return both;
}

Edit describe(const Stage& stage, const StageInfo& info) {
    return {{}, Edit::InfoChange{stage.info, info}};
}

} // namespace stagewright
