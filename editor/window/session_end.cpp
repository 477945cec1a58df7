#include "editor/window/session_end.h"

#include <QSessionManager>
#include <QWidget>

namespace stagewright {

SessionEnd sessionEnd(QSessionManager& manager) {
    return {[&manager] { return manager.allowsInteraction(); }, [&manager] { manager.release(); },
            [&manager] { manager.cancel(); }};
}

void leaveSession(QWidget& window, bool hasChanges, const SessionEnd& end) {
    if (!hasChanges || !end.mayAsk())
        return;
    if (window.close())
        end.goOn();
    else
        end.isCalledOff();
}

} // namespace stagewright
