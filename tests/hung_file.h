#pragma once

#include "model/file_descriptor.h"

#include <QFile>

#include <csignal>
#include <fcntl.h>

namespace stagewright {

/// A file that is there and does not open until it is let go, as that of a server which does not
/// answer: the system holds up whoever opens a file on which somebody has a lease. It does not for
/// longer than /proc/sys/fs/lease-break-time says, 45 seconds.
class HungFile {
public:
    /// @param path of a file that nobody has open
    explicit HungFile(const QString& path)
        : file_(open(QFile::encodeName(path).constData(), O_RDWR | O_CLOEXEC)) {
        std::signal(SIGIO, SIG_IGN); // by which the system asks for the file
        isHung_ = fcntl(file_.number(), F_SETLEASE, F_WRLCK) == 0;
    }
    HungFile(const HungFile&) = delete;
    HungFile& operator=(const HungFile&) = delete;
    ~HungFile() { answer(); }

    /// Whether the system can do it on this disk.
    [[nodiscard]] bool isHung() const { return isHung_; }
    /// Whether somebody waits for it.
    [[nodiscard]] bool isWanted() const { return fcntl(file_.number(), F_GETLEASE) != F_WRLCK; }

    void answer() {
        fcntl(file_.number(), F_SETLEASE, F_UNLCK);
        isHung_ = false;
    }

private:
    FileDescriptor file_;
    bool isHung_ = false;
};

} // namespace stagewright
