#pragma once

#include "editor/window/document_tabs.h"
#include "editor/window/stage_opening.h"

#include <QSettings>

namespace stagewright {

/// What was open when the program ended the last time. Whatever else the settings hold is passed
/// over.
void reopenLast(StageOpening& opening, const QSettings& settings);

/// With what could not be opened yet.
void rememberOpen(const DocumentTabs& tabs, const StageOpening& opening, QSettings& settings);

} // namespace stagewright
