#pragma once

#include <QByteArray>
#include <QString>

namespace stagewright {

/// What is known of a file from when it was last read or written, so that nobody has to look at it,
/// and perhaps wait for its disk, to tell it from others.
struct KnownFile {
    QString canonicalPath; ///< see canonicalPath()
    QByteArray digest;     ///< see fileDigest()

    friend bool operator==(const KnownFile&, const KnownFile&) = default;
};

/// Looks at the file now. It may lie on a disk that does not answer: not in the window's thread.
[[nodiscard]] KnownFile lookAt(const QString& path);

/// Whether there is something of that name. Likewise.
[[nodiscard]] bool fileExists(const QString& path);

} // namespace stagewright
