#include "editor/cli/exit_status.h"

#include "editor/cli/console.h"

namespace stagewright {

ExitStatus exitStatusOf(const Expected<void>& done) {
    if (done)
        return ExitStatus::Fine;
    printMessage(done.error());
    return ExitStatus::Unusable;
}

ExitStatus answeredWith(const Expected<ExitStatus>& answer) {
    if (answer)
        return *answer;
    printMessage(answer.error());
    return ExitStatus::Unusable;
}

} // namespace stagewright
