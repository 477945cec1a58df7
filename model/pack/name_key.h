#pragma once

#include <QString>

#include <set>

namespace stagewright {

/// Names in a pack that are one on some system have the same key. What does not count: case, in any
/// language (`ß` and `SS`, the Turkish `ı` and `I`); the way accents are written; dots and blanks
/// at the end of a part and what stands behind a colon, which Windows drops; signs that are not
/// seen; the ending of a name that Windows keeps for a device.
/// @param path "/" parts folders, in the key too
[[nodiscard]] QString nameKey(const QString& path);

/// Gives names that can lie beside each other on every system.
class UniqueNames {
public:
    /// The name, or where it is taken, or a folder of it is a file, the same with a number.
    [[nodiscard]] QString unique(const QString& name);

private:
    [[nodiscard]] qsizetype conflict(const QString& name) const;

    std::set<QString> taken_; ///< keys
};

} // namespace stagewright
