#include "editor/hextiles/window/board_menu.h"

#include "editor/hextiles/board/board_view.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

namespace stagewright {

namespace {

using MenuGroup = QList<BoardCommand>;

bool hasClip() {
    const QMimeData* clip = QGuiApplication::clipboard()->mimeData();
    return clip && clip->hasText();
}

BoardMenu menuOfHand() {
    return {
        {{BoardCommand::Turn, BoardCommand::TurnBack, BoardCommand::Flip}, {BoardCommand::Cancel}},
        {}};
}

BoardMenu menuOfToken() {
    return {{{BoardCommand::Turn, BoardCommand::TurnBack, BoardCommand::NextToken},
             {BoardCommand::Remove}},
            {}};
}

BoardMenu menuOfSelection(const BoardView& board) {
    const bool one = board.selection().tiles().size() == 1;
    MenuGroup turns{BoardCommand::Turn, BoardCommand::TurnBack, BoardCommand::Flip};
    if (one)
        turns.append(BoardCommand::AnotherWay);
    MenuGroup others{BoardCommand::Replace};
    if (one)
        others.append(BoardCommand::FitsHere);
    MenuGroup words;
    if (!board.findingsHere().isEmpty())
        words.append(BoardCommand::ShowFinding);
    if (one)
        words.append(BoardCommand::Note);
    QList<MenuGroup> menu{
        turns,
        others,
        {BoardCommand::Cut, BoardCommand::Copy, BoardCommand::Duplicate, BoardCommand::Remove}};
    if (!words.isEmpty())
        menu.append(words);
    menu.append(MenuGroup{BoardCommand::ZoomToSelection, BoardCommand::Fit});
    return {menu, {}};
}

BoardMenu menuOfEmptyHex(const BoardView& board) {
    QList<MenuGroup> menu;
    MenuGroup here;
    if (board.activeEnd() && board.activeEnd()->beyond() == board.cursor())
        here.append(BoardCommand::FitsHere);
    if (hasClip())
        here.append(BoardCommand::PasteHere);
    if (!board.findingsHere().isEmpty())
        here.append(BoardCommand::ShowFinding);
    if (!here.isEmpty())
        menu.append(here);
    if (!tilesOf(board.document().stage()).placements().isEmpty())
        menu.append(MenuGroup{BoardCommand::SelectAll, BoardCommand::Reverse});
    menu.append(MenuGroup{BoardCommand::Fit, BoardCommand::FullSize});
    return {menu, {}};
}

} // namespace

BoardMenu menuOf(const BoardView& board) {
    if (board.hasTilesInHand())
        return menuOfHand();
    if (board.chosenToken())
        return menuOfToken();
    return board.selection().isEmpty() ? menuOfEmptyHex(board) : menuOfSelection(board);
}

} // namespace stagewright
