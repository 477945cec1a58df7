#include "model/atomic_file.h"

#include "model/draft_file.h"
#include "model/system_error.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace stagewright {

namespace {

struct AtomicFile {
    Q_DECLARE_TR_FUNCTIONS(AtomicFile)
};

tl::unexpected<Fault> cannotWrite(const QString& path, const QString& why, const QString& remedy) {
    return tl::unexpected(
        Fault{AtomicFile::tr("cannot be written: %1").arg(why), {}, remedy, path});
}

/// Where a link leads in the end, be there a file or not.
QString behindLinks(const QString& path) {
    constexpr int mostLinks = 40; // as many as Linux follows; links may run in a circle
    QString target = path;
    for (int i = 0; i < mostLinks && QFileInfo(target).isSymLink(); ++i)
        target = QFileInfo(target).symLinkTarget();
    return target;
}

/// What is to be at the target, in the steps that can fail; each gives the system's error number.
class Replacement {
public:
    Replacement(QByteArray target, const QByteArray& content, FilePermissions permissions)
        : target_(std::move(target))
        , content_(content)
        , readers_(permissions)
        , replaces_(stat(target_.constData(), &old_) == 0) {}

    int run() {
        // The folder would let it be replaced, but it is protected by itself.
        if (replaces_ && faccessat(AT_FDCWD, target_.constData(), W_OK, AT_EACCESS) != 0)
            return errno;
        if (DraftFile draft = DraftFile::unnamed(target_, mode()); draft.isOpen()) {
            if (const int error = fill(draft))
                return error;
            if (draft.publish(target_, replaces_) == 0)
                return 0;
        } // else, or where it can be given no name: as it is done everywhere
        DraftFile draft = DraftFile::named(target_, mode());
        if (!draft.isOpen())
            return draft.error();
        const int error = fill(draft);
        return error == 0 ? draft.publish(target_, replaces_) : error;
    }

private:
    [[nodiscard]] mode_t mode() const {
        if (readers_ == FilePermissions::OwnerOnly)
            return S_IRUSR | S_IWUSR;
        return replaces_ ? old_.st_mode & 0777U : 0666U;
    }

    int fill(DraftFile& draft) const {
        if (replaces_ && readers_ == FilePermissions::AsUsual)
            draft.takeAfter(target_, old_);
        return draft.write(content_);
    }

    QByteArray target_;
    const QByteArray& content_;
    FilePermissions readers_;
    struct stat old_ {};
    bool replaces_;
};

} // namespace

Expected<void> writeFileAtomically(const QString& path, const QByteArray& content,
                                   FilePermissions permissions) {
    const QFileInfo place(path);
    // Renaming over a device or a pipe would do away with it.
    if (place.exists() && !place.isFile() && !place.isDir())
        return cannotWrite(path, AtomicFile::tr("this is no ordinary file"),
                           AtomicFile::tr("Choose another place"));
    const QString target = behindLinks(path);
    int error = place.isDir() ? EISDIR : 0;
    if (QFileInfo(target).isSymLink())
        error = ELOOP;
    if (error == 0)
        error = Replacement(QFile::encodeName(target), content, permissions).run();
    if (error != 0)
        return cannotWrite(path, systemErrorText(error), remedyOfWriteError(error));
    return {};
}

} // namespace stagewright
