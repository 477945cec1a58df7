#pragma once

#include <QKeySequence>
#include <QString>

#include <vector>

namespace stagewright {

/// Keys of the board that are the same for everybody.
struct FixedKeys {
    QList<QKeySequence> keys;
    QString shown; ///< a word for them where they are many; else empty
    QString what;  ///< they do
};

[[nodiscard]] std::vector<FixedKeys> fixedKeys();

} // namespace stagewright
