#include "editor/estimate/rules_dialogs.h"

#include "editor/background/answering_folder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

namespace stagewright {

namespace {

struct RulesDialogText {
    Q_DECLARE_TR_FUNCTIONS(DialogText)
};

struct RulesCopyText {
    Q_DECLARE_TR_FUNCTIONS(RulesActions)
};

} // namespace

RulesDialogs RulesDialogs::onDesktop() {
    return {[](QWidget* window, const QString& folder) {
                return QFileDialog::getOpenFileName(
                    window, RulesDialogText::tr("Choose rules file"), answeringFolder(folder),
                    RulesDialogText::tr("Rules (*.json)") + QStringLiteral(";;") +
                        RulesDialogText::tr("All files (*)"));
            },
            [](QWidget* window, const QString& suggested) {
                return QFileDialog::getSaveFileName(
                    window, RulesDialogText::tr("Save a copy of the rules"),
                    answeringPath(suggested), RulesDialogText::tr("Rules (*.json)"));
            }};
}

QString suggestedRulesCopy(const QString& file) {
    const QString folder = file.isEmpty()
                               ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                               : QFileInfo(file).path();
    return QDir(folder).filePath(RulesCopyText::tr("my-rules.json"));
}

} // namespace stagewright
