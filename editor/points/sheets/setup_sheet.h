#pragma once

#include "editor/sheets/page_flow.h"
#include "editor/sheets/sheet_plan.h"
#include "editor/sheets/sheet_subject.h"

namespace stagewright {

/// What a table needs to set a race up and to begin: a small map, the boards bottom to top, who
/// sits where with which titan, what lies ready, what the tracks do, what a knock-out is, and how
/// the rules are read that can be read in two ways.
void addSetUp(Flow& flow, const SheetSubject& subject, const SheetPlan& plan, qsizetype stage);

} // namespace stagewright
