#include "editor/window/stage_adding.h"

#include "editor/document/added_stages.h"
#include "editor/document/document_file.h"
#include "editor/window/document_tabs.h"

#include <QFileInfo>

#include <utility>

namespace stagewright {

StageAdding::StageAdding(Current current, Dialogs dialogs, QWidget* window)
    : QObject(window)
    , current_(std::move(current))
    , dialogs_(std::move(dialogs))
    , window_(window) {}

void StageAdding::ask() {
    const QFileInfo now(originOf(current_().document()));
    add(dialogs_.pathsToAdd(window_, now.path()));
}

void StageAdding::add(const QStringList& paths) {
    Document& document = current_().document();
    QList<RallyStage> stages;
    QStringList remarks;
    for (const QString& path : paths) {
        const auto opened = openFile(path, document.catalogue());
        if (!opened) {
            remarks.append(sentence(opened.error()));
            continue;
        }
        stages += opened->pack.rally.stages();
        for (const Fault& fault : opened->remarks)
            remarks.append(sentence(fault));
        if (!opened->pack.tileSets.empty())
            remarks.append(tr("\"%1\" brings tiles of its own, which were not taken over.")
                               .arg(QFileInfo(path).fileName()));
    }
    const Rally& rally = document.rally();
    if (rally.stages().size() + stages.size() > mostStages) {
        stages.clear();
        remarks.append(tr("A rally has at most %n stages.", nullptr, mostStages));
    }
    document.make(addStagesTo(rally, stages, rally.indexOf(document.current()) + 1));
    if (!remarks.isEmpty())
        dialogs_.complain(window_, remarks.join(u'\n'));
}

} // namespace stagewright
