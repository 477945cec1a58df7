#pragma once

#include "editor/window/document_tabs.h"
#include "editor/window/stage_opening.h"

#include <QSettings>

namespace stagewright {

/// What was open when the program ended the last time. Files that are not there any more, and
/// whatever else the settings hold, are passed over.
/// @return whether any of it is open now
bool reopenLast(StageOpening& opening, const QSettings& settings);

void rememberOpen(const DocumentTabs& tabs, QSettings& settings);

} // namespace stagewright
