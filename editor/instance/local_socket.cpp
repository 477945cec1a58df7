#include "editor/instance/local_socket.h"

#include <QFile>

#include <algorithm>
#include <cerrno>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace stagewright {

namespace {

FileDescriptor makeSocket() {
    return FileDescriptor(socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
}

/// Calls bind() or connect(). @return false also for a path that is too long
template <typename Call>
bool withAddress(Call call, const FileDescriptor& socket, const QString& path) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const QByteArray name = QFile::encodeName(path);
    if (!socket.isOpen() || name.isEmpty() ||
        static_cast<std::size_t>(name.size()) >= sizeof address.sun_path)
        return false;
    std::copy(name.begin(), name.end(), std::begin(address.sun_path));
    return call(socket.number(), reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
}

bool isOfThisUser(const FileDescriptor& socket) {
    ucred other{};
    socklen_t size = sizeof other;
    return getsockopt(socket.number(), SOL_SOCKET, SO_PEERCRED, &other, &size) == 0 &&
           other.uid == geteuid();
}

} // namespace

FileDescriptor connectTo(const QString& path) {
    FileDescriptor socket = makeSocket();
    if (!withAddress(::connect, socket, path) || !isOfThisUser(socket))
        return FileDescriptor();
    return socket;
}

FileDescriptor listenAt(const QString& path) {
    // Under the name that others look for it is only seen once it listens.
    const QByteArray name = QFile::encodeName(path);
    const QString hidden = path + QStringLiteral(".%1").arg(getpid());
    const QByteArray hiddenName = QFile::encodeName(hidden);
    constexpr int mostWaiting = 16;
    FileDescriptor socket = makeSocket();
    unlink(hiddenName.constData());
    bool listens =
        withAddress(::bind, socket, hidden) && ::listen(socket.number(), mostWaiting) == 0;
    if (listens && link(hiddenName.constData(), name.constData()) != 0)
        listens = errno == EEXIST && !connectTo(path).isOpen() &&
                  rename(hiddenName.constData(), name.constData()) == 0;
    unlink(hiddenName.constData());
    return listens ? std::move(socket) : FileDescriptor();
}

FileDescriptor acceptFrom(const FileDescriptor& listening) {
    FileDescriptor other(
        accept4(listening.number(), nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK));
    if (!other.isOpen() || !isOfThisUser(other))
        return FileDescriptor();
    return other;
}

} // namespace stagewright
