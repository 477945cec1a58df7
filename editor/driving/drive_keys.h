#pragma once

#include <QEvent>

namespace stagewright {

/// Takes the keys of a drive that are the board's elsewhere (L: the next loss, P: the next pass)
/// before its shortcuts do. To be asked first by what has the keyboard while a drive is watched.
/// @return whether it was one of them: the event is accepted then
[[nodiscard]] bool takeDriveKey(QEvent& event);

} // namespace stagewright
