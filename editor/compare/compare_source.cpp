#include "editor/compare/compare_source.h"

#include "model/exchange/exchange.h"

namespace stagewright {

Expected<ComparableStages> loadedFrom(const CompareSource& source) {
    if (source.path.isEmpty())
        return source.stages;
    return loadStages(source.path, source.stages.games).map([&](const Imported& file) {
        ComparableStages read = source.stages;
        read.games = gamesOf(file, read.games);
        read.stages = file.stages;
        read.damages = file.damages;
        return read;
    });
}

} // namespace stagewright
