#pragma once

#include <QByteArray>
#include <QString>

namespace stagewright {

/// What tells the content of one file from that of another, whatever its size. Never empty.
[[nodiscard]] QByteArray digestOf(const QByteArray& content);

/// That of a file on the disk; empty where there is no ordinary file that can be read. Files far
/// larger than any that is read here are told apart by size and time alone.
[[nodiscard]] QByteArray fileDigest(const QString& path);

} // namespace stagewright
