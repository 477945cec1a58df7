#include "editor/hextiles/ideas/idea.h"

#include "editor/language/drive_words.h"
#include "model/drive/estimate.h"

#include <QCoreApplication>

#include <cmath>

namespace stagewright {

namespace {

struct IdeaText {
    Q_DECLARE_TR_FUNCTIONS(Idea)
};

} // namespace

QString tilesOf(const Idea& idea) {
    return IdeaText::tr("%n tile(s)", nullptr, idea.stage.layout.pieceCount());
}

QString driveOf(const Idea& idea) {
    if (!idea.drive)
        return {};
    return IdeaText::tr("%1 min · %2 · %3")
        .arg(std::lround(idea.drive->minutes))
        .arg(minutesAndSeconds(idea.drive->seconds), wordFor(idea.drive->difficulty));
}

} // namespace stagewright
