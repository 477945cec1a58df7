#include "model/season/season_file.h"
#include "model/season/season_table.h"
#include "tests/fuzz/fuzz_input.h"

using namespace stagewright;

/// A season that is read is written and read again as it was, and has standings; a roster likewise.
/// Texts are compared: a number of a field that is not known may be 6.6e20 first, and all its
/// digits, as they are written, from then on.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const QByteArray input = fuzzInput(data, size);
    if (const auto roster = readRoster(input)) {
        const QByteArray text = writeRoster(*roster);
        const auto again = readRoster(text);
        mustHold(again.has_value());
        mustHold(writeRoster(*again) == text);
    }
    const auto season = readSeason(input);
    if (!season)
        return 0;
    const QByteArray text = writeSeason(*season);
    const auto again = readSeason(text);
    mustHold(again.has_value());
    mustHold(writeSeason(*again) == text);
    for (const bool teams : {false, true}) {
        const auto table = seasonTable(*season, {teams, {}, {}});
        for (const QStringList& row : table.rows)
            mustHold(row.size() == table.headings.size());
    }
    return 0;
}
