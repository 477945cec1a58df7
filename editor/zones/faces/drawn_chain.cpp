#include "editor/zones/faces/drawn_chain.h"

#include "model/layouts/zones/chain/section_road.h"

#include <algorithm>

namespace stagewright {

namespace {

/// Without what a chain does on it.
DrawnBoard bareBoard(const BoardOnTable& laid, const ZoneBoards& boards) {
    DrawnBoard board{laid.lies, laid.zone, laid.side, {}, {}, {}};
    const Zone* zone = boards.zone(laid.zone);
    const ZoneSide* side = zone ? zone->side(laid.side) : nullptr;
    if (!side)
        return board;
    board.surface = side->surface;
    if (!side->firstEnd)
        return board;
    for (int i = 0; i < zoneEnds; ++i)
        board.ends.push_back(
            {endOfBoard(laid.lies, i, boards.endOrder()), *side->firstEnd + i, false});
    for (const ZoneRoad& road : roadsOf(*zone, *side)) {
        const auto from = endIndex(*side, road.points.first());
        const auto to = endIndex(*side, road.points.last());
        if (from && to)
            board.otherRoads.emplace_back(endOfBoard(laid.lies, *from, boards.endOrder()),
                                          endOfBoard(laid.lies, *to, boards.endOrder()));
    }
    return board;
}

RoadElements spacesOf(const StageSection& section, const ZoneBoards& boards) {
    const auto road = roadUnder(section, boards);
    return road ? road->spaces : RoadElements();
}

/// The road is the chain's, its ends are in use.
void take(DrawnBoard& board, const EndPlace& entry, const EndPlace& exit) {
    for (DrawnEnd& end : board.ends)
        end.isUsed = end.isUsed || end.place == entry || end.place == exit;
    std::erase_if(board.otherRoads, [&](const auto& road) {
        return road == std::pair(entry, exit) || road == std::pair(exit, entry);
    });
}

} // namespace

DrawnChain drawnChain(const ChainLayout& chain, const ZoneBoards& boards, int keptFrom) {
    DrawnChain drawn;
    drawn.table = layOut(chain.sections, boards);
    for (const BoardOnTable& laid : drawn.table.boards)
        drawn.boards.push_back(bareBoard(laid, boards));
    const auto sectors = tyreSectorsOf(static_cast<int>(chain.sections.size()), keptFrom);
    for (qsizetype i = 0; i < chain.sections.size(); ++i) {
        const StageSection& section = chain.sections[i];
        const auto entry = placeOf(drawn.table, entryOf(section), boards);
        const auto exit = placeOf(drawn.table, exitOf(section), boards);
        if (!entry || !exit)
            continue;
        const auto& laid = drawn.table.boards;
        const auto board = static_cast<std::size_t>(
            std::find_if(laid.begin(), laid.end(),
                         [&](const BoardOnTable& each) { return each.zone == section.zone; }) -
            laid.begin());
        take(drawn.boards[board], *entry, *exit);
        drawn.sections.push_back({i, board, *entry, *exit,
                                  static_cast<int>(section.points.size()) - 2,
                                  spacesOf(section, boards), sectors[static_cast<std::size_t>(i)]});
        const auto border = static_cast<std::size_t>(i);
        if (border < drawn.table.borderFits.size() && !drawn.table.borderFits[border])
            drawn.brokenBorders.push_back(*exit);
    }
    if (!chain.sections.isEmpty()) {
        drawn.start = placeOf(drawn.table, entryOf(chain.sections.first()), boards);
        drawn.finish = placeOf(drawn.table, exitOf(chain.sections.last()), boards);
    }
    return drawn;
}

std::optional<DrawnBoard> offeredBoard(const DrawnChain& chain, const TableEnd& entry,
                                       const ZoneBoards& boards) {
    const ZoneSide* side = sideWith(boards, entry.zone, entry.number, entry.snow);
    const auto index = side ? endIndex(*side, entry.number) : std::nullopt;
    if (!index)
        return std::nullopt;
    for (std::size_t i = 0; i < chain.boards.size(); ++i)
        if (chain.boards[i].zone == entry.zone) { // it lies already
            const EndPlace end = endOfBoard(chain.boards[i].lies, *index, boards.endOrder());
            return chain.finish && face(*chain.finish, end) ? std::optional(chain.boards[i])
                                                            : std::nullopt;
        }
    if (!chain.boards.empty() && !chain.finish)
        return std::nullopt;
    const LaidBoard lies =
        chain.boards.empty() ? LaidBoard() : boardFacing(*chain.finish, *index, boards.endOrder());
    return bareBoard({entry.zone, side->side, lies}, boards);
}

} // namespace stagewright
