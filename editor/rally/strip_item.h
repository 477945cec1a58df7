#pragma once

#include "editor/rally/evening_report.h"
#include "model/game/piece_words.h"

#include <QIcon>

namespace stagewright {

/// What the strip shows of a stage of the rally.
struct StripItem {
    StageKey key{};
    QString text;   ///< "SS 2  Monte"
    QString title;  ///< "Monte"; may be empty
    QString takes;  ///< "25 min, standard"; empty until that is known
    QString detail; ///< tiles, minutes, service: a sentence for tool tip and readers for the blind
    QIcon picture;  ///< the same when it is selected

    static constexpr QSize pictureSize{112, 72}; ///< device-independent pixels
};

/// @param words of the stage's kind of layout
/// @param picture of the stage; may be null
/// @param errors how many findings are errors; they are marked in the picture
[[nodiscard]] StripItem stripItem(const Rally& rally, qsizetype index, const PieceWords& words,
                                  const QPixmap& picture, int errors,
                                  const std::optional<StageExpectation>& forecast);

} // namespace stagewright
