#include "tests/fuzz/exchange.h"

#include "model/catalogue/catalogue.h"
#include "model/exchange/built_in_games.h"
#include "tests/fuzz/fuzz_input.h"
#include "tests/round_trips.h"

#include <cstdio>

namespace stagewright {

const Games& fuzzedGames() {
    static const Games all = [] {
        const auto games = builtInGames();
        const auto catalogue = builtInCatalogue();
        mustHold(games && catalogue);
        return games->with(*catalogue);
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
