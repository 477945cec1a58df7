#pragma once

#include "editor/sheets/sheet_pages.h"

#include <QCoreApplication>
#include <QProgressDialog>

namespace stagewright {

/// A dialog that shows how far the drawing of pages is, if that takes long, and can stop it. The
/// window goes on between one page and the next.
class SlowDrawing final {
    Q_DECLARE_TR_FUNCTIONS(PrintDialog)

public:
    /// @param pages how many there are
    SlowDrawing(std::size_t pages, QWidget* parent);

    [[nodiscard]] PageProgress progress();

private:
    QProgressDialog dialog_;
};

} // namespace stagewright
