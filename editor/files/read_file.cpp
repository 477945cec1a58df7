#include "editor/files/read_file.h"

#include "model/file_descriptor.h"

#include <QFile>

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace stagewright {

namespace {

Reach reachOf(const QString& path) {
    const QByteArray name = QFile::encodeName(path);
    struct stat found {};
    if (stat(name.constData(), &found) != 0)
        return errno == ENOENT || errno == ENOTDIR || errno == ENAMETOOLONG ? Reach::Gone
                                                                            : Reach::OutOfReach;
    if (!S_ISREG(found.st_mode)) // a pipe would be waited for without end
        return Reach::Reached;
    const FileDescriptor file(open(name.constData(), O_RDONLY | O_CLOEXEC));
    char first = 0;
    return file.isOpen() && read(file.number(), &first, 1) >= 0 ? Reach::Reached
                                                                : Reach::OutOfReach;
}

} // namespace

ReadFile readFile(const QString& path, const Games& games) {
    // First what is known of it: should it change meanwhile, that is noticed.
    KnownFile known = lookAt(path);
    auto opened = openFile(path, games);
    const Reach reach = opened ? Reach::Reached : reachOf(path);
    return {path, std::move(opened), std::move(known), reach};
}

} // namespace stagewright
