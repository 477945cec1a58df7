#pragma once

#include "editor/instance/local_socket.h"
#include "editor/instance/opening_wish.h"

#include <QObject>

#include <chrono>

namespace stagewright {

/// How long a start waits for the window that is open already. One that does not answer has hung.
inline constexpr std::chrono::milliseconds longestWait{1000};

/// Hands a wish to the window that listens there. Needs no application object.
/// @return whether it has been taken
[[nodiscard]] bool handOver(const OpeningWish& wish, const QString& socketPath,
                            std::chrono::milliseconds wait = longestWait);

/// Takes wishes for this process, unless another one does already.
class WindowSocket final : public QObject {
    Q_OBJECT

public:
    /// @param path empty: it takes none
    /// @param wait how long someone who has come may take to say what is wanted
    explicit WindowSocket(const QString& path, QObject* parent = nullptr,
                          std::chrono::milliseconds wait = longestWait);
    ~WindowSocket() override;

    [[nodiscard]] bool isListening() const { return listening_.isOpen(); }

Q_SIGNALS:
    void wanted(const stagewright::OpeningWish& wish);

private:
    void takeNext();

    QString path_;
    std::chrono::milliseconds wait_;
    Descriptor listening_;
};

} // namespace stagewright
