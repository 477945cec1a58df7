#pragma once

#include "editor/sheets/sheet_pages.h"
#include "editor/sheets/sheet_plan.h"
#include "editor/sheets/sheet_subject.h"

#include <functional>
#include <stop_token>

namespace stagewright {

/// Makes the pages of one of the parts Stage, Map, List, Laying and Notes, of the stage with that
/// index.
/// It may refer to the subject and the plan that it was made for; its pages may not.
using PagesOfStage = std::function<SheetPages(SheetPart part, qsizetype stage)>;

/// The pieces to pick as a plain list, which is all that the pages of a stage say too.
[[nodiscard]] PagesOfStage listsOfPieces(const SheetSubject& subject, const SheetPlan& plan);

/// What the stages of a kind of layout have on paper (Games::face).
struct StagePages {
    /// Called once for all stages of a document, which can share what is dear to make. The parts of
    /// a stage are asked for one after another, and then those of the next.
    PagesOfStage (*pages)(const SheetSubject& subject, const SheetPlan& plan) = listsOfPieces;
    /// What the pages of its stages of a rally say that takes long to find out. Null: nothing does.
    std::any (*workOut)(const Rally& rally, const Games& games,
                        const std::stop_token& stop) = nullptr;
};

/// Whether pages of this plan say what takes long to find out of stages of the rally.
[[nodiscard]] bool wantsWorkedOut(const Rally& rally, const Games& games, const SheetPlan& plan);
/// Of all its kinds of layouts.
[[nodiscard]] WorkedOut workOut(const Rally& rally, const Games& games,
                                const std::stop_token& stop = {});

} // namespace stagewright
