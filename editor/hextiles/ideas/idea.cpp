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

QStringList linesOf(const Idea& idea) {
    int tiles = idea.stage.layout.pieceCount();
    for (const Stage& stage : idea.further)
        tiles += stage.layout.pieceCount();
    QStringList lines;
    if (!idea.further.empty())
        lines << IdeaText::tr("%n stage(s)", nullptr, static_cast<int>(idea.further.size()) + 1);
    lines << (idea.beside == 0
                  ? IdeaText::tr("%n tile(s)", nullptr, tiles)
                  : IdeaText::tr("%1 + %2 tile(s)", "on the road, and beside it", tiles)
                        .arg(tiles - idea.beside)
                        .arg(idea.beside));
    if (idea.drive)
        lines << IdeaText::tr("%1 min · %2", "at the table, of a drive")
                     .arg(std::lround(idea.drive->minutes))
                     .arg(minutesAndSeconds(idea.drive->seconds))
              << wordFor(idea.drive->difficulty);
    return lines;
}

} // namespace stagewright
