#include "editor/window/board_actions.h"

#include "editor/window/workspace.h"

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
            {BoardCommand::Duplicate, actions.duplicate},
            {BoardCommand::Replace, actions.replace},
            {BoardCommand::Reverse, actions.reverse},
            {BoardCommand::ZoomIn, actions.zoomIn},
            {BoardCommand::ZoomOut, actions.zoomOut},
            {BoardCommand::Fit, actions.fit},
            {BoardCommand::Search, actions.search},
            {BoardCommand::Cancel, actions.cancel}};
}

void connectBoardActions(const Actions& actions, const std::function<Workspace&()>& current) {
    for (const auto& [command, action] : boardActions(actions))
        if (command != BoardCommand::Search && command != BoardCommand::Cancel)
            QObject::connect(action, &QAction::triggered, [current, command = command] {
                if (current().editor().has(command))
                    current().editor().run(command);
            });
}

void enableBoardActions(const Actions& actions, const StageEditor& editor) {
    for (const auto& [command, action] : boardActions(actions))
        if (command != BoardCommand::Cancel) // which leaves other things too
            action->setEnabled(editor.has(command));
}

} // namespace stagewright
