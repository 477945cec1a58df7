#include "model/exchange/built_in_games.h"
#include "model/game/stage_file.h"
#include "model/layouts/points/racing/lone_titan.h"
#include "model/layouts/points/racing/titan_stage.h"
#include "tests/fuzz/fuzz_input.h"

using namespace stagewright;

/// A track that is read is written and read again as it was, and titans get round it.
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
    if (!stage->layout.as<TitanLayout>())
        return 0;
    mustHold(*again == *stage);
    const auto& game = games->data<TitanGame>();
    const auto races = racesOf(titanLayoutOf(*stage), game);
    if (!races)
        return 0;
    mustHold(raceAlone(races->race.board, game.faces, 3).expectedTurns > 0);
    TitanRaceStatistics counted(races->titans);
    mustHold(runTitanRace(*races, 1, 0, counted).turns > 0);
    return 0;
}
