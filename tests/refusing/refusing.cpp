// Answers system calls as file systems do that cannot be had in a test: preloaded into the program
// (LD_PRELOAD), with the error number in a variable for each call that is refused, REFUSE_FSYNC=28.
// KILL_AT=3 kills the program before the third call that changes a file.

#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdlib>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace {

template <typename Call>
Call* original(const char* name) {
    return reinterpret_cast<Call*>(dlsym(RTLD_NEXT, name));
}

bool isRefused(const char* variable) {
    const char* error = std::getenv(variable);
    if (!error)
        return false;
    errno = std::atoi(error);
    return true;
}

void countChange() {
    static int changes = 0;
    const char* last = std::getenv("KILL_AT");
    if (last && ++changes == std::atoi(last))
        std::raise(SIGKILL);
}

bool isFile(int number) {
    struct stat found {};
    return fstat(number, &found) == 0 && S_ISREG(found.st_mode);
}

int openAs(const char* name, const char* path, int flags, mode_t mode) {
    const bool unnamed = (flags & O_TMPFILE) == O_TMPFILE;
    if ((flags & O_ACCMODE) != O_RDONLY)
        countChange();
    if (unnamed && isRefused("REFUSE_UNNAMED"))
        return -1;
    if (!unnamed && (flags & O_CREAT) != 0 && isRefused("REFUSE_NAMED"))
        return -1;
    return original<int(const char*, int, ...)>(name)(path, flags, mode);
}

mode_t modeIn(int flags, va_list& rest) {
    return (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(rest, mode_t) : 0;
}

} // namespace

extern "C" {

int open(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = modeIn(flags, rest);
    va_end(rest);
    return openAs("open", path, flags, mode);
}

int open64(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = modeIn(flags, rest);
    va_end(rest);
    return openAs("open64", path, flags, mode);
}

ssize_t write(int file, const void* bytes, size_t size) {
    if (isFile(file)) {
        countChange();
        if (isRefused("REFUSE_WRITE"))
            return -1;
    }
    return original<ssize_t(int, const void*, size_t)>("write")(file, bytes, size);
}

int fsync(int file) {
    countChange();
    return isRefused("REFUSE_FSYNC") ? -1 : original<int(int)>("fsync")(file);
}

int linkat(int from, const char* path, int to, const char* target, int flags) {
    countChange();
    if (isRefused("REFUSE_LINK"))
        return -1;
    return original<int(int, const char*, int, const char*, int)>("linkat")(from, path, to, target,
                                                                            flags);
}

int rename(const char* path, const char* target) {
    countChange();
    if (isRefused("REFUSE_RENAME"))
        return -1;
    return original<int(const char*, const char*)>("rename")(path, target);
}

int fchown(int file, uid_t owner, gid_t group) {
    return isRefused("REFUSE_OWNER")
               ? -1
               : original<int(int, uid_t, gid_t)>("fchown")(file, owner, group);
}

int fchmod(int file, mode_t mode) {
    return isRefused("REFUSE_MODE") ? -1 : original<int(int, mode_t)>("fchmod")(file, mode);
}
}
