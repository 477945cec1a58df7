#include "editor/window/session.h"

#include "editor/document/document.h"
#include "editor/window/document_tabs.h"
#include "editor/window/stage_opening.h"

#include <QDir>
#include <QSettings>

namespace stagewright {

namespace {

const auto lastFileKey = QStringLiteral("lastFile");
const auto openFilesKey = QStringLiteral("openFiles");

} // namespace

void reopenLast(StageOpening& opening, const QSettings& settings) {
    const QString front = settings.value(lastFileKey).toString();
    QStringList files = settings.value(openFilesKey).toStringList();
    if (!files.contains(front))
        files.append(front);
    files.removeIf([](const QString& entry) {
        return !QDir::isAbsolutePath(entry) || entry.contains(QChar::Null);
    });
    opening.reopen(files, front);
}

void rememberOpen(const DocumentTabs& tabs, const StageOpening& opening, QSettings& settings) {
    settings.setValue(lastFileKey, originOf(tabs.current().document()));
    settings.setValue(openFilesKey, opening.withUnopened(tabs.paths()));
}

} // namespace stagewright
