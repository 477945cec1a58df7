#pragma once

#include <QTimer>

#include <functional>
#include <vector>

namespace stagewright {

/// What the user has stopped waiting for is told when it comes, but not into his hands while they
/// are busy: after a drag, a question or a menu.
class LateNews final : public QObject {
public:
    LateNews();

    /// In the order in which it came.
    void tell(std::function<void()> news);

private:
    void tellNow();

    std::vector<std::function<void()>> news_;
    QTimer later_;
};

} // namespace stagewright
