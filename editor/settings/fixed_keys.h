#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <vector>

namespace stagewright {

/// Keys that are the same for everybody.
struct FixedKeys {
    QList<QKeySequence> keys;
    QString shown; ///< a word for them where they are many; else empty
    QString what;  ///< they do
};

/// Of the board.
[[nodiscard]] std::vector<FixedKeys> fixedKeys();

/// Of a drive that is watched, while the keyboard is there; elsewhere they may be commands.
[[nodiscard]] std::vector<FixedKeys> driveKeys();

/// Likewise, of lists, tables and windows of their own.
[[nodiscard]] std::vector<FixedKeys> panelKeys();

} // namespace stagewright
