#include "editor/instance/open_request_server.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QSocketNotifier>
#include <QTimer>

#include <array>
#include <cerrno>
#include <memory>
#include <poll.h>
#include <sys/socket.h>

namespace stagewright {

namespace {

constexpr char taken = 'y';

bool isReady(const FileDescriptor& socket, short what, const QDeadlineTimer& end) {
    pollfd question{socket.number(), what, 0};
    return poll(&question, 1, static_cast<int>(end.remainingTime())) == 1 &&
           (question.revents & what) != 0;
}

bool send(const FileDescriptor& socket, QByteArrayView bytes, const QDeadlineTimer& end) {
    while (!bytes.isEmpty()) {
        const auto sent = ::send(socket.number(), bytes.data(),
                                 static_cast<std::size_t>(bytes.size()), MSG_NOSIGNAL);
        if (sent > 0)
            bytes = bytes.sliced(sent);
        else if (errno != EAGAIN || !isReady(socket, POLLOUT, end))
            return false;
    }
    return true;
}

/// What someone says who has come, until all is said or it takes too long.
class Visit final : public QObject {
public:
    Visit(FileDescriptor socket, QObject* parent, std::chrono::milliseconds wait)
        : QObject(parent)
        , socket_(std::move(socket))
        , notifier_(socket_.number(), QSocketNotifier::Read) {
        QTimer::singleShot(wait, this, &QObject::deleteLater);
    }

    /// Has the parent take the request once it has been read.
    template <typename Take>
    void hear(Take take) {
        connect(&notifier_, &QSocketNotifier::activated, this, [this, take] {
            if (!readAll())
                return;
            notifier_.setEnabled(false);
            const auto request = parseOpenRequest(message_);
            // Nobody is there to answer any more who has opened a window instead.
            if (request && send(socket_, QByteArrayView(&taken, 1), QDeadlineTimer(0)))
                // Later, as a question to the user may come of it, which outlasts this visit.
                QMetaObject::invokeMethod(
                    parent(), [take, request] { take(*request); }, Qt::QueuedConnection);
            deleteLater();
        });
    }

private:
    /// @return whether there is no more to come
    bool readAll() {
        std::array<char, 4096> part{};
        for (;;) {
            const auto size = recv(socket_.number(), part.data(), part.size(), 0);
            if (size < 0)
                return errno != EAGAIN && errno != EINTR;
            if (size == 0 || message_.size() > longestOpenRequest)
                return true;
            message_.append(part.data(), size);
        }
    }

    FileDescriptor socket_;
    QSocketNotifier notifier_;
    QByteArray message_;
};

} // namespace

bool sendOpenRequest(const OpenRequest& request, const QString& socketPath,
                     std::chrono::milliseconds wait) {
    const QDeadlineTimer end(wait);
    const FileDescriptor socket = connectTo(socketPath);
    if (!socket.isOpen() || !send(socket, messageOf(request), end))
        return false;
    shutdown(socket.number(), SHUT_WR);
    char answer = 0;
    return isReady(socket, POLLIN, end) && recv(socket.number(), &answer, 1, 0) == 1 &&
           answer == taken;
}

OpenRequestServer::OpenRequestServer(const QString& path, QObject* parent,
                                     std::chrono::milliseconds wait)
    : QObject(parent)
    , path_(path)
    , wait_(wait)
    , listening_(path.isEmpty() ? FileDescriptor() : listenAt(path)) {
    if (!listening_.isOpen())
        return;
    auto* notifier = new QSocketNotifier(listening_.number(), QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, &OpenRequestServer::takeNext);
}

OpenRequestServer::~OpenRequestServer() {
    if (!isListening())
        return;
    listening_ = FileDescriptor();
    // Another process may have taken the name over; its socket answers.
    if (!connectTo(path_).isOpen())
        QFile::remove(path_);
}

void OpenRequestServer::takeNext() {
    for (FileDescriptor socket = acceptFrom(listening_); socket.isOpen();
         socket = acceptFrom(listening_)) {
        auto* visit = new Visit(std::move(socket), this, wait_);
        visit->hear([this](const OpenRequest& request) { Q_EMIT wanted(request); });
    }
}

} // namespace stagewright
