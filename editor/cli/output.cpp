#include "editor/cli/output.h"

#include "editor/cli/console.h"
#include "editor/files/document_file.h"
#include "model/atomic_file.h"
#include "model/file_descriptor.h"
#include "model/system_error.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>

namespace stagewright {

namespace {

struct Output {
    Q_DECLARE_TR_FUNCTIONS(Output)
};

/// A pipe that nobody reads yet is waited for. @return the system's error number
int writeThrough(const QString& path, const QByteArray& content) {
    const FileDescriptor opened(
        open(QFile::encodeName(path).constData(), O_WRONLY | O_NOCTTY | O_CLOEXEC));
    return opened.isOpen() ? writeTo(opened.number(), content) : errno;
}

} // namespace

bool isStandardOutput(const QString& path) {
    return path == QStringLiteral("-") || path == QStringLiteral("/dev/stdout");
}

bool isStream(const QString& path) {
    struct stat place {};
    return isStandardOutput(path) || (stat(QFile::encodeName(path).constData(), &place) == 0 &&
                                      (S_ISCHR(place.st_mode) || S_ISFIFO(place.st_mode)));
}

Expected<void> mayWriteOver(const QString& path, const Games& games) {
    if (isStream(path) || QFileInfo(path).size() == 0)
        return {}; // as mktemp leaves one
    const std::vector<Fault> unread = unreadIn(path, games);
    if (unread.empty())
        return {};
    const Fault& first = unread.front();
    return tl::unexpected(
        Fault{Output::tr("would be replaced, and what cannot be read in it would be lost: %1")
                  .arg(first.what),
              first.place, Output::tr("Name another file, or remove this one first"), path});
}

Expected<void> writeOutput(const QString& path, const QByteArray& content) {
    if (!isStream(path))
        return writeFileAtomically(path, content);
    const bool isPrinted = isStandardOutput(path);
    if (const int error = isPrinted ? printBytes(content) : writeThrough(path, content))
        return tl::unexpected(Fault{Output::tr("cannot be written: %1").arg(systemErrorText(error)),
                                    {},
                                    remedyOfWriteError(error),
                                    isPrinted ? Output::tr("standard output") : path});
    return {};
}

} // namespace stagewright
