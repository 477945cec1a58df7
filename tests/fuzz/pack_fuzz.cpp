#include "model/pack/rally_pack.h"
#include "tests/fuzz/fuzz_input.h"

using namespace stagewright;

// What opens whole is written, and the same when it is read again.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto opened = readRallyPack(fuzzInput(data, size));
    if (!opened || !opened->whole())
        return 0;
    const auto zip = writeRallyPack(opened->pack);
    if (!zip)
        return 0;
    const auto again = readRallyPack(*zip);
    mustHold(again && again->whole() && writeRallyPack(again->pack).value() == *zip);
    return 0;
}
