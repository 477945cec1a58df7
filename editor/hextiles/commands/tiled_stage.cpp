#include "editor/hextiles/commands/tiled_stage.h"

#include "editor/cli/piped_files.h"
#include "editor/cli/refusal.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct TiledStage {
    Q_DECLARE_TR_FUNCTIONS(TiledStage)
};

} // namespace

Expected<StageInput> loadTiledStage(const QString& path, std::optional<int> number,
                                    const AddedPieces& known) {
    auto input = loadOneStage(path, number, known);
    if (!input)
        return input;
    const Layout& layout = input->stages.front().stage.layout;
    if (layout.kind() && !layout.as<TileLayout>())
        return refusal(TiledStage::tr("nothing in it is a hex tile, and this command lays those"),
                       TiledStage::tr("Give a stage that is laid of hex tiles"), spokenName(path));
    return input;
}

} // namespace stagewright
