#pragma once

#include "editor/recovery/file_of_copy.h"
#include "editor/recovery/locked_file.h"
#include "editor/recovery/recovery_copy.h"

#include <vector>

namespace stagewright {

/// A copy that a run which is no more has left.
struct RecoverableCopy {
    RecoveryCopy copy;
    LockedFile held; ///< so that of two programs started together one offers it
    /// Nothing: it has no file, or nobody has looked at it, or it does not answer.
    std::optional<FileOfCopy> file = std::nullopt;
};

/// All of them.
struct RecoveryScan {
    std::vector<RecoverableCopy> copies; ///< the newest first
    std::vector<Fault> unread; ///< of each that cannot be read, why; it is left where it is
};

/// Where recovery copies lie: one file for each document that is being changed, and its lock. They
/// are the user's alone, wherever the documents themselves may be read.
class RecoveryFolder {
public:
    explicit RecoveryFolder(QString path);

    /// In the user's data folder.
    [[nodiscard]] static RecoveryFolder usual();

    /// Makes the folder, and keeps others out of it. @return whether it is there
    bool make() const;

    /// A new name in the folder, held; the folder is made. Nothing where that cannot be.
    [[nodiscard]] std::optional<LockedFile> newFile() const;

    /// What nobody holds. All else is passed over and left alone.
    [[nodiscard]] RecoveryScan scan(const Games& games) const;
    /// Of these what can be read.
    [[nodiscard]] std::vector<RecoverableCopy> recoverableCopies(const Games& games) const {
        return scan(games).copies;
    }

    [[nodiscard]] const QString& path() const { return path_; }

private:
    QString path_;
};

/// Removes a copy for good, and what a killed run may have left of writing it.
void removeCopy(const QString& path);

} // namespace stagewright
