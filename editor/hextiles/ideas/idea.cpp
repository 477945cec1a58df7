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
    int tiles = idea.stage.layout.pieceCount();
    for (const Stage& stage : idea.further)
        tiles += stage.layout.pieceCount();
    const QString all = IdeaText::tr("%n tile(s)", nullptr, tiles);
    if (idea.further.empty())
        return all;
    return IdeaText::tr("%n stage(s), %1", nullptr, static_cast<int>(idea.further.size()) + 1)
        .arg(all);
}

QString driveOf(const Idea& idea) {
    if (!idea.drive)
        return {};
    return IdeaText::tr("%1 min · %2 · %3")
        .arg(std::lround(idea.drive->minutes))
        .arg(minutesAndSeconds(idea.drive->seconds), wordFor(idea.drive->difficulty));
}

} // namespace stagewright
