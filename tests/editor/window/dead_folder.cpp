#include "tests/editor/window/dead_folder.h"

#include <QByteArray>
#include <QFile>

#include <atomic>
#include <cstdarg>
#include <fcntl.h>
#include <string_view>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <thread>
#include <unistd.h>

namespace stagewright {

namespace {

QByteArray deadFolder; ///< is not changed while it is dead
std::thread::id windowsThread;
std::atomic<bool> isDead = false;
std::atomic<int> waitingThere = 0;
QByteArrayList touchedThere; ///< by the window's thread alone

void lookThere(const char* path) {
    if (!isDead || !path || !std::string_view(path).starts_with(deadFolder.constData()))
        return;
    if (std::this_thread::get_id() == windowsThread) {
        touchedThere << QByteArray(path);
        return;
    }
    ++waitingThere;
    isDead.wait(true);
    --waitingThere;
}

} // namespace

DeadFolder::DeadFolder(const QString& path) {
    deadFolder = QFile::encodeName(path);
    windowsThread = std::this_thread::get_id();
    touchedThere.clear();
    isDead = true;
}

bool DeadFolder::isWanted() {
    return waitingThere > 0;
}

void DeadFolder::answer() {
    isDead = false;
    isDead.notify_all();
}

QStringList DeadFolder::touched() {
    QStringList paths;
    for (const QByteArray& path : touchedThere)
        paths << QFile::decodeName(path);
    return paths;
}

} // namespace stagewright

// In place of the system's, by which Qt looks at files and opens them.

extern "C" int statx(int folder, const char* path, int flags, unsigned mask,
                     struct statx* found) noexcept {
    stagewright::lookThere(path);
    return static_cast<int>(syscall(SYS_statx, folder, path, flags, mask, found));
}

extern "C" int open64(const char* path, int flags, ...) {
    stagewright::lookThere(path);
    mode_t mode = 0;
    if (flags & (O_CREAT | O_TMPFILE)) {
        va_list more;
        va_start(more, flags);
        mode = va_arg(more, mode_t);
        va_end(more);
    }
    return static_cast<int>(syscall(SYS_openat, AT_FDCWD, path, flags, mode));
}

extern "C" int access(const char* path, int how) noexcept {
    stagewright::lookThere(path);
    return static_cast<int>(syscall(SYS_faccessat, AT_FDCWD, path, how));
}
