#pragma once

#include "model/game/edit.h"
#include "model/layouts/zones/chain/stage_section.h"

#include <QList>
#include <QStringList>

namespace stagewright {

/// A stage as a chain of roads over printed boards. How the boards lie follows from it
/// (chain_table.h) and is not part of it. In a stage file:
///   "sections": ["L0-L1", "C7*-C6*"], "assistance": true, "boards": ["base"]
struct ChainLayout {
    QList<StageSection> sections{}; ///< in driving order
    bool assistance = false;        ///< the stage is followed by assistance
    QStringList boxes{};            ///< ids of those from which boards are taken; empty: any

    /// Boards: zones that it drives on.
    [[nodiscard]] int pieceCount() const;
    [[nodiscard]] static const LayoutKind& kind();
    void write(ObjectWriter& members) const;
    [[nodiscard]] Expected<void> fitsAFile() const;

    friend bool operator==(const ChainLayout&, const ChainLayout&) = default;
};

/// The chain before and after: it is small.
struct ChainEdit {
    using Laid = ChainLayout;
    ChainLayout before;
    ChainLayout after;

    [[nodiscard]] bool isNothing() const { return before == after; }
    friend bool operator==(const ChainEdit&, const ChainEdit&) = default;
};

void apply(const ChainEdit& edit, ChainLayout& layout);
[[nodiscard]] ChainEdit inverse(const ChainEdit& edit);
[[nodiscard]] ChainEdit composed(const ChainEdit& first, const ChainEdit& second);

/// What is laid; as it is made where that is nothing.
[[nodiscard]] const ChainLayout& chainOf(const Stage& stage);

/// To a stage: this in place of what is laid.
[[nodiscard]] Edit layChain(const Stage& stage, ChainLayout layout);

// What a hand does to a chain, each as the chain that comes of it.

/// @param at 0 to the number of sections, before which it is put
[[nodiscard]] ChainLayout withSection(ChainLayout layout, qsizetype at,
                                      const StageSection& section);
/// @pre the chain has the section
[[nodiscard]] ChainLayout withoutSection(ChainLayout layout, qsizetype at);
[[nodiscard]] ChainLayout withOtherSection(ChainLayout layout, qsizetype at,
                                           const StageSection& section);
/// Driven from finish to start.
[[nodiscard]] ChainLayout fromFinishToStart(ChainLayout layout);
/// One section alone driven the other way.
[[nodiscard]] ChainLayout withSectionReversed(ChainLayout layout, qsizetype at);

} // namespace stagewright
