#include "model/exchange/code_groups.h"
#include "model/exchange/hop_order.h"
#include "model/exchange/remarks.h"
#include "model/exchange/stage_code.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace stagewright {

namespace {

struct StageCodeWriter {
    Q_DECLARE_TR_FUNCTIONS(StageCode)
};

/// By hex, and on one hex in an order that does not depend on that of laying.
QList<Placement> inCodeOrder(const TileLayout& layout) {
    QList<Placement> tiles = layout.placements();
    const auto key = [](const Placement& tile) {
        return std::tuple(tile.hex, tile.side, tile.turn.sixths(), tile.variant);
    };
    std::sort(tiles.begin(), tiles.end(),
              [&](const Placement& a, const Placement& b) { return key(a) < key(b); });
    std::vector<Hex> hexes;
    hexes.reserve(static_cast<std::size_t>(tiles.size()));
    for (const Placement& tile : tiles)
        hexes.push_back(tile.hex);
    QList<Placement> ordered;
    ordered.reserve(tiles.size());
    for (const std::size_t i : hopOrder(hexes))
        ordered.append(tiles[static_cast<qsizetype>(i)]);
    return ordered;
}

void addMove(Signs& signs, Hex strides) {
    if (strides == Hex{})
        return;
    if (std::abs(strides.q) <= mostStrides && std::abs(strides.r) <= mostStrides) {
        addGroup(signs, firstMark + (strides.r + mostStrides) * (2 * mostStrides + 1) + strides.q +
                            mostStrides);
        return;
    }
    addGroup(signs, farMark);
    addOffset(signs, strides.q);
    addOffset(signs, strides.r);
}

void addSpelledSide(Signs& signs, const TileId& side) {
    addGroup(signs, spelledMark);
    const QByteArray letters =
        side.tile().chopped(QString::number(side.number()).size()).toLatin1();
    signs.push_back(static_cast<Sign>(letters.size()));
    for (const char letter : letters)
        signs.push_back(static_cast<Sign>(letter - 'a'));
    addNumber(signs, side.number());
    signs.push_back(static_cast<Sign>(side.side() ? side.side() - 'a' + 1 : 0));
}

/// @param from what the hop is counted from
void addTile(Signs& signs, const Placement& tile, Hex from, std::size_t game) {
    const Hex strides = stridesTo(tile.hex - from);
    addMove(signs, strides);
    if (tile.variant != 0) {
        addGroup(signs, variantMark);
        addNumber(signs, tile.variant);
    }
    const auto coded = codedSide(game, tile.side);
    if (!coded)
        addSpelledSide(signs, tile.side);
    const CodedSide side = coded.value_or(CodedSide());
    const Hex hop = tile.hex - afterStrides(from, strides);
    const int what = (side.number * 2 + (side.isB ? 1 : 0)) * 6 + tile.turn.sixths();
    addGroup(signs, what * 25 + (hop.r + hopReach) * 5 + hop.q + hopReach);
}

/// What no code holds.
std::vector<Fault> codeLosses(const Stage& stage) {
    Remarks losses;
    const StageInfo& info = stage.info;
    if (!info.title.isEmpty() || !info.author.isEmpty())
        losses.add(StageCodeWriter::tr("title and author are not in a code"));
    if (!info.notes.isEmpty())
        losses.add(StageCodeWriter::tr("notes are not in a code"));
    if (!info.dashboard.isEmpty() || info.players)
        losses.add(StageCodeWriter::tr("car and number of players are not in a code"));
    if (!info.unknown.isEmpty() || !tilesOf(stage).tileHashes.empty())
        losses.add(StageCodeWriter::tr("what a file says beside is not in a code"));
    if (tilesOf(stage).orderCounts)
        losses.add(StageCodeWriter::tr("the order of laying is not in a code"));
    for (const Placement& tile : tilesOf(stage).placements()) {
        if (!tile.tokens.isEmpty())
            losses.add(StageCodeWriter::tr("tokens are not in a code"), placeOf(tile));
        if (!tile.note.isEmpty())
            losses.add(StageCodeWriter::tr("notes are not in a code"), placeOf(tile));
        if (!tile.unknown.isEmpty())
            losses.add(StageCodeWriter::tr("what a file says beside is not in a code"),
                       placeOf(tile));
    }
    return losses.list();
}

} // namespace

Expected<Exported> writeStageCode(const Stage& stage) {
    const auto game = std::find(codedGames.begin(), codedGames.end(), stage.info.game);
    if (game == codedGames.end())
        return tl::unexpected(Fault{StageCodeWriter::tr("there are no codes for this game"),
                                    {},
                                    StageCodeWriter::tr("Save it as a file"),
                                    {}});
    if (stage.layout.pieceCount() > mostCodedTiles)
        return tl::unexpected(
            Fault{StageCodeWriter::tr("a code holds at most %n tile(s)", nullptr, mostCodedTiles),
                  {},
                  StageCodeWriter::tr("Save it as a file"),
                  {}});
    const QList<Placement> tiles = inCodeOrder(tilesOf(stage));
    const bool isCircuit = stage.info.kind == StageKind::Circuit;
    const auto gameIndex = static_cast<std::size_t>(game - codedGames.begin());
    Signs signs{static_cast<Sign>(firstGameSign + 2 * gameIndex + (isCircuit ? 1 : 0))};
    if (isCircuit)
        addNumber(signs, stage.info.laps);
    const Hex origin = tiles.isEmpty() ? Hex() : stridesTo(tiles.constFirst().hex);
    addOffset(signs, origin.q);
    addOffset(signs, origin.r);
    if (!isCircuit && stage.info.laps != 1) {
        addGroup(signs, lapsMark);
        addNumber(signs, stage.info.laps);
    }
    Hex from = afterStrides({}, origin);
    for (const Placement& tile : tiles) {
        addTile(signs, tile, from, gameIndex);
        from = tile.hex;
    }
    const CheckSigns check = checkSigns(signs);
    signs.insert(signs.end(), check.begin(), check.end());
    return Exported{textOfSigns(signs) + '\n', codeLosses(stage)};
}

} // namespace stagewright
