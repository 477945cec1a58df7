#include "editor/zones/sheets/board_list.h"

#include "editor/sheets/row_boxes.h"
#include "editor/zones/words/board_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct BoardList {
    Q_DECLARE_TR_FUNCTIONS(BoardList)
};

/// The long side of the first three ends, which is up on the unturned board.
QString edgeInWords(int turn, int first) {
    switch (turn) {
    case 90:
        return BoardList::tr("ends %1 to %2 on the right").arg(first).arg(first + 2);
    case 180:
        return BoardList::tr("ends %1 to %2 at the bottom").arg(first).arg(first + 2);
    case 270:
        return BoardList::tr("ends %1 to %2 on the left").arg(first).arg(first + 2);
    default:
        return BoardList::tr("ends %1 to %2 at the top").arg(first).arg(first + 2);
    }
}

QString borderTo(QChar zone, const QList<StageSection>& sections) {
    const auto reached =
        std::find_if(sections.begin(), sections.end(),
                     [&](const StageSection& section) { return section.zone == zone; });
    if (reached == sections.begin() || reached == sections.end())
        return {};
    const StageSection& before = *(reached - 1);
    return BoardList::tr("%1 against %2", "ends of boards")
        .arg(nameOfEnd(zone, reached->entry(), reached->snow),
             nameOfEnd(before.zone, before.exit(), before.snow));
}

QString boxTitle(const Zone* zone, const ZoneBoards& boards) {
    for (const ZoneBox& box : boards.boxes)
        if (zone && box.id == zone->box)
            return box.title;
    return {};
}

} // namespace

QStringList BoardToTake::words() const {
    QStringList words{side, surface, turned};
    if (!joins.isEmpty())
        words << joins;
    if (!box.isEmpty())
        words << box;
    return words;
}

std::vector<BoardToTake> boardsToTake(const ChainLayout& chain, const ZoneBoards& boards) {
    std::vector<BoardToTake> list;
    for (const BoardOnTable& laid : layOut(chain.sections, boards).boards) {
        const Zone* zone = boards.zone(laid.zone);
        const ZoneSide* side = zone ? zone->side(laid.side) : nullptr;
        list.push_back({side ? laid.side : QString(laid.zone),
                        surfaceInWords(side ? side->surface : std::nullopt),
                        edgeInWords(laid.lies.turn, side ? side->firstEnd.value_or(0) : 0),
                        borderTo(laid.zone, chain.sections), boxTitle(zone, boards)});
    }
    return list;
}

void addBoardList(Flow& flow, const ChainLayout& chain, const ZoneBoards& boards) {
    flow.heading(BoardList::tr("Boards to take"));
    for (const BoardToTake& board : boardsToTake(chain, boards))
        addTickLine(flow, board.words().join(QStringLiteral(" · ")));
}

} // namespace stagewright
