#include "model/drive/simulation.h"

#include "model/drive/drive_run.h"

namespace stagewright {

std::optional<DriveStatistics> simulate(const Simulator& simulator, const RunLength& length,
                                        const std::stop_token& stop,
                                        const DriveProgress& progress) {
    return simulateDrives(simulator, length, stop, progress);
}

} // namespace stagewright
