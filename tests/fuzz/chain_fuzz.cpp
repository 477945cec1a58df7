#include "model/exchange/built_in_games.h"
#include "model/game/stage_file.h"
#include "model/layouts/zones/boards/zone_boards_file.h"
#include "model/layouts/zones/chain/chain_offers.h"
#include "model/layouts/zones/chain/roadbook_text.h"
#include "model/layouts/zones/chain/section_road.h"
#include "model/layouts/zones/driving/stage_road.h"
#include "tests/fuzz/fuzz_input.h"

#include <algorithm>

using namespace stagewright;

namespace {

/// With two roads whose spaces are entered.
Expected<Games> gamesToDriveOn() {
    const auto own = readZoneBoards(R"({"format": 1, "game": "rallyman-2009", "zones": [
        {"zone": "L", "sides": [{"side": "L", "roads": [
          {"points": ["0", "1"], "text": "3*s c3/4k4 sh~f b4"},
          {"points": ["8", "5"], "text": "2*s t3k4"}]}]}]})");
    mustHold(own.has_value());
    return builtInGames().map([&](const Games& games) {
        return games.with(withOverlay(games.data<ZoneBoards>(), *own));
    });
}

/// The boards lie, something fits behind, and it is known what can be driven.
void check(const ChainLayout& chain, const Games& games) {
    const auto& boards = games.data<ZoneBoards>();
    const auto sections = static_cast<std::size_t>(chain.sections.size());
    const ChainTable table = layOut(chain.sections, boards);
    mustHold(table.borderFits.size() + 1 == std::max<std::size_t>(sections, 1));
    for (const ChainOffer& offer : offersBehind(chain, boards))
        mustHold(!offer.section || offer.section->entry() == offer.entry.number);
    for (const qsizetype section : sectionsToEnter(chain, boards))
        mustHold(placeOfRoad(chain.sections[section], boards).has_value());
    const auto road = roadOfStage(chain, boards, games.data<RoadRules>(), {QStringLiteral("snow")});
    mustHold(!road || road->dice.size() == sections);
}

} // namespace

/// A stage that is read is written and read again as it was, and so are roadbooks.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const auto games = gamesToDriveOn();
    mustHold(games.has_value());
    const QByteArray input = fuzzInput(data, size);
    if (const auto stage = readStage(input, *games)) {
        const QByteArray text = writeStage(*stage);
        const auto again = readStage(text, *games);
        mustHold(again.has_value());
        mustHold(writeStage(*again) == text);
        if (stage->layout.as<ChainLayout>())
            check(chainOf(*stage), *games);
        return 0;
    }
    const auto& boards = games->data<ZoneBoards>();
    const auto roadbooks = readRoadbooks(QString::fromUtf8(input), boards);
    if (!roadbooks)
        return 0;
    for (const RoadbookStage& roadbook : *roadbooks) {
        const auto again = readRoadbookLine(roadbookLine(roadbook.sections), boards);
        mustHold(again.has_value() && *again == roadbook.sections);
        check(chainOf(stageOf(roadbook)), *games);
    }
    return 0;
}
