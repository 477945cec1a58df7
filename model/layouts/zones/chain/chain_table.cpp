#include "model/layouts/zones/chain/chain_table.h"

#include <algorithm>

namespace stagewright {

namespace {

/// Of the board's side on which the number is printed.
std::optional<int> indexOfEnd(const ZoneBoards& boards, const TableEnd& end) {
    const ZoneSide* side = sideWith(boards, end.zone, end.number, end.snow);
    return side ? endIndex(*side, end.number) : std::nullopt;
}

QString sideOf(const ZoneBoards& boards, const StageSection& section) {
    const ZoneSide* side = sideWith(boards, section.zone, section.entry(), section.snow);
    return side ? side->side : QString();
}

void moveToTheCorner(std::vector<BoardOnTable>& boards) {
    if (boards.empty())
        return;
    Place least = boards.front().lies.at;
    for (const BoardOnTable& board : boards)
        least = {std::min(least.x, board.lies.at.x), std::min(least.y, board.lies.at.y)};
    for (BoardOnTable& board : boards)
        board.lies.at = {board.lies.at.x - least.x, board.lies.at.y - least.y};
}

/// Clockwise by 90 degrees about (0, 0).
void turnAll(std::vector<BoardOnTable>& boards) {
    for (BoardOnTable& board : boards) {
        LaidBoard& lies = board.lies;
        lies.at = {-(lies.at.y + heightOf(lies)), lies.at.x};
        lies.turn = (lies.turn + 90) % 360;
    }
}

} // namespace

const BoardOnTable* ChainTable::board(QChar zone) const {
    const auto found = std::find_if(boards.begin(), boards.end(),
                                    [&](const BoardOnTable& each) { return each.zone == zone; });
    return found == boards.end() ? nullptr : &*found;
}

int ChainTable::width() const {
    int most = 0;
    for (const BoardOnTable& each : boards)
        most = std::max(most, each.lies.at.x + widthOf(each.lies));
    return most;
}

int ChainTable::height() const {
    int most = 0;
    for (const BoardOnTable& each : boards)
        most = std::max(most, each.lies.at.y + heightOf(each.lies));
    return most;
}

std::optional<EndPlace> placeOf(const ChainTable& table, const TableEnd& end,
                                const ZoneBoards& boards) {
    const BoardOnTable* board = table.board(end.zone);
    const auto index = indexOfEnd(boards, end);
    if (!board || !index)
        return std::nullopt;
    return endOfBoard(board->lies, *index, boards.endOrder());
}

ChainTable layOut(const QList<StageSection>& sections, const ZoneBoards& boards) {
    ChainTable table;
    if (sections.isEmpty())
        return table;
    const StageSection& first = sections.first();
    table.boards.push_back({first.zone, sideOf(boards, first), {}});
    for (qsizetype i = 0; i + 1 < sections.size(); ++i) {
        const TableEnd entry = entryOf(sections[i + 1]);
        const auto exitPlace = placeOf(table, exitOf(sections[i]), boards);
        const auto index = indexOfEnd(boards, entry);
        if (exitPlace && index && !table.board(entry.zone))
            table.boards.push_back({entry.zone, sideOf(boards, sections[i + 1]),
                                    boardFacing(*exitPlace, *index, boards.endOrder())});
        const auto entryPlace = placeOf(table, entry, boards);
        table.borderFits.push_back(exitPlace && entryPlace && face(*exitPlace, *entryPlace));
    }
    for (std::size_t a = 0; a < table.boards.size(); ++a)
        for (std::size_t b = a + 1; b < table.boards.size(); ++b)
            if (overlap(table.boards[a].lies, table.boards[b].lies))
                table.overlaps.emplace_back(a, b);
    moveToTheCorner(table.boards);
    if (table.height() > table.width()) {
        turnAll(table.boards);
        moveToTheCorner(table.boards);
    }
    return table;
}

std::optional<TableEnd> endAgainst(const ChainTable& table, const TableEnd& end,
                                   const ZoneBoards& boards) {
    const auto place = placeOf(table, end, boards);
    if (!place)
        return std::nullopt;
    for (const BoardOnTable& board : table.boards) {
        const Zone* zone = boards.zone(board.zone);
        const ZoneSide* side = zone ? zone->side(board.side) : nullptr;
        if (!side || !side->firstEnd || board.zone == end.zone)
            continue;
        for (int index = 0; index < zoneEnds; ++index)
            if (face(*place, endOfBoard(board.lies, index, boards.endOrder())))
                return TableEnd{board.zone, *side->firstEnd + index, side->isSnow()};
    }
    return std::nullopt;
}

} // namespace stagewright
