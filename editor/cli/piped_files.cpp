#include "editor/cli/piped_files.h"

#include "model/file_descriptor.h"
#include "model/pack/rally_pack.h"
#include "model/system_error.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <fcntl.h>
#include <optional>
#include <sys/mman.h>

namespace stagewright {

namespace {

struct PipedFiles {
    Q_DECLARE_TR_FUNCTIONS(PipedFiles)
};

/// What is larger is refused by all that read files.
constexpr qint64 largest = largestPack + 1;

QString inputPath(const QString& name) {
    return name == QStringLiteral("-") ? QStringLiteral("/dev/stdin") : name;
}

/// The number of the open file that a path of the system leads to.
std::optional<int> descriptorIn(const QString& path) {
    if (path == QStringLiteral("/dev/stdin"))
        return STDIN_FILENO;
    for (const char* folder : {"/dev/fd/", "/proc/self/fd/"})
        if (const QLatin1StringView start(folder); path.startsWith(start)) {
            bool isNumber = false;
            const int number = path.sliced(start.size()).toInt(&isNumber);
            return isNumber ? std::optional(number) : std::nullopt;
        }
    return std::nullopt;
}

/// What a program inherits has no such mark; what it has opened itself has.
bool isInherited(int descriptor) {
    const int flags = fcntl(descriptor, F_GETFD);
    return flags >= 0 && (flags & FD_CLOEXEC) == 0;
}

constexpr const char* memoryMark = "stagewright:";

/// Memory as a file, which knows by its own name what it was read from.
FileDescriptor memoryNamed(const QString& given) {
    constexpr qsizetype longest = 249; // that the system takes
    const QByteArray name = memoryMark + QFile::encodeName(given);
    return FileDescriptor(
        memfd_create(name.size() <= longest ? name.constData() : "", MFD_CLOEXEC));
}

/// @return the system's error number; 0: all of it has been copied, or as much as is ever read
int copy(int from, int to) {
    std::array<char, 64 * 1024> part{};
    for (qint64 all = 0; all < largest;) {
        const auto size = read(from, part.data(), part.size());
        if (size == 0)
            break;
        if (size < 0 && errno == EINTR)
            continue;
        if (size < 0 || write(to, part.data(), static_cast<std::size_t>(size)) != size)
            return errno;
        all += size;
    }
    return 0;
}

} // namespace

bool isOpenFile(const QString& name) {
    return name == QStringLiteral("-") || descriptorIn(name);
}

bool isPiped(const QString& name) {
    const QFileInfo file(name);
    return isOpenFile(name) || (file.exists() && !file.isFile() && !file.isDir());
}

Expected<QString> asFile(const QString& name) {
    const QString path = inputPath(name);
    const auto fault = [&](int error) {
        return tl::unexpected(
            Fault{PipedFiles::tr("cannot be read: %1").arg(systemErrorText(error)),
                  {},
                  PipedFiles::tr("Check that it may be read"),
                  path});
    };
    const auto given = descriptorIn(path);
    if (given && !isInherited(*given))
        return fault(EBADF);
    // A pipe that nobody writes to yet is waited for.
    const FileDescriptor opened(
        given ? -1 : open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC));
    if (!given && !opened.isOpen())
        return fault(errno);
    const int from = given.value_or(opened.number());
    const FileDescriptor memory = memoryNamed(name);
    if (!memory.isOpen())
        return fault(errno);
    if (const int error = copy(from, memory.number()))
        return fault(error);
    lseek(memory.number(), 0, SEEK_SET); // should it be named twice
    // The path leads to this number as long as the program runs, so it is never closed.
    const int kept = given ? dup2(memory.number(), *given) : dup(memory.number());
    if (kept < 0)
        return fault(errno);
    return given ? path : QStringLiteral("/dev/fd/%1").arg(kept);
}

QString nameAsGiven(const QString& path) {
    const auto descriptor = descriptorIn(path);
    if (!descriptor)
        return path;
    const QByteArray link = "/proc/self/fd/" + QByteArray::number(*descriptor);
    std::array<char, PATH_MAX> target{};
    const auto size = readlink(link.constData(), target.data(), target.size());
    const QByteArray start = QByteArray("/memfd:") + memoryMark;
    constexpr QByteArrayView end(" (deleted)");
    QByteArray name(target.data(), std::max<qsizetype>(size, 0));
    if (!name.startsWith(start) || !name.endsWith(end))
        return path;
    return QFile::decodeName(name.sliced(start.size()).chopped(end.size()));
}

QString spokenName(const QString& path) {
    const QString name = nameAsGiven(path);
    return descriptorIn(inputPath(name)) == STDIN_FILENO ? PipedFiles::tr("standard input") : name;
}

} // namespace stagewright
