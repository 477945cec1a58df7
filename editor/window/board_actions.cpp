#include "editor/window/board_actions.h"

#include "editor/canvas/board_view.h"
#include "editor/window/actions.h"
#include "editor/window/workspace.h"

#include <utility>

namespace stagewright {

void connectBoardActions(const Actions& actions, const std::function<Workspace&()>& current) {
    using Step = void (BoardView::*)();
    const std::pair<QAction*, Step> steps[]{
        {actions.turn, &BoardView::turnClockwise},
        {actions.turnBack, &BoardView::turnBack},
        {actions.remove, &BoardView::remove},
        {actions.takeBack, &BoardView::takeBack},
        {actions.anotherWay, &BoardView::layAnotherWay},
        {actions.selectAll, &BoardView::selectAll},
        {actions.nextToken, &BoardView::nextToken},
        {actions.copy, &BoardView::copy},
        {actions.cut, &BoardView::cut},
        {actions.paste, &BoardView::paste},
        {actions.duplicate, &BoardView::duplicate},
        {actions.reverse, &BoardView::reverse},
        {actions.zoomIn, &BoardView::zoomIn},
        {actions.zoomOut, &BoardView::zoomOut},
        {actions.fit, &BoardView::fit},
    };
    for (const auto& [action, step] : steps)
        QObject::connect(action, &QAction::triggered,
                         [current, act = step] { (current().board().*act)(); });
    QObject::connect(actions.flip, &QAction::triggered, [current] { current().flip(); });
    QObject::connect(actions.replace, &QAction::triggered,
                     [current] { current().replaceSelected(); });
}

} // namespace stagewright
