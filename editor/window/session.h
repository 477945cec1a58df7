#pragma once

class QSettings;

namespace stagewright {

class DocumentTabs;
class StageOpening;

/// What was open when the program ended the last time. Whatever else the settings hold is passed
/// over.
void reopenLast(StageOpening& opening, const QSettings& settings);

/// With what could not be opened yet.
void rememberOpen(const DocumentTabs& tabs, const StageOpening& opening, QSettings& settings);

} // namespace stagewright
