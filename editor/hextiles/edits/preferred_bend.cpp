#include "editor/hextiles/edits/preferred_bend.h"

namespace stagewright {

PreferredBend preferredBend(Qt::KeyboardModifiers modifiers) {
    if (modifiers.testFlag(Qt::ShiftModifier))
        return PreferredBend::Left;
    return modifiers.testFlag(Qt::ControlModifier) ? PreferredBend::Right
                                                   : PreferredBend::AsPrinted;
}

} // namespace stagewright
