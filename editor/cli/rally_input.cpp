#include "editor/cli/rally_input.h"

#include "editor/cli/output.h"
#include "model/bounded_file.h"
#include "model/pack/tile_sets.h"
#include "model/rally/rally_parts.h"
#include "model/rally/stage_name.h"
#include "model/stage/stage_file.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct RallyInput {
    Q_DECLARE_TR_FUNCTIONS(RallyInput)
};

/// A damaged pack cannot be planned: an empty stage would stand for a lost one.
Expected<KnownRally> loadPacked(const QString& path, const Catalogue& catalogue) {
    auto opened = loadRallyPack(path);
    if (!opened)
        return tl::unexpected(opened.error());
    if (!opened->whole())
        return tl::unexpected(opened->damages.front());
    KnownRally known{opened->pack.rally, std::nullopt};
    if (opened->pack.tileSets.empty())
        return known;
    auto own = withTileSets(catalogue, opened->pack.tileSets);
    if (!own)
        return tl::unexpected(own.error());
    known.own.emplace(std::move(own->catalogue));
    return known;
}

Expected<KnownRally> loadAny(const QString& path, const Catalogue& catalogue) {
    if (isPackFile(path))
        return loadPacked(path, catalogue);
    auto rally = loadRally(path);
    if (rally)
        return KnownRally{*std::move(rally), std::nullopt};
    if (loadStage(path))
        return tl::unexpected(Fault{RallyInput::tr("this is a stage, not a rally"),
                                    {},
                                    RallyInput::tr("\"rally --new\" makes a rally of stages"),
                                    path});
    return tl::unexpected(rally.error());
}

} // namespace

bool holdsRally(const QString& path) {
    const auto text = readBounded(path, largestRallyFile);
    return text && isRallyText(*text);
}

Expected<KnownRally> loadKnownRally(const QString& path, const Catalogue& catalogue) {
    auto known = loadAny(path, catalogue);
    if (!known)
        return known;
    const Rally& rally = known->rally;
    for (qsizetype i = 0; i < rally.stages().size(); ++i)
        for (const Placement& tile : rally.stages()[i].stage.inLayingOrder())
            if (!known->catalogue(catalogue).find(tile.side))
                return tl::unexpected(
                    Fault{RallyInput::tr("no box has a tile \"%1\"").arg(tile.side.toString()),
                          RallyInput::tr("%1, hex (%2, %3)")
                              .arg(stageName(rally, i))
                              .arg(tile.hex.q)
                              .arg(tile.hex.r),
                          RallyInput::tr("Correct its number and side"), path});
    return known;
}

Expected<void> saveRallyTo(const RallyPack& pack, const QString& path) {
    if (path.endsWith(QStringLiteral(".rallypack"), Qt::CaseInsensitive))
        return saveRallyPack(pack, path);
    if (!pack.tileSets.empty())
        return tl::unexpected(Fault{RallyInput::tr("only a pack holds tile sets of one's own"),
                                    {},
                                    RallyInput::tr("Name a file that ends in .rallypack"),
                                    path});
    return writeOutput(path, writeRally(pack.rally));
}

} // namespace stagewright
