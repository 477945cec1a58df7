#pragma once

#include "editor/document/document.h"

#include <QIcon>

namespace stagewright {

/// What the strip shows of a stage of the rally.
struct StripItem {
    StageKey key{};
    QString text;   ///< "SS 2  Monte"
    QString title;  ///< "Monte"; may be empty
    QString detail; ///< tiles, length, service: a sentence for tool tip and readers for the blind
    QIcon picture;  ///< the same when it is selected

    static constexpr QSize pictureSize{112, 72}; ///< device-independent pixels
};

/// @param errors how many findings are errors; they are marked in the picture
/// @param ground on which the stage is drawn
[[nodiscard]] StripItem stripItem(const Rally& rally, qsizetype index, const Catalogue& catalogue,
                                  int errors, const QColor& ground, qreal devicePixelRatio);

} // namespace stagewright
