#include "model/system_error.h"

#include <QCoreApplication>

#include <cerrno>

namespace stagewright {

namespace {

struct SystemError {
    Q_DECLARE_TR_FUNCTIONS(SystemError)
};

} // namespace

QString systemErrorText(int error) {
    switch (error) {
    case ENOSPC:
        return SystemError::tr("the disk is full");
    case EDQUOT:
        return SystemError::tr("the room that you may take up there is used up");
    case EFBIG:
        return SystemError::tr("the file would be larger than it may be");
    case EROFS:
        return SystemError::tr("nothing can be changed on this disk");
    case EACCES:
    case EPERM:
        return SystemError::tr("permission denied");
    case ENOENT:
        return SystemError::tr("no such file or folder");
    case ENOTDIR:
        return SystemError::tr("a part of the path is a file, not a folder");
    case EISDIR:
        return SystemError::tr("this is a folder");
    case ENAMETOOLONG:
        return SystemError::tr("the name is too long");
    case ELOOP:
        return SystemError::tr("this link leads to itself");
    case EBADF:
        return SystemError::tr("it is closed");
    case EIO:
        return SystemError::tr("the disk does not work as it should");
    case ESTALE:
    case ENOTCONN:
    case EHOSTDOWN:
    case EHOSTUNREACH:
    case ETIMEDOUT:
        return SystemError::tr("the disk cannot be reached");
    default:
        return qt_error_string(error);
    }
}

QString remedyOfWriteError(int error) {
    switch (error) {
    case ENOSPC:
    case EDQUOT:
        return SystemError::tr("Make room there, or choose another place");
    case EFBIG:
        return SystemError::tr("Raise the limit of file sizes, or choose another place");
    case ENAMETOOLONG:
        return SystemError::tr("Choose a shorter name");
    case EIO:
        return SystemError::tr("Choose another disk");
    default:
        return SystemError::tr("Choose another place");
    }
}

} // namespace stagewright
