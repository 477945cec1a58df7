#include "model/game/layout_kind.h"
#include "model/layouts/hextiles/stage/tile_fields.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QByteArrayList>
#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <utility>
#include <vector>

namespace stagewright {

namespace {

using Name = QLatin1StringView;

struct TileLayoutFile {
    Q_DECLARE_TR_FUNCTIONS(TileLayoutFile)
};

Placement readPlacement(const QJsonValue& value, const JsonPath& place, Faults& faults) {
    ObjectReader reader(value, place, faults);
    constexpr Range reach{-boardReach, boardReach};
    Placement placement;
    placement.hex.q = reader.integer(Name("q"), reach);
    placement.hex.r = reader.integer(Name("r"), reach);
    const QString tile = reader.text(Name("tile"));
    const auto id = TileId::parse(tile);
    if (!id && reader.find(Name("tile")).value_or(QJsonValue()).isString())
        reader.fault(Name("tile"),
                     TileLayoutFile::tr("\"%1\" is not a tile number and side").arg(tile.left(40)),
                     TileLayoutFile::tr("Write it as in 217b"));
    placement.side = id.value_or(TileId());
    placement.turn = Turn(reader.optionalInteger(Name("rotation"), {0, 5}).value_or(0));
    placement.variant = reader.optionalInteger(Name("variant"), {1, 99}).value_or(0);
    if (const auto tokens = reader.optionalArray(Name("tokens"))) {
        const JsonPath list = reader.at(Name("tokens"));
        for (qsizetype i = 0; i < tokens->size(); ++i)
            placement.tokens.append(readToken(tokens->at(i), JsonPath(list, i), faults));
    }
    placement.note = reader.optionalText(Name("note")).value_or(QString());
    placement.unknown = reader.unknown();
    return placement;
}

Layout readTiles(ObjectReader& reader, Faults& faults) {
    TileHashes hashes = readTileHashes(reader);
    const QJsonArray tiles = reader.array(Name("tiles"));
    if (tiles.size() > mostTiles) {
        reader.fault(Name("tiles"),
                     TileLayoutFile::tr("a stage holds at most %n tile(s)", nullptr, mostTiles));
        return {};
    }
    QList<Placement> placements;
    const JsonPath list = reader.at(Name("tiles"));
    for (qsizetype i = 0; i < tiles.size() && faults.none(); ++i)
        placements.append(readPlacement(tiles[i], JsonPath(list, i), faults));
    TileLayout layout = laidInOrder(std::move(placements));
    layout.tileHashes = std::move(hashes);
    return Layout(std::move(layout));
}

QByteArray textOf(const Placement& placement) {
    ObjectWriter members;
    members.add("q", placement.hex.q);
    members.add("r", placement.hex.r);
    members.add("tile", placement.side.toString());
    members.add("rotation", placement.turn.sixths());
    if (placement.variant > 0)
        members.add("variant", placement.variant);
    if (!placement.tokens.isEmpty()) {
        QByteArrayList tokens;
        for (const Token& token : placement.tokens)
            tokens.append(writerOf(token).inOneLine());
        members.add("tokens", '[' + tokens.join(", ") + ']');
    }
    if (!placement.note.isEmpty())
        members.add("note", placement.note);
    members.add(placement.unknown);
    return members.inOneLine();
}

/// One a line, as they were laid if that counts; else sorted by place and, where tiles share a hex,
/// by their text.
QByteArray textOf(const TileLayout& layout) {
    const auto& placements = layout.placements();
    std::vector<std::pair<Hex, QByteArray>> lines;
    lines.reserve(static_cast<std::size_t>(placements.size()));
    for (const Placement& placement : layout.orderCounts ? layout.inLayingOrder() : placements)
        lines.emplace_back(placement.hex, textOf(placement));
    if (!layout.orderCounts)
        std::sort(lines.begin(), lines.end());
    QByteArrayList tiles;
    for (const auto& [hex, line] : lines)
        tiles.append(line);
    return listInLines(tiles);
}

} // namespace

const LayoutKind& TileLayout::kind() {
    static constexpr LayoutKind hexTiles{Name("hextiles"), Name("tiles"), true, readTiles};
    return hexTiles;
}

void TileLayout::write(ObjectWriter& members) const {
    addTileHashes(members, tileHashes);
    members.add("tiles", textOf(*this));
}

Expected<void> TileLayout::fitsAFile() const {
    qsizetype tokens = 0;
    for (const Placement& placement : placements_)
        tokens += placement.tokens.size();
    if (tokens <= mostTokens)
        return {};
    return tl::unexpected(
        Fault{TileLayoutFile::tr("the stage has more than %1 tokens").arg(mostTokens),
              {},
              TileLayoutFile::tr("Take some of them away"),
              {}});
}

} // namespace stagewright
