#include "model/drive/rules_file.h"
#include "tests/model/drive/race/table_minutes.h"

#include <cstdio>
#include <cstdlib>

// How long four players take by the simulation, beside what the rulebook of GT says, and by how
// much that is off:
// build/release/tests/bench/race_minutes_bench [RACES]

int main(int count, char** arguments) {
    using namespace stagewright;
    const long races = count > 1 ? std::strtol(arguments[1], nullptr, 10) : 1500;
    const auto minutes = tableMinutesOfGt(static_cast<int>(races));
    const int seconds = builtInRules(u"gt")->turnTableSeconds;
    const double best = bestSecondsATurn(minutes, seconds);
    std::printf("%ld races on each of the eight circuits, four cars, %d seconds a turn; the least "
                "squares of the residuals: %.1f seconds a turn\n",
                races, seconds, best);
    for (const TableMinutes& each : minutes)
        std::printf("%2d tiles, %d lap(s): rulebook %2.0f min, ours %.2f (%.2f), off by %+.1f %%; "
                    "with %.1f seconds %+.1f %%\n",
                    each.tiles, each.laps, each.rulebook, each.simulated, each.error,
                    100 * each.residual(), best,
                    100 * (each.simulated / each.rulebook * best / seconds - 1));
    return 0;
}
