#include "model/stage/stage_file.h"
#include "tests/fuzz/fuzz_input.h"

using namespace stagewright;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto stage = readStage(fuzzInput(data, size));
    if (!stage)
        return 0;
    const QByteArray text = writeStage(*stage);
    const auto again = readStage(text);
    mustHold(again && writeStage(*again) == text);
    return 0;
}
