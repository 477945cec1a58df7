#pragma once

#include <QByteArray>
#include <QString>

namespace stagewright {

/// What tells the content of one file from that of another. Never empty. Contents larger than any
/// stage are told apart by their size alone.
[[nodiscard]] QByteArray digestOf(const QByteArray& content);

/// That of a file on the disk; empty where there is no ordinary file that can be read.
[[nodiscard]] QByteArray fileDigest(const QString& path);

} // namespace stagewright
