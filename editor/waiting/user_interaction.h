#pragma once

class QWidget;

namespace stagewright {

/// Whether what happens now would break off a drag, or stand over a question or a menu, or come
/// before what the user waits for.
[[nodiscard]] bool isUserInteracting();

/// To be the parent of a dialog: the one that is open; else, of the windows that belong to the
/// window, that in which the user is; else the window.
[[nodiscard]] QWidget* inFrontOf(QWidget* window);

/// While there is one, the user waits for what he has asked for.
class UserWaits final {
public:
    UserWaits();
    UserWaits(const UserWaits&) = delete;
    UserWaits& operator=(const UserWaits&) = delete;
    ~UserWaits();
};

} // namespace stagewright
