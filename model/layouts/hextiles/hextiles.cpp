#include "model/layouts/hextiles/hextiles.h"

#include "model/game/beside_the_road.h"
#include "model/game/piece_files.h"
#include "model/game/piece_words.h"
#include "model/game/pieces.h"
#include "model/game/place_names.h"
#include "model/game/players_words.h"
#include "model/layouts/hextiles/catalogue/tile_sets.h"
#include "model/layouts/hextiles/driving/tile_drive.h"
#include "model/layouts/hextiles/driving/tile_race.h"
#include "model/layouts/hextiles/stage/boxes_for.h"
#include "model/layouts/hextiles/stage/detected_kind.h"
#include "model/layouts/hextiles/stage/laid_shape.h"
#include "model/layouts/hextiles/stage/tile_changes.h"
#include "model/layouts/hextiles/stage/tile_list.h"
#include "model/layouts/hextiles/stage/tile_rows.h"
#include "model/layouts/hextiles/stage/tiles_between.h"
#include "model/layouts/hextiles/stage/token_name.h"
#include "model/layouts/hextiles/tile_sentences.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace stagewright {

namespace {

struct HexTiles {
    Q_DECLARE_TR_FUNCTIONS(HexTiles)
};

const Catalogue& catalogueOf(const Games& games) {
    return games.data<Catalogue>();
}

std::vector<GameBox> boxesOfTiles(const Games& games) {
    std::vector<GameBox> boxes;
    for (const Box& box : catalogueOf(games).boxes()) {
        GameBox each{box.id, box.game, box.title, box.expansion, {}};
        for (const auto& [tile, count] : box.tiles)
            each.pieces.emplace(tile.toString(), count);
        boxes.push_back(std::move(each));
    }
    return boxes;
}

PieceCounts tilesNeeded(const Stage& stage) {
    std::map<TileId, int> tiles;
    for (const Placement& tile : tilesOf(stage).placements())
        ++tiles[tile.side.withSide(0)];
    PieceCounts needs;
    for (const auto& [tile, count] : tiles)
        needs.emplace(tile.toString(), count);
    return needs;
}

QStringList idsOf(const BoxList& boxes) {
    QStringList ids;
    for (const Box* box : boxes)
        ids << box->id;
    return ids;
}

QStringList boxesForTiles(const Stage& stage, const Games& games) {
    return idsOf(boxesFor(stage, catalogueOf(games)));
}

std::vector<PieceLine> listOfTiles(const Stage& stage, const Games& games) {
    std::vector<PieceLine> lines;
    for (const TileRow& row : tileRows(stage, catalogueOf(games))) {
        PieceLine line{row.number, row.side, row.count, idsOf(row.boxes)};
        for (const Box* box : row.boxes)
            line.boxTitles << box->title;
        lines.push_back(std::move(line));
    }
    for (const auto& [id, count] : tokenList(stage)) {
        PieceLine line{id, {}, count};
        line.isToken = true;
        line.name = tokenName(id);
        lines.push_back(std::move(line));
    }
    return lines;
}

PiecesBetween tilesFromTo(const Stage& first, const Stage& next, const Games& games) {
    const TileMove move = tilesBetween(first, next, catalogueOf(games));
    return {static_cast<int>(move.stay.size()), static_cast<int>(move.move.size()),
            static_cast<int>(move.fetch.size()), static_cast<int>(move.away.size())};
}

std::vector<UnknownPiece> unknownTiles(const Stage& stage, const Games& games) {
    std::vector<UnknownPiece> unknown;
    for (const Placement& tile : tilesOf(stage).inLayingOrder())
        if (const QString id = tile.side.toString(); !catalogueOf(games).find(tile.side))
            unknown.push_back({id, HexTiles::tr("no box has a tile \"%1\"").arg(id),
                               HexTiles::tr("hex (%1, %2)").arg(tile.hex.q).arg(tile.hex.r),
                               QStringLiteral("tiles[%1].tile").arg(tile.laid),
                               HexTiles::tr("Correct its number and side")});
    return unknown;
}

std::optional<bool> hasServiceTile(const Stage& stage, const Games& games) {
    const auto& tiles = tilesOf(stage).placements();
    return std::any_of(tiles.begin(), tiles.end(), [&](const Placement& tile) {
        const TileSide* side = catalogueOf(games).find(tile.side);
        return side && side->role == Role::Service;
    });
}

void setKindOfTiles(Stage& stage, const Games& games) {
    setDetectedKind(stage, catalogueOf(games));
}

/// Under the heading under which the words are translated.
QString countedByRole(Role role, int count) {
    switch (role) {
    case Role::Service:
        return QCoreApplication::translate("RallyOverview", "%n service tile(s)", nullptr, count);
    case Role::Pit:
        return QCoreApplication::translate("RallyOverview", "%n pit tile(s)", nullptr, count);
    case Role::Filler:
        return QCoreApplication::translate("RallyOverview", "%n filler(s)", nullptr, count);
    case Role::Podium:
        return QCoreApplication::translate("RallyOverview", "%n podium tile(s)", nullptr, count);
    case Role::Road:
    case Role::Start:
    case Role::Finish:
    case Role::StartFinish:
        break;
    }
    return {};
}

std::map<Role, int> tilesBesideTheRoad(const Stage& stage, const Games& games) {
    std::map<Role, int> counts;
    for (const Placement& tile : tilesOf(stage).placements())
        if (const TileSide* side = catalogueOf(games).find(tile.side);
            side && side->terrain == Terrain::None)
            ++counts[side->role];
    return counts;
}

int countBesideTheRoad(const Stage& stage, const Games& games) {
    int all = 0;
    for (const auto& [role, count] : tilesBesideTheRoad(stage, games))
        all += count;
    return all;
}

QStringList wordsBesideTheRoad(const Stage& stage, const Games& games) {
    QStringList words;
    for (const auto& [role, count] : tilesBesideTheRoad(stage, games))
        words << countedByRole(role, count);
    words.removeAll(QString());
    return words;
}

Expected<AddedPieces> added(const Games& games, Expected<Overlaid> overlaid) {
    if (!overlaid)
        return tl::unexpected(overlaid.error());
    return AddedPieces{games.with(overlaid->catalogue), std::move(overlaid->names),
                       std::move(overlaid->passedOver)};
}

Expected<Games> withBuiltInTiles(const Games& games) {
    if (!catalogueOf(games).sides().empty())
        return games;
    auto catalogue = builtInCatalogue();
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    return games.with(*std::move(catalogue));
}

Expected<AddedPieces> withTileFiles(const Games& games, const QStringList& paths) {
    return added(games, overlaidFrom(catalogueOf(games), paths));
}

Expected<AddedPieces> withTileSetsOf(const Games& games, const PieceSets& sets) {
    return added(games, withTileSets(catalogueOf(games), sets));
}

std::vector<Fault> faultsOfSets(const Games& games, const PieceSets& sets) {
    return faultsOfTileSets(catalogueOf(games), sets);
}

// Under the headings under which the words are translated.

QString countOfTiles(int count) {
    return QCoreApplication::translate("CheckReport", "%n tile(s)", nullptr, count);
}

QString drivenTiles(int count) {
    return QCoreApplication::translate("EstimateReport", "%n road tile(s)", nullptr, count);
}

QString surfaceOfTiles(Terrain terrain, int count) {
    switch (terrain) {
    case Terrain::Asphalt:
        return QCoreApplication::translate("RallyOverview", "asphalt on %n tile(s)", nullptr,
                                           count);
    case Terrain::Gravel:
        return QCoreApplication::translate("RallyOverview", "gravel on %n tile(s)", nullptr, count);
    case Terrain::Snow:
        return QCoreApplication::translate("RallyOverview", "snow on %n tile(s)", nullptr, count);
    case Terrain::None:
        break;
    }
    return {};
}

QString nameOfHex(Place place) {
    return QStringLiteral("(%1, %2)").arg(place.x).arg(place.y);
}

QJsonObject jsonOfHex(Place place) {
    return {{QStringLiteral("q"), place.x}, {QStringLiteral("r"), place.y}};
}

Layout withoutTileNotes(const Layout& layout) {
    const auto* tiles = layout.as<TileLayout>();
    if (!tiles)
        return layout;
    std::vector<Placement> noted;
    std::vector<Placement> bare;
    for (const Placement& each : tiles->placements())
        if (!each.note.isEmpty() || !each.unknown.isEmpty()) {
            noted.push_back(each);
            bare.push_back(each);
            bare.back().note.clear();
            bare.back().unknown = {};
        }
    TileLayout without = *tiles;
    without.exchange(noted, bare);
    return Layout(std::move(without));
}

QString nameOfEdge(int side) {
    return name(allEdges.at(static_cast<std::size_t>(side)));
}

} // namespace

Games withHexTiles(const Games& games) {
    const LayoutKind& kind = TileLayout::kind();
    return games
        .withFace(kind,
                  StagePieces{boxesOfTiles, tilesNeeded, boxesForTiles, listOfTiles, tilesFromTo,
                              unknownTiles, hasServiceTile, laidShape, setKindOfTiles})
        .withFace(kind, StagePlaces{nameOfHex, QLatin1StringView("hexes"), jsonOfHex, nameOfEdge})
        .withFace(kind, PieceWords{countOfTiles, drivenTiles, surfaceOfTiles, sentenceOfTiles})
        .withFace(kind, BesideTheRoad{countBesideTheRoad, wordsBesideTheRoad})
        .withFace(kind, PlayersWords{withoutTileNotes})
        .withFace(kind, LayoutComparing{changesOfTiles})
        .withFace(kind, tileDriving())
        .withFace(kind, tileRacing())
        .with(PieceFiles{withBuiltInTiles, withTileFiles, withTileSetsOf, faultsOfSets,
                         unreadTileSets});
}

} // namespace stagewright
