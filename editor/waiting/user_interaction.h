#pragma once

class QWidget;

namespace stagewright {

/// Whether what happens now would break off a drag, or stand over a question or a menu, or come
/// before what the user waits for.
[[nodiscard]] bool isUserInteracting();

/// The dialog that is open, to be the parent of another, or else the window.
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
