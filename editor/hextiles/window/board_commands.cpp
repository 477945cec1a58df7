#include "editor/hextiles/window/board_commands.h"

#include "editor/hextiles/board/board_view.h"

#include <algorithm>
#include <array>

namespace stagewright {

namespace {

struct OwnCommand {
    BoardCommand command;
    void (BoardView::*run)();
};

constexpr std::array ownCommands{
    OwnCommand{BoardCommand::Turn, &BoardView::turnClockwise},
    OwnCommand{BoardCommand::TurnBack, &BoardView::turnBack},
    OwnCommand{BoardCommand::Remove, &BoardView::remove},
    OwnCommand{BoardCommand::TakeBack, &BoardView::takeBack},
    OwnCommand{BoardCommand::AnotherWay, &BoardView::layAnotherWay},
    OwnCommand{BoardCommand::NextToken, &BoardView::nextToken},
    OwnCommand{BoardCommand::SelectAll, &BoardView::selectAll},
    OwnCommand{BoardCommand::Copy, &BoardView::copy},
    OwnCommand{BoardCommand::Cut, &BoardView::cut},
    OwnCommand{BoardCommand::PasteHere, &BoardView::pasteHere},
    OwnCommand{BoardCommand::Duplicate, &BoardView::duplicate},
    OwnCommand{BoardCommand::Reverse, &BoardView::reverse},
    OwnCommand{BoardCommand::ZoomIn, &BoardView::zoomIn},
    OwnCommand{BoardCommand::ZoomOut, &BoardView::zoomOut},
    OwnCommand{BoardCommand::FullSize, &BoardView::fullSize},
    OwnCommand{BoardCommand::ZoomToSelection, &BoardView::zoomToSelection},
    OwnCommand{BoardCommand::Fit, &BoardView::fit},
};

} // namespace

bool runOnBoard(BoardCommand command, BoardView& board) {
    const auto own = std::find_if(ownCommands.begin(), ownCommands.end(),
                                  [&](const OwnCommand& each) { return each.command == command; });
    if (own == ownCommands.end())
        return false;
    (board.*own->run)();
    return true;
}

} // namespace stagewright
