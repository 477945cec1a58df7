#pragma once

#include <QString>
#include <QStringList>

namespace stagewright {

/// A folder of a server that does not answer: whoever looks at what is in it waits, until it is let
/// go. Except for the thread that makes this, the window's: what that looks at, as it never should,
/// is noted. One at a time.
class DeadFolder {
public:
    explicit DeadFolder(const QString& path);
    DeadFolder(const DeadFolder&) = delete;
    DeadFolder& operator=(const DeadFolder&) = delete;
    ~DeadFolder() { answer(); }

    /// Whether somebody waits for it.
    [[nodiscard]] static bool isWanted();
    static void answer();

    /// What the window has looked at in its own thread.
    [[nodiscard]] static QStringList touched();
};

} // namespace stagewright
