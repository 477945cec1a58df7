#include "model/exchange/built_in_games.h"
#include "model/game/pieces.h"
#include "model/game/stage_file.h"
#include "model/layouts/cards/play/rounds.h"
#include "model/layouts/cards/play/scoring.h"
#include "tests/fuzz/fuzz_input.h"

using namespace stagewright;

/// A table that is read is written and read again as it was; it has rounds, a length and a list.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const auto games = builtInGames();
    mustHold(games.has_value());
    const auto stage = readStage(fuzzInput(data, size), *games);
    if (!stage)
        return 0;
    const QByteArray text = writeStage(*stage);
    const auto again = readStage(text, *games);
    mustHold(again.has_value());
    mustHold(writeStage(*again) == text);
    const auto* table = stage->layout.as<CardTable>();
    if (!table)
        return 0;
    mustHold(*again == *stage);
    mustHold(!table->seats.isEmpty());
    const auto& game = games->data<CardGame>();
    const int rounds = roundsOf(*table);
    mustHold(rounds >= table->stage.cards);
    mustHold(rowAtRound(*table, rounds).size() == 1);
    mustHold(lengthOf(*table, game, 4).least > 0);
    if (table->ghost)
        mustHold(ghostPairs(*table, game).size() == static_cast<std::size_t>(rounds));
    mustHold(!games->face<StagePieces>(*stage).list(*stage, *games).empty());
    mustHold(standingsOf(*table).size() <= static_cast<std::size_t>(table->seats.size()) + 1);
    return 0;
}
