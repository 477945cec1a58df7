#include "tests/fuzz/exchange.h"

#include "tests/fuzz/fuzz_input.h"
#include "tests/round_trips.h"

#include <cstdio>

namespace stagewright {

void fuzzExchange(const QByteArray& file) {
    static const auto catalogue = builtInCatalogue();
    mustHold(catalogue.has_value());
    mustHoldTheLaw(brokenRoundTrip(file, *catalogue));
}

void mustHoldTheLaw(const QString& broken) {
    if (!broken.isEmpty())
        std::fprintf(stderr, "%s\n", qUtf8Printable(broken));
    mustHold(broken.isEmpty());
}

} // namespace stagewright
