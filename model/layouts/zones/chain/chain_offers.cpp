#include "model/layouts/zones/chain/chain_offers.h"

#include <algorithm>

namespace stagewright {

namespace {

ChainOffer offerOf(const Zone& zone, const ZoneSide& side, int number) {
    ChainOffer offer{{zone.letter, number, side.isSnow()}, std::nullopt};
    if (const auto road = roadFrom(zone, side, number)) {
        offer.section = StageSection{zone.letter, road->points, side.isSnow()};
        offer.isEntered = road->isEntered();
    }
    return offer;
}

int rankOf(const ChainOffer& offer) {
    return offer.isEntered ? 0 : offer.section ? 1 : 2;
}

/// Whether a board could lie with that end against the chain's open one.
bool fitsBehind(const ChainTable& table, const EndPlace& open, int index, EndOrder order) {
    const LaidBoard lies = boardFacing(open, index, order);
    return std::none_of(table.boards.begin(), table.boards.end(),
                        [&](const BoardOnTable& board) { return overlap(board.lies, lies); });
}

/// The one end that lies against the open one.
std::vector<ChainOffer> offerAgainst(const TableEnd& end, const ZoneBoards& boards) {
    const Zone* zone = boards.zone(end.zone);
    const ZoneSide* side = zone ? sideWith(*zone, end.number, end.snow) : nullptr;
    return side ? std::vector{offerOf(*zone, *side, end.number)} : std::vector<ChainOffer>();
}

} // namespace

std::vector<ChainOffer> offersBehind(const ChainLayout& chain, const ZoneBoards& boards) {
    const ChainTable table = layOut(chain.sections, boards);
    std::optional<EndPlace> open;
    if (!chain.sections.isEmpty()) {
        const StageSection& last = chain.sections.last();
        const TableEnd exit{last.zone, last.exit(), last.snow};
        open = placeOf(table, exit, boards);
        if (!open)
            return {};
        if (const auto against = endAgainst(table, exit, boards))
            return offerAgainst(*against, boards);
    }
    std::vector<ChainOffer> offers;
    for (const Zone& zone : boards.zones) {
        const bool isChosen = chain.boxes.isEmpty() || chain.boxes.contains(zone.box);
        if (!isChosen || table.board(zone.letter))
            continue;
        for (const ZoneSide& side : zone.sides)
            for (int index = 0; side.firstEnd && index < zoneEnds; ++index)
                if (!open || fitsBehind(table, *open, index, boards.endOrder()))
                    offers.push_back(offerOf(zone, side, *side.firstEnd + index));
    }
    std::stable_sort(offers.begin(), offers.end(), [](const ChainOffer& a, const ChainOffer& b) {
        return rankOf(a) < rankOf(b);
    });
    return offers;
}

} // namespace stagewright
