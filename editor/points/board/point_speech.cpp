#include "editor/points/board/point_speech.h"

#include "editor/points/edits/track_steps.h"
#include "editor/points/faces/mark_words.h"

namespace stagewright {

QString spokenPoint(const PointBoard& board, Place point) {
    QStringList said{pointInWords(point, trackOf(board.document(), board.track()).marksAt(point))};
    for (const Finding& finding : board.findingsAt(point))
        said << finding.text;
    return said.join(QStringLiteral(", "));
}

} // namespace stagewright
