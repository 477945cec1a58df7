#include "model/game/edit.h"

namespace stagewright {

namespace {

auto changeOf(const StageInfo& before, const StageInfo& after) {
    return std::make_shared<const Edit::InfoChange>(Edit::InfoChange{before, after});
}

} // namespace

bool operator==(const Edit& a, const Edit& b) {
    const bool sameInfo = a.info && b.info ? *a.info == *b.info : a.info == b.info;
    return sameInfo && a.layout == b.layout;
}

bool Edit::isNothing() const {
    return layout.isNothing() && (!info || info->before == info->after);
}

Edit inverse(const Edit& edit) {
    return {inverse(edit.layout),
            edit.info ? changeOf(edit.info->after, edit.info->before) : nullptr};
}

void apply(const Edit& edit, Stage& stage) {
    apply(edit.layout, stage.layout);
    if (edit.info)
        stage.info = edit.info->after;
}

Edit composed(const Edit& first, const Edit& second) {
    Edit both{composed(first.layout, second.layout), first.info};
    if (second.info)
        both.info =
            changeOf(first.info ? first.info->before : second.info->before, second.info->after);
    return both;
}

Edit describe(const Stage& stage, const StageInfo& info) {
    return {{}, changeOf(stage.info, info)};
}

} // namespace stagewright
