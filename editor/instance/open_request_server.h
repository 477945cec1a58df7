#pragma once

#include "editor/instance/local_socket.h"
#include "editor/instance/open_request.h"

#include <QObject>

#include <chrono>

namespace stagewright {

/// How long a start waits for the window that is open already. One that does not answer has hung.
inline constexpr std::chrono::milliseconds longestWait{1000};

/// Hands a request to the window that listens there. Needs no application object.
/// @return whether it has been taken
[[nodiscard]] bool sendOpenRequest(const OpenRequest& request, const QString& socketPath,
                                   std::chrono::milliseconds wait = longestWait);

/// Takes requests for this process, unless another one does already.
class OpenRequestServer final : public QObject {
    Q_OBJECT

public:
    /// @param path empty: it takes none
    /// @param wait how long someone who has come may take to say what is wanted
    explicit OpenRequestServer(const QString& path, QObject* parent = nullptr,
                               std::chrono::milliseconds wait = longestWait);
    ~OpenRequestServer() override;

    [[nodiscard]] bool isListening() const { return listening_.isOpen(); }

Q_SIGNALS:
    void wanted(const stagewright::OpenRequest& request);

private:
    void takeNext();

    QString path_;
    std::chrono::milliseconds wait_;
    FileDescriptor listening_;
};

} // namespace stagewright
