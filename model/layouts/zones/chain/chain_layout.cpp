#include "model/layouts/zones/chain/chain_layout.h"

#include <utility>

namespace stagewright {

int ChainLayout::pieceCount() const {
    QString zones;
    for (const StageSection& section : sections)
        if (!zones.contains(section.zone))
            zones += section.zone;
    return static_cast<int>(zones.size());
}

void apply(const ChainEdit& edit, ChainLayout& layout) {
    layout = edit.after;
}

ChainEdit inverse(const ChainEdit& edit) {
    return {edit.after, edit.before};
}

ChainEdit composed(const ChainEdit& first, const ChainEdit& second) {
    return {first.before, second.after};
}

const ChainLayout& chainOf(const Stage& stage) {
    static const ChainLayout nothing;
    const auto* layout = stage.layout.as<ChainLayout>();
    return layout ? *layout : nothing;
}

Edit layChain(const Stage& stage, ChainLayout layout) {
    return {LayoutEdit(ChainEdit{chainOf(stage), std::move(layout)})};
}

ChainLayout withSection(ChainLayout layout, qsizetype at, const StageSection& section) {
    layout.sections.insert(at, section);
    return layout;
}

ChainLayout withoutSection(ChainLayout layout, qsizetype at) {
    layout.sections.removeAt(at);
    return layout;
}

ChainLayout withOtherSection(ChainLayout layout, qsizetype at, const StageSection& section) {
    layout.sections[at] = section;
    return layout;
}

ChainLayout fromFinishToStart(ChainLayout layout) {
    layout.sections = reversed(layout.sections);
    return layout;
}

ChainLayout withSectionReversed(ChainLayout layout, qsizetype at) {
    layout.sections[at] = reversed(layout.sections[at]);
    return layout;
}

} // namespace stagewright
