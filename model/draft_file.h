#pragma once

#include "model/file_descriptor.h"

#include <QByteArray>

#include <sys/stat.h>

namespace stagewright {

/// A file that is being written beside the place that it is meant for. Unless it is published,
/// nothing is left of it; a program that is killed leaves nothing of one without a name.
///
/// Paths are as the system writes them. Functions give the system's error number, 0 if all is well.
class DraftFile {
public:
    /// Without a name, which some file systems refuse; then, or if the folder cannot be written,
    /// it is not open. @param mode of which the user's umask is taken off
    [[nodiscard]] static DraftFile unnamed(const QByteArray& target, mode_t mode);

    /// Under a name of its own, no longer than any file system takes. Not open if that cannot be;
    /// error() says why.
    [[nodiscard]] static DraftFile named(const QByteArray& target, mode_t mode);

    DraftFile(DraftFile&& other) noexcept = default;
    DraftFile& operator=(DraftFile&&) = delete;
    DraftFile(const DraftFile&) = delete;
    DraftFile& operator=(const DraftFile&) = delete;
    ~DraftFile();

    [[nodiscard]] bool isOpen() const { return file_.isOpen(); }
    [[nodiscard]] int error() const { return error_; }

    /// Takes owner, group, access list, extended attributes and mode of an older file, as far as
    /// this user may set them. Where the group cannot be kept, nobody gets more than all others.
    void takeAfter(const QByteArray& old, const struct stat& was);

    /// Writes it all, and waits until the disk has it.
    [[nodiscard]] int write(QByteArrayView content);

    /// Gives it its name, at one stroke.
    /// @param replaces whether a file of that name is there, which goes
    [[nodiscard]] int publish(const QByteArray& target, bool replaces);

private:
    DraftFile(FileDescriptor file, QByteArray name, int error);

    [[nodiscard]] int giveName(const QByteArray& target);

    FileDescriptor file_;
    QByteArray name_; ///< empty: it has none
    int error_;
};

} // namespace stagewright
