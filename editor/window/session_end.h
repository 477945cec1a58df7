#pragma once

#include <functional>

class QSessionManager;
class QWidget;

namespace stagewright {

/// The end of the desktop's session, as its manager lets a program take part in it.
struct SessionEnd {
    std::function<bool()> mayAsk;      ///< the user now; once, before all else
    std::function<void()> goOn;        ///< the user has been asked
    std::function<void()> isCalledOff; ///< by the user
};

[[nodiscard]] SessionEnd sessionEnd(QSessionManager& manager);

/// What is open with changes is asked about as when the window is closed, and the window is then
/// closed; the user may stay, and with him the session. Where nobody may be asked, the window is
/// left as it is: copies of what is open are kept (Recovery).
void leaveSession(QWidget& window, bool hasChanges, const SessionEnd& end);

} // namespace stagewright
