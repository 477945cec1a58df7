#include "editor/window/action_names.h"

#include <utility>

namespace stagewright {

void nameActions(const Actions& a) {
    const std::pair<QAction*, const char*> names[]{
        {a.newStage, "new"},
        {a.open, "open"},
        {a.save, "save"},
        {a.saveAs, "save-as"},
        {a.print, "print"},
        {a.exportPdf, "export-pdf"},
        {a.exportAs, "export"},
        {a.copyPicture, "copy-picture"},
        {a.copyCode, "copy-code"},
        {a.closeTab, "close-tab"},
        {a.closeOthers, "close-other-tabs"},
        {a.showFolder, "show-in-folder"},
        {a.copyPath, "copy-path"},
        {a.nextTab, "next-tab"},
        {a.previousTab, "previous-tab"},
        {a.addTileFile, "add-tile-file"},
        {a.quit, "quit"},
        {a.undo, "undo"},
        {a.redo, "redo"},
        {a.turn, "turn"},
        {a.turnBack, "turn-back"},
        {a.flip, "flip"},
        {a.remove, "remove"},
        {a.takeBack, "take-back"},
        {a.anotherWay, "another-way"},
        {a.nextToken, "next-token"},
        {a.copy, "copy"},
        {a.cut, "cut"},
        {a.paste, "paste"},
        {a.pasteHere, "paste-here"},
        {a.duplicate, "duplicate"},
        {a.replace, "replace"},
        {a.reverse, "reverse"},
        {a.note, "note"},
        {a.selectAll, "select-all"},
        {a.search, "find-tile"},
        {a.fitsHere, "fits-here"},
        {a.leadHome, "lead-home"},
        {a.holdings, "boxes-and-table"},
        {a.settings, "settings"},
        {a.zoomIn, "zoom-in"},
        {a.zoomOut, "zoom-out"},
        {a.fullSize, "full-size"},
        {a.zoomToSelection, "zoom-to-selection"},
        {a.fit, "fit"},
        {a.showFinding, "show-finding"},
        {a.showHints, "show-hints"},
        {a.resetPanels, "reset-panels"},
        {a.nextPanel, "next-panel"},
        {a.previousPanel, "previous-panel"},
        {a.commands, "find-command"},
        {a.shortcuts, "shortcuts"},
        {a.manual, "manual"},
        {a.welcome, "welcome"},
        {a.printKeys, "print-keys"},
        {a.firstSteps, "first-steps"},
        {a.about, "about"},
    };
    for (const auto& [action, name] : names)
        action->setObjectName(QString::fromLatin1(name));
    // Their texts tell of the step, their names do not.
    for (QAction* action : {a.undo, a.redo})
        action->setIconText(action->iconText());
}

} // namespace stagewright
