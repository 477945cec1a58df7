#include "editor/window/board_actions.h"

#include "editor/window/workspace.h"

#include <QCoreApplication>
#include <QMenu>

namespace stagewright {

std::map<BoardCommand, QAction*> boardActions(const Actions& actions) {
    return {{BoardCommand::Turn, actions.turn},
            {BoardCommand::TurnBack, actions.turnBack},
            {BoardCommand::Flip, actions.flip},
            {BoardCommand::Remove, actions.remove},
            {BoardCommand::TakeBack, actions.takeBack},
            {BoardCommand::AnotherWay, actions.anotherWay},
            {BoardCommand::NextToken, actions.nextToken},
            {BoardCommand::SelectAll, actions.selectAll},
            {BoardCommand::Copy, actions.copy},
            {BoardCommand::Cut, actions.cut},
            {BoardCommand::Paste, actions.paste},
            {BoardCommand::PasteHere, actions.pasteHere},
            {BoardCommand::Duplicate, actions.duplicate},
            {BoardCommand::Replace, actions.replace},
            {BoardCommand::Reverse, actions.reverse},
            {BoardCommand::Note, actions.note},
            {BoardCommand::ShowFinding, actions.showFinding},
            {BoardCommand::ZoomIn, actions.zoomIn},
            {BoardCommand::ZoomOut, actions.zoomOut},
            {BoardCommand::FullSize, actions.fullSize},
            {BoardCommand::ZoomToSelection, actions.zoomToSelection},
            {BoardCommand::Fit, actions.fit},
            {BoardCommand::Search, actions.search},
            {BoardCommand::FitsHere, actions.fitsHere},
            {BoardCommand::LeadHome, actions.leadHome},
            {BoardCommand::Cancel, actions.cancel}};
}

KeysOf keysOfBoard(const Actions& actions) {
    return [all = boardActions(actions)](BoardCommand command) {
        const QKeySequence key = all.at(command)->shortcut();
        return key.isEmpty() ? QStringLiteral("–") : key.toString(QKeySequence::NativeText);
    };
}

void connectBoardActions(const Actions& actions, const std::function<Workspace&()>& current) {
    for (const auto& [command, action] : boardActions(actions))
        if (command != BoardCommand::Search && command != BoardCommand::Paste &&
            command != BoardCommand::Cancel)
            QObject::connect(action, &QAction::triggered, [current, command = command] {
                if (current().editor().has(command))
                    current().editor().run(command);
            });
}

namespace {

void addReplacements(QMenu& menu, const QList<Replacement>& replacements) {
    QMenu* those = menu.addMenu(QCoreApplication::translate("BoardActions", "Replace &by"));
    those->setObjectName(QStringLiteral("replace-by"));
    for (const Replacement& each : replacements)
        QObject::connect(those->addAction(each.picture, each.name), &QAction::triggered,
                         [make = each.make] { make(); });
}

} // namespace

void popUp(const BoardMenu& offered, const Actions& actions, QPoint global, QWidget* board) {
    const auto known = boardActions(actions);
    auto* menu = new QMenu(board);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const auto& group : offered.groups) {
        if (!menu->isEmpty())
            menu->addSeparator();
        for (const BoardCommand command : group) {
            menu->addAction(known.at(command));
            if (command == BoardCommand::Replace && !offered.replacements.isEmpty())
                addReplacements(*menu, offered.replacements);
        }
    }
    menu->popup(global);
}

BoardActionNames::BoardActionNames(const Actions& actions) {
    for (const auto& [command, action] : boardActions(actions))
        actions_.emplace(command, NamedAction{action, action->text()});
}

void BoardActionNames::show(const StageEditor& editor) const {
    for (const auto& [command, named] : actions_) {
        // Which leaves other things too, and which takes stages whatever the board takes.
        if (command != BoardCommand::Cancel && command != BoardCommand::Paste)
            named.action->setEnabled(editor.has(command));
        const QString own = editor.nameOf(command);
        named.action->setText(own.isEmpty() ? named.usual : own);
    }
}

} // namespace stagewright
