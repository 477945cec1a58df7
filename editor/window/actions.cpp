#include "editor/window/actions.h"

#include "editor/icons/icons.h"
#include "editor/language/user_text.h"
#include "editor/settings/tool_tips.h"

#include <QCoreApplication>
#include <QMenuBar>
#include <QToolBar>

namespace stagewright {

namespace {

struct ActionText {
    Q_DECLARE_TR_FUNCTIONS(ActionText)
};

using Keys = QList<QKeySequence>;

class ActionMaker {
public:
    explicit ActionMaker(QMainWindow& window) : window_(window) {}

    QAction* make(const QString& text, const Keys& keys, const char* iconName = nullptr) {
        auto* action = new QAction(text, &window_);
        action->setShortcuts(keys);
        if (iconName)
            action->setIcon(icon(QString::fromLatin1(iconName)));
        window_.addAction(action);
        return action;
    }

private:
    QMainWindow& window_;
};

Keys standard(QKeySequence::StandardKey key, std::initializer_list<QKeySequence> more = {}) {
    Keys keys = QKeySequence::keyBindings(key);
    for (const QKeySequence& each : more)
        if (!keys.contains(each))
            keys.append(each);
    return keys;
}

void makeFileActions(Actions& actions, ActionMaker& maker) {
    actions.newStage =
        maker.make(ActionText::tr("&New stage…"), standard(QKeySequence::New), "new");
    actions.open = maker.make(ActionText::tr("&Open…"), standard(QKeySequence::Open), "open");
    actions.openRecent = maker.make(ActionText::tr("Open &recent"), {});
    actions.save = maker.make(ActionText::tr("&Save"), standard(QKeySequence::Save), "save");
    actions.saveAs = maker.make(ActionText::tr("Save &as…"),
                                standard(QKeySequence::SaveAs, {Qt::CTRL | Qt::SHIFT | Qt::Key_S}));
    actions.print = maker.make(ActionText::tr("&Print…"),
                               standard(QKeySequence::Print, {Qt::CTRL | Qt::Key_P}), "print");
    actions.exportPdf =
        maker.make(ActionText::tr("&Export PDF…"), {Qt::CTRL | Qt::Key_E}, "export-pdf");
    actions.exportAs = maker.make(ActionText::tr("E&xport…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_E});
    actions.copyPicture =
        maker.make(ActionText::tr("Copy as p&icture"), {Qt::CTRL | Qt::SHIFT | Qt::Key_C});
    actions.copyCode = maker.make(ActionText::tr("Cop&y as code"), {});
    actions.addTileFile = maker.make(ActionText::tr("Add tile &file…"), {});
    actions.closeTab = maker.make(ActionText::tr("&Close"), standard(QKeySequence::Close));
    actions.closeOthers = maker.make(ActionText::tr("Close o&thers"), {});
    actions.showFolder = maker.make(ActionText::tr("Show in fol&der"), {});
    actions.copyPath = maker.make(ActionText::tr("Copy pat&h"), {});
    actions.nextTab = maker.make(ActionText::tr("Ne&xt tab"),
                                 {Qt::CTRL | Qt::Key_Tab, Qt::CTRL | Qt::Key_PageDown});
    actions.previousTab =
        maker.make(ActionText::tr("Pre&vious tab"),
                   {Qt::CTRL | Qt::SHIFT | Qt::Key_Tab, Qt::CTRL | Qt::Key_PageUp});
    actions.quit =
        maker.make(ActionText::tr("&Quit"), standard(QKeySequence::Quit, {Qt::CTRL | Qt::Key_Q}));
}

void makeEditActions(Actions& actions, ActionMaker& maker) {
    actions.undo = maker.make(ActionText::tr("&Undo"), standard(QKeySequence::Undo), "undo");
    actions.redo = maker.make(
        ActionText::tr("&Redo"),
        standard(QKeySequence::Redo, {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y}),
        "redo");
    actions.turn = maker.make(ActionText::tr("Turn c&lockwise"), {Qt::Key_R}, "turn-right");
    actions.turnBack =
        maker.make(ActionText::tr("Turn c&ounter-clockwise"), {Qt::SHIFT | Qt::Key_R}, "turn-left");
    actions.flip = maker.make(ActionText::tr("&Flip"), {Qt::Key_F}, "flip");
    actions.remove = maker.make(ActionText::tr("&Delete"), {Qt::Key_Delete}, "delete");
    actions.takeBack = maker.make(ActionText::tr("Take &back"), {Qt::Key_Backspace});
    actions.anotherWay = maker.make(ActionText::tr("Lay another &way"), {Qt::Key_N});
    actions.nextToken = maker.make(ActionText::tr("Next to&ken"), {Qt::Key_J});
    actions.cut = maker.make(ActionText::tr("Cu&t"), standard(QKeySequence::Cut), "cut");
    actions.copy = maker.make(ActionText::tr("&Copy"), standard(QKeySequence::Copy), "copy");
    actions.paste = maker.make(ActionText::tr("&Paste"), standard(QKeySequence::Paste), "paste");
    actions.pasteHere =
        maker.make(ActionText::tr("Paste here"), {Qt::CTRL | Qt::SHIFT | Qt::Key_V});
    actions.duplicate = maker.make(ActionText::tr("Dupl&icate"), {Qt::CTRL | Qt::Key_D});
    actions.replace =
        maker.make(ActionText::tr("Replace with the palette's til&e"), {Qt::CTRL | Qt::Key_R});
    actions.reverse = maker.make(ActionText::tr("Re&verse the stage"), {});
    actions.note = maker.make(ActionText::tr("Note on this tile"), {Qt::CTRL | Qt::Key_M});
    actions.selectAll =
        maker.make(ActionText::tr("Select &all"), standard(QKeySequence::SelectAll));
    actions.search =
        maker.make(ActionText::tr("Fi&nd a tile"), standard(QKeySequence::Find), "search");
    actions.fitsHere =
        maker.make(ActionText::tr("What fits here"), {Qt::CTRL | Qt::SHIFT | Qt::Key_F});
    actions.leadHome =
        maker.make(ActionText::tr("Lead to the finish"), {Qt::CTRL | Qt::SHIFT | Qt::Key_L});
    actions.holdings = maker.make(ActionText::tr("Boxe&s and table…"), {Qt::CTRL | Qt::Key_B});
    actions.settings = maker.make(ActionText::tr("Settin&gs…"),
                                  standard(QKeySequence::Preferences, {Qt::CTRL | Qt::Key_Comma}));
    actions.nextPanel = maker.make(ActionText::tr("Next panel"), {Qt::Key_F6});
    actions.previousPanel = maker.make(ActionText::tr("Previous panel"), {Qt::SHIFT | Qt::Key_F6});
    actions.cancel = maker.make(ActionText::tr("Cancel"), {Qt::Key_Escape});
}

void makeViewActions(Actions& actions, ActionMaker& maker) {
    actions.zoomIn =
        maker.make(ActionText::tr("Zoom &in"),
                   standard(QKeySequence::ZoomIn, {Qt::CTRL | Qt::Key_Equal}), "zoom-in");
    actions.zoomOut =
        maker.make(ActionText::tr("&Zoom out"), standard(QKeySequence::ZoomOut), "zoom-out");
    actions.fullSize = maker.make(ActionText::tr("Full size (&100 %)"), {Qt::CTRL | Qt::Key_1});
    actions.zoomToSelection =
        maker.make(ActionText::tr("Zoom to the selection"), {Qt::CTRL | Qt::Key_2});
    actions.fit = maker.make(ActionText::tr("&Fit the stage"), {Qt::CTRL | Qt::Key_0}, "fit");
    actions.showFinding = maker.make(ActionText::tr("What is wrong here"), {Qt::Key_F8});
    actions.showHints = maker.make(ActionText::tr("Show hint&s"), {Qt::CTRL | Qt::Key_H});
    actions.showHints->setCheckable(true);
    actions.resetPanels = maker.make(ActionText::tr("&Reset panels"), {});
    actions.commands =
        maker.make(ActionText::tr("&Find a command…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_P});
    actions.shortcuts = maker.make(ActionText::tr("&Keyboard shortcuts…"), {});
    actions.manual =
        maker.make(ActionText::tr("&Manual"), standard(QKeySequence::HelpContents, {Qt::Key_F1}));
    actions.welcome = maker.make(ActionText::tr("&Welcome page"), {});
    actions.printKeys = maker.make(ActionText::tr("&Print the keys…"), {});
    actions.firstSteps = maker.make(ActionText::tr("First s&teps"), {});
    actions.about = maker.make(ActionText::tr("&About Stagewright"), {});
}

void nameStep(QAction* action, const QString& plain, const QString& step) {
    const QString text =
        step.isEmpty() ? plain : ActionText::tr("%1: %2").arg(plain, withoutKey(step));
    action->setText(text);
}

} // namespace

Actions makeActions(QMainWindow& window) {
    Actions actions{};
    ActionMaker maker(window);
    makeFileActions(actions, maker);
    makeEditActions(actions, maker);
    makeViewActions(actions, maker);
    return actions;
}

void followHistory(const Actions& actions, QUndoGroup& history) {
    actions.undo->setEnabled(history.canUndo());
    actions.redo->setEnabled(history.canRedo());
    QObject::connect(&history, &QUndoGroup::canUndoChanged, actions.undo, &QAction::setEnabled);
    QObject::connect(&history, &QUndoGroup::canRedoChanged, actions.redo, &QAction::setEnabled);
    QObject::connect(&history, &QUndoGroup::undoTextChanged, actions.undo,
                     [undo = actions.undo](const QString& step) {
                         nameStep(undo, ActionText::tr("&Undo"), step);
                     });
    QObject::connect(&history, &QUndoGroup::redoTextChanged, actions.redo,
                     [redo = actions.redo](const QString& step) {
                         nameStep(redo, ActionText::tr("&Redo"), step);
                     });
    QObject::connect(actions.undo, &QAction::triggered, &history, &QUndoGroup::undo);
    QObject::connect(actions.redo, &QAction::triggered, &history, &QUndoGroup::redo);
}

QMenu* fillMenus(QMainWindow& window, const Actions& a, const QList<QAction*>& shelf) {
    const auto fill = [](QWidget* bar, std::initializer_list<QAction*> actions) {
        for (QAction* action : actions) {
            if (action) {
                bar->addAction(action);
                continue;
            }
            auto* separator = new QAction(bar);
            separator->setSeparator(true);
            bar->addAction(separator);
        }
    };
    QMenu* file = window.menuBar()->addMenu(ActionText::tr("&File"));
    fill(file, {a.newStage, a.open,     a.openRecent,  nullptr,    a.save,  a.saveAs,
                nullptr,    a.print,    a.exportPdf,   a.exportAs, nullptr, a.copyPicture,
                a.copyCode, nullptr,    a.showFolder,  a.copyPath, nullptr, a.addTileFile,
                nullptr,    a.closeTab, a.closeOthers, a.quit});
    file->insertActions(file->actions().at(3), shelf); // behind the recent files
    fill(window.menuBar()->addMenu(ActionText::tr("&Edit")),
         {a.undo,      a.redo,     nullptr,    a.cut,      a.copy,      a.paste,      a.pasteHere,
          a.duplicate, nullptr,    a.turn,     a.turnBack, a.flip,      a.anotherWay, a.replace,
          a.takeBack,  a.remove,   a.note,     nullptr,    a.selectAll, a.nextToken,  a.reverse,
          a.search,    a.fitsHere, a.leadHome, nullptr,    a.holdings,  a.settings});
    QMenu* view = window.menuBar()->addMenu(ActionText::tr("&View"));
    fill(view, {a.zoomIn, a.zoomOut, a.fullSize, a.zoomToSelection, a.fit, nullptr, a.showFinding,
                nullptr, a.nextTab, a.previousTab, nullptr, a.showHints, nullptr});
    fill(window.menuBar()->addMenu(ActionText::tr("&Help")),
         {a.manual, a.firstSteps, nullptr, a.welcome, a.commands, a.shortcuts, a.printKeys, nullptr,
          a.about});

    auto* bar = new QToolBar(ActionText::tr("Tool bar"), &window);
    bar->setObjectName(QStringLiteral("toolBar"));
    bar->setMovable(false);
    bar->setIconSize(toolBarIconSize);
    window.addToolBar(bar);
    fill(bar,
         {a.newStage, a.open, a.save, nullptr, a.undo, a.redo, nullptr, a.turnBack, a.turn, a.flip,
          a.remove, nullptr, a.zoomOut, a.zoomIn, a.fit, nullptr, a.print, a.exportPdf});
    tellKeysInTips(*bar);
    return view;
}

} // namespace stagewright
