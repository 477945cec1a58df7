#include "editor/hextiles/sheets/tile_sections.h"

#include "editor/hextiles/sheets/used_boxes.h"
#include "editor/hextiles/tokens/token_kind.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/layouts/hextiles/stage/tile_list.h"
#include "model/layouts/hextiles/stage/token_name.h"

#include <QCoreApplication>

#include <map>

namespace stagewright {

namespace {

struct TileSections {
    Q_DECLARE_TR_FUNCTIONS(TileSections)
};

Stage stageOf(const Stage& like, const QList<Placement>& tiles) {
    Stage stage;
    stage.info = like.info;
    for (const Placement& tile : tiles)
        tilesOf(stage).insert(tile);
    return stage;
}

TileSection sectionOf(TileOrigin source, const Stage& tiles, const Catalogue& catalogue,
                      const std::vector<UsedBox>& boxes) {
    TileSection section{source, 0, {}};
    for (const auto& [tile, count] : tileList(tiles)) {
        QStringList titles;
        for (const UsedBox& each : boxes)
            if (each.box->tiles.contains(tile.withSide(0)))
                titles << each.title();
        const QString number = tile.tile();
        section.rows.push_back({catalogue.find(tile),
                                number,
                                tile.toString().sliced(number.size()),
                                count,
                                titles,
                                {},
                                {}});
        section.tiles += count;
    }
    return section;
}

/// Those to be turned over come last.
TileSection movesOf(const Stage& stage, const TileMove& move, const Catalogue& catalogue,
                    const std::vector<UsedBox>& boxes) {
    QList<Placement> asTheyLie;
    std::map<TileId, QList<Placement>> turnedOver; // by the side that lies up
    for (qsizetype i = 0; i < move.move.size(); ++i) {
        const TileId lying = move.liesAs[static_cast<std::size_t>(i)];
        (lying == move.move[i].side ? asTheyLie : turnedOver[lying]).append(move.move[i]);
    }
    TileSection section = sectionOf(TileOrigin::Moves, stageOf(stage, asTheyLie), catalogue, boxes);
    for (const auto& [lying, tiles] : turnedOver) {
        TileSection more = sectionOf(TileOrigin::Moves, stageOf(stage, tiles), catalogue, boxes);
        for (TileTableRow& row : more.rows) {
            row.liesAs = lying.toString();
            section.rows.push_back(std::move(row));
        }
        section.tiles += more.tiles;
    }
    return section;
}

} // namespace

std::vector<TileSection> tileSections(const Stage& stage, const Catalogue& catalogue,
                                      const std::optional<TileMove>& fromBefore) {
    const std::vector<UsedBox> boxes = usedBoxes(stage, catalogue);
    const auto of = [&](TileOrigin source, const QList<Placement>& tiles) {
        return sectionOf(source, stageOf(stage, tiles), catalogue, boxes);
    };
    std::vector<TileSection> sections{
        of(TileOrigin::Box, fromBefore ? fromBefore->fetch : tilesOf(stage).placements())};
    if (sections.front().rows.empty())
        sections.clear();
    TileSection tokens{TileOrigin::Tokens, 0, {}};
    for (const auto& [token, count] : tokenList(stage)) {
        tokens.rows.push_back({nullptr, tokenName(token), {}, count, {}, {}, token});
        tokens.tiles += count;
    }
    if (!tokens.rows.empty())
        sections.push_back(std::move(tokens));
    if (!fromBefore)
        return sections;
    const Stage away = stageOf(stage, fromBefore->away);
    for (TileSection& more : std::vector{
             movesOf(stage, *fromBefore, catalogue, boxes), of(TileOrigin::Stays, fromBefore->stay),
             sectionOf(TileOrigin::Back, away, catalogue, usedBoxes(away, catalogue))})
        if (!more.rows.empty())
            sections.push_back(std::move(more));
    return sections;
}

QString tokensHeading(const TileSection& section) {
    return TileSections::tr("Tokens: %1").arg(section.tiles);
}

QString headingOf(const TileSection& section) {
    switch (section.source) {
    case TileOrigin::Box:
        return TileSections::tr("%n tile(s) to pick from the boxes", nullptr, section.tiles);
    case TileOrigin::Tokens:
        return tokensHeading(section);
    case TileOrigin::Moves:
        return TileSections::tr("%n tile(s) on the table already, to be laid anew", nullptr,
                                section.tiles);
    case TileOrigin::Stays:
        return TileSections::tr("%n tile(s) stay where they lie", nullptr, section.tiles);
    case TileOrigin::Back:
        return TileSections::tr("%n tile(s) go back into the boxes", nullptr, section.tiles);
    }
    return {};
}

} // namespace stagewright
