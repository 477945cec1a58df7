#include "model/draft_file.h"

#include <QRandomGenerator>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/xattr.h>
#include <utility>

namespace stagewright {

namespace {

constexpr int mostTries = 100; ///< of names that others have taken

QByteArray folderOf(const QByteArray& path) {
    const auto slash = path.lastIndexOf('/');
    return slash < 0 ? QByteArray(".") : path.first(std::max<qsizetype>(slash, 1));
}

/// A name beside the target that tells whose it is. Shorter than the target's where that is long:
/// a name may have 255 bytes on most file systems, on some 143.
QByteArray nameBeside(const QByteArray& target) {
    constexpr qsizetype longest = 100;
    constexpr int letters = 6;
    const qsizetype begin = target.lastIndexOf('/') + 1;
    qsizetype end = std::min(target.size(), begin + longest);
    const auto isWithinLetter = [&] { return (static_cast<uchar>(target[end]) & 0xC0U) == 0x80U; };
    while (end > begin && end < target.size() && isWithinLetter())
        --end;
    QByteArray name = target.first(end) + '.';
    for (int i = 0; i < letters; ++i)
        name += static_cast<char>('a' + QRandomGenerator::global()->bounded(26));
    return name;
}

/// Attributes that speak of the content, or that the system sets by itself.
bool isOfContent(const QByteArray& attribute) {
    return attribute.startsWith("security.") && attribute != "security.selinux" &&
           !attribute.startsWith("security.SMACK64");
}

constexpr const char* accessList = "system.posix_acl_access";

QByteArray valueOf(const QByteArray& path, const QByteArray& attribute) {
    constexpr qsizetype largest = 64 * 1024; // of the system
    QByteArray value(largest, Qt::Uninitialized);
    const auto size = getxattr(path.constData(), attribute.constData(), value.data(), largest);
    return size < 0 ? QByteArray() : value.first(size);
}

void copyAttributes(const QByteArray& from, int to) {
    // One that the folder hands down, and the older file has not.
    fremovexattr(to, accessList);
    const auto size = listxattr(from.constData(), nullptr, 0);
    if (size <= 0)
        return;
    QByteArray names(size, '\0');
    if (listxattr(from.constData(), names.data(), static_cast<std::size_t>(size)) != size)
        return; // another program is just changing them
    for (const QByteArray& name : names.split('\0'))
        if (!name.isEmpty() && !isOfContent(name)) {
            const QByteArray value = valueOf(from, name);
            fsetxattr(to, name.constData(), value.constData(),
                      static_cast<std::size_t>(value.size()), 0);
        }
}

/// Some places cannot wait for a disk, as they have none.
bool isWithoutDisk(int error) {
    return error == EINVAL || error == ENOSYS || error == EOPNOTSUPP;
}

} // namespace

DraftFile::DraftFile(FileDescriptor file, QByteArray name, int error)
    : file_(std::move(file))
    , name_(std::move(name))
    , error_(error) {}

DraftFile::~DraftFile() {
    if (!name_.isEmpty())
        unlink(name_.constData());
}

DraftFile DraftFile::unnamed(const QByteArray& target, mode_t mode) {
    FileDescriptor file(open(folderOf(target).constData(), O_TMPFILE | O_WRONLY | O_CLOEXEC, mode));
    const int error = file.isOpen() ? 0 : errno;
    return {std::move(file), {}, error};
}

DraftFile DraftFile::named(const QByteArray& target, mode_t mode) {
    for (int i = 0; i < mostTries; ++i) {
        const QByteArray name = nameBeside(target);
        FileDescriptor file(open(name.constData(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, mode));
        if (file.isOpen())
            return {std::move(file), name, 0};
        if (errno != EEXIST)
            break;
    }
    const int error = errno;
    return {FileDescriptor(), {}, error};
}

void DraftFile::takeAfter(const QByteArray& old, const struct stat& was) {
    constexpr auto sameOwner = static_cast<uid_t>(-1);
    mode_t mode = was.st_mode & 07777U;
    if (fchown(file_.number(), was.st_uid, was.st_gid) != 0 &&
        fchown(file_.number(), sameOwner, was.st_gid) != 0) {
        const mode_t forOthers = mode & static_cast<mode_t>(S_IRWXO);
        mode &= ~static_cast<mode_t>(S_IRWXG & ~(forOthers << 3U));
        mode &= ~static_cast<mode_t>(S_ISUID | S_ISGID);
    }
    copyAttributes(old, file_.number());
    fchmod(file_.number(), mode);
}

int DraftFile::write(QByteArrayView content) {
    while (!content.isEmpty()) {
        const auto size =
            ::write(file_.number(), content.data(), static_cast<std::size_t>(content.size()));
        if (size > 0)
            content = content.sliced(size);
        else if (size == 0)
            return EIO;
        else if (errno != EINTR)
            return errno;
    }
    while (fsync(file_.number()) != 0)
        if (errno != EINTR)
            return isWithoutDisk(errno) ? 0 : errno;
    return 0;
}

/// @return EEXIST where something of that name is there
int DraftFile::giveName(const QByteArray& target) {
    const QByteArray file = "/proc/self/fd/" + QByteArray::number(file_.number());
    const bool given =
        linkat(AT_FDCWD, file.constData(), AT_FDCWD, target.constData(), AT_SYMLINK_FOLLOW) == 0;
    return given ? 0 : errno;
}

int DraftFile::publish(const QByteArray& target, bool replaces) {
    if (name_.isEmpty() && !replaces)
        if (const int error = giveName(target); error != EEXIST)
            return error;
    for (int i = 0; name_.isEmpty(); ++i) {
        const QByteArray name = nameBeside(target);
        const int error = giveName(name);
        if (error == 0)
            name_ = name;
        else if (error != EEXIST || i == mostTries)
            return error;
    }
    if (std::rename(name_.constData(), target.constData()) != 0)
        return errno;
    name_.clear();
    return 0;
}

} // namespace stagewright
