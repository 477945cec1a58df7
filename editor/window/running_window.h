#pragma once

#include "editor/instance/open_request_server.h"

#include <QWidget>

namespace stagewright {

class StageOpening;

/// Does what later starts of the program ask of this window: it comes to the front and opens their
/// files in tabs.
class RunningWindow final : public QObject {
    Q_OBJECT

public:
    /// @param socketPath see windowSocketPath()
    /// @param window owns it; `opening` must live as long
    RunningWindow(const QString& socketPath, StageOpening& opening, QWidget* window);

    /// Whether later starts come here; only the first window of a display is asked.
    [[nodiscard]] bool isAsked() const { return socket_.isListening(); }

private:
    void take(const OpenRequest& request);

    StageOpening& opening_;
    QWidget* window_;
    OpenRequestServer socket_;
};

} // namespace stagewright
