#pragma once

#include "editor/sheets/page_flow.h"
#include "editor/sheets/sheet_subject.h"

#include <vector>

namespace stagewright {

/// Stages of this game in a rally: their indices.
[[nodiscard]] std::vector<qsizetype> stagesOfChains(const Rally& rally);

/// The course sheet of the stages of a rally: points of each and whether assistance follows; times,
/// hidden penalties and totals of each driver. What is known stands in it.
/// @param blank without results
void addCourseSheet(Flow& flow, const SheetSubject& subject, const std::vector<qsizetype>& stages,
                    bool blank);

} // namespace stagewright
