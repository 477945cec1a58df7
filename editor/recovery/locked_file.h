#pragma once

#include <QLockFile>
#include <QString>

#include <memory>
#include <optional>

namespace stagewright {

/// A file in the recovery folder that belongs to this run of the program alone: as long as it is
/// held, or until the program is killed, no other run takes it for left behind. Letting go of it
/// leaves the file there.
class LockedFile {
public:
    /// Nothing where another run, or another part of this one, holds it, and where the folder
    /// cannot be written. @param path of the file, be it there or not
    [[nodiscard]] static std::optional<LockedFile> acquire(const QString& path);

    [[nodiscard]] const QString& path() const { return path_; }

private:
    LockedFile(QString path, std::unique_ptr<QLockFile> lock);

    QString path_;
    std::unique_ptr<QLockFile> lock_;
};

/// The lock that lies beside a file.
[[nodiscard]] QString lockPath(const QString& path);

} // namespace stagewright
