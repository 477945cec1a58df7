#pragma once

#include "editor/window/actions.h"

#include <QLabel>
#include <QStatusBar>

namespace stagewright {

class Workspace;

/// The line at the foot of the window: what can be done with what is selected, what lies under the
/// pointer, how many pieces there are, the zoom; and for a moment why something could not be done.
class StatusLine final : public QObject {
    Q_OBJECT

public:
    /// @param bar owns it
    /// @param actions whose keys it tells; they live as long as the window
    StatusLine(QStatusBar& bar, const Actions& actions);

    /// Tells of this workspace from now on, which must outlive it, unless it turns to another.
    void turnTo(const Workspace& workspace);

private:
    void show();

    QStatusBar& bar_;
    Actions actions_;
    const Workspace* workspace_ = nullptr;
    QLabel* hint_;
    QLabel* pointed_;
    QLabel* count_;
    QLabel* zoom_;
};

} // namespace stagewright
