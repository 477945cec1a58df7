#include "editor/print/slow_drawing.h"

namespace stagewright {

SlowDrawing::SlowDrawing(std::size_t pages, QWidget* parent)
    : dialog_(tr("Drawing the pages…"), tr("Cancel"), 0, static_cast<int>(pages), parent) {
    constexpr int seenAfter = 400; // milliseconds
    dialog_.setWindowModality(Qt::WindowModal);
    dialog_.setMinimumDuration(seenAfter);
}

PageProgress SlowDrawing::progress() {
    return [this](std::size_t drawn) {
        dialog_.setValue(static_cast<int>(drawn));
        return !dialog_.wasCanceled();
    };
}

} // namespace stagewright
