#pragma once

#include <QAction>
#include <QMainWindow>
#include <QUndoGroup>

namespace stagewright {

/// What the user can ask the window for, with names, icons and shortcuts. The window owns them.
struct Actions {
    QAction* newStage;
    QAction* open;
    QAction* openRecent; ///< with a menu
    QAction* save;
    QAction* saveAs;
    QAction* print;
    QAction* exportPdf;
    QAction* exportAs;
    QAction* copyPicture; ///< of the stage
    QAction* copyCode;    ///< of the stage
    QAction* closeTab;
    QAction* closeOthers;
    QAction* showFolder; ///< of the file
    QAction* copyPath;
    QAction* nextTab;
    QAction* previousTab;
    QAction* addTileFile;
    QAction* quit;

    QAction* undo;
    QAction* redo;
    QAction* turn;
    QAction* turnBack;
    QAction* flip;
    QAction* remove;
    QAction* takeBack;
    QAction* anotherWay;
    QAction* nextToken;
    QAction* copy;
    QAction* cut;
    QAction* paste;
    QAction* pasteHere;
    QAction* duplicate;
    QAction* replace; ///< what is selected, with the tile of the palette
    QAction* reverse;
    QAction* note; ///< on the selected tile
    QAction* selectAll;
    QAction* search;
    QAction* fitsHere; ///< in the palette
    QAction* leadHome; ///< the road to the finish, the lap back to its line
    QAction* holdings; ///< boxes and table
    QAction* settings;

    QAction* zoomIn;
    QAction* zoomOut;
    QAction* fullSize;
    QAction* zoomToSelection;
    QAction* fit;
    QAction* showFinding; ///< of the place that is worked on
    QAction* showHints;   ///< checkable
    QAction* resetPanels;

    QAction* commands;  ///< search
    QAction* shortcuts; ///< their page of the settings
    QAction* manual;
    QAction* welcome;
    QAction* printKeys;
    QAction* firstSteps;
    QAction* about;
    QAction* nextPanel; ///< in no menu, as the next two
    QAction* previousPanel;
    QAction* cancel; ///< Escape
};

[[nodiscard]] Actions makeActions(QMainWindow& window);

/// Keeps the two actions usable only when the active history has a step, and names it.
void followHistory(const Actions& actions, QUndoGroup& histories);

/// Fills the menu bar and the tool bar. @return the View menu, for the panels
/// @param shelf entries of the File menu beside those that open files
QMenu* fillMenus(QMainWindow& window, const Actions& actions, const QList<QAction*>& shelf);

} // namespace stagewright
