#include "model/refusal.h"

#include <QCoreApplication>

#include <cerrno>

namespace stagewright {

namespace {

struct Refusal {
    Q_DECLARE_TR_FUNCTIONS(Refusal)
};

} // namespace

QString refusalOf(int error) {
    switch (error) {
    case ENOSPC:
        return Refusal::tr("the disk is full");
    case EDQUOT:
        return Refusal::tr("the room that you may take up there is used up");
    case EFBIG:
        return Refusal::tr("the file would be larger than it may be");
    case EROFS:
        return Refusal::tr("nothing can be changed on this disk");
    case EACCES:
    case EPERM:
        return Refusal::tr("permission denied");
    case ENOENT:
        return Refusal::tr("no such file or folder");
    case ENOTDIR:
        return Refusal::tr("a part of the path is a file, not a folder");
    case EISDIR:
        return Refusal::tr("this is a folder");
    case ENAMETOOLONG:
        return Refusal::tr("the name is too long");
    case ELOOP:
        return Refusal::tr("this link leads to itself");
    case EBADF:
        return Refusal::tr("it is closed");
    case EIO:
        return Refusal::tr("the disk does not work as it should");
    case ESTALE:
    case ENOTCONN:
    case EHOSTDOWN:
    case EHOSTUNREACH:
    case ETIMEDOUT:
        return Refusal::tr("the disk cannot be reached");
    default:
        return qt_error_string(error);
    }
}

QString remedyOfWriting(int error) {
    switch (error) {
    case ENOSPC:
    case EDQUOT:
        return Refusal::tr("Make room there, or choose another place");
    case EFBIG:
        return Refusal::tr("Raise the limit of file sizes, or choose another place");
    case ENAMETOOLONG:
        return Refusal::tr("Choose a shorter name");
    case EIO:
        return Refusal::tr("Choose another disk");
    default:
        return Refusal::tr("Choose another place");
    }
}

} // namespace stagewright
