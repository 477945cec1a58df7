#include "editor/compare/compare_source.h"

#include "editor/files/document_file.h"
#include "model/game/piece_files.h"

namespace stagewright {

Expected<ComparableStages> loadedFrom(const CompareSource& source) {
    if (source.path.isEmpty())
        return source.stages;
    return openFile(source.path, source.stages.games).map([&](const OpenedFile& opened) {
        ComparableStages read = source.stages;
        if (const auto own = withPieceSets(read.games, opened.pack.tileSets))
            read.games = own->games;
        for (const RallyStage& each : opened.pack.rally.stages())
            read.stages.push_back(each.stage);
        return read;
    });
}

} // namespace stagewright
