#include "tests/fuzz/exchange.h"

#include "model/exchange/built_in_games.h"
#include "model/game/piece_files.h"
#include "tests/fuzz/fuzz_input.h"
#include "tests/round_trips.h"

#include <cstdio>
#include <utility>

namespace stagewright {

const Games& fuzzedGames() {
    static const Games all = [] {
        const auto games = builtInGames();
        mustHold(games.has_value());
        auto whole = games->data<PieceFiles>().withBuiltIn(*games);
        mustHold(whole.has_value());
        return *std::move(whole);
    }();
    return all;
}

void fuzzExchange(const QByteArray& file) {
    mustHoldTheLaw(brokenRoundTrip(file, fuzzedGames()));
}

void mustHoldTheLaw(const QString& broken) {
    if (!broken.isEmpty())
        std::fprintf(stderr, "%s\n", qUtf8Printable(broken));
    mustHold(broken.isEmpty());
}

} // namespace stagewright
