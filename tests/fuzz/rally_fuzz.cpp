#include "model/pack/rally_pack.h"
#include "model/rally/pack_reader.h"
#include "model/rally/results_file.h"
#include "tests/fuzz/exchange.h"
#include "tests/fuzz/fuzz_input.h"
#include "tests/round_trips.h"

using namespace stagewright;

namespace {

Expected<Stage> emptyStage(const QString&) {
    return Stage();
}

} // namespace

// The texts of a pack, which behind their checksums the fuzzer of packs cannot reach: pack.json, a
// zero byte, results.json.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const QByteArray input = fuzzInput(data, size);
    const qsizetype end = input.indexOf('\0');
    const auto rally = readPack(end < 0 ? input : input.first(end), emptyStage);
    if (!rally)
        return 0;
    const auto full = end < 0 ? rally : withResults(*rally, input.sliced(end + 1));
    if (!full)
        return 0;
    RallyPack pack;
    pack.rally = *full;
    mustHoldTheLaw(brokenRoundTrip(pack, fuzzedGames()));
    return 0;
}
