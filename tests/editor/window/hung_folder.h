#pragma once

#include <QString>

namespace stagewright {

/// A folder in which no file is written to its end until it is let go, as on a server which does
/// not answer. One at a time.
class HungFolder {
public:
    explicit HungFolder(const QString& path);
    HungFolder(const HungFolder&) = delete;
    HungFolder& operator=(const HungFolder&) = delete;
    ~HungFolder() { answer(); }

    /// Whether somebody waits for it.
    [[nodiscard]] static bool isWanted();
    static void answer();
};

} // namespace stagewright
