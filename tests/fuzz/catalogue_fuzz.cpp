#include "model/layouts/hextiles/catalogue/tile_sets.h"
#include "tests/fuzz/fuzz_input.h"

using namespace stagewright;

// Tile sets and lists of boxes, laid over the catalogue.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const auto builtIn = builtInCatalogue();
    mustHold(builtIn.has_value());
    const auto overlay = readOverlay(QStringLiteral("set.json"), fuzzInput(data, size));
    if (!overlay)
        return 0;
    (void)overlaid(*builtIn, std::span(&*overlay, 1));
    mustHold(
        withTileSets(*builtIn, {{QStringLiteral("set.json"), fuzzInput(data, size)}}).has_value());
    return 0;
}
