#include "editor/hextiles/edits/clip.h"

#include "model/exchange/exchange.h"
#include "model/game/stage_file.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct Clip {
    Q_DECLARE_TR_FUNCTIONS(Clip)
};

auto refused(const QString& what) {
    return tl::unexpected(Fault{what, {}, {}, {}});
}

} // namespace

QString clipOf(const Stage& stage, Group tiles) {
    if (tiles.size() == static_cast<std::size_t>(tilesOf(stage).placements().size()))
        return QString::fromUtf8(writeStage(stage));
    Stage part;
    part.info.game = stage.info.game;
    for (const Placement& tile : tiles)
        tilesOf(part).insert(tile);
    return QString::fromUtf8(writeStage(part));
}

Expected<QList<Placement>> tilesOfClip(const QString& text, const Games& games) {
    if (text.isEmpty())
        return refused(Clip::tr("There are no tiles in the clipboard"));
    if (text.size() > largestStageFile)
        return refused(Clip::tr("The text in the clipboard is too long to be tiles"));
    const auto read = readStages(text.toUtf8(), games);
    if (!read || read->stages.empty() || tilesOf(read->stages.front()).placements().empty())
        return refused(Clip::tr("The text in the clipboard holds no tiles of a stage"));
    if (!read->remarks.empty()) // a part would pass for the whole
        return refused(Clip::tr("Not all tiles of the clipboard can be taken: %1")
                           .arg(sentence(read->remarks.front())));
    const Stage& stage = read->stages.front();
    const auto& catalogue = games.data<Catalogue>();
    for (const Placement& tile : tilesOf(stage).placements()) {
        if (!catalogue.find(tile.side))
            return refused(Clip::tr("The clipboard has a tile %1, which Stagewright does not know")
                               .arg(tile.side.toString()));
        if (tilesOf(stage).at(tile.hex).size() > 1)
            return refused(Clip::tr("Two tiles of the clipboard lie on one hex"));
    }
    return tilesOf(stage).inLayingOrder();
}

} // namespace stagewright
