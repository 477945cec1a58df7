#include "editor/window/session.h"

namespace stagewright {

namespace {

const auto lastFileKey = QStringLiteral("lastFile");
const auto openFilesKey = QStringLiteral("openFiles");

} // namespace

bool reopenLast(StageOpening& opening, const QSettings& settings) {
    QStringList files = settings.value(openFilesKey).toStringList();
    files.append(settings.value(lastFileKey).toString()); // if it has a tab, that is turned to
    return opening.reopen(files);
}

void rememberOpen(const DocumentTabs& tabs, QSettings& settings) {
    settings.setValue(lastFileKey, originOf(tabs.current().document()));
    settings.setValue(openFilesKey, tabs.paths());
}

} // namespace stagewright
