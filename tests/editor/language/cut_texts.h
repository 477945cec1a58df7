#pragma once

#include <QStringList>
#include <QWidget>

namespace stagewright {

/// The texts that do not fit into what shows them, each with its widget: "QLabel \"Turns\" needs 60
/// x 20 of 40 x 20". Asks every widget under this one that is seen.
[[nodiscard]] QStringList cutTexts(const QWidget& root);

} // namespace stagewright
